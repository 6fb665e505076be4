/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * A run: one pass over the nodes. The registers of a run and the values of one call at a time are
 * one block of memory. Inputs and state are borrowed; what a node gives is owned by its register
 * until the last node that reads it.
 */
#include "dispatch/dispatcher.h"
#include "program/programs.h"
#include "tensor/extents.h"
#include "tensor/packed_forms.h"

#include <tenon/autograd.h>

/* A run of a graph. */
typedef struct frame {
    tn_program *program;            /* whose graph it is */
    const tni_program_graph *graph; /* what runs */
    tn_value *registers;            /* the graph's */
    tn_value *values;        /* of the call that goes on: arguments, items of lists, results */
    tni_folding folding;     /* of the program's own graph */
    tni_planned_run planned; /* likewise */
    bool is_last;            /* an argument is channels-last: so are results, as without passes */
} frame;

/* Make the values of a plan. */
static void fill(const frame *f, const tni_plan *plan)
{
    memcpy(f->values, plan->values, plan->nvalues * sizeof *f->values);
    for (uint32_t i = 0; i < plan->nfills; i++)
        f->values[plan->fills[i].at] = f->registers[plan->fills[i].from];
    for (uint32_t i = 0; i < plan->nlists; i++)
        f->values[plan->lists[i].at] =
            tn_value_list(f->values + plan->lists[i].first, plan->lists[i].count);
}

/* Move the items of a list of results to their registers. */
static tn_status take_items(const frame *f, const tni_result *result, tn_value *list)
{
    if (list->kind != TN_KIND_LIST || list->as.list.count != result->count)
        return tni_fail(TN_ERR_RUNTIME, "gave a list of %zu items; the program was exported for %u",
                        list->kind == TN_KIND_LIST ? list->as.list.count : 0, result->count);
    for (uint32_t i = 0; i < result->count && result->first != TNI_NO_REGISTER; i++) {
        f->registers[result->first + i] = list->as.list.items[i];
        list->as.list.items[i] = tn_value_none();
    }
    return TN_OK;
}

/* Move results to their registers, and release those that nobody wants. */
static tn_status take_results(const frame *f, const tni_program_node *node, tn_value *results)
{
    tn_status status = TN_OK;
    for (uint32_t i = 0; i < node->nreturns; i++) {
        const tni_result *result = &node->results[i];
        if (result->is_list && status == TN_OK)
            status = take_items(f, result, &results[i]);
        else if (result->first != TNI_NO_REGISTER && status == TN_OK) {
            f->registers[result->first] = results[i];
            results[i] = tn_value_none();
        }
        tn_value_release(&results[i]);
    }
    return status;
}

/* ---- nodes ---- */

/*
 * Give the argument of a node in its layout. Weights stay as they are where the copy would not be
 * kept, and all else where an argument of the program is channels-last.
 */
static tn_status lay_out(const frame *f, const tni_program_node *node, tn_value *result)
{
    const tn_value *value = &f->values[0];
    const tn_tensor *tensor = value->kind == TN_KIND_TENSOR ? value->as.tensor : NULL;
    tni_register from = node->plan.fills[0].from;
    bool is_weight = from < f->graph->ninputs && f->program->inputs[from].role == TNI_INPUT_STATE;
    bool stays = is_weight ? f->folding.versions == NULL : f->is_last;
    uint32_t flag =
        node->layout == TNI_LAYOUT_LAST ? TNI_TENSOR_CHANNELS_LAST : TNI_TENSOR_CONTIGUOUS;
    if (stays || tensor == NULL || tensor->rank != 4 || (tensor->flags & flag) != 0)
        return tni_value_give(value, result);
    return tn_op_call(node->op, f->values, node->plan.nargs, result, 1);
}

static tn_status call(const frame *f, const tni_program_node *node)
{
    tn_value *results = f->values + node->plan.nvalues;
    const tn_op *op = node->op;
    fill(f, &node->plan);
    memset(results, 0, node->nreturns * sizeof *results);
    switch (node->kind) {
    case TNI_NODE_OPERATOR:
        if (node->in_place != NULL && tni_may_reuse(f->values, node->plan.nargs))
            op = node->in_place;
        TN_TRY(tn_op_call(op, f->values, node->plan.nargs, results, node->nreturns));
        break;
    case TNI_NODE_FUNCTION:
        TN_TRY(tni_symbol_call(node->function, f->values, node->plan.nargs, results));
        break;
    case TNI_NODE_CONTROL:
        TN_TRY(node->control->run(&(tni_control_call){f->program, node, f->values, results}));
        break;
    case TNI_NODE_LAYOUT:
        TN_TRY(lay_out(f, node, results));
        break;
    }
    return take_results(f, node, results);
}

