#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Plants the faults that a table has for the assertions of src/, and sees a test end with each assertion's message.

  plant_faults.py                 plants the faults one by one in a copy of the tree, and runs a test on each
  plant_faults.py --only PATTERN  only the entries whose head the regular expression is found in: "src/base", "pool.c share_batch"
  plant_faults.py --check-table   builds nothing: each assertion has an entry, and each entry an assertion, a text to replace and a
                                  test; the other forms that plant see to that, too
  plant_faults.py --list          prints the heads of the entries, with the test or the reason of each

tests/assertions/planted_faults.txt has an entry for each assertion. The head is its file, its function and its claim; of two that
are alike, the second's ends in " #2". Below it is either the fault or the reason why there is none:

  src/base/names.c put: index < (block->mask + 1) / 2
      - if (!block || table->count >= (block->mask + 1) / 2) {
      + if (!block) {
      in tni_table_insert
      test_names

The text after "-" is replaced by that after "+"; either may have several lines, and "+" may be missing. The text must occur once
in the function that "in" names, which may follow its file ("in src/base/pool.c take_batch"); without "in" it is the function of
the assertion, and "in FILE" alone means all of a file. How its words are spaced and broken into lines does not count. The last
line names a test of ctest, which is called like its program and its source.

  src/base/text.c is_one: a == 1
      argued: unreachable by one edit: the line before returns for all other values

The copy is build/faults/tree, its build build/faults/out; both are used again.
"""
import argparse
import collections
import functools
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import time

from assertions import assertions_of, core_sources
from sources import functions

ROOT = pathlib.Path(__file__).resolve().parent.parent
TABLE = "tests/assertions/planted_faults.txt"
TEST_SECONDS = 300


class Stale(Exception):
    """An entry that does not fit the tree."""


# ---- assertions of a source ----

def heads_of(name, text):
    """(first line, last line, head) of each assertion of a source; of two that are alike, the second's head ends in " #2"."""
    before = collections.Counter()
    spans = [(text.count("\n", 0, start) + 1, text.count("\n", 0, end) + 1, function) for function, start, _, end in functions(text)]
    for first, last, claim in assertions_of(text):
        function = next((function for begin, end, function in spans if begin <= first <= end), "?")
        head = f"{name} {function}: {claim}"
        before[head] += 1
        yield first, last, head if before[head] == 1 else f"{head} #{before[head]}"


def all_heads(root):
    return [head for name, path in core_sources(root) for _, _, head in heads_of(name, path.read_text())]


# ---- the table ----

class Entry:
    """What is done about one assertion."""

    def __init__(self, line, head):
        self.line = line
        self.head = head
        self.reason = ""            # why nothing is planted
        self.was = self.becomes = ""
        self.where = ""             # what follows "in"
        self.test = ""

    def add(self, text):
        if text.startswith("argued: "):
            self.reason = text[len("argued: "):]
        elif text == "-" or text.startswith("- "):
            self.was += text[2:] + "\n"
        elif text == "+" or text.startswith("+ "):
            self.becomes += text[2:] + "\n"
        elif text.startswith("in "):
            self.where = text[len("in "):]
        elif self.reason:
            self.reason += " " + text
        else:
            self.test = text

    def file(self):
        """The file that the fault is planted in."""
        first = self.where.split(" ")[0]
        return first if "/" in first else self.head.split(" ")[0]

    def function(self):
        """The function that it is planted in; "" for anywhere in the file."""
        if not self.where:
            return self.head.split(" ")[1].rstrip(":")
        last = self.where.split(" ")[-1]
        return "" if "/" in last else last

    def planted(self, text):
        """The file's text with the fault in it."""
        start, end = 0, len(text)
        if self.function():
            spans = [(start, end) for name, start, _, end in functions(text) if name == self.function()]
            if len(spans) != 1:
                raise Stale(f"{len(spans)} functions {self.function()} in {self.file()}")
            start, end = spans[0]
        pattern = r"\s+".join(re.escape(word) for word in self.was.split())
        found = list(re.finditer(pattern, text[start:end]))
        if len(found) != 1:
            raise Stale(f"occurs {len(found)} times in {self.file()} {self.function()}".rstrip() + f": {' '.join(self.was.split())}")
        at = found[0]
        return text[:start + at.start()] + self.becomes.rstrip("\n") + text[start + at.end():]


def read_table(text):
    entries = []
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip() or line.startswith("#"):
            continue
        if not line.startswith(" "):
            entries.append(Entry(number, line.strip()))
        elif entries:
            entries[-1].add(line.strip())
    return entries


@functools.cache
def programs(root):
    """Names of the tests in C."""
    return {path.stem for path in (root / "tests").rglob("test_*.c")}


def problem_of(root, entry):
    """What is wrong with an entry, besides its head; "" if nothing is."""
    if entry.reason:
        return "both planted and argued" if entry.was or entry.test else ""
    if not entry.was or not entry.test:
        return "neither a fault with its test nor a reason"
    if entry.test not in programs(root):
        return f"there is no test {entry.test}"
    try:
        entry.planted((root / entry.file()).read_text())
    except (OSError, Stale) as why:
        return str(why)
    return ""


def check_table(root, entries):
    """Prints what is wrong with the table, and returns how much."""
    wanted = all_heads(root)
    had = [entry.head for entry in entries]
    problems = [f"{TABLE}: has no entry for: {head}" for head in wanted if head not in had]
    for entry in entries:
        wrong = "there is no such assertion" if entry.head not in wanted else ""
        if had.count(entry.head) > 1:
            wrong = "there are two entries"
        wrong = wrong or problem_of(root, entry)
        if wrong:
            problems.append(f"{TABLE}:{entry.line}: {entry.head}: {wrong}")
    for problem in problems:
        print(problem)
    return len(problems)


# ---- the copy and its build ----

def say(text):
    print(text, flush=True)


def copy_tree(root, copy):
    """Makes the copy equal to the tree, and leaves alone what is equal, so that it is not built again."""
    listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=root, check=True,
                            capture_output=True, text=True).stdout
    names = {name for name in listed.split("\0") if name and (root / name).is_file()}
    for old in [path for path in copy.rglob("*") if path.is_file() and path.relative_to(copy).as_posix() not in names]:
        old.unlink()
    for name in names:
        source, target = root / name, copy / name
        if not target.is_file() or target.read_bytes() != source.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, target)


