/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_INDEX_SELECT_H
#define TENON_ARGS_INDEX_SELECT_H

#include "kernels/core/kernel_core.h"

/* embedding(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor */
typedef struct tni_args_embedding {
    tn_tensor *weight;
    tn_tensor *indices;
    int64_t padding_idx;
    bool scale_grad_by_freq;
    bool sparse;
} tni_args_embedding;
TN_NODISCARD static inline tn_status tni_read_embedding(const tn_call *call,
    const StableIValue *args, tni_args_embedding *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->weight));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->indices));
    in->padding_idx = tni_arg_int(args[2]);
    in->scale_grad_by_freq = tni_arg_bool(args[3]);
    in->sparse = tni_arg_bool(args[4]);
    return TN_OK;
}

/* embedding_backward(Tensor grad, Tensor indices, SymInt num_weights, SymInt padding_idx, bool scale_grad_by_freq, bool sparse) -> Tensor */
typedef struct tni_args_embedding_backward {
    tn_tensor *grad;
    tn_tensor *indices;
    int64_t num_weights;
    int64_t padding_idx;
    bool scale_grad_by_freq;
    bool sparse;
} tni_args_embedding_backward;
TN_NODISCARD static inline tn_status tni_read_embedding_backward(const tn_call *call,
    const StableIValue *args, tni_args_embedding_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->indices));
    in->num_weights = tni_arg_int(args[2]);
    in->padding_idx = tni_arg_int(args[3]);
    in->scale_grad_by_freq = tni_arg_bool(args[4]);
    in->sparse = tni_arg_bool(args[5]);
    return TN_OK;
}

/* embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt padding_idx, bool scale_grad_by_freq) -> Tensor */
typedef struct tni_args_embedding_dense_backward {
    tn_tensor *grad_output;
    tn_tensor *indices;
    int64_t num_weights;
    int64_t padding_idx;
    bool scale_grad_by_freq;
} tni_args_embedding_dense_backward;
TN_NODISCARD static inline tn_status tni_read_embedding_dense_backward(const tn_call *call,
    const StableIValue *args, tni_args_embedding_dense_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->indices));
    in->num_weights = tni_arg_int(args[2]);
    in->padding_idx = tni_arg_int(args[3]);
    in->scale_grad_by_freq = tni_arg_bool(args[4]);
    return TN_OK;
}

/* gather_backward(Tensor grad, Tensor self, int dim, Tensor index, bool sparse_grad) -> Tensor */
typedef struct tni_args_gather_backward {
    tn_tensor *grad;
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    bool sparse_grad;
} tni_args_gather_backward;
TN_NODISCARD static inline tn_status tni_read_gather_backward(const tn_call *call,
    const StableIValue *args, tni_args_gather_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->dim = tni_arg_int(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->index));
    in->sparse_grad = tni_arg_bool(args[4]);
    return TN_OK;
}

/* index_fill_.int_Scalar(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!) */
typedef struct tni_args_index_fill__int_Scalar {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    const tni_scalar *value;
} tni_args_index_fill__int_Scalar;
TN_NODISCARD static inline tn_status tni_read_index_fill__int_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_index_fill__int_Scalar *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    in->value = tni_arg_scalar(args[3]);
    return TN_OK;
}

/* index_fill_.int_Tensor(Tensor(a!) self, int dim, Tensor index, Tensor value) -> Tensor(a!) */
typedef struct tni_args_index_fill__int_Tensor {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    tn_tensor *value;
} tni_args_index_fill__int_Tensor;
TN_NODISCARD static inline tn_status tni_read_index_fill__int_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_index_fill__int_Tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->value));
    return TN_OK;
}

/* index_select(Tensor self, int dim, Tensor index) -> Tensor */
typedef struct tni_args_index_select {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
} tni_args_index_select;
TN_NODISCARD static inline tn_status tni_read_index_select(const tn_call *call,
    const StableIValue *args, tni_args_index_select *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    return TN_OK;
}

/* index_select_backward(Tensor grad, SymInt[] self_sizes, int dim, Tensor index) -> Tensor */
typedef struct tni_args_index_select_backward {
    tn_tensor *grad;
    tni_ints self_sizes;
    int64_t dim;
    tn_tensor *index;
} tni_args_index_select_backward;
TN_NODISCARD static inline tn_status tni_read_index_select_backward(const tn_call *call,
    const StableIValue *args, tni_args_index_select_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad));
    in->self_sizes = tni_arg_ints(args[1]);
    in->dim = tni_arg_int(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->index));
    return TN_OK;
}

/* one_hot(Tensor self, int num_classes=-1) -> Tensor */
typedef struct tni_args_one_hot {
    tn_tensor *self;
    int64_t num_classes;
} tni_args_one_hot;
TN_NODISCARD static inline tn_status tni_read_one_hot(const tn_call *call,
    const StableIValue *args, tni_args_one_hot *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->num_classes = tni_arg_int(args[1]);
    return TN_OK;
}

/* put_(Tensor(a!) self, Tensor index, Tensor source, bool accumulate=False) -> Tensor(a!) */
typedef struct tni_args_put_ {
    tn_tensor *self;
    tn_tensor *index;
    tn_tensor *source;
    bool accumulate;
} tni_args_put_;
TN_NODISCARD static inline tn_status tni_read_put_(const tn_call *call,
    const StableIValue *args, tni_args_put_ *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->index));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->source));
    in->accumulate = tni_arg_bool(args[3]);
    return TN_OK;
}

/* take(Tensor self, Tensor index) -> Tensor */
typedef struct tni_args_take {
    tn_tensor *self;
    tn_tensor *index;
} tni_args_take;
TN_NODISCARD static inline tn_status tni_read_take(const tn_call *call,
    const StableIValue *args, tni_args_take *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->index));
    return TN_OK;
}

/* take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor */
typedef struct tni_args_take_along_dim {
    tn_tensor *self;
    tn_tensor *indices;
    tni_maybe_int dim;
} tni_args_take_along_dim;
TN_NODISCARD static inline tn_status tni_read_take_along_dim(const tn_call *call,
    const StableIValue *args, tni_args_take_along_dim *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->indices));
    in->dim = tni_arg_maybe_int(args[2]);
    return TN_OK;
}

/* take.out(Tensor self, Tensor index, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_take_out {
    tn_tensor *self;
    tn_tensor *index;
    tn_tensor *out;
} tni_args_take_out;
TN_NODISCARD static inline tn_status tni_read_take_out(const tn_call *call,
    const StableIValue *args, tni_args_take_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->index));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* value_selecting_reduction_backward(Tensor grad, int dim, Tensor indices, SymInt[] sizes, bool keepdim) -> Tensor */
typedef struct tni_args_value_selecting_reduction_backward {
    tn_tensor *grad;
    int64_t dim;
    tn_tensor *indices;
    tni_ints sizes;
    bool keepdim;
} tni_args_value_selecting_reduction_backward;
TN_NODISCARD static inline tn_status tni_read_value_selecting_reduction_backward(const tn_call *call,
    const StableIValue *args, tni_args_value_selecting_reduction_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->indices));
    in->sizes = tni_arg_ints(args[3]);
    in->keepdim = tni_arg_bool(args[4]);
    return TN_OK;
}

#endif
