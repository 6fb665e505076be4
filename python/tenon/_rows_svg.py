# SPDX-License-Identifier: BSD-3-Clause
"""Graphs as SVG: a row for each node, those that are used above or below those that use them, and lines beside the rows; and in pages in
groups that fold.

Boxes bring their own paper, and lines are grey, so that a drawing is legible on light and dark pages."""
import html
import itertools
from typing import NamedTuple

from tenon._pages import style, words_of_bytes, words_of_time

_HEIGHT, _WIDTH, _LETTER = 22, 14, 6.7
OPEN = ' open="open"'
WHOLE = 40  # Nodes at most of a picture that does not fold


class Row(NamedTuple):
    """A node of a drawing."""

    label: str
    about: str = ""     # Behind the label, paler: shapes.
    said: str = ""      # Where the mouse is on it.
    kind: str = ""      # "leaf", "lacking"
    scope: str = ""     # What it is in: "layers.0"
    bytes: int = 0      # Of what it gives or keeps; 0: unknown.
    time: float = None  # Nanoseconds, where somebody has measured.

    def words(self):
        """What stands behind the label."""
        return "  ".join(part for part in (self.about, words_of_bytes(self.bytes) if self.bytes else "", "" if self.time is None else words_of_time(self.time)) if part)


def _lanes(edges):
    """(start, end, lane) of each edge beyond the next row, and how many lanes there are: one is used again once its edge has ended."""
    lanes, free = [], []
    for start, end in sorted(edge for edge in edges if edge[1] - edge[0] > 1):
        lane = next((lane for lane, until in enumerate(free) if until <= start), len(free))
        free[lane:lane + 1] = [end]
        lanes.append((start, end, lane))
    return lanes, len(free)


def _box(row, x, y, longest):
    """A node: its box, behind its words a bar as long as its part of the longest time, and its words."""
    words = row.words()
    letters = len(row.label) + (len(words) + 2 if words else 0)
    width = _LETTER * letters + 12
    parts = [f'<g class="node{" " * bool(row.kind)}{row.kind}"><title>{html.escape(row.said or row.label)}</title><rect x="{x}" y="{y}" width="{width:.0f}" height="17" rx="3"/>']
    if row.time and longest:
        parts.append(f'<rect class="time" x="{x}" y="{y + 14}" width="{width * row.time / longest:.1f}" height="3"/>')
    parts.append(f'<text x="{x + 6}" y="{y + 12}">{html.escape(row.label)}')
    parts.append(f'<tspan class="about">  {html.escape(words)}</tspan></text></g>' if words else "</text></g>")
    return "".join(parts), width


def _longest(rows):
    return max((row.time or 0 for row in rows), default=0)


def draw(rows, edges, *, longest=None):
    """The drawing of rows and of edges (row, later row). One that stands alone brings its style; others share the longest time."""
    is_alone = longest is None
    lanes, count = _lanes(edges)
    left = _WIDTH * (count + 1)
    longest = _longest(rows) if is_alone else longest
    parts, widest = [], 0
    for start, end, lane in lanes:
        x, y, z = left - _WIDTH * (lane + 1), _HEIGHT * start + 15, _HEIGHT * end + 11
        parts.append(f'<path class="wire" d="M{left} {y}H{x}V{z}H{left}"/>')
    for start, end in edges:
        if end - start == 1:
            parts.append(f'<path class="wire" d="M{left + 10} {_HEIGHT * start + 21}V{_HEIGHT * end + 4}"/>')
    for at, row in enumerate(rows):
        box, width = _box(row, left, _HEIGHT * at + 4, longest)
        parts.append(box)
        widest = max(widest, width)
    kind = "tenon graph" if is_alone else "graph"
    return (f'<svg xmlns="http://www.w3.org/2000/svg" class="{kind}" width="{left + widest + 4:.0f}" height="{_HEIGHT * len(rows) + 6}">'
            f'{style() if is_alone else ""}{"".join(parts)}</svg>')


# ---- in groups ----

def _counted(rows):
    """What the head of a group tells of it."""
    size, time = sum(row.bytes for row in rows), sum(row.time or 0 for row in rows)
    parts = [f"{len(rows)} node{'s' * (len(rows) != 1)}"]
    parts += [words_of_bytes(size)] if size else []
    parts += [words_of_time(time)] if any(row.time is not None for row in rows) else []
    return ", ".join(parts)


def _picture(rows, edges, first, longest):
    """The drawing of rows that follow each other, with the lines between them."""
    inner = [(a - first, b - first) for a, b in edges if first <= a and b < first + len(rows)]
    return f'<div class="wide">{draw(rows, inner, longest=longest)}</div>'


def _group(rows, edges, first, depth, longest):
    """The HTML of rows that follow each other, whose scopes have the same first `depth` names: of many, those of a deeper scope fold."""
    if len(rows) <= WHOLE:
        return _picture(rows, edges, first, longest)
    parts, at = [], 0

    def name(row):
        return tuple(row.scope.split("."))[:depth + 1] if row.scope else ()
    for scope, run in itertools.groupby(rows, name):
        run = list(run)
        start = first + at
        at += len(run)
        if len(scope) > depth:
            body = _group(run, edges, start, depth + 1, longest)
            parts.append(f'<details><summary><code>{html.escape(".".join(scope))}</code> <span class="pale">{_counted(run)}</span></summary>{body}</details>')
        else:
            parts.append(_picture(run, edges, start, longest))
    return "".join(parts)


def fold(rows, edges, title):
    """Part of a page, without its style: the drawing, of many nodes by scope, in groups that fold. Lines lead from node to node of the same picture."""
    return f'<details{OPEN}><summary>{html.escape(title)} <span class="pale">{_counted(rows)}</span></summary>{_group(rows, edges, 0, 0, _longest(rows))}</details>'
