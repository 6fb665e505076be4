/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_EINSUM_H
#define TENON_ARGS_EINSUM_H

#include "kernels/core/kernel_core.h"

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

#endif
