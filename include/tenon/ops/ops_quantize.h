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
 * fake_quantize_per_channel_affine(Tensor self, Tensor scale, Tensor zero_point, int axis, int
 * quant_min, int quant_max) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_fake_quantize_per_channel_affine(
    tn_tensor *self, tn_tensor *scale, tn_tensor *zero_point, int64_t axis, int64_t quant_min,
    int64_t quant_max, tn_tensor **result)
{
    static tn_op_site site = {"aten::fake_quantize_per_channel_affine", "TTTiii->T", NULL, NULL};
    const void *const args[] = {self, scale, zero_point, &axis, &quant_min, &quant_max};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

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

/* fake_quantize_per_channel_affine_cachemask_backward(Tensor grad, Tensor mask) -> Tensor */
TN_NODISCARD static inline tn_status tn_fake_quantize_per_channel_affine_cachemask_backward(
    tn_tensor *grad, tn_tensor *mask, tn_tensor **result)
{
    static tn_op_site site = {"aten::fake_quantize_per_channel_affine_cachemask_backward", "TT->T", NULL, NULL};
    const void *const args[] = {grad, mask};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fake_quantize_per_tensor_affine(Tensor self, float scale, int zero_point, int quant_min, int
 * quant_max) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_fake_quantize_per_tensor_affine(
    tn_tensor *self, double scale, int64_t zero_point, int64_t quant_min, int64_t quant_max,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::fake_quantize_per_tensor_affine", "Tdiii->T", NULL, NULL};
    const void *const args[] = {self, &scale, &zero_point, &quant_min, &quant_max};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fake_quantize_per_tensor_affine.tensor_qparams(Tensor self, Tensor scale, Tensor zero_point, int
 * quant_min, int quant_max) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_fake_quantize_per_tensor_affine_tensor_qparams(
    tn_tensor *self, tn_tensor *scale, tn_tensor *zero_point, int64_t quant_min, int64_t quant_max,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::fake_quantize_per_tensor_affine.tensor_qparams", "TTTii->T", NULL, NULL};
    const void *const args[] = {self, scale, zero_point, &quant_min, &quant_max};
    void *const results[] = {result};
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

/* fake_quantize_per_tensor_affine_cachemask_backward(Tensor grad, Tensor mask) -> Tensor */
TN_NODISCARD static inline tn_status tn_fake_quantize_per_tensor_affine_cachemask_backward(
    tn_tensor *grad, tn_tensor *mask, tn_tensor **result)
{
    static tn_op_site site = {"aten::fake_quantize_per_tensor_affine_cachemask_backward", "TT->T", NULL, NULL};
    const void *const args[] = {grad, mask};
    void *const results[] = {result};
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

/*
 * quantized_decomposed::choose_qparams.tensor(Tensor input, int quant_min, int quant_max, float
 * eps, ScalarType dtype) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_quantized_decomposed_choose_qparams_tensor(
    tn_tensor *input, int64_t quant_min, int64_t quant_max, double eps, tn_dtype dtype,
    tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"quantized_decomposed::choose_qparams.tensor", "Tiidy->TT", NULL, NULL};
    const void *const args[] = {input, &quant_min, &quant_max, &eps, &dtype};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * quantized_decomposed::choose_qparams_per_token(Tensor input, ScalarType dtype) -> (Tensor,
 * Tensor)
 */
TN_NODISCARD static inline tn_status tn_quantized_decomposed_choose_qparams_per_token(
    tn_tensor *input, tn_dtype dtype, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"quantized_decomposed::choose_qparams_per_token", "Ty->TT", NULL, NULL};
    const void *const args[] = {input, &dtype};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * quantized_decomposed::choose_qparams_per_token_asymmetric(Tensor input, ScalarType dtype) ->
 * (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_quantized_decomposed_choose_qparams_per_token_asymmetric(
    tn_tensor *input, tn_dtype dtype, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"quantized_decomposed::choose_qparams_per_token_asymmetric", "Ty->TT", NULL, NULL};
    const void *const args[] = {input, &dtype};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * quantized_decomposed::choose_qparams_symmetric.tensor(Tensor input, int quant_min, int quant_max,
 * float eps, ScalarType dtype) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_quantized_decomposed_choose_qparams_symmetric_tensor(
    tn_tensor *input, int64_t quant_min, int64_t quant_max, double eps, tn_dtype dtype,
    tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"quantized_decomposed::choose_qparams_symmetric.tensor", "Tiidy->TT", NULL, NULL};
    const void *const args[] = {input, &quant_min, &quant_max, &eps, &dtype};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/* quantized_decomposed::convert_element_type.no_fuse(Tensor input, ScalarType dtype) -> Tensor */
TN_NODISCARD static inline tn_status tn_quantized_decomposed_convert_element_type_no_fuse(
    tn_tensor *input, tn_dtype dtype, tn_tensor **result)
{
    static tn_op_site site = {"quantized_decomposed::convert_element_type.no_fuse", "Ty->T", NULL, NULL};
    const void *const args[] = {input, &dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * quantized_decomposed::dequantize_per_channel(Tensor input, Tensor scales, Tensor? zero_points,
 * int axis, int quant_min, int quant_max, ScalarType dtype, *, ScalarType? out_dtype=None) ->
 * Tensor
 * NULL is None: zero_points, out_dtype.
 */
TN_NODISCARD static inline tn_status tn_quantized_decomposed_dequantize_per_channel(
    tn_tensor *input, tn_tensor *scales, tn_tensor *zero_points, int64_t axis, int64_t quant_min,
    int64_t quant_max, tn_dtype dtype, const tn_dtype *out_dtype, tn_tensor **result)
{
    static tn_op_site site = {"quantized_decomposed::dequantize_per_channel", "TT?Tiiiy?y->T", NULL, NULL};
    const void *const args[] = {input, scales, zero_points, &axis, &quant_min, &quant_max, &dtype,
        out_dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * quantized_decomposed::dequantize_per_channel_group(Tensor input, Tensor scales, Tensor?
 * zero_points, int quant_min, int quant_max, ScalarType dtype, int group_size, ScalarType
 * output_dtype) -> Tensor
 * NULL is None: zero_points.
 */
TN_NODISCARD static inline tn_status tn_quantized_decomposed_dequantize_per_channel_group(
    tn_tensor *input, tn_tensor *scales, tn_tensor *zero_points, int64_t quant_min,
    int64_t quant_max, tn_dtype dtype, int64_t group_size, tn_dtype output_dtype,
    tn_tensor **result)
{
    static tn_op_site site = {"quantized_decomposed::dequantize_per_channel_group", "TT?Tiiyiy->T", NULL, NULL};
    const void *const args[] = {input, scales, zero_points, &quant_min, &quant_max, &dtype,
        &group_size, &output_dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * quantized_decomposed::dequantize_per_tensor(Tensor input, float scale, int zero_point, int
 * quant_min, int quant_max, ScalarType dtype, *, ScalarType? out_dtype=None) -> Tensor
 * NULL is None: out_dtype.
 */
TN_NODISCARD static inline tn_status tn_quantized_decomposed_dequantize_per_tensor(
    tn_tensor *input, double scale, int64_t zero_point, int64_t quant_min, int64_t quant_max,
    tn_dtype dtype, const tn_dtype *out_dtype, tn_tensor **result)
{
    static tn_op_site site = {"quantized_decomposed::dequantize_per_tensor", "Tdiiiy?y->T", NULL, NULL};
    const void *const args[] = {input, &scale, &zero_point, &quant_min, &quant_max, &dtype,
        out_dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * quantized_decomposed::dequantize_per_tensor.tensor(Tensor input, Tensor scale, Tensor zero_point,
 * int quant_min, int quant_max, ScalarType dtype, *, ScalarType? out_dtype=None) -> Tensor
 * NULL is None: out_dtype.
 */
TN_NODISCARD static inline tn_status tn_quantized_decomposed_dequantize_per_tensor_tensor(
    tn_tensor *input, tn_tensor *scale, tn_tensor *zero_point, int64_t quant_min,
    int64_t quant_max, tn_dtype dtype, const tn_dtype *out_dtype, tn_tensor **result)
{
    static tn_op_site site = {"quantized_decomposed::dequantize_per_tensor.tensor", "TTTiiy?y->T", NULL, NULL};
    const void *const args[] = {input, scale, zero_point, &quant_min, &quant_max, &dtype,
        out_dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * quantized_decomposed::dequantize_per_tensor.tensor2(Tensor input, Tensor scale, Tensor
 * zero_point, Tensor quant_min, Tensor quant_max, ScalarType dtype, *, ScalarType? out_dtype=None)
 * -> Tensor
 * NULL is None: out_dtype.
 */
TN_NODISCARD static inline tn_status tn_quantized_decomposed_dequantize_per_tensor_tensor2(
    tn_tensor *input, tn_tensor *scale, tn_tensor *zero_point, tn_tensor *quant_min,
    tn_tensor *quant_max, tn_dtype dtype, const tn_dtype *out_dtype, tn_tensor **result)
{
    static tn_op_site site = {"quantized_decomposed::dequantize_per_tensor.tensor2", "TTTTTy?y->T", NULL, NULL};
    const void *const args[] = {input, scale, zero_point, quant_min, quant_max, &dtype, out_dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * quantized_decomposed::dequantize_per_token(Tensor input, Tensor scales, Tensor zero_points, int
 * quant_min, int quant_max, ScalarType dtype, ScalarType output_dtype) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_quantized_decomposed_dequantize_per_token(
    tn_tensor *input, tn_tensor *scales, tn_tensor *zero_points, int64_t quant_min,
    int64_t quant_max, tn_dtype dtype, tn_dtype output_dtype, tn_tensor **result)
{
    static tn_op_site site = {"quantized_decomposed::dequantize_per_token", "TTTiiyy->T", NULL, NULL};
    const void *const args[] = {input, scales, zero_points, &quant_min, &quant_max, &dtype,
        &output_dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * quantized_decomposed::fake_quant_per_channel(Tensor input, Tensor scales, Tensor zero_points, int
 * axis, int quant_min, int quant_max) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_quantized_decomposed_fake_quant_per_channel(
    tn_tensor *input, tn_tensor *scales, tn_tensor *zero_points, int64_t axis, int64_t quant_min,
    int64_t quant_max, tn_tensor **result)
{
    static tn_op_site site = {"quantized_decomposed::fake_quant_per_channel", "TTTiii->T", NULL, NULL};
    const void *const args[] = {input, scales, zero_points, &axis, &quant_min, &quant_max};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * quantized_decomposed::quantize_per_channel(Tensor input, Tensor scales, Tensor zero_points, int
 * axis, int quant_min, int quant_max, ScalarType dtype) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_quantized_decomposed_quantize_per_channel(
    tn_tensor *input, tn_tensor *scales, tn_tensor *zero_points, int64_t axis, int64_t quant_min,
    int64_t quant_max, tn_dtype dtype, tn_tensor **result)
{
    static tn_op_site site = {"quantized_decomposed::quantize_per_channel", "TTTiiiy->T", NULL, NULL};
    const void *const args[] = {input, scales, zero_points, &axis, &quant_min, &quant_max, &dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * quantized_decomposed::quantize_per_channel_group(Tensor input, Tensor scales, Tensor zero_points,
 * int quant_min, int quant_max, ScalarType dtype, int group_size) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_quantized_decomposed_quantize_per_channel_group(
    tn_tensor *input, tn_tensor *scales, tn_tensor *zero_points, int64_t quant_min,
    int64_t quant_max, tn_dtype dtype, int64_t group_size, tn_tensor **result)
{
    static tn_op_site site = {"quantized_decomposed::quantize_per_channel_group", "TTTiiyi->T", NULL, NULL};
    const void *const args[] = {input, scales, zero_points, &quant_min, &quant_max, &dtype,
        &group_size};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * quantized_decomposed::quantize_per_tensor(Tensor input, float scale, int zero_point, int
 * quant_min, int quant_max, ScalarType dtype) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_quantized_decomposed_quantize_per_tensor(
    tn_tensor *input, double scale, int64_t zero_point, int64_t quant_min, int64_t quant_max,
    tn_dtype dtype, tn_tensor **result)
{
    static tn_op_site site = {"quantized_decomposed::quantize_per_tensor", "Tdiiiy->T", NULL, NULL};
    const void *const args[] = {input, &scale, &zero_point, &quant_min, &quant_max, &dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * quantized_decomposed::quantize_per_tensor.tensor(Tensor input, Tensor scale, Tensor zero_point,
 * int quant_min, int quant_max, ScalarType dtype) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_quantized_decomposed_quantize_per_tensor_tensor(
    tn_tensor *input, tn_tensor *scale, tn_tensor *zero_point, int64_t quant_min,
    int64_t quant_max, tn_dtype dtype, tn_tensor **result)
{
    static tn_op_site site = {"quantized_decomposed::quantize_per_tensor.tensor", "TTTiiy->T", NULL, NULL};
    const void *const args[] = {input, scale, zero_point, &quant_min, &quant_max, &dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * quantized_decomposed::quantize_per_tensor.tensor2(Tensor input, Tensor scale, Tensor zero_point,
 * Tensor quant_min, Tensor quant_max, ScalarType dtype) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_quantized_decomposed_quantize_per_tensor_tensor2(
    tn_tensor *input, tn_tensor *scale, tn_tensor *zero_point, tn_tensor *quant_min,
    tn_tensor *quant_max, tn_dtype dtype, tn_tensor **result)
{
    static tn_op_site site = {"quantized_decomposed::quantize_per_tensor.tensor2", "TTTTTy->T", NULL, NULL};
    const void *const args[] = {input, scale, zero_point, quant_min, quant_max, &dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * quantized_decomposed::quantize_per_token(Tensor input, Tensor scales, Tensor zero_points, int
 * quant_min, int quant_max, ScalarType dtype) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_quantized_decomposed_quantize_per_token(
    tn_tensor *input, tn_tensor *scales, tn_tensor *zero_points, int64_t quant_min,
    int64_t quant_max, tn_dtype dtype, tn_tensor **result)
{
    static tn_op_site site = {"quantized_decomposed::quantize_per_token", "TTTiiy->T", NULL, NULL};
    const void *const args[] = {input, scales, zero_points, &quant_min, &quant_max, &dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * tenon::fake_quant_per_channel_mask(Tensor input, Tensor scales, Tensor zero_points, int axis, int
 * quant_min, int quant_max) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_tenon_fake_quant_per_channel_mask(
    tn_tensor *input, tn_tensor *scales, tn_tensor *zero_points, int64_t axis, int64_t quant_min,
    int64_t quant_max, tn_tensor **result)
{
    static tn_op_site site = {"tenon::fake_quant_per_channel_mask", "TTTiii->T", NULL, NULL};
    const void *const args[] = {input, scales, zero_points, &axis, &quant_min, &quant_max};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
