/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators whose names begin with `_`, of the domain `loss`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_INNER_LOSS_H
#define TENON_INNER_LOSS_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

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

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
