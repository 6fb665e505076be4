/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_HISTORIES_H
#define TENON_ARGS_HISTORIES_H

#include "kernels/core/kernel_core.h"

/* _version(Tensor self) -> int */
typedef struct tni_args__version {
    tn_tensor *self;
} tni_args__version;
TN_NODISCARD static inline tn_status tni_read__version(const tn_call *call,
    const StableIValue *args, tni_args__version *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* data(Tensor self) -> Tensor */
typedef struct tni_args_data {
    tn_tensor *self;
} tni_args_data;
TN_NODISCARD static inline tn_status tni_read_data(const tn_call *call,
    const StableIValue *args, tni_args_data *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* is_leaf(Tensor self) -> bool */
typedef struct tni_args_is_leaf {
    tn_tensor *self;
} tni_args_is_leaf;
TN_NODISCARD static inline tn_status tni_read_is_leaf(const tn_call *call,
    const StableIValue *args, tni_args_is_leaf *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* output_nr(Tensor self) -> int */
typedef struct tni_args_output_nr {
    tn_tensor *self;
} tni_args_output_nr;
TN_NODISCARD static inline tn_status tni_read_output_nr(const tn_call *call,
    const StableIValue *args, tni_args_output_nr *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* requires_grad_(Tensor(a!) self, bool requires_grad=True) -> Tensor(a!) */
typedef struct tni_args_requires_grad_ {
    tn_tensor *self;
    bool requires_grad;
} tni_args_requires_grad_;
TN_NODISCARD static inline tn_status tni_read_requires_grad_(const tn_call *call,
    const StableIValue *args, tni_args_requires_grad_ *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->requires_grad = tni_arg_bool(args[1]);
    return TN_OK;
}

/* retain_grad(Tensor(a!) self) -> () */
typedef struct tni_args_retain_grad {
    tn_tensor *self;
} tni_args_retain_grad;
TN_NODISCARD static inline tn_status tni_read_retain_grad(const tn_call *call,
    const StableIValue *args, tni_args_retain_grad *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* retains_grad(Tensor self) -> bool */
typedef struct tni_args_retains_grad {
    tn_tensor *self;
} tni_args_retains_grad;
TN_NODISCARD static inline tn_status tni_read_retains_grad(const tn_call *call,
    const StableIValue *args, tni_args_retains_grad *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* set_data(Tensor(a!) self, Tensor new_data) -> () */
typedef struct tni_args_set_data {
    tn_tensor *self;
    tn_tensor *new_data;
} tni_args_set_data;
TN_NODISCARD static inline tn_status tni_read_set_data(const tn_call *call,
    const StableIValue *args, tni_args_set_data *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->new_data));
    return TN_OK;
}

#endif
