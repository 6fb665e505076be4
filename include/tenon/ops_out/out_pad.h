/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators that write to `out` arguments, of the domain `pad`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OUT_PAD_H
#define TENON_OUT_PAD_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * constant_pad_nd.out(Tensor self, SymInt[] pad, Scalar value=0, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_constant_pad_nd_out(
    tn_tensor *self, const int64_t *pad, size_t pad_count, tn_value value, tn_tensor *out)
{
    static tn_op_site site = {"aten::constant_pad_nd.out", "TLiST->=", NULL, NULL};
    const void *const args[] = {self, pad, &pad_count, &value, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* reflection_pad1d.out(Tensor self, SymInt[2] padding, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_reflection_pad1d_out(
    tn_tensor *self, const int64_t *padding, size_t padding_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::reflection_pad1d.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, padding, &padding_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * reflection_pad1d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[2] padding, *,
 * Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_reflection_pad1d_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *padding, size_t padding_count,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::reflection_pad1d_backward.grad_input", "TTLiT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, padding, &padding_count, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/* reflection_pad2d.out(Tensor self, SymInt[4] padding, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_reflection_pad2d_out(
    tn_tensor *self, const int64_t *padding, size_t padding_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::reflection_pad2d.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, padding, &padding_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * reflection_pad2d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[4] padding, *,
 * Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_reflection_pad2d_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *padding, size_t padding_count,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::reflection_pad2d_backward.grad_input", "TTLiT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, padding, &padding_count, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/* reflection_pad3d.out(Tensor self, SymInt[6] padding, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_reflection_pad3d_out(
    tn_tensor *self, const int64_t *padding, size_t padding_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::reflection_pad3d.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, padding, &padding_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * reflection_pad3d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[6] padding, *,
 * Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_reflection_pad3d_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *padding, size_t padding_count,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::reflection_pad3d_backward.grad_input", "TTLiT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, padding, &padding_count, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/* replication_pad1d.out(Tensor self, SymInt[2] padding, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_replication_pad1d_out(
    tn_tensor *self, const int64_t *padding, size_t padding_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::replication_pad1d.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, padding, &padding_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * replication_pad1d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[2] padding, *,
 * Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_replication_pad1d_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *padding, size_t padding_count,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::replication_pad1d_backward.grad_input", "TTLiT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, padding, &padding_count, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/* replication_pad2d.out(Tensor self, SymInt[4] padding, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_replication_pad2d_out(
    tn_tensor *self, const int64_t *padding, size_t padding_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::replication_pad2d.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, padding, &padding_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * replication_pad2d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[4] padding, *,
 * Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_replication_pad2d_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *padding, size_t padding_count,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::replication_pad2d_backward.grad_input", "TTLiT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, padding, &padding_count, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/* replication_pad3d.out(Tensor self, SymInt[6] padding, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_replication_pad3d_out(
    tn_tensor *self, const int64_t *padding, size_t padding_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::replication_pad3d.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, padding, &padding_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * replication_pad3d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[6] padding, *,
 * Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_replication_pad3d_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *padding, size_t padding_count,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::replication_pad3d_backward.grad_input", "TTLiT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, padding, &padding_count, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
