/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators, of the domain `compare`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OPS_COMPARE_H
#define TENON_OPS_COMPARE_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) ->
 * bool
 */
TN_NODISCARD static inline tn_status tn_allclose(
    tn_tensor *self, tn_tensor *other, double rtol, double atol, bool equal_nan, bool *result)
{
    static tn_op_site site = {"aten::allclose", "TTddb->b", NULL, NULL};
    const void *const args[] = {self, other, &rtol, &atol, &equal_nan};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn_clamp(
    tn_tensor *self, const tn_value *min, const tn_value *max, tn_tensor **result)
{
    static tn_op_site site = {"aten::clamp", "T?S?S->T", NULL, NULL};
    const void *const args[] = {self, min, max};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn_clamp_Tensor(
    tn_tensor *self, tn_tensor *min, tn_tensor *max, tn_tensor **result)
{
    static tn_op_site site = {"aten::clamp.Tensor", "T?T?T->T", NULL, NULL};
    const void *const args[] = {self, min, max};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn_clamp_(
    tn_tensor *self, const tn_value *min, const tn_value *max)
{
    static tn_op_site site = {"aten::clamp_", "T?S?S->=", NULL, NULL};
    const void *const args[] = {self, min, max};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn_clamp__Tensor(
    tn_tensor *self, tn_tensor *min, tn_tensor *max)
{
    static tn_op_site site = {"aten::clamp_.Tensor", "T?T?T->=", NULL, NULL};
    const void *const args[] = {self, min, max};
    return tn_op_call_typed(&site, args, NULL);
}

/* clamp_max(Tensor self, Scalar max) -> Tensor */
TN_NODISCARD static inline tn_status tn_clamp_max(
    tn_tensor *self, tn_value max, tn_tensor **result)
{
    static tn_op_site site = {"aten::clamp_max", "TS->T", NULL, NULL};
    const void *const args[] = {self, &max};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* clamp_max.Tensor(Tensor self, Tensor max) -> Tensor */
TN_NODISCARD static inline tn_status tn_clamp_max_Tensor(
    tn_tensor *self, tn_tensor *max, tn_tensor **result)
{
    static tn_op_site site = {"aten::clamp_max.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, max};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_clamp_max_(
    tn_tensor *self, tn_value max)
{
    static tn_op_site site = {"aten::clamp_max_", "TS->=", NULL, NULL};
    const void *const args[] = {self, &max};
    return tn_op_call_typed(&site, args, NULL);
}

/* clamp_max_.Tensor(Tensor(a!) self, Tensor max) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_clamp_max__Tensor(
    tn_tensor *self, tn_tensor *max)
{
    static tn_op_site site = {"aten::clamp_max_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, max};
    return tn_op_call_typed(&site, args, NULL);
}

/* clamp_min(Tensor self, Scalar min) -> Tensor */
TN_NODISCARD static inline tn_status tn_clamp_min(
    tn_tensor *self, tn_value min, tn_tensor **result)
{
    static tn_op_site site = {"aten::clamp_min", "TS->T", NULL, NULL};
    const void *const args[] = {self, &min};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* clamp_min.Tensor(Tensor self, Tensor min) -> Tensor */
TN_NODISCARD static inline tn_status tn_clamp_min_Tensor(
    tn_tensor *self, tn_tensor *min, tn_tensor **result)
{
    static tn_op_site site = {"aten::clamp_min.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, min};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_clamp_min_(
    tn_tensor *self, tn_value min)
{
    static tn_op_site site = {"aten::clamp_min_", "TS->=", NULL, NULL};
    const void *const args[] = {self, &min};
    return tn_op_call_typed(&site, args, NULL);
}

/* clamp_min_.Tensor(Tensor(a!) self, Tensor min) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_clamp_min__Tensor(
    tn_tensor *self, tn_tensor *min)
{
    static tn_op_site site = {"aten::clamp_min_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, min};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * clip(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn_clip(
    tn_tensor *self, const tn_value *min, const tn_value *max, tn_tensor **result)
{
    static tn_op_site site = {"aten::clip", "T?S?S->T", NULL, NULL};
    const void *const args[] = {self, min, max};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * clip.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn_clip_Tensor(
    tn_tensor *self, tn_tensor *min, tn_tensor *max, tn_tensor **result)
{
    static tn_op_site site = {"aten::clip.Tensor", "T?T?T->T", NULL, NULL};
    const void *const args[] = {self, min, max};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * clip_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn_clip_(
    tn_tensor *self, const tn_value *min, const tn_value *max)
{
    static tn_op_site site = {"aten::clip_", "T?S?S->=", NULL, NULL};
    const void *const args[] = {self, min, max};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * clip_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn_clip__Tensor(
    tn_tensor *self, tn_tensor *min, tn_tensor *max)
{
    static tn_op_site site = {"aten::clip_.Tensor", "T?T?T->=", NULL, NULL};
    const void *const args[] = {self, min, max};
    return tn_op_call_typed(&site, args, NULL);
}

/* eq.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_eq_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::eq.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* eq.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_eq_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::eq.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_eq__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::eq_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_eq__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::eq_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* equal(Tensor self, Tensor other) -> bool */
TN_NODISCARD static inline tn_status tn_equal(
    tn_tensor *self, tn_tensor *other, bool *result)
{
    static tn_op_site site = {"aten::equal", "TT->b", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* fmax(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_fmax(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::fmax", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* fmin(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_fmin(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::fmin", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* ge.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_ge_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::ge.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* ge.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_ge_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::ge.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_ge__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::ge_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_ge__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::ge_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* greater.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_greater_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::greater.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* greater.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_greater_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::greater.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* greater_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_greater__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::greater_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* greater_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_greater__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::greater_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* greater_equal.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_greater_equal_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::greater_equal.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* greater_equal.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_greater_equal_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::greater_equal.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* greater_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_greater_equal__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::greater_equal_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* greater_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_greater_equal__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::greater_equal_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* gt.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_gt_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::gt.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* gt.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_gt_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::gt.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_gt__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::gt_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_gt__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::gt_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* is_nonzero(Tensor self) -> bool */
TN_NODISCARD static inline tn_status tn_is_nonzero(
    tn_tensor *self, bool *result)
{
    static tn_op_site site = {"aten::is_nonzero", "T->b", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) ->
 * Tensor
 */
TN_NODISCARD static inline tn_status tn_isclose(
    tn_tensor *self, tn_tensor *other, double rtol, double atol, bool equal_nan,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::isclose", "TTddb->T", NULL, NULL};
    const void *const args[] = {self, other, &rtol, &atol, &equal_nan};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* isfinite(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_isfinite(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::isfinite", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* isinf(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_isinf(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::isinf", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* isnan(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_isnan(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::isnan", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* isneginf(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_isneginf(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::isneginf", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* isposinf(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_isposinf(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::isposinf", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* isreal(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_isreal(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::isreal", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* le.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_le_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::le.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* le.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_le_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::le.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_le__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::le_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_le__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::le_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* less.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_less_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::less.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* less.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_less_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::less.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* less_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_less__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::less_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* less_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_less__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::less_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* less_equal.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_less_equal_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::less_equal.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* less_equal.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_less_equal_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::less_equal.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* less_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_less_equal__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::less_equal_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* less_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_less_equal__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::less_equal_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* logical_and(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_logical_and(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::logical_and", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* logical_and_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_logical_and_(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::logical_and_", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* logical_not(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_logical_not(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::logical_not", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* logical_not_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_logical_not_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::logical_not_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* logical_or(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_logical_or(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::logical_or", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* logical_or_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_logical_or_(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::logical_or_", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* logical_xor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_logical_xor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::logical_xor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* logical_xor_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_logical_xor_(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::logical_xor_", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* lt.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_lt_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::lt.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* lt.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_lt_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::lt.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_lt__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::lt_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_lt__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::lt_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* maximum(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_maximum(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::maximum", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* minimum(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_minimum(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::minimum", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* ne.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_ne_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::ne.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* ne.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_ne_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::ne.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_ne__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::ne_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_ne__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::ne_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* not_equal.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_not_equal_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::not_equal.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* not_equal.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_not_equal_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::not_equal.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* not_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_not_equal__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::not_equal_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* not_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_not_equal__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::not_equal_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* signbit(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_signbit(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::signbit", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* where(Tensor condition) -> Tensor[] */
TN_NODISCARD static inline tn_status tn_where(
    tn_tensor *condition, tn_value *result)
{
    static tn_op_site site = {"aten::where", "T->*", NULL, NULL};
    const void *const args[] = {condition};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* where.Scalar(Tensor condition, Scalar self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_where_Scalar(
    tn_tensor *condition, tn_value self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::where.Scalar", "TSS->T", NULL, NULL};
    const void *const args[] = {condition, &self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_where_ScalarOther(
    tn_tensor *condition, tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::where.ScalarOther", "TTS->T", NULL, NULL};
    const void *const args[] = {condition, self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_where_ScalarSelf(
    tn_tensor *condition, tn_value self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::where.ScalarSelf", "TST->T", NULL, NULL};
    const void *const args[] = {condition, &self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* where.self(Tensor condition, Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_where_self(
    tn_tensor *condition, tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::where.self", "TTT->T", NULL, NULL};
    const void *const args[] = {condition, self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* tenon::maximum.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_tenon_maximum_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"tenon::maximum.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* tenon::maximum_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_tenon_maximum_(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"tenon::maximum_", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* tenon::minimum.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_tenon_minimum_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"tenon::minimum.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* tenon::minimum_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_tenon_minimum_(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"tenon::minimum_", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
