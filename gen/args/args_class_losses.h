/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_CLASS_LOSSES_H
#define TENON_ARGS_CLASS_LOSSES_H

#include "kernels/core/kernel_core.h"

/* nll_loss2d_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight) -> Tensor */
typedef struct tni_args_nll_loss2d_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *target;
    tn_tensor *weight;
    int64_t reduction;
    int64_t ignore_index;
    tn_tensor *total_weight;
} tni_args_nll_loss2d_backward;
TN_NODISCARD static inline tn_status tni_read_nll_loss2d_backward(const tn_call *call,
    const StableIValue *args, tni_args_nll_loss2d_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->target));
    in->weight = tni_arg_maybe_handle(args[3]);
    in->reduction = tni_arg_int(args[4]);
    in->ignore_index = tni_arg_int(args[5]);
    TN_TRY(tni_arg_tensor(call, args, 6, &in->total_weight));
    return TN_OK;
}

/* nll_loss2d_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight) */
typedef struct tni_args_nll_loss2d_forward {
    tn_tensor *self;
    tn_tensor *target;
    tn_tensor *weight;
    int64_t reduction;
    int64_t ignore_index;
} tni_args_nll_loss2d_forward;
TN_NODISCARD static inline tn_status tni_read_nll_loss2d_forward(const tn_call *call,
    const StableIValue *args, tni_args_nll_loss2d_forward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->weight = tni_arg_maybe_handle(args[2]);
    in->reduction = tni_arg_int(args[3]);
    in->ignore_index = tni_arg_int(args[4]);
    return TN_OK;
}

/* nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight) -> Tensor */
typedef struct tni_args_nll_loss_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *target;
    tn_tensor *weight;
    int64_t reduction;
    int64_t ignore_index;
    tn_tensor *total_weight;
} tni_args_nll_loss_backward;
TN_NODISCARD static inline tn_status tni_read_nll_loss_backward(const tn_call *call,
    const StableIValue *args, tni_args_nll_loss_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->target));
    in->weight = tni_arg_maybe_handle(args[3]);
    in->reduction = tni_arg_int(args[4]);
    in->ignore_index = tni_arg_int(args[5]);
    TN_TRY(tni_arg_tensor(call, args, 6, &in->total_weight));
    return TN_OK;
}

/* nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight) */
typedef struct tni_args_nll_loss_forward {
    tn_tensor *self;
    tn_tensor *target;
    tn_tensor *weight;
    int64_t reduction;
    int64_t ignore_index;
} tni_args_nll_loss_forward;
TN_NODISCARD static inline tn_status tni_read_nll_loss_forward(const tn_call *call,
    const StableIValue *args, tni_args_nll_loss_forward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->weight = tni_arg_maybe_handle(args[2]);
    in->reduction = tni_arg_int(args[3]);
    in->ignore_index = tni_arg_int(args[4]);
    return TN_OK;
}

#endif
