/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Distances of one row from many, and their gradients (pair_distances.c), compiled once per ISA
 * (isa.h). Rows are floats or doubles without gaps, one behind the other. Sums of floats are
 * floats, short ones or in many lanes; those that a float has no room for are summed again in
 * double.
 */
#ifndef TENON_PAIR_LOOPS_H
#define TENON_PAIR_LOOPS_H

#include <stdbool.h>
#include <stdint.h>

/*
 * What a distance adds up: nonzero differences (p = 0), magnitudes (1), squares (2), the largest
 * magnitude (infinity), or powers (every other p).
 */
typedef enum tni_norm_kind {
    TNI_NORM_COUNT,
    TNI_NORM_SUM,
    TNI_NORM_SQUARES,
    TNI_NORM_LARGEST,
    TNI_NORM_POWERS
} tni_norm_kind;

/* The most rows of b in a call of `derive`. */
#define TNI_PAIR_BLOCK 64

/* Row a against `count` rows from b on. */
typedef struct tni_row_pairs {
    const char *a;      /* first element of the one row */
    const char *b;      /* first element of the many */
    int64_t columns;    /* elements of each row */
    int64_t count;      /* rows of b */
    double p;           /* which norm */
    tni_norm_kind kind; /* of p */
} tni_row_pairs;

/* The loops of one dtype. */
typedef struct tni_pair_loops {
    /* Writes the `count` distances, of the rows' dtype. A nan in a row gives nan in every norm. */
    void (*measure)(const tni_row_pairs *r, char *out);
    /*
     * Adds to `sums`, one for each of the columns [first, first + width), the derivatives of all
     * distances by the elements of row a, times `grads`; `lengths` are the distances, both of the
     * rows' dtype. Their number is TNI_PAIR_BLOCK at most. For |d|^p summed to length^p a
     * derivative is sign(d) (|d| / length)^(p - 1); it is 0 where the length is 0, except for p =
     * 1, and for TNI_NORM_COUNT.
     */
    void (*derive)(const tni_row_pairs *r, int64_t first, int64_t width, const void *lengths,
                   const void *grads, double *sums);
    /* Writes the sum of the squares of each of `count` rows of `columns` elements. */
    void (*add_squares)(const void *rows, int64_t count, int64_t columns, void *out);
    /*
     * Replaces the products of a row with `count` others, given the sum of its squares and the sums
     * of theirs, by distances: the root of |a|^2 + |b|^2 - 2 a b. Where that has lost more than
     * three bits, or squares have no room, -1 is written. Returns whether there is such a pair.
     */
    bool (*finish_products)(double square, const void *squares, int64_t count, void *products);
} tni_pair_loops;

/* For float, then for double. */
extern const tni_pair_loops tni_pair_loops_base[2];
extern const tni_pair_loops tni_pair_loops_avx2[2];
extern const tni_pair_loops tni_pair_loops_avx512[2];

#endif
