/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators, of the domain `fft`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OPS_FFT_H
#define TENON_OPS_FFT_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * fft_fft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor
 * NULL is None: n, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_fft(
    tn_tensor *self, const int64_t *n, int64_t dim, const char *norm, tn_tensor **result)
{
    static tn_op_site site = {"aten::fft_fft", "T?ii?s->T", NULL, NULL};
    const void *const args[] = {self, n, &dim, norm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fft_fft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor
 * NULL is None: s, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_fft2(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor **result)
{
    static tn_op_site site = {"aten::fft_fft2", "T?LiLi?s->T", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fft_fftfreq(int n, float d=1.0, *, ScalarType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_fft_fftfreq(
    int64_t n, double d, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::fft_fftfreq", "id?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&n, &d, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fft_fftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor
 * NULL is None: s, dim, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_fftn(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor **result)
{
    static tn_op_site site = {"aten::fft_fftn", "T?Li?Li?s->T", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fft_fftshift(Tensor self, int[1]? dim=None) -> Tensor
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_fft_fftshift(
    tn_tensor *self, const int64_t *dim, size_t dim_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::fft_fftshift", "T?Li->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fft_hfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor
 * NULL is None: n, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_hfft(
    tn_tensor *self, const int64_t *n, int64_t dim, const char *norm, tn_tensor **result)
{
    static tn_op_site site = {"aten::fft_hfft", "T?ii?s->T", NULL, NULL};
    const void *const args[] = {self, n, &dim, norm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fft_hfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor
 * NULL is None: s, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_hfft2(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor **result)
{
    static tn_op_site site = {"aten::fft_hfft2", "T?LiLi?s->T", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fft_hfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor
 * NULL is None: s, dim, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_hfftn(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor **result)
{
    static tn_op_site site = {"aten::fft_hfftn", "T?Li?Li?s->T", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fft_ifft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor
 * NULL is None: n, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_ifft(
    tn_tensor *self, const int64_t *n, int64_t dim, const char *norm, tn_tensor **result)
{
    static tn_op_site site = {"aten::fft_ifft", "T?ii?s->T", NULL, NULL};
    const void *const args[] = {self, n, &dim, norm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fft_ifft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor
 * NULL is None: s, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_ifft2(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor **result)
{
    static tn_op_site site = {"aten::fft_ifft2", "T?LiLi?s->T", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fft_ifftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor
 * NULL is None: s, dim, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_ifftn(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor **result)
{
    static tn_op_site site = {"aten::fft_ifftn", "T?Li?Li?s->T", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fft_ifftshift(Tensor self, int[1]? dim=None) -> Tensor
 * NULL is None: dim.
 */
TN_NODISCARD static inline tn_status tn_fft_ifftshift(
    tn_tensor *self, const int64_t *dim, size_t dim_count, tn_tensor **result)
{
    static tn_op_site site = {"aten::fft_ifftshift", "T?Li->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fft_ihfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor
 * NULL is None: n, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_ihfft(
    tn_tensor *self, const int64_t *n, int64_t dim, const char *norm, tn_tensor **result)
{
    static tn_op_site site = {"aten::fft_ihfft", "T?ii?s->T", NULL, NULL};
    const void *const args[] = {self, n, &dim, norm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fft_ihfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor
 * NULL is None: s, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_ihfft2(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor **result)
{
    static tn_op_site site = {"aten::fft_ihfft2", "T?LiLi?s->T", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fft_ihfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor
 * NULL is None: s, dim, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_ihfftn(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor **result)
{
    static tn_op_site site = {"aten::fft_ihfftn", "T?Li?Li?s->T", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fft_irfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor
 * NULL is None: n, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_irfft(
    tn_tensor *self, const int64_t *n, int64_t dim, const char *norm, tn_tensor **result)
{
    static tn_op_site site = {"aten::fft_irfft", "T?ii?s->T", NULL, NULL};
    const void *const args[] = {self, n, &dim, norm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fft_irfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor
 * NULL is None: s, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_irfft2(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor **result)
{
    static tn_op_site site = {"aten::fft_irfft2", "T?LiLi?s->T", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fft_irfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor
 * NULL is None: s, dim, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_irfftn(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor **result)
{
    static tn_op_site site = {"aten::fft_irfftn", "T?Li?Li?s->T", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fft_rfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor
 * NULL is None: n, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_rfft(
    tn_tensor *self, const int64_t *n, int64_t dim, const char *norm, tn_tensor **result)
{
    static tn_op_site site = {"aten::fft_rfft", "T?ii?s->T", NULL, NULL};
    const void *const args[] = {self, n, &dim, norm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fft_rfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor
 * NULL is None: s, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_rfft2(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor **result)
{
    static tn_op_site site = {"aten::fft_rfft2", "T?LiLi?s->T", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fft_rfftfreq(int n, float d=1.0, *, ScalarType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_fft_rfftfreq(
    int64_t n, double d, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::fft_rfftfreq", "id?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&n, &d, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * fft_rfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor
 * NULL is None: s, dim, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_rfftn(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor **result)
{
    static tn_op_site site = {"aten::fft_rfftn", "T?Li?Li?s->T", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * istft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None,
 * bool center=True, bool normalized=False, bool? onesided=None, int? length=None, bool
 * return_complex=False) -> Tensor
 * NULL is None: hop_length, win_length, window, onesided, length.
 */
TN_NODISCARD static inline tn_status tn_istft(
    tn_tensor *self, int64_t n_fft, const int64_t *hop_length, const int64_t *win_length,
    tn_tensor *window, bool center, bool normalized, const bool *onesided, const int64_t *length,
    bool return_complex, tn_tensor **result)
{
    static tn_op_site site = {"aten::istft", "Ti?i?i?Tbb?b?ib->T", NULL, NULL};
    const void *const args[] = {self, &n_fft, hop_length, win_length, window, &center, &normalized,
        onesided, length, &return_complex};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * stft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None,
 * bool normalized=False, bool? onesided=None, bool? return_complex=None, bool?
 * align_to_window=None) -> Tensor
 * NULL is None: hop_length, win_length, window, onesided, return_complex, align_to_window.
 */
TN_NODISCARD static inline tn_status tn_stft(
    tn_tensor *self, int64_t n_fft, const int64_t *hop_length, const int64_t *win_length,
    tn_tensor *window, bool normalized, const bool *onesided, const bool *return_complex,
    const bool *align_to_window, tn_tensor **result)
{
    static tn_op_site site = {"aten::stft", "Ti?i?i?Tb?b?b?b->T", NULL, NULL};
    const void *const args[] = {self, &n_fft, hop_length, win_length, window, &normalized,
        onesided, return_complex, align_to_window};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * stft.center(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor?
 * window=None, bool center=True, str pad_mode="reflect", bool normalized=False, bool?
 * onesided=None, bool? return_complex=None, bool? align_to_window=None) -> Tensor
 * NULL is None: hop_length, win_length, window, onesided, return_complex, align_to_window.
 */
TN_NODISCARD static inline tn_status tn_stft_center(
    tn_tensor *self, int64_t n_fft, const int64_t *hop_length, const int64_t *win_length,
    tn_tensor *window, bool center, const char *pad_mode, bool normalized, const bool *onesided,
    const bool *return_complex, const bool *align_to_window, tn_tensor **result)
{
    static tn_op_site site = {"aten::stft.center", "Ti?i?i?Tbsb?b?b?b->T", NULL, NULL};
    const void *const args[] = {self, &n_fft, hop_length, win_length, window, &center, pad_mode,
        &normalized, onesided, return_complex, align_to_window};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
