/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Convolutions of channels-last images that are better done position by position.
 *
 * With a window of one position the image is a matrix [positions, channels] as it lies: one product
 * for all images. With few positions and a channels-last weight the windows are rows of such a
 * matrix. With one channel per group every channel has its own window: positions of the result are
 * sums over the window of products by channel.
 */
#ifndef TENON_CONVOLUTION_CHANNELS_H
#define TENON_CONVOLUTION_CHANNELS_H

#include "kernels/conv/convolution.h"

/* Computes it as tni_conv_forward does. *done is false, and nothing happened, where the convolution
 * is of no such kind. TN_ERR_MEMORY only. */
tn_status tni_conv_by_channels(const tni_conv *conv, const tn_tensor *image,
                               const tn_tensor *weight, const tn_tensor *bias,
                               const tn_tensor *result, bool *done) TN_NODISCARD;

/*
 * Adds to the image what tni_conv_to_image does, where both are channels-last: the product of a
 * position is what all positions of its window get. As above.
 */
tn_status tni_conv_to_image_by_positions(const tni_conv *conv, const tn_tensor *result,
                                         const tn_tensor *weight, const tn_tensor *image,
                                         bool *done) TN_NODISCARD;

/*
 * Some positions of a line of the result, which see the same positions of the window:
 *
 *     to[i][c] = bias[c] + sum over t < count of from[t][i * step + c] * weights[t][c]
 */
typedef struct tni_channel_sums {
    const float *const *from;    /* by tap: what the first place sees there */
    const float *const *weights; /* by tap */
    int64_t count;               /* taps */
    int64_t step;                /* numbers to what the next position sees */
    int64_t positions;           /* how many */
    int64_t channels;            /* of each; of the result's positions, too */
    const float *bias;           /* by channel; NULL is 0 */
    const tni_bounds *bounds;    /* of the sums, or NULL */
    float *to;                   /* the first place of the result */
} tni_channel_sums;

typedef void (*tni_sum_channels)(const tni_channel_sums *call);

extern const tni_sum_channels tni_sum_channels_base;
extern const tni_sum_channels tni_sum_channels_avx2;
extern const tni_sum_channels tni_sum_channels_avx512;

#endif
