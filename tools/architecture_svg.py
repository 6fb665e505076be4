#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Writes docs/architecture.svg, the picture of the layers in README.md, from src/layers.txt.

  architecture_svg.py [--check]

The line above a layer in src/layers.txt says what it holds. The picture has a background of its own, so that it is
legible on light and dark pages. --check writes nothing and fails where the file is not what would be written.
"""
import argparse
import html
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
LAYERS = ROOT / "src" / "layers.txt"
PICTURE = ROOT / "docs" / "architecture.svg"

WIDTH, MARGIN, GAP, ROW = 920, 24, 8, 34
SIDE = 290  # Width of the boxes beside the layers.
INK, PALE, LINE, PAPER = "#1f2933", "#52606d", "#9aa5b1", "#ffffff"
CALLER, HEADER, LAYER, OTHER = "#e3f2e1", "#fdf0d5", "#e1ecf7", "#f0f2f4"

CALLERS = (("C and C++ programs", "link libtenon.so"),
           ("the shell", "cli/: the command tenon"),
           ("Python", "python/: the package tenon"))
FOREIGN = ("built for PyTorch, unmodified", "operator extensions (.so)", "compiled models (.pt2)")
# Boxes on the right, each beside the layer that opens what is in it.
BESIDE = (("loader", "stubs/", "stand-ins for libtorch"),
          ("abi", "cxx/", "catches C++ exceptions"),
          ("kernels", "plugins/", "oneDNN, where it is faster"))


def read_layers(text):
    """(name, what it holds), lowest first."""
    pairs = re.findall(r"^# (.*)\n([a-z]\w*)$", text, flags=re.M)
    if [name for _, name in pairs] != re.findall(r"^[a-z]\w*$", text, flags=re.M):
        sys.exit("src/layers.txt: a layer has no line above it that says what it holds")
    return [(name, holds) for holds, name in pairs]


def text(x, y, words, size=13, fill=INK, weight="normal", family="sans-serif", anchor="start"):
    return (f'<text x="{x}" y="{y}" font-family="{family}" font-size="{size}" font-weight="{weight}" fill="{fill}" '
            f'text-anchor="{anchor}">{html.escape(words)}</text>')


def box(x, y, width, height, fill):
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="5" fill="{fill}" stroke="{LINE}"/>'


def titled(x, y, width, height, fill, title, below):
    """A box with lines in its middle, the first of them bold."""
    middle = x + width // 2
    top = y + (height - 17 * len(below)) // 2 + 4
    return [box(x, y, width, height, fill), text(middle, top, title, weight="bold", anchor="middle"),
            *(text(middle, top + 17 * (i + 1), line, 12, PALE, anchor="middle") for i, line in enumerate(below))]


def row(x, y, width, fill, title, indent, words):
    """A box with its title on the left and what it holds beside it."""
    return [box(x, y, width, ROW, fill), text(x + 14, y + 22, title, weight="bold", family="monospace"), text(x + indent, y + 22, words)]


def arrow(x, top, bottom):
    return (f'<path d="M{x} {top}V{bottom - 6}" stroke="{PALE}" stroke-width="1.5"/>'
            f'<path d="M{x - 4} {bottom - 7}h8l-4 7z" fill="{PALE}"/>')


def draw(layers):
    left = WIDTH - 2 * MARGIN - SIDE - GAP  # Width of the boxes on the left.
    right = MARGIN + left + GAP
    each = (left - 2 * GAP) // 3
    parts = []
    for i, (title, below) in enumerate(CALLERS):
        x = MARGIN + i * (each + GAP)
        parts += [*titled(x, MARGIN, each, 58, CALLER, title, [below]), arrow(x + each // 2, MARGIN + 58, MARGIN + 84)]
    parts += [*titled(right, MARGIN, SIDE, 58, CALLER, FOREIGN[0], FOREIGN[1:]), arrow(right + SIDE // 2, MARGIN + 58, MARGIN + 84)]
    y = MARGIN + 84
    parts += titled(MARGIN, y, left, 44, HEADER, "include/tenon", ["Tenon's own API, in C"])
    parts += titled(right, y, SIDE, 44, HEADER, "include/torch", ["PyTorch's stable ABI and headers"])
    y += 44 + 3 * GAP
    parts.append(text(MARGIN, y + 4, "libtenon.so: a layer uses those below it", 12, PALE))
    y += 2 * GAP
    beside = {layer: (title, holds) for layer, title, holds in BESIDE}
    for name, holds in reversed(layers):
        parts += row(MARGIN, y, left, LAYER, f"src/{name}", 150, holds)
        if name in beside:
            title, holds = beside.pop(name)
            parts += row(right, y, SIDE, OTHER, title, 92, holds)
        y += ROW + GAP // 2
    if beside:
        sys.exit(f"src/layers.txt: no layer {', '.join(beside)}")
    height = y + MARGIN - GAP // 2
    head = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" role="img">',
            "<title>The layers of Tenon</title>",
            f'<rect width="{WIDTH}" height="{height}" rx="8" fill="{PAPER}"/>']
    return "\n".join([*head, *parts, "</svg>"]) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    picture = draw(read_layers(LAYERS.read_text(encoding="utf-8")))
    if not check:
        PICTURE.write_text(picture, encoding="utf-8")
    elif not PICTURE.exists() or PICTURE.read_text(encoding="utf-8") != picture:
        sys.exit("docs/architecture.svg is not what src/layers.txt says: run ./dev regen")
    return 0


if __name__ == "__main__":
    sys.exit(main())
