/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Nodes that stand for several calls are replaced by those before a graph is read:
 *
 *     auto_functionalized[_v2](op, …)    clones of what the operator writes, views of them, the
 *                                        operator; the clones are results
 *     out_dtype(op, dtype, …)            conversions, the operator, a conversion
 *     calls of torch.vmap                a pass over rows (program_vmap.c)
 *     with_effects(token, op, …), print  the call, with the names of its arguments
 *                                        (program_effects.c)
 *
 * The new nodes are JSON like those of the file, so that one reader serves both.
 */
#include <jansson.h>
#include <stdio.h>

#include "program/program_reading.h"

#define HIGHER "torch.ops.higher_order."

/* ---- building JSON ---- */

tn_status tni_expansion_append(json_t *array, json_t *item)
{
    return item != NULL && json_array_append_new(array, item) == 0 ? TN_OK
                                                                   : tni_fail_memory(sizeof item);
}

tn_status tni_expansion_add(tni_expansion *e, const char *target, json_t *inputs, json_t *outputs)
{
    json_t *node = NULL;
    if (inputs != NULL && outputs != NULL)
        node = json_pack("{s:s, s:O?, s:O, s:O, s:O?}", "target", target, "name",
                         json_object_get(e->from, "name"), "inputs", inputs, "outputs", outputs,
                         "metadata", json_object_get(e->from, "metadata"));
    json_decref(inputs);
    json_decref(outputs);
    return tni_expansion_append(e->nodes, node);
}

json_t *tni_expansion_tensor(const char *name)
{
    return json_pack("{s:{s:s}}", "as_tensor", "name", name);
}

json_t *tni_expansion_input(const char *name, json_t *argument)
{
    return json_pack("{s:s, s:O?}", "name", name, "arg", argument);
}

const char *tni_expansion_name(tni_expansion *e, const char *what)
{
    const char *node = json_string_value(json_object_get(e->from, "name"));
    char number[24];
    snprintf(number, sizeof number, "%zu", e->nnames++);
    tni_buffer text = {0};
    tni_buffer_print(&text, "%s.%s.%s", node != NULL ? node : "node", what, number);
    char *name =
        text.failed ? NULL : tni_arena_text(&e->reading->program->arena, text.data, text.length);
    if (text.failed)
        (void)tni_fail_memory(text.length);
    tni_buffer_free(&text);
    return name;
}

/* ---- auto_functionalized ---- */

/* A call of an operator that writes, without writing. */
typedef struct functional {
    tni_expansion *e;
    const tn_op *op;     /* what is called */
    const char *target;  /* its name in the file */
    json_t *given;       /* {name: argument} */
    json_t *outputs;     /* of the node */
    json_t *inputs;      /* of the operator, so far */
    const char **clones; /* of each base, its name */
    size_t nbases;       /* how many */
    size_t nreturns;     /* outputs that the operator gives */
    size_t nwritten;     /* outputs so far that are what it writes (the first version) */
} functional;

static json_t *given(const functional *f, const char *prefix, const char *what)
{
    char key[256];
    if (snprintf(key, sizeof key, "%s%s", prefix, what) >= (int)sizeof key)
        return NULL;
    return json_object_get(f->given, key);
}

/* Clone a tensor under the name of an output, or a new one where the file has none. */
static tn_status add_clone(functional *f, json_t *tensor, json_t *output, const char **name)
{
    *name = json_string_value(json_object_get(output, "name"));
    if (*name == NULL)
        *name = tni_expansion_name(f->e, "clone");
    if (*name == NULL)
        return TN_ERR_MEMORY;
    return tni_expansion_add(f->e, HIGHER TNI_CONTROL_CLONE,
                             json_pack("[{s:s, s:{s:O?}}]", "name", "", "arg", "as_tensor", tensor),
                             json_pack("[{s:{s:s}}]", "as_tensor", "name", *name));
}

/* Add a view of a base, by as_strided or slice; *name is the base itself where it is no view. */
static tn_status add_view(functional *f, const char *prefix, const char **name)
{
    static const struct {
        const char *target;
        const char *keys[3]; /* behind the prefix */
        const char *args[3]; /* of the operator */
    } views[] = {
        {"torch.ops.aten.as_strided.default",
         {"_size", "_stride", "_storage_offset"},
         {"size", "stride", "storage_offset"}},
        {"torch.ops.aten.slice.Tensor",
         {"_slice_dim", "_slice_start", "_slice_end"},
         {"dim", "start", "end"}},
    };
    for (size_t i = 0; i < TN_LEN(views); i++) {
        if (given(f, prefix, views[i].keys[0]) == NULL)
            continue;
        const char *base = *name;
        json_t *inputs =
            json_pack("[{s:s, s:{s:{s:s}}}]", "name", "self", "arg", "as_tensor", "name", base);
        tn_status status = inputs != NULL ? TN_OK : tni_fail_memory(sizeof *inputs);
        for (size_t k = 0; k < 3 && status == TN_OK; k++)
            status = tni_expansion_append(
                inputs, tni_expansion_input(views[i].args[k], given(f, prefix, views[i].keys[k])));
        *name = tni_expansion_name(f->e, "view");
        if (status != TN_OK || *name == NULL) {
            json_decref(inputs);
            return TN_ERR_MEMORY;
        }
        return tni_expansion_add(f->e, views[i].target, inputs,
                                 json_pack("[{s:{s:s}}]", "as_tensor", "name", *name));
    }
    return TN_OK;
}

