/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators that write to `out` arguments, by name from `f` on: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew.
 */
#ifndef TENON_OUT_F_H
#define TENON_OUT_F_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * fake_quantize_per_channel_affine_cachemask.out(Tensor self, Tensor scale, Tensor zero_point, int
 * axis, int quant_min, int quant_max, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!),
 * Tensor(b!))
 */
TN_NODISCARD static inline tn_status tn_fake_quantize_per_channel_affine_cachemask_out(
    tn_tensor *self, tn_tensor *scale, tn_tensor *zero_point, int64_t axis, int64_t quant_min,
    int64_t quant_max, tn_tensor *out0, tn_tensor *out1)
{
    static tn_op_site site = {"aten::fake_quantize_per_channel_affine_cachemask.out", "TTTiiiTT->==", NULL, NULL};
    const void *const args[] = {self, scale, zero_point, &axis, &quant_min, &quant_max, out0, out1};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fake_quantize_per_tensor_affine_cachemask.out(Tensor self, float scale, int zero_point, int
 * quant_min, int quant_max, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))
 */
TN_NODISCARD static inline tn_status tn_fake_quantize_per_tensor_affine_cachemask_out(
    tn_tensor *self, double scale, int64_t zero_point, int64_t quant_min, int64_t quant_max,
    tn_tensor *out0, tn_tensor *out1)
{
    static tn_op_site site = {"aten::fake_quantize_per_tensor_affine_cachemask.out", "TdiiiTT->==", NULL, NULL};
    const void *const args[] = {self, &scale, &zero_point, &quant_min, &quant_max, out0, out1};
    return tn_op_call_typed(&site, args, NULL);
}

/* fill.Scalar_out(Tensor self, Scalar value, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_fill_Scalar_out(
    tn_tensor *self, tn_value value, tn_tensor *out)
{
    static tn_op_site site = {"aten::fill.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &value, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* fill.Tensor_out(Tensor self, Tensor value, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_fill_Tensor_out(
    tn_tensor *self, tn_tensor *value, tn_tensor *out)
{
    static tn_op_site site = {"aten::fill.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, value, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* fix.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_fix_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::fix.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* flip.out(Tensor self, int[] dims, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_flip_out(
    tn_tensor *self, const int64_t *dims, size_t dims_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::flip.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, dims, &dims_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* float_power.Scalar_out(Scalar self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_float_power_Scalar_out(
    tn_value self, tn_tensor *exponent, tn_tensor *out)
{
    static tn_op_site site = {"aten::float_power.Scalar_out", "STT->=", NULL, NULL};
    const void *const args[] = {&self, exponent, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* float_power.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_float_power_Tensor_Scalar_out(
    tn_tensor *self, tn_value exponent, tn_tensor *out)
{
    static tn_op_site site = {"aten::float_power.Tensor_Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &exponent, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* float_power.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_float_power_Tensor_Tensor_out(
    tn_tensor *self, tn_tensor *exponent, tn_tensor *out)
{
    static tn_op_site site = {"aten::float_power.Tensor_Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, exponent, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* floor.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_floor_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::floor.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* floor_divide.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_floor_divide_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::floor_divide.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* floor_divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_floor_divide_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::floor_divide.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* fmax.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_fmax_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::fmax.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* fmin.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_fmin_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::fmin.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* fmod.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_fmod_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::fmod.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* fmod.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_fmod_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::fmod.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* frac.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_frac_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::frac.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fractional_max_pool2d.output(Tensor self, int[2] kernel_size, int[2] output_size, Tensor
 * random_samples, *, Tensor(a!) output, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
 */
