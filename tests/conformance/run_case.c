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

/* Whether a status stands for an exception's class; NotImplementedError is a RuntimeError. */
static bool is_status_of(const char *error, tn_status status)
{
    return strcmp(error, "IndexError") == 0   ? status == TN_ERR_INDEX
           : strcmp(error, "ValueError") == 0 ? status == TN_ERR_VALUE
           : strcmp(error, "TypeError") == 0  ? status == TN_ERR_TYPE
           : strcmp(error, "NotImplementedError") == 0
               ? status == TN_ERR_NOT_IMPLEMENTED
               : status == TN_ERR_RUNTIME || status == TN_ERR_NOT_IMPLEMENTED;
}

/* A call that failed in PyTorch must fail with the same class of error; a message that differs is
 * only printed. */
static verdict judge_failure(replay *self, tn_status status)
{
    const char *want = json_string_value(json_object_get(self->line, "message"));
    const char *error = json_string_value(json_object_get(self->line, "error"));
    const char *id = json_string_value(json_object_get(self->line, "id"));
    if (status == TN_OK)
        return because(self, FAILED, "succeeded, must fail: %s", want);
    if (!is_status_of(error, status))
        return because(self, FAILED, "failed with status %d, must be that of %s: %s", (int)status,
                       error, tn_last_error());
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

/* Why the call is not made on the meta device; NULL if it is. */
static const char *why_not_meta(const replay *self)
{
    return json_integer_value(json_object_get(self->line, "nin")) == 0 ? "no tensor is given"
           : depends_on_data(self->op) || depends_on_data(made_of(self->op))
               ? "the result depends on data"
           : takes_numbers(self->op) ? "numbers are read from a tensor"
                                     : NULL;
}

/* Whether an input has more dimensions than a tensor can have. */
static bool has_too_many_dims(const replay *self)
{
    const json_t *tensors = json_object_get(self->line, "tensors");
    size_t nin = (size_t)json_integer_value(json_object_get(self->line, "nin"));
    for (size_t i = 0; i < nin; i++)
        if (record_of(json_array_get(tensors, i)).rank > TN_MAX_DIM)
            return true;
    return false;
}

/* PyTorch's operators refuse tensors of too many dimensions, which cannot even be made here. */
static tn_status make_too_many_dims(void)
{
    tn_tensor *made;
    static const int64_t sizes[TN_MAX_DIM + 1];
    tn_status status = tn_tensor_empty(TN_DTYPE_F32, TN_MAX_DIM + 1, sizes, NULL, TN_CPU, &made);
    if (status == TN_OK)
        tn_tensor_release(made);
    return status;
}

verdict run_case(replay *self)
{
    const tn_schema *schema = tn_op_schema(self->op);
    bool must_fail = json_object_get(self->line, "error") != NULL;
    const char *why_not = self->is_meta ? why_not_meta(self) : NULL;
    if (why_not != NULL)
        return because(self, SKIPPED, "%s", why_not);
    if (must_fail && has_too_many_dims(self))
        return judge_failure(self, make_too_many_dims());
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
