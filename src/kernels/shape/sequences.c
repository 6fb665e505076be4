/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Factories of sequences and index lists: arange, range, linspace, logspace, eye, tril_indices,
 * triu_indices. A sequence is computed block by block in int64, double or complex double and
 * converted once, so that every dtype gets the same values, rounded once. (Half types are the
 * exception: PyTorch rounds them at every step, and so do they here.) Blocks run in parallel.
 */
#include "calls/calls_shape.h"
#include "kernels/core/isa.h"
#include "kernels/core/narrow_floats.h"
#include "kernels/core/structured.h"
#include "kernels/shape/sequence_loops.h"
#include "kernels/shape/triangles.h"

#include <complex.h>
#include <math.h>

/* complex.h defines this as a macro, and tni_scalar has a member of that name. */
#undef complex

/* Return whether a number is an int or a bool. */
static bool is_whole(const tni_scalar *value)
{
    return value->kind == TN_KIND_INT || value->kind == TN_KIND_BOOL;
}

/* Return a number truncated to int64; INT64_MIN if it is out of range or nan, as x86 converts. */
static int64_t whole_of(const tni_scalar *value)
{
    if (value->kind == TN_KIND_INT)
        return value->as.integer;
    double real = tni_scalar_real(value);
    return real >= -9223372036854775808.0 && real < 9223372036854775808.0 ? (int64_t)real
                                                                          : INT64_MIN;
}

static tn_dtype default_complex(void)
{
    return tni_complex_of(tni_default_dtype());
}

/* Numbers of a sequence that are computed at a time, on the stack. */
#define BLOCK 256

/* Fills `row` with numbers [first, first + count) of a sequence, in a wide dtype. */
typedef void (*computation)(const void *context, int64_t first, int64_t count, void *row);

/* A sequence that is written to a row-major vector. */
typedef struct sequence {
    const tn_tensor *result;
    tn_dtype wide;       /* what `compute` writes: int64, double or complex double */
    computation compute; /* any part of the sequence */
    const void *context; /* passed to it */
} sequence;

/* Write numbers [begin, end); those of the wide dtype itself need no block. */
static void fill_part(int64_t begin, int64_t end, void *context)
{
    const sequence *s = context;
    const tn_dtype dtype = (tn_dtype)s->result->dtype;
    const int64_t bytes = tni_dtypes[dtype].bytes;
    char *to = s->result->data;
    _Alignas(64) char block[BLOCK * sizeof(double _Complex)];
    for (int64_t at = begin; at < end; at += BLOCK) {
        const int64_t count = tni_min(end - at, BLOCK);
        s->compute(s->context, at, count, dtype == s->wide ? to + at * bytes : block);
        if (dtype != s->wide)
            tni_convert(dtype, to + at * bytes, bytes, s->wide, block, tni_dtypes[s->wide].bytes,
                        count);
    }
}

/* Fill the vector `result`, which is new. Does nothing on meta. */
static tn_status fill_row(const tn_tensor *result, tn_dtype wide, computation compute,
                          const void *context)
{
    sequence s = {result, wide, compute, context};
    if (result->data != NULL)
        tni_parallel_for(0, result->numel, TNI_LOOP_GRAIN, fill_part, &s);
    return TN_OK;
}

/* ---- arange and range ---- */

/* First number and step of a sequence, as integers and as doubles. */
typedef struct progression {
    int64_t first;     /* truncated to an integer */
    int64_t step;      /* truncated to an integer */
    double real_first; /* as a double */
    double real_step;  /* as a double */
} progression;

/* Integers are computed modulo 2^64. */
static void count_whole(const void *context, int64_t first, int64_t count, void *row)
{
    const progression *numbers = context;
    const int64_t from = tni_add_wrapping(numbers->first, tni_mul_wrapping(first, numbers->step));
    TNI_OF_ISA(&tni_sequence_loops)->whole(from, numbers->step, count, row);
}

/* A multiplication per element, and no running sum, keeps the error from growing. */
static void count_real(const void *context, int64_t first, int64_t count, void *row)
{
    const progression *numbers = context;
    TNI_OF_ISA(&tni_sequence_loops)
        ->real(numbers->real_first, numbers->real_step, (double)first, count, row);
}

