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

/* fft_fftshift(Tensor self, int[1]? dim=None) -> Tensor */
typedef struct tni_args_fft_fftshift {
    tn_tensor *self;
    tni_ints dim;
} tni_args_fft_fftshift;
TN_NODISCARD static inline tn_status tni_read_fft_fftshift(const tn_call *call,
    const StableIValue *args, tni_args_fft_fftshift *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    return TN_OK;
}

/* fft_ifftshift(Tensor self, int[1]? dim=None) -> Tensor */
typedef struct tni_args_fft_ifftshift {
    tn_tensor *self;
    tni_ints dim;
} tni_args_fft_ifftshift;
TN_NODISCARD static inline tn_status tni_read_fft_ifftshift(const tn_call *call,
    const StableIValue *args, tni_args_fft_ifftshift *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
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

/* linalg__powsum(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor */
typedef struct tni_args_linalg__powsum {
    tn_tensor *self;
    const tni_scalar *ord;
    tni_ints dim;
    bool keepdim;
    tn_dtype dtype;
} tni_args_linalg__powsum;
TN_NODISCARD static inline tn_status tni_read_linalg__powsum(const tn_call *call,
    const StableIValue *args, tni_args_linalg__powsum *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->ord = tni_arg_scalar(args[1]);
    in->dim = tni_arg_maybe_ints(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    in->dtype = tni_arg_maybe_dtype(args[4]);
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

/* linalg_matrix_norm(Tensor self, Scalar ord, int[] dim=[-2,-1], bool keepdim=False, *, ScalarType? dtype=None) -> Tensor */
typedef struct tni_args_linalg_matrix_norm {
    tn_tensor *self;
    const tni_scalar *ord;
    tni_ints dim;
    bool keepdim;
    tn_dtype dtype;
} tni_args_linalg_matrix_norm;
TN_NODISCARD static inline tn_status tni_read_linalg_matrix_norm(const tn_call *call,
    const StableIValue *args, tni_args_linalg_matrix_norm *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->ord = tni_arg_scalar(args[1]);
    in->dim = tni_arg_ints(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    in->dtype = tni_arg_maybe_dtype(args[4]);
    return TN_OK;
}

/* linalg_matrix_norm.str_ord(Tensor self, str ord='fro', int[] dim=[-2,-1], bool keepdim=False, *, ScalarType? dtype=None) -> Tensor */
typedef struct tni_args_linalg_matrix_norm_str_ord {
    tn_tensor *self;
    const tni_string *ord;
    tni_ints dim;
    bool keepdim;
    tn_dtype dtype;
} tni_args_linalg_matrix_norm_str_ord;
TN_NODISCARD static inline tn_status tni_read_linalg_matrix_norm_str_ord(const tn_call *call,
    const StableIValue *args, tni_args_linalg_matrix_norm_str_ord *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->ord = tni_arg_string(args[1]);
    in->dim = tni_arg_ints(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    in->dtype = tni_arg_maybe_dtype(args[4]);
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

/* linalg_norm(Tensor self, Scalar? ord=None, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor */
typedef struct tni_args_linalg_norm {
    tn_tensor *self;
    const tni_scalar *ord;
    tni_ints dim;
    bool keepdim;
    tn_dtype dtype;
} tni_args_linalg_norm;
TN_NODISCARD static inline tn_status tni_read_linalg_norm(const tn_call *call,
    const StableIValue *args, tni_args_linalg_norm *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->ord = tni_arg_maybe_scalar(args[1]);
    in->dim = tni_arg_maybe_ints(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    in->dtype = tni_arg_maybe_dtype(args[4]);
    return TN_OK;
}

/* linalg_norm.ord_str(Tensor self, str ord, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor */
typedef struct tni_args_linalg_norm_ord_str {
    tn_tensor *self;
    const tni_string *ord;
    tni_ints dim;
    bool keepdim;
    tn_dtype dtype;
} tni_args_linalg_norm_ord_str;
TN_NODISCARD static inline tn_status tni_read_linalg_norm_ord_str(const tn_call *call,
    const StableIValue *args, tni_args_linalg_norm_ord_str *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->ord = tni_arg_string(args[1]);
    in->dim = tni_arg_maybe_ints(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    in->dtype = tni_arg_maybe_dtype(args[4]);
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
