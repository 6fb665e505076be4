/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators whose names begin with `_`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew.
 */
/* clang-format off */
#ifndef TENON_OPS_INNER_H
#define TENON_OPS_INNER_H

#include <tenon/op.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * __and__.Scalar(Tensor self, Scalar other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn___and___Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::__and__.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * __and__.Tensor(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn___and___Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::__and__.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * __iand__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn___iand___Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::__iand__.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * __iand__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn___iand___Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::__iand__.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * __ilshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn___ilshift___Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::__ilshift__.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * __ilshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn___ilshift___Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::__ilshift__.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * __ior__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn___ior___Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::__ior__.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * __ior__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn___ior___Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::__ior__.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * __irshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn___irshift___Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::__irshift__.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * __irshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn___irshift___Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::__irshift__.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * __ixor__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn___ixor___Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::__ixor__.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * __ixor__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn___ixor___Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::__ixor__.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * __lshift__.Scalar(Tensor self, Scalar other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn___lshift___Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::__lshift__.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * __lshift__.Tensor(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn___lshift___Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::__lshift__.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * __or__.Scalar(Tensor self, Scalar other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn___or___Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::__or__.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * __or__.Tensor(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn___or___Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::__or__.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * __rshift__.Scalar(Tensor self, Scalar other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn___rshift___Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::__rshift__.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * __rshift__.Tensor(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn___rshift___Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::__rshift__.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * __xor__.Scalar(Tensor self, Scalar other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn___xor___Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::__xor__.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * __xor__.Tensor(Tensor self, Tensor other) -> Tensor
 */
TN_NODISCARD static inline tn_status tn___xor___Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::__xor__.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor
 */
