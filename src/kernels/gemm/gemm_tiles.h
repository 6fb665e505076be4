/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The innermost part of floating matrix products: a tile of C from a few rows of A and a strip of
 * columns of B, once per instruction set (isa.h).
 *
 * A is read number by number, so that it may lie anywhere; the columns of a row of B are read as
 * vectors and lie side by side, and each row of B has an offset of its own: packed strips, rows of
 * a matrix as it is, and windows of an image are all the same to a tile.
 *
 * A tile of pairs multiplies bfloat16 numbers: what it takes for a number of A or B is two of them,
 * of two neighbours in depth; its sums are floats.
 */
#ifndef TENON_GEMM_TILES_H
#define TENON_GEMM_TILES_H

#include <stdbool.h>
#include <stdint.h>

/* Most rows and columns of a tile, at any ISA. */
#define TNI_TILE_MOST_ROWS    12
#define TNI_TILE_MOST_COLUMNS 32

/* One tile. Steps and offsets are bytes. */
typedef struct tni_tile_call {
    const char *a;            /* first number of A */
    int64_t a_row, a_col;     /* to its next row, and to the next in depth */
    const char *b;            /* what the offsets count from */
    const int64_t *b_offsets; /* where each row of B begins */
    int64_t depth;            /* rows of B */
    char *out;                /* first of the sums */
    int64_t out_row;          /* to their next row */
    const char *had;          /* what is added to them, may be `out`; NULL: nothing */
    int64_t had_row;          /* to its next row */
} tni_tile_call;

typedef void (*tni_tile_work)(const tni_tile_call *call);

typedef struct tni_tile {
    int rows;                                   /* at most; 0: this ISA has no such tile */
    int columns;                                /* of every tile */
    tni_tile_work work[TNI_TILE_MOST_ROWS + 1]; /* by number of rows, from 1 */
} tni_tile;

/*
 * A few rows of A by columns of B, both with their numbers side by side in depth, so that nothing
 * is packed. Steps are bytes; sums of a row lie side by side.
 */
typedef struct tni_dots_call {
    const char *a;   /* first number of A */
    int64_t a_row;   /* to its next row */
    const char *b;   /* first number of B */
    int64_t b_col;   /* to its next column */
    int64_t depth;   /* numbers of a row, and of a column */
    int64_t columns; /* of B, any number */
    char *out;       /* first of the sums */
    int64_t out_row; /* to their next row */
    const char *had; /* what is added to them, as sums lie, may be `out`; NULL: nothing */
    int64_t had_row; /* to its next row */
} tni_dots_call;

typedef void (*tni_dots_work)(const tni_dots_call *call);

/* Most rows of dots at a time, at any ISA. */
#define TNI_DOTS_MOST_ROWS 6

typedef struct tni_dots {
    int rows;                                   /* at most */
    tni_dots_work work[TNI_DOTS_MOST_ROWS + 1]; /* by number of rows, from 1 */
} tni_dots;

/*
 * A matrix by a vector: out[i] = sum of matrix[k][i] * vector[k]. The matrix has its numbers side
 * by side over i.
 */
typedef struct tni_vector_product {
    const void *matrix; /* first number */
    int64_t step;       /* numbers from one k to the next */
    const void *vector; /* without gaps */
    void *out;          /* without gaps */
    int64_t columns;    /* numbers of out */
    int64_t depth;      /* numbers of the vector */
} tni_vector_product;

typedef void (*tni_vector_work)(const tni_vector_product *product);

/*
 * Words of `count` rows of `depth` words that lie side by side, `row` bytes apart, into columns of
 * `step` words, a multiple of four. The last row is written again up to the next four.
 */
typedef void (*tni_turn_work)(const char *from, int64_t count, int64_t row, int64_t depth,
                              int64_t step, char *out);

/* Tiles for float, double and pairs of bfloat16. */
typedef struct tni_tiles {
    tni_tile single;            /* float */
    tni_tile twice;             /* double */
    tni_tile pairs;             /* bfloat16 */
    bool (*has_pairs)(void);    /* whether the processor has what `pairs` needs */
    tni_turn_work turn;         /* words of rows into columns */
    tni_turn_work turn_pairs;   /* pairs of words likewise; no row is written again */
    tni_dots dots;              /* float */
    tni_dots dots_long;         /* double */
    tni_vector_work axpys;      /* float */
    tni_vector_work axpys_long; /* double */
} tni_tiles;

extern const tni_tiles tni_product_tiles_base;
extern const tni_tiles tni_product_tiles_avx2;
extern const tni_tiles tni_product_tiles_avx512;

#endif
