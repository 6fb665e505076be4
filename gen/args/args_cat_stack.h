/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_CAT_STACK_H
#define TENON_ARGS_CAT_STACK_H

#include "kernels/core/kernel_core.h"

/* _chunk_cat(Tensor[] tensors, int dim, int num_chunks) -> Tensor */
typedef struct tni_args__chunk_cat {
    const tni_list *tensors;
    int64_t dim;
    int64_t num_chunks;
} tni_args__chunk_cat;
TN_NODISCARD static inline tn_status tni_read__chunk_cat(const tn_call *call,
    const StableIValue *args, tni_args__chunk_cat *in)
{
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->tensors));
    in->dim = tni_arg_int(args[1]);
    in->num_chunks = tni_arg_int(args[2]);
    return TN_OK;
}

/* block_diag(Tensor[] tensors) -> Tensor */
typedef struct tni_args_block_diag {
    const tni_list *tensors;
} tni_args_block_diag;
TN_NODISCARD static inline tn_status tni_read_block_diag(const tn_call *call,
    const StableIValue *args, tni_args_block_diag *in)
{
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->tensors));
    return TN_OK;
}

/* cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_cat_out {
    const tni_list *tensors;
    int64_t dim;
    tn_tensor *out;
} tni_args_cat_out;
TN_NODISCARD static inline tn_status tni_read_cat_out(const tn_call *call,
    const StableIValue *args, tni_args_cat_out *in)
{
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->tensors));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* meshgrid(Tensor[] tensors) -> Tensor[] */
typedef struct tni_args_meshgrid {
    const tni_list *tensors;
} tni_args_meshgrid;
TN_NODISCARD static inline tn_status tni_read_meshgrid(const tn_call *call,
    const StableIValue *args, tni_args_meshgrid *in)
{
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->tensors));
    return TN_OK;
}

/* meshgrid.indexing(Tensor[] tensors, *, str indexing) -> Tensor[] */
typedef struct tni_args_meshgrid_indexing {
    const tni_list *tensors;
    const tni_string *indexing;
} tni_args_meshgrid_indexing;
TN_NODISCARD static inline tn_status tni_read_meshgrid_indexing(const tn_call *call,
    const StableIValue *args, tni_args_meshgrid_indexing *in)
{
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->tensors));
    in->indexing = tni_arg_string(args[1]);
    return TN_OK;
}

/* stack(Tensor[] tensors, int dim=0) -> Tensor */
typedef struct tni_args_stack {
    const tni_list *tensors;
    int64_t dim;
} tni_args_stack;
TN_NODISCARD static inline tn_status tni_read_stack(const tn_call *call,
    const StableIValue *args, tni_args_stack *in)
{
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->tensors));
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

#endif
