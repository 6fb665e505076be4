/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_SCANS_H
#define TENON_ARGS_SCANS_H

#include "kernels/core/kernel_core.h"

/* _cummax_helper(Tensor self, Tensor(a!) values, Tensor(b!) indices, int dim) -> () */
typedef struct tni_args__cummax_helper {
    tn_tensor *self;
    tn_tensor *values;
    tn_tensor *indices;
    int64_t dim;
} tni_args__cummax_helper;
TN_NODISCARD static inline tn_status tni_read__cummax_helper(const tn_call *call,
    const StableIValue *args, tni_args__cummax_helper *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->values));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->indices));
    in->dim = tni_arg_int(args[3]);
    return TN_OK;
}

/* _cummin_helper(Tensor self, Tensor(a!) values, Tensor(b!) indices, int dim) -> () */
typedef struct tni_args__cummin_helper {
    tn_tensor *self;
    tn_tensor *values;
    tn_tensor *indices;
    int64_t dim;
} tni_args__cummin_helper;
TN_NODISCARD static inline tn_status tni_read__cummin_helper(const tn_call *call,
    const StableIValue *args, tni_args__cummin_helper *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->values));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->indices));
    in->dim = tni_arg_int(args[3]);
    return TN_OK;
}

/* _logcumsumexp(Tensor self, int dim) -> Tensor */
typedef struct tni_args__logcumsumexp {
    tn_tensor *self;
    int64_t dim;
} tni_args__logcumsumexp;
TN_NODISCARD static inline tn_status tni_read__logcumsumexp(const tn_call *call,
    const StableIValue *args, tni_args__logcumsumexp *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

/* cummax(Tensor self, int dim) -> (Tensor values, Tensor indices) */
typedef struct tni_args_cummax {
    tn_tensor *self;
    int64_t dim;
} tni_args_cummax;
TN_NODISCARD static inline tn_status tni_read_cummax(const tn_call *call,
    const StableIValue *args, tni_args_cummax *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

/* cummin(Tensor self, int dim) -> (Tensor values, Tensor indices) */
typedef struct tni_args_cummin {
    tn_tensor *self;
    int64_t dim;
} tni_args_cummin;
TN_NODISCARD static inline tn_status tni_read_cummin(const tn_call *call,
    const StableIValue *args, tni_args_cummin *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

/* cumprod.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_cumprod_out {
    tn_tensor *self;
    int64_t dim;
    tn_dtype dtype;
    tn_tensor *out;
} tni_args_cumprod_out;
TN_NODISCARD static inline tn_status tni_read_cumprod_out(const tn_call *call,
    const StableIValue *args, tni_args_cumprod_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    in->out = NULL;
    return TN_OK;
}

/* cumsum.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_cumsum_out {
    tn_tensor *self;
    int64_t dim;
    tn_dtype dtype;
    tn_tensor *out;
} tni_args_cumsum_out;
TN_NODISCARD static inline tn_status tni_read_cumsum_out(const tn_call *call,
    const StableIValue *args, tni_args_cumsum_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    in->out = NULL;
    return TN_OK;
}

/* logcumsumexp(Tensor self, int dim) -> Tensor */
typedef struct tni_args_logcumsumexp {
    tn_tensor *self;
    int64_t dim;
} tni_args_logcumsumexp;
TN_NODISCARD static inline tn_status tni_read_logcumsumexp(const tn_call *call,
    const StableIValue *args, tni_args_logcumsumexp *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

#endif
