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

#include <tenon/ops.h>

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
#define INLINE_TASKS 16
#define INLINE_SLOTS 32
#define INLINE_EDGES 16

typedef struct run {
    const tn_backward_call *call; /* what was asked for */
    tni_edge *targets;            /* nodes of the inputs, counted; NULL: all leaves */
    tn_tensor **outs;             /* what tn_grad hands out, by input; NULL for tn_backward */
    task *tasks;                  /* in the order in which they were found */
    uint32_t *slots;              /* a hash of nodes: number of the task and 1, or 0 */
    uint32_t *heap;               /* ready tasks, the one to run first at the front */
    size_t ntasks;                /* tasks in use */
    size_t room;                  /* tasks and places of the heap there is memory for */
    size_t nslots;                /* a power of 2 */
    size_t nready;                /* tasks in the heap */
    task first_tasks[INLINE_TASKS];
    uint32_t first_slots[INLINE_SLOTS];
    uint32_t first_heap[INLINE_TASKS];
} run;

/* ---- the table of tasks ---- */

static size_t slot_for(const run *r, const tn_node *node)
{
    uint64_t hash = ((uint64_t)(uintptr_t)node >> 4) * UINT64_C(0x9e3779b97f4a7c15);
    size_t at = (size_t)(hash >> 32) & (r->nslots - 1);
    while (r->slots[at] != 0 && r->tasks[r->slots[at] - 1].node != node)
        at = (at + 1) & (r->nslots - 1);
    return at;
}

static task *find_task(const run *r, const tn_node *node)
{
    uint32_t found = r->slots[slot_for(r, node)];
    return found != 0 ? &r->tasks[found - 1] : NULL;
}

static void *grown(void *memory, const void *inline_memory, size_t used, size_t bytes)
{
    void *more = tni_malloc(bytes);
    if (more == NULL) {
        (void)tni_fail_memory(bytes);
        return NULL;
    }
    memcpy(more, memory, used);
    if (memory != inline_memory)
        tni_free(memory);
    return more;
}

/* Doubles all three arrays. A failure leaves the run whole. */
static tn_status grow(run *r)
{
    size_t room = 2 * r->room;
    task *tasks = grown(r->tasks, r->first_tasks, r->ntasks * sizeof(task), room * sizeof(task));
    if (tasks == NULL)
        return TN_ERR_MEMORY;
    r->tasks = tasks;
    uint32_t *heap =
        grown(r->heap, r->first_heap, r->nready * sizeof(uint32_t), room * sizeof(uint32_t));
    if (heap == NULL)
        return TN_ERR_MEMORY;
    r->heap = heap;
    uint32_t *slots = tni_calloc(2 * r->nslots, sizeof *slots);
    if (slots == NULL)
        return tni_fail_memory(2 * r->nslots * sizeof *slots);
    if (r->slots != r->first_slots)
        tni_free(r->slots);
    r->slots = slots;
    r->nslots *= 2;
    r->room = room;
    for (size_t i = 0; i < r->ntasks; i++)
        r->slots[slot_for(r, r->tasks[i].node)] = (uint32_t)i + 1;
    return TN_OK;
}

static tn_status task_for(run *r, tn_node *node, task **out)
{
    size_t at = slot_for(r, node);
    if (r->slots[at] == 0) {
        if (TNI_UNLIKELY(r->ntasks == r->room)) {
            TN_TRY(grow(r));
            at = slot_for(r, node);
        }
        r->tasks[r->ntasks] = (task){.node = node};
        r->slots[at] = (uint32_t)++r->ntasks;
    }
    *out = &r->tasks[r->slots[at] - 1];
    return TN_OK;
}

static void begin(run *r, const tn_backward_call *call, tn_tensor **outs)
{
    r->call = call;
    r->targets = NULL;
    r->outs = outs;
    r->tasks = r->first_tasks;
    r->slots = r->first_slots;
    r->heap = r->first_heap;
    r->ntasks = 0;
    r->room = INLINE_TASKS;
    r->nslots = INLINE_SLOTS;
    r->nready = 0;
    memset(r->first_slots, 0, sizeof r->first_slots);
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
    if (r->heap != r->first_heap)
        tni_free(r->heap);
    if (r->slots != r->first_slots)
        tni_free(r->slots);
}

