/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_POOLING_H
#define TENON_ARGS_POOLING_H

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

#endif
