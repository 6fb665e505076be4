/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Moves of elements at steps of bytes: what copies between strided operands come down to. Compiled
 * once per ISA (move_loops.c), with loops of their own for the steps of flip, [::2] and expand.
 */
#ifndef TENON_MOVES_H
#define TENON_MOVES_H

#include <stddef.h>
#include <stdint.h>

#include "kernels/core/isa.h"

/*
 * Move `count` elements, which need not be aligned. Source and target do not overlap; the source's
 * step may be 0.
 */
typedef void (*tni_move)(char *to, int64_t to_step, const char *from, int64_t from_step,
                         int64_t count);

/* By the element's size: 1, 2, 4, 8 and 16 bytes. */
typedef struct tni_move_table {
    tni_move by_size[5];
} tni_move_table;

extern const tni_move_table tni_moves_base;
extern const tni_move_table tni_moves_avx2;
extern const tni_move_table tni_moves_avx512;

/* Return the function for elements of `bytes`; NULL for other sizes. */
static inline tni_move tni_move_of(size_t bytes)
{
    const int size = bytes == 1 ? 0 : bytes == 2 ? 1 : bytes == 4 ? 2 : bytes == 8 ? 3 : 4;
    return bytes == (size_t)1 << size ? TNI_OF_ISA(tni_moves).by_size[size] : NULL;
}

#endif
