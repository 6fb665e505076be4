/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_STORAGE_SWAPS_H
#define TENON_ARGS_STORAGE_SWAPS_H

#include "kernels/core/kernel_core.h"

/* set_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_set_ {
    tn_tensor *self;
} tni_args_set_;
TN_NODISCARD static inline tn_status tni_read_set_(const tn_call *call,
    const StableIValue *args, tni_args_set_ *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* set_.source_Tensor(Tensor(a!) self, Tensor source) -> Tensor(a!) */
typedef struct tni_args_set__source_Tensor {
    tn_tensor *self;
    tn_tensor *source;
} tni_args_set__source_Tensor;
TN_NODISCARD static inline tn_status tni_read_set__source_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_set__source_Tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->source));
    return TN_OK;
}

/* set_.source_Tensor_storage_offset(Tensor(a!) self, Tensor source, SymInt storage_offset, SymInt[] size, SymInt[] stride=[]) -> Tensor(a!) */
typedef struct tni_args_set__source_Tensor_storage_offset {
    tn_tensor *self;
    tn_tensor *source;
    int64_t storage_offset;
    tni_ints size;
    tni_ints stride;
} tni_args_set__source_Tensor_storage_offset;
TN_NODISCARD static inline tn_status tni_read_set__source_Tensor_storage_offset(const tn_call *call,
    const StableIValue *args, tni_args_set__source_Tensor_storage_offset *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->source));
    in->storage_offset = tni_arg_int(args[2]);
    in->size = tni_arg_ints(args[3]);
    in->stride = tni_arg_ints(args[4]);
    return TN_OK;
}

#endif
