/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_BATCH_GROUP_NORM_H
#define TENON_ARGS_BATCH_GROUP_NORM_H

#include "kernels/core/kernel_core.h"

/* _batch_norm_no_update(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor) */
typedef struct tni_args__batch_norm_no_update {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tn_tensor *running_mean;
    tn_tensor *running_var;
    double momentum;
    double eps;
} tni_args__batch_norm_no_update;
TN_NODISCARD static inline tn_status tni_read__batch_norm_no_update(const tn_call *call,
    const StableIValue *args, tni_args__batch_norm_no_update *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->weight = tni_arg_maybe_handle(args[1]);
    in->bias = tni_arg_maybe_handle(args[2]);
    in->running_mean = tni_arg_maybe_handle(args[3]);
    in->running_var = tni_arg_maybe_handle(args[4]);
    in->momentum = tni_arg_double(args[5]);
    in->eps = tni_arg_double(args[6]);
    return TN_OK;
}

/* _batch_norm_with_update(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor) */
typedef struct tni_args__batch_norm_with_update {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tn_tensor *running_mean;
    tn_tensor *running_var;
    double momentum;
    double eps;
} tni_args__batch_norm_with_update;
TN_NODISCARD static inline tn_status tni_read__batch_norm_with_update(const tn_call *call,
    const StableIValue *args, tni_args__batch_norm_with_update *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->weight = tni_arg_maybe_handle(args[1]);
    in->bias = tni_arg_maybe_handle(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->running_mean));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->running_var));
    in->momentum = tni_arg_double(args[5]);
    in->eps = tni_arg_double(args[6]);
    return TN_OK;
}

/* _batch_norm_with_update.out(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, float momentum, float eps, *, Tensor(d!) out, Tensor(e!) save_mean, Tensor(f!) save_invstd, Tensor(g!) reserve) -> (Tensor(d!), Tensor(e!), Tensor(f!), Tensor(g!)) */
typedef struct tni_args__batch_norm_with_update_out {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tn_tensor *running_mean;
    tn_tensor *running_var;
    double momentum;
    double eps;
    tn_tensor *out;
    tn_tensor *save_mean;
    tn_tensor *save_invstd;
    tn_tensor *reserve;
} tni_args__batch_norm_with_update_out;
TN_NODISCARD static inline tn_status tni_read__batch_norm_with_update_out(const tn_call *call,
    const StableIValue *args, tni_args__batch_norm_with_update_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->weight = tni_arg_maybe_handle(args[1]);
    in->bias = tni_arg_maybe_handle(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->running_mean));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->running_var));
    in->momentum = tni_arg_double(args[5]);
    in->eps = tni_arg_double(args[6]);
    TN_TRY(tni_arg_tensor(call, args, 7, &in->out));
    TN_TRY(tni_arg_tensor(call, args, 8, &in->save_mean));
    TN_TRY(tni_arg_tensor(call, args, 9, &in->save_invstd));
    TN_TRY(tni_arg_tensor(call, args, 10, &in->reserve));
    return TN_OK;
}

/* _native_batch_norm_legit(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor) */
typedef struct tni_args__native_batch_norm_legit {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tn_tensor *running_mean;
    tn_tensor *running_var;
    bool training;
    double momentum;
    double eps;
} tni_args__native_batch_norm_legit;
TN_NODISCARD static inline tn_status tni_read__native_batch_norm_legit(const tn_call *call,
    const StableIValue *args, tni_args__native_batch_norm_legit *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->weight = tni_arg_maybe_handle(args[1]);
    in->bias = tni_arg_maybe_handle(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->running_mean));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->running_var));
    in->training = tni_arg_bool(args[5]);
    in->momentum = tni_arg_double(args[6]);
    in->eps = tni_arg_double(args[7]);
    return TN_OK;
}

/* _native_batch_norm_legit.no_stats(Tensor input, Tensor? weight, Tensor? bias, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor) */
typedef struct tni_args__native_batch_norm_legit_no_stats {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    bool training;
    double momentum;
    double eps;
} tni_args__native_batch_norm_legit_no_stats;
TN_NODISCARD static inline tn_status tni_read__native_batch_norm_legit_no_stats(const tn_call *call,
    const StableIValue *args, tni_args__native_batch_norm_legit_no_stats *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->weight = tni_arg_maybe_handle(args[1]);
    in->bias = tni_arg_maybe_handle(args[2]);
    in->training = tni_arg_bool(args[3]);
    in->momentum = tni_arg_double(args[4]);
    in->eps = tni_arg_double(args[5]);
    return TN_OK;
}

