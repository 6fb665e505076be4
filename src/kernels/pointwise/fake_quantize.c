/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Fake quantization: elements are rounded to the numbers that integers of few bits can represent,
 * and stay floating. The second result is a mask of the elements within the range.
 *
 *     q = round(x / scale) + zero        result = (clamp(q, least, most) - zero) * scale
 *
 *     fake_quantize_per_tensor_affine_cachemask            one scale and zero point
 *     _fake_quantize_per_tensor_affine_..._tensor_qparams  the same, read from tensors
 *     fake_quantize_per_channel_affine_cachemask           a scale and zero point per channel
 *     fake_quantize_per_tensor_affine and its like         the first result alone
 *     _fused_moving_avg_obs_fq_helper                      the same, with a range that is observed
 *     fused_moving_avg_obs_fake_quant                      its first result alone
 *
 * As in PyTorch, x is multiplied by the reciprocal of the scale in float, which decides ties.
 */
#include "args/args_fake_quantize.h"
#include "calls/calls_pointwise.h"
#include "kernels/core/builder.h"

#include <math.h>

/* How a call rounds. The tensors broadcast to the sizes of the input. */
typedef struct rounding {
    tn_tensor *scale;   /* float; without dimensions if it is one for all elements */
    tn_tensor *zero;    /* float */
    bool is_zero_whole; /* integral: added after rounding; else before it */
    int64_t least;      /* smallest quantized integer */
    int64_t most;       /* largest quantized integer */
} rounding;

#define IN_RANGE "`zero_point` must be between `quant_min` and `quant_max`."

/* Fail unless the range is not empty and contains all zero points. */
static tn_status check_range(int64_t least, int64_t most, double lowest_zero, double highest_zero)
{
    if (least > most)
        return tni_fail(TN_ERR_RUNTIME,
                        "`quant_min` should be less than or         equal to `quant_max`.");
    if (lowest_zero < (double)least || highest_zero > (double)most)
        return tni_fail(TN_ERR_RUNTIME, IN_RANGE);
    return TN_OK;
}

/* Fail unless the input is floating. */
static tn_status check_floating(const tn_tensor *self)
{
    if (tni_dtype_is((tn_dtype)self->dtype, TNI_DTYPE_FLOATING))
        return TN_OK;
    return tni_fail(TN_ERR_NOT_IMPLEMENTED,
                    "\"fake_quantize_tensor_cachemask_kernel_type_handling\" not implemented for "
                    "'%s'",
                    tni_scalar_name(self->dtype));
}

/* Return q = round(x / scale) + zero, not clamped, in float (double for a double input). */
static tn_tensor *round_all(tni_builder *s, tn_tensor *self, const rounding *r)
{
    tn_dtype dtype = self->dtype == TN_DTYPE_F64 ? TN_DTYPE_F64 : TN_DTYPE_F32;
    tn_tensor *x = TNI_BUILD(s, to_dtype, self, dtype, false, false, -1);
    tn_tensor *inverse = TNI_BUILD(s, reciprocal, r->scale);
    tn_tensor *whole = TNI_BUILD(s, mul_Tensor, x, inverse);
    if (!r->is_zero_whole)
        TNI_BUILD_DO(s, tni_call_add__Tensor(whole, r->zero, TNI_INT_SCALAR(1)));
    TNI_BUILD_DO(s, tni_call_round_(whole));
    if (r->is_zero_whole)
        TNI_BUILD_DO(s, tni_call_add__Tensor(whole, r->zero, TNI_INT_SCALAR(1)));
    return whole;
}

/*
 * Return the result and the mask. A nan becomes the smallest integer; the mask is taken before, so
 * it is false there.
 */
