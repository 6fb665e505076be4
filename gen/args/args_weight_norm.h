/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_WEIGHT_NORM_H
#define TENON_ARGS_WEIGHT_NORM_H

#include "kernels/core/kernel_core.h"

/* _weight_norm(Tensor v, Tensor g, int dim=0) -> Tensor */
typedef struct tni_args__weight_norm {
    tn_tensor *v;
    tn_tensor *g;
    int64_t dim;
} tni_args__weight_norm;
TN_NODISCARD static inline tn_status tni_read__weight_norm(const tn_call *call,
    const StableIValue *args, tni_args__weight_norm *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->v));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->g));
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* _weight_norm_differentiable_backward(Tensor grad_w, Tensor saved_v, Tensor saved_g, Tensor saved_norms, int dim) -> (Tensor, Tensor) */
typedef struct tni_args__weight_norm_differentiable_backward {
    tn_tensor *grad_w;
    tn_tensor *saved_v;
    tn_tensor *saved_g;
    tn_tensor *saved_norms;
    int64_t dim;
} tni_args__weight_norm_differentiable_backward;
TN_NODISCARD static inline tn_status tni_read__weight_norm_differentiable_backward(const tn_call *call,
    const StableIValue *args, tni_args__weight_norm_differentiable_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_w));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->saved_v));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->saved_g));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->saved_norms));
    in->dim = tni_arg_int(args[4]);
    return TN_OK;
}

/* _weight_norm_interface(Tensor v, Tensor g, int dim=0) -> (Tensor, Tensor) */
typedef struct tni_args__weight_norm_interface {
    tn_tensor *v;
    tn_tensor *g;
    int64_t dim;
} tni_args__weight_norm_interface;
TN_NODISCARD static inline tn_status tni_read__weight_norm_interface(const tn_call *call,
    const StableIValue *args, tni_args__weight_norm_interface *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->v));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->g));
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* _weight_norm_interface_backward(Tensor grad_w, Tensor saved_v, Tensor saved_g, Tensor saved_norms, int dim) -> (Tensor, Tensor) */
typedef struct tni_args__weight_norm_interface_backward {
    tn_tensor *grad_w;
    tn_tensor *saved_v;
    tn_tensor *saved_g;
    tn_tensor *saved_norms;
    int64_t dim;
} tni_args__weight_norm_interface_backward;
TN_NODISCARD static inline tn_status tni_read__weight_norm_interface_backward(const tn_call *call,
    const StableIValue *args, tni_args__weight_norm_interface_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_w));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->saved_v));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->saved_g));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->saved_norms));
    in->dim = tni_arg_int(args[4]);
    return TN_OK;
}

#endif
