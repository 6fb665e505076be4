/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_OPTIMISERS_H
#define TENON_ARGS_OPTIMISERS_H

#include "kernels/core/kernel_core.h"

/* _fused_adagrad_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] state_sums, Tensor(d!)[] state_steps, *, float lr, float lr_decay, float weight_decay, float eps, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> () */
typedef struct tni_args__fused_adagrad_ {
    const tni_list *self;
    const tni_list *grads;
    const tni_list *state_sums;
    const tni_list *state_steps;
    double lr;
    double lr_decay;
    double weight_decay;
    double eps;
    bool maximize;
    tn_tensor *grad_scale;
    tn_tensor *found_inf;
} tni_args__fused_adagrad_;
TN_NODISCARD static inline tn_status tni_read__fused_adagrad_(const tn_call *call,
    const StableIValue *args, tni_args__fused_adagrad_ *in)
{
    in->self = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->self));
    in->grads = tni_arg_list(args[1]);
    TN_TRY(tni_check_tensors(call, 1, in->grads));
    in->state_sums = tni_arg_list(args[2]);
    TN_TRY(tni_check_tensors(call, 2, in->state_sums));
    in->state_steps = tni_arg_list(args[3]);
    TN_TRY(tni_check_tensors(call, 3, in->state_steps));
    in->lr = tni_arg_double(args[4]);
    in->lr_decay = tni_arg_double(args[5]);
    in->weight_decay = tni_arg_double(args[6]);
    in->eps = tni_arg_double(args[7]);
    in->maximize = tni_arg_bool(args[8]);
    in->grad_scale = tni_arg_maybe_handle(args[9]);
    in->found_inf = tni_arg_maybe_handle(args[10]);
    return TN_OK;
}

/* _fused_adagrad_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] state_sums, Tensor[] state_steps, *, Tensor lr, float lr_decay, float weight_decay, float eps, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> () */
typedef struct tni_args__fused_adagrad__tensor_lr {
    const tni_list *self;
    const tni_list *grads;
    const tni_list *state_sums;
    const tni_list *state_steps;
    tn_tensor *lr;
    double lr_decay;
    double weight_decay;
    double eps;
    bool maximize;
    tn_tensor *grad_scale;
    tn_tensor *found_inf;
} tni_args__fused_adagrad__tensor_lr;
TN_NODISCARD static inline tn_status tni_read__fused_adagrad__tensor_lr(const tn_call *call,
    const StableIValue *args, tni_args__fused_adagrad__tensor_lr *in)
{
    in->self = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->self));
    in->grads = tni_arg_list(args[1]);
    TN_TRY(tni_check_tensors(call, 1, in->grads));
    in->state_sums = tni_arg_list(args[2]);
    TN_TRY(tni_check_tensors(call, 2, in->state_sums));
    in->state_steps = tni_arg_list(args[3]);
    TN_TRY(tni_check_tensors(call, 3, in->state_steps));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->lr));
    in->lr_decay = tni_arg_double(args[5]);
    in->weight_decay = tni_arg_double(args[6]);
    in->eps = tni_arg_double(args[7]);
    in->maximize = tni_arg_bool(args[8]);
    in->grad_scale = tni_arg_maybe_handle(args[9]);
    in->found_inf = tni_arg_maybe_handle(args[10]);
    return TN_OK;
}

/* _fused_adam_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, float lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> () */
typedef struct tni_args__fused_adam_ {
    const tni_list *self;
    const tni_list *grads;
    const tni_list *exp_avgs;
    const tni_list *exp_avg_sqs;
    const tni_list *max_exp_avg_sqs;
    const tni_list *state_steps;
    double lr;
    double beta1;
    double beta2;
    double weight_decay;
    double eps;
    bool amsgrad;
    bool maximize;
    tn_tensor *grad_scale;
    tn_tensor *found_inf;
} tni_args__fused_adam_;
TN_NODISCARD static inline tn_status tni_read__fused_adam_(const tn_call *call,
    const StableIValue *args, tni_args__fused_adam_ *in)
{
    in->self = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->self));
    in->grads = tni_arg_list(args[1]);
    TN_TRY(tni_check_tensors(call, 1, in->grads));
    in->exp_avgs = tni_arg_list(args[2]);
    TN_TRY(tni_check_tensors(call, 2, in->exp_avgs));
    in->exp_avg_sqs = tni_arg_list(args[3]);
    TN_TRY(tni_check_tensors(call, 3, in->exp_avg_sqs));
    in->max_exp_avg_sqs = tni_arg_list(args[4]);
    TN_TRY(tni_check_tensors(call, 4, in->max_exp_avg_sqs));
    in->state_steps = tni_arg_list(args[5]);
    TN_TRY(tni_check_tensors(call, 5, in->state_steps));
    in->lr = tni_arg_double(args[6]);
    in->beta1 = tni_arg_double(args[7]);
    in->beta2 = tni_arg_double(args[8]);
    in->weight_decay = tni_arg_double(args[9]);
    in->eps = tni_arg_double(args[10]);
    in->amsgrad = tni_arg_bool(args[11]);
    in->maximize = tni_arg_bool(args[12]);
    in->grad_scale = tni_arg_maybe_handle(args[13]);
    in->found_inf = tni_arg_maybe_handle(args[14]);
    return TN_OK;
}