/* ---- the ready ones ---- */

static bool goes_before(const run *r, uint32_t a, uint32_t b)
{
    return r->tasks[a].node->order.sequence > r->tasks[b].node->order.sequence;
}

static void push_ready(run *r, uint32_t index)
{
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
    return first;
}

/* ---- gradients of the roots ---- */

static TNI_COLD tn_status fail_root_shape(size_t index, const tn_tensor *grad,
                                          const tn_tensor *root)
{
    tni_buffer text = {0};
    tni_buffer_print(&text, "Mismatch in shape: grad_output[%zu] has a shape of ", index);
    tni_print_sizes(&text, grad->rank, grad->sizes);
    tni_buffer_print(&text, " and output[%zu] has a shape of ", index);
    tni_print_sizes(&text, root->rank, root->sizes);
    tn_status status = tni_fail(TN_ERR_RUNTIME, "%s.", text.failed ? "Mismatch" : text.data);
    tni_buffer_free(&text);
    return status;
}

static bool is_complex(const tn_tensor *tensor)
{
    return (tni_dtypes[tensor->dtype].traits & TNI_DTYPE_COMPLEX) != 0;
}

/* 1 for a scalar: written at once where that is simple. */
static tn_status one_for(tn_tensor *root, tn_tensor **out)
{
    if (root->numel != 1)
        return tni_fail(TN_ERR_RUNTIME, "grad can be implicitly created only for scalar outputs");
    if (is_complex(root))
        return tni_fail(TN_ERR_RUNTIME,
                        "grad can be implicitly created only for real scalar outputs but got "
                        "torch.%s",
                        tn_dtype_name((tn_dtype)root->dtype));
    if (root->device.type != TN_DEVICE_CPU ||
        (root->dtype != TN_DTYPE_F32 && root->dtype != TN_DTYPE_F64))
        return tn_ones_like(root, NULL, NULL, NULL, NULL, NULL, out);
    TN_TRY(tni_tensor_empty_like(root, (tn_dtype)root->dtype, out));
    if (root->dtype == TN_DTYPE_F32)
        *(float *)(*out)->data = 1.0F;
    else
        *(double *)(*out)->data = 1.0;
    return TN_OK;
}

static tn_status given_for(const run *r, size_t index, tn_tensor *grad, tn_tensor **out)
{
    const tn_tensor *root = r->call->roots[index];
    if (grad->rank != root->rank ||
        memcmp(grad->sizes, root->sizes, root->rank * sizeof *root->sizes) != 0)
        return fail_root_shape(index, grad, root);
    if (is_complex(grad) != is_complex(root))
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
            const task *behind = tni_node_edges(node)[j].node != NULL
                                     ? find_task(r, tni_node_edges(node)[j].node)
                                     : NULL;
            if (behind != NULL && --left[behind - r->tasks] == 0)
                order[count++] = (uint32_t)(behind - r->tasks);
        }
    }
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
    return t->runs || t->is_target;
}

/* ---- running a node ---- */

/* What was asked for: handed out, or added to the gradient of an input that is no leaf. */
static tn_status take_targets(run *r, const task *t, tn_tensor *const *grads)
{
    for (size_t i = 0; i < r->call->ninputs; i++) {
        tn_tensor *grad = grads[r->targets[i].number];
        if (r->targets[i].node != t->node || grad == NULL)
            continue;
        if (r->outs != NULL) {
            r->outs[i] = tn_tensor_retain(grad);
        } else if (!tni_node_is_accumulator(t->node)) {
            tn_tensor *sum = tn_tensor_retain(tn_tensor_grad(r->call->inputs[i]));
            tn_status status = tni_add_gradient_take(&sum, tn_tensor_retain(grad));
            if (status == TN_OK)
                status = tn_tensor_set_grad(r->call->inputs[i], sum);
            tn_tensor_release(sum);
            TN_TRY(status);
        }
    }
    return TN_OK;
}

