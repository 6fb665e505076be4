/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_CALLS_LINALG_H
#define TENON_CALLS_LINALG_H

#include "dispatch/boxing.h"

/* _linalg_check_errors(Tensor info, str api_name, *, bool is_matrix) -> () */
TN_NODISCARD static inline tn_status tni_call__linalg_check_errors(tn_tensor *info, const tni_string *api_name, bool is_matrix)
{
    static tni_callee callee = {"aten::_linalg_check_errors", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(info, &boxes[0]),
        tni_box_string(api_name, &boxes[1]), tni_box_bool(is_matrix, &boxes[2])};
    return tni_callee_call_drop(&callee, args, 0);
}

/* _linalg_det(Tensor A) -> (Tensor result, Tensor LU, Tensor pivots) */
TN_NODISCARD static inline tn_status tni_call__linalg_det(tn_tensor *A, tn_tensor **results)
{
    static tni_callee callee = {"aten::_linalg_det", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(A, &boxes[0])};
    return tni_callee_call_tensors(&callee, args, 3, results);
}

/* _linalg_eigh(Tensor A, str UPLO="L", bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors) */
TN_NODISCARD static inline tn_status tni_call__linalg_eigh(tn_tensor *A, const tni_string *UPLO, bool compute_v, tn_tensor **results)
{
    static tni_callee callee = {"aten::_linalg_eigh", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(A, &boxes[0]), tni_box_string(UPLO, &boxes[1]),
        tni_box_bool(compute_v, &boxes[2])};
    return tni_callee_call_tensors(&callee, args, 2, results);
}

/* _linalg_eigvals(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__linalg_eigvals(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::_linalg_eigvals", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* _linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet, Tensor LU, Tensor pivots) */
TN_NODISCARD static inline tn_status tni_call__linalg_slogdet(tn_tensor *A, tn_tensor **results)
{
    static tni_callee callee = {"aten::_linalg_slogdet", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(A, &boxes[0])};
    return tni_callee_call_tensors(&callee, args, 4, results);
}

/* _linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor LU, Tensor pivots, Tensor info) */
TN_NODISCARD static inline tn_status tni_call__linalg_solve_ex(tn_tensor *A, tn_tensor *B, bool left, bool check_errors, tn_tensor **results)
{
    static tni_callee callee = {"aten::_linalg_solve_ex", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(A, &boxes[0]), tni_box_handle(B, &boxes[1]),
        tni_box_bool(left, &boxes[2]), tni_box_bool(check_errors, &boxes[3])};
    return tni_callee_call_tensors(&callee, args, 4, results);
}

/* _linalg_svd(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh) */
TN_NODISCARD static inline tn_status tni_call__linalg_svd(tn_tensor *A, bool full_matrices, bool compute_uv, const tni_string *driver, tn_tensor **results)
{
    static tni_callee callee = {"aten::_linalg_svd", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(A, &boxes[0]),
        tni_box_bool(full_matrices, &boxes[1]), tni_box_bool(compute_uv, &boxes[2]),
        tni_box_string_optional(driver, &boxes[3])};
    return tni_callee_call_tensors(&callee, args, 3, results);
}

/* abs(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_abs(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::abs", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_add_Tensor(tn_tensor *self, tn_tensor *other, const tni_scalar *alpha, tn_tensor **result)
{
    static tni_callee callee = {"aten::add.Tensor", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(other, &boxes[1]),
        tni_box_scalar(alpha, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_amax(tn_tensor *self, tni_ints dim, bool keepdim, tn_tensor **result)
{
    static tni_callee callee = {"aten::amax", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_amin(tn_tensor *self, tni_ints dim, bool keepdim, tn_tensor **result)
{
    static tni_callee callee = {"aten::amin", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* cholesky(Tensor self, bool upper=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_cholesky(tn_tensor *self, bool upper, tn_tensor **result)
{
    static tni_callee callee = {"aten::cholesky", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_bool(upper, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_cholesky_solve(tn_tensor *self, tn_tensor *input2, bool upper, tn_tensor **result)
{
    static tni_callee callee = {"aten::cholesky_solve", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_handle(input2, &boxes[1]), tni_box_bool(upper, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* clamp_min(Tensor self, Scalar min) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_clamp_min(tn_tensor *self, const tni_scalar *min, tn_tensor **result)
{
    static tni_callee callee = {"aten::clamp_min", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_scalar(min, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_clone(tn_tensor *self, int memory_format, tn_tensor **result)
{
    static tni_callee callee = {"aten::clone", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_word_optional(memory_format, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* conj_physical(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_conj_physical(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::conj_physical", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_diagonal(tn_tensor *self, int64_t offset, int64_t dim1, int64_t dim2, tn_tensor **result)
{
    static tni_callee callee = {"aten::diagonal", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(offset, &boxes[1]),
        tni_box_int(dim1, &boxes[2]), tni_box_int(dim2, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* div.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_div_Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::div.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(other, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* exp(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_exp(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::exp", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_expand(tn_tensor *self, tni_ints size, bool implicit, tn_tensor **result)
{
    static tni_callee callee = {"aten::expand", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(size, &boxes[1]),
        tni_box_bool(implicit, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_fill__Scalar(tn_tensor *self, const tni_scalar *value)
{
    static tni_callee callee = {"aten::fill_.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_scalar(value, &boxes[1])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_flatten_using_ints(tn_tensor *self, int64_t start_dim, int64_t end_dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::flatten.using_ints", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_int(start_dim, &boxes[1]), tni_box_int(end_dim, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* gt.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_gt_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::gt.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_scalar(other, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* gt.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_gt_Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::gt.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(other, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* isfinite(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_isfinite(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::isfinite", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, Tensor info) */
