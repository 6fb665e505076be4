/* SPDX-License-Identifier: BSD-3-Clause */
/* Tensors that an argument can make: zeros, ones, full, arange, rand, randn and tensor. */
#include "cli.h"

#include <math.h>
#include <stdarg.h>
#include <string.h>

/* Write why the tensor cannot be made and return false. */
static bool TN_PRINTF(2, 3) refuse(const cli_maker *given, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(given->message, given->size, format, arguments);
    va_end(arguments);
    return false;
}

/* Return the value of a number as a double, or nan for anything else. */
static double number_of(const tn_value *value)
{
    switch (value->kind) {
    case TN_KIND_INT:
        return (double)value->as.integer;
    case TN_KIND_DOUBLE:
        return value->as.real;
    case TN_KIND_BOOL:
        return value->as.boolean;
    default:
        return (double)NAN;
    }
}

static bool is_number(const tn_value *value)
{
    return value->kind == TN_KIND_INT || value->kind == TN_KIND_DOUBLE ||
           value->kind == TN_KIND_BOOL;
}

/* Write the sizes to `sizes` and `ndim`. `ones(2,3)` and `ones([2,3])` mean the same. */
static bool sizes_of(const cli_maker *given, const tn_value *items, size_t count, int64_t *sizes,
                     int64_t *ndim)
{
    if (count == 1 && items[0].kind == TN_KIND_LIST) {
        count = items[0].as.list.count;
        items = items[0].as.list.items;
    }
    if (count > TN_MAX_DIM)
        return refuse(given, "a tensor has at most %d dimensions", TN_MAX_DIM);
    for (size_t i = 0; i < count; i++) {
        if (items[i].kind != TN_KIND_INT || items[i].as.integer < 0)
            return refuse(given, "sizes are whole numbers that are not negative");
        sizes[i] = items[i].as.integer;
    }
    *ndim = (int64_t)count;
    return true;
}

/* Make a contiguous tensor on the CPU whose elements are not set. */
static bool new_tensor(const cli_maker *given, tn_dtype dtype, int64_t ndim, const int64_t *sizes,
                       tn_tensor **out)
{
    if (tn_tensor_empty(dtype, ndim, sizes, NULL, TN_CPU, out) != TN_OK)
        return refuse(given, "%s", tn_last_error());
    return true;
}

/* Write `value` to element `index` of a new contiguous tensor. */
static bool put(const cli_maker *given, tn_tensor *tensor, int64_t index, double value)
{
    tn_dtype dtype = tn_tensor_dtype(tensor);
    char *address = (char *)tn_tensor_data(tensor) + (size_t)index * tn_dtype_size(dtype);
    if (!cli_element_write(dtype, address, value))
        return refuse(given, "tensors of dtype %s cannot be made here", tn_dtype_name(dtype));
    return true;
}

/*
 * Return the dtype of a tensor of these numbers, unless one is given: float32 with a real number,
 * bool if the first number is a bool, else int64. This is the rule of full and arange.
 */
static tn_dtype dtype_for(const cli_maker *given, const tn_value *values, size_t count)
{
    if (given->dtype != TN_DTYPE_UNDEFINED)
        return given->dtype;
    tn_dtype dtype = count > 0 && values[0].kind == TN_KIND_BOOL ? TN_DTYPE_BOOL : TN_DTYPE_I64;
    for (size_t i = 0; i < count; i++)
        if (values[i].kind == TN_KIND_DOUBLE)
            dtype = TN_DTYPE_F32;
    return dtype;
}

/* Return the given dtype, or float32. */
static tn_dtype real_dtype(const cli_maker *given)
{
    return given->dtype == TN_DTYPE_UNDEFINED ? TN_DTYPE_F32 : given->dtype;
}

