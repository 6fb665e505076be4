/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * quantized_decomposed: quantisation of plain tensors, as quantisers write it into programs.
 *
 *     quantize      q = clamp(round(x * (1 / scale)) + zero, least, most), in a narrow dtype
 *     dequantize    x = (q - zero) * scale
 *
 * The scale and the zero point are numbers (per_tensor), tensors of one element (.tensor, .tensor2,
 * where the limits are tensors, too), vectors along an axis (per_channel), along groups of columns
 * (per_channel_group), or have one element per row (per_token). There the zero point is added
 * before rounding. choose_qparams… chooses both from the smallest and largest elements.
 *
 * All are composites, whose calls are PyTorch's in its order: so results have the same bits.
 */
#include "args/args_quantized_decomposed.h"
#include "calls/calls_composite.h"
#include "kernels/core/builder.h"

#include <float.h>

/* ---- dtypes ---- */

/* A dtype that elements are quantised to, and its limits. */
typedef struct quantized_dtype {
    tn_dtype dtype;
    int64_t least; /* the smallest number */
    int64_t most;  /* the largest number */
} quantized_dtype;

/* Return what is known of a dtype; NULL if nothing is quantised to it. */
static const quantized_dtype *find_dtype(tn_dtype dtype)
{
    static const quantized_dtype dtypes[] = {
        {TN_DTYPE_U8, 0, UINT8_MAX},          {TN_DTYPE_I8, INT8_MIN, INT8_MAX},
        {TN_DTYPE_U16, 0, UINT16_MAX},        {TN_DTYPE_I16, INT16_MIN, INT16_MAX},
        {TN_DTYPE_I32, INT32_MIN, INT32_MAX}, {TN_DTYPE_F8E5M2, -57344, 57344},
        {TN_DTYPE_F8E4M3FN, -448, 448},
    };
    for (size_t i = 0; i < TN_LEN(dtypes); i++)
        if (dtypes[i].dtype == dtype)
            return &dtypes[i];
    return NULL;
}

/* Fail unless elements are quantised to the dtype. */
static tn_status check_dtype(tn_dtype dtype)
{
    if (find_dtype(dtype) != NULL)
        return TN_OK;
    return tni_fail(TN_ERR_VALUE,
                    "dtype is %s; quantized are Byte, Char, UInt16, Short, Int, Float8_e5m2 and "
                    "Float8_e4m3fn",
                    tni_scalar_name(dtype));
}

/* Fail unless the dtype can represent both limits. */
static tn_status check_limits(tn_dtype dtype, double quant_min, double quant_max)
{
    TN_TRY(check_dtype(dtype));
    const quantized_dtype *known = find_dtype(dtype);
    if (quant_min < (double)known->least || quant_max > (double)known->most)
        return tni_fail(TN_ERR_RUNTIME, "quant_min %g and quant_max %g: %s has %lld to %lld",
                        quant_min, quant_max, tni_scalar_name(dtype), (long long)known->least,
                        (long long)known->most);
    return TN_OK;
}

/* Fail unless the input has the dtype that the caller says. */
static tn_status check_input_dtype(const tn_tensor *input, tn_dtype dtype)
{
    TN_TRY(check_dtype(dtype));
    if ((tn_dtype)input->dtype == dtype)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME, "input is %s, dtype says %s", tni_scalar_name(input->dtype),
                    tni_scalar_name(dtype));
}

/* Return the input in float, if it is floating and at most as wide. */
static tn_tensor *as_float(tni_builder *s, tn_tensor *input)
{
    tn_dtype dtype = (tn_dtype)input->dtype;
    if (dtype != TN_DTYPE_F32 && dtype != TN_DTYPE_F16 && dtype != TN_DTYPE_BF16)
        TNI_BUILD_DO(s, tni_fail(TN_ERR_RUNTIME, "input is %s, expected Float, Half or BFloat16",
                                 tni_scalar_name(dtype)));
    return TNI_BUILD(s, to_dtype, input, TN_DTYPE_F32, false, false, -1);
}

