/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_FFT_COMPOSITES_H
#define TENON_ARGS_FFT_COMPOSITES_H

#include "kernels/core/kernel_core.h"

/* _fft_c2c.out(Tensor self, SymInt[] dim, int normalization, bool forward, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__fft_c2c_out {
    tn_tensor *self;
    tni_ints dim;
    int64_t normalization;
    bool forward;
    tn_tensor *out;
} tni_args__fft_c2c_out;
TN_NODISCARD static inline tn_status tni_read__fft_c2c_out(const tn_call *call,
    const StableIValue *args, tni_args__fft_c2c_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_ints(args[1]);
    in->normalization = tni_arg_int(args[2]);
    in->forward = tni_arg_bool(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* _fft_c2r.out(Tensor self, int[] dim, int normalization, SymInt last_dim_size, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__fft_c2r_out {
    tn_tensor *self;
    tni_ints dim;
    int64_t normalization;
    int64_t last_dim_size;
    tn_tensor *out;
} tni_args__fft_c2r_out;
TN_NODISCARD static inline tn_status tni_read__fft_c2r_out(const tn_call *call,
    const StableIValue *args, tni_args__fft_c2r_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_ints(args[1]);
    in->normalization = tni_arg_int(args[2]);
    in->last_dim_size = tni_arg_int(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* _fft_r2c.out(Tensor self, int[] dim, int normalization, bool onesided, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args__fft_r2c_out {
    tn_tensor *self;
    tni_ints dim;
    int64_t normalization;
    bool onesided;
    tn_tensor *out;
} tni_args__fft_r2c_out;
TN_NODISCARD static inline tn_status tni_read__fft_r2c_out(const tn_call *call,
    const StableIValue *args, tni_args__fft_r2c_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_ints(args[1]);
    in->normalization = tni_arg_int(args[2]);
    in->onesided = tni_arg_bool(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* fft_fft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor */
typedef struct tni_args_fft_fft {
    tn_tensor *self;
    tni_maybe_int n;
    int64_t dim;
    const tni_string *norm;
} tni_args_fft_fft;
TN_NODISCARD static inline tn_status tni_read_fft_fft(const tn_call *call,
    const StableIValue *args, tni_args_fft_fft *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->n = tni_arg_maybe_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    return TN_OK;
}

/* fft_fft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor */
typedef struct tni_args_fft_fft2 {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
} tni_args_fft_fft2;
TN_NODISCARD static inline tn_status tni_read_fft_fft2(const tn_call *call,
    const StableIValue *args, tni_args_fft_fft2 *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    return TN_OK;
}

/* fft_fft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fft_fft2_out {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
    tn_tensor *out;
} tni_args_fft_fft2_out;
TN_NODISCARD static inline tn_status tni_read_fft_fft2_out(const tn_call *call,
    const StableIValue *args, tni_args_fft_fft2_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* fft_fft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fft_fft_out {
    tn_tensor *self;
    tni_maybe_int n;
    int64_t dim;
    const tni_string *norm;
    tn_tensor *out;
} tni_args_fft_fft_out;
TN_NODISCARD static inline tn_status tni_read_fft_fft_out(const tn_call *call,
    const StableIValue *args, tni_args_fft_fft_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->n = tni_arg_maybe_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* fft_fftfreq(int n, float d=1.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_fft_fftfreq {
    int64_t n;
    double d;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_fft_fftfreq;
TN_NODISCARD static inline tn_status tni_read_fft_fftfreq(const tn_call *call,
    const StableIValue *args, tni_args_fft_fftfreq *in)
{
    (void)call;
    in->n = tni_arg_int(args[0]);
    in->d = tni_arg_double(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    in->layout = tni_arg_maybe_word(args[3]);
    in->device = tni_arg_maybe_device(args[4]);
    in->pin_memory = tni_arg_maybe_bool(args[5]);
    return TN_OK;
}

/* fft_fftfreq.out(int n, float d=1.0, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fft_fftfreq_out {
    int64_t n;
    double d;
    tn_tensor *out;
} tni_args_fft_fftfreq_out;
TN_NODISCARD static inline tn_status tni_read_fft_fftfreq_out(const tn_call *call,
    const StableIValue *args, tni_args_fft_fftfreq_out *in)
{
    in->n = tni_arg_int(args[0]);
    in->d = tni_arg_double(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* fft_fftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor */
