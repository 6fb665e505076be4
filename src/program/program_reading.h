/* SPDX-License-Identifier: BSD-3-Clause */
/* program: what its readers share (program_graph.c, program_plan.c, program_signature.c). */
#ifndef TENON_PROGRAM_READING_H
#define TENON_PROGRAM_READING_H

#include "program/programs.h"

/* A program while it is read. */
typedef struct tni_reading {
    tn_program *program;    /* what is filled */
    tni_program_graph *out; /* the graph that is filled: the program's, or one in a node */
    unsigned depth;         /* how many graphs it is in */
    struct json_t *module;  /* "graph_module" of the file */
    struct json_t *graph;   /* the graph in the file */
    struct json_t *names;   /* {name of a value: its register} */
    struct json_t *tokens;  /* [name of a token among the program's inputs] */
    const char *node;       /* what is read, for messages */
    tni_buffer missing;     /* operators that nobody has registered */
    size_t nmissing;        /* how many */
} tni_reading;

/* Return the register of a value that was named before. TN_ERR_IO: none was. */
tn_status tni_reading_find(const tni_reading *reading, const char *name,
                           tni_register *out) TN_NODISCARD;

/* Give a value the next register. TN_ERR_IO: the name is taken. NULL is no name. */
tn_status tni_reading_name(tni_reading *reading, const char *name, tni_register *out) TN_NODISCARD;

/* Fail with the program's path and what is read: TN_ERR_IO. */
tn_status tni_reading_fail(const tni_reading *reading, const char *what) TN_NODISCARD;

/* Give the results of a node registers. */
tn_status tni_reading_results(tni_reading *reading, tni_program_node *node,
                              struct json_t *outputs) TN_NODISCARD;

/* Read what a graph does, once its inputs have registers: the program's, or one in a node. */
tn_status tni_reading_graph(tni_reading *reading) TN_NODISCARD;

/*
 * Look up torch.ops.NAMESPACE.NAME.OVERLOAD, which is NAMESPACE::NAME.OVERLOAD here, without
 * ".default". *out stays NULL for an operator that nobody has registered. TN_ERR_IO: no such name.
 */
tn_status tni_reading_find_operator(const tni_reading *reading, const char *target,
                                    const tn_op **out) TN_NODISCARD;

/*
 * Return the author's line in a stack trace: `FILE:LINE: code`, of the innermost frame that is not
 * PyTorch's; "" without one, NULL without memory.
 */
const char *tni_reading_source_of(tni_arena *arena, struct json_t *metadata);

/* ---- program_expansion.c, program_vmap.c ---- */

/* Nodes while they are replaced by what they stand for. */
typedef struct tni_expansion {
    tni_reading *reading; /* of the graph */
    struct json_t *nodes; /* those that take their place, so far */
    struct json_t *from;  /* the node that is replaced */
    size_t nnames;        /* names that were made up */
} tni_expansion;

/* Where torch.vmap's own functions are. */
#define TNI_VMAP "torch._functorch.predispatch."

/* Return a new array of a graph's nodes, in which those that stand for others are replaced. */
tn_status tni_reading_expand(tni_reading *reading, struct json_t *nodes,
                             struct json_t **out) TN_NODISCARD;

/* Replace the nodes from a call of torch.vmap, nodes[*index - 1], to its end; *index is behind. */
tn_status tni_expansion_vmap(tni_expansion *e, struct json_t *nodes, size_t *index) TN_NODISCARD;

/* Append an item to an array, which takes it over; NULL is a lack of memory. */
tn_status tni_expansion_append(struct json_t *array, struct json_t *item) TN_NODISCARD;

/* Add a node, which takes its inputs and outputs over; NULL is a lack of memory. */
tn_status tni_expansion_add(tni_expansion *e, const char *target, struct json_t *inputs,
                            struct json_t *outputs) TN_NODISCARD;

/* Return a new argument that is a tensor; a new input of a node; NULL without memory. */
struct json_t *tni_expansion_tensor(const char *name);
struct json_t *tni_expansion_input(const char *name, struct json_t *argument);

