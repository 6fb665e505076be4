/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_NN_H
#define TENON_ARGS_NN_H

#include "kernels/core/kernel_core.h"

/* _cdist_backward(Tensor grad, Tensor x1, Tensor x2, float p, Tensor cdist) -> Tensor */
typedef struct tni_args__cdist_backward {
    tn_tensor *grad;
    tn_tensor *x1;
    tn_tensor *x2;
    double p;
    tn_tensor *cdist;
} tni_args__cdist_backward;
TN_NODISCARD static inline tn_status tni_read__cdist_backward(const tn_call *call,
    const StableIValue *args, tni_args__cdist_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->x1));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->x2));
    in->p = tni_arg_double(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->cdist));
    return TN_OK;
}

/* _cdist_forward(Tensor x1, Tensor x2, float p, int? compute_mode) -> Tensor */
typedef struct tni_args__cdist_forward {
    tn_tensor *x1;
    tn_tensor *x2;
    double p;
    tni_maybe_int compute_mode;
} tni_args__cdist_forward;
TN_NODISCARD static inline tn_status tni_read__cdist_forward(const tn_call *call,
    const StableIValue *args, tni_args__cdist_forward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x1));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->x2));
    in->p = tni_arg_double(args[2]);
    in->compute_mode = tni_arg_maybe_int(args[3]);
    return TN_OK;
}

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

/* _euclidean_dist(Tensor x1, Tensor x2) -> Tensor */
typedef struct tni_args__euclidean_dist {
    tn_tensor *x1;
    tn_tensor *x2;
} tni_args__euclidean_dist;
TN_NODISCARD static inline tn_status tni_read__euclidean_dist(const tn_call *call,
    const StableIValue *args, tni_args__euclidean_dist *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x1));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->x2));
    return TN_OK;
}

/* _fused_sdp_choice(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float dropout_p=0.0, bool is_causal=False, *, float? scale=None, bool enable_gqa=False) -> int */
typedef struct tni_args__fused_sdp_choice {
    tn_tensor *query;
    tn_tensor *key;
    tn_tensor *value;
    tn_tensor *attn_mask;
    double dropout_p;
    bool is_causal;
    tni_maybe_double scale;
    bool enable_gqa;
} tni_args__fused_sdp_choice;
TN_NODISCARD static inline tn_status tni_read__fused_sdp_choice(const tn_call *call,
    const StableIValue *args, tni_args__fused_sdp_choice *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->query));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->key));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->value));
    in->attn_mask = tni_arg_maybe_handle(args[3]);
    in->dropout_p = tni_arg_double(args[4]);
    in->is_causal = tni_arg_bool(args[5]);
    in->scale = tni_arg_maybe_double(args[6]);
    in->enable_gqa = tni_arg_bool(args[7]);
    return TN_OK;
}

/* _pdist_backward(Tensor grad, Tensor self, float p, Tensor pdist) -> Tensor */
typedef struct tni_args__pdist_backward {
    tn_tensor *grad;
    tn_tensor *self;
    double p;
    tn_tensor *pdist;
} tni_args__pdist_backward;
TN_NODISCARD static inline tn_status tni_read__pdist_backward(const tn_call *call,
    const StableIValue *args, tni_args__pdist_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->p = tni_arg_double(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->pdist));
    return TN_OK;
}

/* _pdist_forward(Tensor self, float p=2) -> Tensor */
typedef struct tni_args__pdist_forward {
    tn_tensor *self;
    double p;
} tni_args__pdist_forward;
TN_NODISCARD static inline tn_status tni_read__pdist_forward(const tn_call *call,
    const StableIValue *args, tni_args__pdist_forward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->p = tni_arg_double(args[1]);
    return TN_OK;
}

/* _scaled_dot_product_attention_math(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float dropout_p=0.0, bool is_causal=False, Tensor? dropout_mask=None, *, float? scale=None, bool enable_gqa=False) -> (Tensor, Tensor) */
typedef struct tni_args__scaled_dot_product_attention_math {
    tn_tensor *query;
    tn_tensor *key;
    tn_tensor *value;
    tn_tensor *attn_mask;
    double dropout_p;
    bool is_causal;
    tn_tensor *dropout_mask;
    tni_maybe_double scale;
    bool enable_gqa;
} tni_args__scaled_dot_product_attention_math;
TN_NODISCARD static inline tn_status tni_read__scaled_dot_product_attention_math(const tn_call *call,
    const StableIValue *args, tni_args__scaled_dot_product_attention_math *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->query));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->key));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->value));
    in->attn_mask = tni_arg_maybe_handle(args[3]);
    in->dropout_p = tni_arg_double(args[4]);
    in->is_causal = tni_arg_bool(args[5]);
    in->dropout_mask = tni_arg_maybe_handle(args[6]);
    in->scale = tni_arg_maybe_double(args[7]);
    in->enable_gqa = tni_arg_bool(args[8]);
    return TN_OK;
}

/* _scaled_dot_product_flash_attention_for_cpu(Tensor query, Tensor key, Tensor value, float dropout_p=0.0, bool is_causal=False, *, Tensor? attn_mask=None, float? scale=None) -> (Tensor output, Tensor logsumexp) */
typedef struct tni_args__scaled_dot_product_flash_attention_for_cpu {
    tn_tensor *query;
    tn_tensor *key;
    tn_tensor *value;
    double dropout_p;
    bool is_causal;
    tn_tensor *attn_mask;
    tni_maybe_double scale;
} tni_args__scaled_dot_product_flash_attention_for_cpu;
TN_NODISCARD static inline tn_status tni_read__scaled_dot_product_flash_attention_for_cpu(const tn_call *call,
    const StableIValue *args, tni_args__scaled_dot_product_flash_attention_for_cpu *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->query));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->key));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->value));
    in->dropout_p = tni_arg_double(args[3]);
    in->is_causal = tni_arg_bool(args[4]);
    in->attn_mask = tni_arg_maybe_handle(args[5]);
    in->scale = tni_arg_maybe_double(args[6]);
    return TN_OK;
}

