/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew. */
/* gcc and clang take strings of any length. */
#pragma GCC diagnostic ignored "-Woverlength-strings"

#ifndef TENON_KERNEL_ARGUMENTS_H
#define TENON_KERNEL_ARGUMENTS_H

#include "kernels/kernel_core.h"

/* __and__.Scalar(Tensor self, Scalar other) -> Tensor */
typedef struct tni_args___and___Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args___and___Scalar;
TN_NODISCARD static inline tn_status tni_read___and___Scalar(const tn_call *call,
    const StableIValue *args, tni_args___and___Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* __and__.Tensor(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args___and___Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args___and___Tensor;
TN_NODISCARD static inline tn_status tni_read___and___Tensor(const tn_call *call,
    const StableIValue *args, tni_args___and___Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* __iand__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
typedef struct tni_args___iand___Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args___iand___Scalar;
TN_NODISCARD static inline tn_status tni_read___iand___Scalar(const tn_call *call,
    const StableIValue *args, tni_args___iand___Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* __iand__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args___iand___Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args___iand___Tensor;
TN_NODISCARD static inline tn_status tni_read___iand___Tensor(const tn_call *call,
    const StableIValue *args, tni_args___iand___Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* __ilshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
typedef struct tni_args___ilshift___Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args___ilshift___Scalar;
TN_NODISCARD static inline tn_status tni_read___ilshift___Scalar(const tn_call *call,
    const StableIValue *args, tni_args___ilshift___Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* __ilshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args___ilshift___Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args___ilshift___Tensor;
TN_NODISCARD static inline tn_status tni_read___ilshift___Tensor(const tn_call *call,
    const StableIValue *args, tni_args___ilshift___Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* __ior__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
typedef struct tni_args___ior___Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args___ior___Scalar;
TN_NODISCARD static inline tn_status tni_read___ior___Scalar(const tn_call *call,
    const StableIValue *args, tni_args___ior___Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* __ior__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args___ior___Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args___ior___Tensor;
TN_NODISCARD static inline tn_status tni_read___ior___Tensor(const tn_call *call,
    const StableIValue *args, tni_args___ior___Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* __irshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
typedef struct tni_args___irshift___Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args___irshift___Scalar;
TN_NODISCARD static inline tn_status tni_read___irshift___Scalar(const tn_call *call,
    const StableIValue *args, tni_args___irshift___Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* __irshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args___irshift___Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args___irshift___Tensor;
TN_NODISCARD static inline tn_status tni_read___irshift___Tensor(const tn_call *call,
    const StableIValue *args, tni_args___irshift___Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* __ixor__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
typedef struct tni_args___ixor___Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args___ixor___Scalar;
TN_NODISCARD static inline tn_status tni_read___ixor___Scalar(const tn_call *call,
    const StableIValue *args, tni_args___ixor___Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* __ixor__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args___ixor___Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args___ixor___Tensor;
TN_NODISCARD static inline tn_status tni_read___ixor___Tensor(const tn_call *call,
    const StableIValue *args, tni_args___ixor___Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* __lshift__.Scalar(Tensor self, Scalar other) -> Tensor */
typedef struct tni_args___lshift___Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args___lshift___Scalar;
TN_NODISCARD static inline tn_status tni_read___lshift___Scalar(const tn_call *call,
    const StableIValue *args, tni_args___lshift___Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* __lshift__.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args___lshift___Scalar_out {
    tn_tensor *self;
    const tni_scalar *other;
    tn_tensor *out;
} tni_args___lshift___Scalar_out;
TN_NODISCARD static inline tn_status tni_read___lshift___Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args___lshift___Scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* __lshift__.Tensor(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args___lshift___Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args___lshift___Tensor;
TN_NODISCARD static inline tn_status tni_read___lshift___Tensor(const tn_call *call,
    const StableIValue *args, tni_args___lshift___Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* __lshift__.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args___lshift___Tensor_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args___lshift___Tensor_out;
TN_NODISCARD static inline tn_status tni_read___lshift___Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args___lshift___Tensor_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* __or__.Scalar(Tensor self, Scalar other) -> Tensor */
typedef struct tni_args___or___Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args___or___Scalar;
TN_NODISCARD static inline tn_status tni_read___or___Scalar(const tn_call *call,
    const StableIValue *args, tni_args___or___Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* __or__.Tensor(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args___or___Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args___or___Tensor;
TN_NODISCARD static inline tn_status tni_read___or___Tensor(const tn_call *call,
    const StableIValue *args, tni_args___or___Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* __rshift__.Scalar(Tensor self, Scalar other) -> Tensor */
typedef struct tni_args___rshift___Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args___rshift___Scalar;
TN_NODISCARD static inline tn_status tni_read___rshift___Scalar(const tn_call *call,
    const StableIValue *args, tni_args___rshift___Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* __rshift__.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args___rshift___Scalar_out {
    tn_tensor *self;
    const tni_scalar *other;
    tn_tensor *out;
} tni_args___rshift___Scalar_out;
TN_NODISCARD static inline tn_status tni_read___rshift___Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args___rshift___Scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* __rshift__.Tensor(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args___rshift___Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args___rshift___Tensor;
TN_NODISCARD static inline tn_status tni_read___rshift___Tensor(const tn_call *call,
    const StableIValue *args, tni_args___rshift___Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* __rshift__.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args___rshift___Tensor_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args___rshift___Tensor_out;
TN_NODISCARD static inline tn_status tni_read___rshift___Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args___rshift___Tensor_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* __xor__.Scalar(Tensor self, Scalar other) -> Tensor */
typedef struct tni_args___xor___Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args___xor___Scalar;
TN_NODISCARD static inline tn_status tni_read___xor___Scalar(const tn_call *call,
    const StableIValue *args, tni_args___xor___Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* __xor__.Tensor(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args___xor___Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args___xor___Tensor;
TN_NODISCARD static inline tn_status tni_read___xor___Tensor(const tn_call *call,
    const StableIValue *args, tni_args___xor___Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* _adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor */
typedef struct tni_args__adaptive_avg_pool2d {
    tn_tensor *self;
    tni_ints output_size;
} tni_args__adaptive_avg_pool2d;
TN_NODISCARD static inline tn_status tni_read__adaptive_avg_pool2d(const tn_call *call,
    const StableIValue *args, tni_args__adaptive_avg_pool2d *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    return TN_OK;
}

/* _adaptive_avg_pool2d.out(Tensor self, SymInt[2] output_size, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__adaptive_avg_pool2d_out {
    tn_tensor *self;
    tni_ints output_size;
    tn_tensor *out;
} tni_args__adaptive_avg_pool2d_out;
TN_NODISCARD static inline tn_status tni_read__adaptive_avg_pool2d_out(const tn_call *call,
    const StableIValue *args, tni_args__adaptive_avg_pool2d_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* _adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor */
typedef struct tni_args__adaptive_avg_pool2d_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
} tni_args__adaptive_avg_pool2d_backward;
TN_NODISCARD static inline tn_status tni_read__adaptive_avg_pool2d_backward(const tn_call *call,
    const StableIValue *args, tni_args__adaptive_avg_pool2d_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    return TN_OK;
}

/* _adaptive_avg_pool2d_backward.out(Tensor grad_output, Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__adaptive_avg_pool2d_backward_out {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *out;
} tni_args__adaptive_avg_pool2d_backward_out;
TN_NODISCARD static inline tn_status tni_read__adaptive_avg_pool2d_backward_out(const tn_call *call,
    const StableIValue *args, tni_args__adaptive_avg_pool2d_backward_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* _adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor */
typedef struct tni_args__adaptive_avg_pool3d {
    tn_tensor *self;
    tni_ints output_size;
} tni_args__adaptive_avg_pool3d;
TN_NODISCARD static inline tn_status tni_read__adaptive_avg_pool3d(const tn_call *call,
    const StableIValue *args, tni_args__adaptive_avg_pool3d *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    return TN_OK;
}

/* _adaptive_avg_pool3d.out(Tensor self, SymInt[3] output_size, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__adaptive_avg_pool3d_out {
    tn_tensor *self;
    tni_ints output_size;
    tn_tensor *out;
} tni_args__adaptive_avg_pool3d_out;
TN_NODISCARD static inline tn_status tni_read__adaptive_avg_pool3d_out(const tn_call *call,
    const StableIValue *args, tni_args__adaptive_avg_pool3d_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* _adaptive_avg_pool3d_backward(Tensor grad_output, Tensor self) -> Tensor */
typedef struct tni_args__adaptive_avg_pool3d_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
} tni_args__adaptive_avg_pool3d_backward;
TN_NODISCARD static inline tn_status tni_read__adaptive_avg_pool3d_backward(const tn_call *call,
    const StableIValue *args, tni_args__adaptive_avg_pool3d_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    return TN_OK;
}

/* _adaptive_avg_pool3d_backward.out(Tensor grad_output, Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__adaptive_avg_pool3d_backward_out {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *out;
} tni_args__adaptive_avg_pool3d_backward_out;
TN_NODISCARD static inline tn_status tni_read__adaptive_avg_pool3d_backward_out(const tn_call *call,
    const StableIValue *args, tni_args__adaptive_avg_pool3d_backward_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* _aminmax(Tensor self) -> (Tensor, Tensor) */
typedef struct tni_args__aminmax {
    tn_tensor *self;
} tni_args__aminmax;
TN_NODISCARD static inline tn_status tni_read__aminmax(const tn_call *call,
    const StableIValue *args, tni_args__aminmax *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* _aminmax.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor, Tensor) */
typedef struct tni_args__aminmax_dim {
    tn_tensor *self;
    int64_t dim;
    bool keepdim;
} tni_args__aminmax_dim;
TN_NODISCARD static inline tn_status tni_read__aminmax_dim(const tn_call *call,
    const StableIValue *args, tni_args__aminmax_dim *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    return TN_OK;
}

/* _aminmax.dim_out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!)) */
typedef struct tni_args__aminmax_dim_out {
    tn_tensor *self;
    int64_t dim;
    bool keepdim;
    tn_tensor *out0;
    tn_tensor *out1;
} tni_args__aminmax_dim_out;
TN_NODISCARD static inline tn_status tni_read__aminmax_dim_out(const tn_call *call,
    const StableIValue *args, tni_args__aminmax_dim_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out0));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out1));
    return TN_OK;
}

/* _aminmax.out(Tensor self, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!)) */
typedef struct tni_args__aminmax_out {
    tn_tensor *self;
    tn_tensor *out0;
    tn_tensor *out1;
} tni_args__aminmax_out;
TN_NODISCARD static inline tn_status tni_read__aminmax_out(const tn_call *call,
    const StableIValue *args, tni_args__aminmax_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out0));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out1));
    return TN_OK;
}

/* _batch_norm_no_update(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor) */
typedef struct tni_args__batch_norm_no_update {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tn_tensor *running_mean;
    tn_tensor *running_var;
    double momentum;
    double eps;
} tni_args__batch_norm_no_update;
TN_NODISCARD static inline tn_status tni_read__batch_norm_no_update(const tn_call *call,
    const StableIValue *args, tni_args__batch_norm_no_update *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->weight = tni_arg_maybe_handle(args[1]);
    in->bias = tni_arg_maybe_handle(args[2]);
    in->running_mean = tni_arg_maybe_handle(args[3]);
    in->running_var = tni_arg_maybe_handle(args[4]);
    in->momentum = tni_arg_double(args[5]);
    in->eps = tni_arg_double(args[6]);
    return TN_OK;
}

/* _batch_norm_no_update.out(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, float momentum, float eps, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2, Tensor(d!) out3) -> (Tensor(a!), Tensor(b!), Tensor(c!), Tensor(d!)) */
typedef struct tni_args__batch_norm_no_update_out {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tn_tensor *running_mean;
    tn_tensor *running_var;
    double momentum;
    double eps;
    tn_tensor *out0;
    tn_tensor *out1;
    tn_tensor *out2;
    tn_tensor *out3;
} tni_args__batch_norm_no_update_out;
TN_NODISCARD static inline tn_status tni_read__batch_norm_no_update_out(const tn_call *call,
    const StableIValue *args, tni_args__batch_norm_no_update_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->weight = tni_arg_maybe_handle(args[1]);
    in->bias = tni_arg_maybe_handle(args[2]);
    in->running_mean = tni_arg_maybe_handle(args[3]);
    in->running_var = tni_arg_maybe_handle(args[4]);
    in->momentum = tni_arg_double(args[5]);
    in->eps = tni_arg_double(args[6]);
    TN_TRY(tni_arg_tensor(call, args, 7, &in->out0));
    TN_TRY(tni_arg_tensor(call, args, 8, &in->out1));
    TN_TRY(tni_arg_tensor(call, args, 9, &in->out2));
    TN_TRY(tni_arg_tensor(call, args, 10, &in->out3));
    return TN_OK;
}

/* _batch_norm_with_update(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor) */
typedef struct tni_args__batch_norm_with_update {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tn_tensor *running_mean;
    tn_tensor *running_var;
    double momentum;
    double eps;
} tni_args__batch_norm_with_update;
TN_NODISCARD static inline tn_status tni_read__batch_norm_with_update(const tn_call *call,
    const StableIValue *args, tni_args__batch_norm_with_update *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->weight = tni_arg_maybe_handle(args[1]);
    in->bias = tni_arg_maybe_handle(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->running_mean));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->running_var));
    in->momentum = tni_arg_double(args[5]);
    in->eps = tni_arg_double(args[6]);
    return TN_OK;
}

/* _batch_norm_with_update.out(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, float momentum, float eps, *, Tensor(d!) out, Tensor(e!) save_mean, Tensor(f!) save_invstd, Tensor(g!) reserve) -> (Tensor(d!), Tensor(e!), Tensor(f!), Tensor(g!)) */
typedef struct tni_args__batch_norm_with_update_out {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tn_tensor *running_mean;
    tn_tensor *running_var;
    double momentum;
    double eps;
    tn_tensor *out;
    tn_tensor *save_mean;
    tn_tensor *save_invstd;
    tn_tensor *reserve;
} tni_args__batch_norm_with_update_out;
TN_NODISCARD static inline tn_status tni_read__batch_norm_with_update_out(const tn_call *call,
    const StableIValue *args, tni_args__batch_norm_with_update_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->weight = tni_arg_maybe_handle(args[1]);
    in->bias = tni_arg_maybe_handle(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->running_mean));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->running_var));
    in->momentum = tni_arg_double(args[5]);
    in->eps = tni_arg_double(args[6]);
    TN_TRY(tni_arg_tensor(call, args, 7, &in->out));
    TN_TRY(tni_arg_tensor(call, args, 8, &in->save_mean));
    TN_TRY(tni_arg_tensor(call, args, 9, &in->save_invstd));
    TN_TRY(tni_arg_tensor(call, args, 10, &in->reserve));
    return TN_OK;
}

/* _batch_norm_with_update_functional(Tensor input, Tensor? weight, Tensor? bias, Tensor running_mean, Tensor running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor, Tensor running_mean_out, Tensor running_var_out) */
typedef struct tni_args__batch_norm_with_update_functional {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tn_tensor *running_mean;
    tn_tensor *running_var;
    double momentum;
    double eps;
} tni_args__batch_norm_with_update_functional;
TN_NODISCARD static inline tn_status tni_read__batch_norm_with_update_functional(const tn_call *call,
    const StableIValue *args, tni_args__batch_norm_with_update_functional *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->weight = tni_arg_maybe_handle(args[1]);
    in->bias = tni_arg_maybe_handle(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->running_mean));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->running_var));
    in->momentum = tni_arg_double(args[5]);
    in->eps = tni_arg_double(args[6]);
    return TN_OK;
}

/* _cdist_backward(Tensor grad, Tensor x1, Tensor x2, float p, Tensor cdist) -> Tensor */
typedef struct tni_args__cdist_backward {
    tn_tensor *grad;
    tn_tensor *x1;
    tn_tensor *x2;
    double p;
    tn_tensor *cdist;
} tni_args__cdist_backward;
TN_NODISCARD static inline tn_status tni_read__cdist_backward(const tn_call *call,
    const StableIValue *args, tni_args__cdist_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->x1));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->x2));
    in->p = tni_arg_double(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->cdist));
    return TN_OK;
}

/* _cdist_backward.out(Tensor grad, Tensor x1, Tensor x2, float p, Tensor cdist, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__cdist_backward_out {
    tn_tensor *grad;
    tn_tensor *x1;
    tn_tensor *x2;
    double p;
    tn_tensor *cdist;
    tn_tensor *out;
} tni_args__cdist_backward_out;
TN_NODISCARD static inline tn_status tni_read__cdist_backward_out(const tn_call *call,
    const StableIValue *args, tni_args__cdist_backward_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->x1));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->x2));
    in->p = tni_arg_double(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->cdist));
    TN_TRY(tni_arg_tensor(call, args, 5, &in->out));
    return TN_OK;
}

/* _cdist_forward(Tensor x1, Tensor x2, float p, int? compute_mode) -> Tensor */
typedef struct tni_args__cdist_forward {
    tn_tensor *x1;
    tn_tensor *x2;
    double p;
    tni_maybe_int compute_mode;
} tni_args__cdist_forward;
TN_NODISCARD static inline tn_status tni_read__cdist_forward(const tn_call *call,
    const StableIValue *args, tni_args__cdist_forward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x1));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->x2));
    in->p = tni_arg_double(args[2]);
    in->compute_mode = tni_arg_maybe_int(args[3]);
    return TN_OK;
}

/* _cdist_forward.out(Tensor x1, Tensor x2, float p, int? compute_mode, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__cdist_forward_out {
    tn_tensor *x1;
    tn_tensor *x2;
    double p;
    tni_maybe_int compute_mode;
    tn_tensor *out;
} tni_args__cdist_forward_out;
TN_NODISCARD static inline tn_status tni_read__cdist_forward_out(const tn_call *call,
    const StableIValue *args, tni_args__cdist_forward_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x1));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->x2));
    in->p = tni_arg_double(args[2]);
    in->compute_mode = tni_arg_maybe_int(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* _conj(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args__conj {
    tn_tensor *self;
} tni_args__conj;
TN_NODISCARD static inline tn_status tni_read__conj(const tn_call *call,
    const StableIValue *args, tni_args__conj *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* _conj_copy(Tensor self) -> Tensor */
typedef struct tni_args__conj_copy {
    tn_tensor *self;
} tni_args__conj_copy;
TN_NODISCARD static inline tn_status tni_read__conj_copy(const tn_call *call,
    const StableIValue *args, tni_args__conj_copy *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* _conj_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__conj_copy_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args__conj_copy_out;
TN_NODISCARD static inline tn_status tni_read__conj_copy_out(const tn_call *call,
    const StableIValue *args, tni_args__conj_copy_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* _conj_physical(Tensor self) -> Tensor */
typedef struct tni_args__conj_physical {
    tn_tensor *self;
} tni_args__conj_physical;
TN_NODISCARD static inline tn_status tni_read__conj_physical(const tn_call *call,
    const StableIValue *args, tni_args__conj_physical *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* _conj_physical.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__conj_physical_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args__conj_physical_out;
TN_NODISCARD static inline tn_status tni_read__conj_physical_out(const tn_call *call,
    const StableIValue *args, tni_args__conj_physical_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* _convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool benchmark, bool deterministic, bool cudnn_enabled, bool allow_tf32) -> Tensor */
typedef struct tni_args__convolution {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
    bool transposed;
    tni_ints output_padding;
    int64_t groups;
    bool benchmark;
    bool deterministic;
    bool cudnn_enabled;
    bool allow_tf32;
} tni_args__convolution;
TN_NODISCARD static inline tn_status tni_read__convolution(const tn_call *call,
    const StableIValue *args, tni_args__convolution *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    in->bias = tni_arg_maybe_handle(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_ints(args[4]);
    in->dilation = tni_arg_ints(args[5]);
    in->transposed = tni_arg_bool(args[6]);
    in->output_padding = tni_arg_ints(args[7]);
    in->groups = tni_arg_int(args[8]);
    in->benchmark = tni_arg_bool(args[9]);
    in->deterministic = tni_arg_bool(args[10]);
    in->cudnn_enabled = tni_arg_bool(args[11]);
    in->allow_tf32 = tni_arg_bool(args[12]);
    return TN_OK;
}

/* _convolution.deprecated(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, int[] output_padding, SymInt groups, bool benchmark, bool deterministic, bool cudnn_enabled) -> Tensor */
typedef struct tni_args__convolution_deprecated {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
    bool transposed;
    tni_ints output_padding;
    int64_t groups;
    bool benchmark;
    bool deterministic;
    bool cudnn_enabled;
} tni_args__convolution_deprecated;
TN_NODISCARD static inline tn_status tni_read__convolution_deprecated(const tn_call *call,
    const StableIValue *args, tni_args__convolution_deprecated *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    in->bias = tni_arg_maybe_handle(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_ints(args[4]);
    in->dilation = tni_arg_ints(args[5]);
    in->transposed = tni_arg_bool(args[6]);
    in->output_padding = tni_arg_ints(args[7]);
    in->groups = tni_arg_int(args[8]);
    in->benchmark = tni_arg_bool(args[9]);
    in->deterministic = tni_arg_bool(args[10]);
    in->cudnn_enabled = tni_arg_bool(args[11]);
    return TN_OK;
}

/* _convolution.out(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool benchmark, bool deterministic, bool cudnn_enabled, bool allow_tf32, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__convolution_out {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
    bool transposed;
    tni_ints output_padding;
    int64_t groups;
    bool benchmark;
    bool deterministic;
    bool cudnn_enabled;
    bool allow_tf32;
    tn_tensor *out;
} tni_args__convolution_out;
TN_NODISCARD static inline tn_status tni_read__convolution_out(const tn_call *call,
    const StableIValue *args, tni_args__convolution_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    in->bias = tni_arg_maybe_handle(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_ints(args[4]);
    in->dilation = tni_arg_ints(args[5]);
    in->transposed = tni_arg_bool(args[6]);
    in->output_padding = tni_arg_ints(args[7]);
    in->groups = tni_arg_int(args[8]);
    in->benchmark = tni_arg_bool(args[9]);
    in->deterministic = tni_arg_bool(args[10]);
    in->cudnn_enabled = tni_arg_bool(args[11]);
    in->allow_tf32 = tni_arg_bool(args[12]);
    TN_TRY(tni_arg_tensor(call, args, 13, &in->out));
    return TN_OK;
}

/* _convolution_mode(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, str padding, SymInt[] dilation, SymInt groups) -> Tensor */
typedef struct tni_args__convolution_mode {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tni_ints stride;
    const tni_string *padding;
    tni_ints dilation;
    int64_t groups;
} tni_args__convolution_mode;
TN_NODISCARD static inline tn_status tni_read__convolution_mode(const tn_call *call,
    const StableIValue *args, tni_args__convolution_mode *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    in->bias = tni_arg_maybe_handle(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_string(args[4]);
    in->dilation = tni_arg_ints(args[5]);
    in->groups = tni_arg_int(args[6]);
    return TN_OK;
}

/* _cummax_helper(Tensor self, Tensor(a!) values, Tensor(b!) indices, int dim) -> () */
typedef struct tni_args__cummax_helper {
    tn_tensor *self;
    tn_tensor *values;
    tn_tensor *indices;
    int64_t dim;
} tni_args__cummax_helper;
TN_NODISCARD static inline tn_status tni_read__cummax_helper(const tn_call *call,
    const StableIValue *args, tni_args__cummax_helper *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->values));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->indices));
    in->dim = tni_arg_int(args[3]);
    return TN_OK;
}

/* _cummin_helper(Tensor self, Tensor(a!) values, Tensor(b!) indices, int dim) -> () */
typedef struct tni_args__cummin_helper {
    tn_tensor *self;
    tn_tensor *values;
    tn_tensor *indices;
    int64_t dim;
} tni_args__cummin_helper;
TN_NODISCARD static inline tn_status tni_read__cummin_helper(const tn_call *call,
    const StableIValue *args, tni_args__cummin_helper *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->values));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->indices));
    in->dim = tni_arg_int(args[3]);
    return TN_OK;
}

/* _fft_c2c(Tensor self, SymInt[] dim, int normalization, bool forward) -> Tensor */
typedef struct tni_args__fft_c2c {
    tn_tensor *self;
    tni_ints dim;
    int64_t normalization;
    bool forward;
} tni_args__fft_c2c;
TN_NODISCARD static inline tn_status tni_read__fft_c2c(const tn_call *call,
    const StableIValue *args, tni_args__fft_c2c *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_ints(args[1]);
    in->normalization = tni_arg_int(args[2]);
    in->forward = tni_arg_bool(args[3]);
    return TN_OK;
}

/* _fft_c2c.out(Tensor self, SymInt[] dim, int normalization, bool forward, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__fft_c2c_out {
    tn_tensor *self;
    tni_ints dim;
    int64_t normalization;
    bool forward;
    tn_tensor *out;
} tni_args__fft_c2c_out;
TN_NODISCARD static inline tn_status tni_read__fft_c2c_out(const tn_call *call,
    const StableIValue *args, tni_args__fft_c2c_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_ints(args[1]);
    in->normalization = tni_arg_int(args[2]);
    in->forward = tni_arg_bool(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* _fft_c2r(Tensor self, int[] dim, int normalization, SymInt last_dim_size) -> Tensor */
typedef struct tni_args__fft_c2r {
    tn_tensor *self;
    tni_ints dim;
    int64_t normalization;
    int64_t last_dim_size;
} tni_args__fft_c2r;
TN_NODISCARD static inline tn_status tni_read__fft_c2r(const tn_call *call,
    const StableIValue *args, tni_args__fft_c2r *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_ints(args[1]);
    in->normalization = tni_arg_int(args[2]);
    in->last_dim_size = tni_arg_int(args[3]);
    return TN_OK;
}

/* _fft_c2r.out(Tensor self, int[] dim, int normalization, SymInt last_dim_size, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__fft_c2r_out {
    tn_tensor *self;
    tni_ints dim;
    int64_t normalization;
    int64_t last_dim_size;
    tn_tensor *out;
} tni_args__fft_c2r_out;
TN_NODISCARD static inline tn_status tni_read__fft_c2r_out(const tn_call *call,
    const StableIValue *args, tni_args__fft_c2r_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_ints(args[1]);
    in->normalization = tni_arg_int(args[2]);
    in->last_dim_size = tni_arg_int(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* _fft_r2c(Tensor self, int[] dim, int normalization, bool onesided) -> Tensor */
typedef struct tni_args__fft_r2c {
    tn_tensor *self;
    tni_ints dim;
    int64_t normalization;
    bool onesided;
} tni_args__fft_r2c;
TN_NODISCARD static inline tn_status tni_read__fft_r2c(const tn_call *call,
    const StableIValue *args, tni_args__fft_r2c *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_ints(args[1]);
    in->normalization = tni_arg_int(args[2]);
    in->onesided = tni_arg_bool(args[3]);
    return TN_OK;
}

/* _fft_r2c.out(Tensor self, int[] dim, int normalization, bool onesided, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__fft_r2c_out {
    tn_tensor *self;
    tni_ints dim;
    int64_t normalization;
    bool onesided;
    tn_tensor *out;
} tni_args__fft_r2c_out;
TN_NODISCARD static inline tn_status tni_read__fft_r2c_out(const tn_call *call,
    const StableIValue *args, tni_args__fft_r2c_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_ints(args[1]);
    in->normalization = tni_arg_int(args[2]);
    in->onesided = tni_arg_bool(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* _fused_rms_norm(Tensor input, int[] normalized_shape, Tensor? weight, float? eps) -> (Tensor, Tensor) */
typedef struct tni_args__fused_rms_norm {
    tn_tensor *input;
    tni_ints normalized_shape;
    tn_tensor *weight;
    tni_maybe_double eps;
} tni_args__fused_rms_norm;
TN_NODISCARD static inline tn_status tni_read__fused_rms_norm(const tn_call *call,
    const StableIValue *args, tni_args__fused_rms_norm *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->normalized_shape = tni_arg_ints(args[1]);
    in->weight = tni_arg_maybe_handle(args[2]);
    in->eps = tni_arg_maybe_double(args[3]);
    return TN_OK;
}

/* _histogramdd_bin_edges(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None, bool density=False) -> Tensor[] */
typedef struct tni_args__histogramdd_bin_edges {
    tn_tensor *self;
    tni_ints bins;
    const tni_list *range;
    tn_tensor *weight;
    bool density;
} tni_args__histogramdd_bin_edges;
TN_NODISCARD static inline tn_status tni_read__histogramdd_bin_edges(const tn_call *call,
    const StableIValue *args, tni_args__histogramdd_bin_edges *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->bins = tni_arg_ints(args[1]);
    in->range = tni_arg_maybe_list(args[2]);
    in->weight = tni_arg_maybe_handle(args[3]);
    in->density = tni_arg_bool(args[4]);
    return TN_OK;
}

/* _histogramdd_bin_edges.out(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None, bool density=False, Tensor(a!)[] out) -> () */
typedef struct tni_args__histogramdd_bin_edges_out {
    tn_tensor *self;
    tni_ints bins;
    const tni_list *range;
    tn_tensor *weight;
    bool density;
    const tni_list *out;
} tni_args__histogramdd_bin_edges_out;
TN_NODISCARD static inline tn_status tni_read__histogramdd_bin_edges_out(const tn_call *call,
    const StableIValue *args, tni_args__histogramdd_bin_edges_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->bins = tni_arg_ints(args[1]);
    in->range = tni_arg_maybe_list(args[2]);
    in->weight = tni_arg_maybe_handle(args[3]);
    in->density = tni_arg_bool(args[4]);
    in->out = tni_arg_list(args[5]);
    return TN_OK;
}

/* _histogramdd_from_bin_cts(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None, bool density=False) -> Tensor */
typedef struct tni_args__histogramdd_from_bin_cts {
    tn_tensor *self;
    tni_ints bins;
    const tni_list *range;
    tn_tensor *weight;
    bool density;
} tni_args__histogramdd_from_bin_cts;
TN_NODISCARD static inline tn_status tni_read__histogramdd_from_bin_cts(const tn_call *call,
    const StableIValue *args, tni_args__histogramdd_from_bin_cts *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->bins = tni_arg_ints(args[1]);
    in->range = tni_arg_maybe_list(args[2]);
    in->weight = tni_arg_maybe_handle(args[3]);
    in->density = tni_arg_bool(args[4]);
    return TN_OK;
}

/* _histogramdd_from_bin_cts.out(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None, bool density=False, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__histogramdd_from_bin_cts_out {
    tn_tensor *self;
    tni_ints bins;
    const tni_list *range;
    tn_tensor *weight;
    bool density;
    tn_tensor *out;
} tni_args__histogramdd_from_bin_cts_out;
TN_NODISCARD static inline tn_status tni_read__histogramdd_from_bin_cts_out(const tn_call *call,
    const StableIValue *args, tni_args__histogramdd_from_bin_cts_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->bins = tni_arg_ints(args[1]);
    in->range = tni_arg_maybe_list(args[2]);
    in->weight = tni_arg_maybe_handle(args[3]);
    in->density = tni_arg_bool(args[4]);
    TN_TRY(tni_arg_tensor(call, args, 5, &in->out));
    return TN_OK;
}

/* _histogramdd_from_bin_tensors(Tensor self, Tensor[] bins, *, Tensor? weight=None, bool density=False) -> Tensor */
typedef struct tni_args__histogramdd_from_bin_tensors {
    tn_tensor *self;
    const tni_list *bins;
    tn_tensor *weight;
    bool density;
} tni_args__histogramdd_from_bin_tensors;
TN_NODISCARD static inline tn_status tni_read__histogramdd_from_bin_tensors(const tn_call *call,
    const StableIValue *args, tni_args__histogramdd_from_bin_tensors *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->bins = tni_arg_list(args[1]);
    in->weight = tni_arg_maybe_handle(args[2]);
    in->density = tni_arg_bool(args[3]);
    return TN_OK;
}

/* _histogramdd_from_bin_tensors.out(Tensor self, Tensor[] bins, *, Tensor? weight=None, bool density=False, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__histogramdd_from_bin_tensors_out {
    tn_tensor *self;
    const tni_list *bins;
    tn_tensor *weight;
    bool density;
    tn_tensor *out;
} tni_args__histogramdd_from_bin_tensors_out;
TN_NODISCARD static inline tn_status tni_read__histogramdd_from_bin_tensors_out(const tn_call *call,
    const StableIValue *args, tni_args__histogramdd_from_bin_tensors_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->bins = tni_arg_list(args[1]);
    in->weight = tni_arg_maybe_handle(args[2]);
    in->density = tni_arg_bool(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* _is_all_true(Tensor self) -> Tensor */
typedef struct tni_args__is_all_true {
    tn_tensor *self;
} tni_args__is_all_true;
TN_NODISCARD static inline tn_status tni_read__is_all_true(const tn_call *call,
    const StableIValue *args, tni_args__is_all_true *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* _is_any_true(Tensor self) -> Tensor */
typedef struct tni_args__is_any_true {
    tn_tensor *self;
} tni_args__is_any_true;
TN_NODISCARD static inline tn_status tni_read__is_any_true(const tn_call *call,
    const StableIValue *args, tni_args__is_any_true *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* _local_scalar_dense(Tensor self) -> Scalar */
typedef struct tni_args__local_scalar_dense {
    tn_tensor *self;
} tni_args__local_scalar_dense;
TN_NODISCARD static inline tn_status tni_read__local_scalar_dense(const tn_call *call,
    const StableIValue *args, tni_args__local_scalar_dense *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* _log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor */
typedef struct tni_args__log_softmax {
    tn_tensor *self;
    int64_t dim;
    bool half_to_float;
} tni_args__log_softmax;
TN_NODISCARD static inline tn_status tni_read__log_softmax(const tn_call *call,
    const StableIValue *args, tni_args__log_softmax *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->half_to_float = tni_arg_bool(args[2]);
    return TN_OK;
}

/* _log_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__log_softmax_out {
    tn_tensor *self;
    int64_t dim;
    bool half_to_float;
    tn_tensor *out;
} tni_args__log_softmax_out;
TN_NODISCARD static inline tn_status tni_read__log_softmax_out(const tn_call *call,
    const StableIValue *args, tni_args__log_softmax_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->half_to_float = tni_arg_bool(args[2]);
    in->out = NULL;
    return TN_OK;
}

/* _log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor */
typedef struct tni_args__log_softmax_backward_data {
    tn_tensor *grad_output;
    tn_tensor *output;
    int64_t dim;
    tn_dtype input_dtype;
} tni_args__log_softmax_backward_data;
TN_NODISCARD static inline tn_status tni_read__log_softmax_backward_data(const tn_call *call,
    const StableIValue *args, tni_args__log_softmax_backward_data *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->output));
    in->dim = tni_arg_int(args[2]);
    in->input_dtype = tni_arg_dtype(args[3]);
    return TN_OK;
}

/* _log_softmax_backward_data.out(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__log_softmax_backward_data_out {
    tn_tensor *grad_output;
    tn_tensor *output;
    int64_t dim;
    tn_dtype input_dtype;
    tn_tensor *out;
} tni_args__log_softmax_backward_data_out;
TN_NODISCARD static inline tn_status tni_read__log_softmax_backward_data_out(const tn_call *call,
    const StableIValue *args, tni_args__log_softmax_backward_data_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->output));
    in->dim = tni_arg_int(args[2]);
    in->input_dtype = tni_arg_dtype(args[3]);
    in->out = NULL;
    return TN_OK;
}

/* _logcumsumexp(Tensor self, int dim) -> Tensor */
typedef struct tni_args__logcumsumexp {
    tn_tensor *self;
    int64_t dim;
} tni_args__logcumsumexp;
TN_NODISCARD static inline tn_status tni_read__logcumsumexp(const tn_call *call,
    const StableIValue *args, tni_args__logcumsumexp *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

/* _logcumsumexp.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__logcumsumexp_out {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *out;
} tni_args__logcumsumexp_out;
TN_NODISCARD static inline tn_status tni_read__logcumsumexp_out(const tn_call *call,
    const StableIValue *args, tni_args__logcumsumexp_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* _native_batch_norm_legit(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor) */
typedef struct tni_args__native_batch_norm_legit {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tn_tensor *running_mean;
    tn_tensor *running_var;
    bool training;
    double momentum;
    double eps;
} tni_args__native_batch_norm_legit;
TN_NODISCARD static inline tn_status tni_read__native_batch_norm_legit(const tn_call *call,
    const StableIValue *args, tni_args__native_batch_norm_legit *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->weight = tni_arg_maybe_handle(args[1]);
    in->bias = tni_arg_maybe_handle(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->running_mean));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->running_var));
    in->training = tni_arg_bool(args[5]);
    in->momentum = tni_arg_double(args[6]);
    in->eps = tni_arg_double(args[7]);
    return TN_OK;
}

/* _native_batch_norm_legit.no_stats(Tensor input, Tensor? weight, Tensor? bias, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor) */
typedef struct tni_args__native_batch_norm_legit_no_stats {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    bool training;
    double momentum;
    double eps;
} tni_args__native_batch_norm_legit_no_stats;
TN_NODISCARD static inline tn_status tni_read__native_batch_norm_legit_no_stats(const tn_call *call,
    const StableIValue *args, tni_args__native_batch_norm_legit_no_stats *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->weight = tni_arg_maybe_handle(args[1]);
    in->bias = tni_arg_maybe_handle(args[2]);
    in->training = tni_arg_bool(args[3]);
    in->momentum = tni_arg_double(args[4]);
    in->eps = tni_arg_double(args[5]);
    return TN_OK;
}

/* _native_batch_norm_legit.no_stats_out(Tensor input, Tensor? weight, Tensor? bias, bool training, float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean, Tensor(c!) save_invstd) -> (Tensor(a!), Tensor(b!), Tensor(c!)) */
typedef struct tni_args__native_batch_norm_legit_no_stats_out {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    bool training;
    double momentum;
    double eps;
    tn_tensor *out;
    tn_tensor *save_mean;
    tn_tensor *save_invstd;
} tni_args__native_batch_norm_legit_no_stats_out;
TN_NODISCARD static inline tn_status tni_read__native_batch_norm_legit_no_stats_out(const tn_call *call,
    const StableIValue *args, tni_args__native_batch_norm_legit_no_stats_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->weight = tni_arg_maybe_handle(args[1]);
    in->bias = tni_arg_maybe_handle(args[2]);
    in->training = tni_arg_bool(args[3]);
    in->momentum = tni_arg_double(args[4]);
    in->eps = tni_arg_double(args[5]);
    TN_TRY(tni_arg_tensor(call, args, 6, &in->out));
    TN_TRY(tni_arg_tensor(call, args, 7, &in->save_mean));
    TN_TRY(tni_arg_tensor(call, args, 8, &in->save_invstd));
    return TN_OK;
}

/* _native_batch_norm_legit.out(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, bool training, float momentum, float eps, *, Tensor(d!) out, Tensor(e!) save_mean, Tensor(f!) save_invstd) -> (Tensor(d!), Tensor(e!), Tensor(f!)) */
typedef struct tni_args__native_batch_norm_legit_out {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tn_tensor *running_mean;
    tn_tensor *running_var;
    bool training;
    double momentum;
    double eps;
    tn_tensor *out;
    tn_tensor *save_mean;
    tn_tensor *save_invstd;
} tni_args__native_batch_norm_legit_out;
TN_NODISCARD static inline tn_status tni_read__native_batch_norm_legit_out(const tn_call *call,
    const StableIValue *args, tni_args__native_batch_norm_legit_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->weight = tni_arg_maybe_handle(args[1]);
    in->bias = tni_arg_maybe_handle(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->running_mean));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->running_var));
    in->training = tni_arg_bool(args[5]);
    in->momentum = tni_arg_double(args[6]);
    in->eps = tni_arg_double(args[7]);
    TN_TRY(tni_arg_tensor(call, args, 8, &in->out));
    TN_TRY(tni_arg_tensor(call, args, 9, &in->save_mean));
    TN_TRY(tni_arg_tensor(call, args, 10, &in->save_invstd));
    return TN_OK;
}

/* _native_batch_norm_legit_functional(Tensor input, Tensor? weight, Tensor? bias, Tensor running_mean, Tensor running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor running_mean_out, Tensor running_var_out) */
typedef struct tni_args__native_batch_norm_legit_functional {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tn_tensor *running_mean;
    tn_tensor *running_var;
    bool training;
    double momentum;
    double eps;
} tni_args__native_batch_norm_legit_functional;
TN_NODISCARD static inline tn_status tni_read__native_batch_norm_legit_functional(const tn_call *call,
    const StableIValue *args, tni_args__native_batch_norm_legit_functional *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->weight = tni_arg_maybe_handle(args[1]);
    in->bias = tni_arg_maybe_handle(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->running_mean));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->running_var));
    in->training = tni_arg_bool(args[5]);
    in->momentum = tni_arg_double(args[6]);
    in->eps = tni_arg_double(args[7]);
    return TN_OK;
}

/* _native_batch_norm_legit_no_training(Tensor input, Tensor? weight, Tensor? bias, Tensor running_mean, Tensor running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor) */
typedef struct tni_args__native_batch_norm_legit_no_training {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tn_tensor *running_mean;
    tn_tensor *running_var;
    double momentum;
    double eps;
} tni_args__native_batch_norm_legit_no_training;
TN_NODISCARD static inline tn_status tni_read__native_batch_norm_legit_no_training(const tn_call *call,
    const StableIValue *args, tni_args__native_batch_norm_legit_no_training *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->weight = tni_arg_maybe_handle(args[1]);
    in->bias = tni_arg_maybe_handle(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->running_mean));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->running_var));
    in->momentum = tni_arg_double(args[5]);
    in->eps = tni_arg_double(args[6]);
    return TN_OK;
}

/* _native_batch_norm_legit_no_training.out(Tensor input, Tensor? weight, Tensor? bias, Tensor running_mean, Tensor running_var, float momentum, float eps, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!)) */
typedef struct tni_args__native_batch_norm_legit_no_training_out {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tn_tensor *running_mean;
    tn_tensor *running_var;
    double momentum;
    double eps;
    tn_tensor *out0;
    tn_tensor *out1;
    tn_tensor *out2;
} tni_args__native_batch_norm_legit_no_training_out;
TN_NODISCARD static inline tn_status tni_read__native_batch_norm_legit_no_training_out(const tn_call *call,
    const StableIValue *args, tni_args__native_batch_norm_legit_no_training_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->weight = tni_arg_maybe_handle(args[1]);
    in->bias = tni_arg_maybe_handle(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->running_mean));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->running_var));
    in->momentum = tni_arg_double(args[5]);
    in->eps = tni_arg_double(args[6]);
    TN_TRY(tni_arg_tensor(call, args, 7, &in->out0));
    TN_TRY(tni_arg_tensor(call, args, 8, &in->out1));
    TN_TRY(tni_arg_tensor(call, args, 9, &in->out2));
    return TN_OK;
}

/* _neg_view(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args__neg_view {
    tn_tensor *self;
} tni_args__neg_view;
TN_NODISCARD static inline tn_status tni_read__neg_view(const tn_call *call,
    const StableIValue *args, tni_args__neg_view *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* _neg_view_copy(Tensor self) -> Tensor */
typedef struct tni_args__neg_view_copy {
    tn_tensor *self;
} tni_args__neg_view_copy;
TN_NODISCARD static inline tn_status tni_read__neg_view_copy(const tn_call *call,
    const StableIValue *args, tni_args__neg_view_copy *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* _neg_view_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__neg_view_copy_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args__neg_view_copy_out;
TN_NODISCARD static inline tn_status tni_read__neg_view_copy_out(const tn_call *call,
    const StableIValue *args, tni_args__neg_view_copy_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* _pdist_forward(Tensor self, float p=2) -> Tensor */
typedef struct tni_args__pdist_forward {
    tn_tensor *self;
    double p;
} tni_args__pdist_forward;
TN_NODISCARD static inline tn_status tni_read__pdist_forward(const tn_call *call,
    const StableIValue *args, tni_args__pdist_forward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->p = tni_arg_double(args[1]);
    return TN_OK;
}

/* _pdist_forward.out(Tensor self, float p=2., *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__pdist_forward_out {
    tn_tensor *self;
    double p;
    tn_tensor *out;
} tni_args__pdist_forward_out;
TN_NODISCARD static inline tn_status tni_read__pdist_forward_out(const tn_call *call,
    const StableIValue *args, tni_args__pdist_forward_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->p = tni_arg_double(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* _prelu_kernel(Tensor self, Tensor weight) -> Tensor */
typedef struct tni_args__prelu_kernel {
    tn_tensor *self;
    tn_tensor *weight;
} tni_args__prelu_kernel;
TN_NODISCARD static inline tn_status tni_read__prelu_kernel(const tn_call *call,
    const StableIValue *args, tni_args__prelu_kernel *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    return TN_OK;
}

/* _prelu_kernel_backward(Tensor grad_output, Tensor self, Tensor weight) -> (Tensor, Tensor) */
typedef struct tni_args__prelu_kernel_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *weight;
} tni_args__prelu_kernel_backward;
TN_NODISCARD static inline tn_status tni_read__prelu_kernel_backward(const tn_call *call,
    const StableIValue *args, tni_args__prelu_kernel_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->weight));
    return TN_OK;
}

/* _reshape_alias(Tensor(a) self, SymInt[] size, SymInt[] stride) -> Tensor(a) */
typedef struct tni_args__reshape_alias {
    tn_tensor *self;
    tni_ints size;
    tni_ints stride;
} tni_args__reshape_alias;
TN_NODISCARD static inline tn_status tni_read__reshape_alias(const tn_call *call,
    const StableIValue *args, tni_args__reshape_alias *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->size = tni_arg_ints(args[1]);
    in->stride = tni_arg_ints(args[2]);
    return TN_OK;
}

/* _reshape_alias_copy(Tensor self, SymInt[] size, SymInt[] stride) -> Tensor */
typedef struct tni_args__reshape_alias_copy {
    tn_tensor *self;
    tni_ints size;
    tni_ints stride;
} tni_args__reshape_alias_copy;
TN_NODISCARD static inline tn_status tni_read__reshape_alias_copy(const tn_call *call,
    const StableIValue *args, tni_args__reshape_alias_copy *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->size = tni_arg_ints(args[1]);
    in->stride = tni_arg_ints(args[2]);
    return TN_OK;
}

/* _reshape_alias_copy.out(Tensor self, SymInt[] size, SymInt[] stride, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__reshape_alias_copy_out {
    tn_tensor *self;
    tni_ints size;
    tni_ints stride;
    tn_tensor *out;
} tni_args__reshape_alias_copy_out;
TN_NODISCARD static inline tn_status tni_read__reshape_alias_copy_out(const tn_call *call,
    const StableIValue *args, tni_args__reshape_alias_copy_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->size = tni_arg_ints(args[1]);
    in->stride = tni_arg_ints(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* _softmax(Tensor self, int dim, bool half_to_float) -> Tensor */
typedef struct tni_args__softmax {
    tn_tensor *self;
    int64_t dim;
    bool half_to_float;
} tni_args__softmax;
TN_NODISCARD static inline tn_status tni_read__softmax(const tn_call *call,
    const StableIValue *args, tni_args__softmax *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->half_to_float = tni_arg_bool(args[2]);
    return TN_OK;
}

/* _softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__softmax_out {
    tn_tensor *self;
    int64_t dim;
    bool half_to_float;
    tn_tensor *out;
} tni_args__softmax_out;
TN_NODISCARD static inline tn_status tni_read__softmax_out(const tn_call *call,
    const StableIValue *args, tni_args__softmax_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->half_to_float = tni_arg_bool(args[2]);
    in->out = NULL;
    return TN_OK;
}

/* _softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor */
typedef struct tni_args__softmax_backward_data {
    tn_tensor *grad_output;
    tn_tensor *output;
    int64_t dim;
    tn_dtype input_dtype;
} tni_args__softmax_backward_data;
TN_NODISCARD static inline tn_status tni_read__softmax_backward_data(const tn_call *call,
    const StableIValue *args, tni_args__softmax_backward_data *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->output));
    in->dim = tni_arg_int(args[2]);
    in->input_dtype = tni_arg_dtype(args[3]);
    return TN_OK;
}

/* _softmax_backward_data.out(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args__softmax_backward_data_out {
    tn_tensor *grad_output;
    tn_tensor *output;
    int64_t dim;
    tn_dtype input_dtype;
    tn_tensor *grad_input;
} tni_args__softmax_backward_data_out;
TN_NODISCARD static inline tn_status tni_read__softmax_backward_data_out(const tn_call *call,
    const StableIValue *args, tni_args__softmax_backward_data_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->output));
    in->dim = tni_arg_int(args[2]);
    in->input_dtype = tni_arg_dtype(args[3]);
    in->grad_input = NULL;
    return TN_OK;
}

/* _to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor */
typedef struct tni_args__to_copy {
    tn_tensor *self;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
    bool non_blocking;
    int memory_format;
} tni_args__to_copy;
TN_NODISCARD static inline tn_status tni_read__to_copy(const tn_call *call,
    const StableIValue *args, tni_args__to_copy *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dtype = tni_arg_maybe_dtype(args[1]);
    in->layout = tni_arg_maybe_word(args[2]);
    in->device = tni_arg_maybe_device(args[3]);
    in->pin_memory = tni_arg_maybe_bool(args[4]);
    in->non_blocking = tni_arg_bool(args[5]);
    in->memory_format = tni_arg_maybe_word(args[6]);
    return TN_OK;
}

/* _to_copy.out(Tensor self, *, bool non_blocking=False, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__to_copy_out {
    tn_tensor *self;
    bool non_blocking;
    int memory_format;
    tn_tensor *out;
} tni_args__to_copy_out;
TN_NODISCARD static inline tn_status tni_read__to_copy_out(const tn_call *call,
    const StableIValue *args, tni_args__to_copy_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->non_blocking = tni_arg_bool(args[1]);
    in->memory_format = tni_arg_maybe_word(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
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
    (void)call;
    (void)args;
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

/* _trilinear.out(Tensor i1, Tensor i2, Tensor i3, int[] expand1, int[] expand2, int[] expand3, int[] sumdim, int unroll_dim=1, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__trilinear_out {
    tn_tensor *i1;
    tn_tensor *i2;
    tn_tensor *i3;
    tni_ints expand1;
    tni_ints expand2;
    tni_ints expand3;
    tni_ints sumdim;
    int64_t unroll_dim;
    tn_tensor *out;
} tni_args__trilinear_out;
TN_NODISCARD static inline tn_status tni_read__trilinear_out(const tn_call *call,
    const StableIValue *args, tni_args__trilinear_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->i1));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->i2));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->i3));
    in->expand1 = tni_arg_ints(args[3]);
    in->expand2 = tni_arg_ints(args[4]);
    in->expand3 = tni_arg_ints(args[5]);
    in->sumdim = tni_arg_ints(args[6]);
    in->unroll_dim = tni_arg_int(args[7]);
    TN_TRY(tni_arg_tensor(call, args, 8, &in->out));
    return TN_OK;
}

/* _unique(Tensor self, bool sorted=True, bool return_inverse=False) -> (Tensor, Tensor) */
typedef struct tni_args__unique {
    tn_tensor *self;
    bool sorted;
    bool return_inverse;
} tni_args__unique;
TN_NODISCARD static inline tn_status tni_read__unique(const tn_call *call,
    const StableIValue *args, tni_args__unique *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->sorted = tni_arg_bool(args[1]);
    in->return_inverse = tni_arg_bool(args[2]);
    return TN_OK;
}

/* _unique.out(Tensor self, bool sorted=True, bool return_inverse=False, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!)) */
typedef struct tni_args__unique_out {
    tn_tensor *self;
    bool sorted;
    bool return_inverse;
    tn_tensor *out0;
    tn_tensor *out1;
} tni_args__unique_out;
TN_NODISCARD static inline tn_status tni_read__unique_out(const tn_call *call,
    const StableIValue *args, tni_args__unique_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->sorted = tni_arg_bool(args[1]);
    in->return_inverse = tni_arg_bool(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out0));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out1));
    return TN_OK;
}

/* _unique2(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor) */
typedef struct tni_args__unique2 {
    tn_tensor *self;
    bool sorted;
    bool return_inverse;
    bool return_counts;
} tni_args__unique2;
TN_NODISCARD static inline tn_status tni_read__unique2(const tn_call *call,
    const StableIValue *args, tni_args__unique2 *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->sorted = tni_arg_bool(args[1]);
    in->return_inverse = tni_arg_bool(args[2]);
    in->return_counts = tni_arg_bool(args[3]);
    return TN_OK;
}

/* _unique2.out(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!)) */
typedef struct tni_args__unique2_out {
    tn_tensor *self;
    bool sorted;
    bool return_inverse;
    bool return_counts;
    tn_tensor *out0;
    tn_tensor *out1;
    tn_tensor *out2;
} tni_args__unique2_out;
TN_NODISCARD static inline tn_status tni_read__unique2_out(const tn_call *call,
    const StableIValue *args, tni_args__unique2_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->sorted = tni_arg_bool(args[1]);
    in->return_inverse = tni_arg_bool(args[2]);
    in->return_counts = tni_arg_bool(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out0));
    TN_TRY(tni_arg_tensor(call, args, 5, &in->out1));
    TN_TRY(tni_arg_tensor(call, args, 6, &in->out2));
    return TN_OK;
}

/* _unsafe_view(Tensor self, SymInt[] size) -> Tensor */
typedef struct tni_args__unsafe_view {
    tn_tensor *self;
    tni_ints size;
} tni_args__unsafe_view;
TN_NODISCARD static inline tn_status tni_read__unsafe_view(const tn_call *call,
    const StableIValue *args, tni_args__unsafe_view *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->size = tni_arg_ints(args[1]);
    return TN_OK;
}

/* _unsafe_view.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__unsafe_view_out {
    tn_tensor *self;
    tni_ints size;
    tn_tensor *out;
} tni_args__unsafe_view_out;
TN_NODISCARD static inline tn_status tni_read__unsafe_view_out(const tn_call *call,
    const StableIValue *args, tni_args__unsafe_view_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->size = tni_arg_ints(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* _upsample_bicubic2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor */
typedef struct tni_args__upsample_bicubic2d_aa {
    tn_tensor *self;
    tni_ints output_size;
    bool align_corners;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
} tni_args__upsample_bicubic2d_aa;
TN_NODISCARD static inline tn_status tni_read__upsample_bicubic2d_aa(const tn_call *call,
    const StableIValue *args, tni_args__upsample_bicubic2d_aa *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    in->align_corners = tni_arg_bool(args[2]);
    in->scales_h = tni_arg_maybe_double(args[3]);
    in->scales_w = tni_arg_maybe_double(args[4]);
    return TN_OK;
}

/* _upsample_bicubic2d_aa.out(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__upsample_bicubic2d_aa_out {
    tn_tensor *self;
    tni_ints output_size;
    bool align_corners;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
    tn_tensor *out;
} tni_args__upsample_bicubic2d_aa_out;
TN_NODISCARD static inline tn_status tni_read__upsample_bicubic2d_aa_out(const tn_call *call,
    const StableIValue *args, tni_args__upsample_bicubic2d_aa_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    in->align_corners = tni_arg_bool(args[2]);
    in->scales_h = tni_arg_maybe_double(args[3]);
    in->scales_w = tni_arg_maybe_double(args[4]);
    TN_TRY(tni_arg_tensor(call, args, 5, &in->out));
    return TN_OK;
}

/* _upsample_bicubic2d_aa.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor */
typedef struct tni_args__upsample_bicubic2d_aa_vec {
    tn_tensor *input;
    tni_ints output_size;
    bool align_corners;
    const tni_list *scale_factors;
} tni_args__upsample_bicubic2d_aa_vec;
TN_NODISCARD static inline tn_status tni_read__upsample_bicubic2d_aa_vec(const tn_call *call,
    const StableIValue *args, tni_args__upsample_bicubic2d_aa_vec *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->output_size = tni_arg_maybe_ints(args[1]);
    in->align_corners = tni_arg_bool(args[2]);
    in->scale_factors = tni_arg_maybe_list(args[3]);
    return TN_OK;
}

/* _upsample_bicubic2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor */
typedef struct tni_args__upsample_bicubic2d_aa_backward {
    tn_tensor *grad_output;
    tni_ints output_size;
    tni_ints input_size;
    bool align_corners;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
} tni_args__upsample_bicubic2d_aa_backward;
TN_NODISCARD static inline tn_status tni_read__upsample_bicubic2d_aa_backward(const tn_call *call,
    const StableIValue *args, tni_args__upsample_bicubic2d_aa_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->output_size = tni_arg_ints(args[1]);
    in->input_size = tni_arg_ints(args[2]);
    in->align_corners = tni_arg_bool(args[3]);
    in->scales_h = tni_arg_maybe_double(args[4]);
    in->scales_w = tni_arg_maybe_double(args[5]);
    return TN_OK;
}

/* _upsample_bicubic2d_aa_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args__upsample_bicubic2d_aa_backward_grad_input {
    tn_tensor *grad_output;
    tni_ints output_size;
    tni_ints input_size;
    bool align_corners;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
    tn_tensor *grad_input;
} tni_args__upsample_bicubic2d_aa_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read__upsample_bicubic2d_aa_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args__upsample_bicubic2d_aa_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->output_size = tni_arg_ints(args[1]);
    in->input_size = tni_arg_ints(args[2]);
    in->align_corners = tni_arg_bool(args[3]);
    in->scales_h = tni_arg_maybe_double(args[4]);
    in->scales_w = tni_arg_maybe_double(args[5]);
    TN_TRY(tni_arg_tensor(call, args, 6, &in->grad_input));
    return TN_OK;
}

/* _upsample_bilinear2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor */
typedef struct tni_args__upsample_bilinear2d_aa {
    tn_tensor *self;
    tni_ints output_size;
    bool align_corners;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
} tni_args__upsample_bilinear2d_aa;
TN_NODISCARD static inline tn_status tni_read__upsample_bilinear2d_aa(const tn_call *call,
    const StableIValue *args, tni_args__upsample_bilinear2d_aa *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    in->align_corners = tni_arg_bool(args[2]);
    in->scales_h = tni_arg_maybe_double(args[3]);
    in->scales_w = tni_arg_maybe_double(args[4]);
    return TN_OK;
}

/* _upsample_bilinear2d_aa.out(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__upsample_bilinear2d_aa_out {
    tn_tensor *self;
    tni_ints output_size;
    bool align_corners;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
    tn_tensor *out;
} tni_args__upsample_bilinear2d_aa_out;
TN_NODISCARD static inline tn_status tni_read__upsample_bilinear2d_aa_out(const tn_call *call,
    const StableIValue *args, tni_args__upsample_bilinear2d_aa_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    in->align_corners = tni_arg_bool(args[2]);
    in->scales_h = tni_arg_maybe_double(args[3]);
    in->scales_w = tni_arg_maybe_double(args[4]);
    TN_TRY(tni_arg_tensor(call, args, 5, &in->out));
    return TN_OK;
}

/* _upsample_bilinear2d_aa.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor */
typedef struct tni_args__upsample_bilinear2d_aa_vec {
    tn_tensor *input;
    tni_ints output_size;
    bool align_corners;
    const tni_list *scale_factors;
} tni_args__upsample_bilinear2d_aa_vec;
TN_NODISCARD static inline tn_status tni_read__upsample_bilinear2d_aa_vec(const tn_call *call,
    const StableIValue *args, tni_args__upsample_bilinear2d_aa_vec *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->output_size = tni_arg_maybe_ints(args[1]);
    in->align_corners = tni_arg_bool(args[2]);
    in->scale_factors = tni_arg_maybe_list(args[3]);
    return TN_OK;
}

/* _upsample_bilinear2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor */
typedef struct tni_args__upsample_bilinear2d_aa_backward {
    tn_tensor *grad_output;
    tni_ints output_size;
    tni_ints input_size;
    bool align_corners;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
} tni_args__upsample_bilinear2d_aa_backward;
TN_NODISCARD static inline tn_status tni_read__upsample_bilinear2d_aa_backward(const tn_call *call,
    const StableIValue *args, tni_args__upsample_bilinear2d_aa_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->output_size = tni_arg_ints(args[1]);
    in->input_size = tni_arg_ints(args[2]);
    in->align_corners = tni_arg_bool(args[3]);
    in->scales_h = tni_arg_maybe_double(args[4]);
    in->scales_w = tni_arg_maybe_double(args[5]);
    return TN_OK;
}

/* _upsample_bilinear2d_aa_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args__upsample_bilinear2d_aa_backward_grad_input {
    tn_tensor *grad_output;
    tni_ints output_size;
    tni_ints input_size;
    bool align_corners;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
    tn_tensor *grad_input;
} tni_args__upsample_bilinear2d_aa_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read__upsample_bilinear2d_aa_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args__upsample_bilinear2d_aa_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->output_size = tni_arg_ints(args[1]);
    in->input_size = tni_arg_ints(args[2]);
    in->align_corners = tni_arg_bool(args[3]);
    in->scales_h = tni_arg_maybe_double(args[4]);
    in->scales_w = tni_arg_maybe_double(args[5]);
    TN_TRY(tni_arg_tensor(call, args, 6, &in->grad_input));
    return TN_OK;
}

/* _upsample_lanczos2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor */
typedef struct tni_args__upsample_lanczos2d_aa {
    tn_tensor *self;
    tni_ints output_size;
    bool align_corners;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
} tni_args__upsample_lanczos2d_aa;
TN_NODISCARD static inline tn_status tni_read__upsample_lanczos2d_aa(const tn_call *call,
    const StableIValue *args, tni_args__upsample_lanczos2d_aa *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    in->align_corners = tni_arg_bool(args[2]);
    in->scales_h = tni_arg_maybe_double(args[3]);
    in->scales_w = tni_arg_maybe_double(args[4]);
    return TN_OK;
}

/* _upsample_lanczos2d_aa.out(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__upsample_lanczos2d_aa_out {
    tn_tensor *self;
    tni_ints output_size;
    bool align_corners;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
    tn_tensor *out;
} tni_args__upsample_lanczos2d_aa_out;
TN_NODISCARD static inline tn_status tni_read__upsample_lanczos2d_aa_out(const tn_call *call,
    const StableIValue *args, tni_args__upsample_lanczos2d_aa_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    in->align_corners = tni_arg_bool(args[2]);
    in->scales_h = tni_arg_maybe_double(args[3]);
    in->scales_w = tni_arg_maybe_double(args[4]);
    TN_TRY(tni_arg_tensor(call, args, 5, &in->out));
    return TN_OK;
}

/* _upsample_lanczos2d_aa.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor */
typedef struct tni_args__upsample_lanczos2d_aa_vec {
    tn_tensor *input;
    tni_ints output_size;
    bool align_corners;
    const tni_list *scale_factors;
} tni_args__upsample_lanczos2d_aa_vec;
TN_NODISCARD static inline tn_status tni_read__upsample_lanczos2d_aa_vec(const tn_call *call,
    const StableIValue *args, tni_args__upsample_lanczos2d_aa_vec *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->output_size = tni_arg_maybe_ints(args[1]);
    in->align_corners = tni_arg_bool(args[2]);
    in->scale_factors = tni_arg_maybe_list(args[3]);
    return TN_OK;
}

/* _upsample_lanczos2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor */
typedef struct tni_args__upsample_lanczos2d_aa_backward {
    tn_tensor *grad_output;
    tni_ints output_size;
    tni_ints input_size;
    bool align_corners;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
} tni_args__upsample_lanczos2d_aa_backward;
TN_NODISCARD static inline tn_status tni_read__upsample_lanczos2d_aa_backward(const tn_call *call,
    const StableIValue *args, tni_args__upsample_lanczos2d_aa_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->output_size = tni_arg_ints(args[1]);
    in->input_size = tni_arg_ints(args[2]);
    in->align_corners = tni_arg_bool(args[3]);
    in->scales_h = tni_arg_maybe_double(args[4]);
    in->scales_w = tni_arg_maybe_double(args[5]);
    return TN_OK;
}

/* _upsample_lanczos2d_aa_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args__upsample_lanczos2d_aa_backward_grad_input {
    tn_tensor *grad_output;
    tni_ints output_size;
    tni_ints input_size;
    bool align_corners;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
    tn_tensor *grad_input;
} tni_args__upsample_lanczos2d_aa_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read__upsample_lanczos2d_aa_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args__upsample_lanczos2d_aa_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->output_size = tni_arg_ints(args[1]);
    in->input_size = tni_arg_ints(args[2]);
    in->align_corners = tni_arg_bool(args[3]);
    in->scales_h = tni_arg_maybe_double(args[4]);
    in->scales_w = tni_arg_maybe_double(args[5]);
    TN_TRY(tni_arg_tensor(call, args, 6, &in->grad_input));
    return TN_OK;
}

/* _upsample_nearest_exact1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor */
typedef struct tni_args__upsample_nearest_exact1d {
    tn_tensor *self;
    tni_ints output_size;
    tni_maybe_double scales;
} tni_args__upsample_nearest_exact1d;
TN_NODISCARD static inline tn_status tni_read__upsample_nearest_exact1d(const tn_call *call,
    const StableIValue *args, tni_args__upsample_nearest_exact1d *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    in->scales = tni_arg_maybe_double(args[2]);
    return TN_OK;
}

/* _upsample_nearest_exact1d.out(Tensor self, SymInt[1] output_size, float? scales=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__upsample_nearest_exact1d_out {
    tn_tensor *self;
    tni_ints output_size;
    tni_maybe_double scales;
    tn_tensor *out;
} tni_args__upsample_nearest_exact1d_out;
TN_NODISCARD static inline tn_status tni_read__upsample_nearest_exact1d_out(const tn_call *call,
    const StableIValue *args, tni_args__upsample_nearest_exact1d_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    in->scales = tni_arg_maybe_double(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* _upsample_nearest_exact1d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor */
typedef struct tni_args__upsample_nearest_exact1d_vec {
    tn_tensor *input;
    tni_ints output_size;
    const tni_list *scale_factors;
} tni_args__upsample_nearest_exact1d_vec;
TN_NODISCARD static inline tn_status tni_read__upsample_nearest_exact1d_vec(const tn_call *call,
    const StableIValue *args, tni_args__upsample_nearest_exact1d_vec *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->output_size = tni_arg_maybe_ints(args[1]);
    in->scale_factors = tni_arg_maybe_list(args[2]);
    return TN_OK;
}

/* _upsample_nearest_exact1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor */
typedef struct tni_args__upsample_nearest_exact1d_backward {
    tn_tensor *grad_output;
    tni_ints output_size;
    tni_ints input_size;
    tni_maybe_double scales;
} tni_args__upsample_nearest_exact1d_backward;
TN_NODISCARD static inline tn_status tni_read__upsample_nearest_exact1d_backward(const tn_call *call,
    const StableIValue *args, tni_args__upsample_nearest_exact1d_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->output_size = tni_arg_ints(args[1]);
    in->input_size = tni_arg_ints(args[2]);
    in->scales = tni_arg_maybe_double(args[3]);
    return TN_OK;
}

/* _upsample_nearest_exact1d_backward.grad_input(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args__upsample_nearest_exact1d_backward_grad_input {
    tn_tensor *grad_output;
    tni_ints output_size;
    tni_ints input_size;
    tni_maybe_double scales;
    tn_tensor *grad_input;
} tni_args__upsample_nearest_exact1d_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read__upsample_nearest_exact1d_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args__upsample_nearest_exact1d_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->output_size = tni_arg_ints(args[1]);
    in->input_size = tni_arg_ints(args[2]);
    in->scales = tni_arg_maybe_double(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->grad_input));
    return TN_OK;
}

/* _upsample_nearest_exact2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor */
typedef struct tni_args__upsample_nearest_exact2d {
    tn_tensor *self;
    tni_ints output_size;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
} tni_args__upsample_nearest_exact2d;
TN_NODISCARD static inline tn_status tni_read__upsample_nearest_exact2d(const tn_call *call,
    const StableIValue *args, tni_args__upsample_nearest_exact2d *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    in->scales_h = tni_arg_maybe_double(args[2]);
    in->scales_w = tni_arg_maybe_double(args[3]);
    return TN_OK;
}

/* _upsample_nearest_exact2d.out(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__upsample_nearest_exact2d_out {
    tn_tensor *self;
    tni_ints output_size;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
    tn_tensor *out;
} tni_args__upsample_nearest_exact2d_out;
TN_NODISCARD static inline tn_status tni_read__upsample_nearest_exact2d_out(const tn_call *call,
    const StableIValue *args, tni_args__upsample_nearest_exact2d_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    in->scales_h = tni_arg_maybe_double(args[2]);
    in->scales_w = tni_arg_maybe_double(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* _upsample_nearest_exact2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor */
typedef struct tni_args__upsample_nearest_exact2d_vec {
    tn_tensor *input;
    tni_ints output_size;
    const tni_list *scale_factors;
} tni_args__upsample_nearest_exact2d_vec;
TN_NODISCARD static inline tn_status tni_read__upsample_nearest_exact2d_vec(const tn_call *call,
    const StableIValue *args, tni_args__upsample_nearest_exact2d_vec *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->output_size = tni_arg_maybe_ints(args[1]);
    in->scale_factors = tni_arg_maybe_list(args[2]);
    return TN_OK;
}

/* _upsample_nearest_exact2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor */
typedef struct tni_args__upsample_nearest_exact2d_backward {
    tn_tensor *grad_output;
    tni_ints output_size;
    tni_ints input_size;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
} tni_args__upsample_nearest_exact2d_backward;
TN_NODISCARD static inline tn_status tni_read__upsample_nearest_exact2d_backward(const tn_call *call,
    const StableIValue *args, tni_args__upsample_nearest_exact2d_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->output_size = tni_arg_ints(args[1]);
    in->input_size = tni_arg_ints(args[2]);
    in->scales_h = tni_arg_maybe_double(args[3]);
    in->scales_w = tni_arg_maybe_double(args[4]);
    return TN_OK;
}

/* _upsample_nearest_exact2d_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args__upsample_nearest_exact2d_backward_grad_input {
    tn_tensor *grad_output;
    tni_ints output_size;
    tni_ints input_size;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
    tn_tensor *grad_input;
} tni_args__upsample_nearest_exact2d_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read__upsample_nearest_exact2d_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args__upsample_nearest_exact2d_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->output_size = tni_arg_ints(args[1]);
    in->input_size = tni_arg_ints(args[2]);
    in->scales_h = tni_arg_maybe_double(args[3]);
    in->scales_w = tni_arg_maybe_double(args[4]);
    TN_TRY(tni_arg_tensor(call, args, 5, &in->grad_input));
    return TN_OK;
}

/* _upsample_nearest_exact3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor */
typedef struct tni_args__upsample_nearest_exact3d {
    tn_tensor *self;
    tni_ints output_size;
    tni_maybe_double scales_d;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
} tni_args__upsample_nearest_exact3d;
TN_NODISCARD static inline tn_status tni_read__upsample_nearest_exact3d(const tn_call *call,
    const StableIValue *args, tni_args__upsample_nearest_exact3d *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    in->scales_d = tni_arg_maybe_double(args[2]);
    in->scales_h = tni_arg_maybe_double(args[3]);
    in->scales_w = tni_arg_maybe_double(args[4]);
    return TN_OK;
}

/* _upsample_nearest_exact3d.out(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__upsample_nearest_exact3d_out {
    tn_tensor *self;
    tni_ints output_size;
    tni_maybe_double scales_d;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
    tn_tensor *out;
} tni_args__upsample_nearest_exact3d_out;
TN_NODISCARD static inline tn_status tni_read__upsample_nearest_exact3d_out(const tn_call *call,
    const StableIValue *args, tni_args__upsample_nearest_exact3d_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    in->scales_d = tni_arg_maybe_double(args[2]);
    in->scales_h = tni_arg_maybe_double(args[3]);
    in->scales_w = tni_arg_maybe_double(args[4]);
    TN_TRY(tni_arg_tensor(call, args, 5, &in->out));
    return TN_OK;
}

/* _upsample_nearest_exact3d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor */
typedef struct tni_args__upsample_nearest_exact3d_vec {
    tn_tensor *input;
    tni_ints output_size;
    const tni_list *scale_factors;
} tni_args__upsample_nearest_exact3d_vec;
TN_NODISCARD static inline tn_status tni_read__upsample_nearest_exact3d_vec(const tn_call *call,
    const StableIValue *args, tni_args__upsample_nearest_exact3d_vec *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->output_size = tni_arg_maybe_ints(args[1]);
    in->scale_factors = tni_arg_maybe_list(args[2]);
    return TN_OK;
}

/* _upsample_nearest_exact3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor */
typedef struct tni_args__upsample_nearest_exact3d_backward {
    tn_tensor *grad_output;
    tni_ints output_size;
    tni_ints input_size;
    tni_maybe_double scales_d;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
} tni_args__upsample_nearest_exact3d_backward;
TN_NODISCARD static inline tn_status tni_read__upsample_nearest_exact3d_backward(const tn_call *call,
    const StableIValue *args, tni_args__upsample_nearest_exact3d_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->output_size = tni_arg_ints(args[1]);
    in->input_size = tni_arg_ints(args[2]);
    in->scales_d = tni_arg_maybe_double(args[3]);
    in->scales_h = tni_arg_maybe_double(args[4]);
    in->scales_w = tni_arg_maybe_double(args[5]);
    return TN_OK;
}

/* _upsample_nearest_exact3d_backward.grad_input(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args__upsample_nearest_exact3d_backward_grad_input {
    tn_tensor *grad_output;
    tni_ints output_size;
    tni_ints input_size;
    tni_maybe_double scales_d;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
    tn_tensor *grad_input;
} tni_args__upsample_nearest_exact3d_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read__upsample_nearest_exact3d_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args__upsample_nearest_exact3d_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->output_size = tni_arg_ints(args[1]);
    in->input_size = tni_arg_ints(args[2]);
    in->scales_d = tni_arg_maybe_double(args[3]);
    in->scales_h = tni_arg_maybe_double(args[4]);
    in->scales_w = tni_arg_maybe_double(args[5]);
    TN_TRY(tni_arg_tensor(call, args, 6, &in->grad_input));
    return TN_OK;
}

/* abs(Tensor self) -> Tensor */
typedef struct tni_args_abs {
    tn_tensor *self;
} tni_args_abs;
TN_NODISCARD static inline tn_status tni_read_abs(const tn_call *call,
    const StableIValue *args, tni_args_abs *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_abs_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_abs_out;
TN_NODISCARD static inline tn_status tni_read_abs_out(const tn_call *call,
    const StableIValue *args, tni_args_abs_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* abs_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_abs_ {
    tn_tensor *self;
} tni_args_abs_;
TN_NODISCARD static inline tn_status tni_read_abs_(const tn_call *call,
    const StableIValue *args, tni_args_abs_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* absolute(Tensor self) -> Tensor */
typedef struct tni_args_absolute {
    tn_tensor *self;
} tni_args_absolute;
TN_NODISCARD static inline tn_status tni_read_absolute(const tn_call *call,
    const StableIValue *args, tni_args_absolute *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* absolute.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_absolute_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_absolute_out;
TN_NODISCARD static inline tn_status tni_read_absolute_out(const tn_call *call,
    const StableIValue *args, tni_args_absolute_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* absolute_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_absolute_ {
    tn_tensor *self;
} tni_args_absolute_;
TN_NODISCARD static inline tn_status tni_read_absolute_(const tn_call *call,
    const StableIValue *args, tni_args_absolute_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* acos(Tensor self) -> Tensor */
typedef struct tni_args_acos {
    tn_tensor *self;
} tni_args_acos;
TN_NODISCARD static inline tn_status tni_read_acos(const tn_call *call,
    const StableIValue *args, tni_args_acos *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* acos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_acos_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_acos_out;
TN_NODISCARD static inline tn_status tni_read_acos_out(const tn_call *call,
    const StableIValue *args, tni_args_acos_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* acos_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_acos_ {
    tn_tensor *self;
} tni_args_acos_;
TN_NODISCARD static inline tn_status tni_read_acos_(const tn_call *call,
    const StableIValue *args, tni_args_acos_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* acosh(Tensor self) -> Tensor */
typedef struct tni_args_acosh {
    tn_tensor *self;
} tni_args_acosh;
TN_NODISCARD static inline tn_status tni_read_acosh(const tn_call *call,
    const StableIValue *args, tni_args_acosh *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* acosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_acosh_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_acosh_out;
TN_NODISCARD static inline tn_status tni_read_acosh_out(const tn_call *call,
    const StableIValue *args, tni_args_acosh_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* acosh_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_acosh_ {
    tn_tensor *self;
} tni_args_acosh_;
TN_NODISCARD static inline tn_status tni_read_acosh_(const tn_call *call,
    const StableIValue *args, tni_args_acosh_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* adaptive_avg_pool1d(Tensor self, int[1] output_size) -> Tensor */
typedef struct tni_args_adaptive_avg_pool1d {
    tn_tensor *self;
    tni_ints output_size;
} tni_args_adaptive_avg_pool1d;
TN_NODISCARD static inline tn_status tni_read_adaptive_avg_pool1d(const tn_call *call,
    const StableIValue *args, tni_args_adaptive_avg_pool1d *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    return TN_OK;
}

/* adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor */
typedef struct tni_args_adaptive_avg_pool2d {
    tn_tensor *self;
    tni_ints output_size;
} tni_args_adaptive_avg_pool2d;
TN_NODISCARD static inline tn_status tni_read_adaptive_avg_pool2d(const tn_call *call,
    const StableIValue *args, tni_args_adaptive_avg_pool2d *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    return TN_OK;
}

/* adaptive_avg_pool2d.out(Tensor self, SymInt[2] output_size, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_adaptive_avg_pool2d_out {
    tn_tensor *self;
    tni_ints output_size;
    tn_tensor *out;
} tni_args_adaptive_avg_pool2d_out;
TN_NODISCARD static inline tn_status tni_read_adaptive_avg_pool2d_out(const tn_call *call,
    const StableIValue *args, tni_args_adaptive_avg_pool2d_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor */
typedef struct tni_args_adaptive_avg_pool3d {
    tn_tensor *self;
    tni_ints output_size;
} tni_args_adaptive_avg_pool3d;
TN_NODISCARD static inline tn_status tni_read_adaptive_avg_pool3d(const tn_call *call,
    const StableIValue *args, tni_args_adaptive_avg_pool3d *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    return TN_OK;
}

/* adaptive_avg_pool3d.out(Tensor self, SymInt[3] output_size, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_adaptive_avg_pool3d_out {
    tn_tensor *self;
    tni_ints output_size;
    tn_tensor *out;
} tni_args_adaptive_avg_pool3d_out;
TN_NODISCARD static inline tn_status tni_read_adaptive_avg_pool3d_out(const tn_call *call,
    const StableIValue *args, tni_args_adaptive_avg_pool3d_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* adaptive_max_pool1d(Tensor self, int[1] output_size) -> (Tensor, Tensor) */
typedef struct tni_args_adaptive_max_pool1d {
    tn_tensor *self;
    tni_ints output_size;
} tni_args_adaptive_max_pool1d;
TN_NODISCARD static inline tn_status tni_read_adaptive_max_pool1d(const tn_call *call,
    const StableIValue *args, tni_args_adaptive_max_pool1d *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    return TN_OK;
}

/* adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor) */
typedef struct tni_args_adaptive_max_pool2d {
    tn_tensor *self;
    tni_ints output_size;
} tni_args_adaptive_max_pool2d;
TN_NODISCARD static inline tn_status tni_read_adaptive_max_pool2d(const tn_call *call,
    const StableIValue *args, tni_args_adaptive_max_pool2d *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    return TN_OK;
}

/* adaptive_max_pool2d.out(Tensor self, int[2] output_size, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!)) */
typedef struct tni_args_adaptive_max_pool2d_out {
    tn_tensor *self;
    tni_ints output_size;
    tn_tensor *out;
    tn_tensor *indices;
} tni_args_adaptive_max_pool2d_out;
TN_NODISCARD static inline tn_status tni_read_adaptive_max_pool2d_out(const tn_call *call,
    const StableIValue *args, tni_args_adaptive_max_pool2d_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->indices));
    return TN_OK;
}

/* adaptive_max_pool2d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor */
typedef struct tni_args_adaptive_max_pool2d_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *indices;
} tni_args_adaptive_max_pool2d_backward;
TN_NODISCARD static inline tn_status tni_read_adaptive_max_pool2d_backward(const tn_call *call,
    const StableIValue *args, tni_args_adaptive_max_pool2d_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->indices));
    return TN_OK;
}

/* adaptive_max_pool2d_backward.grad_input(Tensor grad_output, Tensor self, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_adaptive_max_pool2d_backward_grad_input {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *indices;
    tn_tensor *grad_input;
} tni_args_adaptive_max_pool2d_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_adaptive_max_pool2d_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_adaptive_max_pool2d_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->indices));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->grad_input));
    return TN_OK;
}

/* adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor) */
typedef struct tni_args_adaptive_max_pool3d {
    tn_tensor *self;
    tni_ints output_size;
} tni_args_adaptive_max_pool3d;
TN_NODISCARD static inline tn_status tni_read_adaptive_max_pool3d(const tn_call *call,
    const StableIValue *args, tni_args_adaptive_max_pool3d *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    return TN_OK;
}

/* adaptive_max_pool3d.out(Tensor self, int[3] output_size, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!)) */
typedef struct tni_args_adaptive_max_pool3d_out {
    tn_tensor *self;
    tni_ints output_size;
    tn_tensor *out;
    tn_tensor *indices;
} tni_args_adaptive_max_pool3d_out;
TN_NODISCARD static inline tn_status tni_read_adaptive_max_pool3d_out(const tn_call *call,
    const StableIValue *args, tni_args_adaptive_max_pool3d_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->indices));
    return TN_OK;
}

/* adaptive_max_pool3d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor */
typedef struct tni_args_adaptive_max_pool3d_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *indices;
} tni_args_adaptive_max_pool3d_backward;
TN_NODISCARD static inline tn_status tni_read_adaptive_max_pool3d_backward(const tn_call *call,
    const StableIValue *args, tni_args_adaptive_max_pool3d_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->indices));
    return TN_OK;
}

/* adaptive_max_pool3d_backward.grad_input(Tensor grad_output, Tensor self, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_adaptive_max_pool3d_backward_grad_input {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *indices;
    tn_tensor *grad_input;
} tni_args_adaptive_max_pool3d_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_adaptive_max_pool3d_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_adaptive_max_pool3d_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->indices));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->grad_input));
    return TN_OK;
}

/* add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor */
typedef struct tni_args_add_Scalar {
    tn_tensor *self;
    const tni_scalar *other;
    const tni_scalar *alpha;
} tni_args_add_Scalar;
TN_NODISCARD static inline tn_status tni_read_add_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_add_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    in->alpha = tni_arg_scalar(args[2]);
    return TN_OK;
}

/* add.Scalar_out(Tensor self, Scalar other, Scalar alpha=1, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_add_Scalar_out {
    tn_tensor *self;
    const tni_scalar *other;
    const tni_scalar *alpha;
    tn_tensor *out;
} tni_args_add_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_add_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_add_Scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    in->alpha = tni_arg_scalar(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor */
typedef struct tni_args_add_Tensor {
    tn_tensor *self;
    tn_tensor *other;
    const tni_scalar *alpha;
} tni_args_add_Tensor;
TN_NODISCARD static inline tn_status tni_read_add_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_add_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->alpha = tni_arg_scalar(args[2]);
    return TN_OK;
}

/* add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_add_out {
    tn_tensor *self;
    tn_tensor *other;
    const tni_scalar *alpha;
    tn_tensor *out;
} tni_args_add_out;
TN_NODISCARD static inline tn_status tni_read_add_out(const tn_call *call,
    const StableIValue *args, tni_args_add_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->alpha = tni_arg_scalar(args[2]);
    in->out = NULL;
    return TN_OK;
}

/* add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!) */
typedef struct tni_args_add__Scalar {
    tn_tensor *self;
    const tni_scalar *other;
    const tni_scalar *alpha;
} tni_args_add__Scalar;
TN_NODISCARD static inline tn_status tni_read_add__Scalar(const tn_call *call,
    const StableIValue *args, tni_args_add__Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    in->alpha = tni_arg_scalar(args[2]);
    return TN_OK;
}

/* add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!) */
typedef struct tni_args_add__Tensor {
    tn_tensor *self;
    tn_tensor *other;
    const tni_scalar *alpha;
} tni_args_add__Tensor;
TN_NODISCARD static inline tn_status tni_read_add__Tensor(const tn_call *call,
    const StableIValue *args, tni_args_add__Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->alpha = tni_arg_scalar(args[2]);
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
    (void)call;
    (void)args;
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
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->batch1));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->batch2));
    in->beta = tni_arg_scalar(args[3]);
    in->alpha = tni_arg_scalar(args[4]);
    TN_TRY(tni_arg_tensor(call, args, 5, &in->out));
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
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->batch1));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->batch2));
    in->beta = tni_arg_scalar(args[3]);
    in->alpha = tni_arg_scalar(args[4]);
    return TN_OK;
}

/* addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor */
typedef struct tni_args_addcdiv {
    tn_tensor *self;
    tn_tensor *tensor1;
    tn_tensor *tensor2;
    const tni_scalar *value;
} tni_args_addcdiv;
TN_NODISCARD static inline tn_status tni_read_addcdiv(const tn_call *call,
    const StableIValue *args, tni_args_addcdiv *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->tensor1));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->tensor2));
    in->value = tni_arg_scalar(args[3]);
    return TN_OK;
}

/* addcdiv.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_addcdiv_out {
    tn_tensor *self;
    tn_tensor *tensor1;
    tn_tensor *tensor2;
    const tni_scalar *value;
    tn_tensor *out;
} tni_args_addcdiv_out;
TN_NODISCARD static inline tn_status tni_read_addcdiv_out(const tn_call *call,
    const StableIValue *args, tni_args_addcdiv_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->tensor1));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->tensor2));
    in->value = tni_arg_scalar(args[3]);
    in->out = NULL;
    return TN_OK;
}

/* addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!) */
typedef struct tni_args_addcdiv_ {
    tn_tensor *self;
    tn_tensor *tensor1;
    tn_tensor *tensor2;
    const tni_scalar *value;
} tni_args_addcdiv_;
TN_NODISCARD static inline tn_status tni_read_addcdiv_(const tn_call *call,
    const StableIValue *args, tni_args_addcdiv_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->tensor1));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->tensor2));
    in->value = tni_arg_scalar(args[3]);
    return TN_OK;
}

/* addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor */
typedef struct tni_args_addcmul {
    tn_tensor *self;
    tn_tensor *tensor1;
    tn_tensor *tensor2;
    const tni_scalar *value;
} tni_args_addcmul;
TN_NODISCARD static inline tn_status tni_read_addcmul(const tn_call *call,
    const StableIValue *args, tni_args_addcmul *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->tensor1));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->tensor2));
    in->value = tni_arg_scalar(args[3]);
    return TN_OK;
}

/* addcmul.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_addcmul_out {
    tn_tensor *self;
    tn_tensor *tensor1;
    tn_tensor *tensor2;
    const tni_scalar *value;
    tn_tensor *out;
} tni_args_addcmul_out;
TN_NODISCARD static inline tn_status tni_read_addcmul_out(const tn_call *call,
    const StableIValue *args, tni_args_addcmul_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->tensor1));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->tensor2));
    in->value = tni_arg_scalar(args[3]);
    in->out = NULL;
    return TN_OK;
}

/* addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!) */
typedef struct tni_args_addcmul_ {
    tn_tensor *self;
    tn_tensor *tensor1;
    tn_tensor *tensor2;
    const tni_scalar *value;
} tni_args_addcmul_;
TN_NODISCARD static inline tn_status tni_read_addcmul_(const tn_call *call,
    const StableIValue *args, tni_args_addcmul_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->tensor1));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->tensor2));
    in->value = tni_arg_scalar(args[3]);
    return TN_OK;
}

/* addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor */
typedef struct tni_args_addmm {
    tn_tensor *self;
    tn_tensor *mat1;
    tn_tensor *mat2;
    const tni_scalar *beta;
    const tni_scalar *alpha;
} tni_args_addmm;
TN_NODISCARD static inline tn_status tni_read_addmm(const tn_call *call,
    const StableIValue *args, tni_args_addmm *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mat1));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->mat2));
    in->beta = tni_arg_scalar(args[3]);
    in->alpha = tni_arg_scalar(args[4]);
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
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mat1));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->mat2));
    in->beta = tni_arg_scalar(args[3]);
    in->alpha = tni_arg_scalar(args[4]);
    in->out = NULL;
    return TN_OK;
}

/* addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!) */
typedef struct tni_args_addmm_ {
    tn_tensor *self;
    tn_tensor *mat1;
    tn_tensor *mat2;
    const tni_scalar *beta;
    const tni_scalar *alpha;
} tni_args_addmm_;
TN_NODISCARD static inline tn_status tni_read_addmm_(const tn_call *call,
    const StableIValue *args, tni_args_addmm_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mat1));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->mat2));
    in->beta = tni_arg_scalar(args[3]);
    in->alpha = tni_arg_scalar(args[4]);
    return TN_OK;
}

/* addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor */
typedef struct tni_args_addmv {
    tn_tensor *self;
    tn_tensor *mat;
    tn_tensor *vec;
    const tni_scalar *beta;
    const tni_scalar *alpha;
} tni_args_addmv;
TN_NODISCARD static inline tn_status tni_read_addmv(const tn_call *call,
    const StableIValue *args, tni_args_addmv *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mat));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->vec));
    in->beta = tni_arg_scalar(args[3]);
    in->alpha = tni_arg_scalar(args[4]);
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
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mat));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->vec));
    in->beta = tni_arg_scalar(args[3]);
    in->alpha = tni_arg_scalar(args[4]);
    in->out = NULL;
    return TN_OK;
}

/* addmv_(Tensor(a!) self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!) */
typedef struct tni_args_addmv_ {
    tn_tensor *self;
    tn_tensor *mat;
    tn_tensor *vec;
    const tni_scalar *beta;
    const tni_scalar *alpha;
} tni_args_addmv_;
TN_NODISCARD static inline tn_status tni_read_addmv_(const tn_call *call,
    const StableIValue *args, tni_args_addmv_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mat));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->vec));
    in->beta = tni_arg_scalar(args[3]);
    in->alpha = tni_arg_scalar(args[4]);
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
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->vec1));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->vec2));
    in->beta = tni_arg_scalar(args[3]);
    in->alpha = tni_arg_scalar(args[4]);
    return TN_OK;
}

/* addr.out(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_addr_out {
    tn_tensor *self;
    tn_tensor *vec1;
    tn_tensor *vec2;
    const tni_scalar *beta;
    const tni_scalar *alpha;
    tn_tensor *out;
} tni_args_addr_out;
TN_NODISCARD static inline tn_status tni_read_addr_out(const tn_call *call,
    const StableIValue *args, tni_args_addr_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->vec1));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->vec2));
    in->beta = tni_arg_scalar(args[3]);
    in->alpha = tni_arg_scalar(args[4]);
    TN_TRY(tni_arg_tensor(call, args, 5, &in->out));
    return TN_OK;
}

/* addr_(Tensor(a!) self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!) */
typedef struct tni_args_addr_ {
    tn_tensor *self;
    tn_tensor *vec1;
    tn_tensor *vec2;
    const tni_scalar *beta;
    const tni_scalar *alpha;
} tni_args_addr_;
TN_NODISCARD static inline tn_status tni_read_addr_(const tn_call *call,
    const StableIValue *args, tni_args_addr_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->vec1));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->vec2));
    in->beta = tni_arg_scalar(args[3]);
    in->alpha = tni_arg_scalar(args[4]);
    return TN_OK;
}

/* adjoint(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_adjoint {
    tn_tensor *self;
} tni_args_adjoint;
TN_NODISCARD static inline tn_status tni_read_adjoint(const tn_call *call,
    const StableIValue *args, tni_args_adjoint *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* alias(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_alias {
    tn_tensor *self;
} tni_args_alias;
TN_NODISCARD static inline tn_status tni_read_alias(const tn_call *call,
    const StableIValue *args, tni_args_alias *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* alias_copy(Tensor self) -> Tensor */
typedef struct tni_args_alias_copy {
    tn_tensor *self;
} tni_args_alias_copy;
TN_NODISCARD static inline tn_status tni_read_alias_copy(const tn_call *call,
    const StableIValue *args, tni_args_alias_copy *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* alias_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_alias_copy_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_alias_copy_out;
TN_NODISCARD static inline tn_status tni_read_alias_copy_out(const tn_call *call,
    const StableIValue *args, tni_args_alias_copy_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* all(Tensor self) -> Tensor */
typedef struct tni_args_all {
    tn_tensor *self;
} tni_args_all;
TN_NODISCARD static inline tn_status tni_read_all(const tn_call *call,
    const StableIValue *args, tni_args_all *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* all.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_all_all_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_all_all_out;
TN_NODISCARD static inline tn_status tni_read_all_all_out(const tn_call *call,
    const StableIValue *args, tni_args_all_all_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor */
typedef struct tni_args_all_dim {
    tn_tensor *self;
    int64_t dim;
    bool keepdim;
} tni_args_all_dim;
TN_NODISCARD static inline tn_status tni_read_all_dim(const tn_call *call,
    const StableIValue *args, tni_args_all_dim *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    return TN_OK;
}

/* all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor */
typedef struct tni_args_all_dims {
    tn_tensor *self;
    tni_ints dim;
    bool keepdim;
} tni_args_all_dims;
TN_NODISCARD static inline tn_status tni_read_all_dims(const tn_call *call,
    const StableIValue *args, tni_args_all_dims *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    return TN_OK;
}

/* all.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_all_dims_out {
    tn_tensor *self;
    tni_ints dim;
    bool keepdim;
    tn_tensor *out;
} tni_args_all_dims_out;
TN_NODISCARD static inline tn_status tni_read_all_dims_out(const tn_call *call,
    const StableIValue *args, tni_args_all_dims_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    in->out = NULL;
    return TN_OK;
}

/* all.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_all_out {
    tn_tensor *self;
    int64_t dim;
    bool keepdim;
    tn_tensor *out;
} tni_args_all_out;
TN_NODISCARD static inline tn_status tni_read_all_out(const tn_call *call,
    const StableIValue *args, tni_args_all_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    in->out = NULL;
    return TN_OK;
}

/* allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> bool */
typedef struct tni_args_allclose {
    tn_tensor *self;
    tn_tensor *other;
    double rtol;
    double atol;
    bool equal_nan;
} tni_args_allclose;
TN_NODISCARD static inline tn_status tni_read_allclose(const tn_call *call,
    const StableIValue *args, tni_args_allclose *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->rtol = tni_arg_double(args[2]);
    in->atol = tni_arg_double(args[3]);
    in->equal_nan = tni_arg_bool(args[4]);
    return TN_OK;
}

/* amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor */
typedef struct tni_args_amax {
    tn_tensor *self;
    tni_ints dim;
    bool keepdim;
} tni_args_amax;
TN_NODISCARD static inline tn_status tni_read_amax(const tn_call *call,
    const StableIValue *args, tni_args_amax *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_ints(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    return TN_OK;
}

/* amax.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_amax_out {
    tn_tensor *self;
    tni_ints dim;
    bool keepdim;
    tn_tensor *out;
} tni_args_amax_out;
TN_NODISCARD static inline tn_status tni_read_amax_out(const tn_call *call,
    const StableIValue *args, tni_args_amax_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_ints(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    in->out = NULL;
    return TN_OK;
}

/* amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor */
typedef struct tni_args_amin {
    tn_tensor *self;
    tni_ints dim;
    bool keepdim;
} tni_args_amin;
TN_NODISCARD static inline tn_status tni_read_amin(const tn_call *call,
    const StableIValue *args, tni_args_amin *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_ints(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    return TN_OK;
}

/* amin.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_amin_out {
    tn_tensor *self;
    tni_ints dim;
    bool keepdim;
    tn_tensor *out;
} tni_args_amin_out;
TN_NODISCARD static inline tn_status tni_read_amin_out(const tn_call *call,
    const StableIValue *args, tni_args_amin_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_ints(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    in->out = NULL;
    return TN_OK;
}

/* aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max) */
typedef struct tni_args_aminmax {
    tn_tensor *self;
    tni_maybe_int dim;
    bool keepdim;
} tni_args_aminmax;
TN_NODISCARD static inline tn_status tni_read_aminmax(const tn_call *call,
    const StableIValue *args, tni_args_aminmax *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_int(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    return TN_OK;
}

/* aminmax.out(Tensor self, *, int? dim=None, bool keepdim=False, Tensor(a!) min, Tensor(b!) max) -> (Tensor(a!) min, Tensor(b!) max) */
typedef struct tni_args_aminmax_out {
    tn_tensor *self;
    tni_maybe_int dim;
    bool keepdim;
    tn_tensor *min;
    tn_tensor *max;
} tni_args_aminmax_out;
TN_NODISCARD static inline tn_status tni_read_aminmax_out(const tn_call *call,
    const StableIValue *args, tni_args_aminmax_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_int(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    in->min = NULL;
    in->max = NULL;
    return TN_OK;
}

/* angle(Tensor self) -> Tensor */
typedef struct tni_args_angle {
    tn_tensor *self;
} tni_args_angle;
TN_NODISCARD static inline tn_status tni_read_angle(const tn_call *call,
    const StableIValue *args, tni_args_angle *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* angle.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_angle_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_angle_out;
TN_NODISCARD static inline tn_status tni_read_angle_out(const tn_call *call,
    const StableIValue *args, tni_args_angle_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* any(Tensor self) -> Tensor */
typedef struct tni_args_any {
    tn_tensor *self;
} tni_args_any;
TN_NODISCARD static inline tn_status tni_read_any(const tn_call *call,
    const StableIValue *args, tni_args_any *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* any.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_any_all_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_any_all_out;
TN_NODISCARD static inline tn_status tni_read_any_all_out(const tn_call *call,
    const StableIValue *args, tni_args_any_all_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor */
typedef struct tni_args_any_dim {
    tn_tensor *self;
    int64_t dim;
    bool keepdim;
} tni_args_any_dim;
TN_NODISCARD static inline tn_status tni_read_any_dim(const tn_call *call,
    const StableIValue *args, tni_args_any_dim *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    return TN_OK;
}

/* any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor */
typedef struct tni_args_any_dims {
    tn_tensor *self;
    tni_ints dim;
    bool keepdim;
} tni_args_any_dims;
TN_NODISCARD static inline tn_status tni_read_any_dims(const tn_call *call,
    const StableIValue *args, tni_args_any_dims *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    return TN_OK;
}

/* any.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_any_dims_out {
    tn_tensor *self;
    tni_ints dim;
    bool keepdim;
    tn_tensor *out;
} tni_args_any_dims_out;
TN_NODISCARD static inline tn_status tni_read_any_dims_out(const tn_call *call,
    const StableIValue *args, tni_args_any_dims_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    in->out = NULL;
    return TN_OK;
}

/* any.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_any_out {
    tn_tensor *self;
    int64_t dim;
    bool keepdim;
    tn_tensor *out;
} tni_args_any_out;
TN_NODISCARD static inline tn_status tni_read_any_out(const tn_call *call,
    const StableIValue *args, tni_args_any_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    in->out = NULL;
    return TN_OK;
}

/* arange(Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_arange {
    const tni_scalar *end;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_arange;
TN_NODISCARD static inline tn_status tni_read_arange(const tn_call *call,
    const StableIValue *args, tni_args_arange *in)
{
    (void)call;
    (void)args;
    in->end = tni_arg_scalar(args[0]);
    in->dtype = tni_arg_maybe_dtype(args[1]);
    in->layout = tni_arg_maybe_word(args[2]);
    in->device = tni_arg_maybe_device(args[3]);
    in->pin_memory = tni_arg_maybe_bool(args[4]);
    return TN_OK;
}

/* arange.out(Scalar end, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_arange_out {
    const tni_scalar *end;
    tn_tensor *out;
} tni_args_arange_out;
TN_NODISCARD static inline tn_status tni_read_arange_out(const tn_call *call,
    const StableIValue *args, tni_args_arange_out *in)
{
    (void)call;
    (void)args;
    in->end = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* arange.start(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_arange_start {
    const tni_scalar *start;
    const tni_scalar *end;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_arange_start;
TN_NODISCARD static inline tn_status tni_read_arange_start(const tn_call *call,
    const StableIValue *args, tni_args_arange_start *in)
{
    (void)call;
    (void)args;
    in->start = tni_arg_scalar(args[0]);
    in->end = tni_arg_scalar(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    in->layout = tni_arg_maybe_word(args[3]);
    in->device = tni_arg_maybe_device(args[4]);
    in->pin_memory = tni_arg_maybe_bool(args[5]);
    return TN_OK;
}

/* arange.start_out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_arange_start_out {
    const tni_scalar *start;
    const tni_scalar *end;
    const tni_scalar *step;
    tn_tensor *out;
} tni_args_arange_start_out;
TN_NODISCARD static inline tn_status tni_read_arange_start_out(const tn_call *call,
    const StableIValue *args, tni_args_arange_start_out *in)
{
    (void)call;
    (void)args;
    in->start = tni_arg_scalar(args[0]);
    in->end = tni_arg_scalar(args[1]);
    in->step = tni_arg_scalar(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* arange.start_step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_arange_start_step {
    const tni_scalar *start;
    const tni_scalar *end;
    const tni_scalar *step;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_arange_start_step;
TN_NODISCARD static inline tn_status tni_read_arange_start_step(const tn_call *call,
    const StableIValue *args, tni_args_arange_start_step *in)
{
    (void)call;
    (void)args;
    in->start = tni_arg_scalar(args[0]);
    in->end = tni_arg_scalar(args[1]);
    in->step = tni_arg_scalar(args[2]);
    in->dtype = tni_arg_maybe_dtype(args[3]);
    in->layout = tni_arg_maybe_word(args[4]);
    in->device = tni_arg_maybe_device(args[5]);
    in->pin_memory = tni_arg_maybe_bool(args[6]);
    return TN_OK;
}

/* arccos(Tensor self) -> Tensor */
typedef struct tni_args_arccos {
    tn_tensor *self;
} tni_args_arccos;
TN_NODISCARD static inline tn_status tni_read_arccos(const tn_call *call,
    const StableIValue *args, tni_args_arccos *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* arccos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_arccos_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_arccos_out;
TN_NODISCARD static inline tn_status tni_read_arccos_out(const tn_call *call,
    const StableIValue *args, tni_args_arccos_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* arccos_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_arccos_ {
    tn_tensor *self;
} tni_args_arccos_;
TN_NODISCARD static inline tn_status tni_read_arccos_(const tn_call *call,
    const StableIValue *args, tni_args_arccos_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* arccosh(Tensor self) -> Tensor */
typedef struct tni_args_arccosh {
    tn_tensor *self;
} tni_args_arccosh;
TN_NODISCARD static inline tn_status tni_read_arccosh(const tn_call *call,
    const StableIValue *args, tni_args_arccosh *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* arccosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_arccosh_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_arccosh_out;
TN_NODISCARD static inline tn_status tni_read_arccosh_out(const tn_call *call,
    const StableIValue *args, tni_args_arccosh_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* arccosh_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_arccosh_ {
    tn_tensor *self;
} tni_args_arccosh_;
TN_NODISCARD static inline tn_status tni_read_arccosh_(const tn_call *call,
    const StableIValue *args, tni_args_arccosh_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* arcsin(Tensor self) -> Tensor */
typedef struct tni_args_arcsin {
    tn_tensor *self;
} tni_args_arcsin;
TN_NODISCARD static inline tn_status tni_read_arcsin(const tn_call *call,
    const StableIValue *args, tni_args_arcsin *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* arcsin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_arcsin_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_arcsin_out;
TN_NODISCARD static inline tn_status tni_read_arcsin_out(const tn_call *call,
    const StableIValue *args, tni_args_arcsin_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* arcsin_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_arcsin_ {
    tn_tensor *self;
} tni_args_arcsin_;
TN_NODISCARD static inline tn_status tni_read_arcsin_(const tn_call *call,
    const StableIValue *args, tni_args_arcsin_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* arcsinh(Tensor self) -> Tensor */
typedef struct tni_args_arcsinh {
    tn_tensor *self;
} tni_args_arcsinh;
TN_NODISCARD static inline tn_status tni_read_arcsinh(const tn_call *call,
    const StableIValue *args, tni_args_arcsinh *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* arcsinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_arcsinh_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_arcsinh_out;
TN_NODISCARD static inline tn_status tni_read_arcsinh_out(const tn_call *call,
    const StableIValue *args, tni_args_arcsinh_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* arcsinh_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_arcsinh_ {
    tn_tensor *self;
} tni_args_arcsinh_;
TN_NODISCARD static inline tn_status tni_read_arcsinh_(const tn_call *call,
    const StableIValue *args, tni_args_arcsinh_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* arctan(Tensor self) -> Tensor */
typedef struct tni_args_arctan {
    tn_tensor *self;
} tni_args_arctan;
TN_NODISCARD static inline tn_status tni_read_arctan(const tn_call *call,
    const StableIValue *args, tni_args_arctan *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* arctan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_arctan_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_arctan_out;
TN_NODISCARD static inline tn_status tni_read_arctan_out(const tn_call *call,
    const StableIValue *args, tni_args_arctan_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* arctan2(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_arctan2 {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_arctan2;
TN_NODISCARD static inline tn_status tni_read_arctan2(const tn_call *call,
    const StableIValue *args, tni_args_arctan2 *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* arctan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_arctan2_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_arctan2_out;
TN_NODISCARD static inline tn_status tni_read_arctan2_out(const tn_call *call,
    const StableIValue *args, tni_args_arctan2_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* arctan2_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args_arctan2_ {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_arctan2_;
TN_NODISCARD static inline tn_status tni_read_arctan2_(const tn_call *call,
    const StableIValue *args, tni_args_arctan2_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* arctan_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_arctan_ {
    tn_tensor *self;
} tni_args_arctan_;
TN_NODISCARD static inline tn_status tni_read_arctan_(const tn_call *call,
    const StableIValue *args, tni_args_arctan_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* arctanh(Tensor self) -> Tensor */
typedef struct tni_args_arctanh {
    tn_tensor *self;
} tni_args_arctanh;
TN_NODISCARD static inline tn_status tni_read_arctanh(const tn_call *call,
    const StableIValue *args, tni_args_arctanh *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* arctanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_arctanh_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_arctanh_out;
TN_NODISCARD static inline tn_status tni_read_arctanh_out(const tn_call *call,
    const StableIValue *args, tni_args_arctanh_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* arctanh_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_arctanh_ {
    tn_tensor *self;
} tni_args_arctanh_;
TN_NODISCARD static inline tn_status tni_read_arctanh_(const tn_call *call,
    const StableIValue *args, tni_args_arctanh_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor */
typedef struct tni_args_argmax {
    tn_tensor *self;
    tni_maybe_int dim;
    bool keepdim;
} tni_args_argmax;
TN_NODISCARD static inline tn_status tni_read_argmax(const tn_call *call,
    const StableIValue *args, tni_args_argmax *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_int(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    return TN_OK;
}

/* argmax.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_argmax_out {
    tn_tensor *self;
    tni_maybe_int dim;
    bool keepdim;
    tn_tensor *out;
} tni_args_argmax_out;
TN_NODISCARD static inline tn_status tni_read_argmax_out(const tn_call *call,
    const StableIValue *args, tni_args_argmax_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_int(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    in->out = NULL;
    return TN_OK;
}

/* argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor */
typedef struct tni_args_argmin {
    tn_tensor *self;
    tni_maybe_int dim;
    bool keepdim;
} tni_args_argmin;
TN_NODISCARD static inline tn_status tni_read_argmin(const tn_call *call,
    const StableIValue *args, tni_args_argmin *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_int(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    return TN_OK;
}

/* argmin.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_argmin_out {
    tn_tensor *self;
    tni_maybe_int dim;
    bool keepdim;
    tn_tensor *out;
} tni_args_argmin_out;
TN_NODISCARD static inline tn_status tni_read_argmin_out(const tn_call *call,
    const StableIValue *args, tni_args_argmin_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_int(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    in->out = NULL;
    return TN_OK;
}

/* argsort(Tensor self, int dim=-1, bool descending=False) -> Tensor */
typedef struct tni_args_argsort {
    tn_tensor *self;
    int64_t dim;
    bool descending;
} tni_args_argsort;
TN_NODISCARD static inline tn_status tni_read_argsort(const tn_call *call,
    const StableIValue *args, tni_args_argsort *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->descending = tni_arg_bool(args[2]);
    return TN_OK;
}

/* argsort.stable(Tensor self, *, bool stable, int dim=-1, bool descending=False) -> Tensor */
typedef struct tni_args_argsort_stable {
    tn_tensor *self;
    bool stable;
    int64_t dim;
    bool descending;
} tni_args_argsort_stable;
TN_NODISCARD static inline tn_status tni_read_argsort_stable(const tn_call *call,
    const StableIValue *args, tni_args_argsort_stable *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->stable = tni_arg_bool(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->descending = tni_arg_bool(args[3]);
    return TN_OK;
}

/* argsort.stable_out(Tensor self, *, bool stable, int dim=-1, bool descending=False, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_argsort_stable_out {
    tn_tensor *self;
    bool stable;
    int64_t dim;
    bool descending;
    tn_tensor *out;
} tni_args_argsort_stable_out;
TN_NODISCARD static inline tn_status tni_read_argsort_stable_out(const tn_call *call,
    const StableIValue *args, tni_args_argsort_stable_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->stable = tni_arg_bool(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->descending = tni_arg_bool(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* argwhere(Tensor self) -> Tensor */
typedef struct tni_args_argwhere {
    tn_tensor *self;
} tni_args_argwhere;
TN_NODISCARD static inline tn_status tni_read_argwhere(const tn_call *call,
    const StableIValue *args, tni_args_argwhere *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a) */
typedef struct tni_args_as_strided {
    tn_tensor *self;
    tni_ints size;
    tni_ints stride;
    tni_maybe_int storage_offset;
} tni_args_as_strided;
TN_NODISCARD static inline tn_status tni_read_as_strided(const tn_call *call,
    const StableIValue *args, tni_args_as_strided *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->size = tni_arg_ints(args[1]);
    in->stride = tni_arg_ints(args[2]);
    in->storage_offset = tni_arg_maybe_int(args[3]);
    return TN_OK;
}

/* as_strided_(Tensor(a!) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a!) */
typedef struct tni_args_as_strided_ {
    tn_tensor *self;
    tni_ints size;
    tni_ints stride;
    tni_maybe_int storage_offset;
} tni_args_as_strided_;
TN_NODISCARD static inline tn_status tni_read_as_strided_(const tn_call *call,
    const StableIValue *args, tni_args_as_strided_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->size = tni_arg_ints(args[1]);
    in->stride = tni_arg_ints(args[2]);
    in->storage_offset = tni_arg_maybe_int(args[3]);
    return TN_OK;
}

/* as_strided_copy(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor */
typedef struct tni_args_as_strided_copy {
    tn_tensor *self;
    tni_ints size;
    tni_ints stride;
    tni_maybe_int storage_offset;
} tni_args_as_strided_copy;
TN_NODISCARD static inline tn_status tni_read_as_strided_copy(const tn_call *call,
    const StableIValue *args, tni_args_as_strided_copy *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->size = tni_arg_ints(args[1]);
    in->stride = tni_arg_ints(args[2]);
    in->storage_offset = tni_arg_maybe_int(args[3]);
    return TN_OK;
}

/* as_strided_copy.out(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_as_strided_copy_out {
    tn_tensor *self;
    tni_ints size;
    tni_ints stride;
    tni_maybe_int storage_offset;
    tn_tensor *out;
} tni_args_as_strided_copy_out;
TN_NODISCARD static inline tn_status tni_read_as_strided_copy_out(const tn_call *call,
    const StableIValue *args, tni_args_as_strided_copy_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->size = tni_arg_ints(args[1]);
    in->stride = tni_arg_ints(args[2]);
    in->storage_offset = tni_arg_maybe_int(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor */
typedef struct tni_args_as_strided_scatter {
    tn_tensor *self;
    tn_tensor *src;
    tni_ints size;
    tni_ints stride;
    tni_maybe_int storage_offset;
} tni_args_as_strided_scatter;
TN_NODISCARD static inline tn_status tni_read_as_strided_scatter(const tn_call *call,
    const StableIValue *args, tni_args_as_strided_scatter *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->src));
    in->size = tni_arg_ints(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->storage_offset = tni_arg_maybe_int(args[4]);
    return TN_OK;
}

/* as_strided_scatter.out(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_as_strided_scatter_out {
    tn_tensor *self;
    tn_tensor *src;
    tni_ints size;
    tni_ints stride;
    tni_maybe_int storage_offset;
    tn_tensor *out;
} tni_args_as_strided_scatter_out;
TN_NODISCARD static inline tn_status tni_read_as_strided_scatter_out(const tn_call *call,
    const StableIValue *args, tni_args_as_strided_scatter_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->src));
    in->size = tni_arg_ints(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->storage_offset = tni_arg_maybe_int(args[4]);
    TN_TRY(tni_arg_tensor(call, args, 5, &in->out));
    return TN_OK;
}

/* asin(Tensor self) -> Tensor */
typedef struct tni_args_asin {
    tn_tensor *self;
} tni_args_asin;
TN_NODISCARD static inline tn_status tni_read_asin(const tn_call *call,
    const StableIValue *args, tni_args_asin *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* asin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_asin_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_asin_out;
TN_NODISCARD static inline tn_status tni_read_asin_out(const tn_call *call,
    const StableIValue *args, tni_args_asin_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* asin_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_asin_ {
    tn_tensor *self;
} tni_args_asin_;
TN_NODISCARD static inline tn_status tni_read_asin_(const tn_call *call,
    const StableIValue *args, tni_args_asin_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* asinh(Tensor self) -> Tensor */
typedef struct tni_args_asinh {
    tn_tensor *self;
} tni_args_asinh;
TN_NODISCARD static inline tn_status tni_read_asinh(const tn_call *call,
    const StableIValue *args, tni_args_asinh *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* asinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_asinh_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_asinh_out;
TN_NODISCARD static inline tn_status tni_read_asinh_out(const tn_call *call,
    const StableIValue *args, tni_args_asinh_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* asinh_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_asinh_ {
    tn_tensor *self;
} tni_args_asinh_;
TN_NODISCARD static inline tn_status tni_read_asinh_(const tn_call *call,
    const StableIValue *args, tni_args_asinh_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* atan(Tensor self) -> Tensor */
typedef struct tni_args_atan {
    tn_tensor *self;
} tni_args_atan;
TN_NODISCARD static inline tn_status tni_read_atan(const tn_call *call,
    const StableIValue *args, tni_args_atan *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* atan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_atan_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_atan_out;
TN_NODISCARD static inline tn_status tni_read_atan_out(const tn_call *call,
    const StableIValue *args, tni_args_atan_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* atan2(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_atan2 {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_atan2;
TN_NODISCARD static inline tn_status tni_read_atan2(const tn_call *call,
    const StableIValue *args, tni_args_atan2 *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* atan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_atan2_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_atan2_out;
TN_NODISCARD static inline tn_status tni_read_atan2_out(const tn_call *call,
    const StableIValue *args, tni_args_atan2_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->out = NULL;
    return TN_OK;
}

/* atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args_atan2_ {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_atan2_;
TN_NODISCARD static inline tn_status tni_read_atan2_(const tn_call *call,
    const StableIValue *args, tni_args_atan2_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* atan_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_atan_ {
    tn_tensor *self;
} tni_args_atan_;
TN_NODISCARD static inline tn_status tni_read_atan_(const tn_call *call,
    const StableIValue *args, tni_args_atan_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* atanh(Tensor self) -> Tensor */
typedef struct tni_args_atanh {
    tn_tensor *self;
} tni_args_atanh;
TN_NODISCARD static inline tn_status tni_read_atanh(const tn_call *call,
    const StableIValue *args, tni_args_atanh *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* atanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_atanh_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_atanh_out;
TN_NODISCARD static inline tn_status tni_read_atanh_out(const tn_call *call,
    const StableIValue *args, tni_args_atanh_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* atanh_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_atanh_ {
    tn_tensor *self;
} tni_args_atanh_;
TN_NODISCARD static inline tn_status tni_read_atanh_(const tn_call *call,
    const StableIValue *args, tni_args_atanh_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* atleast_1d(Tensor self) -> Tensor */
typedef struct tni_args_atleast_1d {
    tn_tensor *self;
} tni_args_atleast_1d;
TN_NODISCARD static inline tn_status tni_read_atleast_1d(const tn_call *call,
    const StableIValue *args, tni_args_atleast_1d *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* atleast_1d.Sequence(Tensor[] tensors) -> Tensor[] */
typedef struct tni_args_atleast_1d_Sequence {
    const tni_list *tensors;
} tni_args_atleast_1d_Sequence;
TN_NODISCARD static inline tn_status tni_read_atleast_1d_Sequence(const tn_call *call,
    const StableIValue *args, tni_args_atleast_1d_Sequence *in)
{
    (void)call;
    (void)args;
    in->tensors = tni_arg_list(args[0]);
    return TN_OK;
}

/* atleast_2d(Tensor self) -> Tensor */
typedef struct tni_args_atleast_2d {
    tn_tensor *self;
} tni_args_atleast_2d;
TN_NODISCARD static inline tn_status tni_read_atleast_2d(const tn_call *call,
    const StableIValue *args, tni_args_atleast_2d *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* atleast_2d.Sequence(Tensor[] tensors) -> Tensor[] */
typedef struct tni_args_atleast_2d_Sequence {
    const tni_list *tensors;
} tni_args_atleast_2d_Sequence;
TN_NODISCARD static inline tn_status tni_read_atleast_2d_Sequence(const tn_call *call,
    const StableIValue *args, tni_args_atleast_2d_Sequence *in)
{
    (void)call;
    (void)args;
    in->tensors = tni_arg_list(args[0]);
    return TN_OK;
}

/* atleast_3d(Tensor self) -> Tensor */
typedef struct tni_args_atleast_3d {
    tn_tensor *self;
} tni_args_atleast_3d;
TN_NODISCARD static inline tn_status tni_read_atleast_3d(const tn_call *call,
    const StableIValue *args, tni_args_atleast_3d *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* atleast_3d.Sequence(Tensor[] tensors) -> Tensor[] */
typedef struct tni_args_atleast_3d_Sequence {
    const tni_list *tensors;
} tni_args_atleast_3d_Sequence;
TN_NODISCARD static inline tn_status tni_read_atleast_3d_Sequence(const tn_call *call,
    const StableIValue *args, tni_args_atleast_3d_Sequence *in)
{
    (void)call;
    (void)args;
    in->tensors = tni_arg_list(args[0]);
    return TN_OK;
}

/* avg_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, bool ceil_mode=False, bool count_include_pad=True) -> Tensor */
typedef struct tni_args_avg_pool1d {
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints stride;
    tni_ints padding;
    bool ceil_mode;
    bool count_include_pad;
} tni_args_avg_pool1d;
TN_NODISCARD static inline tn_status tni_read_avg_pool1d(const tn_call *call,
    const StableIValue *args, tni_args_avg_pool1d *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->kernel_size = tni_arg_ints(args[1]);
    in->stride = tni_arg_ints(args[2]);
    in->padding = tni_arg_ints(args[3]);
    in->ceil_mode = tni_arg_bool(args[4]);
    in->count_include_pad = tni_arg_bool(args[5]);
    return TN_OK;
}

/* avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor */
typedef struct tni_args_avg_pool2d {
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints stride;
    tni_ints padding;
    bool ceil_mode;
    bool count_include_pad;
    tni_maybe_int divisor_override;
} tni_args_avg_pool2d;
TN_NODISCARD static inline tn_status tni_read_avg_pool2d(const tn_call *call,
    const StableIValue *args, tni_args_avg_pool2d *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->kernel_size = tni_arg_ints(args[1]);
    in->stride = tni_arg_ints(args[2]);
    in->padding = tni_arg_ints(args[3]);
    in->ceil_mode = tni_arg_bool(args[4]);
    in->count_include_pad = tni_arg_bool(args[5]);
    in->divisor_override = tni_arg_maybe_int(args[6]);
    return TN_OK;
}

/* avg_pool2d.out(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_avg_pool2d_out {
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints stride;
    tni_ints padding;
    bool ceil_mode;
    bool count_include_pad;
    tni_maybe_int divisor_override;
    tn_tensor *out;
} tni_args_avg_pool2d_out;
TN_NODISCARD static inline tn_status tni_read_avg_pool2d_out(const tn_call *call,
    const StableIValue *args, tni_args_avg_pool2d_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->kernel_size = tni_arg_ints(args[1]);
    in->stride = tni_arg_ints(args[2]);
    in->padding = tni_arg_ints(args[3]);
    in->ceil_mode = tni_arg_bool(args[4]);
    in->count_include_pad = tni_arg_bool(args[5]);
    in->divisor_override = tni_arg_maybe_int(args[6]);
    TN_TRY(tni_arg_tensor(call, args, 7, &in->out));
    return TN_OK;
}

/* avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor */
typedef struct tni_args_avg_pool2d_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints stride;
    tni_ints padding;
    bool ceil_mode;
    bool count_include_pad;
    tni_maybe_int divisor_override;
} tni_args_avg_pool2d_backward;
TN_NODISCARD static inline tn_status tni_read_avg_pool2d_backward(const tn_call *call,
    const StableIValue *args, tni_args_avg_pool2d_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->kernel_size = tni_arg_ints(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_ints(args[4]);
    in->ceil_mode = tni_arg_bool(args[5]);
    in->count_include_pad = tni_arg_bool(args[6]);
    in->divisor_override = tni_arg_maybe_int(args[7]);
    return TN_OK;
}

/* avg_pool2d_backward.grad_input(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, bool ceil_mode, bool count_include_pad, int? divisor_override, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_avg_pool2d_backward_grad_input {
    tn_tensor *grad_output;
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints stride;
    tni_ints padding;
    bool ceil_mode;
    bool count_include_pad;
    tni_maybe_int divisor_override;
    tn_tensor *grad_input;
} tni_args_avg_pool2d_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_avg_pool2d_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_avg_pool2d_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->kernel_size = tni_arg_ints(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_ints(args[4]);
    in->ceil_mode = tni_arg_bool(args[5]);
    in->count_include_pad = tni_arg_bool(args[6]);
    in->divisor_override = tni_arg_maybe_int(args[7]);
    TN_TRY(tni_arg_tensor(call, args, 8, &in->grad_input));
    return TN_OK;
}

/* avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor */
typedef struct tni_args_avg_pool3d {
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints stride;
    tni_ints padding;
    bool ceil_mode;
    bool count_include_pad;
    tni_maybe_int divisor_override;
} tni_args_avg_pool3d;
TN_NODISCARD static inline tn_status tni_read_avg_pool3d(const tn_call *call,
    const StableIValue *args, tni_args_avg_pool3d *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->kernel_size = tni_arg_ints(args[1]);
    in->stride = tni_arg_ints(args[2]);
    in->padding = tni_arg_ints(args[3]);
    in->ceil_mode = tni_arg_bool(args[4]);
    in->count_include_pad = tni_arg_bool(args[5]);
    in->divisor_override = tni_arg_maybe_int(args[6]);
    return TN_OK;
}

/* avg_pool3d.out(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_avg_pool3d_out {
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints stride;
    tni_ints padding;
    bool ceil_mode;
    bool count_include_pad;
    tni_maybe_int divisor_override;
    tn_tensor *out;
} tni_args_avg_pool3d_out;
TN_NODISCARD static inline tn_status tni_read_avg_pool3d_out(const tn_call *call,
    const StableIValue *args, tni_args_avg_pool3d_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->kernel_size = tni_arg_ints(args[1]);
    in->stride = tni_arg_ints(args[2]);
    in->padding = tni_arg_ints(args[3]);
    in->ceil_mode = tni_arg_bool(args[4]);
    in->count_include_pad = tni_arg_bool(args[5]);
    in->divisor_override = tni_arg_maybe_int(args[6]);
    TN_TRY(tni_arg_tensor(call, args, 7, &in->out));
    return TN_OK;
}

/* avg_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor */
typedef struct tni_args_avg_pool3d_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints stride;
    tni_ints padding;
    bool ceil_mode;
    bool count_include_pad;
    tni_maybe_int divisor_override;
} tni_args_avg_pool3d_backward;
TN_NODISCARD static inline tn_status tni_read_avg_pool3d_backward(const tn_call *call,
    const StableIValue *args, tni_args_avg_pool3d_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->kernel_size = tni_arg_ints(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_ints(args[4]);
    in->ceil_mode = tni_arg_bool(args[5]);
    in->count_include_pad = tni_arg_bool(args[6]);
    in->divisor_override = tni_arg_maybe_int(args[7]);
    return TN_OK;
}

/* avg_pool3d_backward.grad_input(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, bool ceil_mode, bool count_include_pad, int? divisor_override, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_avg_pool3d_backward_grad_input {
    tn_tensor *grad_output;
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints stride;
    tni_ints padding;
    bool ceil_mode;
    bool count_include_pad;
    tni_maybe_int divisor_override;
    tn_tensor *grad_input;
} tni_args_avg_pool3d_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_avg_pool3d_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_avg_pool3d_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->kernel_size = tni_arg_ints(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_ints(args[4]);
    in->ceil_mode = tni_arg_bool(args[5]);
    in->count_include_pad = tni_arg_bool(args[6]);
    in->divisor_override = tni_arg_maybe_int(args[7]);
    TN_TRY(tni_arg_tensor(call, args, 8, &in->grad_input));
    return TN_OK;
}

/* baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor */
typedef struct tni_args_baddbmm {
    tn_tensor *self;
    tn_tensor *batch1;
    tn_tensor *batch2;
    const tni_scalar *beta;
    const tni_scalar *alpha;
} tni_args_baddbmm;
TN_NODISCARD static inline tn_status tni_read_baddbmm(const tn_call *call,
    const StableIValue *args, tni_args_baddbmm *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->batch1));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->batch2));
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
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->batch1));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->batch2));
    in->beta = tni_arg_scalar(args[3]);
    in->alpha = tni_arg_scalar(args[4]);
    in->out = NULL;
    return TN_OK;
}

/* baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!) */
typedef struct tni_args_baddbmm_ {
    tn_tensor *self;
    tn_tensor *batch1;
    tn_tensor *batch2;
    const tni_scalar *beta;
    const tni_scalar *alpha;
} tni_args_baddbmm_;
TN_NODISCARD static inline tn_status tni_read_baddbmm_(const tn_call *call,
    const StableIValue *args, tni_args_baddbmm_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->batch1));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->batch2));
    in->beta = tni_arg_scalar(args[3]);
    in->alpha = tni_arg_scalar(args[4]);
    return TN_OK;
}

/* batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, bool cudnn_enabled) -> Tensor */
typedef struct tni_args_batch_norm {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tn_tensor *running_mean;
    tn_tensor *running_var;
    bool training;
    double momentum;
    double eps;
    bool cudnn_enabled;
} tni_args_batch_norm;
TN_NODISCARD static inline tn_status tni_read_batch_norm(const tn_call *call,
    const StableIValue *args, tni_args_batch_norm *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->weight = tni_arg_maybe_handle(args[1]);
    in->bias = tni_arg_maybe_handle(args[2]);
    in->running_mean = tni_arg_maybe_handle(args[3]);
    in->running_var = tni_arg_maybe_handle(args[4]);
    in->training = tni_arg_bool(args[5]);
    in->momentum = tni_arg_double(args[6]);
    in->eps = tni_arg_double(args[7]);
    in->cudnn_enabled = tni_arg_bool(args[8]);
    return TN_OK;
}

/* batch_norm_backward(Tensor grad_out, Tensor input, Tensor weight, Tensor? running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_var, bool update, float eps, bool[3] output_mask, Tensor reserve) -> (Tensor, Tensor, Tensor) */
typedef struct tni_args_batch_norm_backward {
    tn_tensor *grad_out;
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *running_mean;
    tn_tensor *running_var;
    tn_tensor *save_mean;
    tn_tensor *save_var;
    bool update;
    double eps;
    const tni_list *output_mask;
    tn_tensor *reserve;
} tni_args_batch_norm_backward;
TN_NODISCARD static inline tn_status tni_read_batch_norm_backward(const tn_call *call,
    const StableIValue *args, tni_args_batch_norm_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_out));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->weight));
    in->running_mean = tni_arg_maybe_handle(args[3]);
    in->running_var = tni_arg_maybe_handle(args[4]);
    in->save_mean = tni_arg_maybe_handle(args[5]);
    in->save_var = tni_arg_maybe_handle(args[6]);
    in->update = tni_arg_bool(args[7]);
    in->eps = tni_arg_double(args[8]);
    in->output_mask = tni_arg_list(args[9]);
    TN_TRY(tni_check_length(call, 9, in->output_mask, 3));
    TN_TRY(tni_arg_tensor(call, args, 10, &in->reserve));
    return TN_OK;
}

/* batch_norm_update_stats(Tensor input, Tensor? running_mean, Tensor? running_var, float momentum) -> (Tensor, Tensor) */
typedef struct tni_args_batch_norm_update_stats {
    tn_tensor *input;
    tn_tensor *running_mean;
    tn_tensor *running_var;
    double momentum;
} tni_args_batch_norm_update_stats;
TN_NODISCARD static inline tn_status tni_read_batch_norm_update_stats(const tn_call *call,
    const StableIValue *args, tni_args_batch_norm_update_stats *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->running_mean = tni_arg_maybe_handle(args[1]);
    in->running_var = tni_arg_maybe_handle(args[2]);
    in->momentum = tni_arg_double(args[3]);
    return TN_OK;
}

/* batch_norm_update_stats.out(Tensor input, Tensor? running_mean, Tensor? running_var, float momentum, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!)) */
typedef struct tni_args_batch_norm_update_stats_out {
    tn_tensor *input;
    tn_tensor *running_mean;
    tn_tensor *running_var;
    double momentum;
    tn_tensor *out0;
    tn_tensor *out1;
} tni_args_batch_norm_update_stats_out;
TN_NODISCARD static inline tn_status tni_read_batch_norm_update_stats_out(const tn_call *call,
    const StableIValue *args, tni_args_batch_norm_update_stats_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->running_mean = tni_arg_maybe_handle(args[1]);
    in->running_var = tni_arg_maybe_handle(args[2]);
    in->momentum = tni_arg_double(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out0));
    TN_TRY(tni_arg_tensor(call, args, 5, &in->out1));
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
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input1));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->input2));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->weight));
    in->bias = tni_arg_maybe_handle(args[3]);
    return TN_OK;
}

/* binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) -> Tensor */
typedef struct tni_args_binary_cross_entropy {
    tn_tensor *self;
    tn_tensor *target;
    tn_tensor *weight;
    int64_t reduction;
} tni_args_binary_cross_entropy;
TN_NODISCARD static inline tn_status tni_read_binary_cross_entropy(const tn_call *call,
    const StableIValue *args, tni_args_binary_cross_entropy *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->weight = tni_arg_maybe_handle(args[2]);
    in->reduction = tni_arg_int(args[3]);
    return TN_OK;
}

/* binary_cross_entropy.out(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_binary_cross_entropy_out {
    tn_tensor *self;
    tn_tensor *target;
    tn_tensor *weight;
    int64_t reduction;
    tn_tensor *out;
} tni_args_binary_cross_entropy_out;
TN_NODISCARD static inline tn_status tni_read_binary_cross_entropy_out(const tn_call *call,
    const StableIValue *args, tni_args_binary_cross_entropy_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->weight = tni_arg_maybe_handle(args[2]);
    in->reduction = tni_arg_int(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* binary_cross_entropy_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) -> Tensor */
typedef struct tni_args_binary_cross_entropy_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *target;
    tn_tensor *weight;
    int64_t reduction;
} tni_args_binary_cross_entropy_backward;
TN_NODISCARD static inline tn_status tni_read_binary_cross_entropy_backward(const tn_call *call,
    const StableIValue *args, tni_args_binary_cross_entropy_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->target));
    in->weight = tni_arg_maybe_handle(args[3]);
    in->reduction = tni_arg_int(args[4]);
    return TN_OK;
}

/* binary_cross_entropy_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_binary_cross_entropy_backward_grad_input {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *target;
    tn_tensor *weight;
    int64_t reduction;
    tn_tensor *grad_input;
} tni_args_binary_cross_entropy_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_binary_cross_entropy_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_binary_cross_entropy_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->target));
    in->weight = tni_arg_maybe_handle(args[3]);
    in->reduction = tni_arg_int(args[4]);
    TN_TRY(tni_arg_tensor(call, args, 5, &in->grad_input));
    return TN_OK;
}

/* binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Tensor? pos_weight=None, int reduction=Mean) -> Tensor */
typedef struct tni_args_binary_cross_entropy_with_logits {
    tn_tensor *self;
    tn_tensor *target;
    tn_tensor *weight;
    tn_tensor *pos_weight;
    int64_t reduction;
} tni_args_binary_cross_entropy_with_logits;
TN_NODISCARD static inline tn_status tni_read_binary_cross_entropy_with_logits(const tn_call *call,
    const StableIValue *args, tni_args_binary_cross_entropy_with_logits *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->weight = tni_arg_maybe_handle(args[2]);
    in->pos_weight = tni_arg_maybe_handle(args[3]);
    in->reduction = tni_arg_int(args[4]);
    return TN_OK;
}

/* binary_cross_entropy_with_logits.out(Tensor self, Tensor target, Tensor? weight=None, Tensor? pos_weight=None, int reduction=1, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_binary_cross_entropy_with_logits_out {
    tn_tensor *self;
    tn_tensor *target;
    tn_tensor *weight;
    tn_tensor *pos_weight;
    int64_t reduction;
    tn_tensor *out;
} tni_args_binary_cross_entropy_with_logits_out;
TN_NODISCARD static inline tn_status tni_read_binary_cross_entropy_with_logits_out(const tn_call *call,
    const StableIValue *args, tni_args_binary_cross_entropy_with_logits_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->weight = tni_arg_maybe_handle(args[2]);
    in->pos_weight = tni_arg_maybe_handle(args[3]);
    in->reduction = tni_arg_int(args[4]);
    TN_TRY(tni_arg_tensor(call, args, 5, &in->out));
    return TN_OK;
}

/* bincount(Tensor self, Tensor? weights=None, SymInt minlength=0) -> Tensor */
typedef struct tni_args_bincount {
    tn_tensor *self;
    tn_tensor *weights;
    int64_t minlength;
} tni_args_bincount;
TN_NODISCARD static inline tn_status tni_read_bincount(const tn_call *call,
    const StableIValue *args, tni_args_bincount *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->weights = tni_arg_maybe_handle(args[1]);
    in->minlength = tni_arg_int(args[2]);
    return TN_OK;
}

/* bincount.out(Tensor self, Tensor? weights=None, SymInt minlength=0, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_bincount_out {
    tn_tensor *self;
    tn_tensor *weights;
    int64_t minlength;
    tn_tensor *out;
} tni_args_bincount_out;
TN_NODISCARD static inline tn_status tni_read_bincount_out(const tn_call *call,
    const StableIValue *args, tni_args_bincount_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->weights = tni_arg_maybe_handle(args[1]);
    in->minlength = tni_arg_int(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor */
typedef struct tni_args_bitwise_and_Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_bitwise_and_Scalar;
TN_NODISCARD static inline tn_status tni_read_bitwise_and_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_and_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* bitwise_and.Scalar_Tensor(Scalar self, Tensor other) -> Tensor */
typedef struct tni_args_bitwise_and_Scalar_Tensor {
    const tni_scalar *self;
    tn_tensor *other;
} tni_args_bitwise_and_Scalar_Tensor;
TN_NODISCARD static inline tn_status tni_read_bitwise_and_Scalar_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_and_Scalar_Tensor *in)
{
    (void)call;
    (void)args;
    in->self = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* bitwise_and.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_bitwise_and_Scalar_Tensor_out {
    const tni_scalar *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_bitwise_and_Scalar_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_bitwise_and_Scalar_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_and_Scalar_Tensor_out *in)
{
    (void)call;
    (void)args;
    in->self = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* bitwise_and.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_bitwise_and_Scalar_out {
    tn_tensor *self;
    const tni_scalar *other;
    tn_tensor *out;
} tni_args_bitwise_and_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_bitwise_and_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_and_Scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_bitwise_and_Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_bitwise_and_Tensor;
TN_NODISCARD static inline tn_status tni_read_bitwise_and_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_and_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* bitwise_and.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_bitwise_and_Tensor_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_bitwise_and_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_bitwise_and_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_and_Tensor_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->out = NULL;
    return TN_OK;
}

/* bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
typedef struct tni_args_bitwise_and__Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_bitwise_and__Scalar;
TN_NODISCARD static inline tn_status tni_read_bitwise_and__Scalar(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_and__Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args_bitwise_and__Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_bitwise_and__Tensor;
TN_NODISCARD static inline tn_status tni_read_bitwise_and__Tensor(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_and__Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* bitwise_left_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor */
typedef struct tni_args_bitwise_left_shift_Scalar_Tensor {
    const tni_scalar *self;
    tn_tensor *other;
} tni_args_bitwise_left_shift_Scalar_Tensor;
TN_NODISCARD static inline tn_status tni_read_bitwise_left_shift_Scalar_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_left_shift_Scalar_Tensor *in)
{
    (void)call;
    (void)args;
    in->self = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* bitwise_left_shift.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_bitwise_left_shift_Scalar_Tensor_out {
    const tni_scalar *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_bitwise_left_shift_Scalar_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_bitwise_left_shift_Scalar_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_left_shift_Scalar_Tensor_out *in)
{
    (void)call;
    (void)args;
    in->self = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* bitwise_left_shift.Tensor(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_bitwise_left_shift_Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_bitwise_left_shift_Tensor;
TN_NODISCARD static inline tn_status tni_read_bitwise_left_shift_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_left_shift_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* bitwise_left_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor */
typedef struct tni_args_bitwise_left_shift_Tensor_Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_bitwise_left_shift_Tensor_Scalar;
TN_NODISCARD static inline tn_status tni_read_bitwise_left_shift_Tensor_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_left_shift_Tensor_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* bitwise_left_shift.Tensor_Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_bitwise_left_shift_Tensor_Scalar_out {
    tn_tensor *self;
    const tni_scalar *other;
    tn_tensor *out;
} tni_args_bitwise_left_shift_Tensor_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_bitwise_left_shift_Tensor_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_left_shift_Tensor_Scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* bitwise_left_shift.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_bitwise_left_shift_Tensor_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_bitwise_left_shift_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_bitwise_left_shift_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_left_shift_Tensor_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->out = NULL;
    return TN_OK;
}

/* bitwise_left_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args_bitwise_left_shift__Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_bitwise_left_shift__Tensor;
TN_NODISCARD static inline tn_status tni_read_bitwise_left_shift__Tensor(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_left_shift__Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* bitwise_left_shift_.Tensor_Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
typedef struct tni_args_bitwise_left_shift__Tensor_Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_bitwise_left_shift__Tensor_Scalar;
TN_NODISCARD static inline tn_status tni_read_bitwise_left_shift__Tensor_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_left_shift__Tensor_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* bitwise_not(Tensor self) -> Tensor */
typedef struct tni_args_bitwise_not {
    tn_tensor *self;
} tni_args_bitwise_not;
TN_NODISCARD static inline tn_status tni_read_bitwise_not(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_not *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* bitwise_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_bitwise_not_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_bitwise_not_out;
TN_NODISCARD static inline tn_status tni_read_bitwise_not_out(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_not_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* bitwise_not_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_bitwise_not_ {
    tn_tensor *self;
} tni_args_bitwise_not_;
TN_NODISCARD static inline tn_status tni_read_bitwise_not_(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_not_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor */
typedef struct tni_args_bitwise_or_Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_bitwise_or_Scalar;
TN_NODISCARD static inline tn_status tni_read_bitwise_or_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_or_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* bitwise_or.Scalar_Tensor(Scalar self, Tensor other) -> Tensor */
typedef struct tni_args_bitwise_or_Scalar_Tensor {
    const tni_scalar *self;
    tn_tensor *other;
} tni_args_bitwise_or_Scalar_Tensor;
TN_NODISCARD static inline tn_status tni_read_bitwise_or_Scalar_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_or_Scalar_Tensor *in)
{
    (void)call;
    (void)args;
    in->self = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* bitwise_or.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_bitwise_or_Scalar_Tensor_out {
    const tni_scalar *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_bitwise_or_Scalar_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_bitwise_or_Scalar_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_or_Scalar_Tensor_out *in)
{
    (void)call;
    (void)args;
    in->self = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* bitwise_or.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_bitwise_or_Scalar_out {
    tn_tensor *self;
    const tni_scalar *other;
    tn_tensor *out;
} tni_args_bitwise_or_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_bitwise_or_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_or_Scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_bitwise_or_Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_bitwise_or_Tensor;
TN_NODISCARD static inline tn_status tni_read_bitwise_or_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_or_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* bitwise_or.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_bitwise_or_Tensor_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_bitwise_or_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_bitwise_or_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_or_Tensor_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->out = NULL;
    return TN_OK;
}

/* bitwise_or_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
typedef struct tni_args_bitwise_or__Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_bitwise_or__Scalar;
TN_NODISCARD static inline tn_status tni_read_bitwise_or__Scalar(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_or__Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args_bitwise_or__Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_bitwise_or__Tensor;
TN_NODISCARD static inline tn_status tni_read_bitwise_or__Tensor(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_or__Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* bitwise_right_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor */
typedef struct tni_args_bitwise_right_shift_Scalar_Tensor {
    const tni_scalar *self;
    tn_tensor *other;
} tni_args_bitwise_right_shift_Scalar_Tensor;
TN_NODISCARD static inline tn_status tni_read_bitwise_right_shift_Scalar_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_right_shift_Scalar_Tensor *in)
{
    (void)call;
    (void)args;
    in->self = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* bitwise_right_shift.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_bitwise_right_shift_Scalar_Tensor_out {
    const tni_scalar *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_bitwise_right_shift_Scalar_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_bitwise_right_shift_Scalar_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_right_shift_Scalar_Tensor_out *in)
{
    (void)call;
    (void)args;
    in->self = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* bitwise_right_shift.Tensor(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_bitwise_right_shift_Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_bitwise_right_shift_Tensor;
TN_NODISCARD static inline tn_status tni_read_bitwise_right_shift_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_right_shift_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* bitwise_right_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor */
typedef struct tni_args_bitwise_right_shift_Tensor_Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_bitwise_right_shift_Tensor_Scalar;
TN_NODISCARD static inline tn_status tni_read_bitwise_right_shift_Tensor_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_right_shift_Tensor_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* bitwise_right_shift.Tensor_Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_bitwise_right_shift_Tensor_Scalar_out {
    tn_tensor *self;
    const tni_scalar *other;
    tn_tensor *out;
} tni_args_bitwise_right_shift_Tensor_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_bitwise_right_shift_Tensor_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_right_shift_Tensor_Scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* bitwise_right_shift.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_bitwise_right_shift_Tensor_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_bitwise_right_shift_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_bitwise_right_shift_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_right_shift_Tensor_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->out = NULL;
    return TN_OK;
}

/* bitwise_right_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args_bitwise_right_shift__Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_bitwise_right_shift__Tensor;
TN_NODISCARD static inline tn_status tni_read_bitwise_right_shift__Tensor(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_right_shift__Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* bitwise_right_shift_.Tensor_Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
typedef struct tni_args_bitwise_right_shift__Tensor_Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_bitwise_right_shift__Tensor_Scalar;
TN_NODISCARD static inline tn_status tni_read_bitwise_right_shift__Tensor_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_right_shift__Tensor_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor */
typedef struct tni_args_bitwise_xor_Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_bitwise_xor_Scalar;
TN_NODISCARD static inline tn_status tni_read_bitwise_xor_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_xor_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* bitwise_xor.Scalar_Tensor(Scalar self, Tensor other) -> Tensor */
typedef struct tni_args_bitwise_xor_Scalar_Tensor {
    const tni_scalar *self;
    tn_tensor *other;
} tni_args_bitwise_xor_Scalar_Tensor;
TN_NODISCARD static inline tn_status tni_read_bitwise_xor_Scalar_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_xor_Scalar_Tensor *in)
{
    (void)call;
    (void)args;
    in->self = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* bitwise_xor.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_bitwise_xor_Scalar_Tensor_out {
    const tni_scalar *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_bitwise_xor_Scalar_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_bitwise_xor_Scalar_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_xor_Scalar_Tensor_out *in)
{
    (void)call;
    (void)args;
    in->self = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* bitwise_xor.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_bitwise_xor_Scalar_out {
    tn_tensor *self;
    const tni_scalar *other;
    tn_tensor *out;
} tni_args_bitwise_xor_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_bitwise_xor_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_xor_Scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_bitwise_xor_Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_bitwise_xor_Tensor;
TN_NODISCARD static inline tn_status tni_read_bitwise_xor_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_xor_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* bitwise_xor.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_bitwise_xor_Tensor_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_bitwise_xor_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_bitwise_xor_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_xor_Tensor_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->out = NULL;
    return TN_OK;
}

/* bitwise_xor_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
typedef struct tni_args_bitwise_xor__Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_bitwise_xor__Scalar;
TN_NODISCARD static inline tn_status tni_read_bitwise_xor__Scalar(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_xor__Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args_bitwise_xor__Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_bitwise_xor__Tensor;
TN_NODISCARD static inline tn_status tni_read_bitwise_xor__Tensor(const tn_call *call,
    const StableIValue *args, tni_args_bitwise_xor__Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* block_diag(Tensor[] tensors) -> Tensor */
typedef struct tni_args_block_diag {
    const tni_list *tensors;
} tni_args_block_diag;
TN_NODISCARD static inline tn_status tni_read_block_diag(const tn_call *call,
    const StableIValue *args, tni_args_block_diag *in)
{
    (void)call;
    (void)args;
    in->tensors = tni_arg_list(args[0]);
    return TN_OK;
}

/* block_diag.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_block_diag_out {
    const tni_list *tensors;
    tn_tensor *out;
} tni_args_block_diag_out;
TN_NODISCARD static inline tn_status tni_read_block_diag_out(const tn_call *call,
    const StableIValue *args, tni_args_block_diag_out *in)
{
    (void)call;
    (void)args;
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* bmm(Tensor self, Tensor mat2) -> Tensor */
typedef struct tni_args_bmm {
    tn_tensor *self;
    tn_tensor *mat2;
} tni_args_bmm;
TN_NODISCARD static inline tn_status tni_read_bmm(const tn_call *call,
    const StableIValue *args, tni_args_bmm *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mat2));
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
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mat2));
    in->out = NULL;
    return TN_OK;
}

/* broadcast_tensors(Tensor[] tensors) -> Tensor[] */
typedef struct tni_args_broadcast_tensors {
    const tni_list *tensors;
} tni_args_broadcast_tensors;
TN_NODISCARD static inline tn_status tni_read_broadcast_tensors(const tn_call *call,
    const StableIValue *args, tni_args_broadcast_tensors *in)
{
    (void)call;
    (void)args;
    in->tensors = tni_arg_list(args[0]);
    return TN_OK;
}

/* broadcast_to(Tensor(a) self, SymInt[] size) -> Tensor(a) */
typedef struct tni_args_broadcast_to {
    tn_tensor *self;
    tni_ints size;
} tni_args_broadcast_to;
TN_NODISCARD static inline tn_status tni_read_broadcast_to(const tn_call *call,
    const StableIValue *args, tni_args_broadcast_to *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->size = tni_arg_ints(args[1]);
    return TN_OK;
}

/* bucketize.Scalar(Scalar self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor */
typedef struct tni_args_bucketize_Scalar {
    const tni_scalar *self;
    tn_tensor *boundaries;
    bool out_int32;
    bool right;
} tni_args_bucketize_Scalar;
TN_NODISCARD static inline tn_status tni_read_bucketize_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_bucketize_Scalar *in)
{
    (void)call;
    (void)args;
    in->self = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->boundaries));
    in->out_int32 = tni_arg_bool(args[2]);
    in->right = tni_arg_bool(args[3]);
    return TN_OK;
}

/* bucketize.Scalar_out(Scalar self, Tensor boundaries, *, bool out_int32=False, bool right=False, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_bucketize_Scalar_out {
    const tni_scalar *self;
    tn_tensor *boundaries;
    bool out_int32;
    bool right;
    tn_tensor *out;
} tni_args_bucketize_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_bucketize_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_bucketize_Scalar_out *in)
{
    (void)call;
    (void)args;
    in->self = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->boundaries));
    in->out_int32 = tni_arg_bool(args[2]);
    in->right = tni_arg_bool(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* bucketize.Tensor(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor */
typedef struct tni_args_bucketize_Tensor {
    tn_tensor *self;
    tn_tensor *boundaries;
    bool out_int32;
    bool right;
} tni_args_bucketize_Tensor;
TN_NODISCARD static inline tn_status tni_read_bucketize_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_bucketize_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->boundaries));
    in->out_int32 = tni_arg_bool(args[2]);
    in->right = tni_arg_bool(args[3]);
    return TN_OK;
}

/* bucketize.Tensor_out(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_bucketize_Tensor_out {
    tn_tensor *self;
    tn_tensor *boundaries;
    bool out_int32;
    bool right;
    tn_tensor *out;
} tni_args_bucketize_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_bucketize_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_bucketize_Tensor_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->boundaries));
    in->out_int32 = tni_arg_bool(args[2]);
    in->right = tni_arg_bool(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* can_cast(ScalarType from_, ScalarType to) -> bool */
typedef struct tni_args_can_cast {
    tn_dtype from_;
    tn_dtype to;
} tni_args_can_cast;
TN_NODISCARD static inline tn_status tni_read_can_cast(const tn_call *call,
    const StableIValue *args, tni_args_can_cast *in)
{
    (void)call;
    (void)args;
    in->from_ = tni_arg_dtype(args[0]);
    in->to = tni_arg_dtype(args[1]);
    return TN_OK;
}

/* cartesian_prod(Tensor[] tensors) -> Tensor */
typedef struct tni_args_cartesian_prod {
    const tni_list *tensors;
} tni_args_cartesian_prod;
TN_NODISCARD static inline tn_status tni_read_cartesian_prod(const tn_call *call,
    const StableIValue *args, tni_args_cartesian_prod *in)
{
    (void)call;
    (void)args;
    in->tensors = tni_arg_list(args[0]);
    return TN_OK;
}

/* cat(Tensor[] tensors, int dim=0) -> Tensor */
typedef struct tni_args_cat {
    const tni_list *tensors;
    int64_t dim;
} tni_args_cat;
TN_NODISCARD static inline tn_status tni_read_cat(const tn_call *call,
    const StableIValue *args, tni_args_cat *in)
{
    (void)call;
    (void)args;
    in->tensors = tni_arg_list(args[0]);
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

/* cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_cat_out {
    const tni_list *tensors;
    int64_t dim;
    tn_tensor *out;
} tni_args_cat_out;
TN_NODISCARD static inline tn_status tni_read_cat_out(const tn_call *call,
    const StableIValue *args, tni_args_cat_out *in)
{
    (void)call;
    (void)args;
    in->tensors = tni_arg_list(args[0]);
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* cdist(Tensor x1, Tensor x2, float p=2, int? compute_mode=None) -> Tensor */
typedef struct tni_args_cdist {
    tn_tensor *x1;
    tn_tensor *x2;
    double p;
    tni_maybe_int compute_mode;
} tni_args_cdist;
TN_NODISCARD static inline tn_status tni_read_cdist(const tn_call *call,
    const StableIValue *args, tni_args_cdist *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x1));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->x2));
    in->p = tni_arg_double(args[2]);
    in->compute_mode = tni_arg_maybe_int(args[3]);
    return TN_OK;
}

/* ceil(Tensor self) -> Tensor */
typedef struct tni_args_ceil {
    tn_tensor *self;
} tni_args_ceil;
TN_NODISCARD static inline tn_status tni_read_ceil(const tn_call *call,
    const StableIValue *args, tni_args_ceil *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* ceil.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_ceil_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_ceil_out;
TN_NODISCARD static inline tn_status tni_read_ceil_out(const tn_call *call,
    const StableIValue *args, tni_args_ceil_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* ceil_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_ceil_ {
    tn_tensor *self;
} tni_args_ceil_;
TN_NODISCARD static inline tn_status tni_read_ceil_(const tn_call *call,
    const StableIValue *args, tni_args_ceil_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* celu(Tensor self, Scalar alpha=1.0) -> Tensor */
typedef struct tni_args_celu {
    tn_tensor *self;
    const tni_scalar *alpha;
} tni_args_celu;
TN_NODISCARD static inline tn_status tni_read_celu(const tn_call *call,
    const StableIValue *args, tni_args_celu *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->alpha = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* celu.out(Tensor self, Scalar alpha=1., *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_celu_out {
    tn_tensor *self;
    const tni_scalar *alpha;
    tn_tensor *out;
} tni_args_celu_out;
TN_NODISCARD static inline tn_status tni_read_celu_out(const tn_call *call,
    const StableIValue *args, tni_args_celu_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->alpha = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* celu_(Tensor(a!) self, Scalar alpha=1.0) -> Tensor(a!) */
typedef struct tni_args_celu_ {
    tn_tensor *self;
    const tni_scalar *alpha;
} tni_args_celu_;
TN_NODISCARD static inline tn_status tni_read_celu_(const tn_call *call,
    const StableIValue *args, tni_args_celu_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->alpha = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[] */
typedef struct tni_args_chunk {
    tn_tensor *self;
    int64_t chunks;
    int64_t dim;
} tni_args_chunk;
TN_NODISCARD static inline tn_status tni_read_chunk(const tn_call *call,
    const StableIValue *args, tni_args_chunk *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->chunks = tni_arg_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor */
typedef struct tni_args_clamp {
    tn_tensor *self;
    const tni_scalar *min;
    const tni_scalar *max;
} tni_args_clamp;
TN_NODISCARD static inline tn_status tni_read_clamp(const tn_call *call,
    const StableIValue *args, tni_args_clamp *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->min = tni_arg_maybe_scalar(args[1]);
    in->max = tni_arg_maybe_scalar(args[2]);
    return TN_OK;
}

/* clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor */
typedef struct tni_args_clamp_Tensor {
    tn_tensor *self;
    tn_tensor *min;
    tn_tensor *max;
} tni_args_clamp_Tensor;
TN_NODISCARD static inline tn_status tni_read_clamp_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_clamp_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->min = tni_arg_maybe_handle(args[1]);
    in->max = tni_arg_maybe_handle(args[2]);
    return TN_OK;
}

/* clamp.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_clamp_Tensor_out {
    tn_tensor *self;
    tn_tensor *min;
    tn_tensor *max;
    tn_tensor *out;
} tni_args_clamp_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_clamp_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_clamp_Tensor_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->min = tni_arg_maybe_handle(args[1]);
    in->max = tni_arg_maybe_handle(args[2]);
    in->out = NULL;
    return TN_OK;
}

/* clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_clamp_out {
    tn_tensor *self;
    const tni_scalar *min;
    const tni_scalar *max;
    tn_tensor *out;
} tni_args_clamp_out;
TN_NODISCARD static inline tn_status tni_read_clamp_out(const tn_call *call,
    const StableIValue *args, tni_args_clamp_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->min = tni_arg_maybe_scalar(args[1]);
    in->max = tni_arg_maybe_scalar(args[2]);
    in->out = NULL;
    return TN_OK;
}

/* clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!) */
typedef struct tni_args_clamp_ {
    tn_tensor *self;
    const tni_scalar *min;
    const tni_scalar *max;
} tni_args_clamp_;
TN_NODISCARD static inline tn_status tni_read_clamp_(const tn_call *call,
    const StableIValue *args, tni_args_clamp_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->min = tni_arg_maybe_scalar(args[1]);
    in->max = tni_arg_maybe_scalar(args[2]);
    return TN_OK;
}

/* clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!) */
typedef struct tni_args_clamp__Tensor {
    tn_tensor *self;
    tn_tensor *min;
    tn_tensor *max;
} tni_args_clamp__Tensor;
TN_NODISCARD static inline tn_status tni_read_clamp__Tensor(const tn_call *call,
    const StableIValue *args, tni_args_clamp__Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->min = tni_arg_maybe_handle(args[1]);
    in->max = tni_arg_maybe_handle(args[2]);
    return TN_OK;
}

/* clamp_max(Tensor self, Scalar max) -> Tensor */
typedef struct tni_args_clamp_max {
    tn_tensor *self;
    const tni_scalar *max;
} tni_args_clamp_max;
TN_NODISCARD static inline tn_status tni_read_clamp_max(const tn_call *call,
    const StableIValue *args, tni_args_clamp_max *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->max = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* clamp_max.Tensor(Tensor self, Tensor max) -> Tensor */
typedef struct tni_args_clamp_max_Tensor {
    tn_tensor *self;
    tn_tensor *max;
} tni_args_clamp_max_Tensor;
TN_NODISCARD static inline tn_status tni_read_clamp_max_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_clamp_max_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->max));
    return TN_OK;
}

/* clamp_max.Tensor_out(Tensor self, Tensor max, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_clamp_max_Tensor_out {
    tn_tensor *self;
    tn_tensor *max;
    tn_tensor *out;
} tni_args_clamp_max_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_clamp_max_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_clamp_max_Tensor_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->max));
    in->out = NULL;
    return TN_OK;
}

/* clamp_max.out(Tensor self, Scalar max, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_clamp_max_out {
    tn_tensor *self;
    const tni_scalar *max;
    tn_tensor *out;
} tni_args_clamp_max_out;
TN_NODISCARD static inline tn_status tni_read_clamp_max_out(const tn_call *call,
    const StableIValue *args, tni_args_clamp_max_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->max = tni_arg_scalar(args[1]);
    in->out = NULL;
    return TN_OK;
}

/* clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!) */
typedef struct tni_args_clamp_max_ {
    tn_tensor *self;
    const tni_scalar *max;
} tni_args_clamp_max_;
TN_NODISCARD static inline tn_status tni_read_clamp_max_(const tn_call *call,
    const StableIValue *args, tni_args_clamp_max_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->max = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* clamp_max_.Tensor(Tensor(a!) self, Tensor max) -> Tensor(a!) */
typedef struct tni_args_clamp_max__Tensor {
    tn_tensor *self;
    tn_tensor *max;
} tni_args_clamp_max__Tensor;
TN_NODISCARD static inline tn_status tni_read_clamp_max__Tensor(const tn_call *call,
    const StableIValue *args, tni_args_clamp_max__Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->max));
    return TN_OK;
}

/* clamp_min(Tensor self, Scalar min) -> Tensor */
typedef struct tni_args_clamp_min {
    tn_tensor *self;
    const tni_scalar *min;
} tni_args_clamp_min;
TN_NODISCARD static inline tn_status tni_read_clamp_min(const tn_call *call,
    const StableIValue *args, tni_args_clamp_min *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->min = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* clamp_min.Tensor(Tensor self, Tensor min) -> Tensor */
typedef struct tni_args_clamp_min_Tensor {
    tn_tensor *self;
    tn_tensor *min;
} tni_args_clamp_min_Tensor;
TN_NODISCARD static inline tn_status tni_read_clamp_min_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_clamp_min_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->min));
    return TN_OK;
}

/* clamp_min.Tensor_out(Tensor self, Tensor min, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_clamp_min_Tensor_out {
    tn_tensor *self;
    tn_tensor *min;
    tn_tensor *out;
} tni_args_clamp_min_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_clamp_min_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_clamp_min_Tensor_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->min));
    in->out = NULL;
    return TN_OK;
}

/* clamp_min.out(Tensor self, Scalar min, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_clamp_min_out {
    tn_tensor *self;
    const tni_scalar *min;
    tn_tensor *out;
} tni_args_clamp_min_out;
TN_NODISCARD static inline tn_status tni_read_clamp_min_out(const tn_call *call,
    const StableIValue *args, tni_args_clamp_min_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->min = tni_arg_scalar(args[1]);
    in->out = NULL;
    return TN_OK;
}

/* clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!) */
typedef struct tni_args_clamp_min_ {
    tn_tensor *self;
    const tni_scalar *min;
} tni_args_clamp_min_;
TN_NODISCARD static inline tn_status tni_read_clamp_min_(const tn_call *call,
    const StableIValue *args, tni_args_clamp_min_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->min = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* clamp_min_.Tensor(Tensor(a!) self, Tensor min) -> Tensor(a!) */
typedef struct tni_args_clamp_min__Tensor {
    tn_tensor *self;
    tn_tensor *min;
} tni_args_clamp_min__Tensor;
TN_NODISCARD static inline tn_status tni_read_clamp_min__Tensor(const tn_call *call,
    const StableIValue *args, tni_args_clamp_min__Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->min));
    return TN_OK;
}

/* clip(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor */
typedef struct tni_args_clip {
    tn_tensor *self;
    const tni_scalar *min;
    const tni_scalar *max;
} tni_args_clip;
TN_NODISCARD static inline tn_status tni_read_clip(const tn_call *call,
    const StableIValue *args, tni_args_clip *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->min = tni_arg_maybe_scalar(args[1]);
    in->max = tni_arg_maybe_scalar(args[2]);
    return TN_OK;
}

/* clip.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor */
typedef struct tni_args_clip_Tensor {
    tn_tensor *self;
    tn_tensor *min;
    tn_tensor *max;
} tni_args_clip_Tensor;
TN_NODISCARD static inline tn_status tni_read_clip_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_clip_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->min = tni_arg_maybe_handle(args[1]);
    in->max = tni_arg_maybe_handle(args[2]);
    return TN_OK;
}

/* clip.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_clip_Tensor_out {
    tn_tensor *self;
    tn_tensor *min;
    tn_tensor *max;
    tn_tensor *out;
} tni_args_clip_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_clip_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_clip_Tensor_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->min = tni_arg_maybe_handle(args[1]);
    in->max = tni_arg_maybe_handle(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* clip.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_clip_out {
    tn_tensor *self;
    const tni_scalar *min;
    const tni_scalar *max;
    tn_tensor *out;
} tni_args_clip_out;
TN_NODISCARD static inline tn_status tni_read_clip_out(const tn_call *call,
    const StableIValue *args, tni_args_clip_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->min = tni_arg_maybe_scalar(args[1]);
    in->max = tni_arg_maybe_scalar(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* clip_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!) */
typedef struct tni_args_clip_ {
    tn_tensor *self;
    const tni_scalar *min;
    const tni_scalar *max;
} tni_args_clip_;
TN_NODISCARD static inline tn_status tni_read_clip_(const tn_call *call,
    const StableIValue *args, tni_args_clip_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->min = tni_arg_maybe_scalar(args[1]);
    in->max = tni_arg_maybe_scalar(args[2]);
    return TN_OK;
}

/* clip_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!) */
typedef struct tni_args_clip__Tensor {
    tn_tensor *self;
    tn_tensor *min;
    tn_tensor *max;
} tni_args_clip__Tensor;
TN_NODISCARD static inline tn_status tni_read_clip__Tensor(const tn_call *call,
    const StableIValue *args, tni_args_clip__Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->min = tni_arg_maybe_handle(args[1]);
    in->max = tni_arg_maybe_handle(args[2]);
    return TN_OK;
}

/* clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor */
typedef struct tni_args_clone {
    tn_tensor *self;
    int memory_format;
} tni_args_clone;
TN_NODISCARD static inline tn_status tni_read_clone(const tn_call *call,
    const StableIValue *args, tni_args_clone *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->memory_format = tni_arg_maybe_word(args[1]);
    return TN_OK;
}

/* clone.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_clone_out {
    tn_tensor *self;
    int memory_format;
    tn_tensor *out;
} tni_args_clone_out;
TN_NODISCARD static inline tn_status tni_read_clone_out(const tn_call *call,
    const StableIValue *args, tni_args_clone_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->memory_format = tni_arg_maybe_word(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* column_stack(Tensor[] tensors) -> Tensor */
typedef struct tni_args_column_stack {
    const tni_list *tensors;
} tni_args_column_stack;
TN_NODISCARD static inline tn_status tni_read_column_stack(const tn_call *call,
    const StableIValue *args, tni_args_column_stack *in)
{
    (void)call;
    (void)args;
    in->tensors = tni_arg_list(args[0]);
    return TN_OK;
}

/* column_stack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_column_stack_out {
    const tni_list *tensors;
    tn_tensor *out;
} tni_args_column_stack_out;
TN_NODISCARD static inline tn_status tni_read_column_stack_out(const tn_call *call,
    const StableIValue *args, tni_args_column_stack_out *in)
{
    (void)call;
    (void)args;
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor */
typedef struct tni_args_combinations {
    tn_tensor *self;
    int64_t r;
    bool with_replacement;
} tni_args_combinations;
TN_NODISCARD static inline tn_status tni_read_combinations(const tn_call *call,
    const StableIValue *args, tni_args_combinations *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->r = tni_arg_int(args[1]);
    in->with_replacement = tni_arg_bool(args[2]);
    return TN_OK;
}

/* complex(Tensor real, Tensor imag) -> Tensor */
typedef struct tni_args_complex {
    tn_tensor *real;
    tn_tensor *imag;
} tni_args_complex;
TN_NODISCARD static inline tn_status tni_read_complex(const tn_call *call,
    const StableIValue *args, tni_args_complex *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->real));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->imag));
    return TN_OK;
}

/* complex.out(Tensor real, Tensor imag, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_complex_out {
    tn_tensor *real;
    tn_tensor *imag;
    tn_tensor *out;
} tni_args_complex_out;
TN_NODISCARD static inline tn_status tni_read_complex_out(const tn_call *call,
    const StableIValue *args, tni_args_complex_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->real));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->imag));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* concat(Tensor[] tensors, int dim=0) -> Tensor */
typedef struct tni_args_concat {
    const tni_list *tensors;
    int64_t dim;
} tni_args_concat;
TN_NODISCARD static inline tn_status tni_read_concat(const tn_call *call,
    const StableIValue *args, tni_args_concat *in)
{
    (void)call;
    (void)args;
    in->tensors = tni_arg_list(args[0]);
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

/* concat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_concat_out {
    const tni_list *tensors;
    int64_t dim;
    tn_tensor *out;
} tni_args_concat_out;
TN_NODISCARD static inline tn_status tni_read_concat_out(const tn_call *call,
    const StableIValue *args, tni_args_concat_out *in)
{
    (void)call;
    (void)args;
    in->tensors = tni_arg_list(args[0]);
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* concatenate(Tensor[] tensors, int dim=0) -> Tensor */
typedef struct tni_args_concatenate {
    const tni_list *tensors;
    int64_t dim;
} tni_args_concatenate;
TN_NODISCARD static inline tn_status tni_read_concatenate(const tn_call *call,
    const StableIValue *args, tni_args_concatenate *in)
{
    (void)call;
    (void)args;
    in->tensors = tni_arg_list(args[0]);
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

/* concatenate.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_concatenate_out {
    const tni_list *tensors;
    int64_t dim;
    tn_tensor *out;
} tni_args_concatenate_out;
TN_NODISCARD static inline tn_status tni_read_concatenate_out(const tn_call *call,
    const StableIValue *args, tni_args_concatenate_out *in)
{
    (void)call;
    (void)args;
    in->tensors = tni_arg_list(args[0]);
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* conj(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_conj {
    tn_tensor *self;
} tni_args_conj;
TN_NODISCARD static inline tn_status tni_read_conj(const tn_call *call,
    const StableIValue *args, tni_args_conj *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* conj_physical(Tensor self) -> Tensor */
typedef struct tni_args_conj_physical {
    tn_tensor *self;
} tni_args_conj_physical;
TN_NODISCARD static inline tn_status tni_read_conj_physical(const tn_call *call,
    const StableIValue *args, tni_args_conj_physical *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* conj_physical.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_conj_physical_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_conj_physical_out;
TN_NODISCARD static inline tn_status tni_read_conj_physical_out(const tn_call *call,
    const StableIValue *args, tni_args_conj_physical_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* conj_physical_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_conj_physical_ {
    tn_tensor *self;
} tni_args_conj_physical_;
TN_NODISCARD static inline tn_status tni_read_conj_physical_(const tn_call *call,
    const StableIValue *args, tni_args_conj_physical_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor */
typedef struct tni_args_constant_pad_nd {
    tn_tensor *self;
    tni_ints pad;
    const tni_scalar *value;
} tni_args_constant_pad_nd;
TN_NODISCARD static inline tn_status tni_read_constant_pad_nd(const tn_call *call,
    const StableIValue *args, tni_args_constant_pad_nd *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->pad = tni_arg_ints(args[1]);
    in->value = tni_arg_scalar(args[2]);
    return TN_OK;
}

/* constant_pad_nd.out(Tensor self, SymInt[] pad, Scalar value=0, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_constant_pad_nd_out {
    tn_tensor *self;
    tni_ints pad;
    const tni_scalar *value;
    tn_tensor *out;
} tni_args_constant_pad_nd_out;
TN_NODISCARD static inline tn_status tni_read_constant_pad_nd_out(const tn_call *call,
    const StableIValue *args, tni_args_constant_pad_nd_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->pad = tni_arg_ints(args[1]);
    in->value = tni_arg_scalar(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a) */
typedef struct tni_args_contiguous {
    tn_tensor *self;
    int memory_format;
} tni_args_contiguous;
TN_NODISCARD static inline tn_status tni_read_contiguous(const tn_call *call,
    const StableIValue *args, tni_args_contiguous *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->memory_format = tni_arg_word(args[1]);
    return TN_OK;
}

/* conv1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1] padding=0, SymInt[1] dilation=1, SymInt groups=1) -> Tensor */
typedef struct tni_args_conv1d {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
    int64_t groups;
} tni_args_conv1d;
TN_NODISCARD static inline tn_status tni_read_conv1d(const tn_call *call,
    const StableIValue *args, tni_args_conv1d *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    in->bias = tni_arg_maybe_handle(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_ints(args[4]);
    in->dilation = tni_arg_ints(args[5]);
    in->groups = tni_arg_int(args[6]);
    return TN_OK;
}

/* conv1d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, str padding="valid", SymInt[1] dilation=1, SymInt groups=1) -> Tensor */
typedef struct tni_args_conv1d_padding {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tni_ints stride;
    const tni_string *padding;
    tni_ints dilation;
    int64_t groups;
} tni_args_conv1d_padding;
TN_NODISCARD static inline tn_status tni_read_conv1d_padding(const tn_call *call,
    const StableIValue *args, tni_args_conv1d_padding *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    in->bias = tni_arg_maybe_handle(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_string(args[4]);
    in->dilation = tni_arg_ints(args[5]);
    in->groups = tni_arg_int(args[6]);
    return TN_OK;
}

/* conv2d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0, SymInt[2] dilation=1, SymInt groups=1) -> Tensor */
typedef struct tni_args_conv2d {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
    int64_t groups;
} tni_args_conv2d;
TN_NODISCARD static inline tn_status tni_read_conv2d(const tn_call *call,
    const StableIValue *args, tni_args_conv2d *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    in->bias = tni_arg_maybe_handle(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_ints(args[4]);
    in->dilation = tni_arg_ints(args[5]);
    in->groups = tni_arg_int(args[6]);
    return TN_OK;
}

/* conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, str padding="valid", SymInt[2] dilation=1, SymInt groups=1) -> Tensor */
typedef struct tni_args_conv2d_padding {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tni_ints stride;
    const tni_string *padding;
    tni_ints dilation;
    int64_t groups;
} tni_args_conv2d_padding;
TN_NODISCARD static inline tn_status tni_read_conv2d_padding(const tn_call *call,
    const StableIValue *args, tni_args_conv2d_padding *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    in->bias = tni_arg_maybe_handle(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_string(args[4]);
    in->dilation = tni_arg_ints(args[5]);
    in->groups = tni_arg_int(args[6]);
    return TN_OK;
}

/* conv3d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, SymInt[3] padding=0, SymInt[3] dilation=1, SymInt groups=1) -> Tensor */
typedef struct tni_args_conv3d {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
    int64_t groups;
} tni_args_conv3d;
TN_NODISCARD static inline tn_status tni_read_conv3d(const tn_call *call,
    const StableIValue *args, tni_args_conv3d *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    in->bias = tni_arg_maybe_handle(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_ints(args[4]);
    in->dilation = tni_arg_ints(args[5]);
    in->groups = tni_arg_int(args[6]);
    return TN_OK;
}

/* conv3d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, str padding="valid", SymInt[3] dilation=1, SymInt groups=1) -> Tensor */
typedef struct tni_args_conv3d_padding {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tni_ints stride;
    const tni_string *padding;
    tni_ints dilation;
    int64_t groups;
} tni_args_conv3d_padding;
TN_NODISCARD static inline tn_status tni_read_conv3d_padding(const tn_call *call,
    const StableIValue *args, tni_args_conv3d_padding *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    in->bias = tni_arg_maybe_handle(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_string(args[4]);
    in->dilation = tni_arg_ints(args[5]);
    in->groups = tni_arg_int(args[6]);
    return TN_OK;
}

/* conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1] padding=0, SymInt[1] output_padding=0, SymInt groups=1, SymInt[1] dilation=1) -> Tensor */
typedef struct tni_args_conv_transpose1d {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tni_ints stride;
    tni_ints padding;
    tni_ints output_padding;
    int64_t groups;
    tni_ints dilation;
} tni_args_conv_transpose1d;
TN_NODISCARD static inline tn_status tni_read_conv_transpose1d(const tn_call *call,
    const StableIValue *args, tni_args_conv_transpose1d *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    in->bias = tni_arg_maybe_handle(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_ints(args[4]);
    in->output_padding = tni_arg_ints(args[5]);
    in->groups = tni_arg_int(args[6]);
    in->dilation = tni_arg_ints(args[7]);
    return TN_OK;
}

/* conv_transpose2d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0, SymInt[2] output_padding=0, SymInt groups=1, SymInt[2] dilation=1) -> Tensor */
typedef struct tni_args_conv_transpose2d_input {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tni_ints stride;
    tni_ints padding;
    tni_ints output_padding;
    int64_t groups;
    tni_ints dilation;
} tni_args_conv_transpose2d_input;
TN_NODISCARD static inline tn_status tni_read_conv_transpose2d_input(const tn_call *call,
    const StableIValue *args, tni_args_conv_transpose2d_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    in->bias = tni_arg_maybe_handle(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_ints(args[4]);
    in->output_padding = tni_arg_ints(args[5]);
    in->groups = tni_arg_int(args[6]);
    in->dilation = tni_arg_ints(args[7]);
    return TN_OK;
}

/* conv_transpose3d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, SymInt[3] padding=0, SymInt[3] output_padding=0, SymInt groups=1, SymInt[3] dilation=1) -> Tensor */
typedef struct tni_args_conv_transpose3d_input {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tni_ints stride;
    tni_ints padding;
    tni_ints output_padding;
    int64_t groups;
    tni_ints dilation;
} tni_args_conv_transpose3d_input;
TN_NODISCARD static inline tn_status tni_read_conv_transpose3d_input(const tn_call *call,
    const StableIValue *args, tni_args_conv_transpose3d_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    in->bias = tni_arg_maybe_handle(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_ints(args[4]);
    in->output_padding = tni_arg_ints(args[5]);
    in->groups = tni_arg_int(args[6]);
    in->dilation = tni_arg_ints(args[7]);
    return TN_OK;
}

/* convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor */
typedef struct tni_args_convolution {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
    bool transposed;
    tni_ints output_padding;
    int64_t groups;
} tni_args_convolution;
TN_NODISCARD static inline tn_status tni_read_convolution(const tn_call *call,
    const StableIValue *args, tni_args_convolution *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    in->bias = tni_arg_maybe_handle(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_ints(args[4]);
    in->dilation = tni_arg_ints(args[5]);
    in->transposed = tni_arg_bool(args[6]);
    in->output_padding = tni_arg_ints(args[7]);
    in->groups = tni_arg_int(args[8]);
    return TN_OK;
}

/* convolution.out(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_convolution_out {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
    bool transposed;
    tni_ints output_padding;
    int64_t groups;
    tn_tensor *out;
} tni_args_convolution_out;
TN_NODISCARD static inline tn_status tni_read_convolution_out(const tn_call *call,
    const StableIValue *args, tni_args_convolution_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    in->bias = tni_arg_maybe_handle(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_ints(args[4]);
    in->dilation = tni_arg_ints(args[5]);
    in->transposed = tni_arg_bool(args[6]);
    in->output_padding = tni_arg_ints(args[7]);
    in->groups = tni_arg_int(args[8]);
    TN_TRY(tni_arg_tensor(call, args, 9, &in->out));
    return TN_OK;
}

/* convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor) */
typedef struct tni_args_convolution_backward {
    tn_tensor *grad_output;
    tn_tensor *input;
    tn_tensor *weight;
    tni_ints bias_sizes;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
    bool transposed;
    tni_ints output_padding;
    int64_t groups;
    const tni_list *output_mask;
} tni_args_convolution_backward;
TN_NODISCARD static inline tn_status tni_read_convolution_backward(const tn_call *call,
    const StableIValue *args, tni_args_convolution_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->weight));
    in->bias_sizes = tni_arg_maybe_ints(args[3]);
    in->stride = tni_arg_ints(args[4]);
    in->padding = tni_arg_ints(args[5]);
    in->dilation = tni_arg_ints(args[6]);
    in->transposed = tni_arg_bool(args[7]);
    in->output_padding = tni_arg_ints(args[8]);
    in->groups = tni_arg_int(args[9]);
    in->output_mask = tni_arg_list(args[10]);
    TN_TRY(tni_check_length(call, 10, in->output_mask, 3));
    return TN_OK;
}

/* convolution_backward.out(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool[3] output_mask, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!)) */
typedef struct tni_args_convolution_backward_out {
    tn_tensor *grad_output;
    tn_tensor *input;
    tn_tensor *weight;
    tni_ints bias_sizes;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
    bool transposed;
    tni_ints output_padding;
    int64_t groups;
    const tni_list *output_mask;
    tn_tensor *out0;
    tn_tensor *out1;
    tn_tensor *out2;
} tni_args_convolution_backward_out;
TN_NODISCARD static inline tn_status tni_read_convolution_backward_out(const tn_call *call,
    const StableIValue *args, tni_args_convolution_backward_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->weight));
    in->bias_sizes = tni_arg_maybe_ints(args[3]);
    in->stride = tni_arg_ints(args[4]);
    in->padding = tni_arg_ints(args[5]);
    in->dilation = tni_arg_ints(args[6]);
    in->transposed = tni_arg_bool(args[7]);
    in->output_padding = tni_arg_ints(args[8]);
    in->groups = tni_arg_int(args[9]);
    in->output_mask = tni_arg_list(args[10]);
    TN_TRY(tni_check_length(call, 10, in->output_mask, 3));
    TN_TRY(tni_arg_tensor(call, args, 11, &in->out0));
    TN_TRY(tni_arg_tensor(call, args, 12, &in->out1));
    TN_TRY(tni_arg_tensor(call, args, 13, &in->out2));
    return TN_OK;
}

/* copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor */
typedef struct tni_args_copy {
    tn_tensor *self;
    tn_tensor *src;
    bool non_blocking;
} tni_args_copy;
TN_NODISCARD static inline tn_status tni_read_copy(const tn_call *call,
    const StableIValue *args, tni_args_copy *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->src));
    in->non_blocking = tni_arg_bool(args[2]);
    return TN_OK;
}

/* copy.out(Tensor self, Tensor src, bool non_blocking=False, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_copy_out {
    tn_tensor *self;
    tn_tensor *src;
    bool non_blocking;
    tn_tensor *out;
} tni_args_copy_out;
TN_NODISCARD static inline tn_status tni_read_copy_out(const tn_call *call,
    const StableIValue *args, tni_args_copy_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->src));
    in->non_blocking = tni_arg_bool(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!) */
typedef struct tni_args_copy_ {
    tn_tensor *self;
    tn_tensor *src;
    bool non_blocking;
} tni_args_copy_;
TN_NODISCARD static inline tn_status tni_read_copy_(const tn_call *call,
    const StableIValue *args, tni_args_copy_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->src));
    in->non_blocking = tni_arg_bool(args[2]);
    return TN_OK;
}

/* copysign.Scalar(Tensor self, Scalar other) -> Tensor */
typedef struct tni_args_copysign_Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_copysign_Scalar;
TN_NODISCARD static inline tn_status tni_read_copysign_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_copysign_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* copysign.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_copysign_Scalar_out {
    tn_tensor *self;
    const tni_scalar *other;
    tn_tensor *out;
} tni_args_copysign_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_copysign_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_copysign_Scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* copysign.Tensor(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_copysign_Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_copysign_Tensor;
TN_NODISCARD static inline tn_status tni_read_copysign_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_copysign_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* copysign.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_copysign_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_copysign_out;
TN_NODISCARD static inline tn_status tni_read_copysign_out(const tn_call *call,
    const StableIValue *args, tni_args_copysign_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->out = NULL;
    return TN_OK;
}

/* copysign_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
typedef struct tni_args_copysign__Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_copysign__Scalar;
TN_NODISCARD static inline tn_status tni_read_copysign__Scalar(const tn_call *call,
    const StableIValue *args, tni_args_copysign__Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* copysign_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args_copysign__Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_copysign__Tensor;
TN_NODISCARD static inline tn_status tni_read_copysign__Tensor(const tn_call *call,
    const StableIValue *args, tni_args_copysign__Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* cos(Tensor self) -> Tensor */
typedef struct tni_args_cos {
    tn_tensor *self;
} tni_args_cos;
TN_NODISCARD static inline tn_status tni_read_cos(const tn_call *call,
    const StableIValue *args, tni_args_cos *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* cos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_cos_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_cos_out;
TN_NODISCARD static inline tn_status tni_read_cos_out(const tn_call *call,
    const StableIValue *args, tni_args_cos_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* cos_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_cos_ {
    tn_tensor *self;
} tni_args_cos_;
TN_NODISCARD static inline tn_status tni_read_cos_(const tn_call *call,
    const StableIValue *args, tni_args_cos_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* cosh(Tensor self) -> Tensor */
typedef struct tni_args_cosh {
    tn_tensor *self;
} tni_args_cosh;
TN_NODISCARD static inline tn_status tni_read_cosh(const tn_call *call,
    const StableIValue *args, tni_args_cosh *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* cosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_cosh_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_cosh_out;
TN_NODISCARD static inline tn_status tni_read_cosh_out(const tn_call *call,
    const StableIValue *args, tni_args_cosh_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* cosh_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_cosh_ {
    tn_tensor *self;
} tni_args_cosh_;
TN_NODISCARD static inline tn_status tni_read_cosh_(const tn_call *call,
    const StableIValue *args, tni_args_cosh_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

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
    (void)call;
    (void)args;
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
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x1));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->x2));
    in->dim = tni_arg_int(args[2]);
    in->eps = tni_arg_double(args[3]);
    return TN_OK;
}

/* count_nonzero(Tensor self, int? dim=None) -> Tensor */
typedef struct tni_args_count_nonzero {
    tn_tensor *self;
    tni_maybe_int dim;
} tni_args_count_nonzero;
TN_NODISCARD static inline tn_status tni_read_count_nonzero(const tn_call *call,
    const StableIValue *args, tni_args_count_nonzero *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_int(args[1]);
    return TN_OK;
}

/* count_nonzero.dim_IntList(Tensor self, int[] dim) -> Tensor */
typedef struct tni_args_count_nonzero_dim_IntList {
    tn_tensor *self;
    tni_ints dim;
} tni_args_count_nonzero_dim_IntList;
TN_NODISCARD static inline tn_status tni_read_count_nonzero_dim_IntList(const tn_call *call,
    const StableIValue *args, tni_args_count_nonzero_dim_IntList *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_ints(args[1]);
    return TN_OK;
}

/* count_nonzero.dim_IntList_out(Tensor self, int[] dim, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_count_nonzero_dim_IntList_out {
    tn_tensor *self;
    tni_ints dim;
    tn_tensor *out;
} tni_args_count_nonzero_dim_IntList_out;
TN_NODISCARD static inline tn_status tni_read_count_nonzero_dim_IntList_out(const tn_call *call,
    const StableIValue *args, tni_args_count_nonzero_dim_IntList_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_ints(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* count_nonzero.out(Tensor self, int? dim=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_count_nonzero_out {
    tn_tensor *self;
    tni_maybe_int dim;
    tn_tensor *out;
} tni_args_count_nonzero_out;
TN_NODISCARD static inline tn_status tni_read_count_nonzero_out(const tn_call *call,
    const StableIValue *args, tni_args_count_nonzero_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* cummax(Tensor self, int dim) -> (Tensor values, Tensor indices) */
typedef struct tni_args_cummax {
    tn_tensor *self;
    int64_t dim;
} tni_args_cummax;
TN_NODISCARD static inline tn_status tni_read_cummax(const tn_call *call,
    const StableIValue *args, tni_args_cummax *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

/* cummax.out(Tensor self, int dim, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices) */
typedef struct tni_args_cummax_out {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *values;
    tn_tensor *indices;
} tni_args_cummax_out;
TN_NODISCARD static inline tn_status tni_read_cummax_out(const tn_call *call,
    const StableIValue *args, tni_args_cummax_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->values));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->indices));
    return TN_OK;
}

/* cummin(Tensor self, int dim) -> (Tensor values, Tensor indices) */
typedef struct tni_args_cummin {
    tn_tensor *self;
    int64_t dim;
} tni_args_cummin;
TN_NODISCARD static inline tn_status tni_read_cummin(const tn_call *call,
    const StableIValue *args, tni_args_cummin *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

/* cummin.out(Tensor self, int dim, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices) */
typedef struct tni_args_cummin_out {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *values;
    tn_tensor *indices;
} tni_args_cummin_out;
TN_NODISCARD static inline tn_status tni_read_cummin_out(const tn_call *call,
    const StableIValue *args, tni_args_cummin_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->values));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->indices));
    return TN_OK;
}

/* cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor */
typedef struct tni_args_cumprod {
    tn_tensor *self;
    int64_t dim;
    tn_dtype dtype;
} tni_args_cumprod;
TN_NODISCARD static inline tn_status tni_read_cumprod(const tn_call *call,
    const StableIValue *args, tni_args_cumprod *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    return TN_OK;
}

/* cumprod.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_cumprod_out {
    tn_tensor *self;
    int64_t dim;
    tn_dtype dtype;
    tn_tensor *out;
} tni_args_cumprod_out;
TN_NODISCARD static inline tn_status tni_read_cumprod_out(const tn_call *call,
    const StableIValue *args, tni_args_cumprod_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    in->out = NULL;
    return TN_OK;
}

/* cumprod_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!) */
typedef struct tni_args_cumprod_ {
    tn_tensor *self;
    int64_t dim;
    tn_dtype dtype;
} tni_args_cumprod_;
TN_NODISCARD static inline tn_status tni_read_cumprod_(const tn_call *call,
    const StableIValue *args, tni_args_cumprod_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    return TN_OK;
}

/* cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor */
typedef struct tni_args_cumsum {
    tn_tensor *self;
    int64_t dim;
    tn_dtype dtype;
} tni_args_cumsum;
TN_NODISCARD static inline tn_status tni_read_cumsum(const tn_call *call,
    const StableIValue *args, tni_args_cumsum *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    return TN_OK;
}

/* cumsum.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_cumsum_out {
    tn_tensor *self;
    int64_t dim;
    tn_dtype dtype;
    tn_tensor *out;
} tni_args_cumsum_out;
TN_NODISCARD static inline tn_status tni_read_cumsum_out(const tn_call *call,
    const StableIValue *args, tni_args_cumsum_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    in->out = NULL;
    return TN_OK;
}

/* cumsum_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!) */
typedef struct tni_args_cumsum_ {
    tn_tensor *self;
    int64_t dim;
    tn_dtype dtype;
} tni_args_cumsum_;
TN_NODISCARD static inline tn_status tni_read_cumsum_(const tn_call *call,
    const StableIValue *args, tni_args_cumsum_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    return TN_OK;
}

/* cumulative_trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor */
typedef struct tni_args_cumulative_trapezoid_dx {
    tn_tensor *y;
    const tni_scalar *dx;
    int64_t dim;
} tni_args_cumulative_trapezoid_dx;
TN_NODISCARD static inline tn_status tni_read_cumulative_trapezoid_dx(const tn_call *call,
    const StableIValue *args, tni_args_cumulative_trapezoid_dx *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->y));
    in->dx = tni_arg_scalar(args[1]);
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* cumulative_trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor */
typedef struct tni_args_cumulative_trapezoid_x {
    tn_tensor *y;
    tn_tensor *x;
    int64_t dim;
} tni_args_cumulative_trapezoid_x;
TN_NODISCARD static inline tn_status tni_read_cumulative_trapezoid_x(const tn_call *call,
    const StableIValue *args, tni_args_cumulative_trapezoid_x *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->y));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->x));
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* deg2rad(Tensor self) -> Tensor */
typedef struct tni_args_deg2rad {
    tn_tensor *self;
} tni_args_deg2rad;
TN_NODISCARD static inline tn_status tni_read_deg2rad(const tn_call *call,
    const StableIValue *args, tni_args_deg2rad *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* deg2rad.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_deg2rad_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_deg2rad_out;
TN_NODISCARD static inline tn_status tni_read_deg2rad_out(const tn_call *call,
    const StableIValue *args, tni_args_deg2rad_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* deg2rad_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_deg2rad_ {
    tn_tensor *self;
} tni_args_deg2rad_;
TN_NODISCARD static inline tn_status tni_read_deg2rad_(const tn_call *call,
    const StableIValue *args, tni_args_deg2rad_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* detach(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_detach {
    tn_tensor *self;
} tni_args_detach;
TN_NODISCARD static inline tn_status tni_read_detach(const tn_call *call,
    const StableIValue *args, tni_args_detach *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* detach_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_detach_ {
    tn_tensor *self;
} tni_args_detach_;
TN_NODISCARD static inline tn_status tni_read_detach_(const tn_call *call,
    const StableIValue *args, tni_args_detach_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* detach_copy(Tensor self) -> Tensor */
typedef struct tni_args_detach_copy {
    tn_tensor *self;
} tni_args_detach_copy;
TN_NODISCARD static inline tn_status tni_read_detach_copy(const tn_call *call,
    const StableIValue *args, tni_args_detach_copy *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* detach_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_detach_copy_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_detach_copy_out;
TN_NODISCARD static inline tn_status tni_read_detach_copy_out(const tn_call *call,
    const StableIValue *args, tni_args_detach_copy_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* diag(Tensor self, int diagonal=0) -> Tensor */
typedef struct tni_args_diag {
    tn_tensor *self;
    int64_t diagonal;
} tni_args_diag;
TN_NODISCARD static inline tn_status tni_read_diag(const tn_call *call,
    const StableIValue *args, tni_args_diag *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->diagonal = tni_arg_int(args[1]);
    return TN_OK;
}

/* diag.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_diag_out {
    tn_tensor *self;
    int64_t diagonal;
    tn_tensor *out;
} tni_args_diag_out;
TN_NODISCARD static inline tn_status tni_read_diag_out(const tn_call *call,
    const StableIValue *args, tni_args_diag_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->diagonal = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor */
typedef struct tni_args_diag_embed {
    tn_tensor *self;
    int64_t offset;
    int64_t dim1;
    int64_t dim2;
} tni_args_diag_embed;
TN_NODISCARD static inline tn_status tni_read_diag_embed(const tn_call *call,
    const StableIValue *args, tni_args_diag_embed *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->offset = tni_arg_int(args[1]);
    in->dim1 = tni_arg_int(args[2]);
    in->dim2 = tni_arg_int(args[3]);
    return TN_OK;
}

/* diag_embed.out(Tensor self, int offset=0, int dim1=-2, int dim2=-1, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_diag_embed_out {
    tn_tensor *self;
    int64_t offset;
    int64_t dim1;
    int64_t dim2;
    tn_tensor *out;
} tni_args_diag_embed_out;
TN_NODISCARD static inline tn_status tni_read_diag_embed_out(const tn_call *call,
    const StableIValue *args, tni_args_diag_embed_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->offset = tni_arg_int(args[1]);
    in->dim1 = tni_arg_int(args[2]);
    in->dim2 = tni_arg_int(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* diagflat(Tensor self, int offset=0) -> Tensor */
typedef struct tni_args_diagflat {
    tn_tensor *self;
    int64_t offset;
} tni_args_diagflat;
TN_NODISCARD static inline tn_status tni_read_diagflat(const tn_call *call,
    const StableIValue *args, tni_args_diagflat *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->offset = tni_arg_int(args[1]);
    return TN_OK;
}

/* diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a) */
typedef struct tni_args_diagonal {
    tn_tensor *self;
    int64_t offset;
    int64_t dim1;
    int64_t dim2;
} tni_args_diagonal;
TN_NODISCARD static inline tn_status tni_read_diagonal(const tn_call *call,
    const StableIValue *args, tni_args_diagonal *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->offset = tni_arg_int(args[1]);
    in->dim1 = tni_arg_int(args[2]);
    in->dim2 = tni_arg_int(args[3]);
    return TN_OK;
}

/* diagonal_backward(Tensor grad_output, SymInt[] input_sizes, int offset, int dim1, int dim2) -> Tensor */
typedef struct tni_args_diagonal_backward {
    tn_tensor *grad_output;
    tni_ints input_sizes;
    int64_t offset;
    int64_t dim1;
    int64_t dim2;
} tni_args_diagonal_backward;
TN_NODISCARD static inline tn_status tni_read_diagonal_backward(const tn_call *call,
    const StableIValue *args, tni_args_diagonal_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->input_sizes = tni_arg_ints(args[1]);
    in->offset = tni_arg_int(args[2]);
    in->dim1 = tni_arg_int(args[3]);
    in->dim2 = tni_arg_int(args[4]);
    return TN_OK;
}

/* diagonal_backward.out(Tensor grad_output, SymInt[] input_sizes, int offset, int dim1, int dim2, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_diagonal_backward_out {
    tn_tensor *grad_output;
    tni_ints input_sizes;
    int64_t offset;
    int64_t dim1;
    int64_t dim2;
    tn_tensor *out;
} tni_args_diagonal_backward_out;
TN_NODISCARD static inline tn_status tni_read_diagonal_backward_out(const tn_call *call,
    const StableIValue *args, tni_args_diagonal_backward_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->input_sizes = tni_arg_ints(args[1]);
    in->offset = tni_arg_int(args[2]);
    in->dim1 = tni_arg_int(args[3]);
    in->dim2 = tni_arg_int(args[4]);
    TN_TRY(tni_arg_tensor(call, args, 5, &in->out));
    return TN_OK;
}

/* diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor */
typedef struct tni_args_diagonal_copy {
    tn_tensor *self;
    int64_t offset;
    int64_t dim1;
    int64_t dim2;
} tni_args_diagonal_copy;
TN_NODISCARD static inline tn_status tni_read_diagonal_copy(const tn_call *call,
    const StableIValue *args, tni_args_diagonal_copy *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->offset = tni_arg_int(args[1]);
    in->dim1 = tni_arg_int(args[2]);
    in->dim2 = tni_arg_int(args[3]);
    return TN_OK;
}

/* diagonal_copy.out(Tensor self, int offset=0, int dim1=0, int dim2=1, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_diagonal_copy_out {
    tn_tensor *self;
    int64_t offset;
    int64_t dim1;
    int64_t dim2;
    tn_tensor *out;
} tni_args_diagonal_copy_out;
TN_NODISCARD static inline tn_status tni_read_diagonal_copy_out(const tn_call *call,
    const StableIValue *args, tni_args_diagonal_copy_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->offset = tni_arg_int(args[1]);
    in->dim1 = tni_arg_int(args[2]);
    in->dim2 = tni_arg_int(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor */
typedef struct tni_args_diagonal_scatter {
    tn_tensor *self;
    tn_tensor *src;
    int64_t offset;
    int64_t dim1;
    int64_t dim2;
} tni_args_diagonal_scatter;
TN_NODISCARD static inline tn_status tni_read_diagonal_scatter(const tn_call *call,
    const StableIValue *args, tni_args_diagonal_scatter *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->src));
    in->offset = tni_arg_int(args[2]);
    in->dim1 = tni_arg_int(args[3]);
    in->dim2 = tni_arg_int(args[4]);
    return TN_OK;
}

/* diagonal_scatter.out(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_diagonal_scatter_out {
    tn_tensor *self;
    tn_tensor *src;
    int64_t offset;
    int64_t dim1;
    int64_t dim2;
    tn_tensor *out;
} tni_args_diagonal_scatter_out;
TN_NODISCARD static inline tn_status tni_read_diagonal_scatter_out(const tn_call *call,
    const StableIValue *args, tni_args_diagonal_scatter_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->src));
    in->offset = tni_arg_int(args[2]);
    in->dim1 = tni_arg_int(args[3]);
    in->dim2 = tni_arg_int(args[4]);
    TN_TRY(tni_arg_tensor(call, args, 5, &in->out));
    return TN_OK;
}

/* digamma(Tensor self) -> Tensor */
typedef struct tni_args_digamma {
    tn_tensor *self;
} tni_args_digamma;
TN_NODISCARD static inline tn_status tni_read_digamma(const tn_call *call,
    const StableIValue *args, tni_args_digamma *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* digamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_digamma_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_digamma_out;
TN_NODISCARD static inline tn_status tni_read_digamma_out(const tn_call *call,
    const StableIValue *args, tni_args_digamma_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* digamma_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_digamma_ {
    tn_tensor *self;
} tni_args_digamma_;
TN_NODISCARD static inline tn_status tni_read_digamma_(const tn_call *call,
    const StableIValue *args, tni_args_digamma_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* dist(Tensor self, Tensor other, Scalar p=2) -> Tensor */
typedef struct tni_args_dist {
    tn_tensor *self;
    tn_tensor *other;
    const tni_scalar *p;
} tni_args_dist;
TN_NODISCARD static inline tn_status tni_read_dist(const tn_call *call,
    const StableIValue *args, tni_args_dist *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->p = tni_arg_scalar(args[2]);
    return TN_OK;
}

/* dist.out(Tensor self, Tensor other, Scalar p=2, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_dist_out {
    tn_tensor *self;
    tn_tensor *other;
    const tni_scalar *p;
    tn_tensor *out;
} tni_args_dist_out;
TN_NODISCARD static inline tn_status tni_read_dist_out(const tn_call *call,
    const StableIValue *args, tni_args_dist_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->p = tni_arg_scalar(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* div.Scalar(Tensor self, Scalar other) -> Tensor */
typedef struct tni_args_div_Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_div_Scalar;
TN_NODISCARD static inline tn_status tni_read_div_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_div_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor */
typedef struct tni_args_div_Scalar_mode {
    tn_tensor *self;
    const tni_scalar *other;
    const tni_string *rounding_mode;
} tni_args_div_Scalar_mode;
TN_NODISCARD static inline tn_status tni_read_div_Scalar_mode(const tn_call *call,
    const StableIValue *args, tni_args_div_Scalar_mode *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    in->rounding_mode = tni_arg_maybe_string(args[2]);
    return TN_OK;
}

/* div.Scalar_mode_out(Tensor self, Scalar other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_div_Scalar_mode_out {
    tn_tensor *self;
    const tni_scalar *other;
    const tni_string *rounding_mode;
    tn_tensor *out;
} tni_args_div_Scalar_mode_out;
TN_NODISCARD static inline tn_status tni_read_div_Scalar_mode_out(const tn_call *call,
    const StableIValue *args, tni_args_div_Scalar_mode_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    in->rounding_mode = tni_arg_maybe_string(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* div.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_div_Scalar_out {
    tn_tensor *self;
    const tni_scalar *other;
    tn_tensor *out;
} tni_args_div_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_div_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_div_Scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* div.Tensor(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_div_Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_div_Tensor;
TN_NODISCARD static inline tn_status tni_read_div_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_div_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor */
typedef struct tni_args_div_Tensor_mode {
    tn_tensor *self;
    tn_tensor *other;
    const tni_string *rounding_mode;
} tni_args_div_Tensor_mode;
TN_NODISCARD static inline tn_status tni_read_div_Tensor_mode(const tn_call *call,
    const StableIValue *args, tni_args_div_Tensor_mode *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->rounding_mode = tni_arg_maybe_string(args[2]);
    return TN_OK;
}

/* div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_div_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_div_out;
TN_NODISCARD static inline tn_status tni_read_div_out(const tn_call *call,
    const StableIValue *args, tni_args_div_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->out = NULL;
    return TN_OK;
}

/* div.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_div_out_mode {
    tn_tensor *self;
    tn_tensor *other;
    const tni_string *rounding_mode;
    tn_tensor *out;
} tni_args_div_out_mode;
TN_NODISCARD static inline tn_status tni_read_div_out_mode(const tn_call *call,
    const StableIValue *args, tni_args_div_out_mode *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->rounding_mode = tni_arg_maybe_string(args[2]);
    in->out = NULL;
    return TN_OK;
}

/* div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
typedef struct tni_args_div__Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_div__Scalar;
TN_NODISCARD static inline tn_status tni_read_div__Scalar(const tn_call *call,
    const StableIValue *args, tni_args_div__Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!) */
typedef struct tni_args_div__Scalar_mode {
    tn_tensor *self;
    const tni_scalar *other;
    const tni_string *rounding_mode;
} tni_args_div__Scalar_mode;
TN_NODISCARD static inline tn_status tni_read_div__Scalar_mode(const tn_call *call,
    const StableIValue *args, tni_args_div__Scalar_mode *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    in->rounding_mode = tni_arg_maybe_string(args[2]);
    return TN_OK;
}

/* div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args_div__Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_div__Tensor;
TN_NODISCARD static inline tn_status tni_read_div__Tensor(const tn_call *call,
    const StableIValue *args, tni_args_div__Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!) */
typedef struct tni_args_div__Tensor_mode {
    tn_tensor *self;
    tn_tensor *other;
    const tni_string *rounding_mode;
} tni_args_div__Tensor_mode;
TN_NODISCARD static inline tn_status tni_read_div__Tensor_mode(const tn_call *call,
    const StableIValue *args, tni_args_div__Tensor_mode *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->rounding_mode = tni_arg_maybe_string(args[2]);
    return TN_OK;
}

/* divide.Scalar(Tensor self, Scalar other) -> Tensor */
typedef struct tni_args_divide_Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_divide_Scalar;
TN_NODISCARD static inline tn_status tni_read_divide_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_divide_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* divide.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor */
typedef struct tni_args_divide_Scalar_mode {
    tn_tensor *self;
    const tni_scalar *other;
    const tni_string *rounding_mode;
} tni_args_divide_Scalar_mode;
TN_NODISCARD static inline tn_status tni_read_divide_Scalar_mode(const tn_call *call,
    const StableIValue *args, tni_args_divide_Scalar_mode *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    in->rounding_mode = tni_arg_maybe_string(args[2]);
    return TN_OK;
}

/* divide.Tensor(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_divide_Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_divide_Tensor;
TN_NODISCARD static inline tn_status tni_read_divide_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_divide_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* divide.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor */
typedef struct tni_args_divide_Tensor_mode {
    tn_tensor *self;
    tn_tensor *other;
    const tni_string *rounding_mode;
} tni_args_divide_Tensor_mode;
TN_NODISCARD static inline tn_status tni_read_divide_Tensor_mode(const tn_call *call,
    const StableIValue *args, tni_args_divide_Tensor_mode *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->rounding_mode = tni_arg_maybe_string(args[2]);
    return TN_OK;
}

/* divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_divide_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_divide_out;
TN_NODISCARD static inline tn_status tni_read_divide_out(const tn_call *call,
    const StableIValue *args, tni_args_divide_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* divide.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_divide_out_mode {
    tn_tensor *self;
    tn_tensor *other;
    const tni_string *rounding_mode;
    tn_tensor *out;
} tni_args_divide_out_mode;
TN_NODISCARD static inline tn_status tni_read_divide_out_mode(const tn_call *call,
    const StableIValue *args, tni_args_divide_out_mode *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->rounding_mode = tni_arg_maybe_string(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
typedef struct tni_args_divide__Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_divide__Scalar;
TN_NODISCARD static inline tn_status tni_read_divide__Scalar(const tn_call *call,
    const StableIValue *args, tni_args_divide__Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* divide_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!) */
typedef struct tni_args_divide__Scalar_mode {
    tn_tensor *self;
    const tni_scalar *other;
    const tni_string *rounding_mode;
} tni_args_divide__Scalar_mode;
TN_NODISCARD static inline tn_status tni_read_divide__Scalar_mode(const tn_call *call,
    const StableIValue *args, tni_args_divide__Scalar_mode *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    in->rounding_mode = tni_arg_maybe_string(args[2]);
    return TN_OK;
}

/* divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args_divide__Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_divide__Tensor;
TN_NODISCARD static inline tn_status tni_read_divide__Tensor(const tn_call *call,
    const StableIValue *args, tni_args_divide__Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* divide_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!) */
typedef struct tni_args_divide__Tensor_mode {
    tn_tensor *self;
    tn_tensor *other;
    const tni_string *rounding_mode;
} tni_args_divide__Tensor_mode;
TN_NODISCARD static inline tn_status tni_read_divide__Tensor_mode(const tn_call *call,
    const StableIValue *args, tni_args_divide__Tensor_mode *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->rounding_mode = tni_arg_maybe_string(args[2]);
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
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->tensor));
    return TN_OK;
}

/* dot.out(Tensor self, Tensor tensor, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_dot_out {
    tn_tensor *self;
    tn_tensor *tensor;
    tn_tensor *out;
} tni_args_dot_out;
TN_NODISCARD static inline tn_status tni_read_dot_out(const tn_call *call,
    const StableIValue *args, tni_args_dot_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->tensor));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* dsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[] */
typedef struct tni_args_dsplit_array {
    tn_tensor *self;
    tni_ints indices;
} tni_args_dsplit_array;
TN_NODISCARD static inline tn_status tni_read_dsplit_array(const tn_call *call,
    const StableIValue *args, tni_args_dsplit_array *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->indices = tni_arg_ints(args[1]);
    return TN_OK;
}

/* dsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[] */
typedef struct tni_args_dsplit_int {
    tn_tensor *self;
    int64_t sections;
} tni_args_dsplit_int;
TN_NODISCARD static inline tn_status tni_read_dsplit_int(const tn_call *call,
    const StableIValue *args, tni_args_dsplit_int *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->sections = tni_arg_int(args[1]);
    return TN_OK;
}

/* dstack(Tensor[] tensors) -> Tensor */
typedef struct tni_args_dstack {
    const tni_list *tensors;
} tni_args_dstack;
TN_NODISCARD static inline tn_status tni_read_dstack(const tn_call *call,
    const StableIValue *args, tni_args_dstack *in)
{
    (void)call;
    (void)args;
    in->tensors = tni_arg_list(args[0]);
    return TN_OK;
}

/* dstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_dstack_out {
    const tni_list *tensors;
    tn_tensor *out;
} tni_args_dstack_out;
TN_NODISCARD static inline tn_status tni_read_dstack_out(const tn_call *call,
    const StableIValue *args, tni_args_dstack_out *in)
{
    (void)call;
    (void)args;
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
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
    (void)call;
    (void)args;
    in->equation = tni_arg_string(args[0]);
    in->tensors = tni_arg_list(args[1]);
    in->path = tni_arg_maybe_ints(args[2]);
    return TN_OK;
}

/* elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor */
typedef struct tni_args_elu {
    tn_tensor *self;
    const tni_scalar *alpha;
    const tni_scalar *scale;
    const tni_scalar *input_scale;
} tni_args_elu;
TN_NODISCARD static inline tn_status tni_read_elu(const tn_call *call,
    const StableIValue *args, tni_args_elu *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->alpha = tni_arg_scalar(args[1]);
    in->scale = tni_arg_scalar(args[2]);
    in->input_scale = tni_arg_scalar(args[3]);
    return TN_OK;
}

/* elu.out(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_elu_out {
    tn_tensor *self;
    const tni_scalar *alpha;
    const tni_scalar *scale;
    const tni_scalar *input_scale;
    tn_tensor *out;
} tni_args_elu_out;
TN_NODISCARD static inline tn_status tni_read_elu_out(const tn_call *call,
    const StableIValue *args, tni_args_elu_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->alpha = tni_arg_scalar(args[1]);
    in->scale = tni_arg_scalar(args[2]);
    in->input_scale = tni_arg_scalar(args[3]);
    in->out = NULL;
    return TN_OK;
}

/* elu_(Tensor(a!) self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor(a!) */
typedef struct tni_args_elu_ {
    tn_tensor *self;
    const tni_scalar *alpha;
    const tni_scalar *scale;
    const tni_scalar *input_scale;
} tni_args_elu_;
TN_NODISCARD static inline tn_status tni_read_elu_(const tn_call *call,
    const StableIValue *args, tni_args_elu_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->alpha = tni_arg_scalar(args[1]);
    in->scale = tni_arg_scalar(args[2]);
    in->input_scale = tni_arg_scalar(args[3]);
    return TN_OK;
}

/* elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result, Tensor self_or_result) -> Tensor */
typedef struct tni_args_elu_backward {
    tn_tensor *grad_output;
    const tni_scalar *alpha;
    const tni_scalar *scale;
    const tni_scalar *input_scale;
    bool is_result;
    tn_tensor *self_or_result;
} tni_args_elu_backward;
TN_NODISCARD static inline tn_status tni_read_elu_backward(const tn_call *call,
    const StableIValue *args, tni_args_elu_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->alpha = tni_arg_scalar(args[1]);
    in->scale = tni_arg_scalar(args[2]);
    in->input_scale = tni_arg_scalar(args[3]);
    in->is_result = tni_arg_bool(args[4]);
    TN_TRY(tni_arg_tensor(call, args, 5, &in->self_or_result));
    return TN_OK;
}

/* elu_backward.grad_input(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result, Tensor self_or_result, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_elu_backward_grad_input {
    tn_tensor *grad_output;
    const tni_scalar *alpha;
    const tni_scalar *scale;
    const tni_scalar *input_scale;
    bool is_result;
    tn_tensor *self_or_result;
    tn_tensor *grad_input;
} tni_args_elu_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_elu_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_elu_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->alpha = tni_arg_scalar(args[1]);
    in->scale = tni_arg_scalar(args[2]);
    in->input_scale = tni_arg_scalar(args[3]);
    in->is_result = tni_arg_bool(args[4]);
    TN_TRY(tni_arg_tensor(call, args, 5, &in->self_or_result));
    in->grad_input = NULL;
    return TN_OK;
}

/* embedding(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor */
typedef struct tni_args_embedding {
    tn_tensor *weight;
    tn_tensor *indices;
    int64_t padding_idx;
    bool scale_grad_by_freq;
    bool sparse;
} tni_args_embedding;
TN_NODISCARD static inline tn_status tni_read_embedding(const tn_call *call,
    const StableIValue *args, tni_args_embedding *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->weight));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->indices));
    in->padding_idx = tni_arg_int(args[2]);
    in->scale_grad_by_freq = tni_arg_bool(args[3]);
    in->sparse = tni_arg_bool(args[4]);
    return TN_OK;
}

/* embedding.out(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_embedding_out {
    tn_tensor *weight;
    tn_tensor *indices;
    int64_t padding_idx;
    bool scale_grad_by_freq;
    bool sparse;
    tn_tensor *out;
} tni_args_embedding_out;
TN_NODISCARD static inline tn_status tni_read_embedding_out(const tn_call *call,
    const StableIValue *args, tni_args_embedding_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->weight));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->indices));
    in->padding_idx = tni_arg_int(args[2]);
    in->scale_grad_by_freq = tni_arg_bool(args[3]);
    in->sparse = tni_arg_bool(args[4]);
    TN_TRY(tni_arg_tensor(call, args, 5, &in->out));
    return TN_OK;
}

/* embedding_backward(Tensor grad, Tensor indices, SymInt num_weights, SymInt padding_idx, bool scale_grad_by_freq, bool sparse) -> Tensor */
typedef struct tni_args_embedding_backward {
    tn_tensor *grad;
    tn_tensor *indices;
    int64_t num_weights;
    int64_t padding_idx;
    bool scale_grad_by_freq;
    bool sparse;
} tni_args_embedding_backward;
TN_NODISCARD static inline tn_status tni_read_embedding_backward(const tn_call *call,
    const StableIValue *args, tni_args_embedding_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->indices));
    in->num_weights = tni_arg_int(args[2]);
    in->padding_idx = tni_arg_int(args[3]);
    in->scale_grad_by_freq = tni_arg_bool(args[4]);
    in->sparse = tni_arg_bool(args[5]);
    return TN_OK;
}

/* embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt padding_idx, bool scale_grad_by_freq) -> Tensor */
typedef struct tni_args_embedding_dense_backward {
    tn_tensor *grad_output;
    tn_tensor *indices;
    int64_t num_weights;
    int64_t padding_idx;
    bool scale_grad_by_freq;
} tni_args_embedding_dense_backward;
TN_NODISCARD static inline tn_status tni_read_embedding_dense_backward(const tn_call *call,
    const StableIValue *args, tni_args_embedding_dense_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->indices));
    in->num_weights = tni_arg_int(args[2]);
    in->padding_idx = tni_arg_int(args[3]);
    in->scale_grad_by_freq = tni_arg_bool(args[4]);
    return TN_OK;
}

/* embedding_dense_backward.out(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt padding_idx, bool scale_grad_by_freq, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_embedding_dense_backward_out {
    tn_tensor *grad_output;
    tn_tensor *indices;
    int64_t num_weights;
    int64_t padding_idx;
    bool scale_grad_by_freq;
    tn_tensor *out;
} tni_args_embedding_dense_backward_out;
TN_NODISCARD static inline tn_status tni_read_embedding_dense_backward_out(const tn_call *call,
    const StableIValue *args, tni_args_embedding_dense_backward_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->indices));
    in->num_weights = tni_arg_int(args[2]);
    in->padding_idx = tni_arg_int(args[3]);
    in->scale_grad_by_freq = tni_arg_bool(args[4]);
    TN_TRY(tni_arg_tensor(call, args, 5, &in->out));
    return TN_OK;
}

/* empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor */
typedef struct tni_args_empty_memory_format {
    tni_ints size;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
    int memory_format;
} tni_args_empty_memory_format;
TN_NODISCARD static inline tn_status tni_read_empty_memory_format(const tn_call *call,
    const StableIValue *args, tni_args_empty_memory_format *in)
{
    (void)call;
    (void)args;
    in->size = tni_arg_ints(args[0]);
    in->dtype = tni_arg_maybe_dtype(args[1]);
    in->layout = tni_arg_maybe_word(args[2]);
    in->device = tni_arg_maybe_device(args[3]);
    in->pin_memory = tni_arg_maybe_bool(args[4]);
    in->memory_format = tni_arg_maybe_word(args[5]);
    return TN_OK;
}

/* empty.out(SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_empty_out {
    tni_ints size;
    int memory_format;
    tn_tensor *out;
} tni_args_empty_out;
TN_NODISCARD static inline tn_status tni_read_empty_out(const tn_call *call,
    const StableIValue *args, tni_args_empty_out *in)
{
    (void)call;
    (void)args;
    in->size = tni_arg_ints(args[0]);
    in->memory_format = tni_arg_maybe_word(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor */
typedef struct tni_args_empty_like {
    tn_tensor *self;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
    int memory_format;
} tni_args_empty_like;
TN_NODISCARD static inline tn_status tni_read_empty_like(const tn_call *call,
    const StableIValue *args, tni_args_empty_like *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dtype = tni_arg_maybe_dtype(args[1]);
    in->layout = tni_arg_maybe_word(args[2]);
    in->device = tni_arg_maybe_device(args[3]);
    in->pin_memory = tni_arg_maybe_bool(args[4]);
    in->memory_format = tni_arg_maybe_word(args[5]);
    return TN_OK;
}

/* empty_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_empty_like_out {
    tn_tensor *self;
    int memory_format;
    tn_tensor *out;
} tni_args_empty_like_out;
TN_NODISCARD static inline tn_status tni_read_empty_like_out(const tn_call *call,
    const StableIValue *args, tni_args_empty_like_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->memory_format = tni_arg_maybe_word(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* empty_permuted(SymInt[] size, int[] physical_layout, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_empty_permuted {
    tni_ints size;
    tni_ints physical_layout;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_empty_permuted;
TN_NODISCARD static inline tn_status tni_read_empty_permuted(const tn_call *call,
    const StableIValue *args, tni_args_empty_permuted *in)
{
    (void)call;
    (void)args;
    in->size = tni_arg_ints(args[0]);
    in->physical_layout = tni_arg_ints(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    in->layout = tni_arg_maybe_word(args[3]);
    in->device = tni_arg_maybe_device(args[4]);
    in->pin_memory = tni_arg_maybe_bool(args[5]);
    return TN_OK;
}

/* empty_permuted.out(SymInt[] size, int[] physical_layout, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_empty_permuted_out {
    tni_ints size;
    tni_ints physical_layout;
    tn_tensor *out;
} tni_args_empty_permuted_out;
TN_NODISCARD static inline tn_status tni_read_empty_permuted_out(const tn_call *call,
    const StableIValue *args, tni_args_empty_permuted_out *in)
{
    (void)call;
    (void)args;
    in->size = tni_arg_ints(args[0]);
    in->physical_layout = tni_arg_ints(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* empty_strided(SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_empty_strided {
    tni_ints size;
    tni_ints stride;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_empty_strided;
TN_NODISCARD static inline tn_status tni_read_empty_strided(const tn_call *call,
    const StableIValue *args, tni_args_empty_strided *in)
{
    (void)call;
    (void)args;
    in->size = tni_arg_ints(args[0]);
    in->stride = tni_arg_ints(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    in->layout = tni_arg_maybe_word(args[3]);
    in->device = tni_arg_maybe_device(args[4]);
    in->pin_memory = tni_arg_maybe_bool(args[5]);
    return TN_OK;
}

/* empty_strided.out(SymInt[] size, SymInt[] stride, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_empty_strided_out {
    tni_ints size;
    tni_ints stride;
    tn_tensor *out;
} tni_args_empty_strided_out;
TN_NODISCARD static inline tn_status tni_read_empty_strided_out(const tn_call *call,
    const StableIValue *args, tni_args_empty_strided_out *in)
{
    (void)call;
    (void)args;
    in->size = tni_arg_ints(args[0]);
    in->stride = tni_arg_ints(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* eq.Scalar(Tensor self, Scalar other) -> Tensor */
typedef struct tni_args_eq_Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_eq_Scalar;
TN_NODISCARD static inline tn_status tni_read_eq_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_eq_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* eq.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_eq_Scalar_out {
    tn_tensor *self;
    const tni_scalar *other;
    tn_tensor *out;
} tni_args_eq_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_eq_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_eq_Scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    in->out = NULL;
    return TN_OK;
}

/* eq.Tensor(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_eq_Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_eq_Tensor;
TN_NODISCARD static inline tn_status tni_read_eq_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_eq_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* eq.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_eq_Tensor_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_eq_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_eq_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_eq_Tensor_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->out = NULL;
    return TN_OK;
}

/* eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
typedef struct tni_args_eq__Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_eq__Scalar;
TN_NODISCARD static inline tn_status tni_read_eq__Scalar(const tn_call *call,
    const StableIValue *args, tni_args_eq__Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args_eq__Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_eq__Tensor;
TN_NODISCARD static inline tn_status tni_read_eq__Tensor(const tn_call *call,
    const StableIValue *args, tni_args_eq__Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* equal(Tensor self, Tensor other) -> bool */
typedef struct tni_args_equal {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_equal;
TN_NODISCARD static inline tn_status tni_read_equal(const tn_call *call,
    const StableIValue *args, tni_args_equal *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* erf(Tensor self) -> Tensor */
typedef struct tni_args_erf {
    tn_tensor *self;
} tni_args_erf;
TN_NODISCARD static inline tn_status tni_read_erf(const tn_call *call,
    const StableIValue *args, tni_args_erf *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_erf_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_erf_out;
TN_NODISCARD static inline tn_status tni_read_erf_out(const tn_call *call,
    const StableIValue *args, tni_args_erf_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* erf_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_erf_ {
    tn_tensor *self;
} tni_args_erf_;
TN_NODISCARD static inline tn_status tni_read_erf_(const tn_call *call,
    const StableIValue *args, tni_args_erf_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* erfc(Tensor self) -> Tensor */
typedef struct tni_args_erfc {
    tn_tensor *self;
} tni_args_erfc;
TN_NODISCARD static inline tn_status tni_read_erfc(const tn_call *call,
    const StableIValue *args, tni_args_erfc *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* erfc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_erfc_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_erfc_out;
TN_NODISCARD static inline tn_status tni_read_erfc_out(const tn_call *call,
    const StableIValue *args, tni_args_erfc_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* erfc_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_erfc_ {
    tn_tensor *self;
} tni_args_erfc_;
TN_NODISCARD static inline tn_status tni_read_erfc_(const tn_call *call,
    const StableIValue *args, tni_args_erfc_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* erfinv(Tensor self) -> Tensor */
typedef struct tni_args_erfinv {
    tn_tensor *self;
} tni_args_erfinv;
TN_NODISCARD static inline tn_status tni_read_erfinv(const tn_call *call,
    const StableIValue *args, tni_args_erfinv *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* erfinv.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_erfinv_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_erfinv_out;
TN_NODISCARD static inline tn_status tni_read_erfinv_out(const tn_call *call,
    const StableIValue *args, tni_args_erfinv_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* erfinv_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_erfinv_ {
    tn_tensor *self;
} tni_args_erfinv_;
TN_NODISCARD static inline tn_status tni_read_erfinv_(const tn_call *call,
    const StableIValue *args, tni_args_erfinv_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* exp(Tensor self) -> Tensor */
typedef struct tni_args_exp {
    tn_tensor *self;
} tni_args_exp;
TN_NODISCARD static inline tn_status tni_read_exp(const tn_call *call,
    const StableIValue *args, tni_args_exp *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_exp_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_exp_out;
TN_NODISCARD static inline tn_status tni_read_exp_out(const tn_call *call,
    const StableIValue *args, tni_args_exp_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* exp2(Tensor self) -> Tensor */
typedef struct tni_args_exp2 {
    tn_tensor *self;
} tni_args_exp2;
TN_NODISCARD static inline tn_status tni_read_exp2(const tn_call *call,
    const StableIValue *args, tni_args_exp2 *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* exp2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_exp2_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_exp2_out;
TN_NODISCARD static inline tn_status tni_read_exp2_out(const tn_call *call,
    const StableIValue *args, tni_args_exp2_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* exp2_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_exp2_ {
    tn_tensor *self;
} tni_args_exp2_;
TN_NODISCARD static inline tn_status tni_read_exp2_(const tn_call *call,
    const StableIValue *args, tni_args_exp2_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* exp_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_exp_ {
    tn_tensor *self;
} tni_args_exp_;
TN_NODISCARD static inline tn_status tni_read_exp_(const tn_call *call,
    const StableIValue *args, tni_args_exp_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a) */
typedef struct tni_args_expand {
    tn_tensor *self;
    tni_ints size;
    bool implicit;
} tni_args_expand;
TN_NODISCARD static inline tn_status tni_read_expand(const tn_call *call,
    const StableIValue *args, tni_args_expand *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->size = tni_arg_ints(args[1]);
    in->implicit = tni_arg_bool(args[2]);
    return TN_OK;
}

/* expand_as(Tensor(a) self, Tensor other) -> Tensor(a) */
typedef struct tni_args_expand_as {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_expand_as;
TN_NODISCARD static inline tn_status tni_read_expand_as(const tn_call *call,
    const StableIValue *args, tni_args_expand_as *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* expand_copy(Tensor self, SymInt[] size, *, bool implicit=False) -> Tensor */
typedef struct tni_args_expand_copy {
    tn_tensor *self;
    tni_ints size;
    bool implicit;
} tni_args_expand_copy;
TN_NODISCARD static inline tn_status tni_read_expand_copy(const tn_call *call,
    const StableIValue *args, tni_args_expand_copy *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->size = tni_arg_ints(args[1]);
    in->implicit = tni_arg_bool(args[2]);
    return TN_OK;
}

/* expand_copy.out(Tensor self, SymInt[] size, *, bool implicit=False, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_expand_copy_out {
    tn_tensor *self;
    tni_ints size;
    bool implicit;
    tn_tensor *out;
} tni_args_expand_copy_out;
TN_NODISCARD static inline tn_status tni_read_expand_copy_out(const tn_call *call,
    const StableIValue *args, tni_args_expand_copy_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->size = tni_arg_ints(args[1]);
    in->implicit = tni_arg_bool(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* expm1(Tensor self) -> Tensor */
typedef struct tni_args_expm1 {
    tn_tensor *self;
} tni_args_expm1;
TN_NODISCARD static inline tn_status tni_read_expm1(const tn_call *call,
    const StableIValue *args, tni_args_expm1 *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_expm1_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_expm1_out;
TN_NODISCARD static inline tn_status tni_read_expm1_out(const tn_call *call,
    const StableIValue *args, tni_args_expm1_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* expm1_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_expm1_ {
    tn_tensor *self;
} tni_args_expm1_;
TN_NODISCARD static inline tn_status tni_read_expm1_(const tn_call *call,
    const StableIValue *args, tni_args_expm1_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* eye(SymInt n, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_eye {
    int64_t n;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_eye;
TN_NODISCARD static inline tn_status tni_read_eye(const tn_call *call,
    const StableIValue *args, tni_args_eye *in)
{
    (void)call;
    (void)args;
    in->n = tni_arg_int(args[0]);
    in->dtype = tni_arg_maybe_dtype(args[1]);
    in->layout = tni_arg_maybe_word(args[2]);
    in->device = tni_arg_maybe_device(args[3]);
    in->pin_memory = tni_arg_maybe_bool(args[4]);
    return TN_OK;
}

/* eye.m(SymInt n, SymInt m, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_eye_m {
    int64_t n;
    int64_t m;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_eye_m;
TN_NODISCARD static inline tn_status tni_read_eye_m(const tn_call *call,
    const StableIValue *args, tni_args_eye_m *in)
{
    (void)call;
    (void)args;
    in->n = tni_arg_int(args[0]);
    in->m = tni_arg_int(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    in->layout = tni_arg_maybe_word(args[3]);
    in->device = tni_arg_maybe_device(args[4]);
    in->pin_memory = tni_arg_maybe_bool(args[5]);
    return TN_OK;
}

/* eye.m_out(SymInt n, SymInt m, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_eye_m_out {
    int64_t n;
    int64_t m;
    tn_tensor *out;
} tni_args_eye_m_out;
TN_NODISCARD static inline tn_status tni_read_eye_m_out(const tn_call *call,
    const StableIValue *args, tni_args_eye_m_out *in)
{
    (void)call;
    (void)args;
    in->n = tni_arg_int(args[0]);
    in->m = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* eye.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_eye_out {
    int64_t n;
    tn_tensor *out;
} tni_args_eye_out;
TN_NODISCARD static inline tn_status tni_read_eye_out(const tn_call *call,
    const StableIValue *args, tni_args_eye_out *in)
{
    (void)call;
    (void)args;
    in->n = tni_arg_int(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* fft_fft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor */
typedef struct tni_args_fft_fft {
    tn_tensor *self;
    tni_maybe_int n;
    int64_t dim;
    const tni_string *norm;
} tni_args_fft_fft;
TN_NODISCARD static inline tn_status tni_read_fft_fft(const tn_call *call,
    const StableIValue *args, tni_args_fft_fft *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->n = tni_arg_maybe_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    return TN_OK;
}

/* fft_fft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fft_fft_out {
    tn_tensor *self;
    tni_maybe_int n;
    int64_t dim;
    const tni_string *norm;
    tn_tensor *out;
} tni_args_fft_fft_out;
TN_NODISCARD static inline tn_status tni_read_fft_fft_out(const tn_call *call,
    const StableIValue *args, tni_args_fft_fft_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->n = tni_arg_maybe_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* fft_fft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor */
typedef struct tni_args_fft_fft2 {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
} tni_args_fft_fft2;
TN_NODISCARD static inline tn_status tni_read_fft_fft2(const tn_call *call,
    const StableIValue *args, tni_args_fft_fft2 *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    return TN_OK;
}

/* fft_fft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fft_fft2_out {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
    tn_tensor *out;
} tni_args_fft_fft2_out;
TN_NODISCARD static inline tn_status tni_read_fft_fft2_out(const tn_call *call,
    const StableIValue *args, tni_args_fft_fft2_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* fft_fftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor */
typedef struct tni_args_fft_fftn {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
} tni_args_fft_fftn;
TN_NODISCARD static inline tn_status tni_read_fft_fftn(const tn_call *call,
    const StableIValue *args, tni_args_fft_fftn *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_maybe_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    return TN_OK;
}

/* fft_fftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fft_fftn_out {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
    tn_tensor *out;
} tni_args_fft_fftn_out;
TN_NODISCARD static inline tn_status tni_read_fft_fftn_out(const tn_call *call,
    const StableIValue *args, tni_args_fft_fftn_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_maybe_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* fft_hfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor */
typedef struct tni_args_fft_hfft {
    tn_tensor *self;
    tni_maybe_int n;
    int64_t dim;
    const tni_string *norm;
} tni_args_fft_hfft;
TN_NODISCARD static inline tn_status tni_read_fft_hfft(const tn_call *call,
    const StableIValue *args, tni_args_fft_hfft *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->n = tni_arg_maybe_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    return TN_OK;
}

/* fft_hfft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fft_hfft_out {
    tn_tensor *self;
    tni_maybe_int n;
    int64_t dim;
    const tni_string *norm;
    tn_tensor *out;
} tni_args_fft_hfft_out;
TN_NODISCARD static inline tn_status tni_read_fft_hfft_out(const tn_call *call,
    const StableIValue *args, tni_args_fft_hfft_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->n = tni_arg_maybe_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* fft_hfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor */
typedef struct tni_args_fft_hfft2 {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
} tni_args_fft_hfft2;
TN_NODISCARD static inline tn_status tni_read_fft_hfft2(const tn_call *call,
    const StableIValue *args, tni_args_fft_hfft2 *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    return TN_OK;
}

/* fft_hfft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fft_hfft2_out {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
    tn_tensor *out;
} tni_args_fft_hfft2_out;
TN_NODISCARD static inline tn_status tni_read_fft_hfft2_out(const tn_call *call,
    const StableIValue *args, tni_args_fft_hfft2_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* fft_hfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor */
typedef struct tni_args_fft_hfftn {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
} tni_args_fft_hfftn;
TN_NODISCARD static inline tn_status tni_read_fft_hfftn(const tn_call *call,
    const StableIValue *args, tni_args_fft_hfftn *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_maybe_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    return TN_OK;
}

/* fft_hfftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fft_hfftn_out {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
    tn_tensor *out;
} tni_args_fft_hfftn_out;
TN_NODISCARD static inline tn_status tni_read_fft_hfftn_out(const tn_call *call,
    const StableIValue *args, tni_args_fft_hfftn_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_maybe_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* fft_ifft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor */
typedef struct tni_args_fft_ifft {
    tn_tensor *self;
    tni_maybe_int n;
    int64_t dim;
    const tni_string *norm;
} tni_args_fft_ifft;
TN_NODISCARD static inline tn_status tni_read_fft_ifft(const tn_call *call,
    const StableIValue *args, tni_args_fft_ifft *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->n = tni_arg_maybe_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    return TN_OK;
}

/* fft_ifft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fft_ifft_out {
    tn_tensor *self;
    tni_maybe_int n;
    int64_t dim;
    const tni_string *norm;
    tn_tensor *out;
} tni_args_fft_ifft_out;
TN_NODISCARD static inline tn_status tni_read_fft_ifft_out(const tn_call *call,
    const StableIValue *args, tni_args_fft_ifft_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->n = tni_arg_maybe_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* fft_ifft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor */
typedef struct tni_args_fft_ifft2 {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
} tni_args_fft_ifft2;
TN_NODISCARD static inline tn_status tni_read_fft_ifft2(const tn_call *call,
    const StableIValue *args, tni_args_fft_ifft2 *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    return TN_OK;
}

/* fft_ifft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fft_ifft2_out {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
    tn_tensor *out;
} tni_args_fft_ifft2_out;
TN_NODISCARD static inline tn_status tni_read_fft_ifft2_out(const tn_call *call,
    const StableIValue *args, tni_args_fft_ifft2_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* fft_ifftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor */
typedef struct tni_args_fft_ifftn {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
} tni_args_fft_ifftn;
TN_NODISCARD static inline tn_status tni_read_fft_ifftn(const tn_call *call,
    const StableIValue *args, tni_args_fft_ifftn *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_maybe_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    return TN_OK;
}

/* fft_ifftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fft_ifftn_out {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
    tn_tensor *out;
} tni_args_fft_ifftn_out;
TN_NODISCARD static inline tn_status tni_read_fft_ifftn_out(const tn_call *call,
    const StableIValue *args, tni_args_fft_ifftn_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_maybe_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* fft_ihfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor */
typedef struct tni_args_fft_ihfft {
    tn_tensor *self;
    tni_maybe_int n;
    int64_t dim;
    const tni_string *norm;
} tni_args_fft_ihfft;
TN_NODISCARD static inline tn_status tni_read_fft_ihfft(const tn_call *call,
    const StableIValue *args, tni_args_fft_ihfft *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->n = tni_arg_maybe_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    return TN_OK;
}

/* fft_ihfft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fft_ihfft_out {
    tn_tensor *self;
    tni_maybe_int n;
    int64_t dim;
    const tni_string *norm;
    tn_tensor *out;
} tni_args_fft_ihfft_out;
TN_NODISCARD static inline tn_status tni_read_fft_ihfft_out(const tn_call *call,
    const StableIValue *args, tni_args_fft_ihfft_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->n = tni_arg_maybe_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* fft_ihfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor */
typedef struct tni_args_fft_ihfft2 {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
} tni_args_fft_ihfft2;
TN_NODISCARD static inline tn_status tni_read_fft_ihfft2(const tn_call *call,
    const StableIValue *args, tni_args_fft_ihfft2 *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    return TN_OK;
}

/* fft_ihfft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fft_ihfft2_out {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
    tn_tensor *out;
} tni_args_fft_ihfft2_out;
TN_NODISCARD static inline tn_status tni_read_fft_ihfft2_out(const tn_call *call,
    const StableIValue *args, tni_args_fft_ihfft2_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* fft_ihfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor */
typedef struct tni_args_fft_ihfftn {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
} tni_args_fft_ihfftn;
TN_NODISCARD static inline tn_status tni_read_fft_ihfftn(const tn_call *call,
    const StableIValue *args, tni_args_fft_ihfftn *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_maybe_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    return TN_OK;
}

/* fft_ihfftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fft_ihfftn_out {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
    tn_tensor *out;
} tni_args_fft_ihfftn_out;
TN_NODISCARD static inline tn_status tni_read_fft_ihfftn_out(const tn_call *call,
    const StableIValue *args, tni_args_fft_ihfftn_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_maybe_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* fft_irfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor */
typedef struct tni_args_fft_irfft {
    tn_tensor *self;
    tni_maybe_int n;
    int64_t dim;
    const tni_string *norm;
} tni_args_fft_irfft;
TN_NODISCARD static inline tn_status tni_read_fft_irfft(const tn_call *call,
    const StableIValue *args, tni_args_fft_irfft *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->n = tni_arg_maybe_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    return TN_OK;
}

/* fft_irfft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fft_irfft_out {
    tn_tensor *self;
    tni_maybe_int n;
    int64_t dim;
    const tni_string *norm;
    tn_tensor *out;
} tni_args_fft_irfft_out;
TN_NODISCARD static inline tn_status tni_read_fft_irfft_out(const tn_call *call,
    const StableIValue *args, tni_args_fft_irfft_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->n = tni_arg_maybe_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* fft_irfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor */
typedef struct tni_args_fft_irfft2 {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
} tni_args_fft_irfft2;
TN_NODISCARD static inline tn_status tni_read_fft_irfft2(const tn_call *call,
    const StableIValue *args, tni_args_fft_irfft2 *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    return TN_OK;
}

/* fft_irfft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fft_irfft2_out {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
    tn_tensor *out;
} tni_args_fft_irfft2_out;
TN_NODISCARD static inline tn_status tni_read_fft_irfft2_out(const tn_call *call,
    const StableIValue *args, tni_args_fft_irfft2_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* fft_irfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor */
typedef struct tni_args_fft_irfftn {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
} tni_args_fft_irfftn;
TN_NODISCARD static inline tn_status tni_read_fft_irfftn(const tn_call *call,
    const StableIValue *args, tni_args_fft_irfftn *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_maybe_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    return TN_OK;
}

/* fft_irfftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fft_irfftn_out {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
    tn_tensor *out;
} tni_args_fft_irfftn_out;
TN_NODISCARD static inline tn_status tni_read_fft_irfftn_out(const tn_call *call,
    const StableIValue *args, tni_args_fft_irfftn_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_maybe_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* fft_rfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor */
typedef struct tni_args_fft_rfft {
    tn_tensor *self;
    tni_maybe_int n;
    int64_t dim;
    const tni_string *norm;
} tni_args_fft_rfft;
TN_NODISCARD static inline tn_status tni_read_fft_rfft(const tn_call *call,
    const StableIValue *args, tni_args_fft_rfft *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->n = tni_arg_maybe_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    return TN_OK;
}

/* fft_rfft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fft_rfft_out {
    tn_tensor *self;
    tni_maybe_int n;
    int64_t dim;
    const tni_string *norm;
    tn_tensor *out;
} tni_args_fft_rfft_out;
TN_NODISCARD static inline tn_status tni_read_fft_rfft_out(const tn_call *call,
    const StableIValue *args, tni_args_fft_rfft_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->n = tni_arg_maybe_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* fft_rfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor */
typedef struct tni_args_fft_rfft2 {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
} tni_args_fft_rfft2;
TN_NODISCARD static inline tn_status tni_read_fft_rfft2(const tn_call *call,
    const StableIValue *args, tni_args_fft_rfft2 *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    return TN_OK;
}

/* fft_rfft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fft_rfft2_out {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
    tn_tensor *out;
} tni_args_fft_rfft2_out;
TN_NODISCARD static inline tn_status tni_read_fft_rfft2_out(const tn_call *call,
    const StableIValue *args, tni_args_fft_rfft2_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* fft_rfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor */
typedef struct tni_args_fft_rfftn {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
} tni_args_fft_rfftn;
TN_NODISCARD static inline tn_status tni_read_fft_rfftn(const tn_call *call,
    const StableIValue *args, tni_args_fft_rfftn *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_maybe_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    return TN_OK;
}

/* fft_rfftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fft_rfftn_out {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
    tn_tensor *out;
} tni_args_fft_rfftn_out;
TN_NODISCARD static inline tn_status tni_read_fft_rfftn_out(const tn_call *call,
    const StableIValue *args, tni_args_fft_rfftn_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_maybe_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* fill.Scalar(Tensor self, Scalar value) -> Tensor */
typedef struct tni_args_fill_Scalar {
    tn_tensor *self;
    const tni_scalar *value;
} tni_args_fill_Scalar;
TN_NODISCARD static inline tn_status tni_read_fill_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_fill_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->value = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* fill.Scalar_out(Tensor self, Scalar value, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fill_Scalar_out {
    tn_tensor *self;
    const tni_scalar *value;
    tn_tensor *out;
} tni_args_fill_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_fill_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_fill_Scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->value = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* fill.Tensor(Tensor self, Tensor value) -> Tensor */
typedef struct tni_args_fill_Tensor {
    tn_tensor *self;
    tn_tensor *value;
} tni_args_fill_Tensor;
TN_NODISCARD static inline tn_status tni_read_fill_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_fill_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->value));
    return TN_OK;
}

/* fill.Tensor_out(Tensor self, Tensor value, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fill_Tensor_out {
    tn_tensor *self;
    tn_tensor *value;
    tn_tensor *out;
} tni_args_fill_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_fill_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_fill_Tensor_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->value));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!) */
typedef struct tni_args_fill__Scalar {
    tn_tensor *self;
    const tni_scalar *value;
} tni_args_fill__Scalar;
TN_NODISCARD static inline tn_status tni_read_fill__Scalar(const tn_call *call,
    const StableIValue *args, tni_args_fill__Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->value = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!) */
typedef struct tni_args_fill__Tensor {
    tn_tensor *self;
    tn_tensor *value;
} tni_args_fill__Tensor;
TN_NODISCARD static inline tn_status tni_read_fill__Tensor(const tn_call *call,
    const StableIValue *args, tni_args_fill__Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->value));
    return TN_OK;
}

/* fix(Tensor self) -> Tensor */
typedef struct tni_args_fix {
    tn_tensor *self;
} tni_args_fix;
TN_NODISCARD static inline tn_status tni_read_fix(const tn_call *call,
    const StableIValue *args, tni_args_fix *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* fix.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fix_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_fix_out;
TN_NODISCARD static inline tn_status tni_read_fix_out(const tn_call *call,
    const StableIValue *args, tni_args_fix_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* fix_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_fix_ {
    tn_tensor *self;
} tni_args_fix_;
TN_NODISCARD static inline tn_status tni_read_fix_(const tn_call *call,
    const StableIValue *args, tni_args_fix_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a) */
typedef struct tni_args_flatten_using_ints {
    tn_tensor *self;
    int64_t start_dim;
    int64_t end_dim;
} tni_args_flatten_using_ints;
TN_NODISCARD static inline tn_status tni_read_flatten_using_ints(const tn_call *call,
    const StableIValue *args, tni_args_flatten_using_ints *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->start_dim = tni_arg_int(args[1]);
    in->end_dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* flip(Tensor self, int[] dims) -> Tensor */
typedef struct tni_args_flip {
    tn_tensor *self;
    tni_ints dims;
} tni_args_flip;
TN_NODISCARD static inline tn_status tni_read_flip(const tn_call *call,
    const StableIValue *args, tni_args_flip *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dims = tni_arg_ints(args[1]);
    return TN_OK;
}

/* flip.out(Tensor self, int[] dims, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_flip_out {
    tn_tensor *self;
    tni_ints dims;
    tn_tensor *out;
} tni_args_flip_out;
TN_NODISCARD static inline tn_status tni_read_flip_out(const tn_call *call,
    const StableIValue *args, tni_args_flip_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dims = tni_arg_ints(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* fliplr(Tensor self) -> Tensor */
typedef struct tni_args_fliplr {
    tn_tensor *self;
} tni_args_fliplr;
TN_NODISCARD static inline tn_status tni_read_fliplr(const tn_call *call,
    const StableIValue *args, tni_args_fliplr *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* flipud(Tensor self) -> Tensor */
typedef struct tni_args_flipud {
    tn_tensor *self;
} tni_args_flipud;
TN_NODISCARD static inline tn_status tni_read_flipud(const tn_call *call,
    const StableIValue *args, tni_args_flipud *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* float_power.Scalar(Scalar self, Tensor exponent) -> Tensor */
typedef struct tni_args_float_power_Scalar {
    const tni_scalar *self;
    tn_tensor *exponent;
} tni_args_float_power_Scalar;
TN_NODISCARD static inline tn_status tni_read_float_power_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_float_power_Scalar *in)
{
    (void)call;
    (void)args;
    in->self = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->exponent));
    return TN_OK;
}

/* float_power.Scalar_out(Scalar self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_float_power_Scalar_out {
    const tni_scalar *self;
    tn_tensor *exponent;
    tn_tensor *out;
} tni_args_float_power_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_float_power_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_float_power_Scalar_out *in)
{
    (void)call;
    (void)args;
    in->self = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->exponent));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* float_power.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor */
typedef struct tni_args_float_power_Tensor_Scalar {
    tn_tensor *self;
    const tni_scalar *exponent;
} tni_args_float_power_Tensor_Scalar;
TN_NODISCARD static inline tn_status tni_read_float_power_Tensor_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_float_power_Tensor_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->exponent = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* float_power.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_float_power_Tensor_Scalar_out {
    tn_tensor *self;
    const tni_scalar *exponent;
    tn_tensor *out;
} tni_args_float_power_Tensor_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_float_power_Tensor_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_float_power_Tensor_Scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->exponent = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* float_power.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor */
typedef struct tni_args_float_power_Tensor_Tensor {
    tn_tensor *self;
    tn_tensor *exponent;
} tni_args_float_power_Tensor_Tensor;
TN_NODISCARD static inline tn_status tni_read_float_power_Tensor_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_float_power_Tensor_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->exponent));
    return TN_OK;
}

/* float_power.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_float_power_Tensor_Tensor_out {
    tn_tensor *self;
    tn_tensor *exponent;
    tn_tensor *out;
} tni_args_float_power_Tensor_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_float_power_Tensor_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_float_power_Tensor_Tensor_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->exponent));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* float_power_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!) */
typedef struct tni_args_float_power__Scalar {
    tn_tensor *self;
    const tni_scalar *exponent;
} tni_args_float_power__Scalar;
TN_NODISCARD static inline tn_status tni_read_float_power__Scalar(const tn_call *call,
    const StableIValue *args, tni_args_float_power__Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->exponent = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* float_power_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!) */
typedef struct tni_args_float_power__Tensor {
    tn_tensor *self;
    tn_tensor *exponent;
} tni_args_float_power__Tensor;
TN_NODISCARD static inline tn_status tni_read_float_power__Tensor(const tn_call *call,
    const StableIValue *args, tni_args_float_power__Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->exponent));
    return TN_OK;
}

/* floor(Tensor self) -> Tensor */
typedef struct tni_args_floor {
    tn_tensor *self;
} tni_args_floor;
TN_NODISCARD static inline tn_status tni_read_floor(const tn_call *call,
    const StableIValue *args, tni_args_floor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* floor.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_floor_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_floor_out;
TN_NODISCARD static inline tn_status tni_read_floor_out(const tn_call *call,
    const StableIValue *args, tni_args_floor_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* floor_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_floor_ {
    tn_tensor *self;
} tni_args_floor_;
TN_NODISCARD static inline tn_status tni_read_floor_(const tn_call *call,
    const StableIValue *args, tni_args_floor_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* floor_divide(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_floor_divide {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_floor_divide;
TN_NODISCARD static inline tn_status tni_read_floor_divide(const tn_call *call,
    const StableIValue *args, tni_args_floor_divide *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* floor_divide.Scalar(Tensor self, Scalar other) -> Tensor */
typedef struct tni_args_floor_divide_Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_floor_divide_Scalar;
TN_NODISCARD static inline tn_status tni_read_floor_divide_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_floor_divide_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* floor_divide.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_floor_divide_Scalar_out {
    tn_tensor *self;
    const tni_scalar *other;
    tn_tensor *out;
} tni_args_floor_divide_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_floor_divide_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_floor_divide_Scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* floor_divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_floor_divide_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_floor_divide_out;
TN_NODISCARD static inline tn_status tni_read_floor_divide_out(const tn_call *call,
    const StableIValue *args, tni_args_floor_divide_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* floor_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
typedef struct tni_args_floor_divide__Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_floor_divide__Scalar;
TN_NODISCARD static inline tn_status tni_read_floor_divide__Scalar(const tn_call *call,
    const StableIValue *args, tni_args_floor_divide__Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* floor_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args_floor_divide__Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_floor_divide__Tensor;
TN_NODISCARD static inline tn_status tni_read_floor_divide__Tensor(const tn_call *call,
    const StableIValue *args, tni_args_floor_divide__Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* fmax(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_fmax {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_fmax;
TN_NODISCARD static inline tn_status tni_read_fmax(const tn_call *call,
    const StableIValue *args, tni_args_fmax *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* fmax.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fmax_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_fmax_out;
TN_NODISCARD static inline tn_status tni_read_fmax_out(const tn_call *call,
    const StableIValue *args, tni_args_fmax_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->out = NULL;
    return TN_OK;
}

/* fmin(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_fmin {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_fmin;
TN_NODISCARD static inline tn_status tni_read_fmin(const tn_call *call,
    const StableIValue *args, tni_args_fmin *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* fmin.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fmin_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_fmin_out;
TN_NODISCARD static inline tn_status tni_read_fmin_out(const tn_call *call,
    const StableIValue *args, tni_args_fmin_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->out = NULL;
    return TN_OK;
}

/* fmod.Scalar(Tensor self, Scalar other) -> Tensor */
typedef struct tni_args_fmod_Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_fmod_Scalar;
TN_NODISCARD static inline tn_status tni_read_fmod_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_fmod_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* fmod.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fmod_Scalar_out {
    tn_tensor *self;
    const tni_scalar *other;
    tn_tensor *out;
} tni_args_fmod_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_fmod_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_fmod_Scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* fmod.Tensor(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_fmod_Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_fmod_Tensor;
TN_NODISCARD static inline tn_status tni_read_fmod_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_fmod_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* fmod.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fmod_Tensor_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_fmod_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_fmod_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_fmod_Tensor_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->out = NULL;
    return TN_OK;
}

/* fmod_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
typedef struct tni_args_fmod__Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_fmod__Scalar;
TN_NODISCARD static inline tn_status tni_read_fmod__Scalar(const tn_call *call,
    const StableIValue *args, tni_args_fmod__Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args_fmod__Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_fmod__Tensor;
TN_NODISCARD static inline tn_status tni_read_fmod__Tensor(const tn_call *call,
    const StableIValue *args, tni_args_fmod__Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* frac(Tensor self) -> Tensor */
typedef struct tni_args_frac {
    tn_tensor *self;
} tni_args_frac;
TN_NODISCARD static inline tn_status tni_read_frac(const tn_call *call,
    const StableIValue *args, tni_args_frac *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* frac.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_frac_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_frac_out;
TN_NODISCARD static inline tn_status tni_read_frac_out(const tn_call *call,
    const StableIValue *args, tni_args_frac_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* frac_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_frac_ {
    tn_tensor *self;
} tni_args_frac_;
TN_NODISCARD static inline tn_status tni_read_frac_(const tn_call *call,
    const StableIValue *args, tni_args_frac_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* fractional_max_pool2d(Tensor self, int[2] kernel_size, int[2] output_size, Tensor random_samples) -> (Tensor, Tensor) */
typedef struct tni_args_fractional_max_pool2d {
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints output_size;
    tn_tensor *random_samples;
} tni_args_fractional_max_pool2d;
TN_NODISCARD static inline tn_status tni_read_fractional_max_pool2d(const tn_call *call,
    const StableIValue *args, tni_args_fractional_max_pool2d *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->kernel_size = tni_arg_ints(args[1]);
    in->output_size = tni_arg_ints(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->random_samples));
    return TN_OK;
}

/* fractional_max_pool2d.output(Tensor self, int[2] kernel_size, int[2] output_size, Tensor random_samples, *, Tensor(a!) output, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!)) */
typedef struct tni_args_fractional_max_pool2d_output {
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints output_size;
    tn_tensor *random_samples;
    tn_tensor *output;
    tn_tensor *indices;
} tni_args_fractional_max_pool2d_output;
TN_NODISCARD static inline tn_status tni_read_fractional_max_pool2d_output(const tn_call *call,
    const StableIValue *args, tni_args_fractional_max_pool2d_output *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->kernel_size = tni_arg_ints(args[1]);
    in->output_size = tni_arg_ints(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->random_samples));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->output));
    TN_TRY(tni_arg_tensor(call, args, 5, &in->indices));
    return TN_OK;
}

/* fractional_max_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] output_size, Tensor indices) -> Tensor */
typedef struct tni_args_fractional_max_pool2d_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints output_size;
    tn_tensor *indices;
} tni_args_fractional_max_pool2d_backward;
TN_NODISCARD static inline tn_status tni_read_fractional_max_pool2d_backward(const tn_call *call,
    const StableIValue *args, tni_args_fractional_max_pool2d_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->kernel_size = tni_arg_ints(args[2]);
    in->output_size = tni_arg_ints(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->indices));
    return TN_OK;
}

/* fractional_max_pool2d_backward.grad_input(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] output_size, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_fractional_max_pool2d_backward_grad_input {
    tn_tensor *grad_output;
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints output_size;
    tn_tensor *indices;
    tn_tensor *grad_input;
} tni_args_fractional_max_pool2d_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_fractional_max_pool2d_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_fractional_max_pool2d_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->kernel_size = tni_arg_ints(args[2]);
    in->output_size = tni_arg_ints(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->indices));
    TN_TRY(tni_arg_tensor(call, args, 5, &in->grad_input));
    return TN_OK;
}

/* fractional_max_pool3d(Tensor self, int[3] kernel_size, int[3] output_size, Tensor random_samples) -> (Tensor, Tensor) */
typedef struct tni_args_fractional_max_pool3d {
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints output_size;
    tn_tensor *random_samples;
} tni_args_fractional_max_pool3d;
TN_NODISCARD static inline tn_status tni_read_fractional_max_pool3d(const tn_call *call,
    const StableIValue *args, tni_args_fractional_max_pool3d *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->kernel_size = tni_arg_ints(args[1]);
    in->output_size = tni_arg_ints(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->random_samples));
    return TN_OK;
}

/* fractional_max_pool3d.output(Tensor self, int[3] kernel_size, int[3] output_size, Tensor random_samples, *, Tensor(a!) output, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!)) */
typedef struct tni_args_fractional_max_pool3d_output {
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints output_size;
    tn_tensor *random_samples;
    tn_tensor *output;
    tn_tensor *indices;
} tni_args_fractional_max_pool3d_output;
TN_NODISCARD static inline tn_status tni_read_fractional_max_pool3d_output(const tn_call *call,
    const StableIValue *args, tni_args_fractional_max_pool3d_output *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->kernel_size = tni_arg_ints(args[1]);
    in->output_size = tni_arg_ints(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->random_samples));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->output));
    TN_TRY(tni_arg_tensor(call, args, 5, &in->indices));
    return TN_OK;
}

/* fractional_max_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] output_size, Tensor indices) -> Tensor */
typedef struct tni_args_fractional_max_pool3d_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints output_size;
    tn_tensor *indices;
} tni_args_fractional_max_pool3d_backward;
TN_NODISCARD static inline tn_status tni_read_fractional_max_pool3d_backward(const tn_call *call,
    const StableIValue *args, tni_args_fractional_max_pool3d_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->kernel_size = tni_arg_ints(args[2]);
    in->output_size = tni_arg_ints(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->indices));
    return TN_OK;
}

/* fractional_max_pool3d_backward.grad_input(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] output_size, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_fractional_max_pool3d_backward_grad_input {
    tn_tensor *grad_output;
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints output_size;
    tn_tensor *indices;
    tn_tensor *grad_input;
} tni_args_fractional_max_pool3d_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_fractional_max_pool3d_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_fractional_max_pool3d_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->kernel_size = tni_arg_ints(args[2]);
    in->output_size = tni_arg_ints(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->indices));
    TN_TRY(tni_arg_tensor(call, args, 5, &in->grad_input));
    return TN_OK;
}

/* frexp.Tensor(Tensor self) -> (Tensor mantissa, Tensor exponent) */
typedef struct tni_args_frexp_Tensor {
    tn_tensor *self;
} tni_args_frexp_Tensor;
TN_NODISCARD static inline tn_status tni_read_frexp_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_frexp_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* frexp.Tensor_out(Tensor self, *, Tensor(a!) mantissa, Tensor(b!) exponent) -> (Tensor(a!) mantissa, Tensor(b!) exponent) */
typedef struct tni_args_frexp_Tensor_out {
    tn_tensor *self;
    tn_tensor *mantissa;
    tn_tensor *exponent;
} tni_args_frexp_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_frexp_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_frexp_Tensor_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mantissa));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->exponent));
    return TN_OK;
}

/* from_file(str filename, bool? shared=None, int? size=0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_from_file {
    const tni_string *filename;
    tni_maybe_bool shared;
    tni_maybe_int size;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_from_file;
TN_NODISCARD static inline tn_status tni_read_from_file(const tn_call *call,
    const StableIValue *args, tni_args_from_file *in)
{
    (void)call;
    (void)args;
    in->filename = tni_arg_string(args[0]);
    in->shared = tni_arg_maybe_bool(args[1]);
    in->size = tni_arg_maybe_int(args[2]);
    in->dtype = tni_arg_maybe_dtype(args[3]);
    in->layout = tni_arg_maybe_word(args[4]);
    in->device = tni_arg_maybe_device(args[5]);
    in->pin_memory = tni_arg_maybe_bool(args[6]);
    return TN_OK;
}

/* from_file.out(str filename, bool? shared=None, int? size=0, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_from_file_out {
    const tni_string *filename;
    tni_maybe_bool shared;
    tni_maybe_int size;
    tn_tensor *out;
} tni_args_from_file_out;
TN_NODISCARD static inline tn_status tni_read_from_file_out(const tn_call *call,
    const StableIValue *args, tni_args_from_file_out *in)
{
    (void)call;
    (void)args;
    in->filename = tni_arg_string(args[0]);
    in->shared = tni_arg_maybe_bool(args[1]);
    in->size = tni_arg_maybe_int(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_full {
    tni_ints size;
    const tni_scalar *fill_value;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_full;
TN_NODISCARD static inline tn_status tni_read_full(const tn_call *call,
    const StableIValue *args, tni_args_full *in)
{
    (void)call;
    (void)args;
    in->size = tni_arg_ints(args[0]);
    in->fill_value = tni_arg_scalar(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    in->layout = tni_arg_maybe_word(args[3]);
    in->device = tni_arg_maybe_device(args[4]);
    in->pin_memory = tni_arg_maybe_bool(args[5]);
    return TN_OK;
}

/* full.out(SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_full_out {
    tni_ints size;
    const tni_scalar *fill_value;
    tn_tensor *out;
} tni_args_full_out;
TN_NODISCARD static inline tn_status tni_read_full_out(const tn_call *call,
    const StableIValue *args, tni_args_full_out *in)
{
    (void)call;
    (void)args;
    in->size = tni_arg_ints(args[0]);
    in->fill_value = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor */
typedef struct tni_args_full_like {
    tn_tensor *self;
    const tni_scalar *fill_value;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
    int memory_format;
} tni_args_full_like;
TN_NODISCARD static inline tn_status tni_read_full_like(const tn_call *call,
    const StableIValue *args, tni_args_full_like *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->fill_value = tni_arg_scalar(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    in->layout = tni_arg_maybe_word(args[3]);
    in->device = tni_arg_maybe_device(args[4]);
    in->pin_memory = tni_arg_maybe_bool(args[5]);
    in->memory_format = tni_arg_maybe_word(args[6]);
    return TN_OK;
}

/* full_like.out(Tensor self, Scalar fill_value, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_full_like_out {
    tn_tensor *self;
    const tni_scalar *fill_value;
    int memory_format;
    tn_tensor *out;
} tni_args_full_like_out;
TN_NODISCARD static inline tn_status tni_read_full_like_out(const tn_call *call,
    const StableIValue *args, tni_args_full_like_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->fill_value = tni_arg_scalar(args[1]);
    in->memory_format = tni_arg_maybe_word(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor */
typedef struct tni_args_gather {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    bool sparse_grad;
} tni_args_gather;
TN_NODISCARD static inline tn_status tni_read_gather(const tn_call *call,
    const StableIValue *args, tni_args_gather *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    in->sparse_grad = tni_arg_bool(args[3]);
    return TN_OK;
}

/* gather.out(Tensor self, int dim, Tensor index, *, bool sparse_grad=False, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_gather_out {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    bool sparse_grad;
    tn_tensor *out;
} tni_args_gather_out;
TN_NODISCARD static inline tn_status tni_read_gather_out(const tn_call *call,
    const StableIValue *args, tni_args_gather_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    in->sparse_grad = tni_arg_bool(args[3]);
    in->out = NULL;
    return TN_OK;
}

/* gather_backward(Tensor grad, Tensor self, int dim, Tensor index, bool sparse_grad) -> Tensor */
typedef struct tni_args_gather_backward {
    tn_tensor *grad;
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    bool sparse_grad;
} tni_args_gather_backward;
TN_NODISCARD static inline tn_status tni_read_gather_backward(const tn_call *call,
    const StableIValue *args, tni_args_gather_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->dim = tni_arg_int(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->index));
    in->sparse_grad = tni_arg_bool(args[4]);
    return TN_OK;
}

/* gcd(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_gcd {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_gcd;
TN_NODISCARD static inline tn_status tni_read_gcd(const tn_call *call,
    const StableIValue *args, tni_args_gcd *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* gcd.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_gcd_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_gcd_out;
TN_NODISCARD static inline tn_status tni_read_gcd_out(const tn_call *call,
    const StableIValue *args, tni_args_gcd_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->out = NULL;
    return TN_OK;
}

/* gcd_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args_gcd_ {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_gcd_;
TN_NODISCARD static inline tn_status tni_read_gcd_(const tn_call *call,
    const StableIValue *args, tni_args_gcd_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* ge.Scalar(Tensor self, Scalar other) -> Tensor */
typedef struct tni_args_ge_Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_ge_Scalar;
TN_NODISCARD static inline tn_status tni_read_ge_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_ge_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* ge.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_ge_Scalar_out {
    tn_tensor *self;
    const tni_scalar *other;
    tn_tensor *out;
} tni_args_ge_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_ge_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_ge_Scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    in->out = NULL;
    return TN_OK;
}

/* ge.Tensor(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_ge_Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_ge_Tensor;
TN_NODISCARD static inline tn_status tni_read_ge_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_ge_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* ge.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_ge_Tensor_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_ge_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_ge_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_ge_Tensor_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->out = NULL;
    return TN_OK;
}

/* ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
typedef struct tni_args_ge__Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_ge__Scalar;
TN_NODISCARD static inline tn_status tni_read_ge__Scalar(const tn_call *call,
    const StableIValue *args, tni_args_ge__Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args_ge__Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_ge__Tensor;
TN_NODISCARD static inline tn_status tni_read_ge__Tensor(const tn_call *call,
    const StableIValue *args, tni_args_ge__Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* gelu(Tensor self, *, str approximate='none') -> Tensor */
typedef struct tni_args_gelu {
    tn_tensor *self;
    const tni_string *approximate;
} tni_args_gelu;
TN_NODISCARD static inline tn_status tni_read_gelu(const tn_call *call,
    const StableIValue *args, tni_args_gelu *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->approximate = tni_arg_string(args[1]);
    return TN_OK;
}

/* gelu.out(Tensor self, *, str approximate='none', Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_gelu_out {
    tn_tensor *self;
    const tni_string *approximate;
    tn_tensor *out;
} tni_args_gelu_out;
TN_NODISCARD static inline tn_status tni_read_gelu_out(const tn_call *call,
    const StableIValue *args, tni_args_gelu_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->approximate = tni_arg_string(args[1]);
    in->out = NULL;
    return TN_OK;
}

/* gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!) */
typedef struct tni_args_gelu_ {
    tn_tensor *self;
    const tni_string *approximate;
} tni_args_gelu_;
TN_NODISCARD static inline tn_status tni_read_gelu_(const tn_call *call,
    const StableIValue *args, tni_args_gelu_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->approximate = tni_arg_string(args[1]);
    return TN_OK;
}

/* gelu_backward(Tensor grad_output, Tensor self, *, str approximate='none') -> Tensor */
typedef struct tni_args_gelu_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    const tni_string *approximate;
} tni_args_gelu_backward;
TN_NODISCARD static inline tn_status tni_read_gelu_backward(const tn_call *call,
    const StableIValue *args, tni_args_gelu_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->approximate = tni_arg_string(args[2]);
    return TN_OK;
}

/* gelu_backward.grad_input(Tensor grad_output, Tensor self, *, str approximate='none', Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_gelu_backward_grad_input {
    tn_tensor *grad_output;
    tn_tensor *self;
    const tni_string *approximate;
    tn_tensor *grad_input;
} tni_args_gelu_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_gelu_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_gelu_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->approximate = tni_arg_string(args[2]);
    in->grad_input = NULL;
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
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->vec2));
    return TN_OK;
}

/* ger.out(Tensor self, Tensor vec2, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_ger_out {
    tn_tensor *self;
    tn_tensor *vec2;
    tn_tensor *out;
} tni_args_ger_out;
TN_NODISCARD static inline tn_status tni_read_ger_out(const tn_call *call,
    const StableIValue *args, tni_args_ger_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->vec2));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* gradient.array(Tensor self, *, int[] dim, int edge_order=1) -> Tensor[] */
typedef struct tni_args_gradient_array {
    tn_tensor *self;
    tni_ints dim;
    int64_t edge_order;
} tni_args_gradient_array;
TN_NODISCARD static inline tn_status tni_read_gradient_array(const tn_call *call,
    const StableIValue *args, tni_args_gradient_array *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_ints(args[1]);
    in->edge_order = tni_arg_int(args[2]);
    return TN_OK;
}

/* gradient.scalararray(Tensor self, *, Scalar spacing, int[] dim, int edge_order=1) -> Tensor[] */
typedef struct tni_args_gradient_scalararray {
    tn_tensor *self;
    const tni_scalar *spacing;
    tni_ints dim;
    int64_t edge_order;
} tni_args_gradient_scalararray;
TN_NODISCARD static inline tn_status tni_read_gradient_scalararray(const tn_call *call,
    const StableIValue *args, tni_args_gradient_scalararray *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->spacing = tni_arg_scalar(args[1]);
    in->dim = tni_arg_ints(args[2]);
    in->edge_order = tni_arg_int(args[3]);
    return TN_OK;
}

/* gradient.scalarint(Tensor self, *, Scalar? spacing=None, int? dim=None, int edge_order=1) -> Tensor[] */
typedef struct tni_args_gradient_scalarint {
    tn_tensor *self;
    const tni_scalar *spacing;
    tni_maybe_int dim;
    int64_t edge_order;
} tni_args_gradient_scalarint;
TN_NODISCARD static inline tn_status tni_read_gradient_scalarint(const tn_call *call,
    const StableIValue *args, tni_args_gradient_scalarint *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->spacing = tni_arg_maybe_scalar(args[1]);
    in->dim = tni_arg_maybe_int(args[2]);
    in->edge_order = tni_arg_int(args[3]);
    return TN_OK;
}

/* gradient.scalarrayarray(Tensor self, *, Scalar[] spacing, int[] dim, int edge_order=1) -> Tensor[] */
typedef struct tni_args_gradient_scalarrayarray {
    tn_tensor *self;
    const tni_list *spacing;
    tni_ints dim;
    int64_t edge_order;
} tni_args_gradient_scalarrayarray;
TN_NODISCARD static inline tn_status tni_read_gradient_scalarrayarray(const tn_call *call,
    const StableIValue *args, tni_args_gradient_scalarrayarray *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->spacing = tni_arg_list(args[1]);
    in->dim = tni_arg_ints(args[2]);
    in->edge_order = tni_arg_int(args[3]);
    return TN_OK;
}

/* gradient.scalarrayint(Tensor self, *, Scalar[] spacing, int? dim=None, int edge_order=1) -> Tensor[] */
typedef struct tni_args_gradient_scalarrayint {
    tn_tensor *self;
    const tni_list *spacing;
    tni_maybe_int dim;
    int64_t edge_order;
} tni_args_gradient_scalarrayint;
TN_NODISCARD static inline tn_status tni_read_gradient_scalarrayint(const tn_call *call,
    const StableIValue *args, tni_args_gradient_scalarrayint *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->spacing = tni_arg_list(args[1]);
    in->dim = tni_arg_maybe_int(args[2]);
    in->edge_order = tni_arg_int(args[3]);
    return TN_OK;
}

/* gradient.tensorarray(Tensor self, *, Tensor[] spacing, int[] dim, int edge_order=1) -> Tensor[] */
typedef struct tni_args_gradient_tensorarray {
    tn_tensor *self;
    const tni_list *spacing;
    tni_ints dim;
    int64_t edge_order;
} tni_args_gradient_tensorarray;
TN_NODISCARD static inline tn_status tni_read_gradient_tensorarray(const tn_call *call,
    const StableIValue *args, tni_args_gradient_tensorarray *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->spacing = tni_arg_list(args[1]);
    in->dim = tni_arg_ints(args[2]);
    in->edge_order = tni_arg_int(args[3]);
    return TN_OK;
}

/* gradient.tensorarrayint(Tensor self, *, Tensor[] spacing, int? dim=None, int edge_order=1) -> Tensor[] */
typedef struct tni_args_gradient_tensorarrayint {
    tn_tensor *self;
    const tni_list *spacing;
    tni_maybe_int dim;
    int64_t edge_order;
} tni_args_gradient_tensorarrayint;
TN_NODISCARD static inline tn_status tni_read_gradient_tensorarrayint(const tn_call *call,
    const StableIValue *args, tni_args_gradient_tensorarrayint *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->spacing = tni_arg_list(args[1]);
    in->dim = tni_arg_maybe_int(args[2]);
    in->edge_order = tni_arg_int(args[3]);
    return TN_OK;
}

/* greater.Scalar(Tensor self, Scalar other) -> Tensor */
typedef struct tni_args_greater_Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_greater_Scalar;
TN_NODISCARD static inline tn_status tni_read_greater_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_greater_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* greater.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_greater_Scalar_out {
    tn_tensor *self;
    const tni_scalar *other;
    tn_tensor *out;
} tni_args_greater_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_greater_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_greater_Scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* greater.Tensor(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_greater_Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_greater_Tensor;
TN_NODISCARD static inline tn_status tni_read_greater_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_greater_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* greater.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_greater_Tensor_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_greater_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_greater_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_greater_Tensor_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* greater_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
typedef struct tni_args_greater__Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_greater__Scalar;
TN_NODISCARD static inline tn_status tni_read_greater__Scalar(const tn_call *call,
    const StableIValue *args, tni_args_greater__Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* greater_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args_greater__Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_greater__Tensor;
TN_NODISCARD static inline tn_status tni_read_greater__Tensor(const tn_call *call,
    const StableIValue *args, tni_args_greater__Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* greater_equal.Scalar(Tensor self, Scalar other) -> Tensor */
typedef struct tni_args_greater_equal_Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_greater_equal_Scalar;
TN_NODISCARD static inline tn_status tni_read_greater_equal_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_greater_equal_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* greater_equal.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_greater_equal_Scalar_out {
    tn_tensor *self;
    const tni_scalar *other;
    tn_tensor *out;
} tni_args_greater_equal_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_greater_equal_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_greater_equal_Scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* greater_equal.Tensor(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_greater_equal_Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_greater_equal_Tensor;
TN_NODISCARD static inline tn_status tni_read_greater_equal_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_greater_equal_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* greater_equal.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_greater_equal_Tensor_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_greater_equal_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_greater_equal_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_greater_equal_Tensor_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* greater_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
typedef struct tni_args_greater_equal__Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_greater_equal__Scalar;
TN_NODISCARD static inline tn_status tni_read_greater_equal__Scalar(const tn_call *call,
    const StableIValue *args, tni_args_greater_equal__Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* greater_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args_greater_equal__Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_greater_equal__Tensor;
TN_NODISCARD static inline tn_status tni_read_greater_equal__Tensor(const tn_call *call,
    const StableIValue *args, tni_args_greater_equal__Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, float eps=1e-05, bool cudnn_enabled=True) -> Tensor */
typedef struct tni_args_group_norm {
    tn_tensor *input;
    int64_t num_groups;
    tn_tensor *weight;
    tn_tensor *bias;
    double eps;
    bool cudnn_enabled;
} tni_args_group_norm;
TN_NODISCARD static inline tn_status tni_read_group_norm(const tn_call *call,
    const StableIValue *args, tni_args_group_norm *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->num_groups = tni_arg_int(args[1]);
    in->weight = tni_arg_maybe_handle(args[2]);
    in->bias = tni_arg_maybe_handle(args[3]);
    in->eps = tni_arg_double(args[4]);
    in->cudnn_enabled = tni_arg_bool(args[5]);
    return TN_OK;
}

/* gt.Scalar(Tensor self, Scalar other) -> Tensor */
typedef struct tni_args_gt_Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_gt_Scalar;
TN_NODISCARD static inline tn_status tni_read_gt_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_gt_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* gt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_gt_Scalar_out {
    tn_tensor *self;
    const tni_scalar *other;
    tn_tensor *out;
} tni_args_gt_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_gt_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_gt_Scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    in->out = NULL;
    return TN_OK;
}

/* gt.Tensor(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_gt_Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_gt_Tensor;
TN_NODISCARD static inline tn_status tni_read_gt_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_gt_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* gt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_gt_Tensor_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_gt_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_gt_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_gt_Tensor_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->out = NULL;
    return TN_OK;
}

/* gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
typedef struct tni_args_gt__Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_gt__Scalar;
TN_NODISCARD static inline tn_status tni_read_gt__Scalar(const tn_call *call,
    const StableIValue *args, tni_args_gt__Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args_gt__Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_gt__Tensor;
TN_NODISCARD static inline tn_status tni_read_gt__Tensor(const tn_call *call,
    const StableIValue *args, tni_args_gt__Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor */
typedef struct tni_args_hardshrink {
    tn_tensor *self;
    const tni_scalar *lambd;
} tni_args_hardshrink;
TN_NODISCARD static inline tn_status tni_read_hardshrink(const tn_call *call,
    const StableIValue *args, tni_args_hardshrink *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->lambd = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* hardshrink.out(Tensor self, Scalar lambd=0.5, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_hardshrink_out {
    tn_tensor *self;
    const tni_scalar *lambd;
    tn_tensor *out;
} tni_args_hardshrink_out;
TN_NODISCARD static inline tn_status tni_read_hardshrink_out(const tn_call *call,
    const StableIValue *args, tni_args_hardshrink_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->lambd = tni_arg_scalar(args[1]);
    in->out = NULL;
    return TN_OK;
}

/* hardshrink_backward(Tensor grad_out, Tensor self, Scalar lambd) -> Tensor */
typedef struct tni_args_hardshrink_backward {
    tn_tensor *grad_out;
    tn_tensor *self;
    const tni_scalar *lambd;
} tni_args_hardshrink_backward;
TN_NODISCARD static inline tn_status tni_read_hardshrink_backward(const tn_call *call,
    const StableIValue *args, tni_args_hardshrink_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_out));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->lambd = tni_arg_scalar(args[2]);
    return TN_OK;
}

/* hardshrink_backward.grad_input(Tensor grad_out, Tensor self, Scalar lambd, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_hardshrink_backward_grad_input {
    tn_tensor *grad_out;
    tn_tensor *self;
    const tni_scalar *lambd;
    tn_tensor *grad_input;
} tni_args_hardshrink_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_hardshrink_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_hardshrink_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_out));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->lambd = tni_arg_scalar(args[2]);
    in->grad_input = NULL;
    return TN_OK;
}

/* hardsigmoid(Tensor self) -> Tensor */
typedef struct tni_args_hardsigmoid {
    tn_tensor *self;
} tni_args_hardsigmoid;
TN_NODISCARD static inline tn_status tni_read_hardsigmoid(const tn_call *call,
    const StableIValue *args, tni_args_hardsigmoid *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* hardsigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_hardsigmoid_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_hardsigmoid_out;
TN_NODISCARD static inline tn_status tni_read_hardsigmoid_out(const tn_call *call,
    const StableIValue *args, tni_args_hardsigmoid_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* hardsigmoid_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_hardsigmoid_ {
    tn_tensor *self;
} tni_args_hardsigmoid_;
TN_NODISCARD static inline tn_status tni_read_hardsigmoid_(const tn_call *call,
    const StableIValue *args, tni_args_hardsigmoid_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* hardsigmoid_backward(Tensor grad_output, Tensor self) -> Tensor */
typedef struct tni_args_hardsigmoid_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
} tni_args_hardsigmoid_backward;
TN_NODISCARD static inline tn_status tni_read_hardsigmoid_backward(const tn_call *call,
    const StableIValue *args, tni_args_hardsigmoid_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    return TN_OK;
}

/* hardsigmoid_backward.grad_input(Tensor grad_output, Tensor self, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_hardsigmoid_backward_grad_input {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *grad_input;
} tni_args_hardsigmoid_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_hardsigmoid_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_hardsigmoid_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->grad_input = NULL;
    return TN_OK;
}

/* hardswish(Tensor self) -> Tensor */
typedef struct tni_args_hardswish {
    tn_tensor *self;
} tni_args_hardswish;
TN_NODISCARD static inline tn_status tni_read_hardswish(const tn_call *call,
    const StableIValue *args, tni_args_hardswish *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* hardswish.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_hardswish_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_hardswish_out;
TN_NODISCARD static inline tn_status tni_read_hardswish_out(const tn_call *call,
    const StableIValue *args, tni_args_hardswish_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* hardswish_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_hardswish_ {
    tn_tensor *self;
} tni_args_hardswish_;
TN_NODISCARD static inline tn_status tni_read_hardswish_(const tn_call *call,
    const StableIValue *args, tni_args_hardswish_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* hardswish_backward(Tensor grad_output, Tensor self) -> Tensor */
typedef struct tni_args_hardswish_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
} tni_args_hardswish_backward;
TN_NODISCARD static inline tn_status tni_read_hardswish_backward(const tn_call *call,
    const StableIValue *args, tni_args_hardswish_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    return TN_OK;
}

/* hardswish_backward.out(Tensor grad_output, Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_hardswish_backward_out {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *out;
} tni_args_hardswish_backward_out;
TN_NODISCARD static inline tn_status tni_read_hardswish_backward_out(const tn_call *call,
    const StableIValue *args, tni_args_hardswish_backward_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor */
typedef struct tni_args_hardtanh {
    tn_tensor *self;
    const tni_scalar *min_val;
    const tni_scalar *max_val;
} tni_args_hardtanh;
TN_NODISCARD static inline tn_status tni_read_hardtanh(const tn_call *call,
    const StableIValue *args, tni_args_hardtanh *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->min_val = tni_arg_scalar(args[1]);
    in->max_val = tni_arg_scalar(args[2]);
    return TN_OK;
}

/* hardtanh.out(Tensor self, Scalar min_val=-1, Scalar max_val=1, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_hardtanh_out {
    tn_tensor *self;
    const tni_scalar *min_val;
    const tni_scalar *max_val;
    tn_tensor *out;
} tni_args_hardtanh_out;
TN_NODISCARD static inline tn_status tni_read_hardtanh_out(const tn_call *call,
    const StableIValue *args, tni_args_hardtanh_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->min_val = tni_arg_scalar(args[1]);
    in->max_val = tni_arg_scalar(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* hardtanh_(Tensor(a!) self, Scalar min_val=-1, Scalar max_val=1) -> Tensor(a!) */
typedef struct tni_args_hardtanh_ {
    tn_tensor *self;
    const tni_scalar *min_val;
    const tni_scalar *max_val;
} tni_args_hardtanh_;
TN_NODISCARD static inline tn_status tni_read_hardtanh_(const tn_call *call,
    const StableIValue *args, tni_args_hardtanh_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->min_val = tni_arg_scalar(args[1]);
    in->max_val = tni_arg_scalar(args[2]);
    return TN_OK;
}

/* hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor */
typedef struct tni_args_hardtanh_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    const tni_scalar *min_val;
    const tni_scalar *max_val;
} tni_args_hardtanh_backward;
TN_NODISCARD static inline tn_status tni_read_hardtanh_backward(const tn_call *call,
    const StableIValue *args, tni_args_hardtanh_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->min_val = tni_arg_scalar(args[2]);
    in->max_val = tni_arg_scalar(args[3]);
    return TN_OK;
}

/* hardtanh_backward.grad_input(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_hardtanh_backward_grad_input {
    tn_tensor *grad_output;
    tn_tensor *self;
    const tni_scalar *min_val;
    const tni_scalar *max_val;
    tn_tensor *grad_input;
} tni_args_hardtanh_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_hardtanh_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_hardtanh_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->min_val = tni_arg_scalar(args[2]);
    in->max_val = tni_arg_scalar(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->grad_input));
    return TN_OK;
}

/* heaviside(Tensor self, Tensor values) -> Tensor */
typedef struct tni_args_heaviside {
    tn_tensor *self;
    tn_tensor *values;
} tni_args_heaviside;
TN_NODISCARD static inline tn_status tni_read_heaviside(const tn_call *call,
    const StableIValue *args, tni_args_heaviside *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->values));
    return TN_OK;
}

/* heaviside.out(Tensor self, Tensor values, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_heaviside_out {
    tn_tensor *self;
    tn_tensor *values;
    tn_tensor *out;
} tni_args_heaviside_out;
TN_NODISCARD static inline tn_status tni_read_heaviside_out(const tn_call *call,
    const StableIValue *args, tni_args_heaviside_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->values));
    in->out = NULL;
    return TN_OK;
}

/* heaviside_(Tensor(a!) self, Tensor values) -> Tensor(a!) */
typedef struct tni_args_heaviside_ {
    tn_tensor *self;
    tn_tensor *values;
} tni_args_heaviside_;
TN_NODISCARD static inline tn_status tni_read_heaviside_(const tn_call *call,
    const StableIValue *args, tni_args_heaviside_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->values));
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
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->margin = tni_arg_double(args[2]);
    in->reduction = tni_arg_int(args[3]);
    return TN_OK;
}

/* histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor */
typedef struct tni_args_histc {
    tn_tensor *self;
    int64_t bins;
    const tni_scalar *min;
    const tni_scalar *max;
} tni_args_histc;
TN_NODISCARD static inline tn_status tni_read_histc(const tn_call *call,
    const StableIValue *args, tni_args_histc *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->bins = tni_arg_int(args[1]);
    in->min = tni_arg_scalar(args[2]);
    in->max = tni_arg_scalar(args[3]);
    return TN_OK;
}

/* histc.out(Tensor self, int bins=100, Scalar min=0, Scalar max=0, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_histc_out {
    tn_tensor *self;
    int64_t bins;
    const tni_scalar *min;
    const tni_scalar *max;
    tn_tensor *out;
} tni_args_histc_out;
TN_NODISCARD static inline tn_status tni_read_histc_out(const tn_call *call,
    const StableIValue *args, tni_args_histc_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->bins = tni_arg_int(args[1]);
    in->min = tni_arg_scalar(args[2]);
    in->max = tni_arg_scalar(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* histogram.bin_ct(Tensor self, int bins=100, *, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges) */
typedef struct tni_args_histogram_bin_ct {
    tn_tensor *self;
    int64_t bins;
    const tni_list *range;
    tn_tensor *weight;
    bool density;
} tni_args_histogram_bin_ct;
TN_NODISCARD static inline tn_status tni_read_histogram_bin_ct(const tn_call *call,
    const StableIValue *args, tni_args_histogram_bin_ct *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->bins = tni_arg_int(args[1]);
    in->range = tni_arg_maybe_list(args[2]);
    in->weight = tni_arg_maybe_handle(args[3]);
    in->density = tni_arg_bool(args[4]);
    return TN_OK;
}

/* histogram.bin_ct_out(Tensor self, int bins=100, *, float[]? range=None, Tensor? weight=None, bool density=False, Tensor(a!) hist, Tensor(b!) bin_edges) -> (Tensor(a!) hist, Tensor(b!) bin_edges) */
typedef struct tni_args_histogram_bin_ct_out {
    tn_tensor *self;
    int64_t bins;
    const tni_list *range;
    tn_tensor *weight;
    bool density;
    tn_tensor *hist;
    tn_tensor *bin_edges;
} tni_args_histogram_bin_ct_out;
TN_NODISCARD static inline tn_status tni_read_histogram_bin_ct_out(const tn_call *call,
    const StableIValue *args, tni_args_histogram_bin_ct_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->bins = tni_arg_int(args[1]);
    in->range = tni_arg_maybe_list(args[2]);
    in->weight = tni_arg_maybe_handle(args[3]);
    in->density = tni_arg_bool(args[4]);
    TN_TRY(tni_arg_tensor(call, args, 5, &in->hist));
    TN_TRY(tni_arg_tensor(call, args, 6, &in->bin_edges));
    return TN_OK;
}

/* histogram.bins_tensor(Tensor self, Tensor bins, *, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges) */
typedef struct tni_args_histogram_bins_tensor {
    tn_tensor *self;
    tn_tensor *bins;
    tn_tensor *weight;
    bool density;
} tni_args_histogram_bins_tensor;
TN_NODISCARD static inline tn_status tni_read_histogram_bins_tensor(const tn_call *call,
    const StableIValue *args, tni_args_histogram_bins_tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->bins));
    in->weight = tni_arg_maybe_handle(args[2]);
    in->density = tni_arg_bool(args[3]);
    return TN_OK;
}

/* histogram.bins_tensor_out(Tensor self, Tensor bins, *, Tensor? weight=None, bool density=False, Tensor(a!) hist, Tensor(b!) bin_edges) -> (Tensor(a!) hist, Tensor(b!) bin_edges) */
typedef struct tni_args_histogram_bins_tensor_out {
    tn_tensor *self;
    tn_tensor *bins;
    tn_tensor *weight;
    bool density;
    tn_tensor *hist;
    tn_tensor *bin_edges;
} tni_args_histogram_bins_tensor_out;
TN_NODISCARD static inline tn_status tni_read_histogram_bins_tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_histogram_bins_tensor_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->bins));
    in->weight = tni_arg_maybe_handle(args[2]);
    in->density = tni_arg_bool(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->hist));
    TN_TRY(tni_arg_tensor(call, args, 5, &in->bin_edges));
    return TN_OK;
}

/* hsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[] */
typedef struct tni_args_hsplit_array {
    tn_tensor *self;
    tni_ints indices;
} tni_args_hsplit_array;
TN_NODISCARD static inline tn_status tni_read_hsplit_array(const tn_call *call,
    const StableIValue *args, tni_args_hsplit_array *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->indices = tni_arg_ints(args[1]);
    return TN_OK;
}

/* hsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[] */
typedef struct tni_args_hsplit_int {
    tn_tensor *self;
    int64_t sections;
} tni_args_hsplit_int;
TN_NODISCARD static inline tn_status tni_read_hsplit_int(const tn_call *call,
    const StableIValue *args, tni_args_hsplit_int *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->sections = tni_arg_int(args[1]);
    return TN_OK;
}

/* hstack(Tensor[] tensors) -> Tensor */
typedef struct tni_args_hstack {
    const tni_list *tensors;
} tni_args_hstack;
TN_NODISCARD static inline tn_status tni_read_hstack(const tn_call *call,
    const StableIValue *args, tni_args_hstack *in)
{
    (void)call;
    (void)args;
    in->tensors = tni_arg_list(args[0]);
    return TN_OK;
}

/* hstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_hstack_out {
    const tni_list *tensors;
    tn_tensor *out;
} tni_args_hstack_out;
TN_NODISCARD static inline tn_status tni_read_hstack_out(const tn_call *call,
    const StableIValue *args, tni_args_hstack_out *in)
{
    (void)call;
    (void)args;
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* huber_loss(Tensor self, Tensor target, int reduction=Mean, float delta=1.0) -> Tensor */
typedef struct tni_args_huber_loss {
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
    double delta;
} tni_args_huber_loss;
TN_NODISCARD static inline tn_status tni_read_huber_loss(const tn_call *call,
    const StableIValue *args, tni_args_huber_loss *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->reduction = tni_arg_int(args[2]);
    in->delta = tni_arg_double(args[3]);
    return TN_OK;
}

/* huber_loss.out(Tensor self, Tensor target, int reduction=Mean, float delta=1.0, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_huber_loss_out {
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
    double delta;
    tn_tensor *out;
} tni_args_huber_loss_out;
TN_NODISCARD static inline tn_status tni_read_huber_loss_out(const tn_call *call,
    const StableIValue *args, tni_args_huber_loss_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->reduction = tni_arg_int(args[2]);
    in->delta = tni_arg_double(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* huber_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float delta) -> Tensor */
typedef struct tni_args_huber_loss_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
    double delta;
} tni_args_huber_loss_backward;
TN_NODISCARD static inline tn_status tni_read_huber_loss_backward(const tn_call *call,
    const StableIValue *args, tni_args_huber_loss_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->target));
    in->reduction = tni_arg_int(args[3]);
    in->delta = tni_arg_double(args[4]);
    return TN_OK;
}

/* huber_loss_backward.out(Tensor grad_output, Tensor self, Tensor target, int reduction, float delta, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_huber_loss_backward_out {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
    double delta;
    tn_tensor *grad_input;
} tni_args_huber_loss_backward_out;
TN_NODISCARD static inline tn_status tni_read_huber_loss_backward_out(const tn_call *call,
    const StableIValue *args, tni_args_huber_loss_backward_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->target));
    in->reduction = tni_arg_int(args[3]);
    in->delta = tni_arg_double(args[4]);
    TN_TRY(tni_arg_tensor(call, args, 5, &in->grad_input));
    return TN_OK;
}

/* hypot(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_hypot {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_hypot;
TN_NODISCARD static inline tn_status tni_read_hypot(const tn_call *call,
    const StableIValue *args, tni_args_hypot *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* hypot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_hypot_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_hypot_out;
TN_NODISCARD static inline tn_status tni_read_hypot_out(const tn_call *call,
    const StableIValue *args, tni_args_hypot_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->out = NULL;
    return TN_OK;
}

/* hypot_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args_hypot_ {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_hypot_;
TN_NODISCARD static inline tn_status tni_read_hypot_(const tn_call *call,
    const StableIValue *args, tni_args_hypot_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* i0(Tensor self) -> Tensor */
typedef struct tni_args_i0 {
    tn_tensor *self;
} tni_args_i0;
TN_NODISCARD static inline tn_status tni_read_i0(const tn_call *call,
    const StableIValue *args, tni_args_i0 *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* i0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_i0_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_i0_out;
TN_NODISCARD static inline tn_status tni_read_i0_out(const tn_call *call,
    const StableIValue *args, tni_args_i0_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* i0_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_i0_ {
    tn_tensor *self;
} tni_args_i0_;
TN_NODISCARD static inline tn_status tni_read_i0_(const tn_call *call,
    const StableIValue *args, tni_args_i0_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* igamma(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_igamma {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_igamma;
TN_NODISCARD static inline tn_status tni_read_igamma(const tn_call *call,
    const StableIValue *args, tni_args_igamma *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* igamma.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_igamma_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_igamma_out;
TN_NODISCARD static inline tn_status tni_read_igamma_out(const tn_call *call,
    const StableIValue *args, tni_args_igamma_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->out = NULL;
    return TN_OK;
}

/* igamma_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args_igamma_ {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_igamma_;
TN_NODISCARD static inline tn_status tni_read_igamma_(const tn_call *call,
    const StableIValue *args, tni_args_igamma_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* igammac(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_igammac {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_igammac;
TN_NODISCARD static inline tn_status tni_read_igammac(const tn_call *call,
    const StableIValue *args, tni_args_igammac *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* igammac.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_igammac_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_igammac_out;
TN_NODISCARD static inline tn_status tni_read_igammac_out(const tn_call *call,
    const StableIValue *args, tni_args_igammac_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->out = NULL;
    return TN_OK;
}

/* igammac_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args_igammac_ {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_igammac_;
TN_NODISCARD static inline tn_status tni_read_igammac_(const tn_call *call,
    const StableIValue *args, tni_args_igammac_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* imag(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_imag {
    tn_tensor *self;
} tni_args_imag;
TN_NODISCARD static inline tn_status tni_read_imag(const tn_call *call,
    const StableIValue *args, tni_args_imag *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* index.Tensor(Tensor self, Tensor?[] indices) -> Tensor */
typedef struct tni_args_index_Tensor {
    tn_tensor *self;
    const tni_list *indices;
} tni_args_index_Tensor;
TN_NODISCARD static inline tn_status tni_read_index_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_index_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->indices = tni_arg_list(args[1]);
    return TN_OK;
}

/* index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor */
typedef struct tni_args_index_add {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    tn_tensor *source;
    const tni_scalar *alpha;
} tni_args_index_add;
TN_NODISCARD static inline tn_status tni_read_index_add(const tn_call *call,
    const StableIValue *args, tni_args_index_add *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->source));
    in->alpha = tni_arg_scalar(args[4]);
    return TN_OK;
}

/* index_add.out(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_index_add_out {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    tn_tensor *source;
    const tni_scalar *alpha;
    tn_tensor *out;
} tni_args_index_add_out;
TN_NODISCARD static inline tn_status tni_read_index_add_out(const tn_call *call,
    const StableIValue *args, tni_args_index_add_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->source));
    in->alpha = tni_arg_scalar(args[4]);
    in->out = NULL;
    return TN_OK;
}

/* index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor(a!) */
typedef struct tni_args_index_add_ {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    tn_tensor *source;
    const tni_scalar *alpha;
} tni_args_index_add_;
TN_NODISCARD static inline tn_status tni_read_index_add_(const tn_call *call,
    const StableIValue *args, tni_args_index_add_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->source));
    in->alpha = tni_arg_scalar(args[4]);
    return TN_OK;
}

/* index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor */
typedef struct tni_args_index_copy {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    tn_tensor *source;
} tni_args_index_copy;
TN_NODISCARD static inline tn_status tni_read_index_copy(const tn_call *call,
    const StableIValue *args, tni_args_index_copy *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->source));
    return TN_OK;
}

/* index_copy.out(Tensor self, int dim, Tensor index, Tensor source, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_index_copy_out {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    tn_tensor *source;
    tn_tensor *out;
} tni_args_index_copy_out;
TN_NODISCARD static inline tn_status tni_read_index_copy_out(const tn_call *call,
    const StableIValue *args, tni_args_index_copy_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->source));
    in->out = NULL;
    return TN_OK;
}

/* index_copy_(Tensor(a!) self, int dim, Tensor index, Tensor source) -> Tensor(a!) */
typedef struct tni_args_index_copy_ {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    tn_tensor *source;
} tni_args_index_copy_;
TN_NODISCARD static inline tn_status tni_read_index_copy_(const tn_call *call,
    const StableIValue *args, tni_args_index_copy_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->source));
    return TN_OK;
}

/* index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor */
typedef struct tni_args_index_fill_int_Scalar {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    const tni_scalar *value;
} tni_args_index_fill_int_Scalar;
TN_NODISCARD static inline tn_status tni_read_index_fill_int_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_index_fill_int_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    in->value = tni_arg_scalar(args[3]);
    return TN_OK;
}

/* index_fill.int_Scalar_out(Tensor self, int dim, Tensor index, Scalar value, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_index_fill_int_Scalar_out {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    const tni_scalar *value;
    tn_tensor *out;
} tni_args_index_fill_int_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_index_fill_int_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_index_fill_int_Scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    in->value = tni_arg_scalar(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor */
typedef struct tni_args_index_fill_int_Tensor {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    tn_tensor *value;
} tni_args_index_fill_int_Tensor;
TN_NODISCARD static inline tn_status tni_read_index_fill_int_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_index_fill_int_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->value));
    return TN_OK;
}

/* index_fill.int_Tensor_out(Tensor self, int dim, Tensor index, Tensor value, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_index_fill_int_Tensor_out {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    tn_tensor *value;
    tn_tensor *out;
} tni_args_index_fill_int_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_index_fill_int_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_index_fill_int_Tensor_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->value));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* index_fill_.int_Scalar(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!) */
typedef struct tni_args_index_fill__int_Scalar {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    const tni_scalar *value;
} tni_args_index_fill__int_Scalar;
TN_NODISCARD static inline tn_status tni_read_index_fill__int_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_index_fill__int_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    in->value = tni_arg_scalar(args[3]);
    return TN_OK;
}

/* index_fill_.int_Tensor(Tensor(a!) self, int dim, Tensor index, Tensor value) -> Tensor(a!) */
typedef struct tni_args_index_fill__int_Tensor {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    tn_tensor *value;
} tni_args_index_fill__int_Tensor;
TN_NODISCARD static inline tn_status tni_read_index_fill__int_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_index_fill__int_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->value));
    return TN_OK;
}

/* index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor */
typedef struct tni_args_index_reduce {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    tn_tensor *source;
    const tni_string *reduce;
    bool include_self;
} tni_args_index_reduce;
TN_NODISCARD static inline tn_status tni_read_index_reduce(const tn_call *call,
    const StableIValue *args, tni_args_index_reduce *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->source));
    in->reduce = tni_arg_string(args[4]);
    in->include_self = tni_arg_bool(args[5]);
    return TN_OK;
}

/* index_reduce.out(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_index_reduce_out {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    tn_tensor *source;
    const tni_string *reduce;
    bool include_self;
    tn_tensor *out;
} tni_args_index_reduce_out;
TN_NODISCARD static inline tn_status tni_read_index_reduce_out(const tn_call *call,
    const StableIValue *args, tni_args_index_reduce_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->source));
    in->reduce = tni_arg_string(args[4]);
    in->include_self = tni_arg_bool(args[5]);
    in->out = NULL;
    return TN_OK;
}

/* index_reduce_(Tensor(a!) self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor(a!) */
typedef struct tni_args_index_reduce_ {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    tn_tensor *source;
    const tni_string *reduce;
    bool include_self;
} tni_args_index_reduce_;
TN_NODISCARD static inline tn_status tni_read_index_reduce_(const tn_call *call,
    const StableIValue *args, tni_args_index_reduce_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->source));
    in->reduce = tni_arg_string(args[4]);
    in->include_self = tni_arg_bool(args[5]);
    return TN_OK;
}

/* index_select(Tensor self, int dim, Tensor index) -> Tensor */
typedef struct tni_args_index_select {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
} tni_args_index_select;
TN_NODISCARD static inline tn_status tni_read_index_select(const tn_call *call,
    const StableIValue *args, tni_args_index_select *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    return TN_OK;
}

/* index_select.out(Tensor self, int dim, Tensor index, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_index_select_out {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    tn_tensor *out;
} tni_args_index_select_out;
TN_NODISCARD static inline tn_status tni_read_index_select_out(const tn_call *call,
    const StableIValue *args, tni_args_index_select_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* index_select_backward(Tensor grad, SymInt[] self_sizes, int dim, Tensor index) -> Tensor */
typedef struct tni_args_index_select_backward {
    tn_tensor *grad;
    tni_ints self_sizes;
    int64_t dim;
    tn_tensor *index;
} tni_args_index_select_backward;
TN_NODISCARD static inline tn_status tni_read_index_select_backward(const tn_call *call,
    const StableIValue *args, tni_args_index_select_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad));
    in->self_sizes = tni_arg_ints(args[1]);
    in->dim = tni_arg_int(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->index));
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
    (void)call;
    (void)args;
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
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* instance_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool use_input_stats, float momentum, float eps, bool cudnn_enabled) -> Tensor */
typedef struct tni_args_instance_norm {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tn_tensor *running_mean;
    tn_tensor *running_var;
    bool use_input_stats;
    double momentum;
    double eps;
    bool cudnn_enabled;
} tni_args_instance_norm;
TN_NODISCARD static inline tn_status tni_read_instance_norm(const tn_call *call,
    const StableIValue *args, tni_args_instance_norm *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->weight = tni_arg_maybe_handle(args[1]);
    in->bias = tni_arg_maybe_handle(args[2]);
    in->running_mean = tni_arg_maybe_handle(args[3]);
    in->running_var = tni_arg_maybe_handle(args[4]);
    in->use_input_stats = tni_arg_bool(args[5]);
    in->momentum = tni_arg_double(args[6]);
    in->eps = tni_arg_double(args[7]);
    in->cudnn_enabled = tni_arg_bool(args[8]);
    return TN_OK;
}

/* is_complex(Tensor self) -> bool */
typedef struct tni_args_is_complex {
    tn_tensor *self;
} tni_args_is_complex;
TN_NODISCARD static inline tn_status tni_read_is_complex(const tn_call *call,
    const StableIValue *args, tni_args_is_complex *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* is_conj(Tensor self) -> bool */
typedef struct tni_args_is_conj {
    tn_tensor *self;
} tni_args_is_conj;
TN_NODISCARD static inline tn_status tni_read_is_conj(const tn_call *call,
    const StableIValue *args, tni_args_is_conj *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* is_distributed(Tensor self) -> bool */
typedef struct tni_args_is_distributed {
    tn_tensor *self;
} tni_args_is_distributed;
TN_NODISCARD static inline tn_status tni_read_is_distributed(const tn_call *call,
    const StableIValue *args, tni_args_is_distributed *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* is_floating_point(Tensor self) -> bool */
typedef struct tni_args_is_floating_point {
    tn_tensor *self;
} tni_args_is_floating_point;
TN_NODISCARD static inline tn_status tni_read_is_floating_point(const tn_call *call,
    const StableIValue *args, tni_args_is_floating_point *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* is_inference(Tensor self) -> bool */
typedef struct tni_args_is_inference {
    tn_tensor *self;
} tni_args_is_inference;
TN_NODISCARD static inline tn_status tni_read_is_inference(const tn_call *call,
    const StableIValue *args, tni_args_is_inference *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* is_neg(Tensor self) -> bool */
typedef struct tni_args_is_neg {
    tn_tensor *self;
} tni_args_is_neg;
TN_NODISCARD static inline tn_status tni_read_is_neg(const tn_call *call,
    const StableIValue *args, tni_args_is_neg *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* is_nonzero(Tensor self) -> bool */
typedef struct tni_args_is_nonzero {
    tn_tensor *self;
} tni_args_is_nonzero;
TN_NODISCARD static inline tn_status tni_read_is_nonzero(const tn_call *call,
    const StableIValue *args, tni_args_is_nonzero *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* is_pinned(Tensor self, Device? device=None) -> bool */
typedef struct tni_args_is_pinned {
    tn_tensor *self;
    tni_maybe_device device;
} tni_args_is_pinned;
TN_NODISCARD static inline tn_status tni_read_is_pinned(const tn_call *call,
    const StableIValue *args, tni_args_is_pinned *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->device = tni_arg_maybe_device(args[1]);
    return TN_OK;
}

/* is_same_size(Tensor self, Tensor other) -> bool */
typedef struct tni_args_is_same_size {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_is_same_size;
TN_NODISCARD static inline tn_status tni_read_is_same_size(const tn_call *call,
    const StableIValue *args, tni_args_is_same_size *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* is_signed(Tensor self) -> bool */
typedef struct tni_args_is_signed {
    tn_tensor *self;
} tni_args_is_signed;
TN_NODISCARD static inline tn_status tni_read_is_signed(const tn_call *call,
    const StableIValue *args, tni_args_is_signed *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> Tensor */
typedef struct tni_args_isclose {
    tn_tensor *self;
    tn_tensor *other;
    double rtol;
    double atol;
    bool equal_nan;
} tni_args_isclose;
TN_NODISCARD static inline tn_status tni_read_isclose(const tn_call *call,
    const StableIValue *args, tni_args_isclose *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->rtol = tni_arg_double(args[2]);
    in->atol = tni_arg_double(args[3]);
    in->equal_nan = tni_arg_bool(args[4]);
    return TN_OK;
}

/* isfinite(Tensor self) -> Tensor */
typedef struct tni_args_isfinite {
    tn_tensor *self;
} tni_args_isfinite;
TN_NODISCARD static inline tn_status tni_read_isfinite(const tn_call *call,
    const StableIValue *args, tni_args_isfinite *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* isinf(Tensor self) -> Tensor */
typedef struct tni_args_isinf {
    tn_tensor *self;
} tni_args_isinf;
TN_NODISCARD static inline tn_status tni_read_isinf(const tn_call *call,
    const StableIValue *args, tni_args_isinf *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* isinf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_isinf_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_isinf_out;
TN_NODISCARD static inline tn_status tni_read_isinf_out(const tn_call *call,
    const StableIValue *args, tni_args_isinf_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* isnan(Tensor self) -> Tensor */
typedef struct tni_args_isnan {
    tn_tensor *self;
} tni_args_isnan;
TN_NODISCARD static inline tn_status tni_read_isnan(const tn_call *call,
    const StableIValue *args, tni_args_isnan *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* isnan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_isnan_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_isnan_out;
TN_NODISCARD static inline tn_status tni_read_isnan_out(const tn_call *call,
    const StableIValue *args, tni_args_isnan_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* isneginf(Tensor self) -> Tensor */
typedef struct tni_args_isneginf {
    tn_tensor *self;
} tni_args_isneginf;
TN_NODISCARD static inline tn_status tni_read_isneginf(const tn_call *call,
    const StableIValue *args, tni_args_isneginf *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* isneginf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_isneginf_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_isneginf_out;
TN_NODISCARD static inline tn_status tni_read_isneginf_out(const tn_call *call,
    const StableIValue *args, tni_args_isneginf_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* isposinf(Tensor self) -> Tensor */
typedef struct tni_args_isposinf {
    tn_tensor *self;
} tni_args_isposinf;
TN_NODISCARD static inline tn_status tni_read_isposinf(const tn_call *call,
    const StableIValue *args, tni_args_isposinf *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* isposinf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_isposinf_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_isposinf_out;
TN_NODISCARD static inline tn_status tni_read_isposinf_out(const tn_call *call,
    const StableIValue *args, tni_args_isposinf_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* isreal(Tensor self) -> Tensor */
typedef struct tni_args_isreal {
    tn_tensor *self;
} tni_args_isreal;
TN_NODISCARD static inline tn_status tni_read_isreal(const tn_call *call,
    const StableIValue *args, tni_args_isreal *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* item(Tensor self) -> Scalar */
typedef struct tni_args_item {
    tn_tensor *self;
} tni_args_item;
TN_NODISCARD static inline tn_status tni_read_item(const tn_call *call,
    const StableIValue *args, tni_args_item *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
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
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->reduction = tni_arg_int(args[2]);
    in->log_target = tni_arg_bool(args[3]);
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
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* kron.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_kron_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_kron_out;
TN_NODISCARD static inline tn_status tni_read_kron_out(const tn_call *call,
    const StableIValue *args, tni_args_kron_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* kthvalue(Tensor self, SymInt k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices) */
typedef struct tni_args_kthvalue {
    tn_tensor *self;
    int64_t k;
    int64_t dim;
    bool keepdim;
} tni_args_kthvalue;
TN_NODISCARD static inline tn_status tni_read_kthvalue(const tn_call *call,
    const StableIValue *args, tni_args_kthvalue *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->k = tni_arg_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    return TN_OK;
}

/* kthvalue.values(Tensor self, SymInt k, int dim=-1, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices) */
typedef struct tni_args_kthvalue_values {
    tn_tensor *self;
    int64_t k;
    int64_t dim;
    bool keepdim;
    tn_tensor *values;
    tn_tensor *indices;
} tni_args_kthvalue_values;
TN_NODISCARD static inline tn_status tni_read_kthvalue_values(const tn_call *call,
    const StableIValue *args, tni_args_kthvalue_values *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->k = tni_arg_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->values));
    TN_TRY(tni_arg_tensor(call, args, 5, &in->indices));
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
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->reduction = tni_arg_int(args[2]);
    return TN_OK;
}

/* layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float eps=1e-05, bool cudnn_enable=True) -> Tensor */
typedef struct tni_args_layer_norm {
    tn_tensor *input;
    tni_ints normalized_shape;
    tn_tensor *weight;
    tn_tensor *bias;
    double eps;
    bool cudnn_enable;
} tni_args_layer_norm;
TN_NODISCARD static inline tn_status tni_read_layer_norm(const tn_call *call,
    const StableIValue *args, tni_args_layer_norm *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->normalized_shape = tni_arg_ints(args[1]);
    in->weight = tni_arg_maybe_handle(args[2]);
    in->bias = tni_arg_maybe_handle(args[3]);
    in->eps = tni_arg_double(args[4]);
    in->cudnn_enable = tni_arg_bool(args[5]);
    return TN_OK;
}

/* lcm(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_lcm {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_lcm;
TN_NODISCARD static inline tn_status tni_read_lcm(const tn_call *call,
    const StableIValue *args, tni_args_lcm *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* lcm.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_lcm_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_lcm_out;
TN_NODISCARD static inline tn_status tni_read_lcm_out(const tn_call *call,
    const StableIValue *args, tni_args_lcm_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->out = NULL;
    return TN_OK;
}

/* lcm_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args_lcm_ {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_lcm_;
TN_NODISCARD static inline tn_status tni_read_lcm_(const tn_call *call,
    const StableIValue *args, tni_args_lcm_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* ldexp.Tensor(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_ldexp_Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_ldexp_Tensor;
TN_NODISCARD static inline tn_status tni_read_ldexp_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_ldexp_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* ldexp.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_ldexp_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_ldexp_out;
TN_NODISCARD static inline tn_status tni_read_ldexp_out(const tn_call *call,
    const StableIValue *args, tni_args_ldexp_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* ldexp_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args_ldexp_ {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_ldexp_;
TN_NODISCARD static inline tn_status tni_read_ldexp_(const tn_call *call,
    const StableIValue *args, tni_args_ldexp_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* le.Scalar(Tensor self, Scalar other) -> Tensor */
typedef struct tni_args_le_Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_le_Scalar;
TN_NODISCARD static inline tn_status tni_read_le_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_le_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* le.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_le_Scalar_out {
    tn_tensor *self;
    const tni_scalar *other;
    tn_tensor *out;
} tni_args_le_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_le_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_le_Scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    in->out = NULL;
    return TN_OK;
}

/* le.Tensor(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_le_Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_le_Tensor;
TN_NODISCARD static inline tn_status tni_read_le_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_le_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* le.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_le_Tensor_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_le_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_le_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_le_Tensor_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->out = NULL;
    return TN_OK;
}

/* le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
typedef struct tni_args_le__Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_le__Scalar;
TN_NODISCARD static inline tn_status tni_read_le__Scalar(const tn_call *call,
    const StableIValue *args, tni_args_le__Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args_le__Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_le__Tensor;
TN_NODISCARD static inline tn_status tni_read_le__Tensor(const tn_call *call,
    const StableIValue *args, tni_args_le__Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor */
typedef struct tni_args_leaky_relu {
    tn_tensor *self;
    const tni_scalar *negative_slope;
} tni_args_leaky_relu;
TN_NODISCARD static inline tn_status tni_read_leaky_relu(const tn_call *call,
    const StableIValue *args, tni_args_leaky_relu *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->negative_slope = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* leaky_relu.out(Tensor self, Scalar negative_slope=0.01, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_leaky_relu_out {
    tn_tensor *self;
    const tni_scalar *negative_slope;
    tn_tensor *out;
} tni_args_leaky_relu_out;
TN_NODISCARD static inline tn_status tni_read_leaky_relu_out(const tn_call *call,
    const StableIValue *args, tni_args_leaky_relu_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->negative_slope = tni_arg_scalar(args[1]);
    in->out = NULL;
    return TN_OK;
}

/* leaky_relu_(Tensor(a!) self, Scalar negative_slope=0.01) -> Tensor(a!) */
typedef struct tni_args_leaky_relu_ {
    tn_tensor *self;
    const tni_scalar *negative_slope;
} tni_args_leaky_relu_;
TN_NODISCARD static inline tn_status tni_read_leaky_relu_(const tn_call *call,
    const StableIValue *args, tni_args_leaky_relu_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->negative_slope = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result) -> Tensor */
typedef struct tni_args_leaky_relu_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    const tni_scalar *negative_slope;
    bool self_is_result;
} tni_args_leaky_relu_backward;
TN_NODISCARD static inline tn_status tni_read_leaky_relu_backward(const tn_call *call,
    const StableIValue *args, tni_args_leaky_relu_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->negative_slope = tni_arg_scalar(args[2]);
    in->self_is_result = tni_arg_bool(args[3]);
    return TN_OK;
}

/* leaky_relu_backward.grad_input(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_leaky_relu_backward_grad_input {
    tn_tensor *grad_output;
    tn_tensor *self;
    const tni_scalar *negative_slope;
    bool self_is_result;
    tn_tensor *grad_input;
} tni_args_leaky_relu_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_leaky_relu_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_leaky_relu_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->negative_slope = tni_arg_scalar(args[2]);
    in->self_is_result = tni_arg_bool(args[3]);
    in->grad_input = NULL;
    return TN_OK;
}

/* lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor */
typedef struct tni_args_lerp_Scalar {
    tn_tensor *self;
    tn_tensor *end;
    const tni_scalar *weight;
} tni_args_lerp_Scalar;
TN_NODISCARD static inline tn_status tni_read_lerp_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_lerp_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->end));
    in->weight = tni_arg_scalar(args[2]);
    return TN_OK;
}

/* lerp.Scalar_out(Tensor self, Tensor end, Scalar weight, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_lerp_Scalar_out {
    tn_tensor *self;
    tn_tensor *end;
    const tni_scalar *weight;
    tn_tensor *out;
} tni_args_lerp_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_lerp_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_lerp_Scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->end));
    in->weight = tni_arg_scalar(args[2]);
    in->out = NULL;
    return TN_OK;
}

/* lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor */
typedef struct tni_args_lerp_Tensor {
    tn_tensor *self;
    tn_tensor *end;
    tn_tensor *weight;
} tni_args_lerp_Tensor;
TN_NODISCARD static inline tn_status tni_read_lerp_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_lerp_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->end));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->weight));
    return TN_OK;
}

/* lerp.Tensor_out(Tensor self, Tensor end, Tensor weight, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_lerp_Tensor_out {
    tn_tensor *self;
    tn_tensor *end;
    tn_tensor *weight;
    tn_tensor *out;
} tni_args_lerp_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_lerp_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_lerp_Tensor_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->end));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->weight));
    in->out = NULL;
    return TN_OK;
}

/* lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!) */
typedef struct tni_args_lerp__Scalar {
    tn_tensor *self;
    tn_tensor *end;
    const tni_scalar *weight;
} tni_args_lerp__Scalar;
TN_NODISCARD static inline tn_status tni_read_lerp__Scalar(const tn_call *call,
    const StableIValue *args, tni_args_lerp__Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->end));
    in->weight = tni_arg_scalar(args[2]);
    return TN_OK;
}

/* lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!) */
typedef struct tni_args_lerp__Tensor {
    tn_tensor *self;
    tn_tensor *end;
    tn_tensor *weight;
} tni_args_lerp__Tensor;
TN_NODISCARD static inline tn_status tni_read_lerp__Tensor(const tn_call *call,
    const StableIValue *args, tni_args_lerp__Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->end));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->weight));
    return TN_OK;
}

/* less.Scalar(Tensor self, Scalar other) -> Tensor */
typedef struct tni_args_less_Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_less_Scalar;
TN_NODISCARD static inline tn_status tni_read_less_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_less_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* less.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_less_Scalar_out {
    tn_tensor *self;
    const tni_scalar *other;
    tn_tensor *out;
} tni_args_less_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_less_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_less_Scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* less.Tensor(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_less_Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_less_Tensor;
TN_NODISCARD static inline tn_status tni_read_less_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_less_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* less.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_less_Tensor_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_less_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_less_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_less_Tensor_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* less_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
typedef struct tni_args_less__Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_less__Scalar;
TN_NODISCARD static inline tn_status tni_read_less__Scalar(const tn_call *call,
    const StableIValue *args, tni_args_less__Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* less_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args_less__Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_less__Tensor;
TN_NODISCARD static inline tn_status tni_read_less__Tensor(const tn_call *call,
    const StableIValue *args, tni_args_less__Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* less_equal.Scalar(Tensor self, Scalar other) -> Tensor */
typedef struct tni_args_less_equal_Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_less_equal_Scalar;
TN_NODISCARD static inline tn_status tni_read_less_equal_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_less_equal_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* less_equal.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_less_equal_Scalar_out {
    tn_tensor *self;
    const tni_scalar *other;
    tn_tensor *out;
} tni_args_less_equal_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_less_equal_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_less_equal_Scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* less_equal.Tensor(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_less_equal_Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_less_equal_Tensor;
TN_NODISCARD static inline tn_status tni_read_less_equal_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_less_equal_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* less_equal.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_less_equal_Tensor_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_less_equal_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_less_equal_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_less_equal_Tensor_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* less_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
typedef struct tni_args_less_equal__Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_less_equal__Scalar;
TN_NODISCARD static inline tn_status tni_read_less_equal__Scalar(const tn_call *call,
    const StableIValue *args, tni_args_less_equal__Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* less_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args_less_equal__Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_less_equal__Tensor;
TN_NODISCARD static inline tn_status tni_read_less_equal__Tensor(const tn_call *call,
    const StableIValue *args, tni_args_less_equal__Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* lgamma(Tensor self) -> Tensor */
typedef struct tni_args_lgamma {
    tn_tensor *self;
} tni_args_lgamma;
TN_NODISCARD static inline tn_status tni_read_lgamma(const tn_call *call,
    const StableIValue *args, tni_args_lgamma *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* lgamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_lgamma_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_lgamma_out;
TN_NODISCARD static inline tn_status tni_read_lgamma_out(const tn_call *call,
    const StableIValue *args, tni_args_lgamma_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* lgamma_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_lgamma_ {
    tn_tensor *self;
} tni_args_lgamma_;
TN_NODISCARD static inline tn_status tni_read_lgamma_(const tn_call *call,
    const StableIValue *args, tni_args_lgamma_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* lift(Tensor self) -> Tensor */
typedef struct tni_args_lift {
    tn_tensor *self;
} tni_args_lift;
TN_NODISCARD static inline tn_status tni_read_lift(const tn_call *call,
    const StableIValue *args, tni_args_lift *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* lift.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_lift_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_lift_out;
TN_NODISCARD static inline tn_status tni_read_lift_out(const tn_call *call,
    const StableIValue *args, tni_args_lift_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* lift_fresh(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_lift_fresh {
    tn_tensor *self;
} tni_args_lift_fresh;
TN_NODISCARD static inline tn_status tni_read_lift_fresh(const tn_call *call,
    const StableIValue *args, tni_args_lift_fresh *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* lift_fresh_copy(Tensor self) -> Tensor */
typedef struct tni_args_lift_fresh_copy {
    tn_tensor *self;
} tni_args_lift_fresh_copy;
TN_NODISCARD static inline tn_status tni_read_lift_fresh_copy(const tn_call *call,
    const StableIValue *args, tni_args_lift_fresh_copy *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* lift_fresh_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_lift_fresh_copy_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_lift_fresh_copy_out;
TN_NODISCARD static inline tn_status tni_read_lift_fresh_copy_out(const tn_call *call,
    const StableIValue *args, tni_args_lift_fresh_copy_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* linalg_diagonal(Tensor(a) A, *, int offset=0, int dim1=-2, int dim2=-1) -> Tensor(a) */
typedef struct tni_args_linalg_diagonal {
    tn_tensor *A;
    int64_t offset;
    int64_t dim1;
    int64_t dim2;
} tni_args_linalg_diagonal;
TN_NODISCARD static inline tn_status tni_read_linalg_diagonal(const tn_call *call,
    const StableIValue *args, tni_args_linalg_diagonal *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->A));
    in->offset = tni_arg_int(args[1]);
    in->dim1 = tni_arg_int(args[2]);
    in->dim2 = tni_arg_int(args[3]);
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
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* linalg_matmul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_linalg_matmul_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_linalg_matmul_out;
TN_NODISCARD static inline tn_status tni_read_linalg_matmul_out(const tn_call *call,
    const StableIValue *args, tni_args_linalg_matmul_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* linalg_multi_dot(Tensor[] tensors) -> Tensor */
typedef struct tni_args_linalg_multi_dot {
    const tni_list *tensors;
} tni_args_linalg_multi_dot;
TN_NODISCARD static inline tn_status tni_read_linalg_multi_dot(const tn_call *call,
    const StableIValue *args, tni_args_linalg_multi_dot *in)
{
    (void)call;
    (void)args;
    in->tensors = tni_arg_list(args[0]);
    return TN_OK;
}

/* linalg_multi_dot.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_linalg_multi_dot_out {
    const tni_list *tensors;
    tn_tensor *out;
} tni_args_linalg_multi_dot_out;
TN_NODISCARD static inline tn_status tni_read_linalg_multi_dot_out(const tn_call *call,
    const StableIValue *args, tni_args_linalg_multi_dot_out *in)
{
    (void)call;
    (void)args;
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
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
    (void)call;
    (void)args;
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
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->y));
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* linalg_vecdot.out(Tensor x, Tensor y, *, int dim=-1, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_linalg_vecdot_out {
    tn_tensor *x;
    tn_tensor *y;
    int64_t dim;
    tn_tensor *out;
} tni_args_linalg_vecdot_out;
TN_NODISCARD static inline tn_status tni_read_linalg_vecdot_out(const tn_call *call,
    const StableIValue *args, tni_args_linalg_vecdot_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->y));
    in->dim = tni_arg_int(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor */
typedef struct tni_args_linalg_vector_norm {
    tn_tensor *self;
    const tni_scalar *ord;
    tni_ints dim;
    bool keepdim;
    tn_dtype dtype;
} tni_args_linalg_vector_norm;
TN_NODISCARD static inline tn_status tni_read_linalg_vector_norm(const tn_call *call,
    const StableIValue *args, tni_args_linalg_vector_norm *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->ord = tni_arg_scalar(args[1]);
    in->dim = tni_arg_maybe_ints(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    in->dtype = tni_arg_maybe_dtype(args[4]);
    return TN_OK;
}

/* linalg_vector_norm.out(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_linalg_vector_norm_out {
    tn_tensor *self;
    const tni_scalar *ord;
    tni_ints dim;
    bool keepdim;
    tn_dtype dtype;
    tn_tensor *out;
} tni_args_linalg_vector_norm_out;
TN_NODISCARD static inline tn_status tni_read_linalg_vector_norm_out(const tn_call *call,
    const StableIValue *args, tni_args_linalg_vector_norm_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->ord = tni_arg_scalar(args[1]);
    in->dim = tni_arg_maybe_ints(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    in->dtype = tni_arg_maybe_dtype(args[4]);
    in->out = NULL;
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
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    in->bias = tni_arg_maybe_handle(args[2]);
    return TN_OK;
}

/* linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_linspace {
    const tni_scalar *start;
    const tni_scalar *end;
    int64_t steps;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_linspace;
TN_NODISCARD static inline tn_status tni_read_linspace(const tn_call *call,
    const StableIValue *args, tni_args_linspace *in)
{
    (void)call;
    (void)args;
    in->start = tni_arg_scalar(args[0]);
    in->end = tni_arg_scalar(args[1]);
    in->steps = tni_arg_int(args[2]);
    in->dtype = tni_arg_maybe_dtype(args[3]);
    in->layout = tni_arg_maybe_word(args[4]);
    in->device = tni_arg_maybe_device(args[5]);
    in->pin_memory = tni_arg_maybe_bool(args[6]);
    return TN_OK;
}

/* linspace.Scalar_Tensor(Scalar start, Tensor end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_linspace_Scalar_Tensor {
    const tni_scalar *start;
    tn_tensor *end;
    int64_t steps;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_linspace_Scalar_Tensor;
TN_NODISCARD static inline tn_status tni_read_linspace_Scalar_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_linspace_Scalar_Tensor *in)
{
    (void)call;
    (void)args;
    in->start = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->end));
    in->steps = tni_arg_int(args[2]);
    in->dtype = tni_arg_maybe_dtype(args[3]);
    in->layout = tni_arg_maybe_word(args[4]);
    in->device = tni_arg_maybe_device(args[5]);
    in->pin_memory = tni_arg_maybe_bool(args[6]);
    return TN_OK;
}

/* linspace.Scalar_Tensor_out(Scalar start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_linspace_Scalar_Tensor_out {
    const tni_scalar *start;
    tn_tensor *end;
    int64_t steps;
    tn_tensor *out;
} tni_args_linspace_Scalar_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_linspace_Scalar_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_linspace_Scalar_Tensor_out *in)
{
    (void)call;
    (void)args;
    in->start = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->end));
    in->steps = tni_arg_int(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* linspace.Tensor_Scalar(Tensor start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_linspace_Tensor_Scalar {
    tn_tensor *start;
    const tni_scalar *end;
    int64_t steps;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_linspace_Tensor_Scalar;
TN_NODISCARD static inline tn_status tni_read_linspace_Tensor_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_linspace_Tensor_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->start));
    in->end = tni_arg_scalar(args[1]);
    in->steps = tni_arg_int(args[2]);
    in->dtype = tni_arg_maybe_dtype(args[3]);
    in->layout = tni_arg_maybe_word(args[4]);
    in->device = tni_arg_maybe_device(args[5]);
    in->pin_memory = tni_arg_maybe_bool(args[6]);
    return TN_OK;
}

/* linspace.Tensor_Scalar_out(Tensor start, Scalar end, int steps, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_linspace_Tensor_Scalar_out {
    tn_tensor *start;
    const tni_scalar *end;
    int64_t steps;
    tn_tensor *out;
} tni_args_linspace_Tensor_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_linspace_Tensor_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_linspace_Tensor_Scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->start));
    in->end = tni_arg_scalar(args[1]);
    in->steps = tni_arg_int(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* linspace.Tensor_Tensor(Tensor start, Tensor end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_linspace_Tensor_Tensor {
    tn_tensor *start;
    tn_tensor *end;
    int64_t steps;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_linspace_Tensor_Tensor;
TN_NODISCARD static inline tn_status tni_read_linspace_Tensor_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_linspace_Tensor_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->start));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->end));
    in->steps = tni_arg_int(args[2]);
    in->dtype = tni_arg_maybe_dtype(args[3]);
    in->layout = tni_arg_maybe_word(args[4]);
    in->device = tni_arg_maybe_device(args[5]);
    in->pin_memory = tni_arg_maybe_bool(args[6]);
    return TN_OK;
}

/* linspace.Tensor_Tensor_out(Tensor start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_linspace_Tensor_Tensor_out {
    tn_tensor *start;
    tn_tensor *end;
    int64_t steps;
    tn_tensor *out;
} tni_args_linspace_Tensor_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_linspace_Tensor_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_linspace_Tensor_Tensor_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->start));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->end));
    in->steps = tni_arg_int(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* linspace.out(Scalar start, Scalar end, int steps, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_linspace_out {
    const tni_scalar *start;
    const tni_scalar *end;
    int64_t steps;
    tn_tensor *out;
} tni_args_linspace_out;
TN_NODISCARD static inline tn_status tni_read_linspace_out(const tn_call *call,
    const StableIValue *args, tni_args_linspace_out *in)
{
    (void)call;
    (void)args;
    in->start = tni_arg_scalar(args[0]);
    in->end = tni_arg_scalar(args[1]);
    in->steps = tni_arg_int(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* log(Tensor self) -> Tensor */
typedef struct tni_args_log {
    tn_tensor *self;
} tni_args_log;
TN_NODISCARD static inline tn_status tni_read_log(const tn_call *call,
    const StableIValue *args, tni_args_log *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* log.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_log_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_log_out;
TN_NODISCARD static inline tn_status tni_read_log_out(const tn_call *call,
    const StableIValue *args, tni_args_log_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* log10(Tensor self) -> Tensor */
typedef struct tni_args_log10 {
    tn_tensor *self;
} tni_args_log10;
TN_NODISCARD static inline tn_status tni_read_log10(const tn_call *call,
    const StableIValue *args, tni_args_log10 *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* log10.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_log10_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_log10_out;
TN_NODISCARD static inline tn_status tni_read_log10_out(const tn_call *call,
    const StableIValue *args, tni_args_log10_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* log10_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_log10_ {
    tn_tensor *self;
} tni_args_log10_;
TN_NODISCARD static inline tn_status tni_read_log10_(const tn_call *call,
    const StableIValue *args, tni_args_log10_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* log1p(Tensor self) -> Tensor */
typedef struct tni_args_log1p {
    tn_tensor *self;
} tni_args_log1p;
TN_NODISCARD static inline tn_status tni_read_log1p(const tn_call *call,
    const StableIValue *args, tni_args_log1p *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_log1p_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_log1p_out;
TN_NODISCARD static inline tn_status tni_read_log1p_out(const tn_call *call,
    const StableIValue *args, tni_args_log1p_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* log1p_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_log1p_ {
    tn_tensor *self;
} tni_args_log1p_;
TN_NODISCARD static inline tn_status tni_read_log1p_(const tn_call *call,
    const StableIValue *args, tni_args_log1p_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* log2(Tensor self) -> Tensor */
typedef struct tni_args_log2 {
    tn_tensor *self;
} tni_args_log2;
TN_NODISCARD static inline tn_status tni_read_log2(const tn_call *call,
    const StableIValue *args, tni_args_log2 *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* log2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_log2_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_log2_out;
TN_NODISCARD static inline tn_status tni_read_log2_out(const tn_call *call,
    const StableIValue *args, tni_args_log2_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* log2_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_log2_ {
    tn_tensor *self;
} tni_args_log2_;
TN_NODISCARD static inline tn_status tni_read_log2_(const tn_call *call,
    const StableIValue *args, tni_args_log2_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* log_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_log_ {
    tn_tensor *self;
} tni_args_log_;
TN_NODISCARD static inline tn_status tni_read_log_(const tn_call *call,
    const StableIValue *args, tni_args_log_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* log_sigmoid(Tensor self) -> Tensor */
typedef struct tni_args_log_sigmoid {
    tn_tensor *self;
} tni_args_log_sigmoid;
TN_NODISCARD static inline tn_status tni_read_log_sigmoid(const tn_call *call,
    const StableIValue *args, tni_args_log_sigmoid *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* log_sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_log_sigmoid_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_log_sigmoid_out;
TN_NODISCARD static inline tn_status tni_read_log_sigmoid_out(const tn_call *call,
    const StableIValue *args, tni_args_log_sigmoid_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* log_sigmoid_backward(Tensor grad_output, Tensor self, Tensor buffer) -> Tensor */
typedef struct tni_args_log_sigmoid_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *buffer;
} tni_args_log_sigmoid_backward;
TN_NODISCARD static inline tn_status tni_read_log_sigmoid_backward(const tn_call *call,
    const StableIValue *args, tni_args_log_sigmoid_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->buffer));
    return TN_OK;
}

/* log_sigmoid_backward.grad_input(Tensor grad_output, Tensor self, Tensor buffer, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_log_sigmoid_backward_grad_input {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *buffer;
    tn_tensor *grad_input;
} tni_args_log_sigmoid_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_log_sigmoid_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_log_sigmoid_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->buffer));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->grad_input));
    return TN_OK;
}

/* log_sigmoid_forward(Tensor self) -> (Tensor output, Tensor buffer) */
typedef struct tni_args_log_sigmoid_forward {
    tn_tensor *self;
} tni_args_log_sigmoid_forward;
TN_NODISCARD static inline tn_status tni_read_log_sigmoid_forward(const tn_call *call,
    const StableIValue *args, tni_args_log_sigmoid_forward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* log_sigmoid_forward.output(Tensor self, *, Tensor(a!) output, Tensor(b!) buffer) -> (Tensor(a!), Tensor(b!)) */
typedef struct tni_args_log_sigmoid_forward_output {
    tn_tensor *self;
    tn_tensor *output;
    tn_tensor *buffer;
} tni_args_log_sigmoid_forward_output;
TN_NODISCARD static inline tn_status tni_read_log_sigmoid_forward_output(const tn_call *call,
    const StableIValue *args, tni_args_log_sigmoid_forward_output *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->output));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->buffer));
    return TN_OK;
}

/* log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor */
typedef struct tni_args_log_softmax_int {
    tn_tensor *self;
    int64_t dim;
    tn_dtype dtype;
} tni_args_log_softmax_int;
TN_NODISCARD static inline tn_status tni_read_log_softmax_int(const tn_call *call,
    const StableIValue *args, tni_args_log_softmax_int *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    return TN_OK;
}

/* log_softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_log_softmax_int_out {
    tn_tensor *self;
    int64_t dim;
    tn_dtype dtype;
    tn_tensor *out;
} tni_args_log_softmax_int_out;
TN_NODISCARD static inline tn_status tni_read_log_softmax_int_out(const tn_call *call,
    const StableIValue *args, tni_args_log_softmax_int_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* logaddexp(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_logaddexp {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_logaddexp;
TN_NODISCARD static inline tn_status tni_read_logaddexp(const tn_call *call,
    const StableIValue *args, tni_args_logaddexp *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* logaddexp.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_logaddexp_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_logaddexp_out;
TN_NODISCARD static inline tn_status tni_read_logaddexp_out(const tn_call *call,
    const StableIValue *args, tni_args_logaddexp_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->out = NULL;
    return TN_OK;
}

/* logaddexp2(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_logaddexp2 {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_logaddexp2;
TN_NODISCARD static inline tn_status tni_read_logaddexp2(const tn_call *call,
    const StableIValue *args, tni_args_logaddexp2 *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* logaddexp2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_logaddexp2_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_logaddexp2_out;
TN_NODISCARD static inline tn_status tni_read_logaddexp2_out(const tn_call *call,
    const StableIValue *args, tni_args_logaddexp2_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->out = NULL;
    return TN_OK;
}

/* logcumsumexp(Tensor self, int dim) -> Tensor */
typedef struct tni_args_logcumsumexp {
    tn_tensor *self;
    int64_t dim;
} tni_args_logcumsumexp;
TN_NODISCARD static inline tn_status tni_read_logcumsumexp(const tn_call *call,
    const StableIValue *args, tni_args_logcumsumexp *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

/* logcumsumexp.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_logcumsumexp_out {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *out;
} tni_args_logcumsumexp_out;
TN_NODISCARD static inline tn_status tni_read_logcumsumexp_out(const tn_call *call,
    const StableIValue *args, tni_args_logcumsumexp_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* logical_and(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_logical_and {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_logical_and;
TN_NODISCARD static inline tn_status tni_read_logical_and(const tn_call *call,
    const StableIValue *args, tni_args_logical_and *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* logical_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_logical_and_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_logical_and_out;
TN_NODISCARD static inline tn_status tni_read_logical_and_out(const tn_call *call,
    const StableIValue *args, tni_args_logical_and_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* logical_and_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args_logical_and_ {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_logical_and_;
TN_NODISCARD static inline tn_status tni_read_logical_and_(const tn_call *call,
    const StableIValue *args, tni_args_logical_and_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* logical_not(Tensor self) -> Tensor */
typedef struct tni_args_logical_not {
    tn_tensor *self;
} tni_args_logical_not;
TN_NODISCARD static inline tn_status tni_read_logical_not(const tn_call *call,
    const StableIValue *args, tni_args_logical_not *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* logical_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_logical_not_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_logical_not_out;
TN_NODISCARD static inline tn_status tni_read_logical_not_out(const tn_call *call,
    const StableIValue *args, tni_args_logical_not_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* logical_not_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_logical_not_ {
    tn_tensor *self;
} tni_args_logical_not_;
TN_NODISCARD static inline tn_status tni_read_logical_not_(const tn_call *call,
    const StableIValue *args, tni_args_logical_not_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* logical_or(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_logical_or {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_logical_or;
TN_NODISCARD static inline tn_status tni_read_logical_or(const tn_call *call,
    const StableIValue *args, tni_args_logical_or *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* logical_or.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_logical_or_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_logical_or_out;
TN_NODISCARD static inline tn_status tni_read_logical_or_out(const tn_call *call,
    const StableIValue *args, tni_args_logical_or_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* logical_or_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args_logical_or_ {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_logical_or_;
TN_NODISCARD static inline tn_status tni_read_logical_or_(const tn_call *call,
    const StableIValue *args, tni_args_logical_or_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* logical_xor(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_logical_xor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_logical_xor;
TN_NODISCARD static inline tn_status tni_read_logical_xor(const tn_call *call,
    const StableIValue *args, tni_args_logical_xor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* logical_xor.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_logical_xor_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_logical_xor_out;
TN_NODISCARD static inline tn_status tni_read_logical_xor_out(const tn_call *call,
    const StableIValue *args, tni_args_logical_xor_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* logical_xor_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args_logical_xor_ {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_logical_xor_;
TN_NODISCARD static inline tn_status tni_read_logical_xor_(const tn_call *call,
    const StableIValue *args, tni_args_logical_xor_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* logit(Tensor self, float? eps=None) -> Tensor */
typedef struct tni_args_logit {
    tn_tensor *self;
    tni_maybe_double eps;
} tni_args_logit;
TN_NODISCARD static inline tn_status tni_read_logit(const tn_call *call,
    const StableIValue *args, tni_args_logit *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->eps = tni_arg_maybe_double(args[1]);
    return TN_OK;
}

/* logit.out(Tensor self, float? eps=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_logit_out {
    tn_tensor *self;
    tni_maybe_double eps;
    tn_tensor *out;
} tni_args_logit_out;
TN_NODISCARD static inline tn_status tni_read_logit_out(const tn_call *call,
    const StableIValue *args, tni_args_logit_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->eps = tni_arg_maybe_double(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* logit_(Tensor(a!) self, float? eps=None) -> Tensor(a!) */
typedef struct tni_args_logit_ {
    tn_tensor *self;
    tni_maybe_double eps;
} tni_args_logit_;
TN_NODISCARD static inline tn_status tni_read_logit_(const tn_call *call,
    const StableIValue *args, tni_args_logit_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->eps = tni_arg_maybe_double(args[1]);
    return TN_OK;
}

/* logit_backward(Tensor grad_output, Tensor self, float? eps=None) -> Tensor */
typedef struct tni_args_logit_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tni_maybe_double eps;
} tni_args_logit_backward;
TN_NODISCARD static inline tn_status tni_read_logit_backward(const tn_call *call,
    const StableIValue *args, tni_args_logit_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->eps = tni_arg_maybe_double(args[2]);
    return TN_OK;
}

/* logit_backward.grad_input(Tensor grad_output, Tensor self, float? eps=None, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_logit_backward_grad_input {
    tn_tensor *grad_output;
    tn_tensor *self;
    tni_maybe_double eps;
    tn_tensor *grad_input;
} tni_args_logit_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_logit_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_logit_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->eps = tni_arg_maybe_double(args[2]);
    in->grad_input = NULL;
    return TN_OK;
}

/* logspace(Scalar start, Scalar end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_logspace {
    const tni_scalar *start;
    const tni_scalar *end;
    int64_t steps;
    double base;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_logspace;
TN_NODISCARD static inline tn_status tni_read_logspace(const tn_call *call,
    const StableIValue *args, tni_args_logspace *in)
{
    (void)call;
    (void)args;
    in->start = tni_arg_scalar(args[0]);
    in->end = tni_arg_scalar(args[1]);
    in->steps = tni_arg_int(args[2]);
    in->base = tni_arg_double(args[3]);
    in->dtype = tni_arg_maybe_dtype(args[4]);
    in->layout = tni_arg_maybe_word(args[5]);
    in->device = tni_arg_maybe_device(args[6]);
    in->pin_memory = tni_arg_maybe_bool(args[7]);
    return TN_OK;
}

/* logspace.Scalar_Tensor(Scalar start, Tensor end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_logspace_Scalar_Tensor {
    const tni_scalar *start;
    tn_tensor *end;
    int64_t steps;
    double base;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_logspace_Scalar_Tensor;
TN_NODISCARD static inline tn_status tni_read_logspace_Scalar_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_logspace_Scalar_Tensor *in)
{
    (void)call;
    (void)args;
    in->start = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->end));
    in->steps = tni_arg_int(args[2]);
    in->base = tni_arg_double(args[3]);
    in->dtype = tni_arg_maybe_dtype(args[4]);
    in->layout = tni_arg_maybe_word(args[5]);
    in->device = tni_arg_maybe_device(args[6]);
    in->pin_memory = tni_arg_maybe_bool(args[7]);
    return TN_OK;
}

/* logspace.Scalar_Tensor_out(Scalar start, Tensor end, int steps, float base=10.0, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_logspace_Scalar_Tensor_out {
    const tni_scalar *start;
    tn_tensor *end;
    int64_t steps;
    double base;
    tn_tensor *out;
} tni_args_logspace_Scalar_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_logspace_Scalar_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_logspace_Scalar_Tensor_out *in)
{
    (void)call;
    (void)args;
    in->start = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->end));
    in->steps = tni_arg_int(args[2]);
    in->base = tni_arg_double(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* logspace.Tensor_Scalar(Tensor start, Scalar end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_logspace_Tensor_Scalar {
    tn_tensor *start;
    const tni_scalar *end;
    int64_t steps;
    double base;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_logspace_Tensor_Scalar;
TN_NODISCARD static inline tn_status tni_read_logspace_Tensor_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_logspace_Tensor_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->start));
    in->end = tni_arg_scalar(args[1]);
    in->steps = tni_arg_int(args[2]);
    in->base = tni_arg_double(args[3]);
    in->dtype = tni_arg_maybe_dtype(args[4]);
    in->layout = tni_arg_maybe_word(args[5]);
    in->device = tni_arg_maybe_device(args[6]);
    in->pin_memory = tni_arg_maybe_bool(args[7]);
    return TN_OK;
}

/* logspace.Tensor_Scalar_out(Tensor start, Scalar end, int steps, float base=10.0, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_logspace_Tensor_Scalar_out {
    tn_tensor *start;
    const tni_scalar *end;
    int64_t steps;
    double base;
    tn_tensor *out;
} tni_args_logspace_Tensor_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_logspace_Tensor_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_logspace_Tensor_Scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->start));
    in->end = tni_arg_scalar(args[1]);
    in->steps = tni_arg_int(args[2]);
    in->base = tni_arg_double(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* logspace.Tensor_Tensor(Tensor start, Tensor end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_logspace_Tensor_Tensor {
    tn_tensor *start;
    tn_tensor *end;
    int64_t steps;
    double base;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_logspace_Tensor_Tensor;
TN_NODISCARD static inline tn_status tni_read_logspace_Tensor_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_logspace_Tensor_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->start));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->end));
    in->steps = tni_arg_int(args[2]);
    in->base = tni_arg_double(args[3]);
    in->dtype = tni_arg_maybe_dtype(args[4]);
    in->layout = tni_arg_maybe_word(args[5]);
    in->device = tni_arg_maybe_device(args[6]);
    in->pin_memory = tni_arg_maybe_bool(args[7]);
    return TN_OK;
}

/* logspace.Tensor_Tensor_out(Tensor start, Tensor end, int steps, float base=10.0, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_logspace_Tensor_Tensor_out {
    tn_tensor *start;
    tn_tensor *end;
    int64_t steps;
    double base;
    tn_tensor *out;
} tni_args_logspace_Tensor_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_logspace_Tensor_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_logspace_Tensor_Tensor_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->start));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->end));
    in->steps = tni_arg_int(args[2]);
    in->base = tni_arg_double(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* logspace.out(Scalar start, Scalar end, int steps, float base=10.0, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_logspace_out {
    const tni_scalar *start;
    const tni_scalar *end;
    int64_t steps;
    double base;
    tn_tensor *out;
} tni_args_logspace_out;
TN_NODISCARD static inline tn_status tni_read_logspace_out(const tn_call *call,
    const StableIValue *args, tni_args_logspace_out *in)
{
    (void)call;
    (void)args;
    in->start = tni_arg_scalar(args[0]);
    in->end = tni_arg_scalar(args[1]);
    in->steps = tni_arg_int(args[2]);
    in->base = tni_arg_double(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor */
typedef struct tni_args_logsumexp {
    tn_tensor *self;
    tni_ints dim;
    bool keepdim;
} tni_args_logsumexp;
TN_NODISCARD static inline tn_status tni_read_logsumexp(const tn_call *call,
    const StableIValue *args, tni_args_logsumexp *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_ints(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    return TN_OK;
}

/* logsumexp.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_logsumexp_out {
    tn_tensor *self;
    tni_ints dim;
    bool keepdim;
    tn_tensor *out;
} tni_args_logsumexp_out;
TN_NODISCARD static inline tn_status tni_read_logsumexp_out(const tn_call *call,
    const StableIValue *args, tni_args_logsumexp_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_ints(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* lt.Scalar(Tensor self, Scalar other) -> Tensor */
typedef struct tni_args_lt_Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_lt_Scalar;
TN_NODISCARD static inline tn_status tni_read_lt_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_lt_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* lt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_lt_Scalar_out {
    tn_tensor *self;
    const tni_scalar *other;
    tn_tensor *out;
} tni_args_lt_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_lt_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_lt_Scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    in->out = NULL;
    return TN_OK;
}

/* lt.Tensor(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_lt_Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_lt_Tensor;
TN_NODISCARD static inline tn_status tni_read_lt_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_lt_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* lt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_lt_Tensor_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_lt_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_lt_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_lt_Tensor_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->out = NULL;
    return TN_OK;
}

/* lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
typedef struct tni_args_lt__Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_lt__Scalar;
TN_NODISCARD static inline tn_status tni_read_lt__Scalar(const tn_call *call,
    const StableIValue *args, tni_args_lt__Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args_lt__Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_lt__Tensor;
TN_NODISCARD static inline tn_status tni_read_lt__Tensor(const tn_call *call,
    const StableIValue *args, tni_args_lt__Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* mH(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_mH {
    tn_tensor *self;
} tni_args_mH;
TN_NODISCARD static inline tn_status tni_read_mH(const tn_call *call,
    const StableIValue *args, tni_args_mH *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* mT(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_mT {
    tn_tensor *self;
} tni_args_mT;
TN_NODISCARD static inline tn_status tni_read_mT(const tn_call *call,
    const StableIValue *args, tni_args_mT *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
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
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input1));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->input2));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->target));
    in->margin = tni_arg_double(args[3]);
    in->reduction = tni_arg_int(args[4]);
    return TN_OK;
}

/* masked_select(Tensor self, Tensor mask) -> Tensor */
typedef struct tni_args_masked_select {
    tn_tensor *self;
    tn_tensor *mask;
} tni_args_masked_select;
TN_NODISCARD static inline tn_status tni_read_masked_select(const tn_call *call,
    const StableIValue *args, tni_args_masked_select *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mask));
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
    (void)call;
    (void)args;
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
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* matrix_H(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_matrix_H {
    tn_tensor *self;
} tni_args_matrix_H;
TN_NODISCARD static inline tn_status tni_read_matrix_H(const tn_call *call,
    const StableIValue *args, tni_args_matrix_H *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* max(Tensor self) -> Tensor */
typedef struct tni_args_max {
    tn_tensor *self;
} tni_args_max;
TN_NODISCARD static inline tn_status tni_read_max(const tn_call *call,
    const StableIValue *args, tni_args_max *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices) */
typedef struct tni_args_max_dim {
    tn_tensor *self;
    int64_t dim;
    bool keepdim;
} tni_args_max_dim;
TN_NODISCARD static inline tn_status tni_read_max_dim(const tn_call *call,
    const StableIValue *args, tni_args_max_dim *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    return TN_OK;
}

/* max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values) -> (Tensor(a!) values, Tensor(b!) indices) */
typedef struct tni_args_max_dim_max {
    tn_tensor *self;
    int64_t dim;
    bool keepdim;
    tn_tensor *max;
    tn_tensor *max_values;
} tni_args_max_dim_max;
TN_NODISCARD static inline tn_status tni_read_max_dim_max(const tn_call *call,
    const StableIValue *args, tni_args_max_dim_max *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    in->max = NULL;
    in->max_values = NULL;
    return TN_OK;
}

/* max.other(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_max_other {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_max_other;
TN_NODISCARD static inline tn_status tni_read_max_other(const tn_call *call,
    const StableIValue *args, tni_args_max_other *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* max.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_max_unary_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_max_unary_out;
TN_NODISCARD static inline tn_status tni_read_max_unary_out(const tn_call *call,
    const StableIValue *args, tni_args_max_unary_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* max_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1] dilation=1, bool ceil_mode=False) -> Tensor */
typedef struct tni_args_max_pool1d {
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
    bool ceil_mode;
} tni_args_max_pool1d;
TN_NODISCARD static inline tn_status tni_read_max_pool1d(const tn_call *call,
    const StableIValue *args, tni_args_max_pool1d *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->kernel_size = tni_arg_ints(args[1]);
    in->stride = tni_arg_ints(args[2]);
    in->padding = tni_arg_ints(args[3]);
    in->dilation = tni_arg_ints(args[4]);
    in->ceil_mode = tni_arg_bool(args[5]);
    return TN_OK;
}

/* max_pool1d_with_indices(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor) */
typedef struct tni_args_max_pool1d_with_indices {
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
    bool ceil_mode;
} tni_args_max_pool1d_with_indices;
TN_NODISCARD static inline tn_status tni_read_max_pool1d_with_indices(const tn_call *call,
    const StableIValue *args, tni_args_max_pool1d_with_indices *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->kernel_size = tni_arg_ints(args[1]);
    in->stride = tni_arg_ints(args[2]);
    in->padding = tni_arg_ints(args[3]);
    in->dilation = tni_arg_ints(args[4]);
    in->ceil_mode = tni_arg_bool(args[5]);
    return TN_OK;
}

/* max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> Tensor */
typedef struct tni_args_max_pool2d {
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
    bool ceil_mode;
} tni_args_max_pool2d;
TN_NODISCARD static inline tn_status tni_read_max_pool2d(const tn_call *call,
    const StableIValue *args, tni_args_max_pool2d *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->kernel_size = tni_arg_ints(args[1]);
    in->stride = tni_arg_ints(args[2]);
    in->padding = tni_arg_ints(args[3]);
    in->dilation = tni_arg_ints(args[4]);
    in->ceil_mode = tni_arg_bool(args[5]);
    return TN_OK;
}

/* max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor) */
typedef struct tni_args_max_pool2d_with_indices {
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
    bool ceil_mode;
} tni_args_max_pool2d_with_indices;
TN_NODISCARD static inline tn_status tni_read_max_pool2d_with_indices(const tn_call *call,
    const StableIValue *args, tni_args_max_pool2d_with_indices *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->kernel_size = tni_arg_ints(args[1]);
    in->stride = tni_arg_ints(args[2]);
    in->padding = tni_arg_ints(args[3]);
    in->dilation = tni_arg_ints(args[4]);
    in->ceil_mode = tni_arg_bool(args[5]);
    return TN_OK;
}

/* max_pool2d_with_indices.out(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!)) */
typedef struct tni_args_max_pool2d_with_indices_out {
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
    bool ceil_mode;
    tn_tensor *out;
    tn_tensor *indices;
} tni_args_max_pool2d_with_indices_out;
TN_NODISCARD static inline tn_status tni_read_max_pool2d_with_indices_out(const tn_call *call,
    const StableIValue *args, tni_args_max_pool2d_with_indices_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->kernel_size = tni_arg_ints(args[1]);
    in->stride = tni_arg_ints(args[2]);
    in->padding = tni_arg_ints(args[3]);
    in->dilation = tni_arg_ints(args[4]);
    in->ceil_mode = tni_arg_bool(args[5]);
    TN_TRY(tni_arg_tensor(call, args, 6, &in->out));
    TN_TRY(tni_arg_tensor(call, args, 7, &in->indices));
    return TN_OK;
}

/* max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor */
typedef struct tni_args_max_pool2d_with_indices_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
    bool ceil_mode;
    tn_tensor *indices;
} tni_args_max_pool2d_with_indices_backward;
TN_NODISCARD static inline tn_status tni_read_max_pool2d_with_indices_backward(const tn_call *call,
    const StableIValue *args, tni_args_max_pool2d_with_indices_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->kernel_size = tni_arg_ints(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_ints(args[4]);
    in->dilation = tni_arg_ints(args[5]);
    in->ceil_mode = tni_arg_bool(args[6]);
    TN_TRY(tni_arg_tensor(call, args, 7, &in->indices));
    return TN_OK;
}

/* max_pool2d_with_indices_backward.grad_input(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_max_pool2d_with_indices_backward_grad_input {
    tn_tensor *grad_output;
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
    bool ceil_mode;
    tn_tensor *indices;
    tn_tensor *grad_input;
} tni_args_max_pool2d_with_indices_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_max_pool2d_with_indices_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_max_pool2d_with_indices_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->kernel_size = tni_arg_ints(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_ints(args[4]);
    in->dilation = tni_arg_ints(args[5]);
    in->ceil_mode = tni_arg_bool(args[6]);
    TN_TRY(tni_arg_tensor(call, args, 7, &in->indices));
    TN_TRY(tni_arg_tensor(call, args, 8, &in->grad_input));
    return TN_OK;
}

/* max_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> Tensor */
typedef struct tni_args_max_pool3d {
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
    bool ceil_mode;
} tni_args_max_pool3d;
TN_NODISCARD static inline tn_status tni_read_max_pool3d(const tn_call *call,
    const StableIValue *args, tni_args_max_pool3d *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->kernel_size = tni_arg_ints(args[1]);
    in->stride = tni_arg_ints(args[2]);
    in->padding = tni_arg_ints(args[3]);
    in->dilation = tni_arg_ints(args[4]);
    in->ceil_mode = tni_arg_bool(args[5]);
    return TN_OK;
}

/* max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor) */
typedef struct tni_args_max_pool3d_with_indices {
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
    bool ceil_mode;
} tni_args_max_pool3d_with_indices;
TN_NODISCARD static inline tn_status tni_read_max_pool3d_with_indices(const tn_call *call,
    const StableIValue *args, tni_args_max_pool3d_with_indices *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->kernel_size = tni_arg_ints(args[1]);
    in->stride = tni_arg_ints(args[2]);
    in->padding = tni_arg_ints(args[3]);
    in->dilation = tni_arg_ints(args[4]);
    in->ceil_mode = tni_arg_bool(args[5]);
    return TN_OK;
}

/* max_pool3d_with_indices.out(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!)) */
typedef struct tni_args_max_pool3d_with_indices_out {
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
    bool ceil_mode;
    tn_tensor *out;
    tn_tensor *indices;
} tni_args_max_pool3d_with_indices_out;
TN_NODISCARD static inline tn_status tni_read_max_pool3d_with_indices_out(const tn_call *call,
    const StableIValue *args, tni_args_max_pool3d_with_indices_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->kernel_size = tni_arg_ints(args[1]);
    in->stride = tni_arg_ints(args[2]);
    in->padding = tni_arg_ints(args[3]);
    in->dilation = tni_arg_ints(args[4]);
    in->ceil_mode = tni_arg_bool(args[5]);
    TN_TRY(tni_arg_tensor(call, args, 6, &in->out));
    TN_TRY(tni_arg_tensor(call, args, 7, &in->indices));
    return TN_OK;
}

/* max_pool3d_with_indices_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices) -> Tensor */
typedef struct tni_args_max_pool3d_with_indices_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
    bool ceil_mode;
    tn_tensor *indices;
} tni_args_max_pool3d_with_indices_backward;
TN_NODISCARD static inline tn_status tni_read_max_pool3d_with_indices_backward(const tn_call *call,
    const StableIValue *args, tni_args_max_pool3d_with_indices_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->kernel_size = tni_arg_ints(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_ints(args[4]);
    in->dilation = tni_arg_ints(args[5]);
    in->ceil_mode = tni_arg_bool(args[6]);
    TN_TRY(tni_arg_tensor(call, args, 7, &in->indices));
    return TN_OK;
}

/* max_pool3d_with_indices_backward.grad_input(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_max_pool3d_with_indices_backward_grad_input {
    tn_tensor *grad_output;
    tn_tensor *self;
    tni_ints kernel_size;
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
    bool ceil_mode;
    tn_tensor *indices;
    tn_tensor *grad_input;
} tni_args_max_pool3d_with_indices_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_max_pool3d_with_indices_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_max_pool3d_with_indices_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->kernel_size = tni_arg_ints(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_ints(args[4]);
    in->dilation = tni_arg_ints(args[5]);
    in->ceil_mode = tni_arg_bool(args[6]);
    TN_TRY(tni_arg_tensor(call, args, 7, &in->indices));
    TN_TRY(tni_arg_tensor(call, args, 8, &in->grad_input));
    return TN_OK;
}

/* max_unpool2d(Tensor self, Tensor indices, SymInt[2] output_size) -> Tensor */
typedef struct tni_args_max_unpool2d {
    tn_tensor *self;
    tn_tensor *indices;
    tni_ints output_size;
} tni_args_max_unpool2d;
TN_NODISCARD static inline tn_status tni_read_max_unpool2d(const tn_call *call,
    const StableIValue *args, tni_args_max_unpool2d *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->indices));
    in->output_size = tni_arg_ints(args[2]);
    return TN_OK;
}

/* max_unpool2d.out(Tensor self, Tensor indices, SymInt[2] output_size, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_max_unpool2d_out {
    tn_tensor *self;
    tn_tensor *indices;
    tni_ints output_size;
    tn_tensor *out;
} tni_args_max_unpool2d_out;
TN_NODISCARD static inline tn_status tni_read_max_unpool2d_out(const tn_call *call,
    const StableIValue *args, tni_args_max_unpool2d_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->indices));
    in->output_size = tni_arg_ints(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* max_unpool3d(Tensor self, Tensor indices, SymInt[3] output_size, int[3] stride, int[3] padding) -> Tensor */
typedef struct tni_args_max_unpool3d {
    tn_tensor *self;
    tn_tensor *indices;
    tni_ints output_size;
    tni_ints stride;
    tni_ints padding;
} tni_args_max_unpool3d;
TN_NODISCARD static inline tn_status tni_read_max_unpool3d(const tn_call *call,
    const StableIValue *args, tni_args_max_unpool3d *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->indices));
    in->output_size = tni_arg_ints(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_ints(args[4]);
    return TN_OK;
}

/* max_unpool3d.out(Tensor self, Tensor indices, SymInt[3] output_size, int[3] stride, int[3] padding, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_max_unpool3d_out {
    tn_tensor *self;
    tn_tensor *indices;
    tni_ints output_size;
    tni_ints stride;
    tni_ints padding;
    tn_tensor *out;
} tni_args_max_unpool3d_out;
TN_NODISCARD static inline tn_status tni_read_max_unpool3d_out(const tn_call *call,
    const StableIValue *args, tni_args_max_unpool3d_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->indices));
    in->output_size = tni_arg_ints(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->padding = tni_arg_ints(args[4]);
    TN_TRY(tni_arg_tensor(call, args, 5, &in->out));
    return TN_OK;
}

/* maximum(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_maximum {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_maximum;
TN_NODISCARD static inline tn_status tni_read_maximum(const tn_call *call,
    const StableIValue *args, tni_args_maximum *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* maximum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_maximum_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_maximum_out;
TN_NODISCARD static inline tn_status tni_read_maximum_out(const tn_call *call,
    const StableIValue *args, tni_args_maximum_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->out = NULL;
    return TN_OK;
}

/* mean(Tensor self, *, ScalarType? dtype=None) -> Tensor */
typedef struct tni_args_mean {
    tn_tensor *self;
    tn_dtype dtype;
} tni_args_mean;
TN_NODISCARD static inline tn_status tni_read_mean(const tn_call *call,
    const StableIValue *args, tni_args_mean *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dtype = tni_arg_maybe_dtype(args[1]);
    return TN_OK;
}

/* mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor */
typedef struct tni_args_mean_dim {
    tn_tensor *self;
    tni_ints dim;
    bool keepdim;
    tn_dtype dtype;
} tni_args_mean_dim;
TN_NODISCARD static inline tn_status tni_read_mean_dim(const tn_call *call,
    const StableIValue *args, tni_args_mean_dim *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    in->dtype = tni_arg_maybe_dtype(args[3]);
    return TN_OK;
}

/* mean.dtype_out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_mean_dtype_out {
    tn_tensor *self;
    tn_dtype dtype;
    tn_tensor *out;
} tni_args_mean_dtype_out;
TN_NODISCARD static inline tn_status tni_read_mean_dtype_out(const tn_call *call,
    const StableIValue *args, tni_args_mean_dtype_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dtype = tni_arg_maybe_dtype(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_mean_out {
    tn_tensor *self;
    tni_ints dim;
    bool keepdim;
    tn_dtype dtype;
    tn_tensor *out;
} tni_args_mean_out;
TN_NODISCARD static inline tn_status tni_read_mean_out(const tn_call *call,
    const StableIValue *args, tni_args_mean_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    in->dtype = tni_arg_maybe_dtype(args[3]);
    in->out = NULL;
    return TN_OK;
}

/* median(Tensor self) -> Tensor */
typedef struct tni_args_median {
    tn_tensor *self;
} tni_args_median;
TN_NODISCARD static inline tn_status tni_read_median(const tn_call *call,
    const StableIValue *args, tni_args_median *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices) */
typedef struct tni_args_median_dim {
    tn_tensor *self;
    int64_t dim;
    bool keepdim;
} tni_args_median_dim;
TN_NODISCARD static inline tn_status tni_read_median_dim(const tn_call *call,
    const StableIValue *args, tni_args_median_dim *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    return TN_OK;
}

/* median.dim_values(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices) */
typedef struct tni_args_median_dim_values {
    tn_tensor *self;
    int64_t dim;
    bool keepdim;
    tn_tensor *values;
    tn_tensor *indices;
} tni_args_median_dim_values;
TN_NODISCARD static inline tn_status tni_read_median_dim_values(const tn_call *call,
    const StableIValue *args, tni_args_median_dim_values *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->values));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->indices));
    return TN_OK;
}

/* median.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_median_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_median_out;
TN_NODISCARD static inline tn_status tni_read_median_out(const tn_call *call,
    const StableIValue *args, tni_args_median_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* meshgrid(Tensor[] tensors) -> Tensor[] */
typedef struct tni_args_meshgrid {
    const tni_list *tensors;
} tni_args_meshgrid;
TN_NODISCARD static inline tn_status tni_read_meshgrid(const tn_call *call,
    const StableIValue *args, tni_args_meshgrid *in)
{
    (void)call;
    (void)args;
    in->tensors = tni_arg_list(args[0]);
    return TN_OK;
}

/* meshgrid.indexing(Tensor[] tensors, *, str indexing) -> Tensor[] */
typedef struct tni_args_meshgrid_indexing {
    const tni_list *tensors;
    const tni_string *indexing;
} tni_args_meshgrid_indexing;
TN_NODISCARD static inline tn_status tni_read_meshgrid_indexing(const tn_call *call,
    const StableIValue *args, tni_args_meshgrid_indexing *in)
{
    (void)call;
    (void)args;
    in->tensors = tni_arg_list(args[0]);
    in->indexing = tni_arg_string(args[1]);
    return TN_OK;
}

/* min(Tensor self) -> Tensor */
typedef struct tni_args_min {
    tn_tensor *self;
} tni_args_min;
TN_NODISCARD static inline tn_status tni_read_min(const tn_call *call,
    const StableIValue *args, tni_args_min *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices) */
typedef struct tni_args_min_dim {
    tn_tensor *self;
    int64_t dim;
    bool keepdim;
} tni_args_min_dim;
TN_NODISCARD static inline tn_status tni_read_min_dim(const tn_call *call,
    const StableIValue *args, tni_args_min_dim *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    return TN_OK;
}

/* min.dim_min(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) min, Tensor(b!) min_indices) -> (Tensor(a!) values, Tensor(b!) indices) */
typedef struct tni_args_min_dim_min {
    tn_tensor *self;
    int64_t dim;
    bool keepdim;
    tn_tensor *min;
    tn_tensor *min_indices;
} tni_args_min_dim_min;
TN_NODISCARD static inline tn_status tni_read_min_dim_min(const tn_call *call,
    const StableIValue *args, tni_args_min_dim_min *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    in->min = NULL;
    in->min_indices = NULL;
    return TN_OK;
}

/* min.other(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_min_other {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_min_other;
TN_NODISCARD static inline tn_status tni_read_min_other(const tn_call *call,
    const StableIValue *args, tni_args_min_other *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* min.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_min_unary_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_min_unary_out;
TN_NODISCARD static inline tn_status tni_read_min_unary_out(const tn_call *call,
    const StableIValue *args, tni_args_min_unary_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* minimum(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_minimum {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_minimum;
TN_NODISCARD static inline tn_status tni_read_minimum(const tn_call *call,
    const StableIValue *args, tni_args_minimum *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* minimum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_minimum_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_minimum_out;
TN_NODISCARD static inline tn_status tni_read_minimum_out(const tn_call *call,
    const StableIValue *args, tni_args_minimum_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->out = NULL;
    return TN_OK;
}

/* mish(Tensor self) -> Tensor */
typedef struct tni_args_mish {
    tn_tensor *self;
} tni_args_mish;
TN_NODISCARD static inline tn_status tni_read_mish(const tn_call *call,
    const StableIValue *args, tni_args_mish *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* mish.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_mish_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_mish_out;
TN_NODISCARD static inline tn_status tni_read_mish_out(const tn_call *call,
    const StableIValue *args, tni_args_mish_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* mish_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_mish_ {
    tn_tensor *self;
} tni_args_mish_;
TN_NODISCARD static inline tn_status tni_read_mish_(const tn_call *call,
    const StableIValue *args, tni_args_mish_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* mish_backward(Tensor grad_output, Tensor self) -> Tensor */
typedef struct tni_args_mish_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
} tni_args_mish_backward;
TN_NODISCARD static inline tn_status tni_read_mish_backward(const tn_call *call,
    const StableIValue *args, tni_args_mish_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    return TN_OK;
}

/* mm(Tensor self, Tensor mat2) -> Tensor */
typedef struct tni_args_mm {
    tn_tensor *self;
    tn_tensor *mat2;
} tni_args_mm;
TN_NODISCARD static inline tn_status tni_read_mm(const tn_call *call,
    const StableIValue *args, tni_args_mm *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mat2));
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
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mat2));
    in->out = NULL;
    return TN_OK;
}

/* mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices) */
typedef struct tni_args_mode {
    tn_tensor *self;
    int64_t dim;
    bool keepdim;
} tni_args_mode;
TN_NODISCARD static inline tn_status tni_read_mode(const tn_call *call,
    const StableIValue *args, tni_args_mode *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    return TN_OK;
}

/* mode.values(Tensor self, int dim=-1, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices) */
typedef struct tni_args_mode_values {
    tn_tensor *self;
    int64_t dim;
    bool keepdim;
    tn_tensor *values;
    tn_tensor *indices;
} tni_args_mode_values;
TN_NODISCARD static inline tn_status tni_read_mode_values(const tn_call *call,
    const StableIValue *args, tni_args_mode_values *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->values));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->indices));
    return TN_OK;
}

/* moveaxis.int(Tensor(a) self, int source, int destination) -> Tensor(a) */
typedef struct tni_args_moveaxis_int {
    tn_tensor *self;
    int64_t source;
    int64_t destination;
} tni_args_moveaxis_int;
TN_NODISCARD static inline tn_status tni_read_moveaxis_int(const tn_call *call,
    const StableIValue *args, tni_args_moveaxis_int *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->source = tni_arg_int(args[1]);
    in->destination = tni_arg_int(args[2]);
    return TN_OK;
}

/* moveaxis.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a) */
typedef struct tni_args_moveaxis_intlist {
    tn_tensor *self;
    tni_ints source;
    tni_ints destination;
} tni_args_moveaxis_intlist;
TN_NODISCARD static inline tn_status tni_read_moveaxis_intlist(const tn_call *call,
    const StableIValue *args, tni_args_moveaxis_intlist *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->source = tni_arg_ints(args[1]);
    in->destination = tni_arg_ints(args[2]);
    return TN_OK;
}

/* movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a) */
typedef struct tni_args_movedim_int {
    tn_tensor *self;
    int64_t source;
    int64_t destination;
} tni_args_movedim_int;
TN_NODISCARD static inline tn_status tni_read_movedim_int(const tn_call *call,
    const StableIValue *args, tni_args_movedim_int *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->source = tni_arg_int(args[1]);
    in->destination = tni_arg_int(args[2]);
    return TN_OK;
}

/* movedim.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a) */
typedef struct tni_args_movedim_intlist {
    tn_tensor *self;
    tni_ints source;
    tni_ints destination;
} tni_args_movedim_intlist;
TN_NODISCARD static inline tn_status tni_read_movedim_intlist(const tn_call *call,
    const StableIValue *args, tni_args_movedim_intlist *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->source = tni_arg_ints(args[1]);
    in->destination = tni_arg_ints(args[2]);
    return TN_OK;
}

/* mse_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor */
typedef struct tni_args_mse_loss {
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
} tni_args_mse_loss;
TN_NODISCARD static inline tn_status tni_read_mse_loss(const tn_call *call,
    const StableIValue *args, tni_args_mse_loss *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->reduction = tni_arg_int(args[2]);
    return TN_OK;
}

/* mse_loss.out(Tensor self, Tensor target, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_mse_loss_out {
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
    tn_tensor *out;
} tni_args_mse_loss_out;
TN_NODISCARD static inline tn_status tni_read_mse_loss_out(const tn_call *call,
    const StableIValue *args, tni_args_mse_loss_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->reduction = tni_arg_int(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* mse_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor */
typedef struct tni_args_mse_loss_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
} tni_args_mse_loss_backward;
TN_NODISCARD static inline tn_status tni_read_mse_loss_backward(const tn_call *call,
    const StableIValue *args, tni_args_mse_loss_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->target));
    in->reduction = tni_arg_int(args[3]);
    return TN_OK;
}

/* mse_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, int reduction, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_mse_loss_backward_grad_input {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
    tn_tensor *grad_input;
} tni_args_mse_loss_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_mse_loss_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_mse_loss_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->target));
    in->reduction = tni_arg_int(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->grad_input));
    return TN_OK;
}

/* msort(Tensor self) -> Tensor */
typedef struct tni_args_msort {
    tn_tensor *self;
} tni_args_msort;
TN_NODISCARD static inline tn_status tni_read_msort(const tn_call *call,
    const StableIValue *args, tni_args_msort *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* msort.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_msort_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_msort_out;
TN_NODISCARD static inline tn_status tni_read_msort_out(const tn_call *call,
    const StableIValue *args, tni_args_msort_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* mul.Scalar(Tensor self, Scalar other) -> Tensor */
typedef struct tni_args_mul_Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_mul_Scalar;
TN_NODISCARD static inline tn_status tni_read_mul_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_mul_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* mul.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_mul_Scalar_out {
    tn_tensor *self;
    const tni_scalar *other;
    tn_tensor *out;
} tni_args_mul_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_mul_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_mul_Scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* mul.Tensor(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_mul_Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_mul_Tensor;
TN_NODISCARD static inline tn_status tni_read_mul_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_mul_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_mul_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_mul_out;
TN_NODISCARD static inline tn_status tni_read_mul_out(const tn_call *call,
    const StableIValue *args, tni_args_mul_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->out = NULL;
    return TN_OK;
}

/* mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
typedef struct tni_args_mul__Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_mul__Scalar;
TN_NODISCARD static inline tn_status tni_read_mul__Scalar(const tn_call *call,
    const StableIValue *args, tni_args_mul__Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args_mul__Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_mul__Tensor;
TN_NODISCARD static inline tn_status tni_read_mul__Tensor(const tn_call *call,
    const StableIValue *args, tni_args_mul__Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* multiply.Scalar(Tensor self, Scalar other) -> Tensor */
typedef struct tni_args_multiply_Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_multiply_Scalar;
TN_NODISCARD static inline tn_status tni_read_multiply_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_multiply_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* multiply.Tensor(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_multiply_Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_multiply_Tensor;
TN_NODISCARD static inline tn_status tni_read_multiply_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_multiply_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* multiply.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_multiply_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_multiply_out;
TN_NODISCARD static inline tn_status tni_read_multiply_out(const tn_call *call,
    const StableIValue *args, tni_args_multiply_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* multiply_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
typedef struct tni_args_multiply__Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_multiply__Scalar;
TN_NODISCARD static inline tn_status tni_read_multiply__Scalar(const tn_call *call,
    const StableIValue *args, tni_args_multiply__Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* multiply_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args_multiply__Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_multiply__Tensor;
TN_NODISCARD static inline tn_status tni_read_multiply__Tensor(const tn_call *call,
    const StableIValue *args, tni_args_multiply__Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
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
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->vec));
    return TN_OK;
}

/* mv.out(Tensor self, Tensor vec, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_mv_out {
    tn_tensor *self;
    tn_tensor *vec;
    tn_tensor *out;
} tni_args_mv_out;
TN_NODISCARD static inline tn_status tni_read_mv_out(const tn_call *call,
    const StableIValue *args, tni_args_mv_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->vec));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* mvlgamma(Tensor self, int p) -> Tensor */
typedef struct tni_args_mvlgamma {
    tn_tensor *self;
    int64_t p;
} tni_args_mvlgamma;
TN_NODISCARD static inline tn_status tni_read_mvlgamma(const tn_call *call,
    const StableIValue *args, tni_args_mvlgamma *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->p = tni_arg_int(args[1]);
    return TN_OK;
}

/* mvlgamma.out(Tensor self, int p, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_mvlgamma_out {
    tn_tensor *self;
    int64_t p;
    tn_tensor *out;
} tni_args_mvlgamma_out;
TN_NODISCARD static inline tn_status tni_read_mvlgamma_out(const tn_call *call,
    const StableIValue *args, tni_args_mvlgamma_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->p = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* mvlgamma_(Tensor(a!) self, int p) -> Tensor(a!) */
typedef struct tni_args_mvlgamma_ {
    tn_tensor *self;
    int64_t p;
} tni_args_mvlgamma_;
TN_NODISCARD static inline tn_status tni_read_mvlgamma_(const tn_call *call,
    const StableIValue *args, tni_args_mvlgamma_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->p = tni_arg_int(args[1]);
    return TN_OK;
}

/* nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor */
typedef struct tni_args_nan_to_num {
    tn_tensor *self;
    tni_maybe_double nan;
    tni_maybe_double posinf;
    tni_maybe_double neginf;
} tni_args_nan_to_num;
TN_NODISCARD static inline tn_status tni_read_nan_to_num(const tn_call *call,
    const StableIValue *args, tni_args_nan_to_num *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->nan = tni_arg_maybe_double(args[1]);
    in->posinf = tni_arg_maybe_double(args[2]);
    in->neginf = tni_arg_maybe_double(args[3]);
    return TN_OK;
}

/* nan_to_num.out(Tensor self, float? nan=None, float? posinf=None, float? neginf=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_nan_to_num_out {
    tn_tensor *self;
    tni_maybe_double nan;
    tni_maybe_double posinf;
    tni_maybe_double neginf;
    tn_tensor *out;
} tni_args_nan_to_num_out;
TN_NODISCARD static inline tn_status tni_read_nan_to_num_out(const tn_call *call,
    const StableIValue *args, tni_args_nan_to_num_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->nan = tni_arg_maybe_double(args[1]);
    in->posinf = tni_arg_maybe_double(args[2]);
    in->neginf = tni_arg_maybe_double(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* nan_to_num_(Tensor(a!) self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor(a!) */
typedef struct tni_args_nan_to_num_ {
    tn_tensor *self;
    tni_maybe_double nan;
    tni_maybe_double posinf;
    tni_maybe_double neginf;
} tni_args_nan_to_num_;
TN_NODISCARD static inline tn_status tni_read_nan_to_num_(const tn_call *call,
    const StableIValue *args, tni_args_nan_to_num_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->nan = tni_arg_maybe_double(args[1]);
    in->posinf = tni_arg_maybe_double(args[2]);
    in->neginf = tni_arg_maybe_double(args[3]);
    return TN_OK;
}

/* nanmedian(Tensor self) -> Tensor */
typedef struct tni_args_nanmedian {
    tn_tensor *self;
} tni_args_nanmedian;
TN_NODISCARD static inline tn_status tni_read_nanmedian(const tn_call *call,
    const StableIValue *args, tni_args_nanmedian *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices) */
typedef struct tni_args_nanmedian_dim {
    tn_tensor *self;
    int64_t dim;
    bool keepdim;
} tni_args_nanmedian_dim;
TN_NODISCARD static inline tn_status tni_read_nanmedian_dim(const tn_call *call,
    const StableIValue *args, tni_args_nanmedian_dim *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    return TN_OK;
}

/* nanmedian.dim_values(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices) */
typedef struct tni_args_nanmedian_dim_values {
    tn_tensor *self;
    int64_t dim;
    bool keepdim;
    tn_tensor *values;
    tn_tensor *indices;
} tni_args_nanmedian_dim_values;
TN_NODISCARD static inline tn_status tni_read_nanmedian_dim_values(const tn_call *call,
    const StableIValue *args, tni_args_nanmedian_dim_values *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->values));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->indices));
    return TN_OK;
}

/* nanmedian.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_nanmedian_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_nanmedian_out;
TN_NODISCARD static inline tn_status tni_read_nanmedian_out(const tn_call *call,
    const StableIValue *args, tni_args_nanmedian_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor */
typedef struct tni_args_nansum {
    tn_tensor *self;
    tni_ints dim;
    bool keepdim;
    tn_dtype dtype;
} tni_args_nansum;
TN_NODISCARD static inline tn_status tni_read_nansum(const tn_call *call,
    const StableIValue *args, tni_args_nansum *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    in->dtype = tni_arg_maybe_dtype(args[3]);
    return TN_OK;
}

/* nansum.out(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_nansum_out {
    tn_tensor *self;
    tni_ints dim;
    bool keepdim;
    tn_dtype dtype;
    tn_tensor *out;
} tni_args_nansum_out;
TN_NODISCARD static inline tn_status tni_read_nansum_out(const tn_call *call,
    const StableIValue *args, tni_args_nansum_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    in->dtype = tni_arg_maybe_dtype(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a) */
typedef struct tni_args_narrow {
    tn_tensor *self;
    int64_t dim;
    int64_t start;
    int64_t length;
} tni_args_narrow;
TN_NODISCARD static inline tn_status tni_read_narrow(const tn_call *call,
    const StableIValue *args, tni_args_narrow *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->start = tni_arg_int(args[2]);
    in->length = tni_arg_int(args[3]);
    return TN_OK;
}

/* narrow.Tensor(Tensor(a) self, int dim, Tensor start, SymInt length) -> Tensor(a) */
typedef struct tni_args_narrow_Tensor {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *start;
    int64_t length;
} tni_args_narrow_Tensor;
TN_NODISCARD static inline tn_status tni_read_narrow_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_narrow_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->start));
    in->length = tni_arg_int(args[3]);
    return TN_OK;
}

/* narrow_copy(Tensor self, int dim, SymInt start, SymInt length) -> Tensor */
typedef struct tni_args_narrow_copy {
    tn_tensor *self;
    int64_t dim;
    int64_t start;
    int64_t length;
} tni_args_narrow_copy;
TN_NODISCARD static inline tn_status tni_read_narrow_copy(const tn_call *call,
    const StableIValue *args, tni_args_narrow_copy *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->start = tni_arg_int(args[2]);
    in->length = tni_arg_int(args[3]);
    return TN_OK;
}

/* narrow_copy.out(Tensor self, int dim, SymInt start, SymInt length, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_narrow_copy_out {
    tn_tensor *self;
    int64_t dim;
    int64_t start;
    int64_t length;
    tn_tensor *out;
} tni_args_narrow_copy_out;
TN_NODISCARD static inline tn_status tni_read_narrow_copy_out(const tn_call *call,
    const StableIValue *args, tni_args_narrow_copy_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->start = tni_arg_int(args[2]);
    in->length = tni_arg_int(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor) */
typedef struct tni_args_native_batch_norm {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tn_tensor *running_mean;
    tn_tensor *running_var;
    bool training;
    double momentum;
    double eps;
} tni_args_native_batch_norm;
TN_NODISCARD static inline tn_status tni_read_native_batch_norm(const tn_call *call,
    const StableIValue *args, tni_args_native_batch_norm *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->weight = tni_arg_maybe_handle(args[1]);
    in->bias = tni_arg_maybe_handle(args[2]);
    in->running_mean = tni_arg_maybe_handle(args[3]);
    in->running_var = tni_arg_maybe_handle(args[4]);
    in->training = tni_arg_bool(args[5]);
    in->momentum = tni_arg_double(args[6]);
    in->eps = tni_arg_double(args[7]);
    return TN_OK;
}

/* native_batch_norm.out(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean, Tensor(c!) save_invstd) -> (Tensor(a!), Tensor(b!), Tensor(c!)) */
typedef struct tni_args_native_batch_norm_out {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tn_tensor *running_mean;
    tn_tensor *running_var;
    bool training;
    double momentum;
    double eps;
    tn_tensor *out;
    tn_tensor *save_mean;
    tn_tensor *save_invstd;
} tni_args_native_batch_norm_out;
TN_NODISCARD static inline tn_status tni_read_native_batch_norm_out(const tn_call *call,
    const StableIValue *args, tni_args_native_batch_norm_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->weight = tni_arg_maybe_handle(args[1]);
    in->bias = tni_arg_maybe_handle(args[2]);
    in->running_mean = tni_arg_maybe_handle(args[3]);
    in->running_var = tni_arg_maybe_handle(args[4]);
    in->training = tni_arg_bool(args[5]);
    in->momentum = tni_arg_double(args[6]);
    in->eps = tni_arg_double(args[7]);
    TN_TRY(tni_arg_tensor(call, args, 8, &in->out));
    TN_TRY(tni_arg_tensor(call, args, 9, &in->save_mean));
    TN_TRY(tni_arg_tensor(call, args, 10, &in->save_invstd));
    return TN_OK;
}

/* native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool[3] output_mask) -> (Tensor, Tensor, Tensor) */
typedef struct tni_args_native_batch_norm_backward {
    tn_tensor *grad_out;
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *running_mean;
    tn_tensor *running_var;
    tn_tensor *save_mean;
    tn_tensor *save_invstd;
    bool train;
    double eps;
    const tni_list *output_mask;
} tni_args_native_batch_norm_backward;
TN_NODISCARD static inline tn_status tni_read_native_batch_norm_backward(const tn_call *call,
    const StableIValue *args, tni_args_native_batch_norm_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_out));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->input));
    in->weight = tni_arg_maybe_handle(args[2]);
    in->running_mean = tni_arg_maybe_handle(args[3]);
    in->running_var = tni_arg_maybe_handle(args[4]);
    in->save_mean = tni_arg_maybe_handle(args[5]);
    in->save_invstd = tni_arg_maybe_handle(args[6]);
    in->train = tni_arg_bool(args[7]);
    in->eps = tni_arg_double(args[8]);
    in->output_mask = tni_arg_list(args[9]);
    TN_TRY(tni_check_length(call, 9, in->output_mask, 3));
    return TN_OK;
}

/* native_batch_norm_backward.out(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool[3] output_mask, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!)) */
typedef struct tni_args_native_batch_norm_backward_out {
    tn_tensor *grad_out;
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *running_mean;
    tn_tensor *running_var;
    tn_tensor *save_mean;
    tn_tensor *save_invstd;
    bool train;
    double eps;
    const tni_list *output_mask;
    tn_tensor *out0;
    tn_tensor *out1;
    tn_tensor *out2;
} tni_args_native_batch_norm_backward_out;
TN_NODISCARD static inline tn_status tni_read_native_batch_norm_backward_out(const tn_call *call,
    const StableIValue *args, tni_args_native_batch_norm_backward_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_out));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->input));
    in->weight = tni_arg_maybe_handle(args[2]);
    in->running_mean = tni_arg_maybe_handle(args[3]);
    in->running_var = tni_arg_maybe_handle(args[4]);
    in->save_mean = tni_arg_maybe_handle(args[5]);
    in->save_invstd = tni_arg_maybe_handle(args[6]);
    in->train = tni_arg_bool(args[7]);
    in->eps = tni_arg_double(args[8]);
    in->output_mask = tni_arg_list(args[9]);
    TN_TRY(tni_check_length(call, 9, in->output_mask, 3));
    TN_TRY(tni_arg_tensor(call, args, 10, &in->out0));
    TN_TRY(tni_arg_tensor(call, args, 11, &in->out1));
    TN_TRY(tni_arg_tensor(call, args, 12, &in->out2));
    return TN_OK;
}

/* native_group_norm(Tensor input, Tensor? weight, Tensor? bias, SymInt N, SymInt C, SymInt HxW, int group, float eps) -> (Tensor, Tensor, Tensor) */
typedef struct tni_args_native_group_norm {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    int64_t N;
    int64_t C;
    int64_t HxW;
    int64_t group;
    double eps;
} tni_args_native_group_norm;
TN_NODISCARD static inline tn_status tni_read_native_group_norm(const tn_call *call,
    const StableIValue *args, tni_args_native_group_norm *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->weight = tni_arg_maybe_handle(args[1]);
    in->bias = tni_arg_maybe_handle(args[2]);
    in->N = tni_arg_int(args[3]);
    in->C = tni_arg_int(args[4]);
    in->HxW = tni_arg_int(args[5]);
    in->group = tni_arg_int(args[6]);
    in->eps = tni_arg_double(args[7]);
    return TN_OK;
}

/* native_group_norm.out(Tensor input, Tensor? weight, Tensor? bias, SymInt N, SymInt C, SymInt HxW, int group, float eps, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!)) */
typedef struct tni_args_native_group_norm_out {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    int64_t N;
    int64_t C;
    int64_t HxW;
    int64_t group;
    double eps;
    tn_tensor *out0;
    tn_tensor *out1;
    tn_tensor *out2;
} tni_args_native_group_norm_out;
TN_NODISCARD static inline tn_status tni_read_native_group_norm_out(const tn_call *call,
    const StableIValue *args, tni_args_native_group_norm_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->weight = tni_arg_maybe_handle(args[1]);
    in->bias = tni_arg_maybe_handle(args[2]);
    in->N = tni_arg_int(args[3]);
    in->C = tni_arg_int(args[4]);
    in->HxW = tni_arg_int(args[5]);
    in->group = tni_arg_int(args[6]);
    in->eps = tni_arg_double(args[7]);
    TN_TRY(tni_arg_tensor(call, args, 8, &in->out0));
    TN_TRY(tni_arg_tensor(call, args, 9, &in->out1));
    TN_TRY(tni_arg_tensor(call, args, 10, &in->out2));
    return TN_OK;
}

/* native_group_norm_backward(Tensor grad_out, Tensor input, Tensor mean, Tensor rstd, Tensor? weight, SymInt N, SymInt C, SymInt HxW, int group, bool[3] output_mask) -> (Tensor, Tensor, Tensor) */
typedef struct tni_args_native_group_norm_backward {
    tn_tensor *grad_out;
    tn_tensor *input;
    tn_tensor *mean;
    tn_tensor *rstd;
    tn_tensor *weight;
    int64_t N;
    int64_t C;
    int64_t HxW;
    int64_t group;
    const tni_list *output_mask;
} tni_args_native_group_norm_backward;
TN_NODISCARD static inline tn_status tni_read_native_group_norm_backward(const tn_call *call,
    const StableIValue *args, tni_args_native_group_norm_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_out));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->mean));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->rstd));
    in->weight = tni_arg_maybe_handle(args[4]);
    in->N = tni_arg_int(args[5]);
    in->C = tni_arg_int(args[6]);
    in->HxW = tni_arg_int(args[7]);
    in->group = tni_arg_int(args[8]);
    in->output_mask = tni_arg_list(args[9]);
    TN_TRY(tni_check_length(call, 9, in->output_mask, 3));
    return TN_OK;
}

/* native_group_norm_backward.out(Tensor grad_out, Tensor input, Tensor mean, Tensor rstd, Tensor? weight, SymInt N, SymInt C, SymInt HxW, int group, bool[3] output_mask, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!)) */
typedef struct tni_args_native_group_norm_backward_out {
    tn_tensor *grad_out;
    tn_tensor *input;
    tn_tensor *mean;
    tn_tensor *rstd;
    tn_tensor *weight;
    int64_t N;
    int64_t C;
    int64_t HxW;
    int64_t group;
    const tni_list *output_mask;
    tn_tensor *out0;
    tn_tensor *out1;
    tn_tensor *out2;
} tni_args_native_group_norm_backward_out;
TN_NODISCARD static inline tn_status tni_read_native_group_norm_backward_out(const tn_call *call,
    const StableIValue *args, tni_args_native_group_norm_backward_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_out));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->mean));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->rstd));
    in->weight = tni_arg_maybe_handle(args[4]);
    in->N = tni_arg_int(args[5]);
    in->C = tni_arg_int(args[6]);
    in->HxW = tni_arg_int(args[7]);
    in->group = tni_arg_int(args[8]);
    in->output_mask = tni_arg_list(args[9]);
    TN_TRY(tni_check_length(call, 9, in->output_mask, 3));
    TN_TRY(tni_arg_tensor(call, args, 10, &in->out0));
    TN_TRY(tni_arg_tensor(call, args, 11, &in->out1));
    TN_TRY(tni_arg_tensor(call, args, 12, &in->out2));
    return TN_OK;
}

/* native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> (Tensor, Tensor, Tensor) */
typedef struct tni_args_native_layer_norm {
    tn_tensor *input;
    tni_ints normalized_shape;
    tn_tensor *weight;
    tn_tensor *bias;
    double eps;
} tni_args_native_layer_norm;
TN_NODISCARD static inline tn_status tni_read_native_layer_norm(const tn_call *call,
    const StableIValue *args, tni_args_native_layer_norm *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->normalized_shape = tni_arg_ints(args[1]);
    in->weight = tni_arg_maybe_handle(args[2]);
    in->bias = tni_arg_maybe_handle(args[3]);
    in->eps = tni_arg_double(args[4]);
    return TN_OK;
}

/* native_layer_norm.out(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float eps, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!)) */
typedef struct tni_args_native_layer_norm_out {
    tn_tensor *input;
    tni_ints normalized_shape;
    tn_tensor *weight;
    tn_tensor *bias;
    double eps;
    tn_tensor *out0;
    tn_tensor *out1;
    tn_tensor *out2;
} tni_args_native_layer_norm_out;
TN_NODISCARD static inline tn_status tni_read_native_layer_norm_out(const tn_call *call,
    const StableIValue *args, tni_args_native_layer_norm_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->normalized_shape = tni_arg_ints(args[1]);
    in->weight = tni_arg_maybe_handle(args[2]);
    in->bias = tni_arg_maybe_handle(args[3]);
    in->eps = tni_arg_double(args[4]);
    TN_TRY(tni_arg_tensor(call, args, 5, &in->out0));
    TN_TRY(tni_arg_tensor(call, args, 6, &in->out1));
    TN_TRY(tni_arg_tensor(call, args, 7, &in->out2));
    return TN_OK;
}

/* native_layer_norm_backward(Tensor grad_out, Tensor input, SymInt[] normalized_shape, Tensor mean, Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask) -> (Tensor, Tensor, Tensor) */
typedef struct tni_args_native_layer_norm_backward {
    tn_tensor *grad_out;
    tn_tensor *input;
    tni_ints normalized_shape;
    tn_tensor *mean;
    tn_tensor *rstd;
    tn_tensor *weight;
    tn_tensor *bias;
    const tni_list *output_mask;
} tni_args_native_layer_norm_backward;
TN_NODISCARD static inline tn_status tni_read_native_layer_norm_backward(const tn_call *call,
    const StableIValue *args, tni_args_native_layer_norm_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_out));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->input));
    in->normalized_shape = tni_arg_ints(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->mean));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->rstd));
    in->weight = tni_arg_maybe_handle(args[5]);
    in->bias = tni_arg_maybe_handle(args[6]);
    in->output_mask = tni_arg_list(args[7]);
    TN_TRY(tni_check_length(call, 7, in->output_mask, 3));
    return TN_OK;
}

/* native_layer_norm_backward.out(Tensor grad_out, Tensor input, SymInt[] normalized_shape, Tensor mean, Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!)) */
typedef struct tni_args_native_layer_norm_backward_out {
    tn_tensor *grad_out;
    tn_tensor *input;
    tni_ints normalized_shape;
    tn_tensor *mean;
    tn_tensor *rstd;
    tn_tensor *weight;
    tn_tensor *bias;
    const tni_list *output_mask;
    tn_tensor *out0;
    tn_tensor *out1;
    tn_tensor *out2;
} tni_args_native_layer_norm_backward_out;
TN_NODISCARD static inline tn_status tni_read_native_layer_norm_backward_out(const tn_call *call,
    const StableIValue *args, tni_args_native_layer_norm_backward_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_out));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->input));
    in->normalized_shape = tni_arg_ints(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->mean));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->rstd));
    in->weight = tni_arg_maybe_handle(args[5]);
    in->bias = tni_arg_maybe_handle(args[6]);
    in->output_mask = tni_arg_list(args[7]);
    TN_TRY(tni_check_length(call, 7, in->output_mask, 3));
    TN_TRY(tni_arg_tensor(call, args, 8, &in->out0));
    TN_TRY(tni_arg_tensor(call, args, 9, &in->out1));
    TN_TRY(tni_arg_tensor(call, args, 10, &in->out2));
    return TN_OK;
}

/* ne.Scalar(Tensor self, Scalar other) -> Tensor */
typedef struct tni_args_ne_Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_ne_Scalar;
TN_NODISCARD static inline tn_status tni_read_ne_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_ne_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* ne.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_ne_Scalar_out {
    tn_tensor *self;
    const tni_scalar *other;
    tn_tensor *out;
} tni_args_ne_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_ne_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_ne_Scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    in->out = NULL;
    return TN_OK;
}

/* ne.Tensor(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_ne_Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_ne_Tensor;
TN_NODISCARD static inline tn_status tni_read_ne_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_ne_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* ne.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_ne_Tensor_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_ne_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_ne_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_ne_Tensor_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->out = NULL;
    return TN_OK;
}

/* ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
typedef struct tni_args_ne__Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_ne__Scalar;
TN_NODISCARD static inline tn_status tni_read_ne__Scalar(const tn_call *call,
    const StableIValue *args, tni_args_ne__Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args_ne__Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_ne__Tensor;
TN_NODISCARD static inline tn_status tni_read_ne__Tensor(const tn_call *call,
    const StableIValue *args, tni_args_ne__Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* neg(Tensor self) -> Tensor */
typedef struct tni_args_neg {
    tn_tensor *self;
} tni_args_neg;
TN_NODISCARD static inline tn_status tni_read_neg(const tn_call *call,
    const StableIValue *args, tni_args_neg *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_neg_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_neg_out;
TN_NODISCARD static inline tn_status tni_read_neg_out(const tn_call *call,
    const StableIValue *args, tni_args_neg_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* neg_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_neg_ {
    tn_tensor *self;
} tni_args_neg_;
TN_NODISCARD static inline tn_status tni_read_neg_(const tn_call *call,
    const StableIValue *args, tni_args_neg_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* negative(Tensor self) -> Tensor */
typedef struct tni_args_negative {
    tn_tensor *self;
} tni_args_negative;
TN_NODISCARD static inline tn_status tni_read_negative(const tn_call *call,
    const StableIValue *args, tni_args_negative *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* negative.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_negative_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_negative_out;
TN_NODISCARD static inline tn_status tni_read_negative_out(const tn_call *call,
    const StableIValue *args, tni_args_negative_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* negative_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_negative_ {
    tn_tensor *self;
} tni_args_negative_;
TN_NODISCARD static inline tn_status tni_read_negative_(const tn_call *call,
    const StableIValue *args, tni_args_negative_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_new_empty {
    tn_tensor *self;
    tni_ints size;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_new_empty;
TN_NODISCARD static inline tn_status tni_read_new_empty(const tn_call *call,
    const StableIValue *args, tni_args_new_empty *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->size = tni_arg_ints(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    in->layout = tni_arg_maybe_word(args[3]);
    in->device = tni_arg_maybe_device(args[4]);
    in->pin_memory = tni_arg_maybe_bool(args[5]);
    return TN_OK;
}

/* new_empty.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_new_empty_out {
    tn_tensor *self;
    tni_ints size;
    tn_tensor *out;
} tni_args_new_empty_out;
TN_NODISCARD static inline tn_status tni_read_new_empty_out(const tn_call *call,
    const StableIValue *args, tni_args_new_empty_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->size = tni_arg_ints(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* new_empty_strided(Tensor self, SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_new_empty_strided {
    tn_tensor *self;
    tni_ints size;
    tni_ints stride;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_new_empty_strided;
TN_NODISCARD static inline tn_status tni_read_new_empty_strided(const tn_call *call,
    const StableIValue *args, tni_args_new_empty_strided *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->size = tni_arg_ints(args[1]);
    in->stride = tni_arg_ints(args[2]);
    in->dtype = tni_arg_maybe_dtype(args[3]);
    in->layout = tni_arg_maybe_word(args[4]);
    in->device = tni_arg_maybe_device(args[5]);
    in->pin_memory = tni_arg_maybe_bool(args[6]);
    return TN_OK;
}

/* new_empty_strided.out(Tensor self, SymInt[] size, SymInt[] stride, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_new_empty_strided_out {
    tn_tensor *self;
    tni_ints size;
    tni_ints stride;
    tn_tensor *out;
} tni_args_new_empty_strided_out;
TN_NODISCARD static inline tn_status tni_read_new_empty_strided_out(const tn_call *call,
    const StableIValue *args, tni_args_new_empty_strided_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->size = tni_arg_ints(args[1]);
    in->stride = tni_arg_ints(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_new_full {
    tn_tensor *self;
    tni_ints size;
    const tni_scalar *fill_value;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_new_full;
TN_NODISCARD static inline tn_status tni_read_new_full(const tn_call *call,
    const StableIValue *args, tni_args_new_full *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->size = tni_arg_ints(args[1]);
    in->fill_value = tni_arg_scalar(args[2]);
    in->dtype = tni_arg_maybe_dtype(args[3]);
    in->layout = tni_arg_maybe_word(args[4]);
    in->device = tni_arg_maybe_device(args[5]);
    in->pin_memory = tni_arg_maybe_bool(args[6]);
    return TN_OK;
}

/* new_full.out(Tensor self, SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_new_full_out {
    tn_tensor *self;
    tni_ints size;
    const tni_scalar *fill_value;
    tn_tensor *out;
} tni_args_new_full_out;
TN_NODISCARD static inline tn_status tni_read_new_full_out(const tn_call *call,
    const StableIValue *args, tni_args_new_full_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->size = tni_arg_ints(args[1]);
    in->fill_value = tni_arg_scalar(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* new_ones(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_new_ones {
    tn_tensor *self;
    tni_ints size;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_new_ones;
TN_NODISCARD static inline tn_status tni_read_new_ones(const tn_call *call,
    const StableIValue *args, tni_args_new_ones *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->size = tni_arg_ints(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    in->layout = tni_arg_maybe_word(args[3]);
    in->device = tni_arg_maybe_device(args[4]);
    in->pin_memory = tni_arg_maybe_bool(args[5]);
    return TN_OK;
}

/* new_ones.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_new_ones_out {
    tn_tensor *self;
    tni_ints size;
    tn_tensor *out;
} tni_args_new_ones_out;
TN_NODISCARD static inline tn_status tni_read_new_ones_out(const tn_call *call,
    const StableIValue *args, tni_args_new_ones_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->size = tni_arg_ints(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_new_zeros {
    tn_tensor *self;
    tni_ints size;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_new_zeros;
TN_NODISCARD static inline tn_status tni_read_new_zeros(const tn_call *call,
    const StableIValue *args, tni_args_new_zeros *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->size = tni_arg_ints(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    in->layout = tni_arg_maybe_word(args[3]);
    in->device = tni_arg_maybe_device(args[4]);
    in->pin_memory = tni_arg_maybe_bool(args[5]);
    return TN_OK;
}

/* new_zeros.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_new_zeros_out {
    tn_tensor *self;
    tni_ints size;
    tn_tensor *out;
} tni_args_new_zeros_out;
TN_NODISCARD static inline tn_status tni_read_new_zeros_out(const tn_call *call,
    const StableIValue *args, tni_args_new_zeros_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->size = tni_arg_ints(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* nextafter(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_nextafter {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_nextafter;
TN_NODISCARD static inline tn_status tni_read_nextafter(const tn_call *call,
    const StableIValue *args, tni_args_nextafter *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* nextafter.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_nextafter_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_nextafter_out;
TN_NODISCARD static inline tn_status tni_read_nextafter_out(const tn_call *call,
    const StableIValue *args, tni_args_nextafter_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->out = NULL;
    return TN_OK;
}

/* nextafter_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args_nextafter_ {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_nextafter_;
TN_NODISCARD static inline tn_status tni_read_nextafter_(const tn_call *call,
    const StableIValue *args, tni_args_nextafter_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* nonzero(Tensor self) -> Tensor */
typedef struct tni_args_nonzero {
    tn_tensor *self;
} tni_args_nonzero;
TN_NODISCARD static inline tn_status tni_read_nonzero(const tn_call *call,
    const StableIValue *args, tni_args_nonzero *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* nonzero_numpy(Tensor self) -> Tensor[] */
typedef struct tni_args_nonzero_numpy {
    tn_tensor *self;
} tni_args_nonzero_numpy;
TN_NODISCARD static inline tn_status tni_read_nonzero_numpy(const tn_call *call,
    const StableIValue *args, tni_args_nonzero_numpy *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* norm.Scalar(Tensor self, Scalar p=2) -> Tensor */
typedef struct tni_args_norm_Scalar {
    tn_tensor *self;
    const tni_scalar *p;
} tni_args_norm_Scalar;
TN_NODISCARD static inline tn_status tni_read_norm_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_norm_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->p = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor */
typedef struct tni_args_norm_ScalarOpt_dim {
    tn_tensor *self;
    const tni_scalar *p;
    tni_ints dim;
    bool keepdim;
} tni_args_norm_ScalarOpt_dim;
TN_NODISCARD static inline tn_status tni_read_norm_ScalarOpt_dim(const tn_call *call,
    const StableIValue *args, tni_args_norm_ScalarOpt_dim *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->p = tni_arg_maybe_scalar(args[1]);
    in->dim = tni_arg_ints(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    return TN_OK;
}

/* norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype) -> Tensor */
typedef struct tni_args_norm_ScalarOpt_dim_dtype {
    tn_tensor *self;
    const tni_scalar *p;
    tni_ints dim;
    bool keepdim;
    tn_dtype dtype;
} tni_args_norm_ScalarOpt_dim_dtype;
TN_NODISCARD static inline tn_status tni_read_norm_ScalarOpt_dim_dtype(const tn_call *call,
    const StableIValue *args, tni_args_norm_ScalarOpt_dim_dtype *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->p = tni_arg_maybe_scalar(args[1]);
    in->dim = tni_arg_ints(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    in->dtype = tni_arg_dtype(args[4]);
    return TN_OK;
}

/* norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor */
typedef struct tni_args_norm_ScalarOpt_dtype {
    tn_tensor *self;
    const tni_scalar *p;
    tn_dtype dtype;
} tni_args_norm_ScalarOpt_dtype;
TN_NODISCARD static inline tn_status tni_read_norm_ScalarOpt_dtype(const tn_call *call,
    const StableIValue *args, tni_args_norm_ScalarOpt_dtype *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->p = tni_arg_maybe_scalar(args[1]);
    in->dtype = tni_arg_dtype(args[2]);
    return TN_OK;
}

/* norm.ScalarOpt_dtype_out(Tensor self, Scalar? p, *, ScalarType dtype, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_norm_ScalarOpt_dtype_out {
    tn_tensor *self;
    const tni_scalar *p;
    tn_dtype dtype;
    tn_tensor *out;
} tni_args_norm_ScalarOpt_dtype_out;
TN_NODISCARD static inline tn_status tni_read_norm_ScalarOpt_dtype_out(const tn_call *call,
    const StableIValue *args, tni_args_norm_ScalarOpt_dtype_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->p = tni_arg_maybe_scalar(args[1]);
    in->dtype = tni_arg_dtype(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* norm.Scalar_out(Tensor self, Scalar p=2, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_norm_Scalar_out {
    tn_tensor *self;
    const tni_scalar *p;
    tn_tensor *out;
} tni_args_norm_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_norm_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_norm_Scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->p = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* norm.dtype_out(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_norm_dtype_out {
    tn_tensor *self;
    const tni_scalar *p;
    tni_ints dim;
    bool keepdim;
    tn_dtype dtype;
    tn_tensor *out;
} tni_args_norm_dtype_out;
TN_NODISCARD static inline tn_status tni_read_norm_dtype_out(const tn_call *call,
    const StableIValue *args, tni_args_norm_dtype_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->p = tni_arg_maybe_scalar(args[1]);
    in->dim = tni_arg_ints(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    in->dtype = tni_arg_dtype(args[4]);
    in->out = NULL;
    return TN_OK;
}

/* norm.out(Tensor self, Scalar? p, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_norm_out {
    tn_tensor *self;
    const tni_scalar *p;
    tni_ints dim;
    bool keepdim;
    tn_tensor *out;
} tni_args_norm_out;
TN_NODISCARD static inline tn_status tni_read_norm_out(const tn_call *call,
    const StableIValue *args, tni_args_norm_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->p = tni_arg_maybe_scalar(args[1]);
    in->dim = tni_arg_ints(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    in->out = NULL;
    return TN_OK;
}

/* not_equal.Scalar(Tensor self, Scalar other) -> Tensor */
typedef struct tni_args_not_equal_Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_not_equal_Scalar;
TN_NODISCARD static inline tn_status tni_read_not_equal_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_not_equal_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* not_equal.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_not_equal_Scalar_out {
    tn_tensor *self;
    const tni_scalar *other;
    tn_tensor *out;
} tni_args_not_equal_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_not_equal_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_not_equal_Scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* not_equal.Tensor(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_not_equal_Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_not_equal_Tensor;
TN_NODISCARD static inline tn_status tni_read_not_equal_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_not_equal_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* not_equal.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_not_equal_Tensor_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_not_equal_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_not_equal_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_not_equal_Tensor_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* not_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
typedef struct tni_args_not_equal__Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_not_equal__Scalar;
TN_NODISCARD static inline tn_status tni_read_not_equal__Scalar(const tn_call *call,
    const StableIValue *args, tni_args_not_equal__Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* not_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args_not_equal__Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_not_equal__Tensor;
TN_NODISCARD static inline tn_status tni_read_not_equal__Tensor(const tn_call *call,
    const StableIValue *args, tni_args_not_equal__Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* numel(Tensor self) -> int */
typedef struct tni_args_numel {
    tn_tensor *self;
} tni_args_numel;
TN_NODISCARD static inline tn_status tni_read_numel(const tn_call *call,
    const StableIValue *args, tni_args_numel *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* numpy_T(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_numpy_T {
    tn_tensor *self;
} tni_args_numpy_T;
TN_NODISCARD static inline tn_status tni_read_numpy_T(const tn_call *call,
    const StableIValue *args, tni_args_numpy_T *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* one_hot(Tensor self, int num_classes=-1) -> Tensor */
typedef struct tni_args_one_hot {
    tn_tensor *self;
    int64_t num_classes;
} tni_args_one_hot;
TN_NODISCARD static inline tn_status tni_read_one_hot(const tn_call *call,
    const StableIValue *args, tni_args_one_hot *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->num_classes = tni_arg_int(args[1]);
    return TN_OK;
}

/* ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_ones {
    tni_ints size;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_ones;
TN_NODISCARD static inline tn_status tni_read_ones(const tn_call *call,
    const StableIValue *args, tni_args_ones *in)
{
    (void)call;
    (void)args;
    in->size = tni_arg_ints(args[0]);
    in->dtype = tni_arg_maybe_dtype(args[1]);
    in->layout = tni_arg_maybe_word(args[2]);
    in->device = tni_arg_maybe_device(args[3]);
    in->pin_memory = tni_arg_maybe_bool(args[4]);
    return TN_OK;
}

/* ones.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_ones_out {
    tni_ints size;
    tn_tensor *out;
} tni_args_ones_out;
TN_NODISCARD static inline tn_status tni_read_ones_out(const tn_call *call,
    const StableIValue *args, tni_args_ones_out *in)
{
    (void)call;
    (void)args;
    in->size = tni_arg_ints(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* ones_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor */
typedef struct tni_args_ones_like {
    tn_tensor *self;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
    int memory_format;
} tni_args_ones_like;
TN_NODISCARD static inline tn_status tni_read_ones_like(const tn_call *call,
    const StableIValue *args, tni_args_ones_like *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dtype = tni_arg_maybe_dtype(args[1]);
    in->layout = tni_arg_maybe_word(args[2]);
    in->device = tni_arg_maybe_device(args[3]);
    in->pin_memory = tni_arg_maybe_bool(args[4]);
    in->memory_format = tni_arg_maybe_word(args[5]);
    return TN_OK;
}

/* ones_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_ones_like_out {
    tn_tensor *self;
    int memory_format;
    tn_tensor *out;
} tni_args_ones_like_out;
TN_NODISCARD static inline tn_status tni_read_ones_like_out(const tn_call *call,
    const StableIValue *args, tni_args_ones_like_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->memory_format = tni_arg_maybe_word(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
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
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->vec2));
    return TN_OK;
}

/* outer.out(Tensor self, Tensor vec2, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_outer_out {
    tn_tensor *self;
    tn_tensor *vec2;
    tn_tensor *out;
} tni_args_outer_out;
TN_NODISCARD static inline tn_status tni_read_outer_out(const tn_call *call,
    const StableIValue *args, tni_args_outer_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->vec2));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* pad(Tensor self, SymInt[] pad, str mode="constant", float? value=None) -> Tensor */
typedef struct tni_args_pad {
    tn_tensor *self;
    tni_ints pad;
    const tni_string *mode;
    tni_maybe_double value;
} tni_args_pad;
TN_NODISCARD static inline tn_status tni_read_pad(const tn_call *call,
    const StableIValue *args, tni_args_pad *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->pad = tni_arg_ints(args[1]);
    in->mode = tni_arg_string(args[2]);
    in->value = tni_arg_maybe_double(args[3]);
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
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x1));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->x2));
    in->p = tni_arg_double(args[2]);
    in->eps = tni_arg_double(args[3]);
    in->keepdim = tni_arg_bool(args[4]);
    return TN_OK;
}

/* pdist(Tensor self, float p=2) -> Tensor */
typedef struct tni_args_pdist {
    tn_tensor *self;
    double p;
} tni_args_pdist;
TN_NODISCARD static inline tn_status tni_read_pdist(const tn_call *call,
    const StableIValue *args, tni_args_pdist *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->p = tni_arg_double(args[1]);
    return TN_OK;
}

/* permute(Tensor(a) self, int[] dims) -> Tensor(a) */
typedef struct tni_args_permute {
    tn_tensor *self;
    tni_ints dims;
} tni_args_permute;
TN_NODISCARD static inline tn_status tni_read_permute(const tn_call *call,
    const StableIValue *args, tni_args_permute *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dims = tni_arg_ints(args[1]);
    return TN_OK;
}

/* permute_copy(Tensor self, int[] dims) -> Tensor */
typedef struct tni_args_permute_copy {
    tn_tensor *self;
    tni_ints dims;
} tni_args_permute_copy;
TN_NODISCARD static inline tn_status tni_read_permute_copy(const tn_call *call,
    const StableIValue *args, tni_args_permute_copy *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dims = tni_arg_ints(args[1]);
    return TN_OK;
}

/* permute_copy.out(Tensor self, int[] dims, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_permute_copy_out {
    tn_tensor *self;
    tni_ints dims;
    tn_tensor *out;
} tni_args_permute_copy_out;
TN_NODISCARD static inline tn_status tni_read_permute_copy_out(const tn_call *call,
    const StableIValue *args, tni_args_permute_copy_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dims = tni_arg_ints(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
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
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->log_input = tni_arg_bool(args[2]);
    in->full = tni_arg_bool(args[3]);
    in->eps = tni_arg_double(args[4]);
    in->reduction = tni_arg_int(args[5]);
    return TN_OK;
}

/* polar(Tensor abs, Tensor angle) -> Tensor */
typedef struct tni_args_polar {
    tn_tensor *abs;
    tn_tensor *angle;
} tni_args_polar;
TN_NODISCARD static inline tn_status tni_read_polar(const tn_call *call,
    const StableIValue *args, tni_args_polar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->abs));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->angle));
    return TN_OK;
}

/* polar.out(Tensor abs, Tensor angle, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_polar_out {
    tn_tensor *abs;
    tn_tensor *angle;
    tn_tensor *out;
} tni_args_polar_out;
TN_NODISCARD static inline tn_status tni_read_polar_out(const tn_call *call,
    const StableIValue *args, tni_args_polar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->abs));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->angle));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* polygamma(int n, Tensor self) -> Tensor */
typedef struct tni_args_polygamma {
    int64_t n;
    tn_tensor *self;
} tni_args_polygamma;
TN_NODISCARD static inline tn_status tni_read_polygamma(const tn_call *call,
    const StableIValue *args, tni_args_polygamma *in)
{
    (void)call;
    (void)args;
    in->n = tni_arg_int(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    return TN_OK;
}

/* polygamma.out(int n, Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_polygamma_out {
    int64_t n;
    tn_tensor *self;
    tn_tensor *out;
} tni_args_polygamma_out;
TN_NODISCARD static inline tn_status tni_read_polygamma_out(const tn_call *call,
    const StableIValue *args, tni_args_polygamma_out *in)
{
    (void)call;
    (void)args;
    in->n = tni_arg_int(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* polygamma_(Tensor(a!) self, int n) -> Tensor(a!) */
typedef struct tni_args_polygamma_ {
    tn_tensor *self;
    int64_t n;
} tni_args_polygamma_;
TN_NODISCARD static inline tn_status tni_read_polygamma_(const tn_call *call,
    const StableIValue *args, tni_args_polygamma_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->n = tni_arg_int(args[1]);
    return TN_OK;
}

/* positive(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_positive {
    tn_tensor *self;
} tni_args_positive;
TN_NODISCARD static inline tn_status tni_read_positive(const tn_call *call,
    const StableIValue *args, tni_args_positive *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* pow.Scalar(Scalar self, Tensor exponent) -> Tensor */
typedef struct tni_args_pow_Scalar {
    const tni_scalar *self;
    tn_tensor *exponent;
} tni_args_pow_Scalar;
TN_NODISCARD static inline tn_status tni_read_pow_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_pow_Scalar *in)
{
    (void)call;
    (void)args;
    in->self = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->exponent));
    return TN_OK;
}

/* pow.Scalar_out(Scalar self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_pow_Scalar_out {
    const tni_scalar *self;
    tn_tensor *exponent;
    tn_tensor *out;
} tni_args_pow_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_pow_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_pow_Scalar_out *in)
{
    (void)call;
    (void)args;
    in->self = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->exponent));
    in->out = NULL;
    return TN_OK;
}

/* pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor */
typedef struct tni_args_pow_Tensor_Scalar {
    tn_tensor *self;
    const tni_scalar *exponent;
} tni_args_pow_Tensor_Scalar;
TN_NODISCARD static inline tn_status tni_read_pow_Tensor_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_pow_Tensor_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->exponent = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* pow.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_pow_Tensor_Scalar_out {
    tn_tensor *self;
    const tni_scalar *exponent;
    tn_tensor *out;
} tni_args_pow_Tensor_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_pow_Tensor_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_pow_Tensor_Scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->exponent = tni_arg_scalar(args[1]);
    in->out = NULL;
    return TN_OK;
}

/* pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor */
typedef struct tni_args_pow_Tensor_Tensor {
    tn_tensor *self;
    tn_tensor *exponent;
} tni_args_pow_Tensor_Tensor;
TN_NODISCARD static inline tn_status tni_read_pow_Tensor_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_pow_Tensor_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->exponent));
    return TN_OK;
}

/* pow.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_pow_Tensor_Tensor_out {
    tn_tensor *self;
    tn_tensor *exponent;
    tn_tensor *out;
} tni_args_pow_Tensor_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_pow_Tensor_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_pow_Tensor_Tensor_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->exponent));
    in->out = NULL;
    return TN_OK;
}

/* pow_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!) */
typedef struct tni_args_pow__Scalar {
    tn_tensor *self;
    const tni_scalar *exponent;
} tni_args_pow__Scalar;
TN_NODISCARD static inline tn_status tni_read_pow__Scalar(const tn_call *call,
    const StableIValue *args, tni_args_pow__Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->exponent = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* pow_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!) */
typedef struct tni_args_pow__Tensor {
    tn_tensor *self;
    tn_tensor *exponent;
} tni_args_pow__Tensor;
TN_NODISCARD static inline tn_status tni_read_pow__Tensor(const tn_call *call,
    const StableIValue *args, tni_args_pow__Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->exponent));
    return TN_OK;
}

/* prelu(Tensor self, Tensor weight) -> Tensor */
typedef struct tni_args_prelu {
    tn_tensor *self;
    tn_tensor *weight;
} tni_args_prelu;
TN_NODISCARD static inline tn_status tni_read_prelu(const tn_call *call,
    const StableIValue *args, tni_args_prelu *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    return TN_OK;
}

/* prod(Tensor self, *, ScalarType? dtype=None) -> Tensor */
typedef struct tni_args_prod {
    tn_tensor *self;
    tn_dtype dtype;
} tni_args_prod;
TN_NODISCARD static inline tn_status tni_read_prod(const tn_call *call,
    const StableIValue *args, tni_args_prod *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dtype = tni_arg_maybe_dtype(args[1]);
    return TN_OK;
}

/* prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor */
typedef struct tni_args_prod_dim_int {
    tn_tensor *self;
    int64_t dim;
    bool keepdim;
    tn_dtype dtype;
} tni_args_prod_dim_int;
TN_NODISCARD static inline tn_status tni_read_prod_dim_int(const tn_call *call,
    const StableIValue *args, tni_args_prod_dim_int *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    in->dtype = tni_arg_maybe_dtype(args[3]);
    return TN_OK;
}

/* prod.int_out(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_prod_int_out {
    tn_tensor *self;
    int64_t dim;
    bool keepdim;
    tn_dtype dtype;
    tn_tensor *out;
} tni_args_prod_int_out;
TN_NODISCARD static inline tn_status tni_read_prod_int_out(const tn_call *call,
    const StableIValue *args, tni_args_prod_int_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    in->dtype = tni_arg_maybe_dtype(args[3]);
    in->out = NULL;
    return TN_OK;
}

/* prod.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_prod_out {
    tn_tensor *self;
    tn_dtype dtype;
    tn_tensor *out;
} tni_args_prod_out;
TN_NODISCARD static inline tn_status tni_read_prod_out(const tn_call *call,
    const StableIValue *args, tni_args_prod_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dtype = tni_arg_maybe_dtype(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* promote_types(ScalarType type1, ScalarType type2) -> ScalarType */
typedef struct tni_args_promote_types {
    tn_dtype type1;
    tn_dtype type2;
} tni_args_promote_types;
TN_NODISCARD static inline tn_status tni_read_promote_types(const tn_call *call,
    const StableIValue *args, tni_args_promote_types *in)
{
    (void)call;
    (void)args;
    in->type1 = tni_arg_dtype(args[0]);
    in->type2 = tni_arg_dtype(args[1]);
    return TN_OK;
}

/* put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor */
typedef struct tni_args_put {
    tn_tensor *self;
    tn_tensor *index;
    tn_tensor *source;
    bool accumulate;
} tni_args_put;
TN_NODISCARD static inline tn_status tni_read_put(const tn_call *call,
    const StableIValue *args, tni_args_put *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->index));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->source));
    in->accumulate = tni_arg_bool(args[3]);
    return TN_OK;
}

/* put.out(Tensor self, Tensor index, Tensor source, bool accumulate=False, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_put_out {
    tn_tensor *self;
    tn_tensor *index;
    tn_tensor *source;
    bool accumulate;
    tn_tensor *out;
} tni_args_put_out;
TN_NODISCARD static inline tn_status tni_read_put_out(const tn_call *call,
    const StableIValue *args, tni_args_put_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->index));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->source));
    in->accumulate = tni_arg_bool(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* put_(Tensor(a!) self, Tensor index, Tensor source, bool accumulate=False) -> Tensor(a!) */
typedef struct tni_args_put_ {
    tn_tensor *self;
    tn_tensor *index;
    tn_tensor *source;
    bool accumulate;
} tni_args_put_;
TN_NODISCARD static inline tn_status tni_read_put_(const tn_call *call,
    const StableIValue *args, tni_args_put_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->index));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->source));
    in->accumulate = tni_arg_bool(args[3]);
    return TN_OK;
}

/* rad2deg(Tensor self) -> Tensor */
typedef struct tni_args_rad2deg {
    tn_tensor *self;
} tni_args_rad2deg;
TN_NODISCARD static inline tn_status tni_read_rad2deg(const tn_call *call,
    const StableIValue *args, tni_args_rad2deg *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* rad2deg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_rad2deg_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_rad2deg_out;
TN_NODISCARD static inline tn_status tni_read_rad2deg_out(const tn_call *call,
    const StableIValue *args, tni_args_rad2deg_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* rad2deg_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_rad2deg_ {
    tn_tensor *self;
} tni_args_rad2deg_;
TN_NODISCARD static inline tn_status tni_read_rad2deg_(const tn_call *call,
    const StableIValue *args, tni_args_rad2deg_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* range(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_range {
    const tni_scalar *start;
    const tni_scalar *end;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_range;
TN_NODISCARD static inline tn_status tni_read_range(const tn_call *call,
    const StableIValue *args, tni_args_range *in)
{
    (void)call;
    (void)args;
    in->start = tni_arg_scalar(args[0]);
    in->end = tni_arg_scalar(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    in->layout = tni_arg_maybe_word(args[3]);
    in->device = tni_arg_maybe_device(args[4]);
    in->pin_memory = tni_arg_maybe_bool(args[5]);
    return TN_OK;
}

/* range.out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_range_out {
    const tni_scalar *start;
    const tni_scalar *end;
    const tni_scalar *step;
    tn_tensor *out;
} tni_args_range_out;
TN_NODISCARD static inline tn_status tni_read_range_out(const tn_call *call,
    const StableIValue *args, tni_args_range_out *in)
{
    (void)call;
    (void)args;
    in->start = tni_arg_scalar(args[0]);
    in->end = tni_arg_scalar(args[1]);
    in->step = tni_arg_scalar(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* range.out_(Scalar start, Scalar end, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_range_out_ {
    const tni_scalar *start;
    const tni_scalar *end;
    tn_tensor *out;
} tni_args_range_out_;
TN_NODISCARD static inline tn_status tni_read_range_out_(const tn_call *call,
    const StableIValue *args, tni_args_range_out_ *in)
{
    (void)call;
    (void)args;
    in->start = tni_arg_scalar(args[0]);
    in->end = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* range.step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_range_step {
    const tni_scalar *start;
    const tni_scalar *end;
    const tni_scalar *step;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_range_step;
TN_NODISCARD static inline tn_status tni_read_range_step(const tn_call *call,
    const StableIValue *args, tni_args_range_step *in)
{
    (void)call;
    (void)args;
    in->start = tni_arg_scalar(args[0]);
    in->end = tni_arg_scalar(args[1]);
    in->step = tni_arg_scalar(args[2]);
    in->dtype = tni_arg_maybe_dtype(args[3]);
    in->layout = tni_arg_maybe_word(args[4]);
    in->device = tni_arg_maybe_device(args[5]);
    in->pin_memory = tni_arg_maybe_bool(args[6]);
    return TN_OK;
}

/* ravel(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_ravel {
    tn_tensor *self;
} tni_args_ravel;
TN_NODISCARD static inline tn_status tni_read_ravel(const tn_call *call,
    const StableIValue *args, tni_args_ravel *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* real(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_real {
    tn_tensor *self;
} tni_args_real;
TN_NODISCARD static inline tn_status tni_read_real(const tn_call *call,
    const StableIValue *args, tni_args_real *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* reciprocal(Tensor self) -> Tensor */
typedef struct tni_args_reciprocal {
    tn_tensor *self;
} tni_args_reciprocal;
TN_NODISCARD static inline tn_status tni_read_reciprocal(const tn_call *call,
    const StableIValue *args, tni_args_reciprocal *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* reciprocal.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_reciprocal_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_reciprocal_out;
TN_NODISCARD static inline tn_status tni_read_reciprocal_out(const tn_call *call,
    const StableIValue *args, tni_args_reciprocal_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* reciprocal_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_reciprocal_ {
    tn_tensor *self;
} tni_args_reciprocal_;
TN_NODISCARD static inline tn_status tni_read_reciprocal_(const tn_call *call,
    const StableIValue *args, tni_args_reciprocal_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* reflection_pad1d(Tensor self, SymInt[2] padding) -> Tensor */
typedef struct tni_args_reflection_pad1d {
    tn_tensor *self;
    tni_ints padding;
} tni_args_reflection_pad1d;
TN_NODISCARD static inline tn_status tni_read_reflection_pad1d(const tn_call *call,
    const StableIValue *args, tni_args_reflection_pad1d *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->padding = tni_arg_ints(args[1]);
    return TN_OK;
}

/* reflection_pad1d.out(Tensor self, SymInt[2] padding, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_reflection_pad1d_out {
    tn_tensor *self;
    tni_ints padding;
    tn_tensor *out;
} tni_args_reflection_pad1d_out;
TN_NODISCARD static inline tn_status tni_read_reflection_pad1d_out(const tn_call *call,
    const StableIValue *args, tni_args_reflection_pad1d_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->padding = tni_arg_ints(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* reflection_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor */
typedef struct tni_args_reflection_pad1d_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tni_ints padding;
} tni_args_reflection_pad1d_backward;
TN_NODISCARD static inline tn_status tni_read_reflection_pad1d_backward(const tn_call *call,
    const StableIValue *args, tni_args_reflection_pad1d_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->padding = tni_arg_ints(args[2]);
    return TN_OK;
}

/* reflection_pad1d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[2] padding, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_reflection_pad1d_backward_grad_input {
    tn_tensor *grad_output;
    tn_tensor *self;
    tni_ints padding;
    tn_tensor *grad_input;
} tni_args_reflection_pad1d_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_reflection_pad1d_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_reflection_pad1d_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->padding = tni_arg_ints(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->grad_input));
    return TN_OK;
}

/* reflection_pad2d(Tensor self, SymInt[4] padding) -> Tensor */
typedef struct tni_args_reflection_pad2d {
    tn_tensor *self;
    tni_ints padding;
} tni_args_reflection_pad2d;
TN_NODISCARD static inline tn_status tni_read_reflection_pad2d(const tn_call *call,
    const StableIValue *args, tni_args_reflection_pad2d *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->padding = tni_arg_ints(args[1]);
    return TN_OK;
}

/* reflection_pad2d.out(Tensor self, SymInt[4] padding, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_reflection_pad2d_out {
    tn_tensor *self;
    tni_ints padding;
    tn_tensor *out;
} tni_args_reflection_pad2d_out;
TN_NODISCARD static inline tn_status tni_read_reflection_pad2d_out(const tn_call *call,
    const StableIValue *args, tni_args_reflection_pad2d_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->padding = tni_arg_ints(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* reflection_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor */
typedef struct tni_args_reflection_pad2d_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tni_ints padding;
} tni_args_reflection_pad2d_backward;
TN_NODISCARD static inline tn_status tni_read_reflection_pad2d_backward(const tn_call *call,
    const StableIValue *args, tni_args_reflection_pad2d_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->padding = tni_arg_ints(args[2]);
    return TN_OK;
}

/* reflection_pad2d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[4] padding, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_reflection_pad2d_backward_grad_input {
    tn_tensor *grad_output;
    tn_tensor *self;
    tni_ints padding;
    tn_tensor *grad_input;
} tni_args_reflection_pad2d_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_reflection_pad2d_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_reflection_pad2d_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->padding = tni_arg_ints(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->grad_input));
    return TN_OK;
}

/* reflection_pad3d(Tensor self, SymInt[6] padding) -> Tensor */
typedef struct tni_args_reflection_pad3d {
    tn_tensor *self;
    tni_ints padding;
} tni_args_reflection_pad3d;
TN_NODISCARD static inline tn_status tni_read_reflection_pad3d(const tn_call *call,
    const StableIValue *args, tni_args_reflection_pad3d *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->padding = tni_arg_ints(args[1]);
    return TN_OK;
}

/* reflection_pad3d.out(Tensor self, SymInt[6] padding, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_reflection_pad3d_out {
    tn_tensor *self;
    tni_ints padding;
    tn_tensor *out;
} tni_args_reflection_pad3d_out;
TN_NODISCARD static inline tn_status tni_read_reflection_pad3d_out(const tn_call *call,
    const StableIValue *args, tni_args_reflection_pad3d_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->padding = tni_arg_ints(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* reflection_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor */
typedef struct tni_args_reflection_pad3d_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tni_ints padding;
} tni_args_reflection_pad3d_backward;
TN_NODISCARD static inline tn_status tni_read_reflection_pad3d_backward(const tn_call *call,
    const StableIValue *args, tni_args_reflection_pad3d_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->padding = tni_arg_ints(args[2]);
    return TN_OK;
}

/* reflection_pad3d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[6] padding, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_reflection_pad3d_backward_grad_input {
    tn_tensor *grad_output;
    tn_tensor *self;
    tni_ints padding;
    tn_tensor *grad_input;
} tni_args_reflection_pad3d_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_reflection_pad3d_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_reflection_pad3d_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->padding = tni_arg_ints(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->grad_input));
    return TN_OK;
}

/* relu(Tensor self) -> Tensor */
typedef struct tni_args_relu {
    tn_tensor *self;
} tni_args_relu;
TN_NODISCARD static inline tn_status tni_read_relu(const tn_call *call,
    const StableIValue *args, tni_args_relu *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* relu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_relu_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_relu_out;
TN_NODISCARD static inline tn_status tni_read_relu_out(const tn_call *call,
    const StableIValue *args, tni_args_relu_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* relu6(Tensor self) -> Tensor */
typedef struct tni_args_relu6 {
    tn_tensor *self;
} tni_args_relu6;
TN_NODISCARD static inline tn_status tni_read_relu6(const tn_call *call,
    const StableIValue *args, tni_args_relu6 *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* relu6_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_relu6_ {
    tn_tensor *self;
} tni_args_relu6_;
TN_NODISCARD static inline tn_status tni_read_relu6_(const tn_call *call,
    const StableIValue *args, tni_args_relu6_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* relu_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_relu_ {
    tn_tensor *self;
} tni_args_relu_;
TN_NODISCARD static inline tn_status tni_read_relu_(const tn_call *call,
    const StableIValue *args, tni_args_relu_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* remainder.Scalar(Tensor self, Scalar other) -> Tensor */
typedef struct tni_args_remainder_Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_remainder_Scalar;
TN_NODISCARD static inline tn_status tni_read_remainder_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_remainder_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* remainder.Scalar_Tensor(Scalar self, Tensor other) -> Tensor */
typedef struct tni_args_remainder_Scalar_Tensor {
    const tni_scalar *self;
    tn_tensor *other;
} tni_args_remainder_Scalar_Tensor;
TN_NODISCARD static inline tn_status tni_read_remainder_Scalar_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_remainder_Scalar_Tensor *in)
{
    (void)call;
    (void)args;
    in->self = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* remainder.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_remainder_Scalar_Tensor_out {
    const tni_scalar *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_remainder_Scalar_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_remainder_Scalar_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_remainder_Scalar_Tensor_out *in)
{
    (void)call;
    (void)args;
    in->self = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* remainder.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_remainder_Scalar_out {
    tn_tensor *self;
    const tni_scalar *other;
    tn_tensor *out;
} tni_args_remainder_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_remainder_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_remainder_Scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* remainder.Tensor(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_remainder_Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_remainder_Tensor;
TN_NODISCARD static inline tn_status tni_read_remainder_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_remainder_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* remainder.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_remainder_Tensor_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_remainder_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_remainder_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_remainder_Tensor_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->out = NULL;
    return TN_OK;
}

/* remainder_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
typedef struct tni_args_remainder__Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_remainder__Scalar;
TN_NODISCARD static inline tn_status tni_read_remainder__Scalar(const tn_call *call,
    const StableIValue *args, tni_args_remainder__Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args_remainder__Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_remainder__Tensor;
TN_NODISCARD static inline tn_status tni_read_remainder__Tensor(const tn_call *call,
    const StableIValue *args, tni_args_remainder__Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* repeat(Tensor self, SymInt[] repeats) -> Tensor */
typedef struct tni_args_repeat {
    tn_tensor *self;
    tni_ints repeats;
} tni_args_repeat;
TN_NODISCARD static inline tn_status tni_read_repeat(const tn_call *call,
    const StableIValue *args, tni_args_repeat *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->repeats = tni_arg_ints(args[1]);
    return TN_OK;
}

/* repeat.out(Tensor self, SymInt[] repeats, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_repeat_out {
    tn_tensor *self;
    tni_ints repeats;
    tn_tensor *out;
} tni_args_repeat_out;
TN_NODISCARD static inline tn_status tni_read_repeat_out(const tn_call *call,
    const StableIValue *args, tni_args_repeat_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->repeats = tni_arg_ints(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* repeat_interleave.Tensor(Tensor repeats, *, SymInt? output_size=None) -> Tensor */
typedef struct tni_args_repeat_interleave_Tensor {
    tn_tensor *repeats;
    tni_maybe_int output_size;
} tni_args_repeat_interleave_Tensor;
TN_NODISCARD static inline tn_status tni_read_repeat_interleave_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_repeat_interleave_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->repeats));
    in->output_size = tni_arg_maybe_int(args[1]);
    return TN_OK;
}

/* repeat_interleave.Tensor_out(Tensor repeats, *, SymInt? output_size=None, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_repeat_interleave_Tensor_out {
    tn_tensor *repeats;
    tni_maybe_int output_size;
    tn_tensor *out;
} tni_args_repeat_interleave_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_repeat_interleave_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_repeat_interleave_Tensor_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->repeats));
    in->output_size = tni_arg_maybe_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* repeat_interleave.self_Tensor(Tensor self, Tensor repeats, int? dim=None, *, SymInt? output_size=None) -> Tensor */
typedef struct tni_args_repeat_interleave_self_Tensor {
    tn_tensor *self;
    tn_tensor *repeats;
    tni_maybe_int dim;
    tni_maybe_int output_size;
} tni_args_repeat_interleave_self_Tensor;
TN_NODISCARD static inline tn_status tni_read_repeat_interleave_self_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_repeat_interleave_self_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->repeats));
    in->dim = tni_arg_maybe_int(args[2]);
    in->output_size = tni_arg_maybe_int(args[3]);
    return TN_OK;
}

/* repeat_interleave.self_int(Tensor self, SymInt repeats, int? dim=None, *, SymInt? output_size=None) -> Tensor */
typedef struct tni_args_repeat_interleave_self_int {
    tn_tensor *self;
    int64_t repeats;
    tni_maybe_int dim;
    tni_maybe_int output_size;
} tni_args_repeat_interleave_self_int;
TN_NODISCARD static inline tn_status tni_read_repeat_interleave_self_int(const tn_call *call,
    const StableIValue *args, tni_args_repeat_interleave_self_int *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->repeats = tni_arg_int(args[1]);
    in->dim = tni_arg_maybe_int(args[2]);
    in->output_size = tni_arg_maybe_int(args[3]);
    return TN_OK;
}

/* replication_pad1d(Tensor self, SymInt[2] padding) -> Tensor */
typedef struct tni_args_replication_pad1d {
    tn_tensor *self;
    tni_ints padding;
} tni_args_replication_pad1d;
TN_NODISCARD static inline tn_status tni_read_replication_pad1d(const tn_call *call,
    const StableIValue *args, tni_args_replication_pad1d *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->padding = tni_arg_ints(args[1]);
    return TN_OK;
}

/* replication_pad1d.out(Tensor self, SymInt[2] padding, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_replication_pad1d_out {
    tn_tensor *self;
    tni_ints padding;
    tn_tensor *out;
} tni_args_replication_pad1d_out;
TN_NODISCARD static inline tn_status tni_read_replication_pad1d_out(const tn_call *call,
    const StableIValue *args, tni_args_replication_pad1d_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->padding = tni_arg_ints(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* replication_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor */
typedef struct tni_args_replication_pad1d_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tni_ints padding;
} tni_args_replication_pad1d_backward;
TN_NODISCARD static inline tn_status tni_read_replication_pad1d_backward(const tn_call *call,
    const StableIValue *args, tni_args_replication_pad1d_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->padding = tni_arg_ints(args[2]);
    return TN_OK;
}

/* replication_pad1d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[2] padding, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_replication_pad1d_backward_grad_input {
    tn_tensor *grad_output;
    tn_tensor *self;
    tni_ints padding;
    tn_tensor *grad_input;
} tni_args_replication_pad1d_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_replication_pad1d_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_replication_pad1d_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->padding = tni_arg_ints(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->grad_input));
    return TN_OK;
}

/* replication_pad2d(Tensor self, SymInt[4] padding) -> Tensor */
typedef struct tni_args_replication_pad2d {
    tn_tensor *self;
    tni_ints padding;
} tni_args_replication_pad2d;
TN_NODISCARD static inline tn_status tni_read_replication_pad2d(const tn_call *call,
    const StableIValue *args, tni_args_replication_pad2d *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->padding = tni_arg_ints(args[1]);
    return TN_OK;
}

/* replication_pad2d.out(Tensor self, SymInt[4] padding, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_replication_pad2d_out {
    tn_tensor *self;
    tni_ints padding;
    tn_tensor *out;
} tni_args_replication_pad2d_out;
TN_NODISCARD static inline tn_status tni_read_replication_pad2d_out(const tn_call *call,
    const StableIValue *args, tni_args_replication_pad2d_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->padding = tni_arg_ints(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* replication_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor */
typedef struct tni_args_replication_pad2d_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tni_ints padding;
} tni_args_replication_pad2d_backward;
TN_NODISCARD static inline tn_status tni_read_replication_pad2d_backward(const tn_call *call,
    const StableIValue *args, tni_args_replication_pad2d_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->padding = tni_arg_ints(args[2]);
    return TN_OK;
}

/* replication_pad2d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[4] padding, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_replication_pad2d_backward_grad_input {
    tn_tensor *grad_output;
    tn_tensor *self;
    tni_ints padding;
    tn_tensor *grad_input;
} tni_args_replication_pad2d_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_replication_pad2d_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_replication_pad2d_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->padding = tni_arg_ints(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->grad_input));
    return TN_OK;
}

/* replication_pad3d(Tensor self, SymInt[6] padding) -> Tensor */
typedef struct tni_args_replication_pad3d {
    tn_tensor *self;
    tni_ints padding;
} tni_args_replication_pad3d;
TN_NODISCARD static inline tn_status tni_read_replication_pad3d(const tn_call *call,
    const StableIValue *args, tni_args_replication_pad3d *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->padding = tni_arg_ints(args[1]);
    return TN_OK;
}

/* replication_pad3d.out(Tensor self, SymInt[6] padding, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_replication_pad3d_out {
    tn_tensor *self;
    tni_ints padding;
    tn_tensor *out;
} tni_args_replication_pad3d_out;
TN_NODISCARD static inline tn_status tni_read_replication_pad3d_out(const tn_call *call,
    const StableIValue *args, tni_args_replication_pad3d_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->padding = tni_arg_ints(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* replication_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor */
typedef struct tni_args_replication_pad3d_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tni_ints padding;
} tni_args_replication_pad3d_backward;
TN_NODISCARD static inline tn_status tni_read_replication_pad3d_backward(const tn_call *call,
    const StableIValue *args, tni_args_replication_pad3d_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->padding = tni_arg_ints(args[2]);
    return TN_OK;
}

/* replication_pad3d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[6] padding, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_replication_pad3d_backward_grad_input {
    tn_tensor *grad_output;
    tn_tensor *self;
    tni_ints padding;
    tn_tensor *grad_input;
} tni_args_replication_pad3d_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_replication_pad3d_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_replication_pad3d_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->padding = tni_arg_ints(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->grad_input));
    return TN_OK;
}

/* reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a) */
typedef struct tni_args_reshape {
    tn_tensor *self;
    tni_ints shape;
} tni_args_reshape;
TN_NODISCARD static inline tn_status tni_read_reshape(const tn_call *call,
    const StableIValue *args, tni_args_reshape *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->shape = tni_arg_ints(args[1]);
    return TN_OK;
}

/* reshape_as(Tensor(a) self, Tensor other) -> Tensor(a) */
typedef struct tni_args_reshape_as {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_reshape_as;
TN_NODISCARD static inline tn_status tni_read_reshape_as(const tn_call *call,
    const StableIValue *args, tni_args_reshape_as *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* resize(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor */
typedef struct tni_args_resize {
    tn_tensor *self;
    tni_ints size;
    int memory_format;
} tni_args_resize;
TN_NODISCARD static inline tn_status tni_read_resize(const tn_call *call,
    const StableIValue *args, tni_args_resize *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->size = tni_arg_ints(args[1]);
    in->memory_format = tni_arg_maybe_word(args[2]);
    return TN_OK;
}

/* resize.out(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_resize_out {
    tn_tensor *self;
    tni_ints size;
    int memory_format;
    tn_tensor *out;
} tni_args_resize_out;
TN_NODISCARD static inline tn_status tni_read_resize_out(const tn_call *call,
    const StableIValue *args, tni_args_resize_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->size = tni_arg_ints(args[1]);
    in->memory_format = tni_arg_maybe_word(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!) */
typedef struct tni_args_resize_ {
    tn_tensor *self;
    tni_ints size;
    int memory_format;
} tni_args_resize_;
TN_NODISCARD static inline tn_status tni_read_resize_(const tn_call *call,
    const StableIValue *args, tni_args_resize_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->size = tni_arg_ints(args[1]);
    in->memory_format = tni_arg_maybe_word(args[2]);
    return TN_OK;
}

/* resize_as(Tensor self, Tensor the_template, *, MemoryFormat? memory_format=None) -> Tensor */
typedef struct tni_args_resize_as {
    tn_tensor *self;
    tn_tensor *the_template;
    int memory_format;
} tni_args_resize_as;
TN_NODISCARD static inline tn_status tni_read_resize_as(const tn_call *call,
    const StableIValue *args, tni_args_resize_as *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->the_template));
    in->memory_format = tni_arg_maybe_word(args[2]);
    return TN_OK;
}

/* resize_as.out(Tensor self, Tensor the_template, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_resize_as_out {
    tn_tensor *self;
    tn_tensor *the_template;
    int memory_format;
    tn_tensor *out;
} tni_args_resize_as_out;
TN_NODISCARD static inline tn_status tni_read_resize_as_out(const tn_call *call,
    const StableIValue *args, tni_args_resize_as_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->the_template));
    in->memory_format = tni_arg_maybe_word(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* resize_as_(Tensor(a!) self, Tensor the_template, *, MemoryFormat? memory_format=None) -> Tensor(a!) */
typedef struct tni_args_resize_as_ {
    tn_tensor *self;
    tn_tensor *the_template;
    int memory_format;
} tni_args_resize_as_;
TN_NODISCARD static inline tn_status tni_read_resize_as_(const tn_call *call,
    const StableIValue *args, tni_args_resize_as_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->the_template));
    in->memory_format = tni_arg_maybe_word(args[2]);
    return TN_OK;
}

/* resolve_conj(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_resolve_conj {
    tn_tensor *self;
} tni_args_resolve_conj;
TN_NODISCARD static inline tn_status tni_read_resolve_conj(const tn_call *call,
    const StableIValue *args, tni_args_resolve_conj *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* resolve_neg(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_resolve_neg {
    tn_tensor *self;
} tni_args_resolve_neg;
TN_NODISCARD static inline tn_status tni_read_resolve_neg(const tn_call *call,
    const StableIValue *args, tni_args_resolve_neg *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* result_type.Scalar(Tensor tensor, Scalar other) -> ScalarType */
typedef struct tni_args_result_type_Scalar {
    tn_tensor *tensor;
    const tni_scalar *other;
} tni_args_result_type_Scalar;
TN_NODISCARD static inline tn_status tni_read_result_type_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_result_type_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->tensor));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* result_type.Scalar_Scalar(Scalar scalar1, Scalar scalar2) -> ScalarType */
typedef struct tni_args_result_type_Scalar_Scalar {
    const tni_scalar *scalar1;
    const tni_scalar *scalar2;
} tni_args_result_type_Scalar_Scalar;
TN_NODISCARD static inline tn_status tni_read_result_type_Scalar_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_result_type_Scalar_Scalar *in)
{
    (void)call;
    (void)args;
    in->scalar1 = tni_arg_scalar(args[0]);
    in->scalar2 = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* result_type.Scalar_Tensor(Scalar scalar, Tensor tensor) -> ScalarType */
typedef struct tni_args_result_type_Scalar_Tensor {
    const tni_scalar *scalar;
    tn_tensor *tensor;
} tni_args_result_type_Scalar_Tensor;
TN_NODISCARD static inline tn_status tni_read_result_type_Scalar_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_result_type_Scalar_Tensor *in)
{
    (void)call;
    (void)args;
    in->scalar = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->tensor));
    return TN_OK;
}

/* result_type.Tensor(Tensor tensor, Tensor other) -> ScalarType */
typedef struct tni_args_result_type_Tensor {
    tn_tensor *tensor;
    tn_tensor *other;
} tni_args_result_type_Tensor;
TN_NODISCARD static inline tn_status tni_read_result_type_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_result_type_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->tensor));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* rms_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, float? eps=None) -> Tensor */
typedef struct tni_args_rms_norm {
    tn_tensor *input;
    tni_ints normalized_shape;
    tn_tensor *weight;
    tni_maybe_double eps;
} tni_args_rms_norm;
TN_NODISCARD static inline tn_status tni_read_rms_norm(const tn_call *call,
    const StableIValue *args, tni_args_rms_norm *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->normalized_shape = tni_arg_ints(args[1]);
    in->weight = tni_arg_maybe_handle(args[2]);
    in->eps = tni_arg_maybe_double(args[3]);
    return TN_OK;
}

/* roll(Tensor self, SymInt[1] shifts, int[1] dims=[]) -> Tensor */
typedef struct tni_args_roll {
    tn_tensor *self;
    tni_ints shifts;
    tni_ints dims;
} tni_args_roll;
TN_NODISCARD static inline tn_status tni_read_roll(const tn_call *call,
    const StableIValue *args, tni_args_roll *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->shifts = tni_arg_ints(args[1]);
    in->dims = tni_arg_ints(args[2]);
    return TN_OK;
}

/* roll.out(Tensor self, SymInt[1] shifts, int[1] dims=[], *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_roll_out {
    tn_tensor *self;
    tni_ints shifts;
    tni_ints dims;
    tn_tensor *out;
} tni_args_roll_out;
TN_NODISCARD static inline tn_status tni_read_roll_out(const tn_call *call,
    const StableIValue *args, tni_args_roll_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->shifts = tni_arg_ints(args[1]);
    in->dims = tni_arg_ints(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* rot90(Tensor self, int k=1, int[] dims=[0,1]) -> Tensor */
typedef struct tni_args_rot90 {
    tn_tensor *self;
    int64_t k;
    tni_ints dims;
} tni_args_rot90;
TN_NODISCARD static inline tn_status tni_read_rot90(const tn_call *call,
    const StableIValue *args, tni_args_rot90 *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->k = tni_arg_int(args[1]);
    in->dims = tni_arg_ints(args[2]);
    return TN_OK;
}

/* rot90.out(Tensor self, int k=1, int[] dims=[0, 1], *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_rot90_out {
    tn_tensor *self;
    int64_t k;
    tni_ints dims;
    tn_tensor *out;
} tni_args_rot90_out;
TN_NODISCARD static inline tn_status tni_read_rot90_out(const tn_call *call,
    const StableIValue *args, tni_args_rot90_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->k = tni_arg_int(args[1]);
    in->dims = tni_arg_ints(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* round(Tensor self) -> Tensor */
typedef struct tni_args_round {
    tn_tensor *self;
} tni_args_round;
TN_NODISCARD static inline tn_status tni_read_round(const tn_call *call,
    const StableIValue *args, tni_args_round *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* round.decimals(Tensor self, *, int decimals) -> Tensor */
typedef struct tni_args_round_decimals {
    tn_tensor *self;
    int64_t decimals;
} tni_args_round_decimals;
TN_NODISCARD static inline tn_status tni_read_round_decimals(const tn_call *call,
    const StableIValue *args, tni_args_round_decimals *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->decimals = tni_arg_int(args[1]);
    return TN_OK;
}

/* round.decimals_out(Tensor self, *, int decimals, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_round_decimals_out {
    tn_tensor *self;
    int64_t decimals;
    tn_tensor *out;
} tni_args_round_decimals_out;
TN_NODISCARD static inline tn_status tni_read_round_decimals_out(const tn_call *call,
    const StableIValue *args, tni_args_round_decimals_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->decimals = tni_arg_int(args[1]);
    in->out = NULL;
    return TN_OK;
}

/* round.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_round_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_round_out;
TN_NODISCARD static inline tn_status tni_read_round_out(const tn_call *call,
    const StableIValue *args, tni_args_round_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* round_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_round_ {
    tn_tensor *self;
} tni_args_round_;
TN_NODISCARD static inline tn_status tni_read_round_(const tn_call *call,
    const StableIValue *args, tni_args_round_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* round_.decimals(Tensor(a!) self, *, int decimals) -> Tensor(a!) */
typedef struct tni_args_round__decimals {
    tn_tensor *self;
    int64_t decimals;
} tni_args_round__decimals;
TN_NODISCARD static inline tn_status tni_read_round__decimals(const tn_call *call,
    const StableIValue *args, tni_args_round__decimals *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->decimals = tni_arg_int(args[1]);
    return TN_OK;
}

/* row_stack(Tensor[] tensors) -> Tensor */
typedef struct tni_args_row_stack {
    const tni_list *tensors;
} tni_args_row_stack;
TN_NODISCARD static inline tn_status tni_read_row_stack(const tn_call *call,
    const StableIValue *args, tni_args_row_stack *in)
{
    (void)call;
    (void)args;
    in->tensors = tni_arg_list(args[0]);
    return TN_OK;
}

/* row_stack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_row_stack_out {
    const tni_list *tensors;
    tn_tensor *out;
} tni_args_row_stack_out;
TN_NODISCARD static inline tn_status tni_read_row_stack_out(const tn_call *call,
    const StableIValue *args, tni_args_row_stack_out *in)
{
    (void)call;
    (void)args;
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* rrelu_with_noise_backward(Tensor grad_output, Tensor self, Tensor noise, Scalar lower, Scalar upper, bool training, bool self_is_result) -> Tensor */
typedef struct tni_args_rrelu_with_noise_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *noise;
    const tni_scalar *lower;
    const tni_scalar *upper;
    bool training;
    bool self_is_result;
} tni_args_rrelu_with_noise_backward;
TN_NODISCARD static inline tn_status tni_read_rrelu_with_noise_backward(const tn_call *call,
    const StableIValue *args, tni_args_rrelu_with_noise_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->noise));
    in->lower = tni_arg_scalar(args[3]);
    in->upper = tni_arg_scalar(args[4]);
    in->training = tni_arg_bool(args[5]);
    in->self_is_result = tni_arg_bool(args[6]);
    return TN_OK;
}

/* rrelu_with_noise_backward.out(Tensor grad_output, Tensor self, Tensor noise, Scalar lower, Scalar upper, bool training, bool self_is_result, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_rrelu_with_noise_backward_out {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *noise;
    const tni_scalar *lower;
    const tni_scalar *upper;
    bool training;
    bool self_is_result;
    tn_tensor *out;
} tni_args_rrelu_with_noise_backward_out;
TN_NODISCARD static inline tn_status tni_read_rrelu_with_noise_backward_out(const tn_call *call,
    const StableIValue *args, tni_args_rrelu_with_noise_backward_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->noise));
    in->lower = tni_arg_scalar(args[3]);
    in->upper = tni_arg_scalar(args[4]);
    in->training = tni_arg_bool(args[5]);
    in->self_is_result = tni_arg_bool(args[6]);
    TN_TRY(tni_arg_tensor(call, args, 7, &in->out));
    return TN_OK;
}

/* rsqrt(Tensor self) -> Tensor */
typedef struct tni_args_rsqrt {
    tn_tensor *self;
} tni_args_rsqrt;
TN_NODISCARD static inline tn_status tni_read_rsqrt(const tn_call *call,
    const StableIValue *args, tni_args_rsqrt *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* rsqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_rsqrt_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_rsqrt_out;
TN_NODISCARD static inline tn_status tni_read_rsqrt_out(const tn_call *call,
    const StableIValue *args, tni_args_rsqrt_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* rsqrt_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_rsqrt_ {
    tn_tensor *self;
} tni_args_rsqrt_;
TN_NODISCARD static inline tn_status tni_read_rsqrt_(const tn_call *call,
    const StableIValue *args, tni_args_rsqrt_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor */
typedef struct tni_args_rsub_Scalar {
    tn_tensor *self;
    const tni_scalar *other;
    const tni_scalar *alpha;
} tni_args_rsub_Scalar;
TN_NODISCARD static inline tn_status tni_read_rsub_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_rsub_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    in->alpha = tni_arg_scalar(args[2]);
    return TN_OK;
}

/* rsub.Scalar_out(Tensor self, Scalar other, Scalar alpha=1, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_rsub_Scalar_out {
    tn_tensor *self;
    const tni_scalar *other;
    const tni_scalar *alpha;
    tn_tensor *out;
} tni_args_rsub_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_rsub_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_rsub_Scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    in->alpha = tni_arg_scalar(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor */
typedef struct tni_args_rsub_Tensor {
    tn_tensor *self;
    tn_tensor *other;
    const tni_scalar *alpha;
} tni_args_rsub_Tensor;
TN_NODISCARD static inline tn_status tni_read_rsub_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_rsub_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->alpha = tni_arg_scalar(args[2]);
    return TN_OK;
}

/* rsub.Tensor_out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_rsub_Tensor_out {
    tn_tensor *self;
    tn_tensor *other;
    const tni_scalar *alpha;
    tn_tensor *out;
} tni_args_rsub_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_rsub_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_rsub_Tensor_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->alpha = tni_arg_scalar(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* scalar_tensor(Scalar s, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_scalar_tensor {
    const tni_scalar *s;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_scalar_tensor;
TN_NODISCARD static inline tn_status tni_read_scalar_tensor(const tn_call *call,
    const StableIValue *args, tni_args_scalar_tensor *in)
{
    (void)call;
    (void)args;
    in->s = tni_arg_scalar(args[0]);
    in->dtype = tni_arg_maybe_dtype(args[1]);
    in->layout = tni_arg_maybe_word(args[2]);
    in->device = tni_arg_maybe_device(args[3]);
    in->pin_memory = tni_arg_maybe_bool(args[4]);
    return TN_OK;
}

/* scalar_tensor.out(Scalar s, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_scalar_tensor_out {
    const tni_scalar *s;
    tn_tensor *out;
} tni_args_scalar_tensor_out;
TN_NODISCARD static inline tn_status tni_read_scalar_tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_scalar_tensor_out *in)
{
    (void)call;
    (void)args;
    in->s = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor */
typedef struct tni_args_scatter_reduce {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    tn_tensor *src;
    const tni_string *reduce;
} tni_args_scatter_reduce;
TN_NODISCARD static inline tn_status tni_read_scatter_reduce(const tn_call *call,
    const StableIValue *args, tni_args_scatter_reduce *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->src));
    in->reduce = tni_arg_string(args[4]);
    return TN_OK;
}

/* scatter.reduce_out(Tensor self, int dim, Tensor index, Tensor src, *, str reduce, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_scatter_reduce_out {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    tn_tensor *src;
    const tni_string *reduce;
    tn_tensor *out;
} tni_args_scatter_reduce_out;
TN_NODISCARD static inline tn_status tni_read_scatter_reduce_out(const tn_call *call,
    const StableIValue *args, tni_args_scatter_reduce_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->src));
    in->reduce = tni_arg_string(args[4]);
    in->out = NULL;
    return TN_OK;
}

/* scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor */
typedef struct tni_args_scatter_src {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    tn_tensor *src;
} tni_args_scatter_src;
TN_NODISCARD static inline tn_status tni_read_scatter_src(const tn_call *call,
    const StableIValue *args, tni_args_scatter_src *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->src));
    return TN_OK;
}

/* scatter.src_out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_scatter_src_out {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    tn_tensor *src;
    tn_tensor *out;
} tni_args_scatter_src_out;
TN_NODISCARD static inline tn_status tni_read_scatter_src_out(const tn_call *call,
    const StableIValue *args, tni_args_scatter_src_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->src));
    in->out = NULL;
    return TN_OK;
}

/* scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor */
typedef struct tni_args_scatter_value {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    const tni_scalar *value;
} tni_args_scatter_value;
TN_NODISCARD static inline tn_status tni_read_scatter_value(const tn_call *call,
    const StableIValue *args, tni_args_scatter_value *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    in->value = tni_arg_scalar(args[3]);
    return TN_OK;
}

/* scatter.value_out(Tensor self, int dim, Tensor index, Scalar value, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_scatter_value_out {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    const tni_scalar *value;
    tn_tensor *out;
} tni_args_scatter_value_out;
TN_NODISCARD static inline tn_status tni_read_scatter_value_out(const tn_call *call,
    const StableIValue *args, tni_args_scatter_value_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    in->value = tni_arg_scalar(args[3]);
    in->out = NULL;
    return TN_OK;
}

/* scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor */
typedef struct tni_args_scatter_value_reduce {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    const tni_scalar *value;
    const tni_string *reduce;
} tni_args_scatter_value_reduce;
TN_NODISCARD static inline tn_status tni_read_scatter_value_reduce(const tn_call *call,
    const StableIValue *args, tni_args_scatter_value_reduce *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    in->value = tni_arg_scalar(args[3]);
    in->reduce = tni_arg_string(args[4]);
    return TN_OK;
}

/* scatter.value_reduce_out(Tensor self, int dim, Tensor index, Scalar value, *, str reduce, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_scatter_value_reduce_out {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    const tni_scalar *value;
    const tni_string *reduce;
    tn_tensor *out;
} tni_args_scatter_value_reduce_out;
TN_NODISCARD static inline tn_status tni_read_scatter_value_reduce_out(const tn_call *call,
    const StableIValue *args, tni_args_scatter_value_reduce_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    in->value = tni_arg_scalar(args[3]);
    in->reduce = tni_arg_string(args[4]);
    in->out = NULL;
    return TN_OK;
}

/* scatter_.reduce(Tensor(a!) self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor(a!) */
typedef struct tni_args_scatter__reduce {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    tn_tensor *src;
    const tni_string *reduce;
} tni_args_scatter__reduce;
TN_NODISCARD static inline tn_status tni_read_scatter__reduce(const tn_call *call,
    const StableIValue *args, tni_args_scatter__reduce *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->src));
    in->reduce = tni_arg_string(args[4]);
    return TN_OK;
}

/* scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!) */
typedef struct tni_args_scatter__src {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    tn_tensor *src;
} tni_args_scatter__src;
TN_NODISCARD static inline tn_status tni_read_scatter__src(const tn_call *call,
    const StableIValue *args, tni_args_scatter__src *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->src));
    return TN_OK;
}

/* scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!) */
typedef struct tni_args_scatter__value {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    const tni_scalar *value;
} tni_args_scatter__value;
TN_NODISCARD static inline tn_status tni_read_scatter__value(const tn_call *call,
    const StableIValue *args, tni_args_scatter__value *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    in->value = tni_arg_scalar(args[3]);
    return TN_OK;
}

/* scatter_.value_reduce(Tensor(a!) self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor(a!) */
typedef struct tni_args_scatter__value_reduce {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    const tni_scalar *value;
    const tni_string *reduce;
} tni_args_scatter__value_reduce;
TN_NODISCARD static inline tn_status tni_read_scatter__value_reduce(const tn_call *call,
    const StableIValue *args, tni_args_scatter__value_reduce *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    in->value = tni_arg_scalar(args[3]);
    in->reduce = tni_arg_string(args[4]);
    return TN_OK;
}

/* scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor */
typedef struct tni_args_scatter_add {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    tn_tensor *src;
} tni_args_scatter_add;
TN_NODISCARD static inline tn_status tni_read_scatter_add(const tn_call *call,
    const StableIValue *args, tni_args_scatter_add *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->src));
    return TN_OK;
}

/* scatter_add.out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_scatter_add_out {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    tn_tensor *src;
    tn_tensor *out;
} tni_args_scatter_add_out;
TN_NODISCARD static inline tn_status tni_read_scatter_add_out(const tn_call *call,
    const StableIValue *args, tni_args_scatter_add_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->src));
    in->out = NULL;
    return TN_OK;
}

/* scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!) */
typedef struct tni_args_scatter_add_ {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    tn_tensor *src;
} tni_args_scatter_add_;
TN_NODISCARD static inline tn_status tni_read_scatter_add_(const tn_call *call,
    const StableIValue *args, tni_args_scatter_add_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->src));
    return TN_OK;
}

/* scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor */
typedef struct tni_args_scatter_reduce_two {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    tn_tensor *src;
    const tni_string *reduce;
    bool include_self;
} tni_args_scatter_reduce_two;
TN_NODISCARD static inline tn_status tni_read_scatter_reduce_two(const tn_call *call,
    const StableIValue *args, tni_args_scatter_reduce_two *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->src));
    in->reduce = tni_arg_string(args[4]);
    in->include_self = tni_arg_bool(args[5]);
    return TN_OK;
}

/* scatter_reduce.two_out(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_scatter_reduce_two_out {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    tn_tensor *src;
    const tni_string *reduce;
    bool include_self;
    tn_tensor *out;
} tni_args_scatter_reduce_two_out;
TN_NODISCARD static inline tn_status tni_read_scatter_reduce_two_out(const tn_call *call,
    const StableIValue *args, tni_args_scatter_reduce_two_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->src));
    in->reduce = tni_arg_string(args[4]);
    in->include_self = tni_arg_bool(args[5]);
    in->out = NULL;
    return TN_OK;
}

/* scatter_reduce_.two(Tensor(a!) self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor(a!) */
typedef struct tni_args_scatter_reduce__two {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *index;
    tn_tensor *src;
    const tni_string *reduce;
    bool include_self;
} tni_args_scatter_reduce__two;
TN_NODISCARD static inline tn_status tni_read_scatter_reduce__two(const tn_call *call,
    const StableIValue *args, tni_args_scatter_reduce__two *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->index));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->src));
    in->reduce = tni_arg_string(args[4]);
    in->include_self = tni_arg_bool(args[5]);
    return TN_OK;
}

/* searchsorted.Scalar(Tensor sorted_sequence, Scalar self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor */
typedef struct tni_args_searchsorted_Scalar {
    tn_tensor *sorted_sequence;
    const tni_scalar *self;
    bool out_int32;
    bool right;
    const tni_string *side;
    tn_tensor *sorter;
} tni_args_searchsorted_Scalar;
TN_NODISCARD static inline tn_status tni_read_searchsorted_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_searchsorted_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->sorted_sequence));
    in->self = tni_arg_scalar(args[1]);
    in->out_int32 = tni_arg_bool(args[2]);
    in->right = tni_arg_bool(args[3]);
    in->side = tni_arg_maybe_string(args[4]);
    in->sorter = tni_arg_maybe_handle(args[5]);
    return TN_OK;
}

/* searchsorted.Scalar_out(Tensor sorted_sequence, Scalar self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_searchsorted_Scalar_out {
    tn_tensor *sorted_sequence;
    const tni_scalar *self;
    bool out_int32;
    bool right;
    const tni_string *side;
    tn_tensor *sorter;
    tn_tensor *out;
} tni_args_searchsorted_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_searchsorted_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_searchsorted_Scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->sorted_sequence));
    in->self = tni_arg_scalar(args[1]);
    in->out_int32 = tni_arg_bool(args[2]);
    in->right = tni_arg_bool(args[3]);
    in->side = tni_arg_maybe_string(args[4]);
    in->sorter = tni_arg_maybe_handle(args[5]);
    TN_TRY(tni_arg_tensor(call, args, 6, &in->out));
    return TN_OK;
}

/* searchsorted.Tensor(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor */
typedef struct tni_args_searchsorted_Tensor {
    tn_tensor *sorted_sequence;
    tn_tensor *self;
    bool out_int32;
    bool right;
    const tni_string *side;
    tn_tensor *sorter;
} tni_args_searchsorted_Tensor;
TN_NODISCARD static inline tn_status tni_read_searchsorted_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_searchsorted_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->sorted_sequence));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->out_int32 = tni_arg_bool(args[2]);
    in->right = tni_arg_bool(args[3]);
    in->side = tni_arg_maybe_string(args[4]);
    in->sorter = tni_arg_maybe_handle(args[5]);
    return TN_OK;
}

/* searchsorted.Tensor_out(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_searchsorted_Tensor_out {
    tn_tensor *sorted_sequence;
    tn_tensor *self;
    bool out_int32;
    bool right;
    const tni_string *side;
    tn_tensor *sorter;
    tn_tensor *out;
} tni_args_searchsorted_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_searchsorted_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_searchsorted_Tensor_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->sorted_sequence));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->out_int32 = tni_arg_bool(args[2]);
    in->right = tni_arg_bool(args[3]);
    in->side = tni_arg_maybe_string(args[4]);
    in->sorter = tni_arg_maybe_handle(args[5]);
    TN_TRY(tni_arg_tensor(call, args, 6, &in->out));
    return TN_OK;
}

/* select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a) */
typedef struct tni_args_select_int {
    tn_tensor *self;
    int64_t dim;
    int64_t index;
} tni_args_select_int;
TN_NODISCARD static inline tn_status tni_read_select_int(const tn_call *call,
    const StableIValue *args, tni_args_select_int *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->index = tni_arg_int(args[2]);
    return TN_OK;
}

/* select_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt index) -> Tensor */
typedef struct tni_args_select_backward {
    tn_tensor *grad_output;
    tni_ints input_sizes;
    int64_t dim;
    int64_t index;
} tni_args_select_backward;
TN_NODISCARD static inline tn_status tni_read_select_backward(const tn_call *call,
    const StableIValue *args, tni_args_select_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->input_sizes = tni_arg_ints(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->index = tni_arg_int(args[3]);
    return TN_OK;
}

/* select_backward.out(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt index, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_select_backward_out {
    tn_tensor *grad_output;
    tni_ints input_sizes;
    int64_t dim;
    int64_t index;
    tn_tensor *out;
} tni_args_select_backward_out;
TN_NODISCARD static inline tn_status tni_read_select_backward_out(const tn_call *call,
    const StableIValue *args, tni_args_select_backward_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->input_sizes = tni_arg_ints(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->index = tni_arg_int(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* select_copy.int(Tensor self, int dim, SymInt index) -> Tensor */
typedef struct tni_args_select_copy_int {
    tn_tensor *self;
    int64_t dim;
    int64_t index;
} tni_args_select_copy_int;
TN_NODISCARD static inline tn_status tni_read_select_copy_int(const tn_call *call,
    const StableIValue *args, tni_args_select_copy_int *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->index = tni_arg_int(args[2]);
    return TN_OK;
}

/* select_copy.int_out(Tensor self, int dim, SymInt index, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_select_copy_int_out {
    tn_tensor *self;
    int64_t dim;
    int64_t index;
    tn_tensor *out;
} tni_args_select_copy_int_out;
TN_NODISCARD static inline tn_status tni_read_select_copy_int_out(const tn_call *call,
    const StableIValue *args, tni_args_select_copy_int_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->index = tni_arg_int(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor */
typedef struct tni_args_select_scatter {
    tn_tensor *self;
    tn_tensor *src;
    int64_t dim;
    int64_t index;
} tni_args_select_scatter;
TN_NODISCARD static inline tn_status tni_read_select_scatter(const tn_call *call,
    const StableIValue *args, tni_args_select_scatter *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->src));
    in->dim = tni_arg_int(args[2]);
    in->index = tni_arg_int(args[3]);
    return TN_OK;
}

/* select_scatter.out(Tensor self, Tensor src, int dim, SymInt index, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_select_scatter_out {
    tn_tensor *self;
    tn_tensor *src;
    int64_t dim;
    int64_t index;
    tn_tensor *out;
} tni_args_select_scatter_out;
TN_NODISCARD static inline tn_status tni_read_select_scatter_out(const tn_call *call,
    const StableIValue *args, tni_args_select_scatter_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->src));
    in->dim = tni_arg_int(args[2]);
    in->index = tni_arg_int(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* selu(Tensor self) -> Tensor */
typedef struct tni_args_selu {
    tn_tensor *self;
} tni_args_selu;
TN_NODISCARD static inline tn_status tni_read_selu(const tn_call *call,
    const StableIValue *args, tni_args_selu *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* selu_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_selu_ {
    tn_tensor *self;
} tni_args_selu_;
TN_NODISCARD static inline tn_status tni_read_selu_(const tn_call *call,
    const StableIValue *args, tni_args_selu_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* sgn(Tensor self) -> Tensor */
typedef struct tni_args_sgn {
    tn_tensor *self;
} tni_args_sgn;
TN_NODISCARD static inline tn_status tni_read_sgn(const tn_call *call,
    const StableIValue *args, tni_args_sgn *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* sgn.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_sgn_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_sgn_out;
TN_NODISCARD static inline tn_status tni_read_sgn_out(const tn_call *call,
    const StableIValue *args, tni_args_sgn_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* sgn_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_sgn_ {
    tn_tensor *self;
} tni_args_sgn_;
TN_NODISCARD static inline tn_status tni_read_sgn_(const tn_call *call,
    const StableIValue *args, tni_args_sgn_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* sigmoid(Tensor self) -> Tensor */
typedef struct tni_args_sigmoid {
    tn_tensor *self;
} tni_args_sigmoid;
TN_NODISCARD static inline tn_status tni_read_sigmoid(const tn_call *call,
    const StableIValue *args, tni_args_sigmoid *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_sigmoid_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_sigmoid_out;
TN_NODISCARD static inline tn_status tni_read_sigmoid_out(const tn_call *call,
    const StableIValue *args, tni_args_sigmoid_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* sigmoid_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_sigmoid_ {
    tn_tensor *self;
} tni_args_sigmoid_;
TN_NODISCARD static inline tn_status tni_read_sigmoid_(const tn_call *call,
    const StableIValue *args, tni_args_sigmoid_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor */
typedef struct tni_args_sigmoid_backward {
    tn_tensor *grad_output;
    tn_tensor *output;
} tni_args_sigmoid_backward;
TN_NODISCARD static inline tn_status tni_read_sigmoid_backward(const tn_call *call,
    const StableIValue *args, tni_args_sigmoid_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->output));
    return TN_OK;
}

/* sigmoid_backward.grad_input(Tensor grad_output, Tensor output, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_sigmoid_backward_grad_input {
    tn_tensor *grad_output;
    tn_tensor *output;
    tn_tensor *grad_input;
} tni_args_sigmoid_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_sigmoid_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_sigmoid_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->output));
    in->grad_input = NULL;
    return TN_OK;
}

/* sign(Tensor self) -> Tensor */
typedef struct tni_args_sign {
    tn_tensor *self;
} tni_args_sign;
TN_NODISCARD static inline tn_status tni_read_sign(const tn_call *call,
    const StableIValue *args, tni_args_sign *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* sign.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_sign_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_sign_out;
TN_NODISCARD static inline tn_status tni_read_sign_out(const tn_call *call,
    const StableIValue *args, tni_args_sign_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* sign_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_sign_ {
    tn_tensor *self;
} tni_args_sign_;
TN_NODISCARD static inline tn_status tni_read_sign_(const tn_call *call,
    const StableIValue *args, tni_args_sign_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* signbit(Tensor self) -> Tensor */
typedef struct tni_args_signbit {
    tn_tensor *self;
} tni_args_signbit;
TN_NODISCARD static inline tn_status tni_read_signbit(const tn_call *call,
    const StableIValue *args, tni_args_signbit *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* signbit.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_signbit_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_signbit_out;
TN_NODISCARD static inline tn_status tni_read_signbit_out(const tn_call *call,
    const StableIValue *args, tni_args_signbit_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* silu(Tensor self) -> Tensor */
typedef struct tni_args_silu {
    tn_tensor *self;
} tni_args_silu;
TN_NODISCARD static inline tn_status tni_read_silu(const tn_call *call,
    const StableIValue *args, tni_args_silu *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* silu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_silu_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_silu_out;
TN_NODISCARD static inline tn_status tni_read_silu_out(const tn_call *call,
    const StableIValue *args, tni_args_silu_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* silu_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_silu_ {
    tn_tensor *self;
} tni_args_silu_;
TN_NODISCARD static inline tn_status tni_read_silu_(const tn_call *call,
    const StableIValue *args, tni_args_silu_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* silu_backward(Tensor grad_output, Tensor self) -> Tensor */
typedef struct tni_args_silu_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
} tni_args_silu_backward;
TN_NODISCARD static inline tn_status tni_read_silu_backward(const tn_call *call,
    const StableIValue *args, tni_args_silu_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    return TN_OK;
}

/* silu_backward.grad_input(Tensor grad_output, Tensor self, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_silu_backward_grad_input {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *grad_input;
} tni_args_silu_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_silu_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_silu_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->grad_input = NULL;
    return TN_OK;
}

/* sin(Tensor self) -> Tensor */
typedef struct tni_args_sin {
    tn_tensor *self;
} tni_args_sin;
TN_NODISCARD static inline tn_status tni_read_sin(const tn_call *call,
    const StableIValue *args, tni_args_sin *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* sin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_sin_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_sin_out;
TN_NODISCARD static inline tn_status tni_read_sin_out(const tn_call *call,
    const StableIValue *args, tni_args_sin_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* sin_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_sin_ {
    tn_tensor *self;
} tni_args_sin_;
TN_NODISCARD static inline tn_status tni_read_sin_(const tn_call *call,
    const StableIValue *args, tni_args_sin_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* sinc(Tensor self) -> Tensor */
typedef struct tni_args_sinc {
    tn_tensor *self;
} tni_args_sinc;
TN_NODISCARD static inline tn_status tni_read_sinc(const tn_call *call,
    const StableIValue *args, tni_args_sinc *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* sinc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_sinc_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_sinc_out;
TN_NODISCARD static inline tn_status tni_read_sinc_out(const tn_call *call,
    const StableIValue *args, tni_args_sinc_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* sinc_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_sinc_ {
    tn_tensor *self;
} tni_args_sinc_;
TN_NODISCARD static inline tn_status tni_read_sinc_(const tn_call *call,
    const StableIValue *args, tni_args_sinc_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* sinh(Tensor self) -> Tensor */
typedef struct tni_args_sinh {
    tn_tensor *self;
} tni_args_sinh;
TN_NODISCARD static inline tn_status tni_read_sinh(const tn_call *call,
    const StableIValue *args, tni_args_sinh *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* sinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_sinh_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_sinh_out;
TN_NODISCARD static inline tn_status tni_read_sinh_out(const tn_call *call,
    const StableIValue *args, tni_args_sinh_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* sinh_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_sinh_ {
    tn_tensor *self;
} tni_args_sinh_;
TN_NODISCARD static inline tn_status tni_read_sinh_(const tn_call *call,
    const StableIValue *args, tni_args_sinh_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* size.int(Tensor self, int dim) -> int */
typedef struct tni_args_size_int {
    tn_tensor *self;
    int64_t dim;
} tni_args_size_int;
TN_NODISCARD static inline tn_status tni_read_size_int(const tn_call *call,
    const StableIValue *args, tni_args_size_int *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

/* slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a) */
typedef struct tni_args_slice_Tensor {
    tn_tensor *self;
    int64_t dim;
    tni_maybe_int start;
    tni_maybe_int end;
    int64_t step;
} tni_args_slice_Tensor;
TN_NODISCARD static inline tn_status tni_read_slice_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_slice_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->start = tni_arg_maybe_int(args[2]);
    in->end = tni_arg_maybe_int(args[3]);
    in->step = tni_arg_int(args[4]);
    return TN_OK;
}

/* slice_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt start, SymInt end, SymInt step) -> Tensor */
typedef struct tni_args_slice_backward {
    tn_tensor *grad_output;
    tni_ints input_sizes;
    int64_t dim;
    int64_t start;
    int64_t end;
    int64_t step;
} tni_args_slice_backward;
TN_NODISCARD static inline tn_status tni_read_slice_backward(const tn_call *call,
    const StableIValue *args, tni_args_slice_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->input_sizes = tni_arg_ints(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->start = tni_arg_int(args[3]);
    in->end = tni_arg_int(args[4]);
    in->step = tni_arg_int(args[5]);
    return TN_OK;
}

/* slice_backward.out(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt start, SymInt end, SymInt step, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_slice_backward_out {
    tn_tensor *grad_output;
    tni_ints input_sizes;
    int64_t dim;
    int64_t start;
    int64_t end;
    int64_t step;
    tn_tensor *out;
} tni_args_slice_backward_out;
TN_NODISCARD static inline tn_status tni_read_slice_backward_out(const tn_call *call,
    const StableIValue *args, tni_args_slice_backward_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->input_sizes = tni_arg_ints(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->start = tni_arg_int(args[3]);
    in->end = tni_arg_int(args[4]);
    in->step = tni_arg_int(args[5]);
    TN_TRY(tni_arg_tensor(call, args, 6, &in->out));
    return TN_OK;
}

/* slice_copy.Tensor(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor */
typedef struct tni_args_slice_copy_Tensor {
    tn_tensor *self;
    int64_t dim;
    tni_maybe_int start;
    tni_maybe_int end;
    int64_t step;
} tni_args_slice_copy_Tensor;
TN_NODISCARD static inline tn_status tni_read_slice_copy_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_slice_copy_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->start = tni_arg_maybe_int(args[2]);
    in->end = tni_arg_maybe_int(args[3]);
    in->step = tni_arg_int(args[4]);
    return TN_OK;
}

/* slice_copy.Tensor_out(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_slice_copy_Tensor_out {
    tn_tensor *self;
    int64_t dim;
    tni_maybe_int start;
    tni_maybe_int end;
    int64_t step;
    tn_tensor *out;
} tni_args_slice_copy_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_slice_copy_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_slice_copy_Tensor_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->start = tni_arg_maybe_int(args[2]);
    in->end = tni_arg_maybe_int(args[3]);
    in->step = tni_arg_int(args[4]);
    TN_TRY(tni_arg_tensor(call, args, 5, &in->out));
    return TN_OK;
}

/* slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor */
typedef struct tni_args_slice_scatter {
    tn_tensor *self;
    tn_tensor *src;
    int64_t dim;
    tni_maybe_int start;
    tni_maybe_int end;
    int64_t step;
} tni_args_slice_scatter;
TN_NODISCARD static inline tn_status tni_read_slice_scatter(const tn_call *call,
    const StableIValue *args, tni_args_slice_scatter *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->src));
    in->dim = tni_arg_int(args[2]);
    in->start = tni_arg_maybe_int(args[3]);
    in->end = tni_arg_maybe_int(args[4]);
    in->step = tni_arg_int(args[5]);
    return TN_OK;
}

/* slice_scatter.out(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_slice_scatter_out {
    tn_tensor *self;
    tn_tensor *src;
    int64_t dim;
    tni_maybe_int start;
    tni_maybe_int end;
    int64_t step;
    tn_tensor *out;
} tni_args_slice_scatter_out;
TN_NODISCARD static inline tn_status tni_read_slice_scatter_out(const tn_call *call,
    const StableIValue *args, tni_args_slice_scatter_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->src));
    in->dim = tni_arg_int(args[2]);
    in->start = tni_arg_maybe_int(args[3]);
    in->end = tni_arg_maybe_int(args[4]);
    in->step = tni_arg_int(args[5]);
    TN_TRY(tni_arg_tensor(call, args, 6, &in->out));
    return TN_OK;
}

/* smooth_l1_loss(Tensor self, Tensor target, int reduction=Mean, float beta=1.0) -> Tensor */
typedef struct tni_args_smooth_l1_loss {
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
    double beta;
} tni_args_smooth_l1_loss;
TN_NODISCARD static inline tn_status tni_read_smooth_l1_loss(const tn_call *call,
    const StableIValue *args, tni_args_smooth_l1_loss *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->reduction = tni_arg_int(args[2]);
    in->beta = tni_arg_double(args[3]);
    return TN_OK;
}

/* smooth_l1_loss.out(Tensor self, Tensor target, int reduction=Mean, float beta=1.0, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_smooth_l1_loss_out {
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
    double beta;
    tn_tensor *out;
} tni_args_smooth_l1_loss_out;
TN_NODISCARD static inline tn_status tni_read_smooth_l1_loss_out(const tn_call *call,
    const StableIValue *args, tni_args_smooth_l1_loss_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->reduction = tni_arg_int(args[2]);
    in->beta = tni_arg_double(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* smooth_l1_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float beta) -> Tensor */
typedef struct tni_args_smooth_l1_loss_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
    double beta;
} tni_args_smooth_l1_loss_backward;
TN_NODISCARD static inline tn_status tni_read_smooth_l1_loss_backward(const tn_call *call,
    const StableIValue *args, tni_args_smooth_l1_loss_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->target));
    in->reduction = tni_arg_int(args[3]);
    in->beta = tni_arg_double(args[4]);
    return TN_OK;
}

/* smooth_l1_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, int reduction, float beta, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_smooth_l1_loss_backward_grad_input {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
    double beta;
    tn_tensor *grad_input;
} tni_args_smooth_l1_loss_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_smooth_l1_loss_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_smooth_l1_loss_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->target));
    in->reduction = tni_arg_int(args[3]);
    in->beta = tni_arg_double(args[4]);
    TN_TRY(tni_arg_tensor(call, args, 5, &in->grad_input));
    return TN_OK;
}

/* soft_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor */
typedef struct tni_args_soft_margin_loss {
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
} tni_args_soft_margin_loss;
TN_NODISCARD static inline tn_status tni_read_soft_margin_loss(const tn_call *call,
    const StableIValue *args, tni_args_soft_margin_loss *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->reduction = tni_arg_int(args[2]);
    return TN_OK;
}

/* soft_margin_loss.out(Tensor self, Tensor target, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_soft_margin_loss_out {
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
    tn_tensor *out;
} tni_args_soft_margin_loss_out;
TN_NODISCARD static inline tn_status tni_read_soft_margin_loss_out(const tn_call *call,
    const StableIValue *args, tni_args_soft_margin_loss_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->target));
    in->reduction = tni_arg_int(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* soft_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor */
typedef struct tni_args_soft_margin_loss_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
} tni_args_soft_margin_loss_backward;
TN_NODISCARD static inline tn_status tni_read_soft_margin_loss_backward(const tn_call *call,
    const StableIValue *args, tni_args_soft_margin_loss_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->target));
    in->reduction = tni_arg_int(args[3]);
    return TN_OK;
}

/* soft_margin_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, int reduction, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_soft_margin_loss_backward_grad_input {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *target;
    int64_t reduction;
    tn_tensor *grad_input;
} tni_args_soft_margin_loss_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_soft_margin_loss_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_soft_margin_loss_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->target));
    in->reduction = tni_arg_int(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->grad_input));
    return TN_OK;
}

/* softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor */
typedef struct tni_args_softmax_int {
    tn_tensor *self;
    int64_t dim;
    tn_dtype dtype;
} tni_args_softmax_int;
TN_NODISCARD static inline tn_status tni_read_softmax_int(const tn_call *call,
    const StableIValue *args, tni_args_softmax_int *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    return TN_OK;
}

/* softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_softmax_int_out {
    tn_tensor *self;
    int64_t dim;
    tn_dtype dtype;
    tn_tensor *out;
} tni_args_softmax_int_out;
TN_NODISCARD static inline tn_status tni_read_softmax_int_out(const tn_call *call,
    const StableIValue *args, tni_args_softmax_int_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor */
typedef struct tni_args_softplus {
    tn_tensor *self;
    const tni_scalar *beta;
    const tni_scalar *threshold;
} tni_args_softplus;
TN_NODISCARD static inline tn_status tni_read_softplus(const tn_call *call,
    const StableIValue *args, tni_args_softplus *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->beta = tni_arg_scalar(args[1]);
    in->threshold = tni_arg_scalar(args[2]);
    return TN_OK;
}

/* softplus.out(Tensor self, Scalar beta=1, Scalar threshold=20, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_softplus_out {
    tn_tensor *self;
    const tni_scalar *beta;
    const tni_scalar *threshold;
    tn_tensor *out;
} tni_args_softplus_out;
TN_NODISCARD static inline tn_status tni_read_softplus_out(const tn_call *call,
    const StableIValue *args, tni_args_softplus_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->beta = tni_arg_scalar(args[1]);
    in->threshold = tni_arg_scalar(args[2]);
    in->out = NULL;
    return TN_OK;
}

/* softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor */
typedef struct tni_args_softplus_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    const tni_scalar *beta;
    const tni_scalar *threshold;
} tni_args_softplus_backward;
TN_NODISCARD static inline tn_status tni_read_softplus_backward(const tn_call *call,
    const StableIValue *args, tni_args_softplus_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->beta = tni_arg_scalar(args[2]);
    in->threshold = tni_arg_scalar(args[3]);
    return TN_OK;
}

/* softplus_backward.grad_input(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_softplus_backward_grad_input {
    tn_tensor *grad_output;
    tn_tensor *self;
    const tni_scalar *beta;
    const tni_scalar *threshold;
    tn_tensor *grad_input;
} tni_args_softplus_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_softplus_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_softplus_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->beta = tni_arg_scalar(args[2]);
    in->threshold = tni_arg_scalar(args[3]);
    in->grad_input = NULL;
    return TN_OK;
}

/* softshrink(Tensor self, Scalar lambd=0.5) -> Tensor */
typedef struct tni_args_softshrink {
    tn_tensor *self;
    const tni_scalar *lambd;
} tni_args_softshrink;
TN_NODISCARD static inline tn_status tni_read_softshrink(const tn_call *call,
    const StableIValue *args, tni_args_softshrink *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->lambd = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* softshrink.out(Tensor self, Scalar lambd=0.5, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_softshrink_out {
    tn_tensor *self;
    const tni_scalar *lambd;
    tn_tensor *out;
} tni_args_softshrink_out;
TN_NODISCARD static inline tn_status tni_read_softshrink_out(const tn_call *call,
    const StableIValue *args, tni_args_softshrink_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->lambd = tni_arg_scalar(args[1]);
    in->out = NULL;
    return TN_OK;
}

/* softshrink_backward(Tensor grad_output, Tensor self, Scalar lambd) -> Tensor */
typedef struct tni_args_softshrink_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    const tni_scalar *lambd;
} tni_args_softshrink_backward;
TN_NODISCARD static inline tn_status tni_read_softshrink_backward(const tn_call *call,
    const StableIValue *args, tni_args_softshrink_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->lambd = tni_arg_scalar(args[2]);
    return TN_OK;
}

/* softshrink_backward.grad_input(Tensor grad_output, Tensor self, Scalar lambd, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_softshrink_backward_grad_input {
    tn_tensor *grad_output;
    tn_tensor *self;
    const tni_scalar *lambd;
    tn_tensor *grad_input;
} tni_args_softshrink_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_softshrink_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_softshrink_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->lambd = tni_arg_scalar(args[2]);
    in->grad_input = NULL;
    return TN_OK;
}

/* sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices) */
typedef struct tni_args_sort {
    tn_tensor *self;
    int64_t dim;
    bool descending;
} tni_args_sort;
TN_NODISCARD static inline tn_status tni_read_sort(const tn_call *call,
    const StableIValue *args, tni_args_sort *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->descending = tni_arg_bool(args[2]);
    return TN_OK;
}

/* sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices) */
typedef struct tni_args_sort_stable {
    tn_tensor *self;
    tni_maybe_bool stable;
    int64_t dim;
    bool descending;
} tni_args_sort_stable;
TN_NODISCARD static inline tn_status tni_read_sort_stable(const tn_call *call,
    const StableIValue *args, tni_args_sort_stable *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->stable = tni_arg_maybe_bool(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->descending = tni_arg_bool(args[3]);
    return TN_OK;
}

/* sort.values(Tensor self, int dim=-1, bool descending=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices) */
typedef struct tni_args_sort_values {
    tn_tensor *self;
    int64_t dim;
    bool descending;
    tn_tensor *values;
    tn_tensor *indices;
} tni_args_sort_values;
TN_NODISCARD static inline tn_status tni_read_sort_values(const tn_call *call,
    const StableIValue *args, tni_args_sort_values *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->descending = tni_arg_bool(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->values));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->indices));
    return TN_OK;
}

/* sort.values_stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices) */
typedef struct tni_args_sort_values_stable {
    tn_tensor *self;
    tni_maybe_bool stable;
    int64_t dim;
    bool descending;
    tn_tensor *values;
    tn_tensor *indices;
} tni_args_sort_values_stable;
TN_NODISCARD static inline tn_status tni_read_sort_values_stable(const tn_call *call,
    const StableIValue *args, tni_args_sort_values_stable *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->stable = tni_arg_maybe_bool(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->descending = tni_arg_bool(args[3]);
    in->values = NULL;
    in->indices = NULL;
    return TN_OK;
}

/* special_airy_ai(Tensor x) -> Tensor */
typedef struct tni_args_special_airy_ai {
    tn_tensor *x;
} tni_args_special_airy_ai;
TN_NODISCARD static inline tn_status tni_read_special_airy_ai(const tn_call *call,
    const StableIValue *args, tni_args_special_airy_ai *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    return TN_OK;
}

/* special_airy_ai.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_airy_ai_out {
    tn_tensor *x;
    tn_tensor *out;
} tni_args_special_airy_ai_out;
TN_NODISCARD static inline tn_status tni_read_special_airy_ai_out(const tn_call *call,
    const StableIValue *args, tni_args_special_airy_ai_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    in->out = NULL;
    return TN_OK;
}

/* special_bessel_j0(Tensor self) -> Tensor */
typedef struct tni_args_special_bessel_j0 {
    tn_tensor *self;
} tni_args_special_bessel_j0;
TN_NODISCARD static inline tn_status tni_read_special_bessel_j0(const tn_call *call,
    const StableIValue *args, tni_args_special_bessel_j0 *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* special_bessel_j0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_bessel_j0_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_special_bessel_j0_out;
TN_NODISCARD static inline tn_status tni_read_special_bessel_j0_out(const tn_call *call,
    const StableIValue *args, tni_args_special_bessel_j0_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* special_bessel_j1(Tensor self) -> Tensor */
typedef struct tni_args_special_bessel_j1 {
    tn_tensor *self;
} tni_args_special_bessel_j1;
TN_NODISCARD static inline tn_status tni_read_special_bessel_j1(const tn_call *call,
    const StableIValue *args, tni_args_special_bessel_j1 *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* special_bessel_j1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_bessel_j1_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_special_bessel_j1_out;
TN_NODISCARD static inline tn_status tni_read_special_bessel_j1_out(const tn_call *call,
    const StableIValue *args, tni_args_special_bessel_j1_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* special_bessel_y0(Tensor self) -> Tensor */
typedef struct tni_args_special_bessel_y0 {
    tn_tensor *self;
} tni_args_special_bessel_y0;
TN_NODISCARD static inline tn_status tni_read_special_bessel_y0(const tn_call *call,
    const StableIValue *args, tni_args_special_bessel_y0 *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* special_bessel_y0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_bessel_y0_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_special_bessel_y0_out;
TN_NODISCARD static inline tn_status tni_read_special_bessel_y0_out(const tn_call *call,
    const StableIValue *args, tni_args_special_bessel_y0_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* special_bessel_y1(Tensor self) -> Tensor */
typedef struct tni_args_special_bessel_y1 {
    tn_tensor *self;
} tni_args_special_bessel_y1;
TN_NODISCARD static inline tn_status tni_read_special_bessel_y1(const tn_call *call,
    const StableIValue *args, tni_args_special_bessel_y1 *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* special_bessel_y1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_bessel_y1_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_special_bessel_y1_out;
TN_NODISCARD static inline tn_status tni_read_special_bessel_y1_out(const tn_call *call,
    const StableIValue *args, tni_args_special_bessel_y1_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* special_chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor */
typedef struct tni_args_special_chebyshev_polynomial_t {
    tn_tensor *x;
    tn_tensor *n;
} tni_args_special_chebyshev_polynomial_t;
TN_NODISCARD static inline tn_status tni_read_special_chebyshev_polynomial_t(const tn_call *call,
    const StableIValue *args, tni_args_special_chebyshev_polynomial_t *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    return TN_OK;
}

/* special_chebyshev_polynomial_t.n_scalar(Tensor x, Scalar n) -> Tensor */
typedef struct tni_args_special_chebyshev_polynomial_t_n_scalar {
    tn_tensor *x;
    const tni_scalar *n;
} tni_args_special_chebyshev_polynomial_t_n_scalar;
TN_NODISCARD static inline tn_status tni_read_special_chebyshev_polynomial_t_n_scalar(const tn_call *call,
    const StableIValue *args, tni_args_special_chebyshev_polynomial_t_n_scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    in->n = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* special_chebyshev_polynomial_t.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_chebyshev_polynomial_t_n_scalar_out {
    tn_tensor *x;
    const tni_scalar *n;
    tn_tensor *out;
} tni_args_special_chebyshev_polynomial_t_n_scalar_out;
TN_NODISCARD static inline tn_status tni_read_special_chebyshev_polynomial_t_n_scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_special_chebyshev_polynomial_t_n_scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    in->n = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* special_chebyshev_polynomial_t.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_chebyshev_polynomial_t_out {
    tn_tensor *x;
    tn_tensor *n;
    tn_tensor *out;
} tni_args_special_chebyshev_polynomial_t_out;
TN_NODISCARD static inline tn_status tni_read_special_chebyshev_polynomial_t_out(const tn_call *call,
    const StableIValue *args, tni_args_special_chebyshev_polynomial_t_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    in->out = NULL;
    return TN_OK;
}

/* special_chebyshev_polynomial_t.x_scalar(Scalar x, Tensor n) -> Tensor */
typedef struct tni_args_special_chebyshev_polynomial_t_x_scalar {
    const tni_scalar *x;
    tn_tensor *n;
} tni_args_special_chebyshev_polynomial_t_x_scalar;
TN_NODISCARD static inline tn_status tni_read_special_chebyshev_polynomial_t_x_scalar(const tn_call *call,
    const StableIValue *args, tni_args_special_chebyshev_polynomial_t_x_scalar *in)
{
    (void)call;
    (void)args;
    in->x = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    return TN_OK;
}

/* special_chebyshev_polynomial_t.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_chebyshev_polynomial_t_x_scalar_out {
    const tni_scalar *x;
    tn_tensor *n;
    tn_tensor *out;
} tni_args_special_chebyshev_polynomial_t_x_scalar_out;
TN_NODISCARD static inline tn_status tni_read_special_chebyshev_polynomial_t_x_scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_special_chebyshev_polynomial_t_x_scalar_out *in)
{
    (void)call;
    (void)args;
    in->x = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* special_chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor */
typedef struct tni_args_special_chebyshev_polynomial_u {
    tn_tensor *x;
    tn_tensor *n;
} tni_args_special_chebyshev_polynomial_u;
TN_NODISCARD static inline tn_status tni_read_special_chebyshev_polynomial_u(const tn_call *call,
    const StableIValue *args, tni_args_special_chebyshev_polynomial_u *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    return TN_OK;
}

/* special_chebyshev_polynomial_u.n_scalar(Tensor x, Scalar n) -> Tensor */
typedef struct tni_args_special_chebyshev_polynomial_u_n_scalar {
    tn_tensor *x;
    const tni_scalar *n;
} tni_args_special_chebyshev_polynomial_u_n_scalar;
TN_NODISCARD static inline tn_status tni_read_special_chebyshev_polynomial_u_n_scalar(const tn_call *call,
    const StableIValue *args, tni_args_special_chebyshev_polynomial_u_n_scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    in->n = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* special_chebyshev_polynomial_u.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_chebyshev_polynomial_u_n_scalar_out {
    tn_tensor *x;
    const tni_scalar *n;
    tn_tensor *out;
} tni_args_special_chebyshev_polynomial_u_n_scalar_out;
TN_NODISCARD static inline tn_status tni_read_special_chebyshev_polynomial_u_n_scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_special_chebyshev_polynomial_u_n_scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    in->n = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* special_chebyshev_polynomial_u.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_chebyshev_polynomial_u_out {
    tn_tensor *x;
    tn_tensor *n;
    tn_tensor *out;
} tni_args_special_chebyshev_polynomial_u_out;
TN_NODISCARD static inline tn_status tni_read_special_chebyshev_polynomial_u_out(const tn_call *call,
    const StableIValue *args, tni_args_special_chebyshev_polynomial_u_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    in->out = NULL;
    return TN_OK;
}

/* special_chebyshev_polynomial_u.x_scalar(Scalar x, Tensor n) -> Tensor */
typedef struct tni_args_special_chebyshev_polynomial_u_x_scalar {
    const tni_scalar *x;
    tn_tensor *n;
} tni_args_special_chebyshev_polynomial_u_x_scalar;
TN_NODISCARD static inline tn_status tni_read_special_chebyshev_polynomial_u_x_scalar(const tn_call *call,
    const StableIValue *args, tni_args_special_chebyshev_polynomial_u_x_scalar *in)
{
    (void)call;
    (void)args;
    in->x = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    return TN_OK;
}

/* special_chebyshev_polynomial_u.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_chebyshev_polynomial_u_x_scalar_out {
    const tni_scalar *x;
    tn_tensor *n;
    tn_tensor *out;
} tni_args_special_chebyshev_polynomial_u_x_scalar_out;
TN_NODISCARD static inline tn_status tni_read_special_chebyshev_polynomial_u_x_scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_special_chebyshev_polynomial_u_x_scalar_out *in)
{
    (void)call;
    (void)args;
    in->x = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* special_chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor */
typedef struct tni_args_special_chebyshev_polynomial_v {
    tn_tensor *x;
    tn_tensor *n;
} tni_args_special_chebyshev_polynomial_v;
TN_NODISCARD static inline tn_status tni_read_special_chebyshev_polynomial_v(const tn_call *call,
    const StableIValue *args, tni_args_special_chebyshev_polynomial_v *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    return TN_OK;
}

/* special_chebyshev_polynomial_v.n_scalar(Tensor x, Scalar n) -> Tensor */
typedef struct tni_args_special_chebyshev_polynomial_v_n_scalar {
    tn_tensor *x;
    const tni_scalar *n;
} tni_args_special_chebyshev_polynomial_v_n_scalar;
TN_NODISCARD static inline tn_status tni_read_special_chebyshev_polynomial_v_n_scalar(const tn_call *call,
    const StableIValue *args, tni_args_special_chebyshev_polynomial_v_n_scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    in->n = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* special_chebyshev_polynomial_v.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_chebyshev_polynomial_v_n_scalar_out {
    tn_tensor *x;
    const tni_scalar *n;
    tn_tensor *out;
} tni_args_special_chebyshev_polynomial_v_n_scalar_out;
TN_NODISCARD static inline tn_status tni_read_special_chebyshev_polynomial_v_n_scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_special_chebyshev_polynomial_v_n_scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    in->n = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* special_chebyshev_polynomial_v.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_chebyshev_polynomial_v_out {
    tn_tensor *x;
    tn_tensor *n;
    tn_tensor *out;
} tni_args_special_chebyshev_polynomial_v_out;
TN_NODISCARD static inline tn_status tni_read_special_chebyshev_polynomial_v_out(const tn_call *call,
    const StableIValue *args, tni_args_special_chebyshev_polynomial_v_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    in->out = NULL;
    return TN_OK;
}

/* special_chebyshev_polynomial_v.x_scalar(Scalar x, Tensor n) -> Tensor */
typedef struct tni_args_special_chebyshev_polynomial_v_x_scalar {
    const tni_scalar *x;
    tn_tensor *n;
} tni_args_special_chebyshev_polynomial_v_x_scalar;
TN_NODISCARD static inline tn_status tni_read_special_chebyshev_polynomial_v_x_scalar(const tn_call *call,
    const StableIValue *args, tni_args_special_chebyshev_polynomial_v_x_scalar *in)
{
    (void)call;
    (void)args;
    in->x = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    return TN_OK;
}

/* special_chebyshev_polynomial_v.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_chebyshev_polynomial_v_x_scalar_out {
    const tni_scalar *x;
    tn_tensor *n;
    tn_tensor *out;
} tni_args_special_chebyshev_polynomial_v_x_scalar_out;
TN_NODISCARD static inline tn_status tni_read_special_chebyshev_polynomial_v_x_scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_special_chebyshev_polynomial_v_x_scalar_out *in)
{
    (void)call;
    (void)args;
    in->x = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* special_chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor */
typedef struct tni_args_special_chebyshev_polynomial_w {
    tn_tensor *x;
    tn_tensor *n;
} tni_args_special_chebyshev_polynomial_w;
TN_NODISCARD static inline tn_status tni_read_special_chebyshev_polynomial_w(const tn_call *call,
    const StableIValue *args, tni_args_special_chebyshev_polynomial_w *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    return TN_OK;
}

/* special_chebyshev_polynomial_w.n_scalar(Tensor x, Scalar n) -> Tensor */
typedef struct tni_args_special_chebyshev_polynomial_w_n_scalar {
    tn_tensor *x;
    const tni_scalar *n;
} tni_args_special_chebyshev_polynomial_w_n_scalar;
TN_NODISCARD static inline tn_status tni_read_special_chebyshev_polynomial_w_n_scalar(const tn_call *call,
    const StableIValue *args, tni_args_special_chebyshev_polynomial_w_n_scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    in->n = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* special_chebyshev_polynomial_w.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_chebyshev_polynomial_w_n_scalar_out {
    tn_tensor *x;
    const tni_scalar *n;
    tn_tensor *out;
} tni_args_special_chebyshev_polynomial_w_n_scalar_out;
TN_NODISCARD static inline tn_status tni_read_special_chebyshev_polynomial_w_n_scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_special_chebyshev_polynomial_w_n_scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    in->n = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* special_chebyshev_polynomial_w.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_chebyshev_polynomial_w_out {
    tn_tensor *x;
    tn_tensor *n;
    tn_tensor *out;
} tni_args_special_chebyshev_polynomial_w_out;
TN_NODISCARD static inline tn_status tni_read_special_chebyshev_polynomial_w_out(const tn_call *call,
    const StableIValue *args, tni_args_special_chebyshev_polynomial_w_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    in->out = NULL;
    return TN_OK;
}

/* special_chebyshev_polynomial_w.x_scalar(Scalar x, Tensor n) -> Tensor */
typedef struct tni_args_special_chebyshev_polynomial_w_x_scalar {
    const tni_scalar *x;
    tn_tensor *n;
} tni_args_special_chebyshev_polynomial_w_x_scalar;
TN_NODISCARD static inline tn_status tni_read_special_chebyshev_polynomial_w_x_scalar(const tn_call *call,
    const StableIValue *args, tni_args_special_chebyshev_polynomial_w_x_scalar *in)
{
    (void)call;
    (void)args;
    in->x = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    return TN_OK;
}

/* special_chebyshev_polynomial_w.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_chebyshev_polynomial_w_x_scalar_out {
    const tni_scalar *x;
    tn_tensor *n;
    tn_tensor *out;
} tni_args_special_chebyshev_polynomial_w_x_scalar_out;
TN_NODISCARD static inline tn_status tni_read_special_chebyshev_polynomial_w_x_scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_special_chebyshev_polynomial_w_x_scalar_out *in)
{
    (void)call;
    (void)args;
    in->x = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* special_digamma(Tensor self) -> Tensor */
typedef struct tni_args_special_digamma {
    tn_tensor *self;
} tni_args_special_digamma;
TN_NODISCARD static inline tn_status tni_read_special_digamma(const tn_call *call,
    const StableIValue *args, tni_args_special_digamma *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* special_digamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_digamma_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_special_digamma_out;
TN_NODISCARD static inline tn_status tni_read_special_digamma_out(const tn_call *call,
    const StableIValue *args, tni_args_special_digamma_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* special_entr(Tensor self) -> Tensor */
typedef struct tni_args_special_entr {
    tn_tensor *self;
} tni_args_special_entr;
TN_NODISCARD static inline tn_status tni_read_special_entr(const tn_call *call,
    const StableIValue *args, tni_args_special_entr *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* special_entr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_entr_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_special_entr_out;
TN_NODISCARD static inline tn_status tni_read_special_entr_out(const tn_call *call,
    const StableIValue *args, tni_args_special_entr_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* special_erf(Tensor self) -> Tensor */
typedef struct tni_args_special_erf {
    tn_tensor *self;
} tni_args_special_erf;
TN_NODISCARD static inline tn_status tni_read_special_erf(const tn_call *call,
    const StableIValue *args, tni_args_special_erf *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* special_erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_erf_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_special_erf_out;
TN_NODISCARD static inline tn_status tni_read_special_erf_out(const tn_call *call,
    const StableIValue *args, tni_args_special_erf_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* special_erfc(Tensor self) -> Tensor */
typedef struct tni_args_special_erfc {
    tn_tensor *self;
} tni_args_special_erfc;
TN_NODISCARD static inline tn_status tni_read_special_erfc(const tn_call *call,
    const StableIValue *args, tni_args_special_erfc *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* special_erfc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_erfc_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_special_erfc_out;
TN_NODISCARD static inline tn_status tni_read_special_erfc_out(const tn_call *call,
    const StableIValue *args, tni_args_special_erfc_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* special_erfcx(Tensor self) -> Tensor */
typedef struct tni_args_special_erfcx {
    tn_tensor *self;
} tni_args_special_erfcx;
TN_NODISCARD static inline tn_status tni_read_special_erfcx(const tn_call *call,
    const StableIValue *args, tni_args_special_erfcx *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* special_erfcx.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_erfcx_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_special_erfcx_out;
TN_NODISCARD static inline tn_status tni_read_special_erfcx_out(const tn_call *call,
    const StableIValue *args, tni_args_special_erfcx_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* special_erfinv(Tensor self) -> Tensor */
typedef struct tni_args_special_erfinv {
    tn_tensor *self;
} tni_args_special_erfinv;
TN_NODISCARD static inline tn_status tni_read_special_erfinv(const tn_call *call,
    const StableIValue *args, tni_args_special_erfinv *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* special_erfinv.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_erfinv_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_special_erfinv_out;
TN_NODISCARD static inline tn_status tni_read_special_erfinv_out(const tn_call *call,
    const StableIValue *args, tni_args_special_erfinv_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* special_exp2(Tensor self) -> Tensor */
typedef struct tni_args_special_exp2 {
    tn_tensor *self;
} tni_args_special_exp2;
TN_NODISCARD static inline tn_status tni_read_special_exp2(const tn_call *call,
    const StableIValue *args, tni_args_special_exp2 *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* special_exp2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_exp2_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_special_exp2_out;
TN_NODISCARD static inline tn_status tni_read_special_exp2_out(const tn_call *call,
    const StableIValue *args, tni_args_special_exp2_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* special_expit(Tensor self) -> Tensor */
typedef struct tni_args_special_expit {
    tn_tensor *self;
} tni_args_special_expit;
TN_NODISCARD static inline tn_status tni_read_special_expit(const tn_call *call,
    const StableIValue *args, tni_args_special_expit *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* special_expit.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_expit_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_special_expit_out;
TN_NODISCARD static inline tn_status tni_read_special_expit_out(const tn_call *call,
    const StableIValue *args, tni_args_special_expit_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* special_expm1(Tensor self) -> Tensor */
typedef struct tni_args_special_expm1 {
    tn_tensor *self;
} tni_args_special_expm1;
TN_NODISCARD static inline tn_status tni_read_special_expm1(const tn_call *call,
    const StableIValue *args, tni_args_special_expm1 *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* special_expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_expm1_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_special_expm1_out;
TN_NODISCARD static inline tn_status tni_read_special_expm1_out(const tn_call *call,
    const StableIValue *args, tni_args_special_expm1_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* special_gammainc(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_special_gammainc {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_special_gammainc;
TN_NODISCARD static inline tn_status tni_read_special_gammainc(const tn_call *call,
    const StableIValue *args, tni_args_special_gammainc *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* special_gammainc.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_gammainc_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_special_gammainc_out;
TN_NODISCARD static inline tn_status tni_read_special_gammainc_out(const tn_call *call,
    const StableIValue *args, tni_args_special_gammainc_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* special_gammaincc(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_special_gammaincc {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_special_gammaincc;
TN_NODISCARD static inline tn_status tni_read_special_gammaincc(const tn_call *call,
    const StableIValue *args, tni_args_special_gammaincc *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* special_gammaincc.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_gammaincc_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_special_gammaincc_out;
TN_NODISCARD static inline tn_status tni_read_special_gammaincc_out(const tn_call *call,
    const StableIValue *args, tni_args_special_gammaincc_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* special_gammaln(Tensor self) -> Tensor */
typedef struct tni_args_special_gammaln {
    tn_tensor *self;
} tni_args_special_gammaln;
TN_NODISCARD static inline tn_status tni_read_special_gammaln(const tn_call *call,
    const StableIValue *args, tni_args_special_gammaln *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* special_gammaln.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_gammaln_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_special_gammaln_out;
TN_NODISCARD static inline tn_status tni_read_special_gammaln_out(const tn_call *call,
    const StableIValue *args, tni_args_special_gammaln_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* special_hermite_polynomial_h(Tensor x, Tensor n) -> Tensor */
typedef struct tni_args_special_hermite_polynomial_h {
    tn_tensor *x;
    tn_tensor *n;
} tni_args_special_hermite_polynomial_h;
TN_NODISCARD static inline tn_status tni_read_special_hermite_polynomial_h(const tn_call *call,
    const StableIValue *args, tni_args_special_hermite_polynomial_h *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    return TN_OK;
}

/* special_hermite_polynomial_h.n_scalar(Tensor x, Scalar n) -> Tensor */
typedef struct tni_args_special_hermite_polynomial_h_n_scalar {
    tn_tensor *x;
    const tni_scalar *n;
} tni_args_special_hermite_polynomial_h_n_scalar;
TN_NODISCARD static inline tn_status tni_read_special_hermite_polynomial_h_n_scalar(const tn_call *call,
    const StableIValue *args, tni_args_special_hermite_polynomial_h_n_scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    in->n = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* special_hermite_polynomial_h.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_hermite_polynomial_h_n_scalar_out {
    tn_tensor *x;
    const tni_scalar *n;
    tn_tensor *out;
} tni_args_special_hermite_polynomial_h_n_scalar_out;
TN_NODISCARD static inline tn_status tni_read_special_hermite_polynomial_h_n_scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_special_hermite_polynomial_h_n_scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    in->n = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* special_hermite_polynomial_h.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_hermite_polynomial_h_out {
    tn_tensor *x;
    tn_tensor *n;
    tn_tensor *out;
} tni_args_special_hermite_polynomial_h_out;
TN_NODISCARD static inline tn_status tni_read_special_hermite_polynomial_h_out(const tn_call *call,
    const StableIValue *args, tni_args_special_hermite_polynomial_h_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    in->out = NULL;
    return TN_OK;
}

/* special_hermite_polynomial_h.x_scalar(Scalar x, Tensor n) -> Tensor */
typedef struct tni_args_special_hermite_polynomial_h_x_scalar {
    const tni_scalar *x;
    tn_tensor *n;
} tni_args_special_hermite_polynomial_h_x_scalar;
TN_NODISCARD static inline tn_status tni_read_special_hermite_polynomial_h_x_scalar(const tn_call *call,
    const StableIValue *args, tni_args_special_hermite_polynomial_h_x_scalar *in)
{
    (void)call;
    (void)args;
    in->x = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    return TN_OK;
}

/* special_hermite_polynomial_h.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_hermite_polynomial_h_x_scalar_out {
    const tni_scalar *x;
    tn_tensor *n;
    tn_tensor *out;
} tni_args_special_hermite_polynomial_h_x_scalar_out;
TN_NODISCARD static inline tn_status tni_read_special_hermite_polynomial_h_x_scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_special_hermite_polynomial_h_x_scalar_out *in)
{
    (void)call;
    (void)args;
    in->x = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* special_hermite_polynomial_he(Tensor x, Tensor n) -> Tensor */
typedef struct tni_args_special_hermite_polynomial_he {
    tn_tensor *x;
    tn_tensor *n;
} tni_args_special_hermite_polynomial_he;
TN_NODISCARD static inline tn_status tni_read_special_hermite_polynomial_he(const tn_call *call,
    const StableIValue *args, tni_args_special_hermite_polynomial_he *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    return TN_OK;
}

/* special_hermite_polynomial_he.n_scalar(Tensor x, Scalar n) -> Tensor */
typedef struct tni_args_special_hermite_polynomial_he_n_scalar {
    tn_tensor *x;
    const tni_scalar *n;
} tni_args_special_hermite_polynomial_he_n_scalar;
TN_NODISCARD static inline tn_status tni_read_special_hermite_polynomial_he_n_scalar(const tn_call *call,
    const StableIValue *args, tni_args_special_hermite_polynomial_he_n_scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    in->n = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* special_hermite_polynomial_he.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_hermite_polynomial_he_n_scalar_out {
    tn_tensor *x;
    const tni_scalar *n;
    tn_tensor *out;
} tni_args_special_hermite_polynomial_he_n_scalar_out;
TN_NODISCARD static inline tn_status tni_read_special_hermite_polynomial_he_n_scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_special_hermite_polynomial_he_n_scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    in->n = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* special_hermite_polynomial_he.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_hermite_polynomial_he_out {
    tn_tensor *x;
    tn_tensor *n;
    tn_tensor *out;
} tni_args_special_hermite_polynomial_he_out;
TN_NODISCARD static inline tn_status tni_read_special_hermite_polynomial_he_out(const tn_call *call,
    const StableIValue *args, tni_args_special_hermite_polynomial_he_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    in->out = NULL;
    return TN_OK;
}

/* special_hermite_polynomial_he.x_scalar(Scalar x, Tensor n) -> Tensor */
typedef struct tni_args_special_hermite_polynomial_he_x_scalar {
    const tni_scalar *x;
    tn_tensor *n;
} tni_args_special_hermite_polynomial_he_x_scalar;
TN_NODISCARD static inline tn_status tni_read_special_hermite_polynomial_he_x_scalar(const tn_call *call,
    const StableIValue *args, tni_args_special_hermite_polynomial_he_x_scalar *in)
{
    (void)call;
    (void)args;
    in->x = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    return TN_OK;
}

/* special_hermite_polynomial_he.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_hermite_polynomial_he_x_scalar_out {
    const tni_scalar *x;
    tn_tensor *n;
    tn_tensor *out;
} tni_args_special_hermite_polynomial_he_x_scalar_out;
TN_NODISCARD static inline tn_status tni_read_special_hermite_polynomial_he_x_scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_special_hermite_polynomial_he_x_scalar_out *in)
{
    (void)call;
    (void)args;
    in->x = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* special_i0(Tensor self) -> Tensor */
typedef struct tni_args_special_i0 {
    tn_tensor *self;
} tni_args_special_i0;
TN_NODISCARD static inline tn_status tni_read_special_i0(const tn_call *call,
    const StableIValue *args, tni_args_special_i0 *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* special_i0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_i0_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_special_i0_out;
TN_NODISCARD static inline tn_status tni_read_special_i0_out(const tn_call *call,
    const StableIValue *args, tni_args_special_i0_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* special_i0e(Tensor self) -> Tensor */
typedef struct tni_args_special_i0e {
    tn_tensor *self;
} tni_args_special_i0e;
TN_NODISCARD static inline tn_status tni_read_special_i0e(const tn_call *call,
    const StableIValue *args, tni_args_special_i0e *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* special_i0e.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_i0e_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_special_i0e_out;
TN_NODISCARD static inline tn_status tni_read_special_i0e_out(const tn_call *call,
    const StableIValue *args, tni_args_special_i0e_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* special_i1(Tensor self) -> Tensor */
typedef struct tni_args_special_i1 {
    tn_tensor *self;
} tni_args_special_i1;
TN_NODISCARD static inline tn_status tni_read_special_i1(const tn_call *call,
    const StableIValue *args, tni_args_special_i1 *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* special_i1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_i1_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_special_i1_out;
TN_NODISCARD static inline tn_status tni_read_special_i1_out(const tn_call *call,
    const StableIValue *args, tni_args_special_i1_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* special_i1e(Tensor self) -> Tensor */
typedef struct tni_args_special_i1e {
    tn_tensor *self;
} tni_args_special_i1e;
TN_NODISCARD static inline tn_status tni_read_special_i1e(const tn_call *call,
    const StableIValue *args, tni_args_special_i1e *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* special_i1e.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_i1e_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_special_i1e_out;
TN_NODISCARD static inline tn_status tni_read_special_i1e_out(const tn_call *call,
    const StableIValue *args, tni_args_special_i1e_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* special_laguerre_polynomial_l(Tensor x, Tensor n) -> Tensor */
typedef struct tni_args_special_laguerre_polynomial_l {
    tn_tensor *x;
    tn_tensor *n;
} tni_args_special_laguerre_polynomial_l;
TN_NODISCARD static inline tn_status tni_read_special_laguerre_polynomial_l(const tn_call *call,
    const StableIValue *args, tni_args_special_laguerre_polynomial_l *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    return TN_OK;
}

/* special_laguerre_polynomial_l.n_scalar(Tensor x, Scalar n) -> Tensor */
typedef struct tni_args_special_laguerre_polynomial_l_n_scalar {
    tn_tensor *x;
    const tni_scalar *n;
} tni_args_special_laguerre_polynomial_l_n_scalar;
TN_NODISCARD static inline tn_status tni_read_special_laguerre_polynomial_l_n_scalar(const tn_call *call,
    const StableIValue *args, tni_args_special_laguerre_polynomial_l_n_scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    in->n = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* special_laguerre_polynomial_l.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_laguerre_polynomial_l_n_scalar_out {
    tn_tensor *x;
    const tni_scalar *n;
    tn_tensor *out;
} tni_args_special_laguerre_polynomial_l_n_scalar_out;
TN_NODISCARD static inline tn_status tni_read_special_laguerre_polynomial_l_n_scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_special_laguerre_polynomial_l_n_scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    in->n = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* special_laguerre_polynomial_l.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_laguerre_polynomial_l_out {
    tn_tensor *x;
    tn_tensor *n;
    tn_tensor *out;
} tni_args_special_laguerre_polynomial_l_out;
TN_NODISCARD static inline tn_status tni_read_special_laguerre_polynomial_l_out(const tn_call *call,
    const StableIValue *args, tni_args_special_laguerre_polynomial_l_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    in->out = NULL;
    return TN_OK;
}

/* special_laguerre_polynomial_l.x_scalar(Scalar x, Tensor n) -> Tensor */
typedef struct tni_args_special_laguerre_polynomial_l_x_scalar {
    const tni_scalar *x;
    tn_tensor *n;
} tni_args_special_laguerre_polynomial_l_x_scalar;
TN_NODISCARD static inline tn_status tni_read_special_laguerre_polynomial_l_x_scalar(const tn_call *call,
    const StableIValue *args, tni_args_special_laguerre_polynomial_l_x_scalar *in)
{
    (void)call;
    (void)args;
    in->x = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    return TN_OK;
}

/* special_laguerre_polynomial_l.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_laguerre_polynomial_l_x_scalar_out {
    const tni_scalar *x;
    tn_tensor *n;
    tn_tensor *out;
} tni_args_special_laguerre_polynomial_l_x_scalar_out;
TN_NODISCARD static inline tn_status tni_read_special_laguerre_polynomial_l_x_scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_special_laguerre_polynomial_l_x_scalar_out *in)
{
    (void)call;
    (void)args;
    in->x = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* special_legendre_polynomial_p(Tensor x, Tensor n) -> Tensor */
typedef struct tni_args_special_legendre_polynomial_p {
    tn_tensor *x;
    tn_tensor *n;
} tni_args_special_legendre_polynomial_p;
TN_NODISCARD static inline tn_status tni_read_special_legendre_polynomial_p(const tn_call *call,
    const StableIValue *args, tni_args_special_legendre_polynomial_p *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    return TN_OK;
}

/* special_legendre_polynomial_p.n_scalar(Tensor x, Scalar n) -> Tensor */
typedef struct tni_args_special_legendre_polynomial_p_n_scalar {
    tn_tensor *x;
    const tni_scalar *n;
} tni_args_special_legendre_polynomial_p_n_scalar;
TN_NODISCARD static inline tn_status tni_read_special_legendre_polynomial_p_n_scalar(const tn_call *call,
    const StableIValue *args, tni_args_special_legendre_polynomial_p_n_scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    in->n = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* special_legendre_polynomial_p.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_legendre_polynomial_p_n_scalar_out {
    tn_tensor *x;
    const tni_scalar *n;
    tn_tensor *out;
} tni_args_special_legendre_polynomial_p_n_scalar_out;
TN_NODISCARD static inline tn_status tni_read_special_legendre_polynomial_p_n_scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_special_legendre_polynomial_p_n_scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    in->n = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* special_legendre_polynomial_p.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_legendre_polynomial_p_out {
    tn_tensor *x;
    tn_tensor *n;
    tn_tensor *out;
} tni_args_special_legendre_polynomial_p_out;
TN_NODISCARD static inline tn_status tni_read_special_legendre_polynomial_p_out(const tn_call *call,
    const StableIValue *args, tni_args_special_legendre_polynomial_p_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    in->out = NULL;
    return TN_OK;
}

/* special_legendre_polynomial_p.x_scalar(Scalar x, Tensor n) -> Tensor */
typedef struct tni_args_special_legendre_polynomial_p_x_scalar {
    const tni_scalar *x;
    tn_tensor *n;
} tni_args_special_legendre_polynomial_p_x_scalar;
TN_NODISCARD static inline tn_status tni_read_special_legendre_polynomial_p_x_scalar(const tn_call *call,
    const StableIValue *args, tni_args_special_legendre_polynomial_p_x_scalar *in)
{
    (void)call;
    (void)args;
    in->x = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    return TN_OK;
}

/* special_legendre_polynomial_p.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_legendre_polynomial_p_x_scalar_out {
    const tni_scalar *x;
    tn_tensor *n;
    tn_tensor *out;
} tni_args_special_legendre_polynomial_p_x_scalar_out;
TN_NODISCARD static inline tn_status tni_read_special_legendre_polynomial_p_x_scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_special_legendre_polynomial_p_x_scalar_out *in)
{
    (void)call;
    (void)args;
    in->x = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* special_log1p(Tensor self) -> Tensor */
typedef struct tni_args_special_log1p {
    tn_tensor *self;
} tni_args_special_log1p;
TN_NODISCARD static inline tn_status tni_read_special_log1p(const tn_call *call,
    const StableIValue *args, tni_args_special_log1p *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* special_log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_log1p_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_special_log1p_out;
TN_NODISCARD static inline tn_status tni_read_special_log1p_out(const tn_call *call,
    const StableIValue *args, tni_args_special_log1p_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* special_log_ndtr(Tensor self) -> Tensor */
typedef struct tni_args_special_log_ndtr {
    tn_tensor *self;
} tni_args_special_log_ndtr;
TN_NODISCARD static inline tn_status tni_read_special_log_ndtr(const tn_call *call,
    const StableIValue *args, tni_args_special_log_ndtr *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* special_log_ndtr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_log_ndtr_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_special_log_ndtr_out;
TN_NODISCARD static inline tn_status tni_read_special_log_ndtr_out(const tn_call *call,
    const StableIValue *args, tni_args_special_log_ndtr_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* special_log_softmax(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor */
typedef struct tni_args_special_log_softmax {
    tn_tensor *self;
    int64_t dim;
    tn_dtype dtype;
} tni_args_special_log_softmax;
TN_NODISCARD static inline tn_status tni_read_special_log_softmax(const tn_call *call,
    const StableIValue *args, tni_args_special_log_softmax *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    return TN_OK;
}

/* special_logit(Tensor self, float? eps=None) -> Tensor */
typedef struct tni_args_special_logit {
    tn_tensor *self;
    tni_maybe_double eps;
} tni_args_special_logit;
TN_NODISCARD static inline tn_status tni_read_special_logit(const tn_call *call,
    const StableIValue *args, tni_args_special_logit *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->eps = tni_arg_maybe_double(args[1]);
    return TN_OK;
}

/* special_logit.out(Tensor self, float? eps=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_logit_out {
    tn_tensor *self;
    tni_maybe_double eps;
    tn_tensor *out;
} tni_args_special_logit_out;
TN_NODISCARD static inline tn_status tni_read_special_logit_out(const tn_call *call,
    const StableIValue *args, tni_args_special_logit_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->eps = tni_arg_maybe_double(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* special_logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor */
typedef struct tni_args_special_logsumexp {
    tn_tensor *self;
    tni_ints dim;
    bool keepdim;
} tni_args_special_logsumexp;
TN_NODISCARD static inline tn_status tni_read_special_logsumexp(const tn_call *call,
    const StableIValue *args, tni_args_special_logsumexp *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_ints(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    return TN_OK;
}

/* special_logsumexp.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_logsumexp_out {
    tn_tensor *self;
    tni_ints dim;
    bool keepdim;
    tn_tensor *out;
} tni_args_special_logsumexp_out;
TN_NODISCARD static inline tn_status tni_read_special_logsumexp_out(const tn_call *call,
    const StableIValue *args, tni_args_special_logsumexp_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_ints(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* special_modified_bessel_i0(Tensor self) -> Tensor */
typedef struct tni_args_special_modified_bessel_i0 {
    tn_tensor *self;
} tni_args_special_modified_bessel_i0;
TN_NODISCARD static inline tn_status tni_read_special_modified_bessel_i0(const tn_call *call,
    const StableIValue *args, tni_args_special_modified_bessel_i0 *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* special_modified_bessel_i0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_modified_bessel_i0_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_special_modified_bessel_i0_out;
TN_NODISCARD static inline tn_status tni_read_special_modified_bessel_i0_out(const tn_call *call,
    const StableIValue *args, tni_args_special_modified_bessel_i0_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* special_modified_bessel_i1(Tensor self) -> Tensor */
typedef struct tni_args_special_modified_bessel_i1 {
    tn_tensor *self;
} tni_args_special_modified_bessel_i1;
TN_NODISCARD static inline tn_status tni_read_special_modified_bessel_i1(const tn_call *call,
    const StableIValue *args, tni_args_special_modified_bessel_i1 *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* special_modified_bessel_i1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_modified_bessel_i1_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_special_modified_bessel_i1_out;
TN_NODISCARD static inline tn_status tni_read_special_modified_bessel_i1_out(const tn_call *call,
    const StableIValue *args, tni_args_special_modified_bessel_i1_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* special_modified_bessel_k0(Tensor self) -> Tensor */
typedef struct tni_args_special_modified_bessel_k0 {
    tn_tensor *self;
} tni_args_special_modified_bessel_k0;
TN_NODISCARD static inline tn_status tni_read_special_modified_bessel_k0(const tn_call *call,
    const StableIValue *args, tni_args_special_modified_bessel_k0 *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* special_modified_bessel_k0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_modified_bessel_k0_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_special_modified_bessel_k0_out;
TN_NODISCARD static inline tn_status tni_read_special_modified_bessel_k0_out(const tn_call *call,
    const StableIValue *args, tni_args_special_modified_bessel_k0_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* special_modified_bessel_k1(Tensor self) -> Tensor */
typedef struct tni_args_special_modified_bessel_k1 {
    tn_tensor *self;
} tni_args_special_modified_bessel_k1;
TN_NODISCARD static inline tn_status tni_read_special_modified_bessel_k1(const tn_call *call,
    const StableIValue *args, tni_args_special_modified_bessel_k1 *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* special_modified_bessel_k1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_modified_bessel_k1_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_special_modified_bessel_k1_out;
TN_NODISCARD static inline tn_status tni_read_special_modified_bessel_k1_out(const tn_call *call,
    const StableIValue *args, tni_args_special_modified_bessel_k1_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* special_multigammaln(Tensor self, int p) -> Tensor */
typedef struct tni_args_special_multigammaln {
    tn_tensor *self;
    int64_t p;
} tni_args_special_multigammaln;
TN_NODISCARD static inline tn_status tni_read_special_multigammaln(const tn_call *call,
    const StableIValue *args, tni_args_special_multigammaln *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->p = tni_arg_int(args[1]);
    return TN_OK;
}

/* special_multigammaln.out(Tensor self, int p, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_multigammaln_out {
    tn_tensor *self;
    int64_t p;
    tn_tensor *out;
} tni_args_special_multigammaln_out;
TN_NODISCARD static inline tn_status tni_read_special_multigammaln_out(const tn_call *call,
    const StableIValue *args, tni_args_special_multigammaln_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->p = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* special_ndtr(Tensor self) -> Tensor */
typedef struct tni_args_special_ndtr {
    tn_tensor *self;
} tni_args_special_ndtr;
TN_NODISCARD static inline tn_status tni_read_special_ndtr(const tn_call *call,
    const StableIValue *args, tni_args_special_ndtr *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* special_ndtr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_ndtr_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_special_ndtr_out;
TN_NODISCARD static inline tn_status tni_read_special_ndtr_out(const tn_call *call,
    const StableIValue *args, tni_args_special_ndtr_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* special_ndtri(Tensor self) -> Tensor */
typedef struct tni_args_special_ndtri {
    tn_tensor *self;
} tni_args_special_ndtri;
TN_NODISCARD static inline tn_status tni_read_special_ndtri(const tn_call *call,
    const StableIValue *args, tni_args_special_ndtri *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* special_ndtri.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_ndtri_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_special_ndtri_out;
TN_NODISCARD static inline tn_status tni_read_special_ndtri_out(const tn_call *call,
    const StableIValue *args, tni_args_special_ndtri_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* special_polygamma(int n, Tensor self) -> Tensor */
typedef struct tni_args_special_polygamma {
    int64_t n;
    tn_tensor *self;
} tni_args_special_polygamma;
TN_NODISCARD static inline tn_status tni_read_special_polygamma(const tn_call *call,
    const StableIValue *args, tni_args_special_polygamma *in)
{
    (void)call;
    (void)args;
    in->n = tni_arg_int(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    return TN_OK;
}

/* special_polygamma.out(int n, Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_polygamma_out {
    int64_t n;
    tn_tensor *self;
    tn_tensor *out;
} tni_args_special_polygamma_out;
TN_NODISCARD static inline tn_status tni_read_special_polygamma_out(const tn_call *call,
    const StableIValue *args, tni_args_special_polygamma_out *in)
{
    (void)call;
    (void)args;
    in->n = tni_arg_int(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* special_psi(Tensor self) -> Tensor */
typedef struct tni_args_special_psi {
    tn_tensor *self;
} tni_args_special_psi;
TN_NODISCARD static inline tn_status tni_read_special_psi(const tn_call *call,
    const StableIValue *args, tni_args_special_psi *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* special_psi.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_psi_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_special_psi_out;
TN_NODISCARD static inline tn_status tni_read_special_psi_out(const tn_call *call,
    const StableIValue *args, tni_args_special_psi_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* special_round(Tensor self, *, int decimals=0) -> Tensor */
typedef struct tni_args_special_round {
    tn_tensor *self;
    int64_t decimals;
} tni_args_special_round;
TN_NODISCARD static inline tn_status tni_read_special_round(const tn_call *call,
    const StableIValue *args, tni_args_special_round *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->decimals = tni_arg_int(args[1]);
    return TN_OK;
}

/* special_round.out(Tensor self, *, int decimals=0, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_round_out {
    tn_tensor *self;
    int64_t decimals;
    tn_tensor *out;
} tni_args_special_round_out;
TN_NODISCARD static inline tn_status tni_read_special_round_out(const tn_call *call,
    const StableIValue *args, tni_args_special_round_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->decimals = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* special_scaled_modified_bessel_k0(Tensor x) -> Tensor */
typedef struct tni_args_special_scaled_modified_bessel_k0 {
    tn_tensor *x;
} tni_args_special_scaled_modified_bessel_k0;
TN_NODISCARD static inline tn_status tni_read_special_scaled_modified_bessel_k0(const tn_call *call,
    const StableIValue *args, tni_args_special_scaled_modified_bessel_k0 *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    return TN_OK;
}

/* special_scaled_modified_bessel_k0.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_scaled_modified_bessel_k0_out {
    tn_tensor *x;
    tn_tensor *out;
} tni_args_special_scaled_modified_bessel_k0_out;
TN_NODISCARD static inline tn_status tni_read_special_scaled_modified_bessel_k0_out(const tn_call *call,
    const StableIValue *args, tni_args_special_scaled_modified_bessel_k0_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    in->out = NULL;
    return TN_OK;
}

/* special_scaled_modified_bessel_k1(Tensor x) -> Tensor */
typedef struct tni_args_special_scaled_modified_bessel_k1 {
    tn_tensor *x;
} tni_args_special_scaled_modified_bessel_k1;
TN_NODISCARD static inline tn_status tni_read_special_scaled_modified_bessel_k1(const tn_call *call,
    const StableIValue *args, tni_args_special_scaled_modified_bessel_k1 *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    return TN_OK;
}

/* special_scaled_modified_bessel_k1.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_scaled_modified_bessel_k1_out {
    tn_tensor *x;
    tn_tensor *out;
} tni_args_special_scaled_modified_bessel_k1_out;
TN_NODISCARD static inline tn_status tni_read_special_scaled_modified_bessel_k1_out(const tn_call *call,
    const StableIValue *args, tni_args_special_scaled_modified_bessel_k1_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    in->out = NULL;
    return TN_OK;
}

/* special_shifted_chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor */
typedef struct tni_args_special_shifted_chebyshev_polynomial_t {
    tn_tensor *x;
    tn_tensor *n;
} tni_args_special_shifted_chebyshev_polynomial_t;
TN_NODISCARD static inline tn_status tni_read_special_shifted_chebyshev_polynomial_t(const tn_call *call,
    const StableIValue *args, tni_args_special_shifted_chebyshev_polynomial_t *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    return TN_OK;
}

/* special_shifted_chebyshev_polynomial_t.n_scalar(Tensor x, Scalar n) -> Tensor */
typedef struct tni_args_special_shifted_chebyshev_polynomial_t_n_scalar {
    tn_tensor *x;
    const tni_scalar *n;
} tni_args_special_shifted_chebyshev_polynomial_t_n_scalar;
TN_NODISCARD static inline tn_status tni_read_special_shifted_chebyshev_polynomial_t_n_scalar(const tn_call *call,
    const StableIValue *args, tni_args_special_shifted_chebyshev_polynomial_t_n_scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    in->n = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* special_shifted_chebyshev_polynomial_t.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_shifted_chebyshev_polynomial_t_n_scalar_out {
    tn_tensor *x;
    const tni_scalar *n;
    tn_tensor *out;
} tni_args_special_shifted_chebyshev_polynomial_t_n_scalar_out;
TN_NODISCARD static inline tn_status tni_read_special_shifted_chebyshev_polynomial_t_n_scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_special_shifted_chebyshev_polynomial_t_n_scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    in->n = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* special_shifted_chebyshev_polynomial_t.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_shifted_chebyshev_polynomial_t_out {
    tn_tensor *x;
    tn_tensor *n;
    tn_tensor *out;
} tni_args_special_shifted_chebyshev_polynomial_t_out;
TN_NODISCARD static inline tn_status tni_read_special_shifted_chebyshev_polynomial_t_out(const tn_call *call,
    const StableIValue *args, tni_args_special_shifted_chebyshev_polynomial_t_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    in->out = NULL;
    return TN_OK;
}

/* special_shifted_chebyshev_polynomial_t.x_scalar(Scalar x, Tensor n) -> Tensor */
typedef struct tni_args_special_shifted_chebyshev_polynomial_t_x_scalar {
    const tni_scalar *x;
    tn_tensor *n;
} tni_args_special_shifted_chebyshev_polynomial_t_x_scalar;
TN_NODISCARD static inline tn_status tni_read_special_shifted_chebyshev_polynomial_t_x_scalar(const tn_call *call,
    const StableIValue *args, tni_args_special_shifted_chebyshev_polynomial_t_x_scalar *in)
{
    (void)call;
    (void)args;
    in->x = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    return TN_OK;
}

/* special_shifted_chebyshev_polynomial_t.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_shifted_chebyshev_polynomial_t_x_scalar_out {
    const tni_scalar *x;
    tn_tensor *n;
    tn_tensor *out;
} tni_args_special_shifted_chebyshev_polynomial_t_x_scalar_out;
TN_NODISCARD static inline tn_status tni_read_special_shifted_chebyshev_polynomial_t_x_scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_special_shifted_chebyshev_polynomial_t_x_scalar_out *in)
{
    (void)call;
    (void)args;
    in->x = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* special_shifted_chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor */
typedef struct tni_args_special_shifted_chebyshev_polynomial_u {
    tn_tensor *x;
    tn_tensor *n;
} tni_args_special_shifted_chebyshev_polynomial_u;
TN_NODISCARD static inline tn_status tni_read_special_shifted_chebyshev_polynomial_u(const tn_call *call,
    const StableIValue *args, tni_args_special_shifted_chebyshev_polynomial_u *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    return TN_OK;
}

/* special_shifted_chebyshev_polynomial_u.n_scalar(Tensor x, Scalar n) -> Tensor */
typedef struct tni_args_special_shifted_chebyshev_polynomial_u_n_scalar {
    tn_tensor *x;
    const tni_scalar *n;
} tni_args_special_shifted_chebyshev_polynomial_u_n_scalar;
TN_NODISCARD static inline tn_status tni_read_special_shifted_chebyshev_polynomial_u_n_scalar(const tn_call *call,
    const StableIValue *args, tni_args_special_shifted_chebyshev_polynomial_u_n_scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    in->n = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* special_shifted_chebyshev_polynomial_u.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_shifted_chebyshev_polynomial_u_n_scalar_out {
    tn_tensor *x;
    const tni_scalar *n;
    tn_tensor *out;
} tni_args_special_shifted_chebyshev_polynomial_u_n_scalar_out;
TN_NODISCARD static inline tn_status tni_read_special_shifted_chebyshev_polynomial_u_n_scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_special_shifted_chebyshev_polynomial_u_n_scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    in->n = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* special_shifted_chebyshev_polynomial_u.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_shifted_chebyshev_polynomial_u_out {
    tn_tensor *x;
    tn_tensor *n;
    tn_tensor *out;
} tni_args_special_shifted_chebyshev_polynomial_u_out;
TN_NODISCARD static inline tn_status tni_read_special_shifted_chebyshev_polynomial_u_out(const tn_call *call,
    const StableIValue *args, tni_args_special_shifted_chebyshev_polynomial_u_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    in->out = NULL;
    return TN_OK;
}

/* special_shifted_chebyshev_polynomial_u.x_scalar(Scalar x, Tensor n) -> Tensor */
typedef struct tni_args_special_shifted_chebyshev_polynomial_u_x_scalar {
    const tni_scalar *x;
    tn_tensor *n;
} tni_args_special_shifted_chebyshev_polynomial_u_x_scalar;
TN_NODISCARD static inline tn_status tni_read_special_shifted_chebyshev_polynomial_u_x_scalar(const tn_call *call,
    const StableIValue *args, tni_args_special_shifted_chebyshev_polynomial_u_x_scalar *in)
{
    (void)call;
    (void)args;
    in->x = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    return TN_OK;
}

/* special_shifted_chebyshev_polynomial_u.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_shifted_chebyshev_polynomial_u_x_scalar_out {
    const tni_scalar *x;
    tn_tensor *n;
    tn_tensor *out;
} tni_args_special_shifted_chebyshev_polynomial_u_x_scalar_out;
TN_NODISCARD static inline tn_status tni_read_special_shifted_chebyshev_polynomial_u_x_scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_special_shifted_chebyshev_polynomial_u_x_scalar_out *in)
{
    (void)call;
    (void)args;
    in->x = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* special_shifted_chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor */
typedef struct tni_args_special_shifted_chebyshev_polynomial_v {
    tn_tensor *x;
    tn_tensor *n;
} tni_args_special_shifted_chebyshev_polynomial_v;
TN_NODISCARD static inline tn_status tni_read_special_shifted_chebyshev_polynomial_v(const tn_call *call,
    const StableIValue *args, tni_args_special_shifted_chebyshev_polynomial_v *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    return TN_OK;
}

/* special_shifted_chebyshev_polynomial_v.n_scalar(Tensor x, Scalar n) -> Tensor */
typedef struct tni_args_special_shifted_chebyshev_polynomial_v_n_scalar {
    tn_tensor *x;
    const tni_scalar *n;
} tni_args_special_shifted_chebyshev_polynomial_v_n_scalar;
TN_NODISCARD static inline tn_status tni_read_special_shifted_chebyshev_polynomial_v_n_scalar(const tn_call *call,
    const StableIValue *args, tni_args_special_shifted_chebyshev_polynomial_v_n_scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    in->n = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* special_shifted_chebyshev_polynomial_v.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_shifted_chebyshev_polynomial_v_n_scalar_out {
    tn_tensor *x;
    const tni_scalar *n;
    tn_tensor *out;
} tni_args_special_shifted_chebyshev_polynomial_v_n_scalar_out;
TN_NODISCARD static inline tn_status tni_read_special_shifted_chebyshev_polynomial_v_n_scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_special_shifted_chebyshev_polynomial_v_n_scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    in->n = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* special_shifted_chebyshev_polynomial_v.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_shifted_chebyshev_polynomial_v_out {
    tn_tensor *x;
    tn_tensor *n;
    tn_tensor *out;
} tni_args_special_shifted_chebyshev_polynomial_v_out;
TN_NODISCARD static inline tn_status tni_read_special_shifted_chebyshev_polynomial_v_out(const tn_call *call,
    const StableIValue *args, tni_args_special_shifted_chebyshev_polynomial_v_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    in->out = NULL;
    return TN_OK;
}

/* special_shifted_chebyshev_polynomial_v.x_scalar(Scalar x, Tensor n) -> Tensor */
typedef struct tni_args_special_shifted_chebyshev_polynomial_v_x_scalar {
    const tni_scalar *x;
    tn_tensor *n;
} tni_args_special_shifted_chebyshev_polynomial_v_x_scalar;
TN_NODISCARD static inline tn_status tni_read_special_shifted_chebyshev_polynomial_v_x_scalar(const tn_call *call,
    const StableIValue *args, tni_args_special_shifted_chebyshev_polynomial_v_x_scalar *in)
{
    (void)call;
    (void)args;
    in->x = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    return TN_OK;
}

/* special_shifted_chebyshev_polynomial_v.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_shifted_chebyshev_polynomial_v_x_scalar_out {
    const tni_scalar *x;
    tn_tensor *n;
    tn_tensor *out;
} tni_args_special_shifted_chebyshev_polynomial_v_x_scalar_out;
TN_NODISCARD static inline tn_status tni_read_special_shifted_chebyshev_polynomial_v_x_scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_special_shifted_chebyshev_polynomial_v_x_scalar_out *in)
{
    (void)call;
    (void)args;
    in->x = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* special_shifted_chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor */
typedef struct tni_args_special_shifted_chebyshev_polynomial_w {
    tn_tensor *x;
    tn_tensor *n;
} tni_args_special_shifted_chebyshev_polynomial_w;
TN_NODISCARD static inline tn_status tni_read_special_shifted_chebyshev_polynomial_w(const tn_call *call,
    const StableIValue *args, tni_args_special_shifted_chebyshev_polynomial_w *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    return TN_OK;
}

/* special_shifted_chebyshev_polynomial_w.n_scalar(Tensor x, Scalar n) -> Tensor */
typedef struct tni_args_special_shifted_chebyshev_polynomial_w_n_scalar {
    tn_tensor *x;
    const tni_scalar *n;
} tni_args_special_shifted_chebyshev_polynomial_w_n_scalar;
TN_NODISCARD static inline tn_status tni_read_special_shifted_chebyshev_polynomial_w_n_scalar(const tn_call *call,
    const StableIValue *args, tni_args_special_shifted_chebyshev_polynomial_w_n_scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    in->n = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* special_shifted_chebyshev_polynomial_w.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_shifted_chebyshev_polynomial_w_n_scalar_out {
    tn_tensor *x;
    const tni_scalar *n;
    tn_tensor *out;
} tni_args_special_shifted_chebyshev_polynomial_w_n_scalar_out;
TN_NODISCARD static inline tn_status tni_read_special_shifted_chebyshev_polynomial_w_n_scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_special_shifted_chebyshev_polynomial_w_n_scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    in->n = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* special_shifted_chebyshev_polynomial_w.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_shifted_chebyshev_polynomial_w_out {
    tn_tensor *x;
    tn_tensor *n;
    tn_tensor *out;
} tni_args_special_shifted_chebyshev_polynomial_w_out;
TN_NODISCARD static inline tn_status tni_read_special_shifted_chebyshev_polynomial_w_out(const tn_call *call,
    const StableIValue *args, tni_args_special_shifted_chebyshev_polynomial_w_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    in->out = NULL;
    return TN_OK;
}

/* special_shifted_chebyshev_polynomial_w.x_scalar(Scalar x, Tensor n) -> Tensor */
typedef struct tni_args_special_shifted_chebyshev_polynomial_w_x_scalar {
    const tni_scalar *x;
    tn_tensor *n;
} tni_args_special_shifted_chebyshev_polynomial_w_x_scalar;
TN_NODISCARD static inline tn_status tni_read_special_shifted_chebyshev_polynomial_w_x_scalar(const tn_call *call,
    const StableIValue *args, tni_args_special_shifted_chebyshev_polynomial_w_x_scalar *in)
{
    (void)call;
    (void)args;
    in->x = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    return TN_OK;
}

/* special_shifted_chebyshev_polynomial_w.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_shifted_chebyshev_polynomial_w_x_scalar_out {
    const tni_scalar *x;
    tn_tensor *n;
    tn_tensor *out;
} tni_args_special_shifted_chebyshev_polynomial_w_x_scalar_out;
TN_NODISCARD static inline tn_status tni_read_special_shifted_chebyshev_polynomial_w_x_scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_special_shifted_chebyshev_polynomial_w_x_scalar_out *in)
{
    (void)call;
    (void)args;
    in->x = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->n));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* special_sinc(Tensor self) -> Tensor */
typedef struct tni_args_special_sinc {
    tn_tensor *self;
} tni_args_special_sinc;
TN_NODISCARD static inline tn_status tni_read_special_sinc(const tn_call *call,
    const StableIValue *args, tni_args_special_sinc *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* special_sinc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_sinc_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_special_sinc_out;
TN_NODISCARD static inline tn_status tni_read_special_sinc_out(const tn_call *call,
    const StableIValue *args, tni_args_special_sinc_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* special_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor */
typedef struct tni_args_special_softmax {
    tn_tensor *self;
    int64_t dim;
    tn_dtype dtype;
} tni_args_special_softmax;
TN_NODISCARD static inline tn_status tni_read_special_softmax(const tn_call *call,
    const StableIValue *args, tni_args_special_softmax *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    return TN_OK;
}

/* special_spherical_bessel_j0(Tensor x) -> Tensor */
typedef struct tni_args_special_spherical_bessel_j0 {
    tn_tensor *x;
} tni_args_special_spherical_bessel_j0;
TN_NODISCARD static inline tn_status tni_read_special_spherical_bessel_j0(const tn_call *call,
    const StableIValue *args, tni_args_special_spherical_bessel_j0 *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    return TN_OK;
}

/* special_spherical_bessel_j0.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_spherical_bessel_j0_out {
    tn_tensor *x;
    tn_tensor *out;
} tni_args_special_spherical_bessel_j0_out;
TN_NODISCARD static inline tn_status tni_read_special_spherical_bessel_j0_out(const tn_call *call,
    const StableIValue *args, tni_args_special_spherical_bessel_j0_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->x));
    in->out = NULL;
    return TN_OK;
}

/* special_xlog1py(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_special_xlog1py {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_special_xlog1py;
TN_NODISCARD static inline tn_status tni_read_special_xlog1py(const tn_call *call,
    const StableIValue *args, tni_args_special_xlog1py *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* special_xlog1py.other_scalar(Tensor self, Scalar other) -> Tensor */
typedef struct tni_args_special_xlog1py_other_scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_special_xlog1py_other_scalar;
TN_NODISCARD static inline tn_status tni_read_special_xlog1py_other_scalar(const tn_call *call,
    const StableIValue *args, tni_args_special_xlog1py_other_scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* special_xlog1py.other_scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_xlog1py_other_scalar_out {
    tn_tensor *self;
    const tni_scalar *other;
    tn_tensor *out;
} tni_args_special_xlog1py_other_scalar_out;
TN_NODISCARD static inline tn_status tni_read_special_xlog1py_other_scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_special_xlog1py_other_scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* special_xlog1py.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_xlog1py_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_special_xlog1py_out;
TN_NODISCARD static inline tn_status tni_read_special_xlog1py_out(const tn_call *call,
    const StableIValue *args, tni_args_special_xlog1py_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->out = NULL;
    return TN_OK;
}

/* special_xlog1py.self_scalar(Scalar self, Tensor other) -> Tensor */
typedef struct tni_args_special_xlog1py_self_scalar {
    const tni_scalar *self;
    tn_tensor *other;
} tni_args_special_xlog1py_self_scalar;
TN_NODISCARD static inline tn_status tni_read_special_xlog1py_self_scalar(const tn_call *call,
    const StableIValue *args, tni_args_special_xlog1py_self_scalar *in)
{
    (void)call;
    (void)args;
    in->self = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* special_xlog1py.self_scalar_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_xlog1py_self_scalar_out {
    const tni_scalar *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_special_xlog1py_self_scalar_out;
TN_NODISCARD static inline tn_status tni_read_special_xlog1py_self_scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_special_xlog1py_self_scalar_out *in)
{
    (void)call;
    (void)args;
    in->self = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* special_xlogy(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_special_xlogy {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_special_xlogy;
TN_NODISCARD static inline tn_status tni_read_special_xlogy(const tn_call *call,
    const StableIValue *args, tni_args_special_xlogy *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* special_xlogy.other_scalar(Tensor self, Scalar other) -> Tensor */
typedef struct tni_args_special_xlogy_other_scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_special_xlogy_other_scalar;
TN_NODISCARD static inline tn_status tni_read_special_xlogy_other_scalar(const tn_call *call,
    const StableIValue *args, tni_args_special_xlogy_other_scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* special_xlogy.other_scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_xlogy_other_scalar_out {
    tn_tensor *self;
    const tni_scalar *other;
    tn_tensor *out;
} tni_args_special_xlogy_other_scalar_out;
TN_NODISCARD static inline tn_status tni_read_special_xlogy_other_scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_special_xlogy_other_scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* special_xlogy.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_xlogy_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_special_xlogy_out;
TN_NODISCARD static inline tn_status tni_read_special_xlogy_out(const tn_call *call,
    const StableIValue *args, tni_args_special_xlogy_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* special_xlogy.self_scalar(Scalar self, Tensor other) -> Tensor */
typedef struct tni_args_special_xlogy_self_scalar {
    const tni_scalar *self;
    tn_tensor *other;
} tni_args_special_xlogy_self_scalar;
TN_NODISCARD static inline tn_status tni_read_special_xlogy_self_scalar(const tn_call *call,
    const StableIValue *args, tni_args_special_xlogy_self_scalar *in)
{
    (void)call;
    (void)args;
    in->self = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* special_xlogy.self_scalar_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_xlogy_self_scalar_out {
    const tni_scalar *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_special_xlogy_self_scalar_out;
TN_NODISCARD static inline tn_status tni_read_special_xlogy_self_scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_special_xlogy_self_scalar_out *in)
{
    (void)call;
    (void)args;
    in->self = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* special_zeta(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_special_zeta {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_special_zeta;
TN_NODISCARD static inline tn_status tni_read_special_zeta(const tn_call *call,
    const StableIValue *args, tni_args_special_zeta *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* special_zeta.other_scalar(Tensor self, Scalar other) -> Tensor */
typedef struct tni_args_special_zeta_other_scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_special_zeta_other_scalar;
TN_NODISCARD static inline tn_status tni_read_special_zeta_other_scalar(const tn_call *call,
    const StableIValue *args, tni_args_special_zeta_other_scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* special_zeta.other_scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_zeta_other_scalar_out {
    tn_tensor *self;
    const tni_scalar *other;
    tn_tensor *out;
} tni_args_special_zeta_other_scalar_out;
TN_NODISCARD static inline tn_status tni_read_special_zeta_other_scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_special_zeta_other_scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* special_zeta.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_zeta_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_special_zeta_out;
TN_NODISCARD static inline tn_status tni_read_special_zeta_out(const tn_call *call,
    const StableIValue *args, tni_args_special_zeta_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->out = NULL;
    return TN_OK;
}

/* special_zeta.self_scalar(Scalar self, Tensor other) -> Tensor */
typedef struct tni_args_special_zeta_self_scalar {
    const tni_scalar *self;
    tn_tensor *other;
} tni_args_special_zeta_self_scalar;
TN_NODISCARD static inline tn_status tni_read_special_zeta_self_scalar(const tn_call *call,
    const StableIValue *args, tni_args_special_zeta_self_scalar *in)
{
    (void)call;
    (void)args;
    in->self = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* special_zeta.self_scalar_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_zeta_self_scalar_out {
    const tni_scalar *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_special_zeta_self_scalar_out;
TN_NODISCARD static inline tn_status tni_read_special_zeta_self_scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_special_zeta_self_scalar_out *in)
{
    (void)call;
    (void)args;
    in->self = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[] */
typedef struct tni_args_split_Tensor {
    tn_tensor *self;
    int64_t split_size;
    int64_t dim;
} tni_args_split_Tensor;
TN_NODISCARD static inline tn_status tni_read_split_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_split_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->split_size = tni_arg_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* split.sizes(Tensor(a -> *) self, SymInt[] split_size, int dim=0) -> Tensor(a)[] */
typedef struct tni_args_split_sizes {
    tn_tensor *self;
    tni_ints split_size;
    int64_t dim;
} tni_args_split_sizes;
TN_NODISCARD static inline tn_status tni_read_split_sizes(const tn_call *call,
    const StableIValue *args, tni_args_split_sizes *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->split_size = tni_arg_ints(args[1]);
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* split_copy.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[] */
typedef struct tni_args_split_copy_Tensor {
    tn_tensor *self;
    int64_t split_size;
    int64_t dim;
} tni_args_split_copy_Tensor;
TN_NODISCARD static inline tn_status tni_read_split_copy_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_split_copy_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->split_size = tni_arg_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* split_copy.Tensor_out(Tensor self, SymInt split_size, int dim=0, *, Tensor(a!)[] out) -> () */
typedef struct tni_args_split_copy_Tensor_out {
    tn_tensor *self;
    int64_t split_size;
    int64_t dim;
    const tni_list *out;
} tni_args_split_copy_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_split_copy_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_split_copy_Tensor_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->split_size = tni_arg_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->out = tni_arg_list(args[3]);
    return TN_OK;
}

/* split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[] */
typedef struct tni_args_split_with_sizes {
    tn_tensor *self;
    tni_ints split_sizes;
    int64_t dim;
} tni_args_split_with_sizes;
TN_NODISCARD static inline tn_status tni_read_split_with_sizes(const tn_call *call,
    const StableIValue *args, tni_args_split_with_sizes *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->split_sizes = tni_arg_ints(args[1]);
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* split_with_sizes_copy(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[] */
typedef struct tni_args_split_with_sizes_copy {
    tn_tensor *self;
    tni_ints split_sizes;
    int64_t dim;
} tni_args_split_with_sizes_copy;
TN_NODISCARD static inline tn_status tni_read_split_with_sizes_copy(const tn_call *call,
    const StableIValue *args, tni_args_split_with_sizes_copy *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->split_sizes = tni_arg_ints(args[1]);
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* split_with_sizes_copy.out(Tensor self, SymInt[] split_sizes, int dim=0, *, Tensor(a!)[] out) -> () */
typedef struct tni_args_split_with_sizes_copy_out {
    tn_tensor *self;
    tni_ints split_sizes;
    int64_t dim;
    const tni_list *out;
} tni_args_split_with_sizes_copy_out;
TN_NODISCARD static inline tn_status tni_read_split_with_sizes_copy_out(const tn_call *call,
    const StableIValue *args, tni_args_split_with_sizes_copy_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->split_sizes = tni_arg_ints(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->out = tni_arg_list(args[3]);
    return TN_OK;
}

/* sqrt(Tensor self) -> Tensor */
typedef struct tni_args_sqrt {
    tn_tensor *self;
} tni_args_sqrt;
TN_NODISCARD static inline tn_status tni_read_sqrt(const tn_call *call,
    const StableIValue *args, tni_args_sqrt *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_sqrt_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_sqrt_out;
TN_NODISCARD static inline tn_status tni_read_sqrt_out(const tn_call *call,
    const StableIValue *args, tni_args_sqrt_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* sqrt_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_sqrt_ {
    tn_tensor *self;
} tni_args_sqrt_;
TN_NODISCARD static inline tn_status tni_read_sqrt_(const tn_call *call,
    const StableIValue *args, tni_args_sqrt_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* square(Tensor self) -> Tensor */
typedef struct tni_args_square {
    tn_tensor *self;
} tni_args_square;
TN_NODISCARD static inline tn_status tni_read_square(const tn_call *call,
    const StableIValue *args, tni_args_square *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* square.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_square_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_square_out;
TN_NODISCARD static inline tn_status tni_read_square_out(const tn_call *call,
    const StableIValue *args, tni_args_square_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* square_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_square_ {
    tn_tensor *self;
} tni_args_square_;
TN_NODISCARD static inline tn_status tni_read_square_(const tn_call *call,
    const StableIValue *args, tni_args_square_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* squeeze(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_squeeze {
    tn_tensor *self;
} tni_args_squeeze;
TN_NODISCARD static inline tn_status tni_read_squeeze(const tn_call *call,
    const StableIValue *args, tni_args_squeeze *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* squeeze.dim(Tensor(a) self, int dim) -> Tensor(a) */
typedef struct tni_args_squeeze_dim {
    tn_tensor *self;
    int64_t dim;
} tni_args_squeeze_dim;
TN_NODISCARD static inline tn_status tni_read_squeeze_dim(const tn_call *call,
    const StableIValue *args, tni_args_squeeze_dim *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

/* squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a) */
typedef struct tni_args_squeeze_dims {
    tn_tensor *self;
    tni_ints dim;
} tni_args_squeeze_dims;
TN_NODISCARD static inline tn_status tni_read_squeeze_dims(const tn_call *call,
    const StableIValue *args, tni_args_squeeze_dims *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_ints(args[1]);
    return TN_OK;
}

/* squeeze_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_squeeze_ {
    tn_tensor *self;
} tni_args_squeeze_;
TN_NODISCARD static inline tn_status tni_read_squeeze_(const tn_call *call,
    const StableIValue *args, tni_args_squeeze_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!) */
typedef struct tni_args_squeeze__dim {
    tn_tensor *self;
    int64_t dim;
} tni_args_squeeze__dim;
TN_NODISCARD static inline tn_status tni_read_squeeze__dim(const tn_call *call,
    const StableIValue *args, tni_args_squeeze__dim *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

/* squeeze_.dims(Tensor(a!) self, int[] dim) -> Tensor(a!) */
typedef struct tni_args_squeeze__dims {
    tn_tensor *self;
    tni_ints dim;
} tni_args_squeeze__dims;
TN_NODISCARD static inline tn_status tni_read_squeeze__dims(const tn_call *call,
    const StableIValue *args, tni_args_squeeze__dims *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_ints(args[1]);
    return TN_OK;
}

/* squeeze_copy(Tensor self) -> Tensor */
typedef struct tni_args_squeeze_copy {
    tn_tensor *self;
} tni_args_squeeze_copy;
TN_NODISCARD static inline tn_status tni_read_squeeze_copy(const tn_call *call,
    const StableIValue *args, tni_args_squeeze_copy *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* squeeze_copy.dim(Tensor self, int dim) -> Tensor */
typedef struct tni_args_squeeze_copy_dim {
    tn_tensor *self;
    int64_t dim;
} tni_args_squeeze_copy_dim;
TN_NODISCARD static inline tn_status tni_read_squeeze_copy_dim(const tn_call *call,
    const StableIValue *args, tni_args_squeeze_copy_dim *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

/* squeeze_copy.dim_out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_squeeze_copy_dim_out {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *out;
} tni_args_squeeze_copy_dim_out;
TN_NODISCARD static inline tn_status tni_read_squeeze_copy_dim_out(const tn_call *call,
    const StableIValue *args, tni_args_squeeze_copy_dim_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* squeeze_copy.dims(Tensor self, int[] dim) -> Tensor */
typedef struct tni_args_squeeze_copy_dims {
    tn_tensor *self;
    tni_ints dim;
} tni_args_squeeze_copy_dims;
TN_NODISCARD static inline tn_status tni_read_squeeze_copy_dims(const tn_call *call,
    const StableIValue *args, tni_args_squeeze_copy_dims *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_ints(args[1]);
    return TN_OK;
}

/* squeeze_copy.dims_out(Tensor self, int[] dim, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_squeeze_copy_dims_out {
    tn_tensor *self;
    tni_ints dim;
    tn_tensor *out;
} tni_args_squeeze_copy_dims_out;
TN_NODISCARD static inline tn_status tni_read_squeeze_copy_dims_out(const tn_call *call,
    const StableIValue *args, tni_args_squeeze_copy_dims_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_ints(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* squeeze_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_squeeze_copy_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_squeeze_copy_out;
TN_NODISCARD static inline tn_status tni_read_squeeze_copy_out(const tn_call *call,
    const StableIValue *args, tni_args_squeeze_copy_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* stack(Tensor[] tensors, int dim=0) -> Tensor */
typedef struct tni_args_stack {
    const tni_list *tensors;
    int64_t dim;
} tni_args_stack;
TN_NODISCARD static inline tn_status tni_read_stack(const tn_call *call,
    const StableIValue *args, tni_args_stack *in)
{
    (void)call;
    (void)args;
    in->tensors = tni_arg_list(args[0]);
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

/* stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_stack_out {
    const tni_list *tensors;
    int64_t dim;
    tn_tensor *out;
} tni_args_stack_out;
TN_NODISCARD static inline tn_status tni_read_stack_out(const tn_call *call,
    const StableIValue *args, tni_args_stack_out *in)
{
    (void)call;
    (void)args;
    in->tensors = tni_arg_list(args[0]);
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* std(Tensor self, bool unbiased=True) -> Tensor */
typedef struct tni_args_std {
    tn_tensor *self;
    bool unbiased;
} tni_args_std;
TN_NODISCARD static inline tn_status tni_read_std(const tn_call *call,
    const StableIValue *args, tni_args_std *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->unbiased = tni_arg_bool(args[1]);
    return TN_OK;
}

/* std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor */
typedef struct tni_args_std_correction {
    tn_tensor *self;
    tni_ints dim;
    const tni_scalar *correction;
    bool keepdim;
} tni_args_std_correction;
TN_NODISCARD static inline tn_status tni_read_std_correction(const tn_call *call,
    const StableIValue *args, tni_args_std_correction *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    in->correction = tni_arg_maybe_scalar(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    return TN_OK;
}

/* std.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_std_correction_out {
    tn_tensor *self;
    tni_ints dim;
    const tni_scalar *correction;
    bool keepdim;
    tn_tensor *out;
} tni_args_std_correction_out;
TN_NODISCARD static inline tn_status tni_read_std_correction_out(const tn_call *call,
    const StableIValue *args, tni_args_std_correction_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    in->correction = tni_arg_maybe_scalar(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor */
typedef struct tni_args_std_dim {
    tn_tensor *self;
    tni_ints dim;
    bool unbiased;
    bool keepdim;
} tni_args_std_dim;
TN_NODISCARD static inline tn_status tni_read_std_dim(const tn_call *call,
    const StableIValue *args, tni_args_std_dim *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    in->unbiased = tni_arg_bool(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    return TN_OK;
}

/* std.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_std_out {
    tn_tensor *self;
    tni_ints dim;
    bool unbiased;
    bool keepdim;
    tn_tensor *out;
} tni_args_std_out;
TN_NODISCARD static inline tn_status tni_read_std_out(const tn_call *call,
    const StableIValue *args, tni_args_std_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    in->unbiased = tni_arg_bool(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* std_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor) */
typedef struct tni_args_std_mean {
    tn_tensor *self;
    bool unbiased;
} tni_args_std_mean;
TN_NODISCARD static inline tn_status tni_read_std_mean(const tn_call *call,
    const StableIValue *args, tni_args_std_mean *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->unbiased = tni_arg_bool(args[1]);
    return TN_OK;
}

/* std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor) */
typedef struct tni_args_std_mean_correction {
    tn_tensor *self;
    tni_ints dim;
    const tni_scalar *correction;
    bool keepdim;
} tni_args_std_mean_correction;
TN_NODISCARD static inline tn_status tni_read_std_mean_correction(const tn_call *call,
    const StableIValue *args, tni_args_std_mean_correction *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    in->correction = tni_arg_maybe_scalar(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    return TN_OK;
}

/* std_mean.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!)) */
typedef struct tni_args_std_mean_correction_out {
    tn_tensor *self;
    tni_ints dim;
    const tni_scalar *correction;
    bool keepdim;
    tn_tensor *out0;
    tn_tensor *out1;
} tni_args_std_mean_correction_out;
TN_NODISCARD static inline tn_status tni_read_std_mean_correction_out(const tn_call *call,
    const StableIValue *args, tni_args_std_mean_correction_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    in->correction = tni_arg_maybe_scalar(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out0));
    TN_TRY(tni_arg_tensor(call, args, 5, &in->out1));
    return TN_OK;
}

/* std_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor) */
typedef struct tni_args_std_mean_dim {
    tn_tensor *self;
    tni_ints dim;
    bool unbiased;
    bool keepdim;
} tni_args_std_mean_dim;
TN_NODISCARD static inline tn_status tni_read_std_mean_dim(const tn_call *call,
    const StableIValue *args, tni_args_std_mean_dim *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    in->unbiased = tni_arg_bool(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    return TN_OK;
}

/* stride.int(Tensor self, int dim) -> int */
typedef struct tni_args_stride_int {
    tn_tensor *self;
    int64_t dim;
} tni_args_stride_int;
TN_NODISCARD static inline tn_status tni_read_stride_int(const tn_call *call,
    const StableIValue *args, tni_args_stride_int *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

/* sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor */
typedef struct tni_args_sub_Scalar {
    tn_tensor *self;
    const tni_scalar *other;
    const tni_scalar *alpha;
} tni_args_sub_Scalar;
TN_NODISCARD static inline tn_status tni_read_sub_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_sub_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    in->alpha = tni_arg_scalar(args[2]);
    return TN_OK;
}

/* sub.Scalar_out(Tensor self, Scalar other, Scalar alpha=1, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_sub_Scalar_out {
    tn_tensor *self;
    const tni_scalar *other;
    const tni_scalar *alpha;
    tn_tensor *out;
} tni_args_sub_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_sub_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_sub_Scalar_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    in->alpha = tni_arg_scalar(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor */
typedef struct tni_args_sub_Tensor {
    tn_tensor *self;
    tn_tensor *other;
    const tni_scalar *alpha;
} tni_args_sub_Tensor;
TN_NODISCARD static inline tn_status tni_read_sub_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_sub_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->alpha = tni_arg_scalar(args[2]);
    return TN_OK;
}

/* sub.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_sub_out {
    tn_tensor *self;
    tn_tensor *other;
    const tni_scalar *alpha;
    tn_tensor *out;
} tni_args_sub_out;
TN_NODISCARD static inline tn_status tni_read_sub_out(const tn_call *call,
    const StableIValue *args, tni_args_sub_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->alpha = tni_arg_scalar(args[2]);
    in->out = NULL;
    return TN_OK;
}

/* sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!) */
typedef struct tni_args_sub__Scalar {
    tn_tensor *self;
    const tni_scalar *other;
    const tni_scalar *alpha;
} tni_args_sub__Scalar;
TN_NODISCARD static inline tn_status tni_read_sub__Scalar(const tn_call *call,
    const StableIValue *args, tni_args_sub__Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    in->alpha = tni_arg_scalar(args[2]);
    return TN_OK;
}

/* sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!) */
typedef struct tni_args_sub__Tensor {
    tn_tensor *self;
    tn_tensor *other;
    const tni_scalar *alpha;
} tni_args_sub__Tensor;
TN_NODISCARD static inline tn_status tni_read_sub__Tensor(const tn_call *call,
    const StableIValue *args, tni_args_sub__Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->alpha = tni_arg_scalar(args[2]);
    return TN_OK;
}

/* subtract.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor */
typedef struct tni_args_subtract_Scalar {
    tn_tensor *self;
    const tni_scalar *other;
    const tni_scalar *alpha;
} tni_args_subtract_Scalar;
TN_NODISCARD static inline tn_status tni_read_subtract_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_subtract_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    in->alpha = tni_arg_scalar(args[2]);
    return TN_OK;
}

/* subtract.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor */
typedef struct tni_args_subtract_Tensor {
    tn_tensor *self;
    tn_tensor *other;
    const tni_scalar *alpha;
} tni_args_subtract_Tensor;
TN_NODISCARD static inline tn_status tni_read_subtract_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_subtract_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->alpha = tni_arg_scalar(args[2]);
    return TN_OK;
}

/* subtract.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_subtract_out {
    tn_tensor *self;
    tn_tensor *other;
    const tni_scalar *alpha;
    tn_tensor *out;
} tni_args_subtract_out;
TN_NODISCARD static inline tn_status tni_read_subtract_out(const tn_call *call,
    const StableIValue *args, tni_args_subtract_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->alpha = tni_arg_scalar(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* subtract_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!) */
typedef struct tni_args_subtract__Scalar {
    tn_tensor *self;
    const tni_scalar *other;
    const tni_scalar *alpha;
} tni_args_subtract__Scalar;
TN_NODISCARD static inline tn_status tni_read_subtract__Scalar(const tn_call *call,
    const StableIValue *args, tni_args_subtract__Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    in->alpha = tni_arg_scalar(args[2]);
    return TN_OK;
}

/* subtract_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!) */
typedef struct tni_args_subtract__Tensor {
    tn_tensor *self;
    tn_tensor *other;
    const tni_scalar *alpha;
} tni_args_subtract__Tensor;
TN_NODISCARD static inline tn_status tni_read_subtract__Tensor(const tn_call *call,
    const StableIValue *args, tni_args_subtract__Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->alpha = tni_arg_scalar(args[2]);
    return TN_OK;
}

/* sum(Tensor self, *, ScalarType? dtype=None) -> Tensor */
typedef struct tni_args_sum {
    tn_tensor *self;
    tn_dtype dtype;
} tni_args_sum;
TN_NODISCARD static inline tn_status tni_read_sum(const tn_call *call,
    const StableIValue *args, tni_args_sum *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dtype = tni_arg_maybe_dtype(args[1]);
    return TN_OK;
}

/* sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_sum_IntList_out {
    tn_tensor *self;
    tni_ints dim;
    bool keepdim;
    tn_dtype dtype;
    tn_tensor *out;
} tni_args_sum_IntList_out;
TN_NODISCARD static inline tn_status tni_read_sum_IntList_out(const tn_call *call,
    const StableIValue *args, tni_args_sum_IntList_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    in->dtype = tni_arg_maybe_dtype(args[3]);
    in->out = NULL;
    return TN_OK;
}

/* sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor */
typedef struct tni_args_sum_dim_IntList {
    tn_tensor *self;
    tni_ints dim;
    bool keepdim;
    tn_dtype dtype;
} tni_args_sum_dim_IntList;
TN_NODISCARD static inline tn_status tni_read_sum_dim_IntList(const tn_call *call,
    const StableIValue *args, tni_args_sum_dim_IntList *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    in->dtype = tni_arg_maybe_dtype(args[3]);
    return TN_OK;
}

/* sum.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_sum_out {
    tn_tensor *self;
    tn_dtype dtype;
    tn_tensor *out;
} tni_args_sum_out;
TN_NODISCARD static inline tn_status tni_read_sum_out(const tn_call *call,
    const StableIValue *args, tni_args_sum_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dtype = tni_arg_maybe_dtype(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* sum_to_size(Tensor self, SymInt[] size) -> Tensor */
typedef struct tni_args_sum_to_size {
    tn_tensor *self;
    tni_ints size;
} tni_args_sum_to_size;
TN_NODISCARD static inline tn_status tni_read_sum_to_size(const tn_call *call,
    const StableIValue *args, tni_args_sum_to_size *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->size = tni_arg_ints(args[1]);
    return TN_OK;
}

/* swapaxes(Tensor(a) self, int axis0, int axis1) -> Tensor(a) */
typedef struct tni_args_swapaxes {
    tn_tensor *self;
    int64_t axis0;
    int64_t axis1;
} tni_args_swapaxes;
TN_NODISCARD static inline tn_status tni_read_swapaxes(const tn_call *call,
    const StableIValue *args, tni_args_swapaxes *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->axis0 = tni_arg_int(args[1]);
    in->axis1 = tni_arg_int(args[2]);
    return TN_OK;
}

/* swapaxes_(Tensor(a!) self, int axis0, int axis1) -> Tensor(a!) */
typedef struct tni_args_swapaxes_ {
    tn_tensor *self;
    int64_t axis0;
    int64_t axis1;
} tni_args_swapaxes_;
TN_NODISCARD static inline tn_status tni_read_swapaxes_(const tn_call *call,
    const StableIValue *args, tni_args_swapaxes_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->axis0 = tni_arg_int(args[1]);
    in->axis1 = tni_arg_int(args[2]);
    return TN_OK;
}

/* swapdims(Tensor(a) self, int dim0, int dim1) -> Tensor(a) */
typedef struct tni_args_swapdims {
    tn_tensor *self;
    int64_t dim0;
    int64_t dim1;
} tni_args_swapdims;
TN_NODISCARD static inline tn_status tni_read_swapdims(const tn_call *call,
    const StableIValue *args, tni_args_swapdims *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim0 = tni_arg_int(args[1]);
    in->dim1 = tni_arg_int(args[2]);
    return TN_OK;
}

/* swapdims_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!) */
typedef struct tni_args_swapdims_ {
    tn_tensor *self;
    int64_t dim0;
    int64_t dim1;
} tni_args_swapdims_;
TN_NODISCARD static inline tn_status tni_read_swapdims_(const tn_call *call,
    const StableIValue *args, tni_args_swapdims_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim0 = tni_arg_int(args[1]);
    in->dim1 = tni_arg_int(args[2]);
    return TN_OK;
}

/* sym_numel(Tensor self) -> SymInt */
typedef struct tni_args_sym_numel {
    tn_tensor *self;
} tni_args_sym_numel;
TN_NODISCARD static inline tn_status tni_read_sym_numel(const tn_call *call,
    const StableIValue *args, tni_args_sym_numel *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* sym_size.int(Tensor self, int dim) -> SymInt */
typedef struct tni_args_sym_size_int {
    tn_tensor *self;
    int64_t dim;
} tni_args_sym_size_int;
TN_NODISCARD static inline tn_status tni_read_sym_size_int(const tn_call *call,
    const StableIValue *args, tni_args_sym_size_int *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

/* sym_storage_offset(Tensor self) -> SymInt */
typedef struct tni_args_sym_storage_offset {
    tn_tensor *self;
} tni_args_sym_storage_offset;
TN_NODISCARD static inline tn_status tni_read_sym_storage_offset(const tn_call *call,
    const StableIValue *args, tni_args_sym_storage_offset *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* sym_stride.int(Tensor self, int dim) -> SymInt */
typedef struct tni_args_sym_stride_int {
    tn_tensor *self;
    int64_t dim;
} tni_args_sym_stride_int;
TN_NODISCARD static inline tn_status tni_read_sym_stride_int(const tn_call *call,
    const StableIValue *args, tni_args_sym_stride_int *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

/* t(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_t {
    tn_tensor *self;
} tni_args_t;
TN_NODISCARD static inline tn_status tni_read_t(const tn_call *call,
    const StableIValue *args, tni_args_t *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* t_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_t_ {
    tn_tensor *self;
} tni_args_t_;
TN_NODISCARD static inline tn_status tni_read_t_(const tn_call *call,
    const StableIValue *args, tni_args_t_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* t_copy(Tensor self) -> Tensor */
typedef struct tni_args_t_copy {
    tn_tensor *self;
} tni_args_t_copy;
TN_NODISCARD static inline tn_status tni_read_t_copy(const tn_call *call,
    const StableIValue *args, tni_args_t_copy *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* t_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_t_copy_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_t_copy_out;
TN_NODISCARD static inline tn_status tni_read_t_copy_out(const tn_call *call,
    const StableIValue *args, tni_args_t_copy_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* take(Tensor self, Tensor index) -> Tensor */
typedef struct tni_args_take {
    tn_tensor *self;
    tn_tensor *index;
} tni_args_take;
TN_NODISCARD static inline tn_status tni_read_take(const tn_call *call,
    const StableIValue *args, tni_args_take *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->index));
    return TN_OK;
}

/* take.out(Tensor self, Tensor index, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_take_out {
    tn_tensor *self;
    tn_tensor *index;
    tn_tensor *out;
} tni_args_take_out;
TN_NODISCARD static inline tn_status tni_read_take_out(const tn_call *call,
    const StableIValue *args, tni_args_take_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->index));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor */
typedef struct tni_args_take_along_dim {
    tn_tensor *self;
    tn_tensor *indices;
    tni_maybe_int dim;
} tni_args_take_along_dim;
TN_NODISCARD static inline tn_status tni_read_take_along_dim(const tn_call *call,
    const StableIValue *args, tni_args_take_along_dim *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->indices));
    in->dim = tni_arg_maybe_int(args[2]);
    return TN_OK;
}

/* take_along_dim.out(Tensor self, Tensor indices, int? dim=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_take_along_dim_out {
    tn_tensor *self;
    tn_tensor *indices;
    tni_maybe_int dim;
    tn_tensor *out;
} tni_args_take_along_dim_out;
TN_NODISCARD static inline tn_status tni_read_take_along_dim_out(const tn_call *call,
    const StableIValue *args, tni_args_take_along_dim_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->indices));
    in->dim = tni_arg_maybe_int(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* tan(Tensor self) -> Tensor */
typedef struct tni_args_tan {
    tn_tensor *self;
} tni_args_tan;
TN_NODISCARD static inline tn_status tni_read_tan(const tn_call *call,
    const StableIValue *args, tni_args_tan *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* tan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_tan_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_tan_out;
TN_NODISCARD static inline tn_status tni_read_tan_out(const tn_call *call,
    const StableIValue *args, tni_args_tan_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* tan_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_tan_ {
    tn_tensor *self;
} tni_args_tan_;
TN_NODISCARD static inline tn_status tni_read_tan_(const tn_call *call,
    const StableIValue *args, tni_args_tan_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* tanh(Tensor self) -> Tensor */
typedef struct tni_args_tanh {
    tn_tensor *self;
} tni_args_tanh;
TN_NODISCARD static inline tn_status tni_read_tanh(const tn_call *call,
    const StableIValue *args, tni_args_tanh *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* tanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_tanh_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_tanh_out;
TN_NODISCARD static inline tn_status tni_read_tanh_out(const tn_call *call,
    const StableIValue *args, tni_args_tanh_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* tanh_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_tanh_ {
    tn_tensor *self;
} tni_args_tanh_;
TN_NODISCARD static inline tn_status tni_read_tanh_(const tn_call *call,
    const StableIValue *args, tni_args_tanh_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* tanh_backward(Tensor grad_output, Tensor output) -> Tensor */
typedef struct tni_args_tanh_backward {
    tn_tensor *grad_output;
    tn_tensor *output;
} tni_args_tanh_backward;
TN_NODISCARD static inline tn_status tni_read_tanh_backward(const tn_call *call,
    const StableIValue *args, tni_args_tanh_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->output));
    return TN_OK;
}

/* tanh_backward.grad_input(Tensor grad_output, Tensor output, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_tanh_backward_grad_input {
    tn_tensor *grad_output;
    tn_tensor *output;
    tn_tensor *grad_input;
} tni_args_tanh_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_tanh_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_tanh_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->output));
    in->grad_input = NULL;
    return TN_OK;
}

/* tensor_split.indices(Tensor(a -> *) self, SymInt[] indices, int dim=0) -> Tensor(a)[] */
typedef struct tni_args_tensor_split_indices {
    tn_tensor *self;
    tni_ints indices;
    int64_t dim;
} tni_args_tensor_split_indices;
TN_NODISCARD static inline tn_status tni_read_tensor_split_indices(const tn_call *call,
    const StableIValue *args, tni_args_tensor_split_indices *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->indices = tni_arg_ints(args[1]);
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* tensor_split.sections(Tensor(a -> *) self, SymInt sections, int dim=0) -> Tensor(a)[] */
typedef struct tni_args_tensor_split_sections {
    tn_tensor *self;
    int64_t sections;
    int64_t dim;
} tni_args_tensor_split_sections;
TN_NODISCARD static inline tn_status tni_read_tensor_split_sections(const tn_call *call,
    const StableIValue *args, tni_args_tensor_split_sections *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->sections = tni_arg_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* tensor_split.tensor_indices_or_sections(Tensor(a -> *) self, Tensor tensor_indices_or_sections, int dim=0) -> Tensor(a)[] */
typedef struct tni_args_tensor_split_tensor_indices_or_sections {
    tn_tensor *self;
    tn_tensor *tensor_indices_or_sections;
    int64_t dim;
} tni_args_tensor_split_tensor_indices_or_sections;
TN_NODISCARD static inline tn_status tni_read_tensor_split_tensor_indices_or_sections(const tn_call *call,
    const StableIValue *args, tni_args_tensor_split_tensor_indices_or_sections *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->tensor_indices_or_sections));
    in->dim = tni_arg_int(args[2]);
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
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->dims_self = tni_arg_ints(args[2]);
    in->dims_other = tni_arg_ints(args[3]);
    return TN_OK;
}

/* tensordot.out(Tensor self, Tensor other, int[] dims_self, int[] dims_other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_tensordot_out {
    tn_tensor *self;
    tn_tensor *other;
    tni_ints dims_self;
    tni_ints dims_other;
    tn_tensor *out;
} tni_args_tensordot_out;
TN_NODISCARD static inline tn_status tni_read_tensordot_out(const tn_call *call,
    const StableIValue *args, tni_args_tensordot_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->dims_self = tni_arg_ints(args[2]);
    in->dims_other = tni_arg_ints(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* threshold(Tensor self, Scalar threshold, Scalar value) -> Tensor */
typedef struct tni_args_threshold {
    tn_tensor *self;
    const tni_scalar *threshold;
    const tni_scalar *value;
} tni_args_threshold;
TN_NODISCARD static inline tn_status tni_read_threshold(const tn_call *call,
    const StableIValue *args, tni_args_threshold *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->threshold = tni_arg_scalar(args[1]);
    in->value = tni_arg_scalar(args[2]);
    return TN_OK;
}

/* threshold.out(Tensor self, Scalar threshold, Scalar value, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_threshold_out {
    tn_tensor *self;
    const tni_scalar *threshold;
    const tni_scalar *value;
    tn_tensor *out;
} tni_args_threshold_out;
TN_NODISCARD static inline tn_status tni_read_threshold_out(const tn_call *call,
    const StableIValue *args, tni_args_threshold_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->threshold = tni_arg_scalar(args[1]);
    in->value = tni_arg_scalar(args[2]);
    in->out = NULL;
    return TN_OK;
}

/* threshold_(Tensor(a!) self, Scalar threshold, Scalar value) -> Tensor(a!) */
typedef struct tni_args_threshold_ {
    tn_tensor *self;
    const tni_scalar *threshold;
    const tni_scalar *value;
} tni_args_threshold_;
TN_NODISCARD static inline tn_status tni_read_threshold_(const tn_call *call,
    const StableIValue *args, tni_args_threshold_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->threshold = tni_arg_scalar(args[1]);
    in->value = tni_arg_scalar(args[2]);
    return TN_OK;
}

/* threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor */
typedef struct tni_args_threshold_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    const tni_scalar *threshold;
} tni_args_threshold_backward;
TN_NODISCARD static inline tn_status tni_read_threshold_backward(const tn_call *call,
    const StableIValue *args, tni_args_threshold_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->threshold = tni_arg_scalar(args[2]);
    return TN_OK;
}

/* threshold_backward.grad_input(Tensor grad_output, Tensor self, Scalar threshold, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_threshold_backward_grad_input {
    tn_tensor *grad_output;
    tn_tensor *self;
    const tni_scalar *threshold;
    tn_tensor *grad_input;
} tni_args_threshold_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_threshold_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_threshold_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->threshold = tni_arg_scalar(args[2]);
    in->grad_input = NULL;
    return TN_OK;
}

/* tile(Tensor self, SymInt[] dims) -> Tensor */
typedef struct tni_args_tile {
    tn_tensor *self;
    tni_ints dims;
} tni_args_tile;
TN_NODISCARD static inline tn_status tni_read_tile(const tn_call *call,
    const StableIValue *args, tni_args_tile *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dims = tni_arg_ints(args[1]);
    return TN_OK;
}

/* to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a) */
typedef struct tni_args_to_device {
    tn_tensor *self;
    tni_maybe_device device;
    tn_dtype dtype;
    bool non_blocking;
    bool copy;
    int memory_format;
} tni_args_to_device;
TN_NODISCARD static inline tn_status tni_read_to_device(const tn_call *call,
    const StableIValue *args, tni_args_to_device *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->device = tni_arg_given_device(args[1]);
    in->dtype = tni_arg_dtype(args[2]);
    in->non_blocking = tni_arg_bool(args[3]);
    in->copy = tni_arg_bool(args[4]);
    in->memory_format = tni_arg_maybe_word(args[5]);
    return TN_OK;
}

/* to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a) */
typedef struct tni_args_to_dtype {
    tn_tensor *self;
    tn_dtype dtype;
    bool non_blocking;
    bool copy;
    int memory_format;
} tni_args_to_dtype;
TN_NODISCARD static inline tn_status tni_read_to_dtype(const tn_call *call,
    const StableIValue *args, tni_args_to_dtype *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dtype = tni_arg_dtype(args[1]);
    in->non_blocking = tni_arg_bool(args[2]);
    in->copy = tni_arg_bool(args[3]);
    in->memory_format = tni_arg_maybe_word(args[4]);
    return TN_OK;
}

/* to.dtype_layout(Tensor(a) self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a) */
typedef struct tni_args_to_dtype_layout {
    tn_tensor *self;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
    bool non_blocking;
    bool copy;
    int memory_format;
} tni_args_to_dtype_layout;
TN_NODISCARD static inline tn_status tni_read_to_dtype_layout(const tn_call *call,
    const StableIValue *args, tni_args_to_dtype_layout *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dtype = tni_arg_maybe_dtype(args[1]);
    in->layout = tni_arg_maybe_word(args[2]);
    in->device = tni_arg_maybe_device(args[3]);
    in->pin_memory = tni_arg_maybe_bool(args[4]);
    in->non_blocking = tni_arg_bool(args[5]);
    in->copy = tni_arg_bool(args[6]);
    in->memory_format = tni_arg_maybe_word(args[7]);
    return TN_OK;
}

/* to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a) */
typedef struct tni_args_to_other {
    tn_tensor *self;
    tn_tensor *other;
    bool non_blocking;
    bool copy;
    int memory_format;
} tni_args_to_other;
TN_NODISCARD static inline tn_status tni_read_to_other(const tn_call *call,
    const StableIValue *args, tni_args_to_other *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->non_blocking = tni_arg_bool(args[2]);
    in->copy = tni_arg_bool(args[3]);
    in->memory_format = tni_arg_maybe_word(args[4]);
    return TN_OK;
}

/* topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices) */
typedef struct tni_args_topk {
    tn_tensor *self;
    int64_t k;
    int64_t dim;
    bool largest;
    bool sorted;
} tni_args_topk;
TN_NODISCARD static inline tn_status tni_read_topk(const tn_call *call,
    const StableIValue *args, tni_args_topk *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->k = tni_arg_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->largest = tni_arg_bool(args[3]);
    in->sorted = tni_arg_bool(args[4]);
    return TN_OK;
}

/* topk.values(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices) */
typedef struct tni_args_topk_values {
    tn_tensor *self;
    int64_t k;
    int64_t dim;
    bool largest;
    bool sorted;
    tn_tensor *values;
    tn_tensor *indices;
} tni_args_topk_values;
TN_NODISCARD static inline tn_status tni_read_topk_values(const tn_call *call,
    const StableIValue *args, tni_args_topk_values *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->k = tni_arg_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->largest = tni_arg_bool(args[3]);
    in->sorted = tni_arg_bool(args[4]);
    in->values = NULL;
    in->indices = NULL;
    return TN_OK;
}

/* trace(Tensor self) -> Tensor */
typedef struct tni_args_trace {
    tn_tensor *self;
} tni_args_trace;
TN_NODISCARD static inline tn_status tni_read_trace(const tn_call *call,
    const StableIValue *args, tni_args_trace *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* trace.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_trace_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_trace_out;
TN_NODISCARD static inline tn_status tni_read_trace_out(const tn_call *call,
    const StableIValue *args, tni_args_trace_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a) */
typedef struct tni_args_transpose_int {
    tn_tensor *self;
    int64_t dim0;
    int64_t dim1;
} tni_args_transpose_int;
TN_NODISCARD static inline tn_status tni_read_transpose_int(const tn_call *call,
    const StableIValue *args, tni_args_transpose_int *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim0 = tni_arg_int(args[1]);
    in->dim1 = tni_arg_int(args[2]);
    return TN_OK;
}

/* transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!) */
typedef struct tni_args_transpose_ {
    tn_tensor *self;
    int64_t dim0;
    int64_t dim1;
} tni_args_transpose_;
TN_NODISCARD static inline tn_status tni_read_transpose_(const tn_call *call,
    const StableIValue *args, tni_args_transpose_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim0 = tni_arg_int(args[1]);
    in->dim1 = tni_arg_int(args[2]);
    return TN_OK;
}

/* transpose_copy.int(Tensor self, int dim0, int dim1) -> Tensor */
typedef struct tni_args_transpose_copy_int {
    tn_tensor *self;
    int64_t dim0;
    int64_t dim1;
} tni_args_transpose_copy_int;
TN_NODISCARD static inline tn_status tni_read_transpose_copy_int(const tn_call *call,
    const StableIValue *args, tni_args_transpose_copy_int *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim0 = tni_arg_int(args[1]);
    in->dim1 = tni_arg_int(args[2]);
    return TN_OK;
}

/* transpose_copy.int_out(Tensor self, int dim0, int dim1, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_transpose_copy_int_out {
    tn_tensor *self;
    int64_t dim0;
    int64_t dim1;
    tn_tensor *out;
} tni_args_transpose_copy_int_out;
TN_NODISCARD static inline tn_status tni_read_transpose_copy_int_out(const tn_call *call,
    const StableIValue *args, tni_args_transpose_copy_int_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim0 = tni_arg_int(args[1]);
    in->dim1 = tni_arg_int(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor */
typedef struct tni_args_trapezoid_dx {
    tn_tensor *y;
    const tni_scalar *dx;
    int64_t dim;
} tni_args_trapezoid_dx;
TN_NODISCARD static inline tn_status tni_read_trapezoid_dx(const tn_call *call,
    const StableIValue *args, tni_args_trapezoid_dx *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->y));
    in->dx = tni_arg_scalar(args[1]);
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor */
typedef struct tni_args_trapezoid_x {
    tn_tensor *y;
    tn_tensor *x;
    int64_t dim;
} tni_args_trapezoid_x;
TN_NODISCARD static inline tn_status tni_read_trapezoid_x(const tn_call *call,
    const StableIValue *args, tni_args_trapezoid_x *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->y));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->x));
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* trapz.dx(Tensor y, *, float dx=1, int dim=-1) -> Tensor */
typedef struct tni_args_trapz_dx {
    tn_tensor *y;
    double dx;
    int64_t dim;
} tni_args_trapz_dx;
TN_NODISCARD static inline tn_status tni_read_trapz_dx(const tn_call *call,
    const StableIValue *args, tni_args_trapz_dx *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->y));
    in->dx = tni_arg_double(args[1]);
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* trapz.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor */
typedef struct tni_args_trapz_x {
    tn_tensor *y;
    tn_tensor *x;
    int64_t dim;
} tni_args_trapz_x;
TN_NODISCARD static inline tn_status tni_read_trapz_x(const tn_call *call,
    const StableIValue *args, tni_args_trapz_x *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->y));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->x));
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* tril(Tensor self, SymInt diagonal=0) -> Tensor */
typedef struct tni_args_tril {
    tn_tensor *self;
    int64_t diagonal;
} tni_args_tril;
TN_NODISCARD static inline tn_status tni_read_tril(const tn_call *call,
    const StableIValue *args, tni_args_tril *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->diagonal = tni_arg_int(args[1]);
    return TN_OK;
}

/* tril.out(Tensor self, SymInt diagonal=0, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_tril_out {
    tn_tensor *self;
    int64_t diagonal;
    tn_tensor *out;
} tni_args_tril_out;
TN_NODISCARD static inline tn_status tni_read_tril_out(const tn_call *call,
    const StableIValue *args, tni_args_tril_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->diagonal = tni_arg_int(args[1]);
    in->out = NULL;
    return TN_OK;
}

/* tril_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!) */
typedef struct tni_args_tril_ {
    tn_tensor *self;
    int64_t diagonal;
} tni_args_tril_;
TN_NODISCARD static inline tn_status tni_read_tril_(const tn_call *call,
    const StableIValue *args, tni_args_tril_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->diagonal = tni_arg_int(args[1]);
    return TN_OK;
}

/* tril_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_tril_indices {
    int64_t row;
    int64_t col;
    int64_t offset;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_tril_indices;
TN_NODISCARD static inline tn_status tni_read_tril_indices(const tn_call *call,
    const StableIValue *args, tni_args_tril_indices *in)
{
    (void)call;
    (void)args;
    in->row = tni_arg_int(args[0]);
    in->col = tni_arg_int(args[1]);
    in->offset = tni_arg_int(args[2]);
    in->dtype = tni_arg_maybe_dtype(args[3]);
    in->layout = tni_arg_maybe_word(args[4]);
    in->device = tni_arg_maybe_device(args[5]);
    in->pin_memory = tni_arg_maybe_bool(args[6]);
    return TN_OK;
}

/* tril_indices.out(int row, int col, int offset=0, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_tril_indices_out {
    int64_t row;
    int64_t col;
    int64_t offset;
    tn_tensor *out;
} tni_args_tril_indices_out;
TN_NODISCARD static inline tn_status tni_read_tril_indices_out(const tn_call *call,
    const StableIValue *args, tni_args_tril_indices_out *in)
{
    (void)call;
    (void)args;
    in->row = tni_arg_int(args[0]);
    in->col = tni_arg_int(args[1]);
    in->offset = tni_arg_int(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
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
    (void)call;
    (void)args;
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

/* triu(Tensor self, SymInt diagonal=0) -> Tensor */
typedef struct tni_args_triu {
    tn_tensor *self;
    int64_t diagonal;
} tni_args_triu;
TN_NODISCARD static inline tn_status tni_read_triu(const tn_call *call,
    const StableIValue *args, tni_args_triu *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->diagonal = tni_arg_int(args[1]);
    return TN_OK;
}

/* triu.out(Tensor self, SymInt diagonal=0, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_triu_out {
    tn_tensor *self;
    int64_t diagonal;
    tn_tensor *out;
} tni_args_triu_out;
TN_NODISCARD static inline tn_status tni_read_triu_out(const tn_call *call,
    const StableIValue *args, tni_args_triu_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->diagonal = tni_arg_int(args[1]);
    in->out = NULL;
    return TN_OK;
}

/* triu_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!) */
typedef struct tni_args_triu_ {
    tn_tensor *self;
    int64_t diagonal;
} tni_args_triu_;
TN_NODISCARD static inline tn_status tni_read_triu_(const tn_call *call,
    const StableIValue *args, tni_args_triu_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->diagonal = tni_arg_int(args[1]);
    return TN_OK;
}

/* triu_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_triu_indices {
    int64_t row;
    int64_t col;
    int64_t offset;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_triu_indices;
TN_NODISCARD static inline tn_status tni_read_triu_indices(const tn_call *call,
    const StableIValue *args, tni_args_triu_indices *in)
{
    (void)call;
    (void)args;
    in->row = tni_arg_int(args[0]);
    in->col = tni_arg_int(args[1]);
    in->offset = tni_arg_int(args[2]);
    in->dtype = tni_arg_maybe_dtype(args[3]);
    in->layout = tni_arg_maybe_word(args[4]);
    in->device = tni_arg_maybe_device(args[5]);
    in->pin_memory = tni_arg_maybe_bool(args[6]);
    return TN_OK;
}

/* triu_indices.out(int row, int col, int offset=0, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_triu_indices_out {
    int64_t row;
    int64_t col;
    int64_t offset;
    tn_tensor *out;
} tni_args_triu_indices_out;
TN_NODISCARD static inline tn_status tni_read_triu_indices_out(const tn_call *call,
    const StableIValue *args, tni_args_triu_indices_out *in)
{
    (void)call;
    (void)args;
    in->row = tni_arg_int(args[0]);
    in->col = tni_arg_int(args[1]);
    in->offset = tni_arg_int(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* true_divide.Scalar(Tensor self, Scalar other) -> Tensor */
typedef struct tni_args_true_divide_Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_true_divide_Scalar;
TN_NODISCARD static inline tn_status tni_read_true_divide_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_true_divide_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* true_divide.Tensor(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_true_divide_Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_true_divide_Tensor;
TN_NODISCARD static inline tn_status tni_read_true_divide_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_true_divide_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* true_divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_true_divide_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_true_divide_out;
TN_NODISCARD static inline tn_status tni_read_true_divide_out(const tn_call *call,
    const StableIValue *args, tni_args_true_divide_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* true_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
typedef struct tni_args_true_divide__Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_true_divide__Scalar;
TN_NODISCARD static inline tn_status tni_read_true_divide__Scalar(const tn_call *call,
    const StableIValue *args, tni_args_true_divide__Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* true_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args_true_divide__Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_true_divide__Tensor;
TN_NODISCARD static inline tn_status tni_read_true_divide__Tensor(const tn_call *call,
    const StableIValue *args, tni_args_true_divide__Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* trunc(Tensor self) -> Tensor */
typedef struct tni_args_trunc {
    tn_tensor *self;
} tni_args_trunc;
TN_NODISCARD static inline tn_status tni_read_trunc(const tn_call *call,
    const StableIValue *args, tni_args_trunc *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* trunc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_trunc_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_trunc_out;
TN_NODISCARD static inline tn_status tni_read_trunc_out(const tn_call *call,
    const StableIValue *args, tni_args_trunc_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->out = NULL;
    return TN_OK;
}

/* trunc_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_trunc_ {
    tn_tensor *self;
} tni_args_trunc_;
TN_NODISCARD static inline tn_status tni_read_trunc_(const tn_call *call,
    const StableIValue *args, tni_args_trunc_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* type_as(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_type_as {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_type_as;
TN_NODISCARD static inline tn_status tni_read_type_as(const tn_call *call,
    const StableIValue *args, tni_args_type_as *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[] */
typedef struct tni_args_unbind_int {
    tn_tensor *self;
    int64_t dim;
} tni_args_unbind_int;
TN_NODISCARD static inline tn_status tni_read_unbind_int(const tn_call *call,
    const StableIValue *args, tni_args_unbind_int *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

/* unbind_copy.int(Tensor self, int dim=0) -> Tensor[] */
typedef struct tni_args_unbind_copy_int {
    tn_tensor *self;
    int64_t dim;
} tni_args_unbind_copy_int;
TN_NODISCARD static inline tn_status tni_read_unbind_copy_int(const tn_call *call,
    const StableIValue *args, tni_args_unbind_copy_int *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

/* unbind_copy.int_out(Tensor self, int dim=0, *, Tensor(a!)[] out) -> () */
typedef struct tni_args_unbind_copy_int_out {
    tn_tensor *self;
    int64_t dim;
    const tni_list *out;
} tni_args_unbind_copy_int_out;
TN_NODISCARD static inline tn_status tni_read_unbind_copy_int_out(const tn_call *call,
    const StableIValue *args, tni_args_unbind_copy_int_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->out = tni_arg_list(args[2]);
    return TN_OK;
}

/* unflatten.int(Tensor(a) self, int dim, SymInt[] sizes) -> Tensor(a) */
typedef struct tni_args_unflatten_int {
    tn_tensor *self;
    int64_t dim;
    tni_ints sizes;
} tni_args_unflatten_int;
TN_NODISCARD static inline tn_status tni_read_unflatten_int(const tn_call *call,
    const StableIValue *args, tni_args_unflatten_int *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->sizes = tni_arg_ints(args[2]);
    return TN_OK;
}

/* unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a) */
typedef struct tni_args_unfold {
    tn_tensor *self;
    int64_t dimension;
    int64_t size;
    int64_t step;
} tni_args_unfold;
TN_NODISCARD static inline tn_status tni_read_unfold(const tn_call *call,
    const StableIValue *args, tni_args_unfold *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dimension = tni_arg_int(args[1]);
    in->size = tni_arg_int(args[2]);
    in->step = tni_arg_int(args[3]);
    return TN_OK;
}

/* unfold_backward(Tensor grad_in, SymInt[] input_sizes, int dim, int size, int step) -> Tensor */
typedef struct tni_args_unfold_backward {
    tn_tensor *grad_in;
    tni_ints input_sizes;
    int64_t dim;
    int64_t size;
    int64_t step;
} tni_args_unfold_backward;
TN_NODISCARD static inline tn_status tni_read_unfold_backward(const tn_call *call,
    const StableIValue *args, tni_args_unfold_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_in));
    in->input_sizes = tni_arg_ints(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->size = tni_arg_int(args[3]);
    in->step = tni_arg_int(args[4]);
    return TN_OK;
}

/* unfold_backward.out(Tensor grad_in, SymInt[] input_sizes, int dim, int size, int step, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_unfold_backward_out {
    tn_tensor *grad_in;
    tni_ints input_sizes;
    int64_t dim;
    int64_t size;
    int64_t step;
    tn_tensor *out;
} tni_args_unfold_backward_out;
TN_NODISCARD static inline tn_status tni_read_unfold_backward_out(const tn_call *call,
    const StableIValue *args, tni_args_unfold_backward_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_in));
    in->input_sizes = tni_arg_ints(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->size = tni_arg_int(args[3]);
    in->step = tni_arg_int(args[4]);
    TN_TRY(tni_arg_tensor(call, args, 5, &in->out));
    return TN_OK;
}

/* unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor */
typedef struct tni_args_unfold_copy {
    tn_tensor *self;
    int64_t dimension;
    int64_t size;
    int64_t step;
} tni_args_unfold_copy;
TN_NODISCARD static inline tn_status tni_read_unfold_copy(const tn_call *call,
    const StableIValue *args, tni_args_unfold_copy *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dimension = tni_arg_int(args[1]);
    in->size = tni_arg_int(args[2]);
    in->step = tni_arg_int(args[3]);
    return TN_OK;
}

/* unfold_copy.out(Tensor self, int dimension, int size, int step, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_unfold_copy_out {
    tn_tensor *self;
    int64_t dimension;
    int64_t size;
    int64_t step;
    tn_tensor *out;
} tni_args_unfold_copy_out;
TN_NODISCARD static inline tn_status tni_read_unfold_copy_out(const tn_call *call,
    const StableIValue *args, tni_args_unfold_copy_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dimension = tni_arg_int(args[1]);
    in->size = tni_arg_int(args[2]);
    in->step = tni_arg_int(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, int? dim=None) -> (Tensor, Tensor, Tensor) */
typedef struct tni_args_unique_consecutive {
    tn_tensor *self;
    bool return_inverse;
    bool return_counts;
    tni_maybe_int dim;
} tni_args_unique_consecutive;
TN_NODISCARD static inline tn_status tni_read_unique_consecutive(const tn_call *call,
    const StableIValue *args, tni_args_unique_consecutive *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->return_inverse = tni_arg_bool(args[1]);
    in->return_counts = tni_arg_bool(args[2]);
    in->dim = tni_arg_maybe_int(args[3]);
    return TN_OK;
}

/* unique_consecutive.out(Tensor self, bool return_inverse=False, bool return_counts=False, int? dim=None, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!)) */
typedef struct tni_args_unique_consecutive_out {
    tn_tensor *self;
    bool return_inverse;
    bool return_counts;
    tni_maybe_int dim;
    tn_tensor *out0;
    tn_tensor *out1;
    tn_tensor *out2;
} tni_args_unique_consecutive_out;
TN_NODISCARD static inline tn_status tni_read_unique_consecutive_out(const tn_call *call,
    const StableIValue *args, tni_args_unique_consecutive_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->return_inverse = tni_arg_bool(args[1]);
    in->return_counts = tni_arg_bool(args[2]);
    in->dim = tni_arg_maybe_int(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out0));
    TN_TRY(tni_arg_tensor(call, args, 5, &in->out1));
    TN_TRY(tni_arg_tensor(call, args, 6, &in->out2));
    return TN_OK;
}

/* unique_dim(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor) */
typedef struct tni_args_unique_dim {
    tn_tensor *self;
    int64_t dim;
    bool sorted;
    bool return_inverse;
    bool return_counts;
} tni_args_unique_dim;
TN_NODISCARD static inline tn_status tni_read_unique_dim(const tn_call *call,
    const StableIValue *args, tni_args_unique_dim *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->sorted = tni_arg_bool(args[2]);
    in->return_inverse = tni_arg_bool(args[3]);
    in->return_counts = tni_arg_bool(args[4]);
    return TN_OK;
}

/* unique_dim.out(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool return_counts=False, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!)) */
typedef struct tni_args_unique_dim_out {
    tn_tensor *self;
    int64_t dim;
    bool sorted;
    bool return_inverse;
    bool return_counts;
    tn_tensor *out0;
    tn_tensor *out1;
    tn_tensor *out2;
} tni_args_unique_dim_out;
TN_NODISCARD static inline tn_status tni_read_unique_dim_out(const tn_call *call,
    const StableIValue *args, tni_args_unique_dim_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->sorted = tni_arg_bool(args[2]);
    in->return_inverse = tni_arg_bool(args[3]);
    in->return_counts = tni_arg_bool(args[4]);
    TN_TRY(tni_arg_tensor(call, args, 5, &in->out0));
    TN_TRY(tni_arg_tensor(call, args, 6, &in->out1));
    TN_TRY(tni_arg_tensor(call, args, 7, &in->out2));
    return TN_OK;
}

/* unique_dim_consecutive(Tensor self, int dim, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor) */
typedef struct tni_args_unique_dim_consecutive {
    tn_tensor *self;
    int64_t dim;
    bool return_inverse;
    bool return_counts;
} tni_args_unique_dim_consecutive;
TN_NODISCARD static inline tn_status tni_read_unique_dim_consecutive(const tn_call *call,
    const StableIValue *args, tni_args_unique_dim_consecutive *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->return_inverse = tni_arg_bool(args[2]);
    in->return_counts = tni_arg_bool(args[3]);
    return TN_OK;
}

/* unique_dim_consecutive.out(Tensor self, int dim, bool return_inverse=False, bool return_counts=False, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!)) */
typedef struct tni_args_unique_dim_consecutive_out {
    tn_tensor *self;
    int64_t dim;
    bool return_inverse;
    bool return_counts;
    tn_tensor *out0;
    tn_tensor *out1;
    tn_tensor *out2;
} tni_args_unique_dim_consecutive_out;
TN_NODISCARD static inline tn_status tni_read_unique_dim_consecutive_out(const tn_call *call,
    const StableIValue *args, tni_args_unique_dim_consecutive_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->return_inverse = tni_arg_bool(args[2]);
    in->return_counts = tni_arg_bool(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out0));
    TN_TRY(tni_arg_tensor(call, args, 5, &in->out1));
    TN_TRY(tni_arg_tensor(call, args, 6, &in->out2));
    return TN_OK;
}

/* unsafe_chunk(Tensor self, int chunks, int dim=0) -> Tensor[] */
typedef struct tni_args_unsafe_chunk {
    tn_tensor *self;
    int64_t chunks;
    int64_t dim;
} tni_args_unsafe_chunk;
TN_NODISCARD static inline tn_status tni_read_unsafe_chunk(const tn_call *call,
    const StableIValue *args, tni_args_unsafe_chunk *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->chunks = tni_arg_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* unsafe_split.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[] */
typedef struct tni_args_unsafe_split_Tensor {
    tn_tensor *self;
    int64_t split_size;
    int64_t dim;
} tni_args_unsafe_split_Tensor;
TN_NODISCARD static inline tn_status tni_read_unsafe_split_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_unsafe_split_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->split_size = tni_arg_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* unsafe_split.Tensor_out(Tensor self, SymInt split_size, int dim=0, *, Tensor(a!)[] out) -> () */
typedef struct tni_args_unsafe_split_Tensor_out {
    tn_tensor *self;
    int64_t split_size;
    int64_t dim;
    const tni_list *out;
} tni_args_unsafe_split_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_unsafe_split_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_unsafe_split_Tensor_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->split_size = tni_arg_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->out = tni_arg_list(args[3]);
    return TN_OK;
}

/* unsafe_split_with_sizes(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[] */
typedef struct tni_args_unsafe_split_with_sizes {
    tn_tensor *self;
    tni_ints split_sizes;
    int64_t dim;
} tni_args_unsafe_split_with_sizes;
TN_NODISCARD static inline tn_status tni_read_unsafe_split_with_sizes(const tn_call *call,
    const StableIValue *args, tni_args_unsafe_split_with_sizes *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->split_sizes = tni_arg_ints(args[1]);
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* unsafe_split_with_sizes.out(Tensor self, SymInt[] split_sizes, int dim=0, *, Tensor(a!)[] out) -> () */
typedef struct tni_args_unsafe_split_with_sizes_out {
    tn_tensor *self;
    tni_ints split_sizes;
    int64_t dim;
    const tni_list *out;
} tni_args_unsafe_split_with_sizes_out;
TN_NODISCARD static inline tn_status tni_read_unsafe_split_with_sizes_out(const tn_call *call,
    const StableIValue *args, tni_args_unsafe_split_with_sizes_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->split_sizes = tni_arg_ints(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->out = tni_arg_list(args[3]);
    return TN_OK;
}

/* unsqueeze(Tensor(a) self, int dim) -> Tensor(a) */
typedef struct tni_args_unsqueeze {
    tn_tensor *self;
    int64_t dim;
} tni_args_unsqueeze;
TN_NODISCARD static inline tn_status tni_read_unsqueeze(const tn_call *call,
    const StableIValue *args, tni_args_unsqueeze *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

/* unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!) */
typedef struct tni_args_unsqueeze_ {
    tn_tensor *self;
    int64_t dim;
} tni_args_unsqueeze_;
TN_NODISCARD static inline tn_status tni_read_unsqueeze_(const tn_call *call,
    const StableIValue *args, tni_args_unsqueeze_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

/* unsqueeze_copy(Tensor self, int dim) -> Tensor */
typedef struct tni_args_unsqueeze_copy {
    tn_tensor *self;
    int64_t dim;
} tni_args_unsqueeze_copy;
TN_NODISCARD static inline tn_status tni_read_unsqueeze_copy(const tn_call *call,
    const StableIValue *args, tni_args_unsqueeze_copy *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

/* unsqueeze_copy.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_unsqueeze_copy_out {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *out;
} tni_args_unsqueeze_copy_out;
TN_NODISCARD static inline tn_status tni_read_unsqueeze_copy_out(const tn_call *call,
    const StableIValue *args, tni_args_unsqueeze_copy_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* upsample_bicubic2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor */
typedef struct tni_args_upsample_bicubic2d {
    tn_tensor *self;
    tni_ints output_size;
    bool align_corners;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
} tni_args_upsample_bicubic2d;
TN_NODISCARD static inline tn_status tni_read_upsample_bicubic2d(const tn_call *call,
    const StableIValue *args, tni_args_upsample_bicubic2d *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    in->align_corners = tni_arg_bool(args[2]);
    in->scales_h = tni_arg_maybe_double(args[3]);
    in->scales_w = tni_arg_maybe_double(args[4]);
    return TN_OK;
}

/* upsample_bicubic2d.out(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_upsample_bicubic2d_out {
    tn_tensor *self;
    tni_ints output_size;
    bool align_corners;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
    tn_tensor *out;
} tni_args_upsample_bicubic2d_out;
TN_NODISCARD static inline tn_status tni_read_upsample_bicubic2d_out(const tn_call *call,
    const StableIValue *args, tni_args_upsample_bicubic2d_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    in->align_corners = tni_arg_bool(args[2]);
    in->scales_h = tni_arg_maybe_double(args[3]);
    in->scales_w = tni_arg_maybe_double(args[4]);
    TN_TRY(tni_arg_tensor(call, args, 5, &in->out));
    return TN_OK;
}

/* upsample_bicubic2d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor */
typedef struct tni_args_upsample_bicubic2d_vec {
    tn_tensor *input;
    tni_ints output_size;
    bool align_corners;
    const tni_list *scale_factors;
} tni_args_upsample_bicubic2d_vec;
TN_NODISCARD static inline tn_status tni_read_upsample_bicubic2d_vec(const tn_call *call,
    const StableIValue *args, tni_args_upsample_bicubic2d_vec *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->output_size = tni_arg_maybe_ints(args[1]);
    in->align_corners = tni_arg_bool(args[2]);
    in->scale_factors = tni_arg_maybe_list(args[3]);
    return TN_OK;
}

/* upsample_bicubic2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor */
typedef struct tni_args_upsample_bicubic2d_backward {
    tn_tensor *grad_output;
    tni_ints output_size;
    tni_ints input_size;
    bool align_corners;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
} tni_args_upsample_bicubic2d_backward;
TN_NODISCARD static inline tn_status tni_read_upsample_bicubic2d_backward(const tn_call *call,
    const StableIValue *args, tni_args_upsample_bicubic2d_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->output_size = tni_arg_ints(args[1]);
    in->input_size = tni_arg_ints(args[2]);
    in->align_corners = tni_arg_bool(args[3]);
    in->scales_h = tni_arg_maybe_double(args[4]);
    in->scales_w = tni_arg_maybe_double(args[5]);
    return TN_OK;
}

/* upsample_bicubic2d_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_upsample_bicubic2d_backward_grad_input {
    tn_tensor *grad_output;
    tni_ints output_size;
    tni_ints input_size;
    bool align_corners;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
    tn_tensor *grad_input;
} tni_args_upsample_bicubic2d_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_upsample_bicubic2d_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_upsample_bicubic2d_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->output_size = tni_arg_ints(args[1]);
    in->input_size = tni_arg_ints(args[2]);
    in->align_corners = tni_arg_bool(args[3]);
    in->scales_h = tni_arg_maybe_double(args[4]);
    in->scales_w = tni_arg_maybe_double(args[5]);
    TN_TRY(tni_arg_tensor(call, args, 6, &in->grad_input));
    return TN_OK;
}

/* upsample_bilinear2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor */
typedef struct tni_args_upsample_bilinear2d {
    tn_tensor *self;
    tni_ints output_size;
    bool align_corners;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
} tni_args_upsample_bilinear2d;
TN_NODISCARD static inline tn_status tni_read_upsample_bilinear2d(const tn_call *call,
    const StableIValue *args, tni_args_upsample_bilinear2d *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    in->align_corners = tni_arg_bool(args[2]);
    in->scales_h = tni_arg_maybe_double(args[3]);
    in->scales_w = tni_arg_maybe_double(args[4]);
    return TN_OK;
}

/* upsample_bilinear2d.out(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_upsample_bilinear2d_out {
    tn_tensor *self;
    tni_ints output_size;
    bool align_corners;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
    tn_tensor *out;
} tni_args_upsample_bilinear2d_out;
TN_NODISCARD static inline tn_status tni_read_upsample_bilinear2d_out(const tn_call *call,
    const StableIValue *args, tni_args_upsample_bilinear2d_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    in->align_corners = tni_arg_bool(args[2]);
    in->scales_h = tni_arg_maybe_double(args[3]);
    in->scales_w = tni_arg_maybe_double(args[4]);
    TN_TRY(tni_arg_tensor(call, args, 5, &in->out));
    return TN_OK;
}

/* upsample_bilinear2d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor */
typedef struct tni_args_upsample_bilinear2d_vec {
    tn_tensor *input;
    tni_ints output_size;
    bool align_corners;
    const tni_list *scale_factors;
} tni_args_upsample_bilinear2d_vec;
TN_NODISCARD static inline tn_status tni_read_upsample_bilinear2d_vec(const tn_call *call,
    const StableIValue *args, tni_args_upsample_bilinear2d_vec *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->output_size = tni_arg_maybe_ints(args[1]);
    in->align_corners = tni_arg_bool(args[2]);
    in->scale_factors = tni_arg_maybe_list(args[3]);
    return TN_OK;
}

/* upsample_bilinear2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor */
typedef struct tni_args_upsample_bilinear2d_backward {
    tn_tensor *grad_output;
    tni_ints output_size;
    tni_ints input_size;
    bool align_corners;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
} tni_args_upsample_bilinear2d_backward;
TN_NODISCARD static inline tn_status tni_read_upsample_bilinear2d_backward(const tn_call *call,
    const StableIValue *args, tni_args_upsample_bilinear2d_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->output_size = tni_arg_ints(args[1]);
    in->input_size = tni_arg_ints(args[2]);
    in->align_corners = tni_arg_bool(args[3]);
    in->scales_h = tni_arg_maybe_double(args[4]);
    in->scales_w = tni_arg_maybe_double(args[5]);
    return TN_OK;
}

/* upsample_bilinear2d_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_upsample_bilinear2d_backward_grad_input {
    tn_tensor *grad_output;
    tni_ints output_size;
    tni_ints input_size;
    bool align_corners;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
    tn_tensor *grad_input;
} tni_args_upsample_bilinear2d_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_upsample_bilinear2d_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_upsample_bilinear2d_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->output_size = tni_arg_ints(args[1]);
    in->input_size = tni_arg_ints(args[2]);
    in->align_corners = tni_arg_bool(args[3]);
    in->scales_h = tni_arg_maybe_double(args[4]);
    in->scales_w = tni_arg_maybe_double(args[5]);
    TN_TRY(tni_arg_tensor(call, args, 6, &in->grad_input));
    return TN_OK;
}

/* upsample_linear1d(Tensor self, SymInt[1] output_size, bool align_corners, float? scales=None) -> Tensor */
typedef struct tni_args_upsample_linear1d {
    tn_tensor *self;
    tni_ints output_size;
    bool align_corners;
    tni_maybe_double scales;
} tni_args_upsample_linear1d;
TN_NODISCARD static inline tn_status tni_read_upsample_linear1d(const tn_call *call,
    const StableIValue *args, tni_args_upsample_linear1d *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    in->align_corners = tni_arg_bool(args[2]);
    in->scales = tni_arg_maybe_double(args[3]);
    return TN_OK;
}

/* upsample_linear1d.out(Tensor self, SymInt[1] output_size, bool align_corners, float? scales=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_upsample_linear1d_out {
    tn_tensor *self;
    tni_ints output_size;
    bool align_corners;
    tni_maybe_double scales;
    tn_tensor *out;
} tni_args_upsample_linear1d_out;
TN_NODISCARD static inline tn_status tni_read_upsample_linear1d_out(const tn_call *call,
    const StableIValue *args, tni_args_upsample_linear1d_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    in->align_corners = tni_arg_bool(args[2]);
    in->scales = tni_arg_maybe_double(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* upsample_linear1d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor */
typedef struct tni_args_upsample_linear1d_vec {
    tn_tensor *input;
    tni_ints output_size;
    bool align_corners;
    const tni_list *scale_factors;
} tni_args_upsample_linear1d_vec;
TN_NODISCARD static inline tn_status tni_read_upsample_linear1d_vec(const tn_call *call,
    const StableIValue *args, tni_args_upsample_linear1d_vec *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->output_size = tni_arg_maybe_ints(args[1]);
    in->align_corners = tni_arg_bool(args[2]);
    in->scale_factors = tni_arg_maybe_list(args[3]);
    return TN_OK;
}

/* upsample_linear1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, bool align_corners, float? scales=None) -> Tensor */
typedef struct tni_args_upsample_linear1d_backward {
    tn_tensor *grad_output;
    tni_ints output_size;
    tni_ints input_size;
    bool align_corners;
    tni_maybe_double scales;
} tni_args_upsample_linear1d_backward;
TN_NODISCARD static inline tn_status tni_read_upsample_linear1d_backward(const tn_call *call,
    const StableIValue *args, tni_args_upsample_linear1d_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->output_size = tni_arg_ints(args[1]);
    in->input_size = tni_arg_ints(args[2]);
    in->align_corners = tni_arg_bool(args[3]);
    in->scales = tni_arg_maybe_double(args[4]);
    return TN_OK;
}

/* upsample_linear1d_backward.grad_input(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, bool align_corners, float? scales=None, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_upsample_linear1d_backward_grad_input {
    tn_tensor *grad_output;
    tni_ints output_size;
    tni_ints input_size;
    bool align_corners;
    tni_maybe_double scales;
    tn_tensor *grad_input;
} tni_args_upsample_linear1d_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_upsample_linear1d_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_upsample_linear1d_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->output_size = tni_arg_ints(args[1]);
    in->input_size = tni_arg_ints(args[2]);
    in->align_corners = tni_arg_bool(args[3]);
    in->scales = tni_arg_maybe_double(args[4]);
    TN_TRY(tni_arg_tensor(call, args, 5, &in->grad_input));
    return TN_OK;
}

/* upsample_nearest1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor */
typedef struct tni_args_upsample_nearest1d {
    tn_tensor *self;
    tni_ints output_size;
    tni_maybe_double scales;
} tni_args_upsample_nearest1d;
TN_NODISCARD static inline tn_status tni_read_upsample_nearest1d(const tn_call *call,
    const StableIValue *args, tni_args_upsample_nearest1d *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    in->scales = tni_arg_maybe_double(args[2]);
    return TN_OK;
}

/* upsample_nearest1d.out(Tensor self, SymInt[1] output_size, float? scales=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_upsample_nearest1d_out {
    tn_tensor *self;
    tni_ints output_size;
    tni_maybe_double scales;
    tn_tensor *out;
} tni_args_upsample_nearest1d_out;
TN_NODISCARD static inline tn_status tni_read_upsample_nearest1d_out(const tn_call *call,
    const StableIValue *args, tni_args_upsample_nearest1d_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    in->scales = tni_arg_maybe_double(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* upsample_nearest1d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor */
typedef struct tni_args_upsample_nearest1d_vec {
    tn_tensor *input;
    tni_ints output_size;
    const tni_list *scale_factors;
} tni_args_upsample_nearest1d_vec;
TN_NODISCARD static inline tn_status tni_read_upsample_nearest1d_vec(const tn_call *call,
    const StableIValue *args, tni_args_upsample_nearest1d_vec *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->output_size = tni_arg_maybe_ints(args[1]);
    in->scale_factors = tni_arg_maybe_list(args[2]);
    return TN_OK;
}

/* upsample_nearest1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor */
typedef struct tni_args_upsample_nearest1d_backward {
    tn_tensor *grad_output;
    tni_ints output_size;
    tni_ints input_size;
    tni_maybe_double scales;
} tni_args_upsample_nearest1d_backward;
TN_NODISCARD static inline tn_status tni_read_upsample_nearest1d_backward(const tn_call *call,
    const StableIValue *args, tni_args_upsample_nearest1d_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->output_size = tni_arg_ints(args[1]);
    in->input_size = tni_arg_ints(args[2]);
    in->scales = tni_arg_maybe_double(args[3]);
    return TN_OK;
}

/* upsample_nearest1d_backward.grad_input(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_upsample_nearest1d_backward_grad_input {
    tn_tensor *grad_output;
    tni_ints output_size;
    tni_ints input_size;
    tni_maybe_double scales;
    tn_tensor *grad_input;
} tni_args_upsample_nearest1d_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_upsample_nearest1d_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_upsample_nearest1d_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->output_size = tni_arg_ints(args[1]);
    in->input_size = tni_arg_ints(args[2]);
    in->scales = tni_arg_maybe_double(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->grad_input));
    return TN_OK;
}

/* upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor */
typedef struct tni_args_upsample_nearest2d {
    tn_tensor *self;
    tni_ints output_size;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
} tni_args_upsample_nearest2d;
TN_NODISCARD static inline tn_status tni_read_upsample_nearest2d(const tn_call *call,
    const StableIValue *args, tni_args_upsample_nearest2d *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    in->scales_h = tni_arg_maybe_double(args[2]);
    in->scales_w = tni_arg_maybe_double(args[3]);
    return TN_OK;
}

/* upsample_nearest2d.out(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_upsample_nearest2d_out {
    tn_tensor *self;
    tni_ints output_size;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
    tn_tensor *out;
} tni_args_upsample_nearest2d_out;
TN_NODISCARD static inline tn_status tni_read_upsample_nearest2d_out(const tn_call *call,
    const StableIValue *args, tni_args_upsample_nearest2d_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    in->scales_h = tni_arg_maybe_double(args[2]);
    in->scales_w = tni_arg_maybe_double(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* upsample_nearest2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor */
typedef struct tni_args_upsample_nearest2d_vec {
    tn_tensor *input;
    tni_ints output_size;
    const tni_list *scale_factors;
} tni_args_upsample_nearest2d_vec;
TN_NODISCARD static inline tn_status tni_read_upsample_nearest2d_vec(const tn_call *call,
    const StableIValue *args, tni_args_upsample_nearest2d_vec *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->output_size = tni_arg_maybe_ints(args[1]);
    in->scale_factors = tni_arg_maybe_list(args[2]);
    return TN_OK;
}

/* upsample_nearest2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor */
typedef struct tni_args_upsample_nearest2d_backward {
    tn_tensor *grad_output;
    tni_ints output_size;
    tni_ints input_size;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
} tni_args_upsample_nearest2d_backward;
TN_NODISCARD static inline tn_status tni_read_upsample_nearest2d_backward(const tn_call *call,
    const StableIValue *args, tni_args_upsample_nearest2d_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->output_size = tni_arg_ints(args[1]);
    in->input_size = tni_arg_ints(args[2]);
    in->scales_h = tni_arg_maybe_double(args[3]);
    in->scales_w = tni_arg_maybe_double(args[4]);
    return TN_OK;
}

/* upsample_nearest2d_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_upsample_nearest2d_backward_grad_input {
    tn_tensor *grad_output;
    tni_ints output_size;
    tni_ints input_size;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
    tn_tensor *grad_input;
} tni_args_upsample_nearest2d_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_upsample_nearest2d_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_upsample_nearest2d_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->output_size = tni_arg_ints(args[1]);
    in->input_size = tni_arg_ints(args[2]);
    in->scales_h = tni_arg_maybe_double(args[3]);
    in->scales_w = tni_arg_maybe_double(args[4]);
    TN_TRY(tni_arg_tensor(call, args, 5, &in->grad_input));
    return TN_OK;
}

/* upsample_nearest3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor */
typedef struct tni_args_upsample_nearest3d {
    tn_tensor *self;
    tni_ints output_size;
    tni_maybe_double scales_d;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
} tni_args_upsample_nearest3d;
TN_NODISCARD static inline tn_status tni_read_upsample_nearest3d(const tn_call *call,
    const StableIValue *args, tni_args_upsample_nearest3d *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    in->scales_d = tni_arg_maybe_double(args[2]);
    in->scales_h = tni_arg_maybe_double(args[3]);
    in->scales_w = tni_arg_maybe_double(args[4]);
    return TN_OK;
}

/* upsample_nearest3d.out(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_upsample_nearest3d_out {
    tn_tensor *self;
    tni_ints output_size;
    tni_maybe_double scales_d;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
    tn_tensor *out;
} tni_args_upsample_nearest3d_out;
TN_NODISCARD static inline tn_status tni_read_upsample_nearest3d_out(const tn_call *call,
    const StableIValue *args, tni_args_upsample_nearest3d_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    in->scales_d = tni_arg_maybe_double(args[2]);
    in->scales_h = tni_arg_maybe_double(args[3]);
    in->scales_w = tni_arg_maybe_double(args[4]);
    TN_TRY(tni_arg_tensor(call, args, 5, &in->out));
    return TN_OK;
}

/* upsample_nearest3d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor */
typedef struct tni_args_upsample_nearest3d_vec {
    tn_tensor *input;
    tni_ints output_size;
    const tni_list *scale_factors;
} tni_args_upsample_nearest3d_vec;
TN_NODISCARD static inline tn_status tni_read_upsample_nearest3d_vec(const tn_call *call,
    const StableIValue *args, tni_args_upsample_nearest3d_vec *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->output_size = tni_arg_maybe_ints(args[1]);
    in->scale_factors = tni_arg_maybe_list(args[2]);
    return TN_OK;
}

/* upsample_nearest3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor */
typedef struct tni_args_upsample_nearest3d_backward {
    tn_tensor *grad_output;
    tni_ints output_size;
    tni_ints input_size;
    tni_maybe_double scales_d;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
} tni_args_upsample_nearest3d_backward;
TN_NODISCARD static inline tn_status tni_read_upsample_nearest3d_backward(const tn_call *call,
    const StableIValue *args, tni_args_upsample_nearest3d_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->output_size = tni_arg_ints(args[1]);
    in->input_size = tni_arg_ints(args[2]);
    in->scales_d = tni_arg_maybe_double(args[3]);
    in->scales_h = tni_arg_maybe_double(args[4]);
    in->scales_w = tni_arg_maybe_double(args[5]);
    return TN_OK;
}

/* upsample_nearest3d_backward.grad_input(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_upsample_nearest3d_backward_grad_input {
    tn_tensor *grad_output;
    tni_ints output_size;
    tni_ints input_size;
    tni_maybe_double scales_d;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
    tn_tensor *grad_input;
} tni_args_upsample_nearest3d_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_upsample_nearest3d_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_upsample_nearest3d_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->output_size = tni_arg_ints(args[1]);
    in->input_size = tni_arg_ints(args[2]);
    in->scales_d = tni_arg_maybe_double(args[3]);
    in->scales_h = tni_arg_maybe_double(args[4]);
    in->scales_w = tni_arg_maybe_double(args[5]);
    TN_TRY(tni_arg_tensor(call, args, 6, &in->grad_input));
    return TN_OK;
}

/* upsample_trilinear3d(Tensor self, SymInt[3] output_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor */
typedef struct tni_args_upsample_trilinear3d {
    tn_tensor *self;
    tni_ints output_size;
    bool align_corners;
    tni_maybe_double scales_d;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
} tni_args_upsample_trilinear3d;
TN_NODISCARD static inline tn_status tni_read_upsample_trilinear3d(const tn_call *call,
    const StableIValue *args, tni_args_upsample_trilinear3d *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    in->align_corners = tni_arg_bool(args[2]);
    in->scales_d = tni_arg_maybe_double(args[3]);
    in->scales_h = tni_arg_maybe_double(args[4]);
    in->scales_w = tni_arg_maybe_double(args[5]);
    return TN_OK;
}

/* upsample_trilinear3d.out(Tensor self, SymInt[3] output_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_upsample_trilinear3d_out {
    tn_tensor *self;
    tni_ints output_size;
    bool align_corners;
    tni_maybe_double scales_d;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
    tn_tensor *out;
} tni_args_upsample_trilinear3d_out;
TN_NODISCARD static inline tn_status tni_read_upsample_trilinear3d_out(const tn_call *call,
    const StableIValue *args, tni_args_upsample_trilinear3d_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->output_size = tni_arg_ints(args[1]);
    in->align_corners = tni_arg_bool(args[2]);
    in->scales_d = tni_arg_maybe_double(args[3]);
    in->scales_h = tni_arg_maybe_double(args[4]);
    in->scales_w = tni_arg_maybe_double(args[5]);
    TN_TRY(tni_arg_tensor(call, args, 6, &in->out));
    return TN_OK;
}

/* upsample_trilinear3d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor */
typedef struct tni_args_upsample_trilinear3d_vec {
    tn_tensor *input;
    tni_ints output_size;
    bool align_corners;
    const tni_list *scale_factors;
} tni_args_upsample_trilinear3d_vec;
TN_NODISCARD static inline tn_status tni_read_upsample_trilinear3d_vec(const tn_call *call,
    const StableIValue *args, tni_args_upsample_trilinear3d_vec *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->output_size = tni_arg_maybe_ints(args[1]);
    in->align_corners = tni_arg_bool(args[2]);
    in->scale_factors = tni_arg_maybe_list(args[3]);
    return TN_OK;
}

/* upsample_trilinear3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor */
typedef struct tni_args_upsample_trilinear3d_backward {
    tn_tensor *grad_output;
    tni_ints output_size;
    tni_ints input_size;
    bool align_corners;
    tni_maybe_double scales_d;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
} tni_args_upsample_trilinear3d_backward;
TN_NODISCARD static inline tn_status tni_read_upsample_trilinear3d_backward(const tn_call *call,
    const StableIValue *args, tni_args_upsample_trilinear3d_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->output_size = tni_arg_ints(args[1]);
    in->input_size = tni_arg_ints(args[2]);
    in->align_corners = tni_arg_bool(args[3]);
    in->scales_d = tni_arg_maybe_double(args[4]);
    in->scales_h = tni_arg_maybe_double(args[5]);
    in->scales_w = tni_arg_maybe_double(args[6]);
    return TN_OK;
}

/* upsample_trilinear3d_backward.grad_input(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!) */
typedef struct tni_args_upsample_trilinear3d_backward_grad_input {
    tn_tensor *grad_output;
    tni_ints output_size;
    tni_ints input_size;
    bool align_corners;
    tni_maybe_double scales_d;
    tni_maybe_double scales_h;
    tni_maybe_double scales_w;
    tn_tensor *grad_input;
} tni_args_upsample_trilinear3d_backward_grad_input;
TN_NODISCARD static inline tn_status tni_read_upsample_trilinear3d_backward_grad_input(const tn_call *call,
    const StableIValue *args, tni_args_upsample_trilinear3d_backward_grad_input *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->output_size = tni_arg_ints(args[1]);
    in->input_size = tni_arg_ints(args[2]);
    in->align_corners = tni_arg_bool(args[3]);
    in->scales_d = tni_arg_maybe_double(args[4]);
    in->scales_h = tni_arg_maybe_double(args[5]);
    in->scales_w = tni_arg_maybe_double(args[6]);
    TN_TRY(tni_arg_tensor(call, args, 7, &in->grad_input));
    return TN_OK;
}

/* value_selecting_reduction_backward(Tensor grad, int dim, Tensor indices, SymInt[] sizes, bool keepdim) -> Tensor */
typedef struct tni_args_value_selecting_reduction_backward {
    tn_tensor *grad;
    int64_t dim;
    tn_tensor *indices;
    tni_ints sizes;
    bool keepdim;
} tni_args_value_selecting_reduction_backward;
TN_NODISCARD static inline tn_status tni_read_value_selecting_reduction_backward(const tn_call *call,
    const StableIValue *args, tni_args_value_selecting_reduction_backward *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->indices));
    in->sizes = tni_arg_ints(args[3]);
    in->keepdim = tni_arg_bool(args[4]);
    return TN_OK;
}

/* var(Tensor self, bool unbiased=True) -> Tensor */
typedef struct tni_args_var {
    tn_tensor *self;
    bool unbiased;
} tni_args_var;
TN_NODISCARD static inline tn_status tni_read_var(const tn_call *call,
    const StableIValue *args, tni_args_var *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->unbiased = tni_arg_bool(args[1]);
    return TN_OK;
}

/* var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor */
typedef struct tni_args_var_correction {
    tn_tensor *self;
    tni_ints dim;
    const tni_scalar *correction;
    bool keepdim;
} tni_args_var_correction;
TN_NODISCARD static inline tn_status tni_read_var_correction(const tn_call *call,
    const StableIValue *args, tni_args_var_correction *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    in->correction = tni_arg_maybe_scalar(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    return TN_OK;
}

/* var.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_var_correction_out {
    tn_tensor *self;
    tni_ints dim;
    const tni_scalar *correction;
    bool keepdim;
    tn_tensor *out;
} tni_args_var_correction_out;
TN_NODISCARD static inline tn_status tni_read_var_correction_out(const tn_call *call,
    const StableIValue *args, tni_args_var_correction_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    in->correction = tni_arg_maybe_scalar(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor */
typedef struct tni_args_var_dim {
    tn_tensor *self;
    tni_ints dim;
    bool unbiased;
    bool keepdim;
} tni_args_var_dim;
TN_NODISCARD static inline tn_status tni_read_var_dim(const tn_call *call,
    const StableIValue *args, tni_args_var_dim *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    in->unbiased = tni_arg_bool(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    return TN_OK;
}

/* var.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_var_out {
    tn_tensor *self;
    tni_ints dim;
    bool unbiased;
    bool keepdim;
    tn_tensor *out;
} tni_args_var_out;
TN_NODISCARD static inline tn_status tni_read_var_out(const tn_call *call,
    const StableIValue *args, tni_args_var_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    in->unbiased = tni_arg_bool(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor) */
typedef struct tni_args_var_mean {
    tn_tensor *self;
    bool unbiased;
} tni_args_var_mean;
TN_NODISCARD static inline tn_status tni_read_var_mean(const tn_call *call,
    const StableIValue *args, tni_args_var_mean *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->unbiased = tni_arg_bool(args[1]);
    return TN_OK;
}

/* var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor) */
typedef struct tni_args_var_mean_correction {
    tn_tensor *self;
    tni_ints dim;
    const tni_scalar *correction;
    bool keepdim;
} tni_args_var_mean_correction;
TN_NODISCARD static inline tn_status tni_read_var_mean_correction(const tn_call *call,
    const StableIValue *args, tni_args_var_mean_correction *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    in->correction = tni_arg_maybe_scalar(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    return TN_OK;
}

/* var_mean.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!)) */
typedef struct tni_args_var_mean_correction_out {
    tn_tensor *self;
    tni_ints dim;
    const tni_scalar *correction;
    bool keepdim;
    tn_tensor *out0;
    tn_tensor *out1;
} tni_args_var_mean_correction_out;
TN_NODISCARD static inline tn_status tni_read_var_mean_correction_out(const tn_call *call,
    const StableIValue *args, tni_args_var_mean_correction_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    in->correction = tni_arg_maybe_scalar(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out0));
    TN_TRY(tni_arg_tensor(call, args, 5, &in->out1));
    return TN_OK;
}

/* var_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor) */
typedef struct tni_args_var_mean_dim {
    tn_tensor *self;
    tni_ints dim;
    bool unbiased;
    bool keepdim;
} tni_args_var_mean_dim;
TN_NODISCARD static inline tn_status tni_read_var_mean_dim(const tn_call *call,
    const StableIValue *args, tni_args_var_mean_dim *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    in->unbiased = tni_arg_bool(args[2]);
    in->keepdim = tni_arg_bool(args[3]);
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
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* vdot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_vdot_out {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_vdot_out;
TN_NODISCARD static inline tn_status tni_read_vdot_out(const tn_call *call,
    const StableIValue *args, tni_args_vdot_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* view(Tensor(a) self, SymInt[] size) -> Tensor(a) */
typedef struct tni_args_view {
    tn_tensor *self;
    tni_ints size;
} tni_args_view;
TN_NODISCARD static inline tn_status tni_read_view(const tn_call *call,
    const StableIValue *args, tni_args_view *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->size = tni_arg_ints(args[1]);
    return TN_OK;
}

/* view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a) */
typedef struct tni_args_view_dtype {
    tn_tensor *self;
    tn_dtype dtype;
} tni_args_view_dtype;
TN_NODISCARD static inline tn_status tni_read_view_dtype(const tn_call *call,
    const StableIValue *args, tni_args_view_dtype *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dtype = tni_arg_dtype(args[1]);
    return TN_OK;
}

/* view_as(Tensor(a) self, Tensor other) -> Tensor(a) */
typedef struct tni_args_view_as {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_view_as;
TN_NODISCARD static inline tn_status tni_read_view_as(const tn_call *call,
    const StableIValue *args, tni_args_view_as *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* view_as_complex(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_view_as_complex {
    tn_tensor *self;
} tni_args_view_as_complex;
TN_NODISCARD static inline tn_status tni_read_view_as_complex(const tn_call *call,
    const StableIValue *args, tni_args_view_as_complex *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* view_as_complex_copy(Tensor self) -> Tensor */
typedef struct tni_args_view_as_complex_copy {
    tn_tensor *self;
} tni_args_view_as_complex_copy;
TN_NODISCARD static inline tn_status tni_read_view_as_complex_copy(const tn_call *call,
    const StableIValue *args, tni_args_view_as_complex_copy *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* view_as_complex_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_view_as_complex_copy_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_view_as_complex_copy_out;
TN_NODISCARD static inline tn_status tni_read_view_as_complex_copy_out(const tn_call *call,
    const StableIValue *args, tni_args_view_as_complex_copy_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* view_as_real(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_view_as_real {
    tn_tensor *self;
} tni_args_view_as_real;
TN_NODISCARD static inline tn_status tni_read_view_as_real(const tn_call *call,
    const StableIValue *args, tni_args_view_as_real *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* view_as_real_copy(Tensor self) -> Tensor */
typedef struct tni_args_view_as_real_copy {
    tn_tensor *self;
} tni_args_view_as_real_copy;
TN_NODISCARD static inline tn_status tni_read_view_as_real_copy(const tn_call *call,
    const StableIValue *args, tni_args_view_as_real_copy *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* view_as_real_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_view_as_real_copy_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_view_as_real_copy_out;
TN_NODISCARD static inline tn_status tni_read_view_as_real_copy_out(const tn_call *call,
    const StableIValue *args, tni_args_view_as_real_copy_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* view_copy(Tensor self, SymInt[] size) -> Tensor */
typedef struct tni_args_view_copy {
    tn_tensor *self;
    tni_ints size;
} tni_args_view_copy;
TN_NODISCARD static inline tn_status tni_read_view_copy(const tn_call *call,
    const StableIValue *args, tni_args_view_copy *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->size = tni_arg_ints(args[1]);
    return TN_OK;
}

/* view_copy.dtype(Tensor self, ScalarType dtype) -> Tensor */
typedef struct tni_args_view_copy_dtype {
    tn_tensor *self;
    tn_dtype dtype;
} tni_args_view_copy_dtype;
TN_NODISCARD static inline tn_status tni_read_view_copy_dtype(const tn_call *call,
    const StableIValue *args, tni_args_view_copy_dtype *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dtype = tni_arg_dtype(args[1]);
    return TN_OK;
}

/* view_copy.dtype_out(Tensor self, ScalarType dtype, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_view_copy_dtype_out {
    tn_tensor *self;
    tn_dtype dtype;
    tn_tensor *out;
} tni_args_view_copy_dtype_out;
TN_NODISCARD static inline tn_status tni_read_view_copy_dtype_out(const tn_call *call,
    const StableIValue *args, tni_args_view_copy_dtype_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dtype = tni_arg_dtype(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* view_copy.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_view_copy_out {
    tn_tensor *self;
    tni_ints size;
    tn_tensor *out;
} tni_args_view_copy_out;
TN_NODISCARD static inline tn_status tni_read_view_copy_out(const tn_call *call,
    const StableIValue *args, tni_args_view_copy_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->size = tni_arg_ints(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* vsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[] */
typedef struct tni_args_vsplit_array {
    tn_tensor *self;
    tni_ints indices;
} tni_args_vsplit_array;
TN_NODISCARD static inline tn_status tni_read_vsplit_array(const tn_call *call,
    const StableIValue *args, tni_args_vsplit_array *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->indices = tni_arg_ints(args[1]);
    return TN_OK;
}

/* vsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[] */
typedef struct tni_args_vsplit_int {
    tn_tensor *self;
    int64_t sections;
} tni_args_vsplit_int;
TN_NODISCARD static inline tn_status tni_read_vsplit_int(const tn_call *call,
    const StableIValue *args, tni_args_vsplit_int *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->sections = tni_arg_int(args[1]);
    return TN_OK;
}

/* vstack(Tensor[] tensors) -> Tensor */
typedef struct tni_args_vstack {
    const tni_list *tensors;
} tni_args_vstack;
TN_NODISCARD static inline tn_status tni_read_vstack(const tn_call *call,
    const StableIValue *args, tni_args_vstack *in)
{
    (void)call;
    (void)args;
    in->tensors = tni_arg_list(args[0]);
    return TN_OK;
}

/* vstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_vstack_out {
    const tni_list *tensors;
    tn_tensor *out;
} tni_args_vstack_out;
TN_NODISCARD static inline tn_status tni_read_vstack_out(const tn_call *call,
    const StableIValue *args, tni_args_vstack_out *in)
{
    (void)call;
    (void)args;
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* where.Scalar(Tensor condition, Scalar self, Scalar other) -> Tensor */
typedef struct tni_args_where_Scalar {
    tn_tensor *condition;
    const tni_scalar *self;
    const tni_scalar *other;
} tni_args_where_Scalar;
TN_NODISCARD static inline tn_status tni_read_where_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_where_Scalar *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->condition));
    in->self = tni_arg_scalar(args[1]);
    in->other = tni_arg_scalar(args[2]);
    return TN_OK;
}

/* where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor */
typedef struct tni_args_where_ScalarOther {
    tn_tensor *condition;
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_where_ScalarOther;
TN_NODISCARD static inline tn_status tni_read_where_ScalarOther(const tn_call *call,
    const StableIValue *args, tni_args_where_ScalarOther *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->condition));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->other = tni_arg_scalar(args[2]);
    return TN_OK;
}

/* where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor */
typedef struct tni_args_where_ScalarSelf {
    tn_tensor *condition;
    const tni_scalar *self;
    tn_tensor *other;
} tni_args_where_ScalarSelf;
TN_NODISCARD static inline tn_status tni_read_where_ScalarSelf(const tn_call *call,
    const StableIValue *args, tni_args_where_ScalarSelf *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->condition));
    in->self = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->other));
    return TN_OK;
}

/* where.self(Tensor condition, Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_where_self {
    tn_tensor *condition;
    tn_tensor *self;
    tn_tensor *other;
} tni_args_where_self;
TN_NODISCARD static inline tn_status tni_read_where_self(const tn_call *call,
    const StableIValue *args, tni_args_where_self *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->condition));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->other));
    return TN_OK;
}

/* where.self_out(Tensor condition, Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_where_self_out {
    tn_tensor *condition;
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_where_self_out;
TN_NODISCARD static inline tn_status tni_read_where_self_out(const tn_call *call,
    const StableIValue *args, tni_args_where_self_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->condition));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->out));
    return TN_OK;
}

/* xlogy.OutScalar_Other(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_xlogy_OutScalar_Other {
    tn_tensor *self;
    const tni_scalar *other;
    tn_tensor *out;
} tni_args_xlogy_OutScalar_Other;
TN_NODISCARD static inline tn_status tni_read_xlogy_OutScalar_Other(const tn_call *call,
    const StableIValue *args, tni_args_xlogy_OutScalar_Other *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* xlogy.OutScalar_Self(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_xlogy_OutScalar_Self {
    const tni_scalar *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_xlogy_OutScalar_Self;
TN_NODISCARD static inline tn_status tni_read_xlogy_OutScalar_Self(const tn_call *call,
    const StableIValue *args, tni_args_xlogy_OutScalar_Self *in)
{
    (void)call;
    (void)args;
    in->self = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* xlogy.OutTensor(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_xlogy_OutTensor {
    tn_tensor *self;
    tn_tensor *other;
    tn_tensor *out;
} tni_args_xlogy_OutTensor;
TN_NODISCARD static inline tn_status tni_read_xlogy_OutTensor(const tn_call *call,
    const StableIValue *args, tni_args_xlogy_OutTensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->out = NULL;
    return TN_OK;
}

/* xlogy.Scalar_Other(Tensor self, Scalar other) -> Tensor */
typedef struct tni_args_xlogy_Scalar_Other {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_xlogy_Scalar_Other;
TN_NODISCARD static inline tn_status tni_read_xlogy_Scalar_Other(const tn_call *call,
    const StableIValue *args, tni_args_xlogy_Scalar_Other *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* xlogy.Scalar_Self(Scalar self, Tensor other) -> Tensor */
typedef struct tni_args_xlogy_Scalar_Self {
    const tni_scalar *self;
    tn_tensor *other;
} tni_args_xlogy_Scalar_Self;
TN_NODISCARD static inline tn_status tni_read_xlogy_Scalar_Self(const tn_call *call,
    const StableIValue *args, tni_args_xlogy_Scalar_Self *in)
{
    (void)call;
    (void)args;
    in->self = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* xlogy.Tensor(Tensor self, Tensor other) -> Tensor */
typedef struct tni_args_xlogy_Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_xlogy_Tensor;
TN_NODISCARD static inline tn_status tni_read_xlogy_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_xlogy_Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* xlogy_.Scalar_Other(Tensor(a!) self, Scalar other) -> Tensor(a!) */
typedef struct tni_args_xlogy__Scalar_Other {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_xlogy__Scalar_Other;
TN_NODISCARD static inline tn_status tni_read_xlogy__Scalar_Other(const tn_call *call,
    const StableIValue *args, tni_args_xlogy__Scalar_Other *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* xlogy_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
typedef struct tni_args_xlogy__Tensor {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_xlogy__Tensor;
TN_NODISCARD static inline tn_status tni_read_xlogy__Tensor(const tn_call *call,
    const StableIValue *args, tni_args_xlogy__Tensor *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* zero(Tensor self) -> Tensor */
typedef struct tni_args_zero {
    tn_tensor *self;
} tni_args_zero;
TN_NODISCARD static inline tn_status tni_read_zero(const tn_call *call,
    const StableIValue *args, tni_args_zero *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* zero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_zero_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_zero_out;
TN_NODISCARD static inline tn_status tni_read_zero_out(const tn_call *call,
    const StableIValue *args, tni_args_zero_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* zero_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_zero_ {
    tn_tensor *self;
} tni_args_zero_;
TN_NODISCARD static inline tn_status tni_read_zero_(const tn_call *call,
    const StableIValue *args, tni_args_zero_ *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_zeros {
    tni_ints size;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_zeros;
TN_NODISCARD static inline tn_status tni_read_zeros(const tn_call *call,
    const StableIValue *args, tni_args_zeros *in)
{
    (void)call;
    (void)args;
    in->size = tni_arg_ints(args[0]);
    in->dtype = tni_arg_maybe_dtype(args[1]);
    in->layout = tni_arg_maybe_word(args[2]);
    in->device = tni_arg_maybe_device(args[3]);
    in->pin_memory = tni_arg_maybe_bool(args[4]);
    return TN_OK;
}

/* zeros.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_zeros_out {
    tni_ints size;
    tn_tensor *out;
} tni_args_zeros_out;
TN_NODISCARD static inline tn_status tni_read_zeros_out(const tn_call *call,
    const StableIValue *args, tni_args_zeros_out *in)
{
    (void)call;
    (void)args;
    in->size = tni_arg_ints(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* zeros_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor */
typedef struct tni_args_zeros_like {
    tn_tensor *self;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
    int memory_format;
} tni_args_zeros_like;
TN_NODISCARD static inline tn_status tni_read_zeros_like(const tn_call *call,
    const StableIValue *args, tni_args_zeros_like *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dtype = tni_arg_maybe_dtype(args[1]);
    in->layout = tni_arg_maybe_word(args[2]);
    in->device = tni_arg_maybe_device(args[3]);
    in->pin_memory = tni_arg_maybe_bool(args[4]);
    in->memory_format = tni_arg_maybe_word(args[5]);
    return TN_OK;
}

/* zeros_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_zeros_like_out {
    tn_tensor *self;
    int memory_format;
    tn_tensor *out;
} tni_args_zeros_like_out;
TN_NODISCARD static inline tn_status tni_read_zeros_like_out(const tn_call *call,
    const StableIValue *args, tni_args_zeros_like_out *in)
{
    (void)call;
    (void)args;
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->memory_format = tni_arg_maybe_word(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

#endif
