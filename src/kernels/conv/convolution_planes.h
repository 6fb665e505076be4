/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The forward product of a convolution over planes: a copy of the image with its zeros around it,
 * sorted by what remains when a position is divided by the stride. In it every position of the
 * window sees the positions of the result side by side, so that tiles read windows where they lie.
 *
 *     image 0 1 2 3 4, padding 1, stride 2   ─►   planes  · 1 3 ·   and   0 2 4
 *
 * Columns go on from line to line of a plane; those that no position of the result has are computed
 * in vain and left out.
 */
#ifndef TENON_CONVOLUTION_PLANES_H
#define TENON_CONVOLUTION_PLANES_H

#include "kernels/conv/convolution.h"

/* The image of a group: where it lies. */
typedef struct tni_conv_source {
    const char *data;              /* first element */
    int64_t channels;              /* of the group */
    int64_t channel;               /* bytes to the next channel */
    int64_t steps[TNI_CONV_SPACE]; /* bytes to the next position, by dimension */
} tni_conv_source;

/*
 * Computes the product of a group, which has all but B, n and the lines: of float or double. *done
 * is false, and nothing happened, where planes are no gain. TN_ERR_MEMORY only.
 */
tn_status tni_conv_in_planes(const tni_conv *conv, const tni_conv_source *source,
                             const tni_product *product, bool *done) TN_NODISCARD;

#endif
