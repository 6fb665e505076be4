/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * A package (.pt2): an archive whose members are in one folder, or, from old releases, in none.
 *
 *     ROOT/data/aotinductor/MODEL/STEM.so    the code
 *       beside it: STEM.cpp                  its source: inputs and constants
 *                  STEM_metadata.json        device, instruction sets, and what the author added
 *                  STEM.json                 operators that it calls by name
 *                  STEM_weights.blob         weights that are not in the code
 *                  weights_config.json       names of pickles in ROOT/data/weights
 *                  *.kernel.cpp              sources of the loops
 */
#include <jansson.h>

#include "model/models.h"

#define MODELS "data/aotinductor/"

/* The most bytes of a file that is inflated. */
#define MAX_INFLATED (1ULL << 32)

void tni_part_free(tni_part *part)
{
    tni_free(part->owned);
    *part = (tni_part){0};
}

void tni_part_forget(const tni_part *part)
{
    if (part->owned == NULL)
        tni_forget_pages(part->data, part->bytes);
}

/*
 * Make the bytes of a member readable: in place if it is stored (the caller checks them), else
 * inflated, which checks them, into memory that *out owns.
 */
static tn_status read_part(tn_archive *archive, const char *path, size_t index, tni_part *out)
{
    tn_archive_member member = {.size = sizeof member};
    TN_TRY(tn_archive_member_at(archive, index, &member));
    tni_part part = {member.name, member.data, (size_t)member.bytes, NULL};
    if (part.data == NULL) {
        if (member.bytes > MAX_INFLATED)
            return tni_fail(TN_ERR_IO, "%s: '%s' is compressed and larger than 4 GB", path,
                            member.name);
        part.owned = tni_malloc(part.bytes + 1);
        if (part.owned == NULL)
            return tni_fail_memory(part.bytes + 1);
        tn_status status = tn_archive_read(archive, index, part.owned, part.bytes);
        if (status != TN_OK) {
            tni_free(part.owned);
            return status;
        }
        part.data = part.owned;
    }
    *out = part;
    return TN_OK;
}

tn_status tni_part_read(tn_archive *archive, const char *path, size_t index, tni_part *out)
{
    TN_TRY(tn_archive_check(archive, index));
    return read_part(archive, path, index, out);
}

/* Return the name of member `index`; NULL after the last one. */
static const char *name_at(const tn_archive *archive, size_t index)
{
    tn_archive_member member = {.size = sizeof member};
    if (index >= tn_archive_count(archive) ||
        tn_archive_member_at(archive, index, &member) != TN_OK)
        return NULL;
    return member.name;
}

static bool ends_with(const char *text, size_t length, const char *end)
{
    size_t size = strlen(end);
    return length >= size && memcmp(text + length - size, end, size) == 0;
}

/*
 * Return the folder of the model that a member belongs to, up to and including the slash after the
 * model's name, and that name in *model; an empty text if it belongs to no model.
 */
static tni_text model_folder(const char *name, tni_text *model)
{
    const char *slash = strchr(name, '/');
    const char *found = strncmp(name, MODELS, strlen(MODELS)) == 0 ? name
                        : slash != NULL && strncmp(slash + 1, MODELS, strlen(MODELS)) == 0
                            ? slash + 1
                            : NULL;
    if (found == NULL)
        return (tni_text){name, 0};
    found += strlen(MODELS);
    const char *end = strchr(found, '/');
    if (end == NULL)
        return (tni_text){name, 0};
    *model = (tni_text){found, (size_t)(end - found)};
    return (tni_text){name, (size_t)(end - name) + 1};
}

/* The most models that a message names; others can still be asked for by name. */
#define MAX_TOLD 64

/* A search for a model, and the names of all models for a message. */
typedef struct model_search {
    const tn_archive *archive; /* the package */
    const char *name;          /* the one wanted, NULL for any */
    tni_text folder;           /* its folder, empty until it was found */
    tni_text model;            /* its name */
    size_t count;              /* different models */
    tni_buffer names;          /* all of them */
} model_search;

