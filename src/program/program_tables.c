/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Tables in place of pickles. PyTorch before 2.9 wrote the weights of a program as one file of
 * torch.save, and later releases write single tensors so. A saved archive has them as
 * program_archive.c draws it: a member for each storage, and a table. Parts that lie at the top, as
 * before 2.8, move to today's folders, and what torch.export.load wants in any archive is added.
 */
#include <jansson.h>
#include <stdio.h>

#include "model/models.h"
#include "program/program_pickle.h"
#include "program/program_tables.h"

/* The folder that the parts of an archive without one are put in. */
#define NEW_ROOT "archive/"

/* The new layout while it is made. */
typedef struct table_making {
    const tn_program *program;
    tni_new_tables *out;
    json_t *kinds;         /* {name of a state: what it is} */
    const char *root;      /* folder of the new members */
    tni_pickled_part part; /* weights or constants: which are read */
    json_t *config;        /* {fqn: entry} of the new table */
    size_t first;          /* where the storages of this part begin among those that are added */
    size_t number;         /* of the next storage's name */
    bool is_alone;         /* no other table of the archive may name the same storages */
} table_making;

static tn_status refuse(const table_making *m, const char *name, const char *why)
{
    return tni_fail(TN_ERR_NOT_IMPLEMENTED, "%s: cannot be saved: '%s' %s", m->program->path, name,
                    why);
}

static const char *folder_of(const table_making *m)
{
    return m->part == TNI_PICKLED_WEIGHTS ? "data/weights/" : "data/constants/";
}

/* Return a path below the new root; NULL without memory, with a message. */
static const char *path_of(const table_making *m, const char *folder, const char *name)
{
    tni_buffer path = {0};
    tni_buffer_print(&path, "%s%s%s", m->root, folder, name);
    const char *text = path.failed ? NULL : tni_arena_text(&m->out->arena, path.data, path.length);
    if (path.failed)
        (void)tni_fail_memory(path.length);
    tni_buffer_free(&path);
    return text;
}

static tn_status add_member(const table_making *m, const char *path, const void *data, size_t bytes)
{
    tni_new_tables *out = m->out;
    if (path == NULL)
        return TN_ERR_MEMORY;
    TN_TRY(
        tni_reserve((void **)&out->added, &out->added_room, out->nadded + 1, sizeof *out->added));
    out->added[out->nadded++] = (tni_new_member){path, data, bytes};
    return TN_OK;
}

/* ---- entries of a table ---- */

/* Return the file of a storage: that of an earlier tensor, or a name that no member has. */
static tn_status find_file(table_making *m, const tni_pickled_tensor *tensor, const char **out)
{
    char name[32];
    const char *path;
    size_t index, folder = strlen(m->root) + strlen(folder_of(m));
    for (size_t i = m->first; i < m->out->nadded; i++)
        if (m->out->added[i].data == tensor->data) {
            *out = m->out->added[i].name + folder;
            return TN_OK;
        }
    do {
        snprintf(name, sizeof name, "%s_%zu", m->part == TNI_PICKLED_WEIGHTS ? "weight" : "tensor",
                 m->number++);
        if ((path = path_of(m, folder_of(m), name)) == NULL)
            return TN_ERR_MEMORY;
    } while (tni_archive_find(m->program->archive.archive, path, &index));
    *out = path + folder;
    return add_member(m, path, tensor->data, tensor->bytes);
}

/* Return numbers as a table has them, [{"as_int": n}, …]; NULL without memory. */
static json_t *list_of(const int64_t *numbers, int64_t count)
{
    json_t *list = json_array();
    for (int64_t i = 0; i < count && list != NULL; i++)
        if (json_array_append_new(list, json_pack("{s:I}", "as_int", (json_int_t)numbers[i])) !=
            0) {
            json_decref(list);
            list = NULL;
        }
    return list;
}

