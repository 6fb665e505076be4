/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * How much memory a program needs: its state, and the values of a run that are alive at once.
 *
 * The second is what program_values.c finds. What an operator needs while it runs is not known
 * here.
 *
 * Nobody needs this to run a program, so a load keeps nothing for it: who asks has the file read
 * once more, into a program of its own.
 */
#include <jansson.h>

#include "program/program_reading.h"
#include "tensor/packed_forms.h"

/* ---- while a graph is read ---- */

/* Count the values of a graph whose sizes are not known, and note whether arguments change any. */
static void count_unknown(const tni_program_graph *graph, struct tni_measure *measure)
{
    for (size_t i = 0; i < graph->nregisters; i++) {
        const tni_value_about *about = &graph->about[i];
        measure->unknown += about->dtype >= 0 && about->bytes < 0 && i >= graph->ninputs;
        measure->depends |= about->dtype >= 0 && !about->is_fixed;
    }
}

static tn_status measure_peak(tni_program_graph *graph, struct tni_measure *measure)
{
    tni_value_memories found;
    TN_TRY(tni_find_memories(graph, &found));
    graph->peak = found.peak;
    measure->at = found.at;
    measure->reused += found.reused;
    tni_free_memories(&found);
    return TN_OK;
}

tn_status tni_program_measure_graph(const tni_reading *reading)
{
    count_unknown(reading->out, reading->program->measure);
    return measure_peak(reading->out, reading->program->measure);
}

tn_status tni_program_measure_whole(const tni_reading *reading)
{
    tn_program *program = reading->program;
    count_unknown(&program->graph, program->measure); /* before passes add copies */
    if (reading->nmissing > 0)                        /* passes know all operators */
        program->flags |= TN_PROGRAM_DESCRIBE;
    TN_TRY(tni_program_prepare(program));
    return measure_peak(&program->graph, program->measure);
}

/* ---- the public function ---- */

/* Return the program's own text of a node's name, "" if it has none. */
static const char *own_name(const tn_program *program, const char *name)
{
    for (size_t i = 0; i < program->graph.nnodes; i++)
        if (strcmp(program->graph.nodes[i].name, name) == 0)
            return program->graph.nodes[i].name;
    return "";
}

/* Read the graph once more, as a load that runs it prepares it, and measure it on the way. */
static tn_status measure_values(const tn_program *program, struct tni_measure *found,
                                tn_program_memory *out)
{
    tn_program again = {.path = program->path,
                        .flags = program->flags & TN_PROGRAM_TRAIN,
                        .passes = program->passes,
                        .measure = found};
    TN_TRY(tni_program_archive_reread(&program->archive, &again.archive.json));
    tn_status status = tni_program_read_graph(&again);
    if (status == TN_OK) {
        out->values = (uint64_t)again.graph.peak;
        out->is_exact = !found->depends;
        out->num_unknown = found->unknown;
        out->num_reused = found->reused;
        out->planned = tni_memory_plan_bytes(again.memory_plan);
        if (again.graph.peak > 0)
            out->at = own_name(program, again.graph.nodes[found->at].name);
    }
    json_decref(again.archive.json);
    tni_free(again.graph.about);
    tni_arena_free(&again.arena);
    return status;
}

/* Add up the storages of states, each once. */
static void add_states(const tn_program *program, tn_program_memory *out)
{
    for (size_t i = 0; i < program->nstates; i++) {
        const tni_state *state = &program->states[i];
        const tni_storage *storage = state->tensor->storage;
        bool is_counted = false;
        for (size_t k = 0; k < i && !is_counted; k++)
            is_counted = program->states[k].tensor->storage == storage;
        if (is_counted)
            continue;
        uint64_t bytes = tn_tensor_storage_bytes(state->tensor);
        bool is_buffer = state->kind == TN_PROGRAM_BUFFER || state->kind == TN_PROGRAM_TEMPORARY;
        *(is_buffer ? &out->buffers : &out->weights) += bytes;
        out->mapped += bytes > 0 && storage->data == state->data ? bytes : 0;
        out->packed += tni_form_bytes(state->tensor);
    }
}

tn_status tn_program_measure(const tn_program *program, tn_program_memory *out)
{
    struct tni_measure found = {0};
    tn_program_memory all = {.at = ""};
    if (program == NULL || out == NULL)
        return tni_fail_null(__func__, "program and out");
    TN_TRY(measure_values(program, &found, &all));
    add_states(program, &all);
    all.packed += tni_folding_packed(program);
    tni_hand_out(out, &all, sizeof all);
    return TN_OK;
}
