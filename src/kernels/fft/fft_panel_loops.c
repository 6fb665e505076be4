/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Fourier transforms in panels (fft_panel.h), compiled once per ISA.
 */
#include "kernels/fft/fft_loops.h"
#include "kernels/fft/fft_panel.h"
#include "kernels/core/isa.h"
#include "kernels/core/lanes.h"

#if TNI_VECTOR_BYTES == TNI_FFT_PANEL_BYTES

#    ifdef __clang__
#        define UNROLLED _Pragma("clang loop unroll(full)")
#    else
#        define UNROLLED _Pragma("GCC unroll 16")
#    endif
#    define INLINE static inline __attribute__((always_inline))

/* Rows of a tensor that are a page apart, which the processor does not see, are prefetched so many.
 */
#    define FAR   4096
#    define AHEAD 8

/* Rows of a panel that stay in the first cache. */
#    define CACHED_ROWS 256

/* Indices that zip chunks of one, two and four doubles. */
#    define ZIP_LOW1  0, 8, 1, 9, 2, 10, 3, 11
#    define ZIP_HIGH1 4, 12, 5, 13, 6, 14, 7, 15
#    define ZIP_LOW2  0, 1, 8, 9, 2, 3, 10, 11
#    define ZIP_HIGH2 4, 5, 12, 13, 6, 7, 14, 15
#    define ZIP_LOW4  0, 1, 2, 3, 8, 9, 10, 11
#    define ZIP_HIGH4 4, 5, 6, 7, 12, 13, 14, 15

INLINE int64_t least_of(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

/*
 * Return four pieces of 16 bytes. Three of them are merged by loads, not by shuffles: those have
 * one port of the processor only, and are what transpositions wait for.
 */
INLINE __m512 load_pieces(const void *a, const void *b, const void *c, const void *d)
{
    __m512 x = _mm512_castps128_ps512(_mm_loadu_ps(a));
    x = _mm512_mask_broadcast_f32x4(x, 0x00f0, _mm_loadu_ps(b));
    x = _mm512_mask_broadcast_f32x4(x, 0x0f00, _mm_loadu_ps(c));
    return _mm512_mask_broadcast_f32x4(x, 0xf000, _mm_loadu_ps(d));
}

/* Part pieces of four lines, two numbers each, and of two lines, one number each. */
INLINE void part_pieces_floats(const tni_floats *x, tni_floats *parts)
{
    __m512d a = (__m512d)_mm512_unpacklo_ps((__m512)x[0], (__m512)x[1]);
    __m512d b = (__m512d)_mm512_unpackhi_ps((__m512)x[0], (__m512)x[1]);
    __m512d c = (__m512d)_mm512_unpacklo_ps((__m512)x[2], (__m512)x[3]);
    __m512d d = (__m512d)_mm512_unpackhi_ps((__m512)x[2], (__m512)x[3]);
    parts[0] = (tni_floats)_mm512_unpacklo_pd(a, c);
    parts[1] = (tni_floats)_mm512_unpackhi_pd(a, c);
    parts[2] = (tni_floats)_mm512_unpacklo_pd(b, d);
    parts[3] = (tni_floats)_mm512_unpackhi_pd(b, d);
}

INLINE void part_pieces_doubles(const tni_doubles *x, tni_doubles *parts)
{
    parts[0] = (tni_doubles)_mm512_unpacklo_pd((__m512d)x[0], (__m512d)x[1]);
    parts[1] = (tni_doubles)_mm512_unpackhi_pd((__m512d)x[0], (__m512d)x[1]);
}

typedef int64_t indices_doubles __attribute__((vector_size(TNI_VECTOR_BYTES)));
typedef int32_t indices_floats __attribute__((vector_size(TNI_VECTOR_BYTES)));

INLINE void prefetch(const void *from, int64_t bytes)
{
    for (int64_t i = 0; i < bytes; i += 64)
        __builtin_prefetch((const char *)from + i, 0, 3);
}
#    ifndef PFL
#        define PFL 3
#    endif

#    define T       double
#    define NAME(x) x##_doubles
#    define WIDTH   8
#    define VECTOR  tni_doubles
#    define FMA     tni_fma_doubles
#    define LOWS    ZIP_LOW1
#    define HIGHS   ZIP_HIGH1
#    define PERMUTE(a, indices, b)                                                                 \
        (tni_doubles) _mm512_permutex2var_pd((__m512d)(a), (__m512i)(indices), (__m512d)(b))
#    define MASKED_LOAD(mask, from)   (tni_doubles) _mm512_maskz_loadu_pd((__mmask8)(mask), from)
#    define MASKED_STORE(to, mask, x) _mm512_mask_storeu_pd(to, (__mmask8)(mask), (__m512d)(x))
#    include "kernels/fft/fft_butterflies.inc"
#    include "kernels/fft/fft_panel.inc"
#    undef T
#    undef NAME
#    undef WIDTH
#    undef VECTOR
#    undef FMA
#    undef LOWS
#    undef HIGHS
#    undef PERMUTE
#    undef MASKED_LOAD
#    undef MASKED_STORE
#    define T       float
#    define NAME(x) x##_floats
#    define WIDTH   16
#    define VECTOR  tni_floats
#    define FMA     tni_fma_floats
#    define LOWS    0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23
#    define HIGHS   8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31
#    define PERMUTE(a, indices, b)                                                                 \
        (tni_floats) _mm512_permutex2var_ps((__m512)(a), (__m512i)(indices), (__m512)(b))
#    define MASKED_LOAD(mask, from)   (tni_floats) _mm512_maskz_loadu_ps((__mmask16)(mask), from)
#    define MASKED_STORE(to, mask, x) _mm512_mask_storeu_ps(to, (__mmask16)(mask), (__m512)(x))
#    include "kernels/fft/fft_butterflies.inc"
#    include "kernels/fft/fft_panel.inc"

const tni_fft_panels TNI_AT_ISA(tni_fft_panels) = {
    .lines = {lines_doubles, lines_floats},
    .across = {across_doubles, across_floats},
    .turned = {turned_doubles, turned_floats},
};

#else

const tni_fft_panels TNI_AT_ISA(tni_fft_panels) = {{0}, {0}, {0}};

#endif
