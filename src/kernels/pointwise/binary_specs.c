/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Specs of pointwise operators of two and more tensors: arithmetic, comparisons, extrema, clamps,
 * selection, powers (pointwise.h). Messages are PyTorch's. Names in quotes are PyTorch's, for the
 * message that a dtype is not implemented.
 */
#include "calls/calls_pointwise.h"
#include "kernels/pointwise/pointwise.h"
#include "kernels/core/builder.h"

#include <float.h>
#include <math.h>

/* ---- checks and preparations ---- */

/* Fail unless the factor `name` (alpha) is of a kind that the result's dtype has, and fits it. */
static tn_status check_factor(const tni_pointwise_call *call, const char *name)
{
    const tni_scalar *factor = call->scalars[0];
    tn_dtype dtype = call->work->dtype;
    if (factor->kind == TN_KIND_BOOL && dtype != TN_DTYPE_BOOL)
        return tni_fail(TN_ERR_RUNTIME, "Boolean %s only supported for Boolean results.", name);
    if (factor->kind == TN_KIND_DOUBLE && tni_category(dtype) < 2)
        return tni_fail(TN_ERR_RUNTIME,
                        "For integral input tensors, argument %s must not be a floating point "
                        "number.",
                        name);
    if (factor->kind == TN_KIND_COMPLEX && tni_category(dtype) < 3)
        return tni_fail(TN_ERR_RUNTIME,
                        "For non-complex input tensors, argument %s must not be a complex number.",
                        name);
    /* The default, which is the usual case, needs no conversion. */
    if (factor->kind == TN_KIND_INT && factor->as.integer == 1)
        return TN_OK;
    return tni_check_scalar(dtype, factor);
}

/* Fail unless a factor fits the compute type: half types compute in float. */
static tn_status check_computed(tn_dtype dtype, const tni_scalar *number)
{
    bool is_narrow = dtype == TN_DTYPE_F16 || dtype == TN_DTYPE_BF16;
    return tni_check_scalar(is_narrow ? TN_DTYPE_F32 : dtype, number);
}

static tn_status check_value(tni_pointwise_call *call)
{
    return check_computed(call->work->dtype, call->scalars[0]);
}

static tn_status check_alpha(tni_pointwise_call *call)
{
    return check_factor(call, "alpha");
}

/* sub is add with alpha negated, which is exact. Bools can be added but not subtracted. */
static tn_status prepare_sub(tni_pointwise_call *call)
{
    bool is_bool[2] = {call->inputs[0]->dtype == TN_DTYPE_BOOL,
                       call->inputs[1]->dtype == TN_DTYPE_BOOL};
    tni_number *alpha = &call->numbers.items[0];
    if (is_bool[0] && is_bool[1])
        return tni_fail(TN_ERR_RUNTIME,
                        "Subtraction, the `-` operator, with two bool tensors is not supported. "
                        "Use the `^` or `logical_xor()` operator instead.");
    if (is_bool[0] || is_bool[1])
        return tni_fail(TN_ERR_RUNTIME,
                        "Subtraction, the `-` operator, with a bool tensor is not supported. If "
                        "you are trying to invert a mask, use the `~` or `logical_not()` operator "
                        "instead.");
    TN_TRY(check_alpha(call));
    *alpha = (tni_number){-alpha->real, -alpha->imaginary, (int64_t)(0 - (uint64_t)alpha->integer)};
    return TN_OK;
}

/*
 * Choose the loop by rounding_mode. Without one, division is true division, in the default dtype
 * for integers.
 */
static tn_status prepare_div_mode(tni_pointwise_call *call)
{
    const char *mode = call->text == NULL ? NULL : call->text->data;
    tni_work *work = call->work;
    if (mode != NULL && strcmp(mode, "trunc") != 0 && strcmp(mode, "floor") != 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "div expected rounding_mode to be one of None, 'trunc', or 'floor' but "
                        "found '%s'",
                        mode);
    if (mode == NULL && tni_category(work->dtype) < 2)
        work->dtype = tni_default_dtype();
    call->loop = mode == NULL                 ? TNI_LOOP_div
                 : strcmp(mode, "floor") == 0 ? TNI_LOOP_div_floor
                                              : TNI_LOOP_div_trunc;
    return TN_OK;
}

/* Integer operands would be divided; PyTorch refuses that. */
static tn_status check_addcdiv(tni_pointwise_call *call)
{
    if (tni_category((tn_dtype)call->inputs[1]->dtype) < 2 &&
        tni_category((tn_dtype)call->inputs[2]->dtype) < 2)
        return tni_fail(
            TN_ERR_RUNTIME,
            "Integer division with addcdiv is no longer supported, and in a future release "
            "addcdiv will perform a true division of tensor1 and tensor2. Use value * "
            "torch.trunc(tensor1 / tensor2) + self or self + value * tensor1 / tensor2.");
    return check_value(call);
}