/* Return whether PyTorch has no kernels that fill sequences of the dtype. */
static bool is_uncounted(tn_dtype dtype)
{
    return dtype == TN_DTYPE_BOOL || dtype == TN_DTYPE_U16 || dtype == TN_DTYPE_U32 ||
           dtype == TN_DTYPE_U64;
}

/* Fail unless the bounds are finite and the step leads from the start towards the end. */
static tn_status check_progression(double start, double end, double step)
{
    if (step == 0)
        return tni_fail(TN_ERR_RUNTIME, "step must be nonzero");
    if (!isfinite(start) || !isfinite(end))
        return tni_fail(TN_ERR_RUNTIME, "unsupported range: %g -> %g", start, end);
    if ((step > 0 && end < start) || (step < 0 && end > start))
        return tni_fail(TN_ERR_RUNTIME, "upper bound and lower bound inconsistent with step sign");
    return TN_OK;
}

/*
 * Fail if a bound or the step does not fit the dtype that PyTorch computes the sequence in: int64,
 * float for half types, else double.
 */
static tn_status check_counted(tn_dtype dtype, bool is_integral, const tni_scalar *start,
                               const tni_scalar *end, const tni_scalar *step)
{
    tn_dtype wide = is_integral                                       ? TN_DTYPE_I64
                    : dtype == TN_DTYPE_F16 || dtype == TN_DTYPE_BF16 ? TN_DTYPE_F32
                                                                      : TN_DTYPE_F64;
    TN_TRY(tni_check_scalar(wide, start));
    TN_TRY(tni_check_scalar(wide, end));
    return tni_check_scalar(wide, step);
}

/*
 * Set *count to the number of integers from start by step up to the end, which is included if
 * `is_closed`. Computed in uint64, as the difference of two int64 may not fit int64. A closed range
 * counts one more even where the end is not met exactly: floor(length / step) + 1.
 */
static tn_status count_wholes(int64_t start, int64_t end, int64_t step, bool is_closed,
                              int64_t *count)
{
    /* The caller has checked that the step leads to the end, so the difference is not negative. */
    uint64_t length = step > 0 ? (uint64_t)end - (uint64_t)start : (uint64_t)start - (uint64_t)end;
    uint64_t by = step > 0 ? (uint64_t)step : 0 - (uint64_t)step;
    uint64_t parts = length / by;
    if (parts >= INT64_MAX)
        return tni_fail(TN_ERR_RUNTIME, "invalid size, possible overflow?");
    *count = (int64_t)(parts + (is_closed || length % by != 0));
    return TN_OK;
}

/*
 * Set *count as PyTorch does for floating dtypes: ceil((end - start) / step) for an open range, and
 * floor(...) + 1 for a closed one, in double. An open range with integer bounds is counted exactly.
 */
static tn_status count_numbers(const tni_scalar *start, const tni_scalar *end,
                               const tni_scalar *step, bool is_closed, int64_t *count)
{
    double first = tni_scalar_real(start);
    double last = tni_scalar_real(end);
    double width = tni_scalar_real(step);
    TN_TRY(check_progression(first, last, width));
    if (!is_closed && is_whole(start) && is_whole(end) && is_whole(step))
        return count_wholes(whole_of(start), whole_of(end), whole_of(step), false, count);
    double wanted = is_closed ? (last - first) / width + 1 : ceil((last - first) / width);
    if (!(wanted >= 0 && wanted < 9223372036854775807.0))
        return tni_fail(TN_ERR_RUNTIME, "invalid size, possible overflow?");
    *count = (int64_t)wanted;
    return TN_OK;
}

/* Count for an integral dtype, to which the bounds are truncated first. */
static tn_status count_cut_off(const tni_scalar *start, const tni_scalar *end,
                               const tni_scalar *step, bool is_closed, int64_t *count)
{
    TN_TRY(check_progression(tni_scalar_real(start), tni_scalar_real(end), tni_scalar_real(step)));
    if (whole_of(step) == 0)
        return tni_fail(TN_ERR_VALUE, "step must be nonzero");
    return count_wholes(whole_of(start), whole_of(end), whole_of(step), is_closed, count);
}

