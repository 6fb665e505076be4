/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_CONJUGATE_H
#define TENON_ARGS_CONJUGATE_H

#include "kernels/core/kernel_core.h"

/* _conj(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args__conj {
    tn_tensor *self;
} tni_args__conj;
TN_NODISCARD static inline tn_status tni_read__conj(const tn_call *call,
    const StableIValue *args, tni_args__conj *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* _conj_physical(Tensor self) -> Tensor */
typedef struct tni_args__conj_physical {
    tn_tensor *self;
} tni_args__conj_physical;
TN_NODISCARD static inline tn_status tni_read__conj_physical(const tn_call *call,
    const StableIValue *args, tni_args__conj_physical *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* _neg_view(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args__neg_view {
    tn_tensor *self;
} tni_args__neg_view;
TN_NODISCARD static inline tn_status tni_read__neg_view(const tn_call *call,
    const StableIValue *args, tni_args__neg_view *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* conj(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_conj {
    tn_tensor *self;
} tni_args_conj;
TN_NODISCARD static inline tn_status tni_read_conj(const tn_call *call,
    const StableIValue *args, tni_args_conj *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* conj_physical(Tensor self) -> Tensor */
typedef struct tni_args_conj_physical {
    tn_tensor *self;
} tni_args_conj_physical;
TN_NODISCARD static inline tn_status tni_read_conj_physical(const tn_call *call,
    const StableIValue *args, tni_args_conj_physical *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* imag(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_imag {
    tn_tensor *self;
} tni_args_imag;
TN_NODISCARD static inline tn_status tni_read_imag(const tn_call *call,
    const StableIValue *args, tni_args_imag *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* real(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_real {
    tn_tensor *self;
} tni_args_real;
TN_NODISCARD static inline tn_status tni_read_real(const tn_call *call,
    const StableIValue *args, tni_args_real *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* resolve_conj(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_resolve_conj {
    tn_tensor *self;
} tni_args_resolve_conj;
TN_NODISCARD static inline tn_status tni_read_resolve_conj(const tn_call *call,
    const StableIValue *args, tni_args_resolve_conj *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* resolve_neg(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_resolve_neg {
    tn_tensor *self;
} tni_args_resolve_neg;
TN_NODISCARD static inline tn_status tni_read_resolve_neg(const tn_call *call,
    const StableIValue *args, tni_args_resolve_neg *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

#endif
