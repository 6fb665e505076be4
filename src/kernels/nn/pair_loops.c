/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Distances of one row from many, and their gradients (pair_loops.h), compiled once per ISA.
 */
#include "kernels/nn/pair_loops.h"

#include <math.h>
#include <stdbool.h>

#include "kernels/core/isa.h"
#include "kernels/core/lanes.h"

#define INLINE static inline __attribute__((always_inline))
#define UNROLL _Pragma("GCC unroll 16")

/* A function for each kind of norm, which is a constant in it: `use` is a call that takes it. */
#define FOR_KIND(kind, use)                                                                        \
    switch (kind) {                                                                                \
    case TNI_NORM_COUNT:                                                                           \
        use(TNI_NORM_COUNT);                                                                       \
        break;                                                                                     \
    case TNI_NORM_SUM:                                                                             \
        use(TNI_NORM_SUM);                                                                         \
        break;                                                                                     \
    case TNI_NORM_SQUARES:                                                                         \
        use(TNI_NORM_SQUARES);                                                                     \
        break;                                                                                     \
    case TNI_NORM_LARGEST:                                                                         \
        use(TNI_NORM_LARGEST);                                                                     \
        break;                                                                                     \
    case TNI_NORM_POWERS:                                                                          \
        use(TNI_NORM_POWERS);                                                                      \
        break;                                                                                     \
    }

/*
 * Return the larger magnitudes, lane by lane. As integers, their bits are in order, and a nan is
 * above all.
 */
INLINE tni_floats larger_f32(tni_floats x, tni_floats y)
{
#if defined(__AVX512F__)
    return (tni_floats)_mm512_max_epi32((__m512i)x, (__m512i)y);
#else
    return tni_select_floats((tni_float_masks)x > (tni_float_masks)y, x, y);
#endif
}
INLINE tni_doubles larger_f64(tni_doubles x, tni_doubles y)
{
#if defined(__AVX512F__)
    return (tni_doubles)_mm512_max_epi64((__m512i)x, (__m512i)y);
#else
    return tni_select_doubles((tni_double_masks)x > (tni_double_masks)y, x, y);
#endif
}

/* Return the sum of all lanes. */
INLINE float add_lanes_f32(tni_floats x)
{
#if defined(__AVX512F__)
    return _mm512_reduce_add_ps((__m512)x);
#else
    float sum = x[0];
    for (int i = 1; i < TNI_FLOATS; i++)
        sum += x[i];
    return sum;
#endif
}
INLINE double add_lanes_f64(tni_doubles x)
{
#if defined(__AVX512F__)
    return _mm512_reduce_add_pd((__m512d)x);
#else
    double sum = x[0];
    for (int i = 1; i < TNI_DOUBLES; i++)
        sum += x[i];
    return sum;
#endif
}

/* Return the largest of all lanes, which are magnitudes. */
INLINE float largest_lane_f32(tni_floats x)
{
    int32_t most;
    float largest;
#if defined(__AVX512F__)
    most = _mm512_reduce_max_epi32((__m512i)x);
#else
    most = ((tni_float_masks)x)[0];
    for (int i = 1; i < TNI_FLOATS; i++)
        most = ((tni_float_masks)x)[i] > most ? ((tni_float_masks)x)[i] : most;
#endif
    memcpy(&largest, &most, sizeof largest);
    return largest;
}
INLINE double largest_lane_f64(tni_doubles x)
{
    int64_t most;
    double largest;
#if defined(__AVX512F__)
    most = _mm512_reduce_max_epi64((__m512i)x);
#else
    most = ((tni_double_masks)x)[0];
    for (int i = 1; i < TNI_DOUBLES; i++)
        most = ((tni_double_masks)x)[i] > most ? ((tni_double_masks)x)[i] : most;
#endif
    memcpy(&largest, &most, sizeof largest);
    return largest;
}

/*
 * Return whether a sum of floats has to be made of doubles: its terms may have overflowed, or lost
 * bits (below 2^-126) that matter. The bounds of doubles are no help to those.
 */
INLINE bool is_far_sum_f32(double sum)
{
    return sum < 0x1p-100 || sum > 0x1p127;
}
INLINE bool is_far_sum_f64(double sum)
{
    (void)sum;
    return false;
}

/*
 * A quotient of this size or more, of its reciprocal or less, or a nan, is far: it may have lost
 * bits or overflowed where a product with it need not have.
 */
static const float far_quotient_f32 = 0x1p100F;
static const double far_quotient_f64 = 0x1p1000;

#define TEMPLATE "kernels/nn/pair_rows.inc"
#include "kernels/core/for_reals.inc"

const tni_pair_loops TNI_AT_ISA(tni_pair_loops)[2] = {{measure_f32, derive_f32},
                                                      {measure_f64, derive_f64}};