static tn_status run_tensor_hooks(tn_node *node, tn_tensor **grads)
{
    if (TNI_LIKELY(node->extras == NULL))
        return TN_OK;
    for (uint32_t i = 0; i < node->nresults; i++) {
        tn_hook_call call = {.size = sizeof call, .grads = &grads[i], .ngrads = 1, .node = node};
        if (grads[i] != NULL)
            TN_TRY(tni_hooks_run(node, TNI_HOOK_TENSOR, i, &call));
    }
    return TN_OK;
}

static tn_status run_node_hooks(tn_node *node, const tni_apply *apply)
{
    tn_hook_call call = {
        .size = sizeof call, .grads = apply->grads, .ngrads = node->nresults, .node = node};
    if (TNI_LIKELY(node->extras == NULL))
        return TN_OK;
    TN_TRY(tni_hooks_run(node, TNI_HOOK_BEFORE, 0, &call));
    return tni_retained_update(node, apply->grads);
}

static tn_status run_after_hooks(tn_node *node, const tni_apply *apply)
{
    tn_hook_call call = {.size = sizeof call,
                         .grads = apply->results,
                         .ngrads = node->nedges,
                         .others = apply->grads,
                         .nothers = node->nresults,
                         .node = node};
    if (TNI_LIKELY(node->extras == NULL))
        return TN_OK;
    return tni_hooks_run(node, TNI_HOOK_AFTER, 0, &call);
}

/* In anomaly mode a failure tells where the node was recorded. */
static TNI_COLD tn_status explain_failure(const tn_node *node, tn_status status)
{
    const tni_node_extras *extras = node->extras;
    if (extras == NULL || extras->place == NULL)
        return status;
    return tni_fail_context(status,
                            "Error detected in %s. The call that it is the derivative of:\n%s",
                            tn_node_name(node), extras->place);
}

static TNI_COLD tn_status check_nan(const tn_node *node, const tni_apply *apply)
{
    for (uint32_t i = 0; i < node->nedges; i++) {
        tn_tensor *marks = NULL;
        tn_tensor *any = NULL;
        if (apply->results[i] == NULL || apply->results[i]->device.type != TN_DEVICE_CPU)
            continue;
        TN_TRY(tn_isnan(apply->results[i], &marks));
        tn_status status = tn_any(marks, &any);
        bool is_nan = status == TN_OK && any->data != NULL && *(const bool *)any->data;
        tn_tensor_release(marks);
        tn_tensor_release(any);
        TN_TRY(status);
        if (is_nan)
            return tni_fail(TN_ERR_RUNTIME, "Function '%s' returned nan values in its %uth output.",
                            tn_node_name(node), i);
    }
    return TN_OK;
}

static tn_status apply_node(const run *r, tn_node *node, const tni_apply *apply)
{
    bool frees = (r->call->flags & (TN_BACKWARD_RETAIN | TN_BACKWARD_CREATE)) == 0;
    TN_TRY(run_node_hooks(node, apply));
    TN_TRY(tni_node_enter(node));
    tn_status status = node->kind->apply(node, apply);
    tni_node_leave(node, frees && status == TN_OK);
    int anomaly = atomic_load_explicit(&tni_anomaly, memory_order_relaxed);
    if (TNI_UNLIKELY(anomaly != 0) && status == TN_OK && (anomaly & 2) != 0)
        status = check_nan(node, apply);
    if (TNI_UNLIKELY(status != TN_OK))
        return explain_failure(node, status);
    return run_after_hooks(node, apply);
}

/* Hands a result to the node behind the edge, which may be ready by it. */
static tn_status deliver(run *r, const tn_node *node, uint32_t index, tn_tensor **grad)
{
    const tni_edge *edge = &tni_node_edges(node)[index];
    task *t = find_task(r, edge->node);
    if (*grad != NULL && is_of_use(r, edge)) {
        TN_TRY(tni_fit_gradient(node, index, edge, grad));
        tn_tensor *taken = *grad;
        *grad = NULL;
        TN_TRY(put_grad_take(t, edge->number, taken));
    }
    if (--t->dependencies == 0)
        push_ready(r, (uint32_t)(t - r->tasks));
    return TN_OK;
}

