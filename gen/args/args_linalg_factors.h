/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_LINALG_FACTORS_H
#define TENON_ARGS_LINALG_FACTORS_H

#include "kernels/core/kernel_core.h"

/* cholesky(Tensor self, bool upper=False) -> Tensor */
typedef struct tni_args_cholesky {
    tn_tensor *self;
    bool upper;
} tni_args_cholesky;
TN_NODISCARD static inline tn_status tni_read_cholesky(const tn_call *call,
    const StableIValue *args, tni_args_cholesky *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->upper = tni_arg_bool(args[1]);
    return TN_OK;
}

/* cholesky_inverse(Tensor self, bool upper=False) -> Tensor */
typedef struct tni_args_cholesky_inverse {
    tn_tensor *self;
    bool upper;
} tni_args_cholesky_inverse;
TN_NODISCARD static inline tn_status tni_read_cholesky_inverse(const tn_call *call,
    const StableIValue *args, tni_args_cholesky_inverse *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->upper = tni_arg_bool(args[1]);
    return TN_OK;
}

/* cholesky.out(Tensor self, bool upper=False, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_cholesky_out {
    tn_tensor *self;
    bool upper;
    tn_tensor *out;
} tni_args_cholesky_out;
TN_NODISCARD static inline tn_status tni_read_cholesky_out(const tn_call *call,
    const StableIValue *args, tni_args_cholesky_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->upper = tni_arg_bool(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor */
typedef struct tni_args_cholesky_solve {
    tn_tensor *self;
    tn_tensor *input2;
    bool upper;
} tni_args_cholesky_solve;
TN_NODISCARD static inline tn_status tni_read_cholesky_solve(const tn_call *call,
    const StableIValue *args, tni_args_cholesky_solve *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->input2));
    in->upper = tni_arg_bool(args[2]);
    return TN_OK;
}

/* cholesky_solve.out(Tensor self, Tensor input2, bool upper=False, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_cholesky_solve_out {
    tn_tensor *self;
    tn_tensor *input2;
    bool upper;
    tn_tensor *out;
} tni_args_cholesky_solve_out;
TN_NODISCARD static inline tn_status tni_read_cholesky_solve_out(const tn_call *call,
    const StableIValue *args, tni_args_cholesky_solve_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->input2));
    in->upper = tni_arg_bool(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* geqrf(Tensor self) -> (Tensor a, Tensor tau) */
typedef struct tni_args_geqrf {
    tn_tensor *self;
} tni_args_geqrf;
TN_NODISCARD static inline tn_status tni_read_geqrf(const tn_call *call,
    const StableIValue *args, tni_args_geqrf *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, Tensor info) */
typedef struct tni_args_linalg_cholesky_ex {
    tn_tensor *self;
    bool upper;
    bool check_errors;
} tni_args_linalg_cholesky_ex;
TN_NODISCARD static inline tn_status tni_read_linalg_cholesky_ex(const tn_call *call,
    const StableIValue *args, tni_args_linalg_cholesky_ex *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->upper = tni_arg_bool(args[1]);
    in->check_errors = tni_arg_bool(args[2]);
    return TN_OK;
}

/* linalg_householder_product(Tensor input, Tensor tau) -> Tensor */
typedef struct tni_args_linalg_householder_product {
    tn_tensor *input;
    tn_tensor *tau;
} tni_args_linalg_householder_product;
TN_NODISCARD static inline tn_status tni_read_linalg_householder_product(const tn_call *call,
    const StableIValue *args, tni_args_linalg_householder_product *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->tau));
    return TN_OK;
}

/* linalg_ldl_factor_ex(Tensor self, *, bool hermitian=False, bool check_errors=False) -> (Tensor LD, Tensor pivots, Tensor info) */
typedef struct tni_args_linalg_ldl_factor_ex {
    tn_tensor *self;
    bool hermitian;
    bool check_errors;
} tni_args_linalg_ldl_factor_ex;
TN_NODISCARD static inline tn_status tni_read_linalg_ldl_factor_ex(const tn_call *call,
    const StableIValue *args, tni_args_linalg_ldl_factor_ex *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->hermitian = tni_arg_bool(args[1]);
    in->check_errors = tni_arg_bool(args[2]);
    return TN_OK;
}

/* linalg_ldl_solve(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False) -> Tensor */
typedef struct tni_args_linalg_ldl_solve {
    tn_tensor *LD;
    tn_tensor *pivots;
    tn_tensor *B;
    bool hermitian;
} tni_args_linalg_ldl_solve;
TN_NODISCARD static inline tn_status tni_read_linalg_ldl_solve(const tn_call *call,
    const StableIValue *args, tni_args_linalg_ldl_solve *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->LD));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->pivots));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->B));
    in->hermitian = tni_arg_bool(args[3]);
    return TN_OK;
}

/* linalg_qr(Tensor A, str mode='reduced') -> (Tensor Q, Tensor R) */
typedef struct tni_args_linalg_qr {
    tn_tensor *A;
    const tni_string *mode;
} tni_args_linalg_qr;
TN_NODISCARD static inline tn_status tni_read_linalg_qr(const tn_call *call,
    const StableIValue *args, tni_args_linalg_qr *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->A));
    in->mode = tni_arg_string(args[1]);
    return TN_OK;
}

/* linalg_solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True, bool unitriangular=False) -> Tensor */
typedef struct tni_args_linalg_solve_triangular {
    tn_tensor *self;
    tn_tensor *B;
    bool upper;
    bool left;
    bool unitriangular;
} tni_args_linalg_solve_triangular;
TN_NODISCARD static inline tn_status tni_read_linalg_solve_triangular(const tn_call *call,
    const StableIValue *args, tni_args_linalg_solve_triangular *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->B));
    in->upper = tni_arg_bool(args[2]);
    in->left = tni_arg_bool(args[3]);
    in->unitriangular = tni_arg_bool(args[4]);
    return TN_OK;
}

/* ormqr(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False) -> Tensor */
typedef struct tni_args_ormqr {
    tn_tensor *self;
    tn_tensor *input2;
    tn_tensor *input3;
    bool left;
    bool transpose;
} tni_args_ormqr;
TN_NODISCARD static inline tn_status tni_read_ormqr(const tn_call *call,
    const StableIValue *args, tni_args_ormqr *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->input2));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->input3));
    in->left = tni_arg_bool(args[3]);
    in->transpose = tni_arg_bool(args[4]);
    return TN_OK;
}

/* triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient) */
typedef struct tni_args_triangular_solve {
    tn_tensor *self;
    tn_tensor *A;
    bool upper;
    bool transpose;
    bool unitriangular;
} tni_args_triangular_solve;
TN_NODISCARD static inline tn_status tni_read_triangular_solve(const tn_call *call,
    const StableIValue *args, tni_args_triangular_solve *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->A));
    in->upper = tni_arg_bool(args[2]);
    in->transpose = tni_arg_bool(args[3]);
    in->unitriangular = tni_arg_bool(args[4]);
    return TN_OK;
}

#endif
