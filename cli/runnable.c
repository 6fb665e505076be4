/* SPDX-License-Identifier: BSD-3-Clause */
#include "runnable.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <tenon/experimental/archive.h>

bool cli_is_package_word(const char *word)
{
    size_t length = strlen(word);
    return word[0] == '-' || (length > 4 && strcmp(word + length - 4, ".pt2") == 0) ||
           access(word, F_OK) == 0;
}

/* What a package holds. */
typedef struct contents {
    bool is_exported; /* a program of torch.export.save */
    bool is_compiled; /* a model of AOTInductor */
} contents;

/* A file that cannot be read is left to the loader of models, whose message says why. */
static contents look_into(const char *path)
{
    tn_archive *archive = NULL;
    contents found = {false, false};
    if (tn_archive_open(path, &archive) != TN_OK)
        return found;
    for (size_t i = 0; i < tn_archive_count(archive); i++) {
        tn_archive_member member = {.size = sizeof member};
        if (tn_archive_member_at(archive, i, &member) != TN_OK)
            continue;
        const char *below = strchr(member.name, '/');
        found.is_exported |=
            strcmp(member.name, "serialized_exported_program.json") == 0; /* of 2.7 */
        if (below == NULL)
            continue;
        found.is_exported |= strncmp(below, "/models/", 8) == 0;
        found.is_compiled |= strncmp(below, "/data/aotinductor/", 18) == 0;
    }
    tn_archive_free(archive);
    return found;
}

bool cli_runnable_is_program(const char *path)
{
    contents found = look_into(path);
    return found.is_exported && !found.is_compiled;
}

bool cli_runnable_is_model(const char *path)
{
    contents found = look_into(path);
    return found.is_compiled && !found.is_exported;
}

tn_status cli_runnable_load(const char *path, const char *name, bool checks_inputs,
                            cli_runnable *out)
{
    if (cli_runnable_is_program(path)) {
        tn_program_options how = {sizeof how, name, 0};
        tn_status status = tn_program_load(path, &how, &out->program);
        out->ninputs = tn_program_num_inputs(out->program);
        out->noutputs = tn_program_num_outputs(out->program);
        return status;
    }
    tn_model_options how = {sizeof how, name, 1, TN_MODEL_SINGLE_THREADED | TN_MODEL_COPY_INPUTS};
    if (checks_inputs)
        how.flags |= TN_MODEL_CHECK_INPUTS;
    tn_status status = tn_model_load(path, &how, &out->model);
    out->ninputs = tn_model_num_inputs(out->model);
    out->noutputs = tn_model_num_outputs(out->model);
    return status;
}

void cli_runnable_free(cli_runnable *runnable)
{
    tn_model_free(runnable->model);
    tn_program_free(runnable->program);
    *runnable = (cli_runnable){0};
}

tn_program_input cli_runnable_input(const cli_runnable *runnable, size_t index)
{
    tn_program_input found = {.size = sizeof found, .name = "", .kind = TN_KIND_TENSOR, .ndim = -1};
    tn_model_input input = {.size = sizeof input};
    if (runnable->program != NULL) {
        if (tn_program_input_at(runnable->program, index, &found) != TN_OK)
            found.dtype = TN_DTYPE_UNDEFINED;
        return found;
    }
    found.dtype = TN_DTYPE_UNDEFINED;
    if (tn_model_input_at(runnable->model, index, &input) != TN_OK)
        return found;
    found.name = tn_model_input_label(runnable->model, index);
    found.dtype = input.dtype;
    found.ndim = input.ndim;
    found.least = input.least;
    found.most = input.most;
    return found;
}

/* Whether a name is this word: exactly, or with a _ for what shells would want quoted. */
static bool is_called(const char *name, const char *word, size_t length)
{
    char plain[256];
    size_t size = 0;
    if (strlen(name) == length && memcmp(name, word, length) == 0)
        return true;
    for (; *name != '\0' && size < sizeof plain; name++)
        if (isalnum((unsigned char)*name) || *name == '_')
            plain[size++] = *name;
        else if (size > 0 && plain[size - 1] != '_')
            plain[size++] = '_';
    size -= size > 0 && plain[size - 1] == '_';
    return *name == '\0' && size == length && memcmp(plain, word, length) == 0;
}

/* Whether the last key or field of a nest is this word. */
static bool ends_with_key(const char *name, const char *word, size_t length)
{
    size_t size = strlen(name);
    if (size > length + 2 && strcmp(name + size - 2, "']") == 0)
        return name[size - length - 3] == '\'' &&
               memcmp(name + size - length - 2, word, length) == 0;
    return size > length + 1 && name[size - length - 1] == '.' &&
           memcmp(name + size - length, word, length) == 0;
}

/* Return the number that the word is, or `count` if it is none of an input. */
static size_t number_of(const char *word, size_t length, size_t count)
{
    size_t number = 0;
    for (size_t i = 0; i < length; i++)
        if (!isdigit((unsigned char)word[i]) ||
            (number = 10 * number + (size_t)(word[i] - '0')) >= count)
            return count;
    return length > 0 ? number : count;
}

size_t cli_runnable_find(const cli_runnable *runnable, const char *word, size_t length)
{
    size_t count = runnable->ninputs, found = count, matches = 0;
    for (size_t i = 0; i < count; i++) {
        tn_model_input compiled = {.size = sizeof compiled, .name = ""};
        tn_program_input input = cli_runnable_input(runnable, i);
        if (runnable->model != NULL && tn_model_input_at(runnable->model, i, &compiled) != TN_OK)
            compiled.name = "";
        if (is_called(input.name, word, length) || is_called(compiled.name, word, length))
            return i;
        if (ends_with_key(input.name, word, length)) {
            matches++;
            found = i;
        }
    }
    return matches == 1 ? found : number_of(word, length, count);
}

/* Models take and give tensors alone; None is NULL. */
static tn_status run_model(cli_runnable *runnable, const tn_value *inputs, tn_value *outputs)
{
    size_t ninputs = runnable->ninputs, noutputs = runnable->noutputs;
    tn_tensor **tensors = calloc(ninputs + noutputs + 1, sizeof(tn_tensor *));
    if (tensors == NULL)
        return TN_ERR_MEMORY;
    for (size_t i = 0; i < ninputs; i++)
        tensors[i] = inputs[i].kind == TN_KIND_TENSOR ? inputs[i].as.tensor : NULL;
    tn_status status = tn_model_run(runnable->model, tensors, ninputs, tensors + ninputs, noutputs);
    for (size_t i = 0; i < noutputs && status == TN_OK; i++)
        outputs[i] =
            tensors[ninputs + i] != NULL ? tn_value_tensor(tensors[ninputs + i]) : tn_value_none();
    free(tensors);
    return status;
}

tn_status cli_runnable_run(cli_runnable *runnable, const tn_value *inputs, tn_value *outputs)
{
    if (runnable->program == NULL)
        return run_model(runnable, inputs, outputs);
    return tn_program_run(runnable->program, inputs, runnable->ninputs, outputs,
                          runnable->noutputs);
}
