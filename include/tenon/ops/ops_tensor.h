/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators, of the domain `tensor`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OPS_TENSOR_H
#define TENON_OPS_TENSOR_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* can_cast(ScalarType from_, ScalarType to) -> bool */
TN_NODISCARD static inline tn_status tn_can_cast(
    tn_dtype from_, tn_dtype to, bool *result)
{
    static tn_op_site site = {"aten::can_cast", "yy->b", NULL, NULL};
    const void *const args[] = {&from_, &to};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_clone(
    tn_tensor *self, const tn_memory_format *memory_format, tn_tensor **result)
{
    static tn_op_site site = {"aten::clone", "T?m->T", NULL, NULL};
    const void *const args[] = {self, memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_contiguous(
    tn_tensor *self, tn_memory_format memory_format, tn_tensor **result)
{
    static tn_op_site site = {"aten::contiguous", "Tm->T", NULL, NULL};
    const void *const args[] = {self, &memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_copy(
    tn_tensor *self, tn_tensor *src, bool non_blocking, tn_tensor **result)
{
    static tn_op_site site = {"aten::copy", "TTb->T", NULL, NULL};
    const void *const args[] = {self, src, &non_blocking};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_copy_(
    tn_tensor *self, tn_tensor *src, bool non_blocking)
{
    static tn_op_site site = {"aten::copy_", "TTb->=", NULL, NULL};
    const void *const args[] = {self, src, &non_blocking};
    return tn_op_call_typed(&site, args, NULL);
}

/* data(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_data(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::data", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* dim(Tensor self) -> int */
TN_NODISCARD static inline tn_status tn_dim(
    tn_tensor *self, int64_t *result)
{
    static tn_op_site site = {"aten::dim", "T->i", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* fill.Scalar(Tensor self, Scalar value) -> Tensor */
TN_NODISCARD static inline tn_status tn_fill_Scalar(
    tn_tensor *self, tn_value value, tn_tensor **result)
{
    static tn_op_site site = {"aten::fill.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &value};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* fill.Tensor(Tensor self, Tensor value) -> Tensor */
TN_NODISCARD static inline tn_status tn_fill_Tensor(
    tn_tensor *self, tn_tensor *value, tn_tensor **result)
{
    static tn_op_site site = {"aten::fill.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, value};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_fill__Scalar(
    tn_tensor *self, tn_value value)
{
    static tn_op_site site = {"aten::fill_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &value};
    return tn_op_call_typed(&site, args, NULL);
}

/* fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_fill__Tensor(
    tn_tensor *self, tn_tensor *value)
{
    static tn_op_site site = {"aten::fill_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, value};
    return tn_op_call_typed(&site, args, NULL);
}

/* get_device(Tensor self) -> int */
TN_NODISCARD static inline tn_status tn_get_device(
    tn_tensor *self, int64_t *result)
{
    static tn_op_site site = {"aten::get_device", "T->i", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* is_complex(Tensor self) -> bool */
TN_NODISCARD static inline tn_status tn_is_complex(
    tn_tensor *self, bool *result)
{
    static tn_op_site site = {"aten::is_complex", "T->b", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* is_conj(Tensor self) -> bool */
TN_NODISCARD static inline tn_status tn_is_conj(
    tn_tensor *self, bool *result)
{
    static tn_op_site site = {"aten::is_conj", "T->b", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* is_contiguous(Tensor self) -> bool */
TN_NODISCARD static inline tn_status tn_is_contiguous(
    tn_tensor *self, bool *result)
{
    static tn_op_site site = {"aten::is_contiguous", "T->b", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* is_contiguous.memory_format(Tensor self, MemoryFormat memory_format) -> bool */
TN_NODISCARD static inline tn_status tn_is_contiguous_memory_format(
    tn_tensor *self, tn_memory_format memory_format, bool *result)
{
    static tn_op_site site = {"aten::is_contiguous.memory_format", "Tm->b", NULL, NULL};
    const void *const args[] = {self, &memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* is_distributed(Tensor self) -> bool */
TN_NODISCARD static inline tn_status tn_is_distributed(
    tn_tensor *self, bool *result)
{
    static tn_op_site site = {"aten::is_distributed", "T->b", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* is_floating_point(Tensor self) -> bool */
TN_NODISCARD static inline tn_status tn_is_floating_point(
    tn_tensor *self, bool *result)
{
    static tn_op_site site = {"aten::is_floating_point", "T->b", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* is_inference(Tensor self) -> bool */
TN_NODISCARD static inline tn_status tn_is_inference(
    tn_tensor *self, bool *result)
{
    static tn_op_site site = {"aten::is_inference", "T->b", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* is_leaf(Tensor self) -> bool */
TN_NODISCARD static inline tn_status tn_is_leaf(
    tn_tensor *self, bool *result)
{
    static tn_op_site site = {"aten::is_leaf", "T->b", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* is_neg(Tensor self) -> bool */
TN_NODISCARD static inline tn_status tn_is_neg(
    tn_tensor *self, bool *result)
{
    static tn_op_site site = {"aten::is_neg", "T->b", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * is_pinned(Tensor self, Device? device=None) -> bool
 * NULL is None: device.
 */
TN_NODISCARD static inline tn_status tn_is_pinned(
    tn_tensor *self, const tn_device *device, bool *result)
{
    static tn_op_site site = {"aten::is_pinned", "T?D->b", NULL, NULL};
    const void *const args[] = {self, device};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* is_same_size(Tensor self, Tensor other) -> bool */
TN_NODISCARD static inline tn_status tn_is_same_size(
    tn_tensor *self, tn_tensor *other, bool *result)
{
    static tn_op_site site = {"aten::is_same_size", "TT->b", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* is_set_to(Tensor self, Tensor tensor) -> bool */
TN_NODISCARD static inline tn_status tn_is_set_to(
    tn_tensor *self, tn_tensor *tensor, bool *result)
{
    static tn_op_site site = {"aten::is_set_to", "TT->b", NULL, NULL};
    const void *const args[] = {self, tensor};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* is_signed(Tensor self) -> bool */
TN_NODISCARD static inline tn_status tn_is_signed(
    tn_tensor *self, bool *result)
{
    static tn_op_site site = {"aten::is_signed", "T->b", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* item(Tensor self) -> Scalar */
TN_NODISCARD static inline tn_status tn_item(
    tn_tensor *self, tn_value *result)
{
    static tn_op_site site = {"aten::item", "T->*", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* numel(Tensor self) -> int */
TN_NODISCARD static inline tn_status tn_numel(
    tn_tensor *self, int64_t *result)
{
    static tn_op_site site = {"aten::numel", "T->i", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* output_nr(Tensor self) -> int */
TN_NODISCARD static inline tn_status tn_output_nr(
    tn_tensor *self, int64_t *result)
{
    static tn_op_site site = {"aten::output_nr", "T->i", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* promote_types(ScalarType type1, ScalarType type2) -> ScalarType */
TN_NODISCARD static inline tn_status tn_promote_types(
    tn_dtype type1, tn_dtype type2, tn_dtype *result)
{
    static tn_op_site site = {"aten::promote_types", "yy->y", NULL, NULL};
    const void *const args[] = {&type1, &type2};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* requires_grad_(Tensor(a!) self, bool requires_grad=True) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_requires_grad_(
    tn_tensor *self, bool requires_grad)
{
    static tn_op_site site = {"aten::requires_grad_", "Tb->=", NULL, NULL};
    const void *const args[] = {self, &requires_grad};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * resize(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_resize(
    tn_tensor *self, const int64_t *size, size_t size_count, const tn_memory_format *memory_format,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::resize", "TLi?m->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count, memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_resize_(
    tn_tensor *self, const int64_t *size, size_t size_count, const tn_memory_format *memory_format)
{
    static tn_op_site site = {"aten::resize_", "TLi?m->=", NULL, NULL};
    const void *const args[] = {self, size, &size_count, memory_format};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * resize_as(Tensor self, Tensor the_template, *, MemoryFormat? memory_format=None) -> Tensor
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_resize_as(
    tn_tensor *self, tn_tensor *the_template, const tn_memory_format *memory_format,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::resize_as", "TT?m->T", NULL, NULL};
    const void *const args[] = {self, the_template, memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * resize_as_(Tensor(a!) self, Tensor the_template, *, MemoryFormat? memory_format=None) ->
 * Tensor(a!)
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_resize_as_(
    tn_tensor *self, tn_tensor *the_template, const tn_memory_format *memory_format)
{
    static tn_op_site site = {"aten::resize_as_", "TT?m->=", NULL, NULL};
    const void *const args[] = {self, the_template, memory_format};
    return tn_op_call_typed(&site, args, NULL);
}

/* resolve_conj(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_resolve_conj(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::resolve_conj", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* resolve_neg(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_resolve_neg(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::resolve_neg", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* result_type.Scalar(Tensor tensor, Scalar other) -> ScalarType */
TN_NODISCARD static inline tn_status tn_result_type_Scalar(
    tn_tensor *tensor, tn_value other, tn_dtype *result)
{
    static tn_op_site site = {"aten::result_type.Scalar", "TS->y", NULL, NULL};
    const void *const args[] = {tensor, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* result_type.Scalar_Scalar(Scalar scalar1, Scalar scalar2) -> ScalarType */
TN_NODISCARD static inline tn_status tn_result_type_Scalar_Scalar(
    tn_value scalar1, tn_value scalar2, tn_dtype *result)
{
    static tn_op_site site = {"aten::result_type.Scalar_Scalar", "SS->y", NULL, NULL};
    const void *const args[] = {&scalar1, &scalar2};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* result_type.Scalar_Tensor(Scalar scalar, Tensor tensor) -> ScalarType */
TN_NODISCARD static inline tn_status tn_result_type_Scalar_Tensor(
    tn_value scalar, tn_tensor *tensor, tn_dtype *result)
{
    static tn_op_site site = {"aten::result_type.Scalar_Tensor", "ST->y", NULL, NULL};
    const void *const args[] = {&scalar, tensor};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* result_type.Tensor(Tensor tensor, Tensor other) -> ScalarType */
TN_NODISCARD static inline tn_status tn_result_type_Tensor(
    tn_tensor *tensor, tn_tensor *other, tn_dtype *result)
{
    static tn_op_site site = {"aten::result_type.Tensor", "TT->y", NULL, NULL};
    const void *const args[] = {tensor, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* retain_grad(Tensor(a!) self) -> () */
TN_NODISCARD static inline tn_status tn_retain_grad(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::retain_grad", "T->", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* retains_grad(Tensor self) -> bool */
TN_NODISCARD static inline tn_status tn_retains_grad(
    tn_tensor *self, bool *result)
{
    static tn_op_site site = {"aten::retains_grad", "T->b", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* set(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_set(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::set", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* set.source_Tensor(Tensor self, Tensor source) -> Tensor */
TN_NODISCARD static inline tn_status tn_set_source_Tensor(
    tn_tensor *self, tn_tensor *source, tn_tensor **result)
{
    static tn_op_site site = {"aten::set.source_Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, source};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* set_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_set_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::set_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* set_.source_Tensor(Tensor(a!) self, Tensor source) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_set__source_Tensor(
    tn_tensor *self, tn_tensor *source)
{
    static tn_op_site site = {"aten::set_.source_Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, source};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * set_.source_Tensor_storage_offset(Tensor(a!) self, Tensor source, SymInt storage_offset, SymInt[]
 * size, SymInt[] stride=[]) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_set__source_Tensor_storage_offset(
    tn_tensor *self, tn_tensor *source, int64_t storage_offset, const int64_t *size,
    size_t size_count, const int64_t *stride, size_t stride_count)
{
    static tn_op_site site = {"aten::set_.source_Tensor_storage_offset", "TTiLiLi->=", NULL, NULL};
    const void *const args[] = {self, source, &storage_offset, size, &size_count, stride,
        &stride_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* set_data(Tensor(a!) self, Tensor new_data) -> () */
TN_NODISCARD static inline tn_status tn_set_data(
    tn_tensor *self, tn_tensor *new_data)
{
    static tn_op_site site = {"aten::set_data", "TT->", NULL, NULL};
    const void *const args[] = {self, new_data};
    return tn_op_call_typed(&site, args, NULL);
}

/* size.int(Tensor self, int dim) -> int */
TN_NODISCARD static inline tn_status tn_size_int(
    tn_tensor *self, int64_t dim, int64_t *result)
{
    static tn_op_site site = {"aten::size.int", "Ti->i", NULL, NULL};
    const void *const args[] = {self, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* storage_offset(Tensor self) -> int */
TN_NODISCARD static inline tn_status tn_storage_offset(
    tn_tensor *self, int64_t *result)
{
    static tn_op_site site = {"aten::storage_offset", "T->i", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* stride.int(Tensor self, int dim) -> int */
TN_NODISCARD static inline tn_status tn_stride_int(
    tn_tensor *self, int64_t dim, int64_t *result)
{
    static tn_op_site site = {"aten::stride.int", "Ti->i", NULL, NULL};
    const void *const args[] = {self, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * sym_constrain_range(Scalar size, *, int? min=None, int? max=None) -> ()
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn_sym_constrain_range(
    tn_value size, const int64_t *min, const int64_t *max)
{
    static tn_op_site site = {"aten::sym_constrain_range", "S?i?i->", NULL, NULL};
    const void *const args[] = {&size, min, max};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * sym_constrain_range_for_size(Scalar size, *, int? min=None, int? max=None) -> ()
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn_sym_constrain_range_for_size(
    tn_value size, const int64_t *min, const int64_t *max)
{
    static tn_op_site site = {"aten::sym_constrain_range_for_size", "S?i?i->", NULL, NULL};
    const void *const args[] = {&size, min, max};
    return tn_op_call_typed(&site, args, NULL);
}

/* sym_numel(Tensor self) -> SymInt */
TN_NODISCARD static inline tn_status tn_sym_numel(
    tn_tensor *self, int64_t *result)
{
    static tn_op_site site = {"aten::sym_numel", "T->i", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* sym_size.int(Tensor self, int dim) -> SymInt */
TN_NODISCARD static inline tn_status tn_sym_size_int(
    tn_tensor *self, int64_t dim, int64_t *result)
{
    static tn_op_site site = {"aten::sym_size.int", "Ti->i", NULL, NULL};
    const void *const args[] = {self, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* sym_storage_offset(Tensor self) -> SymInt */
TN_NODISCARD static inline tn_status tn_sym_storage_offset(
    tn_tensor *self, int64_t *result)
{
    static tn_op_site site = {"aten::sym_storage_offset", "T->i", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* sym_stride.int(Tensor self, int dim) -> SymInt */
TN_NODISCARD static inline tn_status tn_sym_stride_int(
    tn_tensor *self, int64_t dim, int64_t *result)
{
    static tn_op_site site = {"aten::sym_stride.int", "Ti->i", NULL, NULL};
    const void *const args[] = {self, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool
 * copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_to_device(
    tn_tensor *self, tn_device device, tn_dtype dtype, bool non_blocking, bool copy,
    const tn_memory_format *memory_format, tn_tensor **result)
{
    static tn_op_site site = {"aten::to.device", "TDybb?m->T", NULL, NULL};
    const void *const args[] = {self, &device, &dtype, &non_blocking, &copy, memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False,
 * MemoryFormat? memory_format=None) -> Tensor(a)
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_to_dtype(
    tn_tensor *self, tn_dtype dtype, bool non_blocking, bool copy,
    const tn_memory_format *memory_format, tn_tensor **result)
{
    static tn_op_site site = {"aten::to.dtype", "Tybb?m->T", NULL, NULL};
    const void *const args[] = {self, &dtype, &non_blocking, &copy, memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * to.dtype_layout(Tensor(a) self, *, ScalarType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None, bool non_blocking=False, bool copy=False, MemoryFormat?
 * memory_format=None) -> Tensor(a)
 * NULL is None: dtype, layout, device, pin_memory, memory_format.
 */
TN_NODISCARD static inline tn_status tn_to_dtype_layout(
    tn_tensor *self, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, bool non_blocking, bool copy, const tn_memory_format *memory_format,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::to.dtype_layout", "T?y?l?D?bbb?m->T", NULL, NULL};
    const void *const args[] = {self, dtype, layout, device, pin_memory, &non_blocking, &copy,
        memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False, MemoryFormat?
 * memory_format=None) -> Tensor(a)
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_to_other(
    tn_tensor *self, tn_tensor *other, bool non_blocking, bool copy,
    const tn_memory_format *memory_format, tn_tensor **result)
{
    static tn_op_site site = {"aten::to.other", "TTbb?m->T", NULL, NULL};
    const void *const args[] = {self, other, &non_blocking, &copy, memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * to_dense(Tensor self, ScalarType? dtype=None, *, bool? masked_grad=None) -> Tensor
 * NULL is None: dtype, masked_grad.
 */
TN_NODISCARD static inline tn_status tn_to_dense(
    tn_tensor *self, const tn_dtype *dtype, const bool *masked_grad, tn_tensor **result)
{
    static tn_op_site site = {"aten::to_dense", "T?y?b->T", NULL, NULL};
    const void *const args[] = {self, dtype, masked_grad};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * to_dense_backward(Tensor grad, Tensor input, bool? masked_grad=None) -> Tensor
 * NULL is None: masked_grad.
 */
TN_NODISCARD static inline tn_status tn_to_dense_backward(
    tn_tensor *grad, tn_tensor *input, const bool *masked_grad, tn_tensor **result)
{
    static tn_op_site site = {"aten::to_dense_backward", "TT?b->T", NULL, NULL};
    const void *const args[] = {grad, input, masked_grad};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* zero(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_zero(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::zero", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* zero_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_zero_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::zero_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
