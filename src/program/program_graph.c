/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The nodes of a program: each is read once into a call whose operator is looked up, whose
 * arguments are a plan, and whose results have registers. Then each register gets the node after
 * which nobody reads it.
 */
#include <jansson.h>
#include <stdio.h>

#include "model/models.h"
#include "program/program_reading.h"

/* The most operators that are named when they are missing. */
#define MAX_NAMED 64

tn_status tni_reading_fail(const tni_reading *reading, const char *what)
{
    return tni_fail(TN_ERR_IO, "%s: %s %s", reading->program->path, reading->node, what);
}

/* ---- names of values ---- */

tn_status tni_reading_find(const tni_reading *reading, const char *name, tni_register *out)
{
    json_t *number = json_object_get(reading->names, name);
    if (number == NULL)
        return tni_fail(TN_ERR_IO, "%s: %s takes '%s', which nothing before it gives",
                        reading->program->path, reading->node, name);
    *out = (tni_register)json_integer_value(number);
    return TN_OK;
}

/* Read a size or a stride: a number, or what it was at the export; -1 if neither is said. */
static int64_t read_number(json_t *json, bool *is_fixed)
{
    json_t *number = json_object_get(json, "as_int");
    if (number == NULL) {
        *is_fixed = false;
        number =
            json_object_get(json_object_get(json_object_get(json, "as_expr"), "hint"), "as_int");
    }
    return json_is_integer(number) ? json_integer_value(number) : -1;
}

/* Read how many elements a tensor has, and how they lie; bytes stay -1 if a size is not known. */
static void read_sizes(json_t *meta, tni_value_about *out)
{
    json_t *sizes = json_object_get(meta, "sizes"), *strides = json_object_get(meta, "strides");
    int64_t count = 1;
    out->is_fixed = out->is_contiguous = true;
    for (size_t i = json_array_size(sizes); i-- > 0;) {
        bool ignored;
        int64_t size = read_number(json_array_get(sizes, i), &out->is_fixed);
        if (size != 1 && read_number(json_array_get(strides, i), &ignored) != count)
            out->is_contiguous = false;
        if (size < 0 || __builtin_mul_overflow(count, size, &count))
            return;
    }
    if (__builtin_mul_overflow(count, (int64_t)tn_dtype_size((tn_dtype)out->dtype), &out->bytes))
        out->bytes = -1;
}

/* Note what the file says of a value; nothing of one without a name. */
static tn_status note_value(tni_reading *reading, const char *name)
{
    tni_program_graph *graph = reading->out;
    tn_value dtype;
    TN_TRY(tni_reserve((void **)&graph->about, &graph->about_room, graph->nregisters + 1,
                       sizeof *graph->about));
    json_t *metas = json_object_get(reading->graph, "tensor_values");
    json_t *meta = name != NULL ? json_object_get(metas, name) : NULL;
    size_t rank = json_array_size(json_object_get(meta, "sizes"));
    tni_value_about *about = &graph->about[graph->nregisters];
    *about = (tni_value_about){.bytes = -1, .dtype = -1};
    if (!tni_export_read_number("as_scalar_type", json_object_get(meta, "dtype"), &dtype) ||
        rank > TN_MAX_DIM)
        return TN_OK;
    about->dtype = (int8_t)dtype.as.integer;
    about->rank = (int8_t)rank;
    read_sizes(meta, about);
    return TN_OK;
}

tn_status tni_reading_name(tni_reading *reading, const char *name, tni_register *out)
{
    tni_program_graph *graph = reading->out;
    if (name != NULL && json_object_get(reading->names, name) != NULL)
        return tni_fail(TN_ERR_IO, "%s: two values are called '%s'", reading->program->path, name);
    if (graph->nregisters >= TNI_NO_REGISTER - 1)
        return tni_reading_fail(reading, "has too many values");
    if (name != NULL &&
        json_object_set_new(reading->names, name, json_integer((json_int_t)graph->nregisters)) != 0)
        return tni_fail_memory(sizeof(json_t *));
    TN_TRY(note_value(reading, name));
    *out = (tni_register)graph->nregisters++;
    return TN_OK;
}

