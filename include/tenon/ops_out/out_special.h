/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators that write to `out` arguments, of the domain `special`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OUT_SPECIAL_H
#define TENON_OUT_SPECIAL_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* special_airy_ai.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_airy_ai_out(
    tn_tensor *x, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_airy_ai.out", "TT->=", NULL, NULL};
    const void *const args[] = {x, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_bessel_j0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_bessel_j0_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_bessel_j0.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_bessel_j1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_bessel_j1_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_bessel_j1.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_bessel_y0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_bessel_y0_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_bessel_y0.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_bessel_y1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_bessel_y1_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_bessel_y1.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_chebyshev_polynomial_t.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_t_n_scalar_out(
    tn_tensor *x, tn_value n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_t.n_scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {x, &n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_chebyshev_polynomial_t.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_t_out(
    tn_tensor *x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_t.out", "TTT->=", NULL, NULL};
    const void *const args[] = {x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_chebyshev_polynomial_t.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_t_x_scalar_out(
    tn_value x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_t.x_scalar_out", "STT->=", NULL, NULL};
    const void *const args[] = {&x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_chebyshev_polynomial_u.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_u_n_scalar_out(
    tn_tensor *x, tn_value n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_u.n_scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {x, &n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_chebyshev_polynomial_u.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_u_out(
    tn_tensor *x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_u.out", "TTT->=", NULL, NULL};
    const void *const args[] = {x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_chebyshev_polynomial_u.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_u_x_scalar_out(
    tn_value x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_u.x_scalar_out", "STT->=", NULL, NULL};
    const void *const args[] = {&x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_chebyshev_polynomial_v.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_v_n_scalar_out(
    tn_tensor *x, tn_value n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_v.n_scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {x, &n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_chebyshev_polynomial_v.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_v_out(
    tn_tensor *x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_v.out", "TTT->=", NULL, NULL};
    const void *const args[] = {x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_chebyshev_polynomial_v.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_v_x_scalar_out(
    tn_value x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_v.x_scalar_out", "STT->=", NULL, NULL};
    const void *const args[] = {&x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_chebyshev_polynomial_w.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_w_n_scalar_out(
    tn_tensor *x, tn_value n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_w.n_scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {x, &n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_chebyshev_polynomial_w.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_w_out(
    tn_tensor *x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_w.out", "TTT->=", NULL, NULL};
    const void *const args[] = {x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_chebyshev_polynomial_w.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_w_x_scalar_out(
    tn_value x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_w.x_scalar_out", "STT->=", NULL, NULL};
    const void *const args[] = {&x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_digamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_digamma_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_digamma.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_entr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_entr_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_entr.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_erf_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_erf.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_erfc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_erfc_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_erfc.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_erfcx.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_erfcx_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_erfcx.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_erfinv.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_erfinv_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_erfinv.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_exp2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_exp2_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_exp2.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_expit.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_expit_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_expit.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_expm1_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_expm1.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_gammainc.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_gammainc_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_gammainc.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_gammaincc.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_gammaincc_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_gammaincc.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_gammaln.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_gammaln_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_gammaln.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_hermite_polynomial_h.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_hermite_polynomial_h_n_scalar_out(
    tn_tensor *x, tn_value n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_hermite_polynomial_h.n_scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {x, &n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_hermite_polynomial_h.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_hermite_polynomial_h_out(
    tn_tensor *x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_hermite_polynomial_h.out", "TTT->=", NULL, NULL};
    const void *const args[] = {x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_hermite_polynomial_h.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_hermite_polynomial_h_x_scalar_out(
    tn_value x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_hermite_polynomial_h.x_scalar_out", "STT->=", NULL, NULL};
    const void *const args[] = {&x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_hermite_polynomial_he.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_hermite_polynomial_he_n_scalar_out(
    tn_tensor *x, tn_value n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_hermite_polynomial_he.n_scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {x, &n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_hermite_polynomial_he.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_hermite_polynomial_he_out(
    tn_tensor *x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_hermite_polynomial_he.out", "TTT->=", NULL, NULL};
    const void *const args[] = {x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_hermite_polynomial_he.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_hermite_polynomial_he_x_scalar_out(
    tn_value x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_hermite_polynomial_he.x_scalar_out", "STT->=", NULL, NULL};
    const void *const args[] = {&x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_i0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_i0_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_i0.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_i0e.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_i0e_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_i0e.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_i1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_i1_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_i1.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_i1e.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_i1e_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_i1e.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_laguerre_polynomial_l.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_laguerre_polynomial_l_n_scalar_out(
    tn_tensor *x, tn_value n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_laguerre_polynomial_l.n_scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {x, &n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_laguerre_polynomial_l.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_laguerre_polynomial_l_out(
    tn_tensor *x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_laguerre_polynomial_l.out", "TTT->=", NULL, NULL};
    const void *const args[] = {x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_laguerre_polynomial_l.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_laguerre_polynomial_l_x_scalar_out(
    tn_value x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_laguerre_polynomial_l.x_scalar_out", "STT->=", NULL, NULL};
    const void *const args[] = {&x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_legendre_polynomial_p.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_legendre_polynomial_p_n_scalar_out(
    tn_tensor *x, tn_value n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_legendre_polynomial_p.n_scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {x, &n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_legendre_polynomial_p.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_legendre_polynomial_p_out(
    tn_tensor *x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_legendre_polynomial_p.out", "TTT->=", NULL, NULL};
    const void *const args[] = {x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_legendre_polynomial_p.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_legendre_polynomial_p_x_scalar_out(
    tn_value x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_legendre_polynomial_p.x_scalar_out", "STT->=", NULL, NULL};
    const void *const args[] = {&x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_log1p_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_log1p.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_log_ndtr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_log_ndtr_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_log_ndtr.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_logit.out(Tensor self, float? eps=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: eps.
 */
TN_NODISCARD static inline tn_status tn_special_logit_out(
    tn_tensor *self, const double *eps, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_logit.out", "T?dT->=", NULL, NULL};
    const void *const args[] = {self, eps, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_logsumexp.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_logsumexp_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_logsumexp.out", "TLibT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_modified_bessel_i0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_modified_bessel_i0_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_modified_bessel_i0.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_modified_bessel_i1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_modified_bessel_i1_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_modified_bessel_i1.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_modified_bessel_k0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_modified_bessel_k0_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_modified_bessel_k0.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_modified_bessel_k1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_modified_bessel_k1_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_modified_bessel_k1.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_multigammaln.out(Tensor self, int p, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_multigammaln_out(
    tn_tensor *self, int64_t p, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_multigammaln.out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &p, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_ndtr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_ndtr_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_ndtr.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_ndtri.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_ndtri_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_ndtri.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_polygamma.out(int n, Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_polygamma_out(
    int64_t n, tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_polygamma.out", "iTT->=", NULL, NULL};
    const void *const args[] = {&n, self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_psi.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_psi_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_psi.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_round.out(Tensor self, *, int decimals=0, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_round_out(
    tn_tensor *self, int64_t decimals, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_round.out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &decimals, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_scaled_modified_bessel_k0.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_scaled_modified_bessel_k0_out(
    tn_tensor *x, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_scaled_modified_bessel_k0.out", "TT->=", NULL, NULL};
    const void *const args[] = {x, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_scaled_modified_bessel_k1.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_scaled_modified_bessel_k1_out(
    tn_tensor *x, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_scaled_modified_bessel_k1.out", "TT->=", NULL, NULL};
    const void *const args[] = {x, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_shifted_chebyshev_polynomial_t.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_t_n_scalar_out(
    tn_tensor *x, tn_value n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_t.n_scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {x, &n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_shifted_chebyshev_polynomial_t.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_t_out(
    tn_tensor *x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_t.out", "TTT->=", NULL, NULL};
    const void *const args[] = {x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_shifted_chebyshev_polynomial_t.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_t_x_scalar_out(
    tn_value x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_t.x_scalar_out", "STT->=", NULL, NULL};
    const void *const args[] = {&x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_shifted_chebyshev_polynomial_u.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_u_n_scalar_out(
    tn_tensor *x, tn_value n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_u.n_scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {x, &n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_shifted_chebyshev_polynomial_u.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_u_out(
    tn_tensor *x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_u.out", "TTT->=", NULL, NULL};
    const void *const args[] = {x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_shifted_chebyshev_polynomial_u.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_u_x_scalar_out(
    tn_value x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_u.x_scalar_out", "STT->=", NULL, NULL};
    const void *const args[] = {&x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_shifted_chebyshev_polynomial_v.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_v_n_scalar_out(
    tn_tensor *x, tn_value n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_v.n_scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {x, &n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_shifted_chebyshev_polynomial_v.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_v_out(
    tn_tensor *x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_v.out", "TTT->=", NULL, NULL};
    const void *const args[] = {x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_shifted_chebyshev_polynomial_v.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_v_x_scalar_out(
    tn_value x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_v.x_scalar_out", "STT->=", NULL, NULL};
    const void *const args[] = {&x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_shifted_chebyshev_polynomial_w.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_w_n_scalar_out(
    tn_tensor *x, tn_value n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_w.n_scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {x, &n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_shifted_chebyshev_polynomial_w.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_w_out(
    tn_tensor *x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_w.out", "TTT->=", NULL, NULL};
    const void *const args[] = {x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_shifted_chebyshev_polynomial_w.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_w_x_scalar_out(
    tn_value x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_w.x_scalar_out", "STT->=", NULL, NULL};
    const void *const args[] = {&x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_sinc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_sinc_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_sinc.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_spherical_bessel_j0.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_spherical_bessel_j0_out(
    tn_tensor *x, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_spherical_bessel_j0.out", "TT->=", NULL, NULL};
    const void *const args[] = {x, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_xlog1py.other_scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_xlog1py_other_scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_xlog1py.other_scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_xlog1py.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_xlog1py_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_xlog1py.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_xlog1py.self_scalar_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_xlog1py_self_scalar_out(
    tn_value self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_xlog1py.self_scalar_out", "STT->=", NULL, NULL};
    const void *const args[] = {&self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_xlogy.other_scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_xlogy_other_scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_xlogy.other_scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_xlogy.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_xlogy_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_xlogy.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_xlogy.self_scalar_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_xlogy_self_scalar_out(
    tn_value self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_xlogy.self_scalar_out", "STT->=", NULL, NULL};
    const void *const args[] = {&self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_zeta.other_scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_zeta_other_scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_zeta.other_scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_zeta.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_zeta_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_zeta.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* special_zeta.self_scalar_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_special_zeta_self_scalar_out(
    tn_value self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_zeta.self_scalar_out", "STT->=", NULL, NULL};
    const void *const args[] = {&self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
