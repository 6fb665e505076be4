/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The signature of a program: which inputs of the graph are arguments, which are state, and which
 * outputs are results and which are written to state or inputs after a run.
 */
#include <jansson.h>

#include "model/models.h"
#include "program/program_reading.h"

static tn_status fail_signature(const tni_reading *reading, const char *what)
{
    return tni_fail(TN_ERR_IO, "%s: its signature %s", reading->program->path, what);
}

/* Return a copy of a text of the JSON in *out. */
static tn_status copy_text(const tni_reading *reading, json_t *json, const char **out)
{
    const char *text = json_string_value(json);
    if (text == NULL)
        return fail_signature(reading, "lacks a name");
    *out = tni_arena_text(&reading->program->arena, text, strlen(text));
    return *out != NULL ? TN_OK : TN_ERR_MEMORY;
}

/* ---- inputs ---- */

/* Kinds of state, the key of their name, and what they are. */
static const struct {
    const char *kind;            /* of an input */
    const char *name;            /* of the key with the author's name */
    tn_program_state_kind state; /* what it is */
} state_kinds[] = {
    {"parameter", "parameter_name", TN_PROGRAM_PARAMETER},
    {"buffer", "buffer_name", TN_PROGRAM_BUFFER},
    {"tensor_constant", "tensor_constant_name", TN_PROGRAM_TENSOR},
};

/* Add a state that an input of the graph is. */
static tn_status read_state(tni_reading *reading, size_t kind, json_t *spec, tni_graph_input *out)
{
    tn_program *program = reading->program;
    tni_state *state = &program->states[program->nstates];
    out->role = TNI_INPUT_STATE;
    out->state = program->nstates;
    state->kind = state_kinds[kind].state;
    if (json_is_false(json_object_get(spec, "persistent")))
        state->kind = TN_PROGRAM_TEMPORARY;
    TN_TRY(copy_text(reading, json_object_get(spec, state_kinds[kind].name), &state->name));
    out->name = state->name;
    program->nstates++;
    return TN_OK;
}

/* Read a constant argument: the value that it had when the program was exported. */
static tn_status read_constant(tni_reading *reading, json_t *spec, tni_graph_input *out)
{
    tni_plan_builder plan = {0};
    tni_plan kept;
    TN_TRY(copy_text(reading, json_object_get(spec, "name"), &out->name));
    reading->node = out->name;
    tn_status status = tni_plan_begin(&plan, 1);
    if (status == TN_OK)
        status = tni_plan_put(reading, &plan, 0, json_object_get(spec, "value"));
    if (status == TN_OK)
        status = tni_plan_end(&plan, &reading->program->arena, &kept);
    tni_plan_builder_free(&plan);
    if (status != TN_OK)
        return status;
    out->role = TNI_INPUT_CONSTANT;
    out->constant = kept.values[0];
    out->kind = out->constant.kind;
    reading->program->nuser_inputs++;
    return TN_OK;
}

/* Kinds of arguments, and what their values are. */
static const struct {
    const char *key;  /* as in the JSON */
    const char *name; /* where its name is */
    tn_kind kind;     /* what it is */
} value_kinds[] = {
    {"as_tensor", "name", TN_KIND_TENSOR},
    {"as_sym_int", "as_name", TN_KIND_INT},
    {"as_sym_float", "as_name", TN_KIND_DOUBLE},
    {"as_sym_bool", "as_name", TN_KIND_BOOL},
};

/*
 * Refuse an input by its name, and an object by its class; `spec` may have a name of its own, and
 * `value` has those of the graph.
 */
static tn_status refuse_input(const tni_reading *reading, const char *kind, json_t *spec,
                              json_t *value)
{
    const char *name = json_string_value(json_object_get(spec, "custom_obj_name"));
    const char *class = json_string_value(json_object_get(value, "class_fqn"));
    if (name == NULL)
        name = json_string_value(json_object_get(value, "name"));
    return tni_fail(TN_ERR_NOT_IMPLEMENTED,
                    "%s: has an input that is not served: %s '%s'%s%s (objects of TorchBind and "
                    "others are PyTorch's alone)",
                    reading->program->path, kind, name != NULL ? name : "",
                    class != NULL ? " of class " : "", class != NULL ? class : "");
}

