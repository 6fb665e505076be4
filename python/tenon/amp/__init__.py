# SPDX-License-Identifier: BSD-3-Clause
"""Autocast on the CPU: products and convolutions compute in bfloat16 or float16, and what needs more digits in float32.

    with tenon.autocast("cpu"):
        loss = criterion(net(x), target)        # the parameters stay float32, and so do their gradients
"""
import functools
import warnings

import tenon
from tenon import _C
from tenon.amp._grad_scaler import GradScaler

__all__ = ["GradScaler", "autocast", "custom_bwd", "custom_fwd", "is_autocast_available"]

_cpu = {"dtype": tenon.bfloat16}  # of regions that name none


def _check_device(device_type):
    if not isinstance(device_type, str):
        raise ValueError(f"Expected `device_type` of type `str`, got: `{type(device_type)}`")
    if device_type != "cpu":
        raise RuntimeError(f"User specified an unsupported autocast device_type '{device_type}': operators run on the CPU")


def is_autocast_available(device_type):
    return device_type == "cpu"


class autocast:
    """A context, and a decorator, in which operators choose the dtype that they compute in. `dtype` is bfloat16 (the default) or float16."""

    def __init__(self, device_type, dtype=None, enabled=True, cache_enabled=None):
        _check_device(device_type)
        self.device, self._enabled = device_type, bool(enabled)
        self.fast_dtype = get_autocast_dtype("cpu") if dtype is None else dtype
        self._cache_enabled = is_autocast_cache_enabled() if cache_enabled is None else cache_enabled
        if self._enabled and self.fast_dtype not in (tenon.bfloat16, tenon.float16):
            warnings.warn(f"In CPU autocast, but the target dtype is not supported. Disabling autocast.\nCPU Autocast only supports dtype of "
                          f"tenon.bfloat16, tenon.float16 currently, not {self.fast_dtype}.", stacklevel=2)
            self._enabled = False
        self._before = []

    def __enter__(self):
        before = _C.enter_autocast(self.fast_dtype, self._enabled)
        self._before.append((before, dict(_cpu), _C.keep_casts(self._cache_enabled)))
        return self

    def __exit__(self, *exception):
        before, kept, keeps = self._before.pop()
        _cpu.update(kept)
        _C.keep_casts(keeps)
        _C.leave_autocast(*before)
        return False

    def __call__(self, function):
        @functools.wraps(function)
        def within(*args, **kwargs):
            with self:
                return function(*args, **kwargs)
        return within


def is_autocast_enabled(device_type="cpu"):
    """Whether operators of this thread choose their dtype."""
    return device_type == "cpu" and _C.autocast()[0]


def get_autocast_dtype(device_type):
    """The dtype of the region around, or of one that names none."""
    if device_type != "cpu":
        raise RuntimeError(f"unsupported scalarType for device_type '{device_type}': operators run on the CPU")
    is_on, dtype = _C.autocast()
    return dtype if is_on else _cpu["dtype"]


def set_autocast_dtype(device_type, dtype):
    _check_device(device_type)
    _cpu["dtype"] = dtype


def set_autocast_enabled(device_type, enabled):
    """Switches it on or off for this thread, until it is switched again or a region around ends."""
    _check_device(device_type)
    dtype = get_autocast_dtype("cpu")
    _, _, regions = _C.enter_autocast(dtype, enabled)
    state = _C.enter_autocast(dtype, enabled)
    _C.leave_autocast(*state[:2], regions)


def is_autocast_cache_enabled():
    """Whether a parameter that is used several times in a region is cast once."""
    keeps = _C.keep_casts(True)
    _C.keep_casts(keeps)
    return keeps


def set_autocast_cache_enabled(enabled):
    _C.keep_casts(enabled)


def clear_autocast_cache():
    """Parameters that were changed within a region are cast anew."""
    _C.drop_casts()


# ---- functions with gradients of their own ----

def custom_fwd(fwd=None, *, device_type, cast_inputs=None):
    """For the forward of an autograd.Function: it runs as its surroundings do, or with its inputs cast and without autocast."""
    if fwd is None:
        return functools.partial(custom_fwd, device_type=device_type, cast_inputs=cast_inputs)
    _check_device(device_type)

    @functools.wraps(fwd)
    def decorated(ctx, *args, **kwargs):
        ctx._dtype = get_autocast_dtype("cpu")
        if cast_inputs is None:
            ctx._fwd_used_autocast = is_autocast_enabled()
            return fwd(ctx, *args, **kwargs)
        was_on = is_autocast_enabled()
        ctx._fwd_used_autocast = False
        if not was_on:
            return fwd(ctx, *args, **kwargs)
        with autocast("cpu", enabled=False):
            return fwd(ctx, *(_cast(x, cast_inputs) for x in args), **{name: _cast(x, cast_inputs) for name, x in kwargs.items()})
    return decorated


def custom_bwd(bwd=None, *, device_type):
    """For its backward: autocast is on in it if it was in the forward."""
    if bwd is None:
        return functools.partial(custom_bwd, device_type=device_type)
    _check_device(device_type)

    @functools.wraps(bwd)
    def decorated(ctx, *args, **kwargs):
        with autocast("cpu", enabled=ctx._fwd_used_autocast, dtype=ctx._dtype):
            return bwd(ctx, *args, **kwargs)
    return decorated


def _cast(value, dtype):
    if isinstance(value, tenon.Tensor):
        return value.to(dtype) if value.is_floating_point() and value.dtype is not tenon.float64 else value
    if isinstance(value, (list, tuple)):
        return type(value)(_cast(x, dtype) for x in value)
    return {key: _cast(x, dtype) for key, x in value.items()} if isinstance(value, dict) else value
