/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The innermost part of float and double matrix products: a tile of C from packed strips of A and
 * B.
 *
 * A strip of A holds TNI_TILE_ROWS rows, a strip of B 64 bytes' worth of columns; both lie depth by
 * depth, padded with zeros, so that a tile has no edges. Each element is summed over the depth in
 * order, whatever the instruction set: results do not depend on the machine.
 */
#ifndef TENON_PRODUCT_TILES_H
#define TENON_PRODUCT_TILES_H

#include <stdint.h>

/* Rows of a tile. */
#define TNI_TILE_ROWS 6

/* Columns of a tile. */
#define TNI_TILE_COLUMNS_F32 16
#define TNI_TILE_COLUMNS_F64 8

/* out[row][column] = sum over depth of a[depth][row] * b[depth][column]. */
typedef void (*tni_tile_float)(const float *a, const float *b, int64_t depth, float *out);
typedef void (*tni_tile_double)(const double *a, const double *b, int64_t depth, double *out);

/* The best one for this machine. */
tni_tile_float tni_tile_float_get(void);
tni_tile_double tni_tile_double_get(void);

#endif
