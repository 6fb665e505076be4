/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What calls write, and the pass that makes calls functional: a call that writes its first argument
 * becomes the one that gives a new result (relu for relu_) where nobody can tell, and whoever read
 * the argument afterwards reads the result. Other passes need values that do not change; `reuse`
 * makes such calls write their argument again when they run.
 */
#include <stdio.h>

#include "program/programs.h"

#include "kernels/core/kernel_core.h"

/* ---- what a call reads and writes ---- */

tni_plan_fill *tni_plan_find_fill(const tni_plan *plan, uint32_t at)
{
    for (uint32_t i = 0; i < plan->nfills; i++)
        if (plan->fills[i].at == at)
            return &plan->fills[i];
    return NULL;
}

uint32_t tni_plan_argument_of(const tni_plan *plan, uint32_t value)
{
    for (uint32_t i = plan->nlists; i-- > 0;)
        if (value >= plan->lists[i].first && value < plan->lists[i].first + plan->lists[i].count)
            value = plan->lists[i].at;
    return value;
}

tn_status tni_node_make(tni_arena *arena, const tn_op *op, uint32_t nvalues, uint32_t nfills,
                        const tni_program_node *reader, tni_program_node *out)
{
    *out = (tni_program_node){.kind = TNI_NODE_OPERATOR,
                              .op = op,
                              .nreturns = 1,
                              .results = tni_arena_get(arena, 1, sizeof *out->results),
                              .name = reader->name,
                              .target = reader->target,
                              .source = reader->source};
    out->plan = (tni_plan){.values = tni_arena_get(arena, nvalues, sizeof *out->plan.values),
                           .nargs = nvalues,
                           .nvalues = nvalues,
                           .fills = tni_arena_get(arena, nfills, sizeof *out->plan.fills),
                           .nfills = nfills};
    return out->results != NULL && out->plan.values != NULL && out->plan.fills != NULL
               ? TN_OK
               : TN_ERR_MEMORY;
}

/* Whether a graph of a node may write. */
static bool graphs_write(const tni_program_node *node)
{
    for (size_t i = 0; i < TNI_CONTROL_GRAPHS; i++)
        if (tni_graph_writes(&node->graphs[i]))
            return true;
    return false;
}

static bool operator_writes(const tni_program_node *node, uint32_t index)
{
    tn_argument argument = {.size = sizeof argument};
    return tn_op_argument(node->op, index, &argument) != TN_OK || argument.is_written;
}

bool tni_node_writes(const tni_program_node *node, uint32_t index)
{
    return node->kind == TNI_NODE_CONTROL
               ? graphs_write(node)
               : node->kind == TNI_NODE_OPERATOR && operator_writes(node, index);
}

/* A node with graphs is asked once, not for each argument: graphs may be in each other. */
bool tni_graph_writes(const tni_program_graph *graph)
{
    for (size_t i = 0; i < graph->nnodes; i++) {
        const tni_program_node *node = &graph->nodes[i];
        uint32_t count = node->kind == TNI_NODE_OPERATOR ? node->plan.nargs : 0;
        if (node->kind == TNI_NODE_CONTROL && graphs_write(node))
            return true;
        for (uint32_t k = 0; k < count; k++)
            if (operator_writes(node, k))
                return true;
    }
    return false;
}

/*
 * Operators of ATen whose result may share memory with an argument, though their schemas do not say
 * so; by name, without overloads.
 */
static const char *const giving[] = {
    "_unsafe_view",
    "alpha_dropout",
    "atleast_1d",
    "atleast_2d",
    "atleast_3d",
    "broadcast_tensors",
    "cartesian_prod",
    "channel_shuffle",
    "conj_physical",
    "diff",
    "dropout",
    "einsum",
    "feature_alpha_dropout",
    "feature_dropout",
    "histogramdd",
    "lift",
    "meshgrid",
    "native_dropout",
    "pixel_shuffle",
    "pixel_unshuffle",
    "sum_to_size",
    "type_as",
    "unflatten_dense_tensors",
    "unsafe_chunk",
    "unsafe_split",
    "unsafe_split_with_sizes",
};

bool tni_node_may_alias(const tni_program_node *node, uint32_t index)
{
    tn_argument argument = {.size = sizeof argument};
    if (node->kind == TNI_NODE_FUNCTION)
        return false;
    const char *name = node->kind == TNI_NODE_OPERATOR ? tn_op_name(node->op) : "";
    if (strncmp(name, "aten::", 6) != 0)
        return true;
    size_t length = strcspn(name + 6, ".");
    for (size_t i = 0; i < TN_LEN(giving); i++)
        if (strlen(giving[i]) == length && memcmp(giving[i], name + 6, length) == 0)
            return true;
    return tn_op_argument(node->op, index, &argument) != TN_OK || argument.may_alias;
}

