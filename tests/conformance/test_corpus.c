/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators against calls recorded from PyTorch 2.13.0.
 *
 * A corpus is a folder: $TENON_CORPUS, or shared/corpus/open beside the project. Each line of its
 * .jsonl files is one call; blobs.bin holds the bytes of all tensors. Every case of an operator
 * that has a schema here is replayed: sizes, dtypes, strides, aliasing and untouched inputs must be
 * equal, values equal within the recorded tolerance. Operators that are not in the table are
 * counted, not failed. With TENON_CORPUS_VERBOSE set, one line per operator is printed, and
 * messages that differ from PyTorch's. TENON_CORPUS_OP is an extended regular expression: only
 * operators whose names match it are replayed, verbosely.
 */
#include "dispatch/dispatcher.h"

#include <math.h>
#include <regex.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>
#include <jansson.h>

/* Most tensors or storages of one case; cases with more are skipped. */
#define MAX_TENSORS 48

/* Exit status that ctest counts as skipped. */
#define EXIT_SKIPPED 77

static const char *folder;  /* the corpus */
static char *blobs;         /* contents of blobs.bin */
static size_t blobs_size;   /* its length */
static regex_t name_wanted; /* names of operators to replay */
static bool has_wanted;     /* all of them, unless TENON_CORPUS_OP says which */

static bool is_verbose(void)
{
    return has_wanted || getenv("TENON_CORPUS_VERBOSE") != NULL;
}

/* ---- a case ---- */

/* How one case ended. */
typedef enum verdict { PASSED, FAILED, SKIPPED } verdict;

/* A case being replayed, with everything that must be dropped behind it. */
typedef struct replay {
    const json_t *line;                 /* the recorded call */
    const tn_op *op;                    /* its operator */
    size_t nin;                         /* input tensors */
    tni_storage *storages[MAX_TENSORS]; /* made for inputs, by recorded number; else NULL */
    tn_tensor *inputs[MAX_TENSORS];     /* the first `nin` recorded tensors */
    tn_tensor *numbers[MAX_TENSORS];    /* wrapped numbers */
    size_t nnumbers;                    /* how many */
    tn_value *lists[256];               /* memory of list arguments */
    size_t nlists;                      /* how many */
    tn_value args[32];                  /* the call's arguments by position */
    tn_value outs[8];                   /* its results */
    char why[512];                      /* what is wrong, for a failure or a skip */
} replay;

/* Notes why a case fails or is skipped; returns the verdict to return. */
static __attribute__((format(printf, 3, 4))) verdict because(replay *self, verdict result,
                                                             const char *format, ...)
{
    va_list list;
    va_start(list, format);
    vsnprintf(self->why, sizeof self->why, format, list);
    va_end(list);
    return result;
}

static bool has_flag(const replay *self, const char *flag)
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

/* A recorded tensor: [dtype, sizes, strides, offset, storage, flags?]. */
typedef struct record {
    tn_dtype dtype;
    int64_t rank;
    int64_t sizes[TN_MAX_DIM];
    int64_t strides[TN_MAX_DIM];
    int64_t offset;
    int64_t storage;
} record;

static record record_of(const json_t *fields)
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
    return out;
}

/* The bytes of a recorded [offset, length]; NULL if they are not in the file. */
static const char *blob_of(const json_t *span, size_t *length)
{
    size_t offset = (size_t)json_integer_value(json_array_get(span, 0));
    *length = (size_t)json_integer_value(json_array_get(span, 1));
    return offset <= blobs_size && *length <= blobs_size - offset ? blobs + offset : NULL;
}

/* The bytes that a storage must hold after the call: those of `after`, else what it began with. */
static const char *expected_bytes(const replay *self, int64_t storage, size_t *length,
                                  bool *is_written)
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
    if (self->storages[number] != NULL)
        return self->storages[number];
    const json_t *all = json_object_get(self->line, "storages");
    const char *bytes = blob_of(json_array_get(all, (size_t)number), &length);
    if (bytes == NULL || tni_storage_new(length, TN_CPU, &self->storages[number]) != TN_OK)
        return NULL;
    if (length > 0)
        memcpy(self->storages[number]->data, bytes, length);
    return self->storages[number];
}

