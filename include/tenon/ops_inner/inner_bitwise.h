/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators whose names begin with `_`, of the domain `bitwise`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_INNER_BITWISE_H
#define TENON_INNER_BITWISE_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* __and__.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn___and___Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::__and__.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* __and__.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn___and___Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::__and__.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* __iand__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn___iand___Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::__iand__.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* __iand__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn___iand___Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::__iand__.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* __ilshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn___ilshift___Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::__ilshift__.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* __ilshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn___ilshift___Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::__ilshift__.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* __ior__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn___ior___Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::__ior__.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* __ior__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn___ior___Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::__ior__.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* __irshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn___irshift___Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::__irshift__.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* __irshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn___irshift___Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::__irshift__.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* __ixor__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn___ixor___Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::__ixor__.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* __ixor__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn___ixor___Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::__ixor__.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* __lshift__.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn___lshift___Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::__lshift__.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* __lshift__.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn___lshift___Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::__lshift__.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* __or__.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn___or___Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::__or__.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* __or__.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn___or___Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::__or__.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* __rshift__.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn___rshift___Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::__rshift__.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* __rshift__.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn___rshift___Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::__rshift__.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* __xor__.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn___xor___Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::__xor__.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* __xor__.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn___xor___Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::__xor__.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