/* Return a tensor in a dtype, itself if it has it. */
static tn_tensor *in_dtype(tni_builder *s, tn_tensor *tensor, tn_dtype dtype)
{
    return TNI_BUILD(s, to_dtype, tensor, dtype, false, false, -1);
}

/* Return `dtype`, or float if it is not given. */
static tn_dtype float_unless(tn_dtype dtype)
{
    return dtype == TN_DTYPE_UNDEFINED ? TN_DTYPE_F32 : dtype;
}

/* ---- one scale for all elements ---- */

/* Scale, zero point and limits of all elements. */
typedef struct qparams {
    double scale;
    tni_scalar zero;
    tni_scalar least;
    tni_scalar most;
} qparams;

static tni_scalar integer(int64_t number)
{
    return (tni_scalar){.kind = TN_KIND_INT, .as.integer = number};
}

/* Return the input quantised. */
static tn_status quantize_all(tn_tensor *input, const qparams *q, tn_dtype dtype,
                              StableIValue *outs)
{
    tni_builder s = {0};
    TN_TRY(check_limits(dtype, tni_scalar_real(&q->least), tni_scalar_real(&q->most)));
    if (q->scale == 0)
        return tni_fail(TN_ERR_RUNTIME, "scale is 0");
    tn_tensor *x = as_float(&s, input);
    tn_tensor *whole = TNI_BUILD(&s, mul_Scalar, x, TNI_REAL_SCALAR(1.0 / q->scale));
    TNI_BUILD_DO(&s, tni_call_round_(whole));
    TNI_BUILD_DO(&s, tni_call_add__Scalar(whole, &q->zero, TNI_INT_SCALAR(1)));
    TNI_BUILD_DO(&s, tni_call_clamp_(whole, &q->least, &q->most));
    return tni_builder_return(&s, in_dtype(&s, whole, dtype), outs);
}

/* Return the input dequantised; `out_dtype` is float if it is not given. */
static tn_status dequantize_all(tn_tensor *input, const qparams *q, tn_dtype dtype,
                                tn_dtype out_dtype, StableIValue *outs)
{
    tni_builder s = {0};
    TN_TRY(check_input_dtype(input, dtype));
    tn_tensor *x = in_dtype(&s, input, float_unless(out_dtype));
    tn_tensor *shifted = TNI_BUILD(&s, sub_Scalar, x, &q->zero, TNI_INT_SCALAR(1));
    return tni_builder_return(&s, TNI_BUILD(&s, mul_Scalar, shifted, TNI_REAL_SCALAR(q->scale)),
                              outs);
}

TNI_TYPED(quantized_decomposed_quantize_per_tensor)
{
    qparams q = {in->scale, integer(in->zero_point), integer(in->quant_min),
                 integer(in->quant_max)};
    return quantize_all(in->input, &q, in->dtype, outs);
}

TNI_TYPED(quantized_decomposed_dequantize_per_tensor)
{
    qparams q = {in->scale, integer(in->zero_point), integer(in->quant_min),
                 integer(in->quant_max)};
    return dequantize_all(in->input, &q, in->dtype, in->out_dtype, outs);
}

/* Read the scale and the zero point, tensors of one element each. */
static tn_status read_qparams(const tn_tensor *scale, const tn_tensor *zero, qparams *q)
{
    tni_scalar number;
    if (scale->numel != 1 || zero->numel != 1)
        return tni_fail(TN_ERR_RUNTIME, "scale has %lld elements and zero_point %lld, expected 1",
                        (long long)scale->numel, (long long)zero->numel);
    TN_TRY(tni_read_number(scale, &number));
    q->scale = tni_scalar_real(&number);
    return tni_read_number(zero, &q->zero);
}

/* Return the result of a call on meta, where no scale can be read: the sizes of the input. */
static tn_status return_like(tn_tensor *input, tn_dtype dtype, StableIValue *outs)
{
    tni_builder s = {0};
    return tni_builder_return(
        &s, TNI_BUILD(&s, empty_like, input, dtype, -1, TNI_NO_DEVICE, TNI_NO_BOOL, -1), outs);
}

