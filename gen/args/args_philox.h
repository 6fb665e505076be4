/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_PHILOX_H
#define TENON_ARGS_PHILOX_H

#include "kernels/core/kernel_core.h"

/* _philox_key_fold_in(Tensor key, int data) -> Tensor */
typedef struct tni_args__philox_key_fold_in {
    tn_tensor *key;
    int64_t data;
} tni_args__philox_key_fold_in;
TN_NODISCARD static inline tn_status tni_read__philox_key_fold_in(const tn_call *call,
    const StableIValue *args, tni_args__philox_key_fold_in *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->key));
    in->data = tni_arg_int(args[1]);
    return TN_OK;
}

/* _philox_key_fold_in.Tensor(Tensor key, Tensor data) -> Tensor */
typedef struct tni_args__philox_key_fold_in_Tensor {
    tn_tensor *key;
    tn_tensor *data;
} tni_args__philox_key_fold_in_Tensor;
TN_NODISCARD static inline tn_status tni_read__philox_key_fold_in_Tensor(const tn_call *call,
    const StableIValue *args, tni_args__philox_key_fold_in_Tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->key));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->data));
    return TN_OK;
}

/* _philox_key_split(Tensor key, int num_splits) -> Tensor */
typedef struct tni_args__philox_key_split {
    tn_tensor *key;
    int64_t num_splits;
} tni_args__philox_key_split;
TN_NODISCARD static inline tn_status tni_read__philox_key_split(const tn_call *call,
    const StableIValue *args, tni_args__philox_key_split *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->key));
    in->num_splits = tni_arg_int(args[1]);
    return TN_OK;
}

/* _philox_normal_(Tensor(a!) self, Tensor key, float mean=0, float std=1) -> Tensor(a!) */
typedef struct tni_args__philox_normal_ {
    tn_tensor *self;
    tn_tensor *key;
    double mean;
    double std;
} tni_args__philox_normal_;
TN_NODISCARD static inline tn_status tni_read__philox_normal_(const tn_call *call,
    const StableIValue *args, tni_args__philox_normal_ *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->key));
    in->mean = tni_arg_double(args[2]);
    in->std = tni_arg_double(args[3]);
    return TN_OK;
}

/* _philox_randint_(Tensor(a!) self, Tensor key, int? low=None, int? high=None) -> Tensor(a!) */
typedef struct tni_args__philox_randint_ {
    tn_tensor *self;
    tn_tensor *key;
    tni_maybe_int low;
    tni_maybe_int high;
} tni_args__philox_randint_;
TN_NODISCARD static inline tn_status tni_read__philox_randint_(const tn_call *call,
    const StableIValue *args, tni_args__philox_randint_ *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->key));
    in->low = tni_arg_maybe_int(args[2]);
    in->high = tni_arg_maybe_int(args[3]);
    return TN_OK;
}

/* _philox_uniform_(Tensor(a!) self, Tensor key, float low=0, float high=1) -> Tensor(a!) */
typedef struct tni_args__philox_uniform_ {
    tn_tensor *self;
    tn_tensor *key;
    double low;
    double high;
} tni_args__philox_uniform_;
TN_NODISCARD static inline tn_status tni_read__philox_uniform_(const tn_call *call,
    const StableIValue *args, tni_args__philox_uniform_ *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->key));
    in->low = tni_arg_double(args[2]);
    in->high = tni_arg_double(args[3]);
    return TN_OK;
}

#endif
