/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_CONVOLUTION_LAYERS_H
#define TENON_ARGS_CONVOLUTION_LAYERS_H

#include "kernels/core/kernel_core.h"

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

#endif
