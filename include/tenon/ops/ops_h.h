/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators, by name from `h` on: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew.
 */
#ifndef TENON_OPS_H_H
#define TENON_OPS_H_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

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

/* hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor */
TN_NODISCARD static inline tn_status tn_hardshrink(
    tn_tensor *self, tn_value lambd, tn_tensor **result)
{
    static tn_op_site site = {"aten::hardshrink", "TS->T", NULL, NULL};
    const void *const args[] = {self, &lambd};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* hardshrink_backward(Tensor grad_out, Tensor self, Scalar lambd) -> Tensor */
TN_NODISCARD static inline tn_status tn_hardshrink_backward(
    tn_tensor *grad_out, tn_tensor *self, tn_value lambd, tn_tensor **result)
{
    static tn_op_site site = {"aten::hardshrink_backward", "TTS->T", NULL, NULL};
    const void *const args[] = {grad_out, self, &lambd};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* hardsigmoid(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_hardsigmoid(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::hardsigmoid", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* hardsigmoid_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_hardsigmoid_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::hardsigmoid_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* hardsigmoid_backward(Tensor grad_output, Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_hardsigmoid_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::hardsigmoid_backward", "TT->T", NULL, NULL};
    const void *const args[] = {grad_output, self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* hardswish(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_hardswish(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::hardswish", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* hardswish_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_hardswish_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::hardswish_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* hardswish_backward(Tensor grad_output, Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_hardswish_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::hardswish_backward", "TT->T", NULL, NULL};
    const void *const args[] = {grad_output, self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor */
TN_NODISCARD static inline tn_status tn_hardtanh(
    tn_tensor *self, tn_value min_val, tn_value max_val, tn_tensor **result)
{
    static tn_op_site site = {"aten::hardtanh", "TSS->T", NULL, NULL};
    const void *const args[] = {self, &min_val, &max_val};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* hardtanh_(Tensor(a!) self, Scalar min_val=-1, Scalar max_val=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_hardtanh_(
    tn_tensor *self, tn_value min_val, tn_value max_val)
{
    static tn_op_site site = {"aten::hardtanh_", "TSS->=", NULL, NULL};
    const void *const args[] = {self, &min_val, &max_val};
    return tn_op_call_typed(&site, args, NULL);
}

/* hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor */
TN_NODISCARD static inline tn_status tn_hardtanh_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_value min_val, tn_value max_val,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::hardtanh_backward", "TTSS->T", NULL, NULL};
    const void *const args[] = {grad_output, self, &min_val, &max_val};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* hash_tensor(Tensor self, int[1] dim=[], *, bool keepdim=False, int mode=0) -> Tensor */
TN_NODISCARD static inline tn_status tn_hash_tensor(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, int64_t mode,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::hash_tensor", "TLibi->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, &mode};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* heaviside(Tensor self, Tensor values) -> Tensor */
TN_NODISCARD static inline tn_status tn_heaviside(
    tn_tensor *self, tn_tensor *values, tn_tensor **result)
{
    static tn_op_site site = {"aten::heaviside", "TT->T", NULL, NULL};
    const void *const args[] = {self, values};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* heaviside_(Tensor(a!) self, Tensor values) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_heaviside_(
    tn_tensor *self, tn_tensor *values)
{
    static tn_op_site site = {"aten::heaviside_", "TT->=", NULL, NULL};
    const void *const args[] = {self, values};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * hinge_embedding_loss(Tensor self, Tensor target, float margin=1.0, int reduction=Mean) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_hinge_embedding_loss(
    tn_tensor *self, tn_tensor *target, double margin, int64_t reduction, tn_tensor **result)
{
    static tn_op_site site = {"aten::hinge_embedding_loss", "TTdi->T", NULL, NULL};
    const void *const args[] = {self, target, &margin, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor */
TN_NODISCARD static inline tn_status tn_histc(
    tn_tensor *self, int64_t bins, tn_value min, tn_value max, tn_tensor **result)
{
    static tn_op_site site = {"aten::histc", "TiSS->T", NULL, NULL};
    const void *const args[] = {self, &bins, &min, &max};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * histogram.bin_ct(Tensor self, int bins=100, *, float[]? range=None, Tensor? weight=None, bool
 * density=False) -> (Tensor hist, Tensor bin_edges)
 * NULL is None: range, weight.
 */
TN_NODISCARD static inline tn_status tn_histogram_bin_ct(
    tn_tensor *self, int64_t bins, const double *range, size_t range_count, tn_tensor *weight,
    bool density, tn_tensor **hist, tn_tensor **bin_edges)
{
    static tn_op_site site = {"aten::histogram.bin_ct", "Ti?Ld?Tb->TT", NULL, NULL};
    const void *const args[] = {self, &bins, range, &range_count, weight, &density};
    void *const results[] = {hist, bin_edges};
    return tn_op_call_typed(&site, args, results);
}

/*
 * histogram.bins_tensor(Tensor self, Tensor bins, *, Tensor? weight=None, bool density=False) ->
 * (Tensor hist, Tensor bin_edges)
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_histogram_bins_tensor(
    tn_tensor *self, tn_tensor *bins, tn_tensor *weight, bool density, tn_tensor **hist,
    tn_tensor **bin_edges)
{
    static tn_op_site site = {"aten::histogram.bins_tensor", "TT?Tb->TT", NULL, NULL};
    const void *const args[] = {self, bins, weight, &density};
    void *const results[] = {hist, bin_edges};
    return tn_op_call_typed(&site, args, results);
}

/*
 * histogramdd(Tensor self, int[] bins, float[]? range=None, Tensor? weight=None, bool
 * density=False) -> (Tensor hist, Tensor[] bin_edges)
 * NULL is None: range, weight.
 */
TN_NODISCARD static inline tn_status tn_histogramdd(
    tn_tensor *self, const int64_t *bins, size_t bins_count, const double *range,
    size_t range_count, tn_tensor *weight, bool density, tn_tensor **hist, tn_value *bin_edges)
{
    static tn_op_site site = {"aten::histogramdd", "TLi?Ld?Tb->T*", NULL, NULL};
    const void *const args[] = {self, bins, &bins_count, range, &range_count, weight, &density};
    void *const results[] = {hist, bin_edges};
    return tn_op_call_typed(&site, args, results);
}

/*
 * histogramdd.TensorList_bins(Tensor self, Tensor[] bins, float[]? range=None, Tensor? weight=None,
 * bool density=False) -> (Tensor hist, Tensor[] bin_edges)
 * NULL is None: range, weight.
 */
TN_NODISCARD static inline tn_status tn_histogramdd_TensorList_bins(
    tn_tensor *self, tn_tensor *const *bins, size_t bins_count, const double *range,
    size_t range_count, tn_tensor *weight, bool density, tn_tensor **hist, tn_value *bin_edges)
{
    static tn_op_site site = {"aten::histogramdd.TensorList_bins", "TLT?Ld?Tb->T*", NULL, NULL};
    const void *const args[] = {self, bins, &bins_count, range, &range_count, weight, &density};
    void *const results[] = {hist, bin_edges};
    return tn_op_call_typed(&site, args, results);
}

/*
 * histogramdd.int_bins(Tensor self, int bins, float[]? range=None, Tensor? weight=None, bool
 * density=False) -> (Tensor hist, Tensor[] bin_edges)
 * NULL is None: range, weight.
 */
TN_NODISCARD static inline tn_status tn_histogramdd_int_bins(
    tn_tensor *self, int64_t bins, const double *range, size_t range_count, tn_tensor *weight,
    bool density, tn_tensor **hist, tn_value *bin_edges)
{
    static tn_op_site site = {"aten::histogramdd.int_bins", "Ti?Ld?Tb->T*", NULL, NULL};
    const void *const args[] = {self, &bins, range, &range_count, weight, &density};
    void *const results[] = {hist, bin_edges};
    return tn_op_call_typed(&site, args, results);
}

/* hsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[] */
TN_NODISCARD static inline tn_status tn_hsplit_array(
    tn_tensor *self, const int64_t *indices, size_t indices_count, tn_value *result)
{
    static tn_op_site site = {"aten::hsplit.array", "TLi->*", NULL, NULL};
    const void *const args[] = {self, indices, &indices_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* hsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[] */
TN_NODISCARD static inline tn_status tn_hsplit_int(
    tn_tensor *self, int64_t sections, tn_value *result)
{
    static tn_op_site site = {"aten::hsplit.int", "Ti->*", NULL, NULL};
    const void *const args[] = {self, &sections};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* hstack(Tensor[] tensors) -> Tensor */
TN_NODISCARD static inline tn_status tn_hstack(
    tn_tensor *const *tensors, size_t tensors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::hstack", "LT->T", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* huber_loss(Tensor self, Tensor target, int reduction=Mean, float delta=1.0) -> Tensor */
TN_NODISCARD static inline tn_status tn_huber_loss(
    tn_tensor *self, tn_tensor *target, int64_t reduction, double delta, tn_tensor **result)
{
    static tn_op_site site = {"aten::huber_loss", "TTid->T", NULL, NULL};
    const void *const args[] = {self, target, &reduction, &delta};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * huber_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float delta)
 * -> Tensor
 */
TN_NODISCARD static inline tn_status tn_huber_loss_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, int64_t reduction, double delta,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::huber_loss_backward", "TTTid->T", NULL, NULL};
    const void *const args[] = {grad_output, self, target, &reduction, &delta};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* hypot(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_hypot(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::hypot", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* hypot_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_hypot_(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::hypot_", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* i0(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_i0(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::i0", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* i0_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_i0_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::i0_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* igamma(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_igamma(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::igamma", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* igamma_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_igamma_(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::igamma_", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* igammac(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_igammac(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::igammac", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* igammac_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_igammac_(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::igammac_", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * im2col(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_im2col(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *dilation,
    size_t dilation_count, const int64_t *padding, size_t padding_count, const int64_t *stride,
    size_t stride_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::im2col", "TLiLiLiLi->T", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, dilation, &dilation_count,
        padding, &padding_count, stride, &stride_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* imag(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_imag(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::imag", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* index.Tensor(Tensor self, Tensor?[] indices) -> Tensor */
TN_NODISCARD static inline tn_status tn_index_Tensor(
    tn_tensor *self, tn_tensor *const *indices, size_t indices_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::index.Tensor", "TL?T->T", NULL, NULL};
    const void *const args[] = {self, indices, &indices_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tn_index_add(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *source, tn_value alpha,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::index_add", "TiTTS->T", NULL, NULL};
    const void *const args[] = {self, &dim, index, source, &alpha};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_index_add_(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *source, tn_value alpha)
{
    static tn_op_site site = {"aten::index_add_", "TiTTS->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, source, &alpha};
    return tn_op_call_typed(&site, args, NULL);
}

/* index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor */
TN_NODISCARD static inline tn_status tn_index_copy(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *source, tn_tensor **result)
{
    static tn_op_site site = {"aten::index_copy", "TiTT->T", NULL, NULL};
    const void *const args[] = {self, &dim, index, source};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* index_copy_(Tensor(a!) self, int dim, Tensor index, Tensor source) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_index_copy_(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *source)
{
    static tn_op_site site = {"aten::index_copy_", "TiTT->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, source};
    return tn_op_call_typed(&site, args, NULL);
}

/* index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor */
TN_NODISCARD static inline tn_status tn_index_fill_int_Scalar(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_value value, tn_tensor **result)
{
    static tn_op_site site = {"aten::index_fill.int_Scalar", "TiTS->T", NULL, NULL};
    const void *const args[] = {self, &dim, index, &value};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor */
TN_NODISCARD static inline tn_status tn_index_fill_int_Tensor(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *value, tn_tensor **result)
{
    static tn_op_site site = {"aten::index_fill.int_Tensor", "TiTT->T", NULL, NULL};
    const void *const args[] = {self, &dim, index, value};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* index_fill_.int_Scalar(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_index_fill__int_Scalar(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_value value)
{
    static tn_op_site site = {"aten::index_fill_.int_Scalar", "TiTS->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, &value};
    return tn_op_call_typed(&site, args, NULL);
}

/* index_fill_.int_Tensor(Tensor(a!) self, int dim, Tensor index, Tensor value) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_index_fill__int_Tensor(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *value)
{
    static tn_op_site site = {"aten::index_fill_.int_Tensor", "TiTT->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, value};
    return tn_op_call_typed(&site, args, NULL);
}

/* index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_index_put(
    tn_tensor *self, tn_tensor *const *indices, size_t indices_count, tn_tensor *values,
    bool accumulate, tn_tensor **result)
{
    static tn_op_site site = {"aten::index_put", "TL?TTb->T", NULL, NULL};
    const void *const args[] = {self, indices, &indices_count, values, &accumulate};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_index_put_(
    tn_tensor *self, tn_tensor *const *indices, size_t indices_count, tn_tensor *values,
    bool accumulate)
{
    static tn_op_site site = {"aten::index_put_", "TL?TTb->=", NULL, NULL};
    const void *const args[] = {self, indices, &indices_count, values, &accumulate};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool
 * include_self=True) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_index_reduce(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *source, const char *reduce,
    bool include_self, tn_tensor **result)
{
    static tn_op_site site = {"aten::index_reduce", "TiTTsb->T", NULL, NULL};
    const void *const args[] = {self, &dim, index, source, reduce, &include_self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * index_reduce_(Tensor(a!) self, int dim, Tensor index, Tensor source, str reduce, *, bool
 * include_self=True) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_index_reduce_(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *source, const char *reduce,
    bool include_self)
{
    static tn_op_site site = {"aten::index_reduce_", "TiTTsb->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, source, reduce, &include_self};
    return tn_op_call_typed(&site, args, NULL);
}

/* index_select(Tensor self, int dim, Tensor index) -> Tensor */
TN_NODISCARD static inline tn_status tn_index_select(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor **result)
{
    static tn_op_site site = {"aten::index_select", "TiT->T", NULL, NULL};
    const void *const args[] = {self, &dim, index};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* index_select_backward(Tensor grad, SymInt[] self_sizes, int dim, Tensor index) -> Tensor */
TN_NODISCARD static inline tn_status tn_index_select_backward(
    tn_tensor *grad, const int64_t *self_sizes, size_t self_sizes_count, int64_t dim,
    tn_tensor *index, tn_tensor **result)
{
    static tn_op_site site = {"aten::index_select_backward", "TLiiT->T", NULL, NULL};
    const void *const args[] = {grad, self_sizes, &self_sizes_count, &dim, index};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* inner(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_inner(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::inner", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * instance_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor?
 * running_var, bool use_input_stats, float momentum, float eps, bool cudnn_enabled) -> Tensor
 * NULL is None: weight, bias, running_mean, running_var.
 */
TN_NODISCARD static inline tn_status tn_instance_norm(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean,
    tn_tensor *running_var, bool use_input_stats, double momentum, double eps, bool cudnn_enabled,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::instance_norm", "T?T?T?T?Tbddb->T", NULL, NULL};
    const void *const args[] = {input, weight, bias, running_mean, running_var, &use_input_stats,
        &momentum, &eps, &cudnn_enabled};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* inverse(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_inverse(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::inverse", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* is_complex(Tensor self) -> bool */
TN_NODISCARD static inline tn_status tn_is_complex(
    tn_tensor *self, bool *result)
{
    static tn_op_site site = {"aten::is_complex", "T->b", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* is_conj(Tensor self) -> bool */
TN_NODISCARD static inline tn_status tn_is_conj(
    tn_tensor *self, bool *result)
{
    static tn_op_site site = {"aten::is_conj", "T->b", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* is_contiguous(Tensor self) -> bool */
TN_NODISCARD static inline tn_status tn_is_contiguous(
    tn_tensor *self, bool *result)
{
    static tn_op_site site = {"aten::is_contiguous", "T->b", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* is_contiguous.memory_format(Tensor self, MemoryFormat memory_format) -> bool */
TN_NODISCARD static inline tn_status tn_is_contiguous_memory_format(
    tn_tensor *self, tn_memory_format memory_format, bool *result)
{
    static tn_op_site site = {"aten::is_contiguous.memory_format", "Tm->b", NULL, NULL};
    const void *const args[] = {self, &memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* is_distributed(Tensor self) -> bool */
TN_NODISCARD static inline tn_status tn_is_distributed(
    tn_tensor *self, bool *result)
{
    static tn_op_site site = {"aten::is_distributed", "T->b", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* is_floating_point(Tensor self) -> bool */
TN_NODISCARD static inline tn_status tn_is_floating_point(
    tn_tensor *self, bool *result)
{
    static tn_op_site site = {"aten::is_floating_point", "T->b", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* is_inference(Tensor self) -> bool */
TN_NODISCARD static inline tn_status tn_is_inference(
    tn_tensor *self, bool *result)
{
    static tn_op_site site = {"aten::is_inference", "T->b", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* is_leaf(Tensor self) -> bool */
TN_NODISCARD static inline tn_status tn_is_leaf(
    tn_tensor *self, bool *result)
{
    static tn_op_site site = {"aten::is_leaf", "T->b", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* is_neg(Tensor self) -> bool */
TN_NODISCARD static inline tn_status tn_is_neg(
    tn_tensor *self, bool *result)
{
    static tn_op_site site = {"aten::is_neg", "T->b", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* is_nonzero(Tensor self) -> bool */
TN_NODISCARD static inline tn_status tn_is_nonzero(
    tn_tensor *self, bool *result)
{
    static tn_op_site site = {"aten::is_nonzero", "T->b", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * is_pinned(Tensor self, Device? device=None) -> bool
 * NULL is None: device.
 */
TN_NODISCARD static inline tn_status tn_is_pinned(
    tn_tensor *self, const tn_device *device, bool *result)
{
    static tn_op_site site = {"aten::is_pinned", "T?D->b", NULL, NULL};
    const void *const args[] = {self, device};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* is_same_size(Tensor self, Tensor other) -> bool */
TN_NODISCARD static inline tn_status tn_is_same_size(
    tn_tensor *self, tn_tensor *other, bool *result)
{
    static tn_op_site site = {"aten::is_same_size", "TT->b", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* is_set_to(Tensor self, Tensor tensor) -> bool */
TN_NODISCARD static inline tn_status tn_is_set_to(
    tn_tensor *self, tn_tensor *tensor, bool *result)
{
    static tn_op_site site = {"aten::is_set_to", "TT->b", NULL, NULL};
    const void *const args[] = {self, tensor};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* is_signed(Tensor self) -> bool */
TN_NODISCARD static inline tn_status tn_is_signed(
    tn_tensor *self, bool *result)
{
    static tn_op_site site = {"aten::is_signed", "T->b", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) ->
 * Tensor
 */
TN_NODISCARD static inline tn_status tn_isclose(
    tn_tensor *self, tn_tensor *other, double rtol, double atol, bool equal_nan,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::isclose", "TTddb->T", NULL, NULL};
    const void *const args[] = {self, other, &rtol, &atol, &equal_nan};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* isfinite(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_isfinite(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::isfinite", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * isin.Scalar_Tensor(Scalar element, Tensor test_elements, *, bool assume_unique=False, bool
 * invert=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_isin_Scalar_Tensor(
    tn_value element, tn_tensor *test_elements, bool assume_unique, bool invert,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::isin.Scalar_Tensor", "STbb->T", NULL, NULL};
    const void *const args[] = {&element, test_elements, &assume_unique, &invert};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * isin.Tensor_Scalar(Tensor elements, Scalar test_element, *, bool assume_unique=False, bool
 * invert=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_isin_Tensor_Scalar(
    tn_tensor *elements, tn_value test_element, bool assume_unique, bool invert,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::isin.Tensor_Scalar", "TSbb->T", NULL, NULL};
    const void *const args[] = {elements, &test_element, &assume_unique, &invert};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * isin.Tensor_Tensor(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool
 * invert=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_isin_Tensor_Tensor(
    tn_tensor *elements, tn_tensor *test_elements, bool assume_unique, bool invert,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::isin.Tensor_Tensor", "TTbb->T", NULL, NULL};
    const void *const args[] = {elements, test_elements, &assume_unique, &invert};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* isinf(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_isinf(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::isinf", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* isnan(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_isnan(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::isnan", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* isneginf(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_isneginf(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::isneginf", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* isposinf(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_isposinf(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::isposinf", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* isreal(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_isreal(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::isreal", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * istft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None,
 * bool center=True, bool normalized=False, bool? onesided=None, int? length=None, bool
 * return_complex=False) -> Tensor
 * NULL is None: hop_length, win_length, window, onesided, length.
 */
TN_NODISCARD static inline tn_status tn_istft(
    tn_tensor *self, int64_t n_fft, const int64_t *hop_length, const int64_t *win_length,
    tn_tensor *window, bool center, bool normalized, const bool *onesided, const int64_t *length,
    bool return_complex, tn_tensor **result)
{
    static tn_op_site site = {"aten::istft", "Ti?i?i?Tbb?b?ib->T", NULL, NULL};
    const void *const args[] = {self, &n_fft, hop_length, win_length, window, &center, &normalized,
        onesided, length, &return_complex};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* item(Tensor self) -> Scalar */
TN_NODISCARD static inline tn_status tn_item(
    tn_tensor *self, tn_value *result)
{
    static tn_op_site site = {"aten::item", "T->*", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * quantized::int4mm_packed_weight_cpu(Tensor self, Tensor mat2, Tensor qGroupSize, Tensor
 * qScaleAndZeros) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_quantized_int4mm_packed_weight_cpu(
    tn_tensor *self, tn_tensor *mat2, tn_tensor *qGroupSize, tn_tensor *qScaleAndZeros,
    tn_tensor **result)
{
    static tn_op_site site = {"quantized::int4mm_packed_weight_cpu", "TTTT->T", NULL, NULL};
    const void *const args[] = {self, mat2, qGroupSize, qScaleAndZeros};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
