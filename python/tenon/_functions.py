# SPDX-License-Identifier: BSD-3-Clause
"""Functions and methods of more than one operator, with the names and the arguments of PyTorch's."""
import math

import tenon
from tenon import Tensor
from tenon._lazy_text import document
from tenon.nn import _operators as operators

aten = tenon.ops.aten


def numel(input):
    return input.numel()


def sym_float(number):
    return float(number)


# ---- of any number of tensors ----

def listed(tensors):
    """f(a, b) and f([a, b]) mean the same."""
    return list(tensors[0] if len(tensors) == 1 and isinstance(tensors[0], (list, tuple)) else tensors)


def block_diag(*tensors):
    return aten.block_diag(listed(tensors))


def broadcast_tensors(*tensors):
    return tuple(aten.broadcast_tensors(listed(tensors)))


def cartesian_prod(*tensors):
    return aten.cartesian_prod(listed(tensors))


def at_least(packet, tensors):
    if len(tensors) == 1 and not isinstance(tensors[0], (list, tuple)):
        return packet.default(tensors[0])
    return tuple(packet.Sequence(listed(tensors)))


def atleast_1d(*tensors):
    return at_least(aten.atleast_1d, tensors)


def atleast_2d(*tensors):
    return at_least(aten.atleast_2d, tensors)


def atleast_3d(*tensors):
    return at_least(aten.atleast_3d, tensors)


def meshgrid(*tensors, indexing=None):
    if indexing is None:
        return tuple(aten.meshgrid.default(listed(tensors)))
    return tuple(aten.meshgrid.indexing(listed(tensors), indexing=indexing))


def einsum(equation, *operands):
    return aten.einsum(equation, listed(operands))


def split(tensor, split_size_or_sections=None, dim=0, split_size=None):
    pieces = split_size_or_sections if split_size is None else split_size
    if isinstance(pieces, int):
        return tuple(aten.split.Tensor(tensor, pieces, dim))
    return tuple(aten.split_with_sizes(tensor, list(pieces), dim))


# ---- products and norms ----

CDIST_MODES = {"use_mm_for_euclid_dist_if_necessary": None, "use_mm_for_euclid_dist": 1,
               "donot_use_mm_for_euclid_dist": 2}


def cdist(x1, x2, p=2.0, compute_mode="use_mm_for_euclid_dist_if_necessary"):
    if compute_mode not in CDIST_MODES:
        raise ValueError(f"{compute_mode} is not a valid value for compute_mode")
    return aten.cdist(x1, x2, float(p), CDIST_MODES[compute_mode])


def tensordot(a, b, dims=2, out=None):
    if isinstance(dims, Tensor):
        dims = dims.tolist()
    if isinstance(dims, int):
        if dims < 0:
            raise RuntimeError(f"tensordot expects dims >= 0, but got dims={dims}")
        first, second = list(range(-dims, 0)), list(range(dims))
    else:
        first, second = dims
    if out is None:
        return aten.tensordot.default(a, b, list(first), list(second))
    return aten.tensordot.out(a, b, list(first), list(second), out=out)


def norm(input, p="fro", dim=None, keepdim=False, out=None, dtype=None):
    dim = [dim] if isinstance(dim, int) else None if dim is None else list(dim)
    options = {key: x for key, x in (("out", out), ("dtype", dtype)) if x is not None}
    if p == "fro" and (dim is None or len(dim) <= 2):
        return tenon.linalg.vector_norm(input, 2, dim, keepdim, **options)
    if p == "nuc":
        dim = list(range(input.dim())) if dim is None else dim
        return tenon.linalg.matrix_norm(input, "nuc", dim, keepdim, **options)
    if isinstance(p, str):
        raise RuntimeError(f"only valid string values are 'fro' and 'nuc', found {p}")
    return tenon.linalg.vector_norm(input, 2 if p is None else p, dim, keepdim, **options)


def spmm(input, mat2, out=None):
    return tenon.mm(input, mat2, out=out)


def lu(A, pivot=True, get_infos=False, out=None):
    found = aten._lu_with_info(A, pivot, not get_infos)
    kept = found if get_infos else found[:2]
    if out is None:
        return kept
    for result, place in zip(kept, out):
        place.resize_as_(result)
        place.copy_(result)
    return tuple(out)


# ---- Fourier transforms of short pieces ----

def stft(input, n_fft, hop_length=None, win_length=None, window=None, center=True, pad_mode="reflect",
         normalized=False, onesided=None, return_complex=None, align_to_window=None):
    if center:
        lead = [1] * (3 - input.dim())
        padded = operators.pad(input.view([*lead, *input.shape]), [n_fft // 2, n_fft // 2], pad_mode)
        input = padded.view(padded.shape[len(lead):])
    return aten.stft.default(input, n_fft, hop_length, win_length, window, normalized, onesided, return_complex,
                             align_to_window)


def istft(input, n_fft, hop_length=None, win_length=None, window=None, center=True, normalized=False,
          onesided=None, length=None, return_complex=False):
    return aten.istft(input, n_fft, hop_length, win_length, window, center, normalized, onesided, length,
                      return_complex)


# ---- places and values ----

def chosen(results, *wanted):
    """A function that returns as many results as flags ask for."""
    kept = [results[0]] + [x for x, flag in zip(results[1:], wanted) if flag]
    return kept[0] if len(kept) == 1 else tuple(kept)


def unique(input, sorted=True, return_inverse=False, return_counts=False, dim=None):
    if dim is None:
        found = aten._unique2.default(input, sorted, return_inverse, return_counts)
    else:
        found = aten.unique_dim.default(input, dim, sorted, return_inverse, return_counts)
    return chosen(found, return_inverse, return_counts)


def unique_consecutive(input, return_inverse=False, return_counts=False, dim=None):
    found = aten.unique_consecutive.default(input, return_inverse, return_counts, dim)
    return chosen(found, return_inverse, return_counts)


def unravel_index(indices, shape):
    shape = [shape] if isinstance(shape, int) else list(shape)
    below = [math.prod(shape[at + 1:]) for at in range(len(shape))]
    if not shape:
        return ()
    places = [tenon.remainder(tenon.div(indices, step, rounding_mode="floor"), size)
              for step, size in zip(below, shape)]
    return tuple(tenon.unbind(tenon.stack(places, -1), -1))


def nonzero(input, *, as_tuple=False, out=None):
    if as_tuple:
        return tuple(aten.nonzero_numpy(input))
    return aten.nonzero.default(input) if out is None else aten.nonzero.out(input, out=out)


document({name: globals()[name] for name in tenon._COMPOSED}, "tenon")
