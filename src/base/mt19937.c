/* SPDX-License-Identifier: BSD-3-Clause */
/* MT19937 as its paper defines it: a linear recurrence over 624 words, and a tempering of each. */
#include "base/mt19937.h"

/* The recurrence takes the word this far ahead. */
#define AHEAD 397

void tni_mt19937_seed(tni_mt19937 *engine, uint32_t seed)
{
    engine->words[0] = seed;
    for (uint32_t i = 1; i < TNI_MT19937_WORDS; i++) {
        uint32_t before = engine->words[i - 1];
        engine->words[i] = UINT32_C(1812433253) * (before ^ before >> 30) + i;
    }
    engine->next = TNI_MT19937_WORDS;
}

/* Every word from its top bit, the rest of the one behind it, and the one far ahead. */
static void twist(uint32_t *words)
{
    for (int i = 0; i < TNI_MT19937_WORDS; i++) {
        uint32_t mixed = (words[i] & UINT32_C(0x80000000)) |
                         (words[(i + 1) % TNI_MT19937_WORDS] & UINT32_C(0x7fffffff));
        uint32_t turned = mixed >> 1 ^ ((mixed & 1) != 0 ? UINT32_C(0x9908b0df) : 0);
        words[i] = words[(i + AHEAD) % TNI_MT19937_WORDS] ^ turned;
    }
}

uint32_t tni_mt19937_next(tni_mt19937 *engine)
{
    if (engine->next >= TNI_MT19937_WORDS) {
        twist(engine->words);
        engine->next = 0;
    }
    uint32_t word = engine->words[engine->next++];
    word ^= word >> 11;
    word ^= word << 7 & UINT32_C(0x9d2c5680);
    word ^= word << 15 & UINT32_C(0xefc60000);
    return word ^ word >> 18;
}
