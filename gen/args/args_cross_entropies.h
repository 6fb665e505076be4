/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_CROSS_ENTROPIES_H
#define TENON_ARGS_CROSS_ENTROPIES_H

#include "kernels/core/kernel_core.h"

/* cross_entropy_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100, float label_smoothing=0.0) -> Tensor */
typedef struct tni_args_cross_entropy_loss {
    tn_tensor *self;
    tn_tensor *target;
    tn_tensor *weight;
    int64_t reduction;
    int64_t ignore_index;
    double label_smoothing;
} tni_args_cross_entropy_loss;
TN_NODISCARD static inline tn_status tni_read_cross_entropy_loss(const tn_call *call,
    const StableIValue *args, tni_args_cross_entropy_loss *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->weight = tni_arg_maybe_handle(args[2]);
    in->reduction = tni_arg_int(args[3]);
    in->ignore_index = tni_arg_int(args[4]);
    in->label_smoothing = tni_arg_double(args[5]);
    return TN_OK;
}

/* nll_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100) -> Tensor */
typedef struct tni_args_nll_loss {
    tn_tensor *self;
    tn_tensor *target;
    tn_tensor *weight;
    int64_t reduction;
    int64_t ignore_index;
} tni_args_nll_loss;
TN_NODISCARD static inline tn_status tni_read_nll_loss(const tn_call *call,
    const StableIValue *args, tni_args_nll_loss *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->weight = tni_arg_maybe_handle(args[2]);
    in->reduction = tni_arg_int(args[3]);
    in->ignore_index = tni_arg_int(args[4]);
    return TN_OK;
}

/* nll_loss2d(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100) -> Tensor */
typedef struct tni_args_nll_loss2d {
    tn_tensor *self;
    tn_tensor *target;
    tn_tensor *weight;
    int64_t reduction;
    int64_t ignore_index;
} tni_args_nll_loss2d;
TN_NODISCARD static inline tn_status tni_read_nll_loss2d(const tn_call *call,
    const StableIValue *args, tni_args_nll_loss2d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->weight = tni_arg_maybe_handle(args[2]);
    in->reduction = tni_arg_int(args[3]);
    in->ignore_index = tni_arg_int(args[4]);
    return TN_OK;
}

/* nll_loss_nd(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100) -> Tensor */
typedef struct tni_args_nll_loss_nd {
    tn_tensor *self;
    tn_tensor *target;
    tn_tensor *weight;
    int64_t reduction;
    int64_t ignore_index;
} tni_args_nll_loss_nd;
TN_NODISCARD static inline tn_status tni_read_nll_loss_nd(const tn_call *call,
    const StableIValue *args, tni_args_nll_loss_nd *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->weight = tni_arg_maybe_handle(args[2]);
    in->reduction = tni_arg_int(args[3]);
    in->ignore_index = tni_arg_int(args[4]);
    return TN_OK;
}

#endif
