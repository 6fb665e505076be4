/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Kinds of nodes other than formulas: functions of the program (torch.autograd.Function), and
 * operators without a formula, whose node fails or warns when backward reaches it.
 */
#include "autograd/graph.h"

/* ---- operators without a formula ---- */

static const char *missing_name(const tn_node *node)
{
    (void)node;
    return "NotImplemented";
}

static const char *warning_name(const tn_node *node)
{
    (void)node;
    return "WarnNotImplemented";
}

/* Fail with the operator's name. */
static tn_status missing_apply(tn_node *node, const tni_apply *apply)
{
    const tn_op *op = node->details;
    (void)apply;
    return tni_fail(TN_ERR_RUNTIME, "derivative for %s is not implemented", op->name.text);
}

/*
 * Warn that backward has reached an operator without a derivative. It says what the author of a
 * library can do about it.
 */
tn_status tni_missing_warn(void *context, const tn_hook_call *call)
{
    const tn_op *op = context;
    (void)call;
    tni_warn("%s: backward comes to a call of this operator, which has no derivative: its "
             "arguments get no gradient from it but by what its kernel called. Give it one by "
             "tn_derivative in C or library.register_autograd in Python, or register a kernel for "
             "its Autograd key, a fallthrough if there is nothing to differentiate.",
             op->name.text);
    return TN_OK;
}

/* Warn once for each call of the operator. The arguments get no gradient from it. */
static tn_status warning_apply(tn_node *node, const tni_apply *apply)
{
    (void)apply;
    return tni_missing_warn((void *)(uintptr_t)node->details, NULL);
}

/* These nodes save nothing, so they have nothing to free; the operator is never freed. */
static const tni_node_kind missing_kind = {missing_name, missing_apply, NULL, NULL};
static const tni_node_kind warning_kind = {warning_name, warning_apply, NULL, NULL};

tn_status tni_missing_node_new(const tn_op *op, bool warns, uint32_t nresults, uint32_t nedges,
                               uint32_t nnumbers, tn_node **out)
{
    const tni_node_shape shape = {.nedges = nedges, .nresults = nresults, .nnumbers = nnumbers};
    TN_TRY(tni_node_new(warns ? &warning_kind : &missing_kind, &shape, out));
    (*out)->details = op;
    return TN_OK;
}

/* ---- functions of the program ---- */

/* What a function's node keeps. */
typedef struct function_details {
    tn_status (*backward)(void *, const tn_function_call *); /* the program's */
    void (*drop)(void *);                                    /* the same; NULL before the end */
    void *context;                                           /* the same */
    char name[];                                             /* of the node */
} function_details;

/* The kind owns its details, so the const of the field may be cast away. */
static function_details *details_of(const tn_node *node)
{
    return (function_details *)(uintptr_t)node->details;
}

static const char *function_name(const tn_node *node)
{
    return details_of(node)->name;
}

/*
 * Call the program's function with the gradients of the outputs, borrowed. What it returns is
 * checked by the engine, as for any node.
 */
static tn_status function_apply(tn_node *node, const tni_apply *apply)
{
    const function_details *details = details_of(node);
    tn_function_call call = {.size = sizeof call,
                             .node = node,
                             .grads = apply->grads,
                             .ngrads = node->nresults,
                             .wanted = apply->wanted,
                             .results = apply->results,
                             .nresults = node->nedges};
    TNI_ASSERT(tni_graph_locks_held == 0);
    return details->backward(details->context, &call);
}

static void function_free_saved(tn_node *node)
{
    for (uint32_t i = 0; i < node->nsaved; i++)
        tni_saved_free(&tni_node_saved(node)[i], 0, NULL);
}

/* Release the program's context when the node goes. */
static void function_free_rest(tn_node *node)
{
    function_details *details = details_of(node);
    TNI_ASSERT(tni_graph_locks_held == 0);
    if (details->drop != NULL)
        details->drop(details->context);
    tni_free(details);
}

static const tni_node_kind function_kind = {function_name, function_apply, function_free_saved,
                                            function_free_rest};

void *tn_node_context(const tn_node *self)
{
    return self != NULL && self->kind == &function_kind ? details_of(self)->context : NULL;
}

/* Whether an input requires a gradient. */
static bool wants_any(const tn_function *function)
{
    for (size_t i = 0; i < function->ninputs; i++)
        if (tni_requires_grad(function->inputs[i]))
            return true;
    return false;
}

/*
 * Whether an output gets the node as its history: only floating and complex ones, and not those
 * that the function excludes.
 */
static bool is_differentiable(const tn_function *function, size_t index)
{
    const tn_tensor *output = function->outputs[index];
    if (output == NULL || !tni_is_differentiable((tn_dtype)output->dtype))
        return false;
    return function->is_differentiable == NULL || function->is_differentiable[index];
}

/* Whether a tensor is one of the inputs. */
static bool is_input(const tn_function *function, const tn_tensor *tensor)
{
    for (size_t i = 0; i < function->ninputs; i++)
        if (function->inputs[i] == tensor)
            return true;
    return false;
}

