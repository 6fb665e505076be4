/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Nodes that run graphs of their own, torch.ops.higher_order.…: one table says what such a node's
 * arguments are and which function runs it.
 */
#include "program/programs.h"

#include <tenon/autograd.h>

/* ---- values ---- */

tn_status tni_value_give(const tn_value *value, tn_value *out)
{
    switch ((int)value->kind) {
    case TN_KIND_TENSOR:
        *out =
            value->as.tensor != NULL ? tn_value_tensor(tn_tensor_retain(value->as.tensor)) : *value;
        return TN_OK;
    case TN_KIND_STRING:
        *out = *value;
        out->as.string.data = tni_copy_text(value->as.string.data, value->as.string.length);
        return out->as.string.data != NULL ? TN_OK : tni_fail_memory(value->as.string.length);
    case TN_KIND_LIST:
    case TN_KIND_INTS:
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "a list of constants among the results");
    default:
        *out = *value;
        return TN_OK;
    }
}

static void release_all(tn_value *values, size_t count)
{
    for (size_t i = 0; i < count; i++)
        tn_value_release(&values[i]);
}

/* Run one of the node's graphs. */
static tn_status run_graph(const tni_control_call *c, size_t which, const tn_value *inputs,
                           tn_value *outputs)
{
    return tni_program_run_part(c->program, &c->node->graphs[which], inputs, outputs);
}

/* Call an operator with one result. */
static tn_status call_operator(const char *name, const tn_value *args, size_t nargs, tn_value *out)
{
    const tn_op *op;
    TN_TRY(tn_op_find(name, &op));
    return tn_op_call(op, args, nargs, out, 1);
}

/* ---- choices and loops ---- */

/* Return whether a value says yes: a boolean, a number, or a tensor of one element. */
static tn_status read_choice(const tn_value *value, bool *out)
{
    tn_value answer = tn_value_none();
    if (value->kind == TN_KIND_BOOL || value->kind == TN_KIND_INT) {
        *out = value->kind == TN_KIND_BOOL ? value->as.boolean : value->as.integer != 0;
        return TN_OK;
    }
    TN_TRY(call_operator("aten::is_nonzero", value, 1, &answer));
    *out = answer.as.boolean;
    return TN_OK;
}

/* cond(choice, graph, graph, operands) */
static tn_status run_cond(const tni_control_call *c)
{
    bool is_first;
    TN_TRY(read_choice(&c->values[0], &is_first));
    return run_graph(c, is_first ? 0 : 1, c->values + 1, c->results);
}

/* Whether the first graph says that there is another round. */
static tn_status goes_on(const tni_control_call *c, bool *out)
{
    tn_value choice = tn_value_none();
    TN_TRY(run_graph(c, 0, c->values, &choice));
    tn_status status = read_choice(&choice, out);
    tn_value_release(&choice);
    return status;
}

/*
 * while_loop(graph, graph, carried, more): run the second graph as long as the first says so. Both
 * take the arguments, of which the first are carried: each round gives new ones. They are owned, so
 * those of the caller are retained at first.
 */
static tn_status run_while(const tni_control_call *c)
{
    size_t carried = c->node->nreturns, owned = 0;
    bool is_wanted = false;
    tn_status status = TN_OK;
    for (; owned < carried && status == TN_OK; owned += status == TN_OK)
        status = tni_value_give(&c->values[owned], &c->values[owned]);
    if (status == TN_OK)
        status = goes_on(c, &is_wanted);
    while (status == TN_OK && is_wanted) {
        status = run_graph(c, 1, c->values, c->results);
        for (size_t i = 0; i < carried && status == TN_OK; i++) {
            tn_value_release(&c->values[i]);
            c->values[i] = c->results[i];
            c->results[i] = tn_value_none();
        }
        if (status == TN_OK)
            status = goes_on(c, &is_wanted);
    }
    for (size_t i = 0; i < owned; i++)
        if (status == TN_OK)
            c->results[i] = c->values[i];
        else
            tn_value_release(&c->values[i]);
    return status;
}

/* ---- passes over rows ---- */

/*
 * One pass over the rows of some tensors, which are slices of their first dimension. Each round
 * takes the values that the round before it carried on, a row of each tensor, and what all rounds
 * share; it gives values to carry on, and rows of new tensors.
 */
