/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Lanes: vectors of floats and doubles as wide as the ISA's registers, and functions on them, most
 * of them SLEEF's. Arithmetic on vectors is C's own: `x * y + 1`. Only for files ..._loops.c
 * (isa.h), which are compiled for one ISA.
 *
 * A function on floats ends in _floats and one on doubles in _doubles; where both follow each
 * other, the comment is for both. SLEEF's suffixes u10, u15 and u05 bound the error: 1.0, 1.5 and
 * 0.5 ulp.
 */
#ifndef TENON_LANES_H
#define TENON_LANES_H

#include "kernels/core/isa.h"

#include <sleef.h>
#if defined(__x86_64__)
#    include <immintrin.h>
#elif defined(__aarch64__)
#    include <arm_neon.h>
#endif
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#    define TNI_VECTOR_BYTES        64
#    define TNI_SLEEF_F(name, ulp)  Sleef_##name##f16_##ulp##avx512f
#    define TNI_SLEEF_D(name, ulp)  Sleef_##name##d8_##ulp##avx512f
#    define TNI_SLEEF_EXACT_F(name) Sleef_##name##f16_avx512f
#    define TNI_SLEEF_EXACT_D(name) Sleef_##name##d8_avx512f
#elif defined(__AVX2__)
#    define TNI_VECTOR_BYTES        32
#    define TNI_SLEEF_F(name, ulp)  Sleef_##name##f8_##ulp##avx2
#    define TNI_SLEEF_D(name, ulp)  Sleef_##name##d4_##ulp##avx2
#    define TNI_SLEEF_EXACT_F(name) Sleef_##name##f8_avx2
#    define TNI_SLEEF_EXACT_D(name) Sleef_##name##d4_avx2
#elif defined(__x86_64__)
#    define TNI_VECTOR_BYTES        16
#    define TNI_SLEEF_F(name, ulp)  Sleef_##name##f4_##ulp##sse2
#    define TNI_SLEEF_D(name, ulp)  Sleef_##name##d2_##ulp##sse2
#    define TNI_SLEEF_EXACT_F(name) Sleef_##name##f4_sse2
#    define TNI_SLEEF_EXACT_D(name) Sleef_##name##d2_sse2
#else
#    define TNI_VECTOR_BYTES        16
#    define TNI_SLEEF_F(name, ulp)  Sleef_##name##f4_##ulp##advsimd
#    define TNI_SLEEF_D(name, ulp)  Sleef_##name##d2_##ulp##advsimd
#    define TNI_SLEEF_EXACT_F(name) Sleef_##name##f4_advsimd
#    define TNI_SLEEF_EXACT_D(name) Sleef_##name##d2_advsimd
#endif

/* As many floats, or doubles, as a register holds, and their bytes. */
typedef float tni_floats __attribute__((vector_size(TNI_VECTOR_BYTES)));
typedef double tni_doubles __attribute__((vector_size(TNI_VECTOR_BYTES)));
enum {
    TNI_BYTES_floats = TNI_VECTOR_BYTES,
    TNI_BYTES_doubles = TNI_VECTOR_BYTES,
    TNI_FLOATS = TNI_VECTOR_BYTES / sizeof(float),
    TNI_DOUBLES = TNI_VECTOR_BYTES / sizeof(double)
};

/* Functions with SLEEF's names; on x86 SLEEF's types are vectors of the compiler already. */
#define TNI_LANES_OF_FLOATS(name, sleef, ulp)                                                      \
    static inline tni_floats tni_##name##_floats(tni_floats x)                                     \
    {                                                                                              \
        return (tni_floats)TNI_SLEEF_F(sleef, ulp)(x);                                             \
    }
#define TNI_LANES_OF_DOUBLES(name, sleef, ulp)                                                     \
    static inline tni_doubles tni_##name##_doubles(tni_doubles x)                                  \
    {                                                                                              \
        return (tni_doubles)TNI_SLEEF_D(sleef, ulp)(x);                                            \
    }
