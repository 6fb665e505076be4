/* SPDX-License-Identifier: BSD-3-Clause */
/* Which ISA this process runs at: asked once, and the same from then on. */
#include "kernels/core/isa.h"

#include <string.h>

#include "base/base.h"
#include "base/processor.h"

static const char *const names[TNI_ISA_COUNT] = {"base", "avx2", "avx512"};

const char *tni_isa_name(tni_isa isa)
{
    return names[isa];
}

/* The groups of AVX-512 that every processor with a vector unit worth it has: x86-64-v4. */
tni_isa tni_best_isa(void)
{
    if (tni_cpu_has(TNI_CPU_AVX512F) && tni_cpu_has(TNI_CPU_AVX512BW) &&
        tni_cpu_has(TNI_CPU_AVX512DQ) && tni_cpu_has(TNI_CPU_AVX512VL))
        return TNI_ISA_AVX512;
    if (tni_cpu_has(TNI_CPU_AVX2) && tni_cpu_has(TNI_CPU_FMA))
        return TNI_ISA_AVX2;
    return TNI_ISA_BASE;
}

/*
 * What TENON_CPU says, and the best ISA for what it says wrong: nothing in a process depends on
 * the ISA, so a misspelt one is no reason to stop, but whoever set it believes that it counts.
 */
static tni_isa find_level(bool *is_wrong)
{
    tni_isa best = tni_best_isa();
    const char *wanted = tni_env("TENON_CPU");
    *is_wrong = wanted != NULL && *wanted != '\0';
    for (tni_isa isa = TNI_ISA_BASE; *is_wrong && isa <= best; isa++) {
        if (strcmp(wanted, names[isa]) != 0)
            continue;
        *is_wrong = false;
        return isa;
    }
    return best;
}

static TNI_COLD void warn_wrong(tni_isa used)
{
    tni_warn("TENON_CPU is '%s', which is no isa of this processor; '%s' is used. There are "
             "base, avx2 and avx512.",
             tni_env("TENON_CPU"), names[used]);
}

_Atomic(int) tni_isa_found;

/* Of two threads that ask at the same time one is first, and warns. 0 is not asked yet. */
tni_isa tni_find_cpu_isa(void)
{
    bool is_wrong;
    int none = 0;
    tni_isa now = find_level(&is_wrong);
    if (atomic_compare_exchange_strong(&tni_isa_found, &none, (int)now + 1) && is_wrong)
        warn_wrong(now);
    return now;
}
