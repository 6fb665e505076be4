/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Tiles of matrix products. The sums stay in registers: rows times two vectors of accumulators,
 * chosen so that they, two vectors of B and one of A fit.
 */
#include "kernels/levels.h"
#include "kernels/product_tiles.h"

#if defined(__AVX512F__)
#    define VECTOR_BYTES 64
#    define ROWS         12
#elif defined(__AVX2__)
#    define VECTOR_BYTES 32
#    define ROWS         6
#else
#    define VECTOR_BYTES 16
#    define ROWS         6
#endif

#define UNROLL _Pragma("GCC unroll 16")

/* The `loose` type is the vector as it lies in memory, aligned like one element. */
#define TILE(name, type)                                                                           \
    typedef type name##_vector __attribute__((vector_size(VECTOR_BYTES)));                         \
    typedef name##_vector name##_loose __attribute__((aligned(sizeof(type)), may_alias));          \
    static void name(const void *strip_a, const void *strip_b, int64_t depth, bool is_first,       \
                     void *sums_out)                                                               \
    {                                                                                              \
        enum { LANES = VECTOR_BYTES / sizeof(type), COLUMNS = 2 * LANES };                         \
        const type *a = strip_a;                                                                   \
        const type *b = strip_b;                                                                   \
        type *out = sums_out;                                                                      \
        name##_vector sums[ROWS][2];                                                               \
        UNROLL for (int row = 0; row < ROWS; row++) sums[row][0] = sums[row][1] =                  \
            (name##_vector){0};                                                                    \
        for (int64_t k = 0; k < depth; k++) {                                                      \
            name##_vector left = *(const name##_loose *)(b + k * COLUMNS);                         \
            name##_vector right = *(const name##_loose *)(b + k * COLUMNS + LANES);                \
            UNROLL for (int row = 0; row < ROWS; row++)                                            \
            {                                                                                      \
                type factor = a[k * ROWS + row];                                                   \
                sums[row][0] += factor * left;                                                     \
                sums[row][1] += factor * right;                                                    \
            }                                                                                      \
        }                                                                                          \
        UNROLL for (int row = 0; row < ROWS; row++)                                                \
        {                                                                                          \
            name##_loose *to = (name##_loose *)(out + row * COLUMNS);                              \
            to[0] = is_first ? sums[row][0] : (name##_vector)to[0] + sums[row][0];                 \
            to[1] = is_first ? sums[row][1] : (name##_vector)to[1] + sums[row][1];                 \
        }                                                                                          \
    }

TILE(tile_f32, float)
TILE(tile_f64, double)

const tni_tiles TNI_AT_LEVEL(tni_product_tiles) = {
    {ROWS, 2 * VECTOR_BYTES / (int)sizeof(float), tile_f32},
    {ROWS, 2 * VECTOR_BYTES / (int)sizeof(double), tile_f64},
};
