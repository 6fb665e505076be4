# SPDX-License-Identifier: BSD-3-Clause
"""What the `native` functions of spec/derivatives.yaml compute, in PyTorch's operators: the C functions do the same."""
import torch


def restored(tensor, ndim, dims, keepdim):
    """A reduction's result with the dimensions of size 1 again that the reduction took."""
    if keepdim or dims is None or tensor.dim() == ndim:
        return tensor
    for d in sorted({d % max(ndim, 1) for d in dims} if dims else []):
        tensor = tensor.unsqueeze(d)
    return tensor


def pieces(grad, like, dim):
    """What each tensor of a concatenation gets; empty ones of one dimension were skipped."""
    given, at = [], 0
    for tensor in like:
        is_skipped = tensor.dim() == 1 and tensor.numel() == 0 and grad.dim() != 1
        size = 0 if is_skipped else tensor.size(dim)
        given.append(grad.new_zeros([0]) if is_skipped else grad.narrow(dim, at, size))
        at += size
    return given


def permuted_back(grad, dims):
    """What permute(dims) made, in the old order."""
    back = [0] * len(dims)
    for i, d in enumerate(dims):
        back[d % len(dims)] = i
    return grad.permute(back)


def rolled_back(grad, shifts, dims):
    return torch.ops.aten.roll(grad, [-n for n in listed(shifts)], listed(dims))


def listed(numbers):
    return [numbers] if isinstance(numbers, int) else list(numbers)


def unpadded(grad, pad):
    """Without what constant_pad_nd put around it."""
    return torch.ops.aten.constant_pad_nd(grad, [-n for n in pad])


def repeats_summed(grad, like, repeats):
    """The sum over what repeat(repeats) made of a tensor."""
    lead = len(repeats) - like.dim()
    sizes, dims = list(repeats[:lead]), list(range(lead))
    for size, times in zip(like.shape, repeats[lead:]):
        dims.append(len(sizes))
        sizes += [times, size]
    return grad.reshape(sizes).sum(dims) if dims else grad


def blocks(grad, like):
    """What block_diag put together."""
    given, row, column = [], 0, 0
    for tensor in like:
        height, width = [1, 1, *tensor.shape][-2:]
        given.append(grad[row:row + height, column:column + width].reshape(tensor.shape))
        row, column = row + height, column + width
    return given


def strided_backward(grad, like, sizes, strides, offset):
    """Through a storage that both share; elements of `like` that are one share alike."""
    if 0 in sizes or 0 in like.shape:
        return grad.new_zeros(like.shape)
    first = min(like.storage_offset(), offset)

    def numbers(count, sizes, strides, offset):
        return torch.arange(count).as_strided(sizes, strides, offset).reshape(-1)

    def end(sizes, strides, offset):
        return offset + 1 + sum((size - 1) * stride for size, stride in zip(sizes, strides))

    own = like.shape, like.stride(), like.storage_offset() - first
    view = sizes, strides, offset - first
    count = max(end(*own), end(*view))
    base = grad.new_zeros(count).index_add(0, numbers(count, *view), grad.reshape(-1))
    uses = grad.new_zeros(count).index_add(0, numbers(count, *own), grad.new_ones(like.numel()))
    return (base / (uses + (uses == 0))).as_strided(*own)
