/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Arguments as their author writes them: `pair[0]`, `options['scale']`, `point.x`. A TreeSpec says
 * how the arguments of a call nest:
 *
 *     [1, {"type": "builtins.tuple", "context": …, "children_spec": [args, kwargs]}]
 *
 * A leaf has the type null; a dict's context is a text in JSON with its keys, that of an author's
 * class one with a list of its fields and another list. Programs name their arguments besides; of a
 * compiled model a positional one is args[0], as its name is not in the package.
 */
#include <jansson.h>

#include "model/models.h"

/* The walk over a spec. */
typedef struct walk {
    tni_label_visitor visitor; /* who is told of each leaf */
    void *context;             /* its first argument */
    tni_buffer path;           /* what the nest that is walked is called */
} walk;

/* Cut the path to a length that it had. */
static void cut(walk *self, size_t length)
{
    if (self->path.failed || self->path.data == NULL)
        return;
    self->path.length = length;
    self->path.data[length] = '\0';
}

/* Append what leads to a part of a nest: a key, a field or an index. */
static void add_part(walk *self, json_t *key, json_t *field, size_t index)
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

/* Return the context of a spec, which is a text in JSON; NULL if it is none. New. */
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

/* Visit all leaves of a spec, which is what the path says. */
static bool visit_leaves(walk *self, json_t *spec)
{
    json_t *type = json_object_get(spec, "type");
    json_t *children = json_object_get(spec, "children_spec");
    size_t length = self->path.length;
    bool is_good = true;
    if (!json_is_object(spec) || !json_is_array(children))
        return false;
    if (json_is_null(type))
        return length > 0 && !self->path.failed &&
               self->visitor(self->context, self->path.data, length);
    json_t *context = context_of(spec);
    json_t *keys = keys_of(context);
    json_t *fields = json_array_get(keys, 0);
    for (size_t i = 0; i < json_array_size(children) && is_good; i++) {
        add_part(self, json_array_get(keys, i), json_array_get(fields, i), i);
        is_good = visit_leaves(self, json_array_get(children, i));
        cut(self, length);
    }
    json_decref(context);
    return is_good;
}

/* Begin the path with the name of argument `index`; false if it has none. */
static bool begin(walk *self, json_t *names, size_t index, bool is_positional)
{
    const char *name = json_string_value(json_array_get(names, index));
    if (name != NULL)
        tni_buffer_print(&self->path, "%s", name);
    else if (names == NULL && is_positional)
        tni_buffer_print(&self->path, "args[%zu]", index);
    else
        return false;
    return true;
}

/* Visit the leaves of arguments; `first` is the place of the first one among the names. */
static bool visit_arguments(walk *self, json_t *spec, json_t *names, size_t first,
                            bool is_positional)
{
    json_t *children = json_object_get(spec, "children_spec");
    for (size_t i = 0; i < json_array_size(children); i++) {
        if (!begin(self, names, first + i, is_positional) ||
            !visit_leaves(self, json_array_get(children, i)))
            return false;
        cut(self, 0);
    }
    return true;
}

tn_status tni_visit_call_labels(const char *spec, json_t *names, tni_label_visitor visitor,
                                void *context, bool *is_complete)
{
    walk self = {.visitor = visitor, .context = context};
    json_t *root = json_loads(spec, 0, NULL);
    json_t *both = json_object_get(json_array_get(root, 1), "children_spec");
    json_t *args = json_array_get(both, 0), *kwargs = json_array_get(both, 1);
    size_t count = json_array_size(json_object_get(args, "children_spec"));
    json_t *keywords = names == NULL ? context_of(kwargs) : NULL;
    *is_complete = json_array_size(both) == 2 && visit_arguments(&self, args, names, 0, true) &&
                   visit_arguments(&self, kwargs, names == NULL ? keywords : names,
                                   names == NULL ? 0 : count, false);
    bool failed = self.path.failed;
    tni_buffer_free(&self.path);
    json_decref(keywords);
    json_decref(root);
    return failed ? tni_fail_memory(1) : TN_OK;
}

/* ---- a model's inputs ---- */

/* Labels while they are made. */
typedef struct labelling {
    char **labels; /* an array of `count`, the texts its own */
    size_t count;  /* how many there have to be */
    size_t next;   /* how many there are */
} labelling;

/* Keep one label. A tni_label_visitor. */
static bool keep(void *context, const char *label, size_t length)
{
    labelling *self = context;
    if (self->next == self->count)
        return false;
    self->labels[self->next] = tni_copy_text(label, length);
    return self->labels[self->next++] != NULL;
}

/* A spec of another form, or with another number of leaves, names nothing. */
tn_status tni_read_call_labels(const char *spec, size_t count, char ***out)
{
    labelling self = {.labels = tni_calloc(count + 1, sizeof(char *)), .count = count};
    bool is_complete = false;
    if (self.labels == NULL)
        return tni_fail_memory((count + 1) * sizeof(char *));
    tn_status status = tni_visit_call_labels(spec, NULL, keep, &self, &is_complete);
    if (status == TN_OK && is_complete && self.next == count) {
        *out = self.labels;
        return TN_OK;
    }
    if (status == TN_OK && self.next > 0 && self.labels[self.next - 1] == NULL)
        status = tni_fail_memory(1);
    tni_call_labels_free(self.labels, count);
    *out = NULL;
    return status;
}

/* Return whether a name is one that compilers give, such as arg15_1. */
static bool is_compilers(const char *name)
{
    size_t digits = strncmp(name, "arg", 3) == 0 ? strspn(name + 3, "0123456789") : 0;
    const char *rest = name + 3 + digits;
    return digits > 0 && rest[0] == '_' && rest[1 + strspn(rest + 1, "0123456789")] == '\0';
}

/* A whole positional argument, args[0], has the package's name if that is better than a number. */
const char *tni_input_label(char *const *labels, size_t index, const char *name)
{
    const char *label = labels != NULL ? labels[index] : name;
    const char *end = strncmp(label, "args[", 5) == 0 ? strchr(label, ']') : NULL;
    bool is_whole = end != NULL && end[1] == '\0';
    return is_whole && name[0] != '\0' && !is_compilers(name) ? name : label;
}

void tni_call_labels_free(char **labels, size_t count)
{
    for (size_t i = 0; labels != NULL && i < count; i++)
        tni_free(labels[i]);
    tni_free(labels);
}
