/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_FFT_SHIFT_H
#define TENON_ARGS_FFT_SHIFT_H

#include "kernels/core/kernel_core.h"

/* fft_fftshift(Tensor self, int[1]? dim=None) -> Tensor */
typedef struct tni_args_fft_fftshift {
    tn_tensor *self;
    tni_ints dim;
} tni_args_fft_fftshift;
TN_NODISCARD static inline tn_status tni_read_fft_fftshift(const tn_call *call,
    const StableIValue *args, tni_args_fft_fftshift *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    return TN_OK;
}

/* fft_ifftshift(Tensor self, int[1]? dim=None) -> Tensor */
typedef struct tni_args_fft_ifftshift {
    tn_tensor *self;
    tni_ints dim;
} tni_args_fft_ifftshift;
TN_NODISCARD static inline tn_status tni_read_fft_ifftshift(const tn_call *call,
    const StableIValue *args, tni_args_fft_ifftshift *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_maybe_ints(args[1]);
    return TN_OK;
}

#endif
