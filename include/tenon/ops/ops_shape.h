/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators, of the domain `shape`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OPS_SHAPE_H
#define TENON_OPS_SHAPE_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* adjoint(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_adjoint(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::adjoint", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* alias(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_alias(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::alias", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* alias_copy(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_alias_copy(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::alias_copy", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) ->
 * Tensor(a)
 * NULL is None: storage_offset.
 */
TN_NODISCARD static inline tn_status tn_as_strided(
    tn_tensor *self, const int64_t *size, size_t size_count, const int64_t *stride,
    size_t stride_count, const int64_t *storage_offset, tn_tensor **result)
{
    static tn_op_site site = {"aten::as_strided", "TLiLi?i->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count, stride, &stride_count, storage_offset};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * as_strided_(Tensor(a!) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) ->
 * Tensor(a!)
 * NULL is None: storage_offset.
 */
TN_NODISCARD static inline tn_status tn_as_strided_(
    tn_tensor *self, const int64_t *size, size_t size_count, const int64_t *stride,
    size_t stride_count, const int64_t *storage_offset)
{
    static tn_op_site site = {"aten::as_strided_", "TLiLi?i->=", NULL, NULL};
    const void *const args[] = {self, size, &size_count, stride, &stride_count, storage_offset};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * as_strided_copy(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) ->
 * Tensor
 * NULL is None: storage_offset.
 */
TN_NODISCARD static inline tn_status tn_as_strided_copy(
    tn_tensor *self, const int64_t *size, size_t size_count, const int64_t *stride,
    size_t stride_count, const int64_t *storage_offset, tn_tensor **result)
{
    static tn_op_site site = {"aten::as_strided_copy", "TLiLi?i->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count, stride, &stride_count, storage_offset};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt?
 * storage_offset=None) -> Tensor
 * NULL is None: storage_offset.
 */
TN_NODISCARD static inline tn_status tn_as_strided_scatter(
    tn_tensor *self, tn_tensor *src, const int64_t *size, size_t size_count, const int64_t *stride,
    size_t stride_count, const int64_t *storage_offset, tn_tensor **result)
{
    static tn_op_site site = {"aten::as_strided_scatter", "TTLiLi?i->T", NULL, NULL};
    const void *const args[] = {self, src, size, &size_count, stride, &stride_count,
        storage_offset};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* atleast_1d(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_atleast_1d(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::atleast_1d", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* atleast_1d.Sequence(Tensor[] tensors) -> Tensor[] */
TN_NODISCARD static inline tn_status tn_atleast_1d_Sequence(
    tn_tensor *const *tensors, size_t tensors_count, tn_value *result)
{
    static tn_op_site site = {"aten::atleast_1d.Sequence", "LT->*", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* atleast_2d(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_atleast_2d(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::atleast_2d", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* atleast_2d.Sequence(Tensor[] tensors) -> Tensor[] */
TN_NODISCARD static inline tn_status tn_atleast_2d_Sequence(
    tn_tensor *const *tensors, size_t tensors_count, tn_value *result)
{
    static tn_op_site site = {"aten::atleast_2d.Sequence", "LT->*", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* atleast_3d(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_atleast_3d(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::atleast_3d", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* atleast_3d.Sequence(Tensor[] tensors) -> Tensor[] */
TN_NODISCARD static inline tn_status tn_atleast_3d_Sequence(
    tn_tensor *const *tensors, size_t tensors_count, tn_value *result)
{
    static tn_op_site site = {"aten::atleast_3d.Sequence", "LT->*", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* broadcast_tensors(Tensor[] tensors) -> Tensor[] */
TN_NODISCARD static inline tn_status tn_broadcast_tensors(
    tn_tensor *const *tensors, size_t tensors_count, tn_value *result)
{
    static tn_op_site site = {"aten::broadcast_tensors", "LT->*", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* broadcast_to(Tensor(a) self, SymInt[] size) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_broadcast_to(
    tn_tensor *self, const int64_t *size, size_t size_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::broadcast_to", "TLi->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* detach(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_detach(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::detach", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* detach_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_detach_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::detach_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* detach_copy(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_detach_copy(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::detach_copy", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* diag(Tensor self, int diagonal=0) -> Tensor */
TN_NODISCARD static inline tn_status tn_diag(
    tn_tensor *self, int64_t diagonal, tn_tensor **result)
{
    static tn_op_site site = {"aten::diag", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &diagonal};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor */
TN_NODISCARD static inline tn_status tn_diag_embed(
    tn_tensor *self, int64_t offset, int64_t dim1, int64_t dim2, tn_tensor **result)
{
    static tn_op_site site = {"aten::diag_embed", "Tiii->T", NULL, NULL};
    const void *const args[] = {self, &offset, &dim1, &dim2};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* diagflat(Tensor self, int offset=0) -> Tensor */
TN_NODISCARD static inline tn_status tn_diagflat(
    tn_tensor *self, int64_t offset, tn_tensor **result)
{
    static tn_op_site site = {"aten::diagflat", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &offset};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_diagonal(
    tn_tensor *self, int64_t offset, int64_t dim1, int64_t dim2, tn_tensor **result)
{
    static tn_op_site site = {"aten::diagonal", "Tiii->T", NULL, NULL};
    const void *const args[] = {self, &offset, &dim1, &dim2};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * diagonal_backward(Tensor grad_output, SymInt[] input_sizes, int offset, int dim1, int dim2) ->
 * Tensor
 */
TN_NODISCARD static inline tn_status tn_diagonal_backward(
    tn_tensor *grad_output, const int64_t *input_sizes, size_t input_sizes_count, int64_t offset,
    int64_t dim1, int64_t dim2, tn_tensor **result)
{
    static tn_op_site site = {"aten::diagonal_backward", "TLiiii->T", NULL, NULL};
    const void *const args[] = {grad_output, input_sizes, &input_sizes_count, &offset, &dim1,
        &dim2};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor */
TN_NODISCARD static inline tn_status tn_diagonal_copy(
    tn_tensor *self, int64_t offset, int64_t dim1, int64_t dim2, tn_tensor **result)
{
    static tn_op_site site = {"aten::diagonal_copy", "Tiii->T", NULL, NULL};
    const void *const args[] = {self, &offset, &dim1, &dim2};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor */
TN_NODISCARD static inline tn_status tn_diagonal_scatter(
    tn_tensor *self, tn_tensor *src, int64_t offset, int64_t dim1, int64_t dim2,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::diagonal_scatter", "TTiii->T", NULL, NULL};
    const void *const args[] = {self, src, &offset, &dim1, &dim2};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_expand(
    tn_tensor *self, const int64_t *size, size_t size_count, bool implicit, tn_tensor **result)
{
    static tn_op_site site = {"aten::expand", "TLib->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count, &implicit};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* expand_as(Tensor(a) self, Tensor other) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_expand_as(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::expand_as", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* expand_copy(Tensor self, SymInt[] size, *, bool implicit=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_expand_copy(
    tn_tensor *self, const int64_t *size, size_t size_count, bool implicit, tn_tensor **result)
{
    static tn_op_site site = {"aten::expand_copy", "TLib->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count, &implicit};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_flatten_using_ints(
    tn_tensor *self, int64_t start_dim, int64_t end_dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::flatten.using_ints", "Tii->T", NULL, NULL};
    const void *const args[] = {self, &start_dim, &end_dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* flip(Tensor self, int[] dims) -> Tensor */
TN_NODISCARD static inline tn_status tn_flip(
    tn_tensor *self, const int64_t *dims, size_t dims_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::flip", "TLi->T", NULL, NULL};
    const void *const args[] = {self, dims, &dims_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* fliplr(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_fliplr(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::fliplr", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* flipud(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_flipud(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::flipud", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* lift(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_lift(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::lift", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* lift_fresh(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_lift_fresh(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::lift_fresh", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* lift_fresh_copy(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_lift_fresh_copy(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::lift_fresh_copy", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* mH(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_mH(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::mH", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* mT(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_mT(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::mT", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* matrix_H(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_matrix_H(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::matrix_H", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* moveaxis.int(Tensor(a) self, int source, int destination) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_moveaxis_int(
    tn_tensor *self, int64_t source, int64_t destination, tn_tensor **result)
{
    static tn_op_site site = {"aten::moveaxis.int", "Tii->T", NULL, NULL};
    const void *const args[] = {self, &source, &destination};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* moveaxis.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_moveaxis_intlist(
    tn_tensor *self, const int64_t *source, size_t source_count, const int64_t *destination,
    size_t destination_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::moveaxis.intlist", "TLiLi->T", NULL, NULL};
    const void *const args[] = {self, source, &source_count, destination, &destination_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_movedim_int(
    tn_tensor *self, int64_t source, int64_t destination, tn_tensor **result)
{
    static tn_op_site site = {"aten::movedim.int", "Tii->T", NULL, NULL};
    const void *const args[] = {self, &source, &destination};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* movedim.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_movedim_intlist(
    tn_tensor *self, const int64_t *source, size_t source_count, const int64_t *destination,
    size_t destination_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::movedim.intlist", "TLiLi->T", NULL, NULL};
    const void *const args[] = {self, source, &source_count, destination, &destination_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_narrow(
    tn_tensor *self, int64_t dim, int64_t start, int64_t length, tn_tensor **result)
{
    static tn_op_site site = {"aten::narrow", "Tiii->T", NULL, NULL};
    const void *const args[] = {self, &dim, &start, &length};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* narrow.Tensor(Tensor(a) self, int dim, Tensor start, SymInt length) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_narrow_Tensor(
    tn_tensor *self, int64_t dim, tn_tensor *start, int64_t length, tn_tensor **result)
{
    static tn_op_site site = {"aten::narrow.Tensor", "TiTi->T", NULL, NULL};
    const void *const args[] = {self, &dim, start, &length};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* narrow_copy(Tensor self, int dim, SymInt start, SymInt length) -> Tensor */
TN_NODISCARD static inline tn_status tn_narrow_copy(
    tn_tensor *self, int64_t dim, int64_t start, int64_t length, tn_tensor **result)
{
    static tn_op_site site = {"aten::narrow_copy", "Tiii->T", NULL, NULL};
    const void *const args[] = {self, &dim, &start, &length};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* numpy_T(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_numpy_T(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::numpy_T", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* permute(Tensor(a) self, int[] dims) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_permute(
    tn_tensor *self, const int64_t *dims, size_t dims_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::permute", "TLi->T", NULL, NULL};
    const void *const args[] = {self, dims, &dims_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* permute_copy(Tensor self, int[] dims) -> Tensor */
TN_NODISCARD static inline tn_status tn_permute_copy(
    tn_tensor *self, const int64_t *dims, size_t dims_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::permute_copy", "TLi->T", NULL, NULL};
    const void *const args[] = {self, dims, &dims_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* ravel(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_ravel(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::ravel", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_reshape(
    tn_tensor *self, const int64_t *shape, size_t shape_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::reshape", "TLi->T", NULL, NULL};
    const void *const args[] = {self, shape, &shape_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* reshape_as(Tensor(a) self, Tensor other) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_reshape_as(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::reshape_as", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* roll(Tensor self, SymInt[1] shifts, int[1] dims=[]) -> Tensor */
TN_NODISCARD static inline tn_status tn_roll(
    tn_tensor *self, const int64_t *shifts, size_t shifts_count, const int64_t *dims,
    size_t dims_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::roll", "TLiLi->T", NULL, NULL};
    const void *const args[] = {self, shifts, &shifts_count, dims, &dims_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* rot90(Tensor self, int k=1, int[] dims=[0,1]) -> Tensor */
TN_NODISCARD static inline tn_status tn_rot90(
    tn_tensor *self, int64_t k, const int64_t *dims, size_t dims_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::rot90", "TiLi->T", NULL, NULL};
    const void *const args[] = {self, &k, dims, &dims_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_select_int(
    tn_tensor *self, int64_t dim, int64_t index, tn_tensor **result)
{
    static tn_op_site site = {"aten::select.int", "Tii->T", NULL, NULL};
    const void *const args[] = {self, &dim, &index};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* select_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt index) -> Tensor */
TN_NODISCARD static inline tn_status tn_select_backward(
    tn_tensor *grad_output, const int64_t *input_sizes, size_t input_sizes_count, int64_t dim,
    int64_t index, tn_tensor **result)
{
    static tn_op_site site = {"aten::select_backward", "TLiii->T", NULL, NULL};
    const void *const args[] = {grad_output, input_sizes, &input_sizes_count, &dim, &index};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* select_copy.int(Tensor self, int dim, SymInt index) -> Tensor */
TN_NODISCARD static inline tn_status tn_select_copy_int(
    tn_tensor *self, int64_t dim, int64_t index, tn_tensor **result)
{
    static tn_op_site site = {"aten::select_copy.int", "Tii->T", NULL, NULL};
    const void *const args[] = {self, &dim, &index};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor */
TN_NODISCARD static inline tn_status tn_select_scatter(
    tn_tensor *self, tn_tensor *src, int64_t dim, int64_t index, tn_tensor **result)
{
    static tn_op_site site = {"aten::select_scatter", "TTii->T", NULL, NULL};
    const void *const args[] = {self, src, &dim, &index};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) ->
 * Tensor(a)
 * NULL is None: start, end.
 */
TN_NODISCARD static inline tn_status tn_slice_Tensor(
    tn_tensor *self, int64_t dim, const int64_t *start, const int64_t *end, int64_t step,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::slice.Tensor", "Ti?i?ii->T", NULL, NULL};
    const void *const args[] = {self, &dim, start, end, &step};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * slice_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt start, SymInt end,
 * SymInt step) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_slice_backward(
    tn_tensor *grad_output, const int64_t *input_sizes, size_t input_sizes_count, int64_t dim,
    int64_t start, int64_t end, int64_t step, tn_tensor **result)
{
    static tn_op_site site = {"aten::slice_backward", "TLiiiii->T", NULL, NULL};
    const void *const args[] = {grad_output, input_sizes, &input_sizes_count, &dim, &start, &end,
        &step};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * slice_copy.Tensor(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) ->
 * Tensor
 * NULL is None: start, end.
 */
TN_NODISCARD static inline tn_status tn_slice_copy_Tensor(
    tn_tensor *self, int64_t dim, const int64_t *start, const int64_t *end, int64_t step,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::slice_copy.Tensor", "Ti?i?ii->T", NULL, NULL};
    const void *const args[] = {self, &dim, start, end, &step};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt
 * step=1) -> Tensor
 * NULL is None: start, end.
 */
TN_NODISCARD static inline tn_status tn_slice_scatter(
    tn_tensor *self, tn_tensor *src, int64_t dim, const int64_t *start, const int64_t *end,
    int64_t step, tn_tensor **result)
{
    static tn_op_site site = {"aten::slice_scatter", "TTi?i?ii->T", NULL, NULL};
    const void *const args[] = {self, src, &dim, start, end, &step};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* squeeze(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_squeeze(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::squeeze", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* squeeze.dim(Tensor(a) self, int dim) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_squeeze_dim(
    tn_tensor *self, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::squeeze.dim", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_squeeze_dims(
    tn_tensor *self, const int64_t *dim, size_t dim_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::squeeze.dims", "TLi->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* squeeze_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_squeeze_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::squeeze_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_squeeze__dim(
    tn_tensor *self, int64_t dim)
{
    static tn_op_site site = {"aten::squeeze_.dim", "Ti->=", NULL, NULL};
    const void *const args[] = {self, &dim};
    return tn_op_call_typed(&site, args, NULL);
}

/* squeeze_.dims(Tensor(a!) self, int[] dim) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_squeeze__dims(
    tn_tensor *self, const int64_t *dim, size_t dim_count)
{
    static tn_op_site site = {"aten::squeeze_.dims", "TLi->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* squeeze_copy(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_squeeze_copy(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::squeeze_copy", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* squeeze_copy.dim(Tensor self, int dim) -> Tensor */
TN_NODISCARD static inline tn_status tn_squeeze_copy_dim(
    tn_tensor *self, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::squeeze_copy.dim", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* squeeze_copy.dims(Tensor self, int[] dim) -> Tensor */
TN_NODISCARD static inline tn_status tn_squeeze_copy_dims(
    tn_tensor *self, const int64_t *dim, size_t dim_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::squeeze_copy.dims", "TLi->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* sum_to_size(Tensor self, SymInt[] size) -> Tensor */
TN_NODISCARD static inline tn_status tn_sum_to_size(
    tn_tensor *self, const int64_t *size, size_t size_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::sum_to_size", "TLi->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* swapaxes(Tensor(a) self, int axis0, int axis1) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_swapaxes(
    tn_tensor *self, int64_t axis0, int64_t axis1, tn_tensor **result)
{
    static tn_op_site site = {"aten::swapaxes", "Tii->T", NULL, NULL};
    const void *const args[] = {self, &axis0, &axis1};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* swapaxes_(Tensor(a!) self, int axis0, int axis1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_swapaxes_(
    tn_tensor *self, int64_t axis0, int64_t axis1)
{
    static tn_op_site site = {"aten::swapaxes_", "Tii->=", NULL, NULL};
    const void *const args[] = {self, &axis0, &axis1};
    return tn_op_call_typed(&site, args, NULL);
}

/* swapdims(Tensor(a) self, int dim0, int dim1) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_swapdims(
    tn_tensor *self, int64_t dim0, int64_t dim1, tn_tensor **result)
{
    static tn_op_site site = {"aten::swapdims", "Tii->T", NULL, NULL};
    const void *const args[] = {self, &dim0, &dim1};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* swapdims_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_swapdims_(
    tn_tensor *self, int64_t dim0, int64_t dim1)
{
    static tn_op_site site = {"aten::swapdims_", "Tii->=", NULL, NULL};
    const void *const args[] = {self, &dim0, &dim1};
    return tn_op_call_typed(&site, args, NULL);
}

/* t(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_t(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::t", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* t_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_t_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::t_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* t_copy(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_t_copy(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::t_copy", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_transpose_int(
    tn_tensor *self, int64_t dim0, int64_t dim1, tn_tensor **result)
{
    static tn_op_site site = {"aten::transpose.int", "Tii->T", NULL, NULL};
    const void *const args[] = {self, &dim0, &dim1};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_transpose_(
    tn_tensor *self, int64_t dim0, int64_t dim1)
{
    static tn_op_site site = {"aten::transpose_", "Tii->=", NULL, NULL};
    const void *const args[] = {self, &dim0, &dim1};
    return tn_op_call_typed(&site, args, NULL);
}

/* transpose_copy.int(Tensor self, int dim0, int dim1) -> Tensor */
TN_NODISCARD static inline tn_status tn_transpose_copy_int(
    tn_tensor *self, int64_t dim0, int64_t dim1, tn_tensor **result)
{
    static tn_op_site site = {"aten::transpose_copy.int", "Tii->T", NULL, NULL};
    const void *const args[] = {self, &dim0, &dim1};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* tril(Tensor self, SymInt diagonal=0) -> Tensor */
TN_NODISCARD static inline tn_status tn_tril(
    tn_tensor *self, int64_t diagonal, tn_tensor **result)
{
    static tn_op_site site = {"aten::tril", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &diagonal};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* tril_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_tril_(
    tn_tensor *self, int64_t diagonal)
{
    static tn_op_site site = {"aten::tril_", "Ti->=", NULL, NULL};
    const void *const args[] = {self, &diagonal};
    return tn_op_call_typed(&site, args, NULL);
}

/* triu(Tensor self, SymInt diagonal=0) -> Tensor */
TN_NODISCARD static inline tn_status tn_triu(
    tn_tensor *self, int64_t diagonal, tn_tensor **result)
{
    static tn_op_site site = {"aten::triu", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &diagonal};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* triu_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_triu_(
    tn_tensor *self, int64_t diagonal)
{
    static tn_op_site site = {"aten::triu_", "Ti->=", NULL, NULL};
    const void *const args[] = {self, &diagonal};
    return tn_op_call_typed(&site, args, NULL);
}

/* type_as(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_type_as(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::type_as", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* unflatten.int(Tensor(a) self, int dim, SymInt[] sizes) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_unflatten_int(
    tn_tensor *self, int64_t dim, const int64_t *sizes, size_t sizes_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::unflatten.int", "TiLi->T", NULL, NULL};
    const void *const args[] = {self, &dim, sizes, &sizes_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_unfold(
    tn_tensor *self, int64_t dimension, int64_t size, int64_t step, tn_tensor **result)
{
    static tn_op_site site = {"aten::unfold", "Tiii->T", NULL, NULL};
    const void *const args[] = {self, &dimension, &size, &step};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* unfold_backward(Tensor grad_in, SymInt[] input_sizes, int dim, int size, int step) -> Tensor */
TN_NODISCARD static inline tn_status tn_unfold_backward(
    tn_tensor *grad_in, const int64_t *input_sizes, size_t input_sizes_count, int64_t dim,
    int64_t size, int64_t step, tn_tensor **result)
{
    static tn_op_site site = {"aten::unfold_backward", "TLiiii->T", NULL, NULL};
    const void *const args[] = {grad_in, input_sizes, &input_sizes_count, &dim, &size, &step};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor */
TN_NODISCARD static inline tn_status tn_unfold_copy(
    tn_tensor *self, int64_t dimension, int64_t size, int64_t step, tn_tensor **result)
{
    static tn_op_site site = {"aten::unfold_copy", "Tiii->T", NULL, NULL};
    const void *const args[] = {self, &dimension, &size, &step};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* unsqueeze(Tensor(a) self, int dim) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_unsqueeze(
    tn_tensor *self, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::unsqueeze", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_unsqueeze_(
    tn_tensor *self, int64_t dim)
{
    static tn_op_site site = {"aten::unsqueeze_", "Ti->=", NULL, NULL};
    const void *const args[] = {self, &dim};
    return tn_op_call_typed(&site, args, NULL);
}

/* unsqueeze_copy(Tensor self, int dim) -> Tensor */
TN_NODISCARD static inline tn_status tn_unsqueeze_copy(
    tn_tensor *self, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::unsqueeze_copy", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* view(Tensor(a) self, SymInt[] size) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_view(
    tn_tensor *self, const int64_t *size, size_t size_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::view", "TLi->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_view_dtype(
    tn_tensor *self, tn_dtype dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::view.dtype", "Ty->T", NULL, NULL};
    const void *const args[] = {self, &dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* view_as(Tensor(a) self, Tensor other) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_view_as(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::view_as", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* view_as_complex(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_view_as_complex(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::view_as_complex", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* view_as_complex_copy(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_view_as_complex_copy(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::view_as_complex_copy", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* view_as_real(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_view_as_real(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::view_as_real", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* view_as_real_copy(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_view_as_real_copy(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::view_as_real_copy", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* view_copy(Tensor self, SymInt[] size) -> Tensor */
TN_NODISCARD static inline tn_status tn_view_copy(
    tn_tensor *self, const int64_t *size, size_t size_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::view_copy", "TLi->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* view_copy.dtype(Tensor self, ScalarType dtype) -> Tensor */
TN_NODISCARD static inline tn_status tn_view_copy_dtype(
    tn_tensor *self, tn_dtype dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::view_copy.dtype", "Ty->T", NULL, NULL};
    const void *const args[] = {self, &dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
