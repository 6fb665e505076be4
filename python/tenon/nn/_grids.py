# SPDX-License-Identifier: BSD-3-Clause
"""Functions of tenon.nn.functional that few programs need: grids, noisy choices, pools by a norm, older names."""
import math

import tenon


def affine_grid(theta, size, align_corners=None):
    """Where the points of an image of that size lie before an affine map."""
    if not theta.is_floating_point():
        raise ValueError(f"affine_grid: expected theta of real numbers, not of {theta.dtype}")
    rank = len(size) - 2
    if rank not in (2, 3):
        raise NotImplementedError(f"affine_grid: expected a size of 4 or 5 numbers, not {tuple(size)}")
    if theta.dim() != 3 or tuple(theta.shape[1:]) != (rank, rank + 1):
        raise ValueError(f"affine_grid: expected theta of sizes (N, {rank}, {rank + 1}) for a size of {len(size)} "
                         f"numbers, not {tuple(theta.shape)}")
    if min(size[2:]) <= 0:
        raise ValueError(f"affine_grid: expected sizes above zero, not {tuple(size)}")
    return tenon.affine_grid_generator(theta, list(size), bool(align_corners))


def gumbel_softmax(logits, tau=1, hard=False, eps=1e-10, dim=-1):
    """Random choices by softmax of noisy logits; hard: ones and zeros."""
    noise = -tenon.empty_like(logits, memory_format=tenon.contiguous_format).exponential_().log()
    soft = tenon.softmax((logits + noise) / tau, dim)
    if not hard:
        return soft
    return tenon.zeros_like(logits).scatter_(dim, soft.max(dim, keepdim=True)[1], 1.0)


def lp_pool(rank):
    def pool(input, norm_type, kernel_size, stride=None, ceil_mode=False):
        kernel = list(kernel_size) if isinstance(kernel_size, (list, tuple)) else [kernel_size] * rank
        from tenon.nn import functional
        if norm_type == math.inf:
            return getattr(functional, f"max_pool{rank}d")(tenon.abs(input), kernel, stride, 0, 1, ceil_mode)
        average = getattr(functional, f"avg_pool{rank}d")
        mean = average(tenon.pow(input, norm_type), kernel, [] if stride is None else stride, 0, ceil_mode)
        return tenon.pow(mean * math.prod(kernel), 1.0 / norm_type)
    pool.__name__ = pool.__qualname__ = f"lp_pool{rank}d"
    return pool


lp_pool1d, lp_pool2d, lp_pool3d = map(lp_pool, (1, 2, 3))


def upsample(input, size=None, scale_factor=None, mode="nearest", align_corners=None):
    """The older name of interpolate."""
    from tenon.nn import functional
    return functional.interpolate(input, size, scale_factor, mode, align_corners)


def upsample_nearest(input, size=None, scale_factor=None):
    return upsample(input, size, scale_factor, mode="nearest")


def upsample_bilinear(input, size=None, scale_factor=None):
    return upsample(input, size, scale_factor, mode="bilinear", align_corners=True)
