/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_CONV_H
#define TENON_ARGS_CONV_H

#include "kernels/core/kernel_core.h"

/* _adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor */
typedef struct tni_args__adaptive_avg_pool2d {
    tn_tensor *self;
    tni_ints output_size;
} tni_args__adaptive_avg_pool2d;
TN_NODISCARD static inline tn_status tni_read__adaptive_avg_pool2d(const tn_call *call,
    const StableIValue *args, tni_args__adaptive_avg_pool2d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    return TN_OK;
}

/* _adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor */
typedef struct tni_args__adaptive_avg_pool2d_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
} tni_args__adaptive_avg_pool2d_backward;
TN_NODISCARD static inline tn_status tni_read__adaptive_avg_pool2d_backward(const tn_call *call,
    const StableIValue *args, tni_args__adaptive_avg_pool2d_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    return TN_OK;
}

/* _adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor */
typedef struct tni_args__adaptive_avg_pool3d {
    tn_tensor *self;
    tni_ints output_size;
} tni_args__adaptive_avg_pool3d;
TN_NODISCARD static inline tn_status tni_read__adaptive_avg_pool3d(const tn_call *call,
    const StableIValue *args, tni_args__adaptive_avg_pool3d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    return TN_OK;
}

/* _adaptive_avg_pool3d_backward(Tensor grad_output, Tensor self) -> Tensor */
typedef struct tni_args__adaptive_avg_pool3d_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
} tni_args__adaptive_avg_pool3d_backward;
TN_NODISCARD static inline tn_status tni_read__adaptive_avg_pool3d_backward(const tn_call *call,
    const StableIValue *args, tni_args__adaptive_avg_pool3d_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    return TN_OK;
}

