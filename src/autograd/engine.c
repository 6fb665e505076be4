/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The engine: runs a graph backward, from the roots to the leaves (reverse-mode differentiation).
 *
 *     1. Give each root its gradient and find all nodes that the roots reach, breadth first.
 *        For each, count the edges that lead to it: its dependencies.
 *     2. With given inputs, mark the nodes on a path to one of them; the others do not run, and
 *        only their edges are counted as walked.
 *     3. Run nodes whose dependencies have all been met. Of several ready nodes, the one that was
 *        recorded last runs first, so that memory is freed early, but accumulate nodes of leaves
 *        run at once. Sum what arrives for each result of a node.
 *
 * Each node runs at most once. The cost without the formulas is one visit of each node and edge,
 * and O(log n) per node for the heap of n ready nodes.
 *
 * All that a run knows of a node is in the run's own table, none of it in the node: several threads
 * may run over one graph, and a hook may begin another run. There is no recursion, because graphs
 * may be a million nodes deep.
 */
#include "autograd/graph.h"
#include "calls/calls_autograd.h"
#include "dispatch/scratch.h"

/* What a run knows of a node. */
typedef struct task {
    tn_node *node;         /* which; held by the roots, or by the edges to it */
    uint32_t dependencies; /* edges that were not walked yet */
    bool runs;             /* with given inputs: a path leads from it to one of them */
    bool is_target;        /* it is an input's node */
    bool is_root;          /* the run holds the node, as a hook may change the root's history */
    union {
        tn_tensor *one;   /* the gradient of the only result, owned */
        tn_tensor **many; /* those of several; NULL before the first comes */
    } grads;
} task;

/* Up to 16 nodes need no memory beside the run itself, which is on the stack. */
#define INLINE_TASKS   16
#define INLINE_BUCKETS 32

typedef struct run {
    const tn_backward_call *call; /* the caller's request */
    struct run *outer;            /* the run of this thread whose hook began this one; or NULL */
    tni_edge *targets;            /* nodes of the inputs, counted; NULL: all leaves */
    tn_tensor **outs;             /* what tn_grad returns, by input; NULL for tn_backward */
    task *tasks;                  /* in the order in which they were found */
    uint32_t *buckets;            /* a hash of nodes: number of the task and 1, or 0 */
    uint32_t *heap;               /* ready tasks, the one to run first at the front */
    size_t ntasks;                /* tasks in use */
    size_t room;                  /* tasks, and items of the heap, that there is memory for */
    size_t nbuckets;              /* a power of 2 */
    size_t nready;                /* tasks in the heap */
    task first_tasks[INLINE_TASKS];
    uint32_t first_buckets[INLINE_BUCKETS];
    uint32_t first_heap[INLINE_TASKS];
} run;

/* The innermost run of this thread; NULL outside of backward. */
static TNI_THREAD_LOCAL run *innermost; /* run of this thread */

/* ---- the table of tasks ---- */

/*
 * Return the bucket that holds the node, or the free one where it would go: a hash table with open
 * addressing and linear probing (Knuth, vol. 3, 6.4). It is never more than half full.
 */
static size_t bucket_for(const run *r, const tn_node *node)
{
    /*
     * Addresses of nodes are multiples of 16, so their low bits say nothing. The factor is 2^64
     * divided by the golden ratio; the high half of the product is well mixed.
     */
    uint64_t hash = ((uint64_t)(uintptr_t)node >> 4) * UINT64_C(0x9e3779b97f4a7c15);
    size_t at = (size_t)(hash >> 32) & (r->nbuckets - 1);
    while (r->buckets[at] != 0 && r->tasks[r->buckets[at] - 1].node != node)
        at = (at + 1) & (r->nbuckets - 1);
    return at;
}

/* Return the task of a node that the run has found; NULL for another one. */
static task *find_task(const run *r, const tn_node *node)
{
    uint32_t found = r->buckets[bucket_for(r, node)];
    return found != 0 ? &r->tasks[found - 1] : NULL;
}