TNI_TYPED(quantized_decomposed_quantize_per_tensor_tensor)
{
    qparams q = {.least = integer(in->quant_min), .most = integer(in->quant_max)};
    if (in->input->device.type == TN_DEVICE_META)
        return return_like(in->input, in->dtype, outs);
    TN_TRY(read_qparams(in->scale, in->zero_point, &q));
    return quantize_all(in->input, &q, in->dtype, outs);
}

TNI_TYPED(quantized_decomposed_quantize_per_tensor_tensor2)
{
    qparams q;
    if (in->input->device.type == TN_DEVICE_META)
        return return_like(in->input, in->dtype, outs);
    TN_TRY(read_qparams(in->scale, in->zero_point, &q));
    TN_TRY(tni_read_number(in->quant_min, &q.least));
    TN_TRY(tni_read_number(in->quant_max, &q.most));
    return quantize_all(in->input, &q, in->dtype, outs);
}

TNI_TYPED(quantized_decomposed_dequantize_per_tensor_tensor)
{
    qparams q = {0};
    if (in->input->device.type == TN_DEVICE_META)
        return return_like(in->input, float_unless(in->out_dtype), outs);
    TN_TRY(read_qparams(in->scale, in->zero_point, &q));
    return dequantize_all(in->input, &q, in->dtype, in->out_dtype, outs);
}

TNI_TYPED(quantized_decomposed_dequantize_per_tensor_tensor2)
{
    qparams q = {0};
    if (in->input->device.type == TN_DEVICE_META)
        return return_like(in->input, float_unless(in->out_dtype), outs);
    TN_TRY(read_qparams(in->scale, in->zero_point, &q));
    return dequantize_all(in->input, &q, in->dtype, in->out_dtype, outs);
}

/* ---- a scale per channel ---- */

/* Wrap the axis. */
static tn_status wrap_axis(const tn_tensor *input, int64_t axis, int64_t *out)
{
    if (axis >= input->rank || axis < -(int64_t)input->rank)
        return tni_fail(TN_ERR_RUNTIME, "axis is %lld, input has %d dimensions", (long long)axis,
                        input->rank);
    *out = axis < 0 ? axis + input->rank : axis;
    return TN_OK;
}

/* Return the tensor with the axis and the first dimension exchanged. */
static tn_tensor *exchange(tni_builder *s, tn_tensor *tensor, int64_t rank, int64_t axis)
{
    int64_t order[TN_MAX_DIM];
    for (int64_t i = 0; i < rank; i++)
        order[i] = i;
    order[0] = axis;
    order[axis] = 0;
    return TNI_BUILD(s, permute, tensor, ((tni_ints){order, rank}));
}

/* Return the elements of a tensor along dimension `axis` of `rank`. */
static tn_tensor *along_axis(tni_builder *s, tn_tensor *numbers, int64_t rank, int64_t axis)
{
    int64_t sizes[TN_MAX_DIM];
    for (int64_t i = 0; i < rank; i++)
        sizes[i] = 1;
    sizes[axis] = numbers->numel;
    return TNI_BUILD(s, view, numbers, ((tni_ints){sizes, rank}));
}

TNI_TYPED(quantized_decomposed_quantize_per_channel)
{
    tni_builder s = {0};
    int64_t axis = 0, rank = in->input->rank;
    TN_TRY(wrap_axis(in->input, in->axis, &axis));
    TN_TRY(check_limits(in->dtype, (double)in->quant_min, (double)in->quant_max));
    tn_tensor *x = exchange(&s, as_float(&s, in->input), rank, axis);
    tn_tensor *scale = along_axis(&s, in->scales, rank, 0);
    tn_tensor *zero = along_axis(&s, in->zero_points, rank, 0);
    tn_tensor *inverse = TNI_BUILD(&s, reciprocal, scale);
    tn_tensor *scaled = TNI_BUILD(&s, mul_Tensor, x, inverse);
    tn_tensor *rounded = TNI_BUILD(&s, round, scaled);
    tn_tensor *shifted = TNI_BUILD(&s, add_Tensor, rounded, zero, TNI_INT_SCALAR(1));
    TNI_BUILD_DO(
        &s, tni_call_clamp_(shifted, TNI_INT_SCALAR(in->quant_min), TNI_INT_SCALAR(in->quant_max)));
    tn_tensor *back = exchange(&s, shifted, rank, axis);
    return tni_builder_return(&s, in_dtype(&s, back, in->dtype), outs);
}

