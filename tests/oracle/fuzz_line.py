# SPDX-License-Identifier: BSD-3-Clause
"""A call as one line of Python, which runs in Tenon and, with the name replaced, in PyTorch."""
import numpy as np

from corpus_numbers import SAME_SIZE, known_to_numpy


def number(value):
    """An element as it is written in Python."""
    if isinstance(value, complex):
        return f"complex({number(value.real)}, {number(value.imag)})"
    if isinstance(value, float) and (value != value or value in (float("inf"), float("-inf"))):
        return f'float("{value}")'
    return repr(value)


def storage(dtype, data):
    """A dense tensor over these bytes, as far as they make whole elements."""
    kind = np.dtype(SAME_SIZE.get(dtype, dtype))
    found = np.frombuffer(data, kind, len(data) // kind.itemsize)
    if dtype in SAME_SIZE:
        found = known_to_numpy(found, dtype)
    numbers = found.tolist()
    name = f"tenon.{dtype}"
    if not numbers:
        return f"tenon.empty(0, dtype={name})"
    if len(numbers) > 1 and all(each == numbers[0] for each in numbers):
        return f"tenon.full([{len(numbers)}], {number(numbers[0])}, dtype={name})"
    return f"tenon.tensor([{', '.join(map(number, numbers))}], dtype={name})"


def is_dense(row, length):
    dtype, sizes, strides, offset = row[:4]
    step, count = 1, 1
    for size, stride in zip(reversed(sizes), reversed(strides)):
        if stride != step:
            return False
        step, count = step * max(size, 1), count * size
    return offset == 0 and count * np.dtype(SAME_SIZE.get(dtype, dtype)).itemsize == length


class Line:
    """Writes the statements of one request."""

    def __init__(self, request):
        self.request, self.statements, self.bases = request, [], {}
        for at, row in enumerate(request["rows"]):
            self.statements.append(f"t{at} = {self.tensor(row)}")

    def base(self, row):
        if row[4] not in self.bases:
            name = f"s{row[4]}"
            self.bases[row[4]] = name, row[0]
            self.statements.append(f"{name} = {storage(row[0], self.request['blobs'][row[4]])}")
        name, dtype = self.bases[row[4]]
        return name if dtype == row[0] else f"{name}.view(tenon.{row[0]})"

    def tensor(self, row):
        dtype, sizes, strides, offset, place = row[:5]
        bits = "".join(row[5:])
        if "m" in bits:
            return f'tenon.empty_strided({sizes}, {strides}, dtype=tenon.{dtype}, device="meta")'
        blob = self.request["blobs"][place]
        if sum(other[4] == place for other in self.request["rows"]) == 1 and is_dense(row, len(blob)):
            made = storage(dtype, blob) + ("" if len(sizes) == 1 else f".reshape({sizes})")
        else:
            made = f"tenon.as_strided({self.base(row)}, {sizes}, {strides}, {offset})"
        made = f"tenon._conj({made})" if "c" in bits else made
        return f"tenon._neg_view({made})" if "n" in bits else made

    def value(self, value):
        if isinstance(value, list):
            return f"[{', '.join(map(self.value, value))}]"
        if not isinstance(value, dict):
            return number(value)
        (kind, inner), = value.items()
        if kind == "t":
            return f"t{inner}"
        if kind == "f":
            return number(float(inner))
        if kind == "c":
            return f"complex({', '.join(map(self.value, inner))})"
        return f'tenon.device("{inner}")' if kind == "device" else f"tenon.{inner}"

    def call(self):
        base, _, overload = self.request["op"].removeprefix("aten::").partition(".")
        given = [self.value(each) for each in self.request["args"]]
        given += [f"{name}={self.value(each)}" for name, each in self.request["kwargs"].items()]
        return f"tenon.ops.aten.{base}.{overload or 'default'}({', '.join(given)})"


def python_line(request):
    line = Line(request)
    return "; ".join(["import tenon", *line.statements, f"print({line.call()})"])
