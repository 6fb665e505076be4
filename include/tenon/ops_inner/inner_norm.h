/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators whose names begin with `_`, of the domain `norm`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_INNER_NORM_H
#define TENON_INNER_NORM_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * _batch_norm_no_update(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor?
 * running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor)
 * NULL is None: weight, bias, running_mean, running_var.
 */
TN_NODISCARD static inline tn_status tn__batch_norm_no_update(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean,
    tn_tensor *running_var, double momentum, double eps, tn_tensor **result0, tn_tensor **result1,
    tn_tensor **result2, tn_tensor **result3)
{
    static tn_op_site site = {"aten::_batch_norm_no_update", "T?T?T?T?Tdd->TTTT", NULL, NULL};
    const void *const args[] = {input, weight, bias, running_mean, running_var, &momentum, &eps};
    void *const results[] = {result0, result1, result2, result3};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _batch_norm_with_update(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean,
 * Tensor(b!) running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor)
 * NULL is None: weight, bias.
 */
TN_NODISCARD static inline tn_status tn__batch_norm_with_update(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean,
    tn_tensor *running_var, double momentum, double eps, tn_tensor **result0, tn_tensor **result1,
    tn_tensor **result2, tn_tensor **result3)
{
    static tn_op_site site = {"aten::_batch_norm_with_update", "T?T?TTTdd->TTTT", NULL, NULL};
    const void *const args[] = {input, weight, bias, running_mean, running_var, &momentum, &eps};
    void *const results[] = {result0, result1, result2, result3};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _batch_norm_with_update_functional(Tensor input, Tensor? weight, Tensor? bias, Tensor
 * running_mean, Tensor running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor,
 * Tensor running_mean_out, Tensor running_var_out)
 * NULL is None: weight, bias.
 */
TN_NODISCARD static inline tn_status tn__batch_norm_with_update_functional(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean,
    tn_tensor *running_var, double momentum, double eps, tn_tensor **result0, tn_tensor **result1,
    tn_tensor **result2, tn_tensor **result3, tn_tensor **running_mean_out,
    tn_tensor **running_var_out)
{
    static tn_op_site site = {"aten::_batch_norm_with_update_functional", "T?T?TTTdd->TTTTTT", NULL, NULL};
    const void *const args[] = {input, weight, bias, running_mean, running_var, &momentum, &eps};
    void *const results[] = {result0, result1, result2, result3, running_mean_out, running_var_out};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _fused_rms_norm(Tensor input, int[] normalized_shape, Tensor? weight, float? eps) -> (Tensor,
 * Tensor)
 * NULL is None: weight, eps.
 */
TN_NODISCARD static inline tn_status tn__fused_rms_norm(
    tn_tensor *input, const int64_t *normalized_shape, size_t normalized_shape_count,
    tn_tensor *weight, const double *eps, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::_fused_rms_norm", "TLi?T?d->TT", NULL, NULL};
    const void *const args[] = {input, normalized_shape, &normalized_shape_count, weight, eps};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _native_batch_norm_legit(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean,
 * Tensor(b!) running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
 * NULL is None: weight, bias.
 */
TN_NODISCARD static inline tn_status tn__native_batch_norm_legit(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean,
    tn_tensor *running_var, bool training, double momentum, double eps, tn_tensor **result0,
    tn_tensor **result1, tn_tensor **result2)
{
    static tn_op_site site = {"aten::_native_batch_norm_legit", "T?T?TTTbdd->TTT", NULL, NULL};
    const void *const args[] = {input, weight, bias, running_mean, running_var, &training,
        &momentum, &eps};
    void *const results[] = {result0, result1, result2};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _native_batch_norm_legit.no_stats(Tensor input, Tensor? weight, Tensor? bias, bool training,
 * float momentum, float eps) -> (Tensor, Tensor, Tensor)
 * NULL is None: weight, bias.
 */
TN_NODISCARD static inline tn_status tn__native_batch_norm_legit_no_stats(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, bool training, double momentum,
    double eps, tn_tensor **result0, tn_tensor **result1, tn_tensor **result2)
{
    static tn_op_site site = {"aten::_native_batch_norm_legit.no_stats", "T?T?Tbdd->TTT", NULL, NULL};
    const void *const args[] = {input, weight, bias, &training, &momentum, &eps};
    void *const results[] = {result0, result1, result2};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _native_batch_norm_legit_functional(Tensor input, Tensor? weight, Tensor? bias, Tensor
 * running_mean, Tensor running_var, bool training, float momentum, float eps) -> (Tensor, Tensor,
 * Tensor, Tensor running_mean_out, Tensor running_var_out)
 * NULL is None: weight, bias.
 */
TN_NODISCARD static inline tn_status tn__native_batch_norm_legit_functional(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean,
    tn_tensor *running_var, bool training, double momentum, double eps, tn_tensor **result0,
    tn_tensor **result1, tn_tensor **result2, tn_tensor **running_mean_out,
    tn_tensor **running_var_out)
{
    static tn_op_site site = {"aten::_native_batch_norm_legit_functional", "T?T?TTTbdd->TTTTT", NULL, NULL};
    const void *const args[] = {input, weight, bias, running_mean, running_var, &training,
        &momentum, &eps};
    void *const results[] = {result0, result1, result2, running_mean_out, running_var_out};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _native_batch_norm_legit_no_training(Tensor input, Tensor? weight, Tensor? bias, Tensor
 * running_mean, Tensor running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor)
 * NULL is None: weight, bias.
 */
TN_NODISCARD static inline tn_status tn__native_batch_norm_legit_no_training(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean,
    tn_tensor *running_var, double momentum, double eps, tn_tensor **result0, tn_tensor **result1,
    tn_tensor **result2)
{
    static tn_op_site site = {"aten::_native_batch_norm_legit_no_training", "T?T?TTTdd->TTT", NULL, NULL};
    const void *const args[] = {input, weight, bias, running_mean, running_var, &momentum, &eps};
    void *const results[] = {result0, result1, result2};
    return tn_op_call_typed(&site, args, results);
}

/* _weight_norm(Tensor v, Tensor g, int dim=0) -> Tensor */
TN_NODISCARD static inline tn_status tn__weight_norm(
    tn_tensor *v, tn_tensor *g, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::_weight_norm", "TTi->T", NULL, NULL};
    const void *const args[] = {v, g, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _weight_norm_differentiable_backward(Tensor grad_w, Tensor saved_v, Tensor saved_g, Tensor
 * saved_norms, int dim) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn__weight_norm_differentiable_backward(
    tn_tensor *grad_w, tn_tensor *saved_v, tn_tensor *saved_g, tn_tensor *saved_norms, int64_t dim,
    tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::_weight_norm_differentiable_backward", "TTTTi->TT", NULL, NULL};
    const void *const args[] = {grad_w, saved_v, saved_g, saved_norms, &dim};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/* _weight_norm_interface(Tensor v, Tensor g, int dim=0) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tn__weight_norm_interface(
    tn_tensor *v, tn_tensor *g, int64_t dim, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::_weight_norm_interface", "TTi->TT", NULL, NULL};
    const void *const args[] = {v, g, &dim};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _weight_norm_interface_backward(Tensor grad_w, Tensor saved_v, Tensor saved_g, Tensor
 * saved_norms, int dim) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn__weight_norm_interface_backward(
    tn_tensor *grad_w, tn_tensor *saved_v, tn_tensor *saved_g, tn_tensor *saved_norms, int64_t dim,
    tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::_weight_norm_interface_backward", "TTTTi->TT", NULL, NULL};
    const void *const args[] = {grad_w, saved_v, saved_g, saved_norms, &dim};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