/* _scaled_dot_product_flash_attention_for_cpu_backward(Tensor grad_out, Tensor query, Tensor key, Tensor value, Tensor out, Tensor logsumexp, float dropout_p, bool is_causal, *, Tensor? attn_mask=None, float? scale=None) -> (Tensor grad_query, Tensor grad_key, Tensor grad_value) */
typedef struct tni_args__scaled_dot_product_flash_attention_for_cpu_backward {
    tn_tensor *grad_out;
    tn_tensor *query;
    tn_tensor *key;
    tn_tensor *value;
    tn_tensor *out;
    tn_tensor *logsumexp;
    double dropout_p;
    bool is_causal;
    tn_tensor *attn_mask;
    tni_maybe_double scale;
} tni_args__scaled_dot_product_flash_attention_for_cpu_backward;
TN_NODISCARD static inline tn_status tni_read__scaled_dot_product_flash_attention_for_cpu_backward(const tn_call *call,
    const StableIValue *args, tni_args__scaled_dot_product_flash_attention_for_cpu_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_out));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->query));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->key));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->value));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    TN_TRY(tni_arg_tensor(call, args, 5, &in->logsumexp));
    in->dropout_p = tni_arg_double(args[6]);
    in->is_causal = tni_arg_bool(args[7]);
    in->attn_mask = tni_arg_maybe_handle(args[8]);
    in->scale = tni_arg_maybe_double(args[9]);
    return TN_OK;
}

/* _thnn_differentiable_gru_cell_backward(Tensor grad_hy, Tensor input_gates, Tensor hidden_gates, Tensor hx, Tensor? input_bias, Tensor? hidden_bias) -> (Tensor, Tensor, Tensor, Tensor, Tensor) */
typedef struct tni_args__thnn_differentiable_gru_cell_backward {
    tn_tensor *grad_hy;
    tn_tensor *input_gates;
    tn_tensor *hidden_gates;
    tn_tensor *hx;
    tn_tensor *input_bias;
    tn_tensor *hidden_bias;
} tni_args__thnn_differentiable_gru_cell_backward;
TN_NODISCARD static inline tn_status tni_read__thnn_differentiable_gru_cell_backward(const tn_call *call,
    const StableIValue *args, tni_args__thnn_differentiable_gru_cell_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_hy));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->input_gates));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->hidden_gates));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->hx));
    in->input_bias = tni_arg_maybe_handle(args[4]);
    in->hidden_bias = tni_arg_maybe_handle(args[5]);
    return TN_OK;
}

/* _thnn_differentiable_lstm_cell_backward(Tensor? grad_hy, Tensor? grad_cy, Tensor input_gates, Tensor hidden_gates, Tensor? input_bias, Tensor? hidden_bias, Tensor cx, Tensor cy) -> (Tensor, Tensor, Tensor, Tensor, Tensor) */
typedef struct tni_args__thnn_differentiable_lstm_cell_backward {
    tn_tensor *grad_hy;
    tn_tensor *grad_cy;
    tn_tensor *input_gates;
    tn_tensor *hidden_gates;
    tn_tensor *input_bias;
    tn_tensor *hidden_bias;
    tn_tensor *cx;
    tn_tensor *cy;
} tni_args__thnn_differentiable_lstm_cell_backward;
TN_NODISCARD static inline tn_status tni_read__thnn_differentiable_lstm_cell_backward(const tn_call *call,
    const StableIValue *args, tni_args__thnn_differentiable_lstm_cell_backward *in)
{
    in->grad_hy = tni_arg_maybe_handle(args[0]);
    in->grad_cy = tni_arg_maybe_handle(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->input_gates));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->hidden_gates));
    in->input_bias = tni_arg_maybe_handle(args[4]);
    in->hidden_bias = tni_arg_maybe_handle(args[5]);
    TN_TRY(tni_arg_tensor(call, args, 6, &in->cx));
    TN_TRY(tni_arg_tensor(call, args, 7, &in->cy));
    return TN_OK;
}

/* alpha_dropout(Tensor input, float p, bool train) -> Tensor */
typedef struct tni_args_alpha_dropout {
    tn_tensor *input;
    double p;
    bool train;
} tni_args_alpha_dropout;
TN_NODISCARD static inline tn_status tni_read_alpha_dropout(const tn_call *call,
    const StableIValue *args, tni_args_alpha_dropout *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->p = tni_arg_double(args[1]);
    in->train = tni_arg_bool(args[2]);
    return TN_OK;
}

/* alpha_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!) */
typedef struct tni_args_alpha_dropout_ {
    tn_tensor *self;
    double p;
    bool train;
} tni_args_alpha_dropout_;
TN_NODISCARD static inline tn_status tni_read_alpha_dropout_(const tn_call *call,
    const StableIValue *args, tni_args_alpha_dropout_ *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->p = tni_arg_double(args[1]);
    in->train = tni_arg_bool(args[2]);
    return TN_OK;
}

/* binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) -> Tensor */
typedef struct tni_args_binary_cross_entropy {
    tn_tensor *self;
    tn_tensor *target;
    tn_tensor *weight;
    int64_t reduction;
} tni_args_binary_cross_entropy;
TN_NODISCARD static inline tn_status tni_read_binary_cross_entropy(const tn_call *call,
    const StableIValue *args, tni_args_binary_cross_entropy *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->weight = tni_arg_maybe_handle(args[2]);
    in->reduction = tni_arg_int(args[3]);
    return TN_OK;
}

/* binary_cross_entropy_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) -> Tensor */
typedef struct tni_args_binary_cross_entropy_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *target;
    tn_tensor *weight;
    int64_t reduction;
} tni_args_binary_cross_entropy_backward;
TN_NODISCARD static inline tn_status tni_read_binary_cross_entropy_backward(const tn_call *call,
    const StableIValue *args, tni_args_binary_cross_entropy_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->target));
    in->weight = tni_arg_maybe_handle(args[3]);
    in->reduction = tni_arg_int(args[4]);
    return TN_OK;
}

/* binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Tensor? pos_weight=None, int reduction=Mean) -> Tensor */
typedef struct tni_args_binary_cross_entropy_with_logits {
    tn_tensor *self;
    tn_tensor *target;
    tn_tensor *weight;
    tn_tensor *pos_weight;
    int64_t reduction;
} tni_args_binary_cross_entropy_with_logits;
TN_NODISCARD static inline tn_status tni_read_binary_cross_entropy_with_logits(const tn_call *call,
    const StableIValue *args, tni_args_binary_cross_entropy_with_logits *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->weight = tni_arg_maybe_handle(args[2]);
    in->pos_weight = tni_arg_maybe_handle(args[3]);
    in->reduction = tni_arg_int(args[4]);
    return TN_OK;
}

