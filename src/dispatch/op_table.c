/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators: the table of names, the kernels of each, and the memory that is never freed.
 *
 * Readers find an operator in a table without a lock. Callers that pass two strings (the ABI) go
 * through a small cache by the addresses of the strings, which are nearly always literals; an entry
 * is trusted only after comparing its operator's name, so a reused address does no harm.
 */
#include "dispatch/dispatch_shared.h"

#include <pthread.h>

/* ---- the lock and the memory that lasts ---- */

/*
 * One lock for everything that is registered. Registering happens while loading, and calls never
 * take it. Finer locks would need an order among themselves, because withdrawing a library changes
 * many operators.
 */
static pthread_mutex_t registry_mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t fork_once = PTHREAD_ONCE_INIT;

static void before_fork(void)
{
    pthread_mutex_lock(&registry_mutex);
}

static void after_fork(void)
{
    pthread_mutex_unlock(&registry_mutex);
}

static void watch_forks(void)
{
    (void)pthread_atfork(before_fork, after_fork, after_fork);
}

/*
 * The lock is held across a fork, so that the child finds it free and its data complete: the first
 * call of an operator takes it on any thread. This cannot deadlock, because no foreign code runs
 * and no other lock of Tenon's is taken while it is held.
 */
void tni_registry_lock(void)
{
    pthread_once(&fork_once, watch_forks);
    pthread_mutex_lock(&registry_mutex);
}

void tni_registry_unlock(void)
{
    pthread_mutex_unlock(&registry_mutex);
}

/*
 * Precedes every immortal block. All are in one list, so that a leak checker finds what was
 * withdrawn.
 */
typedef struct immortal_block {
    struct immortal_block *next; /* the block made before this one */
    struct immortal_block *prev; /* the block made after this one */
} immortal_block;

static immortal_block *immortal_blocks; /* newest first; under the registry lock */

/*
 * Return zeroed memory. It is never freed, because readers without a lock may hold it; all of it is
 * reachable from the list, so a leak checker reports real leaks only.
 */
void *tni_immortal_alloc(size_t bytes)
{
    immortal_block *block = tni_calloc(1, sizeof(immortal_block) + bytes);
    if (block == NULL)
        return NULL;
    block->next = immortal_blocks;
    if (immortal_blocks != NULL)
        immortal_blocks->prev = block;
    immortal_blocks = block;
    return block + 1;
}

char *tni_immortal_text(const char *text, size_t length)
{
    char *copy = tni_immortal_alloc(length + 1);
    if (copy != NULL && length != 0)
        memcpy(copy, text, length);
    return copy;
}

/* Only for what was never published, when undoing after a failure. */
void tni_immortal_free(void *memory)
{
    if (memory == NULL)
        return;
    immortal_block *block = (immortal_block *)memory - 1;
    TNI_ASSERT(block->prev != NULL ? block->prev->next == block : immortal_blocks == block);
    if (block->next != NULL)
        block->next->prev = block->prev;
    if (block->prev != NULL)
        block->prev->next = block->next;
    else
        immortal_blocks = block->next;
    tni_free(block);
}

/* ---- finding ---- */

tni_table tni_op_table;

/*
 * Return the length of "ns::name" in "ns::name.overload": up to the first dot after the last `::`,
 * because overloads have no dots and namespaces are identifiers.
 */
static uint32_t stem_of(const char *name, size_t length)
{
    size_t start = 0;
    for (size_t i = 0; i + 1 < length; i++)
        if (name[i] == ':' && name[i + 1] == ':')
            start = i + 2;
    const char *dot = memchr(name + start, '.', length - start);
    return (uint32_t)(dot == NULL ? length : (size_t)(dot - name));
}

/* The name follows the operator in the same block, which saves a cache miss when it is found. */
tn_op *tni_op_new(const char *name, size_t length)
{
    tn_op *op = tni_immortal_alloc(sizeof *op + length + 1);
    if (op == NULL)
        return NULL;
    char *text = (char *)(op + 1);
    memcpy(text, name, length);
    op->name = (tni_name){tni_hash(name, length), text, (uint32_t)length};
    op->stem = stem_of(name, length);
    op->origin = "";
    return op;
}

static tn_op *find_in_table(const char *name, size_t length)
{
    return (tn_op *)(void *)tni_table_find(&tni_op_table, name, length, tni_hash(name, length));
}

/*
 * The name of a built-in operator becomes that operator, even if an extension names it first;
 * otherwise the extension's kernels would belong to an operator without a schema.
 */
