/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators, by name from `u` on: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew.
 */
#ifndef TENON_OPS_U_H
#define TENON_OPS_U_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[] */
TN_NODISCARD static inline tn_status tn_unbind_int(
    tn_tensor *self, int64_t dim, tn_value *result)
{
    static tn_op_site site = {"aten::unbind.int", "Ti->*", NULL, NULL};
    const void *const args[] = {self, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* unbind_copy.int(Tensor self, int dim=0) -> Tensor[] */
TN_NODISCARD static inline tn_status tn_unbind_copy_int(
    tn_tensor *self, int64_t dim, tn_value *result)
{
    static tn_op_site site = {"aten::unbind_copy.int", "Ti->*", NULL, NULL};
    const void *const args[] = {self, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* unflatten.int(Tensor(a) self, int dim, SymInt[] sizes) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_unflatten_int(
    tn_tensor *self, int64_t dim, const int64_t *sizes, size_t sizes_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::unflatten.int", "TiLi->T", NULL, NULL};
    const void *const args[] = {self, &dim, sizes, &sizes_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* unflatten_dense_tensors(Tensor flat, Tensor[] tensors) -> Tensor[] */
TN_NODISCARD static inline tn_status tn_unflatten_dense_tensors(
    tn_tensor *flat, tn_tensor *const *tensors, size_t tensors_count, tn_value *result)
{
    static tn_op_site site = {"aten::unflatten_dense_tensors", "TLT->*", NULL, NULL};
    const void *const args[] = {flat, tensors, &tensors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_unfold(
    tn_tensor *self, int64_t dimension, int64_t size, int64_t step, tn_tensor **result)
{
    static tn_op_site site = {"aten::unfold", "Tiii->T", NULL, NULL};
    const void *const args[] = {self, &dimension, &size, &step};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* unfold_backward(Tensor grad_in, SymInt[] input_sizes, int dim, int size, int step) -> Tensor */
TN_NODISCARD static inline tn_status tn_unfold_backward(
    tn_tensor *grad_in, const int64_t *input_sizes, size_t input_sizes_count, int64_t dim,
    int64_t size, int64_t step, tn_tensor **result)
{
    static tn_op_site site = {"aten::unfold_backward", "TLiiii->T", NULL, NULL};
    const void *const args[] = {grad_in, input_sizes, &input_sizes_count, &dim, &size, &step};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor */
TN_NODISCARD static inline tn_status tn_unfold_copy(
    tn_tensor *self, int64_t dimension, int64_t size, int64_t step, tn_tensor **result)
{
    static tn_op_site site = {"aten::unfold_copy", "Tiii->T", NULL, NULL};
    const void *const args[] = {self, &dimension, &size, &step};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * uniform(Tensor self, float from=0., float to=1., *, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_uniform(
    tn_tensor *self, double from, double to, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::uniform", "Tdd*->T", NULL, NULL};
    const void *const args[] = {self, &from, &to, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_uniform_(
    tn_tensor *self, double from, double to, const tn_value *generator)
{
    static tn_op_site site = {"aten::uniform_", "Tdd*->=", NULL, NULL};
    const void *const args[] = {self, &from, &to, generator};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, int?
 * dim=None) -> (Tensor, Tensor, Tensor)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_unique_consecutive(
    tn_tensor *self, bool return_inverse, bool return_counts, const int64_t *dim,
    tn_tensor **result0, tn_tensor **result1, tn_tensor **result2)
{
    static tn_op_site site = {"aten::unique_consecutive", "Tbb?i->TTT", NULL, NULL};
    const void *const args[] = {self, &return_inverse, &return_counts, dim};
    void *const results[] = {result0, result1, result2};
    return tn_op_call_typed(&site, args, results);
}

/*
 * unique_dim(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool
 * return_counts=False) -> (Tensor, Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_unique_dim(
    tn_tensor *self, int64_t dim, bool sorted, bool return_inverse, bool return_counts,
    tn_tensor **result0, tn_tensor **result1, tn_tensor **result2)
{
    static tn_op_site site = {"aten::unique_dim", "Tibbb->TTT", NULL, NULL};
    const void *const args[] = {self, &dim, &sorted, &return_inverse, &return_counts};
    void *const results[] = {result0, result1, result2};
    return tn_op_call_typed(&site, args, results);
}

/*
 * unique_dim_consecutive(Tensor self, int dim, bool return_inverse=False, bool return_counts=False)
 * -> (Tensor, Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_unique_dim_consecutive(
    tn_tensor *self, int64_t dim, bool return_inverse, bool return_counts, tn_tensor **result0,
    tn_tensor **result1, tn_tensor **result2)
{
    static tn_op_site site = {"aten::unique_dim_consecutive", "Tibb->TTT", NULL, NULL};
    const void *const args[] = {self, &dim, &return_inverse, &return_counts};
    void *const results[] = {result0, result1, result2};
    return tn_op_call_typed(&site, args, results);
}

/* unsafe_chunk(Tensor self, int chunks, int dim=0) -> Tensor[] */
TN_NODISCARD static inline tn_status tn_unsafe_chunk(
    tn_tensor *self, int64_t chunks, int64_t dim, tn_value *result)
{
    static tn_op_site site = {"aten::unsafe_chunk", "Tii->*", NULL, NULL};
    const void *const args[] = {self, &chunks, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* unsafe_split.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[] */
TN_NODISCARD static inline tn_status tn_unsafe_split_Tensor(
    tn_tensor *self, int64_t split_size, int64_t dim, tn_value *result)
{
    static tn_op_site site = {"aten::unsafe_split.Tensor", "Tii->*", NULL, NULL};
    const void *const args[] = {self, &split_size, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* unsafe_split_with_sizes(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[] */
TN_NODISCARD static inline tn_status tn_unsafe_split_with_sizes(
    tn_tensor *self, const int64_t *split_sizes, size_t split_sizes_count, int64_t dim,
    tn_value *result)
{
    static tn_op_site site = {"aten::unsafe_split_with_sizes", "TLii->*", NULL, NULL};
    const void *const args[] = {self, split_sizes, &split_sizes_count, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* unsqueeze(Tensor(a) self, int dim) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_unsqueeze(
    tn_tensor *self, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::unsqueeze", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_unsqueeze_(
    tn_tensor *self, int64_t dim)
{
    static tn_op_site site = {"aten::unsqueeze_", "Ti->=", NULL, NULL};
    const void *const args[] = {self, &dim};
    return tn_op_call_typed(&site, args, NULL);
}

/* unsqueeze_copy(Tensor self, int dim) -> Tensor */
TN_NODISCARD static inline tn_status tn_unsqueeze_copy(
    tn_tensor *self, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::unsqueeze_copy", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * upsample_bicubic2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None,
 * float? scales_w=None) -> Tensor
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn_upsample_bicubic2d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, bool align_corners,
    const double *scales_h, const double *scales_w, tn_tensor **result)
{
    static tn_op_site site = {"aten::upsample_bicubic2d", "TLib?d?d->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, &align_corners, scales_h,
        scales_w};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * upsample_bicubic2d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]?
 * scale_factors) -> Tensor
 * NULL is None: output_size, scale_factors.
 */
TN_NODISCARD static inline tn_status tn_upsample_bicubic2d_vec(
    tn_tensor *input, const int64_t *output_size, size_t output_size_count, bool align_corners,
    const double *scale_factors, size_t scale_factors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::upsample_bicubic2d.vec", "T?Lib?Ld->T", NULL, NULL};
    const void *const args[] = {input, output_size, &output_size_count, &align_corners,
        scale_factors, &scale_factors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * upsample_bicubic2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool
 * align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn_upsample_bicubic2d_backward(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, bool align_corners, const double *scales_h,
    const double *scales_w, tn_tensor **result)
{
    static tn_op_site site = {"aten::upsample_bicubic2d_backward", "TLiLib?d?d->T", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, &align_corners, scales_h, scales_w};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * upsample_bilinear2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None,
 * float? scales_w=None) -> Tensor
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn_upsample_bilinear2d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, bool align_corners,
    const double *scales_h, const double *scales_w, tn_tensor **result)
{
    static tn_op_site site = {"aten::upsample_bilinear2d", "TLib?d?d->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, &align_corners, scales_h,
        scales_w};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * upsample_bilinear2d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]?
 * scale_factors) -> Tensor
 * NULL is None: output_size, scale_factors.
 */
TN_NODISCARD static inline tn_status tn_upsample_bilinear2d_vec(
    tn_tensor *input, const int64_t *output_size, size_t output_size_count, bool align_corners,
    const double *scale_factors, size_t scale_factors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::upsample_bilinear2d.vec", "T?Lib?Ld->T", NULL, NULL};
    const void *const args[] = {input, output_size, &output_size_count, &align_corners,
        scale_factors, &scale_factors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * upsample_bilinear2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size,
 * bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn_upsample_bilinear2d_backward(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, bool align_corners, const double *scales_h,
    const double *scales_w, tn_tensor **result)
{
    static tn_op_site site = {"aten::upsample_bilinear2d_backward", "TLiLib?d?d->T", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, &align_corners, scales_h, scales_w};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * upsample_linear1d(Tensor self, SymInt[1] output_size, bool align_corners, float? scales=None) ->
 * Tensor
 * NULL is None: scales.
 */
TN_NODISCARD static inline tn_status tn_upsample_linear1d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, bool align_corners,
    const double *scales, tn_tensor **result)
{
    static tn_op_site site = {"aten::upsample_linear1d", "TLib?d->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, &align_corners, scales};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * upsample_linear1d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]?
 * scale_factors) -> Tensor
 * NULL is None: output_size, scale_factors.
 */
TN_NODISCARD static inline tn_status tn_upsample_linear1d_vec(
    tn_tensor *input, const int64_t *output_size, size_t output_size_count, bool align_corners,
    const double *scale_factors, size_t scale_factors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::upsample_linear1d.vec", "T?Lib?Ld->T", NULL, NULL};
    const void *const args[] = {input, output_size, &output_size_count, &align_corners,
        scale_factors, &scale_factors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * upsample_linear1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, bool
 * align_corners, float? scales=None) -> Tensor
 * NULL is None: scales.
 */
TN_NODISCARD static inline tn_status tn_upsample_linear1d_backward(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, bool align_corners, const double *scales,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::upsample_linear1d_backward", "TLiLib?d->T", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, &align_corners, scales};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * upsample_nearest1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor
 * NULL is None: scales.
 */
TN_NODISCARD static inline tn_status tn_upsample_nearest1d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, const double *scales,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::upsample_nearest1d", "TLi?d->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, scales};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * upsample_nearest1d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor
 * NULL is None: output_size, scale_factors.
 */
TN_NODISCARD static inline tn_status tn_upsample_nearest1d_vec(
    tn_tensor *input, const int64_t *output_size, size_t output_size_count,
    const double *scale_factors, size_t scale_factors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::upsample_nearest1d.vec", "T?Li?Ld->T", NULL, NULL};
    const void *const args[] = {input, output_size, &output_size_count, scale_factors,
        &scale_factors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * upsample_nearest1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size,
 * float? scales=None) -> Tensor
 * NULL is None: scales.
 */
TN_NODISCARD static inline tn_status tn_upsample_nearest1d_backward(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, const double *scales, tn_tensor **result)
{
    static tn_op_site site = {"aten::upsample_nearest1d_backward", "TLiLi?d->T", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, scales};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float?
 * scales_w=None) -> Tensor
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn_upsample_nearest2d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, const double *scales_h,
    const double *scales_w, tn_tensor **result)
{
    static tn_op_site site = {"aten::upsample_nearest2d", "TLi?d?d->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, scales_h, scales_w};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * upsample_nearest2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor
 * NULL is None: output_size, scale_factors.
 */
TN_NODISCARD static inline tn_status tn_upsample_nearest2d_vec(
    tn_tensor *input, const int64_t *output_size, size_t output_size_count,
    const double *scale_factors, size_t scale_factors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::upsample_nearest2d.vec", "T?Li?Ld->T", NULL, NULL};
    const void *const args[] = {input, output_size, &output_size_count, scale_factors,
        &scale_factors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * upsample_nearest2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size,
 * float? scales_h=None, float? scales_w=None) -> Tensor
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn_upsample_nearest2d_backward(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, const double *scales_h,
    const double *scales_w, tn_tensor **result)
{
    static tn_op_site site = {"aten::upsample_nearest2d_backward", "TLiLi?d?d->T", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, scales_h, scales_w};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * upsample_nearest3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float?
 * scales_h=None, float? scales_w=None) -> Tensor
 * NULL is None: scales_d, scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn_upsample_nearest3d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, const double *scales_d,
    const double *scales_h, const double *scales_w, tn_tensor **result)
{
    static tn_op_site site = {"aten::upsample_nearest3d", "TLi?d?d?d->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, scales_d, scales_h,
        scales_w};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * upsample_nearest3d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor
 * NULL is None: output_size, scale_factors.
 */
TN_NODISCARD static inline tn_status tn_upsample_nearest3d_vec(
    tn_tensor *input, const int64_t *output_size, size_t output_size_count,
    const double *scale_factors, size_t scale_factors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::upsample_nearest3d.vec", "T?Li?Ld->T", NULL, NULL};
    const void *const args[] = {input, output_size, &output_size_count, scale_factors,
        &scale_factors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * upsample_nearest3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size,
 * float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
 * NULL is None: scales_d, scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn_upsample_nearest3d_backward(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, const double *scales_d,
    const double *scales_h, const double *scales_w, tn_tensor **result)
{
    static tn_op_site site = {"aten::upsample_nearest3d_backward", "TLiLi?d?d?d->T", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, scales_d, scales_h, scales_w};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * upsample_trilinear3d(Tensor self, SymInt[3] output_size, bool align_corners, float?
 * scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
 * NULL is None: scales_d, scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn_upsample_trilinear3d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, bool align_corners,
    const double *scales_d, const double *scales_h, const double *scales_w, tn_tensor **result)
{
    static tn_op_site site = {"aten::upsample_trilinear3d", "TLib?d?d?d->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, &align_corners, scales_d,
        scales_h, scales_w};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * upsample_trilinear3d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]?
 * scale_factors) -> Tensor
 * NULL is None: output_size, scale_factors.
 */
TN_NODISCARD static inline tn_status tn_upsample_trilinear3d_vec(
    tn_tensor *input, const int64_t *output_size, size_t output_size_count, bool align_corners,
    const double *scale_factors, size_t scale_factors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::upsample_trilinear3d.vec", "T?Lib?Ld->T", NULL, NULL};
    const void *const args[] = {input, output_size, &output_size_count, &align_corners,
        scale_factors, &scale_factors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * upsample_trilinear3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size,
 * bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
 * NULL is None: scales_d, scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn_upsample_trilinear3d_backward(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, bool align_corners, const double *scales_d,
    const double *scales_h, const double *scales_w, tn_tensor **result)
{
    static tn_op_site site = {"aten::upsample_trilinear3d_backward", "TLiLib?d?d?d->T", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, &align_corners, scales_d, scales_h, scales_w};
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

/*
 * vander(Tensor x, int? N=None, bool increasing=False) -> Tensor
 * NULL is None: N.
 */
TN_NODISCARD static inline tn_status tn_vander(
    tn_tensor *x, const int64_t *N, bool increasing, tn_tensor **result)
{
    static tn_op_site site = {"aten::vander", "T?ib->T", NULL, NULL};
    const void *const args[] = {x, N, &increasing};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* var(Tensor self, bool unbiased=True) -> Tensor */
TN_NODISCARD static inline tn_status tn_var(
    tn_tensor *self, bool unbiased, tn_tensor **result)
{
    static tn_op_site site = {"aten::var", "Tb->T", NULL, NULL};
    const void *const args[] = {self, &unbiased};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) ->
 * Tensor
 * NULL is None: dim, correction.
 */
TN_NODISCARD static inline tn_status tn_var_correction(
    tn_tensor *self, const int64_t *dim, size_t dim_count, const tn_value *correction,
    bool keepdim, tn_tensor **result)
{
    static tn_op_site site = {"aten::var.correction", "T?Li?Sb->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, correction, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_var_dim(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool unbiased, bool keepdim,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::var.dim", "T?Libb->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &unbiased, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tn_var_mean(
    tn_tensor *self, bool unbiased, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::var_mean", "Tb->TT", NULL, NULL};
    const void *const args[] = {self, &unbiased};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool
 * keepdim=False) -> (Tensor, Tensor)
 * NULL is None: dim, correction.
 */
TN_NODISCARD static inline tn_status tn_var_mean_correction(
    tn_tensor *self, const int64_t *dim, size_t dim_count, const tn_value *correction,
    bool keepdim, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::var_mean.correction", "T?Li?Sb->TT", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, correction, &keepdim};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * var_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor,
 * Tensor)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_var_mean_dim(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool unbiased, bool keepdim,
    tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::var_mean.dim", "T?Libb->TT", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &unbiased, &keepdim};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/* vdot(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_vdot(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::vdot", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* view(Tensor(a) self, SymInt[] size) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_view(
    tn_tensor *self, const int64_t *size, size_t size_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::view", "TLi->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_view_dtype(
    tn_tensor *self, tn_dtype dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::view.dtype", "Ty->T", NULL, NULL};
    const void *const args[] = {self, &dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* view_as(Tensor(a) self, Tensor other) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_view_as(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::view_as", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* view_as_complex(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_view_as_complex(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::view_as_complex", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* view_as_complex_copy(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_view_as_complex_copy(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::view_as_complex_copy", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* view_as_real(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_view_as_real(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::view_as_real", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* view_as_real_copy(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_view_as_real_copy(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::view_as_real_copy", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* view_copy(Tensor self, SymInt[] size) -> Tensor */
TN_NODISCARD static inline tn_status tn_view_copy(
    tn_tensor *self, const int64_t *size, size_t size_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::view_copy", "TLi->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* view_copy.dtype(Tensor self, ScalarType dtype) -> Tensor */
TN_NODISCARD static inline tn_status tn_view_copy_dtype(
    tn_tensor *self, tn_dtype dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::view_copy.dtype", "Ty->T", NULL, NULL};
    const void *const args[] = {self, &dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* vsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[] */
TN_NODISCARD static inline tn_status tn_vsplit_array(
    tn_tensor *self, const int64_t *indices, size_t indices_count, tn_value *result)
{
    static tn_op_site site = {"aten::vsplit.array", "TLi->*", NULL, NULL};
    const void *const args[] = {self, indices, &indices_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* vsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[] */
TN_NODISCARD static inline tn_status tn_vsplit_int(
    tn_tensor *self, int64_t sections, tn_value *result)
{
    static tn_op_site site = {"aten::vsplit.int", "Ti->*", NULL, NULL};
    const void *const args[] = {self, &sections};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* vstack(Tensor[] tensors) -> Tensor */
TN_NODISCARD static inline tn_status tn_vstack(
    tn_tensor *const *tensors, size_t tensors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::vstack", "LT->T", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* where(Tensor condition) -> Tensor[] */
TN_NODISCARD static inline tn_status tn_where(
    tn_tensor *condition, tn_value *result)
{
    static tn_op_site site = {"aten::where", "T->*", NULL, NULL};
    const void *const args[] = {condition};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* where.Scalar(Tensor condition, Scalar self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_where_Scalar(
    tn_tensor *condition, tn_value self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::where.Scalar", "TSS->T", NULL, NULL};
    const void *const args[] = {condition, &self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_where_ScalarOther(
    tn_tensor *condition, tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::where.ScalarOther", "TTS->T", NULL, NULL};
    const void *const args[] = {condition, self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_where_ScalarSelf(
    tn_tensor *condition, tn_value self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::where.ScalarSelf", "TST->T", NULL, NULL};
    const void *const args[] = {condition, &self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* where.self(Tensor condition, Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_where_self(
    tn_tensor *condition, tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::where.self", "TTT->T", NULL, NULL};
    const void *const args[] = {condition, self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* xlogy.Scalar_Other(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_xlogy_Scalar_Other(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::xlogy.Scalar_Other", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* xlogy.Scalar_Self(Scalar self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_xlogy_Scalar_Self(
    tn_value self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::xlogy.Scalar_Self", "ST->T", NULL, NULL};
    const void *const args[] = {&self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* xlogy.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_xlogy_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::xlogy.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* xlogy_.Scalar_Other(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_xlogy__Scalar_Other(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::xlogy_.Scalar_Other", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* xlogy_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_xlogy__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::xlogy_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* zero(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_zero(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::zero", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* zero_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_zero_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::zero_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
 * pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_zeros(
    const int64_t *size, size_t size_count, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::zeros", "Li?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {size, &size_count, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * zeros_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 * bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory, memory_format.
 */
TN_NODISCARD static inline tn_status tn_zeros_like(
    tn_tensor *self, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, const tn_memory_format *memory_format, tn_tensor **result)
{
    static tn_op_site site = {"aten::zeros_like", "T?y?l?D?b?m->T", NULL, NULL};
    const void *const args[] = {self, dtype, layout, device, pin_memory, memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * prims::uniform(SymInt[] shape, *, Scalar low, Scalar high, ScalarType dtype, Device device,
 * SymInt[] stride, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_prims_uniform(
    const int64_t *shape, size_t shape_count, tn_value low, tn_value high, tn_dtype dtype,
    tn_device device, const int64_t *stride, size_t stride_count, const tn_value *generator,
    tn_tensor **result)
{
    static tn_op_site site = {"prims::uniform", "LiSSyDLi*->T", NULL, NULL};
    const void *const args[] = {shape, &shape_count, &low, &high, &dtype, &device, stride,
        &stride_count, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
