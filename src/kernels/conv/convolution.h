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
 * All tensors of one call have one dtype, which can be multiplied; the weight lies row-major, in
 * tni_conv_forward also channels-last, the others with their spatial dimensions as one run
 * (row-major or channels-last).
 */
#ifndef TENON_CONVOLUTION_H
#define TENON_CONVOLUTION_H

#include "kernels/gemm/gemm.h"

/* Spatial dimensions at most; fewer are filled up with ones in front. */
#define TNI_CONV_SPACE 3

/* What a result is kept within: less becomes `least`, more becomes `most`, nan stays. */
typedef struct tni_bounds {
    float least, most; /* the bounds */
    bool are_kept;     /* whoever sees to it says so; else the caller has to */
} tni_bounds;

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
    int64_t inner;                    /* channels of a weight that is channels-last; 0: row-major */
    tni_bounds *bounds;               /* of a forward result of floats, or NULL */
} tni_conv;

/* The arguments of a convolution; all borrowed. */
typedef struct tni_conv_call {
    tn_tensor *input;
    tn_tensor *weight;
    tn_tensor *bias; /* NULL without */
    tni_ints stride;
    tni_ints padding;
    tni_ints dilation;
    bool transposed;
    tni_ints output_padding; /* of transposed ones */
    int64_t groups;
    tni_bounds *bounds; /* NULL without */
} tni_conv_call;

/* aten::convolution, checked; *out is new. The failures are the operator's. */
tn_status tni_convolve(const tni_conv_call *c, tn_tensor **out) TN_NODISCARD;

/*
 * Which row of the matrix of windows the weight's number `at` meets: rows are channel by channel,
 * and in each the positions of the window.
 */
static inline int64_t tni_conv_row(const tni_conv *conv, int64_t at)
{
    if (conv->inner == 0)
        return at;
    int64_t window = conv->window[0] * conv->window[1] * conv->window[2];
    return at % conv->inner * window + at / conv->inner;
}

tn_status tni_conv_forward(const tni_conv *conv, const tn_tensor *image, const tn_tensor *weight,
                           const tn_tensor *bias, const tn_tensor *result) TN_NODISCARD;
tn_status tni_conv_to_image(const tni_conv *conv, const tn_tensor *result, const tn_tensor *weight,
                            const tn_tensor *bias, const tn_tensor *image) TN_NODISCARD;
tn_status tni_conv_to_weight(const tni_conv *conv, const tn_tensor *result, const tn_tensor *image,
                             const tn_tensor *weight) TN_NODISCARD;

/*
 * Windows of an image as columns, row-major [N, C * window, positions], and back: those that
 * overlap are added. The image is row-major for the latter; one group.
 */
tn_status tni_conv_unfold(const tni_conv *conv, const tn_tensor *image,
                          const tn_tensor *columns) TN_NODISCARD;
tn_status tni_conv_fold(const tni_conv *conv, const tn_tensor *columns,
                        const tn_tensor *image) TN_NODISCARD;

#endif