static tn_status round_and_back(tni_builder *s, tn_tensor *self, const rounding *r,
                                StableIValue *outs)
{
    tn_tensor *whole = round_all(s, self, r);
    tn_tensor *mask = TNI_BUILD(s, ge_Scalar, whole, TNI_INT_SCALAR(r->least));
    tn_tensor *below = TNI_BUILD(s, le_Scalar, whole, TNI_INT_SCALAR(r->most));
    TNI_BUILD_DO(s, tni_call_logical_and_(mask, below));
    TNI_BUILD_DO(s, tni_call_nan_to_num_(whole, (tni_maybe_double){true, (double)r->least},
                                         TNI_NO_DOUBLE, TNI_NO_DOUBLE));
    TNI_BUILD_DO(s, tni_call_clamp_(whole, TNI_INT_SCALAR(r->least), TNI_INT_SCALAR(r->most)));
    TNI_BUILD_DO(s, tni_call_sub__Tensor(whole, r->zero, TNI_INT_SCALAR(1)));
    if (tni_builder_go_on(s) && r->scale->rank == 0) /* in float as in PyTorch, also for doubles */
        whole = TNI_BUILD(s, to_dtype, whole, TN_DTYPE_F32, false, false, -1);
    TNI_BUILD_DO(s, tni_call_mul__Tensor(whole, r->scale));
    tn_tensor *result = TNI_BUILD(s, to_dtype, whole, (tn_dtype)self->dtype, false, false, -1);
    return tni_builder_return_all(s, (tn_tensor *[]){result, mask}, 2, outs);
}

/* Return a number as a float tensor without dimensions. */
static tn_tensor *number_as_float(tni_builder *s, const tn_tensor *like, double number)
{
    return TNI_BUILD(s, scalar_tensor, TNI_REAL_SCALAR(number), TN_DTYPE_F32, -1,
                     (tni_maybe_device){true, like->device}, (tni_maybe_bool){false, false});
}

/* Round with one scale and one zero point for all elements; the zero point may be any. */
static tn_status round_tensor(tn_tensor *self, double scale, double zero, int64_t least,
                              int64_t most, StableIValue *outs)
{
    tni_builder s = {0};
    TN_TRY(check_floating(self));
    TN_TRY(check_range(least, most, (double)least, (double)most));
    rounding r = {.is_zero_whole = true, .least = least, .most = most};
    r.scale = number_as_float(&s, self, scale);
    r.zero = number_as_float(&s, self, zero);
    return round_and_back(&s, self, &r, outs);
}

TNI_TYPED(fake_quantize_per_tensor_affine_cachemask)
{
    double zero = (double)in->zero_point;
    TN_TRY(check_range(in->quant_min, in->quant_max, zero, zero));
    return round_tensor(in->self, in->scale, zero, in->quant_min, in->quant_max, outs);
}

/* Return the input and a mask that is true everywhere: fake quantization is switched off. */
static tn_status return_all_in_range(tni_builder *s, tn_tensor *self, StableIValue *outs)
{
    tn_tensor *same = TNI_BUILD(s, clone, self, -1);
    tn_tensor *mask = TNI_BUILD(s, ones_like, self, TN_DTYPE_BOOL, -1, (tni_maybe_device){0},
                                (tni_maybe_bool){false, false}, -1);
    return tni_builder_return_all(s, (tn_tensor *[]){same, mask}, 2, outs);
}

/*
 * Scale and zero point are learned, so they come in tensors; fake_quant_enabled = 0 switches
 * rounding off, and the mask is then true everywhere.
 */
TNI_TYPED(_fake_quantize_per_tensor_affine_cachemask_tensor_qparams)
{
    tni_builder s = {0};
    tni_scalar scale, zero, enabled;
    TN_TRY(tni_read_number(in->scale, &scale));
    TN_TRY(tni_read_number(in->zero_point, &zero));
    TN_TRY(tni_read_number(in->fake_quant_enabled, &enabled));
    if (tni_scalar_real(&enabled) != 0)
        return round_tensor(in->self, tni_scalar_real(&scale), tni_scalar_real(&zero),
                            in->quant_min, in->quant_max, outs);
    return return_all_in_range(&s, in->self, outs);
}

