/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The loops of optimisers, compiled once per ISA (isa.h): over the elements of a parameter, its
 * gradient and its state, which are dense and in the same order.
 */
#ifndef TENON_OPTIMISER_LOOPS_H
#define TENON_OPTIMISER_LOOPS_H

#include "kernels/core/kernel_core.h"

/*
 * Elements per block: five blocks of doubles are 20 KiB and stay in the level-1 cache between
 * passes.
 */
#define TNI_OPTIMISER_BLOCK 512

/*
 * The arrays of one parameter. FIRST is Adam's running mean, SGD's momentum buffer or Adagrad's
 * sum, SECOND Adam's running mean of squares, LARGEST amsgrad's maximum of those.
 */
enum { TNI_PARAMETER, TNI_GRADIENT, TNI_FIRST, TNI_SECOND, TNI_LARGEST, TNI_OPTIMISER_ARRAYS };

/* One step, the same for all elements of a parameter. */
typedef struct tni_optimiser {
    double scale;           /* gradients are divided by it and written back; 0: unscaled */
    double decay;           /* times the parameter, added to the gradient */
    double shrink;          /* parameters are multiplied by it first; 1: they are not */
    bool maximize;          /* ascend instead of descend */
    double rate;            /* learning rate */
    double beta1;           /* Adam: decay of the running mean (FIRST) */
    double beta2;           /* Adam: decay of the running mean of squares (SECOND) */
    double bias_correction; /* Adam: divisor of square roots */
    double epsilon;         /* Adam, Adagrad: added to square roots */
    double momentum;        /* SGD: decay of the buffer (FIRST); 0: there is none */
    double share;           /* SGD: weight of the gradient in the buffer, 1 - dampening */
    bool nesterov;          /* SGD: Nesterov's variant */
    bool is_first;          /* SGD: the buffer starts as the gradient */
} tni_optimiser;

/* Update `count` elements. LARGEST is NULL without amsgrad, FIRST without momentum. */
typedef void (*tni_optimiser_loop)(const tni_optimiser *how, void *const *arrays, int64_t count);

/* The loops for float [0] and double [1]. */
typedef struct tni_optimiser_loops {
    tni_optimiser_loop adam;    /* Adam and AdamW */
    tni_optimiser_loop sgd;     /* SGD */
    tni_optimiser_loop adagrad; /* Adagrad */
} tni_optimiser_loops;

extern const tni_optimiser_loops tni_optimiser_loops_base[2];
extern const tni_optimiser_loops tni_optimiser_loops_avx2[2];
extern const tni_optimiser_loops tni_optimiser_loops_avx512[2];

#endif
