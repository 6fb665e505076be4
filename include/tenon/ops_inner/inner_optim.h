/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators whose names begin with `_`, of the domain `optim`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_INNER_OPTIM_H
#define TENON_INNER_OPTIM_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * _fused_adagrad(Tensor[] self, Tensor[] grads, Tensor[] state_sums, Tensor[] state_steps, *, float
 * lr, float lr_decay, float weight_decay, float eps, bool maximize, Tensor? grad_scale=None,
 * Tensor? found_inf=None) -> (Tensor[] self_out, Tensor[] grads_out, Tensor[] state_sums_out,
 * Tensor[] state_steps_out)
 * NULL is None: grad_scale, found_inf.
 */
TN_NODISCARD static inline tn_status tn__fused_adagrad(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *grads, size_t grads_count,
    tn_tensor *const *state_sums, size_t state_sums_count, tn_tensor *const *state_steps,
    size_t state_steps_count, double lr, double lr_decay, double weight_decay, double eps,
    bool maximize, tn_tensor *grad_scale, tn_tensor *found_inf, tn_value *self_out,
    tn_value *grads_out, tn_value *state_sums_out, tn_value *state_steps_out)
{
    static tn_op_site site = {"aten::_fused_adagrad", "LTLTLTLTddddb?T?T->****", NULL, NULL};
    const void *const args[] = {self, &self_count, grads, &grads_count, state_sums,
        &state_sums_count, state_steps, &state_steps_count, &lr, &lr_decay, &weight_decay, &eps,
        &maximize, grad_scale, found_inf};
    void *const results[] = {self_out, grads_out, state_sums_out, state_steps_out};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _fused_adagrad.tensor_lr(Tensor[] self, Tensor[] grads, Tensor[] state_sums, Tensor[]
 * state_steps, *, Tensor lr, float lr_decay, float weight_decay, float eps, bool maximize, Tensor?
 * grad_scale=None, Tensor? found_inf=None) -> (Tensor[] self_out, Tensor[] grads_out, Tensor[]
 * state_sums_out)
 * NULL is None: grad_scale, found_inf.
 */
TN_NODISCARD static inline tn_status tn__fused_adagrad_tensor_lr(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *grads, size_t grads_count,
    tn_tensor *const *state_sums, size_t state_sums_count, tn_tensor *const *state_steps,
    size_t state_steps_count, tn_tensor *lr, double lr_decay, double weight_decay, double eps,
    bool maximize, tn_tensor *grad_scale, tn_tensor *found_inf, tn_value *self_out,
    tn_value *grads_out, tn_value *state_sums_out)
{
    static tn_op_site site = {"aten::_fused_adagrad.tensor_lr", "LTLTLTLTTdddb?T?T->***", NULL, NULL};
    const void *const args[] = {self, &self_count, grads, &grads_count, state_sums,
        &state_sums_count, state_steps, &state_steps_count, lr, &lr_decay, &weight_decay, &eps,
        &maximize, grad_scale, found_inf};
    void *const results[] = {self_out, grads_out, state_sums_out};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _fused_adagrad_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] state_sums, Tensor(d!)[]
 * state_steps, *, float lr, float lr_decay, float weight_decay, float eps, bool maximize, Tensor?
 * grad_scale=None, Tensor? found_inf=None) -> ()
 * NULL is None: grad_scale, found_inf.
 */
TN_NODISCARD static inline tn_status tn__fused_adagrad_(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *grads, size_t grads_count,
    tn_tensor *const *state_sums, size_t state_sums_count, tn_tensor *const *state_steps,
    size_t state_steps_count, double lr, double lr_decay, double weight_decay, double eps,
    bool maximize, tn_tensor *grad_scale, tn_tensor *found_inf)
{
    static tn_op_site site = {"aten::_fused_adagrad_", "LTLTLTLTddddb?T?T->", NULL, NULL};
    const void *const args[] = {self, &self_count, grads, &grads_count, state_sums,
        &state_sums_count, state_steps, &state_steps_count, &lr, &lr_decay, &weight_decay, &eps,
        &maximize, grad_scale, found_inf};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _fused_adagrad_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] state_sums,
 * Tensor[] state_steps, *, Tensor lr, float lr_decay, float weight_decay, float eps, bool maximize,
 * Tensor? grad_scale=None, Tensor? found_inf=None) -> ()
 * NULL is None: grad_scale, found_inf.
 */
