/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Matrix transposition (transpose.h), compiled once per ISA (isa.h).
 *
 *     matrix ─► tiles: one cache line wide, and as many rows ─► squares of registers ─► zips
 *
 * A zip interleaves the elements of two registers. If rows i and i + N/2 of an N by N square are
 * zipped into rows 2i and 2i + 1, the square is transposed after log2(N) rounds.
 */
#include "kernels/core/transpose.h"

#include <string.h>

#define LINE 64
/* Columns that are copied together, element by element. */
#define FEW  8

#ifdef __clang__
#    define UNROLLED _Pragma("clang loop unroll(full)")
#else
#    define UNROLLED _Pragma("GCC unroll 16")
#endif
#define INLINED static inline __attribute__((always_inline))

/*
 * A square needs registers for its rows and for the zipped rows, so it is not always as wide as the
 * widest registers.
 */
#include "kernels/core/type_u8.inc"
#define N 16
#include "kernels/core/transpose_tile.inc"
#include "kernels/core/type_u16.inc"
#if defined(__AVX512F__)
#    define N 16
#else
#    define N 8
#endif
#include "kernels/core/transpose_tile.inc"
#include "kernels/core/type_u32.inc"
#if defined(__AVX512F__)
#    define N 16
#elif defined(__AVX2__)
#    define N 8
#else
#    define N 4
#endif
#include "kernels/core/transpose_tile.inc"
#include "kernels/core/type_u64.inc"
#if defined(__AVX512F__)
#    define N 8
#elif defined(__AVX2__)
#    define N 4
#else
#    define N 2
#endif
#include "kernels/core/transpose_tile.inc"
#include "kernels/core/type_none.inc"

/* Elements of 16 bytes are no lanes of a register: copy one by one. */
static void pair_tile(char *to, int64_t to_step, const char *from, int64_t from_step)
{
    for (int64_t row = 0; row < LINE / 16; row++)
        for (int64_t column = 0; column < LINE / 16; column++)
            memcpy(to + row * to_step + column * 16, from + column * from_step + row * 16, 16);
}

typedef void (*tile_function)(char *to, int64_t to_step, const char *from, int64_t from_step);

/* Return the function for an element size. */
static tile_function tile_of(int bytes)
{
    return bytes == 1   ? tile_u8
           : bytes == 2 ? tile_u16
           : bytes == 4 ? tile_u32
           : bytes == 8 ? tile_u64
                        : pair_tile;
}

/*
 * Copy rows [row, rows) and columns [column, columns) one by one; a few columns at a time, whose
 * cache lines stay cached from row to row.
 */
INLINED void copy_elements(const tni_transposition *t, int64_t row, int64_t rows, int64_t column,
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

/* The same with the element size as a constant. */
static void copy_rest(const tni_transposition *t, int64_t row, int64_t rows, int64_t column,
                      int64_t columns)
{
    switch (t->bytes) {
    case 1:
        copy_elements(t, row, rows, column, columns, 1);
        break;
    case 2:
        copy_elements(t, row, rows, column, columns, 2);
        break;
    case 4:
        copy_elements(t, row, rows, column, columns, 4);
        break;
    case 8:
        copy_elements(t, row, rows, column, columns, 8);
        break;
    default:
        copy_elements(t, row, rows, column, columns, 16);
        break;
    }
}

/*
 * Return the number of columns before the first cache line that starts at the same column in every
 * row; 0 if there is none.
 */
static int64_t columns_before_line(const tni_transposition *t)
{
    int64_t before = (int64_t)(-(uintptr_t)t->to % LINE);
    return t->to_step % LINE == 0 && before % t->bytes == 0 ? before / t->bytes : 0;
}

/* Transpose the tiles of rows [row, rows) and columns [column, columns), which are whole ones. */
static void transpose_tiles(const tni_transposition *t, int64_t row, int64_t rows, int64_t column,
                            int64_t columns)
{
    tile_function tile = tile_of(t->bytes);
    const int64_t side = LINE / t->bytes;
    for (; column < columns; column += side)
        for (int64_t at = row; at < rows; at += side)
            tile(t->to + at * t->to_step + column * t->bytes, t->to_step,
                 t->from + column * t->from_step + at * t->bytes, t->from_step);
}

/*
 * Whole tiles in the middle, aligned to lines of the target where possible. At the edges tiles
 * overlap the last ones, or a few elements are copied one by one.
 */
void TNI_AT_ISA(tni_transpose)(const tni_transposition *t)
{
    const int64_t side = LINE / t->bytes;
    const int64_t few = side / 8;
    const int64_t rows = t->rows / side * side;
    int64_t first = columns_before_line(t);
    if (first > t->columns)
        first = t->columns;
    const int64_t last = first + (t->columns - first) / side * side;
    copy_rest(t, 0, t->rows, 0, first);
    transpose_tiles(t, 0, rows, first, last);
    if (rows > 0 && t->rows - rows > few)
        transpose_tiles(t, t->rows - side, t->rows, first, last);
    else
        copy_rest(t, rows, t->rows, first, last);
    if (rows > 0 && t->columns >= side && t->columns - last > few) {
        transpose_tiles(t, 0, rows, t->columns - side, t->columns);
        copy_rest(t, rows, t->rows, last, t->columns);
    } else {
        copy_rest(t, 0, t->rows, last, t->columns);
    }
}
