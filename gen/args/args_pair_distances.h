/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_PAIR_DISTANCES_H
#define TENON_ARGS_PAIR_DISTANCES_H

#include "kernels/core/kernel_core.h"

/* _cdist_backward(Tensor grad, Tensor x1, Tensor x2, float p, Tensor cdist) -> Tensor */
typedef struct tni_args__cdist_backward {
    tn_tensor *grad;
    tn_tensor *x1;
    tn_tensor *x2;
    double p;
    tn_tensor *cdist;
} tni_args__cdist_backward;
TN_NODISCARD static inline tn_status tni_read__cdist_backward(const tn_call *call,
    const StableIValue *args, tni_args__cdist_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->x1));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->x2));
    in->p = tni_arg_double(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->cdist));
    return TN_OK;
}

/* _cdist_forward(Tensor x1, Tensor x2, float p, int? compute_mode) -> Tensor */
typedef struct tni_args__cdist_forward {
    tn_tensor *x1;
    tn_tensor *x2;
    double p;
    tni_maybe_int compute_mode;
} tni_args__cdist_forward;
TN_NODISCARD static inline tn_status tni_read__cdist_forward(const tn_call *call,
    const StableIValue *args, tni_args__cdist_forward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x1));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->x2));
    in->p = tni_arg_double(args[2]);
    in->compute_mode = tni_arg_maybe_int(args[3]);
    return TN_OK;
}

/* _euclidean_dist(Tensor x1, Tensor x2) -> Tensor */
typedef struct tni_args__euclidean_dist {
    tn_tensor *x1;
    tn_tensor *x2;
} tni_args__euclidean_dist;
TN_NODISCARD static inline tn_status tni_read__euclidean_dist(const tn_call *call,
    const StableIValue *args, tni_args__euclidean_dist *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x1));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->x2));
    return TN_OK;
}

/* _pdist_backward(Tensor grad, Tensor self, float p, Tensor pdist) -> Tensor */
typedef struct tni_args__pdist_backward {
    tn_tensor *grad;
    tn_tensor *self;
    double p;
    tn_tensor *pdist;
} tni_args__pdist_backward;
TN_NODISCARD static inline tn_status tni_read__pdist_backward(const tn_call *call,
    const StableIValue *args, tni_args__pdist_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->p = tni_arg_double(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->pdist));
    return TN_OK;
}

/* _pdist_forward(Tensor self, float p=2) -> Tensor */
typedef struct tni_args__pdist_forward {
    tn_tensor *self;
    double p;
} tni_args__pdist_forward;
TN_NODISCARD static inline tn_status tni_read__pdist_forward(const tn_call *call,
    const StableIValue *args, tni_args__pdist_forward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->p = tni_arg_double(args[1]);
    return TN_OK;
}

/* cdist(Tensor x1, Tensor x2, float p=2, int? compute_mode=None) -> Tensor */
typedef struct tni_args_cdist {
    tn_tensor *x1;
    tn_tensor *x2;
    double p;
    tni_maybe_int compute_mode;
} tni_args_cdist;
TN_NODISCARD static inline tn_status tni_read_cdist(const tn_call *call,
    const StableIValue *args, tni_args_cdist *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x1));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->x2));
    in->p = tni_arg_double(args[2]);
    in->compute_mode = tni_arg_maybe_int(args[3]);
    return TN_OK;
}

/* pdist(Tensor self, float p=2) -> Tensor */
typedef struct tni_args_pdist {
    tn_tensor *self;
    double p;
} tni_args_pdist;
TN_NODISCARD static inline tn_status tni_read_pdist(const tn_call *call,
    const StableIValue *args, tni_args_pdist *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->p = tni_arg_double(args[1]);
    return TN_OK;
}

#endif
