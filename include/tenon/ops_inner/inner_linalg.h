/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators whose names begin with `_`, of the domain `linalg`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_INNER_LINALG_H
#define TENON_INNER_LINALG_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* _linalg_check_errors(Tensor info, str api_name, *, bool is_matrix) -> () */
TN_NODISCARD static inline tn_status tn__linalg_check_errors(
    tn_tensor *info, const char *api_name, bool is_matrix)
{
    static tn_op_site site = {"aten::_linalg_check_errors", "Tsb->", NULL, NULL};
    const void *const args[] = {info, api_name, &is_matrix};
    return tn_op_call_typed(&site, args, NULL);
}

/* _linalg_det(Tensor A) -> (Tensor result, Tensor LU, Tensor pivots) */
TN_NODISCARD static inline tn_status tn__linalg_det(
    tn_tensor *A, tn_tensor **result, tn_tensor **LU, tn_tensor **pivots)
{
    static tn_op_site site = {"aten::_linalg_det", "T->TTT", NULL, NULL};
    const void *const args[] = {A};
    void *const results[] = {result, LU, pivots};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _linalg_eigh(Tensor A, str UPLO="L", bool compute_v=True) -> (Tensor eigenvalues, Tensor
 * eigenvectors)
 */
TN_NODISCARD static inline tn_status tn__linalg_eigh(
    tn_tensor *A, const char *UPLO, bool compute_v, tn_tensor **eigenvalues,
    tn_tensor **eigenvectors)
{
    static tn_op_site site = {"aten::_linalg_eigh", "Tsb->TT", NULL, NULL};
    const void *const args[] = {A, UPLO, &compute_v};
    void *const results[] = {eigenvalues, eigenvectors};
    return tn_op_call_typed(&site, args, results);
}

/* _linalg_eigvals(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn__linalg_eigvals(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::_linalg_eigvals", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet, Tensor LU, Tensor pivots) */
TN_NODISCARD static inline tn_status tn__linalg_slogdet(
    tn_tensor *A, tn_tensor **sign, tn_tensor **logabsdet, tn_tensor **LU, tn_tensor **pivots)
{
    static tn_op_site site = {"aten::_linalg_slogdet", "T->TTTT", NULL, NULL};
    const void *const args[] = {A};
    void *const results[] = {sign, logabsdet, LU, pivots};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor
 * result, Tensor LU, Tensor pivots, Tensor info)
 */
TN_NODISCARD static inline tn_status tn__linalg_solve_ex(
    tn_tensor *A, tn_tensor *B, bool left, bool check_errors, tn_tensor **result, tn_tensor **LU,
    tn_tensor **pivots, tn_tensor **info)
{
    static tn_op_site site = {"aten::_linalg_solve_ex", "TTbb->TTTT", NULL, NULL};
    const void *const args[] = {A, B, &left, &check_errors};
    void *const results[] = {result, LU, pivots, info};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _linalg_svd(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None) ->
 * (Tensor U, Tensor S, Tensor Vh)
 * NULL is None: driver.
 */
TN_NODISCARD static inline tn_status tn__linalg_svd(
    tn_tensor *A, bool full_matrices, bool compute_uv, const char *driver, tn_tensor **U,
    tn_tensor **S, tn_tensor **Vh)
{
    static tn_op_site site = {"aten::_linalg_svd", "Tbb?s->TTT", NULL, NULL};
    const void *const args[] = {A, &full_matrices, &compute_uv, driver};
    void *const results[] = {U, S, Vh};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _lu_with_info(Tensor self, bool pivot=True, bool check_errors=True) -> (Tensor LU, Tensor pivots,
 * Tensor info)
 */
TN_NODISCARD static inline tn_status tn__lu_with_info(
    tn_tensor *self, bool pivot, bool check_errors, tn_tensor **LU, tn_tensor **pivots,
    tn_tensor **info)
{
    static tn_op_site site = {"aten::_lu_with_info", "Tbb->TTT", NULL, NULL};
    const void *const args[] = {self, &pivot, &check_errors};
    void *const results[] = {LU, pivots, info};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