/* Make the result row-major, whatever the strides of the inputs. */
static tn_status prepare_row_major(tni_pointwise_call *call)
{
    call->iter.given_rule = TNI_GIVEN_RESIZED;
    call->iter.is_row_major = true;
    return TN_OK;
}

/* Extrema and heaviside have no order for complex numbers. */
static tn_status check_no_complex(tni_pointwise_call *call)
{
    if (tni_category(call->work->dtype) == 3)
        return tni_fail(TN_ERR_RUNTIME, "%s not implemented for complex tensors.",
                        tni_call_name(call->work->call));
    return TN_OK;
}

/* Equality is defined for 8-bit floats, too. */
static tn_status prepare_equality(tni_pointwise_call *call)
{
    call->compute_types = TNI_COMPUTE_TYPES_SMALL;
    return TN_OK;
}

/* ldexp computes in double, so that the exponent is never rounded. */
static tn_status prepare_ldexp(tni_pointwise_call *call)
{
    call->compute_types = TNI_COMPUTE_TYPES_WIDE;
    return TN_OK;
}

static tn_status check_heaviside(tni_pointwise_call *call)
{
    const tn_tensor *given = call->work->given[0];
    TN_TRY(check_no_complex(call));
    if (call->inputs[0]->dtype != call->inputs[1]->dtype ||
        (given != NULL && given->dtype != call->inputs[0]->dtype))
        return tni_fail(TN_ERR_RUNTIME,
                        "heaviside is not yet implemented for tensors with different dtypes.");
    return TN_OK;
}

/* The neighbours of a number of a half type are found in its bits. */
static tn_status prepare_nextafter(tni_pointwise_call *call)
{
    bool is_f16 = call->work->dtype == TN_DTYPE_F16;
    if (!is_f16 && call->work->dtype != TN_DTYPE_BF16)
        return TN_OK;
    call->loop = is_f16 ? TNI_LOOP_nextafter_f16 : TNI_LOOP_nextafter_bf16;
    call->compute_types = TNI_COMPUTE_TYPES_MOVED;
    return TN_OK;
}

/*
 * The parts of complex and polar must have one of the three real dtypes, and `out` the complex one.
 */
static tn_status check_parts(tni_pointwise_call *call)
{
    tn_dtype real = (tn_dtype)call->inputs[0]->dtype;
    tn_dtype imaginary = (tn_dtype)call->inputs[1]->dtype;
    const tn_tensor *given = call->work->given[0];
    bool is_real = real == TN_DTYPE_F16 || real == TN_DTYPE_F32 || real == TN_DTYPE_F64;
    if (!is_real ||
        (imaginary != TN_DTYPE_F16 && imaginary != TN_DTYPE_F32 && imaginary != TN_DTYPE_F64))
        return tni_fail(TN_ERR_RUNTIME,
                        "Expected both inputs to be Half, Float or Double tensors but got %s and "
                        "%s",
                        tni_scalar_name(real), tni_scalar_name(imaginary));
    if (real != imaginary)
        return tni_fail(TN_ERR_RUNTIME,
                        "Expected object of scalar type %s but got scalar type %s for second "
                        "argument",
                        tni_scalar_name(real), tni_scalar_name(imaginary));
    if (given != NULL && given->dtype != (int8_t)tni_complex_of(real))
        return tni_fail(TN_ERR_RUNTIME,
                        "Expected object of scalar type %s but got scalar type %s for argument "
                        "'out'",
                        tni_scalar_name(tni_complex_of(real)), tni_scalar_name(given->dtype));
    return TN_OK;
}

/*
 * end and weight must have the dtype of self, except for a weight without dimensions, which is
 * promoted; a Scalar weight does not count in promotion at all.
 */
static tn_status prepare_lerp(tni_pointwise_call *call)
{
    static const char *const names[] = {"self", "end", "weight"};
    for (int i = 1; i < call->ninputs; i++) {
        bool is_weight = i == 2 && call->inputs[i]->rank == 0;
        if (!is_weight && call->inputs[i]->dtype != call->inputs[0]->dtype)
            return tni_fail(TN_ERR_RUNTIME, "expected dtype %s for `%s` but got dtype %s",
                            tni_scalar_name(call->inputs[0]->dtype), names[i],
                            tni_scalar_name(call->inputs[i]->dtype));
    }
    const tni_work *work = call->work;
    if (work->form == TNI_FORM_OUT && call->inputs[2]->rank > 0)
        TN_TRY(tni_pointwise_check_given(work, 0));
    /* The rest is for a Scalar weight, wrapped as input 2. */
    if (call->inputs[2] != &call->wrapped[2].tensor)
        return TN_OK;
    call->work->dtype = (tn_dtype)call->inputs[0]->dtype;
    return check_computed(call->work->dtype, tni_arg_scalar(call->work->args[2]));
}

