/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The Mersenne twister MT19937 (Matsumoto and Nishimura, 1998): 32-bit words with a period of
 * 2^19937 - 1. The caller holds the lock.
 */
#ifndef TENON_MT19937_H
#define TENON_MT19937_H

#include <stdbool.h>
#include <stdint.h>

#define TNI_MT19937_WORDS 624

/* The state. */
typedef struct tni_mt19937 {
    uint32_t words[TNI_MT19937_WORDS]; /* state of the recurrence */
    int next; /* index of the next word; TNI_MT19937_WORDS: all are used; above: none drawn yet */
} tni_mt19937;

/* Whether the state is one that seeding and drawing can produce. */
bool tni_mt19937_is_valid(const tni_mt19937 *engine);

/* Start the sequence of a seed. */
void tni_mt19937_seed(tni_mt19937 *engine, uint32_t seed);

/* Compute all words, which seeding alone puts off. Return whether none was drawn since the seed. */
bool tni_mt19937_expand_seed(tni_mt19937 *engine);

/* Return the next word. */
uint32_t tni_mt19937_next(tni_mt19937 *engine);

#endif
