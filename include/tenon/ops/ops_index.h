/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators, of the domain `index`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OPS_INDEX_H
#define TENON_OPS_INDEX_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* argwhere(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_argwhere(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::argwhere", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_gather(
    tn_tensor *self, int64_t dim, tn_tensor *index, bool sparse_grad, tn_tensor **result)
{
    static tn_op_site site = {"aten::gather", "TiTb->T", NULL, NULL};
    const void *const args[] = {self, &dim, index, &sparse_grad};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* gather_backward(Tensor grad, Tensor self, int dim, Tensor index, bool sparse_grad) -> Tensor */
TN_NODISCARD static inline tn_status tn_gather_backward(
    tn_tensor *grad, tn_tensor *self, int64_t dim, tn_tensor *index, bool sparse_grad,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::gather_backward", "TTiTb->T", NULL, NULL};
    const void *const args[] = {grad, self, &dim, index, &sparse_grad};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* index.Tensor(Tensor self, Tensor?[] indices) -> Tensor */
TN_NODISCARD static inline tn_status tn_index_Tensor(
    tn_tensor *self, tn_tensor *const *indices, size_t indices_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::index.Tensor", "TL?T->T", NULL, NULL};
    const void *const args[] = {self, indices, &indices_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tn_index_add(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *source, tn_value alpha,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::index_add", "TiTTS->T", NULL, NULL};
    const void *const args[] = {self, &dim, index, source, &alpha};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_index_add_(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *source, tn_value alpha)
{
    static tn_op_site site = {"aten::index_add_", "TiTTS->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, source, &alpha};
    return tn_op_call_typed(&site, args, NULL);
}

/* index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor */
TN_NODISCARD static inline tn_status tn_index_copy(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *source, tn_tensor **result)
{
    static tn_op_site site = {"aten::index_copy", "TiTT->T", NULL, NULL};
    const void *const args[] = {self, &dim, index, source};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* index_copy_(Tensor(a!) self, int dim, Tensor index, Tensor source) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_index_copy_(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *source)
{
    static tn_op_site site = {"aten::index_copy_", "TiTT->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, source};
    return tn_op_call_typed(&site, args, NULL);
}

/* index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor */
TN_NODISCARD static inline tn_status tn_index_fill_int_Scalar(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_value value, tn_tensor **result)
{
    static tn_op_site site = {"aten::index_fill.int_Scalar", "TiTS->T", NULL, NULL};
    const void *const args[] = {self, &dim, index, &value};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor */
TN_NODISCARD static inline tn_status tn_index_fill_int_Tensor(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *value, tn_tensor **result)
{
    static tn_op_site site = {"aten::index_fill.int_Tensor", "TiTT->T", NULL, NULL};
    const void *const args[] = {self, &dim, index, value};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* index_fill_.int_Scalar(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_index_fill__int_Scalar(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_value value)
{
    static tn_op_site site = {"aten::index_fill_.int_Scalar", "TiTS->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, &value};
    return tn_op_call_typed(&site, args, NULL);
}

/* index_fill_.int_Tensor(Tensor(a!) self, int dim, Tensor index, Tensor value) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_index_fill__int_Tensor(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *value)
{
    static tn_op_site site = {"aten::index_fill_.int_Tensor", "TiTT->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, value};
    return tn_op_call_typed(&site, args, NULL);
}

/* index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_index_put(
    tn_tensor *self, tn_tensor *const *indices, size_t indices_count, tn_tensor *values,
    bool accumulate, tn_tensor **result)
{
    static tn_op_site site = {"aten::index_put", "TL?TTb->T", NULL, NULL};
    const void *const args[] = {self, indices, &indices_count, values, &accumulate};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_index_put_(
    tn_tensor *self, tn_tensor *const *indices, size_t indices_count, tn_tensor *values,
    bool accumulate)
{
    static tn_op_site site = {"aten::index_put_", "TL?TTb->=", NULL, NULL};
    const void *const args[] = {self, indices, &indices_count, values, &accumulate};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool
 * include_self=True) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_index_reduce(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *source, const char *reduce,
    bool include_self, tn_tensor **result)
{
    static tn_op_site site = {"aten::index_reduce", "TiTTsb->T", NULL, NULL};
    const void *const args[] = {self, &dim, index, source, reduce, &include_self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * index_reduce_(Tensor(a!) self, int dim, Tensor index, Tensor source, str reduce, *, bool
 * include_self=True) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_index_reduce_(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *source, const char *reduce,
    bool include_self)
{
    static tn_op_site site = {"aten::index_reduce_", "TiTTsb->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, source, reduce, &include_self};
    return tn_op_call_typed(&site, args, NULL);
}

/* index_select(Tensor self, int dim, Tensor index) -> Tensor */
TN_NODISCARD static inline tn_status tn_index_select(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor **result)
{
    static tn_op_site site = {"aten::index_select", "TiT->T", NULL, NULL};
    const void *const args[] = {self, &dim, index};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* index_select_backward(Tensor grad, SymInt[] self_sizes, int dim, Tensor index) -> Tensor */
TN_NODISCARD static inline tn_status tn_index_select_backward(
    tn_tensor *grad, const int64_t *self_sizes, size_t self_sizes_count, int64_t dim,
    tn_tensor *index, tn_tensor **result)
{
    static tn_op_site site = {"aten::index_select_backward", "TLiiT->T", NULL, NULL};
    const void *const args[] = {grad, self_sizes, &self_sizes_count, &dim, index};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor */
TN_NODISCARD static inline tn_status tn_masked_fill_Scalar(
    tn_tensor *self, tn_tensor *mask, tn_value value, tn_tensor **result)
{
    static tn_op_site site = {"aten::masked_fill.Scalar", "TTS->T", NULL, NULL};
    const void *const args[] = {self, mask, &value};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor */
TN_NODISCARD static inline tn_status tn_masked_fill_Tensor(
    tn_tensor *self, tn_tensor *mask, tn_tensor *value, tn_tensor **result)
{
    static tn_op_site site = {"aten::masked_fill.Tensor", "TTT->T", NULL, NULL};
    const void *const args[] = {self, mask, value};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_masked_fill__Scalar(
    tn_tensor *self, tn_tensor *mask, tn_value value)
{
    static tn_op_site site = {"aten::masked_fill_.Scalar", "TTS->=", NULL, NULL};
    const void *const args[] = {self, mask, &value};
    return tn_op_call_typed(&site, args, NULL);
}

/* masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_masked_fill__Tensor(
    tn_tensor *self, tn_tensor *mask, tn_tensor *value)
{
    static tn_op_site site = {"aten::masked_fill_.Tensor", "TTT->=", NULL, NULL};
    const void *const args[] = {self, mask, value};
    return tn_op_call_typed(&site, args, NULL);
}

/* masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor */
TN_NODISCARD static inline tn_status tn_masked_scatter(
    tn_tensor *self, tn_tensor *mask, tn_tensor *source, tn_tensor **result)
{
    static tn_op_site site = {"aten::masked_scatter", "TTT->T", NULL, NULL};
    const void *const args[] = {self, mask, source};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* masked_scatter_(Tensor(a!) self, Tensor mask, Tensor source) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_masked_scatter_(
    tn_tensor *self, tn_tensor *mask, tn_tensor *source)
{
    static tn_op_site site = {"aten::masked_scatter_", "TTT->=", NULL, NULL};
    const void *const args[] = {self, mask, source};
    return tn_op_call_typed(&site, args, NULL);
}

/* masked_scatter_backward(Tensor grad_output, Tensor mask, SymInt[] sizes) -> Tensor */
TN_NODISCARD static inline tn_status tn_masked_scatter_backward(
    tn_tensor *grad_output, tn_tensor *mask, const int64_t *sizes, size_t sizes_count,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::masked_scatter_backward", "TTLi->T", NULL, NULL};
    const void *const args[] = {grad_output, mask, sizes, &sizes_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* masked_select(Tensor self, Tensor mask) -> Tensor */
TN_NODISCARD static inline tn_status tn_masked_select(
    tn_tensor *self, tn_tensor *mask, tn_tensor **result)
{
    static tn_op_site site = {"aten::masked_select", "TT->T", NULL, NULL};
    const void *const args[] = {self, mask};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* nonzero(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_nonzero(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::nonzero", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* nonzero_numpy(Tensor self) -> Tensor[] */
TN_NODISCARD static inline tn_status tn_nonzero_numpy(
    tn_tensor *self, tn_value *result)
{
    static tn_op_site site = {"aten::nonzero_numpy", "T->*", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* nonzero_static(Tensor self, *, SymInt size, int fill_value=-1) -> Tensor */
TN_NODISCARD static inline tn_status tn_nonzero_static(
    tn_tensor *self, int64_t size, int64_t fill_value, tn_tensor **result)
{
    static tn_op_site site = {"aten::nonzero_static", "Tii->T", NULL, NULL};
    const void *const args[] = {self, &size, &fill_value};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_put(
    tn_tensor *self, tn_tensor *index, tn_tensor *source, bool accumulate, tn_tensor **result)
{
    static tn_op_site site = {"aten::put", "TTTb->T", NULL, NULL};
    const void *const args[] = {self, index, source, &accumulate};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* put_(Tensor(a!) self, Tensor index, Tensor source, bool accumulate=False) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_put_(
    tn_tensor *self, tn_tensor *index, tn_tensor *source, bool accumulate)
{
    static tn_op_site site = {"aten::put_", "TTTb->=", NULL, NULL};
    const void *const args[] = {self, index, source, &accumulate};
    return tn_op_call_typed(&site, args, NULL);
}

/* scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor */
TN_NODISCARD static inline tn_status tn_scatter_reduce(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *src, const char *reduce,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::scatter.reduce", "TiTTs->T", NULL, NULL};
    const void *const args[] = {self, &dim, index, src, reduce};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor */
TN_NODISCARD static inline tn_status tn_scatter_src(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *src, tn_tensor **result)
{
    static tn_op_site site = {"aten::scatter.src", "TiTT->T", NULL, NULL};
    const void *const args[] = {self, &dim, index, src};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor */
TN_NODISCARD static inline tn_status tn_scatter_value(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_value value, tn_tensor **result)
{
    static tn_op_site site = {"aten::scatter.value", "TiTS->T", NULL, NULL};
    const void *const args[] = {self, &dim, index, &value};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_scatter_value_reduce(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_value value, const char *reduce,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::scatter.value_reduce", "TiTSs->T", NULL, NULL};
    const void *const args[] = {self, &dim, index, &value, reduce};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * scatter_.reduce(Tensor(a!) self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_scatter__reduce(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *src, const char *reduce)
{
    static tn_op_site site = {"aten::scatter_.reduce", "TiTTs->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, src, reduce};
    return tn_op_call_typed(&site, args, NULL);
}

/* scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_scatter__src(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *src)
{
    static tn_op_site site = {"aten::scatter_.src", "TiTT->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, src};
    return tn_op_call_typed(&site, args, NULL);
}

/* scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_scatter__value(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_value value)
{
    static tn_op_site site = {"aten::scatter_.value", "TiTS->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, &value};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * scatter_.value_reduce(Tensor(a!) self, int dim, Tensor index, Scalar value, *, str reduce) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_scatter__value_reduce(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_value value, const char *reduce)
{
    static tn_op_site site = {"aten::scatter_.value_reduce", "TiTSs->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, &value, reduce};
    return tn_op_call_typed(&site, args, NULL);
}

/* scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor */
TN_NODISCARD static inline tn_status tn_scatter_add(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *src, tn_tensor **result)
{
    static tn_op_site site = {"aten::scatter_add", "TiTT->T", NULL, NULL};
    const void *const args[] = {self, &dim, index, src};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_scatter_add_(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *src)
{
    static tn_op_site site = {"aten::scatter_add_", "TiTT->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, src};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool
 * include_self=True) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_scatter_reduce_two(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *src, const char *reduce,
    bool include_self, tn_tensor **result)
{
    static tn_op_site site = {"aten::scatter_reduce.two", "TiTTsb->T", NULL, NULL};
    const void *const args[] = {self, &dim, index, src, reduce, &include_self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * scatter_reduce_.two(Tensor(a!) self, int dim, Tensor index, Tensor src, str reduce, *, bool
 * include_self=True) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_scatter_reduce__two(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *src, const char *reduce,
    bool include_self)
{
    static tn_op_site site = {"aten::scatter_reduce_.two", "TiTTsb->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, src, reduce, &include_self};
    return tn_op_call_typed(&site, args, NULL);
}

/* take(Tensor self, Tensor index) -> Tensor */
TN_NODISCARD static inline tn_status tn_take(
    tn_tensor *self, tn_tensor *index, tn_tensor **result)
{
    static tn_op_site site = {"aten::take", "TT->T", NULL, NULL};
    const void *const args[] = {self, index};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_take_along_dim(
    tn_tensor *self, tn_tensor *indices, const int64_t *dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::take_along_dim", "TT?i->T", NULL, NULL};
    const void *const args[] = {self, indices, dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * value_selecting_reduction_backward(Tensor grad, int dim, Tensor indices, SymInt[] sizes, bool
 * keepdim) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_value_selecting_reduction_backward(
    tn_tensor *grad, int64_t dim, tn_tensor *indices, const int64_t *sizes, size_t sizes_count,
    bool keepdim, tn_tensor **result)
{
    static tn_op_site site = {"aten::value_selecting_reduction_backward", "TiTLib->T", NULL, NULL};
    const void *const args[] = {grad, &dim, indices, sizes, &sizes_count, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
