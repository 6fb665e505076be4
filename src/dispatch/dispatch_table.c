/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Dispatch tables: which kernel runs for a runtime key, given what was registered.
 *
 * The first match wins: a kernel for the key itself; the composites, explicit before implicit (an
 * implicit one does not count if a backend below an autograd key has a kernel of its own); the
 * Autograd alias; the batching decomposition; the key's fallback. A table is computed whole by this
 * rule.
 *
 * The rule was derived from the tables that PyTorch 2.13 computes for 79 combinations of
 * registrations, which tests/conformance/data/dispatch-tables.json records and the tests replay. A
 * change in the order of two branches fails the combination that tells them apart.
 */
#include "dispatch/dispatch_shared.h"

/*
 * The newest kernel of each key, runtime or alias. Gathered once per table, because the rule reads
 * the same few keys for each of 137 entries.
 */
typedef struct registrations {
    const tni_kernel *newest[TNI_NUM_KEYS]; /* NULL for a key without kernel */
} registrations;

static void gather(const tn_op *op, registrations *out)
{
    memset(out, 0, sizeof *out);
    for (const tni_kernel *kernel = op->kernels; kernel != NULL; kernel = kernel->next_key) {
        TNI_ASSERT(kernel->key >= 0 && kernel->key < TNI_NUM_KEYS);
        out->newest[kernel->key] = kernel;
    }
}

/*
 * Whether any key of these functionalities has a kernel of its own. Only runtime keys count: a
 * kernel for an alias is the composite itself, not one that replaces it.
 */
static bool any_of(const registrations *all, tni_keyset functionalities)
{
    for (tni_key key = 1; key < TNI_NUM_RUNTIME_KEYS; key++)
        if (all->newest[key] != NULL && (tni_keyset_of(key) & functionalities) != 0)
            return true;
    return false;
}

/*
 * The autograd keys of these backends have no backend below them: a kernel for HIP does not stop
 * the composite.
 */
#define BACKENDS_WITHOUT_AUTOGRAD                                                                  \
    (TNI_BACKEND_BIT(HIP) | TNI_BACKEND_BIT(VE) | TNI_BACKEND_BIT(MTIA))

#define OTHER_BACKENDS                                                                             \
    (TNI_FUNCTIONALITY_BIT(FPGA) | TNI_FUNCTIONALITY_BIT(VULKAN) | TNI_FUNCTIONALITY_BIT(METAL) |  \
     TNI_FUNCTIONALITY_BIT(QUANTIZED) | TNI_FUNCTIONALITY_BIT(CUSTOM_RNG) |                        \
     TNI_FUNCTIONALITY_BIT(MKLDNN_CPU) | TNI_FUNCTIONALITY_BIT(SPARSE) |                           \
     TNI_FUNCTIONALITY_BIT(SPARSE_CSR))

/*
 * Whether a backend below the autograd key `key` has a kernel of its own.
 *
 * This is why an implicit composite may lose its autograd entry: if CPU has a kernel of its own,
 * the composite does not run for CPU tensors, so differentiating through the operators that it
 * calls would differentiate code that did not run. Then autograd needs a kernel of its own, or the
 * fallback runs.
 */
static bool has_backend_kernel(const registrations *all, tni_key key)
{
    switch (tni_key_functionality[key]) {
    case TNI_FUNCTIONALITY_AUTOGRAD_OTHER:
        return any_of(all, OTHER_BACKENDS);
    case TNI_FUNCTIONALITY_AUTOGRAD_NESTED_TENSOR:
        return any_of(all, TNI_FUNCTIONALITY_BIT(NESTED_TENSOR));
    case TNI_FUNCTIONALITY_AUTOGRAD: {
        int backend = key - tni_key_ranges[TNI_FUNCTIONALITY_AUTOGRAD].first;
        tni_key dense = (tni_key)(tni_key_ranges[TNI_FUNCTIONALITY_DENSE].first + backend);
        return all->newest[dense] != NULL && (BACKENDS_WITHOUT_AUTOGRAD >> backend & 1) == 0;
    }
    default:
        return false;
    }
}

/*
 * Return the kernel of `alias` if it counts for `key`; for Undefined only if `with_undefined`.
 * Calls without tensors end at Undefined, where only a composite can serve them, because it needs
 * no backend.
 */
static const tni_kernel *alias_kernel(const registrations *all, tni_key alias, tni_key key,
                                      bool with_undefined)
{
    bool counts = key == TNI_KEY_UNDEFINED ? with_undefined : tni_alias_covers(alias, key);
    return counts ? all->newest[alias] : NULL;
}

/*
 * Resolve a key to the implicit composite; a NULL kernel if that does not apply. For AutogradOther,
 * PyTorch cannot tell which of its backends is meant and refuses the call instead of guessing. An
 * explicit composite replaces the implicit one everywhere, even where it does not reach itself.
 */