tn_status tni_op_intern(const char *name, size_t length, tn_op **out)
{
    tn_op *op = find_in_table(name, length);
    if (op != NULL) {
        *out = op;
        return TN_OK;
    }
    int64_t index = tni_builtin_find(name, length);
    if (index >= 0)
        return tni_builtin_intern(index, out);
    op = tni_op_new(name, length);
    if (op == NULL)
        return tni_fail_memory(sizeof *op + length + 1);
    tn_status status = tni_table_insert(&tni_op_table, &op->name);
    if (status == TN_OK)
        *out = op;
    else
        tni_immortal_free(op);
    return status;
}

/*
 * The lock is only taken for a built-in operator that is seen for the first time. An unknown name
 * costs two searches.
 */
tn_op *tni_op_lookup(const char *name, size_t length)
{
    tn_op *op = find_in_table(name, length);
    if (op != NULL || tni_builtin_find(name, length) < 0)
        return op;
    tni_registry_lock();
    tn_status status = tni_op_intern(name, length, &op);
    tni_registry_unlock();
    return status == TN_OK ? op : NULL;
}

/* ---- finding by two strings ---- */

#define CACHE_BITS 8
static _Atomic(tn_op *) parts_cache[1 << CACHE_BITS]; /* by the addresses of name and overload */

/*
 * Whether the operator's name is these two parts. Bytes are compared at every call, because the
 * address that the cache knows may hold another text now.
 */
static bool has_parts(const tn_op *op, const char *name, const char *overload)
{
    const char *text = op->name.text;
    if (strncmp(name, text, op->stem) != 0 || name[op->stem] != '\0')
        return false;
    text += op->stem;
    return *text == '.' ? strcmp(overload, text + 1) == 0 : *overload == '\0';
}

/*
 * Join the parts, on the stack unless they are very long, and look the name up. The parts are
 * compared again at the end: "a::b.c" with an empty overload would find the overload c, which the
 * ABI does not mean.
 */
static TNI_NOINLINE tn_op *lookup_joined(const char *name, const char *overload)
{
    char local[256];
    char *text = local;
    size_t stem = strlen(name);
    size_t rest = strlen(overload);
    if (stem + rest + 2 > sizeof local)
        text = tni_malloc(stem + rest + 2);
    if (text == NULL)
        return NULL;
    memcpy(text, name, stem);
    size_t length = stem;
    if (rest != 0) {
        text[length++] = '.';
        memcpy(text + length, overload, rest);
        length += rest;
    }
    tn_op *op = tni_op_lookup(text, length);
    if (text != local)
        tni_free(text);
    return op != NULL && has_parts(op, name, overload) ? op : NULL;
}

/*
 * Extensions pass literals, so the two addresses identify the operator of a call site, and a hit
 * costs two comparisons of short texts. The table has 256 entries without chains; a collision costs
 * a look-up by name, about 30 ns. Entries are single pointers to what is never freed, so threads
 * may overwrite each other's.
 */
tn_op *tni_op_lookup_parts(const char *name, const char *overload)
{
    uint64_t mixed = ((uint64_t)(uintptr_t)name + ((uint64_t)(uintptr_t)overload << 7)) *
                     UINT64_C(0x9e3779b97f4a7c15);
    _Atomic(tn_op *) *entry = &parts_cache[mixed >> (64 - CACHE_BITS)];
    tn_op *op = atomic_load_explicit(entry, memory_order_acquire);
    if (TNI_LIKELY(op != NULL && has_parts(op, name, overload)))
        return op;
    op = lookup_joined(name, overload);
    if (op != NULL)
        atomic_store_explicit(entry, op, memory_order_release);
    return op;
}

/* ---- what is registered for an operator ---- */

/*
 * `was_defined` is set first, so that a caller that finds no schema can tell "unloaded" from "never
 * defined".
 */
void tni_op_set_signature(tn_op *op, const tni_signature *signature)
{
    TNI_ASSERT(signature == NULL || tni_signature_is_valid(signature));
    if (signature != NULL)
        op->was_defined = true;
    atomic_store_explicit(&op->signature, signature, memory_order_release);
}

/*
 * Return the link that holds the newest kernel for `key`, or the NULL link at the end.
 *
 *     kernels ─► newest for CPU ─► newest for Meta ─► …      next_key
 *                    │ older           │ older
 *                    ▼                 ▼
 *
 * A list of lists, because an operator has kernels for one or two keys and rarely an older one.
 */
static tni_kernel **find_newest(tn_op *op, tni_key key)
{
    tni_kernel **at = &op->kernels;
    while (*at != NULL && (*at)->key != key)
        at = &(*at)->next_key;
    return at;
}

/*
 * Whether the older kernels under the newest one are for the same key and are linked from it alone.
 */
