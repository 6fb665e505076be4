/* SPDX-License-Identifier: BSD-3-Clause */
/* One recorded call made and judged, and the folder that it comes from. */
#include "quiet.h"
#include "replay.h"

#include <stdio.h>
#include <stdlib.h>

#include <torch/csrc/stable/c/shim.h>

bool replay_is_verbose;

void drop_case(replay *self)
{
    for (size_t i = 0; i < 8; i++)
        tn_value_release(&self->outs[i]);
    for (size_t i = 0; i < self->nin; i++)
        tn_tensor_release(self->inputs[i]);
    for (size_t i = 0; i < self->nnumbers; i++)
        tn_tensor_release(self->numbers[i]);
    for (size_t i = 0; i < self->nlists; i++)
        free(self->lists[i]);
    for (size_t i = 0; i < MAX_TENSORS; i++)
        tni_storage_release(self->storages[i]);
}

/* Whether the message begins as PyTorch's does: its first line, found anywhere in Tenon's. */
static bool message_is_equal(const char *got, const char *want)
{
    size_t length = strcspn(want, "\n");
    for (; *got != '\0'; got++)
        if (strncmp(got, want, length) == 0)
            return true;
    return false;
}

/* The status that stands for an exception's class. */
static tn_status status_of(const char *error)
{
    return strcmp(error, "IndexError") == 0            ? TN_ERR_INDEX
           : strcmp(error, "ValueError") == 0          ? TN_ERR_VALUE
           : strcmp(error, "TypeError") == 0           ? TN_ERR_TYPE
           : strcmp(error, "NotImplementedError") == 0 ? TN_ERR_NOT_IMPLEMENTED
                                                       : TN_ERR_RUNTIME;
}

/* A recorded failure: a failure of another class or text is only told. */
static verdict judge_failure(replay *self, tn_status status)
{
    const char *want = json_string_value(json_object_get(self->line, "message"));
    const char *error = json_string_value(json_object_get(self->line, "error"));
    const char *id = json_string_value(json_object_get(self->line, "id"));
    if (status == TN_OK)
        return because(self, FAILED, "succeeded, must fail: %s", want);
    if (replay_is_verbose && status != status_of(error))
        printf("    another status: %s: %d, want that of %s: %s\n", id, (int)status, error,
               tn_last_error());
    if (replay_is_verbose && !message_is_equal(tn_last_error(), want))
        printf("    another message: %s\n      got  %s\n      want %.*s\n", id, tn_last_error(),
               (int)strcspn(want, "\n"), want);
    return PASSED;
}

static bool depends_on_data(const tn_op *op)
{
    for (size_t i = 0; i < op->ntags; i++)
        if (op->tags[i] == torch_tag_data_dependent_output() ||
            op->tags[i] == torch_tag_dynamic_output_shape())
            return true;
    return false;
}

/* The operator X or X.Y that X.out or X.Y_out was made of, whose tags it does not have. */
static const tn_op *made_of(const tn_op *op)
{
    char name[96];
    const tn_op *found = NULL;
    size_t length = strlen(op->name.text);
    if (length < 4 || length >= sizeof name || strcmp(op->name.text + length - 3, "out") != 0)
        return op;
    snprintf(name, sizeof name, "%.*s", (int)length - 4, op->name.text);
    return tn_op_find(name, &found) == TN_OK ? found : op;
}

/* One number for each item of a list, out of a tensor that has to be on the CPU. */
static bool takes_numbers(const tn_op *op)
{
    return strncmp(op->name.text, "aten::_foreach_addc", 19) == 0 &&
           strstr(op->name.text, ".Tensor") != NULL;
}

/* What depends on data has no shape to be worked out. */
static bool has_meta(const replay *self)
{
    return !depends_on_data(self->op) && !depends_on_data(made_of(self->op)) &&
           !takes_numbers(self->op) && json_integer_value(json_object_get(self->line, "nin")) > 0;
}

verdict run_case(replay *self)
{
    const tn_schema *schema = tn_op_schema(self->op);
    bool must_fail = json_object_get(self->line, "error") != NULL;
    if (self->is_meta && !has_meta(self))
        return because(self, SKIPPED, "the result depends on data");
    verdict result = make_inputs(self);
    if (result == PASSED)
        result = make_arguments(self);
    if (result != PASSED)
        return result;
    tn_status status = tn_op_call(self->op, self->args, schema->nargs, self->outs, 8);
    if (must_fail)
        return judge_failure(self, status);
    if (status != TN_OK)
        return because(self, FAILED, "%s", tn_last_error());
    if (has_gauge(self) && !self->is_meta)
        return compare_gauge(self);
    result = compare_results(self);
    return result == PASSED ? compare_inputs(self) : result;
}

/* ---- the corpus ---- */

/* Reads blobs.bin whole; false if there is no corpus. */
static bool read_blobs(const char *folder)
{
    char path[4096];
    snprintf(path, sizeof path, "%s/blobs.bin", folder);
    FILE *file = fopen(path, "rb");
    if (file == NULL)
        return false;
    fseek(file, 0, SEEK_END);
    long size = ftell(file);
    rewind(file);
    replay_blobs_size = size > 0 ? (size_t)size : 0;
    replay_blobs = malloc(replay_blobs_size + 1);
    bool is_read = replay_blobs != NULL &&
                   fread(replay_blobs, 1, replay_blobs_size, file) == replay_blobs_size;
    fclose(file);
    return is_read;
}

bool corpus_each(const char *folder, const char *level,
                 void (*look)(void *context, const char *text), void *context)
{
    char path[4096];
    char *text = NULL;
    size_t size = 0;
    snprintf(path, sizeof path, "%s/%s.jsonl", folder, level);
    FILE *file = fopen(path, "r");
    if (file == NULL)
        return false;
    while (getline(&text, &size, file) > 0)
        look(context, text);
    free(text);
    fclose(file);
    return true;
}

void corpus_read_name(const char *text, char name[96])
{
    const char *begin = strstr(text, "\"op\":\"");
    snprintf(name, 96, "%.*s", begin == NULL ? 0 : (int)strcspn(begin + 6, "\""),
             begin == NULL ? "" : begin + 6);
}

const char *open_corpus(void)
{
    quiet_begin();
    const char *folder = getenv("TENON_CORPUS");
    if (folder == NULL)
        folder = TENON_CORPUS_FOLDER;
    if (read_blobs(folder))
        return folder;
    printf("SKIP: no recorded calls at %s\n", folder);
    free(replay_blobs);
    return NULL;
}
