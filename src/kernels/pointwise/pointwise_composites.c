/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Pointwise operators that are composites: square, float_power, rsub, deg2rad, isfinite, isreal,
 * isclose, allclose, where with numbers, selu, celu, relu6, log_sigmoid, prelu, special_ndtr, and
 * operators of Tenon's own that _foreach_maximum and _foreach_minimum call.
 */
#include "args/args_pointwise_composites.h"
#include "calls/calls_pointwise.h"
#include "kernels/core/iterator.h"
#include "kernels/pointwise/pointwise.h"
#include "kernels/core/builder.h"

#include <math.h>

static const tni_scalar one = {.kind = TN_KIND_INT, .as.integer = 1};
static const tni_scalar two = {.kind = TN_KIND_INT, .as.integer = 2};

/* ---- square: pow with exponent 2 ---- */

TNI_TYPED(square)
{
    tni_builder s = {0};
    return tni_builder_return(&s, TNI_BUILD(&s, pow_Tensor_Scalar, in->self, &two), outs);
}

TNI_TYPED(square_)
{
    TN_TRY(tni_call_pow__Scalar(in->self, &two));
    return tni_return_same(in->self, outs);
}

TNI_TYPED(square_out)
{
    TN_TRY(tni_call_pow_Tensor_Scalar_out(in->self, &two, in->out));
    return tni_return_same(in->out, outs);
}

/* ---- float_power: computed in double or complex double ---- */

static bool is_complex(const tn_tensor *tensor)
{
    return tni_category((tn_dtype)tensor->dtype) == 3;
}

/* Return a number as a double or complex double Scalar. */
static tni_scalar widen(const tni_scalar *number, tn_dtype dtype)
{
    tni_scalar wide = {.kind = TN_KIND_COMPLEX};
    if (dtype == TN_DTYPE_F64)
        return (tni_scalar){.kind = TN_KIND_DOUBLE, .as.real = tni_scalar_real(number)};
    if (number->kind == TN_KIND_COMPLEX)
        return *number;
    wide.as.complex[0] = tni_scalar_real(number);
    return wide;
}

/* Return base ^ exponent in double precision. Of each pair one is NULL: either may be a number. */
static tn_tensor *float_power(tni_builder *s, tn_tensor *base, const tni_scalar *base_number,
                              tn_tensor *exponent, const tni_scalar *exponent_number)
{
    bool has_complex = (base != NULL && is_complex(base)) ||
                       (exponent != NULL && is_complex(exponent)) ||
                       (base_number != NULL && base_number->kind == TN_KIND_COMPLEX) ||
                       (exponent_number != NULL && exponent_number->kind == TN_KIND_COMPLEX);
    tn_dtype dtype = has_complex ? TN_DTYPE_C128 : TN_DTYPE_F64;
    if (base != NULL)
        base = TNI_BUILD(s, to_dtype, base, dtype, false, false, -1);
    if (exponent != NULL)
        exponent = TNI_BUILD(s, to_dtype, exponent, dtype, false, false, -1);
    if (base_number != NULL) {
        tni_scalar wide = widen(base_number, dtype);
        return TNI_BUILD(s, pow_Scalar, &wide, exponent);
    }
    if (exponent_number != NULL) {
        tni_scalar wide = widen(exponent_number, dtype);
        return TNI_BUILD(s, pow_Tensor_Scalar, base, &wide);
    }
    return TNI_BUILD(s, pow_Tensor_Tensor, base, exponent);
}

TNI_TYPED(float_power_Tensor_Tensor)
{
    tni_builder s = {0};
    return tni_builder_return(&s, float_power(&s, in->self, NULL, in->exponent, NULL), outs);
}

TNI_TYPED(float_power_Scalar)
{
    tni_builder s = {0};
    return tni_builder_return(&s, float_power(&s, NULL, in->self, in->exponent, NULL), outs);
}

