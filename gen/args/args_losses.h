/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_LOSSES_H
#define TENON_ARGS_LOSSES_H

#include "kernels/core/kernel_core.h"

/* binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) -> Tensor */
typedef struct tni_args_binary_cross_entropy {
    tn_tensor *self;
    tn_tensor *target;
    tn_tensor *weight;
    int64_t reduction;
} tni_args_binary_cross_entropy;
TN_NODISCARD static inline tn_status tni_read_binary_cross_entropy(const tn_call *call,
    const StableIValue *args, tni_args_binary_cross_entropy *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->weight = tni_arg_maybe_handle(args[2]);
    in->reduction = tni_arg_int(args[3]);
    return TN_OK;
}

/* binary_cross_entropy_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) -> Tensor */
typedef struct tni_args_binary_cross_entropy_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *target;
    tn_tensor *weight;
    int64_t reduction;
} tni_args_binary_cross_entropy_backward;
TN_NODISCARD static inline tn_status tni_read_binary_cross_entropy_backward(const tn_call *call,
    const StableIValue *args, tni_args_binary_cross_entropy_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->target));
    in->weight = tni_arg_maybe_handle(args[3]);
    in->reduction = tni_arg_int(args[4]);
    return TN_OK;
}

/* binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Tensor? pos_weight=None, int reduction=Mean) -> Tensor */
typedef struct tni_args_binary_cross_entropy_with_logits {
    tn_tensor *self;
    tn_tensor *target;
    tn_tensor *weight;
    tn_tensor *pos_weight;
    int64_t reduction;
} tni_args_binary_cross_entropy_with_logits;
TN_NODISCARD static inline tn_status tni_read_binary_cross_entropy_with_logits(const tn_call *call,
    const StableIValue *args, tni_args_binary_cross_entropy_with_logits *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->weight = tni_arg_maybe_handle(args[2]);
    in->pos_weight = tni_arg_maybe_handle(args[3]);
    in->reduction = tni_arg_int(args[4]);
    return TN_OK;
}

/* huber_loss(Tensor self, Tensor target, int reduction=Mean, float delta=1.0) -> Tensor */
typedef struct tni_args_huber_loss {
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
    double delta;
} tni_args_huber_loss;
TN_NODISCARD static inline tn_status tni_read_huber_loss(const tn_call *call,
    const StableIValue *args, tni_args_huber_loss *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->reduction = tni_arg_int(args[2]);
    in->delta = tni_arg_double(args[3]);
    return TN_OK;
}

/* huber_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float delta) -> Tensor */
typedef struct tni_args_huber_loss_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
    double delta;
} tni_args_huber_loss_backward;
TN_NODISCARD static inline tn_status tni_read_huber_loss_backward(const tn_call *call,
    const StableIValue *args, tni_args_huber_loss_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->target));
    in->reduction = tni_arg_int(args[3]);
    in->delta = tni_arg_double(args[4]);
    return TN_OK;
}

/* huber_loss_backward.out(Tensor grad_output, Tensor self, Tensor target, int reduction, float delta, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_huber_loss_backward_out {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
    double delta;
    tn_tensor *grad_input;
} tni_args_huber_loss_backward_out;
TN_NODISCARD static inline tn_status tni_read_huber_loss_backward_out(const tn_call *call,
    const StableIValue *args, tni_args_huber_loss_backward_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->target));
    in->reduction = tni_arg_int(args[3]);
    in->delta = tni_arg_double(args[4]);
    TN_TRY(tni_arg_tensor(call, args, 5, &in->grad_input));
    return TN_OK;
}

/* mse_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor */
typedef struct tni_args_mse_loss {
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
} tni_args_mse_loss;
TN_NODISCARD static inline tn_status tni_read_mse_loss(const tn_call *call,
    const StableIValue *args, tni_args_mse_loss *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->reduction = tni_arg_int(args[2]);
    return TN_OK;
}

/* mse_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor */
typedef struct tni_args_mse_loss_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
} tni_args_mse_loss_backward;
TN_NODISCARD static inline tn_status tni_read_mse_loss_backward(const tn_call *call,
    const StableIValue *args, tni_args_mse_loss_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->target));
    in->reduction = tni_arg_int(args[3]);
    return TN_OK;
}

/* mse_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, int reduction, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_mse_loss_backward_grad_input {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
    tn_tensor *grad_input;
} tni_args_mse_loss_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_mse_loss_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_mse_loss_backward_grad_input *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->target));
    in->reduction = tni_arg_int(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->grad_input));
    return TN_OK;
}

/* smooth_l1_loss(Tensor self, Tensor target, int reduction=Mean, float beta=1.0) -> Tensor */
typedef struct tni_args_smooth_l1_loss {
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
    double beta;
} tni_args_smooth_l1_loss;
TN_NODISCARD static inline tn_status tni_read_smooth_l1_loss(const tn_call *call,
    const StableIValue *args, tni_args_smooth_l1_loss *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->reduction = tni_arg_int(args[2]);
    in->beta = tni_arg_double(args[3]);
    return TN_OK;
}

/* smooth_l1_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float beta) -> Tensor */
typedef struct tni_args_smooth_l1_loss_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
    double beta;
} tni_args_smooth_l1_loss_backward;
TN_NODISCARD static inline tn_status tni_read_smooth_l1_loss_backward(const tn_call *call,
    const StableIValue *args, tni_args_smooth_l1_loss_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->target));
    in->reduction = tni_arg_int(args[3]);
    in->beta = tni_arg_double(args[4]);
    return TN_OK;
}

/* smooth_l1_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, int reduction, float beta, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_smooth_l1_loss_backward_grad_input {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
    double beta;
    tn_tensor *grad_input;
} tni_args_smooth_l1_loss_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_smooth_l1_loss_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_smooth_l1_loss_backward_grad_input *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->target));
    in->reduction = tni_arg_int(args[3]);
    in->beta = tni_arg_double(args[4]);
    TN_TRY(tni_arg_tensor(call, args, 5, &in->grad_input));
    return TN_OK;
}

/* soft_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor */
typedef struct tni_args_soft_margin_loss {
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
} tni_args_soft_margin_loss;
TN_NODISCARD static inline tn_status tni_read_soft_margin_loss(const tn_call *call,
    const StableIValue *args, tni_args_soft_margin_loss *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->reduction = tni_arg_int(args[2]);
    return TN_OK;
}

/* soft_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor */
typedef struct tni_args_soft_margin_loss_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
} tni_args_soft_margin_loss_backward;
TN_NODISCARD static inline tn_status tni_read_soft_margin_loss_backward(const tn_call *call,
    const StableIValue *args, tni_args_soft_margin_loss_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->target));
    in->reduction = tni_arg_int(args[3]);
    return TN_OK;
}

/* soft_margin_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, int reduction, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_soft_margin_loss_backward_grad_input {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
    tn_tensor *grad_input;
} tni_args_soft_margin_loss_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_soft_margin_loss_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_soft_margin_loss_backward_grad_input *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->target));
    in->reduction = tni_arg_int(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->grad_input));
    return TN_OK;
}

#endif
