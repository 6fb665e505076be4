/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_FAKE_QUANTIZE_H
#define TENON_ARGS_FAKE_QUANTIZE_H

#include "kernels/core/kernel_core.h"

/* _fake_quantize_per_tensor_affine_cachemask_tensor_qparams(Tensor self, Tensor scale, Tensor zero_point, Tensor fake_quant_enabled, int quant_min, int quant_max) -> (Tensor output, Tensor mask) */
typedef struct tni_args__fake_quantize_per_tensor_affine_cachemask_tensor_qparams {
    tn_tensor *self;
    tn_tensor *scale;
    tn_tensor *zero_point;
    tn_tensor *fake_quant_enabled;
    int64_t quant_min;
    int64_t quant_max;
} tni_args__fake_quantize_per_tensor_affine_cachemask_tensor_qparams;
TN_NODISCARD static inline tn_status tni_read__fake_quantize_per_tensor_affine_cachemask_tensor_qparams(const tn_call *call,
    const StableIValue *args, tni_args__fake_quantize_per_tensor_affine_cachemask_tensor_qparams *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->scale));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->zero_point));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->fake_quant_enabled));
    in->quant_min = tni_arg_int(args[4]);
    in->quant_max = tni_arg_int(args[5]);
    return TN_OK;
}

/* fake_quantize_per_channel_affine(Tensor self, Tensor scale, Tensor zero_point, int axis, int quant_min, int quant_max) -> Tensor */
typedef struct tni_args_fake_quantize_per_channel_affine {
    tn_tensor *self;
    tn_tensor *scale;
    tn_tensor *zero_point;
    int64_t axis;
    int64_t quant_min;
    int64_t quant_max;
} tni_args_fake_quantize_per_channel_affine;
TN_NODISCARD static inline tn_status tni_read_fake_quantize_per_channel_affine(const tn_call *call,
    const StableIValue *args, tni_args_fake_quantize_per_channel_affine *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->scale));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->zero_point));
    in->axis = tni_arg_int(args[3]);
    in->quant_min = tni_arg_int(args[4]);
    in->quant_max = tni_arg_int(args[5]);
    return TN_OK;
}

/* fake_quantize_per_channel_affine_cachemask(Tensor self, Tensor scale, Tensor zero_point, int axis, int quant_min, int quant_max) -> (Tensor output, Tensor mask) */
typedef struct tni_args_fake_quantize_per_channel_affine_cachemask {
    tn_tensor *self;
    tn_tensor *scale;
    tn_tensor *zero_point;
    int64_t axis;
    int64_t quant_min;
    int64_t quant_max;
} tni_args_fake_quantize_per_channel_affine_cachemask;
TN_NODISCARD static inline tn_status tni_read_fake_quantize_per_channel_affine_cachemask(const tn_call *call,
    const StableIValue *args, tni_args_fake_quantize_per_channel_affine_cachemask *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->scale));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->zero_point));
    in->axis = tni_arg_int(args[3]);
    in->quant_min = tni_arg_int(args[4]);
    in->quant_max = tni_arg_int(args[5]);
    return TN_OK;
}

/* fake_quantize_per_channel_affine_cachemask_backward(Tensor grad, Tensor mask) -> Tensor */
typedef struct tni_args_fake_quantize_per_channel_affine_cachemask_backward {
    tn_tensor *grad;
    tn_tensor *mask;
} tni_args_fake_quantize_per_channel_affine_cachemask_backward;
TN_NODISCARD static inline tn_status tni_read_fake_quantize_per_channel_affine_cachemask_backward(const tn_call *call,
    const StableIValue *args, tni_args_fake_quantize_per_channel_affine_cachemask_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mask));
    return TN_OK;
}

/* fake_quantize_per_tensor_affine(Tensor self, float scale, int zero_point, int quant_min, int quant_max) -> Tensor */
typedef struct tni_args_fake_quantize_per_tensor_affine {
    tn_tensor *self;
    double scale;
    int64_t zero_point;
    int64_t quant_min;
    int64_t quant_max;
} tni_args_fake_quantize_per_tensor_affine;
TN_NODISCARD static inline tn_status tni_read_fake_quantize_per_tensor_affine(const tn_call *call,
    const StableIValue *args, tni_args_fake_quantize_per_tensor_affine *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->scale = tni_arg_double(args[1]);
    in->zero_point = tni_arg_int(args[2]);
    in->quant_min = tni_arg_int(args[3]);
    in->quant_max = tni_arg_int(args[4]);
    return TN_OK;
}

/* fake_quantize_per_tensor_affine_cachemask(Tensor self, float scale, int zero_point, int quant_min, int quant_max) -> (Tensor output, Tensor mask) */
typedef struct tni_args_fake_quantize_per_tensor_affine_cachemask {
    tn_tensor *self;
    double scale;
    int64_t zero_point;
    int64_t quant_min;
    int64_t quant_max;
} tni_args_fake_quantize_per_tensor_affine_cachemask;
TN_NODISCARD static inline tn_status tni_read_fake_quantize_per_tensor_affine_cachemask(const tn_call *call,
    const StableIValue *args, tni_args_fake_quantize_per_tensor_affine_cachemask *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->scale = tni_arg_double(args[1]);
    in->zero_point = tni_arg_int(args[2]);
    in->quant_min = tni_arg_int(args[3]);
    in->quant_max = tni_arg_int(args[4]);
    return TN_OK;
}

/* fake_quantize_per_tensor_affine_cachemask_backward(Tensor grad, Tensor mask) -> Tensor */
typedef struct tni_args_fake_quantize_per_tensor_affine_cachemask_backward {
    tn_tensor *grad;
    tn_tensor *mask;
} tni_args_fake_quantize_per_tensor_affine_cachemask_backward;
TN_NODISCARD static inline tn_status tni_read_fake_quantize_per_tensor_affine_cachemask_backward(const tn_call *call,
    const StableIValue *args, tni_args_fake_quantize_per_tensor_affine_cachemask_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mask));
    return TN_OK;
}

/* fake_quantize_per_tensor_affine.tensor_qparams(Tensor self, Tensor scale, Tensor zero_point, int quant_min, int quant_max) -> Tensor */
typedef struct tni_args_fake_quantize_per_tensor_affine_tensor_qparams {
    tn_tensor *self;
    tn_tensor *scale;
    tn_tensor *zero_point;
    int64_t quant_min;
    int64_t quant_max;
} tni_args_fake_quantize_per_tensor_affine_tensor_qparams;
TN_NODISCARD static inline tn_status tni_read_fake_quantize_per_tensor_affine_tensor_qparams(const tn_call *call,
    const StableIValue *args, tni_args_fake_quantize_per_tensor_affine_tensor_qparams *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->scale));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->zero_point));
    in->quant_min = tni_arg_int(args[3]);
    in->quant_max = tni_arg_int(args[4]);
    return TN_OK;
}

#endif
