/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Convolutions of channels-last images that are better computed position by position than as an
 * im2col product per image.
 *
 * Four cases: one channel per group (depthwise: sums over the window, all channels side by side);
 * large lines of floats (convolution_panels.h); a window of one position (the image is a matrix
 * [positions, channels] in place: one product for all images); few positions and a channels-last
 * weight (windows become rows of a matrix, one product for all images).
 */
#ifndef TENON_CONVOLUTION_CHANNELS_H
#define TENON_CONVOLUTION_CHANNELS_H

#include "kernels/conv/convolution.h"

/*
 * Compute what tni_conv_forward does. *done is false, and nothing was written, if the convolution
 * is none of these cases. TN_ERR_MEMORY only.
 */
tn_status tni_conv_by_channels(const tni_conv *conv, const tn_tensor *image,
                               const tn_tensor *weight, const tn_tensor *bias,
                               const tn_tensor *result, bool *done) TN_NODISCARD;

/*
 * Add to the image what tni_conv_to_image computes, for float tensors that are both channels-last:
 * a product gives what each position of the result adds to each position of its window. *done and
 * failures as above.
 */
tn_status tni_conv_to_image_by_positions(const tni_conv *conv, const tn_tensor *result,
                                         const tn_tensor *weight, const tn_tensor *image,
                                         bool *done) TN_NODISCARD;

/*
 * Some positions of a line or column of the result whose windows have the same taps inside the
 * image:
 *
 *     to[i * to_step + c] = bias[c] + sum over t < count of from[t][i * step + c] * weights[t][c]
 */
typedef struct tni_channel_sums {
    const float *const *from;    /* by tap: its channels in the image for the first position */
    const float *const *weights; /* by tap: its weight for each channel */
    int64_t count;               /* taps */
    int64_t step;                /* elements from what a position sees to what the next one does */
    int64_t to_step;          /* elements from one of these positions of the result to the next */
    int64_t positions;        /* how many positions of the result */
    int64_t channels;         /* of the image, and of the result */
    const float *bias;        /* by channel; NULL for 0 */
    const tni_bounds *bounds; /* clamp of the sums, or NULL */
    float *to;                /* the first of these positions in the result */
} tni_channel_sums;

/* The loop of each ISA (channel_sum_loops.c). */
typedef void (*tni_sum_channels)(const tni_channel_sums *call);

extern const tni_sum_channels tni_sum_channels_base;
extern const tni_sum_channels tni_sum_channels_avx2;
extern const tni_sum_channels tni_sum_channels_avx512;

#endif
