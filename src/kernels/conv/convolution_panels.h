/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Float convolutions that read the windows in place, without im2col.
 *
 * What a window sees comes in runs of a channels-last image: the channels of neighbouring positions
 * are side by side in memory. A row-major image is copied so, and sums for a row-major result are
 * transposed, some positions at a time. A panel holds the weights of a few channels of the result
 * in the same order as the runs; a tile multiplies the windows of a few positions of a line by a
 * panel.
 *
 *     image (with zeros around it) ─► windows of positions, run by run ─────────┐
 *     weight ─transpose─► panels [runs, elements of a run, result channels] ────┴─► tiles ─► result
 *
 * Cost: as many multiplications as a product by im2col; the copies are the image, if it has padding
 * or is row-major, the weight, and a row-major result.
 */
#ifndef TENON_CONVOLUTION_PANELS_H
#define TENON_CONVOLUTION_PANELS_H

#include "kernels/conv/convolution.h"

/* The most runs of a window, and its most elements: enough for 5x5x5. */
#define TNI_PANEL_MOST_RUNS 128

/*
 * A padded copy may have this many positions beside four times those of the image; beyond, padding
 * or stride would make it mostly zeros and unused positions.
 */
#define TNI_PANEL_EXTRA_POSITIONS 1024

/*
 * Compute what tni_conv_forward does, for image and result that are channels-last or row-major, for
 * tensors with elements. *done is false, and nothing was written, if another way is faster or the
 * dtype is not float.
 * TN_ERR_MEMORY only.
 */
tn_status tni_conv_by_panels(const tni_conv *conv, const tn_tensor *image, const tn_tensor *weight,
                             const tn_tensor *bias, const tn_tensor *result,
                             bool *done) TN_NODISCARD;

/*
 * Return whether tni_conv_to_image_by_panels, with the same conv, whole and result, is the fastest
 * way to a gradient with `channels` channels in each group. It also needs a dense image, which is
 * not looked at here.
 */
bool tni_conv_pays_by_panels(const tni_conv *conv, const tni_conv *whole, const tn_tensor *result,
                             int64_t channels);

/*
 * As tni_conv_by_panels for tni_conv_to_image, of a phase (image_gradients.c). `conv` is the
 * gradient as a forward convolution with stride 1, of `result` to `image`; the weight is that of
 * `whole`, of whose windows every stride-th tap from `first` on is read, turned.
 */
tn_status tni_conv_to_image_by_panels(const tni_conv *conv, const tni_conv *whole,
                                      const int64_t first[TNI_CONV_SPACE], const tn_tensor *result,
                                      const tn_tensor *weight, const tn_tensor *bias,
                                      const tn_tensor *image, bool *done) TN_NODISCARD;

/* ---- tiles, once per instruction set (isa.h) ---- */

/* The most positions, and vectors of result channels, of a tile at any ISA. */
#define TNI_PANEL_MOST_ROWS 14
#define TNI_PANEL_VECTORS   2

/*
 * One tile: some positions of a line of the result by the channels of a panel. Strides and offsets
 * are bytes.
 */
typedef struct tni_panel_call {
    const char *image;        /* where the window of the first position begins */
    int64_t position;         /* from a position's window to the next one's */
    const int64_t *runs;      /* where each run of a window begins, from the window's begin */
    int64_t run_count;        /* runs */
    int64_t depth;            /* elements of a run, */
    int64_t step;             /* and from one to the next */
    const float *panel;       /* run_count * depth rows of one vector or two */
    int64_t first_row;        /* rows of the whole panel that were skipped; set by the driver, not
                                 read by kernels */
    const float *bias;        /* by channel of the panel, or NULL */
    const tni_bounds *bounds; /* clamp of the sums, or NULL */
    char *out;                /* the first position's first sum */
    int64_t out_position;     /* from a position's sums to the next one's */
    int64_t last;             /* sums of the last vector that are written */
    const char *next;         /* with each row of the panel a line from here on is fetched, to be
                                 read later; any address */
    int64_t next_step;        /* to the next line; 0: nothing is fetched */
} tni_panel_call;

/* Computes one tile; the number of positions and of vectors is in the function. */
typedef void (*tni_panel_work)(const tni_panel_call *call);

/* The tiles of one ISA. */
typedef struct tni_panels {
    int lanes;                       /* floats of a vector */
    int rows[TNI_PANEL_VECTORS + 1]; /* the most positions of a tile, by vectors */
    /* By vectors of result channels, then by positions; both indices count from 1. */
    tni_panel_work work[TNI_PANEL_VECTORS + 1][TNI_PANEL_MOST_ROWS + 1];
} tni_panels;

/* Return the tiles for panels of so many columns on this processor. */
const tni_panels *tni_panels_for(int64_t columns);

extern const tni_panels tni_panels_base;
extern const tni_panels tni_panels_avx2;
extern const tni_panels tni_panels_avx512;

#endif
