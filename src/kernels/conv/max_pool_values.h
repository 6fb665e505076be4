/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Max pooling of float images of which nobody wants the indices: lines of a window are compared
 * first, vector by vector, then its positions along the line; of a channels-last image the
 * positions of a window, with vectors along the channels.
 */
#ifndef TENON_MAX_POOL_VALUES_H
#define TENON_MAX_POOL_VALUES_H

#include "kernels/conv/pooling.h"

/*
 * Pool images [N, C, space] or [C, space] of one or two dimensions; *out is new, and has the
 * format. *done is false, and *out is not set, for other dtypes and dimensions, and long lines.
 */
tn_status tni_max_pool_values(const tni_windows *pool, tn_tensor *input, tn_memory_format format,
                              tn_tensor **out, bool *done) TN_NODISCARD;

/* ---- loops, once per instruction set (max_pool_value_loops.c) ---- */

/* Room for a line of an image with what is around it, in floats. */
#define TNI_MAX_POOL_ROOM 8192

/* A plane of a row-major image, or a line of results of a channels-last one. */
typedef struct tni_max_pool {
    const float *from;   /* the plane; the image of a channels-last one */
    float *to;           /* the plane of results; the line of results */
    int64_t lines, size; /* of the plane */
    int64_t rows, count; /* lines of results, and results of a line */
    int64_t channels;    /* of a channels-last image, */
    int64_t row;         /* and the line of results */
    int64_t window[2], stride[2], padding[2], dilation[2]; /* down and along */
} tni_max_pool;

/*
 * Return how many floats of a line, from its padding on, windows see of whole vectors of results;
 * at least the padding and the line.
 */
static inline int64_t tni_max_pool_room(const tni_max_pool *call)
{
    const int64_t vector = 16; /* the widest of all ISAs */
    const int64_t reach = tni_mul_saturating(call->window[1], call->dilation[1]);
    const int64_t first = tni_mul_saturating(call->count + 2 * vector, call->stride[1]);
    const int64_t seen = first > INT64_MAX - reach ? INT64_MAX : first + reach;
    const int64_t line = call->padding[1] + call->size + vector;
    return seen > line ? seen : line;
}

/* The loops of an ISA. */
typedef struct tni_max_pool_loops {
    void (*plane)(const tni_max_pool *call);
    void (*channels)(const tni_max_pool *call);
} tni_max_pool_loops;

extern const tni_max_pool_loops tni_max_pool_loops_base;
extern const tni_max_pool_loops tni_max_pool_loops_avx2;
extern const tni_max_pool_loops tni_max_pool_loops_avx512;

#endif
