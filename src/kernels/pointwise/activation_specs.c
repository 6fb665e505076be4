/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Specs of activations and their gradients: checks, loop and dtype rules of each operator
 * (pointwise.h). Activations that only clamp are in binary_specs.c. Names in quotes are PyTorch's,
 * for the message that a dtype is not implemented.
 */
#include "kernels/pointwise/pointwise.h"

#include <math.h>

/* ---- checks and preparations ---- */

/*
 * Fail for a Scalar that the compute type cannot hold, such as 1e300 for float32, as PyTorch does.
 * Half types compute in float32; `in_own` checks against the half type itself, where elements are
 * compared with the number.
 */
static tn_status check_fits(const tni_pointwise_call *call, bool in_own)
{
    bool is_narrow = call->work->dtype == TN_DTYPE_F16 || call->work->dtype == TN_DTYPE_BF16;
    tn_dtype dtype = is_narrow && !in_own ? TN_DTYPE_F32 : call->work->dtype;
    for (int i = 0; i < TNI_MOST_NUMBERS; i++)
        if (call->scalars[i] != NULL)
            TN_TRY(tni_check_scalar(dtype, call->scalars[i]));
    return TN_OK;
}

/* Numbers that take part in arithmetic. */
static tn_status check_numbers(tni_pointwise_call *call)
{
    return check_fits(call, false);
}

/* Numbers that elements are compared with. */
static tn_status check_bounds(tni_pointwise_call *call)
{
    return check_fits(call, true);
}

/* Choose the loop by the argument `approximate`. */
static tn_status prepare_gelu(tni_pointwise_call *call)
{
    const char *approximate = call->text == NULL ? "none" : call->text->data;
    bool is_backward = call->spec->loop == TNI_LOOP_gelu_backward;
    if (strcmp(approximate, "tanh") == 0)
        call->loop = is_backward ? TNI_LOOP_gelu_tanh_backward : TNI_LOOP_gelu_tanh;
    else if (strcmp(approximate, "none") != 0)
        return tni_fail(TN_ERR_RUNTIME, "approximate argument must be either none or tanh.");
    return TN_OK;
}

/* A negative lambda is refused, as is an infinite one or nan. */
static tn_status check_softshrink(tni_pointwise_call *call)
{
    double lambda = call->numbers.items[0].real;
    if (!(lambda >= 0) || isinf(lambda))
        return tni_fail(TN_ERR_RUNTIME,
                        "lambda must be greater or equal to 0 and finite, but found to be %g.",
                        lambda);
    return check_bounds(call);
}

/*
 * With is_result (number 3) the sign of the input is read off the result, which a negative alpha
 * would change.
 */
static tn_status check_elu_backward(tni_pointwise_call *call)
{
    if (call->numbers.items[3].integer != 0 && call->numbers.items[0].real < 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "In-place elu backward calculation is triggered with a negative slope "
                        "which is not supported. This is caused by calling in-place forward "
                        "function with a negative slope, please call out-of-place version "
                        "instead.");
    return check_numbers(call);
}

/*
 * Make the result's strides follow the second input (where both have its sizes): PyTorch's
 * operators pass it first.
 */
static tn_status put_second_first(tni_pointwise_call *call)
{
    memcpy(call->ordered, call->inputs, sizeof call->ordered);
    call->ordered[0] = call->inputs[1];
    call->ordered[1] = call->inputs[0];
    call->iter.inputs = call->ordered;
    return TN_OK;
}

/* is_result (number 1) reads the sign of the input off the result, as for elu. */
static tn_status prepare_leaky_relu_backward(tni_pointwise_call *call)
{
    if (call->numbers.items[1].integer != 0 && call->numbers.items[0].real < 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "In-place leakyReLu backward calculation is triggered with a negative "
                        "slope which is not supported. This is caused by calling in-place forward "
                        "function with a negative slope, please call out-of-place version "
                        "instead. File an issue at https://github.com/pytorch/pytorch if you do "
                        "require supporting in-place leakRelu backward calculation with negative "
                        "slope");
    TN_TRY(check_numbers(call));
    return put_second_first(call);
}

/*
 * threshold: number 0 is compared with elements, number 1 replaces them and must fit their dtype.
 */
static tn_status prepare_threshold(tni_pointwise_call *call)
{
    call->iter.given_rule = TNI_GIVEN_RESIZED;
    TN_TRY(check_numbers(call));
    return tni_check_scalar(call->work->dtype, call->scalars[1]);
}

/* The result may be one of the inputs: it is then computed in a temporary. */
static tn_status prepare_threshold_backward(tni_pointwise_call *call)
{
    call->iter.given_rule = TNI_GIVEN_APART;
    TN_TRY(check_numbers(call));
    return put_second_first(call);
}

/* The result and the buffer of exponentials are both row-major. */
static tn_status prepare_log_sigmoid(tni_pointwise_call *call)
{
    call->iter.given_rule = TNI_GIVEN_APART;
    call->iter.is_row_major = true;
    return TN_OK;
}

/* Fail unless all inputs have the dtype of the first one. */
static tn_status check_prelu(tni_pointwise_call *call)
{
    for (int i = 1; i < call->ninputs; i++)
        if (call->inputs[i]->dtype != call->inputs[0]->dtype)
            return tni_fail(TN_ERR_RUNTIME, "Found dtype %s but expected %s",
                            tni_scalar_name(call->inputs[i]->dtype),
                            tni_scalar_name(call->inputs[0]->dtype));
    return TN_OK;
}