#define TNI_LANES1(name, ulp)                                                                      \
    TNI_LANES_OF_FLOATS(name, name, ulp)                                                           \
    TNI_LANES_OF_DOUBLES(name, name, ulp)
TNI_LANES_OF_DOUBLES(acos, acos, u10)
TNI_LANES_OF_DOUBLES(asin, asin, u10)
TNI_LANES_OF_DOUBLES(atan, atan, u10)
TNI_LANES_OF_DOUBLES(cos, cos, u10)
TNI_LANES1(erfc, u15)
TNI_LANES_OF_DOUBLES(atanh, atanh, u10)
TNI_LANES_OF_DOUBLES(exp2, exp2, u10)
TNI_LANES_OF_DOUBLES(expm1, expm1, u10)
TNI_LANES1(lgamma, u10)
TNI_LANES_OF_DOUBLES(log, log, u10)
TNI_LANES_OF_DOUBLES(log10, log10, u10)
TNI_LANES_OF_DOUBLES(log2, log2, u10)
TNI_LANES_OF_DOUBLES(sin, sin, u10)
TNI_LANES_OF_DOUBLES(tan, tan, u10)
/* These overflow before their results do; the functions below that use them do not. */
TNI_LANES_OF_DOUBLES(short_exp, exp, u10)
TNI_LANES_OF_FLOATS(short_acosh, acosh, u10)
TNI_LANES_OF_DOUBLES(short_acosh, acosh, u10)
TNI_LANES_OF_FLOATS(short_asinh, asinh, u10)
TNI_LANES_OF_DOUBLES(short_asinh, asinh, u10)
TNI_LANES_OF_DOUBLES(short_cosh, cosh, u10)
TNI_LANES_OF_DOUBLES(short_log1p, log1p, u10)
TNI_LANES_OF_DOUBLES(short_sinh, sinh, u10)

/* Functions of two vectors. */
#define TNI_LANES2(name, ulp)                                                                      \
    static inline tni_floats tni_##name##_floats(tni_floats x, tni_floats y)                       \
    {                                                                                              \
        return (tni_floats)TNI_SLEEF_F(name, ulp)(x, y);                                           \
    }                                                                                              \
    static inline tni_doubles tni_##name##_doubles(tni_doubles x, tni_doubles y)                   \
    {                                                                                              \
        return (tni_doubles)TNI_SLEEF_D(name, ulp)(x, y);                                          \
    }
TNI_LANES2(atan2, u10)
TNI_LANES2(hypot, u05)
TNI_LANES2(pow, u10)

static inline tni_floats tni_floor_floats(tni_floats x)
{
#if defined(__AVX512F__)
    return (tni_floats)_mm512_floor_ps((__m512)x);
#elif defined(__AVX2__)
    return (tni_floats)_mm256_floor_ps((__m256)x);
#elif defined(__aarch64__)
    return (tni_floats)vrndmq_f32((float32x4_t)x);
#else
    return (tni_floats)TNI_SLEEF_EXACT_F(floor)(x);
#endif
}
static inline tni_doubles tni_floor_doubles(tni_doubles x)
{
#if defined(__AVX512F__)
    return (tni_doubles)_mm512_floor_pd((__m512d)x);
#elif defined(__AVX2__)
    return (tni_doubles)_mm256_floor_pd((__m256d)x);
#elif defined(__aarch64__)
    return (tni_doubles)vrndmq_f64((float64x2_t)x);
#else
    return (tni_doubles)TNI_SLEEF_EXACT_D(floor)(x);
#endif
}

/* The result of comparing vectors: all bits of a lane are set where the comparison holds. */
typedef int32_t tni_float_masks __attribute__((vector_size(TNI_VECTOR_BYTES)));
typedef int64_t tni_double_masks __attribute__((vector_size(TNI_VECTOR_BYTES)));

/* Return a vector with the number in every lane. */
static inline tni_floats tni_splat_floats(double number)
{
    return (float)number - (tni_floats){0};
}
static inline tni_doubles tni_splat_doubles(double number)
{
    return number - (tni_doubles){0};
}

