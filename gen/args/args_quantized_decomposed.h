/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_QUANTIZED_DECOMPOSED_H
#define TENON_ARGS_QUANTIZED_DECOMPOSED_H

#include "kernels/core/kernel_core.h"

/* quantized_decomposed::_choose_qparams_per_token_asymmetric_impl(Tensor input, ScalarType dtype) -> (Tensor, Tensor) */
typedef struct tni_args__choose_qparams_per_token_asymmetric_impl {
    tn_tensor *input;
    tn_dtype dtype;
} tni_args__choose_qparams_per_token_asymmetric_impl;
TN_NODISCARD static inline tn_status tni_read__choose_qparams_per_token_asymmetric_impl(const tn_call *call,
    const StableIValue *args, tni_args__choose_qparams_per_token_asymmetric_impl *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->dtype = tni_arg_dtype(args[1]);
    return TN_OK;
}

/* quantized_decomposed::choose_qparams_per_token(Tensor input, ScalarType dtype) -> (Tensor, Tensor) */
typedef struct tni_args_choose_qparams_per_token {
    tn_tensor *input;
    tn_dtype dtype;
} tni_args_choose_qparams_per_token;
TN_NODISCARD static inline tn_status tni_read_choose_qparams_per_token(const tn_call *call,
    const StableIValue *args, tni_args_choose_qparams_per_token *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->dtype = tni_arg_dtype(args[1]);
    return TN_OK;
}

/* quantized_decomposed::choose_qparams_per_token_asymmetric(Tensor input, ScalarType dtype) -> (Tensor, Tensor) */
typedef struct tni_args_choose_qparams_per_token_asymmetric {
    tn_tensor *input;
    tn_dtype dtype;
} tni_args_choose_qparams_per_token_asymmetric;
TN_NODISCARD static inline tn_status tni_read_choose_qparams_per_token_asymmetric(const tn_call *call,
    const StableIValue *args, tni_args_choose_qparams_per_token_asymmetric *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->dtype = tni_arg_dtype(args[1]);
    return TN_OK;
}

/* quantized_decomposed::choose_qparams_symmetric.tensor(Tensor input, int quant_min, int quant_max, float eps, ScalarType dtype) -> (Tensor, Tensor) */
typedef struct tni_args_choose_qparams_symmetric_tensor {
    tn_tensor *input;
    int64_t quant_min;
    int64_t quant_max;
    double eps;
    tn_dtype dtype;
} tni_args_choose_qparams_symmetric_tensor;
TN_NODISCARD static inline tn_status tni_read_choose_qparams_symmetric_tensor(const tn_call *call,
    const StableIValue *args, tni_args_choose_qparams_symmetric_tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->quant_min = tni_arg_int(args[1]);
    in->quant_max = tni_arg_int(args[2]);
    in->eps = tni_arg_double(args[3]);
    in->dtype = tni_arg_dtype(args[4]);
    return TN_OK;
}

/* quantized_decomposed::choose_qparams.tensor(Tensor input, int quant_min, int quant_max, float eps, ScalarType dtype) -> (Tensor, Tensor) */
typedef struct tni_args_choose_qparams_tensor {
    tn_tensor *input;
    int64_t quant_min;
    int64_t quant_max;
    double eps;
    tn_dtype dtype;
} tni_args_choose_qparams_tensor;
TN_NODISCARD static inline tn_status tni_read_choose_qparams_tensor(const tn_call *call,
    const StableIValue *args, tni_args_choose_qparams_tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->quant_min = tni_arg_int(args[1]);
    in->quant_max = tni_arg_int(args[2]);
    in->eps = tni_arg_double(args[3]);
    in->dtype = tni_arg_dtype(args[4]);
    return TN_OK;
}

/* quantized_decomposed::convert_element_type.no_fuse(Tensor input, ScalarType dtype) -> Tensor */
typedef struct tni_args_convert_element_type_no_fuse {
    tn_tensor *input;
    tn_dtype dtype;
} tni_args_convert_element_type_no_fuse;
TN_NODISCARD static inline tn_status tni_read_convert_element_type_no_fuse(const tn_call *call,
    const StableIValue *args, tni_args_convert_element_type_no_fuse *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->dtype = tni_arg_dtype(args[1]);
    return TN_OK;
}

