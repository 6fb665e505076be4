/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_SORT_H
#define TENON_ARGS_SORT_H

#include "kernels/core/kernel_core.h"

/* argsort(Tensor self, int dim=-1, bool descending=False) -> Tensor */
typedef struct tni_args_argsort {
    tn_tensor *self;
    int64_t dim;
    bool descending;
} tni_args_argsort;
TN_NODISCARD static inline tn_status tni_read_argsort(const tn_call *call,
    const StableIValue *args, tni_args_argsort *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->descending = tni_arg_bool(args[2]);
    return TN_OK;
}

/* argsort.stable(Tensor self, *, bool stable, int dim=-1, bool descending=False) -> Tensor */
typedef struct tni_args_argsort_stable {
    tn_tensor *self;
    bool stable;
    int64_t dim;
    bool descending;
} tni_args_argsort_stable;
TN_NODISCARD static inline tn_status tni_read_argsort_stable(const tn_call *call,
    const StableIValue *args, tni_args_argsort_stable *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->stable = tni_arg_bool(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->descending = tni_arg_bool(args[3]);
    return TN_OK;
}

/* argsort.stable_out(Tensor self, *, bool stable, int dim=-1, bool descending=False, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_argsort_stable_out {
    tn_tensor *self;
    bool stable;
    int64_t dim;
    bool descending;
    tn_tensor *out;
} tni_args_argsort_stable_out;
TN_NODISCARD static inline tn_status tni_read_argsort_stable_out(const tn_call *call,
    const StableIValue *args, tni_args_argsort_stable_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->stable = tni_arg_bool(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->descending = tni_arg_bool(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* kthvalue(Tensor self, SymInt k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices) */
typedef struct tni_args_kthvalue {
    tn_tensor *self;
    int64_t k;
    int64_t dim;
    bool keepdim;
} tni_args_kthvalue;
TN_NODISCARD static inline tn_status tni_read_kthvalue(const tn_call *call,
    const StableIValue *args, tni_args_kthvalue *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->k = tni_arg_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    return TN_OK;
}

/* kthvalue.values(Tensor self, SymInt k, int dim=-1, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices) */
typedef struct tni_args_kthvalue_values {
    tn_tensor *self;
    int64_t k;
    int64_t dim;
    bool keepdim;
    tn_tensor *values;
    tn_tensor *indices;
} tni_args_kthvalue_values;
TN_NODISCARD static inline tn_status tni_read_kthvalue_values(const tn_call *call,
    const StableIValue *args, tni_args_kthvalue_values *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->k = tni_arg_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->values));
    TN_TRY(tni_arg_tensor(call, args, 5, &in->indices));
    return TN_OK;
}

/* median(Tensor self) -> Tensor */
typedef struct tni_args_median {
    tn_tensor *self;
} tni_args_median;
TN_NODISCARD static inline tn_status tni_read_median(const tn_call *call,
    const StableIValue *args, tni_args_median *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices) */
typedef struct tni_args_median_dim {
    tn_tensor *self;
    int64_t dim;
    bool keepdim;
} tni_args_median_dim;
TN_NODISCARD static inline tn_status tni_read_median_dim(const tn_call *call,
    const StableIValue *args, tni_args_median_dim *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    return TN_OK;
}

/* mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices) */
typedef struct tni_args_mode {
    tn_tensor *self;
    int64_t dim;
    bool keepdim;
} tni_args_mode;
TN_NODISCARD static inline tn_status tni_read_mode(const tn_call *call,
    const StableIValue *args, tni_args_mode *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    return TN_OK;
}

/* msort(Tensor self) -> Tensor */
typedef struct tni_args_msort {
    tn_tensor *self;
} tni_args_msort;
TN_NODISCARD static inline tn_status tni_read_msort(const tn_call *call,
    const StableIValue *args, tni_args_msort *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* msort.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_msort_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_msort_out;
TN_NODISCARD static inline tn_status tni_read_msort_out(const tn_call *call,
    const StableIValue *args, tni_args_msort_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* nanmedian(Tensor self) -> Tensor */
typedef struct tni_args_nanmedian {
    tn_tensor *self;
} tni_args_nanmedian;
TN_NODISCARD static inline tn_status tni_read_nanmedian(const tn_call *call,
    const StableIValue *args, tni_args_nanmedian *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices) */
typedef struct tni_args_nanmedian_dim {
    tn_tensor *self;
    int64_t dim;
    bool keepdim;
} tni_args_nanmedian_dim;
TN_NODISCARD static inline tn_status tni_read_nanmedian_dim(const tn_call *call,
    const StableIValue *args, tni_args_nanmedian_dim *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    return TN_OK;
}

/* sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices) */
typedef struct tni_args_sort {
    tn_tensor *self;
    int64_t dim;
    bool descending;
} tni_args_sort;
TN_NODISCARD static inline tn_status tni_read_sort(const tn_call *call,
    const StableIValue *args, tni_args_sort *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->descending = tni_arg_bool(args[2]);
    return TN_OK;
}

/* sort.values_stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices) */
typedef struct tni_args_sort_values_stable {
    tn_tensor *self;
    tni_maybe_bool stable;
    int64_t dim;
    bool descending;
    tn_tensor *values;
    tn_tensor *indices;
} tni_args_sort_values_stable;
TN_NODISCARD static inline tn_status tni_read_sort_values_stable(const tn_call *call,
    const StableIValue *args, tni_args_sort_values_stable *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->stable = tni_arg_maybe_bool(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->descending = tni_arg_bool(args[3]);
    in->values = NULL;
    in->indices = NULL;
    return TN_OK;
}

/* topk.values(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices) */
typedef struct tni_args_topk_values {
    tn_tensor *self;
    int64_t k;
    int64_t dim;
    bool largest;
    bool sorted;
    tn_tensor *values;
    tn_tensor *indices;
} tni_args_topk_values;
TN_NODISCARD static inline tn_status tni_read_topk_values(const tn_call *call,
    const StableIValue *args, tni_args_topk_values *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->k = tni_arg_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->largest = tni_arg_bool(args[3]);
    in->sorted = tni_arg_bool(args[4]);
    in->values = NULL;
    in->indices = NULL;
    return TN_OK;
}

#endif
