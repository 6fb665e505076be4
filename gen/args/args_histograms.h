/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_HISTOGRAMS_H
#define TENON_ARGS_HISTOGRAMS_H

#include "kernels/core/kernel_core.h"

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

#endif
