/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators, of the domain `resample`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OPS_RESAMPLE_H
#define TENON_OPS_RESAMPLE_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* affine_grid_generator(Tensor theta, SymInt[] size, bool align_corners) -> Tensor */
TN_NODISCARD static inline tn_status tn_affine_grid_generator(
    tn_tensor *theta, const int64_t *size, size_t size_count, bool align_corners,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::affine_grid_generator", "TLib->T", NULL, NULL};
    const void *const args[] = {theta, size, &size_count, &align_corners};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* affine_grid_generator_backward(Tensor grad, SymInt[] size, bool align_corners) -> Tensor */
TN_NODISCARD static inline tn_status tn_affine_grid_generator_backward(
    tn_tensor *grad, const int64_t *size, size_t size_count, bool align_corners,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::affine_grid_generator_backward", "TLib->T", NULL, NULL};
    const void *const args[] = {grad, size, &size_count, &align_corners};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * grid_sampler(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool
 * align_corners) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_grid_sampler(
    tn_tensor *input, tn_tensor *grid, int64_t interpolation_mode, int64_t padding_mode,
    bool align_corners, tn_tensor **result)
{
    static tn_op_site site = {"aten::grid_sampler", "TTiib->T", NULL, NULL};
    const void *const args[] = {input, grid, &interpolation_mode, &padding_mode, &align_corners};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * grid_sampler_2d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool
 * align_corners) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_grid_sampler_2d(
    tn_tensor *input, tn_tensor *grid, int64_t interpolation_mode, int64_t padding_mode,
    bool align_corners, tn_tensor **result)
{
    static tn_op_site site = {"aten::grid_sampler_2d", "TTiib->T", NULL, NULL};
    const void *const args[] = {input, grid, &interpolation_mode, &padding_mode, &align_corners};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * grid_sampler_2d_backward(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode,
 * int padding_mode, bool align_corners, bool[2] output_mask) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_grid_sampler_2d_backward(
    tn_tensor *grad_output, tn_tensor *input, tn_tensor *grid, int64_t interpolation_mode,
    int64_t padding_mode, bool align_corners, const bool *output_mask, size_t output_mask_count,
    tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::grid_sampler_2d_backward", "TTTiibLb->TT", NULL, NULL};
    const void *const args[] = {grad_output, input, grid, &interpolation_mode, &padding_mode,
        &align_corners, output_mask, &output_mask_count};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * grid_sampler_3d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool
 * align_corners) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_grid_sampler_3d(
    tn_tensor *input, tn_tensor *grid, int64_t interpolation_mode, int64_t padding_mode,
    bool align_corners, tn_tensor **result)
{
    static tn_op_site site = {"aten::grid_sampler_3d", "TTiib->T", NULL, NULL};
    const void *const args[] = {input, grid, &interpolation_mode, &padding_mode, &align_corners};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * grid_sampler_3d_backward(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode,
 * int padding_mode, bool align_corners, bool[2] output_mask) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_grid_sampler_3d_backward(
    tn_tensor *grad_output, tn_tensor *input, tn_tensor *grid, int64_t interpolation_mode,
    int64_t padding_mode, bool align_corners, const bool *output_mask, size_t output_mask_count,
    tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::grid_sampler_3d_backward", "TTTiibLb->TT", NULL, NULL};
    const void *const args[] = {grad_output, input, grid, &interpolation_mode, &padding_mode,
        &align_corners, output_mask, &output_mask_count};
    void *const results[] = {result0, result1};
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

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
