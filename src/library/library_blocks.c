/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Blocks: making, freeing and undoing them. One DEF block may be live per namespace.
 *
 *     live_blocks ─► block ─► block ─► …
 *                      │ entries: [definition op] [kernel op record] [fallback record] …
 *
 * A block exists for its list of entries: what it registered can be undone exactly, whatever else
 * was registered meanwhile. So an entry is made at the same moment as the registration, and memory
 * for it is found before.
 */
#include "library/library_blocks.h"

/* A list, not a table: there are a few dozen blocks, searched by registrations only. */
static tn_library *live_blocks; /* newest first; under the registry lock */

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

static bool is_entry_valid(const tn_library *library, const library_entry *entry)
{
    bool is_of_key = entry->kernel == NULL || library->key == NO_KEY ||
                     entry->kernel->key == library->key || entry->kind == ENTRY_FALLBACK;
    switch (entry->kind) {
    case ENTRY_DEFINITION:
        return entry->op != NULL && entry->kernel == NULL && library->kind != TN_LIBRARY_IMPL;
    case ENTRY_KERNEL:
        return entry->op != NULL && entry->kernel != NULL && is_of_key;
    case ENTRY_FALLBACK:
        return entry->op == NULL && entry->kernel != NULL && strcmp(library->ns, "_") == 0;
    }
    return false;
}

bool tni_library_is_valid(const tn_library *library)
{
    if (library->ns == NULL || library->origin == NULL || library->count > library->capacity)
        return false;
    if (library->key != NO_KEY &&
        (library->key <= TNI_KEY_UNDEFINED || library->key >= TNI_NUM_KEYS))
        return false;
    for (size_t i = 0; i < library->count; i++)
        if (!is_entry_valid(library, &library->entries[i]))
            return false;
    return !library->withdrawn || library->count == 0;
}

/*
 * Return the live DEF block of `ns`; NULL if there is none. A withdrawn block does not count,
 * although it is live until its owner returns it: an unloaded extension must not prevent its
 * namespace from being loaded again.
 */
static const tn_library *find_definer(const char *ns)
{
    for (const tn_library *block = live_blocks; block != NULL; block = block->next)
        if (block->kind == TN_LIBRARY_DEF && !block->withdrawn && strcmp(block->ns, ns) == 0)
            return block;
    return NULL;
}

/*
 * The first words are PyTorch's. Both origins are named, because the cure is in one of the two
 * files.
 */
static tn_status fail_second_definer(const char *ns, const char *first, const char *second)
{
    return tni_fail(
        TN_ERR_RUNTIME,
        "Only a single TORCH_LIBRARY can be used to register the namespace %s: the first "
        "is at %s, this one at %s. TORCH_LIBRARY_FRAGMENT adds definitions, "
        "TORCH_LIBRARY_IMPL kernels.",
        ns, first, second);
}

/* Check that kind, namespace and key go together: everything that needs no lock. */
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

/* With the lock held: check that a namespace has one definer; Tenon itself defines aten. */
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

/*
 * With the lock held: make an empty block that is in no list; NULL without memory. Name and origin
 * are immortal, too: kernel records point to them, and a message may name an unloaded kernel.
 */
static tn_library *allocate(const char *ns, const char *origin)
{
    tn_library *library = tni_immortal_alloc(sizeof *library);
    char *ns_copy = tni_immortal_text(ns, strlen(ns));
    char *origin_copy = tni_immortal_text(origin, strlen(origin));
    if (library == NULL || ns_copy == NULL || origin_copy == NULL) {
        tni_immortal_free(library);
        tni_immortal_free(ns_copy);
        tni_immortal_free(origin_copy);
        return NULL;
    }
    library->ns = ns_copy;
    library->origin = origin_copy;
    return library;
}

/* With the lock held: free what was never published, or is known to nobody any more. */
static void forget(tn_library *library)
{
    tni_immortal_free((void *)(uintptr_t)library->ns);
    tni_immortal_free((void *)(uintptr_t)library->origin);
    tni_immortal_free(library);
}

/*
 * Add the block to the load in progress on this thread, if there is one. The load only keeps a
 * pointer; the block is its maker's, who may free it before the load ends.
 */
