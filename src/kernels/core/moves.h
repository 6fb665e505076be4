/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Moves of elements at steps of bytes: what copies between strided operands come down to. Compiled
 * once per ISA (move_loops.c), with loops of their own for the steps of flip, [::2] and expand.
 */
#ifndef TENON_MOVES_H
#define TENON_MOVES_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "base/base.h"
#include "kernels/core/isa.h"

/*
 * Move `count` elements, which need not be aligned. Source and target do not overlap; the source's
 * step may be 0.
 */
typedef void (*tni_move)(char *to, int64_t to_step, const char *from, int64_t from_step,
                         int64_t count);

/*
 * Lengths in bytes of runs that tni_copy_run copies by vectors. For shorter ones memcpy is as fast;
 * in longer ones it may write past the caches.
 */
#define TNI_RUN_MIN 512
#define TNI_RUN_MAX 262144

/* Rows to copy, with elements of 16 bytes or a divisor of it between them. */
typedef struct tni_rows {
    char *to;          /* where the first row is written */
    const char *from;  /* where it is read; the rows do not overlap */
    int64_t to_step;   /* bytes from one row to the next */
    int64_t from_step; /* so */
    int64_t count;     /* rows */
    int64_t bytes;     /* of a row */
    int64_t gap;       /* bytes between rows that are filled; 0 for none */
    const char *fill;  /* what they get: 16 bytes, repeated; not read without a gap */
} tni_rows;

/* Rows of fewer bytes take a move of their elements each. */
#define TNI_ROW_MIN 16

typedef struct tni_move_table {
    tni_move by_size[5]; /* by the element's size: 1, 2, 4, 8 and 16 bytes */
    /* Copy TNI_RUN_MIN to TNI_RUN_MAX bytes. */
    void (*run)(char *restrict to, const char *restrict from, int64_t bytes);
    /* Copy rows of TNI_ROW_MIN to TNI_RUN_MIN bytes. */
    void (*rows)(const tni_rows *rows);
} tni_move_table;

extern const tni_move_table tni_moves_base;
extern const tni_move_table tni_moves_avx2;
extern const tni_move_table tni_moves_avx512;

/* Return the function for elements of `bytes`; NULL for other sizes. */
static inline tni_move tni_move_of(size_t bytes)
{
    const int size = bytes == 1 ? 0 : bytes == 2 ? 1 : bytes == 4 ? 2 : bytes == 8 ? 3 : 4;
    return bytes == (size_t)1 << size ? TNI_OF_ISA(&tni_moves)->by_size[size] : NULL;
}

/*
 * Copy a run, as memcpy does. glibc's takes 1.15 times as long for lines of some KiB whose target
 * is not aligned (2.36 on an AMD EPYC, where it copies them by `rep movsb`).
 */
static inline void tni_copy_run(char *restrict to, const char *restrict from, int64_t bytes)
{
    if (bytes >= TNI_RUN_MIN && bytes <= TNI_RUN_MAX)
        TNI_OF_ISA(&tni_moves)->run(to, from, bytes);
    else
        memcpy(to, from, (size_t)bytes);
}

/* Copy rows of any length without filling gaps. */
static inline void tni_copy_rows(const tni_rows *rows)
{
    if (rows->bytes >= TNI_ROW_MIN && rows->bytes <= TNI_RUN_MIN)
        TNI_OF_ISA(&tni_moves)->rows(rows);
    else
        for (int64_t row = 0; row < rows->count; row++)
            tni_copy_run(rows->to + row * rows->to_step, rows->from + row * rows->from_step,
                         rows->bytes);
}

#endif
