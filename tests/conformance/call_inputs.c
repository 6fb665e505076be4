/* SPDX-License-Identifier: BSD-3-Clause */
/* The call of a recorded line: its tensors and its arguments. */
#include "replay.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

char *replay_blobs;
size_t replay_blobs_size;

/* Notes why a case fails or is skipped; returns the verdict to return. */
verdict because(replay *self, verdict result, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    vsnprintf(self->why, sizeof self->why, format, list);
    va_end(list);
    return result;
}

bool has_flag(const replay *self, const char *flag)
{
    size_t i;
    json_t *item;
    json_array_foreach(json_object_get(self->line, "flags"), i, item)
    {
        if (strcmp(json_string_value(item), flag) == 0)
            return true;
    }
    return false;
}

record record_of(const json_t *fields)
{
    record out = {.dtype = TN_DTYPE_UNDEFINED};
    const json_t *sizes = json_array_get(fields, 1);
    if (tn_dtype_parse(json_string_value(json_array_get(fields, 0)), &out.dtype) != TN_OK)
        out.dtype = TN_DTYPE_UNDEFINED;
    out.rank = (int64_t)json_array_size(sizes);
    for (size_t i = 0; i < json_array_size(sizes) && i < TN_MAX_DIM; i++) {
        out.sizes[i] = json_integer_value(json_array_get(sizes, i));
        out.strides[i] = json_integer_value(json_array_get(json_array_get(fields, 2), i));
    }
    out.offset = json_integer_value(json_array_get(fields, 3));
    out.storage = json_integer_value(json_array_get(fields, 4));
    const char *marks = json_string_value(json_array_get(fields, 5));
    if (marks != NULL && strchr(marks, 'c') != NULL)
        out.bits |= TNI_FUNCTIONALITY_BIT(CONJUGATE);
    if (marks != NULL && strchr(marks, 'n') != NULL)
        out.bits |= TNI_FUNCTIONALITY_BIT(NEGATIVE);
    return out;
}

/* The bytes of a recorded [offset, length]; NULL if they are not in the file. */
static const char *blob_of(const json_t *span, size_t *length)
{
    size_t offset = (size_t)json_integer_value(json_array_get(span, 0));
    *length = (size_t)json_integer_value(json_array_get(span, 1));
    return offset <= replay_blobs_size && *length <= replay_blobs_size - offset
               ? replay_blobs + offset
               : NULL;
}

/* The bytes that a storage must hold after the call: those of `after`, else what it began with. */
const char *expected_bytes(const replay *self, int64_t storage, size_t *length, bool *is_written)
{
    char number[24];
    snprintf(number, sizeof number, "%lld", (long long)storage);
    const json_t *after = json_object_get(json_object_get(self->line, "after"), "storages");
    const json_t *span = json_object_get(after, number);
    *is_written = span != NULL;
    if (span == NULL)
        span = json_array_get(json_object_get(self->line, "storages"), (size_t)storage);
    return blob_of(span, length);
}

/* ---- making inputs ---- */

static tni_storage *storage_of(replay *self, int64_t number)
{
    size_t length;
    tn_device device = {self->is_meta ? TN_DEVICE_META : TN_DEVICE_CPU, self->is_meta ? -1 : 0};
    if (self->device != NULL)
        device = self->device->device;
    if (self->storages[number] != NULL)
        return self->storages[number];
    const json_t *all = json_object_get(self->line, "storages");
    const char *bytes = blob_of(json_array_get(all, (size_t)number), &length);
    if (bytes == NULL || tni_storage_new(length, device, &self->storages[number]) != TN_OK)
        return NULL;
    if (length > 0 && !self->is_meta)
        memcpy(reach(self, self->storages[number]->data), bytes, length);
    return self->storages[number];
}

