/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_REDUCE_H
#define TENON_ARGS_REDUCE_H

#include "kernels/core/kernel_core.h"

/* _aminmax(Tensor self) -> (Tensor, Tensor) */
typedef struct tni_args__aminmax {
    tn_tensor *self;
} tni_args__aminmax;
TN_NODISCARD static inline tn_status tni_read__aminmax(const tn_call *call,
    const StableIValue *args, tni_args__aminmax *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* _aminmax.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor, Tensor) */
typedef struct tni_args__aminmax_dim {
    tn_tensor *self;
    int64_t dim;
    bool keepdim;
} tni_args__aminmax_dim;
TN_NODISCARD static inline tn_status tni_read__aminmax_dim(const tn_call *call,
    const StableIValue *args, tni_args__aminmax_dim *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    return TN_OK;
}

/* _cummax_helper(Tensor self, Tensor(a!) values, Tensor(b!) indices, int dim) -> () */
typedef struct tni_args__cummax_helper {
    tn_tensor *self;
    tn_tensor *values;
    tn_tensor *indices;
    int64_t dim;
} tni_args__cummax_helper;
TN_NODISCARD static inline tn_status tni_read__cummax_helper(const tn_call *call,
    const StableIValue *args, tni_args__cummax_helper *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->values));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->indices));
    in->dim = tni_arg_int(args[3]);
    return TN_OK;
}

/* _cummin_helper(Tensor self, Tensor(a!) values, Tensor(b!) indices, int dim) -> () */
typedef struct tni_args__cummin_helper {
    tn_tensor *self;
    tn_tensor *values;
    tn_tensor *indices;
    int64_t dim;
} tni_args__cummin_helper;
TN_NODISCARD static inline tn_status tni_read__cummin_helper(const tn_call *call,
    const StableIValue *args, tni_args__cummin_helper *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->values));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->indices));
    in->dim = tni_arg_int(args[3]);
    return TN_OK;
}

/* _histogramdd_bin_edges(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None, bool density=False) -> Tensor[] */
typedef struct tni_args__histogramdd_bin_edges {
    tn_tensor *self;
    tni_ints bins;
    const tni_list *range;
    tn_tensor *weight;
    bool density;
} tni_args__histogramdd_bin_edges;
TN_NODISCARD static inline tn_status tni_read__histogramdd_bin_edges(const tn_call *call,
    const StableIValue *args, tni_args__histogramdd_bin_edges *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->bins = tni_arg_ints(args[1]);
    in->range = tni_arg_maybe_list(args[2]);
    in->weight = tni_arg_maybe_handle(args[3]);
    in->density = tni_arg_bool(args[4]);
    return TN_OK;
}

/* _histogramdd_from_bin_cts(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None, bool density=False) -> Tensor */
typedef struct tni_args__histogramdd_from_bin_cts {
    tn_tensor *self;
    tni_ints bins;
    const tni_list *range;
    tn_tensor *weight;
    bool density;
} tni_args__histogramdd_from_bin_cts;
TN_NODISCARD static inline tn_status tni_read__histogramdd_from_bin_cts(const tn_call *call,
    const StableIValue *args, tni_args__histogramdd_from_bin_cts *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->bins = tni_arg_ints(args[1]);
    in->range = tni_arg_maybe_list(args[2]);
    in->weight = tni_arg_maybe_handle(args[3]);
    in->density = tni_arg_bool(args[4]);
    return TN_OK;
}

/* _histogramdd_from_bin_tensors(Tensor self, Tensor[] bins, *, Tensor? weight=None, bool density=False) -> Tensor */
typedef struct tni_args__histogramdd_from_bin_tensors {
    tn_tensor *self;
    const tni_list *bins;
    tn_tensor *weight;
    bool density;
} tni_args__histogramdd_from_bin_tensors;
TN_NODISCARD static inline tn_status tni_read__histogramdd_from_bin_tensors(const tn_call *call,
    const StableIValue *args, tni_args__histogramdd_from_bin_tensors *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->bins = tni_arg_list(args[1]);
    TN_TRY(tni_check_tensors(call, 1, in->bins));
    in->weight = tni_arg_maybe_handle(args[2]);
    in->density = tni_arg_bool(args[3]);
    return TN_OK;
}

/* _is_all_true(Tensor self) -> Tensor */
typedef struct tni_args__is_all_true {
    tn_tensor *self;
} tni_args__is_all_true;
TN_NODISCARD static inline tn_status tni_read__is_all_true(const tn_call *call,
    const StableIValue *args, tni_args__is_all_true *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* _is_any_true(Tensor self) -> Tensor */
typedef struct tni_args__is_any_true {
    tn_tensor *self;
} tni_args__is_any_true;
TN_NODISCARD static inline tn_status tni_read__is_any_true(const tn_call *call,
    const StableIValue *args, tni_args__is_any_true *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* _log_softmax_backward_data.out(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__log_softmax_backward_data_out {
    tn_tensor *grad_output;
    tn_tensor *output;
    int64_t dim;
    tn_dtype input_dtype;
    tn_tensor *out;
} tni_args__log_softmax_backward_data_out;
TN_NODISCARD static inline tn_status tni_read__log_softmax_backward_data_out(const tn_call *call,
    const StableIValue *args, tni_args__log_softmax_backward_data_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->output));
    in->dim = tni_arg_int(args[2]);
    in->input_dtype = tni_arg_dtype(args[3]);
    in->out = NULL;
    return TN_OK;
}

/* _log_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__log_softmax_out {
    tn_tensor *self;
    int64_t dim;
    bool half_to_float;
    tn_tensor *out;
} tni_args__log_softmax_out;
TN_NODISCARD static inline tn_status tni_read__log_softmax_out(const tn_call *call,
    const StableIValue *args, tni_args__log_softmax_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->half_to_float = tni_arg_bool(args[2]);
    in->out = NULL;
    return TN_OK;
}

/* _logcumsumexp(Tensor self, int dim) -> Tensor */
typedef struct tni_args__logcumsumexp {
    tn_tensor *self;
    int64_t dim;
} tni_args__logcumsumexp;
TN_NODISCARD static inline tn_status tni_read__logcumsumexp(const tn_call *call,
    const StableIValue *args, tni_args__logcumsumexp *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

/* _safe_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor */
typedef struct tni_args__safe_softmax {
    tn_tensor *self;
    int64_t dim;
    tn_dtype dtype;
} tni_args__safe_softmax;
TN_NODISCARD static inline tn_status tni_read__safe_softmax(const tn_call *call,
    const StableIValue *args, tni_args__safe_softmax *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    return TN_OK;
}

/* _segment_reduce_backward(Tensor grad, Tensor output, Tensor data, str reduce, *, Tensor? lengths=None, Tensor? offsets=None, int axis=0, Scalar? initial=None) -> Tensor */
typedef struct tni_args__segment_reduce_backward {
    tn_tensor *grad;
    tn_tensor *output;
    tn_tensor *data;
    const tni_string *reduce;
    tn_tensor *lengths;
    tn_tensor *offsets;
    int64_t axis;
    const tni_scalar *initial;
} tni_args__segment_reduce_backward;
TN_NODISCARD static inline tn_status tni_read__segment_reduce_backward(const tn_call *call,
    const StableIValue *args, tni_args__segment_reduce_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->output));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->data));
    in->reduce = tni_arg_string(args[3]);
    in->lengths = tni_arg_maybe_handle(args[4]);
    in->offsets = tni_arg_maybe_handle(args[5]);
    in->axis = tni_arg_int(args[6]);
    in->initial = tni_arg_maybe_scalar(args[7]);
    return TN_OK;
}

