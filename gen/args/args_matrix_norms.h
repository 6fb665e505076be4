/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_MATRIX_NORMS_H
#define TENON_ARGS_MATRIX_NORMS_H

#include "kernels/core/kernel_core.h"

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

#endif
