/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators whose names begin with `_`, by name from `_foreach_l` on: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew.
 */
#ifndef TENON_INNER_FOREACH_L_H
#define TENON_INNER_FOREACH_L_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* _foreach_lerp.List(Tensor[] self, Tensor[] tensors1, Tensor[] weights) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_lerp_List(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *tensors1, size_t tensors1_count,
    tn_tensor *const *weights, size_t weights_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_lerp.List", "LTLTLT->*", NULL, NULL};
    const void *const args[] = {self, &self_count, tensors1, &tensors1_count, weights,
        &weights_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_lerp.Scalar(Tensor[] self, Tensor[] tensors1, Scalar weight) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_lerp_Scalar(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *tensors1, size_t tensors1_count,
    tn_value weight, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_lerp.Scalar", "LTLTS->*", NULL, NULL};
    const void *const args[] = {self, &self_count, tensors1, &tensors1_count, &weight};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_lerp.ScalarList(Tensor[] self, Tensor[] tensors1, Scalar[] weight) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_lerp_ScalarList(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *tensors1, size_t tensors1_count,
    const tn_value *weight, size_t weight_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_lerp.ScalarList", "LTLTLS->*", NULL, NULL};
    const void *const args[] = {self, &self_count, tensors1, &tensors1_count, weight,
        &weight_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_lerp_.List(Tensor(a!)[] self, Tensor[] tensors1, Tensor[] weights) -> () */
TN_NODISCARD static inline tn_status tn__foreach_lerp__List(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *tensors1, size_t tensors1_count,
    tn_tensor *const *weights, size_t weights_count)
{
    static tn_op_site site = {"aten::_foreach_lerp_.List", "LTLTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, tensors1, &tensors1_count, weights,
        &weights_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_lerp_.Scalar(Tensor(a!)[] self, Tensor[] tensors1, Scalar weight) -> () */
TN_NODISCARD static inline tn_status tn__foreach_lerp__Scalar(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *tensors1, size_t tensors1_count,
    tn_value weight)
{
    static tn_op_site site = {"aten::_foreach_lerp_.Scalar", "LTLTS->", NULL, NULL};
    const void *const args[] = {self, &self_count, tensors1, &tensors1_count, &weight};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_lerp_.ScalarList(Tensor(a!)[] self, Tensor[] tensors1, Scalar[] weight) -> () */
TN_NODISCARD static inline tn_status tn__foreach_lerp__ScalarList(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *tensors1, size_t tensors1_count,
    const tn_value *weight, size_t weight_count)
{
    static tn_op_site site = {"aten::_foreach_lerp_.ScalarList", "LTLTLS->", NULL, NULL};
    const void *const args[] = {self, &self_count, tensors1, &tensors1_count, weight,
        &weight_count};
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

/* _foreach_max(Tensor[] self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_max(
    tn_tensor *const *self, size_t self_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_max", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_maximum.List(Tensor[] self, Tensor[] other) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_maximum_List(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *other, size_t other_count,
    tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_maximum.List", "LTLT->*", NULL, NULL};
    const void *const args[] = {self, &self_count, other, &other_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_maximum.Scalar(Tensor[] self, Scalar scalar) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_maximum_Scalar(
    tn_tensor *const *self, size_t self_count, tn_value scalar, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_maximum.Scalar", "LTS->*", NULL, NULL};
    const void *const args[] = {self, &self_count, &scalar};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_maximum.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_maximum_ScalarList(
    tn_tensor *const *self, size_t self_count, const tn_value *scalars, size_t scalars_count,
    tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_maximum.ScalarList", "LTLS->*", NULL, NULL};
    const void *const args[] = {self, &self_count, scalars, &scalars_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_maximum_.List(Tensor(a!)[] self, Tensor[] other) -> () */
TN_NODISCARD static inline tn_status tn__foreach_maximum__List(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *other, size_t other_count)
{
    static tn_op_site site = {"aten::_foreach_maximum_.List", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, other, &other_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_maximum_.Scalar(Tensor(a!)[] self, Scalar scalar) -> () */
TN_NODISCARD static inline tn_status tn__foreach_maximum__Scalar(
    tn_tensor *const *self, size_t self_count, tn_value scalar)
{
    static tn_op_site site = {"aten::_foreach_maximum_.Scalar", "LTS->", NULL, NULL};
    const void *const args[] = {self, &self_count, &scalar};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_maximum_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> () */
TN_NODISCARD static inline tn_status tn__foreach_maximum__ScalarList(
    tn_tensor *const *self, size_t self_count, const tn_value *scalars, size_t scalars_count)
{
    static tn_op_site site = {"aten::_foreach_maximum_.ScalarList", "LTLS->", NULL, NULL};
    const void *const args[] = {self, &self_count, scalars, &scalars_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_minimum.List(Tensor[] self, Tensor[] other) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_minimum_List(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *other, size_t other_count,
    tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_minimum.List", "LTLT->*", NULL, NULL};
    const void *const args[] = {self, &self_count, other, &other_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_minimum.Scalar(Tensor[] self, Scalar scalar) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_minimum_Scalar(
    tn_tensor *const *self, size_t self_count, tn_value scalar, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_minimum.Scalar", "LTS->*", NULL, NULL};
    const void *const args[] = {self, &self_count, &scalar};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_minimum.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_minimum_ScalarList(
    tn_tensor *const *self, size_t self_count, const tn_value *scalars, size_t scalars_count,
    tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_minimum.ScalarList", "LTLS->*", NULL, NULL};
    const void *const args[] = {self, &self_count, scalars, &scalars_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_minimum_.List(Tensor(a!)[] self, Tensor[] other) -> () */
TN_NODISCARD static inline tn_status tn__foreach_minimum__List(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *other, size_t other_count)
{
    static tn_op_site site = {"aten::_foreach_minimum_.List", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, other, &other_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_minimum_.Scalar(Tensor(a!)[] self, Scalar scalar) -> () */
TN_NODISCARD static inline tn_status tn__foreach_minimum__Scalar(
    tn_tensor *const *self, size_t self_count, tn_value scalar)
{
    static tn_op_site site = {"aten::_foreach_minimum_.Scalar", "LTS->", NULL, NULL};
    const void *const args[] = {self, &self_count, &scalar};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_minimum_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> () */
TN_NODISCARD static inline tn_status tn__foreach_minimum__ScalarList(
    tn_tensor *const *self, size_t self_count, const tn_value *scalars, size_t scalars_count)
{
    static tn_op_site site = {"aten::_foreach_minimum_.ScalarList", "LTLS->", NULL, NULL};
    const void *const args[] = {self, &self_count, scalars, &scalars_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_mm(Tensor[] self, Tensor[] mat2) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_mm(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *mat2, size_t mat2_count,
    tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_mm", "LTLT->*", NULL, NULL};
    const void *const args[] = {self, &self_count, mat2, &mat2_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_mul.List(Tensor[] self, Tensor[] other) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_mul_List(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *other, size_t other_count,
    tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_mul.List", "LTLT->*", NULL, NULL};
    const void *const args[] = {self, &self_count, other, &other_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_mul.Scalar(Tensor[] self, Scalar scalar) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_mul_Scalar(
    tn_tensor *const *self, size_t self_count, tn_value scalar, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_mul.Scalar", "LTS->*", NULL, NULL};
    const void *const args[] = {self, &self_count, &scalar};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_mul.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_mul_ScalarList(
    tn_tensor *const *self, size_t self_count, const tn_value *scalars, size_t scalars_count,
    tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_mul.ScalarList", "LTLS->*", NULL, NULL};
    const void *const args[] = {self, &self_count, scalars, &scalars_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_mul.Tensor(Tensor[] self, Tensor other) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_mul_Tensor(
    tn_tensor *const *self, size_t self_count, tn_tensor *other, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_mul.Tensor", "LTT->*", NULL, NULL};
    const void *const args[] = {self, &self_count, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_mul_.List(Tensor(a!)[] self, Tensor[] other) -> () */
TN_NODISCARD static inline tn_status tn__foreach_mul__List(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *other, size_t other_count)
{
    static tn_op_site site = {"aten::_foreach_mul_.List", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, other, &other_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_mul_.Scalar(Tensor(a!)[] self, Scalar scalar) -> () */
TN_NODISCARD static inline tn_status tn__foreach_mul__Scalar(
    tn_tensor *const *self, size_t self_count, tn_value scalar)
{
    static tn_op_site site = {"aten::_foreach_mul_.Scalar", "LTS->", NULL, NULL};
    const void *const args[] = {self, &self_count, &scalar};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_mul_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> () */
TN_NODISCARD static inline tn_status tn__foreach_mul__ScalarList(
    tn_tensor *const *self, size_t self_count, const tn_value *scalars, size_t scalars_count)
{
    static tn_op_site site = {"aten::_foreach_mul_.ScalarList", "LTLS->", NULL, NULL};
    const void *const args[] = {self, &self_count, scalars, &scalars_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_mul_.Tensor(Tensor(a!)[] self, Tensor other) -> () */
TN_NODISCARD static inline tn_status tn__foreach_mul__Tensor(
    tn_tensor *const *self, size_t self_count, tn_tensor *other)
{
    static tn_op_site site = {"aten::_foreach_mul_.Tensor", "LTT->", NULL, NULL};
    const void *const args[] = {self, &self_count, other};
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

/*
 * _foreach_norm.Scalar(Tensor[] self, Scalar ord=2, ScalarType? dtype=None) -> Tensor[]
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn__foreach_norm_Scalar(
    tn_tensor *const *self, size_t self_count, tn_value ord, const tn_dtype *dtype,
    tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_norm.Scalar", "LTS?y->*", NULL, NULL};
    const void *const args[] = {self, &self_count, &ord, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_pow.List(Tensor[] self, Tensor[] exponent) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_pow_List(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *exponent, size_t exponent_count,
    tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_pow.List", "LTLT->*", NULL, NULL};
    const void *const args[] = {self, &self_count, exponent, &exponent_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_pow.Scalar(Tensor[] self, Scalar exponent) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_pow_Scalar(
    tn_tensor *const *self, size_t self_count, tn_value exponent, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_pow.Scalar", "LTS->*", NULL, NULL};
    const void *const args[] = {self, &self_count, &exponent};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_pow.ScalarAndTensor(Scalar self, Tensor[] exponent) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_pow_ScalarAndTensor(
    tn_value self, tn_tensor *const *exponent, size_t exponent_count, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_pow.ScalarAndTensor", "SLT->*", NULL, NULL};
    const void *const args[] = {&self, exponent, &exponent_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_pow.ScalarList(Tensor[] self, Scalar[] exponent) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_pow_ScalarList(
    tn_tensor *const *self, size_t self_count, const tn_value *exponent, size_t exponent_count,
    tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_pow.ScalarList", "LTLS->*", NULL, NULL};
    const void *const args[] = {self, &self_count, exponent, &exponent_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_pow_.List(Tensor(a!)[] self, Tensor[] exponent) -> () */
TN_NODISCARD static inline tn_status tn__foreach_pow__List(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *exponent, size_t exponent_count)
{
    static tn_op_site site = {"aten::_foreach_pow_.List", "LTLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, exponent, &exponent_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_pow_.Scalar(Tensor(a!)[] self, Scalar exponent) -> () */
TN_NODISCARD static inline tn_status tn__foreach_pow__Scalar(
    tn_tensor *const *self, size_t self_count, tn_value exponent)
{
    static tn_op_site site = {"aten::_foreach_pow_.Scalar", "LTS->", NULL, NULL};
    const void *const args[] = {self, &self_count, &exponent};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_pow_.ScalarList(Tensor(a!)[] self, Scalar[] exponent) -> () */
TN_NODISCARD static inline tn_status tn__foreach_pow__ScalarList(
    tn_tensor *const *self, size_t self_count, const tn_value *exponent, size_t exponent_count)
{
    static tn_op_site site = {"aten::_foreach_pow_.ScalarList", "LTLS->", NULL, NULL};
    const void *const args[] = {self, &self_count, exponent, &exponent_count};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _foreach_powsum.Scalar(Tensor[] self, Scalar ord=2, ScalarType? dtype=None) -> Tensor[]
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn__foreach_powsum_Scalar(
    tn_tensor *const *self, size_t self_count, tn_value ord, const tn_dtype *dtype,
    tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_powsum.Scalar", "LTS?y->*", NULL, NULL};
    const void *const args[] = {self, &self_count, &ord, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
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

/* _foreach_sub.List(Tensor[] self, Tensor[] other, *, Scalar alpha=1) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_sub_List(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *other, size_t other_count,
    tn_value alpha, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_sub.List", "LTLTS->*", NULL, NULL};
    const void *const args[] = {self, &self_count, other, &other_count, &alpha};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_sub.Scalar(Tensor[] self, Scalar scalar) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_sub_Scalar(
    tn_tensor *const *self, size_t self_count, tn_value scalar, tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_sub.Scalar", "LTS->*", NULL, NULL};
    const void *const args[] = {self, &self_count, &scalar};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_sub.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[] */
TN_NODISCARD static inline tn_status tn__foreach_sub_ScalarList(
    tn_tensor *const *self, size_t self_count, const tn_value *scalars, size_t scalars_count,
    tn_value *result)
{
    static tn_op_site site = {"aten::_foreach_sub.ScalarList", "LTLS->*", NULL, NULL};
    const void *const args[] = {self, &self_count, scalars, &scalars_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_sub_.List(Tensor(a!)[] self, Tensor[] other, *, Scalar alpha=1) -> () */
TN_NODISCARD static inline tn_status tn__foreach_sub__List(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *other, size_t other_count,
    tn_value alpha)
{
    static tn_op_site site = {"aten::_foreach_sub_.List", "LTLTS->", NULL, NULL};
    const void *const args[] = {self, &self_count, other, &other_count, &alpha};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_sub_.Scalar(Tensor(a!)[] self, Scalar scalar) -> () */
TN_NODISCARD static inline tn_status tn__foreach_sub__Scalar(
    tn_tensor *const *self, size_t self_count, tn_value scalar)
{
    static tn_op_site site = {"aten::_foreach_sub_.Scalar", "LTS->", NULL, NULL};
    const void *const args[] = {self, &self_count, &scalar};
    return tn_op_call_typed(&site, args, NULL);
}

/* _foreach_sub_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> () */
TN_NODISCARD static inline tn_status tn__foreach_sub__ScalarList(
    tn_tensor *const *self, size_t self_count, const tn_value *scalars, size_t scalars_count)
{
    static tn_op_site site = {"aten::_foreach_sub_.ScalarList", "LTLS->", NULL, NULL};
    const void *const args[] = {self, &self_count, scalars, &scalars_count};
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

/* _foreach_zero(Tensor[] self) -> Tensor[] self_out */
TN_NODISCARD static inline tn_status tn__foreach_zero(
    tn_tensor *const *self, size_t self_count, tn_value *self_out)
{
    static tn_op_site site = {"aten::_foreach_zero", "LT->*", NULL, NULL};
    const void *const args[] = {self, &self_count};
    void *const results[] = {self_out};
    return tn_op_call_typed(&site, args, results);
}

/* _foreach_zero_(Tensor(a!)[] self) -> () */
TN_NODISCARD static inline tn_status tn__foreach_zero_(
    tn_tensor *const *self, size_t self_count)
{
    static tn_op_site site = {"aten::_foreach_zero_", "LT->", NULL, NULL};
    const void *const args[] = {self, &self_count};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
