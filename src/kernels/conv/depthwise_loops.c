/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The inner loops of depthwise convolutions of row-major images (depthwise.h), compiled once per
 * ISA. Several vectors of sums are independent of each other, which hides the latency of additions.
 */
#include "kernels/conv/depthwise.h"
#include "kernels/core/lanes.h"
#include "kernels/core/isa.h"

#define INLINE static inline __attribute__((always_inline))
#define UNROLL _Pragma("GCC unroll 8")

/* Vectors of sums at a time; and taps whose products are added at a time. */
#define VECTORS 4
#define TAPS    5

/* Lines of sums at a time, whose vectors stay in registers: 16 or 8. */
#if TNI_REGISTERS == 32
#    define LINES 4
#else
#    define LINES 2
#endif

/* Vectors at any 4-byte address. */
typedef tni_floats loose __attribute__((aligned(4), may_alias));

_Static_assert(VECTORS *TNI_FLOATS <= TNI_DEPTHWISE_BEHIND, "loops read past the end");

/* Compute `vectors` vectors of a line of sums; a constant after inlining. */
INLINE void sum_vectors(const tni_tap_sums *call, const float *line, float *to, const int vectors)
{
    tni_floats sums[VECTORS];
    UNROLL for (int v = 0; v < vectors; v++) sums[v] = call->bias - (tni_floats){0};
    for (int64_t t = 0; t < call->taps; t++) {
        const float *from = line + call->offsets[t];
        const float weight = call->weights[t];
        UNROLL for (int v = 0; v < vectors; v++) sums[v] +=
            weight * *(const loose *)(from + v * TNI_FLOATS);
    }
    if (call->bounds != NULL)
        UNROLL for (int v = 0; v < vectors; v++) sums[v] =
            tni_clamp_floats(sums[v], call->bounds->least, call->bounds->most);
    UNROLL for (int v = 0; v < vectors; v++) * (loose *)(to + v * TNI_FLOATS) = sums[v];
}

/*
 * Add what one line of the input gives to the sums of lines [low, high] of LINES: `taps` are those
 * of the line of the window that line `low` sees it by, and each line after it sees it by the one
 * before. Constants after inlining but for the pointers.
 */
INLINE void add_window_line(const tni_tap_sums *call, const float *from, const float *taps,
                            const int low, const int high, const int vectors, tni_floats *sums)
{
    for (int64_t t = 0; t < call->line_taps; t++) {
        const float *weight = taps + t;
        tni_floats seen[VECTORS];
        UNROLL for (int v = 0; v < vectors; v++) seen[v] =
            *(const loose *)(from + call->offsets[t] + v * TNI_FLOATS);
        UNROLL for (int i = low; i <= high; i++, weight -= call->line_taps)
            UNROLL for (int v = 0; v < vectors; v++) sums[i * vectors + v] += *weight * seen[v];
    }
}

/*
 * Compute `vectors` vectors of `lines` lines of sums together, so that a vector of the input is
 * loaded once for all of them. The window has at least so many lines, too.
 */
INLINE void sum_lines_together(const tni_tap_sums *call, const float *from, float *to,
                               const int lines, const int vectors)
{
    const int64_t window_lines = call->taps / call->line_taps;
    tni_floats sums[LINES * VECTORS];
    UNROLL for (int i = 0; i < lines * vectors; i++) sums[i] = call->bias - (tni_floats){0};
    const float *taps = call->weights;
    UNROLL for (int high = 0; high < lines - 1; high++)
    {
        add_window_line(call, from, taps, 0, high, vectors, sums);
        from += call->from_line;
        taps += call->line_taps;
    }
    for (int64_t line = lines - 1; line < window_lines; line++) {
        add_window_line(call, from, taps, 0, lines - 1, vectors, sums);
        from += call->from_line;
        taps += call->line_taps;
    }
    taps -= call->line_taps;
    UNROLL for (int low = 1; low < lines; low++)
    {
        add_window_line(call, from, taps, low, lines - 1, vectors, sums);
        from += call->from_line;
    }
    if (call->bounds != NULL)
        UNROLL for (int i = 0; i < lines * vectors; i++) sums[i] =
            tni_clamp_floats(sums[i], call->bounds->least, call->bounds->most);
    UNROLL for (int i = 0; i < lines; i++) UNROLL for (int v = 0; v < vectors; v++) *
        (loose *)(to + i * call->to_line + v * TNI_FLOATS) = sums[i * vectors + v];
}

/* Compute `lines` lines of sums, a constant after inlining; whole vectors of them are written. */
INLINE void sum_lines_of(const tni_tap_sums *call, const float *from, float *to, const int lines)
{
    int64_t at = 0;
    for (; at + (VECTORS - 1) * TNI_FLOATS < call->count; at += VECTORS * TNI_FLOATS)
        sum_lines_together(call, from + at, to + at, lines, VECTORS);
    if (at + TNI_FLOATS < call->count) {
        sum_lines_together(call, from + at, to + at, lines, 2);
        at += 2 * TNI_FLOATS;
    }
    if (at < call->count)
        sum_lines_together(call, from + at, to + at, lines, 1);
}

