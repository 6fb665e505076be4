/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators that write to `out` arguments, of the domain `compare`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OUT_COMPARE_H
#define TENON_OUT_COMPARE_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * clamp.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn_clamp_Tensor_out(
    tn_tensor *self, tn_tensor *min, tn_tensor *max, tn_tensor *out)
{
    static tn_op_site site = {"aten::clamp.Tensor_out", "T?T?TT->=", NULL, NULL};
    const void *const args[] = {self, min, max, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn_clamp_out(
    tn_tensor *self, const tn_value *min, const tn_value *max, tn_tensor *out)
{
    static tn_op_site site = {"aten::clamp.out", "T?S?ST->=", NULL, NULL};
    const void *const args[] = {self, min, max, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* clamp_max.Tensor_out(Tensor self, Tensor max, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_clamp_max_Tensor_out(
    tn_tensor *self, tn_tensor *max, tn_tensor *out)
{
    static tn_op_site site = {"aten::clamp_max.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, max, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* clamp_max.out(Tensor self, Scalar max, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_clamp_max_out(
    tn_tensor *self, tn_value max, tn_tensor *out)
{
    static tn_op_site site = {"aten::clamp_max.out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &max, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* clamp_min.Tensor_out(Tensor self, Tensor min, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_clamp_min_Tensor_out(
    tn_tensor *self, tn_tensor *min, tn_tensor *out)
{
    static tn_op_site site = {"aten::clamp_min.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, min, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* clamp_min.out(Tensor self, Scalar min, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_clamp_min_out(
    tn_tensor *self, tn_value min, tn_tensor *out)
{
    static tn_op_site site = {"aten::clamp_min.out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &min, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * clip.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn_clip_Tensor_out(
    tn_tensor *self, tn_tensor *min, tn_tensor *max, tn_tensor *out)
{
    static tn_op_site site = {"aten::clip.Tensor_out", "T?T?TT->=", NULL, NULL};
    const void *const args[] = {self, min, max, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * clip.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn_clip_out(
    tn_tensor *self, const tn_value *min, const tn_value *max, tn_tensor *out)
{
    static tn_op_site site = {"aten::clip.out", "T?S?ST->=", NULL, NULL};
    const void *const args[] = {self, min, max, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* eq.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_eq_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::eq.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* eq.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_eq_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::eq.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* fmax.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_fmax_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::fmax.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* fmin.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_fmin_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::fmin.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* ge.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_ge_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::ge.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* ge.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_ge_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::ge.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* greater.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_greater_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::greater.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* greater.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_greater_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::greater.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* greater_equal.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_greater_equal_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::greater_equal.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* greater_equal.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_greater_equal_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::greater_equal.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* gt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_gt_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::gt.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* gt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_gt_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::gt.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* isinf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_isinf_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::isinf.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* isnan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_isnan_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::isnan.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* isneginf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_isneginf_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::isneginf.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* isposinf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_isposinf_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::isposinf.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* le.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_le_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::le.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* le.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_le_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::le.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* less.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_less_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::less.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* less.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_less_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::less.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* less_equal.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_less_equal_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::less_equal.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* less_equal.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_less_equal_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::less_equal.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* logical_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_logical_and_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::logical_and.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* logical_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_logical_not_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::logical_not.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* logical_or.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_logical_or_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::logical_or.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* logical_xor.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_logical_xor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::logical_xor.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* lt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_lt_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::lt.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* lt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_lt_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::lt.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* maximum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_maximum_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::maximum.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* minimum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_minimum_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::minimum.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* ne.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_ne_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::ne.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* ne.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_ne_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::ne.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* not_equal.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_not_equal_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::not_equal.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* not_equal.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_not_equal_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::not_equal.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* signbit.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_signbit_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::signbit.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* where.self_out(Tensor condition, Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_where_self_out(
    tn_tensor *condition, tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::where.self_out", "TTTT->=", NULL, NULL};
    const void *const args[] = {condition, self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
