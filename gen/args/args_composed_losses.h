/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_COMPOSED_LOSSES_H
#define TENON_ARGS_COMPOSED_LOSSES_H

#include "kernels/core/kernel_core.h"

/* cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, int reduction=Mean) -> Tensor */
typedef struct tni_args_cosine_embedding_loss {
    tn_tensor *input1;
    tn_tensor *input2;
    tn_tensor *target;
    double margin;
    int64_t reduction;
} tni_args_cosine_embedding_loss;
TN_NODISCARD static inline tn_status tni_read_cosine_embedding_loss(const tn_call *call,
    const StableIValue *args, tni_args_cosine_embedding_loss *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input1));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->input2));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->target));
    in->margin = tni_arg_double(args[3]);
    in->reduction = tni_arg_int(args[4]);
    return TN_OK;
}

/* cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-08) -> Tensor */
typedef struct tni_args_cosine_similarity {
    tn_tensor *x1;
    tn_tensor *x2;
    int64_t dim;
    double eps;
} tni_args_cosine_similarity;
TN_NODISCARD static inline tn_status tni_read_cosine_similarity(const tn_call *call,
    const StableIValue *args, tni_args_cosine_similarity *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x1));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->x2));
    in->dim = tni_arg_int(args[2]);
    in->eps = tni_arg_double(args[3]);
    return TN_OK;
}

/* hinge_embedding_loss(Tensor self, Tensor target, float margin=1.0, int reduction=Mean) -> Tensor */
typedef struct tni_args_hinge_embedding_loss {
    tn_tensor *self;
    tn_tensor *target;
    double margin;
    int64_t reduction;
} tni_args_hinge_embedding_loss;
TN_NODISCARD static inline tn_status tni_read_hinge_embedding_loss(const tn_call *call,
    const StableIValue *args, tni_args_hinge_embedding_loss *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->margin = tni_arg_double(args[2]);
    in->reduction = tni_arg_int(args[3]);
    return TN_OK;
}

/* kl_div(Tensor self, Tensor target, int reduction=Mean, *, bool log_target=False) -> Tensor */
typedef struct tni_args_kl_div {
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
    bool log_target;
} tni_args_kl_div;
TN_NODISCARD static inline tn_status tni_read_kl_div(const tn_call *call,
    const StableIValue *args, tni_args_kl_div *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->reduction = tni_arg_int(args[2]);
    in->log_target = tni_arg_bool(args[3]);
    return TN_OK;
}

/* l1_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor */
typedef struct tni_args_l1_loss {
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
} tni_args_l1_loss;
TN_NODISCARD static inline tn_status tni_read_l1_loss(const tn_call *call,
    const StableIValue *args, tni_args_l1_loss *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->reduction = tni_arg_int(args[2]);
    return TN_OK;
}

/* margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, int reduction=Mean) -> Tensor */
typedef struct tni_args_margin_ranking_loss {
    tn_tensor *input1;
    tn_tensor *input2;
    tn_tensor *target;
    double margin;
    int64_t reduction;
} tni_args_margin_ranking_loss;
TN_NODISCARD static inline tn_status tni_read_margin_ranking_loss(const tn_call *call,
    const StableIValue *args, tni_args_margin_ranking_loss *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input1));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->input2));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->target));
    in->margin = tni_arg_double(args[3]);
    in->reduction = tni_arg_int(args[4]);
    return TN_OK;
}

/* pairwise_distance(Tensor x1, Tensor x2, float p=2, float eps=1e-06, bool keepdim=False) -> Tensor */
typedef struct tni_args_pairwise_distance {
    tn_tensor *x1;
    tn_tensor *x2;
    double p;
    double eps;
    bool keepdim;
} tni_args_pairwise_distance;
TN_NODISCARD static inline tn_status tni_read_pairwise_distance(const tn_call *call,
    const StableIValue *args, tni_args_pairwise_distance *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x1));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->x2));
    in->p = tni_arg_double(args[2]);
    in->eps = tni_arg_double(args[3]);
    in->keepdim = tni_arg_bool(args[4]);
    return TN_OK;
}

/* poisson_nll_loss(Tensor input, Tensor target, bool log_input, bool full, float eps, int reduction) -> Tensor */
typedef struct tni_args_poisson_nll_loss {
    tn_tensor *input;
    tn_tensor *target;
    bool log_input;
    bool full;
    double eps;
    int64_t reduction;
} tni_args_poisson_nll_loss;
TN_NODISCARD static inline tn_status tni_read_poisson_nll_loss(const tn_call *call,
    const StableIValue *args, tni_args_poisson_nll_loss *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->log_input = tni_arg_bool(args[2]);
    in->full = tni_arg_bool(args[3]);
    in->eps = tni_arg_double(args[4]);
    in->reduction = tni_arg_int(args[5]);
    return TN_OK;
}

/* triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, float margin=1.0, float p=2, float eps=1e-06, bool swap=False, int reduction=Mean) -> Tensor */
typedef struct tni_args_triplet_margin_loss {
    tn_tensor *anchor;
    tn_tensor *positive;
    tn_tensor *negative;
    double margin;
    double p;
    double eps;
    bool swap;
    int64_t reduction;
} tni_args_triplet_margin_loss;
TN_NODISCARD static inline tn_status tni_read_triplet_margin_loss(const tn_call *call,
    const StableIValue *args, tni_args_triplet_margin_loss *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->anchor));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->positive));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->negative));
    in->margin = tni_arg_double(args[3]);
    in->p = tni_arg_double(args[4]);
    in->eps = tni_arg_double(args[5]);
    in->swap = tni_arg_bool(args[6]);
    in->reduction = tni_arg_int(args[7]);
    return TN_OK;
}

#endif
