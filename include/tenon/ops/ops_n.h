/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators, by name from `n` on: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew.
 */
#ifndef TENON_OPS_N_H
#define TENON_OPS_N_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor
 * NULL is None: nan, posinf, neginf.
 */
TN_NODISCARD static inline tn_status tn_nan_to_num(
    tn_tensor *self, const double *nan, const double *posinf, const double *neginf,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::nan_to_num", "T?d?d?d->T", NULL, NULL};
    const void *const args[] = {self, nan, posinf, neginf};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * nan_to_num_(Tensor(a!) self, float? nan=None, float? posinf=None, float? neginf=None) ->
 * Tensor(a!)
 * NULL is None: nan, posinf, neginf.
 */
TN_NODISCARD static inline tn_status tn_nan_to_num_(
    tn_tensor *self, const double *nan, const double *posinf, const double *neginf)
{
    static tn_op_site site = {"aten::nan_to_num_", "T?d?d?d->=", NULL, NULL};
    const void *const args[] = {self, nan, posinf, neginf};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
 * NULL is None: dim, dtype.
 */
TN_NODISCARD static inline tn_status tn_nanmean(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, const tn_dtype *dtype,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::nanmean", "T?Lib?y->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* nanmedian(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_nanmedian(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::nanmedian", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices) */
TN_NODISCARD static inline tn_status tn_nanmedian_dim(
    tn_tensor *self, int64_t dim, bool keepdim, tn_tensor **values, tn_tensor **indices)
{
    static tn_op_site site = {"aten::nanmedian.dim", "Tib->TT", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim};
    void *const results[] = {values, indices};
    return tn_op_call_typed(&site, args, results);
}

/*
 * nanquantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str
 * interpolation='linear') -> Tensor
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_nanquantile(
    tn_tensor *self, tn_tensor *q, const int64_t *dim, bool keepdim, const char *interpolation,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::nanquantile", "TT?ibs->T", NULL, NULL};
    const void *const args[] = {self, q, dim, &keepdim, interpolation};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * nanquantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str
 * interpolation='linear') -> Tensor
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_nanquantile_scalar(
    tn_tensor *self, double q, const int64_t *dim, bool keepdim, const char *interpolation,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::nanquantile.scalar", "Td?ibs->T", NULL, NULL};
    const void *const args[] = {self, &q, dim, &keepdim, interpolation};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
 * NULL is None: dim, dtype.
 */
TN_NODISCARD static inline tn_status tn_nansum(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, const tn_dtype *dtype,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::nansum", "T?Lib?y->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_narrow(
    tn_tensor *self, int64_t dim, int64_t start, int64_t length, tn_tensor **result)
{
    static tn_op_site site = {"aten::narrow", "Tiii->T", NULL, NULL};
    const void *const args[] = {self, &dim, &start, &length};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* narrow.Tensor(Tensor(a) self, int dim, Tensor start, SymInt length) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_narrow_Tensor(
    tn_tensor *self, int64_t dim, tn_tensor *start, int64_t length, tn_tensor **result)
{
    static tn_op_site site = {"aten::narrow.Tensor", "TiTi->T", NULL, NULL};
    const void *const args[] = {self, &dim, start, &length};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* narrow_copy(Tensor self, int dim, SymInt start, SymInt length) -> Tensor */
TN_NODISCARD static inline tn_status tn_narrow_copy(
    tn_tensor *self, int64_t dim, int64_t start, int64_t length, tn_tensor **result)
{
    static tn_op_site site = {"aten::narrow_copy", "Tiii->T", NULL, NULL};
    const void *const args[] = {self, &dim, &start, &length};
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

/* native_channel_shuffle(Tensor self, SymInt groups) -> Tensor */
TN_NODISCARD static inline tn_status tn_native_channel_shuffle(
    tn_tensor *self, int64_t groups, tn_tensor **result)
{
    static tn_op_site site = {"aten::native_channel_shuffle", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &groups};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)
 * NULL is None: train.
 */
TN_NODISCARD static inline tn_status tn_native_dropout(
    tn_tensor *input, double p, const bool *train, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::native_dropout", "Td?b->TT", NULL, NULL};
    const void *const args[] = {input, &p, train};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/* native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor */
TN_NODISCARD static inline tn_status tn_native_dropout_backward(
    tn_tensor *grad_output, tn_tensor *mask, double scale, tn_tensor **result)
{
    static tn_op_site site = {"aten::native_dropout_backward", "TTd->T", NULL, NULL};
    const void *const args[] = {grad_output, mask, &scale};
    void *const results[] = {result};
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

/* ne.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_ne_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::ne.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* ne.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_ne_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::ne.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_ne__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::ne_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_ne__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::ne_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* neg(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_neg(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::neg", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* neg_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_neg_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::neg_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* negative(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_negative(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::negative", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* negative_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_negative_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::negative_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_new_empty(
    tn_tensor *self, const int64_t *size, size_t size_count, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::new_empty", "TLi?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * new_empty_strided(Tensor self, SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_new_empty_strided(
    tn_tensor *self, const int64_t *size, size_t size_count, const int64_t *stride,
    size_t stride_count, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::new_empty_strided", "TLiLi?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count, stride, &stride_count, dtype, layout,
        device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_new_full(
    tn_tensor *self, const int64_t *size, size_t size_count, tn_value fill_value,
    const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::new_full", "TLiS?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count, &fill_value, dtype, layout, device,
        pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * new_ones(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_new_ones(
    tn_tensor *self, const int64_t *size, size_t size_count, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::new_ones", "TLi?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_new_zeros(
    tn_tensor *self, const int64_t *size, size_t size_count, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::new_zeros", "TLi?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* nextafter(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_nextafter(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::nextafter", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* nextafter_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_nextafter_(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::nextafter_", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nll_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt
 * ignore_index=-100) -> Tensor
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_nll_loss(
    tn_tensor *self, tn_tensor *target, tn_tensor *weight, int64_t reduction, int64_t ignore_index,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::nll_loss", "TT?Tii->T", NULL, NULL};
    const void *const args[] = {self, target, weight, &reduction, &ignore_index};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * nll_loss2d(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt
 * ignore_index=-100) -> Tensor
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_nll_loss2d(
    tn_tensor *self, tn_tensor *target, tn_tensor *weight, int64_t reduction, int64_t ignore_index,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::nll_loss2d", "TT?Tii->T", NULL, NULL};
    const void *const args[] = {self, target, weight, &reduction, &ignore_index};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * nll_loss2d_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int
 * reduction, SymInt ignore_index, Tensor total_weight) -> Tensor
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_nll_loss2d_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, tn_tensor *weight,
    int64_t reduction, int64_t ignore_index, tn_tensor *total_weight, tn_tensor **result)
{
    static tn_op_site site = {"aten::nll_loss2d_backward", "TTT?TiiT->T", NULL, NULL};
    const void *const args[] = {grad_output, self, target, weight, &reduction, &ignore_index,
        total_weight};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * nll_loss2d_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt
 * ignore_index) -> (Tensor output, Tensor total_weight)
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_nll_loss2d_forward(
    tn_tensor *self, tn_tensor *target, tn_tensor *weight, int64_t reduction, int64_t ignore_index,
    tn_tensor **output, tn_tensor **total_weight)
{
    static tn_op_site site = {"aten::nll_loss2d_forward", "TT?Tii->TT", NULL, NULL};
    const void *const args[] = {self, target, weight, &reduction, &ignore_index};
    void *const results[] = {output, total_weight};
    return tn_op_call_typed(&site, args, results);
}

/*
 * nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction,
 * SymInt ignore_index, Tensor total_weight) -> Tensor
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_nll_loss_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, tn_tensor *weight,
    int64_t reduction, int64_t ignore_index, tn_tensor *total_weight, tn_tensor **result)
{
    static tn_op_site site = {"aten::nll_loss_backward", "TTT?TiiT->T", NULL, NULL};
    const void *const args[] = {grad_output, self, target, weight, &reduction, &ignore_index,
        total_weight};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index)
 * -> (Tensor output, Tensor total_weight)
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_nll_loss_forward(
    tn_tensor *self, tn_tensor *target, tn_tensor *weight, int64_t reduction, int64_t ignore_index,
    tn_tensor **output, tn_tensor **total_weight)
{
    static tn_op_site site = {"aten::nll_loss_forward", "TT?Tii->TT", NULL, NULL};
    const void *const args[] = {self, target, weight, &reduction, &ignore_index};
    void *const results[] = {output, total_weight};
    return tn_op_call_typed(&site, args, results);
}

/*
 * nll_loss_nd(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt
 * ignore_index=-100) -> Tensor
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_nll_loss_nd(
    tn_tensor *self, tn_tensor *target, tn_tensor *weight, int64_t reduction, int64_t ignore_index,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::nll_loss_nd", "TT?Tii->T", NULL, NULL};
    const void *const args[] = {self, target, weight, &reduction, &ignore_index};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* nonzero(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_nonzero(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::nonzero", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* nonzero_numpy(Tensor self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn_nonzero_numpy(
    tn_tensor *self, tn_value *result)
{
    static tn_op_site site = {"aten::nonzero_numpy", "T->*", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* nonzero_static(Tensor self, *, SymInt size, int fill_value=-1) -> Tensor */
TN_NODISCARD static inline tn_status tn_nonzero_static(
    tn_tensor *self, int64_t size, int64_t fill_value, tn_tensor **result)
{
    static tn_op_site site = {"aten::nonzero_static", "Tii->T", NULL, NULL};
    const void *const args[] = {self, &size, &fill_value};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* norm.Scalar(Tensor self, Scalar p=2) -> Tensor */
TN_NODISCARD static inline tn_status tn_norm_Scalar(
    tn_tensor *self, tn_value p, tn_tensor **result)
{
    static tn_op_site site = {"aten::norm.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &p};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor
 * NULL is None: p.
 */
TN_NODISCARD static inline tn_status tn_norm_ScalarOpt_dim(
    tn_tensor *self, const tn_value *p, const int64_t *dim, size_t dim_count, bool keepdim,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::norm.ScalarOpt_dim", "T?SLib->T", NULL, NULL};
    const void *const args[] = {self, p, dim, &dim_count, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype)
 * -> Tensor
 * NULL is None: p.
 */
TN_NODISCARD static inline tn_status tn_norm_ScalarOpt_dim_dtype(
    tn_tensor *self, const tn_value *p, const int64_t *dim, size_t dim_count, bool keepdim,
    tn_dtype dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::norm.ScalarOpt_dim_dtype", "T?SLiby->T", NULL, NULL};
    const void *const args[] = {self, p, dim, &dim_count, &keepdim, &dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor
 * NULL is None: p.
 */
TN_NODISCARD static inline tn_status tn_norm_ScalarOpt_dtype(
    tn_tensor *self, const tn_value *p, tn_dtype dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::norm.ScalarOpt_dtype", "T?Sy->T", NULL, NULL};
    const void *const args[] = {self, p, &dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* norm_except_dim(Tensor v, int pow=2, int dim=0) -> Tensor */
TN_NODISCARD static inline tn_status tn_norm_except_dim(
    tn_tensor *v, int64_t pow, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::norm_except_dim", "Tii->T", NULL, NULL};
    const void *const args[] = {v, &pow, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_normal_Tensor_Tensor(
    tn_tensor *mean, tn_tensor *std, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::normal.Tensor_Tensor", "TT*->T", NULL, NULL};
    const void *const args[] = {mean, std, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * normal.Tensor_float(Tensor mean, float std=1, *, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_normal_Tensor_float(
    tn_tensor *mean, double std, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::normal.Tensor_float", "Td*->T", NULL, NULL};
    const void *const args[] = {mean, &std, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_normal_float_Tensor(
    double mean, tn_tensor *std, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::normal.float_Tensor", "dT*->T", NULL, NULL};
    const void *const args[] = {&mean, std, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * normal.float_float(float mean, float std, SymInt[] size, *, Generator? generator=None,
 * ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) ->
 * Tensor
 * NULL is None: generator, dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_normal_float_float(
    double mean, double std, const int64_t *size, size_t size_count, const tn_value *generator,
    const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::normal.float_float", "ddLi*?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&mean, &std, size, &size_count, generator, dtype, layout, device,
        pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_normal_(
    tn_tensor *self, double mean, double std, const tn_value *generator)
{
    static tn_op_site site = {"aten::normal_", "Tdd*->=", NULL, NULL};
    const void *const args[] = {self, &mean, &std, generator};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * normal_functional(Tensor self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_normal_functional(
    tn_tensor *self, double mean, double std, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::normal_functional", "Tdd*->T", NULL, NULL};
    const void *const args[] = {self, &mean, &std, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* not_equal.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_not_equal_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::not_equal.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* not_equal.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_not_equal_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::not_equal.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* not_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_not_equal__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::not_equal_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* not_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_not_equal__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::not_equal_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* nuclear_norm(Tensor self, bool keepdim=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_nuclear_norm(
    tn_tensor *self, bool keepdim, tn_tensor **result)
{
    static tn_op_site site = {"aten::nuclear_norm", "Tb->T", NULL, NULL};
    const void *const args[] = {self, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* nuclear_norm.dim(Tensor self, int[2] dim, bool keepdim=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_nuclear_norm_dim(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, tn_tensor **result)
{
    static tn_op_site site = {"aten::nuclear_norm.dim", "TLib->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* numel(Tensor self) -> int */
TN_NODISCARD static inline tn_status tn_numel(
    tn_tensor *self, int64_t *result)
{
    static tn_op_site site = {"aten::numel", "T->i", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* numpy_T(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_numpy_T(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::numpy_T", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * prims::normal(SymInt[] shape, *, Scalar mean, Scalar std, ScalarType dtype, Device device, bool
 * requires_grad, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_prims_normal(
    const int64_t *shape, size_t shape_count, tn_value mean, tn_value std, tn_dtype dtype,
    tn_device device, bool requires_grad, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"prims::normal", "LiSSyDb*->T", NULL, NULL};
    const void *const args[] = {shape, &shape_count, &mean, &std, &dtype, &device, &requires_grad,
        generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
