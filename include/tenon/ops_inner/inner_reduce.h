/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators whose names begin with `_`, of the domain `reduce`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_INNER_REDUCE_H
#define TENON_INNER_REDUCE_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* _aminmax(Tensor self) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tn__aminmax(
    tn_tensor *self, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::_aminmax", "T->TT", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/* _aminmax.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tn__aminmax_dim(
    tn_tensor *self, int64_t dim, bool keepdim, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::_aminmax.dim", "Tib->TT", NULL, NULL};
    const void *const args[] = {self, &dim, &keepdim};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/* _cummax_helper(Tensor self, Tensor(a!) values, Tensor(b!) indices, int dim) -> () */
TN_NODISCARD static inline tn_status tn__cummax_helper(
    tn_tensor *self, tn_tensor *values, tn_tensor *indices, int64_t dim)
{
    static tn_op_site site = {"aten::_cummax_helper", "TTTi->", NULL, NULL};
    const void *const args[] = {self, values, indices, &dim};
    return tn_op_call_typed(&site, args, NULL);
}

/* _cummin_helper(Tensor self, Tensor(a!) values, Tensor(b!) indices, int dim) -> () */
TN_NODISCARD static inline tn_status tn__cummin_helper(
    tn_tensor *self, tn_tensor *values, tn_tensor *indices, int64_t dim)
{
    static tn_op_site site = {"aten::_cummin_helper", "TTTi->", NULL, NULL};
    const void *const args[] = {self, values, indices, &dim};
    return tn_op_call_typed(&site, args, NULL);
}

/* _is_all_true(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn__is_all_true(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::_is_all_true", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _is_any_true(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn__is_any_true(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::_is_any_true", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _logcumsumexp(Tensor self, int dim) -> Tensor */
TN_NODISCARD static inline tn_status tn__logcumsumexp(
    tn_tensor *self, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::_logcumsumexp", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &dim};
    void *const results[] = {result};
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

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
