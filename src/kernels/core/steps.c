/* SPDX-License-Identifier: BSD-3-Clause */
/* Steps that call operators by themselves. */
#include "calls/calls_core.h"
#include "kernels/core/steps.h"

/*
 * The copy is an operator of its own, which autograd or a backend may refuse: then `out` gets back
 * the sizes that it had.
 */
static tn_status resize_and_copy(tn_tensor *out, tn_tensor *result)
{
    int64_t rank = out->rank;
    int64_t dims[2][TN_MAX_DIM];
    memcpy(dims[0], out->sizes, (size_t)rank * sizeof **dims);
    memcpy(dims[1], out->strides, (size_t)rank * sizeof **dims);
    TN_TRY(tni_check_deliverable(result, out));
    TN_TRY(tni_resize_output(out, result->rank, result->sizes));
    tn_status status = tni_call_copy_(out, result, false);
    if (status != TN_OK &&
        tni_tensor_set_geometry(out, rank, dims[0], dims[1], out->offset) != TN_OK)
        return tn_last_status();
    return status;
}

tn_status tni_steps_deliver(tni_steps *steps, tn_tensor *result, tn_tensor *out, StableIValue *outs)
{
    TNI_STEP_DO(steps, resize_and_copy(out, result));
    return tni_steps_return(steps, out, outs);
}

tn_status tni_steps_deliver_cast(tni_steps *steps, const tn_call *call, tn_tensor *result,
                                 tn_tensor *out, StableIValue *outs)
{
    if (tni_steps_go_on(steps))
        steps->status = tni_check_cast(call, (tn_dtype)result->dtype, (tn_dtype)out->dtype);
    return tni_steps_deliver(steps, result, out, outs);
}

tn_status tni_steps_deliver_all(tni_steps *steps, tn_tensor *const *results,
                                tn_tensor *const *given, int count, StableIValue *outs)
{
    tni_delivery deliveries[TNI_MOST_OUTS] = {{NULL, NULL, false}};
    for (int i = 0; i < count; i++)
        deliveries[i] = (tni_delivery){results[i], given[i], true};
    TNI_STEP_DO(steps, tni_deliver_all(deliveries, (size_t)count));
    return tni_steps_return_all(steps, given, count, outs);
}

tn_tensor *tni_steps_cat(tni_steps *steps, tn_tensor *a, tn_tensor *b, int64_t dim)
{
    tni_list *list = tni_steps_list(steps, 2);
    tni_steps_add(steps, list, a);
    tni_steps_add(steps, list, b);
    tn_tensor *joined = TNI_STEP(steps, cat, list, dim);
    tni_list_drop(list);
    return joined;
}
