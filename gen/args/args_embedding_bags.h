/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_EMBEDDING_BAGS_H
#define TENON_ARGS_EMBEDDING_BAGS_H

#include "kernels/core/kernel_core.h"

/* _embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor) */
typedef struct tni_args__embedding_bag {
    tn_tensor *weight;
    tn_tensor *indices;
    tn_tensor *offsets;
    bool scale_grad_by_freq;
    int64_t mode;
    bool sparse;
    tn_tensor *per_sample_weights;
    bool include_last_offset;
    int64_t padding_idx;
} tni_args__embedding_bag;
TN_NODISCARD static inline tn_status tni_read__embedding_bag(const tn_call *call,
    const StableIValue *args, tni_args__embedding_bag *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->weight));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->indices));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->offsets));
    in->scale_grad_by_freq = tni_arg_bool(args[3]);
    in->mode = tni_arg_int(args[4]);
    in->sparse = tni_arg_bool(args[5]);
    in->per_sample_weights = tni_arg_maybe_handle(args[6]);
    in->include_last_offset = tni_arg_bool(args[7]);
    in->padding_idx = tni_arg_int(args[8]);
    return TN_OK;
}

/* _embedding_bag_backward(Tensor grad, Tensor indices, Tensor offsets, Tensor offset2bag, Tensor bag_size, Tensor maximum_indices, SymInt num_weights, bool scale_grad_by_freq, int mode, bool sparse, Tensor? per_sample_weights, int padding_idx=-1) -> Tensor */
typedef struct tni_args__embedding_bag_backward {
    tn_tensor *grad;
    tn_tensor *indices;
    tn_tensor *offsets;
    tn_tensor *offset2bag;
    tn_tensor *bag_size;
    tn_tensor *maximum_indices;
    int64_t num_weights;
    bool scale_grad_by_freq;
    int64_t mode;
    bool sparse;
    tn_tensor *per_sample_weights;
    int64_t padding_idx;
} tni_args__embedding_bag_backward;
TN_NODISCARD static inline tn_status tni_read__embedding_bag_backward(const tn_call *call,
    const StableIValue *args, tni_args__embedding_bag_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->indices));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->offsets));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->offset2bag));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->bag_size));
    TN_TRY(tni_arg_tensor(call, args, 5, &in->maximum_indices));
    in->num_weights = tni_arg_int(args[6]);
    in->scale_grad_by_freq = tni_arg_bool(args[7]);
    in->mode = tni_arg_int(args[8]);
    in->sparse = tni_arg_bool(args[9]);
    in->per_sample_weights = tni_arg_maybe_handle(args[10]);
    in->padding_idx = tni_arg_int(args[11]);
    return TN_OK;
}

/* _embedding_bag_dense_backward(Tensor grad, Tensor indices, Tensor offset2bag, Tensor bag_size, Tensor maximum_indices, SymInt num_weights, bool scale_grad_by_freq, int mode, Tensor? per_sample_weights, int padding_idx=-1) -> Tensor */
typedef struct tni_args__embedding_bag_dense_backward {
    tn_tensor *grad;
    tn_tensor *indices;
    tn_tensor *offset2bag;
    tn_tensor *bag_size;
    tn_tensor *maximum_indices;
    int64_t num_weights;
    bool scale_grad_by_freq;
    int64_t mode;
    tn_tensor *per_sample_weights;
    int64_t padding_idx;
} tni_args__embedding_bag_dense_backward;
TN_NODISCARD static inline tn_status tni_read__embedding_bag_dense_backward(const tn_call *call,
    const StableIValue *args, tni_args__embedding_bag_dense_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->indices));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->offset2bag));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->bag_size));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->maximum_indices));
    in->num_weights = tni_arg_int(args[5]);
    in->scale_grad_by_freq = tni_arg_bool(args[6]);
    in->mode = tni_arg_int(args[7]);
    in->per_sample_weights = tni_arg_maybe_handle(args[8]);
    in->padding_idx = tni_arg_int(args[9]);
    return TN_OK;
}

