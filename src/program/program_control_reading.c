/* SPDX-License-Identifier: BSD-3-Clause */
/* Nodes that run graphs of their own: torch.ops.higher_order.…, read into calls of their graphs. */
#include <jansson.h>

#include "program/program_reading.h"

/* The most graphs in each other. */
#define MOST_DEPTH 32

/* Read a graph in a node, with names and registers of its own. */
static tn_status read_inner(tni_reading *outer, json_t *holder, tni_program_graph *out)
{
    json_t *graph = json_object_get(json_object_get(holder, "as_graph"), "graph");
    json_t *inputs = json_object_get(graph, "inputs");
    tni_reading reading = *outer;
    if (!json_is_object(graph) || outer->depth >= MOST_DEPTH)
        return tni_reading_fail(outer, "lacks a graph, or has too many in each other");
    reading.out = out;
    reading.graph = graph;
    reading.depth++;
    reading.names = json_object();
    out->ninputs = json_array_size(inputs);
    tn_status status = reading.names != NULL ? TN_OK : tni_fail_memory(sizeof(json_t *));
    for (size_t i = 0; i < out->ninputs && status == TN_OK; i++)
        status = tni_reading_name_input(&reading, json_array_get(inputs, i));
    if (status == TN_OK)
        status = tni_reading_graph(&reading);
    json_decref(reading.names);
    outer->missing = reading.missing;
    outer->nmissing = reading.nmissing;
    return status;
}

/* Return how many values an argument hands over: one, or those of a list. */
static size_t count_values_of(json_t *holder)
{
    json_t *list = json_object_get(holder, "as_tensors");
    return list != NULL ? json_array_size(list) : 1;
}

/* Put the values that a node hands to its graphs, from input `first` on; lists are taken apart. */
static tn_status put_operands(tni_reading *reading, json_t *inputs, size_t first,
                              tni_plan_builder *plan, size_t at)
{
    for (size_t i = first; i < json_array_size(inputs); i++) {
        json_t *holder = json_object_get(json_array_get(inputs, i), "arg");
        json_t *list = json_object_get(holder, "as_tensors");
        for (size_t k = 0; k < json_array_size(list); k++) {
            json_t *item = json_pack("{sO}", "as_tensor", json_array_get(list, k));
            tn_status status = item != NULL ? tni_plan_put(reading, plan, (uint32_t)at++, item)
                                            : tni_fail_memory(sizeof(json_t *));
            json_decref(item);
            if (status != TN_OK)
                return status;
        }
        if (list == NULL)
            TN_TRY(tni_plan_put(reading, plan, (uint32_t)at++, holder));
    }
    return TN_OK;
}

/* Whether the graphs take what the node hands to them and give what it wants. */
static bool is_consistent(const tni_program_node *node, size_t nargs)
{
    const tni_program_graph *graphs = node->graphs;
    if (node->kind == TNI_NODE_COND)
        return graphs[0].ninputs == nargs - 1 && graphs[1].ninputs == nargs - 1 &&
               graphs[0].outputs.nargs == node->nreturns &&
               graphs[1].outputs.nargs == node->nreturns;
    return graphs[0].ninputs == nargs && graphs[1].ninputs == nargs && nargs >= node->nreturns &&
           graphs[0].outputs.nargs == 1 && graphs[1].outputs.nargs == node->nreturns;
}

/*
 * Read a node with graphs: cond(choice, graph, graph, operands), while_loop(graph, graph, operands,
 * more operands). Others are refused.
 */
tn_status tni_reading_control(tni_reading *reading, json_t *json, tni_program_node *node)
{
    json_t *inputs = json_object_get(json, "inputs"), *outputs = json_object_get(json, "outputs");
    bool is_cond = strcmp(node->target, "torch.ops.higher_order.cond") == 0;
    size_t first = is_cond ? 1 : 0, nargs = first;
    tni_plan_builder plan = {0};
    if (!is_cond && strcmp(node->target, "torch.ops.higher_order.while_loop") != 0)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "%s: %s calls %s, which is not served%s%s",
                        reading->program->path, reading->node, node->target,
                        node->source[0] != '\0' ? ": " : "", node->source);
    node->kind = is_cond ? TNI_NODE_COND : TNI_NODE_WHILE;
    node->nreturns = (uint32_t)json_array_size(outputs);
    node->graphs = tni_arena_get(&reading->program->arena, 2, sizeof *node->graphs);
    if (node->graphs == NULL)
        return TN_ERR_MEMORY;
    for (size_t i = 0; i < 2; i++)
        TN_TRY(read_inner(reading, json_object_get(json_array_get(inputs, first + i), "arg"),
                          &node->graphs[i]));
    reading->node = node->name;
    for (size_t i = first + 2; i < json_array_size(inputs); i++)
        nargs += count_values_of(json_object_get(json_array_get(inputs, i), "arg"));
    if (!is_consistent(node, nargs))
        return tni_reading_fail(reading, "does not fit its graphs");
    tn_status status = tni_plan_begin(&plan, nargs);
    if (status == TN_OK && is_cond)
        status = tni_plan_put(reading, &plan, 0, json_object_get(json_array_get(inputs, 0), "arg"));
    if (status == TN_OK)
        status = put_operands(reading, inputs, first + 2, &plan, first);
    if (status == TN_OK)
        status = tni_plan_end(&plan, &reading->program->arena, &node->plan);
    tni_plan_builder_free(&plan);
    return status == TN_OK ? tni_reading_results(reading, node, outputs) : status;
}