TNI_TYPED(float_power_Tensor_Scalar)
{
    tni_builder s = {0};
    return tni_builder_return(&s, float_power(&s, in->self, NULL, NULL, in->exponent), outs);
}

/* Fail unless the tensor that is written (`what`) has the dtype of the result. */
static void check_dtype(tni_builder *s, const char *what, const tn_tensor *to,
                        const tn_tensor *result)
{
    if (tni_builder_go_on(s) && result->dtype != to->dtype)
        s->status = tni_fail(TN_ERR_RUNTIME,
                             "the %s has dtype %s but the operation's result requires dtype %s",
                             what, tni_scalar_name(to->dtype), tni_scalar_name(result->dtype));
}

/* Copy the result into `out`, which is resized if needed. */
static tn_status deliver_as_it_lies(tni_builder *s, tn_tensor *result, tn_tensor *out,
                                    StableIValue *outs)
{
    tn_tensor *kept = NULL;
    tn_status status = tni_builder_end_with(s, result, &kept);
    return tni_deliver_as_it_lies(status, kept, out, outs);
}

TNI_TYPED(float_power_Tensor_Tensor_out)
{
    tni_builder s = {0};
    TN_TRY(tni_check_no_overlap(in->out));
    tn_tensor *result = float_power(&s, in->self, NULL, in->exponent, NULL);
    check_dtype(&s, "output given to float_power", in->out, result);
    return deliver_as_it_lies(&s, result, in->out, outs);
}

TNI_TYPED(float_power_Scalar_out)
{
    tni_builder s = {0};
    tn_tensor *result = float_power(&s, NULL, in->self, in->exponent, NULL);
    check_dtype(&s, "output given to float_power", in->out, result);
    return deliver_as_it_lies(&s, result, in->out, outs);
}

TNI_TYPED(float_power_Tensor_Scalar_out)
{
    tni_builder s = {0};
    TN_TRY(tni_check_no_overlap(in->out));
    tn_tensor *result = float_power(&s, in->self, NULL, NULL, in->exponent);
    check_dtype(&s, "output given to float_power", in->out, result);
    return deliver_as_it_lies(&s, result, in->out, outs);
}

TNI_TYPED(float_power__Tensor)
{
    tni_builder s = {0};
    tn_tensor *result = float_power(&s, in->self, NULL, in->exponent, NULL);
    check_dtype(&s, "base given to float_power_", in->self, result);
    TNI_BUILD_DO(&s, tni_call_copy_(in->self, result, false));
    return tni_builder_return(&s, in->self, outs);
}

TNI_TYPED(float_power__Scalar)
{
    tni_builder s = {0};
    tn_tensor *result = float_power(&s, in->self, NULL, NULL, in->exponent);
    check_dtype(&s, "base given to float_power_", in->self, result);
    TNI_BUILD_DO(&s, tni_call_copy_(in->self, result, false));
    return tni_builder_return(&s, in->self, outs);
}

/* ---- rsub: other - alpha * self ---- */

TNI_TYPED(rsub_Tensor)
{
    tni_builder s = {0};
    return tni_builder_return(&s, TNI_BUILD(&s, sub_Tensor, in->other, in->self, in->alpha), outs);
}

TNI_TYPED(rsub_Scalar)
{
    tni_builder s = {0};
    tn_tensor *number = TNI_BUILD_OF(&s, tni_new_number(in->other, TN_CPU, &s.made));
    return tni_builder_return(&s, TNI_BUILD(&s, sub_Tensor, number, in->self, in->alpha), outs);
}

/* ---- degrees and radians ---- */

/* Return self * factor; complex tensors are refused. */
static tn_status scale(const tn_call *call, tn_tensor *self, double factor, StableIValue *outs)
{
    tni_builder s = {0};
    if (is_complex(self))
        return tni_fail(TN_ERR_RUNTIME, "%s is not supported for complex tensors.",
                        tni_call_name(call));
    return tni_builder_return(&s, TNI_BUILD(&s, mul_Scalar, self, TNI_REAL_SCALAR(factor)), outs);
}

