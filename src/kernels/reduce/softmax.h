/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Softmax of one line or of a block of neighbouring ones, and its gradient. The functions are in
 * softmax_loops.c, compiled once per ISA (isa.h). Lines are dense, and the result may be one of the
 * arguments.
 */
#ifndef TENON_SOFTMAX_H
#define TENON_SOFTMAX_H

#include "kernels/core/isa.h"

#include <stdint.h>

/* Writes the softmax of `in`, or its logarithm, to `out`. */
typedef void (*tni_softmax_floats)(const float *in, float *out, int64_t count);
typedef void (*tni_softmax_doubles)(const double *in, double *out, int64_t count);

/* Writes the gradient of the argument, given that of the result and the result. */
typedef void (*tni_softmax_back_floats)(const float *grad, const float *result, float *out,
                                        int64_t count);
typedef void (*tni_softmax_back_doubles)(const double *grad, const double *result, double *out,
                                         int64_t count);

/*
 * The columns of a block are lines: `rows` rows of `width` floats or doubles, a multiple of
 * TNI_LINE_STEP and at most TNI_SOFTMAX_WIDTH. The result replaces the argument, or the gradient.
 */
#define TNI_SOFTMAX_WIDTH 256
typedef void (*tni_softmax_block)(void *block, int64_t rows, int64_t width);
typedef void (*tni_softmax_back_block)(void *grad, const void *result, int64_t rows, int64_t width);

/* The functions of softmax ([0] of an array) and log-softmax ([1]). */
typedef struct tni_softmax_variant {
    tni_softmax_floats floats;             /* forward; 16-bit dtypes are converted to float */
    tni_softmax_doubles doubles;           /* forward, of doubles */
    tni_softmax_back_floats back_floats;   /* the gradient */
    tni_softmax_back_doubles back_doubles; /* the gradient, of doubles */
    tni_softmax_block blocks[2];           /* forward, of floats and of doubles */
    tni_softmax_back_block back_blocks[2]; /* the gradient, likewise */
} tni_softmax_variant;

/* By ISA; TNI_OF_ISA(tni_softmax_variants) chooses. */
extern const tni_softmax_variant tni_softmax_variants_base[2];
extern const tni_softmax_variant tni_softmax_variants_avx2[2];
extern const tni_softmax_variant tni_softmax_variants_avx512[2];

#endif
