/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Saving: the archive is written anew, member by member in its order. Those that are storages of
 * this program's state get their present bytes; the others, the program itself and the tables that
 * say how tensors lie in storages among them, are copied. So state must lie as the file says: a
 * tensor that was given other memory is copied into a storage of the file's form, and one whose
 * form has changed is refused. Weights in pickles become members and tables (program_tables.c).
 */
#include "model/models.h"
#include "program/program_tables.h"

#include <tenon/autograd.h>

/* A program while it is saved. */
typedef struct saving {
    const tn_program *program; /* what is saved */
    tni_archive_writer writer; /* the new archive */
    tni_new_tables tables;     /* what is not as in the old one */
} saving;

/* Whether a state lies in its storage as the file says. */
static bool is_in_place(const tni_state *state)
{
    const tn_tensor *now = state->tensor, *then = state->layout;
    size_t bytes = (size_t)then->rank * sizeof *then->sizes;
    return now->storage == then->storage && now->offset == then->offset &&
           now->rank == then->rank && memcmp(now->sizes, then->sizes, bytes) == 0 &&
           memcmp(now->strides, then->strides, bytes) == 0;
}

/* Refuse a state whose dtype or sizes are no longer those of the file. */
static tn_status check_form(const tn_program *program, const tni_state *state)
{
    const tn_tensor *now = state->tensor, *then = state->layout;
    if (now->dtype != then->dtype)
        return tni_fail(TN_ERR_VALUE, "%s: the tensor '%s' is %s now, and %s in the program",
                        program->path, state->name, tn_dtype_name((tn_dtype)now->dtype),
                        tn_dtype_name((tn_dtype)then->dtype));
    if (now->rank == then->rank &&
        memcmp(now->sizes, then->sizes, (size_t)then->rank * sizeof *then->sizes) == 0)
        return TN_OK;
    return tni_fail(TN_ERR_VALUE, "%s: the tensor '%s' has other sizes now than in the program",
                    program->path, state->name);
}

/* Copy a state's elements to a new storage of the file's form, whose other bytes are the file's. */
static tn_status copy_state(const tni_state *state, size_t bytes, tni_storage **out)
{
    const tn_tensor *then = state->layout;
    const tn_op *copy;
    tn_tensor *to = NULL, *from = NULL;
    tn_value result = tn_value_none();
    tni_tensor_spec spec = {.dtype = (tn_dtype)then->dtype,
                            .layout = TN_LAYOUT_STRIDED,
                            .rank = then->rank,
                            .sizes = then->sizes,
                            .strides = then->strides,
                            .offset = then->offset};
    TN_TRY(tn_op_find("aten::copy_", &copy));
    TN_TRY(tni_storage_new(bytes, TN_CPU, out));
    if (bytes > 0)
        memcpy((*out)->data, then->storage->data, bytes);
    tn_status status = tni_tensor_new_take(tni_storage_retain(*out), &spec, &to);
    if (status == TN_OK)
        status = tn_tensor_detach(state->tensor, &from);
    if (status == TN_OK) {
        tn_value args[] = {tn_value_tensor(to), tn_value_tensor(from)};
        status = tn_op_call(copy, args, TN_LEN(args), &result, 1);
    }
    tn_value_release(&result);
    tn_tensor_release(from);
    tn_tensor_release(to);
    return status;
}

/* Find the state that a member is the storage of; NULL for other members. */
static tn_status find_owner(const tn_program *program, const tni_new_member *member,
                            const tni_state **out, bool *has_moved)
{
    const tni_state *owner = NULL;
    *has_moved = false;
    for (size_t i = 0; i < program->nstates && member->data != NULL; i++) {
        const tni_state *state = &program->states[i];
        if (state->data != member->data || state->layout == NULL)
            continue;
        TN_TRY(check_form(program, state));
        *has_moved |= !is_in_place(state);
        if (*has_moved && owner != NULL)
            return tni_fail(TN_ERR_VALUE,
                            "%s: the tensors '%s' and '%s' share memory in the program, and no "
                            "longer do: write to them instead of replacing them",
                            program->path, owner->name, state->name);
        owner = state;
    }
    *out = owner;
    return TN_OK;
}

/* Write a storage with its present bytes. */
static tn_status write_storage(saving *self, const tni_new_member *member, const tni_state *owner,
                               bool has_moved)
{
    tni_storage *made = NULL;
    const tni_storage *storage = owner->layout->storage;
    size_t bytes = member->bytes;
    if (storage->bytes < bytes)
        return tni_fail(TN_ERR_VALUE, "%s: the storage of the tensor '%s' was made smaller",
                        self->program->path, owner->name);
    tn_status status = has_moved ? copy_state(owner, bytes, &made) : TN_OK;
    if (status == TN_OK)
        status = tni_archive_writer_add(&self->writer, member->name,
                                        made != NULL ? made->data : storage->data, bytes);
    tni_storage_release(made);
    return status;
}

/*
 * Write a member of the old archive under its new name: a storage with its present values, anything
 * else with the bytes of the file, since a mapped member may have been written.
 */
static tn_status write_member(saving *self, size_t index, const char *name)
{
    tni_part part;
    bool has_moved;
    const tni_state *owner = NULL;
    tn_archive *archive = self->program->archive.archive;
    tn_archive_member old = {.size = sizeof old};
    TN_TRY(tn_archive_member_at(archive, index, &old));
    const tni_new_member member = {name, old.data, (size_t)old.bytes};
    TN_TRY(find_owner(self->program, &member, &owner, &has_moved));
    if (owner != NULL)
        return write_storage(self, &member, owner, has_moved);
    archive = self->program->archive.mapped->original;
    TN_TRY(tni_part_read(archive, self->program->path, index, &part));
    tn_status status = tni_archive_writer_add(&self->writer, name, part.data, part.bytes);
    tni_part_free(&part);
    return status;
}

/* Write a member that the old archive lacks. */
static tn_status write_added(saving *self, const tni_new_member *member)
{
    bool has_moved;
    const tni_state *owner = NULL;
    TN_TRY(find_owner(self->program, member, &owner, &has_moved));
    if (owner != NULL)
        return write_storage(self, member, owner, has_moved);
    return tni_archive_writer_add(&self->writer, member->name, member->data, member->bytes);
}

static tn_status write_members(saving *self)
{
    const tni_new_tables *tables = &self->tables;
    for (size_t i = 0; i < tn_archive_count(self->program->archive.archive); i++)
        if (tables->names[i] != NULL)
            TN_TRY(write_member(self, i, tables->names[i]));
    for (size_t i = 0; i < tables->nadded; i++)
        TN_TRY(write_added(self, &tables->added[i]));
    return TN_OK;
}

/* Write the archive, once it is known what is in it. */
static tn_status write_archive(saving *self, const char *path)
{
    TN_TRY(tni_archive_writer_open(path, &self->writer));
    tn_status status = write_members(self);
    if (status == TN_OK)
        return tni_archive_writer_commit(&self->writer);
    tni_archive_writer_discard(&self->writer);
    return status;
}

tn_status tn_program_save(const tn_program *program, const char *path)
{
    saving self = {.program = program};
    if (program == NULL || path == NULL)
        return tni_fail_null(__func__, "program and path");
    TN_TRY(tni_new_tables_make(program, &self.tables));
    tn_status status = write_archive(&self, path);
    tni_new_tables_free(&self.tables);
    return status;
}
