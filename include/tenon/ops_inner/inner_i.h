/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators whose names begin with `_`, by name from `_i` on: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew.
 */
#ifndef TENON_INNER_I_H
#define TENON_INNER_I_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * _index_put_impl(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, bool
 * unsafe=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn__index_put_impl(
    tn_tensor *self, tn_tensor *const *indices, size_t indices_count, tn_tensor *values,
    bool accumulate, bool unsafe, tn_tensor **result)
{
    static tn_op_site site = {"aten::_index_put_impl", "TL?TTbb->T", NULL, NULL};
    const void *const args[] = {self, indices, &indices_count, values, &accumulate, &unsafe};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _index_put_impl_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False, bool
 * unsafe=False) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__index_put_impl_(
    tn_tensor *self, tn_tensor *const *indices, size_t indices_count, tn_tensor *values,
    bool accumulate, bool unsafe)
{
    static tn_op_site site = {"aten::_index_put_impl_", "TL?TTbb->=", NULL, NULL};
    const void *const args[] = {self, indices, &indices_count, values, &accumulate, &unsafe};
    return tn_op_call_typed(&site, args, NULL);
}

/* _int_mm(Tensor self, Tensor mat2) -> Tensor */
TN_NODISCARD static inline tn_status tn__int_mm(
    tn_tensor *self, tn_tensor *mat2, tn_tensor **result)
{
    static tn_op_site site = {"aten::_int_mm", "TT->T", NULL, NULL};
    const void *const args[] = {self, mat2};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _is_all_true(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn__is_all_true(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::_is_all_true", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _is_any_true(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn__is_any_true(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::_is_any_true", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _linalg_check_errors(Tensor info, str api_name, *, bool is_matrix) -> () */
TN_NODISCARD static inline tn_status tn__linalg_check_errors(
    tn_tensor *info, const char *api_name, bool is_matrix)
{
    static tn_op_site site = {"aten::_linalg_check_errors", "Tsb->", NULL, NULL};
    const void *const args[] = {info, api_name, &is_matrix};
    return tn_op_call_typed(&site, args, NULL);
}

/* _linalg_det(Tensor A) -> (Tensor result, Tensor LU, Tensor pivots) */
TN_NODISCARD static inline tn_status tn__linalg_det(
    tn_tensor *A, tn_tensor **result, tn_tensor **LU, tn_tensor **pivots)
{
    static tn_op_site site = {"aten::_linalg_det", "T->TTT", NULL, NULL};
    const void *const args[] = {A};
    void *const results[] = {result, LU, pivots};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _linalg_eigh(Tensor A, str UPLO="L", bool compute_v=True) -> (Tensor eigenvalues, Tensor
 * eigenvectors)
 */
TN_NODISCARD static inline tn_status tn__linalg_eigh(
    tn_tensor *A, const char *UPLO, bool compute_v, tn_tensor **eigenvalues,
    tn_tensor **eigenvectors)
{
    static tn_op_site site = {"aten::_linalg_eigh", "Tsb->TT", NULL, NULL};
    const void *const args[] = {A, UPLO, &compute_v};
    void *const results[] = {eigenvalues, eigenvectors};
    return tn_op_call_typed(&site, args, results);
}

/* _linalg_eigvals(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn__linalg_eigvals(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::_linalg_eigvals", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet, Tensor LU, Tensor pivots) */
TN_NODISCARD static inline tn_status tn__linalg_slogdet(
    tn_tensor *A, tn_tensor **sign, tn_tensor **logabsdet, tn_tensor **LU, tn_tensor **pivots)
{
    static tn_op_site site = {"aten::_linalg_slogdet", "T->TTTT", NULL, NULL};
    const void *const args[] = {A};
    void *const results[] = {sign, logabsdet, LU, pivots};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor
 * result, Tensor LU, Tensor pivots, Tensor info)
 */
TN_NODISCARD static inline tn_status tn__linalg_solve_ex(
    tn_tensor *A, tn_tensor *B, bool left, bool check_errors, tn_tensor **result, tn_tensor **LU,
    tn_tensor **pivots, tn_tensor **info)
{
    static tn_op_site site = {"aten::_linalg_solve_ex", "TTbb->TTTT", NULL, NULL};
    const void *const args[] = {A, B, &left, &check_errors};
    void *const results[] = {result, LU, pivots, info};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _linalg_svd(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None) ->
 * (Tensor U, Tensor S, Tensor Vh)
 * NULL is None: driver.
 */
TN_NODISCARD static inline tn_status tn__linalg_svd(
    tn_tensor *A, bool full_matrices, bool compute_uv, const char *driver, tn_tensor **U,
    tn_tensor **S, tn_tensor **Vh)
{
    static tn_op_site site = {"aten::_linalg_svd", "Tbb?s->TTT", NULL, NULL};
    const void *const args[] = {A, &full_matrices, &compute_uv, driver};
    void *const results[] = {U, S, Vh};
    return tn_op_call_typed(&site, args, results);
}

/* _local_scalar_dense(Tensor self) -> Scalar */
TN_NODISCARD static inline tn_status tn__local_scalar_dense(
    tn_tensor *self, tn_value *result)
{
    static tn_op_site site = {"aten::_local_scalar_dense", "T->*", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor */
TN_NODISCARD static inline tn_status tn__log_softmax(
    tn_tensor *self, int64_t dim, bool half_to_float, tn_tensor **result)
{
    static tn_op_site site = {"aten::_log_softmax", "Tib->T", NULL, NULL};
    const void *const args[] = {self, &dim, &half_to_float};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) ->
 * Tensor
 */
TN_NODISCARD static inline tn_status tn__log_softmax_backward_data(
    tn_tensor *grad_output, tn_tensor *output, int64_t dim, tn_dtype input_dtype,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::_log_softmax_backward_data", "TTiy->T", NULL, NULL};
    const void *const args[] = {grad_output, output, &dim, &input_dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _logcumsumexp(Tensor self, int dim) -> Tensor */
TN_NODISCARD static inline tn_status tn__logcumsumexp(
    tn_tensor *self, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::_logcumsumexp", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _lu_with_info(Tensor self, bool pivot=True, bool check_errors=True) -> (Tensor LU, Tensor pivots,
 * Tensor info)
 */
TN_NODISCARD static inline tn_status tn__lu_with_info(
    tn_tensor *self, bool pivot, bool check_errors, tn_tensor **LU, tn_tensor **pivots,
    tn_tensor **info)
{
    static tn_op_site site = {"aten::_lu_with_info", "Tbb->TTT", NULL, NULL};
    const void *const args[] = {self, &pivot, &check_errors};
    void *const results[] = {LU, pivots, info};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _native_batch_norm_legit(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean,
 * Tensor(b!) running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
 * NULL is None: weight, bias.
 */
TN_NODISCARD static inline tn_status tn__native_batch_norm_legit(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean,
    tn_tensor *running_var, bool training, double momentum, double eps, tn_tensor **result0,
    tn_tensor **result1, tn_tensor **result2)
{
    static tn_op_site site = {"aten::_native_batch_norm_legit", "T?T?TTTbdd->TTT", NULL, NULL};
    const void *const args[] = {input, weight, bias, running_mean, running_var, &training,
        &momentum, &eps};
    void *const results[] = {result0, result1, result2};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _native_batch_norm_legit.no_stats(Tensor input, Tensor? weight, Tensor? bias, bool training,
 * float momentum, float eps) -> (Tensor, Tensor, Tensor)
 * NULL is None: weight, bias.
 */
TN_NODISCARD static inline tn_status tn__native_batch_norm_legit_no_stats(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, bool training, double momentum,
    double eps, tn_tensor **result0, tn_tensor **result1, tn_tensor **result2)
{
    static tn_op_site site = {"aten::_native_batch_norm_legit.no_stats", "T?T?Tbdd->TTT", NULL, NULL};
    const void *const args[] = {input, weight, bias, &training, &momentum, &eps};
    void *const results[] = {result0, result1, result2};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _native_batch_norm_legit_functional(Tensor input, Tensor? weight, Tensor? bias, Tensor
 * running_mean, Tensor running_var, bool training, float momentum, float eps) -> (Tensor, Tensor,
 * Tensor, Tensor running_mean_out, Tensor running_var_out)
 * NULL is None: weight, bias.
 */
TN_NODISCARD static inline tn_status tn__native_batch_norm_legit_functional(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean,
    tn_tensor *running_var, bool training, double momentum, double eps, tn_tensor **result0,
    tn_tensor **result1, tn_tensor **result2, tn_tensor **running_mean_out,
    tn_tensor **running_var_out)
{
    static tn_op_site site = {"aten::_native_batch_norm_legit_functional", "T?T?TTTbdd->TTTTT", NULL, NULL};
    const void *const args[] = {input, weight, bias, running_mean, running_var, &training,
        &momentum, &eps};
    void *const results[] = {result0, result1, result2, running_mean_out, running_var_out};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _native_batch_norm_legit_no_training(Tensor input, Tensor? weight, Tensor? bias, Tensor
 * running_mean, Tensor running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor)
 * NULL is None: weight, bias.
 */
TN_NODISCARD static inline tn_status tn__native_batch_norm_legit_no_training(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean,
    tn_tensor *running_var, double momentum, double eps, tn_tensor **result0, tn_tensor **result1,
    tn_tensor **result2)
{
    static tn_op_site site = {"aten::_native_batch_norm_legit_no_training", "T?T?TTTdd->TTT", NULL, NULL};
    const void *const args[] = {input, weight, bias, running_mean, running_var, &momentum, &eps};
    void *const results[] = {result0, result1, result2};
    return tn_op_call_typed(&site, args, results);
}

/* _neg_view(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn__neg_view(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::_neg_view", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _neg_view_copy(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn__neg_view_copy(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::_neg_view_copy", "T->T", NULL, NULL};
    const void *const args[] = {self};
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

/* _prelu_kernel(Tensor self, Tensor weight) -> Tensor */
TN_NODISCARD static inline tn_status tn__prelu_kernel(
    tn_tensor *self, tn_tensor *weight, tn_tensor **result)
{
    static tn_op_site site = {"aten::_prelu_kernel", "TT->T", NULL, NULL};
    const void *const args[] = {self, weight};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _prelu_kernel_backward(Tensor grad_output, Tensor self, Tensor weight) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tn__prelu_kernel_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *weight, tn_tensor **result0,
    tn_tensor **result1)
{
    static tn_op_site site = {"aten::_prelu_kernel_backward", "TTT->TT", NULL, NULL};
    const void *const args[] = {grad_output, self, weight};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/* _reshape_alias(Tensor(a) self, SymInt[] size, SymInt[] stride) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn__reshape_alias(
    tn_tensor *self, const int64_t *size, size_t size_count, const int64_t *stride,
    size_t stride_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::_reshape_alias", "TLiLi->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count, stride, &stride_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _reshape_alias_copy(Tensor self, SymInt[] size, SymInt[] stride) -> Tensor */
TN_NODISCARD static inline tn_status tn__reshape_alias_copy(
    tn_tensor *self, const int64_t *size, size_t size_count, const int64_t *stride,
    size_t stride_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::_reshape_alias_copy", "TLiLi->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count, stride, &stride_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _safe_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn__safe_softmax(
    tn_tensor *self, int64_t dim, const tn_dtype *dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::_safe_softmax", "Ti?y->T", NULL, NULL};
    const void *const args[] = {self, &dim, dtype};
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
 * _scaled_mm(Tensor self, Tensor mat2, Tensor scale_a, Tensor scale_b, Tensor? bias=None, Tensor?
 * scale_result=None, ScalarType? out_dtype=None, bool use_fast_accum=False) -> Tensor
 * NULL is None: bias, scale_result, out_dtype.
 */
TN_NODISCARD static inline tn_status tn__scaled_mm(
    tn_tensor *self, tn_tensor *mat2, tn_tensor *scale_a, tn_tensor *scale_b, tn_tensor *bias,
    tn_tensor *scale_result, const tn_dtype *out_dtype, bool use_fast_accum, tn_tensor **result)
{
    static tn_op_site site = {"aten::_scaled_mm", "TTTT?T?T?yb->T", NULL, NULL};
    const void *const args[] = {self, mat2, scale_a, scale_b, bias, scale_result, out_dtype,
        &use_fast_accum};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _segment_reduce_backward(Tensor grad, Tensor output, Tensor data, str reduce, *, Tensor?
 * lengths=None, Tensor? offsets=None, int axis=0, Scalar? initial=None) -> Tensor
 * NULL is None: lengths, offsets, initial.
 */
TN_NODISCARD static inline tn_status tn__segment_reduce_backward(
    tn_tensor *grad, tn_tensor *output, tn_tensor *data, const char *reduce, tn_tensor *lengths,
    tn_tensor *offsets, int64_t axis, const tn_value *initial, tn_tensor **result)
{
    static tn_op_site site = {"aten::_segment_reduce_backward", "TTTs?T?Ti?S->T", NULL, NULL};
    const void *const args[] = {grad, output, data, reduce, lengths, offsets, &axis, initial};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _slow_conv2d_backward.output_mask(Tensor grad_output, Tensor self, Tensor weight, SymInt[2]
 * kernel_size, SymInt[2] stride, SymInt[2] padding, bool[3] output_mask) -> (Tensor grad_input,
 * Tensor grad_weight, Tensor grad_bias)
 */
TN_NODISCARD static inline tn_status tn__slow_conv2d_backward_output_mask(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size,
    size_t kernel_size_count, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, const bool *output_mask, size_t output_mask_count,
    tn_tensor **grad_input, tn_tensor **grad_weight, tn_tensor **grad_bias)
{
    static tn_op_site site = {"aten::_slow_conv2d_backward.output_mask", "TTTLiLiLiLb->TTT", NULL, NULL};
    const void *const args[] = {grad_output, self, weight, kernel_size, &kernel_size_count, stride,
        &stride_count, padding, &padding_count, output_mask, &output_mask_count};
    void *const results[] = {grad_input, grad_weight, grad_bias};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _slow_conv2d_forward(Tensor self, Tensor weight, SymInt[2] kernel_size, Tensor? bias, SymInt[2]
 * stride, SymInt[2] padding) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn__slow_conv2d_forward(
    tn_tensor *self, tn_tensor *weight, const int64_t *kernel_size, size_t kernel_size_count,
    tn_tensor *bias, const int64_t *stride, size_t stride_count, const int64_t *padding,
    size_t padding_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::_slow_conv2d_forward", "TTLi?TLiLi->T", NULL, NULL};
    const void *const args[] = {self, weight, kernel_size, &kernel_size_count, bias, stride,
        &stride_count, padding, &padding_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _softmax(Tensor self, int dim, bool half_to_float) -> Tensor */
TN_NODISCARD static inline tn_status tn__softmax(
    tn_tensor *self, int64_t dim, bool half_to_float, tn_tensor **result)
{
    static tn_op_site site = {"aten::_softmax", "Tib->T", NULL, NULL};
    const void *const args[] = {self, &dim, &half_to_float};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) ->
 * Tensor
 */
TN_NODISCARD static inline tn_status tn__softmax_backward_data(
    tn_tensor *grad_output, tn_tensor *output, int64_t dim, tn_dtype input_dtype,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::_softmax_backward_data", "TTiy->T", NULL, NULL};
    const void *const args[] = {grad_output, output, &dim, &input_dtype};
    void *const results[] = {result};
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
 * _to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
 * pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory, memory_format.
 */
TN_NODISCARD static inline tn_status tn__to_copy(
    tn_tensor *self, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, bool non_blocking, const tn_memory_format *memory_format,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::_to_copy", "T?y?l?D?bb?m->T", NULL, NULL};
    const void *const args[] = {self, dtype, layout, device, pin_memory, &non_blocking,
        memory_format};
    void *const results[] = {result};
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

/* _unique(Tensor self, bool sorted=True, bool return_inverse=False) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tn__unique(
    tn_tensor *self, bool sorted, bool return_inverse, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::_unique", "Tbb->TT", NULL, NULL};
    const void *const args[] = {self, &sorted, &return_inverse};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _unique2(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False) ->
 * (Tensor, Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn__unique2(
    tn_tensor *self, bool sorted, bool return_inverse, bool return_counts, tn_tensor **result0,
    tn_tensor **result1, tn_tensor **result2)
{
    static tn_op_site site = {"aten::_unique2", "Tbbb->TTT", NULL, NULL};
    const void *const args[] = {self, &sorted, &return_inverse, &return_counts};
    void *const results[] = {result0, result1, result2};
    return tn_op_call_typed(&site, args, results);
}

/* _unsafe_index.Tensor(Tensor self, Tensor?[] indices) -> Tensor */
TN_NODISCARD static inline tn_status tn__unsafe_index_Tensor(
    tn_tensor *self, tn_tensor *const *indices, size_t indices_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::_unsafe_index.Tensor", "TL?T->T", NULL, NULL};
    const void *const args[] = {self, indices, &indices_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _unsafe_index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn__unsafe_index_put(
    tn_tensor *self, tn_tensor *const *indices, size_t indices_count, tn_tensor *values,
    bool accumulate, tn_tensor **result)
{
    static tn_op_site site = {"aten::_unsafe_index_put", "TL?TTb->T", NULL, NULL};
    const void *const args[] = {self, indices, &indices_count, values, &accumulate};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _unsafe_masked_index(Tensor self, Tensor mask, Tensor?[] indices, Scalar fill) -> Tensor */
TN_NODISCARD static inline tn_status tn__unsafe_masked_index(
    tn_tensor *self, tn_tensor *mask, tn_tensor *const *indices, size_t indices_count,
    tn_value fill, tn_tensor **result)
{
    static tn_op_site site = {"aten::_unsafe_masked_index", "TTL?TS->T", NULL, NULL};
    const void *const args[] = {self, mask, indices, &indices_count, &fill};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _unsafe_masked_index_put_accumulate(Tensor self, Tensor mask, Tensor?[] indices, Tensor values)
 * -> Tensor
 */
TN_NODISCARD static inline tn_status tn__unsafe_masked_index_put_accumulate(
    tn_tensor *self, tn_tensor *mask, tn_tensor *const *indices, size_t indices_count,
    tn_tensor *values, tn_tensor **result)
{
    static tn_op_site site = {"aten::_unsafe_masked_index_put_accumulate", "TTL?TT->T", NULL, NULL};
    const void *const args[] = {self, mask, indices, &indices_count, values};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _unsafe_view(Tensor self, SymInt[] size) -> Tensor */
TN_NODISCARD static inline tn_status tn__unsafe_view(
    tn_tensor *self, const int64_t *size, size_t size_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::_unsafe_view", "TLi->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _upsample_bicubic2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float?
 * scales_h=None, float? scales_w=None) -> Tensor
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn__upsample_bicubic2d_aa(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, bool align_corners,
    const double *scales_h, const double *scales_w, tn_tensor **result)
{
    static tn_op_site site = {"aten::_upsample_bicubic2d_aa", "TLib?d?d->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, &align_corners, scales_h,
        scales_w};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _upsample_bicubic2d_aa.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]?
 * scale_factors) -> Tensor
 * NULL is None: output_size, scale_factors.
 */
TN_NODISCARD static inline tn_status tn__upsample_bicubic2d_aa_vec(
    tn_tensor *input, const int64_t *output_size, size_t output_size_count, bool align_corners,
    const double *scale_factors, size_t scale_factors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::_upsample_bicubic2d_aa.vec", "T?Lib?Ld->T", NULL, NULL};
    const void *const args[] = {input, output_size, &output_size_count, &align_corners,
        scale_factors, &scale_factors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _upsample_bicubic2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size,
 * bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn__upsample_bicubic2d_aa_backward(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, bool align_corners, const double *scales_h,
    const double *scales_w, tn_tensor **result)
{
    static tn_op_site site = {"aten::_upsample_bicubic2d_aa_backward", "TLiLib?d?d->T", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, &align_corners, scales_h, scales_w};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _upsample_bilinear2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float?
 * scales_h=None, float? scales_w=None) -> Tensor
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn__upsample_bilinear2d_aa(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, bool align_corners,
    const double *scales_h, const double *scales_w, tn_tensor **result)
{
    static tn_op_site site = {"aten::_upsample_bilinear2d_aa", "TLib?d?d->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, &align_corners, scales_h,
        scales_w};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _upsample_bilinear2d_aa.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]?
 * scale_factors) -> Tensor
 * NULL is None: output_size, scale_factors.
 */
TN_NODISCARD static inline tn_status tn__upsample_bilinear2d_aa_vec(
    tn_tensor *input, const int64_t *output_size, size_t output_size_count, bool align_corners,
    const double *scale_factors, size_t scale_factors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::_upsample_bilinear2d_aa.vec", "T?Lib?Ld->T", NULL, NULL};
    const void *const args[] = {input, output_size, &output_size_count, &align_corners,
        scale_factors, &scale_factors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _upsample_bilinear2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size,
 * bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn__upsample_bilinear2d_aa_backward(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, bool align_corners, const double *scales_h,
    const double *scales_w, tn_tensor **result)
{
    static tn_op_site site = {"aten::_upsample_bilinear2d_aa_backward", "TLiLib?d?d->T", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, &align_corners, scales_h, scales_w};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _upsample_lanczos2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float?
 * scales_h=None, float? scales_w=None) -> Tensor
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn__upsample_lanczos2d_aa(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, bool align_corners,
    const double *scales_h, const double *scales_w, tn_tensor **result)
{
    static tn_op_site site = {"aten::_upsample_lanczos2d_aa", "TLib?d?d->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, &align_corners, scales_h,
        scales_w};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _upsample_lanczos2d_aa.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]?
 * scale_factors) -> Tensor
 * NULL is None: output_size, scale_factors.
 */
TN_NODISCARD static inline tn_status tn__upsample_lanczos2d_aa_vec(
    tn_tensor *input, const int64_t *output_size, size_t output_size_count, bool align_corners,
    const double *scale_factors, size_t scale_factors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::_upsample_lanczos2d_aa.vec", "T?Lib?Ld->T", NULL, NULL};
    const void *const args[] = {input, output_size, &output_size_count, &align_corners,
        scale_factors, &scale_factors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _upsample_lanczos2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size,
 * bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn__upsample_lanczos2d_aa_backward(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, bool align_corners, const double *scales_h,
    const double *scales_w, tn_tensor **result)
{
    static tn_op_site site = {"aten::_upsample_lanczos2d_aa_backward", "TLiLib?d?d->T", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, &align_corners, scales_h, scales_w};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _upsample_nearest_exact1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor
 * NULL is None: scales.
 */
TN_NODISCARD static inline tn_status tn__upsample_nearest_exact1d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, const double *scales,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::_upsample_nearest_exact1d", "TLi?d->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, scales};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _upsample_nearest_exact1d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) ->
 * Tensor
 * NULL is None: output_size, scale_factors.
 */
TN_NODISCARD static inline tn_status tn__upsample_nearest_exact1d_vec(
    tn_tensor *input, const int64_t *output_size, size_t output_size_count,
    const double *scale_factors, size_t scale_factors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::_upsample_nearest_exact1d.vec", "T?Li?Ld->T", NULL, NULL};
    const void *const args[] = {input, output_size, &output_size_count, scale_factors,
        &scale_factors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _upsample_nearest_exact1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3]
 * input_size, float? scales=None) -> Tensor
 * NULL is None: scales.
 */
TN_NODISCARD static inline tn_status tn__upsample_nearest_exact1d_backward(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, const double *scales, tn_tensor **result)
{
    static tn_op_site site = {"aten::_upsample_nearest_exact1d_backward", "TLiLi?d->T", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, scales};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _upsample_nearest_exact2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float?
 * scales_w=None) -> Tensor
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn__upsample_nearest_exact2d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, const double *scales_h,
    const double *scales_w, tn_tensor **result)
{
    static tn_op_site site = {"aten::_upsample_nearest_exact2d", "TLi?d?d->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, scales_h, scales_w};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _upsample_nearest_exact2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) ->
 * Tensor
 * NULL is None: output_size, scale_factors.
 */
TN_NODISCARD static inline tn_status tn__upsample_nearest_exact2d_vec(
    tn_tensor *input, const int64_t *output_size, size_t output_size_count,
    const double *scale_factors, size_t scale_factors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::_upsample_nearest_exact2d.vec", "T?Li?Ld->T", NULL, NULL};
    const void *const args[] = {input, output_size, &output_size_count, scale_factors,
        &scale_factors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _upsample_nearest_exact2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4]
 * input_size, float? scales_h=None, float? scales_w=None) -> Tensor
 * NULL is None: scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn__upsample_nearest_exact2d_backward(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, const double *scales_h,
    const double *scales_w, tn_tensor **result)
{
    static tn_op_site site = {"aten::_upsample_nearest_exact2d_backward", "TLiLi?d?d->T", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, scales_h, scales_w};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _upsample_nearest_exact3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float?
 * scales_h=None, float? scales_w=None) -> Tensor
 * NULL is None: scales_d, scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn__upsample_nearest_exact3d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, const double *scales_d,
    const double *scales_h, const double *scales_w, tn_tensor **result)
{
    static tn_op_site site = {"aten::_upsample_nearest_exact3d", "TLi?d?d?d->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count, scales_d, scales_h,
        scales_w};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _upsample_nearest_exact3d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) ->
 * Tensor
 * NULL is None: output_size, scale_factors.
 */
TN_NODISCARD static inline tn_status tn__upsample_nearest_exact3d_vec(
    tn_tensor *input, const int64_t *output_size, size_t output_size_count,
    const double *scale_factors, size_t scale_factors_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::_upsample_nearest_exact3d.vec", "T?Li?Ld->T", NULL, NULL};
    const void *const args[] = {input, output_size, &output_size_count, scale_factors,
        &scale_factors_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _upsample_nearest_exact3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5]
 * input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
 * NULL is None: scales_d, scales_h, scales_w.
 */
TN_NODISCARD static inline tn_status tn__upsample_nearest_exact3d_backward(
    tn_tensor *grad_output, const int64_t *output_size, size_t output_size_count,
    const int64_t *input_size, size_t input_size_count, const double *scales_d,
    const double *scales_h, const double *scales_w, tn_tensor **result)
{
    static tn_op_site site = {"aten::_upsample_nearest_exact3d_backward", "TLiLi?d?d?d->T", NULL, NULL};
    const void *const args[] = {grad_output, output_size, &output_size_count, input_size,
        &input_size_count, scales_d, scales_h, scales_w};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _version(Tensor self) -> int */
TN_NODISCARD static inline tn_status tn__version(
    tn_tensor *self, int64_t *result)
{
    static tn_op_site site = {"aten::_version", "T->i", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _weight_int4pack_mm_for_cpu(Tensor self, Tensor mat2, int qGroupSize, Tensor qScaleAndZeros) ->
 * Tensor
 */
TN_NODISCARD static inline tn_status tn__weight_int4pack_mm_for_cpu(
    tn_tensor *self, tn_tensor *mat2, int64_t qGroupSize, tn_tensor *qScaleAndZeros,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::_weight_int4pack_mm_for_cpu", "TTiT->T", NULL, NULL};
    const void *const args[] = {self, mat2, &qGroupSize, qScaleAndZeros};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _weight_int8pack_mm(Tensor self, Tensor mat2, Tensor scales) -> Tensor */
TN_NODISCARD static inline tn_status tn__weight_int8pack_mm(
    tn_tensor *self, tn_tensor *mat2, tn_tensor *scales, tn_tensor **result)
{
    static tn_op_site site = {"aten::_weight_int8pack_mm", "TTT->T", NULL, NULL};
    const void *const args[] = {self, mat2, scales};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * mkl::_mkl_linear(Tensor X, Tensor MKL_W, Tensor ORI_W, Tensor? B, int batch_size) -> Tensor
 * NULL is None: B.
 */
TN_NODISCARD static inline tn_status tn_mkl__mkl_linear(
    tn_tensor *X, tn_tensor *MKL_W, tn_tensor *ORI_W, tn_tensor *B, int64_t batch_size,
    tn_tensor **result)
{
    static tn_op_site site = {"mkl::_mkl_linear", "TTT?Ti->T", NULL, NULL};
    const void *const args[] = {X, MKL_W, ORI_W, B, &batch_size};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * mkldnn::_linear_pointwise(Tensor X, Tensor W, Tensor? B, str attr, Scalar?[] scalars, str?
 * algorithm) -> Tensor Y
 * NULL is None: B, algorithm.
 */
TN_NODISCARD static inline tn_status tn_mkldnn__linear_pointwise(
    tn_tensor *X, tn_tensor *W, tn_tensor *B, const char *attr, const tn_value *scalars,
    const char *algorithm, tn_tensor **Y)
{
    static tn_op_site site = {"mkldnn::_linear_pointwise", "TT?Ts*?s->T", NULL, NULL};
    const void *const args[] = {X, W, B, attr, scalars, algorithm};
    void *const results[] = {Y};
    return tn_op_call_typed(&site, args, results);
}

/*
 * mkldnn::_linear_pointwise.binary(Tensor X, Tensor other, Tensor W, Tensor? B, str attr) -> Tensor
 * Y
 * NULL is None: B.
 */
TN_NODISCARD static inline tn_status tn_mkldnn__linear_pointwise_binary(
    tn_tensor *X, tn_tensor *other, tn_tensor *W, tn_tensor *B, const char *attr, tn_tensor **Y)
{
    static tn_op_site site = {"mkldnn::_linear_pointwise.binary", "TTT?Ts->T", NULL, NULL};
    const void *const args[] = {X, other, W, B, attr};
    void *const results[] = {Y};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