TNI_TYPED(dequantize_per_channel)
{
    tni_builder s = {0};
    int64_t axis = 0, rank = in->input->rank;
    TN_TRY(check_input_dtype(in->input, in->dtype));
    TN_TRY(wrap_axis(in->input, in->axis, &axis));
    TN_TRY(check_limits(in->dtype, (double)in->quant_min, (double)in->quant_max));
    tn_tensor *x = exchange(&s, in->input, rank, axis);
    tn_tensor *scale = along_axis(&s, in->scales, rank, 0);
    if (in->zero_points != NULL) {
        tn_tensor *zero = along_axis(&s, in->zero_points, rank, 0);
        x = TNI_BUILD(&s, sub_Tensor, x, zero, TNI_INT_SCALAR(1));
    }
    tn_tensor *scaled = TNI_BUILD(&s, mul_Tensor, x, scale);
    tn_tensor *result = in_dtype(&s, scaled, float_unless(in->out_dtype));
    return tni_builder_return(&s, exchange(&s, result, rank, axis), outs);
}

/* ---- a scale per group of columns ---- */

/* Check a matrix whose rows are cut in groups; *size is how long a group is. */
static tn_status check_groups(const tn_tensor *input, const tn_tensor *scales, int64_t group_size,
                              int64_t *size)
{
    if (input->rank != 2)
        return tni_fail(TN_ERR_RUNTIME, "input has %d dimensions, expected 2", input->rank);
    if (group_size <= 1)
        return tni_fail(TN_ERR_RUNTIME, "group_size is %lld, expected more than 1",
                        (long long)group_size);
    /* A row with one scale is a group of its own. */
    bool is_row =
        group_size > input->sizes[1] && scales->rank > 0 && scales->sizes[scales->rank - 1] == 1;
    *size = is_row ? input->sizes[1] : group_size;
    if (*size == 0 || input->sizes[1] % *size != 0)
        return tni_fail(TN_ERR_RUNTIME, "rows have %lld elements, which groups of %lld do not fill",
                        (long long)input->sizes[1], (long long)group_size);
    return TN_OK;
}

/* Fail if any element is nan; meta has none. */
static tn_status check_no_nan(tn_tensor *input)
{
    tni_builder s = {0};
    tni_scalar is_any;
    if (input->device.type == TN_DEVICE_META)
        return TN_OK;
    tn_tensor *nans = TNI_BUILD(&s, isnan, input);
    tn_tensor *any = TNI_BUILD(&s, any, nans);
    TNI_BUILD_DO(&s, tni_read_number(any, &is_any));
    TN_TRY(tni_builder_end(&s));
    return is_any.as.boolean ? tni_fail(TN_ERR_RUNTIME, "input has a nan") : TN_OK;
}

TNI_TYPED(quantized_decomposed_quantize_per_channel_group)
{
    tni_builder s = {0};
    int64_t size;
    TN_TRY(check_groups(in->input, in->scales, in->group_size, &size));
    TN_TRY(check_no_nan(in->input));
    tn_tensor *x = TNI_BUILD(&s, reshape, in->input, TNI_INT_LIST(-1, size));
    tn_tensor *scale = TNI_BUILD(&s, reshape, in->scales, TNI_INT_LIST(-1, 1));
    tn_tensor *zero = TNI_BUILD(&s, reshape, in->zero_points, TNI_INT_LIST(-1, 1));
    tn_tensor *inverse = TNI_BUILD(&s, reciprocal, scale);
    tn_tensor *scaled = TNI_BUILD(&s, mul_Tensor, x, inverse);
    tn_tensor *shifted = TNI_BUILD(&s, add_Tensor, scaled, zero, TNI_INT_SCALAR(1));
    tn_tensor *whole = TNI_BUILD(&s, round, shifted);
    TNI_BUILD_DO(
        &s, tni_call_clamp_(whole, TNI_INT_SCALAR(in->quant_min), TNI_INT_SCALAR(in->quant_max)));
    tn_tensor *narrow = in_dtype(&s, whole, in->dtype);
    return tni_builder_return(
        &s, TNI_BUILD(&s, view, narrow, ((tni_ints){in->input->sizes, in->input->rank})), outs);
}

