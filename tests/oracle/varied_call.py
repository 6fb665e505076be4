# SPDX-License-Identifier: BSD-3-Clause
"""Other calls made of one: other layouts, dtypes, sizes and values, and the in-place and out= spellings.

    for other in varied(taken, random.Random(1), 4): ...

Not every one is a call that PyTorch takes: those that it refuses are recorded as calls that must fail.
"""
import functools
import re

import torch

from recorded_call import DTYPES, Refused, Taken, call, decode, flat

SIZES = (0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 7)
FLOATS = (torch.float16, torch.bfloat16, torch.float32, torch.float64)
COMPLEX = (torch.complex64, torch.complex128)
INTEGERS = (torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64)
ALL = FLOATS + COMPLEX + INTEGERS + (torch.bool, torch.uint16, torch.uint32, torch.uint64)
SPECIAL = (float("nan"), float("inf"), -float("inf"), -0.0, 0.0, 0.5, -0.5, 1.0, -1.0, 1e-3, 88.5, -104.0)


# ---- layouts ----

def like(tensor, sizes, strides, offset, length):
    """The values of a tensor with these strides, in a storage of their own; what is between them is noise."""
    out = filled((length,), tensor.dtype).as_strided(sizes, strides, offset)
    if out.numel():
        out.copy_(tensor)
    return out


def filled(sizes, dtype):
    noise = torch.arange(int(torch.Size(sizes).numel())) % 5
    return noise.to(torch.float32).to(dtype).reshape(sizes)


def permuted(tensor, rng):
    order = list(range(tensor.dim()))
    rng.shuffle(order)
    back = sorted(range(tensor.dim()), key=order.__getitem__)
    return tensor.permute(order).contiguous().permute(back)


def spaced(tensor, rng):
    strides, step = [0] * tensor.dim(), rng.choice((1, 2, 3))
    for dim in reversed(range(tensor.dim())):
        strides[dim] = step
        step *= max(tensor.shape[dim], 1) + rng.choice((0, 0, 1))
    offset = rng.choice((0, 1, 3))
    return like(tensor, tensor.shape, strides, offset, step + offset + 2)


def expanded(tensor, rng):
    dims = [dim for dim in range(tensor.dim()) if tensor.shape[dim] > 0]
    if not dims:
        return tensor.clone()
    dim = rng.choice(dims)
    return tensor.narrow(dim, 0, 1).clone().expand(tensor.shape)


def channels_last(tensor, rng):
    formats = {4: torch.channels_last, 5: torch.channels_last_3d}
    if tensor.dim() not in formats:
        return permuted(tensor, rng)
    return tensor.contiguous(memory_format=formats[tensor.dim()])


def lazy(tensor, rng):
    if tensor.is_complex():
        return tensor.clone().conj()
    return permuted(tensor, rng)


LAYOUTS = (permuted, permuted, spaced, spaced, expanded, channels_last, channels_last, lazy,
           lambda tensor, rng: tensor.contiguous().clone())


# ---- values, dtypes and sizes ----

def with_values(tensor, rng):
    if not tensor.numel() or tensor.dtype == torch.bool:
        return tensor
    out = tensor.clone()
    if tensor.is_floating_point() or tensor.is_complex():
        flat_out = out.view(-1) if out.is_contiguous() else None
        for _ in range(rng.choice((1, 2, 4))):
            if flat_out is not None:
                flat_out[rng.randrange(out.numel())] = rng.choice(SPECIAL)
    return out


def other_dtype(tensor, rng, dtypes):
    wanted = rng.choice(dtypes)
    if tensor.is_complex() and not wanted.is_complex:
        tensor = tensor.real
    return tensor.to(wanted)


