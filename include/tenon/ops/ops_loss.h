/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators, of the domain `loss`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OPS_LOSS_H
#define TENON_OPS_LOSS_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) ->
 * Tensor
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_binary_cross_entropy(
    tn_tensor *self, tn_tensor *target, tn_tensor *weight, int64_t reduction, tn_tensor **result)
{
    static tn_op_site site = {"aten::binary_cross_entropy", "TT?Ti->T", NULL, NULL};
    const void *const args[] = {self, target, weight, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * binary_cross_entropy_backward(Tensor grad_output, Tensor self, Tensor target, Tensor?
 * weight=None, int reduction=Mean) -> Tensor
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_binary_cross_entropy_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, tn_tensor *weight,
    int64_t reduction, tn_tensor **result)
{
    static tn_op_site site = {"aten::binary_cross_entropy_backward", "TTT?Ti->T", NULL, NULL};
    const void *const args[] = {grad_output, self, target, weight, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Tensor?
 * pos_weight=None, int reduction=Mean) -> Tensor
 * NULL is None: weight, pos_weight.
 */
TN_NODISCARD static inline tn_status tn_binary_cross_entropy_with_logits(
    tn_tensor *self, tn_tensor *target, tn_tensor *weight, tn_tensor *pos_weight,
    int64_t reduction, tn_tensor **result)
{
    static tn_op_site site = {"aten::binary_cross_entropy_with_logits", "TT?T?Ti->T", NULL, NULL};
    const void *const args[] = {self, target, weight, pos_weight, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, int
 * reduction=Mean) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_cosine_embedding_loss(
    tn_tensor *input1, tn_tensor *input2, tn_tensor *target, double margin, int64_t reduction,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::cosine_embedding_loss", "TTTdi->T", NULL, NULL};
    const void *const args[] = {input1, input2, target, &margin, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * cross_entropy_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt
 * ignore_index=-100, float label_smoothing=0.0) -> Tensor
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_cross_entropy_loss(
    tn_tensor *self, tn_tensor *target, tn_tensor *weight, int64_t reduction, int64_t ignore_index,
    double label_smoothing, tn_tensor **result)
{
    static tn_op_site site = {"aten::cross_entropy_loss", "TT?Tiid->T", NULL, NULL};
    const void *const args[] = {self, target, weight, &reduction, &ignore_index, &label_smoothing};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * ctc_loss.IntList(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int
 * blank=0, int reduction=Mean, bool zero_infinity=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_ctc_loss_IntList(
    tn_tensor *log_probs, tn_tensor *targets, const int64_t *input_lengths,
    size_t input_lengths_count, const int64_t *target_lengths, size_t target_lengths_count,
    int64_t blank, int64_t reduction, bool zero_infinity, tn_tensor **result)
{
    static tn_op_site site = {"aten::ctc_loss.IntList", "TTLiLiiib->T", NULL, NULL};
    const void *const args[] = {log_probs, targets, input_lengths, &input_lengths_count,
        target_lengths, &target_lengths_count, &blank, &reduction, &zero_infinity};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * ctc_loss.Tensor(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths,
 * int blank=0, int reduction=Mean, bool zero_infinity=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_ctc_loss_Tensor(
    tn_tensor *log_probs, tn_tensor *targets, tn_tensor *input_lengths, tn_tensor *target_lengths,
    int64_t blank, int64_t reduction, bool zero_infinity, tn_tensor **result)
{
    static tn_op_site site = {"aten::ctc_loss.Tensor", "TTTTiib->T", NULL, NULL};
    const void *const args[] = {log_probs, targets, input_lengths, target_lengths, &blank,
        &reduction, &zero_infinity};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
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

/* kl_div(Tensor self, Tensor target, int reduction=Mean, *, bool log_target=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_kl_div(
    tn_tensor *self, tn_tensor *target, int64_t reduction, bool log_target, tn_tensor **result)
{
    static tn_op_site site = {"aten::kl_div", "TTib->T", NULL, NULL};
    const void *const args[] = {self, target, &reduction, &log_target};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* l1_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor */
TN_NODISCARD static inline tn_status tn_l1_loss(
    tn_tensor *self, tn_tensor *target, int64_t reduction, tn_tensor **result)
{
    static tn_op_site site = {"aten::l1_loss", "TTi->T", NULL, NULL};
    const void *const args[] = {self, target, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, int
 * reduction=Mean) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_margin_ranking_loss(
    tn_tensor *input1, tn_tensor *input2, tn_tensor *target, double margin, int64_t reduction,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::margin_ranking_loss", "TTTdi->T", NULL, NULL};
    const void *const args[] = {input1, input2, target, &margin, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* mse_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor */
TN_NODISCARD static inline tn_status tn_mse_loss(
    tn_tensor *self, tn_tensor *target, int64_t reduction, tn_tensor **result)
{
    static tn_op_site site = {"aten::mse_loss", "TTi->T", NULL, NULL};
    const void *const args[] = {self, target, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* mse_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor */
TN_NODISCARD static inline tn_status tn_mse_loss_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, int64_t reduction,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::mse_loss_backward", "TTTi->T", NULL, NULL};
    const void *const args[] = {grad_output, self, target, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * multi_margin_loss(Tensor self, Tensor target, Scalar p=1, Scalar margin=1, Tensor? weight=None,
 * int reduction=Mean) -> Tensor
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_multi_margin_loss(
    tn_tensor *self, tn_tensor *target, tn_value p, tn_value margin, tn_tensor *weight,
    int64_t reduction, tn_tensor **result)
{
    static tn_op_site site = {"aten::multi_margin_loss", "TTSS?Ti->T", NULL, NULL};
    const void *const args[] = {self, target, &p, &margin, weight, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * multi_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, Scalar p, Scalar
 * margin, Tensor? weight=None, int reduction=Mean) -> Tensor
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_multi_margin_loss_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, tn_value p, tn_value margin,
    tn_tensor *weight, int64_t reduction, tn_tensor **result)
{
    static tn_op_site site = {"aten::multi_margin_loss_backward", "TTTSS?Ti->T", NULL, NULL};
    const void *const args[] = {grad_output, self, target, &p, &margin, weight, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* multilabel_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor */
TN_NODISCARD static inline tn_status tn_multilabel_margin_loss(
    tn_tensor *self, tn_tensor *target, int64_t reduction, tn_tensor **result)
{
    static tn_op_site site = {"aten::multilabel_margin_loss", "TTi->T", NULL, NULL};
    const void *const args[] = {self, target, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * multilabel_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction,
 * Tensor is_target) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_multilabel_margin_loss_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, int64_t reduction,
    tn_tensor *is_target, tn_tensor **result)
{
    static tn_op_site site = {"aten::multilabel_margin_loss_backward", "TTTiT->T", NULL, NULL};
    const void *const args[] = {grad_output, self, target, &reduction, is_target};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * multilabel_margin_loss_forward(Tensor self, Tensor target, int reduction) -> (Tensor output,
 * Tensor is_target)
 */
TN_NODISCARD static inline tn_status tn_multilabel_margin_loss_forward(
    tn_tensor *self, tn_tensor *target, int64_t reduction, tn_tensor **output,
    tn_tensor **is_target)
{
    static tn_op_site site = {"aten::multilabel_margin_loss_forward", "TTi->TT", NULL, NULL};
    const void *const args[] = {self, target, &reduction};
    void *const results[] = {output, is_target};
    return tn_op_call_typed(&site, args, results);
}

/*
 * nll_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt
 * ignore_index=-100) -> Tensor
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_nll_loss(
    tn_tensor *self, tn_tensor *target, tn_tensor *weight, int64_t reduction, int64_t ignore_index,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::nll_loss", "TT?Tii->T", NULL, NULL};
    const void *const args[] = {self, target, weight, &reduction, &ignore_index};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * nll_loss2d(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt
 * ignore_index=-100) -> Tensor
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_nll_loss2d(
    tn_tensor *self, tn_tensor *target, tn_tensor *weight, int64_t reduction, int64_t ignore_index,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::nll_loss2d", "TT?Tii->T", NULL, NULL};
    const void *const args[] = {self, target, weight, &reduction, &ignore_index};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * nll_loss2d_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int
 * reduction, SymInt ignore_index, Tensor total_weight) -> Tensor
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_nll_loss2d_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, tn_tensor *weight,
    int64_t reduction, int64_t ignore_index, tn_tensor *total_weight, tn_tensor **result)
{
    static tn_op_site site = {"aten::nll_loss2d_backward", "TTT?TiiT->T", NULL, NULL};
    const void *const args[] = {grad_output, self, target, weight, &reduction, &ignore_index,
        total_weight};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * nll_loss2d_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt
 * ignore_index) -> (Tensor output, Tensor total_weight)
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_nll_loss2d_forward(
    tn_tensor *self, tn_tensor *target, tn_tensor *weight, int64_t reduction, int64_t ignore_index,
    tn_tensor **output, tn_tensor **total_weight)
{
    static tn_op_site site = {"aten::nll_loss2d_forward", "TT?Tii->TT", NULL, NULL};
    const void *const args[] = {self, target, weight, &reduction, &ignore_index};
    void *const results[] = {output, total_weight};
    return tn_op_call_typed(&site, args, results);
}

/*
 * nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction,
 * SymInt ignore_index, Tensor total_weight) -> Tensor
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_nll_loss_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, tn_tensor *weight,
    int64_t reduction, int64_t ignore_index, tn_tensor *total_weight, tn_tensor **result)
{
    static tn_op_site site = {"aten::nll_loss_backward", "TTT?TiiT->T", NULL, NULL};
    const void *const args[] = {grad_output, self, target, weight, &reduction, &ignore_index,
        total_weight};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index)
 * -> (Tensor output, Tensor total_weight)
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_nll_loss_forward(
    tn_tensor *self, tn_tensor *target, tn_tensor *weight, int64_t reduction, int64_t ignore_index,
    tn_tensor **output, tn_tensor **total_weight)
{
    static tn_op_site site = {"aten::nll_loss_forward", "TT?Tii->TT", NULL, NULL};
    const void *const args[] = {self, target, weight, &reduction, &ignore_index};
    void *const results[] = {output, total_weight};
    return tn_op_call_typed(&site, args, results);
}

/*
 * nll_loss_nd(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt
 * ignore_index=-100) -> Tensor
 * NULL is None: weight.
 */
TN_NODISCARD static inline tn_status tn_nll_loss_nd(
    tn_tensor *self, tn_tensor *target, tn_tensor *weight, int64_t reduction, int64_t ignore_index,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::nll_loss_nd", "TT?Tii->T", NULL, NULL};
    const void *const args[] = {self, target, weight, &reduction, &ignore_index};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * poisson_nll_loss(Tensor input, Tensor target, bool log_input, bool full, float eps, int
 * reduction) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_poisson_nll_loss(
    tn_tensor *input, tn_tensor *target, bool log_input, bool full, double eps, int64_t reduction,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::poisson_nll_loss", "TTbbdi->T", NULL, NULL};
    const void *const args[] = {input, target, &log_input, &full, &eps, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* smooth_l1_loss(Tensor self, Tensor target, int reduction=Mean, float beta=1.0) -> Tensor */
TN_NODISCARD static inline tn_status tn_smooth_l1_loss(
    tn_tensor *self, tn_tensor *target, int64_t reduction, double beta, tn_tensor **result)
{
    static tn_op_site site = {"aten::smooth_l1_loss", "TTid->T", NULL, NULL};
    const void *const args[] = {self, target, &reduction, &beta};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * smooth_l1_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float
 * beta) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_smooth_l1_loss_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, int64_t reduction, double beta,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::smooth_l1_loss_backward", "TTTid->T", NULL, NULL};
    const void *const args[] = {grad_output, self, target, &reduction, &beta};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* soft_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor */
TN_NODISCARD static inline tn_status tn_soft_margin_loss(
    tn_tensor *self, tn_tensor *target, int64_t reduction, tn_tensor **result)
{
    static tn_op_site site = {"aten::soft_margin_loss", "TTi->T", NULL, NULL};
    const void *const args[] = {self, target, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * soft_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) ->
 * Tensor
 */
TN_NODISCARD static inline tn_status tn_soft_margin_loss_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, int64_t reduction,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::soft_margin_loss_backward", "TTTi->T", NULL, NULL};
    const void *const args[] = {grad_output, self, target, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, float margin=1.0, float p=2,
 * float eps=1e-06, bool swap=False, int reduction=Mean) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_triplet_margin_loss(
    tn_tensor *anchor, tn_tensor *positive, tn_tensor *negative, double margin, double p,
    double eps, bool swap, int64_t reduction, tn_tensor **result)
{
    static tn_op_site site = {"aten::triplet_margin_loss", "TTTdddbi->T", NULL, NULL};
    const void *const args[] = {anchor, positive, negative, &margin, &p, &eps, &swap, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
