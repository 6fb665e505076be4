/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Pointwise operators that are made of others. What is made on the way is dropped at the end, in
 * whatever step the call fails: releasing NULL does nothing.
 */
#include "kernel_arguments.h"
#include "kernels/pointwise.h"
#include "operator_calls.h"

#include <math.h>

/* Does the next step unless one before has failed. */
#define STEP(expression)                                                                           \
    do {                                                                                           \
        if (status == TN_OK)                                                                       \
            status = (expression);                                                                 \
    } while (0)

static tni_scalar real_number(double value)
{
    return (tni_scalar){.kind = TN_KIND_DOUBLE, .as.real = value};
}

static tni_scalar whole_number(int64_t value)
{
    return (tni_scalar){.kind = TN_KIND_INT, .as.integer = value};
}

static double double_of(const tni_scalar *number)
{
    return number->kind == TN_KIND_DOUBLE    ? number->as.real
           : number->kind == TN_KIND_COMPLEX ? number->as.complex[0]
           : number->kind == TN_KIND_BOOL    ? (double)number->as.boolean
                                             : (double)number->as.integer;
}

/* ---- powers of one number ---- */

TNI_TYPED(square)
{
    tni_scalar two = whole_number(2);
    tn_tensor *result = NULL;
    tn_status status = tni_call_pow_Tensor_Scalar(in->self, &two, &result);
    return tni_return_or_drop(status, result, outs);
}

TNI_TYPED(square_)
{
    tni_scalar two = whole_number(2);
    TN_TRY(tni_call_pow__Scalar(in->self, &two));
    return tni_return_same(in->self, outs);
}

TNI_TYPED(square_out)
{
    tni_scalar two = whole_number(2);
    TN_TRY(tni_call_pow_Tensor_Scalar_out(in->self, &two, in->out));
    return tni_return_same(in->out, outs);
}

/* self times two to the power of other. */
TNI_TYPED(ldexp_Tensor)
{
    tni_scalar two = real_number(2);
    tn_tensor *power = NULL;
    tn_tensor *result = NULL;
    tn_status status = tni_call_pow_Scalar(&two, in->other, &power);
    STEP(tni_call_mul_Tensor(in->self, power, &result));
    tn_tensor_release(power);
    return tni_return_or_drop(status, result, outs);
}

/* ---- powers in double ---- */

static tn_dtype float_power_dtype(bool is_complex)
{
    return is_complex ? TN_DTYPE_C128 : TN_DTYPE_F64;
}

static bool is_complex(const tn_tensor *tensor)
{
    return tni_category((tn_dtype)tensor->dtype) == 3;
}

/* The number as what the powers are computed in. */
static tni_scalar widen(const tni_scalar *number, tn_dtype dtype)
{
    tni_scalar wide = {.kind = TN_KIND_COMPLEX};
    if (dtype == TN_DTYPE_F64)
        return real_number(double_of(number));
    if (number->kind == TN_KIND_COMPLEX)
        return *number;
    wide.as.complex[0] = double_of(number);
    return wide;
}

/* base to the exponent, either of which may be a number. */
static tn_status float_power(tn_tensor *base, const tni_scalar *base_number, tn_tensor *exponent,
                             const tni_scalar *exponent_number, tn_tensor **result)
{
    bool has_complex = (base != NULL && is_complex(base)) ||
                       (exponent != NULL && is_complex(exponent)) ||
                       (base_number != NULL && base_number->kind == TN_KIND_COMPLEX) ||
                       (exponent_number != NULL && exponent_number->kind == TN_KIND_COMPLEX);
    tn_dtype dtype = float_power_dtype(has_complex);
    tn_tensor *wide_base = NULL;
    tn_tensor *wide_exponent = NULL;
    tni_scalar number;
    tn_status status = TN_OK;
    if (base != NULL)
        STEP(tni_call_to_dtype(base, dtype, false, false, -1, &wide_base));
    if (exponent != NULL)
        STEP(tni_call_to_dtype(exponent, dtype, false, false, -1, &wide_exponent));
    if (base_number != NULL || exponent_number != NULL)
        number = widen(base_number != NULL ? base_number : exponent_number, dtype);
    if (base_number != NULL)
        STEP(tni_call_pow_Scalar(&number, wide_exponent, result));
    else if (exponent_number != NULL)
        STEP(tni_call_pow_Tensor_Scalar(wide_base, &number, result));
    else
        STEP(tni_call_pow_Tensor_Tensor(wide_base, wide_exponent, result));
    tn_tensor_release(wide_base);
    tn_tensor_release(wide_exponent);
    return status;
}

