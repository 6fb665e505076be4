/* SPDX-License-Identifier: BSD-3-Clause */
/* Printing values for people, close to how PyTorch prints them, and as JSON. */
#include "cli.h"

#include <jansson.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <tenon/ops.h>

/*
 * Write the shortest decimal number that is read back as the same value. `digits` is the most that
 * it may need; 17 means a double.
 */
static void format_real(double value, int digits, char *text, size_t size)
{
    if (isnan(value)) {
        snprintf(text, size, "nan");
        return;
    }
    if (isinf(value)) {
        snprintf(text, size, value < 0 ? "-inf" : "inf");
        return;
    }
    for (int precision = 1; precision <= digits; precision++) {
        snprintf(text, size, "%.*g", precision, value);
        double again = strtod(text, NULL);
        if (digits == 17 ? again == value : (float)again == (float)value)
            break;
    }
    /* A whole number gets a point, to be known as a real one. */
    if (strpbrk(text, ".e") == NULL && strlen(text) + 1 < size)
        strcat(text, ".");
}

/* Write the element at `address` as text. */
static void format_element(tn_dtype dtype, const void *address, char *text, size_t size)
{
    cli_element element = cli_element_read(dtype, address);
    char imaginary[40];
    switch (element.kind) {
    case CLI_ELEMENT_REAL:
        format_real(element.real, element.digits, text, size);
        break;
    case CLI_ELEMENT_INT:
        snprintf(text, size, "%lld", (long long)element.integer);
        break;
    case CLI_ELEMENT_UINT:
        snprintf(text, size, "%llu", (unsigned long long)element.natural);
        break;
    case CLI_ELEMENT_BOOL:
        snprintf(text, size, element.integer != 0 ? "True" : "False");
        break;
    case CLI_ELEMENT_COMPLEX:
        format_real(element.real, element.digits, text, size);
        format_real(element.imaginary, element.digits, imaginary, sizeof imaginary);
        snprintf(text + strlen(text), size - strlen(text), "%s%sj",
                 signbit(element.imaginary) ? "" : "+", imaginary);
        break;
    case CLI_ELEMENT_RAW:
        snprintf(text, size, "0x%02llx", (unsigned long long)element.integer);
        break;
    }
}

/* Return whether the dtype is not printed, because the elements show it, as in PyTorch. */
static bool shows_its_dtype(const tn_tensor *tensor, bool has_elements)
{
    tn_dtype dtype = tn_tensor_dtype(tensor);
    return dtype == TN_DTYPE_F32 ||
           (has_elements &&
            (dtype == TN_DTYPE_I64 || dtype == TN_DTYPE_C64 || dtype == TN_DTYPE_BOOL));
}

/* If an operator fails, the tensor is returned with its lazy bits, and its memory is printed. */
tn_tensor *cli_plain(tn_tensor *tensor)
{
    tn_tensor *conjugated;
    tn_tensor *plain;
    if (tn_resolve_conj(tensor, &conjugated) != TN_OK)
        return tn_tensor_retain(tensor);
    if (tn_resolve_neg(conjugated, &plain) != TN_OK)
        return conjugated;
    tn_tensor_release(conjugated);
    return plain;
}

/* Write the elements and what stands before them; NULL without memory. */
static char *write_elements(const tn_tensor *tensor, bool has_data)
{
    static const cli_text_options options = CLI_TEXT_DEFAULTS;
    char *text = NULL;
    size_t length = 0;
    FILE *stream = open_memstream(&text, &length);
    if (stream == NULL)
        return NULL;
    fputs("tensor(", stream);
    if (tn_tensor_numel(tensor) == 0)
        fputs("[]", stream);
    else if (has_data)
        cli_print_elements(stream, tensor, &options);
    else
        fputs("...", stream);
    if (fclose(stream) == 0)
        return text;
    free(text);
    return NULL;
}

/*
 * Print a note behind the elements, on a line of its own where it would be too long; `*column` is
 * the one that it would begin in.
 */
static void print_note(FILE *stream, const char *note, size_t *column)
{
    bool is_broken = *column + strlen(note) + 2 > CLI_TEXT_WIDTH;
    fprintf(stream, is_broken ? ",\n       %s" : ", %s", note);
    *column = is_broken ? strlen(note) + 7 : *column + strlen(note) + 2;
}

/* Write "size=(2, 3)" to `text`. */
static void write_sizes(const tn_tensor *tensor, char *text, size_t size)
{
    int64_t ndim = tn_tensor_dim(tensor);
    size_t length = (size_t)snprintf(text, size, "size=(");
    for (int64_t i = 0; i < ndim && length < size; i++)
        length += (size_t)snprintf(text + length, size - length, "%s%lld", i > 0 ? ", " : "",
                                   (long long)tn_tensor_sizes(tensor)[i]);
    if (length < size)
        snprintf(text + length, size - length, ndim == 1 ? ",)" : ")");
}

