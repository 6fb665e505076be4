# SPDX-License-Identifier: BSD-3-Clause
"""What the fuzzer does to a call: each mutation changes a Live call in place, or raises Unfit where it has nothing to do.

    steps = drawn(rng)                 # [(name, seed), …]
    mutated(live, steps)               # the same for the same steps, also with some of them left out

PyTorch's operators are never called on mutated arguments here, but for views and copies: they may crash.
"""
import random

import torch

import varied_call
from fuzz_pytorch import DTYPES

INTEGERS = (0, 1, -1, 2, -2, 3, 7, -9, 63, 64, 255, 256, 2**31 - 1, -2**31, 2**31, 2**32, 2**40, 2**62, 2**63 - 1, -2**63)
FLOATS = (0.0, -0.0, 1.0, -1.0, 0.5, -2.5, 1e-45, 1e-300, 1e30, 1e300, -1e300, 3.4e38, 65504.0, 2.0**63, -2.0**63,
          float("nan"), float("inf"), float("-inf"))
COMPLEX = (0j, 1j, -2.5 + 1j, complex(float("nan"), 1.0), complex(float("inf"), -0.0), complex(1e300, 1e300))
SIZES = (0, 1, 2, 3, 5, 17)
HUGE = (2**31, 2**40, 2**62)


class Unfit(Exception):
    """The call has nothing that this mutation changes."""


def pick(rng, values):
    values = list(values)
    if not values:
        raise Unfit
    return rng.choice(values)


def places(live, words):
    """Keys of arguments whose type in the schema has one of the words."""
    return [key for key, arg in live.names() if any(word in str(arg.type) for word in words)]


def tensor_places(live):
    return [key for key, _ in live.names() if isinstance(live.get(key), torch.Tensor)]


def written_places(live):
    return [key for key, arg in live.names()
            if arg.alias_info is not None and arg.alias_info.is_write and isinstance(live.get(key), torch.Tensor)]


def one_tensor(live, rng, make):
    key = pick(rng, tensor_places(live))
    live.set(key, make(live.get(key), rng))


# ---- layouts ----

def layout(live, rng):
    live.replace(lambda tensor: rng.choice(varied_call.LAYOUTS)(tensor, rng) if rng.random() < 0.7 else tensor)


def one_layout(live, rng):
    one_tensor(live, rng, rng.choice(varied_call.LAYOUTS))


def zero_strides(live, rng):
    """Elements that are all one: also of what is written."""
    one_tensor(live, rng, lambda tensor, rng: one_element(tensor).expand(tensor.shape))


def one_element(tensor):
    return tensor.as_strided([1] * tensor.dim(), [1] * tensor.dim()).clone() if tensor.numel() else tensor.clone()


def overlapping(live, rng):
    """Strides that are too small for the sizes."""
    def make(tensor, rng):
        if tensor.numel() < 2:
            raise Unfit
        strides = [rng.choice((0, 1, 1, 2)) for _ in tensor.shape]
        return tensor.contiguous().as_strided(tensor.shape, strides) if needed(tensor.shape, strides) <= tensor.numel() else zero(tensor)
    one_tensor(live, rng, make)


def needed(sizes, strides):
    return 1 + sum((size - 1) * stride for size, stride in zip(sizes, strides))


def zero(tensor):
    return tensor.new_zeros([1] * tensor.dim()).expand(tensor.shape)


def sliced(live, rng):
    """Every second element of a larger tensor, from an offset."""
    def make(tensor, rng):
        if tensor.dim() == 0:
            raise Unfit
        dim = rng.randrange(tensor.dim())
        wide = tensor.repeat_interleave(2, dim)
        return wide.narrow(dim, 1, wide.shape[dim] - 1)[(slice(None),) * dim + (slice(None, None, 2),)] if wide.shape[dim] else wide
    one_tensor(live, rng, make)


# ---- sizes ----

def empty(live, rng):
    """One size becomes zero wherever it stands."""
    size = pick(rng, {size for tensor in live.tensors() for size in tensor.shape})
    table = {size: 0}
    live.replace(lambda tensor: varied_call.resized(tensor, table))
    resize_lists(live, table)


def resize_lists(live, table):
    for key, _ in live.names():
        live.set(key, varied_call.resize_arguments(live.get(key), table))


def sizes(live, rng):
    met = {size for tensor in live.tensors() for size in tensor.shape}
    table = {size: rng.choice(SIZES) for size in sorted(met) if rng.random() < 0.6}
    if sum(tensor.numel() for tensor in live.tensors()) > 2000:
        table = {size: min(other, 2) for size, other in table.items()}
    live.replace(lambda tensor: varied_call.resized(tensor, table))
    resize_lists(live, table)


