# SPDX-License-Identifier: BSD-3-Clause
"""Findings that are known: differences that docs/differences.md defends, and faults that wait for their cure.

known_differences.toml has a table for each:

    [[difference]]                      # or [[expected]], a fault: it is counted by its name until it is mended
    row = "circular padding by …"       # of a difference: how its row of docs/differences.md begins
    name = "a result that is an input"  # of a fault
    kinds = ["value", "taken"]          # of the finding
    op = "aten::pad.*"                  # a regular expression for the whole name; left out, any
    pytorch = "not implemented for"     # to be found in what PyTorch said, and Tenon
    tenon = "…"
    has = ["meta", "float8"]            # of the call: see CONDITIONS
"""
import pathlib
import re
import tomllib

FILE = pathlib.Path(__file__).resolve().parent / "known_differences.toml"
DOCUMENT = FILE.parents[2] / "docs/differences.md"


def dtypes(request):
    return {row[0] for row in request["rows"]} | {each["dtype"] for each in [*request["args"], *request["kwargs"].values()]
                                                  if isinstance(each, dict) and "dtype" in each}


def has_dtype(words):
    return lambda request: any(re.match(words, dtype) for dtype in dtypes(request))


def is_written_input(request):
    """Whether two arguments share a storage."""
    storages = [row[4] for row in request["rows"]]
    named = re.findall(r"'t': (\d+)", str([request["args"], request["kwargs"]]))
    return len(set(storages)) < len(storages) or len(set(named)) < len(named)


def overlaps_itself(request):
    return any(size > 1 and stride == 0 for row in request["rows"] for size, stride in zip(row[1], row[2])) or any(
        1 + sum((size - 1) * stride for size, stride in zip(row[1], row[2])) < count(row[1]) for row in request["rows"])


def count(sizes):
    product = 1
    for size in sizes:
        product *= size
    return product


CONDITIONS = {
    "meta": lambda request: any("m" in "".join(row[5:]) for row in request["rows"]) or "'device': 'meta'" in str(request["kwargs"]),
    "mixed devices": lambda request: len({"m" in "".join(row[5:]) for row in request["rows"]}) > 1,
    "empty": lambda request: any(0 in row[1] for row in request["rows"]),
    "huge": lambda request: any(size >= 2**31 for row in request["rows"] for size in row[1]),
    "shared": is_written_input,
    "overlap": overlaps_itself,
    "mixed dtypes": lambda request: len({row[0] for row in request["rows"]}) > 1,
    "float8": has_dtype("float8"), "complex32": has_dtype("complex32"), "complex": has_dtype("complex"),
    "wide unsigned": has_dtype("uint(16|32|64)"), "half": has_dtype("b?float16"), "whole": has_dtype("u?int|bool"),
    "bool": has_dtype("bool"),
}


class Known:
    """One entry of the file."""

    def __init__(self, group, entry):
        self.group, self.name = group, entry.get("row") or entry["name"]
        self.kinds, self.has = set(entry["kinds"]), entry.get("has", ())
        self.op = re.compile(entry.get("op", ".*"))
        self.pytorch, self.tenon = re.compile(entry.get("pytorch", "")), re.compile(entry.get("tenon", ""))

    def explains(self, finding):
        return (finding.kind in self.kinds and self.op.fullmatch(finding.op) is not None
                and self.pytorch.search(finding.pytorch) is not None and self.tenon.search(finding.words) is not None
                and all(CONDITIONS[word](finding.request) for word in self.has))


class AllKnown:
    """The whole file, in its order: the first that explains a finding has it."""

    def __init__(self, path=FILE):
        with open(path, "rb") as file:
            entries = tomllib.load(file)
        self.entries = [Known(group, entry) for group in ("difference", "expected") for entry in entries.get(group, ())]

    def of(self, finding):
        return next((known for known in self.entries if known.explains(finding)), None)
