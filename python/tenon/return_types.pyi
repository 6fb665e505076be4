# SPDX-License-Identifier: BSD-3-Clause
# Made by tenon-gen from spec/native_functions.yaml.
from typing import NamedTuple, TypeAlias

from tenon import Tensor

class aminmax(NamedTuple):
    min: Tensor
    max: Tensor

aminmax_out: TypeAlias = aminmax

class cummax(NamedTuple):
    values: Tensor
    indices: Tensor

cummax_out: TypeAlias = cummax

class cummin(NamedTuple):
    values: Tensor
    indices: Tensor

cummin_out: TypeAlias = cummin

class frexp(NamedTuple):
    mantissa: Tensor
    exponent: Tensor

frexp_out: TypeAlias = frexp

class geqrf(NamedTuple):
    a: Tensor
    tau: Tensor

geqrf_out: TypeAlias = geqrf

class histogram(NamedTuple):
    hist: Tensor
    bin_edges: Tensor

histogram_out: TypeAlias = histogram

class histogramdd(NamedTuple):
    hist: Tensor
    bin_edges: tuple[Tensor, ...]

histogramdd_out: TypeAlias = histogramdd

class kthvalue(NamedTuple):
    values: Tensor
    indices: Tensor

kthvalue_out: TypeAlias = kthvalue

class linalg_cholesky_ex(NamedTuple):
    L: Tensor
    info: Tensor

linalg_cholesky_ex_out: TypeAlias = linalg_cholesky_ex

class linalg_eig(NamedTuple):
    eigenvalues: Tensor
    eigenvectors: Tensor

linalg_eig_out: TypeAlias = linalg_eig

class linalg_eigh(NamedTuple):
    eigenvalues: Tensor
    eigenvectors: Tensor

linalg_eigh_out: TypeAlias = linalg_eigh

class linalg_inv_ex(NamedTuple):
    inverse: Tensor
    info: Tensor

linalg_inv_ex_out: TypeAlias = linalg_inv_ex

class linalg_ldl_factor(NamedTuple):
    LD: Tensor
    pivots: Tensor

linalg_ldl_factor_out: TypeAlias = linalg_ldl_factor

class linalg_ldl_factor_ex(NamedTuple):
    LD: Tensor
    pivots: Tensor
    info: Tensor

linalg_ldl_factor_ex_out: TypeAlias = linalg_ldl_factor_ex

class linalg_lstsq(NamedTuple):
    solution: Tensor
    residuals: Tensor
    rank: Tensor
    singular_values: Tensor

linalg_lstsq_out: TypeAlias = linalg_lstsq

class linalg_lu(NamedTuple):
    P: Tensor
    L: Tensor
    U: Tensor

linalg_lu_out: TypeAlias = linalg_lu

class linalg_lu_factor(NamedTuple):
    LU: Tensor
    pivots: Tensor

linalg_lu_factor_out: TypeAlias = linalg_lu_factor

class linalg_lu_factor_ex(NamedTuple):
    LU: Tensor
    pivots: Tensor
    info: Tensor

linalg_lu_factor_ex_out: TypeAlias = linalg_lu_factor_ex

class linalg_polar(NamedTuple):
    U: Tensor
    H: Tensor

linalg_polar_out: TypeAlias = linalg_polar

class linalg_qr(NamedTuple):
    Q: Tensor
    R: Tensor

linalg_qr_out: TypeAlias = linalg_qr

class linalg_slogdet(NamedTuple):
    sign: Tensor
    logabsdet: Tensor

linalg_slogdet_out: TypeAlias = linalg_slogdet

class linalg_solve_ex(NamedTuple):
    result: Tensor
    info: Tensor

linalg_solve_ex_out: TypeAlias = linalg_solve_ex

class linalg_svd(NamedTuple):
    U: Tensor
    S: Tensor
    Vh: Tensor

linalg_svd_out: TypeAlias = linalg_svd

class lu_unpack(NamedTuple):
    P: Tensor
    L: Tensor
    U: Tensor

lu_unpack_out: TypeAlias = lu_unpack

class max(NamedTuple):
    values: Tensor
    indices: Tensor

max_out: TypeAlias = max

class median(NamedTuple):
    values: Tensor
    indices: Tensor

median_out: TypeAlias = median

class min(NamedTuple):
    values: Tensor
    indices: Tensor

min_out: TypeAlias = min

class mode(NamedTuple):
    values: Tensor
    indices: Tensor

mode_out: TypeAlias = mode

class nanmedian(NamedTuple):
    values: Tensor
    indices: Tensor

nanmedian_out: TypeAlias = nanmedian

class qr(NamedTuple):
    Q: Tensor
    R: Tensor

qr_out: TypeAlias = qr

class slogdet(NamedTuple):
    sign: Tensor
    logabsdet: Tensor

slogdet_out: TypeAlias = slogdet

class sort(NamedTuple):
    values: Tensor
    indices: Tensor

sort_out: TypeAlias = sort

class svd(NamedTuple):
    U: Tensor
    S: Tensor
    V: Tensor

svd_out: TypeAlias = svd

class topk(NamedTuple):
    values: Tensor
    indices: Tensor

topk_out: TypeAlias = topk

class triangular_solve(NamedTuple):
    solution: Tensor
    cloned_coefficient: Tensor

triangular_solve_out: TypeAlias = triangular_solve

