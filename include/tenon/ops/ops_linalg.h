/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators, of the domain `linalg`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OPS_LINALG_H
#define TENON_OPS_LINALG_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* cholesky(Tensor self, bool upper=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_cholesky(
    tn_tensor *self, bool upper, tn_tensor **result)
{
    static tn_op_site site = {"aten::cholesky", "Tb->T", NULL, NULL};
    const void *const args[] = {self, &upper};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* cholesky_inverse(Tensor self, bool upper=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_cholesky_inverse(
    tn_tensor *self, bool upper, tn_tensor **result)
{
    static tn_op_site site = {"aten::cholesky_inverse", "Tb->T", NULL, NULL};
    const void *const args[] = {self, &upper};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_cholesky_solve(
    tn_tensor *self, tn_tensor *input2, bool upper, tn_tensor **result)
{
    static tn_op_site site = {"aten::cholesky_solve", "TTb->T", NULL, NULL};
    const void *const args[] = {self, input2, &upper};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * cross(Tensor self, Tensor other, int? dim=None) -> Tensor
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_cross(
    tn_tensor *self, tn_tensor *other, const int64_t *dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::cross", "TT?i->T", NULL, NULL};
    const void *const args[] = {self, other, dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* det(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_det(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::det", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* geqrf(Tensor self) -> (Tensor a, Tensor tau) */
TN_NODISCARD static inline tn_status tn_geqrf(
    tn_tensor *self, tn_tensor **a, tn_tensor **tau)
{
    static tn_op_site site = {"aten::geqrf", "T->TT", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {a, tau};
    return tn_op_call_typed(&site, args, results);
}

/* inverse(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_inverse(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::inverse", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg__powsum(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType?
 * dtype=None) -> Tensor
 * NULL is None: dim, dtype.
 */
TN_NODISCARD static inline tn_status tn_linalg__powsum(
    tn_tensor *self, tn_value ord, const int64_t *dim, size_t dim_count, bool keepdim,
    const tn_dtype *dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg__powsum", "TS?Lib?y->T", NULL, NULL};
    const void *const args[] = {self, &ord, dim, &dim_count, &keepdim, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* linalg_cholesky(Tensor self, *, bool upper=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_linalg_cholesky(
    tn_tensor *self, bool upper, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_cholesky", "Tb->T", NULL, NULL};
    const void *const args[] = {self, &upper};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L,
 * Tensor info)
 */
TN_NODISCARD static inline tn_status tn_linalg_cholesky_ex(
    tn_tensor *self, bool upper, bool check_errors, tn_tensor **L, tn_tensor **info)
{
    static tn_op_site site = {"aten::linalg_cholesky_ex", "Tbb->TT", NULL, NULL};
    const void *const args[] = {self, &upper, &check_errors};
    void *const results[] = {L, info};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_cond(Tensor self, Scalar? p=None) -> Tensor
 * NULL is None: p.
 */
TN_NODISCARD static inline tn_status tn_linalg_cond(
    tn_tensor *self, const tn_value *p, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_cond", "T?S->T", NULL, NULL};
    const void *const args[] = {self, p};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* linalg_cond.p_str(Tensor self, str p) -> Tensor */
TN_NODISCARD static inline tn_status tn_linalg_cond_p_str(
    tn_tensor *self, const char *p, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_cond.p_str", "Ts->T", NULL, NULL};
    const void *const args[] = {self, p};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* linalg_cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor */
TN_NODISCARD static inline tn_status tn_linalg_cross(
    tn_tensor *self, tn_tensor *other, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_cross", "TTi->T", NULL, NULL};
    const void *const args[] = {self, other, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* linalg_det(Tensor A) -> Tensor */
TN_NODISCARD static inline tn_status tn_linalg_det(
    tn_tensor *A, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_det", "T->T", NULL, NULL};
    const void *const args[] = {A};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* linalg_diagonal(Tensor(a) A, *, int offset=0, int dim1=-2, int dim2=-1) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_linalg_diagonal(
    tn_tensor *A, int64_t offset, int64_t dim1, int64_t dim2, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_diagonal", "Tiii->T", NULL, NULL};
    const void *const args[] = {A, &offset, &dim1, &dim2};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* linalg_eig(Tensor self) -> (Tensor eigenvalues, Tensor eigenvectors) */
TN_NODISCARD static inline tn_status tn_linalg_eig(
    tn_tensor *self, tn_tensor **eigenvalues, tn_tensor **eigenvectors)
{
    static tn_op_site site = {"aten::linalg_eig", "T->TT", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {eigenvalues, eigenvectors};
    return tn_op_call_typed(&site, args, results);
}

/* linalg_eigh(Tensor self, str UPLO="L") -> (Tensor eigenvalues, Tensor eigenvectors) */
TN_NODISCARD static inline tn_status tn_linalg_eigh(
    tn_tensor *self, const char *UPLO, tn_tensor **eigenvalues, tn_tensor **eigenvectors)
{
    static tn_op_site site = {"aten::linalg_eigh", "Ts->TT", NULL, NULL};
    const void *const args[] = {self, UPLO};
    void *const results[] = {eigenvalues, eigenvectors};
    return tn_op_call_typed(&site, args, results);
}

/* linalg_eigvals(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_linalg_eigvals(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_eigvals", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* linalg_eigvalsh(Tensor self, str UPLO="L") -> Tensor */
TN_NODISCARD static inline tn_status tn_linalg_eigvalsh(
    tn_tensor *self, const char *UPLO, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_eigvalsh", "Ts->T", NULL, NULL};
    const void *const args[] = {self, UPLO};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* linalg_householder_product(Tensor input, Tensor tau) -> Tensor */
TN_NODISCARD static inline tn_status tn_linalg_householder_product(
    tn_tensor *input, tn_tensor *tau, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_householder_product", "TT->T", NULL, NULL};
    const void *const args[] = {input, tau};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* linalg_inv(Tensor A) -> Tensor */
TN_NODISCARD static inline tn_status tn_linalg_inv(
    tn_tensor *A, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_inv", "T->T", NULL, NULL};
    const void *const args[] = {A};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info) */
TN_NODISCARD static inline tn_status tn_linalg_inv_ex(
    tn_tensor *A, bool check_errors, tn_tensor **inverse, tn_tensor **info)
{
    static tn_op_site site = {"aten::linalg_inv_ex", "Tb->TT", NULL, NULL};
    const void *const args[] = {A, &check_errors};
    void *const results[] = {inverse, info};
    return tn_op_call_typed(&site, args, results);
}

/* linalg_ldl_factor(Tensor self, *, bool hermitian=False) -> (Tensor LD, Tensor pivots) */
TN_NODISCARD static inline tn_status tn_linalg_ldl_factor(
    tn_tensor *self, bool hermitian, tn_tensor **LD, tn_tensor **pivots)
{
    static tn_op_site site = {"aten::linalg_ldl_factor", "Tb->TT", NULL, NULL};
    const void *const args[] = {self, &hermitian};
    void *const results[] = {LD, pivots};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_ldl_factor_ex(Tensor self, *, bool hermitian=False, bool check_errors=False) -> (Tensor
 * LD, Tensor pivots, Tensor info)
 */
TN_NODISCARD static inline tn_status tn_linalg_ldl_factor_ex(
    tn_tensor *self, bool hermitian, bool check_errors, tn_tensor **LD, tn_tensor **pivots,
    tn_tensor **info)
{
    static tn_op_site site = {"aten::linalg_ldl_factor_ex", "Tbb->TTT", NULL, NULL};
    const void *const args[] = {self, &hermitian, &check_errors};
    void *const results[] = {LD, pivots, info};
    return tn_op_call_typed(&site, args, results);
}

/* linalg_ldl_solve(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_linalg_ldl_solve(
    tn_tensor *LD, tn_tensor *pivots, tn_tensor *B, bool hermitian, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_ldl_solve", "TTTb->T", NULL, NULL};
    const void *const args[] = {LD, pivots, B, &hermitian};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_lstsq(Tensor self, Tensor b, float? rcond=None, *, str? driver=None) -> (Tensor solution,
 * Tensor residuals, Tensor rank, Tensor singular_values)
 * NULL is None: rcond, driver.
 */
TN_NODISCARD static inline tn_status tn_linalg_lstsq(
    tn_tensor *self, tn_tensor *b, const double *rcond, const char *driver, tn_tensor **solution,
    tn_tensor **residuals, tn_tensor **rank, tn_tensor **singular_values)
{
    static tn_op_site site = {"aten::linalg_lstsq", "TT?d?s->TTTT", NULL, NULL};
    const void *const args[] = {self, b, rcond, driver};
    void *const results[] = {solution, residuals, rank, singular_values};
    return tn_op_call_typed(&site, args, results);
}

/* linalg_lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U) */
TN_NODISCARD static inline tn_status tn_linalg_lu(
    tn_tensor *A, bool pivot, tn_tensor **P, tn_tensor **L, tn_tensor **U)
{
    static tn_op_site site = {"aten::linalg_lu", "Tb->TTT", NULL, NULL};
    const void *const args[] = {A, &pivot};
    void *const results[] = {P, L, U};
    return tn_op_call_typed(&site, args, results);
}

/* linalg_lu_factor(Tensor A, *, bool pivot=True) -> (Tensor LU, Tensor pivots) */
TN_NODISCARD static inline tn_status tn_linalg_lu_factor(
    tn_tensor *A, bool pivot, tn_tensor **LU, tn_tensor **pivots)
{
    static tn_op_site site = {"aten::linalg_lu_factor", "Tb->TT", NULL, NULL};
    const void *const args[] = {A, &pivot};
    void *const results[] = {LU, pivots};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor
 * pivots, Tensor info)
 */
TN_NODISCARD static inline tn_status tn_linalg_lu_factor_ex(
    tn_tensor *A, bool pivot, bool check_errors, tn_tensor **LU, tn_tensor **pivots,
    tn_tensor **info)
{
    static tn_op_site site = {"aten::linalg_lu_factor_ex", "Tbb->TTT", NULL, NULL};
    const void *const args[] = {A, &pivot, &check_errors};
    void *const results[] = {LU, pivots, info};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False) ->
 * Tensor
 */
TN_NODISCARD static inline tn_status tn_linalg_lu_solve(
    tn_tensor *LU, tn_tensor *pivots, tn_tensor *B, bool left, bool adjoint, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_lu_solve", "TTTbb->T", NULL, NULL};
    const void *const args[] = {LU, pivots, B, &left, &adjoint};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* linalg_matmul(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_linalg_matmul(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_matmul", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* linalg_matrix_exp(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_linalg_matrix_exp(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_matrix_exp", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_matrix_norm(Tensor self, Scalar ord, int[] dim=[-2,-1], bool keepdim=False, *, ScalarType?
 * dtype=None) -> Tensor
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_linalg_matrix_norm(
    tn_tensor *self, tn_value ord, const int64_t *dim, size_t dim_count, bool keepdim,
    const tn_dtype *dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_matrix_norm", "TSLib?y->T", NULL, NULL};
    const void *const args[] = {self, &ord, dim, &dim_count, &keepdim, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_matrix_norm.str_ord(Tensor self, str ord='fro', int[] dim=[-2,-1], bool keepdim=False, *,
 * ScalarType? dtype=None) -> Tensor
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_linalg_matrix_norm_str_ord(
    tn_tensor *self, const char *ord, const int64_t *dim, size_t dim_count, bool keepdim,
    const tn_dtype *dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_matrix_norm.str_ord", "TsLib?y->T", NULL, NULL};
    const void *const args[] = {self, ord, dim, &dim_count, &keepdim, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* linalg_matrix_power(Tensor self, int n) -> Tensor */
TN_NODISCARD static inline tn_status tn_linalg_matrix_power(
    tn_tensor *self, int64_t n, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_matrix_power", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* linalg_matrix_rank(Tensor self, float tol, bool hermitian=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_linalg_matrix_rank(
    tn_tensor *self, double tol, bool hermitian, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_matrix_rank", "Tdb->T", NULL, NULL};
    const void *const args[] = {self, &tol, &hermitian};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_matrix_rank.atol_rtol_float(Tensor self, *, float? atol=None, float? rtol=None, bool
 * hermitian=False) -> Tensor
 * NULL is None: atol, rtol.
 */
TN_NODISCARD static inline tn_status tn_linalg_matrix_rank_atol_rtol_float(
    tn_tensor *self, const double *atol, const double *rtol, bool hermitian, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_matrix_rank.atol_rtol_float", "T?d?db->T", NULL, NULL};
    const void *const args[] = {self, atol, rtol, &hermitian};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_matrix_rank.atol_rtol_tensor(Tensor input, *, Tensor? atol=None, Tensor? rtol=None, bool
 * hermitian=False) -> Tensor
 * NULL is None: atol, rtol.
 */
TN_NODISCARD static inline tn_status tn_linalg_matrix_rank_atol_rtol_tensor(
    tn_tensor *input, tn_tensor *atol, tn_tensor *rtol, bool hermitian, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_matrix_rank.atol_rtol_tensor", "T?T?Tb->T", NULL, NULL};
    const void *const args[] = {input, atol, rtol, &hermitian};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* linalg_matrix_rank.tol_tensor(Tensor input, Tensor tol, bool hermitian=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_linalg_matrix_rank_tol_tensor(
    tn_tensor *input, tn_tensor *tol, bool hermitian, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_matrix_rank.tol_tensor", "TTb->T", NULL, NULL};
    const void *const args[] = {input, tol, &hermitian};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* linalg_matrix_sqrth(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_linalg_matrix_sqrth(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_matrix_sqrth", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* linalg_multi_dot(Tensor[] tensors) -> Tensor */
TN_NODISCARD static inline tn_status tn_linalg_multi_dot(
    tn_tensor *const *tensors, size_t tensors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_multi_dot", "LT->T", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_norm(Tensor self, Scalar? ord=None, int[1]? dim=None, bool keepdim=False, *, ScalarType?
 * dtype=None) -> Tensor
 * NULL is None: ord, dim, dtype.
 */
TN_NODISCARD static inline tn_status tn_linalg_norm(
    tn_tensor *self, const tn_value *ord, const int64_t *dim, size_t dim_count, bool keepdim,
    const tn_dtype *dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_norm", "T?S?Lib?y->T", NULL, NULL};
    const void *const args[] = {self, ord, dim, &dim_count, &keepdim, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_norm.ord_str(Tensor self, str ord, int[1]? dim=None, bool keepdim=False, *, ScalarType?
 * dtype=None) -> Tensor
 * NULL is None: dim, dtype.
 */
TN_NODISCARD static inline tn_status tn_linalg_norm_ord_str(
    tn_tensor *self, const char *ord, const int64_t *dim, size_t dim_count, bool keepdim,
    const tn_dtype *dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_norm.ord_str", "Ts?Lib?y->T", NULL, NULL};
    const void *const args[] = {self, ord, dim, &dim_count, &keepdim, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* linalg_pinv(Tensor self, float rcond, bool hermitian=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_linalg_pinv(
    tn_tensor *self, double rcond, bool hermitian, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_pinv", "Tdb->T", NULL, NULL};
    const void *const args[] = {self, &rcond, &hermitian};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_pinv.atol_rtol_float(Tensor self, *, float? atol=None, float? rtol=None, bool
 * hermitian=False) -> Tensor
 * NULL is None: atol, rtol.
 */
TN_NODISCARD static inline tn_status tn_linalg_pinv_atol_rtol_float(
    tn_tensor *self, const double *atol, const double *rtol, bool hermitian, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_pinv.atol_rtol_float", "T?d?db->T", NULL, NULL};
    const void *const args[] = {self, atol, rtol, &hermitian};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_pinv.atol_rtol_tensor(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool
 * hermitian=False) -> Tensor
 * NULL is None: atol, rtol.
 */
TN_NODISCARD static inline tn_status tn_linalg_pinv_atol_rtol_tensor(
    tn_tensor *self, tn_tensor *atol, tn_tensor *rtol, bool hermitian, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_pinv.atol_rtol_tensor", "T?T?Tb->T", NULL, NULL};
    const void *const args[] = {self, atol, rtol, &hermitian};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* linalg_pinv.rcond_tensor(Tensor self, Tensor rcond, bool hermitian=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_linalg_pinv_rcond_tensor(
    tn_tensor *self, tn_tensor *rcond, bool hermitian, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_pinv.rcond_tensor", "TTb->T", NULL, NULL};
    const void *const args[] = {self, rcond, &hermitian};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* linalg_polar(Tensor A) -> (Tensor U, Tensor H) */
TN_NODISCARD static inline tn_status tn_linalg_polar(
    tn_tensor *A, tn_tensor **U, tn_tensor **H)
{
    static tn_op_site site = {"aten::linalg_polar", "T->TT", NULL, NULL};
    const void *const args[] = {A};
    void *const results[] = {U, H};
    return tn_op_call_typed(&site, args, results);
}

/* linalg_qr(Tensor A, str mode='reduced') -> (Tensor Q, Tensor R) */
TN_NODISCARD static inline tn_status tn_linalg_qr(
    tn_tensor *A, const char *mode, tn_tensor **Q, tn_tensor **R)
{
    static tn_op_site site = {"aten::linalg_qr", "Ts->TT", NULL, NULL};
    const void *const args[] = {A, mode};
    void *const results[] = {Q, R};
    return tn_op_call_typed(&site, args, results);
}

/* linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet) */
TN_NODISCARD static inline tn_status tn_linalg_slogdet(
    tn_tensor *A, tn_tensor **sign, tn_tensor **logabsdet)
{
    static tn_op_site site = {"aten::linalg_slogdet", "T->TT", NULL, NULL};
    const void *const args[] = {A};
    void *const results[] = {sign, logabsdet};
    return tn_op_call_typed(&site, args, results);
}

/* linalg_solve(Tensor A, Tensor B, *, bool left=True) -> Tensor */
TN_NODISCARD static inline tn_status tn_linalg_solve(
    tn_tensor *A, tn_tensor *B, bool left, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_solve", "TTb->T", NULL, NULL};
    const void *const args[] = {A, B, &left};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor
 * result, Tensor info)
 */
TN_NODISCARD static inline tn_status tn_linalg_solve_ex(
    tn_tensor *A, tn_tensor *B, bool left, bool check_errors, tn_tensor **result, tn_tensor **info)
{
    static tn_op_site site = {"aten::linalg_solve_ex", "TTbb->TT", NULL, NULL};
    const void *const args[] = {A, B, &left, &check_errors};
    void *const results[] = {result, info};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True, bool
 * unitriangular=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_linalg_solve_triangular(
    tn_tensor *self, tn_tensor *B, bool upper, bool left, bool unitriangular, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_solve_triangular", "TTbbb->T", NULL, NULL};
    const void *const args[] = {self, B, &upper, &left, &unitriangular};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_svd(Tensor A, bool full_matrices=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor
 * Vh)
 * NULL is None: driver.
 */
TN_NODISCARD static inline tn_status tn_linalg_svd(
    tn_tensor *A, bool full_matrices, const char *driver, tn_tensor **U, tn_tensor **S,
    tn_tensor **Vh)
{
    static tn_op_site site = {"aten::linalg_svd", "Tb?s->TTT", NULL, NULL};
    const void *const args[] = {A, &full_matrices, driver};
    void *const results[] = {U, S, Vh};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_svdvals(Tensor A, *, str? driver=None) -> Tensor
 * NULL is None: driver.
 */
TN_NODISCARD static inline tn_status tn_linalg_svdvals(
    tn_tensor *A, const char *driver, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_svdvals", "T?s->T", NULL, NULL};
    const void *const args[] = {A, driver};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* linalg_tensorinv(Tensor self, int ind=2) -> Tensor */
TN_NODISCARD static inline tn_status tn_linalg_tensorinv(
    tn_tensor *self, int64_t ind, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_tensorinv", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &ind};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_tensorsolve(Tensor self, Tensor other, int[]? dims=None) -> Tensor
 * NULL is None: dims.
 */
TN_NODISCARD static inline tn_status tn_linalg_tensorsolve(
    tn_tensor *self, tn_tensor *other, const int64_t *dims, size_t dims_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_tensorsolve", "TT?Li->T", NULL, NULL};
    const void *const args[] = {self, other, dims, &dims_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_vander(Tensor x, *, SymInt? N=None) -> Tensor
 * NULL is None: N.
 */
TN_NODISCARD static inline tn_status tn_linalg_vander(
    tn_tensor *x, const int64_t *N, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_vander", "T?i->T", NULL, NULL};
    const void *const args[] = {x, N};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* linalg_vecdot(Tensor x, Tensor y, *, int dim=-1) -> Tensor */
TN_NODISCARD static inline tn_status tn_linalg_vecdot(
    tn_tensor *x, tn_tensor *y, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_vecdot", "TTi->T", NULL, NULL};
    const void *const args[] = {x, y, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *,
 * ScalarType? dtype=None) -> Tensor
 * NULL is None: dim, dtype.
 */
TN_NODISCARD static inline tn_status tn_linalg_vector_norm(
    tn_tensor *self, tn_value ord, const int64_t *dim, size_t dim_count, bool keepdim,
    const tn_dtype *dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::linalg_vector_norm", "TS?Lib?y->T", NULL, NULL};
    const void *const args[] = {self, &ord, dim, &dim_count, &keepdim, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* logdet(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_logdet(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::logdet", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* lu_solve(Tensor self, Tensor LU_data, Tensor LU_pivots) -> Tensor */
TN_NODISCARD static inline tn_status tn_lu_solve(
    tn_tensor *self, tn_tensor *LU_data, tn_tensor *LU_pivots, tn_tensor **result)
{
    static tn_op_site site = {"aten::lu_solve", "TTT->T", NULL, NULL};
    const void *const args[] = {self, LU_data, LU_pivots};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) ->
 * (Tensor P, Tensor L, Tensor U)
 */
TN_NODISCARD static inline tn_status tn_lu_unpack(
    tn_tensor *LU_data, tn_tensor *LU_pivots, bool unpack_data, bool unpack_pivots, tn_tensor **P,
    tn_tensor **L, tn_tensor **U)
{
    static tn_op_site site = {"aten::lu_unpack", "TTbb->TTT", NULL, NULL};
    const void *const args[] = {LU_data, LU_pivots, &unpack_data, &unpack_pivots};
    void *const results[] = {P, L, U};
    return tn_op_call_typed(&site, args, results);
}

/* matrix_exp(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_matrix_exp(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::matrix_exp", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* matrix_exp_backward(Tensor self, Tensor grad) -> Tensor */
TN_NODISCARD static inline tn_status tn_matrix_exp_backward(
    tn_tensor *self, tn_tensor *grad, tn_tensor **result)
{
    static tn_op_site site = {"aten::matrix_exp_backward", "TT->T", NULL, NULL};
    const void *const args[] = {self, grad};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* matrix_power(Tensor self, int n) -> Tensor */
TN_NODISCARD static inline tn_status tn_matrix_power(
    tn_tensor *self, int64_t n, tn_tensor **result)
{
    static tn_op_site site = {"aten::matrix_power", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* nuclear_norm(Tensor self, bool keepdim=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_nuclear_norm(
    tn_tensor *self, bool keepdim, tn_tensor **result)
{
    static tn_op_site site = {"aten::nuclear_norm", "Tb->T", NULL, NULL};
    const void *const args[] = {self, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* nuclear_norm.dim(Tensor self, int[2] dim, bool keepdim=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_nuclear_norm_dim(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, tn_tensor **result)
{
    static tn_op_site site = {"aten::nuclear_norm.dim", "TLib->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* orgqr(Tensor self, Tensor input2) -> Tensor */
TN_NODISCARD static inline tn_status tn_orgqr(
    tn_tensor *self, tn_tensor *input2, tn_tensor **result)
{
    static tn_op_site site = {"aten::orgqr", "TT->T", NULL, NULL};
    const void *const args[] = {self, input2};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * ormqr(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_ormqr(
    tn_tensor *self, tn_tensor *input2, tn_tensor *input3, bool left, bool transpose,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::ormqr", "TTTbb->T", NULL, NULL};
    const void *const args[] = {self, input2, input3, &left, &transpose};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* pinverse(Tensor self, float rcond=1e-15) -> Tensor */
TN_NODISCARD static inline tn_status tn_pinverse(
    tn_tensor *self, double rcond, tn_tensor **result)
{
    static tn_op_site site = {"aten::pinverse", "Td->T", NULL, NULL};
    const void *const args[] = {self, &rcond};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* qr(Tensor self, bool some=True) -> (Tensor Q, Tensor R) */
TN_NODISCARD static inline tn_status tn_qr(
    tn_tensor *self, bool some, tn_tensor **Q, tn_tensor **R)
{
    static tn_op_site site = {"aten::qr", "Tb->TT", NULL, NULL};
    const void *const args[] = {self, &some};
    void *const results[] = {Q, R};
    return tn_op_call_typed(&site, args, results);
}

/* slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet) */
TN_NODISCARD static inline tn_status tn_slogdet(
    tn_tensor *self, tn_tensor **sign, tn_tensor **logabsdet)
{
    static tn_op_site site = {"aten::slogdet", "T->TT", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {sign, logabsdet};
    return tn_op_call_typed(&site, args, results);
}

/* svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor V) */
TN_NODISCARD static inline tn_status tn_svd(
    tn_tensor *self, bool some, bool compute_uv, tn_tensor **U, tn_tensor **S, tn_tensor **V)
{
    static tn_op_site site = {"aten::svd", "Tbb->TTT", NULL, NULL};
    const void *const args[] = {self, &some, &compute_uv};
    void *const results[] = {U, S, V};
    return tn_op_call_typed(&site, args, results);
}

/*
 * triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool
 * unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)
 */
TN_NODISCARD static inline tn_status tn_triangular_solve(
    tn_tensor *self, tn_tensor *A, bool upper, bool transpose, bool unitriangular,
    tn_tensor **solution, tn_tensor **cloned_coefficient)
{
    static tn_op_site site = {"aten::triangular_solve", "TTbbb->TT", NULL, NULL};
    const void *const args[] = {self, A, &upper, &transpose, &unitriangular};
    void *const results[] = {solution, cloned_coefficient};
    return tn_op_call_typed(&site, args, results);
}

/*
 * vander(Tensor x, int? N=None, bool increasing=False) -> Tensor
 * NULL is None: N.
 */
TN_NODISCARD static inline tn_status tn_vander(
    tn_tensor *x, const int64_t *N, bool increasing, tn_tensor **result)
{
    static tn_op_site site = {"aten::vander", "T?ib->T", NULL, NULL};
    const void *const args[] = {x, N, &increasing};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