TN_NODISCARD static inline tn_status tn_fractional_max_pool2d_output(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *output_size, size_t output_size_count, tn_tensor *random_samples,
    tn_tensor *output, tn_tensor *indices)
{
    static tn_op_site site = {"aten::fractional_max_pool2d.output", "TLiLiTTT->==", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, output_size,
        &output_size_count, random_samples, output, indices};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fractional_max_pool2d_backward.grad_input(Tensor grad_output, Tensor self, int[2] kernel_size,
 * int[2] output_size, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_fractional_max_pool2d_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *output_size, size_t output_size_count, tn_tensor *indices,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::fractional_max_pool2d_backward.grad_input", "TTLiLiTT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, kernel_size, &kernel_size_count, output_size,
        &output_size_count, indices, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fractional_max_pool3d.output(Tensor self, int[3] kernel_size, int[3] output_size, Tensor
 * random_samples, *, Tensor(a!) output, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
 */
TN_NODISCARD static inline tn_status tn_fractional_max_pool3d_output(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *output_size, size_t output_size_count, tn_tensor *random_samples,
    tn_tensor *output, tn_tensor *indices)
{
    static tn_op_site site = {"aten::fractional_max_pool3d.output", "TLiLiTTT->==", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, output_size,
        &output_size_count, random_samples, output, indices};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fractional_max_pool3d_backward.grad_input(Tensor grad_output, Tensor self, int[3] kernel_size,
 * int[3] output_size, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_fractional_max_pool3d_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *output_size, size_t output_size_count, tn_tensor *indices,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::fractional_max_pool3d_backward.grad_input", "TTLiLiTT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, kernel_size, &kernel_size_count, output_size,
        &output_size_count, indices, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * frexp.Tensor_out(Tensor self, *, Tensor(a!) mantissa, Tensor(b!) exponent) -> (Tensor(a!)
 * mantissa, Tensor(b!) exponent)
 */
TN_NODISCARD static inline tn_status tn_frexp_Tensor_out(
    tn_tensor *self, tn_tensor *mantissa, tn_tensor *exponent)
{
    static tn_op_site site = {"aten::frexp.Tensor_out", "TTT->==", NULL, NULL};
    const void *const args[] = {self, mantissa, exponent};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * from_file.out(str filename, bool? shared=None, int? size=0, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: shared, size.
 */
TN_NODISCARD static inline tn_status tn_from_file_out(
    const char *filename, const bool *shared, const int64_t *size, tn_tensor *out)
{
    static tn_op_site site = {"aten::from_file.out", "s?b?iT->=", NULL, NULL};
    const void *const args[] = {filename, shared, size, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* full.out(SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_full_out(
    const int64_t *size, size_t size_count, tn_value fill_value, tn_tensor *out)
{
    static tn_op_site site = {"aten::full.out", "LiST->=", NULL, NULL};
    const void *const args[] = {size, &size_count, &fill_value, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * full_like.out(Tensor self, Scalar fill_value, *, MemoryFormat? memory_format=None, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_full_like_out(
    tn_tensor *self, tn_value fill_value, const tn_memory_format *memory_format, tn_tensor *out)
{
    static tn_op_site site = {"aten::full_like.out", "TS?mT->=", NULL, NULL};
    const void *const args[] = {self, &fill_value, memory_format, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * gather.out(Tensor self, int dim, Tensor index, *, bool sparse_grad=False, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_gather_out(
    tn_tensor *self, int64_t dim, tn_tensor *index, bool sparse_grad, tn_tensor *out)
{
    static tn_op_site site = {"aten::gather.out", "TiTbT->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, &sparse_grad, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* gcd.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_gcd_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::gcd.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* ge.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_ge_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::ge.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* ge.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_ge_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::ge.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* gelu.out(Tensor self, *, str approximate='none', Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_gelu_out(
    tn_tensor *self, const char *approximate, tn_tensor *out)
{
    static tn_op_site site = {"aten::gelu.out", "TsT->=", NULL, NULL};
    const void *const args[] = {self, approximate, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * gelu_backward.grad_input(Tensor grad_output, Tensor self, *, str approximate='none', Tensor(a!)
 * grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_gelu_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, const char *approximate, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::gelu_backward.grad_input", "TTsT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, approximate, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * geometric.out(Tensor self, float p, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_geometric_out(
    tn_tensor *self, double p, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::geometric.out", "Td*T->=", NULL, NULL};
    const void *const args[] = {self, &p, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* geqrf.a(Tensor self, *, Tensor(a!) a, Tensor(b!) tau) -> (Tensor(a!) a, Tensor(b!) tau) */
TN_NODISCARD static inline tn_status tn_geqrf_a(
    tn_tensor *self, tn_tensor *a, tn_tensor *tau)
{
    static tn_op_site site = {"aten::geqrf.a", "TTT->==", NULL, NULL};
    const void *const args[] = {self, a, tau};
    return tn_op_call_typed(&site, args, NULL);
}

/* ger.out(Tensor self, Tensor vec2, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_ger_out(
    tn_tensor *self, tn_tensor *vec2, tn_tensor *out)
{
    static tn_op_site site = {"aten::ger.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, vec2, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* glu.out(Tensor self, int dim=-1, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_glu_out(
    tn_tensor *self, int64_t dim, tn_tensor *out)
{
    static tn_op_site site = {"aten::glu.out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &dim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * glu_backward.grad_input(Tensor grad_output, Tensor self, int dim, *, Tensor(a!) grad_input) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_glu_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, int64_t dim, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::glu_backward.grad_input", "TTiT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, &dim, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/* greater.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_greater_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::greater.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* greater.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_greater_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::greater.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* greater_equal.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_greater_equal_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::greater_equal.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* greater_equal.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_greater_equal_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::greater_equal.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
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

/* gt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_gt_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::gt.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* gt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_gt_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::gt.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* hamming_window.out(int window_length, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_hamming_window_out(
    int64_t window_length, tn_tensor *out)
{
    static tn_op_site site = {"aten::hamming_window.out", "iT->=", NULL, NULL};
    const void *const args[] = {&window_length, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * hamming_window.periodic_alpha_beta_out(int window_length, bool periodic, float alpha, float beta,
 * *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_hamming_window_periodic_alpha_beta_out(
    int64_t window_length, bool periodic, double alpha, double beta, tn_tensor *out)
{
    static tn_op_site site = {"aten::hamming_window.periodic_alpha_beta_out", "ibddT->=", NULL, NULL};
    const void *const args[] = {&window_length, &periodic, &alpha, &beta, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * hamming_window.periodic_alpha_out(int window_length, bool periodic, float alpha, *, Tensor(a!)
 * out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_hamming_window_periodic_alpha_out(
    int64_t window_length, bool periodic, double alpha, tn_tensor *out)
{
    static tn_op_site site = {"aten::hamming_window.periodic_alpha_out", "ibdT->=", NULL, NULL};
    const void *const args[] = {&window_length, &periodic, &alpha, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* hamming_window.periodic_out(int window_length, bool periodic, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_hamming_window_periodic_out(
    int64_t window_length, bool periodic, tn_tensor *out)
{
    static tn_op_site site = {"aten::hamming_window.periodic_out", "ibT->=", NULL, NULL};
    const void *const args[] = {&window_length, &periodic, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* hann_window.out(int window_length, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_hann_window_out(
    int64_t window_length, tn_tensor *out)
{
    static tn_op_site site = {"aten::hann_window.out", "iT->=", NULL, NULL};
    const void *const args[] = {&window_length, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* hann_window.periodic_out(int window_length, bool periodic, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_hann_window_periodic_out(
    int64_t window_length, bool periodic, tn_tensor *out)
{
    static tn_op_site site = {"aten::hann_window.periodic_out", "ibT->=", NULL, NULL};
    const void *const args[] = {&window_length, &periodic, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* hardshrink.out(Tensor self, Scalar lambd=0.5, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_hardshrink_out(
    tn_tensor *self, tn_value lambd, tn_tensor *out)
{
    static tn_op_site site = {"aten::hardshrink.out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &lambd, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * hardshrink_backward.grad_input(Tensor grad_out, Tensor self, Scalar lambd, *, Tensor(a!)
 * grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_hardshrink_backward_grad_input(
    tn_tensor *grad_out, tn_tensor *self, tn_value lambd, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::hardshrink_backward.grad_input", "TTST->=", NULL, NULL};
    const void *const args[] = {grad_out, self, &lambd, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/* hardsigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_hardsigmoid_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::hardsigmoid.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * hardsigmoid_backward.grad_input(Tensor grad_output, Tensor self, *, Tensor(a!) grad_input) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_hardsigmoid_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::hardsigmoid_backward.grad_input", "TTT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/* hardswish.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_hardswish_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::hardswish.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* hardswish_backward.out(Tensor grad_output, Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_hardswish_backward_out(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::hardswish_backward.out", "TTT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * hardtanh.out(Tensor self, Scalar min_val=-1, Scalar max_val=1, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_hardtanh_out(
    tn_tensor *self, tn_value min_val, tn_value max_val, tn_tensor *out)
{
    static tn_op_site site = {"aten::hardtanh.out", "TSST->=", NULL, NULL};
    const void *const args[] = {self, &min_val, &max_val, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * hardtanh_backward.grad_input(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val, *,
 * Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_hardtanh_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, tn_value min_val, tn_value max_val,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::hardtanh_backward.grad_input", "TTSST->=", NULL, NULL};
    const void *const args[] = {grad_output, self, &min_val, &max_val, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * hash_tensor.out(Tensor self, int[1] dim=[], *, bool keepdim=False, int mode=0, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_hash_tensor_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, int64_t mode,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::hash_tensor.out", "TLibiT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, &mode, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* heaviside.out(Tensor self, Tensor values, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_heaviside_out(
    tn_tensor *self, tn_tensor *values, tn_tensor *out)
{
    static tn_op_site site = {"aten::heaviside.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, values, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * histc.out(Tensor self, int bins=100, Scalar min=0, Scalar max=0, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_histc_out(
    tn_tensor *self, int64_t bins, tn_value min, tn_value max, tn_tensor *out)
{
    static tn_op_site site = {"aten::histc.out", "TiSST->=", NULL, NULL};
    const void *const args[] = {self, &bins, &min, &max, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * histogram.bin_ct_out(Tensor self, int bins=100, *, float[]? range=None, Tensor? weight=None, bool
 * density=False, Tensor(a!) hist, Tensor(b!) bin_edges) -> (Tensor(a!) hist, Tensor(b!) bin_edges)
 * NULL is None: range, weight.
 */
TN_NODISCARD static inline tn_status tn_histogram_bin_ct_out(
    tn_tensor *self, int64_t bins, const double *range, size_t range_count, tn_tensor *weight,
    bool density, tn_tensor *hist, tn_tensor *bin_edges)
{
    static tn_op_site site = {"aten::histogram.bin_ct_out", "Ti?Ld?TbTT->==", NULL, NULL};
    const void *const args[] = {self, &bins, range, &range_count, weight, &density, hist,
        bin_edges};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * histogram.bins_tensor_out(Tensor self, Tensor bins, *, Tensor? weight=None, bool density=False,
 * Tensor(a!) hist, Tensor(b!) bin_edges) -> (Tensor(a!) hist, Tensor(b!) bin_edges)
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_histogram_bins_tensor_out(
    tn_tensor *self, tn_tensor *bins, tn_tensor *weight, bool density, tn_tensor *hist,
    tn_tensor *bin_edges)
{
    static tn_op_site site = {"aten::histogram.bins_tensor_out", "TT?TbTT->==", NULL, NULL};
    const void *const args[] = {self, bins, weight, &density, hist, bin_edges};
    return tn_op_call_typed(&site, args, NULL);
}

/* hstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_hstack_out(
    tn_tensor *const *tensors, size_t tensors_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::hstack.out", "LTT->=", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * huber_loss.out(Tensor self, Tensor target, int reduction=Mean, float delta=1.0, *, Tensor(a!)
 * out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_huber_loss_out(
    tn_tensor *self, tn_tensor *target, int64_t reduction, double delta, tn_tensor *out)
{
    static tn_op_site site = {"aten::huber_loss.out", "TTidT->=", NULL, NULL};
    const void *const args[] = {self, target, &reduction, &delta, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * huber_loss_backward.out(Tensor grad_output, Tensor self, Tensor target, int reduction, float
 * delta, *, Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_huber_loss_backward_out(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, int64_t reduction, double delta,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::huber_loss_backward.out", "TTTidT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, target, &reduction, &delta, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/* hypot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_hypot_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::hypot.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
