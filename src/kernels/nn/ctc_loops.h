/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The loops of connectionist temporal classification (ctc_losses.c), compiled once per ISA (isa.h).
 * Rows are doubles.
 */
#ifndef TENON_CTC_LOOPS_H
#define TENON_CTC_LOOPS_H

#include <stdint.h>

/* Numbers in front of a row of states, and behind it, that are -inf. */
#define TNI_CTC_MARGIN 2

/* States are computed so many at a time; rows have room for that many beyond the last. */
#define TNI_CTC_LANES 8

typedef struct tni_ctc_loops {
    /*
     * to[k] = probs[k] + log(e^ways[k] + e^ways[k + d] + e^ways[k + 2 d]), where d is 1 or -1. The
     * last term only counts where skips[k] has all bits set; elsewhere it is 0. `count` is a
     * multiple of TNI_CTC_LANES.
     */
    void (*advance)(const double *ways, const double *probs, const int64_t *skips, int64_t count,
                    int64_t d, double *to);
    /* x[i] = e^(x[i] - most[i]), count as above. */
    void (*exponentials)(double *x, const double *most, int64_t count);
    /*
     * to[c] = scale * (e^p - e^(most[c] + log(sums[c]) + loss - p)) for p = probs[c]: the gradient
     * at one time, any count.
     */
    void (*gradients)(const double *probs, const double *most, const double *sums, int64_t count,
                      double loss, double scale, double *to);
} tni_ctc_loops;

extern const tni_ctc_loops tni_ctc_loops_base;
extern const tni_ctc_loops tni_ctc_loops_avx2;
extern const tni_ctc_loops tni_ctc_loops_avx512;

#endif
