/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators whose names begin with `_`, of the domain `tensor`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_INNER_TENSOR_H
#define TENON_INNER_TENSOR_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* _assert_async(Tensor self) -> () */
TN_NODISCARD static inline tn_status tn__assert_async(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::_assert_async", "T->", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* _assert_async.msg(Tensor self, str assert_msg) -> () */
TN_NODISCARD static inline tn_status tn__assert_async_msg(
    tn_tensor *self, const char *assert_msg)
{
    static tn_op_site site = {"aten::_assert_async.msg", "Ts->", NULL, NULL};
    const void *const args[] = {self, assert_msg};
    return tn_op_call_typed(&site, args, NULL);
}

/* _assert_scalar(Scalar self, str assert_msg) -> () */
TN_NODISCARD static inline tn_status tn__assert_scalar(
    tn_value self, const char *assert_msg)
{
    static tn_op_site site = {"aten::_assert_scalar", "Ss->", NULL, NULL};
    const void *const args[] = {&self, assert_msg};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _assert_tensor_metadata(Tensor a, SymInt[]? size=None, SymInt[]? stride=None, ScalarType?
 * dtype=None, *, Device? device=None, Layout? layout=None) -> ()
 * NULL is None: size, stride, dtype, device, layout.
 */
TN_NODISCARD static inline tn_status tn__assert_tensor_metadata(
    tn_tensor *a, const int64_t *size, size_t size_count, const int64_t *stride,
    size_t stride_count, const tn_dtype *dtype, const tn_device *device, const tn_layout *layout)
{
    static tn_op_site site = {"aten::_assert_tensor_metadata", "T?Li?Li?y?D?l->", NULL, NULL};
    const void *const args[] = {a, size, &size_count, stride, &stride_count, dtype, device, layout};
    return tn_op_call_typed(&site, args, NULL);
}

/* _conj(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn__conj(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::_conj", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _conj_copy(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn__conj_copy(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::_conj_copy", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _functional_assert_async.msg(Tensor self, str assert_msg, Tensor dep_token) -> Tensor */
TN_NODISCARD static inline tn_status tn__functional_assert_async_msg(
    tn_tensor *self, const char *assert_msg, tn_tensor *dep_token, tn_tensor **result)
{
    static tn_op_site site = {"aten::_functional_assert_async.msg", "TsT->T", NULL, NULL};
    const void *const args[] = {self, assert_msg, dep_token};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _functional_assert_scalar(Scalar self, str assert_msg, Tensor dep_token) -> Tensor */
TN_NODISCARD static inline tn_status tn__functional_assert_scalar(
    tn_value self, const char *assert_msg, tn_tensor *dep_token, tn_tensor **result)
{
    static tn_op_site site = {"aten::_functional_assert_scalar", "SsT->T", NULL, NULL};
    const void *const args[] = {&self, assert_msg, dep_token};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _functional_sym_constrain_range(Scalar size, int? min, int? max, Tensor dep_token) -> Tensor
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn__functional_sym_constrain_range(
    tn_value size, const int64_t *min, const int64_t *max, tn_tensor *dep_token,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::_functional_sym_constrain_range", "S?i?iT->T", NULL, NULL};
    const void *const args[] = {&size, min, max, dep_token};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _functional_sym_constrain_range_for_size(Scalar size, int? min, int? max, Tensor dep_token) ->
 * Tensor
 * NULL is None: min, max.
 */
TN_NODISCARD static inline tn_status tn__functional_sym_constrain_range_for_size(
    tn_value size, const int64_t *min, const int64_t *max, tn_tensor *dep_token,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::_functional_sym_constrain_range_for_size", "S?i?iT->T", NULL, NULL};
    const void *const args[] = {&size, min, max, dep_token};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _local_scalar_dense(Tensor self) -> Scalar */
TN_NODISCARD static inline tn_status tn__local_scalar_dense(
    tn_tensor *self, tn_value *result)
{
    static tn_op_site site = {"aten::_local_scalar_dense", "T->*", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _neg_view(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn__neg_view(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::_neg_view", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _neg_view_copy(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn__neg_view_copy(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::_neg_view_copy", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
 * pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory, memory_format.
 */
TN_NODISCARD static inline tn_status tn__to_copy(
    tn_tensor *self, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, bool non_blocking, const tn_memory_format *memory_format,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::_to_copy", "T?y?l?D?bb?m->T", NULL, NULL};
    const void *const args[] = {self, dtype, layout, device, pin_memory, &non_blocking,
        memory_format};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _version(Tensor self) -> int */
TN_NODISCARD static inline tn_status tn__version(
    tn_tensor *self, int64_t *result)
{
    static tn_op_site site = {"aten::_version", "T->i", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
