/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Conversions of dense runs, compiled once per ISA (isa.h): an expression that reads an element of
 * each dtype as a number, one that makes an element of a number, and a loop for each pair.
 */
#include "kernels/core/casts.h"
#include "kernels/core/isa.h"
#include "kernels/core/narrow_floats.h"

#if defined(__x86_64__)
#    include <immintrin.h>
#elif defined(__aarch64__)
#    include <arm_neon.h>
#endif

#ifdef __clang__
#    define EACH _Pragma("clang loop vectorize(assume_safety)")
#else
#    define EACH _Pragma("GCC ivdep")
#endif

/* ---- reading an element as a number ---- */

/* Integers of up to 32 bits are read as int32, half types as float. */
typedef uint8_t type_b8;
typedef uint8_t type_u8;
typedef int8_t type_i8;
typedef int16_t type_i16;
typedef int32_t type_i32;
typedef int64_t type_i64;
typedef uint16_t type_f16;
typedef uint16_t type_bf16;
typedef float type_f32;
typedef double type_f64;
#define NUMBER_b8(x)   ((int32_t)((x) != 0))
#define NUMBER_u8(x)   ((int32_t)(x))
#define NUMBER_i8(x)   ((int32_t)(x))
#define NUMBER_i16(x)  ((int32_t)(x))
#define NUMBER_i32(x)  (x)
#define NUMBER_i64(x)  (x)
#define NUMBER_f16(x)  tni_f16_to_float(x)
#define NUMBER_bf16(x) tni_bf16_to_float(x)
#define NUMBER_f32(x)  (x)
#define NUMBER_f64(x)  (x)

/* ---- making an element of a number ---- */

/*
 * As in cast.c: numbers that do not fit int64 become INT64_MIN, which is then truncated. So they do
 * by the instruction of x86 that converts one number; AVX-512 has one for vectors, for which the
 * compiler wants plain C.
 */
#if defined(__x86_64__) && !defined(__AVX512DQ__)
static inline int64_t whole_of_float(float x)
{
    return _mm_cvttss_si64(_mm_set_ss(x));
}
static inline int64_t whole_of_double(double x)
{
    return _mm_cvttsd_si64(_mm_set_sd(x));
}
#else
static inline int64_t whole_of_float(float x)
{
    return x >= -9223372036854775808.0f && x < 9223372036854775808.0f ? (int64_t)x : INT64_MIN;
}
static inline int64_t whole_of_double(double x)
{
    return x >= -9223372036854775808.0 && x < 9223372036854775808.0 ? (int64_t)x : INT64_MIN;
}
#endif
static inline int64_t whole_of_narrow(int32_t x)
{
    return x;
}
static inline int64_t whole_of_wide(int64_t x)
{
    return x;
}
#define WHOLE(x)                                                                                   \
    (_Generic((x), float                                                                           \
              : whole_of_float, double                                                             \
              : whole_of_double, int64_t                                                           \
              : whole_of_wide, default                                                             \
              : whole_of_narrow)(x))
#define MADE_b8(x)   ((x) != 0)
#define MADE_u8(x)   ((uint8_t)WHOLE(x))
#define MADE_i8(x)   ((int8_t)WHOLE(x))
#define MADE_i16(x)  ((int16_t)WHOLE(x))
#define MADE_i32(x)  ((int32_t)WHOLE(x))
#define MADE_i64(x)  WHOLE(x)
#define MADE_f16(x)  tni_float_to_f16((float)(x))
#define MADE_bf16(x) tni_float_to_bf16((float)(x))
#define MADE_f32(x)  ((float)(x))
#define MADE_f64(x)  ((double)(x))

/* ---- loops ---- */

#define CAST(from, to)                                                                             \
    static void from##_to_##to(const char *source, char *target, int64_t count)                    \
    {                                                                                              \
        EACH for (int64_t i = 0; i < count; i++)                                                   \
        {                                                                                          \
            type_##from x;                                                                         \
            memcpy(&x, source + i * (int64_t)sizeof x, sizeof x);                                  \
            type_##to y = (type_##to)MADE_##to(NUMBER_##from(x));                                  \
            memcpy(target + i * (int64_t)sizeof y, &y, sizeof y);                                  \
        }                                                                                          \
    }

#if defined(__F16C__) || defined(__aarch64__)
/*
 * float16 by the processor's instructions, which treat nans in other ways: one keeps part of a
 * nan's payload, where tni_float_to_f16 gives the canonical nan, the other makes signalling nans
 * quiet, where tni_f16_to_float keeps them. So what has a nan is converted again, element by
 * element.
 */

