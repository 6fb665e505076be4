/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_SCALED_PRODUCTS_H
#define TENON_ARGS_SCALED_PRODUCTS_H

#include "kernels/core/kernel_core.h"

/* _grouped_mm(Tensor self, Tensor mat2, Tensor? offs=None, Tensor? bias=None, ScalarType? out_dtype=None) -> Tensor */
typedef struct tni_args__grouped_mm {
    tn_tensor *self;
    tn_tensor *mat2;
    tn_tensor *offs;
    tn_tensor *bias;
    tn_dtype out_dtype;
} tni_args__grouped_mm;
TN_NODISCARD static inline tn_status tni_read__grouped_mm(const tn_call *call,
    const StableIValue *args, tni_args__grouped_mm *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mat2));
    in->offs = tni_arg_maybe_handle(args[2]);
    in->bias = tni_arg_maybe_handle(args[3]);
    in->out_dtype = tni_arg_maybe_dtype(args[4]);
    return TN_OK;
}

/* _scaled_mm(Tensor self, Tensor mat2, Tensor scale_a, Tensor scale_b, Tensor? bias=None, Tensor? scale_result=None, ScalarType? out_dtype=None, bool use_fast_accum=False) -> Tensor */
typedef struct tni_args__scaled_mm {
    tn_tensor *self;
    tn_tensor *mat2;
    tn_tensor *scale_a;
    tn_tensor *scale_b;
    tn_tensor *bias;
    tn_tensor *scale_result;
    tn_dtype out_dtype;
    bool use_fast_accum;
} tni_args__scaled_mm;
TN_NODISCARD static inline tn_status tni_read__scaled_mm(const tn_call *call,
    const StableIValue *args, tni_args__scaled_mm *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mat2));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->scale_a));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->scale_b));
    in->bias = tni_arg_maybe_handle(args[4]);
    in->scale_result = tni_arg_maybe_handle(args[5]);
    in->out_dtype = tni_arg_maybe_dtype(args[6]);
    in->use_fast_accum = tni_arg_bool(args[7]);
    return TN_OK;
}

/* _scaled_mm.out(Tensor self, Tensor mat2, Tensor scale_a, Tensor scale_b, Tensor? bias=None, Tensor? scale_result=None, ScalarType? out_dtype=None, bool use_fast_accum=False, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__scaled_mm_out {
    tn_tensor *self;
    tn_tensor *mat2;
    tn_tensor *scale_a;
    tn_tensor *scale_b;
    tn_tensor *bias;
    tn_tensor *scale_result;
    tn_dtype out_dtype;
    bool use_fast_accum;
    tn_tensor *out;
} tni_args__scaled_mm_out;
TN_NODISCARD static inline tn_status tni_read__scaled_mm_out(const tn_call *call,
    const StableIValue *args, tni_args__scaled_mm_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mat2));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->scale_a));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->scale_b));
    in->bias = tni_arg_maybe_handle(args[4]);
    in->scale_result = tni_arg_maybe_handle(args[5]);
    in->out_dtype = tni_arg_maybe_dtype(args[6]);
    in->use_fast_accum = tni_arg_bool(args[7]);
    TN_TRY(tni_arg_tensor(call, args, 8, &in->out));
    return TN_OK;
}

#endif
