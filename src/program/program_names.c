/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Arguments as their author writes them: `pair[0]`, `options['scale']`, `point.x`, where the graph
 * calls them pair_0 and options_scale. The signature has the names of the arguments, and a TreeSpec
 * says how each nests (tni_visit_call_labels). An archive whose spec is not as expected keeps the
 * graph's names.
 */
#include <jansson.h>

#include "model/models.h"
#include "program/programs.h"

/* The arguments that get names. */
typedef struct naming {
    tn_program *program; /* whose arguments */
    size_t next;         /* the input of the graph that the next leaf is */
} naming;

/* Call the next argument so; false if there is none, or no memory. A tni_label_visitor. */
static bool name_leaf(void *context, const char *label, size_t length)
{
    naming *self = context;
    tn_program *program = self->program;
    while (self->next < program->graph.ninputs &&
           program->inputs[self->next].role == TNI_INPUT_STATE)
        self->next++;
    if (self->next == program->graph.ninputs)
        return false;
    const char *name = tni_arena_text(&program->arena, label, length);
    program->inputs[self->next++].label = name;
    return name != NULL;
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
    json_t *names = json_object_get(signature, "forward_arg_names");
    naming self = {.program = program};
    bool is_complete = false;
    tn_status status = TN_OK;
    if (names != NULL)
        status = tni_visit_call_labels(program->in_spec, names, name_leaf, &self, &is_complete);
    if (!is_complete)
        forget_labels(program);
    for (size_t i = 0; i < program->graph.ninputs; i++)
        if (program->inputs[i].label == NULL)
            program->inputs[i].label = program->inputs[i].name;
    return status;
}
