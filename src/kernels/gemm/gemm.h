/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The matrix product, which every other product, convolutions and solvers use.
 *
 *     C[m,n] = alpha * A[m,k] B[k,n] + beta * S[m,n]
 *
 * Every matrix has two strides, so that transposed, broadcast and channels-last operands need no
 * copies. Floating dtypes are computed by a blocked algorithm after BLIS (Van Zee and van de Geijn,
 * 2015): B is packed in strips of a tile's columns, A in strips of its rows, and tiles keep their
 * sums in registers. Sums of a block stay in a buffer of the thread until the whole depth is added,
 * so that an element is rounded to the result's dtype once. The order of additions in one element
 * depends on sizes, layouts and the ISA, not on the number of threads.
 *
 *     B ─pack─► strips ─┐
 *     A ─pack─► strips ─┴─► tile (gemm_loops.c, one per ISA) ─► sums ─► C
 */
#ifndef TENON_GEMM_H
#define TENON_GEMM_H

#include "kernels/core/kernel_core.h"
#include "kernels/gemm/gemm_tiles.h"

/* A factor, in the forms that dtypes want. */
typedef struct tni_factor {
    double real;      /* for reals, and the real part */
    double imaginary; /* for complex numbers */
    int64_t integer;  /* for integers */
} tni_factor;

#define TNI_FACTOR_ONE  ((tni_factor){1, 0, 1})
#define TNI_FACTOR_ZERO ((tni_factor){0, 0, 0})

/* Return a scalar as a factor. */
tni_factor tni_factor_of(const tni_scalar *scalar);

/*
 * Writes columns [column, column + columns) of rows [row, row + depth) of B to `packed`, row by
 * row, each `width` numbers wide, with zeros beyond `columns`. Called from any thread.
 */
typedef void (*tni_pack_columns)(const void *context, int64_t row, int64_t depth, int64_t column,
                                 int64_t columns, int64_t width, void *packed);

/* One product. All pointers are borrowed; strides count elements. */
typedef struct tni_product {
    tn_dtype dtype;           /* of all matrices */
    int64_t m, n, k;          /* sizes */
    const void *a;            /* first element of A */
    int64_t a_row, a_col;     /* its strides */
    const void *b;            /* first element of B; not read if `pack` is set */
    int64_t b_row, b_col;     /* its strides */
    tni_pack_columns pack;    /* makes B, for float and double; NULL: B is at `b` */
    const void *pack_context; /* handed to it */
    const int64_t *b_offsets; /* for float and double: row k of B begins this many bytes from `b`;
                                 its columns are contiguous, and TNI_TILE_MOST_COLUMNS numbers past
                                 the last may be read. NULL: b_row and b_col hold */
    int64_t line, line_step;  /* if line_step is not 0: of every line_step columns the first `line`
                                 go to C, side by side, and the others are dropped */
    void *c;                  /* first element of C, which must not overlap A or B */
    int64_t c_row, c_col;     /* its strides */
    const void *added;        /* first element of S, or NULL; may be C itself */
    int64_t added_row;        /* its strides, 0 where it is broadcast */
    int64_t added_col;        /* likewise */
    tni_factor alpha, beta;   /* the factors */
    const tn_tensor *a_of, *b_of; /* the tensors that A and B lie in, whose storages may keep them
                                     packed (packed_forms.h); or NULL */
} tni_product;

/* Return whether elements of the dtype can be multiplied. */
bool tni_can_multiply(tn_dtype dtype);

/*
 * Compute a product, in parallel if it is large. TN_ERR_MEMORY; TN_ERR_NOT_IMPLEMENTED for another
 * dtype; TN_ERR_RUNTIME for an operand without data.
 */
tn_status tni_multiply(const tni_product *product) TN_NODISCARD;

/*
 * Compute `count` products of the sizes of *first, whose operands A, B, C and S are steps[0] to
 * steps[3] bytes apart: in parallel over the products if there are enough of them.
 */
tn_status tni_multiply_batch(const tni_product *first, int64_t count,
                             const int64_t steps[4]) TN_NODISCARD;

/* A block of a matrix: borrowed. */
typedef struct tni_block {
    char *data;          /* its first number */
    int64_t row, column; /* elements to the next row, and to the next column */
} tni_block;

/*
 * Compute C = beta C + A B, where C has sizes[0] rows and sizes[1] columns, and A has sizes[2]
 * columns. beta is 0 or 1. The errors are those of tni_multiply.
 */
tn_status tni_block_multiply(tn_dtype dtype, const int64_t sizes[3], tni_block a, tni_block b,
                             int beta, tni_block c) TN_NODISCARD;

#endif
