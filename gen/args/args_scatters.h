/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_SCATTERS_H
#define TENON_ARGS_SCATTERS_H

#include "kernels/core/kernel_core.h"

/* gather.out(Tensor self, int dim, Tensor index, *, bool sparse_grad=False, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_gather_out {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    bool sparse_grad;
    tn_tensor *out;
} tni_args_gather_out;
TN_NODISCARD static inline tn_status tni_read_gather_out(const tn_call *call,
    const StableIValue *args, tni_args_gather_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    in->sparse_grad = tni_arg_bool(args[3]);
    in->out = NULL;
    return TN_OK;
}

/* index_add.out(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_index_add_out {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    tn_tensor *source;
    const tni_scalar *alpha;
    tn_tensor *out;
} tni_args_index_add_out;
TN_NODISCARD static inline tn_status tni_read_index_add_out(const tn_call *call,
    const StableIValue *args, tni_args_index_add_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->source));
    in->alpha = tni_arg_scalar(args[4]);
    in->out = NULL;
    return TN_OK;
}

/* index_copy.out(Tensor self, int dim, Tensor index, Tensor source, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_index_copy_out {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    tn_tensor *source;
    tn_tensor *out;
} tni_args_index_copy_out;
TN_NODISCARD static inline tn_status tni_read_index_copy_out(const tn_call *call,
    const StableIValue *args, tni_args_index_copy_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->source));
    in->out = NULL;
    return TN_OK;
}

/* index_reduce.out(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_index_reduce_out {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    tn_tensor *source;
    const tni_string *reduce;
    bool include_self;
    tn_tensor *out;
} tni_args_index_reduce_out;
TN_NODISCARD static inline tn_status tni_read_index_reduce_out(const tn_call *call,
    const StableIValue *args, tni_args_index_reduce_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->source));
    in->reduce = tni_arg_string(args[4]);
    in->include_self = tni_arg_bool(args[5]);
    in->out = NULL;
    return TN_OK;
}

/* scatter_add.out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_scatter_add_out {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    tn_tensor *src;
    tn_tensor *out;
} tni_args_scatter_add_out;
TN_NODISCARD static inline tn_status tni_read_scatter_add_out(const tn_call *call,
    const StableIValue *args, tni_args_scatter_add_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->src));
    in->out = NULL;
    return TN_OK;
}

/* scatter.reduce_out(Tensor self, int dim, Tensor index, Tensor src, *, str reduce, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_scatter_reduce_out {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    tn_tensor *src;
    const tni_string *reduce;
    tn_tensor *out;
} tni_args_scatter_reduce_out;
TN_NODISCARD static inline tn_status tni_read_scatter_reduce_out(const tn_call *call,
    const StableIValue *args, tni_args_scatter_reduce_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->src));
    in->reduce = tni_arg_string(args[4]);
    in->out = NULL;
    return TN_OK;
}

/* scatter_reduce.two_out(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_scatter_reduce_two_out {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    tn_tensor *src;
    const tni_string *reduce;
    bool include_self;
    tn_tensor *out;
} tni_args_scatter_reduce_two_out;
TN_NODISCARD static inline tn_status tni_read_scatter_reduce_two_out(const tn_call *call,
    const StableIValue *args, tni_args_scatter_reduce_two_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->src));
    in->reduce = tni_arg_string(args[4]);
    in->include_self = tni_arg_bool(args[5]);
    in->out = NULL;
    return TN_OK;
}

/* scatter.src_out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_scatter_src_out {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    tn_tensor *src;
    tn_tensor *out;
} tni_args_scatter_src_out;
TN_NODISCARD static inline tn_status tni_read_scatter_src_out(const tn_call *call,
    const StableIValue *args, tni_args_scatter_src_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->src));
    in->out = NULL;
    return TN_OK;
}

/* scatter.value_out(Tensor self, int dim, Tensor index, Scalar value, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_scatter_value_out {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    const tni_scalar *value;
    tn_tensor *out;
} tni_args_scatter_value_out;
TN_NODISCARD static inline tn_status tni_read_scatter_value_out(const tn_call *call,
    const StableIValue *args, tni_args_scatter_value_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    in->value = tni_arg_scalar(args[3]);
    in->out = NULL;
    return TN_OK;
}

/* scatter.value_reduce_out(Tensor self, int dim, Tensor index, Scalar value, *, str reduce, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_scatter_value_reduce_out {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    const tni_scalar *value;
    const tni_string *reduce;
    tn_tensor *out;
} tni_args_scatter_value_reduce_out;
TN_NODISCARD static inline tn_status tni_read_scatter_value_reduce_out(const tn_call *call,
    const StableIValue *args, tni_args_scatter_value_reduce_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    in->value = tni_arg_scalar(args[3]);
    in->reduce = tni_arg_string(args[4]);
    in->out = NULL;
    return TN_OK;
}

#endif