/* Convert F16_LANES elements; return whether any is a nan, as a number that is 0 if not. */
#    ifdef __AVX512F__
enum { F16_LANES = 16 };
static inline unsigned vector_to_f16(const char *source, char *target)
{
    __m512 x = _mm512_loadu_ps(source);
    __m256i codes = _mm512_cvtps_ph(x, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
    memcpy(target, &codes, sizeof codes);
    return _mm512_cmp_ps_mask(x, x, _CMP_UNORD_Q);
}
static inline unsigned vector_of_f16(const char *source, char *target)
{
    __m256i codes;
    memcpy(&codes, source, sizeof codes);
    __m512 x = _mm512_cvtph_ps(codes);
    _mm512_storeu_ps(target, x);
    return _mm512_cmp_ps_mask(x, x, _CMP_UNORD_Q);
}
#    elif defined(__aarch64__)
enum { F16_LANES = 8 };
static inline unsigned nans_of(float32x4_t x, float32x4_t y)
{
    return ~vminvq_u32(vceqq_f32(x, x) & vceqq_f32(y, y));
}
static inline unsigned vector_to_f16(const char *source, char *target)
{
    float32x4_t low;
    float32x4_t high;
    memcpy(&low, source, sizeof low);
    memcpy(&high, source + sizeof low, sizeof high);
    float16x8_t codes = vcvt_high_f16_f32(vcvt_f16_f32(low), high);
    memcpy(target, &codes, sizeof codes);
    return nans_of(low, high);
}
static inline unsigned vector_of_f16(const char *source, char *target)
{
    float16x8_t codes;
    memcpy(&codes, source, sizeof codes);
    float32x4_t low = vcvt_f32_f16(vget_low_f16(codes));
    float32x4_t high = vcvt_high_f32_f16(codes);
    memcpy(target, &low, sizeof low);
    memcpy(target + sizeof low, &high, sizeof high);
    return nans_of(low, high);
}
#    else
/* Two vectors: what they become is stored at once, as storing each costs more than converting it.
 */
enum { F16_LANES = 16 };
static inline unsigned nans_of(__m256 x, __m256 y)
{
    return (unsigned)_mm256_movemask_ps(_mm256_cmp_ps(x, y, _CMP_UNORD_Q));
}
static inline unsigned vector_to_f16(const char *source, char *target)
{
    enum { HOW = _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC };
    __m256 x[2];
    memcpy(&x[0], source, sizeof x[0]);
    memcpy(&x[1], source + sizeof x[0], sizeof x[1]);
    __m256i codes = _mm256_set_m128i(_mm256_cvtps_ph(x[1], HOW), _mm256_cvtps_ph(x[0], HOW));
    memcpy(target, &codes, sizeof codes);
    return nans_of(x[0], x[1]);
}
static inline unsigned vector_of_f16(const char *source, char *target)
{
    __m128i codes[2];
    memcpy(&codes[0], source, sizeof codes[0]);
    memcpy(&codes[1], source + sizeof codes[0], sizeof codes[1]);
    __m256 x[2] = {_mm256_cvtph_ps(codes[0]), _mm256_cvtph_ps(codes[1])};
    memcpy(target, &x[0], sizeof x[0]);
    memcpy(target + sizeof x[0], &x[1], sizeof x[1]);
    return nans_of(x[0], x[1]);
}
#    endif

static inline void single_to_f16(const char *source, char *target)
{
    float x;
    memcpy(&x, source, sizeof x);
    uint16_t y = tni_float_to_f16(x);
    memcpy(target, &y, sizeof y);
}
static inline void single_of_f16(const char *source, char *target)
{
    uint16_t code;
    memcpy(&code, source, sizeof code);
    float x = tni_f16_to_float(code);
    memcpy(target, &x, sizeof x);
}

/* Convert `count` elements of `from` to `to` bytes; nans are looked for once in four vectors. */
static inline __attribute__((always_inline)) void
convert_f16(const char *source, char *target, int64_t count, const int64_t from, const int64_t to,
            unsigned (*const vector)(const char *, char *),
            void (*const single)(const char *, char *))
{
    enum { FOUR = 4 * F16_LANES };
    int64_t part;
    for (int64_t done = 0; done < count; done += part) {
        const char *in = source + done * from;
        char *out = target + done * to;
        int64_t left = count - done;
        unsigned nans = 1;
        part = left >= FOUR ? FOUR : left < F16_LANES ? left : F16_LANES;
        if (part == FOUR)
            nans = vector(in, out) | vector(in + F16_LANES * from, out + F16_LANES * to) |
                   vector(in + 2 * F16_LANES * from, out + 2 * F16_LANES * to) |
                   vector(in + 3 * F16_LANES * from, out + 3 * F16_LANES * to);
        else if (part == F16_LANES)
            nans = vector(in, out);
        for (int64_t i = 0; i < part && nans != 0; i++)
            single(in + i * from, out + i * to);
    }
}
static void f32_to_f16(const char *source, char *target, int64_t count)
{
    convert_f16(source, target, count, 4, 2, vector_to_f16, single_to_f16);
}
static void f16_to_f32(const char *source, char *target, int64_t count)
{
    convert_f16(source, target, count, 2, 4, vector_of_f16, single_of_f16);
}
#else
CAST(f32, f16)
CAST(f16, f32)
#endif

#ifdef __AVX512BW__
/*
 * bfloat16 is the upper half of a float: 32 at a time, whose halves one instruction takes out of
 * two registers. The last ones are masked.
 */
enum { BF16_LANES = 32 };

/* Round to the nearest upper half, the even one of two. */
static inline __m512i rounded_half(__m512 number)
{
    __m512i x = _mm512_castps_si512(number);
    __m512i result = _mm512_add_epi32(x, _mm512_set1_epi32(0x7fff));
    __mmask16 is_odd = _mm512_test_epi32_mask(x, _mm512_set1_epi32(0x10000));
    return _mm512_mask_add_epi32(result, is_odd, result, _mm512_set1_epi32(1));
}
/* Return the codes of 32 floats; nans, looked for in both at once, become the canonical one. */
static inline __m512i codes_of_floats(__m512 a, __m512 b)
{
    /* 2 i + 1 for lane i: the upper halves of both registers. */
    __m512i upper = _mm512_set_epi16(63, 61, 59, 57, 55, 53, 51, 49, 47, 45, 43, 41, 39, 37, 35, 33,
                                     31, 29, 27, 25, 23, 21, 19, 17, 15, 13, 11, 9, 7, 5, 3, 1);
    __m512i codes = _mm512_permutex2var_epi16(rounded_half(a), upper, rounded_half(b));
    if (__builtin_expect(_mm512_cmp_ps_mask(a, b, _CMP_UNORD_Q) == 0, 1))
        return codes;
    __mmask32 nans = _mm512_kunpackw(_mm512_cmp_ps_mask(b, b, _CMP_UNORD_Q),
                                     _mm512_cmp_ps_mask(a, a, _CMP_UNORD_Q));
    return _mm512_mask_mov_epi16(codes, nans, _mm512_set1_epi16(0x7fc0));
}
static void f32_to_bf16(const char *source, char *target, int64_t count)
{
    for (; count >= BF16_LANES; count -= BF16_LANES, source += 128, target += 64)
        _mm512_storeu_si512(target,
                            codes_of_floats(_mm512_loadu_ps(source), _mm512_loadu_ps(source + 64)));
    if (count > 0) {
        __mmask32 lanes = ((__mmask32)1 << count) - 1;
        __m512 a = _mm512_maskz_loadu_ps((__mmask16)lanes, source);
        __m512 b = _mm512_maskz_loadu_ps((__mmask16)(lanes >> 16), source + 64);
        _mm512_mask_storeu_epi16(target, lanes, codes_of_floats(a, b));
    }
}
/* Write 32 codes as floats: each goes to the upper half of its lane, and the lower one is 0. */
static inline void floats_of_codes(__m512i codes, __m512 *a, __m512 *b)
{
    const __mmask32 upper = 0xaaaaaaaa;
    __m512i first =
        _mm512_set_epi32(15 << 16, 14 << 16, 13 << 16, 12 << 16, 11 << 16, 10 << 16, 9 << 16,
                         8 << 16, 7 << 16, 6 << 16, 5 << 16, 4 << 16, 3 << 16, 2 << 16, 1 << 16, 0);
    __m512i second = _mm512_add_epi32(first, _mm512_set1_epi32(16 << 16));
    *a = _mm512_castsi512_ps(_mm512_maskz_permutexvar_epi16(upper, first, codes));
    *b = _mm512_castsi512_ps(_mm512_maskz_permutexvar_epi16(upper, second, codes));
}
static void bf16_to_f32(const char *source, char *target, int64_t count)
{
    __m512 a;
    __m512 b;
    for (; count >= BF16_LANES; count -= BF16_LANES, source += 64, target += 128) {
        floats_of_codes(_mm512_loadu_si512(source), &a, &b);
        _mm512_storeu_ps(target, a);
        _mm512_storeu_ps(target + 64, b);
    }
    if (count > 0) {
        __mmask32 lanes = ((__mmask32)1 << count) - 1;
        floats_of_codes(_mm512_maskz_loadu_epi16(lanes, source), &a, &b);
        _mm512_mask_storeu_ps(target, (__mmask16)lanes, a);
        _mm512_mask_storeu_ps(target + 64, (__mmask16)(lanes >> 16), b);
    }
}
#elif defined(__AVX2__)
/* Return 8 floats with the upper half rounded to nearest, the even one of two. */
static inline __m256i rounded_half(__m256i x)
{
    __m256i odd = _mm256_and_si256(_mm256_srli_epi32(x, 16), _mm256_set1_epi32(1));
    return _mm256_add_epi32(_mm256_add_epi32(x, _mm256_set1_epi32(0x7fff)), odd);
}
/* Return the codes of 16 floats; nans, looked for in both vectors at once, become the canonical
 * one.
 */
static inline __m256i codes_of_floats(__m256 a, __m256 b)
{
    __m256i low = _mm256_srli_epi32(rounded_half(_mm256_castps_si256(a)), 16);
    __m256i high = _mm256_srli_epi32(rounded_half(_mm256_castps_si256(b)), 16);
    __m256i codes = _mm256_packus_epi32(low, high);
    if (__builtin_expect(_mm256_movemask_ps(_mm256_cmp_ps(a, b, _CMP_UNORD_Q)) != 0, 0)) {
        __m256i nan_low = _mm256_castps_si256(_mm256_cmp_ps(a, a, _CMP_UNORD_Q));
        __m256i nan_high = _mm256_castps_si256(_mm256_cmp_ps(b, b, _CMP_UNORD_Q));
        codes = _mm256_blendv_epi8(codes, _mm256_set1_epi16(0x7fc0),
                                   _mm256_packs_epi32(nan_low, nan_high));
    }
    /* Packing takes the lower halves of both first. */
    return _mm256_permute4x64_epi64(codes, 0xd8);
}
static void f32_to_bf16(const char *source, char *target, int64_t count)
{
    for (; count >= 16; count -= 16, source += 64, target += 32) {
        __m256 a;
        __m256 b;
        memcpy(&a, source, sizeof a);
        memcpy(&b, source + sizeof a, sizeof b);
        __m256i codes = codes_of_floats(a, b);
        memcpy(target, &codes, sizeof codes);
    }
    for (int64_t i = 0; i < count; i++) {
        float x;
        memcpy(&x, source + i * (int64_t)sizeof x, sizeof x);
        uint16_t y = tni_float_to_bf16(x);
        memcpy(target + i * (int64_t)sizeof y, &y, sizeof y);
    }
}
CAST(bf16, f32)
#else
CAST(f32, bf16)
CAST(bf16, f32)
#endif

/* A register; a vector that takes several is kept in memory by gcc. */
#if defined(__AVX512F__)
typedef uint64_t part_of_fill __attribute__((vector_size(64)));
#elif defined(__AVX2__)
typedef uint64_t part_of_fill __attribute__((vector_size(32)));
#else
typedef uint64_t part_of_fill __attribute__((vector_size(16)));
#endif

/* The pattern stays in one to four registers. */
static void fill(const char *pattern, char *to, int64_t bytes)
{
    enum { PARTS = TNI_FILL_BYTES / sizeof(part_of_fill) };
    part_of_fill parts[PARTS];
    memcpy(parts, pattern, sizeof parts);
    int64_t done = 0;
    for (; done + TNI_FILL_BYTES <= bytes; done += TNI_FILL_BYTES)
        for (int64_t part = 0; part < PARTS; part++)
            memcpy(to + done + part * (int64_t)sizeof *parts, &parts[part], sizeof *parts);
    memcpy(to + done, pattern, (size_t)(bytes - done));
}

/* clang-format off: a line per dtype */
#define TO_WHOLE(from)                                                                             \
    CAST(from, b8)                                                                                 \
    CAST(from, u8)                                                                                 \
    CAST(from, i8) CAST(from, i16) CAST(from, i32) CAST(from, i64)
#define TO_OTHERS(from) TO_WHOLE(from) CAST(from, bf16) CAST(from, f64)
#define TO_ALL(from)    TO_OTHERS(from) CAST(from, f16) CAST(from, f32)
TO_ALL(b8)
TO_ALL(u8)
TO_ALL(i8)
TO_ALL(i16)
TO_ALL(i32)
TO_ALL(i64)
TO_OTHERS(f16)
CAST(f16, f16)
TO_OTHERS(bf16)
CAST(bf16, f16)
TO_WHOLE(f32)
CAST(f32, f64)
CAST(f32, f32)
TO_ALL(f64)

#define PAIRS(NAME, from)                                                                          \
    [TNI_CAST_##NAME] = {from##_to_b8,  from##_to_u8,  from##_to_i8,  from##_to_i16,               \
                         from##_to_i32, from##_to_i64, from##_to_f16, from##_to_bf16,              \
                         from##_to_f32, from##_to_f64},
const tni_cast_table TNI_AT_ISA(tni_casts) = {{TNI_CAST_DTYPES(PAIRS)}, fill};
/* clang-format on */