typedef struct row_pass {
    const tni_control_call *call; /* whose graph it is */
    const tn_value *tensors;      /* `ntensors` tensors whose rows are taken */
    size_t ntensors;              /* how many */
    size_t ncarried;              /* values that a round hands to the next */
    size_t nrows;                 /* rounds: the size of the first dimension */
    size_t ncolumns;              /* tensors that it makes */
    tn_value *inputs;             /* of a round: carried, rows, then shared; the first two owned */
    tn_value *outputs;            /* of a round */
    tn_value *rows;               /* `ncolumns` times `nrows` values, owned */
} row_pass;

/* Find how many rows there are; all tensors must have as many. */
static tn_status count_rows(row_pass *pass)
{
    for (size_t i = 0; i < pass->ntensors; i++) {
        const tn_tensor *tensor =
            pass->tensors[i].kind == TN_KIND_TENSOR ? pass->tensors[i].as.tensor : NULL;
        if (tensor == NULL || tensor->rank == 0)
            return tni_fail(TN_ERR_TYPE, "takes rows of a value that has none");
        if (i > 0 && (size_t)tensor->sizes[0] != pass->nrows)
            return tni_fail(TN_ERR_VALUE, "takes rows of tensors with %zu and %lld of them",
                            pass->nrows, (long long)tensor->sizes[0]);
        pass->nrows = (size_t)tensor->sizes[0];
    }
    return TN_OK;
}

/* Take row `index` of each tensor to `out`, new. */
static tn_status take_rows(const row_pass *pass, size_t index, tn_value *out)
{
    for (size_t i = 0; i < pass->ntensors; i++) {
        const tn_value args[] = {pass->tensors[i], tn_value_int(0), tn_value_int((int64_t)index)};
        TN_TRY(call_operator("aten::select.int", args, TN_LEN(args), &out[i]));
    }
    return TN_OK;
}

/* Run one round. Carried values are replaced, other outputs become row `index`. */
static tn_status run_round(const row_pass *pass, size_t index)
{
    tn_value *rows = pass->inputs + pass->ncarried;
    tn_status status = take_rows(pass, index, rows);
    if (status == TN_OK)
        status = run_graph(pass->call, 0, pass->inputs, pass->outputs);
    release_all(rows, pass->ntensors);
    for (size_t i = 0; i < pass->ncarried && status == TN_OK; i++) {
        tn_value_release(&pass->inputs[i]);
        pass->inputs[i] = pass->outputs[i];
    }
    for (size_t i = 0; i < pass->ncolumns && status == TN_OK; i++)
        pass->rows[i * pass->nrows + index] = pass->outputs[pass->ncarried + i];
    return status;
}

/* Make a tensor of each column of rows. */
static tn_status stack_rows(const row_pass *pass, tn_value *results)
{
    for (size_t i = 0; i < pass->ncolumns; i++) {
        const tn_value list = tn_value_list(pass->rows + i * pass->nrows, pass->nrows);
        TN_TRY(call_operator("aten::stack", &list, 1, &results[i]));
    }
    return TN_OK;
}

/* Get the memory of a pass: one block, zeroed, which begins with its inputs. */
static tn_status get_memory(row_pass *pass)
{
    const tni_program_graph *graph = &pass->call->node->graphs[0];
    size_t count;
    if (__builtin_mul_overflow(pass->ncolumns, pass->nrows, &count) ||
        __builtin_add_overflow(count, graph->ninputs + graph->outputs.nargs, &count) ||
        (pass->inputs = tni_calloc(count, sizeof *pass->inputs)) == NULL)
        return tni_fail_memory(SIZE_MAX);
    pass->outputs = pass->inputs + graph->ninputs;
    pass->rows = pass->outputs + graph->outputs.nargs;
    return TN_OK;
}

static tn_status begin_pass(row_pass *pass)
{
    TN_TRY(count_rows(pass));
    if (pass->nrows == 0)
        return tni_fail(TN_ERR_INDEX, "takes rows of a tensor whose first size is 0");
    return get_memory(pass);
}