static tni_resolution resolve_implicit(const registrations *all, tni_key key)
{
    const tni_kernel *kernel = alias_kernel(all, TNI_ALIAS_COMPOSITE_IMPLICIT, key, true);
    if (kernel == NULL)
        return (tni_resolution){NULL, NULL};
    bool blocked = has_backend_kernel(all, key);
    if (blocked && tni_key_functionality[key] == TNI_FUNCTIONALITY_AUTOGRAD_OTHER)
        return (tni_resolution){&tni_ambiguous_kernel, "ambiguous autogradother"};
    if (blocked || all->newest[TNI_ALIAS_COMPOSITE_EXPLICIT] != NULL)
        return (tni_resolution){NULL, NULL};
    return (tni_resolution){kernel, "math kernel"};
}

/*
 * Resolve a key. The order of the branches is the rule. Each is named as in PyTorch's own dump of a
 * table, so that `tenon explain` and torch._C._dispatch_dump_table can be compared line by line.
 */
static tni_resolution resolve(const registrations *all, tni_key key)
{
    const tni_kernel *kernel = all->newest[key];
    if (kernel != NULL)
        return (tni_resolution){kernel, "kernel"};
    kernel = alias_kernel(all, TNI_ALIAS_COMPOSITE_EXPLICIT_NON_FUNCTIONAL, key, true);
    if (kernel == NULL)
        kernel = alias_kernel(all, TNI_ALIAS_COMPOSITE_EXPLICIT, key, true);
    if (kernel != NULL)
        return (tni_resolution){kernel, "default backend kernel"};
    kernel = alias_kernel(all, TNI_ALIAS_COMPOSITE_IMPLICIT_NESTED, key, false);
    if (kernel != NULL)
        return (tni_resolution){kernel, "nested kernel"};
    tni_resolution implicit = resolve_implicit(all, key);
    if (implicit.kernel != NULL)
        return implicit;
    kernel = alias_kernel(all, TNI_ALIAS_AUTOGRAD, key, false);
    if (kernel != NULL)
        return (tni_resolution){kernel, "autograd kernel"};
    kernel = alias_kernel(all, TNI_ALIAS_FUNCTORCH_BATCHED_DECOMPOSITION, key, false);
    if (kernel != NULL)
        return (tni_resolution){kernel, "batched kernel"};
    kernel = tni_fallback_get(key);
    return (tni_resolution){kernel, kernel == NULL ? "missing" : "backend fallback"};
}

/* For explain and tests; tables are filled with the same two functions. */
tni_resolution tni_resolve_key(const tn_op *op, tni_key key)
{
    registrations all;
    gather(op, &all);
    return resolve(&all, key);
}

/* ---- tables ---- */

/*
 * Whether a kernel is Tenon's own autograd, which has nothing to do if no argument requires a
 * gradient. A kernel that an extension registered for Autograd always runs, as in PyTorch: it may
 * do more than record gradients.
 */
static bool is_own_autograd(const tni_kernel *kernel)
{
    if ((kernel->flags & TNI_KERNEL_BUILT_IN) == 0)
        return false;
    return kernel->key == TNI_ALIAS_AUTOGRAD ||
           (tni_keyset_of(kernel->key) & TNI_AUTOGRAD_BITS) != 0;
}

/*
 * Return the functionalities that count for a call whose highest backend is `backend`, as a mask.
 * Backend bits are all set in it.
 */
static tni_keyset compute_mask(const tni_dispatch_table *table, bool autograd, unsigned backend)
{
    tni_keyset mask = ~UINT64_C(0);
    for (unsigned functionality = 1; functionality < TNI_NUM_FUNCTIONALITIES; functionality++) {
        tni_key_range range = tni_key_ranges[functionality];
        unsigned entry = range.first + (backend & range.backend_mask);
        const tni_kernel *kernel =
            atomic_load_explicit(&table->kernels[entry], memory_order_relaxed);
        if ((kernel->flags & TNI_KERNEL_FALLTHROUGH) != 0 || (!autograd && is_own_autograd(kernel)))
            mask &= ~(UINT64_C(1) << (TNI_NUM_BACKENDS + functionality - 1));
    }
    return mask;
}

/* Whether a cached kernel is the one that its keys select, or the one that follows calls. */
static bool is_at_hand(const tni_dispatch_table *table, const _Atomic(tni_keyset) *from_keys,
                       const _Atomic(const tni_kernel *) *from)
{
    tni_keyset keys = atomic_load_explicit(from_keys, memory_order_relaxed);
    const tni_kernel *kernel = atomic_load_explicit(from, memory_order_relaxed);
    return kernel == &tni_followed_kernel ||
           kernel ==
               atomic_load_explicit(&table->kernels[tni_table_index(keys)], memory_order_relaxed);
}

