/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The ISA of this process (isa.h): found once, and constant from then on.
 */
#include "kernels/core/isa.h"

#include <string.h>

#include "base/base.h"
#include "base/processor.h"

static const char *const names[TNI_ISA_COUNT] = {"base", "avx2", "avx512"};

const char *tni_isa_name(tni_isa isa)
{
    return names[isa];
}

/* AVX-512 counts if the processor has the groups F, BW, DQ and VL, as x86-64-v4 does. */
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
 * Return the ISA that TENON_ISA names if this processor has it, else the best one; *is_wrong is set
 * if it names another. Results do not depend on the ISA beyond rounding, so a misspelt name is only
 * warned of.
 */
static tni_isa find_isa(bool *is_wrong)
{
    tni_isa best = tni_best_isa();
    const char *wanted = tni_env("TENON_ISA");
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
    tni_warn("TENON_ISA is '%s', which is no ISA of this processor; '%s' is used. There are "
             "base, avx2 and avx512.",
             tni_env("TENON_ISA"), names[used]);
}

_Atomic(int) tni_isa_found;

/* Of several threads that ask at the same time, the first to store the answer warns. */
tni_isa tni_find_cpu_isa(void)
{
    bool is_wrong;
    int none = 0;
    tni_isa now = find_isa(&is_wrong);
    if (atomic_compare_exchange_strong(&tni_isa_found, &none, (int)now + 1) && is_wrong)
        warn_wrong(now);
    return now;
}
