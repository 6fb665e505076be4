/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What few nodes have: hooks, tensors whose gradients are kept, and the place where anomaly mode
 * found them.
 *
 * A list of hooks is read by runs while others add and remove: entries are counted, and the list
 * changes under a lock that is never held while a hook runs.
 */
#include "autograd/graph.h"

#include <stdio.h>

_Atomic(int) tni_anomaly;
static _Atomic(uint64_t) next_hook; /* numbers of hooks; 0 is none */
static _Atomic(tn_place_teller) place_teller;

/* ---- extras ---- */

tni_node_extras *tni_extras_make(tn_node *node)
{
    tni_node_extras *extras = __atomic_load_n(&node->extras, __ATOMIC_ACQUIRE);
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

static void drop_entry(tni_hook_entry *entry)
{
    if (!tni_ref_release(&entry->ref))
        return;
    if (entry->hook.drop != NULL)
        entry->hook.drop(entry->hook.context);
    tni_free(entry);
}

void tni_extras_free(tni_node_extras *extras)
{
    tni_hook_entry *next;
    for (tni_hook_entry *entry = extras->hooks; entry != NULL; entry = next) {
        next = entry->next;
        drop_entry(entry);
    }
    for (tni_retained *at = extras->retained; at != NULL;) {
        tni_retained *following = at->next;
        tni_free(at);
        at = following;
    }
    tni_free(extras->place);
    tni_free(extras);
}

/* ---- adding and removing ---- */

static tn_status add_hook(tn_node *node, tni_hook_kind kind, uint32_t number, const tn_hook *hook,
                          uint64_t *out)
{
    if (hook->run == NULL)
        return tni_fail(TN_ERR_VALUE, "a hook without a function");
    tni_node_extras *extras = tni_extras_make(node);
    tni_hook_entry *entry = extras != NULL ? tni_malloc(sizeof *entry) : NULL;
    if (entry == NULL)
        return tni_fail_memory(sizeof *entry);
    *entry = (tni_hook_entry){.id = atomic_fetch_add(&next_hook, 1) + 1,
                              .hook = *hook,
                              .kind = kind,
                              .number = number,
                              .ref = {1}};
    if (out != NULL)
        *out = entry->id;
    pthread_mutex_t *lock = tni_graph_lock(extras);
    tni_hook_entry **at = &extras->hooks;
    while (*at != NULL)
        at = &(*at)->next;
    *at = entry;
    tni_graph_unlock(lock);
    return TN_OK;
}

/* The node that gets the gradient of a tensor, and which of its results that is. */
static tn_status node_for(tn_tensor *self, tn_node **node, uint32_t *number)
{
    TN_TRY(tni_history(self, node, number));
    if (*node == NULL)
        *node = tni_accumulator(self);
    return *node != NULL ? TN_OK : TN_ERR_MEMORY;
}

tn_status tn_tensor_add_hook(tn_tensor *self, const tn_hook *hook, uint64_t *out)
{
    tn_node *node;
    uint32_t number;
    if (self == NULL || hook == NULL)
        return tni_fail_null(__func__, "self and hook");
    if (!tni_requires_grad(self))
        return tni_fail(TN_ERR_RUNTIME,
                        "cannot register a hook on a tensor that doesn't require gradient");
    TN_TRY(node_for(self, &node, &number));
    return add_hook(node, TNI_HOOK_TENSOR, number, hook, out);
}

tn_status tn_tensor_add_accumulated_hook(tn_tensor *self, const tn_hook *hook, uint64_t *out)
{
    tn_node *node;
    uint32_t number;
    if (self == NULL || hook == NULL)
        return tni_fail_null(__func__, "self and hook");
    if (!tni_requires_grad(self))
        return tni_fail(TN_ERR_RUNTIME,
                        "cannot register a hook on a tensor that doesn't require gradient");
    TN_TRY(node_for(self, &node, &number));
    if (!tni_node_is_accumulator(node))
        return tni_fail(TN_ERR_RUNTIME,
                        "post accumulate grad hooks cannot be registered on non-leaf tensors");
    return add_hook(node, TNI_HOOK_ACCUMULATED, 0, hook, out);
}

tn_status tn_node_add_hook(tn_node *self, bool is_after, const tn_hook *hook, uint64_t *out)
{
    if (self == NULL || hook == NULL)
        return tni_fail_null(__func__, "self and hook");
    return add_hook(self, is_after ? TNI_HOOK_AFTER : TNI_HOOK_BEFORE, 0, hook, out);
}

static tni_hook_entry *unlink_hook(tni_node_extras *extras, uint64_t number)
{
    pthread_mutex_t *lock = tni_graph_lock(extras);
    tni_hook_entry **at = &extras->hooks;
    while (*at != NULL && (*at)->id != number)
        at = &(*at)->next;
    tni_hook_entry *found = *at;
    if (found != NULL)
        *at = found->next;
    tni_graph_unlock(lock);
    return found;
}

/* A tensor's hooks are its node's, or its accumulate node's. */
void tn_hook_remove(tn_tensor *self, tn_node *node, uint64_t number)
{
    const tni_record *record = self != NULL ? tni_record_of(self) : NULL;
    tn_node *places[] = {node, record != NULL ? record->node : NULL,
                         record != NULL ? record->accumulator : NULL};
    for (size_t i = 0; i < TN_LEN(places); i++) {
        tni_hook_entry *found = places[i] != NULL && places[i]->extras != NULL
                                    ? unlink_hook(places[i]->extras, number)
                                    : NULL;
        if (found != NULL)
            drop_entry(found);
    }
}

/* ---- running ---- */

/* The first entry behind number `id` of a kind, counted: the list may change while a hook runs. */
static tni_hook_entry *next_entry(tni_node_extras *extras, tni_hook_kind kind, uint32_t number,
                                  uint64_t id)
{
    pthread_mutex_t *lock = tni_graph_lock(extras);
    tni_hook_entry *entry = extras->hooks;
    while (entry != NULL && (entry->id <= id || entry->kind != kind || entry->number != number))
        entry = entry->next;
    if (entry != NULL)
        tni_ref_retain(&entry->ref);
    tni_graph_unlock(lock);
    return entry;
}

/* A gradient's geometry before a hook of a tensor, which must not change. */
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

static tn_status run_entry(const tni_hook_entry *entry, const tn_hook_call *call)
{
    if (entry->kind != TNI_HOOK_TENSOR)
        return entry->hook.run(entry->hook.context, call);
    tn_tensor *was = tn_tensor_retain(call->grads[0]);
    tn_status status = entry->hook.run(entry->hook.context, call);
    if (status == TN_OK)
        status = check_replaced(was, call->grads[0]);
    tn_tensor_release(was);
    return status;
}

tn_status tni_hooks_run(tn_node *node, tni_hook_kind kind, uint32_t number,
                        const tn_hook_call *call)
{
    tni_node_extras *extras = __atomic_load_n(&node->extras, __ATOMIC_ACQUIRE);
    if (extras == NULL)
        return TN_OK;
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

/* ---- tensors that keep their gradients ---- */

tn_status tni_retained_add(tn_node *node, tn_tensor *tensor, uint32_t number)
{
    tni_node_extras *extras = tni_extras_make(node);
    tni_retained *entry = extras != NULL ? tni_malloc(sizeof *entry) : NULL;
    if (entry == NULL)
        return tni_fail_memory(sizeof *entry);
    pthread_mutex_t *lock = tni_graph_lock(extras);
    *entry = (tni_retained){extras->retained, tensor, number};
    extras->retained = entry;
    tni_graph_unlock(lock);
    return TN_OK;
}

void tni_retained_remove(tn_node *node, const tn_tensor *tensor)
{
    tni_node_extras *extras = node->extras;
    if (extras == NULL)
        return;
    pthread_mutex_t *lock = tni_graph_lock(extras);
    tni_retained **at = &extras->retained;
    while (*at != NULL && (*at)->tensor != tensor)
        at = &(*at)->next;
    tni_retained *found = *at;
    if (found != NULL)
        *at = found->next;
    tni_graph_unlock(lock);
    tni_free(found);
}

/* A reference unless the last one has gone: then the tensor is about to leave the list. */
static bool try_retain(tn_tensor *tensor)
{
    uint32_t count = __atomic_load_n(&tensor->ref.count, __ATOMIC_RELAXED);
    while (count != 0)
        if (__atomic_compare_exchange_n(&tensor->ref.count, &count, count + 1, false,
                                        __ATOMIC_ACQ_REL, __ATOMIC_RELAXED))
            return true;
    return false;
}

/*
 * As many rounds as there are tensors, each one taking the lock: the tensor is held while its
 * gradient changes. What is kept is the gradient itself.
 */
tn_status tni_retained_update(tn_node *node, tn_tensor *const *grads)
{
    tni_node_extras *extras = __atomic_load_n(&node->extras, __ATOMIC_ACQUIRE);
    for (size_t round = 0; extras != NULL; round++) {
        pthread_mutex_t *lock = tni_graph_lock(extras);
        tni_retained *entry = extras->retained;
        for (size_t i = 0; i < round && entry != NULL; i++)
            entry = entry->next;
        tn_tensor *tensor = entry != NULL && try_retain(entry->tensor) ? entry->tensor : NULL;
        uint32_t number = entry != NULL ? entry->number : 0;
        tni_graph_unlock(lock);
        if (entry == NULL)
            break;
        if (tensor == NULL)
            continue;
        tni_record *record = tni_record_of(tensor);
        tn_tensor *old = record->grad;
        tn_tensor *sum = NULL;
        tn_status status = TN_OK;
        if (old != NULL && grads[number] != NULL) {
            sum = tn_tensor_retain(old);
            status = tni_add_gradient_take(&sum, tn_tensor_retain(grads[number]));
        } else {
            sum = tn_tensor_retain(grads[number] != NULL ? grads[number] : old);
        }
        if (status == TN_OK) {
            record->grad = sum;
            sum = old;
        }
        tn_tensor_release(sum);
        tn_tensor_release(tensor);
        TN_TRY(status);
    }
    return TN_OK;
}

/* ---- anomaly mode ---- */

void tn_anomaly_mode_set(bool is_on, bool checks_nan)
{
    atomic_store(&tni_anomaly, is_on ? 1 | (checks_nan ? 2 : 0) : 0);
}

bool tn_anomaly_mode(bool *checks_nan)
{
    int mode = atomic_load(&tni_anomaly);
    if (checks_nan != NULL)
        *checks_nan = (mode & 2) != 0;
    return mode != 0;
}

void tn_anomaly_place_set(tn_place_teller teller)
{
    atomic_store(&place_teller, teller);
}

/* Without memory the node has no place, which is no reason to fail. */
void tni_note_place(tn_node *node)
{
    char told[4096];
    tn_place_teller teller = atomic_load(&place_teller);
    tni_buffer text = {0};
    if (teller != NULL) {
        told[0] = '\0';
        teller(told, sizeof told);
        tni_buffer_add(&text, told, strnlen(told, sizeof told));
    } else {
        void *frames[32];
        tni_backtrace_print(&text, frames, tni_backtrace_take(frames, TN_LEN(frames)));
    }
    tni_node_extras *extras = tni_extras_make(node);
    if (extras != NULL && !text.failed && text.data != NULL)
        extras->place = tni_copy_text(text.data, text.length);
    tni_buffer_free(&text);
}
