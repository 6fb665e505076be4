/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_HSTACK_PRODUCTS_H
#define TENON_ARGS_HSTACK_PRODUCTS_H

#include "kernels/core/kernel_core.h"

/* cartesian_prod(Tensor[] tensors) -> Tensor */
typedef struct tni_args_cartesian_prod {
    const tni_list *tensors;
} tni_args_cartesian_prod;
TN_NODISCARD static inline tn_status tni_read_cartesian_prod(const tn_call *call,
    const StableIValue *args, tni_args_cartesian_prod *in)
{
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->tensors));
    return TN_OK;
}

/* column_stack(Tensor[] tensors) -> Tensor */
typedef struct tni_args_column_stack {
    const tni_list *tensors;
} tni_args_column_stack;
TN_NODISCARD static inline tn_status tni_read_column_stack(const tn_call *call,
    const StableIValue *args, tni_args_column_stack *in)
{
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->tensors));
    return TN_OK;
}

/* combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor */
typedef struct tni_args_combinations {
    tn_tensor *self;
    int64_t r;
    bool with_replacement;
} tni_args_combinations;
TN_NODISCARD static inline tn_status tni_read_combinations(const tn_call *call,
    const StableIValue *args, tni_args_combinations *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->r = tni_arg_int(args[1]);
    in->with_replacement = tni_arg_bool(args[2]);
    return TN_OK;
}

/* concat(Tensor[] tensors, int dim=0) -> Tensor */
typedef struct tni_args_concat {
    const tni_list *tensors;
    int64_t dim;
} tni_args_concat;
TN_NODISCARD static inline tn_status tni_read_concat(const tn_call *call,
    const StableIValue *args, tni_args_concat *in)
{
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->tensors));
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

/* concatenate(Tensor[] tensors, int dim=0) -> Tensor */
typedef struct tni_args_concatenate {
    const tni_list *tensors;
    int64_t dim;
} tni_args_concatenate;
TN_NODISCARD static inline tn_status tni_read_concatenate(const tn_call *call,
    const StableIValue *args, tni_args_concatenate *in)
{
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->tensors));
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

/* dstack(Tensor[] tensors) -> Tensor */
typedef struct tni_args_dstack {
    const tni_list *tensors;
} tni_args_dstack;
TN_NODISCARD static inline tn_status tni_read_dstack(const tn_call *call,
    const StableIValue *args, tni_args_dstack *in)
{
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->tensors));
    return TN_OK;
}

/* hstack(Tensor[] tensors) -> Tensor */
typedef struct tni_args_hstack {
    const tni_list *tensors;
} tni_args_hstack;
TN_NODISCARD static inline tn_status tni_read_hstack(const tn_call *call,
    const StableIValue *args, tni_args_hstack *in)
{
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->tensors));
    return TN_OK;
}

/* row_stack(Tensor[] tensors) -> Tensor */
typedef struct tni_args_row_stack {
    const tni_list *tensors;
} tni_args_row_stack;
TN_NODISCARD static inline tn_status tni_read_row_stack(const tn_call *call,
    const StableIValue *args, tni_args_row_stack *in)
{
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->tensors));
    return TN_OK;
}

/* vstack(Tensor[] tensors) -> Tensor */
typedef struct tni_args_vstack {
    const tni_list *tensors;
} tni_args_vstack;
TN_NODISCARD static inline tn_status tni_read_vstack(const tn_call *call,
    const StableIValue *args, tni_args_vstack *in)
{
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->tensors));
    return TN_OK;
}

#endif