/* _convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool benchmark, bool deterministic, bool cudnn_enabled, bool allow_tf32) -> Tensor */
typedef struct tni_args__convolution {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
    bool transposed;
    tni_ints output_padding;
    int64_t groups;
    bool benchmark;
    bool deterministic;
    bool cudnn_enabled;
    bool allow_tf32;
} tni_args__convolution;
TN_NODISCARD static inline tn_status tni_read__convolution(const tn_call *call,
    const StableIValue *args, tni_args__convolution *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    in->bias = tni_arg_maybe_handle(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_ints(args[4]);
    in->dilation = tni_arg_ints(args[5]);
    in->transposed = tni_arg_bool(args[6]);
    in->output_padding = tni_arg_ints(args[7]);
    in->groups = tni_arg_int(args[8]);
    in->benchmark = tni_arg_bool(args[9]);
    in->deterministic = tni_arg_bool(args[10]);
    in->cudnn_enabled = tni_arg_bool(args[11]);
    in->allow_tf32 = tni_arg_bool(args[12]);
    return TN_OK;
}

/* _convolution.deprecated(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, int[] output_padding, SymInt groups, bool benchmark, bool deterministic, bool cudnn_enabled) -> Tensor */
typedef struct tni_args__convolution_deprecated {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
    bool transposed;
    tni_ints output_padding;
    int64_t groups;
    bool benchmark;
    bool deterministic;
    bool cudnn_enabled;
} tni_args__convolution_deprecated;
TN_NODISCARD static inline tn_status tni_read__convolution_deprecated(const tn_call *call,
    const StableIValue *args, tni_args__convolution_deprecated *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    in->bias = tni_arg_maybe_handle(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_ints(args[4]);
    in->dilation = tni_arg_ints(args[5]);
    in->transposed = tni_arg_bool(args[6]);
    in->output_padding = tni_arg_ints(args[7]);
    in->groups = tni_arg_int(args[8]);
    in->benchmark = tni_arg_bool(args[9]);
    in->deterministic = tni_arg_bool(args[10]);
    in->cudnn_enabled = tni_arg_bool(args[11]);
    return TN_OK;
}

/* _convolution_mode(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, str padding, SymInt[] dilation, SymInt groups) -> Tensor */
typedef struct tni_args__convolution_mode {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tni_ints stride;
    const tni_string *padding;
    tni_ints dilation;
    int64_t groups;
} tni_args__convolution_mode;
TN_NODISCARD static inline tn_status tni_read__convolution_mode(const tn_call *call,
    const StableIValue *args, tni_args__convolution_mode *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    in->bias = tni_arg_maybe_handle(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_string(args[4]);
    in->dilation = tni_arg_ints(args[5]);
    in->groups = tni_arg_int(args[6]);
    return TN_OK;
}

/* _slow_conv2d_backward.output_mask(Tensor grad_output, Tensor self, Tensor weight, SymInt[2] kernel_size, SymInt[2] stride, SymInt[2] padding, bool[3] output_mask) -> (Tensor grad_input, Tensor grad_weight, Tensor grad_bias) */
typedef struct tni_args__slow_conv2d_backward_output_mask {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *weight;
    tni_ints kernel_size;
    tni_ints stride;
    tni_ints padding;
    const tni_list *output_mask;
} tni_args__slow_conv2d_backward_output_mask;
TN_NODISCARD static inline tn_status tni_read__slow_conv2d_backward_output_mask(const tn_call *call,
    const StableIValue *args, tni_args__slow_conv2d_backward_output_mask *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->weight));
    in->kernel_size = tni_arg_ints(args[3]);
    in->stride = tni_arg_ints(args[4]);
    in->padding = tni_arg_ints(args[5]);
    in->output_mask = tni_arg_list(args[6]);
    TN_TRY(tni_check_length(call, 6, in->output_mask, 3));
    return TN_OK;
}

/* _slow_conv2d_forward(Tensor self, Tensor weight, SymInt[2] kernel_size, Tensor? bias, SymInt[2] stride, SymInt[2] padding) -> Tensor */
typedef struct tni_args__slow_conv2d_forward {
    tn_tensor *self;
    tn_tensor *weight;
    tni_ints kernel_size;
    tn_tensor *bias;
    tni_ints stride;
    tni_ints padding;
} tni_args__slow_conv2d_forward;
TN_NODISCARD static inline tn_status tni_read__slow_conv2d_forward(const tn_call *call,
    const StableIValue *args, tni_args__slow_conv2d_forward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    in->kernel_size = tni_arg_ints(args[2]);
    in->bias = tni_arg_maybe_handle(args[3]);
    in->stride = tni_arg_ints(args[4]);
    in->padding = tni_arg_ints(args[5]);
    return TN_OK;
}

/* _upsample_bicubic2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor */
typedef struct tni_args__upsample_bicubic2d_aa {
    tn_tensor *self;
    tni_ints output_size;
    bool align_corners;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
} tni_args__upsample_bicubic2d_aa;
TN_NODISCARD static inline tn_status tni_read__upsample_bicubic2d_aa(const tn_call *call,
    const StableIValue *args, tni_args__upsample_bicubic2d_aa *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    in->align_corners = tni_arg_bool(args[2]);
    in->scales_h = tni_arg_maybe_double(args[3]);
    in->scales_w = tni_arg_maybe_double(args[4]);
    return TN_OK;
}

/* _upsample_bicubic2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor */
typedef struct tni_args__upsample_bicubic2d_aa_backward {
    tn_tensor *grad_output;
    tni_ints output_size;
    tni_ints input_size;
    bool align_corners;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
} tni_args__upsample_bicubic2d_aa_backward;
TN_NODISCARD static inline tn_status tni_read__upsample_bicubic2d_aa_backward(const tn_call *call,
    const StableIValue *args, tni_args__upsample_bicubic2d_aa_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->output_size = tni_arg_ints(args[1]);
    in->input_size = tni_arg_ints(args[2]);
    in->align_corners = tni_arg_bool(args[3]);
    in->scales_h = tni_arg_maybe_double(args[4]);
    in->scales_w = tni_arg_maybe_double(args[5]);
    return TN_OK;
}

/* _upsample_bicubic2d_aa.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor */
typedef struct tni_args__upsample_bicubic2d_aa_vec {
    tn_tensor *input;
    tni_ints output_size;
    bool align_corners;
    const tni_list *scale_factors;
} tni_args__upsample_bicubic2d_aa_vec;
TN_NODISCARD static inline tn_status tni_read__upsample_bicubic2d_aa_vec(const tn_call *call,
    const StableIValue *args, tni_args__upsample_bicubic2d_aa_vec *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->output_size = tni_arg_maybe_ints(args[1]);
    in->align_corners = tni_arg_bool(args[2]);
    in->scale_factors = tni_arg_maybe_list(args[3]);
    return TN_OK;
}

/* _upsample_bilinear2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor */
typedef struct tni_args__upsample_bilinear2d_aa {
    tn_tensor *self;
    tni_ints output_size;
    bool align_corners;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
} tni_args__upsample_bilinear2d_aa;
TN_NODISCARD static inline tn_status tni_read__upsample_bilinear2d_aa(const tn_call *call,
    const StableIValue *args, tni_args__upsample_bilinear2d_aa *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    in->align_corners = tni_arg_bool(args[2]);
    in->scales_h = tni_arg_maybe_double(args[3]);
    in->scales_w = tni_arg_maybe_double(args[4]);
    return TN_OK;
}

/* _upsample_bilinear2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor */
typedef struct tni_args__upsample_bilinear2d_aa_backward {
    tn_tensor *grad_output;
    tni_ints output_size;
    tni_ints input_size;
    bool align_corners;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
} tni_args__upsample_bilinear2d_aa_backward;
TN_NODISCARD static inline tn_status tni_read__upsample_bilinear2d_aa_backward(const tn_call *call,
    const StableIValue *args, tni_args__upsample_bilinear2d_aa_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->output_size = tni_arg_ints(args[1]);
    in->input_size = tni_arg_ints(args[2]);
    in->align_corners = tni_arg_bool(args[3]);
    in->scales_h = tni_arg_maybe_double(args[4]);
    in->scales_w = tni_arg_maybe_double(args[5]);
    return TN_OK;
}

/* _upsample_bilinear2d_aa.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor */
typedef struct tni_args__upsample_bilinear2d_aa_vec {
    tn_tensor *input;
    tni_ints output_size;
    bool align_corners;
    const tni_list *scale_factors;
} tni_args__upsample_bilinear2d_aa_vec;
TN_NODISCARD static inline tn_status tni_read__upsample_bilinear2d_aa_vec(const tn_call *call,
    const StableIValue *args, tni_args__upsample_bilinear2d_aa_vec *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->output_size = tni_arg_maybe_ints(args[1]);
    in->align_corners = tni_arg_bool(args[2]);
    in->scale_factors = tni_arg_maybe_list(args[3]);
    return TN_OK;
}

/* _upsample_lanczos2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor */
typedef struct tni_args__upsample_lanczos2d_aa {
    tn_tensor *self;
    tni_ints output_size;
    bool align_corners;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
} tni_args__upsample_lanczos2d_aa;
TN_NODISCARD static inline tn_status tni_read__upsample_lanczos2d_aa(const tn_call *call,
    const StableIValue *args, tni_args__upsample_lanczos2d_aa *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    in->align_corners = tni_arg_bool(args[2]);
    in->scales_h = tni_arg_maybe_double(args[3]);
    in->scales_w = tni_arg_maybe_double(args[4]);
    return TN_OK;
}

/* _upsample_lanczos2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor */
typedef struct tni_args__upsample_lanczos2d_aa_backward {
    tn_tensor *grad_output;
    tni_ints output_size;
    tni_ints input_size;
    bool align_corners;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
} tni_args__upsample_lanczos2d_aa_backward;
TN_NODISCARD static inline tn_status tni_read__upsample_lanczos2d_aa_backward(const tn_call *call,
    const StableIValue *args, tni_args__upsample_lanczos2d_aa_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->output_size = tni_arg_ints(args[1]);
    in->input_size = tni_arg_ints(args[2]);
    in->align_corners = tni_arg_bool(args[3]);
    in->scales_h = tni_arg_maybe_double(args[4]);
    in->scales_w = tni_arg_maybe_double(args[5]);
    return TN_OK;
}

/* _upsample_lanczos2d_aa.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor */
typedef struct tni_args__upsample_lanczos2d_aa_vec {
    tn_tensor *input;
    tni_ints output_size;
    bool align_corners;
    const tni_list *scale_factors;
} tni_args__upsample_lanczos2d_aa_vec;
TN_NODISCARD static inline tn_status tni_read__upsample_lanczos2d_aa_vec(const tn_call *call,
    const StableIValue *args, tni_args__upsample_lanczos2d_aa_vec *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->output_size = tni_arg_maybe_ints(args[1]);
    in->align_corners = tni_arg_bool(args[2]);
    in->scale_factors = tni_arg_maybe_list(args[3]);
    return TN_OK;
}

/* _upsample_nearest_exact1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor */
typedef struct tni_args__upsample_nearest_exact1d {
    tn_tensor *self;
    tni_ints output_size;
    tni_maybe_double scales;
} tni_args__upsample_nearest_exact1d;
TN_NODISCARD static inline tn_status tni_read__upsample_nearest_exact1d(const tn_call *call,
    const StableIValue *args, tni_args__upsample_nearest_exact1d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    in->scales = tni_arg_maybe_double(args[2]);
    return TN_OK;
}

/* _upsample_nearest_exact1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor */
typedef struct tni_args__upsample_nearest_exact1d_backward {
    tn_tensor *grad_output;
    tni_ints output_size;
    tni_ints input_size;
    tni_maybe_double scales;
} tni_args__upsample_nearest_exact1d_backward;
TN_NODISCARD static inline tn_status tni_read__upsample_nearest_exact1d_backward(const tn_call *call,
    const StableIValue *args, tni_args__upsample_nearest_exact1d_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->output_size = tni_arg_ints(args[1]);
    in->input_size = tni_arg_ints(args[2]);
    in->scales = tni_arg_maybe_double(args[3]);
    return TN_OK;
}

/* _upsample_nearest_exact1d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor */
typedef struct tni_args__upsample_nearest_exact1d_vec {
    tn_tensor *input;
    tni_ints output_size;
    const tni_list *scale_factors;
} tni_args__upsample_nearest_exact1d_vec;
TN_NODISCARD static inline tn_status tni_read__upsample_nearest_exact1d_vec(const tn_call *call,
    const StableIValue *args, tni_args__upsample_nearest_exact1d_vec *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->output_size = tni_arg_maybe_ints(args[1]);
    in->scale_factors = tni_arg_maybe_list(args[2]);
    return TN_OK;
}

/* _upsample_nearest_exact2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor */
typedef struct tni_args__upsample_nearest_exact2d {
    tn_tensor *self;
    tni_ints output_size;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
} tni_args__upsample_nearest_exact2d;
TN_NODISCARD static inline tn_status tni_read__upsample_nearest_exact2d(const tn_call *call,
    const StableIValue *args, tni_args__upsample_nearest_exact2d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    in->scales_h = tni_arg_maybe_double(args[2]);
    in->scales_w = tni_arg_maybe_double(args[3]);
    return TN_OK;
}

/* _upsample_nearest_exact2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor */
typedef struct tni_args__upsample_nearest_exact2d_backward {
    tn_tensor *grad_output;
    tni_ints output_size;
    tni_ints input_size;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
} tni_args__upsample_nearest_exact2d_backward;
TN_NODISCARD static inline tn_status tni_read__upsample_nearest_exact2d_backward(const tn_call *call,
    const StableIValue *args, tni_args__upsample_nearest_exact2d_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->output_size = tni_arg_ints(args[1]);
    in->input_size = tni_arg_ints(args[2]);
    in->scales_h = tni_arg_maybe_double(args[3]);
    in->scales_w = tni_arg_maybe_double(args[4]);
    return TN_OK;
}

/* _upsample_nearest_exact2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor */
typedef struct tni_args__upsample_nearest_exact2d_vec {
    tn_tensor *input;
    tni_ints output_size;
    const tni_list *scale_factors;
} tni_args__upsample_nearest_exact2d_vec;
TN_NODISCARD static inline tn_status tni_read__upsample_nearest_exact2d_vec(const tn_call *call,
    const StableIValue *args, tni_args__upsample_nearest_exact2d_vec *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->output_size = tni_arg_maybe_ints(args[1]);
    in->scale_factors = tni_arg_maybe_list(args[2]);
    return TN_OK;
}

/* _upsample_nearest_exact3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor */
typedef struct tni_args__upsample_nearest_exact3d {
    tn_tensor *self;
    tni_ints output_size;
    tni_maybe_double scales_d;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
} tni_args__upsample_nearest_exact3d;
TN_NODISCARD static inline tn_status tni_read__upsample_nearest_exact3d(const tn_call *call,
    const StableIValue *args, tni_args__upsample_nearest_exact3d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    in->scales_d = tni_arg_maybe_double(args[2]);
    in->scales_h = tni_arg_maybe_double(args[3]);
    in->scales_w = tni_arg_maybe_double(args[4]);
    return TN_OK;
}

/* _upsample_nearest_exact3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor */
typedef struct tni_args__upsample_nearest_exact3d_backward {
    tn_tensor *grad_output;
    tni_ints output_size;
    tni_ints input_size;
    tni_maybe_double scales_d;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
} tni_args__upsample_nearest_exact3d_backward;
TN_NODISCARD static inline tn_status tni_read__upsample_nearest_exact3d_backward(const tn_call *call,
    const StableIValue *args, tni_args__upsample_nearest_exact3d_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->output_size = tni_arg_ints(args[1]);
    in->input_size = tni_arg_ints(args[2]);
    in->scales_d = tni_arg_maybe_double(args[3]);
    in->scales_h = tni_arg_maybe_double(args[4]);
    in->scales_w = tni_arg_maybe_double(args[5]);
    return TN_OK;
}

/* _upsample_nearest_exact3d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor */
typedef struct tni_args__upsample_nearest_exact3d_vec {
    tn_tensor *input;
    tni_ints output_size;
    const tni_list *scale_factors;
} tni_args__upsample_nearest_exact3d_vec;
TN_NODISCARD static inline tn_status tni_read__upsample_nearest_exact3d_vec(const tn_call *call,
    const StableIValue *args, tni_args__upsample_nearest_exact3d_vec *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->output_size = tni_arg_maybe_ints(args[1]);
    in->scale_factors = tni_arg_maybe_list(args[2]);
    return TN_OK;
}

/* adaptive_avg_pool1d(Tensor self, int[1] output_size) -> Tensor */
typedef struct tni_args_adaptive_avg_pool1d {
    tn_tensor *self;
    tni_ints output_size;
} tni_args_adaptive_avg_pool1d;
TN_NODISCARD static inline tn_status tni_read_adaptive_avg_pool1d(const tn_call *call,
    const StableIValue *args, tni_args_adaptive_avg_pool1d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    return TN_OK;
}

/* adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor */
typedef struct tni_args_adaptive_avg_pool2d {
    tn_tensor *self;
    tni_ints output_size;
} tni_args_adaptive_avg_pool2d;
TN_NODISCARD static inline tn_status tni_read_adaptive_avg_pool2d(const tn_call *call,
    const StableIValue *args, tni_args_adaptive_avg_pool2d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    return TN_OK;
}

/* adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor */
typedef struct tni_args_adaptive_avg_pool3d {
    tn_tensor *self;
    tni_ints output_size;
} tni_args_adaptive_avg_pool3d;
TN_NODISCARD static inline tn_status tni_read_adaptive_avg_pool3d(const tn_call *call,
    const StableIValue *args, tni_args_adaptive_avg_pool3d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    return TN_OK;
}

/* adaptive_max_pool1d(Tensor self, int[1] output_size) -> (Tensor, Tensor) */
typedef struct tni_args_adaptive_max_pool1d {
    tn_tensor *self;
    tni_ints output_size;
} tni_args_adaptive_max_pool1d;
TN_NODISCARD static inline tn_status tni_read_adaptive_max_pool1d(const tn_call *call,
    const StableIValue *args, tni_args_adaptive_max_pool1d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    return TN_OK;
}

/* adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor) */
typedef struct tni_args_adaptive_max_pool2d {
    tn_tensor *self;
    tni_ints output_size;
} tni_args_adaptive_max_pool2d;
TN_NODISCARD static inline tn_status tni_read_adaptive_max_pool2d(const tn_call *call,
    const StableIValue *args, tni_args_adaptive_max_pool2d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    return TN_OK;
}

/* adaptive_max_pool2d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor */
typedef struct tni_args_adaptive_max_pool2d_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *indices;
} tni_args_adaptive_max_pool2d_backward;
TN_NODISCARD static inline tn_status tni_read_adaptive_max_pool2d_backward(const tn_call *call,
    const StableIValue *args, tni_args_adaptive_max_pool2d_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->indices));
    return TN_OK;
}

/* adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor) */
typedef struct tni_args_adaptive_max_pool3d {
    tn_tensor *self;
    tni_ints output_size;
} tni_args_adaptive_max_pool3d;
TN_NODISCARD static inline tn_status tni_read_adaptive_max_pool3d(const tn_call *call,
    const StableIValue *args, tni_args_adaptive_max_pool3d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    return TN_OK;
}

/* adaptive_max_pool3d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor */
typedef struct tni_args_adaptive_max_pool3d_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *indices;
} tni_args_adaptive_max_pool3d_backward;
TN_NODISCARD static inline tn_status tni_read_adaptive_max_pool3d_backward(const tn_call *call,
    const StableIValue *args, tni_args_adaptive_max_pool3d_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->indices));
    return TN_OK;
}

/* affine_grid_generator(Tensor theta, SymInt[] size, bool align_corners) -> Tensor */
typedef struct tni_args_affine_grid_generator {
    tn_tensor *theta;
    tni_ints size;
    bool align_corners;
} tni_args_affine_grid_generator;
TN_NODISCARD static inline tn_status tni_read_affine_grid_generator(const tn_call *call,
    const StableIValue *args, tni_args_affine_grid_generator *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->theta));
    in->size = tni_arg_ints(args[1]);
    in->align_corners = tni_arg_bool(args[2]);
    return TN_OK;
}

/* affine_grid_generator_backward(Tensor grad, SymInt[] size, bool align_corners) -> Tensor */
typedef struct tni_args_affine_grid_generator_backward {
    tn_tensor *grad;
    tni_ints size;
    bool align_corners;
} tni_args_affine_grid_generator_backward;
TN_NODISCARD static inline tn_status tni_read_affine_grid_generator_backward(const tn_call *call,
    const StableIValue *args, tni_args_affine_grid_generator_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad));
    in->size = tni_arg_ints(args[1]);
    in->align_corners = tni_arg_bool(args[2]);
    return TN_OK;
}

/* avg_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, bool ceil_mode=False, bool count_include_pad=True) -> Tensor */
typedef struct tni_args_avg_pool1d {
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints stride;
    tni_ints padding;
    bool ceil_mode;
    bool count_include_pad;
} tni_args_avg_pool1d;
TN_NODISCARD static inline tn_status tni_read_avg_pool1d(const tn_call *call,
    const StableIValue *args, tni_args_avg_pool1d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->kernel_size = tni_arg_ints(args[1]);
    in->stride = tni_arg_ints(args[2]);
    in->padding = tni_arg_ints(args[3]);
    in->ceil_mode = tni_arg_bool(args[4]);
    in->count_include_pad = tni_arg_bool(args[5]);
    return TN_OK;
}

/* avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor */
typedef struct tni_args_avg_pool2d {
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints stride;
    tni_ints padding;
    bool ceil_mode;
    bool count_include_pad;
    tni_maybe_int divisor_override;
} tni_args_avg_pool2d;
TN_NODISCARD static inline tn_status tni_read_avg_pool2d(const tn_call *call,
    const StableIValue *args, tni_args_avg_pool2d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->kernel_size = tni_arg_ints(args[1]);
    in->stride = tni_arg_ints(args[2]);
    in->padding = tni_arg_ints(args[3]);
    in->ceil_mode = tni_arg_bool(args[4]);
    in->count_include_pad = tni_arg_bool(args[5]);
    in->divisor_override = tni_arg_maybe_int(args[6]);
    return TN_OK;
}

/* avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor */
typedef struct tni_args_avg_pool2d_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints stride;
    tni_ints padding;
    bool ceil_mode;
    bool count_include_pad;
    tni_maybe_int divisor_override;
} tni_args_avg_pool2d_backward;
TN_NODISCARD static inline tn_status tni_read_avg_pool2d_backward(const tn_call *call,
    const StableIValue *args, tni_args_avg_pool2d_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->kernel_size = tni_arg_ints(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_ints(args[4]);
    in->ceil_mode = tni_arg_bool(args[5]);
    in->count_include_pad = tni_arg_bool(args[6]);
    in->divisor_override = tni_arg_maybe_int(args[7]);
    return TN_OK;
}

/* avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor */
typedef struct tni_args_avg_pool3d {
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints stride;
    tni_ints padding;
    bool ceil_mode;
    bool count_include_pad;
    tni_maybe_int divisor_override;
} tni_args_avg_pool3d;
TN_NODISCARD static inline tn_status tni_read_avg_pool3d(const tn_call *call,
    const StableIValue *args, tni_args_avg_pool3d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->kernel_size = tni_arg_ints(args[1]);
    in->stride = tni_arg_ints(args[2]);
    in->padding = tni_arg_ints(args[3]);
    in->ceil_mode = tni_arg_bool(args[4]);
    in->count_include_pad = tni_arg_bool(args[5]);
    in->divisor_override = tni_arg_maybe_int(args[6]);
    return TN_OK;
}

/* avg_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor */
typedef struct tni_args_avg_pool3d_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints stride;
    tni_ints padding;
    bool ceil_mode;
    bool count_include_pad;
    tni_maybe_int divisor_override;
} tni_args_avg_pool3d_backward;
TN_NODISCARD static inline tn_status tni_read_avg_pool3d_backward(const tn_call *call,
    const StableIValue *args, tni_args_avg_pool3d_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->kernel_size = tni_arg_ints(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_ints(args[4]);
    in->ceil_mode = tni_arg_bool(args[5]);
    in->count_include_pad = tni_arg_bool(args[6]);
    in->divisor_override = tni_arg_maybe_int(args[7]);
    return TN_OK;
}

/* conv1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1] padding=0, SymInt[1] dilation=1, SymInt groups=1) -> Tensor */
typedef struct tni_args_conv1d {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
    int64_t groups;
} tni_args_conv1d;
TN_NODISCARD static inline tn_status tni_read_conv1d(const tn_call *call,
    const StableIValue *args, tni_args_conv1d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    in->bias = tni_arg_maybe_handle(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_ints(args[4]);
    in->dilation = tni_arg_ints(args[5]);
    in->groups = tni_arg_int(args[6]);
    return TN_OK;
}

/* conv1d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, str padding="valid", SymInt[1] dilation=1, SymInt groups=1) -> Tensor */
typedef struct tni_args_conv1d_padding {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tni_ints stride;
    const tni_string *padding;
    tni_ints dilation;
    int64_t groups;
} tni_args_conv1d_padding;
TN_NODISCARD static inline tn_status tni_read_conv1d_padding(const tn_call *call,
    const StableIValue *args, tni_args_conv1d_padding *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    in->bias = tni_arg_maybe_handle(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_string(args[4]);
    in->dilation = tni_arg_ints(args[5]);
    in->groups = tni_arg_int(args[6]);
    return TN_OK;
}

/* conv2d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0, SymInt[2] dilation=1, SymInt groups=1) -> Tensor */
typedef struct tni_args_conv2d {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
    int64_t groups;
} tni_args_conv2d;
TN_NODISCARD static inline tn_status tni_read_conv2d(const tn_call *call,
    const StableIValue *args, tni_args_conv2d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    in->bias = tni_arg_maybe_handle(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_ints(args[4]);
    in->dilation = tni_arg_ints(args[5]);
    in->groups = tni_arg_int(args[6]);
    return TN_OK;
}

/* conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, str padding="valid", SymInt[2] dilation=1, SymInt groups=1) -> Tensor */
typedef struct tni_args_conv2d_padding {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tni_ints stride;
    const tni_string *padding;
    tni_ints dilation;
    int64_t groups;
} tni_args_conv2d_padding;
TN_NODISCARD static inline tn_status tni_read_conv2d_padding(const tn_call *call,
    const StableIValue *args, tni_args_conv2d_padding *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    in->bias = tni_arg_maybe_handle(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_string(args[4]);
    in->dilation = tni_arg_ints(args[5]);
    in->groups = tni_arg_int(args[6]);
    return TN_OK;
}

/* conv3d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, SymInt[3] padding=0, SymInt[3] dilation=1, SymInt groups=1) -> Tensor */
typedef struct tni_args_conv3d {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
    int64_t groups;
} tni_args_conv3d;
TN_NODISCARD static inline tn_status tni_read_conv3d(const tn_call *call,
    const StableIValue *args, tni_args_conv3d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    in->bias = tni_arg_maybe_handle(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_ints(args[4]);
    in->dilation = tni_arg_ints(args[5]);
    in->groups = tni_arg_int(args[6]);
    return TN_OK;
}

/* conv3d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, str padding="valid", SymInt[3] dilation=1, SymInt groups=1) -> Tensor */
typedef struct tni_args_conv3d_padding {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tni_ints stride;
    const tni_string *padding;
    tni_ints dilation;
    int64_t groups;
} tni_args_conv3d_padding;
TN_NODISCARD static inline tn_status tni_read_conv3d_padding(const tn_call *call,
    const StableIValue *args, tni_args_conv3d_padding *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    in->bias = tni_arg_maybe_handle(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_string(args[4]);
    in->dilation = tni_arg_ints(args[5]);
    in->groups = tni_arg_int(args[6]);
    return TN_OK;
}

/* conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1] padding=0, SymInt[1] output_padding=0, SymInt groups=1, SymInt[1] dilation=1) -> Tensor */
typedef struct tni_args_conv_transpose1d {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tni_ints stride;
    tni_ints padding;
    tni_ints output_padding;
    int64_t groups;
    tni_ints dilation;
} tni_args_conv_transpose1d;
TN_NODISCARD static inline tn_status tni_read_conv_transpose1d(const tn_call *call,
    const StableIValue *args, tni_args_conv_transpose1d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    in->bias = tni_arg_maybe_handle(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_ints(args[4]);
    in->output_padding = tni_arg_ints(args[5]);
    in->groups = tni_arg_int(args[6]);
    in->dilation = tni_arg_ints(args[7]);
    return TN_OK;
}

/* conv_transpose2d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0, SymInt[2] output_padding=0, SymInt groups=1, SymInt[2] dilation=1) -> Tensor */
typedef struct tni_args_conv_transpose2d_input {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tni_ints stride;
    tni_ints padding;
    tni_ints output_padding;
    int64_t groups;
    tni_ints dilation;
} tni_args_conv_transpose2d_input;
TN_NODISCARD static inline tn_status tni_read_conv_transpose2d_input(const tn_call *call,
    const StableIValue *args, tni_args_conv_transpose2d_input *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    in->bias = tni_arg_maybe_handle(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_ints(args[4]);
    in->output_padding = tni_arg_ints(args[5]);
    in->groups = tni_arg_int(args[6]);
    in->dilation = tni_arg_ints(args[7]);
    return TN_OK;
}

/* conv_transpose3d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, SymInt[3] padding=0, SymInt[3] output_padding=0, SymInt groups=1, SymInt[3] dilation=1) -> Tensor */
typedef struct tni_args_conv_transpose3d_input {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tni_ints stride;
    tni_ints padding;
    tni_ints output_padding;
    int64_t groups;
    tni_ints dilation;
} tni_args_conv_transpose3d_input;
TN_NODISCARD static inline tn_status tni_read_conv_transpose3d_input(const tn_call *call,
    const StableIValue *args, tni_args_conv_transpose3d_input *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    in->bias = tni_arg_maybe_handle(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_ints(args[4]);
    in->output_padding = tni_arg_ints(args[5]);
    in->groups = tni_arg_int(args[6]);
    in->dilation = tni_arg_ints(args[7]);
    return TN_OK;
}

/* convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor */
typedef struct tni_args_convolution {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
    bool transposed;
    tni_ints output_padding;
    int64_t groups;
} tni_args_convolution;
TN_NODISCARD static inline tn_status tni_read_convolution(const tn_call *call,
    const StableIValue *args, tni_args_convolution *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    in->bias = tni_arg_maybe_handle(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_ints(args[4]);
    in->dilation = tni_arg_ints(args[5]);
    in->transposed = tni_arg_bool(args[6]);
    in->output_padding = tni_arg_ints(args[7]);
    in->groups = tni_arg_int(args[8]);
    return TN_OK;
}

/* convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor) */
typedef struct tni_args_convolution_backward {
    tn_tensor *grad_output;
    tn_tensor *input;
    tn_tensor *weight;
    tni_ints bias_sizes;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
    bool transposed;
    tni_ints output_padding;
    int64_t groups;
    const tni_list *output_mask;
} tni_args_convolution_backward;
TN_NODISCARD static inline tn_status tni_read_convolution_backward(const tn_call *call,
    const StableIValue *args, tni_args_convolution_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->weight));
    in->bias_sizes = tni_arg_maybe_ints(args[3]);
    in->stride = tni_arg_ints(args[4]);
    in->padding = tni_arg_ints(args[5]);
    in->dilation = tni_arg_ints(args[6]);
    in->transposed = tni_arg_bool(args[7]);
    in->output_padding = tni_arg_ints(args[8]);
    in->groups = tni_arg_int(args[9]);
    in->output_mask = tni_arg_list(args[10]);
    TN_TRY(tni_check_length(call, 10, in->output_mask, 3));
    return TN_OK;
}

/* fractional_max_pool2d(Tensor self, int[2] kernel_size, int[2] output_size, Tensor random_samples) -> (Tensor, Tensor) */
typedef struct tni_args_fractional_max_pool2d {
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints output_size;
    tn_tensor *random_samples;
} tni_args_fractional_max_pool2d;
TN_NODISCARD static inline tn_status tni_read_fractional_max_pool2d(const tn_call *call,
    const StableIValue *args, tni_args_fractional_max_pool2d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->kernel_size = tni_arg_ints(args[1]);
    in->output_size = tni_arg_ints(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->random_samples));
    return TN_OK;
}

/* fractional_max_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] output_size, Tensor indices) -> Tensor */
typedef struct tni_args_fractional_max_pool2d_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints output_size;
    tn_tensor *indices;
} tni_args_fractional_max_pool2d_backward;
TN_NODISCARD static inline tn_status tni_read_fractional_max_pool2d_backward(const tn_call *call,
    const StableIValue *args, tni_args_fractional_max_pool2d_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->kernel_size = tni_arg_ints(args[2]);
    in->output_size = tni_arg_ints(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->indices));
    return TN_OK;
}

/* fractional_max_pool3d(Tensor self, int[3] kernel_size, int[3] output_size, Tensor random_samples) -> (Tensor, Tensor) */
typedef struct tni_args_fractional_max_pool3d {
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints output_size;
    tn_tensor *random_samples;
} tni_args_fractional_max_pool3d;
TN_NODISCARD static inline tn_status tni_read_fractional_max_pool3d(const tn_call *call,
    const StableIValue *args, tni_args_fractional_max_pool3d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->kernel_size = tni_arg_ints(args[1]);
    in->output_size = tni_arg_ints(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->random_samples));
    return TN_OK;
}

/* fractional_max_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] output_size, Tensor indices) -> Tensor */
typedef struct tni_args_fractional_max_pool3d_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints output_size;
    tn_tensor *indices;
} tni_args_fractional_max_pool3d_backward;
TN_NODISCARD static inline tn_status tni_read_fractional_max_pool3d_backward(const tn_call *call,
    const StableIValue *args, tni_args_fractional_max_pool3d_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->kernel_size = tni_arg_ints(args[2]);
    in->output_size = tni_arg_ints(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->indices));
    return TN_OK;
}

/* grid_sampler(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor */
typedef struct tni_args_grid_sampler {
    tn_tensor *input;
    tn_tensor *grid;
    int64_t interpolation_mode;
    int64_t padding_mode;
    bool align_corners;
} tni_args_grid_sampler;
TN_NODISCARD static inline tn_status tni_read_grid_sampler(const tn_call *call,
    const StableIValue *args, tni_args_grid_sampler *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->grid));
    in->interpolation_mode = tni_arg_int(args[2]);
    in->padding_mode = tni_arg_int(args[3]);
    in->align_corners = tni_arg_bool(args[4]);
    return TN_OK;
}

/* grid_sampler_2d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor */
typedef struct tni_args_grid_sampler_2d {
    tn_tensor *input;
    tn_tensor *grid;
    int64_t interpolation_mode;
    int64_t padding_mode;
    bool align_corners;
} tni_args_grid_sampler_2d;
TN_NODISCARD static inline tn_status tni_read_grid_sampler_2d(const tn_call *call,
    const StableIValue *args, tni_args_grid_sampler_2d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->grid));
    in->interpolation_mode = tni_arg_int(args[2]);
    in->padding_mode = tni_arg_int(args[3]);
    in->align_corners = tni_arg_bool(args[4]);
    return TN_OK;
}

