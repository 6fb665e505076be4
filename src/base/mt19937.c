/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * MT19937 as its paper defines it (Matsumoto and Nishimura, 1998): a linear recurrence over 624
 * words, and a tempering of each word that is drawn.
 *
 * The constants are the paper's: each seed must give the numbers of every other implementation,
 * PyTorch's CPU generator among them.
 */
#include "base/mt19937.h"
#include "base/assertions.h"

/* The recurrence uses the word so far ahead. */
#define AHEAD 397

/* In `next`: there is only a seed. Many seeds are never drawn from. */
#define SEEDED (TNI_MT19937_WORDS + 1)

/* In `next`: all words have been computed, and none was drawn since the seed. */
#define SEED_EXPANDED (TNI_MT19937_WORDS + 2)

/*
 * The recurrence uses only the top bit of the first word. If that and all other words are zero,
 * every later word would be zero, too.
 */
bool tni_mt19937_is_valid(const tni_mt19937 *engine)
{
    if (engine->next < 0 || engine->next > SEED_EXPANDED)
        return false;
    if (engine->next == SEEDED)
        return true;
    for (int i = 1; i < TNI_MT19937_WORDS; i++)
        if (engine->words[i] != 0)
            return true;
    return (engine->words[0] & UINT32_C(0x80000000)) != 0;
}

void tni_mt19937_seed(tni_mt19937 *engine, uint32_t seed)
{
    engine->words[0] = seed;
    engine->next = SEEDED;
}

/* Compute all words from the first one, which is the seed. */
static void expand_seed(uint32_t *words)
{
    for (uint32_t i = 1; i < TNI_MT19937_WORDS; i++)
        words[i] = UINT32_C(1812433253) * (words[i - 1] ^ words[i - 1] >> 30) + i;
}

/* Return what follows from a word, the word after it and the one AHEAD: the top bit of the first.
 */
static inline uint32_t turned(uint32_t word, uint32_t following, uint32_t ahead)
{
    uint32_t mixed = (word & UINT32_C(0x80000000)) | (following & UINT32_C(0x7fffffff));
    return ahead ^ mixed >> 1 ^ (UINT32_C(0x9908b0df) & (0 - (mixed & 1)));
}

/*
 * Compute the next 624 words: each from its own top bit, the low 31 bits of the next word, and the
 * word AHEAD. In three parts, so that no index wraps and the compiler can use vectors.
 */
static void twist(uint32_t *words)
{
    enum { COUNT = TNI_MT19937_WORDS, FIRST = COUNT - AHEAD };
    for (int i = 0; i < FIRST; i++)
        words[i] = turned(words[i], words[i + 1], words[i + AHEAD]);
    for (int i = FIRST; i < COUNT - 1; i++)
        words[i] = turned(words[i], words[i + 1], words[i - FIRST]);
    words[COUNT - 1] = turned(words[COUNT - 1], words[0], words[AHEAD - 1]);
}

bool tni_mt19937_expand_seed(tni_mt19937 *engine)
{
    if (engine->next == SEEDED) {
        expand_seed(engine->words);
        engine->next = SEED_EXPANDED;
    }
    return engine->next == SEED_EXPANDED;
}

/* Words are computed 624 at a time, when the first of them is drawn. */
const uint32_t *tni_mt19937_take(tni_mt19937 *engine, int most, int *count)
{
    if (engine->next >= TNI_MT19937_WORDS) {
        TNI_ASSERT(tni_mt19937_is_valid(engine));
        if (engine->next == SEEDED)
            expand_seed(engine->words);
        twist(engine->words);
        engine->next = 0;
    }
    TNI_ASSERT(engine->next >= 0 && engine->next < TNI_MT19937_WORDS);
    const uint32_t *words = engine->words + engine->next;
    int left = TNI_MT19937_WORDS - engine->next;
    *count = most < left ? most : left;
    engine->next += *count;
    return words;
}
