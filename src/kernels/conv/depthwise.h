/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Depthwise convolutions of row-major float images: each channel has a window of its own. Short
 * lines, and results with a stride, are computed by vectors of channels (depthwise_blocks.c). Else
 * a channel is copied with zeros around it; then sums over the window are sums of scaled lines of
 * the copy, one for each tap, and vectors run along the lines. With a stride, the sums between
 * those that are wanted are computed, too, and dropped, which costs less than picking elements from
 * the lines.
 */
#ifndef TENON_DEPTHWISE_H
#define TENON_DEPTHWISE_H

#include "kernels/conv/convolution.h"

/*
 * Compute what tni_conv_forward, tni_conv_to_image and tni_conv_to_weight do, for tensors with
 * elements. *done is false, and nothing was written, if the convolution is not depthwise, the
 * tensors are no row-major floats, or channels are too large. TN_ERR_MEMORY only.
 */
tn_status tni_depthwise_forward(const tni_conv *conv, const tn_tensor *image,
                                const tn_tensor *weight, const tn_tensor *bias,
                                const tn_tensor *result, bool *done) TN_NODISCARD;
tn_status tni_depthwise_to_image(const tni_conv *conv, const tn_tensor *result,
                                 const tn_tensor *weight, const tn_tensor *bias,
                                 const tn_tensor *image, bool *done) TN_NODISCARD;
tn_status tni_depthwise_to_weight(const tni_conv *conv, const tn_tensor *result,
                                  const tn_tensor *image, const tn_tensor *weight,
                                  bool *done) TN_NODISCARD;

/*
 * Compute what tni_depthwise_forward does, which calls this, by vectors of channels instead of
 * positions; with turned windows if the convolution says so, which tni_depthwise_to_image calls.
 * *done is false, and nothing was written, if lines are long, there are few channels, or too many
 * taps. TN_ERR_MEMORY only.
 */
tn_status tni_depthwise_by_blocks(const tni_conv *conv, const tn_tensor *image,
                                  const tn_tensor *weight, const tn_tensor *bias,
                                  const tn_tensor *result, bool *done) TN_NODISCARD;

/* ---- loops, once per instruction set (depthwise_loops.c) ---- */

/* Floats behind the last one that the loops may read, and sums that they may write. */
#define TNI_DEPTHWISE_BEHIND 128

/*
 * Sums of scaled lines, for each of some lines:
 *
 *     to[i] = bias + sum over t < taps of from[offsets[t] + i] * weights[t]
 */
typedef struct tni_tap_sums {
    const float *from;        /* what the first line reads */
    const int64_t *offsets;   /* by tap */
    const float *weights;     /* by tap */
    int64_t taps, count;      /* how many taps; how many sums of a line */
    int64_t lines;            /* how many lines */
    int64_t from_line;        /* from what a line reads to what the next one does */
    int64_t to_line;          /* from a line of sums to the next: at least `count`, rounded up to 16
                                 if line_taps > 0 */
    int64_t line_taps;        /* taps of a line of the window, if what the next line reads by tap t
                                 is what this one reads by tap t + line_taps; 0 if lines share
                                 nothing */
    float bias;               /* what sums begin with */
    const tni_bounds *bounds; /* clamp of the sums, or NULL */
    float *to;                /* the first line of sums */
} tni_tap_sums;

/*
 * Products of lines and others, added over all lines:
 *
 *     to[t] = sum over i < count of from[offsets[t] + i] * with[i]
 */
typedef struct tni_tap_products {
    const float *from;      /* what the first line reads */
    const int64_t *offsets; /* by tap */
    const float *with;      /* the first line; zeros from `count` on, up to a whole vector */
    int64_t taps, count;    /* how many taps; how many elements of a line */
    int64_t lines;          /* how many lines */
    int64_t from_line;      /* from what a line reads to what the next one does */
    int64_t with_line;      /* from a line of `with` to the next */
    float *to;              /* by tap */
} tni_tap_products;

/* A copy of lines: to[line * to_line + i * to_step] = from[line * from_line + i * from_step]. */
typedef struct tni_line_copy {
    const float *from;            /* the first element */
    float *to;                    /* where it goes */
    int64_t lines, count;         /* how many lines, and elements of a line */
    int64_t from_line, from_step; /* in elements */
    int64_t to_line, to_step;     /* likewise */
} tni_line_copy;

/* The loops of an ISA. */
typedef struct tni_depthwise_loops {
    void (*sums)(const tni_tap_sums *call);
    void (*products)(const tni_tap_products *call);
    void (*copy)(const tni_line_copy *call);
} tni_depthwise_loops;

extern const tni_depthwise_loops tni_depthwise_loops_base;
extern const tni_depthwise_loops tni_depthwise_loops_avx2;
extern const tni_depthwise_loops tni_depthwise_loops_avx512;

#endif