TN_NODISCARD static inline tn_status tn__adaptive_avg_pool2d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::_adaptive_avg_pool2d", "TLi->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn__adaptive_avg_pool2d_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::_adaptive_avg_pool2d_backward", "TT->T", NULL, NULL};
    const void *const args[] = {grad_output, self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor
 */
TN_NODISCARD static inline tn_status tn__adaptive_avg_pool3d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::_adaptive_avg_pool3d", "TLi->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _adaptive_avg_pool3d_backward(Tensor grad_output, Tensor self) -> Tensor
 */
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

/*
 * _aminmax(Tensor self) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn__aminmax(
    tn_tensor *self, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::_aminmax", "T->TT", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _aminmax.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor, Tensor)
 */
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

/*
 * _cdist_backward(Tensor grad, Tensor x1, Tensor x2, float p, Tensor cdist) -> Tensor
 */
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
 * _chunk_cat(Tensor[] tensors, int dim, int num_chunks) -> Tensor
 */
TN_NODISCARD static inline tn_status tn__chunk_cat(
    tn_tensor *const *tensors, size_t tensors_count, int64_t dim, int64_t num_chunks,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::_chunk_cat", "LTii->T", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, &dim, &num_chunks};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _conj(Tensor(a) self) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn__conj(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::_conj", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _conj_copy(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn__conj_copy(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::_conj_copy", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _conj_physical(Tensor self) -> Tensor
 */
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

/*
 * _cummax_helper(Tensor self, Tensor(a!) values, Tensor(b!) indices, int dim) -> ()
 */
TN_NODISCARD static inline tn_status tn__cummax_helper(
    tn_tensor *self, tn_tensor *values, tn_tensor *indices, int64_t dim)
{
    static tn_op_site site = {"aten::_cummax_helper", "TTTi->", NULL, NULL};
    const void *const args[] = {self, values, indices, &dim};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _cummin_helper(Tensor self, Tensor(a!) values, Tensor(b!) indices, int dim) -> ()
 */
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

/*
 * _euclidean_dist(Tensor x1, Tensor x2) -> Tensor
 */
TN_NODISCARD static inline tn_status tn__euclidean_dist(
    tn_tensor *x1, tn_tensor *x2, tn_tensor **result)
{
    static tn_op_site site = {"aten::_euclidean_dist", "TT->T", NULL, NULL};
    const void *const args[] = {x1, x2};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _fft_c2c(Tensor self, SymInt[] dim, int normalization, bool forward) -> Tensor
 */
TN_NODISCARD static inline tn_status tn__fft_c2c(
    tn_tensor *self, const int64_t *dim, size_t dim_count, int64_t normalization, bool forward,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::_fft_c2c", "TLiib->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &normalization, &forward};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _fft_c2r(Tensor self, int[] dim, int normalization, SymInt last_dim_size) -> Tensor
 */
TN_NODISCARD static inline tn_status tn__fft_c2r(
    tn_tensor *self, const int64_t *dim, size_t dim_count, int64_t normalization,
    int64_t last_dim_size, tn_tensor **result)
{
    static tn_op_site site = {"aten::_fft_c2r", "TLiii->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &normalization, &last_dim_size};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _fft_r2c(Tensor self, int[] dim, int normalization, bool onesided) -> Tensor
 */
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
 * _fused_rms_norm(Tensor input, int[] normalized_shape, Tensor? weight, float? eps) -> (Tensor,
 * Tensor)
 * NULL is None: weight, eps.
 */
TN_NODISCARD static inline tn_status tn__fused_rms_norm(
    tn_tensor *input, const int64_t *normalized_shape, size_t normalized_shape_count,
    tn_tensor *weight, const double *eps, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::_fused_rms_norm", "TLi?T?d->TT", NULL, NULL};
    const void *const args[] = {input, normalized_shape, &normalized_shape_count, weight, eps};
    void *const results[] = {result0, result1};
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

/*
 * _histogramdd_bin_edges(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None, bool
 * density=False) -> Tensor[]
 * NULL is None: range, weight.
 */
TN_NODISCARD static inline tn_status tn__histogramdd_bin_edges(
    tn_tensor *self, const int64_t *bins, size_t bins_count, const double *range,
    size_t range_count, tn_tensor *weight, bool density, tn_value *result)
{
    static tn_op_site site = {"aten::_histogramdd_bin_edges", "TLi?Ld?Tb->*", NULL, NULL};
    const void *const args[] = {self, bins, &bins_count, range, &range_count, weight, &density};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _histogramdd_from_bin_cts(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None,
 * bool density=False) -> Tensor
 * NULL is None: range, weight.
 */
TN_NODISCARD static inline tn_status tn__histogramdd_from_bin_cts(
    tn_tensor *self, const int64_t *bins, size_t bins_count, const double *range,
    size_t range_count, tn_tensor *weight, bool density, tn_tensor **result)
{
    static tn_op_site site = {"aten::_histogramdd_from_bin_cts", "TLi?Ld?Tb->T", NULL, NULL};
    const void *const args[] = {self, bins, &bins_count, range, &range_count, weight, &density};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _histogramdd_from_bin_tensors(Tensor self, Tensor[] bins, *, Tensor? weight=None, bool
 * density=False) -> Tensor
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn__histogramdd_from_bin_tensors(
    tn_tensor *self, tn_tensor *const *bins, size_t bins_count, tn_tensor *weight, bool density,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::_histogramdd_from_bin_tensors", "TLT?Tb->T", NULL, NULL};
    const void *const args[] = {self, bins, &bins_count, weight, &density};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

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

/*
 * _is_all_true(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn__is_all_true(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::_is_all_true", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _is_any_true(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn__is_any_true(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::_is_any_true", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _linalg_check_errors(Tensor info, str api_name, *, bool is_matrix) -> ()
 */
TN_NODISCARD static inline tn_status tn__linalg_check_errors(
    tn_tensor *info, const char *api_name, bool is_matrix)
{
    static tn_op_site site = {"aten::_linalg_check_errors", "Tsb->", NULL, NULL};
    const void *const args[] = {info, api_name, &is_matrix};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _linalg_det(Tensor A) -> (Tensor result, Tensor LU, Tensor pivots)
 */
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

/*
 * _linalg_eigvals(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn__linalg_eigvals(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::_linalg_eigvals", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet, Tensor LU, Tensor pivots)
 */
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

/*
 * _local_scalar_dense(Tensor self) -> Scalar
 */
TN_NODISCARD static inline tn_status tn__local_scalar_dense(
    tn_tensor *self, tn_value *result)
{
    static tn_op_site site = {"aten::_local_scalar_dense", "T->*", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor
 */
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

/*
 * _logcumsumexp(Tensor self, int dim) -> Tensor
 */
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

/*
 * _neg_view(Tensor(a) self) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn__neg_view(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::_neg_view", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _neg_view_copy(Tensor self) -> Tensor
 */
TN_NODISCARD static inline tn_status tn__neg_view_copy(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::_neg_view_copy", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _pdist_backward(Tensor grad, Tensor self, float p, Tensor pdist) -> Tensor
 */
TN_NODISCARD static inline tn_status tn__pdist_backward(
    tn_tensor *grad, tn_tensor *self, double p, tn_tensor *pdist, tn_tensor **result)
{
    static tn_op_site site = {"aten::_pdist_backward", "TTdT->T", NULL, NULL};
    const void *const args[] = {grad, self, &p, pdist};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _pdist_forward(Tensor self, float p=2) -> Tensor
 */
TN_NODISCARD static inline tn_status tn__pdist_forward(
    tn_tensor *self, double p, tn_tensor **result)
{
    static tn_op_site site = {"aten::_pdist_forward", "Td->T", NULL, NULL};
    const void *const args[] = {self, &p};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _prelu_kernel(Tensor self, Tensor weight) -> Tensor
 */
TN_NODISCARD static inline tn_status tn__prelu_kernel(
    tn_tensor *self, tn_tensor *weight, tn_tensor **result)
{
    static tn_op_site site = {"aten::_prelu_kernel", "TT->T", NULL, NULL};
    const void *const args[] = {self, weight};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _prelu_kernel_backward(Tensor grad_output, Tensor self, Tensor weight) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn__prelu_kernel_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *weight, tn_tensor **result0,
    tn_tensor **result1)
{
    static tn_op_site site = {"aten::_prelu_kernel_backward", "TTT->TT", NULL, NULL};
    const void *const args[] = {grad_output, self, weight};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _reshape_alias(Tensor(a) self, SymInt[] size, SymInt[] stride) -> Tensor(a)
 */
TN_NODISCARD static inline tn_status tn__reshape_alias(
    tn_tensor *self, const int64_t *size, size_t size_count, const int64_t *stride,
    size_t stride_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::_reshape_alias", "TLiLi->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count, stride, &stride_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _reshape_alias_copy(Tensor self, SymInt[] size, SymInt[] stride) -> Tensor
 */
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

/*
 * _softmax(Tensor self, int dim, bool half_to_float) -> Tensor
 */
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

/*
 * _unique(Tensor self, bool sorted=True, bool return_inverse=False) -> (Tensor, Tensor)
 */
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

/*
 * _unsafe_index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
 */
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

/*
 * _unsafe_masked_index(Tensor self, Tensor mask, Tensor?[] indices, Scalar fill) -> Tensor
 */
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

/*
 * _unsafe_view(Tensor self, SymInt[] size) -> Tensor
 */
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

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
