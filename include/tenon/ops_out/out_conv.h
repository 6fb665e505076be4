/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators that write to `out` arguments, of the domain `conv`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OUT_CONV_H
#define TENON_OUT_CONV_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * _convolution.out(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding,
 * SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool benchmark, bool
 * deterministic, bool cudnn_enabled, bool allow_tf32, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn__convolution_out(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, bool transposed, const int64_t *output_padding,
    size_t output_padding_count, int64_t groups, bool benchmark, bool deterministic,
    bool cudnn_enabled, bool allow_tf32, tn_tensor *out)
{
    static tn_op_site site = {"aten::_convolution.out", "TT?TLiLiLibLiibbbbT->=", NULL, NULL};
    const void *const args[] = {input, weight, bias, stride, &stride_count, padding,
        &padding_count, dilation, &dilation_count, &transposed, output_padding,
        &output_padding_count, &groups, &benchmark, &deterministic, &cudnn_enabled, &allow_tf32,
        out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _slow_conv2d_backward.output_mask_out(Tensor grad_output, Tensor self, Tensor weight, SymInt[2]
 * kernel_size, SymInt[2] stride, SymInt[2] padding, bool[3] output_mask, *, Tensor(a!) out0,
 * Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))
 */
TN_NODISCARD static inline tn_status tn__slow_conv2d_backward_output_mask_out(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size,
    size_t kernel_size_count, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, const bool *output_mask, size_t output_mask_count, tn_tensor *out0,
    tn_tensor *out1, tn_tensor *out2)
{
    static tn_op_site site = {"aten::_slow_conv2d_backward.output_mask_out", "TTTLiLiLiLbTTT->===", NULL, NULL};
    const void *const args[] = {grad_output, self, weight, kernel_size, &kernel_size_count, stride,
        &stride_count, padding, &padding_count, output_mask, &output_mask_count, out0, out1, out2};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _slow_conv2d_forward.output(Tensor self, Tensor weight, SymInt[2] kernel_size, Tensor? bias,
 * SymInt[2] stride, SymInt[2] padding, *, Tensor(a!) output) -> Tensor(a!)
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn__slow_conv2d_forward_output(
    tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size, size_t kernel_size_count,
    tn_tensor *bias, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, tn_tensor *output)
{
    static tn_op_site site = {"aten::_slow_conv2d_forward.output", "TTLi?TLiLiT->=", NULL, NULL};
    const void *const args[] = {self, weight, kernel_size, &kernel_size_count, bias, stride,
        &stride_count, padding, &padding_count, output};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * col2im.out(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2]
 * padding, int[2] stride, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_col2im_out(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count,
    const int64_t *kernel_size, size_t kernel_size_count, const int64_t *dilation,
    size_t dilation_count, const int64_t *padding, size_t padding_count, const int64_t *stride,
    size_t stride_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::col2im.out", "TLiLiLiLiLiT->=", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, kernel_size,
        &kernel_size_count, dilation, &dilation_count, padding, &padding_count, stride,
        &stride_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * convolution.out(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding,
 * SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_convolution_out(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, bool transposed, const int64_t *output_padding,
    size_t output_padding_count, int64_t groups, tn_tensor *out)
{
    static tn_op_site site = {"aten::convolution.out", "TT?TLiLiLibLiiT->=", NULL, NULL};
    const void *const args[] = {input, weight, bias, stride, &stride_count, padding,
        &padding_count, dilation, &dilation_count, &transposed, output_padding,
        &output_padding_count, &groups, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * convolution_backward.out(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes,
 * SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding,
 * SymInt groups, bool[3] output_mask, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) ->
 * (Tensor(a!), Tensor(b!), Tensor(c!))
 * NULL is None: bias_sizes.
 */
TN_NODISCARD static inline tn_status tn_convolution_backward_out(
    tn_tensor *grad_output, tn_tensor *input, tn_tensor *weight, const int64_t *bias_sizes,
    size_t bias_sizes_count, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, const int64_t *dilation, size_t dilation_count, bool transposed,
    const int64_t *output_padding, size_t output_padding_count, int64_t groups,
    const bool *output_mask, size_t output_mask_count, tn_tensor *out0, tn_tensor *out1,
    tn_tensor *out2)
{
    static tn_op_site site = {"aten::convolution_backward.out", "TTT?LiLiLiLibLiiLbTTT->===", NULL, NULL};
    const void *const args[] = {grad_output, input, weight, bias_sizes, &bias_sizes_count, stride,
        &stride_count, padding, &padding_count, dilation, &dilation_count, &transposed,
        output_padding, &output_padding_count, &groups, output_mask, &output_mask_count, out0,
        out1, out2};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * im2col.out(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride, *,
 * Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_im2col_out(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *dilation,
    size_t dilation_count, const int64_t *padding, size_t padding_count, const int64_t *stride,
    size_t stride_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::im2col.out", "TLiLiLiLiT->=", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, dilation, &dilation_count,
        padding, &padding_count, stride, &stride_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * slow_conv3d.out(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias=None, SymInt[3]
 * stride=1, SymInt[3] padding=0, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_slow_conv3d_out(
    tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size, size_t kernel_size_count,
    tn_tensor *bias, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::slow_conv3d.out", "TTLi?TLiLiT->=", NULL, NULL};
    const void *const args[] = {self, weight, kernel_size, &kernel_size_count, bias, stride,
        &stride_count, padding, &padding_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * slow_conv3d_forward.output(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias,
 * SymInt[3] stride, SymInt[3] padding, *, Tensor(a!) output) -> Tensor(a!)
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_slow_conv3d_forward_output(
    tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size, size_t kernel_size_count,
    tn_tensor *bias, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, tn_tensor *output)
{
    static tn_op_site site = {"aten::slow_conv3d_forward.output", "TTLi?TLiLiT->=", NULL, NULL};
    const void *const args[] = {self, weight, kernel_size, &kernel_size_count, bias, stride,
        &stride_count, padding, &padding_count, output};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * slow_conv_dilated2d.out(Tensor self, Tensor weight, SymInt[2] kernel_size, Tensor? bias=None,
 * SymInt[2] stride=[1, 1], SymInt[2] padding=[0, 0], SymInt[2] dilation=[1, 1], *, Tensor(a!) out)
 * -> Tensor(a!)
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_slow_conv_dilated2d_out(
    tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size, size_t kernel_size_count,
    tn_tensor *bias, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, const int64_t *dilation, size_t dilation_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::slow_conv_dilated2d.out", "TTLi?TLiLiLiT->=", NULL, NULL};
    const void *const args[] = {self, weight, kernel_size, &kernel_size_count, bias, stride,
        &stride_count, padding, &padding_count, dilation, &dilation_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * slow_conv_dilated3d.out(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias=None,
 * SymInt[3] stride=[1, 1, 1], SymInt[3] padding=[0, 0, 0], SymInt[3] dilation=[1, 1, 1], *,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_slow_conv_dilated3d_out(
    tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size, size_t kernel_size_count,
    tn_tensor *bias, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, const int64_t *dilation, size_t dilation_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::slow_conv_dilated3d.out", "TTLi?TLiLiLiT->=", NULL, NULL};
    const void *const args[] = {self, weight, kernel_size, &kernel_size_count, bias, stride,
        &stride_count, padding, &padding_count, dilation, &dilation_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * slow_conv_transpose3d.out(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias=None,
 * SymInt[3] stride=1, SymInt[3] padding=0, SymInt[3] output_padding=0, SymInt[3] dilation=1, *,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_slow_conv_transpose3d_out(
    tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size, size_t kernel_size_count,
    tn_tensor *bias, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, const int64_t *output_padding, size_t output_padding_count,
    const int64_t *dilation, size_t dilation_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::slow_conv_transpose3d.out", "TTLi?TLiLiLiLiT->=", NULL, NULL};
    const void *const args[] = {self, weight, kernel_size, &kernel_size_count, bias, stride,
        &stride_count, padding, &padding_count, output_padding, &output_padding_count, dilation,
        &dilation_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * thnn_conv2d.out(Tensor self, Tensor weight, SymInt[2] kernel_size, Tensor? bias=None, SymInt[2]
 * stride=1, SymInt[2] padding=0, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_thnn_conv2d_out(
    tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size, size_t kernel_size_count,
    tn_tensor *bias, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::thnn_conv2d.out", "TTLi?TLiLiT->=", NULL, NULL};
    const void *const args[] = {self, weight, kernel_size, &kernel_size_count, bias, stride,
        &stride_count, padding, &padding_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