/* Check dtypes and sizes of scale and zero point, and wrap the axis. */
static tn_status check_channels(const tni_args_fake_quantize_per_channel_affine_cachemask *in,
                                int64_t *axis)
{
    const tn_tensor *scale = in->scale, *zero = in->zero_point;
    TN_TRY(check_floating(in->self));
    if (scale->dtype != TN_DTYPE_F32 && scale->dtype != TN_DTYPE_BF16)
        return tni_fail(TN_ERR_RUNTIME, "Scale must be Float or BFloat16, found %s",
                        tni_scalar_name(scale->dtype));
    if (zero->dtype != TN_DTYPE_I32 && zero->dtype != TN_DTYPE_F32 && zero->dtype != TN_DTYPE_F16)
        return tni_fail(TN_ERR_RUNTIME, "Zero-point must be Int32, Float or Half, found %s",
                        tni_scalar_name(zero->dtype));
    TN_TRY(tni_wrap_dim(in->axis, in->self->rank, axis));
    if (scale->rank != 1 || zero->rank != 1 || scale->numel != zero->numel)
        return tni_fail(TN_ERR_RUNTIME, "scale and zero-point need to have the same dimensions");
    if (in->self->rank == 0 || scale->numel != in->self->sizes[*axis])
        return tni_fail(TN_ERR_RUNTIME, "dimensions of scale and zero-point are not consistent "
                                        "with input tensor");
    return TN_OK;
}

/* Check that integral zero points are in the range; others are not checked. */
static tn_status check_zeros(const tni_args_fake_quantize_per_channel_affine_cachemask *in)
{
    tni_builder s = {0};
    tni_scalar lowest = {.kind = TN_KIND_INT, .as.integer = in->quant_min}, highest = lowest;
    tn_tensor *least = NULL, *most = NULL;
    if (in->zero_point->numel > 0 && in->zero_point->dtype == TN_DTYPE_I32) {
        least = TNI_BUILD(&s, min, in->zero_point);
        most = TNI_BUILD(&s, max, in->zero_point);
        TNI_BUILD_DO(&s, tni_read_number(least, &lowest));
        TNI_BUILD_DO(&s, tni_read_number(most, &highest));
    }
    TN_TRY(tni_builder_end(&s));
    return check_range(in->quant_min, in->quant_max, tni_scalar_real(&lowest),
                       tni_scalar_real(&highest));
}

/* Return a vector in float with the rank of the input, along dimension `axis`. */
static tn_tensor *along(tni_builder *s, tn_tensor *vector, int64_t rank, int64_t axis)
{
    int64_t sizes[TN_MAX_DIM];
    for (int64_t i = 0; i < rank; i++)
        sizes[i] = i == axis ? vector->numel : 1;
    tn_tensor *numbers = TNI_BUILD(s, to_dtype, vector, TN_DTYPE_F32, false, false, -1);
    return TNI_BUILD(s, reshape, numbers, (tni_ints){sizes, rank});
}

TNI_TYPED(fake_quantize_per_channel_affine_cachemask)
{
    int64_t axis = 0;
    tni_builder s = {0};
    TN_TRY(check_channels(in, &axis));
    TN_TRY(check_zeros(in));
    rounding r = {.is_zero_whole = in->zero_point->dtype == TN_DTYPE_I32,
                  .least = in->quant_min,
                  .most = in->quant_max};
    r.scale = along(&s, in->scale, in->self->rank, axis);
    r.zero = along(&s, in->zero_point, in->self->rank, axis);
    return round_and_back(&s, in->self, &r, outs);
}

/* ---- with a range that is observed ---- */

typedef tni_args__fused_moving_avg_obs_fq_helper observed;

/* Scales are at least this one, and another one where a range has no extent. */
#define SMALLEST_SCALE 6.1e-5F
#define SCALE_OF_ZERO  0.1F

/* Scale and zero point of a range of numbers. */
typedef struct qparams {
    float scale;
    int32_t zero;
} qparams;

/*
 * Return what a range's numbers are multiples of: `levels` steps cover it. A symmetric range covers
 * half of the levels above zero and one more below, with steps of the end that needs the larger.
 */
static double find_step(float low, float high, int64_t levels, bool is_symmetric)
{
    if (is_symmetric) {
        const float above = (float)(levels / 2), below = above + 1;
        const float step = fmaxf(-low / below, high / above);
        low = -(step * below);
        high = step * above;
    }
    const double step = ((double)high - (double)low) / (double)levels;
    return step == 0 || isinf(1 / (float)step) ? (double)SCALE_OF_ZERO : step;
}

