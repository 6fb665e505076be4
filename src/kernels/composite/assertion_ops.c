/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What exported programs assert: sym_constrain_range, sym_constrain_range_for_size, _assert_scalar,
 * _assert_async, _assert_tensor_metadata, and their functional forms, which take a token and return
 * a copy of it.
 */
#include "args/args_assertion_ops.h"
#include "calls/calls_composite.h"
#include "kernels/core/kernel_core.h"

/* ---- ranges ---- */

/* Fail unless the number is an integer in [low, high]. */
static tn_status check_range(const tni_scalar *size, int64_t low, int64_t high)
{
    int64_t value = size->kind == TN_KIND_INT      ? size->as.integer
                    : size->kind == TN_KIND_BOOL   ? size->as.boolean
                    : size->kind == TN_KIND_DOUBLE ? (int64_t)size->as.real
                                                   : 0;
    TN_TRY(tni_check_scalar(TN_DTYPE_I64, size));
    if (high < low)
        return tni_fail(TN_ERR_RUNTIME,
                        "Max must be greater than or equal to min. Got min=%lld max=%lld",
                        (long long)low, (long long)high);
    if (value < low || value > high)
        return tni_fail(TN_ERR_RUNTIME, "Invalid value range for %lld between [%lld, %lld].",
                        (long long)value, (long long)low, (long long)high);
    return TN_OK;
}

TNI_TYPED(sym_constrain_range)
{
    int64_t low = in->min.is_given ? in->min.value : INT64_MIN;
    return check_range(in->size, low, in->max.is_given ? in->max.value : INT64_MAX);
}

/* Return a copy of the token, by which a graph without side effects orders its assertions. */
static tn_status return_token(tn_tensor *token, StableIValue *outs)
{
    tn_tensor *result;
    TN_TRY(tni_call_clone(token, -1, &result));
    return tni_return_take(result, outs);
}

TNI_TYPED(_functional_sym_constrain_range)
{
    int64_t low = in->min.is_given ? in->min.value : INT64_MIN;
    TN_TRY(check_range(in->size, low, in->max.is_given ? in->max.value : INT64_MAX));
    return return_token(in->dep_token, outs);
}

/* Compilers treat sizes of 0 and 1 specially, so a range that ends at or below 2 is refused. */
static tn_status check_size(const tni_scalar *size, bool has_min, int64_t min, bool has_max,
                            int64_t max)
{
    if (has_max && max <= 2)
        return tni_fail(TN_ERR_RUNTIME,
                        "Max value to constrain_range_for_size must be greater than 2. got: %lld",
                        (long long)max);
    return check_range(size, has_min ? min : 0, has_max ? max : INT64_MAX);
}

TNI_TYPED(sym_constrain_range_for_size)
{
    return check_size(in->size, in->min.is_given, in->min.value, in->max.is_given, in->max.value);
}

TNI_TYPED(_functional_sym_constrain_range_for_size)
{
    TN_TRY(check_size(in->size, in->min.is_given, in->min.value, in->max.is_given, in->max.value));
    return return_token(in->dep_token, outs);
}

/* ---- values ---- */

/* Whether a number is not zero; a NaN is not. */
static bool is_true(const tni_scalar *number)
{
    switch (number->kind) {
    case TN_KIND_DOUBLE:
        return number->as.real != 0;
    case TN_KIND_COMPLEX:
        return number->as.complex[0] != 0 || number->as.complex[1] != 0;
    case TN_KIND_BOOL:
        return number->as.boolean;
    default:
        return number->as.integer != 0;
    }
}

/* Fail with the author's message if the number is zero. */
static tn_status check_scalar(const tni_scalar *number, const tni_string *message)
{
    return is_true(number) ? TN_OK : tni_fail(TN_ERR_RUNTIME, "%s", message->data);
}

TNI_TYPED(_assert_scalar)
{
    return check_scalar(in->self, in->assert_msg);
}

TNI_TYPED(_functional_assert_scalar)
{
    TN_TRY(check_scalar(in->self, in->assert_msg));
    return return_token(in->dep_token, outs);
}

/* ---- tensors ---- */

/* Fail with a message if the one element of a tensor is zero; meta has none to look at. */
static tn_status check_element(tn_tensor *self, const char *message)
{
    StableIValue is_nonzero;
    if (self->device.type == TN_DEVICE_META)
        return TN_OK;
    TN_TRY(tni_call_is_nonzero(self, &is_nonzero));
    return tni_arg_bool(is_nonzero) ? TN_OK : tni_fail(TN_ERR_RUNTIME, "%s", message);
}

TNI_TYPED(_assert_async)
{
    return check_element(in->self, "Expected Tensor with single nonzero value, but got zero");
}

TNI_TYPED(_assert_async_msg)
{
    return check_element(in->self, in->assert_msg->data);
}

TNI_TYPED(_functional_assert_async_msg)
{
    TN_TRY(check_element(in->self, in->assert_msg->data));
    return return_token(in->dep_token, outs);
}

/* Compare sizes or strides with a list; `what` is for the message. */
static tn_status check_numbers(const char *what, tni_ints wanted, int64_t rank,
                               const int64_t *numbers)
{
    tni_shape_text want, got;
    if (wanted.count == rank &&
        (rank == 0 || memcmp(wanted.items, numbers, (size_t)rank * sizeof *numbers) == 0))
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME, "Tensor %s mismatch! Expected: %s, Got: %s", what,
                    tni_shape_print(&want, wanted.count, wanted.items),
                    tni_shape_print(&got, rank, numbers));
}

static tn_status check_device(const tn_tensor *a, tn_device wanted)
{
    bool is_same = a->device.type == wanted.type &&
                   (wanted.index < 0 || a->device.index < 0 || a->device.index == wanted.index);
    if (is_same)
        return TN_OK;
    tni_buffer text = {0};
    tni_print_device(&text, wanted);
    tni_buffer_print(&text, ", Got: ");
    tni_print_device(&text, a->device);
    tn_status status =
        text.failed ? tni_fail_memory(text.length)
                    : tni_fail(TN_ERR_RUNTIME, "Tensor device mismatch! Expected: %s", text.data);
    tni_buffer_free(&text);
    return status;
}

/* Names of layouts by number, for messages. */
static const char *layout_name(int64_t layout)
{
    static const char *const names[] = {"Strided",   "Sparse",    "SparseCsr", "Mkldnn",
                                        "SparseCsc", "SparseBsr", "SparseBsc", "Jagged"};
    return layout >= 0 && (size_t)layout < TN_LEN(names) ? names[layout] : "unknown";
}

TNI_TYPED(_assert_tensor_metadata)
{
    const tn_tensor *a = in->a;
    if (in->size.count >= 0)
        TN_TRY(check_numbers("sizes", in->size, a->rank, a->sizes));
    if (in->stride.count >= 0)
        TN_TRY(check_numbers("strides", in->stride, a->rank, a->strides));
    if (in->dtype != TN_DTYPE_UNDEFINED && in->dtype != (tn_dtype)a->dtype)
        return tni_fail(TN_ERR_RUNTIME, "Tensor dtype mismatch! Expected: %s, Got: %s",
                        tni_scalar_name(in->dtype), tni_scalar_name(a->dtype));
    if (in->layout >= 0 && in->layout != a->layout)
        return tni_fail(TN_ERR_RUNTIME, "Tensor layout mismatch! Expected: %s, Got: %s",
                        layout_name(in->layout), layout_name(a->layout));
    return in->device.is_given ? check_device(a, in->device.value) : TN_OK;
}