TNI_TYPED(float_power_Tensor_Tensor)
{
    tn_tensor *result = NULL;
    tn_status status = float_power(in->self, NULL, in->exponent, NULL, &result);
    return tni_return_or_drop(status, result, outs);
}

TNI_TYPED(float_power_Scalar)
{
    tn_tensor *result = NULL;
    tn_status status = float_power(NULL, in->self, in->exponent, NULL, &result);
    return tni_return_or_drop(status, result, outs);
}

TNI_TYPED(float_power_Tensor_Scalar)
{
    tn_tensor *result = NULL;
    tn_status status = float_power(in->self, NULL, NULL, in->exponent, &result);
    return tni_return_or_drop(status, result, outs);
}

/* Copies the result to where it is wanted, which must have its dtype. Takes the result. */
static tn_status deliver(tn_status status, tn_tensor *result, tn_tensor *to, bool is_out,
                         StableIValue *outs)
{
    if (status == TN_OK && result->dtype != to->dtype)
        status = tni_fail(TN_ERR_RUNTIME,
                          "the %s float_power%s has dtype %s but the operation's result requires "
                          "dtype %s",
                          is_out ? "output given to" : "base given to", is_out ? "" : "_",
                          tni_scalar_name(to->dtype), tni_scalar_name(result->dtype));
    if (is_out)
        STEP(tni_resize_output(to, result->rank, result->sizes));
    STEP(tni_call_copy_(to, result, false));
    tn_tensor_release(result);
    return status == TN_OK ? tni_return_same(to, outs) : status;
}

TNI_TYPED(float_power_Tensor_Tensor_out)
{
    tn_tensor *result = NULL;
    tn_status status = float_power(in->self, NULL, in->exponent, NULL, &result);
    return deliver(status, result, in->out, true, outs);
}

TNI_TYPED(float_power_Scalar_out)
{
    tn_tensor *result = NULL;
    tn_status status = float_power(NULL, in->self, in->exponent, NULL, &result);
    return deliver(status, result, in->out, true, outs);
}

TNI_TYPED(float_power_Tensor_Scalar_out)
{
    tn_tensor *result = NULL;
    tn_status status = float_power(in->self, NULL, NULL, in->exponent, &result);
    return deliver(status, result, in->out, true, outs);
}

TNI_TYPED(float_power__Tensor)
{
    tn_tensor *result = NULL;
    tn_status status = float_power(in->self, NULL, in->exponent, NULL, &result);
    return deliver(status, result, in->self, false, outs);
}

TNI_TYPED(float_power__Scalar)
{
    tn_tensor *result = NULL;
    tn_status status = float_power(in->self, NULL, NULL, in->exponent, &result);
    return deliver(status, result, in->self, false, outs);
}

/* ---- differences the other way round ---- */

TNI_TYPED(rsub_Tensor)
{
    tn_tensor *result = NULL;
    tn_status status = tni_call_sub_Tensor(in->other, in->self, in->alpha, &result);
    return tni_return_or_drop(status, result, outs);
}

TNI_TYPED(rsub_Scalar)
{
    tn_tensor *number = NULL;
    tn_tensor *result = NULL;
    tn_status status = tni_new_number(in->other, TN_CPU, &number);
    STEP(tni_call_sub_Tensor(number, in->self, in->alpha, &result));
    tn_tensor_release(number);
    return tni_return_or_drop(status, result, outs);
}