/*
 * Doubles of which a register's worth is converted from floats in memory by one instruction; more
 * at once would have to be shuffled.
 */
typedef tni_doubles tni_wides;
enum { TNI_WIDES = TNI_DOUBLES };

/* Return TNI_WIDES numbers, as doubles. */
static inline tni_wides tni_widen_floats(const float *x)
{
#if defined(__AVX512F__)
    return (tni_wides)_mm512_cvtps_pd(_mm256_loadu_ps(x));
#elif defined(__AVX2__)
    return (tni_wides)_mm256_cvtps_pd(_mm_loadu_ps(x));
#elif defined(__aarch64__)
    return (tni_wides)vcvt_f64_f32(vld1_f32(x));
#else
    return (tni_wides){(double)x[0], (double)x[1]};
#endif
}
static inline tni_wides tni_widen_doubles(const double *x)
{
    tni_wides result;
    memcpy(&result, x, sizeof result);
    return result;
}

/* Return `yes` where the mask is set and `no` elsewhere. */
static inline tni_floats tni_select_floats(tni_float_masks mask, tni_floats yes, tni_floats no)
{
    return (tni_floats)((mask & (tni_float_masks)yes) | (~mask & (tni_float_masks)no));
}
static inline tni_doubles tni_select_doubles(tni_double_masks mask, tni_doubles yes, tni_doubles no)
{
    return (tni_doubles)((mask & (tni_double_masks)yes) | (~mask & (tni_double_masks)no));
}

static inline tni_floats tni_fabs_floats(tni_floats x)
{
    return (tni_floats)((tni_float_masks)x & 0x7fffffff);
}
static inline tni_doubles tni_fabs_doubles(tni_doubles x)
{
    return (tni_doubles)((tni_double_masks)x & 0x7fffffffffffffff);
}

/* Return x, which must not be negative, with the sign of y. */
static inline tni_floats tni_signed_floats(tni_floats x, tni_floats y)
{
    return (tni_floats)((tni_float_masks)x | ((tni_float_masks)y & INT32_MIN));
}
static inline tni_doubles tni_signed_doubles(tni_doubles x, tni_doubles y)
{
    return (tni_doubles)((tni_double_masks)x | ((tni_double_masks)y & INT64_MIN));
}

/* Return whether a comparison holds in any lane. */
static inline bool tni_any_floats(tni_float_masks mask)
{
#if defined(__AVX512F__)
    return _mm512_test_epi32_mask((__m512i)mask, (__m512i)mask) != 0;
#elif defined(__AVX2__)
    return _mm256_movemask_ps((__m256)mask) != 0;
#elif defined(__x86_64__)
    return _mm_movemask_epi8((__m128i)mask) != 0;
#else
    int64_t words[2];
    memcpy(words, &mask, sizeof words);
    return (words[0] | words[1]) != 0;
#endif
}
static inline bool tni_any_doubles(tni_double_masks mask)
{
    return tni_any_floats((tni_float_masks)mask);
}

/* Return x y + z, rounded once where the ISA has an instruction for it. */
static inline tni_floats tni_fma_floats(tni_floats x, tni_floats y, tni_floats z)
{
#if defined(__AVX512F__)
    return (tni_floats)_mm512_fmadd_ps((__m512)x, (__m512)y, (__m512)z);
#elif defined(__FMA__)
    return (tni_floats)_mm256_fmadd_ps((__m256)x, (__m256)y, (__m256)z);
#elif defined(__aarch64__)
    return (tni_floats)vfmaq_f32((float32x4_t)z, (float32x4_t)x, (float32x4_t)y);
#else
    return x * y + z;
#endif
}

