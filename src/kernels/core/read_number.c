/* SPDX-License-Identifier: BSD-3-Clause */
/* The one element of a tensor as a Scalar (kernel_core.h). */
#include "calls/calls_core.h"
#include "kernels/core/kernel_core.h"

/* Read a number on a device through the backend's _local_scalar_dense. */
static TNI_COLD tn_status read_on_device(const tn_tensor *self, tni_scalar *out)
{
    StableIValue ivalue;
    TN_TRY(tni_call__local_scalar_dense((tn_tensor *)(uintptr_t)self, &ivalue));
    *out = *tni_arg_scalar(ivalue);
    tni_scalar_free((tni_scalar *)(uintptr_t)ivalue);
    return TN_OK;
}

/*
 * The element is converted to the widest dtype of its kind. uint64 numbers above INT64_MAX fit no
 * scalar and fail.
 */
tn_status tni_read_number(const tn_tensor *self, tni_scalar *out)
{
    bool is_complex = tni_dtype_is((tn_dtype)self->dtype, TNI_DTYPE_COMPLEX);
    bool is_real = tni_dtype_is((tn_dtype)self->dtype, TNI_DTYPE_FLOATING);
    bool is_bool = self->dtype == TN_DTYPE_BOOL;
    tn_dtype wide = is_complex ? TN_DTYPE_C128 : is_real ? TN_DTYPE_F64 : TN_DTYPE_I64;
    tn_tensor *copy;
    if (self->data == NULL || self->numel != 1)
        return tni_fail(TN_ERR_RUNTIME, "the tensor has %lld elements with data, 1 is needed",
                        (long long)(self->data == NULL ? 0 : self->numel));
    if (TNI_UNLIKELY(tni_is_on_device(self)))
        return read_on_device(self, out);
    TN_TRY(tni_clone(self, wide, TN_MEMORY_FORMAT_PRESERVE, &copy));
    out->kind = is_complex ? TN_KIND_COMPLEX
                : is_real  ? TN_KIND_DOUBLE
                : is_bool  ? TN_KIND_BOOL
                           : TN_KIND_INT;
    memcpy(&out->as, copy->data, tni_dtypes[wide].bytes);
    bool is_beyond = self->dtype == TN_DTYPE_U64 && out->as.integer < 0;
    if (is_bool)
        out->as.boolean = *(const int64_t *)copy->data != 0;
    tn_tensor_release(copy);
    return is_beyond ? tni_fail(TN_ERR_RUNTIME,
                                "the number %llu does not fit into a Scalar, whose "
                                "whole numbers have 64 bits with a sign",
                                (unsigned long long)out->as.integer)
                     : TN_OK;
}
