/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What the processor can do. A header of its own and without functions in it, as files that are
 * compiled for one set of instructions ask, too.
 */
#ifndef TENON_PROCESSOR_H
#define TENON_PROCESSOR_H

#include <stdbool.h>

/* Sets of instructions: the C library's name, the compiler's. */
#define TNI_CPU_LIST(X)                                                                            \
    X(AVX2, "avx2")                                                                                \
    X(FMA, "fma")                                                                                  \
    X(AVX512F, "avx512f")                                                                          \
    X(AVX512BW, "avx512bw")                                                                        \
    X(AVX512DQ, "avx512dq")                                                                        \
    X(AVX512VL, "avx512vl")                                                                        \
    X(AVX512_VNNI, "avx512vnni")                                                                   \
    X(AVX512_BF16, "avx512bf16")                                                                   \
    X(PCLMULQDQ, "pclmul")

typedef enum tni_cpu_set {
#define TNI_CPU_ENTRY(name, text) TNI_CPU_##name,
    TNI_CPU_LIST(TNI_CPU_ENTRY)
#undef TNI_CPU_ENTRY
} tni_cpu_set;

/* Whether the processor has a set and the system lets processes use it; no set elsewhere. */
bool tni_cpu_has(tni_cpu_set set);

/*
 * Whether the processor, whatever the system lets processes use, has what a bit of cpuid's leaf 7
 * stands for, in its part 0 or 1; words are eax, ebx, ecx and edx.
 */
bool tni_cpu_has_bit(unsigned part, int word, int bit);

#endif
