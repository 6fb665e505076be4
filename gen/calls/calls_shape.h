/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_CALLS_SHAPE_H
#define TENON_CALLS_SHAPE_H

#include "dispatch/boxing.h"

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

/* alias(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_alias(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::alias", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* arange(Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_arange(const tni_scalar *end, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::arange", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_scalar(end, &boxes[0]),
        tni_box_dtype_optional(dtype, &boxes[1]), tni_box_word_optional(layout, &boxes[2]),
        tni_box_maybe_device_optional(device, &boxes[3]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[4])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* arange.start_out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_arange_start_out(const tni_scalar *start, const tni_scalar *end, const tni_scalar *step, tn_tensor *out)
{
    static tni_callee callee = {"aten::arange.start_out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_scalar(start, &boxes[0]), tni_box_scalar(end, &boxes[1]),
        tni_box_scalar(step, &boxes[2]), tni_box_handle(out, &boxes[3])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_as_strided(tn_tensor *self, tni_ints size, tni_ints stride, tni_maybe_int storage_offset, tn_tensor **result)
{
    static tni_callee callee = {"aten::as_strided", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(size, &boxes[1]),
        tni_box_ints(stride, &boxes[2]), tni_box_maybe_int_optional(storage_offset, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_as_strided_scatter(tn_tensor *self, tn_tensor *src, tni_ints size, tni_ints stride, tni_maybe_int storage_offset, tn_tensor **result)
{
    static tni_callee callee = {"aten::as_strided_scatter", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(src, &boxes[1]),
        tni_box_ints(size, &boxes[2]), tni_box_ints(stride, &boxes[3]),
        tni_box_maybe_int_optional(storage_offset, &boxes[4])};
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

/* constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_constant_pad_nd(tn_tensor *self, tni_ints pad, const tni_scalar *value, tn_tensor **result)
{
    static tni_callee callee = {"aten::constant_pad_nd", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(pad, &boxes[1]),
        tni_box_scalar(value, &boxes[2])};
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

/* cos(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_cos(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::cos", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
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

/* diag(Tensor self, int diagonal=0) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_diag(tn_tensor *self, int64_t diagonal, tn_tensor **result)
{
    static tni_callee callee = {"aten::diag", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(diagonal, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_diag_embed(tn_tensor *self, int64_t offset, int64_t dim1, int64_t dim2, tn_tensor **result)
{
    static tni_callee callee = {"aten::diag_embed", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(offset, &boxes[1]),
        tni_box_int(dim1, &boxes[2]), tni_box_int(dim2, &boxes[3])};
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

/* diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_diagonal_copy(tn_tensor *self, int64_t offset, int64_t dim1, int64_t dim2, tn_tensor **result)
{
    static tni_callee callee = {"aten::diagonal_copy", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(offset, &boxes[1]),
        tni_box_int(dim1, &boxes[2]), tni_box_int(dim2, &boxes[3])};
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

/* expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_expand(tn_tensor *self, tni_ints size, bool implicit, tn_tensor **result)
{
    static tni_callee callee = {"aten::expand", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(size, &boxes[1]),
        tni_box_bool(implicit, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* flip(Tensor self, int[] dims) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_flip(tn_tensor *self, tni_ints dims, tn_tensor **result)
{
    static tni_callee callee = {"aten::flip", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(dims, &boxes[1])};
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

/* hstack(Tensor[] tensors) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_hstack(const tni_list *tensors, tn_tensor **result)
{
    static tni_callee callee = {"aten::hstack", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_list(tensors, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* i0(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_i0(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::i0", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
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

/* index_select(Tensor self, int dim, Tensor index) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_index_select(tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor **result)
{
    static tni_callee callee = {"aten::index_select", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2])};
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

/* linalg_cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_linalg_cross(tn_tensor *self, tn_tensor *other, int64_t dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::linalg_cross", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(other, &boxes[1]),
        tni_box_int(dim, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* linspace.out(Scalar start, Scalar end, int steps, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_linspace_out(const tni_scalar *start, const tni_scalar *end, int64_t steps, tn_tensor *out)
{
    static tni_callee callee = {"aten::linspace.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_scalar(start, &boxes[0]), tni_box_scalar(end, &boxes[1]),
        tni_box_int(steps, &boxes[2]), tni_box_handle(out, &boxes[3])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* logspace.out(Scalar start, Scalar end, int steps, float base=10.0, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_logspace_out(const tni_scalar *start, const tni_scalar *end, int64_t steps, double base, tn_tensor *out)
{
    static tni_callee callee = {"aten::logspace.out", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_scalar(start, &boxes[0]), tni_box_scalar(end, &boxes[1]),
        tni_box_int(steps, &boxes[2]), tni_box_double(base, &boxes[3]),
        tni_box_handle(out, &boxes[4])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* lt.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_lt_Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::lt.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(other, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* masked_select(Tensor self, Tensor mask) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_masked_select(tn_tensor *self, tn_tensor *mask, tn_tensor **result)
{
    static tni_callee callee = {"aten::masked_select", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(mask, &boxes[1])};
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

/* narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_narrow(tn_tensor *self, int64_t dim, int64_t start, int64_t length, tn_tensor **result)
{
    static tni_callee callee = {"aten::narrow", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(dim, &boxes[1]),
        tni_box_int(start, &boxes[2]), tni_box_int(length, &boxes[3])};
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

/* new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_new_full(tn_tensor *self, tni_ints size, const tni_scalar *fill_value, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::new_full", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(size, &boxes[1]),
        tni_box_scalar(fill_value, &boxes[2]), tni_box_dtype_optional(dtype, &boxes[3]),
        tni_box_word_optional(layout, &boxes[4]), tni_box_maybe_device_optional(device, &boxes[5]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[6])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* new_ones(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_new_ones(tn_tensor *self, tni_ints size, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::new_ones", NULL};
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

/* permute(Tensor(a) self, int[] dims) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_permute(tn_tensor *self, tni_ints dims, tn_tensor **result)
{
    static tni_callee callee = {"aten::permute", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(dims, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* range.out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_range_out(const tni_scalar *start, const tni_scalar *end, const tni_scalar *step, tn_tensor *out)
{
    static tni_callee callee = {"aten::range.out", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_scalar(start, &boxes[0]), tni_box_scalar(end, &boxes[1]),
        tni_box_scalar(step, &boxes[2]), tni_box_handle(out, &boxes[3])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* repeat(Tensor self, SymInt[] repeats) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_repeat(tn_tensor *self, tni_ints repeats, tn_tensor **result)
{
    static tni_callee callee = {"aten::repeat", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(repeats, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* repeat_interleave.Tensor(Tensor repeats, *, SymInt? output_size=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_repeat_interleave_Tensor(tn_tensor *repeats, tni_maybe_int output_size, tn_tensor **result)
{
    static tni_callee callee = {"aten::repeat_interleave.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(repeats, &boxes[0]),
        tni_box_maybe_int_optional(output_size, &boxes[1])};
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

/* roll(Tensor self, SymInt[1] shifts, int[1] dims=[]) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_roll(tn_tensor *self, tni_ints shifts, tni_ints dims, tn_tensor **result)
{
    static tni_callee callee = {"aten::roll", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(shifts, &boxes[1]),
        tni_box_ints(dims, &boxes[2])};
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

/* split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[] */
TN_NODISCARD static inline tn_status tni_call_split_Tensor(tn_tensor *self, int64_t split_size, int64_t dim, StableIValue *ivalues)
{
    static tni_callee callee = {"aten::split.Tensor", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_int(split_size, &boxes[1]), tni_box_int(dim, &boxes[2])};
    return tni_callee_call(&callee, args, ivalues);
}

