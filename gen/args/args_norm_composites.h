/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_NORM_COMPOSITES_H
#define TENON_ARGS_NORM_COMPOSITES_H

#include "kernels/core/kernel_core.h"

/* batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, bool cudnn_enabled) -> Tensor */
typedef struct tni_args_batch_norm {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tn_tensor *running_mean;
    tn_tensor *running_var;
    bool training;
    double momentum;
    double eps;
    bool cudnn_enabled;
} tni_args_batch_norm;
TN_NODISCARD static inline tn_status tni_read_batch_norm(const tn_call *call,
    const StableIValue *args, tni_args_batch_norm *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->weight = tni_arg_maybe_handle(args[1]);
    in->bias = tni_arg_maybe_handle(args[2]);
    in->running_mean = tni_arg_maybe_handle(args[3]);
    in->running_var = tni_arg_maybe_handle(args[4]);
    in->training = tni_arg_bool(args[5]);
    in->momentum = tni_arg_double(args[6]);
    in->eps = tni_arg_double(args[7]);
    in->cudnn_enabled = tni_arg_bool(args[8]);
    return TN_OK;
}

/* group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, float eps=1e-05, bool cudnn_enabled=True) -> Tensor */
typedef struct tni_args_group_norm {
    tn_tensor *input;
    int64_t num_groups;
    tn_tensor *weight;
    tn_tensor *bias;
    double eps;
    bool cudnn_enabled;
} tni_args_group_norm;
TN_NODISCARD static inline tn_status tni_read_group_norm(const tn_call *call,
    const StableIValue *args, tni_args_group_norm *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->num_groups = tni_arg_int(args[1]);
    in->weight = tni_arg_maybe_handle(args[2]);
    in->bias = tni_arg_maybe_handle(args[3]);
    in->eps = tni_arg_double(args[4]);
    in->cudnn_enabled = tni_arg_bool(args[5]);
    return TN_OK;
}

/* instance_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool use_input_stats, float momentum, float eps, bool cudnn_enabled) -> Tensor */
typedef struct tni_args_instance_norm {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tn_tensor *running_mean;
    tn_tensor *running_var;
    bool use_input_stats;
    double momentum;
    double eps;
    bool cudnn_enabled;
} tni_args_instance_norm;
TN_NODISCARD static inline tn_status tni_read_instance_norm(const tn_call *call,
    const StableIValue *args, tni_args_instance_norm *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->weight = tni_arg_maybe_handle(args[1]);
    in->bias = tni_arg_maybe_handle(args[2]);
    in->running_mean = tni_arg_maybe_handle(args[3]);
    in->running_var = tni_arg_maybe_handle(args[4]);
    in->use_input_stats = tni_arg_bool(args[5]);
    in->momentum = tni_arg_double(args[6]);
    in->eps = tni_arg_double(args[7]);
    in->cudnn_enabled = tni_arg_bool(args[8]);
    return TN_OK;
}

#endif
