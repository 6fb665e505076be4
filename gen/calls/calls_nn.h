/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_CALLS_NN_H
#define TENON_CALLS_NN_H

#include "dispatch/boxing.h"

/* _cdist_forward(Tensor x1, Tensor x2, float p, int? compute_mode) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__cdist_forward(tn_tensor *x1, tn_tensor *x2, double p, tni_maybe_int compute_mode, tn_tensor **result)
{
    static tni_callee callee = {"aten::_cdist_forward", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(x1, &boxes[0]), tni_box_handle(x2, &boxes[1]),
        tni_box_double(p, &boxes[2]), tni_box_maybe_int_optional(compute_mode, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* _ctc_loss(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int blank=0, bool zero_infinity=False) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call__ctc_loss(tn_tensor *log_probs, tn_tensor *targets, tni_ints input_lengths, tni_ints target_lengths, int64_t blank, bool zero_infinity, tn_tensor **results)
{
    static tni_callee callee = {"aten::_ctc_loss", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {tni_box_handle(log_probs, &boxes[0]),
        tni_box_handle(targets, &boxes[1]), tni_box_ints(input_lengths, &boxes[2]),
        tni_box_ints(target_lengths, &boxes[3]), tni_box_int(blank, &boxes[4]),
        tni_box_bool(zero_infinity, &boxes[5])};
    return tni_callee_call_tensors(&callee, args, 2, results);
}

/* _ctc_loss.Tensor(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths, int blank=0, bool zero_infinity=False) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call__ctc_loss_Tensor(tn_tensor *log_probs, tn_tensor *targets, tn_tensor *input_lengths, tn_tensor *target_lengths, int64_t blank, bool zero_infinity, tn_tensor **results)
{
    static tni_callee callee = {"aten::_ctc_loss.Tensor", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {tni_box_handle(log_probs, &boxes[0]),
        tni_box_handle(targets, &boxes[1]), tni_box_handle(input_lengths, &boxes[2]),
        tni_box_handle(target_lengths, &boxes[3]), tni_box_int(blank, &boxes[4]),
        tni_box_bool(zero_infinity, &boxes[5])};
    return tni_callee_call_tensors(&callee, args, 2, results);
}

/* _euclidean_dist(Tensor x1, Tensor x2) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__euclidean_dist(tn_tensor *x1, tn_tensor *x2, tn_tensor **result)
{
    static tni_callee callee = {"aten::_euclidean_dist", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(x1, &boxes[0]), tni_box_handle(x2, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* _fused_sdp_choice(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float dropout_p=0.0, bool is_causal=False, *, float? scale=None, bool enable_gqa=False) -> int */
TN_NODISCARD static inline tn_status tni_call__fused_sdp_choice(tn_tensor *query, tn_tensor *key, tn_tensor *value, tn_tensor *attn_mask, double dropout_p, bool is_causal, tni_maybe_double scale, bool enable_gqa, StableIValue *ivalues)
{
    static tni_callee callee = {"aten::_fused_sdp_choice", NULL};
    tni_box boxes[8];
    const StableIValue args[] = {tni_box_handle(query, &boxes[0]), tni_box_handle(key, &boxes[1]),
        tni_box_handle(value, &boxes[2]), tni_box_handle_optional(attn_mask, &boxes[3]),
        tni_box_double(dropout_p, &boxes[4]), tni_box_bool(is_causal, &boxes[5]),
        tni_box_maybe_double_optional(scale, &boxes[6]), tni_box_bool(enable_gqa, &boxes[7])};
    return tni_callee_call(&callee, args, ivalues);
}

