/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators, of the domain `arithmetic`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OPS_ARITHMETIC_H
#define TENON_OPS_ARITHMETIC_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tn_add_Scalar(
    tn_tensor *self, tn_value other, tn_value alpha, tn_tensor **result)
{
    static tn_op_site site = {"aten::add.Scalar", "TSS->T", NULL, NULL};
    const void *const args[] = {self, &other, &alpha};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tn_add_Tensor(
    tn_tensor *self, tn_tensor *other, tn_value alpha, tn_tensor **result)
{
    static tn_op_site site = {"aten::add.Tensor", "TTS->T", NULL, NULL};
    const void *const args[] = {self, other, &alpha};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_add__Scalar(
    tn_tensor *self, tn_value other, tn_value alpha)
{
    static tn_op_site site = {"aten::add_.Scalar", "TSS->=", NULL, NULL};
    const void *const args[] = {self, &other, &alpha};
    return tn_op_call_typed(&site, args, NULL);
}

/* add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_add__Tensor(
    tn_tensor *self, tn_tensor *other, tn_value alpha)
{
    static tn_op_site site = {"aten::add_.Tensor", "TTS->=", NULL, NULL};
    const void *const args[] = {self, other, &alpha};
    return tn_op_call_typed(&site, args, NULL);
}

/* addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor */
TN_NODISCARD static inline tn_status tn_addcdiv(
    tn_tensor *self, tn_tensor *tensor1, tn_tensor *tensor2, tn_value value, tn_tensor **result)
{
    static tn_op_site site = {"aten::addcdiv", "TTTS->T", NULL, NULL};
    const void *const args[] = {self, tensor1, tensor2, &value};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_addcdiv_(
    tn_tensor *self, tn_tensor *tensor1, tn_tensor *tensor2, tn_value value)
{
    static tn_op_site site = {"aten::addcdiv_", "TTTS->=", NULL, NULL};
    const void *const args[] = {self, tensor1, tensor2, &value};
    return tn_op_call_typed(&site, args, NULL);
}

/* addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor */
TN_NODISCARD static inline tn_status tn_addcmul(
    tn_tensor *self, tn_tensor *tensor1, tn_tensor *tensor2, tn_value value, tn_tensor **result)
{
    static tn_op_site site = {"aten::addcmul", "TTTS->T", NULL, NULL};
    const void *const args[] = {self, tensor1, tensor2, &value};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_addcmul_(
    tn_tensor *self, tn_tensor *tensor1, tn_tensor *tensor2, tn_value value)
{
    static tn_op_site site = {"aten::addcmul_", "TTTS->=", NULL, NULL};
    const void *const args[] = {self, tensor1, tensor2, &value};
    return tn_op_call_typed(&site, args, NULL);
}

/* arctan2(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_arctan2(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::arctan2", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* arctan2_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_arctan2_(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::arctan2_", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* atan2(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_atan2(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::atan2", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_atan2_(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::atan2_", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* complex(Tensor real, Tensor imag) -> Tensor */
TN_NODISCARD static inline tn_status tn_complex(
    tn_tensor *real, tn_tensor *imag, tn_tensor **result)
{
    static tn_op_site site = {"aten::complex", "TT->T", NULL, NULL};
    const void *const args[] = {real, imag};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* copysign.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_copysign_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::copysign.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* copysign.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_copysign_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::copysign.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* copysign_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_copysign__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::copysign_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* copysign_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_copysign__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::copysign_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* div.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_div_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::div.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor
 * NULL is None: rounding_mode.
 */
TN_NODISCARD static inline tn_status tn_div_Scalar_mode(
    tn_tensor *self, tn_value other, const char *rounding_mode, tn_tensor **result)
{
    static tn_op_site site = {"aten::div.Scalar_mode", "TS?s->T", NULL, NULL};
    const void *const args[] = {self, &other, rounding_mode};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* div.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_div_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::div.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor
 * NULL is None: rounding_mode.
 */
TN_NODISCARD static inline tn_status tn_div_Tensor_mode(
    tn_tensor *self, tn_tensor *other, const char *rounding_mode, tn_tensor **result)
{
    static tn_op_site site = {"aten::div.Tensor_mode", "TT?s->T", NULL, NULL};
    const void *const args[] = {self, other, rounding_mode};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_div__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::div_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)
 * NULL is None: rounding_mode.
 */
TN_NODISCARD static inline tn_status tn_div__Scalar_mode(
    tn_tensor *self, tn_value other, const char *rounding_mode)
{
    static tn_op_site site = {"aten::div_.Scalar_mode", "TS?s->=", NULL, NULL};
    const void *const args[] = {self, &other, rounding_mode};
    return tn_op_call_typed(&site, args, NULL);
}

/* div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_div__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::div_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)
 * NULL is None: rounding_mode.
 */
TN_NODISCARD static inline tn_status tn_div__Tensor_mode(
    tn_tensor *self, tn_tensor *other, const char *rounding_mode)
{
    static tn_op_site site = {"aten::div_.Tensor_mode", "TT?s->=", NULL, NULL};
    const void *const args[] = {self, other, rounding_mode};
    return tn_op_call_typed(&site, args, NULL);
}

/* divide.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_divide_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::divide.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * divide.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor
 * NULL is None: rounding_mode.
 */
TN_NODISCARD static inline tn_status tn_divide_Scalar_mode(
    tn_tensor *self, tn_value other, const char *rounding_mode, tn_tensor **result)
{
    static tn_op_site site = {"aten::divide.Scalar_mode", "TS?s->T", NULL, NULL};
    const void *const args[] = {self, &other, rounding_mode};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* divide.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_divide_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::divide.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * divide.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor
 * NULL is None: rounding_mode.
 */
TN_NODISCARD static inline tn_status tn_divide_Tensor_mode(
    tn_tensor *self, tn_tensor *other, const char *rounding_mode, tn_tensor **result)
{
    static tn_op_site site = {"aten::divide.Tensor_mode", "TT?s->T", NULL, NULL};
    const void *const args[] = {self, other, rounding_mode};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_divide__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::divide_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * divide_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)
 * NULL is None: rounding_mode.
 */
TN_NODISCARD static inline tn_status tn_divide__Scalar_mode(
    tn_tensor *self, tn_value other, const char *rounding_mode)
{
    static tn_op_site site = {"aten::divide_.Scalar_mode", "TS?s->=", NULL, NULL};
    const void *const args[] = {self, &other, rounding_mode};
    return tn_op_call_typed(&site, args, NULL);
}

/* divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_divide__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::divide_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * divide_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)
 * NULL is None: rounding_mode.
 */
TN_NODISCARD static inline tn_status tn_divide__Tensor_mode(
    tn_tensor *self, tn_tensor *other, const char *rounding_mode)
{
    static tn_op_site site = {"aten::divide_.Tensor_mode", "TT?s->=", NULL, NULL};
    const void *const args[] = {self, other, rounding_mode};
    return tn_op_call_typed(&site, args, NULL);
}

/* float_power.Scalar(Scalar self, Tensor exponent) -> Tensor */
TN_NODISCARD static inline tn_status tn_float_power_Scalar(
    tn_value self, tn_tensor *exponent, tn_tensor **result)
{
    static tn_op_site site = {"aten::float_power.Scalar", "ST->T", NULL, NULL};
    const void *const args[] = {&self, exponent};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* float_power.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor */
TN_NODISCARD static inline tn_status tn_float_power_Tensor_Scalar(
    tn_tensor *self, tn_value exponent, tn_tensor **result)
{
    static tn_op_site site = {"aten::float_power.Tensor_Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &exponent};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* float_power.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor */
TN_NODISCARD static inline tn_status tn_float_power_Tensor_Tensor(
    tn_tensor *self, tn_tensor *exponent, tn_tensor **result)
{
    static tn_op_site site = {"aten::float_power.Tensor_Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, exponent};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* float_power_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_float_power__Scalar(
    tn_tensor *self, tn_value exponent)
{
    static tn_op_site site = {"aten::float_power_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &exponent};
    return tn_op_call_typed(&site, args, NULL);
}

/* float_power_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_float_power__Tensor(
    tn_tensor *self, tn_tensor *exponent)
{
    static tn_op_site site = {"aten::float_power_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, exponent};
    return tn_op_call_typed(&site, args, NULL);
}

/* floor_divide(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_floor_divide(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::floor_divide", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* floor_divide.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_floor_divide_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::floor_divide.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* floor_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_floor_divide__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::floor_divide_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* floor_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_floor_divide__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::floor_divide_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* fmod.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_fmod_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::fmod.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* fmod.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_fmod_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::fmod.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* fmod_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_fmod__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::fmod_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_fmod__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::fmod_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* gcd(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_gcd(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::gcd", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* gcd_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_gcd_(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::gcd_", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* heaviside(Tensor self, Tensor values) -> Tensor */
TN_NODISCARD static inline tn_status tn_heaviside(
    tn_tensor *self, tn_tensor *values, tn_tensor **result)
{
    static tn_op_site site = {"aten::heaviside", "TT->T", NULL, NULL};
    const void *const args[] = {self, values};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* heaviside_(Tensor(a!) self, Tensor values) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_heaviside_(
    tn_tensor *self, tn_tensor *values)
{
    static tn_op_site site = {"aten::heaviside_", "TT->=", NULL, NULL};
    const void *const args[] = {self, values};
    return tn_op_call_typed(&site, args, NULL);
}

/* hypot(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_hypot(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::hypot", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* hypot_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_hypot_(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::hypot_", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* lcm(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_lcm(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::lcm", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* lcm_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_lcm_(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::lcm_", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* ldexp.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_ldexp_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::ldexp.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* ldexp_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_ldexp_(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::ldexp_", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor */
TN_NODISCARD static inline tn_status tn_lerp_Scalar(
    tn_tensor *self, tn_tensor *end, tn_value weight, tn_tensor **result)
{
    static tn_op_site site = {"aten::lerp.Scalar", "TTS->T", NULL, NULL};
    const void *const args[] = {self, end, &weight};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor */
TN_NODISCARD static inline tn_status tn_lerp_Tensor(
    tn_tensor *self, tn_tensor *end, tn_tensor *weight, tn_tensor **result)
{
    static tn_op_site site = {"aten::lerp.Tensor", "TTT->T", NULL, NULL};
    const void *const args[] = {self, end, weight};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_lerp__Scalar(
    tn_tensor *self, tn_tensor *end, tn_value weight)
{
    static tn_op_site site = {"aten::lerp_.Scalar", "TTS->=", NULL, NULL};
    const void *const args[] = {self, end, &weight};
    return tn_op_call_typed(&site, args, NULL);
}

/* lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_lerp__Tensor(
    tn_tensor *self, tn_tensor *end, tn_tensor *weight)
{
    static tn_op_site site = {"aten::lerp_.Tensor", "TTT->=", NULL, NULL};
    const void *const args[] = {self, end, weight};
    return tn_op_call_typed(&site, args, NULL);
}

/* logaddexp(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_logaddexp(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::logaddexp", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* logaddexp2(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_logaddexp2(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::logaddexp2", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* mul.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_mul_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::mul.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* mul.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_mul_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::mul.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_mul__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::mul_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_mul__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::mul_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* multiply.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_multiply_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::multiply.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* multiply.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_multiply_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::multiply.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* multiply_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_multiply__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::multiply_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* multiply_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_multiply__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::multiply_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* nextafter(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_nextafter(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::nextafter", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* nextafter_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_nextafter_(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::nextafter_", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* polar(Tensor abs, Tensor angle) -> Tensor */
TN_NODISCARD static inline tn_status tn_polar(
    tn_tensor *abs, tn_tensor *angle, tn_tensor **result)
{
    static tn_op_site site = {"aten::polar", "TT->T", NULL, NULL};
    const void *const args[] = {abs, angle};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* pow.Scalar(Scalar self, Tensor exponent) -> Tensor */
TN_NODISCARD static inline tn_status tn_pow_Scalar(
    tn_value self, tn_tensor *exponent, tn_tensor **result)
{
    static tn_op_site site = {"aten::pow.Scalar", "ST->T", NULL, NULL};
    const void *const args[] = {&self, exponent};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor */
TN_NODISCARD static inline tn_status tn_pow_Tensor_Scalar(
    tn_tensor *self, tn_value exponent, tn_tensor **result)
{
    static tn_op_site site = {"aten::pow.Tensor_Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &exponent};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor */
TN_NODISCARD static inline tn_status tn_pow_Tensor_Tensor(
    tn_tensor *self, tn_tensor *exponent, tn_tensor **result)
{
    static tn_op_site site = {"aten::pow.Tensor_Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, exponent};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* pow_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_pow__Scalar(
    tn_tensor *self, tn_value exponent)
{
    static tn_op_site site = {"aten::pow_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &exponent};
    return tn_op_call_typed(&site, args, NULL);
}

/* pow_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_pow__Tensor(
    tn_tensor *self, tn_tensor *exponent)
{
    static tn_op_site site = {"aten::pow_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, exponent};
    return tn_op_call_typed(&site, args, NULL);
}

/* remainder.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_remainder_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::remainder.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* remainder.Scalar_Tensor(Scalar self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_remainder_Scalar_Tensor(
    tn_value self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::remainder.Scalar_Tensor", "ST->T", NULL, NULL};
    const void *const args[] = {&self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* remainder.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_remainder_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::remainder.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* remainder_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_remainder__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::remainder_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_remainder__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::remainder_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tn_rsub_Scalar(
    tn_tensor *self, tn_value other, tn_value alpha, tn_tensor **result)
{
    static tn_op_site site = {"aten::rsub.Scalar", "TSS->T", NULL, NULL};
    const void *const args[] = {self, &other, &alpha};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tn_rsub_Tensor(
    tn_tensor *self, tn_tensor *other, tn_value alpha, tn_tensor **result)
{
    static tn_op_site site = {"aten::rsub.Tensor", "TTS->T", NULL, NULL};
    const void *const args[] = {self, other, &alpha};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tn_sub_Scalar(
    tn_tensor *self, tn_value other, tn_value alpha, tn_tensor **result)
{
    static tn_op_site site = {"aten::sub.Scalar", "TSS->T", NULL, NULL};
    const void *const args[] = {self, &other, &alpha};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tn_sub_Tensor(
    tn_tensor *self, tn_tensor *other, tn_value alpha, tn_tensor **result)
{
    static tn_op_site site = {"aten::sub.Tensor", "TTS->T", NULL, NULL};
    const void *const args[] = {self, other, &alpha};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_sub__Scalar(
    tn_tensor *self, tn_value other, tn_value alpha)
{
    static tn_op_site site = {"aten::sub_.Scalar", "TSS->=", NULL, NULL};
    const void *const args[] = {self, &other, &alpha};
    return tn_op_call_typed(&site, args, NULL);
}

/* sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_sub__Tensor(
    tn_tensor *self, tn_tensor *other, tn_value alpha)
{
    static tn_op_site site = {"aten::sub_.Tensor", "TTS->=", NULL, NULL};
    const void *const args[] = {self, other, &alpha};
    return tn_op_call_typed(&site, args, NULL);
}

/* subtract.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tn_subtract_Scalar(
    tn_tensor *self, tn_value other, tn_value alpha, tn_tensor **result)
{
    static tn_op_site site = {"aten::subtract.Scalar", "TSS->T", NULL, NULL};
    const void *const args[] = {self, &other, &alpha};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* subtract.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tn_subtract_Tensor(
    tn_tensor *self, tn_tensor *other, tn_value alpha, tn_tensor **result)
{
    static tn_op_site site = {"aten::subtract.Tensor", "TTS->T", NULL, NULL};
    const void *const args[] = {self, other, &alpha};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* subtract_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_subtract__Scalar(
    tn_tensor *self, tn_value other, tn_value alpha)
{
    static tn_op_site site = {"aten::subtract_.Scalar", "TSS->=", NULL, NULL};
    const void *const args[] = {self, &other, &alpha};
    return tn_op_call_typed(&site, args, NULL);
}

/* subtract_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_subtract__Tensor(
    tn_tensor *self, tn_tensor *other, tn_value alpha)
{
    static tn_op_site site = {"aten::subtract_.Tensor", "TTS->=", NULL, NULL};
    const void *const args[] = {self, other, &alpha};
    return tn_op_call_typed(&site, args, NULL);
}

/* true_divide.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_true_divide_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::true_divide.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* true_divide.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_true_divide_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::true_divide.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* true_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_true_divide__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::true_divide_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* true_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_true_divide__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::true_divide_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* xlogy.Scalar_Other(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_xlogy_Scalar_Other(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::xlogy.Scalar_Other", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* xlogy.Scalar_Self(Scalar self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_xlogy_Scalar_Self(
    tn_value self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::xlogy.Scalar_Self", "ST->T", NULL, NULL};
    const void *const args[] = {&self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* xlogy.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_xlogy_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::xlogy.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* xlogy_.Scalar_Other(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_xlogy__Scalar_Other(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::xlogy_.Scalar_Other", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* xlogy_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_xlogy__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::xlogy_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
