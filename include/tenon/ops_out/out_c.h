/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators that write to `out` arguments, by name from `c` on: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew.
 */
#ifndef TENON_OUT_C_H
#define TENON_OUT_C_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_cat_out(
    tn_tensor *const *tensors, size_t tensors_count, int64_t dim, tn_tensor *out)
{
    static tn_op_site site = {"aten::cat.out", "LTiT->=", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, &dim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * cauchy.out(Tensor self, float median=0., float sigma=1., *, Generator? generator=None, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_cauchy_out(
    tn_tensor *self, double median, double sigma, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::cauchy.out", "Tdd*T->=", NULL, NULL};
    const void *const args[] = {self, &median, &sigma, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* ceil.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_ceil_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::ceil.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* celu.out(Tensor self, Scalar alpha=1., *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_celu_out(
    tn_tensor *self, tn_value alpha, tn_tensor *out)
{
    static tn_op_site site = {"aten::celu.out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &alpha, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* channel_shuffle.out(Tensor self, SymInt groups, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_channel_shuffle_out(
    tn_tensor *self, int64_t groups, tn_tensor *out)
{
    static tn_op_site site = {"aten::channel_shuffle.out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &groups, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* cholesky.out(Tensor self, bool upper=False, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_cholesky_out(
    tn_tensor *self, bool upper, tn_tensor *out)
{
    static tn_op_site site = {"aten::cholesky.out", "TbT->=", NULL, NULL};
    const void *const args[] = {self, &upper, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* cholesky_inverse.out(Tensor self, bool upper=False, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_cholesky_inverse_out(
    tn_tensor *self, bool upper, tn_tensor *out)
{
    static tn_op_site site = {"aten::cholesky_inverse.out", "TbT->=", NULL, NULL};
    const void *const args[] = {self, &upper, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * cholesky_solve.out(Tensor self, Tensor input2, bool upper=False, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_cholesky_solve_out(
    tn_tensor *self, tn_tensor *input2, bool upper, tn_tensor *out)
{
    static tn_op_site site = {"aten::cholesky_solve.out", "TTbT->=", NULL, NULL};
    const void *const args[] = {self, input2, &upper, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * clamp.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn_clamp_Tensor_out(
    tn_tensor *self, tn_tensor *min, tn_tensor *max, tn_tensor *out)
{
    static tn_op_site site = {"aten::clamp.Tensor_out", "T?T?TT->=", NULL, NULL};
    const void *const args[] = {self, min, max, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn_clamp_out(
    tn_tensor *self, const tn_value *min, const tn_value *max, tn_tensor *out)
{
    static tn_op_site site = {"aten::clamp.out", "T?S?ST->=", NULL, NULL};
    const void *const args[] = {self, min, max, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* clamp_max.Tensor_out(Tensor self, Tensor max, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_clamp_max_Tensor_out(
    tn_tensor *self, tn_tensor *max, tn_tensor *out)
{
    static tn_op_site site = {"aten::clamp_max.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, max, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* clamp_max.out(Tensor self, Scalar max, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_clamp_max_out(
    tn_tensor *self, tn_value max, tn_tensor *out)
{
    static tn_op_site site = {"aten::clamp_max.out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &max, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* clamp_min.Tensor_out(Tensor self, Tensor min, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_clamp_min_Tensor_out(
    tn_tensor *self, tn_tensor *min, tn_tensor *out)
{
    static tn_op_site site = {"aten::clamp_min.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, min, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* clamp_min.out(Tensor self, Scalar min, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_clamp_min_out(
    tn_tensor *self, tn_value min, tn_tensor *out)
{
    static tn_op_site site = {"aten::clamp_min.out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &min, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * clip.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn_clip_Tensor_out(
    tn_tensor *self, tn_tensor *min, tn_tensor *max, tn_tensor *out)
{
    static tn_op_site site = {"aten::clip.Tensor_out", "T?T?TT->=", NULL, NULL};
    const void *const args[] = {self, min, max, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * clip.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn_clip_out(
    tn_tensor *self, const tn_value *min, const tn_value *max, tn_tensor *out)
{
    static tn_op_site site = {"aten::clip.out", "T?S?ST->=", NULL, NULL};
    const void *const args[] = {self, min, max, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * clone.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_clone_out(
    tn_tensor *self, const tn_memory_format *memory_format, tn_tensor *out)
{
    static tn_op_site site = {"aten::clone.out", "T?mT->=", NULL, NULL};
    const void *const args[] = {self, memory_format, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * col2im.out(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2]
 * padding, int[2] stride, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_col2im_out(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count,
    const int64_t *kernel_size, size_t kernel_size_count, const int64_t *dilation,
    size_t dilation_count, const int64_t *padding, size_t padding_count, const int64_t *stride,
    size_t stride_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::col2im.out", "TLiLiLiLiLiT->=", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, kernel_size,
        &kernel_size_count, dilation, &dilation_count, padding, &padding_count, stride,
        &stride_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* column_stack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_column_stack_out(
    tn_tensor *const *tensors, size_t tensors_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::column_stack.out", "LTT->=", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* complex.out(Tensor real, Tensor imag, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_complex_out(
    tn_tensor *real, tn_tensor *imag, tn_tensor *out)
{
    static tn_op_site site = {"aten::complex.out", "TTT->=", NULL, NULL};
    const void *const args[] = {real, imag, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* concat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_concat_out(
    tn_tensor *const *tensors, size_t tensors_count, int64_t dim, tn_tensor *out)
{
    static tn_op_site site = {"aten::concat.out", "LTiT->=", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, &dim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* concatenate.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_concatenate_out(
    tn_tensor *const *tensors, size_t tensors_count, int64_t dim, tn_tensor *out)
{
    static tn_op_site site = {"aten::concatenate.out", "LTiT->=", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, &dim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* conj_physical.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_conj_physical_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::conj_physical.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * constant_pad_nd.out(Tensor self, SymInt[] pad, Scalar value=0, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_constant_pad_nd_out(
    tn_tensor *self, const int64_t *pad, size_t pad_count, tn_value value, tn_tensor *out)
{
    static tn_op_site site = {"aten::constant_pad_nd.out", "TLiST->=", NULL, NULL};
    const void *const args[] = {self, pad, &pad_count, &value, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * convolution.out(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding,
 * SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_convolution_out(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, bool transposed, const int64_t *output_padding,
    size_t output_padding_count, int64_t groups, tn_tensor *out)
{
    static tn_op_site site = {"aten::convolution.out", "TT?TLiLiLibLiiT->=", NULL, NULL};
    const void *const args[] = {input, weight, bias, stride, &stride_count, padding,
        &padding_count, dilation, &dilation_count, &transposed, output_padding,
        &output_padding_count, &groups, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * convolution_backward.out(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes,
 * SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding,
 * SymInt groups, bool[3] output_mask, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) ->
 * (Tensor(a!), Tensor(b!), Tensor(c!))
 * NULL is None: bias_sizes.
 */
TN_NODISCARD static inline tn_status tn_convolution_backward_out(
    tn_tensor *grad_output, tn_tensor *input, tn_tensor *weight, const int64_t *bias_sizes,
    size_t bias_sizes_count, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, const int64_t *dilation, size_t dilation_count, bool transposed,
    const int64_t *output_padding, size_t output_padding_count, int64_t groups,
    const bool *output_mask, size_t output_mask_count, tn_tensor *out0, tn_tensor *out1,
    tn_tensor *out2)
{
    static tn_op_site site = {"aten::convolution_backward.out", "TTT?LiLiLiLibLiiLbTTT->===", NULL, NULL};
    const void *const args[] = {grad_output, input, weight, bias_sizes, &bias_sizes_count, stride,
        &stride_count, padding, &padding_count, dilation, &dilation_count, &transposed,
        output_padding, &output_padding_count, &groups, output_mask, &output_mask_count, out0,
        out1, out2};
    return tn_op_call_typed(&site, args, NULL);
}

/* copy.out(Tensor self, Tensor src, bool non_blocking=False, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_copy_out(
    tn_tensor *self, tn_tensor *src, bool non_blocking, tn_tensor *out)
{
    static tn_op_site site = {"aten::copy.out", "TTbT->=", NULL, NULL};
    const void *const args[] = {self, src, &non_blocking, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* copysign.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_copysign_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::copysign.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* copysign.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_copysign_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::copysign.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* cos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_cos_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::cos.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* cosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_cosh_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::cosh.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* count_nonzero.dim_IntList_out(Tensor self, int[] dim, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_count_nonzero_dim_IntList_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::count_nonzero.dim_IntList_out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * count_nonzero.out(Tensor self, int? dim=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_count_nonzero_out(
    tn_tensor *self, const int64_t *dim, tn_tensor *out)
{
    static tn_op_site site = {"aten::count_nonzero.out", "T?iT->=", NULL, NULL};
    const void *const args[] = {self, dim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * cross.out(Tensor self, Tensor other, int? dim=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_cross_out(
    tn_tensor *self, tn_tensor *other, const int64_t *dim, tn_tensor *out)
{
    static tn_op_site site = {"aten::cross.out", "TT?iT->=", NULL, NULL};
    const void *const args[] = {self, other, dim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * cummax.out(Tensor self, int dim, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values,
 * Tensor(b!) indices)
 */
TN_NODISCARD static inline tn_status tn_cummax_out(
    tn_tensor *self, int64_t dim, tn_tensor *values, tn_tensor *indices)
{
    static tn_op_site site = {"aten::cummax.out", "TiTT->==", NULL, NULL};
    const void *const args[] = {self, &dim, values, indices};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * cummin.out(Tensor self, int dim, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values,
 * Tensor(b!) indices)
 */
TN_NODISCARD static inline tn_status tn_cummin_out(
    tn_tensor *self, int64_t dim, tn_tensor *values, tn_tensor *indices)
{
    static tn_op_site site = {"aten::cummin.out", "TiTT->==", NULL, NULL};
    const void *const args[] = {self, &dim, values, indices};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * cumprod.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_cumprod_out(
    tn_tensor *self, int64_t dim, const tn_dtype *dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::cumprod.out", "Ti?yT->=", NULL, NULL};
    const void *const args[] = {self, &dim, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * cumsum.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_cumsum_out(
    tn_tensor *self, int64_t dim, const tn_dtype *dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::cumsum.out", "Ti?yT->=", NULL, NULL};
    const void *const args[] = {self, &dim, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* deg2rad.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_deg2rad_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::deg2rad.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* detach_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_detach_copy_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::detach_copy.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* diag.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_diag_out(
    tn_tensor *self, int64_t diagonal, tn_tensor *out)
{
    static tn_op_site site = {"aten::diag.out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &diagonal, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * diag_embed.out(Tensor self, int offset=0, int dim1=-2, int dim2=-1, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_diag_embed_out(
    tn_tensor *self, int64_t offset, int64_t dim1, int64_t dim2, tn_tensor *out)
{
    static tn_op_site site = {"aten::diag_embed.out", "TiiiT->=", NULL, NULL};
    const void *const args[] = {self, &offset, &dim1, &dim2, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * diagonal_backward.out(Tensor grad_output, SymInt[] input_sizes, int offset, int dim1, int dim2,
 * *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_diagonal_backward_out(
    tn_tensor *grad_output, const int64_t *input_sizes, size_t input_sizes_count, int64_t offset,
    int64_t dim1, int64_t dim2, tn_tensor *out)
{
    static tn_op_site site = {"aten::diagonal_backward.out", "TLiiiiT->=", NULL, NULL};
    const void *const args[] = {grad_output, input_sizes, &input_sizes_count, &offset, &dim1,
        &dim2, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * diagonal_copy.out(Tensor self, int offset=0, int dim1=0, int dim2=1, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_diagonal_copy_out(
    tn_tensor *self, int64_t offset, int64_t dim1, int64_t dim2, tn_tensor *out)
{
    static tn_op_site site = {"aten::diagonal_copy.out", "TiiiT->=", NULL, NULL};
    const void *const args[] = {self, &offset, &dim1, &dim2, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * diagonal_scatter.out(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1, *, Tensor(a!)
 * out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_diagonal_scatter_out(
    tn_tensor *self, tn_tensor *src, int64_t offset, int64_t dim1, int64_t dim2, tn_tensor *out)
{
    static tn_op_site site = {"aten::diagonal_scatter.out", "TTiiiT->=", NULL, NULL};
    const void *const args[] = {self, src, &offset, &dim1, &dim2, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * diff.out(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None, *,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: prepend, append.
 */
TN_NODISCARD static inline tn_status tn_diff_out(
    tn_tensor *self, int64_t n, int64_t dim, tn_tensor *prepend, tn_tensor *append, tn_tensor *out)
{
    static tn_op_site site = {"aten::diff.out", "Tii?T?TT->=", NULL, NULL};
    const void *const args[] = {self, &n, &dim, prepend, append, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* digamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_digamma_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::digamma.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* dist.out(Tensor self, Tensor other, Scalar p=2, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_dist_out(
    tn_tensor *self, tn_tensor *other, tn_value p, tn_tensor *out)
{
    static tn_op_site site = {"aten::dist.out", "TTST->=", NULL, NULL};
    const void *const args[] = {self, other, &p, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * div.Scalar_mode_out(Tensor self, Scalar other, *, str? rounding_mode, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: rounding_mode.
 */
TN_NODISCARD static inline tn_status tn_div_Scalar_mode_out(
    tn_tensor *self, tn_value other, const char *rounding_mode, tn_tensor *out)
{
    static tn_op_site site = {"aten::div.Scalar_mode_out", "TS?sT->=", NULL, NULL};
    const void *const args[] = {self, &other, rounding_mode, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* div.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_div_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::div.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_div_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::div.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * div.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: rounding_mode.
 */
TN_NODISCARD static inline tn_status tn_div_out_mode(
    tn_tensor *self, tn_tensor *other, const char *rounding_mode, tn_tensor *out)
{
    static tn_op_site site = {"aten::div.out_mode", "TT?sT->=", NULL, NULL};
    const void *const args[] = {self, other, rounding_mode, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_divide_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::divide.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * divide.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: rounding_mode.
 */
TN_NODISCARD static inline tn_status tn_divide_out_mode(
    tn_tensor *self, tn_tensor *other, const char *rounding_mode, tn_tensor *out)
{
    static tn_op_site site = {"aten::divide.out_mode", "TT?sT->=", NULL, NULL};
    const void *const args[] = {self, other, rounding_mode, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* dot.out(Tensor self, Tensor tensor, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_dot_out(
    tn_tensor *self, tn_tensor *tensor, tn_tensor *out)
{
    static tn_op_site site = {"aten::dot.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, tensor, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* dstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_dstack_out(
    tn_tensor *const *tensors, size_t tensors_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::dstack.out", "LTT->=", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * elu.out(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_elu_out(
    tn_tensor *self, tn_value alpha, tn_value scale, tn_value input_scale, tn_tensor *out)
{
    static tn_op_site site = {"aten::elu.out", "TSSST->=", NULL, NULL};
    const void *const args[] = {self, &alpha, &scale, &input_scale, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * elu_backward.grad_input(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool
 * is_result, Tensor self_or_result, *, Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_elu_backward_grad_input(
    tn_tensor *grad_output, tn_value alpha, tn_value scale, tn_value input_scale, bool is_result,
    tn_tensor *self_or_result, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::elu_backward.grad_input", "TSSSbTT->=", NULL, NULL};
    const void *const args[] = {grad_output, &alpha, &scale, &input_scale, &is_result,
        self_or_result, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * embedding.out(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool
 * scale_grad_by_freq=False, bool sparse=False, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_embedding_out(
    tn_tensor *weight, tn_tensor *indices, int64_t padding_idx, bool scale_grad_by_freq,
    bool sparse, tn_tensor *out)
{
    static tn_op_site site = {"aten::embedding.out", "TTibbT->=", NULL, NULL};
    const void *const args[] = {weight, indices, &padding_idx, &scale_grad_by_freq, &sparse, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * embedding_dense_backward.out(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt
 * padding_idx, bool scale_grad_by_freq, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_embedding_dense_backward_out(
    tn_tensor *grad_output, tn_tensor *indices, int64_t num_weights, int64_t padding_idx,
    bool scale_grad_by_freq, tn_tensor *out)
{
    static tn_op_site site = {"aten::embedding_dense_backward.out", "TTiibT->=", NULL, NULL};
    const void *const args[] = {grad_output, indices, &num_weights, &padding_idx,
        &scale_grad_by_freq, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * embedding_renorm.out(Tensor self, Tensor indices, float max_norm, float norm_type, *, Tensor(a!)
 * out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_embedding_renorm_out(
    tn_tensor *self, tn_tensor *indices, double max_norm, double norm_type, tn_tensor *out)
{
    static tn_op_site site = {"aten::embedding_renorm.out", "TTddT->=", NULL, NULL};
    const void *const args[] = {self, indices, &max_norm, &norm_type, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * empty.out(SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_empty_out(
    const int64_t *size, size_t size_count, const tn_memory_format *memory_format, tn_tensor *out)
{
    static tn_op_site site = {"aten::empty.out", "Li?mT->=", NULL, NULL};
    const void *const args[] = {size, &size_count, memory_format, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * empty_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_empty_like_out(
    tn_tensor *self, const tn_memory_format *memory_format, tn_tensor *out)
{
    static tn_op_site site = {"aten::empty_like.out", "T?mT->=", NULL, NULL};
    const void *const args[] = {self, memory_format, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* empty_permuted.out(SymInt[] size, int[] physical_layout, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_empty_permuted_out(
    const int64_t *size, size_t size_count, const int64_t *physical_layout,
    size_t physical_layout_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::empty_permuted.out", "LiLiT->=", NULL, NULL};
    const void *const args[] = {size, &size_count, physical_layout, &physical_layout_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* empty_strided.out(SymInt[] size, SymInt[] stride, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_empty_strided_out(
    const int64_t *size, size_t size_count, const int64_t *stride, size_t stride_count,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::empty_strided.out", "LiLiT->=", NULL, NULL};
    const void *const args[] = {size, &size_count, stride, &stride_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* eq.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_eq_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::eq.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* eq.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_eq_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::eq.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_erf_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::erf.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* erfc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_erfc_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::erfc.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* erfinv.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_erfinv_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::erfinv.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_exp_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::exp.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* exp2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_exp2_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::exp2.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * expand_copy.out(Tensor self, SymInt[] size, *, bool implicit=False, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_expand_copy_out(
    tn_tensor *self, const int64_t *size, size_t size_count, bool implicit, tn_tensor *out)
{
    static tn_op_site site = {"aten::expand_copy.out", "TLibT->=", NULL, NULL};
    const void *const args[] = {self, size, &size_count, &implicit, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_expm1_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::expm1.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * exponential.out(Tensor self, float lambd=1., *, Generator? generator=None, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_exponential_out(
    tn_tensor *self, double lambd, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::exponential.out", "Td*T->=", NULL, NULL};
    const void *const args[] = {self, &lambd, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* eye.m_out(SymInt n, SymInt m, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_eye_m_out(
    int64_t n, int64_t m, tn_tensor *out)
{
    static tn_op_site site = {"aten::eye.m_out", "iiT->=", NULL, NULL};
    const void *const args[] = {&n, &m, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* eye.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_eye_out(
    int64_t n, tn_tensor *out)
{
    static tn_op_site site = {"aten::eye.out", "iT->=", NULL, NULL};
    const void *const args[] = {&n, out};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
