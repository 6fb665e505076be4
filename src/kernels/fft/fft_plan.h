/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The discrete Fourier transform of one line, in double precision, by FFTW (or MKL, which has its
 * interface), opened when it is first needed. A plan may be run by several threads at once.
 */
#ifndef TENON_FFT_PLAN_H
#define TENON_FFT_PLAN_H

#include "base/base.h"

/* A plan for one length and direction; counted. */
typedef struct tni_fft_plan tni_fft_plan;

/*
 * Return a plan for lines of `n` complex numbers, 1 to 2^31 - 1. Forward is exp(-2 pi i k j / n),
 * backward exp(+2 pi i k j / n). *out is a reference for tni_fft_plan_release; a few plans without
 * users are kept for the next call. TN_ERR_RUNTIME for another n and if FFTW has no plan; other
 * failures if no library is found.
 */
tn_status tni_fft_plan_new(int64_t n, bool is_forward, tni_fft_plan **out) TN_NODISCARD;
void tni_fft_plan_release(tni_fft_plan *plan); /* NULL is legal */

/*
 * Transform n complex numbers, pairs of doubles, from `in` to `out`, which must not overlap. Not
 * normalised: forward and backward together multiply by n.
 */
void tni_fft_run(const tni_fft_plan *plan, double *in, double *out);

#endif