/*
 * Return the scale and zero point of a range, which is extended to hold zero (the affine
 * quantisation of Jacob et al., "Quantization and Training of Neural Networks for Efficient
 * Integer-Arithmetic-Only Inference", 2018). A zero point is counted from the end of the range
 * whose count is shorter, as that loses less; of equal ones from the upper end.
 */
static qparams find_qparams(float low, float high, int64_t least, int64_t most, bool is_symmetric)
{
    const int64_t ends[] = {most, least};
    const float numbers[] = {high < 0 ? 0 : high, low > 0 ? 0 : low};
    const bool is_centred = is_symmetric && numbers[1] < 0 && numbers[0] > 0;
    const double step = find_step(numbers[1], numbers[0], most - least, is_centred);
    const double counts[] = {numbers[0] / step, numbers[1] / step};
    const bool is_low_shorter =
        fabs((double)least) + fabs(counts[1]) < fabs((double)most) + fabs(counts[0]);
    double zero = (double)ends[is_low_shorter] - counts[is_low_shorter];
    if (is_centred)
        zero = ((double)least + (double)most) / 2;
    const float scale = (float)step;
    qparams found = {.scale = scale < SMALLEST_SCALE ? SMALLEST_SCALE : scale, .zero = INT32_MIN};
    if (!isnan(zero))
        found.zero = (int32_t)nearbyint(fmax(fmin(zero, (double)most), (double)least));
    return found;
}

/* Move an average towards a number; the first number replaces an infinite average. */
static float moved(float average, float number, float factor)
{
    return isinf(average) ? number : average + factor * (number - average);
}

/* Return a new contiguous copy in float. */
static tn_tensor *float_copy(tni_builder *s, tn_tensor *tensor)
{
    return TNI_BUILD(s, to_dtype, tensor, TN_DTYPE_F32, false, true, TN_MEMORY_FORMAT_CONTIGUOUS);
}

/* Fail unless a tensor is float, in PyTorch's words. */
static tn_status check_float(const tn_tensor *tensor)
{
    if (tensor->dtype == TN_DTYPE_F32)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME, "expected scalar type Float but found %s",
                    tni_scalar_name(tensor->dtype));
}

/* Move a running end of the range, in place, towards those of the channels. */
static void observe_end(tni_builder *s, tn_tensor *running, tn_tensor *ends, double factor)
{
    TNI_BUILD_DO(s, check_float(ends));
    TNI_BUILD_DO(s, check_float(running));
    if (tni_builder_go_on(s) && running->numel < ends->numel)
        TNI_BUILD_DO(s, tni_fail(TN_ERR_RUNTIME,
                                 "running_min and running_max need an element for each of %lld "
                                 "channels, and have %lld",
                                 (long long)ends->numel, (long long)running->numel));
    tn_tensor *numbers = float_copy(s, ends);
    tn_tensor *averages = float_copy(s, running);
    if (!tni_builder_go_on(s))
        return;
    float *average = averages->data;
    const float *number = numbers->data;
    for (int64_t i = 0; i < numbers->numel; i++)
        average[i] = moved(average[i], number[i], (float)factor);
    TNI_BUILD_DO(s, tni_call_copy_(running, averages, false));
}

/* Move the running range towards that of the input. */
static void observe(tni_builder *s, const observed *in)
{
    tn_tensor *ends[2] = {NULL, NULL};
    tn_tensor *x = in->self;
    if (in->per_row_fake_quant) {
        if (in->ch_axis != 0)
            TNI_BUILD_DO(s, tni_fail(TN_ERR_RUNTIME,
                                     "Per-channel FakeQuant in fused_moving_avg_obs_fake_quant is "
                                     "only supported on axis == 0"));
        x = TNI_BUILD(s, flatten_using_ints, x, 1, -1);
    }
    tni_maybe_int along_rows = {in->per_row_fake_quant, 1};
    TNI_BUILD_DO(s, tni_call_aminmax(x, along_rows, false, ends));
    tni_builder_keep_all(s, ends, 2);
    observe_end(s, in->running_min, ends[0], in->averaging_const);
    observe_end(s, in->running_max, ends[1], in->averaging_const);
}

