/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators, by name from `sq` on: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew.
 */
#ifndef TENON_OPS_SQ_H
#define TENON_OPS_SQ_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* sqrt(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_sqrt(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::sqrt", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* sqrt_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_sqrt_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::sqrt_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* square(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_square(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::square", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* square_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_square_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::square_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* squeeze(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_squeeze(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::squeeze", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* squeeze.dim(Tensor(a) self, int dim) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_squeeze_dim(
    tn_tensor *self, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::squeeze.dim", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_squeeze_dims(
    tn_tensor *self, const int64_t *dim, size_t dim_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::squeeze.dims", "TLi->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* squeeze_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_squeeze_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::squeeze_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_squeeze__dim(
    tn_tensor *self, int64_t dim)
{
    static tn_op_site site = {"aten::squeeze_.dim", "Ti->=", NULL, NULL};
    const void *const args[] = {self, &dim};
    return tn_op_call_typed(&site, args, NULL);
}

/* squeeze_.dims(Tensor(a!) self, int[] dim) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_squeeze__dims(
    tn_tensor *self, const int64_t *dim, size_t dim_count)
{
    static tn_op_site site = {"aten::squeeze_.dims", "TLi->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count};
    return tn_op_call_typed(&site, args, NULL);
}

/* squeeze_copy(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_squeeze_copy(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::squeeze_copy", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* squeeze_copy.dim(Tensor self, int dim) -> Tensor */
TN_NODISCARD static inline tn_status tn_squeeze_copy_dim(
    tn_tensor *self, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::squeeze_copy.dim", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* squeeze_copy.dims(Tensor self, int[] dim) -> Tensor */
TN_NODISCARD static inline tn_status tn_squeeze_copy_dims(
    tn_tensor *self, const int64_t *dim, size_t dim_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::squeeze_copy.dims", "TLi->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* stack(Tensor[] tensors, int dim=0) -> Tensor */
TN_NODISCARD static inline tn_status tn_stack(
    tn_tensor *const *tensors, size_t tensors_count, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::stack", "LTi->T", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* std(Tensor self, bool unbiased=True) -> Tensor */
TN_NODISCARD static inline tn_status tn_std(
    tn_tensor *self, bool unbiased, tn_tensor **result)
{
    static tn_op_site site = {"aten::std", "Tb->T", NULL, NULL};
    const void *const args[] = {self, &unbiased};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) ->
 * Tensor
 * NULL is None: dim, correction.
 */
TN_NODISCARD static inline tn_status tn_std_correction(
    tn_tensor *self, const int64_t *dim, size_t dim_count, const tn_value *correction,
    bool keepdim, tn_tensor **result)
{
    static tn_op_site site = {"aten::std.correction", "T?Li?Sb->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, correction, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_std_dim(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool unbiased, bool keepdim,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::std.dim", "T?Libb->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &unbiased, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* std_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tn_std_mean(
    tn_tensor *self, bool unbiased, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::std_mean", "Tb->TT", NULL, NULL};
    const void *const args[] = {self, &unbiased};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool
 * keepdim=False) -> (Tensor, Tensor)
 * NULL is None: dim, correction.
 */
TN_NODISCARD static inline tn_status tn_std_mean_correction(
    tn_tensor *self, const int64_t *dim, size_t dim_count, const tn_value *correction,
    bool keepdim, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::std_mean.correction", "T?Li?Sb->TT", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, correction, &keepdim};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * std_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor,
 * Tensor)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_std_mean_dim(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool unbiased, bool keepdim,
    tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::std_mean.dim", "T?Libb->TT", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &unbiased, &keepdim};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * stft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None,
 * bool normalized=False, bool? onesided=None, bool? return_complex=None, bool?
 * align_to_window=None) -> Tensor
 * NULL is None: hop_length, win_length, window, onesided, return_complex, align_to_window.
 */
TN_NODISCARD static inline tn_status tn_stft(
    tn_tensor *self, int64_t n_fft, const int64_t *hop_length, const int64_t *win_length,
    tn_tensor *window, bool normalized, const bool *onesided, const bool *return_complex,
    const bool *align_to_window, tn_tensor **result)
{
    static tn_op_site site = {"aten::stft", "Ti?i?i?Tb?b?b?b->T", NULL, NULL};
    const void *const args[] = {self, &n_fft, hop_length, win_length, window, &normalized,
        onesided, return_complex, align_to_window};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * stft.center(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor?
 * window=None, bool center=True, str pad_mode="reflect", bool normalized=False, bool?
 * onesided=None, bool? return_complex=None, bool? align_to_window=None) -> Tensor
 * NULL is None: hop_length, win_length, window, onesided, return_complex, align_to_window.
 */
TN_NODISCARD static inline tn_status tn_stft_center(
    tn_tensor *self, int64_t n_fft, const int64_t *hop_length, const int64_t *win_length,
    tn_tensor *window, bool center, const char *pad_mode, bool normalized, const bool *onesided,
    const bool *return_complex, const bool *align_to_window, tn_tensor **result)
{
    static tn_op_site site = {"aten::stft.center", "Ti?i?i?Tbsb?b?b?b->T", NULL, NULL};
    const void *const args[] = {self, &n_fft, hop_length, win_length, window, &center, pad_mode,
        &normalized, onesided, return_complex, align_to_window};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* storage_offset(Tensor self) -> int */
TN_NODISCARD static inline tn_status tn_storage_offset(
    tn_tensor *self, int64_t *result)
{
    static tn_op_site site = {"aten::storage_offset", "T->i", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* stride.int(Tensor self, int dim) -> int */
TN_NODISCARD static inline tn_status tn_stride_int(
    tn_tensor *self, int64_t dim, int64_t *result)
{
    static tn_op_site site = {"aten::stride.int", "Ti->i", NULL, NULL};
    const void *const args[] = {self, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tn_sub_Scalar(
    tn_tensor *self, tn_value other, tn_value alpha, tn_tensor **result)
{
    static tn_op_site site = {"aten::sub.Scalar", "TSS->T", NULL, NULL};
    const void *const args[] = {self, &other, &alpha};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tn_sub_Tensor(
    tn_tensor *self, tn_tensor *other, tn_value alpha, tn_tensor **result)
{
    static tn_op_site site = {"aten::sub.Tensor", "TTS->T", NULL, NULL};
    const void *const args[] = {self, other, &alpha};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_sub__Scalar(
    tn_tensor *self, tn_value other, tn_value alpha)
{
    static tn_op_site site = {"aten::sub_.Scalar", "TSS->=", NULL, NULL};
    const void *const args[] = {self, &other, &alpha};
    return tn_op_call_typed(&site, args, NULL);
}

/* sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_sub__Tensor(
    tn_tensor *self, tn_tensor *other, tn_value alpha)
{
    static tn_op_site site = {"aten::sub_.Tensor", "TTS->=", NULL, NULL};
    const void *const args[] = {self, other, &alpha};
    return tn_op_call_typed(&site, args, NULL);
}

/* subtract.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tn_subtract_Scalar(
    tn_tensor *self, tn_value other, tn_value alpha, tn_tensor **result)
{
    static tn_op_site site = {"aten::subtract.Scalar", "TSS->T", NULL, NULL};
    const void *const args[] = {self, &other, &alpha};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* subtract.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tn_subtract_Tensor(
    tn_tensor *self, tn_tensor *other, tn_value alpha, tn_tensor **result)
{
    static tn_op_site site = {"aten::subtract.Tensor", "TTS->T", NULL, NULL};
    const void *const args[] = {self, other, &alpha};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* subtract_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_subtract__Scalar(
    tn_tensor *self, tn_value other, tn_value alpha)
{
    static tn_op_site site = {"aten::subtract_.Scalar", "TSS->=", NULL, NULL};
    const void *const args[] = {self, &other, &alpha};
    return tn_op_call_typed(&site, args, NULL);
}

/* subtract_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_subtract__Tensor(
    tn_tensor *self, tn_tensor *other, tn_value alpha)
{
    static tn_op_site site = {"aten::subtract_.Tensor", "TTS->=", NULL, NULL};
    const void *const args[] = {self, other, &alpha};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_sum(
    tn_tensor *self, const tn_dtype *dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::sum", "T?y->T", NULL, NULL};
    const void *const args[] = {self, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) ->
 * Tensor
 * NULL is None: dim, dtype.
 */
TN_NODISCARD static inline tn_status tn_sum_dim_IntList(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, const tn_dtype *dtype,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::sum.dim_IntList", "T?Lib?y->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* sum_to_size(Tensor self, SymInt[] size) -> Tensor */
TN_NODISCARD static inline tn_status tn_sum_to_size(
    tn_tensor *self, const int64_t *size, size_t size_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::sum_to_size", "TLi->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor V) */
TN_NODISCARD static inline tn_status tn_svd(
    tn_tensor *self, bool some, bool compute_uv, tn_tensor **U, tn_tensor **S, tn_tensor **V)
{
    static tn_op_site site = {"aten::svd", "Tbb->TTT", NULL, NULL};
    const void *const args[] = {self, &some, &compute_uv};
    void *const results[] = {U, S, V};
    return tn_op_call_typed(&site, args, results);
}

/* swapaxes(Tensor(a) self, int axis0, int axis1) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_swapaxes(
    tn_tensor *self, int64_t axis0, int64_t axis1, tn_tensor **result)
{
    static tn_op_site site = {"aten::swapaxes", "Tii->T", NULL, NULL};
    const void *const args[] = {self, &axis0, &axis1};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* swapaxes_(Tensor(a!) self, int axis0, int axis1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_swapaxes_(
    tn_tensor *self, int64_t axis0, int64_t axis1)
{
    static tn_op_site site = {"aten::swapaxes_", "Tii->=", NULL, NULL};
    const void *const args[] = {self, &axis0, &axis1};
    return tn_op_call_typed(&site, args, NULL);
}

/* swapdims(Tensor(a) self, int dim0, int dim1) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_swapdims(
    tn_tensor *self, int64_t dim0, int64_t dim1, tn_tensor **result)
{
    static tn_op_site site = {"aten::swapdims", "Tii->T", NULL, NULL};
    const void *const args[] = {self, &dim0, &dim1};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* swapdims_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_swapdims_(
    tn_tensor *self, int64_t dim0, int64_t dim1)
{
    static tn_op_site site = {"aten::swapdims_", "Tii->=", NULL, NULL};
    const void *const args[] = {self, &dim0, &dim1};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * sym_constrain_range(Scalar size, *, int? min=None, int? max=None) -> ()
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn_sym_constrain_range(
    tn_value size, const int64_t *min, const int64_t *max)
{
    static tn_op_site site = {"aten::sym_constrain_range", "S?i?i->", NULL, NULL};
    const void *const args[] = {&size, min, max};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * sym_constrain_range_for_size(Scalar size, *, int? min=None, int? max=None) -> ()
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn_sym_constrain_range_for_size(
    tn_value size, const int64_t *min, const int64_t *max)
{
    static tn_op_site site = {"aten::sym_constrain_range_for_size", "S?i?i->", NULL, NULL};
    const void *const args[] = {&size, min, max};
    return tn_op_call_typed(&site, args, NULL);
}

/* sym_numel(Tensor self) -> SymInt */
TN_NODISCARD static inline tn_status tn_sym_numel(
    tn_tensor *self, int64_t *result)
{
    static tn_op_site site = {"aten::sym_numel", "T->i", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* sym_size.int(Tensor self, int dim) -> SymInt */
TN_NODISCARD static inline tn_status tn_sym_size_int(
    tn_tensor *self, int64_t dim, int64_t *result)
{
    static tn_op_site site = {"aten::sym_size.int", "Ti->i", NULL, NULL};
    const void *const args[] = {self, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* sym_storage_offset(Tensor self) -> SymInt */
TN_NODISCARD static inline tn_status tn_sym_storage_offset(
    tn_tensor *self, int64_t *result)
{
    static tn_op_site site = {"aten::sym_storage_offset", "T->i", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* sym_stride.int(Tensor self, int dim) -> SymInt */
TN_NODISCARD static inline tn_status tn_sym_stride_int(
    tn_tensor *self, int64_t dim, int64_t *result)
{
    static tn_op_site site = {"aten::sym_stride.int", "Ti->i", NULL, NULL};
    const void *const args[] = {self, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
