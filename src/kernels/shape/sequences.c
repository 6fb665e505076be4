/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Factories of numbers in a row: arange, range, linspace, logspace; eye and the indices of
 * triangles. Numbers are computed as int64, double or complex double and converted once.
 */
#include "calls/calls_shape.h"
#include "kernels/core/narrow_floats.h"
#include "kernels/core/structured.h"
#include "kernels/shape/triangles.h"

#include <complex.h>
#include <math.h>

/* A member of tni_scalar has this name. */
#undef complex

/* A number in the forms that formulas want. */
static double real_of(const tni_scalar *value)
{
    switch (value->kind) {
    case TN_KIND_INT:
        return (double)value->as.integer;
    case TN_KIND_BOOL:
        return value->as.boolean;
    case TN_KIND_COMPLEX:
        return value->as.complex[0];
    default:
        return value->as.real;
    }
}

static bool is_whole(const tni_scalar *value)
{
    return value->kind == TN_KIND_INT || value->kind == TN_KIND_BOOL;
}

static int64_t whole_of(const tni_scalar *value)
{
    if (value->kind == TN_KIND_INT)
        return value->as.integer;
    double real = real_of(value);
    return real >= -9223372036854775808.0 && real < 9223372036854775808.0 ? (int64_t)real
                                                                          : INT64_MIN;
}

static double _Complex complex_of(const tni_scalar *value)
{
    return value->kind == TN_KIND_COMPLEX ? value->as.complex[0] + value->as.complex[1] * I
                                          : real_of(value);
}

static tn_dtype default_complex(void)
{
    return tni_complex_of(tni_default_dtype());
}

/* Lets `compute` fill a row in `wide`, and converts it. */
typedef void (*computation)(const void *context, int64_t count, void *row);

static tn_status fill_row(const tn_tensor *result, tn_dtype wide, computation compute,
                          const void *context)
{
    tn_tensor *row;
    if (result->data == NULL || result->numel == 0)
        return TN_OK;
    TN_TRY(tni_new_like(result, wide, 1, result->sizes, &row));
    compute(context, result->numel, row->data);
    tn_status status = tni_copy(result, row);
    tn_tensor_release(row);
    return status;
}

/* ---- arange and range ---- */

/* First and step of a sequence, in both forms. */
typedef struct progression {
    int64_t first;     /* as a whole number */
    int64_t step;      /* as a whole number */
    double real_first; /* as a real one */
    double real_step;  /* as a real one */
} progression;

static void count_whole(const void *context, int64_t count, void *row)
{
    const progression *numbers = context;
    int64_t *to = row;
    for (int64_t i = 0; i < count; i++)
        to[i] = tni_add_wrapping(numbers->first, tni_mul_wrapping(i, numbers->step));
}

static void count_real(const void *context, int64_t count, void *row)
{
    const progression *numbers = context;
    double *to = row;
    for (int64_t i = 0; i < count; i++)
        to[i] = numbers->real_first + (double)i * numbers->real_step;
}

/* Bools and the wide unsigned numbers have no sequences. */
static bool is_uncounted(tn_dtype dtype)
{
    return dtype == TN_DTYPE_BOOL || dtype == TN_DTYPE_U16 || dtype == TN_DTYPE_U32 ||
           dtype == TN_DTYPE_U64;
}

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

/* Fails for bounds or a step that numbers of the dtype are not counted in. */
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

/* How many whole numbers, `is_closed` with the end, counted without rounding. */
static tn_status count_wholes(int64_t start, int64_t end, int64_t step, bool is_closed,
                              int64_t *count)
{
    uint64_t length = step > 0 ? (uint64_t)end - (uint64_t)start : (uint64_t)start - (uint64_t)end;
    uint64_t by = step > 0 ? (uint64_t)step : 0 - (uint64_t)step;
    uint64_t parts = length / by;
    if (parts >= INT64_MAX)
        return tni_fail(TN_ERR_RUNTIME, "invalid size, possible overflow?");
    *count = (int64_t)(parts + (is_closed || length % by != 0));
    return TN_OK;
}

