# SPDX-License-Identifier: BSD-3-Clause
"""Tenon's C API through ctypes, as far as tests in Python need it.

Nothing but the standard library. The library is opened RTLD_LOCAL, as a Python package would.
"""
import ctypes
from ctypes import (CFUNCTYPE, POINTER, Structure, Union, byref, c_bool, c_char_p, c_double, c_int,
                    c_int8, c_int64, c_size_t, c_uint32, c_uint64, c_void_p)

import cases

(NONE, TENSOR, INT, DOUBLE, BOOL, COMPLEX, STRING, DTYPE, LAYOUT, FORMAT, DEVICE, LIST, INTS, DEFAULT,
 OPAQUE) = range(15)
PLAIN, PRIVATE = 1, 2


class Error(RuntimeError):
    """A failed call; str() is tn_last_error()."""


class Text(Structure):
    _fields_ = [("data", c_void_p), ("length", c_size_t)]


class Items(Structure):
    _fields_ = [("items", c_void_p), ("count", c_size_t)]


class Device(Structure):
    _fields_ = [("type", c_int8), ("index", c_int8)]


class As(Union):
    _fields_ = [("tensor", c_void_p), ("integer", c_int64), ("real", c_double),
                ("boolean", c_bool), ("complex", c_double * 2), ("string", Text),
                ("list", Items), ("ints", Items), ("device", Device), ("opaque", c_uint64)]


class Value(Structure):
    _fields_ = [("kind", c_int), ("value", As)]


class LoadOptions(Structure):
    _fields_ = [("size", c_size_t), ("mode", c_int)]


class Backward(Structure):
    _fields_ = [("size", c_size_t), ("roots", c_void_p), ("nroots", c_size_t), ("grads", c_void_p),
                ("inputs", c_void_p), ("ninputs", c_size_t), ("flags", c_uint32)]


VISITOR = CFUNCTYPE(c_bool, c_void_p, c_void_p)

SIGNATURES = {
    "tn_last_error": (c_char_p, []),
    "tn_version_text": (c_char_p, []),
    "tn_extension_load": (c_int, [c_char_p, c_void_p, POINTER(c_void_p)]),
    "tn_extension_unload": (None, [c_void_p]),
    "tn_extension_path": (c_char_p, [c_void_p]),
    "tn_extension_list": (c_int, [c_void_p, VISITOR, c_void_p]),
    "tn_op_find": (c_int, [c_char_p, POINTER(c_void_p)]),
    "tn_op_name": (c_char_p, [c_void_p]),
    "tn_op_schema": (c_void_p, [c_void_p]),
    "tn_schema_print": (c_size_t, [c_void_p, c_char_p, c_size_t]),
    "tn_op_num_returns": (c_size_t, [c_void_p]),
    "tn_op_num_args": (c_size_t, [c_void_p]),
    "tn_op_call": (c_int, [c_void_p, POINTER(Value), c_size_t, POINTER(Value), c_size_t]),
    "tn_library_new": (c_int, [c_int, c_char_p, c_char_p, c_char_p, c_uint32, POINTER(c_void_p)]),
    "tn_library_derivative": (c_int, [c_void_p, c_char_p, c_char_p]),
    "tn_library_free": (None, [c_void_p]),
    "tn_tensor_set_requires_grad": (c_int, [c_void_p, c_bool]),
    "tn_grad": (c_int, [POINTER(Backward), POINTER(c_void_p)]),
    "tn_manual_seed": (None, [c_uint64]),
    "tn_value_release": (None, [POINTER(Value)]),
    "tn_tensor_from_blob": (c_int, [c_void_p, c_int, c_int64, POINTER(c_int64), POINTER(c_int64),
                                    c_int64, c_void_p, c_void_p, POINTER(c_void_p)]),
    "tn_tensor_empty": (c_int, [c_int, c_int64, POINTER(c_int64), POINTER(c_int64), Device,
                                POINTER(c_void_p)]),
    "tn_tensor_view": (c_int, [c_void_p, c_int64, POINTER(c_int64), POINTER(c_int64), c_int64,
                               POINTER(c_void_p)]),
    "tn_tensor_retain": (c_void_p, [c_void_p]),
    "tn_tensor_release": (None, [c_void_p]),
    "tn_tensor_dim": (c_int64, [c_void_p]),
    "tn_tensor_sizes": (POINTER(c_int64), [c_void_p]),
    "tn_tensor_strides": (POINTER(c_int64), [c_void_p]),
    "tn_tensor_numel": (c_int64, [c_void_p]),
    "tn_tensor_dtype": (c_int, [c_void_p]),
    "tn_tensor_data": (c_void_p, [c_void_p]),
    "tn_tensor_offset": (c_int64, [c_void_p]),
    "tn_tensor_device": (Device, [c_void_p]),
    "tn_tensor_layout": (c_int, [c_void_p]),
    "tn_tensor_storage_bytes": (c_size_t, [c_void_p]),
    "tn_tensor_shares_storage": (c_bool, [c_void_p, c_void_p]),
    "tn_device_type_name": (c_char_p, [c_int]),
    "tn_dtype_name": (c_char_p, [c_int]),
    "tn_dtype_parse": (c_int, [c_char_p, POINTER(c_int)]),
    "tn_dtype_size": (c_size_t, [c_int]),
}


