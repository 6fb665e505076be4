/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_CALLS_POINTWISE_H
#define TENON_CALLS_POINTWISE_H

#include "dispatch/boxing.h"

/* _conj(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call__conj(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::_conj", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* _conj_physical(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__conj_physical(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::_conj_physical", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* _fake_quantize_per_tensor_affine_cachemask_tensor_qparams(Tensor self, Tensor scale, Tensor zero_point, Tensor fake_quant_enabled, int quant_min, int quant_max) -> (Tensor output, Tensor mask) */
TN_NODISCARD static inline tn_status tni_call__fake_quantize_per_tensor_affine_cachemask_tensor_qparams(tn_tensor *self, tn_tensor *scale, tn_tensor *zero_point, tn_tensor *fake_quant_enabled, int64_t quant_min, int64_t quant_max, tn_tensor **results)
{
    static tni_callee callee = {"aten::_fake_quantize_per_tensor_affine_cachemask_tensor_qparams", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(scale, &boxes[1]),
        tni_box_handle(zero_point, &boxes[2]), tni_box_handle(fake_quant_enabled, &boxes[3]),
        tni_box_int(quant_min, &boxes[4]), tni_box_int(quant_max, &boxes[5])};
    return tni_callee_call_tensors(&callee, args, 2, results);
}

/* _neg_view(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call__neg_view(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::_neg_view", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* _prelu_kernel(Tensor self, Tensor weight) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__prelu_kernel(tn_tensor *self, tn_tensor *weight, tn_tensor **result)
{
    static tni_callee callee = {"aten::_prelu_kernel", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_handle(weight, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* abs(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_abs(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::abs", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_add_Scalar(tn_tensor *self, const tni_scalar *other, const tni_scalar *alpha, tn_tensor **result)
{
    static tni_callee callee = {"aten::add.Scalar", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_scalar(other, &boxes[1]),
        tni_box_scalar(alpha, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_add_Tensor(tn_tensor *self, tn_tensor *other, const tni_scalar *alpha, tn_tensor **result)
{
    static tni_callee callee = {"aten::add.Tensor", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(other, &boxes[1]),
        tni_box_scalar(alpha, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_add__Tensor(tn_tensor *self, tn_tensor *other, const tni_scalar *alpha)
{
    static tni_callee callee = {"aten::add_.Tensor", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(other, &boxes[1]),
        tni_box_scalar(alpha, &boxes[2])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* all(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_all(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::all", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* angle.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_angle_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::angle.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(out, &boxes[1])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_clamp_(tn_tensor *self, const tni_scalar *min, const tni_scalar *max)
{
    static tni_callee callee = {"aten::clamp_", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_scalar_optional(min, &boxes[1]), tni_box_scalar_optional(max, &boxes[2])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* clamp_max(Tensor self, Scalar max) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_clamp_max(tn_tensor *self, const tni_scalar *max, tn_tensor **result)
{
    static tni_callee callee = {"aten::clamp_max", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_scalar(max, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* clamp_min(Tensor self, Scalar min) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_clamp_min(tn_tensor *self, const tni_scalar *min, tn_tensor **result)
{
    static tni_callee callee = {"aten::clamp_min", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_scalar(min, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_clone(tn_tensor *self, int memory_format, tn_tensor **result)
{
    static tni_callee callee = {"aten::clone", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_word_optional(memory_format, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_copy_(tn_tensor *self, tn_tensor *src, bool non_blocking)
{
    static tni_callee callee = {"aten::copy_", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(src, &boxes[1]),
        tni_box_bool(non_blocking, &boxes[2])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_elu(tn_tensor *self, const tni_scalar *alpha, const tni_scalar *scale, const tni_scalar *input_scale, tn_tensor **result)
{
    static tni_callee callee = {"aten::elu", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_scalar(alpha, &boxes[1]),
        tni_box_scalar(scale, &boxes[2]), tni_box_scalar(input_scale, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* elu_(Tensor(a!) self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_elu_(tn_tensor *self, const tni_scalar *alpha, const tni_scalar *scale, const tni_scalar *input_scale)
{
    static tni_callee callee = {"aten::elu_", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_scalar(alpha, &boxes[1]),
        tni_box_scalar(scale, &boxes[2]), tni_box_scalar(input_scale, &boxes[3])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_empty_like(tn_tensor *self, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, int memory_format, tn_tensor **result)
{
    static tni_callee callee = {"aten::empty_like", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_dtype_optional(dtype, &boxes[1]), tni_box_word_optional(layout, &boxes[2]),
        tni_box_maybe_device_optional(device, &boxes[3]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[4]),
        tni_box_word_optional(memory_format, &boxes[5])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_empty_memory_format(tni_ints size, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, int memory_format, tn_tensor **result)
{
    static tni_callee callee = {"aten::empty.memory_format", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {tni_box_ints(size, &boxes[0]),
        tni_box_dtype_optional(dtype, &boxes[1]), tni_box_word_optional(layout, &boxes[2]),
        tni_box_maybe_device_optional(device, &boxes[3]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[4]),
        tni_box_word_optional(memory_format, &boxes[5])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* empty_strided(SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_empty_strided(tni_ints size, tni_ints stride, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::empty_strided", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {tni_box_ints(size, &boxes[0]), tni_box_ints(stride, &boxes[1]),
        tni_box_dtype_optional(dtype, &boxes[2]), tni_box_word_optional(layout, &boxes[3]),
        tni_box_maybe_device_optional(device, &boxes[4]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[5])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* eq.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_eq_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::eq.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_scalar(other, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* eq.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_eq_Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::eq.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(other, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* erf(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_erf(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::erf", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* fake_quantize_per_channel_affine_cachemask(Tensor self, Tensor scale, Tensor zero_point, int axis, int quant_min, int quant_max) -> (Tensor output, Tensor mask) */