/*
 * The common kernel of arange (open) and range (`is_closed`). `options` are four ivalues. Without a
 * dtype the result is int64 if all arguments of arange are integers, else of the default dtype.
 */
static tn_status arange(const tn_call *call, const tni_scalar *start, const tni_scalar *end,
                        const tni_scalar *step, bool is_closed, const StableIValue *options,
                        StableIValue *out)
{
    int64_t count = 0;
    bool all_whole = is_whole(start) && is_whole(end) && is_whole(step) && !is_closed;
    tn_dtype fallback = all_whole ? TN_DTYPE_I64 : tni_default_dtype();
    int dtype = tni_arg_code(options[0], (int)fallback);
    bool is_integral = tni_dtype_is_valid(dtype) && tni_category((tn_dtype)dtype) <= 1;
    TN_TRY(tni_check_scalar(TN_DTYPE_F64, start));
    TN_TRY(tni_check_scalar(TN_DTYPE_F64, end));
    TN_TRY(tni_check_scalar(TN_DTYPE_F64, step));
    if (tni_dtype_is_valid(dtype) &&
        (tni_category((tn_dtype)dtype) == 3 || is_uncounted((tn_dtype)dtype)))
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'",
                        is_closed ? "range_cpu" : "arange_cpu", tni_scalar_name((tn_dtype)dtype));
    /*
     * PyTorch truncates the bounds of an open range for int64 only, and those of a closed one for
     * every integral dtype.
     */
    if (is_closed ? is_integral : dtype == TN_DTYPE_I64)
        TN_TRY(count_cut_off(start, end, step, is_closed, &count));
    else
        TN_TRY(count_numbers(start, end, step, is_closed, &count));
    TN_TRY(check_counted((tn_dtype)dtype, is_integral, start, end, step));
    progression numbers = {whole_of(start), whole_of(step), tni_scalar_real(start),
                           tni_scalar_real(step)};
    tn_tensor *result;
    TN_TRY(tni_make(call, options, fallback, (tni_ints){&count, 1}, &result));
    /* A backend fills its own tensor, by the out= operator. */
    tn_status status = !tni_is_on_device(result)
                           ? fill_row(result, is_integral ? TN_DTYPE_I64 : TN_DTYPE_F64,
                                      is_integral ? count_whole : count_real, &numbers)
                       : is_closed ? tni_call_range_out(start, end, step, result)
                                   : tni_call_arange_start_out(start, end, step, result);
    return tni_return_or_drop(status, result, out);
}

static const tni_scalar zero = {TN_KIND_INT, {.integer = 0}};
static const tni_scalar one = {TN_KIND_INT, {.integer = 1}};

TNI_KERNEL(arange)
{
    return arange(call, &zero, tni_arg_scalar(args[0]), &one, false, args + 1, outs);
}

TNI_KERNEL(arange_start)
{
    return arange(call, tni_arg_scalar(args[0]), tni_arg_scalar(args[1]), &one, false, args + 2,
                  outs);
}

TNI_KERNEL(arange_start_step)
{
    return arange(call, tni_arg_scalar(args[0]), tni_arg_scalar(args[1]), tni_arg_scalar(args[2]),
                  false, args + 3, outs);
}

TNI_KERNEL(range)
{
    return arange(call, tni_arg_scalar(args[0]), tni_arg_scalar(args[1]), &one, true, args + 2,
                  outs);
}

TNI_KERNEL(range_step)
{
    return arange(call, tni_arg_scalar(args[0]), tni_arg_scalar(args[1]), tni_arg_scalar(args[2]),
                  true, args + 3, outs);
}

/* ---- linspace and logspace ---- */

/* One call of linspace or logspace. */
typedef struct spacing {
    double _Complex start; /* first number */
    double _Complex end;   /* last number */
    bool has_base;         /* logspace: numbers are exponents of the base */
    bool is_integral;      /* start and end are truncated */
    double base;           /* of logspace */
    tn_dtype dtype;        /* dtype of the result; half types round at every step */
    int64_t count;         /* of all numbers, at least 2 */
} spacing;

