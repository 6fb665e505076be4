/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What a package says without its code being opened. Inputs, outputs and constants are assignments
 * in the packaged source:
 *
 *     inputs_info_[0].name = "x";
 *     constants_info_[3].dtype = cached_torch_dtype_float32;
 *     constants_info_[3].shape = {128, 64};
 *
 * The source is searched as text, one line at a time, and what has another form is skipped. Cost: a
 * few passes over the source.
 */
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>

#include <tenon/experimental/package.h>

#include "model/models.h"

struct tn_package {
    char *path;                    /* the file, for messages */
    tni_package package;           /* the opened archive */
    tni_part code;                 /* the shared object, in place or inflated */
    json_t *calls;                 /* the list of operators by name; NULL without */
    char **inputs;                 /* the name of every input, its own memory */
    tni_input_facts *facts;        /* what the source's checks say of each */
    size_t ninputs;                /* how many */
    char **labels;                 /* what the author's call has for each; NULL: unknown */
    char **outputs;                /* the name of every output, likewise */
    size_t noutputs;               /* how many */
    tni_constant_facts *constants; /* every constant */
    size_t nconstants;             /* how many */
};

/* ---- assignments ---- */

/* One assignment to a member of an entry of a table. */
typedef struct assignment {
    size_t index;   /* the entry */
    tni_text field; /* the member */
    tni_text value; /* the text between "= " and ";" */
} assignment;

/*
 * Find the next assignment to `table`, such as "inputs_info_[", from *at on, and advance *at past
 * its line. Return false after the last one.
 */
static bool next_assignment(const char **at, const char *end, const char *table, assignment *out)
{
    size_t length = strlen(table);
    const char *found;
    while ((found = memmem(*at, (size_t)(end - *at), table, length)) != NULL) {
        const char *stop = memchr(found, '\n', (size_t)(end - found));
        stop = stop != NULL ? stop : end;
        *at = stop;
        size_t index = 0, digits = 0;
        /* Seven digits at most, so that the index cannot overflow. */
        for (found += length; found < stop && *found >= '0' && *found <= '9' && digits < 7;
             found++, digits++)
            index = index * 10 + (size_t)(*found - '0');
        const char *equals = memmem(found, (size_t)(stop - found), " = ", 3);
        /* Lines of another form mention the table without assigning to it. */
        if (digits == 0 || stop - found < 2 || memcmp(found, "].", 2) != 0 || equals == NULL ||
            stop[-1] != ';')
            continue;
        *out = (assignment){index,
                            {found + 2, (size_t)(equals - found - 2)},
                            {equals + 3, (size_t)(stop - equals - 4)}};
        return true;
    }
    return false;
}

/*
 * Return how many entries a table has: the highest index plus one, but never more than there are
 * assignments, so that a false index cannot ask for memory.
 */
static size_t count_items(const tni_part *source, const char *table)
{
    const char *at = source->data;
    size_t count = 0, lines = 0;
    assignment one;
    while (source->bytes > 0 && next_assignment(&at, source->data + source->bytes, table, &one)) {
        lines++;
        count = one.index >= count ? one.index + 1 : count;
    }
    return count <= lines ? count : lines;
}

/*
 * Return a copy of a text between quotes; of an empty text for anything else; NULL without memory.
 */
static char *copy_quoted(tni_text value)
{
    if (value.length < 2 || value.data[0] != '"')
        return tni_copy_text("", 0);
    return tni_copy_text(value.data + 1, value.length - 2);
}

/*
 * Read the numbers of a list such as "{128, 64}" into *numbers, which is made if it is NULL and has
 * room for TN_MAX_DIM of them.
 */
static tn_status read_numbers(tni_text value, int64_t **numbers, int64_t *count)
{
    const char *at = value.data;
    const char *end = at + value.length;
    if (*numbers == NULL)
        *numbers = tni_calloc(TN_MAX_DIM, sizeof **numbers);
    if (*numbers == NULL)
        return tni_fail_memory(TN_MAX_DIM * sizeof **numbers);
    *count = 0;
    /* strtoll stops at the `;` after the value at the latest. */
    while (at < end && *count < TN_MAX_DIM) {
        char *stop;
        while (at < end && (*at < '0' || *at > '9'))
            at++;
        if (at == end)
            break;
        (*numbers)[(*count)++] = strtoll(at, &stop, 10);
        at = stop;
    }
    return TN_OK;
}

