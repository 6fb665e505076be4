/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The state of a program. The archive has a table {fqn: {path_name, tensor_meta}}: the file of a
 * storage, and how a tensor lies in it. States with one file share a storage, as in the author's
 * module. The bytes are used where they lie in the mapped file, until somebody writes them: the
 * system then copies the page that is written.
 */
#include <jansson.h>

#include "model/models.h"
#include "program/program_pickle.h"
#include "tensor/packed_forms.h"

#include <tenon/autograd.h>

/* Elements of every dtype are aligned to this; PyTorch aligns storages to 64 bytes. */
#define ALIGNMENT 16

static tn_status refuse(const tn_program *program, const tni_state *state, const char *why)
{
    return tni_fail(TN_ERR_IO, "%s: the tensor '%s' %s", program->path, state->name, why);
}

/* Read an array of {"as_int": n}; *count is -1 for anything else. */
static void read_sizes(json_t *json, int64_t *sizes, int64_t *count)
{
    size_t length = json_array_size(json);
    *count = json_is_array(json) && length <= TN_MAX_DIM ? (int64_t)length : -1;
    for (int64_t i = 0; i < *count; i++) {
        json_t *size = json_object_get(json_array_get(json, (size_t)i), "as_int");
        sizes[i] = json_integer_value(size);
        if (!json_is_integer(size) || sizes[i] < 0)
            *count = -1;
    }
}

/* Where a state's bytes are, and how its tensor lies in them. */
typedef struct state_source {
    tni_pickled_tensor tensor;   /* its sizes and strides may be those below */
    int64_t sizes[TN_MAX_DIM];   /* from a table */
    int64_t strides[TN_MAX_DIM]; /* from a table */
    tn_archive_member member;    /* that the bytes are in */
} state_source;

/* Files of torch.save that stand for tables; NULL where there is none. */
typedef struct pickled_tables {
    const tni_pickled *dicts[2]; /* weights and constants */
    tn_archive_member members[2];
} pickled_tables;

/* Read the description of a tensor. */
static bool read_meta(json_t *json, state_source *out)
{
    int64_t nstrides;
    tn_value dtype, layout;
    json_t *offset = json_object_get(json_object_get(json, "storage_offset"), "as_int");
    if (!tni_export_read_number("as_scalar_type", json_object_get(json, "dtype"), &dtype) ||
        !tni_export_read_number("as_layout", json_object_get(json, "layout"), &layout) ||
        layout.as.integer != TN_LAYOUT_STRIDED || !json_is_integer(offset))
        return false;
    tni_pickled_tensor *tensor = &out->tensor;
    read_sizes(json_object_get(json, "sizes"), out->sizes, &tensor->ndim);
    read_sizes(json_object_get(json, "strides"), out->strides, &nstrides);
    tensor->sizes = out->sizes;
    tensor->strides = out->strides;
    tensor->dtype = (tn_dtype)dtype.as.integer;
    tensor->offset = json_integer_value(offset);
    tensor->requires_grad = json_is_true(json_object_get(json, "requires_grad"));
    return tensor->ndim >= 0 && tensor->ndim == nstrides && tensor->offset >= 0;
}

/* Find a state's entry in the tables; NULL if there is none. */
static json_t *find_entry(const tn_program *program, const tni_state *state, const char **folder)
{
    json_t *weights = json_object_get(program->archive.state, "config");
    json_t *constants = json_object_get(program->archive.constants, "config");
    json_t *entry = json_object_get(weights, state->name);
    *folder = entry != NULL ? "data/weights/" : "data/constants/";
    return entry != NULL ? entry : json_object_get(constants, state->name);
}

static void release_mapping(void *data, void *context)
{
    (void)data;
    tni_mapped_archive_release(context);
}

/*
 * Return the storage of a tensor: that of an earlier state with the same bytes, or a new one, which
 * keeps the file mapped. The pages become writable: what is written there stays in this
 * process.
 */
static tn_status find_storage(tn_program *program, size_t index, const tni_pickled_tensor *tensor,
                              tni_storage **out)
{
    tni_mapped_archive *mapped = program->archive.mapped;
    for (size_t i = 0; i < index; i++)
        if (program->states[i].data == tensor->data) {
            *out = tni_storage_retain(program->states[i].tensor->storage);
            return TN_OK;
        }
    if (tensor->bytes > 0 && (uintptr_t)tensor->data % ALIGNMENT != 0) {
        TN_TRY(tni_storage_new(tensor->bytes, TN_CPU, out));
        memcpy((*out)->data, tensor->data, tensor->bytes);
        return TN_OK;
    }
    TN_TRY(tni_map_copy_on_write(tensor->data, tensor->bytes));
    TN_TRY(tni_storage_from_blob((void *)(uintptr_t)tensor->data, tensor->bytes, TN_CPU,
                                 release_mapping, mapped, out));
    tni_ref_retain(&mapped->ref);
    return TN_OK;
}