/* How many numbers, `is_closed` with the end; an open end between whole bounds is not rounded. */
static tn_status count_numbers(const tni_scalar *start, const tni_scalar *end,
                               const tni_scalar *step, bool is_closed, int64_t *count)
{
    double first = real_of(start);
    double last = real_of(end);
    double width = real_of(step);
    TN_TRY(check_progression(first, last, width));
    if (!is_closed && is_whole(start) && is_whole(end) && is_whole(step))
        return count_wholes(whole_of(start), whole_of(end), whole_of(step), false, count);
    double wanted = is_closed ? (last - first) / width + 1 : ceil((last - first) / width);
    if (!(wanted >= 0 && wanted < 9223372036854775807.0))
        return tni_fail(TN_ERR_RUNTIME, "invalid size, possible overflow?");
    *count = (int64_t)wanted;
    return TN_OK;
}

/* The same of a dtype of whole numbers that the bounds are cut off to first. */
static tn_status count_cut_off(const tni_scalar *start, const tni_scalar *end,
                               const tni_scalar *step, bool is_closed, int64_t *count)
{
    TN_TRY(check_progression(real_of(start), real_of(end), real_of(step)));
    if (whole_of(step) == 0)
        return tni_fail(TN_ERR_VALUE, "step must be nonzero");
    return count_wholes(whole_of(start), whole_of(end), whole_of(step), is_closed, count);
}

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
    /* PyTorch counts an open range of the narrower dtypes by the bounds as they are given. */
    if (is_closed ? is_integral : dtype == TN_DTYPE_I64)
        TN_TRY(count_cut_off(start, end, step, is_closed, &count));
    else
        TN_TRY(count_numbers(start, end, step, is_closed, &count));
    TN_TRY(check_counted((tn_dtype)dtype, is_integral, start, end, step));
    progression numbers = {whole_of(start), whole_of(step), real_of(start), real_of(step)};
    tn_tensor *result;
    TN_TRY(tni_make(call, options, fallback, (tni_ints){&count, 1}, &result));
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

/* Ends, and the base that has the numbers as its exponents. */
typedef struct spacing {
    double _Complex start; /* first number */
    double _Complex end;   /* last number */
    bool has_base;         /* logspace */
    bool is_integral;      /* start and end are truncated */
    double base;           /* of logspace */
    tn_dtype dtype;        /* of the result: halves have a step that is one */
} spacing;

/*
 * Numbers of a half type are rounded after each step, as PyTorch's are; exponents only where they
 * begin, and in what is between them.
 */
static double half_at(const spacing *space, int64_t i, int64_t count)
{
    tn_dtype dtype = space->dtype;
    if (count == 1)
        return creal(space->start);
    double start = tni_round_to_half(dtype, creal(space->start));
    double end = tni_round_to_half(dtype, creal(space->end));
    bool is_near = i < count / 2;
    double whole = tni_round_to_half(dtype, end - start);
    if (space->has_base) {
        double each = (float)(whole / (double)(count - 1));
        return is_near ? start + each * (double)i : end - each * (double)(count - 1 - i);
    }
    double step = tni_round_to_half(dtype, whole / (double)(count - 1));
    double far = tni_round_to_half(
        dtype, step * tni_round_to_half(dtype, (double)(is_near ? i : count - 1 - i)));
    return tni_round_to_half(dtype, is_near ? start + far : end - far);
}

/* From the nearer end, so that both ends come out exactly; rounded once, as PyTorch's. */
static double real_at(const spacing *space, int64_t i, int64_t count)
{
    double start = creal(space->start);
    double end = creal(space->end);
    double step = count > 1 ? (end - start) / (double)(count - 1) : 0;
    /* One power alone is taken of the numbers as they are given. */
    bool is_half = (space->dtype == TN_DTYPE_F16 || space->dtype == TN_DTYPE_BF16) &&
                   !(space->has_base && count == 1);
    double exponent = is_half                       ? half_at(space, i, count)
                      : i < count / 2 || count == 1 ? fma(step, (double)i, start)
                                                    : fma(-step, (double)(count - 1 - i), end);
    return space->has_base ? pow(space->base, exponent) : exponent;
}

static void space_real(const void *context, int64_t count, void *row)
{
    double *to = row;
    for (int64_t i = 0; i < count; i++)
        to[i] = real_at(context, i, count);
}