/* ---- products with a constant ---- */

static tn_status scale(const tn_call *call, tn_tensor *self, double factor, StableIValue *outs)
{
    tni_scalar number = real_number(factor);
    tn_tensor *result = NULL;
    if (is_complex(self))
        return tni_fail(TN_ERR_RUNTIME, "%s is not supported for complex tensors.",
                        tni_call_name(call));
    tn_status status = tni_call_mul_Scalar(self, &number, &result);
    return tni_return_or_drop(status, result, outs);
}

TNI_TYPED(deg2rad)
{
    return scale(call, in->self, 0.017453292519943295769, outs);
}

TNI_TYPED(rad2deg)
{
    return scale(call, in->self, 57.295779513082320877, outs);
}

/* ---- kinds of numbers ---- */

TNI_TYPED(isfinite)
{
    tn_tensor *infinite = NULL;
    tn_tensor *nan = NULL;
    tn_tensor *either = NULL;
    tn_tensor *result = NULL;
    tn_status status = tni_call_isinf(in->self, &infinite);
    STEP(tni_call_isnan(in->self, &nan));
    STEP(tni_call_logical_or(infinite, nan, &either));
    STEP(tni_call_logical_not(either, &result));
    tn_tensor_release(infinite);
    tn_tensor_release(nan);
    tn_tensor_release(either);
    return tni_return_or_drop(status, result, outs);
}

/* A complex number without an imaginary part is real, and so are all others. */
TNI_TYPED(isreal)
{
    tni_scalar zero = whole_number(0);
    tn_tensor *parts = NULL;
    tn_tensor *imaginary = NULL;
    tn_tensor *result = NULL;
    tn_status status = TN_OK;
    if (is_complex(in->self)) {
        STEP(tni_call_view_as_real(in->self, &parts));
        STEP(tni_call_select_int(parts, -1, 1, &imaginary));
        STEP(tni_call_eq_Scalar(imaginary, &zero, &result));
    } else {
        STEP(tni_call_isnan(in->self, &imaginary));
        STEP(tni_call_ge_Scalar(imaginary, &zero, &result));
    }
    tn_tensor_release(parts);
    tn_tensor_release(imaginary);
    return tni_return_or_drop(status, result, outs);
}

TNI_TYPED(positive)
{
    if (in->self->dtype == TN_DTYPE_BOOL)
        return tni_fail(TN_ERR_RUNTIME, "The `+` operator, on a bool tensor is not supported.");
    return tni_return_same(in->self, outs);
}

/* ---- closeness ---- */

/* What the difference may be: atol + |rtol * other|. */
static tn_status allowed_error(tn_tensor *other, double rtol, double atol, tn_tensor **out)
{
    tni_scalar factor = real_number(rtol);
    tni_scalar sum = real_number(atol);
    tni_scalar one = whole_number(1);
    tn_tensor *product = NULL;
    tn_tensor *size = NULL;
    tn_status status = tni_call_mul_Scalar(other, &factor, &product);
    STEP(tni_call_abs(product, &size));
    STEP(tni_call_add_Scalar(size, &sum, &one, out));
    tn_tensor_release(product);
    tn_tensor_release(size);
    return status;
}

/* Finite numbers that differ by no more than is allowed. */
static tn_status is_near(tn_tensor *self, tn_tensor *other, double rtol, double atol,
                         tn_tensor **out)
{
    tni_scalar one = whole_number(1);
    tn_tensor *difference = NULL;
    tn_tensor *error = NULL;
    tn_tensor *allowed = NULL;
    tn_tensor *finite = NULL;
    tn_tensor *small = NULL;
    tn_status status = tni_call_sub_Tensor(self, other, &one, &difference);
    STEP(tni_call_abs(difference, &error));
    STEP(allowed_error(other, rtol, atol, &allowed));
    STEP(tni_call_isfinite(error, &finite));
    STEP(tni_call_le_Tensor(error, allowed, &small));
    STEP(tni_call_logical_and(finite, small, out));
    tn_tensor_release(difference);
    tn_tensor_release(error);
    tn_tensor_release(allowed);
    tn_tensor_release(finite);
    tn_tensor_release(small);
    return status;
}