/* The inputs are gradient, self and weight; the result lies as self does. */
static tn_status prepare_prelu_backward(tni_pointwise_call *call)
{
    TN_TRY(check_prelu(call));
    return put_second_first(call);
}

/*
 * ---- specs ----
 *
 * Macros: one or two inputs; SAME results must have the dtype that is computed in. A name that ends
 * in _spec is a spec without a structured operator of that name.
 */

#define ONE(kernel, name, loop, prepare)                                                           \
    TNI_POINTWISE(kernel, name, loop, 1, COMMON, COMMON, 0, prepare)
#define SAME(kernel, name, loop, prepare)                                                          \
    TNI_POINTWISE(kernel, name, loop, 1, COMMON, SAME, 0, prepare)
#define TWO(kernel, name, loop, prepare)                                                           \
    TNI_POINTWISE(kernel, name, loop, 2, COMMON, COMMON, 0, prepare)

TNI_POINTWISE(_prelu_backward_spec, "prelu_backward_cpu", prelu_backward, 3, COMMON, COMMON,
              TNI_RESULT_COMMON, prepare_prelu_backward)
TWO(_prelu_spec, "prelu_cpu", prelu, check_prelu)
TWO(elu_backward_grad_input, "elu_backward_cpu", elu_backward, check_elu_backward)
SAME(elu_out, "elu_cpu", elu, check_numbers)
TWO(gelu_backward_grad_input, "GeluBackwardKernelImpl", gelu_backward, prepare_gelu)
SAME(gelu_out, "GeluKernelImpl", gelu, prepare_gelu)
TWO(hardshrink_backward_grad_input, "shrink_backward_cpu", shrink_backward, check_bounds)
SAME(hardshrink_out, "hardshrink_cpu", hardshrink, check_bounds)
TWO(hardsigmoid_backward_grad_input, "hardsigmoid_backward", hardsigmoid_backward, NULL)
SAME(hardsigmoid_out, "hardsigmoid_cpu", hardsigmoid, NULL)
TWO(hardswish_backward_spec, "hardswish_backward_cpu", hardswish_backward, NULL)
SAME(hardswish_out, "hardswish_cpu", hardswish, NULL)
TWO(hardtanh_backward_grad_input, "hardshrink_backward_cpu", hardtanh_backward, check_numbers)
TWO(leaky_relu_backward_grad_input, "leaky_relu_backward_cpu", leaky_relu_backward,
    prepare_leaky_relu_backward)
SAME(leaky_relu_out, "leaky_relu_cpu", leaky_relu, check_numbers)
TNI_POINTWISE(log_sigmoid_backward_grad_input, "log_sigmoid_backward_cpu", log_sigmoid_backward, 3,
              COMMON, SAME, 0, NULL)
TNI_POINTWISE(log_sigmoid_forward_output, "log_sigmoid_cpu", log_sigmoid, 1, COMMON, SAME,
              TNI_RESULT_SAME, prepare_log_sigmoid)
TWO(mish_backward_spec, "mish_backward_cpu", mish_backward, NULL)
SAME(mish_out, "mish_cpu", mish, NULL)
TWO(sigmoid_backward_grad_input, "sigmoid_backward_cpu", sigmoid_backward, NULL)
TWO(silu_backward_grad_input, "silu_backward_cpu", silu_backward, NULL)
SAME(silu_out, "silu_cpu", silu, NULL)
TWO(softplus_backward_grad_input, "softplus_backward_cpu", softplus_backward, check_numbers)
SAME(softplus_out, "softplus_cpu", softplus, check_numbers)
TWO(softshrink_backward_grad_input, "shrink_backward_cpu", shrink_backward, check_bounds)
SAME(softshrink_out, "softshrink_cpu", softshrink, check_softshrink)
TWO(tanh_backward_grad_input, "tanh_backward_cpu", tanh_backward, NULL)
TWO(threshold_backward_grad_input, "threshold_cpu", threshold_backward, prepare_threshold_backward)
ONE(threshold_out, "threshold_cpu", threshold, prepare_threshold)

/* ---- operators that are not structured in PyTorch ---- */

TNI_POINTWISE_AS(_prelu_kernel, NEW, _prelu_spec)
TNI_POINTWISE_AS(_prelu_kernel_backward, NEW, _prelu_backward_spec)
TNI_POINTWISE_AS(hardswish, NEW, hardswish_out)
TNI_POINTWISE_AS(hardswish_, IN_PLACE, hardswish_out)
TNI_POINTWISE_AS(hardswish_backward, NEW, hardswish_backward_spec)
TNI_POINTWISE_AS(hardswish_out, OUT, hardswish_out)
TNI_POINTWISE_AS(hardtanh_backward, NEW, hardtanh_backward_grad_input)
TNI_POINTWISE_AS(hardtanh_backward_grad_input, OUT, hardtanh_backward_grad_input)
TNI_POINTWISE_AS(log_sigmoid_backward, NEW, log_sigmoid_backward_grad_input)
TNI_POINTWISE_AS(log_sigmoid_backward_grad_input, OUT, log_sigmoid_backward_grad_input)
TNI_POINTWISE_AS(log_sigmoid_forward, NEW, log_sigmoid_forward_output)
TNI_POINTWISE_AS(log_sigmoid_forward_output, OUT, log_sigmoid_forward_output)
TNI_POINTWISE_AS(mish_backward, NEW, mish_backward_spec)