static inline tni_doubles tni_fma_doubles(tni_doubles x, tni_doubles y, tni_doubles z)
{
#if defined(__AVX512F__)
    return (tni_doubles)_mm512_fmadd_pd((__m512d)x, (__m512d)y, (__m512d)z);
#elif defined(__FMA__)
    return (tni_doubles)_mm256_fmadd_pd((__m256d)x, (__m256d)y, (__m256d)z);
#elif defined(__aarch64__)
    return (tni_doubles)vfmaq_f64((float64x2_t)z, (float64x2_t)x, (float64x2_t)y);
#else
    return x * y + z;
#endif
}

/* Return the polynomial with ascending coefficients at x, by Horner's scheme. */
#define TNI_POLYNOMIAL(x, ...)                                                                     \
    tni_polynomial_floats((x), (const float[]){__VA_ARGS__},                                       \
                          (int)(sizeof(float[]){__VA_ARGS__} / sizeof(float)))
static inline __attribute__((always_inline)) tni_floats
tni_polynomial_floats(tni_floats x, const float *coefficients, int count)
{
    tni_floats sum = tni_splat_floats((double)coefficients[count - 1]);
    _Pragma("GCC unroll 32") for (int i = count - 2; i >= 0; i--) sum =
        tni_fma_floats(sum, x, tni_splat_floats((double)coefficients[i]));
    return sum;
}

/*
 * The same for doubles, by Horner's scheme for the even and the odd powers apart: one sum would be
 * a chain of steps that each wait for the one before. There are at least two coefficients.
 */
#define TNI_POLYNOMIAL_OF_DOUBLES(x, ...)                                                          \
    tni_polynomial_doubles((x), (const double[]){__VA_ARGS__},                                     \
                           (int)(sizeof(double[]){__VA_ARGS__} / sizeof(double)))
static inline __attribute__((always_inline)) tni_doubles
tni_polynomial_doubles(tni_doubles x, const double *coefficients, int count)
{
    tni_doubles square = x * x;
    tni_doubles same = tni_splat_doubles(coefficients[count - 1]);
    tni_doubles other = tni_splat_doubles(coefficients[count - 2]);
    _Pragma("GCC unroll 16") for (int i = count - 3; i > 0; i -= 2)
    {
        same = tni_fma_doubles(same, square, tni_splat_doubles(coefficients[i]));
        other = tni_fma_doubles(other, square, tni_splat_doubles(coefficients[i - 1]));
    }
    if (count % 2 == 0)
        return tni_fma_doubles(same, x, other);
    same = tni_fma_doubles(same, square, tni_splat_doubles(coefficients[0]));
    return tni_fma_doubles(other, x, same);
}

/*
 * Return x clamped to [least, most]; a nan stays, and so does a zero. Where the bounds are in the
 * wrong order, the result is `most`.
 */
static inline tni_floats tni_clamp_floats(tni_floats x, float least, float most)
{
    tni_floats low = least - (tni_floats){0};
    tni_floats high = most - (tni_floats){0};
#if defined(__AVX512F__)
    return (tni_floats)_mm512_min_ps((__m512)high, _mm512_max_ps((__m512)low, (__m512)x));
#elif defined(__AVX2__)
    return (tni_floats)_mm256_min_ps((__m256)high, _mm256_max_ps((__m256)low, (__m256)x));
#else
    x = tni_select_floats(x < low, low, x);
    return tni_select_floats(x > high, high, x);
#endif
}

static inline tni_doubles tni_clamp_doubles(tni_doubles x, double least, double most)
{
    tni_doubles low = least - (tni_doubles){0};
    tni_doubles high = most - (tni_doubles){0};
#if defined(__AVX512F__)
    return (tni_doubles)_mm512_min_pd((__m512d)high, _mm512_max_pd((__m512d)low, (__m512d)x));
#elif defined(__AVX2__)
    return (tni_doubles)_mm256_min_pd((__m256d)high, _mm256_max_pd((__m256d)low, (__m256d)x));
#else
    x = tni_select_doubles(x < low, low, x);
    return tni_select_doubles(x > high, high, x);
#endif
}

/* ---- logarithms and exponentials ---- */

