/* SPDX-License-Identifier: BSD-3-Clause */
/* Loops of max pooling without indices (max_pool_values.h), compiled once per ISA (isa.h). */
#include "kernels/conv/max_pool_values.h"
#include "kernels/core/lanes.h"
#include "kernels/core/isa.h"

#include <math.h>

#define INLINE static inline __attribute__((always_inline))

/* Vectors at any 4-byte address. */
typedef tni_floats loose __attribute__((aligned(4), may_alias));

/* Every other lane of two vectors, from the first on. */
#if TNI_VECTOR_BYTES == 64
#    define EVEN_LANES(a, b)                                                                       \
        __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30)
#elif TNI_VECTOR_BYTES == 32
#    define EVEN_LANES(a, b) __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14)
#else
#    define EVEN_LANES(a, b) __builtin_shufflevector(a, b, 0, 2, 4, 6)
#endif

/* Return the larger numbers of two vectors; nan is larger than all. */
INLINE tni_floats larger(tni_floats a, tni_floats b)
{
    return tni_select_floats((b > a) | (b != b), b, a);
}

/* The positions that a window sees along a dimension: first, first + step, … below last. */
typedef struct range {
    int64_t first, last;
} range;

/* Return the positions of window `at` along dimension d that are inside of `size`. */
INLINE range seen(const tni_max_pool *call, int d, int64_t at, int64_t size)
{
    const int64_t step = call->dilation[d];
    range r = {at * call->stride[d] - call->padding[d], 0};
    r.last = r.first + (call->window[d] - 1) * step + 1;
    if (r.first < 0)
        r.first += (-r.first + step - 1) / step * step;
    if (r.last > size)
        r.last = size;
    return r;
}

/*
 * Write the largest of the lines that a window sees, position by position: -inf, if it is between
 * the lines.
 */
INLINE void compare_lines(const tni_max_pool *call, range lines, float *to)
{
    const int64_t step = call->dilation[0] * call->size;
    for (int64_t x = 0; x < call->size && lines.first >= lines.last; x += TNI_FLOATS)
        *(loose *)(to + x) = tni_splat_floats(-INFINITY);
    for (int64_t x = 0; x < call->size && lines.first < lines.last; x += TNI_FLOATS) {
        const int64_t count = call->size - x < TNI_FLOATS ? call->size - x : TNI_FLOATS;
        const float *from = call->from + lines.first * call->size + x;
        const float *last = call->from + lines.last * call->size;
        tni_floats best = tni_load_floats((const char *)from, sizeof *from, count);
        for (from += step; from < last; from += step)
            best = larger(best, tni_load_floats((const char *)from, sizeof *from, count));
        *(loose *)(to + x) = best;
    }
}

/* Return every other element. */
INLINE tni_floats pick_even(const float *from)
{
    const tni_floats a = *(const loose *)from;
    const tni_floats b = *(const loose *)(from + TNI_FLOATS);
    return EVEN_LANES(a, b);
}

/*
 * Return elements at a distance of `stride`. Up to three behind the last are read, which are in the
 * vector that a line has behind its end.
 */
INLINE tni_floats pick(const float *from, int64_t stride)
{
    tni_floats picked;
    if (stride == 1)
        return *(const loose *)from;
    if (stride == 2)
        return pick_even(from);
    if (stride == 4) {
        const tni_floats a = pick_even(from);
        const tni_floats b = pick_even(from + 2 * TNI_FLOATS);
        return EVEN_LANES(a, b);
    }
    for (int i = 0; i < TNI_FLOATS; i++)
        picked[i] = from[i * stride];
    return picked;
}

/* Write a line of results from the largest of its lines, which has -inf around it. */
INLINE void compare_positions(const tni_max_pool *call, const float *line, int64_t stride,
                              float *to)
{
    for (int64_t x = 0; x < call->count; x += TNI_FLOATS) {
        const int64_t count = call->count - x < TNI_FLOATS ? call->count - x : TNI_FLOATS;
        const float *from = line + x * stride;
        tni_floats best = pick(from, stride);
        for (int64_t tap = 1; tap < call->window[1]; tap++)
            best = larger(best, pick(from + tap * call->dilation[1], stride));
        tni_store_floats((char *)(to + x), sizeof *to, count, best);
    }
}

static void pool_plane(const tni_max_pool *call)
{
    float room[TNI_MAX_POOL_ROOM + TNI_FLOATS];
    const tni_floats least = tni_splat_floats(-INFINITY);
    float *line = room + call->padding[1];
    const float *end = room + tni_max_pool_room(call);
    for (int64_t x = 0; x < call->padding[1]; x += TNI_FLOATS)
        *(loose *)(room + x) = least;
    for (float *next = line + call->size; next < end; next += TNI_FLOATS)
        *(loose *)next = least;
    for (int64_t y = 0; y < call->rows; y++) {
        float *to = call->to + y * call->count;
        compare_lines(call, seen(call, 0, y, call->lines), line);
        /* Lanes behind the line were written with its last vector. */
        *(loose *)(line + call->size) = least;
        if (call->stride[1] == 1)
            compare_positions(call, room, 1, to);
        else if (call->stride[1] == 2)
            compare_positions(call, room, 2, to);
        else if (call->stride[1] == 4)
            compare_positions(call, room, 4, to);
        else
            compare_positions(call, room, call->stride[1], to);
    }
}

static void pool_channels(const tni_max_pool *call)
{
    const range lines = seen(call, 0, call->row, call->lines);
    float *to = call->to;
    for (int64_t i = 0; i < call->count; i++, to += call->channels) {
        const range along = seen(call, 1, i, call->size);
        for (int64_t c = 0; c < call->channels; c += TNI_FLOATS) {
            const int64_t count = call->channels - c < TNI_FLOATS ? call->channels - c : TNI_FLOATS;
            tni_floats best = tni_splat_floats(-INFINITY);
            for (int64_t y = lines.first; y < lines.last; y += call->dilation[0])
                for (int64_t x = along.first; x < along.last; x += call->dilation[1]) {
                    const float *from = call->from + (y * call->size + x) * call->channels + c;
                    best = larger(best, tni_load_floats((const char *)from, sizeof *from, count));
                }
            tni_store_floats((char *)(to + c), sizeof *to, count, best);
        }
    }
}

const tni_max_pool_loops TNI_AT_ISA(tni_max_pool_loops) = {pool_plane, pool_channels};
