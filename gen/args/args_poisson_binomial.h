/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_POISSON_BINOMIAL_H
#define TENON_ARGS_POISSON_BINOMIAL_H

#include "kernels/core/kernel_core.h"

/* binomial(Tensor count, Tensor prob, Generator? generator=None) -> Tensor */
typedef struct tni_args_binomial {
    tn_tensor *count;
    tn_tensor *prob;
    tni_generator *generator;
} tni_args_binomial;
TN_NODISCARD static inline tn_status tni_read_binomial(const tn_call *call,
    const StableIValue *args, tni_args_binomial *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->count));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->prob));
    in->generator = tni_arg_maybe_generator(args[2]);
    return TN_OK;
}

/* poisson(Tensor self, Generator? generator=None) -> Tensor */
typedef struct tni_args_poisson {
    tn_tensor *self;
    tni_generator *generator;
} tni_args_poisson;
TN_NODISCARD static inline tn_status tni_read_poisson(const tn_call *call,
    const StableIValue *args, tni_args_poisson *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->generator = tni_arg_maybe_generator(args[1]);
    return TN_OK;
}

#endif