/* ---- what is called ---- */

/* Whether a frame, File "…", is of PyTorch's own code, or of code that it made. */
static bool is_pytorch(const char *frame)
{
    size_t length = strcspn(frame, "\n");
    const char *folder = strstr(frame, "torch/");
    return (folder != NULL && folder < frame + length) ||
           strncmp(frame, "File \"<eval_with_key>", 21) == 0;
}

/* The trace has two lines for each frame. */
const char *tni_reading_source_of(tni_arena *arena, json_t *metadata)
{
    const char *trace = json_string_value(json_object_get(metadata, "stack_trace"));
    const char *last = NULL;
    for (const char *at = trace; at != NULL && (at = strstr(at, "File \"")) != NULL; at++)
        last = last == NULL || !is_pytorch(at) ? at : last;
    if (last == NULL)
        return "";
    const char *file = last + 6;
    const char *quote = strchr(file, '"');
    const char *line = quote != NULL ? strstr(quote, "line ") : NULL;
    const char *end = line != NULL ? strchr(line, '\n') : NULL;
    if (end == NULL)
        return "";
    end += 1 + strspn(end + 1, " ");
    int digits = (int)strspn(line + 5, "0123456789");
    int code = (int)strcspn(end, "\n");
    size_t room = (size_t)(quote - file) + (size_t)digits + (size_t)code + 8;
    char *text = tni_arena_get(arena, room, 1);
    if (text == NULL)
        return NULL;
    snprintf(text, room, "%.*s:%.*s: %.*s", (int)(quote - file), file, digits, line + 5, code, end);
    return text;
}

tn_status tni_reading_find_operator(const tni_reading *reading, const char *target,
                                    const tn_op **out)
{
    char name[256];
    *out = NULL;
    if (target == NULL || strncmp(target, "torch.ops.", 10) != 0)
        return tni_reading_fail(reading, "calls what is no operator's name");
    const char *space = target + sizeof "torch.ops." - 1;
    const char *dot = strchr(space, '.');
    const char *overload = strrchr(space, '.');
    if (dot == NULL || overload == dot || strlen(space) + 2 > sizeof name)
        return tni_fail(TN_ERR_IO, "%s: %s calls '%s', which is no operator's name",
                        reading->program->path, reading->node, target);
    size_t base = (size_t)(overload - space);
    bool is_default = strcmp(overload, ".default") == 0;
    snprintf(name, sizeof name, "%.*s::%.*s%s", (int)(dot - space), space,
             (int)(base - (size_t)(dot - space) - 1), dot + 1, is_default ? "" : overload);
    tn_status status = tn_op_find(name, out);
    if (status != TN_OK)
        *out = NULL;
    return status == TN_ERR_NOT_FOUND ? TN_OK : status;
}

/* Note an operator that nobody has registered, with the author's line, once. */
static void note_missing(tni_reading *reading, const tni_program_node *node)
{
    const char *told = reading->missing.data;
    if ((told != NULL && strstr(told, node->target) != NULL) || reading->nmissing++ >= MAX_NAMED)
        return;
    tni_buffer_print(&reading->missing, "%s%s", reading->missing.length > 0 ? "; " : "",
                     node->target);
    if (node->source[0] != '\0')
        tni_buffer_print(&reading->missing, " (%s)", node->source);
}

/* Find what a node calls: an operator or a function of numbers. */
static tn_status find_callee(tni_reading *reading, tni_program_node *node, uint32_t *nargs)
{
    if (strncmp(node->target, "torch.ops.", 10) != 0) {
        node->kind = TNI_NODE_FUNCTION;
        node->function = tni_symbol_find(node->target, nargs);
        node->nreturns = 1;
        if (node->function == NULL)
            note_missing(reading, node);
        return TN_OK;
    }
    TN_TRY(tni_reading_find_operator(reading, node->target, &node->op));
    if (node->op == NULL) {
        note_missing(reading, node);
        return TN_OK;
    }
    *nargs = (uint32_t)tn_op_num_args(node->op);
    node->nreturns = (uint32_t)tn_op_num_returns(node->op);
    return TN_OK;
}

/* ---- arguments and results ---- */