/* Print a tensor as Python does; `lazy` may have lazy bits. */
static void print_tensor(FILE *stream, tn_tensor *lazy)
{
    char note[1536];
    if (lazy == NULL) {
        fputs("tensor(undefined)", stream);
        return;
    }
    tn_tensor *tensor = cli_plain(lazy);
    const int64_t count = tn_tensor_numel(tensor);
    bool has_data = tn_tensor_data(tensor) != NULL;
    char *text = write_elements(tensor, has_data);
    const char *line = text != NULL ? strrchr(text, '\n') : NULL;
    size_t column = text == NULL ? 0 : strlen(line != NULL ? line : text) + (line == NULL);
    fputs(text != NULL ? text : "tensor(", stream);
    if (tn_tensor_device(tensor).type != TN_DEVICE_CPU) {
        snprintf(note, sizeof note, "device='%s'",
                 tn_device_type_name((tn_device_type)tn_tensor_device(tensor).type));
        print_note(stream, note, &column);
    }
    if (tn_tensor_device(tensor).type == TN_DEVICE_META ||
        (count == 0 ? tn_tensor_dim(tensor) != 1 : !has_data)) {
        write_sizes(tensor, note, sizeof note);
        print_note(stream, note, &column);
    }
    if (!shows_its_dtype(tensor, count > 0 && has_data)) {
        snprintf(note, sizeof note, "dtype=%s", tn_dtype_name(tn_tensor_dtype(tensor)));
        print_note(stream, note, &column);
    }
    fputc(')', stream);
    free(text);
    tn_tensor_release(tensor);
}

static void print_device(FILE *stream, tn_device device)
{
    fputs(tn_device_type_name((tn_device_type)device.type), stream);
    if (device.index >= 0)
        fprintf(stream, ":%d", device.index);
}

/* Print a value. */
void cli_print_item(FILE *stream, const tn_value *value)
{
    char text[96];
    switch (value->kind) {
    case TN_KIND_NONE:
    case TN_KIND_DEFAULT:
        fputs("None", stream);
        break;
    case TN_KIND_TENSOR:
        print_tensor(stream, value->as.tensor);
        break;
    case TN_KIND_INT:
    case TN_KIND_LAYOUT:
    case TN_KIND_MEMORY_FORMAT:
        fprintf(stream, "%lld", (long long)value->as.integer);
        break;
    case TN_KIND_DTYPE:
        fputs(tn_dtype_name((tn_dtype)value->as.integer), stream);
        break;
    case TN_KIND_DOUBLE:
        format_real(value->as.real, 17, text, sizeof text);
        fputs(text, stream);
        break;
    case TN_KIND_BOOL:
        fputs(value->as.boolean ? "True" : "False", stream);
        break;
    case TN_KIND_COMPLEX:
        format_element(TN_DTYPE_C128, value->as.complex, text, sizeof text);
        fputs(text, stream);
        break;
    case TN_KIND_STRING:
        fputc('"', stream);
        fwrite(value->as.string.data, 1, value->as.string.length, stream);
        fputc('"', stream);
        break;
    case TN_KIND_DEVICE:
        print_device(stream, value->as.device);
        break;
    case TN_KIND_LIST:
        fputc('[', stream);
        for (size_t i = 0; i < value->as.list.count; i++) {
            fputs(i > 0 ? ", " : "", stream);
            cli_print_item(stream, &value->as.list.items[i]);
        }
        fputc(']', stream);
        break;
    case TN_KIND_STREAM:
        fprintf(stream, "<stream %lld of ", (long long)value->as.stream.id);
        print_device(stream, value->as.stream.device);
        fputc('>', stream);
        break;
    case TN_KIND_OPAQUE:
        fputs("Generator()", stream);
        break;
    case TN_KIND_INTS:
        fputc('[', stream);
        for (size_t i = 0; i < value->as.ints.count; i++)
            fprintf(stream, "%s%lld", i > 0 ? ", " : "", (long long)value->as.ints.items[i]);
        fputc(']', stream);
        break;
    }
}

void cli_print_value(FILE *stream, const tn_value *value)
{
    cli_print_item(stream, value);
    fputc('\n', stream);
}

/* ---- JSON ---- */

/* Return a number. JSON has no nan and inf; they become strings, as in the recorded corpora. */
static json_t *json_number(double value)
{
    if (isfinite(value))
        return json_real(value);
    return json_string(isnan(value) ? "nan" : value > 0 ? "inf" : "-inf");
}

/* Return the element at `address`. Numbers beyond int64 become strings. */
static json_t *json_element(tn_dtype dtype, const void *address)
{
    cli_element element = cli_element_read(dtype, address);
    switch (element.kind) {
    case CLI_ELEMENT_REAL:
        return json_number(element.real);
    case CLI_ELEMENT_INT:
        return json_integer(element.integer);
    case CLI_ELEMENT_UINT:
        return element.natural <= INT64_MAX
                   ? json_integer((json_int_t)element.natural)
                   : json_sprintf("%llu", (unsigned long long)element.natural);
    case CLI_ELEMENT_BOOL:
        return json_boolean(element.integer != 0);
    case CLI_ELEMENT_COMPLEX:
        return json_pack("[o,o]", json_number(element.real), json_number(element.imaginary));
    case CLI_ELEMENT_RAW:
        break;
    }
    return json_integer(element.integer);
}

