/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Nodes: making them, reading them, and releasing graphs of any depth.
 *
 *     node (64) │ edges │ saved values │ what results look like │ sizes
 *
 * all in one object of the smallest pool where it fits, else in a block.
 */
#include "autograd/graph.h"

_Static_assert(sizeof(tn_node) == 64, "edges begin there");
_Static_assert(sizeof(tni_edge) == 16 && sizeof(tni_saved) == 16 && sizeof(tni_result_meta) == 16,
               "a node's parts are cleared by words");

/* Of each thread, so that numbering takes no lock; later nodes of a thread have higher numbers. */
static TNI_THREAD_LOCAL uint64_t next_sequence;

/* The smallest pool whose objects have room; TNI_NUM_POOLS for none. */
static unsigned pool_for(size_t bytes)
{
    return bytes <= 120   ? TNI_POOL_120
           : bytes <= 168 ? TNI_POOL_168
           : bytes <= 192 ? TNI_POOL_192
                          : TNI_NUM_POOLS;
}

tn_status tni_node_new(const tni_node_kind *kind, const tni_node_shape *shape, tn_node **out)
{
    size_t bytes = sizeof(tn_node) + shape->nedges * sizeof(tni_edge) +
                   shape->nsaved * sizeof(tni_saved) + shape->nresults * sizeof(tni_result_meta) +
                   shape->nnumbers * sizeof(int64_t);
    unsigned pool = pool_for(bytes);
    tn_node *node = pool < TNI_NUM_POOLS ? tni_pool_get(pool) : tni_malloc(bytes);
    if (TNI_UNLIKELY(node == NULL))
        return tni_fail_memory(bytes);
    node->ref.count = 1;
    node->nedges = shape->nedges;
    node->nresults = shape->nresults;
    node->nsaved = (uint16_t)shape->nsaved;
    node->flags = 0;
    node->pool = (uint8_t)pool;
    node->kind = kind;
    node->order.sequence = next_sequence++;
    node->extras = NULL;
    node->details = NULL;
    node->users = 0;
    memset(node + 1, 0, bytes - sizeof *node - (size_t)shape->nnumbers * sizeof(int64_t));
    node->numbers = (int64_t *)(void *)(tni_node_metas(node) + shape->nresults);
    if (TNI_UNLIKELY(atomic_load_explicit(&tni_anomaly, memory_order_relaxed) != 0))
        tni_note_location(node);
    *out = node;
    return TN_OK;
}

static bool is_edge_valid(const tni_edge *edge)
{
    return edge->node == NULL || (edge->node->kind != NULL && edge->number < edge->node->nresults);
}

static bool is_meta_valid(const tni_result_meta *meta)
{
    return !meta->is_set || (tni_dtype_is_valid(meta->dtype) && meta->rank <= TN_MAX_DIM &&
                             meta->layout >= 0 && meta->layout < TN_LAYOUT_COUNT);
}

bool tni_node_is_valid(const tn_node *node)
{
    if (node->kind == NULL || node->kind->apply == NULL || node->pool > TNI_NUM_POOLS)
        return false;
    for (uint32_t i = 0; i < node->nedges; i++)
        if (!is_edge_valid(&tni_node_edges(node)[i]))
            return false;
    for (uint32_t i = 0; i < node->nresults; i++)
        if (!is_meta_valid(&tni_node_metas(node)[i]))
            return false;
    /* Once a run may free them, what was saved is read under the count alone. */
    if ((__atomic_load_n(&node->users, __ATOMIC_RELAXED) & TNI_NODE_FREED) == 0)
        for (uint32_t i = 0; i < node->nsaved; i++)
            if (!tni_saved_is_valid(&tni_node_saved(node)[i]))
                return false;
    return tni_node_is_accumulator(node) ? node->details != NULL : tni_ref_is_held(&node->ref);
}

void tni_node_set_meta(tn_node *node, uint32_t number, uint32_t first, const tn_tensor *tensor)
{
    TNI_ASSERT(number < node->nresults);
    tni_node_metas(node)[number] = (tni_result_meta){.dtype = tensor->dtype,
                                                     .layout = tensor->layout,
                                                     .device = tensor->device,
                                                     .rank = tensor->rank,
                                                     .is_set = true,
                                                     .first = first};
    for (int i = 0; i < tensor->rank; i++)
        node->numbers[first + (uint32_t)i] = tensor->sizes[i];
}

/* ---- release ---- */

/* What this thread still has to free: nodes that lost their last reference meanwhile. */
static TNI_THREAD_LOCAL tn_node *dead;
static TNI_THREAD_LOCAL bool is_freeing;

void tni_node_free(tn_node *node)
{
    if (node->extras != NULL)
        tni_extras_free(node->extras);
    if ((node->flags & TNI_NODE_OWN_NUMBERS) != 0)
        tni_free(node->numbers);
    if (node->pool < TNI_NUM_POOLS)
        tni_pool_put(node->pool, node);
    else
        tni_free(node);
}

