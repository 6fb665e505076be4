/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_SOFTMAX_H
#define TENON_ARGS_SOFTMAX_H

#include "kernels/core/kernel_core.h"

/* _log_softmax_backward_data.out(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__log_softmax_backward_data_out {
    tn_tensor *grad_output;
    tn_tensor *output;
    int64_t dim;
    tn_dtype input_dtype;
    tn_tensor *out;
} tni_args__log_softmax_backward_data_out;
TN_NODISCARD static inline tn_status tni_read__log_softmax_backward_data_out(const tn_call *call,
    const StableIValue *args, tni_args__log_softmax_backward_data_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->output));
    in->dim = tni_arg_int(args[2]);
    in->input_dtype = tni_arg_dtype(args[3]);
    in->out = NULL;
    return TN_OK;
}

/* _log_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__log_softmax_out {
    tn_tensor *self;
    int64_t dim;
    bool half_to_float;
    tn_tensor *out;
} tni_args__log_softmax_out;
TN_NODISCARD static inline tn_status tni_read__log_softmax_out(const tn_call *call,
    const StableIValue *args, tni_args__log_softmax_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->half_to_float = tni_arg_bool(args[2]);
    in->out = NULL;
    return TN_OK;
}

/* _safe_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor */
typedef struct tni_args__safe_softmax {
    tn_tensor *self;
    int64_t dim;
    tn_dtype dtype;
} tni_args__safe_softmax;
TN_NODISCARD static inline tn_status tni_read__safe_softmax(const tn_call *call,
    const StableIValue *args, tni_args__safe_softmax *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    return TN_OK;
}

/* _softmax_backward_data.out(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args__softmax_backward_data_out {
    tn_tensor *grad_output;
    tn_tensor *output;
    int64_t dim;
    tn_dtype input_dtype;
    tn_tensor *grad_input;
} tni_args__softmax_backward_data_out;
TN_NODISCARD static inline tn_status tni_read__softmax_backward_data_out(const tn_call *call,
    const StableIValue *args, tni_args__softmax_backward_data_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->output));
    in->dim = tni_arg_int(args[2]);
    in->input_dtype = tni_arg_dtype(args[3]);
    in->grad_input = NULL;
    return TN_OK;
}

/* _softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__softmax_out {
    tn_tensor *self;
    int64_t dim;
    bool half_to_float;
    tn_tensor *out;
} tni_args__softmax_out;
TN_NODISCARD static inline tn_status tni_read__softmax_out(const tn_call *call,
    const StableIValue *args, tni_args__softmax_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->half_to_float = tni_arg_bool(args[2]);
    in->out = NULL;
    return TN_OK;
}

/* log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor */
typedef struct tni_args_log_softmax_int {
    tn_tensor *self;
    int64_t dim;
    tn_dtype dtype;
} tni_args_log_softmax_int;
TN_NODISCARD static inline tn_status tni_read_log_softmax_int(const tn_call *call,
    const StableIValue *args, tni_args_log_softmax_int *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    return TN_OK;
}

/* softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor */
typedef struct tni_args_softmax_int {
    tn_tensor *self;
    int64_t dim;
    tn_dtype dtype;
} tni_args_softmax_int;
TN_NODISCARD static inline tn_status tni_read_softmax_int(const tn_call *call,
    const StableIValue *args, tni_args_softmax_int *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    return TN_OK;
}

/* special_log_softmax(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor */
typedef struct tni_args_special_log_softmax {
    tn_tensor *self;
    int64_t dim;
    tn_dtype dtype;
} tni_args_special_log_softmax;
TN_NODISCARD static inline tn_status tni_read_special_log_softmax(const tn_call *call,
    const StableIValue *args, tni_args_special_log_softmax *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    return TN_OK;
}

/* special_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor */
typedef struct tni_args_special_softmax {
    tn_tensor *self;
    int64_t dim;
    tn_dtype dtype;
} tni_args_special_softmax;
TN_NODISCARD static inline tn_status tni_read_special_softmax(const tn_call *call,
    const StableIValue *args, tni_args_special_softmax *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    return TN_OK;
}

#endif
