#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""What operators are as objects of Python in both hosts: tags of each operator of ATen, which overload is called, and what dtypes,
layouts and memory formats are as results."""
import os
import pathlib
import sys

import torch

BUILD = pathlib.Path(os.environ.get("TENON_BUILD", pathlib.Path(__file__).resolve().parents[2] / "build"))
sys.path.insert(0, str(BUILD / "lib/python"))

import tenon

# docs/differences.md: a tensor of one element is a number to PyTorch, where an overload for numbers comes first.
KNOWN = {"up(tensor([1.]))": ("int", "Tensor")}

TYPES = "ScalarType t, Layout l, MemoryFormat m, Device d, ScalarType? o, ScalarType[] s"


def tags():
    """(operator, tags in PyTorch, tags in Tenon) of those that both have."""
    for full in tenon._C.names("aten::*"):
        name, _, overload = full[len("aten::"):].partition(".")
        try:
            theirs = getattr(getattr(torch.ops.aten, name), overload or "default")
        except AttributeError:
            continue
        ours = getattr(getattr(tenon.ops.aten, name), overload or "default")
        yield full, [tag.name for tag in theirs.tags], [tag.name for tag in ours.tags]


def objects(host):
    """The same program in a host: what its prints would be."""
    library = host.library.Library("oracle_objects", "DEF")
    for order, names in (("up", ("int", "float", "Tensor")), ("down", ("Tensor", "float", "int")), ("odd", ("float", "Scalar", "int"))):
        for name in names:
            library.define(f"{order}.{name}({name} x) -> str")
            library.impl(f"{order}.{name}", lambda x, name=name: name, "CompositeExplicitAutograd")
    library.define(f"codes({TYPES}) -> (ScalarType, Layout, MemoryFormat, Device, ScalarType?, ScalarType[])")
    library.impl("codes", lambda *given: given, "CompositeExplicitAutograd")
    library.define("tagged(int x) -> int", tags=(host.Tag.pointwise, host.Tag.core))
    library.define("bare(int x) -> int")
    ops = host.ops.oracle_objects
    for order in ("up", "down", "odd"):
        yield order, getattr(ops, order).overloads()
        for value in (4, 4.5, host.ones(1)) if order != "odd" else (4, 4.5):
            yield f"{order}({value})", getattr(ops, order)(value)
    given = ops.codes(host.float32, host.strided, host.channels_last, host.device("cpu"), host.int8, [host.int8])
    yield "codes", [(type(value).__name__, str(value)) for value in given]
    yield "tags", [repr(tag) for tag in ops.tagged.default.tags + ops.bare.default.tags]


def main():
    wrong = [f"{name}: PyTorch {theirs}, Tenon {ours}" for name, theirs, ours in tags() if theirs != ours]
    count = sum(1 for _ in tags())
    pairs = list(zip(objects(torch), objects(tenon)))
    wrong += [f"{theirs}, Tenon {ours}" for theirs, ours in pairs
              if (theirs != ours if theirs[0] not in KNOWN else (theirs[1], ours[1]) != KNOWN[theirs[0]])]
    print(*wrong[:20], sep="\n")
    print(f"{count} operators' tags and {len(pairs)} answers compared, {len(wrong)} differ")
    return 1 if wrong or count < 2000 else 0


if __name__ == "__main__":
    sys.exit(main())
