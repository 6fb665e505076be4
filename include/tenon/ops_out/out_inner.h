/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators that write to `out` arguments, by name from `_` on: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew.
 */
#ifndef TENON_OUT_INNER_H
#define TENON_OUT_INNER_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* __lshift__.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn___lshift___Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::__lshift__.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* __lshift__.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn___lshift___Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::__lshift__.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* __rshift__.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn___rshift___Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::__rshift__.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* __rshift__.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn___rshift___Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::__rshift__.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* _adaptive_avg_pool2d.out(Tensor self, SymInt[2] output_size, *, Tensor(a!) out) -> Tensor(a!) */
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

/* _adaptive_avg_pool3d.out(Tensor self, SymInt[3] output_size, *, Tensor(a!) out) -> Tensor(a!) */
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

/* _aminmax.out(Tensor self, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!)) */
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

/* _chunk_cat.out(Tensor[] tensors, int dim, int num_chunks, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn__chunk_cat_out(
    tn_tensor *const *tensors, size_t tensors_count, int64_t dim, int64_t num_chunks,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::_chunk_cat.out", "LTiiT->=", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, &dim, &num_chunks, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* _conj_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn__conj_copy_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::_conj_copy.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* _conj_physical.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
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

/* _efficientzerotensor.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
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

/* _euclidean_dist.out(Tensor x1, Tensor x2, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn__euclidean_dist_out(
    tn_tensor *x1, tn_tensor *x2, tn_tensor *out)
{
    static tn_op_site site = {"aten::_euclidean_dist.out", "TTT->=", NULL, NULL};
    const void *const args[] = {x1, x2, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _fake_quantize_per_tensor_affine_cachemask_tensor_qparams.out(Tensor self, Tensor scale, Tensor
 * zero_point, Tensor fake_quant_enabled, int quant_min, int quant_max, *, Tensor(a!) out0,
 * Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))
 */
TN_NODISCARD static inline tn_status tn__fake_quantize_per_tensor_affine_cachemask_tensor_qparams_out(
    tn_tensor *self, tn_tensor *scale, tn_tensor *zero_point, tn_tensor *fake_quant_enabled,
    int64_t quant_min, int64_t quant_max, tn_tensor *out0, tn_tensor *out1)
{
    static tn_op_site site = {"aten::_fake_quantize_per_tensor_affine_cachemask_tensor_qparams.out", "TTTTiiTT->==", NULL, NULL};
    const void *const args[] = {self, scale, zero_point, fake_quant_enabled, &quant_min,
        &quant_max, out0, out1};
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

/* _int_mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn__int_mm_out(
    tn_tensor *self, tn_tensor *mat2, tn_tensor *out)
{
    static tn_op_site site = {"aten::_int_mm.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, mat2, out};
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

/* _log_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!) */
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

/* _logcumsumexp.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!) */
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

/* _neg_view_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
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

/* _pdist_forward.out(Tensor self, float p=2., *, Tensor(a!) out) -> Tensor(a!) */
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
 * _scaled_mm.out(Tensor self, Tensor mat2, Tensor scale_a, Tensor scale_b, Tensor? bias=None,
 * Tensor? scale_result=None, ScalarType? out_dtype=None, bool use_fast_accum=False, *, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: bias, scale_result, out_dtype.
 */
TN_NODISCARD static inline tn_status tn__scaled_mm_out(
    tn_tensor *self, tn_tensor *mat2, tn_tensor *scale_a, tn_tensor *scale_b, tn_tensor *bias,
    tn_tensor *scale_result, const tn_dtype *out_dtype, bool use_fast_accum, tn_tensor *out)
{
    static tn_op_site site = {"aten::_scaled_mm.out", "TTTT?T?T?ybT->=", NULL, NULL};
    const void *const args[] = {self, mat2, scale_a, scale_b, bias, scale_result, out_dtype,
        &use_fast_accum, out};
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

/* _softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!) */
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

/* _unsafe_view.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
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

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
