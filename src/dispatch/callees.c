/* SPDX-License-Identifier: BSD-3-Clause */
/* Calls of operators by name from built-in kernels and shims. The name is looked up once. */
#include "dispatch/callees.h"

#include "base/pending.h"

/* Two threads may look up the same name and store the same pointer: operators are never freed. */
static tn_status find(tni_callee *callee, const tn_op **out)
{
    *out = atomic_load_explicit(&callee->op, memory_order_acquire);
    if (TNI_LIKELY(*out != NULL))
        return TN_OK;
    TN_TRY(tn_op_find(callee->name, out));
    atomic_store_explicit(&callee->op, *out, memory_order_release);
    return TN_OK;
}

tn_status tni_callee_signature(tni_callee *callee, const tni_signature **out)
{
    const tn_op *op;
    TN_TRY(find(callee, &op));
    *out = atomic_load_explicit(&op->signature, memory_order_acquire);
    return *out != NULL ? TN_OK : tni_fail(TN_ERR_RUNTIME, "%s has no schema", callee->name);
}

/*
 * The call goes through the dispatcher like any other, so Tenon's own code also uses a kernel that
 * an extension registered.
 */
tn_status tni_callee_call(tni_callee *callee, const StableIValue *args, StableIValue *outs)
{
    const tn_op *op;
    TN_TRY(find(callee, &op));
    tn_status status = tni_dispatch(op, args, outs);
    if (TNI_UNLIKELY(status != TN_OK))
        tni_pending_name(callee->name);
    return status;
}

tn_status tni_callee_call_direct(tni_callee *callee, const StableIValue *args, StableIValue *outs)
{
    const tn_op *op;
    TN_TRY(find(callee, &op));
    return tni_dispatch_direct(op, args, outs);
}

/*
 * The handle that the kernel made is freed at once: code within Tenon holds tensors, not handles.
 */
tn_status tni_callee_call_tensor(tni_callee *callee, const StableIValue *args, tn_tensor **out)
{
    StableIValue result;
    TN_TRY(tni_callee_call(callee, args, &result));
    *out = tni_handle_take_tensor((tni_handle *)(uintptr_t)result);
    return TN_OK;
}

tn_status tni_callee_call_tensors(tni_callee *callee, const StableIValue *args, size_t count,
                                  tn_tensor **outs)
{
    StableIValue ivalues[TNI_PLAIN_RETURNS];
    TN_TRY(tni_callee_call(callee, args, ivalues));
    for (size_t i = 0; i < count; i++)
        outs[i] = tni_handle_take_tensor((tni_handle *)(uintptr_t)ivalues[i]);
    return TN_OK;
}

/*
 * The results are handles to tensors that the caller has already, because they were written; they
 * are dropped.
 */
tn_status tni_callee_call_drop(tni_callee *callee, const StableIValue *args, size_t count)
{
    StableIValue ivalues[TNI_PLAIN_RETURNS];
    TN_TRY(tni_callee_call(callee, args, ivalues));
    const tni_signature *signature =
        atomic_load_explicit(&callee->op->signature, memory_order_acquire);
    if (signature != NULL)
        tni_returns_drop(signature, ivalues, count);
    return TN_OK;
}
