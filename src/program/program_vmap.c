/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * torch.vmap in a program is a row of nodes between two marks:
 *
 *     _vmap_increment_nesting(size, randomness)
 *     row = _add_batch_dim(tensor, dim, level)               the function's arguments
 *     …                                                      what the function calls
 *     tensor = _remove_batch_dim(value, level, size, dim)    its results
 *     _vmap_decrement_nesting()
 *
 * They become one node with a graph, which runs once for each row; all else that the graph reads
 * is shared by the rows. Other dimensions than the first are moved there and back.
 */
#include <jansson.h>

#include "program/program_reading.h"

/* A call of torch.vmap while it is read. */
typedef struct vmap_reading {
    tni_expansion *e;
    json_t *read;    /* {name: argument} of all that the graph's nodes read */
    json_t *given;   /* {name: argument} of all that they give, and of rows */
    json_t *rows;    /* [tensor]: whose rows are taken */
    json_t *shared;  /* [argument]: what all rounds take, too */
    json_t *inputs;  /* [argument]: of the graph */
    json_t *nodes;   /* of the graph */
    json_t *outputs; /* [argument]: of the graph */
    json_t *results; /* [argument]: of the node */
    json_t *moved;   /* [[name, result, dim]]: results whose first dimension is moved */
} vmap_reading;

static json_t *argument_of(json_t *node, size_t index)
{
    return json_object_get(json_array_get(json_object_get(node, "inputs"), index), "arg");
}

/* Return the name of the tensor that a node gives, or takes; NULL for anything else. */
static const char *tensor_name(json_t *argument)
{
    json_t *tensor = json_object_get(argument, "as_tensor");
    return json_string_value(json_object_get(tensor, "name"));
}

static bool calls(json_t *node, const char *target)
{
    const char *name = json_string_value(json_object_get(node, "target"));
    size_t length = sizeof TNI_VMAP - 1;
    return name != NULL && strncmp(name, TNI_VMAP, length) == 0 &&
           strcmp(name + length, target) == 0;
}

/* Note all names of values in an argument, with the argument that each alone is. */
static tn_status note_names(json_t *json, json_t *names)
{
    const char *key;
    json_t *value;
    size_t i;
    tn_status status = TN_OK;
    json_array_foreach(json, i, value) if (status == TN_OK) status = note_names(value, names);
    json_object_foreach(json, key, value)
    {
        bool is_symbol = strcmp(key, "as_name") == 0;
        if (status != TN_OK || strcmp(key, "as_graph") == 0)
            continue;
        if (!json_is_string(value) || (!is_symbol && strcmp(key, "name") != 0)) {
            status = note_names(value, names);
            continue;
        }
        json_t *alone = json_pack("{s:{s:O}}", is_symbol ? "as_sym_int" : "as_tensor", key, value);
        if (alone == NULL || json_object_set_new(names, json_string_value(value), alone) != 0)
            status = tni_fail_memory(sizeof *alone);
    }
    return status;
}

/* Add a node that moves a dimension. */
static tn_status add_movedim(tni_expansion *e, const char *from, json_int_t source,
                             json_int_t destination, const char *to)
{
    return tni_expansion_add(e, "torch.ops.aten.movedim.int",
                             json_pack("[{s:s, s:{s:{s:s}}}, {s:s, s:{s:I}}, {s:s, s:{s:I}}]",
                                       "name", "self", "arg", "as_tensor", "name", from, "name",
                                       "source", "arg", "as_int", source, "name", "destination",
                                       "arg", "as_int", destination),
                             json_pack("[{s:{s:s}}]", "as_tensor", "name", to));
}

/* Read _add_batch_dim: its result is an input of the graph. */
static tn_status read_row(vmap_reading *v, json_t *node)
{
    const char *tensor = tensor_name(argument_of(node, 0));
    const char *row = tensor_name(json_array_get(json_object_get(node, "outputs"), 0));
    json_int_t dim = json_integer_value(json_object_get(argument_of(node, 1), "as_int"));
    if (tensor == NULL || row == NULL)
        return tni_reading_fail(v->e->reading, "lacks the tensor whose rows it takes");
    if (dim != 0) {
        const char *moved = tni_expansion_name(v->e, "rows");
        if (moved == NULL)
            return TN_ERR_MEMORY;
        TN_TRY(add_movedim(v->e, tensor, dim, 0, moved));
        tensor = moved;
    }
    TN_TRY(tni_expansion_append(v->rows, json_pack("{s:s}", "name", tensor)));
    TN_TRY(tni_expansion_append(v->inputs, tni_expansion_tensor(row)));
    return json_object_set_new(v->given, row, json_true()) == 0 ? TN_OK
                                                                : tni_fail_memory(sizeof *node);
}

/* Read _remove_batch_dim: its argument is an output of the graph. */
static tn_status read_result(vmap_reading *v, json_t *node)
{
    const char *result = tensor_name(json_array_get(json_object_get(node, "outputs"), 0));
    json_t *argument = argument_of(node, 0);
    json_int_t dim = json_integer_value(json_object_get(argument_of(node, 3), "as_int"));
    if (tensor_name(argument) == NULL || result == NULL)
        return tni_reading_fail(v->e->reading, "lacks the rows of a result");
    if (dim != 0) {
        const char *name = tni_expansion_name(v->e, "stacked");
        if (name == NULL)
            return TN_ERR_MEMORY;
        TN_TRY(tni_expansion_append(v->moved, json_pack("[s, s, I]", name, result, dim)));
        result = name;
    }
    TN_TRY(note_names(argument, v->read));
    TN_TRY(tni_expansion_append(v->outputs, json_incref(argument)));
    return tni_expansion_append(v->results, tni_expansion_tensor(result));
}