TNI_TYPED(dequantize_per_channel_group)
{
    tni_builder s = {0};
    int64_t size;
    TN_TRY(check_groups(in->input, in->scales, in->group_size, &size));
    tn_tensor *x = TNI_BUILD(&s, reshape, in->input, TNI_INT_LIST(-1, size));
    tn_tensor *scale = TNI_BUILD(&s, reshape, in->scales, TNI_INT_LIST(-1, 1));
    if (in->zero_points != NULL) {
        tn_tensor *zero = TNI_BUILD(&s, reshape, in->zero_points, TNI_INT_LIST(-1, 1));
        x = TNI_BUILD(&s, sub_Tensor, x, zero, TNI_INT_SCALAR(1));
    }
    tn_tensor *scaled = TNI_BUILD(&s, mul_Tensor, x, scale);
    tn_tensor *whole = TNI_BUILD(&s, view, scaled, ((tni_ints){in->input->sizes, in->input->rank}));
    return tni_builder_return(&s, in_dtype(&s, whole, in->output_dtype), outs);
}

/* ---- a scale per row ---- */

/* Fail unless there is one scale and one zero point for each row of the last dimension. */
static tn_status check_tokens(const tn_tensor *input, const tn_tensor *scales,
                              const tn_tensor *zero_points)
{
    int64_t count = 1;
    for (int64_t i = 0; i + 1 < input->rank; i++)
        count *= input->sizes[i];
    if (scales->numel == count && zero_points->numel == count)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME, "%lld rows, but %lld scales and %lld zero points",
                    (long long)count, (long long)scales->numel, (long long)zero_points->numel);
}

TNI_TYPED(quantized_decomposed_quantize_per_token)
{
    tni_builder s = {0};
    TN_TRY(check_limits(in->dtype, (double)in->quant_min, (double)in->quant_max));
    TN_TRY(check_tokens(in->input, in->scales, in->zero_points));
    tn_tensor *inverse = TNI_BUILD(&s, reciprocal, in->scales);
    tn_tensor *scaled = TNI_BUILD(&s, mul_Tensor, in->input, inverse);
    tn_tensor *shifted = TNI_BUILD(&s, add_Tensor, scaled, in->zero_points, TNI_INT_SCALAR(1));
    tn_tensor *whole = TNI_BUILD(&s, round, shifted);
    TNI_BUILD_DO(
        &s, tni_call_clamp_(whole, TNI_INT_SCALAR(in->quant_min), TNI_INT_SCALAR(in->quant_max)));
    return tni_builder_return(&s, in_dtype(&s, whole, in->dtype), outs);
}

TNI_TYPED(dequantize_per_token)
{
    tni_builder s = {0};
    tn_tensor *shifted = TNI_BUILD(&s, sub_Tensor, in->input, in->zero_points, TNI_INT_SCALAR(1));
    tn_tensor *scaled = TNI_BUILD(&s, mul_Tensor, shifted, in->scales);
    return tni_builder_return(&s, in_dtype(&s, scaled, in->output_dtype), outs);
}

/* ---- choosing ---- */

/* What is known before a scale is chosen. */
typedef struct range {
    tn_tensor *low;  /* the smallest element, at most 0 */
    tn_tensor *high; /* the largest element, at least 0 */
} range;

