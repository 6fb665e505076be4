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
 *
 * As in PyTorch, x is multiplied by the reciprocal of the scale in float, which decides ties.
 */
#include "args/args_fake_quantize.h"
#include "calls/calls_pointwise.h"
#include "kernels/core/builder.h"

/* How a call rounds. The tensors broadcast to the sizes of the input. */
typedef struct rounding {
    tn_tensor *scale;   /* float */
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

/* Round with one scale and one zero point for all elements. */
static tn_status round_tensor(tn_tensor *self, double scale, double zero, int64_t least,
                              int64_t most, StableIValue *outs)
{
    tni_builder s = {0};
    TN_TRY(check_floating(self));
    TN_TRY(check_range(least, most, zero, zero));
    rounding r = {.is_zero_whole = true, .least = least, .most = most};
    r.scale = number_as_float(&s, self, scale);
    r.zero = number_as_float(&s, self, zero);
    return round_and_back(&s, self, &r, outs);
}

TNI_TYPED(fake_quantize_per_tensor_affine_cachemask)
{
    return round_tensor(in->self, in->scale, (double)in->zero_point, in->quant_min, in->quant_max,
                        outs);
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
    tn_tensor *same = TNI_BUILD(&s, clone, in->self, -1);
    tn_tensor *mask = TNI_BUILD(&s, ones_like, in->self, TN_DTYPE_BOOL, -1, (tni_maybe_device){0},
                                (tni_maybe_bool){false, false}, -1);
    return tni_builder_return_all(&s, (tn_tensor *[]){same, mask}, 2, outs);
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
    if (scale->rank != 1 || zero->rank != 1 || scale->numel != zero->numel || in->self->rank == 0 ||
        scale->numel != in->self->sizes[*axis])
        return tni_fail(TN_ERR_RUNTIME, "scale and zero-point need to have the same dimensions");
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
