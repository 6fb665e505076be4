/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Products of floating dtypes in blocks of tiles, for gemm.c, and how numbers are brought into
 * tiles and out of them.
 */
#ifndef TENON_GEMM_BLOCKS_H
#define TENON_GEMM_BLOCKS_H

#include "kernels/gemm/gemm.h"

/*
 * How a dtype is packed and stored. Packed rows of A lie depth by depth, `step` rows each, those
 * beyond `rows` being anything; packed columns of B likewise, `width` columns each, 0 beyond
 * `columns`. Numbers behind the depth that fill up a unit are 0.
 */
typedef struct tni_packer {
    int unit;        /* numbers in depth that a tile takes as one: 2 for pairs */
    int bytes;       /* of what a tile takes as one */
    bool is_plain;   /* a tile can take numbers as they lie in memory */
    bool has_double; /* sums are doubles, else floats */
    void (*pack_a)(const tni_product *p, int64_t i, int64_t rows, int64_t k, int64_t depth,
                   int64_t step, void *packed);
    void (*pack_b)(const tni_product *p, int64_t k, int64_t depth, int64_t j, int64_t columns,
                   int64_t width, void *packed);
    /* Writes sums of row i, from column j, as alpha and beta say. */
    void (*store)(const tni_product *p, int64_t i, int64_t j, int64_t columns, const void *sums);
} tni_packer;

/* Those of this process's ISA. */
const tni_tiles *tni_tiles_here(void);

/* For the dtype on this processor; NULL for those that are not computed in tiles. */
const tni_packer *tni_packer_for(tn_dtype dtype);

/* Product i of a batch at steps of bytes, those of A, B, C and S; NULL for the first alone. */
tni_product tni_product_at(const tni_product *first, int64_t i, const int64_t steps[4]);

/* Computes `count` products with elements in tiles, planned once. TN_ERR_MEMORY only. */
tn_status tni_multiply_blocks(const tni_product *first, int64_t count, const int64_t steps[4],
                              const tni_packer *packer) TN_NODISCARD;

/* ---- gemv.c ---- */

/*
 * How many of the last columns of a product with elements tni_multiply_dots is faster at than
 * tiles: those that are too few for a tile, or all, if rows are few.
 */
int64_t tni_dots_columns(const tni_product *product, const tni_packer *packer);

/* The product, where A and B have neighbours in depth. */
void tni_multiply_dots(const tni_product *product, const tni_packer *packer);

/*
 * The product where one side is a vector that rows of the other can be multiplied by: *done says
 * whether it is so. TN_ERR_MEMORY only.
 */
tn_status tni_multiply_vector(const tni_product *product, const tni_packer *packer,
                              bool *done) TN_NODISCARD;

#endif
