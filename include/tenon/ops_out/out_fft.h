/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators that write to `out` arguments, of the domain `fft`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OUT_FFT_H
#define TENON_OUT_FFT_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * _fft_c2c.out(Tensor self, SymInt[] dim, int normalization, bool forward, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__fft_c2c_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, int64_t normalization, bool forward,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::_fft_c2c.out", "TLiibT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &normalization, &forward, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _fft_c2r.out(Tensor self, int[] dim, int normalization, SymInt last_dim_size, *, Tensor(a!) out)
 * -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__fft_c2r_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, int64_t normalization,
    int64_t last_dim_size, tn_tensor *out)
{
    static tn_op_site site = {"aten::_fft_c2r.out", "TLiiiT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &normalization, &last_dim_size, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _fft_r2c.out(Tensor self, int[] dim, int normalization, bool onesided, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__fft_r2c_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, int64_t normalization, bool onesided,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::_fft_r2c.out", "TLiibT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &normalization, &onesided, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fft_fft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: n, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_fft_out(
    tn_tensor *self, const int64_t *n, int64_t dim, const char *norm, tn_tensor *out)
{
    static tn_op_site site = {"aten::fft_fft.out", "T?ii?sT->=", NULL, NULL};
    const void *const args[] = {self, n, &dim, norm, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fft_fft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: s, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_fft2_out(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor *out)
{
    static tn_op_site site = {"aten::fft_fft2.out", "T?LiLi?sT->=", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* fft_fftfreq.out(int n, float d=1.0, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_fft_fftfreq_out(
    int64_t n, double d, tn_tensor *out)
{
    static tn_op_site site = {"aten::fft_fftfreq.out", "idT->=", NULL, NULL};
    const void *const args[] = {&n, &d, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fft_fftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!) out)
 * -> Tensor(a!)
 * NULL is None: s, dim, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_fftn_out(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor *out)
{
    static tn_op_site site = {"aten::fft_fftn.out", "T?Li?Li?sT->=", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fft_hfft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: n, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_hfft_out(
    tn_tensor *self, const int64_t *n, int64_t dim, const char *norm, tn_tensor *out)
{
    static tn_op_site site = {"aten::fft_hfft.out", "T?ii?sT->=", NULL, NULL};
    const void *const args[] = {self, n, &dim, norm, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fft_hfft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: s, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_hfft2_out(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor *out)
{
    static tn_op_site site = {"aten::fft_hfft2.out", "T?LiLi?sT->=", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fft_hfftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: s, dim, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_hfftn_out(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor *out)
{
    static tn_op_site site = {"aten::fft_hfftn.out", "T?Li?Li?sT->=", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fft_ifft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: n, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_ifft_out(
    tn_tensor *self, const int64_t *n, int64_t dim, const char *norm, tn_tensor *out)
{
    static tn_op_site site = {"aten::fft_ifft.out", "T?ii?sT->=", NULL, NULL};
    const void *const args[] = {self, n, &dim, norm, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fft_ifft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: s, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_ifft2_out(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor *out)
{
    static tn_op_site site = {"aten::fft_ifft2.out", "T?LiLi?sT->=", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fft_ifftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: s, dim, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_ifftn_out(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor *out)
{
    static tn_op_site site = {"aten::fft_ifftn.out", "T?Li?Li?sT->=", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fft_ihfft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: n, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_ihfft_out(
    tn_tensor *self, const int64_t *n, int64_t dim, const char *norm, tn_tensor *out)
{
    static tn_op_site site = {"aten::fft_ihfft.out", "T?ii?sT->=", NULL, NULL};
    const void *const args[] = {self, n, &dim, norm, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fft_ihfft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: s, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_ihfft2_out(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor *out)
{
    static tn_op_site site = {"aten::fft_ihfft2.out", "T?LiLi?sT->=", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fft_ihfftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: s, dim, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_ihfftn_out(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor *out)
{
    static tn_op_site site = {"aten::fft_ihfftn.out", "T?Li?Li?sT->=", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fft_irfft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: n, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_irfft_out(
    tn_tensor *self, const int64_t *n, int64_t dim, const char *norm, tn_tensor *out)
{
    static tn_op_site site = {"aten::fft_irfft.out", "T?ii?sT->=", NULL, NULL};
    const void *const args[] = {self, n, &dim, norm, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fft_irfft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: s, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_irfft2_out(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor *out)
{
    static tn_op_site site = {"aten::fft_irfft2.out", "T?LiLi?sT->=", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fft_irfftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: s, dim, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_irfftn_out(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor *out)
{
    static tn_op_site site = {"aten::fft_irfftn.out", "T?Li?Li?sT->=", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fft_rfft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: n, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_rfft_out(
    tn_tensor *self, const int64_t *n, int64_t dim, const char *norm, tn_tensor *out)
{
    static tn_op_site site = {"aten::fft_rfft.out", "T?ii?sT->=", NULL, NULL};
    const void *const args[] = {self, n, &dim, norm, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fft_rfft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: s, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_rfft2_out(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor *out)
{
    static tn_op_site site = {"aten::fft_rfft2.out", "T?LiLi?sT->=", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* fft_rfftfreq.out(int n, float d=1.0, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_fft_rfftfreq_out(
    int64_t n, double d, tn_tensor *out)
{
    static tn_op_site site = {"aten::fft_rfftfreq.out", "idT->=", NULL, NULL};
    const void *const args[] = {&n, &d, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * fft_rfftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: s, dim, norm.
 */
TN_NODISCARD static inline tn_status tn_fft_rfftn_out(
    tn_tensor *self, const int64_t *s, size_t s_count, const int64_t *dim, size_t dim_count,
    const char *norm, tn_tensor *out)
{
    static tn_op_site site = {"aten::fft_rfftn.out", "T?Li?Li?sT->=", NULL, NULL};
    const void *const args[] = {self, s, &s_count, dim, &dim_count, norm, out};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
