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

/* ---- what a call writes ---- */

uint32_t tni_plan_argument_of(const tni_plan *plan, uint32_t value)
{
    for (uint32_t i = plan->nlists; i-- > 0;)
        if (value >= plan->lists[i].first && value < plan->lists[i].first + plan->lists[i].count)
            value = plan->lists[i].at;
    return value;
}

bool tni_node_writes(const tni_program_node *node, uint32_t index)
{
    tn_argument argument = {.size = sizeof argument};
    if (node->kind == TNI_NODE_CONTROL) {
        for (size_t i = 0; i < TNI_CONTROL_GRAPHS; i++)
            if (tni_graph_writes(&node->graphs[i]))
                return true;
        return false;
    }
    return node->kind == TNI_NODE_OPERATOR &&
           (tn_op_argument(node->op, index, &argument) != TN_OK || argument.is_written);
}

bool tni_graph_writes(const tni_program_graph *graph)
{
    for (size_t i = 0; i < graph->nnodes; i++)
        for (uint32_t k = 0; k < graph->nodes[i].plan.nargs; k++)
            if (tni_node_writes(&graph->nodes[i], k))
                return true;
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

/* Operators whose functional form gives what they write, for floating tensors of one dtype. */
static const char *const writing[] = {
    "aten::add_.Tensor", "aten::clamp_",      "aten::clamp_max_",  "aten::clamp_min_",
    "aten::div_.Tensor", "aten::elu_",        "aten::gelu_",       "aten::hardsigmoid_",
    "aten::hardswish_",  "aten::hardtanh_",   "aten::leaky_relu_", "aten::mish_",
    "aten::mul_.Tensor", "aten::relu6_",      "aten::relu_",       "aten::sigmoid_",
    "aten::silu_",       "aten::sub_.Tensor", "aten::tanh_",
};

/* Return the functional form of an operator: aten::add.Tensor of add_.Tensor; NULL for none. */
static const tn_op *find_functional(const char *name)
{
    char text[64];
    const tn_op *op;
    bool is_known = false;
    for (size_t i = 0; i < TN_LEN(writing) && !is_known; i++)
        is_known = strcmp(writing[i], name) == 0;
    size_t stem = strcspn(name, ".");
    if (!is_known)
        return NULL;
    snprintf(text, sizeof text, "%.*s%s", (int)stem - 1, name, name + stem);
    return tn_op_find(text, &op) == TN_OK ? op : NULL;
}

/* Return the register of the first argument; TNI_NO_REGISTER if it is none. */
static tni_register first_of(const tni_plan *plan)
{
    for (uint32_t i = 0; i < plan->nfills; i++)
        if (plan->fills[i].at == 0)
            return plan->fills[i].from;
    return TNI_NO_REGISTER;
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

/* Whether node `index` gives memory of its own, and no view of its result is made before `end`. */
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
static bool is_one_dtype(const tni_program_graph *graph, const tni_plan *plan)
{
    int dtype = graph->about[first_of(plan)].dtype;
    for (uint32_t i = 0; i < plan->nfills; i++) {
        int other = graph->about[plan->fills[i].from].dtype;
        if (other != dtype && other >= 0)
            return false;
    }
    return dtype >= 0 && tni_dtype_is((tn_dtype)dtype, TNI_DTYPE_FLOATING);
}

static void rename_reads(tni_plan *plan, tni_register from, tni_register to)
{
    for (uint32_t i = 0; i < plan->nfills; i++)
        if (plan->fills[i].from == from)
            plan->fills[i].from = to;
}

void tni_pass_functional(tni_program_graph *graph)
{
    for (size_t i = 0; i < graph->nnodes; i++) {
        tni_program_node *node = &graph->nodes[i];
        const tn_op *op =
            node->kind == TNI_NODE_OPERATOR ? find_functional(tn_op_name(node->op)) : NULL;
        tni_register first = first_of(&node->plan);
        tni_register result = op != NULL ? node->results[0].first : TNI_NO_REGISTER;
        if (result == TNI_NO_REGISTER || first == TNI_NO_REGISTER ||
            !is_one_dtype(graph, &node->plan) || !is_alone(graph, first, i))
            continue;
        node->op = op;
        for (size_t k = i + 1; k < graph->nnodes; k++)
            rename_reads(&graph->nodes[k].plan, first, result);
        rename_reads(&graph->outputs, first, result);
    }
}
