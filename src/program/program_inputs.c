/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What the arguments of a program must be. The graph's table has dtype and sizes of each tensor; a
 * size is a number or a symbol, whose bounds are in `range_constraints`. A symbol that several
 * sizes have must have one value.
 */
#include <jansson.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

#include "model/models.h"
#include "program/programs.h"

/* ---- reading ---- */

/* The symbols of a program while they are numbered. */
typedef struct symbol_reading {
    tn_program *program; /* whose */
    json_t *bounds;      /* {symbol: {min_val, max_val}} */
    json_t *numbers;     /* {symbol: its number, from 1 on} */
} symbol_reading;

/* Take a text if it comes next. */
static bool take(const char **at, const char *text)
{
    size_t length = strlen(text);
    bool is_next = strncmp(*at, text, length) == 0;
    *at += is_next ? length : 0;
    return is_next;
}

/* Take Integer(n). */
static bool take_integer(const char **at, long long *out)
{
    char *end;
    if (!take(at, "Integer("))
        return false;
    *out = strtoll(*at, &end, 10);
    *at = end;
    return take(at, ")");
}

/* Take Symbol('s77', …). */
static bool take_symbol(const char **at, tni_text *out)
{
    if (!take(at, "Symbol('"))
        return false;
    *out = (tni_text){*at, strcspn(*at, "'")};
    *at += strcspn(*at, ")");
    return take(at, ")");
}

/* A size that changes, and what the file calls it. */
typedef struct size_name {
    char text[128];  /* as bounds name it: s77, 2*s77, 2*s77 + 1; "" for any other expression */
    bool is_product; /* more than a symbol */
} size_name;

/*
 * Name a size by its expression: Symbol('s77', …), Mul(Integer(2), Symbol('s77', …)), and
 * Add(…, Integer(1)) of either. A plain s77 is its own name.
 */