/* Return a bound that includes 0. */
static tn_tensor *low_with_zero(tni_builder *s, tn_tensor *low)
{
    tn_tensor *zero =
        TNI_BUILD(s, zeros_like, low, TN_DTYPE_UNDEFINED, -1, TNI_NO_DEVICE, TNI_NO_BOOL, -1);
    return TNI_BUILD(s, minimum, low, zero);
}
static tn_tensor *high_with_zero(tni_builder *s, tn_tensor *high)
{
    tn_tensor *zero =
        TNI_BUILD(s, zeros_like, high, TN_DTYPE_UNDEFINED, -1, TNI_NO_DEVICE, TNI_NO_BOOL, -1);
    return TNI_BUILD(s, maximum, high, zero);
}

/* Check the arguments of a choice for all elements, and return the range of these. */
static range find_range(tni_builder *s, tn_tensor *input, tn_dtype dtype, int64_t quant_min,
                        int64_t quant_max)
{
    tn_tensor *ends[2] = {NULL, NULL};
    tn_dtype own = (tn_dtype)input->dtype;
    if (own != TN_DTYPE_F32 && own != TN_DTYPE_F16 && own != TN_DTYPE_BF16)
        TNI_BUILD_DO(s, tni_fail(TN_ERR_RUNTIME, "input is %s, expected Float, Half or BFloat16",
                                 tni_scalar_name(own)));
    TNI_BUILD_DO(s, check_dtype(dtype));
    if (quant_min > 0 || quant_max < 0)
        TNI_BUILD_DO(s, tni_fail(TN_ERR_RUNTIME, "the range %lld to %lld does not include 0",
                                 (long long)quant_min, (long long)quant_max));
    TNI_BUILD_DO(s, tni_call_aminmax(input, TNI_NO_INT, false, ends));
    tni_builder_keep_all(s, ends, 2);
    return (range){low_with_zero(s, ends[0]), high_with_zero(s, ends[1])};
}

/* Return the larger one of a scale and `eps`, as a vector of one float. */
static tn_tensor *at_least(tni_builder *s, tn_tensor *scale, double eps)
{
    if (scale == NULL)
        return NULL;
    tn_tensor *least = TNI_BUILD(s, full, TNI_INT_LIST(1), TNI_REAL_SCALAR(eps), TN_DTYPE_F32, -1,
                                 ((tni_maybe_device){true, scale->device}), TNI_NO_BOOL);
    return TNI_BUILD(s, maximum, scale, least);
}

TNI_TYPED(choose_qparams_tensor)
{
    tni_builder s = {0};
    range r = find_range(&s, in->input, in->dtype, in->quant_min, in->quant_max);
    tn_tensor *width = TNI_BUILD(&s, sub_Tensor, r.high, r.low, TNI_INT_SCALAR(1));
    double steps = (double)in->quant_max - (double)in->quant_min;
    tn_tensor *plain = TNI_BUILD(&s, div_Scalar, width, TNI_REAL_SCALAR(steps));
    tn_tensor *scale = at_least(&s, plain, in->eps);
    tn_tensor *places = TNI_BUILD(&s, div_Tensor, r.low, scale);
    tn_tensor *whole = TNI_BUILD(&s, round, places);
    tn_tensor *number = in_dtype(&s, whole, TN_DTYPE_I32);
    tn_tensor *zero =
        TNI_BUILD(&s, rsub_Scalar, number, TNI_INT_SCALAR(in->quant_min), TNI_INT_SCALAR(1));
    tn_tensor *clamped =
        TNI_BUILD(&s, clamp, zero, TNI_INT_SCALAR(in->quant_min), TNI_INT_SCALAR(in->quant_max));
    tn_tensor *wide = in_dtype(&s, scale, TN_DTYPE_F64);
    tn_tensor *results[] = {wide, in_dtype(&s, clamped, TN_DTYPE_I64)};
    return tni_builder_return_all(&s, results, 2, outs);
}

