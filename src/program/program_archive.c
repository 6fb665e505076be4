/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The archive of exported programs:
 *
 *     ROOT/models/NAME.json                              a program
 *     ROOT/data/weights/NAME_weights_config.json         {"config": {fqn: {"path_name": …, …}}}
 *     ROOT/data/weights/weight_0                         the bytes of one storage
 *     ROOT/data/constants/NAME_constants_config.json     the same for constants
 *
 *     ROOT/data/sample_inputs/NAME.pt                    the arguments that it was exported with
 *
 * Storages are stored, not compressed, so their bytes are used where they lie. PyTorch 2.8 wrote
 * one file of torch.save in place of each table, data/weights/NAME.pt; before it, archives had one
 * program, without a folder: serialized_exported_program.json, serialized_state_dict.pt,
 * serialized_constants.pt, serialized_example_inputs.pt.
 */
#include <jansson.h>
#include <stdio.h>

#include "model/models.h"
#include "program/programs.h"

#define MODELS        "models/"
#define OLDER_PROGRAM "serialized_exported_program.json"

/* The version of the format that is read; a newer minor one only adds what older readers skip. */
#define MAJOR 8

/* The most programs that are named. */
#define MAX_TOLD 64

static const char *name_at(const tn_archive *archive, size_t index)
{
    tn_archive_member member = {.size = sizeof member};
    return tn_archive_member_at(archive, index, &member) == TN_OK ? member.name : NULL;
}

/*
 * Return the program that a member is, ROOT/models/NAME.json, as its name, and the length of ROOT/
 * in *root; an empty text for any other member.
 */
static tni_text program_name(const char *member, size_t *root)
{
    const char *slash = strchr(member, '/');
    size_t length = strlen(member);
    if (slash == NULL || strncmp(slash + 1, MODELS, sizeof MODELS - 1) != 0)
        return (tni_text){NULL, 0};
    const char *name = slash + sizeof MODELS;
    size_t left = length - (size_t)(name - member);
    if (left <= 5 || strcmp(member + length - 5, ".json") != 0 || memchr(name, '/', left) != NULL)
        return (tni_text){NULL, 0};
    *root = (size_t)(slash - member) + 1;
    return (tni_text){name, left - 5};
}

/* A search for the program that is wanted. */
typedef struct program_search {
    const char *wanted; /* its name */
    bool is_any;        /* the only one will do */
    tni_text found;     /* its name in the archive */
    size_t root;        /* length of the path before models/ */
    size_t member;      /* its index */
    size_t count;       /* programs in all */
    tni_buffer names;   /* the first of them */
} program_search;

static void look_at_member(program_search *search, const tn_archive *archive, size_t index)
{
    size_t root = 0;
    const char *member = name_at(archive, index);
    tni_text name = program_name(member, &root);
    if (strcmp(member, OLDER_PROGRAM) == 0)
        name = (tni_text){"model", 5};
    if (name.length == 0)
        return;
    if (tni_text_is(name, search->wanted) || (search->is_any && search->count == 0)) {
        search->found = name;
        search->root = root;
        search->member = index;
    }
    if (search->count++ < MAX_TOLD)
        tni_buffer_print(&search->names, "%s%.*s", search->count > 1 ? ", " : "", (int)name.length,
                         name.data);
}

/* Whether an archive holds a compiled model. */
static bool holds_model(const tn_archive *archive)
{
    for (size_t i = 0; i < tn_archive_count(archive); i++)
        if (strstr(name_at(archive, i), "data/aotinductor/") != NULL)
            return true;
    return false;
}

/* Fail with the names of the programs that there are. */
static tn_status tell_programs(const tni_program_archive *archive, const program_search *search)
{
    if (search->count == 0 && holds_model(archive->archive))
        return tni_fail(TN_ERR_IO,
                        "%s: holds a compiled model and no exported program; tn_model_load and "
                        "tenon.load_model take it",
                        archive->path);
    if (search->count == 0)
        return tni_fail(TN_ERR_IO,
                        "%s: holds no exported program; torch.export.save writes one to " MODELS,
                        archive->path);
    if (!search->is_any)
        return tni_fail(TN_ERR_NOT_FOUND, "%s: has no program '%s'; there is %s", archive->path,
                        search->wanted, search->names.data);
    return tni_fail(TN_ERR_NOT_FOUND,
                    "%s: has %zu programs, and none is called 'model'; choose of %s", archive->path,
                    search->count, search->names.data);
}

