# SPDX-License-Identifier: BSD-3-Clause
"""Forward mode: derivatives along a direction, computed with the values.

    with dual_level():
        y = f(make_dual(x, direction))
        unpack_dual(y).tangent

One level is open at a time; what has a tangent in it has none any more when it ends.
"""
from typing import NamedTuple

from tenon import Tensor, _C

__all__ = ["UnpackedDualTensor", "dual_level", "enter_dual_level", "exit_dual_level", "make_dual", "unpack_dual"]


class UnpackedDualTensor(NamedTuple):
    """What unpack_dual returns; `tangent` is None where there is none."""

    primal: Tensor
    tangent: Tensor | None


def _check_level(level):
    if level not in (None, 0):
        raise RuntimeError(f"there is one level of forward mode, with the number 0, not {level}")


def enter_dual_level():
    """Opens the level and returns its number."""
    _C.enter_forward()
    return 0


def exit_dual_level(*, level=None):
    """Ends the level."""
    _check_level(level)
    if not _C.in_forward():
        raise RuntimeError("Trying to exit a forward AD level but none was entered")
    _C.leave_forward()


class dual_level:
    """A context with the level open."""

    def __enter__(self):
        return enter_dual_level()

    def __exit__(self, *exception):
        exit_dual_level()


def make_dual(tensor, tangent, *, level=None):
    """A view of the tensor whose tangent is `tangent`."""
    _check_level(level)
    for name, value in (("primal", tensor), ("tangent", tangent)):
        if not (value.is_floating_point() or value.is_complex()):
            raise ValueError(f"Expected {name} to be floating point or complex, but got: {value.dtype}")
    return _C.make_dual(tensor, tangent)


def unpack_dual(tensor, *, level=None):
    """(the tensor without its tangent, the tangent)."""
    _check_level(level)
    if not _C.in_forward():
        return UnpackedDualTensor(tensor, None)
    return UnpackedDualTensor(*_C.unpack_dual(tensor))
