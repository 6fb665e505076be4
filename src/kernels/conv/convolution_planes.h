/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The forward product of a convolution over planes: a copy of the image with zeros around it,
 * sorted by the remainder of the coordinates modulo the stride. In a plane the elements that one
 * tap sees of neighbouring positions are side by side, whatever the stride, so that gemm's tiles
 * read rows of the im2col matrix in place, and the matrix is never made.
 *
 *     image 0 1 2 3 4, padding 1, stride 2   ─►   planes  · 1 3 ·   and   0 2 4
 *
 * A row of the matrix is a plane from an offset on, so its columns run on from line to line of the
 * plane. The columns between the end of one line of the result and the begin of the next are
 * computed and not stored.
 */
#ifndef TENON_CONVOLUTION_PLANES_H
#define TENON_CONVOLUTION_PLANES_H

#include "kernels/conv/convolution.h"

/* The part of an image that belongs to one group. */
typedef struct tni_conv_source {
    const char *data;              /* first element */
    int64_t channels;              /* channels of the group */
    int64_t channel;               /* bytes from one channel to the next */
    int64_t steps[TNI_CONV_SPACE]; /* bytes to the next position in each dimension */
} tni_conv_source;

/* Return whether more than a third of the columns would be computed and dropped. */
bool tni_conv_drops_many(const tni_conv *conv);

/*
 * Compute the product of a group, in float or double. `product` is complete but for B, and its n
 * and line are set here. *done is false, and nothing was written, if planes do not pay.
 * TN_ERR_MEMORY only.
 */
tn_status tni_conv_in_planes(const tni_conv *conv, const tni_conv_source *source,
                             const tni_product *product, bool *done) TN_NODISCARD;

#endif
