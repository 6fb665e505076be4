/* SPDX-License-Identifier: BSD-3-Clause */
/* Loops of arange and linspace (sequences.c), once per ISA. */
#ifndef TENON_SEQUENCE_LOOPS_H
#define TENON_SEQUENCE_LOOPS_H

#include <stdint.h>

/* The loops of an ISA; `count` is at most 2^31. */
typedef struct tni_sequence_loops {
    /* to[i] = first + i step, modulo 2^64 */
    void (*whole)(int64_t first, int64_t step, int64_t count, int64_t *to);
    /* to[i] = start + (at + i) step, where the product is rounded before the sum is */
    void (*real)(double start, double step, double at, int64_t count, double *to);
    /* to[i] = start + (at + by i) step, rounded once; `by` is 1 or -1 */
    void (*fused)(double start, double step, double at, double by, int64_t count, double *to);
} tni_sequence_loops;

extern const tni_sequence_loops tni_sequence_loops_base;
extern const tni_sequence_loops tni_sequence_loops_avx2;
extern const tni_sequence_loops tni_sequence_loops_avx512;

#endif