static tn_status run_with(run *r, tn_node *node, const tni_apply *apply, bool *wanted)
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
    bool wanted[INLINE_EDGES];
    tn_tensor *results[INLINE_EDGES];
    tni_apply apply = {grads, wanted, results};
    if (TNI_LIKELY(node->nedges <= INLINE_EDGES))
        return run_with(r, node, &apply, wanted);
    size_t bytes = node->nedges * (sizeof(tn_tensor *) + sizeof(bool));
    apply.results = tni_malloc(bytes);
    if (apply.results == NULL)
        return tni_fail_memory(bytes);
    bool *flags = (bool *)(apply.results + node->nedges);
    apply.wanted = flags;
    tn_status status = run_with(r, node, &apply, flags);
    tni_free(apply.results);
    return status;
}

/* What does not run itself still lets those behind it know that nothing comes. */
static void pass_by(run *r, const tn_node *node)
{
    for (uint32_t i = 0; i < node->nedges; i++) {
        const tn_node *behind = tni_node_edges(node)[i].node;
        task *t = behind != NULL ? find_task(r, behind) : NULL;
        if (t != NULL && --t->dependencies == 0)
            push_ready(r, (uint32_t)(t - r->tasks));
    }
}

/*
 * Hooks of tensors run first. The gradient of an input is what is there before them if the node
 * runs on, as in PyTorch, and else what they made of it. The task's gradients leave the table
 * before the node runs, since the table may grow no more but a hook may begin another run.
 */
static tn_status run_task(run *r, task *t)
{
    tn_node *node = t->node;
    bool runs = r->targets == NULL || t->runs;
    tn_tensor *one[1] = {t->grads.one};
    tn_tensor **grads = node->nresults == 1 ? one : t->grads.many;
    tn_tensor **block = node->nresults == 1 ? NULL : grads;
    t->grads.many = NULL;
    if (grads == NULL || (!runs && !t->is_target)) {
        pass_by(r, node);
        if (grads == one)
            tn_tensor_release(one[0]);
        else
            for (uint32_t i = 0; grads != NULL && i < node->nresults; i++)
                tn_tensor_release(grads[i]);
        tni_free(block);
        return TN_OK;
    }
    tn_status status = TN_OK;
    if (TNI_UNLIKELY(t->is_target && runs))
        status = take_targets(r, t, grads);
    if (status == TN_OK)
        status = run_tensor_hooks(node, grads);
    if (status == TN_OK && TNI_UNLIKELY(t->is_target && !runs))
        status = take_targets(r, t, grads);
    if (status == TN_OK) {
        if (runs)
            status = run_node(r, node, grads);
        else
            pass_by(r, node);
    }
    for (uint32_t i = 0; i < node->nresults; i++)
        tn_tensor_release(grads[i]);
    tni_free(block);
    return status;
}

static tn_status run_all(run *r)
{
    tn_status status = TN_OK;
    for (size_t i = 0; i < r->ntasks; i++)
        if (r->tasks[i].dependencies == 0)
            push_ready(r, (uint32_t)i);
    while (r->nready > 0 && status == TN_OK)
        status = run_task(r, &r->tasks[pop_ready(r)]);
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

static tn_status run_backward(run *r)
{
    tni_recording was;
    tni_recording_begin((r->call->flags & TN_BACKWARD_CREATE) != 0, &was);
    tn_status status = prepare(r);
    if (status == TN_OK)
        status = run_all(r);
    tni_recording_end(&was);
    return status;
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
    run r;
    TN_TRY(check_call(__func__, call));
    begin(&r, call, NULL);
    tn_status status = run_backward(&r);
    end(&r);
    return status;
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
    run r;
    TN_TRY(check_call(__func__, call));
    if (outs == NULL || call->inputs == NULL)
        return tni_fail_null(__func__, "outs and inputs");
    tn_tensor **found = tni_calloc(call->ninputs, sizeof *found);
    if (found == NULL)
        return tni_fail_memory(call->ninputs * sizeof *found);
    begin(&r, call, found);
    tn_status status = run_backward(&r);
    end(&r);
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
