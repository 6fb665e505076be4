/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The innermost part of matrix products, once per instruction set (isa.h): a tile of C
 * from a few rows of A and a strip of columns of B.
 *
 * A is read number by number, with two strides, so it may have any layout. The columns of a row of
 * B are contiguous and read as vectors, and each row of B has an offset of its own: so packed
 * strips, rows of a matrix in place and windows of an image are all the same to a tile.
 *
 * Tiles of distances add up what is between the numbers of A and B instead of their products.
 *
 * A tile of pairs multiplies bfloat16: the unit it takes from A and B is two numbers, neighbours in
 * depth; its sums are floats. Tiles of shorts and of bytes take two and four integers likewise;
 * their sums are 32-bit integers, which wrap.
 */
#ifndef TENON_GEMM_TILES_H
#define TENON_GEMM_TILES_H

#include <stdbool.h>
#include <stdint.h>

/* The most rows and columns of a tile at any ISA. */
#define TNI_TILE_MOST_ROWS    12
#define TNI_TILE_MOST_COLUMNS 48

/* One tile. Strides and offsets are bytes. */
typedef struct tni_tile_call {
    const char *a;            /* first number of A */
    int64_t a_row, a_col;     /* to its next row, and to its next unit in depth */
    const char *b;            /* base of the offsets */
    const int64_t *b_offsets; /* where each row of B begins */
    int64_t depth;            /* rows of B */
    char *out;                /* first of the sums */
    int64_t out_row;          /* to their next row */
    const char *had;          /* added to the sums, may be `out`; NULL: nothing */
    int64_t had_row;          /* to its next row */
    const char *excess;       /* for tiles with work[0]: what that wrote to `out` for this B */
    int64_t columns;          /* for narrow tiles: of B, of `had` and of `out`, up to the tile's */
    char *packed;             /* for tiles that can pack: where the rows of B go as they are read;
                                 NULL: nowhere */
    int64_t packed_row;       /* to the next of them */
    const char *next;         /* float and double at AVX-512: with each unit of depth a line from
                                 here on is fetched, to be read later; any address */
    int64_t next_step;        /* to the next line; 0: nothing is fetched */
} tni_tile_call;

/* Computes one tile; the number of rows is in the function. */
typedef void (*tni_tile_work)(const tni_tile_call *call);

/* The tiles of one dtype. */
typedef struct tni_tile {
    int rows;                                   /* at most; 0: this ISA has no such tile */
    int columns;                                /* of every tile */
    tni_tile_work work[TNI_TILE_MOST_ROWS + 1]; /* by number of rows, from 1; 0: NULL, or writes a
                                                   row of what is to be taken off */
    bool packs;                                 /* those of more than half of the rows can pack */
} tni_tile;

/*
 * A few rows of A by columns of B, both contiguous in depth, so that nothing is packed. Strides are
 * bytes; the sums of a row are contiguous.
 */
typedef struct tni_dots_call {
    const char *a;   /* first number of A */
    int64_t a_row;   /* to its next row */
    const char *b;   /* first number of B */
    int64_t b_col;   /* to its next column, of four that are computed together or the last three */
    int64_t b_next;  /* to the first of the next four */
    int64_t depth;   /* numbers of a row, and of a column */
    int64_t columns; /* of B, any number */
    char *out;       /* first of the sums */
    int64_t out_row; /* to their next row */
    const char *had; /* added to the sums, laid out as they are; NULL: nothing */
    int64_t had_row; /* to its next row */
} tni_dots_call;

/* Computes one call; the number of rows is in the function. */
typedef void (*tni_dots_work)(const tni_dots_call *call);

/* The most rows of dots at any ISA. */
#define TNI_DOTS_MOST_ROWS 6

/* The dots of one dtype. */
typedef struct tni_dots {
    int rows;                                   /* at most */
    tni_dots_work work[TNI_DOTS_MOST_ROWS + 1]; /* by number of rows, from 1 */
} tni_dots;

/*
 * A matrix by a vector, for a matrix whose rows are contiguous:
 *
 *     out[i] = sum over k of matrix[k * step + i] * vector[k]
 */
