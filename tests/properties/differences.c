/* SPDX-License-Identifier: BSD-3-Clause */
#include "differences.h"

#include "kernels/core/kernel_core.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

/* How far inputs are moved: errors of third order and of rounding are then about equal. */
#define STEP 1e-5

/* ---- numbers ---- */

static int64_t count_of(const tn_tensor *tensor)
{
    return tensor->numel * (tensor->dtype == TN_DTYPE_C128 ? 2 : 1);
}

static tn_tensor *rows_of(const tn_tensor *tensor)
{
    tn_tensor *rows;
    assert_int_equal(tni_clone(tensor, (tn_dtype)tensor->dtype, TN_MEMORY_FORMAT_CONTIGUOUS, &rows),
                     TN_OK);
    return rows;
}

tn_tensor *direction_like(const tn_tensor *like, size_t which)
{
    tn_tensor *made;
    assert_int_equal(
        tn_tensor_empty((tn_dtype)like->dtype, like->rank, like->sizes, NULL, TN_CPU, &made),
        TN_OK);
    for (int64_t i = 0; i < count_of(made); i++) {
        uint64_t x = (which + 1) * 0x9e3779b97f4a7c15u + ((uint64_t)i + 1) * 0xbf58476d1ce4e5b9u;
        x = (x ^ x >> 31) * 0x94d049bb133111ebu;
        ((double *)made->data)[i] = (double)(int64_t)(x ^ x >> 29) * 0x1p-63;
    }
    return made;
}

/* The sum of the products of their numbers: of tensors of equal sizes. */
static double product(const tn_tensor *a, const tn_tensor *b)
{
    tn_tensor *left = rows_of(a);
    tn_tensor *right = rows_of(b);
    double sum = 0;
    for (int64_t i = 0; i < count_of(left); i++)
        sum += ((const double *)left->data)[i] * ((const double *)right->data)[i];
    tn_tensor_release(left);
    tn_tensor_release(right);
    return sum;
}

tn_tensor *symmetric_part(const tn_tensor *matrix)
{
    tn_tensor *rows = rows_of(matrix);
    tn_tensor *made = rows_of(matrix);
    int64_t n = matrix->sizes[matrix->rank - 1];
    int64_t wide = matrix->dtype == TN_DTYPE_C128 ? 2 : 1;
    assert_true(matrix->rank >= 2 && matrix->sizes[matrix->rank - 2] == n);
    for (int64_t i = 0; i < count_of(made); i++) {
        int64_t place = i / wide % (n * n);
        int64_t twin = i + (place % n * n + place / n - place) * wide;
        double sign = i % wide == 1 ? -1 : 1;
        ((double *)made->data)[i] =
            (((const double *)rows->data)[i] + sign * ((const double *)rows->data)[twin]) / 2;
    }
    tn_tensor_release(rows);
    return made;
}

/* `direction` without what would move a 0 of `from`. */
static void keep_zeros(const tn_tensor *from, tn_tensor *direction)
{
    tn_tensor *rows = rows_of(from);
    for (int64_t i = 0; i < count_of(rows); i++)
        if (((const double *)rows->data)[i] == 0)
            ((double *)direction->data)[i] = 0;
    tn_tensor_release(rows);
}

static tn_tensor *direction_of(const tensor_function *function, size_t input)
{
    tn_tensor *direction = direction_like(function->inputs[input], input);
    tn_tensor *symmetric;
    switch (function->freedom[input]) {
    case MOVED_SYMMETRICALLY:
        symmetric = symmetric_part(direction);
        tn_tensor_release(direction);
        return symmetric;
    case MOVED_WITHOUT_ZEROS:
        keep_zeros(function->inputs[input], direction);
        return direction;
    case NOT_MOVED:
        memset(direction->data, 0, (size_t)count_of(direction) * sizeof(double));
        return direction;
    case MOVED_FREELY:
        break;
    }
    return direction;
}