TNI_TYPED(deg2rad)
{
    return scale(call, in->self, 0.017453292519943295769, outs);
}

TNI_TYPED(rad2deg)
{
    return scale(call, in->self, 57.295779513082320877, outs);
}

/* ---- classification ---- */

/* Neither infinite nor nan. */
TNI_TYPED(isfinite)
{
    tni_builder s = {0};
    tn_tensor *infinite = TNI_BUILD(&s, isinf, in->self);
    tn_tensor *nan = TNI_BUILD(&s, isnan, in->self);
    tn_tensor *either = TNI_BUILD(&s, logical_or, infinite, nan);
    return tni_builder_return(&s, TNI_BUILD(&s, logical_not, either), outs);
}

/*
 * Complex numbers without an imaginary part are real, and so are all elements of other dtypes:
 * is_nan >= 0 is a tensor of true of the right sizes.
 */
TNI_TYPED(isreal)
{
    tni_builder s = {0};
    if (!is_complex(in->self)) {
        tn_tensor *is_nan = TNI_BUILD(&s, isnan, in->self);
        return tni_builder_return(&s, TNI_BUILD(&s, ge_Scalar, is_nan, TNI_INT_SCALAR(0)), outs);
    }
    tn_tensor *plain = TNI_BUILD(&s, resolve_conj, in->self);
    tn_tensor *parts = TNI_BUILD(&s, view_as_real, plain);
    tn_tensor *imaginary = TNI_BUILD(&s, select_int, parts, -1, 1);
    return tni_builder_return(&s, TNI_BUILD(&s, eq_Scalar, imaginary, TNI_INT_SCALAR(0)), outs);
}

/* The unary +: self itself. */
TNI_TYPED(positive)
{
    if (in->self->dtype == TN_DTYPE_BOOL)
        return tni_fail(TN_ERR_RUNTIME, "The `+` operator, on a bool tensor is not supported.");
    return tni_return_same(in->self, outs);
}

/* ---- isclose and allclose ---- */

/* Return where |self - other| <= atol + |rtol * other| and the difference is finite. */
static tn_tensor *is_near(tni_builder *s, tn_tensor *self, tn_tensor *other, double rtol,
                          double atol)
{
    tn_tensor *difference = TNI_BUILD(s, sub_Tensor, self, other, &one);
    tn_tensor *error = TNI_BUILD(s, abs, difference);
    tn_tensor *product = TNI_BUILD(s, mul_Scalar, other, TNI_REAL_SCALAR(rtol));
    tn_tensor *size = TNI_BUILD(s, abs, product);
    tn_tensor *allowed = TNI_BUILD(s, add_Scalar, size, TNI_REAL_SCALAR(atol), &one);
    tn_tensor *finite = TNI_BUILD(s, isfinite, error);
    tn_tensor *small = TNI_BUILD(s, le_Tensor, error, allowed);
    return TNI_BUILD(s, logical_and, finite, small);
}

/* Return where the elements are equal or, with equal_nan, both nan. */
static tn_tensor *is_equal(tni_builder *s, tn_tensor *self, tn_tensor *other, bool equal_nan)
{
    tn_tensor *equal = TNI_BUILD(s, eq_Tensor, self, other);
    if (!equal_nan || tni_category((tn_dtype)self->dtype) < 2)
        return equal;
    tn_tensor *nan = TNI_BUILD(s, isnan, self);
    tn_tensor *other_nan = TNI_BUILD(s, isnan, other);
    tn_tensor *both = TNI_BUILD(s, logical_and, nan, other_nan);
    return TNI_BUILD(s, logical_or, equal, both);
}

/* Return integers and bools in the default dtype, in which closeness is computed. */
static tn_tensor *as_real(tni_builder *s, tn_tensor *self)
{
    return tni_category((tn_dtype)self->dtype) >= 2
               ? self
               : TNI_BUILD(s, to_dtype, self, tni_default_dtype(), false, false, -1);
}

