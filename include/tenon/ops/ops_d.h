/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators, by name from `d` on: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew.
 */
#ifndef TENON_OPS_D_H
#define TENON_OPS_D_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* data(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_data(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::data", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* deg2rad(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_deg2rad(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::deg2rad", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* deg2rad_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_deg2rad_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::deg2rad_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* det(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_det(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::det", "T->T", NULL, NULL};
    const void *const args[] = {self};
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

/*
 * diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor
 * NULL is None: prepend, append.
 */
TN_NODISCARD static inline tn_status tn_diff(
    tn_tensor *self, int64_t n, int64_t dim, tn_tensor *prepend, tn_tensor *append,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::diff", "Tii?T?T->T", NULL, NULL};
    const void *const args[] = {self, &n, &dim, prepend, append};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* digamma(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_digamma(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::digamma", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* digamma_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_digamma_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::digamma_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
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

/* dist(Tensor self, Tensor other, Scalar p=2) -> Tensor */
TN_NODISCARD static inline tn_status tn_dist(
    tn_tensor *self, tn_tensor *other, tn_value p, tn_tensor **result)
{
    static tn_op_site site = {"aten::dist", "TTS->T", NULL, NULL};
    const void *const args[] = {self, other, &p};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* div.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_div_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::div.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor
 * NULL is None: rounding_mode.
 */
TN_NODISCARD static inline tn_status tn_div_Scalar_mode(
    tn_tensor *self, tn_value other, const char *rounding_mode, tn_tensor **result)
{
    static tn_op_site site = {"aten::div.Scalar_mode", "TS?s->T", NULL, NULL};
    const void *const args[] = {self, &other, rounding_mode};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* div.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_div_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::div.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor
 * NULL is None: rounding_mode.
 */
TN_NODISCARD static inline tn_status tn_div_Tensor_mode(
    tn_tensor *self, tn_tensor *other, const char *rounding_mode, tn_tensor **result)
{
    static tn_op_site site = {"aten::div.Tensor_mode", "TT?s->T", NULL, NULL};
    const void *const args[] = {self, other, rounding_mode};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_div__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::div_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)
 * NULL is None: rounding_mode.
 */
TN_NODISCARD static inline tn_status tn_div__Scalar_mode(
    tn_tensor *self, tn_value other, const char *rounding_mode)
{
    static tn_op_site site = {"aten::div_.Scalar_mode", "TS?s->=", NULL, NULL};
    const void *const args[] = {self, &other, rounding_mode};
    return tn_op_call_typed(&site, args, NULL);
}

/* div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_div__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::div_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)
 * NULL is None: rounding_mode.
 */
TN_NODISCARD static inline tn_status tn_div__Tensor_mode(
    tn_tensor *self, tn_tensor *other, const char *rounding_mode)
{
    static tn_op_site site = {"aten::div_.Tensor_mode", "TT?s->=", NULL, NULL};
    const void *const args[] = {self, other, rounding_mode};
    return tn_op_call_typed(&site, args, NULL);
}

/* divide.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_divide_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::divide.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * divide.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor
 * NULL is None: rounding_mode.
 */
TN_NODISCARD static inline tn_status tn_divide_Scalar_mode(
    tn_tensor *self, tn_value other, const char *rounding_mode, tn_tensor **result)
{
    static tn_op_site site = {"aten::divide.Scalar_mode", "TS?s->T", NULL, NULL};
    const void *const args[] = {self, &other, rounding_mode};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* divide.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_divide_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::divide.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * divide.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor
 * NULL is None: rounding_mode.
 */
TN_NODISCARD static inline tn_status tn_divide_Tensor_mode(
    tn_tensor *self, tn_tensor *other, const char *rounding_mode, tn_tensor **result)
{
    static tn_op_site site = {"aten::divide.Tensor_mode", "TT?s->T", NULL, NULL};
    const void *const args[] = {self, other, rounding_mode};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_divide__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::divide_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * divide_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)
 * NULL is None: rounding_mode.
 */
TN_NODISCARD static inline tn_status tn_divide__Scalar_mode(
    tn_tensor *self, tn_value other, const char *rounding_mode)
{
    static tn_op_site site = {"aten::divide_.Scalar_mode", "TS?s->=", NULL, NULL};
    const void *const args[] = {self, &other, rounding_mode};
    return tn_op_call_typed(&site, args, NULL);
}

/* divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_divide__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::divide_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * divide_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)
 * NULL is None: rounding_mode.
 */
TN_NODISCARD static inline tn_status tn_divide__Tensor_mode(
    tn_tensor *self, tn_tensor *other, const char *rounding_mode)
{
    static tn_op_site site = {"aten::divide_.Tensor_mode", "TT?s->=", NULL, NULL};
    const void *const args[] = {self, other, rounding_mode};
    return tn_op_call_typed(&site, args, NULL);
}

/* dot(Tensor self, Tensor tensor) -> Tensor */
TN_NODISCARD static inline tn_status tn_dot(
    tn_tensor *self, tn_tensor *tensor, tn_tensor **result)
{
    static tn_op_site site = {"aten::dot", "TT->T", NULL, NULL};
    const void *const args[] = {self, tensor};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* dropout(Tensor input, float p, bool train) -> Tensor */
TN_NODISCARD static inline tn_status tn_dropout(
    tn_tensor *input, double p, bool train, tn_tensor **result)
{
    static tn_op_site site = {"aten::dropout", "Tdb->T", NULL, NULL};
    const void *const args[] = {input, &p, &train};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_dropout_(
    tn_tensor *self, double p, bool train)
{
    static tn_op_site site = {"aten::dropout_", "Tdb->=", NULL, NULL};
    const void *const args[] = {self, &p, &train};
    return tn_op_call_typed(&site, args, NULL);
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

/*
 * einsum(str equation, Tensor[] tensors, *, int[]? path=None) -> Tensor
 * NULL is None: path.
 */
TN_NODISCARD static inline tn_status tn_einsum(
    const char *equation, tn_tensor *const *tensors, size_t tensors_count, const int64_t *path,
    size_t path_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::einsum", "sLT?Li->T", NULL, NULL};
    const void *const args[] = {equation, tensors, &tensors_count, path, &path_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor */
TN_NODISCARD static inline tn_status tn_elu(
    tn_tensor *self, tn_value alpha, tn_value scale, tn_value input_scale, tn_tensor **result)
{
    static tn_op_site site = {"aten::elu", "TSSS->T", NULL, NULL};
    const void *const args[] = {self, &alpha, &scale, &input_scale};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* elu_(Tensor(a!) self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_elu_(
    tn_tensor *self, tn_value alpha, tn_value scale, tn_value input_scale)
{
    static tn_op_site site = {"aten::elu_", "TSSS->=", NULL, NULL};
    const void *const args[] = {self, &alpha, &scale, &input_scale};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result,
 * Tensor self_or_result) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_elu_backward(
    tn_tensor *grad_output, tn_value alpha, tn_value scale, tn_value input_scale, bool is_result,
    tn_tensor *self_or_result, tn_tensor **result)
{
    static tn_op_site site = {"aten::elu_backward", "TSSSbT->T", NULL, NULL};
    const void *const args[] = {grad_output, &alpha, &scale, &input_scale, &is_result,
        self_or_result};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * embedding(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool scale_grad_by_freq=False,
 * bool sparse=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_embedding(
    tn_tensor *weight, tn_tensor *indices, int64_t padding_idx, bool scale_grad_by_freq,
    bool sparse, tn_tensor **result)
{
    static tn_op_site site = {"aten::embedding", "TTibb->T", NULL, NULL};
    const void *const args[] = {weight, indices, &padding_idx, &scale_grad_by_freq, &sparse};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * embedding_backward(Tensor grad, Tensor indices, SymInt num_weights, SymInt padding_idx, bool
 * scale_grad_by_freq, bool sparse) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_embedding_backward(
    tn_tensor *grad, tn_tensor *indices, int64_t num_weights, int64_t padding_idx,
    bool scale_grad_by_freq, bool sparse, tn_tensor **result)
{
    static tn_op_site site = {"aten::embedding_backward", "TTiibb->T", NULL, NULL};
    const void *const args[] = {grad, indices, &num_weights, &padding_idx, &scale_grad_by_freq,
        &sparse};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int
 * mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False) ->
 * (Tensor, Tensor, Tensor, Tensor)
 * NULL is None: per_sample_weights.
 */
TN_NODISCARD static inline tn_status tn_embedding_bag(
    tn_tensor *weight, tn_tensor *indices, tn_tensor *offsets, bool scale_grad_by_freq,
    int64_t mode, bool sparse, tn_tensor *per_sample_weights, bool include_last_offset,
    tn_tensor **result0, tn_tensor **result1, tn_tensor **result2, tn_tensor **result3)
{
    static tn_op_site site = {"aten::embedding_bag", "TTTbib?Tb->TTTT", NULL, NULL};
    const void *const args[] = {weight, indices, offsets, &scale_grad_by_freq, &mode, &sparse,
        per_sample_weights, &include_last_offset};
    void *const results[] = {result0, result1, result2, result3};
    return tn_op_call_typed(&site, args, results);
}

/*
 * embedding_bag.padding_idx(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq,
 * int mode, bool sparse, Tensor? per_sample_weights, bool include_last_offset, int? padding_idx) ->
 * (Tensor, Tensor, Tensor, Tensor)
 * NULL is None: per_sample_weights, padding_idx.
 */
TN_NODISCARD static inline tn_status tn_embedding_bag_padding_idx(
    tn_tensor *weight, tn_tensor *indices, tn_tensor *offsets, bool scale_grad_by_freq,
    int64_t mode, bool sparse, tn_tensor *per_sample_weights, bool include_last_offset,
    const int64_t *padding_idx, tn_tensor **result0, tn_tensor **result1, tn_tensor **result2,
    tn_tensor **result3)
{
    static tn_op_site site = {"aten::embedding_bag.padding_idx", "TTTbib?Tb?i->TTTT", NULL, NULL};
    const void *const args[] = {weight, indices, offsets, &scale_grad_by_freq, &mode, &sparse,
        per_sample_weights, &include_last_offset, padding_idx};
    void *const results[] = {result0, result1, result2, result3};
    return tn_op_call_typed(&site, args, results);
}

/*
 * embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt
 * padding_idx, bool scale_grad_by_freq) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_embedding_dense_backward(
    tn_tensor *grad_output, tn_tensor *indices, int64_t num_weights, int64_t padding_idx,
    bool scale_grad_by_freq, tn_tensor **result)
{
    static tn_op_site site = {"aten::embedding_dense_backward", "TTiib->T", NULL, NULL};
    const void *const args[] = {grad_output, indices, &num_weights, &padding_idx,
        &scale_grad_by_freq};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* embedding_renorm(Tensor self, Tensor indices, float max_norm, float norm_type) -> Tensor */
TN_NODISCARD static inline tn_status tn_embedding_renorm(
    tn_tensor *self, tn_tensor *indices, double max_norm, double norm_type, tn_tensor **result)
{
    static tn_op_site site = {"aten::embedding_renorm", "TTdd->T", NULL, NULL};
    const void *const args[] = {self, indices, &max_norm, &norm_type};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * embedding_renorm_(Tensor(a!) self, Tensor indices, float max_norm, float norm_type) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_embedding_renorm_(
    tn_tensor *self, tn_tensor *indices, double max_norm, double norm_type)
{
    static tn_op_site site = {"aten::embedding_renorm_", "TTdd->=", NULL, NULL};
    const void *const args[] = {self, indices, &max_norm, &norm_type};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory, memory_format.
 */
TN_NODISCARD static inline tn_status tn_empty_memory_format(
    const int64_t *size, size_t size_count, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, const tn_memory_format *memory_format,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::empty.memory_format", "Li?y?l?D?b?m->T", NULL, NULL};
    const void *const args[] = {size, &size_count, dtype, layout, device, pin_memory,
        memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 * bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory, memory_format.
 */
TN_NODISCARD static inline tn_status tn_empty_like(
    tn_tensor *self, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, const tn_memory_format *memory_format, tn_tensor **result)
{
    static tn_op_site site = {"aten::empty_like", "T?y?l?D?b?m->T", NULL, NULL};
    const void *const args[] = {self, dtype, layout, device, pin_memory, memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * empty_permuted(SymInt[] size, int[] physical_layout, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_empty_permuted(
    const int64_t *size, size_t size_count, const int64_t *physical_layout,
    size_t physical_layout_count, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::empty_permuted", "LiLi?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {size, &size_count, physical_layout, &physical_layout_count, dtype,
        layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * empty_strided(SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None,
 * Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_empty_strided(
    const int64_t *size, size_t size_count, const int64_t *stride, size_t stride_count,
    const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::empty_strided", "LiLi?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {size, &size_count, stride, &stride_count, dtype, layout, device,
        pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* eq.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_eq_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::eq.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* eq.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_eq_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::eq.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_eq__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::eq_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_eq__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::eq_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* equal(Tensor self, Tensor other) -> bool */
TN_NODISCARD static inline tn_status tn_equal(
    tn_tensor *self, tn_tensor *other, bool *result)
{
    static tn_op_site site = {"aten::equal", "TT->b", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* erf(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_erf(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::erf", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* erf_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_erf_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::erf_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* erfc(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_erfc(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::erfc", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* erfc_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_erfc_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::erfc_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* erfinv(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_erfinv(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::erfinv", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* erfinv_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_erfinv_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::erfinv_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* exp(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_exp(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::exp", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* exp2(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_exp2(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::exp2", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* exp2_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_exp2_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::exp2_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* exp_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_exp_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::exp_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
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

/* expm1(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_expm1(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::expm1", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* expm1_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_expm1_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::expm1_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * exponential(Tensor self, float lambd=1., *, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_exponential(
    tn_tensor *self, double lambd, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::exponential", "Td*->T", NULL, NULL};
    const void *const args[] = {self, &lambd, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * exponential_(Tensor(a!) self, float lambd=1, *, Generator? generator=None) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_exponential_(
    tn_tensor *self, double lambd, const tn_value *generator)
{
    static tn_op_site site = {"aten::exponential_", "Td*->=", NULL, NULL};
    const void *const args[] = {self, &lambd, generator};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * eye(SymInt n, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
 * pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_eye(
    int64_t n, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::eye", "i?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&n, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * eye.m(SymInt n, SymInt m, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 * bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_eye_m(
    int64_t n, int64_t m, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::eye.m", "ii?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&n, &m, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