/* quantized_decomposed::dequantize_per_channel(Tensor input, Tensor scales, Tensor? zero_points, int axis, int quant_min, int quant_max, ScalarType dtype, *, ScalarType? out_dtype=None) -> Tensor */
typedef struct tni_args_dequantize_per_channel {
    tn_tensor *input;
    tn_tensor *scales;
    tn_tensor *zero_points;
    int64_t axis;
    int64_t quant_min;
    int64_t quant_max;
    tn_dtype dtype;
    tn_dtype out_dtype;
} tni_args_dequantize_per_channel;
TN_NODISCARD static inline tn_status tni_read_dequantize_per_channel(const tn_call *call,
    const StableIValue *args, tni_args_dequantize_per_channel *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->scales));
    in->zero_points = tni_arg_maybe_handle(args[2]);
    in->axis = tni_arg_int(args[3]);
    in->quant_min = tni_arg_int(args[4]);
    in->quant_max = tni_arg_int(args[5]);
    in->dtype = tni_arg_dtype(args[6]);
    in->out_dtype = tni_arg_maybe_dtype(args[7]);
    return TN_OK;
}

/* quantized_decomposed::dequantize_per_channel_group(Tensor input, Tensor scales, Tensor? zero_points, int quant_min, int quant_max, ScalarType dtype, int group_size, ScalarType output_dtype) -> Tensor */
typedef struct tni_args_dequantize_per_channel_group {
    tn_tensor *input;
    tn_tensor *scales;
    tn_tensor *zero_points;
    int64_t quant_min;
    int64_t quant_max;
    tn_dtype dtype;
    int64_t group_size;
    tn_dtype output_dtype;
} tni_args_dequantize_per_channel_group;
TN_NODISCARD static inline tn_status tni_read_dequantize_per_channel_group(const tn_call *call,
    const StableIValue *args, tni_args_dequantize_per_channel_group *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->scales));
    in->zero_points = tni_arg_maybe_handle(args[2]);
    in->quant_min = tni_arg_int(args[3]);
    in->quant_max = tni_arg_int(args[4]);
    in->dtype = tni_arg_dtype(args[5]);
    in->group_size = tni_arg_int(args[6]);
    in->output_dtype = tni_arg_dtype(args[7]);
    return TN_OK;
}

/* quantized_decomposed::dequantize_per_token(Tensor input, Tensor scales, Tensor zero_points, int quant_min, int quant_max, ScalarType dtype, ScalarType output_dtype) -> Tensor */
typedef struct tni_args_dequantize_per_token {
    tn_tensor *input;
    tn_tensor *scales;
    tn_tensor *zero_points;
    int64_t quant_min;
    int64_t quant_max;
    tn_dtype dtype;
    tn_dtype output_dtype;
} tni_args_dequantize_per_token;
TN_NODISCARD static inline tn_status tni_read_dequantize_per_token(const tn_call *call,
    const StableIValue *args, tni_args_dequantize_per_token *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->scales));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->zero_points));
    in->quant_min = tni_arg_int(args[3]);
    in->quant_max = tni_arg_int(args[4]);
    in->dtype = tni_arg_dtype(args[5]);
    in->output_dtype = tni_arg_dtype(args[6]);
    return TN_OK;
}

/* quantized_decomposed::dequantize_per_tensor(Tensor input, float scale, int zero_point, int quant_min, int quant_max, ScalarType dtype, *, ScalarType? out_dtype=None) -> Tensor */
typedef struct tni_args_quantized_decomposed_dequantize_per_tensor {
    tn_tensor *input;
    double scale;
    int64_t zero_point;
    int64_t quant_min;
    int64_t quant_max;
    tn_dtype dtype;
    tn_dtype out_dtype;
} tni_args_quantized_decomposed_dequantize_per_tensor;
TN_NODISCARD static inline tn_status tni_read_quantized_decomposed_dequantize_per_tensor(const tn_call *call,
    const StableIValue *args, tni_args_quantized_decomposed_dequantize_per_tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->scale = tni_arg_double(args[1]);
    in->zero_point = tni_arg_int(args[2]);
    in->quant_min = tni_arg_int(args[3]);
    in->quant_max = tni_arg_int(args[4]);
    in->dtype = tni_arg_dtype(args[5]);
    in->out_dtype = tni_arg_maybe_dtype(args[6]);
    return TN_OK;
}

/* quantized_decomposed::dequantize_per_tensor.tensor(Tensor input, Tensor scale, Tensor zero_point, int quant_min, int quant_max, ScalarType dtype, *, ScalarType? out_dtype=None) -> Tensor */
typedef struct tni_args_quantized_decomposed_dequantize_per_tensor_tensor {
    tn_tensor *input;
    tn_tensor *scale;
    tn_tensor *zero_point;
    int64_t quant_min;
    int64_t quant_max;
    tn_dtype dtype;
    tn_dtype out_dtype;
} tni_args_quantized_decomposed_dequantize_per_tensor_tensor;
TN_NODISCARD static inline tn_status tni_read_quantized_decomposed_dequantize_per_tensor_tensor(const tn_call *call,
    const StableIValue *args, tni_args_quantized_decomposed_dequantize_per_tensor_tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->scale));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->zero_point));
    in->quant_min = tni_arg_int(args[3]);
    in->quant_max = tni_arg_int(args[4]);
    in->dtype = tni_arg_dtype(args[5]);
    in->out_dtype = tni_arg_maybe_dtype(args[6]);
    return TN_OK;
}

