/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_SHAPE_COMPOSITES_H
#define TENON_ARGS_SHAPE_COMPOSITES_H

#include "kernels/core/kernel_core.h"

/* fliplr(Tensor self) -> Tensor */
typedef struct tni_args_fliplr {
    tn_tensor *self;
} tni_args_fliplr;
TN_NODISCARD static inline tn_status tni_read_fliplr(const tn_call *call,
    const StableIValue *args, tni_args_fliplr *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* flipud(Tensor self) -> Tensor */
typedef struct tni_args_flipud {
    tn_tensor *self;
} tni_args_flipud;
TN_NODISCARD static inline tn_status tni_read_flipud(const tn_call *call,
    const StableIValue *args, tni_args_flipud *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* sum_to_size(Tensor self, SymInt[] size) -> Tensor */
typedef struct tni_args_sum_to_size {
    tn_tensor *self;
    tni_ints size;
} tni_args_sum_to_size;
TN_NODISCARD static inline tn_status tni_read_sum_to_size(const tn_call *call,
    const StableIValue *args, tni_args_sum_to_size *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->size = tni_arg_ints(args[1]);
    return TN_OK;
}

/* to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a) */
typedef struct tni_args_to_other {
    tn_tensor *self;
    tn_tensor *other;
    bool non_blocking;
    bool copy;
    int memory_format;
} tni_args_to_other;
TN_NODISCARD static inline tn_status tni_read_to_other(const tn_call *call,
    const StableIValue *args, tni_args_to_other *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->non_blocking = tni_arg_bool(args[2]);
    in->copy = tni_arg_bool(args[3]);
    in->memory_format = tni_arg_maybe_word(args[4]);
    return TN_OK;
}

/* type_as(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_type_as {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_type_as;
TN_NODISCARD static inline tn_status tni_read_type_as(const tn_call *call,
    const StableIValue *args, tni_args_type_as *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

#endif
