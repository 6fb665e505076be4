/* SPDX-License-Identifier: BSD-3-Clause */
/* Graphs in tests: leaves, operators by their short names, backward, and failures by their text. */
#ifndef TENON_AUTOGRAD_FIXTURE_H
#define TENON_AUTOGRAD_FIXTURE_H

#include "op_fixture.h"

#include <tenon/autograd.h>

/* A new leaf of doubles that requires a gradient. */
static inline tn_tensor *leaf(size_t rank, const int64_t *sizes, const double *values)
{
    tn_tensor *tensor = make(TN_DTYPE_F64, rank, sizes, values);
    assert_int_equal(tn_tensor_set_requires_grad(tensor, true), TN_OK);
    return tensor;
}

static inline tn_tensor *mul(tn_tensor *a, tn_tensor *b)
{
    return call("aten::mul.Tensor", ARGS(T(a), T(b)));
}

static inline tn_tensor *times(tn_tensor *a, double factor)
{
    return call("aten::mul.Scalar", ARGS(T(a), D(factor)));
}

static inline tn_tensor *sum(tn_tensor *a)
{
    return call("aten::sum", ARGS(T(a)));
}

/* a[index] along the first dimension: a view. */
static inline tn_tensor *item(tn_tensor *a, int64_t index)
{
    return call("aten::select.int", ARGS(T(a), I(0), I(index)));
}

/* Writes a *= b and drops the result, which is a. */
static inline void mul_in_place(tn_tensor *a, tn_tensor *b)
{
    tn_tensor *same = call("aten::mul_.Tensor", ARGS(T(a), T(b)));
    assert_ptr_equal(same, a);
    tn_tensor_release(same);
}

static inline tn_status try_backward(tn_tensor *root, tn_tensor *grad, uint32_t flags)
{
    const tn_backward_call asked = {.size = sizeof asked,
                                    .roots = &root,
                                    .nroots = 1,
                                    .grads = grad != NULL ? &grad : NULL,
                                    .flags = flags};
    return tn_backward(&asked);
}

static inline void backward(tn_tensor *root)
{
    if (try_backward(root, NULL, 0) != TN_OK)
        fail_msg("backward: %s", tn_last_error());
}

/* Backward of the sum of a tensor. */
static inline void backward_sum(tn_tensor *tensor)
{
    tn_tensor *total = sum(tensor);
    backward(total);
    tn_tensor_release(total);
}

/* d root / d input, new; the graph stays if `flags` say so. */
static inline tn_tensor *gradient(tn_tensor *root, tn_tensor *input, uint32_t flags)
{
    tn_tensor *out;
    const tn_backward_call asked = {.size = sizeof asked,
                                    .roots = &root,
                                    .nroots = 1,
                                    .inputs = &input,
                                    .ninputs = 1,
                                    .flags = flags};
    if (tn_grad(&asked, &out) != TN_OK)
        fail_msg("grad: %s", tn_last_error());
    return out;
}

static inline void assert_failed(tn_status status, const char *text)
{
    assert_int_not_equal(status, TN_OK);
    if (strstr(tn_last_error(), text) == NULL)
        fail_msg("the message is '%s', want '%s' in it", tn_last_error(), text);
}

/* The accumulated gradient of a leaf of one dimension. */
static inline void assert_grad(const tn_tensor *tensor, size_t count, const double *values)
{
    const int64_t sizes[] = {(int64_t)count};
    assert_non_null(tn_tensor_grad(tensor));
    assert_tensor(tn_tensor_grad(tensor), (tn_dtype)tensor->dtype, 1, sizes, values);
}

/* The name of the node that returned a tensor; "" for a leaf. */
static inline void assert_node(tn_tensor *tensor, const char *name)
{
    tn_node *node;
    if (tn_tensor_grad_fn(tensor, NULL, &node) != TN_OK)
        fail_msg("grad_fn: %s", tn_last_error());
    assert_string_equal(tn_node_name(node), name);
    tn_node_release(node);
}

#endif
