/* SPDX-License-Identifier: BSD-3-Clause */
/* Lines of max pooling by strided windows, of floats and doubles (max_pool_loops.c). */
#ifndef TENON_MAX_POOLING_H
#define TENON_MAX_POOLING_H

#include "kernels/core/kernel_core.h"

/* Results at a time, the largest stride, and the most elements from a window's begin to its end. */
#define TNI_PEAK_RESULTS     128
#define TNI_PEAK_MOST_STRIDE 4
#define TNI_PEAK_MOST_REACH  64

/* One line of results. Positions count elements. */
typedef struct tni_peak_line {
    const void *plane;    /* the input's plane, row-major */
    const int64_t *lines; /* where the lines of the plane begin that the windows see, in order */
    int64_t line_count;   /* how many; at least one */
    int64_t size;         /* of a line of the plane */
    int64_t window;       /* taps of a window in a line */
    int64_t dilation;     /* from a tap to the next; window * dilation <= TNI_PEAK_MOST_REACH */
    int64_t stride;       /* from a window to the next, at most TNI_PEAK_MOST_STRIDE */
    int64_t padding;      /* positions before the line */
    int64_t count;        /* results; each window has a tap in the line */
    void *values;         /* gets the largest elements */
    int64_t *indices;     /* gets their positions in the plane, below 2^31 for floats */
} tni_peak_line;

/*
 * Write the largest element of each window, of equals the first, of nans the last, and its position
 * in the plane.
 */
typedef void (*tni_peak_line_work)(const tni_peak_line *line);

/* The functions of one ISA. */
typedef struct tni_peak_lines {
    tni_peak_line_work of_f32, of_f64; /* by dtype */
} tni_peak_lines;

extern const tni_peak_lines tni_peak_lines_base;
extern const tni_peak_lines tni_peak_lines_avx2;
extern const tni_peak_lines tni_peak_lines_avx512;

#endif
