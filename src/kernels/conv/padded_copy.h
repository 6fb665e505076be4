/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Copies of float images with zeros around them and their channels innermost, so that what a line
 * of a window sees is one run of memory. The images are row-major or channels-last. And the way
 * back: sums with their channels innermost are copied to a row-major result.
 */
#ifndef TENON_PADDED_COPY_H
#define TENON_PADDED_COPY_H

#include "kernels/conv/convolution.h"

/* What is copied, and where to. */
typedef struct tni_padded_copy {
    const tni_conv *conv;      /* sizes of the images, and padding; negative in front of lines to
                                  leave out the first ones */
    const tn_tensor *images;   /* [images, channels, space] */
    int64_t first, count;      /* images of the batch */
    int64_t channel, channels; /* the first channel, and how many */
    int64_t sizes[TNI_CONV_SPACE]; /* positions of a copy in each dimension */
    int64_t position;              /* floats from a position to the next, at least `channels`; those
                                      behind are left as they are */
    float *to;                     /* [images, sizes, position] */
} tni_padded_copy;

/* Make the copies, in parallel if they are large. */
void tni_padded_copy_make(const tni_padded_copy *copy);

/* Rows whose columns go to a row-major result, each to a run of memory of its own. */
typedef struct tni_turned_copy {
    const float *from; /* [rows, from_row] */
    int64_t from_row;  /* floats from a row to the next */
    int64_t rows;      /* how many, so the length of a run */
    int64_t columns;   /* of each row */
    float *to;         /* the first run */
    int64_t to_column; /* floats from a run to the next */
} tni_turned_copy;

/* Copy, and write nothing beside the runs. */
void tni_store_turned(const tni_turned_copy *copy);

#endif
