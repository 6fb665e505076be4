/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators that write to `out` arguments, of the domain `tensor`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OUT_TENSOR_H
#define TENON_OUT_TENSOR_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* _conj_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn__conj_copy_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::_conj_copy.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* _neg_view_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn__neg_view_copy_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::_neg_view_copy.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _to_copy.out(Tensor self, *, bool non_blocking=False, MemoryFormat? memory_format=None,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn__to_copy_out(
    tn_tensor *self, bool non_blocking, const tn_memory_format *memory_format, tn_tensor *out)
{
    static tn_op_site site = {"aten::_to_copy.out", "Tb?mT->=", NULL, NULL};
    const void *const args[] = {self, &non_blocking, memory_format, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * clone.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_clone_out(
    tn_tensor *self, const tn_memory_format *memory_format, tn_tensor *out)
{
    static tn_op_site site = {"aten::clone.out", "T?mT->=", NULL, NULL};
    const void *const args[] = {self, memory_format, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* copy.out(Tensor self, Tensor src, bool non_blocking=False, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_copy_out(
    tn_tensor *self, tn_tensor *src, bool non_blocking, tn_tensor *out)
{
    static tn_op_site site = {"aten::copy.out", "TTbT->=", NULL, NULL};
    const void *const args[] = {self, src, &non_blocking, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* fill.Scalar_out(Tensor self, Scalar value, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_fill_Scalar_out(
    tn_tensor *self, tn_value value, tn_tensor *out)
{
    static tn_op_site site = {"aten::fill.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &value, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* fill.Tensor_out(Tensor self, Tensor value, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_fill_Tensor_out(
    tn_tensor *self, tn_tensor *value, tn_tensor *out)
{
    static tn_op_site site = {"aten::fill.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, value, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * resize.out(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_resize_out(
    tn_tensor *self, const int64_t *size, size_t size_count, const tn_memory_format *memory_format,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::resize.out", "TLi?mT->=", NULL, NULL};
    const void *const args[] = {self, size, &size_count, memory_format, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * resize_as.out(Tensor self, Tensor the_template, *, MemoryFormat? memory_format=None, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_resize_as_out(
    tn_tensor *self, tn_tensor *the_template, const tn_memory_format *memory_format,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::resize_as.out", "TT?mT->=", NULL, NULL};
    const void *const args[] = {self, the_template, memory_format, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* set.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_set_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::set.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* set.source_Tensor_out(Tensor self, Tensor source, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_set_source_Tensor_out(
    tn_tensor *self, tn_tensor *source, tn_tensor *out)
{
    static tn_op_site site = {"aten::set.source_Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, source, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* zero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_zero_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::zero.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