verdict make_inputs(replay *self)
{
    const json_t *tensors = json_object_get(self->line, "tensors");
    size_t nin = (size_t)json_integer_value(json_object_get(self->line, "nin"));
    if (json_array_size(tensors) > MAX_TENSORS ||
        json_array_size(json_object_get(self->line, "storages")) > MAX_TENSORS)
        return because(self, SKIPPED, "more than %d tensors", MAX_TENSORS);
    for (; self->nin < nin; self->nin++) {
        record seen = record_of(json_array_get(tensors, self->nin));
        if (seen.dtype == TN_DTYPE_UNDEFINED)
            return because(self, SKIPPED, "a dtype that is not known");
        if (seen.rank > TN_MAX_DIM)
            return because(self, SKIPPED, "%lld dimensions", (long long)seen.rank);
        tni_storage *storage = storage_of(self, seen.storage);
        if (storage == NULL)
            return because(self, FAILED, "the bytes of storage %lld cannot be had",
                           (long long)seen.storage);
        tni_tensor_spec spec = {.dtype = seen.dtype,
                                .rank = seen.rank,
                                .sizes = seen.sizes,
                                .strides = seen.strides,
                                .offset = seen.offset};
        if (tni_tensor_new_take(tni_storage_retain(storage), &spec, &self->inputs[self->nin]) !=
            TN_OK)
            return because(self, FAILED, "input %zu: %s", self->nin, tn_last_error());
        self->inputs[self->nin]->keys |= seen.bits;
    }
    return PASSED;
}

/* ---- making arguments ---- */

double number_of(const json_t *value)
{
    const char *special = json_string_value(json_object_get(value, "f"));
    if (special == NULL)
        return json_number_value(value);
    return strcmp(special, "nan") == 0 ? NAN : strcmp(special, "inf") == 0 ? INFINITY : -INFINITY;
}

/* A number where the schema says Tensor: 0-dim, and only its kind counts in promotion. */
static verdict wrap_number(replay *self, const tn_value *number, tn_value *out)
{
    tn_dtype dtype = number->kind == TN_KIND_BOOL     ? TN_DTYPE_BOOL
                     : number->kind == TN_KIND_INT    ? TN_DTYPE_I64
                     : number->kind == TN_KIND_DOUBLE ? TN_DTYPE_F64
                                                      : TN_DTYPE_C128;
    tn_tensor *tensor;
    if (self->nnumbers == MAX_TENSORS ||
        tn_tensor_empty(dtype, 0, NULL, NULL, TN_CPU, &tensor) != TN_OK)
        return because(self, FAILED, "a wrapped number cannot be made");
    if (dtype == TN_DTYPE_BOOL)
        memcpy(tn_tensor_data(tensor), &number->as.boolean, 1);
    else
        memcpy(tn_tensor_data(tensor), &number->as, tn_dtype_size(dtype));
    tensor->flags |= TNI_TENSOR_WRAPPED_NUMBER;
    self->numbers[self->nnumbers++] = tensor;
    *out = tn_value_tensor(tensor);
    return PASSED;
}

static const char *const format_names[TN_MEMORY_FORMAT_COUNT] = {
    "contiguous_format", "preserve_format", "channels_last", "channels_last_3d"};

/* {"dtype": …}, {"layout": …}, {"device": …}, {"memory_format": …}, {"c": […]}, {"f": …}. */
static verdict object_argument(replay *self, const json_t *value, tn_value *out)
{
    const char *text;
    tn_dtype dtype;
    const json_t *complex = json_object_get(value, "c");
    if (complex != NULL) {
        *out = (tn_value){TN_KIND_COMPLEX, {0}};
        for (size_t part = 0; part < 2; part++)
            out->as.complex[part] = number_of(json_array_get(complex, part));
        return PASSED;
    }
    if (json_object_get(value, "f") != NULL) {
        *out = tn_value_double(number_of(value));
        return PASSED;
    }
    if ((text = json_string_value(json_object_get(value, "dtype"))) != NULL &&
        tn_dtype_parse(text, &dtype) == TN_OK) {
        *out = tn_value_dtype(dtype);
        return PASSED;
    }
    if ((text = json_string_value(json_object_get(value, "device"))) != NULL) {
        if (self->is_meta)
            text = "meta";
        if (self->device != NULL)
            text = self->device->name;
        *out = tn_value_string(text, strlen(text));
        return PASSED;
    }
    if ((text = json_string_value(json_object_get(value, "layout"))) != NULL &&
        strcmp(text, "strided") == 0) {
        *out = (tn_value){TN_KIND_LAYOUT, {.integer = TN_LAYOUT_STRIDED}};
        return PASSED;
    }
    text = json_string_value(json_object_get(value, "memory_format"));
    for (int i = 0; text != NULL && i < TN_MEMORY_FORMAT_COUNT; i++) {
        if (strcmp(text, format_names[i]) == 0) {
            *out = (tn_value){TN_KIND_MEMORY_FORMAT, {.integer = i}};
            return PASSED;
        }
    }
    return because(self, SKIPPED, "an argument of a kind that is not replayed");
}

