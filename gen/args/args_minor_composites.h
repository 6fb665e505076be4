/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_MINOR_COMPOSITES_H
#define TENON_ARGS_MINOR_COMPOSITES_H

#include "kernels/core/kernel_core.h"

/* matrix_exp_backward(Tensor self, Tensor grad) -> Tensor */
typedef struct tni_args_matrix_exp_backward {
    tn_tensor *self;
    tn_tensor *grad;
} tni_args_matrix_exp_backward;
TN_NODISCARD static inline tn_status tni_read_matrix_exp_backward(const tn_call *call,
    const StableIValue *args, tni_args_matrix_exp_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->grad));
    return TN_OK;
}

/* norm_except_dim(Tensor v, int pow=2, int dim=0) -> Tensor */
typedef struct tni_args_norm_except_dim {
    tn_tensor *v;
    int64_t pow;
    int64_t dim;
} tni_args_norm_except_dim;
TN_NODISCARD static inline tn_status tni_read_norm_except_dim(const tn_call *call,
    const StableIValue *args, tni_args_norm_except_dim *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->v));
    in->pow = tni_arg_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* storage_offset(Tensor self) -> int */
typedef struct tni_args_storage_offset {
    tn_tensor *self;
} tni_args_storage_offset;
TN_NODISCARD static inline tn_status tni_read_storage_offset(const tn_call *call,
    const StableIValue *args, tni_args_storage_offset *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* to_dense(Tensor self, ScalarType? dtype=None, *, bool? masked_grad=None) -> Tensor */
typedef struct tni_args_to_dense {
    tn_tensor *self;
    tn_dtype dtype;
    tni_maybe_bool masked_grad;
} tni_args_to_dense;
TN_NODISCARD static inline tn_status tni_read_to_dense(const tn_call *call,
    const StableIValue *args, tni_args_to_dense *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dtype = tni_arg_maybe_dtype(args[1]);
    in->masked_grad = tni_arg_maybe_bool(args[2]);
    return TN_OK;
}

/* to_dense_backward(Tensor grad, Tensor input, bool? masked_grad=None) -> Tensor */
typedef struct tni_args_to_dense_backward {
    tn_tensor *grad;
    tn_tensor *input;
    tni_maybe_bool masked_grad;
} tni_args_to_dense_backward;
TN_NODISCARD static inline tn_status tni_read_to_dense_backward(const tn_call *call,
    const StableIValue *args, tni_args_to_dense_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->input));
    in->masked_grad = tni_arg_maybe_bool(args[2]);
    return TN_OK;
}

/* trace_backward(Tensor grad, SymInt[] sizes) -> Tensor */
typedef struct tni_args_trace_backward {
    tn_tensor *grad;
    tni_ints sizes;
} tni_args_trace_backward;
TN_NODISCARD static inline tn_status tni_read_trace_backward(const tn_call *call,
    const StableIValue *args, tni_args_trace_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad));
    in->sizes = tni_arg_ints(args[1]);
    return TN_OK;
}

/* vander(Tensor x, int? N=None, bool increasing=False) -> Tensor */
typedef struct tni_args_vander {
    tn_tensor *x;
    tni_maybe_int N;
    bool increasing;
} tni_args_vander;
TN_NODISCARD static inline tn_status tni_read_vander(const tn_call *call,
    const StableIValue *args, tni_args_vander *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    in->N = tni_arg_maybe_int(args[1]);
    in->increasing = tni_arg_bool(args[2]);
    return TN_OK;
}

#endif
