/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators, by name from `as` on: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew.
 */
#ifndef TENON_OPS_AS_H
#define TENON_OPS_AS_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) ->
 * Tensor(a)
 * NULL is None: storage_offset.
 */
TN_NODISCARD static inline tn_status tn_as_strided(
    tn_tensor *self, const int64_t *size, size_t size_count, const int64_t *stride,
    size_t stride_count, const int64_t *storage_offset, tn_tensor **result)
{
    static tn_op_site site = {"aten::as_strided", "TLiLi?i->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count, stride, &stride_count, storage_offset};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * as_strided_(Tensor(a!) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) ->
 * Tensor(a!)
 * NULL is None: storage_offset.
 */
TN_NODISCARD static inline tn_status tn_as_strided_(
    tn_tensor *self, const int64_t *size, size_t size_count, const int64_t *stride,
    size_t stride_count, const int64_t *storage_offset)
{
    static tn_op_site site = {"aten::as_strided_", "TLiLi?i->=", NULL, NULL};
    const void *const args[] = {self, size, &size_count, stride, &stride_count, storage_offset};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * as_strided_copy(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) ->
 * Tensor
 * NULL is None: storage_offset.
 */
TN_NODISCARD static inline tn_status tn_as_strided_copy(
    tn_tensor *self, const int64_t *size, size_t size_count, const int64_t *stride,
    size_t stride_count, const int64_t *storage_offset, tn_tensor **result)
{
    static tn_op_site site = {"aten::as_strided_copy", "TLiLi?i->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count, stride, &stride_count, storage_offset};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt?
 * storage_offset=None) -> Tensor
 * NULL is None: storage_offset.
 */
TN_NODISCARD static inline tn_status tn_as_strided_scatter(
    tn_tensor *self, tn_tensor *src, const int64_t *size, size_t size_count, const int64_t *stride,
    size_t stride_count, const int64_t *storage_offset, tn_tensor **result)
{
    static tn_op_site site = {"aten::as_strided_scatter", "TTLiLi?i->T", NULL, NULL};
    const void *const args[] = {self, src, size, &size_count, stride, &stride_count,
        storage_offset};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* asin(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_asin(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::asin", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* asin_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_asin_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::asin_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* asinh(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_asinh(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::asinh", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* asinh_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_asinh_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::asinh_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* atan(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_atan(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::atan", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* atan2(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_atan2(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::atan2", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_atan2_(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::atan2_", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* atan_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_atan_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::atan_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* atanh(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_atanh(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::atanh", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* atanh_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_atanh_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::atanh_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* atleast_1d(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_atleast_1d(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::atleast_1d", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* atleast_1d.Sequence(Tensor[] tensors) -> Tensor[] */
TN_NODISCARD static inline tn_status tn_atleast_1d_Sequence(
    tn_tensor *const *tensors, size_t tensors_count, tn_value *result)
{
    static tn_op_site site = {"aten::atleast_1d.Sequence", "LT->*", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* atleast_2d(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_atleast_2d(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::atleast_2d", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* atleast_2d.Sequence(Tensor[] tensors) -> Tensor[] */
TN_NODISCARD static inline tn_status tn_atleast_2d_Sequence(
    tn_tensor *const *tensors, size_t tensors_count, tn_value *result)
{
    static tn_op_site site = {"aten::atleast_2d.Sequence", "LT->*", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* atleast_3d(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_atleast_3d(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::atleast_3d", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* atleast_3d.Sequence(Tensor[] tensors) -> Tensor[] */
TN_NODISCARD static inline tn_status tn_atleast_3d_Sequence(
    tn_tensor *const *tensors, size_t tensors_count, tn_value *result)
{
    static tn_op_site site = {"aten::atleast_3d.Sequence", "LT->*", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * avg_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, bool
 * ceil_mode=False, bool count_include_pad=True) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_avg_pool1d(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, bool ceil_mode,
    bool count_include_pad, tn_tensor **result)
{
    static tn_op_site site = {"aten::avg_pool1d", "TLiLiLibb->T", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, stride, &stride_count,
        padding, &padding_count, &ceil_mode, &count_include_pad};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool
 * ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor
 * NULL is None: divisor_override.
 */
TN_NODISCARD static inline tn_status tn_avg_pool2d(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, bool ceil_mode,
    bool count_include_pad, const int64_t *divisor_override, tn_tensor **result)
{
    static tn_op_site site = {"aten::avg_pool2d", "TLiLiLibb?i->T", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, stride, &stride_count,
        padding, &padding_count, &ceil_mode, &count_include_pad, divisor_override};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2]
 * padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor
 * NULL is None: divisor_override.
 */
TN_NODISCARD static inline tn_status tn_avg_pool2d_backward(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *stride, size_t stride_count, const int64_t *padding, size_t padding_count,
    bool ceil_mode, bool count_include_pad, const int64_t *divisor_override, tn_tensor **result)
{
    static tn_op_site site = {"aten::avg_pool2d_backward", "TTLiLiLibb?i->T", NULL, NULL};
    const void *const args[] = {grad_output, self, kernel_size, &kernel_size_count, stride,
        &stride_count, padding, &padding_count, &ceil_mode, &count_include_pad, divisor_override};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool
 * ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor
 * NULL is None: divisor_override.
 */
TN_NODISCARD static inline tn_status tn_avg_pool3d(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, bool ceil_mode,
    bool count_include_pad, const int64_t *divisor_override, tn_tensor **result)
{
    static tn_op_site site = {"aten::avg_pool3d", "TLiLiLibb?i->T", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, stride, &stride_count,
        padding, &padding_count, &ceil_mode, &count_include_pad, divisor_override};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * avg_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3]
 * padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor
 * NULL is None: divisor_override.
 */
TN_NODISCARD static inline tn_status tn_avg_pool3d_backward(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *stride, size_t stride_count, const int64_t *padding, size_t padding_count,
    bool ceil_mode, bool count_include_pad, const int64_t *divisor_override, tn_tensor **result)
{
    static tn_op_site site = {"aten::avg_pool3d_backward", "TTLiLiLibb?i->T", NULL, NULL};
    const void *const args[] = {grad_output, self, kernel_size, &kernel_size_count, stride,
        &stride_count, padding, &padding_count, &ceil_mode, &count_include_pad, divisor_override};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tn_baddbmm(
    tn_tensor *self, tn_tensor *batch1, tn_tensor *batch2, tn_value beta, tn_value alpha,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::baddbmm", "TTTSS->T", NULL, NULL};
    const void *const args[] = {self, batch1, batch2, &beta, &alpha};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_baddbmm_(
    tn_tensor *self, tn_tensor *batch1, tn_tensor *batch2, tn_value beta, tn_value alpha)
{
    static tn_op_site site = {"aten::baddbmm_", "TTTSS->=", NULL, NULL};
    const void *const args[] = {self, batch1, batch2, &beta, &alpha};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bartlett_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_bartlett_window(
    int64_t window_length, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::bartlett_window", "i?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&window_length, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * bartlett_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_bartlett_window_periodic(
    int64_t window_length, bool periodic, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::bartlett_window.periodic", "ib?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&window_length, &periodic, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

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
 * bernoulli(Tensor self, *, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_bernoulli(
    tn_tensor *self, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::bernoulli", "T*->T", NULL, NULL};
    const void *const args[] = {self, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_bernoulli_Tensor(
    tn_tensor *self, tn_tensor *p, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::bernoulli.Tensor", "TT*->T", NULL, NULL};
    const void *const args[] = {self, p, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_bernoulli_p(
    tn_tensor *self, double p, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::bernoulli.p", "Td*->T", NULL, NULL};
    const void *const args[] = {self, &p, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_bernoulli__Tensor(
    tn_tensor *self, tn_tensor *p, const tn_value *generator)
{
    static tn_op_site site = {"aten::bernoulli_.Tensor", "TT*->=", NULL, NULL};
    const void *const args[] = {self, p, generator};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_bernoulli__float(
    tn_tensor *self, double p, const tn_value *generator)
{
    static tn_op_site site = {"aten::bernoulli_.float", "Td*->=", NULL, NULL};
    const void *const args[] = {self, &p, generator};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bilinear(Tensor input1, Tensor input2, Tensor weight, Tensor? bias=None) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_bilinear(
    tn_tensor *input1, tn_tensor *input2, tn_tensor *weight, tn_tensor *bias, tn_tensor **result)
{
    static tn_op_site site = {"aten::bilinear", "TTT?T->T", NULL, NULL};
    const void *const args[] = {input1, input2, weight, bias};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) ->
 * Tensor
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_binary_cross_entropy(
    tn_tensor *self, tn_tensor *target, tn_tensor *weight, int64_t reduction, tn_tensor **result)
{
    static tn_op_site site = {"aten::binary_cross_entropy", "TT?Ti->T", NULL, NULL};
    const void *const args[] = {self, target, weight, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * binary_cross_entropy_backward(Tensor grad_output, Tensor self, Tensor target, Tensor?
 * weight=None, int reduction=Mean) -> Tensor
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_binary_cross_entropy_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, tn_tensor *weight,
    int64_t reduction, tn_tensor **result)
{
    static tn_op_site site = {"aten::binary_cross_entropy_backward", "TTT?Ti->T", NULL, NULL};
    const void *const args[] = {grad_output, self, target, weight, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Tensor?
 * pos_weight=None, int reduction=Mean) -> Tensor
 * NULL is None: weight, pos_weight.
 */
TN_NODISCARD static inline tn_status tn_binary_cross_entropy_with_logits(
    tn_tensor *self, tn_tensor *target, tn_tensor *weight, tn_tensor *pos_weight,
    int64_t reduction, tn_tensor **result)
{
    static tn_op_site site = {"aten::binary_cross_entropy_with_logits", "TT?T?Ti->T", NULL, NULL};
    const void *const args[] = {self, target, weight, pos_weight, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * bincount(Tensor self, Tensor? weights=None, SymInt minlength=0) -> Tensor
 * NULL is None: weights.
 */
TN_NODISCARD static inline tn_status tn_bincount(
    tn_tensor *self, tn_tensor *weights, int64_t minlength, tn_tensor **result)
{
    static tn_op_site site = {"aten::bincount", "T?Ti->T", NULL, NULL};
    const void *const args[] = {self, weights, &minlength};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * binomial(Tensor count, Tensor prob, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_binomial(
    tn_tensor *count, tn_tensor *prob, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::binomial", "TT*->T", NULL, NULL};
    const void *const args[] = {count, prob, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_bitwise_and_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_and.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* bitwise_and.Scalar_Tensor(Scalar self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_bitwise_and_Scalar_Tensor(
    tn_value self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_and.Scalar_Tensor", "ST->T", NULL, NULL};
    const void *const args[] = {&self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_bitwise_and_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_and.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_and__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::bitwise_and_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_and__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::bitwise_and_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_left_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_bitwise_left_shift_Scalar_Tensor(
    tn_value self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_left_shift.Scalar_Tensor", "ST->T", NULL, NULL};
    const void *const args[] = {&self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* bitwise_left_shift.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_bitwise_left_shift_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_left_shift.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* bitwise_left_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_bitwise_left_shift_Tensor_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_left_shift.Tensor_Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* bitwise_left_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_left_shift__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::bitwise_left_shift_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_left_shift_.Tensor_Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_left_shift__Tensor_Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::bitwise_left_shift_.Tensor_Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_not(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_bitwise_not(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_not", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* bitwise_not_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_not_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::bitwise_not_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_bitwise_or_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_or.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* bitwise_or.Scalar_Tensor(Scalar self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_bitwise_or_Scalar_Tensor(
    tn_value self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_or.Scalar_Tensor", "ST->T", NULL, NULL};
    const void *const args[] = {&self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_bitwise_or_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_or.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* bitwise_or_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_or__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::bitwise_or_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_or__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::bitwise_or_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_right_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_bitwise_right_shift_Scalar_Tensor(
    tn_value self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_right_shift.Scalar_Tensor", "ST->T", NULL, NULL};
    const void *const args[] = {&self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* bitwise_right_shift.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_bitwise_right_shift_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_right_shift.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* bitwise_right_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_bitwise_right_shift_Tensor_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_right_shift.Tensor_Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* bitwise_right_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_right_shift__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::bitwise_right_shift_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_right_shift_.Tensor_Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_right_shift__Tensor_Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::bitwise_right_shift_.Tensor_Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_bitwise_xor_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_xor.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* bitwise_xor.Scalar_Tensor(Scalar self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_bitwise_xor_Scalar_Tensor(
    tn_value self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_xor.Scalar_Tensor", "ST->T", NULL, NULL};
    const void *const args[] = {&self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_bitwise_xor_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::bitwise_xor.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* bitwise_xor_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_xor__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::bitwise_xor_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bitwise_xor__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::bitwise_xor_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * blackman_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_blackman_window(
    int64_t window_length, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::blackman_window", "i?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&window_length, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * blackman_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_blackman_window_periodic(
    int64_t window_length, bool periodic, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::blackman_window.periodic", "ib?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&window_length, &periodic, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* block_diag(Tensor[] tensors) -> Tensor */
TN_NODISCARD static inline tn_status tn_block_diag(
    tn_tensor *const *tensors, size_t tensors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::block_diag", "LT->T", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* bmm(Tensor self, Tensor mat2) -> Tensor */
TN_NODISCARD static inline tn_status tn_bmm(
    tn_tensor *self, tn_tensor *mat2, tn_tensor **result)
{
    static tn_op_site site = {"aten::bmm", "TT->T", NULL, NULL};
    const void *const args[] = {self, mat2};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* broadcast_tensors(Tensor[] tensors) -> Tensor[] */
TN_NODISCARD static inline tn_status tn_broadcast_tensors(
    tn_tensor *const *tensors, size_t tensors_count, tn_value *result)
{
    static tn_op_site site = {"aten::broadcast_tensors", "LT->*", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* broadcast_to(Tensor(a) self, SymInt[] size) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_broadcast_to(
    tn_tensor *self, const int64_t *size, size_t size_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::broadcast_to", "TLi->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * bucketize.Scalar(Scalar self, Tensor boundaries, *, bool out_int32=False, bool right=False) ->
 * Tensor
 */
TN_NODISCARD static inline tn_status tn_bucketize_Scalar(
    tn_value self, tn_tensor *boundaries, bool out_int32, bool right, tn_tensor **result)
{
    static tn_op_site site = {"aten::bucketize.Scalar", "STbb->T", NULL, NULL};
    const void *const args[] = {&self, boundaries, &out_int32, &right};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * bucketize.Tensor(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False) ->
 * Tensor
 */
TN_NODISCARD static inline tn_status tn_bucketize_Tensor(
    tn_tensor *self, tn_tensor *boundaries, bool out_int32, bool right, tn_tensor **result)
{
    static tn_op_site site = {"aten::bucketize.Tensor", "TTbb->T", NULL, NULL};
    const void *const args[] = {self, boundaries, &out_int32, &right};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
