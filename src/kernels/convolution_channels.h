/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Convolutions of channels-last images that are better done place by place.
 *
 * With a window of one place the image is a matrix [places, channels] as it lies: one product for
 * all images. With few places and a channels-last weight the windows are rows of such a matrix.
 * With one channel per group every channel has its own window: places of the result are sums over
 * the window of products by channel.
 */
#ifndef TENON_CONVOLUTION_CHANNELS_H
#define TENON_CONVOLUTION_CHANNELS_H

#include "kernels/convolution.h"

/* Computes it as tni_conv_forward does. *done is false, and nothing happened, where the convolution
 * is of no such kind. TN_ERR_MEMORY only. */
tn_status tni_conv_by_channels(const tni_conv *conv, const tn_tensor *image,
                               const tn_tensor *weight, const tn_tensor *bias,
                               const tn_tensor *result, bool *done) TN_NODISCARD;

/* A place of the result: to[c] = bias[c] + sum over t < count of from[t][c] * weights[t][c]; a bias
 * of NULL is 0. */
typedef void (*tni_sum_channels)(const float *const *from, const float *const *weights,
                                 int64_t count, const float *bias, float *to, int64_t channels);

extern const tni_sum_channels tni_sum_channels_base;
extern const tni_sum_channels tni_sum_channels_avx2;
extern const tni_sum_channels tni_sum_channels_avx512;

#endif