/* Return what a table says of a tensor; NULL without memory. */
static json_t *describe(const tni_pickled_tensor *tensor, const char *file, int dtype,
                        bool is_parameter)
{
    json_t *sizes = list_of(tensor->sizes, tensor->ndim);
    json_t *strides = list_of(tensor->strides, tensor->ndim);
    json_t *entry = NULL;
    if (sizes != NULL && strides != NULL)
        entry =
            json_pack("{s:s, s:b, s:b, s:{s:i, s:O, s:b, s:{s:s, s:n}, s:O, s:{s:I}, s:i}}",
                      "path_name", file, "is_param", is_parameter, "use_pickle", 0, "tensor_meta",
                      "dtype", dtype, "sizes", sizes, "requires_grad", tensor->requires_grad,
                      "device", "type", "cpu", "index", "strides", strides, "storage_offset",
                      "as_int", (json_int_t)tensor->offset, "layout", TNI_EXPORT_STRIDED);
    json_decref(sizes);
    json_decref(strides);
    return entry;
}

/* Put a tensor into the table. */
static tn_status add_tensor(table_making *m, const char *name, const tni_pickled_tensor *tensor)
{
    const char *file;
    json_t *kind = json_object_get(m->kinds, name);
    int dtype = tni_export_dtype(tensor->dtype);
    if (dtype < 0)
        return refuse(m, name, "has a dtype that tables do not have");
    TN_TRY(find_file(m, tensor, &file));
    bool is_parameter = kind != NULL && json_integer_value(kind) == TN_PROGRAM_PARAMETER;
    if (json_object_set_new(m->config, name, describe(tensor, file, dtype, is_parameter)) != 0)
        return tni_fail_memory(strlen(name));
    return TN_OK;
}

/* ---- pickles ---- */

/*
 * Read a file of torch.save. It is read where nobody writes it, as the bytes of storages must have
 * their checksums; *shift is how far the same bytes are from there where states lie.
 */
static tn_status load_pickle(const table_making *m, size_t index, const tni_pickled **value,
                             uintptr_t *shift)
{
    const tni_mapped_archive *mapped = m->program->archive.mapped;
    tn_archive_member now = {.size = sizeof now}, then = {.size = sizeof then};
    TN_TRY(tn_archive_member_at(mapped->archive, index, &now));
    TN_TRY(tn_archive_member_at(mapped->original, index, &then));
    if (now.data == NULL || then.data == NULL || then.bytes != now.bytes)
        return tni_fail(TN_ERR_IO, "%s: has changed since it was loaded", m->program->path);
    TN_TRY(tni_archive_check_file(mapped->original, index));
    *shift = (uintptr_t)now.data - (uintptr_t)then.data;
    tn_status status =
        tni_pickle_load(&m->out->arena, then.name, then.data, (size_t)then.bytes, value);
    return status == TN_OK ? TN_OK : tni_fail_context(status, "%s", m->program->path);
}

/* Put a tensor of a pickle into the table, by the bytes that states have. */
static tn_status add_pickled(table_making *m, const char *name, const tni_pickled *value,
                             uintptr_t shift)
{
    if (value->kind != TNI_PICKLED_TENSOR)
        return refuse(m, name, "is pickled, and no tensor");
    tni_pickled_tensor tensor = *value->tensor;
    tensor.data = (const void *)((uintptr_t)tensor.data + shift);
    return add_tensor(m, name, &tensor);
}

/* Put all tensors of a file of torch.save into the table. */
static tn_status add_dict(table_making *m, size_t index)
{
    uintptr_t shift;
    const tni_pickled *dict;
    TN_TRY(load_pickle(m, index, &dict, &shift));
    if (dict->kind != TNI_PICKLED_DICT)
        return refuse(m, folder_of(m), "is pickled, and no dict");
    for (size_t i = 0; i + 1 < dict->count; i += 2) {
        if (dict->items[i]->kind != TNI_PICKLED_TEXT)
            return refuse(m, folder_of(m), "is pickled, and has a key that is no name");
        if (json_object_get(m->config, dict->items[i]->text) == NULL)
            TN_TRY(add_pickled(m, dict->items[i]->text, dict->items[i + 1], shift));
    }
    m->out->names[index] = NULL;
    return TN_OK;
}

