/* SPDX-License-Identifier: BSD-3-Clause */
/* Which level this process runs at: asked once, and the same from then on. */
#include "kernels/levels.h"

#include <stdatomic.h>
#include <string.h>

#include "base/base.h"

static const char *const names[TNI_LEVEL_COUNT] = {"base", "avx2", "avx512"};

const char *tni_level_name(tni_level level)
{
    return names[level];
}

/* The groups of AVX-512 that every processor with a vector unit worth it has: x86-64-v4. */
static tni_level best_level(void)
{
#ifdef __x86_64__
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
        __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl"))
        return TNI_LEVEL_AVX512;
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        return TNI_LEVEL_AVX2;
#endif
    return TNI_LEVEL_BASE;
}

/* A name that is none, or a level that the processor lacks, changes nothing. */
static tni_level find_level(void)
{
    tni_level best = best_level();
    const char *wanted = tni_env("TENON_CPU");
    for (tni_level level = TNI_LEVEL_BASE; wanted != NULL && level < best; level++)
        if (strcmp(wanted, names[level]) == 0)
            return level;
    return best;
}

/* Two threads that ask at the same time find the same. 0 is not asked yet. */
tni_level tni_cpu_level(void)
{
    static atomic_int found;
    int level = atomic_load_explicit(&found, memory_order_relaxed);
    if (TNI_LIKELY(level != 0))
        return (tni_level)(level - 1);
    tni_level now = find_level();
    atomic_store_explicit(&found, (int)now + 1, memory_order_relaxed);
    return now;
}
