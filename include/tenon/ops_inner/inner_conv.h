/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators whose names begin with `_`, of the domain `conv`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_INNER_CONV_H
#define TENON_INNER_CONV_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * _convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding,
 * SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool benchmark, bool
 * deterministic, bool cudnn_enabled, bool allow_tf32) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn__convolution(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, bool transposed, const int64_t *output_padding,
    size_t output_padding_count, int64_t groups, bool benchmark, bool deterministic,
    bool cudnn_enabled, bool allow_tf32, tn_tensor **result)
{
    static tn_op_site site = {"aten::_convolution", "TT?TLiLiLibLiibbbb->T", NULL, NULL};
    const void *const args[] = {input, weight, bias, stride, &stride_count, padding,
        &padding_count, dilation, &dilation_count, &transposed, output_padding,
        &output_padding_count, &groups, &benchmark, &deterministic, &cudnn_enabled, &allow_tf32};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _convolution.deprecated(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[]
 * padding, SymInt[] dilation, bool transposed, int[] output_padding, SymInt groups, bool benchmark,
 * bool deterministic, bool cudnn_enabled) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn__convolution_deprecated(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, bool transposed, const int64_t *output_padding,
    size_t output_padding_count, int64_t groups, bool benchmark, bool deterministic,
    bool cudnn_enabled, tn_tensor **result)
{
    static tn_op_site site = {"aten::_convolution.deprecated", "TT?TLiLiLibLiibbb->T", NULL, NULL};
    const void *const args[] = {input, weight, bias, stride, &stride_count, padding,
        &padding_count, dilation, &dilation_count, &transposed, output_padding,
        &output_padding_count, &groups, &benchmark, &deterministic, &cudnn_enabled};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _convolution_mode(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, str padding,
 * SymInt[] dilation, SymInt groups) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn__convolution_mode(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const char *padding, const int64_t *dilation, size_t dilation_count,
    int64_t groups, tn_tensor **result)
{
    static tn_op_site site = {"aten::_convolution_mode", "TT?TLisLii->T", NULL, NULL};
    const void *const args[] = {input, weight, bias, stride, &stride_count, padding, dilation,
        &dilation_count, &groups};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _slow_conv2d_backward.output_mask(Tensor grad_output, Tensor self, Tensor weight, SymInt[2]
 * kernel_size, SymInt[2] stride, SymInt[2] padding, bool[3] output_mask) -> (Tensor grad_input,
 * Tensor grad_weight, Tensor grad_bias)
 */
TN_NODISCARD static inline tn_status tn__slow_conv2d_backward_output_mask(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size,
    size_t kernel_size_count, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, const bool *output_mask, size_t output_mask_count,
    tn_tensor **grad_input, tn_tensor **grad_weight, tn_tensor **grad_bias)
{
    static tn_op_site site = {"aten::_slow_conv2d_backward.output_mask", "TTTLiLiLiLb->TTT", NULL, NULL};
    const void *const args[] = {grad_output, self, weight, kernel_size, &kernel_size_count, stride,
        &stride_count, padding, &padding_count, output_mask, &output_mask_count};
    void *const results[] = {grad_input, grad_weight, grad_bias};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _slow_conv2d_forward(Tensor self, Tensor weight, SymInt[2] kernel_size, Tensor? bias, SymInt[2]
 * stride, SymInt[2] padding) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn__slow_conv2d_forward(
    tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size, size_t kernel_size_count,
    tn_tensor *bias, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::_slow_conv2d_forward", "TTLi?TLiLi->T", NULL, NULL};
    const void *const args[] = {self, weight, kernel_size, &kernel_size_count, bias, stride,
        &stride_count, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * mkldnn::_convolution_pointwise(Tensor X, Tensor W, Tensor? B, SymInt[] padding, SymInt[] stride,
 * SymInt[] dilation, SymInt groups, str attr, Scalar?[] scalars, str? algorithm) -> Tensor Y
 * NULL is None: B, algorithm.
 */
TN_NODISCARD static inline tn_status tn_mkldnn__convolution_pointwise(
    tn_tensor *X, tn_tensor *W, tn_tensor *B, const int64_t *padding, size_t padding_count,
    const int64_t *stride, size_t stride_count, const int64_t *dilation, size_t dilation_count,
    int64_t groups, const char *attr, const tn_value *scalars, const char *algorithm,
    tn_tensor **Y)
{
    static tn_op_site site = {"mkldnn::_convolution_pointwise", "TT?TLiLiLiis*?s->T", NULL, NULL};
    const void *const args[] = {X, W, B, padding, &padding_count, stride, &stride_count, dilation,
        &dilation_count, &groups, attr, scalars, algorithm};
    void *const results[] = {Y};
    return tn_op_call_typed(&site, args, results);
}

/*
 * mkldnn::_convolution_pointwise.binary(Tensor X, Tensor other, Tensor W, Tensor? B, SymInt[]
 * padding, SymInt[] stride, SymInt[] dilation, SymInt groups, str binary_attr, Scalar? alpha, str?
 * unary_attr, Scalar?[] unary_scalars, str? unary_algorithm) -> Tensor Y
 * NULL is None: B, alpha, unary_attr, unary_algorithm.
 */
TN_NODISCARD static inline tn_status tn_mkldnn__convolution_pointwise_binary(
    tn_tensor *X, tn_tensor *other, tn_tensor *W, tn_tensor *B, const int64_t *padding,
    size_t padding_count, const int64_t *stride, size_t stride_count, const int64_t *dilation,
    size_t dilation_count, int64_t groups, const char *binary_attr, const tn_value *alpha,
    const char *unary_attr, const tn_value *unary_scalars, const char *unary_algorithm,
    tn_tensor **Y)
{
    static tn_op_site site = {"mkldnn::_convolution_pointwise.binary", "TTT?TLiLiLiis?S?s*?s->T", NULL, NULL};
    const void *const args[] = {X, other, W, B, padding, &padding_count, stride, &stride_count,
        dilation, &dilation_count, &groups, binary_attr, alpha, unary_attr, unary_scalars,
        unary_algorithm};
    void *const results[] = {Y};
    return tn_op_call_typed(&site, args, results);
}

/*
 * mkldnn::_convolution_pointwise_.binary(Tensor(a!) other, Tensor X, Tensor W, Tensor? B, SymInt[]
 * padding, SymInt[] stride, SymInt[] dilation, SymInt groups, str binary_attr, Scalar? alpha, str?
 * unary_attr, Scalar?[] unary_scalars, str? unary_algorithm) -> Tensor(a!) Y
 * NULL is None: B, alpha, unary_attr, unary_algorithm.
 */
TN_NODISCARD static inline tn_status tn_mkldnn__convolution_pointwise__binary(
    tn_tensor *other, tn_tensor *X, tn_tensor *W, tn_tensor *B, const int64_t *padding,
    size_t padding_count, const int64_t *stride, size_t stride_count, const int64_t *dilation,
    size_t dilation_count, int64_t groups, const char *binary_attr, const tn_value *alpha,
    const char *unary_attr, const tn_value *unary_scalars, const char *unary_algorithm)
{
    static tn_op_site site = {"mkldnn::_convolution_pointwise_.binary", "TTT?TLiLiLiis?S?s*?s->=", NULL, NULL};
    const void *const args[] = {other, X, W, B, padding, &padding_count, stride, &stride_count,
        dilation, &dilation_count, &groups, binary_attr, alpha, unary_attr, unary_scalars,
        unary_algorithm};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * mkldnn::_convolution_transpose_pointwise(Tensor X, Tensor W, Tensor? B, SymInt[] padding,
 * SymInt[] output_padding, SymInt[] stride, SymInt[] dilation, SymInt groups, str attr, Scalar?[]
 * scalars, str? algorithm) -> Tensor Y
 * NULL is None: B, algorithm.
 */
TN_NODISCARD static inline tn_status tn_mkldnn__convolution_transpose_pointwise(
    tn_tensor *X, tn_tensor *W, tn_tensor *B, const int64_t *padding, size_t padding_count,
    const int64_t *output_padding, size_t output_padding_count, const int64_t *stride,
    size_t stride_count, const int64_t *dilation, size_t dilation_count, int64_t groups,
    const char *attr, const tn_value *scalars, const char *algorithm, tn_tensor **Y)
{
    static tn_op_site site = {"mkldnn::_convolution_transpose_pointwise", "TT?TLiLiLiLiis*?s->T", NULL, NULL};
    const void *const args[] = {X, W, B, padding, &padding_count, output_padding,
        &output_padding_count, stride, &stride_count, dilation, &dilation_count, &groups, attr,
        scalars, algorithm};
    void *const results[] = {Y};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