/* Return a name that no value of a file has; NULL without memory, with a message. */
const char *tni_expansion_name(tni_expansion *e, const char *what);

/* ---- program_effects.c ---- */

/*
 * Remove the tokens from a program's inputs and outputs, and append the names of the former to
 * `names` unless it is NULL. TN_ERR_MEMORY only.
 */
tn_status tni_remove_tokens(struct json_t *module, struct json_t *names) TN_NODISCARD;

/* Add nodes that give those tokens, where the nodes are the program's own. */
tn_status tni_expansion_tokens(tni_expansion *e) TN_NODISCARD;

/* Replace with_effects(token, op, …) by the call, and print by one that the program knows. */
tn_status tni_expansion_effects(tni_expansion *e) TN_NODISCARD;
tn_status tni_expansion_print(tni_expansion *e) TN_NODISCARD;

/* ---- program_control_reading.c ---- */

/* Read a node with graphs, torch.ops.higher_order.…; TN_ERR_NOT_IMPLEMENTED: one not served. */
tn_status tni_reading_control(tni_reading *reading, struct json_t *json,
                              tni_program_node *node) TN_NODISCARD;

/* ---- program_plan.c ---- */

/* Return the name of a value, {"as_tensor": {"name": …}} and the like; NULL if it has none. */
const char *tni_reading_value_name(struct json_t *holder);

/* A plan while it is made. Zeroed is empty. */
typedef struct tni_plan_builder {
    tn_value *values;     /* as in tni_plan */
    size_t nvalues;       /* in use */
    size_t values_room;   /* allocated */
    size_t nargs;         /* as in tni_plan */
    tni_plan_fill *fills; /* as in tni_plan */
    size_t nfills;        /* in use */
    size_t fills_room;    /* allocated */
    tni_plan_list *lists; /* as in tni_plan */
    size_t nlists;        /* in use */
    size_t lists_room;    /* allocated */
} tni_plan_builder;

/* Begin a plan of `nargs` arguments, which are None. */
tn_status tni_plan_begin(tni_plan_builder *plan, size_t nargs) TN_NODISCARD;

/*
 * Make argument `at` what the object says, {"as_…": …}. TN_ERR_IO: it names a value that is not
 * known. TN_ERR_NOT_IMPLEMENTED: a kind that is not served.
 */
tn_status tni_plan_put(tni_reading *reading, tni_plan_builder *plan, uint32_t at,
                       struct json_t *holder) TN_NODISCARD;

/* Make the arguments from *at on what the object says, one for each item of a list; count them. */
tn_status tni_plan_put_each(tni_reading *reading, tni_plan_builder *plan, size_t *at,
                            struct json_t *holder) TN_NODISCARD;
size_t tni_plan_count_each(struct json_t *holder);

/* Copy the plan to the arena. */
tn_status tni_plan_end(tni_plan_builder *plan, tni_arena *arena, tni_plan *out) TN_NODISCARD;

void tni_plan_builder_free(tni_plan_builder *plan);

/* ---- program_memory.c ---- */

/* Find how many bytes of a graph's values are alive at once, for program->measure. */
tn_status tni_program_measure_graph(const tni_reading *reading) TN_NODISCARD;

/* The same of the program's own graph, which passes change first. */
tn_status tni_program_measure_whole(const tni_reading *reading) TN_NODISCARD;

/* ---- program_signature.c ---- */

/* Read what the inputs of the program's graph are, and give each a register. */
tn_status tni_reading_inputs(tni_reading *reading) TN_NODISCARD;

/* Give an input of a graph its register. */
tn_status tni_reading_name_input(tni_reading *reading, struct json_t *holder) TN_NODISCARD;

/* Make the plan of a graph's outputs. */
tn_status tni_reading_plan_outputs(tni_reading *reading) TN_NODISCARD;

/* Read what the outputs of the program's graph are for, and make their plan. */
tn_status tni_reading_outputs(tni_reading *reading) TN_NODISCARD;

#endif
