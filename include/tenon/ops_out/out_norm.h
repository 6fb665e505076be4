/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators that write to `out` arguments, of the domain `norm`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OUT_NORM_H
#define TENON_OUT_NORM_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * _batch_norm_no_update.out(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean,
 * Tensor? running_var, float momentum, float eps, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!)
 * out2, Tensor(d!) out3) -> (Tensor(a!), Tensor(b!), Tensor(c!), Tensor(d!))
 * NULL is None: weight, bias, running_mean, running_var.
 */
TN_NODISCARD static inline tn_status tn__batch_norm_no_update_out(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean,
    tn_tensor *running_var, double momentum, double eps, tn_tensor *out0, tn_tensor *out1,
    tn_tensor *out2, tn_tensor *out3)
{
    static tn_op_site site = {"aten::_batch_norm_no_update.out", "T?T?T?T?TddTTTT->====", NULL, NULL};
    const void *const args[] = {input, weight, bias, running_mean, running_var, &momentum, &eps,
        out0, out1, out2, out3};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _batch_norm_with_update.out(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean,
 * Tensor(b!) running_var, float momentum, float eps, *, Tensor(d!) out, Tensor(e!) save_mean,
 * Tensor(f!) save_invstd, Tensor(g!) reserve) -> (Tensor(d!), Tensor(e!), Tensor(f!), Tensor(g!))
 * NULL is None: weight, bias.
 */
TN_NODISCARD static inline tn_status tn__batch_norm_with_update_out(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean,
    tn_tensor *running_var, double momentum, double eps, tn_tensor *out, tn_tensor *save_mean,
    tn_tensor *save_invstd, tn_tensor *reserve)
{
    static tn_op_site site = {"aten::_batch_norm_with_update.out", "T?T?TTTddTTTT->====", NULL, NULL};
    const void *const args[] = {input, weight, bias, running_mean, running_var, &momentum, &eps,
        out, save_mean, save_invstd, reserve};
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

/*
 * _weight_norm_interface.out(Tensor v, Tensor g, int dim=0, *, Tensor(a!) out0, Tensor(b!) out1) ->
 * (Tensor(a!), Tensor(b!))
 */
TN_NODISCARD static inline tn_status tn__weight_norm_interface_out(
    tn_tensor *v, tn_tensor *g, int64_t dim, tn_tensor *out0, tn_tensor *out1)
{
    static tn_op_site site = {"aten::_weight_norm_interface.out", "TTiTT->==", NULL, NULL};
    const void *const args[] = {v, g, &dim, out0, out1};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _weight_norm_interface_backward.out(Tensor grad_w, Tensor saved_v, Tensor saved_g, Tensor
 * saved_norms, int dim, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))
 */
TN_NODISCARD static inline tn_status tn__weight_norm_interface_backward_out(
    tn_tensor *grad_w, tn_tensor *saved_v, tn_tensor *saved_g, tn_tensor *saved_norms, int64_t dim,
    tn_tensor *out0, tn_tensor *out1)
{
    static tn_op_site site = {"aten::_weight_norm_interface_backward.out", "TTTTiTT->==", NULL, NULL};
    const void *const args[] = {grad_w, saved_v, saved_g, saved_norms, &dim, out0, out1};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * batch_norm_update_stats.out(Tensor input, Tensor? running_mean, Tensor? running_var, float
 * momentum, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))
 * NULL is None: running_mean, running_var.
 */
TN_NODISCARD static inline tn_status tn_batch_norm_update_stats_out(
    tn_tensor *input, tn_tensor *running_mean, tn_tensor *running_var, double momentum,
    tn_tensor *out0, tn_tensor *out1)
{
    static tn_op_site site = {"aten::batch_norm_update_stats.out", "T?T?TdTT->==", NULL, NULL};
    const void *const args[] = {input, running_mean, running_var, &momentum, out0, out1};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * native_batch_norm.out(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor?
 * running_var, bool training, float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean,
 * Tensor(c!) save_invstd) -> (Tensor(a!), Tensor(b!), Tensor(c!))
 * NULL is None: weight, bias, running_mean, running_var.
 */
TN_NODISCARD static inline tn_status tn_native_batch_norm_out(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean,
    tn_tensor *running_var, bool training, double momentum, double eps, tn_tensor *out,
    tn_tensor *save_mean, tn_tensor *save_invstd)
{
    static tn_op_site site = {"aten::native_batch_norm.out", "T?T?T?T?TbddTTT->===", NULL, NULL};
    const void *const args[] = {input, weight, bias, running_mean, running_var, &training,
        &momentum, &eps, out, save_mean, save_invstd};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * native_batch_norm_backward.out(Tensor grad_out, Tensor input, Tensor? weight, Tensor?
 * running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps,
 * bool[3] output_mask, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!),
 * Tensor(b!), Tensor(c!))
 * NULL is None: weight, running_mean, running_var, save_mean, save_invstd.
 */
TN_NODISCARD static inline tn_status tn_native_batch_norm_backward_out(
    tn_tensor *grad_out, tn_tensor *input, tn_tensor *weight, tn_tensor *running_mean,
    tn_tensor *running_var, tn_tensor *save_mean, tn_tensor *save_invstd, bool train, double eps,
    const bool *output_mask, size_t output_mask_count, tn_tensor *out0, tn_tensor *out1,
    tn_tensor *out2)
{
    static tn_op_site site = {"aten::native_batch_norm_backward.out", "TT?T?T?T?T?TbdLbTTT->===", NULL, NULL};
    const void *const args[] = {grad_out, input, weight, running_mean, running_var, save_mean,
        save_invstd, &train, &eps, output_mask, &output_mask_count, out0, out1, out2};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * native_group_norm.out(Tensor input, Tensor? weight, Tensor? bias, SymInt N, SymInt C, SymInt HxW,
 * int group, float eps, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!),
 * Tensor(b!), Tensor(c!))
 * NULL is None: weight, bias.
 */
TN_NODISCARD static inline tn_status tn_native_group_norm_out(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, int64_t N, int64_t C, int64_t HxW,
    int64_t group, double eps, tn_tensor *out0, tn_tensor *out1, tn_tensor *out2)
{
    static tn_op_site site = {"aten::native_group_norm.out", "T?T?TiiiidTTT->===", NULL, NULL};
    const void *const args[] = {input, weight, bias, &N, &C, &HxW, &group, &eps, out0, out1, out2};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * native_group_norm_backward.out(Tensor grad_out, Tensor input, Tensor mean, Tensor rstd, Tensor?
 * weight, SymInt N, SymInt C, SymInt HxW, int group, bool[3] output_mask, *, Tensor(a!) out0,
 * Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_native_group_norm_backward_out(
    tn_tensor *grad_out, tn_tensor *input, tn_tensor *mean, tn_tensor *rstd, tn_tensor *weight,
    int64_t N, int64_t C, int64_t HxW, int64_t group, const bool *output_mask,
    size_t output_mask_count, tn_tensor *out0, tn_tensor *out1, tn_tensor *out2)
{
    static tn_op_site site = {"aten::native_group_norm_backward.out", "TTTT?TiiiiLbTTT->===", NULL, NULL};
    const void *const args[] = {grad_out, input, mean, rstd, weight, &N, &C, &HxW, &group,
        output_mask, &output_mask_count, out0, out1, out2};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * native_layer_norm.out(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias,
 * float eps, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!),
 * Tensor(c!))
 * NULL is None: weight, bias.
 */
TN_NODISCARD static inline tn_status tn_native_layer_norm_out(
    tn_tensor *input, const int64_t *normalized_shape, size_t normalized_shape_count,
    tn_tensor *weight, tn_tensor *bias, double eps, tn_tensor *out0, tn_tensor *out1,
    tn_tensor *out2)
{
    static tn_op_site site = {"aten::native_layer_norm.out", "TLi?T?TdTTT->===", NULL, NULL};
    const void *const args[] = {input, normalized_shape, &normalized_shape_count, weight, bias,
        &eps, out0, out1, out2};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * native_layer_norm_backward.out(Tensor grad_out, Tensor input, SymInt[] normalized_shape, Tensor
 * mean, Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask, *, Tensor(a!) out0,
 * Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))
 * NULL is None: weight, bias.
 */
TN_NODISCARD static inline tn_status tn_native_layer_norm_backward_out(
    tn_tensor *grad_out, tn_tensor *input, const int64_t *normalized_shape,
    size_t normalized_shape_count, tn_tensor *mean, tn_tensor *rstd, tn_tensor *weight,
    tn_tensor *bias, const bool *output_mask, size_t output_mask_count, tn_tensor *out0,
    tn_tensor *out1, tn_tensor *out2)
{
    static tn_op_site site = {"aten::native_layer_norm_backward.out", "TTLiTT?T?TLbTTT->===", NULL, NULL};
    const void *const args[] = {grad_out, input, normalized_shape, &normalized_shape_count, mean,
        rstd, weight, bias, output_mask, &output_mask_count, out0, out1, out2};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
