/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_QUANTISED_LAYERS_H
#define TENON_ARGS_QUANTISED_LAYERS_H

#include "kernels/core/kernel_core.h"

/* _int_mm(Tensor self, Tensor mat2) -> Tensor */
typedef struct tni_args__int_mm {
    tn_tensor *self;
    tn_tensor *mat2;
} tni_args__int_mm;
TN_NODISCARD static inline tn_status tni_read__int_mm(const tn_call *call,
    const StableIValue *args, tni_args__int_mm *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mat2));
    return TN_OK;
}

/* _int_mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__int_mm_out {
    tn_tensor *self;
    tn_tensor *mat2;
    tn_tensor *out;
} tni_args__int_mm_out;
TN_NODISCARD static inline tn_status tni_read__int_mm_out(const tn_call *call,
    const StableIValue *args, tni_args__int_mm_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mat2));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* _weight_int4pack_mm_for_cpu(Tensor self, Tensor mat2, int qGroupSize, Tensor qScaleAndZeros) -> Tensor */
typedef struct tni_args__weight_int4pack_mm_for_cpu {
    tn_tensor *self;
    tn_tensor *mat2;
    int64_t qGroupSize;
    tn_tensor *qScaleAndZeros;
} tni_args__weight_int4pack_mm_for_cpu;
TN_NODISCARD static inline tn_status tni_read__weight_int4pack_mm_for_cpu(const tn_call *call,
    const StableIValue *args, tni_args__weight_int4pack_mm_for_cpu *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mat2));
    in->qGroupSize = tni_arg_int(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->qScaleAndZeros));
    return TN_OK;
}

/* _weight_int8pack_mm(Tensor self, Tensor mat2, Tensor scales) -> Tensor */
typedef struct tni_args__weight_int8pack_mm {
    tn_tensor *self;
    tn_tensor *mat2;
    tn_tensor *scales;
} tni_args__weight_int8pack_mm;
TN_NODISCARD static inline tn_status tni_read__weight_int8pack_mm(const tn_call *call,
    const StableIValue *args, tni_args__weight_int8pack_mm *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mat2));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->scales));
    return TN_OK;
}

/* onednn::qconv2d_pointwise.binary_tensor(Tensor qx, Tensor x_scale, Tensor x_zero_point, Tensor qw, Tensor w_scale, Tensor w_zero_point, Tensor(a!) qaccum, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, SymInt groups, float output_scale, int output_zero_point, ScalarType? output_dtype, float accum_scale, int accum_zero_point, str binary_attr, Scalar? alpha, str? unary_attr, Scalar?[] unary_scalars, str? unary_algorithm) -> Tensor */
typedef struct tni_args_onednn_qconv2d_pointwise_binary_tensor {
    tn_tensor *qx;
    tn_tensor *x_scale;
    tn_tensor *x_zero_point;
    tn_tensor *qw;
    tn_tensor *w_scale;
    tn_tensor *w_zero_point;
    tn_tensor *qaccum;
    tn_tensor *bias;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
    int64_t groups;
    double output_scale;
    int64_t output_zero_point;
    tn_dtype output_dtype;
    double accum_scale;
    int64_t accum_zero_point;
    const tni_string *binary_attr;
    const tni_scalar *alpha;
    const tni_string *unary_attr;
    const tni_list *unary_scalars;
    const tni_string *unary_algorithm;
} tni_args_onednn_qconv2d_pointwise_binary_tensor;
TN_NODISCARD static inline tn_status tni_read_onednn_qconv2d_pointwise_binary_tensor(const tn_call *call,
    const StableIValue *args, tni_args_onednn_qconv2d_pointwise_binary_tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->qx));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->x_scale));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->x_zero_point));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->qw));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->w_scale));
    TN_TRY(tni_arg_tensor(call, args, 5, &in->w_zero_point));
    TN_TRY(tni_arg_tensor(call, args, 6, &in->qaccum));
    in->bias = tni_arg_maybe_handle(args[7]);
    in->stride = tni_arg_ints(args[8]);
    in->padding = tni_arg_ints(args[9]);
    in->dilation = tni_arg_ints(args[10]);
    in->groups = tni_arg_int(args[11]);
    in->output_scale = tni_arg_double(args[12]);
    in->output_zero_point = tni_arg_int(args[13]);
    in->output_dtype = tni_arg_maybe_dtype(args[14]);
    in->accum_scale = tni_arg_double(args[15]);
    in->accum_zero_point = tni_arg_int(args[16]);
    in->binary_attr = tni_arg_string(args[17]);
    in->alpha = tni_arg_maybe_scalar(args[18]);
    in->unary_attr = tni_arg_maybe_string(args[19]);
    in->unary_scalars = tni_arg_list(args[20]);
    in->unary_algorithm = tni_arg_maybe_string(args[21]);
    return TN_OK;
}