/* _native_batch_norm_legit_no_training(Tensor input, Tensor? weight, Tensor? bias, Tensor running_mean, Tensor running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor) */
typedef struct tni_args__native_batch_norm_legit_no_training {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tn_tensor *running_mean;
    tn_tensor *running_var;
    double momentum;
    double eps;
} tni_args__native_batch_norm_legit_no_training;
TN_NODISCARD static inline tn_status tni_read__native_batch_norm_legit_no_training(const tn_call *call,
    const StableIValue *args, tni_args__native_batch_norm_legit_no_training *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->weight = tni_arg_maybe_handle(args[1]);
    in->bias = tni_arg_maybe_handle(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->running_mean));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->running_var));
    in->momentum = tni_arg_double(args[5]);
    in->eps = tni_arg_double(args[6]);
    return TN_OK;
}

/* _native_batch_norm_legit.out(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, bool training, float momentum, float eps, *, Tensor(d!) out, Tensor(e!) save_mean, Tensor(f!) save_invstd) -> (Tensor(d!), Tensor(e!), Tensor(f!)) */
typedef struct tni_args__native_batch_norm_legit_out {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tn_tensor *running_mean;
    tn_tensor *running_var;
    bool training;
    double momentum;
    double eps;
    tn_tensor *out;
    tn_tensor *save_mean;
    tn_tensor *save_invstd;
} tni_args__native_batch_norm_legit_out;
TN_NODISCARD static inline tn_status tni_read__native_batch_norm_legit_out(const tn_call *call,
    const StableIValue *args, tni_args__native_batch_norm_legit_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->weight = tni_arg_maybe_handle(args[1]);
    in->bias = tni_arg_maybe_handle(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 3, &in->running_mean));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->running_var));
    in->training = tni_arg_bool(args[5]);
    in->momentum = tni_arg_double(args[6]);
    in->eps = tni_arg_double(args[7]);
    TN_TRY(tni_arg_tensor(call, args, 8, &in->out));
    TN_TRY(tni_arg_tensor(call, args, 9, &in->save_mean));
    TN_TRY(tni_arg_tensor(call, args, 10, &in->save_invstd));
    return TN_OK;
}

/* batch_norm_backward(Tensor grad_out, Tensor input, Tensor weight, Tensor? running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_var, bool update, float eps, bool[3] output_mask, Tensor reserve) -> (Tensor, Tensor, Tensor) */
typedef struct tni_args_batch_norm_backward {
    tn_tensor *grad_out;
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *running_mean;
    tn_tensor *running_var;
    tn_tensor *save_mean;
    tn_tensor *save_var;
    bool update;
    double eps;
    const tni_list *output_mask;
    tn_tensor *reserve;
} tni_args_batch_norm_backward;
TN_NODISCARD static inline tn_status tni_read_batch_norm_backward(const tn_call *call,
    const StableIValue *args, tni_args_batch_norm_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_out));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->weight));
    in->running_mean = tni_arg_maybe_handle(args[3]);
    in->running_var = tni_arg_maybe_handle(args[4]);
    in->save_mean = tni_arg_maybe_handle(args[5]);
    in->save_var = tni_arg_maybe_handle(args[6]);
    in->update = tni_arg_bool(args[7]);
    in->eps = tni_arg_double(args[8]);
    in->output_mask = tni_arg_list(args[9]);
    TN_TRY(tni_check_length(call, 9, in->output_mask, 3));
    TN_TRY(tni_arg_tensor(call, args, 10, &in->reserve));
    return TN_OK;
}

/* batch_norm_update_stats(Tensor input, Tensor? running_mean, Tensor? running_var, float momentum) -> (Tensor, Tensor) */
typedef struct tni_args_batch_norm_update_stats {
    tn_tensor *input;
    tn_tensor *running_mean;
    tn_tensor *running_var;
    double momentum;
} tni_args_batch_norm_update_stats;
TN_NODISCARD static inline tn_status tni_read_batch_norm_update_stats(const tn_call *call,
    const StableIValue *args, tni_args_batch_norm_update_stats *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->running_mean = tni_arg_maybe_handle(args[1]);
    in->running_var = tni_arg_maybe_handle(args[2]);
    in->momentum = tni_arg_double(args[3]);
    return TN_OK;
}

/* native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor) */
typedef struct tni_args_native_batch_norm {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tn_tensor *running_mean;
    tn_tensor *running_var;
    bool training;
    double momentum;
    double eps;
} tni_args_native_batch_norm;
TN_NODISCARD static inline tn_status tni_read_native_batch_norm(const tn_call *call,
    const StableIValue *args, tni_args_native_batch_norm *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->weight = tni_arg_maybe_handle(args[1]);
    in->bias = tni_arg_maybe_handle(args[2]);
    in->running_mean = tni_arg_maybe_handle(args[3]);
    in->running_var = tni_arg_maybe_handle(args[4]);
    in->training = tni_arg_bool(args[5]);
    in->momentum = tni_arg_double(args[6]);
    in->eps = tni_arg_double(args[7]);
    return TN_OK;
}

