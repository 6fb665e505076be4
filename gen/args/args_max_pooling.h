/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_MAX_POOLING_H
#define TENON_ARGS_MAX_POOLING_H

#include "kernels/core/kernel_core.h"

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

#endif