/* Return whether numbers are rounded to a half type at every step. */
static bool is_half(const spacing *space)
{
    return space->dtype == TN_DTYPE_F16 || space->dtype == TN_DTYPE_BF16;
}

/* Round at most BLOCK numbers to a half type. */
static void round_to_half(tn_dtype half, int64_t count, double *numbers)
{
    uint16_t codes[BLOCK];
    const int64_t wide = sizeof *numbers;
    const int64_t narrow = sizeof *codes;
    tni_convert(half, (char *)codes, narrow, TN_DTYPE_F64, (const char *)numbers, wide, count);
    tni_convert(TN_DTYPE_F64, (char *)numbers, wide, half, (const char *)codes, narrow, count);
}

/*
 * Write at most BLOCK numbers of linspace in a half type, with the roundings that PyTorch makes:
 * bounds, step, index and each intermediate result are rounded to the half type. For logspace,
 * whose exponents these are, only the bounds and their difference are.
 */
static void space_halves(const spacing *space, int64_t first, int64_t count, double *to)
{
    const tn_dtype dtype = space->dtype;
    const int64_t last = space->count - 1;
    const double start = tni_round_to_half(dtype, creal(space->start));
    const double end = tni_round_to_half(dtype, creal(space->end));
    const double whole = tni_round_to_half(dtype, end - start);
    const double step = space->has_base ? (double)(float)(whole / (double)last)
                                        : tni_round_to_half(dtype, whole / (double)last);
    /* One half is computed from the start, the other one from the end. */
    const int64_t near = space->count / 2 - first;
    for (int64_t i = 0; i < count; i++)
        to[i] = (double)(i < near ? first + i : last - first - i);
    if (!space->has_base)
        round_to_half(dtype, count, to);
    for (int64_t i = 0; i < count; i++)
        to[i] *= step;
    if (!space->has_base)
        round_to_half(dtype, count, to);
    /* The sum is rounded when it is written to the result. */
    for (int64_t i = 0; i < count; i++)
        to[i] = i < near ? start + to[i] : end - to[i];
}

/*
 * Write numbers from `first` on, each computed from the nearer end so that both ends are exact; fma
 * rounds once, as PyTorch's loop does.
 */
static void space_evenly(const spacing *space, int64_t first, int64_t count, double *to)
{
    const tni_sequence_loops *loops = TNI_OF_ISA(&tni_sequence_loops);
    const double start = creal(space->start);
    const double end = creal(space->end);
    const double step = (end - start) / (double)(space->count - 1);
    const int64_t half = space->count / 2;
    const int64_t near = first < half ? tni_min(half - first, count) : 0;
    loops->fused(start, step, (double)first, 1, near, to);
    loops->fused(end, -step, (double)(space->count - 1 - first - near), -1, count - near,
                 to + near);
}

/* Write numbers from `first` on. */
static void space_real(const void *context, int64_t first, int64_t count, void *row)
{
    const spacing *space = context;
    double *to = row;
    if (!is_half(space))
        space_evenly(space, first, count, to);
    else
        space_halves(space, first, count, to);
    for (int64_t i = 0; space->has_base && i < count; i++)
        to[i] = pow(space->base, to[i]);
}

/* Complex numbers go from the nearer end as well. The types have no fma. */
static void space_complex(const void *context, int64_t first, int64_t count, void *row)
{
    const spacing *space = context;
    double _Complex *to = row;
    const int64_t all = space->count;
    double _Complex step = (space->end - space->start) / (double)(all - 1);
    for (int64_t i = first; i < first + count; i++) {
        double _Complex exponent = i < all / 2 ? space->start + step * (double)i
                                               : space->end - step * (double)(all - 1 - i);
        to[i - first] = space->has_base ? cpow(space->base, exponent) : exponent;
    }
}

/*
 * Return an integer bound as the dtype holds it: PyTorch converts a negative bound of uint8 before
 * it computes.
 */
static int64_t wrapped_to(tn_dtype dtype, int64_t value)
{
    return dtype == TN_DTYPE_U8 ? (uint8_t)value : value;
}

