/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators, of the domain `trigonometry`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OPS_TRIGONOMETRY_H
#define TENON_OPS_TRIGONOMETRY_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* acos(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_acos(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::acos", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* acos_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_acos_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::acos_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* acosh(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_acosh(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::acosh", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* acosh_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_acosh_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::acosh_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* arccos(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_arccos(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::arccos", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* arccos_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_arccos_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::arccos_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* arccosh(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_arccosh(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::arccosh", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* arccosh_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_arccosh_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::arccosh_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* arcsin(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_arcsin(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::arcsin", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* arcsin_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_arcsin_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::arcsin_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* arcsinh(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_arcsinh(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::arcsinh", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* arcsinh_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_arcsinh_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::arcsinh_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* arctan(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_arctan(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::arctan", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* arctan_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_arctan_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::arctan_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* arctanh(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_arctanh(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::arctanh", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* arctanh_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_arctanh_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::arctanh_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* asin(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_asin(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::asin", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* asin_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_asin_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::asin_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* asinh(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_asinh(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::asinh", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* asinh_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_asinh_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::asinh_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* atan(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_atan(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::atan", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* atan_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_atan_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::atan_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* atanh(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_atanh(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::atanh", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* atanh_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_atanh_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::atanh_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* cos(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_cos(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::cos", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* cos_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_cos_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::cos_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* cosh(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_cosh(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::cosh", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* cosh_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_cosh_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::cosh_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* deg2rad(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_deg2rad(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::deg2rad", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* deg2rad_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_deg2rad_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::deg2rad_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* rad2deg(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_rad2deg(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::rad2deg", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* rad2deg_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_rad2deg_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::rad2deg_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* sin(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_sin(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::sin", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* sin_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_sin_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::sin_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* sinc(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_sinc(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::sinc", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* sinc_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_sinc_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::sinc_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* sinh(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_sinh(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::sinh", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* sinh_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_sinh_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::sinh_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* tan(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_tan(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::tan", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* tan_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_tan_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::tan_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* tanh(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_tanh(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::tanh", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* tanh_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_tanh_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::tanh_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