/* Return the argument that an operator writes: a view of a base, or None. */
static tn_status written_argument(functional *f, const char *prefix, json_t **out)
{
    json_t *index = json_object_get(given(f, prefix, "_base_index"), "as_int");
    if (!json_is_integer(index)) {
        *out = json_pack("{s:b}", "as_none", 1);
        return *out != NULL ? TN_OK : tni_fail_memory(sizeof **out);
    }
    json_int_t at = json_integer_value(index);
    if (at < 0 || (size_t)at >= f->nbases)
        return tni_reading_fail(f->e->reading, "writes a tensor that it does not have");
    const char *name = f->clones[at];
    TN_TRY(add_view(f, prefix, &name));
    *out = tni_expansion_tensor(name);
    return *out != NULL ? TN_OK : tni_fail_memory(sizeof **out);
}

/* Return the list that an operator writes: views of bases. */
static tn_status written_list(functional *f, const char *prefix, json_int_t count, json_t **out)
{
    json_t *list = json_array();
    tn_status status = list != NULL ? TN_OK : tni_fail_memory(sizeof *list);
    if (count > 65536)
        status = tni_reading_fail(f->e->reading, "writes a list that is too long");
    for (json_int_t i = 0; i < count && status == TN_OK; i++) {
        char item[256];
        json_t *argument = NULL;
        snprintf(item, sizeof item, "%s_%lld", prefix, (long long)i);
        status = written_argument(f, item, &argument);
        if (status == TN_OK)
            status = tni_expansion_append(list, argument);
    }
    if (status == TN_OK && (*out = json_pack("{s:O}", "as_optional_tensors", list)) == NULL)
        status = tni_fail_memory(sizeof *list);
    json_decref(list);
    return status;
}

/* The clones of the second version: of each base, which the last outputs are. */
static tn_status clone_bases(functional *f)
{
    json_t *bases = json_object_get(json_object_get(f->given, "_all_bases"), "as_tensors");
    size_t count = json_array_size(f->outputs);
    f->nbases = json_array_size(bases);
    if (f->nbases > count)
        return tni_reading_fail(f->e->reading, "gives fewer results than it writes tensors");
    f->nreturns = count - f->nbases;
    f->clones = tni_arena_get(&f->e->reading->program->arena, f->nbases, sizeof *f->clones);
    if (f->clones == NULL)
        return TN_ERR_MEMORY;
    for (size_t i = 0; i < f->nbases; i++)
        TN_TRY(add_clone(f, json_array_get(bases, i),
                         json_object_get(json_array_get(f->outputs, f->nreturns + i), "as_tensor"),
                         &f->clones[i]));
    return TN_OK;
}

/* Return the clones of an argument that is written, in the first version: a tensor, list or None.
 */
static tn_status clone_argument(functional *f, json_t *argument, json_t **out)
{
    json_t *output = json_array_get(f->outputs, f->nreturns + f->nwritten++);
    json_t *tensor = json_object_get(argument, "as_tensor");
    json_t *items = json_object_get(argument, "as_tensors"), *list = NULL;
    const char *name = NULL;
    if (tensor == NULL && items == NULL) {
        *out = json_incref(argument);
        return json_object_get(argument, "as_none") != NULL
                   ? TN_OK
                   : tni_reading_fail(f->e->reading,
                                      "writes what is no tensor and no list of them");
    }
    if (tensor != NULL) {
        TN_TRY(add_clone(f, tensor, json_object_get(output, "as_tensor"), &name));
        *out = tni_expansion_tensor(name);
        return *out != NULL ? TN_OK : tni_fail_memory(sizeof **out);
    }
    tn_status status = (list = json_array()) != NULL ? TN_OK : tni_fail_memory(sizeof *list);
    for (size_t i = 0; i < json_array_size(items) && status == TN_OK; i++) {
        json_t *given_as = json_array_get(json_object_get(output, "as_tensors"), i);
        status = add_clone(f, json_array_get(items, i), given_as, &name);
        if (status == TN_OK)
            status = tni_expansion_append(list, json_pack("{s:s}", "name", name));
    }
    if (status == TN_OK && (*out = json_pack("{s:O}", "as_tensors", list)) == NULL)
        status = tni_fail_memory(sizeof *list);
    json_decref(list);
    return status;
}