/*
 * Return whether PyTorch multiplies for this power instead of calling pow: for complex numbers the
 * two give different infinities, nans and signs of zero. Real numbers to the power -2 are left to
 * pow, as their square may overflow.
 */
static bool is_multiplied_out(tn_dtype dtype, double power)
{
    return power == 0 || power == 1 || power == 3 || (power == -2 && tni_category(dtype) == 3);
}

/* Switch to the loop of small powers. */
static void multiply_out(tni_pointwise_call *call, int64_t power)
{
    call->loop = TNI_LOOP_small_power;
    call->numbers.items[0] = (tni_number){.integer = power};
}

/*
 * Fail if an exponent does not fit the dtype, where PyTorch converts it to that: for integers and
 * half types.
 */
static tn_status check_power(tn_dtype dtype, const tn_tensor *exponent, double power)
{
    bool is_half = dtype == TN_DTYPE_F16 || dtype == TN_DTYPE_BF16;
    tni_scalar number = {.kind = TN_KIND_DOUBLE, .as.real = power};
    if (tni_category(dtype) == 1 && exponent->dtype == TN_DTYPE_I64) {
        number.kind = TN_KIND_INT;
        memcpy(&number.as.integer, exponent->data, sizeof number.as.integer);
    }
    return is_half || number.kind == TN_KIND_INT ? tni_check_scalar(dtype, &number) : TN_OK;
}

/*
 * An exponent that is one number: powers that are products, roots or reciprocals are computed as
 * such.
 */
static tn_status prepare_pow_number(tni_pointwise_call *call)
{
    const tn_tensor *exponent = call->inputs[1];
    tn_dtype dtype = call->work->dtype;
    double power[2] = {0, 0}; /* real and imaginary part */
    if (tni_category(dtype) < 2 && exponent->dtype == TN_DTYPE_I64) {
        int64_t whole;
        memcpy(&whole, exponent->data, sizeof whole);
        if (whole < 0)
            return tni_fail(TN_ERR_RUNTIME, "Integers to negative integer powers are not allowed.");
    }
    tni_convert(TN_DTYPE_C128, (char *)power, sizeof power, (tn_dtype)exponent->dtype,
                exponent->data, 0, 1);
    TN_TRY(check_power(dtype, exponent, power[0]));
    if (power[1] != 0)
        return TN_OK;
    /*
     * An odd integer that float cannot represent would become even, and change the sign of powers
     * of negative numbers: compute in double.
     */
    if (trunc(power[0]) == power[0] && (double)(float)power[0] != power[0])
        call->compute_types = TNI_COMPUTE_TYPES_WIDE;
    if (power[0] == 2)
        call->loop = TNI_LOOP_square;
    /* Integers to other powers are multiplied out by the loop of pow. */
    else if (tni_category(dtype) < 2)
        return TN_OK;
    else if (is_multiplied_out(dtype, power[0]))
        multiply_out(call, (int64_t)power[0]);
    else if (power[0] == 0.5)
        call->loop = TNI_LOOP_sqrt;
    else if (power[0] == -0.5)
        call->loop = TNI_LOOP_rsqrt;
    else if (power[0] == -1)
        call->loop = TNI_LOOP_reciprocal;
    return TN_OK;
}

/* A base that is one number. For complex numbers 1 to any power is 1, even for a nan exponent. */
static tn_status prepare_pow_base(tni_pointwise_call *call)
{
    double base[2];
    tni_convert(TN_DTYPE_C128, (char *)base, sizeof base, (tn_dtype)call->inputs[0]->dtype,
                call->inputs[0]->data, 0, 1);
    if (tni_category(call->work->dtype) == 3 && base[0] == 1 && base[1] == 0)
        multiply_out(call, 0);
    return prepare_row_major(call);
}

/* ---- clamps ---- */

/* Return the bound that stands for a missing one: the dtype's extreme value. */
static tni_number farthest(tn_dtype dtype, bool is_upper)
{
    int bits = 8 * tni_dtypes[dtype].bytes;
    if (tni_category(dtype) > 1)
        return (tni_number){is_upper ? INFINITY : -INFINITY, 0, 0};
    if (!tni_dtype_is(dtype, TNI_DTYPE_SIGNED))
        return (tni_number){0, 0, is_upper ? -1 : 0};
    int64_t greatest = (int64_t)(UINT64_MAX >> (65 - bits));
    return (tni_number){0, 0, is_upper ? greatest : -greatest - 1};
}

/* Return whether a finite number exceeds the largest of a floating dtype. */
static bool is_beyond(tn_dtype dtype, double number)
{
    double largest = dtype == TN_DTYPE_F16    ? 65504
                     : dtype == TN_DTYPE_BF16 ? 0x1.fep127
                     : dtype == TN_DTYPE_F32  ? (double)FLT_MAX
                                              : DBL_MAX;
    return isfinite(number) && fabs(number) > largest;
}

/*
 * Return whether a bound can be converted to the dtype without overflow. Unsigned dtypes also take
 * the negatives of their range, which wrap.
 */
