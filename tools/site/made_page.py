# SPDX-License-Identifier: BSD-3-Clause
"""Pages that are made from data, and the HTML that they share: tables, code, links and bars."""
import collections.abc
import dataclasses
import functools
import html
import posixpath
import re

import pygments
import pygments.formatters
import pygments.lexers

esc = html.escape


@dataclasses.dataclass
class MadePage:
    """A page of the site that is no file of the tree."""

    name: str  # Where it lies, without `.html`.
    title: str
    body: collections.abc.Callable  # Of a Links: its HTML, below the title.
    words: str = ""  # What the search finds it by, beside its title.
    sections: list = dataclasses.field(default_factory=list)  # (anchor, text) of its headings.
    names: list = dataclasses.field(default_factory=list)  # (name, kind, anchor) of what it defines.


class Links:
    """Where names lead, seen from one page."""

    def __init__(self, page, places):
        self.page = page
        self.places = places

    def to(self, page, anchor=""):
        """The relative address of a page."""
        path = posixpath.relpath(f"{page}.html", posixpath.dirname(self.page) or ".")
        return f"{path}#{anchor}" if anchor else path

    def find(self, name):
        """The address of what a page defines by this name; None if none does, or this is its place."""
        place = self.places.get(name)
        return None if place is None or place == (self.page, "") else self.to(*place)

    def code(self, text, shown=None):
        """A name as code, which leads to what it names if there is such a page."""
        address = self.find(text)
        inner = f"<code>{esc(shown or text)}</code>"
        return f'<a href="{esc(address)}">{inner}</a>' if address else inner

    def prose(self, text):
        """Escaped text in which each known C name is a link, and what stands in backticks is code."""
        parts = re.split(r"(`[^`\n]+`|\b(?:tn|TN|aoti|torch|AOTI)_\w+(?:\(\))?)", text)
        return "".join(self.word(part) if at % 2 else esc(part) for at, part in enumerate(parts))

    def word(self, part):
        bare = part.strip("`")
        if part.startswith("`") or self.find(bare.removesuffix("()")):
            return self.code(bare.removesuffix("()"), bare)
        return esc(part)


def table(heads, rows, classes=""):
    """A table that scrolls by itself where the page is narrow; cells are HTML."""
    head = "".join(f"<th>{cell}</th>" for cell in heads)
    lines = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>\n" for row in rows)
    return f'<div class="wide"><table class="{classes}"><thead><tr>{head}</tr></thead><tbody>\n{lines}</tbody></table></div>\n'


FORMATTER = pygments.formatters.HtmlFormatter(nowrap=True)
lexer_of = functools.cache(pygments.lexers.get_lexer_by_name)


def block(text, language=""):
    """Lines of code, coloured where Pygments knows the language."""
    if language:
        return f'<div class="highlight"><pre>{pygments.highlight(text, lexer_of(language), FORMATTER).strip(chr(10))}</pre></div>\n'
    return f'<div class="highlight"><pre>{esc(text)}</pre></div>\n'


def heading(text, anchor, level=2):
    return f'<h{level} id="{esc(anchor)}">{esc(text)}<a class="headerlink" href="#{esc(anchor)}" title="Link to this heading">¶</a></h{level}>\n'


def ratio_bar(ratio, largest=2.0):
    """Tenon's time in PyTorch's as a bar, with a mark where both are equal."""
    width, height = 160, 12
    length = min(ratio, largest) / largest * width
    mark = width / largest
    kind = "faster" if ratio <= 1.05 else "slower"
    return (f'<svg class="bar" viewBox="0 0 {width} {height}" width="{width}" height="{height}" aria-hidden="true">'
            f'<rect class="track" width="{width}" height="{height}"/><rect class="{kind}" width="{length:.1f}" height="{height}"/>'
            f'<path class="mark" d="M{mark:.1f} 0V{height}"/></svg>')


def anchor_of(text):
    """An anchor that browsers take as it is."""
    return re.sub(r"[^\w.:-]+", "-", text).strip("-")