/* onednn::qconv_pointwise.tensor(Tensor qx, Tensor x_scale, Tensor x_zero_point, Tensor qw, Tensor w_scale, Tensor w_zero_point, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, SymInt groups, float output_scale, int output_zero_point, ScalarType? output_dtype, str attr, Scalar?[] scalars, str? algorithm) -> Tensor */
typedef struct tni_args_onednn_qconv_pointwise_tensor {
    tn_tensor *qx;
    tn_tensor *x_scale;
    tn_tensor *x_zero_point;
    tn_tensor *qw;
    tn_tensor *w_scale;
    tn_tensor *w_zero_point;
    tn_tensor *bias;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
    int64_t groups;
    double output_scale;
    int64_t output_zero_point;
    tn_dtype output_dtype;
    const tni_string *attr;
    const tni_list *scalars;
    const tni_string *algorithm;
} tni_args_onednn_qconv_pointwise_tensor;
TN_NODISCARD static inline tn_status tni_read_onednn_qconv_pointwise_tensor(const tn_call *call,
    const StableIValue *args, tni_args_onednn_qconv_pointwise_tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->qx));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->x_scale));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->x_zero_point));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->qw));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->w_scale));
    TN_TRY(tni_arg_tensor(call, args, 5, &in->w_zero_point));
    in->bias = tni_arg_maybe_handle(args[6]);
    in->stride = tni_arg_ints(args[7]);
    in->padding = tni_arg_ints(args[8]);
    in->dilation = tni_arg_ints(args[9]);
    in->groups = tni_arg_int(args[10]);
    in->output_scale = tni_arg_double(args[11]);
    in->output_zero_point = tni_arg_int(args[12]);
    in->output_dtype = tni_arg_maybe_dtype(args[13]);
    in->attr = tni_arg_string(args[14]);
    in->scalars = tni_arg_list(args[15]);
    in->algorithm = tni_arg_maybe_string(args[16]);
    return TN_OK;
}

