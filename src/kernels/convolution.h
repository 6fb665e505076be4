/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Convolutions as three products, each the gradient of another.
 *
 *     image [N, C, space]   weight [O, C/groups, window]   result [N, O, space']
 *
 *     tni_conv_forward    image, weight  -> result     a transposed one's gradient by its input
 *     tni_conv_to_image   result, weight -> image      what a transposed convolution computes
 *     tni_conv_to_weight  result, image  -> weight
 *
 * All tensors of one call have one dtype, which can be multiplied; the weight lies row-major, the
 * others with their spatial dimensions as one run (row-major or channels-last).
 */
#ifndef TENON_CONVOLUTION_H
#define TENON_CONVOLUTION_H

#include "kernels/products.h"

/* Spatial dimensions at most; fewer are filled up with ones in front. */
#define TNI_CONV_SPACE 3

/* The numbers of one convolution, by spatial dimension where there are three. */
typedef struct tni_conv {
    int space;                        /* spatial dimensions: 1 to 3 */
    int64_t groups;                   /* of channels */
    int64_t image[TNI_CONV_SPACE];    /* sizes of the image */
    int64_t result[TNI_CONV_SPACE];   /* sizes of the result */
    int64_t window[TNI_CONV_SPACE];   /* sizes of the weight's window */
    int64_t stride[TNI_CONV_SPACE];   /* steps of the window */
    int64_t padding[TNI_CONV_SPACE];  /* zeros in front of the image */
    int64_t dilation[TNI_CONV_SPACE]; /* steps within the window */
} tni_conv;

tn_status tni_conv_forward(const tni_conv *conv, const tn_tensor *image, const tn_tensor *weight,
                           const tn_tensor *bias, const tn_tensor *result) TN_NODISCARD;
tn_status tni_conv_to_image(const tni_conv *conv, const tn_tensor *result, const tn_tensor *weight,
                            const tn_tensor *bias, const tn_tensor *image) TN_NODISCARD;
tn_status tni_conv_to_weight(const tni_conv *conv, const tn_tensor *result, const tn_tensor *image,
                             const tn_tensor *weight) TN_NODISCARD;

/*
 * Windows of an image as columns, row-major [N, C * window, places], and back: those that overlap
 * are added. The image is row-major for the latter; one group.
 */
tn_status tni_conv_unfold(const tni_conv *conv, const tn_tensor *image,
                          const tn_tensor *columns) TN_NODISCARD;
tn_status tni_conv_fold(const tni_conv *conv, const tn_tensor *columns,
                        const tn_tensor *image) TN_NODISCARD;

#endif