/* Fill with one complex number. */
static tn_status fill_power(const tn_tensor *result, double _Complex power)
{
    tni_scalar value = {TN_KIND_COMPLEX, {.complex = {creal(power), cimag(power)}}};
    return tni_fill(result, &value);
}

/*
 * Fill the result of linspace (base NULL) or logspace. A single element is `start` or base^start as
 * given, without conversion of the bounds; for more, the bounds must fit the dtype.
 */
static tn_status fill_spaced(const tn_tensor *result, const tni_scalar *start,
                             const tni_scalar *end, const double *base)
{
    tn_dtype dtype = (tn_dtype)result->dtype;
    bool is_alone = result->numel == 1;
    bool is_complex = tni_category(dtype) == 3;
    spacing space = {tni_scalar_complex(start),
                     tni_scalar_complex(end),
                     base != NULL,
                     tni_category(dtype) <= 1,
                     base != NULL ? *base : 0,
                     dtype,
                     result->numel};
    if (result->data == NULL || result->numel == 0)
        return TN_OK;
    if (is_alone && base == NULL)
        return tni_fill(result, start);
    if (is_alone && is_complex)
        return fill_power(result, cpow(*base, tni_scalar_complex(start)));
    if (is_alone)
        return tni_fill(result,
                        &(tni_scalar){TN_KIND_DOUBLE, {.real = pow(*base, creal(space.start))}});
    TN_TRY(tni_check_scalar(dtype, start));
    TN_TRY(tni_check_scalar(dtype, end));
    if (space.is_integral) {
        space.start = (double)wrapped_to(dtype, whole_of(start));
        space.end = (double)wrapped_to(dtype, whole_of(end));
    }
    return fill_row(result, is_complex ? TN_DTYPE_C128 : TN_DTYPE_F64,
                    is_complex ? space_complex : space_real, &space);
}

/*
 * Check the arguments and make the result, in the dtype that is asked for, else the default or
 * complex default dtype. `options` are four ivalues.
 */
static tn_status make_space(const tn_call *call, const tni_scalar *start, const tni_scalar *end,
                            int64_t steps, const double *base, const StableIValue *options,
                            StableIValue *out)
{
    bool is_complex = start->kind == TN_KIND_COMPLEX || end->kind == TN_KIND_COMPLEX;
    tn_dtype fallback = is_complex ? default_complex() : tni_default_dtype();
    int dtype = tni_arg_code(options[0], (int)fallback);
    const char *name = base != NULL ? "logspace" : "linspace";
    if (steps < 0)
        return tni_fail(TN_ERR_RUNTIME, "number of steps must be non-negative");
    if (!tni_dtype_is_valid(dtype))
        return tni_fail(TN_ERR_VALUE, "%s: argument 'dtype' is %d, which is no scalar type",
                        tni_call_name(call), dtype);
    bool wants_complex = tni_category((tn_dtype)dtype) == 3;
    if (is_complex && !wants_complex)
        return tni_fail(TN_ERR_RUNTIME,
                        "torch.%s(): inferred dtype %s can't be safely cast to passed dtype %s",
                        name, tni_scalar_name(fallback), tni_scalar_name((tn_dtype)dtype));
    if (steps > 1 && is_uncounted((tn_dtype)dtype))
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"%s_cpu\" not implemented for '%s'", name,
                        tni_scalar_name((tn_dtype)dtype));
    tn_tensor *result;
    TN_TRY(tni_make(call, options, fallback, (tni_ints){&steps, 1}, &result));
    tn_status status = !tni_is_on_device(result) ? fill_spaced(result, start, end, base)
                       : base != NULL ? tni_call_logspace_out(start, end, steps, *base, result)
                                      : tni_call_linspace_out(start, end, steps, result);
    return tni_return_or_drop(status, result, out);
}

/*
 * Return the number of argument `index`: a Scalar, or a tensor without dimensions. A meta tensor
 * has no number: 0 of its kind stands for it, since only the kind decides the result's dtype.
 */