typedef struct tni_args_fft_fftn {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
} tni_args_fft_fftn;
TN_NODISCARD static inline tn_status tni_read_fft_fftn(const tn_call *call,
    const StableIValue *args, tni_args_fft_fftn *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_maybe_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    return TN_OK;
}

/* fft_fftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fft_fftn_out {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
    tn_tensor *out;
} tni_args_fft_fftn_out;
TN_NODISCARD static inline tn_status tni_read_fft_fftn_out(const tn_call *call,
    const StableIValue *args, tni_args_fft_fftn_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_maybe_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* fft_hfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor */
typedef struct tni_args_fft_hfft {
    tn_tensor *self;
    tni_maybe_int n;
    int64_t dim;
    const tni_string *norm;
} tni_args_fft_hfft;
TN_NODISCARD static inline tn_status tni_read_fft_hfft(const tn_call *call,
    const StableIValue *args, tni_args_fft_hfft *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->n = tni_arg_maybe_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    return TN_OK;
}

/* fft_hfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor */
typedef struct tni_args_fft_hfft2 {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
} tni_args_fft_hfft2;
TN_NODISCARD static inline tn_status tni_read_fft_hfft2(const tn_call *call,
    const StableIValue *args, tni_args_fft_hfft2 *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    return TN_OK;
}

/* fft_hfft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fft_hfft2_out {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
    tn_tensor *out;
} tni_args_fft_hfft2_out;
TN_NODISCARD static inline tn_status tni_read_fft_hfft2_out(const tn_call *call,
    const StableIValue *args, tni_args_fft_hfft2_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* fft_hfft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fft_hfft_out {
    tn_tensor *self;
    tni_maybe_int n;
    int64_t dim;
    const tni_string *norm;
    tn_tensor *out;
} tni_args_fft_hfft_out;
TN_NODISCARD static inline tn_status tni_read_fft_hfft_out(const tn_call *call,
    const StableIValue *args, tni_args_fft_hfft_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->n = tni_arg_maybe_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* fft_hfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor */
typedef struct tni_args_fft_hfftn {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
} tni_args_fft_hfftn;
TN_NODISCARD static inline tn_status tni_read_fft_hfftn(const tn_call *call,
    const StableIValue *args, tni_args_fft_hfftn *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_maybe_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    return TN_OK;
}

/* fft_hfftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fft_hfftn_out {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
    tn_tensor *out;
} tni_args_fft_hfftn_out;
TN_NODISCARD static inline tn_status tni_read_fft_hfftn_out(const tn_call *call,
    const StableIValue *args, tni_args_fft_hfftn_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_maybe_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* fft_ifft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor */
typedef struct tni_args_fft_ifft {
    tn_tensor *self;
    tni_maybe_int n;
    int64_t dim;
    const tni_string *norm;
} tni_args_fft_ifft;
TN_NODISCARD static inline tn_status tni_read_fft_ifft(const tn_call *call,
    const StableIValue *args, tni_args_fft_ifft *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->n = tni_arg_maybe_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    return TN_OK;
}

/* fft_ifft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor */
typedef struct tni_args_fft_ifft2 {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
} tni_args_fft_ifft2;
TN_NODISCARD static inline tn_status tni_read_fft_ifft2(const tn_call *call,
    const StableIValue *args, tni_args_fft_ifft2 *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    return TN_OK;
}

/* fft_ifft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fft_ifft2_out {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
    tn_tensor *out;
} tni_args_fft_ifft2_out;
TN_NODISCARD static inline tn_status tni_read_fft_ifft2_out(const tn_call *call,
    const StableIValue *args, tni_args_fft_ifft2_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* fft_ifft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fft_ifft_out {
    tn_tensor *self;
    tni_maybe_int n;
    int64_t dim;
    const tni_string *norm;
    tn_tensor *out;
} tni_args_fft_ifft_out;
TN_NODISCARD static inline tn_status tni_read_fft_ifft_out(const tn_call *call,
    const StableIValue *args, tni_args_fft_ifft_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->n = tni_arg_maybe_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* fft_ifftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor */
