/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The engine: runs a graph backward, from the roots to the leaves.
 *
 * A run first visits what the roots reach and counts, for each node, the edges that lead to it. A
 * node is ready when gradients have come over all of them; of the ready ones the one that was
 * recorded last runs first, so that memory is freed early, but a leaf's at once. All that a run
 * knows of a node is in the run's own table: several threads may be at one graph, and a hook may
 * begin another run.
 */
#include "autograd/graph.h"
#include "calls/calls_autograd.h"
#include "dispatch/scratch.h"

/* What a run knows of a node. */
typedef struct task {
    tn_node *node;         /* which; held by the roots, or by the edges to it */
    uint32_t dependencies; /* edges whose gradients have not come yet */
    bool runs;             /* with given inputs: it, or what is behind it, is asked for */
    bool is_target;        /* it is an input's node */
    bool is_root;          /* the run holds the node, as a hook may change the root's history */
    union {
        tn_tensor *one;   /* the gradient of the only result, owned */
        tn_tensor **many; /* those of several; NULL before the first comes */
    } grads;
} task;

/* A small graph needs no memory beside the run itself. */
#define INLINE_TASKS   16
#define INLINE_BUCKETS 32

typedef struct run {
    const tn_backward_call *call; /* what was asked for */
    struct run *outer;            /* the run of this thread that this one is inside of; or NULL */
    tni_edge *targets;            /* nodes of the inputs, counted; NULL: all leaves */
    tn_tensor **outs;             /* what tn_grad hands out, by input; NULL for tn_backward */
    task *tasks;                  /* in the order in which they were found */
    uint32_t *buckets;            /* a hash of nodes: number of the task and 1, or 0 */
    uint32_t *heap;               /* ready tasks, the one to run first at the front */
    size_t ntasks;                /* tasks in use */
    size_t room;                  /* tasks and places of the heap there is memory for */
    size_t nbuckets;              /* a power of 2 */
    size_t nready;                /* tasks in the heap */
    task first_tasks[INLINE_TASKS];
    uint32_t first_buckets[INLINE_BUCKETS];
    uint32_t first_heap[INLINE_TASKS];
} run;

static TNI_THREAD_LOCAL run *innermost; /* run of this thread */

/* ---- the table of tasks ---- */

static size_t bucket_for(const run *r, const tn_node *node)
{
    uint64_t hash = ((uint64_t)(uintptr_t)node >> 4) * UINT64_C(0x9e3779b97f4a7c15);
    size_t at = (size_t)(hash >> 32) & (r->nbuckets - 1);
    while (r->buckets[at] != 0 && r->tasks[r->buckets[at] - 1].node != node)
        at = (at + 1) & (r->nbuckets - 1);
    return at;
}

static task *find_task(const run *r, const tn_node *node)
{
    uint32_t found = r->buckets[bucket_for(r, node)];
    return found != 0 ? &r->tasks[found - 1] : NULL;
}

/* Whether the counts fit the arrays, and the hash has a free place, at which a search ends. */
static bool is_table_valid(const run *r)
{
    return r->ntasks <= r->room && r->nready <= r->ntasks && r->ntasks < r->nbuckets &&
           (r->nbuckets & (r->nbuckets - 1)) == 0;
}

/* Doubles all three arrays, which are one block. A failure leaves the run whole. */
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
    for (size_t i = 0; i < r->ntasks; i++)
        r->buckets[bucket_for(r, r->tasks[i].node)] = (uint32_t)i + 1;
    TNI_ASSERT(is_table_valid(r));
    return TN_OK;
}

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

/* The place of a gradient; NULL if there is none yet for a node with several results. */
static tn_tensor **grads_of(task *t)
{
    return t->node->nresults == 1 ? &t->grads.one : t->grads.many;
}

static void drop_grads(task *t)
{
    tn_tensor **grads = grads_of(t);
    for (uint32_t i = 0; grads != NULL && i < t->node->nresults; i++)
        tn_tensor_release(grads[i]);
    if (t->node->nresults != 1)
        tni_free(grads);
    t->grads.many = NULL;
}

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

static bool goes_before(const run *r, uint32_t a, uint32_t b)
{
    return r->tasks[a].node->order.sequence > r->tasks[b].node->order.sequence;
}

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

static uint32_t pop_ready(run *r)
{
    uint32_t first = r->heap[0];
    uint32_t last = r->heap[--r->nready];
    size_t at = 0;
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

/* 1 for a scalar: written at once where that is simple. */
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

/* Adds a gradient, whose reference it takes, to what a task has for one of its results. */
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
    if (t->is_root)
        tn_node_release(edge.node);
    t->is_root = true;
    return put_grad_take(t, edge.number, grad);
}

/* ---- what is to run ---- */