static verdict make_inputs(replay *self)
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
    }
    return PASSED;
}

/* ---- making arguments ---- */

static double number_of(const json_t *value)
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
static verdict make_arguments(replay *self)
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

/* ---- comparing ---- */

/* The number that a half type's bits say; mantissa bits and exponent bias tell which type. */
static double small_float(unsigned bits, int mantissa, int bias)
{
    int exponent = (int)(bits & 0x7fff) >> mantissa;
    double fraction = (double)(bits & ((1u << mantissa) - 1)) / (double)(1u << mantissa);
    double value = exponent == 0              ? ldexp(fraction, 1 - bias)
                   : exponent == 2 * bias + 1 ? (fraction > 0 ? NAN : INFINITY)
                                              : ldexp(1 + fraction, exponent - bias);
    return bits & 0x8000 ? -value : value;
}

/* Real and imaginary part of an element; false for dtypes that are compared by their bytes. */
static bool read_element(tn_dtype dtype, const char *at, double value[2])
{
    uint16_t half;
    float single[2];
    value[1] = 0;
    switch ((int)dtype) {
    case TN_DTYPE_F16:
    case TN_DTYPE_BF16:
        memcpy(&half, at, sizeof half);
        value[0] = dtype == TN_DTYPE_F16 ? small_float(half, 10, 15) : small_float(half, 7, 127);
        return true;
    case TN_DTYPE_F32:
    case TN_DTYPE_C64:
        memcpy(single, at, tn_dtype_size(dtype));
        value[0] = (double)single[0];
        value[1] = dtype == TN_DTYPE_C64 ? (double)single[1] : 0;
        return true;
    case TN_DTYPE_F64:
    case TN_DTYPE_C128:
        memcpy(value, at, tn_dtype_size(dtype));
        return true;
    default:
        return false;
    }
}

/* How far a value may be off. */
typedef struct tolerance {
    double relative;
    double absolute;
} tolerance;

static tolerance tolerance_of(tn_dtype dtype)
{
    switch ((int)dtype) {
    case TN_DTYPE_F16:
        return (tolerance){1e-3, 1e-5};
    case TN_DTYPE_BF16:
        return (tolerance){1.6e-2, 1e-5};
    case TN_DTYPE_F32:
    case TN_DTYPE_C64:
        return (tolerance){1.3e-6, 1e-5};
    default:
        return (tolerance){1e-7, 1e-7};
    }
}

static bool is_close(double got, double want, double size, tolerance allowed, double k)
{
    if (isnan(want) || isnan(got))
        return isnan(want) && isnan(got);
    if (got == want || isinf(want) || isinf(got))
        return got == want;
    return fabs(got - want) <= (allowed.absolute + allowed.relative * size) * (1 + 3 * k);
}

static bool element_is_close(const replay *self, tn_dtype dtype, const char *got, const char *want)
{
    double a[2];
    double b[2];
    if (!read_element(dtype, got, a))
        return memcmp(got, want, tn_dtype_size(dtype)) == 0;
    read_element(dtype, want, b);
    double k = json_number_value(json_object_get(self->line, "k"));
    double size = hypot(b[0], b[1]);
    return is_close(a[0], b[0], size, tolerance_of(dtype), k) &&
           is_close(a[1], b[1], size, tolerance_of(dtype), k);
}

/* Steps `index` to the next element of `sizes`; false behind the last. */
static bool step(int64_t rank, const int64_t *sizes, int64_t *index)
{
    for (int64_t i = rank - 1; i >= 0; i--) {
        if (++index[i] < sizes[i])
            return true;
        index[i] = 0;
    }
    return false;
}

