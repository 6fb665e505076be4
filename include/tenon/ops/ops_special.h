/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators, of the domain `special`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OPS_SPECIAL_H
#define TENON_OPS_SPECIAL_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* special_airy_ai(Tensor x) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_airy_ai(
    tn_tensor *x, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_airy_ai", "T->T", NULL, NULL};
    const void *const args[] = {x};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_bessel_j0(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_bessel_j0(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_bessel_j0", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_bessel_j1(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_bessel_j1(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_bessel_j1", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_bessel_y0(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_bessel_y0(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_bessel_y0", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_bessel_y1(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_bessel_y1(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_bessel_y1", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_t(
    tn_tensor *x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_t", "TT->T", NULL, NULL};
    const void *const args[] = {x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_chebyshev_polynomial_t.n_scalar(Tensor x, Scalar n) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_t_n_scalar(
    tn_tensor *x, tn_value n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_t.n_scalar", "TS->T", NULL, NULL};
    const void *const args[] = {x, &n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_chebyshev_polynomial_t.x_scalar(Scalar x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_t_x_scalar(
    tn_value x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_t.x_scalar", "ST->T", NULL, NULL};
    const void *const args[] = {&x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_u(
    tn_tensor *x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_u", "TT->T", NULL, NULL};
    const void *const args[] = {x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_chebyshev_polynomial_u.n_scalar(Tensor x, Scalar n) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_u_n_scalar(
    tn_tensor *x, tn_value n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_u.n_scalar", "TS->T", NULL, NULL};
    const void *const args[] = {x, &n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_chebyshev_polynomial_u.x_scalar(Scalar x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_u_x_scalar(
    tn_value x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_u.x_scalar", "ST->T", NULL, NULL};
    const void *const args[] = {&x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_v(
    tn_tensor *x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_v", "TT->T", NULL, NULL};
    const void *const args[] = {x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_chebyshev_polynomial_v.n_scalar(Tensor x, Scalar n) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_v_n_scalar(
    tn_tensor *x, tn_value n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_v.n_scalar", "TS->T", NULL, NULL};
    const void *const args[] = {x, &n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_chebyshev_polynomial_v.x_scalar(Scalar x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_v_x_scalar(
    tn_value x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_v.x_scalar", "ST->T", NULL, NULL};
    const void *const args[] = {&x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_w(
    tn_tensor *x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_w", "TT->T", NULL, NULL};
    const void *const args[] = {x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_chebyshev_polynomial_w.n_scalar(Tensor x, Scalar n) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_w_n_scalar(
    tn_tensor *x, tn_value n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_w.n_scalar", "TS->T", NULL, NULL};
    const void *const args[] = {x, &n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_chebyshev_polynomial_w.x_scalar(Scalar x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_w_x_scalar(
    tn_value x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_w.x_scalar", "ST->T", NULL, NULL};
    const void *const args[] = {&x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_digamma(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_digamma(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_digamma", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_entr(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_entr(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_entr", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_erf(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_erf(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_erf", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_erfc(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_erfc(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_erfc", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_erfcx(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_erfcx(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_erfcx", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_erfinv(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_erfinv(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_erfinv", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_exp2(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_exp2(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_exp2", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_expit(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_expit(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_expit", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_expm1(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_expm1(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_expm1", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_gammainc(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_gammainc(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_gammainc", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_gammaincc(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_gammaincc(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_gammaincc", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_gammaln(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_gammaln(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_gammaln", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_hermite_polynomial_h(Tensor x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_hermite_polynomial_h(
    tn_tensor *x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_hermite_polynomial_h", "TT->T", NULL, NULL};
    const void *const args[] = {x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_hermite_polynomial_h.n_scalar(Tensor x, Scalar n) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_hermite_polynomial_h_n_scalar(
    tn_tensor *x, tn_value n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_hermite_polynomial_h.n_scalar", "TS->T", NULL, NULL};
    const void *const args[] = {x, &n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_hermite_polynomial_h.x_scalar(Scalar x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_hermite_polynomial_h_x_scalar(
    tn_value x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_hermite_polynomial_h.x_scalar", "ST->T", NULL, NULL};
    const void *const args[] = {&x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_hermite_polynomial_he(Tensor x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_hermite_polynomial_he(
    tn_tensor *x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_hermite_polynomial_he", "TT->T", NULL, NULL};
    const void *const args[] = {x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_hermite_polynomial_he.n_scalar(Tensor x, Scalar n) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_hermite_polynomial_he_n_scalar(
    tn_tensor *x, tn_value n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_hermite_polynomial_he.n_scalar", "TS->T", NULL, NULL};
    const void *const args[] = {x, &n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_hermite_polynomial_he.x_scalar(Scalar x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_hermite_polynomial_he_x_scalar(
    tn_value x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_hermite_polynomial_he.x_scalar", "ST->T", NULL, NULL};
    const void *const args[] = {&x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_i0(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_i0(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_i0", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_i0e(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_i0e(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_i0e", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_i1(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_i1(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_i1", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_i1e(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_i1e(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_i1e", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_laguerre_polynomial_l(Tensor x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_laguerre_polynomial_l(
    tn_tensor *x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_laguerre_polynomial_l", "TT->T", NULL, NULL};
    const void *const args[] = {x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_laguerre_polynomial_l.n_scalar(Tensor x, Scalar n) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_laguerre_polynomial_l_n_scalar(
    tn_tensor *x, tn_value n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_laguerre_polynomial_l.n_scalar", "TS->T", NULL, NULL};
    const void *const args[] = {x, &n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_laguerre_polynomial_l.x_scalar(Scalar x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_laguerre_polynomial_l_x_scalar(
    tn_value x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_laguerre_polynomial_l.x_scalar", "ST->T", NULL, NULL};
    const void *const args[] = {&x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_legendre_polynomial_p(Tensor x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_legendre_polynomial_p(
    tn_tensor *x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_legendre_polynomial_p", "TT->T", NULL, NULL};
    const void *const args[] = {x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_legendre_polynomial_p.n_scalar(Tensor x, Scalar n) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_legendre_polynomial_p_n_scalar(
    tn_tensor *x, tn_value n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_legendre_polynomial_p.n_scalar", "TS->T", NULL, NULL};
    const void *const args[] = {x, &n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_legendre_polynomial_p.x_scalar(Scalar x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_legendre_polynomial_p_x_scalar(
    tn_value x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_legendre_polynomial_p.x_scalar", "ST->T", NULL, NULL};
    const void *const args[] = {&x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_log1p(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_log1p(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_log1p", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_log_ndtr(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_log_ndtr(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_log_ndtr", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_log_softmax(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_special_log_softmax(
    tn_tensor *self, int64_t dim, const tn_dtype *dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_log_softmax", "Ti?y->T", NULL, NULL};
    const void *const args[] = {self, &dim, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_logit(Tensor self, float? eps=None) -> Tensor
 * NULL is None: eps.
 */
TN_NODISCARD static inline tn_status tn_special_logit(
    tn_tensor *self, const double *eps, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_logit", "T?d->T", NULL, NULL};
    const void *const args[] = {self, eps};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_logsumexp(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_logsumexp", "TLib->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_modified_bessel_i0(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_modified_bessel_i0(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_modified_bessel_i0", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_modified_bessel_i1(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_modified_bessel_i1(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_modified_bessel_i1", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_modified_bessel_k0(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_modified_bessel_k0(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_modified_bessel_k0", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_modified_bessel_k1(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_modified_bessel_k1(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_modified_bessel_k1", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_multigammaln(Tensor self, int p) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_multigammaln(
    tn_tensor *self, int64_t p, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_multigammaln", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &p};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_ndtr(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_ndtr(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_ndtr", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_ndtri(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_ndtri(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_ndtri", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_polygamma(int n, Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_polygamma(
    int64_t n, tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_polygamma", "iT->T", NULL, NULL};
    const void *const args[] = {&n, self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_psi(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_psi(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_psi", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_round(Tensor self, *, int decimals=0) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_round(
    tn_tensor *self, int64_t decimals, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_round", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &decimals};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_scaled_modified_bessel_k0(Tensor x) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_scaled_modified_bessel_k0(
    tn_tensor *x, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_scaled_modified_bessel_k0", "T->T", NULL, NULL};
    const void *const args[] = {x};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_scaled_modified_bessel_k1(Tensor x) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_scaled_modified_bessel_k1(
    tn_tensor *x, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_scaled_modified_bessel_k1", "T->T", NULL, NULL};
    const void *const args[] = {x};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_shifted_chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_t(
    tn_tensor *x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_t", "TT->T", NULL, NULL};
    const void *const args[] = {x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_shifted_chebyshev_polynomial_t.n_scalar(Tensor x, Scalar n) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_t_n_scalar(
    tn_tensor *x, tn_value n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_t.n_scalar", "TS->T", NULL, NULL};
    const void *const args[] = {x, &n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_shifted_chebyshev_polynomial_t.x_scalar(Scalar x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_t_x_scalar(
    tn_value x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_t.x_scalar", "ST->T", NULL, NULL};
    const void *const args[] = {&x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_shifted_chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_u(
    tn_tensor *x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_u", "TT->T", NULL, NULL};
    const void *const args[] = {x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_shifted_chebyshev_polynomial_u.n_scalar(Tensor x, Scalar n) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_u_n_scalar(
    tn_tensor *x, tn_value n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_u.n_scalar", "TS->T", NULL, NULL};
    const void *const args[] = {x, &n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_shifted_chebyshev_polynomial_u.x_scalar(Scalar x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_u_x_scalar(
    tn_value x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_u.x_scalar", "ST->T", NULL, NULL};
    const void *const args[] = {&x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_shifted_chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_v(
    tn_tensor *x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_v", "TT->T", NULL, NULL};
    const void *const args[] = {x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_shifted_chebyshev_polynomial_v.n_scalar(Tensor x, Scalar n) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_v_n_scalar(
    tn_tensor *x, tn_value n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_v.n_scalar", "TS->T", NULL, NULL};
    const void *const args[] = {x, &n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_shifted_chebyshev_polynomial_v.x_scalar(Scalar x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_v_x_scalar(
    tn_value x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_v.x_scalar", "ST->T", NULL, NULL};
    const void *const args[] = {&x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_shifted_chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_w(
    tn_tensor *x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_w", "TT->T", NULL, NULL};
    const void *const args[] = {x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_shifted_chebyshev_polynomial_w.n_scalar(Tensor x, Scalar n) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_w_n_scalar(
    tn_tensor *x, tn_value n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_w.n_scalar", "TS->T", NULL, NULL};
    const void *const args[] = {x, &n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_shifted_chebyshev_polynomial_w.x_scalar(Scalar x, Tensor n) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_w_x_scalar(
    tn_value x, tn_tensor *n, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_w.x_scalar", "ST->T", NULL, NULL};
    const void *const args[] = {&x, n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_sinc(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_sinc(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_sinc", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * special_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_special_softmax(
    tn_tensor *self, int64_t dim, const tn_dtype *dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_softmax", "Ti?y->T", NULL, NULL};
    const void *const args[] = {self, &dim, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_spherical_bessel_j0(Tensor x) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_spherical_bessel_j0(
    tn_tensor *x, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_spherical_bessel_j0", "T->T", NULL, NULL};
    const void *const args[] = {x};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_xlog1py(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_xlog1py(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_xlog1py", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_xlog1py.other_scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_xlog1py_other_scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_xlog1py.other_scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_xlog1py.self_scalar(Scalar self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_xlog1py_self_scalar(
    tn_value self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_xlog1py.self_scalar", "ST->T", NULL, NULL};
    const void *const args[] = {&self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_xlogy(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_xlogy(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_xlogy", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_xlogy.other_scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_xlogy_other_scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_xlogy.other_scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_xlogy.self_scalar(Scalar self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_xlogy_self_scalar(
    tn_value self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_xlogy.self_scalar", "ST->T", NULL, NULL};
    const void *const args[] = {&self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_zeta(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_zeta(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_zeta", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_zeta.other_scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_zeta_other_scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_zeta.other_scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* special_zeta.self_scalar(Scalar self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_special_zeta_self_scalar(
    tn_value self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::special_zeta.self_scalar", "ST->T", NULL, NULL};
    const void *const args[] = {&self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
