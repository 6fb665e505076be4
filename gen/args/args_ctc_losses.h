/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_CTC_LOSSES_H
#define TENON_ARGS_CTC_LOSSES_H

#include "kernels/core/kernel_core.h"

/* _ctc_loss(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int blank=0, bool zero_infinity=False) -> (Tensor, Tensor) */
typedef struct tni_args__ctc_loss {
    tn_tensor *log_probs;
    tn_tensor *targets;
    tni_ints input_lengths;
    tni_ints target_lengths;
    int64_t blank;
    bool zero_infinity;
} tni_args__ctc_loss;
TN_NODISCARD static inline tn_status tni_read__ctc_loss(const tn_call *call,
    const StableIValue *args, tni_args__ctc_loss *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->log_probs));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->targets));
    in->input_lengths = tni_arg_ints(args[2]);
    in->target_lengths = tni_arg_ints(args[3]);
    in->blank = tni_arg_int(args[4]);
    in->zero_infinity = tni_arg_bool(args[5]);
    return TN_OK;
}

/* _ctc_loss.Tensor(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths, int blank=0, bool zero_infinity=False) -> (Tensor, Tensor) */
typedef struct tni_args__ctc_loss_Tensor {
    tn_tensor *log_probs;
    tn_tensor *targets;
    tn_tensor *input_lengths;
    tn_tensor *target_lengths;
    int64_t blank;
    bool zero_infinity;
} tni_args__ctc_loss_Tensor;
TN_NODISCARD static inline tn_status tni_read__ctc_loss_Tensor(const tn_call *call,
    const StableIValue *args, tni_args__ctc_loss_Tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->log_probs));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->targets));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->input_lengths));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->target_lengths));
    in->blank = tni_arg_int(args[4]);
    in->zero_infinity = tni_arg_bool(args[5]);
    return TN_OK;
}

/* _ctc_loss_backward(Tensor grad, Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, Tensor neg_log_likelihood, Tensor log_alpha, int blank, bool zero_infinity=False) -> Tensor */
typedef struct tni_args__ctc_loss_backward {
    tn_tensor *grad;
    tn_tensor *log_probs;
    tn_tensor *targets;
    tni_ints input_lengths;
    tni_ints target_lengths;
    tn_tensor *neg_log_likelihood;
    tn_tensor *log_alpha;
    int64_t blank;
    bool zero_infinity;
} tni_args__ctc_loss_backward;
TN_NODISCARD static inline tn_status tni_read__ctc_loss_backward(const tn_call *call,
    const StableIValue *args, tni_args__ctc_loss_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->log_probs));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->targets));
    in->input_lengths = tni_arg_ints(args[3]);
    in->target_lengths = tni_arg_ints(args[4]);
    TN_TRY(tni_arg_tensor(call, args, 5, &in->neg_log_likelihood));
    TN_TRY(tni_arg_tensor(call, args, 6, &in->log_alpha));
    in->blank = tni_arg_int(args[7]);
    in->zero_infinity = tni_arg_bool(args[8]);
    return TN_OK;
}

/* _ctc_loss_backward.Tensor(Tensor grad, Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths, Tensor neg_log_likelihood, Tensor log_alpha, int blank, bool zero_infinity=False) -> Tensor */
typedef struct tni_args__ctc_loss_backward_Tensor {
    tn_tensor *grad;
    tn_tensor *log_probs;
    tn_tensor *targets;
    tn_tensor *input_lengths;
    tn_tensor *target_lengths;
    tn_tensor *neg_log_likelihood;
    tn_tensor *log_alpha;
    int64_t blank;
    bool zero_infinity;
} tni_args__ctc_loss_backward_Tensor;
TN_NODISCARD static inline tn_status tni_read__ctc_loss_backward_Tensor(const tn_call *call,
    const StableIValue *args, tni_args__ctc_loss_backward_Tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->log_probs));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->targets));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->input_lengths));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->target_lengths));
    TN_TRY(tni_arg_tensor(call, args, 5, &in->neg_log_likelihood));
    TN_TRY(tni_arg_tensor(call, args, 6, &in->log_alpha));
    in->blank = tni_arg_int(args[7]);
    in->zero_infinity = tni_arg_bool(args[8]);
    return TN_OK;
}

/* ctc_loss.IntList(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int blank=0, int reduction=Mean, bool zero_infinity=False) -> Tensor */
typedef struct tni_args_ctc_loss_IntList {
    tn_tensor *log_probs;
    tn_tensor *targets;
    tni_ints input_lengths;
    tni_ints target_lengths;
    int64_t blank;
    int64_t reduction;
    bool zero_infinity;
} tni_args_ctc_loss_IntList;
TN_NODISCARD static inline tn_status tni_read_ctc_loss_IntList(const tn_call *call,
    const StableIValue *args, tni_args_ctc_loss_IntList *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->log_probs));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->targets));
    in->input_lengths = tni_arg_ints(args[2]);
    in->target_lengths = tni_arg_ints(args[3]);
    in->blank = tni_arg_int(args[4]);
    in->reduction = tni_arg_int(args[5]);
    in->zero_infinity = tni_arg_bool(args[6]);
    return TN_OK;
}

/* ctc_loss.Tensor(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths, int blank=0, int reduction=Mean, bool zero_infinity=False) -> Tensor */
typedef struct tni_args_ctc_loss_Tensor {
    tn_tensor *log_probs;
    tn_tensor *targets;
    tn_tensor *input_lengths;
    tn_tensor *target_lengths;
    int64_t blank;
    int64_t reduction;
    bool zero_infinity;
} tni_args_ctc_loss_Tensor;
TN_NODISCARD static inline tn_status tni_read_ctc_loss_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_ctc_loss_Tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->log_probs));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->targets));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->input_lengths));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->target_lengths));
    in->blank = tni_arg_int(args[4]);
    in->reduction = tni_arg_int(args[5]);
    in->zero_infinity = tni_arg_bool(args[6]);
    return TN_OK;
}

#endif