class Build:
    """A debug build of the copy."""

    def __init__(self, root):
        self.tree = root / "build/faults/tree"
        self.out = root / "build/faults/out"
        self.tests = {}
        copy_tree(root, self.tree)

    def configure(self):
        options = ["-G", "Ninja", "-DCMAKE_BUILD_TYPE=Debug", "-DTENON_DEBUG_INFO=-g0"]
        if shutil.which("ccache"):
            options += ["-DCMAKE_C_COMPILER_LAUNCHER=ccache", "-DCMAKE_CXX_COMPILER_LAUNCHER=ccache"]
        run = subprocess.run(["cmake", "-S", self.tree, "-B", self.out, *options], capture_output=True, text=True, check=False)
        if run.returncode != 0:
            sys.exit(f"cmake failed:\n{run.stdout[-3000:]}{run.stderr[-3000:]}")

    def list_tests(self):
        """ctest knows the commands of the programs that are built."""
        shown = subprocess.run(["ctest", "--show-only=json-v1"], cwd=self.out, capture_output=True, text=True, check=True)
        self.tests = {test["name"]: test for test in json.loads(shown.stdout)["tests"]}

    def make(self, targets):
        """Builds tests, each of which is called like its program; what the compiler says if that fails, else ""."""
        run = subprocess.run(["ninja", "-C", self.out, *targets], capture_output=True, text=True, check=False)
        return "" if run.returncode == 0 else run.stdout[-3000:] + run.stderr[-1000:]

    def run_test(self, name):
        """(status, output) of a test; a negative status is the signal that ended it."""
        test = self.tests.get(name, {})
        if "command" not in test:
            raise Stale(f"there is no test {name}")
        settings = {each["name"]: each["value"] for each in test.get("properties", [])}
        environment = dict(os.environ, TENON_DEBUG="strict")
        environment.update(entry.split("=", 1) for entry in settings.get("ENVIRONMENT", []))
        try:
            run = subprocess.run(test["command"], cwd=settings.get("WORKING_DIRECTORY", self.out), env=environment, check=False,
                                 stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=TEST_SECONDS)
        except subprocess.TimeoutExpired as late:
            return 0, (late.stdout or b"").decode(errors="replace") + f"\nended after {TEST_SECONDS} s"
        return run.returncode, run.stdout.decode(errors="replace")


