# SPDX-License-Identifier: BSD-3-Clause
"""Findings that are known: differences that docs/differences.md defends, and faults that wait for their cure.

known_differences.toml has a table for each:

    [[known]]
    row = "FFTs without elements"         # of a difference: how its row of docs/differences.md begins
    fault = "a result that is an input"   # or of a fault: the name by which it is counted until it is mended
    kinds = ["value", "taken"]            # of the finding
    since = "2.15"                        # the release of PyTorch that brought it; left out, all have it
    op = "fft_.*"                         # a regular expression for the whole name without aten::; left out, any
    pytorch = "not implemented for"       # to be found in what PyTorch said, and Tenon
    tenon = "too large"
    has = ["meta", "float8"]              # of the call: see CONDITIONS
    apart = ["right"]                     # of memory that is shared: see fuzz_apart.py
"""
import importlib.metadata
import itertools
import math
import pathlib
import re
import tomllib

import numpy as np

FILE = pathlib.Path(__file__).resolve().parent / "known_differences.toml"


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


def named_rows(request, value):
    """The rows of the tensors in an argument, a list or a dictionary of arguments."""
    return [request["rows"][int(number)] for number in re.findall(r"'t': (\d+)", str(value))]


def results_share(request):
    """Whether two of the tensors that are given by name, as results are, share a storage."""
    storages = [row[4] for row in named_rows(request, request["kwargs"])]
    return len(set(storages)) < len(storages)


def overlaps(row):
    return any(size > 1 and stride == 0 for size, stride in zip(row[1], row[2])) or (
        1 + sum((size - 1) * stride for size, stride in zip(row[1], row[2])) < count(row[1]))


def count(sizes):
    product = 1
    for size in sizes:
        product *= size
    return product


def is_dense(row):
    step = 1
    for size, stride in sorted(zip(row[1], row[2]), key=lambda pair: pair[1]):
        if size == 1:
            continue
        if stride != step:
            return False
        step *= size
    return True


def is_contiguous(row):
    step = 1
    for size, stride in zip(reversed(row[1]), reversed(row[2])):
        if size != 1 and stride != step:
            return False
        step *= size
    return True


def is_meta(row):
    return "m" in "".join(row[5:])


def has_extremes(request):
    """Whether a tensor has a number that is infinite, or next to overflow."""
    for row in request["rows"]:
        if not is_meta(row) and (row[0].startswith("float") or row[0] in ("bfloat16", "complex64", "complex128")):
            blob, size = request["blobs"][row[4]], {"bfloat16": 2, "float16": 2, "float64": 8, "complex128": 8}.get(row[0], 4)
            # The bits of the exponent that only the largest numbers have.
            if any(blob[at] & 0x7f >= 0x7b for at in range(size - 1, len(blob), size)):
                return True
    return False


