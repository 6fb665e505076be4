/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_CONVOLUTION_H
#define TENON_ARGS_CONVOLUTION_H

#include "kernels/core/kernel_core.h"

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

#endif
