/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators whose names begin with `_`, of the domain `index`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_INNER_INDEX_H
#define TENON_INNER_INDEX_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * _index_put_impl(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, bool
 * unsafe=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn__index_put_impl(
    tn_tensor *self, tn_tensor *const *indices, size_t indices_count, tn_tensor *values,
    bool accumulate, bool unsafe, tn_tensor **result)
{
    static tn_op_site site = {"aten::_index_put_impl", "TL?TTbb->T", NULL, NULL};
    const void *const args[] = {self, indices, &indices_count, values, &accumulate, &unsafe};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _index_put_impl_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False, bool
 * unsafe=False) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__index_put_impl_(
    tn_tensor *self, tn_tensor *const *indices, size_t indices_count, tn_tensor *values,
    bool accumulate, bool unsafe)
{
    static tn_op_site site = {"aten::_index_put_impl_", "TL?TTbb->=", NULL, NULL};
    const void *const args[] = {self, indices, &indices_count, values, &accumulate, &unsafe};
    return tn_op_call_typed(&site, args, NULL);
}

/* _unsafe_index.Tensor(Tensor self, Tensor?[] indices) -> Tensor */
TN_NODISCARD static inline tn_status tn__unsafe_index_Tensor(
    tn_tensor *self, tn_tensor *const *indices, size_t indices_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::_unsafe_index.Tensor", "TL?T->T", NULL, NULL};
    const void *const args[] = {self, indices, &indices_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _unsafe_index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn__unsafe_index_put(
    tn_tensor *self, tn_tensor *const *indices, size_t indices_count, tn_tensor *values,
    bool accumulate, tn_tensor **result)
{
    static tn_op_site site = {"aten::_unsafe_index_put", "TL?TTb->T", NULL, NULL};
    const void *const args[] = {self, indices, &indices_count, values, &accumulate};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _unsafe_masked_index(Tensor self, Tensor mask, Tensor?[] indices, Scalar fill) -> Tensor */
TN_NODISCARD static inline tn_status tn__unsafe_masked_index(
    tn_tensor *self, tn_tensor *mask, tn_tensor *const *indices, size_t indices_count,
    tn_value fill, tn_tensor **result)
{
    static tn_op_site site = {"aten::_unsafe_masked_index", "TTL?TS->T", NULL, NULL};
    const void *const args[] = {self, mask, indices, &indices_count, &fill};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _unsafe_masked_index_put_accumulate(Tensor self, Tensor mask, Tensor?[] indices, Tensor values)
 * -> Tensor
 */
TN_NODISCARD static inline tn_status tn__unsafe_masked_index_put_accumulate(
    tn_tensor *self, tn_tensor *mask, tn_tensor *const *indices, size_t indices_count,
    tn_tensor *values, tn_tensor **result)
{
    static tn_op_site site = {"aten::_unsafe_masked_index_put_accumulate", "TTL?TT->T", NULL, NULL};
    const void *const args[] = {self, mask, indices, &indices_count, values};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
