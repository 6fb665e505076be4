/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Separable maps: operators that are one linear map per spatial dimension.
 *
 *     result[z, y, x] = sum over taps of weight_z weight_y weight_x input[source_z, source_y,
 * source_x]
 *
 * Averages over windows, interpolation and padding differ only in which elements of the input
 * (sources) contribute to a position, and with what weights: its taps. A family of operators gives
 * a function for them; the gradient is the transposed map, with the same taps. Tensors are [N, C,
 * space] or [C, space], in any strides.
 */
#ifndef TENON_SEPARABLE_H
#define TENON_SEPARABLE_H

#include "kernels/core/kernel_core.h"

/*
 * The largest number of spatial dimensions. Fewer are filled up with dimensions of size 1 in front.
 */
#define TNI_SEPARABLE_SPACE 3

/* An element of the input that contributes to a position, along one dimension. */
typedef struct tni_tap {
    int64_t source; /* its index */
    double weight;  /* its part */
} tni_tap;

/* One dimension of a map; fields below. */
typedef struct tni_axis tni_axis;

/*
 * Writes the taps of position `at` of the result to `taps` and returns how many, at most
 * axis->most. Sources must be in [0, axis->input). *divisor is 1 at first; the sum of the position
 * is divided by what is left there. Must be a pure function of `axis` and `at`.
 */
typedef int64_t (*tni_taps_of)(const tni_axis *axis, int64_t at, tni_tap *taps, double *divisor);

struct tni_axis {
    int64_t input;       /* size of the input */
    int64_t result;      /* size of the result */
    int64_t most;        /* the most taps of a position */
    tni_taps_of taps;    /* the family's function */
    double numbers[4];   /* the family's own: a scale */
    int64_t integers[6]; /* likewise: window, stride, padding, flags */
};

/* A map of all spatial dimensions. */
typedef struct tni_separable {
    int space;                /* spatial dimensions: 1 to 3, the last ones of `axes` */
    double divisor;           /* of every position, beside those of the taps; 1 for none */
    bool is_whole;            /* divides integers as C does */
    bool keeps_format;        /* a channels-last input gives a channels-last result */
    bool keeps_negative_zero; /* as interpolation: undivided, and no 0 is added to the sums */
    tni_axis axes[TNI_SEPARABLE_SPACE]; /* outermost first */
} tni_separable;

/* Return the axis of spatial dimension `dim` of those that the map has. */
static inline tni_axis *tni_separable_axis(tni_separable *map, int dim)
{
    return &map->axes[TNI_SEPARABLE_SPACE - map->space + dim];
}

/* Return a map of `space` dimensions of size 1, to be filled in. */
tni_separable tni_separable_begin(int space);

/*
 * Apply the map; *out is new, in the input's dtype. The input's spatial sizes must be those of the
 * axes. TN_ERR_NOT_IMPLEMENTED for a dtype without a loop.
 */
tn_status tni_separable_forward(const tni_separable *map, tn_tensor *input,
                                tn_tensor **out) TN_NODISCARD;

/*
 * Return whether each position of the result may be a single element of the input, unchanged: worth
 * a call of tni_separable_copy.
 */
bool tni_separable_may_copy(const tni_separable *map);

/*
 * Copy these elements to `result`, which has the input's dtype and the map's sizes and is not on
 * meta; *is_done is false, and nothing was written, if some position is no single element.
 * TN_ERR_MEMORY only.
 */
tn_status tni_separable_copy(const tni_separable *map, const tn_tensor *input,
                             const tn_tensor *result, bool *is_done) TN_NODISCARD;

/*
 * As tni_separable_forward for bytes as PyTorch interpolates them: one dimension after the other in
 * fixed point, rounded to bytes in between. Dimensions that keep their size are skipped
 * (upsample_u8.c).
 */
tn_status tni_separable_u8(const tni_separable *map, tn_tensor *input,
                           tn_tensor **out) TN_NODISCARD;

/*
 * Apply the transposed map to the gradient of the result; *out is the gradient of the input, new,
 * with the leading sizes of `gradient`, in `format`.
 */
tn_status tni_separable_backward(const tni_separable *map, tn_tensor *gradient,
                                 tn_memory_format format, tn_tensor **out) TN_NODISCARD;

#endif
