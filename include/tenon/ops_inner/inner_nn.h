/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators whose names begin with `_`, of the domain `nn`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_INNER_NN_H
#define TENON_INNER_NN_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* _cdist_backward(Tensor grad, Tensor x1, Tensor x2, float p, Tensor cdist) -> Tensor */
TN_NODISCARD static inline tn_status tn__cdist_backward(
    tn_tensor *grad, tn_tensor *x1, tn_tensor *x2, double p, tn_tensor *cdist, tn_tensor **result)
{
    static tn_op_site site = {"aten::_cdist_backward", "TTTdT->T", NULL, NULL};
    const void *const args[] = {grad, x1, x2, &p, cdist};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _cdist_forward(Tensor x1, Tensor x2, float p, int? compute_mode) -> Tensor
 * NULL is None: compute_mode.
 */
TN_NODISCARD static inline tn_status tn__cdist_forward(
    tn_tensor *x1, tn_tensor *x2, double p, const int64_t *compute_mode, tn_tensor **result)
{
    static tn_op_site site = {"aten::_cdist_forward", "TTd?i->T", NULL, NULL};
    const void *const args[] = {x1, x2, &p, compute_mode};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int
 * mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int
 * padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)
 * NULL is None: per_sample_weights.
 */
TN_NODISCARD static inline tn_status tn__embedding_bag(
    tn_tensor *weight, tn_tensor *indices, tn_tensor *offsets, bool scale_grad_by_freq,
    int64_t mode, bool sparse, tn_tensor *per_sample_weights, bool include_last_offset,
    int64_t padding_idx, tn_tensor **result0, tn_tensor **result1, tn_tensor **result2,
    tn_tensor **result3)
{
    static tn_op_site site = {"aten::_embedding_bag", "TTTbib?Tbi->TTTT", NULL, NULL};
    const void *const args[] = {weight, indices, offsets, &scale_grad_by_freq, &mode, &sparse,
        per_sample_weights, &include_last_offset, &padding_idx};
    void *const results[] = {result0, result1, result2, result3};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _embedding_bag_backward(Tensor grad, Tensor indices, Tensor offsets, Tensor offset2bag, Tensor
 * bag_size, Tensor maximum_indices, SymInt num_weights, bool scale_grad_by_freq, int mode, bool
 * sparse, Tensor? per_sample_weights, int padding_idx=-1) -> Tensor
 * NULL is None: per_sample_weights.
 */
TN_NODISCARD static inline tn_status tn__embedding_bag_backward(
    tn_tensor *grad, tn_tensor *indices, tn_tensor *offsets, tn_tensor *offset2bag,
    tn_tensor *bag_size, tn_tensor *maximum_indices, int64_t num_weights, bool scale_grad_by_freq,
    int64_t mode, bool sparse, tn_tensor *per_sample_weights, int64_t padding_idx,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::_embedding_bag_backward", "TTTTTTibib?Ti->T", NULL, NULL};
    const void *const args[] = {grad, indices, offsets, offset2bag, bag_size, maximum_indices,
        &num_weights, &scale_grad_by_freq, &mode, &sparse, per_sample_weights, &padding_idx};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _embedding_bag_dense_backward(Tensor grad, Tensor indices, Tensor offset2bag, Tensor bag_size,
 * Tensor maximum_indices, SymInt num_weights, bool scale_grad_by_freq, int mode, Tensor?
 * per_sample_weights, int padding_idx=-1) -> Tensor
 * NULL is None: per_sample_weights.
 */
TN_NODISCARD static inline tn_status tn__embedding_bag_dense_backward(
    tn_tensor *grad, tn_tensor *indices, tn_tensor *offset2bag, tn_tensor *bag_size,
    tn_tensor *maximum_indices, int64_t num_weights, bool scale_grad_by_freq, int64_t mode,
    tn_tensor *per_sample_weights, int64_t padding_idx, tn_tensor **result)
{
    static tn_op_site site = {"aten::_embedding_bag_dense_backward", "TTTTTibi?Ti->T", NULL, NULL};
    const void *const args[] = {grad, indices, offset2bag, bag_size, maximum_indices, &num_weights,
        &scale_grad_by_freq, &mode, per_sample_weights, &padding_idx};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _embedding_bag_forward_only(Tensor weight, Tensor indices, Tensor offsets, bool
 * scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool
 * include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)
 * NULL is None: per_sample_weights.
 */
TN_NODISCARD static inline tn_status tn__embedding_bag_forward_only(
    tn_tensor *weight, tn_tensor *indices, tn_tensor *offsets, bool scale_grad_by_freq,
    int64_t mode, bool sparse, tn_tensor *per_sample_weights, bool include_last_offset,
    int64_t padding_idx, tn_tensor **result0, tn_tensor **result1, tn_tensor **result2,
    tn_tensor **result3)
{
    static tn_op_site site = {"aten::_embedding_bag_forward_only", "TTTbib?Tbi->TTTT", NULL, NULL};
    const void *const args[] = {weight, indices, offsets, &scale_grad_by_freq, &mode, &sparse,
        per_sample_weights, &include_last_offset, &padding_idx};
    void *const results[] = {result0, result1, result2, result3};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _embedding_bag_per_sample_weights_backward(Tensor grad, Tensor weight, Tensor indices, Tensor
 * offsets, Tensor offset2bag, int mode, int padding_idx=-1) -> Tensor
 */
TN_NODISCARD static inline tn_status tn__embedding_bag_per_sample_weights_backward(
    tn_tensor *grad, tn_tensor *weight, tn_tensor *indices, tn_tensor *offsets,
    tn_tensor *offset2bag, int64_t mode, int64_t padding_idx, tn_tensor **result)
{
    static tn_op_site site = {"aten::_embedding_bag_per_sample_weights_backward", "TTTTTii->T", NULL, NULL};
    const void *const args[] = {grad, weight, indices, offsets, offset2bag, &mode, &padding_idx};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _euclidean_dist(Tensor x1, Tensor x2) -> Tensor */
TN_NODISCARD static inline tn_status tn__euclidean_dist(
    tn_tensor *x1, tn_tensor *x2, tn_tensor **result)
{
    static tn_op_site site = {"aten::_euclidean_dist", "TT->T", NULL, NULL};
    const void *const args[] = {x1, x2};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _fused_sdp_choice(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float
 * dropout_p=0.0, bool is_causal=False, *, float? scale=None, bool enable_gqa=False) -> int
 * NULL is None: attn_mask, scale.
 */
TN_NODISCARD static inline tn_status tn__fused_sdp_choice(
    tn_tensor *query, tn_tensor *key, tn_tensor *value, tn_tensor *attn_mask, double dropout_p,
    bool is_causal, const double *scale, bool enable_gqa, int64_t *result)
{
    static tn_op_site site = {"aten::_fused_sdp_choice", "TTT?Tdb?db->i", NULL, NULL};
    const void *const args[] = {query, key, value, attn_mask, &dropout_p, &is_causal, scale,
        &enable_gqa};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _pdist_backward(Tensor grad, Tensor self, float p, Tensor pdist) -> Tensor */
TN_NODISCARD static inline tn_status tn__pdist_backward(
    tn_tensor *grad, tn_tensor *self, double p, tn_tensor *pdist, tn_tensor **result)
{
    static tn_op_site site = {"aten::_pdist_backward", "TTdT->T", NULL, NULL};
    const void *const args[] = {grad, self, &p, pdist};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _pdist_forward(Tensor self, float p=2) -> Tensor */
TN_NODISCARD static inline tn_status tn__pdist_forward(
    tn_tensor *self, double p, tn_tensor **result)
{
    static tn_op_site site = {"aten::_pdist_forward", "Td->T", NULL, NULL};
    const void *const args[] = {self, &p};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _scaled_dot_product_attention_math(Tensor query, Tensor key, Tensor value, Tensor?
 * attn_mask=None, float dropout_p=0.0, bool is_causal=False, Tensor? dropout_mask=None, *, float?
 * scale=None, bool enable_gqa=False) -> (Tensor, Tensor)
 * NULL is None: attn_mask, dropout_mask, scale.
 */
TN_NODISCARD static inline tn_status tn__scaled_dot_product_attention_math(
    tn_tensor *query, tn_tensor *key, tn_tensor *value, tn_tensor *attn_mask, double dropout_p,
    bool is_causal, tn_tensor *dropout_mask, const double *scale, bool enable_gqa,
    tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::_scaled_dot_product_attention_math", "TTT?Tdb?T?db->TT", NULL, NULL};
    const void *const args[] = {query, key, value, attn_mask, &dropout_p, &is_causal, dropout_mask,
        scale, &enable_gqa};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _scaled_dot_product_flash_attention_for_cpu(Tensor query, Tensor key, Tensor value, float
 * dropout_p=0.0, bool is_causal=False, *, Tensor? attn_mask=None, float? scale=None) -> (Tensor
 * output, Tensor logsumexp)
 * NULL is None: attn_mask, scale.
 */
TN_NODISCARD static inline tn_status tn__scaled_dot_product_flash_attention_for_cpu(
    tn_tensor *query, tn_tensor *key, tn_tensor *value, double dropout_p, bool is_causal,
    tn_tensor *attn_mask, const double *scale, tn_tensor **output, tn_tensor **logsumexp)
{
    static tn_op_site site = {"aten::_scaled_dot_product_flash_attention_for_cpu", "TTTdb?T?d->TT", NULL, NULL};
    const void *const args[] = {query, key, value, &dropout_p, &is_causal, attn_mask, scale};
    void *const results[] = {output, logsumexp};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _scaled_dot_product_flash_attention_for_cpu_backward(Tensor grad_out, Tensor query, Tensor key,
 * Tensor value, Tensor out, Tensor logsumexp, float dropout_p, bool is_causal, *, Tensor?
 * attn_mask=None, float? scale=None) -> (Tensor grad_query, Tensor grad_key, Tensor grad_value)
 * NULL is None: attn_mask, scale.
 */
TN_NODISCARD static inline tn_status tn__scaled_dot_product_flash_attention_for_cpu_backward(
    tn_tensor *grad_out, tn_tensor *query, tn_tensor *key, tn_tensor *value, tn_tensor *out,
    tn_tensor *logsumexp, double dropout_p, bool is_causal, tn_tensor *attn_mask,
    const double *scale, tn_tensor **grad_query, tn_tensor **grad_key, tn_tensor **grad_value)
{
    static tn_op_site site = {"aten::_scaled_dot_product_flash_attention_for_cpu_backward", "TTTTTTdb?T?d->TTT", NULL, NULL};
    const void *const args[] = {grad_out, query, key, value, out, logsumexp, &dropout_p,
        &is_causal, attn_mask, scale};
    void *const results[] = {grad_query, grad_key, grad_value};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _thnn_differentiable_gru_cell_backward(Tensor grad_hy, Tensor input_gates, Tensor hidden_gates,
 * Tensor hx, Tensor? input_bias, Tensor? hidden_bias) -> (Tensor, Tensor, Tensor, Tensor, Tensor)
 * NULL is None: input_bias, hidden_bias.
 */
TN_NODISCARD static inline tn_status tn__thnn_differentiable_gru_cell_backward(
    tn_tensor *grad_hy, tn_tensor *input_gates, tn_tensor *hidden_gates, tn_tensor *hx,
    tn_tensor *input_bias, tn_tensor *hidden_bias, tn_tensor **result0, tn_tensor **result1,
    tn_tensor **result2, tn_tensor **result3, tn_tensor **result4)
{
    static tn_op_site site = {"aten::_thnn_differentiable_gru_cell_backward", "TTTT?T?T->TTTTT", NULL, NULL};
    const void *const args[] = {grad_hy, input_gates, hidden_gates, hx, input_bias, hidden_bias};
    void *const results[] = {result0, result1, result2, result3, result4};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _thnn_differentiable_lstm_cell_backward(Tensor? grad_hy, Tensor? grad_cy, Tensor input_gates,
 * Tensor hidden_gates, Tensor? input_bias, Tensor? hidden_bias, Tensor cx, Tensor cy) -> (Tensor,
 * Tensor, Tensor, Tensor, Tensor)
 * NULL is None: grad_hy, grad_cy, input_bias, hidden_bias.
 */
TN_NODISCARD static inline tn_status tn__thnn_differentiable_lstm_cell_backward(
    tn_tensor *grad_hy, tn_tensor *grad_cy, tn_tensor *input_gates, tn_tensor *hidden_gates,
    tn_tensor *input_bias, tn_tensor *hidden_bias, tn_tensor *cx, tn_tensor *cy,
    tn_tensor **result0, tn_tensor **result1, tn_tensor **result2, tn_tensor **result3,
    tn_tensor **result4)
{
    static tn_op_site site = {"aten::_thnn_differentiable_lstm_cell_backward", "?T?TTT?T?TTT->TTTTT", NULL, NULL};
    const void *const args[] = {grad_hy, grad_cy, input_gates, hidden_gates, input_bias,
        hidden_bias, cx, cy};
    void *const results[] = {result0, result1, result2, result3, result4};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _trilinear(Tensor i1, Tensor i2, Tensor i3, int[] expand1, int[] expand2, int[] expand3, int[]
 * sumdim, int unroll_dim=1) -> Tensor
 */
TN_NODISCARD static inline tn_status tn__trilinear(
    tn_tensor *i1, tn_tensor *i2, tn_tensor *i3, const int64_t *expand1, size_t expand1_count,
    const int64_t *expand2, size_t expand2_count, const int64_t *expand3, size_t expand3_count,
    const int64_t *sumdim, size_t sumdim_count, int64_t unroll_dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::_trilinear", "TTTLiLiLiLii->T", NULL, NULL};
    const void *const args[] = {i1, i2, i3, expand1, &expand1_count, expand2, &expand2_count,
        expand3, &expand3_count, sumdim, &sumdim_count, &unroll_dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