static int64_t place(int64_t rank, const int64_t *strides, const int64_t *index)
{
    int64_t at = 0;
    for (int64_t i = 0; i < rank; i++)
        at += index[i] * strides[i];
    return at;
}

static verdict compare_values(replay *self, const tn_tensor *got, const record *want,
                              const char *bytes, const char *where)
{
    int64_t index[TN_MAX_DIM] = {0};
    int64_t size = (int64_t)tn_dtype_size(want->dtype);
    if (got->numel == 0)
        return PASSED;
    do {
        const char *a = (const char *)got->data + size * place(got->rank, got->strides, index);
        const char *b = bytes + size * (want->offset + place(want->rank, want->strides, index));
        if (!element_is_close(self, want->dtype, a, b)) {
            double x[2] = {0};
            double y[2] = {0};
            read_element(want->dtype, a, x);
            read_element(want->dtype, b, y);
            return because(self, FAILED, "%s: element [%lld, …] is %.9g%+.9gi, want %.9g%+.9gi",
                           where, (long long)index[0], x[0], x[1], y[0], y[1]);
        }
    } while (step(got->rank, want->sizes, index));
    return PASSED;
}

/* dtype, sizes, and strides where a dimension has a step. */
static verdict compare_form(replay *self, const tn_tensor *got, const record *want,
                            const char *where)
{
    if (got->dtype != (int8_t)want->dtype)
        return because(self, FAILED, "%s: dtype %s, want %s", where,
                       tn_dtype_name((tn_dtype)got->dtype), tn_dtype_name(want->dtype));
    if (got->rank != want->rank)
        return because(self, FAILED, "%s: rank %d, want %lld", where, got->rank,
                       (long long)want->rank);
    bool is_empty = false;
    for (int64_t i = 0; i < want->rank; i++) {
        if (got->sizes[i] != want->sizes[i])
            return because(self, FAILED, "%s: size %lld of dimension %lld, want %lld", where,
                           (long long)got->sizes[i], (long long)i, (long long)want->sizes[i]);
        is_empty = is_empty || want->sizes[i] == 0;
    }
    for (int64_t i = 0; i < want->rank && !is_empty; i++)
        if (want->sizes[i] > 1 && got->strides[i] != want->strides[i])
            return because(self, FAILED, "%s: stride %lld of dimension %lld, want %lld", where,
                           (long long)got->strides[i], (long long)i, (long long)want->strides[i]);
    return PASSED;
}

/* A result lies on an input's storage exactly if PyTorch's did. */
static verdict compare_alias(replay *self, const tn_tensor *got, const record *want,
                             const char *where)
{
    const tni_storage *wanted = self->storages[want->storage];
    for (size_t i = 0; i < self->nin; i++) {
        const tni_storage *storage = self->inputs[i]->storage;
        if (got->storage == storage && storage != wanted)
            return because(self, FAILED, "%s: is a view of input %zu, must not be", where, i);
    }
    if (wanted != NULL && got->storage != wanted && got->numel > 0)
        return because(self, FAILED, "%s: is no view of storage %lld, must be one", where,
                       (long long)want->storage);
    return PASSED;
}

static verdict compare_tensor(replay *self, const tn_value *got, size_t number, bool has_values,
                              const char *where)
{
    size_t length;
    bool is_written;
    if (got->kind != TN_KIND_TENSOR || got->as.tensor == NULL)
        return because(self, FAILED, "%s: no tensor, want one", where);
    const tn_tensor *tensor = got->as.tensor;
    if (number < self->nin)
        return tensor == self->inputs[number]
                   ? PASSED
                   : because(self, FAILED, "%s: want the very input %zu", where, number);
    record want = record_of(json_array_get(json_object_get(self->line, "tensors"), number));
    verdict result = compare_form(self, tensor, &want, where);
    if (result == PASSED)
        result = compare_alias(self, tensor, &want, where);
    if (result != PASSED || !has_values)
        return result;
    const char *bytes = expected_bytes(self, want.storage, &length, &is_written);
    return compare_values(self, tensor, &want, bytes, where);
}