/* Equal, or both nan if that counts. */
static tn_status is_equal(tn_tensor *self, tn_tensor *other, bool equal_nan, tn_tensor **out)
{
    tn_tensor *nan = NULL;
    tn_tensor *other_nan = NULL;
    tn_tensor *both = NULL;
    tn_tensor *equal = NULL;
    if (!equal_nan || tni_category((tn_dtype)self->dtype) < 2)
        return tni_call_eq_Tensor(self, other, out);
    tn_status status = tni_call_eq_Tensor(self, other, &equal);
    STEP(tni_call_isnan(self, &nan));
    STEP(tni_call_isnan(other, &other_nan));
    STEP(tni_call_logical_and(nan, other_nan, &both));
    STEP(tni_call_logical_or(equal, both, out));
    tn_tensor_release(nan);
    tn_tensor_release(other_nan);
    tn_tensor_release(both);
    tn_tensor_release(equal);
    return status;
}

/* Whole numbers are compared as real ones. */
static tn_status as_real(tn_tensor *self, tn_tensor **out)
{
    if (tni_category((tn_dtype)self->dtype) >= 2) {
        *out = tn_tensor_retain(self);
        return TN_OK;
    }
    return tni_call_to_dtype(self, tni_default_dtype(), false, false, -1, out);
}

TNI_TYPED(isclose)
{
    tn_tensor *self = NULL;
    tn_tensor *other = NULL;
    tn_tensor *equal = NULL;
    tn_tensor *near = NULL;
    tn_tensor *result = NULL;
    if (in->self->dtype != in->other->dtype)
        return tni_fail(TN_ERR_RUNTIME, "%s did not match %s", tni_scalar_name(in->self->dtype),
                        tni_scalar_name(in->other->dtype));
    if (!(in->rtol >= 0))
        return tni_fail(TN_ERR_RUNTIME, "rtol must be greater than or equal to zero, but got %g",
                        in->rtol);
    if (!(in->atol >= 0))
        return tni_fail(TN_ERR_RUNTIME, "atol must be greater than or equal to zero, but got %g",
                        in->atol);
    tn_status status = is_equal(in->self, in->other, in->equal_nan, &equal);
    STEP(as_real(in->self, &self));
    STEP(as_real(in->other, &other));
    STEP(is_near(self, other, in->rtol, in->atol, &near));
    STEP(tni_call_logical_or(equal, near, &result));
    tn_tensor_release(self);
    tn_tensor_release(other);
    tn_tensor_release(equal);
    tn_tensor_release(near);
    return tni_return_or_drop(status, result, outs);
}

/* Whether all elements are close; what the elements are must be known. */
TNI_TYPED(allclose)
{
    tn_tensor *close = NULL;
    tn_tensor *dense = NULL;
    tn_status status =
        tni_call_isclose(in->self, in->other, in->rtol, in->atol, in->equal_nan, &close);
    STEP(tni_contiguous(close, &dense));
    if (status == TN_OK && dense->data == NULL && dense->numel > 0)
        status = tni_fail(TN_ERR_NOT_IMPLEMENTED, "%s: meta tensors have no elements to compare",
                          tni_call_name(call));
    if (status == TN_OK)
        outs[0] = memchr(dense->data == NULL ? "" : dense->data, 0, (size_t)dense->numel) == NULL;
    tn_tensor_release(close);
    tn_tensor_release(dense);
    return status;
}

/* ---- selection with numbers ---- */

#define WHERE(name, count)                                                                         \
    TNI_KERNEL(name)                                                                               \
    {                                                                                              \
        static tni_callee op = {"aten::where.self", NULL};                                         \
        return tni_call_with_tensors(&op, count, call, args, outs);                                \
    }
WHERE(where_Scalar, 2)
WHERE(where_ScalarOther, 1)
WHERE(where_ScalarSelf, 1)

