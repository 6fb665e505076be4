/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Which release the extension wants to run on, and how younger functions are kept out of reach.
 *
 * An author defines TORCH_TARGET_VERSION, before the first include or by -D, as the oldest release
 * that shall load the extension; without it the target is the release of these headers. A function
 * that is younger than the target stays visible to the compiler for one purpose: naming it is an
 * error that says which target it needs, in C as in C++, where it would otherwise be an implicit
 * declaration or a bare "not declared".
 */
#ifndef TORCH_CSRC_STABLE_VERSION_H
#define TORCH_CSRC_STABLE_VERSION_H

#include <torch/headeronly/version.h>

#define TORCH_VERSION_2_9_0  (((0ULL + 2) << 56) | ((0ULL + 9) << 48))
#define TORCH_VERSION_2_10_0 (((0ULL + 2) << 56) | ((0ULL + 10) << 48))
#define TORCH_VERSION_2_11_0 (((0ULL + 2) << 56) | ((0ULL + 11) << 48))
#define TORCH_VERSION_2_12_0 (((0ULL + 2) << 56) | ((0ULL + 12) << 48))
#define TORCH_VERSION_2_13_0 (((0ULL + 2) << 56) | ((0ULL + 13) << 48))
#define TORCH_VERSION_2_14_0 (((0ULL + 2) << 56) | ((0ULL + 14) << 48))
#define TORCH_VERSION_2_15_0 (((0ULL + 2) << 56) | ((0ULL + 15) << 48))

/* What a later release has these headers do not declare, so asking for it is a mistake. */
#ifdef TORCH_TARGET_VERSION
#    if TORCH_TARGET_VERSION > TORCH_ABI_VERSION
#        error "TORCH_TARGET_VERSION is a release after the one that these headers describe, \
which is TORCH_VERSION in torch/headeronly/version.h"
#    endif
#    define TORCH_FEATURE_VERSION TORCH_TARGET_VERSION
#else
#    define TORCH_FEATURE_VERSION TORCH_ABI_VERSION
#endif

/*
 * Objects of one library that are compiled for two targets have functions of one name that differ,
 * and no linker tells. So each object says its target: a note "Tenon" of type 2 with one number of
 * 64 bits, which `tenon audit` reads. Nobody calls the function; what stands outside of functions
 * an optimiser of whole programs would see twice.
 */
#if defined(__ELF__) && defined(__GNUC__) && !defined(__CUDA_ARCH__) &&                            \
    !defined(TENON_SERVES_EVERY_ABI)
static __attribute__((used, noinline)) void tenon_mark_target(void)
{
    __asm__ volatile(".pushsection .note.tenon, \"a\", %%note\n"
                     ".balign 4\n"
                     ".long 6, 8, 2\n"
                     ".asciz \"Tenon\"\n"
                     ".balign 4\n"
                     ".quad %c0 << 32\n"
                     ".popsection"
                     :
                     : "i"(TORCH_FEATURE_VERSION >> 32));
}
#endif

/* `unavailable` refuses every mention; gcc before 12 knows `error` only, which refuses calls. */
#if defined(__clang__) || (defined(__GNUC__) && __GNUC__ >= 12)
#    define TENON_TOO_YOUNG(text) __attribute__((unavailable(text)))
#else
#    define TENON_TOO_YOUNG(text) __attribute__((error(text)))
#endif

#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_10_0
#    define TENON_SINCE_2_10
#else
#    define TENON_SINCE_2_10 TENON_TOO_YOUNG("needs TORCH_TARGET_VERSION 2.10 or newer")
#endif

#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_11_0
#    define TENON_SINCE_2_11
#else
#    define TENON_SINCE_2_11 TENON_TOO_YOUNG("needs TORCH_TARGET_VERSION 2.11 or newer")
#endif

#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_12_0
#    define TENON_SINCE_2_12
#else
#    define TENON_SINCE_2_12 TENON_TOO_YOUNG("needs TORCH_TARGET_VERSION 2.12 or newer")
#endif

#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_13_0
#    define TENON_SINCE_2_13
#else
#    define TENON_SINCE_2_13 TENON_TOO_YOUNG("needs TORCH_TARGET_VERSION 2.13 or newer")
#endif

#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_14_0
#    define TENON_SINCE_2_14
#else
#    define TENON_SINCE_2_14 TENON_TOO_YOUNG("needs TORCH_TARGET_VERSION 2.14 or newer")
#endif

#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_15_0
#    define TENON_SINCE_2_15
#else
#    define TENON_SINCE_2_15 TENON_TOO_YOUNG("needs TORCH_TARGET_VERSION 2.15 or newer")
#endif

#endif
