# SPDX-License-Identifier: BSD-3-Clause
"""The numbers in the bytes of a recorded tensor, and whether two are the same. NumPy alone is needed."""
import functools

import numpy as np

# (relative, absolute), of the dtypes that are not compared exactly.
TOLERANCES = {"float16": (1e-3, 1e-5), "bfloat16": (1.6e-2, 1e-5), "float32": (1.3e-6, 1e-5),
              "complex32": (1e-3, 1e-5), "complex64": (1.3e-6, 1e-5), "float64": (1e-7, 1e-7), "complex128": (1e-7, 1e-7)}
# Bits of the exponent and of the fraction, the exponent's bias, and which bytes are no numbers.
SMALL = {"float8_e4m3fn": (4, 3, 7, (0x7f, 0xff)), "float8_e5m2": (5, 2, 15, (0x7d, 0x7e, 0x7f, 0xfd, 0xfe, 0xff)),
         "float8_e4m3fnuz": (4, 3, 8, (0x80,)), "float8_e5m2fnuz": (5, 2, 16, (0x80,)), "float8_e8m0fnu": (8, 0, 127, (0xff,))}
# NumPy's dtypes that have the same size as those it does not know.
SAME_SIZE = {"bfloat16": "uint16", "complex32": "uint32", **dict.fromkeys(SMALL, "uint8")}


class Wrong(Exception):
    """What a call gave is not what was recorded; `kind` says in what: value, form, strides, alias, device or changed."""

    def __init__(self, words, kind):
        super().__init__(words)
        self.kind = kind


def expect(condition, *words, kind="value"):
    if not condition:
        raise Wrong(" ".join(map(str, words)), kind)


@functools.lru_cache(maxsize=None)
def small_numbers(dtype):
    """The number of each byte."""
    exponents, fractions, bias, without = SMALL[dtype]
    found = np.empty(256, np.float64)
    for byte in range(256):
        sign = -1.0 if exponents + fractions == 7 and byte & 0x80 else 1.0
        exponent, fraction = (byte >> fractions) & ((1 << exponents) - 1), byte & ((1 << fractions) - 1)
        is_normal = exponent or dtype == "float8_e8m0fnu"
        found[byte] = sign * (is_normal + fraction / (1 << fractions)) * 2.0 ** (max(exponent, 1 if fractions else 0) - bias)
    if dtype == "float8_e5m2":
        found[0x7c], found[0xfc] = np.inf, -np.inf
    found[list(without)] = np.nan
    return found


def known_to_numpy(found, dtype):
    """The numbers of an array whose dtype NumPy has under the name of another."""
    if dtype == "bfloat16":
        return (found.astype(np.uint32) << 16).view(np.float32)
    if dtype == "complex32":
        return np.ascontiguousarray(found).reshape(-1).view(np.float16).astype(np.float32).view(np.complex64).reshape(found.shape)
    return small_numbers(dtype)[found]


def elements(form, data):
    """The numbers that a form (dtype, sizes, strides, offset, storage, bits) has in the bytes of its storage."""
    dtype, sizes, strides, offset = form[:4]
    kind = np.dtype(SAME_SIZE.get(dtype, dtype))
    if 0 in sizes:
        found = np.zeros(0, kind)  # Of the other sizes, the product may be beyond all bounds.
    else:
        flat = np.frombuffer(data, kind, len(data) // kind.itemsize)[offset:]
        found = np.lib.stride_tricks.as_strided(flat, sizes, [stride * kind.itemsize if size > 1 else 0
                                                                for size, stride in zip(sizes, strides)])
    if dtype in SAME_SIZE:
        found = known_to_numpy(found, dtype)
    bits = "".join(form[5:])
    found = found.conj() if "c" in bits else found
    return -found if "n" in bits else found


def is_meta(form):
    return "m" in "".join(form[5:])


def are_close(got, want, dtype, k):
    relative, absolute = TOLERANCES[dtype]
    wide = np.complex128 if np.iscomplexobj(want) else np.float64
    got, want = got.astype(wide), want.astype(wide)
    with np.errstate(all="ignore"):
        size = np.abs(want)
        limit = (absolute + relative * np.where(np.isfinite(size), size, 0)) * (1 + 3 * k)
        right = True
        for g, w in [(got.real, want.real), (got.imag, want.imag)] if np.iscomplexobj(want) else [(got, want)]:
            right &= np.where(np.isfinite(w), np.abs(g - w) <= limit, (g == w) | (np.isnan(g) & np.isnan(w)))
    return bool(np.all(right))


def same_numbers(got, want, dtype, k, where):
    if dtype in TOLERANCES:
        expect(are_close(got, want, dtype, k), where, "is", got.tolist(), "and not", want.tolist())
    else:
        expect(np.array_equal(got, want, equal_nan=dtype in SMALL), where, "is", got.tolist(), "and not", want.tolist())


def same_form(got, want, where):
    expect(got[:2] == want[:2], where, "is", got[:2], "and not", want[:2], kind="form")
    expect(is_meta(got) == is_meta(want), where, "is on another device", kind="device")
    if 0 not in want[1]:
        steps = [(a, b) for size, a, b in zip(want[1], got[2], want[2]) if size > 1]
        expect(all(a == b for a, b in steps), where, "has strides", got[2], "and not", want[2], kind="strides")