/* ---- activations ---- */

static const double selu_alpha = 1.6732632423543772848;
static const double selu_scale = 1.0507009873554804934;

TNI_TYPED(selu)
{
    tni_scalar numbers[] = {real_number(selu_alpha), real_number(selu_scale), whole_number(1)};
    tn_tensor *result = NULL;
    tn_status status = tni_call_elu(in->self, &numbers[0], &numbers[1], &numbers[2], &result);
    return tni_return_or_drop(status, result, outs);
}

TNI_TYPED(selu_)
{
    tni_scalar numbers[] = {real_number(selu_alpha), real_number(selu_scale), whole_number(1)};
    TN_TRY(tni_call_elu_(in->self, &numbers[0], &numbers[1], &numbers[2]));
    return tni_return_same(in->self, outs);
}

TNI_TYPED(celu)
{
    tni_scalar one = whole_number(1);
    tni_scalar inverse = real_number(1 / double_of(in->alpha));
    tn_tensor *result = NULL;
    if (double_of(in->alpha) == 0)
        return tni_fail(TN_ERR_RUNTIME, "ZeroDivisionError: alpha cannot be 0 for CELU");
    tn_status status = tni_call_elu(in->self, in->alpha, &one, &inverse, &result);
    return tni_return_or_drop(status, result, outs);
}

TNI_TYPED(relu6)
{
    tni_scalar bounds[] = {whole_number(0), whole_number(6)};
    tn_tensor *result = NULL;
    tn_status status = tni_call_hardtanh(in->self, &bounds[0], &bounds[1], &result);
    return tni_return_or_drop(status, result, outs);
}

TNI_TYPED(relu6_)
{
    tni_scalar bounds[] = {whole_number(0), whole_number(6)};
    TN_TRY(tni_call_hardtanh_(in->self, &bounds[0], &bounds[1]));
    return tni_return_same(in->self, outs);
}

TNI_TYPED(log_sigmoid)
{
    tn_tensor *results[2] = {NULL, NULL};
    TN_TRY(tni_call_log_sigmoid_forward(in->self, results));
    tn_tensor_release(results[1]);
    return tni_return_take(results[0], outs);
}

TNI_TYPED(log_sigmoid_out)
{
    int64_t none = 0;
    tn_tensor *buffer = NULL;
    TN_TRY(tni_new_like(in->self, (tn_dtype)in->self->dtype, 1, &none, &buffer));
    tn_status status = tni_call_log_sigmoid_forward_output(in->self, in->out, buffer);
    tn_tensor_release(buffer);
    return status == TN_OK ? tni_return_same(in->out, outs) : status;
}

/* One weight per channel, which is dimension 1, or one for all. */
static tn_status check_prelu(const tni_args_prelu *in)
{
    const tn_tensor *self = in->self;
    int64_t channels = self->rank > 1 ? self->sizes[1] : 1;
    if (self->dtype != in->weight->dtype)
        return tni_fail(TN_ERR_RUNTIME, "prelu: Type promoting not supported. Got %s and %s",
                        tni_scalar_name(self->dtype), tni_scalar_name(in->weight->dtype));
    if (in->weight->numel != 1 && self->rank == 0)
        return tni_fail(TN_ERR_RUNTIME, "Not allow zero-dim input tensor.");
    if (in->weight->numel != 1 && in->weight->numel != channels)
        return tni_fail(TN_ERR_RUNTIME,
                        "Mismatch of parameter numbers and input channel size. Found parameter "
                        "numbers = %lld and channel size = %lld.",
                        (long long)in->weight->numel, (long long)channels);
    if (in->weight->rank > 1)
        return tni_fail(TN_ERR_RUNTIME,
                        "prelu: Expected `weight` to be a scalar or 1D tensor, but got: ndim = "
                        "%lld",
                        (long long)in->weight->rank);
    return TN_OK;
}

