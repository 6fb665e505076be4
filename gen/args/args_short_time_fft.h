/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_SHORT_TIME_FFT_H
#define TENON_ARGS_SHORT_TIME_FFT_H

#include "kernels/core/kernel_core.h"

/* istft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool center=True, bool normalized=False, bool? onesided=None, int? length=None, bool return_complex=False) -> Tensor */
typedef struct tni_args_istft {
    tn_tensor *self;
    int64_t n_fft;
    tni_maybe_int hop_length;
    tni_maybe_int win_length;
    tn_tensor *window;
    bool center;
    bool normalized;
    tni_maybe_bool onesided;
    tni_maybe_int length;
    bool return_complex;
} tni_args_istft;
TN_NODISCARD static inline tn_status tni_read_istft(const tn_call *call,
    const StableIValue *args, tni_args_istft *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->n_fft = tni_arg_int(args[1]);
    in->hop_length = tni_arg_maybe_int(args[2]);
    in->win_length = tni_arg_maybe_int(args[3]);
    in->window = tni_arg_maybe_handle(args[4]);
    in->center = tni_arg_bool(args[5]);
    in->normalized = tni_arg_bool(args[6]);
    in->onesided = tni_arg_maybe_bool(args[7]);
    in->length = tni_arg_maybe_int(args[8]);
    in->return_complex = tni_arg_bool(args[9]);
    return TN_OK;
}

/* stft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool normalized=False, bool? onesided=None, bool? return_complex=None, bool? align_to_window=None) -> Tensor */
typedef struct tni_args_stft {
    tn_tensor *self;
    int64_t n_fft;
    tni_maybe_int hop_length;
    tni_maybe_int win_length;
    tn_tensor *window;
    bool normalized;
    tni_maybe_bool onesided;
    tni_maybe_bool return_complex;
    tni_maybe_bool align_to_window;
} tni_args_stft;
TN_NODISCARD static inline tn_status tni_read_stft(const tn_call *call,
    const StableIValue *args, tni_args_stft *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->n_fft = tni_arg_int(args[1]);
    in->hop_length = tni_arg_maybe_int(args[2]);
    in->win_length = tni_arg_maybe_int(args[3]);
    in->window = tni_arg_maybe_handle(args[4]);
    in->normalized = tni_arg_bool(args[5]);
    in->onesided = tni_arg_maybe_bool(args[6]);
    in->return_complex = tni_arg_maybe_bool(args[7]);
    in->align_to_window = tni_arg_maybe_bool(args[8]);
    return TN_OK;
}

/* stft.center(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool center=True, str pad_mode="reflect", bool normalized=False, bool? onesided=None, bool? return_complex=None, bool? align_to_window=None) -> Tensor */
typedef struct tni_args_stft_center {
    tn_tensor *self;
    int64_t n_fft;
    tni_maybe_int hop_length;
    tni_maybe_int win_length;
    tn_tensor *window;
    bool center;
    const tni_string *pad_mode;
    bool normalized;
    tni_maybe_bool onesided;
    tni_maybe_bool return_complex;
    tni_maybe_bool align_to_window;
} tni_args_stft_center;
TN_NODISCARD static inline tn_status tni_read_stft_center(const tn_call *call,
    const StableIValue *args, tni_args_stft_center *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->n_fft = tni_arg_int(args[1]);
    in->hop_length = tni_arg_maybe_int(args[2]);
    in->win_length = tni_arg_maybe_int(args[3]);
    in->window = tni_arg_maybe_handle(args[4]);
    in->center = tni_arg_bool(args[5]);
    in->pad_mode = tni_arg_string(args[6]);
    in->normalized = tni_arg_bool(args[7]);
    in->onesided = tni_arg_maybe_bool(args[8]);
    in->return_complex = tni_arg_maybe_bool(args[9]);
    in->align_to_window = tni_arg_maybe_bool(args[10]);
    return TN_OK;
}

#endif