static bool holds(tn_dtype dtype, const tni_number *number)
{
    if (tni_category(dtype) == 2)
        return !is_beyond(dtype, number->real);
    int bits = 8 * tni_dtypes[dtype].bytes;
    bool is_signed = tni_dtype_is(dtype, TNI_DTYPE_SIGNED);
    if (tni_category(dtype) != 1 || bits == 64)
        return true;
    int64_t room = (int64_t)1 << (is_signed ? bits - 1 : bits);
    return number->integer < room && number->integer >= (is_signed ? -room : 1 - room);
}

/*
 * Set up a clamp to one or both bounds (NULL: none). If a bound is nan, every element becomes nan:
 * that is a threshold at infinity with nan as its value.
 */
static tn_status bound(tni_pointwise_call *call, const tni_number *least,
                       const tni_number *greatest)
{
    tn_dtype dtype = call->work->dtype;
    tni_number low = least != NULL ? *least : farthest(dtype, false);
    tni_number high = greatest != NULL ? *greatest : farthest(dtype, true);
    if ((least != NULL && !holds(dtype, least)) || (greatest != NULL && !holds(dtype, greatest)))
        return tni_fail(TN_ERR_RUNTIME, "value cannot be converted to type %s without overflow",
                        tni_scalar_name(dtype));
    if (dtype == TN_DTYPE_BOOL || tni_category(dtype) == 3)
        return tni_category(dtype) == 3
                   ? tni_fail(TN_ERR_NOT_IMPLEMENTED, "clamp is not supported for complex types")
                   : TN_OK;
    call->loop = TNI_LOOP_clamp;
    if (isnan(low.real) || isnan(high.real)) {
        call->loop = TNI_LOOP_threshold;
        low.real = INFINITY;
        high.real = NAN;
    }
    call->numbers.items[0] = low;
    call->numbers.items[1] = high;
    return TN_OK;
}

static tn_status prepare_clamp(tni_pointwise_call *call)
{
    tni_number least = call->numbers.items[0];
    tni_number greatest = call->numbers.items[1];
    if (!call->is_given[0] && !call->is_given[1])
        return tni_fail(TN_ERR_RUNTIME,
                        "torch.clamp: At least one of 'min' or 'max' must not be None");
    return bound(call, call->is_given[0] ? &least : NULL, call->is_given[1] ? &greatest : NULL);
}

/* One bound in a Scalar. */
static tn_status prepare_clamp_min(tni_pointwise_call *call)
{
    tni_number least = call->numbers.items[0];
    return bound(call, &least, NULL);
}

static tn_status prepare_clamp_max(tni_pointwise_call *call)
{
    tni_number greatest = call->numbers.items[0];
    return bound(call, NULL, &greatest);
}

/* Bounds in tensors. With one bound this is maximum or minimum, by whether `min` is given. */
static tn_status prepare_clamp_tensors(tni_pointwise_call *call)
{
    bool has_min = call->work->args[1] != 0;
    if (call->ninputs == 1)
        return tni_fail(TN_ERR_RUNTIME,
                        "torch.clamp: At least one of 'min' or 'max' must not be None");
    if (tni_category(call->work->dtype) == 3)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "clamp is not supported for complex types");
    if (call->ninputs == 2)
        call->loop = has_min ? TNI_LOOP_maximum : TNI_LOOP_minimum;
    return TN_OK;
}

/* relu is a clamp at 0. */
static tn_status prepare_relu(tni_pointwise_call *call)
{
    tni_number zero = {0, 0, 0};
    if (call->work->dtype == TN_DTYPE_BOOL)
        return tni_fail(TN_ERR_RUNTIME, "Boolean inputs not supported for relu");
    return bound(call, &zero, NULL);
}

/* hardtanh is a clamp; for integers its bounds must fit int64, and for uint8 be nonnegative. */
static tn_status prepare_hardtanh(tni_pointwise_call *call)
{
    tni_number least = call->numbers.items[0];
    tni_number greatest = call->numbers.items[1];
    tn_dtype dtype = call->work->dtype;
    if (dtype == TN_DTYPE_BOOL)
        return tni_fail(TN_ERR_RUNTIME, "Bool inputs not supported for hardtanh");
    for (int i = 0; i < 2 && tni_category(dtype) == 1; i++) {
        double number = call->numbers.items[i].real;
        if (!(number >= -0x1p63 && number < 0x1p63))
            return tni_fail(TN_ERR_RUNTIME,
                            "value cannot be converted to type int64_t without overflow");
    }
    if (dtype == TN_DTYPE_U8 && (least.real < 0 || greatest.real < 0))
        return tni_fail(TN_ERR_RUNTIME,
                        "cannot do hardtanh on an unsigned type with negative limits");
    for (int i = 0; i < 2 && tni_category(dtype) == 1; i++)
        TN_TRY(tni_check_scalar(TN_DTYPE_I64, call->scalars[i]));
    return bound(call, &least, &greatest);
}