/* Make one argument of the operator; *out stays NULL for one that is left out. */
static tn_status make_argument(functional *f, const tn_argument *argument, json_t **out)
{
    char prefix[200];
    json_t *plain = json_object_get(f->given, argument->name);
    snprintf(prefix, sizeof prefix, "_%s", argument->name);
    json_t *length = json_object_get(given(f, prefix, "_length"), "as_int");
    if (plain != NULL && argument->is_written)
        return clone_argument(f, plain, out);
    if (plain != NULL)
        *out = json_incref(plain);
    else if (json_is_integer(length))
        return written_list(f, prefix, json_integer_value(length), out);
    else if (given(f, prefix, "_base_index") != NULL)
        return written_argument(f, prefix, out);
    return TN_OK;
}

/* How many outputs the first version adds: one for each argument that is written. */
static size_t count_written(const tn_op *op)
{
    size_t count = 0;
    tn_argument argument = {.size = sizeof argument};
    for (size_t i = 0; i < tn_op_num_args(op); i++)
        count += tn_op_argument(op, i, &argument) == TN_OK && argument.is_written;
    return count;
}

/* Add the call of the operator itself. */
static tn_status add_call(functional *f)
{
    json_t *outputs = json_array();
    tn_status status = outputs != NULL ? TN_OK : tni_fail_memory(sizeof *outputs);
    for (size_t i = 0; i < tn_op_num_args(f->op) && status == TN_OK; i++) {
        tn_argument argument = {.size = sizeof argument};
        json_t *made = NULL;
        status = tn_op_argument(f->op, i, &argument);
        if (status == TN_OK)
            status = make_argument(f, &argument, &made);
        if (status == TN_OK && made != NULL)
            status = tni_expansion_append(f->inputs, tni_expansion_input(argument.name, made));
        json_decref(made);
    }
    for (size_t i = 0; i < f->nreturns && status == TN_OK; i++)
        status = tni_expansion_append(outputs, json_incref(json_array_get(f->outputs, i)));
    if (status == TN_OK)
        return tni_expansion_add(f->e, f->target, json_incref(f->inputs), outputs);
    json_decref(outputs);
    return status;
}

/* Note the keyword arguments by name. */
static tn_status note_given(functional *f, json_t *inputs)
{
    for (size_t i = 1; i < json_array_size(inputs); i++) {
        json_t *input = json_array_get(inputs, i);
        const char *name = json_string_value(json_object_get(input, "name"));
        json_t *argument = json_object_get(input, "arg");
        if (name == NULL || argument == NULL)
            return tni_reading_fail(f->e->reading, "has an argument without a name");
        if (json_object_set(f->given, name, argument) != 0)
            return tni_fail_memory(sizeof *argument);
    }
    return TN_OK;
}

static tn_status expand_functional(tni_expansion *e)
{
    json_t *inputs = json_object_get(e->from, "inputs");
    json_t *callee = json_object_get(json_array_get(inputs, 0), "arg");
    functional f = {.e = e,
                    .target = json_string_value(json_object_get(callee, "as_operator")),
                    .outputs = json_object_get(e->from, "outputs"),
                    .given = json_object(),
                    .inputs = json_array()};
    tn_status status = f.given != NULL && f.inputs != NULL ? TN_OK : tni_fail_memory(sizeof f);
    if (status == TN_OK)
        status = tni_reading_find_operator(e->reading, f.target, &f.op);
    if (status == TN_OK && f.op == NULL) /* the reader will tell that it is missing */
        status = tni_expansion_add(e, f.target, json_incref(f.inputs), json_incref(f.outputs));
    else if (status == TN_OK) {
        bool has_bases;
        status = note_given(&f, inputs);
        has_bases = json_object_get(f.given, "_all_bases") != NULL;
        size_t written = count_written(f.op), count = json_array_size(f.outputs);
        f.nreturns = count >= written ? count - written : 0;
        if (status == TN_OK && has_bases)
            status = clone_bases(&f);
        if (status == TN_OK)
            status = add_call(&f);
    }
    json_decref(f.given);
    json_decref(f.inputs);
    return status;
}

/* ---- out_dtype ---- */

