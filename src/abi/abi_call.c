/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Calls from extensions. The stack's arguments are the callee's from the call on, so they are
 * dropped here whether the operator succeeds, fails, throws or its thread is cancelled; an unknown
 * operator alone leaves them with the caller, because nobody knows what they are.
 */
#include "abi/shims.h"

/* More results than this need memory of their own. */
#define INLINE_RESULTS 16

/*
 * The arguments of a call until they are dropped. A variable with a cleanup, because an exception
 * of a kernel or the end of a cancelled thread passes through this frame without returning.
 */
typedef struct owned_args {
    const tni_signature *signature; /* NULL once they are dropped */
    const StableIValue *cells;      /* the caller's stack */
} owned_args;

/*
 * Marked as dropped before it happens: dropping may run foreign code that unwinds, and must not
 * start again.
 */
static TNI_NOINLINE void drop_cells(owned_args *args)
{
    const tni_signature *signature = args->signature;
    args->signature = NULL;
    tni_cells_drop_args(signature, args->cells);
}

static inline void drop_args(owned_args *args)
{
    if (args->signature != NULL)
        drop_cells(args);
}

static void free_memory(StableIValue **memory)
{
    if (TNI_UNLIKELY(*memory != NULL))
        tni_free(*memory);
}

/*
 * The results wait in an array of their own until the arguments are dropped, since both use the
 * same cells. Dropping comes before the results are handed over and not after the return, as a
 * caller may look at a tensor's use count the moment it has the result.
 *
 * PyTorch was seen to leak or to free twice what it could not convert; here every argument is
 * dropped exactly once, whatever fails.
 */
static tn_status call_owned(const tn_op *op, const tni_signature *signature, StableIValue *stack)
{
    StableIValue results[INLINE_RESULTS];
    StableIValue *outs = results;
    StableIValue *memory __attribute__((cleanup(free_memory))) = NULL;
    owned_args args __attribute__((cleanup(drop_args))) = {signature, stack};
    if (TNI_UNLIKELY(signature->nreturns > INLINE_RESULTS)) {
        size_t bytes = signature->nreturns * sizeof *memory;
        memory = outs = tni_malloc(bytes);
        if (memory == NULL)
            return tni_fail_memory(bytes);
    }
    if (TNI_UNLIKELY(!signature->is_boxable))
        TN_TRY(tni_cells_check_crossing(op, signature, stack, TNI_FROM_STABLE));
    TN_TRY(tni_cells_check_args(op, signature, stack));
    TN_TRY(tni_dispatch_signed(op, signature, stack, outs));
    drop_args(&args);
    for (size_t i = 0; i < signature->nreturns; i++)
        stack[i] = outs[i];
    return TN_OK;
}

/* The first words are PyTorch's, which the wrappers' users look for. */
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
 * An unknown operator consumes nothing, as in PyTorch: without a schema nobody can tell a handle
 * from a number.
 */
static inline AOTITorchError call(const char *function, const char *name, const char *overload,
                                  StableIValue *stack)
{
    if (TNI_UNLIKELY(name == NULL || overload == NULL || stack == NULL))
        return tni_shim_null(function, "opName, overloadName and stack");
    const tn_op *op = tni_op_lookup_parts(name, overload);
    const tni_signature *signature =
        op == NULL ? NULL : atomic_load_explicit(&op->signature, memory_order_acquire);
    if (TNI_UNLIKELY(signature == NULL))
        return tni_shim(fail_unknown(op, name, overload));
    return tni_shim(call_owned(op, signature, stack));
}

/* Any version is accepted: no release changed what a cell means. */
AOTITorchError torch_call_dispatcher(const char *opName, const char *overloadName,
                                     StableIValue *stack, uint64_t extension_build_version)
{
    (void)extension_build_version;
    return call(__func__, opName, overloadName, stack);
}

AOTITorchError aoti_torch_call_dispatcher(const char *opName, const char *overloadName,
                                          StableIValue *stack)
{
    return call(__func__, opName, overloadName, stack);
}
