/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Specs of pointwise operators of one tensor (pointwise.h). Messages are PyTorch's. Names in quotes
 * are PyTorch's, for the message that a dtype is not implemented.
 */
#include "calls/calls_pointwise.h"
#include "kernels/pointwise/pointwise.h"

#include <math.h>

/* ---- checks and preparations ---- */

/*
 * Have a loop that only changes the sign of a half type's numbers compute with their bits, of which
 * `kept` stay and `turned` turn. So nothing is converted, and a nan keeps what it holds.
 */
static void change_sign(tni_pointwise_call *call, int64_t kept, int64_t turned)
{
    if (call->work->dtype != TN_DTYPE_F16 && call->work->dtype != TN_DTYPE_BF16)
        return;
    call->loop = TNI_LOOP_sign_of_half;
    call->compute_types = TNI_COMPUTE_TYPES_MOVED;
    call->numbers.items[0].integer = kept;
    call->numbers.items[1].integer = turned;
}

static tn_status prepare_neg(tni_pointwise_call *call)
{
    change_sign(call, 0xffff, 0x8000);
    return tni_check_negatable(call->work->dtype);
}

/* A given result of a complex angle or magnitude is made row-major when it is resized. */
static tn_status prepare_angle(tni_pointwise_call *call)
{
    call->iter.is_row_major =
        call->work->form == TNI_FORM_OUT && tni_category((tn_dtype)call->inputs[0]->dtype) == 3;
    return TN_OK;
}

/*
 * abs of complex numbers is real: not possible in place, and converted to the dtype of `out`. 8-bit
 * floats have a loop of their own.
 */
static tn_status prepare_abs(tni_pointwise_call *call)
{
    TN_TRY(prepare_angle(call));
    const tn_tensor *self = call->inputs[0];
    const tn_tensor *given = call->work->given[0];
    bool is_complex = tni_category((tn_dtype)self->dtype) == 3;
    if (is_complex)
        call->iter.given_rule = TNI_GIVEN_RESIZED;
    if (call->work->form == TNI_FORM_IN_PLACE && is_complex)
        return tni_fail(TN_ERR_RUNTIME, "In-place abs is not supported for complex tensors.");
    if (call->work->form == TNI_FORM_OUT &&
        (!is_complex || tni_category((tn_dtype)given->dtype) == 3))
        TN_TRY(tni_pointwise_check_given(call->work, 0));
    if (tni_dtypes[self->dtype].bytes == 1 &&
        tni_dtype_is((tn_dtype)self->dtype, TNI_DTYPE_FLOATING)) {
        call->loop = TNI_LOOP_abs_small;
        call->compute_types = TNI_COMPUTE_TYPES_SMALL;
    }
    change_sign(call, 0x7fff, 0);
    return TN_OK;
}

/* Elements of all dtypes, 8-bit floats included, can be classified. */
static tn_status prepare_small(tni_pointwise_call *call)
{
    call->compute_types = TNI_COMPUTE_TYPES_SMALL;
    return TN_OK;
}

static tn_status check_sign(tni_pointwise_call *call)
{
    if (tni_category(call->work->dtype) == 3)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED,
                        "Unlike NumPy, torch.sign is not intended to support complex numbers. "
                        "Please use torch.sgn instead.");
    return TN_OK;
}

/* isposinf and isneginf write bool only. */
static tn_status check_infinite(tni_pointwise_call *call)
{
    const tn_tensor *given = call->work->given[0];
    if (tni_category(call->work->dtype) == 3)
        return tni_fail(TN_ERR_RUNTIME, "%s does not support complex inputs.",
                        tni_call_name(call->work->call));
    if (given != NULL && given->dtype != TN_DTYPE_BOOL)
        return tni_fail(TN_ERR_RUNTIME, "%s does not support non-boolean outputs.",
                        tni_call_name(call->work->call));
    return TN_OK;
}

static tn_status check_signbit(tni_pointwise_call *call)
{
    const tn_tensor *given = call->work->given[0];
    if (given != NULL && given->dtype != TN_DTYPE_BOOL)
        return tni_fail(TN_ERR_RUNTIME, "signbit does not support non-boolean outputs.");
    return TN_OK;
}

/* The loop gets 10^|decimals|. */
static tn_status prepare_round(tni_pointwise_call *call)
{
    tni_number *decimals = &call->numbers.items[0];
    if (decimals->integer == 0)
        call->loop = TNI_LOOP_round;
    decimals->real = pow(10, fabs(decimals->real));
    return TN_OK;
}

