/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Gradients of float convolutions without a matrix of windows. convolution_products.c tries these
 * first and computes what they decline.
 */
#ifndef TENON_CONVOLUTION_GRADIENTS_H
#define TENON_CONVOLUTION_GRADIENTS_H

#include "kernels/conv/convolution.h"

/*
 * Compute what tni_conv_to_weight does, for tensors with elements (weight_gradients.c). *done is
 * false, and nothing was written, if the dtype is not float, unless the window is one position, or
 * copies of the images would be mostly zeros. TN_ERR_MEMORY only.
 */
tn_status tni_conv_to_weight_by_runs(const tni_conv *conv, const tn_tensor *result,
                                     const tn_tensor *image, const tn_tensor *weight,
                                     bool *done) TN_NODISCARD;

/*
 * Put the gradient of one result channel's weights in order: [taps, channels] with rows `pitch`
 * floats apart to [channels, taps]. Two taps at least, 128 at most (weight_gradients.c).
 */
void tni_conv_order_taps(const float *from, int64_t pitch, int64_t taps, int64_t channels,
                         float *to);

/*
 * Compute what tni_conv_to_image does, for tensors with elements (image_gradients.c). *done is
 * false if they are no floats, not row-major while there is a stride, or another way is faster;
 * then elements of the image may have been written. TN_ERR_MEMORY only.
 */
tn_status tni_conv_to_image_by_phases(const tni_conv *conv, const tn_tensor *result,
                                      const tn_tensor *weight, const tn_tensor *bias,
                                      const tn_tensor *image, bool *done) TN_NODISCARD;

/*
 * What tni_conv_forward and tni_conv_to_image do, for tensors with elements, if the result has few
 * positions (few_positions.c). *done is false, and nothing was written, if it has more, or they are
 * no row-major floats. TN_ERR_MEMORY only.
 */
tn_status tni_conv_few_forward(const tni_conv *conv, const tn_tensor *image,
                               const tn_tensor *weight, const tn_tensor *bias,
                               const tn_tensor *result, bool *done) TN_NODISCARD;
tn_status tni_conv_few_to_image(const tni_conv *conv, const tn_tensor *result,
                                const tn_tensor *weight, const tn_tensor *bias,
                                const tn_tensor *image, bool *done) TN_NODISCARD;

#endif
