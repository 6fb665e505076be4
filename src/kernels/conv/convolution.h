/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Convolutions as three bilinear products, each the gradient of another.
 *
 *     image [N, C, space]   weight [O, C/groups, window]   result [N, O, space']
 *
 *     tni_conv_forward    image, weight  -> result     also a transposed convolution's gradient
 *                                                      by its input
 *     tni_conv_to_image   result, weight -> image      also what a transposed convolution computes
 *     tni_conv_to_weight  result, image  -> weight
 *
 * All tensors of one call have one dtype, for which tni_can_multiply. The weight is row-major; for
 * tni_conv_forward it may also be channels-last. In the others the spatial dimensions can be walked
 * as one, with a single stride: row-major or channels-last. All tensors are borrowed; results are
 * written, not allocated. Large calls run in parallel.
 */
#ifndef TENON_CONVOLUTION_H
#define TENON_CONVOLUTION_H

#include "kernels/gemm/gemm.h"

/*
 * The largest number of spatial dimensions. Fewer are filled up with dimensions of size 1 in front.
 */
#define TNI_CONV_SPACE 3

/* A clamp fused into a convolution: smaller sums become `least`, larger ones `most`, nan stays. */
typedef struct tni_bounds {
    float least, most; /* the bounds */
    bool are_kept;     /* set by an implementation that clamped; else the caller has to */
} tni_bounds;

/*
 * An activation behind a convolution: a pointwise loop on floats, run on each piece of the result
 * while it is in the first-level cache.
 */
typedef struct tni_activation {
    tni_loop_inner loop; /* on one input, in place */
    const void *numbers; /* its context */
    bool is_applied;     /* set by an implementation that applied it; else the caller has to */
} tni_activation;

/* Apply an activation to `rows` rows of `columns` floats, `step` bytes apart. */
static inline void tni_activate(const tni_activation *activation, char *to, int64_t rows,
                                int64_t columns, int64_t step)
{
    static const int64_t strides[2] = {sizeof(float), sizeof(float)};
    if (step == columns * (int64_t)sizeof(float)) {
        columns *= rows;
        rows = 1;
    }
    for (int64_t i = 0; i < rows; i++, to += step)
        activation->loop((char *[2]){to, to}, strides, columns, activation->numbers);
}

/* The sizes and parameters of one convolution; arrays have an entry per spatial dimension. */
typedef struct tni_conv {
    int space;                        /* spatial dimensions: 1 to 3 */
    int64_t groups;                   /* channels are split into so many independent convolutions */
    int64_t image[TNI_CONV_SPACE];    /* sizes of the image */
    int64_t result[TNI_CONV_SPACE];   /* sizes of the result */
    int64_t window[TNI_CONV_SPACE];   /* sizes of the weight's window */
    int64_t stride[TNI_CONV_SPACE];   /* image positions from one window to the next */
    int64_t padding[TNI_CONV_SPACE];  /* zeros in front of the image */
    int64_t dilation[TNI_CONV_SPACE]; /* image positions from one tap of a window to the next */
    int64_t inner;                    /* channels of a channels-last weight; 0: it is row-major */
    bool is_turned;                   /* windows are read from their last tap to the first */
    tni_bounds *bounds;               /* clamp of a forward result of floats, or NULL */
    tni_activation *activation;       /* behind a forward result of floats, or NULL */
} tni_conv;

/* The arguments of aten::convolution; all borrowed. */
typedef struct tni_conv_call {
    tn_tensor *input;           /* [N, C, space] */
    tn_tensor *weight;          /* [O, C/groups, window]; transposed: [C, O/groups, window] */
    tn_tensor *bias;            /* [O], or NULL */
    tni_ints stride;            /* one number, or one per dimension; so are the next two */
    tni_ints padding;           /* zeros on both sides of the input */
    tni_ints dilation;          /* distance of the taps of a window */
    bool transposed;            /* the gradient of a convolution by its image */
    tni_ints output_padding;    /* added to the size of a transposed result */
    int64_t groups;             /* independent convolutions of parts of the channels */
    tni_bounds *bounds;         /* clamp of the result, or NULL */
    tni_activation *activation; /* behind the result, or NULL; not with bounds */
} tni_conv_call;

/*
 * Check the arguments and compute aten::convolution; *out is new. Messages are the operator's own.
 */
tn_status tni_convolve(const tni_conv_call *c, tn_tensor **out) TN_NODISCARD;

/*
 * Check stride, padding, dilation, output_padding and groups for so many spatial dimensions. With
 * these checks, and those of sizes, the arithmetic of positions does not overflow. TN_ERR_RUNTIME.
 */
tn_status tni_conv_check_numbers(const tni_conv_call *c, int space) TN_NODISCARD;

/* Return the value for dimension `at`: a list of one number holds for all dimensions. */
static inline int64_t tni_conv_item(tni_ints list, int at)
{
    return list.count == 1 ? list.items[0] : list.items[at];
}

/* Return the number of positions of an image, a result or a window. */
static inline int64_t tni_conv_positions(const int64_t sizes[TNI_CONV_SPACE])
{
    return tni_mul_wrapping(tni_mul_wrapping(sizes[0], sizes[1]), sizes[2]);
}

/* Return whether a position of the result sees the same one of the image, and no other. */
static inline bool tni_conv_is_one_position(const tni_conv *conv)
{
    bool is_one = true;
    for (int d = 0; d < TNI_CONV_SPACE; d++)
        is_one &= conv->window[d] == 1 && conv->stride[d] == 1 && conv->padding[d] == 0;
    return is_one;
}

/* Return whether the positions of an image or result are one run in memory, channel by channel. */
static inline bool tni_conv_is_row_major(const tn_tensor *self, const int64_t sizes[TNI_CONV_SPACE])
{
    return self->strides[self->rank - 1] == 1 && self->strides[1] == tni_conv_positions(sizes);
}

/* Return whether channels of a tensor are side by side, then positions. */
static inline bool tni_conv_is_channels_last(const tn_tensor *self)
{
    return self->rank > 3 && self->strides[1] == 1 &&
           self->strides[self->rank - 1] == self->sizes[1];
}

/*
 * Return which row of the im2col matrix the element `at` of a weight's row is multiplied by. Rows
 * of the im2col matrix are ordered by channel, then by position in the window; so is a row-major
 * weight, while a channels-last one has the channels innermost.
 */
static inline int64_t tni_conv_row(const tni_conv *conv, int64_t at)
{
    if (conv->inner == 0 && !conv->is_turned)
        return at;
    int64_t window = tni_conv_positions(conv->window);
    if (conv->is_turned) /* and the weight is row-major */
        return at + window - 1 - 2 * (at % window);
    return at % conv->inner * window + at / conv->inner;
}

/* Write the result: sums over the window, plus the bias if it is not NULL. TN_ERR_MEMORY only. */
tn_status tni_conv_forward(const tni_conv *conv, const tn_tensor *image, const tn_tensor *weight,
                           const tn_tensor *bias, const tn_tensor *result) TN_NODISCARD;
/*
 * Write the image: each position of the result adds its weighted window, plus the bias (by channel
 * of the image) if it is not NULL. TN_ERR_MEMORY, or what a copy fails with.
 */
tn_status tni_conv_to_image(const tni_conv *conv, const tn_tensor *result, const tn_tensor *weight,
                            const tn_tensor *bias, const tn_tensor *image) TN_NODISCARD;
/* Write the weight's gradient, summed over the batch. TN_ERR_MEMORY only. */
tn_status tni_conv_to_weight(const tni_conv *conv, const tn_tensor *result, const tn_tensor *image,
                             const tn_tensor *weight) TN_NODISCARD;

/*
 * The same three in the fastest ways (convolution_products.c), which may multiply padding: if a
 * weight, or with tni_conv_fast_to_weight an element of the result, is not finite, sums at the
 * edges may be nan. The others have none of this (convolution_taps.c).
 */
tn_status tni_conv_fast_forward(const tni_conv *conv, const tn_tensor *image,
                                const tn_tensor *weight, const tn_tensor *bias,
                                const tn_tensor *result) TN_NODISCARD;
tn_status tni_conv_fast_to_image(const tni_conv *conv, const tn_tensor *result,
                                 const tn_tensor *weight, const tn_tensor *bias,
                                 const tn_tensor *image) TN_NODISCARD;
tn_status tni_conv_fast_to_weight(const tni_conv *conv, const tn_tensor *result,
                                  const tn_tensor *image, const tn_tensor *weight) TN_NODISCARD;

/*
 * Return whether a forward result of floats, without gaps, that was computed by another may have
 * multiplied padding by weights that are not finite.
 */
bool tni_conv_may_be_wrong(const tni_conv *conv, const tn_tensor *weight, const tn_tensor *result);

/* Set a result or an image to the bias, broadcast over batch and positions; or to 0. */
tn_status tni_conv_begin(const tn_tensor *bias, const tn_tensor *image) TN_NODISCARD;

/*
 * im2col and col2im: windows of an image as columns of a row-major matrix [N, C * window,
 * positions], and back, where windows that overlap are added. One group; the image that is written
 * by tni_conv_fold is row-major.
 */
tn_status tni_conv_unfold(const tni_conv *conv, const tn_tensor *image,
                          const tn_tensor *columns) TN_NODISCARD;
tn_status tni_conv_fold(const tni_conv *conv, const tn_tensor *columns,
                        const tn_tensor *image) TN_NODISCARD;

#endif
