/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_GEMM_H
#define TENON_ARGS_GEMM_H

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

/* _grouped_mm(Tensor self, Tensor mat2, Tensor? offs=None, Tensor? bias=None, ScalarType? out_dtype=None) -> Tensor */
typedef struct tni_args__grouped_mm {
    tn_tensor *self;
    tn_tensor *mat2;
    tn_tensor *offs;
    tn_tensor *bias;
    tn_dtype out_dtype;
} tni_args__grouped_mm;
TN_NODISCARD static inline tn_status tni_read__grouped_mm(const tn_call *call,
    const StableIValue *args, tni_args__grouped_mm *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mat2));
    in->offs = tni_arg_maybe_handle(args[2]);
    in->bias = tni_arg_maybe_handle(args[3]);
    in->out_dtype = tni_arg_maybe_dtype(args[4]);
    return TN_OK;
}

/* _int_mm(Tensor self, Tensor mat2) -> Tensor */
typedef struct tni_args__int_mm {
    tn_tensor *self;
    tn_tensor *mat2;
} tni_args__int_mm;
TN_NODISCARD static inline tn_status tni_read__int_mm(const tn_call *call,
    const StableIValue *args, tni_args__int_mm *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mat2));
    return TN_OK;
}

/* _int_mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__int_mm_out {
    tn_tensor *self;
    tn_tensor *mat2;
    tn_tensor *out;
} tni_args__int_mm_out;
TN_NODISCARD static inline tn_status tni_read__int_mm_out(const tn_call *call,
    const StableIValue *args, tni_args__int_mm_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mat2));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* _scaled_mm(Tensor self, Tensor mat2, Tensor scale_a, Tensor scale_b, Tensor? bias=None, Tensor? scale_result=None, ScalarType? out_dtype=None, bool use_fast_accum=False) -> Tensor */
typedef struct tni_args__scaled_mm {
    tn_tensor *self;
    tn_tensor *mat2;
    tn_tensor *scale_a;
    tn_tensor *scale_b;
    tn_tensor *bias;
    tn_tensor *scale_result;
    tn_dtype out_dtype;
    bool use_fast_accum;
} tni_args__scaled_mm;
TN_NODISCARD static inline tn_status tni_read__scaled_mm(const tn_call *call,
    const StableIValue *args, tni_args__scaled_mm *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mat2));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->scale_a));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->scale_b));
    in->bias = tni_arg_maybe_handle(args[4]);
    in->scale_result = tni_arg_maybe_handle(args[5]);
    in->out_dtype = tni_arg_maybe_dtype(args[6]);
    in->use_fast_accum = tni_arg_bool(args[7]);
    return TN_OK;
}

/* _scaled_mm.out(Tensor self, Tensor mat2, Tensor scale_a, Tensor scale_b, Tensor? bias=None, Tensor? scale_result=None, ScalarType? out_dtype=None, bool use_fast_accum=False, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__scaled_mm_out {
    tn_tensor *self;
    tn_tensor *mat2;
    tn_tensor *scale_a;
    tn_tensor *scale_b;
    tn_tensor *bias;
    tn_tensor *scale_result;
    tn_dtype out_dtype;
    bool use_fast_accum;
    tn_tensor *out;
} tni_args__scaled_mm_out;
TN_NODISCARD static inline tn_status tni_read__scaled_mm_out(const tn_call *call,
    const StableIValue *args, tni_args__scaled_mm_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mat2));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->scale_a));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->scale_b));
    in->bias = tni_arg_maybe_handle(args[4]);
    in->scale_result = tni_arg_maybe_handle(args[5]);
    in->out_dtype = tni_arg_maybe_dtype(args[6]);
    in->use_fast_accum = tni_arg_bool(args[7]);
    TN_TRY(tni_arg_tensor(call, args, 8, &in->out));
    return TN_OK;
}

/* _trilinear(Tensor i1, Tensor i2, Tensor i3, int[] expand1, int[] expand2, int[] expand3, int[] sumdim, int unroll_dim=1) -> Tensor */
typedef struct tni_args__trilinear {
    tn_tensor *i1;
    tn_tensor *i2;
    tn_tensor *i3;
    tni_ints expand1;
    tni_ints expand2;
    tni_ints expand3;
    tni_ints sumdim;
    int64_t unroll_dim;
} tni_args__trilinear;
TN_NODISCARD static inline tn_status tni_read__trilinear(const tn_call *call,
    const StableIValue *args, tni_args__trilinear *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->i1));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->i2));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->i3));
    in->expand1 = tni_arg_ints(args[3]);
    in->expand2 = tni_arg_ints(args[4]);
    in->expand3 = tni_arg_ints(args[5]);
    in->sumdim = tni_arg_ints(args[6]);
    in->unroll_dim = tni_arg_int(args[7]);
    return TN_OK;
}

