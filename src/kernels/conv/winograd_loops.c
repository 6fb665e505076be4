/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The sums of Winograd's convolution (winograd.h), compiled once per ISA. Vectors run along the
 * channels.
 */
#include "kernels/conv/winograd.h"
#include "kernels/core/lanes.h"
#include "kernels/core/isa.h"

#define INLINE static inline __attribute__((always_inline))
#define UNROLL _Pragma("GCC unroll 4")

/* Vectors at any 4-byte address. */
typedef tni_floats loose __attribute__((aligned(4), may_alias));

/* Replace four elements by their sums: a - c, b + c, c - b, b - d. */
INLINE void add_input(tni_floats *a, tni_floats *b, tni_floats *c, tni_floats *d)
{
    const tni_floats first = *a - *c;
    const tni_floats second = *b + *c;
    const tni_floats third = *c - *b;
    *d = *b - *d;
    *a = first;
    *b = second;
    *c = third;
}

/* Write the sums of one tile, for all channels. */
INLINE void input_tile(const tni_winograd_tiles *call, const float *image, float *to)
{
    for (int64_t c = 0; c < call->channels; c += TNI_FLOATS) {
        tni_floats d[4][4];
        UNROLL for (int y = 0; y < 4; y++) UNROLL for (int x = 0; x < 4; x++) d[y][x] =
            *(const loose *)(image + y * call->line + x * call->position + c);
        UNROLL for (int x = 0; x < 4; x++) add_input(&d[0][x], &d[1][x], &d[2][x], &d[3][x]);
        UNROLL for (int y = 0; y < 4; y++)
        {
            add_input(&d[y][0], &d[y][1], &d[y][2], &d[y][3]);
            UNROLL for (int x = 0; x < 4; x++) * (loose *)(to + (y * 4 + x) * call->plane + c) =
                d[y][x];
        }
    }
}

static void input(const tni_winograd_tiles *call)
{
    for (int64_t i = 0; i < call->tiles; i++)
        input_tile(call, call->image + 2 * i * call->position, call->products + i * call->row);
}

/* The results of one tile for a vector of channels: a + b + c and b - c - d, in both dimensions. */
INLINE void add_products(const tni_winograd_tiles *call, const float *products, tni_floats out[4])
{
    tni_floats s[2][4];
    UNROLL for (int x = 0; x < 4; x++)
    {
        const float *p = products + x * call->plane;
        const tni_floats b = *(const loose *)(p + 4 * call->plane);
        const tni_floats c = *(const loose *)(p + 8 * call->plane);
        s[0][x] = *(const loose *)p + b + c;
        s[1][x] = b - c - *(const loose *)(p + 12 * call->plane);
    }
    UNROLL for (int y = 0; y < 2; y++)
    {
        out[2 * y] = s[y][0] + s[y][1] + s[y][2];
        out[2 * y + 1] = s[y][1] - s[y][2] - s[y][3];
    }
}

/*
 * Write the results of one tile, `lines` by `positions` of them, from channel c on; return the sum
 * of all times 0: nan if one is not finite.
 */
INLINE tni_floats output_vector(const tni_winograd_tiles *call, int64_t tile, int64_t positions,
                                int64_t c, int64_t count)
{
    tni_floats out[4];
    tni_floats sum = {0};
    float *to = call->image + 2 * tile * call->position + c;
    add_products(call, call->products + tile * call->row + c, out);
    UNROLL for (int i = 0; i < 4; i++)
    {
        if (call->bias != NULL)
            out[i] += *(const loose *)(call->bias + c);
        sum += out[i] * 0;
        if (call->bounds != NULL)
            out[i] = tni_clamp_floats(out[i], call->bounds->least, call->bounds->most);
        if (i / 2 >= call->lines || i % 2 >= positions)
            continue;
        tni_store_floats((char *)(to + i / 2 * call->line + i % 2 * call->position), sizeof(float),
                         count, out[i]);
    }
    return sum;
}

static bool output(const tni_winograd_tiles *call)
{
    tni_floats sum = {0};
    float all = 0;
    const int64_t whole = call->channels - call->channels % TNI_FLOATS;
    for (int64_t i = 0; i < call->tiles; i++) {
        const int64_t positions = call->positions - 2 * i;
        for (int64_t c = 0; c < whole; c += TNI_FLOATS)
            sum += output_vector(call, i, positions, c, TNI_FLOATS);
        if (whole < call->channels) {
            tni_floats last = output_vector(call, i, positions, whole, call->channels - whole);
            for (int64_t k = 0; k < call->channels - whole; k++)
                all += last[k];
        }
    }
    for (int k = 0; k < TNI_FLOATS; k++)
        all += sum[k];
    return all == 0;
}