TNI_TYPED(isclose)
{
    tni_builder s = {0};
    if (in->self->dtype != in->other->dtype)
        return tni_fail(TN_ERR_RUNTIME, "%s did not match %s", tni_scalar_name(in->self->dtype),
                        tni_scalar_name(in->other->dtype));
    if (!(in->rtol >= 0))
        return tni_fail(TN_ERR_RUNTIME, "rtol must be greater than or equal to zero, but got %g",
                        in->rtol);
    if (!(in->atol >= 0))
        return tni_fail(TN_ERR_RUNTIME, "atol must be greater than or equal to zero, but got %g",
                        in->atol);
    tn_tensor *equal = is_equal(&s, in->self, in->other, in->equal_nan);
    tn_tensor *self = as_real(&s, in->self);
    tn_tensor *other = as_real(&s, in->other);
    tn_tensor *near = is_near(&s, self, other, in->rtol, in->atol);
    return tni_builder_return(&s, TNI_BUILD(&s, logical_or, equal, near), outs);
}

/* Returns a bool, so the elements must be known: meta tensors are refused. */
TNI_TYPED(allclose)
{
    tni_builder s = {0};
    tn_tensor *close =
        TNI_BUILD(&s, isclose, in->self, in->other, in->rtol, in->atol, in->equal_nan);
    tn_tensor *every = TNI_BUILD(&s, all, close);
    tni_scalar answer = {.kind = TN_KIND_BOOL};
    if (tni_builder_go_on(&s) && every->device.type == TN_DEVICE_META)
        s.status = tni_fail(TN_ERR_NOT_IMPLEMENTED, "%s: meta tensors have no elements to compare",
                            tni_call_name(call));
    TNI_BUILD_DO(&s, tni_read_number(every, &answer));
    TN_TRY(tni_builder_end(&s));
    outs[0] = answer.as.boolean;
    return TN_OK;
}

/* ---- where with numbers ---- */

/*
 * Select between two tensors, of which those in `numbers` (not NULL) were Scalars and must fit the
 * dtype of the result.
 */
static tn_status where(tni_builder *s, tn_tensor *condition, tn_tensor *self, tn_tensor *other,
                       const tni_scalar *const numbers[2], StableIValue *outs)
{
    for (int i = 0; i < 2; i++)
        if (numbers[i] != NULL && tni_builder_go_on(s))
            TNI_BUILD_DO(s, tni_check_element(tni_result_type(self, other), numbers[i]));
    return tni_builder_return(s, TNI_BUILD(s, where_self, condition, self, other), outs);
}

TNI_TYPED(where_Scalar)
{
    tni_builder s = {0};
    tn_tensor *self = TNI_BUILD_OF(&s, tni_new_number(in->self, TN_CPU, &s.made));
    tn_tensor *other = TNI_BUILD_OF(&s, tni_new_number(in->other, TN_CPU, &s.made));
    return where(&s, in->condition, self, other, (const tni_scalar *[2]){in->self, in->other},
                 outs);
}

TNI_TYPED(where_ScalarOther)
{
    tni_builder s = {0};
    tn_tensor *other = TNI_BUILD_OF(&s, tni_new_number(in->other, TN_CPU, &s.made));
    return where(&s, in->condition, in->self, other, (const tni_scalar *[2]){NULL, in->other},
                 outs);
}

TNI_TYPED(where_ScalarSelf)
{
    tni_builder s = {0};
    tn_tensor *self = TNI_BUILD_OF(&s, tni_new_number(in->self, TN_CPU, &s.made));
    return where(&s, in->condition, self, in->other, (const tni_scalar *[2]){in->self, NULL}, outs);
}

/* ---- activations ---- */

/* The constants of SELU (Klambauer and others, 2017). */
static const double selu_alpha = 1.6732632423543772848;
static const double selu_scale = 1.0507009873554804934;

