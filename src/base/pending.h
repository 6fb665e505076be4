/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Failures that foreign code has met and not looked at.
 *
 * A function of the ABI answers with a status that its caller may ignore. So each thread counts the
 * failures that it recorded; whoever runs foreign code takes a mark before, and failures behind it
 * are pending when the code says that all went well. Asking for the text of a failure is looking at
 * it. What an operator tried and got over is its own: who calls one forgets what it left.
 */
#ifndef TENON_PENDING_H
#define TENON_PENDING_H

#include "base/base.h"

/* A thread's failures; counted by tni_fail and its kin. */
typedef struct tni_pending_failures {
    uint32_t count; /* recorded and not looked at */
    uint32_t mark;  /* what `count` was when the innermost foreign code began */
} tni_pending_failures;

/* Whether no failure was forgotten that came before the innermost foreign code; counts may wrap. */
static inline bool tni_pending_is_valid(const tni_pending_failures *pending)
{
    return (int32_t)(pending->count - pending->mark) >= 0;
}

extern TNI_THREAD_LOCAL tni_pending_failures tni_pending;

/* Foreign code begins: the mark of the code around it, for tni_pending_end. */
static inline uint32_t tni_pending_begin(void)
{
    TNI_ASSERT(tni_pending_is_valid(&tni_pending));
    uint32_t outer = tni_pending.mark;
    tni_pending.mark = tni_pending.count;
    return outer;
}

/* Whether the foreign code that runs has met failures and looked at none. */
static inline bool tni_pending_is(void)
{
    return tni_pending.count != tni_pending.mark;
}

/* Foreign code has ended: what it met is settled. */
static inline void tni_pending_end(uint32_t outer)
{
    tni_pending.count = tni_pending.mark;
    tni_pending.mark = outer;
}

/* The code that runs has looked at all that it met. */
static inline void tni_pending_look(void)
{
    tni_pending.count = tni_pending.mark;
}

/* An operator that began at `count` has succeeded: what it met inside is forgotten. */
static inline void tni_pending_forget(uint32_t count)
{
    if (TNI_UNLIKELY(tni_pending.count != count))
        tni_pending.count = count;
}

/* The failure that was just recorded is that of the operator called so, a text that stays. */
void tni_pending_name(const char *operator_name);

/* That operator's name if the last failure is one's, else NULL. */
const char *tni_pending_operator(void);

/* Keeps the text of the thread's last failure beside later ones, until the next that is kept. */
void tni_failure_keep(void);

/* The text that was kept last, "" before: valid until another is kept on this thread. */
const char *tni_failure_kept(void);

/* Whether TENON_DEBUG has this word. */
bool tni_debug_has(const char *word);

#endif
