/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_CALLS_INDEX_H
#define TENON_CALLS_INDEX_H

#include "dispatch/boxing.h"

/* _embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call__embedding_bag(tn_tensor *weight, tn_tensor *indices, tn_tensor *offsets, bool scale_grad_by_freq, int64_t mode, bool sparse, tn_tensor *per_sample_weights, bool include_last_offset, int64_t padding_idx, tn_tensor **results)
{
    static tni_callee callee = {"aten::_embedding_bag", NULL};
    tni_box boxes[9];
    const StableIValue args[] = {tni_box_handle(weight, &boxes[0]),
        tni_box_handle(indices, &boxes[1]), tni_box_handle(offsets, &boxes[2]),
        tni_box_bool(scale_grad_by_freq, &boxes[3]), tni_box_int(mode, &boxes[4]),
        tni_box_bool(sparse, &boxes[5]), tni_box_handle_optional(per_sample_weights, &boxes[6]),
        tni_box_bool(include_last_offset, &boxes[7]), tni_box_int(padding_idx, &boxes[8])};
    return tni_callee_call_tensors(&callee, args, 4, results);
}

/* _embedding_bag_dense_backward(Tensor grad, Tensor indices, Tensor offset2bag, Tensor bag_size, Tensor maximum_indices, SymInt num_weights, bool scale_grad_by_freq, int mode, Tensor? per_sample_weights, int padding_idx=-1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__embedding_bag_dense_backward(tn_tensor *grad, tn_tensor *indices, tn_tensor *offset2bag, tn_tensor *bag_size, tn_tensor *maximum_indices, int64_t num_weights, bool scale_grad_by_freq, int64_t mode, tn_tensor *per_sample_weights, int64_t padding_idx, tn_tensor **result)
{
    static tni_callee callee = {"aten::_embedding_bag_dense_backward", NULL};
    tni_box boxes[10];
    const StableIValue args[] = {tni_box_handle(grad, &boxes[0]),
        tni_box_handle(indices, &boxes[1]), tni_box_handle(offset2bag, &boxes[2]),
        tni_box_handle(bag_size, &boxes[3]), tni_box_handle(maximum_indices, &boxes[4]),
        tni_box_int(num_weights, &boxes[5]), tni_box_bool(scale_grad_by_freq, &boxes[6]),
        tni_box_int(mode, &boxes[7]), tni_box_handle_optional(per_sample_weights, &boxes[8]),
        tni_box_int(padding_idx, &boxes[9])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* _embedding_bag_forward_only(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call__embedding_bag_forward_only(tn_tensor *weight, tn_tensor *indices, tn_tensor *offsets, bool scale_grad_by_freq, int64_t mode, bool sparse, tn_tensor *per_sample_weights, bool include_last_offset, int64_t padding_idx, tn_tensor **results)
{
    static tni_callee callee = {"aten::_embedding_bag_forward_only", NULL};
    tni_box boxes[9];
    const StableIValue args[] = {tni_box_handle(weight, &boxes[0]),
        tni_box_handle(indices, &boxes[1]), tni_box_handle(offsets, &boxes[2]),
        tni_box_bool(scale_grad_by_freq, &boxes[3]), tni_box_int(mode, &boxes[4]),
        tni_box_bool(sparse, &boxes[5]), tni_box_handle_optional(per_sample_weights, &boxes[6]),
        tni_box_bool(include_last_offset, &boxes[7]), tni_box_int(padding_idx, &boxes[8])};
    return tni_callee_call_tensors(&callee, args, 4, results);
}

/* _index_put_impl_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call__index_put_impl_(tn_tensor *self, const tni_list *indices, tn_tensor *values, bool accumulate, bool unsafe)
{
    static tni_callee callee = {"aten::_index_put_impl_", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_list(indices, &boxes[1]),
        tni_box_handle(values, &boxes[2]), tni_box_bool(accumulate, &boxes[3]),
        tni_box_bool(unsafe, &boxes[4])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* _unsafe_index.Tensor(Tensor self, Tensor?[] indices) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__unsafe_index_Tensor(tn_tensor *self, const tni_list *indices, tn_tensor **result)
{
    static tni_callee callee = {"aten::_unsafe_index.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_list(indices, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* _unsafe_index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__unsafe_index_put(tn_tensor *self, const tni_list *indices, tn_tensor *values, bool accumulate, tn_tensor **result)
{
    static tni_callee callee = {"aten::_unsafe_index_put", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_list(indices, &boxes[1]),
        tni_box_handle(values, &boxes[2]), tni_box_bool(accumulate, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* argsort.stable(Tensor self, *, bool stable, int dim=-1, bool descending=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_argsort_stable(tn_tensor *self, bool stable, int64_t dim, bool descending, tn_tensor **result)
{
    static tni_callee callee = {"aten::argsort.stable", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_bool(stable, &boxes[1]),
        tni_box_int(dim, &boxes[2]), tni_box_bool(descending, &boxes[3])};
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

/* embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt padding_idx, bool scale_grad_by_freq) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_embedding_dense_backward(tn_tensor *grad_output, tn_tensor *indices, int64_t num_weights, int64_t padding_idx, bool scale_grad_by_freq, tn_tensor **result)
{
    static tni_callee callee = {"aten::embedding_dense_backward", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(indices, &boxes[1]), tni_box_int(num_weights, &boxes[2]),
        tni_box_int(padding_idx, &boxes[3]), tni_box_bool(scale_grad_by_freq, &boxes[4])};
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

/* full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_full_like(tn_tensor *self, const tni_scalar *fill_value, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, int memory_format, tn_tensor **result)
{
    static tni_callee callee = {"aten::full_like", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_scalar(fill_value, &boxes[1]), tni_box_dtype_optional(dtype, &boxes[2]),
        tni_box_word_optional(layout, &boxes[3]), tni_box_maybe_device_optional(device, &boxes[4]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[5]),
        tni_box_word_optional(memory_format, &boxes[6])};
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

/* index.Tensor(Tensor self, Tensor?[] indices) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_index_Tensor(tn_tensor *self, const tni_list *indices, tn_tensor **result)
{
    static tni_callee callee = {"aten::index.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_list(indices, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_index_add(tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *source, const tni_scalar *alpha, tn_tensor **result)
{
    static tni_callee callee = {"aten::index_add", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]), tni_box_handle(source, &boxes[3]),
        tni_box_scalar(alpha, &boxes[4])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_index_put(tn_tensor *self, const tni_list *indices, tn_tensor *values, bool accumulate, tn_tensor **result)
{
    static tni_callee callee = {"aten::index_put", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_list(indices, &boxes[1]),
        tni_box_handle(values, &boxes[2]), tni_box_bool(accumulate, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* index_select(Tensor self, int dim, Tensor index) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_index_select(tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor **result)
{
    static tni_callee callee = {"aten::index_select", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* kthvalue(Tensor self, SymInt k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices) */