/* Find a state whose table says where it is: raw bytes, or a file of torch.save of its own. */
static tn_status find_in_table(tn_program *program, const tni_state *state, json_t *entry,
                               const char *folder, state_source *out)
{
    const tni_pickled *value;
    const char *file = json_string_value(json_object_get(entry, "path_name"));
    if (file == NULL)
        return refuse(program, state, "is not in the archive's tables");
    TN_TRY(tni_program_archive_find(&program->archive, folder, file, &out->member));
    if (out->member.data == NULL)
        return refuse(program, state, "lacks its file, or it is compressed");
    if (!json_is_true(json_object_get(entry, "use_pickle"))) {
        out->tensor.data = out->member.data;
        out->tensor.bytes = (size_t)out->member.bytes;
        return read_meta(json_object_get(entry, "tensor_meta"), out)
                   ? TN_OK
                   : refuse(program, state, "is not described as it should be");
    }
    tn_status status = tni_pickle_load(&program->arena, out->member.name, out->member.data,
                                       (size_t)out->member.bytes, &value);
    if (status != TN_OK)
        return tni_fail_context(status, "%s: the tensor '%s' is pickled", program->path,
                                state->name);
    if (value->kind != TNI_PICKLED_TENSOR)
        return refuse(program, state, "is pickled, and no tensor");
    out->tensor = *value->tensor;
    return TN_OK;
}

/* Find a state: in a table, or in the files of torch.save that older releases wrote in its place.
 */
static tn_status find_source(tn_program *program, const pickled_tables *tables,
                             const tni_state *state, state_source *out)
{
    const char *folder;
    json_t *entry = find_entry(program, state, &folder);
    if (entry != NULL)
        return find_in_table(program, state, entry, folder, out);
    for (size_t i = 0; i < TN_LEN(tables->dicts); i++) {
        const tni_pickled *value = tni_pickle_find(tables->dicts[i], state->name);
        if (value == NULL)
            continue;
        if (value->kind != TNI_PICKLED_TENSOR)
            return refuse(program, state, "is pickled, and no tensor");
        out->tensor = *value->tensor;
        out->member = tables->members[i];
        return TN_OK;
    }
    return refuse(program, state, "is not in the archive's tables");
}

/* Make the tensor of one state. */
static tn_status read_state(tn_program *program, const pickled_tables *tables, size_t index)
{
    size_t bytes;
    tni_storage *storage;
    state_source source = {.member = {.size = sizeof source.member}};
    tni_state *state = &program->states[index];
    const tni_pickled_tensor *tensor = &source.tensor;
    TN_TRY(find_source(program, tables, state, &source));
    if (tni_storage_bytes_needed(tensor->ndim, tensor->sizes, tensor->strides, tensor->offset,
                                 tn_dtype_size(tensor->dtype), &bytes) != TN_OK ||
        bytes > tensor->bytes)
        return refuse(program, state, "is longer than its file");
    tni_tensor_spec spec = {.dtype = tensor->dtype,
                            .layout = TN_LAYOUT_STRIDED,
                            .rank = tensor->ndim,
                            .sizes = tensor->sizes,
                            .strides = tensor->strides,
                            .offset = tensor->offset};
    TN_TRY(find_storage(program, index, tensor, &storage));
    TN_TRY(tni_tensor_new_take(storage, &spec, &state->tensor));
    if ((program->flags & TN_PROGRAM_TRAIN) == 0 &&
        (program->passes & (TNI_PASS_PACK | TNI_PASS_FOLD)) != 0)
        TN_TRY(tni_storage_keep_forms(state->tensor, storage->deleter == release_mapping));
    state->data = tensor->data;
    state->bytes = tensor->bytes;
    state->member = source.member.name;
    state->offset = (size_t)((const char *)tensor->data - (const char *)source.member.data);
    TN_TRY(tni_tensor_new_take(tni_storage_retain(storage), &spec, &state->layout));
    if ((program->flags & TN_PROGRAM_TRAIN) != 0 && state->kind == TN_PROGRAM_PARAMETER &&
        tensor->requires_grad)
        return tn_tensor_set_requires_grad(state->tensor, true);
    return TN_OK;
}

/* Read the files of torch.save that stand for tables, where there are no tables. */
static tn_status read_pickled(tn_program *program, pickled_tables *out)
{
    const bool has_table[] = {program->archive.state != NULL, program->archive.constants != NULL};
    const tni_pickled_part parts[] = {TNI_PICKLED_WEIGHTS, TNI_PICKLED_CONSTANTS};
    for (size_t i = 0; i < TN_LEN(parts); i++) {
        tn_archive_member *member = &out->members[i];
        if (has_table[i])
            continue;
        TN_TRY(tni_program_archive_find_part(&program->archive, parts[i], member));
        if (member->data == NULL)
            continue;
        tn_status status = tni_pickle_load(&program->arena, member->name, member->data,
                                           (size_t)member->bytes, &out->dicts[i]);
        if (status != TN_OK)
            return tni_fail_context(status, "%s", program->path);
    }
    return TN_OK;
}

tn_status tni_program_read_states(tn_program *program)
{
    pickled_tables tables = {0};
    if (program->nstates > 0)
        TN_TRY(read_pickled(program, &tables));
    for (size_t i = 0; i < program->nstates; i++)
        TN_TRY(read_state(program, &tables, i));
    return TN_OK;
}

void tni_program_free_states(tn_program *program)
{
    for (size_t i = 0; i < program->nstates; i++) {
        tn_tensor_release(program->states[i].tensor);
        tn_tensor_release(program->states[i].layout);
    }
}
