/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators that write to `out` arguments, of the domain `join`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OUT_JOIN_H
#define TENON_OUT_JOIN_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* _chunk_cat.out(Tensor[] tensors, int dim, int num_chunks, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn__chunk_cat_out(
    tn_tensor *const *tensors, size_t tensors_count, int64_t dim, int64_t num_chunks,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::_chunk_cat.out", "LTiiT->=", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, &dim, &num_chunks, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* block_diag.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_block_diag_out(
    tn_tensor *const *tensors, size_t tensors_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::block_diag.out", "LTT->=", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_cat_out(
    tn_tensor *const *tensors, size_t tensors_count, int64_t dim, tn_tensor *out)
{
    static tn_op_site site = {"aten::cat.out", "LTiT->=", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, &dim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* column_stack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_column_stack_out(
    tn_tensor *const *tensors, size_t tensors_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::column_stack.out", "LTT->=", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* concat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_concat_out(
    tn_tensor *const *tensors, size_t tensors_count, int64_t dim, tn_tensor *out)
{
    static tn_op_site site = {"aten::concat.out", "LTiT->=", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, &dim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* concatenate.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_concatenate_out(
    tn_tensor *const *tensors, size_t tensors_count, int64_t dim, tn_tensor *out)
{
    static tn_op_site site = {"aten::concatenate.out", "LTiT->=", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, &dim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* dstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_dstack_out(
    tn_tensor *const *tensors, size_t tensors_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::dstack.out", "LTT->=", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* hstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_hstack_out(
    tn_tensor *const *tensors, size_t tensors_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::hstack.out", "LTT->=", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* repeat.out(Tensor self, SymInt[] repeats, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_repeat_out(
    tn_tensor *self, const int64_t *repeats, size_t repeats_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::repeat.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, repeats, &repeats_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * repeat_interleave.Tensor_out(Tensor repeats, *, SymInt? output_size=None, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: output_size.
 */
TN_NODISCARD static inline tn_status tn_repeat_interleave_Tensor_out(
    tn_tensor *repeats, const int64_t *output_size, tn_tensor *out)
{
    static tn_op_site site = {"aten::repeat_interleave.Tensor_out", "T?iT->=", NULL, NULL};
    const void *const args[] = {repeats, output_size, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* row_stack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_row_stack_out(
    tn_tensor *const *tensors, size_t tensors_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::row_stack.out", "LTT->=", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* split_copy.Tensor_out(Tensor self, SymInt split_size, int dim=0, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn_split_copy_Tensor_out(
    tn_tensor *self, int64_t split_size, int64_t dim, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::split_copy.Tensor_out", "TiiLT->", NULL, NULL};
    const void *const args[] = {self, &split_size, &dim, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * split_with_sizes_copy.out(Tensor self, SymInt[] split_sizes, int dim=0, *, Tensor(a!)[] out) ->
 * ()
 */
TN_NODISCARD static inline tn_status tn_split_with_sizes_copy_out(
    tn_tensor *self, const int64_t *split_sizes, size_t split_sizes_count, int64_t dim,
    tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::split_with_sizes_copy.out", "TLiiLT->", NULL, NULL};
    const void *const args[] = {self, split_sizes, &split_sizes_count, &dim, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_stack_out(
    tn_tensor *const *tensors, size_t tensors_count, int64_t dim, tn_tensor *out)
{
    static tn_op_site site = {"aten::stack.out", "LTiT->=", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, &dim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* unbind_copy.int_out(Tensor self, int dim=0, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn_unbind_copy_int_out(
    tn_tensor *self, int64_t dim, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::unbind_copy.int_out", "TiLT->", NULL, NULL};
    const void *const args[] = {self, &dim, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* unsafe_split.Tensor_out(Tensor self, SymInt split_size, int dim=0, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn_unsafe_split_Tensor_out(
    tn_tensor *self, int64_t split_size, int64_t dim, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::unsafe_split.Tensor_out", "TiiLT->", NULL, NULL};
    const void *const args[] = {self, &split_size, &dim, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * unsafe_split_with_sizes.out(Tensor self, SymInt[] split_sizes, int dim=0, *, Tensor(a!)[] out) ->
 * ()
 */
TN_NODISCARD static inline tn_status tn_unsafe_split_with_sizes_out(
    tn_tensor *self, const int64_t *split_sizes, size_t split_sizes_count, int64_t dim,
    tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::unsafe_split_with_sizes.out", "TLiiLT->", NULL, NULL};
    const void *const args[] = {self, split_sizes, &split_sizes_count, &dim, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* vstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_vstack_out(
    tn_tensor *const *tensors, size_t tensors_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::vstack.out", "LTT->=", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