/* grid_sampler_2d_backward(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners, bool[2] output_mask) -> (Tensor, Tensor) */
typedef struct tni_args_grid_sampler_2d_backward {
    tn_tensor *grad_output;
    tn_tensor *input;
    tn_tensor *grid;
    int64_t interpolation_mode;
    int64_t padding_mode;
    bool align_corners;
    const tni_list *output_mask;
} tni_args_grid_sampler_2d_backward;
TN_NODISCARD static inline tn_status tni_read_grid_sampler_2d_backward(const tn_call *call,
    const StableIValue *args, tni_args_grid_sampler_2d_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->grid));
    in->interpolation_mode = tni_arg_int(args[3]);
    in->padding_mode = tni_arg_int(args[4]);
    in->align_corners = tni_arg_bool(args[5]);
    in->output_mask = tni_arg_list(args[6]);
    TN_TRY(tni_check_length(call, 6, in->output_mask, 2));
    return TN_OK;
}

/* grid_sampler_3d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor */
typedef struct tni_args_grid_sampler_3d {
    tn_tensor *input;
    tn_tensor *grid;
    int64_t interpolation_mode;
    int64_t padding_mode;
    bool align_corners;
} tni_args_grid_sampler_3d;
TN_NODISCARD static inline tn_status tni_read_grid_sampler_3d(const tn_call *call,
    const StableIValue *args, tni_args_grid_sampler_3d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->grid));
    in->interpolation_mode = tni_arg_int(args[2]);
    in->padding_mode = tni_arg_int(args[3]);
    in->align_corners = tni_arg_bool(args[4]);
    return TN_OK;
}

/* grid_sampler_3d_backward(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners, bool[2] output_mask) -> (Tensor, Tensor) */
typedef struct tni_args_grid_sampler_3d_backward {
    tn_tensor *grad_output;
    tn_tensor *input;
    tn_tensor *grid;
    int64_t interpolation_mode;
    int64_t padding_mode;
    bool align_corners;
    const tni_list *output_mask;
} tni_args_grid_sampler_3d_backward;
TN_NODISCARD static inline tn_status tni_read_grid_sampler_3d_backward(const tn_call *call,
    const StableIValue *args, tni_args_grid_sampler_3d_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->grid));
    in->interpolation_mode = tni_arg_int(args[3]);
    in->padding_mode = tni_arg_int(args[4]);
    in->align_corners = tni_arg_bool(args[5]);
    in->output_mask = tni_arg_list(args[6]);
    TN_TRY(tni_check_length(call, 6, in->output_mask, 2));
    return TN_OK;
}

/* max_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1] dilation=1, bool ceil_mode=False) -> Tensor */
typedef struct tni_args_max_pool1d {
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
    bool ceil_mode;
} tni_args_max_pool1d;
TN_NODISCARD static inline tn_status tni_read_max_pool1d(const tn_call *call,
    const StableIValue *args, tni_args_max_pool1d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->kernel_size = tni_arg_ints(args[1]);
    in->stride = tni_arg_ints(args[2]);
    in->padding = tni_arg_ints(args[3]);
    in->dilation = tni_arg_ints(args[4]);
    in->ceil_mode = tni_arg_bool(args[5]);
    return TN_OK;
}