static tn_status number_of(const tn_call *call, const StableIValue *args, size_t index,
                           bool is_tensor, tni_scalar *out)
{
    tn_tensor *tensor;
    if (!is_tensor) {
        *out = *tni_arg_scalar(args[index]);
        return TN_OK;
    }
    TN_TRY(tni_arg_tensor(call, args, index, &tensor));
    if (tensor->rank != 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "%s only supports 0-dimensional start and end tensors, but got '%s' with "
                        "%d dimension(s).",
                        call->op->name.text + strlen("aten::"), index == 0 ? "start" : "end",
                        tensor->rank);
    if (tensor->device.type == TN_DEVICE_META) {
        bool is_complex = tni_dtype_is((tn_dtype)tensor->dtype, TNI_DTYPE_COMPLEX);
        *out = (tni_scalar){is_complex ? TN_KIND_COMPLEX : TN_KIND_INT, {.integer = 0}};
        return TN_OK;
    }
    return tni_read_number(tensor, out);
}

/* The common kernel of all overloads; options begin after `steps` and, for logspace, the base. */
static tn_status space_between(const tn_call *call, const StableIValue *args, bool from_tensor,
                               bool to_tensor, bool is_log, StableIValue *out)
{
    tni_scalar start;
    tni_scalar end;
    double base = is_log ? tni_arg_double(args[3]) : 0;
    TN_TRY(number_of(call, args, 0, from_tensor, &start));
    TN_TRY(number_of(call, args, 1, to_tensor, &end));
    return make_space(call, &start, &end, tni_arg_int(args[2]), is_log ? &base : NULL,
                      args + (is_log ? 4 : 3), out);
}

TNI_KERNEL(linspace)
{
    return space_between(call, args, false, false, false, outs);
}

TNI_KERNEL(linspace_Tensor_Tensor)
{
    return space_between(call, args, true, true, false, outs);
}

TNI_KERNEL(linspace_Tensor_Scalar)
{
    return space_between(call, args, true, false, false, outs);
}

TNI_KERNEL(linspace_Scalar_Tensor)
{
    return space_between(call, args, false, true, false, outs);
}

TNI_KERNEL(logspace)
{
    return space_between(call, args, false, false, true, outs);
}

TNI_KERNEL(logspace_Tensor_Tensor)
{
    return space_between(call, args, true, true, true, outs);
}

TNI_KERNEL(logspace_Tensor_Scalar)
{
    return space_between(call, args, true, false, true, outs);
}

TNI_KERNEL(logspace_Scalar_Tensor)
{
    return space_between(call, args, false, true, true, outs);
}

/* ---- eye and the indices of triangles ---- */

/* Zeros with ones on the diagonal, which is a vector with stride columns + 1. */
static tn_status eye(const tn_call *call, int64_t rows, int64_t columns,
                     const StableIValue *options, StableIValue *out)
{
    tn_tensor *result;
    tn_tensor *diagonal = NULL;
    const int64_t sizes[2] = {rows, columns};
    if (rows < 0 || columns < 0)
        return tni_fail(TN_ERR_RUNTIME, "%c must be greater or equal to 0, got %lld",
                        rows < 0 ? 'n' : 'm', (long long)(rows < 0 ? rows : columns));
    TN_TRY(tni_make(call, options, tni_default_dtype(), (tni_ints){sizes, 2}, &result));
    tn_status status = tni_fill(result, &zero);
    const int64_t length = tni_min(rows, columns);
    /* The result is row-major, so this is the stride of its diagonal. */
    const int64_t step = tni_add_wrapping(columns, 1);
    if (status == TN_OK)
        status = tni_tensor_as_strided(result, 1, &length, &step, 0, &diagonal);
    if (status == TN_OK)
        status = tni_fill(diagonal, &one);
    tn_tensor_release(diagonal);
    return tni_return_or_drop(status, result, out);
}

TNI_KERNEL(eye)
{
    return eye(call, tni_arg_int(args[0]), tni_arg_int(args[0]), args + 1, outs);
}

TNI_KERNEL(eye_m)
{
    return eye(call, tni_arg_int(args[0]), tni_arg_int(args[1]), args + 2, outs);
}

/* 128 bits hold sums and products of sizes of 64 bits. */
__extension__ typedef __int128 wide_int;

/* Clamp to [low, high]. */
static int64_t within(wide_int value, int64_t low, int64_t high)
{
    return value < low ? low : value > high ? high : (int64_t)value;
}

