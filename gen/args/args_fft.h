/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_FFT_H
#define TENON_ARGS_FFT_H

#include "kernels/core/kernel_core.h"

/* _fft_c2c(Tensor self, SymInt[] dim, int normalization, bool forward) -> Tensor */
typedef struct tni_args__fft_c2c {
    tn_tensor *self;
    tni_ints dim;
    int64_t normalization;
    bool forward;
} tni_args__fft_c2c;
TN_NODISCARD static inline tn_status tni_read__fft_c2c(const tn_call *call,
    const StableIValue *args, tni_args__fft_c2c *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_ints(args[1]);
    in->normalization = tni_arg_int(args[2]);
    in->forward = tni_arg_bool(args[3]);
    return TN_OK;
}

/* _fft_c2r(Tensor self, int[] dim, int normalization, SymInt last_dim_size) -> Tensor */
typedef struct tni_args__fft_c2r {
    tn_tensor *self;
    tni_ints dim;
    int64_t normalization;
    int64_t last_dim_size;
} tni_args__fft_c2r;
TN_NODISCARD static inline tn_status tni_read__fft_c2r(const tn_call *call,
    const StableIValue *args, tni_args__fft_c2r *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_ints(args[1]);
    in->normalization = tni_arg_int(args[2]);
    in->last_dim_size = tni_arg_int(args[3]);
    return TN_OK;
}

/* _fft_r2c(Tensor self, int[] dim, int normalization, bool onesided) -> Tensor */
typedef struct tni_args__fft_r2c {
    tn_tensor *self;
    tni_ints dim;
    int64_t normalization;
    bool onesided;
} tni_args__fft_r2c;
TN_NODISCARD static inline tn_status tni_read__fft_r2c(const tn_call *call,
    const StableIValue *args, tni_args__fft_r2c *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_ints(args[1]);
    in->normalization = tni_arg_int(args[2]);
    in->onesided = tni_arg_bool(args[3]);
    return TN_OK;
}

#endif
