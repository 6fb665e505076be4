/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Blocks: making, freeing and undoing them. One DEF block may be live per namespace.
 */
#include "library/library_blocks.h"

static tn_library *live_blocks; /* newest first; the registry lock's */

const char *tni_library_kind_name(tn_library_kind kind)
{
    switch (kind) {
    case TN_LIBRARY_DEF:
        return "TORCH_LIBRARY";
    case TN_LIBRARY_FRAGMENT:
        return "TORCH_LIBRARY_FRAGMENT";
    case TN_LIBRARY_IMPL:
        break;
    }
    return "TORCH_LIBRARY_IMPL";
}

/* ---- checks ---- */

/* The live DEF block of `ns`, NULL for none. */
static const tn_library *find_definer(const char *ns)
{
    for (const tn_library *block = live_blocks; block != NULL; block = block->next)
        if (block->kind == TN_LIBRARY_DEF && !block->withdrawn && strcmp(block->ns, ns) == 0)
            return block;
    return NULL;
}

static tn_status fail_second_definer(const char *ns, const char *first, const char *second)
{
    return tni_fail(
        TN_ERR_RUNTIME,
        "Only a single TORCH_LIBRARY can be used to register the namespace %s: the first "
        "is at %s, this one at %s. TORCH_LIBRARY_FRAGMENT adds definitions, "
        "TORCH_LIBRARY_IMPL kernels.",
        ns, first, second);
}

/* Kind, namespace and key go together. */
static tn_status check_new(tn_library_kind kind, const char *ns, const char *key,
                           const char *origin)
{
    if (kind < TN_LIBRARY_DEF || kind > TN_LIBRARY_IMPL)
        return tni_fail(TN_ERR_VALUE, "library kind %d is none", (int)kind);
    if (ns == NULL || *ns == '\0')
        return tni_fail(TN_ERR_VALUE, "a library block needs a namespace (at %s)", origin);
    if (kind != TN_LIBRARY_IMPL && key != NULL)
        return tni_fail(TN_ERR_VALUE, "a %s block of namespace %s has no dispatch key, got %s",
                        tni_library_kind_name(kind), ns, key);
    if (kind != TN_LIBRARY_IMPL && strcmp(ns, "_") == 0)
        return tni_fail(
            TN_ERR_RUNTIME,
            "the namespace _ stands for all operators: only TORCH_LIBRARY_IMPL may name "
            "it, not %s (at %s)",
            tni_library_kind_name(kind), origin);
    return TN_OK;
}

/* With the lock held: one definer per namespace, and Tenon itself defines aten. */
static tn_status check_definer(tn_library_kind kind, const char *ns, const char *origin)
{
    if (kind != TN_LIBRARY_DEF)
        return TN_OK;
    if (strcmp(ns, "aten") == 0)
        return fail_second_definer(ns, "built in", origin);
    const tn_library *definer = find_definer(ns);
    return definer == NULL ? TN_OK : fail_second_definer(ns, definer->origin, origin);
}

/* ---- making ---- */

/* With the lock held: an empty block, in no list yet; NULL without memory. */
static tn_library *allocate(const char *ns, const char *origin)
{
    tn_library *library = tni_lasting_alloc(sizeof *library);
    char *ns_copy = tni_lasting_text(ns, strlen(ns));
    char *origin_copy = tni_lasting_text(origin, strlen(origin));
    if (library == NULL || ns_copy == NULL || origin_copy == NULL) {
        tni_lasting_free(library);
        tni_lasting_free(ns_copy);
        tni_lasting_free(origin_copy);
        return NULL;
    }
    library->ns = ns_copy;
    library->origin = origin_copy;
    return library;
}

/* Makes the block a part of the load in progress on this thread, if there is one. */
static tn_status join_load(tn_library *library)
{
    tni_load_scope *scope = tni_load_scope_current();
    if (scope == NULL)
        return TN_OK;
    TN_TRY(tni_reserve((void **)&scope->libraries, &scope->capacity, scope->count + 1,
                       sizeof(tn_library *)));
    scope->libraries[scope->count++] = library;
    return TN_OK;
}