/*
 * exp, of SLEEF 3.5. The last numbers before overflow lose 200 ulp in it. From 709 on it is e^(x -
 * k ln 2) times 2^k, in two factors, as 2^k alone overflows.
 */
static inline tni_doubles tni_mended_exp_doubles(tni_doubles x)
{
    tni_doubles result = tni_short_exp_doubles(x);
    if (__builtin_expect(!tni_any_doubles((x > 709) & (x < 710)), 1))
        return result;
    /* k = 1799 */
    tni_doubles beyond = tni_short_exp_doubles(x - 0x1.37be319ba0da4p+10) * 0x1p899 * 0x1p900;
    return tni_select_doubles((x > 709) & (x < 710), beyond, result);
}

#ifdef TNI_HAS_FMA
TNI_LANES_OF_FLOATS(sleef_exp, exp, u10)
TNI_LANES_OF_FLOATS(sleef_exp2, exp2, u10)
TNI_LANES_OF_FLOATS(sleef_atanh, atanh, u10)
TNI_LANES_OF_FLOATS(sleef_sin, sin, u10)
TNI_LANES_OF_FLOATS(sleef_cos, cos, u10)
TNI_LANES_OF_FLOATS(sleef_tan, tan, u10)
/* The bits of lanes as numbers that wrap, as those of lanes that are replaced may be any. */
typedef uint32_t tni_float_words __attribute__((vector_size(TNI_VECTOR_BYTES)));
typedef uint64_t tni_double_words __attribute__((vector_size(TNI_VECTOR_BYTES)));
/* Inlined at every level of optimisation: sums of two floats would be returned in memory. */
#    define INLINED static inline __attribute__((always_inline))
#    ifdef __AVX512F__
#        include "kernels/core/lanes_tables.inc"
#    elif defined(__AVX2__)
#        include "kernels/core/lanes_log_eighths.inc"
#    else
#        include "kernels/core/lanes_log.inc"
#    endif
#    include "kernels/core/lanes_exp.inc"
#else
TNI_LANES_OF_FLOATS(sin, sin, u10)
TNI_LANES_OF_FLOATS(cos, cos, u10)
TNI_LANES_OF_FLOATS(tan, tan, u10)
TNI_LANES_OF_FLOATS(asin, asin, u10)
TNI_LANES_OF_FLOATS(acos, acos, u10)
TNI_LANES_OF_FLOATS(atan, atan, u10)
TNI_LANES_OF_FLOATS(log, log, u10)
TNI_LANES_OF_FLOATS(log2, log2, u10)
TNI_LANES_OF_FLOATS(log10, log10, u10)
TNI_LANES_OF_FLOATS(short_log1p, log1p, u10)
TNI_LANES_OF_FLOATS(exp, exp, u10)
TNI_LANES_OF_FLOATS(exp2, exp2, u10)
TNI_LANES_OF_FLOATS(expm1, expm1, u10)
TNI_LANES_OF_FLOATS(atanh, atanh, u10)
TNI_LANES_OF_FLOATS(short_cosh, cosh, u10)
TNI_LANES_OF_FLOATS(short_sinh, sinh, u10)
TNI_LANES_OF_DOUBLES(erf, erf, u10)
TNI_LANES_OF_DOUBLES(tanh, tanh, u10)
static inline tni_doubles tni_exp_doubles(tni_doubles x)
{
    return tni_mended_exp_doubles(x);
}
/* Where exponentials are our own, these are inlined. */
static inline tni_floats tni_inline_exp_floats(tni_floats x)
{
    return tni_exp_floats(x);
}
static inline tni_doubles tni_inline_exp_doubles(tni_doubles x)
{
    return tni_exp_doubles(x);
}
#endif

/* ---- functions of SLEEF 3.5, corrected where they overflow too early ---- */

