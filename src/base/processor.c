/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Which instruction sets the processor has. On x86-64 the C library has asked it before the program
 * began, and tells (glibc from 2.33 on). Asking again is slow: cpuid leaves a virtual machine, for
 * microseconds each time, and the compiler's own __builtin_cpu_supports asks a dozen times whenever
 * a library that uses it is loaded. On AArch64 the kernel has told the process.
 */
#include "base/processor.h"

#include <stddef.h>

#ifdef __x86_64__
#    include <immintrin.h>
#    include <sys/syscall.h>
#    include <unistd.h>
#    if __has_include(<sys/platform/x86.h>)
#        include <sys/platform/x86.h>
#        define HAS(name, text) is_active(x86_cpu_##name)

/* x86_cpu_active, without its shift of a one into the sign of an int. */
static bool is_active(unsigned feature)
{
    unsigned bit = feature % 128;
    return (__x86_get_cpuid_feature_leaf(feature / 128)->active_array[bit / 32] >> bit % 32 & 1) !=
           0;
}

static unsigned leaf_7(unsigned part, int word)
{
    return __x86_get_cpuid_feature_leaf(part == 0 ? CPUID_INDEX_7 : CPUID_INDEX_7_ECX_1)
        ->cpuid_array[word];
}
#    else
#        include <cpuid.h>
#        define HAS(name, text) (__builtin_cpu_supports(text) != 0)

static unsigned leaf_7(unsigned part, int word)
{
    unsigned words[4] = {0};
    (void)__get_cpuid_count(7, part, &words[0], &words[1], &words[2], &words[3]);
    return words[word];
}
#    endif

bool tni_cpu_has(tni_cpu_set set)
{
    switch (set) {
#    define SET_CASE(name, text)                                                                   \
    case TNI_CPU_##name:                                                                           \
        return HAS(name, text);
        TNI_CPU_LIST(SET_CASE)
#    undef SET_CASE
#    define SET_CASE(name, text, word, bit) case TNI_CPU_##name:
        TNI_CPU_ARM_LIST(SET_CASE)
#    undef SET_CASE
        break;
    }
    return false;
}

bool tni_cpu_has_bit(unsigned part, int word, int bit)
{
    return (leaf_7(part, word) >> bit & 1) != 0;
}

/* AMX-TILE: bit 24 of EDX in leaf 7; then ask the kernel for permission, which it may refuse. */
bool tni_cpu_may_use_tiles(void)
{
    enum { REQUEST_FEATURE = 0x1023, TILE_DATA = 18 }; /* ARCH_REQ_XCOMP_PERM, XFEATURE_XTILEDATA */
    return tni_cpu_has_bit(0, 3, 24) && syscall(SYS_arch_prctl, REQUEST_FEATURE, TILE_DATA) == 0;
}

void tni_cpu_pause(void)
{
    __builtin_ia32_pause();
}

void tni_cpu_end_streams(void)
{
    _mm_sfence();
}
#else
#    if defined(__aarch64__) && defined(__linux__)
#        include <asm/hwcap.h>
#        include <sys/auxv.h>

bool tni_cpu_has(tni_cpu_set set)
{
    switch (set) {
#        define SET_CASE(name, text, word, bit)                                                    \
        case TNI_CPU_##name:                                                                       \
            return (getauxval(word) & (bit)) != 0;
        TNI_CPU_ARM_LIST(SET_CASE)
#        undef SET_CASE
#        define SET_CASE(name, text) case TNI_CPU_##name:
        TNI_CPU_LIST(SET_CASE)
#        undef SET_CASE
        break;
    }
    return false;
}
#    else
bool tni_cpu_has(tni_cpu_set set)
{
    (void)set;
    return false;
}
#    endif

bool tni_cpu_has_bit(unsigned part, int word, int bit)
{
    (void)part;
    (void)word;
    (void)bit;
    return false;
}

bool tni_cpu_may_use_tiles(void)
{
    return false;
}

void tni_cpu_pause(void)
{
#    ifdef __aarch64__
    __asm__ volatile("yield");
#    endif
}

/* Streams are stores like all others here (stream_loops.c). */
void tni_cpu_end_streams(void)
{
}
#endif

const char *tni_cpu_set_name(int number)
{
    static const char *const names[] = {
#define SET_NAME(name, text) text,
        TNI_CPU_LIST(SET_NAME)
#undef SET_NAME
#define SET_NAME(name, text, word, bit) text,
            TNI_CPU_ARM_LIST(SET_NAME)
#undef SET_NAME
    };
    return (size_t)number < sizeof names / sizeof names[0] ? names[number] : NULL;
}