/* cdist(Tensor x1, Tensor x2, float p=2, int? compute_mode=None) -> Tensor */
typedef struct tni_args_cdist {
    tn_tensor *x1;
    tn_tensor *x2;
    double p;
    tni_maybe_int compute_mode;
} tni_args_cdist;
TN_NODISCARD static inline tn_status tni_read_cdist(const tn_call *call,
    const StableIValue *args, tni_args_cdist *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x1));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->x2));
    in->p = tni_arg_double(args[2]);
    in->compute_mode = tni_arg_maybe_int(args[3]);
    return TN_OK;
}

/* cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, int reduction=Mean) -> Tensor */
typedef struct tni_args_cosine_embedding_loss {
    tn_tensor *input1;
    tn_tensor *input2;
    tn_tensor *target;
    double margin;
    int64_t reduction;
} tni_args_cosine_embedding_loss;
TN_NODISCARD static inline tn_status tni_read_cosine_embedding_loss(const tn_call *call,
    const StableIValue *args, tni_args_cosine_embedding_loss *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input1));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->input2));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->target));
    in->margin = tni_arg_double(args[3]);
    in->reduction = tni_arg_int(args[4]);
    return TN_OK;
}

/* cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-08) -> Tensor */
typedef struct tni_args_cosine_similarity {
    tn_tensor *x1;
    tn_tensor *x2;
    int64_t dim;
    double eps;
} tni_args_cosine_similarity;
TN_NODISCARD static inline tn_status tni_read_cosine_similarity(const tn_call *call,
    const StableIValue *args, tni_args_cosine_similarity *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x1));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->x2));
    in->dim = tni_arg_int(args[2]);
    in->eps = tni_arg_double(args[3]);
    return TN_OK;
}

/* cross_entropy_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100, float label_smoothing=0.0) -> Tensor */
typedef struct tni_args_cross_entropy_loss {
    tn_tensor *self;
    tn_tensor *target;
    tn_tensor *weight;
    int64_t reduction;
    int64_t ignore_index;
    double label_smoothing;
} tni_args_cross_entropy_loss;
TN_NODISCARD static inline tn_status tni_read_cross_entropy_loss(const tn_call *call,
    const StableIValue *args, tni_args_cross_entropy_loss *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->weight = tni_arg_maybe_handle(args[2]);
    in->reduction = tni_arg_int(args[3]);
    in->ignore_index = tni_arg_int(args[4]);
    in->label_smoothing = tni_arg_double(args[5]);
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

/* dropout(Tensor input, float p, bool train) -> Tensor */
typedef struct tni_args_dropout {
    tn_tensor *input;
    double p;
    bool train;
} tni_args_dropout;
TN_NODISCARD static inline tn_status tni_read_dropout(const tn_call *call,
    const StableIValue *args, tni_args_dropout *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->p = tni_arg_double(args[1]);
    in->train = tni_arg_bool(args[2]);
    return TN_OK;
}

/* dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!) */
typedef struct tni_args_dropout_ {
    tn_tensor *self;
    double p;
    bool train;
} tni_args_dropout_;
TN_NODISCARD static inline tn_status tni_read_dropout_(const tn_call *call,
    const StableIValue *args, tni_args_dropout_ *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->p = tni_arg_double(args[1]);
    in->train = tni_arg_bool(args[2]);
    return TN_OK;
}

/* feature_alpha_dropout(Tensor input, float p, bool train) -> Tensor */
typedef struct tni_args_feature_alpha_dropout {
    tn_tensor *input;
    double p;
    bool train;
} tni_args_feature_alpha_dropout;
TN_NODISCARD static inline tn_status tni_read_feature_alpha_dropout(const tn_call *call,
    const StableIValue *args, tni_args_feature_alpha_dropout *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->p = tni_arg_double(args[1]);
    in->train = tni_arg_bool(args[2]);
    return TN_OK;
}

/* feature_alpha_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!) */
typedef struct tni_args_feature_alpha_dropout_ {
    tn_tensor *self;
    double p;
    bool train;
} tni_args_feature_alpha_dropout_;
TN_NODISCARD static inline tn_status tni_read_feature_alpha_dropout_(const tn_call *call,
    const StableIValue *args, tni_args_feature_alpha_dropout_ *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->p = tni_arg_double(args[1]);
    in->train = tni_arg_bool(args[2]);
    return TN_OK;
}

/* feature_dropout(Tensor input, float p, bool train) -> Tensor */
typedef struct tni_args_feature_dropout {
    tn_tensor *input;
    double p;
    bool train;
} tni_args_feature_dropout;
TN_NODISCARD static inline tn_status tni_read_feature_dropout(const tn_call *call,
    const StableIValue *args, tni_args_feature_dropout *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->p = tni_arg_double(args[1]);
    in->train = tni_arg_bool(args[2]);
    return TN_OK;
}

/* feature_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!) */
typedef struct tni_args_feature_dropout_ {
    tn_tensor *self;
    double p;
    bool train;
} tni_args_feature_dropout_;
TN_NODISCARD static inline tn_status tni_read_feature_dropout_(const tn_call *call,
    const StableIValue *args, tni_args_feature_dropout_ *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->p = tni_arg_double(args[1]);
    in->train = tni_arg_bool(args[2]);
    return TN_OK;
}

/* gru_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor */
typedef struct tni_args_gru_cell {
    tn_tensor *input;
    tn_tensor *hx;
    tn_tensor *w_ih;
    tn_tensor *w_hh;
    tn_tensor *b_ih;
    tn_tensor *b_hh;
} tni_args_gru_cell;
TN_NODISCARD static inline tn_status tni_read_gru_cell(const tn_call *call,
    const StableIValue *args, tni_args_gru_cell *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->hx));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->w_ih));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->w_hh));
    in->b_ih = tni_arg_maybe_handle(args[4]);
    in->b_hh = tni_arg_maybe_handle(args[5]);
    return TN_OK;
}

