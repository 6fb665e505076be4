/* SPDX-License-Identifier: BSD-3-Clause */
/* The arguments that a program was exported with, which its archive keeps as a file of torch.save.
 */
#include "program/program_pickle.h"

/* How deep arguments may lie in each other, and how many lists and dicts of them are looked at. */
#define NESTING    64
#define CONTAINERS 65536

/* The arguments while they are read. */
typedef struct sample_reading {
    const tn_program *program;   /* whose */
    tn_value *values;            /* new ones, so far */
    const tni_pickled **tensors; /* of each value what it was made of; NULL for no tensor */
    size_t count;                /* how many */
    size_t wanted;               /* how many there must be */
    size_t ncontainers;          /* looked at so far */
} sample_reading;

static tn_status refuse(const sample_reading *reading, const char *why)
{
    return tni_fail(TN_ERR_IO, "%s: its sample inputs %s", reading->program->path, why);
}

/* Return a storage with a copy of a tensor's bytes: that of an earlier one with the same, or new.
 */
static tn_status copy_storage(const sample_reading *reading, const tni_pickled_tensor *tensor,
                              tni_storage **out)
{
    for (size_t i = 0; i < reading->count; i++)
        if (reading->tensors[i] != NULL && reading->tensors[i]->tensor->data == tensor->data) {
            *out = tni_storage_retain(reading->values[i].as.tensor->storage);
            return TN_OK;
        }
    TN_TRY(tni_storage_new(tensor->bytes, TN_CPU, out));
    if (tensor->bytes > 0)
        memcpy((*out)->data, tensor->data, tensor->bytes);
    return TN_OK;
}

/* Make a tensor of its own, which a run may write. */
static tn_status make_tensor(const sample_reading *reading, const tni_pickled_tensor *tensor,
                             tn_value *out)
{
    size_t bytes;
    tni_storage *storage;
    const tni_tensor_spec spec = {.dtype = tensor->dtype,
                                  .layout = TN_LAYOUT_STRIDED,
                                  .rank = tensor->ndim,
                                  .sizes = tensor->sizes,
                                  .strides = tensor->strides,
                                  .offset = tensor->offset};
    tn_tensor *made;
    if (tni_storage_bytes_needed(tensor->ndim, tensor->sizes, tensor->strides, tensor->offset,
                                 tn_dtype_size(tensor->dtype), &bytes) != TN_OK ||
        bytes > tensor->bytes)
        return refuse(reading, "have a tensor that is longer than its storage");
    TN_TRY(copy_storage(reading, tensor, &storage));
    TN_TRY(tni_tensor_new_take(storage, &spec, &made));
    *out = tn_value_tensor(made);
    return TN_OK;
}

/* Make an argument of a leaf. */
static tn_status make_value(const sample_reading *reading, const tni_pickled *leaf, tn_value *out)
{
    const char *text;
    switch (leaf->kind) {
    case TNI_PICKLED_NONE:
        *out = tn_value_none();
        return TN_OK;
    case TNI_PICKLED_BOOL:
        *out = tn_value_bool(leaf->integer != 0);
        return TN_OK;
    case TNI_PICKLED_INT:
        *out = tn_value_int(leaf->integer);
        return TN_OK;
    case TNI_PICKLED_FLOAT:
        *out = tn_value_double(leaf->real);
        return TN_OK;
    case TNI_PICKLED_TEXT:
        text = tni_copy_text(leaf->text, leaf->count);
        *out = tn_value_string(text, leaf->count);
        return text != NULL ? TN_OK : tni_fail_memory(leaf->count);
    case TNI_PICKLED_TENSOR:
        return make_tensor(reading, leaf->tensor, out);
    case TNI_PICKLED_NAME:
    case TNI_PICKLED_STORAGE:
    case TNI_PICKLED_LIST:
    case TNI_PICKLED_DICT:
    case TNI_PICKLED_MARK:
        break;
    }
    return tni_fail(TN_ERR_NOT_IMPLEMENTED,
                    "%s: its sample inputs have what is no tensor and no number: %s",
                    reading->program->path, leaf->text != NULL ? leaf->text : "");
}

/* Read the leaves of a nest in order: items of lists, values of dicts. */
static tn_status read_leaves(sample_reading *reading, const tni_pickled *nest, int depth)
{
    bool is_dict = nest->kind == TNI_PICKLED_DICT;
    if (is_dict || nest->kind == TNI_PICKLED_LIST) {
        if (depth > NESTING || ++reading->ncontainers > CONTAINERS)
            return refuse(reading, "lie too deep in each other");
        for (size_t i = is_dict ? 1 : 0; i < nest->count; i += is_dict ? 2 : 1)
            TN_TRY(read_leaves(reading, nest->items[i], depth + 1));
        return TN_OK;
    }
    if (reading->count == reading->wanted)
        return refuse(reading, "are more than it takes");
    TN_TRY(make_value(reading, nest, &reading->values[reading->count]));
    reading->tensors[reading->count++] = nest->kind == TNI_PICKLED_TENSOR ? nest : NULL;
    return TN_OK;
}

/* Read the file, whose values belong to an arena. */
static tn_status read_file(sample_reading *reading, tni_arena *arena)
{
    const tni_pickled *nest;
    const tni_program_archive *archive = &reading->program->archive;
    tn_archive_member member;
    TN_TRY(tni_program_archive_find_part(archive, TNI_PICKLED_SAMPLES, &member));
    if (member.data == NULL)
        return tni_fail(TN_ERR_NOT_FOUND, "%s: has no sample inputs", reading->program->path);
    reading->tensors = tni_arena_get(arena, reading->wanted, sizeof *reading->tensors);
    if (reading->tensors == NULL)
        return TN_ERR_MEMORY;
    tn_status status =
        tni_pickle_load(arena, member.name, member.data, (size_t)member.bytes, &nest);
    if (status != TN_OK)
        return tni_fail_context(status, "%s", reading->program->path);
    TN_TRY(read_leaves(reading, nest, 0));
    return reading->count == reading->wanted ? TN_OK : refuse(reading, "are fewer than it takes");
}

tn_status tn_program_sample_inputs(const tn_program *program, tn_value *inputs, size_t ninputs)
{
    tni_arena arena = {0};
    if (program == NULL || (inputs == NULL && ninputs > 0))
        return tni_fail_null(__func__, "program and inputs");
    if (ninputs != program->nuser_inputs)
        return tni_fail(TN_ERR_VALUE, "%s: takes %zu inputs, not %zu", program->path,
                        program->nuser_inputs, ninputs);
    sample_reading reading = {.program = program, .values = inputs, .wanted = ninputs};
    tn_status status = read_file(&reading, &arena);
    for (size_t i = 0; i < reading.count && status != TN_OK; i++)
        tn_value_release(&inputs[i]);
    tni_arena_free(&arena);
    return status;
}
