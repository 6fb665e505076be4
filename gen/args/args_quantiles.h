/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_QUANTILES_H
#define TENON_ARGS_QUANTILES_H

#include "kernels/core/kernel_core.h"

/* nanquantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor */
typedef struct tni_args_nanquantile {
    tn_tensor *self;
    tn_tensor *q;
    tni_maybe_int dim;
    bool keepdim;
    const tni_string *interpolation;
} tni_args_nanquantile;
TN_NODISCARD static inline tn_status tni_read_nanquantile(const tn_call *call,
    const StableIValue *args, tni_args_nanquantile *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->q));
    in->dim = tni_arg_maybe_int(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    in->interpolation = tni_arg_string(args[4]);
    return TN_OK;
}

/* nanquantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor */
typedef struct tni_args_nanquantile_scalar {
    tn_tensor *self;
    double q;
    tni_maybe_int dim;
    bool keepdim;
    const tni_string *interpolation;
} tni_args_nanquantile_scalar;
TN_NODISCARD static inline tn_status tni_read_nanquantile_scalar(const tn_call *call,
    const StableIValue *args, tni_args_nanquantile_scalar *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->q = tni_arg_double(args[1]);
    in->dim = tni_arg_maybe_int(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    in->interpolation = tni_arg_string(args[4]);
    return TN_OK;
}

/* quantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor */
typedef struct tni_args_quantile {
    tn_tensor *self;
    tn_tensor *q;
    tni_maybe_int dim;
    bool keepdim;
    const tni_string *interpolation;
} tni_args_quantile;
TN_NODISCARD static inline tn_status tni_read_quantile(const tn_call *call,
    const StableIValue *args, tni_args_quantile *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->q));
    in->dim = tni_arg_maybe_int(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    in->interpolation = tni_arg_string(args[4]);
    return TN_OK;
}

/* quantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor */
typedef struct tni_args_quantile_scalar {
    tn_tensor *self;
    double q;
    tni_maybe_int dim;
    bool keepdim;
    const tni_string *interpolation;
} tni_args_quantile_scalar;
TN_NODISCARD static inline tn_status tni_read_quantile_scalar(const tn_call *call,
    const StableIValue *args, tni_args_quantile_scalar *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->q = tni_arg_double(args[1]);
    in->dim = tni_arg_maybe_int(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    in->interpolation = tni_arg_string(args[4]);
    return TN_OK;
}

#endif
