/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators that write to `out` arguments, of the domain `loss`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OUT_LOSS_H
#define TENON_OUT_LOSS_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

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

/* mse_loss.out(Tensor self, Tensor target, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!) */
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

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
