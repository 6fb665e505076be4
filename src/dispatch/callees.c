/* SPDX-License-Identifier: BSD-3-Clause */
/* Calls of operators by name from built-in kernels and shims: the look-up happens once. */
#include "dispatch/dispatcher.h"

tn_status tni_call_out(tni_callee *callee, const StableIValue *args, StableIValue *outs)
{
    const tn_op *op = atomic_load_explicit(&callee->op, memory_order_acquire);
    if (TNI_UNLIKELY(op == NULL)) {
        TN_TRY(tn_op_find(callee->name, &op));
        atomic_store_explicit(&callee->op, op, memory_order_release);
    }
    return tni_dispatch(op, args, outs);
}

tn_status tni_call_tensor(tni_callee *callee, const StableIValue *args, tn_tensor **out)
{
    StableIValue result;
    TN_TRY(tni_call_out(callee, args, &result));
    *out = tn_tensor_retain(tni_boxed_tensor(result));
    tni_cell_free((tni_cell *)(uintptr_t)result);
    return TN_OK;
}
