/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Values as PyTorch's export format has them in JSON: an object with one key, which says the kind.
 * Dtypes, layouts and memory formats have numbers of their own there, which differ from those of
 * the ABI.
 */
#include <jansson.h>
#include <math.h>

#include "model/models.h"

/* The export format's numbers, and ours. */
static const int8_t export_dtypes[][2] = {
    {1, TN_DTYPE_U8},         {2, TN_DTYPE_I8},          {3, TN_DTYPE_I16},
    {4, TN_DTYPE_I32},        {5, TN_DTYPE_I64},         {6, TN_DTYPE_F16},
    {7, TN_DTYPE_F32},        {8, TN_DTYPE_F64},         {9, TN_DTYPE_C32},
    {10, TN_DTYPE_C64},       {11, TN_DTYPE_C128},       {12, TN_DTYPE_BOOL},
    {13, TN_DTYPE_BF16},      {28, TN_DTYPE_U16},        {29, TN_DTYPE_F8E4M3FN},
    {30, TN_DTYPE_F8E5M2},    {31, TN_DTYPE_F8E4M3FNUZ}, {32, TN_DTYPE_F8E5M2FNUZ},
    {33, TN_DTYPE_F8E8M0FNU}, {34, TN_DTYPE_U32},        {35, TN_DTYPE_U64},
};

static const int8_t export_layouts[][2] = {
    {1, TN_LAYOUT_SPARSE},
    {2, TN_LAYOUT_SPARSE_CSR},
    {3, TN_LAYOUT_SPARSE_CSC},
    {4, TN_LAYOUT_SPARSE_BSR},
    {5, TN_LAYOUT_SPARSE_BSC},
    {6, TN_LAYOUT_MKLDNN},
    {TNI_EXPORT_STRIDED, TN_LAYOUT_STRIDED},
};

static const int8_t export_formats[][2] = {
    {1, TN_MEMORY_FORMAT_CONTIGUOUS},
    {2, TN_MEMORY_FORMAT_CHANNELS_LAST},
    {3, TN_MEMORY_FORMAT_CHANNELS_LAST_3D},
    {4, TN_MEMORY_FORMAT_PRESERVE},
};

/* Read one kind of fixed argument; false for a value of another kind. */
typedef bool (*fixed_reader)(json_t *json, tn_value *out);

/* Translate a number of the export format. */
static bool read_number(json_t *json, tn_kind kind, const int8_t (*numbers)[2], size_t count,
                        tn_value *out)
{
    for (size_t i = 0; i < count && json_is_integer(json); i++)
        if (json_integer_value(json) == numbers[i][0]) {
            *out = (tn_value){kind, {NULL}};
            out->as.integer = numbers[i][1];
            return true;
        }
    return false;
}

static bool read_dtype(json_t *json, tn_value *out)
{
    return read_number(json, TN_KIND_DTYPE, export_dtypes, TN_LEN(export_dtypes), out);
}

static bool read_layout(json_t *json, tn_value *out)
{
    return read_number(json, TN_KIND_LAYOUT, export_layouts, TN_LEN(export_layouts), out);
}

static bool read_format(json_t *json, tn_value *out)
{
    return read_number(json, TN_KIND_MEMORY_FORMAT, export_formats, TN_LEN(export_formats), out);
}

static bool read_none(json_t *json, tn_value *out)
{
    (void)json;
    *out = tn_value_none();
    return true;
}

static bool read_bool(json_t *json, tn_value *out)
{
    *out = tn_value_bool(json_is_true(json));
    return json_is_boolean(json);
}

static bool read_int(json_t *json, tn_value *out)
{
    *out = tn_value_int(json_integer_value(json));
    return json_is_integer(json);
}

