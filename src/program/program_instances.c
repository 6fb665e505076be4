/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Several instances of a program, and the way back to the file. An instance made of another one
 * shares all that a run only reads: the graph, the archive, parameters. Its other states are in
 * storages of its own, which share memory among each other as those of the first do.
 */
#include "program/programs.h"

/* ---- instances ---- */

/* Whether a state's storage is shared by all instances: a parameter lies in it. */
static bool is_shared(const tn_program *program, const tni_state *state)
{
    for (size_t i = 0; i < program->nstates; i++)
        if (program->states[i].kind == TN_PROGRAM_PARAMETER &&
            program->states[i].tensor->storage == state->tensor->storage)
            return true;
    return false;
}

/* Return a storage with the bytes of a state's: that of an earlier state, or a new one. */
static tn_status copy_storage(const tn_program *from, const tn_program *to, size_t index,
                              tni_storage **out)
{
    const tni_storage *source = from->states[index].tensor->storage;
    for (size_t i = 0; i < index; i++)
        if (from->states[i].tensor->storage == source) {
            *out = tni_storage_retain(to->states[i].tensor->storage);
            return TN_OK;
        }
    TN_TRY(tni_storage_new(source->bytes, source->device, out));
    if (source->bytes > 0)
        memcpy((*out)->data, source->data, source->bytes);
    return TN_OK;
}

/*
 * Give a state of the new instance its layout in the file, over its own storage; that of the source
 * if the source's tensor has been given other memory.
 */
static tn_status copy_layout(const tni_state *source, tni_state *state)
{
    const tn_tensor *layout = source->layout;
    if (source->tensor->storage != layout->storage) {
        state->layout = tn_tensor_retain(source->layout);
        return TN_OK;
    }
    const tni_tensor_spec spec = {.dtype = (tn_dtype)layout->dtype,
                                  .layout = TN_LAYOUT_STRIDED,
                                  .rank = layout->rank,
                                  .sizes = layout->sizes,
                                  .strides = layout->strides,
                                  .offset = layout->offset};
    return tni_tensor_new_take(tni_storage_retain(state->tensor->storage), &spec, &state->layout);
}

/* Make a state of the new instance. */
static tn_status copy_state(const tn_program *from, const tn_program *to, size_t index)
{
    const tni_state *source = &from->states[index];
    const tn_tensor *tensor = source->tensor;
    tni_state *state = &to->states[index];
    tni_storage *storage;
    *state = *source;
    state->tensor = state->layout = NULL;
    state->is_shared = is_shared(from, source);
    if (state->is_shared) {
        state->tensor = tn_tensor_retain(source->tensor);
        state->layout = tn_tensor_retain(source->layout);
        return TN_OK;
    }
    const tni_tensor_spec spec = {.dtype = (tn_dtype)tensor->dtype,
                                  .layout = TN_LAYOUT_STRIDED,
                                  .rank = tensor->rank,
                                  .sizes = tensor->sizes,
                                  .strides = tensor->strides,
                                  .offset = tensor->offset};
    TN_TRY(copy_storage(from, to, index, &storage));
    TN_TRY(tni_tensor_new_take(storage, &spec, &state->tensor));
    return copy_layout(source, state);
}

tn_status tn_program_clone(const tn_program *program, tn_program **out)
{
    if (program == NULL || out == NULL)
        return tni_fail_null(__func__, "program and out");
    tn_program *clone = tni_malloc(sizeof *clone);
    tni_state *states = tni_calloc(program->nstates + 1, sizeof *states);
    if (clone == NULL || states == NULL) {
        tni_free(clone);
        tni_free(states);
        return tni_fail_memory(program->nstates * sizeof *states);
    }
    *clone = *program;
    clone->origin = program->origin != NULL ? program->origin : (tn_program *)(uintptr_t)program;
    clone->states = states;
    atomic_init(&clone->folded, NULL);
    atomic_init(&clone->block, NULL);
    tni_ref_init(&clone->ref);
    tni_ref_retain(&clone->origin->ref);
    tn_status status = TN_OK;
    for (size_t i = 0; i < program->nstates && status == TN_OK; i++)
        status = copy_state(program, clone, i);
    if (status == TN_OK)
        *out = clone;
    else
        tn_program_free(clone);
    return status;
}

/* ---- the way back ---- */

/* Write the bytes of the file to a state's storage. */
static tn_status reset_state(const tn_program *program, const tni_state *state)
{
    tni_storage *storage = state->tensor->storage;
    const char *bytes;
    if (storage->bytes != state->bytes)
        return tni_fail(TN_ERR_RUNTIME,
                        "%s: the tensor '%s' cannot be reset: its storage has %zu bytes, and %zu "
                        "in the file",
                        program->path, state->name, storage->bytes, state->bytes);
    TN_TRY(tni_program_archive_original(&program->archive, state, &bytes));
    if (state->bytes > 0)
        memcpy(storage->data, bytes, state->bytes);
    return TN_OK;
}

tn_status tn_program_reset(tn_program *program)
{
    if (program == NULL)
        return tni_fail_null(__func__, "program");
    for (size_t i = 0; i < program->nstates; i++) {
        tni_state *state = &program->states[i];
        bool is_done = state->is_shared;
        for (size_t k = 0; k < i && !is_done; k++)
            is_done = program->states[k].tensor->storage == state->tensor->storage;
        if (!is_done)
            TN_TRY(reset_state(program, state));
        if (!state->is_shared)
            tni_tensor_bump_version(state->tensor);
    }
    return TN_OK;
}
