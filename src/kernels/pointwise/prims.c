/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators of the namespace prims, into which PyTorch's compiler decomposes others. Nearly all of
 * them become loops of the model's code; only random numbers are still asked for by name.
 */
#include "args/args_prims.h"
#include "calls/calls_pointwise.h"
#include "kernels/core/builder.h"

static const tni_maybe_bool not_pinned = {false, false};

TNI_TYPED(prims_normal)
{
    tni_builder s = {0};
    if (in->requires_grad)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "prims::normal: requires_grad is not served");
    if (!tni_dtype_is(in->dtype, TNI_DTYPE_FLOATING | TNI_DTYPE_COMPLEX))
        return tni_fail(TN_ERR_RUNTIME,
                        "expected a floating-point or complex dtype, but got dtype=%s",
                        tn_dtype_name(in->dtype));
    tn_tensor *made =
        TNI_BUILD(&s, empty_memory_format, in->shape, in->dtype, -1, in->device, not_pinned, -1);
    TNI_BUILD_DO(&s, tni_call_normal_(made, tni_scalar_real(in->mean), tni_scalar_real(in->std),
                                      in->generator));
    return tni_builder_return(&s, made, outs);
}

TNI_TYPED(prims_uniform)
{
    tni_builder s = {0};
    tn_tensor *made =
        TNI_BUILD(&s, empty_strided, in->shape, in->stride, in->dtype, -1, in->device, not_pinned);
    TNI_BUILD_DO(&s, tni_call_uniform_(made, tni_scalar_real(in->low), tni_scalar_real(in->high),
                                       in->generator));
    return tni_builder_return(&s, made, outs);
}