static tn_tensor *weights_of(const tn_tensor *result, size_t which)
{
    return direction_like(result, MOST_INPUTS + which);
}

static double weighed(const tn_tensor *result, size_t which)
{
    tn_tensor *weights = weights_of(result, which);
    double sum = product(result, weights);
    tn_tensor_release(weights);
    return sum;
}

static void drop(tn_tensor **tensors, size_t count)
{
    for (size_t i = 0; i < count; i++)
        tn_tensor_release(tensors[i]);
}

/* ---- differences ---- */

/* The sum of the weighed results with the inputs moved. */
static tn_status value_at(const tensor_function *function, double step, double *out)
{
    tn_tensor *moved[MOST_INPUTS];
    function_results results = {.count = 0};
    for (size_t i = 0; i < function->ninputs; i++) {
        tn_tensor *direction = direction_of(function, i);
        moved[i] = rows_of(function->inputs[i]);
        for (int64_t k = 0; k < count_of(moved[i]); k++)
            ((double *)moved[i]->data)[k] += step * ((const double *)direction->data)[k];
        tn_tensor_release(direction);
    }
    tn_status status = function->call(function->context, moved, &results);
    *out = 0;
    for (size_t i = 0; i < results.count && status == TN_OK; i++)
        *out += results.items[i] != NULL ? weighed(results.items[i], i) : 0;
    drop(results.items, results.count);
    drop(moved, function->ninputs);
    return status;
}

tn_status slope_by_differences(const tensor_function *function, double *out)
{
    double low, high;
    TN_TRY(value_at(function, -STEP, &low));
    TN_TRY(value_at(function, STEP, &high));
    *out = (high - low) / (2 * STEP);
    return TN_OK;
}

/* ---- gradients ---- */

/* What backward gives the inputs, NULL for nothing; the results that have no history do not count.
 */
static tn_status gradients_of(const function_results *results, tn_tensor *const *given,
                              tn_tensor *const *inputs, size_t ninputs, uint32_t flags,
                              tn_tensor **out)
{
    tn_tensor *roots[MOST_RESULTS];
    tn_tensor *grads[MOST_RESULTS];
    tn_backward_call call = {.size = sizeof call,
                             .roots = roots,
                             .grads = grads,
                             .inputs = inputs,
                             .ninputs = ninputs,
                             .flags = TN_BACKWARD_UNUSED | flags};
    for (size_t i = 0; i < results->count; i++) {
        if (results->items[i] == NULL || !tn_tensor_requires_grad(results->items[i]))
            continue;
        roots[call.nroots] = results->items[i];
        grads[call.nroots++] = given[i];
    }
    memset(out, 0, ninputs * sizeof *out);
    return call.nroots > 0 ? tn_grad(&call, out) : TN_OK;
}

static void make_leaves(const tensor_function *function, tn_tensor **out)
{
    for (size_t i = 0; i < function->ninputs; i++) {
        out[i] = rows_of(function->inputs[i]);
        assert_int_equal(tn_tensor_set_requires_grad(out[i], true), TN_OK);
    }
}

tn_status slope_by_gradients(const tensor_function *function, double *out)
{
    tn_tensor *leaves[MOST_INPUTS];
    tn_tensor *weights[MOST_RESULTS] = {NULL};
    tn_tensor *grads[MOST_INPUTS] = {NULL};
    function_results results = {.count = 0};
    make_leaves(function, leaves);
    tn_status status = function->call(function->context, leaves, &results);
    for (size_t i = 0; i < results.count; i++)
        weights[i] = results.items[i] != NULL ? weights_of(results.items[i], i) : NULL;
    if (status == TN_OK)
        status = gradients_of(&results, weights, leaves, function->ninputs, 0, grads);
    *out = 0;
    for (size_t i = 0; i < function->ninputs && status == TN_OK; i++) {
        tn_tensor *direction = direction_of(function, i);
        *out += grads[i] != NULL ? product(grads[i], direction) : 0;
        tn_tensor_release(direction);
    }
    drop(grads, function->ninputs);
    drop(weights, results.count);
    drop(results.items, results.count);
    drop(leaves, function->ninputs);
    return status;
}