/* _softmax_backward_data.out(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args__softmax_backward_data_out {
    tn_tensor *grad_output;
    tn_tensor *output;
    int64_t dim;
    tn_dtype input_dtype;
    tn_tensor *grad_input;
} tni_args__softmax_backward_data_out;
TN_NODISCARD static inline tn_status tni_read__softmax_backward_data_out(const tn_call *call,
    const StableIValue *args, tni_args__softmax_backward_data_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->output));
    in->dim = tni_arg_int(args[2]);
    in->input_dtype = tni_arg_dtype(args[3]);
    in->grad_input = NULL;
    return TN_OK;
}

/* _softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__softmax_out {
    tn_tensor *self;
    int64_t dim;
    bool half_to_float;
    tn_tensor *out;
} tni_args__softmax_out;
TN_NODISCARD static inline tn_status tni_read__softmax_out(const tn_call *call,
    const StableIValue *args, tni_args__softmax_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->half_to_float = tni_arg_bool(args[2]);
    in->out = NULL;
    return TN_OK;
}

/* all.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_all_all_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_all_all_out;
TN_NODISCARD static inline tn_status tni_read_all_all_out(const tn_call *call,
    const StableIValue *args, tni_args_all_all_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* all.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_all_dims_out {
    tn_tensor *self;
    tni_ints dim;
    bool keepdim;
    tn_tensor *out;
} tni_args_all_dims_out;
TN_NODISCARD static inline tn_status tni_read_all_dims_out(const tn_call *call,
    const StableIValue *args, tni_args_all_dims_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    in->out = NULL;
    return TN_OK;
}

/* all.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_all_out {
    tn_tensor *self;
    int64_t dim;
    bool keepdim;
    tn_tensor *out;
} tni_args_all_out;
TN_NODISCARD static inline tn_status tni_read_all_out(const tn_call *call,
    const StableIValue *args, tni_args_all_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    in->out = NULL;
    return TN_OK;
}

/* amax.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_amax_out {
    tn_tensor *self;
    tni_ints dim;
    bool keepdim;
    tn_tensor *out;
} tni_args_amax_out;
TN_NODISCARD static inline tn_status tni_read_amax_out(const tn_call *call,
    const StableIValue *args, tni_args_amax_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_ints(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    in->out = NULL;
    return TN_OK;
}

/* amin.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_amin_out {
    tn_tensor *self;
    tni_ints dim;
    bool keepdim;
    tn_tensor *out;
} tni_args_amin_out;
TN_NODISCARD static inline tn_status tni_read_amin_out(const tn_call *call,
    const StableIValue *args, tni_args_amin_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_ints(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    in->out = NULL;
    return TN_OK;
}

/* aminmax.out(Tensor self, *, int? dim=None, bool keepdim=False, Tensor(a!) min, Tensor(b!) max) -> (Tensor(a!) min, Tensor(b!) max) */
typedef struct tni_args_aminmax_out {
    tn_tensor *self;
    tni_maybe_int dim;
    bool keepdim;
    tn_tensor *min;
    tn_tensor *max;
} tni_args_aminmax_out;
TN_NODISCARD static inline tn_status tni_read_aminmax_out(const tn_call *call,
    const StableIValue *args, tni_args_aminmax_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_int(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    in->min = NULL;
    in->max = NULL;
    return TN_OK;
}

/* any.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_any_all_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_any_all_out;
TN_NODISCARD static inline tn_status tni_read_any_all_out(const tn_call *call,
    const StableIValue *args, tni_args_any_all_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* any.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_any_dims_out {
    tn_tensor *self;
    tni_ints dim;
    bool keepdim;
    tn_tensor *out;
} tni_args_any_dims_out;
TN_NODISCARD static inline tn_status tni_read_any_dims_out(const tn_call *call,
    const StableIValue *args, tni_args_any_dims_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    in->out = NULL;
    return TN_OK;
}

/* any.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_any_out {
    tn_tensor *self;
    int64_t dim;
    bool keepdim;
    tn_tensor *out;
} tni_args_any_out;
TN_NODISCARD static inline tn_status tni_read_any_out(const tn_call *call,
    const StableIValue *args, tni_args_any_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    in->out = NULL;
    return TN_OK;
}

/* argmax.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_argmax_out {
    tn_tensor *self;
    tni_maybe_int dim;
    bool keepdim;
    tn_tensor *out;
} tni_args_argmax_out;
TN_NODISCARD static inline tn_status tni_read_argmax_out(const tn_call *call,
    const StableIValue *args, tni_args_argmax_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_int(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    in->out = NULL;
    return TN_OK;
}

/* argmin.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_argmin_out {
    tn_tensor *self;
    tni_maybe_int dim;
    bool keepdim;
    tn_tensor *out;
} tni_args_argmin_out;
TN_NODISCARD static inline tn_status tni_read_argmin_out(const tn_call *call,
    const StableIValue *args, tni_args_argmin_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_int(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    in->out = NULL;
    return TN_OK;
}

/* bincount(Tensor self, Tensor? weights=None, SymInt minlength=0) -> Tensor */
typedef struct tni_args_bincount {
    tn_tensor *self;
    tn_tensor *weights;
    int64_t minlength;
} tni_args_bincount;
TN_NODISCARD static inline tn_status tni_read_bincount(const tn_call *call,
    const StableIValue *args, tni_args_bincount *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->weights = tni_arg_maybe_handle(args[1]);
    in->minlength = tni_arg_int(args[2]);
    return TN_OK;
}

/* corrcoef(Tensor self) -> Tensor */
typedef struct tni_args_corrcoef {
    tn_tensor *self;
} tni_args_corrcoef;
TN_NODISCARD static inline tn_status tni_read_corrcoef(const tn_call *call,
    const StableIValue *args, tni_args_corrcoef *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* count_nonzero(Tensor self, int? dim=None) -> Tensor */
typedef struct tni_args_count_nonzero {
    tn_tensor *self;
    tni_maybe_int dim;
} tni_args_count_nonzero;
TN_NODISCARD static inline tn_status tni_read_count_nonzero(const tn_call *call,
    const StableIValue *args, tni_args_count_nonzero *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_int(args[1]);
    return TN_OK;
}

/* count_nonzero.dim_IntList(Tensor self, int[] dim) -> Tensor */
typedef struct tni_args_count_nonzero_dim_IntList {
    tn_tensor *self;
    tni_ints dim;
} tni_args_count_nonzero_dim_IntList;
TN_NODISCARD static inline tn_status tni_read_count_nonzero_dim_IntList(const tn_call *call,
    const StableIValue *args, tni_args_count_nonzero_dim_IntList *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_ints(args[1]);
    return TN_OK;
}

/* cov(Tensor self, *, int correction=1, Tensor? fweights=None, Tensor? aweights=None) -> Tensor */
typedef struct tni_args_cov {
    tn_tensor *self;
    int64_t correction;
    tn_tensor *fweights;
    tn_tensor *aweights;
} tni_args_cov;
TN_NODISCARD static inline tn_status tni_read_cov(const tn_call *call,
    const StableIValue *args, tni_args_cov *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->correction = tni_arg_int(args[1]);
    in->fweights = tni_arg_maybe_handle(args[2]);
    in->aweights = tni_arg_maybe_handle(args[3]);
    return TN_OK;
}

/* cummax(Tensor self, int dim) -> (Tensor values, Tensor indices) */
typedef struct tni_args_cummax {
    tn_tensor *self;
    int64_t dim;
} tni_args_cummax;
TN_NODISCARD static inline tn_status tni_read_cummax(const tn_call *call,
    const StableIValue *args, tni_args_cummax *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

/* cummin(Tensor self, int dim) -> (Tensor values, Tensor indices) */
typedef struct tni_args_cummin {
    tn_tensor *self;
    int64_t dim;
} tni_args_cummin;
TN_NODISCARD static inline tn_status tni_read_cummin(const tn_call *call,
    const StableIValue *args, tni_args_cummin *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

/* cumprod.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_cumprod_out {
    tn_tensor *self;
    int64_t dim;
    tn_dtype dtype;
    tn_tensor *out;
} tni_args_cumprod_out;
TN_NODISCARD static inline tn_status tni_read_cumprod_out(const tn_call *call,
    const StableIValue *args, tni_args_cumprod_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    in->out = NULL;
    return TN_OK;
}

/* cumsum.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_cumsum_out {
    tn_tensor *self;
    int64_t dim;
    tn_dtype dtype;
    tn_tensor *out;
} tni_args_cumsum_out;
TN_NODISCARD static inline tn_status tni_read_cumsum_out(const tn_call *call,
    const StableIValue *args, tni_args_cumsum_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    in->out = NULL;
    return TN_OK;
}

/* cumulative_trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor */
typedef struct tni_args_cumulative_trapezoid_dx {
    tn_tensor *y;
    const tni_scalar *dx;
    int64_t dim;
} tni_args_cumulative_trapezoid_dx;
TN_NODISCARD static inline tn_status tni_read_cumulative_trapezoid_dx(const tn_call *call,
    const StableIValue *args, tni_args_cumulative_trapezoid_dx *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->y));
    in->dx = tni_arg_scalar(args[1]);
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* cumulative_trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor */
typedef struct tni_args_cumulative_trapezoid_x {
    tn_tensor *y;
    tn_tensor *x;
    int64_t dim;
} tni_args_cumulative_trapezoid_x;
TN_NODISCARD static inline tn_status tni_read_cumulative_trapezoid_x(const tn_call *call,
    const StableIValue *args, tni_args_cumulative_trapezoid_x *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->y));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->x));
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor */
typedef struct tni_args_diff {
    tn_tensor *self;
    int64_t n;
    int64_t dim;
    tn_tensor *prepend;
    tn_tensor *append;
} tni_args_diff;
TN_NODISCARD static inline tn_status tni_read_diff(const tn_call *call,
    const StableIValue *args, tni_args_diff *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->n = tni_arg_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->prepend = tni_arg_maybe_handle(args[3]);
    in->append = tni_arg_maybe_handle(args[4]);
    return TN_OK;
}

