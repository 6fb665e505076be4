/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_INDEX_H
#define TENON_ARGS_INDEX_H

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

/* argsort(Tensor self, int dim=-1, bool descending=False) -> Tensor */
typedef struct tni_args_argsort {
    tn_tensor *self;
    int64_t dim;
    bool descending;
} tni_args_argsort;
TN_NODISCARD static inline tn_status tni_read_argsort(const tn_call *call,
    const StableIValue *args, tni_args_argsort *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->descending = tni_arg_bool(args[2]);
    return TN_OK;
}

/* argsort.stable(Tensor self, *, bool stable, int dim=-1, bool descending=False) -> Tensor */
typedef struct tni_args_argsort_stable {
    tn_tensor *self;
    bool stable;
    int64_t dim;
    bool descending;
} tni_args_argsort_stable;
TN_NODISCARD static inline tn_status tni_read_argsort_stable(const tn_call *call,
    const StableIValue *args, tni_args_argsort_stable *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->stable = tni_arg_bool(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->descending = tni_arg_bool(args[3]);
    return TN_OK;
}

/* argsort.stable_out(Tensor self, *, bool stable, int dim=-1, bool descending=False, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_argsort_stable_out {
    tn_tensor *self;
    bool stable;
    int64_t dim;
    bool descending;
    tn_tensor *out;
} tni_args_argsort_stable_out;
TN_NODISCARD static inline tn_status tni_read_argsort_stable_out(const tn_call *call,
    const StableIValue *args, tni_args_argsort_stable_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->stable = tni_arg_bool(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->descending = tni_arg_bool(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* bucketize.Scalar(Scalar self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor */
typedef struct tni_args_bucketize_Scalar {
    const tni_scalar *self;
    tn_tensor *boundaries;
    bool out_int32;
    bool right;
} tni_args_bucketize_Scalar;
TN_NODISCARD static inline tn_status tni_read_bucketize_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_bucketize_Scalar *in)
{
    in->self = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->boundaries));
    in->out_int32 = tni_arg_bool(args[2]);
    in->right = tni_arg_bool(args[3]);
    return TN_OK;
}

/* bucketize.Tensor(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor */
typedef struct tni_args_bucketize_Tensor {
    tn_tensor *self;
    tn_tensor *boundaries;
    bool out_int32;
    bool right;
} tni_args_bucketize_Tensor;
TN_NODISCARD static inline tn_status tni_read_bucketize_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_bucketize_Tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->boundaries));
    in->out_int32 = tni_arg_bool(args[2]);
    in->right = tni_arg_bool(args[3]);
    return TN_OK;
}

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

/* isin.Scalar_Tensor_out(Scalar element, Tensor test_elements, *, bool assume_unique=False, bool invert=False, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_isin_Scalar_Tensor_out {
    const tni_scalar *element;
    tn_tensor *test_elements;
    bool assume_unique;
    bool invert;
    tn_tensor *out;
} tni_args_isin_Scalar_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_isin_Scalar_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_isin_Scalar_Tensor_out *in)
{
    in->element = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->test_elements));
    in->assume_unique = tni_arg_bool(args[2]);
    in->invert = tni_arg_bool(args[3]);
    in->out = NULL;
    return TN_OK;
}

/* isin.Tensor_Scalar_out(Tensor elements, Scalar test_element, *, bool assume_unique=False, bool invert=False, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_isin_Tensor_Scalar_out {
    tn_tensor *elements;
    const tni_scalar *test_element;
    bool assume_unique;
    bool invert;
    tn_tensor *out;
} tni_args_isin_Tensor_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_isin_Tensor_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_isin_Tensor_Scalar_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->elements));
    in->test_element = tni_arg_scalar(args[1]);
    in->assume_unique = tni_arg_bool(args[2]);
    in->invert = tni_arg_bool(args[3]);
    in->out = NULL;
    return TN_OK;
}

/* isin.Tensor_Tensor_out(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool invert=False, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_isin_Tensor_Tensor_out {
    tn_tensor *elements;
    tn_tensor *test_elements;
    bool assume_unique;
    bool invert;
    tn_tensor *out;
} tni_args_isin_Tensor_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_isin_Tensor_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_isin_Tensor_Tensor_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->elements));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->test_elements));
    in->assume_unique = tni_arg_bool(args[2]);
    in->invert = tni_arg_bool(args[3]);
    in->out = NULL;
    return TN_OK;
}

/* kthvalue(Tensor self, SymInt k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices) */
typedef struct tni_args_kthvalue {
    tn_tensor *self;
    int64_t k;
    int64_t dim;
    bool keepdim;
} tni_args_kthvalue;
TN_NODISCARD static inline tn_status tni_read_kthvalue(const tn_call *call,
    const StableIValue *args, tni_args_kthvalue *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->k = tni_arg_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    return TN_OK;
}