#ifdef __AVX512F__
#    define LOG1P_IS_WHOLE
#endif
#define AREA_FAR 0x1p60
#ifndef TNI_HAS_FMA
#    define HYPERBOLIC_FAR 88
#    define K_LN2          0x1.45c778p+7f /* k = 235 */
#    define HALF_POWER     0x1p117f
#endif
#define EXACT_QUOTIENT 0x1p22f
#define EXACT_FMOD     TNI_SLEEF_EXACT_F(fmod)
#define LIBM_FMOD      __builtin_fmodf
#include "kernels/core/type_f32.inc"
#include "kernels/core/lanes_mended.inc"
#include "kernels/core/lanes_memory.inc"

#define AREA_FAR       0x1p500
#define HYPERBOLIC_FAR 709
#define K_LN2          0x1.37be319ba0da4p+10 /* k = 1799 */
#define HALF_POWER     0x1p899
#define EXACT_QUOTIENT 0x1p51
#define EXACT_FMOD     TNI_SLEEF_EXACT_D(fmod)
#define LIBM_FMOD      __builtin_fmod
#include "kernels/core/type_f64.inc"
#include "kernels/core/lanes_mended.inc"
#include "kernels/core/lanes_memory.inc"
#include "kernels/core/type_none.inc"

static inline tni_floats tni_sqrt_floats(tni_floats x)
{
#if defined(__AVX512F__)
    return (tni_floats)_mm512_sqrt_ps((__m512)x);
#elif defined(__AVX2__)
    return (tni_floats)_mm256_sqrt_ps((__m256)x);
#elif defined(__aarch64__)
    return (tni_floats)vsqrtq_f32((float32x4_t)x);
#else
    for (int i = 0; i < TNI_FLOATS; i++)
        x[i] = __builtin_sqrtf(x[i]);
    return x;
#endif
}
static inline tni_doubles tni_sqrt_doubles(tni_doubles x)
{
#if defined(__AVX512F__)
    return (tni_doubles)_mm512_sqrt_pd((__m512d)x);
#elif defined(__AVX2__)
    return (tni_doubles)_mm256_sqrt_pd((__m256d)x);
#elif defined(__aarch64__)
    return (tni_doubles)vsqrtq_f64((float64x2_t)x);
#else
    for (int i = 0; i < TNI_DOUBLES; i++)
        x[i] = __builtin_sqrt(x[i]);
    return x;
#endif
}

#ifdef TNI_HAS_FMA
#    include "kernels/core/lanes_trig.inc"
#    undef INLINED
#endif

/*
 * Return p * 2^power. `power` is an integer below 2^22 in magnitude, and `shifted` is power + 1.5 *
 * 2^23, whose lowest bits are the integer.
 */
static inline tni_floats tni_scale_floats(tni_floats p, tni_floats power, tni_floats shifted)
{
#ifdef __AVX512F__
    (void)shifted;
    return (tni_floats)_mm512_scalef_ps((__m512)p, (__m512)power);
#else
    /* In two factors, since the power alone may be out of range for a float. */
    tni_float_masks whole = (tni_float_masks)shifted - 0x4b400000;
    tni_float_masks half = whole >> 1;
    (void)power;
    return p * (tni_floats)((half + 127) << 23) * (tni_floats)((whole - half + 127) << 23);
#endif
}

/*
 * exp within 1.1 ulp, for formulas that need no more; it is shorter still, and has no second path.
 * Above 89 the result is infinity. It is 0 where it would be
 * subnormal: arithmetic on such numbers can take a hundred times as long, and softmax meets rows
 * full of them behind a mask.
 */
