/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The Mersenne twister MT19937 of Matsumoto and Nishimura: 32-bit words with a period of
 * 2^19937 - 1. The caller has the lock.
 */
#ifndef TENON_MT19937_H
#define TENON_MT19937_H

#include <stdbool.h>
#include <stdint.h>

#define TNI_MT19937_WORDS 624

/* The state. */
typedef struct tni_mt19937 {
    uint32_t words[TNI_MT19937_WORDS]; /* of the recurrence */
    int next; /* the word to give next; all are used up at the end, and behind it none is made */
} tni_mt19937;

/* Whether the state is one that a seed and drawn words lead to. */
bool tni_mt19937_is_valid(const tni_mt19937 *engine);

/* Starts the sequence of a seed. */
void tni_mt19937_seed(tni_mt19937 *engine, uint32_t seed);

/*
 * Makes sure that all words are there, which a seed alone puts off. True: none was given yet since
 * the seed.
 */
bool tni_mt19937_expand_seed(tni_mt19937 *engine);

/* The next word. */
uint32_t tni_mt19937_next(tni_mt19937 *engine);

#endif
