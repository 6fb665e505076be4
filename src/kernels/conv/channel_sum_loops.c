/* SPDX-License-Identifier: BSD-3-Clause */
/* Sums of products by channel, for convolutions of one channel per group. */
#include "kernels/conv/convolution_channels.h"
#include "kernels/core/lanes.h"
#include "kernels/core/isa.h"

#define INLINE static inline __attribute__((always_inline))
#define UNROLL _Pragma("GCC unroll 8")

/* Places whose sums stay in registers while the weights go by. */
#define PLACES 8

/* `count` channels from c on, as many as a vector has or fewer, of some positions from `at` on. */
INLINE void sum_some(const tni_channel_sums *call, int64_t c, int64_t count, int64_t at,
                     const int positions)
{
    tni_floats sums[PLACES];
    tni_floats bias = {0};
    if (call->bias != NULL)
        bias = tni_load_floats((const char *)(call->bias + c), sizeof(float), count);
    UNROLL for (int i = 0; i < positions; i++) sums[i] = bias;
    for (int64_t t = 0; t < call->count; t++) {
        const float *from = call->from[t] + at * call->step + c;
        tni_floats weight =
            tni_load_floats((const char *)(call->weights[t] + c), sizeof(float), count);
        UNROLL for (int i = 0; i < positions; i++) sums[i] +=
            weight * tni_load_floats((const char *)(from + i * call->step), sizeof(float), count);
    }
    if (call->bounds != NULL)
        UNROLL for (int i = 0; i < positions; i++) sums[i] =
            tni_clamp_floats(sums[i], call->bounds->least, call->bounds->most);
    UNROLL for (int i = 0; i < positions; i++) tni_store_floats(
        (char *)(call->to + (at + i) * call->channels + c), sizeof(float), count, sums[i]);
}

INLINE void sum_positions(const tni_channel_sums *call, int64_t c, int64_t count)
{
    int64_t at = 0;
    for (; at + PLACES <= call->positions; at += PLACES)
        sum_some(call, c, count, at, PLACES);
    for (; at + 2 <= call->positions; at += 2)
        sum_some(call, c, count, at, 2);
    if (at < call->positions)
        sum_some(call, c, count, at, 1);
}

static void sum_channels(const tni_channel_sums *call)
{
    int64_t c = 0;
    for (; c + TNI_FLOATS <= call->channels; c += TNI_FLOATS)
        sum_positions(call, c, TNI_FLOATS);
    if (c < call->channels)
        sum_positions(call, c, call->channels - c);
}

const tni_sum_channels TNI_AT_ISA(tni_sum_channels) = sum_channels;