/* diff.out(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_diff_out {
    tn_tensor *self;
    int64_t n;
    int64_t dim;
    tn_tensor *prepend;
    tn_tensor *append;
    tn_tensor *out;
} tni_args_diff_out;
TN_NODISCARD static inline tn_status tni_read_diff_out(const tn_call *call,
    const StableIValue *args, tni_args_diff_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->n = tni_arg_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->prepend = tni_arg_maybe_handle(args[3]);
    in->append = tni_arg_maybe_handle(args[4]);
    TN_TRY(tni_arg_tensor(call, args, 5, &in->out));
    return TN_OK;
}

/* dist(Tensor self, Tensor other, Scalar p=2) -> Tensor */
typedef struct tni_args_dist {
    tn_tensor *self;
    tn_tensor *other;
    const tni_scalar *p;
} tni_args_dist;
TN_NODISCARD static inline tn_status tni_read_dist(const tn_call *call,
    const StableIValue *args, tni_args_dist *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->p = tni_arg_scalar(args[2]);
    return TN_OK;
}

/* equal(Tensor self, Tensor other) -> bool */
typedef struct tni_args_equal {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_equal;
TN_NODISCARD static inline tn_status tni_read_equal(const tn_call *call,
    const StableIValue *args, tni_args_equal *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* gradient.array(Tensor self, *, int[] dim, int edge_order=1) -> Tensor[] */
typedef struct tni_args_gradient_array {
    tn_tensor *self;
    tni_ints dim;
    int64_t edge_order;
} tni_args_gradient_array;
TN_NODISCARD static inline tn_status tni_read_gradient_array(const tn_call *call,
    const StableIValue *args, tni_args_gradient_array *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_ints(args[1]);
    in->edge_order = tni_arg_int(args[2]);
    return TN_OK;
}

/* gradient.scalararray(Tensor self, *, Scalar spacing, int[] dim, int edge_order=1) -> Tensor[] */
typedef struct tni_args_gradient_scalararray {
    tn_tensor *self;
    const tni_scalar *spacing;
    tni_ints dim;
    int64_t edge_order;
} tni_args_gradient_scalararray;
TN_NODISCARD static inline tn_status tni_read_gradient_scalararray(const tn_call *call,
    const StableIValue *args, tni_args_gradient_scalararray *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->spacing = tni_arg_scalar(args[1]);
    in->dim = tni_arg_ints(args[2]);
    in->edge_order = tni_arg_int(args[3]);
    return TN_OK;
}

/* gradient.scalarint(Tensor self, *, Scalar? spacing=None, int? dim=None, int edge_order=1) -> Tensor[] */
typedef struct tni_args_gradient_scalarint {
    tn_tensor *self;
    const tni_scalar *spacing;
    tni_maybe_int dim;
    int64_t edge_order;
} tni_args_gradient_scalarint;
TN_NODISCARD static inline tn_status tni_read_gradient_scalarint(const tn_call *call,
    const StableIValue *args, tni_args_gradient_scalarint *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->spacing = tni_arg_maybe_scalar(args[1]);
    in->dim = tni_arg_maybe_int(args[2]);
    in->edge_order = tni_arg_int(args[3]);
    return TN_OK;
}

/* gradient.scalarrayarray(Tensor self, *, Scalar[] spacing, int[] dim, int edge_order=1) -> Tensor[] */
typedef struct tni_args_gradient_scalarrayarray {
    tn_tensor *self;
    const tni_list *spacing;
    tni_ints dim;
    int64_t edge_order;
} tni_args_gradient_scalarrayarray;
TN_NODISCARD static inline tn_status tni_read_gradient_scalarrayarray(const tn_call *call,
    const StableIValue *args, tni_args_gradient_scalarrayarray *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->spacing = tni_arg_list(args[1]);
    in->dim = tni_arg_ints(args[2]);
    in->edge_order = tni_arg_int(args[3]);
    return TN_OK;
}

/* gradient.scalarrayint(Tensor self, *, Scalar[] spacing, int? dim=None, int edge_order=1) -> Tensor[] */
typedef struct tni_args_gradient_scalarrayint {
    tn_tensor *self;
    const tni_list *spacing;
    tni_maybe_int dim;
    int64_t edge_order;
} tni_args_gradient_scalarrayint;
TN_NODISCARD static inline tn_status tni_read_gradient_scalarrayint(const tn_call *call,
    const StableIValue *args, tni_args_gradient_scalarrayint *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->spacing = tni_arg_list(args[1]);
    in->dim = tni_arg_maybe_int(args[2]);
    in->edge_order = tni_arg_int(args[3]);
    return TN_OK;
}

/* gradient.tensorarray(Tensor self, *, Tensor[] spacing, int[] dim, int edge_order=1) -> Tensor[] */
typedef struct tni_args_gradient_tensorarray {
    tn_tensor *self;
    const tni_list *spacing;
    tni_ints dim;
    int64_t edge_order;
} tni_args_gradient_tensorarray;
TN_NODISCARD static inline tn_status tni_read_gradient_tensorarray(const tn_call *call,
    const StableIValue *args, tni_args_gradient_tensorarray *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->spacing = tni_arg_list(args[1]);
    TN_TRY(tni_check_tensors(call, 1, in->spacing));
    in->dim = tni_arg_ints(args[2]);
    in->edge_order = tni_arg_int(args[3]);
    return TN_OK;
}

/* gradient.tensorarrayint(Tensor self, *, Tensor[] spacing, int? dim=None, int edge_order=1) -> Tensor[] */
typedef struct tni_args_gradient_tensorarrayint {
    tn_tensor *self;
    const tni_list *spacing;
    tni_maybe_int dim;
    int64_t edge_order;
} tni_args_gradient_tensorarrayint;
TN_NODISCARD static inline tn_status tni_read_gradient_tensorarrayint(const tn_call *call,
    const StableIValue *args, tni_args_gradient_tensorarrayint *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->spacing = tni_arg_list(args[1]);
    TN_TRY(tni_check_tensors(call, 1, in->spacing));
    in->dim = tni_arg_maybe_int(args[2]);
    in->edge_order = tni_arg_int(args[3]);
    return TN_OK;
}

/* hash_tensor.out(Tensor self, int[1] dim=[], *, bool keepdim=False, int mode=0, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_hash_tensor_out {
    tn_tensor *self;
    tni_ints dim;
    bool keepdim;
    int64_t mode;
    tn_tensor *out;
} tni_args_hash_tensor_out;
TN_NODISCARD static inline tn_status tni_read_hash_tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_hash_tensor_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_ints(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    in->mode = tni_arg_int(args[3]);
    in->out = NULL;
    return TN_OK;
}

/* histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor */
typedef struct tni_args_histc {
    tn_tensor *self;
    int64_t bins;
    const tni_scalar *min;
    const tni_scalar *max;
} tni_args_histc;
TN_NODISCARD static inline tn_status tni_read_histc(const tn_call *call,
    const StableIValue *args, tni_args_histc *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->bins = tni_arg_int(args[1]);
    in->min = tni_arg_scalar(args[2]);
    in->max = tni_arg_scalar(args[3]);
    return TN_OK;
}

/* histogram.bin_ct(Tensor self, int bins=100, *, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges) */
typedef struct tni_args_histogram_bin_ct {
    tn_tensor *self;
    int64_t bins;
    const tni_list *range;
    tn_tensor *weight;
    bool density;
} tni_args_histogram_bin_ct;
TN_NODISCARD static inline tn_status tni_read_histogram_bin_ct(const tn_call *call,
    const StableIValue *args, tni_args_histogram_bin_ct *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->bins = tni_arg_int(args[1]);
    in->range = tni_arg_maybe_list(args[2]);
    in->weight = tni_arg_maybe_handle(args[3]);
    in->density = tni_arg_bool(args[4]);
    return TN_OK;
}

/* histogram.bins_tensor(Tensor self, Tensor bins, *, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges) */
typedef struct tni_args_histogram_bins_tensor {
    tn_tensor *self;
    tn_tensor *bins;
    tn_tensor *weight;
    bool density;
} tni_args_histogram_bins_tensor;
TN_NODISCARD static inline tn_status tni_read_histogram_bins_tensor(const tn_call *call,
    const StableIValue *args, tni_args_histogram_bins_tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->bins));
    in->weight = tni_arg_maybe_handle(args[2]);
    in->density = tni_arg_bool(args[3]);
    return TN_OK;
}