/* kthvalue.values(Tensor self, SymInt k, int dim=-1, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices) */
typedef struct tni_args_kthvalue_values {
    tn_tensor *self;
    int64_t k;
    int64_t dim;
    bool keepdim;
    tn_tensor *values;
    tn_tensor *indices;
} tni_args_kthvalue_values;
TN_NODISCARD static inline tn_status tni_read_kthvalue_values(const tn_call *call,
    const StableIValue *args, tni_args_kthvalue_values *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->k = tni_arg_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->values));
    TN_TRY(tni_arg_tensor(call, args, 5, &in->indices));
    return TN_OK;
}

/* masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor */
typedef struct tni_args_masked_fill_Scalar {
    tn_tensor *self;
    tn_tensor *mask;
    const tni_scalar *value;
} tni_args_masked_fill_Scalar;
TN_NODISCARD static inline tn_status tni_read_masked_fill_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_masked_fill_Scalar *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mask));
    in->value = tni_arg_scalar(args[2]);
    return TN_OK;
}

/* masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor */
typedef struct tni_args_masked_fill_Tensor {
    tn_tensor *self;
    tn_tensor *mask;
    tn_tensor *value;
} tni_args_masked_fill_Tensor;
TN_NODISCARD static inline tn_status tni_read_masked_fill_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_masked_fill_Tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mask));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->value));
    return TN_OK;
}

/* masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!) */
typedef struct tni_args_masked_fill__Scalar {
    tn_tensor *self;
    tn_tensor *mask;
    const tni_scalar *value;
} tni_args_masked_fill__Scalar;
TN_NODISCARD static inline tn_status tni_read_masked_fill__Scalar(const tn_call *call,
    const StableIValue *args, tni_args_masked_fill__Scalar *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mask));
    in->value = tni_arg_scalar(args[2]);
    return TN_OK;
}

/* masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!) */
typedef struct tni_args_masked_fill__Tensor {
    tn_tensor *self;
    tn_tensor *mask;
    tn_tensor *value;
} tni_args_masked_fill__Tensor;
TN_NODISCARD static inline tn_status tni_read_masked_fill__Tensor(const tn_call *call,
    const StableIValue *args, tni_args_masked_fill__Tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mask));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->value));
    return TN_OK;
}

/* masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor */
typedef struct tni_args_masked_scatter {
    tn_tensor *self;
    tn_tensor *mask;
    tn_tensor *source;
} tni_args_masked_scatter;
TN_NODISCARD static inline tn_status tni_read_masked_scatter(const tn_call *call,
    const StableIValue *args, tni_args_masked_scatter *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mask));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->source));
    return TN_OK;
}

/* masked_scatter_(Tensor(a!) self, Tensor mask, Tensor source) -> Tensor(a!) */
typedef struct tni_args_masked_scatter_ {
    tn_tensor *self;
    tn_tensor *mask;
    tn_tensor *source;
} tni_args_masked_scatter_;
TN_NODISCARD static inline tn_status tni_read_masked_scatter_(const tn_call *call,
    const StableIValue *args, tni_args_masked_scatter_ *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mask));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->source));
    return TN_OK;
}

/* masked_scatter_backward(Tensor grad_output, Tensor mask, SymInt[] sizes) -> Tensor */
typedef struct tni_args_masked_scatter_backward {
    tn_tensor *grad_output;
    tn_tensor *mask;
    tni_ints sizes;
} tni_args_masked_scatter_backward;
TN_NODISCARD static inline tn_status tni_read_masked_scatter_backward(const tn_call *call,
    const StableIValue *args, tni_args_masked_scatter_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mask));
    in->sizes = tni_arg_ints(args[2]);
    return TN_OK;
}

/* masked_select.out(Tensor self, Tensor mask, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_masked_select_out {
    tn_tensor *self;
    tn_tensor *mask;
    tn_tensor *out;
} tni_args_masked_select_out;
TN_NODISCARD static inline tn_status tni_read_masked_select_out(const tn_call *call,
    const StableIValue *args, tni_args_masked_select_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mask));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* median(Tensor self) -> Tensor */
typedef struct tni_args_median {
    tn_tensor *self;
} tni_args_median;
TN_NODISCARD static inline tn_status tni_read_median(const tn_call *call,
    const StableIValue *args, tni_args_median *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices) */
typedef struct tni_args_median_dim {
    tn_tensor *self;
    int64_t dim;
    bool keepdim;
} tni_args_median_dim;
TN_NODISCARD static inline tn_status tni_read_median_dim(const tn_call *call,
    const StableIValue *args, tni_args_median_dim *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    return TN_OK;
}

/* mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices) */
typedef struct tni_args_mode {
    tn_tensor *self;
    int64_t dim;
    bool keepdim;
} tni_args_mode;
TN_NODISCARD static inline tn_status tni_read_mode(const tn_call *call,
    const StableIValue *args, tni_args_mode *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    return TN_OK;
}