/* Parse the JSON object in a member. */
static tn_status parse_member(const tni_program_archive *archive, size_t index, const char *what,
                              json_t **out)
{
    tni_part part;
    TN_TRY(tni_part_read(archive->archive, archive->path, index, &part));
    tn_status status = tni_part_parse(&part, archive->path, what, out);
    tni_part_free(&part);
    return status;
}

/* Choose the program called `name`; NULL: "model", or the only one. */
static tn_status choose_program(tni_program_archive *archive, const char *name)
{
    program_search search = {.wanted = name != NULL ? name : "model", .is_any = name == NULL};
    for (size_t i = 0; i < tn_archive_count(archive->archive); i++)
        look_at_member(&search, archive->archive, i);
    bool is_vague = search.is_any && search.count > 1 && !tni_text_is(search.found, "model");
    tn_status status = TN_OK;
    if (search.names.failed)
        status = tni_fail_memory(search.names.length);
    else if (search.found.length == 0 || is_vague)
        status = tell_programs(archive, &search);
    tni_buffer_free(&search.names);
    if (status != TN_OK)
        return status;
    archive->name = tni_copy_text(search.found.data, search.found.length);
    archive->root = tni_copy_text(name_at(archive->archive, search.member), search.root);
    archive->is_older = search.root == 0;
    if (archive->name == NULL || archive->root == NULL)
        return tni_fail_memory(search.found.length + search.root);
    archive->member = search.member;
    return parse_member(archive, search.member, "exported program", &archive->json);
}

/* Refuse a program of another major version: what it means is not known. */
static tn_status check_version(const tni_program_archive *archive)
{
    json_t *version = json_object_get(archive->json, "schema_version");
    json_t *major = json_object_get(version, "major");
    const char *maker = json_string_value(json_object_get(archive->json, "torch_version"));
    if (json_is_integer(major) && json_integer_value(major) == MAJOR)
        return TN_OK;
    if (!json_is_integer(major))
        return tni_fail(TN_ERR_IO, "%s: does not say the version of its format", archive->path);
    return tni_fail(TN_ERR_NOT_IMPLEMENTED,
                    "%s: is of version %lld of the export format (PyTorch %s); version %d is read",
                    archive->path, (long long)json_integer_value(major),
                    maker != NULL ? maker : "unknown", MAJOR);
}

/* Find the member ROOT/FOLDER/NAME; its index is the number of members if there is none. */
static tn_status find_member(const tni_program_archive *archive, const char *folder,
                             const char *name, size_t *index)
{
    tni_buffer path = {0};
    tni_buffer_print(&path, "%s%s%s", archive->root, folder, name);
    *index = tn_archive_count(archive->archive);
    if (!path.failed)
        (void)tni_archive_find(archive->archive, path.data, index);
    tn_status status = path.failed ? tni_fail_memory(path.length) : TN_OK;
    tni_buffer_free(&path);
    return status;
}

tn_status tni_program_archive_find(const tni_program_archive *archive, const char *folder,
                                   const char *name, tn_archive_member *out)
{
    size_t index;
    *out = (tn_archive_member){.size = sizeof *out};
    TN_TRY(find_member(archive, folder, name, &index));
    if (index == tn_archive_count(archive->archive))
        return TN_OK;
    TN_TRY(tn_archive_member_at(archive->archive, index, out));
    return out->data != NULL ? tni_archive_check_file(archive->mapped->original, index) : TN_OK;
}

