/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_CALLS_CONV_H
#define TENON_CALLS_CONV_H

#include "dispatch/boxing.h"

/* _adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__adaptive_avg_pool2d(tn_tensor *self, tni_ints output_size, tn_tensor **result)
{
    static tni_callee callee = {"aten::_adaptive_avg_pool2d", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* _adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__adaptive_avg_pool3d(tn_tensor *self, tni_ints output_size, tn_tensor **result)
{
    static tni_callee callee = {"aten::_adaptive_avg_pool3d", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* _upsample_bicubic2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__upsample_bicubic2d_aa(tn_tensor *self, tni_ints output_size, bool align_corners, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor **result)
{
    static tni_callee callee = {"aten::_upsample_bicubic2d_aa", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]), tni_box_bool(align_corners, &boxes[2]),
        tni_box_maybe_double_optional(scales_h, &boxes[3]),
        tni_box_maybe_double_optional(scales_w, &boxes[4])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* _upsample_bilinear2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__upsample_bilinear2d_aa(tn_tensor *self, tni_ints output_size, bool align_corners, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor **result)
{
    static tni_callee callee = {"aten::_upsample_bilinear2d_aa", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]), tni_box_bool(align_corners, &boxes[2]),
        tni_box_maybe_double_optional(scales_h, &boxes[3]),
        tni_box_maybe_double_optional(scales_w, &boxes[4])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* _upsample_lanczos2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__upsample_lanczos2d_aa(tn_tensor *self, tni_ints output_size, bool align_corners, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor **result)
{
    static tni_callee callee = {"aten::_upsample_lanczos2d_aa", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]), tni_box_bool(align_corners, &boxes[2]),
        tni_box_maybe_double_optional(scales_h, &boxes[3]),
        tni_box_maybe_double_optional(scales_w, &boxes[4])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* _upsample_nearest_exact1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__upsample_nearest_exact1d(tn_tensor *self, tni_ints output_size, tni_maybe_double scales, tn_tensor **result)
{
    static tni_callee callee = {"aten::_upsample_nearest_exact1d", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]), tni_box_maybe_double_optional(scales, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* _upsample_nearest_exact2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__upsample_nearest_exact2d(tn_tensor *self, tni_ints output_size, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor **result)
{
    static tni_callee callee = {"aten::_upsample_nearest_exact2d", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]), tni_box_maybe_double_optional(scales_h, &boxes[2]),
        tni_box_maybe_double_optional(scales_w, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* _upsample_nearest_exact3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__upsample_nearest_exact3d(tn_tensor *self, tni_ints output_size, tni_maybe_double scales_d, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor **result)
{
    static tni_callee callee = {"aten::_upsample_nearest_exact3d", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]), tni_box_maybe_double_optional(scales_d, &boxes[2]),
        tni_box_maybe_double_optional(scales_h, &boxes[3]),
        tni_box_maybe_double_optional(scales_w, &boxes[4])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_adaptive_avg_pool2d(tn_tensor *self, tni_ints output_size, tn_tensor **result)
{
    static tni_callee callee = {"aten::adaptive_avg_pool2d", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call_adaptive_max_pool2d(tn_tensor *self, tni_ints output_size, tn_tensor **results)
{
    static tni_callee callee = {"aten::adaptive_max_pool2d", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1])};
    return tni_callee_call_tensors(&callee, args, 2, results);
}

/* avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_avg_pool2d(tn_tensor *self, tni_ints kernel_size, tni_ints stride, tni_ints padding, bool ceil_mode, bool count_include_pad, tni_maybe_int divisor_override, tn_tensor **result)
{
    static tni_callee callee = {"aten::avg_pool2d", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints(kernel_size, &boxes[1]), tni_box_ints(stride, &boxes[2]),
        tni_box_ints(padding, &boxes[3]), tni_box_bool(ceil_mode, &boxes[4]),
        tni_box_bool(count_include_pad, &boxes[5]),
        tni_box_maybe_int_optional(divisor_override, &boxes[6])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* bmm(Tensor self, Tensor mat2) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_bmm(tn_tensor *self, tn_tensor *mat2, tn_tensor **result)
{
    static tni_callee callee = {"aten::bmm", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(mat2, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* cat(Tensor[] tensors, int dim=0) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_cat(const tni_list *tensors, int64_t dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::cat", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_list(tensors, &boxes[0]), tni_box_int(dim, &boxes[1])};
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

/* constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_constant_pad_nd(tn_tensor *self, tni_ints pad, const tni_scalar *value, tn_tensor **result)
{
    static tni_callee callee = {"aten::constant_pad_nd", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(pad, &boxes[1]),
        tni_box_scalar(value, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_convolution(tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tni_ints stride, tni_ints padding, tni_ints dilation, bool transposed, tni_ints output_padding, int64_t groups, tn_tensor **result)
{
    static tni_callee callee = {"aten::convolution", NULL};
    tni_box boxes[9];
    const StableIValue args[] = {tni_box_handle(input, &boxes[0]),
        tni_box_handle(weight, &boxes[1]), tni_box_handle_optional(bias, &boxes[2]),
        tni_box_ints(stride, &boxes[3]), tni_box_ints(padding, &boxes[4]),
        tni_box_ints(dilation, &boxes[5]), tni_box_bool(transposed, &boxes[6]),
        tni_box_ints(output_padding, &boxes[7]), tni_box_int(groups, &boxes[8])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call_convolution_backward(tn_tensor *grad_output, tn_tensor *input, tn_tensor *weight, tni_ints bias_sizes, tni_ints stride, tni_ints padding, tni_ints dilation, bool transposed, tni_ints output_padding, int64_t groups, const tni_list *output_mask, tn_tensor **results)
{
    static tni_callee callee = {"aten::convolution_backward", NULL};
    tni_box boxes[11];
    const StableIValue args[] = {tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(input, &boxes[1]), tni_box_handle(weight, &boxes[2]),
        tni_box_ints_optional(bias_sizes, &boxes[3]), tni_box_ints(stride, &boxes[4]),
        tni_box_ints(padding, &boxes[5]), tni_box_ints(dilation, &boxes[6]),
        tni_box_bool(transposed, &boxes[7]), tni_box_ints(output_padding, &boxes[8]),
        tni_box_int(groups, &boxes[9]), tni_box_list(output_mask, &boxes[10])};
    return tni_callee_call_tensors(&callee, args, 3, results);
}

/* div.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_div_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::div.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_scalar(other, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_expand(tn_tensor *self, tni_ints size, bool implicit, tn_tensor **result)
{
    static tni_callee callee = {"aten::expand", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(size, &boxes[1]),
        tni_box_bool(implicit, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* grid_sampler_2d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_grid_sampler_2d(tn_tensor *input, tn_tensor *grid, int64_t interpolation_mode, int64_t padding_mode, bool align_corners, tn_tensor **result)
{
    static tni_callee callee = {"aten::grid_sampler_2d", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_handle(input, &boxes[0]), tni_box_handle(grid, &boxes[1]),
        tni_box_int(interpolation_mode, &boxes[2]), tni_box_int(padding_mode, &boxes[3]),
        tni_box_bool(align_corners, &boxes[4])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* grid_sampler_3d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_grid_sampler_3d(tn_tensor *input, tn_tensor *grid, int64_t interpolation_mode, int64_t padding_mode, bool align_corners, tn_tensor **result)
{
    static tni_callee callee = {"aten::grid_sampler_3d", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_handle(input, &boxes[0]), tni_box_handle(grid, &boxes[1]),
        tni_box_int(interpolation_mode, &boxes[2]), tni_box_int(padding_mode, &boxes[3]),
        tni_box_bool(align_corners, &boxes[4])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_linspace(const tni_scalar *start, const tni_scalar *end, int64_t steps, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::linspace", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {tni_box_scalar(start, &boxes[0]), tni_box_scalar(end, &boxes[1]),
        tni_box_int(steps, &boxes[2]), tni_box_dtype_optional(dtype, &boxes[3]),
        tni_box_word_optional(layout, &boxes[4]), tni_box_maybe_device_optional(device, &boxes[5]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[6])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* max_pool1d_with_indices(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call_max_pool1d_with_indices(tn_tensor *self, tni_ints kernel_size, tni_ints stride, tni_ints padding, tni_ints dilation, bool ceil_mode, tn_tensor **results)
{
    static tni_callee callee = {"aten::max_pool1d_with_indices", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints(kernel_size, &boxes[1]), tni_box_ints(stride, &boxes[2]),
        tni_box_ints(padding, &boxes[3]), tni_box_ints(dilation, &boxes[4]),
        tni_box_bool(ceil_mode, &boxes[5])};
    return tni_callee_call_tensors(&callee, args, 2, results);
}

/* max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call_max_pool2d_with_indices(tn_tensor *self, tni_ints kernel_size, tni_ints stride, tni_ints padding, tni_ints dilation, bool ceil_mode, tn_tensor **results)
{
    static tni_callee callee = {"aten::max_pool2d_with_indices", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints(kernel_size, &boxes[1]), tni_box_ints(stride, &boxes[2]),
        tni_box_ints(padding, &boxes[3]), tni_box_ints(dilation, &boxes[4]),
        tni_box_bool(ceil_mode, &boxes[5])};
    return tni_callee_call_tensors(&callee, args, 2, results);
}

/* max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call_max_pool3d_with_indices(tn_tensor *self, tni_ints kernel_size, tni_ints stride, tni_ints padding, tni_ints dilation, bool ceil_mode, tn_tensor **results)
{
    static tni_callee callee = {"aten::max_pool3d_with_indices", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints(kernel_size, &boxes[1]), tni_box_ints(stride, &boxes[2]),
        tni_box_ints(padding, &boxes[3]), tni_box_ints(dilation, &boxes[4]),
        tni_box_bool(ceil_mode, &boxes[5])};
    return tni_callee_call_tensors(&callee, args, 2, results);
}

/* mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_mean_dim(tn_tensor *self, tni_ints dim, bool keepdim, tn_dtype dtype, tn_tensor **result)
{
    static tni_callee callee = {"aten::mean.dim", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(dim, &boxes[1]), tni_box_bool(keepdim, &boxes[2]),
        tni_box_dtype_optional(dtype, &boxes[3])};
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

/* reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_reshape(tn_tensor *self, tni_ints shape, tn_tensor **result)
{
    static tni_callee callee = {"aten::reshape", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(shape, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* squeeze.dim(Tensor(a) self, int dim) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_squeeze_dim(tn_tensor *self, int64_t dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::squeeze.dim", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(dim, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_sum_dim_IntList(tn_tensor *self, tni_ints dim, bool keepdim, tn_dtype dtype, tn_tensor **result)
{
    static tni_callee callee = {"aten::sum.dim_IntList", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(dim, &boxes[1]), tni_box_bool(keepdim, &boxes[2]),
        tni_box_dtype_optional(dtype, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_transpose_int(tn_tensor *self, int64_t dim0, int64_t dim1, tn_tensor **result)
{
    static tni_callee callee = {"aten::transpose.int", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(dim0, &boxes[1]),
        tni_box_int(dim1, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* unsqueeze(Tensor(a) self, int dim) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_unsqueeze(tn_tensor *self, int64_t dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::unsqueeze", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(dim, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* upsample_bicubic2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_upsample_bicubic2d(tn_tensor *self, tni_ints output_size, bool align_corners, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor **result)
{
    static tni_callee callee = {"aten::upsample_bicubic2d", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]), tni_box_bool(align_corners, &boxes[2]),
        tni_box_maybe_double_optional(scales_h, &boxes[3]),
        tni_box_maybe_double_optional(scales_w, &boxes[4])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* upsample_bilinear2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_upsample_bilinear2d(tn_tensor *self, tni_ints output_size, bool align_corners, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor **result)
{
    static tni_callee callee = {"aten::upsample_bilinear2d", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]), tni_box_bool(align_corners, &boxes[2]),
        tni_box_maybe_double_optional(scales_h, &boxes[3]),
        tni_box_maybe_double_optional(scales_w, &boxes[4])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* upsample_linear1d(Tensor self, SymInt[1] output_size, bool align_corners, float? scales=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_upsample_linear1d(tn_tensor *self, tni_ints output_size, bool align_corners, tni_maybe_double scales, tn_tensor **result)
{
    static tni_callee callee = {"aten::upsample_linear1d", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]), tni_box_bool(align_corners, &boxes[2]),
        tni_box_maybe_double_optional(scales, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* upsample_nearest1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_upsample_nearest1d(tn_tensor *self, tni_ints output_size, tni_maybe_double scales, tn_tensor **result)
{
    static tni_callee callee = {"aten::upsample_nearest1d", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]), tni_box_maybe_double_optional(scales, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_upsample_nearest2d(tn_tensor *self, tni_ints output_size, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor **result)
{
    static tni_callee callee = {"aten::upsample_nearest2d", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]), tni_box_maybe_double_optional(scales_h, &boxes[2]),
        tni_box_maybe_double_optional(scales_w, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* upsample_nearest3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_upsample_nearest3d(tn_tensor *self, tni_ints output_size, tni_maybe_double scales_d, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor **result)
{
    static tni_callee callee = {"aten::upsample_nearest3d", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]), tni_box_maybe_double_optional(scales_d, &boxes[2]),
        tni_box_maybe_double_optional(scales_h, &boxes[3]),
        tni_box_maybe_double_optional(scales_w, &boxes[4])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* upsample_trilinear3d(Tensor self, SymInt[3] output_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_upsample_trilinear3d(tn_tensor *self, tni_ints output_size, bool align_corners, tni_maybe_double scales_d, tni_maybe_double scales_h, tni_maybe_double scales_w, tn_tensor **result)
{
    static tni_callee callee = {"aten::upsample_trilinear3d", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints(output_size, &boxes[1]), tni_box_bool(align_corners, &boxes[2]),
        tni_box_maybe_double_optional(scales_d, &boxes[3]),
        tni_box_maybe_double_optional(scales_h, &boxes[4]),
        tni_box_maybe_double_optional(scales_w, &boxes[5])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* view(Tensor(a) self, SymInt[] size) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_view(tn_tensor *self, tni_ints size, tn_tensor **result)
{
    static tni_callee callee = {"aten::view", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(size, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_zeros(tni_ints size, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::zeros", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_ints(size, &boxes[0]),
        tni_box_dtype_optional(dtype, &boxes[1]), tni_box_word_optional(layout, &boxes[2]),
        tni_box_maybe_device_optional(device, &boxes[3]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[4])};
    return tni_callee_call_tensor(&callee, args, result);
}

#endif
