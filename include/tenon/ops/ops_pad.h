/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators, of the domain `pad`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OPS_PAD_H
#define TENON_OPS_PAD_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor */
TN_NODISCARD static inline tn_status tn_constant_pad_nd(
    tn_tensor *self, const int64_t *pad, size_t pad_count, tn_value value, tn_tensor **result)
{
    static tn_op_site site = {"aten::constant_pad_nd", "TLiS->T", NULL, NULL};
    const void *const args[] = {self, pad, &pad_count, &value};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * pad(Tensor self, SymInt[] pad, str mode="constant", float? value=None) -> Tensor
 * NULL is None: value.
 */
TN_NODISCARD static inline tn_status tn_pad(
    tn_tensor *self, const int64_t *pad, size_t pad_count, const char *mode, const double *value,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::pad", "TLis?d->T", NULL, NULL};
    const void *const args[] = {self, pad, &pad_count, mode, value};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * pad_sequence(Tensor[] sequences, bool batch_first=False, float padding_value=0.0, str
 * padding_side="right") -> Tensor
 */
TN_NODISCARD static inline tn_status tn_pad_sequence(
    tn_tensor *const *sequences, size_t sequences_count, bool batch_first, double padding_value,
    const char *padding_side, tn_tensor **result)
{
    static tn_op_site site = {"aten::pad_sequence", "LTbds->T", NULL, NULL};
    const void *const args[] = {sequences, &sequences_count, &batch_first, &padding_value,
        padding_side};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* reflection_pad1d(Tensor self, SymInt[2] padding) -> Tensor */
TN_NODISCARD static inline tn_status tn_reflection_pad1d(
    tn_tensor *self, const int64_t *padding, size_t padding_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::reflection_pad1d", "TLi->T", NULL, NULL};
    const void *const args[] = {self, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* reflection_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor */
TN_NODISCARD static inline tn_status tn_reflection_pad1d_backward(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *padding, size_t padding_count,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::reflection_pad1d_backward", "TTLi->T", NULL, NULL};
    const void *const args[] = {grad_output, self, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* reflection_pad2d(Tensor self, SymInt[4] padding) -> Tensor */
TN_NODISCARD static inline tn_status tn_reflection_pad2d(
    tn_tensor *self, const int64_t *padding, size_t padding_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::reflection_pad2d", "TLi->T", NULL, NULL};
    const void *const args[] = {self, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* reflection_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor */
TN_NODISCARD static inline tn_status tn_reflection_pad2d_backward(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *padding, size_t padding_count,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::reflection_pad2d_backward", "TTLi->T", NULL, NULL};
    const void *const args[] = {grad_output, self, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* reflection_pad3d(Tensor self, SymInt[6] padding) -> Tensor */
TN_NODISCARD static inline tn_status tn_reflection_pad3d(
    tn_tensor *self, const int64_t *padding, size_t padding_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::reflection_pad3d", "TLi->T", NULL, NULL};
    const void *const args[] = {self, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* reflection_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor */
TN_NODISCARD static inline tn_status tn_reflection_pad3d_backward(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *padding, size_t padding_count,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::reflection_pad3d_backward", "TTLi->T", NULL, NULL};
    const void *const args[] = {grad_output, self, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* replication_pad1d(Tensor self, SymInt[2] padding) -> Tensor */
TN_NODISCARD static inline tn_status tn_replication_pad1d(
    tn_tensor *self, const int64_t *padding, size_t padding_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::replication_pad1d", "TLi->T", NULL, NULL};
    const void *const args[] = {self, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* replication_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor */
TN_NODISCARD static inline tn_status tn_replication_pad1d_backward(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *padding, size_t padding_count,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::replication_pad1d_backward", "TTLi->T", NULL, NULL};
    const void *const args[] = {grad_output, self, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* replication_pad2d(Tensor self, SymInt[4] padding) -> Tensor */
TN_NODISCARD static inline tn_status tn_replication_pad2d(
    tn_tensor *self, const int64_t *padding, size_t padding_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::replication_pad2d", "TLi->T", NULL, NULL};
    const void *const args[] = {self, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* replication_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor */
TN_NODISCARD static inline tn_status tn_replication_pad2d_backward(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *padding, size_t padding_count,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::replication_pad2d_backward", "TTLi->T", NULL, NULL};
    const void *const args[] = {grad_output, self, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* replication_pad3d(Tensor self, SymInt[6] padding) -> Tensor */
TN_NODISCARD static inline tn_status tn_replication_pad3d(
    tn_tensor *self, const int64_t *padding, size_t padding_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::replication_pad3d", "TLi->T", NULL, NULL};
    const void *const args[] = {self, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* replication_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor */
TN_NODISCARD static inline tn_status tn_replication_pad3d_backward(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *padding, size_t padding_count,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::replication_pad3d_backward", "TTLi->T", NULL, NULL};
    const void *const args[] = {grad_output, self, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
