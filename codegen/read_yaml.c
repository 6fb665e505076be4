/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Reads the yaml through libyaml's document interface: a sequence of maps whose keys are those of
 * ATen's document. An unknown key is a fault, because a key that is read and ignored is a promise
 * that is not kept.
 */
#include "codegen.h"

#include <stdlib.h>
#include <string.h>
#include <yaml.h>

/* One file being read. */
typedef struct yaml_source {
    const char *path;         /* for messages */
    yaml_document_t document; /* the parsed file */
} yaml_source;

static size_t line_of(const yaml_node_t *node)
{
    return node->start_mark.line + 1;
}

/* The text of a scalar; anything else is a fault that names the key. */
static const char *scalar(const yaml_source *in, const yaml_node_t *node, const char *key)
{
    if (node->type != YAML_SCALAR_NODE)
        gen_fail(in->path, line_of(node), "'%s' takes one plain value", key);
    return (const char *)node->data.scalar.value;
}

static bool boolean(const yaml_source *in, const yaml_node_t *node, const char *key)
{
    const char *text = scalar(in, node, key);
    if (strcmp(text, "True") != 0 && strcmp(text, "False") != 0)
        gen_fail(in->path, line_of(node), "'%s' is True or False, not '%s'", key, text);
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
static void read_dispatch(yaml_source *in, const yaml_node_t *node, gen_entry *entry)
{
    if (node->type != YAML_MAPPING_NODE)
        gen_fail(in->path, line_of(node), "'dispatch' is a map from keys to kernels");
    for (yaml_node_pair_t *pair = node->data.mapping.pairs.start;
         pair < node->data.mapping.pairs.top; pair++) {
        yaml_node_t *keys = yaml_document_get_node(&in->document, pair->key);
        yaml_node_t *kernel = yaml_document_get_node(&in->document, pair->value);
        char *text = strdup(scalar(in, keys, "dispatch"));
        for (char *rest = text, *word; (word = strtok_r(rest, ", ", &rest)) != NULL;) {
            tni_key key;
            if (tni_key_parse(word, &key) != TN_OK)
                gen_fail(in->path, line_of(keys), "%s", tn_last_error());
            add_kernel(entry, key, scalar(in, kernel, word), line_of(keys));
        }
        free(text);
    }
}

static void add_tag(yaml_source *in, const yaml_node_t *node, gen_entry *entry)
{
    const char *text = scalar(in, node, "tags");
    int number = gen_tag_number(text);
    if (number < 0)
        gen_fail(in->path, line_of(node), "'%s' is no tag", text);
    entry->tags |= 1u << number;
}

static void read_tags(yaml_source *in, yaml_node_t *node, gen_entry *entry)
{
    if (node->type != YAML_SEQUENCE_NODE) {
        add_tag(in, node, entry);
        return;
    }
    for (yaml_node_item_t *item = node->data.sequence.items.start;
         item < node->data.sequence.items.top; item++)
        add_tag(in, yaml_document_get_node(&in->document, *item), entry);
}

static void read_func(yaml_source *in, const yaml_node_t *node, gen_entry *entry)
{
    entry->func = strdup(scalar(in, node, "func"));
    char *text = gen_alloc(strlen(entry->func) + 7, 1);
    sprintf(text, "aten::%s", entry->func);
    if (tn_schema_parse(text, TN_SCHEMA_DEFINE, &entry->schema) != TN_OK)
        gen_fail(in->path, line_of(node), "%s", tn_last_error());
    size_t length = strcspn(text, "(");
    char *name = gen_alloc(length + 1, 1);
    memcpy(name, text, length);
    entry->name = name;
    free(text);
}

static void read_field(yaml_source *in, const char *key, yaml_node_t *value, gen_entry *entry)
{
    if (strcmp(key, "func") == 0)
        read_func(in, value, entry);
    else if (strcmp(key, "variants") == 0)
        entry->variants = strdup(scalar(in, value, key));
    else if (strcmp(key, "python_module") == 0)
        entry->module = strdup(scalar(in, value, key));
    else if (strcmp(key, "structured_delegate") == 0)
        entry->delegate = strdup(scalar(in, value, key));
    else if (strcmp(key, "device_check") == 0)
        entry->device_check = strdup(scalar(in, value, key));
    else if (strcmp(key, "structured") == 0)
        entry->is_structured = boolean(in, value, key);
    else if (strcmp(key, "device_guard") == 0)
        entry->is_device_guarded = boolean(in, value, key);
    else if (strcmp(key, "dispatch") == 0)
        read_dispatch(in, value, entry);
    else if (strcmp(key, "tags") == 0)
        read_tags(in, value, entry);
    else
        gen_fail(in->path, line_of(value), "'%s' is no key of an operator", key);
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

static void read_entry(yaml_source *in, const yaml_node_t *node, gen_entry *entry)
{
    *entry = (gen_entry){.file = in->path, .line = line_of(node), .is_device_guarded = true};
    if (node->type != YAML_MAPPING_NODE)
        gen_fail(in->path, line_of(node), "an operator is a map that begins with 'func'");
    for (yaml_node_pair_t *pair = node->data.mapping.pairs.start;
         pair < node->data.mapping.pairs.top; pair++) {
        const char *key = scalar(in, yaml_document_get_node(&in->document, pair->key), "key");
        read_field(in, key, yaml_document_get_node(&in->document, pair->value), entry);
    }
    if (entry->func == NULL)
        gen_fail(in->path, entry->line, "the operator has no 'func'");
    tni_key backend_select;
    if (is_factory(entry->schema) && tni_key_parse("BackendSelect", &backend_select) == TN_OK)
        add_kernel(entry, backend_select, "backend_select", entry->line);
}

/* Kernel names point into the document, so it is kept until the program ends. */
void gen_read(const char *path, gen_spec *spec)
{
    yaml_parser_t parser;
    yaml_source *in = gen_alloc(1, sizeof *in);
    FILE *file = fopen(path, "rb");
    in->path = path;
    if (file == NULL)
        gen_fail(path, 1, "cannot be opened");
    if (!yaml_parser_initialize(&parser))
        gen_fail(path, 1, "out of memory");
    yaml_parser_set_input_file(&parser, file);
    if (!yaml_parser_load(&parser, &in->document))
        gen_fail(path, parser.problem_mark.line + 1, "%s", parser.problem);
    yaml_node_t *root = yaml_document_get_root_node(&in->document);
    if (root == NULL || root->type != YAML_SEQUENCE_NODE)
        gen_fail(path, 1, "the file is not a list of operators");
    size_t count = (size_t)(root->data.sequence.items.top - root->data.sequence.items.start);
    spec->entries = gen_alloc(count + 1, sizeof *spec->entries);
    for (size_t i = 0; i < count; i++)
        read_entry(in, yaml_document_get_node(&in->document, root->data.sequence.items.start[i]),
                   &spec->entries[spec->count++]);
    yaml_parser_delete(&parser);
    fclose(file);
}