/* End a pass; without success it leaves no results. */
static void end_pass(row_pass *pass, tn_status status)
{
    if (status != TN_OK)
        release_all(pass->call->results, pass->call->node->nreturns);
    release_all(pass->inputs, pass->ncarried);
    release_all(pass->rows, pass->ncolumns * pass->nrows);
    tni_free(pass->inputs);
}

/* Put what all rounds share behind what is carried and the rows. */
static void share(const row_pass *pass, const tn_value *first)
{
    size_t done = pass->ncarried + pass->ntensors;
    memcpy(pass->inputs + done, first,
           (pass->call->node->graphs[0].ninputs - done) * sizeof *pass->inputs);
}

/* scan(graph, carried, tensors, shared): results are what is carried in the end, then tensors. */
static tn_status run_scan(const tni_control_call *c)
{
    const tni_program_node *node = c->node;
    size_t ncarried = node->groups[0];
    row_pass pass = {.call = c,
                     .tensors = c->values + ncarried,
                     .ntensors = node->groups[1],
                     .ncarried = ncarried,
                     .ncolumns = node->nreturns - ncarried};
    TN_TRY(begin_pass(&pass));
    share(&pass, pass.tensors + pass.ntensors);
    tn_status status = TN_OK;
    for (size_t i = 0; i < ncarried && status == TN_OK; i++)
        status = tni_value_give(&c->values[i], &pass.inputs[i]);
    for (size_t i = 0; i < pass.nrows && status == TN_OK; i++)
        status = run_round(&pass, i);
    if (status == TN_OK)
        status = stack_rows(&pass, c->results + ncarried);
    for (size_t i = 0; i < ncarried && status == TN_OK; i++) {
        c->results[i] = pass.inputs[i];
        pass.inputs[i] = tn_value_none();
    }
    end_pass(&pass, status);
    return status;
}

/* map_impl(graph, tensors, shared): a scan that carries nothing. */
static tn_status run_map(const tni_control_call *c)
{
    row_pass pass = {.call = c,
                     .tensors = c->values,
                     .ntensors = c->node->groups[0],
                     .ncolumns = c->node->nreturns};
    TN_TRY(begin_pass(&pass));
    share(&pass, pass.tensors + pass.ntensors);
    tn_status status = TN_OK;
    for (size_t i = 0; i < pass.nrows && status == TN_OK; i++)
        status = run_round(&pass, i);
    if (status == TN_OK)
        status = stack_rows(&pass, c->results);
    end_pass(&pass, status);
    return status;
}

/*
 * associative_scan(graph, tensors, shared): the graph combines two rows of each tensor. What is
 * carried, first the rows 0, is also the row of the result.
 */
static tn_status run_associative_scan(const tni_control_call *c)
{
    size_t count = c->node->nreturns;
    row_pass pass = {
        .call = c, .tensors = c->values, .ntensors = count, .ncarried = count, .ncolumns = count};
    row_pass rounds;
    TN_TRY(begin_pass(&pass));
    rounds = pass;
    rounds.ncolumns = 0;
    share(&pass, pass.tensors + pass.ntensors);
    tn_status status = take_rows(&pass, 0, pass.inputs);
    for (size_t row = 0; row < pass.nrows && status == TN_OK; row++) {
        if (row > 0)
            status = run_round(&rounds, row);
        for (size_t i = 0; i < count && status == TN_OK; i++)
            status = tni_value_give(&pass.inputs[i], &pass.rows[i * pass.nrows + row]);
    }
    if (status == TN_OK)
        status = stack_rows(&pass, c->results);
    end_pass(&pass, status);
    return status;
}

/* Make rows of zeros, new, for tensors that have none. */
static tn_status make_rows(const row_pass *pass)
{
    for (size_t i = 0; i < pass->ntensors; i++) {
        const tn_tensor *tensor = pass->tensors[i].as.tensor;
        const tn_value args[] = {pass->tensors[i],
                                 tn_value_ints(tensor->sizes + 1, (size_t)tensor->rank - 1)};
        TN_TRY(call_operator("aten::new_zeros", args, TN_LEN(args), &pass->inputs[i]));
    }
    return TN_OK;
}

