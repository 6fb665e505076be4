/* SPDX-License-Identifier: BSD-3-Clause */
/* The inner loops of separable maps of channels-last tensors, compiled once per ISA. */
#ifndef TENON_SEPARABLE_CHANNELS_LAST_H
#define TENON_SEPARABLE_CHANNELS_LAST_H

#include <stdint.h>

#include "kernels/core/isa.h"

/* Most taps of a position along its line, and most lines that a line of the result is made of. */
#define TNI_CHANNELS_TAPS  2
#define TNI_CHANNELS_LINES 4

/*
 * A line of the result: the weighted sum of `lines` mapped lines of the input. Numbers are floats
 * or doubles; steps and offsets count them.
 */
typedef struct tni_channels_line {
    const void *from;       /* the plane of the input */
    void *to;               /* the line, which no line of the input overlaps */
    int64_t positions;      /* of the line */
    int64_t channels;       /* of a position, which lie together */
    int64_t to_step;        /* from one position to the next */
    int64_t taps;           /* of each position: 1 or 2 */
    const int64_t *offsets; /* where tap k of position x is in a line: [k * positions + x] */
    const void *weights;    /* their weights, likewise */
    int64_t lines;          /* of the input: 1 to TNI_CHANNELS_LINES */
    int64_t line_offsets[TNI_CHANNELS_LINES]; /* where they begin in the plane */
    double line_weights[TNI_CHANNELS_LINES];  /* their weights, which a float holds if `from` is
                                                 one */
} tni_channels_line;

/* Write the line: the map along each line of the input first, then the sum of these. */
typedef struct tni_channels_loops {
    void (*sum_f32)(const tni_channels_line *line);
    void (*sum_f64)(const tni_channels_line *line);
} tni_channels_loops;

extern const tni_channels_loops tni_channels_loops_base;
extern const tni_channels_loops tni_channels_loops_avx2;
extern const tni_channels_loops tni_channels_loops_avx512;

#endif