static tn_status new_locked(tn_library_kind kind, const char *ns, tni_key key, const char *origin,
                            tn_library **out)
{
    TN_TRY(check_definer(kind, ns, origin));
    tn_library *library = allocate(ns, origin);
    if (library == NULL)
        return tni_fail_memory(sizeof *library);
    tn_status status = join_load(library);
    if (status != TN_OK) {
        tni_lasting_free((void *)(uintptr_t)library->ns);
        tni_lasting_free((void *)(uintptr_t)library->origin);
        tni_lasting_free(library);
        return status;
    }
    library->kind = kind;
    library->key = key;
    library->next = live_blocks;
    live_blocks = library;
    *out = library;
    return TN_OK;
}

tn_status tn_library_new(tn_library_kind kind, const char *ns, const char *key, const char *file,
                         uint32_t line, tn_library **out)
{
    if (ns == NULL || out == NULL)
        return tni_fail_null(__func__, "ns and out");
    tni_buffer origin = {0};
    tni_buffer_print(&origin, "%s:%u", file == NULL ? "?" : file, line);
    tni_key parsed = NO_KEY;
    tn_status status = TN_OK;
    if (origin.failed)
        status = tni_fail_memory(strlen(file == NULL ? "" : file));
    if (status == TN_OK)
        status = check_new(kind, ns, key, origin.data);
    if (status == TN_OK && key != NULL)
        status = tni_key_parse(key, &parsed);
    if (parsed == TNI_KEY_UNDEFINED)
        parsed = TNI_ALIAS_COMPOSITE_IMPLICIT;
    if (status == TN_OK) {
        tni_registry_lock();
        status = new_locked(kind, ns, parsed, origin.data, out);
        tni_registry_unlock();
    }
    tni_buffer_free(&origin);
    return status;
}

bool tni_library_is_live(const tn_library *library)
{
    tni_registry_lock();
    const tn_library *block = live_blocks;
    while (block != NULL && block != library)
        block = block->next;
    tni_registry_unlock();
    return block != NULL;
}

/* ---- undoing ---- */

static void undo_entry(const library_entry *entry)
{
    switch (entry->kind) {
    case ENTRY_DEFINITION:
        tni_op_set_signature(entry->op, NULL);
        entry->op->tags = NULL;
        entry->op->ntags = 0;
        entry->op->origin = "";
        atomic_store_explicit(&entry->op->python_module, NULL, memory_order_release);
        break;
    case ENTRY_KERNEL:
        tni_op_remove_kernel(entry->op, entry->kernel);
        break;
    case ENTRY_FALLBACK:
        tni_fallback_set(entry->kernel->key, NULL);
        break;
    }
}

void tni_library_undo(tn_library *library)
{
    for (size_t i = library->count; i-- > 0;)
        undo_entry(&library->entries[i]);
    tni_free(library->entries);
    library->entries = NULL;
    library->count = 0;
    library->capacity = 0;
    library->withdrawn = true;
}

void tn_library_free(tn_library *library)
{
    if (library == NULL)
        return;
    tni_registry_lock();
    tn_library **link = &live_blocks;
    while (*link != NULL && *link != library)
        link = &(*link)->next;
    if (*link == library) {
        *link = library->next;
        tni_library_undo(library);
    }
    tni_registry_unlock();
}

bool tni_library_visit(const tn_library *library, tn_op_visitor visitor, void *context)
{
    for (size_t i = 0;; i++) {
        tni_registry_lock();
        bool more = i < library->count;
        bool defines = more && library->entries[i].kind == ENTRY_DEFINITION;
        const tn_op *op = defines ? library->entries[i].op : NULL;
        tni_registry_unlock();
        if (!more)
            return true;
        if (defines && !visitor(context, op))
            return false;
    }
}

tn_status tni_library_set_python_module(tn_library *library, const char *module,
                                        const char *context)
{
    tni_buffer text = {0};
    tni_buffer_print(&text, "%s%s%s%s", module, *context == '\0' ? "" : " (", context,
                     *context == '\0' ? "" : ")");
    tni_registry_lock();
    const char *copy = text.failed ? NULL : tni_lasting_text(text.data, text.length);
    if (copy != NULL) {
        library->module = copy;
        for (size_t i = 0; i < library->count; i++)
            if (library->entries[i].kind == ENTRY_DEFINITION)
                atomic_store_explicit(&library->entries[i].op->python_module, copy,
                                      memory_order_release);
    }
    tni_registry_unlock();
    tni_buffer_free(&text);
    return copy == NULL ? tni_fail_memory(strlen(module)) : TN_OK;
}
