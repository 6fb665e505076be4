/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators that write to `out` arguments, of the domain `pool`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OUT_POOL_H
#define TENON_OUT_POOL_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* _adaptive_avg_pool2d.out(Tensor self, SymInt[2] output_size, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn__adaptive_avg_pool2d_out(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::_adaptive_avg_pool2d.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _adaptive_avg_pool2d_backward.out(Tensor grad_output, Tensor self, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__adaptive_avg_pool2d_backward_out(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::_adaptive_avg_pool2d_backward.out", "TTT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* _adaptive_avg_pool3d.out(Tensor self, SymInt[3] output_size, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn__adaptive_avg_pool3d_out(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::_adaptive_avg_pool3d.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _adaptive_avg_pool3d_backward.out(Tensor grad_output, Tensor self, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__adaptive_avg_pool3d_backward_out(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::_adaptive_avg_pool3d_backward.out", "TTT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* adaptive_avg_pool1d.out(Tensor self, int[1] output_size, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_adaptive_avg_pool1d_out(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::adaptive_avg_pool1d.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* adaptive_avg_pool2d.out(Tensor self, SymInt[2] output_size, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_adaptive_avg_pool2d_out(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::adaptive_avg_pool2d.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* adaptive_avg_pool3d.out(Tensor self, SymInt[3] output_size, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_adaptive_avg_pool3d_out(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::adaptive_avg_pool3d.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * adaptive_max_pool2d.out(Tensor self, int[2] output_size, *, Tensor(a!) out, Tensor(b!) indices)
 * -> (Tensor(a!), Tensor(b!))
 */