static verdict compare_number(replay *self, const tn_value *got, const json_t *want,
                              const char *where)
{
    const tolerance allowed = tolerance_of(TN_DTYPE_F32);
    double parts[2] = {0};
    double wanted[2] = {number_of(want), 0};
    tn_kind kind = json_is_boolean(want)   ? TN_KIND_BOOL
                   : json_is_integer(want) ? TN_KIND_INT
                                           : TN_KIND_DOUBLE;
    if (json_object_get(want, "c") != NULL) {
        kind = TN_KIND_COMPLEX;
        for (size_t i = 0; i < 2; i++)
            wanted[i] = number_of(json_array_get(json_object_get(want, "c"), i));
    }
    if (got->kind != kind)
        return because(self, FAILED, "%s: a result of kind %d, want kind %d", where, got->kind,
                       kind);
    bool is_right = kind == TN_KIND_BOOL  ? got->as.boolean == json_is_true(want)
                    : kind == TN_KIND_INT ? got->as.integer == json_integer_value(want)
                                          : true;
    memcpy(parts, &got->as, kind == TN_KIND_COMPLEX ? 2 * sizeof *parts : sizeof *parts);
    for (size_t i = 0; i < 2 && (kind == TN_KIND_DOUBLE || kind == TN_KIND_COMPLEX); i++)
        is_right =
            is_right && is_close(parts[i], wanted[i], hypot(wanted[0], wanted[1]), allowed, 0);
    return is_right ? PASSED : because(self, FAILED, "%s: another number", where);
}

static verdict compare_value(replay *self, const tn_value *got, const json_t *want, bool has_values,
                             const char *where)
{
    const json_t *tensor = json_object_get(want, "t");
    if (tensor != NULL)
        return compare_tensor(self, got, (size_t)json_integer_value(tensor), has_values, where);
    if (json_is_array(want)) {
        if (got->kind != TN_KIND_LIST || got->as.list.count != json_array_size(want))
            return because(self, FAILED, "%s: want a list of %zu", where, json_array_size(want));
        verdict result = PASSED;
        for (size_t i = 0; i < json_array_size(want) && result == PASSED; i++)
            result = compare_value(self, &got->as.list.items[i], json_array_get(want, i),
                                   has_values, where);
        return result;
    }
    if (json_is_null(want))
        return got->kind == TN_KIND_NONE || (got->kind == TN_KIND_TENSOR && !got->as.tensor)
                   ? PASSED
                   : because(self, FAILED, "%s: want None", where);
    return has_values ? compare_number(self, got, want, where) : PASSED;
}

static bool is_skipped_result(const replay *self, size_t number)
{
    size_t i;
    json_t *item;
    json_array_foreach(json_object_get(self->line, "skip"), i, item)
    {
        if ((size_t)json_integer_value(item) == number)
            return true;
    }
    return false;
}

static verdict compare_results(replay *self)
{
    const json_t *want = json_object_get(self->line, "out");
    size_t count = tn_op_num_returns(self->op);
    bool has_values = !has_flag(self, "uninit") && !has_flag(self, "random");
    if (count == 0)
        return PASSED;
    if (count == 1)
        return compare_value(self, &self->outs[0], want, has_values, "result");
    verdict result = PASSED;
    for (size_t i = 0; i < count && result == PASSED; i++) {
        char where[48];
        snprintf(where, sizeof where, "result %zu", i);
        result = compare_value(self, &self->outs[i], json_array_get(want, i),
                               has_values && !is_skipped_result(self, i), where);
    }
    return result;
}

/* The form that an input must have after the call. */
static record form_after(const replay *self, size_t input)
{
    char number[24];
    snprintf(number, sizeof number, "%zu", input);
    const json_t *after = json_object_get(json_object_get(self->line, "after"), "tensors");
    const json_t *fields = json_object_get(after, number);
    if (fields == NULL)
        fields = json_array_get(json_object_get(self->line, "tensors"), input);
    return record_of(fields);
}