/*
 * where: the condition is a bool or, for compatibility, uint8; `out` must have the promoted dtype.
 */
static tn_status prepare_where(tni_pointwise_call *call)
{
    if (call->inputs[0]->dtype != TN_DTYPE_BOOL && call->inputs[0]->dtype != TN_DTYPE_U8)
        return tni_fail(TN_ERR_RUNTIME,
                        "where expected condition to be a boolean tensor, but got a tensor with "
                        "dtype %s",
                        tni_scalar_name(call->inputs[0]->dtype));
    const tn_tensor *given = call->work->given[0];
    if (given != NULL && given->dtype != (int8_t)call->work->dtype)
        return tni_fail(TN_ERR_RUNTIME, "Expected out type to be %s but got %s",
                        tni_scalar_name(call->work->dtype), tni_scalar_name(given->dtype));
    call->compute_types = TNI_COMPUTE_TYPES_MOVED;
    return TN_OK;
}

/*
 * ---- specs ----
 *
 * Macros: PLAIN computes in the promoted dtype, FLOATING in a floating one, TO_BOOL compares. A
 * name that ends in _spec is a spec without a structured operator of that name.
 */

#define PLAIN(kernel, name, loop, prepare)                                                         \
    TNI_POINTWISE(kernel, name, loop, 2, COMMON, COMMON, 0, prepare)
#define FLOATING(kernel, name, loop, prepare)                                                      \
    TNI_POINTWISE(kernel, name, loop, 2, FLOATING, COMMON, 0, prepare)
#define TO_BOOL(kernel, name, loop) TNI_POINTWISE(kernel, name, loop, 2, COMMON, BOOL, 0, NULL)
#define EQUALITY(kernel, loop)                                                                     \
    TNI_POINTWISE(kernel, "compare_eq_ne", loop, 2, COMMON, BOOL, 0, prepare_equality)

PLAIN(add_out, "add_stub", add, check_alpha)
TNI_POINTWISE(addcdiv_out, "addcdiv_cpu_out", addcdiv, 3, COMMON, COMMON, 0, check_addcdiv)
TNI_POINTWISE(addcmul_out, "addcmul_cpu_out", addcmul, 3, COMMON, COMMON, 0, check_value)
FLOATING(atan2_out, "atan2_cpu", atan2, NULL)
PLAIN(bitwise_and_Tensor_out, "bitwise_and_cpu", bitwise_and, NULL)
PLAIN(bitwise_left_shift_Tensor_out, "lshift_cpu", left_shift, NULL)
PLAIN(bitwise_or_Tensor_out, "bitwise_or_cpu", bitwise_or, NULL)
PLAIN(bitwise_right_shift_Tensor_out, "rshift_cpu", right_shift, NULL)
PLAIN(bitwise_xor_Tensor_out, "bitwise_xor_cpu", bitwise_xor, NULL)
TNI_POINTWISE(clamp_Tensor_out, "clamp_cpu", clamp_tensors, 3, COMMON, COMMON, 0,
              prepare_clamp_tensors)
