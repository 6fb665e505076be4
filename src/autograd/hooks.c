/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Hooks: functions that run with a gradient on its way, the program's or the engine's own. Tensors
 * that keep their gradients (retain_grad) have one of the engine's on their node.
 *
 * A run reads the list of a node's hooks while others may add and remove hooks, or a hook removes
 * itself. So entries are counted, a run finds the next entry by the number of the last one, and a
 * lock protects the list but is never held while a hook runs.
 */
#include "autograd/graph.h"
#include "calls/calls_autograd.h"

static _Atomic(uint64_t) next_hook; /* numbers of hooks; 0 is none */

/* ---- extras ---- */

/* Two threads may make the extras at the same time; the first to store them wins. */
tni_node_extras *tni_extras_make(tn_node *node)
{
    tni_node_extras *extras = tni_extras_of(node);
    if (extras != NULL)
        return extras;
    extras = tni_calloc(1, sizeof *extras);
    if (extras == NULL) {
        (void)tni_fail_memory(sizeof *extras);
        return NULL;
    }
    tni_node_extras *expected = NULL;
    if (__atomic_compare_exchange_n(&node->extras, &expected, extras, false, __ATOMIC_ACQ_REL,
                                    __ATOMIC_ACQUIRE))
        return extras;
    tni_free(extras);
    return expected;
}

/* Release one reference to an entry; the last one releases the program's context. */
static void drop_entry(tni_hook_entry *entry)
{
    if (!tni_ref_release(&entry->ref))
        return;
    TNI_ASSERT(tni_graph_locks_held == 0);
    if (entry->hook.drop != NULL)
        entry->hook.drop(entry->hook.context);
    tni_free(entry);
}

/*
 * The node is being freed, so nobody else reads the list. A run that is in a hook keeps its entry.
 */
void tni_extras_free(tni_node_extras *extras)
{
    tni_hook_entry *next;
    for (tni_hook_entry *entry = extras->hooks; entry != NULL; entry = next) {
        next = entry->next;
        drop_entry(entry);
    }
    tni_free(extras->place);
    tni_free(extras);
}

/* ---- adding and removing ---- */

/* Append a copy of *what to the node's hooks and tell its number in *out, if wanted. */
static tn_status add_entry(tn_node *node, const tni_hook_entry *what, uint64_t *out)
{
    tni_node_extras *extras = tni_extras_make(node);
    tni_hook_entry *entry = extras != NULL ? tni_malloc(sizeof *entry) : NULL;
    if (entry == NULL)
        return tni_fail_memory(sizeof *entry);
    *entry = *what;
    entry->ref = (tni_ref){1};
    pthread_mutex_t *lock = tni_graph_lock(extras);
    /* Numbered under the lock, so that the list is sorted by number: next_entry relies on it. */
    entry->id = atomic_fetch_add(&next_hook, 1) + 1;
    if (out != NULL)
        *out = entry->id;
    tni_hook_entry **at = &extras->hooks;
    while (*at != NULL) {
        TNI_ASSERT((*at)->id < entry->id);
        at = &(*at)->next;
    }
    *at = entry;
    tni_graph_unlock(lock);
    return TN_OK;
}

/* Add a hook of the program's. */
static tn_status add_hook(tn_node *node, tni_hook_kind kind, uint32_t number, const tn_hook *hook,
                          uint64_t *out)
{
    const tni_hook_entry entry = {.hook = *hook, .kind = kind, .number = number};
    if (hook->run == NULL)
        return tni_fail(TN_ERR_VALUE, "a hook without a function");
    return add_entry(node, &entry, out);
}

/*
 * Return in *node the node that gets the gradient of a tensor, borrowed, and in *number which of
 * its results the tensor is: the node that returned it, or the accumulate node of a leaf.
 */
static tn_status node_for(tn_tensor *self, tn_node **node, uint32_t *number)
{
    if (!tni_requires_grad(self))
        return tni_fail(TN_ERR_RUNTIME,
                        "cannot register a hook on a tensor that doesn't require gradient");
    TN_TRY(tni_history(self, node, number));
    if (*node == NULL)
        *node = tni_accumulator(self);
    return *node != NULL ? TN_OK : TN_ERR_MEMORY;
}

/*
 * Add a hook for the gradient of a tensor. It stays on the node even if the tensor gets another
 * history.
 */