static tn_status join_load(tn_library *library)
{
    tni_load_scope *scope = tni_load_scope_current();
    if (scope == NULL)
        return TN_OK;
    TN_TRY(tni_reserve((void **)&scope->libraries, &scope->capacity, scope->count + 1,
                       sizeof(tn_library *)));
    scope->libraries[scope->count++] = library;
    library->is_kept = true;
    return TN_OK;
}

/*
 * Everything that can fail comes before the block enters the list, so that nobody finds an
 * incomplete one.
 */
static tn_status new_locked(tn_library_kind kind, const char *ns, tni_key key, const char *origin,
                            tn_library **out)
{
    TN_TRY(check_definer(kind, ns, origin));
    tn_library *library = allocate(ns, origin);
    if (library == NULL)
        return tni_fail_memory(sizeof *library);
    tn_status status = join_load(library);
    if (status != TN_OK) {
        forget(library);
        return status;
    }
    library->kind = kind;
    library->key = key;
    library->next = live_blocks;
    live_blocks = library;
    TNI_ASSERT(tni_library_is_valid(library));
    *out = library;
    return TN_OK;
}

/*
 * Undefined as a key means CompositeImplicitAutograd, as in PyTorch, and is replaced at once. The
 * text "file:line" for messages is made first; without memory for it nothing is registered.
 */
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

/*
 * Compares addresses and reads nothing through the pointer, which may be garbage: the wrappers
 * leave their handle uninitialised if init failed.
 */
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

/* Undo one registration. Calls that began before continue with records that stay readable. */
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

/*
 * Newest first, so that kernels of one block that hide each other are removed in order. The block
 * is empty afterwards, and a second undo does nothing.
 */
void tni_library_undo(tn_library *library)
{
    TNI_ASSERT(tni_library_is_valid(library));
    for (size_t i = library->count; i-- > 0;)
        undo_entry(&library->entries[i]);
    tni_free(library->entries);
    library->entries = NULL;
    library->count = 0;
    library->capacity = 0;
    library->withdrawn = true;
}

/*
 * With the lock held: keep a freed block whose address nobody should know any more. The newest
 * RESTING of them are kept, so that freeing a handle twice is recognised; a program that makes and
 * frees blocks without end uses no more memory than that.
 */
static void put_to_rest(tn_library *library)
{
    enum { RESTING = 256 };
    static tn_library *oldest, *newest;
    static size_t count;
    library->next = NULL;
    if (newest != NULL)
        newest->next = library;
    else
        oldest = library;
    newest = library;
    if (++count > RESTING) {
        tn_library *gone = oldest;
        TNI_ASSERT(count == RESTING + 1 && gone != newest);
        oldest = gone->next;
        count--;
        forget(gone);
    }
}

/*
 * The block is searched first, so a handle that was already freed does no harm. The memory of a
 * block that registered something is kept, as are the records, which point to its texts.
 */
void tn_library_free(tn_library *library)
{
    if (library == NULL)
        return;
    tni_registry_lock();
    tn_library **link = &live_blocks;
    while (*link != NULL && *link != library)
        link = &(*link)->next;
    if (*link == library) {
        bool is_kept = library->is_kept || library->withdrawn || library->capacity > 0 ||
                       library->module != NULL;
        *link = library->next;
        tni_library_undo(library);
        if (!is_kept)
            put_to_rest(library);
    }
    tni_registry_unlock();
}

/*
 * The lock is released for each visit, because the visitor may register. The index stays valid:
 * entries are only appended, or all withdrawn.
 */
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

/*
 * For operators already defined and, through the block, for later ones. The text appears in the
 * message of a call with meta tensors.
 */
tn_status tni_library_set_python_module(tn_library *library, const char *module,
                                        const char *context)
{
    tni_buffer text = {0};
    tni_buffer_print(&text, "%s%s%s%s", module, *context == '\0' ? "" : " (", context,
                     *context == '\0' ? "" : ")");
    tni_registry_lock();
    const char *copy = text.failed ? NULL : tni_immortal_text(text.data, text.length);
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
