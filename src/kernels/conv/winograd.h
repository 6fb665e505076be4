/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Float convolutions by windows of 3x3 with stride 1 after Winograd: F(2x2, 3x3) of Lavin and Gray
 * (2016). A tile of 2x2 results needs 16 products in place of 36, after sums of the 4x4 elements
 * that it sees (input), and of the 3x3 weights; sums of the products give the results (output).
 *
 *     image ─copy─► tiles 4x4 ─input─► 16 matrices [tiles, channels] ─┐
 *     weight ─weights─► 16 matrices [channels, outs] ─────────────────┴─► products ─output─► result
 *
 * In volumes, windows of several slices with stride 1 are sums of such windows, and so are their
 * images.
 *
 * The gradient of the weight, not in volumes, is the same read backwards, F(3x3, 2x2): the sum over
 * all tiles of what a tile sees by the gradient of its results, where 16 products again take the
 * place of 36.
 *
 *     image ─copy─► tiles 4x4 ─input─► 16 matrices [tiles, channels] ──┐
 *     result ─copy─► tiles 2x2 ─gradient─► 16 matrices [tiles, outs] ──┴─► products ─taps─► weight
 *
 * The factors of the sums are 1 and 1/2, so errors are about those of direct sums. A number that is
 * not finite would reach all results of its tile: if there is one among the results, the
 * convolution is left to others.
 */
#ifndef TENON_WINOGRAD_H
#define TENON_WINOGRAD_H

#include "kernels/conv/convolution.h"

/* Elements of a tile, and of what it gives; and products of a tile. */
#define TNI_WINOGRAD_TILE     4
#define TNI_WINOGRAD_RESULTS  2
#define TNI_WINOGRAD_PRODUCTS 16

/*
 * Compute what tni_conv_forward and tni_conv_to_image do, for tensors with elements, row-major or
 * channels-last; also the weight of the first. *done is false if another way is faster, or a result
 * is not finite; then results may have been written. TN_ERR_MEMORY only.
 */
tn_status tni_winograd_forward(const tni_conv *conv, const tn_tensor *image,
                               const tn_tensor *weight, const tn_tensor *bias,
                               const tn_tensor *result, bool *done) TN_NODISCARD;
tn_status tni_winograd_to_image(const tni_conv *conv, const tn_tensor *result,
                                const tn_tensor *weight, const tn_tensor *bias,
                                const tn_tensor *image, bool *done) TN_NODISCARD;

/* The same for tni_conv_to_weight (winograd_weights.c). */
tn_status tni_winograd_to_weight(const tni_conv *conv, const tn_tensor *result,
                                 const tn_tensor *image, const tn_tensor *weight,
                                 bool *done) TN_NODISCARD;

/*
 * Return whether a convolution has windows of 3x3, in volumes of several slices, with stride 1 over
 * floats that are row-major or channels-last without gaps.
 */
bool tni_winograd_has_tiles(const tni_conv *conv, const tn_tensor *image, const tn_tensor *result);

/* ---- loops, once per instruction set (winograd_loops.c) ---- */

/* Tiles side by side. Steps are floats; channels are contiguous. */
typedef struct tni_winograd_tiles {
    float *image;             /* elements, or results, of the first tile */
    int64_t line, position;   /* to the next line and the next position of it */
    float *products;          /* the first tile in the first matrix */
    int64_t plane, row;       /* to the next matrix, and to the next tile in one */
    int64_t tiles, channels;  /* how many; whole vectors for `input` and `gradient` */
    int64_t lines, positions; /* of all tiles together that `output` writes */
    const float *bias;        /* by channel, with room for a whole vector; NULL for 0 */
    const tni_bounds *bounds; /* clamp of results, or NULL */
} tni_winograd_tiles;

/* The loops of an ISA. */
typedef struct tni_winograd_loops {
    void (*input)(const tni_winograd_tiles *call);
    /* Return whether all results are finite. */
    bool (*output)(const tni_winograd_tiles *call);
    /*
     * Nine rows of `columns` weights, a multiple of the lanes, `step` floats apart, to 16 rows that
     * are `plane` apart.
     */
    void (*weights)(const float *from, int64_t step, int64_t columns, bool is_turned, float *to,
                    int64_t plane);
    /* Gradients of the results of tiles, two lines of two, to 16 rows of products each. */
    void (*gradient)(const tni_winograd_tiles *call);
    /*
     * 16 rows of `columns` products, `plane` apart, to the gradients of nine taps, `step` apart.
     * Return whether all are finite.
     */
    bool (*taps)(const float *products, int64_t plane, int64_t columns, float *to, int64_t step);
} tni_winograd_loops;

extern const tni_winograd_loops tni_winograd_loops_base;
extern const tni_winograd_loops tni_winograd_loops_avx2;
extern const tni_winograd_loops tni_winograd_loops_avx512;

#endif
