/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_RESAMPLING_H
#define TENON_ARGS_RESAMPLING_H

#include "kernels/core/kernel_core.h"

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