/* Return the items of the dimensions from `dim` on as nested arrays. */
static json_t *json_items(const tn_tensor *tensor, int64_t dim, const char *address)
{
    tn_dtype dtype = tn_tensor_dtype(tensor);
    if (dim == tn_tensor_dim(tensor))
        return json_element(dtype, address);
    json_t *array = json_array();
    int64_t step = cli_step(tensor, dim);
    for (int64_t i = 0; i < tn_tensor_sizes(tensor)[dim]; i++)
        json_array_append_new(array, json_items(tensor, dim + 1, address + i * step));
    return array;
}

/* Return a tensor as an object. `data` is null if it has no elements in memory. */
static json_t *json_tensor(tn_tensor *tensor)
{
    if (tensor == NULL)
        return json_pack("{s:s}", "type", "undefined");
    json_t *shape = json_array();
    json_t *strides = json_array();
    for (int64_t i = 0; i < tn_tensor_dim(tensor); i++) {
        json_array_append_new(shape, json_integer(tn_tensor_sizes(tensor)[i]));
        json_array_append_new(strides, json_integer(tn_tensor_strides(tensor)[i]));
    }
    tn_tensor *plain = cli_plain(tensor);
    bool readable = tn_tensor_data(plain) != NULL || tn_tensor_numel(plain) == 0;
    json_t *data = readable ? json_items(plain, 0, tn_tensor_data(plain)) : json_null();
    tn_tensor_release(plain);
    return json_pack("{s:s, s:s, s:s, s:o, s:o, s:o}", "type", "tensor", "dtype",
                     tn_dtype_name(tn_tensor_dtype(tensor)), "device",
                     tn_device_type_name((tn_device_type)tn_tensor_device(tensor).type), "shape",
                     shape, "strides", strides, "data", data);
}

/* Return a value; what JSON does not have becomes null. */
static json_t *json_value(const tn_value *value)
{
    json_t *items;
    switch (value->kind) {
    case TN_KIND_TENSOR:
        return json_tensor(value->as.tensor);
    case TN_KIND_INT:
    case TN_KIND_LAYOUT:
    case TN_KIND_MEMORY_FORMAT:
        return json_integer(value->as.integer);
    case TN_KIND_DTYPE:
        return json_string(tn_dtype_name((tn_dtype)value->as.integer));
    case TN_KIND_DOUBLE:
        return json_number(value->as.real);
    case TN_KIND_BOOL:
        return json_boolean(value->as.boolean);
    case TN_KIND_COMPLEX:
        return json_pack("[o,o]", json_number(value->as.complex[0]),
                         json_number(value->as.complex[1]));
    case TN_KIND_STRING:
        return json_stringn(value->as.string.data, value->as.string.length);
    case TN_KIND_DEVICE:
        return json_string(tn_device_type_name((tn_device_type)value->as.device.type));
    case TN_KIND_LIST:
        items = json_array();
        for (size_t i = 0; i < value->as.list.count; i++)
            json_array_append_new(items, json_value(&value->as.list.items[i]));
        return items;
    case TN_KIND_STREAM:
        return json_pack("{s:s, s:s, s:I}", "type", "stream", "device",
                         tn_device_type_name((tn_device_type)value->as.stream.device.type), "id",
                         (json_int_t)value->as.stream.id);
    case TN_KIND_OPAQUE:
        return json_pack("{s:s}", "type", "generator");
    case TN_KIND_NONE:
    case TN_KIND_DEFAULT:
    case TN_KIND_INTS:
        break;
    }
    return json_null();
}

bool cli_print_json(FILE *stream, const char *op, const tn_value *values, size_t count,
                    json_t *profile)
{
    json_t *results = json_array();
    for (size_t i = 0; i < count; i++)
        json_array_append_new(results, json_value(&values[i]));
    json_t *whole = json_pack("{s:s, s:o}", "op", op, "results", results);
    if (profile != NULL)
        json_object_set_new(whole, "profile", profile);
    bool written =
        whole != NULL && json_dumpf(whole, stream, JSON_COMPACT | JSON_REAL_PRECISION(17)) == 0;
    json_decref(whole);
    if (written)
        fputc('\n', stream);
    return written;
}

/* Other bytes become question marks. */
json_t *cli_json_text(const char *text)
{
    json_t *value = json_string(text);
    char *copy = value == NULL ? malloc(strlen(text) + 1) : NULL;
    if (copy == NULL)
        return value != NULL ? value : json_null();
    for (size_t i = 0; i <= strlen(text); i++)
        copy[i] = (unsigned char)text[i] < 128 ? text[i] : '?';
    value = json_string(copy);
    free(copy);
    return value;
}

int cli_print_object(const char *verb, json_t *object)
{
    bool is_good = object != NULL && json_dumpf(object, stdout, JSON_INDENT(1)) == 0;
    json_decref(object);
    putchar('\n');
    return is_good ? CLI_OK : cli_fail(verb, "the answer cannot be written as JSON");
}
