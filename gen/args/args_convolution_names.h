/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_CONVOLUTION_NAMES_H
#define TENON_ARGS_CONVOLUTION_NAMES_H

#include "kernels/core/kernel_core.h"

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

#endif
