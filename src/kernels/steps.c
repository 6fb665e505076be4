/* SPDX-License-Identifier: BSD-3-Clause */
/* Steps that call operators by themselves. */
#include "kernels/steps.h"
#include "operator_calls.h"

tn_status tni_steps_deliver(tni_steps *steps, tn_tensor *result, tn_tensor *out, StableIValue *outs)
{
    TNI_STEP_DO(steps, tni_resize_output(out, result->rank, result->sizes));
    TNI_STEP_DO(steps, tni_call_copy_(out, result, false));
    return tni_steps_return(steps, out, outs);
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
