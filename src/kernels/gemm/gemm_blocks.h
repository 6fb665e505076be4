/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Products in blocks of tiles, for gemm.c: how numbers are packed for tiles and
 * stored from them, and the ways for few rows and vectors.
 */
#ifndef TENON_GEMM_BLOCKS_H
#define TENON_GEMM_BLOCKS_H

#include "kernels/gemm/gemm.h"

/* What a tile adds up. */
typedef enum tni_tile_sums {
    TNI_SUM_PRODUCTS,   /* a b */
    TNI_SUM_SQUARES,    /* (a - b)^2 */
    TNI_SUM_MAGNITUDES, /* |a - b| */
    TNI_SUM_SHORTS,     /* products of the two numbers of 16 bits in a word */
    TNI_SUM_BYTES       /* of the four bytes, a + 128 of A */
} tni_tile_sums;

/*
 * How a dtype is packed and stored. A packed strip of A holds, for each unit of depth, `step` rows;
 * those beyond `rows` may be anything. A packed strip of B holds `width` columns likewise, zeros
 * beyond `columns`. Numbers past the depth that fill up a unit are 0.
 */
typedef struct tni_packer {
    int unit;           /* numbers in depth that a tile takes as one: 1, or 2 for pairs */
    int bytes;          /* of a unit */
    bool is_plain;      /* tiles can read the dtype in place */
    bool has_double;    /* sums are double, else float or integers */
    tni_tile_sums sums; /* what is added up; distances are of floating dtypes */
    bool is_whole;      /* numbers are integers, which wrap; sums have the bytes of a unit */
    /* Packs rows [i, i + rows) of A, depth [k, k + depth). */
    void (*pack_a)(const tni_product *p, int64_t i, int64_t rows, int64_t k, int64_t depth,
                   int64_t step, void *packed);
    /* Packs columns [j, j + columns) of B, depth [k, k + depth). */
    void (*pack_b)(const tni_product *p, int64_t k, int64_t depth, int64_t j, int64_t columns,
                   int64_t width, void *packed);
    /* Writes sums to row i of C, from column j on: alpha * sums + beta * S, rounded. */
    void (*store)(const tni_product *p, int64_t i, int64_t j, int64_t columns, const void *sums);
} tni_packer;

/* Return the tiles of this process's ISA. */
const tni_tiles *tni_tiles_here(void);

/*
 * Return the packer for a dtype on this processor; NULL for those that are not computed in tiles.
 */
const tni_packer *tni_packer_for(tn_dtype dtype);

/*
 * Return whether the operands of a product of 64-bit integers are worth reading twice and fit 32
 * bits.
 */
bool tni_fits_short_words(const tni_product *product);

/*
 * Return product i of a batch whose A, B, C and S are steps[0] to steps[3] bytes apart; `steps` is
 * not read for product 0.
 */
tni_product tni_product_at(const tni_product *first, int64_t i, const int64_t steps[4]);

/*
 * Return the packer for distances of floats, or of doubles: C is the root of the sums of squares,
 * or the sums of magnitudes. Its product has no S and no factors.
 */
const tni_packer *tni_distance_packer(tni_tile_sums sums, bool is_double);

/* Compute `count` products with k > 0 in tiles; planned once. TN_ERR_MEMORY only. */
tn_status tni_multiply_blocks(const tni_product *first, int64_t count, const int64_t steps[4],
                              const tni_packer *packer) TN_NODISCARD;

/* ---- byte_products.c ---- */

/* Return the packer for words of shorts, or of bytes. */
const tni_packer *tni_byte_packer(bool is_short);

/*
 * Compute a product with k > 0 of an A of dtype int8 or uint8 by a B of int8, each contiguous in
 * one direction. C is of int32; there is no S, and no factor. TN_ERR_MEMORY only.
 */
tn_status tni_multiply_bytes(const tni_product *product) TN_NODISCARD;

/* ---- complex_products.c ---- */

/*
 * Compute a product of complex numbers with m, n and k > 0 in tiles of real ones. TN_ERR_MEMORY
 * only.
 */
tn_status tni_multiply_complex(const tni_product *product) TN_NODISCARD;

/* ---- gemv.c ---- */

/*
 * Return how many of the last columns of a product tni_multiply_dots computes faster than tiles:
 * those too few for a tile, all if rows are few, 0 if the layout does not allow it. Of a packer of
 * bytes: all columns if rows are few and B is contiguous in depth, else 0; A may have any a_col,
 * and the caller copies it first (byte_products.c).
 */
int64_t tni_dots_columns(const tni_product *product, const tni_packer *packer);

/* Compute a product whose A and B are contiguous in depth (a_col and b_row are 1). */
void tni_multiply_dots(const tni_product *product, const tni_packer *packer);

/*
 * Compute a product with m or n 1, if the other matrix has contiguous rows or columns; *done says
 * whether it was. TN_ERR_MEMORY only.
 */
tn_status tni_multiply_vector(const tni_product *product, const tni_packer *packer,
                              bool *done) TN_NODISCARD;

#endif