/* gru.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor) */
typedef struct tni_args_gru_data {
    tn_tensor *data;
    tn_tensor *batch_sizes;
    tn_tensor *hx;
    const tni_list *params;
    bool has_biases;
    int64_t num_layers;
    double dropout;
    bool train;
    bool bidirectional;
} tni_args_gru_data;
TN_NODISCARD static inline tn_status tni_read_gru_data(const tn_call *call,
    const StableIValue *args, tni_args_gru_data *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->data));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->batch_sizes));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->hx));
    in->params = tni_arg_list(args[3]);
    TN_TRY(tni_check_tensors(call, 3, in->params));
    in->has_biases = tni_arg_bool(args[4]);
    in->num_layers = tni_arg_int(args[5]);
    in->dropout = tni_arg_double(args[6]);
    in->train = tni_arg_bool(args[7]);
    in->bidirectional = tni_arg_bool(args[8]);
    return TN_OK;
}

/* gru.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor) */
typedef struct tni_args_gru_input {
    tn_tensor *input;
    tn_tensor *hx;
    const tni_list *params;
    bool has_biases;
    int64_t num_layers;
    double dropout;
    bool train;
    bool bidirectional;
    bool batch_first;
} tni_args_gru_input;
TN_NODISCARD static inline tn_status tni_read_gru_input(const tn_call *call,
    const StableIValue *args, tni_args_gru_input *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->hx));
    in->params = tni_arg_list(args[2]);
    TN_TRY(tni_check_tensors(call, 2, in->params));
    in->has_biases = tni_arg_bool(args[3]);
    in->num_layers = tni_arg_int(args[4]);
    in->dropout = tni_arg_double(args[5]);
    in->train = tni_arg_bool(args[6]);
    in->bidirectional = tni_arg_bool(args[7]);
    in->batch_first = tni_arg_bool(args[8]);
    return TN_OK;
}

/* hinge_embedding_loss(Tensor self, Tensor target, float margin=1.0, int reduction=Mean) -> Tensor */
typedef struct tni_args_hinge_embedding_loss {
    tn_tensor *self;
    tn_tensor *target;
    double margin;
    int64_t reduction;
} tni_args_hinge_embedding_loss;
TN_NODISCARD static inline tn_status tni_read_hinge_embedding_loss(const tn_call *call,
    const StableIValue *args, tni_args_hinge_embedding_loss *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->margin = tni_arg_double(args[2]);
    in->reduction = tni_arg_int(args[3]);
    return TN_OK;
}

/* huber_loss(Tensor self, Tensor target, int reduction=Mean, float delta=1.0) -> Tensor */
typedef struct tni_args_huber_loss {
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
    double delta;
} tni_args_huber_loss;
TN_NODISCARD static inline tn_status tni_read_huber_loss(const tn_call *call,
    const StableIValue *args, tni_args_huber_loss *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->reduction = tni_arg_int(args[2]);
    in->delta = tni_arg_double(args[3]);
    return TN_OK;
}

/* huber_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float delta) -> Tensor */
typedef struct tni_args_huber_loss_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
    double delta;
} tni_args_huber_loss_backward;
TN_NODISCARD static inline tn_status tni_read_huber_loss_backward(const tn_call *call,
    const StableIValue *args, tni_args_huber_loss_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->target));
    in->reduction = tni_arg_int(args[3]);
    in->delta = tni_arg_double(args[4]);
    return TN_OK;
}

/* huber_loss_backward.out(Tensor grad_output, Tensor self, Tensor target, int reduction, float delta, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_huber_loss_backward_out {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
    double delta;
    tn_tensor *grad_input;
} tni_args_huber_loss_backward_out;
TN_NODISCARD static inline tn_status tni_read_huber_loss_backward_out(const tn_call *call,
    const StableIValue *args, tni_args_huber_loss_backward_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->target));
    in->reduction = tni_arg_int(args[3]);
    in->delta = tni_arg_double(args[4]);
    TN_TRY(tni_arg_tensor(call, args, 5, &in->grad_input));
    return TN_OK;
}

/* kl_div(Tensor self, Tensor target, int reduction=Mean, *, bool log_target=False) -> Tensor */
typedef struct tni_args_kl_div {
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
    bool log_target;
} tni_args_kl_div;
TN_NODISCARD static inline tn_status tni_read_kl_div(const tn_call *call,
    const StableIValue *args, tni_args_kl_div *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->reduction = tni_arg_int(args[2]);
    in->log_target = tni_arg_bool(args[3]);
    return TN_OK;
}

/* l1_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor */
typedef struct tni_args_l1_loss {
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
} tni_args_l1_loss;
TN_NODISCARD static inline tn_status tni_read_l1_loss(const tn_call *call,
    const StableIValue *args, tni_args_l1_loss *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->reduction = tni_arg_int(args[2]);
    return TN_OK;
}

/* lstm_cell(Tensor input, Tensor[] hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> (Tensor, Tensor) */
typedef struct tni_args_lstm_cell {
    tn_tensor *input;
    const tni_list *hx;
    tn_tensor *w_ih;
    tn_tensor *w_hh;
    tn_tensor *b_ih;
    tn_tensor *b_hh;
} tni_args_lstm_cell;
TN_NODISCARD static inline tn_status tni_read_lstm_cell(const tn_call *call,
    const StableIValue *args, tni_args_lstm_cell *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->hx = tni_arg_list(args[1]);
    TN_TRY(tni_check_tensors(call, 1, in->hx));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->w_ih));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->w_hh));
    in->b_ih = tni_arg_maybe_handle(args[4]);
    in->b_hh = tni_arg_maybe_handle(args[5]);
    return TN_OK;
}

/* lstm.data(Tensor data, Tensor batch_sizes, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor, Tensor) */
typedef struct tni_args_lstm_data {
    tn_tensor *data;
    tn_tensor *batch_sizes;
    const tni_list *hx;
    const tni_list *params;
    bool has_biases;
    int64_t num_layers;
    double dropout;
    bool train;
    bool bidirectional;
} tni_args_lstm_data;
TN_NODISCARD static inline tn_status tni_read_lstm_data(const tn_call *call,
    const StableIValue *args, tni_args_lstm_data *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->data));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->batch_sizes));
    in->hx = tni_arg_list(args[2]);
    TN_TRY(tni_check_tensors(call, 2, in->hx));
    in->params = tni_arg_list(args[3]);
    TN_TRY(tni_check_tensors(call, 3, in->params));
    in->has_biases = tni_arg_bool(args[4]);
    in->num_layers = tni_arg_int(args[5]);
    in->dropout = tni_arg_double(args[6]);
    in->train = tni_arg_bool(args[7]);
    in->bidirectional = tni_arg_bool(args[8]);
    return TN_OK;
}

