/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * In what memory the values of a graph lie, and between which nodes each memory is in use.
 *
 * A walk over the nodes finds it by the sizes that the file has of each value; where a size depends
 * on arguments it is that of the export. A view lies in its base's memory, which lives as long as
 * any of its values; a result that the reuse pass writes into an argument takes that one's; nodes
 * of a chain run together, and what is in their tiles alone counts as nothing. What an operator
 * needs while it runs is not known here. program_memory.c tells what comes of it,
 * program_planning.c plans a block for it.
 */
#include "kernels/core/kernel_core.h"
#include "program/programs.h"

/* A graph while it is walked over. */
typedef struct walk {
    const tni_program_graph *graph;
    tni_value_memories *found;
    int64_t alive;  /* bytes now */
    uint32_t first; /* the nodes that run together with the present one: a chain, or it alone */
    uint32_t end;   /* behind them */
} walk;

/* ---- what shares memory ---- */

/* Operators that give a view where they can, else a copy. */
static bool may_copy(const char *name)
{
    static const char *const names[] = {"aten::contiguous", "aten::flatten", "aten::ravel",
                                        "aten::reshape", "aten::reshape_as"};
    for (size_t i = 0; i < TN_LEN(names); i++)
        if (strcmp(names[i], name) == 0)
            return true;
    return strncmp(name, "aten::to.", 9) == 0;
}

/* Return the register of a plan's value; TNI_NO_REGISTER for a constant or a list. */
static tni_register register_of(const tni_plan *plan, uint32_t at)
{
    const tni_plan_fill *fill = tni_plan_find_fill(plan, at);
    return fill != NULL ? fill->from : TNI_NO_REGISTER;
}

/* Return the register in whose memory a node's result lies; TNI_NO_REGISTER if it is new. */
static tni_register base_of(const walk *w, const tni_program_node *node, uint32_t result)
{
    tn_argument argument = {.size = sizeof argument};
    const tni_value_about *meta = &w->graph->about[node->results[result].first];
    if (node->kind != TNI_NODE_OPERATOR || node->op == NULL ||
        tn_op_return(node->op, result, &argument) != TN_OK || !argument.may_alias)
        return TNI_NO_REGISTER;
    for (uint32_t i = 0; i < node->plan.nargs; i++) {
        tni_register from = register_of(&node->plan, i);
        if (from == TNI_NO_REGISTER || tn_op_argument(node->op, i, &argument) != TN_OK ||
            !argument.may_alias)
            continue;
        const tni_value_about *base = &w->graph->about[from];
        bool is_copied =
            may_copy(tn_op_name(node->op)) && base->bytes >= 0 && meta->bytes >= 0 &&
            (base->dtype != meta->dtype || (!base->is_contiguous && meta->is_contiguous));
        return is_copied ? TNI_NO_REGISTER : from;
    }
    return TNI_NO_REGISTER;
}

/* Return the argument that a node's result may be written into; TNI_NO_REGISTER: none. */
static tni_register written_argument(const walk *w, uint32_t index)
{
    const tni_program_node *node = &w->graph->nodes[index];
    const tni_chain *chain = w->graph->nodes[w->first].chain;
    if (chain != NULL) {
        uint32_t over = chain->steps[index - w->first].over;
        return over != TNI_NEVER ? chain->inputs[over].from : TNI_NO_REGISTER;
    }
    if (node->in_place == NULL || node->results[0].first == TNI_NO_REGISTER)
        return TNI_NO_REGISTER;
    tni_register first = register_of(&node->plan, 0);
    int dtype = first != TNI_NO_REGISTER ? w->graph->about[first].dtype : -1;
    bool is_floating = dtype >= 0 && tni_dtype_is((tn_dtype)dtype, TNI_DTYPE_FLOATING);
    return is_floating ? first : TNI_NO_REGISTER;
}

/* Return it if nothing else lies in its memory and sizes agree, as the run looks at, too. */
static tni_register reused_argument(const walk *w, uint32_t index)
{
    tni_register from = written_argument(w, index);
    if (from == TNI_NO_REGISTER)
        return from;
    const tni_value_about *given = &w->graph->about[from],
                          *made = &w->graph->about[w->graph->nodes[index].results[0].first];
    const tni_value_memory *memory = &w->found->of[w->found->homes[from]];
    bool fits = given->bytes >= 0 && given->bytes == made->bytes && given->dtype == made->dtype &&
                memory->values == 1 && memory->bytes == given->bytes;
    return fits ? from : TNI_NO_REGISTER;
}

