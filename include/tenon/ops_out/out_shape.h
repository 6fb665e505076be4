/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators that write to `out` arguments, of the domain `shape`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OUT_SHAPE_H
#define TENON_OUT_SHAPE_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * _reshape_alias_copy.out(Tensor self, SymInt[] size, SymInt[] stride, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__reshape_alias_copy_out(
    tn_tensor *self, const int64_t *size, size_t size_count, const int64_t *stride,
    size_t stride_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::_reshape_alias_copy.out", "TLiLiT->=", NULL, NULL};
    const void *const args[] = {self, size, &size_count, stride, &stride_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* _unsafe_view.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn__unsafe_view_out(
    tn_tensor *self, const int64_t *size, size_t size_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::_unsafe_view.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, size, &size_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* alias_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_alias_copy_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::alias_copy.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * as_strided_copy.out(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None, *,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: storage_offset.
 */
TN_NODISCARD static inline tn_status tn_as_strided_copy_out(
    tn_tensor *self, const int64_t *size, size_t size_count, const int64_t *stride,
    size_t stride_count, const int64_t *storage_offset, tn_tensor *out)
{
    static tn_op_site site = {"aten::as_strided_copy.out", "TLiLi?iT->=", NULL, NULL};
    const void *const args[] = {self, size, &size_count, stride, &stride_count, storage_offset,
        out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * as_strided_scatter.out(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt?
 * storage_offset=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: storage_offset.
 */
TN_NODISCARD static inline tn_status tn_as_strided_scatter_out(
    tn_tensor *self, tn_tensor *src, const int64_t *size, size_t size_count, const int64_t *stride,
    size_t stride_count, const int64_t *storage_offset, tn_tensor *out)
{
    static tn_op_site site = {"aten::as_strided_scatter.out", "TTLiLi?iT->=", NULL, NULL};
    const void *const args[] = {self, src, size, &size_count, stride, &stride_count,
        storage_offset, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* detach_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_detach_copy_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::detach_copy.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* diag.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_diag_out(
    tn_tensor *self, int64_t diagonal, tn_tensor *out)
{
    static tn_op_site site = {"aten::diag.out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &diagonal, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * diag_embed.out(Tensor self, int offset=0, int dim1=-2, int dim2=-1, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_diag_embed_out(
    tn_tensor *self, int64_t offset, int64_t dim1, int64_t dim2, tn_tensor *out)
{
    static tn_op_site site = {"aten::diag_embed.out", "TiiiT->=", NULL, NULL};
    const void *const args[] = {self, &offset, &dim1, &dim2, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * diagonal_backward.out(Tensor grad_output, SymInt[] input_sizes, int offset, int dim1, int dim2,
 * *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_diagonal_backward_out(
    tn_tensor *grad_output, const int64_t *input_sizes, size_t input_sizes_count, int64_t offset,
    int64_t dim1, int64_t dim2, tn_tensor *out)
{
    static tn_op_site site = {"aten::diagonal_backward.out", "TLiiiiT->=", NULL, NULL};
    const void *const args[] = {grad_output, input_sizes, &input_sizes_count, &offset, &dim1,
        &dim2, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * diagonal_copy.out(Tensor self, int offset=0, int dim1=0, int dim2=1, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_diagonal_copy_out(
    tn_tensor *self, int64_t offset, int64_t dim1, int64_t dim2, tn_tensor *out)
{
    static tn_op_site site = {"aten::diagonal_copy.out", "TiiiT->=", NULL, NULL};
    const void *const args[] = {self, &offset, &dim1, &dim2, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * diagonal_scatter.out(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1, *, Tensor(a!)
 * out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_diagonal_scatter_out(
    tn_tensor *self, tn_tensor *src, int64_t offset, int64_t dim1, int64_t dim2, tn_tensor *out)
{
    static tn_op_site site = {"aten::diagonal_scatter.out", "TTiiiT->=", NULL, NULL};
    const void *const args[] = {self, src, &offset, &dim1, &dim2, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * expand_copy.out(Tensor self, SymInt[] size, *, bool implicit=False, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_expand_copy_out(
    tn_tensor *self, const int64_t *size, size_t size_count, bool implicit, tn_tensor *out)
{
    static tn_op_site site = {"aten::expand_copy.out", "TLibT->=", NULL, NULL};
    const void *const args[] = {self, size, &size_count, &implicit, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* flip.out(Tensor self, int[] dims, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_flip_out(
    tn_tensor *self, const int64_t *dims, size_t dims_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::flip.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, dims, &dims_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* lift.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_lift_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::lift.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* lift_fresh_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_lift_fresh_copy_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::lift_fresh_copy.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * narrow_copy.out(Tensor self, int dim, SymInt start, SymInt length, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_narrow_copy_out(
    tn_tensor *self, int64_t dim, int64_t start, int64_t length, tn_tensor *out)
{
    static tn_op_site site = {"aten::narrow_copy.out", "TiiiT->=", NULL, NULL};
    const void *const args[] = {self, &dim, &start, &length, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* permute_copy.out(Tensor self, int[] dims, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_permute_copy_out(
    tn_tensor *self, const int64_t *dims, size_t dims_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::permute_copy.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, dims, &dims_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* roll.out(Tensor self, SymInt[1] shifts, int[1] dims=[], *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_roll_out(
    tn_tensor *self, const int64_t *shifts, size_t shifts_count, const int64_t *dims,
    size_t dims_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::roll.out", "TLiLiT->=", NULL, NULL};
    const void *const args[] = {self, shifts, &shifts_count, dims, &dims_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* rot90.out(Tensor self, int k=1, int[] dims=[0, 1], *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_rot90_out(
    tn_tensor *self, int64_t k, const int64_t *dims, size_t dims_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::rot90.out", "TiLiT->=", NULL, NULL};
    const void *const args[] = {self, &k, dims, &dims_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * select_backward.out(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt index, *,
 * Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_select_backward_out(
    tn_tensor *grad_output, const int64_t *input_sizes, size_t input_sizes_count, int64_t dim,
    int64_t index, tn_tensor *out)
{
    static tn_op_site site = {"aten::select_backward.out", "TLiiiT->=", NULL, NULL};
    const void *const args[] = {grad_output, input_sizes, &input_sizes_count, &dim, &index, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* select_copy.int_out(Tensor self, int dim, SymInt index, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_select_copy_int_out(
    tn_tensor *self, int64_t dim, int64_t index, tn_tensor *out)
{
    static tn_op_site site = {"aten::select_copy.int_out", "TiiT->=", NULL, NULL};
    const void *const args[] = {self, &dim, &index, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * select_scatter.out(Tensor self, Tensor src, int dim, SymInt index, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_select_scatter_out(
    tn_tensor *self, tn_tensor *src, int64_t dim, int64_t index, tn_tensor *out)
{
    static tn_op_site site = {"aten::select_scatter.out", "TTiiT->=", NULL, NULL};
    const void *const args[] = {self, src, &dim, &index, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * slice_backward.out(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt start, SymInt end,
 * SymInt step, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_slice_backward_out(
    tn_tensor *grad_output, const int64_t *input_sizes, size_t input_sizes_count, int64_t dim,
    int64_t start, int64_t end, int64_t step, tn_tensor *out)
{
    static tn_op_site site = {"aten::slice_backward.out", "TLiiiiiT->=", NULL, NULL};
    const void *const args[] = {grad_output, input_sizes, &input_sizes_count, &dim, &start, &end,
        &step, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * slice_copy.Tensor_out(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt
 * step=1, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: start, end.
 */
TN_NODISCARD static inline tn_status tn_slice_copy_Tensor_out(
    tn_tensor *self, int64_t dim, const int64_t *start, const int64_t *end, int64_t step,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::slice_copy.Tensor_out", "Ti?i?iiT->=", NULL, NULL};
    const void *const args[] = {self, &dim, start, end, &step, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * slice_scatter.out(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None,
 * SymInt step=1, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: start, end.
 */
TN_NODISCARD static inline tn_status tn_slice_scatter_out(
    tn_tensor *self, tn_tensor *src, int64_t dim, const int64_t *start, const int64_t *end,
    int64_t step, tn_tensor *out)
{
    static tn_op_site site = {"aten::slice_scatter.out", "TTi?i?iiT->=", NULL, NULL};
    const void *const args[] = {self, src, &dim, start, end, &step, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* squeeze_copy.dim_out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_squeeze_copy_dim_out(
    tn_tensor *self, int64_t dim, tn_tensor *out)
{
    static tn_op_site site = {"aten::squeeze_copy.dim_out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &dim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* squeeze_copy.dims_out(Tensor self, int[] dim, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_squeeze_copy_dims_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::squeeze_copy.dims_out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* squeeze_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_squeeze_copy_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::squeeze_copy.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* t_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_t_copy_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::t_copy.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* transpose_copy.int_out(Tensor self, int dim0, int dim1, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_transpose_copy_int_out(
    tn_tensor *self, int64_t dim0, int64_t dim1, tn_tensor *out)
{
    static tn_op_site site = {"aten::transpose_copy.int_out", "TiiT->=", NULL, NULL};
    const void *const args[] = {self, &dim0, &dim1, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* tril.out(Tensor self, SymInt diagonal=0, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_tril_out(
    tn_tensor *self, int64_t diagonal, tn_tensor *out)
{
    static tn_op_site site = {"aten::tril.out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &diagonal, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* triu.out(Tensor self, SymInt diagonal=0, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_triu_out(
    tn_tensor *self, int64_t diagonal, tn_tensor *out)
{
    static tn_op_site site = {"aten::triu.out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &diagonal, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * unfold_backward.out(Tensor grad_in, SymInt[] input_sizes, int dim, int size, int step, *,
 * Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_unfold_backward_out(
    tn_tensor *grad_in, const int64_t *input_sizes, size_t input_sizes_count, int64_t dim,
    int64_t size, int64_t step, tn_tensor *out)
{
    static tn_op_site site = {"aten::unfold_backward.out", "TLiiiiT->=", NULL, NULL};
    const void *const args[] = {grad_in, input_sizes, &input_sizes_count, &dim, &size, &step, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * unfold_copy.out(Tensor self, int dimension, int size, int step, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_unfold_copy_out(
    tn_tensor *self, int64_t dimension, int64_t size, int64_t step, tn_tensor *out)
{
    static tn_op_site site = {"aten::unfold_copy.out", "TiiiT->=", NULL, NULL};
    const void *const args[] = {self, &dimension, &size, &step, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* unsqueeze_copy.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_unsqueeze_copy_out(
    tn_tensor *self, int64_t dim, tn_tensor *out)
{
    static tn_op_site site = {"aten::unsqueeze_copy.out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &dim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* view_as_complex_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_view_as_complex_copy_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::view_as_complex_copy.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* view_as_real_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_view_as_real_copy_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::view_as_real_copy.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* view_copy.dtype_out(Tensor self, ScalarType dtype, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_view_copy_dtype_out(
    tn_tensor *self, tn_dtype dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::view_copy.dtype_out", "TyT->=", NULL, NULL};
    const void *const args[] = {self, &dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* view_copy.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_view_copy_out(
    tn_tensor *self, const int64_t *size, size_t size_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::view_copy.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, size, &size_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
