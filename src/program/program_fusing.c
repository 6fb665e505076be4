/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Finds chains: nodes that follow each other and are each one call of a pointwise loop. What a call
 * would do is not listed here: each is made once on tensors without elements, and the kernel tells
 * (tni_pointwise_trace_calls). So a chain's steps are the loops that the calls would run, with the
 * numbers that they would give them.
 *
 * Calls that convert elements, that may fail at an element or that write an argument are in no
 * chain.
 */
#include "kernels/pointwise/pointwise.h"
#include "library/registry.h"
#include "program/programs.h"

/* A chain while it is found. */
typedef struct fusing {
    tni_arena *arena;
    tni_program_graph *graph;
    bool reuses;                           /* results may be written into inputs that die */
    tni_chain chain;                       /* what is found */
    tni_chain_step steps[TNI_CHAIN_STEPS]; /* its steps */
    tni_register gives[TNI_CHAIN_STEPS];   /* the register of each step's result */
    int8_t ranks[TNI_CHAIN_STEPS];         /* its dimensions */
    uint32_t last[TNI_CHAIN_STEPS];        /* the last step that reads it */
    uint32_t ninputs[TNI_CHAIN_STEPS];     /* inputs of the chain up to the step */
    int64_t numel;                         /* elements of each result at the export; -1: unknown */
} fusing;

/* ---- one call ---- */

/* The step that gives a register; the number of steps if none does. */
static uint32_t find_step(const fusing *f, tni_register from)
{
    uint32_t i = 0;
    while (i < f->chain.nsteps && f->gives[i] != from)
        i++;
    return i;
}

/* Say what is known of a register: of a step, from its trace; of others, from the file. */
static tni_value_about about_of(const fusing *f, tni_register from)
{
    uint32_t step = find_step(f, from);
    if (step < f->chain.nsteps)
        return (tni_value_about){.dtype = (int8_t)f->steps[step].dtype, .rank = f->ranks[step]};
    return f->graph->about[from];
}

/*
 * Whether a node's result has as many elements as those of the steps, as far as the file tells:
 * a chain with results of several sizes would run call by call.
 */
static bool has_chain_size(fusing *f, const tni_program_node *node)
{
    const tni_value_about *about = &f->graph->about[node->results[0].first];
    if (about->dtype < 0 || about->bytes < 0)
        return true;
    int64_t numel = about->bytes / (int64_t)tn_dtype_size((tn_dtype)about->dtype);
    if (f->numel < 0)
        f->numel = numel;
    return f->numel == numel;
}

/* Whether a node may be asked: it draws no numbers, writes nothing, gives one value. */
static bool may_ask(const tni_program_node *node)
{
    static const char *const names[] = {"generator", "train", "training"};
    if (node->kind != TNI_NODE_OPERATOR || node->op == NULL || node->is_folded ||
        node->nreturns != 1 || node->results[0].is_list || node->plan.nlists > 0 ||
        node->results[0].first == TNI_NO_REGISTER || node->plan.nfills == 0 ||
        node->plan.nfills > TNI_ITER_INPUTS || strncmp(tn_op_name(node->op), "aten::", 6) != 0)
        return false;
    for (size_t i = 0; i < TN_LEN(names); i++)
        if (tn_op_arg_index(node->op, names[i]) >= 0)
            return false;
    for (uint32_t i = 0; i < node->plan.nargs; i++)
        if (tni_node_writes(node, i) || tni_node_may_alias(node, i))
            return false;
    return true;
}

/*
 * Make tensors that stand for a node's: without elements, but for those without dimensions.
 * *is_known is false if nothing is known of one.
 */
static tn_status make_operands(const fusing *f, const tni_program_node *node, tn_value *values,
                               bool *is_known)
{
    static const int64_t sizes[TN_MAX_DIM]; /* 0 */
    for (uint32_t i = 0; i < node->plan.nfills; i++) {
        const tni_plan_fill *fill = &node->plan.fills[i];
        tni_value_about about = about_of(f, fill->from);
        tn_tensor *made = NULL;
        *is_known = about.dtype >= 0 && fill->at < node->plan.nargs;
        if (!*is_known)
            return TN_OK;
        tni_tensor_spec spec = {.dtype = (tn_dtype)about.dtype, .rank = about.rank, .sizes = sizes};
        TN_TRY(tni_tensor_empty(&spec, TN_CPU, &made));
        values[fill->at] = tn_value_tensor(made);
    }
    return TN_OK;
}

