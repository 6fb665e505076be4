/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The one matrix product that products, convolutions and solvers are made of.
 *
 *     C[m,n] = alpha * A[m,k] B[k,n] + beta * S[m,n]
 *
 * Every matrix has two strides, so that transposed, broadcast and channels-last operands need no
 * copies. float and double are computed in tiles that stay in registers: B is packed in strips of a
 * tile's columns, A in strips of its rows, and the sums of a block stay in a buffer of the thread
 * until the whole depth is added, so that an element is rounded to the result's dtype once.
 *
 *     B ─pack─► strips ─┐
 *     A ─pack─► strips ─┴─► tile (gemm_loops.c, one per ISA) ─► sums ─► C
 */
#ifndef TENON_GEMM_H
#define TENON_GEMM_H

#include "kernels/core/kernel_core.h"
#include "kernels/gemm/gemm_tiles.h"

/* A factor, in every form that a dtype may want. */
typedef struct tni_factor {
    double real;      /* for reals, and the real part */
    double imaginary; /* for complex numbers */
    int64_t integer;  /* for whole numbers */
} tni_factor;

#define TNI_FACTOR_ONE  ((tni_factor){1, 0, 1})
#define TNI_FACTOR_ZERO ((tni_factor){0, 0, 0})

/* The factor that a scalar is. */
tni_factor tni_factor_of(const tni_scalar *scalar);

/*
 * Writes columns [column, column + columns) of rows [row, row + depth) of B, row by row, each
 * `width` numbers wide: what lies beyond `columns` is 0.
 */
typedef void (*tni_pack_columns)(const void *context, int64_t row, int64_t depth, int64_t column,
                                 int64_t columns, int64_t width, void *packed);

/* One product. Strides count elements. */
typedef struct tni_product {
    tn_dtype dtype;           /* of all matrices */
    int64_t m, n, k;          /* sizes */
    const void *a;            /* first element of A */
    int64_t a_row, a_col;     /* its strides */
    const void *b;            /* first element of B; unused with `pack` */
    int64_t b_row, b_col;     /* its strides */
    tni_pack_columns pack;    /* makes B, for float and double; NULL: B lies at `b` */
    const void *pack_context; /* handed to it */
    const int64_t *b_offsets; /* for float and double: row k of B begins this many bytes behind `b`;
                                its columns lie side by side, and TNI_TILE_MOST_COLUMNS numbers
                                behind the last may be read. NULL: the strides say */
    int64_t line, line_step;  /* with a step, the first `line` of as many columns go to C, the
                                 others nowhere */
    void *c;                  /* first element of C, which is no part of A or B */
    int64_t c_row, c_col;     /* its strides */
    const void *added;        /* first element of S; NULL without one. May be C. */
    int64_t added_row;        /* its strides, 0 where it is broadcast */
    int64_t added_col;        /* likewise */
    tni_factor alpha, beta;   /* the factors */
} tni_product;

/* Whether numbers of the dtype can be multiplied. */
bool tni_can_multiply(tn_dtype dtype);

/* Computes it, in parallel if it is large. TN_ERR_MEMORY only. */
tn_status tni_multiply(const tni_product *product) TN_NODISCARD;

/*
 * The same for `count` products at steps of bytes: in parallel over the products if there are
 * enough of them. `steps` are those of A, B, C and S.
 */
tn_status tni_multiply_batch(const tni_product *first, int64_t count,
                             const int64_t steps[4]) TN_NODISCARD;

#endif