/* Write a vector to the first elements of another one. */
static void write_first(tni_builder *s, tn_tensor *to, tn_tensor *numbers)
{
    if (tni_builder_go_on(s) && to->rank == 0)
        TNI_BUILD_DO(s, tni_fail(TN_ERR_INDEX, "select() cannot be applied to a 0-dim tensor."));
    if (tni_builder_go_on(s) && to->sizes[0] < numbers->numel)
        TNI_BUILD_DO(s, tni_fail(TN_ERR_INDEX,
                                 "select(): index %lld out of range for tensor of size [%lld] at "
                                 "dimension 0",
                                 (long long)to->sizes[0], (long long)to->sizes[0]));
    tn_tensor *first = TNI_BUILD(s, narrow, to, 0, 0, numbers->numel);
    TNI_BUILD_DO(s, tni_call_copy_(first, numbers, false));
}

/* Write scales and zero points of the running ranges. */
static void choose_all(tni_builder *s, const observed *in)
{
    tn_tensor *lows = float_copy(s, in->running_min);
    tn_tensor *highs = float_copy(s, in->running_max);
    int64_t count = in->per_row_fake_quant ? in->running_min->numel : 1;
    if (tni_builder_go_on(s) && (lows->numel != highs->numel || lows->numel < count ||
                                 (!in->per_row_fake_quant && lows->numel != 1)))
        TNI_BUILD_DO(s, tni_fail(TN_ERR_RUNTIME,
                                 "running_min has %lld elements and running_max %lld, expected %s",
                                 (long long)lows->numel, (long long)highs->numel,
                                 in->per_row_fake_quant ? "as many" : "1"));
    tn_tensor *scales = TNI_BUILD(s, empty_memory_format, TNI_INT_LIST(count), TN_DTYPE_F32, -1,
                                  TNI_NO_DEVICE, TNI_NO_BOOL, -1);
    tn_tensor *zeros = TNI_BUILD(s, empty_memory_format, TNI_INT_LIST(count), TN_DTYPE_I32, -1,
                                 TNI_NO_DEVICE, TNI_NO_BOOL, -1);
    if (!tni_builder_go_on(s))
        return;
    const float *low = lows->data, *high = highs->data;
    for (int64_t i = 0; i < count; i++) {
        qparams q = find_qparams(low[i], high[i], (int32_t)in->quant_min, (int32_t)in->quant_max,
                                 in->symmetric_quant);
        ((float *)scales->data)[i] = q.scale;
        ((int32_t *)zeros->data)[i] = q.zero;
    }
    write_first(s, in->scale, scales);
    write_first(s, in->zero_point, zeros);
}

/* Return whether a switch, a tensor of one number, is on: its integral part is not 0. */
static tn_status read_switch(tn_tensor *tensor, bool *is_on)
{
    tni_scalar number;
    TN_TRY(tni_read_number(tensor, &number));
    *is_on = fabs(tni_scalar_real(&number)) >= 1;
    return TN_OK;
}

/* Observe and choose as switched on. */
static tn_status observe_and_choose(const observed *in, bool is_quantized)
{
    tni_builder s = {0};
    bool is_observed;
    TNI_BUILD_DO(&s, read_switch(in->observer_on, &is_observed));
    if (tni_builder_go_on(&s) && is_observed)
        observe(&s, in);
    if (is_quantized)
        choose_all(&s, in);
    return tni_builder_end(&s);
}

