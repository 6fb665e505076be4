/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Weights that are in the package, not in the code: in one file that the container reads, or as
 * pickles of torch.save, one per storage, with a table
 *
 *     weights_config.json    {"layer.weight": ["weight_0", sizes, strides, offset], …}
 *     data/weights/weight_0  an archive: ROOT/data.pkl names the storage, ROOT/data/0 is its bytes
 *
 * A pickle is a program, and loading one as Python does can run anything. None of it is run here:
 * its instructions are scanned for the one storage that they name, and a file with any instruction
 * or name that a tensor's pickle does not need is refused.
 */
#include <jansson.h>
#include <stdio.h>

#include "model/models.h"
#include "tensor/packed_forms.h"
#include "tensor/stored_constants.h"

/* ---- pickles ---- */

/* Room for a text of a pickle that is compared with anything; longer ones are kept as empty. */
#define MAX_WORD TNI_PICKLE_KEY

/* The state of reading a pickle. */
typedef struct pickle_reader {
    const unsigned char *at;  /* the next instruction */
    const unsigned char *end; /* the end of the bytes */
    char words[3][MAX_WORD];  /* the last three texts, newest first */
    char key[MAX_WORD];       /* the storage's name in the archive, "" until it was named */
} pickle_reader;

/*
 * Instructions that are skipped, with the bytes of their arguments. What they push or build has no
 * meaning here.
 */
static const struct {
    unsigned char code; /* the instruction */
    unsigned char skip; /* bytes of its argument */
} plain_codes[] = {
    {0x80, 1},                       /* protocol */
    {'q', 1},  {'r', 4},             /* remember */
    {'h', 1},  {'j', 4},             /* recall */
    {'(', 0},  {'t', 0},  {')', 0},  /* tuples */
    {0x85, 0}, {0x86, 0}, {0x87, 0}, /* tuples of 1 to 3 */
    {']', 0},  {'}', 0},             /* empty lists and dicts */
    {'N', 0},  {0x88, 0}, {0x89, 0}, /* None, True, False */
    {'K', 1},  {'M', 2},  {'J', 4},  /* whole numbers */
    {'R', 0},                        /* build by one of the names below */
};

/* The functions and classes that a tensor's pickle names, besides torch's classes of storages. */
static const char *const known_names[] = {
    "torch._utils _rebuild_parameter",
    "torch._utils _rebuild_tensor_v2",
    "collections OrderedDict",
};

/* Push a text, and forget the oldest of three. */
static void remember_word(pickle_reader *pickle, const unsigned char *text, size_t length)
{
    memmove(pickle->words[1], pickle->words[0], 2 * sizeof pickle->words[0]);
    if (length >= MAX_WORD)
        length = 0;
    memcpy(pickle->words[0], text, length);
    pickle->words[0][length] = '\0';
}

/*
 * Read a text after its length, which has `width` bytes, little-endian. Return false if it does not
 * end.
 */
static bool take_text(pickle_reader *pickle, size_t width)
{
    uint32_t length = 0;
    if ((size_t)(pickle->end - pickle->at) < width)
        return false;
    memcpy(&length, pickle->at, width);
    pickle->at += width;
    if ((size_t)(pickle->end - pickle->at) < length)
        return false;
    remember_word(pickle, pickle->at, length);
    pickle->at += length;
    return true;
}

/* Read a name, "module\nname\n". Return false for one that no tensor needs. */
static bool take_name(pickle_reader *pickle)
{
    char name[2 * MAX_WORD];
    size_t length = 0;
    int lines = 0;
    while (pickle->at < pickle->end && lines < 2 && length + 1 < sizeof name) {
        char letter = (char)*pickle->at++;
        lines += letter == '\n';
        name[length++] = letter == '\n' ? ' ' : letter;
    }
    if (lines < 2)
        return false;
    name[length - 1] = '\0';
    for (size_t i = 0; i < TN_LEN(known_names); i++)
        if (strcmp(name, known_names[i]) == 0)
            return true;
    /* "torch FloatStorage" and its kin: one word without dots. */
    return strncmp(name, "torch ", 6) == 0 && length > 14 &&
           strcmp(name + length - 8, "Storage") == 0 && strcspn(name + 6, ". ") == length - 7;
}

