/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Tiles of matrix products, once for the baseline and once for wider registers. The sums of a pass
 * stay in registers: ROWS times 64 bytes of accumulators, chosen so that they fit.
 */
#include "kernels/product_tiles.h"

#define UNROLL _Pragma("GCC unroll 8")

/*
 * One tile function: vectors of BYTES, and ROWS of TNI_TILE_ROWS at a time. The `loose` type is the
 * vector as it lies in memory, aligned like one element.
 */
#define TILE(name, attributes, type, BYTES, ROWS)                                                  \
    typedef type name##_vector __attribute__((vector_size(BYTES)));                                \
    typedef name##_vector name##_loose __attribute__((aligned(sizeof(type)), may_alias));          \
    attributes static void name(const type *a, const type *b, int64_t depth, type *out)            \
    {                                                                                              \
        enum { VECTORS = 64 / BYTES, LANES = BYTES / sizeof(type), COLUMNS = 64 / sizeof(type) };  \
        for (int64_t pass = 0; pass < TNI_TILE_ROWS; pass += ROWS) {                               \
            name##_vector sums[ROWS][VECTORS];                                                     \
            UNROLL for (int row = 0; row < ROWS; row++) UNROLL for (int v = 0; v < VECTORS; v++)   \
                sums[row][v] = (name##_vector){0};                                                 \
            for (int64_t k = 0; k < depth; k++) {                                                  \
                const name##_loose *columns = (const name##_loose *)(b + k * COLUMNS);             \
                UNROLL for (int row = 0; row < ROWS; row++)                                        \
                {                                                                                  \
                    type factor = a[k * TNI_TILE_ROWS + pass + row];                               \
                    UNROLL for (int v = 0; v < VECTORS; v++) sums[row][v] += factor * columns[v];  \
                }                                                                                  \
            }                                                                                      \
            UNROLL for (int row = 0; row < ROWS; row++) UNROLL for (int v = 0; v < VECTORS; v++) * \
                (name##_loose *)(out + (pass + row) * COLUMNS + v * LANES) = sums[row][v];         \
        }                                                                                          \
    }

TILE(tile_f32, , float, 16, 3)
TILE(tile_f64, , double, 16, 3)

#ifdef __x86_64__
TILE(tile_f32_avx2, __attribute__((target("avx2"))), float, 32, 6)
TILE(tile_f64_avx2, __attribute__((target("avx2"))), double, 32, 6)
#endif

/*
 * Asked per product: the answer of the processor is cached by the compiler's library. No fused
 * multiply-add in either, since it rounds once where the other rounds twice, and results would
 * depend on the machine.
 */
tni_tile_float tni_tile_float_get(void)
{
#ifdef __x86_64__
    if (__builtin_cpu_supports("avx2"))
        return tile_f32_avx2;
#endif
    return tile_f32;
}

tni_tile_double tni_tile_double_get(void)
{
#ifdef __x86_64__
    if (__builtin_cpu_supports("avx2"))
        return tile_f64_avx2;
#endif
    return tile_f64;
}