/* lstm.input(Tensor input, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor, Tensor) */
typedef struct tni_args_lstm_input {
    tn_tensor *input;
    const tni_list *hx;
    const tni_list *params;
    bool has_biases;
    int64_t num_layers;
    double dropout;
    bool train;
    bool bidirectional;
    bool batch_first;
} tni_args_lstm_input;
TN_NODISCARD static inline tn_status tni_read_lstm_input(const tn_call *call,
    const StableIValue *args, tni_args_lstm_input *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->hx = tni_arg_list(args[1]);
    TN_TRY(tni_check_tensors(call, 1, in->hx));
    in->params = tni_arg_list(args[2]);
    TN_TRY(tni_check_tensors(call, 2, in->params));
    in->has_biases = tni_arg_bool(args[3]);
    in->num_layers = tni_arg_int(args[4]);
    in->dropout = tni_arg_double(args[5]);
    in->train = tni_arg_bool(args[6]);
    in->bidirectional = tni_arg_bool(args[7]);
    in->batch_first = tni_arg_bool(args[8]);
    return TN_OK;
}

/* margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, int reduction=Mean) -> Tensor */
typedef struct tni_args_margin_ranking_loss {
    tn_tensor *input1;
    tn_tensor *input2;
    tn_tensor *target;
    double margin;
    int64_t reduction;
} tni_args_margin_ranking_loss;
TN_NODISCARD static inline tn_status tni_read_margin_ranking_loss(const tn_call *call,
    const StableIValue *args, tni_args_margin_ranking_loss *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input1));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->input2));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->target));
    in->margin = tni_arg_double(args[3]);
    in->reduction = tni_arg_int(args[4]);
    return TN_OK;
}

/* mkldnn_rnn_layer(Tensor input, Tensor weight0, Tensor weight1, Tensor weight2, Tensor weight3, Tensor hx_, Tensor cx_, bool reverse, int[] batch_sizes, int mode, int hidden_size, int num_layers, bool has_biases, bool bidirectional, bool batch_first, bool train) -> (Tensor, Tensor, Tensor, Tensor) */
typedef struct tni_args_mkldnn_rnn_layer {
    tn_tensor *input;
    tn_tensor *weight0;
    tn_tensor *weight1;
    tn_tensor *weight2;
    tn_tensor *weight3;
    tn_tensor *hx_;
    tn_tensor *cx_;
    bool reverse;
    tni_ints batch_sizes;
    int64_t mode;
    int64_t hidden_size;
    int64_t num_layers;
    bool has_biases;
    bool bidirectional;
    bool batch_first;
    bool train;
} tni_args_mkldnn_rnn_layer;
TN_NODISCARD static inline tn_status tni_read_mkldnn_rnn_layer(const tn_call *call,
    const StableIValue *args, tni_args_mkldnn_rnn_layer *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight0));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->weight1));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->weight2));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->weight3));
    TN_TRY(tni_arg_tensor(call, args, 5, &in->hx_));
    TN_TRY(tni_arg_tensor(call, args, 6, &in->cx_));
    in->reverse = tni_arg_bool(args[7]);
    in->batch_sizes = tni_arg_ints(args[8]);
    in->mode = tni_arg_int(args[9]);
    in->hidden_size = tni_arg_int(args[10]);
    in->num_layers = tni_arg_int(args[11]);
    in->has_biases = tni_arg_bool(args[12]);
    in->bidirectional = tni_arg_bool(args[13]);
    in->batch_first = tni_arg_bool(args[14]);
    in->train = tni_arg_bool(args[15]);
    return TN_OK;
}

/* mse_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor */
typedef struct tni_args_mse_loss {
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
} tni_args_mse_loss;
TN_NODISCARD static inline tn_status tni_read_mse_loss(const tn_call *call,
    const StableIValue *args, tni_args_mse_loss *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->reduction = tni_arg_int(args[2]);
    return TN_OK;
}

/* mse_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor */
typedef struct tni_args_mse_loss_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
} tni_args_mse_loss_backward;
TN_NODISCARD static inline tn_status tni_read_mse_loss_backward(const tn_call *call,
    const StableIValue *args, tni_args_mse_loss_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->target));
    in->reduction = tni_arg_int(args[3]);
    return TN_OK;
}

/* mse_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, int reduction, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_mse_loss_backward_grad_input {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
    tn_tensor *grad_input;
} tni_args_mse_loss_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_mse_loss_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_mse_loss_backward_grad_input *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->target));
    in->reduction = tni_arg_int(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->grad_input));
    return TN_OK;
}

/* multi_margin_loss(Tensor self, Tensor target, Scalar p=1, Scalar margin=1, Tensor? weight=None, int reduction=Mean) -> Tensor */
typedef struct tni_args_multi_margin_loss {
    tn_tensor *self;
    tn_tensor *target;
    const tni_scalar *p;
    const tni_scalar *margin;
    tn_tensor *weight;
    int64_t reduction;
} tni_args_multi_margin_loss;
TN_NODISCARD static inline tn_status tni_read_multi_margin_loss(const tn_call *call,
    const StableIValue *args, tni_args_multi_margin_loss *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->p = tni_arg_scalar(args[2]);
    in->margin = tni_arg_scalar(args[3]);
    in->weight = tni_arg_maybe_handle(args[4]);
    in->reduction = tni_arg_int(args[5]);
    return TN_OK;
}

/* multi_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, Scalar p, Scalar margin, Tensor? weight=None, int reduction=Mean) -> Tensor */
typedef struct tni_args_multi_margin_loss_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *target;
    const tni_scalar *p;
    const tni_scalar *margin;
    tn_tensor *weight;
    int64_t reduction;
} tni_args_multi_margin_loss_backward;
TN_NODISCARD static inline tn_status tni_read_multi_margin_loss_backward(const tn_call *call,
    const StableIValue *args, tni_args_multi_margin_loss_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->target));
    in->p = tni_arg_scalar(args[3]);
    in->margin = tni_arg_scalar(args[4]);
    in->weight = tni_arg_maybe_handle(args[5]);
    in->reduction = tni_arg_int(args[6]);
    return TN_OK;
}

