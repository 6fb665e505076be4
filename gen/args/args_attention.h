/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_ATTENTION_H
#define TENON_ARGS_ATTENTION_H

#include "kernels/core/kernel_core.h"

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

#endif