TNI_TYPED(_fused_moving_avg_obs_fq_helper)
{
    tni_builder s = {0};
    bool is_quantized;
    if (in->ch_axis >= in->self->rank)
        return tni_fail(TN_ERR_RUNTIME, "Error in fused_moving_avg_obs_fake_quant_cpu: ch_axis "
                                        "must be < self.dim()");
    if (in->self->device.type == TN_DEVICE_META)
        return return_all_in_range(&s, in->self, outs);
    TN_TRY(read_switch(in->fake_quant_on, &is_quantized));
    TN_TRY(observe_and_choose(in, is_quantized));
    if (!is_quantized)
        return return_all_in_range(&s, in->self, outs);
    tn_tensor *results[2];
    if (in->per_row_fake_quant) {
        TN_TRY(tni_call_fake_quantize_per_channel_affine_cachemask(
            in->self, in->scale, in->zero_point, in->ch_axis, in->quant_min, in->quant_max,
            results));
        tni_builder_keep_all(&s, results, 2);
        return tni_builder_return_all(&s, results, 2, outs);
    }
    tni_scalar scale, zero;
    TN_TRY(tni_read_number(in->scale, &scale));
    TN_TRY(tni_read_number(in->zero_point, &zero));
    return round_tensor(in->self, tni_scalar_real(&scale), tni_scalar_real(&zero), in->quant_min,
                        in->quant_max, outs);
}

/* ---- without the mask ---- */

/* Return the first of a result and its mask. */
static tn_status return_first(tn_status status, tn_tensor *const *results, StableIValue *outs)
{
    TN_TRY(status);
    tn_tensor_release(results[1]);
    return tni_return_take(results[0], outs);
}

TNI_TYPED(fake_quantize_per_tensor_affine)
{
    tn_tensor *results[2];
    tn_status status = tni_call_fake_quantize_per_tensor_affine_cachemask(
        in->self, in->scale, in->zero_point, in->quant_min, in->quant_max, results);
    return return_first(status, results, outs);
}

TNI_TYPED(fake_quantize_per_tensor_affine_tensor_qparams)
{
    tn_tensor *enabled, *results[2];
    TN_TRY(tni_call_ones(TNI_INT_LIST(1), TN_DTYPE_I64, -1,
                         (tni_maybe_device){true, in->self->device}, TNI_NO_BOOL, &enabled));
    tn_status status = tni_call__fake_quantize_per_tensor_affine_cachemask_tensor_qparams(
        in->self, in->scale, in->zero_point, enabled, in->quant_min, in->quant_max, results);
    tn_tensor_release(enabled);
    return return_first(status, results, outs);
}

TNI_TYPED(fake_quantize_per_channel_affine)
{
    tn_tensor *results[2];
    tn_status status = tni_call_fake_quantize_per_channel_affine_cachemask(
        in->self, in->scale, in->zero_point, in->axis, in->quant_min, in->quant_max, results);
    return return_first(status, results, outs);
}

/* An empty input is neither observed nor rounded. */
TNI_TYPED(fused_moving_avg_obs_fake_quant)
{
    tn_tensor *results[2];
    if (in->self->numel == 0) {
        TN_TRY(tni_call_clone(in->self, -1, results));
        return tni_return_take(results[0], outs);
    }
    tn_status status = tni_call__fused_moving_avg_obs_fq_helper(
        in->self, in->observer_on, in->fake_quant_on, in->running_min, in->running_max, in->scale,
        in->zero_point, in->averaging_const, in->quant_min, in->quant_max, in->ch_axis,
        in->per_row_fake_quant, in->symmetric_quant, results);
    return return_first(status, results, outs);
}

/* Return the gradient where elements were in the range. */
static tn_status mask_gradient(tn_tensor *grad, tn_tensor *mask, StableIValue *outs)
{
    tn_tensor *result;
    if (mask->dtype != TN_DTYPE_BOOL)
        return tni_fail(TN_ERR_RUNTIME, "mask is %s, expected Bool", tni_scalar_name(mask->dtype));
    if (mask->numel != grad->numel)
        return tni_fail(TN_ERR_RUNTIME,
                        "`mask` and `dY` are not the same size: `mask` is size %lld and `dY` is "
                        "size %lld",
                        (long long)mask->numel, (long long)grad->numel);
    TN_TRY(tni_call_mul_Tensor(grad, mask, &result));
    return tni_return_take(result, outs);
}

TNI_TYPED(fake_quantize_per_tensor_affine_cachemask_backward)
{
    return mask_gradient(in->grad, in->mask, outs);
}

TNI_TYPED(fake_quantize_per_channel_affine_cachemask_backward)
{
    return mask_gradient(in->grad, in->mask, outs);
}