/* Read one instruction. Return false for one that is not known, or does not end. */
static bool step(pickle_reader *pickle)
{
    unsigned char code = *pickle->at++;
    if (code == 'c')
        return take_name(pickle);
    if (code == 'X' || code == 0x8c)
        return take_text(pickle, code == 'X' ? 4 : 1);
    /* A long number: a byte with its length, then its bytes. */
    if (code == 0x8a)
        return pickle->at < pickle->end && (size_t)(pickle->end - pickle->at) > *pickle->at &&
               (pickle->at += *pickle->at + 1, true);
    /*
     * A storage, by its persistent id: ("storage", class, key, location, length). The class is a
     * name and not a text, so the key is the second last text, and "storage" the third last.
     */
    if (code == 'Q') {
        bool is_first = pickle->key[0] == '\0' && strcmp(pickle->words[2], "storage") == 0;
        memcpy(pickle->key, pickle->words[1], MAX_WORD);
        return is_first && pickle->key[0] != '\0';
    }
    for (size_t i = 0; i < TN_LEN(plain_codes); i++)
        if (plain_codes[i].code == code) {
            bool is_whole = (size_t)(pickle->end - pickle->at) >= plain_codes[i].skip;
            pickle->at += is_whole ? plain_codes[i].skip : 0;
            return is_whole;
        }
    return false;
}

/* '.' ends a pickle; one that ends otherwise was cut off. */
bool tni_pickle_read(const void *data, size_t bytes, char key[TNI_PICKLE_KEY])
{
    pickle_reader pickle = {.at = data, .end = (const unsigned char *)data + bytes};
    while (pickle.at < pickle.end && *pickle.at != '.')
        if (!step(&pickle))
            return false;
    memcpy(key, pickle.key, MAX_WORD);
    return pickle.at < pickle.end && key[0] != '\0';
}

/* ---- the archive around a pickle ---- */

/*
 * Return the stored member whose name ends with `end`; `data` is NULL if there is none, or it is
 * compressed.
 */
static tn_archive_member find_member(const tn_archive *archive, const char *end)
{
    tn_archive_member member = {.size = sizeof member};
    size_t size = strlen(end);
    for (size_t i = 0; i < tn_archive_count(archive); i++) {
        if (tn_archive_member_at(archive, i, &member) != TN_OK)
            continue;
        size_t length = strlen(member.name);
        if (length >= size && strcmp(member.name + length - size, end) == 0)
            return member;
    }
    return (tn_archive_member){.size = sizeof member};
}

/* ---- giving them ---- */

/* A constant, and what it is read from. */
typedef struct filed_weight {
    tni_part part;             /* the file */
    tn_archive *archive;       /* what it is */
    tn_archive_member storage; /* its elements in that */
    tn_tensor *tensor;         /* a tensor over them */
    bool can_stay;             /* the container could compute with this tensor */
} filed_weight;

/*
 * Return whether bytes of the package lie as containers lay constants, so that tensors can be made
 * over them.
 */
static bool is_in_place(const tni_part *part, const void *data)
{
    return part->owned == NULL && (uintptr_t)data % TNI_CONSTANTS_ALIGNMENT == 0;
}

/* Fail for a constant whose file is not as it must be. */
static tn_status refuse(const tn_model *model, const char *name, const char *why)
{
    return tni_fail(TN_ERR_IO, "%s: the file of its constant '%s' %s", model->path, name, why);
}

/* Find the elements of a constant's storage, in place, in the archive that its file is. */
static tn_status find_storage(const tn_model *model, const char *name, filed_weight *weight)
{
    char key[MAX_WORD];
    char end[MAX_WORD + 8];
    TN_TRY(tn_archive_open_memory(weight->part.data, weight->part.bytes, weight->part.name,
                                  &weight->archive));
    tn_archive_member pickled = find_member(weight->archive, "/data.pkl");
    tn_archive_member order = find_member(weight->archive, "/byteorder");
    if (pickled.data == NULL || !tni_pickle_read(pickled.data, (size_t)pickled.bytes, key))
        return refuse(model, name, "is no pickle of one tensor");
    if (order.data != NULL && (order.bytes != 6 || memcmp(order.data, "little", 6) != 0))
        return refuse(model, name, "was written on a machine with another order of bytes");
    snprintf(end, sizeof end, "/data/%s", key);
    weight->storage = find_member(weight->archive, end);
    return weight->storage.data != NULL ? TN_OK : refuse(model, name, "lacks its elements");
}