/* Whether the counts fit the arrays, and the hash has a free bucket, at which a search ends. */
static bool is_table_valid(const run *r)
{
    return r->ntasks <= r->room && r->nready <= r->ntasks && r->ntasks < r->nbuckets &&
           (r->nbuckets & (r->nbuckets - 1)) == 0;
}

/* Double the three arrays, which are one block. On failure the run keeps what it had. */
static tn_status grow(run *r)
{
    size_t room = 2 * r->room;
    size_t bytes = room * (sizeof(task) + sizeof(uint32_t)) + 2 * r->nbuckets * sizeof(uint32_t);
    task *tasks = tni_calloc(1, bytes);
    if (tasks == NULL)
        return tni_fail_memory(bytes);
    memcpy(tasks, r->tasks, r->ntasks * sizeof *tasks);
    if (r->tasks != r->first_tasks)
        tni_free(r->tasks);
    r->tasks = tasks;
    r->room = room;
    r->heap = (uint32_t *)(void *)(tasks + room);
    r->buckets = r->heap + room;
    r->nbuckets *= 2;
    /* The block is zeroed, so the new hash is empty; all nodes go into it again. */
    for (size_t i = 0; i < r->ntasks; i++)
        r->buckets[bucket_for(r, r->tasks[i].node)] = (uint32_t)i + 1;
    TNI_ASSERT(is_table_valid(r));
    return TN_OK;
}

/*
 * Return in *out the task of a node, made now if it has none. The pointer is valid until the next
 * call, which may move the tasks.
 */
static tn_status task_for(run *r, tn_node *node, task **out)
{
    size_t at = bucket_for(r, node);
    if (r->buckets[at] == 0) {
        if (TNI_UNLIKELY(r->ntasks == r->room)) {
            TN_TRY(grow(r));
            at = bucket_for(r, node);
        }
        r->tasks[r->ntasks] = (task){.node = node};
        r->buckets[at] = (uint32_t)++r->ntasks;
        TNI_ASSERT(is_table_valid(r) && tni_node_is_valid(node));
    }
    *out = &r->tasks[r->buckets[at] - 1];
    return TN_OK;
}

/* Set up an empty run. The inline tasks are not cleared: task_for writes each as a whole. */
static void begin(run *r, const tn_backward_call *call, tn_tensor **outs)
{
    r->call = call;
    r->targets = NULL;
    r->outs = outs;
    r->tasks = r->first_tasks;
    r->buckets = r->first_buckets;
    r->heap = r->first_heap;
    r->ntasks = 0;
    r->room = INLINE_TASKS;
    r->nbuckets = INLINE_BUCKETS;
    r->nready = 0;
    memset(r->first_buckets, 0, sizeof r->first_buckets);
}

/*
 * Return the array of gradients of a task's results; NULL if none has come yet for a node with
 * several. One result needs no array of its own.
 */
static tn_tensor **grads_of(task *t)
{
    return t->node->nresults == 1 ? &t->grads.one : t->grads.many;
}

/* Release the gradients that were not taken, and their array. */
static void drop_grads(task *t)
{
    tn_tensor **grads = grads_of(t);
    for (uint32_t i = 0; grads != NULL && i < t->node->nresults; i++)
        tn_tensor_release(grads[i]);
    if (t->node->nresults != 1)
        tni_free(grads);
    t->grads.many = NULL;
}

/*
 * Release what the run holds. Roots are the first tasks, because put_root runs before find_all; all
 * other nodes are held by the edges to them.
 */
static void end(run *r)
{
    for (size_t i = 0; i < r->ntasks; i++)
        drop_grads(&r->tasks[i]);
    for (size_t i = 0; i < r->ntasks && r->tasks[i].is_root; i++)
        tn_node_release(r->tasks[i].node);
    for (size_t i = 0; r->targets != NULL && i < r->call->ninputs; i++)
        tn_node_release(r->targets[i].node);
    tni_free(r->targets);
    if (r->tasks != r->first_tasks)
        tni_free(r->tasks);
}

/* ---- the ready ones ---- */

/*
 * Whether task a runs before task b: later nodes first. Numbers of different threads cannot be
 * compared, but this decides only among nodes that are ready, where any order is right.
 */
