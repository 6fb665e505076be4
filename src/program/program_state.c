/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The state of a program. The archive has a table {fqn: {path_name, tensor_meta}}: the file of a
 * storage, and how a tensor lies in it. States with one file share a storage, as in the author's
 * module. The bytes are used where they lie in the mapped file, until somebody writes them: the
 * system then copies the page that is written.
 */
#include <jansson.h>

#include "model/models.h"
#include "program/programs.h"

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

/* How a tensor lies in its storage. */
typedef struct state_meta {
    tn_dtype dtype;              /* of the elements */
    int64_t ndim;                /* dimensions */
    int64_t sizes[TN_MAX_DIM];   /* that many */
    int64_t strides[TN_MAX_DIM]; /* as many */
    int64_t offset;              /* elements */
    bool requires_grad;          /* in the author's module */
} state_meta;

/* Read the description of a tensor. */
static bool read_meta(json_t *json, state_meta *out)
{
    int64_t nstrides;
    tn_value dtype, layout;
    json_t *offset = json_object_get(json_object_get(json, "storage_offset"), "as_int");
    if (!tni_export_read_number("as_scalar_type", json_object_get(json, "dtype"), &dtype) ||
        !tni_export_read_number("as_layout", json_object_get(json, "layout"), &layout) ||
        layout.as.integer != TN_LAYOUT_STRIDED || !json_is_integer(offset))
        return false;
    read_sizes(json_object_get(json, "sizes"), out->sizes, &out->ndim);
    read_sizes(json_object_get(json, "strides"), out->strides, &nstrides);
    out->dtype = (tn_dtype)dtype.as.integer;
    out->offset = json_integer_value(offset);
    out->requires_grad = json_is_true(json_object_get(json, "requires_grad"));
    return out->ndim >= 0 && out->ndim == nstrides && out->offset >= 0;
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
 * Return the storage of the member: that of an earlier state with the same file, or a new one,
 * which keeps the file mapped. The pages become writable: what is written there stays in this
 * process.
 */
static tn_status find_storage(tn_program *program, size_t index, const tn_archive_member *member,
                              tni_storage **out)
{
    tni_mapped_archive *mapped = program->archive.mapped;
    for (size_t i = 0; i < index; i++)
        if (program->states[i].data == member->data) {
            *out = tni_storage_retain(program->states[i].tensor->storage);
            return TN_OK;
        }
    if (member->bytes > 0 && (uintptr_t)member->data % ALIGNMENT != 0) {
        TN_TRY(tni_storage_new((size_t)member->bytes, TN_CPU, out));
        memcpy((*out)->data, member->data, (size_t)member->bytes);
        return TN_OK;
    }
    TN_TRY(tni_map_copy_on_write(member->data, (size_t)member->bytes));
    TN_TRY(tni_storage_from_blob((void *)(uintptr_t)member->data, (size_t)member->bytes, TN_CPU,
                                 release_mapping, mapped, out));
    tni_ref_retain(&mapped->ref);
    return TN_OK;
}

/* Make the tensor of one state. */
static tn_status read_state(tn_program *program, size_t index)
{
    state_meta meta;
    size_t bytes;
    const char *folder;
    tn_archive_member member;
    tni_state *state = &program->states[index];
    json_t *entry = find_entry(program, state, &folder);
    const char *file = json_string_value(json_object_get(entry, "path_name"));
    if (file == NULL)
        return refuse(program, state, "is not in the archive's tables");
    if (json_is_true(json_object_get(entry, "use_pickle")))
        return tni_fail(TN_ERR_NOT_IMPLEMENTED,
                        "%s: the tensor '%s' is pickled: tensor subclasses are PyTorch's alone",
                        program->path, state->name);
    if (!read_meta(json_object_get(entry, "tensor_meta"), &meta))
        return refuse(program, state, "is not described as it should be");
    TN_TRY(tni_program_archive_find(&program->archive, folder, file, &member));
    if (member.data == NULL)
        return refuse(program, state, "lacks its file, or it is compressed");
    if (tni_storage_bytes_needed(meta.ndim, meta.sizes, meta.strides, meta.offset,
                                 tn_dtype_size(meta.dtype), &bytes) != TN_OK ||
        bytes > member.bytes)
        return refuse(program, state, "is longer than its file");
    tni_storage *storage;
    tni_tensor_spec spec = {.dtype = meta.dtype,
                            .layout = TN_LAYOUT_STRIDED,
                            .rank = meta.ndim,
                            .sizes = meta.sizes,
                            .strides = meta.strides,
                            .offset = meta.offset};
    TN_TRY(find_storage(program, index, &member, &storage));
    TN_TRY(tni_tensor_new_take(storage, &spec, &state->tensor));
    state->data = member.data;
    state->bytes = (size_t)member.bytes;
    state->member = member.name;
    if ((program->flags & TN_PROGRAM_TRAIN) != 0 && state->kind == TN_PROGRAM_PARAMETER &&
        meta.requires_grad)
        return tn_tensor_set_requires_grad(state->tensor, true);
    return TN_OK;
}

tn_status tni_program_read_states(tn_program *program)
{
    for (size_t i = 0; i < program->nstates; i++)
        TN_TRY(read_state(program, i));
    return TN_OK;
}

void tni_program_free_states(tn_program *program)
{
    for (size_t i = 0; i < program->nstates; i++)
        tn_tensor_release(program->states[i].tensor);
}
