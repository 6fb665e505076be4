/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Lanes: vectors of floats and doubles as wide as the level's registers, and the functions of SLEEF
 * on them. Arithmetic on vectors is C's own: `x * y + 1`. Only for files …_loops.c (levels.h).
 */
#ifndef TENON_LANES_H
#define TENON_LANES_H

#include <sleef.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#    define TNI_VECTOR_BYTES       64
#    define TNI_SLEEF_F(name, ulp) Sleef_##name##f16_##ulp##avx512f
#    define TNI_SLEEF_D(name, ulp) Sleef_##name##d8_##ulp##avx512f
#elif defined(__AVX2__)
#    define TNI_VECTOR_BYTES       32
#    define TNI_SLEEF_F(name, ulp) Sleef_##name##f8_##ulp##avx2
#    define TNI_SLEEF_D(name, ulp) Sleef_##name##d4_##ulp##avx2
#elif defined(__x86_64__)
#    define TNI_VECTOR_BYTES       16
#    define TNI_SLEEF_F(name, ulp) Sleef_##name##f4_##ulp##sse2
#    define TNI_SLEEF_D(name, ulp) Sleef_##name##d2_##ulp##sse2
#else
#    define TNI_VECTOR_BYTES       16
#    define TNI_SLEEF_F(name, ulp) Sleef_##name##f4_##ulp##advsimd
#    define TNI_SLEEF_D(name, ulp) Sleef_##name##d2_##ulp##advsimd
#endif

/* As many floats, or doubles, as a register holds. */
typedef float tni_floats __attribute__((vector_size(TNI_VECTOR_BYTES)));
typedef double tni_doubles __attribute__((vector_size(TNI_VECTOR_BYTES)));
enum {
    TNI_FLOATS = TNI_VECTOR_BYTES / sizeof(float),
    TNI_DOUBLES = TNI_VECTOR_BYTES / sizeof(double)
};

/* What SLEEF calls the same; on x86 its types are vectors of the compiler already. */
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
TNI_LANES1(acos, u10)
TNI_LANES1(acosh, u10)
TNI_LANES1(asin, u10)
TNI_LANES1(asinh, u10)
TNI_LANES1(atan, u10)
TNI_LANES1(atanh, u10)
TNI_LANES1(cos, u10)
TNI_LANES1(cosh, u10)
TNI_LANES1(erfc, u15)
TNI_LANES1(exp, u10)
TNI_LANES1(exp2, u10)
TNI_LANES1(expm1, u10)
TNI_LANES1(lgamma, u10)
TNI_LANES1(log, u10)
TNI_LANES1(log10, u10)
TNI_LANES1(log1p, u10)
TNI_LANES1(log2, u10)
TNI_LANES1(sin, u10)
TNI_LANES1(sinh, u10)
TNI_LANES1(tan, u10)
TNI_LANES_OF_DOUBLES(erf, erf, u10)
TNI_LANES_OF_DOUBLES(tanh, tanh, u10)

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

/* What comparisons of vectors give: all bits of a lane are set where it holds. */
typedef int32_t tni_float_masks __attribute__((vector_size(TNI_VECTOR_BYTES)));
typedef int64_t tni_double_masks __attribute__((vector_size(TNI_VECTOR_BYTES)));

/* Every lane has the number. */
static inline tni_floats tni_spread_floats(double number)
{
    return (float)number - (tni_floats){0};
}
static inline tni_doubles tni_spread_doubles(double number)
{
    return number - (tni_doubles){0};
}

/* yes where the mask is set, no elsewhere. */
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

/* The magnitude of x, which must not be negative, with the sign of y. */
static inline tni_floats tni_signed_floats(tni_floats x, tni_floats y)
{
    return (tni_floats)((tni_float_masks)x | ((tni_float_masks)y & INT32_MIN));
}

/*
 * tanh of floats, within 1.5 ulp: a polynomial for small numbers, one exponential for the others.
 * SLEEF's takes five times as long.
 */
static inline tni_floats tni_tanh_floats(tni_floats x)
{
    tni_floats size = tni_fabs_floats(x);
    tni_floats square = x * x;
    tni_floats sum = -0.0059058764f * square + 0.020805392f;
    sum = sum * square - 0.053786688f;
    sum = sum * square + 0.13331959f;
    sum = sum * square - 0.333333f;
    tni_floats near = size + size * (square * sum);
    tni_floats far = 1 - 2 / (tni_exp_floats(size + size) + 1);
    return tni_signed_floats(tni_select_floats(size < 0.6f, near, far), x);
}

/*
 * erf of floats, within 1.5 ulp: a polynomial for small numbers; for the others 1 - exp(-p), where
 * p is a polynomial that stands for -log(erfc). Beyond 3.93 the result is 1.
 */
static inline tni_floats tni_erf_floats(tni_floats x)
{
    tni_floats size = tni_fabs_floats(x);
    tni_floats square = x * x;
    tni_floats sum = -0.0006022007f * square + 0.004999648f;
    sum = sum * square - 0.026771322f;
    sum = sum * square + 0.11281956f;
    sum = sum * square - 0.3761251f;
    sum = sum * square + 0.12837915f;
    tni_floats near = size + size * sum;
    tni_floats capped = tni_select_floats(size > 3.93f, tni_spread_floats(3.93), size);
    tni_floats power = 2.1162017e-05f * capped - 0.0004352201f;
    power = power * capped + 0.004174649f;
    power = power * capped - 0.025128638f;
    power = power * capped + 0.108293965f;
    power = power * capped + 0.63333464f;
    power = power * capped + 1.1295208f;
    power = power * capped - 0.00017587621f;
    tni_floats far = 1 - tni_exp_floats(-power);
    return tni_signed_floats(tni_select_floats(size < 0.92f, near, far), x);
}

/* The first `count` lanes from memory at steps of bytes; the others repeat the first. */
#define TNI_LOAD_STORE(plural, type, lanes)                                                        \
    static inline tni_##plural tni_load_##plural(const char *from, int64_t stride, int64_t count)  \
    {                                                                                              \
        tni_##plural x;                                                                            \
        if (stride == (int64_t)sizeof(type) && count >= lanes) {                                   \
            memcpy(&x, from, sizeof x);                                                            \
            return x;                                                                              \
        }                                                                                          \
        if (stride == 0) {                                                                         \
            type item;                                                                             \
            memcpy(&item, from, sizeof item);                                                      \
            return tni_spread_##plural((double)item);                                              \
        }                                                                                          \
        type items[lanes];                                                                         \
        for (int64_t i = 0; i < lanes; i++)                                                        \
            memcpy(&items[i], from + (i < count ? i : 0) * stride, sizeof(type));                  \
        memcpy(&x, items, sizeof x);                                                               \
        return x;                                                                                  \
    }                                                                                              \
    static inline void tni_store_##plural(char *to, int64_t stride, int64_t count, tni_##plural x) \
    {                                                                                              \
        if (stride == (int64_t)sizeof(type) && count >= lanes) {                                   \
            memcpy(to, &x, sizeof x);                                                              \
            return;                                                                                \
        }                                                                                          \
        type items[lanes];                                                                         \
        memcpy(items, &x, sizeof x);                                                               \
        for (int64_t i = 0; i < lanes && i < count; i++)                                           \
            memcpy(to + i * stride, &items[i], sizeof(type));                                      \
    }
TNI_LOAD_STORE(floats, float, TNI_FLOATS)
TNI_LOAD_STORE(doubles, double, TNI_DOUBLES)

#endif