/* Return the index of an argument: by its name, or its place for a function of numbers. */
static int64_t argument_index(const tni_program_node *node, json_t *input, size_t place)
{
    const char *name = json_string_value(json_object_get(input, "name"));
    if (node->kind == TNI_NODE_FUNCTION)
        return (int64_t)place;
    return name != NULL ? tn_op_arg_index(node->op, name) : -1;
}

/* Fill the plan; arguments that the file leaves out get the schema's defaults. */
static tn_status put_arguments(tni_reading *reading, const tni_program_node *node, json_t *inputs,
                               tni_plan_builder *plan, uint32_t nargs)
{
    TN_TRY(tni_plan_begin(plan, nargs));
    for (uint32_t i = 0; i < nargs && node->kind == TNI_NODE_OPERATOR; i++)
        plan->values[i] = tn_value_default();
    for (size_t i = 0; i < json_array_size(inputs); i++) {
        json_t *input = json_array_get(inputs, i);
        int64_t at = argument_index(node, input, i);
        if (at < 0 || at >= nargs)
            return tni_reading_fail(reading, "has an argument that is not in the schema");
        plan->values[at] = tn_value_none();
        TN_TRY(tni_plan_put(reading, plan, (uint32_t)at, json_object_get(input, "arg")));
    }
    if (node->kind == TNI_NODE_FUNCTION && json_array_size(inputs) != nargs)
        return tni_reading_fail(reading, "has another number of arguments than its function takes");
    return TN_OK;
}

static tn_status read_arguments(tni_reading *reading, tni_program_node *node, json_t *inputs,
                                uint32_t nargs)
{
    tni_plan_builder plan = {0};
    tn_status status = put_arguments(reading, node, inputs, &plan, nargs);
    if (status == TN_OK)
        status = tni_plan_end(&plan, &reading->program->arena, &node->plan);
    tni_plan_builder_free(&plan);
    return status;
}

/* Name the items of a list of results, which get registers in a row. */
static tn_status name_items(tni_reading *reading, json_t *items, tni_result *out)
{
    *out = (tni_result){TNI_NO_REGISTER, (uint32_t)json_array_size(items), true};
    for (size_t i = 0; i < json_array_size(items); i++) {
        tni_register at;
        const char *name = json_string_value(json_object_get(json_array_get(items, i), "name"));
        if (name == NULL)
            return tni_reading_fail(reading, "gives a list with an item that has no name");
        TN_TRY(tni_reading_name(reading, name, &at));
        if (i == 0)
            out->first = at;
    }
    return TN_OK;
}

tn_status tni_reading_results(tni_reading *reading, tni_program_node *node, json_t *outputs)
{
    size_t count = json_array_size(outputs);
    node->results = tni_arena_get(&reading->program->arena, node->nreturns, sizeof *node->results);
    if (node->results == NULL)
        return TN_ERR_MEMORY;
    for (size_t i = 0; i < node->nreturns; i++)
        node->results[i] = (tni_result){TNI_NO_REGISTER, 1, false};
    for (size_t i = 0; i < count; i++) {
        json_t *holder = json_array_get(outputs, i);
        json_t *items = json_object_get(holder, "as_tensors");
        const char *name = tni_reading_value_name(holder);
        if (items == NULL && name == NULL)
            continue;
        if (i >= node->nreturns)
            return tni_reading_fail(reading, "gives more results than its operator");
        if (items != NULL)
            TN_TRY(name_items(reading, items, &node->results[i]));
        else
            TN_TRY(tni_reading_name(reading, name, &node->results[i].first));
    }
    return TN_OK;
}

/* ---- nodes ---- */

