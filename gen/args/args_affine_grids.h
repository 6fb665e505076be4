/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_AFFINE_GRIDS_H
#define TENON_ARGS_AFFINE_GRIDS_H

#include "kernels/core/kernel_core.h"

/* affine_grid_generator(Tensor theta, SymInt[] size, bool align_corners) -> Tensor */
typedef struct tni_args_affine_grid_generator {
    tn_tensor *theta;
    tni_ints size;
    bool align_corners;
} tni_args_affine_grid_generator;
TN_NODISCARD static inline tn_status tni_read_affine_grid_generator(const tn_call *call,
    const StableIValue *args, tni_args_affine_grid_generator *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->theta));
    in->size = tni_arg_ints(args[1]);
    in->align_corners = tni_arg_bool(args[2]);
    return TN_OK;
}

/* affine_grid_generator_backward(Tensor grad, SymInt[] size, bool align_corners) -> Tensor */
typedef struct tni_args_affine_grid_generator_backward {
    tn_tensor *grad;
    tni_ints size;
    bool align_corners;
} tni_args_affine_grid_generator_backward;
TN_NODISCARD static inline tn_status tni_read_affine_grid_generator_backward(const tn_call *call,
    const StableIValue *args, tni_args_affine_grid_generator_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad));
    in->size = tni_arg_ints(args[1]);
    in->align_corners = tni_arg_bool(args[2]);
    return TN_OK;
}

#endif