def told(tree, output):
    """The heads of the assertions that an output says are not true."""
    heads = []
    for name, line in re.findall(r"^\S*/(src/\S+?):(\d+): not true: ", output, re.MULTILINE):
        for first, last, head in heads_of(name, (tree / name).read_text()):
            if first <= int(line) <= last:
                heads.append(head)
    return heads


def plant(build, entry):
    """Plants one fault, runs its test and takes the fault out; what is wrong, "" if the assertion fired."""
    path = build.tree / entry.file()
    original = path.read_text()
    path.write_text(entry.planted(original))
    try:
        unbuilt = build.make([entry.test])
        if unbuilt:
            return f"cannot be built:\n{unbuilt}"
        status, output = build.run_test(entry.test)
        heads = told(build.tree, output)
        if entry.head not in heads:
            return f"{entry.test} does not tell it: status {status}, told {heads}\n{output[-700:]}"
        return "" if status == -signal.SIGABRT else f"{entry.test} tells it and ends with status {status}"
    finally:
        path.write_text(original)


def plant_all(root, entries):
    """Plants the faults one after another, those in one file together; the number that went wrong."""
    build = Build(root)
    say("building the copy without a fault")
    build.configure()
    wrong = build.make(sorted({entry.test for entry in entries}))
    if wrong:
        sys.exit(f"the copy cannot be built:\n{wrong}")
    build.list_tests()
    problems = 0
    for number, entry in enumerate(sorted(entries, key=lambda entry: (entry.file(), entry.test)), 1):
        start = time.monotonic()
        try:
            wrong = plant(build, entry)
        except Stale as why:
            wrong = str(why)
        problems += wrong != ""
        say(f"[{number}/{len(entries)}] {'FAIL' if wrong else 'ok  '} {time.monotonic() - start:5.1f} s  {entry.head}")
        if wrong:
            say("    " + wrong.replace("\n", "\n    "))
    return problems


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", metavar="PATTERN", default="", help="entries whose head matches the regular expression")
    parser.add_argument("--check-table", action="store_true", help="build nothing")
    parser.add_argument("--list", action="store_true", help="print the entries")
    options = parser.parse_args()
    table = ROOT / TABLE
    entries = read_table(table.read_text())
    chosen = [entry for entry in entries if re.search(options.only, entry.head)]
    if not chosen:
        parser.error(f"no entry of {TABLE} matches {options.only!r}")
    if options.list:
        for entry in chosen:
            print(f"{entry.head}: {'argued: ' + entry.reason if entry.reason else entry.test}")
        return 0
    problems = check_table(ROOT, entries)
    count = len(all_heads(ROOT))
    planted = [entry for entry in chosen if not entry.reason]
    argued = len(chosen) - len(planted)
    if options.check_table:
        print(f"{count} assertions: {len(planted)} with a planted fault, {argued} argued, {problems} problems")
        return 1 if problems or count == 0 else 0
    failed = plant_all(ROOT, [entry for entry in planted if not problem_of(ROOT, entry)])
    problems += failed
    print(f"{count} assertions: {len(planted) - failed} seen to fire, {argued} argued, {problems} problems")
    return 1 if problems or count == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