/* Written inputs hold what PyTorch's hold; others are byte for byte what they were. */
static verdict compare_inputs(replay *self)
{
    bool has_values = !has_flag(self, "uninit") && !has_flag(self, "random");
    for (size_t i = 0; i < self->nin; i++) {
        char where[64];
        size_t length;
        bool is_written;
        record want = form_after(self, i);
        const tn_tensor *input = self->inputs[i];
        const char *bytes = expected_bytes(self, want.storage, &length, &is_written);
        snprintf(where, sizeof where, "input %zu after the call", i);
        verdict result = compare_form(self, input, &want, where);
        if (result == PASSED && is_written && has_values)
            result = compare_values(self, input, &want, bytes, where);
        else if (result == PASSED && !is_written &&
                 (input->storage->bytes < length ||
                  (length > 0 && memcmp(input->storage->data, bytes, length) != 0)))
            result = because(self, FAILED, "%s: was written", where);
        if (result != PASSED)
            return result;
    }
    return PASSED;
}

/* ---- replaying ---- */

static void drop(replay *self)
{
    for (size_t i = 0; i < 8; i++)
        tn_value_release(&self->outs[i]);
    for (size_t i = 0; i < self->nin; i++)
        tn_tensor_release(self->inputs[i]);
    for (size_t i = 0; i < self->nnumbers; i++)
        tn_tensor_release(self->numbers[i]);
    for (size_t i = 0; i < self->nlists; i++)
        free(self->lists[i]);
    for (size_t i = 0; i < MAX_TENSORS; i++)
        tni_storage_release(self->storages[i]);
}

/* Whether the message begins as PyTorch's does: its first line, found anywhere in Tenon's. */
static bool message_is_equal(const char *got, const char *want)
{
    size_t length = strcspn(want, "\n");
    for (; *got != '\0'; got++)
        if (strncmp(got, want, length) == 0)
            return true;
    return false;
}

/* A recorded failure: anything but success is right; another text is only told. */
static verdict judge_failure(replay *self, tn_status status)
{
    const char *want = json_string_value(json_object_get(self->line, "message"));
    if (status == TN_OK)
        return because(self, FAILED, "succeeded, must fail: %s", want);
    if (is_verbose() && !message_is_equal(tn_last_error(), want))
        printf("    another message: %s\n      got  %s\n      want %.*s\n",
               json_string_value(json_object_get(self->line, "id")), tn_last_error(),
               (int)strcspn(want, "\n"), want);
    return PASSED;
}

static verdict run_case(replay *self)
{
    const tn_schema *schema = tn_op_schema(self->op);
    bool must_fail = json_object_get(self->line, "error") != NULL;
    if (has_flag(self, "lazy"))
        return because(self, SKIPPED, "lazy conjugation or negation");
    verdict result = make_inputs(self);
    if (result == PASSED)
        result = make_arguments(self);
    if (result != PASSED)
        return result;
    tn_status status = tn_op_call(self->op, self->args, schema->nargs, self->outs, 8);
    if (must_fail)
        return judge_failure(self, status);
    if (status != TN_OK)
        return because(self, FAILED, "%s", tn_last_error());
    result = compare_results(self);
    return result == PASSED ? compare_inputs(self) : result;
}

/* What became of the cases of one operator. */
typedef struct tally {
    char name[96];
    size_t count[3]; /* by verdict */
} tally;

static void print_tally(const tally *self)
{
    if (self->name[0] != '\0' && is_verbose())
        printf("  %-36s %4zu passed %3zu failed %3zu skipped\n", self->name, self->count[PASSED],
               self->count[FAILED], self->count[SKIPPED]);
}

