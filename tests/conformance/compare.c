/* SPDX-License-Identifier: BSD-3-Clause */
/* Results and inputs after a call against what was recorded. */
#include "replay.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

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
bool read_element(tn_dtype dtype, const char *at, double value[2])
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
        const char *a = reach(self, got->data) + size * place(got->rank, got->strides, index);
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

/* dtype, lazy bits, sizes, and strides where a dimension has a step. */
verdict compare_form(replay *self, const tn_tensor *got, const record *want, const char *where)
{
    if (got->dtype != (int8_t)want->dtype)
        return because(self, FAILED, "%s: dtype %s, want %s", where,
                       tn_dtype_name((tn_dtype)got->dtype), tn_dtype_name(want->dtype));
    if ((got->keys & TNI_LAZY_BITS) != want->bits)
        return because(self, FAILED, "%s: lazy bits %#llx, want %#llx", where,
                       (unsigned long long)(got->keys & TNI_LAZY_BITS),
                       (unsigned long long)want->bits);
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

verdict compare_tensor(replay *self, const tn_value *got, size_t number, bool has_values,
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

verdict compare_results(replay *self)
{
    const json_t *want = json_object_get(self->line, "out");
    size_t count = tn_op_num_returns(self->op);
    bool has_values = !self->is_meta && !has_flag(self, "uninit") && !has_flag(self, "random");
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
record form_after(const replay *self, size_t input)
{
    char number[24];
    snprintf(number, sizeof number, "%zu", input);
    const json_t *after = json_object_get(json_object_get(self->line, "after"), "tensors");
    const json_t *fields = json_object_get(after, number);
    if (fields == NULL)
        fields = json_array_get(json_object_get(self->line, "tensors"), input);
    return record_of(fields);
}

/* Whether the call returns this input: then it was written, if only with what it held before. */
static bool is_returned(const replay *self, size_t input)
{
    const json_t *out = json_object_get(self->line, "out");
    const json_t *items = json_is_array(out) ? out : NULL;
    size_t count = items != NULL ? json_array_size(items) : 1;
    for (size_t i = 0; i < count; i++) {
        const json_t *number = json_object_get(items != NULL ? json_array_get(items, i) : out, "t");
        if (json_is_integer(number) && (size_t)json_integer_value(number) == input)
            return true;
    }
    return false;
}

/* Written inputs hold what PyTorch's hold; others are byte for byte what they were. */
verdict compare_inputs(replay *self)
{
    bool has_values = !self->is_meta && !has_flag(self, "uninit") && !has_flag(self, "random");
    for (size_t i = 0; i < self->nin; i++) {
        char where[64];
        size_t length;
        bool is_written;
        record want = form_after(self, i);
        const tn_tensor *input = self->inputs[i];
        const char *bytes = expected_bytes(self, want.storage, &length, &is_written);
        is_written |= is_returned(self, i);
        snprintf(where, sizeof where, "input %zu after the call", i);
        verdict result = compare_form(self, input, &want, where);
        if (result == PASSED && is_written && has_values)
            result = compare_values(self, input, &want, bytes, where);
        else if (result == PASSED && !is_written && !self->is_meta &&
                 (input->storage->bytes < length ||
                  (length > 0 && memcmp(reach(self, input->storage->data), bytes, length) != 0)))
            result = because(self, FAILED, "%s: was written", where);
        if (result != PASSED)
            return result;
    }
    return PASSED;
}
