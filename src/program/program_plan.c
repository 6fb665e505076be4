/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Arguments of the export format, made into a plan: what is constant becomes a value now, what
 * comes from a register is noted.
 */
#include <jansson.h>

#include "model/models.h"
#include "program/program_reading.h"

/* ---- growing ---- */

/* Add `count` values, which are None; return the first's index, or UINT32_MAX without memory. */
static uint32_t add_values(tni_plan_builder *plan, size_t count)
{
    size_t first = plan->nvalues;
    if (count > UINT32_MAX / 2 - first || tni_reserve((void **)&plan->values, &plan->values_room,
                                                      first + count, sizeof *plan->values) != TN_OK)
        return UINT32_MAX;
    for (size_t i = 0; i < count; i++)
        plan->values[first + i] = tn_value_none();
    plan->nvalues += count;
    return (uint32_t)first;
}

static tn_status add_fill(tni_plan_builder *plan, uint32_t at, tni_register from)
{
    TN_TRY(tni_reserve((void **)&plan->fills, &plan->fills_room, plan->nfills + 1,
                       sizeof *plan->fills));
    plan->fills[plan->nfills++] = (tni_plan_fill){at, from};
    return TN_OK;
}

static tn_status add_list(tni_plan_builder *plan, uint32_t at, uint32_t first, uint32_t count)
{
    TN_TRY(tni_reserve((void **)&plan->lists, &plan->lists_room, plan->nlists + 1,
                       sizeof *plan->lists));
    plan->lists[plan->nlists++] = (tni_plan_list){at, first, count};
    return TN_OK;
}

void tni_plan_builder_free(tni_plan_builder *plan)
{
    tni_free(plan->values);
    tni_free(plan->fills);
    tni_free(plan->lists);
    *plan = (tni_plan_builder){0};
}

tn_status tni_plan_begin(tni_plan_builder *plan, size_t nargs)
{
    *plan = (tni_plan_builder){.nargs = nargs};
    return nargs == 0 || add_values(plan, nargs) != UINT32_MAX ? TN_OK : TN_ERR_MEMORY;
}

/* Return a copy of an array in the arena; NULL for none, and without memory. */
static void *keep(tni_arena *arena, const void *items, size_t count, size_t size)
{
    void *copy = tni_arena_get(arena, count, size);
    if (copy != NULL && count > 0)
        memcpy(copy, items, count * size);
    return copy;
}

tn_status tni_plan_end(tni_plan_builder *plan, tni_arena *arena, tni_plan *out)
{
    *out = (tni_plan){
        .values = keep(arena, plan->values, plan->nvalues, sizeof *plan->values),
        .nargs = (uint32_t)plan->nargs,
        .nvalues = (uint32_t)plan->nvalues,
        .fills = keep(arena, plan->fills, plan->nfills, sizeof *plan->fills),
        .nfills = (uint32_t)plan->nfills,
        .lists = keep(arena, plan->lists, plan->nlists, sizeof *plan->lists),
        .nlists = (uint32_t)plan->nlists,
    };
    return out->values != NULL && out->fills != NULL && out->lists != NULL ? TN_OK : TN_ERR_MEMORY;
}

/* ---- constants ---- */

/* Make a list of integers one array, which costs a call less. */
static bool pack_ints(tni_arena *arena, tn_value *list)
{
    size_t count = list->as.list.count;
    for (size_t i = 0; i < count; i++)
        if (list->as.list.items[i].kind != TN_KIND_INT)
            return false;
    int64_t *ints = count > 0 ? tni_arena_get(arena, count, sizeof *ints) : NULL;
    if (ints == NULL)
        return false;
    for (size_t i = 0; i < count; i++)
        ints[i] = list->as.list.items[i].as.integer;
    *list = tn_value_ints(ints, count);
    return true;
}

/* Move what a constant borrows from the JSON, or owns, to the arena. */
static tn_status settle(tni_arena *arena, tn_value *value)
{
    if (value->kind == TN_KIND_STRING) {
        value->as.string.data =
            tni_arena_text(arena, value->as.string.data, value->as.string.length);
        return value->as.string.data != NULL ? TN_OK : TN_ERR_MEMORY;
    }
    if (value->kind != TN_KIND_LIST)
        return TN_OK;
    tn_value *items = value->as.list.items;
    tn_status status = TN_OK;
    if (!pack_ints(arena, value)) {
        size_t count = value->as.list.count;
        for (size_t i = 0; i < count && status == TN_OK; i++)
            status = settle(arena, &items[i]);
        value->as.list.items = keep(arena, items, count, sizeof *items);
        if (value->as.list.items == NULL)
            status = TN_ERR_MEMORY;
    }
    tni_free(items);
    return status;
}

/* ---- arguments ---- */

/* Kinds of lists, and the kind of their items. Constants' lists are export_values.c's. */
static const struct {
    const char *list; /* as_tensors … */
    const char *item; /* as_tensor … */
} list_kinds[] = {
    {"as_tensors", "as_tensor"},         {"as_optional_tensors", "as_optional_tensor"},
    {"as_nested_tensors", "as_tensors"}, {"as_sym_ints", "as_sym_int"},
    {"as_sym_floats", "as_sym_float"},   {"as_sym_bools", "as_sym_bool"},
    {"as_int_lists", "as_ints"},         {"as_float_lists", "as_floats"},
};

