/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_MARGIN_LOSSES_H
#define TENON_ARGS_MARGIN_LOSSES_H

#include "kernels/core/kernel_core.h"

/* multi_margin_loss(Tensor self, Tensor target, Scalar p=1, Scalar margin=1, Tensor? weight=None, int reduction=Mean) -> Tensor */
typedef struct tni_args_multi_margin_loss {
    tn_tensor *self;
    tn_tensor *target;
    const tni_scalar *p;
    const tni_scalar *margin;
    tn_tensor *weight;
    int64_t reduction;
} tni_args_multi_margin_loss;
TN_NODISCARD static inline tn_status tni_read_multi_margin_loss(const tn_call *call,
    const StableIValue *args, tni_args_multi_margin_loss *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->p = tni_arg_scalar(args[2]);
    in->margin = tni_arg_scalar(args[3]);
    in->weight = tni_arg_maybe_handle(args[4]);
    in->reduction = tni_arg_int(args[5]);
    return TN_OK;
}

/* multi_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, Scalar p, Scalar margin, Tensor? weight=None, int reduction=Mean) -> Tensor */
typedef struct tni_args_multi_margin_loss_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *target;
    const tni_scalar *p;
    const tni_scalar *margin;
    tn_tensor *weight;
    int64_t reduction;
} tni_args_multi_margin_loss_backward;
TN_NODISCARD static inline tn_status tni_read_multi_margin_loss_backward(const tn_call *call,
    const StableIValue *args, tni_args_multi_margin_loss_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->target));
    in->p = tni_arg_scalar(args[3]);
    in->margin = tni_arg_scalar(args[4]);
    in->weight = tni_arg_maybe_handle(args[5]);
    in->reduction = tni_arg_int(args[6]);
    return TN_OK;
}

/* multilabel_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor */
typedef struct tni_args_multilabel_margin_loss {
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
} tni_args_multilabel_margin_loss;
TN_NODISCARD static inline tn_status tni_read_multilabel_margin_loss(const tn_call *call,
    const StableIValue *args, tni_args_multilabel_margin_loss *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->reduction = tni_arg_int(args[2]);
    return TN_OK;
}

/* multilabel_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, Tensor is_target) -> Tensor */
typedef struct tni_args_multilabel_margin_loss_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
    tn_tensor *is_target;
} tni_args_multilabel_margin_loss_backward;
TN_NODISCARD static inline tn_status tni_read_multilabel_margin_loss_backward(const tn_call *call,
    const StableIValue *args, tni_args_multilabel_margin_loss_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->target));
    in->reduction = tni_arg_int(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->is_target));
    return TN_OK;
}

/* multilabel_margin_loss_forward(Tensor self, Tensor target, int reduction) -> (Tensor output, Tensor is_target) */
typedef struct tni_args_multilabel_margin_loss_forward {
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
} tni_args_multilabel_margin_loss_forward;
TN_NODISCARD static inline tn_status tni_read_multilabel_margin_loss_forward(const tn_call *call,
    const StableIValue *args, tni_args_multilabel_margin_loss_forward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->reduction = tni_arg_int(args[2]);
    return TN_OK;
}

#endif
