/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * yaml_read: reads a yaml file through libyaml's document interface. If a node is not of the
 * expected form, the program ends with `FILE:LINE: message`.
 *
 *     for (yaml_node_pair_t *pair = gen_pairs(in, node, "an entry"); gen_more(node, pair); pair++)
 *         ... gen_key(in, pair), gen_value(in, pair)
 */
#ifndef TENON_YAML_READ_H
#define TENON_YAML_READ_H

#include <stdbool.h>
#include <stddef.h>
#include <yaml.h>

/* A parsed file. It is kept until the program ends, as texts point into it. */
typedef struct gen_yaml {
    const char *path;         /* for messages */
    yaml_document_t document; /* the parsed file */
} gen_yaml;

/* Read and parse a file; return the root of its document. */
gen_yaml *gen_open_yaml(const char *path);
yaml_node_t *gen_root(gen_yaml *in);

/* Return the line in the file, counted from 1. */
size_t gen_line_of(const yaml_node_t *node);

/* Return the text of a scalar; `key` names it in messages. */
const char *gen_scalar(const gen_yaml *in, const yaml_node_t *node, const char *key);

/* Return the first pair of a map, or item of a list; `what` names the node in messages. */
yaml_node_pair_t *gen_pairs(const gen_yaml *in, const yaml_node_t *node, const char *what);
yaml_node_item_t *gen_items(const gen_yaml *in, const yaml_node_t *node, const char *what);

/* Return whether there is another pair, or item. */
bool gen_more(const yaml_node_t *node, const yaml_node_pair_t *pair);
bool gen_further(const yaml_node_t *node, const yaml_node_item_t *item);

/* The parts of a pair, and an item, as nodes or as text. */
yaml_node_t *gen_key_node(const gen_yaml *in, const yaml_node_pair_t *pair);
const char *gen_key(const gen_yaml *in, const yaml_node_pair_t *pair);
yaml_node_t *gen_value(const gen_yaml *in, const yaml_node_pair_t *pair);
yaml_node_t *gen_item(const gen_yaml *in, const yaml_node_item_t *item);

/* Return the number of pairs of a map or items of a list. */
size_t gen_count(const yaml_node_t *node);

#endif