/* JSON has no infinities and no NaN; they are written as words. */
static bool read_float(json_t *json, tn_value *out)
{
    const char *word = json_string_value(json);
    double value = json_number_value(json);
    if (word != NULL && strcmp(word, "Infinity") == 0)
        value = (double)INFINITY;
    else if (word != NULL && strcmp(word, "-Infinity") == 0)
        value = -(double)INFINITY;
    else if (word != NULL && strcmp(word, "NaN") == 0)
        value = (double)NAN;
    else if (word != NULL)
        return false;
    *out = tn_value_double(value);
    return word != NULL || json_is_number(json);
}

static bool read_string(json_t *json, tn_value *out)
{
    *out = tn_value_string(json_string_value(json), json_string_length(json));
    return json_is_string(json);
}

static bool read_device(json_t *json, tn_value *out)
{
    const char *type = json_string_value(json_object_get(json, "type"));
    json_t *index = json_object_get(json, "index");
    tn_device device = TN_CPU;
    if (type == NULL || tn_device_parse(type, &device) != TN_OK)
        return false;
    if (json_is_integer(index)) {
        if (json_integer_value(index) < -1 || json_integer_value(index) > INT8_MAX)
            return false;
        device.index = (int8_t)json_integer_value(index);
    }
    *out = tn_value_device(device);
    return true;
}

static bool read_complex(json_t *json, tn_value *out)
{
    *out = (tn_value){TN_KIND_COMPLEX, {NULL}};
    /* A part that is missing reads as 0. */
    out->as.complex[0] = json_number_value(json_object_get(json, "real"));
    out->as.complex[1] = json_number_value(json_object_get(json, "imag"));
    return json_is_object(json);
}

/* The kinds of fixed arguments, and of lists of them. */
static const struct {
    const char *key;     /* of an argument */
    const char *list;    /* of a list of such, NULL if there is none */
    fixed_reader reader; /* for one */
} fixed_kinds[] = {
    {"as_none", NULL, read_none},
    {"as_bool", "as_bools", read_bool},
    {"as_int", "as_ints", read_int},
    {"as_float", "as_floats", read_float},
    {"as_string", "as_strings", read_string},
    {"as_scalar_type", NULL, read_dtype},
    {"as_layout", NULL, read_layout},
    {"as_memory_format", NULL, read_format},
    {"as_device", NULL, read_device},
    {"as_complex", NULL, read_complex},
};

/* Read a list of fixed arguments; its items are owned by the value. */
static tn_status read_list(json_t *json, fixed_reader reader, bool *is_read, tn_value *out)
{
    size_t count = json_array_size(json);
    tn_value *items = tni_calloc(count + 1, sizeof *items);
    if (items == NULL)
        return tni_fail_memory(count * sizeof *items);
    *is_read = json_is_array(json);
    for (size_t i = 0; *is_read && i < count; i++)
        *is_read = reader(json_array_get(json, i), &items[i]);
    if (*is_read)
        *out = tn_value_list(items, count);
    else
        tni_free(items);
    return TN_OK;
}

tn_status tni_export_read_value(const char *key, json_t *json, bool *is_read, tn_value *out)
{
    *is_read = false;
    for (size_t i = 0; i < TN_LEN(fixed_kinds); i++) {
        if (strcmp(key, fixed_kinds[i].key) == 0)
            *is_read = fixed_kinds[i].reader(json, out);
        else if (fixed_kinds[i].list != NULL && strcmp(key, fixed_kinds[i].list) == 0)
            return read_list(json, fixed_kinds[i].reader, is_read, out);
    }
    return TN_OK;
}

bool tni_export_read_number(const char *key, json_t *json, tn_value *out)
{
    for (size_t i = 0; i < TN_LEN(fixed_kinds); i++)
        if (strcmp(key, fixed_kinds[i].key) == 0)
            return fixed_kinds[i].reader(json, out);
    return false;
}

int tni_export_dtype(tn_dtype dtype)
{
    for (size_t i = 0; i < TN_LEN(export_dtypes); i++)
        if (export_dtypes[i][1] == (int)dtype)
            return export_dtypes[i][0];
    return -1;
}
