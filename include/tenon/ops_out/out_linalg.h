/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators that write to `out` arguments, of the domain `linalg`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OUT_LINALG_H
#define TENON_OUT_LINALG_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * _linalg_det.result(Tensor A, *, Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots) ->
 * (Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots)
 */
TN_NODISCARD static inline tn_status tn__linalg_det_result(
    tn_tensor *A, tn_tensor *result, tn_tensor *LU, tn_tensor *pivots)
{
    static tn_op_site site = {"aten::_linalg_det.result", "TTTT->===", NULL, NULL};
    const void *const args[] = {A, result, LU, pivots};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _linalg_eigh.eigenvalues(Tensor A, str UPLO="L", bool compute_v=True, *, Tensor(a!) eigenvalues,
 * Tensor(b!) eigenvectors) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)
 */
TN_NODISCARD static inline tn_status tn__linalg_eigh_eigenvalues(
    tn_tensor *A, const char *UPLO, bool compute_v, tn_tensor *eigenvalues,
    tn_tensor *eigenvectors)
{
    static tn_op_site site = {"aten::_linalg_eigh.eigenvalues", "TsbTT->==", NULL, NULL};
    const void *const args[] = {A, UPLO, &compute_v, eigenvalues, eigenvectors};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _linalg_slogdet.sign(Tensor A, *, Tensor(a!) sign, Tensor(b!) logabsdet, Tensor(c!) LU,
 * Tensor(d!) pivots) -> (Tensor(a!) sign, Tensor(b!) logabsdet, Tensor(c!) LU, Tensor(d!) pivots)
 */
TN_NODISCARD static inline tn_status tn__linalg_slogdet_sign(
    tn_tensor *A, tn_tensor *sign, tn_tensor *logabsdet, tn_tensor *LU, tn_tensor *pivots)
{
    static tn_op_site site = {"aten::_linalg_slogdet.sign", "TTTTT->====", NULL, NULL};
    const void *const args[] = {A, sign, logabsdet, LU, pivots};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _linalg_solve_ex.result(Tensor A, Tensor B, *, bool left=True, bool check_errors=False,
 * Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots, Tensor(d!) info) -> (Tensor(a!) result,
 * Tensor(b!) LU, Tensor(c!) pivots, Tensor(d!) info)
 */
TN_NODISCARD static inline tn_status tn__linalg_solve_ex_result(
    tn_tensor *A, tn_tensor *B, bool left, bool check_errors, tn_tensor *result, tn_tensor *LU,
    tn_tensor *pivots, tn_tensor *info)
{
    static tn_op_site site = {"aten::_linalg_solve_ex.result", "TTbbTTTT->====", NULL, NULL};
    const void *const args[] = {A, B, &left, &check_errors, result, LU, pivots, info};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _linalg_svd.U(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None,
 * Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh)
 * NULL is None: driver.
 */
TN_NODISCARD static inline tn_status tn__linalg_svd_U(
    tn_tensor *A, bool full_matrices, bool compute_uv, const char *driver, tn_tensor *U,
    tn_tensor *S, tn_tensor *Vh)
{
    static tn_op_site site = {"aten::_linalg_svd.U", "Tbb?sTTT->===", NULL, NULL};
    const void *const args[] = {A, &full_matrices, &compute_uv, driver, U, S, Vh};
    return tn_op_call_typed(&site, args, NULL);
}

/* cholesky.out(Tensor self, bool upper=False, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_cholesky_out(
    tn_tensor *self, bool upper, tn_tensor *out)
{
    static tn_op_site site = {"aten::cholesky.out", "TbT->=", NULL, NULL};
    const void *const args[] = {self, &upper, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* cholesky_inverse.out(Tensor self, bool upper=False, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_cholesky_inverse_out(
    tn_tensor *self, bool upper, tn_tensor *out)
{
    static tn_op_site site = {"aten::cholesky_inverse.out", "TbT->=", NULL, NULL};
    const void *const args[] = {self, &upper, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * cholesky_solve.out(Tensor self, Tensor input2, bool upper=False, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_cholesky_solve_out(
    tn_tensor *self, tn_tensor *input2, bool upper, tn_tensor *out)
{
    static tn_op_site site = {"aten::cholesky_solve.out", "TTbT->=", NULL, NULL};
    const void *const args[] = {self, input2, &upper, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * cross.out(Tensor self, Tensor other, int? dim=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_cross_out(
    tn_tensor *self, tn_tensor *other, const int64_t *dim, tn_tensor *out)
{
    static tn_op_site site = {"aten::cross.out", "TT?iT->=", NULL, NULL};
    const void *const args[] = {self, other, dim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* geqrf.a(Tensor self, *, Tensor(a!) a, Tensor(b!) tau) -> (Tensor(a!) a, Tensor(b!) tau) */
TN_NODISCARD static inline tn_status tn_geqrf_a(
    tn_tensor *self, tn_tensor *a, tn_tensor *tau)
{
    static tn_op_site site = {"aten::geqrf.a", "TTT->==", NULL, NULL};
    const void *const args[] = {self, a, tau};
    return tn_op_call_typed(&site, args, NULL);
}

/* inverse.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_inverse_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::inverse.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* linalg_cholesky.out(Tensor self, *, bool upper=False, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_linalg_cholesky_out(
    tn_tensor *self, bool upper, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_cholesky.out", "TbT->=", NULL, NULL};
    const void *const args[] = {self, &upper, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_cholesky_ex.L(Tensor self, *, bool upper=False, bool check_errors=False, Tensor(a!) L,
 * Tensor(b!) info) -> (Tensor(a!) L, Tensor(b!) info)
 */
TN_NODISCARD static inline tn_status tn_linalg_cholesky_ex_L(
    tn_tensor *self, bool upper, bool check_errors, tn_tensor *L, tn_tensor *info)
{
    static tn_op_site site = {"aten::linalg_cholesky_ex.L", "TbbTT->==", NULL, NULL};
    const void *const args[] = {self, &upper, &check_errors, L, info};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_cond.out(Tensor self, Scalar? p=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: p.
 */
TN_NODISCARD static inline tn_status tn_linalg_cond_out(
    tn_tensor *self, const tn_value *p, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_cond.out", "T?ST->=", NULL, NULL};
    const void *const args[] = {self, p, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* linalg_cond.p_str_out(Tensor self, str p, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_linalg_cond_p_str_out(
    tn_tensor *self, const char *p, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_cond.p_str_out", "TsT->=", NULL, NULL};
    const void *const args[] = {self, p, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* linalg_cross.out(Tensor self, Tensor other, *, int dim=-1, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_linalg_cross_out(
    tn_tensor *self, tn_tensor *other, int64_t dim, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_cross.out", "TTiT->=", NULL, NULL};
    const void *const args[] = {self, other, &dim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* linalg_det.out(Tensor A, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_linalg_det_out(
    tn_tensor *A, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_det.out", "TT->=", NULL, NULL};
    const void *const args[] = {A, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_eig.out(Tensor self, *, Tensor(a!) eigenvalues, Tensor(b!) eigenvectors) -> (Tensor(a!)
 * eigenvalues, Tensor(b!) eigenvectors)
 */
TN_NODISCARD static inline tn_status tn_linalg_eig_out(
    tn_tensor *self, tn_tensor *eigenvalues, tn_tensor *eigenvectors)
{
    static tn_op_site site = {"aten::linalg_eig.out", "TTT->==", NULL, NULL};
    const void *const args[] = {self, eigenvalues, eigenvectors};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_eigh.eigvals(Tensor self, str UPLO="L", *, Tensor(a!) eigvals, Tensor(b!) eigvecs) ->
 * (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)
 */
TN_NODISCARD static inline tn_status tn_linalg_eigh_eigvals(
    tn_tensor *self, const char *UPLO, tn_tensor *eigvals, tn_tensor *eigvecs)
{
    static tn_op_site site = {"aten::linalg_eigh.eigvals", "TsTT->==", NULL, NULL};
    const void *const args[] = {self, UPLO, eigvals, eigvecs};
    return tn_op_call_typed(&site, args, NULL);
}

/* linalg_eigvals.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_linalg_eigvals_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_eigvals.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* linalg_eigvalsh.out(Tensor self, str UPLO="L", *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_linalg_eigvalsh_out(
    tn_tensor *self, const char *UPLO, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_eigvalsh.out", "TsT->=", NULL, NULL};
    const void *const args[] = {self, UPLO, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* linalg_householder_product.out(Tensor input, Tensor tau, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_linalg_householder_product_out(
    tn_tensor *input, tn_tensor *tau, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_householder_product.out", "TTT->=", NULL, NULL};
    const void *const args[] = {input, tau, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* linalg_inv.out(Tensor A, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_linalg_inv_out(
    tn_tensor *A, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_inv.out", "TT->=", NULL, NULL};
    const void *const args[] = {A, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_inv_ex.inverse(Tensor A, *, bool check_errors=False, Tensor(a!) inverse, Tensor(b!) info)
 * -> (Tensor(a!) inverse, Tensor(b!) info)
 */
TN_NODISCARD static inline tn_status tn_linalg_inv_ex_inverse(
    tn_tensor *A, bool check_errors, tn_tensor *inverse, tn_tensor *info)
{
    static tn_op_site site = {"aten::linalg_inv_ex.inverse", "TbTT->==", NULL, NULL};
    const void *const args[] = {A, &check_errors, inverse, info};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_ldl_factor.out(Tensor self, *, bool hermitian=False, Tensor(a!) LD, Tensor(b!) pivots) ->
 * (Tensor(a!) LD, Tensor(b!) pivots)
 */
TN_NODISCARD static inline tn_status tn_linalg_ldl_factor_out(
    tn_tensor *self, bool hermitian, tn_tensor *LD, tn_tensor *pivots)
{
    static tn_op_site site = {"aten::linalg_ldl_factor.out", "TbTT->==", NULL, NULL};
    const void *const args[] = {self, &hermitian, LD, pivots};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_ldl_factor_ex.out(Tensor self, *, bool hermitian=False, bool check_errors=False,
 * Tensor(a!) LD, Tensor(b!) pivots, Tensor(c!) info) -> (Tensor(a!) LD, Tensor(b!) pivots,
 * Tensor(c!) info)
 */
TN_NODISCARD static inline tn_status tn_linalg_ldl_factor_ex_out(
    tn_tensor *self, bool hermitian, bool check_errors, tn_tensor *LD, tn_tensor *pivots,
    tn_tensor *info)
{
    static tn_op_site site = {"aten::linalg_ldl_factor_ex.out", "TbbTTT->===", NULL, NULL};
    const void *const args[] = {self, &hermitian, &check_errors, LD, pivots, info};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_ldl_solve.out(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False, Tensor(a!) out)
 * -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_linalg_ldl_solve_out(
    tn_tensor *LD, tn_tensor *pivots, tn_tensor *B, bool hermitian, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_ldl_solve.out", "TTTbT->=", NULL, NULL};
    const void *const args[] = {LD, pivots, B, &hermitian, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_lstsq.out(Tensor self, Tensor b, float? rcond=None, *, str? driver=None, Tensor(a!)
 * solution, Tensor(b!) residuals, Tensor(c!) rank, Tensor(d!) singular_values) -> (Tensor(a!)
 * solution, Tensor(b!) residuals, Tensor(c!) rank, Tensor(d!) singular_values)
 * NULL is None: rcond, driver.
 */
TN_NODISCARD static inline tn_status tn_linalg_lstsq_out(
    tn_tensor *self, tn_tensor *b, const double *rcond, const char *driver, tn_tensor *solution,
    tn_tensor *residuals, tn_tensor *rank, tn_tensor *singular_values)
{
    static tn_op_site site = {"aten::linalg_lstsq.out", "TT?d?sTTTT->====", NULL, NULL};
    const void *const args[] = {self, b, rcond, driver, solution, residuals, rank, singular_values};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_lu.out(Tensor A, *, bool pivot=True, Tensor(a!) P, Tensor(b!) L, Tensor(c!) U) ->
 * (Tensor(a!) P, Tensor(b!) L, Tensor(c!) U)
 */
TN_NODISCARD static inline tn_status tn_linalg_lu_out(
    tn_tensor *A, bool pivot, tn_tensor *P, tn_tensor *L, tn_tensor *U)
{
    static tn_op_site site = {"aten::linalg_lu.out", "TbTTT->===", NULL, NULL};
    const void *const args[] = {A, &pivot, P, L, U};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_lu_factor.out(Tensor A, *, bool pivot=True, Tensor(a!) LU, Tensor(b!) pivots) ->
 * (Tensor(a!) LU, Tensor(b!) pivots)
 */
TN_NODISCARD static inline tn_status tn_linalg_lu_factor_out(
    tn_tensor *A, bool pivot, tn_tensor *LU, tn_tensor *pivots)
{
    static tn_op_site site = {"aten::linalg_lu_factor.out", "TbTT->==", NULL, NULL};
    const void *const args[] = {A, &pivot, LU, pivots};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_lu_factor_ex.out(Tensor A, *, bool pivot=True, bool check_errors=False, Tensor(a!) LU,
 * Tensor(b!) pivots, Tensor(c!) info) -> (Tensor(a!) LU, Tensor(b!) pivots, Tensor(c!) info)
 */
TN_NODISCARD static inline tn_status tn_linalg_lu_factor_ex_out(
    tn_tensor *A, bool pivot, bool check_errors, tn_tensor *LU, tn_tensor *pivots, tn_tensor *info)
{
    static tn_op_site site = {"aten::linalg_lu_factor_ex.out", "TbbTTT->===", NULL, NULL};
    const void *const args[] = {A, &pivot, &check_errors, LU, pivots, info};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_lu_solve.out(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False,
 * Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_linalg_lu_solve_out(
    tn_tensor *LU, tn_tensor *pivots, tn_tensor *B, bool left, bool adjoint, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_lu_solve.out", "TTTbbT->=", NULL, NULL};
    const void *const args[] = {LU, pivots, B, &left, &adjoint, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* linalg_matmul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_linalg_matmul_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_matmul.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* linalg_matrix_exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_linalg_matrix_exp_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_matrix_exp.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_matrix_norm.out(Tensor self, Scalar ord, int[] dim=[-2,-1], bool keepdim=False, *,
 * ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_linalg_matrix_norm_out(
    tn_tensor *self, tn_value ord, const int64_t *dim, size_t dim_count, bool keepdim,
    const tn_dtype *dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_matrix_norm.out", "TSLib?yT->=", NULL, NULL};
    const void *const args[] = {self, &ord, dim, &dim_count, &keepdim, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_matrix_norm.str_ord_out(Tensor self, str ord='fro', int[] dim=[-2,-1], bool keepdim=False,
 * *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_linalg_matrix_norm_str_ord_out(
    tn_tensor *self, const char *ord, const int64_t *dim, size_t dim_count, bool keepdim,
    const tn_dtype *dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_matrix_norm.str_ord_out", "TsLib?yT->=", NULL, NULL};
    const void *const args[] = {self, ord, dim, &dim_count, &keepdim, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* linalg_matrix_power.out(Tensor self, int n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_linalg_matrix_power_out(
    tn_tensor *self, int64_t n, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_matrix_power.out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_matrix_rank.atol_rtol_float_out(Tensor self, *, float? atol=None, float? rtol=None, bool
 * hermitian=False, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: atol, rtol.
 */
TN_NODISCARD static inline tn_status tn_linalg_matrix_rank_atol_rtol_float_out(
    tn_tensor *self, const double *atol, const double *rtol, bool hermitian, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_matrix_rank.atol_rtol_float_out", "T?d?dbT->=", NULL, NULL};
    const void *const args[] = {self, atol, rtol, &hermitian, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_matrix_rank.atol_rtol_tensor_out(Tensor input, *, Tensor? atol=None, Tensor? rtol=None,
 * bool hermitian=False, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: atol, rtol.
 */
TN_NODISCARD static inline tn_status tn_linalg_matrix_rank_atol_rtol_tensor_out(
    tn_tensor *input, tn_tensor *atol, tn_tensor *rtol, bool hermitian, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_matrix_rank.atol_rtol_tensor_out", "T?T?TbT->=", NULL, NULL};
    const void *const args[] = {input, atol, rtol, &hermitian, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_matrix_rank.out(Tensor self, float tol, bool hermitian=False, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_linalg_matrix_rank_out(
    tn_tensor *self, double tol, bool hermitian, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_matrix_rank.out", "TdbT->=", NULL, NULL};
    const void *const args[] = {self, &tol, &hermitian, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_matrix_rank.out_tol_tensor(Tensor input, Tensor tol, bool hermitian=False, *, Tensor(a!)
 * out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_linalg_matrix_rank_out_tol_tensor(
    tn_tensor *input, tn_tensor *tol, bool hermitian, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_matrix_rank.out_tol_tensor", "TTbT->=", NULL, NULL};
    const void *const args[] = {input, tol, &hermitian, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* linalg_matrix_sqrth.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_linalg_matrix_sqrth_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_matrix_sqrth.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* linalg_multi_dot.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_linalg_multi_dot_out(
    tn_tensor *const *tensors, size_t tensors_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_multi_dot.out", "LTT->=", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_norm.ord_str_out(Tensor self, str ord, int[1]? dim=None, bool keepdim=False, *,
 * ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim, dtype.
 */
TN_NODISCARD static inline tn_status tn_linalg_norm_ord_str_out(
    tn_tensor *self, const char *ord, const int64_t *dim, size_t dim_count, bool keepdim,
    const tn_dtype *dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_norm.ord_str_out", "Ts?Lib?yT->=", NULL, NULL};
    const void *const args[] = {self, ord, dim, &dim_count, &keepdim, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_norm.out(Tensor self, Scalar? ord=None, int[1]? dim=None, bool keepdim=False, *,
 * ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: ord, dim, dtype.
 */
TN_NODISCARD static inline tn_status tn_linalg_norm_out(
    tn_tensor *self, const tn_value *ord, const int64_t *dim, size_t dim_count, bool keepdim,
    const tn_dtype *dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_norm.out", "T?S?Lib?yT->=", NULL, NULL};
    const void *const args[] = {self, ord, dim, &dim_count, &keepdim, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_pinv.atol_rtol_float_out(Tensor self, *, float? atol=None, float? rtol=None, bool
 * hermitian=False, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: atol, rtol.
 */
TN_NODISCARD static inline tn_status tn_linalg_pinv_atol_rtol_float_out(
    tn_tensor *self, const double *atol, const double *rtol, bool hermitian, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_pinv.atol_rtol_float_out", "T?d?dbT->=", NULL, NULL};
    const void *const args[] = {self, atol, rtol, &hermitian, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_pinv.atol_rtol_tensor_out(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool
 * hermitian=False, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: atol, rtol.
 */
TN_NODISCARD static inline tn_status tn_linalg_pinv_atol_rtol_tensor_out(
    tn_tensor *self, tn_tensor *atol, tn_tensor *rtol, bool hermitian, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_pinv.atol_rtol_tensor_out", "T?T?TbT->=", NULL, NULL};
    const void *const args[] = {self, atol, rtol, &hermitian, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_pinv.out(Tensor self, float rcond, bool hermitian=False, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_linalg_pinv_out(
    tn_tensor *self, double rcond, bool hermitian, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_pinv.out", "TdbT->=", NULL, NULL};
    const void *const args[] = {self, &rcond, &hermitian, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_pinv.out_rcond_tensor(Tensor self, Tensor rcond, bool hermitian=False, *, Tensor(a!) out)
 * -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_linalg_pinv_out_rcond_tensor(
    tn_tensor *self, tn_tensor *rcond, bool hermitian, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_pinv.out_rcond_tensor", "TTbT->=", NULL, NULL};
    const void *const args[] = {self, rcond, &hermitian, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* linalg_polar.out(Tensor A, *, Tensor(a!) U, Tensor(b!) H) -> (Tensor(a!) U, Tensor(b!) H) */
TN_NODISCARD static inline tn_status tn_linalg_polar_out(
    tn_tensor *A, tn_tensor *U, tn_tensor *H)
{
    static tn_op_site site = {"aten::linalg_polar.out", "TTT->==", NULL, NULL};
    const void *const args[] = {A, U, H};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_qr.out(Tensor A, str mode='reduced', *, Tensor(a!) Q, Tensor(b!) R) -> (Tensor(a!) Q,
 * Tensor(b!) R)
 */
TN_NODISCARD static inline tn_status tn_linalg_qr_out(
    tn_tensor *A, const char *mode, tn_tensor *Q, tn_tensor *R)
{
    static tn_op_site site = {"aten::linalg_qr.out", "TsTT->==", NULL, NULL};
    const void *const args[] = {A, mode, Q, R};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_slogdet.out(Tensor A, *, Tensor(a!) sign, Tensor(b!) logabsdet) -> (Tensor(a!) sign,
 * Tensor(b!) logabsdet)
 */
TN_NODISCARD static inline tn_status tn_linalg_slogdet_out(
    tn_tensor *A, tn_tensor *sign, tn_tensor *logabsdet)
{
    static tn_op_site site = {"aten::linalg_slogdet.out", "TTT->==", NULL, NULL};
    const void *const args[] = {A, sign, logabsdet};
    return tn_op_call_typed(&site, args, NULL);
}

/* linalg_solve.out(Tensor A, Tensor B, *, bool left=True, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_linalg_solve_out(
    tn_tensor *A, tn_tensor *B, bool left, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_solve.out", "TTbT->=", NULL, NULL};
    const void *const args[] = {A, B, &left, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_solve_ex.out(Tensor A, Tensor B, *, bool left=True, bool check_errors=False, Tensor(a!)
 * result, Tensor(b!) info) -> (Tensor(a!) result, Tensor(b!) info)
 */
TN_NODISCARD static inline tn_status tn_linalg_solve_ex_out(
    tn_tensor *A, tn_tensor *B, bool left, bool check_errors, tn_tensor *result, tn_tensor *info)
{
    static tn_op_site site = {"aten::linalg_solve_ex.out", "TTbbTT->==", NULL, NULL};
    const void *const args[] = {A, B, &left, &check_errors, result, info};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_solve_triangular.out(Tensor self, Tensor B, *, bool upper, bool left=True, bool
 * unitriangular=False, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_linalg_solve_triangular_out(
    tn_tensor *self, tn_tensor *B, bool upper, bool left, bool unitriangular, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_solve_triangular.out", "TTbbbT->=", NULL, NULL};
    const void *const args[] = {self, B, &upper, &left, &unitriangular, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_svd.U(Tensor A, bool full_matrices=True, *, str? driver=None, Tensor(a!) U, Tensor(b!) S,
 * Tensor(c!) Vh) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh)
 * NULL is None: driver.
 */
TN_NODISCARD static inline tn_status tn_linalg_svd_U(
    tn_tensor *A, bool full_matrices, const char *driver, tn_tensor *U, tn_tensor *S,
    tn_tensor *Vh)
{
    static tn_op_site site = {"aten::linalg_svd.U", "Tb?sTTT->===", NULL, NULL};
    const void *const args[] = {A, &full_matrices, driver, U, S, Vh};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_svdvals.out(Tensor A, *, str? driver=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: driver.
 */
TN_NODISCARD static inline tn_status tn_linalg_svdvals_out(
    tn_tensor *A, const char *driver, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_svdvals.out", "T?sT->=", NULL, NULL};
    const void *const args[] = {A, driver, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* linalg_tensorinv.out(Tensor self, int ind=2, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_linalg_tensorinv_out(
    tn_tensor *self, int64_t ind, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_tensorinv.out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &ind, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_tensorsolve.out(Tensor self, Tensor other, int[]? dims=None, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: dims.
 */
TN_NODISCARD static inline tn_status tn_linalg_tensorsolve_out(
    tn_tensor *self, tn_tensor *other, const int64_t *dims, size_t dims_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_tensorsolve.out", "TT?LiT->=", NULL, NULL};
    const void *const args[] = {self, other, dims, &dims_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* linalg_vecdot.out(Tensor x, Tensor y, *, int dim=-1, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_linalg_vecdot_out(
    tn_tensor *x, tn_tensor *y, int64_t dim, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_vecdot.out", "TTiT->=", NULL, NULL};
    const void *const args[] = {x, y, &dim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_vector_norm.out(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *,
 * ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim, dtype.
 */
TN_NODISCARD static inline tn_status tn_linalg_vector_norm_out(
    tn_tensor *self, tn_value ord, const int64_t *dim, size_t dim_count, bool keepdim,
    const tn_dtype *dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_vector_norm.out", "TS?Lib?yT->=", NULL, NULL};
    const void *const args[] = {self, &ord, dim, &dim_count, &keepdim, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* lu_solve.out(Tensor self, Tensor LU_data, Tensor LU_pivots, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_lu_solve_out(
    tn_tensor *self, tn_tensor *LU_data, tn_tensor *LU_pivots, tn_tensor *out)
{
    static tn_op_site site = {"aten::lu_solve.out", "TTTT->=", NULL, NULL};
    const void *const args[] = {self, LU_data, LU_pivots, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * lu_unpack.out(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True,
 * *, Tensor(a!) P, Tensor(b!) L, Tensor(c!) U) -> (Tensor(a!) P, Tensor(b!) L, Tensor(c!) U)
 */
TN_NODISCARD static inline tn_status tn_lu_unpack_out(
    tn_tensor *LU_data, tn_tensor *LU_pivots, bool unpack_data, bool unpack_pivots, tn_tensor *P,
    tn_tensor *L, tn_tensor *U)
{
    static tn_op_site site = {"aten::lu_unpack.out", "TTbbTTT->===", NULL, NULL};
    const void *const args[] = {LU_data, LU_pivots, &unpack_data, &unpack_pivots, P, L, U};
    return tn_op_call_typed(&site, args, NULL);
}

/* matrix_power.out(Tensor self, int n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_matrix_power_out(
    tn_tensor *self, int64_t n, tn_tensor *out)
{
    static tn_op_site site = {"aten::matrix_power.out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nuclear_norm.dim_out(Tensor self, int[2] dim, bool keepdim=False, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_nuclear_norm_dim_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, tn_tensor *out)
{
    static tn_op_site site = {"aten::nuclear_norm.dim_out", "TLibT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* nuclear_norm.out(Tensor self, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_nuclear_norm_out(
    tn_tensor *self, bool keepdim, tn_tensor *out)
{
    static tn_op_site site = {"aten::nuclear_norm.out", "TbT->=", NULL, NULL};
    const void *const args[] = {self, &keepdim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* orgqr.out(Tensor self, Tensor input2, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_orgqr_out(
    tn_tensor *self, tn_tensor *input2, tn_tensor *out)
{
    static tn_op_site site = {"aten::orgqr.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, input2, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * ormqr.out(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False, *,
 * Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_ormqr_out(
    tn_tensor *self, tn_tensor *input2, tn_tensor *input3, bool left, bool transpose,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::ormqr.out", "TTTbbT->=", NULL, NULL};
    const void *const args[] = {self, input2, input3, &left, &transpose, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * qr.Q(Tensor self, bool some=True, *, Tensor(a!) Q, Tensor(b!) R) -> (Tensor(a!) Q, Tensor(b!) R)
 */
TN_NODISCARD static inline tn_status tn_qr_Q(
    tn_tensor *self, bool some, tn_tensor *Q, tn_tensor *R)
{
    static tn_op_site site = {"aten::qr.Q", "TbTT->==", NULL, NULL};
    const void *const args[] = {self, &some, Q, R};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * slogdet.out(Tensor self, *, Tensor(a!) sign, Tensor(b!) logabsdet) -> (Tensor(a!) sign,
 * Tensor(b!) logabsdet)
 */
TN_NODISCARD static inline tn_status tn_slogdet_out(
    tn_tensor *self, tn_tensor *sign, tn_tensor *logabsdet)
{
    static tn_op_site site = {"aten::slogdet.out", "TTT->==", NULL, NULL};
    const void *const args[] = {self, sign, logabsdet};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * svd.U(Tensor self, bool some=True, bool compute_uv=True, *, Tensor(a!) U, Tensor(b!) S,
 * Tensor(c!) V) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) V)
 */
TN_NODISCARD static inline tn_status tn_svd_U(
    tn_tensor *self, bool some, bool compute_uv, tn_tensor *U, tn_tensor *S, tn_tensor *V)
{
    static tn_op_site site = {"aten::svd.U", "TbbTTT->===", NULL, NULL};
    const void *const args[] = {self, &some, &compute_uv, U, S, V};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * triangular_solve.X(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool
 * unitriangular=False, *, Tensor(a!) X, Tensor(b!) M) -> (Tensor(a!) solution, Tensor(b!)
 * cloned_coefficient)
 */
TN_NODISCARD static inline tn_status tn_triangular_solve_X(
    tn_tensor *self, tn_tensor *A, bool upper, bool transpose, bool unitriangular, tn_tensor *X,
    tn_tensor *M)
{
    static tn_op_site site = {"aten::triangular_solve.X", "TTbbbTT->==", NULL, NULL};
    const void *const args[] = {self, A, &upper, &transpose, &unitriangular, X, M};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
