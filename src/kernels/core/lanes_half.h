/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Half types as lanes of floats, converted in registers, where the ISA has an instruction for
 * float16. What is written is what narrow_floats.h makes of each number: rounded to the nearest,
 * ties to even, and nans canonical. For files ..._loops.c, as lanes.h.
 */
#ifndef TENON_LANES_HALF_H
#define TENON_LANES_HALF_H

#include "kernels/core/lanes.h"

#if defined(__F16C__) || defined(__aarch64__)
#    define TNI_HAS_HALF_LANES

/* By the names that the functions end with: vectors, and their bytes in memory. */
typedef tni_floats tni_f16;
typedef tni_floats tni_bf16;
enum { TNI_BYTES_f16 = TNI_VECTOR_BYTES / 2, TNI_BYTES_bf16 = TNI_VECTOR_BYTES / 2 };

#    ifdef __AVX512F__
static inline tni_floats tni_read_f16(const char *from)
{
    return (tni_floats)_mm512_cvtph_ps(_mm256_loadu_si256((const __m256i *)(const void *)from));
}
static inline void tni_write_f16(char *to, tni_floats x)
{
    enum { OF_SIGN_AND_NAN = 0xea }; /* (x & sign) | nan */
    __mmask16 nans = _mm512_cmp_ps_mask((__m512)x, (__m512)x, _CMP_UNORD_Q);
    __m512i bits = _mm512_mask_ternarylogic_epi32((__m512i)x, nans, _mm512_set1_epi32(INT32_MIN),
                                                  _mm512_set1_epi32(0x7fc00000), OF_SIGN_AND_NAN);
    __m256i codes = _mm512_cvtps_ph((__m512)bits, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
    _mm256_storeu_si256((__m256i *)(void *)to, codes);
}
static inline tni_floats tni_read_bf16(const char *from)
{
    __m512i codes = _mm512_cvtepu16_epi32(_mm256_loadu_si256((const __m256i *)(const void *)from));
    return (tni_floats)_mm512_slli_epi32(codes, 16);
}
static inline void tni_write_bf16(char *to, tni_floats x)
{
    __mmask16 nans = _mm512_cmp_ps_mask((__m512)x, (__m512)x, _CMP_UNORD_Q);
    __m512i bits = _mm512_mask_mov_epi32((__m512i)x, nans, _mm512_set1_epi32(0x7fc00000));
    __mmask16 is_odd = _mm512_test_epi32_mask(bits, _mm512_set1_epi32(0x10000));
    bits = _mm512_add_epi32(bits, _mm512_set1_epi32(0x7fff));
    bits = _mm512_mask_add_epi32(bits, is_odd, bits, _mm512_set1_epi32(1));
    __m256i codes = _mm512_cvtepi32_epi16(_mm512_srli_epi32(bits, 16));
    _mm256_storeu_si256((__m256i *)(void *)to, codes);
}
#    elif defined(__aarch64__)
static inline tni_floats tni_read_f16(const char *from)
{
    uint16x4_t codes;
    memcpy(&codes, from, sizeof codes);
    return (tni_floats)vcvt_f32_f16(vreinterpret_f16_u16(codes));
}
static inline void tni_write_f16(char *to, tni_floats x)
{
    tni_float_masks nan = ((tni_float_masks)x & INT32_MIN) | 0x7fc00000;
    tni_floats bits = tni_select_floats(x == x, x, (tni_floats)nan);
    float16x4_t codes = vcvt_f16_f32((float32x4_t)bits);
    memcpy(to, &codes, sizeof codes);
}
static inline tni_floats tni_read_bf16(const char *from)
{
    uint16x4_t codes;
    memcpy(&codes, from, sizeof codes);
    return (tni_floats)vshll_n_u16(codes, 16);
}
static inline void tni_write_bf16(char *to, tni_floats x)
{
    tni_float_masks nan = (tni_float_masks){0} + 0x7fc00000;
    uint32x4_t bits = (uint32x4_t)tni_select_floats(x == x, x, (tni_floats)nan);
    bits += 0x7fff + (bits >> 16 & 1);
    uint16x4_t codes = vshrn_n_u32(bits, 16);
    memcpy(to, &codes, sizeof codes);
}
#    else
static inline tni_floats tni_read_f16(const char *from)
{
    return (tni_floats)_mm256_cvtph_ps(_mm_loadu_si128((const __m128i *)(const void *)from));
}
static inline void tni_write_f16(char *to, tni_floats x)
{
    tni_float_masks nan = ((tni_float_masks)x & INT32_MIN) | 0x7fc00000;
    __m256 rounded =
        _mm256_blendv_ps((__m256)x, (__m256)nan, _mm256_cmp_ps((__m256)x, (__m256)x, _CMP_UNORD_Q));
    __m128i codes = _mm256_cvtps_ph(rounded, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
    _mm_storeu_si128((__m128i *)(void *)to, codes);
}
static inline tni_floats tni_read_bf16(const char *from)
{
    __m256i codes = _mm256_cvtepu16_epi32(_mm_loadu_si128((const __m128i *)(const void *)from));
    return (tni_floats)_mm256_slli_epi32(codes, 16);
}
static inline void tni_write_bf16(char *to, tni_floats x)
{
    __m256 nan = _mm256_castsi256_ps(_mm256_set1_epi32(0x7fc00000));
    __m256i bits = _mm256_castps_si256(
        _mm256_blendv_ps((__m256)x, nan, _mm256_cmp_ps((__m256)x, (__m256)x, _CMP_UNORD_Q)));
    __m256i odd = _mm256_and_si256(_mm256_srli_epi32(bits, 16), _mm256_set1_epi32(1));
    bits = _mm256_add_epi32(_mm256_add_epi32(bits, _mm256_set1_epi32(0x7fff)), odd);
    bits = _mm256_srli_epi32(bits, 16);
    __m128i codes =
        _mm_packus_epi32(_mm256_castsi256_si128(bits), _mm256_extracti128_si256(bits, 1));
    _mm_storeu_si128((__m128i *)(void *)to, codes);
}
#    endif

/*
 * Return sin(x), or cos(x), well within half an ulp of float16: for results that are rounded to a
 * half type. x is q pi + r with |r| <= pi / 2, where q is whole for the sine and whole + 1/2 for
 * the cosine, and pi is in two parts (Cody and Waite); the first product is subtracted exactly. The
 * sine of r is r times a polynomial in r^2, which interpolates at the Chebyshev nodes of the range.
 */
static inline __attribute__((always_inline, unused)) tni_floats tni_narrow_sin(tni_floats x,
                                                                               const bool is_cosine)
{
    const float phase = is_cosine ? 0.5f : 0;
    tni_floats shift = tni_splat_floats(0x1.8p23);
    tni_floats turns = tni_fma_floats(x, tni_splat_floats(0.318309886), -phase - (tni_floats){0});
    tni_floats shifted = turns + shift;
    tni_floats q = (shifted - shift) + phase;
    /* Both parts are positive, so that -0 stays. */
    tni_floats r = tni_fma_floats(-q, tni_splat_floats(0x1.921fb4p+1), x);
    r = tni_fma_floats(-q, tni_splat_floats(0x1.4442d2p-23), r);
    tni_floats square = r * r;
    tni_floats slope =
        TNI_POLYNOMIAL(square, 1, -0.166666657f, 0.00833324064f, -0.000198225927f, 2.63428251e-06f);
    /* Every half turn changes the sign, and the sine is falling where a cosine is 0 first. */
    tni_float_masks turned = (tni_float_masks)shifted << 31;
    turned ^= is_cosine ? INT32_MIN : 0;
    tni_floats result = (tni_floats)((tni_float_masks)(r * slope) ^ turned);
    /* All of float16; larger numbers of bfloat16, for which r would lose digits, are rare. */
    tni_float_masks is_near = tni_fabs_floats(x) < 0x1p16f;
    if (__builtin_expect(!tni_any_floats(~is_near), 1))
        return result;
    return tni_select_floats(is_near, result,
                             is_cosine ? tni_sleef_cos_floats(x) : tni_sleef_sin_floats(x));
}
#endif

#endif
