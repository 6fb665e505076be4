/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Separable maps: operators that are one linear map per spatial dimension.
 *
 *     result[z][y][x] = sum of weight_z * weight_y * weight_x * input[source_z][source_y][source_x]
 *
 * Averages over windows, interpolation and padding differ only in which sources a position has and
 * with what weights: its taps. A family says them by a function; the gradient is the same map the
 * other way round. Tensors are [N, C, space] or [C, space], in any strides.
 */
#ifndef TENON_SEPARABLE_H
#define TENON_SEPARABLE_H

#include "kernels/core/kernel_core.h"

/* Spatial dimensions at most; fewer are filled up with ones in front. */
#define TNI_SEPARABLE_SPACE 3

/* One source of a position. */
typedef struct tni_tap {
    int64_t source; /* in the input */
    double weight;  /* its part */
} tni_tap;

/* One dimension of a map. */
typedef struct tni_axis tni_axis;

/*
 * Writes the taps of position `at` to `taps`, at most axis->most; returns how many. `*divisor` is 1
 * unless it is written: the position's sum is divided by it.
 */
typedef int64_t (*tni_taps_of)(const tni_axis *axis, int64_t at, tni_tap *taps, double *divisor);

struct tni_axis {
    int64_t input;       /* size of the input */
    int64_t result;      /* size of the result */
    int64_t most;        /* taps of a position, at most */
    tni_taps_of taps;    /* the family's function */
    double numbers[4];   /* its own: scale, shift */
    int64_t integers[6]; /* likewise: window, stride, padding */
};

typedef struct tni_separable {
    int space;         /* spatial dimensions: 1 to 3, the last ones of `axes` */
    double divisor;    /* of every position, beside those of the taps; 1 for most */
    bool is_whole;     /* divides whole numbers as C does */
    bool keeps_format; /* a channels-last input gives a channels-last result */
    tni_axis axes[TNI_SEPARABLE_SPACE]; /* outermost first */
} tni_separable;

/* The axis of spatial dimension `dim` of those that there are. */
static inline tni_axis *tni_separable_axis(tni_separable *map, int dim)
{
    return &map->axes[TNI_SEPARABLE_SPACE - map->space + dim];
}

/* With `space` axes of one position each, to be filled in. */
tni_separable tni_separable_begin(int space);

/* input [.., space] -> a new result, in the input's dtype. */
tn_status tni_separable_forward(const tni_separable *map, tn_tensor *input,
                                tn_tensor **out) TN_NODISCARD;

/*
 * The same for bytes as interpolation rounds them: after each dimension, with weights in fixed
 * point. Dimensions that keep their size are left alone (upsample_u8.c).
 */
tn_status tni_separable_u8(const tni_separable *map, tn_tensor *input,
                           tn_tensor **out) TN_NODISCARD;

/*
 * The gradient of the result -> that of the input, whose leading sizes are the gradient's, laid out
 * as `format` says.
 */
tn_status tni_separable_backward(const tni_separable *map, tn_tensor *gradient,
                                 tn_memory_format format, tn_tensor **out) TN_NODISCARD;

#endif
