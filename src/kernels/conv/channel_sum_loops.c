/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The inner loop of depthwise convolutions (one channel per group) on channels-last images: called
 * by convolution_channels.c and depthwise_blocks.c, compiled once per ISA.
 *
 *     to[i][c] = bias[c] + sum over t < count of from[t][i * step + c] * weights[t][c]
 *
 * Vectors run along the channels, so that all loads and stores are contiguous. Eight positions are
 * computed together: one load of a weight serves eight multiply-adds, and eight independent sums
 * hide the latency of the additions.
 */
#include "kernels/conv/convolution_channels.h"
#include "kernels/core/lanes.h"
#include "kernels/core/isa.h"

#define INLINE static inline __attribute__((always_inline))
#define UNROLL _Pragma("GCC unroll 8")

/* Positions whose sums are kept in registers while the loop goes over the taps. */
#define POSITIONS 8

/*
 * Compute `count` channels from c on (at most one vector) of `positions` positions from `at` on.
 * `positions` is a constant after inlining, so the loops over it are unrolled and `sums` stays in
 * registers.
 */
INLINE void sum_some(const tni_channel_sums *call, int64_t c, int64_t count, int64_t at,
                     const int positions)
{
    tni_floats sums[POSITIONS];
    tni_floats bias = {0};
    if (call->bias != NULL)
        bias = tni_load_floats((const char *)(call->bias + c), sizeof(float), count);
    /*
     * The bias comes first and taps are added in order: the order of additions is the same for each
     * of the block sizes below.
     */
    UNROLL for (int i = 0; i < positions; i++) sums[i] = bias;
    for (int64_t t = 0; t < call->count; t++) {
        const float *from = call->from[t] + at * call->step + c;
        tni_floats weight =
            tni_load_floats((const char *)(call->weights[t] + c), sizeof(float), count);
        UNROLL for (int i = 0; i < positions; i++) sums[i] +=
            weight * tni_load_floats((const char *)(from + i * call->step), sizeof(float), count);
    }
    /* A fused activation is applied while the sums are still in registers. */
    if (call->bounds != NULL)
        UNROLL for (int i = 0; i < positions; i++) sums[i] =
            tni_clamp_floats(sums[i], call->bounds->least, call->bounds->most);
    UNROLL for (int i = 0; i < positions; i++) tni_store_floats(
        (char *)(call->to + (at + i) * call->channels + c), sizeof(float), count, sums[i]);
}

/* Compute `count` channels from c on of all positions, in blocks of eight, four, two and one. */
INLINE void sum_positions(const tni_channel_sums *call, int64_t c, int64_t count)
{
    int64_t at = 0;
    for (; at + POSITIONS <= call->positions; at += POSITIONS)
        sum_some(call, c, count, at, POSITIONS);
    if (at + 4 <= call->positions) {
        sum_some(call, c, count, at, 4);
        at += 4;
    }
    if (at + 2 <= call->positions) {
        sum_some(call, c, count, at, 2);
        at += 2;
    }
    if (at < call->positions)
        sum_some(call, c, count, at, 1);
}

/*
 * Compute all channels, a vector at a time. The last vector overlaps the one before, whose channels
 * get the same sums again: a partial one takes several times as long. It is partial only if there
 * are not enough channels for one.
 */
static void sum_channels(const tni_channel_sums *call)
{
    int64_t c = 0;
    for (; c + TNI_FLOATS <= call->channels; c += TNI_FLOATS)
        sum_positions(call, c, TNI_FLOATS);
    if (c < call->channels && call->channels > TNI_FLOATS)
        sum_positions(call, call->channels - TNI_FLOATS, TNI_FLOATS);
    else if (c < call->channels)
        sum_positions(call, c, call->channels - c);
}

const tni_sum_channels TNI_AT_ISA(tni_sum_channels) = sum_channels;
