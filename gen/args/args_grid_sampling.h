/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_GRID_SAMPLING_H
#define TENON_ARGS_GRID_SAMPLING_H

#include "kernels/core/kernel_core.h"

/* grid_sampler(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor */
typedef struct tni_args_grid_sampler {
    tn_tensor *input;
    tn_tensor *grid;
    int64_t interpolation_mode;
    int64_t padding_mode;
    bool align_corners;
} tni_args_grid_sampler;
TN_NODISCARD static inline tn_status tni_read_grid_sampler(const tn_call *call,
    const StableIValue *args, tni_args_grid_sampler *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->grid));
    in->interpolation_mode = tni_arg_int(args[2]);
    in->padding_mode = tni_arg_int(args[3]);
    in->align_corners = tni_arg_bool(args[4]);
    return TN_OK;
}

/* grid_sampler_2d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor */
typedef struct tni_args_grid_sampler_2d {
    tn_tensor *input;
    tn_tensor *grid;
    int64_t interpolation_mode;
    int64_t padding_mode;
    bool align_corners;
} tni_args_grid_sampler_2d;
TN_NODISCARD static inline tn_status tni_read_grid_sampler_2d(const tn_call *call,
    const StableIValue *args, tni_args_grid_sampler_2d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->grid));
    in->interpolation_mode = tni_arg_int(args[2]);
    in->padding_mode = tni_arg_int(args[3]);
    in->align_corners = tni_arg_bool(args[4]);
    return TN_OK;
}

/* grid_sampler_2d_backward(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners, bool[2] output_mask) -> (Tensor, Tensor) */
typedef struct tni_args_grid_sampler_2d_backward {
    tn_tensor *grad_output;
    tn_tensor *input;
    tn_tensor *grid;
    int64_t interpolation_mode;
    int64_t padding_mode;
    bool align_corners;
    const tni_list *output_mask;
} tni_args_grid_sampler_2d_backward;
TN_NODISCARD static inline tn_status tni_read_grid_sampler_2d_backward(const tn_call *call,
    const StableIValue *args, tni_args_grid_sampler_2d_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->grid));
    in->interpolation_mode = tni_arg_int(args[3]);
    in->padding_mode = tni_arg_int(args[4]);
    in->align_corners = tni_arg_bool(args[5]);
    in->output_mask = tni_arg_list(args[6]);
    TN_TRY(tni_check_length(call, 6, in->output_mask, 2));
    return TN_OK;
}

/* grid_sampler_3d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor */
typedef struct tni_args_grid_sampler_3d {
    tn_tensor *input;
    tn_tensor *grid;
    int64_t interpolation_mode;
    int64_t padding_mode;
    bool align_corners;
} tni_args_grid_sampler_3d;
TN_NODISCARD static inline tn_status tni_read_grid_sampler_3d(const tn_call *call,
    const StableIValue *args, tni_args_grid_sampler_3d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->grid));
    in->interpolation_mode = tni_arg_int(args[2]);
    in->padding_mode = tni_arg_int(args[3]);
    in->align_corners = tni_arg_bool(args[4]);
    return TN_OK;
}

/* grid_sampler_3d_backward(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners, bool[2] output_mask) -> (Tensor, Tensor) */
typedef struct tni_args_grid_sampler_3d_backward {
    tn_tensor *grad_output;
    tn_tensor *input;
    tn_tensor *grid;
    int64_t interpolation_mode;
    int64_t padding_mode;
    bool align_corners;
    const tni_list *output_mask;
} tni_args_grid_sampler_3d_backward;
TN_NODISCARD static inline tn_status tni_read_grid_sampler_3d_backward(const tn_call *call,
    const StableIValue *args, tni_args_grid_sampler_3d_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->grid));
    in->interpolation_mode = tni_arg_int(args[3]);
    in->padding_mode = tni_arg_int(args[4]);
    in->align_corners = tni_arg_bool(args[5]);
    in->output_mask = tni_arg_list(args[6]);
    TN_TRY(tni_check_length(call, 6, in->output_mask, 2));
    return TN_OK;
}

#endif
