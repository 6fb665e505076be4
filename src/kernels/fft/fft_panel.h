/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Fourier transforms of lines with small prime factors, a line or a part of one in each lane of
 * vectors; compiled once per ISA (isa.h).
 *
 * A panel has W lanes, as many as a vector has numbers; its rows are two vectors, real parts and
 * imaginary parts. A line of n = R m numbers, R a power of two up to W, fills R lanes, so that W /
 * R lines are transformed together (Cooley and Tukey, 1965):
 *
 *     y[k][j] = w^(j k) sum over r of x[j + r m] exp(-2 pi i r k / R)      w = exp(-2 pi i / n)
 *     X[k + R q] = sum over j of y[k][j] exp(-2 pi i j q / m)              k < R, j < m, q < m
 *
 * The first step is computed with W numbers j in the lanes of vectors, and transposed; y[k][j] of
 * line l is then in lane l R + k of row j, and the second step is one transform of m rows. It is
 * made in place by passes of radix 2 to 8, from rows in digit-reversed order, small blocks first:
 *
 *     lines ─► R sums, turned ─► transposed ─► rows in digit-reversed order ─► passes ─► lines
 *
 * Lines that run across rows of a tensor need no transposition: there, W of them fill the lanes of
 * n rows, row k m + j has y[k][j], and the second step is made R times. Each number is computed by
 * the same operations either way.
 *
 * A line whose panel is larger than the second cache is made as a matrix of n1 rows of n2 numbers:
 * its columns across rows, each number turned by w^(j2 k1), then its rows, written as columns.
 *
 * Backwards, real and imaginary parts change places before and after. Halves that stand for real
 * numbers (fft_loops.h) are made of rows m - q and m - q - 1 of a panel, and into rows j and n - j.
 */
#ifndef TENON_FFT_PANEL_H
#define TENON_FFT_PANEL_H

#include <stdbool.h>
#include <stdint.h>

/* The most passes: 2^31 is 8^10 * 2. */
#define TNI_FFT_PASSES 24

/* Bytes of a vector of the only ISA whose vectors are long enough for it to pay. */
#define TNI_FFT_PANEL_BYTES 64

/* How lines of one length are transformed. Tables are of numbers of the lines' type. */
typedef struct tni_fft_panel {
    int64_t first;               /* R */
    int64_t m;                   /* n / R */
    int64_t passes;              /* of the second step */
    int radices[TNI_FFT_PASSES]; /* of these, their product is m: 2, 3, 4, 5, 7 or 8 */
    /* For each W numbers j, for 0 < k < R: W cosines of 2 pi j k / n, then W sines. */
    const void *turns;
    /*
     * For each pass but the first, of radix r over blocks of r s rows: for 0 < j < s, for 0 < k <
     * r: cosine and sine of 2 pi j k / (r s).
     */
    const void *twiddles;
    /*
     * Of halves that stand for real numbers, U[k] of fft_loops.h: forwards, for q < m, W real parts
     * of U[k + R q] and W imaginary parts, k in the order of lanes; backwards as in fft_loops.h.
     * NULL for complex numbers.
     */
    const void *factors;
    const int32_t *order; /* the row of number j; W more that are written and not read */
    bool is_forward;      /* the sign of the exponent */
} tni_fft_panel;

/*
 * Lines to transform; `to` may be `from`. Distances are in bytes. Of real numbers there are n
 * pairs, and n + 1 complex numbers on the other side.
 */
typedef struct tni_fft_panel_run {
    const tni_fft_panel *panel;
    const void *from;   /* pairs of numbers */
    int64_t from_step;  /* from line to line, or from row to row of lines across rows */
    int64_t from_block; /* of rows of a matrix, else 0: from W numbers of a line to the next W */
    void *to;
    int64_t to_step; /* likewise */
    int64_t lines;   /* any number, or 1 to W across rows */
    /* What is read after this and written soon: prefetched. Set by the loops. */
    const void *next, *soon;
    void *rows; /* m + W rows, and m more of halves, or n + W, at a multiple of a vector's bytes */
    double scale; /* of the results */
    /*
     * Of columns of a matrix, else NULL. For each k1: W cosines of 2 pi i k1 / (n1 n2), i < W, then
     * sines; and cosine and sine of 2 pi j k1 / (n1 n2), with j the first column.
     */
    const void *lane_turns, *column_turns;
} tni_fft_panel_run;

/* The loops of one ISA; [0] for doubles, [1] for floats; NULL where it does not pay. */
typedef struct tni_fft_panels {
    void (*lines[2])(const tni_fft_panel_run *r);  /* dense lines */
    void (*across[2])(const tni_fft_panel_run *r); /* lines across dense rows */
    void (*turned[2])(const tni_fft_panel_run *r); /* dense lines, written across; R is 1 */
} tni_fft_panels;

extern const tni_fft_panels tni_fft_panels_base;
extern const tni_fft_panels tni_fft_panels_avx2;
extern const tni_fft_panels tni_fft_panels_avx512;

#endif