/* _weight_int4pack_mm_for_cpu(Tensor self, Tensor mat2, int qGroupSize, Tensor qScaleAndZeros) -> Tensor */
typedef struct tni_args__weight_int4pack_mm_for_cpu {
    tn_tensor *self;
    tn_tensor *mat2;
    int64_t qGroupSize;
    tn_tensor *qScaleAndZeros;
} tni_args__weight_int4pack_mm_for_cpu;
TN_NODISCARD static inline tn_status tni_read__weight_int4pack_mm_for_cpu(const tn_call *call,
    const StableIValue *args, tni_args__weight_int4pack_mm_for_cpu *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mat2));
    in->qGroupSize = tni_arg_int(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->qScaleAndZeros));
    return TN_OK;
}

/* _weight_int8pack_mm(Tensor self, Tensor mat2, Tensor scales) -> Tensor */
typedef struct tni_args__weight_int8pack_mm {
    tn_tensor *self;
    tn_tensor *mat2;
    tn_tensor *scales;
} tni_args__weight_int8pack_mm;
TN_NODISCARD static inline tn_status tni_read__weight_int8pack_mm(const tn_call *call,
    const StableIValue *args, tni_args__weight_int8pack_mm *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mat2));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->scales));
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

/* argwhere(Tensor self) -> Tensor */
typedef struct tni_args_argwhere {
    tn_tensor *self;
} tni_args_argwhere;
TN_NODISCARD static inline tn_status tni_read_argwhere(const tn_call *call,
    const StableIValue *args, tni_args_argwhere *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
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

/* bilinear(Tensor input1, Tensor input2, Tensor weight, Tensor? bias=None) -> Tensor */
typedef struct tni_args_bilinear {
    tn_tensor *input1;
    tn_tensor *input2;
    tn_tensor *weight;
    tn_tensor *bias;
} tni_args_bilinear;
TN_NODISCARD static inline tn_status tni_read_bilinear(const tn_call *call,
    const StableIValue *args, tni_args_bilinear *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input1));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->input2));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->weight));
    in->bias = tni_arg_maybe_handle(args[3]);
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

/* einsum(str equation, Tensor[] tensors, *, int[]? path=None) -> Tensor */
typedef struct tni_args_einsum {
    const tni_string *equation;
    const tni_list *tensors;
    tni_ints path;
} tni_args_einsum;
TN_NODISCARD static inline tn_status tni_read_einsum(const tn_call *call,
    const StableIValue *args, tni_args_einsum *in)
{
    in->equation = tni_arg_string(args[0]);
    in->tensors = tni_arg_list(args[1]);
    TN_TRY(tni_check_tensors(call, 1, in->tensors));
    in->path = tni_arg_maybe_ints(args[2]);
    return TN_OK;
}

/* ger(Tensor self, Tensor vec2) -> Tensor */
typedef struct tni_args_ger {
    tn_tensor *self;
    tn_tensor *vec2;
} tni_args_ger;
TN_NODISCARD static inline tn_status tni_read_ger(const tn_call *call,
    const StableIValue *args, tni_args_ger *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->vec2));
    return TN_OK;
}

/* inner(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_inner {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_inner;
TN_NODISCARD static inline tn_status tni_read_inner(const tn_call *call,
    const StableIValue *args, tni_args_inner *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* inner.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_inner_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_inner_out;
TN_NODISCARD static inline tn_status tni_read_inner_out(const tn_call *call,
    const StableIValue *args, tni_args_inner_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* kron(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_kron {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_kron;
TN_NODISCARD static inline tn_status tni_read_kron(const tn_call *call,
    const StableIValue *args, tni_args_kron *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* linalg_matmul(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_linalg_matmul {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_linalg_matmul;
TN_NODISCARD static inline tn_status tni_read_linalg_matmul(const tn_call *call,
    const StableIValue *args, tni_args_linalg_matmul *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* linalg_multi_dot(Tensor[] tensors) -> Tensor */
