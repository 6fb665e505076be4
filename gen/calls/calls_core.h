/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_CALLS_CORE_H
#define TENON_CALLS_CORE_H

#include "dispatch/boxing.h"

/* _local_scalar_dense(Tensor self) -> Scalar */
TN_NODISCARD static inline tn_status tni_call__local_scalar_dense(tn_tensor *self, StableIValue *ivalues)
{
    static tni_callee callee = {"aten::_local_scalar_dense", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call(&callee, args, ivalues);
}

/* cat(Tensor[] tensors, int dim=0) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_cat(const tni_list *tensors, int64_t dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::cat", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_list(tensors, &boxes[0]), tni_box_int(dim, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* conj_physical_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_conj_physical_(tn_tensor *self)
{
    static tni_callee callee = {"aten::conj_physical_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_drop(&callee, args, 1);
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

/* fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_fill__Scalar(tn_tensor *self, const tni_scalar *value)
{
    static tni_callee callee = {"aten::fill_.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_scalar(value, &boxes[1])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* neg_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_neg_(tn_tensor *self)
{
    static tni_callee callee = {"aten::neg_", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_drop(&callee, args, 1);
}

#endif
