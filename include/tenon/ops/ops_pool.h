/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators, of the domain `pool`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OPS_POOL_H
#define TENON_OPS_POOL_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* adaptive_avg_pool1d(Tensor self, int[1] output_size) -> Tensor */
TN_NODISCARD static inline tn_status tn_adaptive_avg_pool1d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::adaptive_avg_pool1d", "TLi->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor */
TN_NODISCARD static inline tn_status tn_adaptive_avg_pool2d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::adaptive_avg_pool2d", "TLi->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor */
TN_NODISCARD static inline tn_status tn_adaptive_avg_pool3d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::adaptive_avg_pool3d", "TLi->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* adaptive_max_pool1d(Tensor self, int[1] output_size) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tn_adaptive_max_pool1d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, tn_tensor **result0,
    tn_tensor **result1)
{
    static tn_op_site site = {"aten::adaptive_max_pool1d", "TLi->TT", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/* adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tn_adaptive_max_pool2d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, tn_tensor **result0,
    tn_tensor **result1)
{
    static tn_op_site site = {"aten::adaptive_max_pool2d", "TLi->TT", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/* adaptive_max_pool2d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor */
TN_NODISCARD static inline tn_status tn_adaptive_max_pool2d_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *indices, tn_tensor **result)
{
    static tn_op_site site = {"aten::adaptive_max_pool2d_backward", "TTT->T", NULL, NULL};
    const void *const args[] = {grad_output, self, indices};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tn_adaptive_max_pool3d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, tn_tensor **result0,
    tn_tensor **result1)
{
    static tn_op_site site = {"aten::adaptive_max_pool3d", "TLi->TT", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/* adaptive_max_pool3d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor */
TN_NODISCARD static inline tn_status tn_adaptive_max_pool3d_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *indices, tn_tensor **result)
{
    static tn_op_site site = {"aten::adaptive_max_pool3d_backward", "TTT->T", NULL, NULL};
    const void *const args[] = {grad_output, self, indices};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * avg_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, bool
 * ceil_mode=False, bool count_include_pad=True) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_avg_pool1d(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, bool ceil_mode,
    bool count_include_pad, tn_tensor **result)
{
    static tn_op_site site = {"aten::avg_pool1d", "TLiLiLibb->T", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, stride, &stride_count,
        padding, &padding_count, &ceil_mode, &count_include_pad};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool
 * ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor
 * NULL is None: divisor_override.
 */
TN_NODISCARD static inline tn_status tn_avg_pool2d(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, bool ceil_mode,
    bool count_include_pad, const int64_t *divisor_override, tn_tensor **result)
{
    static tn_op_site site = {"aten::avg_pool2d", "TLiLiLibb?i->T", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, stride, &stride_count,
        padding, &padding_count, &ceil_mode, &count_include_pad, divisor_override};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2]
 * padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor
 * NULL is None: divisor_override.
 */
TN_NODISCARD static inline tn_status tn_avg_pool2d_backward(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *stride, size_t stride_count, const int64_t *padding, size_t padding_count,
    bool ceil_mode, bool count_include_pad, const int64_t *divisor_override, tn_tensor **result)
{
    static tn_op_site site = {"aten::avg_pool2d_backward", "TTLiLiLibb?i->T", NULL, NULL};
    const void *const args[] = {grad_output, self, kernel_size, &kernel_size_count, stride,
        &stride_count, padding, &padding_count, &ceil_mode, &count_include_pad, divisor_override};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool
 * ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor
 * NULL is None: divisor_override.
 */
TN_NODISCARD static inline tn_status tn_avg_pool3d(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, bool ceil_mode,
    bool count_include_pad, const int64_t *divisor_override, tn_tensor **result)
{
    static tn_op_site site = {"aten::avg_pool3d", "TLiLiLibb?i->T", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, stride, &stride_count,
        padding, &padding_count, &ceil_mode, &count_include_pad, divisor_override};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * avg_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3]
 * padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor
 * NULL is None: divisor_override.
 */
TN_NODISCARD static inline tn_status tn_avg_pool3d_backward(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *stride, size_t stride_count, const int64_t *padding, size_t padding_count,
    bool ceil_mode, bool count_include_pad, const int64_t *divisor_override, tn_tensor **result)
{
    static tn_op_site site = {"aten::avg_pool3d_backward", "TTLiLiLibb?i->T", NULL, NULL};
    const void *const args[] = {grad_output, self, kernel_size, &kernel_size_count, stride,
        &stride_count, padding, &padding_count, &ceil_mode, &count_include_pad, divisor_override};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fractional_max_pool2d(Tensor self, int[2] kernel_size, int[2] output_size, Tensor random_samples)
 * -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_fractional_max_pool2d(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *output_size, size_t output_size_count, tn_tensor *random_samples,
    tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::fractional_max_pool2d", "TLiLiT->TT", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, output_size,
        &output_size_count, random_samples};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fractional_max_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2]
 * output_size, Tensor indices) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_fractional_max_pool2d_backward(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *output_size, size_t output_size_count, tn_tensor *indices, tn_tensor **result)
{
    static tn_op_site site = {"aten::fractional_max_pool2d_backward", "TTLiLiT->T", NULL, NULL};
    const void *const args[] = {grad_output, self, kernel_size, &kernel_size_count, output_size,
        &output_size_count, indices};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fractional_max_pool3d(Tensor self, int[3] kernel_size, int[3] output_size, Tensor random_samples)
 * -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_fractional_max_pool3d(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *output_size, size_t output_size_count, tn_tensor *random_samples,
    tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::fractional_max_pool3d", "TLiLiT->TT", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, output_size,
        &output_size_count, random_samples};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fractional_max_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3]
 * output_size, Tensor indices) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_fractional_max_pool3d_backward(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *output_size, size_t output_size_count, tn_tensor *indices, tn_tensor **result)
{
    static tn_op_site site = {"aten::fractional_max_pool3d_backward", "TTLiLiT->T", NULL, NULL};
    const void *const args[] = {grad_output, self, kernel_size, &kernel_size_count, output_size,
        &output_size_count, indices};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * max_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1]
 * dilation=1, bool ceil_mode=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_max_pool1d(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, bool ceil_mode, tn_tensor **result)
{
    static tn_op_site site = {"aten::max_pool1d", "TLiLiLiLib->T", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, stride, &stride_count,
        padding, &padding_count, dilation, &dilation_count, &ceil_mode};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * max_pool1d_with_indices(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0,
 * int[1] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_max_pool1d_with_indices(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, bool ceil_mode, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::max_pool1d_with_indices", "TLiLiLiLib->TT", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, stride, &stride_count,
        padding, &padding_count, dilation, &dilation_count, &ceil_mode};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2]
 * dilation=1, bool ceil_mode=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_max_pool2d(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, bool ceil_mode, tn_tensor **result)
{
    static tn_op_site site = {"aten::max_pool2d", "TLiLiLiLib->T", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, stride, &stride_count,
        padding, &padding_count, dilation, &dilation_count, &ceil_mode};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0,
 * int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_max_pool2d_with_indices(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, bool ceil_mode, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::max_pool2d_with_indices", "TLiLiLiLib->TT", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, stride, &stride_count,
        padding, &padding_count, dilation, &dilation_count, &ceil_mode};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2]
 * stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_max_pool2d_with_indices_backward(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *stride, size_t stride_count, const int64_t *padding, size_t padding_count,
    const int64_t *dilation, size_t dilation_count, bool ceil_mode, tn_tensor *indices,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::max_pool2d_with_indices_backward", "TTLiLiLiLibT->T", NULL, NULL};
    const void *const args[] = {grad_output, self, kernel_size, &kernel_size_count, stride,
        &stride_count, padding, &padding_count, dilation, &dilation_count, &ceil_mode, indices};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * max_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3]
 * dilation=1, bool ceil_mode=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_max_pool3d(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, bool ceil_mode, tn_tensor **result)
{
    static tn_op_site site = {"aten::max_pool3d", "TLiLiLiLib->T", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, stride, &stride_count,
        padding, &padding_count, dilation, &dilation_count, &ceil_mode};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0,
 * int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_max_pool3d_with_indices(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, bool ceil_mode, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::max_pool3d_with_indices", "TLiLiLiLib->TT", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, stride, &stride_count,
        padding, &padding_count, dilation, &dilation_count, &ceil_mode};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * max_pool3d_with_indices_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3]
 * stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_max_pool3d_with_indices_backward(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *stride, size_t stride_count, const int64_t *padding, size_t padding_count,
    const int64_t *dilation, size_t dilation_count, bool ceil_mode, tn_tensor *indices,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::max_pool3d_with_indices_backward", "TTLiLiLiLibT->T", NULL, NULL};
    const void *const args[] = {grad_output, self, kernel_size, &kernel_size_count, stride,
        &stride_count, padding, &padding_count, dilation, &dilation_count, &ceil_mode, indices};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* max_unpool2d(Tensor self, Tensor indices, SymInt[2] output_size) -> Tensor */
TN_NODISCARD static inline tn_status tn_max_unpool2d(
    tn_tensor *self, tn_tensor *indices, const int64_t *output_size, size_t output_size_count,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::max_unpool2d", "TTLi->T", NULL, NULL};
    const void *const args[] = {self, indices, output_size, &output_size_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * max_unpool3d(Tensor self, Tensor indices, SymInt[3] output_size, int[3] stride, int[3] padding)
 * -> Tensor
 */
TN_NODISCARD static inline tn_status tn_max_unpool3d(
    tn_tensor *self, tn_tensor *indices, const int64_t *output_size, size_t output_size_count,
    const int64_t *stride, size_t stride_count, const int64_t *padding, size_t padding_count,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::max_unpool3d", "TTLiLiLi->T", NULL, NULL};
    const void *const args[] = {self, indices, output_size, &output_size_count, stride,
        &stride_count, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
