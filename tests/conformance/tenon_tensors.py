# SPDX-License-Identifier: BSD-3-Clause
"""Tensors and operators of Tenon as Python objects, over its C API and nothing but the standard library.

    api = Api("build/lib/libtenon.so")
    x = api.empty("float32", [2, 3])
    y, = api.call("aten::sin", [x])          # a list of what the schema returns
    y.sizes, y.dtype, y.bytes()

A Tensor owns one reference. Python's numbers, texts, lists, None, Tensors, Names and DEFAULT are
arguments; a number where the schema says Tensor is a wrapped number. A failed call raises an Error whose
`category` is the name of the Python exception that PyTorch raises for it; a name that the library does
not have raises Missing.
"""
import collections
import ctypes
import pathlib
import struct
import sys
from ctypes import byref, c_int64, c_void_p

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "real"))

import tenon_api as c

# What is neither number nor text: kind is "dtype", "layout", "device", "memory_format", "pytype" or
# "generator", and name PyTorch's word for it without "torch.".
Name = collections.namedtuple("Name", "kind name")

DEFAULT = type("Default", (), {"__repr__": lambda self: "default"})()

# By status number: the exception's name.
CATEGORIES = ["", "RuntimeError", "ValueError", "TypeError", "IndexError", "OverflowError",
              "NotImplementedError", "MemoryError", "OSError", "LookupError"]
NOT_FOUND = CATEGORIES.index("LookupError")
LAYOUTS = ["strided", "sparse_coo", "sparse_csr", "_mkldnn", "sparse_csc", "sparse_bsr", "sparse_bsc",
           "jagged"]
FORMATS = ["contiguous_format", "preserve_format", "channels_last", "channels_last_3d"]
# struct codes of the dtypes that Python has numbers for; a pair for complex ones.
CODES = {"uint8": "B", "int8": "b", "int16": "h", "int32": "i", "int64": "q", "uint16": "H",
         "uint32": "I", "uint64": "Q", "float16": "e", "float32": "f", "float64": "d", "bool": "?",
         "complex64": "ff", "complex128": "dd", "complex32": "ee"}


class Error(RuntimeError):
    """A failed call."""

    def __init__(self, category, text):
        super().__init__(text)
        self.category = category


class Missing(LookupError):
    """The library has no operator of that name."""


class Tensor:
    """One reference to a tensor. Metadata are read anew each time, as operators in place change them."""

    __slots__ = ("api", "handle")

    def __init__(self, api, handle):
        self.api, self.handle = api, handle

    def __del__(self):
        self.api.c.tensor_release(self.handle)

    def __repr__(self):
        return f"{self.dtype}{self.sizes}"

    @property
    def sizes(self):
        return self.api.c.tensor_sizes(self.handle)[:self.dim]

    @property
    def strides(self):
        return self.api.c.tensor_strides(self.handle)[:self.dim]

    @property
    def dim(self):
        return self.api.c.tensor_dim(self.handle)

    @property
    def numel(self):
        return self.api.c.tensor_numel(self.handle)

    @property
    def offset(self):
        return self.api.c.tensor_offset(self.handle)

    @property
    def dtype(self):
        return self.api.c.dtype_name(self.api.c.tensor_dtype(self.handle)).decode()

    @property
    def itemsize(self):
        return self.api.c.dtype_size(self.api.c.tensor_dtype(self.handle))

    @property
    def device(self):
        device = self.api.c.tensor_device(self.handle)
        name = self.api.c.device_type_name(device.type).decode()
        return name if device.index < 0 else f"{name}:{device.index}"

    @property
    def layout(self):
        return LAYOUTS[self.api.c.tensor_layout(self.handle)]

    def shares(self, other):
        return self.api.c.tensor_shares_storage(self.handle, other.handle)

    def storage(self):
        """Address and number of bytes of the whole storage; the address of an empty one is None."""
        start, size = self.api.c.tensor_data(self.handle), self.api.c.tensor_storage_bytes(self.handle)
        return (start - self.offset * self.itemsize if start else None), size

    def bytes(self):
        """All bytes of the storage, not of the tensor."""
        start, size = self.storage()
        return ctypes.string_at(start, size) if start else bytes(size)

    def items(self):
        """The elements in row-major order as Python numbers."""
        dtype, width, start = self.dtype, self.itemsize, self.api.c.tensor_data(self.handle)
        offsets = [0] if self.numel else []
        for size, stride in zip(self.sizes, self.strides):
            offsets = [offset + i * stride for offset in offsets for i in range(size)]
        return [number_of(dtype, ctypes.string_at(start + offset * width, width)) for offset in offsets]

    def item(self):
        if self.numel != 1:
            raise Error("RuntimeError", f"a Tensor with {self.numel} elements cannot be converted to Scalar")
        return self.items()[0]


