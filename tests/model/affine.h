/* SPDX-License-Identifier: BSD-3-Clause */
/* What the tests of affine_model.c share: packages of it are written, loaded, run and refused. */
#ifndef TENON_TESTS_AFFINE_H
#define TENON_TESTS_AFFINE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <tenon/model.h>

#include "packages.h"

#define CODE(name) MODELS "/" name ".so"

static inline tn_model *load_with(const char *code, const package_file *more, size_t count,
                                  uint32_t flags)
{
    tn_model_options options = {sizeof options, NULL, 0, flags};
    tn_model *model = NULL;
    assert_true(write_model(PACKAGE, code, more, count));
    if (tn_model_load(PACKAGE, &options, &model) != TN_OK)
        fail_msg("%s", tn_last_error());
    return model;
}

static inline tn_model *load(const char *code)
{
    return load_with(code, NULL, 0, 0);
}

static inline void expect_failure(tn_status got, tn_status wanted, const char *text)
{
    if (got != wanted || strstr(tn_last_error(), text) == NULL)
        fail_msg("status %d, \"%s\" instead of status %d, \"%s\"", got,
                 got != TN_OK ? tn_last_error() : "", wanted, text);
}

/* Expects that a package cannot be loaded. */
static inline void refuse(const char *path, const char *name, tn_status status, const char *text)
{
    tn_model_options options = {sizeof options, name, 0, 0};
    tn_model *model = (tn_model *)&options;
    expect_failure(tn_model_load(path, &options, &model), status, text);
    assert_ptr_equal(model, &options);
}

static inline void refuse_files(const package_file *files, size_t count, tn_status status,
                                const char *text)
{
    assert_true(write_package(PACKAGE, files, count, 0));
    refuse(PACKAGE, NULL, status, text);
}

static inline tn_tensor *new_tensor(tn_dtype dtype, int64_t ndim, const int64_t *sizes)
{
    tn_tensor *tensor = NULL;
    assert_int_equal(tn_tensor_empty(dtype, ndim, sizes, NULL, TN_CPU, &tensor), TN_OK);
    return tensor;
}

/* Rows of 0, 1, 2 … in float32. */
static inline tn_tensor *new_rows(int64_t rows)
{
    int64_t sizes[] = {rows, 3};
    tn_tensor *x = new_tensor(TN_DTYPE_F32, 2, sizes);
    for (int64_t i = 0; i < rows * 3; i++)
        ((float *)tn_tensor_data(x))[i] = (float)i;
    return x;
}

static inline tn_tensor *new_order(int64_t order)
{
    tn_tensor *tensor = new_tensor(TN_DTYPE_I64, 0, NULL);
    *(int64_t *)tn_tensor_data(tensor) = order;
    return tensor;
}

static inline tn_status run(tn_model *model, tn_tensor *x, int64_t order, tn_tensor **outputs)
{
    tn_tensor *inputs[] = {x, new_order(order)};
    tn_status status = tn_model_run(model, inputs, 2, outputs, 4);
    tn_tensor_release(inputs[1]);
    return status;
}

static inline void release(tn_tensor **outputs)
{
    for (int i = 0; i < 4; i++)
        tn_tensor_release(outputs[i]);
}

/* The last element of y for two rows: 5 * 2 * scale[2] + bias[2]. */
static inline float last_of_run(tn_model *model)
{
    tn_tensor *outputs[4];
    tn_tensor *x = new_rows(2);
    if (run(model, x, 0, outputs) != TN_OK)
        fail_msg("%s", tn_last_error());
    float last = ((float *)tn_tensor_data(outputs[0]))[5];
    release(outputs);
    tn_tensor_release(x);
    return last;
}

static inline tn_tensor *new_constant(float a, float b, float c)
{
    int64_t size = 3;
    tn_tensor *tensor = new_tensor(TN_DTYPE_F32, 1, &size);
    float *data = tn_tensor_data(tensor);
    data[0] = a;
    data[1] = b;
    data[2] = c;
    return tensor;
}

#endif