class Tenon:
    def __init__(self, path):
        self.library = ctypes.CDLL(str(path))
        for name, (result, arguments) in SIGNATURES.items():
            function = getattr(self.library, name)
            function.restype, function.argtypes = result, arguments
            setattr(self, name[3:], function)

    def check(self, status):
        if status != 0:
            raise Error(self.last_error().decode(errors="replace"))

    def load(self, path, mode=0):
        extension = c_void_p()
        options = LoadOptions(ctypes.sizeof(LoadOptions), mode)
        self.check(self.extension_load(str(path).encode(), byref(options), byref(extension)))
        return extension

    def list(self, extension):
        """Names of the operators that an extension defined."""
        names = []

        def visit(_, op):
            names.append(self.op_name(op).decode())
            return True

        self.check(self.extension_list(extension, VISITOR(visit), None))
        return names

    def find(self, name):
        op = c_void_p()
        self.check(self.op_find(name.encode(), byref(op)))
        return op

    def has(self, name):
        return self.op_find(name.encode(), byref(c_void_p())) == 0

    def schema_text(self, name):
        """The canonical schema of an operator."""
        schema = self.op_schema(self.find(name))
        size = self.schema_print(schema, None, 0) + 1
        buffer = ctypes.create_string_buffer(size)
        self.schema_print(schema, buffer, size)
        return buffer.value.decode()

    def call(self, name, args):
        """Calls an operator. Returns its results and what its tensor arguments hold afterwards."""
        op = self.find(name)
        holds = [Holder(self, arg) for arg in args]
        try:
            values = (Value * max(len(args), 1))(*[hold.value for hold in holds])
            count = self.op_num_returns(op)
            outs = (Value * max(count, 1))()
            self.check(self.op_call(op, values, len(args), outs, count))
            results = [self.take(outs[i]) for i in range(count)]
            return results, [hold.read() for hold in holds]
        finally:
            for hold in holds:
                hold.drop()

    def derive(self, namespace, derivatives):
        """Registers derivatives, texts by operator; the block is library_free's."""
        library = c_void_p()
        self.check(self.library_new(2, namespace.encode(), b"Autograd", b"tests/real", 1, byref(library)))
        for name, text in derivatives.items():
            self.check(self.library_derivative(library, name.encode(), text.encode()))
        return library

    def gradients(self, name, args, wanted, covector):
        """Calls an operator; gradients of the arguments `wanted` for the gradient covector(result) of the first result."""
        op = self.find(name)
        holds = [Holder(self, arg) for arg in args]
        for i in wanted:
            self.check(self.tensor_set_requires_grad(holds[i].tensor, True))
        outs = (Value * self.op_num_returns(op))()
        self.check(self.op_call(op, (Value * len(args))(*[hold.value for hold in holds]), len(args), outs, len(outs)))
        grad = Holder(self, covector(self.read(outs[0].value.tensor)))
        root, grads = (c_void_p * 1)(outs[0].value.tensor), (c_void_p * 1)(grad.tensor)
        inputs, found = (c_void_p * len(wanted))(*[holds[i].tensor for i in wanted]), (c_void_p * len(wanted))()
        call = Backward(ctypes.sizeof(Backward), ctypes.addressof(root), 1, ctypes.addressof(grads),
                        ctypes.addressof(inputs), len(wanted), 0)
        self.check(self.grad(byref(call), found))
        results = [self.read(tensor) for tensor in found]
        for tensor in found:
            self.tensor_release(tensor)
        for out in outs:
            self.value_release(byref(out))
        for hold in [*holds, grad]:
            hold.drop()
        return results

    def take(self, value):
        """A result as a plain value or a cases.Tensor; the result is released."""
        result = None
        if value.kind == TENSOR:
            result = self.read(value.value.tensor)
        elif value.kind == BOOL:
            result = value.value.boolean
        elif value.kind == DOUBLE:
            result = value.value.real
        elif value.kind != NONE:
            result = value.value.integer
        self.value_release(byref(value))
        return result

    def read(self, tensor):
        """The elements of a tensor in row-major order, as a cases.Tensor."""
        if tensor is None:
            return None
        dim = self.tensor_dim(tensor)
        sizes, strides = self.tensor_sizes(tensor)[:dim], self.tensor_strides(tensor)[:dim]
        dtype = self.tensor_dtype(tensor)
        width, start = self.dtype_size(dtype), self.tensor_data(tensor)
        offsets = [0] if self.tensor_numel(tensor) else []
        for size, stride in zip(sizes, strides):
            offsets = [offset + i * stride for offset in offsets for i in range(size)]
        data = b"".join(ctypes.string_at(start + offset * width, width) for offset in offsets)
        return cases.Tensor(self.dtype_name(dtype).decode(), sizes, data=data)