/* Replace three weights by four sums. */
INLINE void add_weights(tni_floats a, tni_floats b, tni_floats c, tni_floats out[4])
{
    const tni_floats both = (a + c) * 0.5f;
    const tni_floats middle = b * 0.5f;
    out[0] = a;
    out[1] = both + middle;
    out[2] = both - middle;
    out[3] = c;
}

static void weights(const float *from, int64_t step, int64_t columns, bool is_turned, float *to,
                    int64_t plane)
{
    for (int64_t i = 0; i < columns; i += TNI_FLOATS) {
        tni_floats lines[3][4];
        UNROLL for (int y = 0; y < 3; y++)
        {
            tni_floats g[3];
            UNROLL for (int x = 0; x < 3; x++)
            {
                const int tap = is_turned ? 8 - (y * 3 + x) : y * 3 + x;
                g[x] = *(const loose *)(from + tap * step + i);
            }
            add_weights(g[0], g[1], g[2], lines[y]);
        }
        UNROLL for (int x = 0; x < 4; x++)
        {
            tni_floats out[4];
            add_weights(lines[0][x], lines[1][x], lines[2][x], out);
            UNROLL for (int y = 0; y < 4; y++) * (loose *)(to + (y * 4 + x) * plane + i) = out[y];
        }
    }
}

/* ---- the gradient of the weight ---- */

/* Write two gradients and their sums: a, a + b, a - b, -b. */
INLINE void add_gradients(tni_floats a, tni_floats b, tni_floats out[4])
{
    out[0] = a;
    out[1] = a + b;
    out[2] = a - b;
    out[3] = -b;
}

/* Write the sums of the gradients of one tile, for all channels. */
INLINE void gradient_tile(const tni_winograd_tiles *call, const float *image, float *to)
{
    for (int64_t c = 0; c < call->channels; c += TNI_FLOATS) {
        tni_floats lines[2][4];
        UNROLL for (int y = 0; y < 2; y++)
        {
            const float *from = image + y * call->line + c;
            add_gradients(*(const loose *)from, *(const loose *)(from + call->position), lines[y]);
        }
        UNROLL for (int x = 0; x < 4; x++)
        {
            tni_floats out[4];
            add_gradients(lines[0][x], lines[1][x], out);
            UNROLL for (int y = 0; y < 4; y++) * (loose *)(to + (y * 4 + x) * call->plane + c) =
                out[y];
        }
    }
}

static void gradient(const tni_winograd_tiles *call)
{
    for (int64_t i = 0; i < call->tiles; i++)
        gradient_tile(call, call->image + 2 * i * call->position, call->products + i * call->row);
}

/* Replace four products by the gradients of three taps. */
INLINE void add_taps(tni_floats a, tni_floats b, tni_floats c, tni_floats d, tni_floats out[3])
{
    const tni_floats sum = (b + c) * 0.5f;
    out[0] = a + sum;
    out[1] = (b - c) * 0.5f;
    out[2] = sum + d;
}

static bool taps(const float *products, int64_t plane, int64_t columns, float *to, int64_t step)
{
    tni_floats sum = {0};
    float all = 0;
    for (int64_t i = 0; i < columns; i += TNI_FLOATS) {
        tni_floats lines[4][3];
        UNROLL for (int y = 0; y < 4; y++)
        {
            const float *p = products + y * 4 * plane + i;
            add_taps(*(const loose *)p, *(const loose *)(p + plane),
                     *(const loose *)(p + 2 * plane), *(const loose *)(p + 3 * plane), lines[y]);
        }
        UNROLL for (int x = 0; x < 3; x++)
        {
            tni_floats out[3];
            add_taps(lines[0][x], lines[1][x], lines[2][x], lines[3][x], out);
            UNROLL for (int y = 0; y < 3; y++)
            {
                sum += out[y] * 0;
                *(loose *)(to + (y * 3 + x) * step + i) = out[y];
            }
        }
    }
    for (int k = 0; k < TNI_FLOATS; k++)
        all += sum[k];
    return all == 0;
}

const tni_winograd_loops TNI_AT_ISA(tni_winograd_loops) = {input, output, weights, gradient, taps};