/* Store what one assignment says of a constant; other members are skipped. */
static tn_status read_constant(const assignment *one, tni_constant_facts *out)
{
    int64_t count = 0;
    static const char dtypes[] = "cached_torch_dtype_";
    char name[32];
    if (tni_text_is(one->field, "original_fqn")) {
        tni_free(out->name);
        out->name = copy_quoted(one->value);
        return out->name != NULL ? TN_OK : tni_fail_memory(one->value.length);
    }
    if (tni_text_is(one->field, "shape"))
        return read_numbers(one->value, &out->sizes, &out->ndim);
    if (tni_text_is(one->field, "stride"))
        return read_numbers(one->value, &out->strides, &count);
    if (tni_text_is(one->field, "data_size"))
        out->bytes = strtoull(one->value.data, NULL, 10);
    else if (tni_text_is(one->field, "from_folded"))
        out->is_folded = tni_text_is(one->value, "true");
    else if (tni_text_is(one->field, "dtype") && one->value.length > strlen(dtypes) &&
             one->value.length - strlen(dtypes) < sizeof name) {
        size_t length = one->value.length - strlen(dtypes);
        memcpy(name, one->value.data + strlen(dtypes), length);
        name[length] = '\0';
        if (tn_dtype_parse(name, &out->dtype) != TN_OK)
            out->dtype = TN_DTYPE_UNDEFINED;
    }
    return TN_OK;
}

/* ---- reading ---- */

void tni_constant_facts_free(tni_constant_facts *facts, size_t count)
{
    for (size_t i = 0; facts != NULL && i < count; i++) {
        tni_free(facts[i].name);
        tni_free(facts[i].sizes);
        tni_free(facts[i].strides);
    }
    tni_free(facts);
}

/* Members that no assignment sets are zero: not said. */
tn_status tni_source_read_constants(const tni_part *source, tni_constant_facts **out, size_t *count)
{
    static const char table[] = "constants_info_[";
    const char *at = source->data;
    assignment one;
    size_t items = count_items(source, table);
    tni_constant_facts *facts = tni_calloc(items + 1, sizeof *facts);
    tn_status status = facts != NULL ? TN_OK : tni_fail_memory(items * sizeof *facts);
    for (size_t i = 0; status == TN_OK && i < items; i++)
        facts[i].dtype = TN_DTYPE_UNDEFINED;
    while (status == TN_OK && source->bytes > 0 &&
           next_assignment(&at, source->data + source->bytes, table, &one))
        if (one.index < items)
            status = read_constant(&one, &facts[one.index]);
    if (status == TN_OK) {
        *out = facts;
        *count = items;
    } else {
        tni_constant_facts_free(facts, items);
    }
    return status;
}

static void free_names(char **names, size_t count)
{
    for (size_t i = 0; names != NULL && i < count; i++)
        tni_free(names[i]);
    tni_free(names);
}

/*
 * Read the `name` of each entry of a table; *out is new, with *count names, which free_names frees.
 */
static tn_status read_names(const tni_part *source, const char *table, char ***out, size_t *count)
{
    const char *at = source->data;
    assignment one;
    size_t items = count_items(source, table);
    char **names = tni_calloc(items + 1, sizeof *names);
    bool is_good = names != NULL;
    while (is_good && source->bytes > 0 &&
           next_assignment(&at, source->data + source->bytes, table, &one)) {
        if (one.index >= items || !tni_text_is(one.field, "name"))
            continue;
        /* The last assignment counts. */
        tni_free(names[one.index]);
        names[one.index] = copy_quoted(one.value);
        is_good = names[one.index] != NULL;
    }
    if (is_good) {
        *out = names;
        *count = items;
        return TN_OK;
    }
    free_names(names, items);
    return tni_fail_memory((items + 1) * sizeof *names);
}

/*
 * Read what the author's call has for each input, from the spec that is a raw string in the source.
 * A longer one, which is in several strings, is no JSON by its first: then there are no labels.
 */
static tn_status read_labels(tn_package *self, const tni_part *source)
{
    static const char opening[] = "in_spec_ = R\"(", closing[] = ")\"";
    const char *start = NULL, *stop = NULL, *end = source->data + source->bytes;
    if (source->bytes > 0)
        start = memmem(source->data, source->bytes, opening, sizeof opening - 1);
    if (start != NULL) {
        start += sizeof opening - 1;
        stop = memmem(start, (size_t)(end - start), closing, sizeof closing - 1);
    }
    if (stop == NULL)
        return TN_OK;
    char *spec = tni_copy_text(start, (size_t)(stop - start));
    if (spec == NULL)
        return tni_fail_memory((size_t)(stop - start));
    tn_status status = tni_read_call_labels(spec, self->ninputs, &self->labels);
    tni_free(spec);
    return status;
}

/* Read the names of inputs and outputs, and the facts about inputs. */
static tn_status read_inputs(tn_package *self, const tni_part *source)
{
    TN_TRY(read_names(source, "inputs_info_[", &self->inputs, &self->ninputs));
    TN_TRY(read_names(source, "outputs_info_[", &self->outputs, &self->noutputs));
    self->facts = tni_calloc(self->ninputs + 1, sizeof *self->facts);
    if (self->facts == NULL)
        return tni_fail_memory(self->ninputs * sizeof *self->facts);
    for (size_t i = 0; i < self->ninputs; i++)
        tni_source_read_input(source, i, &self->facts[i]);
    return read_labels(self, source);
}