/* max_pool1d_with_indices(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor) */
typedef struct tni_args_max_pool1d_with_indices {
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
    bool ceil_mode;
} tni_args_max_pool1d_with_indices;
TN_NODISCARD static inline tn_status tni_read_max_pool1d_with_indices(const tn_call *call,
    const StableIValue *args, tni_args_max_pool1d_with_indices *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->kernel_size = tni_arg_ints(args[1]);
    in->stride = tni_arg_ints(args[2]);
    in->padding = tni_arg_ints(args[3]);
    in->dilation = tni_arg_ints(args[4]);
    in->ceil_mode = tni_arg_bool(args[5]);
    return TN_OK;
}

/* max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> Tensor */
typedef struct tni_args_max_pool2d {
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
    bool ceil_mode;
} tni_args_max_pool2d;
TN_NODISCARD static inline tn_status tni_read_max_pool2d(const tn_call *call,
    const StableIValue *args, tni_args_max_pool2d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->kernel_size = tni_arg_ints(args[1]);
    in->stride = tni_arg_ints(args[2]);
    in->padding = tni_arg_ints(args[3]);
    in->dilation = tni_arg_ints(args[4]);
    in->ceil_mode = tni_arg_bool(args[5]);
    return TN_OK;
}

/* max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor) */
typedef struct tni_args_max_pool2d_with_indices {
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
    bool ceil_mode;
} tni_args_max_pool2d_with_indices;
TN_NODISCARD static inline tn_status tni_read_max_pool2d_with_indices(const tn_call *call,
    const StableIValue *args, tni_args_max_pool2d_with_indices *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->kernel_size = tni_arg_ints(args[1]);
    in->stride = tni_arg_ints(args[2]);
    in->padding = tni_arg_ints(args[3]);
    in->dilation = tni_arg_ints(args[4]);
    in->ceil_mode = tni_arg_bool(args[5]);
    return TN_OK;
}

/* max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor */
typedef struct tni_args_max_pool2d_with_indices_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
    bool ceil_mode;
    tn_tensor *indices;
} tni_args_max_pool2d_with_indices_backward;
TN_NODISCARD static inline tn_status tni_read_max_pool2d_with_indices_backward(const tn_call *call,
    const StableIValue *args, tni_args_max_pool2d_with_indices_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->kernel_size = tni_arg_ints(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_ints(args[4]);
    in->dilation = tni_arg_ints(args[5]);
    in->ceil_mode = tni_arg_bool(args[6]);
    TN_TRY(tni_arg_tensor(call, args, 7, &in->indices));
    return TN_OK;
}

/* max_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> Tensor */
typedef struct tni_args_max_pool3d {
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
    bool ceil_mode;
} tni_args_max_pool3d;
TN_NODISCARD static inline tn_status tni_read_max_pool3d(const tn_call *call,
    const StableIValue *args, tni_args_max_pool3d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->kernel_size = tni_arg_ints(args[1]);
    in->stride = tni_arg_ints(args[2]);
    in->padding = tni_arg_ints(args[3]);
    in->dilation = tni_arg_ints(args[4]);
    in->ceil_mode = tni_arg_bool(args[5]);
    return TN_OK;
}

/* max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor) */
typedef struct tni_args_max_pool3d_with_indices {
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
    bool ceil_mode;
} tni_args_max_pool3d_with_indices;
TN_NODISCARD static inline tn_status tni_read_max_pool3d_with_indices(const tn_call *call,
    const StableIValue *args, tni_args_max_pool3d_with_indices *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->kernel_size = tni_arg_ints(args[1]);
    in->stride = tni_arg_ints(args[2]);
    in->padding = tni_arg_ints(args[3]);
    in->dilation = tni_arg_ints(args[4]);
    in->ceil_mode = tni_arg_bool(args[5]);
    return TN_OK;
}

/* max_pool3d_with_indices_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices) -> Tensor */
typedef struct tni_args_max_pool3d_with_indices_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
    bool ceil_mode;
    tn_tensor *indices;
} tni_args_max_pool3d_with_indices_backward;
TN_NODISCARD static inline tn_status tni_read_max_pool3d_with_indices_backward(const tn_call *call,
    const StableIValue *args, tni_args_max_pool3d_with_indices_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->kernel_size = tni_arg_ints(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_ints(args[4]);
    in->dilation = tni_arg_ints(args[5]);
    in->ceil_mode = tni_arg_bool(args[6]);
    TN_TRY(tni_arg_tensor(call, args, 7, &in->indices));
    return TN_OK;
}

/* max_unpool2d(Tensor self, Tensor indices, SymInt[2] output_size) -> Tensor */
typedef struct tni_args_max_unpool2d {
    tn_tensor *self;
    tn_tensor *indices;
    tni_ints output_size;
} tni_args_max_unpool2d;
TN_NODISCARD static inline tn_status tni_read_max_unpool2d(const tn_call *call,
    const StableIValue *args, tni_args_max_unpool2d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->indices));
    in->output_size = tni_arg_ints(args[2]);
    return TN_OK;
}

/* max_unpool3d(Tensor self, Tensor indices, SymInt[3] output_size, int[3] stride, int[3] padding) -> Tensor */
typedef struct tni_args_max_unpool3d {
    tn_tensor *self;
    tn_tensor *indices;
    tni_ints output_size;
    tni_ints stride;
    tni_ints padding;
} tni_args_max_unpool3d;
TN_NODISCARD static inline tn_status tni_read_max_unpool3d(const tn_call *call,
    const StableIValue *args, tni_args_max_unpool3d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->indices));
    in->output_size = tni_arg_ints(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_ints(args[4]);
    return TN_OK;
}

/* slow_conv3d(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias=None, SymInt[3] stride=1, SymInt[3] padding=0) -> Tensor */
typedef struct tni_args_slow_conv3d {
    tn_tensor *self;
    tn_tensor *weight;
    tni_ints kernel_size;
    tn_tensor *bias;
    tni_ints stride;
    tni_ints padding;
} tni_args_slow_conv3d;
TN_NODISCARD static inline tn_status tni_read_slow_conv3d(const tn_call *call,
    const StableIValue *args, tni_args_slow_conv3d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    in->kernel_size = tni_arg_ints(args[2]);
    in->bias = tni_arg_maybe_handle(args[3]);
    in->stride = tni_arg_ints(args[4]);
    in->padding = tni_arg_ints(args[5]);
    return TN_OK;
}

/* slow_conv3d_forward(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias, SymInt[3] stride, SymInt[3] padding) -> Tensor */
typedef struct tni_args_slow_conv3d_forward {
    tn_tensor *self;
    tn_tensor *weight;
    tni_ints kernel_size;
    tn_tensor *bias;
    tni_ints stride;
    tni_ints padding;
} tni_args_slow_conv3d_forward;
TN_NODISCARD static inline tn_status tni_read_slow_conv3d_forward(const tn_call *call,
    const StableIValue *args, tni_args_slow_conv3d_forward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    in->kernel_size = tni_arg_ints(args[2]);
    in->bias = tni_arg_maybe_handle(args[3]);
    in->stride = tni_arg_ints(args[4]);
    in->padding = tni_arg_ints(args[5]);
    return TN_OK;
}

/* slow_conv_dilated2d(Tensor self, Tensor weight, SymInt[2] kernel_size, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0, SymInt[2] dilation=1) -> Tensor */
typedef struct tni_args_slow_conv_dilated2d {
    tn_tensor *self;
    tn_tensor *weight;
    tni_ints kernel_size;
    tn_tensor *bias;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
} tni_args_slow_conv_dilated2d;
TN_NODISCARD static inline tn_status tni_read_slow_conv_dilated2d(const tn_call *call,
    const StableIValue *args, tni_args_slow_conv_dilated2d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    in->kernel_size = tni_arg_ints(args[2]);
    in->bias = tni_arg_maybe_handle(args[3]);
    in->stride = tni_arg_ints(args[4]);
    in->padding = tni_arg_ints(args[5]);
    in->dilation = tni_arg_ints(args[6]);
    return TN_OK;
}