static bool is_stack_valid(const tni_kernel *newest)
{
    for (const tni_kernel *kernel = newest->older; kernel != NULL; kernel = kernel->older)
        if (kernel->key != newest->key || kernel->next_key != NULL || kernel == newest)
            return false;
    return newest->function != NULL;
}

bool tni_op_is_valid(const tn_op *op)
{
    for (const tni_kernel *kernel = op->kernels; kernel != NULL; kernel = kernel->next_key) {
        if (kernel->key < 0 || kernel->key >= TNI_NUM_KEYS || !is_stack_valid(kernel))
            return false;
        for (const tni_kernel *other = kernel->next_key; other != NULL; other = other->next_key)
            if (other->key == kernel->key)
                return false;
    }
    return op->stem <= op->name.length && op->name.hash == tni_hash(op->name.text, op->name.length);
}

/*
 * The new kernel takes the position of the older one in the list of keys, and the older one is
 * linked below it only.
 */
void tni_op_add_kernel(tn_op *op, tni_kernel *kernel)
{
    tni_kernel **at = find_newest(op, kernel->key);
    kernel->older = *at;
    kernel->next_key = NULL;
    if (*at != NULL) {
        kernel->next_key = (*at)->next_key;
        (*at)->next_key = NULL;
    }
    *at = kernel;
    TNI_ASSERT(tni_op_is_valid(op));
    tni_dispatch_table_refresh(op);
}

/*
 * Only the removal of the newest kernel changes what calls run, so only that refreshes the table.
 * The record remains as it is: a call that has just chosen it still runs it.
 */
void tni_op_remove_kernel(tn_op *op, tni_kernel *kernel)
{
    tni_kernel **at = find_newest(op, kernel->key);
    if (*at == NULL)
        return;
    if (*at == kernel) {
        tni_kernel *next = kernel->next_key;
        *at = kernel->older != NULL ? kernel->older : next;
        if (kernel->older != NULL)
            kernel->older->next_key = next;
        TNI_ASSERT(tni_op_is_valid(op));
        tni_dispatch_table_refresh(op);
        return;
    }
    for (tni_kernel *newer = *at; newer->older != NULL; newer = newer->older) {
        if (newer->older == kernel) {
            newer->older = kernel->older;
            TNI_ASSERT(tni_op_is_valid(op));
            return;
        }
    }
}

/* For messages, not on the call path. Aliases are listed like runtime keys. */
void tni_op_print_keys(tni_buffer *buffer, const tn_op *op)
{
    tni_registry_lock();
    const char *separator = "";
    for (const tni_kernel *kernel = op->kernels; kernel != NULL; kernel = kernel->next_key) {
        tni_buffer_print(buffer, "%s%s", separator, tni_key_name(kernel->key));
        separator = ", ";
    }
    if (op->kernels == NULL)
        tni_buffer_print(buffer, "none");
    tni_registry_unlock();
}

/* ---- fallbacks ---- */

static const tni_kernel
    *fallbacks[TNI_NUM_RUNTIME_KEYS]; /* registered ones; under the registry lock */

const tni_kernel *tni_fallback_get(tni_key key)
{
    return fallbacks[key] != NULL ? fallbacks[key] : tni_builtin_fallback(key);
}

/*
 * One fallback per key, without older ones: the library layer refuses a second registration.
 * Withdrawing it uncovers the built-in one.
 */
void tni_fallback_set(tni_key key, const tni_kernel *kernel)
{
    TNI_ASSERT(key >= 0 && key < TNI_NUM_RUNTIME_KEYS);
    fallbacks[key] = kernel;
    tni_dispatch_tables_refresh_all();
}

/* ---- the C API's view ---- */

const char *tn_op_name(const tn_op *op)
{
    return op != NULL ? op->name.text : "";
}

static const tni_signature *signature_of(const tn_op *op)
{
    return op != NULL ? atomic_load_explicit(&op->signature, memory_order_acquire) : NULL;
}

const tn_schema *tn_op_schema(const tn_op *op)
{
    const tni_signature *signature = signature_of(op);
    return signature == NULL ? NULL : signature->schema;
}

size_t tn_op_num_args(const tn_op *op)
{
    const tni_signature *signature = signature_of(op);
    return signature == NULL ? 0 : signature->nargs;
}

size_t tn_op_num_returns(const tn_op *op)
{
    const tni_signature *signature = signature_of(op);
    return signature == NULL ? 0 : signature->nreturns;
}

int64_t tn_op_arg_index(const tn_op *op, const char *name)
{
    const tni_signature *signature = signature_of(op);
    if (signature == NULL || name == NULL)
        return -1;
    for (size_t i = 0; i < signature->nargs; i++)
        if (tni_text_is(signature->schema->args[i].name, name))
            return (int64_t)i;
    return -1;
}
