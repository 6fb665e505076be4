/* SPDX-License-Identifier: BSD-3-Clause */
/* Fourier transforms of all lines of a tensor along one dimension. */
#ifndef TENON_FFT_PASS_H
#define TENON_FFT_PASS_H

#include "kernels/core/kernel_core.h"

/* What a line is before and after: complex to complex, real to complex, complex to real. */
typedef enum tni_fft_kind { TNI_FFT_COMPLEX, TNI_FFT_FROM_REAL, TNI_FFT_TO_REAL } tni_fft_kind;

/* One pass. */
typedef struct tni_fft_pass {
    tni_fft_kind kind; /* what is read and written */
    bool is_forward;   /* the sign of the exponent */
    double scale;      /* factor of the results */
    int64_t n;         /* numbers of the whole line, also where half is stored */
} tni_fft_pass;

/*
 * Transform the lines of `in` along `dim` into those of `out`, which is another tensor or, for
 * complex to complex, the same one. From real numbers, `out` has n / 2 + 1 or all n numbers of a
 * line; to real ones, no more than n / 2 + 1 are read. Fails as tni_fft_plan_new, and with
 * TN_ERR_MEMORY.
 */
tn_status tni_fft_pass_run(const tni_fft_pass *pass, const tni_strided *in, const tni_strided *out,
                           int64_t dim) TN_NODISCARD;

#endif
