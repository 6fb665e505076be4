/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Loops over blocks of random words, compiled once per ISA (isa.h): what turns the words that were
 * drawn into numbers. Their results have the same bits at every ISA.
 */
#ifndef TENON_RANDOM_LOOPS_H
#define TENON_RANDOM_LOOPS_H

#include <stdint.h>

/* Uniform numbers: number * width + from, in the type of the loop. */
typedef struct tni_interval {
    double from;     /* the lower bound */
    double width;    /* upper bound less lower bound */
    double end;      /* results from here on are replaced */
    double replaced; /* by this one: the lower bound, as the dtype rounds it */
} tni_interval;

/* Numbers of this many words are transformed together. */
#define TNI_NORMAL_BLOCK 16

/* All loops. `words` are tempered, and `count` is that of the results. */
typedef struct tni_random_loops {
    /* Temper words of the generator's state. */
    void (*temper)(const uint32_t *state, int64_t count, uint32_t *to);
    /* Multiples of 2^-24 in [0, 1), one word each. */
    void (*singles)(const uint32_t *words, int64_t count, double *to);
    /* Multiples of 2^-53 in [0, 1), two words each, the high one first. */
    void (*doubles)(const uint32_t *words, int64_t count, double *to);
    /* Uniform floats, one word each; doubles, two words each. */
    void (*uniform_floats)(const uint32_t *words, int64_t count, const tni_interval *in, float *to);
    void (*uniform_doubles)(const uint32_t *words, int64_t count, const tni_interval *in,
                            double *to);
    /* words[i] % range + from, for a range in [1, 2^32]. */
    void (*remainders)(const uint32_t *words, int64_t count, uint64_t range, int64_t from,
                       int64_t *to);
    /* words[i] % (last + count - i), for last >= 0 and last + count < 2^31. */
    void (*positions)(const uint32_t *words, int64_t count, int64_t last, int64_t *to);
    /* 1 with probability p, else 0; two words each. */
    void (*chances)(const uint32_t *words, int64_t count, double p, float *to);
    /*
     * Normal numbers by Box and Muller (1958), one word each, in blocks of TNI_NORMAL_BLOCK:
     * numbers i and i + 8 of a block are a pair. They are PyTorch's to the last bit.
     */
    void (*normals)(const uint32_t *words, int64_t blocks, float mean, float std, float *to);
    /* -log(1 - u) / rate, rounded to float; two words each. */
    void (*exponentials)(const uint32_t *words, int64_t count, double rate, float *to);
} tni_random_loops;

extern const tni_random_loops tni_random_loops_base;
extern const tni_random_loops tni_random_loops_avx2;
extern const tni_random_loops tni_random_loops_avx512;

#endif
