/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators, of the domain `bitwise`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OPS_BITWISE_H
#define TENON_OPS_BITWISE_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_bitwise_and_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_and.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* bitwise_and.Scalar_Tensor(Scalar self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_bitwise_and_Scalar_Tensor(
    tn_value self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_and.Scalar_Tensor", "ST->T", NULL, NULL};
    const void *const args[] = {&self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_bitwise_and_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_and.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_and__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::bitwise_and_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_and__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::bitwise_and_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_left_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_bitwise_left_shift_Scalar_Tensor(
    tn_value self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_left_shift.Scalar_Tensor", "ST->T", NULL, NULL};
    const void *const args[] = {&self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* bitwise_left_shift.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_bitwise_left_shift_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_left_shift.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* bitwise_left_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_bitwise_left_shift_Tensor_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_left_shift.Tensor_Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* bitwise_left_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_left_shift__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::bitwise_left_shift_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_left_shift_.Tensor_Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_left_shift__Tensor_Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::bitwise_left_shift_.Tensor_Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_not(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_bitwise_not(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_not", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* bitwise_not_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_not_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::bitwise_not_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_bitwise_or_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_or.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* bitwise_or.Scalar_Tensor(Scalar self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_bitwise_or_Scalar_Tensor(
    tn_value self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_or.Scalar_Tensor", "ST->T", NULL, NULL};
    const void *const args[] = {&self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_bitwise_or_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_or.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* bitwise_or_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_or__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::bitwise_or_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_or__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::bitwise_or_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_right_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_bitwise_right_shift_Scalar_Tensor(
    tn_value self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_right_shift.Scalar_Tensor", "ST->T", NULL, NULL};
    const void *const args[] = {&self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* bitwise_right_shift.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_bitwise_right_shift_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_right_shift.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* bitwise_right_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_bitwise_right_shift_Tensor_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_right_shift.Tensor_Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* bitwise_right_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_right_shift__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::bitwise_right_shift_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_right_shift_.Tensor_Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_right_shift__Tensor_Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::bitwise_right_shift_.Tensor_Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_bitwise_xor_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_xor.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* bitwise_xor.Scalar_Tensor(Scalar self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_bitwise_xor_Scalar_Tensor(
    tn_value self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_xor.Scalar_Tensor", "ST->T", NULL, NULL};
    const void *const args[] = {&self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_bitwise_xor_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_xor.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* bitwise_xor_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_xor__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::bitwise_xor_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_xor__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::bitwise_xor_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