PLAIN(clamp_max_Tensor_out, "minimum_cpu", minimum, NULL)
TNI_POINTWISE(clamp_max_out, "clamp_max_scalar_cpu", clamp, 1, NUMBERS, SAME, 0, prepare_clamp_max)
PLAIN(clamp_min_Tensor_out, "maximum_cpu", maximum, NULL)
TNI_POINTWISE(clamp_min_out, "clamp_min_scalar_cpu", clamp, 1, NUMBERS, SAME, 0, prepare_clamp_min)
TNI_POINTWISE(clamp_out, "clamp_scalar_cpu", clamp, 1, NUMBERS, SAME, 0, prepare_clamp)
TNI_POINTWISE(complex_out, "complex_cpu", complex, 2, COMMON, COMPLEX, 0, check_parts)
FLOATING(copysign_out, "copysign_cpu", copysign, NULL)
FLOATING(div_out, "div_cpu", div, NULL)
PLAIN(div_out_mode, "div_cpu", div, prepare_div_mode)
EQUALITY(eq_Scalar_out, eq)
EQUALITY(eq_Tensor_out, eq)
PLAIN(floor_divide_out, "div_floor_cpu", div_floor, NULL)
PLAIN(fmax_out, "fmax_cpu", fmax, check_no_complex)
PLAIN(fmin_out, "fmin_cpu", fmin, check_no_complex)
PLAIN(fmod_Tensor_out, "fmod_cpu", fmod, NULL)
PLAIN(gcd_out, "gcd_cpu", gcd, NULL)
TO_BOOL(ge_Scalar_out, "ge_cpu", ge)
TO_BOOL(ge_Tensor_out, "ge_cpu", ge)
TO_BOOL(gt_Scalar_out, "gt_cpu", gt)
TO_BOOL(gt_Tensor_out, "gt_cpu", gt)
TNI_POINTWISE(hardtanh_out, "clamp_scalar_cpu", clamp, 1, COMMON, SAME, 0, prepare_hardtanh)
PLAIN(heaviside_out, "heaviside_cpu", heaviside, check_heaviside)
PLAIN(hypot_out, "hypot_cpu", hypot, NULL)
PLAIN(lcm_out, "lcm_cpu", lcm, NULL)
PLAIN(ldexp_spec, "ldexp_cpu", ldexp, prepare_ldexp)
TO_BOOL(le_Scalar_out, "le_cpu", le)
TO_BOOL(le_Tensor_out, "le_cpu", le)
TNI_POINTWISE(lerp_Scalar_out, "lerp_kernel_scalar", lerp, 3, COMMON, COMMON, 0, prepare_lerp)
TNI_POINTWISE(lerp_Tensor_out, "lerp_kernel_tensor", lerp, 3, COMMON, COMMON, 0, prepare_lerp)
PLAIN(logaddexp2_out, "logaddexp2_cpu", logaddexp2, NULL)
PLAIN(logaddexp_out, "logaddexp_cpu", logaddexp, NULL)
TO_BOOL(logical_and_out, "logical_and_cpu", logical_and)
TO_BOOL(logical_or_out, "logical_or_cpu", logical_or)
TO_BOOL(logical_xor_out, "logical_xor_cpu", logical_xor)
TO_BOOL(lt_Scalar_out, "lt_cpu", lt)
TO_BOOL(lt_Tensor_out, "lt_cpu", lt)
PLAIN(maximum_out, "maximum_cpu", maximum, check_no_complex)
PLAIN(minimum_out, "minimum_cpu", minimum, check_no_complex)
PLAIN(mul_out, "mul_cpu", mul, NULL)
EQUALITY(ne_Scalar_out, ne)
EQUALITY(ne_Tensor_out, ne)
PLAIN(nextafter_out, "nextafter_cpu", nextafter, prepare_nextafter)
TNI_POINTWISE(polar_out, "polar_cpu", polar, 2, COMMON, COMPLEX, 0, check_parts)
PLAIN(pow_Scalar_out, "pow", pow, prepare_pow_base)
PLAIN(pow_Tensor_Scalar_out, "pow", pow, prepare_pow_number)
PLAIN(pow_Tensor_Tensor_out, "pow", pow, NULL)
TNI_POINTWISE(relu_spec, "clamp_min_scalar_cpu", clamp, 1, COMMON, COMMON, 0, prepare_relu)
PLAIN(remainder_Tensor_out, "remainder_cpu", remainder, NULL)
PLAIN(sub_out, "add_stub", add, prepare_sub)
TNI_POINTWISE(where_self_out, "where_cpu", where, 3, CHOSEN, COMMON, 0, prepare_where)
FLOATING(xlogy_OutTensor, "xlogy_cpu", xlogy, NULL)

/* ---- operators that are not structured in PyTorch ---- */

TNI_POINTWISE_AS(__ilshift___Tensor, IN_PLACE, bitwise_left_shift_Tensor_out)
TNI_POINTWISE_AS(__ilshift___Scalar, IN_PLACE, bitwise_left_shift_Tensor_out)
TNI_POINTWISE_AS(__irshift___Tensor, IN_PLACE, bitwise_right_shift_Tensor_out)
TNI_POINTWISE_AS(__irshift___Scalar, IN_PLACE, bitwise_right_shift_Tensor_out)
TNI_POINTWISE_AS(__lshift___Tensor, NEW, bitwise_left_shift_Tensor_out)
TNI_POINTWISE_AS(__lshift___Scalar, NEW, bitwise_left_shift_Tensor_out)
TNI_POINTWISE_AS(__rshift___Tensor, NEW, bitwise_right_shift_Tensor_out)
TNI_POINTWISE_AS(__rshift___Scalar, NEW, bitwise_right_shift_Tensor_out)
TNI_POINTWISE_AS(complex, NEW, complex_out)
TNI_POINTWISE_AS(complex_out, OUT, complex_out)
TNI_POINTWISE_AS(floor_divide, NEW, floor_divide_out)
TNI_POINTWISE_AS(floor_divide__Tensor, IN_PLACE, floor_divide_out)
TNI_POINTWISE_AS(floor_divide_out, OUT, floor_divide_out)
TNI_POINTWISE_AS(hardtanh, NEW, hardtanh_out)
TNI_POINTWISE_AS(hardtanh_, IN_PLACE, hardtanh_out)
TNI_POINTWISE_AS(hardtanh_out, OUT, hardtanh_out)
TNI_POINTWISE_AS(logical_and, NEW, logical_and_out)
TNI_POINTWISE_AS(logical_and_, IN_PLACE, logical_and_out)
TNI_POINTWISE_AS(logical_and_out, OUT, logical_and_out)
TNI_POINTWISE_AS(logical_or, NEW, logical_or_out)
TNI_POINTWISE_AS(logical_or_, IN_PLACE, logical_or_out)
TNI_POINTWISE_AS(logical_or_out, OUT, logical_or_out)
TNI_POINTWISE_AS(logical_xor, NEW, logical_xor_out)
TNI_POINTWISE_AS(logical_xor_, IN_PLACE, logical_xor_out)
TNI_POINTWISE_AS(logical_xor_out, OUT, logical_xor_out)
TNI_POINTWISE_AS(polar, NEW, polar_out)
TNI_POINTWISE_AS(polar_out, OUT, polar_out)
TNI_POINTWISE_AS(relu, NEW, relu_spec)
TNI_POINTWISE_AS(relu_, IN_PLACE, relu_spec)
TNI_POINTWISE_AS(where_self, NEW, where_self_out)
TNI_POINTWISE_AS(where_self_out, OUT, where_self_out)

