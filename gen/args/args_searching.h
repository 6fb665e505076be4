/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_SEARCHING_H
#define TENON_ARGS_SEARCHING_H

#include "kernels/core/kernel_core.h"

/* bucketize.Scalar(Scalar self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor */
typedef struct tni_args_bucketize_Scalar {
    const tni_scalar *self;
    tn_tensor *boundaries;
    bool out_int32;
    bool right;
} tni_args_bucketize_Scalar;
TN_NODISCARD static inline tn_status tni_read_bucketize_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_bucketize_Scalar *in)
{
    in->self = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->boundaries));
    in->out_int32 = tni_arg_bool(args[2]);
    in->right = tni_arg_bool(args[3]);
    return TN_OK;
}

/* bucketize.Tensor(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor */
typedef struct tni_args_bucketize_Tensor {
    tn_tensor *self;
    tn_tensor *boundaries;
    bool out_int32;
    bool right;
} tni_args_bucketize_Tensor;
TN_NODISCARD static inline tn_status tni_read_bucketize_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_bucketize_Tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->boundaries));
    in->out_int32 = tni_arg_bool(args[2]);
    in->right = tni_arg_bool(args[3]);
    return TN_OK;
}

/* searchsorted.Scalar(Tensor sorted_sequence, Scalar self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor */
typedef struct tni_args_searchsorted_Scalar {
    tn_tensor *sorted_sequence;
    const tni_scalar *self;
    bool out_int32;
    bool right;
    const tni_string *side;
    tn_tensor *sorter;
} tni_args_searchsorted_Scalar;
TN_NODISCARD static inline tn_status tni_read_searchsorted_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_searchsorted_Scalar *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->sorted_sequence));
    in->self = tni_arg_scalar(args[1]);
    in->out_int32 = tni_arg_bool(args[2]);
    in->right = tni_arg_bool(args[3]);
    in->side = tni_arg_maybe_string(args[4]);
    in->sorter = tni_arg_maybe_handle(args[5]);
    return TN_OK;
}

/* searchsorted.Tensor(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor */
typedef struct tni_args_searchsorted_Tensor {
    tn_tensor *sorted_sequence;
    tn_tensor *self;
    bool out_int32;
    bool right;
    const tni_string *side;
    tn_tensor *sorter;
} tni_args_searchsorted_Tensor;
TN_NODISCARD static inline tn_status tni_read_searchsorted_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_searchsorted_Tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->sorted_sequence));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->out_int32 = tni_arg_bool(args[2]);
    in->right = tni_arg_bool(args[3]);
    in->side = tni_arg_maybe_string(args[4]);
    in->sorter = tni_arg_maybe_handle(args[5]);
    return TN_OK;
}

#endif
