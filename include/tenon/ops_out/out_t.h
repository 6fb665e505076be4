/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators that write to `out` arguments, by name from `t` on: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew.
 */
#ifndef TENON_OUT_T_H
#define TENON_OUT_T_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* t_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_t_copy_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::t_copy.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
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

/* tan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_tan_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::tan.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* tanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_tanh_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::tanh.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * tanh_backward.grad_input(Tensor grad_output, Tensor output, *, Tensor(a!) grad_input) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_tanh_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *output, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::tanh_backward.grad_input", "TTT->=", NULL, NULL};
    const void *const args[] = {grad_output, output, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * tensordot.out(Tensor self, Tensor other, int[] dims_self, int[] dims_other, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_tensordot_out(
    tn_tensor *self, tn_tensor *other, const int64_t *dims_self, size_t dims_self_count,
    const int64_t *dims_other, size_t dims_other_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::tensordot.out", "TTLiLiT->=", NULL, NULL};
    const void *const args[] = {self, other, dims_self, &dims_self_count, dims_other,
        &dims_other_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * thnn_conv2d.out(Tensor self, Tensor weight, SymInt[2] kernel_size, Tensor? bias=None, SymInt[2]
 * stride=1, SymInt[2] padding=0, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_thnn_conv2d_out(
    tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size, size_t kernel_size_count,
    tn_tensor *bias, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::thnn_conv2d.out", "TTLi?TLiLiT->=", NULL, NULL};
    const void *const args[] = {self, weight, kernel_size, &kernel_size_count, bias, stride,
        &stride_count, padding, &padding_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* threshold.out(Tensor self, Scalar threshold, Scalar value, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_threshold_out(
    tn_tensor *self, tn_value threshold, tn_value value, tn_tensor *out)
{
    static tn_op_site site = {"aten::threshold.out", "TSST->=", NULL, NULL};
    const void *const args[] = {self, &threshold, &value, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * threshold_backward.grad_input(Tensor grad_output, Tensor self, Scalar threshold, *, Tensor(a!)
 * grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_threshold_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, tn_value threshold, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::threshold_backward.grad_input", "TTST->=", NULL, NULL};
    const void *const args[] = {grad_output, self, &threshold, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * topk.values(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True, *, Tensor(a!)
 * values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
 */
TN_NODISCARD static inline tn_status tn_topk_values(
    tn_tensor *self, int64_t k, int64_t dim, bool largest, bool sorted, tn_tensor *values,
    tn_tensor *indices)
{
    static tn_op_site site = {"aten::topk.values", "TiibbTT->==", NULL, NULL};
    const void *const args[] = {self, &k, &dim, &largest, &sorted, values, indices};
    return tn_op_call_typed(&site, args, NULL);
}

/* trace.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_trace_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::trace.out", "TT->=", NULL, NULL};
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

/*
 * triangular_solve.X(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool
 * unitriangular=False, *, Tensor(a!) X, Tensor(b!) M) -> (Tensor(a!) solution, Tensor(b!)
 * cloned_coefficient)
 */