/* Make a tensor filled with `value`, whose sizes are the first `nsizes` arguments. */
static bool make_filled(const cli_maker *given, tn_dtype dtype, size_t nsizes, double value,
                        tn_tensor **out)
{
    int64_t sizes[TN_MAX_DIM];
    int64_t ndim = 0;
    if (!sizes_of(given, given->list.as.list.items, nsizes, sizes, &ndim) ||
        !new_tensor(given, dtype, ndim, sizes, out))
        return false;
    for (int64_t i = 0; i < tn_tensor_numel(*out); i++) {
        if (put(given, *out, i, value))
            continue;
        tn_tensor_release(*out);
        return false;
    }
    return true;
}

static bool make_zeros(const cli_maker *given, tn_tensor **out)
{
    return make_filled(given, real_dtype(given), given->list.as.list.count, 0, out);
}

static bool make_ones(const cli_maker *given, tn_tensor **out)
{
    return make_filled(given, real_dtype(given), given->list.as.list.count, 1, out);
}

/* Make full(2, 3, 0.5); the last argument is the value. */
static bool make_full(const cli_maker *given, tn_tensor **out)
{
    size_t count = given->list.as.list.count;
    const tn_value *fill = count > 0 ? &given->list.as.list.items[count - 1] : NULL;
    if (fill == NULL || !is_number(fill))
        return refuse(given, "full(SIZES…, VALUE) needs a number at its end");
    return make_filled(given, dtype_for(given, fill, 1), count - 1, number_of(fill), out);
}

/* Make arange(end) or arange(start, end[, step]). */
static bool make_arange(const cli_maker *given, tn_tensor **out)
{
    const tn_value *items = given->list.as.list.items;
    size_t count = given->list.as.list.count;
    for (size_t i = 0; i < count; i++)
        if (!is_number(&items[i]))
            return refuse(given, "arange takes numbers");
    if (count < 1 || count > 3)
        return refuse(given, "arange(END), arange(START, END) or arange(START, END, STEP)");
    double start = count > 1 ? number_of(&items[0]) : 0;
    double end = number_of(&items[count > 1]);
    double step = count == 3 ? number_of(&items[2]) : 1;
    double length = ceil((end - start) / step);
    /* Negated, so that nan is refused too. */
    if (!(step != 0) || !(fabs(length) < 1e15))
        return refuse(given, "arange: the step must not be 0 and the range must be finite");
    int64_t size = length > 0 ? (int64_t)length : 0;
    if (!new_tensor(given, dtype_for(given, items, count), 1, &size, out))
        return false;
    for (int64_t i = 0; i < size; i++) {
        if (put(given, *out, i, start + step * (double)i))
            continue;
        tn_tensor_release(*out);
        return false;
    }
    return true;
}

/* Return the next 64 random bits, by splitmix64. It is good enough for made-up inputs. */
static uint64_t next_random(uint64_t *state)
{
    uint64_t word = *state += 0x9e3779b97f4a7c15u;
    word = (word ^ word >> 30) * 0xbf58476d1ce4e5b9u;
    word = (word ^ word >> 27) * 0x94d049bb133111ebu;
    return word ^ word >> 31;
}

/*
 * Make a tensor of random numbers from 0 to 1, without 1. A seed gives the same numbers on every
 * machine.
 */
static bool make_rand(const cli_maker *given, tn_tensor **out)
{
    uint64_t state = given->seed;
    if (!make_filled(given, real_dtype(given), given->list.as.list.count, 0, out))
        return false;
    for (int64_t i = 0; i < tn_tensor_numel(*out); i++)
        put(given, *out, i, (double)(next_random(&state) >> 40) * 0x1p-24);
    return true;
}

/* Make a tensor of standard normal random numbers, by the method of Box and Muller. */
static bool make_randn(const cli_maker *given, tn_tensor **out)
{
    uint64_t state = given->seed;
    if (!make_filled(given, real_dtype(given), given->list.as.list.count, 0, out))
        return false;
    for (int64_t i = 0; i < tn_tensor_numel(*out); i++) {
        double radius = (double)((next_random(&state) >> 11) + 1) * 0x1p-53;
        double angle = (double)(next_random(&state) >> 11) * 0x1p-53;
        put(given, *out, i, sqrt(-2 * log(radius)) * cos(6.283185307179586 * angle));
    }
    return true;
}

