/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_CALLS_REDUCE_H
#define TENON_CALLS_REDUCE_H

#include "dispatch/boxing.h"

/* _cummax_helper(Tensor self, Tensor(a!) values, Tensor(b!) indices, int dim) -> () */
TN_NODISCARD static inline tn_status tni_call__cummax_helper(tn_tensor *self, tn_tensor *values, tn_tensor *indices, int64_t dim)
{
    static tni_callee callee = {"aten::_cummax_helper", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_handle(values, &boxes[1]), tni_box_handle(indices, &boxes[2]),
        tni_box_int(dim, &boxes[3])};
    return tni_callee_call_drop(&callee, args, 0);
}

/* _cummin_helper(Tensor self, Tensor(a!) values, Tensor(b!) indices, int dim) -> () */
TN_NODISCARD static inline tn_status tni_call__cummin_helper(tn_tensor *self, tn_tensor *values, tn_tensor *indices, int64_t dim)
{
    static tni_callee callee = {"aten::_cummin_helper", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_handle(values, &boxes[1]), tni_box_handle(indices, &boxes[2]),
        tni_box_int(dim, &boxes[3])};
    return tni_callee_call_drop(&callee, args, 0);
}

/* _histogramdd_bin_edges(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None, bool density=False) -> Tensor[] */
TN_NODISCARD static inline tn_status tni_call__histogramdd_bin_edges(tn_tensor *self, tni_ints bins, const tni_list *range, tn_tensor *weight, bool density, StableIValue *ivalues)
{
    static tni_callee callee = {"aten::_histogramdd_bin_edges", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(bins, &boxes[1]),
        tni_box_list_optional(range, &boxes[2]), tni_box_handle_optional(weight, &boxes[3]),
        tni_box_bool(density, &boxes[4])};
    return tni_callee_call(&callee, args, ivalues);
}

/* _histogramdd_from_bin_cts(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None, bool density=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__histogramdd_from_bin_cts(tn_tensor *self, tni_ints bins, const tni_list *range, tn_tensor *weight, bool density, tn_tensor **result)
{
    static tni_callee callee = {"aten::_histogramdd_from_bin_cts", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(bins, &boxes[1]),
        tni_box_list_optional(range, &boxes[2]), tni_box_handle_optional(weight, &boxes[3]),
        tni_box_bool(density, &boxes[4])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* _histogramdd_from_bin_tensors(Tensor self, Tensor[] bins, *, Tensor? weight=None, bool density=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__histogramdd_from_bin_tensors(tn_tensor *self, const tni_list *bins, tn_tensor *weight, bool density, tn_tensor **result)
{
    static tni_callee callee = {"aten::_histogramdd_from_bin_tensors", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_list(bins, &boxes[1]),
        tni_box_handle_optional(weight, &boxes[2]), tni_box_bool(density, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* _log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__log_softmax(tn_tensor *self, int64_t dim, bool half_to_float, tn_tensor **result)
{
    static tni_callee callee = {"aten::_log_softmax", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(dim, &boxes[1]),
        tni_box_bool(half_to_float, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* _logcumsumexp(Tensor self, int dim) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__logcumsumexp(tn_tensor *self, int64_t dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::_logcumsumexp", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(dim, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* _softmax(Tensor self, int dim, bool half_to_float) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__softmax(tn_tensor *self, int64_t dim, bool half_to_float, tn_tensor **result)
{
    static tni_callee callee = {"aten::_softmax", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(dim, &boxes[1]),
        tni_box_bool(half_to_float, &boxes[2])};
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

/* all(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_all(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::all", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_all_dim(tn_tensor *self, int64_t dim, bool keepdim, tn_tensor **result)
{
    static tni_callee callee = {"aten::all.dim", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_amax(tn_tensor *self, tni_ints dim, bool keepdim, tn_tensor **result)
{
    static tni_callee callee = {"aten::amax", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max) */
TN_NODISCARD static inline tn_status tni_call_aminmax(tn_tensor *self, tni_maybe_int dim, bool keepdim, tn_tensor **results)
{
    static tni_callee callee = {"aten::aminmax", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_maybe_int_optional(dim, &boxes[1]), tni_box_bool(keepdim, &boxes[2])};
    return tni_callee_call_tensors(&callee, args, 2, results);
}

