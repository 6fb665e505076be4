/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Failures that foreign code has caused and not looked at.
 *
 * A function of the ABI returns a status, which its caller may ignore. So each thread counts the
 * failures that it records; whoever runs foreign code takes a mark first, and failures after the
 * mark are pending if the code reports success. Reading the text of a failure counts as looking at
 * it. Failures within an operator that succeeds do not count: its caller discards them.
 * (tni_failures counts all that were ever recorded on the thread; abi_catcher.c counts checks that
 * failed without throwing.)
 */
#ifndef TENON_PENDING_H
#define TENON_PENDING_H

#include "base/base.h"

/* A thread's failures; counted by tni_fail and its kin. */
typedef struct tni_pending_failures {
    uint32_t count; /* failures recorded and not looked at */
    uint32_t mark;  /* what `count` was when the innermost foreign code began */
} tni_pending_failures;

/* Whether no failure from before the innermost foreign code was discarded; counts may wrap. */
static inline bool tni_pending_is_valid(const tni_pending_failures *pending)
{
    return (int32_t)(pending->count - pending->mark) >= 0;
}

extern TNI_THREAD_LOCAL tni_pending_failures tni_pending;

/* Begin foreign code; return the mark of the code around it, for tni_pending_end. */
static inline uint32_t tni_pending_begin(void)
{
    TNI_ASSERT(tni_pending_is_valid(&tni_pending));
    uint32_t outer = tni_pending.mark;
    tni_pending.mark = tni_pending.count;
    return outer;
}

/* Whether the running foreign code has caused failures and looked at none. */
static inline bool tni_pending_is(void)
{
    return tni_pending.count != tni_pending.mark;
}

/* End foreign code: its failures are settled. */
static inline void tni_pending_end(uint32_t outer)
{
    tni_pending.count = tni_pending.mark;
    tni_pending.mark = outer;
}

/* Note that the running code has looked at all failures. */
static inline void tni_pending_look(void)
{
    tni_pending.count = tni_pending.mark;
}

/* Discard the failures after the first `count`; the operator that caused them has recovered. */
static inline void tni_pending_forget(uint32_t count)
{
    if (TNI_UNLIKELY(tni_pending.count != count))
        tni_pending.count = count;
}

/* Note that the last failure is that of an operator, whose name must never be freed. */
void tni_pending_name(const char *operator_name);

/* Return that operator's name; NULL if the last failure is of something else. */
const char *tni_pending_operator(void);

/* Keep the text of the thread's last failure, apart from later ones, until the next is kept. */
void tni_failure_keep(void);

/* Return the text that was kept last, "" if none: valid until another is kept on this thread. */
const char *tni_failure_kept(void);

/* Whether TENON_DEBUG has this word. */
bool tni_debug_has(const char *word);

#endif