typedef struct tni_args_linalg_multi_dot {
    const tni_list *tensors;
} tni_args_linalg_multi_dot;
TN_NODISCARD static inline tn_status tni_read_linalg_multi_dot(const tn_call *call,
    const StableIValue *args, tni_args_linalg_multi_dot *in)
{
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->tensors));
    return TN_OK;
}

/* linalg_vander(Tensor x, *, SymInt? N=None) -> Tensor */
typedef struct tni_args_linalg_vander {
    tn_tensor *x;
    tni_maybe_int N;
} tni_args_linalg_vander;
TN_NODISCARD static inline tn_status tni_read_linalg_vander(const tn_call *call,
    const StableIValue *args, tni_args_linalg_vander *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    in->N = tni_arg_maybe_int(args[1]);
    return TN_OK;
}

/* linalg_vecdot(Tensor x, Tensor y, *, int dim=-1) -> Tensor */
typedef struct tni_args_linalg_vecdot {
    tn_tensor *x;
    tn_tensor *y;
    int64_t dim;
} tni_args_linalg_vecdot;
TN_NODISCARD static inline tn_status tni_read_linalg_vecdot(const tn_call *call,
    const StableIValue *args, tni_args_linalg_vecdot *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->y));
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor */
typedef struct tni_args_linear {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
} tni_args_linear;
TN_NODISCARD static inline tn_status tni_read_linear(const tn_call *call,
    const StableIValue *args, tni_args_linear *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    in->bias = tni_arg_maybe_handle(args[2]);
    return TN_OK;
}

/* linear.out(Tensor input, Tensor weight, Tensor? bias=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_linear_out {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tn_tensor *out;
} tni_args_linear_out;
TN_NODISCARD static inline tn_status tni_read_linear_out(const tn_call *call,
    const StableIValue *args, tni_args_linear_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    in->bias = tni_arg_maybe_handle(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
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

/* mkl::_mkl_linear(Tensor X, Tensor MKL_W, Tensor ORI_W, Tensor? B, int batch_size) -> Tensor */
typedef struct tni_args_mkl__mkl_linear {
    tn_tensor *X;
    tn_tensor *MKL_W;
    tn_tensor *ORI_W;
    tn_tensor *B;
    int64_t batch_size;
} tni_args_mkl__mkl_linear;
TN_NODISCARD static inline tn_status tni_read_mkl__mkl_linear(const tn_call *call,
    const StableIValue *args, tni_args_mkl__mkl_linear *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->X));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->MKL_W));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->ORI_W));
    in->B = tni_arg_maybe_handle(args[3]);
    in->batch_size = tni_arg_int(args[4]);
    return TN_OK;
}

/* mkldnn::_convolution_pointwise(Tensor X, Tensor W, Tensor? B, SymInt[] padding, SymInt[] stride, SymInt[] dilation, SymInt groups, str attr, Scalar?[] scalars, str? algorithm) -> Tensor Y */
typedef struct tni_args_mkldnn__convolution_pointwise {
    tn_tensor *X;
    tn_tensor *W;
    tn_tensor *B;
    tni_ints padding;
    tni_ints stride;
    tni_ints dilation;
    int64_t groups;
    const tni_string *attr;
    const tni_list *scalars;
    const tni_string *algorithm;
} tni_args_mkldnn__convolution_pointwise;
TN_NODISCARD static inline tn_status tni_read_mkldnn__convolution_pointwise(const tn_call *call,
    const StableIValue *args, tni_args_mkldnn__convolution_pointwise *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->X));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->W));
    in->B = tni_arg_maybe_handle(args[2]);
    in->padding = tni_arg_ints(args[3]);
    in->stride = tni_arg_ints(args[4]);
    in->dilation = tni_arg_ints(args[5]);
    in->groups = tni_arg_int(args[6]);
    in->attr = tni_arg_string(args[7]);
    in->scalars = tni_arg_list(args[8]);
    in->algorithm = tni_arg_maybe_string(args[9]);
    return TN_OK;
}