/* onednn::qlinear_pointwise.binary_tensor(Tensor qx, Tensor x_scale, Tensor x_zero_point, Tensor qw, Tensor w_scale, Tensor w_zero_point, Tensor? other, Tensor? bias, float output_scale, int output_zero_point, ScalarType? output_dtype, float other_scale, int other_zp, str binary_post_op, float binary_alpha, str unary_post_op, Scalar?[] unary_post_op_args, str unary_post_op_algorithm) -> Tensor */
typedef struct tni_args_onednn_qlinear_pointwise_binary_tensor {
    tn_tensor *qx;
    tn_tensor *x_scale;
    tn_tensor *x_zero_point;
    tn_tensor *qw;
    tn_tensor *w_scale;
    tn_tensor *w_zero_point;
    tn_tensor *other;
    tn_tensor *bias;
    double output_scale;
    int64_t output_zero_point;
    tn_dtype output_dtype;
    double other_scale;
    int64_t other_zp;
    const tni_string *binary_post_op;
    double binary_alpha;
    const tni_string *unary_post_op;
    const tni_list *unary_post_op_args;
    const tni_string *unary_post_op_algorithm;
} tni_args_onednn_qlinear_pointwise_binary_tensor;
TN_NODISCARD static inline tn_status tni_read_onednn_qlinear_pointwise_binary_tensor(const tn_call *call,
    const StableIValue *args, tni_args_onednn_qlinear_pointwise_binary_tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->qx));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->x_scale));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->x_zero_point));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->qw));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->w_scale));
    TN_TRY(tni_arg_tensor(call, args, 5, &in->w_zero_point));
    in->other = tni_arg_maybe_handle(args[6]);
    in->bias = tni_arg_maybe_handle(args[7]);
    in->output_scale = tni_arg_double(args[8]);
    in->output_zero_point = tni_arg_int(args[9]);
    in->output_dtype = tni_arg_maybe_dtype(args[10]);
    in->other_scale = tni_arg_double(args[11]);
    in->other_zp = tni_arg_int(args[12]);
    in->binary_post_op = tni_arg_string(args[13]);
    in->binary_alpha = tni_arg_double(args[14]);
    in->unary_post_op = tni_arg_string(args[15]);
    in->unary_post_op_args = tni_arg_list(args[16]);
    in->unary_post_op_algorithm = tni_arg_string(args[17]);
    return TN_OK;
}

/* onednn::qlinear_pointwise.tensor(Tensor qx, Tensor x_scale, Tensor x_zero_point, Tensor qw, Tensor w_scale, Tensor w_zero_point, Tensor? bias, float output_scale, int output_zero_point, ScalarType? output_dtype, str post_op_name, Scalar?[] post_op_args, str post_op_algorithm) -> Tensor */
typedef struct tni_args_onednn_qlinear_pointwise_tensor {
    tn_tensor *qx;
    tn_tensor *x_scale;
    tn_tensor *x_zero_point;
    tn_tensor *qw;
    tn_tensor *w_scale;
    tn_tensor *w_zero_point;
    tn_tensor *bias;
    double output_scale;
    int64_t output_zero_point;
    tn_dtype output_dtype;
    const tni_string *post_op_name;
    const tni_list *post_op_args;
    const tni_string *post_op_algorithm;
} tni_args_onednn_qlinear_pointwise_tensor;
TN_NODISCARD static inline tn_status tni_read_onednn_qlinear_pointwise_tensor(const tn_call *call,
    const StableIValue *args, tni_args_onednn_qlinear_pointwise_tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->qx));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->x_scale));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->x_zero_point));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->qw));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->w_scale));
    TN_TRY(tni_arg_tensor(call, args, 5, &in->w_zero_point));
    in->bias = tni_arg_maybe_handle(args[6]);
    in->output_scale = tni_arg_double(args[7]);
    in->output_zero_point = tni_arg_int(args[8]);
    in->output_dtype = tni_arg_maybe_dtype(args[9]);
    in->post_op_name = tni_arg_string(args[10]);
    in->post_op_args = tni_arg_list(args[11]);
    in->post_op_algorithm = tni_arg_string(args[12]);
    return TN_OK;
}

/* quantized::int4mm_packed_weight_cpu(Tensor self, Tensor mat2, Tensor qGroupSize, Tensor qScaleAndZeros) -> Tensor */
typedef struct tni_args_quantized_int4mm_packed_weight_cpu {
    tn_tensor *self;
    tn_tensor *mat2;
    tn_tensor *qGroupSize;
    tn_tensor *qScaleAndZeros;
} tni_args_quantized_int4mm_packed_weight_cpu;
TN_NODISCARD static inline tn_status tni_read_quantized_int4mm_packed_weight_cpu(const tn_call *call,
    const StableIValue *args, tni_args_quantized_int4mm_packed_weight_cpu *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mat2));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->qGroupSize));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->qScaleAndZeros));
    return TN_OK;
}

#endif
