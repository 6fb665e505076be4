/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The loops of normalisations, compiled once per instruction set (isa.h). Rows are without gaps;
 * sums are taken in double.
 */
#ifndef TENON_NORM_LOOPS_H
#define TENON_NORM_LOOPS_H

#include "kernels/core/kernel_core.h"

/*
 * One row of floats or doubles. `weight` and `bias` may be NULL, and `out` may be `x`.
 *
 * moments: the mean and the sum of squared distances from it.
 * scale: out = (x - mean) * scale * weight + bias.
 * back: the gradient of x from that of the result.
 */
typedef struct tni_norm_row {
    void (*moments)(const void *x, int64_t count, double *mean, double *m2);
    void (*scale)(const void *x, int64_t count, double mean, double scale, const void *weight,
                  const void *bias, void *out);
    void (*back)(const void *grad, const void *x, int64_t count, double mean, double scale,
                 const void *weight, void *out);
} tni_norm_row;

/*
 * Loops over elements whose factors are broadcast (tni_loop_run).
 *
 * affine: out = (x - mean) * a + b.
 * product: out = grad * (x - mean).
 * gradient: out = grad * a - b - (x - mean) * c.
 */
typedef struct tni_norm_loops {
    tni_norm_row row;
    tni_loop_inner affine;
    tni_loop_inner product;
    tni_loop_inner gradient;
} tni_norm_loops;

/*
 * Fails unless the parameters that are given, all alike, have the input's dtype, or float where
 * that is half as wide. `*out`: theirs, or the input's without any; of what is saved.
 */
tn_status tni_parameters_dtype(tn_dtype own, tn_tensor *const *parameters, int count,
                               tn_dtype *out) TN_NODISCARD;

/* For floats [0] and doubles [1]. */
extern const tni_norm_loops tni_norm_loops_base[2];
extern const tni_norm_loops tni_norm_loops_avx2[2];
extern const tni_norm_loops tni_norm_loops_avx512[2];

#endif