/* mkldnn::_convolution_pointwise_.binary(Tensor(a!) other, Tensor X, Tensor W, Tensor? B, SymInt[] padding, SymInt[] stride, SymInt[] dilation, SymInt groups, str binary_attr, Scalar? alpha, str? unary_attr, Scalar?[] unary_scalars, str? unary_algorithm) -> Tensor(a!) Y */
typedef struct tni_args_mkldnn__convolution_pointwise__binary {
    tn_tensor *other;
    tn_tensor *X;
    tn_tensor *W;
    tn_tensor *B;
    tni_ints padding;
    tni_ints stride;
    tni_ints dilation;
    int64_t groups;
    const tni_string *binary_attr;
    const tni_scalar *alpha;
    const tni_string *unary_attr;
    const tni_list *unary_scalars;
    const tni_string *unary_algorithm;
} tni_args_mkldnn__convolution_pointwise__binary;
TN_NODISCARD static inline tn_status tni_read_mkldnn__convolution_pointwise__binary(const tn_call *call,
    const StableIValue *args, tni_args_mkldnn__convolution_pointwise__binary *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->X));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->W));
    in->B = tni_arg_maybe_handle(args[3]);
    in->padding = tni_arg_ints(args[4]);
    in->stride = tni_arg_ints(args[5]);
    in->dilation = tni_arg_ints(args[6]);
    in->groups = tni_arg_int(args[7]);
    in->binary_attr = tni_arg_string(args[8]);
    in->alpha = tni_arg_maybe_scalar(args[9]);
    in->unary_attr = tni_arg_maybe_string(args[10]);
    in->unary_scalars = tni_arg_list(args[11]);
    in->unary_algorithm = tni_arg_maybe_string(args[12]);
    return TN_OK;
}

/* mkldnn::_convolution_pointwise.binary(Tensor X, Tensor other, Tensor W, Tensor? B, SymInt[] padding, SymInt[] stride, SymInt[] dilation, SymInt groups, str binary_attr, Scalar? alpha, str? unary_attr, Scalar?[] unary_scalars, str? unary_algorithm) -> Tensor Y */
typedef struct tni_args_mkldnn__convolution_pointwise_binary {
    tn_tensor *X;
    tn_tensor *other;
    tn_tensor *W;
    tn_tensor *B;
    tni_ints padding;
    tni_ints stride;
    tni_ints dilation;
    int64_t groups;
    const tni_string *binary_attr;
    const tni_scalar *alpha;
    const tni_string *unary_attr;
    const tni_list *unary_scalars;
    const tni_string *unary_algorithm;
} tni_args_mkldnn__convolution_pointwise_binary;
TN_NODISCARD static inline tn_status tni_read_mkldnn__convolution_pointwise_binary(const tn_call *call,
    const StableIValue *args, tni_args_mkldnn__convolution_pointwise_binary *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->X));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->W));
    in->B = tni_arg_maybe_handle(args[3]);
    in->padding = tni_arg_ints(args[4]);
    in->stride = tni_arg_ints(args[5]);
    in->dilation = tni_arg_ints(args[6]);
    in->groups = tni_arg_int(args[7]);
    in->binary_attr = tni_arg_string(args[8]);
    in->alpha = tni_arg_maybe_scalar(args[9]);
    in->unary_attr = tni_arg_maybe_string(args[10]);
    in->unary_scalars = tni_arg_list(args[11]);
    in->unary_algorithm = tni_arg_maybe_string(args[12]);
    return TN_OK;
}

/* mkldnn::_convolution_transpose_pointwise(Tensor X, Tensor W, Tensor? B, SymInt[] padding, SymInt[] output_padding, SymInt[] stride, SymInt[] dilation, SymInt groups, str attr, Scalar?[] scalars, str? algorithm) -> Tensor Y */
typedef struct tni_args_mkldnn__convolution_transpose_pointwise {
    tn_tensor *X;
    tn_tensor *W;
    tn_tensor *B;
    tni_ints padding;
    tni_ints output_padding;
    tni_ints stride;
    tni_ints dilation;
    int64_t groups;
    const tni_string *attr;
    const tni_list *scalars;
    const tni_string *algorithm;
} tni_args_mkldnn__convolution_transpose_pointwise;
TN_NODISCARD static inline tn_status tni_read_mkldnn__convolution_transpose_pointwise(const tn_call *call,
    const StableIValue *args, tni_args_mkldnn__convolution_transpose_pointwise *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->X));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->W));
    in->B = tni_arg_maybe_handle(args[2]);
    in->padding = tni_arg_ints(args[3]);
    in->output_padding = tni_arg_ints(args[4]);
    in->stride = tni_arg_ints(args[5]);
    in->dilation = tni_arg_ints(args[6]);
    in->groups = tni_arg_int(args[7]);
    in->attr = tni_arg_string(args[8]);
    in->scalars = tni_arg_list(args[9]);
    in->algorithm = tni_arg_maybe_string(args[10]);
    return TN_OK;
}

