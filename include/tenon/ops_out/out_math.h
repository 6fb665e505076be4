/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators that write to `out` arguments, of the domain `math`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OUT_MATH_H
#define TENON_OUT_MATH_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* _conj_physical.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn__conj_physical_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::_conj_physical.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_abs_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::abs.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* absolute.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_absolute_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::absolute.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* angle.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_angle_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::angle.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* ceil.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_ceil_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::ceil.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* conj_physical.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_conj_physical_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::conj_physical.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* digamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_digamma_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::digamma.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_erf_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::erf.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* erfc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_erfc_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::erfc.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* erfinv.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_erfinv_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::erfinv.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_exp_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::exp.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* exp2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_exp2_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::exp2.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_expm1_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::expm1.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* fix.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_fix_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::fix.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* floor.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_floor_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::floor.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* frac.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_frac_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::frac.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * frexp.Tensor_out(Tensor self, *, Tensor(a!) mantissa, Tensor(b!) exponent) -> (Tensor(a!)
 * mantissa, Tensor(b!) exponent)
 */
TN_NODISCARD static inline tn_status tn_frexp_Tensor_out(
    tn_tensor *self, tn_tensor *mantissa, tn_tensor *exponent)
{
    static tn_op_site site = {"aten::frexp.Tensor_out", "TTT->==", NULL, NULL};
    const void *const args[] = {self, mantissa, exponent};
    return tn_op_call_typed(&site, args, NULL);
}

/* i0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_i0_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::i0.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* igamma.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_igamma_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::igamma.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* igammac.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_igammac_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::igammac.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* lgamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_lgamma_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::lgamma.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* log.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_log_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::log.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* log10.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_log10_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::log10.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_log1p_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::log1p.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* log2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_log2_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::log2.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* mvlgamma.out(Tensor self, int p, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_mvlgamma_out(
    tn_tensor *self, int64_t p, tn_tensor *out)
{
    static tn_op_site site = {"aten::mvlgamma.out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &p, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nan_to_num.out(Tensor self, float? nan=None, float? posinf=None, float? neginf=None, *,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: nan, posinf, neginf.
 */
TN_NODISCARD static inline tn_status tn_nan_to_num_out(
    tn_tensor *self, const double *nan, const double *posinf, const double *neginf, tn_tensor *out)
{
    static tn_op_site site = {"aten::nan_to_num.out", "T?d?d?dT->=", NULL, NULL};
    const void *const args[] = {self, nan, posinf, neginf, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_neg_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::neg.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* negative.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_negative_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::negative.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* polygamma.out(int n, Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_polygamma_out(
    int64_t n, tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::polygamma.out", "iTT->=", NULL, NULL};
    const void *const args[] = {&n, self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* reciprocal.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_reciprocal_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::reciprocal.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* round.decimals_out(Tensor self, *, int decimals, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_round_decimals_out(
    tn_tensor *self, int64_t decimals, tn_tensor *out)
{
    static tn_op_site site = {"aten::round.decimals_out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &decimals, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* round.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_round_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::round.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* rsqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_rsqrt_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::rsqrt.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* sgn.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_sgn_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::sgn.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* sign.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_sign_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::sign.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_sqrt_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::sqrt.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* square.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_square_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::square.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* trunc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_trunc_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::trunc.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