/* Whether a trace is of a call that gives the node's result and reads tensors as they are. */
static bool is_loop(const tni_pointwise_trace *trace, const tn_value *result)
{
    if (trace->ncalls != 1 || trace->inner == NULL || result->kind != TN_KIND_TENSOR ||
        result->as.tensor != trace->result)
        return false;
    for (int i = 0; i < trace->ninputs; i++)
        if (trace->inputs[i] != NULL && trace->inputs[i]->dtype != (int8_t)trace->wanted[i])
            return false;
    return true;
}

/* Return the operand that a register is, an input being added if need be; false: no room. */
static bool find_operand(fusing *f, tni_register from, const tn_tensor *like,
                         tni_chain_operand *out)
{
    uint32_t step = find_step(f, from), input = 0;
    if (step < f->chain.nsteps) {
        *out = (tni_chain_operand){.place = TNI_CHAIN_STEP, .index = step};
        return true;
    }
    while (input < f->chain.ninputs && f->chain.inputs[input].from != from)
        input++;
    if (input == TNI_CHAIN_INPUTS)
        return false;
    if (input == f->chain.ninputs)
        f->chain.inputs[f->chain.ninputs++] =
            (tni_chain_input){.from = from, .dtype = like->dtype, .rank = (int8_t)like->rank};
    f->chain.inputs[input].last = f->chain.nsteps;
    *out = (tni_chain_operand){.place = TNI_CHAIN_INPUT, .index = input};
    return true;
}

/* Add the step that a trace tells of; *is_added is false if there is no room for its inputs. */
static tn_status add_step(fusing *f, const tni_program_node *node, const tn_value *values,
                          const tni_pointwise_trace *trace, bool *is_added)
{
    tni_chain_step step = {.inner = trace->inner,
                           .noperands = (uint32_t)trace->ninputs,
                           .dtype = trace->result_dtype,
                           .result = TNI_NO_REGISTER};
    uint32_t ninputs = f->chain.ninputs;
    tni_numbers *numbers = tni_arena_get(f->arena, 1, sizeof *numbers);
    step.operands = tni_arena_get(f->arena, step.noperands + 1, sizeof *step.operands);
    if (numbers == NULL || step.operands == NULL)
        return TN_ERR_MEMORY;
    static int no_fault; /* steps are of loops that do not write it */
    memcpy(numbers->items, trace->numbers, sizeof numbers->items);
    numbers->fault = &no_fault;
    step.numbers = numbers;
    *is_added = true;
    for (int i = 0; i < trace->ninputs && *is_added; i++) {
        tni_chain_operand *operand = &step.operands[i];
        operand->place = TNI_CHAIN_NUMBER;
        memcpy(operand->element, trace->elements[i], sizeof operand->element);
        if (trace->inputs[i] == NULL)
            continue;
        *is_added = false;
        for (uint32_t k = 0; k < node->plan.nfills && !*is_added; k++)
            if (values[node->plan.fills[k].at].as.tensor == trace->inputs[i])
                *is_added = find_operand(f, node->plan.fills[k].from, trace->inputs[i], operand);
    }
    if (!*is_added) {
        f->chain.ninputs = ninputs;
        return TN_OK;
    }
    f->gives[f->chain.nsteps] = node->results[0].first;
    f->ninputs[f->chain.nsteps] = f->chain.ninputs;
    f->ranks[f->chain.nsteps] = (int8_t)trace->result->rank;
    f->steps[f->chain.nsteps++] = step;
    return TN_OK;
}

/* Ask what a node's call would do, and add it to the chain if it can be a step. */
static tn_status ask(fusing *f, const tni_program_node *node, bool *is_added)
{
    tni_pointwise_trace trace = {0};
    tn_value values[16], result = tn_value_none();
    const tni_plan *plan = &node->plan;
    bool is_known = false;
    *is_added = false;
    if (f->chain.nsteps == TNI_CHAIN_STEPS || !may_ask(node) || plan->nvalues > TN_LEN(values) ||
        !has_chain_size(f, node))
        return TN_OK;
    memcpy(values, plan->values, plan->nvalues * sizeof *values);
    for (uint32_t i = 0; i < plan->nfills; i++)
        values[plan->fills[i].at] = tn_value_none();
    tn_status status = make_operands(f, node, values, &is_known);
    if (status == TN_OK && is_known) {
        tni_pointwise_trace_calls(&trace);
        status = tn_op_call(node->op, values, plan->nargs, &result, 1);
        tni_pointwise_trace_calls(NULL);
        if (status == TN_OK && is_loop(&trace, &result))
            status = add_step(f, node, values, &trace, is_added);
        else if (status != TN_ERR_MEMORY)
            status = TN_OK; /* a run will tell what is wrong with the call */
    }
    for (uint32_t i = 0; i < plan->nfills; i++)
        tn_value_release(&values[plan->fills[i].at]);
    tn_value_release(&result);
    return status;
}

/* ---- a chain ---- */

