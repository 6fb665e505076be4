/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_MATRIX_PRODUCTS_H
#define TENON_ARGS_MATRIX_PRODUCTS_H

#include "kernels/core/kernel_core.h"

/* _addmm_activation.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, bool use_gelu=False, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__addmm_activation_out {
    tn_tensor *self;
    tn_tensor *mat1;
    tn_tensor *mat2;
    const tni_scalar *beta;
    const tni_scalar *alpha;
    bool use_gelu;
    tn_tensor *out;
} tni_args__addmm_activation_out;
TN_NODISCARD static inline tn_status tni_read__addmm_activation_out(const tn_call *call,
    const StableIValue *args, tni_args__addmm_activation_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mat1));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->mat2));
    in->beta = tni_arg_scalar(args[3]);
    in->alpha = tni_arg_scalar(args[4]);
    in->use_gelu = tni_arg_bool(args[5]);
    in->out = NULL;
    return TN_OK;
}

/* addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor */
typedef struct tni_args_addbmm {
    tn_tensor *self;
    tn_tensor *batch1;
    tn_tensor *batch2;
    const tni_scalar *beta;
    const tni_scalar *alpha;
} tni_args_addbmm;
TN_NODISCARD static inline tn_status tni_read_addbmm(const tn_call *call,
    const StableIValue *args, tni_args_addbmm *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->batch1));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->batch2));
    in->beta = tni_arg_scalar(args[3]);
    in->alpha = tni_arg_scalar(args[4]);
    return TN_OK;
}

/* addbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!) */
typedef struct tni_args_addbmm_ {
    tn_tensor *self;
    tn_tensor *batch1;
    tn_tensor *batch2;
    const tni_scalar *beta;
    const tni_scalar *alpha;
} tni_args_addbmm_;
TN_NODISCARD static inline tn_status tni_read_addbmm_(const tn_call *call,
    const StableIValue *args, tni_args_addbmm_ *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->batch1));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->batch2));
    in->beta = tni_arg_scalar(args[3]);
    in->alpha = tni_arg_scalar(args[4]);
    return TN_OK;
}

/* addbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_addbmm_out {
    tn_tensor *self;
    tn_tensor *batch1;
    tn_tensor *batch2;
    const tni_scalar *beta;
    const tni_scalar *alpha;
    tn_tensor *out;
} tni_args_addbmm_out;
TN_NODISCARD static inline tn_status tni_read_addbmm_out(const tn_call *call,
    const StableIValue *args, tni_args_addbmm_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->batch1));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->batch2));
    in->beta = tni_arg_scalar(args[3]);
    in->alpha = tni_arg_scalar(args[4]);
    TN_TRY(tni_arg_tensor(call, args, 5, &in->out));
    return TN_OK;
}

/* addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_addmm_out {
    tn_tensor *self;
    tn_tensor *mat1;
    tn_tensor *mat2;
    const tni_scalar *beta;
    const tni_scalar *alpha;
    tn_tensor *out;
} tni_args_addmm_out;
TN_NODISCARD static inline tn_status tni_read_addmm_out(const tn_call *call,
    const StableIValue *args, tni_args_addmm_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mat1));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->mat2));
    in->beta = tni_arg_scalar(args[3]);
    in->alpha = tni_arg_scalar(args[4]);
    in->out = NULL;
    return TN_OK;
}

/* addmv.out(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_addmv_out {
    tn_tensor *self;
    tn_tensor *mat;
    tn_tensor *vec;
    const tni_scalar *beta;
    const tni_scalar *alpha;
    tn_tensor *out;
} tni_args_addmv_out;
TN_NODISCARD static inline tn_status tni_read_addmv_out(const tn_call *call,
    const StableIValue *args, tni_args_addmv_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mat));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->vec));
    in->beta = tni_arg_scalar(args[3]);
    in->alpha = tni_arg_scalar(args[4]);
    in->out = NULL;
    return TN_OK;
}

/* addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor */
typedef struct tni_args_addr {
    tn_tensor *self;
    tn_tensor *vec1;
    tn_tensor *vec2;
    const tni_scalar *beta;
    const tni_scalar *alpha;
} tni_args_addr;
TN_NODISCARD static inline tn_status tni_read_addr(const tn_call *call,
    const StableIValue *args, tni_args_addr *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->vec1));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->vec2));
    in->beta = tni_arg_scalar(args[3]);
    in->alpha = tni_arg_scalar(args[4]);
    return TN_OK;
}

/* baddbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_baddbmm_out {
    tn_tensor *self;
    tn_tensor *batch1;
    tn_tensor *batch2;
    const tni_scalar *beta;
    const tni_scalar *alpha;
    tn_tensor *out;
} tni_args_baddbmm_out;
TN_NODISCARD static inline tn_status tni_read_baddbmm_out(const tn_call *call,
    const StableIValue *args, tni_args_baddbmm_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->batch1));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->batch2));
    in->beta = tni_arg_scalar(args[3]);
    in->alpha = tni_arg_scalar(args[4]);
    in->out = NULL;
    return TN_OK;
}

/* bmm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_bmm_out {
    tn_tensor *self;
    tn_tensor *mat2;
    tn_tensor *out;
} tni_args_bmm_out;
TN_NODISCARD static inline tn_status tni_read_bmm_out(const tn_call *call,
    const StableIValue *args, tni_args_bmm_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mat2));
    in->out = NULL;
    return TN_OK;
}

/* dot(Tensor self, Tensor tensor) -> Tensor */
typedef struct tni_args_dot {
    tn_tensor *self;
    tn_tensor *tensor;
} tni_args_dot;
TN_NODISCARD static inline tn_status tni_read_dot(const tn_call *call,
    const StableIValue *args, tni_args_dot *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->tensor));
    return TN_OK;
}

/* matmul(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_matmul {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_matmul;
TN_NODISCARD static inline tn_status tni_read_matmul(const tn_call *call,
    const StableIValue *args, tni_args_matmul *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* matmul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_matmul_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_matmul_out;
TN_NODISCARD static inline tn_status tni_read_matmul_out(const tn_call *call,
    const StableIValue *args, tni_args_matmul_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_mm_out {
    tn_tensor *self;
    tn_tensor *mat2;
    tn_tensor *out;
} tni_args_mm_out;
TN_NODISCARD static inline tn_status tni_read_mm_out(const tn_call *call,
    const StableIValue *args, tni_args_mm_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mat2));
    in->out = NULL;
    return TN_OK;
}

/* mv(Tensor self, Tensor vec) -> Tensor */
typedef struct tni_args_mv {
    tn_tensor *self;
    tn_tensor *vec;
} tni_args_mv;
TN_NODISCARD static inline tn_status tni_read_mv(const tn_call *call,
    const StableIValue *args, tni_args_mv *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->vec));
    return TN_OK;
}

/* vdot(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_vdot {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_vdot;
TN_NODISCARD static inline tn_status tni_read_vdot(const tn_call *call,
    const StableIValue *args, tni_args_vdot *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

#endif
