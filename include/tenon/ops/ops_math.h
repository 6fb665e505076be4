/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators, of the domain `math`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OPS_MATH_H
#define TENON_OPS_MATH_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* abs(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_abs(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::abs", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* abs_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_abs_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::abs_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* absolute(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_absolute(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::absolute", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* absolute_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_absolute_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::absolute_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* angle(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_angle(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::angle", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* ceil(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_ceil(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::ceil", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* ceil_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_ceil_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::ceil_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* conj(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_conj(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::conj", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* conj_physical(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_conj_physical(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::conj_physical", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* conj_physical_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_conj_physical_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::conj_physical_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* digamma(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_digamma(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::digamma", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* digamma_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_digamma_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::digamma_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* erf(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_erf(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::erf", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* erf_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_erf_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::erf_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* erfc(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_erfc(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::erfc", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* erfc_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_erfc_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::erfc_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* erfinv(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_erfinv(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::erfinv", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* erfinv_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_erfinv_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::erfinv_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* exp(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_exp(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::exp", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* exp2(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_exp2(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::exp2", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* exp2_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_exp2_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::exp2_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* exp_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_exp_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::exp_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* expm1(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_expm1(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::expm1", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* expm1_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_expm1_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::expm1_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* fix(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_fix(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::fix", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* fix_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_fix_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::fix_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* floor(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_floor(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::floor", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* floor_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_floor_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::floor_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* frac(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_frac(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::frac", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* frac_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_frac_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::frac_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* frexp.Tensor(Tensor self) -> (Tensor mantissa, Tensor exponent) */
TN_NODISCARD static inline tn_status tn_frexp_Tensor(
    tn_tensor *self, tn_tensor **mantissa, tn_tensor **exponent)
{
    static tn_op_site site = {"aten::frexp.Tensor", "T->TT", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {mantissa, exponent};
    return tn_op_call_typed(&site, args, results);
}

/* i0(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_i0(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::i0", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* i0_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_i0_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::i0_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* igamma(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_igamma(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::igamma", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* igamma_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_igamma_(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::igamma_", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* igammac(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_igammac(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::igammac", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* igammac_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_igammac_(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::igammac_", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* imag(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_imag(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::imag", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* lgamma(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_lgamma(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::lgamma", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* lgamma_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_lgamma_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::lgamma_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* log(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_log(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::log", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* log10(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_log10(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::log10", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* log10_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_log10_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::log10_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* log1p(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_log1p(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::log1p", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* log1p_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_log1p_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::log1p_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* log2(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_log2(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::log2", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* log2_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_log2_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::log2_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* log_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_log_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::log_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* mvlgamma(Tensor self, int p) -> Tensor */
TN_NODISCARD static inline tn_status tn_mvlgamma(
    tn_tensor *self, int64_t p, tn_tensor **result)
{
    static tn_op_site site = {"aten::mvlgamma", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &p};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* mvlgamma_(Tensor(a!) self, int p) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_mvlgamma_(
    tn_tensor *self, int64_t p)
{
    static tn_op_site site = {"aten::mvlgamma_", "Ti->=", NULL, NULL};
    const void *const args[] = {self, &p};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor
 * NULL is None: nan, posinf, neginf.
 */
TN_NODISCARD static inline tn_status tn_nan_to_num(
    tn_tensor *self, const double *nan, const double *posinf, const double *neginf,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::nan_to_num", "T?d?d?d->T", NULL, NULL};
    const void *const args[] = {self, nan, posinf, neginf};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * nan_to_num_(Tensor(a!) self, float? nan=None, float? posinf=None, float? neginf=None) ->
 * Tensor(a!)
 * NULL is None: nan, posinf, neginf.
 */
TN_NODISCARD static inline tn_status tn_nan_to_num_(
    tn_tensor *self, const double *nan, const double *posinf, const double *neginf)
{
    static tn_op_site site = {"aten::nan_to_num_", "T?d?d?d->=", NULL, NULL};
    const void *const args[] = {self, nan, posinf, neginf};
    return tn_op_call_typed(&site, args, NULL);
}

/* neg(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_neg(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::neg", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* neg_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_neg_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::neg_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* negative(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_negative(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::negative", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* negative_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_negative_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::negative_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* polygamma(int n, Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_polygamma(
    int64_t n, tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::polygamma", "iT->T", NULL, NULL};
    const void *const args[] = {&n, self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* polygamma_(Tensor(a!) self, int n) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_polygamma_(
    tn_tensor *self, int64_t n)
{
    static tn_op_site site = {"aten::polygamma_", "Ti->=", NULL, NULL};
    const void *const args[] = {self, &n};
    return tn_op_call_typed(&site, args, NULL);
}

/* positive(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_positive(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::positive", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* real(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_real(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::real", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* reciprocal(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_reciprocal(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::reciprocal", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* reciprocal_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_reciprocal_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::reciprocal_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* round(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_round(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::round", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* round.decimals(Tensor self, *, int decimals) -> Tensor */
TN_NODISCARD static inline tn_status tn_round_decimals(
    tn_tensor *self, int64_t decimals, tn_tensor **result)
{
    static tn_op_site site = {"aten::round.decimals", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &decimals};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* round_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_round_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::round_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* round_.decimals(Tensor(a!) self, *, int decimals) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_round__decimals(
    tn_tensor *self, int64_t decimals)
{
    static tn_op_site site = {"aten::round_.decimals", "Ti->=", NULL, NULL};
    const void *const args[] = {self, &decimals};
    return tn_op_call_typed(&site, args, NULL);
}

/* rsqrt(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_rsqrt(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::rsqrt", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* rsqrt_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_rsqrt_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::rsqrt_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* sgn(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_sgn(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::sgn", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* sgn_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_sgn_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::sgn_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* sign(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_sign(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::sign", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* sign_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_sign_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::sign_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* sqrt(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_sqrt(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::sqrt", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* sqrt_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_sqrt_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::sqrt_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* square(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_square(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::square", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* square_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_square_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::square_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* trunc(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_trunc(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::trunc", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* trunc_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_trunc_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::trunc_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