static bool goes_before(const run *r, uint32_t a, uint32_t b)
{
    return r->tasks[a].node->order.sequence > r->tasks[b].node->order.sequence;
}

/*
 * Insert a task into the binary heap (Williams, 1964): move parents down until its position is
 * found.
 */
static void push_ready(run *r, uint32_t index)
{
    TNI_ASSERT(r->nready < r->ntasks && r->tasks[index].dependencies == 0);
    size_t at = r->nready++;
    while (at > 0 && goes_before(r, index, r->heap[(at - 1) / 2])) {
        r->heap[at] = r->heap[(at - 1) / 2];
        at = (at - 1) / 2;
    }
    r->heap[at] = index;
}

/*
 * Remove and return the first task: fill its position with the last one, and move that down below
 * children that go before it.
 */
static uint32_t pop_ready(run *r)
{
    uint32_t first = r->heap[0];
    uint32_t last = r->heap[--r->nready];
    size_t at = 0;
    /* `at` is free in each round; `next` is its first child. */
    for (size_t next = 1; next < r->nready; next = 2 * at + 1) {
        if (next + 1 < r->nready && goes_before(r, r->heap[next + 1], r->heap[next]))
            next++;
        if (!goes_before(r, r->heap[next], last))
            break;
        r->heap[at] = r->heap[next];
        at = next;
    }
    r->heap[at] = last;
    TNI_ASSERT(r->nready == 0 || !goes_before(r, r->heap[0], first));
    return first;
}

/* ---- gradients of the roots ---- */

/* Fail in PyTorch's words for a given gradient of another shape than its root. */
static TNI_COLD tn_status fail_root_shape(size_t index, const tn_tensor *grad,
                                          const tn_tensor *root)
{
    tni_buffer text = {0};
    tni_buffer_print(&text, "Mismatch in shape: grad_output[%zu] has a shape of torch.Size(",
                     index);
    tni_print_sizes(&text, grad->rank, grad->sizes);
    tni_buffer_print(&text, ") and output[%zu] has a shape of torch.Size(", index);
    tni_print_sizes(&text, root->rank, root->sizes);
    tn_status status =
        tni_fail(TN_ERR_RUNTIME, "%s).", text.failed ? "Mismatch in shape (" : text.data);
    tni_buffer_free(&text);
    return status;
}

/*
 * Return in *out the gradient 1 for a root without a given one, which must be a real scalar. A
 * float on the CPU, the usual loss, is written at once instead of by a call.
 */
static tn_status one_for(tn_tensor *root, tn_tensor **out)
{
    if (root->numel != 1)
        return tni_fail(TN_ERR_RUNTIME, "grad can be implicitly created only for scalar outputs");
    if (tni_is_complex(root))
        return tni_fail(TN_ERR_RUNTIME,
                        "grad can be implicitly created only for real scalar outputs but got "
                        "torch.%s",
                        tn_dtype_name((tn_dtype)root->dtype));
    if (root->device.type != TN_DEVICE_CPU || root->dtype != TN_DTYPE_F32)
        return tni_call_ones_like(root, TN_DTYPE_UNDEFINED, -1, TNI_NO_DEVICE, TNI_NO_BOOL, -1,
                                  out);
    TN_TRY(tni_tensor_empty_like(root, TN_DTYPE_F32, out));
    *(float *)(*out)->data = 1.0F;
    return TN_OK;
}

/* Return in *out the gradient that the caller gives for a root, retained and checked. */
static tn_status given_for(const run *r, size_t index, tn_tensor *grad, tn_tensor **out)
{
    const tn_tensor *root = r->call->roots[index];
    if (grad->rank != root->rank ||
        memcmp(grad->sizes, root->sizes, root->rank * sizeof *root->sizes) != 0)
        return fail_root_shape(index, grad, root);
    if (tni_is_complex(grad) != tni_is_complex(root))
        return tni_fail(TN_ERR_RUNTIME,
                        "For complex Tensors, both grad_output and output are required to have the "
                        "same dtype. Mismatch in dtype: grad_output[%zu] has a dtype of torch.%s "
                        "and output[%zu] has a dtype of torch.%s.",
                        index, tn_dtype_name((tn_dtype)grad->dtype), index,
                        tn_dtype_name((tn_dtype)root->dtype));
    *out = tn_tensor_retain(grad);
    return TN_OK;
}

