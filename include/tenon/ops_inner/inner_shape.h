/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators whose names begin with `_`, of the domain `shape`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_INNER_SHAPE_H
#define TENON_INNER_SHAPE_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* _reshape_alias(Tensor(a) self, SymInt[] size, SymInt[] stride) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn__reshape_alias(
    tn_tensor *self, const int64_t *size, size_t size_count, const int64_t *stride,
    size_t stride_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::_reshape_alias", "TLiLi->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count, stride, &stride_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _reshape_alias_copy(Tensor self, SymInt[] size, SymInt[] stride) -> Tensor */
TN_NODISCARD static inline tn_status tn__reshape_alias_copy(
    tn_tensor *self, const int64_t *size, size_t size_count, const int64_t *stride,
    size_t stride_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::_reshape_alias_copy", "TLiLi->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count, stride, &stride_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _unsafe_view(Tensor self, SymInt[] size) -> Tensor */
TN_NODISCARD static inline tn_status tn__unsafe_view(
    tn_tensor *self, const int64_t *size, size_t size_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::_unsafe_view", "TLi->T", NULL, NULL};
    const void *const args[] = {self, size, &size_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
