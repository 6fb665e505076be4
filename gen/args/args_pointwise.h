/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_POINTWISE_H
#define TENON_ARGS_POINTWISE_H

#include "kernels/core/kernel_core.h"

/* _conj(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args__conj {
    tn_tensor *self;
} tni_args__conj;
TN_NODISCARD static inline tn_status tni_read__conj(const tn_call *call,
    const StableIValue *args, tni_args__conj *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* _conj_physical(Tensor self) -> Tensor */
typedef struct tni_args__conj_physical {
    tn_tensor *self;
} tni_args__conj_physical;
TN_NODISCARD static inline tn_status tni_read__conj_physical(const tn_call *call,
    const StableIValue *args, tni_args__conj_physical *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* _fake_quantize_per_tensor_affine_cachemask_tensor_qparams(Tensor self, Tensor scale, Tensor zero_point, Tensor fake_quant_enabled, int quant_min, int quant_max) -> (Tensor output, Tensor mask) */
typedef struct tni_args__fake_quantize_per_tensor_affine_cachemask_tensor_qparams {
    tn_tensor *self;
    tn_tensor *scale;
    tn_tensor *zero_point;
    tn_tensor *fake_quant_enabled;
    int64_t quant_min;
    int64_t quant_max;
} tni_args__fake_quantize_per_tensor_affine_cachemask_tensor_qparams;
TN_NODISCARD static inline tn_status tni_read__fake_quantize_per_tensor_affine_cachemask_tensor_qparams(const tn_call *call,
    const StableIValue *args, tni_args__fake_quantize_per_tensor_affine_cachemask_tensor_qparams *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->scale));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->zero_point));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->fake_quant_enabled));
    in->quant_min = tni_arg_int(args[4]);
    in->quant_max = tni_arg_int(args[5]);
    return TN_OK;
}

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

/* _neg_view(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args__neg_view {
    tn_tensor *self;
} tni_args__neg_view;
TN_NODISCARD static inline tn_status tni_read__neg_view(const tn_call *call,
    const StableIValue *args, tni_args__neg_view *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> bool */
typedef struct tni_args_allclose {
    tn_tensor *self;
    tn_tensor *other;
    double rtol;
    double atol;
    bool equal_nan;
} tni_args_allclose;
TN_NODISCARD static inline tn_status tni_read_allclose(const tn_call *call,
    const StableIValue *args, tni_args_allclose *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->rtol = tni_arg_double(args[2]);
    in->atol = tni_arg_double(args[3]);
    in->equal_nan = tni_arg_bool(args[4]);
    return TN_OK;
}

/* celu(Tensor self, Scalar alpha=1.0) -> Tensor */
typedef struct tni_args_celu {
    tn_tensor *self;
    const tni_scalar *alpha;
} tni_args_celu;
TN_NODISCARD static inline tn_status tni_read_celu(const tn_call *call,
    const StableIValue *args, tni_args_celu *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->alpha = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* conj(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_conj {
    tn_tensor *self;
} tni_args_conj;
TN_NODISCARD static inline tn_status tni_read_conj(const tn_call *call,
    const StableIValue *args, tni_args_conj *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* conj_physical(Tensor self) -> Tensor */
typedef struct tni_args_conj_physical {
    tn_tensor *self;
} tni_args_conj_physical;
TN_NODISCARD static inline tn_status tni_read_conj_physical(const tn_call *call,
    const StableIValue *args, tni_args_conj_physical *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* deg2rad(Tensor self) -> Tensor */
typedef struct tni_args_deg2rad {
    tn_tensor *self;
} tni_args_deg2rad;
TN_NODISCARD static inline tn_status tni_read_deg2rad(const tn_call *call,
    const StableIValue *args, tni_args_deg2rad *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* fake_quantize_per_channel_affine_cachemask(Tensor self, Tensor scale, Tensor zero_point, int axis, int quant_min, int quant_max) -> (Tensor output, Tensor mask) */
typedef struct tni_args_fake_quantize_per_channel_affine_cachemask {
    tn_tensor *self;
    tn_tensor *scale;
    tn_tensor *zero_point;
    int64_t axis;
    int64_t quant_min;
    int64_t quant_max;
} tni_args_fake_quantize_per_channel_affine_cachemask;
TN_NODISCARD static inline tn_status tni_read_fake_quantize_per_channel_affine_cachemask(const tn_call *call,
    const StableIValue *args, tni_args_fake_quantize_per_channel_affine_cachemask *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->scale));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->zero_point));
    in->axis = tni_arg_int(args[3]);
    in->quant_min = tni_arg_int(args[4]);
    in->quant_max = tni_arg_int(args[5]);
    return TN_OK;
}

/* fake_quantize_per_tensor_affine_cachemask(Tensor self, float scale, int zero_point, int quant_min, int quant_max) -> (Tensor output, Tensor mask) */
typedef struct tni_args_fake_quantize_per_tensor_affine_cachemask {
    tn_tensor *self;
    double scale;
    int64_t zero_point;
    int64_t quant_min;
    int64_t quant_max;
} tni_args_fake_quantize_per_tensor_affine_cachemask;
TN_NODISCARD static inline tn_status tni_read_fake_quantize_per_tensor_affine_cachemask(const tn_call *call,
    const StableIValue *args, tni_args_fake_quantize_per_tensor_affine_cachemask *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->scale = tni_arg_double(args[1]);
    in->zero_point = tni_arg_int(args[2]);
    in->quant_min = tni_arg_int(args[3]);
    in->quant_max = tni_arg_int(args[4]);
    return TN_OK;
}

/* float_power.Scalar(Scalar self, Tensor exponent) -> Tensor */
typedef struct tni_args_float_power_Scalar {
    const tni_scalar *self;
    tn_tensor *exponent;
} tni_args_float_power_Scalar;
TN_NODISCARD static inline tn_status tni_read_float_power_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_float_power_Scalar *in)
{
    in->self = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->exponent));
    return TN_OK;
}

