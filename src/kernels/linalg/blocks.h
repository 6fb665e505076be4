/* SPDX-License-Identifier: BSD-3-Clause */
/* Real matrices by blocks (tni_block of gemm.h): inverses of triangles, LU factors. */
#ifndef TENON_BLOCKS_H
#define TENON_BLOCKS_H

#include "kernels/gemm/gemm.h"

/*
 * Replace an upper triangle by its inverse. It lies by columns, `lead` elements apart, with zeros
 * below the diagonal, of which none is 0 itself. `room` is for n * n / 4 numbers. TN_ERR_MEMORY
 * only.
 */
tn_status tni_invert_triangle(tn_dtype dtype, int64_t n, char *a, int64_t lead,
                              char *room) TN_NODISCARD;

/* A matrix to be factored as P A = L U, or its factors, by columns. */
typedef struct tni_lu {
    char *a;         /* element (i, j) at i + j * lead */
    int64_t rows;    /* of a */
    int64_t columns; /* of a */
    int64_t lead;    /* elements from a column to the next */
    int *pivots;     /* for each column of L: the row that its row was swapped with, from 1 */
} tni_lu;

/* Elements of a matrix up to which these are faster than LAPACK's functions. */
#define TNI_LU_MOST (INT64_C(1) << 18)

/*
 * Factor a matrix as getrf does; *info is the first zero on U's diagonal, from 1, or 0.
 * TN_ERR_MEMORY only.
 */
tn_status tni_lu_factor(tn_dtype dtype, const tni_lu *lu, int *info) TN_NODISCARD;

/*
 * Replace right sides, `columns` of them and `lead` elements apart, by the solutions for a square
 * matrix without zeros on U's diagonal. TN_ERR_MEMORY only.
 */
tn_status tni_lu_solve(tn_dtype dtype, const tni_lu *lu, char *x, int64_t columns,
                       int64_t lead) TN_NODISCARD;

/*
 * Replace the identity, whose columns are `lead` elements apart, by the inverse of such a matrix.
 * TN_ERR_MEMORY only.
 */
tn_status tni_lu_invert(tn_dtype dtype, const tni_lu *lu, char *x, int64_t lead) TN_NODISCARD;

#endif