/* histogramdd(Tensor self, int[] bins, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor[] bin_edges) */
typedef struct tni_args_histogramdd {
    tn_tensor *self;
    tni_ints bins;
    const tni_list *range;
    tn_tensor *weight;
    bool density;
} tni_args_histogramdd;
TN_NODISCARD static inline tn_status tni_read_histogramdd(const tn_call *call,
    const StableIValue *args, tni_args_histogramdd *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->bins = tni_arg_ints(args[1]);
    in->range = tni_arg_maybe_list(args[2]);
    in->weight = tni_arg_maybe_handle(args[3]);
    in->density = tni_arg_bool(args[4]);
    return TN_OK;
}

/* histogramdd.TensorList_bins(Tensor self, Tensor[] bins, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor[] bin_edges) */
typedef struct tni_args_histogramdd_TensorList_bins {
    tn_tensor *self;
    const tni_list *bins;
    const tni_list *range;
    tn_tensor *weight;
    bool density;
} tni_args_histogramdd_TensorList_bins;
TN_NODISCARD static inline tn_status tni_read_histogramdd_TensorList_bins(const tn_call *call,
    const StableIValue *args, tni_args_histogramdd_TensorList_bins *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->bins = tni_arg_list(args[1]);
    TN_TRY(tni_check_tensors(call, 1, in->bins));
    in->range = tni_arg_maybe_list(args[2]);
    in->weight = tni_arg_maybe_handle(args[3]);
    in->density = tni_arg_bool(args[4]);
    return TN_OK;
}

