/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_RRELU_H
#define TENON_ARGS_RRELU_H

#include "kernels/core/kernel_core.h"

/* rrelu(Tensor self, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor */
typedef struct tni_args_rrelu {
    tn_tensor *self;
    const tni_scalar *lower;
    const tni_scalar *upper;
    bool training;
    tni_generator *generator;
} tni_args_rrelu;
TN_NODISCARD static inline tn_status tni_read_rrelu(const tn_call *call,
    const StableIValue *args, tni_args_rrelu *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->lower = tni_arg_scalar(args[1]);
    in->upper = tni_arg_scalar(args[2]);
    in->training = tni_arg_bool(args[3]);
    in->generator = tni_arg_maybe_generator(args[4]);
    return TN_OK;
}

/* rrelu_(Tensor(a!) self, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor(a!) */
typedef struct tni_args_rrelu_ {
    tn_tensor *self;
    const tni_scalar *lower;
    const tni_scalar *upper;
    bool training;
    tni_generator *generator;
} tni_args_rrelu_;
TN_NODISCARD static inline tn_status tni_read_rrelu_(const tn_call *call,
    const StableIValue *args, tni_args_rrelu_ *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->lower = tni_arg_scalar(args[1]);
    in->upper = tni_arg_scalar(args[2]);
    in->training = tni_arg_bool(args[3]);
    in->generator = tni_arg_maybe_generator(args[4]);
    return TN_OK;
}

/* rrelu_with_noise(Tensor self, Tensor(b!) noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor */
typedef struct tni_args_rrelu_with_noise {
    tn_tensor *self;
    tn_tensor *noise;
    const tni_scalar *lower;
    const tni_scalar *upper;
    bool training;
    tni_generator *generator;
} tni_args_rrelu_with_noise;
TN_NODISCARD static inline tn_status tni_read_rrelu_with_noise(const tn_call *call,
    const StableIValue *args, tni_args_rrelu_with_noise *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->noise));
    in->lower = tni_arg_scalar(args[2]);
    in->upper = tni_arg_scalar(args[3]);
    in->training = tni_arg_bool(args[4]);
    in->generator = tni_arg_maybe_generator(args[5]);
    return TN_OK;
}

/* rrelu_with_noise_(Tensor(a!) self, Tensor(b!) noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor(a!) */
typedef struct tni_args_rrelu_with_noise_ {
    tn_tensor *self;
    tn_tensor *noise;
    const tni_scalar *lower;
    const tni_scalar *upper;
    bool training;
    tni_generator *generator;
} tni_args_rrelu_with_noise_;
TN_NODISCARD static inline tn_status tni_read_rrelu_with_noise_(const tn_call *call,
    const StableIValue *args, tni_args_rrelu_with_noise_ *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->noise));
    in->lower = tni_arg_scalar(args[2]);
    in->upper = tni_arg_scalar(args[3]);
    in->training = tni_arg_bool(args[4]);
    in->generator = tni_arg_maybe_generator(args[5]);
    return TN_OK;
}

/* rrelu_with_noise.out(Tensor self, Tensor(b!) noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_rrelu_with_noise_out {
    tn_tensor *self;
    tn_tensor *noise;
    const tni_scalar *lower;
    const tni_scalar *upper;
    bool training;
    tni_generator *generator;
    tn_tensor *out;
} tni_args_rrelu_with_noise_out;
TN_NODISCARD static inline tn_status tni_read_rrelu_with_noise_out(const tn_call *call,
    const StableIValue *args, tni_args_rrelu_with_noise_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->noise));
    in->lower = tni_arg_scalar(args[2]);
    in->upper = tni_arg_scalar(args[3]);
    in->training = tni_arg_bool(args[4]);
    in->generator = tni_arg_maybe_generator(args[5]);
    TN_TRY(tni_arg_tensor(call, args, 6, &in->out));
    return TN_OK;
}

#endif
