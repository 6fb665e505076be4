/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators that write to `out` arguments, by name from `s` on: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew.
 */
#ifndef TENON_OUT_S_H
#define TENON_OUT_S_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* scalar_tensor.out(Scalar s, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_scalar_tensor_out(
    tn_value s, tn_tensor *out)
{
    static tn_op_site site = {"aten::scalar_tensor.out", "ST->=", NULL, NULL};
    const void *const args[] = {&s, out};
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

/*
 * searchsorted.Scalar_out(Tensor sorted_sequence, Scalar self, *, bool out_int32=False, bool
 * right=False, str? side=None, Tensor? sorter=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: side, sorter.
 */
TN_NODISCARD static inline tn_status tn_searchsorted_Scalar_out(
    tn_tensor *sorted_sequence, tn_value self, bool out_int32, bool right, const char *side,
    tn_tensor *sorter, tn_tensor *out)
{
    static tn_op_site site = {"aten::searchsorted.Scalar_out", "TSbb?s?TT->=", NULL, NULL};
    const void *const args[] = {sorted_sequence, &self, &out_int32, &right, side, sorter, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * searchsorted.Tensor_out(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool
 * right=False, str? side=None, Tensor? sorter=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: side, sorter.
 */
TN_NODISCARD static inline tn_status tn_searchsorted_Tensor_out(
    tn_tensor *sorted_sequence, tn_tensor *self, bool out_int32, bool right, const char *side,
    tn_tensor *sorter, tn_tensor *out)
{
    static tn_op_site site = {"aten::searchsorted.Tensor_out", "TTbb?s?TT->=", NULL, NULL};
    const void *const args[] = {sorted_sequence, self, &out_int32, &right, side, sorter, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * segment_reduce.out(Tensor data, str reduce, *, Tensor? lengths=None, Tensor? indices=None,
 * Tensor? offsets=None, int axis=0, bool unsafe=False, Scalar? initial=None, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: lengths, indices, offsets, initial.
 */
TN_NODISCARD static inline tn_status tn_segment_reduce_out(
    tn_tensor *data, const char *reduce, tn_tensor *lengths, tn_tensor *indices,
    tn_tensor *offsets, int64_t axis, bool unsafe, const tn_value *initial, tn_tensor *out)
{
    static tn_op_site site = {"aten::segment_reduce.out", "Ts?T?T?Tib?ST->=", NULL, NULL};
    const void *const args[] = {data, reduce, lengths, indices, offsets, &axis, &unsafe, initial,
        out};
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

/* set.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_set_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::set.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* set.source_Tensor_out(Tensor self, Tensor source, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_set_source_Tensor_out(
    tn_tensor *self, tn_tensor *source, tn_tensor *out)
{
    static tn_op_site site = {"aten::set.source_Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, source, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* sgn.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_sgn_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::sgn.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_sigmoid_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::sigmoid.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * sigmoid_backward.grad_input(Tensor grad_output, Tensor output, *, Tensor(a!) grad_input) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_sigmoid_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *output, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::sigmoid_backward.grad_input", "TTT->=", NULL, NULL};
    const void *const args[] = {grad_output, output, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/* sign.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_sign_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::sign.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* signbit.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_signbit_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::signbit.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* silu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_silu_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::silu.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * silu_backward.grad_input(Tensor grad_output, Tensor self, *, Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_silu_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::silu_backward.grad_input", "TTT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/* sin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_sin_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::sin.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* sinc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_sinc_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::sinc.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* sinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_sinh_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::sinh.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
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

/*
 * slogdet.out(Tensor self, *, Tensor(a!) sign, Tensor(b!) logabsdet) -> (Tensor(a!) sign,
 * Tensor(b!) logabsdet)
 */
TN_NODISCARD static inline tn_status tn_slogdet_out(
    tn_tensor *self, tn_tensor *sign, tn_tensor *logabsdet)
{
    static tn_op_site site = {"aten::slogdet.out", "TTT->==", NULL, NULL};
    const void *const args[] = {self, sign, logabsdet};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * slow_conv3d.out(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias=None, SymInt[3]
 * stride=1, SymInt[3] padding=0, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_slow_conv3d_out(
    tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size, size_t kernel_size_count,
    tn_tensor *bias, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::slow_conv3d.out", "TTLi?TLiLiT->=", NULL, NULL};
    const void *const args[] = {self, weight, kernel_size, &kernel_size_count, bias, stride,
        &stride_count, padding, &padding_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * slow_conv3d_forward.output(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias,
 * SymInt[3] stride, SymInt[3] padding, *, Tensor(a!) output) -> Tensor(a!)
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_slow_conv3d_forward_output(
    tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size, size_t kernel_size_count,
    tn_tensor *bias, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, tn_tensor *output)
{
    static tn_op_site site = {"aten::slow_conv3d_forward.output", "TTLi?TLiLiT->=", NULL, NULL};
    const void *const args[] = {self, weight, kernel_size, &kernel_size_count, bias, stride,
        &stride_count, padding, &padding_count, output};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * slow_conv_dilated2d.out(Tensor self, Tensor weight, SymInt[2] kernel_size, Tensor? bias=None,
 * SymInt[2] stride=[1, 1], SymInt[2] padding=[0, 0], SymInt[2] dilation=[1, 1], *, Tensor(a!) out)
 * -> Tensor(a!)
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_slow_conv_dilated2d_out(
    tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size, size_t kernel_size_count,
    tn_tensor *bias, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, const int64_t *dilation, size_t dilation_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::slow_conv_dilated2d.out", "TTLi?TLiLiLiT->=", NULL, NULL};
    const void *const args[] = {self, weight, kernel_size, &kernel_size_count, bias, stride,
        &stride_count, padding, &padding_count, dilation, &dilation_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * slow_conv_dilated3d.out(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias=None,
 * SymInt[3] stride=[1, 1, 1], SymInt[3] padding=[0, 0, 0], SymInt[3] dilation=[1, 1, 1], *,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_slow_conv_dilated3d_out(
    tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size, size_t kernel_size_count,
    tn_tensor *bias, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, const int64_t *dilation, size_t dilation_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::slow_conv_dilated3d.out", "TTLi?TLiLiLiT->=", NULL, NULL};
    const void *const args[] = {self, weight, kernel_size, &kernel_size_count, bias, stride,
        &stride_count, padding, &padding_count, dilation, &dilation_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * slow_conv_transpose3d.out(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias=None,
 * SymInt[3] stride=1, SymInt[3] padding=0, SymInt[3] output_padding=0, SymInt[3] dilation=1, *,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_slow_conv_transpose3d_out(
    tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size, size_t kernel_size_count,
    tn_tensor *bias, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, const int64_t *output_padding, size_t output_padding_count,
    const int64_t *dilation, size_t dilation_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::slow_conv_transpose3d.out", "TTLi?TLiLiLiLiT->=", NULL, NULL};
    const void *const args[] = {self, weight, kernel_size, &kernel_size_count, bias, stride,
        &stride_count, padding, &padding_count, output_padding, &output_padding_count, dilation,
        &dilation_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * smooth_l1_loss.out(Tensor self, Tensor target, int reduction=Mean, float beta=1.0, *, Tensor(a!)
 * out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_smooth_l1_loss_out(
    tn_tensor *self, tn_tensor *target, int64_t reduction, double beta, tn_tensor *out)
{
    static tn_op_site site = {"aten::smooth_l1_loss.out", "TTidT->=", NULL, NULL};
    const void *const args[] = {self, target, &reduction, &beta, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * smooth_l1_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, int reduction,
 * float beta, *, Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_smooth_l1_loss_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, int64_t reduction, double beta,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::smooth_l1_loss_backward.grad_input", "TTTidT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, target, &reduction, &beta, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * soft_margin_loss.out(Tensor self, Tensor target, int reduction=Mean, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_soft_margin_loss_out(
    tn_tensor *self, tn_tensor *target, int64_t reduction, tn_tensor *out)
{
    static tn_op_site site = {"aten::soft_margin_loss.out", "TTiT->=", NULL, NULL};
    const void *const args[] = {self, target, &reduction, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * soft_margin_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, int
 * reduction, *, Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_soft_margin_loss_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, int64_t reduction,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::soft_margin_loss_backward.grad_input", "TTTiT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, target, &reduction, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_softmax_int_out(
    tn_tensor *self, int64_t dim, const tn_dtype *dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::softmax.int_out", "Ti?yT->=", NULL, NULL};
    const void *const args[] = {self, &dim, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* softplus.out(Tensor self, Scalar beta=1, Scalar threshold=20, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_softplus_out(
    tn_tensor *self, tn_value beta, tn_value threshold, tn_tensor *out)
{
    static tn_op_site site = {"aten::softplus.out", "TSST->=", NULL, NULL};
    const void *const args[] = {self, &beta, &threshold, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * softplus_backward.grad_input(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold, *,
 * Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_softplus_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, tn_value beta, tn_value threshold,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::softplus_backward.grad_input", "TTSST->=", NULL, NULL};
    const void *const args[] = {grad_output, self, &beta, &threshold, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/* softshrink.out(Tensor self, Scalar lambd=0.5, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_softshrink_out(
    tn_tensor *self, tn_value lambd, tn_tensor *out)
{
    static tn_op_site site = {"aten::softshrink.out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &lambd, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * softshrink_backward.grad_input(Tensor grad_output, Tensor self, Scalar lambd, *, Tensor(a!)
 * grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_softshrink_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, tn_value lambd, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::softshrink_backward.grad_input", "TTST->=", NULL, NULL};
    const void *const args[] = {grad_output, self, &lambd, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * sort.values(Tensor self, int dim=-1, bool descending=False, *, Tensor(a!) values, Tensor(b!)
 * indices) -> (Tensor(a!) values, Tensor(b!) indices)
 */
TN_NODISCARD static inline tn_status tn_sort_values(
    tn_tensor *self, int64_t dim, bool descending, tn_tensor *values, tn_tensor *indices)
{
    static tn_op_site site = {"aten::sort.values", "TibTT->==", NULL, NULL};
    const void *const args[] = {self, &dim, &descending, values, indices};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * sort.values_stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False, Tensor(a!)
 * values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
 * NULL is None: stable.
 */
TN_NODISCARD static inline tn_status tn_sort_values_stable(
    tn_tensor *self, const bool *stable, int64_t dim, bool descending, tn_tensor *values,
    tn_tensor *indices)
{
    static tn_op_site site = {"aten::sort.values_stable", "T?bibTT->==", NULL, NULL};
    const void *const args[] = {self, stable, &dim, &descending, values, indices};
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

/* sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_sqrt_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::sqrt.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* square.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_square_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::square.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
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

/* stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_stack_out(
    tn_tensor *const *tensors, size_t tensors_count, int64_t dim, tn_tensor *out)
{
    static tn_op_site site = {"aten::stack.out", "LTiT->=", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, &dim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * std.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim, correction.
 */
TN_NODISCARD static inline tn_status tn_std_correction_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, const tn_value *correction,
    bool keepdim, tn_tensor *out)
{
    static tn_op_site site = {"aten::std.correction_out", "T?Li?SbT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, correction, &keepdim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * std.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_std_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool unbiased, bool keepdim,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::std.out", "T?LibbT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &unbiased, &keepdim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * std_mean.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool
 * keepdim=False, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))
 * NULL is None: dim, correction.
 */
TN_NODISCARD static inline tn_status tn_std_mean_correction_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, const tn_value *correction,
    bool keepdim, tn_tensor *out0, tn_tensor *out1)
{
    static tn_op_site site = {"aten::std_mean.correction_out", "T?Li?SbTT->==", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, correction, &keepdim, out0, out1};
    return tn_op_call_typed(&site, args, NULL);
}

/* sub.Scalar_out(Tensor self, Scalar other, Scalar alpha=1, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_sub_Scalar_out(
    tn_tensor *self, tn_value other, tn_value alpha, tn_tensor *out)
{
    static tn_op_site site = {"aten::sub.Scalar_out", "TSST->=", NULL, NULL};
    const void *const args[] = {self, &other, &alpha, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* sub.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_sub_out(
    tn_tensor *self, tn_tensor *other, tn_value alpha, tn_tensor *out)
{
    static tn_op_site site = {"aten::sub.out", "TTST->=", NULL, NULL};
    const void *const args[] = {self, other, &alpha, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* subtract.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_subtract_out(
    tn_tensor *self, tn_tensor *other, tn_value alpha, tn_tensor *out)
{
    static tn_op_site site = {"aten::subtract.out", "TTST->=", NULL, NULL};
    const void *const args[] = {self, other, &alpha, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim, dtype.
 */
TN_NODISCARD static inline tn_status tn_sum_IntList_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, const tn_dtype *dtype,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::sum.IntList_out", "T?Lib?yT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * sum.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_sum_out(
    tn_tensor *self, const tn_dtype *dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::sum.out", "T?yT->=", NULL, NULL};
    const void *const args[] = {self, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * svd.U(Tensor self, bool some=True, bool compute_uv=True, *, Tensor(a!) U, Tensor(b!) S,
 * Tensor(c!) V) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) V)
 */
TN_NODISCARD static inline tn_status tn_svd_U(
    tn_tensor *self, bool some, bool compute_uv, tn_tensor *U, tn_tensor *S, tn_tensor *V)
{
    static tn_op_site site = {"aten::svd.U", "TbbTTT->===", NULL, NULL};
    const void *const args[] = {self, &some, &compute_uv, U, S, V};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