/* Replace the entries of a table whose tensors are pickled; those of no state stay. */
static tn_status replace_entries(table_making *m, bool *has_changed)
{
    const char *name;
    json_t *entry;
    json_object_foreach(m->config, name, entry)
    {
        size_t index;
        uintptr_t shift;
        const tni_pickled *value;
        const char *file = json_string_value(json_object_get(entry, "path_name"));
        if (!json_is_true(json_object_get(entry, "use_pickle")) || file == NULL ||
            json_object_get(m->kinds, name) == NULL)
            continue;
        const char *path = path_of(m, folder_of(m), file);
        if (path == NULL)
            return TN_ERR_MEMORY;
        if (!tni_archive_find(m->program->archive.archive, path, &index))
            return refuse(m, name, "lacks its file");
        TN_TRY(load_pickle(m, index, &value, &shift));
        TN_TRY(add_pickled(m, name, value, shift));
        if (m->is_alone)
            m->out->names[index] = NULL;
        *has_changed = true;
    }
    return TN_OK;
}

/* ---- parts ---- */

/* Append what jansson prints. */
static int append(const char *text, size_t length, void *buffer)
{
    tni_buffer_add(buffer, text, length);
    return ((const tni_buffer *)buffer)->failed ? -1 : 0;
}

/* Return the table as text, which the new layout keeps; NULL without memory, with a message. */
static const char *print_table(const table_making *m, size_t *bytes)
{
    const char *text = NULL;
    tni_buffer printed = {0};
    json_t *table = json_pack("{s:O}", "config", m->config);
    if (table != NULL && json_dump_callback(table, append, &printed, 0) == 0)
        text = tni_arena_text(&m->out->arena, printed.data, printed.length);
    else
        (void)tni_fail_memory(printed.length);
    *bytes = printed.length;
    json_decref(table);
    tni_buffer_free(&printed);
    return text;
}

/* Write the table among the new members, in place of an old one. */
static tn_status write_table(table_making *m)
{
    tni_buffer name = {0};
    size_t index, bytes;
    const char *text = print_table(m, &bytes);
    tni_buffer_print(&name, "%s_%s_config.json", m->program->archive.name,
                     m->part == TNI_PICKLED_WEIGHTS ? "weights" : "constants");
    const char *path = name.failed ? NULL : path_of(m, folder_of(m), name.data);
    if (name.failed)
        (void)tni_fail_memory(name.length);
    tni_buffer_free(&name);
    if (text == NULL || path == NULL)
        return TN_ERR_MEMORY;
    if (tni_archive_find(m->program->archive.archive, path, &index))
        m->out->names[index] = NULL;
    return add_member(m, path, text, bytes);
}

/* Read a part's table, or the pickle in its place, and write the new table where they differ. */
static tn_status make_table(table_making *m, json_t *table)
{
    size_t index;
    tn_archive_member member;
    const tni_program_archive *archive = &m->program->archive;
    bool has_changed = archive->is_older;
    json_t *config = json_object_get(table, "config");
    if (config != NULL) {
        if (json_object_update(m->config, config) != 0)
            return tni_fail_memory(0);
        TN_TRY(replace_entries(m, &has_changed));
    } else {
        TN_TRY(tni_program_archive_find_part(archive, m->part, &member));
        if (member.data != NULL && tni_archive_find(archive->archive, member.name, &index)) {
            TN_TRY(add_dict(m, index));
            has_changed = true;
        }
    }
    return has_changed ? write_table(m) : TN_OK;
}

