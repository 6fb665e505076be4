/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators whose names begin with `_`, of the domain `foreach_math`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_INNER_FOREACH_MATH_H
#define TENON_INNER_FOREACH_MATH_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* _foreach_abs(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_abs(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_abs", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_abs_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_abs_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_abs_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_acos(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_acos(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_acos", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_acos_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_acos_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_acos_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_asin(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_asin(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_asin", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_asin_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_asin_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_asin_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_atan(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_atan(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_atan", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_atan_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_atan_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_atan_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_ceil(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_ceil(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_ceil", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_ceil_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_ceil_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_ceil_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_cos(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_cos(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_cos", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_cos_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_cos_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_cos_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_cosh(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_cosh(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_cosh", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_cosh_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_cosh_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_cosh_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_erf(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_erf(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_erf", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_erf_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_erf_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_erf_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_erfc(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_erfc(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_erfc", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_erfc_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_erfc_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_erfc_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_exp(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_exp(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_exp", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_exp_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_exp_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_exp_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_expm1(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_expm1(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_expm1", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_expm1_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_expm1_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_expm1_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_floor(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_floor(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_floor", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_floor_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_floor_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_floor_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_frac(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_frac(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_frac", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_frac_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_frac_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_frac_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_lgamma(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_lgamma(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_lgamma", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_lgamma_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_lgamma_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_lgamma_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_log(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_log(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_log", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_log10(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_log10(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_log10", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_log10_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_log10_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_log10_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_log1p(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_log1p(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_log1p", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_log1p_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_log1p_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_log1p_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_log2(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_log2(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_log2", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_log2_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_log2_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_log2_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_log_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_log_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_log_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_neg(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_neg(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_neg", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_neg_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_neg_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_neg_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_reciprocal(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_reciprocal(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_reciprocal", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_reciprocal_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_reciprocal_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_reciprocal_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_round(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_round(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_round", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_round_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_round_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_round_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_rsqrt(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_rsqrt(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_rsqrt", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_rsqrt_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_rsqrt_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_rsqrt_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_sigmoid(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_sigmoid(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_sigmoid", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_sigmoid_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_sigmoid_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_sigmoid_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_sign(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_sign(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_sign", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_sign_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_sign_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_sign_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_sin(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_sin(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_sin", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_sin_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_sin_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_sin_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_sinh(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_sinh(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_sinh", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_sinh_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_sinh_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_sinh_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_sqrt(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_sqrt(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_sqrt", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_sqrt_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_sqrt_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_sqrt_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_tan(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_tan(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_tan", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_tan_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_tan_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_tan_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_tanh(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_tanh(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_tanh", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_tanh_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_tanh_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_tanh_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_trunc(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_trunc(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_trunc", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_trunc_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_trunc_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_trunc_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