/* Put the node and the author's line before the message of its failure. */
static TNI_COLD tn_status fail_node(const frame *f, const tni_program_node *node, tn_status status)
{
    bool is_known = node->source[0] != '\0';
    return tni_fail_context(status, "%s: %s%s%s", f->program->path, node->name,
                            is_known ? ", " : "", node->source);
}

/* Call a node that a profile follows. */
static TNI_COLD tn_status call_followed(const frame *f, const tni_program_node *node)
{
    tni_profile_mark mark;
    tni_profile_node_enter(&mark);
    tn_status status = call(f, node);
    tni_profile_node_leave(
        &mark, &(tni_profile_node){node->name, node->target, node->source, node->op}, status);
    return status;
}

static inline tn_status call_node(const frame *f, const tni_program_node *node)
{
    return TNI_UNLIKELY(tni_profile_runs()) ? call_followed(f, node) : call(f, node);
}

/*
 * Call a node whose results this run keeps. They must do for later runs, so they are no tensors of
 * inference mode.
 */
static TNI_NOINLINE tn_status call_folded(const frame *f, const tni_program_node *node)
{
    tn_inference_guard guard;
    tn_inference_mode_enter(false, &guard);
    tn_status status = call_node(f, node);
    tn_inference_mode_leave(&guard);
    tni_storage_trim();
    for (uint32_t i = 0; i < node->plan.nfills; i++)
        if (node->plan.fills[i].from < f->graph->ninputs)
            tni_forms_forget_file(f->registers[node->plan.fills[i].from].as.tensor);
    return status;
}

/* Call a node, or all nodes of the chain that begins with it; *count says how many. */
static tn_status run_node(const frame *f, uint32_t index, uint32_t *count)
{
    const tni_program_node *node = &f->graph->nodes[index];
    *count = 1;
    if (TNI_UNLIKELY(node->is_folded && f->folding.versions != NULL))
        return call_folded(f, node);
    if (node->chain != NULL && !tni_profile_runs()) {
        bool is_done = false;
        tn_status status = tni_chain_run(node->chain, f->registers, &is_done);
        *count = is_done ? node->chain->nsteps : 1;
        if (is_done || status != TN_OK)
            return status;
    }
    return call_node(f, node);
}

/* The same; results may lie where they were planned. */
static tn_status run_planned(frame *f, uint32_t index, uint32_t *count)
{
    tni_extent_offer before = tni_offered_extents;
    tni_offered_extents = (tni_extent_offer){0};
    tni_planned_offer(&f->planned, index);
    tn_status status = run_node(f, index, count);
    tni_offered_extents = before;
    return status;
}

static tn_status run_nodes(frame *f)
{
    const tni_program_graph *graph = f->graph;
    bool is_planned = f->planned.block != NULL;
    for (uint32_t i = 0, count = 1; i < graph->nnodes; i += count) {
        const tni_program_node *node = &graph->nodes[i];
        count = 1;
        if (node->is_folded && f->folding.known != NULL)
            continue;
        tn_status status = is_planned ? run_planned(f, i, &count) : run_node(f, i, &count);
        if (TNI_UNLIKELY(status != TN_OK))
            return fail_node(f, node, status);
        for (const tni_program_node *each = node; each < node + count; each++)
            for (uint32_t k = 0; k < each->ndead; k++)
                tn_value_release(&f->registers[each->dead[k]]);
        if (is_planned)
            tni_planned_settle(&f->planned, i + count - 1);
    }
    return TN_OK;
}

/* ---- what comes in and goes out ---- */

/* Set the registers of the graph's inputs, which are borrowed. */
static void set_inputs(const frame *f, const tn_value *inputs)
{
    const tn_program *program = f->program;
    for (size_t i = 0; i < program->graph.ninputs; i++)
        f->registers[i] = program->inputs[i].role == TNI_INPUT_STATE
                              ? tn_value_tensor(program->states[program->inputs[i].state].tensor)
                              : *inputs++;
}

/* Copy a value to a state or an input, which keeps it after the run. */
static tn_status write_back(tn_tensor *target, const tn_value *value, bool is_state)
{
    const tn_op *copy;
    tn_value result = tn_value_none();
    tn_tensor *plain = NULL;
    if (value->kind != TN_KIND_TENSOR)
        return tni_fail(TN_ERR_RUNTIME, "what is written back is no tensor");
    TN_TRY(tn_op_find("aten::copy_", &copy));
    /* State has no history: the next run would reach into this one. */
    if (is_state)
        TN_TRY(tn_tensor_detach(value->as.tensor, &plain));
    tn_value args[] = {tn_value_tensor(target), plain != NULL ? tn_value_tensor(plain) : *value};
    tn_status status = tn_op_call(copy, args, TN_LEN(args), &result, 1);
    tn_value_release(&result);
    tn_tensor_release(plain);
    return status;
}