/* Compute lines that share what they see together, as many as can be; return how many. */
static int64_t sum_together(const tni_tap_sums *call)
{
    const int64_t window_lines = call->line_taps == 0 ? 0 : call->taps / call->line_taps;
    const float *from = call->from;
    float *to = call->to;
    int64_t i = 0;
    for (; LINES > 2 && window_lines >= LINES && i + LINES <= call->lines; i += LINES) {
        sum_lines_of(call, from, to, LINES);
        from += LINES * call->from_line;
        to += LINES * call->to_line;
    }
    for (; window_lines >= 2 && i + 2 <= call->lines; i += 2) {
        sum_lines_of(call, from, to, 2);
        from += 2 * call->from_line;
        to += 2 * call->to_line;
    }
    return i;
}

/* Compute all sums; the last vectors of a line may have sums that nobody wants. */
static void sum_taps(const tni_tap_sums *call)
{
    int64_t i = sum_together(call);
    const float *line = call->from + i * call->from_line;
    float *to = call->to + i * call->to_line;
    for (; i < call->lines; i++, line += call->from_line, to += call->to_line) {
        int64_t at = 0;
        for (; at + 2 * TNI_FLOATS < call->count; at += VECTORS * TNI_FLOATS)
            sum_vectors(call, line + at, to + at, VECTORS);
        if (at + TNI_FLOATS < call->count)
            sum_vectors(call, line + at, to + at, 2);
        else if (at < call->count)
            sum_vectors(call, line + at, to + at, 1);
    }
}

/* Compute the products of `taps` taps from `first` on; a constant after inlining. */
INLINE void multiply_taps(const tni_tap_products *call, int64_t first, const int taps)
{
    tni_floats sums[TAPS] = {{0}};
    const float *line = call->from;
    const float *with = call->with;
    for (int64_t i = 0; i < call->lines; i++, line += call->from_line, with += call->with_line)
        for (int64_t at = 0; at < call->count; at += TNI_FLOATS) {
            const tni_floats factor = *(const loose *)(with + at);
            UNROLL for (int t = 0; t < taps; t++) sums[t] +=
                factor * *(const loose *)(line + call->offsets[first + t] + at);
        }
    UNROLL for (int t = 0; t < taps; t++)
    {
        float sum = 0;
        for (int i = 0; i < TNI_FLOATS; i++)
            sum += sums[t][i];
        call->to[first + t] = sum;
    }
}

static void multiply_lines(const tni_tap_products *call)
{
    int64_t t = 0;
    for (; t + TAPS <= call->taps; t += TAPS)
        multiply_taps(call, t, TAPS);
    for (; t + 3 <= call->taps; t += 3)
        multiply_taps(call, t, 3);
    for (; t < call->taps; t++)
        multiply_taps(call, t, 1);
}

/* Copy `bytes` bytes, a constant, if the bit of that number is set in the bytes that are left. */
INLINE void copy_part(const char **from, char **to, int64_t left, const int bytes)
{
    if ((left & bytes) == 0)
        return;
    memcpy(*to, *from, (size_t)bytes);
    *from += bytes;
    *to += bytes;
}

/*
 * Copy a contiguous line to another, vectors at a time. The last vector overlaps the one before; a
 * line of less than a vector is copied in parts of half the size each.
 */
INLINE void copy_line(const float *from, float *to, int64_t count)
{
    if (count >= TNI_FLOATS) {
        const int64_t last = count - TNI_FLOATS;
        for (int64_t i = 0; i < last; i += TNI_FLOATS)
            *(loose *)(to + i) = *(const loose *)(from + i);
        *(loose *)(to + last) = *(const loose *)(from + last);
        return;
    }
    const char *begin = (const char *)from;
    char *end = (char *)to;
    const int64_t bytes = count * (int64_t)sizeof *from;
    copy_part(&begin, &end, bytes, 32);
    copy_part(&begin, &end, bytes, 16);
    copy_part(&begin, &end, bytes, 8);
    copy_part(&begin, &end, bytes, 4);
}

/* Copy lines; steps of 1 and 2 are loops of their own, so that they become vectors. */
static void copy_lines(const tni_line_copy *call)
{
    const float *from = call->from;
    float *restrict to = call->to;
    const int64_t count = call->count;
    for (int64_t i = 0; i < call->lines; i++, from += call->from_line, to += call->to_line) {
        if (call->from_step == 1 && call->to_step == 1)
            copy_line(from, to, count);
        else if (call->from_step == 2 && call->to_step == 1)
            for (int64_t x = 0; x < count; x++)
                to[x] = from[x * 2];
        else if (call->from_step == 1 && call->to_step == 2)
            for (int64_t x = 0; x < count; x++)
                to[x * 2] = from[x];
        else
            for (int64_t x = 0; x < count; x++)
                to[x * call->to_step] = from[x * call->from_step];
    }
}

const tni_depthwise_loops TNI_AT_ISA(tni_depthwise_loops) = {sum_taps, multiply_lines, copy_lines};
