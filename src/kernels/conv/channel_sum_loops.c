/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The inner loop of depthwise convolutions (one channel per group) on channels-last images: called
 * by convolution_channels.c and depthwise_blocks.c, compiled once per ISA.
 *
 *     to[i][c] = bias[c] + sum over t < count of from[t][i * step + c] * weights[t][c]
 *
 * Vectors run along the channels, so that all loads and stores are contiguous. Up to eight
 * positions are computed together: one load of a weight serves as many multiply-adds, and
 * independent sums hide the latency of the additions. A line is divided into such blocks evenly, as
 * two or three sums would wait for each other; for the windows at the ends of a line, which come
 * alone, several vectors of channels are computed together instead.
 */
#include "kernels/conv/convolution_channels.h"
#include "kernels/core/lanes.h"
#include "kernels/core/isa.h"

#define INLINE static inline __attribute__((always_inline))
#define UNROLL _Pragma("GCC unroll 8")

/* Positions, and vectors of channels of a single one, whose sums are kept in registers together. */
#define POSITIONS 8
#define VECTORS   4

/*
 * Taps of a run, and the fewest positions that one pays for. It needs registers for the sums and
 * for as many vectors of the image.
 */
#define MOST_RUN      8
#define MIN_POSITIONS 4
#if TNI_REGISTERS == 32
#    define HAS_RUNS true
#else
#    define HAS_RUNS false
#endif

/* Vectors at any 4-byte address. */
typedef tni_floats loose __attribute__((aligned(4), may_alias));

/*
 * Add taps of a run to the sums of `positions` positions: neighbours in a line of the window, so
 * that a tap sees of one position what the tap before saw of the next. A vector of the image is
 * loaded once and stays in a register until the last position has used it.
 */
INLINE void add_run(const tni_channel_sums *call, int64_t c, int64_t at, int64_t first,
                    const int64_t taps, const int positions, tni_floats *sums)
{
    const float *from = call->from[first] + at * call->step + c;
    tni_floats seen[POSITIONS];
    UNROLL for (int i = 0; i < positions; i++) seen[i] = *(const loose *)(from + i * call->step);
    UNROLL for (int t = 0; t < MOST_RUN; t++)
    {
        if (t >= taps)
            return;
        const tni_floats weight = *(const loose *)(call->weights[first + t] + c);
        UNROLL for (int i = 0; i < positions; i++) sums[i] += weight * seen[(t + i) % positions];
        /* What the first position saw is not needed again; a last load would be past the window. */
        if (t + 1 < taps)
            seen[t % positions] = *(const loose *)(from + (t + positions) * call->step);
    }
}

/* Return how many taps from `first` on are a run, MOST_RUN at most. */
INLINE int64_t run_at(const tni_channel_sums *call, int64_t first)
{
    int64_t taps = 1;
    while (taps < MOST_RUN && first + taps < call->count &&
           call->from[first + taps] == call->from[first + taps - 1] + call->step)
        taps++;
    return taps;
}

/*
 * Compute `vectors` vectors of channels from c on, of `positions` positions from `at` on; a single
 * vector may have fewer channels, `count`. Both numbers are constants after inlining, so the loops
 * over them are unrolled and `sums` stays in registers.
 */
INLINE void sum_some(const tni_channel_sums *call, int64_t c, int64_t count, int64_t at,
                     const int positions, const int vectors)
{
    tni_floats sums[POSITIONS];
    /*
     * The bias comes first and taps are added in order: the order of additions is the same for each
     * of the block sizes below.
     */
    UNROLL for (int v = 0; v < vectors; v++)
    {
        tni_floats bias = {0};
        if (call->bias != NULL)
            bias = tni_load_floats((const char *)(call->bias + c + v * TNI_FLOATS), sizeof(float),
                                   count);
        UNROLL for (int i = 0; i < positions; i++) sums[v * positions + i] = bias;
    }
    int64_t t = 0;
    while (HAS_RUNS && vectors == 1 && positions >= MIN_POSITIONS && t < call->count) {
        const int64_t taps = run_at(call, t);
        add_run(call, c, at, t, taps, positions, sums);
        t += taps;
    }
    for (; t < call->count; t++) {
        const float *from = call->from[t] + at * call->step + c;
        UNROLL for (int v = 0; v < vectors; v++)
        {
            tni_floats weight = tni_load_floats(
                (const char *)(call->weights[t] + c + v * TNI_FLOATS), sizeof(float), count);
            UNROLL for (int i = 0; i < positions; i++) sums[v * positions + i] +=
                weight * tni_load_floats((const char *)(from + i * call->step + v * TNI_FLOATS),
                                         sizeof(float), count);
        }
    }
    /* A fused activation is applied while the sums are still in registers. */
    if (call->bounds != NULL)
        UNROLL for (int i = 0; i < positions * vectors; i++) sums[i] =
            tni_clamp_floats(sums[i], call->bounds->least, call->bounds->most);
    UNROLL for (int v = 0; v < vectors; v++) UNROLL for (int i = 0; i < positions; i++)
        tni_store_floats((char *)(call->to + (at + i) * call->to_step + c + v * TNI_FLOATS),
                         sizeof(float), count, sums[v * positions + i]);
}

/* Compute a vector of channels from c on, of up to POSITIONS positions from `at` on. */
static void sum_block(const tni_channel_sums *call, int64_t c, int64_t at, int64_t positions)
{
    /* How many positions there are is constant where sums are inlined. */
#define CASE(number)                                                                               \
    case number:                                                                                   \
        sum_some(call, c, TNI_FLOATS, at, number, 1);                                              \
        break
    switch (positions) {
        CASE(8);
        CASE(7);
        CASE(6);
        CASE(5);
        CASE(4);
        CASE(3);
        CASE(2);
        CASE(1);
    }
#undef CASE
}

/* Compute a vector of channels from c on of all positions, in blocks as even as possible. */
static void sum_positions(const tni_channel_sums *call, int64_t c)
{
    int64_t blocks = (call->positions + POSITIONS - 1) / POSITIONS;
    for (int64_t at = 0; blocks > 0; blocks--) {
        int64_t positions = (call->positions - at + blocks - 1) / blocks;
        sum_block(call, c, at, positions);
        at += positions;
    }
}

/*
 * Compute all channels. The last vector overlaps the one before, whose channels get the same sums
 * again: a partial one takes several times as long. It is partial only if there are not enough
 * channels for one.
 */
static void sum_channels(const tni_channel_sums *call)
{
    int64_t c = 0;
    if (call->channels < TNI_FLOATS) {
        for (int64_t at = 0; at < call->positions; at++)
            sum_some(call, 0, call->channels, at, 1, 1);
        return;
    }
    if (call->positions == 1)
        for (; c + VECTORS * TNI_FLOATS <= call->channels; c += VECTORS * TNI_FLOATS)
            sum_some(call, c, TNI_FLOATS, 0, 1, VECTORS);
    for (; c + TNI_FLOATS <= call->channels; c += TNI_FLOATS)
        sum_positions(call, c);
    if (c < call->channels)
        sum_positions(call, call->channels - TNI_FLOATS);
}

const tni_sum_channels TNI_AT_ISA(tni_sum_channels) = sum_channels;
