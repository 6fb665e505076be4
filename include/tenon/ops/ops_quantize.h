/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators, of the domain `quantize`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OPS_QUANTIZE_H
#define TENON_OPS_QUANTIZE_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * fake_quantize_per_channel_affine_cachemask(Tensor self, Tensor scale, Tensor zero_point, int
 * axis, int quant_min, int quant_max) -> (Tensor output, Tensor mask)
 */
TN_NODISCARD static inline tn_status tn_fake_quantize_per_channel_affine_cachemask(
    tn_tensor *self, tn_tensor *scale, tn_tensor *zero_point, int64_t axis, int64_t quant_min,
    int64_t quant_max, tn_tensor **output, tn_tensor **mask)
{
    static tn_op_site site = {"aten::fake_quantize_per_channel_affine_cachemask", "TTTiii->TT", NULL, NULL};
    const void *const args[] = {self, scale, zero_point, &axis, &quant_min, &quant_max};
    void *const results[] = {output, mask};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fake_quantize_per_tensor_affine_cachemask(Tensor self, float scale, int zero_point, int
 * quant_min, int quant_max) -> (Tensor output, Tensor mask)
 */
TN_NODISCARD static inline tn_status tn_fake_quantize_per_tensor_affine_cachemask(
    tn_tensor *self, double scale, int64_t zero_point, int64_t quant_min, int64_t quant_max,
    tn_tensor **output, tn_tensor **mask)
{
    static tn_op_site site = {"aten::fake_quantize_per_tensor_affine_cachemask", "Tdiii->TT", NULL, NULL};
    const void *const args[] = {self, &scale, &zero_point, &quant_min, &quant_max};
    void *const results[] = {output, mask};
    return tn_op_call_typed(&site, args, results);
}

/*
 * onednn::qconv2d_pointwise.binary_tensor(Tensor qx, Tensor x_scale, Tensor x_zero_point, Tensor
 * qw, Tensor w_scale, Tensor w_zero_point, Tensor(a!) qaccum, Tensor? bias, SymInt[] stride,
 * SymInt[] padding, SymInt[] dilation, SymInt groups, float output_scale, int output_zero_point,
 * ScalarType? output_dtype, float accum_scale, int accum_zero_point, str binary_attr, Scalar?
 * alpha, str? unary_attr, Scalar?[] unary_scalars, str? unary_algorithm) -> Tensor
 * NULL is None: bias, output_dtype, alpha, unary_attr, unary_algorithm.
 */
TN_NODISCARD static inline tn_status tn_onednn_qconv2d_pointwise_binary_tensor(
    tn_tensor *qx, tn_tensor *x_scale, tn_tensor *x_zero_point, tn_tensor *qw, tn_tensor *w_scale,
    tn_tensor *w_zero_point, tn_tensor *qaccum, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, int64_t groups, double output_scale, int64_t output_zero_point,
    const tn_dtype *output_dtype, double accum_scale, int64_t accum_zero_point,
    const char *binary_attr, const tn_value *alpha, const char *unary_attr,
    const tn_value *unary_scalars, const char *unary_algorithm, tn_tensor **result)
{
    static tn_op_site site = {"onednn::qconv2d_pointwise.binary_tensor", "TTTTTTT?TLiLiLiidi?ydis?S?s*?s->T", NULL, NULL};
    const void *const args[] = {qx, x_scale, x_zero_point, qw, w_scale, w_zero_point, qaccum, bias,
        stride, &stride_count, padding, &padding_count, dilation, &dilation_count, &groups,
        &output_scale, &output_zero_point, output_dtype, &accum_scale, &accum_zero_point,
        binary_attr, alpha, unary_attr, unary_scalars, unary_algorithm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * onednn::qconv_pointwise.tensor(Tensor qx, Tensor x_scale, Tensor x_zero_point, Tensor qw, Tensor
 * w_scale, Tensor w_zero_point, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation,
 * SymInt groups, float output_scale, int output_zero_point, ScalarType? output_dtype, str attr,
 * Scalar?[] scalars, str? algorithm) -> Tensor
 * NULL is None: bias, output_dtype, algorithm.
 */
TN_NODISCARD static inline tn_status tn_onednn_qconv_pointwise_tensor(
    tn_tensor *qx, tn_tensor *x_scale, tn_tensor *x_zero_point, tn_tensor *qw, tn_tensor *w_scale,
    tn_tensor *w_zero_point, tn_tensor *bias, const int64_t *stride, size_t stride_count,
    const int64_t *padding, size_t padding_count, const int64_t *dilation, size_t dilation_count,
    int64_t groups, double output_scale, int64_t output_zero_point, const tn_dtype *output_dtype,
    const char *attr, const tn_value *scalars, const char *algorithm, tn_tensor **result)
{
    static tn_op_site site = {"onednn::qconv_pointwise.tensor", "TTTTTT?TLiLiLiidi?ys*?s->T", NULL, NULL};
    const void *const args[] = {qx, x_scale, x_zero_point, qw, w_scale, w_zero_point, bias, stride,
        &stride_count, padding, &padding_count, dilation, &dilation_count, &groups, &output_scale,
        &output_zero_point, output_dtype, attr, scalars, algorithm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * onednn::qlinear_pointwise.binary_tensor(Tensor qx, Tensor x_scale, Tensor x_zero_point, Tensor
 * qw, Tensor w_scale, Tensor w_zero_point, Tensor? other, Tensor? bias, float output_scale, int
 * output_zero_point, ScalarType? output_dtype, float other_scale, int other_zp, str binary_post_op,
 * float binary_alpha, str unary_post_op, Scalar?[] unary_post_op_args, str unary_post_op_algorithm)
 * -> Tensor
 * NULL is None: other, bias, output_dtype.
 */
TN_NODISCARD static inline tn_status tn_onednn_qlinear_pointwise_binary_tensor(
    tn_tensor *qx, tn_tensor *x_scale, tn_tensor *x_zero_point, tn_tensor *qw, tn_tensor *w_scale,
    tn_tensor *w_zero_point, tn_tensor *other, tn_tensor *bias, double output_scale,
    int64_t output_zero_point, const tn_dtype *output_dtype, double other_scale, int64_t other_zp,
    const char *binary_post_op, double binary_alpha, const char *unary_post_op,
    const tn_value *unary_post_op_args, const char *unary_post_op_algorithm, tn_tensor **result)
{
    static tn_op_site site = {"onednn::qlinear_pointwise.binary_tensor", "TTTTTT?T?Tdi?ydisds*s->T", NULL, NULL};
    const void *const args[] = {qx, x_scale, x_zero_point, qw, w_scale, w_zero_point, other, bias,
        &output_scale, &output_zero_point, output_dtype, &other_scale, &other_zp, binary_post_op,
        &binary_alpha, unary_post_op, unary_post_op_args, unary_post_op_algorithm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * onednn::qlinear_pointwise.tensor(Tensor qx, Tensor x_scale, Tensor x_zero_point, Tensor qw,
 * Tensor w_scale, Tensor w_zero_point, Tensor? bias, float output_scale, int output_zero_point,
 * ScalarType? output_dtype, str post_op_name, Scalar?[] post_op_args, str post_op_algorithm) ->
 * Tensor
 * NULL is None: bias, output_dtype.
 */
TN_NODISCARD static inline tn_status tn_onednn_qlinear_pointwise_tensor(
    tn_tensor *qx, tn_tensor *x_scale, tn_tensor *x_zero_point, tn_tensor *qw, tn_tensor *w_scale,
    tn_tensor *w_zero_point, tn_tensor *bias, double output_scale, int64_t output_zero_point,
    const tn_dtype *output_dtype, const char *post_op_name, const tn_value *post_op_args,
    const char *post_op_algorithm, tn_tensor **result)
{
    static tn_op_site site = {"onednn::qlinear_pointwise.tensor", "TTTTTT?Tdi?ys*s->T", NULL, NULL};
    const void *const args[] = {qx, x_scale, x_zero_point, qw, w_scale, w_zero_point, bias,
        &output_scale, &output_zero_point, output_dtype, post_op_name, post_op_args,
        post_op_algorithm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * quantized::int4mm_packed_weight_cpu(Tensor self, Tensor mat2, Tensor qGroupSize, Tensor
 * qScaleAndZeros) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_quantized_int4mm_packed_weight_cpu(
    tn_tensor *self, tn_tensor *mat2, tn_tensor *qGroupSize, tn_tensor *qScaleAndZeros,
    tn_tensor **result)
{
    static tn_op_site site = {"quantized::int4mm_packed_weight_cpu", "TTTT->T", NULL, NULL};
    const void *const args[] = {self, mat2, qGroupSize, qScaleAndZeros};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
