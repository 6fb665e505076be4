/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_PRIMS_H
#define TENON_ARGS_PRIMS_H

#include "kernels/core/kernel_core.h"

/* prims::normal(SymInt[] shape, *, Scalar mean, Scalar std, ScalarType dtype, Device device, bool requires_grad, Generator? generator=None) -> Tensor */
typedef struct tni_args_prims_normal {
    tni_ints shape;
    const tni_scalar *mean;
    const tni_scalar *std;
    tn_dtype dtype;
    tni_maybe_device device;
    bool requires_grad;
    tni_generator *generator;
} tni_args_prims_normal;
TN_NODISCARD static inline tn_status tni_read_prims_normal(const tn_call *call,
    const StableIValue *args, tni_args_prims_normal *in)
{
    (void)call;
    in->shape = tni_arg_ints(args[0]);
    in->mean = tni_arg_scalar(args[1]);
    in->std = tni_arg_scalar(args[2]);
    in->dtype = tni_arg_dtype(args[3]);
    in->device = tni_arg_given_device(args[4]);
    in->requires_grad = tni_arg_bool(args[5]);
    in->generator = tni_arg_maybe_generator(args[6]);
    return TN_OK;
}

/* prims::uniform(SymInt[] shape, *, Scalar low, Scalar high, ScalarType dtype, Device device, SymInt[] stride, Generator? generator=None) -> Tensor */
typedef struct tni_args_prims_uniform {
    tni_ints shape;
    const tni_scalar *low;
    const tni_scalar *high;
    tn_dtype dtype;
    tni_maybe_device device;
    tni_ints stride;
    tni_generator *generator;
} tni_args_prims_uniform;
TN_NODISCARD static inline tn_status tni_read_prims_uniform(const tn_call *call,
    const StableIValue *args, tni_args_prims_uniform *in)
{
    (void)call;
    in->shape = tni_arg_ints(args[0]);
    in->low = tni_arg_scalar(args[1]);
    in->high = tni_arg_scalar(args[2]);
    in->dtype = tni_arg_dtype(args[3]);
    in->device = tni_arg_given_device(args[4]);
    in->stride = tni_arg_ints(args[5]);
    in->generator = tni_arg_maybe_generator(args[6]);
    return TN_OK;
}

#endif