/*
 * Give a result. One that is written to a state or an input is that tensor, as if the author's code
 * had written it in place. A state has no history, so a result with one stays by itself.
 */
static tn_status give_result(const frame *f, const tni_graph_output *output, const tn_value *value,
                             tn_value *out)
{
    if (!output->is_written || value->kind != TN_KIND_TENSOR)
        return tni_value_give(value, out);
    bool is_state = f->program->inputs[output->input].role == TNI_INPUT_STATE;
    bool has_history = (value->as.tensor->flags & TNI_TENSOR_AUTOGRAD) != 0;
    return tni_value_give(is_state && has_history ? value : &f->registers[output->input], out);
}

/* Write back what is to be kept, then give the results. */
static tn_status set_outputs(const frame *f, tn_value *outputs)
{
    const tn_program *program = f->program;
    const tni_plan *plan = &program->graph.outputs;
    size_t count = 0;
    tn_status status = TN_OK;
    fill(f, plan);
    for (uint32_t i = 0; i < plan->nargs && status == TN_OK; i++) {
        const tni_graph_output *output = &program->outputs[i];
        if (output->is_user)
            status = give_result(f, output, &f->values[i], &outputs[count++]);
        else
            status = write_back(f->registers[output->input].as.tensor, &f->values[i],
                                program->inputs[output->input].role == TNI_INPUT_STATE);
    }
    for (size_t i = 0; i < count && status != TN_OK; i++)
        tn_value_release(&outputs[i]);
    return status;
}

/* ---- graphs ---- */

/* Give the results of a graph in a node. */
static tn_status set_results(const frame *f, tn_value *outputs)
{
    const tni_plan *plan = &f->graph->outputs;
    tn_status status = TN_OK;
    fill(f, plan);
    for (uint32_t i = 0; i < plan->nargs && status == TN_OK; i++)
        status = tni_value_give(&f->values[i], &outputs[i]);
    for (uint32_t i = 0; i < plan->nargs && status != TN_OK; i++)
        tn_value_release(&outputs[i]);
    return status;
}

/* Set what a run of the program's own graph begins with. */
static void begin_whole(frame *f, const tn_value *inputs)
{
    set_inputs(f, inputs);
    f->folding = tni_folding_begin(f->program);
    /* A run that keeps folded values needs other memory besides, which is returned after it. */
    if (f->folding.versions == NULL)
        f->planned = tni_planned_begin(f->program, f->registers);
    tni_folding_fill(f->program, &f->folding, f->registers);
    for (size_t i = 0; i < f->program->nuser_inputs; i++)
        f->is_last |=
            inputs[i].kind == TN_KIND_TENSOR &&
            (inputs[i].as.tensor->flags & (TNI_TENSOR_CHANNELS_LAST | TNI_TENSOR_CONTIGUOUS)) ==
                TNI_TENSOR_CHANNELS_LAST;
}

tn_status tni_program_run_part(tn_program *program, const tni_program_graph *graph,
                               const tn_value *inputs, tn_value *outputs)
{
    bool is_whole = graph == &program->graph;
    size_t count = graph->nregisters + graph->nvalues;
    tn_value few[128];
    tn_value *memory = few;
    if (count > TN_LEN(few) && (memory = tni_malloc(count * sizeof *memory)) == NULL)
        return tni_fail_memory(count * sizeof *memory);
    frame f = {.program = program,
               .graph = graph,
               .registers = memory,
               .values = memory + graph->nregisters};
    memset(memory, 0, graph->nregisters * sizeof *memory);
    if (is_whole)
        begin_whole(&f, inputs);
    else
        memcpy(memory, inputs, graph->ninputs * sizeof *memory);
    tn_status status = run_nodes(&f);
    if (is_whole)
        tni_folding_end(program, &f.folding, f.registers, status == TN_OK);
    if (status == TN_OK)
        status = is_whole ? set_outputs(&f, outputs) : set_results(&f, outputs);
    tni_folding_empty(program, &f.folding, memory);
    for (size_t i = graph->ninputs; i < graph->nregisters; i++)
        tn_value_release(&f.registers[i]);
    tni_planned_end(program, &f.planned);
    if (memory != few)
        tni_free(memory);
    return status;
}

tn_status tni_program_run_graph(tn_program *program, const tn_value *inputs, tn_value *outputs)
{
    return tni_program_run_part(program, &program->graph, inputs, outputs);
}
