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

/*
 * Return square roots. At AVX-512 an instruction takes as long for 16 floats as 20 multiplications,
 * so they are found by a step of Newton's method, within 0.6 ulp; 0 and infinity are no numbers
 * here.
 */
INLINE tni_floats root_f32(tni_floats x)
{
#ifdef __AVX512F__
    tni_floats inverse = (tni_floats)_mm512_rsqrt14_ps((__m512)x);
    tni_floats root = x * inverse;
    return tni_fma_floats(tni_fma_floats(-root, root, x), 0.5f * inverse, root);
#else
    return tni_sqrt_floats(x);
#endif
}
INLINE tni_doubles root_f64(tni_doubles x)
{
    return tni_sqrt_doubles(x);
}

#define TEMPLATE "kernels/nn/pair_rows.inc"
#include "kernels/core/for_reals.inc"

const tni_pair_loops TNI_AT_ISA(tni_pair_loops)[2] = {
    {measure_f32, derive_f32, add_squares_f32, finish_products_f32},
    {measure_f64, derive_f64, add_squares_f64, finish_products_f64}};