/* _embedding_bag_forward_only(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor) */
typedef struct tni_args__embedding_bag_forward_only {
    tn_tensor *weight;
    tn_tensor *indices;
    tn_tensor *offsets;
    bool scale_grad_by_freq;
    int64_t mode;
    bool sparse;
    tn_tensor *per_sample_weights;
    bool include_last_offset;
    int64_t padding_idx;
} tni_args__embedding_bag_forward_only;
TN_NODISCARD static inline tn_status tni_read__embedding_bag_forward_only(const tn_call *call,
    const StableIValue *args, tni_args__embedding_bag_forward_only *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->weight));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->indices));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->offsets));
    in->scale_grad_by_freq = tni_arg_bool(args[3]);
    in->mode = tni_arg_int(args[4]);
    in->sparse = tni_arg_bool(args[5]);
    in->per_sample_weights = tni_arg_maybe_handle(args[6]);
    in->include_last_offset = tni_arg_bool(args[7]);
    in->padding_idx = tni_arg_int(args[8]);
    return TN_OK;
}

/* _embedding_bag_per_sample_weights_backward(Tensor grad, Tensor weight, Tensor indices, Tensor offsets, Tensor offset2bag, int mode, int padding_idx=-1) -> Tensor */
typedef struct tni_args__embedding_bag_per_sample_weights_backward {
    tn_tensor *grad;
    tn_tensor *weight;
    tn_tensor *indices;
    tn_tensor *offsets;
    tn_tensor *offset2bag;
    int64_t mode;
    int64_t padding_idx;
} tni_args__embedding_bag_per_sample_weights_backward;
TN_NODISCARD static inline tn_status tni_read__embedding_bag_per_sample_weights_backward(const tn_call *call,
    const StableIValue *args, tni_args__embedding_bag_per_sample_weights_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->indices));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->offsets));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->offset2bag));
    in->mode = tni_arg_int(args[5]);
    in->padding_idx = tni_arg_int(args[6]);
    return TN_OK;
}

/* embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False) -> (Tensor, Tensor, Tensor, Tensor) */
typedef struct tni_args_embedding_bag {
    tn_tensor *weight;
    tn_tensor *indices;
    tn_tensor *offsets;
    bool scale_grad_by_freq;
    int64_t mode;
    bool sparse;
    tn_tensor *per_sample_weights;
    bool include_last_offset;
} tni_args_embedding_bag;
TN_NODISCARD static inline tn_status tni_read_embedding_bag(const tn_call *call,
    const StableIValue *args, tni_args_embedding_bag *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->weight));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->indices));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->offsets));
    in->scale_grad_by_freq = tni_arg_bool(args[3]);
    in->mode = tni_arg_int(args[4]);
    in->sparse = tni_arg_bool(args[5]);
    in->per_sample_weights = tni_arg_maybe_handle(args[6]);
    in->include_last_offset = tni_arg_bool(args[7]);
    return TN_OK;
}

/* embedding_bag.padding_idx(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq, int mode, bool sparse, Tensor? per_sample_weights, bool include_last_offset, int? padding_idx) -> (Tensor, Tensor, Tensor, Tensor) */
typedef struct tni_args_embedding_bag_padding_idx {
    tn_tensor *weight;
    tn_tensor *indices;
    tn_tensor *offsets;
    bool scale_grad_by_freq;
    int64_t mode;
    bool sparse;
    tn_tensor *per_sample_weights;
    bool include_last_offset;
    tni_maybe_int padding_idx;
} tni_args_embedding_bag_padding_idx;
TN_NODISCARD static inline tn_status tni_read_embedding_bag_padding_idx(const tn_call *call,
    const StableIValue *args, tni_args_embedding_bag_padding_idx *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->weight));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->indices));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->offsets));
    in->scale_grad_by_freq = tni_arg_bool(args[3]);
    in->mode = tni_arg_int(args[4]);
    in->sparse = tni_arg_bool(args[5]);
    in->per_sample_weights = tni_arg_maybe_handle(args[6]);
    in->include_last_offset = tni_arg_bool(args[7]);
    in->padding_idx = tni_arg_maybe_int(args[8]);
    return TN_OK;
}

/* embedding_renorm_(Tensor(a!) self, Tensor indices, float max_norm, float norm_type) -> Tensor(a!) */
typedef struct tni_args_embedding_renorm_ {
    tn_tensor *self;
    tn_tensor *indices;
    double max_norm;
    double norm_type;
} tni_args_embedding_renorm_;
TN_NODISCARD static inline tn_status tni_read_embedding_renorm_(const tn_call *call,
    const StableIValue *args, tni_args_embedding_renorm_ *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->indices));
    in->max_norm = tni_arg_double(args[2]);
    in->norm_type = tni_arg_double(args[3]);
    return TN_OK;
}

#endif
