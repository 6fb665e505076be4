/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_WINDOWS_H
#define TENON_ARGS_WINDOWS_H

#include "kernels/core/kernel_core.h"

/* bartlett_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_bartlett_window {
    int64_t window_length;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_bartlett_window;
TN_NODISCARD static inline tn_status tni_read_bartlett_window(const tn_call *call,
    const StableIValue *args, tni_args_bartlett_window *in)
{
    (void)call;
    in->window_length = tni_arg_int(args[0]);
    in->dtype = tni_arg_maybe_dtype(args[1]);
    in->layout = tni_arg_maybe_word(args[2]);
    in->device = tni_arg_maybe_device(args[3]);
    in->pin_memory = tni_arg_maybe_bool(args[4]);
    return TN_OK;
}

/* bartlett_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_bartlett_window_periodic {
    int64_t window_length;
    bool periodic;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_bartlett_window_periodic;
TN_NODISCARD static inline tn_status tni_read_bartlett_window_periodic(const tn_call *call,
    const StableIValue *args, tni_args_bartlett_window_periodic *in)
{
    (void)call;
    in->window_length = tni_arg_int(args[0]);
    in->periodic = tni_arg_bool(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    in->layout = tni_arg_maybe_word(args[3]);
    in->device = tni_arg_maybe_device(args[4]);
    in->pin_memory = tni_arg_maybe_bool(args[5]);
    return TN_OK;
}

/* blackman_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_blackman_window {
    int64_t window_length;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_blackman_window;
TN_NODISCARD static inline tn_status tni_read_blackman_window(const tn_call *call,
    const StableIValue *args, tni_args_blackman_window *in)
{
    (void)call;
    in->window_length = tni_arg_int(args[0]);
    in->dtype = tni_arg_maybe_dtype(args[1]);
    in->layout = tni_arg_maybe_word(args[2]);
    in->device = tni_arg_maybe_device(args[3]);
    in->pin_memory = tni_arg_maybe_bool(args[4]);
    return TN_OK;
}

/* blackman_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_blackman_window_periodic {
    int64_t window_length;
    bool periodic;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_blackman_window_periodic;
TN_NODISCARD static inline tn_status tni_read_blackman_window_periodic(const tn_call *call,
    const StableIValue *args, tni_args_blackman_window_periodic *in)
{
    (void)call;
    in->window_length = tni_arg_int(args[0]);
    in->periodic = tni_arg_bool(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    in->layout = tni_arg_maybe_word(args[3]);
    in->device = tni_arg_maybe_device(args[4]);
    in->pin_memory = tni_arg_maybe_bool(args[5]);
    return TN_OK;
}

/* hamming_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_hamming_window {
    int64_t window_length;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_hamming_window;
TN_NODISCARD static inline tn_status tni_read_hamming_window(const tn_call *call,
    const StableIValue *args, tni_args_hamming_window *in)
{
    (void)call;
    in->window_length = tni_arg_int(args[0]);
    in->dtype = tni_arg_maybe_dtype(args[1]);
    in->layout = tni_arg_maybe_word(args[2]);
    in->device = tni_arg_maybe_device(args[3]);
    in->pin_memory = tni_arg_maybe_bool(args[4]);
    return TN_OK;
}

/* hamming_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_hamming_window_periodic {
    int64_t window_length;
    bool periodic;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_hamming_window_periodic;
TN_NODISCARD static inline tn_status tni_read_hamming_window_periodic(const tn_call *call,
    const StableIValue *args, tni_args_hamming_window_periodic *in)
{
    (void)call;
    in->window_length = tni_arg_int(args[0]);
    in->periodic = tni_arg_bool(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    in->layout = tni_arg_maybe_word(args[3]);
    in->device = tni_arg_maybe_device(args[4]);
    in->pin_memory = tni_arg_maybe_bool(args[5]);
    return TN_OK;
}

/* hamming_window.periodic_alpha(int window_length, bool periodic, float alpha, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_hamming_window_periodic_alpha {
    int64_t window_length;
    bool periodic;
    double alpha;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_hamming_window_periodic_alpha;
TN_NODISCARD static inline tn_status tni_read_hamming_window_periodic_alpha(const tn_call *call,
    const StableIValue *args, tni_args_hamming_window_periodic_alpha *in)
{
    (void)call;
    in->window_length = tni_arg_int(args[0]);
    in->periodic = tni_arg_bool(args[1]);
    in->alpha = tni_arg_double(args[2]);
    in->dtype = tni_arg_maybe_dtype(args[3]);
    in->layout = tni_arg_maybe_word(args[4]);
    in->device = tni_arg_maybe_device(args[5]);
    in->pin_memory = tni_arg_maybe_bool(args[6]);
    return TN_OK;
}

/* hamming_window.periodic_alpha_beta(int window_length, bool periodic, float alpha, float beta, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_hamming_window_periodic_alpha_beta {
    int64_t window_length;
    bool periodic;
    double alpha;
    double beta;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_hamming_window_periodic_alpha_beta;
TN_NODISCARD static inline tn_status tni_read_hamming_window_periodic_alpha_beta(const tn_call *call,
    const StableIValue *args, tni_args_hamming_window_periodic_alpha_beta *in)
{
    (void)call;
    in->window_length = tni_arg_int(args[0]);
    in->periodic = tni_arg_bool(args[1]);
    in->alpha = tni_arg_double(args[2]);
    in->beta = tni_arg_double(args[3]);
    in->dtype = tni_arg_maybe_dtype(args[4]);
    in->layout = tni_arg_maybe_word(args[5]);
    in->device = tni_arg_maybe_device(args[6]);
    in->pin_memory = tni_arg_maybe_bool(args[7]);
    return TN_OK;
}

/* hann_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_hann_window {
    int64_t window_length;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_hann_window;
TN_NODISCARD static inline tn_status tni_read_hann_window(const tn_call *call,
    const StableIValue *args, tni_args_hann_window *in)
{
    (void)call;
    in->window_length = tni_arg_int(args[0]);
    in->dtype = tni_arg_maybe_dtype(args[1]);
    in->layout = tni_arg_maybe_word(args[2]);
    in->device = tni_arg_maybe_device(args[3]);
    in->pin_memory = tni_arg_maybe_bool(args[4]);
    return TN_OK;
}

/* hann_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_hann_window_periodic {
    int64_t window_length;
    bool periodic;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_hann_window_periodic;
TN_NODISCARD static inline tn_status tni_read_hann_window_periodic(const tn_call *call,
    const StableIValue *args, tni_args_hann_window_periodic *in)
{
    (void)call;
    in->window_length = tni_arg_int(args[0]);
    in->periodic = tni_arg_bool(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    in->layout = tni_arg_maybe_word(args[3]);
    in->device = tni_arg_maybe_device(args[4]);
    in->pin_memory = tni_arg_maybe_bool(args[5]);
    return TN_OK;
}

/* kaiser_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_kaiser_window {
    int64_t window_length;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_kaiser_window;
TN_NODISCARD static inline tn_status tni_read_kaiser_window(const tn_call *call,
    const StableIValue *args, tni_args_kaiser_window *in)
{
    (void)call;
    in->window_length = tni_arg_int(args[0]);
    in->dtype = tni_arg_maybe_dtype(args[1]);
    in->layout = tni_arg_maybe_word(args[2]);
    in->device = tni_arg_maybe_device(args[3]);
    in->pin_memory = tni_arg_maybe_bool(args[4]);
    return TN_OK;
}

/* kaiser_window.beta(int window_length, bool periodic, float beta, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_kaiser_window_beta {
    int64_t window_length;
    bool periodic;
    double beta;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_kaiser_window_beta;
TN_NODISCARD static inline tn_status tni_read_kaiser_window_beta(const tn_call *call,
    const StableIValue *args, tni_args_kaiser_window_beta *in)
{
    (void)call;
    in->window_length = tni_arg_int(args[0]);
    in->periodic = tni_arg_bool(args[1]);
    in->beta = tni_arg_double(args[2]);
    in->dtype = tni_arg_maybe_dtype(args[3]);
    in->layout = tni_arg_maybe_word(args[4]);
    in->device = tni_arg_maybe_device(args[5]);
    in->pin_memory = tni_arg_maybe_bool(args[6]);
    return TN_OK;
}

/* kaiser_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_kaiser_window_periodic {
    int64_t window_length;
    bool periodic;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_kaiser_window_periodic;
TN_NODISCARD static inline tn_status tni_read_kaiser_window_periodic(const tn_call *call,
    const StableIValue *args, tni_args_kaiser_window_periodic *in)
{
    (void)call;
    in->window_length = tni_arg_int(args[0]);
    in->periodic = tni_arg_bool(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    in->layout = tni_arg_maybe_word(args[3]);
    in->device = tni_arg_maybe_device(args[4]);
    in->pin_memory = tni_arg_maybe_bool(args[5]);
    return TN_OK;
}

#endif
