/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_LINALG_H
#define TENON_ARGS_LINALG_H

#include "kernels/core/kernel_core.h"

/* _linalg_check_errors(Tensor info, str api_name, *, bool is_matrix) -> () */
typedef struct tni_args__linalg_check_errors {
    tn_tensor *info;
    const tni_string *api_name;
    bool is_matrix;
} tni_args__linalg_check_errors;
TN_NODISCARD static inline tn_status tni_read__linalg_check_errors(const tn_call *call,
    const StableIValue *args, tni_args__linalg_check_errors *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->info));
    in->api_name = tni_arg_string(args[1]);
    in->is_matrix = tni_arg_bool(args[2]);
    return TN_OK;
}

/* _linalg_det(Tensor A) -> (Tensor result, Tensor LU, Tensor pivots) */
typedef struct tni_args__linalg_det {
    tn_tensor *A;
} tni_args__linalg_det;
TN_NODISCARD static inline tn_status tni_read__linalg_det(const tn_call *call,
    const StableIValue *args, tni_args__linalg_det *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->A));
    return TN_OK;
}

/* _linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet, Tensor LU, Tensor pivots) */
typedef struct tni_args__linalg_slogdet {
    tn_tensor *A;
} tni_args__linalg_slogdet;
TN_NODISCARD static inline tn_status tni_read__linalg_slogdet(const tn_call *call,
    const StableIValue *args, tni_args__linalg_slogdet *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->A));
    return TN_OK;
}

/* _linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor LU, Tensor pivots, Tensor info) */
typedef struct tni_args__linalg_solve_ex {
    tn_tensor *A;
    tn_tensor *B;
    bool left;
    bool check_errors;
} tni_args__linalg_solve_ex;
TN_NODISCARD static inline tn_status tni_read__linalg_solve_ex(const tn_call *call,
    const StableIValue *args, tni_args__linalg_solve_ex *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->A));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->B));
    in->left = tni_arg_bool(args[2]);
    in->check_errors = tni_arg_bool(args[3]);
    return TN_OK;
}

/* linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info) */
typedef struct tni_args_linalg_inv_ex {
    tn_tensor *A;
    bool check_errors;
} tni_args_linalg_inv_ex;
TN_NODISCARD static inline tn_status tni_read_linalg_inv_ex(const tn_call *call,
    const StableIValue *args, tni_args_linalg_inv_ex *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->A));
    in->check_errors = tni_arg_bool(args[1]);
    return TN_OK;
}

/* linalg_lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U) */
typedef struct tni_args_linalg_lu {
    tn_tensor *A;
    bool pivot;
} tni_args_linalg_lu;
TN_NODISCARD static inline tn_status tni_read_linalg_lu(const tn_call *call,
    const StableIValue *args, tni_args_linalg_lu *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->A));
    in->pivot = tni_arg_bool(args[1]);
    return TN_OK;
}

/* linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor pivots, Tensor info) */
typedef struct tni_args_linalg_lu_factor_ex {
    tn_tensor *A;
    bool pivot;
    bool check_errors;
} tni_args_linalg_lu_factor_ex;
TN_NODISCARD static inline tn_status tni_read_linalg_lu_factor_ex(const tn_call *call,
    const StableIValue *args, tni_args_linalg_lu_factor_ex *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->A));
    in->pivot = tni_arg_bool(args[1]);
    in->check_errors = tni_arg_bool(args[2]);
    return TN_OK;
}

/* linalg_lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False) -> Tensor */
typedef struct tni_args_linalg_lu_solve {
    tn_tensor *LU;
    tn_tensor *pivots;
    tn_tensor *B;
    bool left;
    bool adjoint;
} tni_args_linalg_lu_solve;
TN_NODISCARD static inline tn_status tni_read_linalg_lu_solve(const tn_call *call,
    const StableIValue *args, tni_args_linalg_lu_solve *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->LU));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->pivots));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->B));
    in->left = tni_arg_bool(args[3]);
    in->adjoint = tni_arg_bool(args[4]);
    return TN_OK;
}

/* lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) -> (Tensor P, Tensor L, Tensor U) */
typedef struct tni_args_lu_unpack {
    tn_tensor *LU_data;
    tn_tensor *LU_pivots;
    bool unpack_data;
    bool unpack_pivots;
} tni_args_lu_unpack;
TN_NODISCARD static inline tn_status tni_read_lu_unpack(const tn_call *call,
    const StableIValue *args, tni_args_lu_unpack *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->LU_data));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->LU_pivots));
    in->unpack_data = tni_arg_bool(args[2]);
    in->unpack_pivots = tni_arg_bool(args[3]);
    return TN_OK;
}

#endif
