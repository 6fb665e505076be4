/* SPDX-License-Identifier: BSD-3-Clause */
/* The public functions of exported programs. */
#include "dispatch/dispatcher.h"
#include "program/programs.h"

#include <tenon/autograd.h>

/*
 * Load a program in order of cost: the graph, which may refuse it, comes before the weights. The
 * JSON is needed until inputs are described, and is larger than all that is kept of it.
 */
static tn_status load(tn_program *program, const char *name)
{
    program->listing = tni_arena_get(&program->arena, 1, sizeof *program->listing);
    if (program->listing == NULL)
        return TN_ERR_MEMORY;
    TN_TRY(tni_program_archive_open(program->path, name, &program->archive));
    TN_TRY(tni_program_read_graph(program));
    TN_TRY(tni_program_describe_inputs(program));
    TN_TRY(tni_program_name_inputs(program));
    TN_TRY(tni_program_read_guards(program));
    TN_TRY(tni_program_read_states(program));
    tni_program_archive_drop_json(&program->archive);
    return tni_program_prepare(program);
}

tn_status tn_program_load(const char *path, const tn_program_options *options, tn_program **out)
{
    static const tn_program_options defaults = {sizeof defaults, NULL, 0};
    if (path == NULL || out == NULL)
        return tni_fail_null(__func__, "path and out");
    if (options == NULL)
        options = &defaults;
    if (options->size < sizeof *options)
        return tni_fail(TN_ERR_VALUE, "tn_program_load: options.size is %zu, not its sizeof",
                        options->size);
    if ((options->flags & ~(TN_PROGRAM_TRAIN | TN_PROGRAM_DESCRIBE)) != 0)
        return tni_fail(TN_ERR_VALUE, "tn_program_load: unknown flags %#x", options->flags);
    tni_profile_start_from_env();
    tn_program *program = tni_calloc(1, sizeof *program);
    if (program == NULL)
        return tni_fail_memory(sizeof *program);
    tni_ref_init(&program->ref);
    program->flags = options->flags;
    program->passes = tni_program_passes();
    program->path = tni_copy_text(path, strlen(path));
    tn_status status =
        program->path != NULL ? load(program, options->name) : tni_fail_memory(strlen(path));
    if (status == TN_OK)
        *out = program;
    else
        tn_program_free(program);
    return status;
}

void tn_program_free(tn_program *program)
{
    if (program == NULL)
        return;
    tn_program *origin = program->origin;
    if (origin != NULL) {
        tni_program_free_folded(program);
        tni_program_free_plan(program);
        tni_program_free_states(program);
        tni_free(program->states);
        tni_free(program);
        program = origin;
    }
    if (!tni_ref_release(&program->ref))
        return;
    tni_program_free_folded(program);
    tni_program_free_plan(program);
    tni_program_free_states(program);
    tni_program_free_listing(program);
    tni_program_archive_close(&program->archive);
    tni_free(program->graph.about);
    tni_arena_free(&program->arena);
    tni_free(program->path);
    tni_free(program);
}

size_t tn_program_num_inputs(const tn_program *program)
{
    return program != NULL ? program->nuser_inputs : 0;
}

size_t tn_program_num_outputs(const tn_program *program)
{
    return program != NULL ? program->nuser_outputs : 0;
}

/* Return argument `index`; NULL if there is none. */
static const tni_graph_input *find_input(const tn_program *program, size_t index)
{
    for (size_t i = 0; i < program->graph.ninputs; i++)
        if (program->inputs[i].role != TNI_INPUT_STATE && index-- == 0)
            return &program->inputs[i];
    return NULL;
}

tn_status tn_program_input_at(const tn_program *program, size_t index, tn_program_input *out)
{
    if (program == NULL || out == NULL)
        return tni_fail_null(__func__, "program and out");
    const tni_graph_input *input = find_input(program, index);
    if (input == NULL)
        return tni_fail(TN_ERR_INDEX, "%s: has %zu inputs, and no number %zu", program->path,
                        program->nuser_inputs, index);
    tn_program_input found = {.name = input->label,
                              .kind = input->kind,
                              .is_constant = input->role == TNI_INPUT_CONSTANT,
                              .constant = input->constant,
                              .dtype = input->dtype,
                              .ndim = input->ndim,
                              .least = input->least,
                              .most = input->most};
    tni_hand_out(out, &found, sizeof found);
    return TN_OK;
}

tn_status tn_program_output_name(const tn_program *program, size_t index, const char **out)
{
    if (program == NULL || out == NULL)
        return tni_fail_null(__func__, "program and out");
    size_t left = index;
    for (uint32_t i = 0; i < program->graph.outputs.nargs; i++)
        if (program->outputs[i].is_user && left-- == 0) {
            *out = program->outputs[i].name;
            return TN_OK;
        }
    return tni_fail(TN_ERR_INDEX, "%s: has %zu outputs, and no number %zu", program->path,
                    program->nuser_outputs, index);
}

tn_status tn_program_call_spec(const tn_program *program, const char **inputs, const char **outputs)
{
    if (program == NULL || inputs == NULL || outputs == NULL)
        return tni_fail_null(__func__, "program, inputs and outputs");
    *inputs = program->in_spec;
    *outputs = program->out_spec;
    return TN_OK;
}

/* Run while a profile follows it. */
static TNI_COLD tn_status run_followed(tn_program *program, const tn_value *inputs,
                                       tn_value *outputs)
{
    tni_profile_mark mark;
    tni_profile_run_enter(&mark);
    tn_status status = tni_program_run_graph(program, inputs, outputs);
    tni_profile_run_leave(&mark, program->path, status);
    return status;
}

tn_status tn_program_run(tn_program *program, const tn_value *inputs, size_t ninputs,
                         tn_value *outputs, size_t noutputs)
{
    if (program == NULL || (inputs == NULL && ninputs > 0) || (outputs == NULL && noutputs > 0))
        return tni_fail_null(__func__, "program, inputs and outputs");
    if (ninputs != program->nuser_inputs)
        return tni_fail(TN_ERR_VALUE, "%s: takes %zu inputs, not %zu", program->path,
                        program->nuser_inputs, ninputs);
    if (noutputs != program->nuser_outputs)
        return tni_fail(TN_ERR_VALUE, "%s: gives %zu outputs, not %zu", program->path,
                        program->nuser_outputs, noutputs);
    if ((program->flags & TN_PROGRAM_DESCRIBE) != 0)
        return tni_fail(TN_ERR_VALUE, "%s: was loaded to be described (TN_PROGRAM_DESCRIBE)",
                        program->path);
    TN_TRY(tni_program_check_inputs(program, inputs));
    TN_TRY(tni_program_check_guards(program, inputs));
    return TNI_UNLIKELY(tni_profile_runs()) ? run_followed(program, inputs, outputs)
                                            : tni_program_run_graph(program, inputs, outputs);
}

size_t tn_program_num_states(const tn_program *program)
{
    return program != NULL ? program->nstates : 0;
}

tn_status tn_program_state_at(const tn_program *program, size_t index, tn_program_state *out)
{
    if (program == NULL || out == NULL)
        return tni_fail_null(__func__, "program and out");
    if (index >= program->nstates)
        return tni_fail(TN_ERR_INDEX, "%s: has %zu states, and no number %zu", program->path,
                        program->nstates, index);
    const tni_state *state = &program->states[index];
    tn_program_state found = {.name = state->name, .kind = state->kind, .tensor = state->tensor};
    tni_hand_out(out, &found, sizeof found);
    return TN_OK;
}
