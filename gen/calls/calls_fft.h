/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_CALLS_FFT_H
#define TENON_CALLS_FFT_H

#include "dispatch/boxing.h"

/* _conj(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call__conj(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::_conj", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* _fft_c2c(Tensor self, SymInt[] dim, int normalization, bool forward) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__fft_c2c(tn_tensor *self, tni_ints dim, int64_t normalization, bool forward, tn_tensor **result)
{
    static tni_callee callee = {"aten::_fft_c2c", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(dim, &boxes[1]),
        tni_box_int(normalization, &boxes[2]), tni_box_bool(forward, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* _fft_c2r(Tensor self, int[] dim, int normalization, SymInt last_dim_size) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__fft_c2r(tn_tensor *self, tni_ints dim, int64_t normalization, int64_t last_dim_size, tn_tensor **result)
{
    static tni_callee callee = {"aten::_fft_c2r", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(dim, &boxes[1]),
        tni_box_int(normalization, &boxes[2]), tni_box_int(last_dim_size, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* _fft_r2c(Tensor self, int[] dim, int normalization, bool onesided) -> Tensor */
TN_NODISCARD static inline tn_status tni_call__fft_r2c(tn_tensor *self, tni_ints dim, int64_t normalization, bool onesided, tn_tensor **result)
{
    static tni_callee callee = {"aten::_fft_r2c", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(dim, &boxes[1]),
        tni_box_int(normalization, &boxes[2]), tni_box_bool(onesided, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* abs(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_abs(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::abs", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* arange(Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_arange(const tni_scalar *end, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::arange", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_scalar(end, &boxes[0]),
        tni_box_dtype_optional(dtype, &boxes[1]), tni_box_word_optional(layout, &boxes[2]),
        tni_box_maybe_device_optional(device, &boxes[3]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[4])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* conj_physical.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_conj_physical_out(tn_tensor *self, tn_tensor *out)
{
    static tni_callee callee = {"aten::conj_physical.out", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(out, &boxes[1])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_constant_pad_nd(tn_tensor *self, tni_ints pad, const tni_scalar *value, tn_tensor **result)
{
    static tni_callee callee = {"aten::constant_pad_nd", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(pad, &boxes[1]),
        tni_box_scalar(value, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* div.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_div_Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::div.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(other, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_expand(tn_tensor *self, tni_ints size, bool implicit, tn_tensor **result)
{
    static tni_callee callee = {"aten::expand", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(size, &boxes[1]),
        tni_box_bool(implicit, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* fft_fft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fft_fft(tn_tensor *self, tni_maybe_int n, int64_t dim, const tni_string *norm, tn_tensor **result)
{
    static tni_callee callee = {"aten::fft_fft", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_maybe_int_optional(n, &boxes[1]), tni_box_int(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* fft_fft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fft_fft2(tn_tensor *self, tni_ints s, tni_ints dim, const tni_string *norm, tn_tensor **result)
{
    static tni_callee callee = {"aten::fft_fft2", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(s, &boxes[1]), tni_box_ints(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* fft_fftfreq(int n, float d=1.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fft_fftfreq(int64_t n, double d, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::fft_fftfreq", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {tni_box_int(n, &boxes[0]), tni_box_double(d, &boxes[1]),
        tni_box_dtype_optional(dtype, &boxes[2]), tni_box_word_optional(layout, &boxes[3]),
        tni_box_maybe_device_optional(device, &boxes[4]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[5])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* fft_fftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fft_fftn(tn_tensor *self, tni_ints s, tni_ints dim, const tni_string *norm, tn_tensor **result)
{
    static tni_callee callee = {"aten::fft_fftn", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(s, &boxes[1]), tni_box_ints_optional(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* fft_hfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fft_hfft(tn_tensor *self, tni_maybe_int n, int64_t dim, const tni_string *norm, tn_tensor **result)
{
    static tni_callee callee = {"aten::fft_hfft", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_maybe_int_optional(n, &boxes[1]), tni_box_int(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* fft_hfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fft_hfft2(tn_tensor *self, tni_ints s, tni_ints dim, const tni_string *norm, tn_tensor **result)
{
    static tni_callee callee = {"aten::fft_hfft2", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(s, &boxes[1]), tni_box_ints(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* fft_hfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fft_hfftn(tn_tensor *self, tni_ints s, tni_ints dim, const tni_string *norm, tn_tensor **result)
{
    static tni_callee callee = {"aten::fft_hfftn", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(s, &boxes[1]), tni_box_ints_optional(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* fft_ifft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fft_ifft(tn_tensor *self, tni_maybe_int n, int64_t dim, const tni_string *norm, tn_tensor **result)
{
    static tni_callee callee = {"aten::fft_ifft", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_maybe_int_optional(n, &boxes[1]), tni_box_int(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* fft_ifft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fft_ifft2(tn_tensor *self, tni_ints s, tni_ints dim, const tni_string *norm, tn_tensor **result)
{
    static tni_callee callee = {"aten::fft_ifft2", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(s, &boxes[1]), tni_box_ints(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* fft_ifftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fft_ifftn(tn_tensor *self, tni_ints s, tni_ints dim, const tni_string *norm, tn_tensor **result)
{
    static tni_callee callee = {"aten::fft_ifftn", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(s, &boxes[1]), tni_box_ints_optional(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* fft_ihfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fft_ihfft(tn_tensor *self, tni_maybe_int n, int64_t dim, const tni_string *norm, tn_tensor **result)
{
    static tni_callee callee = {"aten::fft_ihfft", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_maybe_int_optional(n, &boxes[1]), tni_box_int(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* fft_ihfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fft_ihfft2(tn_tensor *self, tni_ints s, tni_ints dim, const tni_string *norm, tn_tensor **result)
{
    static tni_callee callee = {"aten::fft_ihfft2", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(s, &boxes[1]), tni_box_ints(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* fft_ihfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fft_ihfftn(tn_tensor *self, tni_ints s, tni_ints dim, const tni_string *norm, tn_tensor **result)
{
    static tni_callee callee = {"aten::fft_ihfftn", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(s, &boxes[1]), tni_box_ints_optional(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* fft_irfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fft_irfft(tn_tensor *self, tni_maybe_int n, int64_t dim, const tni_string *norm, tn_tensor **result)
{
    static tni_callee callee = {"aten::fft_irfft", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_maybe_int_optional(n, &boxes[1]), tni_box_int(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* fft_irfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fft_irfft2(tn_tensor *self, tni_ints s, tni_ints dim, const tni_string *norm, tn_tensor **result)
{
    static tni_callee callee = {"aten::fft_irfft2", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(s, &boxes[1]), tni_box_ints(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* fft_irfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fft_irfftn(tn_tensor *self, tni_ints s, tni_ints dim, const tni_string *norm, tn_tensor **result)
{
    static tni_callee callee = {"aten::fft_irfftn", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(s, &boxes[1]), tni_box_ints_optional(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* fft_rfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fft_rfft(tn_tensor *self, tni_maybe_int n, int64_t dim, const tni_string *norm, tn_tensor **result)
{
    static tni_callee callee = {"aten::fft_rfft", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_maybe_int_optional(n, &boxes[1]), tni_box_int(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* fft_rfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fft_rfft2(tn_tensor *self, tni_ints s, tni_ints dim, const tni_string *norm, tn_tensor **result)
{
    static tni_callee callee = {"aten::fft_rfft2", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(s, &boxes[1]), tni_box_ints(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* fft_rfftfreq(int n, float d=1.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fft_rfftfreq(int64_t n, double d, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::fft_rfftfreq", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {tni_box_int(n, &boxes[0]), tni_box_double(d, &boxes[1]),
        tni_box_dtype_optional(dtype, &boxes[2]), tni_box_word_optional(layout, &boxes[3]),
        tni_box_maybe_device_optional(device, &boxes[4]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[5])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* fft_rfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_fft_rfftn(tn_tensor *self, tni_ints s, tni_ints dim, const tni_string *norm, tn_tensor **result)
{
    static tni_callee callee = {"aten::fft_rfftn", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_ints_optional(s, &boxes[1]), tni_box_ints_optional(dim, &boxes[2]),
        tni_box_string_optional(norm, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* is_nonzero(Tensor self) -> bool */
TN_NODISCARD static inline tn_status tni_call_is_nonzero(tn_tensor *self, StableIValue *ivalues)
{
    static tni_callee callee = {"aten::is_nonzero", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call(&callee, args, ivalues);
}

/* lt.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_lt_Scalar(tn_tensor *self, const tni_scalar *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::lt.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_scalar(other, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* min(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_min(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::min", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* mul.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_mul_Tensor(tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tni_callee callee = {"aten::mul.Tensor", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(other, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_mul__Scalar(tn_tensor *self, const tni_scalar *other)
{
    static tni_callee callee = {"aten::mul_.Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_scalar(other, &boxes[1])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_narrow(tn_tensor *self, int64_t dim, int64_t start, int64_t length, tn_tensor **result)
{
    static tni_callee callee = {"aten::narrow", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(dim, &boxes[1]),
        tni_box_int(start, &boxes[2]), tni_box_int(length, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* new_ones(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_new_ones(tn_tensor *self, tni_ints size, tn_dtype dtype, int layout, tni_maybe_device device, tni_maybe_bool pin_memory, tn_tensor **result)
{
    static tni_callee callee = {"aten::new_ones", NULL};
    tni_box boxes[6];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(size, &boxes[1]),
        tni_box_dtype_optional(dtype, &boxes[2]), tni_box_word_optional(layout, &boxes[3]),
        tni_box_maybe_device_optional(device, &boxes[4]),
        tni_box_maybe_bool_optional(pin_memory, &boxes[5])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* pad(Tensor self, SymInt[] pad, str mode="constant", float? value=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_pad(tn_tensor *self, tni_ints pad, const tni_string *mode, tni_maybe_double value, tn_tensor **result)
{
    static tni_callee callee = {"aten::pad", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(pad, &boxes[1]),
        tni_box_string(mode, &boxes[2]), tni_box_maybe_double_optional(value, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_pow_Tensor_Scalar(tn_tensor *self, const tni_scalar *exponent, tn_tensor **result)
{
    static tni_callee callee = {"aten::pow.Tensor_Scalar", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_scalar(exponent, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* roll(Tensor self, SymInt[1] shifts, int[1] dims=[]) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_roll(tn_tensor *self, tni_ints shifts, tni_ints dims, tn_tensor **result)
{
    static tni_callee callee = {"aten::roll", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(shifts, &boxes[1]),
        tni_box_ints(dims, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_slice_Tensor(tn_tensor *self, int64_t dim, tni_maybe_int start, tni_maybe_int end, int64_t step, tn_tensor **result)
{
    static tni_callee callee = {"aten::slice.Tensor", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(dim, &boxes[1]),
        tni_box_maybe_int_optional(start, &boxes[2]), tni_box_maybe_int_optional(end, &boxes[3]),
        tni_box_int(step, &boxes[4])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* squeeze.dim(Tensor(a) self, int dim) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_squeeze_dim(tn_tensor *self, int64_t dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::squeeze.dim", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(dim, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* stft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool normalized=False, bool? onesided=None, bool? return_complex=None, bool? align_to_window=None) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_stft(tn_tensor *self, int64_t n_fft, tni_maybe_int hop_length, tni_maybe_int win_length, tn_tensor *window, bool normalized, tni_maybe_bool onesided, tni_maybe_bool return_complex, tni_maybe_bool align_to_window, tn_tensor **result)
{
    static tni_callee callee = {"aten::stft", NULL};
    tni_box boxes[9];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(n_fft, &boxes[1]),
        tni_box_maybe_int_optional(hop_length, &boxes[2]),
        tni_box_maybe_int_optional(win_length, &boxes[3]),
        tni_box_handle_optional(window, &boxes[4]), tni_box_bool(normalized, &boxes[5]),
        tni_box_maybe_bool_optional(onesided, &boxes[6]),
        tni_box_maybe_bool_optional(return_complex, &boxes[7]),
        tni_box_maybe_bool_optional(align_to_window, &boxes[8])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_sub__Scalar(tn_tensor *self, const tni_scalar *other, const tni_scalar *alpha)
{
    static tni_callee callee = {"aten::sub_.Scalar", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_scalar(other, &boxes[1]),
        tni_box_scalar(alpha, &boxes[2])};
    return tni_callee_call_drop(&callee, args, 1);
}

/* to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_to_dtype(tn_tensor *self, tn_dtype dtype, bool non_blocking, bool copy, int memory_format, tn_tensor **result)
{
    static tni_callee callee = {"aten::to.dtype", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_dtype(dtype, &boxes[1]),
        tni_box_bool(non_blocking, &boxes[2]), tni_box_bool(copy, &boxes[3]),
        tni_box_word_optional(memory_format, &boxes[4])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_transpose_int(tn_tensor *self, int64_t dim0, int64_t dim1, tn_tensor **result)
{
    static tni_callee callee = {"aten::transpose.int", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(dim0, &boxes[1]),
        tni_box_int(dim1, &boxes[2])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_unfold(tn_tensor *self, int64_t dimension, int64_t size, int64_t step, tn_tensor **result)
{
    static tni_callee callee = {"aten::unfold", NULL};
    tni_box boxes[4];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]),
        tni_box_int(dimension, &boxes[1]), tni_box_int(size, &boxes[2]),
        tni_box_int(step, &boxes[3])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* unfold_backward(Tensor grad_in, SymInt[] input_sizes, int dim, int size, int step) -> Tensor */
TN_NODISCARD static inline tn_status tni_call_unfold_backward(tn_tensor *grad_in, tni_ints input_sizes, int64_t dim, int64_t size, int64_t step, tn_tensor **result)
{
    static tni_callee callee = {"aten::unfold_backward", NULL};
    tni_box boxes[5];
    const StableIValue args[] = {tni_box_handle(grad_in, &boxes[0]),
        tni_box_ints(input_sizes, &boxes[1]), tni_box_int(dim, &boxes[2]),
        tni_box_int(size, &boxes[3]), tni_box_int(step, &boxes[4])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* unsqueeze(Tensor(a) self, int dim) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_unsqueeze(tn_tensor *self, int64_t dim, tn_tensor **result)
{
    static tni_callee callee = {"aten::unsqueeze", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_int(dim, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* view(Tensor(a) self, SymInt[] size) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_view(tn_tensor *self, tni_ints size, tn_tensor **result)
{
    static tni_callee callee = {"aten::view", NULL};
    tni_box boxes[2];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_ints(size, &boxes[1])};
    return tni_callee_call_tensor(&callee, args, result);
}

/* view_as_real(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tni_call_view_as_real(tn_tensor *self, tn_tensor **result)
{
    static tni_callee callee = {"aten::view_as_real", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call_tensor(&callee, args, result);
}

#endif
