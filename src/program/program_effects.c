/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What a program does beside its results, and the tokens that keep such calls in order:
 *
 *     token, results… = with_effects(token, op, arguments…)    becomes the call of `op`
 *     print(format, arguments…)                                hands both to the program's handler
 *
 * A run calls nodes in the file's order, so a token has nothing to say here: it is None. The
 * signature's tokens are made by nodes at the beginning, and are no arguments and no results.
 */
#include <jansson.h>

#include "program/program_reading.h"

#define HIGHER "torch.ops.higher_order."
#define PRINT  HIGHER "print"

/* ---- tokens ---- */

/* Add a node that gives a token. */
static tn_status add_token(tni_expansion *e, const char *name)
{
    return tni_expansion_add(e, HIGHER TNI_CONTROL_TOKEN, json_array(),
                             json_pack("[{s:{s:s}}]", "as_tensor", "name", name));
}

/* Remove the entries of two lists of which the first says that they are tokens. */
static tn_status remove_tokens(json_t *specs, json_t *values, json_t *names)
{
    if (!json_is_array(specs) || json_array_size(specs) != json_array_size(values))
        return TN_OK; /* told by who reads them */
    for (size_t i = json_array_size(specs); i-- > 0;) {
        const char *name = tni_reading_value_name(json_array_get(values, i));
        if (json_object_get(json_array_get(specs, i), "token") == NULL || name == NULL)
            continue;
        if (names != NULL)
            TN_TRY(tni_expansion_append(names, json_string(name)));
        (void)json_array_remove(specs, i);
        (void)json_array_remove(values, i);
    }
    return TN_OK;
}

tn_status tni_remove_tokens(json_t *module, json_t *names)
{
    json_t *signature = json_object_get(module, "signature");
    json_t *graph = json_object_get(module, "graph");
    TN_TRY(remove_tokens(json_object_get(signature, "input_specs"),
                         json_object_get(graph, "inputs"), names));
    return remove_tokens(json_object_get(signature, "output_specs"),
                         json_object_get(graph, "outputs"), NULL);
}

tn_status tni_expansion_tokens(tni_expansion *e)
{
    size_t i;
    json_t *name;
    if (e->reading->depth > 0)
        return TN_OK;
    json_array_foreach(e->reading->tokens, i, name) TN_TRY(add_token(e, json_string_value(name)));
    return TN_OK;
}

bool tni_token_fits(const tni_program_node *node)
{
    return node->nreturns == 1 && node->plan.nargs == 0;
}

tn_status tni_token_run(const tni_control_call *c)
{
    c->results[0] = tn_value_none();
    return TN_OK;
}

/* ---- calls with effects ---- */

/* Return whether an argument of a node is one by name. */
static bool is_named(json_t *input)
{
    return json_integer_value(json_object_get(input, "kind")) == 2;
}

/* Append a node's arguments from `first` on to `out`, with the names of the schema. */
static tn_status name_arguments(tni_expansion *e, const tn_op *op, json_t *inputs, size_t first,
                                json_t *out)
{
    for (size_t i = first; i < json_array_size(inputs); i++) {
        json_t *input = json_array_get(inputs, i);
        tn_argument schema = {.size = sizeof schema};
        if (is_named(input)) {
            TN_TRY(tni_expansion_append(out, json_incref(input)));
            continue;
        }
        if (i - first >= tn_op_num_args(op))
            return tni_reading_fail(e->reading, "has more arguments than its operator");
        TN_TRY(tn_op_argument(op, i - first, &schema));
        TN_TRY(tni_expansion_append(
            out, tni_expansion_input(schema.name, json_object_get(input, "arg"))));
    }
    return TN_OK;
}

static tn_status add_print(tni_expansion *e, json_t *inputs, size_t first);

/* Add the call itself; one of higher order has no schema. */
static tn_status add_call(tni_expansion *e, const char *target, json_t *inputs, json_t *outputs)
{
    const tn_op *op = NULL;
    if (target != NULL && strcmp(target, PRINT) == 0)
        return add_print(e, inputs, 2);
    if (target != NULL && strncmp(target, HIGHER, sizeof HIGHER - 1) == 0)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "%s: %s calls %s, which is not served with effects",
                        e->reading->program->path, e->reading->node, target);
    TN_TRY(tni_reading_find_operator(e->reading, target, &op));
    json_t *named = json_array();
    tn_status status = named != NULL ? TN_OK : tni_fail_memory(sizeof *named);
    if (status == TN_OK && op != NULL) /* else the reader will tell that it is missing */
        status = name_arguments(e, op, inputs, 2, named);
    if (status == TN_OK)
        return tni_expansion_add(e, target, named, json_incref(outputs));
    json_decref(named);
    return status;
}