/* ---- tangents ---- */

static double weighed_tangent(tn_tensor *result, size_t which)
{
    tn_tensor *primal;
    tn_tensor *tangent;
    assert_int_equal(tn_dual_unpack(result, &primal, &tangent), TN_OK);
    double sum = tangent != NULL ? weighed(tangent, which) : 0;
    tn_tensor_release(tangent);
    tn_tensor_release(primal);
    return sum;
}

tn_status slope_by_tangents(const tensor_function *function, double *out)
{
    tn_tensor *duals[MOST_INPUTS];
    function_results results = {.count = 0};
    assert_int_equal(tn_forward_enter(), TN_OK);
    for (size_t i = 0; i < function->ninputs; i++) {
        tn_tensor *direction = direction_of(function, i);
        tn_tensor *rows = rows_of(function->inputs[i]);
        assert_int_equal(tn_dual_make(rows, direction, &duals[i]), TN_OK);
        tn_tensor_release(rows);
        tn_tensor_release(direction);
    }
    tn_status status = function->call(function->context, duals, &results);
    *out = 0;
    for (size_t i = 0; i < results.count && status == TN_OK; i++)
        *out += results.items[i] != NULL ? weighed_tangent(results.items[i], i) : 0;
    drop(results.items, results.count);
    drop(duals, function->ninputs);
    tn_forward_leave();
    return status;
}

/* ---- gradients as a function ---- */

/* Inputs are those of the function, then the given gradients. Those that are no leaves yet become
 * such, since the first gradients need a graph. */
static tn_status call_gradients(const void *context, tn_tensor *const *inputs,
                                function_results *out)
{
    const gradient_function *self = context;
    size_t ninputs = self->of->ninputs;
    tn_tensor *leaves[MOST_INPUTS];
    tn_tensor *given[MOST_RESULTS] = {NULL};
    function_results results = {.count = 0};
    for (size_t i = 0; i < ninputs; i++) {
        leaves[i] = tn_tensor_retain(inputs[i]);
        assert_int_equal(tn_tensor_set_requires_grad(leaves[i], true), TN_OK);
    }
    for (size_t i = 0; i < self->ngiven; i++)
        given[self->of_result[i]] = inputs[ninputs + i];
    out->count = ninputs;
    tn_status status = self->of->call(self->of->context, leaves, &results);
    if (status == TN_OK)
        status = gradients_of(&results, given, leaves, ninputs, TN_BACKWARD_CREATE, out->items);
    if (status != TN_OK)
        out->count = 0;
    drop(results.items, results.count);
    drop(leaves, ninputs);
    return status;
}

tn_status gradient_function_make(const tensor_function *of, gradient_function *out)
{
    tn_tensor *leaves[MOST_INPUTS];
    function_results results = {.count = 0};
    *out = (gradient_function){.of = of, .function = *of};
    out->function.call = call_gradients;
    out->function.context = out;
    make_leaves(of, leaves);
    tn_status status = of->call(of->context, leaves, &results);
    for (size_t i = 0; i < results.count; i++) {
        if (results.items[i] == NULL || !tn_tensor_requires_grad(results.items[i]) ||
            out->function.ninputs == MOST_INPUTS)
            continue;
        tn_tensor *given = direction_like(results.items[i], 2 * MOST_INPUTS + i);
        out->given[out->ngiven] = given;
        out->of_result[out->ngiven++] = i;
        out->function.freedom[out->function.ninputs] = MOVED_FREELY;
        out->function.inputs[out->function.ninputs++] = given;
    }
    drop(results.items, results.count);
    drop(leaves, of->ninputs);
    return status;
}

void gradient_function_drop(gradient_function *self)
{
    drop(self->given, self->ngiven);
}
