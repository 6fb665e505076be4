/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * ISAs: the instruction sets that loops are compiled for.
 *
 * A file ..._loops.c is compiled once for each ISA of the processor's family, with TNI_ISA set to
 * its name and the compiler's flags for it; TNI_AT_ISA gives its tables their names. Such a file
 * must not define functions that other files share: one that was compiled for a higher ISA could be
 * called on a processor without it. A process uses the best ISA that its processor has, or the
 * lower one that the environment variable TENON_ISA names: base, avx2 or avx512. Any other value is
 * warned of and ignored.
 */
#ifndef TENON_ISA_H
#define TENON_ISA_H

#include <stdatomic.h>

/* In ascending order; each includes the ones before it. */
typedef enum tni_isa { TNI_ISA_BASE, TNI_ISA_AVX2, TNI_ISA_AVX512, TNI_ISA_COUNT } tni_isa;

/* The ISA of this process plus one; 0 before it was found. tni_find_cpu_isa finds it. */
extern _Atomic(int) tni_isa_found;
tni_isa tni_find_cpu_isa(void);

/* Return the ISA of this process. Every call of a loop asks; any thread may. */
static inline tni_isa tni_cpu_isa(void)
{
    int found = atomic_load_explicit(&tni_isa_found, memory_order_relaxed);
    return found != 0 ? (tni_isa)(found - 1) : tni_find_cpu_isa();
}

/* Return the best ISA of this processor, whatever the environment says. */
tni_isa tni_best_isa(void);

/* Return "base", "avx2" or "avx512". */
const char *tni_isa_name(tni_isa isa);

/* NAME with the suffix of the ISA that the file is compiled for. */
#define TNI_PASTE_ISA(name, isa)  name##_##isa
#define TNI_EXPAND_ISA(name, isa) TNI_PASTE_ISA(name, isa)
#define TNI_AT_ISA(name)          TNI_EXPAND_ISA(name, TNI_ISA)

/*
 * What the compiler may use in a file that is compiled for one ISA: so many vector registers, and
 * products that are rounded once together with a sum.
 */
#if defined(__AVX512F__) || defined(__aarch64__)
#    define TNI_REGISTERS 32
#else
#    define TNI_REGISTERS 16
#endif
#if defined(__FMA__) || defined(__ARM_FEATURE_FMA)
#    define TNI_HAS_FMA
#endif

/*
 * The tables NAME_base, NAME_avx2 and NAME_avx512, as far as this family of processors has them: in
 * the order of tni_isa as pointers, and the one for the process's ISA. Loops on half types are
 * there for ISAs that convert those in registers.
 */
#ifdef __x86_64__
#    define TNI_TABLES(name)      &name##_base, &name##_avx2, &name##_avx512
#    define TNI_HALF_TABLES(name) NULL, &name##_avx2, &name##_avx512
#    define TNI_OF_ISA(name)                                                                       \
        (tni_cpu_isa() == TNI_ISA_AVX512 ? name##_avx512                                           \
         : tni_cpu_isa() == TNI_ISA_AVX2 ? name##_avx2                                             \
                                         : name##_base)
#else
#    define TNI_TABLES(name) &name##_base
#    ifdef __aarch64__
#        define TNI_HALF_TABLES(name) &name##_base
#    else
#        define TNI_HALF_TABLES(name) NULL
#    endif
#    define TNI_OF_ISA(name) (name##_base)
#endif

#endif