class Holder:
    """One argument of a call: the value, and the memory and tensor behind it."""

    def __init__(self, tenon, arg):
        self.tenon, self.tensor, self.value = tenon, None, Value()
        if isinstance(arg, cases.Tensor):
            self.wrap(arg)
        elif isinstance(arg, bool):
            self.value.kind, self.value.value.boolean = BOOL, arg
        elif isinstance(arg, int):
            self.value.kind, self.value.value.integer = INT, arg
        elif isinstance(arg, float):
            self.value.kind, self.value.value.real = DOUBLE, arg
        elif isinstance(arg, str):
            self.text = arg.encode()
            self.value.kind = STRING
            self.value.value.string = Text(ctypes.cast(self.text, c_void_p), len(self.text))
        elif arg is not None:
            raise TypeError(f"no tn_value for {arg!r}")

    def wrap(self, arg):
        dim, dtype, tensor = len(arg.sizes), c_int(), c_void_p()
        self.memory = ctypes.create_string_buffer(bytes(arg.data), max(len(arg.data), 1))
        tenon = self.tenon
        tenon.check(tenon.dtype_parse(arg.dtype.encode(), byref(dtype)))
        sizes, strides = (c_int64 * dim)(*arg.sizes), (c_int64 * dim)(*arg.strides)
        tenon.check(tenon.tensor_from_blob(self.memory, dtype, dim, sizes, strides, 0, None, None,
                                           byref(tensor)))
        self.tensor = tensor
        self.value.kind, self.value.value.tensor = TENSOR, tensor

    def read(self):
        return self.tenon.read(self.tensor) if self.tensor is not None else None

    def drop(self):
        if self.tensor is not None:
            self.tenon.tensor_release(self.tensor)
            self.tensor = None
