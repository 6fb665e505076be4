/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Floats as lanes of doubles: what is computed with the digits of a double becomes the nearest
 * float in nearly all cases, and neither overflows nor underflows on the way. For files
 * ..._loops.c, as lanes.h.
 */
#ifndef TENON_LANES_WIDE_H
#define TENON_LANES_WIDE_H

#include "kernels/core/lanes.h"

/* As many floats as a vector of doubles has lanes. */
typedef float tni_few_floats __attribute__((vector_size(TNI_VECTOR_BYTES / 2)));

/*
 * Return the first `count` elements from memory at steps of `stride` bytes, as doubles; the other
 * lanes repeat the first. An element is `width` floats: 1, or 2 for a complex number.
 */
static inline tni_doubles tni_load_wide_of(const char *from, int64_t stride, int64_t count,
                                           const int width)
{
    float items[TNI_DOUBLES];
    tni_few_floats x;
    const size_t bytes = (size_t)width * sizeof(float);
    if (stride == (int64_t)bytes && count >= TNI_DOUBLES / width) {
        memcpy(&x, from, sizeof x);
        return __builtin_convertvector(x, tni_doubles);
    }
    for (int64_t i = 0; i < TNI_DOUBLES / width; i++)
        memcpy(&items[i * width], from + (i < count ? i : 0) * stride, bytes);
    memcpy(&x, items, sizeof x);
    return __builtin_convertvector(x, tni_doubles);
}

/* Write the first `count` elements, rounded to float; count may exceed what x holds. */
static inline void tni_store_wide_of(char *to, int64_t stride, int64_t count, tni_doubles x,
                                     const int width)
{
    tni_few_floats rounded = __builtin_convertvector(x, tni_few_floats);
    float items[TNI_DOUBLES];
    const size_t bytes = (size_t)width * sizeof(float);
    if (stride == (int64_t)bytes && count >= TNI_DOUBLES / width) {
        memcpy(to, &rounded, sizeof rounded);
        return;
    }
    memcpy(items, &rounded, sizeof rounded);
    for (int64_t i = 0; i < TNI_DOUBLES / width && i < count; i++)
        memcpy(to + i * stride, &items[i * width], bytes);
}

/* Floats. */
static inline tni_doubles tni_load_wide(const char *from, int64_t stride, int64_t count)
{
    return tni_load_wide_of(from, stride, count, 1);
}
static inline void tni_store_wide(char *to, int64_t stride, int64_t count, tni_doubles x)
{
    tni_store_wide_of(to, stride, count, x, 1);
}

/* Complex numbers of floats. */
static inline tni_doubles tni_load_pairs_wide(const char *from, int64_t stride, int64_t count)
{
    return tni_load_wide_of(from, stride, count, 2);
}
static inline void tni_store_pairs_wide(char *to, int64_t stride, int64_t count, tni_doubles x)
{
    tni_store_wide_of(to, stride, count, x, 2);
}
static inline tni_doubles tni_splat_pairs_wide(double real, double imaginary)
{
    tni_doubles result;
    for (int i = 0; i < TNI_DOUBLES; i++)
        result[i] = i % 2 == 0 ? real : imaginary;
    return result;
}

/* The type that COMPLEX_VECTORS and its like call tni_wide. */
typedef tni_doubles tni_wide;

#endif