/* _pdist_forward(Tensor self, float p=2) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__pdist_forward(tn_tensor *self, double p, tn_tensor **result)
{
    static tni_callee callee = {"aten::_pdist_forward", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_double(p, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* _safe_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__safe_softmax(tn_tensor *self, int64_t dim, tn_dtype dtype, tn_tensor **result)
{
    static tni_callee callee = {"aten::_safe_softmax", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(dim, &boxes[1]),
        tni_box_dtype_optional(dtype, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* _scaled_dot_product_attention_math(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float dropout_p=0.0, bool is_causal=False, Tensor? dropout_mask=None, *, float? scale=None, bool enable_gqa=False) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tni_call__scaled_dot_product_attention_math(tn_tensor *query, tn_tensor *key, tn_tensor *value, tn_tensor *attn_mask, double dropout_p, bool is_causal, tn_tensor *dropout_mask, tni_maybe_double scale, bool enable_gqa, tn_tensor **results)
{
    static tni_callee callee = {"aten::_scaled_dot_product_attention_math", NULL};
    tni_box boxes[9];
    const StableIValue args[] = {tni_box_handle(query, &boxes[0]), tni_box_handle(key, &boxes[1]),
        tni_box_handle(value, &boxes[2]), tni_box_handle_optional(attn_mask, &boxes[3]),
        tni_box_double(dropout_p, &boxes[4]), tni_box_bool(is_causal, &boxes[5]),
        tni_box_handle_optional(dropout_mask, &boxes[6]),
        tni_box_maybe_double_optional(scale, &boxes[7]), tni_box_bool(enable_gqa, &boxes[8])};
    return tni_callee_call_tensors(&callee, args, 2, results);
}

/* _scaled_dot_product_flash_attention_for_cpu(Tensor query, Tensor key, Tensor value, float dropout_p=0.0, bool is_causal=False, *, Tensor? attn_mask=None, float? scale=None) -> (Tensor output, Tensor logsumexp) */
TN_NODISCARD static inline tn_status tni_call__scaled_dot_product_flash_attention_for_cpu(tn_tensor *query, tn_tensor *key, tn_tensor *value, double dropout_p, bool is_causal, tn_tensor *attn_mask, tni_maybe_double scale, tn_tensor **results)
{
    static tni_callee callee = {"aten::_scaled_dot_product_flash_attention_for_cpu", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {tni_box_handle(query, &boxes[0]), tni_box_handle(key, &boxes[1]),
        tni_box_handle(value, &boxes[2]), tni_box_double(dropout_p, &boxes[3]),
        tni_box_bool(is_causal, &boxes[4]), tni_box_handle_optional(attn_mask, &boxes[5]),
        tni_box_maybe_double_optional(scale, &boxes[6])};
    return tni_callee_call_tensors(&callee, args, 2, results);
}

/* abs(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_abs(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::abs", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_add_Scalar(tn_tensor *self, const tni_scalar *other, const tni_scalar *alpha, tn_tensor **result)
{
    static tni_callee callee = {"aten::add.Scalar", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_scalar(other, &boxes[1]),
        tni_box_scalar(alpha, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_add_Tensor(tn_tensor *self, tn_tensor *other, const tni_scalar *alpha, tn_tensor **result)
{
    static tni_callee callee = {"aten::add.Tensor", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(other, &boxes[1]),
        tni_box_scalar(alpha, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_add__Scalar(tn_tensor *self, const tni_scalar *other, const tni_scalar *alpha)
{
    static tni_callee callee = {"aten::add_.Scalar", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_scalar(other, &boxes[1]),
        tni_box_scalar(alpha, &boxes[2])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_add__Tensor(tn_tensor *self, tn_tensor *other, const tni_scalar *alpha)
{
    static tni_callee callee = {"aten::add_.Tensor", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(other, &boxes[1]),
        tni_box_scalar(alpha, &boxes[2])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_bernoulli__float(tn_tensor *self, double p, tni_generator *generator)
{
    static tni_callee callee = {"aten::bernoulli_.float", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_double(p, &boxes[1]),
        tni_box_generator_optional(generator, &boxes[2])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* cat(Tensor[] tensors, int dim=0) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_cat(const tni_list *tensors, int64_t dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::cat", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_list(tensors, &boxes[0]), tni_box_int(dim, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* clamp_min(Tensor self, Scalar min) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_clamp_min(tn_tensor *self, const tni_scalar *min, tn_tensor **result)
{
    static tni_callee callee = {"aten::clamp_min", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_scalar(min, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_contiguous(tn_tensor *self, int memory_format, tn_tensor **result)
{
    static tni_callee callee = {"aten::contiguous", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_word(memory_format, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* div.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_div_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::div.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_scalar(other, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* div.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_div_Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::div.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(other, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_div__Scalar(tn_tensor *self, const tni_scalar *other)
{
    static tni_callee callee = {"aten::div_.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_scalar(other, &boxes[1])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* dropout(Tensor input, float p, bool train) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_dropout(tn_tensor *input, double p, bool train, tn_tensor **result)
{
    static tni_callee callee = {"aten::dropout", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(input, &boxes[0]), tni_box_double(p, &boxes[1]),
        tni_box_bool(train, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_empty_like(tn_tensor *self, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, int memory_format, tn_tensor **result)
{
    static tni_callee callee = {"aten::empty_like", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_dtype_optional(dtype, &boxes[1]), tni_box_word_optional(layout, &boxes[2]),
        tni_box_maybe_device_optional(device, &boxes[3]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[4]),
        tni_box_word_optional(memory_format, &boxes[5])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_empty_memory_format(tni_ints size, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, int memory_format, tn_tensor **result)
{
    static tni_callee callee = {"aten::empty.memory_format", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {tni_box_ints(size, &boxes[0]),
        tni_box_dtype_optional(dtype, &boxes[1]), tni_box_word_optional(layout, &boxes[2]),
        tni_box_maybe_device_optional(device, &boxes[3]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[4]),
        tni_box_word_optional(memory_format, &boxes[5])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* eq.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_eq_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::eq.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_scalar(other, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* exp(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_exp(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::exp", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_expand(tn_tensor *self, tni_ints size, bool implicit, tn_tensor **result)
{
    static tni_callee callee = {"aten::expand", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(size, &boxes[1]),
        tni_box_bool(implicit, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_full(tni_ints size, const tni_scalar *fill_value, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::full", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {tni_box_ints(size, &boxes[0]),
        tni_box_scalar(fill_value, &boxes[1]), tni_box_dtype_optional(dtype, &boxes[2]),
        tni_box_word_optional(layout, &boxes[3]), tni_box_maybe_device_optional(device, &boxes[4]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[5])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_gather(tn_tensor *self, int64_t dim, tn_tensor *index, bool sparse_grad, tn_tensor **result)
{
    static tni_callee callee = {"aten::gather", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(dim, &boxes[1]),
        tni_box_handle(index, &boxes[2]), tni_box_bool(sparse_grad, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* le.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_le_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::le.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_scalar(other, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_linalg_vector_norm(tn_tensor *self, const tni_scalar *ord, tni_ints dim, bool keepdim, tn_dtype dtype, tn_tensor **result)
{
    static tni_callee callee = {"aten::linalg_vector_norm", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_scalar(ord, &boxes[1]),
        tni_box_ints_optional(dim, &boxes[2]), tni_box_bool(keepdim, &boxes[3]),
        tni_box_dtype_optional(dtype, &boxes[4])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_linear(tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor **result)
{
    static tni_callee callee = {"aten::linear", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(input, &boxes[0]),
        tni_box_handle(weight, &boxes[1]), tni_box_handle_optional(bias, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* log(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_log(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::log", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_log_softmax_int(tn_tensor *self, int64_t dim, tn_dtype dtype, tn_tensor **result)
{
    static tni_callee callee = {"aten::log_softmax.int", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(dim, &boxes[1]),
        tni_box_dtype_optional(dtype, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* logical_not(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_logical_not(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::logical_not", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_masked_fill_Scalar(tn_tensor *self, tn_tensor *mask, const tni_scalar *value, tn_tensor **result)
{
    static tni_callee callee = {"aten::masked_fill.Scalar", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(mask, &boxes[1]),
        tni_box_scalar(value, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* matmul(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_matmul(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::matmul", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(other, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* mean(Tensor self, *, ScalarType? dtype=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_mean(tn_tensor *self, tn_dtype dtype, tn_tensor **result)
{
    static tni_callee callee = {"aten::mean", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_dtype_optional(dtype, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* minimum(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_minimum(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::minimum", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(other, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* mul.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_mul_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::mul.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_scalar(other, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* mul.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_mul_Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::mul.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(other, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_mul__Scalar(tn_tensor *self, const tni_scalar *other)
{
    static tni_callee callee = {"aten::mul_.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_scalar(other, &boxes[1])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_mul__Tensor(tn_tensor *self, tn_tensor *other)
{
    static tni_callee callee = {"aten::mul_.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(other, &boxes[1])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* multilabel_margin_loss_forward(Tensor self, Tensor target, int reduction) -> (Tensor output, Tensor is_target) */
TN_NODISCARD static inline tn_status tni_call_multilabel_margin_loss_forward(tn_tensor *self, tn_tensor *target, int64_t reduction, tn_tensor **results)
{
    static tni_callee callee = {"aten::multilabel_margin_loss_forward", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_handle(target, &boxes[1]), tni_box_int(reduction, &boxes[2])};
    return tni_callee_call_tensors(&callee, args, 2, results);
}

/* narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_narrow(tn_tensor *self, int64_t dim, int64_t start, int64_t length, tn_tensor **result)
{
    static tni_callee callee = {"aten::narrow", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(dim, &boxes[1]),
        tni_box_int(start, &boxes[2]), tni_box_int(length, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* ne.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_ne_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::ne.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_scalar(other, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* neg(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_neg(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::neg", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_new_empty(tn_tensor *self, tni_ints size, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::new_empty", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(size, &boxes[1]),
        tni_box_dtype_optional(dtype, &boxes[2]), tni_box_word_optional(layout, &boxes[3]),
        tni_box_maybe_device_optional(device, &boxes[4]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[5])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_new_full(tn_tensor *self, tni_ints size, const tni_scalar *fill_value, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::new_full", NULL};
    tni_box boxes[7];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(size, &boxes[1]),
        tni_box_scalar(fill_value, &boxes[2]), tni_box_dtype_optional(dtype, &boxes[3]),
        tni_box_word_optional(layout, &boxes[4]), tni_box_maybe_device_optional(device, &boxes[5]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[6])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_new_zeros(tn_tensor *self, tni_ints size, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::new_zeros", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(size, &boxes[1]),
        tni_box_dtype_optional(dtype, &boxes[2]), tni_box_word_optional(layout, &boxes[3]),
        tni_box_maybe_device_optional(device, &boxes[4]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[5])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* nll_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_nll_loss(tn_tensor *self, tn_tensor *target, tn_tensor *weight, int64_t reduction, int64_t ignore_index, tn_tensor **result)
{
    static tni_callee callee = {"aten::nll_loss", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_handle(target, &boxes[1]), tni_box_handle_optional(weight, &boxes[2]),
        tni_box_int(reduction, &boxes[3]), tni_box_int(ignore_index, &boxes[4])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* nll_loss2d(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_nll_loss2d(tn_tensor *self, tn_tensor *target, tn_tensor *weight, int64_t reduction, int64_t ignore_index, tn_tensor **result)
{
    static tni_callee callee = {"aten::nll_loss2d", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_handle(target, &boxes[1]), tni_box_handle_optional(weight, &boxes[2]),
        tni_box_int(reduction, &boxes[3]), tni_box_int(ignore_index, &boxes[4])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* nll_loss2d_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight) */
TN_NODISCARD static inline tn_status tni_call_nll_loss2d_forward(tn_tensor *self, tn_tensor *target, tn_tensor *weight, int64_t reduction, int64_t ignore_index, tn_tensor **results)
{
    static tni_callee callee = {"aten::nll_loss2d_forward", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_handle(target, &boxes[1]), tni_box_handle_optional(weight, &boxes[2]),
        tni_box_int(reduction, &boxes[3]), tni_box_int(ignore_index, &boxes[4])};
    return tni_callee_call_tensors(&callee, args, 2, results);
}

/* nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight) */
TN_NODISCARD static inline tn_status tni_call_nll_loss_forward(tn_tensor *self, tn_tensor *target, tn_tensor *weight, int64_t reduction, int64_t ignore_index, tn_tensor **results)
{
    static tni_callee callee = {"aten::nll_loss_forward", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_handle(target, &boxes[1]), tni_box_handle_optional(weight, &boxes[2]),
        tni_box_int(reduction, &boxes[3]), tni_box_int(ignore_index, &boxes[4])};
    return tni_callee_call_tensors(&callee, args, 2, results);
}

/* nll_loss_nd(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_nll_loss_nd(tn_tensor *self, tn_tensor *target, tn_tensor *weight, int64_t reduction, int64_t ignore_index, tn_tensor **result)
{
    static tni_callee callee = {"aten::nll_loss_nd", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_handle(target, &boxes[1]), tni_box_handle_optional(weight, &boxes[2]),
        tni_box_int(reduction, &boxes[3]), tni_box_int(ignore_index, &boxes[4])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_ones(tni_ints size, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::ones", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_ints(size, &boxes[0]),
        tni_box_dtype_optional(dtype, &boxes[1]), tni_box_word_optional(layout, &boxes[2]),
        tni_box_maybe_device_optional(device, &boxes[3]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[4])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* pairwise_distance(Tensor x1, Tensor x2, float p=2, float eps=1e-06, bool keepdim=False) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_pairwise_distance(tn_tensor *x1, tn_tensor *x2, double p, double eps, bool keepdim, tn_tensor **result)
{
    static tni_callee callee = {"aten::pairwise_distance", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_handle(x1, &boxes[0]), tni_box_handle(x2, &boxes[1]),
        tni_box_double(p, &boxes[2]), tni_box_double(eps, &boxes[3]),
        tni_box_bool(keepdim, &boxes[4])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* relu(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_relu(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::relu", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_reshape(tn_tensor *self, tni_ints shape, tn_tensor **result)
{
    static tni_callee callee = {"aten::reshape", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(shape, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_select_int(tn_tensor *self, int64_t dim, int64_t index, tn_tensor **result)
{
    static tni_callee callee = {"aten::select.int", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(dim, &boxes[1]),
        tni_box_int(index, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* sigmoid(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_sigmoid(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::sigmoid", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_sigmoid_backward(tn_tensor *grad_output, tn_tensor *output, tn_tensor **result)
{
    static tni_callee callee = {"aten::sigmoid_backward", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(output, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* soft_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_soft_margin_loss_backward(tn_tensor *grad_output, tn_tensor *self, tn_tensor *target, int64_t reduction, tn_tensor **result)
{
    static tni_callee callee = {"aten::soft_margin_loss_backward", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(self, &boxes[1]), tni_box_handle(target, &boxes[2]),
        tni_box_int(reduction, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* sqrt(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_sqrt(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::sqrt", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* squeeze.dim(Tensor(a) self, int dim) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_squeeze_dim(tn_tensor *self, int64_t dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::squeeze.dim", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(dim, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* stack(Tensor[] tensors, int dim=0) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_stack(const tni_list *tensors, int64_t dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::stack", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_list(tensors, &boxes[0]), tni_box_int(dim, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_sub_Tensor(tn_tensor *self, tn_tensor *other, const tni_scalar *alpha, tn_tensor **result)
{
    static tni_callee callee = {"aten::sub.Tensor", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(other, &boxes[1]),
        tni_box_scalar(alpha, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* sum(Tensor self, *, ScalarType? dtype=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_sum(tn_tensor *self, tn_dtype dtype, tn_tensor **result)
{
    static tni_callee callee = {"aten::sum", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_dtype_optional(dtype, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_sum_dim_IntList(tn_tensor *self, tni_ints dim, bool keepdim, tn_dtype dtype, tn_tensor **result)
{
    static tni_callee callee = {"aten::sum.dim_IntList", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(dim, &boxes[1]), tni_box_bool(keepdim, &boxes[2]),
        tni_box_dtype_optional(dtype, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* tanh(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_tanh(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::tanh", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* tanh_backward(Tensor grad_output, Tensor output) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_tanh_backward(tn_tensor *grad_output, tn_tensor *output, tn_tensor **result)
{
    static tni_callee callee = {"aten::tanh_backward", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(grad_output, &boxes[0]),
        tni_box_handle(output, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_to_dtype(tn_tensor *self, tn_dtype dtype, bool non_blocking, bool copy, int memory_format, tn_tensor **result)
{
    static tni_callee callee = {"aten::to.dtype", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_dtype(dtype, &boxes[1]),
        tni_box_bool(non_blocking, &boxes[2]), tni_box_bool(copy, &boxes[3]),
        tni_box_word_optional(memory_format, &boxes[4])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_transpose_int(tn_tensor *self, int64_t dim0, int64_t dim1, tn_tensor **result)
{
    static tni_callee callee = {"aten::transpose.int", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(dim0, &boxes[1]),
        tni_box_int(dim1, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* tril(Tensor self, SymInt diagonal=0) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_tril(tn_tensor *self, int64_t diagonal, tn_tensor **result)
{
    static tni_callee callee = {"aten::tril", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(diagonal, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* unsqueeze(Tensor(a) self, int dim) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_unsqueeze(tn_tensor *self, int64_t dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::unsqueeze", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(dim, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* where.self(Tensor condition, Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_where_self(tn_tensor *condition, tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::where.self", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(condition, &boxes[0]),
        tni_box_handle(self, &boxes[1]), tni_box_handle(other, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* xlogy.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_xlogy_Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::xlogy.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(other, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_zeros(tni_ints size, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::zeros", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_ints(size, &boxes[0]),
        tni_box_dtype_optional(dtype, &boxes[1]), tni_box_word_optional(layout, &boxes[2]),
        tni_box_maybe_device_optional(device, &boxes[3]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[4])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* zeros_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_zeros_like(tn_tensor *self, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, int memory_format, tn_tensor **result)
{
    static tni_callee callee = {"aten::zeros_like", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_dtype_optional(dtype, &boxes[1]), tni_box_word_optional(layout, &boxes[2]),
        tni_box_maybe_device_optional(device, &boxes[3]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[4]),
        tni_box_word_optional(memory_format, &boxes[5])};
    return tni_callee_call_tensor(&callee, args, result);
}

#endif
