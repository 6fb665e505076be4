# SPDX-License-Identifier: BSD-3-Clause
"""What the `native` functions of spec/derivatives.yaml compute, in PyTorch's operators: the C functions do the same."""


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
