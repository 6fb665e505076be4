/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators, of the domain `factory`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OPS_FACTORY_H
#define TENON_OPS_FACTORY_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * arange(Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
 * pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_arange(
    tn_value end, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::arange", "S?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&end, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * arange.start(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_arange_start(
    tn_value start, tn_value end, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::arange.start", "SS?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&start, &end, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * arange.start_step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_arange_start_step(
    tn_value start, tn_value end, tn_value step, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::arange.start_step", "SSS?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&start, &end, &step, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * bartlett_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_bartlett_window(
    int64_t window_length, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::bartlett_window", "i?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&window_length, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * bartlett_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_bartlett_window_periodic(
    int64_t window_length, bool periodic, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::bartlett_window.periodic", "ib?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&window_length, &periodic, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * blackman_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_blackman_window(
    int64_t window_length, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::blackman_window", "i?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&window_length, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * blackman_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_blackman_window_periodic(
    int64_t window_length, bool periodic, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::blackman_window.periodic", "ib?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&window_length, &periodic, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory, memory_format.
 */
TN_NODISCARD static inline tn_status tn_empty_memory_format(
    const int64_t *size, size_t size_count, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, const tn_memory_format *memory_format,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::empty.memory_format", "Li?y?l?D?b?m->T", NULL, NULL};
    const void *const args[] = {size, &size_count, dtype, layout, device, pin_memory,
        memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 * bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory, memory_format.
 */
TN_NODISCARD static inline tn_status tn_empty_like(
    tn_tensor *self, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, const tn_memory_format *memory_format, tn_tensor **result)
{
    static tn_op_site site = {"aten::empty_like", "T?y?l?D?b?m->T", NULL, NULL};
    const void *const args[] = {self, dtype, layout, device, pin_memory, memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * empty_permuted(SymInt[] size, int[] physical_layout, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_empty_permuted(
    const int64_t *size, size_t size_count, const int64_t *physical_layout,
    size_t physical_layout_count, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::empty_permuted", "LiLi?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {size, &size_count, physical_layout, &physical_layout_count, dtype,
        layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * empty_strided(SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None,
 * Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_empty_strided(
    const int64_t *size, size_t size_count, const int64_t *stride, size_t stride_count,
    const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::empty_strided", "LiLi?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {size, &size_count, stride, &stride_count, dtype, layout, device,
        pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * eye(SymInt n, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
 * pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_eye(
    int64_t n, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::eye", "i?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&n, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * eye.m(SymInt n, SymInt m, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 * bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_eye_m(
    int64_t n, int64_t m, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::eye.m", "ii?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&n, &m, dtype, layout, device, pin_memory};
    void *const results[] = {result};
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

/*
 * hamming_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_hamming_window(
    int64_t window_length, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::hamming_window", "i?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&window_length, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * hamming_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_hamming_window_periodic(
    int64_t window_length, bool periodic, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::hamming_window.periodic", "ib?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&window_length, &periodic, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * hamming_window.periodic_alpha(int window_length, bool periodic, float alpha, *, ScalarType?
 * dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_hamming_window_periodic_alpha(
    int64_t window_length, bool periodic, double alpha, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::hamming_window.periodic_alpha", "ibd?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&window_length, &periodic, &alpha, dtype, layout, device,
        pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * hamming_window.periodic_alpha_beta(int window_length, bool periodic, float alpha, float beta, *,
 * ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) ->
 * Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_hamming_window_periodic_alpha_beta(
    int64_t window_length, bool periodic, double alpha, double beta, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::hamming_window.periodic_alpha_beta", "ibdd?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&window_length, &periodic, &alpha, &beta, dtype, layout, device,
        pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * hann_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_hann_window(
    int64_t window_length, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::hann_window", "i?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&window_length, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * hann_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_hann_window_periodic(
    int64_t window_length, bool periodic, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::hann_window.periodic", "ib?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&window_length, &periodic, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * kaiser_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_kaiser_window(
    int64_t window_length, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::kaiser_window", "i?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&window_length, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * kaiser_window.beta(int window_length, bool periodic, float beta, *, ScalarType? dtype=None,
 * Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_kaiser_window_beta(
    int64_t window_length, bool periodic, double beta, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::kaiser_window.beta", "ibd?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&window_length, &periodic, &beta, dtype, layout, device,
        pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * kaiser_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_kaiser_window_periodic(
    int64_t window_length, bool periodic, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::kaiser_window.periodic", "ib?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&window_length, &periodic, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None,
 * Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_linspace(
    tn_value start, tn_value end, int64_t steps, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::linspace", "SSi?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&start, &end, &steps, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linspace.Scalar_Tensor(Scalar start, Tensor end, int steps, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_linspace_Scalar_Tensor(
    tn_value start, tn_tensor *end, int64_t steps, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::linspace.Scalar_Tensor", "STi?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&start, end, &steps, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linspace.Tensor_Scalar(Tensor start, Scalar end, int steps, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_linspace_Tensor_Scalar(
    tn_tensor *start, tn_value end, int64_t steps, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::linspace.Tensor_Scalar", "TSi?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {start, &end, &steps, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linspace.Tensor_Tensor(Tensor start, Tensor end, int steps, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_linspace_Tensor_Tensor(
    tn_tensor *start, tn_tensor *end, int64_t steps, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::linspace.Tensor_Tensor", "TTi?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {start, end, &steps, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * logspace(Scalar start, Scalar end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_logspace(
    tn_value start, tn_value end, int64_t steps, double base, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::logspace", "SSid?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&start, &end, &steps, &base, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * logspace.Scalar_Tensor(Scalar start, Tensor end, int steps, float base=10.0, *, ScalarType?
 * dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_logspace_Scalar_Tensor(
    tn_value start, tn_tensor *end, int64_t steps, double base, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::logspace.Scalar_Tensor", "STid?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&start, end, &steps, &base, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * logspace.Tensor_Scalar(Tensor start, Scalar end, int steps, float base=10.0, *, ScalarType?
 * dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_logspace_Tensor_Scalar(
    tn_tensor *start, tn_value end, int64_t steps, double base, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::logspace.Tensor_Scalar", "TSid?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {start, &end, &steps, &base, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * logspace.Tensor_Tensor(Tensor start, Tensor end, int steps, float base=10.0, *, ScalarType?
 * dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_logspace_Tensor_Tensor(
    tn_tensor *start, tn_tensor *end, int64_t steps, double base, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::logspace.Tensor_Tensor", "TTid?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {start, end, &steps, &base, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_new_empty(
    tn_tensor *self, const int64_t *size, size_t size_count, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::new_empty", "TLi?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * new_empty_strided(Tensor self, SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_new_empty_strided(
    tn_tensor *self, const int64_t *size, size_t size_count, const int64_t *stride,
    size_t stride_count, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::new_empty_strided", "TLiLi?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count, stride, &stride_count, dtype, layout,
        device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_new_full(
    tn_tensor *self, const int64_t *size, size_t size_count, tn_value fill_value,
    const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::new_full", "TLiS?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count, &fill_value, dtype, layout, device,
        pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * new_ones(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_new_ones(
    tn_tensor *self, const int64_t *size, size_t size_count, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::new_ones", "TLi?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_new_zeros(
    tn_tensor *self, const int64_t *size, size_t size_count, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::new_zeros", "TLi?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
 * pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_ones(
    const int64_t *size, size_t size_count, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::ones", "Li?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {size, &size_count, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * ones_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
 * pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory, memory_format.
 */
TN_NODISCARD static inline tn_status tn_ones_like(
    tn_tensor *self, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, const tn_memory_format *memory_format, tn_tensor **result)
{
    static tn_op_site site = {"aten::ones_like", "T?y?l?D?b?m->T", NULL, NULL};
    const void *const args[] = {self, dtype, layout, device, pin_memory, memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * range(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_range(
    tn_value start, tn_value end, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::range", "SS?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&start, &end, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * range.step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_range_step(
    tn_value start, tn_value end, tn_value step, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::range.step", "SSS?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&start, &end, &step, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * scalar_tensor(Scalar s, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
 * bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_scalar_tensor(
    tn_value s, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::scalar_tensor", "S?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&s, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * tril_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None,
 * Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_tril_indices(
    int64_t row, int64_t col, int64_t offset, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::tril_indices", "iii?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&row, &col, &offset, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * triu_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None,
 * Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_triu_indices(
    int64_t row, int64_t col, int64_t offset, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::triu_indices", "iii?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&row, &col, &offset, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
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

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