/* any(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_any(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::any", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_any_dim(tn_tensor *self, int64_t dim, bool keepdim, tn_tensor **result)
{
    static tni_callee callee = {"aten::any.dim", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2])};
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

/* ceil(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_ceil(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::ceil", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_clamp(tn_tensor *self, const tni_scalar *min, const tni_scalar *max, tn_tensor **result)
{
    static tni_callee callee = {"aten::clamp", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_scalar_optional(min, &boxes[1]), tni_box_scalar_optional(max, &boxes[2])};
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

/* conj(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_conj(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::conj", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* count_nonzero.dim_IntList(Tensor self, int[] dim) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_count_nonzero_dim_IntList(tn_tensor *self, tni_ints dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::count_nonzero.dim_IntList", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(dim, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* cov(Tensor self, *, int correction=1, Tensor? fweights=None, Tensor? aweights=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_cov(tn_tensor *self, int64_t correction, tn_tensor *fweights, tn_tensor *aweights, tn_tensor **result)
{
    static tni_callee callee = {"aten::cov", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_int(correction, &boxes[1]), tni_box_handle_optional(fweights, &boxes[2]),
        tni_box_handle_optional(aweights, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_cumsum(tn_tensor *self, int64_t dim, tn_dtype dtype, tn_tensor **result)
{
    static tni_callee callee = {"aten::cumsum", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(dim, &boxes[1]),
        tni_box_dtype_optional(dtype, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_diagonal(tn_tensor *self, int64_t offset, int64_t dim1, int64_t dim2, tn_tensor **result)
{
    static tni_callee callee = {"aten::diagonal", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(offset, &boxes[1]),
        tni_box_int(dim1, &boxes[2]), tni_box_int(dim2, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* div.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_div_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::div.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_scalar(other, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* div.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_div_Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::div.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(other, &boxes[1])};
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

/* exp(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_exp(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::exp", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
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

/* floor(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_floor(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::floor", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_full(tni_ints size, const tni_scalar *fill_value, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::full", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {tni_box_ints(size, &boxes[0]),
        tni_box_scalar(fill_value, &boxes[1]), tni_box_dtype_optional(dtype, &boxes[2]),
        tni_box_word_optional(layout, &boxes[3]), tni_box_maybe_device_optional(device, &boxes[4]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[5])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_gather(tn_tensor *self, int64_t dim, tn_tensor *index, bool sparse_grad, tn_tensor **result)
{
    static tni_callee callee = {"aten::gather", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]), tni_box_bool(sparse_grad, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* ge.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_ge_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::ge.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_scalar(other, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* is_nonzero(Tensor self) -> bool */