/* native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool[3] output_mask) -> (Tensor, Tensor, Tensor) */
typedef struct tni_args_native_batch_norm_backward {
    tn_tensor *grad_out;
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *running_mean;
    tn_tensor *running_var;
    tn_tensor *save_mean;
    tn_tensor *save_invstd;
    bool train;
    double eps;
    const tni_list *output_mask;
} tni_args_native_batch_norm_backward;
TN_NODISCARD static inline tn_status tni_read_native_batch_norm_backward(const tn_call *call,
    const StableIValue *args, tni_args_native_batch_norm_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_out));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->input));
    in->weight = tni_arg_maybe_handle(args[2]);
    in->running_mean = tni_arg_maybe_handle(args[3]);
    in->running_var = tni_arg_maybe_handle(args[4]);
    in->save_mean = tni_arg_maybe_handle(args[5]);
    in->save_invstd = tni_arg_maybe_handle(args[6]);
    in->train = tni_arg_bool(args[7]);
    in->eps = tni_arg_double(args[8]);
    in->output_mask = tni_arg_list(args[9]);
    TN_TRY(tni_check_length(call, 9, in->output_mask, 3));
    return TN_OK;
}

/* native_batch_norm.out(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean, Tensor(c!) save_invstd) -> (Tensor(a!), Tensor(b!), Tensor(c!)) */
typedef struct tni_args_native_batch_norm_out {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    tn_tensor *running_mean;
    tn_tensor *running_var;
    bool training;
    double momentum;
    double eps;
    tn_tensor *out;
    tn_tensor *save_mean;
    tn_tensor *save_invstd;
} tni_args_native_batch_norm_out;
TN_NODISCARD static inline tn_status tni_read_native_batch_norm_out(const tn_call *call,
    const StableIValue *args, tni_args_native_batch_norm_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->weight = tni_arg_maybe_handle(args[1]);
    in->bias = tni_arg_maybe_handle(args[2]);
    in->running_mean = tni_arg_maybe_handle(args[3]);
    in->running_var = tni_arg_maybe_handle(args[4]);
    in->training = tni_arg_bool(args[5]);
    in->momentum = tni_arg_double(args[6]);
    in->eps = tni_arg_double(args[7]);
    TN_TRY(tni_arg_tensor(call, args, 8, &in->out));
    TN_TRY(tni_arg_tensor(call, args, 9, &in->save_mean));
    TN_TRY(tni_arg_tensor(call, args, 10, &in->save_invstd));
    return TN_OK;
}

/* native_group_norm(Tensor input, Tensor? weight, Tensor? bias, SymInt N, SymInt C, SymInt HxW, int group, float eps) -> (Tensor, Tensor, Tensor) */
typedef struct tni_args_native_group_norm {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias;
    int64_t N;
    int64_t C;
    int64_t HxW;
    int64_t group;
    double eps;
} tni_args_native_group_norm;
TN_NODISCARD static inline tn_status tni_read_native_group_norm(const tn_call *call,
    const StableIValue *args, tni_args_native_group_norm *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->weight = tni_arg_maybe_handle(args[1]);
    in->bias = tni_arg_maybe_handle(args[2]);
    in->N = tni_arg_int(args[3]);
    in->C = tni_arg_int(args[4]);
    in->HxW = tni_arg_int(args[5]);
    in->group = tni_arg_int(args[6]);
    in->eps = tni_arg_double(args[7]);
    return TN_OK;
}

/* native_group_norm_backward(Tensor grad_out, Tensor input, Tensor mean, Tensor rstd, Tensor? weight, SymInt N, SymInt C, SymInt HxW, int group, bool[3] output_mask) -> (Tensor, Tensor, Tensor) */
typedef struct tni_args_native_group_norm_backward {
    tn_tensor *grad_out;
    tn_tensor *input;
    tn_tensor *mean;
    tn_tensor *rstd;
    tn_tensor *weight;
    int64_t N;
    int64_t C;
    int64_t HxW;
    int64_t group;
    const tni_list *output_mask;
} tni_args_native_group_norm_backward;
TN_NODISCARD static inline tn_status tni_read_native_group_norm_backward(const tn_call *call,
    const StableIValue *args, tni_args_native_group_norm_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_out));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->mean));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->rstd));
    in->weight = tni_arg_maybe_handle(args[4]);
    in->N = tni_arg_int(args[5]);
    in->C = tni_arg_int(args[6]);
    in->HxW = tni_arg_int(args[7]);
    in->group = tni_arg_int(args[8]);
    in->output_mask = tni_arg_list(args[9]);
    TN_TRY(tni_check_length(call, 9, in->output_mask, 3));
    return TN_OK;
}

#endif
