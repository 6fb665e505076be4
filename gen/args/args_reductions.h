/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_REDUCTIONS_H
#define TENON_ARGS_REDUCTIONS_H

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