/*
 * Return how many positions the triangle has, in O(1): rows before the diagonal enters contribute
 * 0, then rows grow by one each (an arithmetic series), and the rest are full. The upper triangle
 * is what the lower triangle of one diagonal less leaves.
 */
static wide_int count_positions(int64_t rows, int64_t columns, int64_t offset, bool is_lower)
{
    wide_int add = (wide_int)offset + (is_lower ? 1 : 0);
    int64_t begin = within(-add, 0, rows);
    /* Row r of the lower triangle has r + add elements, clamped to [0, columns]. */
    int64_t full = within(columns - add, begin, rows);
    wide_int growing = (wide_int)(full - begin) * ((wide_int)begin + full - 1 + 2 * add) / 2;
    wide_int below = growing + (wide_int)(rows - full) * columns;
    return is_lower ? below : (wide_int)rows * columns - below;
}

/*
 * Write the indices of a triangle: all rows to to[0, total), all columns to to[total, 2 total), row
 * by row. Rows outside of the triangle are skipped at both ends, so the cost is that of the output.
 */
static void list_positions(int64_t rows, int64_t columns, int64_t offset, bool is_lower,
                           int64_t *to, int64_t total)
{
    int64_t count = 0;
    int64_t begin = is_lower ? within(-(wide_int)offset, 0, rows) : 0;
    int64_t stop = is_lower ? rows : within((wide_int)columns - offset, 0, rows);
    for (int64_t row = begin; row < stop; row++) {
        int64_t edge = tni_triangle_edge(row, offset, is_lower);
        /* The lower triangle has the columns before the edge, the upper one those from it on. */
        int64_t middle = edge < 0 ? 0 : tni_min(edge, columns);
        int64_t first = is_lower ? 0 : middle;
        int64_t end = is_lower ? middle : columns;
        for (int64_t column = first; column < end; column++) {
            to[count + column - first] = row;
            to[total + count + column - first] = column;
        }
        count += end - first;
    }
}

/* Make the indices as int64 and convert them; the result is [2, positions], of int64 or int32. */
static tn_status triangle_indices(const tn_call *call, const StableIValue *args, bool is_lower,
                                  StableIValue *out)
{
    int64_t rows = tni_arg_int(args[0]);
    int64_t columns = tni_arg_int(args[1]);
    int64_t offset = tni_arg_int(args[2]);
    tn_tensor *result;
    tn_tensor *wide;
    if (rows < 0 || columns < 0)
        return tni_fail(TN_ERR_RUNTIME, "%s must be non-negative, got%lld",
                        rows < 0 ? "row" : "col", (long long)(rows < 0 ? rows : columns));
    int dtype = tni_arg_code(args[3], TN_DTYPE_I64);
    if (tni_dtype_is_valid(dtype) && dtype != TN_DTYPE_I64 && dtype != TN_DTYPE_I32)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"%s_indices\" not implemented for '%s'",
                        is_lower ? "tril" : "triu", tni_scalar_name((tn_dtype)dtype));
    wide_int positions = count_positions(rows, columns, offset, is_lower);
    if (positions > INT64_MAX)
        return tni_fail(TN_ERR_RUNTIME, "%s: more positions than int64 counts",
                        tni_call_name(call));
    int64_t total = (int64_t)positions;
    const int64_t sizes[2] = {2, total};
    TN_TRY(tni_make(call, args + 3, TN_DTYPE_I64, (tni_ints){sizes, 2}, &result));
    if (result->data == NULL || total == 0)
        return tni_return_take(result, out);
    tn_status status = tni_new_like(result, TN_DTYPE_I64, 2, sizes, &wide);
    if (status == TN_OK) {
        list_positions(rows, columns, offset, is_lower, wide->data, total);
        status = tni_copy(result, wide);
        tn_tensor_release(wide);
    }
    return tni_return_or_drop(status, result, out);
}

TNI_KERNEL(tril_indices)
{
    return triangle_indices(call, args, true, outs);
}

TNI_KERNEL(triu_indices)
{
    return triangle_indices(call, args, false, outs);
}