/* multilabel_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor */
typedef struct tni_args_multilabel_margin_loss {
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
} tni_args_multilabel_margin_loss;
TN_NODISCARD static inline tn_status tni_read_multilabel_margin_loss(const tn_call *call,
    const StableIValue *args, tni_args_multilabel_margin_loss *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->reduction = tni_arg_int(args[2]);
    return TN_OK;
}

/* multilabel_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, Tensor is_target) -> Tensor */
typedef struct tni_args_multilabel_margin_loss_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
    tn_tensor *is_target;
} tni_args_multilabel_margin_loss_backward;
TN_NODISCARD static inline tn_status tni_read_multilabel_margin_loss_backward(const tn_call *call,
    const StableIValue *args, tni_args_multilabel_margin_loss_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->target));
    in->reduction = tni_arg_int(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->is_target));
    return TN_OK;
}

/* multilabel_margin_loss_forward(Tensor self, Tensor target, int reduction) -> (Tensor output, Tensor is_target) */
typedef struct tni_args_multilabel_margin_loss_forward {
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
} tni_args_multilabel_margin_loss_forward;
TN_NODISCARD static inline tn_status tni_read_multilabel_margin_loss_forward(const tn_call *call,
    const StableIValue *args, tni_args_multilabel_margin_loss_forward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->reduction = tni_arg_int(args[2]);
    return TN_OK;
}

/* native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor) */
typedef struct tni_args_native_dropout {
    tn_tensor *input;
    double p;
    tni_maybe_bool train;
} tni_args_native_dropout;
TN_NODISCARD static inline tn_status tni_read_native_dropout(const tn_call *call,
    const StableIValue *args, tni_args_native_dropout *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->p = tni_arg_double(args[1]);
    in->train = tni_arg_maybe_bool(args[2]);
    return TN_OK;
}

/* native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor */
typedef struct tni_args_native_dropout_backward {
    tn_tensor *grad_output;
    tn_tensor *mask;
    double scale;
} tni_args_native_dropout_backward;
TN_NODISCARD static inline tn_status tni_read_native_dropout_backward(const tn_call *call,
    const StableIValue *args, tni_args_native_dropout_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mask));
    in->scale = tni_arg_double(args[2]);
    return TN_OK;
}

/* nll_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100) -> Tensor */
typedef struct tni_args_nll_loss {
    tn_tensor *self;
    tn_tensor *target;
    tn_tensor *weight;
    int64_t reduction;
    int64_t ignore_index;
} tni_args_nll_loss;
TN_NODISCARD static inline tn_status tni_read_nll_loss(const tn_call *call,
    const StableIValue *args, tni_args_nll_loss *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->weight = tni_arg_maybe_handle(args[2]);
    in->reduction = tni_arg_int(args[3]);
    in->ignore_index = tni_arg_int(args[4]);
    return TN_OK;
}

/* nll_loss2d(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100) -> Tensor */
typedef struct tni_args_nll_loss2d {
    tn_tensor *self;
    tn_tensor *target;
    tn_tensor *weight;
    int64_t reduction;
    int64_t ignore_index;
} tni_args_nll_loss2d;
TN_NODISCARD static inline tn_status tni_read_nll_loss2d(const tn_call *call,
    const StableIValue *args, tni_args_nll_loss2d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->weight = tni_arg_maybe_handle(args[2]);
    in->reduction = tni_arg_int(args[3]);
    in->ignore_index = tni_arg_int(args[4]);
    return TN_OK;
}

/* nll_loss2d_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight) -> Tensor */
typedef struct tni_args_nll_loss2d_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *target;
    tn_tensor *weight;
    int64_t reduction;
    int64_t ignore_index;
    tn_tensor *total_weight;
} tni_args_nll_loss2d_backward;
TN_NODISCARD static inline tn_status tni_read_nll_loss2d_backward(const tn_call *call,
    const StableIValue *args, tni_args_nll_loss2d_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->target));
    in->weight = tni_arg_maybe_handle(args[3]);
    in->reduction = tni_arg_int(args[4]);
    in->ignore_index = tni_arg_int(args[5]);
    TN_TRY(tni_arg_tensor(call, args, 6, &in->total_weight));
    return TN_OK;
}

/* nll_loss2d_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight) */
typedef struct tni_args_nll_loss2d_forward {
    tn_tensor *self;
    tn_tensor *target;
    tn_tensor *weight;
    int64_t reduction;
    int64_t ignore_index;
} tni_args_nll_loss2d_forward;
TN_NODISCARD static inline tn_status tni_read_nll_loss2d_forward(const tn_call *call,
    const StableIValue *args, tni_args_nll_loss2d_forward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->weight = tni_arg_maybe_handle(args[2]);
    in->reduction = tni_arg_int(args[3]);
    in->ignore_index = tni_arg_int(args[4]);
    return TN_OK;
}

/* nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight) -> Tensor */
typedef struct tni_args_nll_loss_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *target;
    tn_tensor *weight;
    int64_t reduction;
    int64_t ignore_index;
    tn_tensor *total_weight;
} tni_args_nll_loss_backward;
TN_NODISCARD static inline tn_status tni_read_nll_loss_backward(const tn_call *call,
    const StableIValue *args, tni_args_nll_loss_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->target));
    in->weight = tni_arg_maybe_handle(args[3]);
    in->reduction = tni_arg_int(args[4]);
    in->ignore_index = tni_arg_int(args[5]);
    TN_TRY(tni_arg_tensor(call, args, 6, &in->total_weight));
    return TN_OK;
}

/* nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight) */
typedef struct tni_args_nll_loss_forward {
    tn_tensor *self;
    tn_tensor *target;
    tn_tensor *weight;
    int64_t reduction;
    int64_t ignore_index;
} tni_args_nll_loss_forward;
TN_NODISCARD static inline tn_status tni_read_nll_loss_forward(const tn_call *call,
    const StableIValue *args, tni_args_nll_loss_forward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->weight = tni_arg_maybe_handle(args[2]);
    in->reduction = tni_arg_int(args[3]);
    in->ignore_index = tni_arg_int(args[4]);
    return TN_OK;
}

