/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_ISIN_H
#define TENON_ARGS_ISIN_H

#include "kernels/core/kernel_core.h"

/* isin.Scalar_Tensor_out(Scalar element, Tensor test_elements, *, bool assume_unique=False, bool invert=False, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_isin_Scalar_Tensor_out {
    const tni_scalar *element;
    tn_tensor *test_elements;
    bool assume_unique;
    bool invert;
    tn_tensor *out;
} tni_args_isin_Scalar_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_isin_Scalar_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_isin_Scalar_Tensor_out *in)
{
    in->element = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->test_elements));
    in->assume_unique = tni_arg_bool(args[2]);
    in->invert = tni_arg_bool(args[3]);
    in->out = NULL;
    return TN_OK;
}

/* isin.Tensor_Scalar_out(Tensor elements, Scalar test_element, *, bool assume_unique=False, bool invert=False, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_isin_Tensor_Scalar_out {
    tn_tensor *elements;
    const tni_scalar *test_element;
    bool assume_unique;
    bool invert;
    tn_tensor *out;
} tni_args_isin_Tensor_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_isin_Tensor_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_isin_Tensor_Scalar_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->elements));
    in->test_element = tni_arg_scalar(args[1]);
    in->assume_unique = tni_arg_bool(args[2]);
    in->invert = tni_arg_bool(args[3]);
    in->out = NULL;
    return TN_OK;
}

/* isin.Tensor_Tensor_out(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool invert=False, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_isin_Tensor_Tensor_out {
    tn_tensor *elements;
    tn_tensor *test_elements;
    bool assume_unique;
    bool invert;
    tn_tensor *out;
} tni_args_isin_Tensor_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_isin_Tensor_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_isin_Tensor_Tensor_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->elements));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->test_elements));
    in->assume_unique = tni_arg_bool(args[2]);
    in->invert = tni_arg_bool(args[3]);
    in->out = NULL;
    return TN_OK;
}

#endif