typedef struct tni_vector_product {
    const void *matrix; /* first number */
    int64_t step;       /* elements from one row to the next */
    const void *vector; /* contiguous */
    void *out;          /* contiguous */
    int64_t columns;    /* elements of out */
    int64_t depth;      /* elements of the vector */
} tni_vector_product;

/* Computes one such product. */
typedef void (*tni_vector_work)(const tni_vector_product *product);

/*
 * Transposes `count` rows of `depth` contiguous words, `row` bytes apart, into columns of `step`
 * words: word k of row i goes to out[k * step + i]. If `count` is no multiple of four, the last row
 * is repeated up to the next one; if `step` has no room for it, the next column, which is written
 * later, goes over it.
 */
typedef void (*tni_transpose_work)(const char *from, int64_t count, int64_t row, int64_t depth,
                                   int64_t step, char *out);

/*
 * Copies `depth` pieces of `bytes` bytes, `row` bytes apart, to where they are `step` bytes apart.
 * `bytes` is a multiple of 4.
 */
typedef void (*tni_copy_rows_work)(const char *from, int64_t row, int64_t depth, int64_t bytes,
                                   int64_t step, char *out);

/* Writes `even[0] odd[0] even[1] odd[1] …`, of 16-bit numbers, a row of a tile of pairs. */
typedef void (*tni_interleave_work)(const uint16_t *even, const uint16_t *odd, uint16_t *out);

/*
 * Return whether a sum of squared differences of floats is too small or too large for its squares
 * to be near: below 2^-100, those that vanish or lose bits (under 2^-126) can matter.
 */
static inline bool tni_is_square_outside(float sum)
{
    return sum < 0x1p-100F || sum > 0x1p127F;
}

/*
 * Writes the square roots of `count` sums of squares to `out`; returns whether any sum is
 * tni_is_square_outside.
 */
typedef bool (*tni_roots_work)(const float *from, int64_t count, float *out);

/* The same for doubles, without the question. */
typedef void (*tni_roots_long_work)(const double *from, int64_t count, double *out);

/* All micro-kernels of one ISA. */
typedef struct tni_tiles {
    const struct tni_tiles *narrower;   /* AVX-512's: AVX2's, of half as wide vectors; else NULL */
    tni_tile single;                    /* float */
    tni_tile twice;                     /* double */
    tni_tile wide;                      /* float: of fewer rows by three vectors; at AVX-512 */
    tni_tile wide_twice;                /* double: likewise */
    tni_tile narrow;                    /* float: of one vector; at AVX-512, else none */
    tni_tile narrow_twice;              /* double: likewise */
    tni_tile pairs;                     /* bfloat16 */
    tni_tile words;                     /* 32-bit integers, which wrap */
    tni_tile long_words;                /* 64-bit integers, likewise */
    tni_tile short_words;               /* those that fit 32 bits, of the same size; or none */
    tni_tile shorts;                    /* pairs of 16-bit integers; AVX-512 has AVX2's */
    tni_tile bytes;                     /* four bytes, a + 128 of A; or none */
    tni_tile squares;                   /* float: sums of squared differences, not of products */
    tni_tile squares_long;              /* double: likewise */
    tni_tile magnitudes;                /* float: sums of magnitudes of differences */
    tni_tile magnitudes_long;           /* double: likewise */
    bool (*has_pairs)(void);            /* whether the processor has what `pairs` needs */
    bool (*has_bytes)(void);            /* whether it has what `bytes` needs */
    tni_transpose_work transpose;       /* transposes words */
    tni_transpose_work transpose_pairs; /* transposes pairs of words; no row is repeated */
    tni_copy_rows_work copy_rows;       /* copies numbers of any type */
    tni_interleave_work interleave;     /* interleaves two rows; NULL without tiles of pairs */
    tni_dots dots;                      /* float */
    tni_dots dots_long;                 /* double */
    tni_dots byte_dots;                 /* int8, with 32-bit sums; AVX-512's needs has_bytes */
    tni_vector_work axpys;              /* float */
    tni_vector_work axpys_long;         /* double */
    tni_roots_work roots;               /* float */
    tni_roots_long_work roots_long;     /* double */
} tni_tiles;

extern const tni_tiles tni_product_tiles_base;
extern const tni_tiles tni_product_tiles_avx2;
extern const tni_tiles tni_product_tiles_avx512;

#endif
