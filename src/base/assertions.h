/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Assertions: what the core believes of its own structures.
 *
 * They are evaluated if TENON_ASSERT is defined, as in debug and sanitizer builds. Otherwise they
 * are compiled, so that they keep up with the code, but neither evaluated nor kept. An assertion is
 * about the core's own work: what a caller can get wrong is checked in every build, and fails with
 * a status.
 *
 * With TENON_ASSERT_LOG in the environment, each assertion that is evaluated writes its file and
 * line to that file, once per process; tools/assertions.py lists those that no test reaches. Each
 * has a fault at which it fires in tests/assertions/planted_faults.txt, or a reason why not.
 */
#ifndef TENON_ASSERTIONS_H
#define TENON_ASSERTIONS_H

#include <stdatomic.h>
#include <stdbool.h>

#ifdef TENON_ASSERT
/* Print the assertion, its file and line and the calling frames, then abort. */
__attribute__((cold, noinline, noreturn)) void tni_assert_fail(const char *file, int line,
                                                               const char *claim);

/* Write the assertion to the log, if there is one. Preserves errno. */
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