/* mkldnn::_linear_pointwise(Tensor X, Tensor W, Tensor? B, str attr, Scalar?[] scalars, str? algorithm) -> Tensor Y */
typedef struct tni_args_mkldnn__linear_pointwise {
    tn_tensor *X;
    tn_tensor *W;
    tn_tensor *B;
    const tni_string *attr;
    const tni_list *scalars;
    const tni_string *algorithm;
} tni_args_mkldnn__linear_pointwise;
TN_NODISCARD static inline tn_status tni_read_mkldnn__linear_pointwise(const tn_call *call,
    const StableIValue *args, tni_args_mkldnn__linear_pointwise *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->X));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->W));
    in->B = tni_arg_maybe_handle(args[2]);
    in->attr = tni_arg_string(args[3]);
    in->scalars = tni_arg_list(args[4]);
    in->algorithm = tni_arg_maybe_string(args[5]);
    return TN_OK;
}

/* mkldnn::_linear_pointwise.binary(Tensor X, Tensor other, Tensor W, Tensor? B, str attr) -> Tensor Y */
typedef struct tni_args_mkldnn__linear_pointwise_binary {
    tn_tensor *X;
    tn_tensor *other;
    tn_tensor *W;
    tn_tensor *B;
    const tni_string *attr;
} tni_args_mkldnn__linear_pointwise_binary;
TN_NODISCARD static inline tn_status tni_read_mkldnn__linear_pointwise_binary(const tn_call *call,
    const StableIValue *args, tni_args_mkldnn__linear_pointwise_binary *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->X));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->W));
    in->B = tni_arg_maybe_handle(args[3]);
    in->attr = tni_arg_string(args[4]);
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

/* nonzero_numpy(Tensor self) -> Tensor[] */
typedef struct tni_args_nonzero_numpy {
    tn_tensor *self;
} tni_args_nonzero_numpy;
TN_NODISCARD static inline tn_status tni_read_nonzero_numpy(const tn_call *call,
    const StableIValue *args, tni_args_nonzero_numpy *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* onednn::qconv2d_pointwise.binary_tensor(Tensor qx, Tensor x_scale, Tensor x_zero_point, Tensor qw, Tensor w_scale, Tensor w_zero_point, Tensor(a!) qaccum, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, SymInt groups, float output_scale, int output_zero_point, ScalarType? output_dtype, float accum_scale, int accum_zero_point, str binary_attr, Scalar? alpha, str? unary_attr, Scalar?[] unary_scalars, str? unary_algorithm) -> Tensor */
typedef struct tni_args_onednn_qconv2d_pointwise_binary_tensor {
    tn_tensor *qx;
    tn_tensor *x_scale;
    tn_tensor *x_zero_point;
    tn_tensor *qw;
    tn_tensor *w_scale;
    tn_tensor *w_zero_point;
    tn_tensor *qaccum;
    tn_tensor *bias;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
    int64_t groups;
    double output_scale;
    int64_t output_zero_point;
    tn_dtype output_dtype;
    double accum_scale;
    int64_t accum_zero_point;
    const tni_string *binary_attr;
    const tni_scalar *alpha;
    const tni_string *unary_attr;
    const tni_list *unary_scalars;
    const tni_string *unary_algorithm;
} tni_args_onednn_qconv2d_pointwise_binary_tensor;
TN_NODISCARD static inline tn_status tni_read_onednn_qconv2d_pointwise_binary_tensor(const tn_call *call,
    const StableIValue *args, tni_args_onednn_qconv2d_pointwise_binary_tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->qx));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->x_scale));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->x_zero_point));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->qw));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->w_scale));
    TN_TRY(tni_arg_tensor(call, args, 5, &in->w_zero_point));
    TN_TRY(tni_arg_tensor(call, args, 6, &in->qaccum));
    in->bias = tni_arg_maybe_handle(args[7]);
    in->stride = tni_arg_ints(args[8]);
    in->padding = tni_arg_ints(args[9]);
    in->dilation = tni_arg_ints(args[10]);
    in->groups = tni_arg_int(args[11]);
    in->output_scale = tni_arg_double(args[12]);
    in->output_zero_point = tni_arg_int(args[13]);
    in->output_dtype = tni_arg_maybe_dtype(args[14]);
    in->accum_scale = tni_arg_double(args[15]);
    in->accum_zero_point = tni_arg_int(args[16]);
    in->binary_attr = tni_arg_string(args[17]);
    in->alpha = tni_arg_maybe_scalar(args[18]);
    in->unary_attr = tni_arg_maybe_string(args[19]);
    in->unary_scalars = tni_arg_list(args[20]);
    in->unary_algorithm = tni_arg_maybe_string(args[21]);
    return TN_OK;
}

