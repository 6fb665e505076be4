/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_LINALG_WRAPPERS_H
#define TENON_ARGS_LINALG_WRAPPERS_H

#include "kernels/core/kernel_core.h"

/* _lu_with_info(Tensor self, bool pivot=True, bool check_errors=True) -> (Tensor LU, Tensor pivots, Tensor info) */
typedef struct tni_args__lu_with_info {
    tn_tensor *self;
    bool pivot;
    bool check_errors;
} tni_args__lu_with_info;
TN_NODISCARD static inline tn_status tni_read__lu_with_info(const tn_call *call,
    const StableIValue *args, tni_args__lu_with_info *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->pivot = tni_arg_bool(args[1]);
    in->check_errors = tni_arg_bool(args[2]);
    return TN_OK;
}

/* det(Tensor self) -> Tensor */
typedef struct tni_args_det {
    tn_tensor *self;
} tni_args_det;
TN_NODISCARD static inline tn_status tni_read_det(const tn_call *call,
    const StableIValue *args, tni_args_det *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* inverse(Tensor self) -> Tensor */
typedef struct tni_args_inverse {
    tn_tensor *self;
} tni_args_inverse;
TN_NODISCARD static inline tn_status tni_read_inverse(const tn_call *call,
    const StableIValue *args, tni_args_inverse *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* linalg_cholesky(Tensor self, *, bool upper=False) -> Tensor */
typedef struct tni_args_linalg_cholesky {
    tn_tensor *self;
    bool upper;
} tni_args_linalg_cholesky;
TN_NODISCARD static inline tn_status tni_read_linalg_cholesky(const tn_call *call,
    const StableIValue *args, tni_args_linalg_cholesky *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->upper = tni_arg_bool(args[1]);
    return TN_OK;
}

/* linalg_det(Tensor A) -> Tensor */
typedef struct tni_args_linalg_det {
    tn_tensor *A;
} tni_args_linalg_det;
TN_NODISCARD static inline tn_status tni_read_linalg_det(const tn_call *call,
    const StableIValue *args, tni_args_linalg_det *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->A));
    return TN_OK;
}

/* linalg_eigh(Tensor self, str UPLO="L") -> (Tensor eigenvalues, Tensor eigenvectors) */
typedef struct tni_args_linalg_eigh {
    tn_tensor *self;
    const tni_string *UPLO;
} tni_args_linalg_eigh;
TN_NODISCARD static inline tn_status tni_read_linalg_eigh(const tn_call *call,
    const StableIValue *args, tni_args_linalg_eigh *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->UPLO = tni_arg_string(args[1]);
    return TN_OK;
}

/* linalg_eigvals(Tensor self) -> Tensor */
typedef struct tni_args_linalg_eigvals {
    tn_tensor *self;
} tni_args_linalg_eigvals;
TN_NODISCARD static inline tn_status tni_read_linalg_eigvals(const tn_call *call,
    const StableIValue *args, tni_args_linalg_eigvals *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* linalg_eigvalsh(Tensor self, str UPLO="L") -> Tensor */
typedef struct tni_args_linalg_eigvalsh {
    tn_tensor *self;
    const tni_string *UPLO;
} tni_args_linalg_eigvalsh;
TN_NODISCARD static inline tn_status tni_read_linalg_eigvalsh(const tn_call *call,
    const StableIValue *args, tni_args_linalg_eigvalsh *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->UPLO = tni_arg_string(args[1]);
    return TN_OK;
}

/* linalg_inv(Tensor A) -> Tensor */
typedef struct tni_args_linalg_inv {
    tn_tensor *A;
} tni_args_linalg_inv;
TN_NODISCARD static inline tn_status tni_read_linalg_inv(const tn_call *call,
    const StableIValue *args, tni_args_linalg_inv *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->A));
    return TN_OK;
}

/* linalg_ldl_factor(Tensor self, *, bool hermitian=False) -> (Tensor LD, Tensor pivots) */
typedef struct tni_args_linalg_ldl_factor {
    tn_tensor *self;
    bool hermitian;
} tni_args_linalg_ldl_factor;
TN_NODISCARD static inline tn_status tni_read_linalg_ldl_factor(const tn_call *call,
    const StableIValue *args, tni_args_linalg_ldl_factor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->hermitian = tni_arg_bool(args[1]);
    return TN_OK;
}

/* linalg_lu_factor(Tensor A, *, bool pivot=True) -> (Tensor LU, Tensor pivots) */
typedef struct tni_args_linalg_lu_factor {
    tn_tensor *A;
    bool pivot;
} tni_args_linalg_lu_factor;
TN_NODISCARD static inline tn_status tni_read_linalg_lu_factor(const tn_call *call,
    const StableIValue *args, tni_args_linalg_lu_factor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->A));
    in->pivot = tni_arg_bool(args[1]);
    return TN_OK;
}

/* linalg_matrix_power(Tensor self, int n) -> Tensor */
typedef struct tni_args_linalg_matrix_power {
    tn_tensor *self;
    int64_t n;
} tni_args_linalg_matrix_power;
TN_NODISCARD static inline tn_status tni_read_linalg_matrix_power(const tn_call *call,
    const StableIValue *args, tni_args_linalg_matrix_power *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->n = tni_arg_int(args[1]);
    return TN_OK;
}