def resized(tensor, sizes):
    """The sizes of a tensor by the table; its values repeat where there are more of them."""
    shape = [sizes.get(size, size) for size in tensor.shape]
    if not tensor.numel():
        return torch.zeros(shape, dtype=tensor.dtype)
    count = int(torch.Size(shape).numel())
    flat_values = tensor.contiguous().reshape(-1)
    return flat_values.repeat(count // flat_values.numel() + 1)[:count].reshape(shape).clone()


def resize_arguments(value, sizes):
    """Lists of numbers that are sizes of the tensors go with them."""
    if isinstance(value, list) and value and all(type(each) is int for each in value):
        return [sizes.get(each, each) for each in value]
    return value


# Of numbers that are none, a decomposition makes anything; some never end.
DECOMPOSITION = re.compile(r"linalg|svd|eig|qr|lu_|_lu|chol|lstsq|pinv|det|inverse|lobpcg|matrix_exp|orgqr|ormqr|norm_nuc")


class Change:
    """What is done to all tensors of a call: drawn once, so that equal sizes stay equal."""

    def __init__(self, name, tensors, rng):
        self.rng = rng
        met = sorted({size for tensor in tensors for size in tensor.shape if size > 1})
        self.sizes = {size: rng.choice(SIZES) for size in met if rng.random() < 0.7} if rng.random() < 0.4 else {}
        self.dtypes = {}
        if rng.random() < 0.4:
            kinds = {tensor.dtype for tensor in tensors}
            self.dtypes = {kind: rng.choice(self.near(kind)) for kind in kinds if rng.random() < 0.7}
        self.is_mixed = rng.random() < 0.1
        self.is_special = rng.random() < 0.2 and DECOMPOSITION.search(name) is None

    def near(self, dtype):
        if dtype in (torch.int64, torch.int32):
            return (torch.int64, torch.int32, torch.int16, torch.uint8)
        if dtype == torch.bool:
            return (torch.bool, torch.uint8)
        return FLOATS * 3 + ALL

    def of(self, tensor):
        if self.sizes:
            tensor = resized(tensor, self.sizes)
        if tensor.dtype in self.dtypes:
            tensor = other_dtype(tensor, self.rng, (self.dtypes[tensor.dtype],))
        if self.is_mixed and self.rng.random() < 0.5:
            tensor = other_dtype(tensor, self.rng, ALL)
        if self.is_special:
            tensor = with_values(tensor, self.rng)
        return self.rng.choice(LAYOUTS)(tensor, self.rng) if self.rng.random() < 0.7 else tensor


def changed(taken, rng):
    """The same call with its tensors changed. Inputs that are written stay as they lie, or they would share memory."""
    tensors = taken.tensors()
    change = Change(taken.op.name(), tensors, rng)
    others = [change.of(tensor) for tensor in tensors]
    resize = functools.partial(resize_arguments, sizes=change.sizes)
    args = [resize(value) for value in decode(taken.args, others)]
    kwargs = {name: resize(value) for name, value in decode_all(taken.kwargs, others).items()}
    return Taken.of(taken.op, args, kwargs)


def decode_all(kwargs, tensors):
    return {name: decode(value, tensors) for name, value in kwargs.items()}


# ---- spellings ----

def shape_of(schema):
    return [(arg.name, str(arg.type)) for arg in schema.arguments if not arg.is_out]


def is_out_of(op, schema):
    return any(arg.is_out for arg in op._schema.arguments) and shape_of(op._schema) == shape_of(schema)


@functools.lru_cache(None)
def spellings(op):
    """The in-place overload of a functional one, or None, and those with out=."""
    schema = op._schema
    if schema.is_mutable:
        return None, ()
    name = schema.name.split("::")[1]
    packet = getattr(torch.ops.aten, name)
    outs = tuple(other for other in (getattr(packet, word) for word in packet.overloads())
                 if is_out_of(other, schema))
    in_place = None
    try:
        other = getattr(torch.ops.aten, name + "_")
        in_place = next((each for each in (getattr(other, word) for word in other.overloads())
                         if shape_of(each._schema) == shape_of(schema)), None)
    except AttributeError:
        pass
    return in_place, outs


def out_like(result, rng):
    """A tensor to give as out=."""
    draw = rng.random()
    dtype = result.dtype
    if draw < 0.08:
        dtype = rng.choice(ALL)
    if draw < 0.45:
        return torch.empty(0, dtype=dtype)
    if draw < 0.6:
        return filled([size + 1 for size in result.shape], dtype)
    out = filled(result.shape, dtype)
    return rng.choice((permuted, spaced))(out, rng) if draw < 0.85 else out


def with_out(taken, op, rng):
    _, args, kwargs = taken.made()
    result, _ = call(taken.op, *taken.made()[1:], seed=0)
    names = [arg.name for arg in op._schema.arguments if arg.is_out]
    results = result if len(names) > 1 or "[]" in str(op._schema.arguments[-1].type) else [result]
    outs = [out_like(each, rng) for each in results]
    if len(names) == 1 and isinstance(result, (list, tuple)):
        outs = [outs]
    if len(names) != len(outs):
        raise Refused("outs")
    return Taken.of(op, args, {**kwargs, **dict(zip(names, outs))})


def spelled(taken, rng):
    """The call in another spelling, or Refused."""
    in_place, outs = spellings(taken.op)
    if outs and (in_place is None or rng.random() < 0.6):
        return with_out(taken, rng.choice(outs), rng)
    if in_place is None:
        raise Refused("spelling")
    _, args, kwargs = taken.made()
    return Taken.of(in_place, args, kwargs)


def varied(taken, rng, count):
    """Up to `count` other calls."""
    for _ in range(count):
        try:
            other = changed(taken, rng) if rng.random() < 0.85 else taken
            if rng.random() < 0.45:
                other = spelled(other, rng)
            if other is not taken:
                other.via = taken.via
                yield other
        except Exception:  # A change that cannot be made of these tensors.
            continue
