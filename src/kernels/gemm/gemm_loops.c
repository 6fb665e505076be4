/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Micro-kernels of matrix products, compiled once per ISA (isa.h), after BLIS (Van Zee and van de
 * Geijn, 2015): tiles, dot products of few rows, sums of scaled rows, and the transpositions that
 * packing needs.
 *
 * A tile is `rows` x two vectors of sums, which stay in registers. Rows are chosen so that the
 * sums, two vectors of B and one of A fit: 12 x 2 + 3 of 32 registers, 6 x 2 + 3 of 16. At AVX-512
 * there are also 8 x 3 + 4, which load less for as many sums, and 12 x 1 for the last columns.
 * There is a tile for every number of rows, so that no row is computed and dropped.
 */
#include "base/processor.h"
#include "kernels/core/isa.h"
#include "kernels/gemm/gemm_tiles.h"

#include <math.h>
#include <string.h>

/* Bytes of a vector. */
#if defined(__AVX512F__)
#    include <immintrin.h>
#    define VECTOR_BYTES 64
#elif defined(__AVX2__)
#    include <immintrin.h>
#    define VECTOR_BYTES 32
#else
#    if defined(__SSE2__)
#        include <emmintrin.h>
#    elif defined(__aarch64__)
#        include <arm_neon.h>
#    endif
#    define VECTOR_BYTES 16
#endif

/* The most rows of a tile, and of dots. */
#if TNI_REGISTERS == 32
#    define MOST_ROWS 12
#    define DOT_ROWS  6
#else
#    define MOST_ROWS 6
#    define DOT_ROWS  3
#endif
#define DISTANCE_ROWS 6

/* The same of integers: at AVX-512 their multiplications take as long as several loads. */
#if defined(__AVX512F__)
#    define WHOLE_ROWS        6
#    define WHOLE_NAMES(type) NAMES_6(tile, type)
#else
#    define WHOLE_ROWS        MOST_ROWS
#    define WHOLE_NAMES(type) TILE_NAMES(type)
#endif

/*
 * Units of depth up to which C is not fetched before the sums are ready: its lines would be in the
 * way of those of A and B.
 */
#define PREFETCH_DEPTH 64

#define INLINE static inline __attribute__((always_inline))
#define UNROLL _Pragma("GCC unroll 16")

/*
 * Shuffles of the 32-bit words of two vectors a and b, the same in each 16-byte lane, in which the
 * vectors are a0 a1 a2 a3 and b0 b1 b2 b3. Within lanes they are single instructions (unpack,
 * shuffle).
 *
 *     LOW_WORDS    a0 b0 a1 b1        HIGH_WORDS    a2 b2 a3 b3
 *     LOW_PAIRS    a0 a1 b0 b1        HIGH_PAIRS    a2 a3 b2 b3
 */
#define LANE_WORDS      (VECTOR_BYTES / 4)
#define LOW_WORDS(lane) 4 * lane, 4 * lane + LANE_WORDS, 4 * lane + 1, 4 * lane + LANE_WORDS + 1
#define HIGH_WORDS(lane)                                                                           \
    4 * lane + 2, 4 * lane + LANE_WORDS + 2, 4 * lane + 3, 4 * lane + LANE_WORDS + 3
#define LOW_PAIRS(lane) 4 * lane, 4 * lane + 1, 4 * lane + LANE_WORDS, 4 * lane + LANE_WORDS + 1
#define HIGH_PAIRS(lane)                                                                           \
    4 * lane + 2, 4 * lane + 3, 4 * lane + LANE_WORDS + 2, 4 * lane + LANE_WORDS + 3
#if VECTOR_BYTES == 64
#    define OF_LANES(a, b, which)                                                                  \
        __builtin_shufflevector(a, b, which(0), which(1), which(2), which(3))
#elif VECTOR_BYTES == 32
#    define OF_LANES(a, b, which) __builtin_shufflevector(a, b, which(0), which(1))
#else
#    define OF_LANES(a, b, which) __builtin_shufflevector(a, b, which(0))
#endif

/*
 * The function of a template for a number of rows, which is a constant in it, so that its loops
 * over rows are unrolled and its arrays become registers.
 */
