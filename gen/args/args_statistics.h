/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_STATISTICS_H
#define TENON_ARGS_STATISTICS_H

#include "kernels/core/kernel_core.h"

/* corrcoef(Tensor self) -> Tensor */
typedef struct tni_args_corrcoef {
    tn_tensor *self;
} tni_args_corrcoef;
TN_NODISCARD static inline tn_status tni_read_corrcoef(const tn_call *call,
    const StableIValue *args, tni_args_corrcoef *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* cov(Tensor self, *, int correction=1, Tensor? fweights=None, Tensor? aweights=None) -> Tensor */
typedef struct tni_args_cov {
    tn_tensor *self;
    int64_t correction;
    tn_tensor *fweights;
    tn_tensor *aweights;
} tni_args_cov;
TN_NODISCARD static inline tn_status tni_read_cov(const tn_call *call,
    const StableIValue *args, tni_args_cov *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->correction = tni_arg_int(args[1]);
    in->fweights = tni_arg_maybe_handle(args[2]);
    in->aweights = tni_arg_maybe_handle(args[3]);
    return TN_OK;
}

/* diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor */
typedef struct tni_args_diff {
    tn_tensor *self;
    int64_t n;
    int64_t dim;
    tn_tensor *prepend;
    tn_tensor *append;
} tni_args_diff;
TN_NODISCARD static inline tn_status tni_read_diff(const tn_call *call,
    const StableIValue *args, tni_args_diff *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->n = tni_arg_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->prepend = tni_arg_maybe_handle(args[3]);
    in->append = tni_arg_maybe_handle(args[4]);
    return TN_OK;
}

/* diff.out(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_diff_out {
    tn_tensor *self;
    int64_t n;
    int64_t dim;
    tn_tensor *prepend;
    tn_tensor *append;
    tn_tensor *out;
} tni_args_diff_out;
TN_NODISCARD static inline tn_status tni_read_diff_out(const tn_call *call,
    const StableIValue *args, tni_args_diff_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->n = tni_arg_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->prepend = tni_arg_maybe_handle(args[3]);
    in->append = tni_arg_maybe_handle(args[4]);
    TN_TRY(tni_arg_tensor(call, args, 5, &in->out));
    return TN_OK;
}

/* nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor */
typedef struct tni_args_nanmean {
    tn_tensor *self;
    tni_ints dim;
    bool keepdim;
    tn_dtype dtype;
} tni_args_nanmean;
TN_NODISCARD static inline tn_status tni_read_nanmean(const tn_call *call,
    const StableIValue *args, tni_args_nanmean *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    in->dtype = tni_arg_maybe_dtype(args[3]);
    return TN_OK;
}

/* nanmean.out(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_nanmean_out {
    tn_tensor *self;
    tni_ints dim;
    bool keepdim;
    tn_dtype dtype;
    tn_tensor *out;
} tni_args_nanmean_out;
TN_NODISCARD static inline tn_status tni_read_nanmean_out(const tn_call *call,
    const StableIValue *args, tni_args_nanmean_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    in->dtype = tni_arg_maybe_dtype(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

#endif
