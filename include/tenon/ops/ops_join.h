/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators, of the domain `join`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OPS_JOIN_H
#define TENON_OPS_JOIN_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* block_diag(Tensor[] tensors) -> Tensor */
TN_NODISCARD static inline tn_status tn_block_diag(
    tn_tensor *const *tensors, size_t tensors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::block_diag", "LT->T", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* cartesian_prod(Tensor[] tensors) -> Tensor */
TN_NODISCARD static inline tn_status tn_cartesian_prod(
    tn_tensor *const *tensors, size_t tensors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::cartesian_prod", "LT->T", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* cat(Tensor[] tensors, int dim=0) -> Tensor */
TN_NODISCARD static inline tn_status tn_cat(
    tn_tensor *const *tensors, size_t tensors_count, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::cat", "LTi->T", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[] */
TN_NODISCARD static inline tn_status tn_chunk(
    tn_tensor *self, int64_t chunks, int64_t dim, tn_value *result)
{
    static tn_op_site site = {"aten::chunk", "Tii->*", NULL, NULL};
    const void *const args[] = {self, &chunks, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* column_stack(Tensor[] tensors) -> Tensor */
TN_NODISCARD static inline tn_status tn_column_stack(
    tn_tensor *const *tensors, size_t tensors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::column_stack", "LT->T", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_combinations(
    tn_tensor *self, int64_t r, bool with_replacement, tn_tensor **result)
{
    static tn_op_site site = {"aten::combinations", "Tib->T", NULL, NULL};
    const void *const args[] = {self, &r, &with_replacement};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* concat(Tensor[] tensors, int dim=0) -> Tensor */
TN_NODISCARD static inline tn_status tn_concat(
    tn_tensor *const *tensors, size_t tensors_count, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::concat", "LTi->T", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* concatenate(Tensor[] tensors, int dim=0) -> Tensor */
TN_NODISCARD static inline tn_status tn_concatenate(
    tn_tensor *const *tensors, size_t tensors_count, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::concatenate", "LTi->T", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* dsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[] */
TN_NODISCARD static inline tn_status tn_dsplit_array(
    tn_tensor *self, const int64_t *indices, size_t indices_count, tn_value *result)
{
    static tn_op_site site = {"aten::dsplit.array", "TLi->*", NULL, NULL};
    const void *const args[] = {self, indices, &indices_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* dsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[] */
TN_NODISCARD static inline tn_status tn_dsplit_int(
    tn_tensor *self, int64_t sections, tn_value *result)
{
    static tn_op_site site = {"aten::dsplit.int", "Ti->*", NULL, NULL};
    const void *const args[] = {self, &sections};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* dstack(Tensor[] tensors) -> Tensor */
TN_NODISCARD static inline tn_status tn_dstack(
    tn_tensor *const *tensors, size_t tensors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::dstack", "LT->T", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* hsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[] */
TN_NODISCARD static inline tn_status tn_hsplit_array(
    tn_tensor *self, const int64_t *indices, size_t indices_count, tn_value *result)
{
    static tn_op_site site = {"aten::hsplit.array", "TLi->*", NULL, NULL};
    const void *const args[] = {self, indices, &indices_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* hsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[] */
TN_NODISCARD static inline tn_status tn_hsplit_int(
    tn_tensor *self, int64_t sections, tn_value *result)
{
    static tn_op_site site = {"aten::hsplit.int", "Ti->*", NULL, NULL};
    const void *const args[] = {self, &sections};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* hstack(Tensor[] tensors) -> Tensor */
TN_NODISCARD static inline tn_status tn_hstack(
    tn_tensor *const *tensors, size_t tensors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::hstack", "LT->T", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* meshgrid(Tensor[] tensors) -> Tensor[] */
TN_NODISCARD static inline tn_status tn_meshgrid(
    tn_tensor *const *tensors, size_t tensors_count, tn_value *result)
{
    static tn_op_site site = {"aten::meshgrid", "LT->*", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* meshgrid.indexing(Tensor[] tensors, *, str indexing) -> Tensor[] */
TN_NODISCARD static inline tn_status tn_meshgrid_indexing(
    tn_tensor *const *tensors, size_t tensors_count, const char *indexing, tn_value *result)
{
    static tn_op_site site = {"aten::meshgrid.indexing", "LTs->*", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, indexing};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* repeat(Tensor self, SymInt[] repeats) -> Tensor */
TN_NODISCARD static inline tn_status tn_repeat(
    tn_tensor *self, const int64_t *repeats, size_t repeats_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::repeat", "TLi->T", NULL, NULL};
    const void *const args[] = {self, repeats, &repeats_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * repeat_interleave.Tensor(Tensor repeats, *, SymInt? output_size=None) -> Tensor
 * NULL is None: output_size.
 */
TN_NODISCARD static inline tn_status tn_repeat_interleave_Tensor(
    tn_tensor *repeats, const int64_t *output_size, tn_tensor **result)
{
    static tn_op_site site = {"aten::repeat_interleave.Tensor", "T?i->T", NULL, NULL};
    const void *const args[] = {repeats, output_size};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * repeat_interleave.self_Tensor(Tensor self, Tensor repeats, int? dim=None, *, SymInt?
 * output_size=None) -> Tensor
 * NULL is None: dim, output_size.
 */
TN_NODISCARD static inline tn_status tn_repeat_interleave_self_Tensor(
    tn_tensor *self, tn_tensor *repeats, const int64_t *dim, const int64_t *output_size,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::repeat_interleave.self_Tensor", "TT?i?i->T", NULL, NULL};
    const void *const args[] = {self, repeats, dim, output_size};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * repeat_interleave.self_int(Tensor self, SymInt repeats, int? dim=None, *, SymInt?
 * output_size=None) -> Tensor
 * NULL is None: dim, output_size.
 */
TN_NODISCARD static inline tn_status tn_repeat_interleave_self_int(
    tn_tensor *self, int64_t repeats, const int64_t *dim, const int64_t *output_size,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::repeat_interleave.self_int", "Ti?i?i->T", NULL, NULL};
    const void *const args[] = {self, &repeats, dim, output_size};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* row_stack(Tensor[] tensors) -> Tensor */
TN_NODISCARD static inline tn_status tn_row_stack(
    tn_tensor *const *tensors, size_t tensors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::row_stack", "LT->T", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[] */
TN_NODISCARD static inline tn_status tn_split_Tensor(
    tn_tensor *self, int64_t split_size, int64_t dim, tn_value *result)
{
    static tn_op_site site = {"aten::split.Tensor", "Tii->*", NULL, NULL};
    const void *const args[] = {self, &split_size, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* split.sizes(Tensor(a -> *) self, SymInt[] split_size, int dim=0) -> Tensor(a)[] */
TN_NODISCARD static inline tn_status tn_split_sizes(
    tn_tensor *self, const int64_t *split_size, size_t split_size_count, int64_t dim,
    tn_value *result)
{
    static tn_op_site site = {"aten::split.sizes", "TLii->*", NULL, NULL};
    const void *const args[] = {self, split_size, &split_size_count, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* split_copy.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[] */
TN_NODISCARD static inline tn_status tn_split_copy_Tensor(
    tn_tensor *self, int64_t split_size, int64_t dim, tn_value *result)
{
    static tn_op_site site = {"aten::split_copy.Tensor", "Tii->*", NULL, NULL};
    const void *const args[] = {self, &split_size, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[] */
TN_NODISCARD static inline tn_status tn_split_with_sizes(
    tn_tensor *self, const int64_t *split_sizes, size_t split_sizes_count, int64_t dim,
    tn_value *result)
{
    static tn_op_site site = {"aten::split_with_sizes", "TLii->*", NULL, NULL};
    const void *const args[] = {self, split_sizes, &split_sizes_count, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* split_with_sizes_copy(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[] */
TN_NODISCARD static inline tn_status tn_split_with_sizes_copy(
    tn_tensor *self, const int64_t *split_sizes, size_t split_sizes_count, int64_t dim,
    tn_value *result)
{
    static tn_op_site site = {"aten::split_with_sizes_copy", "TLii->*", NULL, NULL};
    const void *const args[] = {self, split_sizes, &split_sizes_count, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* stack(Tensor[] tensors, int dim=0) -> Tensor */
TN_NODISCARD static inline tn_status tn_stack(
    tn_tensor *const *tensors, size_t tensors_count, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::stack", "LTi->T", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* tensor_split.indices(Tensor(a -> *) self, SymInt[] indices, int dim=0) -> Tensor(a)[] */
TN_NODISCARD static inline tn_status tn_tensor_split_indices(
    tn_tensor *self, const int64_t *indices, size_t indices_count, int64_t dim, tn_value *result)
{
    static tn_op_site site = {"aten::tensor_split.indices", "TLii->*", NULL, NULL};
    const void *const args[] = {self, indices, &indices_count, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* tensor_split.sections(Tensor(a -> *) self, SymInt sections, int dim=0) -> Tensor(a)[] */
TN_NODISCARD static inline tn_status tn_tensor_split_sections(
    tn_tensor *self, int64_t sections, int64_t dim, tn_value *result)
{
    static tn_op_site site = {"aten::tensor_split.sections", "Tii->*", NULL, NULL};
    const void *const args[] = {self, &sections, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * tensor_split.tensor_indices_or_sections(Tensor(a -> *) self, Tensor tensor_indices_or_sections,
 * int dim=0) -> Tensor(a)[]
 */
TN_NODISCARD static inline tn_status tn_tensor_split_tensor_indices_or_sections(
    tn_tensor *self, tn_tensor *tensor_indices_or_sections, int64_t dim, tn_value *result)
{
    static tn_op_site site = {"aten::tensor_split.tensor_indices_or_sections", "TTi->*", NULL, NULL};
    const void *const args[] = {self, tensor_indices_or_sections, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* tile(Tensor self, SymInt[] dims) -> Tensor */
TN_NODISCARD static inline tn_status tn_tile(
    tn_tensor *self, const int64_t *dims, size_t dims_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::tile", "TLi->T", NULL, NULL};
    const void *const args[] = {self, dims, &dims_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[] */
TN_NODISCARD static inline tn_status tn_unbind_int(
    tn_tensor *self, int64_t dim, tn_value *result)
{
    static tn_op_site site = {"aten::unbind.int", "Ti->*", NULL, NULL};
    const void *const args[] = {self, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* unbind_copy.int(Tensor self, int dim=0) -> Tensor[] */
TN_NODISCARD static inline tn_status tn_unbind_copy_int(
    tn_tensor *self, int64_t dim, tn_value *result)
{
    static tn_op_site site = {"aten::unbind_copy.int", "Ti->*", NULL, NULL};
    const void *const args[] = {self, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* unflatten_dense_tensors(Tensor flat, Tensor[] tensors) -> Tensor[] */
TN_NODISCARD static inline tn_status tn_unflatten_dense_tensors(
    tn_tensor *flat, tn_tensor *const *tensors, size_t tensors_count, tn_value *result)
{
    static tn_op_site site = {"aten::unflatten_dense_tensors", "TLT->*", NULL, NULL};
    const void *const args[] = {flat, tensors, &tensors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* unsafe_chunk(Tensor self, int chunks, int dim=0) -> Tensor[] */
TN_NODISCARD static inline tn_status tn_unsafe_chunk(
    tn_tensor *self, int64_t chunks, int64_t dim, tn_value *result)
{
    static tn_op_site site = {"aten::unsafe_chunk", "Tii->*", NULL, NULL};
    const void *const args[] = {self, &chunks, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* unsafe_split.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[] */
TN_NODISCARD static inline tn_status tn_unsafe_split_Tensor(
    tn_tensor *self, int64_t split_size, int64_t dim, tn_value *result)
{
    static tn_op_site site = {"aten::unsafe_split.Tensor", "Tii->*", NULL, NULL};
    const void *const args[] = {self, &split_size, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* unsafe_split_with_sizes(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[] */
TN_NODISCARD static inline tn_status tn_unsafe_split_with_sizes(
    tn_tensor *self, const int64_t *split_sizes, size_t split_sizes_count, int64_t dim,
    tn_value *result)
{
    static tn_op_site site = {"aten::unsafe_split_with_sizes", "TLii->*", NULL, NULL};
    const void *const args[] = {self, split_sizes, &split_sizes_count, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* vsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[] */
TN_NODISCARD static inline tn_status tn_vsplit_array(
    tn_tensor *self, const int64_t *indices, size_t indices_count, tn_value *result)
{
    static tn_op_site site = {"aten::vsplit.array", "TLi->*", NULL, NULL};
    const void *const args[] = {self, indices, &indices_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* vsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[] */
TN_NODISCARD static inline tn_status tn_vsplit_int(
    tn_tensor *self, int64_t sections, tn_value *result)
{
    static tn_op_site site = {"aten::vsplit.int", "Ti->*", NULL, NULL};
    const void *const args[] = {self, &sections};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* vstack(Tensor[] tensors) -> Tensor */
TN_NODISCARD static inline tn_status tn_vstack(
    tn_tensor *const *tensors, size_t tensors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::vstack", "LT->T", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