#define OF_ROWS(name, call_type, count)                                                            \
    TARGET static void NAME(name##_##count)(const call_type *call)                                 \
    {                                                                                              \
        NAME(name)(call, count);                                                                   \
    }
#define NAMES_3(name, type) name##_1_##type, name##_2_##type, name##_3_##type
#define NAMES_6(name, type) NAMES_3(name, type), name##_4_##type, name##_5_##type, name##_6_##type
#define NAMES_8(name, type) NAMES_6(name, type), name##_7_##type, name##_8_##type
#define NAMES_9(name, type) NAMES_6(name, type), name##_7_##type, name##_8_##type, name##_9_##type
#define NAMES_12(name, type)                                                                       \
    NAMES_9(name, type), name##_10_##type, name##_11_##type, name##_12_##type

/* The rows and the vectors of a tile. */
typedef struct tile_size {
    int rows, vectors;
} tile_size;

/*
 * Let the compiler read a tile's call again: else it computes the addresses of all rows of C before
 * the sums, and has no registers for them.
 */
#define FORGET_CALL __asm__ volatile("" ::: "memory")

#if TNI_REGISTERS == 32
#    define TILE_NAMES(type) NAMES_12(tile, type)
#    define DOT_NAMES(type)  NAMES_6(dots, type)
#else
#    define TILE_NAMES(type) NAMES_6(tile, type)
#    define DOT_NAMES(type)  NAMES_3(dots, type)
#endif

#if defined(__AVX512F__)
#    define TILE_LANES
#    define FETCHES
typedef float tile_vector_f32 __attribute__((vector_size(VECTOR_BYTES)));
typedef double tile_vector_f64 __attribute__((vector_size(VECTOR_BYTES)));

/* Load the lanes of a vector, and zeros for the others. */
INLINE tile_vector_f32 tile_load_f32(const char *from, uint16_t lanes)
{
    return (tile_vector_f32)_mm512_maskz_loadu_ps(lanes, from);
}
INLINE tile_vector_f64 tile_load_f64(const char *from, uint16_t lanes)
{
    return (tile_vector_f64)_mm512_maskz_loadu_pd((__mmask8)lanes, from);
}

/* Store the lanes of a vector. */
INLINE void tile_store_f32(char *to, uint16_t lanes, tile_vector_f32 x)
{
    _mm512_mask_storeu_ps(to, lanes, (__m512)x);
}
INLINE void tile_store_f64(char *to, uint16_t lanes, tile_vector_f64 x)
{
    _mm512_mask_storeu_pd(to, (__mmask8)lanes, (__m512d)x);
}
#endif

/* Tiles of float, double and integers: operands and sums have one type. */
#if defined(__AVX512F__)
#    define SINGLE_PACKS false
#else
#    define PACKS
#    define SINGLE_PACKS true
#endif
#define TARGET
#define TILE_ROWS                         MOST_ROWS
#define TILE_VECTORS                      2
#define SUM                               T
#define MULTIPLY_ADD(sum, factor, vector) ((sum) + (factor) * (vector))
#define TEMPLATE                          "kernels/gemm/tile.inc"
#include "kernels/core/for_reals.inc"
#undef TILE_LANES
#if defined(__AVX512F__)
/* Tiles of 8 rows by three vectors: of as many sums, they load less. */
#    include "kernels/core/type_none.inc"
#    undef TILE_ROWS
#    undef TILE_VECTORS
#    define PACKS
#    define TILE_ROWS    8
#    define TILE_VECTORS 3
#    define T            float
#    define NAME(base)   base##_wide
#    include "kernels/gemm/tile.inc"
#    include "kernels/core/type_none.inc"
#    define T          double
#    define NAME(base) base##_wide_long
#    include "kernels/gemm/tile.inc"
#    undef FETCHES
#    undef TILE_ROWS
#    undef TILE_VECTORS
#    define TILE_ROWS    6
#    define TILE_VECTORS 2
#endif
#undef PACKS
#include "kernels/core/type_u32.inc"
#include "kernels/gemm/tile.inc"
#if !defined(__AVX2__) || defined(__AVX512F__)
#    include "kernels/core/type_u64.inc"
#    include "kernels/gemm/tile.inc"
#endif
#include "kernels/core/type_none.inc"
#undef MULTIPLY_ADD

#if defined(__AVX2__) && !defined(__AVX512F__)
/*
 * Integers of 64 bits where an instruction multiplies 32 bits only. Those that fit 32 bits need one
 * product, which is exact.
 */
#    define T          uint64_t
#    define NAME(base) base##_short_words
#    define MULTIPLY_ADD(sum, factor, vector)                                                      \
        ((sum) + (tile_sums_short_words)_mm256_mul_epi32(_mm256_set1_epi64x((int64_t)(factor)),    \
                                                         (__m256i)(vector)))
#    include "kernels/gemm/tile.inc"
#    include "kernels/core/type_none.inc"
#    undef MULTIPLY_ADD
#    include "kernels/gemm/long_tile.inc"
#endif

#if !defined(__AVX512F__)
/* Two integers of 16 bits by two, with the sum of both products, which 32 bits hold. */
INLINE tile_vector_u32 shorts_product(tile_vector_u32 left, tile_vector_u32 right)
{
#    if defined(__AVX2__)
    return (tile_vector_u32)_mm256_madd_epi16((__m256i)left, (__m256i)right);
#    elif defined(__SSE2__)
    return (tile_vector_u32)_mm_madd_epi16((__m128i)left, (__m128i)right);
#    elif defined(__aarch64__)
    const int16x8_t a = (int16x8_t)left;
    const int16x8_t b = (int16x8_t)right;
    return (tile_vector_u32)vpaddq_s32(vmull_s16(vget_low_s16(a), vget_low_s16(b)),
                                       vmull_high_s16(a, b));
#    else
    typedef int32_t numbers __attribute__((vector_size(VECTOR_BYTES)));
    const numbers a = (numbers)left;
    const numbers b = (numbers)right;
    return (tile_vector_u32)((a >> 16) * (b >> 16)) +
           (tile_vector_u32)((a << 16 >> 16) * (b << 16 >> 16));
#    endif
}

/* The sums of six rows, two vectors of each, leave four of 16 registers for the operands. */
#    undef TILE_ROWS
#    define TILE_ROWS  6
#    define T          uint32_t
#    define NAME(base) base##_shorts
#    define MULTIPLY_ADD(sum, factor, vector)                                                      \
        ((sum) + shorts_product((tile_vector_u32){0} + (factor), vector))
#    include "kernels/gemm/tile.inc"
#    include "kernels/core/type_none.inc"
#    undef MULTIPLY_ADD
#endif

/* Tiles of distances: two operations for each number are enough to hide the latency in 6 rows. */
#undef TILE_ROWS
#define TILE_ROWS                         DISTANCE_ROWS
#define MULTIPLY_ADD(sum, factor, vector) ((sum) + ((vector) - (factor)) * ((vector) - (factor)))
#define T                                 float
#define NAME(base)                        base##_squares
#include "kernels/gemm/tile.inc"
#include "kernels/core/type_none.inc"
#define T          double
#define NAME(base) base##_squares_long
#include "kernels/gemm/tile.inc"
#include "kernels/core/type_none.inc"
#undef MULTIPLY_ADD

/* Return the magnitudes of numbers: without their signs, which are the first bits. */
INLINE tile_vector_f32 magnitudes_f32(tile_vector_f32 x)
{
    typedef int32_t bits __attribute__((vector_size(VECTOR_BYTES)));
    return (tile_vector_f32)((bits)x & INT32_MAX);
}
INLINE tile_vector_f64 magnitudes_f64(tile_vector_f64 x)
{
    typedef int64_t bits __attribute__((vector_size(VECTOR_BYTES)));
    return (tile_vector_f64)((bits)x & INT64_MAX);
}

#define T                                 float
#define NAME(base)                        base##_magnitudes
#define MULTIPLY_ADD(sum, factor, vector) ((sum) + magnitudes_f32((vector) - (factor)))
#include "kernels/gemm/tile.inc"
#include "kernels/core/type_none.inc"
#undef MULTIPLY_ADD
#define T                                 double
#define NAME(base)                        base##_magnitudes_long
#define MULTIPLY_ADD(sum, factor, vector) ((sum) + magnitudes_f64((vector) - (factor)))
#include "kernels/gemm/tile.inc"
#include "kernels/core/type_none.inc"
#undef TARGET
#undef SUM
#undef MULTIPLY_ADD

#undef TILE_ROWS

#if defined(__AVX512F__)
#    define HAS_WORDS
#    define PAIRS_SET    TNI_CPU_AVX512_BF16
#    define PAIRS_TARGET __attribute__((target("avx512bf16")))
#    define PAIRS_MULTIPLY_ADD(sum, factor, vector)                                                \
        ((tile_sums_pairs)_mm512_dpbf16_ps((__m512)(sum), (__m512bh)_mm512_set1_epi32(factor),     \
                                           (__m512bh)(vector)))
/* Four bytes without a sign by four with one. */
#    define BYTES_SET    TNI_CPU_AVX512_VNNI
#    define BYTES_TARGET __attribute__((target("avx512vnni")))
#    define BYTES_MULTIPLY_ADD(sum, factor, vector)                                                \
        ((tile_sums_bytes)_mm512_dpbusd_epi32((__m512i)(sum), _mm512_set1_epi32((int)(factor)),    \
                                              (__m512i)(vector)))
#elif defined(__aarch64__)
#    define HAS_WORDS
#    define PAIRS_SET    TNI_CPU_ARM_BF16
#    define PAIRS_TARGET __attribute__((target("arch=armv8.2-a+bf16")))
#    define PAIRS_MULTIPLY_ADD(sum, factor, vector)                                                \
        ((tile_sums_pairs)vbfdotq_f32((float32x4_t)(sum), (bfloat16x8_t)vdupq_n_s32(factor),       \
                                      (bfloat16x8_t)(vector)))
/* Four bytes with a sign by four: the factor becomes one again, and no excess is left. */
#    define BYTES_SET    TNI_CPU_ARM_DOTS
#    define BYTES_TARGET __attribute__((target("arch=armv8.2-a+dotprod")))
#    define BYTES_MULTIPLY_ADD(sum, factor, vector)                                                \
        ((tile_sums_bytes)vdotq_s32((int32x4_t)(sum), (int8x16_t)vdupq_n_u32((factor) ^ EXCESS),   \
                                    (int8x16_t)(vector)))
#endif

#ifdef HAS_WORDS
/* One instruction multiplies two bfloat16 by two and adds both products. */
#    define T            int32_t
#    define TILE_ROWS    MOST_ROWS
#    define NAME(base)   base##_pairs
#    define TARGET       PAIRS_TARGET
#    define SUM          float
#    define MULTIPLY_ADD PAIRS_MULTIPLY_ADD
#    include "kernels/gemm/tile.inc"
#    include "kernels/core/type_none.inc"
#    undef TARGET
#    undef SUM
#    undef MULTIPLY_ADD
#    undef TILE_ROWS

static bool has_pairs(void)
{
    return tni_cpu_has(PAIRS_SET);
}

/*
 * One instruction multiplies four bytes by four and adds the products. Six rows hide its latency.
 */
#    define T            uint32_t
#    define TILE_ROWS    6
#    define NAME(base)   base##_bytes
#    define TARGET       BYTES_TARGET
#    define SUM          uint32_t
#    define EXCESS       0x80808080U
#    define MULTIPLY_ADD BYTES_MULTIPLY_ADD
#    include "kernels/gemm/tile.inc"
#    include "kernels/core/type_none.inc"
#    undef TARGET
#    undef SUM
#    undef EXCESS
#    undef MULTIPLY_ADD
#    undef TILE_ROWS

static bool has_bytes(void)
{
    return tni_cpu_has(BYTES_SET);
}

/* A tni_interleave_work: half of the pairs from each half of the rows. */
static void interleave_rows(const uint16_t *even, const uint16_t *odd, uint16_t *out)
{
    typedef uint16_t numbers __attribute__((vector_size(VECTOR_BYTES)));
    numbers a, b;
    memcpy(&a, even, sizeof a);
    memcpy(&b, odd, sizeof b);
#    if VECTOR_BYTES == 64
    const numbers low =
        __builtin_shufflevector(a, b, 0, 32, 1, 33, 2, 34, 3, 35, 4, 36, 5, 37, 6, 38, 7, 39, 8, 40,
                                9, 41, 10, 42, 11, 43, 12, 44, 13, 45, 14, 46, 15, 47);
    const numbers high =
        __builtin_shufflevector(a, b, 16, 48, 17, 49, 18, 50, 19, 51, 20, 52, 21, 53, 22, 54, 23,
                                55, 24, 56, 25, 57, 26, 58, 27, 59, 28, 60, 29, 61, 30, 62, 31, 63);
#    else
    const numbers low = __builtin_shufflevector(a, b, 0, 8, 1, 9, 2, 10, 3, 11);
    const numbers high = __builtin_shufflevector(a, b, 4, 12, 5, 13, 6, 14, 7, 15);
#    endif
    memcpy(out, &low, sizeof low);
    memcpy(out + VECTOR_BYTES / 2, &high, sizeof high);
}
#else
static bool has_pairs(void)
{
    return false;
}
static bool has_bytes(void)
{
    return false;
}
#endif

/* ---- dot products of few rows ---- */

/* Columns of dots that are computed together. */
#define DOT_COLUMNS 4

/* Four sums, one for each column. */
typedef float tile_quad_f32 __attribute__((vector_size(16)));
typedef double tile_quad_f64 __attribute__((vector_size(32)));
typedef uint32_t tile_quad_u32 __attribute__((vector_size(16)));

/*
 * Define NAME, which writes the sums of the lanes of four vectors of 32-bit numbers: transpose and
 * add within lanes, then add the lanes. So three additions within lanes serve all four vectors.
 */
#define SUM_LANES(name, vector, quad)                                                              \
    INLINE void name(const vector of[DOT_COLUMNS], quad *out)                                      \
    {                                                                                              \
        vector ab = OF_LANES(of[0], of[1], LOW_WORDS) + OF_LANES(of[0], of[1], HIGH_WORDS);        \
        vector cd = OF_LANES(of[2], of[3], LOW_WORDS) + OF_LANES(of[2], of[3], HIGH_WORDS);        \
        vector all = OF_LANES(ab, cd, LOW_PAIRS) + OF_LANES(ab, cd, HIGH_PAIRS);                   \
        quad quads[VECTOR_BYTES / 16];                                                             \
        memcpy(quads, &all, sizeof quads);                                                         \
        *out = quads[0];                                                                           \
        UNROLL for (int i = 1; i < VECTOR_BYTES / 16; i++) *out += quads[i];                       \
    }
SUM_LANES(tile_sum_lanes_f32, tile_vector_f32, tile_quad_f32)
SUM_LANES(tile_sum_lanes_u32, tile_vector_u32, tile_quad_u32)
/* The same for doubles, lane by lane. */
INLINE void tile_sum_lanes_f64(const tile_vector_f64 of[DOT_COLUMNS], tile_quad_f64 *out)
{
    UNROLL for (int column = 0; column < DOT_COLUMNS; column++)
    {
        double sum = of[column][0];
        UNROLL for (int lane = 1; lane < VECTOR_BYTES / 8; lane++) sum += of[column][lane];
        (*out)[column] = sum;
    }
}

/* The first `count` lanes from memory, 0 in the others. */
#if defined(__AVX512F__)
INLINE tile_vector_f32 tile_first_f32(const float *from, int64_t count)
{
    return (tile_vector_f32)_mm512_maskz_loadu_ps((__mmask16)((1U << count) - 1), from);
}
INLINE tile_vector_f64 tile_first_f64(const double *from, int64_t count)
{
    return (tile_vector_f64)_mm512_maskz_loadu_pd((__mmask8)((1U << count) - 1), from);
}
#endif

#define TARGET
#define TEMPLATE "kernels/gemm/dots.inc"
#include "kernels/core/for_reals.inc"
#undef TARGET
#include "kernels/gemm/byte_dots.inc"

/* ---- sums of scaled rows ---- */

/* Rows of the matrix that axpys adds at a time. */
#define AXPY_ROWS 4

/* Results that stay in the first-level cache while the whole depth is added: 8 or 16 KiB. */
#define AXPY_COLUMNS 2048

#define TEMPLATE "kernels/gemm/axpys.inc"
#include "kernels/core/for_reals.inc"

/* ---- transpositions ---- */

/* Vectors of words for moving bits, whatever their type; the loose ones at any address. */
typedef uint32_t four_words __attribute__((vector_size(16)));
typedef four_words loose_four __attribute__((aligned(1), may_alias));
typedef uint32_t words __attribute__((vector_size(VECTOR_BYTES)));
typedef words loose_words __attribute__((aligned(1), may_alias));
enum { WORDS = LANE_WORDS };

/* Return 16 bytes at `at` of rows[0], rows[step], rows[2 * step] …, one row per lane. */
INLINE words gather_lanes(const char *const *rows, const int step, int64_t at)
{
#if VECTOR_BYTES == 64
    __m512i x = _mm512_castsi128_si512(_mm_loadu_si128((const __m128i_u *)(rows[0] + at)));
    x = _mm512_inserti32x4(x, _mm_loadu_si128((const __m128i_u *)(rows[step] + at)), 1);
    x = _mm512_inserti32x4(x, _mm_loadu_si128((const __m128i_u *)(rows[2 * step] + at)), 2);
    x = _mm512_inserti32x4(x, _mm_loadu_si128((const __m128i_u *)(rows[3 * step] + at)), 3);
    return (words)x;
#elif VECTOR_BYTES == 32
    __m256i x = _mm256_castsi128_si256(_mm_loadu_si128((const __m128i_u *)(rows[0] + at)));
    return (words)_mm256_inserti128_si256(x, _mm_loadu_si128((const __m128i_u *)(rows[step] + at)),
                                          1);
#else
    (void)step;
    return *(const loose_words *)(rows[0] + at);
#endif
}

/* Write the first `width` words of a vector, a multiple of 4 above WORDS / 4. */
INLINE void store_words(char *out, words x, int64_t width)
{
#if VECTOR_BYTES == 64
    _mm512_mask_storeu_epi32(out, (__mmask16)((1U << width) - 1), (__m512i)x);
#else
    (void)width;
    *(loose_words *)out = x;
#endif
}

/*
 * Transpose four columns of as many rows as a vector has words, of which the first `width` are
 * written; columns go to `out`, `step` bytes apart. Each lane is a 4 x 4 transposition in two
 * rounds of shuffles, words and then pairs.
 */
INLINE void transpose_wide(const char *const *rows, int64_t at, char *out, int64_t step,
                           int64_t width)
{
    words a = gather_lanes(rows, 4, at);
    words b = gather_lanes(rows + 1, 4, at);
    words c = gather_lanes(rows + 2, 4, at);
    words d = gather_lanes(rows + 3, 4, at);
    words ab_low = OF_LANES(a, b, LOW_WORDS);
    words ab_high = OF_LANES(a, b, HIGH_WORDS);
    words cd_low = OF_LANES(c, d, LOW_WORDS);
    words cd_high = OF_LANES(c, d, HIGH_WORDS);
    store_words(out, OF_LANES(ab_low, cd_low, LOW_PAIRS), width);
    store_words(out + step, OF_LANES(ab_low, cd_low, HIGH_PAIRS), width);
    store_words(out + 2 * step, OF_LANES(ab_high, cd_high, LOW_PAIRS), width);
    store_words(out + 3 * step, OF_LANES(ab_high, cd_high, HIGH_PAIRS), width);
}

/* The same for four rows, a single lane. */
INLINE void transpose_four(const char *const *rows, int64_t at, char *out, int64_t step)
{
    four_words a = *(const loose_four *)(rows[0] + at);
    four_words b = *(const loose_four *)(rows[1] + at);
    four_words c = *(const loose_four *)(rows[2] + at);
    four_words d = *(const loose_four *)(rows[3] + at);
    four_words ab_low = __builtin_shufflevector(a, b, 0, 4, 1, 5);
    four_words ab_high = __builtin_shufflevector(a, b, 2, 6, 3, 7);
    four_words cd_low = __builtin_shufflevector(c, d, 0, 4, 1, 5);
    four_words cd_high = __builtin_shufflevector(c, d, 2, 6, 3, 7);
    *(loose_four *)out = __builtin_shufflevector(ab_low, cd_low, 0, 1, 4, 5);
    *(loose_four *)(out + step) = __builtin_shufflevector(ab_low, cd_low, 2, 3, 6, 7);
    *(loose_four *)(out + 2 * step) = __builtin_shufflevector(ab_high, cd_high, 0, 1, 4, 5);
    *(loose_four *)(out + 3 * step) = __builtin_shufflevector(ab_high, cd_high, 2, 3, 6, 7);
}

/*
 * A tni_transpose_work for words (gemm_tiles.h): blocks of a vector of rows, or of four where no
 * more are left, the last row repeated where there are fewer.
 */
static void transpose_words(const char *from, int64_t count, int64_t row, int64_t depth,
                            int64_t step, char *out)
{
    for (int64_t i = 0; i < count;) {
        const char *rows[WORDS];
        /* Rows that are written. */
        const int64_t width = count - i > WORDS - 4 ? WORDS : (count - i + 3) / 4 * 4;
        int64_t k = 0;
        for (int64_t r = 0; r < WORDS; r++)
            rows[r] = from + (i + r < count ? i + r : count - 1) * row;
        if (width > 4 || WORDS == 4)
            for (; k + 4 <= depth; k += 4)
                transpose_wide(rows, k * 4, out + (k * step + i) * 4, step * 4, width);
        else
            for (; k + 4 <= depth; k += 4)
                transpose_four(rows, k * 4, out + (k * step + i) * 4, step * 4);
        /* The last columns, fewer than four, word by word. */
        for (; k < depth; k++)
            for (int r = 0; r < width; r++)
                memcpy(out + (k * step + i + r) * 4, rows[r] + k * 4, 4);
        i += width;
    }
}

/* Transpose two columns of as many rows as a vector has pairs of words: 2 x 2 in each lane. */
INLINE void transpose_wide_pairs(const char *const *rows, int64_t at, char *out, int64_t step)
{
    words a = gather_lanes(rows, 2, at);
    words b = gather_lanes(rows + 1, 2, at);
    *(loose_words *)out = OF_LANES(a, b, LOW_PAIRS);
    *(loose_words *)(out + step) = OF_LANES(a, b, HIGH_PAIRS);
}

/*
 * A tni_transpose_work for pairs of words: blocks of a vector of rows, the last one moved back so
 * that it ends with the last row; row by row if there are fewer.
 */
static void transpose_pairs(const char *from, int64_t count, int64_t row, int64_t depth,
                            int64_t step, char *out)
{
    const int64_t width = count >= WORDS / 2 ? WORDS / 2 : 1;
    for (int64_t at = 0; at < count; at += width) {
        const char *rows[WORDS / 2];
        const int64_t i = at + width <= count ? at : count - width;
        int64_t k = 0;
        for (int64_t r = 0; r < width; r++)
            rows[r] = from + (i + r) * row;
        if (width == WORDS / 2)
            for (; k + 2 <= depth; k += 2)
                transpose_wide_pairs(rows, k * 8, out + (k * step + i) * 8, step * 8);
        for (; k < depth; k++)
            for (int r = 0; r < width; r++)
                memcpy(out + (k * step + i + r) * 8, rows[r] + k * 8, 8);
    }
}

/* ---- copies ---- */

/* Copy pieces of at least `part` bytes and at most twice as many: their beginnings and ends. */
INLINE void copy_parts(const char *from, int64_t row, int64_t depth, int64_t bytes, int64_t step,
                       char *out, const int part)
{
    const int64_t end = bytes - part;
    for (int64_t k = 0; k < depth; k++, from += row, out += step) {
        memcpy(out, from, (size_t)part);
        memcpy(out + end, from + end, (size_t)part);
    }
}

/* A tni_copy_rows_work: vectors while more than two are left, then what is left of each piece. */
static void copy_rows(const char *from, int64_t row, int64_t depth, int64_t bytes, int64_t step,
                      char *out)
{
    for (; bytes > 2 * VECTOR_BYTES; bytes -= VECTOR_BYTES) {
        copy_parts(from, row, depth, VECTOR_BYTES, step, out, VECTOR_BYTES);
        from += VECTOR_BYTES;
        out += VECTOR_BYTES;
    }
    if (bytes >= VECTOR_BYTES)
        copy_parts(from, row, depth, bytes, step, out, VECTOR_BYTES);
    else if (bytes >= 32)
        copy_parts(from, row, depth, bytes, step, out, 32);
    else if (bytes >= 16)
        copy_parts(from, row, depth, bytes, step, out, 16);
    else if (bytes >= 8)
        copy_parts(from, row, depth, bytes, step, out, 8);
    else
        copy_parts(from, row, depth, bytes, step, out, 4);
}

/* ---- roots ---- */

static bool roots_f32(const float *restrict from, int64_t count, float *restrict out)
{
    uint32_t outside = 0;
    for (int64_t i = 0; i < count; i++) {
        outside |= tni_is_square_outside(from[i]);
        out[i] = sqrtf(from[i]);
    }
    return outside != 0;
}
static void roots_f64(const double *restrict from, int64_t count, double *restrict out)
{
    for (int64_t i = 0; i < count; i++)
        out[i] = sqrt(from[i]);
}

/* The table of this ISA. */
const tni_tiles TNI_AT_ISA(tni_product_tiles) = {
#if defined(__AVX512F__)
    .narrower = &tni_product_tiles_avx2,
    .wide = {8, 3 * VECTOR_BYTES / (int)sizeof(float), {0, NAMES_8(tile, wide)}, true},
    .wide_twice = {8, 3 * VECTOR_BYTES / (int)sizeof(double), {0, NAMES_8(tile, wide_long)}, true},
    .narrow = {MOST_ROWS,
               VECTOR_BYTES / (int)sizeof(float),
               {0, NAMES_12(narrow_tile, f32)},
               false},
    .narrow_twice = {MOST_ROWS,
                     VECTOR_BYTES / (int)sizeof(double),
                     {0, NAMES_12(narrow_tile, f64)},
                     false},
#endif
    .single = {MOST_ROWS,
               2 * VECTOR_BYTES / (int)sizeof(float),
               {0, TILE_NAMES(f32)},
               SINGLE_PACKS},
    .twice = {MOST_ROWS,
              2 * VECTOR_BYTES / (int)sizeof(double),
              {0, TILE_NAMES(f64)},
              SINGLE_PACKS},
#ifdef HAS_WORDS
    .pairs = {MOST_ROWS, VECTOR_BYTES / 2, {0, TILE_NAMES(pairs)}, false},
    .interleave = interleave_rows,
    .bytes = {6, VECTOR_BYTES / 2, {tile_0_bytes, NAMES_6(tile, bytes)}, false},
#endif
#if !defined(__AVX512F__)
    .shorts = {6, VECTOR_BYTES / 2, {0, NAMES_6(tile, shorts)}, false},
#endif
    .words = {WHOLE_ROWS, 2 * VECTOR_BYTES / (int)sizeof(uint32_t), {0, WHOLE_NAMES(u32)}, false},
    .long_words = {WHOLE_ROWS,
                   2 * VECTOR_BYTES / (int)sizeof(uint64_t),
                   {0, WHOLE_NAMES(u64)},
                   false},
#if defined(__AVX2__) && !defined(__AVX512F__)
    .short_words = {MOST_ROWS,
                    2 * VECTOR_BYTES / (int)sizeof(int64_t),
                    {0, TILE_NAMES(short_words)},
                    false},
#endif
    .squares = {DISTANCE_ROWS,
                2 * VECTOR_BYTES / (int)sizeof(float),
                {0, NAMES_6(tile, squares)},
                false},
    .squares_long = {DISTANCE_ROWS,
                     2 * VECTOR_BYTES / (int)sizeof(double),
                     {0, NAMES_6(tile, squares_long)},
                     false},
    .magnitudes = {DISTANCE_ROWS,
                   2 * VECTOR_BYTES / (int)sizeof(float),
                   {0, NAMES_6(tile, magnitudes)},
                   false},
    .magnitudes_long = {DISTANCE_ROWS,
                        2 * VECTOR_BYTES / (int)sizeof(double),
                        {0, NAMES_6(tile, magnitudes_long)},
                        false},
    .has_pairs = has_pairs,
    .has_bytes = has_bytes,
    .transpose = transpose_words,
    .transpose_pairs = transpose_pairs,
    .copy_rows = copy_rows,
    .dots = {DOT_ROWS, {0, DOT_NAMES(f32)}},
    .dots_long = {DOT_ROWS, {0, DOT_NAMES(f64)}},
    .byte_dots = {DOT_ROWS, {0, DOT_NAMES(bytes)}},
    .axpys = axpys_f32,
    .axpys_long = axpys_f64,
    .roots = roots_f32,
    .roots_long = roots_f64,
};
