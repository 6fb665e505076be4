#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Sums up which lines and branches of src/ the tests ran, by gcov, and compares that with docs/coverage.md.

  coverage.py                  prints the table of build/coverage, and fails if a folder of the core has fewer branches than its
                               floor, if a figure of the page is off by more than half a point, or if a file below its floor
                               has no reason on the page
  coverage.py --write          writes the tables of the page anew; the reasons on it are kept
  coverage.py --files          prints a line for each file as well
  coverage.py --left [PATH…]   lists the branches that no test took, a line of the source each
"""
import argparse
import collections
import itertools
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "coverage"
PAGE = ROOT / "docs" / "coverage.md"
CORE = ("base", "tensor", "schema", "dispatch", "library", "loader", "abi", "model")
FOLDER_FLOOR = 90.0
FILE_FLOOR = 80.0
DRIFT = 0.5
BEGIN, END = "<!-- counted -->", "<!-- end -->"


class Count:
    """How many lines and branches there are, and how many of them ran."""

    def __init__(self):
        self.lines = self.run = self.branches = self.taken = 0

    def add(self, line):
        self.lines += 1
        self.run += line["count"] > 0
        self.branches += len(line["branches"])
        self.taken += sum(count > 0 for count in line["branches"])

    def percent_of_lines(self):
        return 100 * self.run / max(self.lines, 1)

    def percent_of_branches(self):
        return 100 * self.taken / max(self.branches, 1) if self.branches else 100.0


def of_object(path):
    """The functions' lines of what one object counted."""
    told = subprocess.run(["gcov", "--json-format", "--stdout", "--branch-probabilities", path], check=True,
                          capture_output=True, cwd=path.parent).stdout
    for file in json.loads(told)["files"]:
        source = (BUILD / file["file"]).resolve()
        if source.is_relative_to(ROOT / "src"):
            for line in file["lines"]:
                yield str(source.relative_to(ROOT)), line["line_number"], line.get("function_name"), line


def conditions(branches):
    """How often each way of a line's conditions was taken. A call through which C++ exceptions may pass has two ways for gcov,
    the second marked as a throw; they are the compiler's and not the source's, and do not count."""
    counts = []
    for branch in branches:
        if branch["throw"]:
            counts.pop()
        else:
            counts.append(branch["count"])
    return counts


def counted():
    """The lines of each file of src/, by path. A function of a header, or of a file that is compiled for several instruction
    sets, is in many objects and counts once: what one of them ran was run."""
    found = {}
    objects = sorted(BUILD.rglob("*.gcda"))
    if not objects:
        raise SystemExit(f"nothing was counted in {BUILD}: ./dev check coverage")
    for path in objects:
        for name, number, function, line in of_object(path):
            branches = conditions(line["branches"])
            old = found.setdefault((name, number, function), {"line_number": number, "count": 0, "branches": []})
            old["count"] += line["count"]
            old["branches"] = [a + b for a, b in itertools.zip_longest(old["branches"], branches, fillvalue=0)]
    files = collections.defaultdict(list)
    for (name, *_), line in sorted(found.items(), key=lambda item: (item[0][0], item[0][1], item[0][2] or "")):
        files[name].append(line)
    return files


def summed(files):
    """Counts by file and by folder."""
    by_file, by_folder = {}, collections.defaultdict(Count)
    for name, lines in sorted(files.items()):
        by_file[name] = Count()
        for line in lines:
            by_file[name].add(line)
            by_folder[name.split("/")[1]].add(line)
    return by_file, by_folder


def reasons(page):
    """What the page says of files below the floor: path to reason."""
    return dict(re.findall(r"^\| `(src/[^`]+[.](?:[ch]|inc))` \|[^|]*\| (\S.*?) \|$", page, re.M))


def layers():
    return [line for line in (ROOT / "src" / "layers.txt").read_text().split("\n") if re.match("[a-z]", line)]


def low_files(by_file):
    return {name: count for name, count in by_file.items()
            if name.split("/")[1] in CORE and count.percent_of_branches() < FILE_FLOOR}


def tables(by_file, by_folder, why):
    text = ["| folder | lines | of which run | branches | of which taken |", "|---|---:|---:|---:|---:|"]
    for folder in layers():
        count = by_folder[folder]
        text.append(f"| `src/{folder}` | {count.lines} | {count.percent_of_lines():.1f} % | {count.branches} | "
                    f"{count.percent_of_branches():.1f} % |")
    low = low_files(by_file)
    text.append("")
    if not low:
        text.append(f"No file of the core has fewer than {FILE_FLOOR:.0f} % of its branches taken.")
        return "\n".join(text)
    text += [f"| below {FILE_FLOOR:.0f} % of its branches | taken | why |", "|---|---:|---|"]
    for name, count in sorted(low.items()):
        text.append(f"| `{name}` | {count.percent_of_branches():.1f} % | {why.get(name, '')} |")
    return "\n".join(text)


def problems(page, by_file, by_folder):
    """What is wrong with the figures, or with the page about them."""
    why = reasons(page)
    for folder in CORE:
        if by_folder[folder].percent_of_branches() < FOLDER_FLOOR:
            yield f"src/{folder}: {by_folder[folder].percent_of_branches():.1f} % of branches, below {FOLDER_FLOOR:.0f} %"
    for name in low_files(by_file):
        if not why.get(name):
            yield f"{name}: below {FILE_FLOOR:.0f} % of branches without a reason in {PAGE.name}"
    told = {folder: tuple(map(float, rest)) for folder, *rest in re.findall(
        r"^\| `src/(\w+)` \| \d+ \| ([\d.]+) % \| \d+ \| ([\d.]+) % \|$", page, re.M)}
    for folder in layers():
        now = (by_folder[folder].percent_of_lines(), by_folder[folder].percent_of_branches())
        if folder not in told or any(abs(a - b) > DRIFT for a, b in zip(now, told[folder])):
            yield (f"src/{folder}: {now[0]:.1f} % of lines and {now[1]:.1f} % of branches, {PAGE.name} says otherwise "
                   "(python3 tools/coverage.py --write)")


def show_left(files, paths):
    """Prints each line with a branch not taken, or that did not run, with its text."""
    for name, lines in sorted(files.items()):
        if paths and not any(name.startswith(path) for path in paths):
            continue
        text = (ROOT / name).read_text().split("\n")
        for line in lines:
            missing = [str(i) for i, branch in enumerate(line["branches"]) if branch == 0]
            if missing or line["count"] == 0:
                number = line["line_number"]
                print(f"{name}:{number}: {len(missing)} of {len(line['branches'])} ({','.join(missing)}): "
                      f"{text[number - 1].strip()}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--files", action="store_true")
    parser.add_argument("--left", nargs="*", metavar="PATH")
    options = parser.parse_args()
    files = counted()
    if options.left is not None:
        show_left(files, options.left)
        return 0
    by_file, by_folder = summed(files)
    if options.files:
        for name, count in by_file.items():
            print(f"{count.percent_of_branches():5.1f} %  {count.branches - count.taken:5} of {count.branches:5}  {name}")
    page = PAGE.read_text()
    table = tables(by_file, by_folder, reasons(page))
    print(table)
    if options.write:
        page = re.sub(f"(?s){BEGIN}.*{END}", lambda _: f"{BEGIN}\n{table}\n{END}", page)
        PAGE.write_text(page)
    wrong = list(problems(page, by_file, by_folder))
    print("\n".join(wrong) or "as docs/coverage.md says")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
