/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Loads: what an extension registers while it is opened belongs together, and fails together.
 *
 * PyTorch's wrappers cannot report that a registration failed: they ignore it, or throw inside a
 * static initialiser, which ends the process. So during a load each failed registration reports
 * success and is recorded here, and the load as a whole fails when the initialisers have run.
 */
#include "library/library_blocks.h"

/*
 * Per thread, because initialisers run on the thread that loads, and other threads may register at
 * the same time.
 */
static TNI_THREAD_LOCAL tni_load_scope *current_scope;

tni_load_scope *tni_load_scope_current(void)
{
    return current_scope;
}

/* Loads nest: an initialiser may load another extension, with registrations of its own. */
void tni_load_scope_begin(tni_load_scope *scope)
{
    memset(scope, 0, sizeof *scope);
    scope->outer = current_scope;
    current_scope = scope;
}

/*
 * Only the first failure is kept, because later ones mostly follow from it. Without memory for its
 * message, a general one is used at the end.
 */
tn_status tni_load_scope_absorb(tn_status status)
{
    tni_load_scope *scope = current_scope;
    if (scope == NULL || status == TN_OK)
        return status;
    if (scope->status == TN_OK) {
        const char *message = tn_last_error();
        scope->status = status;
        scope->message = tni_copy_text(message, strlen(message));
    }
    return TN_OK;
}

/*
 * The blocks remain live and empty: the extension's own destructors still free them when it is
 * closed. One that was freed before is immortal memory without entries, for which undoing does
 * nothing.
 */
void tni_libraries_withdraw(tn_library **libraries, size_t count)
{
    tni_registry_lock();
    for (size_t i = count; i-- > 0;)
        tni_library_undo(libraries[i]);
    tni_registry_unlock();
    tni_free(libraries);
}

void tni_load_scope_defer(tni_deferred *deferred)
{
    TNI_ASSERT(current_scope != NULL);
    tni_deferred **link = &current_scope->deferred;
    while (*link != NULL)
        link = &(*link)->next;
    deferred->next = NULL;
    *link = deferred;
}

/* Run while the scope is still the thread's, so that its failures are collected, too. */
static void run_deferred(tni_load_scope *scope)
{
    while (scope->deferred != NULL) {
        tni_deferred *deferred = scope->deferred;
        scope->deferred = deferred->next;
        (void)tni_load_scope_absorb(deferred->run(deferred));
        deferred->drop(deferred);
    }
}

/* On success the array of blocks becomes the caller's, to be withdrawn when it unloads. */
tn_status tni_load_scope_end(tni_load_scope *scope)
{
    TNI_ASSERT(scope == current_scope);
    run_deferred(scope);
    TNI_ASSERT(scope == current_scope && scope->count <= scope->capacity);
    current_scope = scope->outer;
    if (scope->status == TN_OK)
        return TN_OK;
    tni_libraries_withdraw(scope->libraries, scope->count);
    scope->libraries = NULL;
    scope->count = 0;
    scope->capacity = 0;
    tn_status status = tni_fail(
        scope->status, "%s",
        scope->message != NULL ? scope->message : "a registration failed for lack of memory");
    tni_free(scope->message);
    scope->message = NULL;
    return status;
}
