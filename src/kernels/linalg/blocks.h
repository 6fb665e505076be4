/* SPDX-License-Identifier: BSD-3-Clause */
/* Factorizations by blocks: products of blocks of real matrices, and inverses of triangles. */
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

#endif
