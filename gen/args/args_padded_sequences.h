/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_PADDED_SEQUENCES_H
#define TENON_ARGS_PADDED_SEQUENCES_H

#include "kernels/core/kernel_core.h"

/* pad_sequence(Tensor[] sequences, bool batch_first=False, float padding_value=0.0, str padding_side="right") -> Tensor */
typedef struct tni_args_pad_sequence {
    const tni_list *sequences;
    bool batch_first;
    double padding_value;
    const tni_string *padding_side;
} tni_args_pad_sequence;
TN_NODISCARD static inline tn_status tni_read_pad_sequence(const tn_call *call,
    const StableIValue *args, tni_args_pad_sequence *in)
{
    in->sequences = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->sequences));
    in->batch_first = tni_arg_bool(args[1]);
    in->padding_value = tni_arg_double(args[2]);
    in->padding_side = tni_arg_string(args[3]);
    return TN_OK;
}

/* unflatten_dense_tensors(Tensor flat, Tensor[] tensors) -> Tensor[] */
typedef struct tni_args_unflatten_dense_tensors {
    tn_tensor *flat;
    const tni_list *tensors;
} tni_args_unflatten_dense_tensors;
TN_NODISCARD static inline tn_status tni_read_unflatten_dense_tensors(const tn_call *call,
    const StableIValue *args, tni_args_unflatten_dense_tensors *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->flat));
    in->tensors = tni_arg_list(args[1]);
    TN_TRY(tni_check_tensors(call, 1, in->tensors));
    return TN_OK;
}

#endif
