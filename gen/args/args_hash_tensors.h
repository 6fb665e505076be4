/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_HASH_TENSORS_H
#define TENON_ARGS_HASH_TENSORS_H

#include "kernels/core/kernel_core.h"

/* hash_tensor.out(Tensor self, int[1] dim=[], *, bool keepdim=False, int mode=0, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_hash_tensor_out {
    tn_tensor *self;
    tni_ints dim;
    bool keepdim;
    int64_t mode;
    tn_tensor *out;
} tni_args_hash_tensor_out;
TN_NODISCARD static inline tn_status tni_read_hash_tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_hash_tensor_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_ints(args[1]);
    in->keepdim = tni_arg_bool(args[2]);
    in->mode = tni_arg_int(args[3]);
    in->out = NULL;
    return TN_OK;
}

#endif
