/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Sums of embedding_bag (bag_loops.h), compiled once per ISA. The sums of eight vectors of columns
 * stay in registers while the loop goes over the rows.
 */
#include "kernels/index/bag_loops.h"

#include "kernels/core/isa.h"
#include "kernels/core/lanes.h"
#include "kernels/core/lanes_half.h"
#include "kernels/core/narrow_floats.h"

/* Vectors of sums in registers. */
#define VECTORS 8

/* Rows ahead that are fetched: which ones is known long before they are needed. */
#define FETCHED_AHEAD 6

#define INLINE static inline __attribute__((always_inline))
#define UNROLL _Pragma("GCC unroll 8")

/* Return a vector of adjacent elements as doubles. gcc 12 converts a generic vector in pieces. */
INLINE tni_doubles load_f32(const float *from)
{
#if defined(__AVX512F__)
    return (tni_doubles)_mm512_cvtps_pd(_mm256_loadu_ps(from));
#elif defined(__AVX2__)
    return (tni_doubles)_mm256_cvtps_pd(_mm_loadu_ps(from));
#else
    return (tni_doubles)tni_widen_floats(from);
#endif
}

INLINE tni_doubles load_f64(const double *from)
{
    tni_doubles loaded;
    memcpy(&loaded, from, sizeof loaded);
    return loaded;
}

/* Write a vector, rounded once. */
INLINE void store_f32(float *to, tni_doubles x)
{
#if defined(__AVX512F__)
    _mm256_storeu_ps(to, _mm512_cvtpd_ps((__m512d)x));
#elif defined(__aarch64__)
    vst1_f32(to, vcvt_f32_f64((float64x2_t)x));
#else
    for (int i = 0; i < TNI_DOUBLES; i++)
        to[i] = (float)x[i];
#endif
}

INLINE void store_f64(double *to, tni_doubles x)
{
    memcpy(to, &x, sizeof x);
}

/* A product takes less time. What it loses in double, rounding to float hides. */
INLINE tni_doubles divide_f32(tni_doubles x, double divisor)
{
    return x * (1 / divisor);
}

INLINE tni_doubles divide_f64(tni_doubles x, double divisor)
{
    return x / divisor;
}

#ifdef TNI_HAS_HALF_LANES
/* Half types, whose sums are floats. */
INLINE tni_floats load_f16(const uint16_t *from)
{
    return tni_read_f16((const char *)from);
}

INLINE tni_floats load_bf16(const uint16_t *from)
{
    return tni_read_bf16((const char *)from);
}

INLINE void store_f16(uint16_t *to, tni_floats x)
{
    tni_write_f16((char *)to, x);
}

INLINE void store_bf16(uint16_t *to, tni_floats x)
{
    tni_write_bf16((char *)to, x);
}

INLINE tni_floats divide_f16(tni_floats x, double divisor)
{
    return x / (float)divisor;
}

INLINE tni_floats divide_bf16(tni_floats x, double divisor)
{
    return x / (float)divisor;
}
#endif

#include "kernels/core/type_f32.inc"
#undef PART
#define PART double
#define SUM  tni_doubles
#include "kernels/index/bag_rows.inc"
#include "kernels/core/type_f64.inc"
#define SUM tni_doubles
#include "kernels/index/bag_rows.inc"
#ifdef TNI_HAS_HALF_LANES
#    include "kernels/core/type_f16.inc"
#    undef PART
#    define PART float
#    define SUM  tni_floats
#    include "kernels/index/bag_rows.inc"
#    include "kernels/core/type_bf16.inc"
#    undef PART
#    define PART float
#    define SUM  tni_floats
#    include "kernels/index/bag_rows.inc"
#endif
#include "kernels/core/type_none.inc"

const tni_bag_loops TNI_AT_ISA(tni_bag_loops) = {.sum = {
                                                     [TN_DTYPE_F32] = sum_rows_f32,
                                                     [TN_DTYPE_F64] = sum_rows_f64,
#ifdef TNI_HAS_HALF_LANES
                                                     [TN_DTYPE_F16] = sum_rows_f16,
                                                     [TN_DTYPE_BF16] = sum_rows_bf16,
#endif
                                                 }};
