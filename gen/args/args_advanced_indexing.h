/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_ADVANCED_INDEXING_H
#define TENON_ARGS_ADVANCED_INDEXING_H

#include "kernels/core/kernel_core.h"

/* _index_put_impl_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor(a!) */
typedef struct tni_args__index_put_impl_ {
    tn_tensor *self;
    const tni_list *indices;
    tn_tensor *values;
    bool accumulate;
    bool unsafe;
} tni_args__index_put_impl_;
TN_NODISCARD static inline tn_status tni_read__index_put_impl_(const tn_call *call,
    const StableIValue *args, tni_args__index_put_impl_ *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->indices = tni_arg_list(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->values));
    in->accumulate = tni_arg_bool(args[3]);
    in->unsafe = tni_arg_bool(args[4]);
    return TN_OK;
}

/* _unsafe_index.Tensor(Tensor self, Tensor?[] indices) -> Tensor */
typedef struct tni_args__unsafe_index_Tensor {
    tn_tensor *self;
    const tni_list *indices;
} tni_args__unsafe_index_Tensor;
TN_NODISCARD static inline tn_status tni_read__unsafe_index_Tensor(const tn_call *call,
    const StableIValue *args, tni_args__unsafe_index_Tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->indices = tni_arg_list(args[1]);
    return TN_OK;
}

/* _unsafe_index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor */
typedef struct tni_args__unsafe_index_put {
    tn_tensor *self;
    const tni_list *indices;
    tn_tensor *values;
    bool accumulate;
} tni_args__unsafe_index_put;
TN_NODISCARD static inline tn_status tni_read__unsafe_index_put(const tn_call *call,
    const StableIValue *args, tni_args__unsafe_index_put *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->indices = tni_arg_list(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->values));
    in->accumulate = tni_arg_bool(args[3]);
    return TN_OK;
}

/* index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor(a!) */
typedef struct tni_args_index_put_ {
    tn_tensor *self;
    const tni_list *indices;
    tn_tensor *values;
    bool accumulate;
} tni_args_index_put_;
TN_NODISCARD static inline tn_status tni_read_index_put_(const tn_call *call,
    const StableIValue *args, tni_args_index_put_ *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->indices = tni_arg_list(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->values));
    in->accumulate = tni_arg_bool(args[3]);
    return TN_OK;
}

#endif