/* ---- the pass ---- */

/* Return the functional form of an operator: aten::add.Tensor of add_.Tensor; NULL for none. */
static const tn_op *find_functional(const char *name)
{
    char text[64];
    const tn_op *op;
    size_t stem = strcspn(name, ".");
    if (stem == 0 || name[stem - 1] != '_' || strlen(name) > sizeof text)
        return NULL;
    snprintf(text, sizeof text, "%.*s%s", (int)stem - 1, name, name + stem);
    return tni_may_write_first(text) && tn_op_find(text, &op) == TN_OK ? op : NULL;
}

static bool gives(const tni_program_node *node, tni_register wanted)
{
    for (uint32_t r = 0; r < node->nreturns; r++)
        if (node->results[r].first != TNI_NO_REGISTER && wanted >= node->results[r].first &&
            wanted < node->results[r].first + node->results[r].count)
            return true;
    return false;
}

/* Whether a node may read a register in a way that a result shares its memory. */
static bool views(const tni_program_node *node, tni_register from)
{
    for (uint32_t i = 0; i < node->plan.nfills; i++)
        if (node->plan.fills[i].from == from &&
            tni_node_may_alias(node, tni_plan_argument_of(&node->plan, node->plan.fills[i].at)))
            return true;
    return false;
}

/* Whether a value has memory of its own, of which no view is made before node `end`. */
static bool is_alone(const tni_program_graph *graph, tni_register value, size_t end)
{
    size_t at = end;
    while (at > 0 && !gives(&graph->nodes[at - 1], value))
        if (views(&graph->nodes[--at], value))
            return false;
    if (at == 0)
        return false; /* an input of the graph */
    const tni_program_node *maker = &graph->nodes[at - 1];
    for (uint32_t i = 0; i < maker->plan.nfills; i++)
        if (views(maker, maker->plan.fills[i].from))
            return false;
    return maker->kind == TNI_NODE_OPERATOR;
}

/* Whether all tensors among the arguments have one floating dtype, that of the first. */
static bool is_one_dtype(const tni_program_graph *graph, const tni_plan *plan, tni_register first)
{
    int dtype = graph->about[first].dtype;
    for (uint32_t i = 0; i < plan->nfills; i++) {
        int other = graph->about[plan->fills[i].from].dtype;
        if (other != dtype && other >= 0)
            return false;
    }
    return dtype >= 0 && tni_dtype_is((tn_dtype)dtype, TNI_DTYPE_FLOATING);
}

/* Have a plan read what its registers were renamed to; `now` has it, or the register itself. */
static void rename_reads(const tni_plan *plan, const tni_register *now)
{
    for (uint32_t i = 0; i < plan->nfills; i++)
        while (now[plan->fills[i].from] != plan->fills[i].from)
            plan->fills[i].from = now[plan->fills[i].from];
}

/* Make a call functional if nobody can tell, and have its result take the argument's place. */
static void replace_call(const tni_program_graph *graph, size_t index, tni_register *now)
{
    tni_program_node *node = &graph->nodes[index];
    const tn_op *op =
        node->kind == TNI_NODE_OPERATOR ? find_functional(tn_op_name(node->op)) : NULL;
    const tni_plan_fill *first = op != NULL ? tni_plan_find_fill(&node->plan, 0) : NULL;
    if (first == NULL || node->results[0].first == TNI_NO_REGISTER ||
        !is_one_dtype(graph, &node->plan, first->from) || !is_alone(graph, first->from, index))
        return;
    node->op = op;
    now[first->from] = node->results[0].first;
}

tn_status tni_pass_functional(tni_program_graph *graph)
{
    tni_register *now = tni_malloc((graph->nregisters + 1) * sizeof *now);
    if (now == NULL)
        return tni_fail_memory((graph->nregisters + 1) * sizeof *now);
    for (tni_register i = 0; i < graph->nregisters; i++)
        now[i] = i;
    for (size_t i = 0; i < graph->nnodes; i++) {
        rename_reads(&graph->nodes[i].plan, now);
        replace_call(graph, i, now);
    }
    rename_reads(&graph->outputs, now);
    tni_free(now);
    return TN_OK;
}