/* The operator of a line, without parsing the line; NULL if it is not served. */
static const tn_op *find_op(const char *text, char *name, size_t size)
{
    const tn_op *op = NULL;
    const char *begin = strstr(text, "\"op\":\"");
    if (begin == NULL)
        return NULL;
    begin += 6;
    snprintf(name, size, "%.*s", (int)strcspn(begin, "\""), begin);
    if (strncmp(name, "aten::", 6) != 0 || tn_op_find(name, &op) != TN_OK)
        return NULL;
    return op;
}

static verdict replay_line(const char *text, const tn_op *op)
{
    json_t *line = json_loads(text, 0, NULL);
    replay self = {.line = line, .op = op};
    assert_non_null(line);
    verdict result = run_case(&self);
    if (result == FAILED)
        printf("    FAILED %s: %s\n", json_string_value(json_object_get(line, "id")), self.why);
    drop(&self);
    json_decref(line);
    return result;
}

/* Replays one file; lines of one operator stand together. */
static void replay_file(const char *name)
{
    char path[4096];
    char *text = NULL;
    size_t size = 0;
    size_t total[3] = {0};
    size_t unserved = 0;
    tally served = {.name = ""};
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    while (getline(&text, &size, file) > 0) {
        char op_name[96];
        const tn_op *op = find_op(text, op_name, sizeof op_name);
        if (has_wanted && regexec(&name_wanted, op_name, 0, NULL, 0) != 0)
            continue;
        if (op == NULL) {
            unserved++;
            continue;
        }
        if (strcmp(served.name, op_name) != 0) {
            print_tally(&served);
            served = (tally){.name = ""};
            snprintf(served.name, sizeof served.name, "%s", op_name);
        }
        verdict result = replay_line(text, op);
        served.count[result]++;
        total[result]++;
    }
    print_tally(&served);
    free(text);
    fclose(file);
    printf("%s: %zu passed, %zu failed, %zu skipped; %zu of operators not served\n", name,
           total[PASSED], total[FAILED], total[SKIPPED], unserved);
    assert_int_equal(total[FAILED], 0);
    assert_true(has_wanted || total[PASSED] > 0);
}

static void kernels_give_the_recorded_results(void **state)
{
    (void)state;
    replay_file("kernel.jsonl");
}

static void composites_give_the_recorded_results(void **state)
{
    (void)state;
    replay_file("composite.jsonl");
}

static void calls_that_failed_fail(void **state)
{
    (void)state;
    replay_file("errors.jsonl");
}

/* Reads blobs.bin whole; false if there is no corpus. */
static bool read_blobs(void)
{
    char path[4096];
    snprintf(path, sizeof path, "%s/blobs.bin", folder);
    FILE *file = fopen(path, "rb");
    if (file == NULL)
        return false;
    fseek(file, 0, SEEK_END);
    long size = ftell(file);
    rewind(file);
    blobs_size = size > 0 ? (size_t)size : 0;
    blobs = malloc(blobs_size + 1);
    bool is_read = blobs != NULL && fread(blobs, 1, blobs_size, file) == blobs_size;
    fclose(file);
    return is_read;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(kernels_give_the_recorded_results),
        cmocka_unit_test(composites_give_the_recorded_results),
        cmocka_unit_test(calls_that_failed_fail),
    };
    const char *pattern = getenv("TENON_CORPUS_OP");
    has_wanted = pattern != NULL;
    if (has_wanted && regcomp(&name_wanted, pattern, REG_EXTENDED | REG_NOSUB) != 0) {
        printf("TENON_CORPUS_OP: '%s' is no regular expression\n", pattern);
        return 1;
    }
    folder = getenv("TENON_CORPUS");
    if (folder == NULL)
        folder = TENON_TEST_DATA "/../../../../shared/corpus/open";
    if (!read_blobs()) {
        printf("SKIP test_corpus: no recorded calls at %s\n", folder);
        free(blobs);
        return EXIT_SKIPPED;
    }
    int failures = cmocka_run_group_tests(tests, NULL, NULL);
    free(blobs);
    if (has_wanted)
        regfree(&name_wanted);
    return failures;
}