/* histogramdd.int_bins(Tensor self, int bins, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor[] bin_edges) */
typedef struct tni_args_histogramdd_int_bins {
    tn_tensor *self;
    int64_t bins;
    const tni_list *range;
    tn_tensor *weight;
    bool density;
} tni_args_histogramdd_int_bins;
TN_NODISCARD static inline tn_status tni_read_histogramdd_int_bins(const tn_call *call,
    const StableIValue *args, tni_args_histogramdd_int_bins *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->bins = tni_arg_int(args[1]);
    in->range = tni_arg_maybe_list(args[2]);
    in->weight = tni_arg_maybe_handle(args[3]);
    in->density = tni_arg_bool(args[4]);
    return TN_OK;
}

/* is_nonzero(Tensor self) -> bool */
typedef struct tni_args_is_nonzero {
    tn_tensor *self;
} tni_args_is_nonzero;
TN_NODISCARD static inline tn_status tni_read_is_nonzero(const tn_call *call,
    const StableIValue *args, tni_args_is_nonzero *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* linalg_vector_norm.out(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_linalg_vector_norm_out {
    tn_tensor *self;
    const tni_scalar *ord;
    tni_ints dim;
    bool keepdim;
    tn_dtype dtype;
    tn_tensor *out;
} tni_args_linalg_vector_norm_out;
TN_NODISCARD static inline tn_status tni_read_linalg_vector_norm_out(const tn_call *call,
    const StableIValue *args, tni_args_linalg_vector_norm_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->ord = tni_arg_scalar(args[1]);
    in->dim = tni_arg_maybe_ints(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    in->dtype = tni_arg_maybe_dtype(args[4]);
    in->out = NULL;
    return TN_OK;
}

/* log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor */
typedef struct tni_args_log_softmax_int {
    tn_tensor *self;
    int64_t dim;
    tn_dtype dtype;
} tni_args_log_softmax_int;
TN_NODISCARD static inline tn_status tni_read_log_softmax_int(const tn_call *call,
    const StableIValue *args, tni_args_log_softmax_int *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    return TN_OK;
}

/* logcumsumexp(Tensor self, int dim) -> Tensor */
typedef struct tni_args_logcumsumexp {
    tn_tensor *self;
    int64_t dim;
} tni_args_logcumsumexp;
TN_NODISCARD static inline tn_status tni_read_logcumsumexp(const tn_call *call,
    const StableIValue *args, tni_args_logcumsumexp *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

/* logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor */
typedef struct tni_args_logsumexp {
    tn_tensor *self;
    tni_ints dim;
    bool keepdim;
} tni_args_logsumexp;
TN_NODISCARD static inline tn_status tni_read_logsumexp(const tn_call *call,
    const StableIValue *args, tni_args_logsumexp *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_ints(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    return TN_OK;
}

/* logsumexp.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_logsumexp_out {
    tn_tensor *self;
    tni_ints dim;
    bool keepdim;
    tn_tensor *out;
} tni_args_logsumexp_out;
TN_NODISCARD static inline tn_status tni_read_logsumexp_out(const tn_call *call,
    const StableIValue *args, tni_args_logsumexp_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_ints(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* max(Tensor self) -> Tensor */
typedef struct tni_args_max {
    tn_tensor *self;
} tni_args_max;
TN_NODISCARD static inline tn_status tni_read_max(const tn_call *call,
    const StableIValue *args, tni_args_max *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values) -> (Tensor(a!) values, Tensor(b!) indices) */
typedef struct tni_args_max_dim_max {
    tn_tensor *self;
    int64_t dim;
    bool keepdim;
    tn_tensor *max;
    tn_tensor *max_values;
} tni_args_max_dim_max;
TN_NODISCARD static inline tn_status tni_read_max_dim_max(const tn_call *call,
    const StableIValue *args, tni_args_max_dim_max *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    in->max = NULL;
    in->max_values = NULL;
    return TN_OK;
}

/* mean(Tensor self, *, ScalarType? dtype=None) -> Tensor */
typedef struct tni_args_mean {
    tn_tensor *self;
    tn_dtype dtype;
} tni_args_mean;
TN_NODISCARD static inline tn_status tni_read_mean(const tn_call *call,
    const StableIValue *args, tni_args_mean *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dtype = tni_arg_maybe_dtype(args[1]);
    return TN_OK;
}

/* mean.dtype_out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_mean_dtype_out {
    tn_tensor *self;
    tn_dtype dtype;
    tn_tensor *out;
} tni_args_mean_dtype_out;
TN_NODISCARD static inline tn_status tni_read_mean_dtype_out(const tn_call *call,
    const StableIValue *args, tni_args_mean_dtype_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dtype = tni_arg_maybe_dtype(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_mean_out {
    tn_tensor *self;
    tni_ints dim;
    bool keepdim;
    tn_dtype dtype;
    tn_tensor *out;
} tni_args_mean_out;
TN_NODISCARD static inline tn_status tni_read_mean_out(const tn_call *call,
    const StableIValue *args, tni_args_mean_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    in->dtype = tni_arg_maybe_dtype(args[3]);
    in->out = NULL;
    return TN_OK;
}

/* min(Tensor self) -> Tensor */
typedef struct tni_args_min {
    tn_tensor *self;
} tni_args_min;
TN_NODISCARD static inline tn_status tni_read_min(const tn_call *call,
    const StableIValue *args, tni_args_min *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* min.dim_min(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) min, Tensor(b!) min_indices) -> (Tensor(a!) values, Tensor(b!) indices) */
typedef struct tni_args_min_dim_min {
    tn_tensor *self;
    int64_t dim;
    bool keepdim;
    tn_tensor *min;
    tn_tensor *min_indices;
} tni_args_min_dim_min;
TN_NODISCARD static inline tn_status tni_read_min_dim_min(const tn_call *call,
    const StableIValue *args, tni_args_min_dim_min *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    in->min = NULL;
    in->min_indices = NULL;
    return TN_OK;
}

/* nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor */
typedef struct tni_args_nanmean {
    tn_tensor *self;
    tni_ints dim;
    bool keepdim;
    tn_dtype dtype;
} tni_args_nanmean;
TN_NODISCARD static inline tn_status tni_read_nanmean(const tn_call *call,
    const StableIValue *args, tni_args_nanmean *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    in->dtype = tni_arg_maybe_dtype(args[3]);
    return TN_OK;
}

/* nanmean.out(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_nanmean_out {
    tn_tensor *self;
    tni_ints dim;
    bool keepdim;
    tn_dtype dtype;
    tn_tensor *out;
} tni_args_nanmean_out;
TN_NODISCARD static inline tn_status tni_read_nanmean_out(const tn_call *call,
    const StableIValue *args, tni_args_nanmean_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    in->dtype = tni_arg_maybe_dtype(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* nanquantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor */
typedef struct tni_args_nanquantile {
    tn_tensor *self;
    tn_tensor *q;
    tni_maybe_int dim;
    bool keepdim;
    const tni_string *interpolation;
} tni_args_nanquantile;
TN_NODISCARD static inline tn_status tni_read_nanquantile(const tn_call *call,
    const StableIValue *args, tni_args_nanquantile *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->q));
    in->dim = tni_arg_maybe_int(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    in->interpolation = tni_arg_string(args[4]);
    return TN_OK;
}

/* nanquantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor */
typedef struct tni_args_nanquantile_scalar {
    tn_tensor *self;
    double q;
    tni_maybe_int dim;
    bool keepdim;
    const tni_string *interpolation;
} tni_args_nanquantile_scalar;
TN_NODISCARD static inline tn_status tni_read_nanquantile_scalar(const tn_call *call,
    const StableIValue *args, tni_args_nanquantile_scalar *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->q = tni_arg_double(args[1]);
    in->dim = tni_arg_maybe_int(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    in->interpolation = tni_arg_string(args[4]);
    return TN_OK;
}

/* nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor */
typedef struct tni_args_nansum {
    tn_tensor *self;
    tni_ints dim;
    bool keepdim;
    tn_dtype dtype;
} tni_args_nansum;
TN_NODISCARD static inline tn_status tni_read_nansum(const tn_call *call,
    const StableIValue *args, tni_args_nansum *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    in->dtype = tni_arg_maybe_dtype(args[3]);
    return TN_OK;
}

/* norm.Scalar(Tensor self, Scalar p=2) -> Tensor */
typedef struct tni_args_norm_Scalar {
    tn_tensor *self;
    const tni_scalar *p;
} tni_args_norm_Scalar;
TN_NODISCARD static inline tn_status tni_read_norm_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_norm_Scalar *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->p = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor */
typedef struct tni_args_norm_ScalarOpt_dtype {
    tn_tensor *self;
    const tni_scalar *p;
    tn_dtype dtype;
} tni_args_norm_ScalarOpt_dtype;
TN_NODISCARD static inline tn_status tni_read_norm_ScalarOpt_dtype(const tn_call *call,
    const StableIValue *args, tni_args_norm_ScalarOpt_dtype *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->p = tni_arg_maybe_scalar(args[1]);
    in->dtype = tni_arg_dtype(args[2]);
    return TN_OK;
}

/* norm.dtype_out(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_norm_dtype_out {
    tn_tensor *self;
    const tni_scalar *p;
    tni_ints dim;
    bool keepdim;
    tn_dtype dtype;
    tn_tensor *out;
} tni_args_norm_dtype_out;
TN_NODISCARD static inline tn_status tni_read_norm_dtype_out(const tn_call *call,
    const StableIValue *args, tni_args_norm_dtype_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->p = tni_arg_maybe_scalar(args[1]);
    in->dim = tni_arg_ints(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    in->dtype = tni_arg_dtype(args[4]);
    in->out = NULL;
    return TN_OK;
}

/* norm.out(Tensor self, Scalar? p, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_norm_out {
    tn_tensor *self;
    const tni_scalar *p;
    tni_ints dim;
    bool keepdim;
    tn_tensor *out;
} tni_args_norm_out;
TN_NODISCARD static inline tn_status tni_read_norm_out(const tn_call *call,
    const StableIValue *args, tni_args_norm_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->p = tni_arg_maybe_scalar(args[1]);
    in->dim = tni_arg_ints(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    in->out = NULL;
    return TN_OK;
}

/* prod(Tensor self, *, ScalarType? dtype=None) -> Tensor */
typedef struct tni_args_prod {
    tn_tensor *self;
    tn_dtype dtype;
} tni_args_prod;
TN_NODISCARD static inline tn_status tni_read_prod(const tn_call *call,
    const StableIValue *args, tni_args_prod *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dtype = tni_arg_maybe_dtype(args[1]);
    return TN_OK;
}

/* prod.int_out(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_prod_int_out {
    tn_tensor *self;
    int64_t dim;
    bool keepdim;
    tn_dtype dtype;
    tn_tensor *out;
} tni_args_prod_int_out;
TN_NODISCARD static inline tn_status tni_read_prod_int_out(const tn_call *call,
    const StableIValue *args, tni_args_prod_int_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    in->dtype = tni_arg_maybe_dtype(args[3]);
    in->out = NULL;
    return TN_OK;
}

/* quantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor */
typedef struct tni_args_quantile {
    tn_tensor *self;
    tn_tensor *q;
    tni_maybe_int dim;
    bool keepdim;
    const tni_string *interpolation;
} tni_args_quantile;
TN_NODISCARD static inline tn_status tni_read_quantile(const tn_call *call,
    const StableIValue *args, tni_args_quantile *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->q));
    in->dim = tni_arg_maybe_int(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    in->interpolation = tni_arg_string(args[4]);
    return TN_OK;
}

/* quantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor */
typedef struct tni_args_quantile_scalar {
    tn_tensor *self;
    double q;
    tni_maybe_int dim;
    bool keepdim;
    const tni_string *interpolation;
} tni_args_quantile_scalar;
TN_NODISCARD static inline tn_status tni_read_quantile_scalar(const tn_call *call,
    const StableIValue *args, tni_args_quantile_scalar *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->q = tni_arg_double(args[1]);
    in->dim = tni_arg_maybe_int(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    in->interpolation = tni_arg_string(args[4]);
    return TN_OK;
}

/* renorm.out(Tensor self, Scalar p, int dim, Scalar maxnorm, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_renorm_out {
    tn_tensor *self;
    const tni_scalar *p;
    int64_t dim;
    const tni_scalar *maxnorm;
    tn_tensor *out;
} tni_args_renorm_out;
TN_NODISCARD static inline tn_status tni_read_renorm_out(const tn_call *call,
    const StableIValue *args, tni_args_renorm_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->p = tni_arg_scalar(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->maxnorm = tni_arg_scalar(args[3]);
    in->out = NULL;
    return TN_OK;
}

/* segment_reduce(Tensor data, str reduce, *, Tensor? lengths=None, Tensor? indices=None, Tensor? offsets=None, int axis=0, bool unsafe=False, Scalar? initial=None) -> Tensor */
typedef struct tni_args_segment_reduce {
    tn_tensor *data;
    const tni_string *reduce;
    tn_tensor *lengths;
    tn_tensor *indices;
    tn_tensor *offsets;
    int64_t axis;
    bool unsafe;
    const tni_scalar *initial;
} tni_args_segment_reduce;
TN_NODISCARD static inline tn_status tni_read_segment_reduce(const tn_call *call,
    const StableIValue *args, tni_args_segment_reduce *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->data));
    in->reduce = tni_arg_string(args[1]);
    in->lengths = tni_arg_maybe_handle(args[2]);
    in->indices = tni_arg_maybe_handle(args[3]);
    in->offsets = tni_arg_maybe_handle(args[4]);
    in->axis = tni_arg_int(args[5]);
    in->unsafe = tni_arg_bool(args[6]);
    in->initial = tni_arg_maybe_scalar(args[7]);
    return TN_OK;
}

/* softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor */
typedef struct tni_args_softmax_int {
    tn_tensor *self;
    int64_t dim;
    tn_dtype dtype;
} tni_args_softmax_int;
TN_NODISCARD static inline tn_status tni_read_softmax_int(const tn_call *call,
    const StableIValue *args, tni_args_softmax_int *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    return TN_OK;
}

/* special_log_softmax(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor */
typedef struct tni_args_special_log_softmax {
    tn_tensor *self;
    int64_t dim;
    tn_dtype dtype;
} tni_args_special_log_softmax;
TN_NODISCARD static inline tn_status tni_read_special_log_softmax(const tn_call *call,
    const StableIValue *args, tni_args_special_log_softmax *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    return TN_OK;
}

/* special_logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor */
typedef struct tni_args_special_logsumexp {
    tn_tensor *self;
    tni_ints dim;
    bool keepdim;
} tni_args_special_logsumexp;
TN_NODISCARD static inline tn_status tni_read_special_logsumexp(const tn_call *call,
    const StableIValue *args, tni_args_special_logsumexp *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_ints(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    return TN_OK;
}

/* special_logsumexp.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_logsumexp_out {
    tn_tensor *self;
    tni_ints dim;
    bool keepdim;
    tn_tensor *out;
} tni_args_special_logsumexp_out;
TN_NODISCARD static inline tn_status tni_read_special_logsumexp_out(const tn_call *call,
    const StableIValue *args, tni_args_special_logsumexp_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_ints(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* special_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor */
typedef struct tni_args_special_softmax {
    tn_tensor *self;
    int64_t dim;
    tn_dtype dtype;
} tni_args_special_softmax;
TN_NODISCARD static inline tn_status tni_read_special_softmax(const tn_call *call,
    const StableIValue *args, tni_args_special_softmax *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    return TN_OK;
}

/* std(Tensor self, bool unbiased=True) -> Tensor */
typedef struct tni_args_std {
    tn_tensor *self;
    bool unbiased;
} tni_args_std;
TN_NODISCARD static inline tn_status tni_read_std(const tn_call *call,
    const StableIValue *args, tni_args_std *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->unbiased = tni_arg_bool(args[1]);
    return TN_OK;
}

/* std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor */
typedef struct tni_args_std_correction {
    tn_tensor *self;
    tni_ints dim;
    const tni_scalar *correction;
    bool keepdim;
} tni_args_std_correction;
TN_NODISCARD static inline tn_status tni_read_std_correction(const tn_call *call,
    const StableIValue *args, tni_args_std_correction *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    in->correction = tni_arg_maybe_scalar(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    return TN_OK;
}

/* std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor */
typedef struct tni_args_std_dim {
    tn_tensor *self;
    tni_ints dim;
    bool unbiased;
    bool keepdim;
} tni_args_std_dim;
TN_NODISCARD static inline tn_status tni_read_std_dim(const tn_call *call,
    const StableIValue *args, tni_args_std_dim *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    in->unbiased = tni_arg_bool(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    return TN_OK;
}

/* std_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor) */
typedef struct tni_args_std_mean {
    tn_tensor *self;
    bool unbiased;
} tni_args_std_mean;
TN_NODISCARD static inline tn_status tni_read_std_mean(const tn_call *call,
    const StableIValue *args, tni_args_std_mean *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->unbiased = tni_arg_bool(args[1]);
    return TN_OK;
}

/* std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor) */
typedef struct tni_args_std_mean_correction {
    tn_tensor *self;
    tni_ints dim;
    const tni_scalar *correction;
    bool keepdim;
} tni_args_std_mean_correction;
TN_NODISCARD static inline tn_status tni_read_std_mean_correction(const tn_call *call,
    const StableIValue *args, tni_args_std_mean_correction *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    in->correction = tni_arg_maybe_scalar(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    return TN_OK;
}

/* std_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor) */
typedef struct tni_args_std_mean_dim {
    tn_tensor *self;
    tni_ints dim;
    bool unbiased;
    bool keepdim;
} tni_args_std_mean_dim;
TN_NODISCARD static inline tn_status tni_read_std_mean_dim(const tn_call *call,
    const StableIValue *args, tni_args_std_mean_dim *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    in->unbiased = tni_arg_bool(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    return TN_OK;
}

/* sum(Tensor self, *, ScalarType? dtype=None) -> Tensor */
typedef struct tni_args_sum {
    tn_tensor *self;
    tn_dtype dtype;
} tni_args_sum;
TN_NODISCARD static inline tn_status tni_read_sum(const tn_call *call,
    const StableIValue *args, tni_args_sum *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dtype = tni_arg_maybe_dtype(args[1]);
    return TN_OK;
}

/* sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_sum_IntList_out {
    tn_tensor *self;
    tni_ints dim;
    bool keepdim;
    tn_dtype dtype;
    tn_tensor *out;
} tni_args_sum_IntList_out;
TN_NODISCARD static inline tn_status tni_read_sum_IntList_out(const tn_call *call,
    const StableIValue *args, tni_args_sum_IntList_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    in->dtype = tni_arg_maybe_dtype(args[3]);
    in->out = NULL;
    return TN_OK;
}

/* trace(Tensor self) -> Tensor */
typedef struct tni_args_trace {
    tn_tensor *self;
} tni_args_trace;
TN_NODISCARD static inline tn_status tni_read_trace(const tn_call *call,
    const StableIValue *args, tni_args_trace *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor */
typedef struct tni_args_trapezoid_dx {
    tn_tensor *y;
    const tni_scalar *dx;
    int64_t dim;
} tni_args_trapezoid_dx;
TN_NODISCARD static inline tn_status tni_read_trapezoid_dx(const tn_call *call,
    const StableIValue *args, tni_args_trapezoid_dx *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->y));
    in->dx = tni_arg_scalar(args[1]);
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor */
typedef struct tni_args_trapezoid_x {
    tn_tensor *y;
    tn_tensor *x;
    int64_t dim;
} tni_args_trapezoid_x;
TN_NODISCARD static inline tn_status tni_read_trapezoid_x(const tn_call *call,
    const StableIValue *args, tni_args_trapezoid_x *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->y));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->x));
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* trapz.dx(Tensor y, *, float dx=1, int dim=-1) -> Tensor */
typedef struct tni_args_trapz_dx {
    tn_tensor *y;
    double dx;
    int64_t dim;
} tni_args_trapz_dx;
TN_NODISCARD static inline tn_status tni_read_trapz_dx(const tn_call *call,
    const StableIValue *args, tni_args_trapz_dx *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->y));
    in->dx = tni_arg_double(args[1]);
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* trapz.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor */
typedef struct tni_args_trapz_x {
    tn_tensor *y;
    tn_tensor *x;
    int64_t dim;
} tni_args_trapz_x;
TN_NODISCARD static inline tn_status tni_read_trapz_x(const tn_call *call,
    const StableIValue *args, tni_args_trapz_x *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->y));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->x));
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* var(Tensor self, bool unbiased=True) -> Tensor */
typedef struct tni_args_var {
    tn_tensor *self;
    bool unbiased;
} tni_args_var;
TN_NODISCARD static inline tn_status tni_read_var(const tn_call *call,
    const StableIValue *args, tni_args_var *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->unbiased = tni_arg_bool(args[1]);
    return TN_OK;
}

/* var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor */
typedef struct tni_args_var_correction {
    tn_tensor *self;
    tni_ints dim;
    const tni_scalar *correction;
    bool keepdim;
} tni_args_var_correction;
TN_NODISCARD static inline tn_status tni_read_var_correction(const tn_call *call,
    const StableIValue *args, tni_args_var_correction *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    in->correction = tni_arg_maybe_scalar(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    return TN_OK;
}

/* var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor */
typedef struct tni_args_var_dim {
    tn_tensor *self;
    tni_ints dim;
    bool unbiased;
    bool keepdim;
} tni_args_var_dim;
TN_NODISCARD static inline tn_status tni_read_var_dim(const tn_call *call,
    const StableIValue *args, tni_args_var_dim *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    in->unbiased = tni_arg_bool(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    return TN_OK;
}

/* var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor) */
typedef struct tni_args_var_mean {
    tn_tensor *self;
    bool unbiased;
} tni_args_var_mean;
TN_NODISCARD static inline tn_status tni_read_var_mean(const tn_call *call,
    const StableIValue *args, tni_args_var_mean *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->unbiased = tni_arg_bool(args[1]);
    return TN_OK;
}

/* var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor) */
typedef struct tni_args_var_mean_correction {
    tn_tensor *self;
    tni_ints dim;
    const tni_scalar *correction;
    bool keepdim;
} tni_args_var_mean_correction;
TN_NODISCARD static inline tn_status tni_read_var_mean_correction(const tn_call *call,
    const StableIValue *args, tni_args_var_mean_correction *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    in->correction = tni_arg_maybe_scalar(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    return TN_OK;
}

/* var_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor) */
typedef struct tni_args_var_mean_dim {
    tn_tensor *self;
    tni_ints dim;
    bool unbiased;
    bool keepdim;
} tni_args_var_mean_dim;
TN_NODISCARD static inline tn_status tni_read_var_mean_dim(const tn_call *call,
    const StableIValue *args, tni_args_var_mean_dim *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    in->unbiased = tni_arg_bool(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    return TN_OK;
}

#endif