/* linalg_matrix_power.out(Tensor self, int n, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_linalg_matrix_power_out {
    tn_tensor *self;
    int64_t n;
    tn_tensor *out;
} tni_args_linalg_matrix_power_out;
TN_NODISCARD static inline tn_status tni_read_linalg_matrix_power_out(const tn_call *call,
    const StableIValue *args, tni_args_linalg_matrix_power_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->n = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet) */
typedef struct tni_args_linalg_slogdet {
    tn_tensor *A;
} tni_args_linalg_slogdet;
TN_NODISCARD static inline tn_status tni_read_linalg_slogdet(const tn_call *call,
    const StableIValue *args, tni_args_linalg_slogdet *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->A));
    return TN_OK;
}

/* linalg_solve(Tensor A, Tensor B, *, bool left=True) -> Tensor */
typedef struct tni_args_linalg_solve {
    tn_tensor *A;
    tn_tensor *B;
    bool left;
} tni_args_linalg_solve;
TN_NODISCARD static inline tn_status tni_read_linalg_solve(const tn_call *call,
    const StableIValue *args, tni_args_linalg_solve *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->A));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->B));
    in->left = tni_arg_bool(args[2]);
    return TN_OK;
}

/* linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor info) */
typedef struct tni_args_linalg_solve_ex {
    tn_tensor *A;
    tn_tensor *B;
    bool left;
    bool check_errors;
} tni_args_linalg_solve_ex;
TN_NODISCARD static inline tn_status tni_read_linalg_solve_ex(const tn_call *call,
    const StableIValue *args, tni_args_linalg_solve_ex *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->A));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->B));
    in->left = tni_arg_bool(args[2]);
    in->check_errors = tni_arg_bool(args[3]);
    return TN_OK;
}

/* linalg_svd(Tensor A, bool full_matrices=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh) */
typedef struct tni_args_linalg_svd {
    tn_tensor *A;
    bool full_matrices;
    const tni_string *driver;
} tni_args_linalg_svd;
TN_NODISCARD static inline tn_status tni_read_linalg_svd(const tn_call *call,
    const StableIValue *args, tni_args_linalg_svd *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->A));
    in->full_matrices = tni_arg_bool(args[1]);
    in->driver = tni_arg_maybe_string(args[2]);
    return TN_OK;
}

/* linalg_svdvals(Tensor A, *, str? driver=None) -> Tensor */
typedef struct tni_args_linalg_svdvals {
    tn_tensor *A;
    const tni_string *driver;
} tni_args_linalg_svdvals;
TN_NODISCARD static inline tn_status tni_read_linalg_svdvals(const tn_call *call,
    const StableIValue *args, tni_args_linalg_svdvals *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->A));
    in->driver = tni_arg_maybe_string(args[1]);
    return TN_OK;
}

/* linalg_tensorinv(Tensor self, int ind=2) -> Tensor */
typedef struct tni_args_linalg_tensorinv {
    tn_tensor *self;
    int64_t ind;
} tni_args_linalg_tensorinv;
TN_NODISCARD static inline tn_status tni_read_linalg_tensorinv(const tn_call *call,
    const StableIValue *args, tni_args_linalg_tensorinv *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->ind = tni_arg_int(args[1]);
    return TN_OK;
}

/* linalg_tensorinv.out(Tensor self, int ind=2, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_linalg_tensorinv_out {
    tn_tensor *self;
    int64_t ind;
    tn_tensor *out;
} tni_args_linalg_tensorinv_out;
TN_NODISCARD static inline tn_status tni_read_linalg_tensorinv_out(const tn_call *call,
    const StableIValue *args, tni_args_linalg_tensorinv_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->ind = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* logdet(Tensor self) -> Tensor */
typedef struct tni_args_logdet {
    tn_tensor *self;
} tni_args_logdet;
TN_NODISCARD static inline tn_status tni_read_logdet(const tn_call *call,
    const StableIValue *args, tni_args_logdet *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* lu_solve(Tensor self, Tensor LU_data, Tensor LU_pivots) -> Tensor */
typedef struct tni_args_lu_solve {
    tn_tensor *self;
    tn_tensor *LU_data;
    tn_tensor *LU_pivots;
} tni_args_lu_solve;
TN_NODISCARD static inline tn_status tni_read_lu_solve(const tn_call *call,
    const StableIValue *args, tni_args_lu_solve *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->LU_data));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->LU_pivots));
    return TN_OK;
}

/* qr(Tensor self, bool some=True) -> (Tensor Q, Tensor R) */
typedef struct tni_args_qr {
    tn_tensor *self;
    bool some;
} tni_args_qr;
TN_NODISCARD static inline tn_status tni_read_qr(const tn_call *call,
    const StableIValue *args, tni_args_qr *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->some = tni_arg_bool(args[1]);
    return TN_OK;
}

/* slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet) */
typedef struct tni_args_slogdet {
    tn_tensor *self;
} tni_args_slogdet;
TN_NODISCARD static inline tn_status tni_read_slogdet(const tn_call *call,
    const StableIValue *args, tni_args_slogdet *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor V) */
typedef struct tni_args_svd {
    tn_tensor *self;
    bool some;
    bool compute_uv;
} tni_args_svd;
TN_NODISCARD static inline tn_status tni_read_svd(const tn_call *call,
    const StableIValue *args, tni_args_svd *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->some = tni_arg_bool(args[1]);
    in->compute_uv = tni_arg_bool(args[2]);
    return TN_OK;
}

#endif
