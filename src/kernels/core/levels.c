/* SPDX-License-Identifier: BSD-3-Clause */
/* Which level this process runs at: asked once, and the same from then on. */
#include "kernels/core/levels.h"

#include <string.h>

#include "base/base.h"
#include "base/processor.h"

static const char *const names[TNI_LEVEL_COUNT] = {"base", "avx2", "avx512"};

const char *tni_level_name(tni_level level)
{
    return names[level];
}

/* The groups of AVX-512 that every processor with a vector unit worth it has: x86-64-v4. */
tni_level tni_best_level(void)
{
    if (tni_cpu_has(TNI_CPU_AVX512F) && tni_cpu_has(TNI_CPU_AVX512BW) &&
        tni_cpu_has(TNI_CPU_AVX512DQ) && tni_cpu_has(TNI_CPU_AVX512VL))
        return TNI_LEVEL_AVX512;
    if (tni_cpu_has(TNI_CPU_AVX2) && tni_cpu_has(TNI_CPU_FMA))
        return TNI_LEVEL_AVX2;
    return TNI_LEVEL_BASE;
}

/*
 * What TENON_CPU says, and the best level for what it says wrong: nothing in a process depends on
 * the level, so a misspelt one is no reason to stop, but whoever set it believes that it counts.
 */
static tni_level find_level(bool *is_wrong)
{
    tni_level best = tni_best_level();
    const char *wanted = tni_env("TENON_CPU");
    *is_wrong = wanted != NULL && *wanted != '\0';
    for (tni_level level = TNI_LEVEL_BASE; *is_wrong && level <= best; level++) {
        if (strcmp(wanted, names[level]) != 0)
            continue;
        *is_wrong = false;
        return level;
    }
    return best;
}

static TNI_COLD void warn_wrong(tni_level used)
{
    tni_warn("TENON_CPU is '%s', which is no level of this processor; '%s' is used. There are "
             "base, avx2 and avx512.",
             tni_env("TENON_CPU"), names[used]);
}

_Atomic(int) tni_level_found;

/* Of two threads that ask at the same time one is first, and warns. 0 is not asked yet. */
tni_level tni_find_cpu_level(void)
{
    bool is_wrong;
    int none = 0;
    tni_level now = find_level(&is_wrong);
    if (atomic_compare_exchange_strong(&tni_level_found, &none, (int)now + 1) && is_wrong)
        warn_wrong(now);
    return now;
}