TN_NODISCARD static inline tn_status tni_call_fake_quantize_per_channel_affine_cachemask(tn_tensor *self, tn_tensor *scale, tn_tensor *zero_point, int64_t axis, int64_t quant_min, int64_t quant_max, tn_tensor **results)
{
    static tni_callee callee = {"aten::fake_quantize_per_channel_affine_cachemask", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(scale, &boxes[1]),
        tni_box_handle(zero_point, &boxes[2]), tni_box_int(axis, &boxes[3]),
        tni_box_int(quant_min, &boxes[4]), tni_box_int(quant_max, &boxes[5])};
    return tni_callee_call_tensors(&callee, args, 2, results);
}

/* fake_quantize_per_tensor_affine_cachemask(Tensor self, float scale, int zero_point, int quant_min, int quant_max) -> (Tensor output, Tensor mask) */
TN_NODISCARD static inline tn_status tni_call_fake_quantize_per_tensor_affine_cachemask(tn_tensor *self, double scale, int64_t zero_point, int64_t quant_min, int64_t quant_max, tn_tensor **results)
{
    static tni_callee callee = {"aten::fake_quantize_per_tensor_affine_cachemask", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_double(scale, &boxes[1]),
        tni_box_int(zero_point, &boxes[2]), tni_box_int(quant_min, &boxes[3]),
        tni_box_int(quant_max, &boxes[4])};
    return tni_callee_call_tensors(&callee, args, 2, results);
}

/* ge.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_ge_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::ge.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_scalar(other, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_hardtanh(tn_tensor *self, const tni_scalar *min_val, const tni_scalar *max_val, tn_tensor **result)
{
    static tni_callee callee = {"aten::hardtanh", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_scalar(min_val, &boxes[1]), tni_box_scalar(max_val, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* hardtanh_(Tensor(a!) self, Scalar min_val=-1, Scalar max_val=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_hardtanh_(tn_tensor *self, const tni_scalar *min_val, const tni_scalar *max_val)
{
    static tni_callee callee = {"aten::hardtanh_", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_scalar(min_val, &boxes[1]), tni_box_scalar(max_val, &boxes[2])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_isclose(tn_tensor *self, tn_tensor *other, double rtol, double atol, bool equal_nan, tn_tensor **result)
{
    static tni_callee callee = {"aten::isclose", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(other, &boxes[1]),
        tni_box_double(rtol, &boxes[2]), tni_box_double(atol, &boxes[3]),
        tni_box_bool(equal_nan, &boxes[4])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* isfinite(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_isfinite(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::isfinite", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* isinf(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_isinf(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::isinf", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* isnan(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_isnan(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::isnan", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* le.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_le_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::le.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_scalar(other, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* le.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_le_Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::le.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(other, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_leaky_relu(tn_tensor *self, const tni_scalar *negative_slope, tn_tensor **result)
{
    static tni_callee callee = {"aten::leaky_relu", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_scalar(negative_slope, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_leaky_relu_backward(tn_tensor *grad_output, tn_tensor *self, const tni_scalar *negative_slope, bool self_is_result, tn_tensor **result)
{
    static tni_callee callee = {"aten::leaky_relu_backward", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]), tni_box_scalar(negative_slope, &boxes[2]),
        tni_box_bool(self_is_result, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* log_sigmoid_forward(Tensor self) -> (Tensor output, Tensor buffer) */
