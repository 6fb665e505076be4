# SPDX-License-Identifier: BSD-3-Clause
"""Tensors are copied and pickled: imported when the first one is.

A pickled tensor keeps dtype, sizes and strides, and shares a storage with nobody: its bytes are those between its
first and its last element. A device is not kept, as it may not be there where the tensor is read.
"""
from tenon import _C
from tenon._ops import ops

aten = ops.aten


def extent(sizes, strides):
    """Elements from the first to behind the last."""
    return 0 if 0 in sizes else 1 + sum((size - 1) * stride for size, stride in zip(sizes, strides))


def plain(tensor):
    """The tensor on the cpu, with elements in memory as they are meant."""
    return aten.resolve_neg(aten.resolve_conj(tensor.cpu()))


def as_bytes(tensor):
    """A view of all bytes from the first element to the last."""
    count = extent(tensor.shape, tensor.stride())
    flat = aten.as_strided(tensor, [count], [1], tensor.storage_offset())
    return memoryview(aten.view.dtype(flat, _C.uint8)) if count else b""


def rebuild(dtype, sizes, strides, data, device, requires_grad=False):
    """A tensor of what `reduce` kept; what does not fit together is refused."""
    count, data = extent(sizes, strides), memoryview(data)
    if len(sizes) != len(strides) or count * dtype.itemsize != (data.nbytes if device != "meta" else count * dtype.itemsize):
        raise ValueError(f"a pickled tensor of {dtype}, sizes {tuple(sizes)}, strides {tuple(strides)} has {data.nbytes} bytes")
    made = aten.empty_strided(list(sizes), list(strides), dtype=dtype, device=device)
    if count and device != "meta":
        as_bytes(made)[:] = data.cast("B")
    return made.requires_grad_() if requires_grad else made


def reduce(tensor, protocol):
    """What pickle writes; with protocol 5 the bytes may go beside it, without a copy."""
    device = "meta" if tensor.device.type == "meta" else "cpu"
    wants = (True,) if tensor.requires_grad else ()
    if device == "meta":
        return rebuild, (tensor.dtype, tuple(tensor.shape), tensor.stride(), b"", device, *wants)
    here = plain(tensor.detach())
    data = as_bytes(here)
    if protocol >= 5:
        from pickle import PickleBuffer
        data = PickleBuffer(data)
    else:
        data = bytes(data)
    return rebuild, (here.dtype, tuple(here.shape), here.stride(), data, device, *wants)


def deepcopy(tensor, memo):
    """Elements of its own; two names of one tensor stay so. A leaf's copy is a leaf, with a copy of its gradient."""
    made = memo.get(id(tensor))
    if made is None:
        if not tensor.is_leaf:
            raise RuntimeError("Only Tensors created explicitly by the user (graph leaves) support the deepcopy protocol at "
                               "the moment: detach() the tensor first")
        made = memo[id(tensor)] = aten.clone(tensor.detach())
        if tensor.requires_grad:
            made.requires_grad_()
        if tensor.grad is not None:
            made.grad = aten.clone(tensor.grad.detach())
    return made


def reverse(tensor):
    """reversed(x): the items of the first dimension in the other order."""
    return aten.flip(tensor, [0]) if tensor.dim() else tensor
