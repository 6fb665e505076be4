/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators whose names begin with `_`, of the domain `fft`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_INNER_FFT_H
#define TENON_INNER_FFT_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* _fft_c2c(Tensor self, SymInt[] dim, int normalization, bool forward) -> Tensor */
TN_NODISCARD static inline tn_status tn__fft_c2c(
    tn_tensor *self, const int64_t *dim, size_t dim_count, int64_t normalization, bool forward,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::_fft_c2c", "TLiib->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &normalization, &forward};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _fft_c2r(Tensor self, int[] dim, int normalization, SymInt last_dim_size) -> Tensor */
TN_NODISCARD static inline tn_status tn__fft_c2r(
    tn_tensor *self, const int64_t *dim, size_t dim_count, int64_t normalization,
    int64_t last_dim_size, tn_tensor **result)
{
    static tn_op_site site = {"aten::_fft_c2r", "TLiii->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &normalization, &last_dim_size};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* _fft_r2c(Tensor self, int[] dim, int normalization, bool onesided) -> Tensor */
TN_NODISCARD static inline tn_status tn__fft_r2c(
    tn_tensor *self, const int64_t *dim, size_t dim_count, int64_t normalization, bool onesided,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::_fft_r2c", "TLiib->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &normalization, &onesided};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
