/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators that write to `out` arguments, of the domain `bitwise`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OUT_BITWISE_H
#define TENON_OUT_BITWISE_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* __lshift__.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn___lshift___Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::__lshift__.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* __lshift__.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn___lshift___Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::__lshift__.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* __rshift__.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn___rshift___Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::__rshift__.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* __rshift__.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn___rshift___Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::__rshift__.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_and.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_and_Scalar_Tensor_out(
    tn_value self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_and.Scalar_Tensor_out", "STT->=", NULL, NULL};
    const void *const args[] = {&self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_and.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_and_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_and.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_and.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_and_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_and.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bitwise_left_shift.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_bitwise_left_shift_Scalar_Tensor_out(
    tn_value self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_left_shift.Scalar_Tensor_out", "STT->=", NULL, NULL};
    const void *const args[] = {&self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bitwise_left_shift.Tensor_Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_bitwise_left_shift_Tensor_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_left_shift.Tensor_Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_left_shift.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_left_shift_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_left_shift.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_not_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_not.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_or.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_or_Scalar_Tensor_out(
    tn_value self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_or.Scalar_Tensor_out", "STT->=", NULL, NULL};
    const void *const args[] = {&self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_or.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_or_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_or.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_or.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_or_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_or.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bitwise_right_shift.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_bitwise_right_shift_Scalar_Tensor_out(
    tn_value self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_right_shift.Scalar_Tensor_out", "STT->=", NULL, NULL};
    const void *const args[] = {&self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bitwise_right_shift.Tensor_Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_bitwise_right_shift_Tensor_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_right_shift.Tensor_Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_right_shift.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_right_shift_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_right_shift.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_xor.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_xor_Scalar_Tensor_out(
    tn_value self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_xor.Scalar_Tensor_out", "STT->=", NULL, NULL};
    const void *const args[] = {&self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_xor.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_xor_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_xor.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_xor.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_xor_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_xor.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