/* Loops see a negative bound where none is given. A given one must fit the dtype. */
static tn_status prepare_logit(tni_pointwise_call *call)
{
    const tni_scalar eps = {.kind = TN_KIND_DOUBLE, .as.real = call->numbers.items[0].real};
    if (call->is_given[0])
        return tni_check_scalar(call->work->dtype, &eps);
    call->numbers.items[0].real = -1;
    return TN_OK;
}

/* The mantissa has the dtype of the input, the exponent int32. */
static tn_status check_frexp(tni_pointwise_call *call)
{
    tn_tensor *const *given = call->work->given;
    if (tni_category(call->work->dtype) != 2)
        return tni_fail(TN_ERR_RUNTIME, "torch.frexp() only supports floating-point dtypes");
    if (given[0] != NULL && given[0]->dtype != (int8_t)call->work->dtype)
        return tni_fail(
            TN_ERR_RUNTIME, "torch.frexp() expects mantissa to have dtype %s but got %s",
            tni_scalar_name(call->work->dtype), tni_scalar_name((tn_dtype)given[0]->dtype));
    if (given[0] != NULL && given[1]->dtype != TN_DTYPE_I32)
        return tni_fail(TN_ERR_RUNTIME,
                        "torch.frexp() expects exponent to have int dtype but got %s",
                        tni_scalar_name((tn_dtype)given[1]->dtype));
    return TN_OK;
}

/* Defaults: 0 for nan, and the dtype's largest and smallest number for the infinities. */
static tn_status prepare_nan_to_num(tni_pointwise_call *call)
{
    tn_dtype dtype = tni_real_of(call->work->dtype);
    double greatest = dtype == TN_DTYPE_F16    ? 65504
                      : dtype == TN_DTYPE_BF16 ? 0x1.FEp127
                      : dtype == TN_DTYPE_F64  ? 0x1.FFFFFFFFFFFFFp1023
                                               : 0x1.FFFFFEp127;
    if (!call->is_given[1])
        call->numbers.items[1].real = greatest;
    if (!call->is_given[2])
        call->numbers.items[2].real = -greatest;
    call->iter.given_rule = TNI_GIVEN_RESIZED;
    return TN_OK;
}

/*
 * ---- specs ----
 *
 * A name that ends in _spec is a spec without a structured operator of that name.
 */

#define FLOATING(kernel, name, loop) TNI_POINTWISE(kernel, name, loop, 1, FLOATING, COMMON, 0, NULL)
#define SAME(kernel, name, loop, prepare)                                                          \
    TNI_POINTWISE(kernel, name, loop, 1, COMMON, SAME, 0, prepare)
#define TO_BOOL(kernel, name, loop, prepare)                                                       \
    TNI_POINTWISE(kernel, name, loop, 1, COMMON, BOOL, 0, prepare)

TNI_POINTWISE(abs_out, "abs_cpu", abs, 1, COMMON, REAL, 0, prepare_abs)
FLOATING(acos_out, "acos_vml_cpu", acos)
FLOATING(acosh_out, "acosh_cpu", acosh)
TNI_POINTWISE(angle_out, "angle_cpu", angle, 1, FLOATING, REAL, 0, prepare_angle)
FLOATING(asin_out, "asin_vml_cpu", asin)
FLOATING(asinh_out, "asinh_cpu", asinh)
FLOATING(atan_out, "atan_vml_cpu", atan)
FLOATING(atanh_out, "atanh_cpu", atanh)
SAME(bitwise_not_out, "bitwise_not_cpu", bitwise_not, NULL)
SAME(ceil_out, "ceil_vml_cpu", ceil, NULL)
FLOATING(cos_out, "cos_vml_cpu", cos)
FLOATING(cosh_out, "cosh_cpu", cosh)
FLOATING(erf_out, "erf_vml_cpu", erf)
FLOATING(erfc_out, "erfc_vml_cpu", erfc)
FLOATING(exp2_out, "exp2", exp2)
FLOATING(exp_out, "exp_vml_cpu", exp)
FLOATING(expm1_out, "expm1_vml_cpu", expm1)
SAME(floor_out, "floor_vml_cpu", floor, NULL)
SAME(frac_out, "frac_cpu", frac, NULL)
TNI_POINTWISE(frexp_Tensor_out, "frexp_cpu", frexp, 1, COMMON, COMMON, TNI_RESULT_INT, check_frexp)
TO_BOOL(isinf_spec, "isinf", isinf, prepare_small)
TO_BOOL(isnan_spec, "isnan", isnan, prepare_small)
TO_BOOL(isneginf_out, "isneginf_cpu", isneginf, check_infinite)
TO_BOOL(isposinf_out, "isposinf_cpu", isposinf, check_infinite)
FLOATING(log10_out, "log10_vml_cpu", log10)
FLOATING(log1p_out, "log1p_vml_cpu", log1p)
FLOATING(log2_out, "log2_vml_cpu", log2)
FLOATING(log_out, "log_vml_cpu", log)
TO_BOOL(logical_not_out, "logical_not_cpu", logical_not, NULL)
TNI_POINTWISE(logit_backward_grad_input, "logit_backward_cpu", logit_backward, 2, COMMON, COMMON, 0,
              prepare_logit)