bool tni_dispatch_table_is_valid(const tni_dispatch_table *table)
{
    for (unsigned entry = 0; entry < TNI_NUM_RUNTIME_KEYS; entry++) {
        const tni_kernel *kernel =
            atomic_load_explicit(&table->kernels[entry], memory_order_relaxed);
        if (kernel == NULL || kernel->function == NULL)
            return false;
    }
    for (unsigned backend = 0; backend < TNI_NUM_BACKENDS; backend++)
        for (unsigned autograd = 0; autograd < 2; autograd++)
            if (atomic_load_explicit(&table->masks[autograd][backend], memory_order_relaxed) !=
                compute_mask(table, autograd != 0, backend))
                return false;
    return is_at_hand(table, &table->fast_keys, &table->fast_kernel) &&
           is_at_hand(table, &table->fast_keys_autograd, &table->fast_kernel_autograd);
}

/*
 * Cache the kernel for common CPU tensors on a thread with default keys. While a profile runs, that
 * is the kernel that follows calls.
 */
static void fill_fast(tni_dispatch_table *table, bool autograd, _Atomic(tni_keyset) *to_keys,
                      _Atomic(const tni_kernel *) *to)
{
    tni_keyset keys =
        tni_default_keys(TNI_COMMON_KEYS) &
        atomic_load_explicit(&table->masks[autograd][TNI_BACKEND_CPU], memory_order_relaxed);
    const tni_kernel *kernel =
        atomic_load_explicit(&tni_profile_is_on, memory_order_relaxed)
            ? &tni_followed_kernel
            : atomic_load_explicit(&table->kernels[tni_table_index(keys)], memory_order_relaxed);
    atomic_store_explicit(to_keys, keys, memory_order_release);
    atomic_store_explicit(to, kernel, memory_order_release);
}

/*
 * Entries are stored before masks: a call that sees the old of one and the new of the other runs a
 * kernel that was right a moment ago, or a fallthrough, which goes on to the next key.
 */
static void fill(tni_dispatch_table *table, const tn_op *op)
{
    registrations all;
    tni_key without_data = tni_key_ranges[TNI_FUNCTIONALITY_DENSE].first + TNI_BACKEND_META;
    gather(op, &all);
    for (tni_key key = 0; key < TNI_NUM_RUNTIME_KEYS; key++) {
        const tni_kernel *kernel = resolve(&all, key).kernel;
        if (key == without_data)
            kernel = tni_kernel_without_data(op, kernel, &table->without_data);
        atomic_store_explicit(&table->kernels[key], kernel != NULL ? kernel : &tni_missing_kernel,
                              memory_order_release);
    }
    for (unsigned backend = 0; backend < TNI_NUM_BACKENDS; backend++)
        for (unsigned autograd = 0; autograd < 2; autograd++)
            atomic_store_explicit(&table->masks[autograd][backend],
                                  compute_mask(table, autograd != 0, backend),
                                  memory_order_release);
    fill_fast(table, false, &table->fast_keys, &table->fast_kernel);
    fill_fast(table, true, &table->fast_keys_autograd, &table->fast_kernel_autograd);
    TNI_ASSERT(tni_dispatch_table_is_valid(table));
}

/*
 * An operator without a table has nothing to refresh: most of a library have none while it
 * registers.
 */
void tni_dispatch_table_refresh(tn_op *op)
{
    tni_dispatch_table *table = atomic_load_explicit(&op->table, memory_order_relaxed);
    if (table != NULL)
        fill(table, op);
}

/*
 * A fallback concerns all operators. It is rarely registered, and an operator without a table costs
 * one look.
 */
void tni_dispatch_tables_refresh_all(void)
{
    tni_name *entry;
    for (size_t i = 0; (entry = tni_table_at(&tni_op_table, i)) != NULL; i++)
        tni_dispatch_table_refresh((tn_op *)(void *)entry);
}

/*
 * Of two first calls at the same time, one makes the table under the lock and the other finds it.
 * The table is published complete; later changes are stored entry by entry.
 */
tni_dispatch_table *tni_op_dispatch_table(const tn_op *op)
{
    tn_op *writable = (tn_op *)(uintptr_t)op;
    tni_profile_start_from_env();
    tni_registry_lock();
    tni_dispatch_table *table = atomic_load_explicit(&writable->table, memory_order_relaxed);
    if (table == NULL && (table = tni_immortal_alloc(sizeof *table)) != NULL) {
        fill(table, op);
        atomic_store_explicit(&writable->table, table, memory_order_release);
    }
    tni_registry_unlock();
    if (table == NULL)
        tni_fail_memory(sizeof *table);
    return table;
}
