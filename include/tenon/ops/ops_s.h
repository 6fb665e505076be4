/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators, by name from `s` on: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew.
 */
#ifndef TENON_OPS_S_H
#define TENON_OPS_S_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * scalar_tensor(Scalar s, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 * bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_scalar_tensor(
    tn_value s, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::scalar_tensor", "S?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&s, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None,
 * float dropout_p=0.0, bool is_causal=False, *, float? scale=None, bool enable_gqa=False) -> Tensor
 * NULL is None: attn_mask, scale.
 */
TN_NODISCARD static inline tn_status tn_scaled_dot_product_attention(
    tn_tensor *query, tn_tensor *key, tn_tensor *value, tn_tensor *attn_mask, double dropout_p,
    bool is_causal, const double *scale, bool enable_gqa, tn_tensor **result)
{
    static tn_op_site site = {"aten::scaled_dot_product_attention", "TTT?Tdb?db->T", NULL, NULL};
    const void *const args[] = {query, key, value, attn_mask, &dropout_p, &is_causal, scale,
        &enable_gqa};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
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

/*
 * searchsorted.Scalar(Tensor sorted_sequence, Scalar self, *, bool out_int32=False, bool
 * right=False, str? side=None, Tensor? sorter=None) -> Tensor
 * NULL is None: side, sorter.
 */
TN_NODISCARD static inline tn_status tn_searchsorted_Scalar(
    tn_tensor *sorted_sequence, tn_value self, bool out_int32, bool right, const char *side,
    tn_tensor *sorter, tn_tensor **result)
{
    static tn_op_site site = {"aten::searchsorted.Scalar", "TSbb?s?T->T", NULL, NULL};
    const void *const args[] = {sorted_sequence, &self, &out_int32, &right, side, sorter};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * searchsorted.Tensor(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool
 * right=False, str? side=None, Tensor? sorter=None) -> Tensor
 * NULL is None: side, sorter.
 */
TN_NODISCARD static inline tn_status tn_searchsorted_Tensor(
    tn_tensor *sorted_sequence, tn_tensor *self, bool out_int32, bool right, const char *side,
    tn_tensor *sorter, tn_tensor **result)
{
    static tn_op_site site = {"aten::searchsorted.Tensor", "TTbb?s?T->T", NULL, NULL};
    const void *const args[] = {sorted_sequence, self, &out_int32, &right, side, sorter};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * segment_reduce(Tensor data, str reduce, *, Tensor? lengths=None, Tensor? indices=None, Tensor?
 * offsets=None, int axis=0, bool unsafe=False, Scalar? initial=None) -> Tensor
 * NULL is None: lengths, indices, offsets, initial.
 */
TN_NODISCARD static inline tn_status tn_segment_reduce(
    tn_tensor *data, const char *reduce, tn_tensor *lengths, tn_tensor *indices,
    tn_tensor *offsets, int64_t axis, bool unsafe, const tn_value *initial, tn_tensor **result)
{
    static tn_op_site site = {"aten::segment_reduce", "Ts?T?T?Tib?S->T", NULL, NULL};
    const void *const args[] = {data, reduce, lengths, indices, offsets, &axis, &unsafe, initial};
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

/* selu(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_selu(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::selu", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* selu_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_selu_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::selu_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
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

/* sgn(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_sgn(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::sgn", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* sgn_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_sgn_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::sgn_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* sigmoid(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_sigmoid(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::sigmoid", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* sigmoid_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_sigmoid_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::sigmoid_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor */
TN_NODISCARD static inline tn_status tn_sigmoid_backward(
    tn_tensor *grad_output, tn_tensor *output, tn_tensor **result)
{
    static tn_op_site site = {"aten::sigmoid_backward", "TT->T", NULL, NULL};
    const void *const args[] = {grad_output, output};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* sign(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_sign(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::sign", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* sign_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_sign_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::sign_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* signbit(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_signbit(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::signbit", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* silu(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_silu(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::silu", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* silu_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_silu_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::silu_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* silu_backward(Tensor grad_output, Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_silu_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::silu_backward", "TT->T", NULL, NULL};
    const void *const args[] = {grad_output, self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* sin(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_sin(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::sin", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* sin_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_sin_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::sin_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* sinc(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_sinc(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::sinc", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* sinc_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_sinc_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::sinc_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* sinh(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_sinh(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::sinh", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* sinh_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_sinh_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::sinh_", "T->=", NULL, NULL};
    const void *const args[] = {self};
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

/* slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet) */
TN_NODISCARD static inline tn_status tn_slogdet(
    tn_tensor *self, tn_tensor **sign, tn_tensor **logabsdet)
{
    static tn_op_site site = {"aten::slogdet", "T->TT", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {sign, logabsdet};
    return tn_op_call_typed(&site, args, results);
}

/*
 * slow_conv3d(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias=None, SymInt[3]
 * stride=1, SymInt[3] padding=0) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_slow_conv3d(
    tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size, size_t kernel_size_count,
    tn_tensor *bias, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::slow_conv3d", "TTLi?TLiLi->T", NULL, NULL};
    const void *const args[] = {self, weight, kernel_size, &kernel_size_count, bias, stride,
        &stride_count, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * slow_conv3d_forward(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias, SymInt[3]
 * stride, SymInt[3] padding) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_slow_conv3d_forward(
    tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size, size_t kernel_size_count,
    tn_tensor *bias, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::slow_conv3d_forward", "TTLi?TLiLi->T", NULL, NULL};
    const void *const args[] = {self, weight, kernel_size, &kernel_size_count, bias, stride,
        &stride_count, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * slow_conv_dilated2d(Tensor self, Tensor weight, SymInt[2] kernel_size, Tensor? bias=None,
 * SymInt[2] stride=1, SymInt[2] padding=0, SymInt[2] dilation=1) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_slow_conv_dilated2d(
    tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size, size_t kernel_size_count,
    tn_tensor *bias, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, const int64_t *dilation, size_t dilation_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::slow_conv_dilated2d", "TTLi?TLiLiLi->T", NULL, NULL};
    const void *const args[] = {self, weight, kernel_size, &kernel_size_count, bias, stride,
        &stride_count, padding, &padding_count, dilation, &dilation_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * slow_conv_dilated3d(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias=None,
 * SymInt[3] stride=1, SymInt[3] padding=0, SymInt[3] dilation=1) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_slow_conv_dilated3d(
    tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size, size_t kernel_size_count,
    tn_tensor *bias, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, const int64_t *dilation, size_t dilation_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::slow_conv_dilated3d", "TTLi?TLiLiLi->T", NULL, NULL};
    const void *const args[] = {self, weight, kernel_size, &kernel_size_count, bias, stride,
        &stride_count, padding, &padding_count, dilation, &dilation_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * slow_conv_transpose3d(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias=None,
 * SymInt[3] stride=1, SymInt[3] padding=0, SymInt[3] output_padding=0, SymInt[3] dilation=1) ->
 * Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_slow_conv_transpose3d(
    tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size, size_t kernel_size_count,
    tn_tensor *bias, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, const int64_t *output_padding, size_t output_padding_count,
    const int64_t *dilation, size_t dilation_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::slow_conv_transpose3d", "TTLi?TLiLiLiLi->T", NULL, NULL};
    const void *const args[] = {self, weight, kernel_size, &kernel_size_count, bias, stride,
        &stride_count, padding, &padding_count, output_padding, &output_padding_count, dilation,
        &dilation_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* smooth_l1_loss(Tensor self, Tensor target, int reduction=Mean, float beta=1.0) -> Tensor */
TN_NODISCARD static inline tn_status tn_smooth_l1_loss(
    tn_tensor *self, tn_tensor *target, int64_t reduction, double beta, tn_tensor **result)
{
    static tn_op_site site = {"aten::smooth_l1_loss", "TTid->T", NULL, NULL};
    const void *const args[] = {self, target, &reduction, &beta};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * smooth_l1_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float
 * beta) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_smooth_l1_loss_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, int64_t reduction, double beta,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::smooth_l1_loss_backward", "TTTid->T", NULL, NULL};
    const void *const args[] = {grad_output, self, target, &reduction, &beta};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* soft_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor */
TN_NODISCARD static inline tn_status tn_soft_margin_loss(
    tn_tensor *self, tn_tensor *target, int64_t reduction, tn_tensor **result)
{
    static tn_op_site site = {"aten::soft_margin_loss", "TTi->T", NULL, NULL};
    const void *const args[] = {self, target, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * soft_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) ->
 * Tensor
 */
TN_NODISCARD static inline tn_status tn_soft_margin_loss_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, int64_t reduction,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::soft_margin_loss_backward", "TTTi->T", NULL, NULL};
    const void *const args[] = {grad_output, self, target, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_softmax_int(
    tn_tensor *self, int64_t dim, const tn_dtype *dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::softmax.int", "Ti?y->T", NULL, NULL};
    const void *const args[] = {self, &dim, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor */
TN_NODISCARD static inline tn_status tn_softplus(
    tn_tensor *self, tn_value beta, tn_value threshold, tn_tensor **result)
{
    static tn_op_site site = {"aten::softplus", "TSS->T", NULL, NULL};
    const void *const args[] = {self, &beta, &threshold};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor */
TN_NODISCARD static inline tn_status tn_softplus_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_value beta, tn_value threshold, tn_tensor **result)
{
    static tn_op_site site = {"aten::softplus_backward", "TTSS->T", NULL, NULL};
    const void *const args[] = {grad_output, self, &beta, &threshold};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* softshrink(Tensor self, Scalar lambd=0.5) -> Tensor */
TN_NODISCARD static inline tn_status tn_softshrink(
    tn_tensor *self, tn_value lambd, tn_tensor **result)
{
    static tn_op_site site = {"aten::softshrink", "TS->T", NULL, NULL};
    const void *const args[] = {self, &lambd};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* softshrink_backward(Tensor grad_output, Tensor self, Scalar lambd) -> Tensor */
TN_NODISCARD static inline tn_status tn_softshrink_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_value lambd, tn_tensor **result)
{
    static tn_op_site site = {"aten::softshrink_backward", "TTS->T", NULL, NULL};
    const void *const args[] = {grad_output, self, &lambd};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices) */
TN_NODISCARD static inline tn_status tn_sort(
    tn_tensor *self, int64_t dim, bool descending, tn_tensor **values, tn_tensor **indices)
{
    static tn_op_site site = {"aten::sort", "Tib->TT", NULL, NULL};
    const void *const args[] = {self, &dim, &descending};
    void *const results[] = {values, indices};
    return tn_op_call_typed(&site, args, results);
}

/*
 * sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values,
 * Tensor indices)
 * NULL is None: stable.
 */
TN_NODISCARD static inline tn_status tn_sort_stable(
    tn_tensor *self, const bool *stable, int64_t dim, bool descending, tn_tensor **values,
    tn_tensor **indices)
{
    static tn_op_site site = {"aten::sort.stable", "T?bib->TT", NULL, NULL};
    const void *const args[] = {self, stable, &dim, &descending};
    void *const results[] = {values, indices};
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

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