/* ---- overloads with a number in place of a tensor ---- */

TNI_WITH_NUMBERS(add_Scalar, NEW, add_out, "add.Tensor")
TNI_WITH_NUMBERS(add__Scalar, IN_PLACE, add_out, "add_.Tensor")
TNI_WITH_NUMBERS(bitwise_and_Scalar, NEW, bitwise_and_Tensor_out, "bitwise_and.Tensor")
TNI_WITH_NUMBERS(bitwise_and_Scalar_Tensor, NEW, bitwise_and_Tensor_out, "bitwise_and.Tensor")
TNI_WITH_NUMBERS(bitwise_and_Scalar_out, OUT, bitwise_and_Tensor_out, "bitwise_and.Tensor_out")
TNI_WITH_NUMBERS(bitwise_and__Scalar, IN_PLACE, bitwise_and_Tensor_out, "bitwise_and_.Tensor")
TNI_WITH_NUMBERS(bitwise_left_shift_Scalar_Tensor, NEW, bitwise_left_shift_Tensor_out,
                 "bitwise_left_shift.Tensor")
TNI_WITH_NUMBERS(bitwise_left_shift_Tensor_Scalar, NEW, bitwise_left_shift_Tensor_out,
                 "bitwise_left_shift.Tensor")
TNI_WITH_NUMBERS(bitwise_left_shift_Tensor_Scalar_out, OUT, bitwise_left_shift_Tensor_out,
                 "bitwise_left_shift.Tensor_out")
TNI_WITH_NUMBERS(bitwise_left_shift__Tensor_Scalar, IN_PLACE, bitwise_left_shift_Tensor_out,
                 "bitwise_left_shift_.Tensor")
TNI_WITH_NUMBERS(bitwise_or_Scalar, NEW, bitwise_or_Tensor_out, "bitwise_or.Tensor")
TNI_WITH_NUMBERS(bitwise_or_Scalar_Tensor, NEW, bitwise_or_Tensor_out, "bitwise_or.Tensor")
TNI_WITH_NUMBERS(bitwise_or_Scalar_out, OUT, bitwise_or_Tensor_out, "bitwise_or.Tensor_out")
TNI_WITH_NUMBERS(bitwise_or__Scalar, IN_PLACE, bitwise_or_Tensor_out, "bitwise_or_.Tensor")
TNI_WITH_NUMBERS(bitwise_right_shift_Scalar_Tensor, NEW, bitwise_right_shift_Tensor_out,
                 "bitwise_right_shift.Tensor")
TNI_WITH_NUMBERS(bitwise_right_shift_Tensor_Scalar, NEW, bitwise_right_shift_Tensor_out,
                 "bitwise_right_shift.Tensor")
TNI_WITH_NUMBERS(bitwise_right_shift_Tensor_Scalar_out, OUT, bitwise_right_shift_Tensor_out,
                 "bitwise_right_shift.Tensor_out")
TNI_WITH_NUMBERS(bitwise_right_shift__Tensor_Scalar, IN_PLACE, bitwise_right_shift_Tensor_out,
                 "bitwise_right_shift_.Tensor")
