/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What is done to a line beside FFTW's transform, compiled once per ISA (isa.h).
 *
 * n real numbers, n = 2 m, are transformed as m complex ones, z[j] = x[2j] + i x[2j+1] (Cooley,
 * Lewis and Welch, 1970). With Z the transform of z, and U[k] = -i exp(-2 pi i k / n):
 *
 *     s = (Z[k] + conj(Z[m-k])) / 2        X[k]   = s + U[k] d
 *     d = (Z[k] - conj(Z[m-k])) / 2        X[m-k] = conj(s - U[k] d)
 *
 * The way back is the same with conj(U[k]) and without the halves. So one loop serves both; it
 * multiplies by a factor of the caller's as well.
 *
 * Short lines for which FFTW has no vector code are summed as the transform is defined, a line in
 * each lane, with half of the multiplications, as numbers j and n - j have the same cosine:
 *
 *     X[k], X[n-k] = x[0] + sum of (x[j] + x[n-j]) cos(2 pi j k / n)
 *                        -+ i sum of (x[j] - x[n-j]) sin(2 pi j k / n)        0 < j < n / 2
 *
 * and for even n, (-1)^k x[n/2] is added to both.
 */
#ifndef TENON_FFT_LOOPS_H
#define TENON_FFT_LOOPS_H

#include <stdint.h>

/* A line whose halves are combined. */
typedef struct tni_fft_halves {
    const void *from;    /* pairs of numbers, m of them, or m + 1 on the way back */
    void *to;            /* m + 1 pairs, or m; no overlap with `from` */
    const void *factors; /* U[k], k <= m / 2 (tni_fft_factors) */
    int64_t m;           /* complex numbers that are transformed */
    double scale;        /* of the results; the halves are not in it */
} tni_fft_halves;

/*
 * Multiply `count` complex numbers by as many others: to[i] = a[i] b[i], or conj(a[i]) b[i] if
 * `sign` is -1. No overlap.
 */
typedef void tni_fft_multiply(const void *a, const void *b, void *to, int64_t count, int sign);

/* Pairs of floats in the longest vector. */
#define TNI_FFT_PAIRS 8

/* Lines that are summed together. */
#define TNI_FFT_SUM_LINES 8

/* Short lines, transposed: a row has number j of all lines. */
typedef struct tni_fft_sums {
    void *from;        /* n rows of TNI_FFT_SUM_LINES pairs; overwritten */
    int64_t from_step; /* rows from one to the next */
    void *to;          /* likewise; no overlap */
    int64_t to_step;   /* rows from one to the next */
    const void *table; /* for 0 < k < n / 2, for 0 < j < n / 2: cos, and -sin forwards, of 2 pi j k
                          / n */
    int64_t n;         /* at least 2 */
} tni_fft_sums;

/* The loops of one ISA; [0] for doubles, [1] for floats. No alignment is needed. */
typedef struct tni_fft_loops {
    void (*from_halves[2])(const tni_fft_halves *h); /* Z to X */
    void (*to_halves[2])(const tni_fft_halves *h);   /* X to Z; X[0] and X[m] count as real */
    void (*scale[2])(void *numbers, int64_t count, double factor); /* real numbers, in place */
    tni_fft_multiply *multiply[2];
    void (*sums[2])(const tni_fft_sums *s); /* NULL where vectors are too short for it to pay */
    void (*twiddle[2])(void *rows, const void *factors, int64_t count); /* each row by a factor */
    /*
     * From transforms of numbers r, r + 5, r + 10 …, m each, one r after the other, makes that of
     * all, in place. `table` has, for 0 < r < 5, for 0 <= k < m: exp(sign 2 pi i r k / (5 m)). m is
     * a multiple of TNI_FFT_PAIRS. NULL like sums.
     */
    void (*fifths[2])(void *line, const void *table, int64_t m, int sign);
} tni_fft_loops;

extern const tni_fft_loops tni_fft_loops_base;
extern const tni_fft_loops tni_fft_loops_avx2;
extern const tni_fft_loops tni_fft_loops_avx512;

#endif