/* nll_loss_nd(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100) -> Tensor */
typedef struct tni_args_nll_loss_nd {
    tn_tensor *self;
    tn_tensor *target;
    tn_tensor *weight;
    int64_t reduction;
    int64_t ignore_index;
} tni_args_nll_loss_nd;
TN_NODISCARD static inline tn_status tni_read_nll_loss_nd(const tn_call *call,
    const StableIValue *args, tni_args_nll_loss_nd *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->weight = tni_arg_maybe_handle(args[2]);
    in->reduction = tni_arg_int(args[3]);
    in->ignore_index = tni_arg_int(args[4]);
    return TN_OK;
}

/* pairwise_distance(Tensor x1, Tensor x2, float p=2, float eps=1e-06, bool keepdim=False) -> Tensor */
typedef struct tni_args_pairwise_distance {
    tn_tensor *x1;
    tn_tensor *x2;
    double p;
    double eps;
    bool keepdim;
} tni_args_pairwise_distance;
TN_NODISCARD static inline tn_status tni_read_pairwise_distance(const tn_call *call,
    const StableIValue *args, tni_args_pairwise_distance *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x1));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->x2));
    in->p = tni_arg_double(args[2]);
    in->eps = tni_arg_double(args[3]);
    in->keepdim = tni_arg_bool(args[4]);
    return TN_OK;
}

/* pdist(Tensor self, float p=2) -> Tensor */
typedef struct tni_args_pdist {
    tn_tensor *self;
    double p;
} tni_args_pdist;
TN_NODISCARD static inline tn_status tni_read_pdist(const tn_call *call,
    const StableIValue *args, tni_args_pdist *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->p = tni_arg_double(args[1]);
    return TN_OK;
}

/* poisson_nll_loss(Tensor input, Tensor target, bool log_input, bool full, float eps, int reduction) -> Tensor */
typedef struct tni_args_poisson_nll_loss {
    tn_tensor *input;
    tn_tensor *target;
    bool log_input;
    bool full;
    double eps;
    int64_t reduction;
} tni_args_poisson_nll_loss;
TN_NODISCARD static inline tn_status tni_read_poisson_nll_loss(const tn_call *call,
    const StableIValue *args, tni_args_poisson_nll_loss *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->log_input = tni_arg_bool(args[2]);
    in->full = tni_arg_bool(args[3]);
    in->eps = tni_arg_double(args[4]);
    in->reduction = tni_arg_int(args[5]);
    return TN_OK;
}

/* rnn_relu_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor */
typedef struct tni_args_rnn_relu_cell {
    tn_tensor *input;
    tn_tensor *hx;
    tn_tensor *w_ih;
    tn_tensor *w_hh;
    tn_tensor *b_ih;
    tn_tensor *b_hh;
} tni_args_rnn_relu_cell;
TN_NODISCARD static inline tn_status tni_read_rnn_relu_cell(const tn_call *call,
    const StableIValue *args, tni_args_rnn_relu_cell *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->hx));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->w_ih));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->w_hh));
    in->b_ih = tni_arg_maybe_handle(args[4]);
    in->b_hh = tni_arg_maybe_handle(args[5]);
    return TN_OK;
}

/* rnn_relu.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor) */
typedef struct tni_args_rnn_relu_data {
    tn_tensor *data;
    tn_tensor *batch_sizes;
    tn_tensor *hx;
    const tni_list *params;
    bool has_biases;
    int64_t num_layers;
    double dropout;
    bool train;
    bool bidirectional;
} tni_args_rnn_relu_data;
TN_NODISCARD static inline tn_status tni_read_rnn_relu_data(const tn_call *call,
    const StableIValue *args, tni_args_rnn_relu_data *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->data));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->batch_sizes));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->hx));
    in->params = tni_arg_list(args[3]);
    TN_TRY(tni_check_tensors(call, 3, in->params));
    in->has_biases = tni_arg_bool(args[4]);
    in->num_layers = tni_arg_int(args[5]);
    in->dropout = tni_arg_double(args[6]);
    in->train = tni_arg_bool(args[7]);
    in->bidirectional = tni_arg_bool(args[8]);
    return TN_OK;
}

/* rnn_relu.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor) */
typedef struct tni_args_rnn_relu_input {
    tn_tensor *input;
    tn_tensor *hx;
    const tni_list *params;
    bool has_biases;
    int64_t num_layers;
    double dropout;
    bool train;
    bool bidirectional;
    bool batch_first;
} tni_args_rnn_relu_input;
TN_NODISCARD static inline tn_status tni_read_rnn_relu_input(const tn_call *call,
    const StableIValue *args, tni_args_rnn_relu_input *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->hx));
    in->params = tni_arg_list(args[2]);
    TN_TRY(tni_check_tensors(call, 2, in->params));
    in->has_biases = tni_arg_bool(args[3]);
    in->num_layers = tni_arg_int(args[4]);
    in->dropout = tni_arg_double(args[5]);
    in->train = tni_arg_bool(args[6]);
    in->bidirectional = tni_arg_bool(args[7]);
    in->batch_first = tni_arg_bool(args[8]);
    return TN_OK;
}

/* rnn_tanh_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor */
typedef struct tni_args_rnn_tanh_cell {
    tn_tensor *input;
    tn_tensor *hx;
    tn_tensor *w_ih;
    tn_tensor *w_hh;
    tn_tensor *b_ih;
    tn_tensor *b_hh;
} tni_args_rnn_tanh_cell;
TN_NODISCARD static inline tn_status tni_read_rnn_tanh_cell(const tn_call *call,
    const StableIValue *args, tni_args_rnn_tanh_cell *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->hx));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->w_ih));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->w_hh));
    in->b_ih = tni_arg_maybe_handle(args[4]);
    in->b_hh = tni_arg_maybe_handle(args[5]);
    return TN_OK;
}

