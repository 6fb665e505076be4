/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators that write to `out` arguments, by name from `_fu` on: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew.
 */
#ifndef TENON_OUT_INNER_FU_H
#define TENON_OUT_INNER_FU_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * _fused_adagrad.out(Tensor[] self, Tensor(b!)[] grads, Tensor(c!)[] state_sums, Tensor(d!)[]
 * state_steps, *, float lr, float lr_decay, float weight_decay, float eps, bool maximize, Tensor?
 * grad_scale=None, Tensor? found_inf=None, Tensor(a!)[] out) -> ()
 * NULL is None: grad_scale, found_inf.
 */
TN_NODISCARD static inline tn_status tn__fused_adagrad_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *grads, size_t grads_count,
    tn_tensor *const *state_sums, size_t state_sums_count, tn_tensor *const *state_steps,
    size_t state_steps_count, double lr, double lr_decay, double weight_decay, double eps,
    bool maximize, tn_tensor *grad_scale, tn_tensor *found_inf, tn_tensor *const *out,
    size_t out_count)
{
    static tn_op_site site = {"aten::_fused_adagrad.out", "LTLTLTLTddddb?T?TLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, grads, &grads_count, state_sums,
        &state_sums_count, state_steps, &state_steps_count, &lr, &lr_decay, &weight_decay, &eps,
        &maximize, grad_scale, found_inf, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _fused_adagrad.tensor_lr_out(Tensor[] self, Tensor(b!)[] grads, Tensor(c!)[] state_sums, Tensor[]
 * state_steps, *, Tensor lr, float lr_decay, float weight_decay, float eps, bool maximize, Tensor?
 * grad_scale=None, Tensor? found_inf=None, Tensor(a!)[] out) -> ()
 * NULL is None: grad_scale, found_inf.
 */
TN_NODISCARD static inline tn_status tn__fused_adagrad_tensor_lr_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *grads, size_t grads_count,
    tn_tensor *const *state_sums, size_t state_sums_count, tn_tensor *const *state_steps,
    size_t state_steps_count, tn_tensor *lr, double lr_decay, double weight_decay, double eps,
    bool maximize, tn_tensor *grad_scale, tn_tensor *found_inf, tn_tensor *const *out,
    size_t out_count)
{
    static tn_op_site site = {"aten::_fused_adagrad.tensor_lr_out", "LTLTLTLTTdddb?T?TLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, grads, &grads_count, state_sums,
        &state_sums_count, state_steps, &state_steps_count, lr, &lr_decay, &weight_decay, &eps,
        &maximize, grad_scale, found_inf, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _fused_adam.out(Tensor[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[]
 * exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, float lr, float beta1, float
 * beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None,
 * Tensor? found_inf=None, Tensor(a!)[] out) -> ()
 * NULL is None: grad_scale, found_inf.
 */
TN_NODISCARD static inline tn_status tn__fused_adam_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *grads, size_t grads_count,
    tn_tensor *const *exp_avgs, size_t exp_avgs_count, tn_tensor *const *exp_avg_sqs,
    size_t exp_avg_sqs_count, tn_tensor *const *max_exp_avg_sqs, size_t max_exp_avg_sqs_count,
    tn_tensor *const *state_steps, size_t state_steps_count, double lr, double beta1, double beta2,
    double weight_decay, double eps, bool amsgrad, bool maximize, tn_tensor *grad_scale,
    tn_tensor *found_inf, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_fused_adam.out", "LTLTLTLTLTLTdddddbb?T?TLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, grads, &grads_count, exp_avgs, &exp_avgs_count,
        exp_avg_sqs, &exp_avg_sqs_count, max_exp_avg_sqs, &max_exp_avg_sqs_count, state_steps,
        &state_steps_count, &lr, &beta1, &beta2, &weight_decay, &eps, &amsgrad, &maximize,
        grad_scale, found_inf, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _fused_adam.tensor_lr_out(Tensor[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[]
 * exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, Tensor lr, float beta1, float
 * beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None,
 * Tensor? found_inf=None, Tensor(a!)[] out) -> ()
 * NULL is None: grad_scale, found_inf.
 */
TN_NODISCARD static inline tn_status tn__fused_adam_tensor_lr_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *grads, size_t grads_count,
    tn_tensor *const *exp_avgs, size_t exp_avgs_count, tn_tensor *const *exp_avg_sqs,
    size_t exp_avg_sqs_count, tn_tensor *const *max_exp_avg_sqs, size_t max_exp_avg_sqs_count,
    tn_tensor *const *state_steps, size_t state_steps_count, tn_tensor *lr, double beta1,
    double beta2, double weight_decay, double eps, bool amsgrad, bool maximize,
    tn_tensor *grad_scale, tn_tensor *found_inf, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_fused_adam.tensor_lr_out", "LTLTLTLTLTLTTddddbb?T?TLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, grads, &grads_count, exp_avgs, &exp_avgs_count,
        exp_avg_sqs, &exp_avg_sqs_count, max_exp_avg_sqs, &max_exp_avg_sqs_count, state_steps,
        &state_steps_count, lr, &beta1, &beta2, &weight_decay, &eps, &amsgrad, &maximize,
        grad_scale, found_inf, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _fused_adamw.out(Tensor[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[]
 * exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, float lr, float beta1, float
 * beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None,
 * Tensor? found_inf=None, Tensor(a!)[] out) -> ()
 * NULL is None: grad_scale, found_inf.
 */
TN_NODISCARD static inline tn_status tn__fused_adamw_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *grads, size_t grads_count,
    tn_tensor *const *exp_avgs, size_t exp_avgs_count, tn_tensor *const *exp_avg_sqs,
    size_t exp_avg_sqs_count, tn_tensor *const *max_exp_avg_sqs, size_t max_exp_avg_sqs_count,
    tn_tensor *const *state_steps, size_t state_steps_count, double lr, double beta1, double beta2,
    double weight_decay, double eps, bool amsgrad, bool maximize, tn_tensor *grad_scale,
    tn_tensor *found_inf, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_fused_adamw.out", "LTLTLTLTLTLTdddddbb?T?TLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, grads, &grads_count, exp_avgs, &exp_avgs_count,
        exp_avg_sqs, &exp_avg_sqs_count, max_exp_avg_sqs, &max_exp_avg_sqs_count, state_steps,
        &state_steps_count, &lr, &beta1, &beta2, &weight_decay, &eps, &amsgrad, &maximize,
        grad_scale, found_inf, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _fused_adamw.tensor_lr_out(Tensor[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[]
 * exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, Tensor lr, float beta1, float
 * beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None,
 * Tensor? found_inf=None, Tensor(a!)[] out) -> ()
 * NULL is None: grad_scale, found_inf.
 */
TN_NODISCARD static inline tn_status tn__fused_adamw_tensor_lr_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *grads, size_t grads_count,
    tn_tensor *const *exp_avgs, size_t exp_avgs_count, tn_tensor *const *exp_avg_sqs,
    size_t exp_avg_sqs_count, tn_tensor *const *max_exp_avg_sqs, size_t max_exp_avg_sqs_count,
    tn_tensor *const *state_steps, size_t state_steps_count, tn_tensor *lr, double beta1,
    double beta2, double weight_decay, double eps, bool amsgrad, bool maximize,
    tn_tensor *grad_scale, tn_tensor *found_inf, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_fused_adamw.tensor_lr_out", "LTLTLTLTLTLTTddddbb?T?TLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, grads, &grads_count, exp_avgs, &exp_avgs_count,
        exp_avg_sqs, &exp_avg_sqs_count, max_exp_avg_sqs, &max_exp_avg_sqs_count, state_steps,
        &state_steps_count, lr, &beta1, &beta2, &weight_decay, &eps, &amsgrad, &maximize,
        grad_scale, found_inf, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _fused_sgd.out(Tensor[] self, Tensor(b!)[] grads, Tensor(c!)[] momentum_buffer_list, *, float
 * weight_decay, float momentum, float lr, float dampening, bool nesterov, bool maximize, bool
 * is_first_step, Tensor? grad_scale=None, Tensor? found_inf=None, Tensor(a!)[] out) -> ()
 * NULL is None: grad_scale, found_inf.
 */
TN_NODISCARD static inline tn_status tn__fused_sgd_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *grads, size_t grads_count,
    tn_tensor *const *momentum_buffer_list, size_t momentum_buffer_list_count, double weight_decay,
    double momentum, double lr, double dampening, bool nesterov, bool maximize, bool is_first_step,
    tn_tensor *grad_scale, tn_tensor *found_inf, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_fused_sgd.out", "LTLTLTddddbbb?T?TLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, grads, &grads_count, momentum_buffer_list,
        &momentum_buffer_list_count, &weight_decay, &momentum, &lr, &dampening, &nesterov,
        &maximize, &is_first_step, grad_scale, found_inf, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _fused_sgd.tensor_lr_out(Tensor[] self, Tensor(b!)[] grads, Tensor(c!)[] momentum_buffer_list, *,
 * float weight_decay, float momentum, Tensor lr, float dampening, bool nesterov, bool maximize,
 * bool is_first_step, Tensor? grad_scale=None, Tensor? found_inf=None, Tensor(a!)[] out) -> ()
 * NULL is None: grad_scale, found_inf.
 */
TN_NODISCARD static inline tn_status tn__fused_sgd_tensor_lr_out(
    tn_tensor *const *self, size_t self_count, tn_tensor *const *grads, size_t grads_count,
    tn_tensor *const *momentum_buffer_list, size_t momentum_buffer_list_count, double weight_decay,
    double momentum, tn_tensor *lr, double dampening, bool nesterov, bool maximize,
    bool is_first_step, tn_tensor *grad_scale, tn_tensor *found_inf, tn_tensor *const *out,
    size_t out_count)
{
    static tn_op_site site = {"aten::_fused_sgd.tensor_lr_out", "LTLTLTddTdbbb?T?TLT->", NULL, NULL};
    const void *const args[] = {self, &self_count, grads, &grads_count, momentum_buffer_list,
        &momentum_buffer_list_count, &weight_decay, &momentum, lr, &dampening, &nesterov,
        &maximize, &is_first_step, grad_scale, found_inf, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _histogramdd_bin_edges.out(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None,
 * bool density=False, Tensor(a!)[] out) -> ()
 * NULL is None: range, weight.
 */
TN_NODISCARD static inline tn_status tn__histogramdd_bin_edges_out(
    tn_tensor *self, const int64_t *bins, size_t bins_count, const double *range,
    size_t range_count, tn_tensor *weight, bool density, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_histogramdd_bin_edges.out", "TLi?Ld?TbLT->", NULL, NULL};
    const void *const args[] = {self, bins, &bins_count, range, &range_count, weight, &density,
        out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _histogramdd_from_bin_cts.out(Tensor self, int[] bins, *, float[]? range=None, Tensor?
 * weight=None, bool density=False, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: range, weight.
 */
TN_NODISCARD static inline tn_status tn__histogramdd_from_bin_cts_out(
    tn_tensor *self, const int64_t *bins, size_t bins_count, const double *range,
    size_t range_count, tn_tensor *weight, bool density, tn_tensor *out)
{
    static tn_op_site site = {"aten::_histogramdd_from_bin_cts.out", "TLi?Ld?TbT->=", NULL, NULL};
    const void *const args[] = {self, bins, &bins_count, range, &range_count, weight, &density,
        out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _histogramdd_from_bin_tensors.out(Tensor self, Tensor[] bins, *, Tensor? weight=None, bool
 * density=False, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn__histogramdd_from_bin_tensors_out(
    tn_tensor *self, tn_tensor *const *bins, size_t bins_count, tn_tensor *weight, bool density,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::_histogramdd_from_bin_tensors.out", "TLT?TbT->=", NULL, NULL};
    const void *const args[] = {self, bins, &bins_count, weight, &density, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _index_put_impl.out(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, bool
 * unsafe=False, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__index_put_impl_out(
    tn_tensor *self, tn_tensor *const *indices, size_t indices_count, tn_tensor *values,
    bool accumulate, bool unsafe, tn_tensor *out)
{
    static tn_op_site site = {"aten::_index_put_impl.out", "TL?TTbbT->=", NULL, NULL};
    const void *const args[] = {self, indices, &indices_count, values, &accumulate, &unsafe, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* _int_mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn__int_mm_out(
    tn_tensor *self, tn_tensor *mat2, tn_tensor *out)
{
    static tn_op_site site = {"aten::_int_mm.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, mat2, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _linalg_det.result(Tensor A, *, Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots) ->
 * (Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots)
 */
TN_NODISCARD static inline tn_status tn__linalg_det_result(
    tn_tensor *A, tn_tensor *result, tn_tensor *LU, tn_tensor *pivots)
{
    static tn_op_site site = {"aten::_linalg_det.result", "TTTT->===", NULL, NULL};
    const void *const args[] = {A, result, LU, pivots};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _linalg_eigh.eigenvalues(Tensor A, str UPLO="L", bool compute_v=True, *, Tensor(a!) eigenvalues,
 * Tensor(b!) eigenvectors) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)
 */
TN_NODISCARD static inline tn_status tn__linalg_eigh_eigenvalues(
    tn_tensor *A, const char *UPLO, bool compute_v, tn_tensor *eigenvalues,
    tn_tensor *eigenvectors)
{
    static tn_op_site site = {"aten::_linalg_eigh.eigenvalues", "TsbTT->==", NULL, NULL};
    const void *const args[] = {A, UPLO, &compute_v, eigenvalues, eigenvectors};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _linalg_slogdet.sign(Tensor A, *, Tensor(a!) sign, Tensor(b!) logabsdet, Tensor(c!) LU,
 * Tensor(d!) pivots) -> (Tensor(a!) sign, Tensor(b!) logabsdet, Tensor(c!) LU, Tensor(d!) pivots)
 */
TN_NODISCARD static inline tn_status tn__linalg_slogdet_sign(
    tn_tensor *A, tn_tensor *sign, tn_tensor *logabsdet, tn_tensor *LU, tn_tensor *pivots)
{
    static tn_op_site site = {"aten::_linalg_slogdet.sign", "TTTTT->====", NULL, NULL};
    const void *const args[] = {A, sign, logabsdet, LU, pivots};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _linalg_solve_ex.result(Tensor A, Tensor B, *, bool left=True, bool check_errors=False,
 * Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots, Tensor(d!) info) -> (Tensor(a!) result,
 * Tensor(b!) LU, Tensor(c!) pivots, Tensor(d!) info)
 */
TN_NODISCARD static inline tn_status tn__linalg_solve_ex_result(
    tn_tensor *A, tn_tensor *B, bool left, bool check_errors, tn_tensor *result, tn_tensor *LU,
    tn_tensor *pivots, tn_tensor *info)
{
    static tn_op_site site = {"aten::_linalg_solve_ex.result", "TTbbTTTT->====", NULL, NULL};
    const void *const args[] = {A, B, &left, &check_errors, result, LU, pivots, info};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _linalg_svd.U(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None,
 * Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh)
 * NULL is None: driver.
 */
TN_NODISCARD static inline tn_status tn__linalg_svd_U(
    tn_tensor *A, bool full_matrices, bool compute_uv, const char *driver, tn_tensor *U,
    tn_tensor *S, tn_tensor *Vh)
{
    static tn_op_site site = {"aten::_linalg_svd.U", "Tbb?sTTT->===", NULL, NULL};
    const void *const args[] = {A, &full_matrices, &compute_uv, driver, U, S, Vh};
    return tn_op_call_typed(&site, args, NULL);
}

/* _log_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn__log_softmax_out(
    tn_tensor *self, int64_t dim, bool half_to_float, tn_tensor *out)
{
    static tn_op_site site = {"aten::_log_softmax.out", "TibT->=", NULL, NULL};
    const void *const args[] = {self, &dim, &half_to_float, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _log_softmax_backward_data.out(Tensor grad_output, Tensor output, int dim, ScalarType
 * input_dtype, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__log_softmax_backward_data_out(
    tn_tensor *grad_output, tn_tensor *output, int64_t dim, tn_dtype input_dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::_log_softmax_backward_data.out", "TTiyT->=", NULL, NULL};
    const void *const args[] = {grad_output, output, &dim, &input_dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* _logcumsumexp.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn__logcumsumexp_out(
    tn_tensor *self, int64_t dim, tn_tensor *out)
{
    static tn_op_site site = {"aten::_logcumsumexp.out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &dim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _native_batch_norm_legit.no_stats_out(Tensor input, Tensor? weight, Tensor? bias, bool training,
 * float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean, Tensor(c!) save_invstd) ->
 * (Tensor(a!), Tensor(b!), Tensor(c!))
 * NULL is None: weight, bias.
 */
TN_NODISCARD static inline tn_status tn__native_batch_norm_legit_no_stats_out(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, bool training, double momentum,
    double eps, tn_tensor *out, tn_tensor *save_mean, tn_tensor *save_invstd)
{
    static tn_op_site site = {"aten::_native_batch_norm_legit.no_stats_out", "T?T?TbddTTT->===", NULL, NULL};
    const void *const args[] = {input, weight, bias, &training, &momentum, &eps, out, save_mean,
        save_invstd};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _native_batch_norm_legit.out(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean,
 * Tensor(b!) running_var, bool training, float momentum, float eps, *, Tensor(d!) out, Tensor(e!)
 * save_mean, Tensor(f!) save_invstd) -> (Tensor(d!), Tensor(e!), Tensor(f!))
 * NULL is None: weight, bias.
 */
TN_NODISCARD static inline tn_status tn__native_batch_norm_legit_out(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean,
    tn_tensor *running_var, bool training, double momentum, double eps, tn_tensor *out,
    tn_tensor *save_mean, tn_tensor *save_invstd)
{
    static tn_op_site site = {"aten::_native_batch_norm_legit.out", "T?T?TTTbddTTT->===", NULL, NULL};
    const void *const args[] = {input, weight, bias, running_mean, running_var, &training,
        &momentum, &eps, out, save_mean, save_invstd};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _native_batch_norm_legit_no_training.out(Tensor input, Tensor? weight, Tensor? bias, Tensor
 * running_mean, Tensor running_var, float momentum, float eps, *, Tensor(a!) out0, Tensor(b!) out1,
 * Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))
 * NULL is None: weight, bias.
 */
TN_NODISCARD static inline tn_status tn__native_batch_norm_legit_no_training_out(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean,
    tn_tensor *running_var, double momentum, double eps, tn_tensor *out0, tn_tensor *out1,
    tn_tensor *out2)
{
    static tn_op_site site = {"aten::_native_batch_norm_legit_no_training.out", "T?T?TTTddTTT->===", NULL, NULL};
    const void *const args[] = {input, weight, bias, running_mean, running_var, &momentum, &eps,
        out0, out1, out2};
    return tn_op_call_typed(&site, args, NULL);
}

/* _neg_view_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn__neg_view_copy_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::_neg_view_copy.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _pdist_backward.out(Tensor grad, Tensor self, float p, Tensor pdist, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__pdist_backward_out(
    tn_tensor *grad, tn_tensor *self, double p, tn_tensor *pdist, tn_tensor *out)
{
    static tn_op_site site = {"aten::_pdist_backward.out", "TTdTT->=", NULL, NULL};
    const void *const args[] = {grad, self, &p, pdist, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* _pdist_forward.out(Tensor self, float p=2., *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn__pdist_forward_out(
    tn_tensor *self, double p, tn_tensor *out)
{
    static tn_op_site site = {"aten::_pdist_forward.out", "TdT->=", NULL, NULL};
    const void *const args[] = {self, &p, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _reshape_alias_copy.out(Tensor self, SymInt[] size, SymInt[] stride, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__reshape_alias_copy_out(
    tn_tensor *self, const int64_t *size, size_t size_count, const int64_t *stride,
    size_t stride_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::_reshape_alias_copy.out", "TLiLiT->=", NULL, NULL};
    const void *const args[] = {self, size, &size_count, stride, &stride_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _scaled_mm.out(Tensor self, Tensor mat2, Tensor scale_a, Tensor scale_b, Tensor? bias=None,
 * Tensor? scale_result=None, ScalarType? out_dtype=None, bool use_fast_accum=False, *, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: bias, scale_result, out_dtype.
 */
TN_NODISCARD static inline tn_status tn__scaled_mm_out(
    tn_tensor *self, tn_tensor *mat2, tn_tensor *scale_a, tn_tensor *scale_b, tn_tensor *bias,
    tn_tensor *scale_result, const tn_dtype *out_dtype, bool use_fast_accum, tn_tensor *out)
{
    static tn_op_site site = {"aten::_scaled_mm.out", "TTTT?T?T?ybT->=", NULL, NULL};
    const void *const args[] = {self, mat2, scale_a, scale_b, bias, scale_result, out_dtype,
        &use_fast_accum, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _segment_reduce_backward.out(Tensor grad, Tensor output, Tensor data, str reduce, *, Tensor?
 * lengths=None, Tensor? offsets=None, int axis=0, Scalar? initial=None, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: lengths, offsets, initial.
 */
TN_NODISCARD static inline tn_status tn__segment_reduce_backward_out(
    tn_tensor *grad, tn_tensor *output, tn_tensor *data, const char *reduce, tn_tensor *lengths,
    tn_tensor *offsets, int64_t axis, const tn_value *initial, tn_tensor *out)
{
    static tn_op_site site = {"aten::_segment_reduce_backward.out", "TTTs?T?Ti?ST->=", NULL, NULL};
    const void *const args[] = {grad, output, data, reduce, lengths, offsets, &axis, initial, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _slow_conv2d_backward.output_mask_out(Tensor grad_output, Tensor self, Tensor weight, SymInt[2]
 * kernel_size, SymInt[2] stride, SymInt[2] padding, bool[3] output_mask, *, Tensor(a!) out0,
 * Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))
 */
TN_NODISCARD static inline tn_status tn__slow_conv2d_backward_output_mask_out(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size,
    size_t kernel_size_count, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, const bool *output_mask, size_t output_mask_count, tn_tensor *out0,
    tn_tensor *out1, tn_tensor *out2)
{
    static tn_op_site site = {"aten::_slow_conv2d_backward.output_mask_out", "TTTLiLiLiLbTTT->===", NULL, NULL};
    const void *const args[] = {grad_output, self, weight, kernel_size, &kernel_size_count, stride,
        &stride_count, padding, &padding_count, output_mask, &output_mask_count, out0, out1, out2};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _slow_conv2d_forward.output(Tensor self, Tensor weight, SymInt[2] kernel_size, Tensor? bias,
 * SymInt[2] stride, SymInt[2] padding, *, Tensor(a!) output) -> Tensor(a!)
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn__slow_conv2d_forward_output(
    tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size, size_t kernel_size_count,
    tn_tensor *bias, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, tn_tensor *output)
{
    static tn_op_site site = {"aten::_slow_conv2d_forward.output", "TTLi?TLiLiT->=", NULL, NULL};
    const void *const args[] = {self, weight, kernel_size, &kernel_size_count, bias, stride,
        &stride_count, padding, &padding_count, output};
    return tn_op_call_typed(&site, args, NULL);
}

/* _softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn__softmax_out(
    tn_tensor *self, int64_t dim, bool half_to_float, tn_tensor *out)
{
    static tn_op_site site = {"aten::_softmax.out", "TibT->=", NULL, NULL};
    const void *const args[] = {self, &dim, &half_to_float, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _softmax_backward_data.out(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype, *,
 * Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__softmax_backward_data_out(
    tn_tensor *grad_output, tn_tensor *output, int64_t dim, tn_dtype input_dtype,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::_softmax_backward_data.out", "TTiyT->=", NULL, NULL};
    const void *const args[] = {grad_output, output, &dim, &input_dtype, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _to_copy.out(Tensor self, *, bool non_blocking=False, MemoryFormat? memory_format=None,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn__to_copy_out(
    tn_tensor *self, bool non_blocking, const tn_memory_format *memory_format, tn_tensor *out)
{
    static tn_op_site site = {"aten::_to_copy.out", "Tb?mT->=", NULL, NULL};
    const void *const args[] = {self, &non_blocking, memory_format, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _trilinear.out(Tensor i1, Tensor i2, Tensor i3, int[] expand1, int[] expand2, int[] expand3,
 * int[] sumdim, int unroll_dim=1, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__trilinear_out(
    tn_tensor *i1, tn_tensor *i2, tn_tensor *i3, const int64_t *expand1, size_t expand1_count,
    const int64_t *expand2, size_t expand2_count, const int64_t *expand3, size_t expand3_count,
    const int64_t *sumdim, size_t sumdim_count, int64_t unroll_dim, tn_tensor *out)
{
    static tn_op_site site = {"aten::_trilinear.out", "TTTLiLiLiLiiT->=", NULL, NULL};
    const void *const args[] = {i1, i2, i3, expand1, &expand1_count, expand2, &expand2_count,
        expand3, &expand3_count, sumdim, &sumdim_count, &unroll_dim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _unique.out(Tensor self, bool sorted=True, bool return_inverse=False, *, Tensor(a!) out0,
 * Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))
 */
TN_NODISCARD static inline tn_status tn__unique_out(
    tn_tensor *self, bool sorted, bool return_inverse, tn_tensor *out0, tn_tensor *out1)
{
    static tn_op_site site = {"aten::_unique.out", "TbbTT->==", NULL, NULL};
    const void *const args[] = {self, &sorted, &return_inverse, out0, out1};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _unique2.out(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False,
 * *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))
 */
TN_NODISCARD static inline tn_status tn__unique2_out(
    tn_tensor *self, bool sorted, bool return_inverse, bool return_counts, tn_tensor *out0,
    tn_tensor *out1, tn_tensor *out2)
{
    static tn_op_site site = {"aten::_unique2.out", "TbbbTTT->===", NULL, NULL};
    const void *const args[] = {self, &sorted, &return_inverse, &return_counts, out0, out1, out2};
    return tn_op_call_typed(&site, args, NULL);
}

/* _unsafe_view.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn__unsafe_view_out(
    tn_tensor *self, const int64_t *size, size_t size_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::_unsafe_view.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, size, &size_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _upsample_bicubic2d_aa.out(Tensor self, SymInt[2] output_size, bool align_corners, float?
 * scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn__upsample_bicubic2d_aa_out(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, bool align_corners,
    const double *scales_h, const double *scales_w, tn_tensor *out)
{
    static tn_op_site site = {"aten::_upsample_bicubic2d_aa.out", "TLib?d?dT->=", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, &align_corners, scales_h,
        scales_w, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _upsample_bicubic2d_aa_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4]
 * input_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!)
 * grad_input) -> Tensor(a!)
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn__upsample_bicubic2d_aa_backward_grad_input(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, bool align_corners, const double *scales_h,
    const double *scales_w, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::_upsample_bicubic2d_aa_backward.grad_input", "TLiLib?d?dT->=", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, &align_corners, scales_h, scales_w, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _upsample_bilinear2d_aa.out(Tensor self, SymInt[2] output_size, bool align_corners, float?
 * scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn__upsample_bilinear2d_aa_out(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, bool align_corners,
    const double *scales_h, const double *scales_w, tn_tensor *out)
{
    static tn_op_site site = {"aten::_upsample_bilinear2d_aa.out", "TLib?d?dT->=", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, &align_corners, scales_h,
        scales_w, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _upsample_bilinear2d_aa_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4]
 * input_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!)
 * grad_input) -> Tensor(a!)
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn__upsample_bilinear2d_aa_backward_grad_input(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, bool align_corners, const double *scales_h,
    const double *scales_w, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::_upsample_bilinear2d_aa_backward.grad_input", "TLiLib?d?dT->=", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, &align_corners, scales_h, scales_w, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _upsample_lanczos2d_aa.out(Tensor self, SymInt[2] output_size, bool align_corners, float?
 * scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn__upsample_lanczos2d_aa_out(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, bool align_corners,
    const double *scales_h, const double *scales_w, tn_tensor *out)
{
    static tn_op_site site = {"aten::_upsample_lanczos2d_aa.out", "TLib?d?dT->=", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, &align_corners, scales_h,
        scales_w, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _upsample_lanczos2d_aa_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4]
 * input_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!)
 * grad_input) -> Tensor(a!)
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn__upsample_lanczos2d_aa_backward_grad_input(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, bool align_corners, const double *scales_h,
    const double *scales_w, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::_upsample_lanczos2d_aa_backward.grad_input", "TLiLib?d?dT->=", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, &align_corners, scales_h, scales_w, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _upsample_nearest_exact1d.out(Tensor self, SymInt[1] output_size, float? scales=None, *,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: scales.
 */
TN_NODISCARD static inline tn_status tn__upsample_nearest_exact1d_out(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, const double *scales,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::_upsample_nearest_exact1d.out", "TLi?dT->=", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, scales, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _upsample_nearest_exact1d_backward.grad_input(Tensor grad_output, SymInt[1] output_size,
 * SymInt[3] input_size, float? scales=None, *, Tensor(a!) grad_input) -> Tensor(a!)
 * NULL is None: scales.
 */
TN_NODISCARD static inline tn_status tn__upsample_nearest_exact1d_backward_grad_input(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, const double *scales,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::_upsample_nearest_exact1d_backward.grad_input", "TLiLi?dT->=", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, scales, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _upsample_nearest_exact2d.out(Tensor self, SymInt[2] output_size, float? scales_h=None, float?
 * scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn__upsample_nearest_exact2d_out(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, const double *scales_h,
    const double *scales_w, tn_tensor *out)
{
    static tn_op_site site = {"aten::_upsample_nearest_exact2d.out", "TLi?d?dT->=", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, scales_h, scales_w, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _upsample_nearest_exact2d_backward.grad_input(Tensor grad_output, SymInt[2] output_size,
 * SymInt[4] input_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) ->
 * Tensor(a!)
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn__upsample_nearest_exact2d_backward_grad_input(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, const double *scales_h,
    const double *scales_w, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::_upsample_nearest_exact2d_backward.grad_input", "TLiLi?d?dT->=", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, scales_h, scales_w, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _upsample_nearest_exact3d.out(Tensor self, SymInt[3] output_size, float? scales_d=None, float?
 * scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: scales_d, scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn__upsample_nearest_exact3d_out(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, const double *scales_d,
    const double *scales_h, const double *scales_w, tn_tensor *out)
{
    static tn_op_site site = {"aten::_upsample_nearest_exact3d.out", "TLi?d?d?dT->=", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, scales_d, scales_h,
        scales_w, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _upsample_nearest_exact3d_backward.grad_input(Tensor grad_output, SymInt[3] output_size,
 * SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None, *,
 * Tensor(a!) grad_input) -> Tensor(a!)
 * NULL is None: scales_d, scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn__upsample_nearest_exact3d_backward_grad_input(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, const double *scales_d,
    const double *scales_h, const double *scales_w, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::_upsample_nearest_exact3d_backward.grad_input", "TLiLi?d?d?dT->=", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, scales_d, scales_h, scales_w, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
