/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * ISAs: the instruction sets that loops are compiled for.
 *
 * A file called …_loops.c is compiled once for each ISA that the processor's family has, with
 * TNI_ISA set to its name and the compiler's flags for it, and gives its tables the names that
 * TNI_AT_ISA makes. It shares no function with the rest: what is inline in a shared header would
 * be compiled for one ISA and used at another. A process uses the best ISA that its processor
 * has, or the one that the environment variable TENON_CPU lowers it to: base, avx2, avx512. Another
 * value, or an ISA that the processor lacks, is a warning and changes nothing.
 */
#ifndef TENON_ISA_H
#define TENON_ISA_H

#include <stdatomic.h>

typedef enum tni_isa { TNI_ISA_BASE, TNI_ISA_AVX2, TNI_ISA_AVX512, TNI_ISA_COUNT } tni_isa;

/* The ISA of this process plus one; 0 before it was asked for the first time. */
extern _Atomic(int) tni_isa_found;
tni_isa tni_find_cpu_isa(void);

/* The ISA of this process. Asked at every call of a loop. */
static inline tni_isa tni_cpu_isa(void)
{
    int found = atomic_load_explicit(&tni_isa_found, memory_order_relaxed);
    return found != 0 ? (tni_isa)(found - 1) : tni_find_cpu_isa();
}

/* The best ISA of this processor, whatever the environment says. */
tni_isa tni_best_isa(void);

/* "avx2". */
const char *tni_isa_name(tni_isa isa);

#define TNI_PASTE_ISA(name, isa)  name##_##isa
#define TNI_EXPAND_ISA(name, isa) TNI_PASTE_ISA(name, isa)
#define TNI_AT_ISA(name)          TNI_EXPAND_ISA(name, TNI_ISA)

/* The table of the process's ISA out of NAME_base, NAME_avx2 and NAME_avx512. */
#ifdef __x86_64__
#    define TNI_OF_ISA(name)                                                                       \
        (tni_cpu_isa() == TNI_ISA_AVX512 ? name##_avx512                                           \
         : tni_cpu_isa() == TNI_ISA_AVX2 ? name##_avx2                                             \
                                         : name##_base)
#else
#    define TNI_OF_ISA(name) name##_base
#endif

#endif