static tn_status hook_tensor(tn_tensor *self, tni_hook_kind kind, const tn_hook *hook,
                             uint64_t *out)
{
    tn_node *node;
    uint32_t number;
    TN_TRY(node_for(self, &node, &number));
    if (kind == TNI_HOOK_ACCUMULATED && !tni_node_is_accumulator(node))
        return tni_fail(TN_ERR_RUNTIME,
                        "post accumulate grad hooks cannot be registered on non-leaf tensors");
    return add_hook(node, kind, number, hook, out);
}

tn_status tn_tensor_add_hook(tn_tensor *self, const tn_hook *hook, uint64_t *out)
{
    if (self == NULL || hook == NULL)
        return tni_fail_null(__func__, "self and hook");
    return hook_tensor(self, TNI_HOOK_TENSOR, hook, out);
}

tn_status tn_tensor_add_accumulated_hook(tn_tensor *self, const tn_hook *hook, uint64_t *out)
{
    if (self == NULL || hook == NULL)
        return tni_fail_null(__func__, "self and hook");
    return hook_tensor(self, TNI_HOOK_ACCUMULATED, hook, out);
}

tn_status tn_node_add_hook(tn_node *self, bool is_after, const tn_hook *hook, uint64_t *out)
{
    if (self == NULL || hook == NULL)
        return tni_fail_null(__func__, "self and hook");
    return add_hook(self, is_after ? TNI_HOOK_AFTER : TNI_HOOK_BEFORE, 0, hook, out);
}

/* The entry is dropped outside of the lock, because dropping runs the program's code. */
void tni_hook_remove(const tn_node *node, uint64_t number)
{
    tni_node_extras *extras = node != NULL ? tni_extras_of(node) : NULL;
    if (extras == NULL)
        return;
    pthread_mutex_t *lock = tni_graph_lock(extras);
    tni_hook_entry **at = &extras->hooks;
    while (*at != NULL && (*at)->id != number)
        at = &(*at)->next;
    tni_hook_entry *found = *at;
    if (found != NULL)
        *at = found->next;
    tni_graph_unlock(lock);
    if (found != NULL)
        drop_entry(found);
}

/*
 * The caller need not know where the hook is: on the node, on the tensor's node or on its
 * accumulate node. Numbers are unique in the process.
 */
void tn_hook_remove(tn_tensor *self, tn_node *node, uint64_t number)
{
    const tni_record *record = self != NULL ? tni_record_of(self) : NULL;
    tni_hook_remove(node, number);
    if (record != NULL) {
        tni_hook_remove(record->node, number);
        tni_hook_remove(record->accumulator, number);
    }
}

/* ---- running ---- */

/*
 * Return the first entry after number `id` of a kind and a result, counted; NULL if there is none.
 * If the entry belongs to a tensor that keeps its gradient, that is retained, too; one that is
 * about to be freed is skipped.
 */
static tni_hook_entry *next_entry(tni_node_extras *extras, tni_hook_kind kind, uint32_t number,
                                  uint64_t id)
{
    pthread_mutex_t *lock = tni_graph_lock(extras);
    tni_hook_entry *entry = extras->hooks;
    while (entry != NULL && (entry->id <= id || entry->kind != kind || entry->number != number ||
                             (entry->tensor != NULL && !tni_ref_try_retain(&entry->tensor->ref))))
        entry = entry->next;
    if (entry != NULL)
        tni_ref_retain(&entry->ref);
    tni_graph_unlock(lock);
    return entry;
}

/* A tensor's hook may replace the gradient, but by one of the same dtype, sizes and device. */
static tn_status check_replaced(const tn_tensor *was, const tn_tensor *now)
{
    if (was == NULL || now == NULL || was == now)
        return TN_OK;
    if (was->dtype != now->dtype)
        return tni_fail(TN_ERR_RUNTIME,
                        "hook has changed the type of value (was torch.%sTensor got "
                        "torch.%sTensor)",
                        tni_scalar_name(was->dtype), tni_scalar_name(now->dtype));
    if (was->rank != now->rank ||
        memcmp(was->sizes, now->sizes, was->rank * sizeof *was->sizes) != 0)
        return tni_fail(TN_ERR_RUNTIME, "hook has changed the size of value");
    if (was->device.type != now->device.type)
        return tni_fail(TN_ERR_RUNTIME, "hook has changed the device of value");
    return TN_OK;
}

/*
 * Add the gradient to the tensor's `.grad`. A copy is kept: the gradient may share memory with a
 * larger one, or be written later. Several threads may run backward through the tensor's node.
 */