/* Write the shape of a nested list, judged by its first items. fill_nested checks the others. */
static bool shape_of(const cli_maker *given, const tn_value *value, int64_t *sizes, int64_t *ndim)
{
    for (*ndim = 0; value->kind == TN_KIND_LIST; value = value->as.list.items) {
        if (*ndim == TN_MAX_DIM)
            return refuse(given, "a tensor has at most %d dimensions", TN_MAX_DIM);
        sizes[(*ndim)++] = (int64_t)value->as.list.count;
        if (value->as.list.count == 0)
            return true;
    }
    return true;
}

/* Return bool or int64 if all numbers are of that type, int64 if they are mixed, else float32. */
static tn_dtype dtype_of(const tn_value *value)
{
    if (value->kind != TN_KIND_LIST)
        return value->kind == TN_KIND_INT    ? TN_DTYPE_I64
               : value->kind == TN_KIND_BOOL ? TN_DTYPE_BOOL
                                             : TN_DTYPE_F32;
    tn_dtype dtype = value->as.list.count > 0 ? TN_DTYPE_BOOL : TN_DTYPE_F32;
    for (size_t i = 0; i < value->as.list.count; i++) {
        tn_dtype item = dtype_of(&value->as.list.items[i]);
        if (item == TN_DTYPE_F32 || (item == TN_DTYPE_I64 && dtype == TN_DTYPE_BOOL))
            dtype = item;
    }
    return dtype;
}

/*
 * Write the numbers of a nested list to the elements from `*index` on. Return false if the lengths
 * of lists differ.
 */
static bool fill_nested(const cli_maker *given, tn_tensor *tensor, const tn_value *value,
                        int64_t dim, int64_t *index)
{
    if (dim == tn_tensor_dim(tensor)) {
        if (!is_number(value))
            return refuse(given, "tensor([…]) takes numbers, nested evenly");
        return put(given, tensor, (*index)++, number_of(value));
    }
    if (value->kind != TN_KIND_LIST ||
        (int64_t)value->as.list.count != tn_tensor_sizes(tensor)[dim])
        return refuse(given, "tensor([…]): the lists of dimension %lld differ in length",
                      (long long)dim);
    for (size_t i = 0; i < value->as.list.count; i++)
        if (!fill_nested(given, tensor, &value->as.list.items[i], dim + 1, index))
            return false;
    return true;
}

/* Make a tensor of given numbers, such as tensor([[1, 2], [3, 4]]). */
static bool make_tensor(const cli_maker *given, tn_tensor **out)
{
    int64_t sizes[TN_MAX_DIM];
    int64_t ndim = 0;
    int64_t index = 0;
    const tn_value *value = given->list.as.list.items;
    if (given->list.as.list.count != 1)
        return refuse(given, "tensor(NUMBERS) takes one number or one nested list");
    tn_dtype dtype = given->dtype == TN_DTYPE_UNDEFINED ? dtype_of(value) : given->dtype;
    if (!shape_of(given, value, sizes, &ndim) || !new_tensor(given, dtype, ndim, sizes, out))
        return false;
    if (tn_tensor_numel(*out) == 0 || fill_nested(given, *out, value, 0, &index))
        return true;
    tn_tensor_release(*out);
    return false;
}

/* The makers. */
static const struct {
    const char *name;                                      /* its name before the parenthesis */
    bool (*make)(const cli_maker *given, tn_tensor **out); /* the function that makes the tensor */
} makers[] = {{"zeros", make_zeros},   {"ones", make_ones}, {"full", make_full},
              {"arange", make_arange}, {"rand", make_rand}, {"randn", make_randn},
              {"tensor", make_tensor}};

bool cli_make_tensor(const char *name, const cli_maker *given, tn_tensor **out)
{
    for (size_t i = 0; i < sizeof makers / sizeof makers[0]; i++)
        if (strcmp(name, makers[i].name) == 0)
            return makers[i].make(given, out);
    return refuse(given,
                  "'%s(' makes no tensor or generator; there are zeros, ones, full, arange, rand, "
                  "randn, tensor and Generator",
                  name);
}