/* ---- the walk ---- */

static int64_t add_up(int64_t a, int64_t b)
{
    int64_t sum;
    return __builtin_add_overflow(a, b, &sum) ? INT64_MAX : sum;
}

/* Whether a result of node `index` is in tiles alone. */
static bool is_in_tiles(const walk *w, uint32_t index)
{
    const tni_chain *chain = w->graph->nodes[w->first].chain;
    return chain != NULL && chain->steps[index - w->first].result == TNI_NO_REGISTER;
}

/* Give a result of node `index` its memory: that of a base, or its own. */
static void place(walk *w, tni_register value, tni_register base, uint32_t index)
{
    tni_value_memories *found = w->found;
    const tni_value_about *about = &w->graph->about[value];
    uint32_t home = base != TNI_NO_REGISTER ? found->homes[base] : value;
    tni_value_memory *memory = &found->of[home];
    found->homes[value] = home;
    memory->values++;
    if (base != TNI_NO_REGISTER || memory->values > 1)
        return;
    memory->bytes = about->bytes > 0 && !is_in_tiles(w, index) ? about->bytes : 0;
    memory->maker = w->first;
    w->alive = add_up(w->alive, memory->bytes);
}

static void place_results(walk *w, uint32_t index)
{
    const tni_program_node *node = &w->graph->nodes[index];
    tni_register reused = reused_argument(w, index);
    w->found->reused += reused != TNI_NO_REGISTER;
    for (uint32_t r = 0; r < node->nreturns; r++) {
        const tni_result *result = &node->results[r];
        if (result->first == TNI_NO_REGISTER)
            continue;
        tni_register base = reused != TNI_NO_REGISTER ? reused : base_of(w, node, r);
        for (uint32_t i = 0; i < result->count; i++)
            place(w, result->first + i, base, index);
    }
}

/* Release the values that nobody reads any more, and memory without values. */
static void bury(walk *w, uint32_t index)
{
    const tni_program_node *node = &w->graph->nodes[index];
    for (uint32_t i = 0; i < node->ndead; i++) {
        tni_value_memory *memory = &w->found->of[w->found->homes[node->dead[i]]];
        if (memory->values == 0 || --memory->values > 0)
            continue;
        memory->last = w->end - 1;
        w->alive = w->alive > memory->bytes ? w->alive - memory->bytes : 0;
    }
}

/* Find the most bytes that are alive at once, with those of the graphs that nodes run. */
static void walk_over(walk *w)
{
    const tni_program_graph *graph = w->graph;
    for (uint32_t i = 0; i < graph->nregisters; i++)
        w->found->of[i] = (tni_value_memory){.maker = TNI_NEVER, .last = TNI_NEVER};
    for (uint32_t i = 0; i < graph->ninputs; i++)
        w->found->of[w->found->homes[i] = i].values = 1;
    for (uint32_t i = 0; i < graph->nnodes; i++) {
        const tni_program_node *node = &graph->nodes[i];
        if (i >= w->end) {
            w->first = i;
            w->end = i + (node->chain != NULL ? node->chain->nsteps : 1);
        }
        int64_t inner = 0;
        for (size_t k = 0; node->graphs != NULL && k < TNI_CONTROL_GRAPHS; k++)
            inner = node->graphs[k].peak > inner ? node->graphs[k].peak : inner;
        int64_t most = add_up(w->alive, inner);
        place_results(w, i);
        most = w->alive > most ? w->alive : most;
        if (most > w->found->peak) {
            w->found->peak = most;
            w->found->at = i;
        }
        for (uint32_t k = w->first; i + 1 == w->end && k < w->end; k++)
            bury(w, k);
    }
}

tn_status tni_find_memories(const tni_program_graph *graph, tni_value_memories *out)
{
    size_t count = graph->nregisters + 1;
    *out = (tni_value_memories){.of = tni_calloc(count, sizeof *out->of),
                                .homes = tni_calloc(count, sizeof *out->homes)};
    if (out->of == NULL || out->homes == NULL) {
        tni_free_memories(out);
        return tni_fail_memory(count * sizeof *out->of);
    }
    walk w = {.graph = graph, .found = out};
    walk_over(&w);
    return TN_OK;
}

void tni_free_memories(tni_value_memories *memories)
{
    tni_free(memories->of);
    tni_free(memories->homes);
    *memories = (tni_value_memories){0};
}