tn_status tni_program_archive_find_part(const tni_program_archive *archive, tni_pickled_part part,
                                        tn_archive_member *out)
{
    static const struct {
        const char *older;  /* before 2.8 */
        const char *folder; /* since then, with NAME.pt in it */
    } parts[] = {
        [TNI_PICKLED_WEIGHTS] = {"serialized_state_dict.pt", "data/weights/"},
        [TNI_PICKLED_CONSTANTS] = {"serialized_constants.pt", "data/constants/"},
        [TNI_PICKLED_SAMPLES] = {"serialized_example_inputs.pt", "data/sample_inputs/"},
    };
    tni_buffer name = {0};
    if (archive->is_older)
        return tni_program_archive_find(archive, "", parts[part].older, out);
    tni_buffer_print(&name, "%s.pt", archive->name);
    tn_status status = name.failed
                           ? tni_fail_memory(name.length)
                           : tni_program_archive_find(archive, parts[part].folder, name.data, out);
    tni_buffer_free(&name);
    return status;
}

tn_status tni_program_archive_original(const tni_program_archive *archive, const tni_state *state,
                                       const char **out)
{
    const tn_archive *original = archive->mapped->original;
    tn_archive_member member = {.size = sizeof member};
    size_t index;
    if (tni_archive_find(original, state->member, &index) &&
        tn_archive_member_at(original, index, &member) == TN_OK && member.data != NULL &&
        state->offset <= member.bytes && member.bytes - state->offset >= state->bytes) {
        *out = (const char *)member.data + state->offset;
        return TN_OK;
    }
    return tni_fail(TN_ERR_IO, "%s: has changed since it was loaded: it has no '%s'", archive->path,
                    state->member);
}

tn_status tni_program_archive_read_table(const tni_program_archive *archive, tni_pickled_part part,
                                         json_t **out)
{
    bool is_weights = part == TNI_PICKLED_WEIGHTS;
    tni_buffer name = {0};
    size_t index;
    *out = NULL;
    tni_buffer_print(&name, "%s_%s_config.json", archive->name,
                     is_weights ? "weights" : "constants");
    if (name.failed)
        return tni_fail_memory(name.length);
    tn_status status =
        find_member(archive, is_weights ? "data/weights/" : "data/constants/", name.data, &index);
    tni_buffer_free(&name);
    TN_TRY(status);
    return index < tn_archive_count(archive->archive)
               ? parse_member(archive, index, "table of tensors", out)
               : TN_OK;
}

void tni_mapped_archive_release(tni_mapped_archive *mapped)
{
    if (mapped == NULL || !tni_ref_release(&mapped->ref))
        return;
    tn_archive_free(mapped->archive);
    tn_archive_free(mapped->original);
    tni_free(mapped);
}

tn_status tni_program_archive_reread(const tni_program_archive *archive, json_t **out)
{
    return parse_member(archive, archive->member, "exported program", out);
}

void tni_program_archive_drop_json(tni_program_archive *archive)
{
    json_decref(archive->json);
    json_decref(archive->state);
    json_decref(archive->constants);
    archive->json = archive->state = archive->constants = NULL;
}

void tni_program_archive_close(tni_program_archive *archive)
{
    tni_program_archive_drop_json(archive);
    tni_mapped_archive_release(archive->mapped);
    tni_free(archive->name);
    tni_free(archive->root);
    *archive = (tni_program_archive){0};
}

tn_status tni_program_archive_open(const char *path, const char *name, tni_program_archive *out)
{
    tni_program_archive archive = {.path = path, .mapped = tni_calloc(1, sizeof *archive.mapped)};
    if (archive.mapped == NULL)
        return tni_fail_memory(sizeof *archive.mapped);
    tni_ref_init(&archive.mapped->ref);
    tn_status status = tn_archive_open(path, &archive.mapped->archive);
    archive.archive = archive.mapped->archive;
    if (status == TN_OK)
        status = tn_archive_open(path, &archive.mapped->original);
    if (status == TN_OK)
        status = choose_program(&archive, name);
    if (status == TN_OK)
        status = check_version(&archive);
    if (status == TN_OK)
        status = tni_program_archive_read_table(&archive, TNI_PICKLED_WEIGHTS, &archive.state);
    if (status == TN_OK)
        status =
            tni_program_archive_read_table(&archive, TNI_PICKLED_CONSTANTS, &archive.constants);
    if (status == TN_OK)
        *out = archive;
    else
        tni_program_archive_close(&archive);
    return status;
}
