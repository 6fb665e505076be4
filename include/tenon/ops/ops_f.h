/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators, by name from `f` on: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew.
 */
#ifndef TENON_OPS_F_H
#define TENON_OPS_F_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * fake_quantize_per_channel_affine_cachemask(Tensor self, Tensor scale, Tensor zero_point, int
 * axis, int quant_min, int quant_max) -> (Tensor output, Tensor mask)
 */
TN_NODISCARD static inline tn_status tn_fake_quantize_per_channel_affine_cachemask(
    tn_tensor *self, tn_tensor *scale, tn_tensor *zero_point, int64_t axis, int64_t quant_min,
    int64_t quant_max, tn_tensor **output, tn_tensor **mask)
{
    static tn_op_site site = {"aten::fake_quantize_per_channel_affine_cachemask", "TTTiii->TT", NULL, NULL};
    const void *const args[] = {self, scale, zero_point, &axis, &quant_min, &quant_max};
    void *const results[] = {output, mask};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fake_quantize_per_tensor_affine_cachemask(Tensor self, float scale, int zero_point, int
 * quant_min, int quant_max) -> (Tensor output, Tensor mask)
 */
TN_NODISCARD static inline tn_status tn_fake_quantize_per_tensor_affine_cachemask(
    tn_tensor *self, double scale, int64_t zero_point, int64_t quant_min, int64_t quant_max,
    tn_tensor **output, tn_tensor **mask)
{
    static tn_op_site site = {"aten::fake_quantize_per_tensor_affine_cachemask", "Tdiii->TT", NULL, NULL};
    const void *const args[] = {self, &scale, &zero_point, &quant_min, &quant_max};
    void *const results[] = {output, mask};
    return tn_op_call_typed(&site, args, results);
}

/* feature_alpha_dropout(Tensor input, float p, bool train) -> Tensor */
TN_NODISCARD static inline tn_status tn_feature_alpha_dropout(
    tn_tensor *input, double p, bool train, tn_tensor **result)
{
    static tn_op_site site = {"aten::feature_alpha_dropout", "Tdb->T", NULL, NULL};
    const void *const args[] = {input, &p, &train};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* feature_alpha_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_feature_alpha_dropout_(
    tn_tensor *self, double p, bool train)
{
    static tn_op_site site = {"aten::feature_alpha_dropout_", "Tdb->=", NULL, NULL};
    const void *const args[] = {self, &p, &train};
    return tn_op_call_typed(&site, args, NULL);
}

/* feature_dropout(Tensor input, float p, bool train) -> Tensor */
TN_NODISCARD static inline tn_status tn_feature_dropout(
    tn_tensor *input, double p, bool train, tn_tensor **result)
{
    static tn_op_site site = {"aten::feature_dropout", "Tdb->T", NULL, NULL};
    const void *const args[] = {input, &p, &train};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* feature_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_feature_dropout_(
    tn_tensor *self, double p, bool train)
{
    static tn_op_site site = {"aten::feature_dropout_", "Tdb->=", NULL, NULL};
    const void *const args[] = {self, &p, &train};
    return tn_op_call_typed(&site, args, NULL);
}

/* fill.Scalar(Tensor self, Scalar value) -> Tensor */
TN_NODISCARD static inline tn_status tn_fill_Scalar(
    tn_tensor *self, tn_value value, tn_tensor **result)
{
    static tn_op_site site = {"aten::fill.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &value};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* fill.Tensor(Tensor self, Tensor value) -> Tensor */
TN_NODISCARD static inline tn_status tn_fill_Tensor(
    tn_tensor *self, tn_tensor *value, tn_tensor **result)
{
    static tn_op_site site = {"aten::fill.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, value};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_fill__Scalar(
    tn_tensor *self, tn_value value)
{
    static tn_op_site site = {"aten::fill_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &value};
    return tn_op_call_typed(&site, args, NULL);
}

/* fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_fill__Tensor(
    tn_tensor *self, tn_tensor *value)
{
    static tn_op_site site = {"aten::fill_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, value};
    return tn_op_call_typed(&site, args, NULL);
}

/* fix(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_fix(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::fix", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* fix_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_fix_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::fix_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_flatten_using_ints(
    tn_tensor *self, int64_t start_dim, int64_t end_dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::flatten.using_ints", "Tii->T", NULL, NULL};
    const void *const args[] = {self, &start_dim, &end_dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* flip(Tensor self, int[] dims) -> Tensor */
TN_NODISCARD static inline tn_status tn_flip(
    tn_tensor *self, const int64_t *dims, size_t dims_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::flip", "TLi->T", NULL, NULL};
    const void *const args[] = {self, dims, &dims_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* fliplr(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_fliplr(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::fliplr", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* flipud(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_flipud(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::flipud", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* float_power.Scalar(Scalar self, Tensor exponent) -> Tensor */
TN_NODISCARD static inline tn_status tn_float_power_Scalar(
    tn_value self, tn_tensor *exponent, tn_tensor **result)
{
    static tn_op_site site = {"aten::float_power.Scalar", "ST->T", NULL, NULL};
    const void *const args[] = {&self, exponent};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* float_power.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor */
TN_NODISCARD static inline tn_status tn_float_power_Tensor_Scalar(
    tn_tensor *self, tn_value exponent, tn_tensor **result)
{
    static tn_op_site site = {"aten::float_power.Tensor_Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &exponent};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* float_power.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor */
TN_NODISCARD static inline tn_status tn_float_power_Tensor_Tensor(
    tn_tensor *self, tn_tensor *exponent, tn_tensor **result)
{
    static tn_op_site site = {"aten::float_power.Tensor_Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, exponent};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* float_power_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_float_power__Scalar(
    tn_tensor *self, tn_value exponent)
{
    static tn_op_site site = {"aten::float_power_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &exponent};
    return tn_op_call_typed(&site, args, NULL);
}

/* float_power_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_float_power__Tensor(
    tn_tensor *self, tn_tensor *exponent)
{
    static tn_op_site site = {"aten::float_power_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, exponent};
    return tn_op_call_typed(&site, args, NULL);
}

/* floor(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_floor(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::floor", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* floor_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_floor_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::floor_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* floor_divide(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_floor_divide(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::floor_divide", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* floor_divide.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_floor_divide_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::floor_divide.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* floor_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_floor_divide__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::floor_divide_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* floor_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_floor_divide__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::floor_divide_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* fmax(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_fmax(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::fmax", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* fmin(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_fmin(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::fmin", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* fmod.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_fmod_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::fmod.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* fmod.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_fmod_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::fmod.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* fmod_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_fmod__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::fmod_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_fmod__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::fmod_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* frac(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_frac(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::frac", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* frac_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_frac_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::frac_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fractional_max_pool2d(Tensor self, int[2] kernel_size, int[2] output_size, Tensor random_samples)
 * -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_fractional_max_pool2d(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *output_size, size_t output_size_count, tn_tensor *random_samples,
    tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::fractional_max_pool2d", "TLiLiT->TT", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, output_size,
        &output_size_count, random_samples};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fractional_max_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2]
 * output_size, Tensor indices) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_fractional_max_pool2d_backward(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *output_size, size_t output_size_count, tn_tensor *indices, tn_tensor **result)
{
    static tn_op_site site = {"aten::fractional_max_pool2d_backward", "TTLiLiT->T", NULL, NULL};
    const void *const args[] = {grad_output, self, kernel_size, &kernel_size_count, output_size,
        &output_size_count, indices};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fractional_max_pool3d(Tensor self, int[3] kernel_size, int[3] output_size, Tensor random_samples)
 * -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_fractional_max_pool3d(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *output_size, size_t output_size_count, tn_tensor *random_samples,
    tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::fractional_max_pool3d", "TLiLiT->TT", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, output_size,
        &output_size_count, random_samples};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fractional_max_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3]
 * output_size, Tensor indices) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_fractional_max_pool3d_backward(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *output_size, size_t output_size_count, tn_tensor *indices, tn_tensor **result)
{
    static tn_op_site site = {"aten::fractional_max_pool3d_backward", "TTLiLiT->T", NULL, NULL};
    const void *const args[] = {grad_output, self, kernel_size, &kernel_size_count, output_size,
        &output_size_count, indices};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* frexp.Tensor(Tensor self) -> (Tensor mantissa, Tensor exponent) */
TN_NODISCARD static inline tn_status tn_frexp_Tensor(
    tn_tensor *self, tn_tensor **mantissa, tn_tensor **exponent)
{
    static tn_op_site site = {"aten::frexp.Tensor", "T->TT", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {mantissa, exponent};
    return tn_op_call_typed(&site, args, results);
}

/*
 * from_file(str filename, bool? shared=None, int? size=0, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: shared, size, dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_from_file(
    const char *filename, const bool *shared, const int64_t *size, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::from_file", "s?b?i?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {filename, shared, size, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_full(
    const int64_t *size, size_t size_count, tn_value fill_value, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::full", "LiS?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {size, &size_count, &fill_value, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory, memory_format.
 */
TN_NODISCARD static inline tn_status tn_full_like(
    tn_tensor *self, tn_value fill_value, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, const tn_memory_format *memory_format,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::full_like", "TS?y?l?D?b?m->T", NULL, NULL};
    const void *const args[] = {self, &fill_value, dtype, layout, device, pin_memory,
        memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_gather(
    tn_tensor *self, int64_t dim, tn_tensor *index, bool sparse_grad, tn_tensor **result)
{
    static tn_op_site site = {"aten::gather", "TiTb->T", NULL, NULL};
    const void *const args[] = {self, &dim, index, &sparse_grad};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* gather_backward(Tensor grad, Tensor self, int dim, Tensor index, bool sparse_grad) -> Tensor */
TN_NODISCARD static inline tn_status tn_gather_backward(
    tn_tensor *grad, tn_tensor *self, int64_t dim, tn_tensor *index, bool sparse_grad,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::gather_backward", "TTiTb->T", NULL, NULL};
    const void *const args[] = {grad, self, &dim, index, &sparse_grad};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* gcd(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_gcd(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::gcd", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* gcd_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_gcd_(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::gcd_", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* ge.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_ge_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::ge.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* ge.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_ge_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::ge.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_ge__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::ge_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_ge__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::ge_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* gelu(Tensor self, *, str approximate='none') -> Tensor */
TN_NODISCARD static inline tn_status tn_gelu(
    tn_tensor *self, const char *approximate, tn_tensor **result)
{
    static tn_op_site site = {"aten::gelu", "Ts->T", NULL, NULL};
    const void *const args[] = {self, approximate};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_gelu_(
    tn_tensor *self, const char *approximate)
{
    static tn_op_site site = {"aten::gelu_", "Ts->=", NULL, NULL};
    const void *const args[] = {self, approximate};
    return tn_op_call_typed(&site, args, NULL);
}

/* gelu_backward(Tensor grad_output, Tensor self, *, str approximate='none') -> Tensor */
TN_NODISCARD static inline tn_status tn_gelu_backward(
    tn_tensor *grad_output, tn_tensor *self, const char *approximate, tn_tensor **result)
{
    static tn_op_site site = {"aten::gelu_backward", "TTs->T", NULL, NULL};
    const void *const args[] = {grad_output, self, approximate};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * geometric(Tensor self, float p, *, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_geometric(
    tn_tensor *self, double p, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::geometric", "Td*->T", NULL, NULL};
    const void *const args[] = {self, &p, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * geometric_(Tensor(a!) self, float p, *, Generator? generator=None) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_geometric_(
    tn_tensor *self, double p, const tn_value *generator)
{
    static tn_op_site site = {"aten::geometric_", "Td*->=", NULL, NULL};
    const void *const args[] = {self, &p, generator};
    return tn_op_call_typed(&site, args, NULL);
}

/* geqrf(Tensor self) -> (Tensor a, Tensor tau) */
TN_NODISCARD static inline tn_status tn_geqrf(
    tn_tensor *self, tn_tensor **a, tn_tensor **tau)
{
    static tn_op_site site = {"aten::geqrf", "T->TT", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {a, tau};
    return tn_op_call_typed(&site, args, results);
}

/* ger(Tensor self, Tensor vec2) -> Tensor */
TN_NODISCARD static inline tn_status tn_ger(
    tn_tensor *self, tn_tensor *vec2, tn_tensor **result)
{
    static tn_op_site site = {"aten::ger", "TT->T", NULL, NULL};
    const void *const args[] = {self, vec2};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* get_device(Tensor self) -> int */
TN_NODISCARD static inline tn_status tn_get_device(
    tn_tensor *self, int64_t *result)
{
    static tn_op_site site = {"aten::get_device", "T->i", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* glu(Tensor self, int dim=-1) -> Tensor */
TN_NODISCARD static inline tn_status tn_glu(
    tn_tensor *self, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::glu", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* glu_backward(Tensor grad_output, Tensor self, int dim) -> Tensor */
TN_NODISCARD static inline tn_status tn_glu_backward(
    tn_tensor *grad_output, tn_tensor *self, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::glu_backward", "TTi->T", NULL, NULL};
    const void *const args[] = {grad_output, self, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* gradient.array(Tensor self, *, int[] dim, int edge_order=1) -> Tensor[] */
TN_NODISCARD static inline tn_status tn_gradient_array(
    tn_tensor *self, const int64_t *dim, size_t dim_count, int64_t edge_order, tn_value *result)
{
    static tn_op_site site = {"aten::gradient.array", "TLii->*", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &edge_order};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* gradient.scalararray(Tensor self, *, Scalar spacing, int[] dim, int edge_order=1) -> Tensor[] */
TN_NODISCARD static inline tn_status tn_gradient_scalararray(
    tn_tensor *self, tn_value spacing, const int64_t *dim, size_t dim_count, int64_t edge_order,
    tn_value *result)
{
    static tn_op_site site = {"aten::gradient.scalararray", "TSLii->*", NULL, NULL};
    const void *const args[] = {self, &spacing, dim, &dim_count, &edge_order};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * gradient.scalarint(Tensor self, *, Scalar? spacing=None, int? dim=None, int edge_order=1) ->
 * Tensor[]
 * NULL is None: spacing, dim.
 */
TN_NODISCARD static inline tn_status tn_gradient_scalarint(
    tn_tensor *self, const tn_value *spacing, const int64_t *dim, int64_t edge_order,
    tn_value *result)
{
    static tn_op_site site = {"aten::gradient.scalarint", "T?S?ii->*", NULL, NULL};
    const void *const args[] = {self, spacing, dim, &edge_order};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * gradient.scalarrayarray(Tensor self, *, Scalar[] spacing, int[] dim, int edge_order=1) ->
 * Tensor[]
 */
TN_NODISCARD static inline tn_status tn_gradient_scalarrayarray(
    tn_tensor *self, const tn_value *spacing, size_t spacing_count, const int64_t *dim,
    size_t dim_count, int64_t edge_order, tn_value *result)
{
    static tn_op_site site = {"aten::gradient.scalarrayarray", "TLSLii->*", NULL, NULL};
    const void *const args[] = {self, spacing, &spacing_count, dim, &dim_count, &edge_order};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * gradient.scalarrayint(Tensor self, *, Scalar[] spacing, int? dim=None, int edge_order=1) ->
 * Tensor[]
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_gradient_scalarrayint(
    tn_tensor *self, const tn_value *spacing, size_t spacing_count, const int64_t *dim,
    int64_t edge_order, tn_value *result)
{
    static tn_op_site site = {"aten::gradient.scalarrayint", "TLS?ii->*", NULL, NULL};
    const void *const args[] = {self, spacing, &spacing_count, dim, &edge_order};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * gradient.tensorarray(Tensor self, *, Tensor[] spacing, int[] dim, int edge_order=1) -> Tensor[]
 */
TN_NODISCARD static inline tn_status tn_gradient_tensorarray(
    tn_tensor *self, tn_tensor *const *spacing, size_t spacing_count, const int64_t *dim,
    size_t dim_count, int64_t edge_order, tn_value *result)
{
    static tn_op_site site = {"aten::gradient.tensorarray", "TLTLii->*", NULL, NULL};
    const void *const args[] = {self, spacing, &spacing_count, dim, &dim_count, &edge_order};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * gradient.tensorarrayint(Tensor self, *, Tensor[] spacing, int? dim=None, int edge_order=1) ->
 * Tensor[]
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_gradient_tensorarrayint(
    tn_tensor *self, tn_tensor *const *spacing, size_t spacing_count, const int64_t *dim,
    int64_t edge_order, tn_value *result)
{
    static tn_op_site site = {"aten::gradient.tensorarrayint", "TLT?ii->*", NULL, NULL};
    const void *const args[] = {self, spacing, &spacing_count, dim, &edge_order};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* greater.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_greater_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::greater.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* greater.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_greater_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::greater.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* greater_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_greater__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::greater_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* greater_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_greater__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::greater_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* greater_equal.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_greater_equal_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::greater_equal.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* greater_equal.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_greater_equal_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::greater_equal.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* greater_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_greater_equal__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::greater_equal_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* greater_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_greater_equal__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::greater_equal_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
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
 * group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, float eps=1e-05,
 * bool cudnn_enabled=True) -> Tensor
 * NULL is None: weight, bias.
 */
TN_NODISCARD static inline tn_status tn_group_norm(
    tn_tensor *input, int64_t num_groups, tn_tensor *weight, tn_tensor *bias, double eps,
    bool cudnn_enabled, tn_tensor **result)
{
    static tn_op_site site = {"aten::group_norm", "Ti?T?Tdb->T", NULL, NULL};
    const void *const args[] = {input, &num_groups, weight, bias, &eps, &cudnn_enabled};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * gru.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int
 * num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_gru_data(
    tn_tensor *data, tn_tensor *batch_sizes, tn_tensor *hx, tn_tensor *const *params,
    size_t params_count, bool has_biases, int64_t num_layers, double dropout, bool train,
    bool bidirectional, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::gru.data", "TTTLTbidbb->TT", NULL, NULL};
    const void *const args[] = {data, batch_sizes, hx, params, &params_count, &has_biases,
        &num_layers, &dropout, &train, &bidirectional};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * gru.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float
 * dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_gru_input(
    tn_tensor *input, tn_tensor *hx, tn_tensor *const *params, size_t params_count,
    bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional,
    bool batch_first, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::gru.input", "TTLTbidbbb->TT", NULL, NULL};
    const void *const args[] = {input, hx, params, &params_count, &has_biases, &num_layers,
        &dropout, &train, &bidirectional, &batch_first};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * gru_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None)
 * -> Tensor
 * NULL is None: b_ih, b_hh.
 */
TN_NODISCARD static inline tn_status tn_gru_cell(
    tn_tensor *input, tn_tensor *hx, tn_tensor *w_ih, tn_tensor *w_hh, tn_tensor *b_ih,
    tn_tensor *b_hh, tn_tensor **result)
{
    static tn_op_site site = {"aten::gru_cell", "TTTT?T?T->T", NULL, NULL};
    const void *const args[] = {input, hx, w_ih, w_hh, b_ih, b_hh};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* gt.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_gt_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::gt.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* gt.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_gt_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::gt.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_gt__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::gt_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_gt__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::gt_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
