/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Failures that a kernel of an extension caused and did not look at.
 *
 * A kernel in C that ignores the status of a function continues with what was never computed, and
 * its operator succeeds. Whether a status was read cannot be observed. What can be is whether the
 * message was read, which the C++ wrappers do before they throw (with a target of 2.13), and
 * whether the kernel itself failed; anything else is reported. It is a warning, because a kernel
 * may have read the status and found another way; with TENON_DEBUG=strict the operator fails.
 */
#include <pthread.h>

#include "abi/shims.h"

/* How many warnings are remembered; further ones are repeated each time. */
#define MOST_TOLD 256

static pthread_mutex_t told_lock = PTHREAD_MUTEX_INITIALIZER;
static uint64_t told[MOST_TOLD];
static size_t ntold;

/* FNV-1a. */
static uint64_t hash_text(uint64_t hash, const char *text)
{
    for (; *text != '\0'; text++)
        hash = (hash ^ (uint8_t)*text) * UINT64_C(1099511628211);
    return hash;
}

/* Whether this text is new for the operator; remember it. */
static bool is_new(const char *name, const char *text)
{
    uint64_t hash = hash_text(hash_text(UINT64_C(14695981039346656037), name), text);
    bool was_told = false;
    pthread_mutex_lock(&told_lock);
    for (size_t i = 0; i < ntold && !was_told; i++)
        was_told = told[i] == hash;
    if (!was_told && ntold < MOST_TOLD)
        told[ntold++] = hash;
    pthread_mutex_unlock(&told_lock);
    return !was_told;
}

tn_status tni_overlooked_tell(const tn_op *op)
{
    const char *name = tn_op_name(op);
    const char *inner = tni_pending_operator();
    const char *text = tn_last_error();
    bool is_named = inner != NULL && strstr(text, inner) == NULL;
    if (tni_debug_has("strict"))
        return tni_fail(tn_last_status(),
                        "%s: a call within it failed, and its kernel neither failed nor looked at "
                        "why (TENON_DEBUG=strict): %s%s%s",
                        name, is_named ? inner : "", is_named ? ": " : "", text);
    if (is_new(name, text))
        tni_warn("%s: a call within it failed, and its kernel neither failed nor looked at why: "
                 "%s%s%s",
                 name, is_named ? inner : "", is_named ? ": " : "", text);
    return TN_OK;
}