TNI_TYPED(choose_qparams_symmetric_tensor)
{
    tni_builder s = {0};
    range r = find_range(&s, in->input, in->dtype, in->quant_min, in->quant_max);
    tn_tensor *below = TNI_BUILD(&s, neg, r.low);
    tn_tensor *reach = TNI_BUILD(&s, maximum, below, r.high);
    double steps = ((double)in->quant_max - (double)in->quant_min) / 2;
    tn_tensor *plain = TNI_BUILD(&s, div_Scalar, reach, TNI_REAL_SCALAR(steps));
    tn_tensor *scale = at_least(&s, plain, in->eps);
    tn_tensor *zero =
        TNI_BUILD(&s, full, TNI_INT_LIST(1), TNI_INT_SCALAR(in->dtype == TN_DTYPE_U8 ? 128 : 0),
                  TN_DTYPE_I64, -1, ((tni_maybe_device){true, in->input->device}), TNI_NO_BOOL);
    tn_tensor *results[] = {in_dtype(&s, scale, TN_DTYPE_F64), zero};
    return tni_builder_return_all(&s, results, 2, outs);
}

/* Scales for -127 to 127; zero points are 0. */
TNI_TYPED(choose_qparams_per_token)
{
    tni_builder s = {0};
    if (in->dtype != TN_DTYPE_I8)
        return tni_fail(TN_ERR_RUNTIME, "dtype is %s, expected Char", tni_scalar_name(in->dtype));
    tn_tensor *sizes = TNI_BUILD(&s, abs, in->input);
    tn_tensor *most = TNI_BUILD(&s, amax, sizes, TNI_INT_LIST(-1), true);
    if (in->input->dtype == TN_DTYPE_F16) /* where 1e-5 is not a normal number */
        most = in_dtype(&s, most, TN_DTYPE_F32);
    tn_tensor *clamped = TNI_BUILD(&s, clamp, most, TNI_REAL_SCALAR(1e-5), NULL);
    tn_tensor *scale = TNI_BUILD(&s, div_Scalar, clamped, TNI_INT_SCALAR(127));
    tn_tensor *zero =
        TNI_BUILD(&s, zeros_like, scale, TN_DTYPE_UNDEFINED, -1, TNI_NO_DEVICE, TNI_NO_BOOL, -1);
    return tni_builder_return_all(&s, (tn_tensor *[]){scale, zero}, 2, outs);
}

/*
 * Return the zero point of each row for -128 to 127: of both ends, the one that is represented with
 * the smaller error.
 */
static tn_tensor *choose_zeros(tni_builder *s, const range *r, tn_tensor *scale)
{
    const tni_scalar *one = TNI_INT_SCALAR(1), *least = TNI_INT_SCALAR(-128),
                     *most = TNI_INT_SCALAR(127);
    tn_tensor *low = TNI_BUILD(s, div_Tensor, r->low, scale);
    tn_tensor *high = TNI_BUILD(s, div_Tensor, r->high, scale);
    tn_tensor *low_error = TNI_BUILD(s, add_Scalar, low, least, one);
    tn_tensor *high_error = TNI_BUILD(s, add_Scalar, high, most, one);
    tn_tensor *both = TNI_BUILD(s, add_Tensor, low_error, high_error, one);
    tn_tensor *is_low = TNI_BUILD(s, gt_Scalar, both, TNI_INT_SCALAR(0));
    tn_tensor *from_low = TNI_BUILD(s, rsub_Scalar, low, least, one);
    tn_tensor *from_high = TNI_BUILD(s, rsub_Scalar, high, most, one);
    tn_tensor *zero = TNI_BUILD(s, where_self, is_low, from_low, from_high);
    tn_tensor *clamped = TNI_BUILD(s, clamp, zero, least, most);
    return TNI_BUILD(s, round, clamped);
}

/* Scales and zero points for -128 to 127, whatever the dtype. */
TNI_TYPED(_choose_qparams_per_token_asymmetric_impl)
{
    tni_builder s = {0};
    tn_tensor *least = TNI_BUILD(&s, amin, in->input, TNI_INT_LIST(-1), true);
    tn_tensor *most = TNI_BUILD(&s, amax, in->input, TNI_INT_LIST(-1), true);
    range r = {low_with_zero(&s, least), high_with_zero(&s, most)};
    tn_tensor *width = TNI_BUILD(&s, sub_Tensor, r.high, r.low, TNI_INT_SCALAR(1));
    tn_tensor *plain = TNI_BUILD(&s, div_Scalar, width, TNI_REAL_SCALAR(255));
    tn_tensor *scale = TNI_BUILD(&s, clamp, plain, TNI_REAL_SCALAR((double)FLT_EPSILON), NULL);
    tn_tensor *zero = choose_zeros(&s, &r, scale);
    tn_tensor *wide = in_dtype(&s, scale, TN_DTYPE_F64);
    tn_tensor *results[] = {wide, in_dtype(&s, zero, TN_DTYPE_I64)};
    return tni_builder_return_all(&s, results, 2, outs);
}

