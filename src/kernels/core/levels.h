/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Levels: the instruction sets that loops are compiled for.
 *
 * A file called …_loops.c is compiled once for each level that the processor's family has, with
 * TNI_LEVEL set to its name and the compiler's flags for it, and gives its tables the names that
 * TNI_AT_LEVEL makes. It shares no function with the rest: what is inline in a shared header would
 * be compiled for one level and used at another. A process uses the best level that its processor
 * has, or the one that the environment variable TENON_CPU lowers it to: base, avx2, avx512. Another
 * value, or a level that the processor lacks, is a warning and changes nothing.
 */
#ifndef TENON_LEVELS_H
#define TENON_LEVELS_H

#include <stdatomic.h>

typedef enum tni_level {
    TNI_LEVEL_BASE,
    TNI_LEVEL_AVX2,
    TNI_LEVEL_AVX512,
    TNI_LEVEL_COUNT
} tni_level;

/* The level of this process plus one; 0 before it was asked for the first time. */
extern _Atomic(int) tni_level_found;
tni_level tni_find_cpu_level(void);

/* The level of this process. Asked at every call of a loop. */
static inline tni_level tni_cpu_level(void)
{
    int found = atomic_load_explicit(&tni_level_found, memory_order_relaxed);
    return found != 0 ? (tni_level)(found - 1) : tni_find_cpu_level();
}

/* The best level of this processor, whatever the environment says. */
tni_level tni_best_level(void);

/* "avx2". */
const char *tni_level_name(tni_level level);

#define TNI_PASTE_LEVEL(name, level)  name##_##level
#define TNI_EXPAND_LEVEL(name, level) TNI_PASTE_LEVEL(name, level)
#define TNI_AT_LEVEL(name)            TNI_EXPAND_LEVEL(name, TNI_LEVEL)

/* The table of the process's level out of NAME_base, NAME_avx2 and NAME_avx512. */
#ifdef __x86_64__
#    define TNI_OF_LEVEL(name)                                                                     \
        (tni_cpu_level() == TNI_LEVEL_AVX512 ? name##_avx512                                       \
         : tni_cpu_level() == TNI_LEVEL_AVX2 ? name##_avx2                                         \
                                             : name##_base)
#else
#    define TNI_OF_LEVEL(name) name##_base
#endif

#endif
