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
    tni_free(out->about);
    out->about = NULL;
    outer->missing = reading.missing;
    outer->nmissing = reading.nmissing;
    return status;
}

/* ---- arguments ---- */

/* A node's arguments while they are read. */
typedef struct operand_reading {
    tni_reading *reading;   /* of the graph that the node is in */
    tni_program_node *node; /* what is filled */
    json_t *inputs;         /* in the file */
    size_t at;              /* the next of them */
    size_t ngraphs;         /* graphs so far */
    size_t nlists;          /* lists so far */
    size_t nvalues;         /* values so far */
} operand_reading;

/* Return the next argument, NULL if there is none; keyword arguments are hints, and left out. */
static json_t *next_argument(operand_reading *of)
{
    json_t *input = json_array_get(of->inputs, of->at++);
    return json_integer_value(json_object_get(input, "kind")) != 2 ? json_object_get(input, "arg")
                                                                   : NULL;
}

/* Read the graphs and count the values, which a plan must be begun with. */
static tn_status read_forms(operand_reading *of)
{
    json_t *argument;
    const char *form = of->node->control->form;
    for (; *form != '\0' && *form != '*' && *form != '+'; form++) {
        argument = next_argument(of);
        if (*form == 'g')
            TN_TRY(read_inner(of->reading, argument, &of->node->graphs[of->ngraphs++]));
        else if (argument == NULL)
            return tni_reading_fail(of->reading, "lacks an argument");
        else if (*form == 'l')
            of->nvalues += of->node->groups[of->nlists++] = (uint32_t)tni_plan_count_each(argument);
        else
            of->nvalues += *form == 'v';
    }
    while ((argument = next_argument(of)) != NULL && *form != '\0')
        of->nvalues += *form == '*' ? tni_plan_count_each(argument) : 1;
    of->reading->node = of->node->name;
    return argument == NULL ? TN_OK : tni_reading_fail(of->reading, "has too many arguments");
}

/* Put the values into the plan. */
static tn_status put_values(operand_reading *of, tni_plan_builder *plan)
{
    const char *form = of->node->control->form;
    json_t *argument;
    size_t at = 0;
    of->at = 0;
    while ((argument = next_argument(of)) != NULL && *form != '\0') {
        if (*form == 'v' || *form == '+')
            TN_TRY(tni_plan_put(of->reading, plan, (uint32_t)at++, argument));
        else if (*form == 'l' || *form == '*')
            TN_TRY(tni_plan_put_each(of->reading, plan, &at, argument));
        form += *form != '*' && *form != '+';
    }
    return TN_OK;
}

tn_status tni_reading_control(tni_reading *reading, json_t *json, tni_program_node *node)
{
    tni_arena *arena = &reading->program->arena;
    operand_reading of = {
        .reading = reading, .node = node, .inputs = json_object_get(json, "inputs")};
    tni_plan_builder plan = {0};
    node->kind = TNI_NODE_CONTROL;
    TN_TRY(tni_control_find(node->target + sizeof "torch.ops.higher_order." - 1, &node->control));
    if (node->control == NULL)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "%s: %s calls %s, which is not served%s%s",
                        reading->program->path, reading->node, node->target,
                        node->source[0] != '\0' ? ": " : "", node->source);
    node->nreturns = (uint32_t)json_array_size(json_object_get(json, "outputs"));
    node->graphs = tni_arena_get(arena, TNI_CONTROL_GRAPHS, sizeof *node->graphs);
    if (node->graphs == NULL)
        return TN_ERR_MEMORY;
    TN_TRY(read_forms(&of));
    tn_status status = tni_plan_begin(&plan, of.nvalues);
    if (status == TN_OK)
        status = put_values(&of, &plan);
    if (status == TN_OK)
        status = tni_plan_end(&plan, arena, &node->plan);
    tni_plan_builder_free(&plan);
    if (status != TN_OK)
        return status;
    if (!node->control->fits(node))
        return tni_reading_fail(reading, "does not fit its graphs");
    return tni_reading_results(reading, node, json_object_get(json, "outputs"));
}
