/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators that write to `out` arguments, of the domain `trigonometry`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OUT_TRIGONOMETRY_H
#define TENON_OUT_TRIGONOMETRY_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* acos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_acos_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::acos.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* acosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_acosh_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::acosh.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* arccos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_arccos_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::arccos.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* arccosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_arccosh_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::arccosh.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* arcsin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_arcsin_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::arcsin.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* arcsinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_arcsinh_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::arcsinh.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* arctan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_arctan_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::arctan.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* arctanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_arctanh_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::arctanh.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* asin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_asin_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::asin.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* asinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_asinh_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::asinh.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* atan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_atan_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::atan.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* atanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_atanh_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::atanh.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* cos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_cos_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::cos.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* cosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_cosh_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::cosh.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* deg2rad.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_deg2rad_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::deg2rad.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* rad2deg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_rad2deg_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::rad2deg.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* sin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_sin_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::sin.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* sinc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_sinc_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::sinc.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* sinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_sinh_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::sinh.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* tan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_tan_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::tan.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* tanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_tanh_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::tanh.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