static tn_status read_node(tni_reading *reading, json_t *json, tni_program_node *node)
{
    tni_arena *arena = &reading->program->arena;
    const char *target = json_string_value(json_object_get(json, "target"));
    const char *name = json_string_value(json_object_get(json, "name"));
    uint32_t nargs = 0;
    reading->node = "a node";
    if (target == NULL)
        return tni_reading_fail(reading, "calls nothing");
    node->target = tni_arena_text(arena, target, strlen(target));
    node->name = name != NULL ? tni_arena_text(arena, name, strlen(name)) : node->target;
    node->source = tni_reading_source_of(arena, json_object_get(json, "metadata"));
    if (node->target == NULL || node->name == NULL || node->source == NULL)
        return TN_ERR_MEMORY;
    reading->node = node->name;
    if (strncmp(target, "torch.ops.higher_order.", 23) == 0)
        return tni_reading_control(reading, json, node);
    TN_TRY(find_callee(reading, node, &nargs));
    if (node->op == NULL && node->function == NULL) { /* its results are named for what follows */
        node->nreturns = (uint32_t)json_array_size(json_object_get(json, "outputs"));
        return tni_reading_results(reading, node, json_object_get(json, "outputs"));
    }
    TN_TRY(read_arguments(reading, node, json_object_get(json, "inputs"), nargs));
    return tni_reading_results(reading, node, json_object_get(json, "outputs"));
}

static tn_status read_nodes(tni_reading *reading)
{
    tni_program_graph *graph = reading->out;
    json_t *nodes = NULL;
    TN_TRY(tni_reading_expand(reading, json_object_get(reading->graph, "nodes"), &nodes));
    size_t count = json_array_size(nodes);
    graph->nodes = tni_arena_get(&reading->program->arena, count, sizeof *graph->nodes);
    tn_status status = graph->nodes != NULL ? TN_OK : TN_ERR_MEMORY;
    for (; graph->nnodes < count && status == TN_OK; graph->nnodes++)
        status =
            read_node(reading, json_array_get(nodes, graph->nnodes), &graph->nodes[graph->nnodes]);
    json_decref(nodes);
    return status;
}

/* Fail if operators are missing, with all their names. */
static tn_status check_missing(const tni_reading *reading)
{
    if (reading->nmissing == 0 || (reading->program->flags & TN_PROGRAM_DESCRIBE) != 0 ||
        reading->program->measure != NULL)
        return TN_OK;
    if (reading->missing.failed)
        return tni_fail_memory(reading->missing.length);
    return tni_fail(TN_ERR_NOT_FOUND,
                    "%s: calls operators that nobody has registered: %s; load the extension that "
                    "has them first (tn_extension_load, tenon --lib)",
                    reading->program->path, reading->missing.data);
}

/* ---- the whole graph ---- */

tn_status tni_reading_graph(tni_reading *reading)
{
    TN_TRY(read_nodes(reading));
    if (reading->depth > 0)
        TN_TRY(tni_reading_plan_outputs(reading));
    else
        TN_TRY(tni_reading_outputs(reading));
    if (reading->depth == 0) /* the program's own is changed by passes first */
        return TN_OK;
    TN_TRY(tni_graph_settle(&reading->program->arena, reading->out));
    if ((reading->program->passes & TNI_PASS_REUSE) != 0)
        tni_pass_reuse(reading->out);
    return reading->program->measure != NULL ? tni_program_measure_graph(reading) : TN_OK;
}

static tn_status read_all(tni_reading *reading)
{
    if (!json_is_object(reading->graph))
        return tni_fail(TN_ERR_IO, "%s: holds no graph", reading->program->path);
    TN_TRY(tni_remove_tokens(reading->module, reading->tokens));
    TN_TRY(tni_reading_inputs(reading));
    TN_TRY(tni_reading_graph(reading));
    return check_missing(reading);
}

tn_status tni_program_read_graph(tn_program *program)
{
    json_t *module = json_object_get(program->archive.json, "graph_module");
    tni_reading reading = {.program = program,
                           .out = &program->graph,
                           .module = module,
                           .graph = json_object_get(module, "graph"),
                           .names = json_object(),
                           .tokens = json_array(),
                           .node = "the program"};
    bool is_made = reading.names != NULL && reading.tokens != NULL;
    tn_status status = is_made ? read_all(&reading) : tni_fail_memory(sizeof(json_t *));
    if (status == TN_OK && program->measure != NULL)
        status = tni_program_measure_whole(&reading);
    json_decref(reading.names);
    json_decref(reading.tokens);
    tni_buffer_free(&reading.missing);
    return status;
}
