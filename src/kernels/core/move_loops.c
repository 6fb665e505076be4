/* SPDX-License-Identifier: BSD-3-Clause */
/* Moves of elements (moves.h), compiled once per ISA. */
#include "kernels/core/moves.h"

/* Elements of 16 bytes. */
typedef uint64_t pair __attribute__((vector_size(16)));

/* A cache line, at any address and of memory of any type. */
typedef uint64_t line __attribute__((vector_size(64), aligned(1), may_alias));
enum { LINE = sizeof(line) };

static void copy_run(char *restrict to, const char *restrict from, int64_t bytes)
{
    const line last = *(const line *)(from + bytes - LINE);
    char *const end = to + bytes - LINE;
    /* The first line is written as it is, those that follow are aligned. */
    *(line *)to = *(const line *)from;
    const int64_t skip = LINE - (int64_t)((uintptr_t)to % LINE);
    to += skip;
    from += skip;
    for (; end - to > 4 * LINE; to += 4 * LINE, from += 4 * LINE) {
        const line a = *(const line *)from;
        const line b = *(const line *)(from + LINE);
        const line c = *(const line *)(from + 2 * LINE);
        const line d = *(const line *)(from + 3 * LINE);
        *(line *)to = a;
        *(line *)(to + LINE) = b;
        *(line *)(to + 2 * LINE) = c;
        *(line *)(to + 3 * LINE) = d;
    }
    for (; to < end; to += LINE, from += LINE)
        *(line *)to = *(const line *)from;
    *(line *)end = last;
}

#include "kernels/core/type_u8.inc"
#include "kernels/core/move.inc"
#include "kernels/core/type_u16.inc"
#include "kernels/core/move.inc"
#include "kernels/core/type_u32.inc"
#include "kernels/core/move.inc"
#include "kernels/core/type_u64.inc"
#include "kernels/core/move.inc"
#include "kernels/core/type_none.inc"
#define T          pair
#define NAME(base) base##_pair
#include "kernels/core/move.inc"
#include "kernels/core/type_none.inc"

const tni_move_table TNI_AT_ISA(tni_moves) = {{move_u8, move_u16, move_u32, move_u64, move_pair},
                                              copy_run};
