/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators whose names begin with `_`, by name from `_fu` on: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew.
 */
#ifndef TENON_INNER_FU_H
#define TENON_INNER_FU_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

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
 * _grouped_mm(Tensor self, Tensor mat2, Tensor? offs=None, Tensor? bias=None, ScalarType?
 * out_dtype=None) -> Tensor
 * NULL is None: offs, bias, out_dtype.
 */
TN_NODISCARD static inline tn_status tn__grouped_mm(
    tn_tensor *self, tn_tensor *mat2, tn_tensor *offs, tn_tensor *bias, const tn_dtype *out_dtype,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::_grouped_mm", "TT?T?T?y->T", NULL, NULL};
    const void *const args[] = {self, mat2, offs, bias, out_dtype};
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

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