TNI_TYPED(selu)
{
    tni_builder s = {0};
    tn_tensor *result = TNI_BUILD(&s, elu, in->self, TNI_REAL_SCALAR(selu_alpha),
                                  TNI_REAL_SCALAR(selu_scale), &one);
    return tni_builder_return(&s, result, outs);
}

TNI_TYPED(selu_)
{
    TN_TRY(tni_call_elu_(in->self, TNI_REAL_SCALAR(selu_alpha), TNI_REAL_SCALAR(selu_scale), &one));
    return tni_return_same(in->self, outs);
}

/* elu with scale 1 and input_scale 1 / alpha. */
TNI_TYPED(celu)
{
    tni_builder s = {0};
    double alpha = tni_scalar_real(in->alpha);
    if (alpha == 0)
        return tni_fail(TN_ERR_RUNTIME, "ZeroDivisionError: alpha cannot be 0 for CELU");
    tn_tensor *result = TNI_BUILD(&s, elu, in->self, in->alpha, &one, TNI_REAL_SCALAR(1 / alpha));
    return tni_builder_return(&s, result, outs);
}

TNI_TYPED(relu6)
{
    tni_builder s = {0};
    tn_tensor *result = TNI_BUILD(&s, hardtanh, in->self, TNI_INT_SCALAR(0), TNI_INT_SCALAR(6));
    return tni_builder_return(&s, result, outs);
}

TNI_TYPED(relu6_)
{
    TN_TRY(tni_call_hardtanh_(in->self, TNI_INT_SCALAR(0), TNI_INT_SCALAR(6)));
    return tni_return_same(in->self, outs);
}

/* The forward operator without its buffer of exponentials. */
TNI_TYPED(log_sigmoid)
{
    tn_tensor *results[2] = {NULL, NULL};
    TN_TRY(tni_call_log_sigmoid_forward(in->self, results));
    tn_tensor_release(results[1]);
    return tni_return_take(results[0], outs);
}

TNI_TYPED(log_sigmoid_out)
{
    /* The buffer begins empty and is resized by the operator. */
    int64_t none = 0;
    tn_tensor *buffer = NULL;
    TN_TRY(tni_new_like(in->self, (tn_dtype)in->self->dtype, 1, &none, &buffer));
    tn_status status = tni_call_log_sigmoid_forward_output(in->self, in->out, buffer);
    tn_tensor_release(buffer);
    return status == TN_OK ? tni_return_same(in->out, outs) : status;
}

/* Fail unless there is one weight per channel (dimension 1), or a single one. */
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

/* The weight gets the input's rank, along dimension 1, and broadcasts. */
TNI_TYPED(prelu)
{
    int64_t sizes[TN_MAX_DIM];
    tni_builder s = {0};
    tn_tensor *weight = in->weight;
    int64_t rank = in->self->rank;
    TN_TRY(check_prelu(in));
    for (int64_t i = 0; i < rank; i++)
        sizes[i] = i == 1 ? weight->numel : 1;
    if (weight->rank != rank)
        weight = TNI_BUILD(&s, reshape, in->weight, ((tni_ints){sizes, rank}));
    return tni_builder_return(&s, TNI_BUILD(&s, _prelu_kernel, in->self, weight), outs);
}

/*
 * For backends without the kernel: with t = tanh(softplus(x)), grad * (t + x (1 - t^2) sigmoid(x)).
 */
TNI_KERNEL(mish_backward_composite)
{
    tni_builder s = {0};
    tn_tensor *gradient;
    tn_tensor *self;
    TN_TRY(tni_arg_tensor(call, args, 0, &gradient));
    TN_TRY(tni_arg_tensor(call, args, 1, &self));
    tn_tensor *softplus = TNI_BUILD(&s, softplus, self, &one, TNI_INT_SCALAR(20));
    tn_tensor *t = TNI_BUILD(&s, tanh, softplus);
    tn_tensor *gate = TNI_BUILD(&s, sigmoid, self);
    tn_tensor *product = TNI_BUILD(&s, mul_Tensor, self, gate);
    tn_tensor *bend = TNI_BUILD(&s, tanh_backward, product, t);
    tn_tensor *slope = TNI_BUILD(&s, add_Tensor, t, bend, &one);
    return tni_builder_return(&s, TNI_BUILD(&s, mul_Tensor, gradient, slope), outs);
}

