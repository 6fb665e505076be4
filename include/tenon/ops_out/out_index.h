/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators that write to `out` arguments, of the domain `index`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OUT_INDEX_H
#define TENON_OUT_INDEX_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * _index_put_impl.out(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, bool
 * unsafe=False, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__index_put_impl_out(
    tn_tensor *self, tn_tensor *const *indices, size_t indices_count, tn_tensor *values,
    bool accumulate, bool unsafe, tn_tensor *out)
{
    static tn_op_site site = {"aten::_index_put_impl.out", "TL?TTbbT->=", NULL, NULL};
    const void *const args[] = {self, indices, &indices_count, values, &accumulate, &unsafe, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * gather.out(Tensor self, int dim, Tensor index, *, bool sparse_grad=False, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_gather_out(
    tn_tensor *self, int64_t dim, tn_tensor *index, bool sparse_grad, tn_tensor *out)
{
    static tn_op_site site = {"aten::gather.out", "TiTbT->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, &sparse_grad, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* index.Tensor_out(Tensor self, Tensor?[] indices, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_index_Tensor_out(
    tn_tensor *self, tn_tensor *const *indices, size_t indices_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::index.Tensor_out", "TL?TT->=", NULL, NULL};
    const void *const args[] = {self, indices, &indices_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * index_add.out(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1, Tensor(a!)
 * out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_index_add_out(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *source, tn_value alpha,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::index_add.out", "TiTTST->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, source, &alpha, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * index_copy.out(Tensor self, int dim, Tensor index, Tensor source, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_index_copy_out(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *source, tn_tensor *out)
{
    static tn_op_site site = {"aten::index_copy.out", "TiTTT->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, source, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * index_fill.int_Scalar_out(Tensor self, int dim, Tensor index, Scalar value, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_index_fill_int_Scalar_out(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_value value, tn_tensor *out)
{
    static tn_op_site site = {"aten::index_fill.int_Scalar_out", "TiTST->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, &value, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * index_fill.int_Tensor_out(Tensor self, int dim, Tensor index, Tensor value, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_index_fill_int_Tensor_out(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *value, tn_tensor *out)
{
    static tn_op_site site = {"aten::index_fill.int_Tensor_out", "TiTTT->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, value, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * index_put.out(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, *, Tensor(a!)
 * out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_index_put_out(
    tn_tensor *self, tn_tensor *const *indices, size_t indices_count, tn_tensor *values,
    bool accumulate, tn_tensor *out)
{
    static tn_op_site site = {"aten::index_put.out", "TL?TTbT->=", NULL, NULL};
    const void *const args[] = {self, indices, &indices_count, values, &accumulate, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * index_reduce.out(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool
 * include_self=True, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_index_reduce_out(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *source, const char *reduce,
    bool include_self, tn_tensor *out)
{
    static tn_op_site site = {"aten::index_reduce.out", "TiTTsbT->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, source, reduce, &include_self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* index_select.out(Tensor self, int dim, Tensor index, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_index_select_out(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *out)
{
    static tn_op_site site = {"aten::index_select.out", "TiTT->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * masked_fill.Scalar_out(Tensor self, Tensor mask, Scalar value, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_masked_fill_Scalar_out(
    tn_tensor *self, tn_tensor *mask, tn_value value, tn_tensor *out)
{
    static tn_op_site site = {"aten::masked_fill.Scalar_out", "TTST->=", NULL, NULL};
    const void *const args[] = {self, mask, &value, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * masked_fill.Tensor_out(Tensor self, Tensor mask, Tensor value, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_masked_fill_Tensor_out(
    tn_tensor *self, tn_tensor *mask, tn_tensor *value, tn_tensor *out)
{
    static tn_op_site site = {"aten::masked_fill.Tensor_out", "TTTT->=", NULL, NULL};
    const void *const args[] = {self, mask, value, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* masked_scatter.out(Tensor self, Tensor mask, Tensor source, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_masked_scatter_out(
    tn_tensor *self, tn_tensor *mask, tn_tensor *source, tn_tensor *out)
{
    static tn_op_site site = {"aten::masked_scatter.out", "TTTT->=", NULL, NULL};
    const void *const args[] = {self, mask, source, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* masked_select.out(Tensor self, Tensor mask, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_masked_select_out(
    tn_tensor *self, tn_tensor *mask, tn_tensor *out)
{
    static tn_op_site site = {"aten::masked_select.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, mask, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* nonzero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_nonzero_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::nonzero.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nonzero_static.out(Tensor self, *, SymInt size, int fill_value=-1, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_nonzero_static_out(
    tn_tensor *self, int64_t size, int64_t fill_value, tn_tensor *out)
{
    static tn_op_site site = {"aten::nonzero_static.out", "TiiT->=", NULL, NULL};
    const void *const args[] = {self, &size, &fill_value, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * put.out(Tensor self, Tensor index, Tensor source, bool accumulate=False, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_put_out(
    tn_tensor *self, tn_tensor *index, tn_tensor *source, bool accumulate, tn_tensor *out)
{
    static tn_op_site site = {"aten::put.out", "TTTbT->=", NULL, NULL};
    const void *const args[] = {self, index, source, &accumulate, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * scatter.reduce_out(Tensor self, int dim, Tensor index, Tensor src, *, str reduce, Tensor(a!) out)
 * -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_scatter_reduce_out(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *src, const char *reduce,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::scatter.reduce_out", "TiTTsT->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, src, reduce, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * scatter.src_out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_scatter_src_out(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *src, tn_tensor *out)
{
    static tn_op_site site = {"aten::scatter.src_out", "TiTTT->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, src, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * scatter.value_out(Tensor self, int dim, Tensor index, Scalar value, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_scatter_value_out(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_value value, tn_tensor *out)
{
    static tn_op_site site = {"aten::scatter.value_out", "TiTST->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, &value, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * scatter.value_reduce_out(Tensor self, int dim, Tensor index, Scalar value, *, str reduce,
 * Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_scatter_value_reduce_out(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_value value, const char *reduce,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::scatter.value_reduce_out", "TiTSsT->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, &value, reduce, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * scatter_add.out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_scatter_add_out(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *src, tn_tensor *out)
{
    static tn_op_site site = {"aten::scatter_add.out", "TiTTT->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, src, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * scatter_reduce.two_out(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool
 * include_self=True, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_scatter_reduce_two_out(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *src, const char *reduce,
    bool include_self, tn_tensor *out)
{
    static tn_op_site site = {"aten::scatter_reduce.two_out", "TiTTsbT->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, src, reduce, &include_self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* take.out(Tensor self, Tensor index, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_take_out(
    tn_tensor *self, tn_tensor *index, tn_tensor *out)
{
    static tn_op_site site = {"aten::take.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, index, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * take_along_dim.out(Tensor self, Tensor indices, int? dim=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_take_along_dim_out(
    tn_tensor *self, tn_tensor *indices, const int64_t *dim, tn_tensor *out)
{
    static tn_op_site site = {"aten::take_along_dim.out", "TT?iT->=", NULL, NULL};
    const void *const args[] = {self, indices, dim, out};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