/* Read an argument: a value with a name, or a constant without one. */
static tn_status read_argument(tni_reading *reading, json_t *spec, tni_graph_input *out)
{
    json_t *argument = json_object_get(spec, "arg");
    for (size_t i = 0; i < TN_LEN(value_kinds); i++) {
        json_t *value = json_object_get(argument, value_kinds[i].key);
        if (value == NULL)
            continue;
        out->role = TNI_INPUT_USER;
        out->kind = value_kinds[i].kind;
        reading->program->nuser_inputs++;
        return copy_text(reading, json_object_get(value, value_kinds[i].name), &out->name);
    }
    void *first = json_object_iter(argument);
    return refuse_input(reading, first != NULL ? json_object_iter_key(first) : "nothing", NULL,
                        first != NULL ? json_object_iter_value(first) : NULL);
}

/* Read what one input is. */
static tn_status read_input(tni_reading *reading, json_t *holder, tni_graph_input *out)
{
    void *first = json_object_iter(holder);
    const char *kind = first != NULL ? json_object_iter_key(first) : "nothing";
    json_t *spec = first != NULL ? json_object_iter_value(first) : NULL;
    for (size_t i = 0; i < TN_LEN(state_kinds); i++)
        if (strcmp(kind, state_kinds[i].kind) == 0)
            return read_state(reading, i, spec, out);
    if (strcmp(kind, "constant_input") == 0)
        return read_constant(reading, spec, out);
    if (strcmp(kind, "user_input") == 0)
        return read_argument(reading, spec, out);
    return refuse_input(reading, kind, spec, json_object_get(spec, "arg"));
}

/* Constants among the inputs have no name. */
tn_status tni_reading_name_input(tni_reading *reading, json_t *holder)
{
    tni_register at;
    return tni_reading_name(reading, tni_reading_value_name(holder), &at);
}

/* Find the specs of the graph's inputs, or outputs, of which there are as many. */
static tn_status find_specs(const tni_reading *reading, bool of_inputs, json_t **specs,
                            json_t **values)
{
    json_t *signature = json_object_get(reading->module, "signature");
    *specs = json_object_get(signature, of_inputs ? "input_specs" : "output_specs");
    *values = json_object_get(reading->graph, of_inputs ? "inputs" : "outputs");
    if (json_is_array(*specs) && json_array_size(*specs) == json_array_size(*values))
        return TN_OK;
    return fail_signature(reading, of_inputs ? "has another number of inputs than the graph"
                                             : "has another number of outputs than the graph");
}

tn_status tni_reading_inputs(tni_reading *reading)
{
    tn_program *program = reading->program;
    json_t *specs, *inputs;
    TN_TRY(find_specs(reading, true, &specs, &inputs));
    size_t count = json_array_size(specs);
    program->inputs = tni_arena_get(&program->arena, count, sizeof *program->inputs);
    program->states = tni_arena_get(&program->arena, count, sizeof *program->states);
    if (program->inputs == NULL || program->states == NULL)
        return TN_ERR_MEMORY;
    reading->out->ninputs = count;
    for (size_t i = 0; i < count; i++) {
        TN_TRY(read_input(reading, json_array_get(specs, i), &program->inputs[i]));
        TN_TRY(tni_reading_name_input(reading, json_array_get(inputs, i)));
    }
    return TN_OK;
}

/* ---- outputs ---- */

/* Find the input that an output is written to: a state, or an argument that is a tensor. */
static tn_status find_target(const tni_reading *reading, const char *name, bool is_state,
                             size_t *out)
{
    const tn_program *program = reading->program;
    for (size_t i = 0; name != NULL && i < program->graph.ninputs; i++) {
        const tni_graph_input *input = &program->inputs[i];
        bool is_tensor = input->role == TNI_INPUT_USER && input->kind == TN_KIND_TENSOR;
        if ((is_state ? input->role == TNI_INPUT_STATE : is_tensor) &&
            strcmp(input->name, name) == 0) {
            *out = i;
            return TN_OK;
        }
    }
    return fail_signature(reading, "writes what is no tensor among the inputs");
}

