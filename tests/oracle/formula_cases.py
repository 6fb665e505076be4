# SPDX-License-Identifier: BSD-3-Clause
"""Calls on which formulas are tried: those of the corpora, in float64, made complex as well, and made from schemas."""

import json
import lzma
import pathlib

import torch

WIDE = {
    torch.float16: torch.float64,
    torch.bfloat16: torch.float64,
    torch.float32: torch.float64,
    torch.complex64: torch.complex128,
}
LARGEST = 4096  # Elements of an argument, above which a call is left out.
CODES = {
    "float32": torch.float32,
    "float64": torch.float64,
    "complex64": torch.complex64,
    "complex128": torch.complex128,
    "int64": torch.int64,
}


class Case:
    """One call: arguments, keyword arguments, and where they come from."""

    def __init__(self, origin, args, kwargs, seed=0):
        self.origin, self.args, self.kwargs, self.seed = origin, args, kwargs, seed

    def changed(self, origin, change):
        return Case(
            origin, mapped(self.args, change), {k: mapped(v, change) for k, v in self.kwargs.items()}, self.seed
        )

    def tensors(self):
        return list(leaves([self.args, list(self.kwargs.values())]))


def mapped(value, change):
    if isinstance(value, torch.Tensor):
        return change(value)
    if isinstance(value, (list, tuple)):
        return [mapped(v, change) for v in value]
    return value


def leaves(value):
    if isinstance(value, torch.Tensor):
        yield value
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from leaves(item)


class Corpus:
    """Calls of a folder of corpora (tests/conformance/data/corpus/README.md), by operator."""

    def __init__(self, folder, levels=("agrad", "kernel", "composite")):
        self.folder, self.lines, self.blobs = pathlib.Path(folder), {}, None
        for level in levels:
            for line in self.read(f"{level}.jsonl").decode().splitlines():
                case = json.loads(line)
                self.lines.setdefault(case["op"].split("::")[1], []).append(case)

    def read(self, name):
        path = self.folder / name
        if path.exists():
            return path.read_bytes()
        packed = self.folder / f"{name}.xz"
        return lzma.decompress(packed.read_bytes()) if packed.exists() else b""

    def calls(self, operator, most=12):
        found = []
        for line in self.lines.get(operator, []):
            if len(found) >= most:
                break
            case = self.call(line)
            if case is not None:
                found.append(case)
        return found

    def call(self, line):
        self.blobs = self.blobs or self.read("blobs.bin")
        if any(length > 8 * LARGEST for _, length in line["storages"]):
            return None
        tensors = [self.tensor(t, line["storages"]) for t in line["tensors"][: line.get("nin", len(line["tensors"]))]]
        args = decoded(line["args"], tensors)
        kwargs = {k: decoded(v, tensors) for k, v in line["kwargs"].items()}
        case = Case(line["id"], args, kwargs, line.get("seed", 0))
        return (
            case
            if "out" not in kwargs and any(t.is_floating_point() or t.is_complex() for t in case.tensors())
            else None
        )

    def tensor(self, row, storages):
        name, sizes, strides, offset, storage, *flags = row
        at, length = storages[storage]
        data = (
            torch.frombuffer(bytearray(self.blobs[at : at + length]), dtype=torch.uint8)
            if length
            else torch.empty(0, dtype=torch.uint8)
        )
        value = torch.empty(0, dtype=getattr(torch, name)).set_(data.untyped_storage(), offset, sizes, strides)
        value = torch.conj(value) if flags and "c" in flags[0] else value
        value = value.resolve_conj().clone()
        return value.to(WIDE.get(value.dtype, value.dtype))


def decoded(value, tensors):
    if isinstance(value, list):
        return [decoded(v, tensors) for v in value]
    if not isinstance(value, dict):
        return value
    ((key, held),) = value.items()
    if key == "t":
        return tensors[held]
    if key == "f":
        return float(held)
    if key == "c":
        return complex(decoded(held[0], None), decoded(held[1], None))
    return torch.device(held) if key == "device" else WIDE.get(getattr(torch, held), getattr(torch, held))


def complexified(case):
    """The same call on complex tensors."""

    def change(tensor):
        return torch.complex(tensor, torch.randn_like(tensor)) if tensor.dtype == torch.float64 else tensor

    twin = case.changed(case.origin + "/complex", change)
    if twin.kwargs.get("dtype") is not None:
        twin.kwargs["dtype"] = torch.complex128
    return twin


def made(schema):
    """Calls of small random tensors, for an operator of which the corpora know none."""

    def value(argument):
        kind = argument.type.rstrip("?")
        if kind == "Tensor":
            return torch.randn(3, 4, dtype=torch.float64)
        if kind.startswith("Tensor["):
            return [torch.randn(3, 4, dtype=torch.float64) for _ in range(3)]
        return {
            "int": 1,
            "float": 0.75,
            "Scalar": 0.75,
            "bool": True,
            "str": "none",
            "ScalarType": torch.float64,
        }.get(kind, [1])

    args = [value(a) for a in schema.arguments[: schema.positional] if not a.default]
    kwargs = {a.name: value(a) for a in schema.arguments[schema.positional :] if not a.default}
    torch.manual_seed(1)
    return [
        Case("made", args, kwargs),
        Case("made/positive", args, kwargs).changed("made/positive", lambda t: t.abs() * 0.4 + 0.1),
    ]
