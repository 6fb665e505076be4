/* SPDX-License-Identifier: BSD-3-Clause */
/* Access to libyaml's documents. */
#include "yaml_read.h"

#include <stdio.h>

#include "codegen.h"

gen_yaml *gen_open_yaml(const char *path)
{
    yaml_parser_t parser;
    gen_yaml *in = gen_alloc(1, sizeof *in);
    FILE *file = fopen(path, "rb");
    in->path = path;
    if (file == NULL)
        gen_fail(path, 1, "cannot be opened");
    if (!yaml_parser_initialize(&parser))
        gen_fail(path, 1, "out of memory");
    yaml_parser_set_input_file(&parser, file);
    if (!yaml_parser_load(&parser, &in->document))
        gen_fail(path, parser.problem_mark.line + 1, "%s", parser.problem);
    yaml_parser_delete(&parser);
    fclose(file);
    return in;
}

yaml_node_t *gen_root(gen_yaml *in)
{
    yaml_node_t *root = yaml_document_get_root_node(&in->document);
    if (root == NULL)
        gen_fail(in->path, 1, "the file is empty");
    return root;
}

size_t gen_line_of(const yaml_node_t *node)
{
    return node->start_mark.line + 1;
}

const char *gen_scalar(const gen_yaml *in, const yaml_node_t *node, const char *key)
{
    if (node->type != YAML_SCALAR_NODE)
        gen_fail(in->path, gen_line_of(node), "'%s' takes one plain value", key);
    return (const char *)node->data.scalar.value;
}

yaml_node_pair_t *gen_pairs(const gen_yaml *in, const yaml_node_t *node, const char *what)
{
    if (node->type != YAML_MAPPING_NODE)
        gen_fail(in->path, gen_line_of(node), "%s is a map", what);
    return node->data.mapping.pairs.start;
}

yaml_node_item_t *gen_items(const gen_yaml *in, const yaml_node_t *node, const char *what)
{
    if (node->type != YAML_SEQUENCE_NODE)
        gen_fail(in->path, gen_line_of(node), "%s is a list", what);
    return node->data.sequence.items.start;
}

bool gen_more(const yaml_node_t *node, const yaml_node_pair_t *pair)
{
    return pair < node->data.mapping.pairs.top;
}

bool gen_further(const yaml_node_t *node, const yaml_node_item_t *item)
{
    return item < node->data.sequence.items.top;
}

/* libyaml's lookup takes a document that is not const, but does not modify it. */
static yaml_node_t *node_at(const gen_yaml *in, int index)
{
    return yaml_document_get_node((yaml_document_t *)&in->document, index);
}

yaml_node_t *gen_key_node(const gen_yaml *in, const yaml_node_pair_t *pair)
{
    return node_at(in, pair->key);
}

const char *gen_key(const gen_yaml *in, const yaml_node_pair_t *pair)
{
    return gen_scalar(in, gen_key_node(in, pair), "key");
}

yaml_node_t *gen_value(const gen_yaml *in, const yaml_node_pair_t *pair)
{
    return node_at(in, pair->value);
}

yaml_node_t *gen_item(const gen_yaml *in, const yaml_node_item_t *item)
{
    return node_at(in, *item);
}

size_t gen_count(const yaml_node_t *node)
{
    return node->type == YAML_MAPPING_NODE
               ? (size_t)(node->data.mapping.pairs.top - node->data.mapping.pairs.start)
               : (size_t)(node->data.sequence.items.top - node->data.sequence.items.start);
}