/* Read what one output is for. */
static tn_status read_output(const tni_reading *reading, json_t *holder, tni_graph_output *out)
{
    static const struct {
        const char *kind;   /* of an output */
        const char *target; /* the key of what is written */
        bool is_state;      /* it is a state */
    } written[] = {
        {"buffer_mutation", "buffer_name", true},
        {"parameter_mutation", "parameter_name", true},
        {"user_input_mutation", "user_input_name", false},
    };
    json_t *spec;
    for (size_t i = 0; i < TN_LEN(written); i++) {
        if ((spec = json_object_get(holder, written[i].kind)) == NULL)
            continue;
        const char *name = json_string_value(json_object_get(spec, written[i].target));
        return find_target(reading, name, written[i].is_state, &out->input);
    }
    spec = json_object_get(holder, "user_output");
    if (spec == NULL)
        spec = json_object_get(holder, "loss_output");
    if (spec == NULL)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "%s: has an output that is not served: %s",
                        reading->program->path,
                        json_object_iter(holder) != NULL
                            ? json_object_iter_key(json_object_iter(holder))
                            : "nothing");
    out->is_user = true;
    reading->program->nuser_outputs++;
    return TN_OK;
}

tn_status tni_reading_plan_outputs(tni_reading *reading)
{
    json_t *outputs = json_object_get(reading->graph, "outputs");
    tni_plan_builder plan = {0};
    reading->node = "the output";
    tn_status status = tni_plan_begin(&plan, json_array_size(outputs));
    for (size_t i = 0; i < json_array_size(outputs) && status == TN_OK; i++)
        status = tni_plan_put(reading, &plan, (uint32_t)i, json_array_get(outputs, i));
    if (status == TN_OK)
        status = tni_plan_end(&plan, &reading->program->arena, &reading->out->outputs);
    tni_plan_builder_free(&plan);
    return status;
}

/* Read how arguments and results nest. */
static tn_status read_specs(tni_reading *reading)
{
    tn_program *program = reading->program;
    json_t *calls = json_object_get(reading->module, "module_call_graph");
    json_t *signature = json_object_get(json_array_get(calls, 0), "signature");
    json_t *in = json_object_get(signature, "in_spec");
    json_t *out = json_object_get(signature, "out_spec");
    program->in_spec = program->out_spec = "";
    if (json_is_string(in))
        TN_TRY(copy_text(reading, in, &program->in_spec));
    if (json_is_string(out))
        TN_TRY(copy_text(reading, out, &program->out_spec));
    return TN_OK;
}

/* Find the results whose values are also written to states and inputs: the last such one counts. */
static tn_status find_written_results(const tn_program *program)
{
    const tni_plan *plan = &program->graph.outputs;
    size_t room = program->graph.nregisters + 1;
    const tni_graph_output **written = tni_calloc(room, sizeof *written); /* by register */
    if (written == NULL)
        return tni_fail_memory(room * sizeof *written);
    for (uint32_t i = 0; i < plan->nfills; i++)
        if (plan->fills[i].at < plan->nargs && !program->outputs[plan->fills[i].at].is_user)
            written[plan->fills[i].from] = &program->outputs[plan->fills[i].at];
    for (uint32_t i = 0; i < plan->nfills; i++) {
        const tni_graph_output *target = written[plan->fills[i].from];
        if (target == NULL || plan->fills[i].at >= plan->nargs)
            continue;
        tni_graph_output *output = &program->outputs[plan->fills[i].at];
        output->is_written = output->is_user;
        if (output->is_user)
            output->input = target->input;
    }
    tni_free(written);
    return TN_OK;
}

tn_status tni_reading_outputs(tni_reading *reading)
{
    tn_program *program = reading->program;
    json_t *specs, *outputs;
    TN_TRY(find_specs(reading, false, &specs, &outputs));
    size_t count = json_array_size(specs);
    program->outputs = tni_arena_get(&program->arena, count, sizeof *program->outputs);
    if (program->outputs == NULL)
        return TN_ERR_MEMORY;
    for (size_t i = 0; i < count; i++) {
        const char *name = tni_reading_value_name(json_array_get(outputs, i));
        name = name != NULL ? name : "output"; /* a constant */
        program->outputs[i].name = tni_arena_text(&program->arena, name, strlen(name));
        if (program->outputs[i].name == NULL)
            return TN_ERR_MEMORY;
        TN_TRY(read_output(reading, json_array_get(specs, i), &program->outputs[i]));
    }
    TN_TRY(tni_reading_plan_outputs(reading));
    TN_TRY(find_written_results(program));
    return read_specs(reading);
}