TN_NODISCARD static inline tn_status tni_call_linalg_cholesky_ex(tn_tensor *self, bool upper, bool check_errors, tn_tensor **results)
{
    static tni_callee callee = {"aten::linalg_cholesky_ex", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_bool(upper, &boxes[1]),
        tni_box_bool(check_errors, &boxes[2])};
    return tni_callee_call_tensors(&callee, args, 2, results);
}

/* linalg_eigh(Tensor self, str UPLO="L") -> (Tensor eigenvalues, Tensor eigenvectors) */
TN_NODISCARD static inline tn_status tni_call_linalg_eigh(tn_tensor *self, const tni_string *UPLO, tn_tensor **results)
{
    static tni_callee callee = {"aten::linalg_eigh", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_string(UPLO, &boxes[1])};
    return tni_callee_call_tensors(&callee, args, 2, results);
}

/* linalg_eigvalsh(Tensor self, str UPLO="L") -> Tensor */
TN_NODISCARD static inline tn_status tni_call_linalg_eigvalsh(tn_tensor *self, const tni_string *UPLO, tn_tensor **result)
{
    static tni_callee callee = {"aten::linalg_eigvalsh", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_string(UPLO, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* linalg_inv(Tensor A) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_linalg_inv(tn_tensor *A, tn_tensor **result)
{
    static tni_callee callee = {"aten::linalg_inv", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(A, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info) */
TN_NODISCARD static inline tn_status tni_call_linalg_inv_ex(tn_tensor *A, bool check_errors, tn_tensor **results)
{
    static tni_callee callee = {"aten::linalg_inv_ex", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(A, &boxes[0]),
        tni_box_bool(check_errors, &boxes[1])};
    return tni_callee_call_tensors(&callee, args, 2, results);
}

/* linalg_ldl_factor_ex(Tensor self, *, bool hermitian=False, bool check_errors=False) -> (Tensor LD, Tensor pivots, Tensor info) */
TN_NODISCARD static inline tn_status tni_call_linalg_ldl_factor_ex(tn_tensor *self, bool hermitian, bool check_errors, tn_tensor **results)
{
    static tni_callee callee = {"aten::linalg_ldl_factor_ex", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_bool(hermitian, &boxes[1]), tni_box_bool(check_errors, &boxes[2])};
    return tni_callee_call_tensors(&callee, args, 3, results);
}

/* linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor pivots, Tensor info) */
TN_NODISCARD static inline tn_status tni_call_linalg_lu_factor_ex(tn_tensor *A, bool pivot, bool check_errors, tn_tensor **results)
{
    static tni_callee callee = {"aten::linalg_lu_factor_ex", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(A, &boxes[0]), tni_box_bool(pivot, &boxes[1]),
        tni_box_bool(check_errors, &boxes[2])};
    return tni_callee_call_tensors(&callee, args, 3, results);
}

/* linalg_lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_linalg_lu_solve(tn_tensor *LU, tn_tensor *pivots, tn_tensor *B, bool left, bool adjoint, tn_tensor **result)
{
    static tni_callee callee = {"aten::linalg_lu_solve", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_handle(LU, &boxes[0]), tni_box_handle(pivots, &boxes[1]),
        tni_box_handle(B, &boxes[2]), tni_box_bool(left, &boxes[3]),
        tni_box_bool(adjoint, &boxes[4])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* linalg_matrix_norm(Tensor self, Scalar ord, int[] dim=[-2,-1], bool keepdim=False, *, ScalarType? dtype=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_linalg_matrix_norm(tn_tensor *self, const tni_scalar *ord, tni_ints dim, bool keepdim, tn_dtype dtype, tn_tensor **result)
{
    static tni_callee callee = {"aten::linalg_matrix_norm", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_scalar(ord, &boxes[1]),
        tni_box_ints(dim, &boxes[2]), tni_box_bool(keepdim, &boxes[3]),
        tni_box_dtype_optional(dtype, &boxes[4])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* linalg_matrix_norm.str_ord(Tensor self, str ord='fro', int[] dim=[-2,-1], bool keepdim=False, *, ScalarType? dtype=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_linalg_matrix_norm_str_ord(tn_tensor *self, const tni_string *ord, tni_ints dim, bool keepdim, tn_dtype dtype, tn_tensor **result)
{
    static tni_callee callee = {"aten::linalg_matrix_norm.str_ord", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_string(ord, &boxes[1]),
        tni_box_ints(dim, &boxes[2]), tni_box_bool(keepdim, &boxes[3]),
        tni_box_dtype_optional(dtype, &boxes[4])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* linalg_matrix_rank.atol_rtol_tensor(Tensor input, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_linalg_matrix_rank_atol_rtol_tensor(tn_tensor *input, tn_tensor *atol, tn_tensor *rtol, bool hermitian, tn_tensor **result)
{
    static tni_callee callee = {"aten::linalg_matrix_rank.atol_rtol_tensor", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(input, &boxes[0]),
        tni_box_handle_optional(atol, &boxes[1]), tni_box_handle_optional(rtol, &boxes[2]),
        tni_box_bool(hermitian, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* linalg_pinv.atol_rtol_tensor(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_linalg_pinv_atol_rtol_tensor(tn_tensor *self, tn_tensor *atol, tn_tensor *rtol, bool hermitian, tn_tensor **result)
{
    static tni_callee callee = {"aten::linalg_pinv.atol_rtol_tensor", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_handle_optional(atol, &boxes[1]), tni_box_handle_optional(rtol, &boxes[2]),
        tni_box_bool(hermitian, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* linalg_qr(Tensor A, str mode='reduced') -> (Tensor Q, Tensor R) */
TN_NODISCARD static inline tn_status tni_call_linalg_qr(tn_tensor *A, const tni_string *mode, tn_tensor **results)
{
    static tni_callee callee = {"aten::linalg_qr", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(A, &boxes[0]), tni_box_string(mode, &boxes[1])};
    return tni_callee_call_tensors(&callee, args, 2, results);
}

/* linalg_solve(Tensor A, Tensor B, *, bool left=True) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_linalg_solve(tn_tensor *A, tn_tensor *B, bool left, tn_tensor **result)
{
    static tni_callee callee = {"aten::linalg_solve", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(A, &boxes[0]), tni_box_handle(B, &boxes[1]),
        tni_box_bool(left, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* linalg_svd(Tensor A, bool full_matrices=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh) */
TN_NODISCARD static inline tn_status tni_call_linalg_svd(tn_tensor *A, bool full_matrices, const tni_string *driver, tn_tensor **results)
{
    static tni_callee callee = {"aten::linalg_svd", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(A, &boxes[0]),
        tni_box_bool(full_matrices, &boxes[1]), tni_box_string_optional(driver, &boxes[2])};
    return tni_callee_call_tensors(&callee, args, 3, results);
}

/* linalg_svdvals(Tensor A, *, str? driver=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_linalg_svdvals(tn_tensor *A, const tni_string *driver, tn_tensor **result)
{
    static tni_callee callee = {"aten::linalg_svdvals", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(A, &boxes[0]),
        tni_box_string_optional(driver, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* linalg_tensorinv(Tensor self, int ind=2) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_linalg_tensorinv(tn_tensor *self, int64_t ind, tn_tensor **result)
{
    static tni_callee callee = {"aten::linalg_tensorinv", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(ind, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_linalg_vector_norm(tn_tensor *self, const tni_scalar *ord, tni_ints dim, bool keepdim, tn_dtype dtype, tn_tensor **result)
{
    static tni_callee callee = {"aten::linalg_vector_norm", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_scalar(ord, &boxes[1]),
        tni_box_ints_optional(dim, &boxes[2]), tni_box_bool(keepdim, &boxes[3]),
        tni_box_dtype_optional(dtype, &boxes[4])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* log(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_log(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::log", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* mH(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_mH(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::mH", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_masked_fill_Scalar(tn_tensor *self, tn_tensor *mask, const tni_scalar *value, tn_tensor **result)
{
    static tni_callee callee = {"aten::masked_fill.Scalar", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(mask, &boxes[1]),
        tni_box_scalar(value, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* matmul(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_matmul(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::matmul", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(other, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* maximum(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_maximum(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::maximum", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(other, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* movedim.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_movedim_intlist(tn_tensor *self, tni_ints source, tni_ints destination, tn_tensor **result)
{
    static tni_callee callee = {"aten::movedim.intlist", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(source, &boxes[1]),
        tni_box_ints(destination, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* mul.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_mul_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::mul.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_scalar(other, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* mul.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_mul_Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::mul.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(other, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_narrow(tn_tensor *self, int64_t dim, int64_t start, int64_t length, tn_tensor **result)
{
    static tni_callee callee = {"aten::narrow", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(dim, &boxes[1]),
        tni_box_int(start, &boxes[2]), tni_box_int(length, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* ne.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_ne_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::ne.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_scalar(other, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_new_empty(tn_tensor *self, tni_ints size, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::new_empty", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(size, &boxes[1]),
        tni_box_dtype_optional(dtype, &boxes[2]), tni_box_word_optional(layout, &boxes[3]),
        tni_box_maybe_device_optional(device, &boxes[4]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[5])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_new_zeros(tn_tensor *self, tni_ints size, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::new_zeros", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(size, &boxes[1]),
        tni_box_dtype_optional(dtype, &boxes[2]), tni_box_word_optional(layout, &boxes[3]),
        tni_box_maybe_device_optional(device, &boxes[4]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[5])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_pow_Tensor_Scalar(tn_tensor *self, const tni_scalar *exponent, tn_tensor **result)
{
    static tni_callee callee = {"aten::pow.Tensor_Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_scalar(exponent, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* reciprocal(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_reciprocal(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::reciprocal", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_reshape(tn_tensor *self, tni_ints shape, tn_tensor **result)
{
    static tni_callee callee = {"aten::reshape", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(shape, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* resolve_conj(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_resolve_conj(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::resolve_conj", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* scalar_tensor(Scalar s, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_scalar_tensor(const tni_scalar *s, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::scalar_tensor", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_scalar(s, &boxes[0]),
        tni_box_dtype_optional(dtype, &boxes[1]), tni_box_word_optional(layout, &boxes[2]),
        tni_box_maybe_device_optional(device, &boxes[3]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[4])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_select_int(tn_tensor *self, int64_t dim, int64_t index, tn_tensor **result)
{
    static tni_callee callee = {"aten::select.int", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(dim, &boxes[1]),
        tni_box_int(index, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* sqrt(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_sqrt(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::sqrt", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* squeeze.dim(Tensor(a) self, int dim) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_squeeze_dim(tn_tensor *self, int64_t dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::squeeze.dim", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(dim, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_sub_Tensor(tn_tensor *self, tn_tensor *other, const tni_scalar *alpha, tn_tensor **result)
{
    static tni_callee callee = {"aten::sub.Tensor", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(other, &boxes[1]),
        tni_box_scalar(alpha, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_sum_dim_IntList(tn_tensor *self, tni_ints dim, bool keepdim, tn_dtype dtype, tn_tensor **result)
{
    static tni_callee callee = {"aten::sum.dim_IntList", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(dim, &boxes[1]), tni_box_bool(keepdim, &boxes[2]),
        tni_box_dtype_optional(dtype, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_to_dtype(tn_tensor *self, tn_dtype dtype, bool non_blocking, bool copy, int memory_format, tn_tensor **result)
{
    static tni_callee callee = {"aten::to.dtype", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_dtype(dtype, &boxes[1]),
        tni_box_bool(non_blocking, &boxes[2]), tni_box_bool(copy, &boxes[3]),
        tni_box_word_optional(memory_format, &boxes[4])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_transpose_int(tn_tensor *self, int64_t dim0, int64_t dim1, tn_tensor **result)
{
    static tni_callee callee = {"aten::transpose.int", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(dim0, &boxes[1]),
        tni_box_int(dim1, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* unsqueeze(Tensor(a) self, int dim) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_unsqueeze(tn_tensor *self, int64_t dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::unsqueeze", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(dim, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_where_ScalarOther(tn_tensor *condition, tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::where.ScalarOther", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(condition, &boxes[0]),
        tni_box_handle(self, &boxes[1]), tni_box_scalar(other, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_where_ScalarSelf(tn_tensor *condition, const tni_scalar *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::where.ScalarSelf", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(condition, &boxes[0]),
        tni_box_scalar(self, &boxes[1]), tni_box_handle(other, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

#endif
