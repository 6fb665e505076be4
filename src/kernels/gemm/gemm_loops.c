/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Tiles of matrix products. The sums stay in registers: rows times two vectors of accumulators,
 * chosen so that they, two vectors of B and one of A fit. There is a tile for every number of rows,
 * so that none is computed in vain. Products with few rows or with a vector are below.
 */
#include "base/processor.h"
#include "kernels/core/levels.h"
#include "kernels/gemm/gemm_tiles.h"

#include <string.h>

#if defined(__AVX512F__)
#    include <immintrin.h>
#    define VECTOR_BYTES 64
#    define MOST_ROWS    12
#    define DOT_ROWS     6
#elif defined(__AVX2__)
#    include <immintrin.h>
#    define VECTOR_BYTES 32
#    define MOST_ROWS    6
#    define DOT_ROWS     3
#else
#    define VECTOR_BYTES 16
#    define MOST_ROWS    6
#    define DOT_ROWS     3
#endif

#define INLINE static inline __attribute__((always_inline))
#define UNROLL _Pragma("GCC unroll 16")

/*
 * Words of two vectors of floats or of as long integers, picked alike in every 16 bytes: the first
 * two of each in turn, the last two in turn, the first two of one and then of the other, the last.
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
 * `multiply_add` is sum + factor * vector. Rows of A are found from one pointer for every three of
 * them, as an address can be a pointer plus once or twice a step. The `loose` types lie in memory
 * wherever they want.
 */
