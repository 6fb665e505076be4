/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_LINALG_SPECTRAL_H
#define TENON_ARGS_LINALG_SPECTRAL_H

#include "kernels/core/kernel_core.h"

/* _linalg_eigh(Tensor A, str UPLO="L", bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors) */
typedef struct tni_args__linalg_eigh {
    tn_tensor *A;
    const tni_string *UPLO;
    bool compute_v;
} tni_args__linalg_eigh;
TN_NODISCARD static inline tn_status tni_read__linalg_eigh(const tn_call *call,
    const StableIValue *args, tni_args__linalg_eigh *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->A));
    in->UPLO = tni_arg_string(args[1]);
    in->compute_v = tni_arg_bool(args[2]);
    return TN_OK;
}

/* _linalg_eigvals(Tensor self) -> Tensor */
typedef struct tni_args__linalg_eigvals {
    tn_tensor *self;
} tni_args__linalg_eigvals;
TN_NODISCARD static inline tn_status tni_read__linalg_eigvals(const tn_call *call,
    const StableIValue *args, tni_args__linalg_eigvals *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* _linalg_svd(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh) */
typedef struct tni_args__linalg_svd {
    tn_tensor *A;
    bool full_matrices;
    bool compute_uv;
    const tni_string *driver;
} tni_args__linalg_svd;
TN_NODISCARD static inline tn_status tni_read__linalg_svd(const tn_call *call,
    const StableIValue *args, tni_args__linalg_svd *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->A));
    in->full_matrices = tni_arg_bool(args[1]);
    in->compute_uv = tni_arg_bool(args[2]);
    in->driver = tni_arg_maybe_string(args[3]);
    return TN_OK;
}

/* linalg_eig(Tensor self) -> (Tensor eigenvalues, Tensor eigenvectors) */
typedef struct tni_args_linalg_eig {
    tn_tensor *self;
} tni_args_linalg_eig;
TN_NODISCARD static inline tn_status tni_read_linalg_eig(const tn_call *call,
    const StableIValue *args, tni_args_linalg_eig *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* linalg_lstsq(Tensor self, Tensor b, float? rcond=None, *, str? driver=None) -> (Tensor solution, Tensor residuals, Tensor rank, Tensor singular_values) */
typedef struct tni_args_linalg_lstsq {
    tn_tensor *self;
    tn_tensor *b;
    tni_maybe_double rcond;
    const tni_string *driver;
} tni_args_linalg_lstsq;
TN_NODISCARD static inline tn_status tni_read_linalg_lstsq(const tn_call *call,
    const StableIValue *args, tni_args_linalg_lstsq *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->b));
    in->rcond = tni_arg_maybe_double(args[2]);
    in->driver = tni_arg_maybe_string(args[3]);
    return TN_OK;
}

/* linalg_matrix_exp(Tensor self) -> Tensor */
typedef struct tni_args_linalg_matrix_exp {
    tn_tensor *self;
} tni_args_linalg_matrix_exp;
TN_NODISCARD static inline tn_status tni_read_linalg_matrix_exp(const tn_call *call,
    const StableIValue *args, tni_args_linalg_matrix_exp *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

#endif
