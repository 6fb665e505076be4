/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Arguments as their author writes them: `pair[0]`, `options['scale']`, `point.x`, where the graph
 * calls them pair_0 and options_scale. The signature has the names of the arguments, and a TreeSpec
 * says how each nests:
 *
 *     [1, {"type": "builtins.tuple", "context": …, "children_spec": [args, kwargs]}]
 *
 * A leaf has the type null; a dict's context is a text in JSON with its keys, that of an author's
 * class one with a list of its fields and another list. An archive whose spec is not as expected
 * keeps the graph's names.
 */
#include <jansson.h>

#include "program/programs.h"

/* The walk over a spec. */
typedef struct naming {
    tn_program *program; /* whose arguments */
    size_t next;         /* the input of the graph that the next leaf is */
    tni_buffer path;     /* what the nest that is walked is called */
} naming;

/* Cut the path to a length that it had. */
static void cut(naming *self, size_t length)
{
    if (self->path.failed || self->path.data == NULL)
        return;
    self->path.length = length;
    self->path.data[length] = '\0';
}

/* Call the next argument what the path says; false if there is none, or no memory. */
static bool name_leaf(naming *self)
{
    tn_program *program = self->program;
    while (self->next < program->graph.ninputs &&
           program->inputs[self->next].role == TNI_INPUT_STATE)
        self->next++;
    if (self->next == program->graph.ninputs || self->path.length == 0 || self->path.failed)
        return false;
    const char *name = tni_arena_text(&program->arena, self->path.data, self->path.length);
    program->inputs[self->next++].label = name;
    return name != NULL;
}

/* Append what leads to a part of a nest: a key, a field or an index. */
static void add_part(naming *self, json_t *key, json_t *field, size_t index)
{
    if (json_is_string(field))
        tni_buffer_print(&self->path, ".%s", json_string_value(field));
    else if (json_is_string(key))
        tni_buffer_print(&self->path, "['%s']", json_string_value(key));
    else if (json_is_integer(key))
        tni_buffer_print(&self->path, "[%lld]", (long long)json_integer_value(key));
    else
        tni_buffer_print(&self->path, "[%zu]", index);
}

/* Return the context of a spec, which is a text in JSON; NULL if it is none. */
static json_t *context_of(json_t *spec)
{
    const char *text = json_string_value(json_object_get(spec, "context"));
    return text != NULL ? json_loads(text, JSON_DECODE_ANY, NULL) : NULL;
}

/* Return the keys of a dict; NULL for other nests. */
static json_t *keys_of(json_t *context)
{
    json_t *of_default = json_object_get(context, "dict_context");
    return of_default != NULL ? of_default : context;
}

/* Name all leaves of a spec, which is what the path says. */
static bool name_leaves(naming *self, json_t *spec)
{
    json_t *type = json_object_get(spec, "type");
    json_t *children = json_object_get(spec, "children_spec");
    size_t length = self->path.length;
    bool is_good = true;
    if (!json_is_object(spec) || !json_is_array(children))
        return false;
    if (json_is_null(type))
        return name_leaf(self);
    json_t *context = context_of(spec);
    json_t *keys = keys_of(context);
    json_t *fields = json_array_get(keys, 0);
    for (size_t i = 0; i < json_array_size(children) && is_good; i++) {
        add_part(self, json_array_get(keys, i), json_array_get(fields, i), i);
        is_good = name_leaves(self, json_array_get(children, i));
        cut(self, length);
    }
    json_decref(context);
    return is_good;
}

/*
 * Name the leaves of arguments, each of which has a name; `first` is the place of the first one
 * among them.
 */
static bool name_arguments(naming *self, json_t *spec, json_t *names, size_t first)
{
    json_t *children = json_object_get(spec, "children_spec");
    for (size_t i = 0; i < json_array_size(children); i++) {
        const char *name = json_string_value(json_array_get(names, first + i));
        if (name == NULL)
            return false;
        tni_buffer_print(&self->path, "%s", name);
        if (!name_leaves(self, json_array_get(children, i)))
            return false;
        cut(self, 0);
    }
    return true;
}

/* Name all arguments; false if the spec is not as expected. */
static bool name_all(naming *self, json_t *root, json_t *names)
{
    json_t *both = json_object_get(json_array_get(root, 1), "children_spec");
    json_t *args = json_array_get(both, 0);
    size_t count = json_array_size(json_object_get(args, "children_spec"));
    return json_array_size(both) == 2 && name_arguments(self, args, names, 0) &&
           name_arguments(self, json_array_get(both, 1), names, count);
}

/* Of arguments that have no label the graph's name is what they are called. */
static void forget_labels(tn_program *program)
{
    for (size_t i = 0; i < program->graph.ninputs; i++)
        program->inputs[i].label = NULL;
}

tn_status tni_program_name_inputs(tn_program *program)
{
    json_t *module = json_object_get(program->archive.json, "graph_module");
    json_t *calls = json_object_get(module, "module_call_graph");
    json_t *signature = json_object_get(json_array_get(calls, 0), "signature");
    json_t *root = json_loads(program->in_spec, 0, NULL);
    naming self = {.program = program};
    if (!name_all(&self, root, json_object_get(signature, "forward_arg_names")))
        forget_labels(program);
    json_decref(root);
    bool failed = self.path.failed;
    tni_buffer_free(&self.path);
    for (size_t i = 0; i < program->graph.ninputs; i++)
        if (program->inputs[i].label == NULL)
            program->inputs[i].label = program->inputs[i].name;
    return failed ? tni_fail_memory(1) : TN_OK;
}
