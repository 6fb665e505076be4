#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Which assertions of src/ the tests have evaluated: `assertions.py LOG`.

LOG is what programs wrote that were built with TENON_ASSERT and ran with TENON_ASSERT_LOG: a line "file:line" for each
assertion that a process evaluated. Those that none did are listed, and the exit status is 1.
"""
import pathlib
import re
import sys

from sources import without_comments


def assertions_of(original):
    """(first line, last line, claim) of each TNI_ASSERT in a source, but for the macro itself."""
    text = without_comments(original)
    for found in re.finditer(r"(?<!define )\bTNI_ASSERT\(", text):
        depth, at = 1, found.end()
        while depth:
            depth += {"(": 1, ")": -1}.get(text[at], 0)
            at += 1
        first = text.count("\n", 0, found.start()) + 1
        yield first, text.count("\n", 0, at) + 1, " ".join(text[found.end():at - 1].split())


def core_sources(root):
    """The sources of src/, with their names below the root."""
    for path in sorted(path for path in (root / "src").rglob("*") if path.suffix in (".c", ".h", ".inc")):
        yield path.relative_to(root).as_posix(), path


def assertions(root):
    """(file, first line, last line, claim) of each TNI_ASSERT in src/."""
    for name, path in core_sources(root):
        for first, last, claim in assertions_of(path.read_text()):
            yield name, first, last, claim


def evaluated(log):
    """The lines of the log, by file; paths end in the file's name below the root."""
    lines = {}
    for entry in set(pathlib.Path(log).read_text().split("\n")):
        path, _, line = entry.rpartition(":")
        found = re.search(r"(?:^|/)(src/.*)$", path)
        if found and line.isdigit():
            lines.setdefault(found.group(1), set()).add(int(line))
    return lines


def report(root, log):
    """Prints what no test evaluates; 1 if there is anything."""
    lines = evaluated(log)
    count = problems = 0
    for name, first, last, claim in assertions(root):
        count += 1
        if not any(first <= line <= last for line in lines.get(name, ())):
            print(f"{name}:{first}: no test evaluates: {claim}")
            problems += 1
    print(f"{count} assertions in src/, {problems} problems")
    return 1 if problems or count == 0 else 0


if __name__ == "__main__":
    sys.exit(report(pathlib.Path(__file__).resolve().parent.parent, sys.argv[1]))
