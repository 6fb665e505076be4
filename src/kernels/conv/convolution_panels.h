/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Convolutions of channels-last images, read where they lie.
 *
 * What a window sees of an image comes in runs: the channels of positions side by side. A weight in
 * the same order, some channels of the result at a time, is a panel; a tile multiplies the windows
 * of some positions of a line by a panel.
 *
 *     image (zeros around it) ─► windows of positions, run by run ─┐
 *     weight ─turn─► panels [runs, numbers of a run, columns] ──┴─► tiles ─► result
 */
#ifndef TENON_CONVOLUTION_PANELS_H
#define TENON_CONVOLUTION_PANELS_H

#include "kernels/conv/convolution.h"

/* Computes it as tni_conv_forward does, of float numbers whose image and result are channels-last.
 * *done is false, and nothing happened, where the convolution is better done otherwise.
 * TN_ERR_MEMORY only. */
tn_status tni_conv_by_panels(const tni_conv *conv, const tn_tensor *image, const tn_tensor *weight,
                             const tn_tensor *bias, const tn_tensor *result,
                             bool *done) TN_NODISCARD;

/* ---- tiles, once per instruction set (isa.h) ---- */

/* Most positions and vectors of columns of a tile, at any ISA. */
#define TNI_PANEL_MOST_ROWS 14
#define TNI_PANEL_VECTORS   2

/* Some positions of a line of the result by a panel. Steps and offsets are bytes. */
typedef struct tni_panel_call {
    const char *image;        /* what the first place's window begins with */
    int64_t position;         /* to the next position's */
    const int64_t *runs;      /* where each run of a window begins, from there */
    int64_t run_count;        /* runs */
    int64_t depth;            /* numbers of a run */
    const float *panel;       /* rows of as many columns as the tile has */
    const float *bias;        /* by column, or NULL */
    const tni_bounds *bounds; /* of the sums, or NULL */
    char *out;                /* first of the sums */
    int64_t out_position;     /* to the next position's */
} tni_panel_call;

typedef void (*tni_panel_work)(const tni_panel_call *call);

typedef struct tni_panels {
    int lanes; /* columns of a vector */
    int rows;  /* positions at most */
    /* By vectors of columns, and by positions, both from 1. */
    tni_panel_work work[TNI_PANEL_VECTORS + 1][TNI_PANEL_MOST_ROWS + 1];
} tni_panels;

extern const tni_panels tni_panels_base;
extern const tni_panels tni_panels_avx2;
extern const tni_panels tni_panels_avx512;

#endif