/* Read the non-negative integers of an array; *count is -1 for anything else. */
static void read_sizes(json_t *json, int64_t *sizes, int64_t *count)
{
    *count = json_is_array(json) && json_array_size(json) <= TN_MAX_DIM
                 ? (int64_t)json_array_size(json)
                 : -1;
    for (int64_t i = 0; i < *count; i++) {
        json_t *size = json_array_get(json, (size_t)i);
        sizes[i] = json_integer_value(size);
        if (!json_is_integer(size) || sizes[i] < 0)
            *count = -1;
    }
}

/*
 * Make a tensor over the file's elements, with the table's sizes and strides and the container's
 * dtype. Nothing is copied.
 */
static tn_status view_file(tn_model *model, const char *name, json_t *entry, filed_weight *weight)
{
    int64_t sizes[TN_MAX_DIM], strides[TN_MAX_DIM], ndim, nstrides;
    const char *file = json_string_value(json_array_get(entry, 0));
    int64_t offset = json_integer_value(json_array_get(entry, 3));
    const tni_model_constant *constant = tni_model_find_constant(model, name);
    size_t bytes;
    char path[256];
    read_sizes(json_array_get(entry, 1), sizes, &ndim);
    read_sizes(json_array_get(entry, 2), strides, &nstrides);
    if (file == NULL || ndim < 0 || ndim != nstrides || constant == NULL)
        return refuse(model, name, "is not said as it should be in weights_config.json");
    snprintf(path, sizeof path, "data/weights/%s", file);
    TN_TRY(tni_package_read(&model->package, TNI_IN_PACKAGE, path, &weight->part));
    if (weight->part.data == NULL)
        return refuse(model, name, "is not there");
    TN_TRY(find_storage(model, name, weight));
    if (tni_storage_bytes_needed(ndim, sizes, strides, offset,
                                 tn_dtype_size((tn_dtype)constant->dtype), &bytes) != TN_OK ||
        bytes > weight->storage.bytes)
        return refuse(model, name, "is shorter than its table says");
    TN_TRY(tn_tensor_from_blob((void *)(uintptr_t)weight->storage.data, (tn_dtype)constant->dtype,
                               ndim, sizes, strides, offset, NULL, NULL, &weight->tensor));
    weight->can_stay = is_in_place(&weight->part, weight->storage.data) &&
                       constant->facts != NULL && constant->facts->ndim == ndim &&
                       tni_constant_lies_as(constant->facts, weight->tensor);
    return TN_OK;
}

/*
 * Return whether the container can compute with the tensors over all files. Constants of one file
 * would be one in memory, but a container's are apart.
 */
static bool can_all_stay(const tn_model *model, const filed_weight *weights, size_t count)
{
    bool can_stay = model->entries.share_constants != NULL;
    for (size_t i = 0; can_stay && i < count; i++) {
        can_stay = weights[i].can_stay;
        for (size_t k = 0; k < i; k++)
            can_stay &= weights[k].storage.data != weights[i].storage.data;
    }
    return can_stay;
}

/*
 * Prepare the weights to stay in the package: the model may write them, so they are mapped copy on
 * write, and keep packed forms where it does not.
 */
static tn_status keep_in_package(const tn_model *model, const filed_weight *weights, size_t count)
{
    tn_status status = TN_OK;
    for (size_t i = 0; i < count && status == TN_OK; i++)
        status = tni_map_copy_on_write(weights[i].storage.data, (size_t)weights[i].storage.bytes);
    tni_makes_constants = model->uses.is_known && model->uses.num_writes == 0;
    for (size_t i = 0; i < count && status == TN_OK; i++)
        status = tni_storage_keep_constant(weights[i].tensor, true);
    tni_makes_constants = false;
    return status;
}

/*
 * View all files, then give them to the container in one call, because it walks over all of its
 * constants in each. It copies them, or none if all can stay where they are.
 */
