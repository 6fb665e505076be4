/* SPDX-License-Identifier: BSD-3-Clause */
#include "python_callees.h"

#include "crossing.h"

/* From so many elements on, an operator takes longer than releasing the GIL. */
#define MANY 2048

/* Look the operator up, unless a call before did. Several threads may, and find the same. */
static tn_status find(tpy_callee *callee, const tn_op **out)
{
    *out = __atomic_load_n(&callee->op, __ATOMIC_ACQUIRE);
    if (*out != NULL)
        return TN_OK;
    tn_status status = tn_op_find(callee->name, out);
    if (status == TN_OK)
        __atomic_store_n(&callee->op, *out, __ATOMIC_RELEASE);
    return status;
}

int tpy_callee_call(tpy_callee *callee, bool may_be_long, const tn_value *args, size_t count,
                    tn_value *results, size_t nresults)
{
    const tn_op *op;
    tpy_crossing crossing;
    tpy_enter(&crossing, may_be_long);
    tn_status status = find(callee, &op);
    if (status == TN_OK)
        status = tn_op_call(op, args, count, results, nresults);
    if (tpy_leave(&crossing, status) == 0)
        return 0;
    /* There are results if only the leaving failed, by a warning that became an exception. */
    for (size_t i = 0; status == TN_OK && i < nresults; i++)
        tn_value_release(&results[i]);
    return -1;
}

tn_tensor *tpy_callee_tensor(tpy_callee *callee, const tn_value *args, size_t count)
{
    tn_value result;
    const tn_tensor *first = args[0].as.tensor;
    bool is_long = tn_tensor_numel(first) > MANY || tn_tensor_device(first).type != TN_DEVICE_CPU;
    return tpy_callee_call(callee, is_long, args, count, &result, 1) == 0 ? result.as.tensor : NULL;
}
