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
#define TNI_LANES1(name, ulp)                                                                      \
    static inline tni_floats tni_##name##_floats(tni_floats x)                                     \
    {                                                                                              \
        return (tni_floats)TNI_SLEEF_F(name, ulp)(x);                                              \
    }                                                                                              \
    static inline tni_doubles tni_##name##_doubles(tni_doubles x)                                  \
    {                                                                                              \
        return (tni_doubles)TNI_SLEEF_D(name, ulp)(x);                                             \
    }
TNI_LANES1(exp, u10)
TNI_LANES1(tanh, u10)

/* The first `count` lanes from memory at steps of bytes; the others repeat the first. */
#define TNI_LOAD_STORE(plural, type, lanes)                                                        \
    static inline tni_##plural tni_load_##plural(const char *from, int64_t stride, int64_t count)  \
    {                                                                                              \
        tni_##plural x;                                                                            \
        if (stride == (int64_t)sizeof(type) && count >= lanes) {                                   \
            memcpy(&x, from, sizeof x);                                                            \
            return x;                                                                              \
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
