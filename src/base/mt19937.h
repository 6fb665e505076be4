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

/*
 * Return the next words, *count of them: at most `most`, which is positive, and at least one. They
 * are those of the state, to be tempered by the caller, and stay until more are drawn.
 */
const uint32_t *tni_mt19937_take(tni_mt19937 *engine, int most, int *count);

/* Temper a word of the state, which gives the number drawn: a bijection without state. */
static inline uint32_t tni_mt19937_temper(uint32_t word)
{
    word ^= word >> 11;
    word ^= word << 7 & UINT32_C(0x9d2c5680);
    word ^= word << 15 & UINT32_C(0xefc60000);
    return word ^ word >> 18;
}

/* Return the next word. Here, since the call would take longer than most draws. */
static inline uint32_t tni_mt19937_next(tni_mt19937 *engine)
{
    int count;
    if (engine->next < TNI_MT19937_WORDS)
        return tni_mt19937_temper(engine->words[engine->next++]);
    return tni_mt19937_temper(*tni_mt19937_take(engine, 1, &count));
}

#endif
