/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_SEGMENTS_H
#define TENON_ARGS_SEGMENTS_H

#include "kernels/core/kernel_core.h"

/* _segment_reduce_backward(Tensor grad, Tensor output, Tensor data, str reduce, *, Tensor? lengths=None, Tensor? offsets=None, int axis=0, Scalar? initial=None) -> Tensor */
typedef struct tni_args__segment_reduce_backward {
    tn_tensor *grad;
    tn_tensor *output;
    tn_tensor *data;
    const tni_string *reduce;
    tn_tensor *lengths;
    tn_tensor *offsets;
    int64_t axis;
    const tni_scalar *initial;
} tni_args__segment_reduce_backward;
TN_NODISCARD static inline tn_status tni_read__segment_reduce_backward(const tn_call *call,
    const StableIValue *args, tni_args__segment_reduce_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->output));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->data));
    in->reduce = tni_arg_string(args[3]);
    in->lengths = tni_arg_maybe_handle(args[4]);
    in->offsets = tni_arg_maybe_handle(args[5]);
    in->axis = tni_arg_int(args[6]);
    in->initial = tni_arg_maybe_scalar(args[7]);
    return TN_OK;
}

/* segment_reduce(Tensor data, str reduce, *, Tensor? lengths=None, Tensor? indices=None, Tensor? offsets=None, int axis=0, bool unsafe=False, Scalar? initial=None) -> Tensor */
typedef struct tni_args_segment_reduce {
    tn_tensor *data;
    const tni_string *reduce;
    tn_tensor *lengths;
    tn_tensor *indices;
    tn_tensor *offsets;
    int64_t axis;
    bool unsafe;
    const tni_scalar *initial;
} tni_args_segment_reduce;
TN_NODISCARD static inline tn_status tni_read_segment_reduce(const tn_call *call,
    const StableIValue *args, tni_args_segment_reduce *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->data));
    in->reduce = tni_arg_string(args[1]);
    in->lengths = tni_arg_maybe_handle(args[2]);
    in->indices = tni_arg_maybe_handle(args[3]);
    in->offsets = tni_arg_maybe_handle(args[4]);
    in->axis = tni_arg_int(args[5]);
    in->unsafe = tni_arg_bool(args[6]);
    in->initial = tni_arg_maybe_scalar(args[7]);
    return TN_OK;
}

#endif