/* quantized_decomposed::dequantize_per_tensor.tensor2(Tensor input, Tensor scale, Tensor zero_point, Tensor quant_min, Tensor quant_max, ScalarType dtype, *, ScalarType? out_dtype=None) -> Tensor */
typedef struct tni_args_quantized_decomposed_dequantize_per_tensor_tensor2 {
    tn_tensor *input;
    tn_tensor *scale;
    tn_tensor *zero_point;
    tn_tensor *quant_min;
    tn_tensor *quant_max;
    tn_dtype dtype;
    tn_dtype out_dtype;
} tni_args_quantized_decomposed_dequantize_per_tensor_tensor2;
TN_NODISCARD static inline tn_status tni_read_quantized_decomposed_dequantize_per_tensor_tensor2(const tn_call *call,
    const StableIValue *args, tni_args_quantized_decomposed_dequantize_per_tensor_tensor2 *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->scale));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->zero_point));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->quant_min));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->quant_max));
    in->dtype = tni_arg_dtype(args[5]);
    in->out_dtype = tni_arg_maybe_dtype(args[6]);
    return TN_OK;
}

/* quantized_decomposed::fake_quant_per_channel(Tensor input, Tensor scales, Tensor zero_points, int axis, int quant_min, int quant_max) -> Tensor */
typedef struct tni_args_quantized_decomposed_fake_quant_per_channel {
    tn_tensor *input;
    tn_tensor *scales;
    tn_tensor *zero_points;
    int64_t axis;
    int64_t quant_min;
    int64_t quant_max;
} tni_args_quantized_decomposed_fake_quant_per_channel;
TN_NODISCARD static inline tn_status tni_read_quantized_decomposed_fake_quant_per_channel(const tn_call *call,
    const StableIValue *args, tni_args_quantized_decomposed_fake_quant_per_channel *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->scales));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->zero_points));
    in->axis = tni_arg_int(args[3]);
    in->quant_min = tni_arg_int(args[4]);
    in->quant_max = tni_arg_int(args[5]);
    return TN_OK;
}

/* quantized_decomposed::quantize_per_channel(Tensor input, Tensor scales, Tensor zero_points, int axis, int quant_min, int quant_max, ScalarType dtype) -> Tensor */
typedef struct tni_args_quantized_decomposed_quantize_per_channel {
    tn_tensor *input;
    tn_tensor *scales;
    tn_tensor *zero_points;
    int64_t axis;
    int64_t quant_min;
    int64_t quant_max;
    tn_dtype dtype;
} tni_args_quantized_decomposed_quantize_per_channel;
TN_NODISCARD static inline tn_status tni_read_quantized_decomposed_quantize_per_channel(const tn_call *call,
    const StableIValue *args, tni_args_quantized_decomposed_quantize_per_channel *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->scales));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->zero_points));
    in->axis = tni_arg_int(args[3]);
    in->quant_min = tni_arg_int(args[4]);
    in->quant_max = tni_arg_int(args[5]);
    in->dtype = tni_arg_dtype(args[6]);
    return TN_OK;
}

/* quantized_decomposed::quantize_per_channel_group(Tensor input, Tensor scales, Tensor zero_points, int quant_min, int quant_max, ScalarType dtype, int group_size) -> Tensor */
typedef struct tni_args_quantized_decomposed_quantize_per_channel_group {
    tn_tensor *input;
    tn_tensor *scales;
    tn_tensor *zero_points;
    int64_t quant_min;
    int64_t quant_max;
    tn_dtype dtype;
    int64_t group_size;
} tni_args_quantized_decomposed_quantize_per_channel_group;
TN_NODISCARD static inline tn_status tni_read_quantized_decomposed_quantize_per_channel_group(const tn_call *call,
    const StableIValue *args, tni_args_quantized_decomposed_quantize_per_channel_group *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->scales));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->zero_points));
    in->quant_min = tni_arg_int(args[3]);
    in->quant_max = tni_arg_int(args[4]);
    in->dtype = tni_arg_dtype(args[5]);
    in->group_size = tni_arg_int(args[6]);
    return TN_OK;
}

