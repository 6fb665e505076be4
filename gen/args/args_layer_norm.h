/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_LAYER_NORM_H
#define TENON_ARGS_LAYER_NORM_H

#include "kernels/core/kernel_core.h"

/* _fused_rms_norm(Tensor input, int[] normalized_shape, Tensor? weight, float? eps) -> (Tensor, Tensor) */
typedef struct tni_args__fused_rms_norm {
    tn_tensor *input;
    tni_ints normalized_shape;
    tn_tensor *weight;
    tni_maybe_double eps;
} tni_args__fused_rms_norm;
TN_NODISCARD static inline tn_status tni_read__fused_rms_norm(const tn_call *call,
    const StableIValue *args, tni_args__fused_rms_norm *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->normalized_shape = tni_arg_ints(args[1]);
    in->weight = tni_arg_maybe_handle(args[2]);
    in->eps = tni_arg_maybe_double(args[3]);
    return TN_OK;
}

/* layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float eps=1e-05, bool cudnn_enable=True) -> Tensor */
typedef struct tni_args_layer_norm {
    tn_tensor *input;
    tni_ints normalized_shape;
    tn_tensor *weight;
    tn_tensor *bias;
    double eps;
    bool cudnn_enable;
} tni_args_layer_norm;
TN_NODISCARD static inline tn_status tni_read_layer_norm(const tn_call *call,
    const StableIValue *args, tni_args_layer_norm *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->normalized_shape = tni_arg_ints(args[1]);
    in->weight = tni_arg_maybe_handle(args[2]);
    in->bias = tni_arg_maybe_handle(args[3]);
    in->eps = tni_arg_double(args[4]);
    in->cudnn_enable = tni_arg_bool(args[5]);
    return TN_OK;
}

/* native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> (Tensor, Tensor, Tensor) */
typedef struct tni_args_native_layer_norm {
    tn_tensor *input;
    tni_ints normalized_shape;
    tn_tensor *weight;
    tn_tensor *bias;
    double eps;
} tni_args_native_layer_norm;
TN_NODISCARD static inline tn_status tni_read_native_layer_norm(const tn_call *call,
    const StableIValue *args, tni_args_native_layer_norm *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->normalized_shape = tni_arg_ints(args[1]);
    in->weight = tni_arg_maybe_handle(args[2]);
    in->bias = tni_arg_maybe_handle(args[3]);
    in->eps = tni_arg_double(args[4]);
    return TN_OK;
}

/* native_layer_norm_backward(Tensor grad_out, Tensor input, SymInt[] normalized_shape, Tensor mean, Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask) -> (Tensor, Tensor, Tensor) */
typedef struct tni_args_native_layer_norm_backward {
    tn_tensor *grad_out;
    tn_tensor *input;
    tni_ints normalized_shape;
    tn_tensor *mean;
    tn_tensor *rstd;
    tn_tensor *weight;
    tn_tensor *bias;
    const tni_list *output_mask;
} tni_args_native_layer_norm_backward;
TN_NODISCARD static inline tn_status tni_read_native_layer_norm_backward(const tn_call *call,
    const StableIValue *args, tni_args_native_layer_norm_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_out));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->input));
    in->normalized_shape = tni_arg_ints(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->mean));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->rstd));
    in->weight = tni_arg_maybe_handle(args[5]);
    in->bias = tni_arg_maybe_handle(args[6]);
    in->output_mask = tni_arg_list(args[7]);
    TN_TRY(tni_check_length(call, 7, in->output_mask, 3));
    return TN_OK;
}

/* rms_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, float? eps=None) -> Tensor */
typedef struct tni_args_rms_norm {
    tn_tensor *input;
    tni_ints normalized_shape;
    tn_tensor *weight;
    tni_maybe_double eps;
} tni_args_rms_norm;
TN_NODISCARD static inline tn_status tni_read_rms_norm(const tn_call *call,
    const StableIValue *args, tni_args_rms_norm *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->normalized_shape = tni_arg_ints(args[1]);
    in->weight = tni_arg_maybe_handle(args[2]);
    in->eps = tni_arg_maybe_double(args[3]);
    return TN_OK;
}

#endif
