/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators that write to `out` arguments, of the domain `arithmetic`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OUT_ARITHMETIC_H
#define TENON_OUT_ARITHMETIC_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* add.Scalar_out(Tensor self, Scalar other, Scalar alpha=1, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_add_Scalar_out(
    tn_tensor *self, tn_value other, tn_value alpha, tn_tensor *out)
{
    static tn_op_site site = {"aten::add.Scalar_out", "TSST->=", NULL, NULL};
    const void *const args[] = {self, &other, &alpha, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_add_out(
    tn_tensor *self, tn_tensor *other, tn_value alpha, tn_tensor *out)
{
    static tn_op_site site = {"aten::add.out", "TTST->=", NULL, NULL};
    const void *const args[] = {self, other, &alpha, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * addcdiv.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_addcdiv_out(
    tn_tensor *self, tn_tensor *tensor1, tn_tensor *tensor2, tn_value value, tn_tensor *out)
{
    static tn_op_site site = {"aten::addcdiv.out", "TTTST->=", NULL, NULL};
    const void *const args[] = {self, tensor1, tensor2, &value, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * addcmul.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_addcmul_out(
    tn_tensor *self, tn_tensor *tensor1, tn_tensor *tensor2, tn_value value, tn_tensor *out)
{
    static tn_op_site site = {"aten::addcmul.out", "TTTST->=", NULL, NULL};
    const void *const args[] = {self, tensor1, tensor2, &value, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* arctan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_arctan2_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::arctan2.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* atan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_atan2_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::atan2.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* complex.out(Tensor real, Tensor imag, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_complex_out(
    tn_tensor *real, tn_tensor *imag, tn_tensor *out)
{
    static tn_op_site site = {"aten::complex.out", "TTT->=", NULL, NULL};
    const void *const args[] = {real, imag, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* copysign.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_copysign_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::copysign.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* copysign.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_copysign_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::copysign.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * div.Scalar_mode_out(Tensor self, Scalar other, *, str? rounding_mode, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: rounding_mode.
 */
TN_NODISCARD static inline tn_status tn_div_Scalar_mode_out(
    tn_tensor *self, tn_value other, const char *rounding_mode, tn_tensor *out)
{
    static tn_op_site site = {"aten::div.Scalar_mode_out", "TS?sT->=", NULL, NULL};
    const void *const args[] = {self, &other, rounding_mode, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* div.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_div_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::div.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_div_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::div.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * div.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: rounding_mode.
 */
TN_NODISCARD static inline tn_status tn_div_out_mode(
    tn_tensor *self, tn_tensor *other, const char *rounding_mode, tn_tensor *out)
{
    static tn_op_site site = {"aten::div.out_mode", "TT?sT->=", NULL, NULL};
    const void *const args[] = {self, other, rounding_mode, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_divide_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::divide.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * divide.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: rounding_mode.
 */
TN_NODISCARD static inline tn_status tn_divide_out_mode(
    tn_tensor *self, tn_tensor *other, const char *rounding_mode, tn_tensor *out)
{
    static tn_op_site site = {"aten::divide.out_mode", "TT?sT->=", NULL, NULL};
    const void *const args[] = {self, other, rounding_mode, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* float_power.Scalar_out(Scalar self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_float_power_Scalar_out(
    tn_value self, tn_tensor *exponent, tn_tensor *out)
{
    static tn_op_site site = {"aten::float_power.Scalar_out", "STT->=", NULL, NULL};
    const void *const args[] = {&self, exponent, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* float_power.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_float_power_Tensor_Scalar_out(
    tn_tensor *self, tn_value exponent, tn_tensor *out)
{
    static tn_op_site site = {"aten::float_power.Tensor_Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &exponent, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* float_power.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_float_power_Tensor_Tensor_out(
    tn_tensor *self, tn_tensor *exponent, tn_tensor *out)
{
    static tn_op_site site = {"aten::float_power.Tensor_Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, exponent, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* floor_divide.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_floor_divide_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::floor_divide.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* floor_divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_floor_divide_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::floor_divide.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* fmod.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_fmod_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::fmod.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* fmod.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_fmod_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::fmod.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* gcd.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_gcd_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::gcd.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* heaviside.out(Tensor self, Tensor values, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_heaviside_out(
    tn_tensor *self, tn_tensor *values, tn_tensor *out)
{
    static tn_op_site site = {"aten::heaviside.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, values, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* hypot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_hypot_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::hypot.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* lcm.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_lcm_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::lcm.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* ldexp.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_ldexp_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::ldexp.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* lerp.Scalar_out(Tensor self, Tensor end, Scalar weight, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_lerp_Scalar_out(
    tn_tensor *self, tn_tensor *end, tn_value weight, tn_tensor *out)
{
    static tn_op_site site = {"aten::lerp.Scalar_out", "TTST->=", NULL, NULL};
    const void *const args[] = {self, end, &weight, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* lerp.Tensor_out(Tensor self, Tensor end, Tensor weight, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_lerp_Tensor_out(
    tn_tensor *self, tn_tensor *end, tn_tensor *weight, tn_tensor *out)
{
    static tn_op_site site = {"aten::lerp.Tensor_out", "TTTT->=", NULL, NULL};
    const void *const args[] = {self, end, weight, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* logaddexp.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_logaddexp_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::logaddexp.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* logaddexp2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_logaddexp2_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::logaddexp2.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* mul.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_mul_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::mul.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_mul_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::mul.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* multiply.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_multiply_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::multiply.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* nextafter.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_nextafter_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::nextafter.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* polar.out(Tensor abs, Tensor angle, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_polar_out(
    tn_tensor *abs, tn_tensor *angle, tn_tensor *out)
{
    static tn_op_site site = {"aten::polar.out", "TTT->=", NULL, NULL};
    const void *const args[] = {abs, angle, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* pow.Scalar_out(Scalar self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_pow_Scalar_out(
    tn_value self, tn_tensor *exponent, tn_tensor *out)
{
    static tn_op_site site = {"aten::pow.Scalar_out", "STT->=", NULL, NULL};
    const void *const args[] = {&self, exponent, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* pow.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_pow_Tensor_Scalar_out(
    tn_tensor *self, tn_value exponent, tn_tensor *out)
{
    static tn_op_site site = {"aten::pow.Tensor_Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &exponent, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* pow.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_pow_Tensor_Tensor_out(
    tn_tensor *self, tn_tensor *exponent, tn_tensor *out)
{
    static tn_op_site site = {"aten::pow.Tensor_Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, exponent, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* remainder.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_remainder_Scalar_Tensor_out(
    tn_value self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::remainder.Scalar_Tensor_out", "STT->=", NULL, NULL};
    const void *const args[] = {&self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* remainder.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_remainder_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::remainder.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* remainder.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_remainder_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::remainder.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* rsub.Scalar_out(Tensor self, Scalar other, Scalar alpha=1, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_rsub_Scalar_out(
    tn_tensor *self, tn_value other, tn_value alpha, tn_tensor *out)
{
    static tn_op_site site = {"aten::rsub.Scalar_out", "TSST->=", NULL, NULL};
    const void *const args[] = {self, &other, &alpha, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* rsub.Tensor_out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_rsub_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_value alpha, tn_tensor *out)
{
    static tn_op_site site = {"aten::rsub.Tensor_out", "TTST->=", NULL, NULL};
    const void *const args[] = {self, other, &alpha, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* sub.Scalar_out(Tensor self, Scalar other, Scalar alpha=1, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_sub_Scalar_out(
    tn_tensor *self, tn_value other, tn_value alpha, tn_tensor *out)
{
    static tn_op_site site = {"aten::sub.Scalar_out", "TSST->=", NULL, NULL};
    const void *const args[] = {self, &other, &alpha, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* sub.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_sub_out(
    tn_tensor *self, tn_tensor *other, tn_value alpha, tn_tensor *out)
{
    static tn_op_site site = {"aten::sub.out", "TTST->=", NULL, NULL};
    const void *const args[] = {self, other, &alpha, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* subtract.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_subtract_out(
    tn_tensor *self, tn_tensor *other, tn_value alpha, tn_tensor *out)
{
    static tn_op_site site = {"aten::subtract.out", "TTST->=", NULL, NULL};
    const void *const args[] = {self, other, &alpha, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* true_divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_true_divide_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::true_divide.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* xlogy.OutScalar_Other(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_xlogy_OutScalar_Other(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::xlogy.OutScalar_Other", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* xlogy.OutScalar_Self(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_xlogy_OutScalar_Self(
    tn_value self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::xlogy.OutScalar_Self", "STT->=", NULL, NULL};
    const void *const args[] = {&self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* xlogy.OutTensor(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_xlogy_OutTensor(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::xlogy.OutTensor", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
