/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Matrices turned (transpose.h), one compilation per level.
 *
 *     matrix ─► tiles, a line of the cache wide and as many rows ─► squares of registers ─► zips
 *
 * A zip puts the elements of two registers in turn. If rows i and i + N/2 of a square are zipped
 * into rows 2i and 2i + 1, the square is turned after as many rounds as N is doubled from 1.
 */
#include "kernels/core/transpose.h"

#include <string.h>

#define LINE 64
/* Columns that are copied one by one together. */
#define FEW  8

#ifdef __clang__
#    define UNROLLED _Pragma("clang loop unroll(full)")
#else
#    define UNROLLED _Pragma("GCC unroll 16")
#endif
#define INLINED static inline __attribute__((always_inline))

#define LOWS_2   0, 2
#define HIGHS_2  1, 3
#define LOWS_4   0, 4, 1, 5
#define HIGHS_4  2, 6, 3, 7
#define LOWS_8   0, 8, 1, 9, 2, 10, 3, 11
#define HIGHS_8  4, 12, 5, 13, 6, 14, 7, 15
#define LOWS_16  0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23
#define HIGHS_16 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31

/* Tiles of one size of elements, made of squares of `N` rows that are a register each. */
#define TILES(type, N)                                                                             \
    typedef type type##_row __attribute__((vector_size((N) * sizeof(type))));                      \
    INLINED void type##_square(char *to, int64_t to_step, const char *from, int64_t from_step)     \
    {                                                                                              \
        type##_row rows[N];                                                                        \
        type##_row zipped[N];                                                                      \
        UNROLLED                                                                                   \
        for (int i = 0; i < (N); i++)                                                              \
            memcpy(&rows[i], from + i * from_step, sizeof rows[i]);                                \
        UNROLLED                                                                                   \
        for (int round = 1; round < (N); round *= 2) {                                             \
            UNROLLED                                                                               \
            for (int i = 0; i < (N) / 2; i++) {                                                    \
                zipped[2 * i] = __builtin_shufflevector(rows[i], rows[i + (N) / 2], LOWS_##N);     \
                zipped[2 * i + 1] =                                                                \
                    __builtin_shufflevector(rows[i], rows[i + (N) / 2], HIGHS_##N);                \
            }                                                                                      \
            UNROLLED                                                                               \
            for (int i = 0; i < (N); i++)                                                          \
                rows[i] = zipped[i];                                                               \
        }                                                                                          \
        UNROLLED                                                                                   \
        for (int i = 0; i < (N); i++)                                                              \
            memcpy(to + i * to_step, &rows[i], sizeof rows[i]);                                    \
    }                                                                                              \
    static void type##_tile(char *to, int64_t to_step, const char *from, int64_t from_step)        \
    {                                                                                              \
        const int64_t wide = (int64_t)((N) * sizeof(type));                                        \
        for (int64_t row = 0; row < LINE / (int64_t)sizeof(type); row += (N))                      \
            for (int64_t at = 0; at < LINE; at += wide)                                            \
                type##_square(to + row * to_step + at, to_step,                                    \
                              from + at / (int64_t)sizeof(type) * from_step +                      \
                                  row * (int64_t)sizeof(type),                                     \
                              from_step);                                                          \
    }

/* Registers hold what is turned and what comes of it, so squares are not as wide as the widest. */
#if defined(__AVX512F__)
TILES(uint8_t, 16)
TILES(uint16_t, 16)
TILES(uint32_t, 16)
TILES(uint64_t, 8)
#elif defined(__AVX2__)
TILES(uint8_t, 16)
TILES(uint16_t, 8)
TILES(uint32_t, 8)
TILES(uint64_t, 4)
#else
TILES(uint8_t, 16)
TILES(uint16_t, 8)
TILES(uint32_t, 4)
TILES(uint64_t, 2)
#endif

/* Two numbers of eight bytes are no number to a register. */
static void pair_tile(char *to, int64_t to_step, const char *from, int64_t from_step)
{
    for (int64_t row = 0; row < LINE / 16; row++)
        for (int64_t column = 0; column < LINE / 16; column++)
            memcpy(to + row * to_step + column * 16, from + column * from_step + row * 16, 16);
}

typedef void (*tile_function)(char *to, int64_t to_step, const char *from, int64_t from_step);

static tile_function tile_of(int bytes)
{
    return bytes == 1   ? uint8_t_tile
           : bytes == 2 ? uint16_t_tile
           : bytes == 4 ? uint32_t_tile
           : bytes == 8 ? uint64_t_tile
                        : pair_tile;
}

/*
 * Rows from `row` up to `rows` and columns from `column` up to `columns`, one by one. A few columns
 * at a time, of which the cache keeps the lines from row to row.
 */
INLINED void turn_steps(const tni_turn *t, int64_t row, int64_t rows, int64_t column,
                        int64_t columns, int bytes)
{
    for (int64_t first = column; first < columns; first += FEW) {
        int64_t last = columns - first < FEW ? columns : first + FEW;
        for (int64_t i = row; i < rows; i++)
            for (int64_t k = first; k < last; k++)
                memcpy(t->to + i * t->to_step + k * bytes, t->from + k * t->from_step + i * bytes,
                       (size_t)bytes);
    }
}

static void turn_rest(const tni_turn *t, int64_t row, int64_t rows, int64_t column, int64_t columns)
{
    switch (t->bytes) {
    case 1:
        turn_steps(t, row, rows, column, columns, 1);
        break;
    case 2:
        turn_steps(t, row, rows, column, columns, 2);
        break;
    case 4:
        turn_steps(t, row, rows, column, columns, 4);
        break;
    case 8:
        turn_steps(t, row, rows, column, columns, 8);
        break;
    default:
        turn_steps(t, row, rows, column, columns, 16);
        break;
    }
}

/* Columns before the first that begins a line in every row; 0 where there is none such. */
static int64_t columns_before_line(const tni_turn *t)
{
    int64_t before = (int64_t)(-(uintptr_t)t->to % LINE);
    return t->to_step % LINE == 0 && before % t->bytes == 0 ? before / t->bytes : 0;
}

void TNI_AT_LEVEL(tni_turned)(const tni_turn *t)
{
    tile_function tile = tile_of(t->bytes);
    const int64_t side = LINE / t->bytes;
    const int64_t rows = t->rows / side * side;
    int64_t first = columns_before_line(t);
    if (first > t->columns)
        first = t->columns;
    const int64_t last = first + (t->columns - first) / side * side;
    turn_rest(t, 0, t->rows, 0, first);
    for (int64_t column = first; column < last; column += side)
        for (int64_t row = 0; row < rows; row += side)
            tile(t->to + row * t->to_step + column * t->bytes, t->to_step,
                 t->from + column * t->from_step + row * t->bytes, t->from_step);
    turn_rest(t, rows, t->rows, first, last);
    turn_rest(t, 0, t->rows, last, t->columns);
}