/* Add a gradient to the sum for one result of a task. Its reference is taken, also on failure. */
static tn_status put_grad_take(task *t, uint32_t number, tn_tensor *grad)
{
    TNI_ASSERT(number < t->node->nresults && tni_tensor_is_valid(grad));
    if (t->node->nresults != 1 && t->grads.many == NULL) {
        t->grads.many = tni_calloc(t->node->nresults, sizeof *t->grads.many);
        if (t->grads.many == NULL) {
            tn_tensor_release(grad);
            return tni_fail_memory(t->node->nresults * sizeof *t->grads.many);
        }
    }
    return tni_add_gradient_take(&grads_of(t)[number], grad);
}

/*
 * Make the node of root `index` a task and give it the root's gradient. A leaf may be a root: its
 * accumulate node is the task then.
 */
static tn_status put_root(run *r, size_t index)
{
    tn_tensor *root = r->call->roots[index];
    tn_tensor *given = r->call->grads != NULL ? r->call->grads[index] : NULL;
    tn_tensor *grad;
    tni_edge edge;
    task *t;
    if (root == NULL || !tni_requires_grad(root))
        return tni_fail(TN_ERR_RUNTIME,
                        "element %zu of tensors does not require grad and does not have a grad_fn",
                        index);
    TN_TRY(given != NULL ? given_for(r, index, given, &grad) : one_for(root, &grad));
    tn_status status = tni_edge_of(root, &edge);
    if (status == TN_OK)
        status = tni_fit_gradient(NULL, index, &edge, &grad);
    if (status == TN_OK)
        status = task_for(r, edge.node, &t);
    if (status != TN_OK) {
        tn_tensor_release(grad);
        tn_node_release(edge.node);
        return status;
    }
    /* The node of several roots is held once. */
    if (t->is_root)
        tn_node_release(edge.node);
    /* A hook may give the root another history, so the run itself holds the node. */
    t->is_root = true;
    return put_grad_take(t, edge.number, grad);
}

/* ---- what is to run ---- */

/*
 * Find all nodes that the roots reach and count the edges to each. The list of tasks serves as the
 * queue of a breadth-first search: it grows while it is walked.
 */
static tn_status find_all(run *r)
{
    for (size_t i = 0; i < r->ntasks; i++) {
        const tn_node *node = r->tasks[i].node;
        const tni_edge *edges = tni_node_edges(node);
        for (uint32_t j = 0; j < node->nedges; j++) {
            /* An edge without a node wants no gradient. */
            task *behind;
            if (edges[j].node == NULL)
                continue;
            TN_TRY(task_for(r, edges[j].node, &behind));
            behind->dependencies++;
        }
    }
    return TN_OK;
}

/*
 * Find the edges at which the gradients of the inputs arrive. An input that the roots do not reach
 * has no task, and so no gradient.
 */
static tn_status find_targets(run *r)
{
    size_t count = r->call->ninputs;
    r->targets = tni_calloc(count, sizeof *r->targets);
    if (r->targets == NULL)
        return tni_fail_memory(count * sizeof *r->targets);
    for (size_t i = 0; i < count; i++) {
        /* tn_backward leaves the gradient of an input that is no leaf in its `.grad`. */
        if (r->outs == NULL)
            TN_TRY(tn_tensor_retain_grad(r->call->inputs[i]));
        if (!tni_requires_grad(r->call->inputs[i]))
            return tni_fail(TN_ERR_RUNTIME, "One of the differentiated Tensors does not require "
                                            "grad");
        TN_TRY(tni_edge_of(r->call->inputs[i], &r->targets[i]));
        task *t = find_task(r, r->targets[i].node);
        if (t != NULL)
            t->is_target = true;
    }
    return TN_OK;
}

