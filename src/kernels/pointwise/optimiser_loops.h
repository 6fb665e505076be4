/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The loops of optimisers' steps, compiled once per instruction set (isa.h): over elements of a
 * parameter, its gradient and its state, which lie without gaps and in the same order.
 */
#ifndef TENON_OPTIMISER_LOOPS_H
#define TENON_OPTIMISER_LOOPS_H

#include "kernels/core/kernel_core.h"

/* Elements that are worked on together: what stays in the nearest cache between two passes. */
#define TNI_OPTIMISER_BLOCK 512

/* The arrays of one parameter. */
enum { TNI_PARAMETER, TNI_GRADIENT, TNI_FIRST, TNI_SECOND, TNI_LARGEST, TNI_OPTIMISER_ARRAYS };

/* One step, the same for all elements of a parameter. */
typedef struct tni_optimiser {
    double scale;           /* gradients are divided by it, and stay so; 0: they are as they are */
    double decay;           /* times the parameter is added to the gradient */
    double shrink;          /* parameters are multiplied by it first; 1: they are not */
    bool maximize;          /* along the gradient, not against it */
    double rate;            /* how far a step goes */
    double beta1;           /* Adam: of the running mean (FIRST) */
    double beta2;           /* Adam: of the running mean of squares (SECOND) */
    double bias_correction; /* Adam: what square roots are divided by */
    double epsilon;         /* Adam, Adagrad: added to square roots */
    double momentum;        /* SGD: of the buffer (FIRST); 0: there is none */
    double share;           /* SGD: of the gradient in the buffer */
    bool nesterov;          /* SGD: one step of the buffer ahead */
    bool is_first;          /* SGD: the buffer becomes the gradient */
} tni_optimiser;

/* Works on `count` elements. LARGEST is NULL without amsgrad, FIRST without momentum. */
typedef void (*tni_optimiser_loop)(const tni_optimiser *how, void *const *arrays, int64_t count);

/* For floats [0] and doubles [1]. */
typedef struct tni_optimiser_loops {
    tni_optimiser_loop adam;
    tni_optimiser_loop sgd;
    tni_optimiser_loop adagrad;
} tni_optimiser_loops;

extern const tni_optimiser_loops tni_optimiser_loops_base[2];
extern const tni_optimiser_loops tni_optimiser_loops_avx2[2];
extern const tni_optimiser_loops tni_optimiser_loops_avx512[2];

#endif