TNI_TYPED(choose_qparams_per_token_asymmetric)
{
    tn_tensor *results[2] = {NULL};
    tn_status status = tni_call_quantized_decomposed__choose_qparams_per_token_asymmetric_impl(
        in->input, in->dtype, results);
    return tni_return_all(status, results, 2, outs);
}

/* ---- others ---- */

TNI_TYPED(convert_element_type_no_fuse)
{
    tni_builder s = {0};
    return tni_builder_return(&s, in_dtype(&s, in->input, in->dtype), outs);
}

/* Return round(x * (1 / scale)) + zero, which is not clamped. */
static tn_tensor *round_channels(tni_builder *s, tn_tensor *input, tn_tensor *scale,
                                 tn_tensor *zero)
{
    tn_tensor *inverse = TNI_BUILD(s, reciprocal, scale);
    tn_tensor *scaled = TNI_BUILD(s, mul_Tensor, input, inverse);
    tn_tensor *rounded = TNI_BUILD(s, round, scaled);
    return TNI_BUILD(s, add_Tensor, rounded, zero, TNI_INT_SCALAR(1));
}

/* Quantised and back. */
TNI_TYPED(quantized_decomposed_fake_quant_per_channel)
{
    tni_builder s = {0};
    int64_t axis = 0;
    if (in->input->dtype != TN_DTYPE_F32)
        return tni_fail(TN_ERR_RUNTIME, "input is %s, expected Float",
                        tni_scalar_name(in->input->dtype));
    TN_TRY(wrap_axis(in->input, in->axis, &axis));
    tn_tensor *scale = along_axis(&s, in->scales, in->input->rank, axis);
    tn_tensor *zeros = in_dtype(&s, in->zero_points, TN_DTYPE_I32);
    tn_tensor *zero = tni_builder_go_on(&s) ? along_axis(&s, zeros, in->input->rank, axis) : NULL;
    tn_tensor *whole = round_channels(&s, in->input, scale, zero);
    tn_tensor *clamped =
        TNI_BUILD(&s, clamp, whole, TNI_INT_SCALAR(in->quant_min), TNI_INT_SCALAR(in->quant_max));
    tn_tensor *shifted = TNI_BUILD(&s, sub_Tensor, clamped, zero, TNI_INT_SCALAR(1));
    return tni_builder_return(&s, TNI_BUILD(&s, mul_Tensor, shifted, scale), outs);
}

/* Which elements fake_quant_per_channel did not clamp: there gradients pass. */
TNI_TYPED(tenon_fake_quant_per_channel_mask)
{
    tni_builder s = {0};
    int64_t axis = 0;
    TN_TRY(wrap_axis(in->input, in->axis, &axis));
    tn_tensor *scale = along_axis(&s, in->scales, in->input->rank, axis);
    tn_tensor *zeros = in_dtype(&s, in->zero_points, TN_DTYPE_I32);
    tn_tensor *zero = tni_builder_go_on(&s) ? along_axis(&s, zeros, in->input->rank, axis) : NULL;
    tn_tensor *whole = round_channels(&s, in->input, scale, zero);
    tn_tensor *mask = TNI_BUILD(&s, ge_Scalar, whole, TNI_INT_SCALAR(in->quant_min));
    tn_tensor *below = TNI_BUILD(&s, le_Scalar, whole, TNI_INT_SCALAR(in->quant_max));
    return tni_builder_return(&s, TNI_BUILD(&s, logical_and, mask, below), outs);
}
