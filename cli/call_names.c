/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * PyTorch's TreeSpec as JSON: [1, node], where a node has a type, null for a leaf, nodes of the
 * children, and a context: of a dict the JSON text of its keys, of a class with fields that of a
 * list of their names.
 */
#include "call_names.h"

#include <jansson.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Nests in nests that are followed. */
#define MAX_DEPTH 32

/* Names while they are made. */
typedef struct naming {
    char **names; /* owned array of `count` owned texts */
    size_t count; /* how many there have to be */
    size_t next;  /* how many there are */
} naming;

/* Whether a node is one of PyTorch's own nests whose children have numbers. */
static bool is_sequence(const char *type)
{
    static const char *const types[] = {"builtins.tuple", "builtins.list", "torch.Size",
                                        "collections.namedtuple", "collections.deque"};
    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        if (strcmp(types[i], type) == 0)
            return true;
    return false;
}

/* Return the keys of a dict, or the fields of a class, as an array; NULL if there are none. */
static json_t *keys_of(const char *type, const json_t *context, bool *has_fields)
{
    json_t *keys = json_is_string(context)
                       ? json_loads(json_string_value(context), JSON_DECODE_ANY, NULL)
                       : NULL;
    json_t *chosen = keys;
    *has_fields = strstr(type, "dict") == NULL && strstr(type, "Dict") == NULL;
    if (*has_fields)
        chosen = json_array_get(keys, 0);
    else if (strcmp(type, "collections.defaultdict") == 0)
        chosen = json_object_get(keys, "dict_context");
    json_incref(chosen);
    json_decref(keys);
    return chosen;
}

/* Write the path of a child below `path`: [0], ['x'] or .x; a keyword argument is its name. */
static void write_child(char *out, size_t size, const char *path, const json_t *key, size_t index,
                        bool has_fields)
{
    if (json_is_string(key) && (has_fields || path[0] == '\0'))
        snprintf(out, size, "%s%s%s", path, path[0] == '\0' ? "" : ".", json_string_value(key));
    else if (json_is_string(key))
        snprintf(out, size, "%s['%s']", path, json_string_value(key));
    else
        snprintf(out, size, "%s[%lld]", path,
                 json_is_integer(key) ? (long long)json_integer_value(key) : (long long)index);
}

/* Name the leaves below a node; false if it is none that is known. */
static bool name_leaves(naming *self, const json_t *node, const char *path, int depth)
{
    const json_t *children = json_object_get(node, "children_spec");
    const char *type = json_string_value(json_object_get(node, "type"));
    bool has_fields = false;
    if (type == NULL && json_is_null(json_object_get(node, "type"))) {
        const char *end = strncmp(path, "args[", 5) == 0 ? strchr(path, ']') : NULL;
        bool is_whole = end != NULL && end[1] == '\0';
        if (self->next == self->count)
            return false;
        self->names[self->next] = strdup(is_whole ? "" : path);
        return self->names[self->next++] != NULL;
    }
    if (type == NULL || depth == MAX_DEPTH)
        return false;
    json_t *keys = is_sequence(type) || strcmp(type, "builtins.NoneType") == 0
                       ? NULL
                       : keys_of(type, json_object_get(node, "context"), &has_fields);
    bool is_good = true;
    for (size_t i = 0; is_good && i < json_array_size(children); i++) {
        char child[512];
        write_child(child, sizeof child, path, json_array_get(keys, i), i, has_fields);
        is_good = name_leaves(self, json_array_get(children, i), child, depth + 1);
    }
    json_decref(keys);
    return is_good;
}

/* The root is a tuple of the positional arguments and a dict of the others. */
char **cli_call_names(const char *spec, size_t count)
{
    naming self = {.names = calloc(count + 1, sizeof(char *)), .count = count};
    json_t *root = json_loads(spec, 0, NULL);
    const json_t *both = json_object_get(json_array_get(root, 1), "children_spec");
    bool is_good = self.names != NULL && json_array_size(both) == 2 &&
                   name_leaves(&self, json_array_get(both, 0), "args", 0) &&
                   name_leaves(&self, json_array_get(both, 1), "", 0) && self.next == count;
    json_decref(root);
    if (is_good)
        return self.names;
    cli_call_names_free(self.names, count);
    return NULL;
}

void cli_call_names_free(char **names, size_t count)
{
    for (size_t i = 0; names != NULL && i < count; i++)
        free(names[i]);
    free(names);
}