/* split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[] */
TN_NODISCARD static inline tn_status tni_call_split_with_sizes(tn_tensor *self, tni_ints split_sizes, int64_t dim, StableIValue *ivalues)
{
    static tni_callee callee = {"aten::split_with_sizes", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints(split_sizes, &boxes[1]), tni_box_int(dim, &boxes[2])};
    return tni_callee_call(&callee, args, ivalues);
}

/* sqrt(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_sqrt(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::sqrt", NULL};
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

/* stack(Tensor[] tensors, int dim=0) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_stack(const tni_list *tensors, int64_t dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::stack", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_list(tensors, &boxes[0]), tni_box_int(dim, &boxes[1])};
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

/* tensor_split.indices(Tensor(a -> *) self, SymInt[] indices, int dim=0) -> Tensor(a)[] */
TN_NODISCARD static inline tn_status tni_call_tensor_split_indices(tn_tensor *self, tni_ints indices, int64_t dim, StableIValue *ivalues)
{
    static tni_callee callee = {"aten::tensor_split.indices", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(indices, &boxes[1]),
        tni_box_int(dim, &boxes[2])};
    return tni_callee_call(&callee, args, ivalues);
}

/* tensor_split.sections(Tensor(a -> *) self, SymInt sections, int dim=0) -> Tensor(a)[] */
TN_NODISCARD static inline tn_status tni_call_tensor_split_sections(tn_tensor *self, int64_t sections, int64_t dim, StableIValue *ivalues)
{
    static tni_callee callee = {"aten::tensor_split.sections", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(sections, &boxes[1]),
        tni_box_int(dim, &boxes[2])};
    return tni_callee_call(&callee, args, ivalues);
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

/* to.dtype_layout(Tensor(a) self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_to_dtype_layout(tn_tensor *self, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, bool non_blocking, bool copy, int memory_format, tn_tensor **result)
{
    static tni_callee callee = {"aten::to.dtype_layout", NULL};
    tni_box boxes[8];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_dtype_optional(dtype, &boxes[1]), tni_box_word_optional(layout, &boxes[2]),
        tni_box_maybe_device_optional(device, &boxes[3]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[4]), tni_box_bool(non_blocking, &boxes[5]),
        tni_box_bool(copy, &boxes[6]), tni_box_word_optional(memory_format, &boxes[7])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_to_other(tn_tensor *self, tn_tensor *other, bool non_blocking, bool copy, int memory_format, tn_tensor **result)
{
    static tni_callee callee = {"aten::to.other", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(other, &boxes[1]),
        tni_box_bool(non_blocking, &boxes[2]), tni_box_bool(copy, &boxes[3]),
        tni_box_word_optional(memory_format, &boxes[4])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_transpose_(tn_tensor *self, int64_t dim0, int64_t dim1)
{
    static tni_callee callee = {"aten::transpose_", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(dim0, &boxes[1]),
        tni_box_int(dim1, &boxes[2])};
    return tni_callee_call_drop(&callee, args, 1);
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

/* unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_unfold(tn_tensor *self, int64_t dimension, int64_t size, int64_t step, tn_tensor **result)
{
    static tni_callee callee = {"aten::unfold", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_int(dimension, &boxes[1]), tni_box_int(size, &boxes[2]),
        tni_box_int(step, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* unsafe_split.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[] */
TN_NODISCARD static inline tn_status tni_call_unsafe_split_Tensor(tn_tensor *self, int64_t split_size, int64_t dim, StableIValue *ivalues)
{
    static tni_callee callee = {"aten::unsafe_split.Tensor", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_int(split_size, &boxes[1]), tni_box_int(dim, &boxes[2])};
    return tni_callee_call(&callee, args, ivalues);
}

/* unsafe_split_with_sizes(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[] */
TN_NODISCARD static inline tn_status tni_call_unsafe_split_with_sizes(tn_tensor *self, tni_ints split_sizes, int64_t dim, StableIValue *ivalues)
{
    static tni_callee callee = {"aten::unsafe_split_with_sizes", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints(split_sizes, &boxes[1]), tni_box_int(dim, &boxes[2])};
    return tni_callee_call(&callee, args, ivalues);
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
