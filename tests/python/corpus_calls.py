# SPDX-License-Identifier: BSD-3-Clause
"""Calls that were recorded from PyTorch 2.13.0 (tests/conformance/data/corpus), as calls of the package.

A `Call` has fresh tensors over memory of Tenon's own, since memory that a program owns cannot be resized, and
arguments that are ready to be given to `function(name)`.
"""
import builtins
import ctypes
import functools
import json
import lzma
import pathlib

import tenon

CORPUS = pathlib.Path(__file__).resolve().parents[1] / "conformance" / "data" / "corpus"

aten = tenon.ops.aten


def unpacked(name):
    with lzma.open(CORPUS / f"{name}.xz") as packed:
        return packed.read()


@functools.lru_cache(maxsize=None)
def blobs():
    return unpacked("blobs.bin")


def blob(place):
    """The bytes at a place of blobs.bin; bytes are their own."""
    if isinstance(place, bytes):
        return place
    offset, length = place
    return blobs()[offset:offset + length]


@functools.lru_cache(maxsize=None)
def lines(level):
    return [json.loads(line) for line in unpacked(f"{level}.jsonl").splitlines()]


def function(name):
    """The package's function for PyTorch's name; None if there is none."""
    if "::" in name:
        space, _, rest = name.partition("::")
        packet, _, overload = rest.partition(".")
        found, path = tenon.ops, [space, packet, overload or "default"]
    else:
        found, path = tenon, name.split(".")[1:]
    is_attribute = path[-1] == "__get__"
    try:
        for word in path[:-1] if is_attribute else path:
            found = getattr(found, word)
    except AttributeError:
        # What torch.functional has is below torch, too.
        return function(f"torch.{path[1]}") if path[0] == "functional" and len(path) == 2 else None
    return (lambda value: getattr(value, path[-2])) if is_attribute else found


def constant(kind, name):
    if kind == "pytype":
        return getattr(builtins, name)
    return tenon.device(name) if kind == "device" else getattr(tenon, name)


def name_of(word):
    """The name of a dtype or a layout without its module."""
    return repr(word).partition(".")[2]


def extent(tensor):
    """Bytes from the start of the storage to the end of the last element."""
    if 0 in tensor.shape:
        return 0
    last = sum((size - 1) * stride for size, stride in zip(tensor.shape, tensor.stride()))
    return (tensor.storage_offset() + last + 1) * tensor.itemsize


def past_end(form):
    """Elements from the start of the storage to the end of the last one."""
    _, sizes, strides, offset = form[:4]
    return 0 if 0 in sizes else offset + 1 + sum((size - 1) * stride for size, stride in zip(sizes, strides))


def start(tensor):
    """The address of the storage's start; 0 where nothing tells."""
    address = tensor.data_ptr()
    if address or tensor.is_conj() or tensor.is_neg():
        return address - tensor.storage_offset() * tensor.itemsize if address else 0
    return tensor.untyped_storage().data_ptr()


def over(data, dtype):
    """A tensor over all of a new storage with these bytes."""
    made = aten.empty.memory_format([len(data) // dtype.itemsize], dtype=dtype)
    if made.data_ptr():
        ctypes.memmove(made.data_ptr(), data, made.nbytes)
    return made


class Call:
    """One recorded call: `args` and `kwargs` of the package's kinds, `inputs` the tensors among them by number."""

    def __init__(self, line):
        self.line = line
        self.data = [blob(place) for place in line["storages"]]
        # By number of the storage: a tensor over all of it, which keeps it.
        self.bases, self.inputs = {}, {}
        for number, form in enumerate(line["tensors"][:line.get("nin", len(line["tensors"]))]):
            self.inputs[number] = self.tensor(form)
        self.args = [self.value(each) for each in line["args"]]
        self.kwargs = {name: self.value(each) for name, each in line["kwargs"].items()}

    def tensor(self, form):
        dtype, storage = getattr(tenon, form[0]), form[4]
        if "m" in "".join(form[5:]):
            return self.on_meta(form, dtype)
        if storage not in self.bases:
            self.bases[storage] = over(self.data[storage], dtype)
        base = self.bases[storage]
        base = base if base.dtype is dtype else aten.view.dtype(base, dtype)
        made, bits = aten.as_strided(base, *form[1:4]), "".join(form[5:])
        made = aten._conj(made) if "c" in bits else made
        return aten._neg_view(made) if "n" in bits else made

    def on_meta(self, form, dtype):
        """A tensor of numbers that nobody has; those of one storage share it."""
        if form[4] not in self.bases:
            needed = max(past_end(other) for other in self.line["tensors"] if other[4] == form[4])
            self.bases[form[4]] = aten.empty.memory_format([needed], dtype=dtype, device="meta")
        base = self.bases[form[4]]
        return aten.as_strided(base if base.dtype is dtype else aten.view.dtype(base, dtype), *form[1:4])

    def value(self, recorded):
        if isinstance(recorded, list):
            return [self.value(each) for each in recorded]
        if not isinstance(recorded, dict):
            return recorded
        (kind, value), = recorded.items()
        if kind == "t":
            return self.inputs[value]
        if kind == "f":
            return float(value)
        if kind == "c":
            return complex(*map(self.value, value))
        if kind in ("tuple", "size"):
            return tuple(map(self.value, value))
        if kind == "slice":
            return slice(*map(self.value, value))
        if kind == "ellipsis":
            return ...
        if kind == "dict":
            return {key: self.value(each) for key, each in value}
        return constant(kind, value)
