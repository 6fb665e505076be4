/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The processor: what it can do, and what only it understands. Here, in the files that are compiled
 * per ISA (kernels/core/isa.h) and in the headers of those the code names processors; all other
 * code does not (`./dev lint`). A header of its own without functions in it, because files that are
 * compiled for one instruction set include it, too.
 */
#ifndef TENON_PROCESSOR_H
#define TENON_PROCESSOR_H

#include <stdbool.h>

/* Instruction sets of x86-64: the C library's name, the compiler's name. */
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

/*
 * Those of AArch64: the compiler's name (but for neon, which it calls simd), the kernel's word, and
 * its name for the bit (HWCAP_… or HWCAP2_…).
 */
#define TNI_CPU_ARM_LIST(X)                                                                        \
    X(ARM_ASIMD, "neon", AT_HWCAP, HWCAP_ASIMD)                                                    \
    X(ARM_DOTS, "dotprod", AT_HWCAP, HWCAP_ASIMDDP)                                                \
    X(ARM_BF16, "bf16", AT_HWCAP2, HWCAP2_BF16)                                                    \
    X(ARM_I8MM, "i8mm", AT_HWCAP2, HWCAP2_I8MM)                                                    \
    X(ARM_SVE, "sve", AT_HWCAP, HWCAP_SVE)                                                         \
    X(ARM_SVE2, "sve2", AT_HWCAP2, HWCAP2_SVE2)

typedef enum tni_cpu_set {
#define TNI_CPU_ENTRY(name, text) TNI_CPU_##name,
    TNI_CPU_LIST(TNI_CPU_ENTRY)
#undef TNI_CPU_ENTRY
#define TNI_CPU_ENTRY(name, text, word, bit) TNI_CPU_##name,
        TNI_CPU_ARM_LIST(TNI_CPU_ENTRY)
#undef TNI_CPU_ENTRY
} tni_cpu_set;

/*
 * Whether the processor has an instruction set and the system lets processes use it; false for
 * those of other machines.
 */
bool tni_cpu_has(tni_cpu_set set);

/* For people: the name of the set with this number, NULL behind the last. */
const char *tni_cpu_set_name(int number);

/*
 * Whether the processor has what a bit of cpuid's leaf 7 means, in sub-leaf 0 or 1, whether or not
 * the system lets processes use it. Words are eax, ebx, ecx and edx.
 */
bool tni_cpu_has_bit(unsigned part, int word, int bit);

/*
 * Ask the system to let this process use the tiles of AMX, and return whether it may; false where
 * the processor has none.
 */
bool tni_cpu_may_use_tiles(void);

/* Tell the processor that this thread waits for a word that another one writes. */
void tni_cpu_pause(void);

/* Let non-temporal stores be seen before the stores that follow. */
void tni_cpu_end_streams(void);

/* The processor of this process as ELF names it, for those who include <elf.h>. */
#if defined(__x86_64__)
#    define TNI_ELF_MACHINE EM_X86_64
#elif defined(__aarch64__)
#    define TNI_ELF_MACHINE EM_AARCH64
#elif defined(__riscv)
#    define TNI_ELF_MACHINE EM_RISCV
#else
#    define TNI_ELF_MACHINE EM_NONE
#endif

#endif