TNI_WITH_NUMBERS(bitwise_xor_Scalar, NEW, bitwise_xor_Tensor_out, "bitwise_xor.Tensor")
TNI_WITH_NUMBERS(bitwise_xor_Scalar_Tensor, NEW, bitwise_xor_Tensor_out, "bitwise_xor.Tensor")
TNI_WITH_NUMBERS(bitwise_xor_Scalar_out, OUT, bitwise_xor_Tensor_out, "bitwise_xor.Tensor_out")
TNI_WITH_NUMBERS(bitwise_xor__Scalar, IN_PLACE, bitwise_xor_Tensor_out, "bitwise_xor_.Tensor")
TNI_WITH_NUMBERS(copysign_Scalar, NEW, copysign_out, "copysign.Tensor")
TNI_WITH_NUMBERS(copysign_Scalar_out, OUT, copysign_out, "copysign.out")
TNI_WITH_NUMBERS(copysign__Scalar, IN_PLACE, copysign_out, "copysign_.Tensor")
TNI_WITH_NUMBERS(div_Scalar, NEW, div_out, "div.Tensor")
TNI_WITH_NUMBERS(div_Scalar_mode, NEW, div_out_mode, "div.Tensor_mode")
TNI_WITH_NUMBERS(div__Scalar, IN_PLACE, div_out, "div_.Tensor")
TNI_WITH_NUMBERS(div__Scalar_mode, IN_PLACE, div_out_mode, "div_.Tensor_mode")
TNI_WITH_NUMBERS(floor_divide_Scalar, NEW, floor_divide_out, "floor_divide")
TNI_WITH_NUMBERS(floor_divide__Scalar, IN_PLACE, floor_divide_out, "floor_divide_.Tensor")
TNI_WITH_NUMBERS(fmod_Scalar, NEW, fmod_Tensor_out, "fmod.Tensor")
TNI_WITH_NUMBERS(fmod_Scalar_out, OUT, fmod_Tensor_out, "fmod.Tensor_out")
TNI_WITH_NUMBERS(fmod__Scalar, IN_PLACE, fmod_Tensor_out, "fmod_.Tensor")
TNI_WITH_NUMBERS(mul_Scalar, NEW, mul_out, "mul.Tensor")
TNI_WITH_NUMBERS(mul__Scalar, IN_PLACE, mul_out, "mul_.Tensor")
TNI_WITH_NUMBERS(remainder_Scalar, NEW, remainder_Tensor_out, "remainder.Tensor")
TNI_WITH_NUMBERS(remainder_Scalar_Tensor, NEW, remainder_Tensor_out, "remainder.Tensor")
TNI_WITH_NUMBERS(remainder_Scalar_out, OUT, remainder_Tensor_out, "remainder.Tensor_out")
TNI_WITH_NUMBERS(remainder__Scalar, IN_PLACE, remainder_Tensor_out, "remainder_.Tensor")
TNI_WITH_NUMBERS(sub_Scalar, NEW, sub_out, "sub.Tensor")
TNI_WITH_NUMBERS(sub__Scalar, IN_PLACE, sub_out, "sub_.Tensor")
TNI_WITH_NUMBERS(xlogy_OutScalar_Other, OUT, xlogy_OutTensor, "xlogy.OutTensor")
TNI_WITH_NUMBERS(xlogy_OutScalar_Self, OUT, xlogy_OutTensor, "xlogy.OutTensor")
TNI_WITH_NUMBERS(xlogy_Scalar_Other, NEW, xlogy_OutTensor, "xlogy.Tensor")
TNI_WITH_NUMBERS(xlogy_Scalar_Self, NEW, xlogy_OutTensor, "xlogy.Tensor")
TNI_WITH_NUMBERS(xlogy__Scalar_Other, IN_PLACE, xlogy_OutTensor, "xlogy_.Tensor")

/*
 * Return 2^exponent. As in PyTorch, 2 is a number beside float32 and integers, which promotes to
 * the exponent's dtype, and else a tensor of self's dtype.
 */
static tn_tensor *power_of_two(tni_builder *s, const tn_tensor *self, tn_tensor *exponent)
{
    tn_dtype dtype = (tn_dtype)self->dtype;
    if (tni_category(dtype) < 2 || dtype == TN_DTYPE_F32)
        return TNI_BUILD(s, pow_Scalar, TNI_REAL_SCALAR(2), exponent);
    tn_tensor *two = TNI_BUILD_OF(s, tni_new_number(TNI_REAL_SCALAR(2), TN_CPU, &s->made));
    if (tni_builder_go_on(s))
        two->flags &= ~(uint32_t)TNI_TENSOR_WRAPPED_NUMBER;
    two = TNI_BUILD_OF(s, tni_to_dtype(two, dtype, &s->made));
    return TNI_BUILD(s, pow_Tensor_Tensor, two, exponent);
}

/*
 * self * 2^other. An integer exponent of a floating self is applied exactly by the loop of ldexp,
 * where the power of two alone might overflow though the result does not; all others multiply by a
 * power.
 */
TNI_KERNEL(ldexp_Tensor)
{
    tni_builder s = {0};
    tn_tensor *self;
    tn_tensor *other;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    TN_TRY(tni_arg_tensor(call, args, 1, &other));
    bool is_exact = tni_category((tn_dtype)self->dtype) == 2 && tni_dtypes[self->dtype].bytes > 1 &&
                    tni_category((tn_dtype)other->dtype) <= 1;
    if (is_exact && !tni_is_on_device(self))
        return tni_structured_run(&tni_structured_ldexp_spec, TNI_FORM_NEW, call, args, outs);
    tn_tensor *power = power_of_two(&s, self, other);
    return tni_builder_return(&s, TNI_BUILD(&s, mul_Tensor, self, power), outs);
}
