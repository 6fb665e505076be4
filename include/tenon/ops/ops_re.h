/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators, by name from `re` on: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew.
 */
#ifndef TENON_OPS_RE_H
#define TENON_OPS_RE_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* real(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_real(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::real", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* reciprocal(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_reciprocal(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::reciprocal", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* reciprocal_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_reciprocal_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::reciprocal_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* reflection_pad1d(Tensor self, SymInt[2] padding) -> Tensor */
TN_NODISCARD static inline tn_status tn_reflection_pad1d(
    tn_tensor *self, const int64_t *padding, size_t padding_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::reflection_pad1d", "TLi->T", NULL, NULL};
    const void *const args[] = {self, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* reflection_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor */
TN_NODISCARD static inline tn_status tn_reflection_pad1d_backward(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *padding, size_t padding_count,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::reflection_pad1d_backward", "TTLi->T", NULL, NULL};
    const void *const args[] = {grad_output, self, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* reflection_pad2d(Tensor self, SymInt[4] padding) -> Tensor */
TN_NODISCARD static inline tn_status tn_reflection_pad2d(
    tn_tensor *self, const int64_t *padding, size_t padding_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::reflection_pad2d", "TLi->T", NULL, NULL};
    const void *const args[] = {self, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* reflection_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor */
TN_NODISCARD static inline tn_status tn_reflection_pad2d_backward(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *padding, size_t padding_count,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::reflection_pad2d_backward", "TTLi->T", NULL, NULL};
    const void *const args[] = {grad_output, self, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* reflection_pad3d(Tensor self, SymInt[6] padding) -> Tensor */
TN_NODISCARD static inline tn_status tn_reflection_pad3d(
    tn_tensor *self, const int64_t *padding, size_t padding_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::reflection_pad3d", "TLi->T", NULL, NULL};
    const void *const args[] = {self, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* reflection_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor */
TN_NODISCARD static inline tn_status tn_reflection_pad3d_backward(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *padding, size_t padding_count,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::reflection_pad3d_backward", "TTLi->T", NULL, NULL};
    const void *const args[] = {grad_output, self, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* relu(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_relu(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::relu", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* relu6(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_relu6(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::relu6", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* relu6_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_relu6_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::relu6_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* relu_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_relu_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::relu_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* remainder.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_remainder_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::remainder.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* remainder.Scalar_Tensor(Scalar self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_remainder_Scalar_Tensor(
    tn_value self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::remainder.Scalar_Tensor", "ST->T", NULL, NULL};
    const void *const args[] = {&self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* remainder.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_remainder_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::remainder.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* remainder_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_remainder__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::remainder_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_remainder__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::remainder_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor */
TN_NODISCARD static inline tn_status tn_renorm(
    tn_tensor *self, tn_value p, int64_t dim, tn_value maxnorm, tn_tensor **result)
{
    static tn_op_site site = {"aten::renorm", "TSiS->T", NULL, NULL};
    const void *const args[] = {self, &p, &dim, &maxnorm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* renorm_(Tensor(a!) self, Scalar p, int dim, Scalar maxnorm) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_renorm_(
    tn_tensor *self, tn_value p, int64_t dim, tn_value maxnorm)
{
    static tn_op_site site = {"aten::renorm_", "TSiS->=", NULL, NULL};
    const void *const args[] = {self, &p, &dim, &maxnorm};
    return tn_op_call_typed(&site, args, NULL);
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

/* replication_pad1d(Tensor self, SymInt[2] padding) -> Tensor */
TN_NODISCARD static inline tn_status tn_replication_pad1d(
    tn_tensor *self, const int64_t *padding, size_t padding_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::replication_pad1d", "TLi->T", NULL, NULL};
    const void *const args[] = {self, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* replication_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor */
TN_NODISCARD static inline tn_status tn_replication_pad1d_backward(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *padding, size_t padding_count,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::replication_pad1d_backward", "TTLi->T", NULL, NULL};
    const void *const args[] = {grad_output, self, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* replication_pad2d(Tensor self, SymInt[4] padding) -> Tensor */
TN_NODISCARD static inline tn_status tn_replication_pad2d(
    tn_tensor *self, const int64_t *padding, size_t padding_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::replication_pad2d", "TLi->T", NULL, NULL};
    const void *const args[] = {self, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* replication_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor */
TN_NODISCARD static inline tn_status tn_replication_pad2d_backward(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *padding, size_t padding_count,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::replication_pad2d_backward", "TTLi->T", NULL, NULL};
    const void *const args[] = {grad_output, self, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* replication_pad3d(Tensor self, SymInt[6] padding) -> Tensor */
TN_NODISCARD static inline tn_status tn_replication_pad3d(
    tn_tensor *self, const int64_t *padding, size_t padding_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::replication_pad3d", "TLi->T", NULL, NULL};
    const void *const args[] = {self, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* replication_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor */
TN_NODISCARD static inline tn_status tn_replication_pad3d_backward(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *padding, size_t padding_count,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::replication_pad3d_backward", "TTLi->T", NULL, NULL};
    const void *const args[] = {grad_output, self, padding, &padding_count};
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

/*
 * rms_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, float? eps=None) -> Tensor
 * NULL is None: weight, eps.
 */
TN_NODISCARD static inline tn_status tn_rms_norm(
    tn_tensor *input, const int64_t *normalized_shape, size_t normalized_shape_count,
    tn_tensor *weight, const double *eps, tn_tensor **result)
{
    static tn_op_site site = {"aten::rms_norm", "TLi?T?d->T", NULL, NULL};
    const void *const args[] = {input, normalized_shape, &normalized_shape_count, weight, eps};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * rnn_relu.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int
 * num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_rnn_relu_data(
    tn_tensor *data, tn_tensor *batch_sizes, tn_tensor *hx, tn_tensor *const *params,
    size_t params_count, bool has_biases, int64_t num_layers, double dropout, bool train,
    bool bidirectional, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::rnn_relu.data", "TTTLTbidbb->TT", NULL, NULL};
    const void *const args[] = {data, batch_sizes, hx, params, &params_count, &has_biases,
        &num_layers, &dropout, &train, &bidirectional};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * rnn_relu.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float
 * dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_rnn_relu_input(
    tn_tensor *input, tn_tensor *hx, tn_tensor *const *params, size_t params_count,
    bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional,
    bool batch_first, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::rnn_relu.input", "TTLTbidbbb->TT", NULL, NULL};
    const void *const args[] = {input, hx, params, &params_count, &has_biases, &num_layers,
        &dropout, &train, &bidirectional, &batch_first};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * rnn_relu_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor?
 * b_hh=None) -> Tensor
 * NULL is None: b_ih, b_hh.
 */
TN_NODISCARD static inline tn_status tn_rnn_relu_cell(
    tn_tensor *input, tn_tensor *hx, tn_tensor *w_ih, tn_tensor *w_hh, tn_tensor *b_ih,
    tn_tensor *b_hh, tn_tensor **result)
{
    static tn_op_site site = {"aten::rnn_relu_cell", "TTTT?T?T->T", NULL, NULL};
    const void *const args[] = {input, hx, w_ih, w_hh, b_ih, b_hh};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * rnn_tanh.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int
 * num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_rnn_tanh_data(
    tn_tensor *data, tn_tensor *batch_sizes, tn_tensor *hx, tn_tensor *const *params,
    size_t params_count, bool has_biases, int64_t num_layers, double dropout, bool train,
    bool bidirectional, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::rnn_tanh.data", "TTTLTbidbb->TT", NULL, NULL};
    const void *const args[] = {data, batch_sizes, hx, params, &params_count, &has_biases,
        &num_layers, &dropout, &train, &bidirectional};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * rnn_tanh.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float
 * dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_rnn_tanh_input(
    tn_tensor *input, tn_tensor *hx, tn_tensor *const *params, size_t params_count,
    bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional,
    bool batch_first, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::rnn_tanh.input", "TTLTbidbbb->TT", NULL, NULL};
    const void *const args[] = {input, hx, params, &params_count, &has_biases, &num_layers,
        &dropout, &train, &bidirectional, &batch_first};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * rnn_tanh_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor?
 * b_hh=None) -> Tensor
 * NULL is None: b_ih, b_hh.
 */
TN_NODISCARD static inline tn_status tn_rnn_tanh_cell(
    tn_tensor *input, tn_tensor *hx, tn_tensor *w_ih, tn_tensor *w_hh, tn_tensor *b_ih,
    tn_tensor *b_hh, tn_tensor **result)
{
    static tn_op_site site = {"aten::rnn_tanh_cell", "TTTT?T?T->T", NULL, NULL};
    const void *const args[] = {input, hx, w_ih, w_hh, b_ih, b_hh};
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

/* round(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_round(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::round", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* round.decimals(Tensor self, *, int decimals) -> Tensor */
TN_NODISCARD static inline tn_status tn_round_decimals(
    tn_tensor *self, int64_t decimals, tn_tensor **result)
{
    static tn_op_site site = {"aten::round.decimals", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &decimals};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* round_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_round_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::round_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* round_.decimals(Tensor(a!) self, *, int decimals) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_round__decimals(
    tn_tensor *self, int64_t decimals)
{
    static tn_op_site site = {"aten::round_.decimals", "Ti->=", NULL, NULL};
    const void *const args[] = {self, &decimals};
    return tn_op_call_typed(&site, args, NULL);
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

/*
 * rrelu(Tensor self, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False,
 * Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_rrelu(
    tn_tensor *self, tn_value lower, tn_value upper, bool training, const tn_value *generator,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::rrelu", "TSSb*->T", NULL, NULL};
    const void *const args[] = {self, &lower, &upper, &training, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * rrelu_(Tensor(a!) self, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False,
 * Generator? generator=None) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_rrelu_(
    tn_tensor *self, tn_value lower, tn_value upper, bool training, const tn_value *generator)
{
    static tn_op_site site = {"aten::rrelu_", "TSSb*->=", NULL, NULL};
    const void *const args[] = {self, &lower, &upper, &training, generator};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * rrelu_with_noise(Tensor self, Tensor(b!) noise, Scalar lower=0.125, Scalar
 * upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_rrelu_with_noise(
    tn_tensor *self, tn_tensor *noise, tn_value lower, tn_value upper, bool training,
    const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::rrelu_with_noise", "TTSSb*->T", NULL, NULL};
    const void *const args[] = {self, noise, &lower, &upper, &training, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * rrelu_with_noise_(Tensor(a!) self, Tensor(b!) noise, Scalar lower=0.125, Scalar
 * upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_rrelu_with_noise_(
    tn_tensor *self, tn_tensor *noise, tn_value lower, tn_value upper, bool training,
    const tn_value *generator)
{
    static tn_op_site site = {"aten::rrelu_with_noise_", "TTSSb*->=", NULL, NULL};
    const void *const args[] = {self, noise, &lower, &upper, &training, generator};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * rrelu_with_noise_backward(Tensor grad_output, Tensor self, Tensor noise, Scalar lower, Scalar
 * upper, bool training, bool self_is_result) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_rrelu_with_noise_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *noise, tn_value lower, tn_value upper,
    bool training, bool self_is_result, tn_tensor **result)
{
    static tn_op_site site = {"aten::rrelu_with_noise_backward", "TTTSSbb->T", NULL, NULL};
    const void *const args[] = {grad_output, self, noise, &lower, &upper, &training,
        &self_is_result};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * rrelu_with_noise_functional(Tensor self, Tensor noise, Scalar lower=0.125, Scalar
 * upper=0.33333333333333331, bool training=False, Generator? generator=None) -> (Tensor, Tensor
 * noise_out)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_rrelu_with_noise_functional(
    tn_tensor *self, tn_tensor *noise, tn_value lower, tn_value upper, bool training,
    const tn_value *generator, tn_tensor **result0, tn_tensor **noise_out)
{
    static tn_op_site site = {"aten::rrelu_with_noise_functional", "TTSSb*->TT", NULL, NULL};
    const void *const args[] = {self, noise, &lower, &upper, &training, generator};
    void *const results[] = {result0, noise_out};
    return tn_op_call_typed(&site, args, results);
}

/* rsqrt(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_rsqrt(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::rsqrt", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* rsqrt_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_rsqrt_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::rsqrt_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tn_rsub_Scalar(
    tn_tensor *self, tn_value other, tn_value alpha, tn_tensor **result)
{
    static tn_op_site site = {"aten::rsub.Scalar", "TSS->T", NULL, NULL};
    const void *const args[] = {self, &other, &alpha};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tn_rsub_Tensor(
    tn_tensor *self, tn_tensor *other, tn_value alpha, tn_tensor **result)
{
    static tn_op_site site = {"aten::rsub.Tensor", "TTS->T", NULL, NULL};
    const void *const args[] = {self, other, &alpha};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