def one_size(live, rng):
    """One size of one tensor, so that sizes do not fit."""
    def make(tensor, rng):
        dim = pick(rng, range(tensor.dim()))
        shape = list(tensor.shape)
        shape[dim] = rng.choice(SIZES)
        if torch.Size(shape).numel() > 4000:
            raise Unfit
        count = torch.Size(shape).numel()
        flat = tensor.reshape(-1) if tensor.numel() else tensor.new_zeros(1)
        return flat.repeat(count // flat.numel() + 1)[:count].reshape(shape).clone()
    one_tensor(live, rng, make)


def rank(live, rng):
    def make(tensor, rng):
        how = rng.randrange(4)
        if how == 0:
            return tensor.reshape(-1).clone()
        if how == 1:
            return tensor.unsqueeze(rng.randint(0, tensor.dim()))
        if how == 2 and tensor.dim():
            return tensor.select(0, 0).clone() if tensor.shape[0] else tensor.new_zeros(tensor.shape[1:])
        return tensor.new_ones(()) if rng.random() < 0.5 else tensor.new_zeros(0)
    one_tensor(live, rng, make)


def huge(live, rng):
    """On meta with a size that no memory has, or nothing of a size beyond all bounds."""
    def make(tensor, rng):
        shape = list(tensor.shape) or [1]
        shape[rng.randrange(len(shape))] = rng.choice(HUGE)
        if rng.random() < 0.5:
            shape.insert(rng.randint(0, len(shape)), 0)
            return torch.empty(0, dtype=tensor.dtype).as_strided(shape, [1] * len(shape))
        return torch.empty(0, dtype=tensor.dtype, device="meta").as_strided([0], [1]).expand(0) if too_large(shape, tensor) else (
            torch.empty(shape, dtype=tensor.dtype, device="meta"))
    one_tensor(live, rng, make)


def too_large(shape, tensor):
    count = tensor.itemsize
    for size in shape:
        count *= size
    return count >= 2**63


# ---- dtypes, devices and values ----

def dtype(live, rng):
    """All tensors of one dtype get another."""
    kind = pick(rng, sorted({tensor.dtype for tensor in live.tensors()}, key=str))
    wanted = rng.choice(sorted(DTYPES, key=str))
    live.replace(lambda tensor: cast(tensor, wanted) if tensor.dtype == kind else tensor)


def one_dtype(live, rng):
    one_tensor(live, rng, lambda tensor, rng: cast(tensor, rng.choice(sorted(DTYPES, key=str))))


def cast(tensor, wanted):
    if tensor.is_complex() and not wanted.is_complex:
        tensor = tensor.real
    return tensor.to(wanted)


def values(live, rng):
    """Numbers at and beyond the ends."""
    def make(tensor):
        if not tensor.numel() or tensor.dtype == torch.bool or rng.random() < 0.4:
            return tensor
        out = tensor.clone().contiguous()
        flat = out.view(-1)
        for _ in range(rng.choice((1, 2, 4))):
            flat[rng.randrange(flat.numel())] = extreme(tensor.dtype, rng)
        return out
    live.replace(make)


def extreme(kind, rng):
    if kind.is_complex:
        return rng.choice(COMPLEX[:4] if kind != torch.complex128 else COMPLEX)
    if kind.is_floating_point:
        limits = torch.finfo(kind)
        return rng.choice((0.0, 1.0, -1.0, limits.max, limits.min, limits.tiny, limits.eps) + (
            (float("nan"), float("inf"), float("-inf"), -0.0) if kind.itemsize > 1 else ()))
    limits = torch.iinfo(kind)
    return rng.choice((0, 1, limits.min, limits.max))


def meta(live, rng):
    live.replace(lambda tensor: tensor.to("meta"))
    for key, _ in live.names():
        if isinstance(live.get(key), torch.device):
            live.set(key, torch.device("meta"))


def one_meta(live, rng):
    one_tensor(live, rng, lambda tensor, rng: tensor.to("meta"))


# ---- arguments that are no tensors ----

def scalar(live, rng):
    key = pick(rng, (key for key, _ in live.names() if isinstance(live.get(key), (bool, int, float, complex))))
    kind = str(dict(live.names())[key].type)
    if kind in ("number", "Scalar"):
        live.set(key, rng.choice(INTEGERS + FLOATS + COMPLEX + (True, False)))
    elif kind.startswith("float") or kind == "Optional[float]":
        live.set(key, rng.choice(FLOATS))
    elif isinstance(live.get(key), bool):
        live.set(key, not live.get(key))
    else:
        live.set(key, rng.choice(INTEGERS))


def listed(live, rng):
    """A list of none, of one less, of more, or with another element."""
    key = pick(rng, (key for key, _ in live.names() if isinstance(live.get(key), (list, tuple))))
    found = list(live.get(key))
    how = rng.randrange(5)
    if how == 0:
        found = []
    elif how == 1:
        found = found[:-1]
    elif how == 2 and found:
        found = found + [found[-1]] * rng.choice((1, 2, 70))
    elif found and type(found[0]) is int:
        found[rng.randrange(len(found))] = rng.choice(INTEGERS)
    elif found:
        found[rng.randrange(len(found))] = found[rng.randrange(len(found))]
    live.set(key, found)


def nothing(live, rng):
    """None for an argument that may be None."""
    key = pick(rng, (key for key, arg in live.names() if "Optional" in str(arg.type)))
    live.set(key, None)


def word(live, rng):
    """Another dtype, layout, memory format or device that is asked for."""
    key = pick(rng, (key for key, _ in live.names()
                     if isinstance(live.get(key), (torch.dtype, torch.layout, torch.memory_format, torch.device))))
    kind = type(live.get(key))
    live.set(key, rng.choice({torch.dtype: sorted(DTYPES, key=str), torch.layout: [torch.strided, torch.sparse_coo],
                              torch.memory_format: [torch.contiguous_format, torch.channels_last, torch.preserve_format],
                              torch.device: [torch.device("cpu"), torch.device("meta"), torch.device("cuda:0")]}[kind]))


# ---- the same memory twice ----

def same(live, rng):
    """One argument is another one."""
    found = tensor_places(live)
    key = pick(rng, found)
    other = pick(rng, (each for each in found if each != key))
    live.set(key, live.get(other))


def view_of(tensor, rng):
    how = rng.randrange(8)
    if how == 0:
        return tensor.as_strided([0], [1], tensor.storage_offset())
    if how == 1 and tensor.numel():
        return tensor.as_strided([0], [1], tensor.storage_offset() + rng.randrange(tensor.numel()))
    if how == 2 and tensor.dim():
        dim = rng.randrange(tensor.dim())
        return tensor.narrow(dim, min(1, tensor.shape[dim]), max(0, tensor.shape[dim] - 1))
    if how == 3 and tensor.dim() > 1:
        return tensor.transpose(0, -1)
    if how == 4 and tensor.dim() and tensor.shape[0]:
        return tensor[:1].expand(tensor.shape)
    if how == 5 and tensor.dim() and tensor.shape[0]:
        return tensor[0]
    if how == 6 and tensor.dim():
        return tensor[..., ::2]
    return tensor.detach()


def shifted(tensor):
    """Two views of one storage, the second an element further."""
    flat = torch.zeros(needed(tensor.shape, tensor.contiguous().stride()) + 1, dtype=tensor.dtype)
    strides = tensor.contiguous().stride()
    first = flat.as_strided(tensor.shape, strides, 0)
    first.copy_(tensor)
    return first, flat.as_strided(tensor.shape, strides, 1)


def into_input(live, rng):
    """What is written is an input, or a view of one."""
    key = pick(rng, written_places(live))
    other = pick(rng, (each for each in tensor_places(live) if each != key))
    source = live.get(other)
    draw = rng.random()
    if draw < 0.3:
        live.set(key, source)
    elif draw < 0.45 and source.numel() and not source.is_meta:
        first, second = shifted(source)
        live.set(other, first)
        live.set(key, second)
    else:
        live.set(key, view_of(source, rng))


def overlap_written(live, rng):
    """What is written overlaps itself."""
    key = pick(rng, written_places(live))
    live.set(key, one_element(live.get(key)).expand(live.get(key).shape))


def out_sizes(live, rng):
    """Another size of an out= tensor, or another dtype."""
    key = pick(rng, (each for each in written_places(live) if each != 0))
    live.set(key, varied_call.out_like(live.get(key), rng))


# By how often each is drawn.
MUTATIONS = {"layout": (layout, 3), "one_layout": (one_layout, 2), "zero_strides": (zero_strides, 1), "overlapping": (overlapping, 1),
             "sliced": (sliced, 1), "empty": (empty, 2), "sizes": (sizes, 3), "one_size": (one_size, 2), "rank": (rank, 2),
             "huge": (huge, 1), "dtype": (dtype, 4), "one_dtype": (one_dtype, 2), "values": (values, 3), "meta": (meta, 1),
             "one_meta": (one_meta, 1), "scalar": (scalar, 4), "listed": (listed, 2), "nothing": (nothing, 1), "word": (word, 1),
             "same": (same, 1), "into_input": (into_input, 4), "overlap_written": (overlap_written, 1), "out_sizes": (out_sizes, 1)}
COUNTS = (0, 1, 1, 1, 2, 2, 3)


def drawn(rng):
    names = rng.choices(list(MUTATIONS), [weight for _, weight in MUTATIONS.values()], k=rng.choice(COUNTS))
    return [(name, rng.randrange(1 << 30)) for name in names]


def mutated(live, steps):
    """Makes the steps that fit; the call tells which did."""
    for name, seed in steps:
        kept = list(live.args), dict(live.kwargs)
        try:
            MUTATIONS[name][0](live, random.Random(seed))
            live.done.append(name)
        except Exception:  # Unfit, or a change that PyTorch cannot make of these tensors.
            live.args, live.kwargs = kept
    return live