/*
 * Mark the nodes from which a path leads to an input. A topological order (Kahn, 1962) has each
 * node before those its edges lead to; walked from its end, each node is decided after all of
 * these, without recursion.
 */
static tn_status mark_needed(run *r)
{
    uint32_t *order = tni_malloc(2 * r->ntasks * sizeof *order);
    if (order == NULL)
        return tni_fail_memory(2 * r->ntasks * sizeof *order);
    /*
     * Dependencies that are not in the order yet. The counts of the tasks themselves are needed
     * again when the nodes run.
     */
    uint32_t *left = order + r->ntasks;
    size_t count = 0;
    for (size_t i = 0; i < r->ntasks; i++) {
        left[i] = r->tasks[i].dependencies;
        if (left[i] == 0)
            order[count++] = (uint32_t)i;
    }
    for (size_t i = 0; i < count; i++) {
        const tn_node *node = r->tasks[order[i]].node;
        for (uint32_t j = 0; j < node->nedges; j++) {
            if (tni_node_edges(node)[j].node == NULL)
                continue;
            uint32_t behind = (uint32_t)(find_task(r, tni_node_edges(node)[j].node) - r->tasks);
            if (--left[behind] == 0)
                order[count++] = behind;
        }
    }
    /* A graph has no cycles, and all edges were counted from the roots. */
    TNI_ASSERT(count == r->ntasks);
    while (count-- > 0) {
        task *t = &r->tasks[order[count]];
        /*
         * tn_backward runs the accumulate node of a leaf that is an input; tn_grad only takes its
         * gradient.
         */
        t->runs = t->is_target && r->outs == NULL && tni_node_is_accumulator(t->node);
        for (uint32_t j = 0; j < t->node->nedges && !t->runs; j++) {
            const tn_node *behind = tni_node_edges(t->node)[j].node;
            const task *other = behind != NULL ? find_task(r, behind) : NULL;
            t->runs = other != NULL && (other->runs || other->is_target);
        }
    }
    tni_free(order);
    return TN_OK;
}

/*
 * Whether a gradient for an edge would be used: all are if no inputs were given, else those for
 * nodes that run or that an input waits at.
 */
static bool is_of_use(const run *r, const tni_edge *edge)
{
    if (edge->node == NULL)
        return false;
    if (TNI_LIKELY(r->targets == NULL))
        return true;
    const task *t = find_task(r, edge->node);
    TNI_ASSERT(t != NULL);
    return t->runs || t->is_target;
}

/* ---- running a node ---- */

/*
 * Store the gradients that tn_grad was asked for. Two inputs may wait at results of one node, and
 * one tensor may be given as an input twice.
 */
static void take_targets(run *r, const task *t, tn_tensor *const *grads)
{
    for (size_t i = 0; i < r->call->ninputs; i++)
        if (r->targets[i].node == t->node)
            r->outs[i] = tn_tensor_retain(grads[r->targets[i].number]);
}

/*
 * Run hooks, the node itself, and hooks again. The saved values are freed if the node succeeds,
 * unless the graph is retained; a failed node keeps them, so that backward can be tried again.
 */
static tn_status apply_node(const run *r, tn_node *node, const tni_apply *apply)
{
    bool frees = (r->call->flags & (TN_BACKWARD_RETAIN | TN_BACKWARD_CREATE)) == 0;
    if (TNI_UNLIKELY(tni_extras_of(node) != NULL))
        TN_TRY(tni_hooks_before(node, apply));
    /* Enter fails if an earlier backward has freed the saved values. */
    TN_TRY(tni_node_enter(node));
    tn_status status = node->kind->apply(node, apply);
    tni_node_leave(node, frees && status == TN_OK);
    if (TNI_UNLIKELY(status != TN_OK ||
                     atomic_load_explicit(&tni_anomaly, memory_order_relaxed) != 0))
        TN_TRY(tni_anomaly_check(node, status, apply));
    return TNI_LIKELY(tni_extras_of(node) == NULL) ? TN_OK : tni_hooks_after(node, apply);
}

