/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The discrete Fourier transform of one line, in double precision.
 *
 * A length whose prime factors are small is split by them (a butterfly per factor). Any other one
 * is a convolution, made by transforms of a power of two that is long enough (Bluestein's way). A
 * plan has the roots of unity of its length; it is read by all threads, each with scratch of its
 * own.
 */
#ifndef TENON_FFT_PLAN_H
#define TENON_FFT_PLAN_H

#include "base/base.h"

/* A plan of one length. */
typedef struct tni_fft_plan tni_fft_plan;

/* A plan for lines of `n` > 0 complex numbers. */
tn_status tni_fft_plan_new(int64_t n, tni_fft_plan **out) TN_NODISCARD;
void tni_fft_plan_free(tni_fft_plan *plan); /* NULL is legal */

/* Bytes that a thread needs beside `in` and `out`. */
size_t tni_fft_scratch(const tni_fft_plan *plan);

/*
 * Transforms n complex numbers, pairs of doubles, from `in`, which is overwritten, to `out`.
 * Forward is exp(-2 pi i k j / n); backward is exp(+…). Nothing is divided.
 */
void tni_fft_run(const tni_fft_plan *plan, bool is_forward, double *in, double *out, void *scratch);

#endif
