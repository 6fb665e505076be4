# SPDX-License-Identifier: BSD-3-Clause
"""Graphs as SVG: a row for each node, those that are used above or below those that use them, and lines beside the rows.

Boxes bring their own paper, and lines are grey, so that a drawing is legible on light and dark pages."""
import html

_HEIGHT, _WIDTH, _LETTER = 22, 14, 7


def _lanes(edges):
    """(start, end, lane) of each edge beyond the next row, and how many lanes there are: one is used again once its edge has ended."""
    lanes, free = [], []
    for start, end in sorted(edge for edge in edges if edge[1] - edge[0] > 1):
        lane = next((lane for lane, until in enumerate(free) if until <= start), len(free))
        free[lane:lane + 1] = [end]
        lanes.append((start, end, lane))
    return lanes, len(free)


def draw(rows, edges):
    """The drawing of rows (label, what is said of it, colour) and of edges (row, later row)."""
    lanes, count = _lanes(edges)
    left = _WIDTH * (count + 1)
    width = left + _LETTER * max((len(label) for label, _, _ in rows), default=0) + 20
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{_HEIGHT * len(rows) + 10}" font-family="monospace" font-size="11">']
    for start, end, lane in lanes:
        x, y, z = left - _WIDTH * (lane + 1), _HEIGHT * start + 15, _HEIGHT * end + 11
        parts.append(f'<path d="M{left} {y}H{x}V{z}H{left}" fill="none" stroke="#8a9aab"/>')
    for start, end in edges:
        if end - start == 1:
            parts.append(f'<path d="M{left + 10} {_HEIGHT * start + 20}V{_HEIGHT * end + 5}" stroke="#8a9aab"/>')
    for row, (label, said, colour) in enumerate(rows):
        parts.append(f'<g><title>{html.escape(said or label)}</title><rect x="{left}" y="{_HEIGHT * row + 5}" width="{_LETTER * len(label) + 10}" '
                     f'height="15" fill="{colour}" stroke="#456"/><text x="{left + 5}" y="{_HEIGHT * row + 16}" fill="#123">{html.escape(label)}</text></g>')
    return "".join(parts) + "</svg>"