/* slow_conv_dilated3d(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias=None, SymInt[3] stride=1, SymInt[3] padding=0, SymInt[3] dilation=1) -> Tensor */
typedef struct tni_args_slow_conv_dilated3d {
    tn_tensor *self;
    tn_tensor *weight;
    tni_ints kernel_size;
    tn_tensor *bias;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
} tni_args_slow_conv_dilated3d;
TN_NODISCARD static inline tn_status tni_read_slow_conv_dilated3d(const tn_call *call,
    const StableIValue *args, tni_args_slow_conv_dilated3d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    in->kernel_size = tni_arg_ints(args[2]);
    in->bias = tni_arg_maybe_handle(args[3]);
    in->stride = tni_arg_ints(args[4]);
    in->padding = tni_arg_ints(args[5]);
    in->dilation = tni_arg_ints(args[6]);
    return TN_OK;
}

/* slow_conv_transpose3d(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias=None, SymInt[3] stride=1, SymInt[3] padding=0, SymInt[3] output_padding=0, SymInt[3] dilation=1) -> Tensor */
typedef struct tni_args_slow_conv_transpose3d {
    tn_tensor *self;
    tn_tensor *weight;
    tni_ints kernel_size;
    tn_tensor *bias;
    tni_ints stride;
    tni_ints padding;
    tni_ints output_padding;
    tni_ints dilation;
} tni_args_slow_conv_transpose3d;
TN_NODISCARD static inline tn_status tni_read_slow_conv_transpose3d(const tn_call *call,
    const StableIValue *args, tni_args_slow_conv_transpose3d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    in->kernel_size = tni_arg_ints(args[2]);
    in->bias = tni_arg_maybe_handle(args[3]);
    in->stride = tni_arg_ints(args[4]);
    in->padding = tni_arg_ints(args[5]);
    in->output_padding = tni_arg_ints(args[6]);
    in->dilation = tni_arg_ints(args[7]);
    return TN_OK;
}

/* thnn_conv2d(Tensor self, Tensor weight, SymInt[2] kernel_size, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0) -> Tensor */
typedef struct tni_args_thnn_conv2d {
    tn_tensor *self;
    tn_tensor *weight;
    tni_ints kernel_size;
    tn_tensor *bias;
    tni_ints stride;
    tni_ints padding;
} tni_args_thnn_conv2d;
TN_NODISCARD static inline tn_status tni_read_thnn_conv2d(const tn_call *call,
    const StableIValue *args, tni_args_thnn_conv2d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    in->kernel_size = tni_arg_ints(args[2]);
    in->bias = tni_arg_maybe_handle(args[3]);
    in->stride = tni_arg_ints(args[4]);
    in->padding = tni_arg_ints(args[5]);
    return TN_OK;
}

/* upsample_bicubic2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor */
typedef struct tni_args_upsample_bicubic2d {
    tn_tensor *self;
    tni_ints output_size;
    bool align_corners;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
} tni_args_upsample_bicubic2d;
TN_NODISCARD static inline tn_status tni_read_upsample_bicubic2d(const tn_call *call,
    const StableIValue *args, tni_args_upsample_bicubic2d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    in->align_corners = tni_arg_bool(args[2]);
    in->scales_h = tni_arg_maybe_double(args[3]);
    in->scales_w = tni_arg_maybe_double(args[4]);
    return TN_OK;
}

/* upsample_bicubic2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor */
typedef struct tni_args_upsample_bicubic2d_backward {
    tn_tensor *grad_output;
    tni_ints output_size;
    tni_ints input_size;
    bool align_corners;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
} tni_args_upsample_bicubic2d_backward;
TN_NODISCARD static inline tn_status tni_read_upsample_bicubic2d_backward(const tn_call *call,
    const StableIValue *args, tni_args_upsample_bicubic2d_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->output_size = tni_arg_ints(args[1]);
    in->input_size = tni_arg_ints(args[2]);
    in->align_corners = tni_arg_bool(args[3]);
    in->scales_h = tni_arg_maybe_double(args[4]);
    in->scales_w = tni_arg_maybe_double(args[5]);
    return TN_OK;
}

/* upsample_bicubic2d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor */
typedef struct tni_args_upsample_bicubic2d_vec {
    tn_tensor *input;
    tni_ints output_size;
    bool align_corners;
    const tni_list *scale_factors;
} tni_args_upsample_bicubic2d_vec;
TN_NODISCARD static inline tn_status tni_read_upsample_bicubic2d_vec(const tn_call *call,
    const StableIValue *args, tni_args_upsample_bicubic2d_vec *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->output_size = tni_arg_maybe_ints(args[1]);
    in->align_corners = tni_arg_bool(args[2]);
    in->scale_factors = tni_arg_maybe_list(args[3]);
    return TN_OK;
}

/* upsample_bilinear2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor */
typedef struct tni_args_upsample_bilinear2d {
    tn_tensor *self;
    tni_ints output_size;
    bool align_corners;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
} tni_args_upsample_bilinear2d;
TN_NODISCARD static inline tn_status tni_read_upsample_bilinear2d(const tn_call *call,
    const StableIValue *args, tni_args_upsample_bilinear2d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    in->align_corners = tni_arg_bool(args[2]);
    in->scales_h = tni_arg_maybe_double(args[3]);
    in->scales_w = tni_arg_maybe_double(args[4]);
    return TN_OK;
}

/* upsample_bilinear2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor */
typedef struct tni_args_upsample_bilinear2d_backward {
    tn_tensor *grad_output;
    tni_ints output_size;
    tni_ints input_size;
    bool align_corners;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
} tni_args_upsample_bilinear2d_backward;
TN_NODISCARD static inline tn_status tni_read_upsample_bilinear2d_backward(const tn_call *call,
    const StableIValue *args, tni_args_upsample_bilinear2d_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->output_size = tni_arg_ints(args[1]);
    in->input_size = tni_arg_ints(args[2]);
    in->align_corners = tni_arg_bool(args[3]);
    in->scales_h = tni_arg_maybe_double(args[4]);
    in->scales_w = tni_arg_maybe_double(args[5]);
    return TN_OK;
}

/* upsample_bilinear2d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor */
typedef struct tni_args_upsample_bilinear2d_vec {
    tn_tensor *input;
    tni_ints output_size;
    bool align_corners;
    const tni_list *scale_factors;
} tni_args_upsample_bilinear2d_vec;
TN_NODISCARD static inline tn_status tni_read_upsample_bilinear2d_vec(const tn_call *call,
    const StableIValue *args, tni_args_upsample_bilinear2d_vec *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->output_size = tni_arg_maybe_ints(args[1]);
    in->align_corners = tni_arg_bool(args[2]);
    in->scale_factors = tni_arg_maybe_list(args[3]);
    return TN_OK;
}

/* upsample_linear1d(Tensor self, SymInt[1] output_size, bool align_corners, float? scales=None) -> Tensor */
typedef struct tni_args_upsample_linear1d {
    tn_tensor *self;
    tni_ints output_size;
    bool align_corners;
    tni_maybe_double scales;
} tni_args_upsample_linear1d;
TN_NODISCARD static inline tn_status tni_read_upsample_linear1d(const tn_call *call,
    const StableIValue *args, tni_args_upsample_linear1d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    in->align_corners = tni_arg_bool(args[2]);
    in->scales = tni_arg_maybe_double(args[3]);
    return TN_OK;
}

/* upsample_linear1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, bool align_corners, float? scales=None) -> Tensor */
typedef struct tni_args_upsample_linear1d_backward {
    tn_tensor *grad_output;
    tni_ints output_size;
    tni_ints input_size;
    bool align_corners;
    tni_maybe_double scales;
} tni_args_upsample_linear1d_backward;
TN_NODISCARD static inline tn_status tni_read_upsample_linear1d_backward(const tn_call *call,
    const StableIValue *args, tni_args_upsample_linear1d_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->output_size = tni_arg_ints(args[1]);
    in->input_size = tni_arg_ints(args[2]);
    in->align_corners = tni_arg_bool(args[3]);
    in->scales = tni_arg_maybe_double(args[4]);
    return TN_OK;
}

