#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Proves the resolution of public names with PyTorch's own operators: each public call of the corpus that
TENON_CORPUS names, good and bad, is resolved as for Tenon, and PyTorch makes the call that it comes to.

  run_public_names.py [options of the corpus's replay program…]
"""
import os
import pathlib
import sys

import torch

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "conformance"))
CORPUS = pathlib.Path(os.environ.get("TENON_CORPUS", ""))
if not (CORPUS / "manifest.json").is_file():
    print("SKIP public names: TENON_CORPUS names no corpus")
    sys.exit(77)
sys.path.insert(0, str(CORPUS.parent))

import tenon_tensors
from tenon_tensors import DEFAULT, Name


class Tensor:
    """What the resolution asks of a tensor, of one of PyTorch's."""

    def __init__(self, held):
        self.held = held

    sizes = property(lambda self: list(self.held.shape))
    strides = property(lambda self: list(self.held.stride()))
    dim = property(lambda self: self.held.dim())
    numel = property(lambda self: self.held.numel())
    offset = property(lambda self: self.held.storage_offset())
    dtype = property(lambda self: str(self.held.dtype)[6:])
    device = property(lambda self: str(self.held.device))
    layout = property(lambda self: str(self.held.layout)[6:])

    def item(self):
        return self.held.item()

    def items(self):
        return self.held.flatten().tolist()


tenon_tensors.Tensor = Tensor

import public_functions
import replay


class Api:
    """PyTorch's operators behind the interface of tenon_tensors.Api."""

    def find(self, name):
        space, _, rest = name.partition("::")
        base, _, overload = rest.partition(".")
        return getattr(getattr(getattr(torch.ops, space), base), overload or "default")

    def schema_text(self, name):
        return str(self.find(name)._schema)

    def of(self, dtype, sizes, items):
        return Tensor(torch.tensor(items, dtype=getattr(torch, dtype)).reshape(sizes))

    def call(self, name, args):
        op = self.find(name)
        plain, named = [], {}
        for arg, value in zip(op._schema.arguments, args):
            if value is DEFAULT:
                value = arg.default_value
            if arg.kwarg_only:
                named[arg.name] = give(value)
            else:
                plain.append(give(value))
        result = op(*plain, **named)
        several = len(op._schema.returns) > 1
        return [take(x) for x in result] if several else [take(result)] if op._schema.returns else []


def give(value):
    if isinstance(value, Tensor):
        return value.held
    if isinstance(value, Name):
        return torch.device(value.name) if value.kind == "device" else getattr(torch, value.name)
    if isinstance(value, (list, tuple)):
        return [give(x) for x in value]
    return value


def take(value):
    if isinstance(value, torch.Tensor):
        return Tensor(value)
    if isinstance(value, (list, tuple)):
        return [take(x) for x in value]
    for kind in ("dtype", "device", "layout"):
        if isinstance(value, getattr(torch, kind)):
            return Name(kind, str(value).removeprefix("torch."))
    return value


class Wrapped:
    """A function of PyTorch's tensors from one of the resolution's."""

    def __init__(self, functions, name):
        self.functions, self.name = functions, name

    def __call__(self, *args, **kwargs):
        args, kwargs = wrap(args), wrap(kwargs)
        return give_back(self.functions.call(self.name, args, kwargs))


def wrap(value):
    if isinstance(value, dict):
        return {key: wrap(x) for key, x in value.items()}
    if isinstance(value, torch.Size):
        return tuple(value)
    if isinstance(value, (list, tuple)):
        return type(value)(wrap(x) for x in value)
    if isinstance(value, slice):
        return slice(wrap(value.start), wrap(value.stop), wrap(value.step))
    if isinstance(value, torch.memory_format):
        return Name("memory_format", str(value)[6:])
    if isinstance(value, type):
        return Name("pytype", value.__name__)
    return take(value)


def give_back(value):
    if isinstance(value, (list, tuple)) and not isinstance(value, Name):
        return [give_back(x) for x in value]
    return give(value)


class Adapter(replay.TorchAdapter):
    def __init__(self):
        super().__init__()
        self.functions = public_functions.Functions(Api())

    def call(self, op, args, kwargs):
        try:
            return super().call(op, args, kwargs)
        except public_functions.Unknown as unknown:
            raise replay.Skip(f"no {unknown}") from None

    def fn(self, op):
        return Wrapped(self.functions, op)


if __name__ == "__main__":
    replay.TorchAdapter = Adapter
    sys.exit(replay.main([str(CORPUS), "--level", "public,errors", "--op", "^torch", "-q", *sys.argv[1:]]))