/* The list of tasks is the queue of those that are still to be visited. */
static tn_status find_all(run *r)
{
    for (size_t i = 0; i < r->ntasks; i++) {
        const tn_node *node = r->tasks[i].node;
        const tni_edge *edges = tni_node_edges(node);
        for (uint32_t j = 0; j < node->nedges; j++) {
            task *behind;
            if (edges[j].node == NULL)
                continue;
            TN_TRY(task_for(r, edges[j].node, &behind));
            behind->dependencies++;
        }
    }
    return TN_OK;
}

/* The nodes of the inputs. */
static tn_status find_targets(run *r)
{
    size_t count = r->call->ninputs;
    r->targets = tni_calloc(count, sizeof *r->targets);
    if (r->targets == NULL)
        return tni_fail_memory(count * sizeof *r->targets);
    for (size_t i = 0; i < count; i++) {
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
 * A node runs if something behind it is asked for. In an order in which each one comes before those
 * behind it, walked from its end, so that no recursion is needed.
 */
static tn_status mark_needed(run *r)
{
    uint32_t *order = tni_malloc(2 * r->ntasks * sizeof *order);
    if (order == NULL)
        return tni_fail_memory(2 * r->ntasks * sizeof *order);
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
    TNI_ASSERT(count == r->ntasks);
    while (count-- > 0) {
        task *t = &r->tasks[order[count]];
        /* tn_backward runs the node of a leaf that is asked for; tn_grad only takes what comes. */
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

/* Whether a gradient for an edge is of use. */
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

/* What tn_grad was asked for. An input that is no leaf keeps its gradient for tn_backward. */
static void take_targets(run *r, const task *t, tn_tensor *const *grads)
{
    for (size_t i = 0; i < r->call->ninputs; i++)
        if (r->targets[i].node == t->node)
            r->outs[i] = tn_tensor_retain(grads[r->targets[i].number]);
}

static tn_status apply_node(const run *r, tn_node *node, const tni_apply *apply)
{
    bool frees = (r->call->flags & (TN_BACKWARD_RETAIN | TN_BACKWARD_CREATE)) == 0;
    if (TNI_UNLIKELY(tni_extras_of(node) != NULL))
        TN_TRY(tni_hooks_before(node, apply));
    TN_TRY(tni_node_enter(node));
    tn_status status = node->kind->apply(node, apply);
    tni_node_leave(node, frees && status == TN_OK);
    if (TNI_UNLIKELY(status != TN_OK ||
                     atomic_load_explicit(&tni_anomaly, memory_order_relaxed) != 0))
        TN_TRY(tni_anomaly_check(node, status, apply));
    return TNI_LIKELY(tni_extras_of(node) == NULL) ? TN_OK : tni_hooks_after(node, apply);
}

/* Nothing more comes over one of the edges to the node, which may be ready by it. */
static void arrive(run *r, task *t)
{
    TNI_ASSERT(t->dependencies > 0);
    if (--t->dependencies == 0)
        push_ready(r, (uint32_t)(t - r->tasks));
}

/* Hands a result, which may be taken, to the node behind the edge. */
static tn_status deliver(run *r, const tn_node *node, uint32_t index, tn_tensor **grad)
{
    const tni_edge *edge = &tni_node_edges(node)[index];
    task *t = find_task(r, edge->node);
    TNI_ASSERT(t != NULL);
    if (*grad != NULL && is_of_use(r, edge)) {
        TN_TRY(tni_fit_gradient(node, index, edge, grad));
        tn_tensor *taken = *grad;
        *grad = NULL;
        TN_TRY(put_grad_take(t, edge->number, taken));
    }
    arrive(r, t);
    return TN_OK;
}

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

/* What does not run itself still lets those behind it know that nothing comes. */
static void pass_by(run *r, const tn_node *node)
{
    for (uint32_t i = 0; i < node->nedges; i++)
        if (tni_node_edges(node)[i].node != NULL)
            arrive(r, find_task(r, tni_node_edges(node)[i].node));
}

/*
 * Hooks of tensors run first. The gradient of an input is what is there before them if the node
 * runs on, as in PyTorch, and else what they made of it.
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

/* The gradients leave the table before the node runs, as hooks may look at the table. */
static tn_status run_task(run *r, task *t)
{
    task ready = *t;
    tn_status status = TN_OK;
    t->grads.many = NULL;
    tn_tensor **grads = grads_of(&ready);
    if (grads == NULL || (r->targets != NULL && !t->runs && !t->is_target))
        pass_by(r, t->node);
    else
        status = run_gradients(r, t, grads);
    drop_grads(&ready);
    return status;
}

/* Whether every edge was walked, so that no node waits for a gradient any more. */
static bool have_all_come(const run *r)
{
    for (size_t i = 0; i < r->ntasks; i++)
        if (r->tasks[i].dependencies != 0)
            return false;
    return true;
}

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
