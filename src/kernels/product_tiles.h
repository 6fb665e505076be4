/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The innermost part of float and double matrix products: a tile of C from packed strips of A and
 * B, once per instruction set (levels.h).
 *
 * A strip of A holds `rows` rows, a strip of B `columns` columns; both lie depth by depth, padded
 * with zeros, so that a tile has no edges.
 */
#ifndef TENON_PRODUCT_TILES_H
#define TENON_PRODUCT_TILES_H

#include <stdbool.h>
#include <stdint.h>

/* Most rows and columns of a tile, at any level. */
#define TNI_TILE_MOST_ROWS    12
#define TNI_TILE_MOST_COLUMNS 32

/* out[row][column] (+)= sum over depth of a[depth][row] * b[depth][column]; added if not first. */
typedef void (*tni_tile_work)(const void *a, const void *b, int64_t depth, bool is_first,
                              void *out);

typedef struct tni_tile {
    int rows;           /* of a tile */
    int columns;        /* of a tile */
    tni_tile_work work; /* computes one */
} tni_tile;

/* Tiles for float and double. */
typedef struct tni_tiles {
    tni_tile single; /* float */
    tni_tile twice;  /* double */
} tni_tiles;

extern const tni_tiles tni_product_tiles_base;
extern const tni_tiles tni_product_tiles_avx2;
extern const tni_tiles tni_product_tiles_avx512;

#endif