/* float_power.Scalar_out(Scalar self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_float_power_Scalar_out {
    const tni_scalar *self;
    tn_tensor *exponent;
    tn_tensor *out;
} tni_args_float_power_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_float_power_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_float_power_Scalar_out *in)
{
    in->self = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->exponent));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* float_power.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor */
typedef struct tni_args_float_power_Tensor_Scalar {
    tn_tensor *self;
    const tni_scalar *exponent;
} tni_args_float_power_Tensor_Scalar;
TN_NODISCARD static inline tn_status tni_read_float_power_Tensor_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_float_power_Tensor_Scalar *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->exponent = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* float_power.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_float_power_Tensor_Scalar_out {
    tn_tensor *self;
    const tni_scalar *exponent;
    tn_tensor *out;
} tni_args_float_power_Tensor_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_float_power_Tensor_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_float_power_Tensor_Scalar_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->exponent = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* float_power.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor */
typedef struct tni_args_float_power_Tensor_Tensor {
    tn_tensor *self;
    tn_tensor *exponent;
} tni_args_float_power_Tensor_Tensor;
TN_NODISCARD static inline tn_status tni_read_float_power_Tensor_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_float_power_Tensor_Tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->exponent));
    return TN_OK;
}

/* float_power.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_float_power_Tensor_Tensor_out {
    tn_tensor *self;
    tn_tensor *exponent;
    tn_tensor *out;
} tni_args_float_power_Tensor_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_float_power_Tensor_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_float_power_Tensor_Tensor_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->exponent));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* float_power_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!) */
typedef struct tni_args_float_power__Scalar {
    tn_tensor *self;
    const tni_scalar *exponent;
} tni_args_float_power__Scalar;
TN_NODISCARD static inline tn_status tni_read_float_power__Scalar(const tn_call *call,
    const StableIValue *args, tni_args_float_power__Scalar *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->exponent = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* float_power_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!) */
typedef struct tni_args_float_power__Tensor {
    tn_tensor *self;
    tn_tensor *exponent;
} tni_args_float_power__Tensor;
TN_NODISCARD static inline tn_status tni_read_float_power__Tensor(const tn_call *call,
    const StableIValue *args, tni_args_float_power__Tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->exponent));
    return TN_OK;
}

/* imag(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_imag {
    tn_tensor *self;
} tni_args_imag;
TN_NODISCARD static inline tn_status tni_read_imag(const tn_call *call,
    const StableIValue *args, tni_args_imag *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> Tensor */
typedef struct tni_args_isclose {
    tn_tensor *self;
    tn_tensor *other;
    double rtol;
    double atol;
    bool equal_nan;
} tni_args_isclose;
TN_NODISCARD static inline tn_status tni_read_isclose(const tn_call *call,
    const StableIValue *args, tni_args_isclose *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->rtol = tni_arg_double(args[2]);
    in->atol = tni_arg_double(args[3]);
    in->equal_nan = tni_arg_bool(args[4]);
    return TN_OK;
}

