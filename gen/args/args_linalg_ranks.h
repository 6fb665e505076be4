/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_LINALG_RANKS_H
#define TENON_ARGS_LINALG_RANKS_H

#include "kernels/core/kernel_core.h"

/* linalg_cond(Tensor self, Scalar? p=None) -> Tensor */
typedef struct tni_args_linalg_cond {
    tn_tensor *self;
    const tni_scalar *p;
} tni_args_linalg_cond;
TN_NODISCARD static inline tn_status tni_read_linalg_cond(const tn_call *call,
    const StableIValue *args, tni_args_linalg_cond *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->p = tni_arg_maybe_scalar(args[1]);
    return TN_OK;
}

/* linalg_cond.p_str(Tensor self, str p) -> Tensor */
typedef struct tni_args_linalg_cond_p_str {
    tn_tensor *self;
    const tni_string *p;
} tni_args_linalg_cond_p_str;
TN_NODISCARD static inline tn_status tni_read_linalg_cond_p_str(const tn_call *call,
    const StableIValue *args, tni_args_linalg_cond_p_str *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->p = tni_arg_string(args[1]);
    return TN_OK;
}

/* linalg_matrix_rank(Tensor self, float tol, bool hermitian=False) -> Tensor */
typedef struct tni_args_linalg_matrix_rank {
    tn_tensor *self;
    double tol;
    bool hermitian;
} tni_args_linalg_matrix_rank;
TN_NODISCARD static inline tn_status tni_read_linalg_matrix_rank(const tn_call *call,
    const StableIValue *args, tni_args_linalg_matrix_rank *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->tol = tni_arg_double(args[1]);
    in->hermitian = tni_arg_bool(args[2]);
    return TN_OK;
}

/* linalg_matrix_rank.atol_rtol_float(Tensor self, *, float? atol=None, float? rtol=None, bool hermitian=False) -> Tensor */
typedef struct tni_args_linalg_matrix_rank_atol_rtol_float {
    tn_tensor *self;
    tni_maybe_double atol;
    tni_maybe_double rtol;
    bool hermitian;
} tni_args_linalg_matrix_rank_atol_rtol_float;
TN_NODISCARD static inline tn_status tni_read_linalg_matrix_rank_atol_rtol_float(const tn_call *call,
    const StableIValue *args, tni_args_linalg_matrix_rank_atol_rtol_float *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->atol = tni_arg_maybe_double(args[1]);
    in->rtol = tni_arg_maybe_double(args[2]);
    in->hermitian = tni_arg_bool(args[3]);
    return TN_OK;
}

/* linalg_matrix_rank.atol_rtol_tensor(Tensor input, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor */
typedef struct tni_args_linalg_matrix_rank_atol_rtol_tensor {
    tn_tensor *input;
    tn_tensor *atol;
    tn_tensor *rtol;
    bool hermitian;
} tni_args_linalg_matrix_rank_atol_rtol_tensor;
TN_NODISCARD static inline tn_status tni_read_linalg_matrix_rank_atol_rtol_tensor(const tn_call *call,
    const StableIValue *args, tni_args_linalg_matrix_rank_atol_rtol_tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->atol = tni_arg_maybe_handle(args[1]);
    in->rtol = tni_arg_maybe_handle(args[2]);
    in->hermitian = tni_arg_bool(args[3]);
    return TN_OK;
}

/* linalg_matrix_rank.tol_tensor(Tensor input, Tensor tol, bool hermitian=False) -> Tensor */
typedef struct tni_args_linalg_matrix_rank_tol_tensor {
    tn_tensor *input;
    tn_tensor *tol;
    bool hermitian;
} tni_args_linalg_matrix_rank_tol_tensor;
TN_NODISCARD static inline tn_status tni_read_linalg_matrix_rank_tol_tensor(const tn_call *call,
    const StableIValue *args, tni_args_linalg_matrix_rank_tol_tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->tol));
    in->hermitian = tni_arg_bool(args[2]);
    return TN_OK;
}

/* linalg_pinv(Tensor self, float rcond, bool hermitian=False) -> Tensor */
typedef struct tni_args_linalg_pinv {
    tn_tensor *self;
    double rcond;
    bool hermitian;
} tni_args_linalg_pinv;
TN_NODISCARD static inline tn_status tni_read_linalg_pinv(const tn_call *call,
    const StableIValue *args, tni_args_linalg_pinv *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->rcond = tni_arg_double(args[1]);
    in->hermitian = tni_arg_bool(args[2]);
    return TN_OK;
}

