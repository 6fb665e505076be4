/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The loops of normalisations, compiled once per instruction set (isa.h). Rows are contiguous; sums
 * are taken in double.
 */
#ifndef TENON_NORM_LOOPS_H
#define TENON_NORM_LOOPS_H

#include "kernels/core/kernel_core.h"

/* Rows that add_rows takes at once, and the most that moments passes over together. */
#define TNI_NORM_ROWS 8

/*
 * Return how many dense rows to pass over together: the sums of one row are a chain of additions,
 * divisions and a root, during which those of others go on. 4096 elements at a time stay in the
 * level-1 cache.
 */
static inline int64_t tni_norm_rows(int64_t count)
{
    const int64_t most = 4096 / (count + 1) + 1;
    return most < TNI_NORM_ROWS ? most : TNI_NORM_ROWS;
}

/*
 * One row of `count` floats or doubles. `weight` and `bias` have one element per column and may be
 * NULL; `out` may be `x`. `scale` is 1 / sqrt(variance + epsilon).
 *
 *     moments: mean, and m2 = sum of (x - mean)^2, of each of `rows` rows, one behind the other
 *     scale:   out = (x - mean) * scale * weight + bias
 *     back:    the gradient of x from that of the result (norm_row.inc has the formula)
 *
 *     add_rows: at most TNI_NORM_ROWS rows, `step` elements apart, whose mean and scale are in
 *               arrays: adds g (x - mean) scale and g of each column to two arrays of sums
 */
typedef struct tni_norm_row {
    /* Writes `rows` numbers to each of mean and m2; all are 0 for empty rows. */
    void (*moments)(const void *x, int64_t rows, int64_t count, double *mean, double *m2);
    /* Writes the normalised row. */
    void (*scale)(const void *x, int64_t count, double mean, double scale, const void *weight,
                  const void *bias, void *out);
    /* Writes the gradient of the row. */
    void (*back)(const void *grad, const void *x, int64_t count, double mean, double scale,
                 const void *weight, void *out);
    /* Adds to the sums of columns, which do not overlap what is read. */
    void (*add_rows)(const void *grad, const void *x, int64_t step, int64_t rows, int64_t count,
                     const double *mean, const double *scale, double *products, double *sums);
} tni_norm_row;

/*
 * All loops for one dtype. The last three are for the iterator (tni_loop_run), over elements whose
 * factors m, a, b, c are broadcast:
 *
 *     affine:   out = (x - m) * a + b                           operands: out, x, m, a, b
 *     product:  out = grad * (x - m)                            operands: out, grad, x, m
 *     gradient: out = grad * a - b - (x - m) * c                operands: out, grad, x, m, a, b, c
 */
typedef struct tni_norm_loops {
    tni_norm_row row;        /* whole rows */
    tni_loop_inner affine;   /* forward */
    tni_loop_inner product;  /* what the gradient of the weight sums */
    tni_loop_inner gradient; /* backward */
} tni_norm_loops;

/*
 * Check that the parameters that are given (not NULL) have one dtype: that of the input, `own`, or
 * float if that is a half type. *out is theirs, or `own` without any: the dtype of saved
 * statistics. TN_ERR_RUNTIME else.
 */
tn_status tni_parameters_dtype(tn_dtype own, tn_tensor *const *parameters, int count,
                               tn_dtype *out) TN_NODISCARD;

/*
 * Write mean and variance (divided by n) of dense runs of `count` elements each, one behind the
 * other, in parallel. Return false, and write nothing, for elements of 16 bits or none, and for
 * few runs, whose elements a reduction divides among threads.
 */
bool tni_run_moments(const tni_norm_loops *loops, tn_dtype dtype, const void *data, int64_t runs,
                     int64_t count, double *mean, double *variance);

/* Groups of channels that lie one behind the other, and what they are normalised by. */
typedef struct tni_dense_groups {
    const tni_norm_loops *loops; /* for the dtype */
    tn_dtype dtype;              /* of x and out */
    const void *x;               /* the first element */
    void *out;                   /* laid out as x */
    int64_t groups;              /* of all samples */
    int64_t width;               /* channels of a group */
    int64_t area;                /* elements of a channel */
    int64_t channels;            /* of a sample */
    double eps;                  /* added to the variance */
    const double *weight;        /* a number for each channel, or NULL */
    const double *bias;          /* likewise */
    double *mean;                /* written: a number for each group */
    double *scale;               /* written: 1 / sqrt(variance + eps) */
} tni_dense_groups;

/* Normalise groups, in parallel. Return false, and write nothing, as tni_run_moments does. */
bool tni_normalise_groups(tni_dense_groups *groups);

/* For float [0] and double [1]. */
extern const tni_norm_loops tni_norm_loops_base[2];
extern const tni_norm_loops tni_norm_loops_avx2[2];
extern const tni_norm_loops tni_norm_loops_avx512[2];

#endif
