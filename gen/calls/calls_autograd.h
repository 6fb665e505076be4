/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_CALLS_AUTOGRAD_H
#define TENON_CALLS_AUTOGRAD_H

#include "dispatch/boxing.h"

/* _conj(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call__conj(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::_conj", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* _neg_view(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call__neg_view(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::_neg_view", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
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

/* any(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_any(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::any", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
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

/* expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_expand(tn_tensor *self, tni_ints size, bool implicit, tn_tensor **result)
{
    static tni_callee callee = {"aten::expand", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(size, &boxes[1]),
        tni_box_bool(implicit, &boxes[2])};
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

/* new_empty_strided(Tensor self, SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_new_empty_strided(tn_tensor *self, tni_ints size, tni_ints stride, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::new_empty_strided", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(size, &boxes[1]),
        tni_box_ints(stride, &boxes[2]), tni_box_dtype_optional(dtype, &boxes[3]),
        tni_box_word_optional(layout, &boxes[4]), tni_box_maybe_device_optional(device, &boxes[5]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[6])};
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

/* real(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_real(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::real", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
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

/* zero_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_zero_(tn_tensor *self)
{
    static tni_callee callee = {"aten::zero_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* zeros_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_zeros_like(tn_tensor *self, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, int memory_format, tn_tensor **result)
{
    static tni_callee callee = {"aten::zeros_like", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_dtype_optional(dtype, &boxes[1]), tni_box_word_optional(layout, &boxes[2]),
        tni_box_maybe_device_optional(device, &boxes[3]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[4]),
        tni_box_word_optional(memory_format, &boxes[5])};
    return tni_callee_call_tensor(&callee, args, result);
}

#endif
