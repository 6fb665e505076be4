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

/*
 * Compute the next 624 words: each from its own top bit, the low 31 bits of the next word, and the
 * word AHEAD.
 */
static void twist(uint32_t *words)
{
    for (int i = 0; i < TNI_MT19937_WORDS; i++) {
        uint32_t mixed = (words[i] & UINT32_C(0x80000000)) |
                         (words[(i + 1) % TNI_MT19937_WORDS] & UINT32_C(0x7fffffff));
        uint32_t turned = mixed >> 1 ^ ((mixed & 1) != 0 ? UINT32_C(0x9908b0df) : 0);
        words[i] = words[(i + AHEAD) % TNI_MT19937_WORDS] ^ turned;
    }
}

bool tni_mt19937_expand_seed(tni_mt19937 *engine)
{
    if (engine->next == SEEDED) {
        expand_seed(engine->words);
        engine->next = SEED_EXPANDED;
    }
    return engine->next == SEED_EXPANDED;
}

/*
 * Words are computed 624 at a time, when the first of them is drawn. The tempering is a bijection
 * without state.
 */
uint32_t tni_mt19937_next(tni_mt19937 *engine)
{
    if (engine->next >= TNI_MT19937_WORDS) {
        TNI_ASSERT(tni_mt19937_is_valid(engine));
        if (engine->next == SEEDED)
            expand_seed(engine->words);
        twist(engine->words);
        engine->next = 0;
    }
    TNI_ASSERT(engine->next >= 0 && engine->next < TNI_MT19937_WORDS);
    uint32_t word = engine->words[engine->next++];
    word ^= word >> 11;
    word ^= word << 7 & UINT32_C(0x9d2c5680);
    word ^= word << 15 & UINT32_C(0xefc60000);
    return word ^ word >> 18;
}
