/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators whose names begin with `_`, of the domain `random`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_INNER_RANDOM_H
#define TENON_INNER_RANDOM_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* _philox_key_fold_in(Tensor key, int data) -> Tensor */
TN_NODISCARD static inline tn_status tn__philox_key_fold_in(
    tn_tensor *key, int64_t data, tn_tensor **result)
{
    static tn_op_site site = {"aten::_philox_key_fold_in", "Ti->T", NULL, NULL};
    const void *const args[] = {key, &data};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _philox_key_fold_in.Tensor(Tensor key, Tensor data) -> Tensor */
TN_NODISCARD static inline tn_status tn__philox_key_fold_in_Tensor(
    tn_tensor *key, tn_tensor *data, tn_tensor **result)
{
    static tn_op_site site = {"aten::_philox_key_fold_in.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {key, data};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _philox_key_split(Tensor key, int num_splits) -> Tensor */
TN_NODISCARD static inline tn_status tn__philox_key_split(
    tn_tensor *key, int64_t num_splits, tn_tensor **result)
{
    static tn_op_site site = {"aten::_philox_key_split", "Ti->T", NULL, NULL};
    const void *const args[] = {key, &num_splits};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _philox_normal(Tensor self, Tensor key, float mean=0., float std=1.) -> Tensor */
TN_NODISCARD static inline tn_status tn__philox_normal(
    tn_tensor *self, tn_tensor *key, double mean, double std, tn_tensor **result)
{
    static tn_op_site site = {"aten::_philox_normal", "TTdd->T", NULL, NULL};
    const void *const args[] = {self, key, &mean, &std};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _philox_normal_(Tensor(a!) self, Tensor key, float mean=0, float std=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn__philox_normal_(
    tn_tensor *self, tn_tensor *key, double mean, double std)
{
    static tn_op_site site = {"aten::_philox_normal_", "TTdd->=", NULL, NULL};
    const void *const args[] = {self, key, &mean, &std};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _philox_randint(Tensor self, Tensor key, int? low=None, int? high=None) -> Tensor
 * NULL is None: low, high.
 */
TN_NODISCARD static inline tn_status tn__philox_randint(
    tn_tensor *self, tn_tensor *key, const int64_t *low, const int64_t *high, tn_tensor **result)
{
    static tn_op_site site = {"aten::_philox_randint", "TT?i?i->T", NULL, NULL};
    const void *const args[] = {self, key, low, high};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * _philox_randint_(Tensor(a!) self, Tensor key, int? low=None, int? high=None) -> Tensor(a!)
 * NULL is None: low, high.
 */
TN_NODISCARD static inline tn_status tn__philox_randint_(
    tn_tensor *self, tn_tensor *key, const int64_t *low, const int64_t *high)
{
    static tn_op_site site = {"aten::_philox_randint_", "TT?i?i->=", NULL, NULL};
    const void *const args[] = {self, key, low, high};
    return tn_op_call_typed(&site, args, NULL);
}

/* _philox_uniform(Tensor self, Tensor key, float low=0., float high=1.) -> Tensor */
TN_NODISCARD static inline tn_status tn__philox_uniform(
    tn_tensor *self, tn_tensor *key, double low, double high, tn_tensor **result)
{
    static tn_op_site site = {"aten::_philox_uniform", "TTdd->T", NULL, NULL};
    const void *const args[] = {self, key, &low, &high};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _philox_uniform_(Tensor(a!) self, Tensor key, float low=0, float high=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn__philox_uniform_(
    tn_tensor *self, tn_tensor *key, double low, double high)
{
    static tn_op_site site = {"aten::_philox_uniform_", "TTdd->=", NULL, NULL};
    const void *const args[] = {self, key, &low, &high};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
