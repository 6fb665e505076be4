/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Rows of attention: what is not a product, one compilation per ISA (isa.h). Weights are
 * powers of two, whose whole part is exact: scores are scaled by log2(e) for it.
 */
#include "kernels/nn/attention.h"
#include "kernels/core/lanes.h"
#include "kernels/core/isa.h"

#include <math.h>

#define LOG2_E 1.4426950408889634
#define LN_2   0.6931471805599453

/* a where it is greater, else b: what a nan in a makes b, and in b itself. */
static inline tni_floats larger_f32(tni_floats a, tni_floats b)
{
#if defined(__AVX512F__)
    return (tni_floats)_mm512_max_ps((__m512)a, (__m512)b);
#elif defined(__AVX2__)
    return (tni_floats)_mm256_max_ps((__m256)a, (__m256)b);
#else
    return tni_select_floats(a > b, a, b);
#endif
}
static inline tni_doubles larger_f64(tni_doubles a, tni_doubles b)
{
    return tni_select_doubles(a > b, a, b);
}

/* The sum of all lanes, and the largest of those that are none of them a nan. */
static inline float sum_f32(tni_floats x)
{
#if defined(__AVX512F__)
    return _mm512_reduce_add_ps((__m512)x);
#else
    float sum = 0;
    for (int k = 0; k < TNI_FLOATS; k++)
        sum += x[k];
    return sum;
#endif
}
static inline float most_of_f32(tni_floats x)
{
#if defined(__AVX512F__)
    return _mm512_reduce_max_ps((__m512)x);
#else
    float most = x[0];
    for (int k = 1; k < TNI_FLOATS; k++)
        most = x[k] > most ? x[k] : most;
    return most;
#endif
}
static inline double sum_f64(tni_doubles x)
{
    double sum = 0;
    for (int k = 0; k < TNI_DOUBLES; k++)
        sum += x[k];
    return sum;
}
static inline double most_of_f64(tni_doubles x)
{
    double most = x[0];
    for (int k = 1; k < TNI_DOUBLES; k++)
        most = x[k] > most ? x[k] : most;
    return most;
}

/*
 * Two to the power of x, which is 0 or less, within 1.4 ulp; below -126 it is 0. Numbers that have
 * no position among the normal ones are not computed at all: a processor takes a hundred times as
 * long for them, and rows with a mask are full of them.
 */
static inline tni_floats power_f32(tni_floats x)
{
    tni_floats y = larger_f32(tni_splat_floats(-126), x);
    tni_floats shifted = y + 12582912;
    tni_floats whole = shifted - 12582912;
    tni_floats p = TNI_POLYNOMIAL(y - whole, 1, 0.693147004f, 0.240222424f, 0.0555073358f,
                                  0.00967151299f, 0.00132647273f);
    p = tni_scale_floats(p, whole, shifted);
    return tni_select_floats(x < -126.0f, (tni_floats){0}, p);
}
static inline tni_doubles power_f64(tni_doubles x)
{
    return tni_exp2_doubles(x);
}

/* The first `count` lanes of x; the others weigh nothing. */
static inline tni_floats first_f32(tni_floats x, int64_t count)
{
    tni_float_masks positions;
    for (int k = 0; k < TNI_FLOATS; k++)
        positions[k] = k;
    return tni_select_floats(positions < (int32_t)count, x, tni_splat_floats((double)-INFINITY));
}
static inline tni_doubles first_f64(tni_doubles x, int64_t count)
{
    tni_double_masks positions;
    for (int k = 0; k < TNI_DOUBLES; k++)
        positions[k] = k;
    return tni_select_doubles(positions < count, x, tni_splat_doubles((double)-INFINITY));
}

#define TEMPLATE "kernels/nn/attention_row.inc"
#include "kernels/core/for_reals.inc"

const tni_attention_table TNI_AT_ISA(tni_attention_loops) = {
    {weigh_f32, shrink_f32, finish_f32},
    {weigh_f64, shrink_f64, finish_f64},
};
