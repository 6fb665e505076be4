/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators whose names begin with `_`, by name from `_` on: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew.
 */
#ifndef TENON_INNER_A_H
#define TENON_INNER_A_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* __and__.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn___and___Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::__and__.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* __and__.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn___and___Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::__and__.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* __iand__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn___iand___Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::__iand__.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* __iand__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn___iand___Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::__iand__.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* __ilshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn___ilshift___Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::__ilshift__.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* __ilshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn___ilshift___Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::__ilshift__.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* __ior__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn___ior___Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::__ior__.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* __ior__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn___ior___Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::__ior__.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* __irshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn___irshift___Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::__irshift__.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* __irshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn___irshift___Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::__irshift__.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* __ixor__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn___ixor___Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::__ixor__.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* __ixor__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn___ixor___Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::__ixor__.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* __lshift__.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn___lshift___Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::__lshift__.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* __lshift__.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn___lshift___Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::__lshift__.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* __or__.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn___or___Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::__or__.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* __or__.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn___or___Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::__or__.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* __rshift__.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn___rshift___Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::__rshift__.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* __rshift__.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn___rshift___Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::__rshift__.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* __xor__.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn___xor___Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::__xor__.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* __xor__.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn___xor___Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::__xor__.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor */
TN_NODISCARD static inline tn_status tn__adaptive_avg_pool2d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::_adaptive_avg_pool2d", "TLi->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn__adaptive_avg_pool2d_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::_adaptive_avg_pool2d_backward", "TT->T", NULL, NULL};
    const void *const args[] = {grad_output, self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor */
TN_NODISCARD static inline tn_status tn__adaptive_avg_pool3d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::_adaptive_avg_pool3d", "TLi->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _adaptive_avg_pool3d_backward(Tensor grad_output, Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn__adaptive_avg_pool3d_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::_adaptive_avg_pool3d_backward", "TT->T", NULL, NULL};
    const void *const args[] = {grad_output, self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _addmm_activation(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, bool
 * use_gelu=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn__addmm_activation(
    tn_tensor *self, tn_tensor *mat1, tn_tensor *mat2, tn_value beta, tn_value alpha,
    bool use_gelu, tn_tensor **result)
{
    static tn_op_site site = {"aten::_addmm_activation", "TTTSSb->T", NULL, NULL};
    const void *const args[] = {self, mat1, mat2, &beta, &alpha, &use_gelu};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _aminmax(Tensor self) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tn__aminmax(
    tn_tensor *self, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::_aminmax", "T->TT", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/* _aminmax.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tn__aminmax_dim(
    tn_tensor *self, int64_t dim, bool keepdim, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::_aminmax.dim", "Tib->TT", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _batch_norm_no_update(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor?
 * running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor)
 * NULL is None: weight, bias, running_mean, running_var.
 */
TN_NODISCARD static inline tn_status tn__batch_norm_no_update(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean,
    tn_tensor *running_var, double momentum, double eps, tn_tensor **result0, tn_tensor **result1,
    tn_tensor **result2, tn_tensor **result3)
{
    static tn_op_site site = {"aten::_batch_norm_no_update", "T?T?T?T?Tdd->TTTT", NULL, NULL};
    const void *const args[] = {input, weight, bias, running_mean, running_var, &momentum, &eps};
    void *const results[] = {result0, result1, result2, result3};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _batch_norm_with_update(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean,
 * Tensor(b!) running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor)
 * NULL is None: weight, bias.
 */
TN_NODISCARD static inline tn_status tn__batch_norm_with_update(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean,
    tn_tensor *running_var, double momentum, double eps, tn_tensor **result0, tn_tensor **result1,
    tn_tensor **result2, tn_tensor **result3)
{
    static tn_op_site site = {"aten::_batch_norm_with_update", "T?T?TTTdd->TTTT", NULL, NULL};
    const void *const args[] = {input, weight, bias, running_mean, running_var, &momentum, &eps};
    void *const results[] = {result0, result1, result2, result3};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _batch_norm_with_update_functional(Tensor input, Tensor? weight, Tensor? bias, Tensor
 * running_mean, Tensor running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor,
 * Tensor running_mean_out, Tensor running_var_out)
 * NULL is None: weight, bias.
 */
TN_NODISCARD static inline tn_status tn__batch_norm_with_update_functional(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *running_mean,
    tn_tensor *running_var, double momentum, double eps, tn_tensor **result0, tn_tensor **result1,
    tn_tensor **result2, tn_tensor **result3, tn_tensor **running_mean_out,
    tn_tensor **running_var_out)
{
    static tn_op_site site = {"aten::_batch_norm_with_update_functional", "T?T?TTTdd->TTTTTT", NULL, NULL};
    const void *const args[] = {input, weight, bias, running_mean, running_var, &momentum, &eps};
    void *const results[] = {result0, result1, result2, result3, running_mean_out, running_var_out};
    return tn_op_call_typed(&site, args, results);
}

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

/* _chunk_cat(Tensor[] tensors, int dim, int num_chunks) -> Tensor */
TN_NODISCARD static inline tn_status tn__chunk_cat(
    tn_tensor *const *tensors, size_t tensors_count, int64_t dim, int64_t num_chunks,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::_chunk_cat", "LTii->T", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, &dim, &num_chunks};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _conj(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn__conj(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::_conj", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _conj_copy(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn__conj_copy(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::_conj_copy", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _conj_physical(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn__conj_physical(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::_conj_physical", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding,
 * SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool benchmark, bool
 * deterministic, bool cudnn_enabled, bool allow_tf32) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn__convolution(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, bool transposed, const int64_t *output_padding,
    size_t output_padding_count, int64_t groups, bool benchmark, bool deterministic,
    bool cudnn_enabled, bool allow_tf32, tn_tensor **result)
{
    static tn_op_site site = {"aten::_convolution", "TT?TLiLiLibLiibbbb->T", NULL, NULL};
    const void *const args[] = {input, weight, bias, stride, &stride_count, padding,
        &padding_count, dilation, &dilation_count, &transposed, output_padding,
        &output_padding_count, &groups, &benchmark, &deterministic, &cudnn_enabled, &allow_tf32};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _convolution.deprecated(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[]
 * padding, SymInt[] dilation, bool transposed, int[] output_padding, SymInt groups, bool benchmark,
 * bool deterministic, bool cudnn_enabled) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn__convolution_deprecated(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const int64_t *padding, size_t padding_count, const int64_t *dilation,
    size_t dilation_count, bool transposed, const int64_t *output_padding,
    size_t output_padding_count, int64_t groups, bool benchmark, bool deterministic,
    bool cudnn_enabled, tn_tensor **result)
{
    static tn_op_site site = {"aten::_convolution.deprecated", "TT?TLiLiLibLiibbb->T", NULL, NULL};
    const void *const args[] = {input, weight, bias, stride, &stride_count, padding,
        &padding_count, dilation, &dilation_count, &transposed, output_padding,
        &output_padding_count, &groups, &benchmark, &deterministic, &cudnn_enabled};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _convolution_mode(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, str padding,
 * SymInt[] dilation, SymInt groups) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn__convolution_mode(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, const int64_t *stride,
    size_t stride_count, const char *padding, const int64_t *dilation, size_t dilation_count,
    int64_t groups, tn_tensor **result)
{
    static tn_op_site site = {"aten::_convolution_mode", "TT?TLisLii->T", NULL, NULL};
    const void *const args[] = {input, weight, bias, stride, &stride_count, padding, dilation,
        &dilation_count, &groups};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _ctc_loss(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int
 * blank=0, bool zero_infinity=False) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn__ctc_loss(
    tn_tensor *log_probs, tn_tensor *targets, const int64_t *input_lengths,
    size_t input_lengths_count, const int64_t *target_lengths, size_t target_lengths_count,
    int64_t blank, bool zero_infinity, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::_ctc_loss", "TTLiLiib->TT", NULL, NULL};
    const void *const args[] = {log_probs, targets, input_lengths, &input_lengths_count,
        target_lengths, &target_lengths_count, &blank, &zero_infinity};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _ctc_loss.Tensor(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths,
 * int blank=0, bool zero_infinity=False) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn__ctc_loss_Tensor(
    tn_tensor *log_probs, tn_tensor *targets, tn_tensor *input_lengths, tn_tensor *target_lengths,
    int64_t blank, bool zero_infinity, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::_ctc_loss.Tensor", "TTTTib->TT", NULL, NULL};
    const void *const args[] = {log_probs, targets, input_lengths, target_lengths, &blank,
        &zero_infinity};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _ctc_loss_backward(Tensor grad, Tensor log_probs, Tensor targets, int[] input_lengths, int[]
 * target_lengths, Tensor neg_log_likelihood, Tensor log_alpha, int blank, bool zero_infinity=False)
 * -> Tensor
 */
TN_NODISCARD static inline tn_status tn__ctc_loss_backward(
    tn_tensor *grad, tn_tensor *log_probs, tn_tensor *targets, const int64_t *input_lengths,
    size_t input_lengths_count, const int64_t *target_lengths, size_t target_lengths_count,
    tn_tensor *neg_log_likelihood, tn_tensor *log_alpha, int64_t blank, bool zero_infinity,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::_ctc_loss_backward", "TTTLiLiTTib->T", NULL, NULL};
    const void *const args[] = {grad, log_probs, targets, input_lengths, &input_lengths_count,
        target_lengths, &target_lengths_count, neg_log_likelihood, log_alpha, &blank,
        &zero_infinity};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _ctc_loss_backward.Tensor(Tensor grad, Tensor log_probs, Tensor targets, Tensor input_lengths,
 * Tensor target_lengths, Tensor neg_log_likelihood, Tensor log_alpha, int blank, bool
 * zero_infinity=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn__ctc_loss_backward_Tensor(
    tn_tensor *grad, tn_tensor *log_probs, tn_tensor *targets, tn_tensor *input_lengths,
    tn_tensor *target_lengths, tn_tensor *neg_log_likelihood, tn_tensor *log_alpha, int64_t blank,
    bool zero_infinity, tn_tensor **result)
{
    static tn_op_site site = {"aten::_ctc_loss_backward.Tensor", "TTTTTTTib->T", NULL, NULL};
    const void *const args[] = {grad, log_probs, targets, input_lengths, target_lengths,
        neg_log_likelihood, log_alpha, &blank, &zero_infinity};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _cummax_helper(Tensor self, Tensor(a!) values, Tensor(b!) indices, int dim) -> () */
TN_NODISCARD static inline tn_status tn__cummax_helper(
    tn_tensor *self, tn_tensor *values, tn_tensor *indices, int64_t dim)
{
    static tn_op_site site = {"aten::_cummax_helper", "TTTi->", NULL, NULL};
    const void *const args[] = {self, values, indices, &dim};
    return tn_op_call_typed(&site, args, NULL);
}

/* _cummin_helper(Tensor self, Tensor(a!) values, Tensor(b!) indices, int dim) -> () */
TN_NODISCARD static inline tn_status tn__cummin_helper(
    tn_tensor *self, tn_tensor *values, tn_tensor *indices, int64_t dim)
{
    static tn_op_site site = {"aten::_cummin_helper", "TTTi->", NULL, NULL};
    const void *const args[] = {self, values, indices, &dim};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _efficientzerotensor(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn__efficientzerotensor(
    const int64_t *size, size_t size_count, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::_efficientzerotensor", "Li?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {size, &size_count, dtype, layout, device, pin_memory};
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
 * _fake_quantize_per_tensor_affine_cachemask_tensor_qparams(Tensor self, Tensor scale, Tensor
 * zero_point, Tensor fake_quant_enabled, int quant_min, int quant_max) -> (Tensor output, Tensor
 * mask)
 */
TN_NODISCARD static inline tn_status tn__fake_quantize_per_tensor_affine_cachemask_tensor_qparams(
    tn_tensor *self, tn_tensor *scale, tn_tensor *zero_point, tn_tensor *fake_quant_enabled,
    int64_t quant_min, int64_t quant_max, tn_tensor **output, tn_tensor **mask)
{
    static tn_op_site site = {"aten::_fake_quantize_per_tensor_affine_cachemask_tensor_qparams", "TTTTii->TT", NULL, NULL};
    const void *const args[] = {self, scale, zero_point, fake_quant_enabled, &quant_min,
        &quant_max};
    void *const results[] = {output, mask};
    return tn_op_call_typed(&site, args, results);
}

/* _fft_c2c(Tensor self, SymInt[] dim, int normalization, bool forward) -> Tensor */
TN_NODISCARD static inline tn_status tn__fft_c2c(
    tn_tensor *self, const int64_t *dim, size_t dim_count, int64_t normalization, bool forward,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::_fft_c2c", "TLiib->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &normalization, &forward};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _fft_c2r(Tensor self, int[] dim, int normalization, SymInt last_dim_size) -> Tensor */
TN_NODISCARD static inline tn_status tn__fft_c2r(
    tn_tensor *self, const int64_t *dim, size_t dim_count, int64_t normalization,
    int64_t last_dim_size, tn_tensor **result)
{
    static tn_op_site site = {"aten::_fft_c2r", "TLiii->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &normalization, &last_dim_size};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _fft_r2c(Tensor self, int[] dim, int normalization, bool onesided) -> Tensor */
TN_NODISCARD static inline tn_status tn__fft_r2c(
    tn_tensor *self, const int64_t *dim, size_t dim_count, int64_t normalization, bool onesided,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::_fft_r2c", "TLiib->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &normalization, &onesided};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * mkldnn::_convolution_pointwise(Tensor X, Tensor W, Tensor? B, SymInt[] padding, SymInt[] stride,
 * SymInt[] dilation, SymInt groups, str attr, Scalar?[] scalars, str? algorithm) -> Tensor Y
 * NULL is None: B, algorithm.
 */
TN_NODISCARD static inline tn_status tn_mkldnn__convolution_pointwise(
    tn_tensor *X, tn_tensor *W, tn_tensor *B, const int64_t *padding, size_t padding_count,
    const int64_t *stride, size_t stride_count, const int64_t *dilation, size_t dilation_count,
    int64_t groups, const char *attr, const tn_value *scalars, const char *algorithm,
    tn_tensor **Y)
{
    static tn_op_site site = {"mkldnn::_convolution_pointwise", "TT?TLiLiLiis*?s->T", NULL, NULL};
    const void *const args[] = {X, W, B, padding, &padding_count, stride, &stride_count, dilation,
        &dilation_count, &groups, attr, scalars, algorithm};
    void *const results[] = {Y};
    return tn_op_call_typed(&site, args, results);
}

/*
 * mkldnn::_convolution_pointwise.binary(Tensor X, Tensor other, Tensor W, Tensor? B, SymInt[]
 * padding, SymInt[] stride, SymInt[] dilation, SymInt groups, str binary_attr, Scalar? alpha, str?
 * unary_attr, Scalar?[] unary_scalars, str? unary_algorithm) -> Tensor Y
 * NULL is None: B, alpha, unary_attr, unary_algorithm.
 */
TN_NODISCARD static inline tn_status tn_mkldnn__convolution_pointwise_binary(
    tn_tensor *X, tn_tensor *other, tn_tensor *W, tn_tensor *B, const int64_t *padding,
    size_t padding_count, const int64_t *stride, size_t stride_count, const int64_t *dilation,
    size_t dilation_count, int64_t groups, const char *binary_attr, const tn_value *alpha,
    const char *unary_attr, const tn_value *unary_scalars, const char *unary_algorithm,
    tn_tensor **Y)
{
    static tn_op_site site = {"mkldnn::_convolution_pointwise.binary", "TTT?TLiLiLiis?S?s*?s->T", NULL, NULL};
    const void *const args[] = {X, other, W, B, padding, &padding_count, stride, &stride_count,
        dilation, &dilation_count, &groups, binary_attr, alpha, unary_attr, unary_scalars,
        unary_algorithm};
    void *const results[] = {Y};
    return tn_op_call_typed(&site, args, results);
}

/*
 * mkldnn::_convolution_pointwise_.binary(Tensor(a!) other, Tensor X, Tensor W, Tensor? B, SymInt[]
 * padding, SymInt[] stride, SymInt[] dilation, SymInt groups, str binary_attr, Scalar? alpha, str?
 * unary_attr, Scalar?[] unary_scalars, str? unary_algorithm) -> Tensor(a!) Y
 * NULL is None: B, alpha, unary_attr, unary_algorithm.
 */
TN_NODISCARD static inline tn_status tn_mkldnn__convolution_pointwise__binary(
    tn_tensor *other, tn_tensor *X, tn_tensor *W, tn_tensor *B, const int64_t *padding,
    size_t padding_count, const int64_t *stride, size_t stride_count, const int64_t *dilation,
    size_t dilation_count, int64_t groups, const char *binary_attr, const tn_value *alpha,
    const char *unary_attr, const tn_value *unary_scalars, const char *unary_algorithm)
{
    static tn_op_site site = {"mkldnn::_convolution_pointwise_.binary", "TTT?TLiLiLiis?S?s*?s->=", NULL, NULL};
    const void *const args[] = {other, X, W, B, padding, &padding_count, stride, &stride_count,
        dilation, &dilation_count, &groups, binary_attr, alpha, unary_attr, unary_scalars,
        unary_algorithm};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * mkldnn::_convolution_transpose_pointwise(Tensor X, Tensor W, Tensor? B, SymInt[] padding,
 * SymInt[] output_padding, SymInt[] stride, SymInt[] dilation, SymInt groups, str attr, Scalar?[]
 * scalars, str? algorithm) -> Tensor Y
 * NULL is None: B, algorithm.
 */
TN_NODISCARD static inline tn_status tn_mkldnn__convolution_transpose_pointwise(
    tn_tensor *X, tn_tensor *W, tn_tensor *B, const int64_t *padding, size_t padding_count,
    const int64_t *output_padding, size_t output_padding_count, const int64_t *stride,
    size_t stride_count, const int64_t *dilation, size_t dilation_count, int64_t groups,
    const char *attr, const tn_value *scalars, const char *algorithm, tn_tensor **Y)
{
    static tn_op_site site = {"mkldnn::_convolution_transpose_pointwise", "TT?TLiLiLiLiis*?s->T", NULL, NULL};
    const void *const args[] = {X, W, B, padding, &padding_count, output_padding,
        &output_padding_count, stride, &stride_count, dilation, &dilation_count, &groups, attr,
        scalars, algorithm};
    void *const results[] = {Y};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