/*
 * Whether an earlier member belongs to the same model. The members of a model need not be together:
 * its table of pickled weights comes after those of all models.
 */
static bool was_seen(const model_search *search, tni_text model, size_t before)
{
    tni_text other = {NULL, 0};
    for (size_t i = before; i-- > 0;)
        if (model_folder(name_at(search->archive, i), &other).length > 0 &&
            tni_text_equal(model, other))
            return true;
    return false;
}

/*
 * Note the model that a member belongs to. Without a name, "model" is wanted, else the first one.
 */
static void look_at_member(model_search *search, size_t index)
{
    tni_text model;
    const char *wanted = search->name != NULL ? search->name : "model";
    tni_text folder = model_folder(name_at(search->archive, index), &model);
    if (folder.length == 0)
        return;
    if (tni_text_is(model, wanted) || (search->name == NULL && search->count == 0)) {
        search->folder = folder;
        search->model = model;
    }
    if (search->count == MAX_TOLD || was_seen(search, model, index))
        return;
    tni_buffer_print(&search->names, "%s%.*s", search->count > 0 ? ", " : "", (int)model.length,
                     model.data);
    search->count++;
}

/* Whether an archive holds an exported program (torch.export.save). */
static bool holds_program(const tn_archive *archive)
{
    tn_archive_member member = {.size = sizeof member};
    for (size_t i = 0; i < tn_archive_count(archive); i++)
        if (tn_archive_member_at(archive, i, &member) == TN_OK &&
            strstr(member.name, "/models/") != NULL)
            return true;
    return false;
}

/* Fail with the names of the models that there are. */
static tn_status tell_models(const tni_package *package, const model_search *search)
{
    if (search->count == 0 && holds_program(package->archive))
        return tni_fail(TN_ERR_IO,
                        "%s: holds an exported program and no compiled model; tn_program_load and "
                        "tenon.load_program take it",
                        package->path);
    if (search->count == 0)
        return tni_fail(TN_ERR_IO,
                        "%s: holds no compiled model; a package made by "
                        "torch._inductor.aoti_compile_and_package has one in " MODELS,
                        package->path);
    if (search->name != NULL)
        return tni_fail(TN_ERR_NOT_FOUND, "%s: has no model '%s'; there is %s", package->path,
                        search->name, search->names.data);
    return tni_fail(TN_ERR_NOT_FOUND,
                    "%s: has %zu models, and none is called 'model'; choose of %s", package->path,
                    search->count, search->names.data);
}

/* Choose the model called `name`; NULL: "model", or the only one. */
static tn_status choose_model(tni_package *package, const char *name)
{
    model_search search = {.archive = package->archive, .name = name};
    for (size_t i = 0; i < tn_archive_count(package->archive); i++)
        look_at_member(&search, i);
    tn_status status = TN_OK;
    bool is_vague = name == NULL && search.count > 1 && !tni_text_is(search.model, "model");
    if (search.names.failed)
        status = tni_fail_memory(search.names.length);
    else if (search.folder.length == 0 || is_vague)
        status = tell_models(package, &search);
    if (status == TN_OK) {
        package->folder = tni_copy_text(search.folder.data, search.folder.length);
        package->name = tni_copy_text(search.model.data, search.model.length);
        if (package->folder == NULL || package->name == NULL)
            status = tni_fail_memory(search.folder.length);
    }
    tni_buffer_free(&search.names);
    return status;
}

/*
 * Find the model's shared object. Since 2.8 it is STEM.wrapper.so; kernels may have libraries of
 * their own beside it.
 */
static tn_status find_code(tni_package *package)
{
    size_t folder = strlen(package->folder);
    const char *member;
    for (size_t i = 0; (member = name_at(package->archive, i)) != NULL; i++) {
        size_t length = strlen(member);
        if (strncmp(member, package->folder, folder) != 0 || !ends_with(member, length, ".so"))
            continue;
        if (package->code == NULL || ends_with(member, length, ".wrapper.so")) {
            package->code = member;
            package->stem_length = length - 3;
        }
    }
    if (package->code != NULL)
        return TN_OK;
    return tni_fail(TN_ERR_IO,
                    "%s: model '%s' has sources and no compiled code (package_cpp_only); compile "
                    "it into a package first",
                    package->path, package->name);
}