/* Count one edge to the node as walked. The node is ready when that was the last. */
static void arrive(run *r, task *t)
{
    TNI_ASSERT(t->dependencies > 0);
    if (--t->dependencies == 0)
        push_ready(r, (uint32_t)(t - r->tasks));
}

/*
 * Give the result for edge `index` to the node behind it. What is not of use is left in *grad, for
 * the caller to release; the edge counts as walked all the same, else that node would wait forever.
 */
static tn_status deliver(run *r, const tn_node *node, uint32_t index, tn_tensor **grad)
{
    const tni_edge *edge = &tni_node_edges(node)[index];
    task *t = find_task(r, edge->node);
    TNI_ASSERT(t != NULL);
    if (*grad != NULL && is_of_use(r, edge)) {
        TN_TRY(tni_fit_gradient(node, index, edge, grad));
        /* put_grad_take owns the gradient from here on, also on failure. */
        tn_tensor *taken = *grad;
        *grad = NULL;
        TN_TRY(put_grad_take(t, edge->number, taken));
    }
    arrive(r, t);
    return TN_OK;
}

/* Run a node and deliver its results. After a failure the remaining results are only released. */
static tn_status run_edges(run *r, tn_node *node, const tni_apply *apply, bool *wanted)
{
    for (uint32_t i = 0; i < node->nedges; i++) {
        wanted[i] = is_of_use(r, &tni_node_edges(node)[i]);
        apply->results[i] = NULL;
    }
    tn_status status = apply_node(r, node, apply);
    for (uint32_t i = 0; i < node->nedges; i++) {
        if (status == TN_OK && tni_node_edges(node)[i].node != NULL)
            status = deliver(r, node, i, &apply->results[i]);
        tn_tensor_release(apply->results[i]);
    }
    return status;
}

/* Run a node with arrays for its edges. They lie on the stack if they are small. */
static tn_status run_node(run *r, tn_node *node, tn_tensor **grads)
{
    tni_scratch area;
    tni_scratch_begin(&area);
    tn_tensor **results = tni_scratch_get(&area, node->nedges * sizeof(tn_tensor *));
    bool *wanted = tni_scratch_get(&area, node->nedges * sizeof(bool));
    const tni_apply apply = {grads, wanted, results};
    tn_status status =
        results != NULL && wanted != NULL ? run_edges(r, node, &apply, wanted) : tn_last_status();
    tni_scratch_end(&area);
    return status;
}

/*
 * A node that does not run still counts its edges as walked, so that the nodes behind it become
 * ready.
 */
static void pass_by(run *r, const tn_node *node)
{
    for (uint32_t i = 0; i < node->nedges; i++)
        if (tni_node_edges(node)[i].node != NULL)
            arrive(r, find_task(r, tni_node_edges(node)[i].node));
}

/*
 * Run a node that has gradients. Hooks of tensors run first, in any case. tn_grad takes the
 * gradient of an input before these hooks if the node itself runs, too, and after them if not, as
 * in PyTorch.
 */
static tn_status run_gradients(run *r, const task *t, tn_tensor **grads)
{
    tn_node *node = t->node;
    bool runs = r->targets == NULL || t->runs;
    bool is_taken = TNI_UNLIKELY(t->is_target) && r->outs != NULL;
    if (is_taken && runs)
        take_targets(r, t, grads);
    if (TNI_UNLIKELY(tni_extras_of(node) != NULL))
        TN_TRY(tni_tensor_hooks(node, grads));
    if (is_taken && !runs)
        take_targets(r, t, grads);
    if (runs)
        return run_node(r, node, grads);
    pass_by(r, node);
    return TN_OK;
}

/*
 * Run one ready task. Its gradients leave the table before the node runs: they are released here,
 * and end() must not find them again.
 */
static tn_status run_task(run *r, task *t)
{
    task ready = *t;
    tn_status status = TN_OK;
    t->grads.many = NULL;
    tn_tensor **grads = grads_of(&ready);
    /* No gradient has arrived, or none is needed beyond this node. */
    if (grads == NULL || (r->targets != NULL && !t->runs && !t->is_target))
        pass_by(r, t->node);
    else
        status = run_gradients(r, t, grads);
    drop_grads(&ready);
    return status;
}

