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

/* Return as many floats from memory as doubles, and write doubles rounded to float. */
static inline tni_doubles tni_read_wide(const char *from)
{
#ifdef __AVX512F__
    /* gcc 12 would convert the halves, one after the other. */
    return (tni_doubles)_mm512_cvtps_pd(_mm256_loadu_ps((const float *)(const void *)from));
#else
    tni_few_floats x;
    memcpy(&x, from, sizeof x);
    return __builtin_convertvector(x, tni_doubles);
#endif
}
static inline void tni_write_wide(char *to, tni_doubles x)
{
    tni_few_floats rounded = __builtin_convertvector(x, tni_few_floats);
    memcpy(to, &rounded, sizeof rounded);
}

/* Return one complex number in all lanes. */
static inline tni_doubles tni_splat_pairs_wide(double real, double imaginary)
{
    tni_doubles result;
    for (int i = 0; i < TNI_DOUBLES; i++)
        result[i] = i % 2 == 0 ? real : imaginary;
    return result;
}

/* By the name that tni_read_wide ends with: a vector, and its bytes in memory. */
typedef tni_doubles tni_wide;
enum { TNI_BYTES_wide = TNI_VECTOR_BYTES / 2 };

#endif
