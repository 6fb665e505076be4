/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What the processor can do. A header of its own without functions in it, because files that are
 * compiled for one instruction set include it, too.
 */
#ifndef TENON_PROCESSOR_H
#define TENON_PROCESSOR_H

#include <stdbool.h>

/* Instruction sets: the C library's name, the compiler's name. */
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

/*
 * Whether the processor has an instruction set and the system lets processes use it; false on other
 * machines.
 */
bool tni_cpu_has(tni_cpu_set set);

/*
 * Whether the processor has what a bit of cpuid's leaf 7 means, in sub-leaf 0 or 1, whether or not
 * the system lets processes use it. Words are eax, ebx, ecx and edx.
 */
bool tni_cpu_has_bit(unsigned part, int word, int bit);

#endif