TN_NODISCARD static inline tn_status tn_triangular_solve_X(
    tn_tensor *self, tn_tensor *A, bool upper, bool transpose, bool unitriangular, tn_tensor *X,
    tn_tensor *M)
{
    static tn_op_site site = {"aten::triangular_solve.X", "TTbbbTT->==", NULL, NULL};
    const void *const args[] = {self, A, &upper, &transpose, &unitriangular, X, M};
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

/* tril_indices.out(int row, int col, int offset=0, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_tril_indices_out(
    int64_t row, int64_t col, int64_t offset, tn_tensor *out)
{
    static tn_op_site site = {"aten::tril_indices.out", "iiiT->=", NULL, NULL};
    const void *const args[] = {&row, &col, &offset, out};
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

/* triu_indices.out(int row, int col, int offset=0, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_triu_indices_out(
    int64_t row, int64_t col, int64_t offset, tn_tensor *out)
{
    static tn_op_site site = {"aten::triu_indices.out", "iiiT->=", NULL, NULL};
    const void *const args[] = {&row, &col, &offset, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* true_divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_true_divide_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::true_divide.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* trunc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_trunc_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::trunc.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* unbind_copy.int_out(Tensor self, int dim=0, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn_unbind_copy_int_out(
    tn_tensor *self, int64_t dim, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::unbind_copy.int_out", "TiLT->", NULL, NULL};
    const void *const args[] = {self, &dim, out, &out_count};
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

/*
 * uniform.out(Tensor self, float from=0., float to=1., *, Generator? generator=None, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_uniform_out(
    tn_tensor *self, double from, double to, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::uniform.out", "Tdd*T->=", NULL, NULL};
    const void *const args[] = {self, &from, &to, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * unique_consecutive.out(Tensor self, bool return_inverse=False, bool return_counts=False, int?
 * dim=None, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!),
 * Tensor(c!))
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_unique_consecutive_out(
    tn_tensor *self, bool return_inverse, bool return_counts, const int64_t *dim, tn_tensor *out0,
    tn_tensor *out1, tn_tensor *out2)
{
    static tn_op_site site = {"aten::unique_consecutive.out", "Tbb?iTTT->===", NULL, NULL};
    const void *const args[] = {self, &return_inverse, &return_counts, dim, out0, out1, out2};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * unique_dim.out(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool
 * return_counts=False, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!),
 * Tensor(b!), Tensor(c!))
 */
TN_NODISCARD static inline tn_status tn_unique_dim_out(
    tn_tensor *self, int64_t dim, bool sorted, bool return_inverse, bool return_counts,
    tn_tensor *out0, tn_tensor *out1, tn_tensor *out2)
{
    static tn_op_site site = {"aten::unique_dim.out", "TibbbTTT->===", NULL, NULL};
    const void *const args[] = {self, &dim, &sorted, &return_inverse, &return_counts, out0, out1,
        out2};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * unique_dim_consecutive.out(Tensor self, int dim, bool return_inverse=False, bool
 * return_counts=False, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!),
 * Tensor(b!), Tensor(c!))
 */
TN_NODISCARD static inline tn_status tn_unique_dim_consecutive_out(
    tn_tensor *self, int64_t dim, bool return_inverse, bool return_counts, tn_tensor *out0,
    tn_tensor *out1, tn_tensor *out2)
{
    static tn_op_site site = {"aten::unique_dim_consecutive.out", "TibbTTT->===", NULL, NULL};
    const void *const args[] = {self, &dim, &return_inverse, &return_counts, out0, out1, out2};
    return tn_op_call_typed(&site, args, NULL);
}

/* unsafe_split.Tensor_out(Tensor self, SymInt split_size, int dim=0, *, Tensor(a!)[] out) -> () */
TN_NODISCARD static inline tn_status tn_unsafe_split_Tensor_out(
    tn_tensor *self, int64_t split_size, int64_t dim, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::unsafe_split.Tensor_out", "TiiLT->", NULL, NULL};
    const void *const args[] = {self, &split_size, &dim, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * unsafe_split_with_sizes.out(Tensor self, SymInt[] split_sizes, int dim=0, *, Tensor(a!)[] out) ->
 * ()
 */
TN_NODISCARD static inline tn_status tn_unsafe_split_with_sizes_out(
    tn_tensor *self, const int64_t *split_sizes, size_t split_sizes_count, int64_t dim,
    tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::unsafe_split_with_sizes.out", "TLiiLT->", NULL, NULL};
    const void *const args[] = {self, split_sizes, &split_sizes_count, &dim, out, &out_count};
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

/*
 * upsample_bicubic2d.out(Tensor self, SymInt[2] output_size, bool align_corners, float?
 * scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn_upsample_bicubic2d_out(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, bool align_corners,
    const double *scales_h, const double *scales_w, tn_tensor *out)
{
    static tn_op_site site = {"aten::upsample_bicubic2d.out", "TLib?d?dT->=", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, &align_corners, scales_h,
        scales_w, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * upsample_bicubic2d_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4]
 * input_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!)
 * grad_input) -> Tensor(a!)
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn_upsample_bicubic2d_backward_grad_input(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, bool align_corners, const double *scales_h,
    const double *scales_w, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::upsample_bicubic2d_backward.grad_input", "TLiLib?d?dT->=", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, &align_corners, scales_h, scales_w, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * upsample_bilinear2d.out(Tensor self, SymInt[2] output_size, bool align_corners, float?
 * scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn_upsample_bilinear2d_out(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, bool align_corners,
    const double *scales_h, const double *scales_w, tn_tensor *out)
{
    static tn_op_site site = {"aten::upsample_bilinear2d.out", "TLib?d?dT->=", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, &align_corners, scales_h,
        scales_w, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * upsample_bilinear2d.vec_out(Tensor input, SymInt[]? output_size, bool align_corners, float[]?
 * scale_factors, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: output_size, scale_factors.
 */
TN_NODISCARD static inline tn_status tn_upsample_bilinear2d_vec_out(
    tn_tensor *input, const int64_t *output_size, size_t output_size_count, bool align_corners,
    const double *scale_factors, size_t scale_factors_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::upsample_bilinear2d.vec_out", "T?Lib?LdT->=", NULL, NULL};
    const void *const args[] = {input, output_size, &output_size_count, &align_corners,
        scale_factors, &scale_factors_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * upsample_bilinear2d_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4]
 * input_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!)
 * grad_input) -> Tensor(a!)
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn_upsample_bilinear2d_backward_grad_input(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, bool align_corners, const double *scales_h,
    const double *scales_w, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::upsample_bilinear2d_backward.grad_input", "TLiLib?d?dT->=", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, &align_corners, scales_h, scales_w, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * upsample_linear1d.out(Tensor self, SymInt[1] output_size, bool align_corners, float? scales=None,
 * *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: scales.
 */
TN_NODISCARD static inline tn_status tn_upsample_linear1d_out(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, bool align_corners,
    const double *scales, tn_tensor *out)
{
    static tn_op_site site = {"aten::upsample_linear1d.out", "TLib?dT->=", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, &align_corners, scales, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * upsample_linear1d_backward.grad_input(Tensor grad_output, SymInt[1] output_size, SymInt[3]
 * input_size, bool align_corners, float? scales=None, *, Tensor(a!) grad_input) -> Tensor(a!)
 * NULL is None: scales.
 */
TN_NODISCARD static inline tn_status tn_upsample_linear1d_backward_grad_input(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, bool align_corners, const double *scales,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::upsample_linear1d_backward.grad_input", "TLiLib?dT->=", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, &align_corners, scales, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * upsample_nearest1d.out(Tensor self, SymInt[1] output_size, float? scales=None, *, Tensor(a!) out)
 * -> Tensor(a!)
 * NULL is None: scales.
 */
TN_NODISCARD static inline tn_status tn_upsample_nearest1d_out(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, const double *scales,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::upsample_nearest1d.out", "TLi?dT->=", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, scales, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * upsample_nearest1d_backward.grad_input(Tensor grad_output, SymInt[1] output_size, SymInt[3]
 * input_size, float? scales=None, *, Tensor(a!) grad_input) -> Tensor(a!)
 * NULL is None: scales.
 */
TN_NODISCARD static inline tn_status tn_upsample_nearest1d_backward_grad_input(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, const double *scales,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::upsample_nearest1d_backward.grad_input", "TLiLi?dT->=", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, scales, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * upsample_nearest2d.out(Tensor self, SymInt[2] output_size, float? scales_h=None, float?
 * scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn_upsample_nearest2d_out(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, const double *scales_h,
    const double *scales_w, tn_tensor *out)
{
    static tn_op_site site = {"aten::upsample_nearest2d.out", "TLi?d?dT->=", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, scales_h, scales_w, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * upsample_nearest2d.vec_out(Tensor input, SymInt[]? output_size, float[]? scale_factors, *,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: output_size, scale_factors.
 */
TN_NODISCARD static inline tn_status tn_upsample_nearest2d_vec_out(
    tn_tensor *input, const int64_t *output_size, size_t output_size_count,
    const double *scale_factors, size_t scale_factors_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::upsample_nearest2d.vec_out", "T?Li?LdT->=", NULL, NULL};
    const void *const args[] = {input, output_size, &output_size_count, scale_factors,
        &scale_factors_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * upsample_nearest2d_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4]
 * input_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn_upsample_nearest2d_backward_grad_input(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, const double *scales_h,
    const double *scales_w, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::upsample_nearest2d_backward.grad_input", "TLiLi?d?dT->=", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, scales_h, scales_w, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * upsample_nearest3d.out(Tensor self, SymInt[3] output_size, float? scales_d=None, float?
 * scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: scales_d, scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn_upsample_nearest3d_out(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, const double *scales_d,
    const double *scales_h, const double *scales_w, tn_tensor *out)
{
    static tn_op_site site = {"aten::upsample_nearest3d.out", "TLi?d?d?dT->=", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, scales_d, scales_h,
        scales_w, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * upsample_nearest3d_backward.grad_input(Tensor grad_output, SymInt[3] output_size, SymInt[5]
 * input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!)
 * grad_input) -> Tensor(a!)
 * NULL is None: scales_d, scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn_upsample_nearest3d_backward_grad_input(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, const double *scales_d,
    const double *scales_h, const double *scales_w, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::upsample_nearest3d_backward.grad_input", "TLiLi?d?d?dT->=", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, scales_d, scales_h, scales_w, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * upsample_trilinear3d.out(Tensor self, SymInt[3] output_size, bool align_corners, float?
 * scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: scales_d, scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn_upsample_trilinear3d_out(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, bool align_corners,
    const double *scales_d, const double *scales_h, const double *scales_w, tn_tensor *out)
{
    static tn_op_site site = {"aten::upsample_trilinear3d.out", "TLib?d?d?dT->=", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, &align_corners, scales_d,
        scales_h, scales_w, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * upsample_trilinear3d_backward.grad_input(Tensor grad_output, SymInt[3] output_size, SymInt[5]
 * input_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None,
 * *, Tensor(a!) grad_input) -> Tensor(a!)
 * NULL is None: scales_d, scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn_upsample_trilinear3d_backward_grad_input(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, bool align_corners, const double *scales_d,
    const double *scales_h, const double *scales_w, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::upsample_trilinear3d_backward.grad_input", "TLiLib?d?d?dT->=", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, &align_corners, scales_d, scales_h, scales_w, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * var.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim, correction.
 */
TN_NODISCARD static inline tn_status tn_var_correction_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, const tn_value *correction,
    bool keepdim, tn_tensor *out)
{
    static tn_op_site site = {"aten::var.correction_out", "T?Li?SbT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, correction, &keepdim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * var.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_var_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool unbiased, bool keepdim,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::var.out", "T?LibbT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &unbiased, &keepdim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * var_mean.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool
 * keepdim=False, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))
 * NULL is None: dim, correction.
 */
TN_NODISCARD static inline tn_status tn_var_mean_correction_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, const tn_value *correction,
    bool keepdim, tn_tensor *out0, tn_tensor *out1)
{
    static tn_op_site site = {"aten::var_mean.correction_out", "T?Li?SbTT->==", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, correction, &keepdim, out0, out1};
    return tn_op_call_typed(&site, args, NULL);
}

/* vdot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_vdot_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::vdot.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
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

/* vstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_vstack_out(
    tn_tensor *const *tensors, size_t tensors_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::vstack.out", "LTT->=", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* where.self_out(Tensor condition, Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_where_self_out(
    tn_tensor *condition, tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::where.self_out", "TTTT->=", NULL, NULL};
    const void *const args[] = {condition, self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* xlogy.OutScalar_Other(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_xlogy_OutScalar_Other(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::xlogy.OutScalar_Other", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* xlogy.OutScalar_Self(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_xlogy_OutScalar_Self(
    tn_value self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::xlogy.OutScalar_Self", "STT->=", NULL, NULL};
    const void *const args[] = {&self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* xlogy.OutTensor(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_xlogy_OutTensor(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::xlogy.OutTensor", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* zero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_zero_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::zero.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* zeros.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_zeros_out(
    const int64_t *size, size_t size_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::zeros.out", "LiT->=", NULL, NULL};
    const void *const args[] = {size, &size_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * zeros_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_zeros_like_out(
    tn_tensor *self, const tn_memory_format *memory_format, tn_tensor *out)
{
    static tn_op_site site = {"aten::zeros_like.out", "T?mT->=", NULL, NULL};
    const void *const args[] = {self, memory_format, out};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
