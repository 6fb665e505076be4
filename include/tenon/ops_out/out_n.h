/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators that write to `out` arguments, by name from `n` on: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew.
 */
#ifndef TENON_OUT_N_H
#define TENON_OUT_N_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * nan_to_num.out(Tensor self, float? nan=None, float? posinf=None, float? neginf=None, *,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: nan, posinf, neginf.
 */
TN_NODISCARD static inline tn_status tn_nan_to_num_out(
    tn_tensor *self, const double *nan, const double *posinf, const double *neginf, tn_tensor *out)
{
    static tn_op_site site = {"aten::nan_to_num.out", "T?d?d?dT->=", NULL, NULL};
    const void *const args[] = {self, nan, posinf, neginf, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nanmean.out(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim, dtype.
 */
TN_NODISCARD static inline tn_status tn_nanmean_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, const tn_dtype *dtype,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::nanmean.out", "T?Lib?yT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nanmedian.dim_values(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tensor(b!)
 * indices) -> (Tensor(a!) values, Tensor(b!) indices)
 */
TN_NODISCARD static inline tn_status tn_nanmedian_dim_values(
    tn_tensor *self, int64_t dim, bool keepdim, tn_tensor *values, tn_tensor *indices)
{
    static tn_op_site site = {"aten::nanmedian.dim_values", "TibTT->==", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim, values, indices};
    return tn_op_call_typed(&site, args, NULL);
}

/* nanmedian.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_nanmedian_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::nanmedian.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nanquantile.out(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str
 * interpolation='linear', Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_nanquantile_out(
    tn_tensor *self, tn_tensor *q, const int64_t *dim, bool keepdim, const char *interpolation,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::nanquantile.out", "TT?ibsT->=", NULL, NULL};
    const void *const args[] = {self, q, dim, &keepdim, interpolation, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nanquantile.scalar_out(Tensor self, float q, int? dim=None, bool keepdim=False, *, str
 * interpolation='linear', Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_nanquantile_scalar_out(
    tn_tensor *self, double q, const int64_t *dim, bool keepdim, const char *interpolation,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::nanquantile.scalar_out", "Td?ibsT->=", NULL, NULL};
    const void *const args[] = {self, &q, dim, &keepdim, interpolation, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nansum.out(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim, dtype.
 */
TN_NODISCARD static inline tn_status tn_nansum_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, const tn_dtype *dtype,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::nansum.out", "T?Lib?yT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * narrow_copy.out(Tensor self, int dim, SymInt start, SymInt length, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_narrow_copy_out(
    tn_tensor *self, int64_t dim, int64_t start, int64_t length, tn_tensor *out)
{
    static tn_op_site site = {"aten::narrow_copy.out", "TiiiT->=", NULL, NULL};
    const void *const args[] = {self, &dim, &start, &length, out};
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
 * native_dropout.out(Tensor input, float p, bool? train, *, Tensor(a!) out0, Tensor(b!) out1) ->
 * (Tensor(a!), Tensor(b!))
 * NULL is None: train.
 */
TN_NODISCARD static inline tn_status tn_native_dropout_out(
    tn_tensor *input, double p, const bool *train, tn_tensor *out0, tn_tensor *out1)
{
    static tn_op_site site = {"aten::native_dropout.out", "Td?bTT->==", NULL, NULL};
    const void *const args[] = {input, &p, train, out0, out1};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * native_dropout_backward.out(Tensor grad_output, Tensor mask, float scale, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_native_dropout_backward_out(
    tn_tensor *grad_output, tn_tensor *mask, double scale, tn_tensor *out)
{
    static tn_op_site site = {"aten::native_dropout_backward.out", "TTdT->=", NULL, NULL};
    const void *const args[] = {grad_output, mask, &scale, out};
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

/* ne.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_ne_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::ne.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* ne.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_ne_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::ne.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_neg_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::neg.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* negative.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_negative_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::negative.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* new_empty.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_new_empty_out(
    tn_tensor *self, const int64_t *size, size_t size_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::new_empty.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, size, &size_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * new_empty_strided.out(Tensor self, SymInt[] size, SymInt[] stride, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_new_empty_strided_out(
    tn_tensor *self, const int64_t *size, size_t size_count, const int64_t *stride,
    size_t stride_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::new_empty_strided.out", "TLiLiT->=", NULL, NULL};
    const void *const args[] = {self, size, &size_count, stride, &stride_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* new_full.out(Tensor self, SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_new_full_out(
    tn_tensor *self, const int64_t *size, size_t size_count, tn_value fill_value, tn_tensor *out)
{
    static tn_op_site site = {"aten::new_full.out", "TLiST->=", NULL, NULL};
    const void *const args[] = {self, size, &size_count, &fill_value, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* new_ones.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_new_ones_out(
    tn_tensor *self, const int64_t *size, size_t size_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::new_ones.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, size, &size_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* new_zeros.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_new_zeros_out(
    tn_tensor *self, const int64_t *size, size_t size_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::new_zeros.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, size, &size_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* nextafter.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_nextafter_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::nextafter.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nll_loss.out(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt
 * ignore_index=-100, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_nll_loss_out(
    tn_tensor *self, tn_tensor *target, tn_tensor *weight, int64_t reduction, int64_t ignore_index,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::nll_loss.out", "TT?TiiT->=", NULL, NULL};
    const void *const args[] = {self, target, weight, &reduction, &ignore_index, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nll_loss2d.out(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt
 * ignore_index=-100, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_nll_loss2d_out(
    tn_tensor *self, tn_tensor *target, tn_tensor *weight, int64_t reduction, int64_t ignore_index,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::nll_loss2d.out", "TT?TiiT->=", NULL, NULL};
    const void *const args[] = {self, target, weight, &reduction, &ignore_index, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nll_loss2d_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, Tensor? weight,
 * int reduction, SymInt ignore_index, Tensor total_weight, *, Tensor(a!) grad_input) -> Tensor(a!)
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_nll_loss2d_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, tn_tensor *weight,
    int64_t reduction, int64_t ignore_index, tn_tensor *total_weight, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::nll_loss2d_backward.grad_input", "TTT?TiiTT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, target, weight, &reduction, &ignore_index,
        total_weight, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nll_loss2d_forward.output(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt
 * ignore_index, *, Tensor(a!) output, Tensor(b!) total_weight) -> (Tensor(a!), Tensor(b!))
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_nll_loss2d_forward_output(
    tn_tensor *self, tn_tensor *target, tn_tensor *weight, int64_t reduction, int64_t ignore_index,
    tn_tensor *output, tn_tensor *total_weight)
{
    static tn_op_site site = {"aten::nll_loss2d_forward.output", "TT?TiiTT->==", NULL, NULL};
    const void *const args[] = {self, target, weight, &reduction, &ignore_index, output,
        total_weight};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nll_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int
 * reduction, SymInt ignore_index, Tensor total_weight, *, Tensor(a!) grad_input) -> Tensor(a!)
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_nll_loss_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, tn_tensor *weight,
    int64_t reduction, int64_t ignore_index, tn_tensor *total_weight, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::nll_loss_backward.grad_input", "TTT?TiiTT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, target, weight, &reduction, &ignore_index,
        total_weight, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nll_loss_forward.output(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt
 * ignore_index, *, Tensor(a!) output, Tensor(b!) total_weight) -> (Tensor(a!), Tensor(b!))
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_nll_loss_forward_output(
    tn_tensor *self, tn_tensor *target, tn_tensor *weight, int64_t reduction, int64_t ignore_index,
    tn_tensor *output, tn_tensor *total_weight)
{
    static tn_op_site site = {"aten::nll_loss_forward.output", "TT?TiiTT->==", NULL, NULL};
    const void *const args[] = {self, target, weight, &reduction, &ignore_index, output,
        total_weight};
    return tn_op_call_typed(&site, args, NULL);
}

/* nonzero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_nonzero_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::nonzero.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nonzero_static.out(Tensor self, *, SymInt size, int fill_value=-1, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_nonzero_static_out(
    tn_tensor *self, int64_t size, int64_t fill_value, tn_tensor *out)
{
    static tn_op_site site = {"aten::nonzero_static.out", "TiiT->=", NULL, NULL};
    const void *const args[] = {self, &size, &fill_value, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * norm.ScalarOpt_dtype_out(Tensor self, Scalar? p, *, ScalarType dtype, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: p.
 */
TN_NODISCARD static inline tn_status tn_norm_ScalarOpt_dtype_out(
    tn_tensor *self, const tn_value *p, tn_dtype dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::norm.ScalarOpt_dtype_out", "T?SyT->=", NULL, NULL};
    const void *const args[] = {self, p, &dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* norm.Scalar_out(Tensor self, Scalar p=2, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_norm_Scalar_out(
    tn_tensor *self, tn_value p, tn_tensor *out)
{
    static tn_op_site site = {"aten::norm.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &p, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * norm.dtype_out(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: p.
 */
TN_NODISCARD static inline tn_status tn_norm_dtype_out(
    tn_tensor *self, const tn_value *p, const int64_t *dim, size_t dim_count, bool keepdim,
    tn_dtype dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::norm.dtype_out", "T?SLibyT->=", NULL, NULL};
    const void *const args[] = {self, p, dim, &dim_count, &keepdim, &dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * norm.out(Tensor self, Scalar? p, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: p.
 */
TN_NODISCARD static inline tn_status tn_norm_out(
    tn_tensor *self, const tn_value *p, const int64_t *dim, size_t dim_count, bool keepdim,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::norm.out", "T?SLibT->=", NULL, NULL};
    const void *const args[] = {self, p, dim, &dim_count, &keepdim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * normal.Tensor_Tensor_out(Tensor mean, Tensor std, *, Generator? generator=None, Tensor(a!) out)
 * -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_normal_Tensor_Tensor_out(
    tn_tensor *mean, tn_tensor *std, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::normal.Tensor_Tensor_out", "TT*T->=", NULL, NULL};
    const void *const args[] = {mean, std, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * normal.Tensor_float_out(Tensor mean, float std=1, *, Generator? generator=None, Tensor(a!) out)
 * -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_normal_Tensor_float_out(
    tn_tensor *mean, double std, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::normal.Tensor_float_out", "Td*T->=", NULL, NULL};
    const void *const args[] = {mean, &std, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * normal.float_Tensor_out(float mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_normal_float_Tensor_out(
    double mean, tn_tensor *std, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::normal.float_Tensor_out", "dT*T->=", NULL, NULL};
    const void *const args[] = {&mean, std, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * normal.float_float_out(float mean, float std, SymInt[] size, *, Generator? generator=None,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_normal_float_float_out(
    double mean, double std, const int64_t *size, size_t size_count, const tn_value *generator,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::normal.float_float_out", "ddLi*T->=", NULL, NULL};
    const void *const args[] = {&mean, &std, size, &size_count, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * normal.out(Tensor self, float mean=0., float std=1., *, Generator? generator=None, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_normal_out(
    tn_tensor *self, double mean, double std, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::normal.out", "Tdd*T->=", NULL, NULL};
    const void *const args[] = {self, &mean, &std, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* not_equal.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_not_equal_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::not_equal.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* not_equal.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_not_equal_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::not_equal.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nuclear_norm.dim_out(Tensor self, int[2] dim, bool keepdim=False, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_nuclear_norm_dim_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, tn_tensor *out)
{
    static tn_op_site site = {"aten::nuclear_norm.dim_out", "TLibT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* nuclear_norm.out(Tensor self, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_nuclear_norm_out(
    tn_tensor *self, bool keepdim, tn_tensor *out)
{
    static tn_op_site site = {"aten::nuclear_norm.out", "TbT->=", NULL, NULL};
    const void *const args[] = {self, &keepdim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* ones.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_ones_out(
    const int64_t *size, size_t size_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::ones.out", "LiT->=", NULL, NULL};
    const void *const args[] = {size, &size_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * ones_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_ones_like_out(
    tn_tensor *self, const tn_memory_format *memory_format, tn_tensor *out)
{
    static tn_op_site site = {"aten::ones_like.out", "T?mT->=", NULL, NULL};
    const void *const args[] = {self, memory_format, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* orgqr.out(Tensor self, Tensor input2, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_orgqr_out(
    tn_tensor *self, tn_tensor *input2, tn_tensor *out)
{
    static tn_op_site site = {"aten::orgqr.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, input2, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * ormqr.out(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False, *,
 * Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_ormqr_out(
    tn_tensor *self, tn_tensor *input2, tn_tensor *input3, bool left, bool transpose,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::ormqr.out", "TTTbbT->=", NULL, NULL};
    const void *const args[] = {self, input2, input3, &left, &transpose, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* outer.out(Tensor self, Tensor vec2, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_outer_out(
    tn_tensor *self, tn_tensor *vec2, tn_tensor *out)
{
    static tn_op_site site = {"aten::outer.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, vec2, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* permute_copy.out(Tensor self, int[] dims, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_permute_copy_out(
    tn_tensor *self, const int64_t *dims, size_t dims_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::permute_copy.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, dims, &dims_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* pixel_shuffle.out(Tensor self, int upscale_factor, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_pixel_shuffle_out(
    tn_tensor *self, int64_t upscale_factor, tn_tensor *out)
{
    static tn_op_site site = {"aten::pixel_shuffle.out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &upscale_factor, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* pixel_unshuffle.out(Tensor self, int downscale_factor, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_pixel_unshuffle_out(
    tn_tensor *self, int64_t downscale_factor, tn_tensor *out)
{
    static tn_op_site site = {"aten::pixel_unshuffle.out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &downscale_factor, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * poisson.out(Tensor self, Generator? generator=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_poisson_out(
    tn_tensor *self, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::poisson.out", "T*T->=", NULL, NULL};
    const void *const args[] = {self, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* polar.out(Tensor abs, Tensor angle, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_polar_out(
    tn_tensor *abs, tn_tensor *angle, tn_tensor *out)
{
    static tn_op_site site = {"aten::polar.out", "TTT->=", NULL, NULL};
    const void *const args[] = {abs, angle, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* polygamma.out(int n, Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_polygamma_out(
    int64_t n, tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::polygamma.out", "iTT->=", NULL, NULL};
    const void *const args[] = {&n, self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* pow.Scalar_out(Scalar self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_pow_Scalar_out(
    tn_value self, tn_tensor *exponent, tn_tensor *out)
{
    static tn_op_site site = {"aten::pow.Scalar_out", "STT->=", NULL, NULL};
    const void *const args[] = {&self, exponent, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* pow.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_pow_Tensor_Scalar_out(
    tn_tensor *self, tn_value exponent, tn_tensor *out)
{
    static tn_op_site site = {"aten::pow.Tensor_Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &exponent, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* pow.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_pow_Tensor_Tensor_out(
    tn_tensor *self, tn_tensor *exponent, tn_tensor *out)
{
    static tn_op_site site = {"aten::pow.Tensor_Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, exponent, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * prod.int_out(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out)
 * -> Tensor(a!)
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_prod_int_out(
    tn_tensor *self, int64_t dim, bool keepdim, const tn_dtype *dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::prod.int_out", "Tib?yT->=", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * prod.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_prod_out(
    tn_tensor *self, const tn_dtype *dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::prod.out", "T?yT->=", NULL, NULL};
    const void *const args[] = {self, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * put.out(Tensor self, Tensor index, Tensor source, bool accumulate=False, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_put_out(
    tn_tensor *self, tn_tensor *index, tn_tensor *source, bool accumulate, tn_tensor *out)
{
    static tn_op_site site = {"aten::put.out", "TTTbT->=", NULL, NULL};
    const void *const args[] = {self, index, source, &accumulate, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * qr.Q(Tensor self, bool some=True, *, Tensor(a!) Q, Tensor(b!) R) -> (Tensor(a!) Q, Tensor(b!) R)
 */
TN_NODISCARD static inline tn_status tn_qr_Q(
    tn_tensor *self, bool some, tn_tensor *Q, tn_tensor *R)
{
    static tn_op_site site = {"aten::qr.Q", "TbTT->==", NULL, NULL};
    const void *const args[] = {self, &some, Q, R};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * quantile.out(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str
 * interpolation='linear', Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_quantile_out(
    tn_tensor *self, tn_tensor *q, const int64_t *dim, bool keepdim, const char *interpolation,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::quantile.out", "TT?ibsT->=", NULL, NULL};
    const void *const args[] = {self, q, dim, &keepdim, interpolation, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * quantile.scalar_out(Tensor self, float q, int? dim=None, bool keepdim=False, *, str
 * interpolation='linear', Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_quantile_scalar_out(
    tn_tensor *self, double q, const int64_t *dim, bool keepdim, const char *interpolation,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::quantile.scalar_out", "Td?ibsT->=", NULL, NULL};
    const void *const args[] = {self, &q, dim, &keepdim, interpolation, out};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
