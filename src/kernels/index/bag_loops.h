/* SPDX-License-Identifier: BSD-3-Clause */
/* Sums and means of dense rows, once per ISA: embedding_bag, its gradient, and index_add. */
#ifndef TENON_BAG_LOOPS_H
#define TENON_BAG_LOOPS_H

#include <tenon/tensor.h>
#include <stdint.h>

/*
 * The result of a bag, which has the table's dtype; sums are double, or float for half types:
 *
 *     sum = first[k] + sum over i < count of table[indices[i] * step + k] * factors[i]
 *     to[k] = sum / divisor
 */
typedef struct tni_bag_rows {
    const void *table;      /* row 0; the elements of a row are adjacent */
    int64_t step;           /* elements from row to row */
    const int64_t *indices; /* rows that are added, but for those that are `padding` */
    const double *factors;  /* of each index; NULL for 1 */
    int64_t count;          /* indices */
    int64_t known;          /* indices with those of bags that follow, whose rows are fetched */
    int64_t padding;        /* a row that is left out */
    int64_t width;          /* columns */
    double divisor;         /* not 0 */
    const void *first;      /* what the sums begin with; does not overlap `to`, which may be written
                               twice; NULL for 0 */
    void *to;               /* `width` elements */
} tni_bag_rows;

/* By the table's dtype; NULL where there is no loop. */
typedef struct tni_bag_loops {
    void (*sum[TN_DTYPE_COUNT])(const tni_bag_rows *rows);
} tni_bag_loops;

extern const tni_bag_loops tni_bag_loops_base;
extern const tni_bag_loops tni_bag_loops_avx2;
extern const tni_bag_loops tni_bag_loops_avx512;

#endif
