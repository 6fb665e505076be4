/* SPDX-License-Identifier: BSD-3-Clause */
/* Real matrices by blocks: products, inverses of triangles, LU factors. */
#ifndef TENON_BLOCKS_H
#define TENON_BLOCKS_H

#include "kernels/gemm/gemm.h"

/* A block of a matrix: borrowed. */
typedef struct tni_block {
    char *data;          /* its first number */
    int64_t row, column; /* elements to the next row, and to the next column */
} tni_block;

/*
 * Compute C = beta C + A B, where C has sizes[0] rows and sizes[1] columns, whose numbers are
 * contiguous in a row (column 1), and A has sizes[2] columns. beta is 0 or 1. TN_ERR_MEMORY only.
 */
static inline tn_status tni_block_multiply(tn_dtype dtype, const int64_t sizes[3], tni_block a,
                                           tni_block b, int beta, tni_block c)
{
    const tni_product product = {.dtype = dtype,
                                 .m = sizes[0],
                                 .n = sizes[1],
                                 .k = sizes[2],
                                 .a = a.data,
                                 .b = b.data,
                                 .c = c.data,
                                 .a_row = a.row,
                                 .a_col = a.column,
                                 .b_row = b.row,
                                 .b_col = b.column,
                                 .c_row = c.row,
                                 .c_col = 1,
                                 .added = beta == 0 ? NULL : c.data,
                                 .added_row = c.row,
                                 .added_col = 1,
                                 .alpha = TNI_FACTOR_ONE,
                                 .beta = {beta, 0, beta}};
    return tni_multiply(&product);
}

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

#endif
