/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The discrete Fourier transform of one line, in double precision, by FFTW, which is opened when it
 * is first needed. A plan is read by all threads.
 */
#ifndef TENON_FFT_PLAN_H
#define TENON_FFT_PLAN_H

#include "base/base.h"

/* A plan of one length and direction. */
typedef struct tni_fft_plan tni_fft_plan;

/*
 * A plan for lines of `n` complex numbers, 1 to 2^31 - 1. Forward is exp(-2 pi i k j / n); backward
 * is exp(+…). A few plans that nobody has any more are kept for the next who asks.
 */
tn_status tni_fft_plan_new(int64_t n, bool is_forward, tni_fft_plan **out) TN_NODISCARD;
void tni_fft_plan_release(tni_fft_plan *plan); /* NULL is legal */

/* Transforms n complex numbers, pairs of doubles, from `in` to `out`. Nothing is divided. */
void tni_fft_run(const tni_fft_plan *plan, double *in, double *out);

#endif
