/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators whose names begin with `_`, of the domain `activation`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_INNER_ACTIVATION_H
#define TENON_INNER_ACTIVATION_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* _log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor */
TN_NODISCARD static inline tn_status tn__log_softmax(
    tn_tensor *self, int64_t dim, bool half_to_float, tn_tensor **result)
{
    static tn_op_site site = {"aten::_log_softmax", "Tib->T", NULL, NULL};
    const void *const args[] = {self, &dim, &half_to_float};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) ->
 * Tensor
 */
TN_NODISCARD static inline tn_status tn__log_softmax_backward_data(
    tn_tensor *grad_output, tn_tensor *output, int64_t dim, tn_dtype input_dtype,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::_log_softmax_backward_data", "TTiy->T", NULL, NULL};
    const void *const args[] = {grad_output, output, &dim, &input_dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _prelu_kernel(Tensor self, Tensor weight) -> Tensor */
TN_NODISCARD static inline tn_status tn__prelu_kernel(
    tn_tensor *self, tn_tensor *weight, tn_tensor **result)
{
    static tn_op_site site = {"aten::_prelu_kernel", "TT->T", NULL, NULL};
    const void *const args[] = {self, weight};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _prelu_kernel_backward(Tensor grad_output, Tensor self, Tensor weight) -> (Tensor, Tensor) */
TN_NODISCARD static inline tn_status tn__prelu_kernel_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *weight, tn_tensor **result0,
    tn_tensor **result1)
{
    static tn_op_site site = {"aten::_prelu_kernel_backward", "TTT->TT", NULL, NULL};
    const void *const args[] = {grad_output, self, weight};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _safe_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn__safe_softmax(
    tn_tensor *self, int64_t dim, const tn_dtype *dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::_safe_softmax", "Ti?y->T", NULL, NULL};
    const void *const args[] = {self, &dim, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _softmax(Tensor self, int dim, bool half_to_float) -> Tensor */
TN_NODISCARD static inline tn_status tn__softmax(
    tn_tensor *self, int64_t dim, bool half_to_float, tn_tensor **result)
{
    static tn_op_site site = {"aten::_softmax", "Tib->T", NULL, NULL};
    const void *const args[] = {self, &dim, &half_to_float};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) ->
 * Tensor
 */
TN_NODISCARD static inline tn_status tn__softmax_backward_data(
    tn_tensor *grad_output, tn_tensor *output, int64_t dim, tn_dtype input_dtype,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::_softmax_backward_data", "TTiy->T", NULL, NULL};
    const void *const args[] = {grad_output, output, &dim, &input_dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