/* Read a node of the function. */
static tn_status read_node(vmap_reading *v, json_t *node, size_t depth)
{
    size_t i;
    json_t *input;
    if (depth == 1 && calls(node, "_add_batch_dim"))
        return read_row(v, node);
    if (depth == 1 && calls(node, "_remove_batch_dim"))
        return read_result(v, node);
    json_array_foreach(json_object_get(node, "inputs"), i, input)
        TN_TRY(note_names(json_object_get(input, "arg"), v->read));
    TN_TRY(note_names(json_object_get(node, "outputs"), v->given));
    return tni_expansion_append(v->nodes, json_incref(node));
}

/* Read the nodes up to the mark at the end of the function. */
static tn_status read_nodes(vmap_reading *v, json_t *nodes, size_t *index)
{
    for (size_t depth = 1; *index < json_array_size(nodes);) {
        json_t *node = json_array_get(nodes, (*index)++);
        depth += calls(node, "_vmap_increment_nesting");
        if (calls(node, "_vmap_decrement_nesting") && --depth == 0)
            return TN_OK;
        TN_TRY(read_node(v, node, depth));
    }
    return tni_reading_fail(v->e->reading, "begins a function that does not end");
}

/* Find what the graph reads and does not give: inputs that all rounds share. */
static tn_status find_shared(vmap_reading *v)
{
    const char *name;
    json_t *argument;
    json_object_foreach(v->read, name, argument)
    {
        if (json_object_get(v->given, name) != NULL)
            continue;
        TN_TRY(tni_expansion_append(v->shared, json_incref(argument)));
        TN_TRY(tni_expansion_append(v->inputs, json_incref(argument)));
    }
    return TN_OK;
}

/* Add the node, then those that move dimensions of its results. */
static tn_status add_nodes(vmap_reading *v)
{
    json_t *inputs =
        json_pack("[{s:s, s:{s:{s:s, s:{s:O, s:O, s:O}}}}, {s:s, s:{s:O}}]", "name", "", "arg",
                  "as_graph", "name", "vmap", "graph", "inputs", v->inputs, "nodes", v->nodes,
                  "outputs", v->outputs, "name", "", "arg", "as_tensors", v->rows);
    json_t *shared;
    size_t i;
    tn_status status = inputs != NULL ? TN_OK : tni_fail_memory(sizeof *inputs);
    json_array_foreach(v->shared, i, shared) if (status == TN_OK) status =
        tni_expansion_append(inputs, tni_expansion_input("", shared));
    if (status != TN_OK) {
        json_decref(inputs);
        return status;
    }
    TN_TRY(tni_expansion_add(v->e, "torch.ops.higher_order." TNI_CONTROL_VMAP, inputs,
                             json_incref(v->results)));
    for (i = 0; i < json_array_size(v->moved); i++) {
        json_t *move = json_array_get(v->moved, i);
        TN_TRY(add_movedim(v->e, json_string_value(json_array_get(move, 0)), 0,
                           json_integer_value(json_array_get(move, 2)),
                           json_string_value(json_array_get(move, 1))));
    }
    return TN_OK;
}

/* Read from behind the first mark on. */
static tn_status read_all(vmap_reading *v, json_t *nodes, size_t *index)
{
    const char *randomness =
        json_string_value(json_object_get(argument_of(v->e->from, 1), "as_string"));
    if (randomness == NULL || strcmp(randomness, "same") == 0)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED,
                        "%s: %s calls torch.vmap with randomness '%s', which is not served",
                        v->e->reading->program->path, v->e->reading->node,
                        randomness != NULL ? randomness : "");
    TN_TRY(read_nodes(v, nodes, index));
    TN_TRY(find_shared(v));
    return add_nodes(v);
}

tn_status tni_expansion_vmap(tni_expansion *e, json_t *nodes, size_t *index)
{
    vmap_reading v = {.e = e,
                      .read = json_object(),
                      .given = json_object(),
                      .rows = json_array(),
                      .shared = json_array(),
                      .inputs = json_array(),
                      .nodes = json_array(),
                      .outputs = json_array(),
                      .results = json_array(),
                      .moved = json_array()};
    bool is_made = v.read != NULL && v.given != NULL && v.rows != NULL && v.shared != NULL &&
                   v.inputs != NULL && v.nodes != NULL && v.outputs != NULL && v.results != NULL &&
                   v.moved != NULL;
    tn_status status = is_made ? read_all(&v, nodes, index) : tni_fail_memory(sizeof v);
    json_decref(v.read);
    json_decref(v.given);
    json_decref(v.rows);
    json_decref(v.shared);
    json_decref(v.inputs);
    json_decref(v.nodes);
    json_decref(v.outputs);
    json_decref(v.results);
    json_decref(v.moved);
    return status;
}
