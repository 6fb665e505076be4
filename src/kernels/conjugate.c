/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Conjugates and the parts of complex numbers. A tensor carries no mark that its numbers are to be
 * read as conjugates or negated, so what is a view by such a mark in PyTorch is a new tensor here;
 * real and imag of complex tensors are views.
 */
#include "kernel_arguments.h"
#include "kernels/structured.h"
#include "operator_calls.h"

static bool is_complex(const tn_tensor *self)
{
    return tni_dtype_is((tn_dtype)self->dtype, TNI_DTYPE_COMPLEX);
}

static void conjugate_floats(char *const *data, const int64_t *strides, int64_t count,
                             const void *context)
{
    (void)context;
    for (int64_t i = 0; i < count; i++) {
        float parts[2];
        memcpy(parts, data[1] + i * strides[1], sizeof parts);
        parts[1] = -parts[1];
        memcpy(data[0] + i * strides[0], parts, sizeof parts);
    }
}

static void conjugate_doubles(char *const *data, const int64_t *strides, int64_t count,
                              const void *context)
{
    (void)context;
    for (int64_t i = 0; i < count; i++) {
        double parts[2];
        memcpy(parts, data[1] + i * strides[1], sizeof parts);
        parts[1] = -parts[1];
        memcpy(data[0] + i * strides[0], parts, sizeof parts);
    }
}

/* A new tensor; real numbers are copied. */
static tn_status conjugate(const tn_tensor *self, tn_tensor **out)
{
    TN_TRY(tni_clone(self, (tn_dtype)self->dtype, TN_MEMORY_FORMAT_PRESERVE, out));
    if (!is_complex(self))
        return TN_OK;
    tni_loop loop;
    bool is_wide = self->dtype == TN_DTYPE_C128;
    tni_loop_begin(&loop, *out);
    tni_loop_input(&loop, *out);
    tn_status status = TN_OK;
    for (int i = 0; i < 2 && status == TN_OK && self->dtype == TN_DTYPE_C32; i++)
        status = tni_loop_cast(&loop, i, TN_DTYPE_C64);
    if (status == TN_OK)
        tni_loop_run(&loop, is_wide ? conjugate_doubles : conjugate_floats, NULL);
    else
        tn_tensor_release(*out);
    return status;
}

static tn_status return_conjugate(const tn_tensor *self, StableIValue *out)
{
    tn_tensor *result;
    TN_TRY(conjugate(self, &result));
    return tni_return_take(result, out);
}

TNI_TYPED(_conj)
{
    return return_conjugate(in->self, outs);
}

TNI_TYPED(_conj_physical)
{
    return return_conjugate(in->self, outs);
}

TNI_TYPED(conj)
{
    tn_tensor *result;
    if (!is_complex(in->self))
        return tni_return_same(in->self, outs);
    TN_TRY(tni_call__conj(in->self, &result));
    return tni_return_take(result, outs);
}

TNI_TYPED(conj_physical)
{
    tn_tensor *result;
    if (!is_complex(in->self))
        return tni_return_same(in->self, outs);
    TN_TRY(tni_call__conj_physical(in->self, &result));
    return tni_return_take(result, outs);
}

TNI_TYPED(resolve_conj)
{
    return tni_return_same(in->self, outs);
}

TNI_TYPED(resolve_neg)
{
    return tni_return_same(in->self, outs);
}

TNI_TYPED(_neg_view)
{
    tn_tensor *result;
    TN_TRY(tni_call_neg(in->self, &result));
    return tni_return_take(result, outs);
}

/* Part 0 or 1 of complex numbers, as a view. */
static tn_status part(tn_tensor *self, int64_t index, StableIValue *out)
{
    tn_tensor *pairs;
    tn_tensor *result;
    TN_TRY(tni_call_view_as_real(self, &pairs));
    tn_status status = tni_call_select_int(pairs, pairs->rank - 1, index, &result);
    tn_tensor_release(pairs);
    TN_TRY(status);
    return tni_return_take(result, out);
}

TNI_TYPED(real)
{
    return is_complex(in->self) ? part(in->self, 0, outs) : tni_return_same(in->self, outs);
}

TNI_TYPED(imag)
{
    if (!is_complex(in->self))
        return tni_fail(TN_ERR_RUNTIME,
                        "imag is not implemented for tensors with non-complex dtypes.");
    return part(in->self, 1, outs);
}