static void space_complex(const void *context, int64_t count, void *row)
{
    const spacing *space = context;
    double _Complex *to = row;
    double _Complex step = count > 1 ? (space->end - space->start) / (double)(count - 1) : 0;
    for (int64_t i = 0; i < count; i++) {
        double _Complex exponent = i < count / 2 || count == 1
                                       ? space->start + step * (double)i
                                       : space->end - step * (double)(count - 1 - i);
        to[i] = space->has_base ? cpow(space->base, exponent) : exponent;
    }
}

/* An end below 0 of unsigned numbers wraps before anything is computed. */
static int64_t wrapped_to(tn_dtype dtype, int64_t value)
{
    return dtype == TN_DTYPE_U8 ? (uint8_t)value : value;
}

static tn_status fill_power(const tn_tensor *result, double _Complex power)
{
    tni_scalar value = {TN_KIND_COMPLEX, {.complex = {creal(power), cimag(power)}}};
    return tni_fill(result, &value);
}

/* One number alone is written as it is, several have ends of the dtype. */
static tn_status fill_spaced(const tn_tensor *result, const tni_scalar *start,
                             const tni_scalar *end, const double *base)
{
    tn_dtype dtype = (tn_dtype)result->dtype;
    bool is_alone = result->numel == 1;
    bool is_complex = tni_category(dtype) == 3;
    spacing space = {complex_of(start),        complex_of(end),          base != NULL,
                     tni_category(dtype) <= 1, base != NULL ? *base : 0, dtype};
    if (result->data == NULL || result->numel == 0)
        return TN_OK;
    if (is_alone && base == NULL)
        return tni_fill(result, start);
    if (is_alone && is_complex)
        return fill_power(result, cpow(*base, complex_of(start)));
    if (is_alone)
        return tni_fill(result, &(tni_scalar){TN_KIND_DOUBLE, {.real = real_at(&space, 0, 1)}});
    TN_TRY(is_alone ? TN_OK : tni_check_scalar(dtype, start));
    TN_TRY(is_alone ? TN_OK : tni_check_scalar(dtype, end));
    if (space.is_integral) {
        space.start = (double)wrapped_to(dtype, whole_of(start));
        space.end = (double)wrapped_to(dtype, whole_of(end));
    }
    return fill_row(result, is_complex ? TN_DTYPE_C128 : TN_DTYPE_F64,
                    is_complex ? space_complex : space_real, &space);
}

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

/* An ivalue's number: of a Scalar, or of a tensor without dimensions. */
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

/* ---- matrices ---- */

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
    const int64_t length = rows < columns ? rows : columns;
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

/* Sums of sizes that are numbers of 64 bits themselves. */
__extension__ typedef __int128 wide_int;

static int64_t within(wide_int value, int64_t low, int64_t high)
{
    return value < low ? low : value > high ? high : (int64_t)value;
}

/* How many positions the triangle has, without walking it: rows of 0, rows that grow, full ones. */
static wide_int count_places(int64_t rows, int64_t columns, int64_t offset, bool is_lower)
{
    wide_int add = (wide_int)offset + (is_lower ? 1 : 0);
    int64_t begin = within(-add, 0, rows);
    int64_t full = within(columns - add, begin, rows);
    wide_int growing = (wide_int)(full - begin) * ((wide_int)begin + full - 1 + 2 * add) / 2;
    wide_int below = growing + (wide_int)(rows - full) * columns;
    return is_lower ? below : (wide_int)rows * columns - below;
}

/* Counts, or with `to` writes, the positions of a triangle: all rows, and behind them all columns.
 */
static void list_places(int64_t rows, int64_t columns, int64_t offset, bool is_lower, int64_t *to,
                        int64_t total)
{
    int64_t count = 0;
    int64_t begin = is_lower ? within(-(wide_int)offset, 0, rows) : 0;
    int64_t stop = is_lower ? rows : within((wide_int)columns - offset, 0, rows);
    for (int64_t row = begin; row < stop; row++) {
        int64_t edge = tni_triangle_edge(row, offset, is_lower);
        int64_t middle = edge < 0 ? 0 : edge > columns ? columns : edge;
        int64_t first = is_lower ? 0 : middle;
        int64_t end = is_lower ? middle : columns;
        for (int64_t column = first; column < end; column++) {
            to[count + column - first] = row;
            to[total + count + column - first] = column;
        }
        count += end - first;
    }
}

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
    wide_int positions = count_places(rows, columns, offset, is_lower);
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
        list_places(rows, columns, offset, is_lower, wide->data, total);
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
