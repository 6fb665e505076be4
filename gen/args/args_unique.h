/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_UNIQUE_H
#define TENON_ARGS_UNIQUE_H

#include "kernels/core/kernel_core.h"

/* _unique(Tensor self, bool sorted=True, bool return_inverse=False) -> (Tensor, Tensor) */
typedef struct tni_args__unique {
    tn_tensor *self;
    bool sorted;
    bool return_inverse;
} tni_args__unique;
TN_NODISCARD static inline tn_status tni_read__unique(const tn_call *call,
    const StableIValue *args, tni_args__unique *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->sorted = tni_arg_bool(args[1]);
    in->return_inverse = tni_arg_bool(args[2]);
    return TN_OK;
}

/* _unique2(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor) */
typedef struct tni_args__unique2 {
    tn_tensor *self;
    bool sorted;
    bool return_inverse;
    bool return_counts;
} tni_args__unique2;
TN_NODISCARD static inline tn_status tni_read__unique2(const tn_call *call,
    const StableIValue *args, tni_args__unique2 *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->sorted = tni_arg_bool(args[1]);
    in->return_inverse = tni_arg_bool(args[2]);
    in->return_counts = tni_arg_bool(args[3]);
    return TN_OK;
}

/* unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, int? dim=None) -> (Tensor, Tensor, Tensor) */
typedef struct tni_args_unique_consecutive {
    tn_tensor *self;
    bool return_inverse;
    bool return_counts;
    tni_maybe_int dim;
} tni_args_unique_consecutive;
TN_NODISCARD static inline tn_status tni_read_unique_consecutive(const tn_call *call,
    const StableIValue *args, tni_args_unique_consecutive *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->return_inverse = tni_arg_bool(args[1]);
    in->return_counts = tni_arg_bool(args[2]);
    in->dim = tni_arg_maybe_int(args[3]);
    return TN_OK;
}

/* unique_dim(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor) */
typedef struct tni_args_unique_dim {
    tn_tensor *self;
    int64_t dim;
    bool sorted;
    bool return_inverse;
    bool return_counts;
} tni_args_unique_dim;
TN_NODISCARD static inline tn_status tni_read_unique_dim(const tn_call *call,
    const StableIValue *args, tni_args_unique_dim *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->sorted = tni_arg_bool(args[2]);
    in->return_inverse = tni_arg_bool(args[3]);
    in->return_counts = tni_arg_bool(args[4]);
    return TN_OK;
}

/* unique_dim_consecutive(Tensor self, int dim, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor) */
typedef struct tni_args_unique_dim_consecutive {
    tn_tensor *self;
    int64_t dim;
    bool return_inverse;
    bool return_counts;
} tni_args_unique_dim_consecutive;
TN_NODISCARD static inline tn_status tni_read_unique_dim_consecutive(const tn_call *call,
    const StableIValue *args, tni_args_unique_dim_consecutive *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->return_inverse = tni_arg_bool(args[2]);
    in->return_counts = tni_arg_bool(args[3]);
    return TN_OK;
}

#endif
