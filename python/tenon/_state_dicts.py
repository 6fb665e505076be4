# SPDX-License-Identifier: BSD-3-Clause
"""Parameters and buffers by name: read from files, compared, copied."""
import collections
import collections.abc
import os

import tenon
from tenon import _C

_Keys = collections.namedtuple("_IncompatibleKeys", ["missing_keys", "unexpected_keys"])

# The dtypes of a .safetensors file.
DTYPES = {"F64": "float64", "F32": "float32", "F16": "float16", "BF16": "bfloat16", "I64": "int64", "I32": "int32", "I16": "int16",
          "I8": "int8", "U64": "uint64", "U32": "uint32", "U16": "uint16", "U8": "uint8", "BOOL": "bool", "C64": "complex64",
          "F8_E4M3": "float8_e4m3fn", "F8_E5M2": "float8_e5m2", "F8_E8M0": "float8_e8m0fnu"}


class IncompatibleKeys(_Keys):
    """Names that only the program has, and that only the given dict has."""

    def __repr__(self):
        return super().__repr__() if any(self) else "<All keys matched successfully>"

    __str__ = __repr__


# ---- .safetensors ----

def _is_count(value):
    return type(value) is int and 0 <= value < 2**63


def _entry(data, start, name, about):
    """A tensor over its bytes. Bytes lie row-major; bools are the bytes 0 and 1, and anything else in them is made 1."""
    dtype, shape, offsets = (about.get(key) for key in ("dtype", "shape", "data_offsets")) if isinstance(about, dict) else (None,) * 3
    if not isinstance(dtype, str) or dtype not in DTYPES:
        raise ValueError(f"{name!r} has the dtype {dtype!r}, which is not known")
    if not isinstance(shape, list) or not all(map(_is_count, shape)) or not isinstance(offsets, list) or len(offsets) != 2 \
            or not all(map(_is_count, offsets)):
        raise ValueError(f"{name!r} does not say its sizes and where its bytes are")
    kind, (begin, end) = getattr(tenon, DTYPES[dtype]), offsets
    count = 1
    for size in shape:
        count *= size
    if not begin <= end <= len(data) - start or end - begin != count * kind.itemsize:
        raise ValueError(f"{name!r} of the sizes {shape} has the bytes {begin} to {end} of {len(data) - start}")
    if count == 0:
        return tenon.empty(shape, dtype=kind)
    found = tenon.frombuffer(bytearray(data[start + begin:start + end]), dtype=tenon.uint8)
    return (found != 0 if kind is tenon.bool else found.view(kind)).reshape(shape)


def _entries(data, start, table):
    """All tensors of a table. Each has bytes of its own, so together they have no more than the file."""
    found, left = {}, len(data) - start
    for name, about in table.items():
        if name != "__metadata__":
            found[name] = _entry(data, start, name, about)
            left -= found[name].numel() * found[name].itemsize
            if left < 0:
                raise ValueError(f"{name!r} has bytes that others have, too")
    return found


def read_safetensors(path):
    """The tensors of a .safetensors file by name: a length, a table in JSON, and the bytes of all. RuntimeError: it is none, or damaged."""
    import json
    import mmap
    with open(os.fspath(path), "rb") as file:
        size = os.fstat(file.fileno()).st_size
        data = mmap.mmap(file.fileno(), size, access=mmap.ACCESS_READ) if size else b""
    length = int.from_bytes(data[:8], "little")
    try:
        if len(data) < 8 or length > len(data) - 8:
            raise ValueError("its table is cut off")
        table = json.loads(data[8:8 + length])
        if not isinstance(table, dict):
            raise ValueError("its table is no JSON object")
        return _entries(data, 8 + length, table)
    except (ValueError, RecursionError) as error:
        raise RuntimeError(f"{os.fsdecode(path)}: it is no .safetensors file, or damaged: {error}") from None


def read(given):
    """The dict that is given, or that of the file with this path."""
    if isinstance(given, (str, bytes, os.PathLike)):
        given = read_safetensors(given) if os.fsdecode(given).endswith(".safetensors") else tenon.load(given)
    if not isinstance(given, collections.abc.Mapping):
        raise TypeError(f"load_state_dict(): expected a dict of tensors by name or the path of a file with one, not a {type(given).__name__}")
    return given


# ---- copying ----

def _misfit(name, own, value):
    """What hinders copying a value; None for nothing. As in PyTorch one element is taken for a tensor without dimensions."""
    if not isinstance(value, _C.Tensor):
        return f"{name!r} is no tensor, but a {type(value).__name__}"
    if value.shape != own.shape and not (own.ndim == 0 and tuple(value.shape) == (1,)):
        return f"{name!r} has the sizes {list(value.shape)}, and {list(own.shape)} in the program"
    return None


def load_into(states, given, strict, what):
    """Copies what is given into the states of its names; none of it unless all of it fits."""
    given = read(given)
    keys = IncompatibleKeys([name for name in states if name not in given], [name for name in given if name not in states])
    faults = [_misfit(name, own, given[name]) for name, own in states.items() if name in given]
    faults = [fault for fault in faults if fault is not None]
    if strict and keys.unexpected_keys:
        faults.append("unexpected are " + ", ".join(map(repr, keys.unexpected_keys)))
    if strict and keys.missing_keys:
        faults.append("missing are " + ", ".join(map(repr, keys.missing_keys)))
    if faults:
        raise RuntimeError(f"load_state_dict() of {what}: " + "; ".join(faults))
    with tenon.no_grad():
        for name, own in states.items():
            if name in given:
                own.copy_(given[name].reshape(own.shape))
    return keys