/* _fused_adam_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, Tensor lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> () */
typedef struct tni_args__fused_adam__tensor_lr {
    const tni_list *self;
    const tni_list *grads;
    const tni_list *exp_avgs;
    const tni_list *exp_avg_sqs;
    const tni_list *max_exp_avg_sqs;
    const tni_list *state_steps;
    tn_tensor *lr;
    double beta1;
    double beta2;
    double weight_decay;
    double eps;
    bool amsgrad;
    bool maximize;
    tn_tensor *grad_scale;
    tn_tensor *found_inf;
} tni_args__fused_adam__tensor_lr;
TN_NODISCARD static inline tn_status tni_read__fused_adam__tensor_lr(const tn_call *call,
    const StableIValue *args, tni_args__fused_adam__tensor_lr *in)
{
    in->self = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->self));
    in->grads = tni_arg_list(args[1]);
    TN_TRY(tni_check_tensors(call, 1, in->grads));
    in->exp_avgs = tni_arg_list(args[2]);
    TN_TRY(tni_check_tensors(call, 2, in->exp_avgs));
    in->exp_avg_sqs = tni_arg_list(args[3]);
    TN_TRY(tni_check_tensors(call, 3, in->exp_avg_sqs));
    in->max_exp_avg_sqs = tni_arg_list(args[4]);
    TN_TRY(tni_check_tensors(call, 4, in->max_exp_avg_sqs));
    in->state_steps = tni_arg_list(args[5]);
    TN_TRY(tni_check_tensors(call, 5, in->state_steps));
    TN_TRY(tni_arg_tensor(call, args, 6, &in->lr));
    in->beta1 = tni_arg_double(args[7]);
    in->beta2 = tni_arg_double(args[8]);
    in->weight_decay = tni_arg_double(args[9]);
    in->eps = tni_arg_double(args[10]);
    in->amsgrad = tni_arg_bool(args[11]);
    in->maximize = tni_arg_bool(args[12]);
    in->grad_scale = tni_arg_maybe_handle(args[13]);
    in->found_inf = tni_arg_maybe_handle(args[14]);
    return TN_OK;
}

/* _fused_adamw_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, float lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> () */
typedef struct tni_args__fused_adamw_ {
    const tni_list *self;
    const tni_list *grads;
    const tni_list *exp_avgs;
    const tni_list *exp_avg_sqs;
    const tni_list *max_exp_avg_sqs;
    const tni_list *state_steps;
    double lr;
    double beta1;
    double beta2;
    double weight_decay;
    double eps;
    bool amsgrad;
    bool maximize;
    tn_tensor *grad_scale;
    tn_tensor *found_inf;
} tni_args__fused_adamw_;
TN_NODISCARD static inline tn_status tni_read__fused_adamw_(const tn_call *call,
    const StableIValue *args, tni_args__fused_adamw_ *in)
{
    in->self = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->self));
    in->grads = tni_arg_list(args[1]);
    TN_TRY(tni_check_tensors(call, 1, in->grads));
    in->exp_avgs = tni_arg_list(args[2]);
    TN_TRY(tni_check_tensors(call, 2, in->exp_avgs));
    in->exp_avg_sqs = tni_arg_list(args[3]);
    TN_TRY(tni_check_tensors(call, 3, in->exp_avg_sqs));
    in->max_exp_avg_sqs = tni_arg_list(args[4]);
    TN_TRY(tni_check_tensors(call, 4, in->max_exp_avg_sqs));
    in->state_steps = tni_arg_list(args[5]);
    TN_TRY(tni_check_tensors(call, 5, in->state_steps));
    in->lr = tni_arg_double(args[6]);
    in->beta1 = tni_arg_double(args[7]);
    in->beta2 = tni_arg_double(args[8]);
    in->weight_decay = tni_arg_double(args[9]);
    in->eps = tni_arg_double(args[10]);
    in->amsgrad = tni_arg_bool(args[11]);
    in->maximize = tni_arg_bool(args[12]);
    in->grad_scale = tni_arg_maybe_handle(args[13]);
    in->found_inf = tni_arg_maybe_handle(args[14]);
    return TN_OK;
}