/* upsample_linear1d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor */
typedef struct tni_args_upsample_linear1d_vec {
    tn_tensor *input;
    tni_ints output_size;
    bool align_corners;
    const tni_list *scale_factors;
} tni_args_upsample_linear1d_vec;
TN_NODISCARD static inline tn_status tni_read_upsample_linear1d_vec(const tn_call *call,
    const StableIValue *args, tni_args_upsample_linear1d_vec *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->output_size = tni_arg_maybe_ints(args[1]);
    in->align_corners = tni_arg_bool(args[2]);
    in->scale_factors = tni_arg_maybe_list(args[3]);
    return TN_OK;
}

/* upsample_nearest1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor */
typedef struct tni_args_upsample_nearest1d {
    tn_tensor *self;
    tni_ints output_size;
    tni_maybe_double scales;
} tni_args_upsample_nearest1d;
TN_NODISCARD static inline tn_status tni_read_upsample_nearest1d(const tn_call *call,
    const StableIValue *args, tni_args_upsample_nearest1d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    in->scales = tni_arg_maybe_double(args[2]);
    return TN_OK;
}

/* upsample_nearest1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor */
typedef struct tni_args_upsample_nearest1d_backward {
    tn_tensor *grad_output;
    tni_ints output_size;
    tni_ints input_size;
    tni_maybe_double scales;
} tni_args_upsample_nearest1d_backward;
TN_NODISCARD static inline tn_status tni_read_upsample_nearest1d_backward(const tn_call *call,
    const StableIValue *args, tni_args_upsample_nearest1d_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->output_size = tni_arg_ints(args[1]);
    in->input_size = tni_arg_ints(args[2]);
    in->scales = tni_arg_maybe_double(args[3]);
    return TN_OK;
}

/* upsample_nearest1d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor */
typedef struct tni_args_upsample_nearest1d_vec {
    tn_tensor *input;
    tni_ints output_size;
    const tni_list *scale_factors;
} tni_args_upsample_nearest1d_vec;
TN_NODISCARD static inline tn_status tni_read_upsample_nearest1d_vec(const tn_call *call,
    const StableIValue *args, tni_args_upsample_nearest1d_vec *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->output_size = tni_arg_maybe_ints(args[1]);
    in->scale_factors = tni_arg_maybe_list(args[2]);
    return TN_OK;
}

/* upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor */
typedef struct tni_args_upsample_nearest2d {
    tn_tensor *self;
    tni_ints output_size;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
} tni_args_upsample_nearest2d;
TN_NODISCARD static inline tn_status tni_read_upsample_nearest2d(const tn_call *call,
    const StableIValue *args, tni_args_upsample_nearest2d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    in->scales_h = tni_arg_maybe_double(args[2]);
    in->scales_w = tni_arg_maybe_double(args[3]);
    return TN_OK;
}

/* upsample_nearest2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor */
typedef struct tni_args_upsample_nearest2d_backward {
    tn_tensor *grad_output;
    tni_ints output_size;
    tni_ints input_size;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
} tni_args_upsample_nearest2d_backward;
TN_NODISCARD static inline tn_status tni_read_upsample_nearest2d_backward(const tn_call *call,
    const StableIValue *args, tni_args_upsample_nearest2d_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->output_size = tni_arg_ints(args[1]);
    in->input_size = tni_arg_ints(args[2]);
    in->scales_h = tni_arg_maybe_double(args[3]);
    in->scales_w = tni_arg_maybe_double(args[4]);
    return TN_OK;
}

/* upsample_nearest2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor */
typedef struct tni_args_upsample_nearest2d_vec {
    tn_tensor *input;
    tni_ints output_size;
    const tni_list *scale_factors;
} tni_args_upsample_nearest2d_vec;
TN_NODISCARD static inline tn_status tni_read_upsample_nearest2d_vec(const tn_call *call,
    const StableIValue *args, tni_args_upsample_nearest2d_vec *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->output_size = tni_arg_maybe_ints(args[1]);
    in->scale_factors = tni_arg_maybe_list(args[2]);
    return TN_OK;
}

/* upsample_nearest3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor */
typedef struct tni_args_upsample_nearest3d {
    tn_tensor *self;
    tni_ints output_size;
    tni_maybe_double scales_d;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
} tni_args_upsample_nearest3d;
TN_NODISCARD static inline tn_status tni_read_upsample_nearest3d(const tn_call *call,
    const StableIValue *args, tni_args_upsample_nearest3d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    in->scales_d = tni_arg_maybe_double(args[2]);
    in->scales_h = tni_arg_maybe_double(args[3]);
    in->scales_w = tni_arg_maybe_double(args[4]);
    return TN_OK;
}

/* upsample_nearest3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor */
typedef struct tni_args_upsample_nearest3d_backward {
    tn_tensor *grad_output;
    tni_ints output_size;
    tni_ints input_size;
    tni_maybe_double scales_d;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
} tni_args_upsample_nearest3d_backward;
TN_NODISCARD static inline tn_status tni_read_upsample_nearest3d_backward(const tn_call *call,
    const StableIValue *args, tni_args_upsample_nearest3d_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->output_size = tni_arg_ints(args[1]);
    in->input_size = tni_arg_ints(args[2]);
    in->scales_d = tni_arg_maybe_double(args[3]);
    in->scales_h = tni_arg_maybe_double(args[4]);
    in->scales_w = tni_arg_maybe_double(args[5]);
    return TN_OK;
}

/* upsample_nearest3d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor */
typedef struct tni_args_upsample_nearest3d_vec {
    tn_tensor *input;
    tni_ints output_size;
    const tni_list *scale_factors;
} tni_args_upsample_nearest3d_vec;
TN_NODISCARD static inline tn_status tni_read_upsample_nearest3d_vec(const tn_call *call,
    const StableIValue *args, tni_args_upsample_nearest3d_vec *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->output_size = tni_arg_maybe_ints(args[1]);
    in->scale_factors = tni_arg_maybe_list(args[2]);
    return TN_OK;
}

/* upsample_trilinear3d(Tensor self, SymInt[3] output_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor */
typedef struct tni_args_upsample_trilinear3d {
    tn_tensor *self;
    tni_ints output_size;
    bool align_corners;
    tni_maybe_double scales_d;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
} tni_args_upsample_trilinear3d;
TN_NODISCARD static inline tn_status tni_read_upsample_trilinear3d(const tn_call *call,
    const StableIValue *args, tni_args_upsample_trilinear3d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    in->align_corners = tni_arg_bool(args[2]);
    in->scales_d = tni_arg_maybe_double(args[3]);
    in->scales_h = tni_arg_maybe_double(args[4]);
    in->scales_w = tni_arg_maybe_double(args[5]);
    return TN_OK;
}

/* upsample_trilinear3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor */
typedef struct tni_args_upsample_trilinear3d_backward {
    tn_tensor *grad_output;
    tni_ints output_size;
    tni_ints input_size;
    bool align_corners;
    tni_maybe_double scales_d;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
} tni_args_upsample_trilinear3d_backward;
TN_NODISCARD static inline tn_status tni_read_upsample_trilinear3d_backward(const tn_call *call,
    const StableIValue *args, tni_args_upsample_trilinear3d_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->output_size = tni_arg_ints(args[1]);
    in->input_size = tni_arg_ints(args[2]);
    in->align_corners = tni_arg_bool(args[3]);
    in->scales_d = tni_arg_maybe_double(args[4]);
    in->scales_h = tni_arg_maybe_double(args[5]);
    in->scales_w = tni_arg_maybe_double(args[6]);
    return TN_OK;
}

/* upsample_trilinear3d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor */
typedef struct tni_args_upsample_trilinear3d_vec {
    tn_tensor *input;
    tni_ints output_size;
    bool align_corners;
    const tni_list *scale_factors;
} tni_args_upsample_trilinear3d_vec;
TN_NODISCARD static inline tn_status tni_read_upsample_trilinear3d_vec(const tn_call *call,
    const StableIValue *args, tni_args_upsample_trilinear3d_vec *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->output_size = tni_arg_maybe_ints(args[1]);
    in->align_corners = tni_arg_bool(args[2]);
    in->scale_factors = tni_arg_maybe_list(args[3]);
    return TN_OK;
}

#endif
