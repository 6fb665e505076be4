# SPDX-License-Identifier: BSD-3-Clause
"""tenon.finfo and tenon.iinfo: the range and the steps of a dtype's numbers."""
import tenon
from tenon import _C

# Bits behind the point, smallest and largest exponent of normal numbers, and the largest number in steps of its last
# bit below 2 ** (largest + 1); of dtypes whose numbers are real.
SHAPES = {"float16": (10, -14, 15, 1), "bfloat16": (7, -126, 127, 1), "float32": (23, -126, 127, 1),
          "float64": (52, -1022, 1023, 1), "float8_e5m2": (2, -14, 15, 1), "float8_e4m3fn": (3, -6, 8, 2),
          "float8_e5m2fnuz": (2, -15, 15, 1), "float8_e4m3fnuz": (3, -7, 7, 1), "float8_e8m0fnu": (0, -127, 127, 1)}

# The steps at 1 that PyTorch tells for dtypes whose bits say another.
STEPS = {"float8_e5m2fnuz": 0.125}


def checked(kind, name):
    found = {float: tenon.float64, complex: tenon.complex128, int: tenon.int64, bool: tenon.bool}.get(kind, kind)
    if not isinstance(found, tenon.dtype):
        raise TypeError(f"{name}(): argument 'type' (position 1) must be tenon.dtype, not {type(kind).__name__}")
    return found


def short(number):
    return f"{number:.6g}"


class finfo:
    """Of a dtype of real numbers, or of the parts of complex ones."""

    def __init__(self, type=None):
        kind = checked(_C.default_dtype() if type is None else type, "finfo").to_real()
        if not kind.is_floating_point:
            raise TypeError(f"finfo(): {kind} has no real numbers; tenon.iinfo tells of whole ones")
        self.dtype = str(kind).removeprefix("tenon.")
        if self.dtype not in SHAPES:
            raise NotImplementedError(f"finfo(): not for {kind}")
        digits, least, most, below = SHAPES[self.dtype]
        self.bits = 8 * kind.itemsize
        self.eps = STEPS.get(self.dtype, 2.0 ** -digits)
        self.max = (2.0 ** (digits + 1) - below) * 2.0 ** (most - digits)
        self.min = 2.0 ** least if self.dtype == "float8_e8m0fnu" else -self.max
        self.tiny = self.smallest_normal = 2.0 ** least
        # The last decimal that can be trusted.
        self.resolution = 10.0 ** -int(digits * 0.30103)

    def __eq__(self, other):
        return isinstance(other, finfo) and self.dtype == other.dtype

    __hash__ = None

    def __repr__(self):
        return (f"finfo(resolution={short(self.resolution)}, min={short(self.min)}, max={short(self.max)}, "
                f"eps={short(self.eps)}, smallest_normal={short(self.tiny)}, tiny={short(self.tiny)}, "
                f"dtype={self.dtype})")


class iinfo:
    """Of a dtype of whole numbers."""

    def __init__(self, type):
        kind = checked(type, "iinfo")
        self.dtype = str(kind).removeprefix("tenon.")
        if self.dtype not in ("uint8", "int8", "int16", "int32", "int64", "uint16", "uint32", "uint64"):
            raise TypeError(f"iinfo(): {kind} is no dtype of whole numbers"
                            f"{'; tenon.finfo tells of real ones' if kind.is_floating_point else ''}")
        self.bits = 8 * kind.itemsize
        self.min = -2 ** (self.bits - 1) if kind.is_signed else 0
        self.max = 2 ** (self.bits - kind.is_signed) - 1

    def __eq__(self, other):
        return isinstance(other, iinfo) and self.dtype == other.dtype

    __hash__ = None

    def __repr__(self):
        return f"iinfo(min={short(self.min)}, max={short(self.max)}, dtype={self.dtype})"