/* isfinite(Tensor self) -> Tensor */
typedef struct tni_args_isfinite {
    tn_tensor *self;
} tni_args_isfinite;
TN_NODISCARD static inline tn_status tni_read_isfinite(const tn_call *call,
    const StableIValue *args, tni_args_isfinite *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* isreal(Tensor self) -> Tensor */
typedef struct tni_args_isreal {
    tn_tensor *self;
} tni_args_isreal;
TN_NODISCARD static inline tn_status tni_read_isreal(const tn_call *call,
    const StableIValue *args, tni_args_isreal *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* log_sigmoid(Tensor self) -> Tensor */
typedef struct tni_args_log_sigmoid {
    tn_tensor *self;
} tni_args_log_sigmoid;
TN_NODISCARD static inline tn_status tni_read_log_sigmoid(const tn_call *call,
    const StableIValue *args, tni_args_log_sigmoid *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* log_sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_log_sigmoid_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_log_sigmoid_out;
TN_NODISCARD static inline tn_status tni_read_log_sigmoid_out(const tn_call *call,
    const StableIValue *args, tni_args_log_sigmoid_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* positive(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_positive {
    tn_tensor *self;
} tni_args_positive;
TN_NODISCARD static inline tn_status tni_read_positive(const tn_call *call,
    const StableIValue *args, tni_args_positive *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* prelu(Tensor self, Tensor weight) -> Tensor */
typedef struct tni_args_prelu {
    tn_tensor *self;
    tn_tensor *weight;
} tni_args_prelu;
TN_NODISCARD static inline tn_status tni_read_prelu(const tn_call *call,
    const StableIValue *args, tni_args_prelu *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    return TN_OK;
}

/* prims::normal(SymInt[] shape, *, Scalar mean, Scalar std, ScalarType dtype, Device device, bool requires_grad, Generator? generator=None) -> Tensor */
typedef struct tni_args_prims_normal {
    tni_ints shape;
    const tni_scalar *mean;
    const tni_scalar *std;
    tn_dtype dtype;
    tni_maybe_device device;
    bool requires_grad;
    tni_generator *generator;
} tni_args_prims_normal;
TN_NODISCARD static inline tn_status tni_read_prims_normal(const tn_call *call,
    const StableIValue *args, tni_args_prims_normal *in)
{
    (void)call;
    in->shape = tni_arg_ints(args[0]);
    in->mean = tni_arg_scalar(args[1]);
    in->std = tni_arg_scalar(args[2]);
    in->dtype = tni_arg_dtype(args[3]);
    in->device = tni_arg_given_device(args[4]);
    in->requires_grad = tni_arg_bool(args[5]);
    in->generator = tni_arg_maybe_generator(args[6]);
    return TN_OK;
}

/* prims::uniform(SymInt[] shape, *, Scalar low, Scalar high, ScalarType dtype, Device device, SymInt[] stride, Generator? generator=None) -> Tensor */
typedef struct tni_args_prims_uniform {
    tni_ints shape;
    const tni_scalar *low;
    const tni_scalar *high;
    tn_dtype dtype;
    tni_maybe_device device;
    tni_ints stride;
    tni_generator *generator;
} tni_args_prims_uniform;
TN_NODISCARD static inline tn_status tni_read_prims_uniform(const tn_call *call,
    const StableIValue *args, tni_args_prims_uniform *in)
{
    (void)call;
    in->shape = tni_arg_ints(args[0]);
    in->low = tni_arg_scalar(args[1]);
    in->high = tni_arg_scalar(args[2]);
    in->dtype = tni_arg_dtype(args[3]);
    in->device = tni_arg_given_device(args[4]);
    in->stride = tni_arg_ints(args[5]);
    in->generator = tni_arg_maybe_generator(args[6]);
    return TN_OK;
}

/* rad2deg(Tensor self) -> Tensor */
typedef struct tni_args_rad2deg {
    tn_tensor *self;
} tni_args_rad2deg;
TN_NODISCARD static inline tn_status tni_read_rad2deg(const tn_call *call,
    const StableIValue *args, tni_args_rad2deg *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* real(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_real {
    tn_tensor *self;
} tni_args_real;
TN_NODISCARD static inline tn_status tni_read_real(const tn_call *call,
    const StableIValue *args, tni_args_real *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* relu6(Tensor self) -> Tensor */
typedef struct tni_args_relu6 {
    tn_tensor *self;
} tni_args_relu6;
TN_NODISCARD static inline tn_status tni_read_relu6(const tn_call *call,
    const StableIValue *args, tni_args_relu6 *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* relu6_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_relu6_ {
    tn_tensor *self;
} tni_args_relu6_;
TN_NODISCARD static inline tn_status tni_read_relu6_(const tn_call *call,
    const StableIValue *args, tni_args_relu6_ *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* resolve_conj(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_resolve_conj {
    tn_tensor *self;
} tni_args_resolve_conj;
TN_NODISCARD static inline tn_status tni_read_resolve_conj(const tn_call *call,
    const StableIValue *args, tni_args_resolve_conj *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* resolve_neg(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_resolve_neg {
    tn_tensor *self;
} tni_args_resolve_neg;
TN_NODISCARD static inline tn_status tni_read_resolve_neg(const tn_call *call,
    const StableIValue *args, tni_args_resolve_neg *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* rrelu(Tensor self, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor */
typedef struct tni_args_rrelu {
    tn_tensor *self;
    const tni_scalar *lower;
    const tni_scalar *upper;
    bool training;
    tni_generator *generator;
} tni_args_rrelu;
TN_NODISCARD static inline tn_status tni_read_rrelu(const tn_call *call,
    const StableIValue *args, tni_args_rrelu *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->lower = tni_arg_scalar(args[1]);
    in->upper = tni_arg_scalar(args[2]);
    in->training = tni_arg_bool(args[3]);
    in->generator = tni_arg_maybe_generator(args[4]);
    return TN_OK;
}

/* rrelu_(Tensor(a!) self, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor(a!) */
typedef struct tni_args_rrelu_ {
    tn_tensor *self;
    const tni_scalar *lower;
    const tni_scalar *upper;
    bool training;
    tni_generator *generator;
} tni_args_rrelu_;
TN_NODISCARD static inline tn_status tni_read_rrelu_(const tn_call *call,
    const StableIValue *args, tni_args_rrelu_ *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->lower = tni_arg_scalar(args[1]);
    in->upper = tni_arg_scalar(args[2]);
    in->training = tni_arg_bool(args[3]);
    in->generator = tni_arg_maybe_generator(args[4]);
    return TN_OK;
}

/* rrelu_with_noise(Tensor self, Tensor(b!) noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor */
typedef struct tni_args_rrelu_with_noise {
    tn_tensor *self;
    tn_tensor *noise;
    const tni_scalar *lower;
    const tni_scalar *upper;
    bool training;
    tni_generator *generator;
} tni_args_rrelu_with_noise;
TN_NODISCARD static inline tn_status tni_read_rrelu_with_noise(const tn_call *call,
    const StableIValue *args, tni_args_rrelu_with_noise *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->noise));
    in->lower = tni_arg_scalar(args[2]);
    in->upper = tni_arg_scalar(args[3]);
    in->training = tni_arg_bool(args[4]);
    in->generator = tni_arg_maybe_generator(args[5]);
    return TN_OK;
}

/* rrelu_with_noise_(Tensor(a!) self, Tensor(b!) noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor(a!) */
typedef struct tni_args_rrelu_with_noise_ {
    tn_tensor *self;
    tn_tensor *noise;
    const tni_scalar *lower;
    const tni_scalar *upper;
    bool training;
    tni_generator *generator;
} tni_args_rrelu_with_noise_;
TN_NODISCARD static inline tn_status tni_read_rrelu_with_noise_(const tn_call *call,
    const StableIValue *args, tni_args_rrelu_with_noise_ *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->noise));
    in->lower = tni_arg_scalar(args[2]);
    in->upper = tni_arg_scalar(args[3]);
    in->training = tni_arg_bool(args[4]);
    in->generator = tni_arg_maybe_generator(args[5]);
    return TN_OK;
}

/* rrelu_with_noise_backward(Tensor grad_output, Tensor self, Tensor noise, Scalar lower, Scalar upper, bool training, bool self_is_result) -> Tensor */
typedef struct tni_args_rrelu_with_noise_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *noise;
    const tni_scalar *lower;
    const tni_scalar *upper;
    bool training;
    bool self_is_result;
} tni_args_rrelu_with_noise_backward;
TN_NODISCARD static inline tn_status tni_read_rrelu_with_noise_backward(const tn_call *call,
    const StableIValue *args, tni_args_rrelu_with_noise_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->noise));
    in->lower = tni_arg_scalar(args[3]);
    in->upper = tni_arg_scalar(args[4]);
    in->training = tni_arg_bool(args[5]);
    in->self_is_result = tni_arg_bool(args[6]);
    return TN_OK;
}

/* rrelu_with_noise.out(Tensor self, Tensor(b!) noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_rrelu_with_noise_out {
    tn_tensor *self;
    tn_tensor *noise;
    const tni_scalar *lower;
    const tni_scalar *upper;
    bool training;
    tni_generator *generator;
    tn_tensor *out;
} tni_args_rrelu_with_noise_out;
TN_NODISCARD static inline tn_status tni_read_rrelu_with_noise_out(const tn_call *call,
    const StableIValue *args, tni_args_rrelu_with_noise_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->noise));
    in->lower = tni_arg_scalar(args[2]);
    in->upper = tni_arg_scalar(args[3]);
    in->training = tni_arg_bool(args[4]);
    in->generator = tni_arg_maybe_generator(args[5]);
    TN_TRY(tni_arg_tensor(call, args, 6, &in->out));
    return TN_OK;
}

/* rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor */
typedef struct tni_args_rsub_Scalar {
    tn_tensor *self;
    const tni_scalar *other;
    const tni_scalar *alpha;
} tni_args_rsub_Scalar;
TN_NODISCARD static inline tn_status tni_read_rsub_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_rsub_Scalar *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    in->alpha = tni_arg_scalar(args[2]);
    return TN_OK;
}

/* rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor */
typedef struct tni_args_rsub_Tensor {
    tn_tensor *self;
    tn_tensor *other;
    const tni_scalar *alpha;
} tni_args_rsub_Tensor;
TN_NODISCARD static inline tn_status tni_read_rsub_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_rsub_Tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->alpha = tni_arg_scalar(args[2]);
    return TN_OK;
}

/* selu(Tensor self) -> Tensor */
typedef struct tni_args_selu {
    tn_tensor *self;
} tni_args_selu;
TN_NODISCARD static inline tn_status tni_read_selu(const tn_call *call,
    const StableIValue *args, tni_args_selu *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* selu_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_selu_ {
    tn_tensor *self;
} tni_args_selu_;
TN_NODISCARD static inline tn_status tni_read_selu_(const tn_call *call,
    const StableIValue *args, tni_args_selu_ *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* special_ndtr(Tensor self) -> Tensor */
typedef struct tni_args_special_ndtr {
    tn_tensor *self;
} tni_args_special_ndtr;
TN_NODISCARD static inline tn_status tni_read_special_ndtr(const tn_call *call,
    const StableIValue *args, tni_args_special_ndtr *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* special_ndtr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_ndtr_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_special_ndtr_out;
TN_NODISCARD static inline tn_status tni_read_special_ndtr_out(const tn_call *call,
    const StableIValue *args, tni_args_special_ndtr_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* square(Tensor self) -> Tensor */
typedef struct tni_args_square {
    tn_tensor *self;
} tni_args_square;
TN_NODISCARD static inline tn_status tni_read_square(const tn_call *call,
    const StableIValue *args, tni_args_square *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* square_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_square_ {
    tn_tensor *self;
} tni_args_square_;
TN_NODISCARD static inline tn_status tni_read_square_(const tn_call *call,
    const StableIValue *args, tni_args_square_ *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* square.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_square_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_square_out;
TN_NODISCARD static inline tn_status tni_read_square_out(const tn_call *call,
    const StableIValue *args, tni_args_square_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* tenon::maximum.Scalar(Tensor self, Scalar other) -> Tensor */
typedef struct tni_args_tenon_maximum_Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_tenon_maximum_Scalar;
TN_NODISCARD static inline tn_status tni_read_tenon_maximum_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_tenon_maximum_Scalar *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* tenon::minimum.Scalar(Tensor self, Scalar other) -> Tensor */
typedef struct tni_args_tenon_minimum_Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_tenon_minimum_Scalar;
TN_NODISCARD static inline tn_status tni_read_tenon_minimum_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_tenon_minimum_Scalar *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* where.Scalar(Tensor condition, Scalar self, Scalar other) -> Tensor */
typedef struct tni_args_where_Scalar {
    tn_tensor *condition;
    const tni_scalar *self;
    const tni_scalar *other;
} tni_args_where_Scalar;
TN_NODISCARD static inline tn_status tni_read_where_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_where_Scalar *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->condition));
    in->self = tni_arg_scalar(args[1]);
    in->other = tni_arg_scalar(args[2]);
    return TN_OK;
}

/* where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor */
typedef struct tni_args_where_ScalarOther {
    tn_tensor *condition;
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_where_ScalarOther;
TN_NODISCARD static inline tn_status tni_read_where_ScalarOther(const tn_call *call,
    const StableIValue *args, tni_args_where_ScalarOther *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->condition));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->other = tni_arg_scalar(args[2]);
    return TN_OK;
}

/* where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor */
typedef struct tni_args_where_ScalarSelf {
    tn_tensor *condition;
    const tni_scalar *self;
    tn_tensor *other;
} tni_args_where_ScalarSelf;
TN_NODISCARD static inline tn_status tni_read_where_ScalarSelf(const tn_call *call,
    const StableIValue *args, tni_args_where_ScalarSelf *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->condition));
    in->self = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->other));
    return TN_OK;
}

#endif
