/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators, of the domain `conv`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OPS_CONV_H
#define TENON_OPS_CONV_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * col2im(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding,
 * int[2] stride) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_col2im(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count,
    const int64_t *kernel_size, size_t kernel_size_count, const int64_t *dilation,
    size_t dilation_count, const int64_t *padding, size_t padding_count, const int64_t *stride,
    size_t stride_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::col2im", "TLiLiLiLiLi->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, kernel_size,
        &kernel_size_count, dilation, &dilation_count, padding, &padding_count, stride,
        &stride_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * conv1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1] padding=0,
 * SymInt[1] dilation=1, SymInt groups=1) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_conv1d(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, int64_t groups, tn_tensor **result)
{
    static tn_op_site site = {"aten::conv1d", "TT?TLiLiLii->T", NULL, NULL};
    const void *const args[] = {input, weight, bias, stride, &stride_count, padding,
        &padding_count, dilation, &dilation_count, &groups};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * conv1d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, str
 * padding="valid", SymInt[1] dilation=1, SymInt groups=1) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_conv1d_padding(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const char *padding, const int64_t *dilation, size_t dilation_count,
    int64_t groups, tn_tensor **result)
{
    static tn_op_site site = {"aten::conv1d.padding", "TT?TLisLii->T", NULL, NULL};
    const void *const args[] = {input, weight, bias, stride, &stride_count, padding, dilation,
        &dilation_count, &groups};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * conv2d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0,
 * SymInt[2] dilation=1, SymInt groups=1) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_conv2d(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, int64_t groups, tn_tensor **result)
{
    static tn_op_site site = {"aten::conv2d", "TT?TLiLiLii->T", NULL, NULL};
    const void *const args[] = {input, weight, bias, stride, &stride_count, padding,
        &padding_count, dilation, &dilation_count, &groups};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, str
 * padding="valid", SymInt[2] dilation=1, SymInt groups=1) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_conv2d_padding(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const char *padding, const int64_t *dilation, size_t dilation_count,
    int64_t groups, tn_tensor **result)
{
    static tn_op_site site = {"aten::conv2d.padding", "TT?TLisLii->T", NULL, NULL};
    const void *const args[] = {input, weight, bias, stride, &stride_count, padding, dilation,
        &dilation_count, &groups};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * conv3d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, SymInt[3] padding=0,
 * SymInt[3] dilation=1, SymInt groups=1) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_conv3d(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, int64_t groups, tn_tensor **result)
{
    static tn_op_site site = {"aten::conv3d", "TT?TLiLiLii->T", NULL, NULL};
    const void *const args[] = {input, weight, bias, stride, &stride_count, padding,
        &padding_count, dilation, &dilation_count, &groups};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * conv3d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, str
 * padding="valid", SymInt[3] dilation=1, SymInt groups=1) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_conv3d_padding(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const char *padding, const int64_t *dilation, size_t dilation_count,
    int64_t groups, tn_tensor **result)
{
    static tn_op_site site = {"aten::conv3d.padding", "TT?TLisLii->T", NULL, NULL};
    const void *const args[] = {input, weight, bias, stride, &stride_count, padding, dilation,
        &dilation_count, &groups};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1]
 * padding=0, SymInt[1] output_padding=0, SymInt groups=1, SymInt[1] dilation=1) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_conv_transpose1d(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count,
    const int64_t *output_padding, size_t output_padding_count, int64_t groups,
    const int64_t *dilation, size_t dilation_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::conv_transpose1d", "TT?TLiLiLiiLi->T", NULL, NULL};
    const void *const args[] = {input, weight, bias, stride, &stride_count, padding,
        &padding_count, output_padding, &output_padding_count, &groups, dilation, &dilation_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * conv_transpose2d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1,
 * SymInt[2] padding=0, SymInt[2] output_padding=0, SymInt groups=1, SymInt[2] dilation=1) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_conv_transpose2d_input(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count,
    const int64_t *output_padding, size_t output_padding_count, int64_t groups,
    const int64_t *dilation, size_t dilation_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::conv_transpose2d.input", "TT?TLiLiLiiLi->T", NULL, NULL};
    const void *const args[] = {input, weight, bias, stride, &stride_count, padding,
        &padding_count, output_padding, &output_padding_count, &groups, dilation, &dilation_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * conv_transpose3d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1,
 * SymInt[3] padding=0, SymInt[3] output_padding=0, SymInt groups=1, SymInt[3] dilation=1) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_conv_transpose3d_input(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count,
    const int64_t *output_padding, size_t output_padding_count, int64_t groups,
    const int64_t *dilation, size_t dilation_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::conv_transpose3d.input", "TT?TLiLiLiiLi->T", NULL, NULL};
    const void *const args[] = {input, weight, bias, stride, &stride_count, padding,
        &padding_count, output_padding, &output_padding_count, &groups, dilation, &dilation_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding,
 * SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_convolution(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, bool transposed, const int64_t *output_padding,
    size_t output_padding_count, int64_t groups, tn_tensor **result)
{
    static tn_op_site site = {"aten::convolution", "TT?TLiLiLibLii->T", NULL, NULL};
    const void *const args[] = {input, weight, bias, stride, &stride_count, padding,
        &padding_count, dilation, &dilation_count, &transposed, output_padding,
        &output_padding_count, &groups};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes,
 * SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding,
 * SymInt groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
 * NULL is None: bias_sizes.
 */
TN_NODISCARD static inline tn_status tn_convolution_backward(
    tn_tensor *grad_output, tn_tensor *input, tn_tensor *weight, const int64_t *bias_sizes,
    size_t bias_sizes_count, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, const int64_t *dilation, size_t dilation_count, bool transposed,
    const int64_t *output_padding, size_t output_padding_count, int64_t groups,
    const bool *output_mask, size_t output_mask_count, tn_tensor **result0, tn_tensor **result1,
    tn_tensor **result2)
{
    static tn_op_site site = {"aten::convolution_backward", "TTT?LiLiLiLibLiiLb->TTT", NULL, NULL};
    const void *const args[] = {grad_output, input, weight, bias_sizes, &bias_sizes_count, stride,
        &stride_count, padding, &padding_count, dilation, &dilation_count, &transposed,
        output_padding, &output_padding_count, &groups, output_mask, &output_mask_count};
    void *const results[] = {result0, result1, result2};
    return tn_op_call_typed(&site, args, results);
}

/*
 * im2col(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_im2col(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *dilation,
    size_t dilation_count, const int64_t *padding, size_t padding_count, const int64_t *stride,
    size_t stride_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::im2col", "TLiLiLiLi->T", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, dilation, &dilation_count,
        padding, &padding_count, stride, &stride_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * slow_conv3d(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias=None, SymInt[3]
 * stride=1, SymInt[3] padding=0) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_slow_conv3d(
    tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size, size_t kernel_size_count,
    tn_tensor *bias, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::slow_conv3d", "TTLi?TLiLi->T", NULL, NULL};
    const void *const args[] = {self, weight, kernel_size, &kernel_size_count, bias, stride,
        &stride_count, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * slow_conv3d_forward(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias, SymInt[3]
 * stride, SymInt[3] padding) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_slow_conv3d_forward(
    tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size, size_t kernel_size_count,
    tn_tensor *bias, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::slow_conv3d_forward", "TTLi?TLiLi->T", NULL, NULL};
    const void *const args[] = {self, weight, kernel_size, &kernel_size_count, bias, stride,
        &stride_count, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * slow_conv_dilated2d(Tensor self, Tensor weight, SymInt[2] kernel_size, Tensor? bias=None,
 * SymInt[2] stride=1, SymInt[2] padding=0, SymInt[2] dilation=1) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_slow_conv_dilated2d(
    tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size, size_t kernel_size_count,
    tn_tensor *bias, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, const int64_t *dilation, size_t dilation_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::slow_conv_dilated2d", "TTLi?TLiLiLi->T", NULL, NULL};
    const void *const args[] = {self, weight, kernel_size, &kernel_size_count, bias, stride,
        &stride_count, padding, &padding_count, dilation, &dilation_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * slow_conv_dilated3d(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias=None,
 * SymInt[3] stride=1, SymInt[3] padding=0, SymInt[3] dilation=1) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_slow_conv_dilated3d(
    tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size, size_t kernel_size_count,
    tn_tensor *bias, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, const int64_t *dilation, size_t dilation_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::slow_conv_dilated3d", "TTLi?TLiLiLi->T", NULL, NULL};
    const void *const args[] = {self, weight, kernel_size, &kernel_size_count, bias, stride,
        &stride_count, padding, &padding_count, dilation, &dilation_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * slow_conv_transpose3d(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias=None,
 * SymInt[3] stride=1, SymInt[3] padding=0, SymInt[3] output_padding=0, SymInt[3] dilation=1) ->
 * Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_slow_conv_transpose3d(
    tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size, size_t kernel_size_count,
    tn_tensor *bias, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, const int64_t *output_padding, size_t output_padding_count,
    const int64_t *dilation, size_t dilation_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::slow_conv_transpose3d", "TTLi?TLiLiLiLi->T", NULL, NULL};
    const void *const args[] = {self, weight, kernel_size, &kernel_size_count, bias, stride,
        &stride_count, padding, &padding_count, output_padding, &output_padding_count, dilation,
        &dilation_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * thnn_conv2d(Tensor self, Tensor weight, SymInt[2] kernel_size, Tensor? bias=None, SymInt[2]
 * stride=1, SymInt[2] padding=0) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_thnn_conv2d(
    tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size, size_t kernel_size_count,
    tn_tensor *bias, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::thnn_conv2d", "TTLi?TLiLi->T", NULL, NULL};
    const void *const args[] = {self, weight, kernel_size, &kernel_size_count, bias, stride,
        &stride_count, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
