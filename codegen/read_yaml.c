/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Reads a sequence of maps whose keys are those of ATen's document. An unknown key is a fault,
 * because a key that is read and ignored is a promise that is not kept.
 */
#include "codegen.h"

#include <stdlib.h>
#include <string.h>

#include "yaml_read.h"

static bool boolean(const gen_yaml *in, const yaml_node_t *node, const char *key)
{
    const char *text = gen_scalar(in, node, key);
    if (strcmp(text, "True") != 0 && strcmp(text, "False") != 0)
        gen_fail(in->path, gen_line_of(node), "'%s' is True or False, not '%s'", key, text);
    return text[0] == 'T';
}

static void add_kernel(gen_entry *entry, tni_key key, const char *kernel, size_t line)
{
    for (size_t i = 0; i < entry->ndispatch; i++)
        if (entry->dispatch[i].key == key)
            gen_fail(entry->file, line, "%s: two kernels for %s", entry->func, tni_key_name(key));
    gen_dispatch *grown = realloc(entry->dispatch, (entry->ndispatch + 1) * sizeof *grown);
    if (grown == NULL)
        gen_fail(entry->file, line, "out of memory");
    grown[entry->ndispatch++] = (gen_dispatch){key, kernel};
    entry->dispatch = grown;
}

/* `CPU, Meta: name` adds a kernel per key. */
static void read_dispatch(gen_yaml *in, const yaml_node_t *node, gen_entry *entry)
{
    for (yaml_node_pair_t *pair = gen_pairs(in, node, "'dispatch'"); gen_more(node, pair); pair++) {
        yaml_node_t *keys = gen_key_node(in, pair);
        yaml_node_t *kernel = gen_value(in, pair);
        char *text = strdup(gen_scalar(in, keys, "dispatch"));
        for (char *rest = text, *word; (word = strtok_r(rest, ", ", &rest)) != NULL;) {
            tni_key key;
            if (tni_key_parse(word, &key) != TN_OK)
                gen_fail(in->path, gen_line_of(keys), "%s", tn_last_error());
            add_kernel(entry, key, gen_scalar(in, kernel, word), gen_line_of(keys));
        }
        free(text);
    }
}

static void add_tag(gen_yaml *in, const yaml_node_t *node, gen_entry *entry)
{
    const char *text = gen_scalar(in, node, "tags");
    int number = gen_tag_number(text);
    if (number < 0)
        gen_fail(in->path, gen_line_of(node), "'%s' is no tag", text);
    entry->tags |= 1u << number;
}

static void read_tags(gen_yaml *in, yaml_node_t *node, gen_entry *entry)
{
    if (node->type != YAML_SEQUENCE_NODE) {
        add_tag(in, node, entry);
        return;
    }
    for (yaml_node_item_t *item = gen_items(in, node, "'tags'"); gen_further(node, item); item++)
        add_tag(in, gen_item(in, item), entry);
}

static void read_func(gen_yaml *in, const yaml_node_t *node, gen_entry *entry)
{
    entry->func = strdup(gen_scalar(in, node, "func"));
    char *text = gen_alloc(strlen(entry->func) + 7, 1);
    sprintf(text, "aten::%s", entry->func);
    if (tn_schema_parse(text, TN_SCHEMA_DEFINE, &entry->schema) != TN_OK)
        gen_fail(in->path, gen_line_of(node), "%s", tn_last_error());
    size_t length = strcspn(text, "(");
    char *name = gen_alloc(length + 1, 1);
    memcpy(name, text, length);
    entry->name = name;
    free(text);
}

static void read_field(gen_yaml *in, const char *key, yaml_node_t *value, gen_entry *entry)
{
    if (strcmp(key, "func") == 0)
        read_func(in, value, entry);
    else if (strcmp(key, "variants") == 0)
        entry->variants = strdup(gen_scalar(in, value, key));
    else if (strcmp(key, "python_module") == 0)
        entry->module = strdup(gen_scalar(in, value, key));
    else if (strcmp(key, "structured_delegate") == 0)
        entry->delegate = strdup(gen_scalar(in, value, key));
    else if (strcmp(key, "device_check") == 0)
        entry->device_check = strdup(gen_scalar(in, value, key));
    else if (strcmp(key, "structured") == 0)
        entry->is_structured = boolean(in, value, key);
    else if (strcmp(key, "device_guard") == 0)
        entry->is_device_guarded = boolean(in, value, key);
    else if (strcmp(key, "dispatch") == 0)
        read_dispatch(in, value, entry);
    else if (strcmp(key, "tags") == 0)
        read_tags(in, value, entry);
    else
        gen_fail(in->path, gen_line_of(value), "'%s' is no key of an operator", key);
}

/* Whether the operator makes tensors without having one: then its device argument is its backend.
 */
static bool is_factory(const tn_schema *schema)
{
    bool has_options = false;
    for (size_t i = 0; i < schema->nargs; i++) {
        const tni_type *type = schema->args[i].type;
        has_options |= tni_text_is(schema->args[i].name, "pin_memory");
        while (type->kind == TNI_TYPE_OPTIONAL || type->kind == TNI_TYPE_LIST)
            type = type->items[0];
        if (type->kind == TNI_TYPE_TENSOR)
            return false;
    }
    return has_options;
}

static void read_entry(gen_yaml *in, const yaml_node_t *node, gen_entry *entry)
{
    *entry = (gen_entry){.file = in->path, .line = gen_line_of(node), .is_device_guarded = true};
    for (yaml_node_pair_t *pair = gen_pairs(in, node, "an operator"); gen_more(node, pair); pair++)
        read_field(in, gen_key(in, pair), gen_value(in, pair), entry);
    if (entry->func == NULL)
        gen_fail(in->path, entry->line, "the operator has no 'func'");
    tni_key backend_select;
    if (is_factory(entry->schema) && tni_key_parse("BackendSelect", &backend_select) == TN_OK)
        add_kernel(entry, backend_select, "backend_select", entry->line);
}

void gen_read(const char *path, gen_spec *spec)
{
    gen_yaml *in = gen_open_yaml(path);
    const yaml_node_t *root = gen_root(in);
    yaml_node_item_t *item = gen_items(in, root, "the file");
    spec->entries = gen_alloc(gen_count(root) + 1, sizeof *spec->entries);
    for (; gen_further(root, item); item++)
        read_entry(in, gen_item(in, item), &spec->entries[spec->count++]);
}
