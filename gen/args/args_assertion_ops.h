/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_ASSERTION_OPS_H
#define TENON_ARGS_ASSERTION_OPS_H

#include "kernels/core/kernel_core.h"

/* _assert_async(Tensor self) -> () */
typedef struct tni_args__assert_async {
    tn_tensor *self;
} tni_args__assert_async;
TN_NODISCARD static inline tn_status tni_read__assert_async(const tn_call *call,
    const StableIValue *args, tni_args__assert_async *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* _assert_async.msg(Tensor self, str assert_msg) -> () */
typedef struct tni_args__assert_async_msg {
    tn_tensor *self;
    const tni_string *assert_msg;
} tni_args__assert_async_msg;
TN_NODISCARD static inline tn_status tni_read__assert_async_msg(const tn_call *call,
    const StableIValue *args, tni_args__assert_async_msg *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->assert_msg = tni_arg_string(args[1]);
    return TN_OK;
}

/* _assert_scalar(Scalar self, str assert_msg) -> () */
typedef struct tni_args__assert_scalar {
    const tni_scalar *self;
    const tni_string *assert_msg;
} tni_args__assert_scalar;
TN_NODISCARD static inline tn_status tni_read__assert_scalar(const tn_call *call,
    const StableIValue *args, tni_args__assert_scalar *in)
{
    (void)call;
    in->self = tni_arg_scalar(args[0]);
    in->assert_msg = tni_arg_string(args[1]);
    return TN_OK;
}

/* _assert_tensor_metadata(Tensor a, SymInt[]? size=None, SymInt[]? stride=None, ScalarType? dtype=None, *, Device? device=None, Layout? layout=None) -> () */
typedef struct tni_args__assert_tensor_metadata {
    tn_tensor *a;
    tni_ints size;
    tni_ints stride;
    tn_dtype dtype;
    tni_maybe_device device;
    int layout;
} tni_args__assert_tensor_metadata;
TN_NODISCARD static inline tn_status tni_read__assert_tensor_metadata(const tn_call *call,
    const StableIValue *args, tni_args__assert_tensor_metadata *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->a));
    in->size = tni_arg_maybe_ints(args[1]);
    in->stride = tni_arg_maybe_ints(args[2]);
    in->dtype = tni_arg_maybe_dtype(args[3]);
    in->device = tni_arg_maybe_device(args[4]);
    in->layout = tni_arg_maybe_word(args[5]);
    return TN_OK;
}

/* _functional_assert_async.msg(Tensor self, str assert_msg, Tensor dep_token) -> Tensor */
typedef struct tni_args__functional_assert_async_msg {
    tn_tensor *self;
    const tni_string *assert_msg;
    tn_tensor *dep_token;
} tni_args__functional_assert_async_msg;
TN_NODISCARD static inline tn_status tni_read__functional_assert_async_msg(const tn_call *call,
    const StableIValue *args, tni_args__functional_assert_async_msg *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->assert_msg = tni_arg_string(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->dep_token));
    return TN_OK;
}

/* _functional_assert_scalar(Scalar self, str assert_msg, Tensor dep_token) -> Tensor */
typedef struct tni_args__functional_assert_scalar {
    const tni_scalar *self;
    const tni_string *assert_msg;
    tn_tensor *dep_token;
} tni_args__functional_assert_scalar;
TN_NODISCARD static inline tn_status tni_read__functional_assert_scalar(const tn_call *call,
    const StableIValue *args, tni_args__functional_assert_scalar *in)
{
    in->self = tni_arg_scalar(args[0]);
    in->assert_msg = tni_arg_string(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->dep_token));
    return TN_OK;
}

/* _functional_sym_constrain_range(Scalar size, int? min, int? max, Tensor dep_token) -> Tensor */
typedef struct tni_args__functional_sym_constrain_range {
    const tni_scalar *size;
    tni_maybe_int min;
    tni_maybe_int max;
    tn_tensor *dep_token;
} tni_args__functional_sym_constrain_range;
TN_NODISCARD static inline tn_status tni_read__functional_sym_constrain_range(const tn_call *call,
    const StableIValue *args, tni_args__functional_sym_constrain_range *in)
{
    in->size = tni_arg_scalar(args[0]);
    in->min = tni_arg_maybe_int(args[1]);
    in->max = tni_arg_maybe_int(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->dep_token));
    return TN_OK;
}

/* _functional_sym_constrain_range_for_size(Scalar size, int? min, int? max, Tensor dep_token) -> Tensor */
typedef struct tni_args__functional_sym_constrain_range_for_size {
    const tni_scalar *size;
    tni_maybe_int min;
    tni_maybe_int max;
    tn_tensor *dep_token;
} tni_args__functional_sym_constrain_range_for_size;
TN_NODISCARD static inline tn_status tni_read__functional_sym_constrain_range_for_size(const tn_call *call,
    const StableIValue *args, tni_args__functional_sym_constrain_range_for_size *in)
{
    in->size = tni_arg_scalar(args[0]);
    in->min = tni_arg_maybe_int(args[1]);
    in->max = tni_arg_maybe_int(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->dep_token));
    return TN_OK;
}

/* sym_constrain_range(Scalar size, *, int? min=None, int? max=None) -> () */
typedef struct tni_args_sym_constrain_range {
    const tni_scalar *size;
    tni_maybe_int min;
    tni_maybe_int max;
} tni_args_sym_constrain_range;
TN_NODISCARD static inline tn_status tni_read_sym_constrain_range(const tn_call *call,
    const StableIValue *args, tni_args_sym_constrain_range *in)
{
    (void)call;
    in->size = tni_arg_scalar(args[0]);
    in->min = tni_arg_maybe_int(args[1]);
    in->max = tni_arg_maybe_int(args[2]);
    return TN_OK;
}

/* sym_constrain_range_for_size(Scalar size, *, int? min=None, int? max=None) -> () */
typedef struct tni_args_sym_constrain_range_for_size {
    const tni_scalar *size;
    tni_maybe_int min;
    tni_maybe_int max;
} tni_args_sym_constrain_range_for_size;
TN_NODISCARD static inline tn_status tni_read_sym_constrain_range_for_size(const tn_call *call,
    const StableIValue *args, tni_args_sym_constrain_range_for_size *in)
{
    (void)call;
    in->size = tni_arg_scalar(args[0]);
    in->min = tni_arg_maybe_int(args[1]);
    in->max = tni_arg_maybe_int(args[2]);
    return TN_OK;
}

#endif
