/* SPDX-License-Identifier: BSD-3-Clause */
/* Sums of products by channel, for convolutions of one channel per group. */
#include "kernels/convolution_channels.h"
#include "kernels/lanes.h"
#include "kernels/levels.h"

static tni_floats load(const float *from, int64_t count)
{
    return tni_load_floats((const char *)from, sizeof(float), count);
}

static void sum_channels(const float *const *from, const float *const *weights, int64_t count,
                         const float *bias, float *to, int64_t channels)
{
    for (int64_t c = 0; c < channels; c += TNI_FLOATS) {
        tni_floats sum = {0};
        if (bias != NULL)
            sum = load(bias + c, channels - c);
        for (int64_t t = 0; t < count; t++)
            sum += load(from[t] + c, channels - c) * load(weights[t] + c, channels - c);
        tni_store_floats((char *)(to + c), sizeof(float), channels - c, sum);
    }
}

const tni_sum_channels TNI_AT_LEVEL(tni_sum_channels) = sum_channels;