/* quantized_decomposed::quantize_per_tensor(Tensor input, float scale, int zero_point, int quant_min, int quant_max, ScalarType dtype) -> Tensor */
typedef struct tni_args_quantized_decomposed_quantize_per_tensor {
    tn_tensor *input;
    double scale;
    int64_t zero_point;
    int64_t quant_min;
    int64_t quant_max;
    tn_dtype dtype;
} tni_args_quantized_decomposed_quantize_per_tensor;
TN_NODISCARD static inline tn_status tni_read_quantized_decomposed_quantize_per_tensor(const tn_call *call,
    const StableIValue *args, tni_args_quantized_decomposed_quantize_per_tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->scale = tni_arg_double(args[1]);
    in->zero_point = tni_arg_int(args[2]);
    in->quant_min = tni_arg_int(args[3]);
    in->quant_max = tni_arg_int(args[4]);
    in->dtype = tni_arg_dtype(args[5]);
    return TN_OK;
}

/* quantized_decomposed::quantize_per_tensor.tensor(Tensor input, Tensor scale, Tensor zero_point, int quant_min, int quant_max, ScalarType dtype) -> Tensor */
typedef struct tni_args_quantized_decomposed_quantize_per_tensor_tensor {
    tn_tensor *input;
    tn_tensor *scale;
    tn_tensor *zero_point;
    int64_t quant_min;
    int64_t quant_max;
    tn_dtype dtype;
} tni_args_quantized_decomposed_quantize_per_tensor_tensor;
TN_NODISCARD static inline tn_status tni_read_quantized_decomposed_quantize_per_tensor_tensor(const tn_call *call,
    const StableIValue *args, tni_args_quantized_decomposed_quantize_per_tensor_tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->scale));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->zero_point));
    in->quant_min = tni_arg_int(args[3]);
    in->quant_max = tni_arg_int(args[4]);
    in->dtype = tni_arg_dtype(args[5]);
    return TN_OK;
}

/* quantized_decomposed::quantize_per_tensor.tensor2(Tensor input, Tensor scale, Tensor zero_point, Tensor quant_min, Tensor quant_max, ScalarType dtype) -> Tensor */
typedef struct tni_args_quantized_decomposed_quantize_per_tensor_tensor2 {
    tn_tensor *input;
    tn_tensor *scale;
    tn_tensor *zero_point;
    tn_tensor *quant_min;
    tn_tensor *quant_max;
    tn_dtype dtype;
} tni_args_quantized_decomposed_quantize_per_tensor_tensor2;
TN_NODISCARD static inline tn_status tni_read_quantized_decomposed_quantize_per_tensor_tensor2(const tn_call *call,
    const StableIValue *args, tni_args_quantized_decomposed_quantize_per_tensor_tensor2 *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->scale));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->zero_point));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->quant_min));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->quant_max));
    in->dtype = tni_arg_dtype(args[5]);
    return TN_OK;
}

/* quantized_decomposed::quantize_per_token(Tensor input, Tensor scales, Tensor zero_points, int quant_min, int quant_max, ScalarType dtype) -> Tensor */
typedef struct tni_args_quantized_decomposed_quantize_per_token {
    tn_tensor *input;
    tn_tensor *scales;
    tn_tensor *zero_points;
    int64_t quant_min;
    int64_t quant_max;
    tn_dtype dtype;
} tni_args_quantized_decomposed_quantize_per_token;
TN_NODISCARD static inline tn_status tni_read_quantized_decomposed_quantize_per_token(const tn_call *call,
    const StableIValue *args, tni_args_quantized_decomposed_quantize_per_token *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->scales));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->zero_points));
    in->quant_min = tni_arg_int(args[3]);
    in->quant_max = tni_arg_int(args[4]);
    in->dtype = tni_arg_dtype(args[5]);
    return TN_OK;
}

/* tenon::fake_quant_per_channel_mask(Tensor input, Tensor scales, Tensor zero_points, int axis, int quant_min, int quant_max) -> Tensor */
typedef struct tni_args_tenon_fake_quant_per_channel_mask {
    tn_tensor *input;
    tn_tensor *scales;
    tn_tensor *zero_points;
    int64_t axis;
    int64_t quant_min;
    int64_t quant_max;
} tni_args_tenon_fake_quant_per_channel_mask;
TN_NODISCARD static inline tn_status tni_read_tenon_fake_quant_per_channel_mask(const tn_call *call,
    const StableIValue *args, tni_args_tenon_fake_quant_per_channel_mask *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->scales));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->zero_points));
    in->axis = tni_arg_int(args[3]);
    in->quant_min = tni_arg_int(args[4]);
    in->quant_max = tni_arg_int(args[5]);
    return TN_OK;
}

#endif