/* Make tensors without rows of the results of a round. */
static tn_status stack_nothing(const row_pass *pass, tn_value *results)
{
    for (size_t i = 0; i < pass->ncolumns; i++) {
        tn_value one = tn_value_none();
        const tn_value args[] = {pass->outputs[i], tn_value_int(0)};
        TN_TRY(call_operator("aten::unsqueeze", args, TN_LEN(args), &one));
        const tn_value part[] = {one, tn_value_int(0), tn_value_int(0), tn_value_int(0)};
        tn_status status = call_operator("aten::narrow", part, TN_LEN(part), &results[i]);
        tn_value_release(&one);
        TN_TRY(status);
    }
    return TN_OK;
}

/* torch.vmap: a map, also over no rows, where one round of zeros tells what the results are. */
static tn_status run_vmap(const tni_control_call *c)
{
    row_pass pass = {.call = c,
                     .tensors = c->values,
                     .ntensors = c->node->groups[0],
                     .ncolumns = c->node->nreturns};
    TN_TRY(count_rows(&pass));
    if (pass.nrows > 0)
        return run_map(c);
    TN_TRY(get_memory(&pass));
    share(&pass, pass.tensors + pass.ntensors);
    tn_status status = make_rows(&pass);
    if (status == TN_OK)
        status = run_graph(c, 0, pass.inputs, pass.outputs);
    if (status == TN_OK) {
        status = stack_nothing(&pass, c->results);
        release_all(pass.outputs, pass.ncolumns);
    }
    release_all(pass.inputs, pass.ntensors);
    end_pass(&pass, status);
    return status;
}

/* ---- clones ---- */

/* Return one behind the last element of a tensor in its storage. */
static int64_t end_of(const tn_tensor *tensor)
{
    int64_t end = tensor->offset + 1;
    for (int i = 0; i < tensor->rank; i++)
        end += (tensor->sizes[i] - 1) * tensor->strides[i];
    return end;
}

/*
 * Clone a tensor with the strides and the offset that it has, since views are made of the clone by
 * these: the storage up to its end is cloned.
 */
static tn_status run_clone(const tni_control_call *c)
{
    const tn_tensor *tensor = c->values[0].kind == TN_KIND_TENSOR ? c->values[0].as.tensor : NULL;
    if (tensor == NULL)
        return tni_fail(TN_ERR_TYPE, "writes what is no tensor");
    if (tensor->numel == 0 ||
        (tensor->offset == 0 && tn_tensor_is_contiguous(tensor, TN_MEMORY_FORMAT_CONTIGUOUS)))
        return call_operator("aten::clone", c->values, 1, c->results);
    const int64_t size = end_of(tensor), stride = 1;
    tn_value whole = tn_value_none(), clone = tn_value_none();
    const tn_value all[] = {c->values[0], tn_value_ints(&size, 1), tn_value_ints(&stride, 1),
                            tn_value_int(0)};
    TN_TRY(call_operator("aten::as_strided", all, TN_LEN(all), &whole));
    tn_status status = call_operator("aten::clone", &whole, 1, &clone);
    const tn_value part[] = {clone, tn_value_ints(tensor->sizes, (size_t)tensor->rank),
                             tn_value_ints(tensor->strides, (size_t)tensor->rank),
                             tn_value_int(tensor->offset)};
    if (status == TN_OK)
        status = call_operator("aten::as_strided", part, TN_LEN(part), c->results);
    tn_value_release(&whole);
    tn_value_release(&clone);
    return status;
}

/* ---- regions ---- */

/* Run the graph with the last arguments; those before it are settings. */
static tn_status run_region(const tni_control_call *c)
{
    size_t settings = c->node->plan.nargs - c->node->graphs[0].ninputs;
    return run_graph(c, 0, c->values + settings, c->results);
}

/* wrap_with_set_grad_enabled(mode, graph, operands…) */
static tn_status run_with_grad_mode(const tni_control_call *c)
{
    if (c->values[0].kind != TN_KIND_BOOL)
        return tni_fail(TN_ERR_TYPE, "does not say whether gradients are recorded");
    bool before = tn_grad_mode_set(c->values[0].as.boolean);
    tn_status status = run_region(c);
    tn_grad_mode_set(before);
    return status;
}

