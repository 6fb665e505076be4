/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators, of the domain `norm`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OPS_NORM_H
#define TENON_OPS_NORM_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var,
 * bool training, float momentum, float eps, bool cudnn_enabled) -> Tensor
 * NULL is None: weight, bias, running_mean, running_var.
 */
TN_NODISCARD static inline tn_status tn_batch_norm(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean,
    tn_tensor *running_var, bool training, double momentum, double eps, bool cudnn_enabled,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::batch_norm", "T?T?T?T?Tbddb->T", NULL, NULL};
    const void *const args[] = {input, weight, bias, running_mean, running_var, &training,
        &momentum, &eps, &cudnn_enabled};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * batch_norm_backward(Tensor grad_out, Tensor input, Tensor weight, Tensor? running_mean, Tensor?
 * running_var, Tensor? save_mean, Tensor? save_var, bool update, float eps, bool[3] output_mask,
 * Tensor reserve) -> (Tensor, Tensor, Tensor)
 * NULL is None: running_mean, running_var, save_mean, save_var.
 */
TN_NODISCARD static inline tn_status tn_batch_norm_backward(
    tn_tensor *grad_out, tn_tensor *input, tn_tensor *weight, tn_tensor *running_mean,
    tn_tensor *running_var, tn_tensor *save_mean, tn_tensor *save_var, bool update, double eps,
    const bool *output_mask, size_t output_mask_count, tn_tensor *reserve, tn_tensor **result0,
    tn_tensor **result1, tn_tensor **result2)
{
    static tn_op_site site = {"aten::batch_norm_backward", "TTT?T?T?T?TbdLbT->TTT", NULL, NULL};
    const void *const args[] = {grad_out, input, weight, running_mean, running_var, save_mean,
        save_var, &update, &eps, output_mask, &output_mask_count, reserve};
    void *const results[] = {result0, result1, result2};
    return tn_op_call_typed(&site, args, results);
}

/*
 * batch_norm_update_stats(Tensor input, Tensor? running_mean, Tensor? running_var, float momentum)
 * -> (Tensor, Tensor)
 * NULL is None: running_mean, running_var.
 */
TN_NODISCARD static inline tn_status tn_batch_norm_update_stats(
    tn_tensor *input, tn_tensor *running_mean, tn_tensor *running_var, double momentum,
    tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::batch_norm_update_stats", "T?T?Td->TT", NULL, NULL};
    const void *const args[] = {input, running_mean, running_var, &momentum};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, float eps=1e-05,
 * bool cudnn_enabled=True) -> Tensor
 * NULL is None: weight, bias.
 */
TN_NODISCARD static inline tn_status tn_group_norm(
    tn_tensor *input, int64_t num_groups, tn_tensor *weight, tn_tensor *bias, double eps,
    bool cudnn_enabled, tn_tensor **result)
{
    static tn_op_site site = {"aten::group_norm", "Ti?T?Tdb->T", NULL, NULL};
    const void *const args[] = {input, &num_groups, weight, bias, &eps, &cudnn_enabled};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * instance_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor?
 * running_var, bool use_input_stats, float momentum, float eps, bool cudnn_enabled) -> Tensor
 * NULL is None: weight, bias, running_mean, running_var.
 */
TN_NODISCARD static inline tn_status tn_instance_norm(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean,
    tn_tensor *running_var, bool use_input_stats, double momentum, double eps, bool cudnn_enabled,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::instance_norm", "T?T?T?T?Tbddb->T", NULL, NULL};
    const void *const args[] = {input, weight, bias, running_mean, running_var, &use_input_stats,
        &momentum, &eps, &cudnn_enabled};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float
 * eps=1e-05, bool cudnn_enable=True) -> Tensor
 * NULL is None: weight, bias.
 */
TN_NODISCARD static inline tn_status tn_layer_norm(
    tn_tensor *input, const int64_t *normalized_shape, size_t normalized_shape_count,
    tn_tensor *weight, tn_tensor *bias, double eps, bool cudnn_enable, tn_tensor **result)
{
    static tn_op_site site = {"aten::layer_norm", "TLi?T?Tdb->T", NULL, NULL};
    const void *const args[] = {input, normalized_shape, &normalized_shape_count, weight, bias,
        &eps, &cudnn_enable};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor?
 * running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
 * NULL is None: weight, bias, running_mean, running_var.
 */
TN_NODISCARD static inline tn_status tn_native_batch_norm(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean,
    tn_tensor *running_var, bool training, double momentum, double eps, tn_tensor **result0,
    tn_tensor **result1, tn_tensor **result2)
{
    static tn_op_site site = {"aten::native_batch_norm", "T?T?T?T?Tbdd->TTT", NULL, NULL};
    const void *const args[] = {input, weight, bias, running_mean, running_var, &training,
        &momentum, &eps};
    void *const results[] = {result0, result1, result2};
    return tn_op_call_typed(&site, args, results);
}

/*
 * native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean,
 * Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool[3]
 * output_mask) -> (Tensor, Tensor, Tensor)
 * NULL is None: weight, running_mean, running_var, save_mean, save_invstd.
 */
TN_NODISCARD static inline tn_status tn_native_batch_norm_backward(
    tn_tensor *grad_out, tn_tensor *input, tn_tensor *weight, tn_tensor *running_mean,
    tn_tensor *running_var, tn_tensor *save_mean, tn_tensor *save_invstd, bool train, double eps,
    const bool *output_mask, size_t output_mask_count, tn_tensor **result0, tn_tensor **result1,
    tn_tensor **result2)
{
    static tn_op_site site = {"aten::native_batch_norm_backward", "TT?T?T?T?T?TbdLb->TTT", NULL, NULL};
    const void *const args[] = {grad_out, input, weight, running_mean, running_var, save_mean,
        save_invstd, &train, &eps, output_mask, &output_mask_count};
    void *const results[] = {result0, result1, result2};
    return tn_op_call_typed(&site, args, results);
}

/*
 * native_group_norm(Tensor input, Tensor? weight, Tensor? bias, SymInt N, SymInt C, SymInt HxW, int
 * group, float eps) -> (Tensor, Tensor, Tensor)
 * NULL is None: weight, bias.
 */
TN_NODISCARD static inline tn_status tn_native_group_norm(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, int64_t N, int64_t C, int64_t HxW,
    int64_t group, double eps, tn_tensor **result0, tn_tensor **result1, tn_tensor **result2)
{
    static tn_op_site site = {"aten::native_group_norm", "T?T?Tiiiid->TTT", NULL, NULL};
    const void *const args[] = {input, weight, bias, &N, &C, &HxW, &group, &eps};
    void *const results[] = {result0, result1, result2};
    return tn_op_call_typed(&site, args, results);
}

/*
 * native_group_norm_backward(Tensor grad_out, Tensor input, Tensor mean, Tensor rstd, Tensor?
 * weight, SymInt N, SymInt C, SymInt HxW, int group, bool[3] output_mask) -> (Tensor, Tensor,
 * Tensor)
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_native_group_norm_backward(
    tn_tensor *grad_out, tn_tensor *input, tn_tensor *mean, tn_tensor *rstd, tn_tensor *weight,
    int64_t N, int64_t C, int64_t HxW, int64_t group, const bool *output_mask,
    size_t output_mask_count, tn_tensor **result0, tn_tensor **result1, tn_tensor **result2)
{
    static tn_op_site site = {"aten::native_group_norm_backward", "TTTT?TiiiiLb->TTT", NULL, NULL};
    const void *const args[] = {grad_out, input, mean, rstd, weight, &N, &C, &HxW, &group,
        output_mask, &output_mask_count};
    void *const results[] = {result0, result1, result2};
    return tn_op_call_typed(&site, args, results);
}

/*
 * native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float
 * eps) -> (Tensor, Tensor, Tensor)
 * NULL is None: weight, bias.
 */
TN_NODISCARD static inline tn_status tn_native_layer_norm(
    tn_tensor *input, const int64_t *normalized_shape, size_t normalized_shape_count,
    tn_tensor *weight, tn_tensor *bias, double eps, tn_tensor **result0, tn_tensor **result1,
    tn_tensor **result2)
{
    static tn_op_site site = {"aten::native_layer_norm", "TLi?T?Td->TTT", NULL, NULL};
    const void *const args[] = {input, normalized_shape, &normalized_shape_count, weight, bias,
        &eps};
    void *const results[] = {result0, result1, result2};
    return tn_op_call_typed(&site, args, results);
}

/*
 * native_layer_norm_backward(Tensor grad_out, Tensor input, SymInt[] normalized_shape, Tensor mean,
 * Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
 * NULL is None: weight, bias.
 */
TN_NODISCARD static inline tn_status tn_native_layer_norm_backward(
    tn_tensor *grad_out, tn_tensor *input, const int64_t *normalized_shape,
    size_t normalized_shape_count, tn_tensor *mean, tn_tensor *rstd, tn_tensor *weight,
    tn_tensor *bias, const bool *output_mask, size_t output_mask_count, tn_tensor **result0,
    tn_tensor **result1, tn_tensor **result2)
{
    static tn_op_site site = {"aten::native_layer_norm_backward", "TTLiTT?T?TLb->TTT", NULL, NULL};
    const void *const args[] = {grad_out, input, normalized_shape, &normalized_shape_count, mean,
        rstd, weight, bias, output_mask, &output_mask_count};
    void *const results[] = {result0, result1, result2};
    return tn_op_call_typed(&site, args, results);
}

/*
 * rms_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, float? eps=None) -> Tensor
 * NULL is None: weight, eps.
 */
TN_NODISCARD static inline tn_status tn_rms_norm(
    tn_tensor *input, const int64_t *normalized_shape, size_t normalized_shape_count,
    tn_tensor *weight, const double *eps, tn_tensor **result)
{
    static tn_op_site site = {"aten::rms_norm", "TLi?T?d->T", NULL, NULL};
    const void *const args[] = {input, normalized_shape, &normalized_shape_count, weight, eps};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
