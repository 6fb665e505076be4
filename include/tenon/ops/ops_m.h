/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators, by name from `m` on: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew.
 */
#ifndef TENON_OPS_M_H
#define TENON_OPS_M_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

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

/*
 * margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, int
 * reduction=Mean) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_margin_ranking_loss(
    tn_tensor *input1, tn_tensor *input2, tn_tensor *target, double margin, int64_t reduction,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::margin_ranking_loss", "TTTdi->T", NULL, NULL};
    const void *const args[] = {input1, input2, target, &margin, &reduction};
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

/* matmul(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_matmul(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::matmul", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
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

/* matrix_exp(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_matrix_exp(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::matrix_exp", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* matrix_exp_backward(Tensor self, Tensor grad) -> Tensor */
TN_NODISCARD static inline tn_status tn_matrix_exp_backward(
    tn_tensor *self, tn_tensor *grad, tn_tensor **result)
{
    static tn_op_site site = {"aten::matrix_exp_backward", "TT->T", NULL, NULL};
    const void *const args[] = {self, grad};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* matrix_power(Tensor self, int n) -> Tensor */
TN_NODISCARD static inline tn_status tn_matrix_power(
    tn_tensor *self, int64_t n, tn_tensor **result)
{
    static tn_op_site site = {"aten::matrix_power", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &n};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* max(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_max(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::max", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices) */
TN_NODISCARD static inline tn_status tn_max_dim(
    tn_tensor *self, int64_t dim, bool keepdim, tn_tensor **values, tn_tensor **indices)
{
    static tn_op_site site = {"aten::max.dim", "Tib->TT", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim};
    void *const results[] = {values, indices};
    return tn_op_call_typed(&site, args, results);
}

/* max.other(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_max_other(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::max.other", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * max_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1]
 * dilation=1, bool ceil_mode=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_max_pool1d(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, bool ceil_mode, tn_tensor **result)
{
    static tn_op_site site = {"aten::max_pool1d", "TLiLiLiLib->T", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, stride, &stride_count,
        padding, &padding_count, dilation, &dilation_count, &ceil_mode};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * max_pool1d_with_indices(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0,
 * int[1] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_max_pool1d_with_indices(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, bool ceil_mode, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::max_pool1d_with_indices", "TLiLiLiLib->TT", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, stride, &stride_count,
        padding, &padding_count, dilation, &dilation_count, &ceil_mode};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2]
 * dilation=1, bool ceil_mode=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_max_pool2d(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, bool ceil_mode, tn_tensor **result)
{
    static tn_op_site site = {"aten::max_pool2d", "TLiLiLiLib->T", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, stride, &stride_count,
        padding, &padding_count, dilation, &dilation_count, &ceil_mode};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0,
 * int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_max_pool2d_with_indices(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, bool ceil_mode, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::max_pool2d_with_indices", "TLiLiLiLib->TT", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, stride, &stride_count,
        padding, &padding_count, dilation, &dilation_count, &ceil_mode};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2]
 * stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_max_pool2d_with_indices_backward(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *stride, size_t stride_count, const int64_t *padding, size_t padding_count,
    const int64_t *dilation, size_t dilation_count, bool ceil_mode, tn_tensor *indices,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::max_pool2d_with_indices_backward", "TTLiLiLiLibT->T", NULL, NULL};
    const void *const args[] = {grad_output, self, kernel_size, &kernel_size_count, stride,
        &stride_count, padding, &padding_count, dilation, &dilation_count, &ceil_mode, indices};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * max_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3]
 * dilation=1, bool ceil_mode=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_max_pool3d(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, bool ceil_mode, tn_tensor **result)
{
    static tn_op_site site = {"aten::max_pool3d", "TLiLiLiLib->T", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, stride, &stride_count,
        padding, &padding_count, dilation, &dilation_count, &ceil_mode};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0,
 * int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_max_pool3d_with_indices(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, bool ceil_mode, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::max_pool3d_with_indices", "TLiLiLiLib->TT", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, stride, &stride_count,
        padding, &padding_count, dilation, &dilation_count, &ceil_mode};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * max_pool3d_with_indices_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3]
 * stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_max_pool3d_with_indices_backward(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *stride, size_t stride_count, const int64_t *padding, size_t padding_count,
    const int64_t *dilation, size_t dilation_count, bool ceil_mode, tn_tensor *indices,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::max_pool3d_with_indices_backward", "TTLiLiLiLibT->T", NULL, NULL};
    const void *const args[] = {grad_output, self, kernel_size, &kernel_size_count, stride,
        &stride_count, padding, &padding_count, dilation, &dilation_count, &ceil_mode, indices};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* max_unpool2d(Tensor self, Tensor indices, SymInt[2] output_size) -> Tensor */
TN_NODISCARD static inline tn_status tn_max_unpool2d(
    tn_tensor *self, tn_tensor *indices, const int64_t *output_size, size_t output_size_count,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::max_unpool2d", "TTLi->T", NULL, NULL};
    const void *const args[] = {self, indices, output_size, &output_size_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * max_unpool3d(Tensor self, Tensor indices, SymInt[3] output_size, int[3] stride, int[3] padding)
 * -> Tensor
 */
TN_NODISCARD static inline tn_status tn_max_unpool3d(
    tn_tensor *self, tn_tensor *indices, const int64_t *output_size, size_t output_size_count,
    const int64_t *stride, size_t stride_count, const int64_t *padding, size_t padding_count,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::max_unpool3d", "TTLiLiLi->T", NULL, NULL};
    const void *const args[] = {self, indices, output_size, &output_size_count, stride,
        &stride_count, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* maximum(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_maximum(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::maximum", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * mean(Tensor self, *, ScalarType? dtype=None) -> Tensor
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_mean(
    tn_tensor *self, const tn_dtype *dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::mean", "T?y->T", NULL, NULL};
    const void *const args[] = {self, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
 * NULL is None: dim, dtype.
 */
TN_NODISCARD static inline tn_status tn_mean_dim(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, const tn_dtype *dtype,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::mean.dim", "T?Lib?y->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* median(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_median(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::median", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices) */
TN_NODISCARD static inline tn_status tn_median_dim(
    tn_tensor *self, int64_t dim, bool keepdim, tn_tensor **values, tn_tensor **indices)
{
    static tn_op_site site = {"aten::median.dim", "Tib->TT", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim};
    void *const results[] = {values, indices};
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

/* min(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_min(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::min", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices) */
TN_NODISCARD static inline tn_status tn_min_dim(
    tn_tensor *self, int64_t dim, bool keepdim, tn_tensor **values, tn_tensor **indices)
{
    static tn_op_site site = {"aten::min.dim", "Tib->TT", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim};
    void *const results[] = {values, indices};
    return tn_op_call_typed(&site, args, results);
}

/* min.other(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_min_other(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::min.other", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* minimum(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_minimum(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::minimum", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* mish(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_mish(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::mish", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* mish_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_mish_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::mish_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* mish_backward(Tensor grad_output, Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_mish_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::mish_backward", "TT->T", NULL, NULL};
    const void *const args[] = {grad_output, self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * mkldnn_rnn_layer(Tensor input, Tensor weight0, Tensor weight1, Tensor weight2, Tensor weight3,
 * Tensor hx_, Tensor cx_, bool reverse, int[] batch_sizes, int mode, int hidden_size, int
 * num_layers, bool has_biases, bool bidirectional, bool batch_first, bool train) -> (Tensor,
 * Tensor, Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_mkldnn_rnn_layer(
    tn_tensor *input, tn_tensor *weight0, tn_tensor *weight1, tn_tensor *weight2,
    tn_tensor *weight3, tn_tensor *hx_, tn_tensor *cx_, bool reverse, const int64_t *batch_sizes,
    size_t batch_sizes_count, int64_t mode, int64_t hidden_size, int64_t num_layers,
    bool has_biases, bool bidirectional, bool batch_first, bool train, tn_tensor **result0,
    tn_tensor **result1, tn_tensor **result2, tn_tensor **result3)
{
    static tn_op_site site = {"aten::mkldnn_rnn_layer", "TTTTTTTbLiiiibbbb->TTTT", NULL, NULL};
    const void *const args[] = {input, weight0, weight1, weight2, weight3, hx_, cx_, &reverse,
        batch_sizes, &batch_sizes_count, &mode, &hidden_size, &num_layers, &has_biases,
        &bidirectional, &batch_first, &train};
    void *const results[] = {result0, result1, result2, result3};
    return tn_op_call_typed(&site, args, results);
}

/* mm(Tensor self, Tensor mat2) -> Tensor */
TN_NODISCARD static inline tn_status tn_mm(
    tn_tensor *self, tn_tensor *mat2, tn_tensor **result)
{
    static tn_op_site site = {"aten::mm", "TT->T", NULL, NULL};
    const void *const args[] = {self, mat2};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices) */
TN_NODISCARD static inline tn_status tn_mode(
    tn_tensor *self, int64_t dim, bool keepdim, tn_tensor **values, tn_tensor **indices)
{
    static tn_op_site site = {"aten::mode", "Tib->TT", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim};
    void *const results[] = {values, indices};
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

/* mse_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor */
TN_NODISCARD static inline tn_status tn_mse_loss(
    tn_tensor *self, tn_tensor *target, int64_t reduction, tn_tensor **result)
{
    static tn_op_site site = {"aten::mse_loss", "TTi->T", NULL, NULL};
    const void *const args[] = {self, target, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* mse_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor */
TN_NODISCARD static inline tn_status tn_mse_loss_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, int64_t reduction,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::mse_loss_backward", "TTTi->T", NULL, NULL};
    const void *const args[] = {grad_output, self, target, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* msort(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_msort(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::msort", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* mul.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_mul_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::mul.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* mul.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_mul_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::mul.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_mul__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::mul_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_mul__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::mul_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * multi_margin_loss(Tensor self, Tensor target, Scalar p=1, Scalar margin=1, Tensor? weight=None,
 * int reduction=Mean) -> Tensor
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_multi_margin_loss(
    tn_tensor *self, tn_tensor *target, tn_value p, tn_value margin, tn_tensor *weight,
    int64_t reduction, tn_tensor **result)
{
    static tn_op_site site = {"aten::multi_margin_loss", "TTSS?Ti->T", NULL, NULL};
    const void *const args[] = {self, target, &p, &margin, weight, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * multi_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, Scalar p, Scalar
 * margin, Tensor? weight=None, int reduction=Mean) -> Tensor
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_multi_margin_loss_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, tn_value p, tn_value margin,
    tn_tensor *weight, int64_t reduction, tn_tensor **result)
{
    static tn_op_site site = {"aten::multi_margin_loss_backward", "TTTSS?Ti->T", NULL, NULL};
    const void *const args[] = {grad_output, self, target, &p, &margin, weight, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* multilabel_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor */
TN_NODISCARD static inline tn_status tn_multilabel_margin_loss(
    tn_tensor *self, tn_tensor *target, int64_t reduction, tn_tensor **result)
{
    static tn_op_site site = {"aten::multilabel_margin_loss", "TTi->T", NULL, NULL};
    const void *const args[] = {self, target, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * multilabel_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction,
 * Tensor is_target) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_multilabel_margin_loss_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, int64_t reduction,
    tn_tensor *is_target, tn_tensor **result)
{
    static tn_op_site site = {"aten::multilabel_margin_loss_backward", "TTTiT->T", NULL, NULL};
    const void *const args[] = {grad_output, self, target, &reduction, is_target};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * multilabel_margin_loss_forward(Tensor self, Tensor target, int reduction) -> (Tensor output,
 * Tensor is_target)
 */
TN_NODISCARD static inline tn_status tn_multilabel_margin_loss_forward(
    tn_tensor *self, tn_tensor *target, int64_t reduction, tn_tensor **output,
    tn_tensor **is_target)
{
    static tn_op_site site = {"aten::multilabel_margin_loss_forward", "TTi->TT", NULL, NULL};
    const void *const args[] = {self, target, &reduction};
    void *const results[] = {output, is_target};
    return tn_op_call_typed(&site, args, results);
}

/*
 * multinomial(Tensor self, SymInt num_samples, bool replacement=False, *, Generator?
 * generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_multinomial(
    tn_tensor *self, int64_t num_samples, bool replacement, const tn_value *generator,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::multinomial", "Tib*->T", NULL, NULL};
    const void *const args[] = {self, &num_samples, &replacement, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* multiply.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_multiply_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::multiply.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* multiply.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_multiply_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::multiply.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* multiply_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_multiply__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::multiply_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* multiply_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_multiply__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::multiply_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* mv(Tensor self, Tensor vec) -> Tensor */
TN_NODISCARD static inline tn_status tn_mv(
    tn_tensor *self, tn_tensor *vec, tn_tensor **result)
{
    static tn_op_site site = {"aten::mv", "TT->T", NULL, NULL};
    const void *const args[] = {self, vec};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* mvlgamma(Tensor self, int p) -> Tensor */
TN_NODISCARD static inline tn_status tn_mvlgamma(
    tn_tensor *self, int64_t p, tn_tensor **result)
{
    static tn_op_site site = {"aten::mvlgamma", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &p};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* mvlgamma_(Tensor(a!) self, int p) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_mvlgamma_(
    tn_tensor *self, int64_t p)
{
    static tn_op_site site = {"aten::mvlgamma_", "Ti->=", NULL, NULL};
    const void *const args[] = {self, &p};
    return tn_op_call_typed(&site, args, NULL);
}

/* tenon::maximum.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_tenon_maximum_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"tenon::maximum.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* tenon::maximum_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_tenon_maximum_(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"tenon::maximum_", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* tenon::minimum.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_tenon_minimum_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"tenon::minimum.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* tenon::minimum_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_tenon_minimum_(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"tenon::minimum_", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
