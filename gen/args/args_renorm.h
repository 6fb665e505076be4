/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_RENORM_H
#define TENON_ARGS_RENORM_H

#include "kernels/core/kernel_core.h"

/* renorm.out(Tensor self, Scalar p, int dim, Scalar maxnorm, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_renorm_out {
    tn_tensor *self;
    const tni_scalar *p;
    int64_t dim;
    const tni_scalar *maxnorm;
    tn_tensor *out;
} tni_args_renorm_out;
TN_NODISCARD static inline tn_status tni_read_renorm_out(const tn_call *call,
    const StableIValue *args, tni_args_renorm_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->p = tni_arg_scalar(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->maxnorm = tni_arg_scalar(args[3]);
    in->out = NULL;
    return TN_OK;
}

#endif
