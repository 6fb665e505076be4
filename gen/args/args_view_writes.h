/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_VIEW_WRITES_H
#define TENON_ARGS_VIEW_WRITES_H

#include "kernels/core/kernel_core.h"

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
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->src));
    in->size = tni_arg_ints(args[2]);
    in->stride = tni_arg_ints(args[3]);
    in->storage_offset = tni_arg_maybe_int(args[4]);
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
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->input_sizes = tni_arg_ints(args[1]);
    in->offset = tni_arg_int(args[2]);
    in->dim1 = tni_arg_int(args[3]);
    in->dim2 = tni_arg_int(args[4]);
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
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->src));
    in->offset = tni_arg_int(args[2]);
    in->dim1 = tni_arg_int(args[3]);
    in->dim2 = tni_arg_int(args[4]);
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
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->start = tni_arg_int(args[2]);
    in->length = tni_arg_int(args[3]);
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
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->input_sizes = tni_arg_ints(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->index = tni_arg_int(args[3]);
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
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->src));
    in->dim = tni_arg_int(args[2]);
    in->index = tni_arg_int(args[3]);
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
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    in->input_sizes = tni_arg_ints(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->start = tni_arg_int(args[3]);
    in->end = tni_arg_int(args[4]);
    in->step = tni_arg_int(args[5]);
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
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->src));
    in->dim = tni_arg_int(args[2]);
    in->start = tni_arg_maybe_int(args[3]);
    in->end = tni_arg_maybe_int(args[4]);
    in->step = tni_arg_int(args[5]);
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
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_in));
    in->input_sizes = tni_arg_ints(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->size = tni_arg_int(args[3]);
    in->step = tni_arg_int(args[4]);
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
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->size = tni_arg_ints(args[1]);
    return TN_OK;
}

#endif