typedef struct tni_args_fft_ifftn {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
} tni_args_fft_ifftn;
TN_NODISCARD static inline tn_status tni_read_fft_ifftn(const tn_call *call,
    const StableIValue *args, tni_args_fft_ifftn *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_maybe_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    return TN_OK;
}

/* fft_ifftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fft_ifftn_out {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
    tn_tensor *out;
} tni_args_fft_ifftn_out;
TN_NODISCARD static inline tn_status tni_read_fft_ifftn_out(const tn_call *call,
    const StableIValue *args, tni_args_fft_ifftn_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_maybe_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* fft_ihfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor */
typedef struct tni_args_fft_ihfft {
    tn_tensor *self;
    tni_maybe_int n;
    int64_t dim;
    const tni_string *norm;
} tni_args_fft_ihfft;
TN_NODISCARD static inline tn_status tni_read_fft_ihfft(const tn_call *call,
    const StableIValue *args, tni_args_fft_ihfft *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->n = tni_arg_maybe_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    return TN_OK;
}

/* fft_ihfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor */
typedef struct tni_args_fft_ihfft2 {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
} tni_args_fft_ihfft2;
TN_NODISCARD static inline tn_status tni_read_fft_ihfft2(const tn_call *call,
    const StableIValue *args, tni_args_fft_ihfft2 *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    return TN_OK;
}

/* fft_ihfft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fft_ihfft2_out {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
    tn_tensor *out;
} tni_args_fft_ihfft2_out;
TN_NODISCARD static inline tn_status tni_read_fft_ihfft2_out(const tn_call *call,
    const StableIValue *args, tni_args_fft_ihfft2_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* fft_ihfft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fft_ihfft_out {
    tn_tensor *self;
    tni_maybe_int n;
    int64_t dim;
    const tni_string *norm;
    tn_tensor *out;
} tni_args_fft_ihfft_out;
TN_NODISCARD static inline tn_status tni_read_fft_ihfft_out(const tn_call *call,
    const StableIValue *args, tni_args_fft_ihfft_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->n = tni_arg_maybe_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* fft_ihfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor */
typedef struct tni_args_fft_ihfftn {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
} tni_args_fft_ihfftn;
TN_NODISCARD static inline tn_status tni_read_fft_ihfftn(const tn_call *call,
    const StableIValue *args, tni_args_fft_ihfftn *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_maybe_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    return TN_OK;
}

/* fft_ihfftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fft_ihfftn_out {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
    tn_tensor *out;
} tni_args_fft_ihfftn_out;
TN_NODISCARD static inline tn_status tni_read_fft_ihfftn_out(const tn_call *call,
    const StableIValue *args, tni_args_fft_ihfftn_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_maybe_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* fft_irfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor */
typedef struct tni_args_fft_irfft {
    tn_tensor *self;
    tni_maybe_int n;
    int64_t dim;
    const tni_string *norm;
} tni_args_fft_irfft;
TN_NODISCARD static inline tn_status tni_read_fft_irfft(const tn_call *call,
    const StableIValue *args, tni_args_fft_irfft *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->n = tni_arg_maybe_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    return TN_OK;
}

/* fft_irfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor */
typedef struct tni_args_fft_irfft2 {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
} tni_args_fft_irfft2;
TN_NODISCARD static inline tn_status tni_read_fft_irfft2(const tn_call *call,
    const StableIValue *args, tni_args_fft_irfft2 *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    return TN_OK;
}

/* fft_irfft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fft_irfft2_out {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
    tn_tensor *out;
} tni_args_fft_irfft2_out;
TN_NODISCARD static inline tn_status tni_read_fft_irfft2_out(const tn_call *call,
    const StableIValue *args, tni_args_fft_irfft2_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* fft_irfft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fft_irfft_out {
    tn_tensor *self;
    tni_maybe_int n;
    int64_t dim;
    const tni_string *norm;
    tn_tensor *out;
} tni_args_fft_irfft_out;
TN_NODISCARD static inline tn_status tni_read_fft_irfft_out(const tn_call *call,
    const StableIValue *args, tni_args_fft_irfft_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->n = tni_arg_maybe_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* fft_irfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor */
