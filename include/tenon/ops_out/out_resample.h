/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators that write to `out` arguments, of the domain `resample`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OUT_RESAMPLE_H
#define TENON_OUT_RESAMPLE_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * _upsample_bicubic2d_aa.out(Tensor self, SymInt[2] output_size, bool align_corners, float?
 * scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn__upsample_bicubic2d_aa_out(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, bool align_corners,
    const double *scales_h, const double *scales_w, tn_tensor *out)
{
    static tn_op_site site = {"aten::_upsample_bicubic2d_aa.out", "TLib?d?dT->=", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, &align_corners, scales_h,
        scales_w, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _upsample_bicubic2d_aa_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4]
 * input_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!)
 * grad_input) -> Tensor(a!)
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn__upsample_bicubic2d_aa_backward_grad_input(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, bool align_corners, const double *scales_h,
    const double *scales_w, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::_upsample_bicubic2d_aa_backward.grad_input", "TLiLib?d?dT->=", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, &align_corners, scales_h, scales_w, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _upsample_bilinear2d_aa.out(Tensor self, SymInt[2] output_size, bool align_corners, float?
 * scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn__upsample_bilinear2d_aa_out(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, bool align_corners,
    const double *scales_h, const double *scales_w, tn_tensor *out)
{
    static tn_op_site site = {"aten::_upsample_bilinear2d_aa.out", "TLib?d?dT->=", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, &align_corners, scales_h,
        scales_w, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _upsample_bilinear2d_aa_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4]
 * input_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!)
 * grad_input) -> Tensor(a!)
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn__upsample_bilinear2d_aa_backward_grad_input(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, bool align_corners, const double *scales_h,
    const double *scales_w, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::_upsample_bilinear2d_aa_backward.grad_input", "TLiLib?d?dT->=", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, &align_corners, scales_h, scales_w, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _upsample_lanczos2d_aa.out(Tensor self, SymInt[2] output_size, bool align_corners, float?
 * scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn__upsample_lanczos2d_aa_out(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, bool align_corners,
    const double *scales_h, const double *scales_w, tn_tensor *out)
{
    static tn_op_site site = {"aten::_upsample_lanczos2d_aa.out", "TLib?d?dT->=", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, &align_corners, scales_h,
        scales_w, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _upsample_lanczos2d_aa_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4]
 * input_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!)
 * grad_input) -> Tensor(a!)
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn__upsample_lanczos2d_aa_backward_grad_input(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, bool align_corners, const double *scales_h,
    const double *scales_w, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::_upsample_lanczos2d_aa_backward.grad_input", "TLiLib?d?dT->=", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, &align_corners, scales_h, scales_w, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _upsample_nearest_exact1d.out(Tensor self, SymInt[1] output_size, float? scales=None, *,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: scales.
 */
TN_NODISCARD static inline tn_status tn__upsample_nearest_exact1d_out(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, const double *scales,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::_upsample_nearest_exact1d.out", "TLi?dT->=", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, scales, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _upsample_nearest_exact1d_backward.grad_input(Tensor grad_output, SymInt[1] output_size,
 * SymInt[3] input_size, float? scales=None, *, Tensor(a!) grad_input) -> Tensor(a!)
 * NULL is None: scales.
 */
TN_NODISCARD static inline tn_status tn__upsample_nearest_exact1d_backward_grad_input(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, const double *scales,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::_upsample_nearest_exact1d_backward.grad_input", "TLiLi?dT->=", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, scales, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _upsample_nearest_exact2d.out(Tensor self, SymInt[2] output_size, float? scales_h=None, float?
 * scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn__upsample_nearest_exact2d_out(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, const double *scales_h,
    const double *scales_w, tn_tensor *out)
{
    static tn_op_site site = {"aten::_upsample_nearest_exact2d.out", "TLi?d?dT->=", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, scales_h, scales_w, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _upsample_nearest_exact2d_backward.grad_input(Tensor grad_output, SymInt[2] output_size,
 * SymInt[4] input_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) ->
 * Tensor(a!)
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn__upsample_nearest_exact2d_backward_grad_input(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, const double *scales_h,
    const double *scales_w, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::_upsample_nearest_exact2d_backward.grad_input", "TLiLi?d?dT->=", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, scales_h, scales_w, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _upsample_nearest_exact3d.out(Tensor self, SymInt[3] output_size, float? scales_d=None, float?
 * scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: scales_d, scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn__upsample_nearest_exact3d_out(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, const double *scales_d,
    const double *scales_h, const double *scales_w, tn_tensor *out)
{
    static tn_op_site site = {"aten::_upsample_nearest_exact3d.out", "TLi?d?d?dT->=", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, scales_d, scales_h,
        scales_w, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _upsample_nearest_exact3d_backward.grad_input(Tensor grad_output, SymInt[3] output_size,
 * SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None, *,
 * Tensor(a!) grad_input) -> Tensor(a!)
 * NULL is None: scales_d, scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn__upsample_nearest_exact3d_backward_grad_input(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, const double *scales_d,
    const double *scales_h, const double *scales_w, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::_upsample_nearest_exact3d_backward.grad_input", "TLiLi?d?d?dT->=", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, scales_d, scales_h, scales_w, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * affine_grid_generator.out(Tensor theta, SymInt[] size, bool align_corners, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_affine_grid_generator_out(
    tn_tensor *theta, const int64_t *size, size_t size_count, bool align_corners, tn_tensor *out)
{
    static tn_op_site site = {"aten::affine_grid_generator.out", "TLibT->=", NULL, NULL};
    const void *const args[] = {theta, size, &size_count, &align_corners, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * grid_sampler_2d.out(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool
 * align_corners, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_grid_sampler_2d_out(
    tn_tensor *input, tn_tensor *grid, int64_t interpolation_mode, int64_t padding_mode,
    bool align_corners, tn_tensor *out)
{
    static tn_op_site site = {"aten::grid_sampler_2d.out", "TTiibT->=", NULL, NULL};
    const void *const args[] = {input, grid, &interpolation_mode, &padding_mode, &align_corners,
        out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * grid_sampler_2d_backward.out(Tensor grad_output, Tensor input, Tensor grid, int
 * interpolation_mode, int padding_mode, bool align_corners, bool[2] output_mask, *, Tensor(a!)
 * out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))
 */
TN_NODISCARD static inline tn_status tn_grid_sampler_2d_backward_out(
    tn_tensor *grad_output, tn_tensor *input, tn_tensor *grid, int64_t interpolation_mode,
    int64_t padding_mode, bool align_corners, const bool *output_mask, size_t output_mask_count,
    tn_tensor *out0, tn_tensor *out1)
{
    static tn_op_site site = {"aten::grid_sampler_2d_backward.out", "TTTiibLbTT->==", NULL, NULL};
    const void *const args[] = {grad_output, input, grid, &interpolation_mode, &padding_mode,
        &align_corners, output_mask, &output_mask_count, out0, out1};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * grid_sampler_3d.out(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool
 * align_corners, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_grid_sampler_3d_out(
    tn_tensor *input, tn_tensor *grid, int64_t interpolation_mode, int64_t padding_mode,
    bool align_corners, tn_tensor *out)
{
    static tn_op_site site = {"aten::grid_sampler_3d.out", "TTiibT->=", NULL, NULL};
    const void *const args[] = {input, grid, &interpolation_mode, &padding_mode, &align_corners,
        out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * grid_sampler_3d_backward.out(Tensor grad_output, Tensor input, Tensor grid, int
 * interpolation_mode, int padding_mode, bool align_corners, bool[2] output_mask, *, Tensor(a!)
 * out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))
 */
TN_NODISCARD static inline tn_status tn_grid_sampler_3d_backward_out(
    tn_tensor *grad_output, tn_tensor *input, tn_tensor *grid, int64_t interpolation_mode,
    int64_t padding_mode, bool align_corners, const bool *output_mask, size_t output_mask_count,
    tn_tensor *out0, tn_tensor *out1)
{
    static tn_op_site site = {"aten::grid_sampler_3d_backward.out", "TTTiibLbTT->==", NULL, NULL};
    const void *const args[] = {grad_output, input, grid, &interpolation_mode, &padding_mode,
        &align_corners, output_mask, &output_mask_count, out0, out1};
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

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