/* Open the package and read all that it says. */
static tn_status read_package(tn_package *self, const char *name)
{
    tni_part source;
    TN_TRY(tni_package_open(self->path, name, &self->package));
    TN_TRY(tni_package_read(&self->package, TNI_BESIDE_CODE, ".so", &self->code));
    TN_TRY(tni_package_read_object(&self->package, TNI_BESIDE_CODE, ".json", "list of calls",
                                   &self->calls));
    TN_TRY(tni_package_read(&self->package, TNI_BESIDE_CODE, ".cpp", &source));
    tn_status status = read_inputs(self, &source);
    if (status == TN_OK)
        status = tni_source_read_constants(&source, &self->constants, &self->nconstants);
    tni_part_free(&source);
    return status;
}

void tn_package_free(tn_package *self)
{
    if (self == NULL)
        return;
    free_names(self->inputs, self->ninputs);
    tni_call_labels_free(self->labels, self->ninputs);
    free_names(self->outputs, self->noutputs);
    tni_free(self->facts);
    tni_constant_facts_free(self->constants, self->nconstants);
    json_decref(self->calls);
    tni_part_free(&self->code);
    tni_package_close(&self->package);
    tni_free(self->path);
    tni_free(self);
}

tn_status tn_package_open(const char *path, const char *name, tn_package **out)
{
    if (path == NULL || out == NULL)
        return tni_fail_null("tn_package_open", "path and out");
    tn_package *self = tni_calloc(1, sizeof *self);
    if (self == NULL)
        return tni_fail_memory(sizeof *self);
    self->path = tni_copy_text(path, strlen(path));
    tn_status status =
        self->path != NULL ? read_package(self, name) : tni_fail_memory(strlen(path));
    if (status == TN_OK)
        *out = self;
    else
        tn_package_free(self);
    return status;
}

/* ---- what it says ---- */

const char *tn_package_model(const tn_package *package)
{
    return package != NULL ? package->package.name : "";
}

void tn_package_code(const tn_package *package, const void **data, size_t *bytes)
{
    *data = package != NULL ? package->code.data : NULL;
    *bytes = package != NULL ? package->code.bytes : 0;
}

tn_status tn_package_check(const tn_package *package)
{
    if (package == NULL)
        return tni_fail_null("tn_package_check", "package");
    return tni_package_check_cpu(&package->package);
}

/*
 * The metadata are an object; `index` counts its members in their order. A value that is not a text
 * reads as empty.
 */
bool tn_package_metadata_at(const tn_package *package, size_t index, const char **key,
                            const char **value)
{
    json_t *about = package != NULL ? package->package.about : NULL;
    void *iterator = json_object_iter(about);
    for (size_t i = 0; i < index && iterator != NULL; i++)
        iterator = json_object_iter_next(about, iterator);
    if (iterator == NULL)
        return false;
    const char *text = json_string_value(json_object_iter_value(iterator));
    *key = json_object_iter_key(iterator);
    *value = text != NULL ? text : "";
    return true;
}

bool tn_package_input_at(const tn_package *package, size_t index, tn_model_input *out)
{
    if (package == NULL || out == NULL || index >= package->ninputs)
        return false;
    const tni_input_facts *facts = &package->facts[index];
    const char *name = package->inputs[index] != NULL ? package->inputs[index] : "";
    tn_model_input filled = {sizeof filled, name,        facts->dtype,  facts->ndim,
                             facts->least,  facts->most, facts->strides};
    tni_hand_out(out, &filled, sizeof filled);
    return true;
}

const char *tn_package_input_label(const tn_package *package, size_t index)
{
    if (package == NULL || index >= package->ninputs)
        return NULL;
    const char *name = package->inputs[index];
    return tni_input_label(package->labels, index, name != NULL ? name : "");
}

bool tn_package_output_at(const tn_package *package, size_t index, const char **name)
{
    if (package == NULL || name == NULL || index >= package->noutputs)
        return false;
    *name = package->outputs[index] != NULL ? package->outputs[index] : "";
    return true;
}

bool tn_package_constant_at(const tn_package *package, size_t index, tn_package_constant *out)
{
    if (package == NULL || out == NULL || index >= package->nconstants)
        return false;
    const tni_constant_facts *constant = &package->constants[index];
    tn_package_constant filled = {sizeof filled,      constant->name != NULL ? constant->name : "",
                                  constant->dtype,    constant->ndim,
                                  constant->sizes,    constant->bytes,
                                  constant->is_folded};
    tni_hand_out(out, &filled, sizeof filled);
    return true;
}

bool tn_package_operator_at(const tn_package *package, size_t index, const char **name,
                            bool *is_registered)
{
    const tn_op *op;
    json_t *nodes = json_object_get(package != NULL ? package->calls : NULL, "nodes");
    json_t *call = json_object_get(json_array_get(nodes, index), "node");
    if (index >= json_array_size(nodes))
        return false;
    const char *target = json_string_value(json_object_get(call, "target"));
    *name = target != NULL ? target : "";
    *is_registered = tn_op_find(*name, &op) == TN_OK;
    return true;
}
