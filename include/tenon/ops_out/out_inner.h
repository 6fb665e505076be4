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

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