TN_NODISCARD static inline tn_status tni_call_kthvalue(tn_tensor *self, int64_t k, int64_t dim, bool keepdim, tn_tensor **results)
{
    static tni_callee callee = {"aten::kthvalue", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(k, &boxes[1]),
        tni_box_int(dim, &boxes[2]), tni_box_bool(keepdim, &boxes[3])};
    return tni_callee_call_tensors(&callee, args, 2, results);
}

/* logical_not(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_logical_not(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::logical_not", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
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

/* masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_masked_fill__Scalar(tn_tensor *self, tn_tensor *mask, const tni_scalar *value)
{
    static tni_callee callee = {"aten::masked_fill_.Scalar", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(mask, &boxes[1]),
        tni_box_scalar(value, &boxes[2])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_masked_fill__Tensor(tn_tensor *self, tn_tensor *mask, tn_tensor *value)
{
    static tni_callee callee = {"aten::masked_fill_.Tensor", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(mask, &boxes[1]),
        tni_box_handle(value, &boxes[2])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* masked_scatter_(Tensor(a!) self, Tensor mask, Tensor source) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_masked_scatter_(tn_tensor *self, tn_tensor *mask, tn_tensor *source)
{
    static tni_callee callee = {"aten::masked_scatter_", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(mask, &boxes[1]),
        tni_box_handle(source, &boxes[2])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* masked_select(Tensor self, Tensor mask) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_masked_select(tn_tensor *self, tn_tensor *mask, tn_tensor **result)
{
    static tni_callee callee = {"aten::masked_select", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(mask, &boxes[1])};
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

/* movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_movedim_int(tn_tensor *self, int64_t source, int64_t destination, tn_tensor **result)
{
    static tni_callee callee = {"aten::movedim.int", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(source, &boxes[1]),
        tni_box_int(destination, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* msort(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_msort(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::msort", NULL};
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

/* new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_new_empty(tn_tensor *self, tni_ints size, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::new_empty", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(size, &boxes[1]),
        tni_box_dtype_optional(dtype, &boxes[2]), tni_box_word_optional(layout, &boxes[3]),
        tni_box_maybe_device_optional(device, &boxes[4]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[5])};
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

/* nonzero(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_nonzero(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::nonzero", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* nonzero_numpy(Tensor self) -> Tensor[] */
TN_NODISCARD static inline tn_status tni_call_nonzero_numpy(tn_tensor *self, StableIValue *ivalues)
{
    static tni_callee callee = {"aten::nonzero_numpy", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call(&callee, args, ivalues);
}

/* remainder.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_remainder_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::remainder.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_scalar(other, &boxes[1])};
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

/* scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_scatter__value(tn_tensor *self, int64_t dim, tn_tensor *index, const tni_scalar *value)
{
    static tni_callee callee = {"aten::scatter_.value", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]), tni_box_scalar(value, &boxes[3])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_scatter_add(tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *src, tn_tensor **result)
{
    static tni_callee callee = {"aten::scatter_add", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]), tni_box_handle(src, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_scatter_src(tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *src, tn_tensor **result)
{
    static tni_callee callee = {"aten::scatter.src", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]), tni_box_handle(src, &boxes[3])};
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

/* sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices) */
TN_NODISCARD static inline tn_status tni_call_sort_stable(tn_tensor *self, tni_maybe_bool stable, int64_t dim, bool descending, tn_tensor **results)
{
    static tni_callee callee = {"aten::sort.stable", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_maybe_bool_optional(stable, &boxes[1]), tni_box_int(dim, &boxes[2]),
        tni_box_bool(descending, &boxes[3])};
    return tni_callee_call_tensors(&callee, args, 2, results);
}

/* take(Tensor self, Tensor index) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_take(tn_tensor *self, tn_tensor *index, tn_tensor **result)
{
    static tni_callee callee = {"aten::take", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(index, &boxes[1])};
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

/* view(Tensor(a) self, SymInt[] size) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_view(tn_tensor *self, tni_ints size, tn_tensor **result)
{
    static tni_callee callee = {"aten::view", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(size, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

#endif
