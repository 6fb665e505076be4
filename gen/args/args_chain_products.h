/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_CHAIN_PRODUCTS_H
#define TENON_ARGS_CHAIN_PRODUCTS_H

#include "kernels/core/kernel_core.h"

/* argwhere(Tensor self) -> Tensor */
typedef struct tni_args_argwhere {
    tn_tensor *self;
} tni_args_argwhere;
TN_NODISCARD static inline tn_status tni_read_argwhere(const tn_call *call,
    const StableIValue *args, tni_args_argwhere *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* chain_matmul(Tensor[] matrices) -> Tensor */
typedef struct tni_args_chain_matmul {
    const tni_list *matrices;
} tni_args_chain_matmul;
TN_NODISCARD static inline tn_status tni_read_chain_matmul(const tn_call *call,
    const StableIValue *args, tni_args_chain_matmul *in)
{
    in->matrices = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->matrices));
    return TN_OK;
}

/* linalg_matmul(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_linalg_matmul {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_linalg_matmul;
TN_NODISCARD static inline tn_status tni_read_linalg_matmul(const tn_call *call,
    const StableIValue *args, tni_args_linalg_matmul *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* linalg_multi_dot(Tensor[] tensors) -> Tensor */
typedef struct tni_args_linalg_multi_dot {
    const tni_list *tensors;
} tni_args_linalg_multi_dot;
TN_NODISCARD static inline tn_status tni_read_linalg_multi_dot(const tn_call *call,
    const StableIValue *args, tni_args_linalg_multi_dot *in)
{
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->tensors));
    return TN_OK;
}

/* linalg_vander(Tensor x, *, SymInt? N=None) -> Tensor */
typedef struct tni_args_linalg_vander {
    tn_tensor *x;
    tni_maybe_int N;
} tni_args_linalg_vander;
TN_NODISCARD static inline tn_status tni_read_linalg_vander(const tn_call *call,
    const StableIValue *args, tni_args_linalg_vander *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    in->N = tni_arg_maybe_int(args[1]);
    return TN_OK;
}

/* linalg_vecdot(Tensor x, Tensor y, *, int dim=-1) -> Tensor */
typedef struct tni_args_linalg_vecdot {
    tn_tensor *x;
    tn_tensor *y;
    int64_t dim;
} tni_args_linalg_vecdot;
TN_NODISCARD static inline tn_status tni_read_linalg_vecdot(const tn_call *call,
    const StableIValue *args, tni_args_linalg_vecdot *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->y));
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor */
typedef struct tni_args_linear {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
} tni_args_linear;
TN_NODISCARD static inline tn_status tni_read_linear(const tn_call *call,
    const StableIValue *args, tni_args_linear *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    in->bias = tni_arg_maybe_handle(args[2]);
    return TN_OK;
}

/* linear.out(Tensor input, Tensor weight, Tensor? bias=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_linear_out {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tn_tensor *out;
} tni_args_linear_out;
TN_NODISCARD static inline tn_status tni_read_linear_out(const tn_call *call,
    const StableIValue *args, tni_args_linear_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    in->bias = tni_arg_maybe_handle(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* nonzero_numpy(Tensor self) -> Tensor[] */
typedef struct tni_args_nonzero_numpy {
    tn_tensor *self;
} tni_args_nonzero_numpy;
TN_NODISCARD static inline tn_status tni_read_nonzero_numpy(const tn_call *call,
    const StableIValue *args, tni_args_nonzero_numpy *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

#endif