/* Whether a register dies with one of `count` nodes from `first`. */
static bool dies_within(const fusing *f, tni_register value, size_t first, size_t count)
{
    const tni_program_node *nodes = f->graph->nodes + first;
    for (size_t i = 0; i < count; i++)
        for (uint32_t k = 0; k < nodes[i].ndead; k++)
            if (nodes[i].dead[k] == value)
                return true;
    return false;
}

/* Return how many of the steps find room in tiles, and give each its tile. */
static uint32_t place_tiles(fusing *f)
{
    uint32_t free_from[TNI_CHAIN_TILES] = {0};
    for (uint32_t s = 0; s < f->chain.nsteps; s++) {
        f->last[s] = s;
        for (uint32_t i = 0; i < f->steps[s].noperands; i++)
            if (f->steps[s].operands[i].place == TNI_CHAIN_STEP)
                f->last[f->steps[s].operands[i].index] = s;
    }
    for (uint32_t s = 0; s < f->chain.nsteps; s++) {
        uint32_t tile = 0;
        while (tile < TNI_CHAIN_TILES && free_from[tile] > s)
            tile++;
        if (tile == TNI_CHAIN_TILES)
            return s;
        f->steps[s].tile = tile;
        free_from[tile] = f->last[s] + 1;
    }
    return f->chain.nsteps;
}

/*
 * Choose the inputs into whose memory results may go: those that die with the chain, have a
 * result's dtype and size, and are read by no step behind it.
 */
static void choose_inputs(const fusing *f, tni_chain *chain, size_t first)
{
    bool is_used[TNI_CHAIN_INPUTS] = {false};
    for (uint32_t s = 0; s < chain->nsteps; s++) {
        tni_chain_step *step = &chain->steps[s];
        for (uint32_t i = 0; i < chain->ninputs && step->result != TNI_NO_REGISTER; i++) {
            const tni_chain_input *input = &chain->inputs[i];
            if (is_used[i] || input->last > s || input->dtype != (int8_t)step->dtype ||
                f->graph->about[input->from].bytes != f->graph->about[step->result].bytes ||
                !dies_within(f, input->from, first, chain->nsteps))
                continue;
            step->over = i;
            is_used[i] = true;
            break;
        }
    }
}

/* Keep what was found from node `first`, as far as it finds room in tiles, if it is worth it. */
static tn_status keep_chain(fusing *f, size_t first)
{
    uint32_t count = place_tiles(f);
    while (count < f->chain.nsteps) {
        f->chain.nsteps = count;
        f->chain.ninputs = f->ninputs[count - 1];
        count = place_tiles(f);
    }
    if (count < 2)
        return TN_OK;
    tni_chain *chain = tni_arena_get(f->arena, 1, sizeof *chain);
    tni_chain_step *steps = tni_arena_get(f->arena, count, sizeof *steps);
    if (chain == NULL || steps == NULL)
        return TN_ERR_MEMORY;
    *chain = f->chain;
    chain->steps = steps;
    memcpy(steps, f->steps, count * sizeof *steps);
    for (uint32_t i = 0; i < count; i++) {
        int64_t bytes = (int64_t)tn_dtype_size(steps[i].dtype);
        steps[i].over = TNI_NEVER;
        chain->most_bytes = bytes > chain->most_bytes ? bytes : chain->most_bytes;
        if (!dies_within(f, f->gives[i], first, count))
            steps[i].result = f->gives[i];
    }
    for (uint32_t i = 0; i < chain->ninputs; i++) {
        int64_t bytes = (int64_t)tn_dtype_size((tn_dtype)chain->inputs[i].dtype);
        chain->most_bytes = bytes > chain->most_bytes ? bytes : chain->most_bytes;
    }
    if (f->reuses)
        choose_inputs(f, chain, first);
    f->graph->nodes[first].chain = chain;
    return TN_OK;
}

tn_status tni_pass_fuse(tni_arena *arena, tni_program_graph *graph, bool reuses)
{
    fusing f = {.arena = arena, .graph = graph, .reuses = reuses};
    /* Kernels that others have registered are not called to ask, and end fusion in runs as well. */
    if (atomic_load_explicit(&tni_aten_has_foreign_kernels, memory_order_relaxed))
        return TN_OK;
    for (size_t i = 0; i < graph->nnodes;) {
        bool is_added = true;
        size_t first = i;
        f.chain = (tni_chain){0};
        f.numel = -1;
        while (i < graph->nnodes && is_added)
            TN_TRY(ask(&f, &graph->nodes[i++], &is_added));
        TN_TRY(keep_chain(&f, first));
        i = first + (f.chain.nsteps > 0 ? f.chain.nsteps : 1);
    }
    return TN_OK;
}
