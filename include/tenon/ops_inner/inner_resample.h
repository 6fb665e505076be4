/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators whose names begin with `_`, of the domain `resample`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_INNER_RESAMPLE_H
#define TENON_INNER_RESAMPLE_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * _upsample_bicubic2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float?
 * scales_h=None, float? scales_w=None) -> Tensor
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn__upsample_bicubic2d_aa(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, bool align_corners,
    const double *scales_h, const double *scales_w, tn_tensor **result)
{
    static tn_op_site site = {"aten::_upsample_bicubic2d_aa", "TLib?d?d->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, &align_corners, scales_h,
        scales_w};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _upsample_bicubic2d_aa.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]?
 * scale_factors) -> Tensor
 * NULL is None: output_size, scale_factors.
 */
TN_NODISCARD static inline tn_status tn__upsample_bicubic2d_aa_vec(
    tn_tensor *input, const int64_t *output_size, size_t output_size_count, bool align_corners,
    const double *scale_factors, size_t scale_factors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::_upsample_bicubic2d_aa.vec", "T?Lib?Ld->T", NULL, NULL};
    const void *const args[] = {input, output_size, &output_size_count, &align_corners,
        scale_factors, &scale_factors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _upsample_bicubic2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size,
 * bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn__upsample_bicubic2d_aa_backward(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, bool align_corners, const double *scales_h,
    const double *scales_w, tn_tensor **result)
{
    static tn_op_site site = {"aten::_upsample_bicubic2d_aa_backward", "TLiLib?d?d->T", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, &align_corners, scales_h, scales_w};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _upsample_bilinear2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float?
 * scales_h=None, float? scales_w=None) -> Tensor
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn__upsample_bilinear2d_aa(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, bool align_corners,
    const double *scales_h, const double *scales_w, tn_tensor **result)
{
    static tn_op_site site = {"aten::_upsample_bilinear2d_aa", "TLib?d?d->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, &align_corners, scales_h,
        scales_w};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _upsample_bilinear2d_aa.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]?
 * scale_factors) -> Tensor
 * NULL is None: output_size, scale_factors.
 */
TN_NODISCARD static inline tn_status tn__upsample_bilinear2d_aa_vec(
    tn_tensor *input, const int64_t *output_size, size_t output_size_count, bool align_corners,
    const double *scale_factors, size_t scale_factors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::_upsample_bilinear2d_aa.vec", "T?Lib?Ld->T", NULL, NULL};
    const void *const args[] = {input, output_size, &output_size_count, &align_corners,
        scale_factors, &scale_factors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _upsample_bilinear2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size,
 * bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn__upsample_bilinear2d_aa_backward(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, bool align_corners, const double *scales_h,
    const double *scales_w, tn_tensor **result)
{
    static tn_op_site site = {"aten::_upsample_bilinear2d_aa_backward", "TLiLib?d?d->T", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, &align_corners, scales_h, scales_w};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _upsample_lanczos2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float?
 * scales_h=None, float? scales_w=None) -> Tensor
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn__upsample_lanczos2d_aa(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, bool align_corners,
    const double *scales_h, const double *scales_w, tn_tensor **result)
{
    static tn_op_site site = {"aten::_upsample_lanczos2d_aa", "TLib?d?d->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, &align_corners, scales_h,
        scales_w};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _upsample_lanczos2d_aa.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]?
 * scale_factors) -> Tensor
 * NULL is None: output_size, scale_factors.
 */
TN_NODISCARD static inline tn_status tn__upsample_lanczos2d_aa_vec(
    tn_tensor *input, const int64_t *output_size, size_t output_size_count, bool align_corners,
    const double *scale_factors, size_t scale_factors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::_upsample_lanczos2d_aa.vec", "T?Lib?Ld->T", NULL, NULL};
    const void *const args[] = {input, output_size, &output_size_count, &align_corners,
        scale_factors, &scale_factors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _upsample_lanczos2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size,
 * bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn__upsample_lanczos2d_aa_backward(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, bool align_corners, const double *scales_h,
    const double *scales_w, tn_tensor **result)
{
    static tn_op_site site = {"aten::_upsample_lanczos2d_aa_backward", "TLiLib?d?d->T", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, &align_corners, scales_h, scales_w};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _upsample_nearest_exact1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor
 * NULL is None: scales.
 */
TN_NODISCARD static inline tn_status tn__upsample_nearest_exact1d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, const double *scales,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::_upsample_nearest_exact1d", "TLi?d->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, scales};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _upsample_nearest_exact1d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) ->
 * Tensor
 * NULL is None: output_size, scale_factors.
 */
TN_NODISCARD static inline tn_status tn__upsample_nearest_exact1d_vec(
    tn_tensor *input, const int64_t *output_size, size_t output_size_count,
    const double *scale_factors, size_t scale_factors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::_upsample_nearest_exact1d.vec", "T?Li?Ld->T", NULL, NULL};
    const void *const args[] = {input, output_size, &output_size_count, scale_factors,
        &scale_factors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _upsample_nearest_exact1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3]
 * input_size, float? scales=None) -> Tensor
 * NULL is None: scales.
 */
TN_NODISCARD static inline tn_status tn__upsample_nearest_exact1d_backward(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, const double *scales, tn_tensor **result)
{
    static tn_op_site site = {"aten::_upsample_nearest_exact1d_backward", "TLiLi?d->T", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, scales};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _upsample_nearest_exact2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float?
 * scales_w=None) -> Tensor
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn__upsample_nearest_exact2d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, const double *scales_h,
    const double *scales_w, tn_tensor **result)
{
    static tn_op_site site = {"aten::_upsample_nearest_exact2d", "TLi?d?d->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, scales_h, scales_w};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _upsample_nearest_exact2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) ->
 * Tensor
 * NULL is None: output_size, scale_factors.
 */
TN_NODISCARD static inline tn_status tn__upsample_nearest_exact2d_vec(
    tn_tensor *input, const int64_t *output_size, size_t output_size_count,
    const double *scale_factors, size_t scale_factors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::_upsample_nearest_exact2d.vec", "T?Li?Ld->T", NULL, NULL};
    const void *const args[] = {input, output_size, &output_size_count, scale_factors,
        &scale_factors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _upsample_nearest_exact2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4]
 * input_size, float? scales_h=None, float? scales_w=None) -> Tensor
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn__upsample_nearest_exact2d_backward(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, const double *scales_h,
    const double *scales_w, tn_tensor **result)
{
    static tn_op_site site = {"aten::_upsample_nearest_exact2d_backward", "TLiLi?d?d->T", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, scales_h, scales_w};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _upsample_nearest_exact3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float?
 * scales_h=None, float? scales_w=None) -> Tensor
 * NULL is None: scales_d, scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn__upsample_nearest_exact3d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, const double *scales_d,
    const double *scales_h, const double *scales_w, tn_tensor **result)
{
    static tn_op_site site = {"aten::_upsample_nearest_exact3d", "TLi?d?d?d->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, scales_d, scales_h,
        scales_w};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _upsample_nearest_exact3d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) ->
 * Tensor
 * NULL is None: output_size, scale_factors.
 */
TN_NODISCARD static inline tn_status tn__upsample_nearest_exact3d_vec(
    tn_tensor *input, const int64_t *output_size, size_t output_size_count,
    const double *scale_factors, size_t scale_factors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::_upsample_nearest_exact3d.vec", "T?Li?Ld->T", NULL, NULL};
    const void *const args[] = {input, output_size, &output_size_count, scale_factors,
        &scale_factors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _upsample_nearest_exact3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5]
 * input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
 * NULL is None: scales_d, scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn__upsample_nearest_exact3d_backward(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, const double *scales_d,
    const double *scales_h, const double *scales_w, tn_tensor **result)
{
    static tn_op_site site = {"aten::_upsample_nearest_exact3d_backward", "TLiLi?d?d?d->T", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, scales_d, scales_h, scales_w};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