/* rnn_tanh.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor) */
typedef struct tni_args_rnn_tanh_data {
    tn_tensor *data;
    tn_tensor *batch_sizes;
    tn_tensor *hx;
    const tni_list *params;
    bool has_biases;
    int64_t num_layers;
    double dropout;
    bool train;
    bool bidirectional;
} tni_args_rnn_tanh_data;
TN_NODISCARD static inline tn_status tni_read_rnn_tanh_data(const tn_call *call,
    const StableIValue *args, tni_args_rnn_tanh_data *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->data));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->batch_sizes));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->hx));
    in->params = tni_arg_list(args[3]);
    TN_TRY(tni_check_tensors(call, 3, in->params));
    in->has_biases = tni_arg_bool(args[4]);
    in->num_layers = tni_arg_int(args[5]);
    in->dropout = tni_arg_double(args[6]);
    in->train = tni_arg_bool(args[7]);
    in->bidirectional = tni_arg_bool(args[8]);
    return TN_OK;
}

/* rnn_tanh.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor) */
typedef struct tni_args_rnn_tanh_input {
    tn_tensor *input;
    tn_tensor *hx;
    const tni_list *params;
    bool has_biases;
    int64_t num_layers;
    double dropout;
    bool train;
    bool bidirectional;
    bool batch_first;
} tni_args_rnn_tanh_input;
TN_NODISCARD static inline tn_status tni_read_rnn_tanh_input(const tn_call *call,
    const StableIValue *args, tni_args_rnn_tanh_input *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->hx));
    in->params = tni_arg_list(args[2]);
    TN_TRY(tni_check_tensors(call, 2, in->params));
    in->has_biases = tni_arg_bool(args[3]);
    in->num_layers = tni_arg_int(args[4]);
    in->dropout = tni_arg_double(args[5]);
    in->train = tni_arg_bool(args[6]);
    in->bidirectional = tni_arg_bool(args[7]);
    in->batch_first = tni_arg_bool(args[8]);
    return TN_OK;
}

/* scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float dropout_p=0.0, bool is_causal=False, *, float? scale=None, bool enable_gqa=False) -> Tensor */
typedef struct tni_args_scaled_dot_product_attention {
    tn_tensor *query;
    tn_tensor *key;
    tn_tensor *value;
    tn_tensor *attn_mask;
    double dropout_p;
    bool is_causal;
    tni_maybe_double scale;
    bool enable_gqa;
} tni_args_scaled_dot_product_attention;
TN_NODISCARD static inline tn_status tni_read_scaled_dot_product_attention(const tn_call *call,
    const StableIValue *args, tni_args_scaled_dot_product_attention *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->query));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->key));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->value));
    in->attn_mask = tni_arg_maybe_handle(args[3]);
    in->dropout_p = tni_arg_double(args[4]);
    in->is_causal = tni_arg_bool(args[5]);
    in->scale = tni_arg_maybe_double(args[6]);
    in->enable_gqa = tni_arg_bool(args[7]);
    return TN_OK;
}

/* smooth_l1_loss(Tensor self, Tensor target, int reduction=Mean, float beta=1.0) -> Tensor */
typedef struct tni_args_smooth_l1_loss {
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
    double beta;
} tni_args_smooth_l1_loss;
TN_NODISCARD static inline tn_status tni_read_smooth_l1_loss(const tn_call *call,
    const StableIValue *args, tni_args_smooth_l1_loss *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->reduction = tni_arg_int(args[2]);
    in->beta = tni_arg_double(args[3]);
    return TN_OK;
}

/* smooth_l1_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float beta) -> Tensor */
typedef struct tni_args_smooth_l1_loss_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
    double beta;
} tni_args_smooth_l1_loss_backward;
TN_NODISCARD static inline tn_status tni_read_smooth_l1_loss_backward(const tn_call *call,
    const StableIValue *args, tni_args_smooth_l1_loss_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->target));
    in->reduction = tni_arg_int(args[3]);
    in->beta = tni_arg_double(args[4]);
    return TN_OK;
}

/* smooth_l1_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, int reduction, float beta, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_smooth_l1_loss_backward_grad_input {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
    double beta;
    tn_tensor *grad_input;
} tni_args_smooth_l1_loss_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_smooth_l1_loss_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_smooth_l1_loss_backward_grad_input *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->target));
    in->reduction = tni_arg_int(args[3]);
    in->beta = tni_arg_double(args[4]);
    TN_TRY(tni_arg_tensor(call, args, 5, &in->grad_input));
    return TN_OK;
}

/* soft_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor */
typedef struct tni_args_soft_margin_loss {
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
} tni_args_soft_margin_loss;
TN_NODISCARD static inline tn_status tni_read_soft_margin_loss(const tn_call *call,
    const StableIValue *args, tni_args_soft_margin_loss *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->reduction = tni_arg_int(args[2]);
    return TN_OK;
}

/* soft_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor */
typedef struct tni_args_soft_margin_loss_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
} tni_args_soft_margin_loss_backward;
TN_NODISCARD static inline tn_status tni_read_soft_margin_loss_backward(const tn_call *call,
    const StableIValue *args, tni_args_soft_margin_loss_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->target));
    in->reduction = tni_arg_int(args[3]);
    return TN_OK;
}

/* soft_margin_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, int reduction, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_soft_margin_loss_backward_grad_input {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
    tn_tensor *grad_input;
} tni_args_soft_margin_loss_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_soft_margin_loss_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_soft_margin_loss_backward_grad_input *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->target));
    in->reduction = tni_arg_int(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->grad_input));
    return TN_OK;
}

/* triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, float margin=1.0, float p=2, float eps=1e-06, bool swap=False, int reduction=Mean) -> Tensor */
typedef struct tni_args_triplet_margin_loss {
    tn_tensor *anchor;
    tn_tensor *positive;
    tn_tensor *negative;
    double margin;
    double p;
    double eps;
    bool swap;
    int64_t reduction;
} tni_args_triplet_margin_loss;
TN_NODISCARD static inline tn_status tni_read_triplet_margin_loss(const tn_call *call,
    const StableIValue *args, tni_args_triplet_margin_loss *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->anchor));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->positive));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->negative));
    in->margin = tni_arg_double(args[3]);
    in->p = tni_arg_double(args[4]);
    in->eps = tni_arg_double(args[5]);
    in->swap = tni_arg_bool(args[6]);
    in->reduction = tni_arg_int(args[7]);
    return TN_OK;
}

#endif