static tn_status read_part(table_making *m, tni_pickled_part part)
{
    json_t *table = NULL;
    m->part = part;
    m->first = m->out->nadded;
    m->number = 0;
    TN_TRY(tni_program_archive_read_table(&m->program->archive, part, &table));
    m->config = json_object();
    tn_status status = m->config != NULL ? make_table(m, table) : tni_fail_memory(0);
    json_decref(m->config);
    json_decref(table);
    return status;
}

/* ---- the archive ---- */

/* Return where a part at the top of an older archive goes; NULL: nowhere, or without memory. */
static const char *move(const table_making *m, const char *name)
{
    if (strcmp(name, "version") == 0)
        return NULL;
    if (strncmp(name, "extra_files/", 12) == 0)
        return path_of(m, "extra/", name + 12);
    if (strcmp(name, "serialized_exported_program.json") == 0)
        return path_of(m, "models/", "model.json");
    if (strcmp(name, "serialized_example_inputs.pt") == 0)
        return path_of(m, "data/sample_inputs/", "model.pt");
    return path_of(m, "", name);
}

/* Name the members that stay, and see whether there are tables of other programs. */
static tn_status name_members(table_making *m)
{
    const tni_program_archive *archive = &m->program->archive;
    size_t count = tn_archive_count(archive->archive), tables = 0;
    m->out->names = tni_arena_get(&m->out->arena, count + 1, sizeof *m->out->names);
    if (m->out->names == NULL)
        return TN_ERR_MEMORY;
    for (size_t i = 0; i < count; i++) {
        tn_archive_member member = {.size = sizeof member};
        TN_TRY(tn_archive_member_at(archive->archive, i, &member));
        m->out->names[i] = archive->is_older ? move(m, member.name) : member.name;
        if (m->out->names[i] == NULL && strcmp(member.name, "version") != 0)
            return TN_ERR_MEMORY;
        tables += strstr(member.name, "_weights_config.json") != NULL;
    }
    m->is_alone = tables <= 1;
    return TN_OK;
}

/* Add what torch.export.load wants in an archive, where it is missing. */
static tn_status add_marks(const table_making *m)
{
    static const tni_new_member marks[] = {
        {"archive_format", "pt2", 3},
        {"archive_version", "0", 1},
        {".data/version", "3\n", 2},
        {"byteorder", "little", 6},
    };
    size_t index;
    for (size_t i = 0; i < TN_LEN(marks); i++) {
        const char *path = path_of(m, "", marks[i].name);
        if (path == NULL)
            return TN_ERR_MEMORY;
        if (!tni_archive_find(m->program->archive.archive, path, &index))
            TN_TRY(add_member(m, path, marks[i].data, marks[i].bytes));
    }
    return TN_OK;
}

static tn_status make_all(table_making *m)
{
    const tn_program *program = m->program;
    TN_TRY(name_members(m));
    for (size_t i = 0; i < program->nstates; i++)
        if (json_object_set_new(m->kinds, program->states[i].name,
                                json_integer(program->states[i].kind)) != 0)
            return tni_fail_memory(strlen(program->states[i].name));
    TN_TRY(read_part(m, TNI_PICKLED_WEIGHTS));
    TN_TRY(read_part(m, TNI_PICKLED_CONSTANTS));
    return m->out->nadded > 0 ? add_marks(m) : TN_OK;
}

void tni_new_tables_free(tni_new_tables *tables)
{
    tni_arena_free(&tables->arena);
    tni_free(tables->added);
    *tables = (tni_new_tables){0};
}

tn_status tni_new_tables_make(const tn_program *program, tni_new_tables *out)
{
    const tni_program_archive *archive = &program->archive;
    *out = (tni_new_tables){0};
    table_making m = {.program = program,
                      .out = out,
                      .kinds = json_object(),
                      .root = archive->is_older ? NEW_ROOT : archive->root};
    tn_status status = m.kinds != NULL ? make_all(&m) : tni_fail_memory(0);
    json_decref(m.kinds);
    if (status != TN_OK)
        tni_new_tables_free(out);
    return status;
}