/* Drops what the node holds; whatever loses its last reference by it is added to `dead`. */
static void free_node(tn_node *node)
{
    TNI_ASSERT(!tni_node_is_accumulator(node) && node->ref.count <= 1);
    if ((node->users & TNI_NODE_DROPPED) == 0 && node->kind->free_saved != NULL)
        node->kind->free_saved(node);
    if (node->kind->free_rest != NULL)
        node->kind->free_rest(node);
    tni_edge *edges = tni_node_edges(node);
    for (uint32_t i = 0; i < node->nedges; i++)
        tn_node_release(edges[i].node);
    tni_node_free(node);
}

/*
 * A graph a million nodes deep is freed by this loop: a node's release of the next one only adds
 * it to the list, also where a saved tensor lies between them.
 */
static TNI_NOINLINE void free_all(tn_node *node)
{
    node->order.next = dead;
    dead = node;
    if (is_freeing)
        return;
    is_freeing = true;
    while (dead != NULL) {
        node = dead;
        dead = node->order.next;
        free_node(node);
    }
    is_freeing = false;
}

tn_node *tn_node_retain(tn_node *self)
{
    return self != NULL ? tni_node_retain(self) : NULL;
}

void tn_node_release(tn_node *self)
{
    if (self == NULL)
        return;
    if (tni_node_is_accumulator(self))
        tn_tensor_release(tni_accumulator_leaf(self));
    else if (tni_ref_release(&self->ref))
        free_all(self);
}

/* ---- saved values that are read and freed by several threads ---- */

static TNI_COLD tn_status fail_freed(void)
{
    return tni_fail(
        TN_ERR_RUNTIME,
        "Trying to backward through the graph a second time (or directly access saved tensors "
        "after they have already been freed). Saved intermediate values of the graph are freed "
        "when you call .backward() or autograd.grad(). Specify retain_graph=True if you need to "
        "backward through the graph a second time or if you need to access saved tensors after "
        "calling backward.");
}

/* Adds to the count of runs, as other threads may do; what it was before. */
static uint32_t add_users(tn_node *node, uint32_t change)
{
    if (TNI_UNLIKELY(!__libc_single_threaded))
        return __atomic_fetch_add(&node->users, change, __ATOMIC_ACQ_REL);
    uint32_t before = node->users;
    node->users = before + change;
    return before;
}

/* Sets a mark; whether it was set. */
static bool set_mark(tn_node *node, uint32_t mark)
{
    if (TNI_UNLIKELY(!__libc_single_threaded))
        return (__atomic_fetch_or(&node->users, mark, __ATOMIC_ACQ_REL) & mark) != 0;
    uint32_t before = node->users;
    node->users = before | mark;
    return (before & mark) != 0;
}

/* A node that has saved no elements is never freed, so nobody needs to count. */
tn_status tni_node_enter(tn_node *node)
{
    if ((node->flags & TNI_NODE_HAS_SAVED) == 0)
        return TN_OK;
    TNI_ASSERT(node->kind->free_saved != NULL);
    if (TNI_LIKELY((add_users(node, 1) & TNI_NODE_FREED) == 0))
        return TN_OK;
    tni_node_leave(node, false);
    return fail_freed();
}

/* The run that takes the count to zero behind the mark drops the values: there is just one. */
void tni_node_leave(tn_node *node, bool frees)
{
    if ((node->flags & TNI_NODE_HAS_SAVED) == 0)
        return;
    if (frees)
        (void)set_mark(node, TNI_NODE_FREED);
    TNI_ASSERT((__atomic_load_n(&node->users, __ATOMIC_RELAXED) & (TNI_NODE_DROPPED - 1)) != 0);
    if (add_users(node, UINT32_MAX) != TNI_NODE_FREED + 1)
        return;
    if (!set_mark(node, TNI_NODE_DROPPED))
        node->kind->free_saved(node);
}

/* ---- reading ---- */

const char *tn_node_name(const tn_node *self)
{
    return self != NULL ? self->kind->name(self) : "";
}

uint64_t tn_node_sequence(const tn_node *self)
{
    return self != NULL ? self->order.sequence : 0;
}

size_t tn_node_num_edges(const tn_node *self)
{
    return self != NULL ? self->nedges : 0;
}

size_t tn_node_num_results(const tn_node *self)
{
    return self != NULL ? self->nresults : 0;
}

tn_node *tn_node_edge(const tn_node *self, size_t index, uint32_t *number)
{
    if (self == NULL || index >= self->nedges)
        return NULL;
    const tni_edge *edge = &tni_node_edges(self)[index];
    if (number != NULL)
        *number = edge->number;
    return edge->node;
}

tn_tensor *tn_node_variable(const tn_node *self)
{
    return self != NULL && tni_node_is_accumulator(self) ? tni_accumulator_leaf(self) : NULL;
}

tn_status tn_node_saved(tn_node *self, size_t index, tn_tensor **out)
{
    if (self == NULL || out == NULL)
        return tni_fail_null(__func__, "self and out");
    TN_TRY(tni_node_enter(self));
    tn_status status = TN_OK;
    if (index >= self->nsaved)
        status = tni_fail(TN_ERR_INDEX, "%s: saved tensor %zu of %u", tn_node_name(self), index,
                          self->nsaved);
    else
        status = tni_saved_tensor(self, &tni_node_saved(self)[index], out);
    tni_node_leave(self, false);
    return status;
}