/*
 * Return which output a saved tensor is, noutputs if none. One that is both input and output was
 * written in place; it is saved as an input.
 */
static size_t output_of(const tn_function *function, const tn_tensor *tensor)
{
    size_t i = 0;
    while (i < function->noutputs && function->outputs[i] != tensor)
        i++;
    return tensor == NULL || is_input(function, tensor) ? function->noutputs : i;
}

/*
 * Save the tensors that the function asks for. An output is saved as a twin, else the node would
 * hold itself.
 */
static tn_status save_all(tn_node *node, const tn_function *function)
{
    tni_saved *saved = tni_node_saved(node);
    for (size_t i = 0; i < function->nsaved; i++) {
        size_t number = output_of(function, function->saved[i]);
        if (number < function->noutputs)
            TN_TRY(tni_save_result(function->saved[i], (uint32_t)number, false, &saved[i]));
        else
            TN_TRY(tni_save_tensor(function->saved[i], &saved[i]));
    }
    return TN_OK;
}

/*
 * Make the node the history of an output. An output that is an input was written in place. One that
 * is a view of an input is marked, so that a later write to it is refused: its gradient would
 * bypass the function's backward.
 */
static tn_status connect(tn_node *node, const tn_function *function, size_t index)
{
    tn_tensor *output = function->outputs[index];
    if (is_input(function, output))
        return tni_rebase(output, node, (uint32_t)index);
    if (output->base != NULL) {
        output->flags &= ~(uint32_t)TNI_TENSOR_VIEW_MARKS;
        output->flags |= function->noutputs > 1 ? TNI_TENSOR_MULTI_VIEW : TNI_TENSOR_FUNCTION_VIEW;
    }
    return tni_set_history(output, node, (uint32_t)index);
}

/*
 * Connect inputs, outputs and saved tensors. Checks and version counts come first: the edges of an
 * input that was written must be those from before, while what is saved of it is the new version.
 */
static tn_status fill_node(tn_node *node, const tn_function *function)
{
    uint32_t first = 0;
    for (size_t i = 0; i < function->noutputs; i++) {
        /* An input that is also an output was written by forward. */
        if (!is_input(function, function->outputs[i]))
            continue;
        TN_TRY(tni_prepare_in_place(function->outputs[i]));
        tni_tensor_bump_version(function->outputs[i]);
    }
    for (size_t i = 0; i < function->ninputs; i++)
        TN_TRY(tni_edge_of(function->inputs[i], &tni_node_edges(node)[i]));
    for (uint32_t i = 0; i < function->noutputs; i++) {
        if (!is_differentiable(function, i))
            continue;
        tni_node_set_meta(node, i, first, function->outputs[i]);
        first += function->outputs[i]->rank;
    }
    TN_TRY(save_all(node, function));
    for (size_t i = 0; i < function->noutputs; i++)
        if (is_differentiable(function, i))
            TN_TRY(connect(node, function, i));
    return TN_OK;
}

/* Make the node with room for its edges, saved tensors and metadata. */
static tn_status new_node(const tn_function *function, tn_node **out)
{
    size_t length = strlen(function->name);
    tni_node_shape shape = {.nedges = (uint32_t)function->ninputs,
                            .nsaved = (uint32_t)function->nsaved,
                            .nresults = (uint32_t)function->noutputs};
    if (function->nsaved > UINT16_MAX)
        return tni_fail(TN_ERR_VALUE, "%s: %zu saved tensors, at most %d", function->name,
                        function->nsaved, UINT16_MAX);
    for (size_t i = 0; i < function->noutputs; i++)
        shape.nnumbers += function->outputs[i] != NULL ? function->outputs[i]->rank : 0;
    function_details *details = tni_calloc(1, sizeof *details + length + 1);
    if (details == NULL)
        return tni_fail_memory(sizeof *details + length + 1);
    tn_status status = tni_node_new(&function_kind, &shape, out);
    if (status != TN_OK) {
        tni_free(details);
        return status;
    }
    details->backward = function->backward;
    details->context = function->context;
    memcpy(details->name, function->name, length + 1);
    (*out)->details = details;
    if (function->nsaved > 0)
        (*out)->flags |= TNI_NODE_HAS_SAVED;
    return TN_OK;
}

/*
 * The node gets `drop` only when nothing can fail any more: on failure the context stays the
 * caller's. *out is borrowed from the outputs, so it is NULL if none of them took the node.
 */
tn_status tn_function_record(const tn_function *function, tn_node **out)
{
    tn_node *node;
    if (function == NULL || out == NULL || function->name == NULL || function->backward == NULL)
        return tni_fail_null(__func__, "function, its name, its backward and out");
    if (!tni_grad_mode() || !wants_any(function)) {
        if (function->drop != NULL)
            function->drop(function->context);
        *out = NULL;
        return TN_OK;
    }
    TN_TRY(new_node(function, &node));
    tn_status status = fill_node(node, function);
    if (status == TN_OK) {
        details_of(node)->drop = function->drop;
        *out = __atomic_load_n(&node->ref.count, __ATOMIC_RELAXED) > 1 ? node : NULL;
    }
    tn_node_release(node);
    return status;
}
