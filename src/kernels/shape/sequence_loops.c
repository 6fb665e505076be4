/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Loops of arange and linspace (sequence_loops.h), compiled once per ISA. Numbers of elements are
 * counted in int32 lanes, which every ISA converts to double.
 */
#include "kernels/shape/sequence_loops.h"

#include "kernels/core/isa.h"

#include <math.h>

/* Sums are independent of each other: a running sum would wait for each addition. */
static void count_whole(int64_t first, int64_t step, int64_t count, int64_t *to)
{
    const uint64_t steps[8] = {0,
                               (uint64_t)step,
                               2 * (uint64_t)step,
                               3 * (uint64_t)step,
                               4 * (uint64_t)step,
                               5 * (uint64_t)step,
                               6 * (uint64_t)step,
                               7 * (uint64_t)step};
    uint64_t at = (uint64_t)first;
    int64_t done = 0;
    for (; done + 8 <= count; done += 8, at += 8 * (uint64_t)step)
        for (int i = 0; i < 8; i++)
            to[done + i] = (int64_t)(at + steps[i]);
    for (; done < count; done++, at += (uint64_t)step)
        to[done] = (int64_t)at;
}

static void count_real(double start, double step, double at, int64_t count, double *to)
{
    for (int32_t i = 0; i < count; i++)
        to[i] = start + (at + (double)i) * step;
}

static void count_fused(double start, double step, double at, double by, int64_t count, double *to)
{
    for (int32_t i = 0; i < count; i++)
        to[i] = fma(at + by * (double)i, step, start);
}

const tni_sequence_loops TNI_AT_ISA(tni_sequence_loops) = {count_whole, count_real, count_fused};
