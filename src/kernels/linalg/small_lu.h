/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * LU factors of batches of small matrices, and solutions with them, compiled once per ISA (isa.h).
 *
 * LAPACK takes longer to begin than to factor a 4 x 4 matrix. Here each lane of a vector has a
 * matrix of its own, and rows are swapped by selecting between two vectors. The factors are those
 * of getrf (Golub and Van Loan, 2013, algorithm 3.4.1), up to rounding.
 */
#ifndef TENON_SMALL_LU_H
#define TENON_SMALL_LU_H

#include <stdbool.h>
#include <stdint.h>

/* The most rows of a small matrix. */
#define TNI_SMALL_LU_ROWS 8

/* As many matrices as a vector has lanes, or fewer; all by columns and without gaps. */
typedef struct tni_small_lu {
    char *matrices;  /* n * n numbers each: factored in place, or factors */
    char *sides;     /* n * columns numbers each: right sides, solved in place */
    int *pivots;     /* n each: the row that row i was swapped with, from 1 */
    int *info;       /* one each: 0, or the first zero on U's diagonal, from 1 */
    int64_t count;   /* of the matrices, at least 1 */
    int64_t n;       /* rows and columns of each */
    int64_t columns; /* of the right sides */
} tni_small_lu;

/* The functions of one ISA; [0] for doubles, [1] for floats. */
typedef struct tni_small_lu_loops {
    int lanes[2];                                /* the most matrices of a call */
    void (*factor[2])(const tni_small_lu *call); /* writes matrices, pivots and info */
    /* Writes sides; false, and nothing is written, if a diagonal has a zero. */
    bool (*solve[2])(const tni_small_lu *call);
} tni_small_lu_loops;

extern const tni_small_lu_loops tni_small_lu_loops_base;
extern const tni_small_lu_loops tni_small_lu_loops_avx2;
extern const tni_small_lu_loops tni_small_lu_loops_avx512;

#endif