tn_status tni_expansion_effects(tni_expansion *e)
{
    json_t *inputs = json_object_get(e->from, "inputs");
    json_t *callee = json_object_get(json_array_get(inputs, 1), "arg");
    json_t *outputs = json_copy(json_object_get(e->from, "outputs"));
    const char *token = tni_reading_value_name(json_array_get(outputs, 0));
    if (outputs == NULL || token == NULL) {
        json_decref(outputs);
        return tni_reading_fail(e->reading, "gives no token");
    }
    tn_status status = add_token(e, token);
    (void)json_array_remove(outputs, 0);
    if (status == TN_OK)
        status =
            add_call(e, json_string_value(json_object_get(callee, "as_operator")), inputs, outputs);
    json_decref(outputs);
    return status;
}

/* ---- printing ---- */

/* Append the arguments from `first` on that have a name, or those without, and their names. */
static tn_status append_arguments(json_t *inputs, size_t first, bool are_named, json_t *to,
                                  json_t *names)
{
    for (size_t i = first; i < json_array_size(inputs); i++) {
        json_t *input = json_array_get(inputs, i);
        if (is_named(input) != are_named)
            continue;
        TN_TRY(tni_expansion_append(to, tni_expansion_input("", json_object_get(input, "arg"))));
        if (are_named)
            TN_TRY(tni_expansion_append(names, json_incref(json_object_get(input, "name"))));
    }
    return TN_OK;
}

/* Add a node <print>(format, names of the last values, values…). */
static tn_status add_print(tni_expansion *e, json_t *inputs, size_t first)
{
    json_t *names = json_array(), *to = NULL;
    json_t *format = json_object_get(json_array_get(inputs, first), "arg");
    if (names != NULL && json_object_get(format, "as_string") != NULL)
        to = json_pack("[{s:s, s:O}, {s:s, s:{s:O}}]", "name", "", "arg", format, "name", "", "arg",
                       "as_strings", names);
    tn_status status = to != NULL ? TN_OK : tni_reading_fail(e->reading, "prints without a format");
    if (status == TN_OK)
        status = append_arguments(inputs, first + 1, false, to, NULL);
    if (status == TN_OK)
        status = append_arguments(inputs, first + 1, true, to, names);
    json_decref(names);
    if (status == TN_OK)
        return tni_expansion_add(e, HIGHER TNI_CONTROL_PRINT, to, json_array());
    json_decref(to);
    return status;
}

tn_status tni_expansion_print(tni_expansion *e)
{
    return add_print(e, json_object_get(e->from, "inputs"), 0);
}

bool tni_print_fits(const tni_program_node *node)
{
    const tni_plan *plan = &node->plan;
    if (plan->nargs < 2 || node->nreturns != 0 || plan->values[0].kind != TN_KIND_STRING ||
        plan->values[1].kind != TN_KIND_LIST || plan->values[1].as.list.count > plan->nargs - 2)
        return false;
    for (size_t i = 0; i < plan->values[1].as.list.count; i++)
        if (plan->values[1].as.list.items[i].kind != TN_KIND_STRING)
            return false;
    return true;
}

tn_status tni_print_run(const tni_control_call *c)
{
    const tn_program *program = c->program;
    if (program->print == NULL)
        return TN_OK;
    size_t count = c->node->plan.nargs - 2, named = c->values[1].as.list.count;
    const char **names = tni_calloc(count + 1, sizeof *names);
    if (names == NULL)
        return tni_fail_memory(count * sizeof *names);
    for (size_t i = 0; i < named; i++)
        names[count - named + i] = c->values[1].as.list.items[i].as.string.data;
    tn_status status = program->print(program->print_context,
                                      &(tn_program_printed){.size = sizeof(tn_program_printed),
                                                            .format = c->values[0].as.string.data,
                                                            .values = c->values + 2,
                                                            .names = names,
                                                            .count = count,
                                                            .node = c->node->name,
                                                            .source = c->node->source});
    tni_free(names);
    return status;
}

void tn_program_set_print_handler(tn_program *program, tn_program_print_handler handler,
                                  void *context)
{
    if (program == NULL)
        return;
    program->print = handler;
    program->print_context = context;
}
