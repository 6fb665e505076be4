/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators whose names begin with `_`, of the domain `sort`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_INNER_SORT_H
#define TENON_INNER_SORT_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

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

/* _unique(Tensor self, bool sorted=True, bool return_inverse=False) -> (Tensor, Tensor) */
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

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