/* wrap_with_autocast(device, dtype, enabled, cache, graph, operands…); only the CPU's acts. */
static tn_status run_with_autocast(const tni_control_call *c)
{
    const tn_value *device = &c->values[0], *dtype = &c->values[1], *is_enabled = &c->values[2];
    if (device->kind != TN_KIND_STRING || is_enabled->kind != TN_KIND_BOOL ||
        (dtype->kind != TN_KIND_DTYPE && dtype->kind != TN_KIND_NONE))
        return tni_fail(TN_ERR_TYPE, "does not say what autocast does");
    if (device->as.string.length != 3 || memcmp(device->as.string.data, "cpu", 3) != 0)
        return run_region(c);
    tni_autocast before = tni_autocast_enter(
        dtype->kind == TN_KIND_DTYPE ? (tn_dtype)dtype->as.integer : TN_DTYPE_BF16,
        is_enabled->as.boolean);
    tn_status status = run_region(c);
    tni_autocast_leave(&before);
    return status;
}

/* ---- the table ---- */

/* Whether a graph takes and gives as many values as are said. */
static bool graph_has(const tni_program_node *node, size_t which, size_t inputs, size_t outputs)
{
    return node->graphs[which].ninputs == inputs && node->graphs[which].outputs.nargs == outputs;
}

static bool cond_fits(const tni_program_node *node)
{
    size_t count = node->plan.nargs - 1;
    return graph_has(node, 0, count, node->nreturns) && graph_has(node, 1, count, node->nreturns);
}

static bool while_fits(const tni_program_node *node)
{
    size_t count = node->plan.nargs;
    return graph_has(node, 0, count, 1) && graph_has(node, 1, count, node->nreturns) &&
           count >= node->nreturns;
}

static bool scan_fits(const tni_program_node *node)
{
    return graph_has(node, 0, node->plan.nargs, node->nreturns) &&
           node->nreturns >= node->groups[0] && node->groups[1] > 0;
}

static bool map_fits(const tni_program_node *node)
{
    return graph_has(node, 0, node->plan.nargs, node->nreturns) && node->groups[0] > 0;
}

static bool associative_scan_fits(const tni_program_node *node)
{
    size_t count = node->groups[0];
    return count > 0 && node->nreturns == count &&
           graph_has(node, 0, node->plan.nargs + count, count);
}

/* A graph that takes what is left of the arguments. */
static bool region_fits(const tni_program_node *node)
{
    size_t settings = 0;
    for (const char *at = node->control->form; *at != 'g'; at++)
        settings += *at == 'v';
    return node->plan.nargs >= settings &&
           graph_has(node, 0, node->plan.nargs - settings, node->nreturns);
}

static bool clone_fits(const tni_program_node *node)
{
    return node->nreturns == 1;
}

static const tni_control controls[] = {
    {TNI_CONTROL_CLONE, "v", clone_fits, run_clone},
    {TNI_CONTROL_PRINT, "vv+", tni_print_fits, tni_print_run},
    {TNI_CONTROL_TOKEN, "", tni_token_fits, tni_token_run},
    {TNI_CONTROL_VMAP, "gl*", map_fits, run_vmap},
    {"associative_scan", "gll", associative_scan_fits, run_associative_scan},
    {"cond", "vgg*", cond_fits, run_cond},
    {"hints_wrapper", "gl-", region_fits, run_region},
    {"invoke_subgraph", "g-*", region_fits, run_region},
    {"map_impl", "gll", map_fits, run_map},
    {"scan", "glll", scan_fits, run_scan},
    {"strict_mode", "g*", region_fits, run_region},
    {"tag_activation_checkpoint", "g*", region_fits, run_region},
    {"while_loop", "gg*", while_fits, run_while},
    {"wrap", "g*", region_fits, run_region},
    {"wrap_with_autocast", "vvvvg*", region_fits, run_with_autocast},
    {"wrap_with_set_grad_enabled", "vg*", region_fits, run_with_grad_mode},
};

tn_status tni_control_find(const char *name, const tni_control **out)
{
    *out = NULL;
    for (size_t i = 0; i < TN_LEN(controls); i++)
        if (strcmp(controls[i].name, name) == 0)
            *out = &controls[i];
    return *out != NULL && (*out)->run == run_with_autocast ? tni_autocast_prepare() : TN_OK;
}
