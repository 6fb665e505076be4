# SPDX-License-Identifier: BSD-3-Clause
"""The rows of docs/differences.md that can be run: a situation, a call, and what each host gives.

In a table with the columns situation, call, PyTorch, Tenon, why, the call is an expression in which `t` is either
package. Its answer is how Python writes the result, on one line and with `t.` before names of the package, or the
class of the exception, or `crash`; a cell with words instead stands for what nobody can promise. The cell "why" may say
`2.15 agrees`, ``2.15 gives `X` `` or ``2.15 gives `X`, Tenon as 2.15 `Y` ``, and the same of `the CUDA build`: what holds there
instead (`Row.expected`).
"""
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
DOCUMENT = ROOT / "docs/differences.md"
HEAD = ["situation", "call", "PyTorch", "Tenon", "why"]
# A pipe within a cell is written \\|.
CELL = re.compile(r"(?<!\\)\|")
PROGRAM = """
import sys, warnings
warnings.simplefilter("ignore")
import {name} as t
for line in sys.stdin.read().splitlines():
    try:
        answer = repr(eval(line))
    except Exception as error:
        answer = type(error).__name__
    print(" ".join(answer.replace("{name}.", "t.").split()), flush=True)
"""


ELSEWHERE = re.compile(r"(?P<where>2\.15|the CUDA build) (?:agrees|gives `(?P<theirs>[^`]*)`(?:, Tenon as 2\.15 `(?P<ours>[^`]*)`)?)(?=;|$)")


class Row:
    """One row: `pytorch` and `tenon` are answers, or None where the cell has words."""

    def __init__(self, number, cells):
        self.number, self.situation, self.call = number, cells[0], quoted(cells[1])
        self.pytorch, self.tenon = quoted(cells[2]), quoted(cells[3])
        self.elsewhere = {found["where"]: found for found in ELSEWHERE.finditer(cells[4])}

    def expected(self, where):
        """What PyTorch gives, what Tenon gives, and whether both are equal, in a PyTorch of which `where` says what holds:
        "2.15" for that release and later ones, "the CUDA build"."""
        for name in where & self.elsewhere.keys():
            found = self.elsewhere[name]
            if found["theirs"] is None:
                return self.tenon, self.tenon, True
            return found["theirs"].replace("\\|", "|"), (found["ours"] or self.tenon or "").replace("\\|", "|") or None, False
        return self.pytorch, self.tenon, False


def quoted(cell):
    found = re.fullmatch(r"`(.*)`", cell)
    return found[1].replace("\\|", "|") if found else None


def cells_of(line):
    return [cell.strip() for cell in CELL.split(line.strip())[1:-1]]


def rows():
    """The rows that have a call, in their order."""
    found, is_inside = [], False
    for number, line in enumerate(DOCUMENT.read_text(encoding="utf-8").splitlines(), 1):
        cells = cells_of(line) if line.startswith("|") else []
        is_inside = cells == HEAD or is_inside and bool(cells)
        if is_inside and len(cells) == len(HEAD) and cells != HEAD and not set(cells[0]) <= set("-: "):
            found.append(Row(number, cells))
    return found


NAMED = re.compile(r"\b((?:test|run|fuzz|fault)_\w+\.(?:py|cc|cpp|c|sh))(?:: (\w+))?")
TEST_HEADS = (HEAD, ["situation", "test", "PyTorch", "Tenon", "why"])


def is_rule_or_head(cells):
    return cells in TEST_HEADS or set("".join(cells)) <= set("-: ")


def tests():
    """The tests that the document names: line, path in the tree, None where there is none, and function: None where the file has
    none of that name. In tables of calls a file may stand alone (""). A row with neither a test nor a call has a path of None."""
    head = []
    for number, line in enumerate(DOCUMENT.read_text(encoding="utf-8").splitlines(), 1):
        cells = cells_of(line) if line.startswith("|") else []
        head = cells if cells and not head else head if cells else []
        named = NAMED.findall(line)
        for file, function in named:
            path = next((path for folder in ("tests", "codegen") for path in sorted(ROOT.glob(f"{folder}/**/{file}"))), None)
            text = path.read_text(encoding="utf-8") if path else ""
            defined = rf"def {function}\(" if file.endswith(".py") else rf"\b{function}\(void \*\*"
            is_there = re.search(defined, text) if function else head == HEAD
            yield number, path and path.relative_to(ROOT), function if is_there else None
        if cells and not is_rule_or_head(cells) and not named and (head != HEAD or quoted(cells[1]) is None):
            yield number, None, None


def wrong_tests():
    """What is wrong with them, a line each."""
    for number, path, function in tests():
        if path is None:
            yield f"docs/differences.md:{number}: there is no such test, or none is named"
        elif function is None:
            yield f"docs/differences.md:{number}: {path} has no function of that name, or none is named"


def answers(name, calls, paths=()):
    """What the package `name` gives for each call; after a crash the rest is asked of a new process."""
    words = {**os.environ, "OMP_NUM_THREADS": "1", "PYTHONPATH": os.pathsep.join([*map(str, paths), os.environ.get("PYTHONPATH", "")])}
    got = []
    while len(got) < len(calls):
        run = subprocess.run([sys.executable, "-c", PROGRAM.format(name=name)], input="\n".join(calls[len(got):]), env=words,
                             check=False, text=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=300)
        got += run.stdout.splitlines()
        if run.returncode < 0:
            got.append("crash")
        elif len(got) < len(calls):
            raise RuntimeError(f"{name} stopped after {len(got)} of {len(calls)} calls")
    return got