TN_NODISCARD static inline tn_status tni_call_log_sigmoid_forward(tn_tensor *self, tn_tensor **results)
{
    static tni_callee callee = {"aten::log_sigmoid_forward", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensors(&callee, args, 2, results);
}

/* log_sigmoid_forward.output(Tensor self, *, Tensor(a!) output, Tensor(b!) buffer) -> (Tensor(a!), Tensor(b!)) */
TN_NODISCARD static inline tn_status tni_call_log_sigmoid_forward_output(tn_tensor *self, tn_tensor *output, tn_tensor *buffer)
{
    static tni_callee callee = {"aten::log_sigmoid_forward.output", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_handle(output, &boxes[1]), tni_box_handle(buffer, &boxes[2])};
    return tni_callee_call_drop(&callee, args, 2);
}

/* logical_and(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_logical_and(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::logical_and", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(other, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* logical_and_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_logical_and_(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::logical_and_", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(other, &boxes[1])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* logical_not(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_logical_not(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::logical_not", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* logical_or(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_logical_or(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::logical_or", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(other, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* max(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_max(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::max", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* min(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_min(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::min", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* mul.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_mul_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::mul.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_scalar(other, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* mul.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_mul_Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::mul.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(other, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_mul__Tensor(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::mul_.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(other, &boxes[1])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* nan_to_num_(Tensor(a!) self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_nan_to_num_(tn_tensor *self, tni_maybe_double nan, tni_maybe_double posinf, tni_maybe_double neginf)
{
    static tni_callee callee = {"aten::nan_to_num_", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_maybe_double_optional(nan, &boxes[1]),
        tni_box_maybe_double_optional(posinf, &boxes[2]),
        tni_box_maybe_double_optional(neginf, &boxes[3])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_normal_(tn_tensor *self, double mean, double std, tni_generator *generator)
{
    static tni_callee callee = {"aten::normal_", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_double(mean, &boxes[1]),
        tni_box_double(std, &boxes[2]), tni_box_generator_optional(generator, &boxes[3])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_ones(tni_ints size, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::ones", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_ints(size, &boxes[0]),
        tni_box_dtype_optional(dtype, &boxes[1]), tni_box_word_optional(layout, &boxes[2]),
        tni_box_maybe_device_optional(device, &boxes[3]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[4])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* ones_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_ones_like(tn_tensor *self, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, int memory_format, tn_tensor **result)
{
    static tni_callee callee = {"aten::ones_like", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_dtype_optional(dtype, &boxes[1]), tni_box_word_optional(layout, &boxes[2]),
        tni_box_maybe_device_optional(device, &boxes[3]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[4]),
        tni_box_word_optional(memory_format, &boxes[5])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* pow.Scalar(Scalar self, Tensor exponent) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_pow_Scalar(const tni_scalar *self, tn_tensor *exponent, tn_tensor **result)
{
    static tni_callee callee = {"aten::pow.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_scalar(self, &boxes[0]),
        tni_box_handle(exponent, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_pow_Tensor_Scalar(tn_tensor *self, const tni_scalar *exponent, tn_tensor **result)
{
    static tni_callee callee = {"aten::pow.Tensor_Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_scalar(exponent, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* pow.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_pow_Tensor_Scalar_out(tn_tensor *self, const tni_scalar *exponent, tn_tensor *out)
{
    static tni_callee callee = {"aten::pow.Tensor_Scalar_out", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_scalar(exponent, &boxes[1]), tni_box_handle(out, &boxes[2])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_pow_Tensor_Tensor(tn_tensor *self, tn_tensor *exponent, tn_tensor **result)
{
    static tni_callee callee = {"aten::pow.Tensor_Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_handle(exponent, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* pow_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_pow__Scalar(tn_tensor *self, const tni_scalar *exponent)
{
    static tni_callee callee = {"aten::pow_.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_scalar(exponent, &boxes[1])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* reciprocal(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_reciprocal(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::reciprocal", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_reshape(tn_tensor *self, tni_ints shape, tn_tensor **result)
{
    static tni_callee callee = {"aten::reshape", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(shape, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* resolve_conj(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_resolve_conj(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::resolve_conj", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* round_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_round_(tn_tensor *self)
{
    static tni_callee callee = {"aten::round_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* rrelu_with_noise(Tensor self, Tensor(b!) noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_rrelu_with_noise(tn_tensor *self, tn_tensor *noise, const tni_scalar *lower, const tni_scalar *upper, bool training, tni_generator *generator, tn_tensor **result)
{
    static tni_callee callee = {"aten::rrelu_with_noise", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(noise, &boxes[1]),
        tni_box_scalar(lower, &boxes[2]), tni_box_scalar(upper, &boxes[3]),
        tni_box_bool(training, &boxes[4]), tni_box_generator_optional(generator, &boxes[5])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* rrelu_with_noise_(Tensor(a!) self, Tensor(b!) noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_rrelu_with_noise_(tn_tensor *self, tn_tensor *noise, const tni_scalar *lower, const tni_scalar *upper, bool training, tni_generator *generator)
{
    static tni_callee callee = {"aten::rrelu_with_noise_", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(noise, &boxes[1]),
        tni_box_scalar(lower, &boxes[2]), tni_box_scalar(upper, &boxes[3]),
        tni_box_bool(training, &boxes[4]), tni_box_generator_optional(generator, &boxes[5])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* scalar_tensor(Scalar s, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_scalar_tensor(const tni_scalar *s, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::scalar_tensor", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_scalar(s, &boxes[0]),
        tni_box_dtype_optional(dtype, &boxes[1]), tni_box_word_optional(layout, &boxes[2]),
        tni_box_maybe_device_optional(device, &boxes[3]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[4])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_select_int(tn_tensor *self, int64_t dim, int64_t index, tn_tensor **result)
{
    static tni_callee callee = {"aten::select.int", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(dim, &boxes[1]),
        tni_box_int(index, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* sigmoid(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_sigmoid(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::sigmoid", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_softplus(tn_tensor *self, const tni_scalar *beta, const tni_scalar *threshold, tn_tensor **result)
{
    static tni_callee callee = {"aten::softplus", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_scalar(beta, &boxes[1]),
        tni_box_scalar(threshold, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_sub_Tensor(tn_tensor *self, tn_tensor *other, const tni_scalar *alpha, tn_tensor **result)
{
    static tni_callee callee = {"aten::sub.Tensor", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(other, &boxes[1]),
        tni_box_scalar(alpha, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_sub__Tensor(tn_tensor *self, tn_tensor *other, const tni_scalar *alpha)
{
    static tni_callee callee = {"aten::sub_.Tensor", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(other, &boxes[1]),
        tni_box_scalar(alpha, &boxes[2])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* tanh(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_tanh(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::tanh", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* tanh_backward(Tensor grad_output, Tensor output) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_tanh_backward(tn_tensor *grad_output, tn_tensor *output, tn_tensor **result)
{
    static tni_callee callee = {"aten::tanh_backward", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(output, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_to_dtype(tn_tensor *self, tn_dtype dtype, bool non_blocking, bool copy, int memory_format, tn_tensor **result)
{
    static tni_callee callee = {"aten::to.dtype", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_dtype(dtype, &boxes[1]),
        tni_box_bool(non_blocking, &boxes[2]), tni_box_bool(copy, &boxes[3]),
        tni_box_word_optional(memory_format, &boxes[4])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_uniform_(tn_tensor *self, double from, double to, tni_generator *generator)
{
    static tni_callee callee = {"aten::uniform_", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_double(from, &boxes[1]),
        tni_box_double(to, &boxes[2]), tni_box_generator_optional(generator, &boxes[3])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* view_as_real(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_view_as_real(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::view_as_real", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* where.self(Tensor condition, Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_where_self(tn_tensor *condition, tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::where.self", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(condition, &boxes[0]),
        tni_box_handle(self, &boxes[1]), tni_box_handle(other, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

#endif