static inline tni_floats tni_quick_exp_floats(tni_floats x)
{
    const float least = -87.33f;
    tni_floats y = tni_clamp_floats(x, least, 89);
    /*
     * e^y = 2^power * e^r with |r| <= ln(2) / 2: power is y / ln 2, rounded by adding 1.5 * 2^23,
     * and ln 2 is subtracted in two parts (Cody and Waite), so that r keeps its digits.
     */
    tni_floats shifted =
        tni_fma_floats(y, tni_splat_floats(1.44269504), 12582912 - (tni_floats){0});
    tni_floats power = shifted - 12582912;
    tni_floats r = tni_fma_floats(power, tni_splat_floats(-0.693145751953125), y);
    r = tni_fma_floats(power, tni_splat_floats(-1.42860677e-06), r);
    /* e^r = 1 + r + r^2 p(r). */
    tni_floats p =
        TNI_POLYNOMIAL(r, 0.49999994f, 0.1666652f, 0.041668393f, 0.008368781f, 0.0013814467f);
    p = 1 + tni_fma_floats(p, r * r, r);
    p = tni_scale_floats(p, power, shifted);
    return tni_select_floats(x < least, (tni_floats){0}, p);
}
static inline tni_doubles tni_quick_exp_doubles(tni_doubles x)
{
    return tni_exp_doubles(x);
}

#ifndef __AVX512F__
/*
 * tanh of floats, within 1.5 ulp: an odd polynomial below 0.6, and 1 - 2 / (e^(2 x) + 1) from there
 * on. SLEEF's takes five times as long.
 */
static inline tni_floats tni_tanh_floats(tni_floats x)
{
    tni_floats size = tni_fabs_floats(x);
    tni_floats square = x * x;
    tni_floats sum = TNI_POLYNOMIAL(square, -0.333333f, 0.13331959f, -0.053786688f, 0.020805392f,
                                    -0.0059058764f);
    tni_floats near = tni_fma_floats(size, square * sum, size);
    tni_floats far = 1 - 2 / (tni_quick_exp_floats(size + size) + 1);
    return tni_signed_floats(tni_select_floats(size < 0.6f, near, far), x);
}
#endif

/*
 * erf of floats, within 1.5 ulp: an odd polynomial below 0.92, and 1 - exp(-p(x)) from there on,
 * where the polynomial p approximates -log(erfc). From 3.93 on the result is 1.
 */
static inline tni_floats tni_erf_floats(tni_floats x)
{
    tni_floats size = tni_fabs_floats(x);
    tni_floats sum = TNI_POLYNOMIAL(x * x, 0.12837915f, -0.3761251f, 0.11281956f, -0.026771322f,
                                    0.004999648f, -0.0006022007f);
    tni_floats near = tni_fma_floats(size, sum, size);
    tni_floats capped = tni_clamp_floats(size, 0, 3.93f);
    tni_floats power =
        TNI_POLYNOMIAL(capped, -0.00017587621f, 1.1295208f, 0.63333464f, 0.108293965f,
                       -0.025128638f, 0.004174649f, -0.0004352201f, 2.1162017e-05f);
    tni_floats far = 1 - tni_quick_exp_floats(-power);
    return tni_signed_floats(tni_select_floats(size < 0.92f, near, far), x);
}

/*
 * The normal distribution function: 1/2 + x times a polynomial in x^2, centred on the middle of its
 * range. The error is at most 1.7e-7, as of 1/2 + erf(x / sqrt 2) / 2 in float; 0 and 1 from -5.5
 * and 5.5 on.
 */
static inline tni_floats tni_normal_floats(tni_floats x)
{
    tni_floats y = tni_clamp_floats(x, -5.5f, 5.5f);
    /* 0.066115702 is 2 / 5.5^2: t runs from -1 to 1. */
    tni_floats t = tni_fma_floats(y * y, tni_splat_floats(0.066115702), tni_splat_floats(-1));
    tni_floats slope = TNI_POLYNOMIAL(
        t, 0.12855193f, -0.0641724988f, 0.0477370806f, -0.0387865081f, 0.0320798569f,
        -0.0261196643f, 0.0203020368f, -0.0146425953f, 0.0104199797f, -0.00772978598f,
        0.00432101218f, -0.0011793233f, 0.000952048693f, -0.00138615305f, 0.000561672961f);
    return tni_clamp_floats(tni_fma_floats(y, slope, tni_splat_floats(0.5)), 0, 1);
}
static inline tni_doubles tni_normal_doubles(tni_doubles x)
{
    return 0.5 * (1 + tni_erf_doubles(x * 0.70710678118654752440));
}

#endif
