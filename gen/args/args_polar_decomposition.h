/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_POLAR_DECOMPOSITION_H
#define TENON_ARGS_POLAR_DECOMPOSITION_H

#include "kernels/core/kernel_core.h"

/* linalg_matrix_sqrth(Tensor self) -> Tensor */
typedef struct tni_args_linalg_matrix_sqrth {
    tn_tensor *self;
} tni_args_linalg_matrix_sqrth;
TN_NODISCARD static inline tn_status tni_read_linalg_matrix_sqrth(const tn_call *call,
    const StableIValue *args, tni_args_linalg_matrix_sqrth *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* linalg_polar(Tensor A) -> (Tensor U, Tensor H) */
typedef struct tni_args_linalg_polar {
    tn_tensor *A;
} tni_args_linalg_polar;
TN_NODISCARD static inline tn_status tni_read_linalg_polar(const tn_call *call,
    const StableIValue *args, tni_args_linalg_polar *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->A));
    return TN_OK;
}

#endif
