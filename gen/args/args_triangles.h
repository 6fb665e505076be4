/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_TRIANGLES_H
#define TENON_ARGS_TRIANGLES_H

#include "kernels/core/kernel_core.h"

/* tril.out(Tensor self, SymInt diagonal=0, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_tril_out {
    tn_tensor *self;
    int64_t diagonal;
    tn_tensor *out;
} tni_args_tril_out;
TN_NODISCARD static inline tn_status tni_read_tril_out(const tn_call *call,
    const StableIValue *args, tni_args_tril_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->diagonal = tni_arg_int(args[1]);
    in->out = NULL;
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
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->diagonal = tni_arg_int(args[1]);
    in->out = NULL;
    return TN_OK;
}

#endif
