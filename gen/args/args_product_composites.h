/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_PRODUCT_COMPOSITES_H
#define TENON_ARGS_PRODUCT_COMPOSITES_H

#include "kernels/core/kernel_core.h"

/* ger(Tensor self, Tensor vec2) -> Tensor */
typedef struct tni_args_ger {
    tn_tensor *self;
    tn_tensor *vec2;
} tni_args_ger;
TN_NODISCARD static inline tn_status tni_read_ger(const tn_call *call,
    const StableIValue *args, tni_args_ger *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->vec2));
    return TN_OK;
}

/* inner(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_inner {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_inner;
TN_NODISCARD static inline tn_status tni_read_inner(const tn_call *call,
    const StableIValue *args, tni_args_inner *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* inner.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_inner_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_inner_out;
TN_NODISCARD static inline tn_status tni_read_inner_out(const tn_call *call,
    const StableIValue *args, tni_args_inner_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* kron(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_kron {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_kron;
TN_NODISCARD static inline tn_status tni_read_kron(const tn_call *call,
    const StableIValue *args, tni_args_kron *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* outer(Tensor self, Tensor vec2) -> Tensor */
typedef struct tni_args_outer {
    tn_tensor *self;
    tn_tensor *vec2;
} tni_args_outer;
TN_NODISCARD static inline tn_status tni_read_outer(const tn_call *call,
    const StableIValue *args, tni_args_outer *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->vec2));
    return TN_OK;
}

/* tensordot(Tensor self, Tensor other, int[] dims_self, int[] dims_other) -> Tensor */
typedef struct tni_args_tensordot {
    tn_tensor *self;
    tn_tensor *other;
    tni_ints dims_self;
    tni_ints dims_other;
} tni_args_tensordot;
TN_NODISCARD static inline tn_status tni_read_tensordot(const tn_call *call,
    const StableIValue *args, tni_args_tensordot *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->dims_self = tni_arg_ints(args[2]);
    in->dims_other = tni_arg_ints(args[3]);
    return TN_OK;
}

#endif
