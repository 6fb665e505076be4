/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators that write to `out` arguments, of the domain `factory`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OUT_FACTORY_H
#define TENON_OUT_FACTORY_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* _efficientzerotensor.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn__efficientzerotensor_out(
    const int64_t *size, size_t size_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::_efficientzerotensor.out", "LiT->=", NULL, NULL};
    const void *const args[] = {size, &size_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* arange.out(Scalar end, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_arange_out(
    tn_value end, tn_tensor *out)
{
    static tn_op_site site = {"aten::arange.out", "ST->=", NULL, NULL};
    const void *const args[] = {&end, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* arange.start_out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_arange_start_out(
    tn_value start, tn_value end, tn_value step, tn_tensor *out)
{
    static tn_op_site site = {"aten::arange.start_out", "SSST->=", NULL, NULL};
    const void *const args[] = {&start, &end, &step, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* bartlett_window.out(int window_length, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_bartlett_window_out(
    int64_t window_length, tn_tensor *out)
{
    static tn_op_site site = {"aten::bartlett_window.out", "iT->=", NULL, NULL};
    const void *const args[] = {&window_length, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bartlett_window.periodic_out(int window_length, bool periodic, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_bartlett_window_periodic_out(
    int64_t window_length, bool periodic, tn_tensor *out)
{
    static tn_op_site site = {"aten::bartlett_window.periodic_out", "ibT->=", NULL, NULL};
    const void *const args[] = {&window_length, &periodic, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* blackman_window.out(int window_length, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_blackman_window_out(
    int64_t window_length, tn_tensor *out)
{
    static tn_op_site site = {"aten::blackman_window.out", "iT->=", NULL, NULL};
    const void *const args[] = {&window_length, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * blackman_window.periodic_out(int window_length, bool periodic, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_blackman_window_periodic_out(
    int64_t window_length, bool periodic, tn_tensor *out)
{
    static tn_op_site site = {"aten::blackman_window.periodic_out", "ibT->=", NULL, NULL};
    const void *const args[] = {&window_length, &periodic, out};
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

/*
 * kaiser_window.beta_out(int window_length, bool periodic, float beta, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_kaiser_window_beta_out(
    int64_t window_length, bool periodic, double beta, tn_tensor *out)
{
    static tn_op_site site = {"aten::kaiser_window.beta_out", "ibdT->=", NULL, NULL};
    const void *const args[] = {&window_length, &periodic, &beta, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* kaiser_window.out(int window_length, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_kaiser_window_out(
    int64_t window_length, tn_tensor *out)
{
    static tn_op_site site = {"aten::kaiser_window.out", "iT->=", NULL, NULL};
    const void *const args[] = {&window_length, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* kaiser_window.periodic_out(int window_length, bool periodic, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_kaiser_window_periodic_out(
    int64_t window_length, bool periodic, tn_tensor *out)
{
    static tn_op_site site = {"aten::kaiser_window.periodic_out", "ibT->=", NULL, NULL};
    const void *const args[] = {&window_length, &periodic, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linspace.Scalar_Tensor_out(Scalar start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_linspace_Scalar_Tensor_out(
    tn_value start, tn_tensor *end, int64_t steps, tn_tensor *out)
{
    static tn_op_site site = {"aten::linspace.Scalar_Tensor_out", "STiT->=", NULL, NULL};
    const void *const args[] = {&start, end, &steps, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linspace.Tensor_Scalar_out(Tensor start, Scalar end, int steps, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_linspace_Tensor_Scalar_out(
    tn_tensor *start, tn_value end, int64_t steps, tn_tensor *out)
{
    static tn_op_site site = {"aten::linspace.Tensor_Scalar_out", "TSiT->=", NULL, NULL};
    const void *const args[] = {start, &end, &steps, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linspace.Tensor_Tensor_out(Tensor start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_linspace_Tensor_Tensor_out(
    tn_tensor *start, tn_tensor *end, int64_t steps, tn_tensor *out)
{
    static tn_op_site site = {"aten::linspace.Tensor_Tensor_out", "TTiT->=", NULL, NULL};
    const void *const args[] = {start, end, &steps, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* linspace.out(Scalar start, Scalar end, int steps, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_linspace_out(
    tn_value start, tn_value end, int64_t steps, tn_tensor *out)
{
    static tn_op_site site = {"aten::linspace.out", "SSiT->=", NULL, NULL};
    const void *const args[] = {&start, &end, &steps, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * logspace.Scalar_Tensor_out(Scalar start, Tensor end, int steps, float base=10.0, *, Tensor(a!)
 * out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_logspace_Scalar_Tensor_out(
    tn_value start, tn_tensor *end, int64_t steps, double base, tn_tensor *out)
{
    static tn_op_site site = {"aten::logspace.Scalar_Tensor_out", "STidT->=", NULL, NULL};
    const void *const args[] = {&start, end, &steps, &base, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * logspace.Tensor_Scalar_out(Tensor start, Scalar end, int steps, float base=10.0, *, Tensor(a!)
 * out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_logspace_Tensor_Scalar_out(
    tn_tensor *start, tn_value end, int64_t steps, double base, tn_tensor *out)
{
    static tn_op_site site = {"aten::logspace.Tensor_Scalar_out", "TSidT->=", NULL, NULL};
    const void *const args[] = {start, &end, &steps, &base, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * logspace.Tensor_Tensor_out(Tensor start, Tensor end, int steps, float base=10.0, *, Tensor(a!)
 * out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_logspace_Tensor_Tensor_out(
    tn_tensor *start, tn_tensor *end, int64_t steps, double base, tn_tensor *out)
{
    static tn_op_site site = {"aten::logspace.Tensor_Tensor_out", "TTidT->=", NULL, NULL};
    const void *const args[] = {start, end, &steps, &base, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * logspace.out(Scalar start, Scalar end, int steps, float base=10.0, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_logspace_out(
    tn_value start, tn_value end, int64_t steps, double base, tn_tensor *out)
{
    static tn_op_site site = {"aten::logspace.out", "SSidT->=", NULL, NULL};
    const void *const args[] = {&start, &end, &steps, &base, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* new_empty.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_new_empty_out(
    tn_tensor *self, const int64_t *size, size_t size_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::new_empty.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, size, &size_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * new_empty_strided.out(Tensor self, SymInt[] size, SymInt[] stride, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_new_empty_strided_out(
    tn_tensor *self, const int64_t *size, size_t size_count, const int64_t *stride,
    size_t stride_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::new_empty_strided.out", "TLiLiT->=", NULL, NULL};
    const void *const args[] = {self, size, &size_count, stride, &stride_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* new_full.out(Tensor self, SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_new_full_out(
    tn_tensor *self, const int64_t *size, size_t size_count, tn_value fill_value, tn_tensor *out)
{
    static tn_op_site site = {"aten::new_full.out", "TLiST->=", NULL, NULL};
    const void *const args[] = {self, size, &size_count, &fill_value, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* new_ones.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_new_ones_out(
    tn_tensor *self, const int64_t *size, size_t size_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::new_ones.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, size, &size_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* new_zeros.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_new_zeros_out(
    tn_tensor *self, const int64_t *size, size_t size_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::new_zeros.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, size, &size_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* ones.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_ones_out(
    const int64_t *size, size_t size_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::ones.out", "LiT->=", NULL, NULL};
    const void *const args[] = {size, &size_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * ones_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_ones_like_out(
    tn_tensor *self, const tn_memory_format *memory_format, tn_tensor *out)
{
    static tn_op_site site = {"aten::ones_like.out", "T?mT->=", NULL, NULL};
    const void *const args[] = {self, memory_format, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* range.out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_range_out(
    tn_value start, tn_value end, tn_value step, tn_tensor *out)
{
    static tn_op_site site = {"aten::range.out", "SSST->=", NULL, NULL};
    const void *const args[] = {&start, &end, &step, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* range.out_(Scalar start, Scalar end, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_range_out_(
    tn_value start, tn_value end, tn_tensor *out)
{
    static tn_op_site site = {"aten::range.out_", "SST->=", NULL, NULL};
    const void *const args[] = {&start, &end, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* scalar_tensor.out(Scalar s, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_scalar_tensor_out(
    tn_value s, tn_tensor *out)
{
    static tn_op_site site = {"aten::scalar_tensor.out", "ST->=", NULL, NULL};
    const void *const args[] = {&s, out};
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

/* triu_indices.out(int row, int col, int offset=0, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_triu_indices_out(
    int64_t row, int64_t col, int64_t offset, tn_tensor *out)
{
    static tn_op_site site = {"aten::triu_indices.out", "iiiT->=", NULL, NULL};
    const void *const args[] = {&row, &col, &offset, out};
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