static tn_status give_files(tn_model *model, json_t *table, filed_weight *weights,
                            const char **names, tn_tensor **tensors)
{
    const char *name;
    json_t *entry;
    size_t count = 0;
    json_object_foreach(table, name, entry)
    {
        TN_TRY(view_file(model, name, entry, &weights[count]));
        names[count] = name;
        tensors[count] = weights[count].tensor;
        count++;
    }
    bool can_stay = can_all_stay(model, weights, count);
    if (can_stay)
        TN_TRY(keep_in_package(model, weights, count));
    return tn_model_set_constants(model, names, tensors, count, can_stay ? TN_MODEL_SHARE : 0);
}

/* The package stays mapped, so files and archives can be closed afterwards. */
static tn_status load_pickles(tn_model *model, json_t *table)
{
    size_t count = json_object_size(table);
    filed_weight *weights = tni_calloc(count + 1, sizeof *weights);
    const char **names = tni_calloc(count + 1, sizeof *names);
    tn_tensor **tensors = tni_calloc(count + 1, sizeof(tn_tensor *));
    tn_status status = weights != NULL && names != NULL && tensors != NULL
                           ? give_files(model, table, weights, names, tensors)
                           : tni_fail_memory(count * sizeof *weights);
    for (size_t i = 0; weights != NULL && i < count; i++) {
        tn_tensor_release(weights[i].tensor);
        tn_archive_free(weights[i].archive);
        tni_part_forget(&weights[i].part);
        tni_part_free(&weights[i].part);
    }
    tni_free(tensors);
    tni_free(names);
    tni_free(weights);
    return status;
}

static tni_model_error load_blob(tn_model *model, void *context)
{
    const tni_part *blob = context;
    return model->entries.load_constants(model->container, (const uint8_t *)blob->data);
}

/*
 * The container reads as many bytes as its constants have, without asking for the size of the file;
 * so that is checked here.
 */
static tn_status check_blob(const tn_model *model, const tni_part *blob)
{
    uint64_t bytes = 0;
    for (size_t i = 0; i < model->nconstants; i++)
        if (!model->constants[i].is_folded)
            bytes += model->constants[i].bytes;
    if (blob->bytes >= bytes)
        return TN_OK;
    return tni_fail(TN_ERR_IO, "%s: '%s' has %zu bytes, its constants have %llu", model->path,
                    blob->name, blob->bytes, (unsigned long long)bytes);
}

/*
 * Give the file of all weights to the container, which copies them as it copies those in its code;
 * so tensors over its copies are made over the package instead (stored_constants.h). A model may
 * write its weights, so they are mapped copy on write.
 */
static tn_status load_blob_part(tn_model *model, tni_part *blob)
{
    static const char what[] = "its weights cannot be loaded";
    tni_stored_constants stored = {.data = blob->data, .bytes = blob->bytes};
    if (model->entries.load_constants == NULL)
        return tni_fail(TN_ERR_IO, "%s: has weights in a file, and code that cannot read them",
                        model->path);
    TN_TRY(check_blob(model, blob));
    bool is_kept = is_in_place(blob, blob->data);
    if (is_kept) {
        TN_TRY(tni_map_copy_on_write(blob->data, blob->bytes));
        tni_stored_begin(&stored);
    }
    tn_status status = tni_model_make_constants(model, what, load_blob, blob);
    if (is_kept)
        tni_stored_end(status == TN_OK);
    if (status == TN_OK)
        tni_model_mark_given(model);
    return status;
}

/* The single file comes first. Pickles are read only if the code lacks some values. */
tn_status tni_model_load_constants(tn_model *model)
{
    tni_part part;
    json_t *table;
    TN_TRY(tni_package_read(&model->package, TNI_BESIDE_CODE, "_weights.blob", &part));
    if (part.data != NULL) {
        tn_status status = load_blob_part(model, &part);
        tni_part_forget(&part);
        tni_part_free(&part);
        return status;
    }
    TN_TRY(tni_package_read_object(&model->package, TNI_IN_FOLDER, "weights_config.json",
                                   "table of weights", &table));
    tn_status status = TN_OK;
    if (table != NULL && !atomic_load(&model->is_complete))
        status = load_pickles(model, table);
    json_decref(table);
    return status;
}