/* ---- the normal distribution function, and the gradient of rrelu ---- */

/* Return (1 + erf(x / sqrt 2)) / 2, each operation in self's dtype. */
static tn_tensor *ndtr(tni_builder *s, tn_tensor *self)
{
    tn_tensor *scaled = TNI_BUILD(s, mul_Scalar, self, TNI_REAL_SCALAR(0.70710678118654752440));
    tn_tensor *error = TNI_BUILD(s, erf, scaled);
    tn_tensor *sum = TNI_BUILD(s, add_Scalar, error, &one, &one);
    return TNI_BUILD(s, mul_Scalar, sum, TNI_REAL_SCALAR(0.5));
}

TNI_TYPED(special_ndtr)
{
    tni_builder s = {0};
    return tni_builder_return(&s, ndtr(&s, in->self), outs);
}

TNI_TYPED(special_ndtr_out)
{
    tni_builder s = {0};
    tn_tensor *result = ndtr(&s, in->self);
    return tni_builder_deliver_cast(&s, call, result, in->out, outs);
}

/*
 * In training the noise holds the slopes; else the slope is that of a leaky relu at the mean of the
 * bounds.
 */
TNI_TYPED(rrelu_with_noise_backward)
{
    tni_builder s = {0};
    double lower = tni_scalar_real(in->lower);
    double upper = tni_scalar_real(in->upper);
    if (in->training)
        return tni_builder_return(&s, TNI_BUILD(&s, mul_Tensor, in->noise, in->grad_output), outs);
    TN_TRY(tni_check_scalar(TN_DTYPE_F64, in->lower));
    TN_TRY(tni_check_scalar(TN_DTYPE_F64, in->upper));
    tn_tensor *result = TNI_BUILD(&s, leaky_relu_backward, in->grad_output, in->self,
                                  TNI_REAL_SCALAR((lower + upper) / 2), in->self_is_result);
    return tni_builder_return(&s, result, outs);
}

/* ---- overloads of maximum and minimum for operators on lists ---- */

/*
 * Run a structured operator in place. On another device the functional operator is called, and its
 * result copied.
 */
static tn_status bound_in_place(const tni_structured *kernel, tni_callee *functional,
                                const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    tn_tensor *self;
    tn_tensor *bound;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    if (!tni_is_on_device(self))
        return tni_structured_run(kernel, TNI_FORM_IN_PLACE, call, args, outs);
    TN_TRY(tni_callee_call_tensor(functional, args, &bound));
    tn_status status = tni_call_copy_(self, bound, false);
    tn_tensor_release(bound);
    TN_TRY(status);
    return tni_return_same(self, outs);
}

extern const tni_structured tni_structured_maximum_out;
extern const tni_structured tni_structured_minimum_out;

TNI_KERNEL(tenon_maximum_)
{
    static tni_callee functional = {"aten::maximum", NULL};
    return bound_in_place(&tni_structured_maximum_out, &functional, call, args, outs);
}

TNI_KERNEL(tenon_minimum_)
{
    static tni_callee functional = {"aten::minimum", NULL};
    return bound_in_place(&tni_structured_minimum_out, &functional, call, args, outs);
}

/*
 * Overloads with a number: the results of clamp_min and clamp_max, but separate operators, since
 * their derivatives differ where both sides are equal.
 */
TNI_TYPED(tenon_maximum_Scalar)
{
    tni_builder s = {0};
    return tni_builder_return(&s, TNI_BUILD(&s, clamp_min, in->self, in->other), outs);
}

TNI_TYPED(tenon_minimum_Scalar)
{
    tni_builder s = {0};
    return tni_builder_return(&s, TNI_BUILD(&s, clamp_max, in->self, in->other), outs);
}
