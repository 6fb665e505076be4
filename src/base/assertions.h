/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Assertions: what the core believes of its own structures.
 *
 * They are there where TENON_ASSERT is defined, which debug and sanitizer builds do. Elsewhere a
 * claim is compiled, so that it stays true to the code, but neither evaluated nor kept. A claim is
 * about the core's own work: what a caller can get wrong is checked in every build, and fails with
 * a status.
 *
 * With TENON_ASSERT_LOG in the environment each assertion that is evaluated writes its file and
 * line to that file, once per process; tools/assertions.py tells which ones no test reaches.
 */
#ifndef TENON_ASSERTIONS_H
#define TENON_ASSERTIONS_H

#include <stdatomic.h>
#include <stdbool.h>

#ifdef TENON_ASSERT
/* Prints the claim, where it stands and who called, then aborts. */
__attribute__((cold, noinline, noreturn)) void tni_assert_fail(const char *file, int line,
                                                               const char *claim);

/* Writes the assertion to the log, if there is one. Preserves errno. */
__attribute__((cold, noinline)) void tni_assert_log(const char *file, int line);

#    define TNI_ASSERT(claim)                                                                      \
        do {                                                                                       \
            static _Atomic(bool) tni_assert_seen;                                                  \
            if (!atomic_load_explicit(&tni_assert_seen, memory_order_relaxed)) {                   \
                atomic_store_explicit(&tni_assert_seen, true, memory_order_relaxed);               \
                tni_assert_log(__FILE__, __LINE__);                                                \
            }                                                                                      \
            if (__builtin_expect(!(claim), 0))                                                     \
                tni_assert_fail(__FILE__, __LINE__, #claim);                                       \
        } while (0)
#else
#    define TNI_ASSERT(claim) ((void)(0 && (claim)))
#endif

#endif
