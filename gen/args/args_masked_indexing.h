/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_MASKED_INDEXING_H
#define TENON_ARGS_MASKED_INDEXING_H

#include "kernels/core/kernel_core.h"

/* _unsafe_masked_index(Tensor self, Tensor mask, Tensor?[] indices, Scalar fill) -> Tensor */
typedef struct tni_args__unsafe_masked_index {
    tn_tensor *self;
    tn_tensor *mask;
    const tni_list *indices;
    const tni_scalar *fill;
} tni_args__unsafe_masked_index;
TN_NODISCARD static inline tn_status tni_read__unsafe_masked_index(const tn_call *call,
    const StableIValue *args, tni_args__unsafe_masked_index *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mask));
    in->indices = tni_arg_list(args[2]);
    in->fill = tni_arg_scalar(args[3]);
    return TN_OK;
}

/* _unsafe_masked_index_put_accumulate(Tensor self, Tensor mask, Tensor?[] indices, Tensor values) -> Tensor */
typedef struct tni_args__unsafe_masked_index_put_accumulate {
    tn_tensor *self;
    tn_tensor *mask;
    const tni_list *indices;
    tn_tensor *values;
} tni_args__unsafe_masked_index_put_accumulate;
TN_NODISCARD static inline tn_status tni_read__unsafe_masked_index_put_accumulate(const tn_call *call,
    const StableIValue *args, tni_args__unsafe_masked_index_put_accumulate *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mask));
    in->indices = tni_arg_list(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->values));
    return TN_OK;
}

#endif