static tn_status keep_gradient(tn_tensor *tensor, tn_tensor *grad)
{
    tni_record *record = tni_record_of(tensor);
    tn_tensor *sum;
    TN_TRY(tni_call_clone(grad, -1, &sum));
    tn_status status = tni_grad_lock(record);
    if (status == TN_OK) {
        tn_tensor *old = record->grad;
        status = tni_add_gradient_take(&sum, tn_tensor_retain(old));
        if (status == TN_OK) {
            record->grad = sum;
            /* Release the old gradient below, or the copy after a failure. */
            sum = old;
        }
        tni_grad_unlock(record);
    }
    tn_tensor_release(sum);
    return status;
}

/*
 * Run one hook. A hook of a tensor may leave another gradient in call->grads[0]; the old one is
 * kept until it has been compared with that.
 */
static tn_status run_entry(const tni_hook_entry *entry, const tn_hook_call *call)
{
    TNI_ASSERT(tni_graph_locks_held == 0);
    if (entry->kind == TNI_HOOK_KEEP) {
        TNI_ASSERT(tni_ref_is_held(&entry->tensor->ref) && call->ngrads == 1);
        tn_status status = keep_gradient(entry->tensor, call->grads[0]);
        tn_tensor_release(entry->tensor);
        return status;
    }
    if (entry->kind != TNI_HOOK_TENSOR)
        return entry->hook.run(entry->hook.context, call);
    tn_tensor *was = tn_tensor_retain(call->grads[0]);
    tn_status status = entry->hook.run(entry->hook.context, call);
    if (status == TN_OK)
        status = check_replaced(was, call->grads[0]);
    tn_tensor_release(was);
    return status;
}

/*
 * Run the hooks of a kind in the order in which they were added, including those that a hook adds.
 */
static tn_status run_kind(tn_node *node, tni_hook_kind kind, uint32_t number,
                          const tn_hook_call *call)
{
    tni_node_extras *extras = tni_extras_of(node);
    uint64_t id = 0;
    tni_hook_entry *entry;
    while ((entry = next_entry(extras, kind, number, id)) != NULL) {
        id = entry->id;
        tn_status status = run_entry(entry, call);
        drop_entry(entry);
        TN_TRY(status);
    }
    return TN_OK;
}

/*
 * For each result that has a gradient, run the tensor's hooks, then keep the gradient: the `.grad`
 * of a tensor that retains it includes the changes of its hooks. A hook may leave no gradient at
 * all.
 */
tn_status tni_tensor_hooks(tn_node *node, tn_tensor **grads)
{
    for (uint32_t i = 0; i < node->nresults; i++) {
        tn_hook_call call = {.size = sizeof call, .grads = &grads[i], .ngrads = 1, .node = node};
        if (grads[i] != NULL)
            TN_TRY(run_kind(node, TNI_HOOK_TENSOR, i, &call));
        if (grads[i] != NULL)
            TN_TRY(run_kind(node, TNI_HOOK_KEEP, i, &call));
    }
    return TN_OK;
}

tn_status tni_hooks_before(tn_node *node, const tni_apply *apply)
{
    const tn_hook_call call = {
        .size = sizeof call, .grads = apply->grads, .ngrads = node->nresults, .node = node};
    return run_kind(node, TNI_HOOK_BEFORE, 0, &call);
}

tn_status tni_hooks_after(tn_node *node, const tni_apply *apply)
{
    const tn_hook_call call = {.size = sizeof call,
                               .grads = apply->results,
                               .ngrads = node->nedges,
                               .others = apply->grads,
                               .nothers = node->nresults,
                               .node = node};
    return run_kind(node, TNI_HOOK_AFTER, 0, &call);
}

tn_status tni_hooks_accumulated(tn_node *node)
{
    tn_tensor *leaf = tni_accumulator_leaf(node);
    const tn_hook_call call = {.size = sizeof call, .others = &leaf, .nothers = 1, .node = node};
    return run_kind(node, TNI_HOOK_ACCUMULATED, 0, &call);
}

/* ---- tensors that keep their gradients ---- */

tn_status tni_hook_keep(tn_node *node, tn_tensor *tensor, uint32_t number, uint64_t *out)
{
    const tni_hook_entry entry = {.kind = TNI_HOOK_KEEP, .number = number, .tensor = tensor};
    return add_entry(node, &entry, out);
}
