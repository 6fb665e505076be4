/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Calling built-in operators from tests: tensors from lists of numbers, calls by name that must
 * succeed or must fail with a text, results compared as lists of numbers.
 */
#ifndef TENON_OP_FIXTURE_H
#define TENON_OP_FIXTURE_H

#include "kernels/core/kernel_core.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>

#include <cmocka.h>

/* Values of a call's arguments, and how many they are. */
#define ARGS(...)                                                                                  \
    (const tn_value[]){__VA_ARGS__}, sizeof((const tn_value[]){__VA_ARGS__}) / sizeof(tn_value)
#define INTS(...)                                                                                  \
    tn_value_ints((const int64_t[]){__VA_ARGS__},                                                  \
                  sizeof((const int64_t[]){__VA_ARGS__}) / sizeof(int64_t))
#define T(tensor) tn_value_tensor(tensor)
#define I(number) tn_value_int(number)
#define D(number) tn_value_double(number)
#define B(claim)  tn_value_bool(claim)
#define S(text)   tn_value_string(text, sizeof(text) - 1)
#define NONE      tn_value_none()
#define DEFAULT   tn_value_default()
#define DTYPE(X)  tn_value_dtype(TN_DTYPE_##X)

/* Sizes and values, as arguments of make and assert_tensor. */
#define SIZES(...)                                                                                 \
    sizeof((const int64_t[]){__VA_ARGS__}) / sizeof(int64_t), (const int64_t[])                    \
    {                                                                                              \
        __VA_ARGS__                                                                                \
    }
#define SCALAR      0, NULL
#define VALUES(...) ((const double[]){__VA_ARGS__})

/* A new row-major tensor; the values are converted to the dtype. */
static inline tn_tensor *make(tn_dtype dtype, size_t rank, const int64_t *sizes,
                              const double *values)
{
    tn_tensor *wide;
    tn_tensor *tensor;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F64, (int64_t)rank, sizes, NULL, TN_CPU, &wide),
                     TN_OK);
    if (wide->numel > 0)
        memcpy(wide->data, values, (size_t)wide->numel * sizeof *values);
    assert_int_equal(tni_to_dtype(wide, dtype, &tensor), TN_OK);
    tn_tensor_release(wide);
    return tensor;
}

/* A new tensor of 0, 1, 2 … */
static inline tn_tensor *count_up(tn_dtype dtype, size_t rank, const int64_t *sizes)
{
    double values[256];
    for (size_t i = 0; i < 256; i++)
        values[i] = (double)i;
    return make(dtype, rank, sizes, values);
}

static inline void call_all(const char *name, const tn_value *args, size_t count, tn_value *outs,
                            size_t nouts)
{
    const tn_op *op;
    assert_int_equal(tn_op_find(name, &op), TN_OK);
    if (tn_op_call(op, args, count, outs, nouts) != TN_OK)
        fail_msg("%s: %s", name, tn_last_error());
}

/* Calls an operator with one tensor result, which is new. */
static inline tn_tensor *call(const char *name, const tn_value *args, size_t count)
{
    tn_value out = tn_value_none();
    call_all(name, args, count, &out, 1);
    assert_int_equal(out.kind, TN_KIND_TENSOR);
    return out.as.tensor;
}

/* The call must fail with a message that has `text` in it. */
static inline void call_fails(const char *name, const tn_value *args, size_t count,
                              const char *text)
{
    const tn_op *op;
    tn_value outs[3] = {{TN_KIND_NONE, {0}}, {TN_KIND_NONE, {0}}, {TN_KIND_NONE, {0}}};
    assert_int_equal(tn_op_find(name, &op), TN_OK);
    assert_int_not_equal(tn_op_call(op, args, count, outs, 3), TN_OK);
    if (strstr(tn_last_error(), text) == NULL)
        fail_msg("%s: the message is '%s', want '%s' in it", name, tn_last_error(), text);
    assert_int_equal(outs[0].kind, TN_KIND_NONE);
}

static inline void assert_shape(const tn_tensor *tensor, size_t rank, const int64_t *sizes)
{
    assert_int_equal(tensor->rank, rank);
    for (size_t i = 0; i < rank; i++)
        assert_int_equal(tensor->sizes[i], sizes[i]);
}

static inline void assert_strides(const tn_tensor *tensor, size_t rank, const int64_t *strides)
{
    assert_int_equal(tensor->rank, rank);
    for (size_t i = 0; i < rank; i++)
        assert_int_equal(tensor->strides[i], strides[i]);
}

/* Compares dtype, sizes and, exactly, values; a nan equals a nan. */
static inline void assert_tensor(tn_tensor *tensor, tn_dtype dtype, size_t rank,
                                 const int64_t *sizes, const double *values)
{
    tn_tensor *wide;
    assert_int_equal(tensor->dtype, dtype);
    assert_shape(tensor, rank, sizes);
    assert_int_equal(tni_clone(tensor, TN_DTYPE_F64, TN_MEMORY_FORMAT_CONTIGUOUS, &wide), TN_OK);
    for (int64_t i = 0; i < wide->numel; i++) {
        double got = ((const double *)wide->data)[i];
        if (got != values[i] && !(got != got && values[i] != values[i]))
            fail_msg("element %lld is %.17g, want %.17g", (long long)i, got, values[i]);
    }
    tn_tensor_release(wide);
}

/* Compares a result and drops it. */
static inline void check(tn_tensor *result, tn_dtype dtype, size_t rank, const int64_t *sizes,
                         const double *values)
{
    assert_tensor(result, dtype, rank, sizes, values);
    tn_tensor_release(result);
}

#endif