TN_NODISCARD static inline tn_status tni_call_is_nonzero(tn_tensor *self, StableIValue *ivalues)
{
    static tni_callee callee = {"aten::is_nonzero", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call(&callee, args, ivalues);
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

/* item(Tensor self) -> Scalar */
TN_NODISCARD static inline tn_status tni_call_item(tn_tensor *self, StableIValue *ivalues)
{
    static tni_callee callee = {"aten::item", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call(&callee, args, ivalues);
}

/* le.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_le_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::le.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_scalar(other, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_lerp_Scalar(tn_tensor *self, tn_tensor *end, const tni_scalar *weight, tn_tensor **result)
{
    static tni_callee callee = {"aten::lerp.Scalar", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(end, &boxes[1]),
        tni_box_scalar(weight, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_lerp_Tensor(tn_tensor *self, tn_tensor *end, tn_tensor *weight, tn_tensor **result)
{
    static tni_callee callee = {"aten::lerp.Tensor", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(end, &boxes[1]),
        tni_box_handle(weight, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_linalg_vector_norm(tn_tensor *self, const tni_scalar *ord, tni_ints dim, bool keepdim, tn_dtype dtype, tn_tensor **result)
{
    static tni_callee callee = {"aten::linalg_vector_norm", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_scalar(ord, &boxes[1]),
        tni_box_ints_optional(dim, &boxes[2]), tni_box_bool(keepdim, &boxes[3]),
        tni_box_dtype_optional(dtype, &boxes[4])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* log(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_log(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::log", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* logical_and(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_logical_and(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::logical_and", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(other, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* logical_not(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_logical_not(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::logical_not", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* logical_xor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_logical_xor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::logical_xor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(other, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_logsumexp(tn_tensor *self, tni_ints dim, bool keepdim, tn_tensor **result)
{
    static tni_callee callee = {"aten::logsumexp", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* logsumexp.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_logsumexp_out(tn_tensor *self, tni_ints dim, bool keepdim, tn_tensor *out)
{
    static tni_callee callee = {"aten::logsumexp.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(dim, &boxes[1]),
        tni_box_bool(keepdim, &boxes[2]), tni_box_handle(out, &boxes[3])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_masked_fill_Scalar(tn_tensor *self, tn_tensor *mask, const tni_scalar *value, tn_tensor **result)
{
    static tni_callee callee = {"aten::masked_fill.Scalar", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(mask, &boxes[1]),
        tni_box_scalar(value, &boxes[2])};
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

/* mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_mean_out(tn_tensor *self, tni_ints dim, bool keepdim, tn_dtype dtype, tn_tensor *out)
{
    static tni_callee callee = {"aten::mean.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(dim, &boxes[1]), tni_box_bool(keepdim, &boxes[2]),
        tni_box_dtype_optional(dtype, &boxes[3]), tni_box_handle(out, &boxes[4])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* mm(Tensor self, Tensor mat2) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_mm(tn_tensor *self, tn_tensor *mat2, tn_tensor **result)
{
    static tni_callee callee = {"aten::mm", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(mat2, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_movedim_int(tn_tensor *self, int64_t source, int64_t destination, tn_tensor **result)
{
    static tni_callee callee = {"aten::movedim.int", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(source, &boxes[1]),
        tni_box_int(destination, &boxes[2])};
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

/* nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_nan_to_num(tn_tensor *self, tni_maybe_double nan, tni_maybe_double posinf, tni_maybe_double neginf, tn_tensor **result)
{
    static tni_callee callee = {"aten::nan_to_num", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_maybe_double_optional(nan, &boxes[1]),
        tni_box_maybe_double_optional(posinf, &boxes[2]),
        tni_box_maybe_double_optional(neginf, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_nansum(tn_tensor *self, tni_ints dim, bool keepdim, tn_dtype dtype, tn_tensor **result)
{
    static tni_callee callee = {"aten::nansum", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(dim, &boxes[1]), tni_box_bool(keepdim, &boxes[2]),
        tni_box_dtype_optional(dtype, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_narrow(tn_tensor *self, int64_t dim, int64_t start, int64_t length, tn_tensor **result)
{
    static tni_callee callee = {"aten::narrow", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(dim, &boxes[1]),
        tni_box_int(start, &boxes[2]), tni_box_int(length, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_new_zeros(tn_tensor *self, tni_ints size, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::new_zeros", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(size, &boxes[1]),
        tni_box_dtype_optional(dtype, &boxes[2]), tni_box_word_optional(layout, &boxes[3]),
        tni_box_maybe_device_optional(device, &boxes[4]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[5])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* norm.Scalar(Tensor self, Scalar p=2) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_norm_Scalar(tn_tensor *self, const tni_scalar *p, tn_tensor **result)
{
    static tni_callee callee = {"aten::norm.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_scalar(p, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* real(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_real(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::real", NULL};
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

/* round(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_round(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::round", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
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

/* slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_slice_Tensor(tn_tensor *self, int64_t dim, tni_maybe_int start, tni_maybe_int end, int64_t step, tn_tensor **result)
{
    static tni_callee callee = {"aten::slice.Tensor", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(dim, &boxes[1]),
        tni_box_maybe_int_optional(start, &boxes[2]), tni_box_maybe_int_optional(end, &boxes[3]),
        tni_box_int(step, &boxes[4])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_softmax_int(tn_tensor *self, int64_t dim, tn_dtype dtype, tn_tensor **result)
{
    static tni_callee callee = {"aten::softmax.int", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(dim, &boxes[1]),
        tni_box_dtype_optional(dtype, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices) */
TN_NODISCARD static inline tn_status tni_call_sort(tn_tensor *self, int64_t dim, bool descending, tn_tensor **results)
{
    static tni_callee callee = {"aten::sort", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(dim, &boxes[1]),
        tni_box_bool(descending, &boxes[2])};
    return tni_callee_call_tensors(&callee, args, 2, results);
}

/* sqrt(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_sqrt(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::sqrt", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* squeeze(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_squeeze(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::squeeze", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
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

/* std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_std_correction(tn_tensor *self, tni_ints dim, const tni_scalar *correction, bool keepdim, tn_tensor **result)
{
    static tni_callee callee = {"aten::std.correction", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(dim, &boxes[1]), tni_box_scalar_optional(correction, &boxes[2]),
        tni_box_bool(keepdim, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call_std_mean_correction(tn_tensor *self, tni_ints dim, const tni_scalar *correction, bool keepdim, tn_tensor **results)
{
    static tni_callee callee = {"aten::std_mean.correction", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(dim, &boxes[1]), tni_box_scalar_optional(correction, &boxes[2]),
        tni_box_bool(keepdim, &boxes[3])};
    return tni_callee_call_tensors(&callee, args, 2, results);
}

/* sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_sub_Scalar(tn_tensor *self, const tni_scalar *other, const tni_scalar *alpha, tn_tensor **result)
{
    static tni_callee callee = {"aten::sub.Scalar", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_scalar(other, &boxes[1]),
        tni_box_scalar(alpha, &boxes[2])};
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

/* sum(Tensor self, *, ScalarType? dtype=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_sum(tn_tensor *self, tn_dtype dtype, tn_tensor **result)
{
    static tni_callee callee = {"aten::sum", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_dtype_optional(dtype, &boxes[1])};
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

/* t(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_t(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::t", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
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

/* unsqueeze(Tensor(a) self, int dim) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_unsqueeze(tn_tensor *self, int64_t dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::unsqueeze", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(dim, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_var_correction(tn_tensor *self, tni_ints dim, const tni_scalar *correction, bool keepdim, tn_tensor **result)
{
    static tni_callee callee = {"aten::var.correction", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(dim, &boxes[1]), tni_box_scalar_optional(correction, &boxes[2]),
        tni_box_bool(keepdim, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call_var_mean_correction(tn_tensor *self, tni_ints dim, const tni_scalar *correction, bool keepdim, tn_tensor **results)
{
    static tni_callee callee = {"aten::var_mean.correction", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(dim, &boxes[1]), tni_box_scalar_optional(correction, &boxes[2]),
        tni_box_bool(keepdim, &boxes[3])};
    return tni_callee_call_tensors(&callee, args, 2, results);
}

/* view(Tensor(a) self, SymInt[] size) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_view(tn_tensor *self, tni_ints size, tn_tensor **result)
{
    static tni_callee callee = {"aten::view", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(size, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* view_as_complex(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_view_as_complex(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::view_as_complex", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
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