/* onednn::qconv_pointwise.tensor(Tensor qx, Tensor x_scale, Tensor x_zero_point, Tensor qw, Tensor w_scale, Tensor w_zero_point, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, SymInt groups, float output_scale, int output_zero_point, ScalarType? output_dtype, str attr, Scalar?[] scalars, str? algorithm) -> Tensor */
typedef struct tni_args_onednn_qconv_pointwise_tensor {
    tn_tensor *qx;
    tn_tensor *x_scale;
    tn_tensor *x_zero_point;
    tn_tensor *qw;
    tn_tensor *w_scale;
    tn_tensor *w_zero_point;
    tn_tensor *bias;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
    int64_t groups;
    double output_scale;
    int64_t output_zero_point;
    tn_dtype output_dtype;
    const tni_string *attr;
    const tni_list *scalars;
    const tni_string *algorithm;
} tni_args_onednn_qconv_pointwise_tensor;
TN_NODISCARD static inline tn_status tni_read_onednn_qconv_pointwise_tensor(const tn_call *call,
    const StableIValue *args, tni_args_onednn_qconv_pointwise_tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->qx));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->x_scale));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->x_zero_point));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->qw));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->w_scale));
    TN_TRY(tni_arg_tensor(call, args, 5, &in->w_zero_point));
    in->bias = tni_arg_maybe_handle(args[6]);
    in->stride = tni_arg_ints(args[7]);
    in->padding = tni_arg_ints(args[8]);
    in->dilation = tni_arg_ints(args[9]);
    in->groups = tni_arg_int(args[10]);
    in->output_scale = tni_arg_double(args[11]);
    in->output_zero_point = tni_arg_int(args[12]);
    in->output_dtype = tni_arg_maybe_dtype(args[13]);
    in->attr = tni_arg_string(args[14]);
    in->scalars = tni_arg_list(args[15]);
    in->algorithm = tni_arg_maybe_string(args[16]);
    return TN_OK;
}

/* onednn::qlinear_pointwise.binary_tensor(Tensor qx, Tensor x_scale, Tensor x_zero_point, Tensor qw, Tensor w_scale, Tensor w_zero_point, Tensor? other, Tensor? bias, float output_scale, int output_zero_point, ScalarType? output_dtype, float other_scale, int other_zp, str binary_post_op, float binary_alpha, str unary_post_op, Scalar?[] unary_post_op_args, str unary_post_op_algorithm) -> Tensor */
typedef struct tni_args_onednn_qlinear_pointwise_binary_tensor {
    tn_tensor *qx;
    tn_tensor *x_scale;
    tn_tensor *x_zero_point;
    tn_tensor *qw;
    tn_tensor *w_scale;
    tn_tensor *w_zero_point;
    tn_tensor *other;
    tn_tensor *bias;
    double output_scale;
    int64_t output_zero_point;
    tn_dtype output_dtype;
    double other_scale;
    int64_t other_zp;
    const tni_string *binary_post_op;
    double binary_alpha;
    const tni_string *unary_post_op;
    const tni_list *unary_post_op_args;
    const tni_string *unary_post_op_algorithm;
} tni_args_onednn_qlinear_pointwise_binary_tensor;
TN_NODISCARD static inline tn_status tni_read_onednn_qlinear_pointwise_binary_tensor(const tn_call *call,
    const StableIValue *args, tni_args_onednn_qlinear_pointwise_binary_tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->qx));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->x_scale));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->x_zero_point));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->qw));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->w_scale));
    TN_TRY(tni_arg_tensor(call, args, 5, &in->w_zero_point));
    in->other = tni_arg_maybe_handle(args[6]);
    in->bias = tni_arg_maybe_handle(args[7]);
    in->output_scale = tni_arg_double(args[8]);
    in->output_zero_point = tni_arg_int(args[9]);
    in->output_dtype = tni_arg_maybe_dtype(args[10]);
    in->other_scale = tni_arg_double(args[11]);
    in->other_zp = tni_arg_int(args[12]);
    in->binary_post_op = tni_arg_string(args[13]);
    in->binary_alpha = tni_arg_double(args[14]);
    in->unary_post_op = tni_arg_string(args[15]);
    in->unary_post_op_args = tni_arg_list(args[16]);
    in->unary_post_op_algorithm = tni_arg_string(args[17]);
    return TN_OK;
}

