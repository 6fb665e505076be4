# SPDX-License-Identifier: BSD-3-Clause
"""Tenon for the replay program of a recorded corpus.

    TENON_LIBRARY=build/lib/libtenon.so python3 CORPUS/replay.py CORPUS/open \
        --adapter tests.conformance.tenon_adapter:Adapter --level kernel,composite,public,errors

The replay's tensors lie in memory of Tenon's during a call, since memory that a program owns cannot be
resized, and are copied back after it, bytes and metadata. An operator or a public function that Tenon
does not have is a Skip.
"""
import os
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import replay

import public_functions
import tenon_tensors
from tenon_tensors import Name


def library():
    """TENON_LIBRARY, or the newest library that was built here."""
    if "TENON_LIBRARY" in os.environ:
        return os.environ["TENON_LIBRARY"]
    built = HERE.parents[1].glob("build/**/libtenon.so")
    return max(built, key=lambda path: path.stat().st_mtime)


class Call:
    """The tensors of one call: the replay's on one side, Tenon's on the other."""

    def __init__(self, api):
        self.api = api
        # By id of the replay's storage: it, and a tensor over all of it in Tenon.
        self.storages = {}
        # The replay's tensor and Tenon's.
        self.tensors = {}

    def base(self, tensor):
        known = self.storages.get(id(tensor.storage))
        if known is None:
            data = tensor.storage.data
            width = self.api.c.dtype_size(self.api.dtype_number(tensor.dtype))
            base = self.api.empty(tensor.dtype, [len(data) // width])
            self.api.fill(base, data[:len(data) // width * width])
            known = self.storages[id(tensor.storage)] = (tensor.storage, base)
        return known[1]

    def give_tensor(self, tensor):
        known = self.tensors.get(id(tensor))
        if known is None:
            base = self.base(tensor)
            if base.dtype != tensor.dtype:
                base, = self.api.call("aten::view.dtype", [base, Name("dtype", tensor.dtype)])
            made = self.api.view(base, tensor.sizes, tensor.strides, tensor.offset)
            if tensor.conj:
                made, = self.api.call("aten::_conj", [made])
            if tensor.neg:
                made, = self.api.call("aten::_neg_view", [made])
            known = self.tensors[id(tensor)] = (tensor, made)
        return known[1]

    def give(self, value):
        """A value of the replay as Tenon takes it."""
        if isinstance(value, replay.T):
            return self.give_tensor(value)
        if isinstance(value, replay.Tag):
            return Name(value.kind, value.name)
        if isinstance(value, (list, tuple)):
            return type(value)(self.give(x) for x in value)
        if isinstance(value, slice):
            return slice(self.give(value.start), self.give(value.stop), self.give(value.step))
        if isinstance(value, dict):
            return {key: self.give(x) for key, x in value.items()}
        return value

    def storage_of(self, made):
        """The replay's storage for a tensor of Tenon's: the input's, or a new one."""
        for storage, base in self.storages.values():
            if made.shares(base):
                return storage
        storage = replay.Storage(made.bytes())
        self.storages[id(storage)] = (storage, made)
        return storage

    def describe(self, made):
        conj, neg = (self.has_bit(made, bit) for bit in ("aten::is_conj", "aten::is_neg"))
        return made.dtype, made.sizes, made.strides, made.offset, self.storage_of(made), conj, neg

    def has_bit(self, made, name):
        return self.api.has(name) and self.api.call(name, [made])[0]

    def take(self, value):
        """A result for the replay."""
        if isinstance(value, tenon_tensors.Tensor):
            return replay.T(*self.describe(value))
        if isinstance(value, Name):
            return replay.Tag(value.kind, value.name)
        if isinstance(value, (list, tuple)):
            return [self.take(x) for x in value]
        if isinstance(value, dict):
            return {key: self.take(x) for key, x in value.items()}
        return value

    def write_back(self):
        tensors = [made for _, made in self.tensors.values()]
        for storage, base in self.storages.values():
            # What had no elements has no address, even if its storage has grown since.
            data = max((x for x in [base, *tensors] if x.shares(base)), key=lambda x: bool(x.storage()[0]))
            new = data.bytes()
            if len(new) > len(storage.data):
                storage.data[:] = new
            else:
                storage.data[:len(new)] = new
        for tensor, made in self.tensors.values():
            (tensor.dtype, tensor.sizes, tensor.strides, tensor.offset, tensor.storage, tensor.conj,
             tensor.neg) = self.describe(made)


class Adapter:
    def __init__(self):
        self.api = tenon_tensors.Api(library())
        self.functions = public_functions.Functions(self.api)
        self.schemas = {}

    def seed(self, number):
        self.functions.seed(number)

    def call(self, op, args, kwargs):
        call = Call(self.api)
        try:
            args, kwargs = call.give(list(args)), call.give(kwargs)
            if "::" in op:
                result = self.functions.operator(op, args, kwargs)
            else:
                result = self.functions.call(op, args, kwargs)
            result = call.take(result)
            call.write_back()
            return result
        except (tenon_tensors.Missing, public_functions.Unknown) as missing:
            raise replay.Skip(f"no {missing}") from None