/*
 * Find a file by its full name: a prefix of the code's path, whose length depends on `place`, and
 * `name`. Nobody has written what is mapped of it yet: a package is read once, before it runs.
 */
tn_status tni_package_read(const tni_package *package, tni_package_part place, const char *name,
                           tni_part *out)
{
    size_t below = strlen(MODELS) + strlen(package->name) + 1;
    size_t lengths[] = {package->stem_length, strlen(package->folder),
                        strlen(package->folder) - below};
    const char *member;
    *out = (tni_part){0};
    for (size_t i = 0; (member = name_at(package->archive, i)) != NULL; i++)
        if (strncmp(member, package->code, lengths[place]) == 0 &&
            strcmp(member + lengths[place], name) == 0) {
            TN_TRY(tni_archive_check_file(package->archive, i));
            return read_part(package->archive, package->path, i, out);
        }
    return TN_OK;
}

tn_status tni_part_parse(const tni_part *part, const char *path, const char *what, json_t **out)
{
    json_error_t error;
    json_t *made = json_loadb(part->data, part->bytes, JSON_REJECT_DUPLICATES, &error);
    if (json_is_object(made)) {
        *out = made;
        return TN_OK;
    }
    bool is_other = made != NULL;
    json_decref(made);
    /* Out of memory, jansson has either this error code or no text at all. */
    if (!is_other && (error.text[0] == '\0' || json_error_code(&error) == json_error_out_of_memory))
        return tni_fail_memory(part->bytes);
    return tni_fail(TN_ERR_IO, "%s: '%s' is no %s: %s", path, part->name, what,
                    is_other ? "it is no JSON object" : error.text);
}

tn_status tni_package_read_object(const tni_package *package, tni_package_part place,
                                  const char *name, const char *what, json_t **out)
{
    tni_part part;
    *out = NULL;
    TN_TRY(tni_package_read(package, place, name, &part));
    if (part.data == NULL)
        return TN_OK;
    tn_status status = tni_part_parse(&part, package->path, what, out);
    tni_part_free(&part);
    return status;
}

const char *tni_package_about(const tni_package *package, const char *key)
{
    return json_string_value(json_object_get(package->about, key));
}

/* Each source is inflated, shown and freed in turn. */
tn_status tni_package_visit_sources(const tni_package *package, tni_source_visitor visitor,
                                    void *context)
{
    size_t folder = strlen(package->folder);
    const char *member;
    for (size_t i = 0; (member = name_at(package->archive, i)) != NULL; i++) {
        tni_part part;
        if (strncmp(member, package->folder, folder) != 0 ||
            !ends_with(member, strlen(member), ".cpp"))
            continue;
        TN_TRY(tni_part_read(package->archive, package->path, i, &part));
        if (part.bytes > 0)
            visitor(context, &part);
        tni_part_free(&part);
    }
    return TN_OK;
}

void tni_package_close(tni_package *package)
{
    json_decref(package->about);
    tn_archive_free(package->archive);
    tni_free(package->folder);
    tni_free(package->name);
    *package = (tni_package){0};
}

tn_status tni_package_open(const char *path, const char *name, tni_package *out)
{
    tni_package package = {.path = path};
    tn_status status = tn_archive_open(path, &package.archive);
    if (status == TN_OK)
        status = choose_model(&package, name);
    if (status == TN_OK)
        status = find_code(&package);
    if (status == TN_OK)
        status = tni_package_read_object(&package, TNI_BESIDE_CODE, "_metadata.json",
                                         "list of what a model is", &package.about);
    if (status == TN_OK)
        *out = package;
    else
        tni_package_close(&package);
    return status;
}