/* _fused_adamw_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, Tensor lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> () */
typedef struct tni_args__fused_adamw__tensor_lr {
    const tni_list *self;
    const tni_list *grads;
    const tni_list *exp_avgs;
    const tni_list *exp_avg_sqs;
    const tni_list *max_exp_avg_sqs;
    const tni_list *state_steps;
    tn_tensor *lr;
    double beta1;
    double beta2;
    double weight_decay;
    double eps;
    bool amsgrad;
    bool maximize;
    tn_tensor *grad_scale;
    tn_tensor *found_inf;
} tni_args__fused_adamw__tensor_lr;
TN_NODISCARD static inline tn_status tni_read__fused_adamw__tensor_lr(const tn_call *call,
    const StableIValue *args, tni_args__fused_adamw__tensor_lr *in)
{
    in->self = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->self));
    in->grads = tni_arg_list(args[1]);
    TN_TRY(tni_check_tensors(call, 1, in->grads));
    in->exp_avgs = tni_arg_list(args[2]);
    TN_TRY(tni_check_tensors(call, 2, in->exp_avgs));
    in->exp_avg_sqs = tni_arg_list(args[3]);
    TN_TRY(tni_check_tensors(call, 3, in->exp_avg_sqs));
    in->max_exp_avg_sqs = tni_arg_list(args[4]);
    TN_TRY(tni_check_tensors(call, 4, in->max_exp_avg_sqs));
    in->state_steps = tni_arg_list(args[5]);
    TN_TRY(tni_check_tensors(call, 5, in->state_steps));
    TN_TRY(tni_arg_tensor(call, args, 6, &in->lr));
    in->beta1 = tni_arg_double(args[7]);
    in->beta2 = tni_arg_double(args[8]);
    in->weight_decay = tni_arg_double(args[9]);
    in->eps = tni_arg_double(args[10]);
    in->amsgrad = tni_arg_bool(args[11]);
    in->maximize = tni_arg_bool(args[12]);
    in->grad_scale = tni_arg_maybe_handle(args[13]);
    in->found_inf = tni_arg_maybe_handle(args[14]);
    return TN_OK;
}

/* _fused_sgd_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] momentum_buffer_list, *, float weight_decay, float momentum, float lr, float dampening, bool nesterov, bool maximize, bool is_first_step, Tensor? grad_scale=None, Tensor? found_inf=None) -> () */
typedef struct tni_args__fused_sgd_ {
    const tni_list *self;
    const tni_list *grads;
    const tni_list *momentum_buffer_list;
    double weight_decay;
    double momentum;
    double lr;
    double dampening;
    bool nesterov;
    bool maximize;
    bool is_first_step;
    tn_tensor *grad_scale;
    tn_tensor *found_inf;
} tni_args__fused_sgd_;
TN_NODISCARD static inline tn_status tni_read__fused_sgd_(const tn_call *call,
    const StableIValue *args, tni_args__fused_sgd_ *in)
{
    in->self = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->self));
    in->grads = tni_arg_list(args[1]);
    TN_TRY(tni_check_tensors(call, 1, in->grads));
    in->momentum_buffer_list = tni_arg_list(args[2]);
    TN_TRY(tni_check_tensors(call, 2, in->momentum_buffer_list));
    in->weight_decay = tni_arg_double(args[3]);
    in->momentum = tni_arg_double(args[4]);
    in->lr = tni_arg_double(args[5]);
    in->dampening = tni_arg_double(args[6]);
    in->nesterov = tni_arg_bool(args[7]);
    in->maximize = tni_arg_bool(args[8]);
    in->is_first_step = tni_arg_bool(args[9]);
    in->grad_scale = tni_arg_maybe_handle(args[10]);
    in->found_inf = tni_arg_maybe_handle(args[11]);
    return TN_OK;
}

/* _fused_sgd_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] momentum_buffer_list, *, float weight_decay, float momentum, Tensor lr, float dampening, bool nesterov, bool maximize, bool is_first_step, Tensor? grad_scale=None, Tensor? found_inf=None) -> () */
typedef struct tni_args__fused_sgd__tensor_lr {
    const tni_list *self;
    const tni_list *grads;
    const tni_list *momentum_buffer_list;
    double weight_decay;
    double momentum;
    tn_tensor *lr;
    double dampening;
    bool nesterov;
    bool maximize;
    bool is_first_step;
    tn_tensor *grad_scale;
    tn_tensor *found_inf;
} tni_args__fused_sgd__tensor_lr;
TN_NODISCARD static inline tn_status tni_read__fused_sgd__tensor_lr(const tn_call *call,
    const StableIValue *args, tni_args__fused_sgd__tensor_lr *in)
{
    in->self = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->self));
    in->grads = tni_arg_list(args[1]);
    TN_TRY(tni_check_tensors(call, 1, in->grads));
    in->momentum_buffer_list = tni_arg_list(args[2]);
    TN_TRY(tni_check_tensors(call, 2, in->momentum_buffer_list));
    in->weight_decay = tni_arg_double(args[3]);
    in->momentum = tni_arg_double(args[4]);
    TN_TRY(tni_arg_tensor(call, args, 5, &in->lr));
    in->dampening = tni_arg_double(args[6]);
    in->nesterov = tni_arg_bool(args[7]);
    in->maximize = tni_arg_bool(args[8]);
    in->is_first_step = tni_arg_bool(args[9]);
    in->grad_scale = tni_arg_maybe_handle(args[10]);
    in->found_inf = tni_arg_maybe_handle(args[11]);
    return TN_OK;
}

#endif
