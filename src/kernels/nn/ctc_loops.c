/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The loops of connectionist temporal classification (ctc_loops.h), compiled once per ISA.
 */
#include "kernels/nn/ctc_loops.h"

#include <math.h>

#include "kernels/core/isa.h"
#include "kernels/core/lanes.h"

_Static_assert(TNI_CTC_LANES % TNI_DOUBLES == 0, "states are computed a vector at a time");

static inline tni_doubles load(const double *from)
{
    tni_doubles x;
    memcpy(&x, from, sizeof x);
    return x;
}

/*
 * The sum is taken relative to the greatest term, so that nothing overflows; without paths, to 0.
 * The power of that term is 1, so two are left to compute; it stays nan if the term is not finite.
 */
static void advance(const double *ways, const double *probs, const int64_t *skips, int64_t count,
                    int64_t d, double *to)
{
    const tni_doubles none = tni_splat_doubles(-(double)INFINITY);
    const tni_doubles one = tni_splat_doubles(1);
    for (int64_t k = 0; k < count; k += TNI_DOUBLES) {
        tni_double_masks has_skip;
        memcpy(&has_skip, skips + k, sizeof has_skip);
        tni_doubles stay = load(ways + k);
        tni_doubles move = load(ways + k + d);
        tni_doubles skip = tni_select_doubles(has_skip, load(ways + k + 2 * d), none);
        tni_doubles least = tni_select_doubles(move > stay, stay, move);
        tni_doubles greater = tni_select_doubles(move > stay, move, stay);
        tni_doubles less = tni_select_doubles(skip > greater, greater, skip);
        tni_doubles most = tni_select_doubles(skip > greater, skip, greater);
        tni_doubles own = tni_select_doubles(most == none, tni_splat_doubles(0), one);
        most = tni_select_doubles(most == none, tni_splat_doubles(0), most);
        own += most - most;
        tni_doubles sum = own + tni_exp_doubles(less - most) + tni_exp_doubles(least - most);
        sum = most + tni_log_doubles(sum) + load(probs + k);
        memcpy(to + k, &sum, sizeof sum);
    }
}

static void exponentials(double *x, const double *most, int64_t count)
{
    for (int64_t k = 0; k < count; k += TNI_DOUBLES) {
        tni_doubles power = tni_exp_doubles(load(x + k) - load(most + k));
        memcpy(x + k, &power, sizeof power);
    }
}

/* Return `count` numbers, at most a vector. */
static inline tni_doubles load_some(const double *from, int64_t count)
{
    return tni_load_doubles((const char *)from, sizeof *from, count);
}

static void gradients(const double *probs, const double *most, const double *sums, int64_t count,
                      double loss, double scale, double *to)
{
    for (int64_t c = 0; c < count; c += TNI_DOUBLES) {
        tni_doubles prob = load_some(probs + c, count - c);
        tni_doubles through =
            load_some(most + c, count - c) + tni_log_doubles(load_some(sums + c, count - c));
        tni_doubles gradient =
            scale * (tni_exp_doubles(prob) - tni_exp_doubles(through + loss - prob));
        tni_store_doubles((char *)(to + c), sizeof *to, count - c, gradient);
    }
}

const tni_ctc_loops TNI_AT_ISA(tni_ctc_loops) = {advance, exponentials, gradients};