/* onednn::qlinear_pointwise.tensor(Tensor qx, Tensor x_scale, Tensor x_zero_point, Tensor qw, Tensor w_scale, Tensor w_zero_point, Tensor? bias, float output_scale, int output_zero_point, ScalarType? output_dtype, str post_op_name, Scalar?[] post_op_args, str post_op_algorithm) -> Tensor */
typedef struct tni_args_onednn_qlinear_pointwise_tensor {
    tn_tensor *qx;
    tn_tensor *x_scale;
    tn_tensor *x_zero_point;
    tn_tensor *qw;
    tn_tensor *w_scale;
    tn_tensor *w_zero_point;
    tn_tensor *bias;
    double output_scale;
    int64_t output_zero_point;
    tn_dtype output_dtype;
    const tni_string *post_op_name;
    const tni_list *post_op_args;
    const tni_string *post_op_algorithm;
} tni_args_onednn_qlinear_pointwise_tensor;
TN_NODISCARD static inline tn_status tni_read_onednn_qlinear_pointwise_tensor(const tn_call *call,
    const StableIValue *args, tni_args_onednn_qlinear_pointwise_tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->qx));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->x_scale));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->x_zero_point));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->qw));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->w_scale));
    TN_TRY(tni_arg_tensor(call, args, 5, &in->w_zero_point));
    in->bias = tni_arg_maybe_handle(args[6]);
    in->output_scale = tni_arg_double(args[7]);
    in->output_zero_point = tni_arg_int(args[8]);
    in->output_dtype = tni_arg_maybe_dtype(args[9]);
    in->post_op_name = tni_arg_string(args[10]);
    in->post_op_args = tni_arg_list(args[11]);
    in->post_op_algorithm = tni_arg_string(args[12]);
    return TN_OK;
}

/* outer(Tensor self, Tensor vec2) -> Tensor */
typedef struct tni_args_outer {
    tn_tensor *self;
    tn_tensor *vec2;
} tni_args_outer;
TN_NODISCARD static inline tn_status tni_read_outer(const tn_call *call,
    const StableIValue *args, tni_args_outer *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->vec2));
    return TN_OK;
}

/* quantized::int4mm_packed_weight_cpu(Tensor self, Tensor mat2, Tensor qGroupSize, Tensor qScaleAndZeros) -> Tensor */
typedef struct tni_args_quantized_int4mm_packed_weight_cpu {
    tn_tensor *self;
    tn_tensor *mat2;
    tn_tensor *qGroupSize;
    tn_tensor *qScaleAndZeros;
} tni_args_quantized_int4mm_packed_weight_cpu;
TN_NODISCARD static inline tn_status tni_read_quantized_int4mm_packed_weight_cpu(const tn_call *call,
    const StableIValue *args, tni_args_quantized_int4mm_packed_weight_cpu *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mat2));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->qGroupSize));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->qScaleAndZeros));
    return TN_OK;
}

/* tensordot(Tensor self, Tensor other, int[] dims_self, int[] dims_other) -> Tensor */
typedef struct tni_args_tensordot {
    tn_tensor *self;
    tn_tensor *other;
    tni_ints dims_self;
    tni_ints dims_other;
} tni_args_tensordot;
TN_NODISCARD static inline tn_status tni_read_tensordot(const tn_call *call,
    const StableIValue *args, tni_args_tensordot *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->dims_self = tni_arg_ints(args[2]);
    in->dims_other = tni_arg_ints(args[3]);
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
