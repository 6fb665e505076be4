/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators that write to `out` arguments, by name from `m` on: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew.
 */
#ifndef TENON_OUT_M_H
#define TENON_OUT_M_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

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

/* matmul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_matmul_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::matmul.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* matrix_power.out(Tensor self, int n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_matrix_power_out(
    tn_tensor *self, int64_t n, tn_tensor *out)
{
    static tn_op_site site = {"aten::matrix_power.out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values)
 * -> (Tensor(a!) values, Tensor(b!) indices)
 */
TN_NODISCARD static inline tn_status tn_max_dim_max(
    tn_tensor *self, int64_t dim, bool keepdim, tn_tensor *max, tn_tensor *max_values)
{
    static tn_op_site site = {"aten::max.dim_max", "TibTT->==", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim, max, max_values};
    return tn_op_call_typed(&site, args, NULL);
}

/* max.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_max_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::max.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* max.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_max_unary_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::max.unary_out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * max_pool2d_with_indices.out(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0,
 * int[2] dilation=1, bool ceil_mode=False, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!),
 * Tensor(b!))
 */
TN_NODISCARD static inline tn_status tn_max_pool2d_with_indices_out(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, bool ceil_mode, tn_tensor *out, tn_tensor *indices)
{
    static tn_op_site site = {"aten::max_pool2d_with_indices.out", "TLiLiLiLibTT->==", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, stride, &stride_count,
        padding, &padding_count, dilation, &dilation_count, &ceil_mode, out, indices};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * max_pool2d_with_indices_backward.grad_input(Tensor grad_output, Tensor self, int[2] kernel_size,
 * int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices, *, Tensor(a!)
 * grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_max_pool2d_with_indices_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *stride, size_t stride_count, const int64_t *padding, size_t padding_count,
    const int64_t *dilation, size_t dilation_count, bool ceil_mode, tn_tensor *indices,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::max_pool2d_with_indices_backward.grad_input", "TTLiLiLiLibTT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, kernel_size, &kernel_size_count, stride,
        &stride_count, padding, &padding_count, dilation, &dilation_count, &ceil_mode, indices,
        grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * max_pool3d_with_indices.out(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0,
 * int[3] dilation=1, bool ceil_mode=False, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!),
 * Tensor(b!))
 */
TN_NODISCARD static inline tn_status tn_max_pool3d_with_indices_out(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, bool ceil_mode, tn_tensor *out, tn_tensor *indices)
{
    static tn_op_site site = {"aten::max_pool3d_with_indices.out", "TLiLiLiLibTT->==", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, stride, &stride_count,
        padding, &padding_count, dilation, &dilation_count, &ceil_mode, out, indices};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * max_pool3d_with_indices_backward.grad_input(Tensor grad_output, Tensor self, int[3] kernel_size,
 * int[3] stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices, *, Tensor(a!)
 * grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_max_pool3d_with_indices_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *stride, size_t stride_count, const int64_t *padding, size_t padding_count,
    const int64_t *dilation, size_t dilation_count, bool ceil_mode, tn_tensor *indices,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::max_pool3d_with_indices_backward.grad_input", "TTLiLiLiLibTT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, kernel_size, &kernel_size_count, stride,
        &stride_count, padding, &padding_count, dilation, &dilation_count, &ceil_mode, indices,
        grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * max_unpool2d.out(Tensor self, Tensor indices, SymInt[2] output_size, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_max_unpool2d_out(
    tn_tensor *self, tn_tensor *indices, const int64_t *output_size, size_t output_size_count,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::max_unpool2d.out", "TTLiT->=", NULL, NULL};
    const void *const args[] = {self, indices, output_size, &output_size_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * max_unpool3d.out(Tensor self, Tensor indices, SymInt[3] output_size, int[3] stride, int[3]
 * padding, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_max_unpool3d_out(
    tn_tensor *self, tn_tensor *indices, const int64_t *output_size, size_t output_size_count,
    const int64_t *stride, size_t stride_count, const int64_t *padding, size_t padding_count,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::max_unpool3d.out", "TTLiLiLiT->=", NULL, NULL};
    const void *const args[] = {self, indices, output_size, &output_size_count, stride,
        &stride_count, padding, &padding_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* maximum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_maximum_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::maximum.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * mean.dtype_out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_mean_dtype_out(
    tn_tensor *self, const tn_dtype *dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::mean.dtype_out", "T?yT->=", NULL, NULL};
    const void *const args[] = {self, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out)
 * -> Tensor(a!)
 * NULL is None: dim, dtype.
 */
TN_NODISCARD static inline tn_status tn_mean_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, const tn_dtype *dtype,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::mean.out", "T?Lib?yT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * median.dim_values(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tensor(b!)
 * indices) -> (Tensor(a!) values, Tensor(b!) indices)
 */
TN_NODISCARD static inline tn_status tn_median_dim_values(
    tn_tensor *self, int64_t dim, bool keepdim, tn_tensor *values, tn_tensor *indices)
{
    static tn_op_site site = {"aten::median.dim_values", "TibTT->==", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim, values, indices};
    return tn_op_call_typed(&site, args, NULL);
}

/* median.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_median_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::median.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * min.dim_min(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) min, Tensor(b!) min_indices)
 * -> (Tensor(a!) values, Tensor(b!) indices)
 */
TN_NODISCARD static inline tn_status tn_min_dim_min(
    tn_tensor *self, int64_t dim, bool keepdim, tn_tensor *min, tn_tensor *min_indices)
{
    static tn_op_site site = {"aten::min.dim_min", "TibTT->==", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim, min, min_indices};
    return tn_op_call_typed(&site, args, NULL);
}

/* min.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_min_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::min.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* min.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_min_unary_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::min.unary_out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* minimum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_minimum_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::minimum.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* mish.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_mish_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::mish.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * mkldnn_rnn_layer.out(Tensor input, Tensor weight0, Tensor weight1, Tensor weight2, Tensor
 * weight3, Tensor hx_, Tensor cx_, bool reverse, int[] batch_sizes, int mode, int hidden_size, int
 * num_layers, bool has_biases, bool bidirectional, bool batch_first, bool train, *, Tensor(a!)
 * out0, Tensor(b!) out1, Tensor(c!) out2, Tensor(d!) out3) -> (Tensor(a!), Tensor(b!), Tensor(c!),
 * Tensor(d!))
 */
TN_NODISCARD static inline tn_status tn_mkldnn_rnn_layer_out(
    tn_tensor *input, tn_tensor *weight0, tn_tensor *weight1, tn_tensor *weight2,
    tn_tensor *weight3, tn_tensor *hx_, tn_tensor *cx_, bool reverse, const int64_t *batch_sizes,
    size_t batch_sizes_count, int64_t mode, int64_t hidden_size, int64_t num_layers,
    bool has_biases, bool bidirectional, bool batch_first, bool train, tn_tensor *out0,
    tn_tensor *out1, tn_tensor *out2, tn_tensor *out3)
{
    static tn_op_site site = {"aten::mkldnn_rnn_layer.out", "TTTTTTTbLiiiibbbbTTTT->====", NULL, NULL};
    const void *const args[] = {input, weight0, weight1, weight2, weight3, hx_, cx_, &reverse,
        batch_sizes, &batch_sizes_count, &mode, &hidden_size, &num_layers, &has_biases,
        &bidirectional, &batch_first, &train, out0, out1, out2, out3};
    return tn_op_call_typed(&site, args, NULL);
}

/* mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_mm_out(
    tn_tensor *self, tn_tensor *mat2, tn_tensor *out)
{
    static tn_op_site site = {"aten::mm.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, mat2, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * mode.values(Tensor self, int dim=-1, bool keepdim=False, *, Tensor(a!) values, Tensor(b!)
 * indices) -> (Tensor(a!) values, Tensor(b!) indices)
 */
TN_NODISCARD static inline tn_status tn_mode_values(
    tn_tensor *self, int64_t dim, bool keepdim, tn_tensor *values, tn_tensor *indices)
{
    static tn_op_site site = {"aten::mode.values", "TibTT->==", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim, values, indices};
    return tn_op_call_typed(&site, args, NULL);
}

/* mse_loss.out(Tensor self, Tensor target, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_mse_loss_out(
    tn_tensor *self, tn_tensor *target, int64_t reduction, tn_tensor *out)
{
    static tn_op_site site = {"aten::mse_loss.out", "TTiT->=", NULL, NULL};
    const void *const args[] = {self, target, &reduction, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * mse_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, int reduction, *,
 * Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_mse_loss_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, int64_t reduction,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::mse_loss_backward.grad_input", "TTTiT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, target, &reduction, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/* msort.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_msort_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::msort.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* mul.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_mul_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::mul.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_mul_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::mul.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * multi_margin_loss.out(Tensor self, Tensor target, Scalar p=1, Scalar margin=1, Tensor?
 * weight=None, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_multi_margin_loss_out(
    tn_tensor *self, tn_tensor *target, tn_value p, tn_value margin, tn_tensor *weight,
    int64_t reduction, tn_tensor *out)
{
    static tn_op_site site = {"aten::multi_margin_loss.out", "TTSS?TiT->=", NULL, NULL};
    const void *const args[] = {self, target, &p, &margin, weight, &reduction, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * multi_margin_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, Scalar p,
 * Scalar margin, Tensor? weight=None, int reduction=Mean, *, Tensor(a!) grad_input) -> Tensor(a!)
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_multi_margin_loss_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, tn_value p, tn_value margin,
    tn_tensor *weight, int64_t reduction, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::multi_margin_loss_backward.grad_input", "TTTSS?TiT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, target, &p, &margin, weight, &reduction,
        grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * multilabel_margin_loss.out(Tensor self, Tensor target, int reduction=Mean, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_multilabel_margin_loss_out(
    tn_tensor *self, tn_tensor *target, int64_t reduction, tn_tensor *out)
{
    static tn_op_site site = {"aten::multilabel_margin_loss.out", "TTiT->=", NULL, NULL};
    const void *const args[] = {self, target, &reduction, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * multilabel_margin_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, int
 * reduction, Tensor is_target, *, Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_multilabel_margin_loss_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, int64_t reduction,
    tn_tensor *is_target, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::multilabel_margin_loss_backward.grad_input", "TTTiTT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, target, &reduction, is_target, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * multilabel_margin_loss_forward.output(Tensor self, Tensor target, int reduction, *, Tensor(a!)
 * output, Tensor(b!) is_target) -> (Tensor(a!), Tensor(b!))
 */
TN_NODISCARD static inline tn_status tn_multilabel_margin_loss_forward_output(
    tn_tensor *self, tn_tensor *target, int64_t reduction, tn_tensor *output, tn_tensor *is_target)
{
    static tn_op_site site = {"aten::multilabel_margin_loss_forward.output", "TTiTT->==", NULL, NULL};
    const void *const args[] = {self, target, &reduction, output, is_target};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * multinomial.out(Tensor self, SymInt num_samples, bool replacement=False, *, Generator?
 * generator=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_multinomial_out(
    tn_tensor *self, int64_t num_samples, bool replacement, const tn_value *generator,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::multinomial.out", "Tib*T->=", NULL, NULL};
    const void *const args[] = {self, &num_samples, &replacement, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* multiply.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_multiply_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::multiply.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* mv.out(Tensor self, Tensor vec, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_mv_out(
    tn_tensor *self, tn_tensor *vec, tn_tensor *out)
{
    static tn_op_site site = {"aten::mv.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, vec, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* mvlgamma.out(Tensor self, int p, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_mvlgamma_out(
    tn_tensor *self, int64_t p, tn_tensor *out)
{
    static tn_op_site site = {"aten::mvlgamma.out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &p, out};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