def number_of(dtype, data):
    if dtype == "bfloat16":
        return struct.unpack("<f", b"\0\0" + data)[0]
    parts = struct.unpack("<" + CODES[dtype], data)
    return complex(*parts) if len(parts) == 2 else parts[0]


def bytes_of(dtype, number):
    if dtype == "bfloat16":
        bits, = struct.unpack("<I", struct.pack("<f", number))
        if number == number:
            bits += 0x7fff + (bits >> 16 & 1)
        return struct.pack("<H", bits >> 16)
    if len(CODES[dtype]) == 2:
        return struct.pack("<" + CODES[dtype], complex(number).real, complex(number).imag)
    kind = float if dtype.startswith("float") else bool if dtype == "bool" else int
    try:
        return struct.pack("<" + CODES[dtype], kind(number))
    except (struct.error, OverflowError):
        if kind is float:
            return struct.pack("<" + CODES[dtype], float("inf" if number > 0 else "-inf"))
        raise Error("RuntimeError", f"value cannot be converted to type {dtype} without overflow") from None


class Api:
    """The library, its operators looked up once."""

    def __init__(self, path):
        self.c = c.Tenon(path)
        self.ops = {}

    def check(self, status):
        if status != 0:
            category = CATEGORIES[status] if status < len(CATEGORIES) else "RuntimeError"
            raise Error(category, self.c.last_error().decode(errors="replace"))

    def find(self, name):
        """(operator, number of its arguments, of its returns)."""
        known = self.ops.get(name)
        if known is None:
            op = c_void_p()
            if self.c.op_find(name.encode(), byref(op)) == NOT_FOUND:
                raise Missing(name)
            known = self.ops[name] = (op, self.c.op_num_args(op), self.c.op_num_returns(op))
        return known

    def has(self, name):
        try:
            return bool(self.find(name))
        except Missing:
            return False

    def schema_text(self, name):
        self.find(name)
        return self.c.schema_text(name)

    def dtype_number(self, name):
        number = ctypes.c_int()
        self.check(self.c.dtype_parse(name.encode(), byref(number)))
        return number.value

    def empty(self, dtype, sizes):
        handle = c_void_p()
        self.check(self.c.tensor_empty(self.dtype_number(dtype), len(sizes), numbers(sizes), None,
                                       c.Device(0, -1), byref(handle)))
        return Tensor(self, handle)

    def view(self, base, sizes, strides, offset):
        handle = c_void_p()
        self.check(self.c.tensor_view(base.handle, len(sizes), numbers(sizes), numbers(strides), offset,
                                      byref(handle)))
        return Tensor(self, handle)

    def fill(self, tensor, data):
        """Copies bytes to the start of the storage."""
        if data:
            ctypes.memmove(tensor.storage()[0], bytes(data), len(data))
        return tensor

    def of(self, dtype, sizes, items):
        """A new tensor of Python numbers, row-major."""
        return self.fill(self.empty(dtype, sizes), b"".join(bytes_of(dtype, x) for x in items))

    def call(self, name, args):
        """Calls an operator with its arguments in schema order; gives the list of its results."""
        op, _, count = self.find(name)
        keep = []
        values = (c.Value * max(len(args), 1))()
        for value, arg in zip(values, args):
            self.encode(value, arg, keep)
        outs = (c.Value * max(count, 1))()
        self.check(self.c.op_call(op, values, len(args), outs, count))
        return [self.decode(outs[i]) for i in range(count)]

    def encode(self, value, arg, keep):
        """Fills in a tn_value; `keep` holds what it points to."""
        if isinstance(arg, Tensor):
            value.kind, value.value.tensor = c.TENSOR, arg.handle
        elif arg is None:
            value.kind = c.NONE
        elif arg is DEFAULT:
            value.kind = c.DEFAULT
        elif isinstance(arg, bool):
            value.kind, value.value.boolean = c.BOOL, arg
        elif isinstance(arg, int):
            if not -2**63 <= arg < 2**63:
                raise Error("RuntimeError", f"{arg} is beyond the range of int64")
            value.kind, value.value.integer = c.INT, arg
        elif isinstance(arg, float):
            value.kind, value.value.real = c.DOUBLE, arg
        elif isinstance(arg, complex):
            value.kind, value.value.complex = c.COMPLEX, (arg.real, arg.imag)
        elif isinstance(arg, str):
            self.encode_text(value, arg, keep)
        elif isinstance(arg, (list, tuple)) and not isinstance(arg, Name):
            items = (c.Value * max(len(arg), 1))()
            for item, x in zip(items, arg):
                self.encode(item, x, keep)
            keep.append(items)
            value.kind, value.value.list = c.LIST, c.Items(ctypes.addressof(items), len(arg))
        else:
            self.encode_name(value, arg, keep)

    @staticmethod
    def encode_text(value, text, keep):
        data = text.encode()
        keep.append(data)
        value.kind, value.value.string = c.STRING, c.Text(ctypes.cast(data, c_void_p), len(data))

    def encode_name(self, value, arg, keep):
        kind = getattr(arg, "kind", None)
        if kind == "dtype":
            value.kind, value.value.integer = c.DTYPE, self.dtype_number(arg.name)
        elif kind == "layout" and arg.name in LAYOUTS:
            value.kind, value.value.integer = c.LAYOUT, LAYOUTS.index(arg.name)
        elif kind == "memory_format" and arg.name in FORMATS:
            value.kind, value.value.integer = c.FORMAT, FORMATS.index(arg.name)
        elif kind == "device":
            self.encode_text(value, arg.name, keep)
        elif kind == "generator":
            value.kind, value.value.opaque = c.OPAQUE, arg.name
        else:
            raise Error("TypeError", f"{arg!r} cannot be an argument")

    def decode(self, value):
        """A result as a Python object; the value is used up."""
        kind, held = value.kind, value.value
        if kind == c.TENSOR:
            return Tensor(self, c_void_p(held.tensor)) if held.tensor else None
        if kind == c.LIST:
            items = (c.Value * held.list.count).from_address(held.list.items) if held.list.count else []
            result = []
            for item in items:
                result.append(self.decode(item))
                item.kind = c.NONE
        else:
            result = plain_value(self.c, kind, held)
        self.c.value_release(byref(value))
        return result


def plain_value(library, kind, held):
    if kind == c.INT:
        return held.integer
    if kind == c.DOUBLE:
        return held.real
    if kind == c.BOOL:
        return held.boolean
    if kind == c.COMPLEX:
        return complex(*held.complex)
    if kind == c.STRING:
        return ctypes.string_at(held.string.data, held.string.length).decode()
    if kind == c.DTYPE:
        return Name("dtype", library.dtype_name(held.integer).decode())
    if kind == c.LAYOUT:
        return Name("layout", LAYOUTS[held.integer])
    if kind == c.FORMAT:
        return Name("memory_format", FORMATS[held.integer])
    if kind == c.DEVICE:
        return Name("device", library.device_type_name(held.device.type).decode())
    return None


def numbers(items):
    return (c_int64 * len(items))(*items)
