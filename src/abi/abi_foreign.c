/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Calling foreign kernels. The core's convention lends the arguments; a kernel of the ABI owns its
 * stack and writes its results over it. The adapter gives the kernel owning copies, which is one
 * small handle per tensor, and takes the results after a look at them.
 *
 *     args (lent) ─retain─► stack [a0 a1 a2 0 0] ─kernel─► [r0 r1 ? ? ?] ─check─► outs (given)
 *
 * Whatever happens, the arguments were the kernel's from the call on. If it throws before it took
 * them (the wrappers' check of the number of arguments does), they are lost: nothing tells a handle
 * that was left from one that the kernel keeps.
 */
#include "abi/shims.h"

/* Stacks of operators up to this size need no memory of their own. */
#define INLINE_IVALUES 16

/*
 * A plain tensor is nearly every argument, so its copy is made here: one handle from the pool. NULL
 * for a tensor is left to the general way, which makes it the undefined one.
 */
static tn_status retain_argument(const tni_signature *signature, size_t i, StableIValue arg,
                                 StableIValue *out)
{
    if (TNI_LIKELY(signature->args[i] == TNI_PLAIN_TENSOR && arg != 0)) {
        tni_handle *handle;
        TN_TRY(tni_handle_dup((const tni_handle *)(uintptr_t)arg, &handle));
        *out = tni_box_pointer(handle);
        return TN_OK;
    }
    return tni_argcode_retain(signature->args[i], signature->schema->args[i].type, arg, out);
}

/* Fills the stack with owned copies; undoes what it did on failure. */
static tn_status retain_arguments(const tni_signature *signature, const StableIValue *args,
                                  StableIValue *stack)
{
    for (size_t i = 0; i < signature->nargs; i++) {
        tn_status status = retain_argument(signature, i, args[i], &stack[i]);
        if (TNI_UNLIKELY(status != TN_OK)) {
            tni_args_drop(signature, stack, i);
            return status;
        }
    }
    return TN_OK;
}

/*
 * The kernel's function travels as the record's context (library's impl_foreign). What the catcher
 * caught is this thread's last failure already.
 */
static tn_status run(const tn_call *call, StableIValue *stack)
{
    tni_foreign_kernel function;
    memcpy(&function, &call->kernel->context, sizeof function);
    const tni_signature *signature = call->signature;
    if (TNI_LIKELY(
            tni_catcher_get()->kernel(function, stack, signature->nargs, signature->nreturns)))
        return TN_OK;
    return tn_last_status();
}

/* An attribute's function gets the variable's address. */
static void free_memory(StableIValue **memory)
{
    if (TNI_UNLIKELY(*memory != NULL))
        tni_free(*memory);
}

/*
 * The order is what keeps ownership clear: what can be refused is refused while nothing is owned,
 * then everything is retained or nothing, then the kernel has it. Cells behind the arguments are
 * cleared, so that a kernel which forgets a result leaves 0, which the check names, and not a
 * stranger's pointer. Results that are not well-formed are dropped as far as they can be: the
 * caller gets all of them or none.
 */
tn_status tni_foreign_call(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    const tni_signature *signature = call->signature;
    size_t nargs = signature->nargs;
    size_t nreturns = signature->nreturns;
    size_t nivalues = nargs > nreturns ? nargs : nreturns;
    StableIValue ivalues[INLINE_IVALUES];
    StableIValue *stack = ivalues;
    /* A variable with a cleanup, because a cancelled thread leaves this frame without returning. */
    StableIValue *memory __attribute__((cleanup(free_memory))) = NULL;
    if (TNI_UNLIKELY(nivalues > INLINE_IVALUES)) {
        memory = tni_malloc(nivalues * sizeof *memory);
        if (memory == NULL)
            return tni_fail_memory(nivalues * sizeof *memory);
        stack = memory;
    }
    if (TNI_UNLIKELY(!signature->is_boxable))
        TN_TRY(tni_ivalues_check_crossing(call->op, signature, args, TNI_TO_STABLE));
    TN_TRY(retain_arguments(signature, args, stack));
    for (size_t i = nargs; i < nivalues; i++)
        stack[i] = 0;
    uint32_t outer = tni_pending_begin();
    tn_status status = run(call, stack);
    bool has_run = status == TN_OK;
    if (TNI_UNLIKELY(has_run && tni_pending_is()))
        status = tni_overlooked_tell(call->op);
    tni_pending_end(outer);
    if (TNI_UNLIKELY(!has_run))
        return status;
    if (TNI_LIKELY(status == TN_OK))
        status = tni_ivalues_normalize_returns(call->op, signature, stack);
    if (TNI_UNLIKELY(status != TN_OK)) {
        tni_ivalues_drop_returns(signature, stack);
        return status;
    }
    for (size_t i = 0; i < nreturns; i++)
        outs[i] = stack[i];
    return TN_OK;
}
