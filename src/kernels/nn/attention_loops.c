/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The part of attention that is not a matrix product, compiled once per ISA (isa.h): the online
 * softmax of attention_row.inc for float and double. Weights are computed as powers of 2, with
 * log2(e) multiplied into the scores: the integer part of such an exponent is exact, so no range
 * reduction by ln 2 is needed.
 */
#include "kernels/nn/attention.h"
#include "kernels/core/lanes.h"
#include "kernels/core/isa.h"

#include <math.h>

#define LOG2_E 1.4426950408889634
#define LN_2   0.6931471805599453

/*
 * Return a where a > b, else b. A nan in `a` is ignored and gives b; a nan in `b` stays. (x86's max
 * instructions return their second operand when either is a nan.)
 */
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

/* The sum and the largest of all lanes; for the largest no lane may be a nan. */
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
 * Return 2^x for x <= 0, within 1.4 ulp; 0 below -126. Such results would be subnormal, on which
 * arithmetic can take a hundred times as long, and rows behind a mask are full of them.
 */
static inline tni_floats power_f32(tni_floats x)
{
    tni_floats y = larger_f32(tni_splat_floats(-126), x);
    /* Adding 1.5 * 2^23 rounds to the nearest integer: the last bit of such a float is worth 1. */
    tni_floats shifted = y + 12582912;
    tni_floats whole = shifted - 12582912;
    /* 2^(y - whole), |y - whole| <= 1/2, by a polynomial of degree 5. */
    tni_floats p = TNI_POLYNOMIAL(y - whole, 1, 0.693147004f, 0.240222424f, 0.0555073358f,
                                  0.00967151299f, 0.00132647273f);
#ifdef __AVX512F__
    p = tni_scale_floats(p, whole, shifted);
#else
    /* The power is normal, so its exponent can be added to that of p. */
    typedef uint32_t words __attribute__((vector_size(TNI_VECTOR_BYTES)));
    p = (tni_floats)((words)p + ((words)shifted << 23));
#endif
    return tni_select_floats(x < -126.0f, (tni_floats){0}, p);
}
static inline tni_doubles power_f64(tni_doubles x)
{
    return tni_exp2_doubles(x);
}

/* Return the first `count` lanes of x and -infinity in the others, whose weight is then 0. */
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