/* msort(Tensor self) -> Tensor */
typedef struct tni_args_msort {
    tn_tensor *self;
} tni_args_msort;
TN_NODISCARD static inline tn_status tni_read_msort(const tn_call *call,
    const StableIValue *args, tni_args_msort *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* msort.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_msort_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_msort_out;
TN_NODISCARD static inline tn_status tni_read_msort_out(const tn_call *call,
    const StableIValue *args, tni_args_msort_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* nanmedian(Tensor self) -> Tensor */
typedef struct tni_args_nanmedian {
    tn_tensor *self;
} tni_args_nanmedian;
TN_NODISCARD static inline tn_status tni_read_nanmedian(const tn_call *call,
    const StableIValue *args, tni_args_nanmedian *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices) */
typedef struct tni_args_nanmedian_dim {
    tn_tensor *self;
    int64_t dim;
    bool keepdim;
} tni_args_nanmedian_dim;
TN_NODISCARD static inline tn_status tni_read_nanmedian_dim(const tn_call *call,
    const StableIValue *args, tni_args_nanmedian_dim *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    return TN_OK;
}

/* nonzero_static(Tensor self, *, SymInt size, int fill_value=-1) -> Tensor */
typedef struct tni_args_nonzero_static {
    tn_tensor *self;
    int64_t size;
    int64_t fill_value;
} tni_args_nonzero_static;
TN_NODISCARD static inline tn_status tni_read_nonzero_static(const tn_call *call,
    const StableIValue *args, tni_args_nonzero_static *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->size = tni_arg_int(args[1]);
    in->fill_value = tni_arg_int(args[2]);
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

/* searchsorted.Scalar(Tensor sorted_sequence, Scalar self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor */
typedef struct tni_args_searchsorted_Scalar {
    tn_tensor *sorted_sequence;
    const tni_scalar *self;
    bool out_int32;
    bool right;
    const tni_string *side;
    tn_tensor *sorter;
} tni_args_searchsorted_Scalar;
TN_NODISCARD static inline tn_status tni_read_searchsorted_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_searchsorted_Scalar *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->sorted_sequence));
    in->self = tni_arg_scalar(args[1]);
    in->out_int32 = tni_arg_bool(args[2]);
    in->right = tni_arg_bool(args[3]);
    in->side = tni_arg_maybe_string(args[4]);
    in->sorter = tni_arg_maybe_handle(args[5]);
    return TN_OK;
}

/* searchsorted.Tensor(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor */
typedef struct tni_args_searchsorted_Tensor {
    tn_tensor *sorted_sequence;
    tn_tensor *self;
    bool out_int32;
    bool right;
    const tni_string *side;
    tn_tensor *sorter;
} tni_args_searchsorted_Tensor;
TN_NODISCARD static inline tn_status tni_read_searchsorted_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_searchsorted_Tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->sorted_sequence));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->out_int32 = tni_arg_bool(args[2]);
    in->right = tni_arg_bool(args[3]);
    in->side = tni_arg_maybe_string(args[4]);
    in->sorter = tni_arg_maybe_handle(args[5]);
    return TN_OK;
}

/* sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices) */
typedef struct tni_args_sort {
    tn_tensor *self;
    int64_t dim;
    bool descending;
} tni_args_sort;
TN_NODISCARD static inline tn_status tni_read_sort(const tn_call *call,
    const StableIValue *args, tni_args_sort *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->descending = tni_arg_bool(args[2]);
    return TN_OK;
}

/* sort.values_stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices) */
typedef struct tni_args_sort_values_stable {
    tn_tensor *self;
    tni_maybe_bool stable;
    int64_t dim;
    bool descending;
    tn_tensor *values;
    tn_tensor *indices;
} tni_args_sort_values_stable;
TN_NODISCARD static inline tn_status tni_read_sort_values_stable(const tn_call *call,
    const StableIValue *args, tni_args_sort_values_stable *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->stable = tni_arg_maybe_bool(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->descending = tni_arg_bool(args[3]);
    in->values = NULL;
    in->indices = NULL;
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

/* topk.values(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices) */
typedef struct tni_args_topk_values {
    tn_tensor *self;
    int64_t k;
    int64_t dim;
    bool largest;
    bool sorted;
    tn_tensor *values;
    tn_tensor *indices;
} tni_args_topk_values;
TN_NODISCARD static inline tn_status tni_read_topk_values(const tn_call *call,
    const StableIValue *args, tni_args_topk_values *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->k = tni_arg_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->largest = tni_arg_bool(args[3]);
    in->sorted = tni_arg_bool(args[4]);
    in->values = NULL;
    in->indices = NULL;
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

/* where(Tensor condition) -> Tensor[] */
typedef struct tni_args_where {
    tn_tensor *condition;
} tni_args_where;
TN_NODISCARD static inline tn_status tni_read_where(const tn_call *call,
    const StableIValue *args, tni_args_where *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->condition));
    return TN_OK;
}

#endif