TNI_POINTWISE(logit_out, "logit_cpu", logit, 1, FLOATING, COMMON, 0, prepare_logit)
SAME(nan_to_num_out, "nan_to_num", nan_to_num, prepare_nan_to_num)
SAME(neg_out, "neg_cpu", neg, prepare_neg)
FLOATING(reciprocal_out, "reciprocal_cpu", reciprocal)
SAME(round_decimals_out, "round_vml_cpu", round_decimals, prepare_round)
SAME(round_out, "round_vml_cpu", round, NULL)
FLOATING(rsqrt_out, "rsqrt_cpu", rsqrt)
SAME(sgn_out, "sign_cpu", sgn, NULL)
FLOATING(sigmoid_out, "sigmoid_cpu", sigmoid)
SAME(sign_out, "sign_cpu", sgn, check_sign)
TO_BOOL(signbit_out, "signbit_cpu", signbit, check_signbit)
FLOATING(sin_out, "sin_vml_cpu", sin)
FLOATING(sinc_out, "sinc_cpu", sinc)
FLOATING(sinh_out, "sinh_cpu", sinh)
FLOATING(sqrt_out, "sqrt_vml_cpu", sqrt)
FLOATING(tan_out, "tan_vml_cpu", tan)
FLOATING(tanh_out, "tanh_vml_cpu", tanh)
SAME(trunc_out, "trunc_vml_cpu", trunc, NULL)

/* ---- operators that are not structured in PyTorch ---- */

TNI_POINTWISE_AS(abs, NEW, abs_out)
TNI_POINTWISE_AS(abs_, IN_PLACE, abs_out)
TNI_POINTWISE_AS(abs_out, OUT, abs_out)
TNI_POINTWISE_AS(angle_out, OUT, angle_out)
TNI_POINTWISE_AS(frexp_Tensor, NEW, frexp_Tensor_out)
TNI_POINTWISE_AS(frexp_Tensor_out, OUT, frexp_Tensor_out)
TNI_POINTWISE_AS(isinf, NEW, isinf_spec)
TNI_POINTWISE_AS(isnan, NEW, isnan_spec)
TNI_POINTWISE_AS(logical_not, NEW, logical_not_out)
TNI_POINTWISE_AS(logical_not_, IN_PLACE, logical_not_out)
TNI_POINTWISE_AS(logical_not_out, OUT, logical_not_out)
TNI_POINTWISE_AS(logit, NEW, logit_out)
TNI_POINTWISE_AS(logit_, IN_PLACE, logit_out)
TNI_POINTWISE_AS(logit_out, OUT, logit_out)
TNI_POINTWISE_AS(nan_to_num, NEW, nan_to_num_out)
TNI_POINTWISE_AS(nan_to_num_, IN_PLACE, nan_to_num_out)
TNI_POINTWISE_AS(nan_to_num_out, OUT, nan_to_num_out)

/* angle of complex numbers is row-major, in whatever order the input lies. */
TNI_KERNEL(angle)
{
    tn_tensor *self;
    tn_tensor *result;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    if (!tni_dtype_is((tn_dtype)self->dtype, TNI_DTYPE_COMPLEX))
        return tni_structured_run(&tni_structured_angle_out, TNI_FORM_NEW, call, args, outs);
    TN_TRY(
        tni_new_like(self, tni_real_of((tn_dtype)self->dtype), self->rank, self->sizes, &result));
    return tni_return_or_drop(tni_call_angle_out(self, result), result, outs);
}
