/* SPDX-License-Identifier: BSD-3-Clause */
/* Moves of elements (moves.h), compiled once per ISA. */
#include "kernels/core/lanes.h"
#include "kernels/core/moves.h"

/* Elements of 16 bytes. */
typedef uint64_t pair __attribute__((vector_size(16)));

/*
 * A pair, and a register, at any address and of memory of any type. Not a line of the cache: gcc
 * copies vectors that take several registers in pieces of 16 bytes.
 */
typedef uint64_t loose_pair __attribute__((vector_size(16), aligned(1), may_alias));
typedef uint64_t loose_vector __attribute__((vector_size(TNI_VECTOR_BYTES), aligned(1), may_alias));

/* Bytes of a line of the cache, and of what is copied in one step. */
enum { PAIR = sizeof(loose_pair), VECTOR = sizeof(loose_vector), LINE = 64, STEP = 4 * LINE };

#ifdef __clang__
#    define UNROLLED _Pragma("clang loop unroll(full)")
#else
#    define UNROLLED _Pragma("GCC unroll 16")
#endif

/* Copy a constant number of bytes, a power of two from 16 to STEP: all are read, then written. */
static inline __attribute__((always_inline)) void
copy_step(char *restrict to, const char *restrict from, const int64_t bytes)
{
    loose_vector vectors[STEP / VECTOR];
    loose_pair pairs[VECTOR / PAIR];
    UNROLLED for (int64_t i = 0; i < bytes / VECTOR; i++) vectors[i] =
        *(const loose_vector *)(from + i * VECTOR);
    UNROLLED for (int64_t i = 0; i < bytes / VECTOR; i++) * (loose_vector *)(to + i * VECTOR) =
        vectors[i];
    for (int64_t i = 0; bytes < VECTOR && i < bytes / PAIR; i++)
        pairs[i] = *(const loose_pair *)(from + i * PAIR);
    for (int64_t i = 0; bytes < VECTOR && i < bytes / PAIR; i++)
        *(loose_pair *)(to + i * PAIR) = pairs[i];
}

/*
 * The first line is written as it is, those that follow are aligned, and the last four, which may
 * have some of those before, are written as they are.
 */
static void copy_run(char *restrict to, const char *restrict from, int64_t bytes)
{
    TNI_ASSERT(bytes >= TNI_RUN_MIN);
    char *const end = to + bytes - STEP;
    const char *const last = from + bytes - STEP;
    copy_step(to, from, LINE);
    const int64_t skip = LINE - (int64_t)((uintptr_t)to % LINE);
    to += skip;
    from += skip;
    for (; to < end; to += STEP, from += STEP)
        copy_step(to, from, STEP);
    copy_step(end, last, STEP);
}

/*
 * Copy rows of `half` to 2 * `half` bytes, each by a step from its first byte and one up to its
 * last.
 */
static inline __attribute__((always_inline)) void copy_halves(const tni_rows *rows,
                                                              const int64_t half)
{
    const int64_t gap = rows->gap;
    const int64_t second = rows->bytes - half;
    char *to = rows->to;
    const char *from = rows->from;
    loose_pair fill = {0};
    TNI_ASSERT(second >= 0 && second <= half);
    if (gap > 0)
        memcpy(&fill, rows->fill, sizeof fill);
    for (int64_t row = 0; row < rows->count; row++) {
        /* The last piece may reach into the row, which is written after it. */
        for (int64_t at = row > 0 ? 0 : gap; at < gap; at += PAIR)
            *(loose_pair *)(to - gap + at) = fill;
        copy_step(to, from, half);
        copy_step(to + second, from + second, half);
        to += rows->to_step;
        from += rows->from_step;
    }
}

static void copy_rows(const tni_rows *rows)
{
    const int64_t bytes = rows->bytes;
    TNI_ASSERT(bytes >= PAIR && bytes <= TNI_RUN_MIN);
    if (bytes <= 2 * PAIR)
        copy_halves(rows, PAIR);
    else if (bytes <= 4 * PAIR)
        copy_halves(rows, 2 * PAIR);
    else if (bytes <= 8 * PAIR)
        copy_halves(rows, 4 * PAIR);
    else if (bytes <= 16 * PAIR)
        copy_halves(rows, 8 * PAIR);
    else
        copy_halves(rows, STEP);
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

const tni_move_table TNI_AT_ISA(tni_moves) = {
    {move_u8, move_u16, move_u32, move_u64, move_pair}, copy_run, copy_rows};