/* Whether every edge was walked, so that no node waits any more. */
static bool have_all_come(const run *r)
{
    for (size_t i = 0; i < r->ntasks; i++)
        if (r->tasks[i].dependencies != 0)
            return false;
    return true;
}

/* Run all tasks. Those without dependencies are roots to which no other root leads. */
static tn_status run_all(run *r)
{
    tn_status status = TN_OK;
    for (size_t i = 0; i < r->ntasks; i++)
        if (r->tasks[i].dependencies == 0)
            push_ready(r, (uint32_t)i);
    while (r->nready > 0 && status == TN_OK)
        status = run_task(r, &r->tasks[pop_ready(r)]);
    TNI_ASSERT(status != TN_OK || have_all_come(r));
    return status;
}

/* Fill the table: roots, all nodes, and with given inputs what leads to these. */
static tn_status prepare(run *r)
{
    for (size_t i = 0; i < r->call->nroots; i++)
        TN_TRY(put_root(r, i));
    TN_TRY(find_all(r));
    if (r->call->inputs == NULL)
        return TN_OK;
    TN_TRY(find_targets(r));
    return mark_needed(r);
}

/* ---- the public API ---- */

/*
 * Run one backward. The thread records during it only if TN_BACKWARD_CREATE asks for it, whatever
 * its modes are, and gets them back afterwards.
 */
static tn_status run_backward(const tn_backward_call *call, tn_tensor **outs)
{
    run r;
    tni_recording was;
    begin(&r, call, outs);
    tni_recording_begin((call->flags & TN_BACKWARD_CREATE) != 0, &was);
    tn_status status = prepare(&r);
    if (status == TN_OK) {
        r.outer = innermost;
        innermost = &r;
        status = run_all(&r);
        innermost = r.outer;
    }
    tni_recording_end(&was);
    end(&r);
    return status;
}

bool tn_backward_reaches(const tn_node *node)
{
    const task *t = innermost != NULL && node != NULL ? find_task(innermost, node) : NULL;
    return t != NULL && (innermost->targets == NULL || t->runs || t->is_target);
}

static tn_status check_call(const char *function, const tn_backward_call *call)
{
    if (call == NULL || (call->roots == NULL && call->nroots > 0))
        return tni_fail_null(function, "call and its roots");
    if (call->inputs != NULL && call->ninputs == 0)
        return tni_fail(TN_ERR_RUNTIME, "%s: inputs cannot be empty", function);
    return TN_OK;
}

tn_status tn_backward(const tn_backward_call *call)
{
    TN_TRY(check_call(__func__, call));
    return run_backward(call, NULL);
}

/* Fail for an input without a gradient, unless TN_BACKWARD_UNUSED allows it. */
static tn_status check_used(const tn_backward_call *call, tn_tensor *const *outs)
{
    for (size_t i = 0; i < call->ninputs; i++)
        if (outs[i] == NULL && (call->flags & TN_BACKWARD_UNUSED) == 0)
            return tni_fail(TN_ERR_RUNTIME,
                            "The differentiated Tensor at index %zu appears to not have been used "
                            "in the graph. Set allow_unused=True if this is the desired behavior.",
                            i);
    return TN_OK;
}

/* The gradients are collected apart, because outs may be written on success only. */
tn_status tn_grad(const tn_backward_call *call, tn_tensor **outs)
{
    TN_TRY(check_call(__func__, call));
    if (outs == NULL || call->inputs == NULL)
        return tni_fail_null(__func__, "outs and inputs");
    tn_tensor **found = tni_calloc(call->ninputs, sizeof *found);
    if (found == NULL)
        return tni_fail_memory(call->ninputs * sizeof *found);
    tn_status status = run_backward(call, found);
    if (status == TN_OK)
        status = check_used(call, found);
    for (size_t i = 0; i < call->ninputs; i++) {
        if (status == TN_OK)
            outs[i] = found[i];
        else
            tn_tensor_release(found[i]);
    }
    tni_free(found);
    return status;
}