def matrices(request):
    """The arguments that linear algebra computes with, as far as they are small."""
    for dtype, sizes, strides, offset, place, *bits in request["rows"]:
        if dtype in ("float32", "float64", "complex64", "complex128") and len(sizes) > 1 and "m" not in "".join(bits) and 0 < count(sizes) < 10000:
            blob, size = request["blobs"][place], np.dtype(dtype).itemsize
            numbers = np.frombuffer(blob, dtype, len(blob) // size)[offset:]
            found = np.lib.stride_tricks.as_strided(numbers, sizes, [stride * size for stride in strides])
            side = math.isqrt(found.size)
            if len(sizes) > 2 and side**2 == found.size:  # As tensorsolve takes it.
                yield found.reshape(side, side)
            for pair in itertools.combinations(range(len(sizes)), 2):  # A norm may name any two.
                yield np.moveaxis(found, pair, (-2, -1))


def has_singular(request):
    """Whether one of them, or the square that it begins with, is singular but for rounding."""
    whole = list(matrices(request))
    for each in whole + [each[..., :min(each.shape[-2:]), :min(each.shape[-2:])] for each in whole]:
        values = np.linalg.svd(each, compute_uv=False) if np.isfinite(each).all() else np.zeros(2)
        if (values[..., -1] <= 1e-5 * values[..., 0]).any():
            return True
    return False


def elements(request):
    """The numbers of each tensor that has data."""
    for dtype, sizes, strides, offset, place, *bits in request["rows"]:
        if re.fullmatch(r"u?int\d+|float(32|64)|complex(64|128)", dtype) and "m" not in "".join(bits):
            blob, size = request["blobs"][place], np.dtype(dtype).itemsize
            yield np.frombuffer(blob, dtype, len(blob) // size)


def has_far_element(request):
    return any((np.abs(each[np.isfinite(each)] * 1.0) >= 1e5).any() for each in elements(request))


def has_least_whole(request):
    """Whether a number has no absolute value in its dtype."""
    return any(each.dtype.kind == "i" and (each == np.iinfo(each.dtype).min).any() for each in elements(request))


def real_numbers(request):
    """The real numbers among the arguments; those that are not finite are spelt."""
    given = [*request["args"], *request["kwargs"].values()]
    return [each if isinstance(each, float) else float(each["f"]) for each in given
            if isinstance(each, float) or isinstance(each, dict) and set(each) == {"f"}]


CONDITIONS = {
    "far element": has_far_element, "least whole": has_least_whole,
    "extreme of segments": lambda request: not {"max", "min", "amax", "amin"}.isdisjoint(map(str, request["args"])),
    "lazy": lambda request: any(set("cn") & set("".join(row[5:])) for row in request["rows"]),
    "least number": lambda request: -2**63 in [*request["args"], *request["kwargs"].values()],
    "real number": lambda request: bool(real_numbers(request)),
    "far order": lambda request: any(isinstance(each, (int, float)) and each != 0 and not 1e-9 < abs(each) < 1e9 for each in
                                     [*request["args"], *request["kwargs"].values()]),
    "far number": lambda request: any(not 1e-9 < abs(each) < 1e9 for each in real_numbers(request)),
    "number below zero": lambda request: any(each < 0 for each in real_numbers(request)),
    "nan number": lambda request: "{'f': 'nan'}" in str([request["args"], request["kwargs"]]),
    "infinite number": lambda request: re.search(r"\{'f': '-?inf'\}", str([request["args"], request["kwargs"]])) is not None,
    "one wide": lambda request: any(row[1] and row[1][-1] == 1 for row in request["rows"]),
    "last dimension apart": lambda request: any(row[1] and row[1][-1] > 1 and row[2][-1] != 1 for row in request["rows"]),
    "size below 2": lambda request: any(size < 2 for row in request["rows"] for size in row[1]),
    "several sizes": lambda request: len({tuple(row[1]) for row in request["rows"]}) > 1,
    "singular": has_singular,
    "extreme": has_extremes,
    "meta only": lambda request: CONDITIONS["meta"](request) and all(map(is_meta, request["rows"])),
    "gaps": lambda request: not all(map(is_dense, request["rows"])),
    "at most one element": lambda request: any(count(row[1]) <= 1 for row in request["rows"]),
    "strides": lambda request: not all(map(is_contiguous, request["rows"])),
    "small": has_dtype("float8|complex32"), "unsigned": has_dtype("uint"),
    "meta": lambda request: any("m" in "".join(row[5:]) for row in request["rows"]) or "'device': 'meta'" in str(request["kwargs"]),
    "mixed devices": lambda request: len({"m" in "".join(row[5:]) for row in request["rows"]}) > 1,
    "empty": lambda request: any(0 in row[1] for row in request["rows"]),
    "huge": lambda request: any(size >= 2**31 for row in request["rows"] for size in row[1]),
    "shared": is_written_input,
    "overlap": lambda request: any(map(overlaps, request["rows"])),
    "self overlaps": lambda request: any(map(overlaps, named_rows(request, request["args"][:1]))),
    "result overlaps": lambda request: any(map(overlaps, named_rows(request, request["kwargs"]))),
    "results share": results_share,
    "scattered result": lambda request: any(len(row[1]) > 3 and not is_contiguous(row) for row in named_rows(request, request["kwargs"])),
    "mixed dtypes": lambda request: len({row[0] for row in request["rows"]}) > 1,
    "float8": has_dtype("float8"), "complex32": has_dtype("complex32"), "complex": has_dtype("complex"),
    "wide unsigned": has_dtype("uint(16|32|64)"), "half": has_dtype("b?float16"), "single": has_dtype("float32|b?float16"), "whole": has_dtype("u?int|bool"),
    "bool": has_dtype("bool"), "half asked": lambda request: "float16" in str(request["kwargs"]),
}


# The release of the PyTorch that runs: an entry with `since` is for that release and later ones.
RELEASE = tuple(map(int, importlib.metadata.version("torch").split(".")[:2]))


class Known:
    """One entry of the file."""

    def __init__(self, entry):
        self.group, self.name = ("difference", entry["row"]) if "row" in entry else ("expected", entry["fault"])
        self.kinds, self.has = set(entry["kinds"]), entry.get("has", ())
        self.since = tuple(map(int, entry.get("since", "2.0").split(".")))
        self.op, self.apart = re.compile(entry.get("op", ".*")), entry.get("apart", ())
        self.pytorch, self.tenon = re.compile(entry.get("pytorch", "")), re.compile(entry.get("tenon", ""))

    def explains(self, finding):
        return (finding.kind in self.kinds and RELEASE >= self.since and self.op.fullmatch(finding.op.removeprefix("aten::")) is not None
                and self.pytorch.search(finding.pytorch) is not None and self.tenon.search(finding.words) is not None
                and (not self.apart or finding.apart in self.apart)
                and all(CONDITIONS[word](finding.request) for word in self.has))


class AllKnown:
    """The whole file, in its order: the first that explains a finding has it."""

    def __init__(self, path=FILE):
        with open(path, "rb") as file:
            self.entries = [Known(entry) for entry in tomllib.load(file)["known"]]

    def of(self, finding):
        return next((known for known in self.entries if known.explains(finding)), None)
