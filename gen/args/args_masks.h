/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_MASKS_H
#define TENON_ARGS_MASKS_H

#include "kernels/core/kernel_core.h"

/* masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor */
typedef struct tni_args_masked_fill_Scalar {
    tn_tensor *self;
    tn_tensor *mask;
    const tni_scalar *value;
} tni_args_masked_fill_Scalar;
TN_NODISCARD static inline tn_status tni_read_masked_fill_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_masked_fill_Scalar *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mask));
    in->value = tni_arg_scalar(args[2]);
    return TN_OK;
}

/* masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor */
typedef struct tni_args_masked_fill_Tensor {
    tn_tensor *self;
    tn_tensor *mask;
    tn_tensor *value;
} tni_args_masked_fill_Tensor;
TN_NODISCARD static inline tn_status tni_read_masked_fill_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_masked_fill_Tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mask));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->value));
    return TN_OK;
}

/* masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!) */
typedef struct tni_args_masked_fill__Scalar {
    tn_tensor *self;
    tn_tensor *mask;
    const tni_scalar *value;
} tni_args_masked_fill__Scalar;
TN_NODISCARD static inline tn_status tni_read_masked_fill__Scalar(const tn_call *call,
    const StableIValue *args, tni_args_masked_fill__Scalar *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mask));
    in->value = tni_arg_scalar(args[2]);
    return TN_OK;
}

/* masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!) */
typedef struct tni_args_masked_fill__Tensor {
    tn_tensor *self;
    tn_tensor *mask;
    tn_tensor *value;
} tni_args_masked_fill__Tensor;
TN_NODISCARD static inline tn_status tni_read_masked_fill__Tensor(const tn_call *call,
    const StableIValue *args, tni_args_masked_fill__Tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mask));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->value));
    return TN_OK;
}

/* masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor */
typedef struct tni_args_masked_scatter {
    tn_tensor *self;
    tn_tensor *mask;
    tn_tensor *source;
} tni_args_masked_scatter;
TN_NODISCARD static inline tn_status tni_read_masked_scatter(const tn_call *call,
    const StableIValue *args, tni_args_masked_scatter *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mask));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->source));
    return TN_OK;
}

/* masked_scatter_(Tensor(a!) self, Tensor mask, Tensor source) -> Tensor(a!) */
typedef struct tni_args_masked_scatter_ {
    tn_tensor *self;
    tn_tensor *mask;
    tn_tensor *source;
} tni_args_masked_scatter_;
TN_NODISCARD static inline tn_status tni_read_masked_scatter_(const tn_call *call,
    const StableIValue *args, tni_args_masked_scatter_ *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mask));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->source));
    return TN_OK;
}

/* masked_scatter_backward(Tensor grad_output, Tensor mask, SymInt[] sizes) -> Tensor */
typedef struct tni_args_masked_scatter_backward {
    tn_tensor *grad_output;
    tn_tensor *mask;
    tni_ints sizes;
} tni_args_masked_scatter_backward;
TN_NODISCARD static inline tn_status tni_read_masked_scatter_backward(const tn_call *call,
    const StableIValue *args, tni_args_masked_scatter_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mask));
    in->sizes = tni_arg_ints(args[2]);
    return TN_OK;
}

/* masked_select.out(Tensor self, Tensor mask, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_masked_select_out {
    tn_tensor *self;
    tn_tensor *mask;
    tn_tensor *out;
} tni_args_masked_select_out;
TN_NODISCARD static inline tn_status tni_read_masked_select_out(const tn_call *call,
    const StableIValue *args, tni_args_masked_select_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->mask));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* nonzero_static(Tensor self, *, SymInt size, int fill_value=-1) -> Tensor */
typedef struct tni_args_nonzero_static {
    tn_tensor *self;
    int64_t size;
    int64_t fill_value;
} tni_args_nonzero_static;
TN_NODISCARD static inline tn_status tni_read_nonzero_static(const tn_call *call,
    const StableIValue *args, tni_args_nonzero_static *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->size = tni_arg_int(args[1]);
    in->fill_value = tni_arg_int(args[2]);
    return TN_OK;
}

/* where(Tensor condition) -> Tensor[] */
typedef struct tni_args_where {
    tn_tensor *condition;
} tni_args_where;
TN_NODISCARD static inline tn_status tni_read_where(const tn_call *call,
    const StableIValue *args, tni_args_where *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->condition));
    return TN_OK;
}

#endif
