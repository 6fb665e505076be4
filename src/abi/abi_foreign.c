/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Calling foreign kernels. In the core's convention arguments are borrowed; a kernel of the ABI
 * owns its stack and writes its results over it. The adapter gives the kernel owned copies, which
 * is one small handle per tensor, and takes the results after checking them.
 *
 *     args (borrowed) ─retain─► stack [a0 a1 a2 0 0] ─kernel─► [r0 r1 ? ? ?] ─check─► outs (owned)
 *
 * Whatever happens, the kernel owns the arguments from the call on. If it throws before it took
 * them (the wrappers' check of the number of arguments does), they leak: a handle that was left
 * cannot be told from one that the kernel keeps.
 */
#include "abi/shims.h"

/* Stacks up to this size need no allocation. */
#define INLINE_IVALUES 16

/*
 * Most arguments are plain tensors, so their copy is made here: one handle from the pool. NULL in
 * place of a tensor takes the general path, which makes it the undefined tensor.
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

/* Fill the stack with owned copies; undo that on failure. */
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
 * Run the kernel, whose function is the record's context (tni_library_impl_foreign), through
 * plain_kernel (abi_catcher.c) or catch_kernel (cxx/catcher.cc). What the catcher caught is this
 * thread's last failure already.
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

/* A cleanup function gets the variable's address. */
static void free_memory(StableIValue **memory)
{
    if (TNI_UNLIKELY(*memory != NULL))
        tni_free(*memory);
}

/*
 * The order keeps ownership clear: what can be refused is refused while nothing is owned, then all
 * arguments are retained or none, then the kernel owns them. Ivalues after the arguments are
 * cleared, so that a kernel that forgets a result leaves 0, which the check reports, and not a
 * stray pointer. Results that are not valid are dropped as far as possible: the caller gets all or
 * none.
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
    if (TNI_UNLIKELY(!signature->crosses_abi))
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
