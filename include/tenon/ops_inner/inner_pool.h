/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators whose names begin with `_`, of the domain `pool`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_INNER_POOL_H
#define TENON_INNER_POOL_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* _adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor */
TN_NODISCARD static inline tn_status tn__adaptive_avg_pool2d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::_adaptive_avg_pool2d", "TLi->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn__adaptive_avg_pool2d_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::_adaptive_avg_pool2d_backward", "TT->T", NULL, NULL};
    const void *const args[] = {grad_output, self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor */
TN_NODISCARD static inline tn_status tn__adaptive_avg_pool3d(
    tn_tensor *self, const int64_t *output_size, size_t output_size_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::_adaptive_avg_pool3d", "TLi->T", NULL, NULL};
    const void *const args[] = {self, output_size, &output_size_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _adaptive_avg_pool3d_backward(Tensor grad_output, Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn__adaptive_avg_pool3d_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::_adaptive_avg_pool3d_backward", "TT->T", NULL, NULL};
    const void *const args[] = {grad_output, self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