TN_NODISCARD static inline tn_status tn__fused_adagrad__tensor_lr(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *grads, size_t grads_count,
    tn_tensor *const *state_sums, size_t state_sums_count, tn_tensor *const *state_steps,
    size_t state_steps_count, tn_tensor *lr, double lr_decay, double weight_decay, double eps,
    bool maximize, tn_tensor *grad_scale, tn_tensor *found_inf)
{
    static tn_op_site site = {"aten::_fused_adagrad_.tensor_lr", "LTLTLTLTTdddb?T?T->", NULL, NULL};
    const void *const args[] = {self, &self_count, grads, &grads_count, state_sums,
        &state_sums_count, state_steps, &state_steps_count, lr, &lr_decay, &weight_decay, &eps,
        &maximize, grad_scale, found_inf};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _fused_adam(Tensor[] self, Tensor[] grads, Tensor[] exp_avgs, Tensor[] exp_avg_sqs, Tensor[]
 * max_exp_avg_sqs, Tensor[] state_steps, *, float lr, float beta1, float beta2, float weight_decay,
 * float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) ->
 * (Tensor[] self_out, Tensor[] grads_out, Tensor[] exp_avgs_out, Tensor[] exp_avg_sqs_out, Tensor[]
 * max_exp_avg_sqs_out)
 * NULL is None: grad_scale, found_inf.
 */
TN_NODISCARD static inline tn_status tn__fused_adam(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *grads, size_t grads_count,
    tn_tensor *const *exp_avgs, size_t exp_avgs_count, tn_tensor *const *exp_avg_sqs,
    size_t exp_avg_sqs_count, tn_tensor *const *max_exp_avg_sqs, size_t max_exp_avg_sqs_count,
    tn_tensor *const *state_steps, size_t state_steps_count, double lr, double beta1, double beta2,
    double weight_decay, double eps, bool amsgrad, bool maximize, tn_tensor *grad_scale,
    tn_tensor *found_inf, tn_value *self_out, tn_value *grads_out, tn_value *exp_avgs_out,
    tn_value *exp_avg_sqs_out, tn_value *max_exp_avg_sqs_out)
{
    static tn_op_site site = {"aten::_fused_adam", "LTLTLTLTLTLTdddddbb?T?T->*****", NULL, NULL};
    const void *const args[] = {self, &self_count, grads, &grads_count, exp_avgs, &exp_avgs_count,
        exp_avg_sqs, &exp_avg_sqs_count, max_exp_avg_sqs, &max_exp_avg_sqs_count, state_steps,
        &state_steps_count, &lr, &beta1, &beta2, &weight_decay, &eps, &amsgrad, &maximize,
        grad_scale, found_inf};
    void *const results[] = {self_out, grads_out, exp_avgs_out, exp_avg_sqs_out,
        max_exp_avg_sqs_out};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _fused_adam.tensor_lr(Tensor[] self, Tensor[] grads, Tensor[] exp_avgs, Tensor[] exp_avg_sqs,
 * Tensor[] max_exp_avg_sqs, Tensor[] state_steps, *, Tensor lr, float beta1, float beta2, float
 * weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor?
 * found_inf=None) -> (Tensor[] self_out, Tensor[] grads_out, Tensor[] exp_avgs_out, Tensor[]
 * exp_avg_sqs_out, Tensor[] max_exp_avg_sqs_out)
 * NULL is None: grad_scale, found_inf.
 */
TN_NODISCARD static inline tn_status tn__fused_adam_tensor_lr(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *grads, size_t grads_count,
    tn_tensor *const *exp_avgs, size_t exp_avgs_count, tn_tensor *const *exp_avg_sqs,
    size_t exp_avg_sqs_count, tn_tensor *const *max_exp_avg_sqs, size_t max_exp_avg_sqs_count,
    tn_tensor *const *state_steps, size_t state_steps_count, tn_tensor *lr, double beta1,
    double beta2, double weight_decay, double eps, bool amsgrad, bool maximize,
    tn_tensor *grad_scale, tn_tensor *found_inf, tn_value *self_out, tn_value *grads_out,
    tn_value *exp_avgs_out, tn_value *exp_avg_sqs_out, tn_value *max_exp_avg_sqs_out)
{
    static tn_op_site site = {"aten::_fused_adam.tensor_lr", "LTLTLTLTLTLTTddddbb?T?T->*****", NULL, NULL};
    const void *const args[] = {self, &self_count, grads, &grads_count, exp_avgs, &exp_avgs_count,
        exp_avg_sqs, &exp_avg_sqs_count, max_exp_avg_sqs, &max_exp_avg_sqs_count, state_steps,
        &state_steps_count, lr, &beta1, &beta2, &weight_decay, &eps, &amsgrad, &maximize,
        grad_scale, found_inf};
    void *const results[] = {self_out, grads_out, exp_avgs_out, exp_avg_sqs_out,
        max_exp_avg_sqs_out};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _fused_adam_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[]
 * exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, float lr, float beta1, float
 * beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None,
 * Tensor? found_inf=None) -> ()
 * NULL is None: grad_scale, found_inf.
 */
TN_NODISCARD static inline tn_status tn__fused_adam_(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *grads, size_t grads_count,
    tn_tensor *const *exp_avgs, size_t exp_avgs_count, tn_tensor *const *exp_avg_sqs,
    size_t exp_avg_sqs_count, tn_tensor *const *max_exp_avg_sqs, size_t max_exp_avg_sqs_count,
    tn_tensor *const *state_steps, size_t state_steps_count, double lr, double beta1, double beta2,
    double weight_decay, double eps, bool amsgrad, bool maximize, tn_tensor *grad_scale,
    tn_tensor *found_inf)
{
    static tn_op_site site = {"aten::_fused_adam_", "LTLTLTLTLTLTdddddbb?T?T->", NULL, NULL};
    const void *const args[] = {self, &self_count, grads, &grads_count, exp_avgs, &exp_avgs_count,
        exp_avg_sqs, &exp_avg_sqs_count, max_exp_avg_sqs, &max_exp_avg_sqs_count, state_steps,
        &state_steps_count, &lr, &beta1, &beta2, &weight_decay, &eps, &amsgrad, &maximize,
        grad_scale, found_inf};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _fused_adam_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[]
 * exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, Tensor lr, float beta1, float
 * beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None,
 * Tensor? found_inf=None) -> ()
 * NULL is None: grad_scale, found_inf.
 */
TN_NODISCARD static inline tn_status tn__fused_adam__tensor_lr(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *grads, size_t grads_count,
    tn_tensor *const *exp_avgs, size_t exp_avgs_count, tn_tensor *const *exp_avg_sqs,
    size_t exp_avg_sqs_count, tn_tensor *const *max_exp_avg_sqs, size_t max_exp_avg_sqs_count,
    tn_tensor *const *state_steps, size_t state_steps_count, tn_tensor *lr, double beta1,
    double beta2, double weight_decay, double eps, bool amsgrad, bool maximize,
    tn_tensor *grad_scale, tn_tensor *found_inf)
{
    static tn_op_site site = {"aten::_fused_adam_.tensor_lr", "LTLTLTLTLTLTTddddbb?T?T->", NULL, NULL};
    const void *const args[] = {self, &self_count, grads, &grads_count, exp_avgs, &exp_avgs_count,
        exp_avg_sqs, &exp_avg_sqs_count, max_exp_avg_sqs, &max_exp_avg_sqs_count, state_steps,
        &state_steps_count, lr, &beta1, &beta2, &weight_decay, &eps, &amsgrad, &maximize,
        grad_scale, found_inf};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _fused_adamw(Tensor[] self, Tensor[] grads, Tensor[] exp_avgs, Tensor[] exp_avg_sqs, Tensor[]
 * max_exp_avg_sqs, Tensor[] state_steps, *, float lr, float beta1, float beta2, float weight_decay,
 * float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) ->
 * (Tensor[] self_out, Tensor[] grads_out, Tensor[] exp_avgs_out, Tensor[] exp_avg_sqs_out, Tensor[]
 * max_exp_avg_sqs_out)
 * NULL is None: grad_scale, found_inf.
 */
TN_NODISCARD static inline tn_status tn__fused_adamw(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *grads, size_t grads_count,
    tn_tensor *const *exp_avgs, size_t exp_avgs_count, tn_tensor *const *exp_avg_sqs,
    size_t exp_avg_sqs_count, tn_tensor *const *max_exp_avg_sqs, size_t max_exp_avg_sqs_count,
    tn_tensor *const *state_steps, size_t state_steps_count, double lr, double beta1, double beta2,
    double weight_decay, double eps, bool amsgrad, bool maximize, tn_tensor *grad_scale,
    tn_tensor *found_inf, tn_value *self_out, tn_value *grads_out, tn_value *exp_avgs_out,
    tn_value *exp_avg_sqs_out, tn_value *max_exp_avg_sqs_out)
{
    static tn_op_site site = {"aten::_fused_adamw", "LTLTLTLTLTLTdddddbb?T?T->*****", NULL, NULL};
    const void *const args[] = {self, &self_count, grads, &grads_count, exp_avgs, &exp_avgs_count,
        exp_avg_sqs, &exp_avg_sqs_count, max_exp_avg_sqs, &max_exp_avg_sqs_count, state_steps,
        &state_steps_count, &lr, &beta1, &beta2, &weight_decay, &eps, &amsgrad, &maximize,
        grad_scale, found_inf};
    void *const results[] = {self_out, grads_out, exp_avgs_out, exp_avg_sqs_out,
        max_exp_avg_sqs_out};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _fused_adamw.tensor_lr(Tensor[] self, Tensor[] grads, Tensor[] exp_avgs, Tensor[] exp_avg_sqs,
 * Tensor[] max_exp_avg_sqs, Tensor[] state_steps, *, Tensor lr, float beta1, float beta2, float
 * weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor?
 * found_inf=None) -> (Tensor[] self_out, Tensor[] grads_out, Tensor[] exp_avgs_out, Tensor[]
 * exp_avg_sqs_out, Tensor[] max_exp_avg_sqs_out)
 * NULL is None: grad_scale, found_inf.
 */
TN_NODISCARD static inline tn_status tn__fused_adamw_tensor_lr(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *grads, size_t grads_count,
    tn_tensor *const *exp_avgs, size_t exp_avgs_count, tn_tensor *const *exp_avg_sqs,
    size_t exp_avg_sqs_count, tn_tensor *const *max_exp_avg_sqs, size_t max_exp_avg_sqs_count,
    tn_tensor *const *state_steps, size_t state_steps_count, tn_tensor *lr, double beta1,
    double beta2, double weight_decay, double eps, bool amsgrad, bool maximize,
    tn_tensor *grad_scale, tn_tensor *found_inf, tn_value *self_out, tn_value *grads_out,
    tn_value *exp_avgs_out, tn_value *exp_avg_sqs_out, tn_value *max_exp_avg_sqs_out)
{
    static tn_op_site site = {"aten::_fused_adamw.tensor_lr", "LTLTLTLTLTLTTddddbb?T?T->*****", NULL, NULL};
    const void *const args[] = {self, &self_count, grads, &grads_count, exp_avgs, &exp_avgs_count,
        exp_avg_sqs, &exp_avg_sqs_count, max_exp_avg_sqs, &max_exp_avg_sqs_count, state_steps,
        &state_steps_count, lr, &beta1, &beta2, &weight_decay, &eps, &amsgrad, &maximize,
        grad_scale, found_inf};
    void *const results[] = {self_out, grads_out, exp_avgs_out, exp_avg_sqs_out,
        max_exp_avg_sqs_out};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _fused_adamw_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[]
 * exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, float lr, float beta1, float
 * beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None,
 * Tensor? found_inf=None) -> ()
 * NULL is None: grad_scale, found_inf.
 */
TN_NODISCARD static inline tn_status tn__fused_adamw_(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *grads, size_t grads_count,
    tn_tensor *const *exp_avgs, size_t exp_avgs_count, tn_tensor *const *exp_avg_sqs,
    size_t exp_avg_sqs_count, tn_tensor *const *max_exp_avg_sqs, size_t max_exp_avg_sqs_count,
    tn_tensor *const *state_steps, size_t state_steps_count, double lr, double beta1, double beta2,
    double weight_decay, double eps, bool amsgrad, bool maximize, tn_tensor *grad_scale,
    tn_tensor *found_inf)
{
    static tn_op_site site = {"aten::_fused_adamw_", "LTLTLTLTLTLTdddddbb?T?T->", NULL, NULL};
    const void *const args[] = {self, &self_count, grads, &grads_count, exp_avgs, &exp_avgs_count,
        exp_avg_sqs, &exp_avg_sqs_count, max_exp_avg_sqs, &max_exp_avg_sqs_count, state_steps,
        &state_steps_count, &lr, &beta1, &beta2, &weight_decay, &eps, &amsgrad, &maximize,
        grad_scale, found_inf};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _fused_adamw_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs,
 * Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, Tensor lr, float
 * beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor?
 * grad_scale=None, Tensor? found_inf=None) -> ()
 * NULL is None: grad_scale, found_inf.
 */
TN_NODISCARD static inline tn_status tn__fused_adamw__tensor_lr(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *grads, size_t grads_count,
    tn_tensor *const *exp_avgs, size_t exp_avgs_count, tn_tensor *const *exp_avg_sqs,
    size_t exp_avg_sqs_count, tn_tensor *const *max_exp_avg_sqs, size_t max_exp_avg_sqs_count,
    tn_tensor *const *state_steps, size_t state_steps_count, tn_tensor *lr, double beta1,
    double beta2, double weight_decay, double eps, bool amsgrad, bool maximize,
    tn_tensor *grad_scale, tn_tensor *found_inf)
{
    static tn_op_site site = {"aten::_fused_adamw_.tensor_lr", "LTLTLTLTLTLTTddddbb?T?T->", NULL, NULL};
    const void *const args[] = {self, &self_count, grads, &grads_count, exp_avgs, &exp_avgs_count,
        exp_avg_sqs, &exp_avg_sqs_count, max_exp_avg_sqs, &max_exp_avg_sqs_count, state_steps,
        &state_steps_count, lr, &beta1, &beta2, &weight_decay, &eps, &amsgrad, &maximize,
        grad_scale, found_inf};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _fused_sgd(Tensor[] self, Tensor[] grads, Tensor[] momentum_buffer_list, *, float weight_decay,
 * float momentum, float lr, float dampening, bool nesterov, bool maximize, bool is_first_step,
 * Tensor? grad_scale=None, Tensor? found_inf=None) -> (Tensor[] self_out, Tensor[] grads_out,
 * Tensor[] momentum_buffer_list_out)
 * NULL is None: grad_scale, found_inf.
 */
TN_NODISCARD static inline tn_status tn__fused_sgd(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *grads, size_t grads_count,
    tn_tensor *const *momentum_buffer_list, size_t momentum_buffer_list_count, double weight_decay,
    double momentum, double lr, double dampening, bool nesterov, bool maximize, bool is_first_step,
    tn_tensor *grad_scale, tn_tensor *found_inf, tn_value *self_out, tn_value *grads_out,
    tn_value *momentum_buffer_list_out)
{
    static tn_op_site site = {"aten::_fused_sgd", "LTLTLTddddbbb?T?T->***", NULL, NULL};
    const void *const args[] = {self, &self_count, grads, &grads_count, momentum_buffer_list,
        &momentum_buffer_list_count, &weight_decay, &momentum, &lr, &dampening, &nesterov,
        &maximize, &is_first_step, grad_scale, found_inf};
    void *const results[] = {self_out, grads_out, momentum_buffer_list_out};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _fused_sgd.tensor_lr(Tensor[] self, Tensor[] grads, Tensor[] momentum_buffer_list, *, float
 * weight_decay, float momentum, Tensor lr, float dampening, bool nesterov, bool maximize, bool
 * is_first_step, Tensor? grad_scale=None, Tensor? found_inf=None) -> (Tensor[] self_out, Tensor[]
 * grads_out, Tensor[] momentum_buffer_list_out)
 * NULL is None: grad_scale, found_inf.
 */
TN_NODISCARD static inline tn_status tn__fused_sgd_tensor_lr(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *grads, size_t grads_count,
    tn_tensor *const *momentum_buffer_list, size_t momentum_buffer_list_count, double weight_decay,
    double momentum, tn_tensor *lr, double dampening, bool nesterov, bool maximize,
    bool is_first_step, tn_tensor *grad_scale, tn_tensor *found_inf, tn_value *self_out,
    tn_value *grads_out, tn_value *momentum_buffer_list_out)
{
    static tn_op_site site = {"aten::_fused_sgd.tensor_lr", "LTLTLTddTdbbb?T?T->***", NULL, NULL};
    const void *const args[] = {self, &self_count, grads, &grads_count, momentum_buffer_list,
        &momentum_buffer_list_count, &weight_decay, &momentum, lr, &dampening, &nesterov,
        &maximize, &is_first_step, grad_scale, found_inf};
    void *const results[] = {self_out, grads_out, momentum_buffer_list_out};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _fused_sgd_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] momentum_buffer_list, *, float
 * weight_decay, float momentum, float lr, float dampening, bool nesterov, bool maximize, bool
 * is_first_step, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()
 * NULL is None: grad_scale, found_inf.
 */
TN_NODISCARD static inline tn_status tn__fused_sgd_(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *grads, size_t grads_count,
    tn_tensor *const *momentum_buffer_list, size_t momentum_buffer_list_count, double weight_decay,
    double momentum, double lr, double dampening, bool nesterov, bool maximize, bool is_first_step,
    tn_tensor *grad_scale, tn_tensor *found_inf)
{
    static tn_op_site site = {"aten::_fused_sgd_", "LTLTLTddddbbb?T?T->", NULL, NULL};
    const void *const args[] = {self, &self_count, grads, &grads_count, momentum_buffer_list,
        &momentum_buffer_list_count, &weight_decay, &momentum, &lr, &dampening, &nesterov,
        &maximize, &is_first_step, grad_scale, found_inf};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _fused_sgd_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] momentum_buffer_list,
 * *, float weight_decay, float momentum, Tensor lr, float dampening, bool nesterov, bool maximize,
 * bool is_first_step, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()
 * NULL is None: grad_scale, found_inf.
 */
TN_NODISCARD static inline tn_status tn__fused_sgd__tensor_lr(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *grads, size_t grads_count,
    tn_tensor *const *momentum_buffer_list, size_t momentum_buffer_list_count, double weight_decay,
    double momentum, tn_tensor *lr, double dampening, bool nesterov, bool maximize,
    bool is_first_step, tn_tensor *grad_scale, tn_tensor *found_inf)
{
    static tn_op_site site = {"aten::_fused_sgd_.tensor_lr", "LTLTLTddTdbbb?T?T->", NULL, NULL};
    const void *const args[] = {self, &self_count, grads, &grads_count, momentum_buffer_list,
        &momentum_buffer_list_count, &weight_decay, &momentum, lr, &dampening, &nesterov,
        &maximize, &is_first_step, grad_scale, found_inf};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