#define TILE(name, target, type, sum_type, multiply_add)                                           \
    typedef type name##_vector __attribute__((vector_size(VECTOR_BYTES)));                         \
    typedef name##_vector name##_loose __attribute__((aligned(1), may_alias));                     \
    typedef type name##_number __attribute__((aligned(1), may_alias));                             \
    typedef sum_type name##_sums __attribute__((vector_size(VECTOR_BYTES)));                       \
    typedef name##_sums name##_loose_sums __attribute__((aligned(1), may_alias));                  \
    target INLINE void name(const tni_tile_call *call, const int rows)                             \
    {                                                                                              \
        name##_sums sums[MOST_ROWS][2];                                                            \
        const char *a[(MOST_ROWS + 2) / 3];                                                        \
        const int64_t row_step = call->a_row;                                                      \
        const int64_t depth_step = call->a_col;                                                    \
        const int64_t *places = call->b_places;                                                    \
        const int64_t *end = places + call->depth;                                                 \
        UNROLL for (int row = 0; row < rows; row++) sums[row][0] = sums[row][1] =                  \
            (name##_sums){0};                                                                      \
        UNROLL for (int row = 0; row < rows; row += 3) a[row / 3] = call->a + row * row_step;      \
        for (; places < end; places++) {                                                           \
            const char *b = call->b + *places;                                                     \
            name##_vector left = *(const name##_loose *)b;                                         \
            name##_vector right = *(const name##_loose *)(b + VECTOR_BYTES);                       \
            UNROLL for (int row = 0; row < rows; row++)                                            \
            {                                                                                      \
                type factor = *(const name##_number *)(a[row / 3] + row % 3 * row_step);           \
                sums[row][0] = multiply_add(sums[row][0], factor, left);                           \
                sums[row][1] = multiply_add(sums[row][1], factor, right);                          \
            }                                                                                      \
            UNROLL for (int row = 0; row < rows; row += 3) a[row / 3] += depth_step;               \
        }                                                                                          \
        if (call->had != NULL)                                                                     \
            UNROLL for (int row = 0; row < rows; row++)                                            \
            {                                                                                      \
                const name##_loose_sums *had =                                                     \
                    (const name##_loose_sums *)(call->had + row * call->had_row);                  \
                sums[row][0] += had[0];                                                            \
                sums[row][1] += had[1];                                                            \
            }                                                                                      \
        UNROLL for (int row = 0; row < rows; row++)                                                \
        {                                                                                          \
            name##_loose_sums *to = (name##_loose_sums *)(call->out + row * call->out_row);        \
            to[0] = sums[row][0];                                                                  \
            to[1] = sums[row][1];                                                                  \
        }                                                                                          \
    }

/* A function for each number of rows. */
#define OF_ROWS(name, target, call_type, count)                                                    \
    target static void name##_##count(const call_type *call)                                       \
    {                                                                                              \
        name(call, count);                                                                         \
    }
#define OF_3_ROWS(name, target, call_type)                                                         \
    OF_ROWS(name, target, call_type, 1)                                                            \
    OF_ROWS(name, target, call_type, 2)                                                            \
    OF_ROWS(name, target, call_type, 3)
#define OF_6_ROWS(name, target, call_type)                                                         \
    OF_3_ROWS(name, target, call_type)                                                             \
    OF_ROWS(name, target, call_type, 4)                                                            \
    OF_ROWS(name, target, call_type, 5)                                                            \
    OF_ROWS(name, target, call_type, 6)
#define OF_12_ROWS(name, target, call_type)                                                        \
    OF_6_ROWS(name, target, call_type)                                                             \
    OF_ROWS(name, target, call_type, 7)                                                            \
    OF_ROWS(name, target, call_type, 8)                                                            \
    OF_ROWS(name, target, call_type, 9)                                                            \
    OF_ROWS(name, target, call_type, 10)                                                           \
    OF_ROWS(name, target, call_type, 11)                                                           \
    OF_ROWS(name, target, call_type, 12)
#define NAMES_3(name)  name##_1, name##_2, name##_3
#define NAMES_6(name)  NAMES_3(name), name##_4, name##_5, name##_6
#define NAMES_12(name) NAMES_6(name), name##_7, name##_8, name##_9, name##_10, name##_11, name##_12
#if defined(__AVX512F__)
#    define OF_TILE_ROWS(name, target) OF_12_ROWS(name, target, tni_tile_call)
#    define OF_DOT_ROWS(name)          OF_6_ROWS(name, , tni_dots_call)
#    define TILE_NAMES(name)           NAMES_12(name)
#    define DOT_NAMES(name)            NAMES_6(name)
#else
#    define OF_TILE_ROWS(name, target) OF_6_ROWS(name, target, tni_tile_call)
#    define OF_DOT_ROWS(name)          OF_3_ROWS(name, , tni_dots_call)
#    define TILE_NAMES(name)           NAMES_6(name)
#    define DOT_NAMES(name)            NAMES_3(name)
#endif

#define PLAIN
#define MULTIPLY_ADD(sum, factor, vector) ((sum) + (factor) * (vector))
TILE(tile_f32, PLAIN, float, float, MULTIPLY_ADD)
OF_TILE_ROWS(tile_f32, PLAIN)
TILE(tile_f64, PLAIN, double, double, MULTIPLY_ADD)
OF_TILE_ROWS(tile_f64, PLAIN)

#if defined(__AVX512F__)
/* One instruction multiplies two bfloat16 by two and adds both products. */
#    define WITH_PAIRS __attribute__((target("avx512bf16")))
#    define MULTIPLY_ADD_PAIRS(sum, factor, vector)                                                \
        ((tile_pairs_sums)_mm512_dpbf16_ps((__m512)(sum), (__m512bh)_mm512_set1_epi32(factor),     \
                                           (__m512bh)(vector)))
TILE(tile_pairs, WITH_PAIRS, int32_t, float, MULTIPLY_ADD_PAIRS)
OF_TILE_ROWS(tile_pairs, WITH_PAIRS)

static bool has_pairs(void)
{
    return tni_cpu_has(TNI_CPU_AVX512_BF16);
}
#    define PAIRS                                                                                  \
        {                                                                                          \
            MOST_ROWS, VECTOR_BYTES / 2,                                                           \
            {                                                                                      \
                0, TILE_NAMES(tile_pairs)                                                          \
            }                                                                                      \
        }
#else
static bool has_pairs(void)
{
    return false;
}
#    define PAIRS                                                                                  \
        {                                                                                          \
            0                                                                                      \
        }
#endif

/* ---- few rows ---- */

/* Columns of dots at a time. */
#define DOT_COLUMNS 4

typedef float tile_f32_quad __attribute__((vector_size(16)));
typedef double tile_f64_quad __attribute__((vector_size(32)));

/* The sums of the lanes of four vectors. */
INLINE void tile_f32_sum_lanes(const tile_f32_vector of[DOT_COLUMNS], tile_f32_quad *out)
{
    tile_f32_vector ab = OF_LANES(of[0], of[1], LOW_WORDS) + OF_LANES(of[0], of[1], HIGH_WORDS);
    tile_f32_vector cd = OF_LANES(of[2], of[3], LOW_WORDS) + OF_LANES(of[2], of[3], HIGH_WORDS);
    tile_f32_vector all = OF_LANES(ab, cd, LOW_PAIRS) + OF_LANES(ab, cd, HIGH_PAIRS);
    tile_f32_quad quads[VECTOR_BYTES / 16];
    memcpy(quads, &all, sizeof quads);
    *out = quads[0];
    UNROLL for (int i = 1; i < VECTOR_BYTES / 16; i++) *out += quads[i];
}
INLINE void tile_f64_sum_lanes(const tile_f64_vector of[DOT_COLUMNS], tile_f64_quad *out)
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
INLINE tile_f32_vector tile_f32_first(const float *from, int64_t count)
{
    return (tile_f32_vector)_mm512_maskz_loadu_ps((__mmask16)((1U << count) - 1), from);
}
INLINE tile_f64_vector tile_f64_first(const double *from, int64_t count)
{
    return (tile_f64_vector)_mm512_maskz_loadu_pd((__mmask8)((1U << count) - 1), from);
}
#else
#    define FIRST(tile, type)                                                                      \
        INLINE tile##_vector tile##_first(const type *from, int64_t count)                         \
        {                                                                                          \
            tile##_vector x = {0};                                                                 \
            if (count == (int64_t)(VECTOR_BYTES / sizeof(type)))                                   \
                x = *(const tile##_loose *)from;                                                   \
            else                                                                                   \
                memcpy(&x, from, (size_t)count * sizeof(type));                                    \
            return x;                                                                              \
        }
FIRST(tile_f32, float)
FIRST(tile_f64, double)
#endif

/* Columns from j on: DOT_COLUMNS of them, or one. */
#define DOTS(name, tile, type)                                                                     \
    typedef tile##_quad name##_loose_quad __attribute__((aligned(1), may_alias));                  \
    INLINE void name##_add(const type *const *a, const type *const *b, const int rows,             \
                           const int columns, int64_t k, int64_t count,                            \
                           tile##_vector sums[DOT_ROWS][DOT_COLUMNS])                              \
    {                                                                                              \
        tile##_vector x[DOT_COLUMNS];                                                              \
        UNROLL for (int column = 0; column < columns; column++) x[column] =                        \
            tile##_first(b[column] + k, count);                                                    \
        UNROLL for (int row = 0; row < rows; row++)                                                \
        {                                                                                          \
            tile##_vector y = tile##_first(a[row] + k, count);                                     \
            UNROLL for (int column = 0; column < columns; column++) sums[row][column] +=           \
                y * x[column];                                                                     \
        }                                                                                          \
    }                                                                                              \
    INLINE void name##_some(const tni_dots_call *call, int64_t j, const int rows,                  \
                            const int columns)                                                     \
    {                                                                                              \
        const int64_t lanes = VECTOR_BYTES / sizeof(type);                                         \
        const int64_t wide = call->depth / lanes * lanes;                                          \
        const type *a[DOT_ROWS];                                                                   \
        const type *b[DOT_COLUMNS];                                                                \
        tile##_vector sums[DOT_ROWS][DOT_COLUMNS];                                                 \
        UNROLL for (int row = 0; row < rows; row++) a[row] =                                       \
            (const type *)(const void *)(call->a + row * call->a_row);                             \
        UNROLL for (int column = 0; column < columns; column++) b[column] =                        \
            (const type *)(const void *)(call->b + (j + column) * call->b_col);                    \
        UNROLL for (int row = 0; row < rows; row++)                                                \
            UNROLL for (int column = 0; column < DOT_COLUMNS; column++) sums[row][column] =        \
                (tile##_vector){0};                                                                \
        for (int64_t k = 0; k < wide; k += lanes)                                                  \
            name##_add(a, b, rows, columns, k, lanes, sums);                                       \
        if (wide < call->depth)                                                                    \
            name##_add(a, b, rows, columns, wide, call->depth - wide, sums);                       \
        UNROLL for (int row = 0; row < rows; row++)                                                \
        {                                                                                          \
            type *to = (type *)(void *)(call->out + row * call->out_row) + j;                      \
            const type *had =                                                                      \
                call->had == NULL                                                                  \
                    ? NULL                                                                         \
                    : (const type *)(const void *)(call->had + row * call->had_row) + j;           \
            tile##_quad all;                                                                       \
            tile##_sum_lanes(sums[row], &all);                                                     \
            if (columns < DOT_COLUMNS)                                                             \
                *to = all[0] + (had != NULL ? *had : 0);                                           \
            else                                                                                   \
                *(name##_loose_quad *)to =                                                         \
                    had != NULL ? all + *(const name##_loose_quad *)had : all;                     \
        }                                                                                          \
    }                                                                                              \
    INLINE void name(const tni_dots_call *call, const int rows)                                    \
    {                                                                                              \
        int64_t j = 0;                                                                             \
        for (; j + DOT_COLUMNS <= call->columns; j += DOT_COLUMNS)                                 \
            name##_some(call, j, rows, DOT_COLUMNS);                                               \
        for (; j < call->columns; j++)                                                             \
            name##_some(call, j, rows, 1);                                                         \
    }
DOTS(dots_f32, tile_f32, float)
OF_DOT_ROWS(dots_f32)
DOTS(dots_f64, tile_f64, double)
OF_DOT_ROWS(dots_f64)

/* ---- a row by rows ---- */

/* Numbers of the vector that axpys take at a time. */
#define AXPY_ROWS 4

/* Numbers of the result that stay in the first cache while all of the depth is added. */
#define AXPY_COLUMNS 2048

#define AXPYS(name, type)                                                                          \
    INLINE void name##_some(type *restrict out, const type *restrict matrix, int64_t step,         \
                            const type *vector, int64_t count, const int depth)                    \
    {                                                                                              \
        for (int64_t i = 0; i < count; i++) {                                                      \
            type sum = out[i];                                                                     \
            UNROLL for (int k = 0; k < depth; k++) sum += vector[k] * matrix[k * step + i];        \
            out[i] = sum;                                                                          \
        }                                                                                          \
    }                                                                                              \
    static void name(const tni_vector_product *p)                                                  \
    {                                                                                              \
        const type *vector = p->vector;                                                            \
        for (int64_t i = 0; i < p->columns; i += AXPY_COLUMNS) {                                   \
            int64_t count = p->columns - i < AXPY_COLUMNS ? p->columns - i : AXPY_COLUMNS;         \
            const type *matrix = (const type *)p->matrix + i;                                      \
            type *out = (type *)p->out + i;                                                        \
            int64_t k = 0;                                                                         \
            for (int64_t j = 0; j < count; j++)                                                    \
                out[j] = 0;                                                                        \
            for (; k + AXPY_ROWS <= p->depth; k += AXPY_ROWS)                                      \
                name##_some(out, matrix + k * p->step, p->step, vector + k, count, AXPY_ROWS);     \
            for (; k < p->depth; k++)                                                              \
                name##_some(out, matrix + k * p->step, p->step, vector + k, count, 1);             \
        }                                                                                          \
    }
AXPYS(axpys_f32, float)
AXPYS(axpys_f64, double)

/* ---- rows into columns ---- */

typedef uint32_t four_words __attribute__((vector_size(16)));
typedef four_words loose_four __attribute__((aligned(1), may_alias));
typedef uint32_t words __attribute__((vector_size(VECTOR_BYTES)));
typedef words loose_words __attribute__((aligned(1), may_alias));
enum { WORDS = LANE_WORDS };

/* 16 bytes of rows at steps of some, lane by lane. */
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

/* Four columns of as many rows as a vector has words, `step` bytes apart. */
INLINE void turn_wide(const char *const *rows, int64_t at, char *out, int64_t step)
{
    words a = gather_lanes(rows, 4, at);
    words b = gather_lanes(rows + 1, 4, at);
    words c = gather_lanes(rows + 2, 4, at);
    words d = gather_lanes(rows + 3, 4, at);
    words ab_low = OF_LANES(a, b, LOW_WORDS);
    words ab_high = OF_LANES(a, b, HIGH_WORDS);
    words cd_low = OF_LANES(c, d, LOW_WORDS);
    words cd_high = OF_LANES(c, d, HIGH_WORDS);
    *(loose_words *)out = OF_LANES(ab_low, cd_low, LOW_PAIRS);
    *(loose_words *)(out + step) = OF_LANES(ab_low, cd_low, HIGH_PAIRS);
    *(loose_words *)(out + 2 * step) = OF_LANES(ab_high, cd_high, LOW_PAIRS);
    *(loose_words *)(out + 3 * step) = OF_LANES(ab_high, cd_high, HIGH_PAIRS);
}

/* The same for four rows. */
INLINE void turn_four(const char *const *rows, int64_t at, char *out, int64_t step)
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

static void turn_words(const char *from, int64_t count, int64_t row, int64_t depth, int64_t step,
                       char *out)
{
    for (int64_t i = 0; i < count;) {
        const char *rows[WORDS];
        const int64_t width = i + WORDS <= count ? WORDS : 4;
        int64_t k = 0;
        for (int64_t r = 0; r < width; r++)
            rows[r] = from + (i + r < count ? i + r : count - 1) * row;
        if (width == WORDS)
            for (; k + 4 <= depth; k += 4)
                turn_wide(rows, k * 4, out + (k * step + i) * 4, step * 4);
        else
            for (; k + 4 <= depth; k += 4)
                turn_four(rows, k * 4, out + (k * step + i) * 4, step * 4);
        for (; k < depth; k++)
            for (int r = 0; r < width; r++)
                memcpy(out + (k * step + i + r) * 4, rows[r] + k * 4, 4);
        i += width;
    }
}

/* Two columns of as many rows as a vector has pairs of words. */
INLINE void turn_wide_pairs(const char *const *rows, int64_t at, char *out, int64_t step)
{
    words a = gather_lanes(rows, 2, at);
    words b = gather_lanes(rows + 1, 2, at);
    *(loose_words *)out = OF_LANES(a, b, LOW_PAIRS);
    *(loose_words *)(out + step) = OF_LANES(a, b, HIGH_PAIRS);
}

static void turn_pairs(const char *from, int64_t count, int64_t row, int64_t depth, int64_t step,
                       char *out)
{
    for (int64_t i = 0; i < count;) {
        const char *rows[WORDS / 2];
        const int64_t width = i + WORDS / 2 <= count ? WORDS / 2 : 1;
        int64_t k = 0;
        for (int64_t r = 0; r < width; r++)
            rows[r] = from + (i + r) * row;
        if (width == WORDS / 2)
            for (; k + 2 <= depth; k += 2)
                turn_wide_pairs(rows, k * 8, out + (k * step + i) * 8, step * 8);
        for (; k < depth; k++)
            for (int r = 0; r < width; r++)
                memcpy(out + (k * step + i + r) * 8, rows[r] + k * 8, 8);
        i += width;
    }
}

const tni_tiles TNI_AT_LEVEL(tni_product_tiles) = {
    .single = {MOST_ROWS, 2 * VECTOR_BYTES / (int)sizeof(float), {0, TILE_NAMES(tile_f32)}},
    .twice = {MOST_ROWS, 2 * VECTOR_BYTES / (int)sizeof(double), {0, TILE_NAMES(tile_f64)}},
    .pairs = PAIRS,
    .has_pairs = has_pairs,
    .turn = turn_words,
    .turn_pairs = turn_pairs,
    .dots = {DOT_ROWS, {0, DOT_NAMES(dots_f32)}},
    .dots_long = {DOT_ROWS, {0, DOT_NAMES(dots_f64)}},
    .axpys = axpys_f32,
    .axpys_long = axpys_f64,
};
