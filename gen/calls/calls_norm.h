/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_CALLS_NORM_H
#define TENON_CALLS_NORM_H

#include "dispatch/boxing.h"

/* _native_batch_norm_legit(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call__native_batch_norm_legit(tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean, tn_tensor *running_var, bool training, double momentum, double eps, tn_tensor **results)
{
    static tni_callee callee = {"aten::_native_batch_norm_legit", NULL};
    tni_box boxes[8];
    const StableIValue args[] = {tni_box_handle(input, &boxes[0]),
        tni_box_handle_optional(weight, &boxes[1]), tni_box_handle_optional(bias, &boxes[2]),
        tni_box_handle(running_mean, &boxes[3]), tni_box_handle(running_var, &boxes[4]),
        tni_box_bool(training, &boxes[5]), tni_box_double(momentum, &boxes[6]),
        tni_box_double(eps, &boxes[7])};
    return tni_callee_call_tensors(&callee, args, 3, results);
}

/* _weight_norm_interface(Tensor v, Tensor g, int dim=0) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call__weight_norm_interface(tn_tensor *v, tn_tensor *g, int64_t dim, tn_tensor **results)
{
    static tni_callee callee = {"aten::_weight_norm_interface", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(v, &boxes[0]), tni_box_handle(g, &boxes[1]),
        tni_box_int(dim, &boxes[2])};
    return tni_callee_call_tensors(&callee, args, 2, results);
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

/* batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, bool cudnn_enabled) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_batch_norm(tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean, tn_tensor *running_var, bool training, double momentum, double eps, bool cudnn_enabled, tn_tensor **result)
{
    static tni_callee callee = {"aten::batch_norm", NULL};
    tni_box boxes[9];
    const StableIValue args[] = {tni_box_handle(input, &boxes[0]),
        tni_box_handle_optional(weight, &boxes[1]), tni_box_handle_optional(bias, &boxes[2]),
        tni_box_handle_optional(running_mean, &boxes[3]),
        tni_box_handle_optional(running_var, &boxes[4]), tni_box_bool(training, &boxes[5]),
        tni_box_double(momentum, &boxes[6]), tni_box_double(eps, &boxes[7]),
        tni_box_bool(cudnn_enabled, &boxes[8])};
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

/* contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_contiguous(tn_tensor *self, int memory_format, tn_tensor **result)
{
    static tni_callee callee = {"aten::contiguous", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_word(memory_format, &boxes[1])};
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

/* div.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_div_Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::div.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(other, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
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

/* mul.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_mul_Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::mul.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(other, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call_native_batch_norm(tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean, tn_tensor *running_var, bool training, double momentum, double eps, tn_tensor **results)
{
    static tni_callee callee = {"aten::native_batch_norm", NULL};
    tni_box boxes[8];
    const StableIValue args[] = {tni_box_handle(input, &boxes[0]),
        tni_box_handle_optional(weight, &boxes[1]), tni_box_handle_optional(bias, &boxes[2]),
        tni_box_handle_optional(running_mean, &boxes[3]),
        tni_box_handle_optional(running_var, &boxes[4]), tni_box_bool(training, &boxes[5]),
        tni_box_double(momentum, &boxes[6]), tni_box_double(eps, &boxes[7])};
    return tni_callee_call_tensors(&callee, args, 3, results);
}

/* native_group_norm(Tensor input, Tensor? weight, Tensor? bias, SymInt N, SymInt C, SymInt HxW, int group, float eps) -> (Tensor, Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call_native_group_norm(tn_tensor *input, tn_tensor *weight, tn_tensor *bias, int64_t N, int64_t C, int64_t HxW, int64_t group, double eps, tn_tensor **results)
{
    static tni_callee callee = {"aten::native_group_norm", NULL};
    tni_box boxes[8];
    const StableIValue args[] = {tni_box_handle(input, &boxes[0]),
        tni_box_handle_optional(weight, &boxes[1]), tni_box_handle_optional(bias, &boxes[2]),
        tni_box_int(N, &boxes[3]), tni_box_int(C, &boxes[4]), tni_box_int(HxW, &boxes[5]),
        tni_box_int(group, &boxes[6]), tni_box_double(eps, &boxes[7])};
    return tni_callee_call_tensors(&callee, args, 3, results);
}

/* native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> (Tensor, Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call_native_layer_norm(tn_tensor *input, tni_ints normalized_shape, tn_tensor *weight, tn_tensor *bias, double eps, tn_tensor **results)
{
    static tni_callee callee = {"aten::native_layer_norm", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_handle(input, &boxes[0]),
        tni_box_ints(normalized_shape, &boxes[1]), tni_box_handle_optional(weight, &boxes[2]),
        tni_box_handle_optional(bias, &boxes[3]), tni_box_double(eps, &boxes[4])};
    return tni_callee_call_tensors(&callee, args, 3, results);
}

/* norm_except_dim(Tensor v, int pow=2, int dim=0) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_norm_except_dim(tn_tensor *v, int64_t pow, int64_t dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::norm_except_dim", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(v, &boxes[0]), tni_box_int(pow, &boxes[1]),
        tni_box_int(dim, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* repeat(Tensor self, SymInt[] repeats) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_repeat(tn_tensor *self, tni_ints repeats, tn_tensor **result)
{
    static tni_callee callee = {"aten::repeat", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(repeats, &boxes[1])};
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

/* rsqrt(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_rsqrt(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::rsqrt", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
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

/* view(Tensor(a) self, SymInt[] size) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_view(tn_tensor *self, tni_ints size, tn_tensor **result)
{
    static tni_callee callee = {"aten::view", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(size, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

#endif
