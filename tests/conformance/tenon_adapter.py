# SPDX-License-Identifier: BSD-3-Clause
"""Tenon for the replay program of a recorded corpus: calls of PyTorch's by the same names of the package.

    TENON_LIBRARY=build/lib/libtenon.so python3 CORPUS/../replay.py CORPUS \\
        --adapter tests.conformance.tenon_adapter:Adapter --level kernel,composite,public,agrad,grad,errors

The package is the installed one, or that beside TENON_LIBRARY, or of the build. The replay's tensors lie in
memory of Tenon's during a call, since memory that a program owns cannot be resized, and are copied back after
it, bytes and metadata. What the package does not have is a Skip.
"""
import ctypes
import os
import pathlib
import sys
import warnings

import replay

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "tests/python"))
sys.path.append(str(pathlib.Path(os.environ.get("TENON_LIBRARY", ROOT / "build/lib/libtenon.so")).resolve().parent / "python"))

import tenon
import corpus_calls
from corpus_calls import constant, extent, name_of, start

aten = tenon.ops.aten


class Call:
    """The tensors of one call: the replay's on one side, the package's on the other."""

    def __init__(self):
        # By id of the replay's storage: it, and a tensor over all of it.
        self.storages = {}
        # By id of the replay's tensor: it, and the package's.
        self.tensors = {}

    def base(self, tensor):
        known = self.storages.get(id(tensor.storage))
        if known is None:
            dtype, data = getattr(tenon, tensor.dtype), bytes(tensor.storage.data)
            made = aten.empty.memory_format([len(data) // dtype.itemsize], dtype=dtype)
            if made.data_ptr():
                ctypes.memmove(made.data_ptr(), data, made.nbytes)
            known = self.storages[id(tensor.storage)] = (tensor.storage, made)
        return known[1]

    def give_tensor(self, tensor):
        known = self.tensors.get(id(tensor))
        if known is None:
            base = self.base(tensor)
            if name_of(base.dtype) != tensor.dtype:
                base = aten.view.dtype(base, getattr(tenon, tensor.dtype))
            made = aten.as_strided(base, tensor.sizes, tensor.strides, tensor.offset)
            made = aten._conj(made) if tensor.conj else made
            made = aten._neg_view(made) if tensor.neg else made
            known = self.tensors[id(tensor)] = (tensor, made)
        return known[1]

    def give(self, value):
        """A value of the replay as the package takes it."""
        if isinstance(value, replay.T):
            return self.give_tensor(value)
        if isinstance(value, replay.Tag):
            return constant(value.kind, value.name)
        if isinstance(value, (list, tuple)):
            return type(value)(self.give(x) for x in value)
        if isinstance(value, slice):
            return slice(self.give(value.start), self.give(value.stop), self.give(value.step))
        if isinstance(value, dict):
            return {key: self.give(x) for key, x in value.items()}
        return value

    def made(self):
        """All tensors of the package, by the replay's storage that they began on."""
        for storage, base in self.storages.values():
            yield storage, base
        for tensor, made in self.tensors.values():
            yield tensor.storage, made

    def storage_of(self, result):
        """The replay's storage for a tensor: an input's, or a new one."""
        address = start(result)
        for storage, made in self.made():
            if address and start(made) == address:
                if len(storage.data) < extent(result):
                    storage.data[:] = ctypes.string_at(address, extent(result))
                return storage
        storage = replay.Storage(ctypes.string_at(address, extent(result)) if address else b"")
        self.storages[id(storage)] = (storage, result)
        return storage

    def describe(self, made):
        return (name_of(made.dtype), list(made.shape), list(made.stride()), made.storage_offset(),
                self.storage_of(made), made.is_conj(), made.is_neg())

    def take(self, value):
        """A result for the replay."""
        if isinstance(value, tenon.Tensor):
            return replay.T(*self.describe(value))
        if isinstance(value, tenon.dtype):
            return replay.Tag("dtype", name_of(value))
        if isinstance(value, tenon.layout):
            return replay.Tag("layout", name_of(value))
        if isinstance(value, tenon.device):
            return replay.Tag("device", str(value))
        if isinstance(value, (list, tuple)):
            return [self.take(x) for x in value]
        if isinstance(value, dict):
            return {key: self.take(x) for key, x in value.items()}
        return value

    def write_back(self):
        length, begin = {}, {}
        for storage, made in self.made():
            length[id(storage)] = max(extent(made), len(storage.data), length.get(id(storage), 0))
            begin[id(storage)] = start(made) or begin.get(id(storage), 0)
        for storage, _ in self.storages.values():
            if begin[id(storage)]:
                whole = ctypes.string_at(begin[id(storage)], length[id(storage)])
                storage.data[:] = whole
        for tensor, made in self.tensors.values():
            kept = tensor.storage
            (tensor.dtype, tensor.sizes, tensor.strides, tensor.offset, tensor.storage, tensor.conj,
             tensor.neg) = self.describe(made)
            if not start(made):
                tensor.storage = kept


def function(name):
    """The package's function for PyTorch's name; a Skip if there is none."""
    found = corpus_calls.function(name)
    if found is None:
        raise replay.Skip(f"no {name}")
    return found


def flat(value):
    """The items of a value and of lists and dicts in it."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, (list, tuple)):
        return [each for item in value for each in flat(item)]
    return [value]


def taken(grad):
    """A gradient for the replay, dense and without lazy bits."""
    dense = aten.clone(grad.detach().resolve_conj().resolve_neg(), memory_format=tenon.contiguous_format)
    return Call().take(dense)


class Adapter:
    def __init__(self):
        warnings.simplefilter("ignore")

    def seed(self, number):
        tenon.manual_seed(number)

    def call(self, op, args, kwargs):
        call = Call()
        found = function(op)
        args, kwargs = call.give(list(args)), call.give(kwargs)
        try:
            result = call.take(found(*args, **kwargs))
        except Exception as error:
            # Names of constants are the package's own.
            error.args = (str(error).replace("tenon.", "torch."),)
            raise
        call.write_back()
        return result

    def grad(self, op, args, kwargs, wrt, grad_outs):
        """Gradients of the replay's tensors `wrt`, None where there is none; None in `grad_outs` is not differentiated."""
        call, found = Call(), function(op)
        args, kwargs = call.give(list(args)), call.give(kwargs)
        leaves = [call.give(tensor).requires_grad_() for tensor in wrt]
        results = [each for each in flat(found(*args, **kwargs)) if isinstance(each, tenon.Tensor)]
        pairs = [(each, call.give(grad)) for each, grad in zip(results, grad_outs) if grad is not None]
        roots, given = zip(*pairs) if pairs else ((), ())
        grads = tenon.autograd.grad(roots, leaves, given, allow_unused=True) if pairs else [None] * len(leaves)
        return [None if grad is None else taken(grad) for grad in grads]