typedef struct tni_args_fft_irfftn {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
} tni_args_fft_irfftn;
TN_NODISCARD static inline tn_status tni_read_fft_irfftn(const tn_call *call,
    const StableIValue *args, tni_args_fft_irfftn *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_maybe_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    return TN_OK;
}

/* fft_irfftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fft_irfftn_out {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
    tn_tensor *out;
} tni_args_fft_irfftn_out;
TN_NODISCARD static inline tn_status tni_read_fft_irfftn_out(const tn_call *call,
    const StableIValue *args, tni_args_fft_irfftn_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_maybe_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* fft_rfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor */
typedef struct tni_args_fft_rfft {
    tn_tensor *self;
    tni_maybe_int n;
    int64_t dim;
    const tni_string *norm;
} tni_args_fft_rfft;
TN_NODISCARD static inline tn_status tni_read_fft_rfft(const tn_call *call,
    const StableIValue *args, tni_args_fft_rfft *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->n = tni_arg_maybe_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    return TN_OK;
}

/* fft_rfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor */
typedef struct tni_args_fft_rfft2 {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
} tni_args_fft_rfft2;
TN_NODISCARD static inline tn_status tni_read_fft_rfft2(const tn_call *call,
    const StableIValue *args, tni_args_fft_rfft2 *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    return TN_OK;
}

/* fft_rfft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fft_rfft2_out {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
    tn_tensor *out;
} tni_args_fft_rfft2_out;
TN_NODISCARD static inline tn_status tni_read_fft_rfft2_out(const tn_call *call,
    const StableIValue *args, tni_args_fft_rfft2_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* fft_rfft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fft_rfft_out {
    tn_tensor *self;
    tni_maybe_int n;
    int64_t dim;
    const tni_string *norm;
    tn_tensor *out;
} tni_args_fft_rfft_out;
TN_NODISCARD static inline tn_status tni_read_fft_rfft_out(const tn_call *call,
    const StableIValue *args, tni_args_fft_rfft_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->n = tni_arg_maybe_int(args[1]);
    in->dim = tni_arg_int(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

/* fft_rfftfreq(int n, float d=1.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
typedef struct tni_args_fft_rfftfreq {
    int64_t n;
    double d;
    tn_dtype dtype;
    int layout;
    tni_maybe_device device;
    tni_maybe_bool pin_memory;
} tni_args_fft_rfftfreq;
TN_NODISCARD static inline tn_status tni_read_fft_rfftfreq(const tn_call *call,
    const StableIValue *args, tni_args_fft_rfftfreq *in)
{
    (void)call;
    in->n = tni_arg_int(args[0]);
    in->d = tni_arg_double(args[1]);
    in->dtype = tni_arg_maybe_dtype(args[2]);
    in->layout = tni_arg_maybe_word(args[3]);
    in->device = tni_arg_maybe_device(args[4]);
    in->pin_memory = tni_arg_maybe_bool(args[5]);
    return TN_OK;
}

/* fft_rfftfreq.out(int n, float d=1.0, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fft_rfftfreq_out {
    int64_t n;
    double d;
    tn_tensor *out;
} tni_args_fft_rfftfreq_out;
TN_NODISCARD static inline tn_status tni_read_fft_rfftfreq_out(const tn_call *call,
    const StableIValue *args, tni_args_fft_rfftfreq_out *in)
{
    in->n = tni_arg_int(args[0]);
    in->d = tni_arg_double(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* fft_rfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor */
typedef struct tni_args_fft_rfftn {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
} tni_args_fft_rfftn;
TN_NODISCARD static inline tn_status tni_read_fft_rfftn(const tn_call *call,
    const StableIValue *args, tni_args_fft_rfftn *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_maybe_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    return TN_OK;
}

/* fft_rfftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_fft_rfftn_out {
    tn_tensor *self;
    tni_ints s;
    tni_ints dim;
    const tni_string *norm;
    tn_tensor *out;
} tni_args_fft_rfftn_out;
TN_NODISCARD static inline tn_status tni_read_fft_rfftn_out(const tn_call *call,
    const StableIValue *args, tni_args_fft_rfftn_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->s = tni_arg_maybe_ints(args[1]);
    in->dim = tni_arg_maybe_ints(args[2]);
    in->norm = tni_arg_maybe_string(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 4, &in->out));
    return TN_OK;
}

#endif
