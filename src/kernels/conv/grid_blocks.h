/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Blocks of grid_sampler: the positions of an image in blocks that stay in the level-1 cache.
 *
 * Coordinates of a block become taps, dimension by dimension, in loops over positions that
 * compilers vectorise; the products of the taps of all dimensions are then applied to one group of
 * channels after the other. Everything is computed in double; only positions are rounded as the
 * grid's dtype rounds them. Results of planes of floats are computed in float where all taps are
 * inside, without tests: most positions are, and one channel or three do not pay for taps.
 */
#ifndef TENON_GRID_BLOCKS_H
#define TENON_GRID_BLOCKS_H

#include <stdbool.h>
#include <stdint.h>

/* The largest number of spatial dimensions; 2-D images are volumes one position deep. */
#define TNI_GRID_SPACE 3

/* Positions of a block. */
#define TNI_GRID_BLOCK 64

/* The values of interpolation_mode and padding_mode in PyTorch. */
enum { TNI_GRID_LINEAR, TNI_GRID_NEAREST, TNI_GRID_CUBIC };
enum { TNI_GRID_ZEROS, TNI_GRID_BORDER, TNI_GRID_REFLECTION };

/*
 * The work of a call on row-major tensors. One of `result`, `input_gradient` and `grid_gradient` is
 * set: a walk computes one of them. Input and gradient are double if `is_wide`, else float.
 */
typedef struct tni_grid_run {
    int space;                     /* spatial dimensions: 2 or 3 */
    int64_t mode, padding;         /* TNI_GRID_… */
    bool align_corners;            /* -1 and 1 are centres of elements, else their outer edges */
    bool is_wide;                  /* the input's elements are double */
    bool is_grid_wide;             /* the grid's numbers are double; else positions are float */
    int64_t channels;              /* of an image */
    int64_t sizes[TNI_GRID_SPACE]; /* of the input; ones in front */
    int64_t lines;                 /* positions of a plane of the input */
    int64_t positions;             /* of a plane of the result */
    const void *input;             /* [N, channels, lines] */
    const void *grid;              /* [N, positions, space] */
    void *result;                  /* [N, channels, positions], as the input */
    const void *gradient;          /* of the result, as the input */
    double *input_gradient;        /* [N, channels, lines] */
    double *grid_gradient;         /* [N, positions, space] */
} tni_grid_run;

/*
 * Walk `count` positions, at most TNI_GRID_BLOCK, of an image from `first` on, in channels [begin,
 * end).
 */
typedef void (*tni_grid_block)(const tni_grid_run *run, int64_t image, int64_t first, int64_t count,
                               int64_t begin, int64_t end);
extern const tni_grid_block tni_grid_block_base;
extern const tni_grid_block tni_grid_block_avx2;
extern const tni_grid_block tni_grid_block_avx512;

#endif
