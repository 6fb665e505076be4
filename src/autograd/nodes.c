/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Nodes: making them, reading them, and releasing graphs of any depth. A node is one allocation:
 *
 *     node (64 bytes) | edges | saved values | metadata of results | sizes of results
 *
 * from the smallest pool whose objects have room, else from the heap.
 */
#include "autograd/graph.h"

_Static_assert(sizeof(tn_node) == 64, "edges begin there");
_Static_assert(sizeof(tni_edge) == 16 && sizeof(tni_saved) == 16 && sizeof(tni_result_meta) == 16,
               "a node's parts are cleared by words");

/*
 * Sequence numbers are per thread, so that numbering takes no lock; a later node of a thread has a
 * higher number.
 */
static TNI_THREAD_LOCAL uint64_t next_sequence;

/* Return the smallest pool whose objects have so many bytes; TNI_NUM_POOLS if none has. */
static unsigned pool_for(size_t bytes)
{
    return bytes <= 120   ? TNI_POOL_120
           : bytes <= 168 ? TNI_POOL_168
           : bytes <= 192 ? TNI_POOL_192
                          : TNI_NUM_POOLS;
}

/*
 * The header is written field by field and the rest cleared, but for the sizes, which
 * tni_node_set_meta writes: this is on the path of every recorded call.
 */
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
    /* In anomaly mode the node notes where it is recorded. */
    if (TNI_UNLIKELY(atomic_load_explicit(&tni_anomaly, memory_order_relaxed) != 0))
        tni_note_location(node);
    *out = node;
    return TN_OK;
}

/* Whether an edge leads nowhere or to a result that the node has. */
static bool is_edge_valid(const tni_edge *edge)
{
    return edge->node == NULL || (edge->node->kind != NULL && edge->number < edge->node->nresults);
}

/* Whether the metadata of a differentiable result is within range. */
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
    /* Once a run may free the saved values, only the last one inside may look at them. */
    if ((__atomic_load_n(&node->users, __ATOMIC_RELAXED) & TNI_NODE_FREED) == 0)
        for (uint32_t i = 0; i < node->nsaved; i++)
            if (!tni_saved_is_valid(&tni_node_saved(node)[i]))
                return false;
    /* An accumulate node is counted by its leaf, any other by itself. */
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

/* Nodes of this thread that have no reference any more and wait for free_all. */
static TNI_THREAD_LOCAL tn_node *dead;
/* Whether free_all is running on this thread. */
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

/*
 * Drop all that a node holds, and the node. Nodes that lose their last reference by this are added
 * to `dead`.
 */
static void free_node(tn_node *node)
{
    TNI_ASSERT(!tni_node_is_accumulator(node) && node->ref.count <= 1);
    /* A run has dropped the saved values if the mark is set. */
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
 * Free a node, and by this loop all nodes that only it holds. Recursion would need a stack as deep
 * as the graph, up to a million nodes; here the inner release only adds to the list, also where the
 * next node is held by a saved tensor. `order.next` reuses the memory of the sequence number.
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

/* A reference to an accumulate node is one to its leaf. */
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

/* PyTorch's message for a graph whose saved values are gone. */
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

/*
 * Add to the count of runs inside the node and return what it was before: atomically, unless the
 * process has one thread.
 */
static uint32_t add_users(tn_node *node, uint32_t change)
{
    if (TNI_UNLIKELY(!TNI_SINGLE_THREADED))
        return __atomic_fetch_add(&node->users, change, __ATOMIC_ACQ_REL);
    uint32_t before = node->users;
    node->users = before + change;
    return before;
}

/* Set a mark in `users` and return whether it was set before. */
static bool set_mark(tn_node *node, uint32_t mark)
{
    if (TNI_UNLIKELY(!TNI_SINGLE_THREADED))
        return (__atomic_fetch_or(&node->users, mark, __ATOMIC_ACQ_REL) & mark) != 0;
    uint32_t before = node->users;
    node->users = before | mark;
    return (before & mark) != 0;
}

/*
 * Count a run that reads the saved values. It counts before it looks at the mark: a run that frees
 * them waits for the count, so either this run sees the mark or the values stay until it leaves. A
 * node without saved tensors has nothing to free and is not counted.
 */
tn_status tni_node_enter(tn_node *node)
{
    if ((node->flags & TNI_NODE_HAS_SAVED) == 0)
        return TN_OK;
    TNI_ASSERT(node->kind->free_saved != NULL);
    if (TNI_LIKELY((add_users(node, 1) & TNI_NODE_FREED) == 0))
        return TN_OK;
    /* This run was counted, and may now be the last one, which drops the values. */
    tni_node_leave(node, false);
    return fail_freed();
}

/*
 * End a run's reading. With `frees`, no further run may begin; the run that takes the count to zero
 * after that drops the values. Two runs can both see that, one of which failed to enter; the second
 * mark lets only one of them drop.
 */
void tni_node_leave(tn_node *node, bool frees)
{
    if ((node->flags & TNI_NODE_HAS_SAVED) == 0)
        return;
    if (frees)
        (void)set_mark(node, TNI_NODE_FREED);
    TNI_ASSERT((__atomic_load_n(&node->users, __ATOMIC_RELAXED) & (TNI_NODE_DROPPED - 1)) != 0);
    /* Adding UINT32_MAX subtracts 1. */
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

static size_t bytes_of(const tn_tensor *tensor)
{
    bool is_strided = tensor != NULL && tn_tensor_layout(tensor) == TN_LAYOUT_STRIDED;
    return is_strided ? (size_t)tn_tensor_numel(tensor) * tn_dtype_size(tn_tensor_dtype(tensor))
                      : 0;
}

/* Another thread may free what was saved meanwhile, so the node is entered as for a reader. */
size_t tn_node_saved_bytes(const tn_node *self)
{
    tn_node *node = (tn_node *)(uintptr_t)self;
    size_t bytes = 0;
    if (self == NULL || tni_node_enter(node) != TN_OK)
        return 0;
    for (uint32_t i = 0; i < self->nsaved; i++) {
        const tni_saved *saved = &tni_node_saved(self)[i];
        if (saved->kind == TNI_SAVED_TENSOR || saved->kind == TNI_SAVED_TWIN)
            bytes += bytes_of(saved->as.tensor);
    }
    tni_node_leave(node, false);
    return bytes;
}

/*
 * Return in *out the saved tensor `index`, new; the caller has entered the node. The node of an
 * operator also saves numbers and lists, which are no tensors.
 */
static tn_status find_saved_tensor(tn_node *node, size_t index, tn_tensor **out)
{
    if (index >= node->nsaved)
        return tni_fail(TN_ERR_INDEX, "%s: saved tensor %zu of %u", tn_node_name(node), index,
                        node->nsaved);
    const tni_saved *saved = &tni_node_saved(node)[index];
    if (saved->kind == TNI_SAVED_VALUE || saved->kind == TNI_SAVED_LIST)
        return tni_fail(TN_ERR_TYPE,
                        "%s: saved value %zu is not a tensor; tn_node_saved_value gives it",
                        tn_node_name(node), index);
    return tni_saved_tensor(node, saved, out);
}

tn_status tn_node_saved(tn_node *self, size_t index, tn_tensor **out)
{
    if (self == NULL || out == NULL)
        return tni_fail_null(__func__, "self and out");
    TN_TRY(tni_node_enter(self));
    tn_status status = find_saved_tensor(self, index, out);
    tni_node_leave(self, false);
    return status;
}
