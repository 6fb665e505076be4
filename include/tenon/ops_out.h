/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators that write to `out` arguments: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew.
 */
/* clang-format off */
#ifndef TENON_OPS_OUT_H
#define TENON_OPS_OUT_H

#include <tenon/op.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * __lshift__.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn___lshift___Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::__lshift__.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * __lshift__.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn___lshift___Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::__lshift__.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * __rshift__.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn___rshift___Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::__rshift__.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * __rshift__.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn___rshift___Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::__rshift__.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _adaptive_avg_pool2d.out(Tensor self, SymInt[2] output_size, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__adaptive_avg_pool2d_out(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::_adaptive_avg_pool2d.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _adaptive_avg_pool2d_backward.out(Tensor grad_output, Tensor self, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__adaptive_avg_pool2d_backward_out(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::_adaptive_avg_pool2d_backward.out", "TTT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _adaptive_avg_pool3d.out(Tensor self, SymInt[3] output_size, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__adaptive_avg_pool3d_out(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::_adaptive_avg_pool3d.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _adaptive_avg_pool3d_backward.out(Tensor grad_output, Tensor self, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__adaptive_avg_pool3d_backward_out(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::_adaptive_avg_pool3d_backward.out", "TTT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _addmm_activation.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1,
 * bool use_gelu=False, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__addmm_activation_out(
    tn_tensor *self, tn_tensor *mat1, tn_tensor *mat2, tn_value beta, tn_value alpha,
    bool use_gelu, tn_tensor *out)
{
    static tn_op_site site = {"aten::_addmm_activation.out", "TTTSSbT->=", NULL, NULL};
    const void *const args[] = {self, mat1, mat2, &beta, &alpha, &use_gelu, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _aminmax.dim_out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out0, Tensor(b!) out1)
 * -> (Tensor(a!), Tensor(b!))
 */
TN_NODISCARD static inline tn_status tn__aminmax_dim_out(
    tn_tensor *self, int64_t dim, bool keepdim, tn_tensor *out0, tn_tensor *out1)
{
    static tn_op_site site = {"aten::_aminmax.dim_out", "TibTT->==", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim, out0, out1};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _aminmax.out(Tensor self, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))
 */
TN_NODISCARD static inline tn_status tn__aminmax_out(
    tn_tensor *self, tn_tensor *out0, tn_tensor *out1)
{
    static tn_op_site site = {"aten::_aminmax.out", "TTT->==", NULL, NULL};
    const void *const args[] = {self, out0, out1};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _batch_norm_no_update.out(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean,
 * Tensor? running_var, float momentum, float eps, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!)
 * out2, Tensor(d!) out3) -> (Tensor(a!), Tensor(b!), Tensor(c!), Tensor(d!))
 * NULL is None: weight, bias, running_mean, running_var.
 */
TN_NODISCARD static inline tn_status tn__batch_norm_no_update_out(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean,
    tn_tensor *running_var, double momentum, double eps, tn_tensor *out0, tn_tensor *out1,
    tn_tensor *out2, tn_tensor *out3)
{
    static tn_op_site site = {"aten::_batch_norm_no_update.out", "T?T?T?T?TddTTTT->====", NULL, NULL};
    const void *const args[] = {input, weight, bias, running_mean, running_var, &momentum, &eps,
        out0, out1, out2, out3};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _batch_norm_with_update.out(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean,
 * Tensor(b!) running_var, float momentum, float eps, *, Tensor(d!) out, Tensor(e!) save_mean,
 * Tensor(f!) save_invstd, Tensor(g!) reserve) -> (Tensor(d!), Tensor(e!), Tensor(f!), Tensor(g!))
 * NULL is None: weight, bias.
 */
TN_NODISCARD static inline tn_status tn__batch_norm_with_update_out(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean,
    tn_tensor *running_var, double momentum, double eps, tn_tensor *out, tn_tensor *save_mean,
    tn_tensor *save_invstd, tn_tensor *reserve)
{
    static tn_op_site site = {"aten::_batch_norm_with_update.out", "T?T?TTTddTTTT->====", NULL, NULL};
    const void *const args[] = {input, weight, bias, running_mean, running_var, &momentum, &eps,
        out, save_mean, save_invstd, reserve};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _cdist_backward.out(Tensor grad, Tensor x1, Tensor x2, float p, Tensor cdist, *, Tensor(a!) out)
 * -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__cdist_backward_out(
    tn_tensor *grad, tn_tensor *x1, tn_tensor *x2, double p, tn_tensor *cdist, tn_tensor *out)
{
    static tn_op_site site = {"aten::_cdist_backward.out", "TTTdTT->=", NULL, NULL};
    const void *const args[] = {grad, x1, x2, &p, cdist, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _cdist_forward.out(Tensor x1, Tensor x2, float p, int? compute_mode, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: compute_mode.
 */
TN_NODISCARD static inline tn_status tn__cdist_forward_out(
    tn_tensor *x1, tn_tensor *x2, double p, const int64_t *compute_mode, tn_tensor *out)
{
    static tn_op_site site = {"aten::_cdist_forward.out", "TTd?iT->=", NULL, NULL};
    const void *const args[] = {x1, x2, &p, compute_mode, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _chunk_cat.out(Tensor[] tensors, int dim, int num_chunks, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__chunk_cat_out(
    tn_tensor *const *tensors, size_t tensors_count, int64_t dim, int64_t num_chunks,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::_chunk_cat.out", "LTiiT->=", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, &dim, &num_chunks, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _conj_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__conj_copy_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::_conj_copy.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _conj_physical.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__conj_physical_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::_conj_physical.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _convolution.out(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding,
 * SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool benchmark, bool
 * deterministic, bool cudnn_enabled, bool allow_tf32, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn__convolution_out(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, bool transposed, const int64_t *output_padding,
    size_t output_padding_count, int64_t groups, bool benchmark, bool deterministic,
    bool cudnn_enabled, bool allow_tf32, tn_tensor *out)
{
    static tn_op_site site = {"aten::_convolution.out", "TT?TLiLiLibLiibbbbT->=", NULL, NULL};
    const void *const args[] = {input, weight, bias, stride, &stride_count, padding,
        &padding_count, dilation, &dilation_count, &transposed, output_padding,
        &output_padding_count, &groups, &benchmark, &deterministic, &cudnn_enabled, &allow_tf32,
        out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _ctc_loss.Tensor_out(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor
 * target_lengths, int blank=0, bool zero_infinity=False, *, Tensor(a!) out0, Tensor(b!) out1) ->
 * (Tensor(a!), Tensor(b!))
 */
TN_NODISCARD static inline tn_status tn__ctc_loss_Tensor_out(
    tn_tensor *log_probs, tn_tensor *targets, tn_tensor *input_lengths, tn_tensor *target_lengths,
    int64_t blank, bool zero_infinity, tn_tensor *out0, tn_tensor *out1)
{
    static tn_op_site site = {"aten::_ctc_loss.Tensor_out", "TTTTibTT->==", NULL, NULL};
    const void *const args[] = {log_probs, targets, input_lengths, target_lengths, &blank,
        &zero_infinity, out0, out1};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _ctc_loss.out(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int
 * blank=0, bool zero_infinity=False, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!),
 * Tensor(b!))
 */
TN_NODISCARD static inline tn_status tn__ctc_loss_out(
    tn_tensor *log_probs, tn_tensor *targets, const int64_t *input_lengths,
    size_t input_lengths_count, const int64_t *target_lengths, size_t target_lengths_count,
    int64_t blank, bool zero_infinity, tn_tensor *out0, tn_tensor *out1)
{
    static tn_op_site site = {"aten::_ctc_loss.out", "TTLiLiibTT->==", NULL, NULL};
    const void *const args[] = {log_probs, targets, input_lengths, &input_lengths_count,
        target_lengths, &target_lengths_count, &blank, &zero_infinity, out0, out1};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _ctc_loss_backward.out(Tensor grad, Tensor log_probs, Tensor targets, int[] input_lengths, int[]
 * target_lengths, Tensor neg_log_likelihood, Tensor log_alpha, int blank, bool zero_infinity=False,
 * *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__ctc_loss_backward_out(
    tn_tensor *grad, tn_tensor *log_probs, tn_tensor *targets, const int64_t *input_lengths,
    size_t input_lengths_count, const int64_t *target_lengths, size_t target_lengths_count,
    tn_tensor *neg_log_likelihood, tn_tensor *log_alpha, int64_t blank, bool zero_infinity,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::_ctc_loss_backward.out", "TTTLiLiTTibT->=", NULL, NULL};
    const void *const args[] = {grad, log_probs, targets, input_lengths, &input_lengths_count,
        target_lengths, &target_lengths_count, neg_log_likelihood, log_alpha, &blank,
        &zero_infinity, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _efficientzerotensor.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__efficientzerotensor_out(
    const int64_t *size, size_t size_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::_efficientzerotensor.out", "LiT->=", NULL, NULL};
    const void *const args[] = {size, &size_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _embedding_bag.out(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False,
 * int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False,
 * int padding_idx=-1, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2, Tensor(d!) out3) ->
 * (Tensor(a!), Tensor(b!), Tensor(c!), Tensor(d!))
 * NULL is None: per_sample_weights.
 */
TN_NODISCARD static inline tn_status tn__embedding_bag_out(
    tn_tensor *weight, tn_tensor *indices, tn_tensor *offsets, bool scale_grad_by_freq,
    int64_t mode, bool sparse, tn_tensor *per_sample_weights, bool include_last_offset,
    int64_t padding_idx, tn_tensor *out0, tn_tensor *out1, tn_tensor *out2, tn_tensor *out3)
{
    static tn_op_site site = {"aten::_embedding_bag.out", "TTTbib?TbiTTTT->====", NULL, NULL};
    const void *const args[] = {weight, indices, offsets, &scale_grad_by_freq, &mode, &sparse,
        per_sample_weights, &include_last_offset, &padding_idx, out0, out1, out2, out3};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _embedding_bag_dense_backward.out(Tensor grad, Tensor indices, Tensor offset2bag, Tensor
 * bag_size, Tensor maximum_indices, SymInt num_weights, bool scale_grad_by_freq, int mode, Tensor?
 * per_sample_weights, int padding_idx=-1, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: per_sample_weights.
 */
TN_NODISCARD static inline tn_status tn__embedding_bag_dense_backward_out(
    tn_tensor *grad, tn_tensor *indices, tn_tensor *offset2bag, tn_tensor *bag_size,
    tn_tensor *maximum_indices, int64_t num_weights, bool scale_grad_by_freq, int64_t mode,
    tn_tensor *per_sample_weights, int64_t padding_idx, tn_tensor *out)
{
    static tn_op_site site = {"aten::_embedding_bag_dense_backward.out", "TTTTTibi?TiT->=", NULL, NULL};
    const void *const args[] = {grad, indices, offset2bag, bag_size, maximum_indices, &num_weights,
        &scale_grad_by_freq, &mode, per_sample_weights, &padding_idx, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _embedding_bag_forward_only.out(Tensor weight, Tensor indices, Tensor offsets, bool
 * scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool
 * include_last_offset=False, int padding_idx=-1, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!)
 * out2, Tensor(d!) out3) -> (Tensor(a!), Tensor(b!), Tensor(c!), Tensor(d!))
 * NULL is None: per_sample_weights.
 */
TN_NODISCARD static inline tn_status tn__embedding_bag_forward_only_out(
    tn_tensor *weight, tn_tensor *indices, tn_tensor *offsets, bool scale_grad_by_freq,
    int64_t mode, bool sparse, tn_tensor *per_sample_weights, bool include_last_offset,
    int64_t padding_idx, tn_tensor *out0, tn_tensor *out1, tn_tensor *out2, tn_tensor *out3)
{
    static tn_op_site site = {"aten::_embedding_bag_forward_only.out", "TTTbib?TbiTTTT->====", NULL, NULL};
    const void *const args[] = {weight, indices, offsets, &scale_grad_by_freq, &mode, &sparse,
        per_sample_weights, &include_last_offset, &padding_idx, out0, out1, out2, out3};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _embedding_bag_per_sample_weights_backward.out(Tensor grad, Tensor weight, Tensor indices, Tensor
 * offsets, Tensor offset2bag, int mode, int padding_idx=-1, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__embedding_bag_per_sample_weights_backward_out(
    tn_tensor *grad, tn_tensor *weight, tn_tensor *indices, tn_tensor *offsets,
    tn_tensor *offset2bag, int64_t mode, int64_t padding_idx, tn_tensor *out)
{
    static tn_op_site site = {"aten::_embedding_bag_per_sample_weights_backward.out", "TTTTTiiT->=", NULL, NULL};
    const void *const args[] = {grad, weight, indices, offsets, offset2bag, &mode, &padding_idx,
        out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _euclidean_dist.out(Tensor x1, Tensor x2, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__euclidean_dist_out(
    tn_tensor *x1, tn_tensor *x2, tn_tensor *out)
{
    static tn_op_site site = {"aten::_euclidean_dist.out", "TTT->=", NULL, NULL};
    const void *const args[] = {x1, x2, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _fft_c2c.out(Tensor self, SymInt[] dim, int normalization, bool forward, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__fft_c2c_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, int64_t normalization, bool forward,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::_fft_c2c.out", "TLiibT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &normalization, &forward, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _fft_c2r.out(Tensor self, int[] dim, int normalization, SymInt last_dim_size, *, Tensor(a!) out)
 * -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__fft_c2r_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, int64_t normalization,
    int64_t last_dim_size, tn_tensor *out)
{
    static tn_op_site site = {"aten::_fft_c2r.out", "TLiiiT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &normalization, &last_dim_size, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _fft_r2c.out(Tensor self, int[] dim, int normalization, bool onesided, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__fft_r2c_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, int64_t normalization, bool onesided,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::_fft_r2c.out", "TLiibT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &normalization, &onesided, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _histogramdd_bin_edges.out(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None,
 * bool density=False, Tensor(a!)[] out) -> ()
 * NULL is None: range, weight.
 */
TN_NODISCARD static inline tn_status tn__histogramdd_bin_edges_out(
    tn_tensor *self, const int64_t *bins, size_t bins_count, const double *range,
    size_t range_count, tn_tensor *weight, bool density, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::_histogramdd_bin_edges.out", "TLi?Ld?TbLT->", NULL, NULL};
    const void *const args[] = {self, bins, &bins_count, range, &range_count, weight, &density,
        out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _histogramdd_from_bin_cts.out(Tensor self, int[] bins, *, float[]? range=None, Tensor?
 * weight=None, bool density=False, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: range, weight.
 */
TN_NODISCARD static inline tn_status tn__histogramdd_from_bin_cts_out(
    tn_tensor *self, const int64_t *bins, size_t bins_count, const double *range,
    size_t range_count, tn_tensor *weight, bool density, tn_tensor *out)
{
    static tn_op_site site = {"aten::_histogramdd_from_bin_cts.out", "TLi?Ld?TbT->=", NULL, NULL};
    const void *const args[] = {self, bins, &bins_count, range, &range_count, weight, &density,
        out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _histogramdd_from_bin_tensors.out(Tensor self, Tensor[] bins, *, Tensor? weight=None, bool
 * density=False, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn__histogramdd_from_bin_tensors_out(
    tn_tensor *self, tn_tensor *const *bins, size_t bins_count, tn_tensor *weight, bool density,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::_histogramdd_from_bin_tensors.out", "TLT?TbT->=", NULL, NULL};
    const void *const args[] = {self, bins, &bins_count, weight, &density, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _index_put_impl.out(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, bool
 * unsafe=False, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__index_put_impl_out(
    tn_tensor *self, tn_tensor *const *indices, size_t indices_count, tn_tensor *values,
    bool accumulate, bool unsafe, tn_tensor *out)
{
    static tn_op_site site = {"aten::_index_put_impl.out", "TL?TTbbT->=", NULL, NULL};
    const void *const args[] = {self, indices, &indices_count, values, &accumulate, &unsafe, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _linalg_det.result(Tensor A, *, Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots) ->
 * (Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots)
 */
TN_NODISCARD static inline tn_status tn__linalg_det_result(
    tn_tensor *A, tn_tensor *result, tn_tensor *LU, tn_tensor *pivots)
{
    static tn_op_site site = {"aten::_linalg_det.result", "TTTT->===", NULL, NULL};
    const void *const args[] = {A, result, LU, pivots};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _linalg_eigh.eigenvalues(Tensor A, str UPLO="L", bool compute_v=True, *, Tensor(a!) eigenvalues,
 * Tensor(b!) eigenvectors) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)
 */
TN_NODISCARD static inline tn_status tn__linalg_eigh_eigenvalues(
    tn_tensor *A, const char *UPLO, bool compute_v, tn_tensor *eigenvalues,
    tn_tensor *eigenvectors)
{
    static tn_op_site site = {"aten::_linalg_eigh.eigenvalues", "TsbTT->==", NULL, NULL};
    const void *const args[] = {A, UPLO, &compute_v, eigenvalues, eigenvectors};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _linalg_slogdet.sign(Tensor A, *, Tensor(a!) sign, Tensor(b!) logabsdet, Tensor(c!) LU,
 * Tensor(d!) pivots) -> (Tensor(a!) sign, Tensor(b!) logabsdet, Tensor(c!) LU, Tensor(d!) pivots)
 */
TN_NODISCARD static inline tn_status tn__linalg_slogdet_sign(
    tn_tensor *A, tn_tensor *sign, tn_tensor *logabsdet, tn_tensor *LU, tn_tensor *pivots)
{
    static tn_op_site site = {"aten::_linalg_slogdet.sign", "TTTTT->====", NULL, NULL};
    const void *const args[] = {A, sign, logabsdet, LU, pivots};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _linalg_solve_ex.result(Tensor A, Tensor B, *, bool left=True, bool check_errors=False,
 * Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots, Tensor(d!) info) -> (Tensor(a!) result,
 * Tensor(b!) LU, Tensor(c!) pivots, Tensor(d!) info)
 */
TN_NODISCARD static inline tn_status tn__linalg_solve_ex_result(
    tn_tensor *A, tn_tensor *B, bool left, bool check_errors, tn_tensor *result, tn_tensor *LU,
    tn_tensor *pivots, tn_tensor *info)
{
    static tn_op_site site = {"aten::_linalg_solve_ex.result", "TTbbTTTT->====", NULL, NULL};
    const void *const args[] = {A, B, &left, &check_errors, result, LU, pivots, info};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _linalg_svd.U(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None,
 * Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh)
 * NULL is None: driver.
 */
TN_NODISCARD static inline tn_status tn__linalg_svd_U(
    tn_tensor *A, bool full_matrices, bool compute_uv, const char *driver, tn_tensor *U,
    tn_tensor *S, tn_tensor *Vh)
{
    static tn_op_site site = {"aten::_linalg_svd.U", "Tbb?sTTT->===", NULL, NULL};
    const void *const args[] = {A, &full_matrices, &compute_uv, driver, U, S, Vh};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _log_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__log_softmax_out(
    tn_tensor *self, int64_t dim, bool half_to_float, tn_tensor *out)
{
    static tn_op_site site = {"aten::_log_softmax.out", "TibT->=", NULL, NULL};
    const void *const args[] = {self, &dim, &half_to_float, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _log_softmax_backward_data.out(Tensor grad_output, Tensor output, int dim, ScalarType
 * input_dtype, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__log_softmax_backward_data_out(
    tn_tensor *grad_output, tn_tensor *output, int64_t dim, tn_dtype input_dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::_log_softmax_backward_data.out", "TTiyT->=", NULL, NULL};
    const void *const args[] = {grad_output, output, &dim, &input_dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _logcumsumexp.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__logcumsumexp_out(
    tn_tensor *self, int64_t dim, tn_tensor *out)
{
    static tn_op_site site = {"aten::_logcumsumexp.out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &dim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _native_batch_norm_legit.no_stats_out(Tensor input, Tensor? weight, Tensor? bias, bool training,
 * float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean, Tensor(c!) save_invstd) ->
 * (Tensor(a!), Tensor(b!), Tensor(c!))
 * NULL is None: weight, bias.
 */
TN_NODISCARD static inline tn_status tn__native_batch_norm_legit_no_stats_out(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, bool training, double momentum,
    double eps, tn_tensor *out, tn_tensor *save_mean, tn_tensor *save_invstd)
{
    static tn_op_site site = {"aten::_native_batch_norm_legit.no_stats_out", "T?T?TbddTTT->===", NULL, NULL};
    const void *const args[] = {input, weight, bias, &training, &momentum, &eps, out, save_mean,
        save_invstd};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _native_batch_norm_legit.out(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean,
 * Tensor(b!) running_var, bool training, float momentum, float eps, *, Tensor(d!) out, Tensor(e!)
 * save_mean, Tensor(f!) save_invstd) -> (Tensor(d!), Tensor(e!), Tensor(f!))
 * NULL is None: weight, bias.
 */
TN_NODISCARD static inline tn_status tn__native_batch_norm_legit_out(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean,
    tn_tensor *running_var, bool training, double momentum, double eps, tn_tensor *out,
    tn_tensor *save_mean, tn_tensor *save_invstd)
{
    static tn_op_site site = {"aten::_native_batch_norm_legit.out", "T?T?TTTbddTTT->===", NULL, NULL};
    const void *const args[] = {input, weight, bias, running_mean, running_var, &training,
        &momentum, &eps, out, save_mean, save_invstd};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _native_batch_norm_legit_no_training.out(Tensor input, Tensor? weight, Tensor? bias, Tensor
 * running_mean, Tensor running_var, float momentum, float eps, *, Tensor(a!) out0, Tensor(b!) out1,
 * Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))
 * NULL is None: weight, bias.
 */
TN_NODISCARD static inline tn_status tn__native_batch_norm_legit_no_training_out(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean,
    tn_tensor *running_var, double momentum, double eps, tn_tensor *out0, tn_tensor *out1,
    tn_tensor *out2)
{
    static tn_op_site site = {"aten::_native_batch_norm_legit_no_training.out", "T?T?TTTddTTT->===", NULL, NULL};
    const void *const args[] = {input, weight, bias, running_mean, running_var, &momentum, &eps,
        out0, out1, out2};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _neg_view_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__neg_view_copy_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::_neg_view_copy.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _pdist_backward.out(Tensor grad, Tensor self, float p, Tensor pdist, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__pdist_backward_out(
    tn_tensor *grad, tn_tensor *self, double p, tn_tensor *pdist, tn_tensor *out)
{
    static tn_op_site site = {"aten::_pdist_backward.out", "TTdTT->=", NULL, NULL};
    const void *const args[] = {grad, self, &p, pdist, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _pdist_forward.out(Tensor self, float p=2., *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__pdist_forward_out(
    tn_tensor *self, double p, tn_tensor *out)
{
    static tn_op_site site = {"aten::_pdist_forward.out", "TdT->=", NULL, NULL};
    const void *const args[] = {self, &p, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _reshape_alias_copy.out(Tensor self, SymInt[] size, SymInt[] stride, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__reshape_alias_copy_out(
    tn_tensor *self, const int64_t *size, size_t size_count, const int64_t *stride,
    size_t stride_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::_reshape_alias_copy.out", "TLiLiT->=", NULL, NULL};
    const void *const args[] = {self, size, &size_count, stride, &stride_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _segment_reduce_backward.out(Tensor grad, Tensor output, Tensor data, str reduce, *, Tensor?
 * lengths=None, Tensor? offsets=None, int axis=0, Scalar? initial=None, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: lengths, offsets, initial.
 */
TN_NODISCARD static inline tn_status tn__segment_reduce_backward_out(
    tn_tensor *grad, tn_tensor *output, tn_tensor *data, const char *reduce, tn_tensor *lengths,
    tn_tensor *offsets, int64_t axis, const tn_value *initial, tn_tensor *out)
{
    static tn_op_site site = {"aten::_segment_reduce_backward.out", "TTTs?T?Ti?ST->=", NULL, NULL};
    const void *const args[] = {grad, output, data, reduce, lengths, offsets, &axis, initial, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _slow_conv2d_backward.output_mask_out(Tensor grad_output, Tensor self, Tensor weight, SymInt[2]
 * kernel_size, SymInt[2] stride, SymInt[2] padding, bool[3] output_mask, *, Tensor(a!) out0,
 * Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))
 */
TN_NODISCARD static inline tn_status tn__slow_conv2d_backward_output_mask_out(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size,
    size_t kernel_size_count, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, const bool *output_mask, size_t output_mask_count, tn_tensor *out0,
    tn_tensor *out1, tn_tensor *out2)
{
    static tn_op_site site = {"aten::_slow_conv2d_backward.output_mask_out", "TTTLiLiLiLbTTT->===", NULL, NULL};
    const void *const args[] = {grad_output, self, weight, kernel_size, &kernel_size_count, stride,
        &stride_count, padding, &padding_count, output_mask, &output_mask_count, out0, out1, out2};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _slow_conv2d_forward.output(Tensor self, Tensor weight, SymInt[2] kernel_size, Tensor? bias,
 * SymInt[2] stride, SymInt[2] padding, *, Tensor(a!) output) -> Tensor(a!)
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn__slow_conv2d_forward_output(
    tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size, size_t kernel_size_count,
    tn_tensor *bias, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, tn_tensor *output)
{
    static tn_op_site site = {"aten::_slow_conv2d_forward.output", "TTLi?TLiLiT->=", NULL, NULL};
    const void *const args[] = {self, weight, kernel_size, &kernel_size_count, bias, stride,
        &stride_count, padding, &padding_count, output};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__softmax_out(
    tn_tensor *self, int64_t dim, bool half_to_float, tn_tensor *out)
{
    static tn_op_site site = {"aten::_softmax.out", "TibT->=", NULL, NULL};
    const void *const args[] = {self, &dim, &half_to_float, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _softmax_backward_data.out(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype, *,
 * Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__softmax_backward_data_out(
    tn_tensor *grad_output, tn_tensor *output, int64_t dim, tn_dtype input_dtype,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::_softmax_backward_data.out", "TTiyT->=", NULL, NULL};
    const void *const args[] = {grad_output, output, &dim, &input_dtype, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _to_copy.out(Tensor self, *, bool non_blocking=False, MemoryFormat? memory_format=None,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn__to_copy_out(
    tn_tensor *self, bool non_blocking, const tn_memory_format *memory_format, tn_tensor *out)
{
    static tn_op_site site = {"aten::_to_copy.out", "Tb?mT->=", NULL, NULL};
    const void *const args[] = {self, &non_blocking, memory_format, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _trilinear.out(Tensor i1, Tensor i2, Tensor i3, int[] expand1, int[] expand2, int[] expand3,
 * int[] sumdim, int unroll_dim=1, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__trilinear_out(
    tn_tensor *i1, tn_tensor *i2, tn_tensor *i3, const int64_t *expand1, size_t expand1_count,
    const int64_t *expand2, size_t expand2_count, const int64_t *expand3, size_t expand3_count,
    const int64_t *sumdim, size_t sumdim_count, int64_t unroll_dim, tn_tensor *out)
{
    static tn_op_site site = {"aten::_trilinear.out", "TTTLiLiLiLiiT->=", NULL, NULL};
    const void *const args[] = {i1, i2, i3, expand1, &expand1_count, expand2, &expand2_count,
        expand3, &expand3_count, sumdim, &sumdim_count, &unroll_dim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _unique.out(Tensor self, bool sorted=True, bool return_inverse=False, *, Tensor(a!) out0,
 * Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))
 */
TN_NODISCARD static inline tn_status tn__unique_out(
    tn_tensor *self, bool sorted, bool return_inverse, tn_tensor *out0, tn_tensor *out1)
{
    static tn_op_site site = {"aten::_unique.out", "TbbTT->==", NULL, NULL};
    const void *const args[] = {self, &sorted, &return_inverse, out0, out1};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _unique2.out(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False,
 * *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))
 */
TN_NODISCARD static inline tn_status tn__unique2_out(
    tn_tensor *self, bool sorted, bool return_inverse, bool return_counts, tn_tensor *out0,
    tn_tensor *out1, tn_tensor *out2)
{
    static tn_op_site site = {"aten::_unique2.out", "TbbbTTT->===", NULL, NULL};
    const void *const args[] = {self, &sorted, &return_inverse, &return_counts, out0, out1, out2};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _unsafe_view.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__unsafe_view_out(
    tn_tensor *self, const int64_t *size, size_t size_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::_unsafe_view.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, size, &size_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

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
 * abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_abs_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::abs.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * absolute.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_absolute_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::absolute.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * acos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_acos_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::acos.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * acosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_acosh_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::acosh.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * adaptive_avg_pool2d.out(Tensor self, SymInt[2] output_size, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_adaptive_avg_pool2d_out(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::adaptive_avg_pool2d.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * adaptive_avg_pool3d.out(Tensor self, SymInt[3] output_size, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_adaptive_avg_pool3d_out(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::adaptive_avg_pool3d.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * adaptive_max_pool2d.out(Tensor self, int[2] output_size, *, Tensor(a!) out, Tensor(b!) indices)
 * -> (Tensor(a!), Tensor(b!))
 */
TN_NODISCARD static inline tn_status tn_adaptive_max_pool2d_out(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, tn_tensor *out,
    tn_tensor *indices)
{
    static tn_op_site site = {"aten::adaptive_max_pool2d.out", "TLiTT->==", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, out, indices};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * adaptive_max_pool2d_backward.grad_input(Tensor grad_output, Tensor self, Tensor indices, *,
 * Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_adaptive_max_pool2d_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *indices, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::adaptive_max_pool2d_backward.grad_input", "TTTT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, indices, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * adaptive_max_pool3d.out(Tensor self, int[3] output_size, *, Tensor(a!) out, Tensor(b!) indices)
 * -> (Tensor(a!), Tensor(b!))
 */
TN_NODISCARD static inline tn_status tn_adaptive_max_pool3d_out(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, tn_tensor *out,
    tn_tensor *indices)
{
    static tn_op_site site = {"aten::adaptive_max_pool3d.out", "TLiTT->==", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, out, indices};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * adaptive_max_pool3d_backward.grad_input(Tensor grad_output, Tensor self, Tensor indices, *,
 * Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_adaptive_max_pool3d_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *indices, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::adaptive_max_pool3d_backward.grad_input", "TTTT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, indices, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * add.Scalar_out(Tensor self, Scalar other, Scalar alpha=1, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_add_Scalar_out(
    tn_tensor *self, tn_value other, tn_value alpha, tn_tensor *out)
{
    static tn_op_site site = {"aten::add.Scalar_out", "TSST->=", NULL, NULL};
    const void *const args[] = {self, &other, &alpha, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_add_out(
    tn_tensor *self, tn_tensor *other, tn_value alpha, tn_tensor *out)
{
    static tn_op_site site = {"aten::add.out", "TTST->=", NULL, NULL};
    const void *const args[] = {self, other, &alpha, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * addbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1,
 * Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_addbmm_out(
    tn_tensor *self, tn_tensor *batch1, tn_tensor *batch2, tn_value beta, tn_value alpha,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::addbmm.out", "TTTSST->=", NULL, NULL};
    const void *const args[] = {self, batch1, batch2, &beta, &alpha, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * addcdiv.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_addcdiv_out(
    tn_tensor *self, tn_tensor *tensor1, tn_tensor *tensor2, tn_value value, tn_tensor *out)
{
    static tn_op_site site = {"aten::addcdiv.out", "TTTST->=", NULL, NULL};
    const void *const args[] = {self, tensor1, tensor2, &value, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * addcmul.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_addcmul_out(
    tn_tensor *self, tn_tensor *tensor1, tn_tensor *tensor2, tn_value value, tn_tensor *out)
{
    static tn_op_site site = {"aten::addcmul.out", "TTTST->=", NULL, NULL};
    const void *const args[] = {self, tensor1, tensor2, &value, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!)
 * out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_addmm_out(
    tn_tensor *self, tn_tensor *mat1, tn_tensor *mat2, tn_value beta, tn_value alpha,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::addmm.out", "TTTSST->=", NULL, NULL};
    const void *const args[] = {self, mat1, mat2, &beta, &alpha, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * addmv.out(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out)
 * -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_addmv_out(
    tn_tensor *self, tn_tensor *mat, tn_tensor *vec, tn_value beta, tn_value alpha, tn_tensor *out)
{
    static tn_op_site site = {"aten::addmv.out", "TTTSST->=", NULL, NULL};
    const void *const args[] = {self, mat, vec, &beta, &alpha, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * addr.out(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out)
 * -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_addr_out(
    tn_tensor *self, tn_tensor *vec1, tn_tensor *vec2, tn_value beta, tn_value alpha,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::addr.out", "TTTSST->=", NULL, NULL};
    const void *const args[] = {self, vec1, vec2, &beta, &alpha, out};
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
 * alias_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_alias_copy_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::alias_copy.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * all.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_all_all_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::all.all_out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * all.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_all_dims_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, tn_tensor *out)
{
    static tn_op_site site = {"aten::all.dims_out", "T?LibT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * all.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_all_out(
    tn_tensor *self, int64_t dim, bool keepdim, tn_tensor *out)
{
    static tn_op_site site = {"aten::all.out", "TibT->=", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * amax.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_amax_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, tn_tensor *out)
{
    static tn_op_site site = {"aten::amax.out", "TLibT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * amin.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_amin_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, tn_tensor *out)
{
    static tn_op_site site = {"aten::amin.out", "TLibT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * aminmax.out(Tensor self, *, int? dim=None, bool keepdim=False, Tensor(a!) min, Tensor(b!) max) ->
 * (Tensor(a!) min, Tensor(b!) max)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_aminmax_out(
    tn_tensor *self, const int64_t *dim, bool keepdim, tn_tensor *min, tn_tensor *max)
{
    static tn_op_site site = {"aten::aminmax.out", "T?ibTT->==", NULL, NULL};
    const void *const args[] = {self, dim, &keepdim, min, max};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * angle.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_angle_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::angle.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * any.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_any_all_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::any.all_out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * any.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_any_dims_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, tn_tensor *out)
{
    static tn_op_site site = {"aten::any.dims_out", "T?LibT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * any.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_any_out(
    tn_tensor *self, int64_t dim, bool keepdim, tn_tensor *out)
{
    static tn_op_site site = {"aten::any.out", "TibT->=", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * arange.out(Scalar end, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_arange_out(
    tn_value end, tn_tensor *out)
{
    static tn_op_site site = {"aten::arange.out", "ST->=", NULL, NULL};
    const void *const args[] = {&end, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * arange.start_out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_arange_start_out(
    tn_value start, tn_value end, tn_value step, tn_tensor *out)
{
    static tn_op_site site = {"aten::arange.start_out", "SSST->=", NULL, NULL};
    const void *const args[] = {&start, &end, &step, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * arccos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_arccos_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::arccos.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * arccosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_arccosh_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::arccosh.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * arcsin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_arcsin_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::arcsin.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * arcsinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_arcsinh_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::arcsinh.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * arctan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_arctan_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::arctan.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * arctan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_arctan2_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::arctan2.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * arctanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_arctanh_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::arctanh.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * argmax.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_argmax_out(
    tn_tensor *self, const int64_t *dim, bool keepdim, tn_tensor *out)
{
    static tn_op_site site = {"aten::argmax.out", "T?ibT->=", NULL, NULL};
    const void *const args[] = {self, dim, &keepdim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * argmin.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_argmin_out(
    tn_tensor *self, const int64_t *dim, bool keepdim, tn_tensor *out)
{
    static tn_op_site site = {"aten::argmin.out", "T?ibT->=", NULL, NULL};
    const void *const args[] = {self, dim, &keepdim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * argsort.stable_out(Tensor self, *, bool stable, int dim=-1, bool descending=False, Tensor(a!)
 * out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_argsort_stable_out(
    tn_tensor *self, bool stable, int64_t dim, bool descending, tn_tensor *out)
{
    static tn_op_site site = {"aten::argsort.stable_out", "TbibT->=", NULL, NULL};
    const void *const args[] = {self, &stable, &dim, &descending, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * as_strided_copy.out(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None, *,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: storage_offset.
 */
TN_NODISCARD static inline tn_status tn_as_strided_copy_out(
    tn_tensor *self, const int64_t *size, size_t size_count, const int64_t *stride,
    size_t stride_count, const int64_t *storage_offset, tn_tensor *out)
{
    static tn_op_site site = {"aten::as_strided_copy.out", "TLiLi?iT->=", NULL, NULL};
    const void *const args[] = {self, size, &size_count, stride, &stride_count, storage_offset,
        out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * as_strided_scatter.out(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt?
 * storage_offset=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: storage_offset.
 */
TN_NODISCARD static inline tn_status tn_as_strided_scatter_out(
    tn_tensor *self, tn_tensor *src, const int64_t *size, size_t size_count, const int64_t *stride,
    size_t stride_count, const int64_t *storage_offset, tn_tensor *out)
{
    static tn_op_site site = {"aten::as_strided_scatter.out", "TTLiLi?iT->=", NULL, NULL};
    const void *const args[] = {self, src, size, &size_count, stride, &stride_count,
        storage_offset, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * asin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_asin_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::asin.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * asinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_asinh_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::asinh.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * atan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_atan_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::atan.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * atan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_atan2_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::atan2.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * atanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_atanh_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::atanh.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * avg_pool2d.out(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool
 * ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: divisor_override.
 */
TN_NODISCARD static inline tn_status tn_avg_pool2d_out(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, bool ceil_mode,
    bool count_include_pad, const int64_t *divisor_override, tn_tensor *out)
{
    static tn_op_site site = {"aten::avg_pool2d.out", "TLiLiLibb?iT->=", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, stride, &stride_count,
        padding, &padding_count, &ceil_mode, &count_include_pad, divisor_override, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * avg_pool2d_backward.grad_input(Tensor grad_output, Tensor self, int[2] kernel_size, int[2]
 * stride, int[2] padding, bool ceil_mode, bool count_include_pad, int? divisor_override, *,
 * Tensor(a!) grad_input) -> Tensor(a!)
 * NULL is None: divisor_override.
 */
TN_NODISCARD static inline tn_status tn_avg_pool2d_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *stride, size_t stride_count, const int64_t *padding, size_t padding_count,
    bool ceil_mode, bool count_include_pad, const int64_t *divisor_override, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::avg_pool2d_backward.grad_input", "TTLiLiLibb?iT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, kernel_size, &kernel_size_count, stride,
        &stride_count, padding, &padding_count, &ceil_mode, &count_include_pad, divisor_override,
        grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * avg_pool3d.out(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool
 * ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: divisor_override.
 */
TN_NODISCARD static inline tn_status tn_avg_pool3d_out(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, bool ceil_mode,
    bool count_include_pad, const int64_t *divisor_override, tn_tensor *out)
{
    static tn_op_site site = {"aten::avg_pool3d.out", "TLiLiLibb?iT->=", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, stride, &stride_count,
        padding, &padding_count, &ceil_mode, &count_include_pad, divisor_override, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * avg_pool3d_backward.grad_input(Tensor grad_output, Tensor self, int[3] kernel_size, int[3]
 * stride, int[3] padding, bool ceil_mode, bool count_include_pad, int? divisor_override, *,
 * Tensor(a!) grad_input) -> Tensor(a!)
 * NULL is None: divisor_override.
 */
TN_NODISCARD static inline tn_status tn_avg_pool3d_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *stride, size_t stride_count, const int64_t *padding, size_t padding_count,
    bool ceil_mode, bool count_include_pad, const int64_t *divisor_override, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::avg_pool3d_backward.grad_input", "TTLiLiLibb?iT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, kernel_size, &kernel_size_count, stride,
        &stride_count, padding, &padding_count, &ceil_mode, &count_include_pad, divisor_override,
        grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * baddbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1,
 * Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_baddbmm_out(
    tn_tensor *self, tn_tensor *batch1, tn_tensor *batch2, tn_value beta, tn_value alpha,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::baddbmm.out", "TTTSST->=", NULL, NULL};
    const void *const args[] = {self, batch1, batch2, &beta, &alpha, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bartlett_window.out(int window_length, *, Tensor(a!) out) -> Tensor(a!)
 */
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

/*
 * batch_norm_update_stats.out(Tensor input, Tensor? running_mean, Tensor? running_var, float
 * momentum, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))
 * NULL is None: running_mean, running_var.
 */
TN_NODISCARD static inline tn_status tn_batch_norm_update_stats_out(
    tn_tensor *input, tn_tensor *running_mean, tn_tensor *running_var, double momentum,
    tn_tensor *out0, tn_tensor *out1)
{
    static tn_op_site site = {"aten::batch_norm_update_stats.out", "T?T?TdTT->==", NULL, NULL};
    const void *const args[] = {input, running_mean, running_var, &momentum, out0, out1};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bernoulli.Tensor_out(Tensor self, Tensor p, *, Generator? generator=None, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_bernoulli_Tensor_out(
    tn_tensor *self, tn_tensor *p, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::bernoulli.Tensor_out", "TT*T->=", NULL, NULL};
    const void *const args[] = {self, p, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bernoulli.float_out(Tensor self, float p=0.5, *, Generator? generator=None, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_bernoulli_float_out(
    tn_tensor *self, double p, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::bernoulli.float_out", "Td*T->=", NULL, NULL};
    const void *const args[] = {self, &p, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bernoulli.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_bernoulli_out(
    tn_tensor *self, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::bernoulli.out", "T*T->=", NULL, NULL};
    const void *const args[] = {self, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * binary_cross_entropy.out(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, *,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_binary_cross_entropy_out(
    tn_tensor *self, tn_tensor *target, tn_tensor *weight, int64_t reduction, tn_tensor *out)
{
    static tn_op_site site = {"aten::binary_cross_entropy.out", "TT?TiT->=", NULL, NULL};
    const void *const args[] = {self, target, weight, &reduction, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * binary_cross_entropy_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, Tensor?
 * weight=None, int reduction=Mean, *, Tensor(a!) grad_input) -> Tensor(a!)
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_binary_cross_entropy_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, tn_tensor *weight,
    int64_t reduction, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::binary_cross_entropy_backward.grad_input", "TTT?TiT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, target, weight, &reduction, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * binary_cross_entropy_with_logits.out(Tensor self, Tensor target, Tensor? weight=None, Tensor?
 * pos_weight=None, int reduction=1, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: weight, pos_weight.
 */
TN_NODISCARD static inline tn_status tn_binary_cross_entropy_with_logits_out(
    tn_tensor *self, tn_tensor *target, tn_tensor *weight, tn_tensor *pos_weight,
    int64_t reduction, tn_tensor *out)
{
    static tn_op_site site = {"aten::binary_cross_entropy_with_logits.out", "TT?T?TiT->=", NULL, NULL};
    const void *const args[] = {self, target, weight, pos_weight, &reduction, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bincount.out(Tensor self, Tensor? weights=None, SymInt minlength=0, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: weights.
 */
TN_NODISCARD static inline tn_status tn_bincount_out(
    tn_tensor *self, tn_tensor *weights, int64_t minlength, tn_tensor *out)
{
    static tn_op_site site = {"aten::bincount.out", "T?TiT->=", NULL, NULL};
    const void *const args[] = {self, weights, &minlength, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * binomial.out(Tensor count, Tensor prob, Generator? generator=None, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_binomial_out(
    tn_tensor *count, tn_tensor *prob, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::binomial.out", "TT*T->=", NULL, NULL};
    const void *const args[] = {count, prob, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bitwise_and.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_bitwise_and_Scalar_Tensor_out(
    tn_value self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_and.Scalar_Tensor_out", "STT->=", NULL, NULL};
    const void *const args[] = {&self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bitwise_and.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_bitwise_and_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_and.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bitwise_and.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_bitwise_and_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_and.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bitwise_left_shift.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_bitwise_left_shift_Scalar_Tensor_out(
    tn_value self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_left_shift.Scalar_Tensor_out", "STT->=", NULL, NULL};
    const void *const args[] = {&self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bitwise_left_shift.Tensor_Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_bitwise_left_shift_Tensor_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_left_shift.Tensor_Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bitwise_left_shift.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_bitwise_left_shift_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_left_shift.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bitwise_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_bitwise_not_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_not.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bitwise_or.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_bitwise_or_Scalar_Tensor_out(
    tn_value self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_or.Scalar_Tensor_out", "STT->=", NULL, NULL};
    const void *const args[] = {&self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bitwise_or.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_bitwise_or_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_or.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bitwise_or.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_bitwise_or_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_or.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bitwise_right_shift.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_bitwise_right_shift_Scalar_Tensor_out(
    tn_value self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_right_shift.Scalar_Tensor_out", "STT->=", NULL, NULL};
    const void *const args[] = {&self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bitwise_right_shift.Tensor_Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_bitwise_right_shift_Tensor_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_right_shift.Tensor_Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bitwise_right_shift.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_bitwise_right_shift_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_right_shift.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bitwise_xor.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_bitwise_xor_Scalar_Tensor_out(
    tn_value self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_xor.Scalar_Tensor_out", "STT->=", NULL, NULL};
    const void *const args[] = {&self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bitwise_xor.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_bitwise_xor_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_xor.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bitwise_xor.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_bitwise_xor_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::bitwise_xor.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * blackman_window.out(int window_length, *, Tensor(a!) out) -> Tensor(a!)
 */
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
 * block_diag.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_block_diag_out(
    tn_tensor *const *tensors, size_t tensors_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::block_diag.out", "LTT->=", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bmm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_bmm_out(
    tn_tensor *self, tn_tensor *mat2, tn_tensor *out)
{
    static tn_op_site site = {"aten::bmm.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, mat2, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bucketize.Scalar_out(Scalar self, Tensor boundaries, *, bool out_int32=False, bool right=False,
 * Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_bucketize_Scalar_out(
    tn_value self, tn_tensor *boundaries, bool out_int32, bool right, tn_tensor *out)
{
    static tn_op_site site = {"aten::bucketize.Scalar_out", "STbbT->=", NULL, NULL};
    const void *const args[] = {&self, boundaries, &out_int32, &right, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bucketize.Tensor_out(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False,
 * Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_bucketize_Tensor_out(
    tn_tensor *self, tn_tensor *boundaries, bool out_int32, bool right, tn_tensor *out)
{
    static tn_op_site site = {"aten::bucketize.Tensor_out", "TTbbT->=", NULL, NULL};
    const void *const args[] = {self, boundaries, &out_int32, &right, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_cat_out(
    tn_tensor *const *tensors, size_t tensors_count, int64_t dim, tn_tensor *out)
{
    static tn_op_site site = {"aten::cat.out", "LTiT->=", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, &dim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * cauchy.out(Tensor self, float median=0., float sigma=1., *, Generator? generator=None, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_cauchy_out(
    tn_tensor *self, double median, double sigma, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::cauchy.out", "Tdd*T->=", NULL, NULL};
    const void *const args[] = {self, &median, &sigma, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * ceil.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_ceil_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::ceil.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * celu.out(Tensor self, Scalar alpha=1., *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_celu_out(
    tn_tensor *self, tn_value alpha, tn_tensor *out)
{
    static tn_op_site site = {"aten::celu.out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &alpha, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * channel_shuffle.out(Tensor self, SymInt groups, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_channel_shuffle_out(
    tn_tensor *self, int64_t groups, tn_tensor *out)
{
    static tn_op_site site = {"aten::channel_shuffle.out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &groups, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * cholesky.out(Tensor self, bool upper=False, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_cholesky_out(
    tn_tensor *self, bool upper, tn_tensor *out)
{
    static tn_op_site site = {"aten::cholesky.out", "TbT->=", NULL, NULL};
    const void *const args[] = {self, &upper, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * cholesky_inverse.out(Tensor self, bool upper=False, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_cholesky_inverse_out(
    tn_tensor *self, bool upper, tn_tensor *out)
{
    static tn_op_site site = {"aten::cholesky_inverse.out", "TbT->=", NULL, NULL};
    const void *const args[] = {self, &upper, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * cholesky_solve.out(Tensor self, Tensor input2, bool upper=False, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_cholesky_solve_out(
    tn_tensor *self, tn_tensor *input2, bool upper, tn_tensor *out)
{
    static tn_op_site site = {"aten::cholesky_solve.out", "TTbT->=", NULL, NULL};
    const void *const args[] = {self, input2, &upper, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * clamp.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn_clamp_Tensor_out(
    tn_tensor *self, tn_tensor *min, tn_tensor *max, tn_tensor *out)
{
    static tn_op_site site = {"aten::clamp.Tensor_out", "T?T?TT->=", NULL, NULL};
    const void *const args[] = {self, min, max, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn_clamp_out(
    tn_tensor *self, const tn_value *min, const tn_value *max, tn_tensor *out)
{
    static tn_op_site site = {"aten::clamp.out", "T?S?ST->=", NULL, NULL};
    const void *const args[] = {self, min, max, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * clamp_max.Tensor_out(Tensor self, Tensor max, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_clamp_max_Tensor_out(
    tn_tensor *self, tn_tensor *max, tn_tensor *out)
{
    static tn_op_site site = {"aten::clamp_max.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, max, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * clamp_max.out(Tensor self, Scalar max, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_clamp_max_out(
    tn_tensor *self, tn_value max, tn_tensor *out)
{
    static tn_op_site site = {"aten::clamp_max.out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &max, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * clamp_min.Tensor_out(Tensor self, Tensor min, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_clamp_min_Tensor_out(
    tn_tensor *self, tn_tensor *min, tn_tensor *out)
{
    static tn_op_site site = {"aten::clamp_min.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, min, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * clamp_min.out(Tensor self, Scalar min, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_clamp_min_out(
    tn_tensor *self, tn_value min, tn_tensor *out)
{
    static tn_op_site site = {"aten::clamp_min.out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &min, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * clip.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn_clip_Tensor_out(
    tn_tensor *self, tn_tensor *min, tn_tensor *max, tn_tensor *out)
{
    static tn_op_site site = {"aten::clip.Tensor_out", "T?T?TT->=", NULL, NULL};
    const void *const args[] = {self, min, max, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * clip.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn_clip_out(
    tn_tensor *self, const tn_value *min, const tn_value *max, tn_tensor *out)
{
    static tn_op_site site = {"aten::clip.out", "T?S?ST->=", NULL, NULL};
    const void *const args[] = {self, min, max, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * clone.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_clone_out(
    tn_tensor *self, const tn_memory_format *memory_format, tn_tensor *out)
{
    static tn_op_site site = {"aten::clone.out", "T?mT->=", NULL, NULL};
    const void *const args[] = {self, memory_format, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * col2im.out(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2]
 * padding, int[2] stride, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_col2im_out(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count,
    const int64_t *kernel_size, size_t kernel_size_count, const int64_t *dilation,
    size_t dilation_count, const int64_t *padding, size_t padding_count, const int64_t *stride,
    size_t stride_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::col2im.out", "TLiLiLiLiLiT->=", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, kernel_size,
        &kernel_size_count, dilation, &dilation_count, padding, &padding_count, stride,
        &stride_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * column_stack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_column_stack_out(
    tn_tensor *const *tensors, size_t tensors_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::column_stack.out", "LTT->=", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * complex.out(Tensor real, Tensor imag, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_complex_out(
    tn_tensor *real, tn_tensor *imag, tn_tensor *out)
{
    static tn_op_site site = {"aten::complex.out", "TTT->=", NULL, NULL};
    const void *const args[] = {real, imag, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * concat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_concat_out(
    tn_tensor *const *tensors, size_t tensors_count, int64_t dim, tn_tensor *out)
{
    static tn_op_site site = {"aten::concat.out", "LTiT->=", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, &dim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * concatenate.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_concatenate_out(
    tn_tensor *const *tensors, size_t tensors_count, int64_t dim, tn_tensor *out)
{
    static tn_op_site site = {"aten::concatenate.out", "LTiT->=", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, &dim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * conj_physical.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_conj_physical_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::conj_physical.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * constant_pad_nd.out(Tensor self, SymInt[] pad, Scalar value=0, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_constant_pad_nd_out(
    tn_tensor *self, const int64_t *pad, size_t pad_count, tn_value value, tn_tensor *out)
{
    static tn_op_site site = {"aten::constant_pad_nd.out", "TLiST->=", NULL, NULL};
    const void *const args[] = {self, pad, &pad_count, &value, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * convolution.out(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding,
 * SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_convolution_out(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, bool transposed, const int64_t *output_padding,
    size_t output_padding_count, int64_t groups, tn_tensor *out)
{
    static tn_op_site site = {"aten::convolution.out", "TT?TLiLiLibLiiT->=", NULL, NULL};
    const void *const args[] = {input, weight, bias, stride, &stride_count, padding,
        &padding_count, dilation, &dilation_count, &transposed, output_padding,
        &output_padding_count, &groups, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * convolution_backward.out(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes,
 * SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding,
 * SymInt groups, bool[3] output_mask, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) ->
 * (Tensor(a!), Tensor(b!), Tensor(c!))
 * NULL is None: bias_sizes.
 */
TN_NODISCARD static inline tn_status tn_convolution_backward_out(
    tn_tensor *grad_output, tn_tensor *input, tn_tensor *weight, const int64_t *bias_sizes,
    size_t bias_sizes_count, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, const int64_t *dilation, size_t dilation_count, bool transposed,
    const int64_t *output_padding, size_t output_padding_count, int64_t groups,
    const bool *output_mask, size_t output_mask_count, tn_tensor *out0, tn_tensor *out1,
    tn_tensor *out2)
{
    static tn_op_site site = {"aten::convolution_backward.out", "TTT?LiLiLiLibLiiLbTTT->===", NULL, NULL};
    const void *const args[] = {grad_output, input, weight, bias_sizes, &bias_sizes_count, stride,
        &stride_count, padding, &padding_count, dilation, &dilation_count, &transposed,
        output_padding, &output_padding_count, &groups, output_mask, &output_mask_count, out0,
        out1, out2};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * copy.out(Tensor self, Tensor src, bool non_blocking=False, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_copy_out(
    tn_tensor *self, tn_tensor *src, bool non_blocking, tn_tensor *out)
{
    static tn_op_site site = {"aten::copy.out", "TTbT->=", NULL, NULL};
    const void *const args[] = {self, src, &non_blocking, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * copysign.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_copysign_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::copysign.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * copysign.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_copysign_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::copysign.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * cos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_cos_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::cos.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * cosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_cosh_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::cosh.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * count_nonzero.dim_IntList_out(Tensor self, int[] dim, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_count_nonzero_dim_IntList_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::count_nonzero.dim_IntList_out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * count_nonzero.out(Tensor self, int? dim=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_count_nonzero_out(
    tn_tensor *self, const int64_t *dim, tn_tensor *out)
{
    static tn_op_site site = {"aten::count_nonzero.out", "T?iT->=", NULL, NULL};
    const void *const args[] = {self, dim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * cross.out(Tensor self, Tensor other, int? dim=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_cross_out(
    tn_tensor *self, tn_tensor *other, const int64_t *dim, tn_tensor *out)
{
    static tn_op_site site = {"aten::cross.out", "TT?iT->=", NULL, NULL};
    const void *const args[] = {self, other, dim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * cummax.out(Tensor self, int dim, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values,
 * Tensor(b!) indices)
 */
TN_NODISCARD static inline tn_status tn_cummax_out(
    tn_tensor *self, int64_t dim, tn_tensor *values, tn_tensor *indices)
{
    static tn_op_site site = {"aten::cummax.out", "TiTT->==", NULL, NULL};
    const void *const args[] = {self, &dim, values, indices};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * cummin.out(Tensor self, int dim, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values,
 * Tensor(b!) indices)
 */
TN_NODISCARD static inline tn_status tn_cummin_out(
    tn_tensor *self, int64_t dim, tn_tensor *values, tn_tensor *indices)
{
    static tn_op_site site = {"aten::cummin.out", "TiTT->==", NULL, NULL};
    const void *const args[] = {self, &dim, values, indices};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * cumprod.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_cumprod_out(
    tn_tensor *self, int64_t dim, const tn_dtype *dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::cumprod.out", "Ti?yT->=", NULL, NULL};
    const void *const args[] = {self, &dim, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * cumsum.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_cumsum_out(
    tn_tensor *self, int64_t dim, const tn_dtype *dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::cumsum.out", "Ti?yT->=", NULL, NULL};
    const void *const args[] = {self, &dim, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * deg2rad.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_deg2rad_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::deg2rad.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * detach_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_detach_copy_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::detach_copy.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * diag.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_diag_out(
    tn_tensor *self, int64_t diagonal, tn_tensor *out)
{
    static tn_op_site site = {"aten::diag.out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &diagonal, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * diag_embed.out(Tensor self, int offset=0, int dim1=-2, int dim2=-1, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_diag_embed_out(
    tn_tensor *self, int64_t offset, int64_t dim1, int64_t dim2, tn_tensor *out)
{
    static tn_op_site site = {"aten::diag_embed.out", "TiiiT->=", NULL, NULL};
    const void *const args[] = {self, &offset, &dim1, &dim2, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * diagonal_backward.out(Tensor grad_output, SymInt[] input_sizes, int offset, int dim1, int dim2,
 * *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_diagonal_backward_out(
    tn_tensor *grad_output, const int64_t *input_sizes, size_t input_sizes_count, int64_t offset,
    int64_t dim1, int64_t dim2, tn_tensor *out)
{
    static tn_op_site site = {"aten::diagonal_backward.out", "TLiiiiT->=", NULL, NULL};
    const void *const args[] = {grad_output, input_sizes, &input_sizes_count, &offset, &dim1,
        &dim2, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * diagonal_copy.out(Tensor self, int offset=0, int dim1=0, int dim2=1, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_diagonal_copy_out(
    tn_tensor *self, int64_t offset, int64_t dim1, int64_t dim2, tn_tensor *out)
{
    static tn_op_site site = {"aten::diagonal_copy.out", "TiiiT->=", NULL, NULL};
    const void *const args[] = {self, &offset, &dim1, &dim2, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * diagonal_scatter.out(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1, *, Tensor(a!)
 * out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_diagonal_scatter_out(
    tn_tensor *self, tn_tensor *src, int64_t offset, int64_t dim1, int64_t dim2, tn_tensor *out)
{
    static tn_op_site site = {"aten::diagonal_scatter.out", "TTiiiT->=", NULL, NULL};
    const void *const args[] = {self, src, &offset, &dim1, &dim2, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * diff.out(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None, *,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: prepend, append.
 */
TN_NODISCARD static inline tn_status tn_diff_out(
    tn_tensor *self, int64_t n, int64_t dim, tn_tensor *prepend, tn_tensor *append, tn_tensor *out)
{
    static tn_op_site site = {"aten::diff.out", "Tii?T?TT->=", NULL, NULL};
    const void *const args[] = {self, &n, &dim, prepend, append, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * digamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_digamma_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::digamma.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * dist.out(Tensor self, Tensor other, Scalar p=2, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_dist_out(
    tn_tensor *self, tn_tensor *other, tn_value p, tn_tensor *out)
{
    static tn_op_site site = {"aten::dist.out", "TTST->=", NULL, NULL};
    const void *const args[] = {self, other, &p, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * div.Scalar_mode_out(Tensor self, Scalar other, *, str? rounding_mode, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: rounding_mode.
 */
TN_NODISCARD static inline tn_status tn_div_Scalar_mode_out(
    tn_tensor *self, tn_value other, const char *rounding_mode, tn_tensor *out)
{
    static tn_op_site site = {"aten::div.Scalar_mode_out", "TS?sT->=", NULL, NULL};
    const void *const args[] = {self, &other, rounding_mode, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * div.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_div_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::div.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_div_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::div.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * div.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: rounding_mode.
 */
TN_NODISCARD static inline tn_status tn_div_out_mode(
    tn_tensor *self, tn_tensor *other, const char *rounding_mode, tn_tensor *out)
{
    static tn_op_site site = {"aten::div.out_mode", "TT?sT->=", NULL, NULL};
    const void *const args[] = {self, other, rounding_mode, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_divide_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::divide.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * divide.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: rounding_mode.
 */
TN_NODISCARD static inline tn_status tn_divide_out_mode(
    tn_tensor *self, tn_tensor *other, const char *rounding_mode, tn_tensor *out)
{
    static tn_op_site site = {"aten::divide.out_mode", "TT?sT->=", NULL, NULL};
    const void *const args[] = {self, other, rounding_mode, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * dot.out(Tensor self, Tensor tensor, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_dot_out(
    tn_tensor *self, tn_tensor *tensor, tn_tensor *out)
{
    static tn_op_site site = {"aten::dot.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, tensor, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * dstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_dstack_out(
    tn_tensor *const *tensors, size_t tensors_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::dstack.out", "LTT->=", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * elu.out(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_elu_out(
    tn_tensor *self, tn_value alpha, tn_value scale, tn_value input_scale, tn_tensor *out)
{
    static tn_op_site site = {"aten::elu.out", "TSSST->=", NULL, NULL};
    const void *const args[] = {self, &alpha, &scale, &input_scale, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * elu_backward.grad_input(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool
 * is_result, Tensor self_or_result, *, Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_elu_backward_grad_input(
    tn_tensor *grad_output, tn_value alpha, tn_value scale, tn_value input_scale, bool is_result,
    tn_tensor *self_or_result, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::elu_backward.grad_input", "TSSSbTT->=", NULL, NULL};
    const void *const args[] = {grad_output, &alpha, &scale, &input_scale, &is_result,
        self_or_result, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * embedding.out(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool
 * scale_grad_by_freq=False, bool sparse=False, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_embedding_out(
    tn_tensor *weight, tn_tensor *indices, int64_t padding_idx, bool scale_grad_by_freq,
    bool sparse, tn_tensor *out)
{
    static tn_op_site site = {"aten::embedding.out", "TTibbT->=", NULL, NULL};
    const void *const args[] = {weight, indices, &padding_idx, &scale_grad_by_freq, &sparse, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * embedding_dense_backward.out(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt
 * padding_idx, bool scale_grad_by_freq, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_embedding_dense_backward_out(
    tn_tensor *grad_output, tn_tensor *indices, int64_t num_weights, int64_t padding_idx,
    bool scale_grad_by_freq, tn_tensor *out)
{
    static tn_op_site site = {"aten::embedding_dense_backward.out", "TTiibT->=", NULL, NULL};
    const void *const args[] = {grad_output, indices, &num_weights, &padding_idx,
        &scale_grad_by_freq, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * embedding_renorm.out(Tensor self, Tensor indices, float max_norm, float norm_type, *, Tensor(a!)
 * out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_embedding_renorm_out(
    tn_tensor *self, tn_tensor *indices, double max_norm, double norm_type, tn_tensor *out)
{
    static tn_op_site site = {"aten::embedding_renorm.out", "TTddT->=", NULL, NULL};
    const void *const args[] = {self, indices, &max_norm, &norm_type, out};
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

/*
 * empty_permuted.out(SymInt[] size, int[] physical_layout, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_empty_permuted_out(
    const int64_t *size, size_t size_count, const int64_t *physical_layout,
    size_t physical_layout_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::empty_permuted.out", "LiLiT->=", NULL, NULL};
    const void *const args[] = {size, &size_count, physical_layout, &physical_layout_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * empty_strided.out(SymInt[] size, SymInt[] stride, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_empty_strided_out(
    const int64_t *size, size_t size_count, const int64_t *stride, size_t stride_count,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::empty_strided.out", "LiLiT->=", NULL, NULL};
    const void *const args[] = {size, &size_count, stride, &stride_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * eq.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_eq_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::eq.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * eq.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_eq_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::eq.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_erf_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::erf.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * erfc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_erfc_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::erfc.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * erfinv.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_erfinv_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::erfinv.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_exp_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::exp.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * exp2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_exp2_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::exp2.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * expand_copy.out(Tensor self, SymInt[] size, *, bool implicit=False, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_expand_copy_out(
    tn_tensor *self, const int64_t *size, size_t size_count, bool implicit, tn_tensor *out)
{
    static tn_op_site site = {"aten::expand_copy.out", "TLibT->=", NULL, NULL};
    const void *const args[] = {self, size, &size_count, &implicit, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_expm1_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::expm1.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * exponential.out(Tensor self, float lambd=1., *, Generator? generator=None, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_exponential_out(
    tn_tensor *self, double lambd, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::exponential.out", "Td*T->=", NULL, NULL};
    const void *const args[] = {self, &lambd, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * eye.m_out(SymInt n, SymInt m, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_eye_m_out(
    int64_t n, int64_t m, tn_tensor *out)
{
    static tn_op_site site = {"aten::eye.m_out", "iiT->=", NULL, NULL};
    const void *const args[] = {&n, &m, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * eye.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_eye_out(
    int64_t n, tn_tensor *out)
{
    static tn_op_site site = {"aten::eye.out", "iT->=", NULL, NULL};
    const void *const args[] = {&n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fft_fft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: n, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_fft_out(
    tn_tensor *self, const int64_t *n, int64_t dim, const char *norm, tn_tensor *out)
{
    static tn_op_site site = {"aten::fft_fft.out", "T?ii?sT->=", NULL, NULL};
    const void *const args[] = {self, n, &dim, norm, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fft_fft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: s, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_fft2_out(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor *out)
{
    static tn_op_site site = {"aten::fft_fft2.out", "T?LiLi?sT->=", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fft_fftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!) out)
 * -> Tensor(a!)
 * NULL is None: s, dim, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_fftn_out(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor *out)
{
    static tn_op_site site = {"aten::fft_fftn.out", "T?Li?Li?sT->=", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fft_hfft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: n, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_hfft_out(
    tn_tensor *self, const int64_t *n, int64_t dim, const char *norm, tn_tensor *out)
{
    static tn_op_site site = {"aten::fft_hfft.out", "T?ii?sT->=", NULL, NULL};
    const void *const args[] = {self, n, &dim, norm, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fft_hfft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: s, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_hfft2_out(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor *out)
{
    static tn_op_site site = {"aten::fft_hfft2.out", "T?LiLi?sT->=", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fft_hfftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: s, dim, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_hfftn_out(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor *out)
{
    static tn_op_site site = {"aten::fft_hfftn.out", "T?Li?Li?sT->=", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fft_ifft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: n, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_ifft_out(
    tn_tensor *self, const int64_t *n, int64_t dim, const char *norm, tn_tensor *out)
{
    static tn_op_site site = {"aten::fft_ifft.out", "T?ii?sT->=", NULL, NULL};
    const void *const args[] = {self, n, &dim, norm, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fft_ifft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: s, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_ifft2_out(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor *out)
{
    static tn_op_site site = {"aten::fft_ifft2.out", "T?LiLi?sT->=", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fft_ifftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: s, dim, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_ifftn_out(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor *out)
{
    static tn_op_site site = {"aten::fft_ifftn.out", "T?Li?Li?sT->=", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fft_ihfft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: n, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_ihfft_out(
    tn_tensor *self, const int64_t *n, int64_t dim, const char *norm, tn_tensor *out)
{
    static tn_op_site site = {"aten::fft_ihfft.out", "T?ii?sT->=", NULL, NULL};
    const void *const args[] = {self, n, &dim, norm, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fft_ihfft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: s, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_ihfft2_out(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor *out)
{
    static tn_op_site site = {"aten::fft_ihfft2.out", "T?LiLi?sT->=", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fft_ihfftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: s, dim, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_ihfftn_out(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor *out)
{
    static tn_op_site site = {"aten::fft_ihfftn.out", "T?Li?Li?sT->=", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fft_irfft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: n, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_irfft_out(
    tn_tensor *self, const int64_t *n, int64_t dim, const char *norm, tn_tensor *out)
{
    static tn_op_site site = {"aten::fft_irfft.out", "T?ii?sT->=", NULL, NULL};
    const void *const args[] = {self, n, &dim, norm, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fft_irfft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: s, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_irfft2_out(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor *out)
{
    static tn_op_site site = {"aten::fft_irfft2.out", "T?LiLi?sT->=", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fft_irfftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: s, dim, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_irfftn_out(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor *out)
{
    static tn_op_site site = {"aten::fft_irfftn.out", "T?Li?Li?sT->=", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fft_rfft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: n, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_rfft_out(
    tn_tensor *self, const int64_t *n, int64_t dim, const char *norm, tn_tensor *out)
{
    static tn_op_site site = {"aten::fft_rfft.out", "T?ii?sT->=", NULL, NULL};
    const void *const args[] = {self, n, &dim, norm, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fft_rfft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: s, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_rfft2_out(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor *out)
{
    static tn_op_site site = {"aten::fft_rfft2.out", "T?LiLi?sT->=", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fft_rfftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: s, dim, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_rfftn_out(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor *out)
{
    static tn_op_site site = {"aten::fft_rfftn.out", "T?Li?Li?sT->=", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fill.Scalar_out(Tensor self, Scalar value, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_fill_Scalar_out(
    tn_tensor *self, tn_value value, tn_tensor *out)
{
    static tn_op_site site = {"aten::fill.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &value, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fill.Tensor_out(Tensor self, Tensor value, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_fill_Tensor_out(
    tn_tensor *self, tn_tensor *value, tn_tensor *out)
{
    static tn_op_site site = {"aten::fill.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, value, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fix.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_fix_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::fix.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * flip.out(Tensor self, int[] dims, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_flip_out(
    tn_tensor *self, const int64_t *dims, size_t dims_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::flip.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, dims, &dims_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * float_power.Scalar_out(Scalar self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_float_power_Scalar_out(
    tn_value self, tn_tensor *exponent, tn_tensor *out)
{
    static tn_op_site site = {"aten::float_power.Scalar_out", "STT->=", NULL, NULL};
    const void *const args[] = {&self, exponent, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * float_power.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_float_power_Tensor_Scalar_out(
    tn_tensor *self, tn_value exponent, tn_tensor *out)
{
    static tn_op_site site = {"aten::float_power.Tensor_Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &exponent, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * float_power.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_float_power_Tensor_Tensor_out(
    tn_tensor *self, tn_tensor *exponent, tn_tensor *out)
{
    static tn_op_site site = {"aten::float_power.Tensor_Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, exponent, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * floor.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_floor_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::floor.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * floor_divide.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_floor_divide_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::floor_divide.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * floor_divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_floor_divide_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::floor_divide.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fmax.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_fmax_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::fmax.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fmin.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_fmin_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::fmin.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fmod.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_fmod_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::fmod.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fmod.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_fmod_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::fmod.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * frac.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
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

/*
 * full.out(SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)
 */
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

/*
 * gcd.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_gcd_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::gcd.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * ge.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_ge_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::ge.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * ge.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_ge_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::ge.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * gelu.out(Tensor self, *, str approximate='none', Tensor(a!) out) -> Tensor(a!)
 */
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

/*
 * geqrf.a(Tensor self, *, Tensor(a!) a, Tensor(b!) tau) -> (Tensor(a!) a, Tensor(b!) tau)
 */
TN_NODISCARD static inline tn_status tn_geqrf_a(
    tn_tensor *self, tn_tensor *a, tn_tensor *tau)
{
    static tn_op_site site = {"aten::geqrf.a", "TTT->==", NULL, NULL};
    const void *const args[] = {self, a, tau};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * ger.out(Tensor self, Tensor vec2, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_ger_out(
    tn_tensor *self, tn_tensor *vec2, tn_tensor *out)
{
    static tn_op_site site = {"aten::ger.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, vec2, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * glu.out(Tensor self, int dim=-1, *, Tensor(a!) out) -> Tensor(a!)
 */
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

/*
 * greater.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_greater_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::greater.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * greater.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_greater_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::greater.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * greater_equal.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_greater_equal_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::greater_equal.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * greater_equal.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
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

/*
 * gt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_gt_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::gt.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * gt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_gt_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::gt.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * hamming_window.out(int window_length, *, Tensor(a!) out) -> Tensor(a!)
 */
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

/*
 * hamming_window.periodic_out(int window_length, bool periodic, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_hamming_window_periodic_out(
    int64_t window_length, bool periodic, tn_tensor *out)
{
    static tn_op_site site = {"aten::hamming_window.periodic_out", "ibT->=", NULL, NULL};
    const void *const args[] = {&window_length, &periodic, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * hann_window.out(int window_length, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_hann_window_out(
    int64_t window_length, tn_tensor *out)
{
    static tn_op_site site = {"aten::hann_window.out", "iT->=", NULL, NULL};
    const void *const args[] = {&window_length, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * hann_window.periodic_out(int window_length, bool periodic, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_hann_window_periodic_out(
    int64_t window_length, bool periodic, tn_tensor *out)
{
    static tn_op_site site = {"aten::hann_window.periodic_out", "ibT->=", NULL, NULL};
    const void *const args[] = {&window_length, &periodic, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * hardshrink.out(Tensor self, Scalar lambd=0.5, *, Tensor(a!) out) -> Tensor(a!)
 */
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

/*
 * hardsigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
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

/*
 * hardswish.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_hardswish_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::hardswish.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * hardswish_backward.out(Tensor grad_output, Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
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

/*
 * heaviside.out(Tensor self, Tensor values, *, Tensor(a!) out) -> Tensor(a!)
 */
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

/*
 * hstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)
 */
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

/*
 * hypot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_hypot_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::hypot.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * i0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_i0_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::i0.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * igamma.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_igamma_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::igamma.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * igammac.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_igammac_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::igammac.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * im2col.out(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride, *,
 * Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_im2col_out(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *dilation,
    size_t dilation_count, const int64_t *padding, size_t padding_count, const int64_t *stride,
    size_t stride_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::im2col.out", "TLiLiLiLiT->=", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, dilation, &dilation_count,
        padding, &padding_count, stride, &stride_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * index.Tensor_out(Tensor self, Tensor?[] indices, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_index_Tensor_out(
    tn_tensor *self, tn_tensor *const *indices, size_t indices_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::index.Tensor_out", "TL?TT->=", NULL, NULL};
    const void *const args[] = {self, indices, &indices_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * index_add.out(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1, Tensor(a!)
 * out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_index_add_out(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *source, tn_value alpha,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::index_add.out", "TiTTST->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, source, &alpha, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * index_copy.out(Tensor self, int dim, Tensor index, Tensor source, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_index_copy_out(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *source, tn_tensor *out)
{
    static tn_op_site site = {"aten::index_copy.out", "TiTTT->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, source, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * index_fill.int_Scalar_out(Tensor self, int dim, Tensor index, Scalar value, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_index_fill_int_Scalar_out(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_value value, tn_tensor *out)
{
    static tn_op_site site = {"aten::index_fill.int_Scalar_out", "TiTST->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, &value, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * index_fill.int_Tensor_out(Tensor self, int dim, Tensor index, Tensor value, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_index_fill_int_Tensor_out(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *value, tn_tensor *out)
{
    static tn_op_site site = {"aten::index_fill.int_Tensor_out", "TiTTT->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, value, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * index_put.out(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, *, Tensor(a!)
 * out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_index_put_out(
    tn_tensor *self, tn_tensor *const *indices, size_t indices_count, tn_tensor *values,
    bool accumulate, tn_tensor *out)
{
    static tn_op_site site = {"aten::index_put.out", "TL?TTbT->=", NULL, NULL};
    const void *const args[] = {self, indices, &indices_count, values, &accumulate, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * index_reduce.out(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool
 * include_self=True, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_index_reduce_out(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *source, const char *reduce,
    bool include_self, tn_tensor *out)
{
    static tn_op_site site = {"aten::index_reduce.out", "TiTTsbT->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, source, reduce, &include_self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * index_select.out(Tensor self, int dim, Tensor index, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_index_select_out(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *out)
{
    static tn_op_site site = {"aten::index_select.out", "TiTT->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * inner.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_inner_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::inner.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * inverse.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_inverse_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::inverse.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * isin.Scalar_Tensor_out(Scalar element, Tensor test_elements, *, bool assume_unique=False, bool
 * invert=False, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_isin_Scalar_Tensor_out(
    tn_value element, tn_tensor *test_elements, bool assume_unique, bool invert, tn_tensor *out)
{
    static tn_op_site site = {"aten::isin.Scalar_Tensor_out", "STbbT->=", NULL, NULL};
    const void *const args[] = {&element, test_elements, &assume_unique, &invert, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * isin.Tensor_Scalar_out(Tensor elements, Scalar test_element, *, bool assume_unique=False, bool
 * invert=False, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_isin_Tensor_Scalar_out(
    tn_tensor *elements, tn_value test_element, bool assume_unique, bool invert, tn_tensor *out)
{
    static tn_op_site site = {"aten::isin.Tensor_Scalar_out", "TSbbT->=", NULL, NULL};
    const void *const args[] = {elements, &test_element, &assume_unique, &invert, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * isin.Tensor_Tensor_out(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool
 * invert=False, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_isin_Tensor_Tensor_out(
    tn_tensor *elements, tn_tensor *test_elements, bool assume_unique, bool invert, tn_tensor *out)
{
    static tn_op_site site = {"aten::isin.Tensor_Tensor_out", "TTbbT->=", NULL, NULL};
    const void *const args[] = {elements, test_elements, &assume_unique, &invert, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * isinf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_isinf_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::isinf.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * isnan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_isnan_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::isnan.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * isneginf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_isneginf_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::isneginf.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * isposinf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_isposinf_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::isposinf.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
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

/*
 * kaiser_window.out(int window_length, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_kaiser_window_out(
    int64_t window_length, tn_tensor *out)
{
    static tn_op_site site = {"aten::kaiser_window.out", "iT->=", NULL, NULL};
    const void *const args[] = {&window_length, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * kaiser_window.periodic_out(int window_length, bool periodic, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_kaiser_window_periodic_out(
    int64_t window_length, bool periodic, tn_tensor *out)
{
    static tn_op_site site = {"aten::kaiser_window.periodic_out", "ibT->=", NULL, NULL};
    const void *const args[] = {&window_length, &periodic, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * kron.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_kron_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::kron.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * kthvalue.values(Tensor self, SymInt k, int dim=-1, bool keepdim=False, *, Tensor(a!) values,
 * Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
 */
TN_NODISCARD static inline tn_status tn_kthvalue_values(
    tn_tensor *self, int64_t k, int64_t dim, bool keepdim, tn_tensor *values, tn_tensor *indices)
{
    static tn_op_site site = {"aten::kthvalue.values", "TiibTT->==", NULL, NULL};
    const void *const args[] = {self, &k, &dim, &keepdim, values, indices};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * lcm.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_lcm_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::lcm.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * ldexp.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_ldexp_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::ldexp.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * le.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_le_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::le.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * le.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_le_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::le.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * leaky_relu.out(Tensor self, Scalar negative_slope=0.01, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_leaky_relu_out(
    tn_tensor *self, tn_value negative_slope, tn_tensor *out)
{
    static tn_op_site site = {"aten::leaky_relu.out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &negative_slope, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * leaky_relu_backward.grad_input(Tensor grad_output, Tensor self, Scalar negative_slope, bool
 * self_is_result, *, Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_leaky_relu_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, tn_value negative_slope, bool self_is_result,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::leaky_relu_backward.grad_input", "TTSbT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, &negative_slope, &self_is_result, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * lerp.Scalar_out(Tensor self, Tensor end, Scalar weight, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_lerp_Scalar_out(
    tn_tensor *self, tn_tensor *end, tn_value weight, tn_tensor *out)
{
    static tn_op_site site = {"aten::lerp.Scalar_out", "TTST->=", NULL, NULL};
    const void *const args[] = {self, end, &weight, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * lerp.Tensor_out(Tensor self, Tensor end, Tensor weight, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_lerp_Tensor_out(
    tn_tensor *self, tn_tensor *end, tn_tensor *weight, tn_tensor *out)
{
    static tn_op_site site = {"aten::lerp.Tensor_out", "TTTT->=", NULL, NULL};
    const void *const args[] = {self, end, weight, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * less.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_less_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::less.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * less.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_less_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::less.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * less_equal.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_less_equal_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::less_equal.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * less_equal.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_less_equal_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::less_equal.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * lgamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_lgamma_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::lgamma.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * lift.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_lift_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::lift.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * lift_fresh_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_lift_fresh_copy_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::lift_fresh_copy.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_cholesky.out(Tensor self, *, bool upper=False, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_linalg_cholesky_out(
    tn_tensor *self, bool upper, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_cholesky.out", "TbT->=", NULL, NULL};
    const void *const args[] = {self, &upper, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_cholesky_ex.L(Tensor self, *, bool upper=False, bool check_errors=False, Tensor(a!) L,
 * Tensor(b!) info) -> (Tensor(a!) L, Tensor(b!) info)
 */
TN_NODISCARD static inline tn_status tn_linalg_cholesky_ex_L(
    tn_tensor *self, bool upper, bool check_errors, tn_tensor *L, tn_tensor *info)
{
    static tn_op_site site = {"aten::linalg_cholesky_ex.L", "TbbTT->==", NULL, NULL};
    const void *const args[] = {self, &upper, &check_errors, L, info};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_cond.out(Tensor self, Scalar? p=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: p.
 */
TN_NODISCARD static inline tn_status tn_linalg_cond_out(
    tn_tensor *self, const tn_value *p, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_cond.out", "T?ST->=", NULL, NULL};
    const void *const args[] = {self, p, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_cond.p_str_out(Tensor self, str p, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_linalg_cond_p_str_out(
    tn_tensor *self, const char *p, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_cond.p_str_out", "TsT->=", NULL, NULL};
    const void *const args[] = {self, p, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_cross.out(Tensor self, Tensor other, *, int dim=-1, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_linalg_cross_out(
    tn_tensor *self, tn_tensor *other, int64_t dim, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_cross.out", "TTiT->=", NULL, NULL};
    const void *const args[] = {self, other, &dim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_det.out(Tensor A, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_linalg_det_out(
    tn_tensor *A, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_det.out", "TT->=", NULL, NULL};
    const void *const args[] = {A, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_eig.out(Tensor self, *, Tensor(a!) eigenvalues, Tensor(b!) eigenvectors) -> (Tensor(a!)
 * eigenvalues, Tensor(b!) eigenvectors)
 */
TN_NODISCARD static inline tn_status tn_linalg_eig_out(
    tn_tensor *self, tn_tensor *eigenvalues, tn_tensor *eigenvectors)
{
    static tn_op_site site = {"aten::linalg_eig.out", "TTT->==", NULL, NULL};
    const void *const args[] = {self, eigenvalues, eigenvectors};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_eigh.eigvals(Tensor self, str UPLO="L", *, Tensor(a!) eigvals, Tensor(b!) eigvecs) ->
 * (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)
 */
TN_NODISCARD static inline tn_status tn_linalg_eigh_eigvals(
    tn_tensor *self, const char *UPLO, tn_tensor *eigvals, tn_tensor *eigvecs)
{
    static tn_op_site site = {"aten::linalg_eigh.eigvals", "TsTT->==", NULL, NULL};
    const void *const args[] = {self, UPLO, eigvals, eigvecs};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_eigvals.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_linalg_eigvals_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_eigvals.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_eigvalsh.out(Tensor self, str UPLO="L", *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_linalg_eigvalsh_out(
    tn_tensor *self, const char *UPLO, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_eigvalsh.out", "TsT->=", NULL, NULL};
    const void *const args[] = {self, UPLO, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_householder_product.out(Tensor input, Tensor tau, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_linalg_householder_product_out(
    tn_tensor *input, tn_tensor *tau, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_householder_product.out", "TTT->=", NULL, NULL};
    const void *const args[] = {input, tau, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_inv.out(Tensor A, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_linalg_inv_out(
    tn_tensor *A, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_inv.out", "TT->=", NULL, NULL};
    const void *const args[] = {A, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_inv_ex.inverse(Tensor A, *, bool check_errors=False, Tensor(a!) inverse, Tensor(b!) info)
 * -> (Tensor(a!) inverse, Tensor(b!) info)
 */
TN_NODISCARD static inline tn_status tn_linalg_inv_ex_inverse(
    tn_tensor *A, bool check_errors, tn_tensor *inverse, tn_tensor *info)
{
    static tn_op_site site = {"aten::linalg_inv_ex.inverse", "TbTT->==", NULL, NULL};
    const void *const args[] = {A, &check_errors, inverse, info};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_ldl_factor.out(Tensor self, *, bool hermitian=False, Tensor(a!) LD, Tensor(b!) pivots) ->
 * (Tensor(a!) LD, Tensor(b!) pivots)
 */
TN_NODISCARD static inline tn_status tn_linalg_ldl_factor_out(
    tn_tensor *self, bool hermitian, tn_tensor *LD, tn_tensor *pivots)
{
    static tn_op_site site = {"aten::linalg_ldl_factor.out", "TbTT->==", NULL, NULL};
    const void *const args[] = {self, &hermitian, LD, pivots};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_ldl_factor_ex.out(Tensor self, *, bool hermitian=False, bool check_errors=False,
 * Tensor(a!) LD, Tensor(b!) pivots, Tensor(c!) info) -> (Tensor(a!) LD, Tensor(b!) pivots,
 * Tensor(c!) info)
 */
TN_NODISCARD static inline tn_status tn_linalg_ldl_factor_ex_out(
    tn_tensor *self, bool hermitian, bool check_errors, tn_tensor *LD, tn_tensor *pivots,
    tn_tensor *info)
{
    static tn_op_site site = {"aten::linalg_ldl_factor_ex.out", "TbbTTT->===", NULL, NULL};
    const void *const args[] = {self, &hermitian, &check_errors, LD, pivots, info};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_ldl_solve.out(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False, Tensor(a!) out)
 * -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_linalg_ldl_solve_out(
    tn_tensor *LD, tn_tensor *pivots, tn_tensor *B, bool hermitian, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_ldl_solve.out", "TTTbT->=", NULL, NULL};
    const void *const args[] = {LD, pivots, B, &hermitian, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_lstsq.out(Tensor self, Tensor b, float? rcond=None, *, str? driver=None, Tensor(a!)
 * solution, Tensor(b!) residuals, Tensor(c!) rank, Tensor(d!) singular_values) -> (Tensor(a!)
 * solution, Tensor(b!) residuals, Tensor(c!) rank, Tensor(d!) singular_values)
 * NULL is None: rcond, driver.
 */
TN_NODISCARD static inline tn_status tn_linalg_lstsq_out(
    tn_tensor *self, tn_tensor *b, const double *rcond, const char *driver, tn_tensor *solution,
    tn_tensor *residuals, tn_tensor *rank, tn_tensor *singular_values)
{
    static tn_op_site site = {"aten::linalg_lstsq.out", "TT?d?sTTTT->====", NULL, NULL};
    const void *const args[] = {self, b, rcond, driver, solution, residuals, rank, singular_values};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_lu.out(Tensor A, *, bool pivot=True, Tensor(a!) P, Tensor(b!) L, Tensor(c!) U) ->
 * (Tensor(a!) P, Tensor(b!) L, Tensor(c!) U)
 */
TN_NODISCARD static inline tn_status tn_linalg_lu_out(
    tn_tensor *A, bool pivot, tn_tensor *P, tn_tensor *L, tn_tensor *U)
{
    static tn_op_site site = {"aten::linalg_lu.out", "TbTTT->===", NULL, NULL};
    const void *const args[] = {A, &pivot, P, L, U};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_lu_factor.out(Tensor A, *, bool pivot=True, Tensor(a!) LU, Tensor(b!) pivots) ->
 * (Tensor(a!) LU, Tensor(b!) pivots)
 */
TN_NODISCARD static inline tn_status tn_linalg_lu_factor_out(
    tn_tensor *A, bool pivot, tn_tensor *LU, tn_tensor *pivots)
{
    static tn_op_site site = {"aten::linalg_lu_factor.out", "TbTT->==", NULL, NULL};
    const void *const args[] = {A, &pivot, LU, pivots};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_lu_factor_ex.out(Tensor A, *, bool pivot=True, bool check_errors=False, Tensor(a!) LU,
 * Tensor(b!) pivots, Tensor(c!) info) -> (Tensor(a!) LU, Tensor(b!) pivots, Tensor(c!) info)
 */
TN_NODISCARD static inline tn_status tn_linalg_lu_factor_ex_out(
    tn_tensor *A, bool pivot, bool check_errors, tn_tensor *LU, tn_tensor *pivots, tn_tensor *info)
{
    static tn_op_site site = {"aten::linalg_lu_factor_ex.out", "TbbTTT->===", NULL, NULL};
    const void *const args[] = {A, &pivot, &check_errors, LU, pivots, info};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_lu_solve.out(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False,
 * Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_linalg_lu_solve_out(
    tn_tensor *LU, tn_tensor *pivots, tn_tensor *B, bool left, bool adjoint, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_lu_solve.out", "TTTbbT->=", NULL, NULL};
    const void *const args[] = {LU, pivots, B, &left, &adjoint, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_matmul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_linalg_matmul_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_matmul.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_matrix_exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_linalg_matrix_exp_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_matrix_exp.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_matrix_norm.out(Tensor self, Scalar ord, int[] dim=[-2,-1], bool keepdim=False, *,
 * ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_linalg_matrix_norm_out(
    tn_tensor *self, tn_value ord, const int64_t *dim, size_t dim_count, bool keepdim,
    const tn_dtype *dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_matrix_norm.out", "TSLib?yT->=", NULL, NULL};
    const void *const args[] = {self, &ord, dim, &dim_count, &keepdim, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_matrix_norm.str_ord_out(Tensor self, str ord='fro', int[] dim=[-2,-1], bool keepdim=False,
 * *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_linalg_matrix_norm_str_ord_out(
    tn_tensor *self, const char *ord, const int64_t *dim, size_t dim_count, bool keepdim,
    const tn_dtype *dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_matrix_norm.str_ord_out", "TsLib?yT->=", NULL, NULL};
    const void *const args[] = {self, ord, dim, &dim_count, &keepdim, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_matrix_power.out(Tensor self, int n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_linalg_matrix_power_out(
    tn_tensor *self, int64_t n, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_matrix_power.out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_matrix_rank.atol_rtol_float_out(Tensor self, *, float? atol=None, float? rtol=None, bool
 * hermitian=False, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: atol, rtol.
 */
TN_NODISCARD static inline tn_status tn_linalg_matrix_rank_atol_rtol_float_out(
    tn_tensor *self, const double *atol, const double *rtol, bool hermitian, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_matrix_rank.atol_rtol_float_out", "T?d?dbT->=", NULL, NULL};
    const void *const args[] = {self, atol, rtol, &hermitian, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_matrix_rank.atol_rtol_tensor_out(Tensor input, *, Tensor? atol=None, Tensor? rtol=None,
 * bool hermitian=False, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: atol, rtol.
 */
TN_NODISCARD static inline tn_status tn_linalg_matrix_rank_atol_rtol_tensor_out(
    tn_tensor *input, tn_tensor *atol, tn_tensor *rtol, bool hermitian, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_matrix_rank.atol_rtol_tensor_out", "T?T?TbT->=", NULL, NULL};
    const void *const args[] = {input, atol, rtol, &hermitian, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_matrix_rank.out(Tensor self, float tol, bool hermitian=False, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_linalg_matrix_rank_out(
    tn_tensor *self, double tol, bool hermitian, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_matrix_rank.out", "TdbT->=", NULL, NULL};
    const void *const args[] = {self, &tol, &hermitian, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_matrix_rank.out_tol_tensor(Tensor input, Tensor tol, bool hermitian=False, *, Tensor(a!)
 * out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_linalg_matrix_rank_out_tol_tensor(
    tn_tensor *input, tn_tensor *tol, bool hermitian, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_matrix_rank.out_tol_tensor", "TTbT->=", NULL, NULL};
    const void *const args[] = {input, tol, &hermitian, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_multi_dot.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_linalg_multi_dot_out(
    tn_tensor *const *tensors, size_t tensors_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_multi_dot.out", "LTT->=", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_norm.ord_str_out(Tensor self, str ord, int[1]? dim=None, bool keepdim=False, *,
 * ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim, dtype.
 */
TN_NODISCARD static inline tn_status tn_linalg_norm_ord_str_out(
    tn_tensor *self, const char *ord, const int64_t *dim, size_t dim_count, bool keepdim,
    const tn_dtype *dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_norm.ord_str_out", "Ts?Lib?yT->=", NULL, NULL};
    const void *const args[] = {self, ord, dim, &dim_count, &keepdim, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_norm.out(Tensor self, Scalar? ord=None, int[1]? dim=None, bool keepdim=False, *,
 * ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: ord, dim, dtype.
 */
TN_NODISCARD static inline tn_status tn_linalg_norm_out(
    tn_tensor *self, const tn_value *ord, const int64_t *dim, size_t dim_count, bool keepdim,
    const tn_dtype *dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_norm.out", "T?S?Lib?yT->=", NULL, NULL};
    const void *const args[] = {self, ord, dim, &dim_count, &keepdim, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_pinv.atol_rtol_float_out(Tensor self, *, float? atol=None, float? rtol=None, bool
 * hermitian=False, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: atol, rtol.
 */
TN_NODISCARD static inline tn_status tn_linalg_pinv_atol_rtol_float_out(
    tn_tensor *self, const double *atol, const double *rtol, bool hermitian, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_pinv.atol_rtol_float_out", "T?d?dbT->=", NULL, NULL};
    const void *const args[] = {self, atol, rtol, &hermitian, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_pinv.atol_rtol_tensor_out(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool
 * hermitian=False, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: atol, rtol.
 */
TN_NODISCARD static inline tn_status tn_linalg_pinv_atol_rtol_tensor_out(
    tn_tensor *self, tn_tensor *atol, tn_tensor *rtol, bool hermitian, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_pinv.atol_rtol_tensor_out", "T?T?TbT->=", NULL, NULL};
    const void *const args[] = {self, atol, rtol, &hermitian, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_pinv.out(Tensor self, float rcond, bool hermitian=False, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_linalg_pinv_out(
    tn_tensor *self, double rcond, bool hermitian, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_pinv.out", "TdbT->=", NULL, NULL};
    const void *const args[] = {self, &rcond, &hermitian, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_pinv.out_rcond_tensor(Tensor self, Tensor rcond, bool hermitian=False, *, Tensor(a!) out)
 * -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_linalg_pinv_out_rcond_tensor(
    tn_tensor *self, tn_tensor *rcond, bool hermitian, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_pinv.out_rcond_tensor", "TTbT->=", NULL, NULL};
    const void *const args[] = {self, rcond, &hermitian, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_qr.out(Tensor A, str mode='reduced', *, Tensor(a!) Q, Tensor(b!) R) -> (Tensor(a!) Q,
 * Tensor(b!) R)
 */
TN_NODISCARD static inline tn_status tn_linalg_qr_out(
    tn_tensor *A, const char *mode, tn_tensor *Q, tn_tensor *R)
{
    static tn_op_site site = {"aten::linalg_qr.out", "TsTT->==", NULL, NULL};
    const void *const args[] = {A, mode, Q, R};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_slogdet.out(Tensor A, *, Tensor(a!) sign, Tensor(b!) logabsdet) -> (Tensor(a!) sign,
 * Tensor(b!) logabsdet)
 */
TN_NODISCARD static inline tn_status tn_linalg_slogdet_out(
    tn_tensor *A, tn_tensor *sign, tn_tensor *logabsdet)
{
    static tn_op_site site = {"aten::linalg_slogdet.out", "TTT->==", NULL, NULL};
    const void *const args[] = {A, sign, logabsdet};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_solve.out(Tensor A, Tensor B, *, bool left=True, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_linalg_solve_out(
    tn_tensor *A, tn_tensor *B, bool left, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_solve.out", "TTbT->=", NULL, NULL};
    const void *const args[] = {A, B, &left, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_solve_ex.out(Tensor A, Tensor B, *, bool left=True, bool check_errors=False, Tensor(a!)
 * result, Tensor(b!) info) -> (Tensor(a!) result, Tensor(b!) info)
 */
TN_NODISCARD static inline tn_status tn_linalg_solve_ex_out(
    tn_tensor *A, tn_tensor *B, bool left, bool check_errors, tn_tensor *result, tn_tensor *info)
{
    static tn_op_site site = {"aten::linalg_solve_ex.out", "TTbbTT->==", NULL, NULL};
    const void *const args[] = {A, B, &left, &check_errors, result, info};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_solve_triangular.out(Tensor self, Tensor B, *, bool upper, bool left=True, bool
 * unitriangular=False, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_linalg_solve_triangular_out(
    tn_tensor *self, tn_tensor *B, bool upper, bool left, bool unitriangular, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_solve_triangular.out", "TTbbbT->=", NULL, NULL};
    const void *const args[] = {self, B, &upper, &left, &unitriangular, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_svd.U(Tensor A, bool full_matrices=True, *, str? driver=None, Tensor(a!) U, Tensor(b!) S,
 * Tensor(c!) Vh) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh)
 * NULL is None: driver.
 */
TN_NODISCARD static inline tn_status tn_linalg_svd_U(
    tn_tensor *A, bool full_matrices, const char *driver, tn_tensor *U, tn_tensor *S,
    tn_tensor *Vh)
{
    static tn_op_site site = {"aten::linalg_svd.U", "Tb?sTTT->===", NULL, NULL};
    const void *const args[] = {A, &full_matrices, driver, U, S, Vh};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_svdvals.out(Tensor A, *, str? driver=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: driver.
 */
TN_NODISCARD static inline tn_status tn_linalg_svdvals_out(
    tn_tensor *A, const char *driver, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_svdvals.out", "T?sT->=", NULL, NULL};
    const void *const args[] = {A, driver, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_tensorinv.out(Tensor self, int ind=2, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_linalg_tensorinv_out(
    tn_tensor *self, int64_t ind, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_tensorinv.out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &ind, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_tensorsolve.out(Tensor self, Tensor other, int[]? dims=None, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: dims.
 */
TN_NODISCARD static inline tn_status tn_linalg_tensorsolve_out(
    tn_tensor *self, tn_tensor *other, const int64_t *dims, size_t dims_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_tensorsolve.out", "TT?LiT->=", NULL, NULL};
    const void *const args[] = {self, other, dims, &dims_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_vecdot.out(Tensor x, Tensor y, *, int dim=-1, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_linalg_vecdot_out(
    tn_tensor *x, tn_tensor *y, int64_t dim, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_vecdot.out", "TTiT->=", NULL, NULL};
    const void *const args[] = {x, y, &dim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linalg_vector_norm.out(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *,
 * ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim, dtype.
 */
TN_NODISCARD static inline tn_status tn_linalg_vector_norm_out(
    tn_tensor *self, tn_value ord, const int64_t *dim, size_t dim_count, bool keepdim,
    const tn_dtype *dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_vector_norm.out", "TS?Lib?yT->=", NULL, NULL};
    const void *const args[] = {self, &ord, dim, &dim_count, &keepdim, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linear.out(Tensor input, Tensor weight, Tensor? bias=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_linear_out(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *out)
{
    static tn_op_site site = {"aten::linear.out", "TT?TT->=", NULL, NULL};
    const void *const args[] = {input, weight, bias, out};
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

/*
 * linspace.out(Scalar start, Scalar end, int steps, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_linspace_out(
    tn_value start, tn_value end, int64_t steps, tn_tensor *out)
{
    static tn_op_site site = {"aten::linspace.out", "SSiT->=", NULL, NULL};
    const void *const args[] = {&start, &end, &steps, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * log.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_log_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::log.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * log10.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_log10_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::log10.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_log1p_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::log1p.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * log2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_log2_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::log2.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * log_normal.out(Tensor self, float mean=1., float std=2., *, Generator? generator=None, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_log_normal_out(
    tn_tensor *self, double mean, double std, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::log_normal.out", "Tdd*T->=", NULL, NULL};
    const void *const args[] = {self, &mean, &std, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * log_sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_log_sigmoid_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::log_sigmoid.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * log_sigmoid_backward.grad_input(Tensor grad_output, Tensor self, Tensor buffer, *, Tensor(a!)
 * grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_log_sigmoid_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *buffer, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::log_sigmoid_backward.grad_input", "TTTT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, buffer, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * log_sigmoid_forward.output(Tensor self, *, Tensor(a!) output, Tensor(b!) buffer) -> (Tensor(a!),
 * Tensor(b!))
 */
TN_NODISCARD static inline tn_status tn_log_sigmoid_forward_output(
    tn_tensor *self, tn_tensor *output, tn_tensor *buffer)
{
    static tn_op_site site = {"aten::log_sigmoid_forward.output", "TTT->==", NULL, NULL};
    const void *const args[] = {self, output, buffer};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * log_softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_log_softmax_int_out(
    tn_tensor *self, int64_t dim, const tn_dtype *dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::log_softmax.int_out", "Ti?yT->=", NULL, NULL};
    const void *const args[] = {self, &dim, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * logaddexp.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_logaddexp_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::logaddexp.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * logaddexp2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_logaddexp2_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::logaddexp2.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * logcumsumexp.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_logcumsumexp_out(
    tn_tensor *self, int64_t dim, tn_tensor *out)
{
    static tn_op_site site = {"aten::logcumsumexp.out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &dim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * logical_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_logical_and_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::logical_and.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * logical_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_logical_not_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::logical_not.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * logical_or.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_logical_or_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::logical_or.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * logical_xor.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_logical_xor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::logical_xor.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * logit.out(Tensor self, float? eps=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: eps.
 */
TN_NODISCARD static inline tn_status tn_logit_out(
    tn_tensor *self, const double *eps, tn_tensor *out)
{
    static tn_op_site site = {"aten::logit.out", "T?dT->=", NULL, NULL};
    const void *const args[] = {self, eps, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * logit_backward.grad_input(Tensor grad_output, Tensor self, float? eps=None, *, Tensor(a!)
 * grad_input) -> Tensor(a!)
 * NULL is None: eps.
 */
TN_NODISCARD static inline tn_status tn_logit_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, const double *eps, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::logit_backward.grad_input", "TT?dT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, eps, grad_input};
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

/*
 * logsumexp.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_logsumexp_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, tn_tensor *out)
{
    static tn_op_site site = {"aten::logsumexp.out", "TLibT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * lt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_lt_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::lt.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * lt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_lt_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::lt.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * lu_solve.out(Tensor self, Tensor LU_data, Tensor LU_pivots, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_lu_solve_out(
    tn_tensor *self, tn_tensor *LU_data, tn_tensor *LU_pivots, tn_tensor *out)
{
    static tn_op_site site = {"aten::lu_solve.out", "TTTT->=", NULL, NULL};
    const void *const args[] = {self, LU_data, LU_pivots, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * lu_unpack.out(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True,
 * *, Tensor(a!) P, Tensor(b!) L, Tensor(c!) U) -> (Tensor(a!) P, Tensor(b!) L, Tensor(c!) U)
 */
TN_NODISCARD static inline tn_status tn_lu_unpack_out(
    tn_tensor *LU_data, tn_tensor *LU_pivots, bool unpack_data, bool unpack_pivots, tn_tensor *P,
    tn_tensor *L, tn_tensor *U)
{
    static tn_op_site site = {"aten::lu_unpack.out", "TTbbTTT->===", NULL, NULL};
    const void *const args[] = {LU_data, LU_pivots, &unpack_data, &unpack_pivots, P, L, U};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * masked_fill.Scalar_out(Tensor self, Tensor mask, Scalar value, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_masked_fill_Scalar_out(
    tn_tensor *self, tn_tensor *mask, tn_value value, tn_tensor *out)
{
    static tn_op_site site = {"aten::masked_fill.Scalar_out", "TTST->=", NULL, NULL};
    const void *const args[] = {self, mask, &value, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * masked_fill.Tensor_out(Tensor self, Tensor mask, Tensor value, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_masked_fill_Tensor_out(
    tn_tensor *self, tn_tensor *mask, tn_tensor *value, tn_tensor *out)
{
    static tn_op_site site = {"aten::masked_fill.Tensor_out", "TTTT->=", NULL, NULL};
    const void *const args[] = {self, mask, value, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * masked_scatter.out(Tensor self, Tensor mask, Tensor source, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_masked_scatter_out(
    tn_tensor *self, tn_tensor *mask, tn_tensor *source, tn_tensor *out)
{
    static tn_op_site site = {"aten::masked_scatter.out", "TTTT->=", NULL, NULL};
    const void *const args[] = {self, mask, source, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * masked_select.out(Tensor self, Tensor mask, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_masked_select_out(
    tn_tensor *self, tn_tensor *mask, tn_tensor *out)
{
    static tn_op_site site = {"aten::masked_select.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, mask, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * matmul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_matmul_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::matmul.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * matrix_power.out(Tensor self, int n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_matrix_power_out(
    tn_tensor *self, int64_t n, tn_tensor *out)
{
    static tn_op_site site = {"aten::matrix_power.out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values)
 * -> (Tensor(a!) values, Tensor(b!) indices)
 */
TN_NODISCARD static inline tn_status tn_max_dim_max(
    tn_tensor *self, int64_t dim, bool keepdim, tn_tensor *max, tn_tensor *max_values)
{
    static tn_op_site site = {"aten::max.dim_max", "TibTT->==", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim, max, max_values};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * max.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_max_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::max.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * max.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_max_unary_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::max.unary_out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * max_pool2d_with_indices.out(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0,
 * int[2] dilation=1, bool ceil_mode=False, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!),
 * Tensor(b!))
 */
TN_NODISCARD static inline tn_status tn_max_pool2d_with_indices_out(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, bool ceil_mode, tn_tensor *out, tn_tensor *indices)
{
    static tn_op_site site = {"aten::max_pool2d_with_indices.out", "TLiLiLiLibTT->==", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, stride, &stride_count,
        padding, &padding_count, dilation, &dilation_count, &ceil_mode, out, indices};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * max_pool2d_with_indices_backward.grad_input(Tensor grad_output, Tensor self, int[2] kernel_size,
 * int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices, *, Tensor(a!)
 * grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_max_pool2d_with_indices_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *stride, size_t stride_count, const int64_t *padding, size_t padding_count,
    const int64_t *dilation, size_t dilation_count, bool ceil_mode, tn_tensor *indices,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::max_pool2d_with_indices_backward.grad_input", "TTLiLiLiLibTT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, kernel_size, &kernel_size_count, stride,
        &stride_count, padding, &padding_count, dilation, &dilation_count, &ceil_mode, indices,
        grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * max_pool3d_with_indices.out(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0,
 * int[3] dilation=1, bool ceil_mode=False, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!),
 * Tensor(b!))
 */
TN_NODISCARD static inline tn_status tn_max_pool3d_with_indices_out(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, bool ceil_mode, tn_tensor *out, tn_tensor *indices)
{
    static tn_op_site site = {"aten::max_pool3d_with_indices.out", "TLiLiLiLibTT->==", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, stride, &stride_count,
        padding, &padding_count, dilation, &dilation_count, &ceil_mode, out, indices};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * max_pool3d_with_indices_backward.grad_input(Tensor grad_output, Tensor self, int[3] kernel_size,
 * int[3] stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices, *, Tensor(a!)
 * grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_max_pool3d_with_indices_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count,
    const int64_t *stride, size_t stride_count, const int64_t *padding, size_t padding_count,
    const int64_t *dilation, size_t dilation_count, bool ceil_mode, tn_tensor *indices,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::max_pool3d_with_indices_backward.grad_input", "TTLiLiLiLibTT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, kernel_size, &kernel_size_count, stride,
        &stride_count, padding, &padding_count, dilation, &dilation_count, &ceil_mode, indices,
        grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * max_unpool2d.out(Tensor self, Tensor indices, SymInt[2] output_size, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_max_unpool2d_out(
    tn_tensor *self, tn_tensor *indices, const int64_t *output_size, size_t output_size_count,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::max_unpool2d.out", "TTLiT->=", NULL, NULL};
    const void *const args[] = {self, indices, output_size, &output_size_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * max_unpool3d.out(Tensor self, Tensor indices, SymInt[3] output_size, int[3] stride, int[3]
 * padding, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_max_unpool3d_out(
    tn_tensor *self, tn_tensor *indices, const int64_t *output_size, size_t output_size_count,
    const int64_t *stride, size_t stride_count, const int64_t *padding, size_t padding_count,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::max_unpool3d.out", "TTLiLiLiT->=", NULL, NULL};
    const void *const args[] = {self, indices, output_size, &output_size_count, stride,
        &stride_count, padding, &padding_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * maximum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_maximum_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::maximum.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * mean.dtype_out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_mean_dtype_out(
    tn_tensor *self, const tn_dtype *dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::mean.dtype_out", "T?yT->=", NULL, NULL};
    const void *const args[] = {self, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out)
 * -> Tensor(a!)
 * NULL is None: dim, dtype.
 */
TN_NODISCARD static inline tn_status tn_mean_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, const tn_dtype *dtype,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::mean.out", "T?Lib?yT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * median.dim_values(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tensor(b!)
 * indices) -> (Tensor(a!) values, Tensor(b!) indices)
 */
TN_NODISCARD static inline tn_status tn_median_dim_values(
    tn_tensor *self, int64_t dim, bool keepdim, tn_tensor *values, tn_tensor *indices)
{
    static tn_op_site site = {"aten::median.dim_values", "TibTT->==", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim, values, indices};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * median.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_median_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::median.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * min.dim_min(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) min, Tensor(b!) min_indices)
 * -> (Tensor(a!) values, Tensor(b!) indices)
 */
TN_NODISCARD static inline tn_status tn_min_dim_min(
    tn_tensor *self, int64_t dim, bool keepdim, tn_tensor *min, tn_tensor *min_indices)
{
    static tn_op_site site = {"aten::min.dim_min", "TibTT->==", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim, min, min_indices};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * min.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_min_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::min.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * min.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_min_unary_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::min.unary_out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * minimum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_minimum_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::minimum.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * mish.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_mish_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::mish.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_mm_out(
    tn_tensor *self, tn_tensor *mat2, tn_tensor *out)
{
    static tn_op_site site = {"aten::mm.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, mat2, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * mode.values(Tensor self, int dim=-1, bool keepdim=False, *, Tensor(a!) values, Tensor(b!)
 * indices) -> (Tensor(a!) values, Tensor(b!) indices)
 */
TN_NODISCARD static inline tn_status tn_mode_values(
    tn_tensor *self, int64_t dim, bool keepdim, tn_tensor *values, tn_tensor *indices)
{
    static tn_op_site site = {"aten::mode.values", "TibTT->==", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim, values, indices};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * mse_loss.out(Tensor self, Tensor target, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_mse_loss_out(
    tn_tensor *self, tn_tensor *target, int64_t reduction, tn_tensor *out)
{
    static tn_op_site site = {"aten::mse_loss.out", "TTiT->=", NULL, NULL};
    const void *const args[] = {self, target, &reduction, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * mse_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, int reduction, *,
 * Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_mse_loss_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, int64_t reduction,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::mse_loss_backward.grad_input", "TTTiT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, target, &reduction, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * msort.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_msort_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::msort.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * mul.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_mul_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::mul.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_mul_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::mul.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * multi_margin_loss.out(Tensor self, Tensor target, Scalar p=1, Scalar margin=1, Tensor?
 * weight=None, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_multi_margin_loss_out(
    tn_tensor *self, tn_tensor *target, tn_value p, tn_value margin, tn_tensor *weight,
    int64_t reduction, tn_tensor *out)
{
    static tn_op_site site = {"aten::multi_margin_loss.out", "TTSS?TiT->=", NULL, NULL};
    const void *const args[] = {self, target, &p, &margin, weight, &reduction, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * multi_margin_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, Scalar p,
 * Scalar margin, Tensor? weight=None, int reduction=Mean, *, Tensor(a!) grad_input) -> Tensor(a!)
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_multi_margin_loss_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, tn_value p, tn_value margin,
    tn_tensor *weight, int64_t reduction, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::multi_margin_loss_backward.grad_input", "TTTSS?TiT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, target, &p, &margin, weight, &reduction,
        grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * multilabel_margin_loss.out(Tensor self, Tensor target, int reduction=Mean, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_multilabel_margin_loss_out(
    tn_tensor *self, tn_tensor *target, int64_t reduction, tn_tensor *out)
{
    static tn_op_site site = {"aten::multilabel_margin_loss.out", "TTiT->=", NULL, NULL};
    const void *const args[] = {self, target, &reduction, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * multilabel_margin_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, int
 * reduction, Tensor is_target, *, Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_multilabel_margin_loss_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, int64_t reduction,
    tn_tensor *is_target, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::multilabel_margin_loss_backward.grad_input", "TTTiTT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, target, &reduction, is_target, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * multilabel_margin_loss_forward.output(Tensor self, Tensor target, int reduction, *, Tensor(a!)
 * output, Tensor(b!) is_target) -> (Tensor(a!), Tensor(b!))
 */
TN_NODISCARD static inline tn_status tn_multilabel_margin_loss_forward_output(
    tn_tensor *self, tn_tensor *target, int64_t reduction, tn_tensor *output, tn_tensor *is_target)
{
    static tn_op_site site = {"aten::multilabel_margin_loss_forward.output", "TTiTT->==", NULL, NULL};
    const void *const args[] = {self, target, &reduction, output, is_target};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * multinomial.out(Tensor self, SymInt num_samples, bool replacement=False, *, Generator?
 * generator=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_multinomial_out(
    tn_tensor *self, int64_t num_samples, bool replacement, const tn_value *generator,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::multinomial.out", "Tib*T->=", NULL, NULL};
    const void *const args[] = {self, &num_samples, &replacement, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * multiply.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_multiply_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::multiply.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * mv.out(Tensor self, Tensor vec, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_mv_out(
    tn_tensor *self, tn_tensor *vec, tn_tensor *out)
{
    static tn_op_site site = {"aten::mv.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, vec, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * mvlgamma.out(Tensor self, int p, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_mvlgamma_out(
    tn_tensor *self, int64_t p, tn_tensor *out)
{
    static tn_op_site site = {"aten::mvlgamma.out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &p, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nan_to_num.out(Tensor self, float? nan=None, float? posinf=None, float? neginf=None, *,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: nan, posinf, neginf.
 */
TN_NODISCARD static inline tn_status tn_nan_to_num_out(
    tn_tensor *self, const double *nan, const double *posinf, const double *neginf, tn_tensor *out)
{
    static tn_op_site site = {"aten::nan_to_num.out", "T?d?d?dT->=", NULL, NULL};
    const void *const args[] = {self, nan, posinf, neginf, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nanmean.out(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim, dtype.
 */
TN_NODISCARD static inline tn_status tn_nanmean_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, const tn_dtype *dtype,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::nanmean.out", "T?Lib?yT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nanmedian.dim_values(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tensor(b!)
 * indices) -> (Tensor(a!) values, Tensor(b!) indices)
 */
TN_NODISCARD static inline tn_status tn_nanmedian_dim_values(
    tn_tensor *self, int64_t dim, bool keepdim, tn_tensor *values, tn_tensor *indices)
{
    static tn_op_site site = {"aten::nanmedian.dim_values", "TibTT->==", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim, values, indices};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nanmedian.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_nanmedian_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::nanmedian.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nanquantile.out(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str
 * interpolation='linear', Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_nanquantile_out(
    tn_tensor *self, tn_tensor *q, const int64_t *dim, bool keepdim, const char *interpolation,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::nanquantile.out", "TT?ibsT->=", NULL, NULL};
    const void *const args[] = {self, q, dim, &keepdim, interpolation, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nanquantile.scalar_out(Tensor self, float q, int? dim=None, bool keepdim=False, *, str
 * interpolation='linear', Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_nanquantile_scalar_out(
    tn_tensor *self, double q, const int64_t *dim, bool keepdim, const char *interpolation,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::nanquantile.scalar_out", "Td?ibsT->=", NULL, NULL};
    const void *const args[] = {self, &q, dim, &keepdim, interpolation, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nansum.out(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim, dtype.
 */
TN_NODISCARD static inline tn_status tn_nansum_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, const tn_dtype *dtype,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::nansum.out", "T?Lib?yT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * narrow_copy.out(Tensor self, int dim, SymInt start, SymInt length, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_narrow_copy_out(
    tn_tensor *self, int64_t dim, int64_t start, int64_t length, tn_tensor *out)
{
    static tn_op_site site = {"aten::narrow_copy.out", "TiiiT->=", NULL, NULL};
    const void *const args[] = {self, &dim, &start, &length, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * native_batch_norm.out(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor?
 * running_var, bool training, float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean,
 * Tensor(c!) save_invstd) -> (Tensor(a!), Tensor(b!), Tensor(c!))
 * NULL is None: weight, bias, running_mean, running_var.
 */
TN_NODISCARD static inline tn_status tn_native_batch_norm_out(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean,
    tn_tensor *running_var, bool training, double momentum, double eps, tn_tensor *out,
    tn_tensor *save_mean, tn_tensor *save_invstd)
{
    static tn_op_site site = {"aten::native_batch_norm.out", "T?T?T?T?TbddTTT->===", NULL, NULL};
    const void *const args[] = {input, weight, bias, running_mean, running_var, &training,
        &momentum, &eps, out, save_mean, save_invstd};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * native_batch_norm_backward.out(Tensor grad_out, Tensor input, Tensor? weight, Tensor?
 * running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps,
 * bool[3] output_mask, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!),
 * Tensor(b!), Tensor(c!))
 * NULL is None: weight, running_mean, running_var, save_mean, save_invstd.
 */
TN_NODISCARD static inline tn_status tn_native_batch_norm_backward_out(
    tn_tensor *grad_out, tn_tensor *input, tn_tensor *weight, tn_tensor *running_mean,
    tn_tensor *running_var, tn_tensor *save_mean, tn_tensor *save_invstd, bool train, double eps,
    const bool *output_mask, size_t output_mask_count, tn_tensor *out0, tn_tensor *out1,
    tn_tensor *out2)
{
    static tn_op_site site = {"aten::native_batch_norm_backward.out", "TT?T?T?T?T?TbdLbTTT->===", NULL, NULL};
    const void *const args[] = {grad_out, input, weight, running_mean, running_var, save_mean,
        save_invstd, &train, &eps, output_mask, &output_mask_count, out0, out1, out2};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * native_dropout.out(Tensor input, float p, bool? train, *, Tensor(a!) out0, Tensor(b!) out1) ->
 * (Tensor(a!), Tensor(b!))
 * NULL is None: train.
 */
TN_NODISCARD static inline tn_status tn_native_dropout_out(
    tn_tensor *input, double p, const bool *train, tn_tensor *out0, tn_tensor *out1)
{
    static tn_op_site site = {"aten::native_dropout.out", "Td?bTT->==", NULL, NULL};
    const void *const args[] = {input, &p, train, out0, out1};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * native_dropout_backward.out(Tensor grad_output, Tensor mask, float scale, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_native_dropout_backward_out(
    tn_tensor *grad_output, tn_tensor *mask, double scale, tn_tensor *out)
{
    static tn_op_site site = {"aten::native_dropout_backward.out", "TTdT->=", NULL, NULL};
    const void *const args[] = {grad_output, mask, &scale, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * native_group_norm.out(Tensor input, Tensor? weight, Tensor? bias, SymInt N, SymInt C, SymInt HxW,
 * int group, float eps, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!),
 * Tensor(b!), Tensor(c!))
 * NULL is None: weight, bias.
 */
TN_NODISCARD static inline tn_status tn_native_group_norm_out(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, int64_t N, int64_t C, int64_t HxW,
    int64_t group, double eps, tn_tensor *out0, tn_tensor *out1, tn_tensor *out2)
{
    static tn_op_site site = {"aten::native_group_norm.out", "T?T?TiiiidTTT->===", NULL, NULL};
    const void *const args[] = {input, weight, bias, &N, &C, &HxW, &group, &eps, out0, out1, out2};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * native_group_norm_backward.out(Tensor grad_out, Tensor input, Tensor mean, Tensor rstd, Tensor?
 * weight, SymInt N, SymInt C, SymInt HxW, int group, bool[3] output_mask, *, Tensor(a!) out0,
 * Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_native_group_norm_backward_out(
    tn_tensor *grad_out, tn_tensor *input, tn_tensor *mean, tn_tensor *rstd, tn_tensor *weight,
    int64_t N, int64_t C, int64_t HxW, int64_t group, const bool *output_mask,
    size_t output_mask_count, tn_tensor *out0, tn_tensor *out1, tn_tensor *out2)
{
    static tn_op_site site = {"aten::native_group_norm_backward.out", "TTTT?TiiiiLbTTT->===", NULL, NULL};
    const void *const args[] = {grad_out, input, mean, rstd, weight, &N, &C, &HxW, &group,
        output_mask, &output_mask_count, out0, out1, out2};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * native_layer_norm.out(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias,
 * float eps, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!),
 * Tensor(c!))
 * NULL is None: weight, bias.
 */
TN_NODISCARD static inline tn_status tn_native_layer_norm_out(
    tn_tensor *input, const int64_t *normalized_shape, size_t normalized_shape_count,
    tn_tensor *weight, tn_tensor *bias, double eps, tn_tensor *out0, tn_tensor *out1,
    tn_tensor *out2)
{
    static tn_op_site site = {"aten::native_layer_norm.out", "TLi?T?TdTTT->===", NULL, NULL};
    const void *const args[] = {input, normalized_shape, &normalized_shape_count, weight, bias,
        &eps, out0, out1, out2};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * native_layer_norm_backward.out(Tensor grad_out, Tensor input, SymInt[] normalized_shape, Tensor
 * mean, Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask, *, Tensor(a!) out0,
 * Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))
 * NULL is None: weight, bias.
 */
TN_NODISCARD static inline tn_status tn_native_layer_norm_backward_out(
    tn_tensor *grad_out, tn_tensor *input, const int64_t *normalized_shape,
    size_t normalized_shape_count, tn_tensor *mean, tn_tensor *rstd, tn_tensor *weight,
    tn_tensor *bias, const bool *output_mask, size_t output_mask_count, tn_tensor *out0,
    tn_tensor *out1, tn_tensor *out2)
{
    static tn_op_site site = {"aten::native_layer_norm_backward.out", "TTLiTT?T?TLbTTT->===", NULL, NULL};
    const void *const args[] = {grad_out, input, normalized_shape, &normalized_shape_count, mean,
        rstd, weight, bias, output_mask, &output_mask_count, out0, out1, out2};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * ne.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_ne_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::ne.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * ne.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_ne_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::ne.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_neg_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::neg.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * negative.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_negative_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::negative.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * new_empty.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
 */
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

/*
 * new_full.out(Tensor self, SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_new_full_out(
    tn_tensor *self, const int64_t *size, size_t size_count, tn_value fill_value, tn_tensor *out)
{
    static tn_op_site site = {"aten::new_full.out", "TLiST->=", NULL, NULL};
    const void *const args[] = {self, size, &size_count, &fill_value, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * new_ones.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_new_ones_out(
    tn_tensor *self, const int64_t *size, size_t size_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::new_ones.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, size, &size_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * new_zeros.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_new_zeros_out(
    tn_tensor *self, const int64_t *size, size_t size_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::new_zeros.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, size, &size_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nextafter.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_nextafter_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::nextafter.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nll_loss.out(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt
 * ignore_index=-100, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_nll_loss_out(
    tn_tensor *self, tn_tensor *target, tn_tensor *weight, int64_t reduction, int64_t ignore_index,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::nll_loss.out", "TT?TiiT->=", NULL, NULL};
    const void *const args[] = {self, target, weight, &reduction, &ignore_index, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nll_loss2d.out(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt
 * ignore_index=-100, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_nll_loss2d_out(
    tn_tensor *self, tn_tensor *target, tn_tensor *weight, int64_t reduction, int64_t ignore_index,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::nll_loss2d.out", "TT?TiiT->=", NULL, NULL};
    const void *const args[] = {self, target, weight, &reduction, &ignore_index, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nll_loss2d_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, Tensor? weight,
 * int reduction, SymInt ignore_index, Tensor total_weight, *, Tensor(a!) grad_input) -> Tensor(a!)
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_nll_loss2d_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, tn_tensor *weight,
    int64_t reduction, int64_t ignore_index, tn_tensor *total_weight, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::nll_loss2d_backward.grad_input", "TTT?TiiTT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, target, weight, &reduction, &ignore_index,
        total_weight, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nll_loss2d_forward.output(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt
 * ignore_index, *, Tensor(a!) output, Tensor(b!) total_weight) -> (Tensor(a!), Tensor(b!))
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_nll_loss2d_forward_output(
    tn_tensor *self, tn_tensor *target, tn_tensor *weight, int64_t reduction, int64_t ignore_index,
    tn_tensor *output, tn_tensor *total_weight)
{
    static tn_op_site site = {"aten::nll_loss2d_forward.output", "TT?TiiTT->==", NULL, NULL};
    const void *const args[] = {self, target, weight, &reduction, &ignore_index, output,
        total_weight};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nll_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int
 * reduction, SymInt ignore_index, Tensor total_weight, *, Tensor(a!) grad_input) -> Tensor(a!)
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_nll_loss_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, tn_tensor *weight,
    int64_t reduction, int64_t ignore_index, tn_tensor *total_weight, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::nll_loss_backward.grad_input", "TTT?TiiTT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, target, weight, &reduction, &ignore_index,
        total_weight, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nll_loss_forward.output(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt
 * ignore_index, *, Tensor(a!) output, Tensor(b!) total_weight) -> (Tensor(a!), Tensor(b!))
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_nll_loss_forward_output(
    tn_tensor *self, tn_tensor *target, tn_tensor *weight, int64_t reduction, int64_t ignore_index,
    tn_tensor *output, tn_tensor *total_weight)
{
    static tn_op_site site = {"aten::nll_loss_forward.output", "TT?TiiTT->==", NULL, NULL};
    const void *const args[] = {self, target, weight, &reduction, &ignore_index, output,
        total_weight};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nonzero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_nonzero_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::nonzero.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nonzero_static.out(Tensor self, *, SymInt size, int fill_value=-1, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_nonzero_static_out(
    tn_tensor *self, int64_t size, int64_t fill_value, tn_tensor *out)
{
    static tn_op_site site = {"aten::nonzero_static.out", "TiiT->=", NULL, NULL};
    const void *const args[] = {self, &size, &fill_value, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * norm.ScalarOpt_dtype_out(Tensor self, Scalar? p, *, ScalarType dtype, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: p.
 */
TN_NODISCARD static inline tn_status tn_norm_ScalarOpt_dtype_out(
    tn_tensor *self, const tn_value *p, tn_dtype dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::norm.ScalarOpt_dtype_out", "T?SyT->=", NULL, NULL};
    const void *const args[] = {self, p, &dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * norm.Scalar_out(Tensor self, Scalar p=2, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_norm_Scalar_out(
    tn_tensor *self, tn_value p, tn_tensor *out)
{
    static tn_op_site site = {"aten::norm.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &p, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * norm.dtype_out(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: p.
 */
TN_NODISCARD static inline tn_status tn_norm_dtype_out(
    tn_tensor *self, const tn_value *p, const int64_t *dim, size_t dim_count, bool keepdim,
    tn_dtype dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::norm.dtype_out", "T?SLibyT->=", NULL, NULL};
    const void *const args[] = {self, p, dim, &dim_count, &keepdim, &dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * norm.out(Tensor self, Scalar? p, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: p.
 */
TN_NODISCARD static inline tn_status tn_norm_out(
    tn_tensor *self, const tn_value *p, const int64_t *dim, size_t dim_count, bool keepdim,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::norm.out", "T?SLibT->=", NULL, NULL};
    const void *const args[] = {self, p, dim, &dim_count, &keepdim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * normal.Tensor_Tensor_out(Tensor mean, Tensor std, *, Generator? generator=None, Tensor(a!) out)
 * -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_normal_Tensor_Tensor_out(
    tn_tensor *mean, tn_tensor *std, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::normal.Tensor_Tensor_out", "TT*T->=", NULL, NULL};
    const void *const args[] = {mean, std, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * normal.Tensor_float_out(Tensor mean, float std=1, *, Generator? generator=None, Tensor(a!) out)
 * -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_normal_Tensor_float_out(
    tn_tensor *mean, double std, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::normal.Tensor_float_out", "Td*T->=", NULL, NULL};
    const void *const args[] = {mean, &std, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * normal.float_Tensor_out(float mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_normal_float_Tensor_out(
    double mean, tn_tensor *std, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::normal.float_Tensor_out", "dT*T->=", NULL, NULL};
    const void *const args[] = {&mean, std, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * normal.float_float_out(float mean, float std, SymInt[] size, *, Generator? generator=None,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_normal_float_float_out(
    double mean, double std, const int64_t *size, size_t size_count, const tn_value *generator,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::normal.float_float_out", "ddLi*T->=", NULL, NULL};
    const void *const args[] = {&mean, &std, size, &size_count, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * normal.out(Tensor self, float mean=0., float std=1., *, Generator? generator=None, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_normal_out(
    tn_tensor *self, double mean, double std, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::normal.out", "Tdd*T->=", NULL, NULL};
    const void *const args[] = {self, &mean, &std, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * not_equal.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_not_equal_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::not_equal.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * not_equal.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_not_equal_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::not_equal.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nuclear_norm.dim_out(Tensor self, int[2] dim, bool keepdim=False, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_nuclear_norm_dim_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, tn_tensor *out)
{
    static tn_op_site site = {"aten::nuclear_norm.dim_out", "TLibT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * nuclear_norm.out(Tensor self, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_nuclear_norm_out(
    tn_tensor *self, bool keepdim, tn_tensor *out)
{
    static tn_op_site site = {"aten::nuclear_norm.out", "TbT->=", NULL, NULL};
    const void *const args[] = {self, &keepdim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * ones.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
 */
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

/*
 * orgqr.out(Tensor self, Tensor input2, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_orgqr_out(
    tn_tensor *self, tn_tensor *input2, tn_tensor *out)
{
    static tn_op_site site = {"aten::orgqr.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, input2, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * ormqr.out(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False, *,
 * Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_ormqr_out(
    tn_tensor *self, tn_tensor *input2, tn_tensor *input3, bool left, bool transpose,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::ormqr.out", "TTTbbT->=", NULL, NULL};
    const void *const args[] = {self, input2, input3, &left, &transpose, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * outer.out(Tensor self, Tensor vec2, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_outer_out(
    tn_tensor *self, tn_tensor *vec2, tn_tensor *out)
{
    static tn_op_site site = {"aten::outer.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, vec2, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * permute_copy.out(Tensor self, int[] dims, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_permute_copy_out(
    tn_tensor *self, const int64_t *dims, size_t dims_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::permute_copy.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, dims, &dims_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * pixel_shuffle.out(Tensor self, int upscale_factor, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_pixel_shuffle_out(
    tn_tensor *self, int64_t upscale_factor, tn_tensor *out)
{
    static tn_op_site site = {"aten::pixel_shuffle.out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &upscale_factor, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * pixel_unshuffle.out(Tensor self, int downscale_factor, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_pixel_unshuffle_out(
    tn_tensor *self, int64_t downscale_factor, tn_tensor *out)
{
    static tn_op_site site = {"aten::pixel_unshuffle.out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &downscale_factor, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * poisson.out(Tensor self, Generator? generator=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_poisson_out(
    tn_tensor *self, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::poisson.out", "T*T->=", NULL, NULL};
    const void *const args[] = {self, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * polar.out(Tensor abs, Tensor angle, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_polar_out(
    tn_tensor *abs, tn_tensor *angle, tn_tensor *out)
{
    static tn_op_site site = {"aten::polar.out", "TTT->=", NULL, NULL};
    const void *const args[] = {abs, angle, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * polygamma.out(int n, Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_polygamma_out(
    int64_t n, tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::polygamma.out", "iTT->=", NULL, NULL};
    const void *const args[] = {&n, self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * pow.Scalar_out(Scalar self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_pow_Scalar_out(
    tn_value self, tn_tensor *exponent, tn_tensor *out)
{
    static tn_op_site site = {"aten::pow.Scalar_out", "STT->=", NULL, NULL};
    const void *const args[] = {&self, exponent, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * pow.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_pow_Tensor_Scalar_out(
    tn_tensor *self, tn_value exponent, tn_tensor *out)
{
    static tn_op_site site = {"aten::pow.Tensor_Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &exponent, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * pow.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_pow_Tensor_Tensor_out(
    tn_tensor *self, tn_tensor *exponent, tn_tensor *out)
{
    static tn_op_site site = {"aten::pow.Tensor_Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, exponent, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * prod.int_out(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out)
 * -> Tensor(a!)
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_prod_int_out(
    tn_tensor *self, int64_t dim, bool keepdim, const tn_dtype *dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::prod.int_out", "Tib?yT->=", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * prod.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_prod_out(
    tn_tensor *self, const tn_dtype *dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::prod.out", "T?yT->=", NULL, NULL};
    const void *const args[] = {self, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * put.out(Tensor self, Tensor index, Tensor source, bool accumulate=False, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_put_out(
    tn_tensor *self, tn_tensor *index, tn_tensor *source, bool accumulate, tn_tensor *out)
{
    static tn_op_site site = {"aten::put.out", "TTTbT->=", NULL, NULL};
    const void *const args[] = {self, index, source, &accumulate, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * qr.Q(Tensor self, bool some=True, *, Tensor(a!) Q, Tensor(b!) R) -> (Tensor(a!) Q, Tensor(b!) R)
 */
TN_NODISCARD static inline tn_status tn_qr_Q(
    tn_tensor *self, bool some, tn_tensor *Q, tn_tensor *R)
{
    static tn_op_site site = {"aten::qr.Q", "TbTT->==", NULL, NULL};
    const void *const args[] = {self, &some, Q, R};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * quantile.out(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str
 * interpolation='linear', Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_quantile_out(
    tn_tensor *self, tn_tensor *q, const int64_t *dim, bool keepdim, const char *interpolation,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::quantile.out", "TT?ibsT->=", NULL, NULL};
    const void *const args[] = {self, q, dim, &keepdim, interpolation, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * quantile.scalar_out(Tensor self, float q, int? dim=None, bool keepdim=False, *, str
 * interpolation='linear', Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_quantile_scalar_out(
    tn_tensor *self, double q, const int64_t *dim, bool keepdim, const char *interpolation,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::quantile.scalar_out", "Td?ibsT->=", NULL, NULL};
    const void *const args[] = {self, &q, dim, &keepdim, interpolation, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * rad2deg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_rad2deg_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::rad2deg.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * rand.generator_out(SymInt[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_rand_generator_out(
    const int64_t *size, size_t size_count, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::rand.generator_out", "Li*T->=", NULL, NULL};
    const void *const args[] = {size, &size_count, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * rand.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_rand_out(
    const int64_t *size, size_t size_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::rand.out", "LiT->=", NULL, NULL};
    const void *const args[] = {size, &size_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * rand_like.generator_out(Tensor self, *, Generator? generator, MemoryFormat? memory_format=None,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: generator, memory_format.
 */
TN_NODISCARD static inline tn_status tn_rand_like_generator_out(
    tn_tensor *self, const tn_value *generator, const tn_memory_format *memory_format,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::rand_like.generator_out", "T*?mT->=", NULL, NULL};
    const void *const args[] = {self, generator, memory_format, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * rand_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_rand_like_out(
    tn_tensor *self, const tn_memory_format *memory_format, tn_tensor *out)
{
    static tn_op_site site = {"aten::rand_like.out", "T?mT->=", NULL, NULL};
    const void *const args[] = {self, memory_format, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * randint.generator_out(SymInt high, SymInt[] size, *, Generator? generator, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_randint_generator_out(
    int64_t high, const int64_t *size, size_t size_count, const tn_value *generator,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::randint.generator_out", "iLi*T->=", NULL, NULL};
    const void *const args[] = {&high, size, &size_count, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * randint.low_generator_out(SymInt low, SymInt high, SymInt[] size, *, Generator? generator,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_randint_low_generator_out(
    int64_t low, int64_t high, const int64_t *size, size_t size_count, const tn_value *generator,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::randint.low_generator_out", "iiLi*T->=", NULL, NULL};
    const void *const args[] = {&low, &high, size, &size_count, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * randint.low_out(SymInt low, SymInt high, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_randint_low_out(
    int64_t low, int64_t high, const int64_t *size, size_t size_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::randint.low_out", "iiLiT->=", NULL, NULL};
    const void *const args[] = {&low, &high, size, &size_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * randint.out(SymInt high, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_randint_out(
    int64_t high, const int64_t *size, size_t size_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::randint.out", "iLiT->=", NULL, NULL};
    const void *const args[] = {&high, size, &size_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * randint_like.Tensor_generator_out(Tensor self, Tensor high, *, Generator? generator,
 * MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: generator, memory_format.
 */
TN_NODISCARD static inline tn_status tn_randint_like_Tensor_generator_out(
    tn_tensor *self, tn_tensor *high, const tn_value *generator,
    const tn_memory_format *memory_format, tn_tensor *out)
{
    static tn_op_site site = {"aten::randint_like.Tensor_generator_out", "TT*?mT->=", NULL, NULL};
    const void *const args[] = {self, high, generator, memory_format, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * randint_like.Tensor_out(Tensor self, Tensor high, *, MemoryFormat? memory_format=None, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_randint_like_Tensor_out(
    tn_tensor *self, tn_tensor *high, const tn_memory_format *memory_format, tn_tensor *out)
{
    static tn_op_site site = {"aten::randint_like.Tensor_out", "TT?mT->=", NULL, NULL};
    const void *const args[] = {self, high, memory_format, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * randint_like.generator_out(Tensor self, SymInt high, *, Generator? generator, MemoryFormat?
 * memory_format=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: generator, memory_format.
 */
TN_NODISCARD static inline tn_status tn_randint_like_generator_out(
    tn_tensor *self, int64_t high, const tn_value *generator,
    const tn_memory_format *memory_format, tn_tensor *out)
{
    static tn_op_site site = {"aten::randint_like.generator_out", "Ti*?mT->=", NULL, NULL};
    const void *const args[] = {self, &high, generator, memory_format, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * randint_like.low_dtype_out(Tensor self, SymInt low, SymInt high, *, MemoryFormat?
 * memory_format=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_randint_like_low_dtype_out(
    tn_tensor *self, int64_t low, int64_t high, const tn_memory_format *memory_format,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::randint_like.low_dtype_out", "Tii?mT->=", NULL, NULL};
    const void *const args[] = {self, &low, &high, memory_format, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * randint_like.low_generator_dtype_out(Tensor self, SymInt low, SymInt high, *, Generator?
 * generator, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: generator, memory_format.
 */
TN_NODISCARD static inline tn_status tn_randint_like_low_generator_dtype_out(
    tn_tensor *self, int64_t low, int64_t high, const tn_value *generator,
    const tn_memory_format *memory_format, tn_tensor *out)
{
    static tn_op_site site = {"aten::randint_like.low_generator_dtype_out", "Tii*?mT->=", NULL, NULL};
    const void *const args[] = {self, &low, &high, generator, memory_format, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * randint_like.out(Tensor self, SymInt high, *, MemoryFormat? memory_format=None, Tensor(a!) out)
 * -> Tensor(a!)
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_randint_like_out(
    tn_tensor *self, int64_t high, const tn_memory_format *memory_format, tn_tensor *out)
{
    static tn_op_site site = {"aten::randint_like.out", "Ti?mT->=", NULL, NULL};
    const void *const args[] = {self, &high, memory_format, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * randn.generator_out(SymInt[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_randn_generator_out(
    const int64_t *size, size_t size_count, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::randn.generator_out", "Li*T->=", NULL, NULL};
    const void *const args[] = {size, &size_count, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * randn.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_randn_out(
    const int64_t *size, size_t size_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::randn.out", "LiT->=", NULL, NULL};
    const void *const args[] = {size, &size_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * randn_like.generator_out(Tensor self, *, Generator? generator, MemoryFormat? memory_format=None,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: generator, memory_format.
 */
TN_NODISCARD static inline tn_status tn_randn_like_generator_out(
    tn_tensor *self, const tn_value *generator, const tn_memory_format *memory_format,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::randn_like.generator_out", "T*?mT->=", NULL, NULL};
    const void *const args[] = {self, generator, memory_format, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * randn_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_randn_like_out(
    tn_tensor *self, const tn_memory_format *memory_format, tn_tensor *out)
{
    static tn_op_site site = {"aten::randn_like.out", "T?mT->=", NULL, NULL};
    const void *const args[] = {self, memory_format, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * random.from_out(Tensor self, int from, int? to, *, Generator? generator=None, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: to, generator.
 */
TN_NODISCARD static inline tn_status tn_random_from_out(
    tn_tensor *self, int64_t from, const int64_t *to, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::random.from_out", "Ti?i*T->=", NULL, NULL};
    const void *const args[] = {self, &from, to, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * random.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_random_out(
    tn_tensor *self, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::random.out", "T*T->=", NULL, NULL};
    const void *const args[] = {self, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * random.to_out(Tensor self, int to, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_random_to_out(
    tn_tensor *self, int64_t to, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::random.to_out", "Ti*T->=", NULL, NULL};
    const void *const args[] = {self, &to, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * randperm.generator_out(SymInt n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_randperm_generator_out(
    int64_t n, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::randperm.generator_out", "i*T->=", NULL, NULL};
    const void *const args[] = {&n, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * randperm.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_randperm_out(
    int64_t n, tn_tensor *out)
{
    static tn_op_site site = {"aten::randperm.out", "iT->=", NULL, NULL};
    const void *const args[] = {&n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * range.out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_range_out(
    tn_value start, tn_value end, tn_value step, tn_tensor *out)
{
    static tn_op_site site = {"aten::range.out", "SSST->=", NULL, NULL};
    const void *const args[] = {&start, &end, &step, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * range.out_(Scalar start, Scalar end, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_range_out_(
    tn_value start, tn_value end, tn_tensor *out)
{
    static tn_op_site site = {"aten::range.out_", "SST->=", NULL, NULL};
    const void *const args[] = {&start, &end, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * reciprocal.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_reciprocal_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::reciprocal.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * reflection_pad1d.out(Tensor self, SymInt[2] padding, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_reflection_pad1d_out(
    tn_tensor *self, const int64_t *padding, size_t padding_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::reflection_pad1d.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, padding, &padding_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * reflection_pad1d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[2] padding, *,
 * Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_reflection_pad1d_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *padding, size_t padding_count,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::reflection_pad1d_backward.grad_input", "TTLiT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, padding, &padding_count, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * reflection_pad2d.out(Tensor self, SymInt[4] padding, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_reflection_pad2d_out(
    tn_tensor *self, const int64_t *padding, size_t padding_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::reflection_pad2d.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, padding, &padding_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * reflection_pad2d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[4] padding, *,
 * Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_reflection_pad2d_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *padding, size_t padding_count,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::reflection_pad2d_backward.grad_input", "TTLiT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, padding, &padding_count, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * reflection_pad3d.out(Tensor self, SymInt[6] padding, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_reflection_pad3d_out(
    tn_tensor *self, const int64_t *padding, size_t padding_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::reflection_pad3d.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, padding, &padding_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * reflection_pad3d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[6] padding, *,
 * Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_reflection_pad3d_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *padding, size_t padding_count,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::reflection_pad3d_backward.grad_input", "TTLiT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, padding, &padding_count, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * relu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_relu_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::relu.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * remainder.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_remainder_Scalar_Tensor_out(
    tn_value self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::remainder.Scalar_Tensor_out", "STT->=", NULL, NULL};
    const void *const args[] = {&self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * remainder.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_remainder_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::remainder.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * remainder.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_remainder_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::remainder.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * renorm.out(Tensor self, Scalar p, int dim, Scalar maxnorm, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_renorm_out(
    tn_tensor *self, tn_value p, int64_t dim, tn_value maxnorm, tn_tensor *out)
{
    static tn_op_site site = {"aten::renorm.out", "TSiST->=", NULL, NULL};
    const void *const args[] = {self, &p, &dim, &maxnorm, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * repeat.out(Tensor self, SymInt[] repeats, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_repeat_out(
    tn_tensor *self, const int64_t *repeats, size_t repeats_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::repeat.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, repeats, &repeats_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * repeat_interleave.Tensor_out(Tensor repeats, *, SymInt? output_size=None, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: output_size.
 */
TN_NODISCARD static inline tn_status tn_repeat_interleave_Tensor_out(
    tn_tensor *repeats, const int64_t *output_size, tn_tensor *out)
{
    static tn_op_site site = {"aten::repeat_interleave.Tensor_out", "T?iT->=", NULL, NULL};
    const void *const args[] = {repeats, output_size, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * replication_pad1d.out(Tensor self, SymInt[2] padding, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_replication_pad1d_out(
    tn_tensor *self, const int64_t *padding, size_t padding_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::replication_pad1d.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, padding, &padding_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * replication_pad1d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[2] padding, *,
 * Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_replication_pad1d_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *padding, size_t padding_count,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::replication_pad1d_backward.grad_input", "TTLiT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, padding, &padding_count, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * replication_pad2d.out(Tensor self, SymInt[4] padding, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_replication_pad2d_out(
    tn_tensor *self, const int64_t *padding, size_t padding_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::replication_pad2d.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, padding, &padding_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * replication_pad2d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[4] padding, *,
 * Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_replication_pad2d_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *padding, size_t padding_count,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::replication_pad2d_backward.grad_input", "TTLiT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, padding, &padding_count, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * replication_pad3d.out(Tensor self, SymInt[6] padding, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_replication_pad3d_out(
    tn_tensor *self, const int64_t *padding, size_t padding_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::replication_pad3d.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, padding, &padding_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * replication_pad3d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[6] padding, *,
 * Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_replication_pad3d_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, const int64_t *padding, size_t padding_count,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::replication_pad3d_backward.grad_input", "TTLiT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, padding, &padding_count, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * resize.out(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_resize_out(
    tn_tensor *self, const int64_t *size, size_t size_count, const tn_memory_format *memory_format,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::resize.out", "TLi?mT->=", NULL, NULL};
    const void *const args[] = {self, size, &size_count, memory_format, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * resize_as.out(Tensor self, Tensor the_template, *, MemoryFormat? memory_format=None, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: memory_format.
 */
TN_NODISCARD static inline tn_status tn_resize_as_out(
    tn_tensor *self, tn_tensor *the_template, const tn_memory_format *memory_format,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::resize_as.out", "TT?mT->=", NULL, NULL};
    const void *const args[] = {self, the_template, memory_format, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * roll.out(Tensor self, SymInt[1] shifts, int[1] dims=[], *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_roll_out(
    tn_tensor *self, const int64_t *shifts, size_t shifts_count, const int64_t *dims,
    size_t dims_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::roll.out", "TLiLiT->=", NULL, NULL};
    const void *const args[] = {self, shifts, &shifts_count, dims, &dims_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * rot90.out(Tensor self, int k=1, int[] dims=[0, 1], *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_rot90_out(
    tn_tensor *self, int64_t k, const int64_t *dims, size_t dims_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::rot90.out", "TiLiT->=", NULL, NULL};
    const void *const args[] = {self, &k, dims, &dims_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * round.decimals_out(Tensor self, *, int decimals, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_round_decimals_out(
    tn_tensor *self, int64_t decimals, tn_tensor *out)
{
    static tn_op_site site = {"aten::round.decimals_out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &decimals, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * round.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_round_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::round.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * row_stack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_row_stack_out(
    tn_tensor *const *tensors, size_t tensors_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::row_stack.out", "LTT->=", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * rrelu_with_noise.out(Tensor self, Tensor(b!) noise, Scalar lower=0.125, Scalar
 * upper=0.3333333333333333, bool training=False, Generator? generator=None, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_rrelu_with_noise_out(
    tn_tensor *self, tn_tensor *noise, tn_value lower, tn_value upper, bool training,
    const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::rrelu_with_noise.out", "TTSSb*T->=", NULL, NULL};
    const void *const args[] = {self, noise, &lower, &upper, &training, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * rrelu_with_noise_backward.out(Tensor grad_output, Tensor self, Tensor noise, Scalar lower, Scalar
 * upper, bool training, bool self_is_result, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_rrelu_with_noise_backward_out(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *noise, tn_value lower, tn_value upper,
    bool training, bool self_is_result, tn_tensor *out)
{
    static tn_op_site site = {"aten::rrelu_with_noise_backward.out", "TTTSSbbT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, noise, &lower, &upper, &training,
        &self_is_result, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * rsqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_rsqrt_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::rsqrt.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * rsub.Scalar_out(Tensor self, Scalar other, Scalar alpha=1, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_rsub_Scalar_out(
    tn_tensor *self, tn_value other, tn_value alpha, tn_tensor *out)
{
    static tn_op_site site = {"aten::rsub.Scalar_out", "TSST->=", NULL, NULL};
    const void *const args[] = {self, &other, &alpha, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * rsub.Tensor_out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_rsub_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_value alpha, tn_tensor *out)
{
    static tn_op_site site = {"aten::rsub.Tensor_out", "TTST->=", NULL, NULL};
    const void *const args[] = {self, other, &alpha, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * scalar_tensor.out(Scalar s, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_scalar_tensor_out(
    tn_value s, tn_tensor *out)
{
    static tn_op_site site = {"aten::scalar_tensor.out", "ST->=", NULL, NULL};
    const void *const args[] = {&s, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * scatter.reduce_out(Tensor self, int dim, Tensor index, Tensor src, *, str reduce, Tensor(a!) out)
 * -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_scatter_reduce_out(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *src, const char *reduce,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::scatter.reduce_out", "TiTTsT->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, src, reduce, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * scatter.src_out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_scatter_src_out(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *src, tn_tensor *out)
{
    static tn_op_site site = {"aten::scatter.src_out", "TiTTT->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, src, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * scatter.value_out(Tensor self, int dim, Tensor index, Scalar value, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_scatter_value_out(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_value value, tn_tensor *out)
{
    static tn_op_site site = {"aten::scatter.value_out", "TiTST->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, &value, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * scatter.value_reduce_out(Tensor self, int dim, Tensor index, Scalar value, *, str reduce,
 * Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_scatter_value_reduce_out(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_value value, const char *reduce,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::scatter.value_reduce_out", "TiTSsT->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, &value, reduce, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * scatter_add.out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_scatter_add_out(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *src, tn_tensor *out)
{
    static tn_op_site site = {"aten::scatter_add.out", "TiTTT->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, src, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * scatter_reduce.two_out(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool
 * include_self=True, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_scatter_reduce_two_out(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *src, const char *reduce,
    bool include_self, tn_tensor *out)
{
    static tn_op_site site = {"aten::scatter_reduce.two_out", "TiTTsbT->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, src, reduce, &include_self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * searchsorted.Scalar_out(Tensor sorted_sequence, Scalar self, *, bool out_int32=False, bool
 * right=False, str? side=None, Tensor? sorter=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: side, sorter.
 */
TN_NODISCARD static inline tn_status tn_searchsorted_Scalar_out(
    tn_tensor *sorted_sequence, tn_value self, bool out_int32, bool right, const char *side,
    tn_tensor *sorter, tn_tensor *out)
{
    static tn_op_site site = {"aten::searchsorted.Scalar_out", "TSbb?s?TT->=", NULL, NULL};
    const void *const args[] = {sorted_sequence, &self, &out_int32, &right, side, sorter, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * searchsorted.Tensor_out(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool
 * right=False, str? side=None, Tensor? sorter=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: side, sorter.
 */
TN_NODISCARD static inline tn_status tn_searchsorted_Tensor_out(
    tn_tensor *sorted_sequence, tn_tensor *self, bool out_int32, bool right, const char *side,
    tn_tensor *sorter, tn_tensor *out)
{
    static tn_op_site site = {"aten::searchsorted.Tensor_out", "TTbb?s?TT->=", NULL, NULL};
    const void *const args[] = {sorted_sequence, self, &out_int32, &right, side, sorter, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * segment_reduce.out(Tensor data, str reduce, *, Tensor? lengths=None, Tensor? indices=None,
 * Tensor? offsets=None, int axis=0, bool unsafe=False, Scalar? initial=None, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: lengths, indices, offsets, initial.
 */
TN_NODISCARD static inline tn_status tn_segment_reduce_out(
    tn_tensor *data, const char *reduce, tn_tensor *lengths, tn_tensor *indices,
    tn_tensor *offsets, int64_t axis, bool unsafe, const tn_value *initial, tn_tensor *out)
{
    static tn_op_site site = {"aten::segment_reduce.out", "Ts?T?T?Tib?ST->=", NULL, NULL};
    const void *const args[] = {data, reduce, lengths, indices, offsets, &axis, &unsafe, initial,
        out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * select_backward.out(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt index, *,
 * Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_select_backward_out(
    tn_tensor *grad_output, const int64_t *input_sizes, size_t input_sizes_count, int64_t dim,
    int64_t index, tn_tensor *out)
{
    static tn_op_site site = {"aten::select_backward.out", "TLiiiT->=", NULL, NULL};
    const void *const args[] = {grad_output, input_sizes, &input_sizes_count, &dim, &index, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * select_copy.int_out(Tensor self, int dim, SymInt index, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_select_copy_int_out(
    tn_tensor *self, int64_t dim, int64_t index, tn_tensor *out)
{
    static tn_op_site site = {"aten::select_copy.int_out", "TiiT->=", NULL, NULL};
    const void *const args[] = {self, &dim, &index, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * select_scatter.out(Tensor self, Tensor src, int dim, SymInt index, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_select_scatter_out(
    tn_tensor *self, tn_tensor *src, int64_t dim, int64_t index, tn_tensor *out)
{
    static tn_op_site site = {"aten::select_scatter.out", "TTiiT->=", NULL, NULL};
    const void *const args[] = {self, src, &dim, &index, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * set.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_set_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::set.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * set.source_Tensor_out(Tensor self, Tensor source, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_set_source_Tensor_out(
    tn_tensor *self, tn_tensor *source, tn_tensor *out)
{
    static tn_op_site site = {"aten::set.source_Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, source, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * sgn.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_sgn_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::sgn.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_sigmoid_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::sigmoid.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * sigmoid_backward.grad_input(Tensor grad_output, Tensor output, *, Tensor(a!) grad_input) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_sigmoid_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *output, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::sigmoid_backward.grad_input", "TTT->=", NULL, NULL};
    const void *const args[] = {grad_output, output, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * sign.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_sign_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::sign.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * signbit.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_signbit_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::signbit.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * silu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_silu_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::silu.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * silu_backward.grad_input(Tensor grad_output, Tensor self, *, Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_silu_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::silu_backward.grad_input", "TTT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * sin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_sin_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::sin.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * sinc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_sinc_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::sinc.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * sinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_sinh_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::sinh.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * slice_backward.out(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt start, SymInt end,
 * SymInt step, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_slice_backward_out(
    tn_tensor *grad_output, const int64_t *input_sizes, size_t input_sizes_count, int64_t dim,
    int64_t start, int64_t end, int64_t step, tn_tensor *out)
{
    static tn_op_site site = {"aten::slice_backward.out", "TLiiiiiT->=", NULL, NULL};
    const void *const args[] = {grad_output, input_sizes, &input_sizes_count, &dim, &start, &end,
        &step, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * slice_copy.Tensor_out(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt
 * step=1, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: start, end.
 */
TN_NODISCARD static inline tn_status tn_slice_copy_Tensor_out(
    tn_tensor *self, int64_t dim, const int64_t *start, const int64_t *end, int64_t step,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::slice_copy.Tensor_out", "Ti?i?iiT->=", NULL, NULL};
    const void *const args[] = {self, &dim, start, end, &step, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * slice_scatter.out(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None,
 * SymInt step=1, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: start, end.
 */
TN_NODISCARD static inline tn_status tn_slice_scatter_out(
    tn_tensor *self, tn_tensor *src, int64_t dim, const int64_t *start, const int64_t *end,
    int64_t step, tn_tensor *out)
{
    static tn_op_site site = {"aten::slice_scatter.out", "TTi?i?iiT->=", NULL, NULL};
    const void *const args[] = {self, src, &dim, start, end, &step, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * slogdet.out(Tensor self, *, Tensor(a!) sign, Tensor(b!) logabsdet) -> (Tensor(a!) sign,
 * Tensor(b!) logabsdet)
 */
TN_NODISCARD static inline tn_status tn_slogdet_out(
    tn_tensor *self, tn_tensor *sign, tn_tensor *logabsdet)
{
    static tn_op_site site = {"aten::slogdet.out", "TTT->==", NULL, NULL};
    const void *const args[] = {self, sign, logabsdet};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * slow_conv3d.out(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias=None, SymInt[3]
 * stride=1, SymInt[3] padding=0, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_slow_conv3d_out(
    tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size, size_t kernel_size_count,
    tn_tensor *bias, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::slow_conv3d.out", "TTLi?TLiLiT->=", NULL, NULL};
    const void *const args[] = {self, weight, kernel_size, &kernel_size_count, bias, stride,
        &stride_count, padding, &padding_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * slow_conv3d_forward.output(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias,
 * SymInt[3] stride, SymInt[3] padding, *, Tensor(a!) output) -> Tensor(a!)
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_slow_conv3d_forward_output(
    tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size, size_t kernel_size_count,
    tn_tensor *bias, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, tn_tensor *output)
{
    static tn_op_site site = {"aten::slow_conv3d_forward.output", "TTLi?TLiLiT->=", NULL, NULL};
    const void *const args[] = {self, weight, kernel_size, &kernel_size_count, bias, stride,
        &stride_count, padding, &padding_count, output};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * slow_conv_dilated2d.out(Tensor self, Tensor weight, SymInt[2] kernel_size, Tensor? bias=None,
 * SymInt[2] stride=[1, 1], SymInt[2] padding=[0, 0], SymInt[2] dilation=[1, 1], *, Tensor(a!) out)
 * -> Tensor(a!)
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_slow_conv_dilated2d_out(
    tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size, size_t kernel_size_count,
    tn_tensor *bias, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, const int64_t *dilation, size_t dilation_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::slow_conv_dilated2d.out", "TTLi?TLiLiLiT->=", NULL, NULL};
    const void *const args[] = {self, weight, kernel_size, &kernel_size_count, bias, stride,
        &stride_count, padding, &padding_count, dilation, &dilation_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * slow_conv_dilated3d.out(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias=None,
 * SymInt[3] stride=[1, 1, 1], SymInt[3] padding=[0, 0, 0], SymInt[3] dilation=[1, 1, 1], *,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_slow_conv_dilated3d_out(
    tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size, size_t kernel_size_count,
    tn_tensor *bias, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, const int64_t *dilation, size_t dilation_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::slow_conv_dilated3d.out", "TTLi?TLiLiLiT->=", NULL, NULL};
    const void *const args[] = {self, weight, kernel_size, &kernel_size_count, bias, stride,
        &stride_count, padding, &padding_count, dilation, &dilation_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * slow_conv_transpose3d.out(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias=None,
 * SymInt[3] stride=1, SymInt[3] padding=0, SymInt[3] output_padding=0, SymInt[3] dilation=1, *,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_slow_conv_transpose3d_out(
    tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size, size_t kernel_size_count,
    tn_tensor *bias, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, const int64_t *output_padding, size_t output_padding_count,
    const int64_t *dilation, size_t dilation_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::slow_conv_transpose3d.out", "TTLi?TLiLiLiLiT->=", NULL, NULL};
    const void *const args[] = {self, weight, kernel_size, &kernel_size_count, bias, stride,
        &stride_count, padding, &padding_count, output_padding, &output_padding_count, dilation,
        &dilation_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * smooth_l1_loss.out(Tensor self, Tensor target, int reduction=Mean, float beta=1.0, *, Tensor(a!)
 * out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_smooth_l1_loss_out(
    tn_tensor *self, tn_tensor *target, int64_t reduction, double beta, tn_tensor *out)
{
    static tn_op_site site = {"aten::smooth_l1_loss.out", "TTidT->=", NULL, NULL};
    const void *const args[] = {self, target, &reduction, &beta, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * smooth_l1_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, int reduction,
 * float beta, *, Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_smooth_l1_loss_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, int64_t reduction, double beta,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::smooth_l1_loss_backward.grad_input", "TTTidT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, target, &reduction, &beta, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * soft_margin_loss.out(Tensor self, Tensor target, int reduction=Mean, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_soft_margin_loss_out(
    tn_tensor *self, tn_tensor *target, int64_t reduction, tn_tensor *out)
{
    static tn_op_site site = {"aten::soft_margin_loss.out", "TTiT->=", NULL, NULL};
    const void *const args[] = {self, target, &reduction, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * soft_margin_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, int
 * reduction, *, Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_soft_margin_loss_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, int64_t reduction,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::soft_margin_loss_backward.grad_input", "TTTiT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, target, &reduction, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_softmax_int_out(
    tn_tensor *self, int64_t dim, const tn_dtype *dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::softmax.int_out", "Ti?yT->=", NULL, NULL};
    const void *const args[] = {self, &dim, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * softplus.out(Tensor self, Scalar beta=1, Scalar threshold=20, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_softplus_out(
    tn_tensor *self, tn_value beta, tn_value threshold, tn_tensor *out)
{
    static tn_op_site site = {"aten::softplus.out", "TSST->=", NULL, NULL};
    const void *const args[] = {self, &beta, &threshold, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * softplus_backward.grad_input(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold, *,
 * Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_softplus_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, tn_value beta, tn_value threshold,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::softplus_backward.grad_input", "TTSST->=", NULL, NULL};
    const void *const args[] = {grad_output, self, &beta, &threshold, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * softshrink.out(Tensor self, Scalar lambd=0.5, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_softshrink_out(
    tn_tensor *self, tn_value lambd, tn_tensor *out)
{
    static tn_op_site site = {"aten::softshrink.out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &lambd, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * softshrink_backward.grad_input(Tensor grad_output, Tensor self, Scalar lambd, *, Tensor(a!)
 * grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_softshrink_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, tn_value lambd, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::softshrink_backward.grad_input", "TTST->=", NULL, NULL};
    const void *const args[] = {grad_output, self, &lambd, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * sort.values(Tensor self, int dim=-1, bool descending=False, *, Tensor(a!) values, Tensor(b!)
 * indices) -> (Tensor(a!) values, Tensor(b!) indices)
 */
TN_NODISCARD static inline tn_status tn_sort_values(
    tn_tensor *self, int64_t dim, bool descending, tn_tensor *values, tn_tensor *indices)
{
    static tn_op_site site = {"aten::sort.values", "TibTT->==", NULL, NULL};
    const void *const args[] = {self, &dim, &descending, values, indices};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * sort.values_stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False, Tensor(a!)
 * values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
 * NULL is None: stable.
 */
TN_NODISCARD static inline tn_status tn_sort_values_stable(
    tn_tensor *self, const bool *stable, int64_t dim, bool descending, tn_tensor *values,
    tn_tensor *indices)
{
    static tn_op_site site = {"aten::sort.values_stable", "T?bibTT->==", NULL, NULL};
    const void *const args[] = {self, stable, &dim, &descending, values, indices};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_airy_ai.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_airy_ai_out(
    tn_tensor *x, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_airy_ai.out", "TT->=", NULL, NULL};
    const void *const args[] = {x, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_bessel_j0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_bessel_j0_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_bessel_j0.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_bessel_j1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_bessel_j1_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_bessel_j1.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_bessel_y0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_bessel_y0_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_bessel_y0.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_bessel_y1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_bessel_y1_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_bessel_y1.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_chebyshev_polynomial_t.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_t_n_scalar_out(
    tn_tensor *x, tn_value n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_t.n_scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {x, &n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_chebyshev_polynomial_t.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_t_out(
    tn_tensor *x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_t.out", "TTT->=", NULL, NULL};
    const void *const args[] = {x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_chebyshev_polynomial_t.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_t_x_scalar_out(
    tn_value x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_t.x_scalar_out", "STT->=", NULL, NULL};
    const void *const args[] = {&x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_chebyshev_polynomial_u.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_u_n_scalar_out(
    tn_tensor *x, tn_value n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_u.n_scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {x, &n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_chebyshev_polynomial_u.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_u_out(
    tn_tensor *x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_u.out", "TTT->=", NULL, NULL};
    const void *const args[] = {x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_chebyshev_polynomial_u.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_u_x_scalar_out(
    tn_value x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_u.x_scalar_out", "STT->=", NULL, NULL};
    const void *const args[] = {&x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_chebyshev_polynomial_v.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_v_n_scalar_out(
    tn_tensor *x, tn_value n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_v.n_scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {x, &n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_chebyshev_polynomial_v.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_v_out(
    tn_tensor *x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_v.out", "TTT->=", NULL, NULL};
    const void *const args[] = {x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_chebyshev_polynomial_v.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_v_x_scalar_out(
    tn_value x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_v.x_scalar_out", "STT->=", NULL, NULL};
    const void *const args[] = {&x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_chebyshev_polynomial_w.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_w_n_scalar_out(
    tn_tensor *x, tn_value n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_w.n_scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {x, &n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_chebyshev_polynomial_w.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_w_out(
    tn_tensor *x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_w.out", "TTT->=", NULL, NULL};
    const void *const args[] = {x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_chebyshev_polynomial_w.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_chebyshev_polynomial_w_x_scalar_out(
    tn_value x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_chebyshev_polynomial_w.x_scalar_out", "STT->=", NULL, NULL};
    const void *const args[] = {&x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_digamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_digamma_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_digamma.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_entr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_entr_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_entr.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_erf_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_erf.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_erfc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_erfc_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_erfc.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_erfcx.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_erfcx_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_erfcx.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_erfinv.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_erfinv_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_erfinv.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_exp2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_exp2_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_exp2.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_expit.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_expit_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_expit.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_expm1_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_expm1.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_gammainc.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_gammainc_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_gammainc.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_gammaincc.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_gammaincc_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_gammaincc.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_gammaln.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_gammaln_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_gammaln.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_hermite_polynomial_h.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_hermite_polynomial_h_n_scalar_out(
    tn_tensor *x, tn_value n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_hermite_polynomial_h.n_scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {x, &n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_hermite_polynomial_h.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_hermite_polynomial_h_out(
    tn_tensor *x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_hermite_polynomial_h.out", "TTT->=", NULL, NULL};
    const void *const args[] = {x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_hermite_polynomial_h.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_hermite_polynomial_h_x_scalar_out(
    tn_value x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_hermite_polynomial_h.x_scalar_out", "STT->=", NULL, NULL};
    const void *const args[] = {&x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_hermite_polynomial_he.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_hermite_polynomial_he_n_scalar_out(
    tn_tensor *x, tn_value n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_hermite_polynomial_he.n_scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {x, &n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_hermite_polynomial_he.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_hermite_polynomial_he_out(
    tn_tensor *x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_hermite_polynomial_he.out", "TTT->=", NULL, NULL};
    const void *const args[] = {x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_hermite_polynomial_he.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_hermite_polynomial_he_x_scalar_out(
    tn_value x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_hermite_polynomial_he.x_scalar_out", "STT->=", NULL, NULL};
    const void *const args[] = {&x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_i0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_i0_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_i0.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_i0e.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_i0e_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_i0e.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_i1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_i1_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_i1.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_i1e.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_i1e_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_i1e.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_laguerre_polynomial_l.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_laguerre_polynomial_l_n_scalar_out(
    tn_tensor *x, tn_value n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_laguerre_polynomial_l.n_scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {x, &n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_laguerre_polynomial_l.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_laguerre_polynomial_l_out(
    tn_tensor *x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_laguerre_polynomial_l.out", "TTT->=", NULL, NULL};
    const void *const args[] = {x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_laguerre_polynomial_l.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_laguerre_polynomial_l_x_scalar_out(
    tn_value x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_laguerre_polynomial_l.x_scalar_out", "STT->=", NULL, NULL};
    const void *const args[] = {&x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_legendre_polynomial_p.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_legendre_polynomial_p_n_scalar_out(
    tn_tensor *x, tn_value n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_legendre_polynomial_p.n_scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {x, &n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_legendre_polynomial_p.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_legendre_polynomial_p_out(
    tn_tensor *x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_legendre_polynomial_p.out", "TTT->=", NULL, NULL};
    const void *const args[] = {x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_legendre_polynomial_p.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_legendre_polynomial_p_x_scalar_out(
    tn_value x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_legendre_polynomial_p.x_scalar_out", "STT->=", NULL, NULL};
    const void *const args[] = {&x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_log1p_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_log1p.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_log_ndtr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_log_ndtr_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_log_ndtr.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_logit.out(Tensor self, float? eps=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: eps.
 */
TN_NODISCARD static inline tn_status tn_special_logit_out(
    tn_tensor *self, const double *eps, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_logit.out", "T?dT->=", NULL, NULL};
    const void *const args[] = {self, eps, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_logsumexp.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_logsumexp_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_logsumexp.out", "TLibT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_modified_bessel_i0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_modified_bessel_i0_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_modified_bessel_i0.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_modified_bessel_i1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_modified_bessel_i1_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_modified_bessel_i1.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_modified_bessel_k0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_modified_bessel_k0_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_modified_bessel_k0.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_modified_bessel_k1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_modified_bessel_k1_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_modified_bessel_k1.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_multigammaln.out(Tensor self, int p, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_multigammaln_out(
    tn_tensor *self, int64_t p, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_multigammaln.out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &p, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_ndtr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_ndtr_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_ndtr.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_ndtri.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_ndtri_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_ndtri.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_polygamma.out(int n, Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_polygamma_out(
    int64_t n, tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_polygamma.out", "iTT->=", NULL, NULL};
    const void *const args[] = {&n, self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_psi.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_psi_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_psi.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_round.out(Tensor self, *, int decimals=0, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_round_out(
    tn_tensor *self, int64_t decimals, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_round.out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &decimals, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_scaled_modified_bessel_k0.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_scaled_modified_bessel_k0_out(
    tn_tensor *x, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_scaled_modified_bessel_k0.out", "TT->=", NULL, NULL};
    const void *const args[] = {x, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_scaled_modified_bessel_k1.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_scaled_modified_bessel_k1_out(
    tn_tensor *x, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_scaled_modified_bessel_k1.out", "TT->=", NULL, NULL};
    const void *const args[] = {x, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_shifted_chebyshev_polynomial_t.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_t_n_scalar_out(
    tn_tensor *x, tn_value n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_t.n_scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {x, &n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_shifted_chebyshev_polynomial_t.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_t_out(
    tn_tensor *x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_t.out", "TTT->=", NULL, NULL};
    const void *const args[] = {x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_shifted_chebyshev_polynomial_t.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_t_x_scalar_out(
    tn_value x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_t.x_scalar_out", "STT->=", NULL, NULL};
    const void *const args[] = {&x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_shifted_chebyshev_polynomial_u.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_u_n_scalar_out(
    tn_tensor *x, tn_value n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_u.n_scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {x, &n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_shifted_chebyshev_polynomial_u.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_u_out(
    tn_tensor *x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_u.out", "TTT->=", NULL, NULL};
    const void *const args[] = {x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_shifted_chebyshev_polynomial_u.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_u_x_scalar_out(
    tn_value x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_u.x_scalar_out", "STT->=", NULL, NULL};
    const void *const args[] = {&x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_shifted_chebyshev_polynomial_v.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_v_n_scalar_out(
    tn_tensor *x, tn_value n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_v.n_scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {x, &n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_shifted_chebyshev_polynomial_v.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_v_out(
    tn_tensor *x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_v.out", "TTT->=", NULL, NULL};
    const void *const args[] = {x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_shifted_chebyshev_polynomial_v.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_v_x_scalar_out(
    tn_value x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_v.x_scalar_out", "STT->=", NULL, NULL};
    const void *const args[] = {&x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_shifted_chebyshev_polynomial_w.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_w_n_scalar_out(
    tn_tensor *x, tn_value n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_w.n_scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {x, &n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_shifted_chebyshev_polynomial_w.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_w_out(
    tn_tensor *x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_w.out", "TTT->=", NULL, NULL};
    const void *const args[] = {x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_shifted_chebyshev_polynomial_w.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_shifted_chebyshev_polynomial_w_x_scalar_out(
    tn_value x, tn_tensor *n, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_shifted_chebyshev_polynomial_w.x_scalar_out", "STT->=", NULL, NULL};
    const void *const args[] = {&x, n, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_sinc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_sinc_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_sinc.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_spherical_bessel_j0.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_spherical_bessel_j0_out(
    tn_tensor *x, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_spherical_bessel_j0.out", "TT->=", NULL, NULL};
    const void *const args[] = {x, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_xlog1py.other_scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_xlog1py_other_scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_xlog1py.other_scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_xlog1py.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_xlog1py_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_xlog1py.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_xlog1py.self_scalar_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_xlog1py_self_scalar_out(
    tn_value self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_xlog1py.self_scalar_out", "STT->=", NULL, NULL};
    const void *const args[] = {&self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_xlogy.other_scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_xlogy_other_scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_xlogy.other_scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_xlogy.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_xlogy_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_xlogy.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_xlogy.self_scalar_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_xlogy_self_scalar_out(
    tn_value self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_xlogy.self_scalar_out", "STT->=", NULL, NULL};
    const void *const args[] = {&self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_zeta.other_scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_zeta_other_scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_zeta.other_scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_zeta.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_zeta_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_zeta.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * special_zeta.self_scalar_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_special_zeta_self_scalar_out(
    tn_value self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::special_zeta.self_scalar_out", "STT->=", NULL, NULL};
    const void *const args[] = {&self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * split_copy.Tensor_out(Tensor self, SymInt split_size, int dim=0, *, Tensor(a!)[] out) -> ()
 */
TN_NODISCARD static inline tn_status tn_split_copy_Tensor_out(
    tn_tensor *self, int64_t split_size, int64_t dim, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::split_copy.Tensor_out", "TiiLT->", NULL, NULL};
    const void *const args[] = {self, &split_size, &dim, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * split_with_sizes_copy.out(Tensor self, SymInt[] split_sizes, int dim=0, *, Tensor(a!)[] out) ->
 * ()
 */
TN_NODISCARD static inline tn_status tn_split_with_sizes_copy_out(
    tn_tensor *self, const int64_t *split_sizes, size_t split_sizes_count, int64_t dim,
    tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::split_with_sizes_copy.out", "TLiiLT->", NULL, NULL};
    const void *const args[] = {self, split_sizes, &split_sizes_count, &dim, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_sqrt_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::sqrt.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * square.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_square_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::square.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * squeeze_copy.dim_out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_squeeze_copy_dim_out(
    tn_tensor *self, int64_t dim, tn_tensor *out)
{
    static tn_op_site site = {"aten::squeeze_copy.dim_out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &dim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * squeeze_copy.dims_out(Tensor self, int[] dim, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_squeeze_copy_dims_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::squeeze_copy.dims_out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * squeeze_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_squeeze_copy_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::squeeze_copy.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_stack_out(
    tn_tensor *const *tensors, size_t tensors_count, int64_t dim, tn_tensor *out)
{
    static tn_op_site site = {"aten::stack.out", "LTiT->=", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, &dim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * std.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim, correction.
 */
TN_NODISCARD static inline tn_status tn_std_correction_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, const tn_value *correction,
    bool keepdim, tn_tensor *out)
{
    static tn_op_site site = {"aten::std.correction_out", "T?Li?SbT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, correction, &keepdim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * std.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_std_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool unbiased, bool keepdim,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::std.out", "T?LibbT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &unbiased, &keepdim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * std_mean.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool
 * keepdim=False, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))
 * NULL is None: dim, correction.
 */
TN_NODISCARD static inline tn_status tn_std_mean_correction_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, const tn_value *correction,
    bool keepdim, tn_tensor *out0, tn_tensor *out1)
{
    static tn_op_site site = {"aten::std_mean.correction_out", "T?Li?SbTT->==", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, correction, &keepdim, out0, out1};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * sub.Scalar_out(Tensor self, Scalar other, Scalar alpha=1, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_sub_Scalar_out(
    tn_tensor *self, tn_value other, tn_value alpha, tn_tensor *out)
{
    static tn_op_site site = {"aten::sub.Scalar_out", "TSST->=", NULL, NULL};
    const void *const args[] = {self, &other, &alpha, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * sub.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_sub_out(
    tn_tensor *self, tn_tensor *other, tn_value alpha, tn_tensor *out)
{
    static tn_op_site site = {"aten::sub.out", "TTST->=", NULL, NULL};
    const void *const args[] = {self, other, &alpha, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * subtract.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_subtract_out(
    tn_tensor *self, tn_tensor *other, tn_value alpha, tn_tensor *out)
{
    static tn_op_site site = {"aten::subtract.out", "TTST->=", NULL, NULL};
    const void *const args[] = {self, other, &alpha, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim, dtype.
 */
TN_NODISCARD static inline tn_status tn_sum_IntList_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, const tn_dtype *dtype,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::sum.IntList_out", "T?Lib?yT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * sum.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_sum_out(
    tn_tensor *self, const tn_dtype *dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::sum.out", "T?yT->=", NULL, NULL};
    const void *const args[] = {self, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * svd.U(Tensor self, bool some=True, bool compute_uv=True, *, Tensor(a!) U, Tensor(b!) S,
 * Tensor(c!) V) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) V)
 */
TN_NODISCARD static inline tn_status tn_svd_U(
    tn_tensor *self, bool some, bool compute_uv, tn_tensor *U, tn_tensor *S, tn_tensor *V)
{
    static tn_op_site site = {"aten::svd.U", "TbbTTT->===", NULL, NULL};
    const void *const args[] = {self, &some, &compute_uv, U, S, V};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * t_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_t_copy_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::t_copy.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * take.out(Tensor self, Tensor index, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_take_out(
    tn_tensor *self, tn_tensor *index, tn_tensor *out)
{
    static tn_op_site site = {"aten::take.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, index, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * take_along_dim.out(Tensor self, Tensor indices, int? dim=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_take_along_dim_out(
    tn_tensor *self, tn_tensor *indices, const int64_t *dim, tn_tensor *out)
{
    static tn_op_site site = {"aten::take_along_dim.out", "TT?iT->=", NULL, NULL};
    const void *const args[] = {self, indices, dim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * tan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_tan_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::tan.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * tanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_tanh_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::tanh.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * tanh_backward.grad_input(Tensor grad_output, Tensor output, *, Tensor(a!) grad_input) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_tanh_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *output, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::tanh_backward.grad_input", "TTT->=", NULL, NULL};
    const void *const args[] = {grad_output, output, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * tensordot.out(Tensor self, Tensor other, int[] dims_self, int[] dims_other, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_tensordot_out(
    tn_tensor *self, tn_tensor *other, const int64_t *dims_self, size_t dims_self_count,
    const int64_t *dims_other, size_t dims_other_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::tensordot.out", "TTLiLiT->=", NULL, NULL};
    const void *const args[] = {self, other, dims_self, &dims_self_count, dims_other,
        &dims_other_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * thnn_conv2d.out(Tensor self, Tensor weight, SymInt[2] kernel_size, Tensor? bias=None, SymInt[2]
 * stride=1, SymInt[2] padding=0, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_thnn_conv2d_out(
    tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size, size_t kernel_size_count,
    tn_tensor *bias, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::thnn_conv2d.out", "TTLi?TLiLiT->=", NULL, NULL};
    const void *const args[] = {self, weight, kernel_size, &kernel_size_count, bias, stride,
        &stride_count, padding, &padding_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * threshold.out(Tensor self, Scalar threshold, Scalar value, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_threshold_out(
    tn_tensor *self, tn_value threshold, tn_value value, tn_tensor *out)
{
    static tn_op_site site = {"aten::threshold.out", "TSST->=", NULL, NULL};
    const void *const args[] = {self, &threshold, &value, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * threshold_backward.grad_input(Tensor grad_output, Tensor self, Scalar threshold, *, Tensor(a!)
 * grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_threshold_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, tn_value threshold, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::threshold_backward.grad_input", "TTST->=", NULL, NULL};
    const void *const args[] = {grad_output, self, &threshold, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * topk.values(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True, *, Tensor(a!)
 * values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
 */
TN_NODISCARD static inline tn_status tn_topk_values(
    tn_tensor *self, int64_t k, int64_t dim, bool largest, bool sorted, tn_tensor *values,
    tn_tensor *indices)
{
    static tn_op_site site = {"aten::topk.values", "TiibbTT->==", NULL, NULL};
    const void *const args[] = {self, &k, &dim, &largest, &sorted, values, indices};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * trace.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_trace_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::trace.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * transpose_copy.int_out(Tensor self, int dim0, int dim1, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_transpose_copy_int_out(
    tn_tensor *self, int64_t dim0, int64_t dim1, tn_tensor *out)
{
    static tn_op_site site = {"aten::transpose_copy.int_out", "TiiT->=", NULL, NULL};
    const void *const args[] = {self, &dim0, &dim1, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * triangular_solve.X(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool
 * unitriangular=False, *, Tensor(a!) X, Tensor(b!) M) -> (Tensor(a!) solution, Tensor(b!)
 * cloned_coefficient)
 */
TN_NODISCARD static inline tn_status tn_triangular_solve_X(
    tn_tensor *self, tn_tensor *A, bool upper, bool transpose, bool unitriangular, tn_tensor *X,
    tn_tensor *M)
{
    static tn_op_site site = {"aten::triangular_solve.X", "TTbbbTT->==", NULL, NULL};
    const void *const args[] = {self, A, &upper, &transpose, &unitriangular, X, M};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * tril.out(Tensor self, SymInt diagonal=0, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_tril_out(
    tn_tensor *self, int64_t diagonal, tn_tensor *out)
{
    static tn_op_site site = {"aten::tril.out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &diagonal, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * tril_indices.out(int row, int col, int offset=0, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_tril_indices_out(
    int64_t row, int64_t col, int64_t offset, tn_tensor *out)
{
    static tn_op_site site = {"aten::tril_indices.out", "iiiT->=", NULL, NULL};
    const void *const args[] = {&row, &col, &offset, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * triu.out(Tensor self, SymInt diagonal=0, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_triu_out(
    tn_tensor *self, int64_t diagonal, tn_tensor *out)
{
    static tn_op_site site = {"aten::triu.out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &diagonal, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * triu_indices.out(int row, int col, int offset=0, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_triu_indices_out(
    int64_t row, int64_t col, int64_t offset, tn_tensor *out)
{
    static tn_op_site site = {"aten::triu_indices.out", "iiiT->=", NULL, NULL};
    const void *const args[] = {&row, &col, &offset, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * true_divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_true_divide_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::true_divide.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * trunc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_trunc_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::trunc.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * unbind_copy.int_out(Tensor self, int dim=0, *, Tensor(a!)[] out) -> ()
 */
TN_NODISCARD static inline tn_status tn_unbind_copy_int_out(
    tn_tensor *self, int64_t dim, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::unbind_copy.int_out", "TiLT->", NULL, NULL};
    const void *const args[] = {self, &dim, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * unfold_backward.out(Tensor grad_in, SymInt[] input_sizes, int dim, int size, int step, *,
 * Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_unfold_backward_out(
    tn_tensor *grad_in, const int64_t *input_sizes, size_t input_sizes_count, int64_t dim,
    int64_t size, int64_t step, tn_tensor *out)
{
    static tn_op_site site = {"aten::unfold_backward.out", "TLiiiiT->=", NULL, NULL};
    const void *const args[] = {grad_in, input_sizes, &input_sizes_count, &dim, &size, &step, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * unfold_copy.out(Tensor self, int dimension, int size, int step, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_unfold_copy_out(
    tn_tensor *self, int64_t dimension, int64_t size, int64_t step, tn_tensor *out)
{
    static tn_op_site site = {"aten::unfold_copy.out", "TiiiT->=", NULL, NULL};
    const void *const args[] = {self, &dimension, &size, &step, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * uniform.out(Tensor self, float from=0., float to=1., *, Generator? generator=None, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_uniform_out(
    tn_tensor *self, double from, double to, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::uniform.out", "Tdd*T->=", NULL, NULL};
    const void *const args[] = {self, &from, &to, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * unique_consecutive.out(Tensor self, bool return_inverse=False, bool return_counts=False, int?
 * dim=None, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!),
 * Tensor(c!))
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_unique_consecutive_out(
    tn_tensor *self, bool return_inverse, bool return_counts, const int64_t *dim, tn_tensor *out0,
    tn_tensor *out1, tn_tensor *out2)
{
    static tn_op_site site = {"aten::unique_consecutive.out", "Tbb?iTTT->===", NULL, NULL};
    const void *const args[] = {self, &return_inverse, &return_counts, dim, out0, out1, out2};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * unique_dim.out(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool
 * return_counts=False, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!),
 * Tensor(b!), Tensor(c!))
 */
TN_NODISCARD static inline tn_status tn_unique_dim_out(
    tn_tensor *self, int64_t dim, bool sorted, bool return_inverse, bool return_counts,
    tn_tensor *out0, tn_tensor *out1, tn_tensor *out2)
{
    static tn_op_site site = {"aten::unique_dim.out", "TibbbTTT->===", NULL, NULL};
    const void *const args[] = {self, &dim, &sorted, &return_inverse, &return_counts, out0, out1,
        out2};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * unique_dim_consecutive.out(Tensor self, int dim, bool return_inverse=False, bool
 * return_counts=False, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!),
 * Tensor(b!), Tensor(c!))
 */
TN_NODISCARD static inline tn_status tn_unique_dim_consecutive_out(
    tn_tensor *self, int64_t dim, bool return_inverse, bool return_counts, tn_tensor *out0,
    tn_tensor *out1, tn_tensor *out2)
{
    static tn_op_site site = {"aten::unique_dim_consecutive.out", "TibbTTT->===", NULL, NULL};
    const void *const args[] = {self, &dim, &return_inverse, &return_counts, out0, out1, out2};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * unsafe_split.Tensor_out(Tensor self, SymInt split_size, int dim=0, *, Tensor(a!)[] out) -> ()
 */
TN_NODISCARD static inline tn_status tn_unsafe_split_Tensor_out(
    tn_tensor *self, int64_t split_size, int64_t dim, tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::unsafe_split.Tensor_out", "TiiLT->", NULL, NULL};
    const void *const args[] = {self, &split_size, &dim, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * unsafe_split_with_sizes.out(Tensor self, SymInt[] split_sizes, int dim=0, *, Tensor(a!)[] out) ->
 * ()
 */
TN_NODISCARD static inline tn_status tn_unsafe_split_with_sizes_out(
    tn_tensor *self, const int64_t *split_sizes, size_t split_sizes_count, int64_t dim,
    tn_tensor *const *out, size_t out_count)
{
    static tn_op_site site = {"aten::unsafe_split_with_sizes.out", "TLiiLT->", NULL, NULL};
    const void *const args[] = {self, split_sizes, &split_sizes_count, &dim, out, &out_count};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * unsqueeze_copy.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_unsqueeze_copy_out(
    tn_tensor *self, int64_t dim, tn_tensor *out)
{
    static tn_op_site site = {"aten::unsqueeze_copy.out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &dim, out};
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

/*
 * var.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False,
 * Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dim, correction.
 */
TN_NODISCARD static inline tn_status tn_var_correction_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, const tn_value *correction,
    bool keepdim, tn_tensor *out)
{
    static tn_op_site site = {"aten::var.correction_out", "T?Li?SbT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, correction, &keepdim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * var.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_var_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool unbiased, bool keepdim,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::var.out", "T?LibbT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &unbiased, &keepdim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * var_mean.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool
 * keepdim=False, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))
 * NULL is None: dim, correction.
 */
TN_NODISCARD static inline tn_status tn_var_mean_correction_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, const tn_value *correction,
    bool keepdim, tn_tensor *out0, tn_tensor *out1)
{
    static tn_op_site site = {"aten::var_mean.correction_out", "T?Li?SbTT->==", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, correction, &keepdim, out0, out1};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * vdot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_vdot_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::vdot.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * view_as_complex_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_view_as_complex_copy_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::view_as_complex_copy.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * view_as_real_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_view_as_real_copy_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::view_as_real_copy.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * view_copy.dtype_out(Tensor self, ScalarType dtype, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_view_copy_dtype_out(
    tn_tensor *self, tn_dtype dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::view_copy.dtype_out", "TyT->=", NULL, NULL};
    const void *const args[] = {self, &dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * view_copy.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_view_copy_out(
    tn_tensor *self, const int64_t *size, size_t size_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::view_copy.out", "TLiT->=", NULL, NULL};
    const void *const args[] = {self, size, &size_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * vstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_vstack_out(
    tn_tensor *const *tensors, size_t tensors_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::vstack.out", "LTT->=", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * where.self_out(Tensor condition, Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_where_self_out(
    tn_tensor *condition, tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::where.self_out", "TTTT->=", NULL, NULL};
    const void *const args[] = {condition, self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * xlogy.OutScalar_Other(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_xlogy_OutScalar_Other(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::xlogy.OutScalar_Other", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * xlogy.OutScalar_Self(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_xlogy_OutScalar_Self(
    tn_value self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::xlogy.OutScalar_Self", "STT->=", NULL, NULL};
    const void *const args[] = {&self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * xlogy.OutTensor(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_xlogy_OutTensor(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::xlogy.OutTensor", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * zero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_zero_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::zero.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * zeros.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
 */
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