static void name_size(const char *expression, size_name *out)
{
    const char *at = expression;
    long long factor = 1, more = 0;
    tni_text symbol = {NULL, 0};
    size_t plain = strspn(at, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789");
    *out = (size_name){{0}, false};
    if (expression[plain] == '\0') {
        snprintf(out->text, sizeof out->text, "%s", plain < sizeof out->text ? expression : "");
        return;
    }
    bool is_sum = take(&at, "Add("), is_product = take(&at, "Mul(");
    if (is_product && (!take_integer(&at, &factor) || !take(&at, ", ")))
        return;
    if (!take_symbol(&at, &symbol) || (is_product && !take(&at, ")")))
        return;
    if (is_sum && (!take(&at, ", ") || !take_integer(&at, &more) || !take(&at, ")")))
        return;
    if (*at != '\0' || symbol.length >= sizeof out->text / 2 || more == LLONG_MIN)
        return;
    out->is_product = is_sum || is_product;
    if (is_product)
        snprintf(out->text, sizeof out->text, "%lld*", factor);
    size_t length = strlen(out->text);
    snprintf(out->text + length, sizeof out->text - length, "%.*s", (int)symbol.length,
             symbol.data);
    length = strlen(out->text);
    if (is_sum)
        snprintf(out->text + length, sizeof out->text - length, " %c %lld", more < 0 ? '-' : '+',
                 more < 0 ? -more : more);
}

/* Read the bounds of a size and its symbol's number; a fixed one is its own bounds. */
static tn_status read_size(symbol_reading *reading, json_t *size, int64_t *least, int64_t *most,
                           uint32_t *symbol)
{
    json_t *fixed = json_object_get(size, "as_int");
    json_t *expression = json_object_get(json_object_get(size, "as_expr"), "expr_str");
    size_name name;
    *symbol = 0;
    *least = json_is_integer(fixed) ? json_integer_value(fixed) : 0;
    *most = json_is_integer(fixed) ? *least : INT64_MAX;
    name_size(json_is_string(expression) ? json_string_value(expression) : "", &name);
    if (name.text[0] == '\0')
        return TN_OK;
    json_t *range = json_object_get(reading->bounds, name.text);
    json_t *low = json_object_get(range, "min_val"), *high = json_object_get(range, "max_val");
    /* A bound of 1 or 2 only says that the exporter looked at no smaller size; PyTorch runs them.
     */
    if (json_is_integer(low) && json_integer_value(low) > 2)
        *least = json_integer_value(low);
    if (json_is_integer(high))
        *most = json_integer_value(high);
    if (name.is_product)
        return TN_OK; /* its relation to its symbol is a guard */
    json_t *number = json_object_get(reading->numbers, name.text);
    if (number == NULL) {
        number = json_integer((json_int_t)++reading->program->nsymbols);
        if (json_object_set_new(reading->numbers, name.text, number) != 0)
            return tni_fail_memory(sizeof(json_t *));
    }
    *symbol = (uint32_t)json_integer_value(number);
    return TN_OK;
}

static tn_status describe_tensor(symbol_reading *reading, json_t *meta, tni_graph_input *input)
{
    tn_value dtype;
    tni_arena *arena = &reading->program->arena;
    json_t *sizes = json_object_get(meta, "sizes");
    size_t count = json_array_size(sizes);
    if (!json_is_array(sizes) || count > TN_MAX_DIM ||
        !tni_export_read_number("as_scalar_type", json_object_get(meta, "dtype"), &dtype))
        return tni_fail(TN_ERR_IO, "%s: does not say what its argument '%s' is",
                        reading->program->path, input->name);
    input->dtype = (tn_dtype)dtype.as.integer;
    input->ndim = (int64_t)count;
    input->least = tni_arena_get(arena, count, sizeof *input->least);
    input->most = tni_arena_get(arena, count, sizeof *input->most);
    input->symbols = tni_arena_get(arena, count, sizeof *input->symbols);
    if (input->least == NULL || input->most == NULL || input->symbols == NULL)
        return TN_ERR_MEMORY;
    for (size_t i = 0; i < count; i++)
        TN_TRY(read_size(reading, json_array_get(sizes, i), &input->least[i], &input->most[i],
                         &input->symbols[i]));
    return TN_OK;
}

tn_status tni_program_describe_inputs(tn_program *program)
{
    json_t *module = json_object_get(program->archive.json, "graph_module");
    json_t *tensors = json_object_get(json_object_get(module, "graph"), "tensor_values");
    symbol_reading reading = {program, json_object_get(program->archive.json, "range_constraints"),
                              json_object()};
    tn_status status = reading.numbers != NULL ? TN_OK : tni_fail_memory(sizeof *reading.numbers);
    for (size_t i = 0; i < program->graph.ninputs && status == TN_OK; i++) {
        tni_graph_input *input = &program->inputs[i];
        if (input->role == TNI_INPUT_USER && input->kind == TN_KIND_TENSOR)
            status = describe_tensor(&reading, json_object_get(tensors, input->name), input);
    }
    json_decref(reading.numbers);
    return status;
}

/* ---- comparing ---- */

static const char *const kind_names[] = {
    [TN_KIND_NONE] = "None",      [TN_KIND_TENSOR] = "a tensor", [TN_KIND_INT] = "an integer",
    [TN_KIND_DOUBLE] = "a float", [TN_KIND_BOOL] = "a boolean",  [TN_KIND_STRING] = "a text",
};

static const char *kind_name(tn_kind kind)
{
    bool is_known = (size_t)kind < TN_LEN(kind_names) && kind_names[kind] != NULL;
    return is_known ? kind_names[kind] : "another value";
}

/* A symbol's value in one run, and where it was found. */
typedef struct symbol_value {
    int64_t size;                 /* -1: not seen yet */
    const tni_graph_input *input; /* whose size it was */
    int64_t dim;                  /* which */
} symbol_value;

/* Fail for a size beyond its bounds. */
static TNI_COLD tn_status fail_bounds(const tn_program *program, const tni_graph_input *input,
                                      int64_t dim, int64_t size)
{
    char bounds[64];
    long long least = input->least[dim], most = input->most[dim];
    if (most == INT64_MAX)
        snprintf(bounds, sizeof bounds, "%lld or more", least);
    else if (least == most)
        snprintf(bounds, sizeof bounds, "%lld", least);
    else
        snprintf(bounds, sizeof bounds, "%lld to %lld", least, most);
    return tni_fail(TN_ERR_VALUE,
                    "%s: size %lld of argument '%s' is %lld; the program was exported for %s",
                    program->path, (long long)dim, input->label, (long long)size, bounds);
}

static tn_status check_size(const tn_program *program, const tni_graph_input *input, int64_t dim,
                            int64_t size, symbol_value *symbols)
{
    if (size < input->least[dim] || size > input->most[dim])
        return fail_bounds(program, input, dim, size);
    if (input->symbols[dim] == 0)
        return TN_OK;
    symbol_value *symbol = &symbols[input->symbols[dim] - 1];
    if (symbol->input == NULL)
        *symbol = (symbol_value){size, input, dim};
    if (symbol->size == size)
        return TN_OK;
    return tni_fail(TN_ERR_VALUE,
                    "%s: size %lld of argument '%s' is %lld, and must be size %lld of '%s', which "
                    "is %lld",
                    program->path, (long long)dim, input->label, (long long)size,
                    (long long)symbol->dim, symbol->input->label, (long long)symbol->size);
}

static tn_status check_tensor(const tn_program *program, const tni_graph_input *input,
                              const tn_tensor *tensor, symbol_value *symbols)
{
    if (tensor == NULL)
        return tni_fail(TN_ERR_VALUE, "%s: argument '%s' is an undefined tensor", program->path,
                        input->label);
    if ((tn_dtype)tensor->dtype != input->dtype)
        return tni_fail(TN_ERR_TYPE, "%s: argument '%s' is %s; the program was exported for %s",
                        program->path, input->label, tn_dtype_name((tn_dtype)tensor->dtype),
                        tn_dtype_name(input->dtype));
    if (tensor->device.type != TN_DEVICE_CPU)
        return tni_fail(TN_ERR_VALUE, "%s: argument '%s' is not on the CPU", program->path,
                        input->label);
    if (tensor->rank != input->ndim)
        return tni_fail(TN_ERR_VALUE,
                        "%s: argument '%s' has %d dimensions; the program was exported for %lld",
                        program->path, input->label, (int)tensor->rank, (long long)input->ndim);
    for (int64_t i = 0; i < input->ndim; i++)
        TN_TRY(check_size(program, input, i, tensor->sizes[i], symbols));
    return TN_OK;
}

/* Whether an argument is the constant that it was when the program was exported. */
static bool is_same(const tn_value *a, const tn_value *b)
{
    if (a->kind != b->kind)
        return false;
    switch ((int)a->kind) {
    case TN_KIND_NONE:
        return true;
    case TN_KIND_BOOL:
        return a->as.boolean == b->as.boolean;
    case TN_KIND_DOUBLE:
        return a->as.real == b->as.real || (a->as.real != a->as.real && b->as.real != b->as.real);
    case TN_KIND_STRING:
        return a->as.string.length == b->as.string.length &&
               memcmp(a->as.string.data, b->as.string.data, a->as.string.length) == 0;
    default:
        return a->as.integer == b->as.integer;
    }
}

static tn_status check_input(const tn_program *program, const tni_graph_input *input,
                             const tn_value *value, symbol_value *symbols)
{
    if (input->role == TNI_INPUT_CONSTANT)
        return is_same(value, &input->constant)
                   ? TN_OK
                   : tni_fail(TN_ERR_VALUE,
                              "%s: argument '%s' was %s when the program was exported, and must be "
                              "that value",
                              program->path, input->label, kind_name(input->kind));
    if (value->kind != input->kind)
        return tni_fail(TN_ERR_TYPE, "%s: argument '%s' is %s; the program takes %s", program->path,
                        input->label, kind_name(value->kind), kind_name(input->kind));
    return input->kind == TN_KIND_TENSOR ? check_tensor(program, input, value->as.tensor, symbols)
                                         : TN_OK;
}

tn_status tni_program_check_inputs(const tn_program *program, const tn_value *inputs)
{
    symbol_value few[16] = {{0}};
    symbol_value *symbols = few;
    tn_status status = TN_OK;
    if (program->nsymbols > TN_LEN(few)) {
        symbols = tni_calloc(program->nsymbols, sizeof *symbols);
        if (symbols == NULL)
            return tni_fail_memory(program->nsymbols * sizeof *symbols);
    }
    for (size_t i = 0; i < program->graph.ninputs && status == TN_OK; i++)
        if (program->inputs[i].role != TNI_INPUT_STATE)
            status = check_input(program, &program->inputs[i], inputs++, symbols);
    if (symbols != few)
        tni_free(symbols);
    return status;
}
