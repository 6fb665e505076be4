/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Calls from extensions. The callee owns the arguments on the stack from the call on, so they are
 * dropped here whether the operator succeeds, fails, throws or its thread is cancelled. Only an
 * unknown operator leaves them to the caller, because nobody knows what they are.
 */
#include "dispatch/older_schemas.h"
#include "abi/shims.h"

/*
 * The arguments of a call until they are dropped. A variable with a cleanup, because an exception
 * of a kernel, or the end of a cancelled thread, unwinds this frame without returning.
 */
typedef struct owned_args {
    const tni_signature *signature; /* NULL after they were dropped */
    const StableIValue *ivalues;    /* the caller's stack */
} owned_args;

/* Marked as dropped first: dropping may run foreign code that unwinds, and must not be repeated. */
static TNI_NOINLINE void drop_ivalues(owned_args *args)
{
    const tni_signature *signature = args->signature;
    args->signature = NULL;
    tni_ivalues_drop_args(signature, args->ivalues);
}

static inline void drop_args(owned_args *args)
{
    if (args->signature != NULL)
        drop_ivalues(args);
}

/*
 * Call the operator. Results are collected in `outs` until the arguments are dropped, because both
 * may use the same part of the stack. Arguments are dropped before the results are stored, not
 * after, because a caller may look at a tensor's use count as soon as it has the result.
 *
 * PyTorch was seen to leak, or to free twice, what it could not convert; here every argument is
 * dropped exactly once, whatever fails.
 */
__attribute__((always_inline)) static inline tn_status
call_owned(const tn_op *op, const tni_signature *signature, bool crosses, StableIValue *ivalues,
           StableIValue *outs, StableIValue *stack)
{
    owned_args args __attribute__((cleanup(drop_args))) = {signature, ivalues};
    if (TNI_UNLIKELY(!crosses))
        TN_TRY(tni_ivalues_check_crossing(op, signature, ivalues, TNI_FROM_STABLE));
    TN_TRY(tni_ivalues_normalize_args(op, signature, ivalues));
    TN_TRY(tni_dispatch_signed(op, signature, ivalues, outs));
    drop_args(&args);
    for (size_t i = 0; i < signature->nreturns; i++)
        stack[i] = outs[i];
    return TN_OK;
}

static tn_status call_plain(const tn_op *op, const tni_signature *signature, StableIValue *stack)
{
    StableIValue results[TNI_PLAIN_RETURNS];
    TNI_ASSERT(signature->nreturns <= TNI_PLAIN_RETURNS && signature->older == NULL);
    return call_owned(op, signature, true, stack, results, stack);
}

static void free_memory(StableIValue **memory)
{
    tni_free(*memory);
}

/*
 * The rare cases: types that cannot cross the ABI, many results, and a schema that was different in
 * the caller's release. Adapted arguments are in separate memory, because the caller's stack only
 * has room for the older ones; the returns are the same.
 */
static TNI_NOINLINE tn_status call_special(const tn_op *op, const tni_signature *signature,
                                           StableIValue *stack, uint64_t version)
{
    size_t bytes = (signature->nreturns + (size_t)1) * sizeof *stack;
    const tni_older_form *form = tni_older_form_of(signature, version);
    StableIValue *adapted __attribute__((cleanup(free_memory))) = NULL;
    if (form != NULL)
        TN_TRY(tni_older_form_adapt(op, signature, form, stack, &adapted));
    StableIValue *ivalues = form != NULL ? adapted : stack;
    StableIValue *results __attribute__((cleanup(free_memory))) = tni_malloc(bytes);
    if (results == NULL) {
        tni_ivalues_drop_args(signature, ivalues);
        return tni_fail_memory(bytes);
    }
    return call_owned(op, signature, signature->crosses_abi, ivalues, results, stack);
}

/* The message begins with PyTorch's words, which programs look for. */
static TNI_COLD tn_status fail_unknown(const tn_op *op, const char *name, const char *overload)
{
    const char *reason = "";
    if (op != NULL)
        reason = op->was_defined ? ": the library that defined it has been unloaded"
                                 : ": it has kernels, but no library has defined it";
    return tni_fail(TN_ERR_NOT_FOUND, "Could not find schema for %s%s%s%s", name,
                    overload[0] == '\0' ? "" : ".", overload, reason);
}

/*
 * An unknown operator takes nothing, as in PyTorch: without a schema, a handle cannot be told from
 * a number.
 */
static inline AOTITorchError call_shim(const char *function, const char *name, const char *overload,
                                       StableIValue *stack, uint64_t version)
{
    if (TNI_UNLIKELY(name == NULL) || TNI_UNLIKELY(overload == NULL) || TNI_UNLIKELY(stack == NULL))
        return tni_shim_null(function, "opName, overloadName and stack");
    const tn_op *op = tni_op_lookup_parts(name, overload);
    const tni_signature *signature =
        op == NULL ? NULL : atomic_load_explicit(&op->signature, memory_order_acquire);
    if (TNI_UNLIKELY(signature == NULL))
        return tni_shim(fail_unknown(op, name, overload));
    uint32_t before = tni_pending.count;
    tn_status status = TNI_LIKELY(signature->is_plain)
                           ? call_plain(op, signature, stack)
                           : call_special(op, signature, stack, version);
    if (TNI_UNLIKELY(status != TN_OK))
        tni_pending_name(tn_op_name(op));
    else
        tni_pending_forget(before);
    return tni_shim(status);
}

/*
 * Any version is accepted: no release changed what an ivalue means, and few changed what an
 * operator takes.
 */
AOTITorchError torch_call_dispatcher(const char *opName, const char *overloadName,
                                     StableIValue *stack, uint64_t extension_build_version)
{
    return call_shim(__func__, opName, overloadName, stack, extension_build_version);
}

/* The caller's release is not given, so it is taken to be the one that the process reports. */
AOTITorchError aoti_torch_call_dispatcher(const char *opName, const char *overloadName,
                                          StableIValue *stack)
{
    return call_shim(__func__, opName, overloadName, stack, UINT64_MAX);
}
