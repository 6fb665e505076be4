/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_FOLDING_H
#define TENON_ARGS_FOLDING_H

#include "kernels/core/kernel_core.h"

/* channel_shuffle(Tensor self, SymInt groups) -> Tensor */
typedef struct tni_args_channel_shuffle {
    tn_tensor *self;
    int64_t groups;
} tni_args_channel_shuffle;
TN_NODISCARD static inline tn_status tni_read_channel_shuffle(const tn_call *call,
    const StableIValue *args, tni_args_channel_shuffle *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->groups = tni_arg_int(args[1]);
    return TN_OK;
}

/* col2im(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor */
typedef struct tni_args_col2im {
    tn_tensor *self;
    tni_ints output_size;
    tni_ints kernel_size;
    tni_ints dilation;
    tni_ints padding;
    tni_ints stride;
} tni_args_col2im;
TN_NODISCARD static inline tn_status tni_read_col2im(const tn_call *call,
    const StableIValue *args, tni_args_col2im *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    in->kernel_size = tni_arg_ints(args[2]);
    in->dilation = tni_arg_ints(args[3]);
    in->padding = tni_arg_ints(args[4]);
    in->stride = tni_arg_ints(args[5]);
    return TN_OK;
}

/* cross(Tensor self, Tensor other, int? dim=None) -> Tensor */
typedef struct tni_args_cross {
    tn_tensor *self;
    tn_tensor *other;
    tni_maybe_int dim;
} tni_args_cross;
TN_NODISCARD static inline tn_status tni_read_cross(const tn_call *call,
    const StableIValue *args, tni_args_cross *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->dim = tni_arg_maybe_int(args[2]);
    return TN_OK;
}

/* glu(Tensor self, int dim=-1) -> Tensor */
typedef struct tni_args_glu {
    tn_tensor *self;
    int64_t dim;
} tni_args_glu;
TN_NODISCARD static inline tn_status tni_read_glu(const tn_call *call,
    const StableIValue *args, tni_args_glu *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

/* glu_backward(Tensor grad_output, Tensor self, int dim) -> Tensor */
typedef struct tni_args_glu_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    int64_t dim;
} tni_args_glu_backward;
TN_NODISCARD static inline tn_status tni_read_glu_backward(const tn_call *call,
    const StableIValue *args, tni_args_glu_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* im2col(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor */
typedef struct tni_args_im2col {
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints dilation;
    tni_ints padding;
    tni_ints stride;
} tni_args_im2col;
TN_NODISCARD static inline tn_status tni_read_im2col(const tn_call *call,
    const StableIValue *args, tni_args_im2col *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->kernel_size = tni_arg_ints(args[1]);
    in->dilation = tni_arg_ints(args[2]);
    in->padding = tni_arg_ints(args[3]);
    in->stride = tni_arg_ints(args[4]);
    return TN_OK;
}

/* linalg_cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor */
typedef struct tni_args_linalg_cross {
    tn_tensor *self;
    tn_tensor *other;
    int64_t dim;
} tni_args_linalg_cross;
TN_NODISCARD static inline tn_status tni_read_linalg_cross(const tn_call *call,
    const StableIValue *args, tni_args_linalg_cross *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* pixel_shuffle(Tensor self, int upscale_factor) -> Tensor */
typedef struct tni_args_pixel_shuffle {
    tn_tensor *self;
    int64_t upscale_factor;
} tni_args_pixel_shuffle;
TN_NODISCARD static inline tn_status tni_read_pixel_shuffle(const tn_call *call,
    const StableIValue *args, tni_args_pixel_shuffle *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->upscale_factor = tni_arg_int(args[1]);
    return TN_OK;
}

/* pixel_unshuffle(Tensor self, int downscale_factor) -> Tensor */
typedef struct tni_args_pixel_unshuffle {
    tn_tensor *self;
    int64_t downscale_factor;
} tni_args_pixel_unshuffle;
TN_NODISCARD static inline tn_status tni_read_pixel_unshuffle(const tn_call *call,
    const StableIValue *args, tni_args_pixel_unshuffle *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->downscale_factor = tni_arg_int(args[1]);
    return TN_OK;
}

#endif