/* Add a conversion of a tensor, and make *tensor its result. */
static tn_status add_conversion(tni_expansion *e, json_t *dtype, json_t **tensor)
{
    const char *name = tni_expansion_name(e, "converted");
    if (name == NULL)
        return TN_ERR_MEMORY;
    TN_TRY(tni_expansion_add(e, "torch.ops.aten.to.dtype",
                             json_pack("[{s:s, s:O}, {s:s, s:O?}]", "name", "self", "arg", *tensor,
                                       "name", "dtype", "arg", dtype),
                             json_pack("[{s:{s:s}}]", "as_tensor", "name", name)));
    json_decref(*tensor);
    *tensor = tni_expansion_tensor(name);
    return *tensor != NULL ? TN_OK : tni_fail_memory(sizeof **tensor);
}

/* Convert the tensors among the arguments, and give them the names of the schema. */
static tn_status convert_arguments(tni_expansion *e, const tn_op *op, json_t *from, json_t *to)
{
    json_t *dtype = json_object_get(json_array_get(from, 1), "arg");
    for (size_t i = 2; i < json_array_size(from); i++) {
        tn_argument schema = {.size = sizeof schema};
        json_t *argument = json_incref(json_object_get(json_array_get(from, i), "arg"));
        tn_status status = tn_op_argument(op, i - 2, &schema);
        if (status == TN_OK && json_object_get(argument, "as_tensor") != NULL)
            status = add_conversion(e, dtype, &argument);
        if (status == TN_OK)
            status = tni_expansion_append(to, tni_expansion_input(schema.name, argument));
        json_decref(argument);
        TN_TRY(status);
    }
    return TN_OK;
}

static tn_status expand_out_dtype(tni_expansion *e)
{
    json_t *from = json_object_get(e->from, "inputs"), *to = json_array();
    json_t *outputs = json_object_get(e->from, "outputs");
    json_t *dtype = json_object_get(json_array_get(from, 1), "arg");
    const char *target = json_string_value(
        json_object_get(json_object_get(json_array_get(from, 0), "arg"), "as_operator"));
    const char *name = tni_expansion_name(e, "result");
    const tn_op *op = NULL;
    tn_status status = to != NULL && name != NULL ? TN_OK : tni_fail_memory(sizeof *to);
    if (status == TN_OK)
        status = tni_reading_find_operator(e->reading, target, &op);
    if (status == TN_OK && op == NULL)
        status = tni_expansion_add(e, target, json_incref(to), json_incref(outputs));
    else if (status == TN_OK) {
        status = convert_arguments(e, op, from, to);
        if (status == TN_OK)
            status = tni_expansion_add(e, target, json_incref(to),
                                       json_pack("[{s:{s:s}}]", "as_tensor", "name", name));
        if (status == TN_OK)
            status = tni_expansion_add(e, "torch.ops.aten.to.dtype",
                                       json_pack("[{s:s, s:{s:{s:s}}}, {s:s, s:O?}]", "name",
                                                 "self", "arg", "as_tensor", "name", name, "name",
                                                 "dtype", "arg", dtype),
                                       json_incref(outputs));
    }
    json_decref(to);
    return status;
}

/* ---- the nodes of a graph ---- */

/* Add what node `*index` stands for, and move on behind it. */
static tn_status expand_node(tni_expansion *e, json_t *nodes, size_t *index)
{
    e->from = json_array_get(nodes, (*index)++);
    const char *target = json_string_value(json_object_get(e->from, "target"));
    const char *name = json_string_value(json_object_get(e->from, "name"));
    e->reading->node = name != NULL ? name : "a node";
    if (target != NULL && strncmp(target, HIGHER "auto_functionalized", 42) == 0)
        return expand_functional(e);
    if (target != NULL && strcmp(target, HIGHER "out_dtype") == 0)
        return expand_out_dtype(e);
    if (target != NULL && strcmp(target, HIGHER "with_effects") == 0)
        return tni_expansion_effects(e);
    if (target != NULL && strcmp(target, HIGHER "print") == 0)
        return tni_expansion_print(e);
    if (target != NULL && strcmp(target, TNI_VMAP "lazy_load_decompositions") == 0)
        return TN_OK;
    if (target != NULL && strcmp(target, TNI_VMAP "_vmap_increment_nesting") == 0)
        return tni_expansion_vmap(e, nodes, index);
    return tni_expansion_append(e->nodes, json_incref(e->from));
}

tn_status tni_reading_expand(tni_reading *reading, json_t *nodes, json_t **out)
{
    tni_expansion e = {.reading = reading, .nodes = json_array()};
    tn_status status = e.nodes != NULL ? TN_OK : tni_fail_memory(sizeof *e.nodes);
    if (status == TN_OK)
        status = tni_expansion_tokens(&e);
    for (size_t i = 0; i < json_array_size(nodes) && status == TN_OK;)
        status = expand_node(&e, nodes, &i);
    if (status == TN_OK)
        *out = e.nodes;
    else
        json_decref(e.nodes);
    return status;
}