static const char *item_kind(const char *key)
{
    for (size_t i = 0; i < TN_LEN(list_kinds); i++)
        if (strcmp(list_kinds[i].list, key) == 0)
            return list_kinds[i].item;
    return NULL;
}

/* Kinds of one value that a register may give, and where its name is. */
static const char *name_of(const char *key, json_t *json)
{
    if (strcmp(key, "as_tensor") == 0)
        return json_string_value(json_object_get(json, "name"));
    if (strcmp(key, "as_sym_int") == 0 || strcmp(key, "as_sym_float") == 0 ||
        strcmp(key, "as_sym_bool") == 0)
        return json_string_value(json_object_get(json, "as_name"));
    return NULL;
}

const char *tni_reading_value_name(json_t *holder)
{
    json_t *optional = json_object_get(holder, "as_optional_tensor");
    void *first = json_object_iter(optional != NULL ? optional : holder);
    return first != NULL ? name_of(json_object_iter_key(first), json_object_iter_value(first))
                         : NULL;
}

/* Refuse an argument by its kind, and an object by its class. */
static tn_status refuse(const tni_reading *reading, const char *key, json_t *json)
{
    const char *class = json_string_value(json_object_get(json, "class_fqn"));
    return tni_fail(TN_ERR_NOT_IMPLEMENTED, "%s: %s has an argument that is not served: %s%s%s",
                    reading->program->path, reading->node, key, class != NULL ? " of class " : "",
                    class != NULL ? class : "");
}

static tn_status put(tni_reading *reading, tni_plan_builder *plan, uint32_t at, const char *key,
                     json_t *json, int depth);

/* Put a list: its items become further values. */
static tn_status put_list(tni_reading *reading, tni_plan_builder *plan, uint32_t at,
                          const char *item, json_t *json, int depth)
{
    size_t count = json_array_size(json);
    if (!json_is_array(json) || depth > 4)
        return refuse(reading, item, json);
    uint32_t first = add_values(plan, count);
    if (first == UINT32_MAX)
        return TN_ERR_MEMORY;
    for (size_t i = 0; i < count; i++)
        TN_TRY(put(reading, plan, first + (uint32_t)i, item, json_array_get(json, i), depth + 1));
    return add_list(plan, at, first, (uint32_t)count);
}

/* Put one argument of kind `key` at value `at`. */
static tn_status put(tni_reading *reading, tni_plan_builder *plan, uint32_t at, const char *key,
                     json_t *json, int depth)
{
    const char *item = item_kind(key);
    const char *name = name_of(key, json);
    if (item != NULL)
        return put_list(reading, plan, at, item, json, depth);
    if (name != NULL) {
        tni_register from;
        TN_TRY(tni_reading_find(reading, name, &from));
        return add_fill(plan, at, from);
    }
    /* A number where a symbol may stand, and an optional tensor, are one more object. */
    bool is_nested = strncmp(key, "as_sym_", 7) == 0 || strcmp(key, "as_optional_tensor") == 0;
    void *inner = is_nested ? json_object_iter(json) : NULL;
    if (inner != NULL && depth <= 4)
        return put(reading, plan, at, json_object_iter_key(inner), json_object_iter_value(inner),
                   depth + 1);
    bool is_read;
    tn_value constant = tn_value_none();
    TN_TRY(tni_export_read_value(key, json, &is_read, &constant));
    if (!is_read)
        return refuse(reading, key, json);
    TN_TRY(settle(&reading->program->arena, &constant));
    plan->values[at] = constant;
    return TN_OK;
}

tn_status tni_plan_put(tni_reading *reading, tni_plan_builder *plan, uint32_t at, json_t *holder)
{
    void *argument = json_object_iter(holder);
    if (argument == NULL)
        return refuse(reading, "nothing", NULL);
    return put(reading, plan, at, json_object_iter_key(argument), json_object_iter_value(argument),
               0);
}

/* ---- lists that are taken apart ---- */

/* Return the list in an argument and the kind of its items; NULL for one value. */
static json_t *list_of(json_t *holder, const char **item)
{
    static const struct {
        const char *list; /* as_ints … */
        const char *item; /* as_int … */
    } constants[] = {{"as_ints", "as_int"}, {"as_floats", "as_float"}, {"as_bools", "as_bool"}};
    void *argument = json_object_iter(holder);
    if (argument == NULL)
        return NULL;
    const char *key = json_object_iter_key(argument);
    *item = item_kind(key);
    for (size_t i = 0; i < TN_LEN(constants); i++)
        if (strcmp(constants[i].list, key) == 0)
            *item = constants[i].item;
    return *item != NULL ? json_object_iter_value(argument) : NULL;
}

size_t tni_plan_count_each(json_t *holder)
{
    const char *item;
    json_t *list = list_of(holder, &item);
    return list != NULL ? json_array_size(list) : 1;
}

tn_status tni_plan_put_each(tni_reading *reading, tni_plan_builder *plan, size_t *at,
                            json_t *holder)
{
    const char *item;
    json_t *list = list_of(holder, &item);
    if (list == NULL)
        return tni_plan_put(reading, plan, (uint32_t)(*at)++, holder);
    for (size_t i = 0; i < json_array_size(list); i++)
        TN_TRY(put(reading, plan, (uint32_t)(*at)++, item, json_array_get(list, i), 1));
    return TN_OK;
}
