# SPDX-License-Identifier: BSD-3-Clause
"""What notebooks show and what is saved as a picture has in common: the style sheet (cli/pages.css), and words for sizes and times."""
import functools
import re

from tenon import _C


@functools.cache
def style():
    """The style sheet as an element, without its comments."""
    return f"<style>{re.sub(r'/[*].*?[*]/|^ +', '', _C.style_sheet(), flags=re.S | re.M).strip()}</style>"


def fragment(body):
    """HTML that brings its style."""
    return f'<div class="tenon">{style()}{body}</div>'


def words_of_bytes(count):
    """10 bytes, 1.5 kB, 20 MB."""
    if count < 1000:
        return f"{count} B"
    number, unit = next((count / size, name) for size, name in ((1e9, "GB"), (1e6, "MB"), (1e3, "kB")) if count >= size)
    return f"{number:.3g} {unit}" if number < 1000 else f"{number:.0f} {unit}"


def words_of_time(nanoseconds):
    """Three digits, as the command writes times: 85 ns, 12.3 µs, 1.24 ms, 87.0 s."""
    number, unit = next(((nanoseconds / size, name) for size, name in ((1e9, "s"), (1e6, "ms"), (1e3, "µs")) if nanoseconds >= 0.9995 * size), (nanoseconds, "ns"))
    return f"{number:.0f} {unit}" if unit == "ns" else f"{number:.{2 if number < 9.995 else 1 if number < 99.95 else 0}f} {unit}"