/* The type under optionals. */
static const tni_type *bare_type(const tni_type *type)
{
    while (type != NULL && type->kind == TNI_TYPE_OPTIONAL)
        type = type->items[0];
    return type;
}

static verdict argument(replay *self, const json_t *value, const tni_type *type, tn_value *out);

static verdict list_argument(replay *self, const json_t *value, const tni_type *type, tn_value *out)
{
    const tni_type *bare = bare_type(type);
    const tni_type *item = bare != NULL && bare->kind == TNI_TYPE_LIST ? bare->items[0] : NULL;
    size_t count = json_array_size(value);
    tn_value *items = calloc(count + 1, sizeof *items);
    if (items == NULL || self->nlists == sizeof self->lists / sizeof *self->lists) {
        free(items);
        return because(self, SKIPPED, "too many lists");
    }
    self->lists[self->nlists++] = items;
    for (size_t i = 0; i < count; i++) {
        verdict result = argument(self, json_array_get(value, i), item, &items[i]);
        if (result != PASSED)
            return result;
    }
    *out = tn_value_list(items, count);
    return PASSED;
}

static verdict argument(replay *self, const json_t *value, const tni_type *type, tn_value *out)
{
    const tni_type *bare = bare_type(type);
    const json_t *tensor = json_object_get(value, "t");
    verdict result = PASSED;
    if (tensor != NULL) {
        size_t number = (size_t)json_integer_value(tensor);
        if (number >= self->nin)
            return because(self, SKIPPED, "an argument that is no input");
        *out = tn_value_tensor(self->inputs[number]);
        return PASSED;
    }
    if (json_is_array(value))
        return list_argument(self, value, type, out);
    if (json_is_null(value))
        *out = tn_value_none();
    else if (json_is_boolean(value))
        *out = tn_value_bool(json_is_true(value));
    else if (json_is_integer(value))
        *out = tn_value_int(json_integer_value(value));
    else if (json_is_real(value))
        *out = tn_value_double(json_real_value(value));
    else if (json_is_string(value))
        *out = tn_value_string(json_string_value(value), json_string_length(value));
    else
        result = object_argument(self, value, out);
    bool is_number = out->kind == TN_KIND_BOOL || out->kind == TN_KIND_INT ||
                     out->kind == TN_KIND_DOUBLE || out->kind == TN_KIND_COMPLEX;
    if (result == PASSED && is_number && bare != NULL && bare->kind == TNI_TYPE_TENSOR)
        return wrap_number(self, &(tn_value){out->kind, out->as}, out);
    return result;
}

/* Positions first, then names; what is not given is the default. */
verdict make_arguments(replay *self)
{
    const tn_schema *schema = tn_op_schema(self->op);
    const json_t *positional = json_object_get(self->line, "args");
    const char *name;
    json_t *value;
    verdict result = PASSED;
    if (schema->nargs > 32 || schema->nreturns > 8)
        return because(self, SKIPPED, "more arguments or results than are replayed");
    if (json_array_size(positional) > schema->nargs)
        return because(self, SKIPPED, "more arguments than the schema has");
    for (size_t i = 0; i < schema->nargs; i++)
        self->args[i] = tn_value_default();
    for (size_t i = 0; i < json_array_size(positional) && result == PASSED; i++)
        result =
            argument(self, json_array_get(positional, i), schema->args[i].type, &self->args[i]);
    json_object_foreach(json_object_get(self->line, "kwargs"), name, value)
    {
        int64_t index = tn_op_arg_index(self->op, name);
        if (index < 0)
            return because(self, FAILED, "the schema has no argument '%s'", name);
        if (result == PASSED)
            result = argument(self, value, schema->args[index].type, &self->args[index]);
    }
    return result;
}
