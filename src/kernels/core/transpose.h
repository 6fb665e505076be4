/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Transposed copies of matrices.
 *
 * Squares as wide as a cache line are transposed in registers, so that each line is read once and
 * written once: rows that are a power of two apart share a few sets of the cache, and would be
 * evicted before a second visit.
 */
#ifndef TENON_TRANSPOSE_H
#define TENON_TRANSPOSE_H

#include "kernels/core/isa.h"

#include <stdint.h>

/* A copy: element (r, c) of the target is element (c, r) of the source. */
typedef struct tni_transposition {
    char *to;          /* first element of the target, whose rows are dense */
    int64_t to_step;   /* bytes from one row of the target to the next */
    const char *from;  /* first element of the source, whose rows are dense */
    int64_t from_step; /* bytes from one row of the source to the next */
    int64_t rows;      /* rows of the target */
    int64_t columns;   /* columns of the target */
    int bytes;         /* of an element: 1, 2, 4, 8 or 16 */
} tni_transposition;

/*
 * Rows of the target that are best transposed in one call: longer runs of the source are read
 * faster.
 */
#define TNI_TRANSPOSE_ROWS 512

/* Transpose one matrix, on the calling thread. */
void tni_transpose_base(const tni_transposition *t);
void tni_transpose_avx2(const tni_transposition *t);
void tni_transpose_avx512(const tni_transposition *t);

#endif