TN_NODISCARD static inline tn_status tn_adaptive_max_pool2d_out(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, tn_tensor *out,
    tn_tensor *indices)
{
    static tn_op_site site = {"aten::adaptive_max_pool2d.out", "TLiTT->==", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, out, indices};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * adaptive_max_pool2d_backward.grad_input(Tensor grad_output, Tensor self, Tensor indices, *,
 * Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_adaptive_max_pool2d_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *indices, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::adaptive_max_pool2d_backward.grad_input", "TTTT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, indices, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * adaptive_max_pool3d.out(Tensor self, int[3] output_size, *, Tensor(a!) out, Tensor(b!) indices)
 * -> (Tensor(a!), Tensor(b!))
 */
TN_NODISCARD static inline tn_status tn_adaptive_max_pool3d_out(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, tn_tensor *out,
    tn_tensor *indices)
{
    static tn_op_site site = {"aten::adaptive_max_pool3d.out", "TLiTT->==", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, out, indices};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * adaptive_max_pool3d_backward.grad_input(Tensor grad_output, Tensor self, Tensor indices, *,
 * Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_adaptive_max_pool3d_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *indices, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::adaptive_max_pool3d_backward.grad_input", "TTTT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, indices, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * avg_pool1d.out(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=[0], bool
 * ceil_mode=False, bool count_include_pad=True, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_avg_pool1d_out(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, bool ceil_mode,
    bool count_include_pad, tn_tensor *out)
{
    static tn_op_site site = {"aten::avg_pool1d.out", "TLiLiLibbT->=", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, stride, &stride_count,
        padding, &padding_count, &ceil_mode, &count_include_pad, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * avg_pool2d.out(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool
 * ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: divisor_override.
 */
TN_NODISCARD static inline tn_status tn_avg_pool2d_out(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, bool ceil_mode,
    bool count_include_pad, const int64_t *divisor_override, tn_tensor *out)
{
    static tn_op_site site = {"aten::avg_pool2d.out", "TLiLiLibb?iT->=", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, stride, &stride_count,
        padding, &padding_count, &ceil_mode, &count_include_pad, divisor_override, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * avg_pool2d_backward.grad_input(Tensor grad_output, Tensor self, int[2] kernel_size, int[2]
 * stride, int[2] padding, bool ceil_mode, bool count_include_pad, int? divisor_override, *,
 * Tensor(a!) grad_input) -> Tensor(a!)
 * NULL is None: divisor_override.
 */
TN_NODISCARD static inline tn_status tn_avg_pool2d_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *stride, size_t stride_count, const int64_t *padding, size_t padding_count,
    bool ceil_mode, bool count_include_pad, const int64_t *divisor_override, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::avg_pool2d_backward.grad_input", "TTLiLiLibb?iT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, kernel_size, &kernel_size_count, stride,
        &stride_count, padding, &padding_count, &ceil_mode, &count_include_pad, divisor_override,
        grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * avg_pool3d.out(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool
 * ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: divisor_override.
 */
TN_NODISCARD static inline tn_status tn_avg_pool3d_out(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, bool ceil_mode,
    bool count_include_pad, const int64_t *divisor_override, tn_tensor *out)
{
    static tn_op_site site = {"aten::avg_pool3d.out", "TLiLiLibb?iT->=", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, stride, &stride_count,
        padding, &padding_count, &ceil_mode, &count_include_pad, divisor_override, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * avg_pool3d_backward.grad_input(Tensor grad_output, Tensor self, int[3] kernel_size, int[3]
 * stride, int[3] padding, bool ceil_mode, bool count_include_pad, int? divisor_override, *,
 * Tensor(a!) grad_input) -> Tensor(a!)
 * NULL is None: divisor_override.
 */
TN_NODISCARD static inline tn_status tn_avg_pool3d_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *stride, size_t stride_count, const int64_t *padding, size_t padding_count,
    bool ceil_mode, bool count_include_pad, const int64_t *divisor_override, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::avg_pool3d_backward.grad_input", "TTLiLiLibb?iT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, kernel_size, &kernel_size_count, stride,
        &stride_count, padding, &padding_count, &ceil_mode, &count_include_pad, divisor_override,
        grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fractional_max_pool2d.output(Tensor self, int[2] kernel_size, int[2] output_size, Tensor
 * random_samples, *, Tensor(a!) output, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
 */
TN_NODISCARD static inline tn_status tn_fractional_max_pool2d_output(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *output_size, size_t output_size_count, tn_tensor *random_samples,
    tn_tensor *output, tn_tensor *indices)
{
    static tn_op_site site = {"aten::fractional_max_pool2d.output", "TLiLiTTT->==", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, output_size,
        &output_size_count, random_samples, output, indices};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fractional_max_pool2d_backward.grad_input(Tensor grad_output, Tensor self, int[2] kernel_size,
 * int[2] output_size, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_fractional_max_pool2d_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *output_size, size_t output_size_count, tn_tensor *indices,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::fractional_max_pool2d_backward.grad_input", "TTLiLiTT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, kernel_size, &kernel_size_count, output_size,
        &output_size_count, indices, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fractional_max_pool3d.output(Tensor self, int[3] kernel_size, int[3] output_size, Tensor
 * random_samples, *, Tensor(a!) output, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
 */
TN_NODISCARD static inline tn_status tn_fractional_max_pool3d_output(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *output_size, size_t output_size_count, tn_tensor *random_samples,
    tn_tensor *output, tn_tensor *indices)
{
    static tn_op_site site = {"aten::fractional_max_pool3d.output", "TLiLiTTT->==", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, output_size,
        &output_size_count, random_samples, output, indices};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fractional_max_pool3d_backward.grad_input(Tensor grad_output, Tensor self, int[3] kernel_size,
 * int[3] output_size, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_fractional_max_pool3d_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *output_size, size_t output_size_count, tn_tensor *indices,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::fractional_max_pool3d_backward.grad_input", "TTLiLiTT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, kernel_size, &kernel_size_count, output_size,
        &output_size_count, indices, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * max_pool2d_with_indices.out(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0,
 * int[2] dilation=1, bool ceil_mode=False, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!),
 * Tensor(b!))
 */
TN_NODISCARD static inline tn_status tn_max_pool2d_with_indices_out(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, bool ceil_mode, tn_tensor *out, tn_tensor *indices)
{
    static tn_op_site site = {"aten::max_pool2d_with_indices.out", "TLiLiLiLibTT->==", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, stride, &stride_count,
        padding, &padding_count, dilation, &dilation_count, &ceil_mode, out, indices};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * max_pool2d_with_indices_backward.grad_input(Tensor grad_output, Tensor self, int[2] kernel_size,
 * int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices, *, Tensor(a!)
 * grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_max_pool2d_with_indices_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *stride, size_t stride_count, const int64_t *padding, size_t padding_count,
    const int64_t *dilation, size_t dilation_count, bool ceil_mode, tn_tensor *indices,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::max_pool2d_with_indices_backward.grad_input", "TTLiLiLiLibTT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, kernel_size, &kernel_size_count, stride,
        &stride_count, padding, &padding_count, dilation, &dilation_count, &ceil_mode, indices,
        grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * max_pool3d_with_indices.out(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0,
 * int[3] dilation=1, bool ceil_mode=False, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!),
 * Tensor(b!))
 */
TN_NODISCARD static inline tn_status tn_max_pool3d_with_indices_out(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, bool ceil_mode, tn_tensor *out, tn_tensor *indices)
{
    static tn_op_site site = {"aten::max_pool3d_with_indices.out", "TLiLiLiLibTT->==", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, stride, &stride_count,
        padding, &padding_count, dilation, &dilation_count, &ceil_mode, out, indices};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * max_pool3d_with_indices_backward.grad_input(Tensor grad_output, Tensor self, int[3] kernel_size,
 * int[3] stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices, *, Tensor(a!)
 * grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_max_pool3d_with_indices_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *stride, size_t stride_count, const int64_t *padding, size_t padding_count,
    const int64_t *dilation, size_t dilation_count, bool ceil_mode, tn_tensor *indices,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::max_pool3d_with_indices_backward.grad_input", "TTLiLiLiLibTT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, kernel_size, &kernel_size_count, stride,
        &stride_count, padding, &padding_count, dilation, &dilation_count, &ceil_mode, indices,
        grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * max_unpool2d.out(Tensor self, Tensor indices, SymInt[2] output_size, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_max_unpool2d_out(
    tn_tensor *self, tn_tensor *indices, const int64_t *output_size, size_t output_size_count,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::max_unpool2d.out", "TTLiT->=", NULL, NULL};
    const void *const args[] = {self, indices, output_size, &output_size_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * max_unpool3d.out(Tensor self, Tensor indices, SymInt[3] output_size, int[3] stride, int[3]
 * padding, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_max_unpool3d_out(
    tn_tensor *self, tn_tensor *indices, const int64_t *output_size, size_t output_size_count,
    const int64_t *stride, size_t stride_count, const int64_t *padding, size_t padding_count,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::max_unpool3d.out", "TTLiLiLiT->=", NULL, NULL};
    const void *const args[] = {self, indices, output_size, &output_size_count, stride,
        &stride_count, padding, &padding_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