/* linalg_pinv.atol_rtol_float(Tensor self, *, float? atol=None, float? rtol=None, bool hermitian=False) -> Tensor */
typedef struct tni_args_linalg_pinv_atol_rtol_float {
    tn_tensor *self;
    tni_maybe_double atol;
    tni_maybe_double rtol;
    bool hermitian;
} tni_args_linalg_pinv_atol_rtol_float;
TN_NODISCARD static inline tn_status tni_read_linalg_pinv_atol_rtol_float(const tn_call *call,
    const StableIValue *args, tni_args_linalg_pinv_atol_rtol_float *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->atol = tni_arg_maybe_double(args[1]);
    in->rtol = tni_arg_maybe_double(args[2]);
    in->hermitian = tni_arg_bool(args[3]);
    return TN_OK;
}

/* linalg_pinv.atol_rtol_tensor(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor */
typedef struct tni_args_linalg_pinv_atol_rtol_tensor {
    tn_tensor *self;
    tn_tensor *atol;
    tn_tensor *rtol;
    bool hermitian;
} tni_args_linalg_pinv_atol_rtol_tensor;
TN_NODISCARD static inline tn_status tni_read_linalg_pinv_atol_rtol_tensor(const tn_call *call,
    const StableIValue *args, tni_args_linalg_pinv_atol_rtol_tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->atol = tni_arg_maybe_handle(args[1]);
    in->rtol = tni_arg_maybe_handle(args[2]);
    in->hermitian = tni_arg_bool(args[3]);
    return TN_OK;
}

/* linalg_pinv.rcond_tensor(Tensor self, Tensor rcond, bool hermitian=False) -> Tensor */
typedef struct tni_args_linalg_pinv_rcond_tensor {
    tn_tensor *self;
    tn_tensor *rcond;
    bool hermitian;
} tni_args_linalg_pinv_rcond_tensor;
TN_NODISCARD static inline tn_status tni_read_linalg_pinv_rcond_tensor(const tn_call *call,
    const StableIValue *args, tni_args_linalg_pinv_rcond_tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->rcond));
    in->hermitian = tni_arg_bool(args[2]);
    return TN_OK;
}

/* linalg_tensorsolve(Tensor self, Tensor other, int[]? dims=None) -> Tensor */
typedef struct tni_args_linalg_tensorsolve {
    tn_tensor *self;
    tn_tensor *other;
    tni_ints dims;
} tni_args_linalg_tensorsolve;
TN_NODISCARD static inline tn_status tni_read_linalg_tensorsolve(const tn_call *call,
    const StableIValue *args, tni_args_linalg_tensorsolve *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->dims = tni_arg_maybe_ints(args[2]);
    return TN_OK;
}

/* nuclear_norm(Tensor self, bool keepdim=False) -> Tensor */
typedef struct tni_args_nuclear_norm {
    tn_tensor *self;
    bool keepdim;
} tni_args_nuclear_norm;
TN_NODISCARD static inline tn_status tni_read_nuclear_norm(const tn_call *call,
    const StableIValue *args, tni_args_nuclear_norm *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->keepdim = tni_arg_bool(args[1]);
    return TN_OK;
}

/* nuclear_norm.dim(Tensor self, int[2] dim, bool keepdim=False) -> Tensor */
typedef struct tni_args_nuclear_norm_dim {
    tn_tensor *self;
    tni_ints dim;
    bool keepdim;
} tni_args_nuclear_norm_dim;
TN_NODISCARD static inline tn_status tni_read_nuclear_norm_dim(const tn_call *call,
    const StableIValue *args, tni_args_nuclear_norm_dim *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_ints(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    return TN_OK;
}

/* pinverse(Tensor self, float rcond=1e-15) -> Tensor */
typedef struct tni_args_pinverse {
    tn_tensor *self;
    double rcond;
} tni_args_pinverse;
TN_NODISCARD static inline tn_status tni_read_pinverse(const tn_call *call,
    const StableIValue *args, tni_args_pinverse *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->rcond = tni_arg_double(args[1]);
    return TN_OK;
}

#endif
