/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_DROPOUTS_H
#define TENON_ARGS_DROPOUTS_H

#include "kernels/core/kernel_core.h"

/* alpha_dropout(Tensor input, float p, bool train) -> Tensor */
typedef struct tni_args_alpha_dropout {
    tn_tensor *input;
    double p;
    bool train;
} tni_args_alpha_dropout;
TN_NODISCARD static inline tn_status tni_read_alpha_dropout(const tn_call *call,
    const StableIValue *args, tni_args_alpha_dropout *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->p = tni_arg_double(args[1]);
    in->train = tni_arg_bool(args[2]);
    return TN_OK;
}

/* alpha_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!) */
typedef struct tni_args_alpha_dropout_ {
    tn_tensor *self;
    double p;
    bool train;
} tni_args_alpha_dropout_;
TN_NODISCARD static inline tn_status tni_read_alpha_dropout_(const tn_call *call,
    const StableIValue *args, tni_args_alpha_dropout_ *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->p = tni_arg_double(args[1]);
    in->train = tni_arg_bool(args[2]);
    return TN_OK;
}

/* dropout(Tensor input, float p, bool train) -> Tensor */
typedef struct tni_args_dropout {
    tn_tensor *input;
    double p;
    bool train;
} tni_args_dropout;
TN_NODISCARD static inline tn_status tni_read_dropout(const tn_call *call,
    const StableIValue *args, tni_args_dropout *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->p = tni_arg_double(args[1]);
    in->train = tni_arg_bool(args[2]);
    return TN_OK;
}

/* dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!) */
typedef struct tni_args_dropout_ {
    tn_tensor *self;
    double p;
    bool train;
} tni_args_dropout_;
TN_NODISCARD static inline tn_status tni_read_dropout_(const tn_call *call,
    const StableIValue *args, tni_args_dropout_ *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->p = tni_arg_double(args[1]);
    in->train = tni_arg_bool(args[2]);
    return TN_OK;
}

/* feature_alpha_dropout(Tensor input, float p, bool train) -> Tensor */
typedef struct tni_args_feature_alpha_dropout {
    tn_tensor *input;
    double p;
    bool train;
} tni_args_feature_alpha_dropout;
TN_NODISCARD static inline tn_status tni_read_feature_alpha_dropout(const tn_call *call,
    const StableIValue *args, tni_args_feature_alpha_dropout *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->p = tni_arg_double(args[1]);
    in->train = tni_arg_bool(args[2]);
    return TN_OK;
}

/* feature_alpha_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!) */
typedef struct tni_args_feature_alpha_dropout_ {
    tn_tensor *self;
    double p;
    bool train;
} tni_args_feature_alpha_dropout_;
TN_NODISCARD static inline tn_status tni_read_feature_alpha_dropout_(const tn_call *call,
    const StableIValue *args, tni_args_feature_alpha_dropout_ *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->p = tni_arg_double(args[1]);
    in->train = tni_arg_bool(args[2]);
    return TN_OK;
}

/* feature_dropout(Tensor input, float p, bool train) -> Tensor */
typedef struct tni_args_feature_dropout {
    tn_tensor *input;
    double p;
    bool train;
} tni_args_feature_dropout;
TN_NODISCARD static inline tn_status tni_read_feature_dropout(const tn_call *call,
    const StableIValue *args, tni_args_feature_dropout *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->p = tni_arg_double(args[1]);
    in->train = tni_arg_bool(args[2]);
    return TN_OK;
}

/* feature_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!) */
typedef struct tni_args_feature_dropout_ {
    tn_tensor *self;
    double p;
    bool train;
} tni_args_feature_dropout_;
TN_NODISCARD static inline tn_status tni_read_feature_dropout_(const tn_call *call,
    const StableIValue *args, tni_args_feature_dropout_ *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->p = tni_arg_double(args[1]);
    in->train = tni_arg_bool(args[2]);
    return TN_OK;
}

/* native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor) */
typedef struct tni_args_native_dropout {
    tn_tensor *input;
    double p;
    tni_maybe_bool train;
} tni_args_native_dropout;
TN_NODISCARD static inline tn_status tni_read_native_dropout(const tn_call *call,
    const StableIValue *args, tni_args_native_dropout *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->p = tni_arg_double(args[1]);
    in->train = tni_arg_maybe_bool(args[2]);
    return TN_OK;
}

/* native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor */
typedef struct tni_args_native_dropout_backward {
    tn_tensor *grad_output;
    tn_tensor *mask;
    double scale;
} tni_args_native_dropout_backward;
TN_NODISCARD static inline tn_status tni_read_native_dropout_backward(const tn_call *call,
    const StableIValue *args, tni_args_native_dropout_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mask));
    in->scale = tni_arg_double(args[2]);
    return TN_OK;
}

#endif