TNI_TYPED(prelu)
{
    int64_t sizes[TN_MAX_DIM];
    tn_tensor *weight = NULL;
    tn_tensor *result = NULL;
    TN_TRY(check_prelu(in));
    int64_t rank = in->self->rank;
    for (int64_t i = 0; i < rank; i++)
        sizes[i] = i == 1 ? in->weight->numel : 1;
    tn_status status = TN_OK;
    if (in->weight->rank == rank)
        weight = tn_tensor_retain(in->weight);
    else
        STEP(tni_call_reshape(in->weight, (tni_ints){sizes, rank}, &weight));
    STEP(tni_call__prelu_kernel(in->self, weight, &result));
    tn_tensor_release(weight);
    return tni_return_or_drop(status, result, outs);
}

/* With t = tanh(softplus(x)): grad * (t + x (1 - t^2) sigmoid(x)). */
TNI_KERNEL(mish_backward_composite)
{
    tni_scalar one = whole_number(1);
    tni_scalar twenty = whole_number(20);
    tn_tensor *gradient;
    tn_tensor *self;
    tn_tensor *made[6] = {NULL};
    tn_tensor *result = NULL;
    TN_TRY(tni_arg_tensor(call, args, 0, &gradient));
    TN_TRY(tni_arg_tensor(call, args, 1, &self));
    tn_status status = tni_call_softplus(self, &one, &twenty, &made[0]);
    STEP(tni_call_tanh(made[0], &made[1]));
    STEP(tni_call_sigmoid(self, &made[2]));
    STEP(tni_call_mul_Tensor(self, made[2], &made[3]));
    STEP(tni_call_tanh_backward(made[3], made[1], &made[4]));
    STEP(tni_call_add_Tensor(made[1], made[4], &one, &made[5]));
    STEP(tni_call_mul_Tensor(gradient, made[5], &result));
    for (size_t i = 0; i < TN_LEN(made); i++)
        tn_tensor_release(made[i]);
    return tni_return_or_drop(status, result, outs);
}

/* ---- normal distribution, and gradients with noise ---- */

/* erfc(-x / sqrt 2) / 2 */
TNI_TYPED(special_ndtr)
{
    tni_scalar root = real_number(-0.70710678118654752440);
    tni_scalar half = real_number(0.5);
    tn_tensor *scaled = NULL;
    tn_tensor *error = NULL;
    tn_tensor *result = NULL;
    tn_status status = tni_call_mul_Scalar(in->self, &root, &scaled);
    STEP(tni_call_erfc(scaled, &error));
    STEP(tni_call_mul_Scalar(error, &half, &result));
    tn_tensor_release(scaled);
    tn_tensor_release(error);
    return tni_return_or_drop(status, result, outs);
}

TNI_TYPED(special_ndtr_out)
{
    tn_tensor *result = NULL;
    TN_TRY(tni_call_special_ndtr(in->self, &result));
    tn_status status = TN_OK;
    if (!tni_can_cast((tn_dtype)result->dtype, (tn_dtype)in->out->dtype))
        status = tni_fail(
            TN_ERR_RUNTIME, "%s: result type %s can't be cast to the desired output type %s",
            tni_call_name(call), tni_scalar_name(result->dtype), tni_scalar_name(in->out->dtype));
    STEP(tni_resize_output(in->out, result->rank, result->sizes));
    STEP(tni_call_copy_(in->out, result, false));
    tn_tensor_release(result);
    return status == TN_OK ? tni_return_same(in->out, outs) : status;
}

/* With noise the gradient is its product with that, else that of a leaky relu. */
TNI_TYPED(rrelu_with_noise_backward)
{
    double lower = double_of(in->lower);
    double upper = double_of(in->upper);
    tni_scalar slope = real_number((lower + upper) / 2);
    tn_tensor *result = NULL;
    tn_status status = in->training && upper - lower > 1e-6
                           ? tni_call_mul_Tensor(in->noise, in->grad_output, &result)
                           : tni_call_leaky_relu_backward(in->grad_output, in->self, &slope,
                                                          in->self_is_result, &result);
    return tni_return_or_drop(status, result, outs);
}
