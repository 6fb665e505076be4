/* SPDX-License-Identifier: BSD-3-Clause */
/* When the registers of a graph die, and the room that its calls need. */
#include "program/programs.h"

#define NEVER UINT32_MAX

/* Note that node `index` reads the registers of a plan. */
static void note_reads(const tni_plan *plan, uint32_t index, uint32_t *last)
{
    for (uint32_t i = 0; i < plan->nfills; i++)
        last[plan->fills[i].from] = index;
}

/* Note that node `index` gives registers; nobody may read them. */
static void note_results(const tni_program_node *node, uint32_t index, uint32_t *last)
{
    for (uint32_t r = 0; r < node->nreturns; r++) {
        const tni_result *result = &node->results[r];
        for (uint32_t i = 0; result->first != TNI_NO_REGISTER && i < result->count; i++)
            last[result->first + i] = index;
    }
}

/*
 * Note for each register the node after which it is read no more. Inputs are the caller's or the
 * program's; what an output reads, and what is kept of folded nodes, lives to the end.
 */
static void find_last(const tni_program_graph *graph, uint32_t *last)
{
    for (size_t i = 0; i < graph->nnodes; i++) {
        note_results(&graph->nodes[i], (uint32_t)i, last);
        note_reads(&graph->nodes[i].plan, (uint32_t)i, last);
    }
    for (size_t i = 0; i < graph->ninputs; i++)
        last[i] = NEVER;
    for (size_t i = 0; i < graph->nkept; i++)
        last[graph->kept[i]] = NEVER;
    note_reads(&graph->outputs, NEVER, last);
}

/* List for each node the registers that die after it. The lists are parts of one array. */
static tn_status find_deaths(tni_arena *arena, tni_program_graph *graph)
{
    size_t count = graph->nregisters;
    uint32_t *last = tni_calloc(count + 1, sizeof *last);
    tni_register *dead = tni_arena_get(arena, count + 1, sizeof *dead);
    if (last == NULL || dead == NULL) {
        tni_free(last);
        return tni_fail_memory(count * sizeof *last);
    }
    find_last(graph, last);
    for (size_t i = 0; i < count; i++)
        if (last[i] != NEVER)
            graph->nodes[last[i]].ndead++;
    for (size_t i = 0; i < graph->nnodes; i++) {
        graph->nodes[i].dead = dead;
        dead += graph->nodes[i].ndead;
        graph->nodes[i].ndead = 0;
    }
    for (size_t i = 0; i < count; i++)
        if (last[i] != NEVER) {
            tni_program_node *node = &graph->nodes[last[i]];
            node->dead[node->ndead++] = (tni_register)i;
        }
    tni_free(last);
    return TN_OK;
}

/* Note how many values the calls of a run need at most. */
static void count_values(tni_program_graph *graph)
{
    graph->nvalues = graph->outputs.nvalues;
    for (size_t i = 0; i < graph->nnodes; i++) {
        size_t count = graph->nodes[i].plan.nvalues + (size_t)graph->nodes[i].nreturns;
        if (count > graph->nvalues)
            graph->nvalues = count;
    }
}

tn_status tni_graph_settle(tni_arena *arena, tni_program_graph *graph)
{
    count_values(graph);
    return find_deaths(arena, graph);
}
