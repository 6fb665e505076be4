/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Kernels in a table that nobody registered: the built-in fallbacks of PyTorch's tables, and
 * kernels that report why an entry cannot run.
 *
 * A registered kernel of an operator goes before all of these, and so does a fallback that a
 * library registers for the same key. The table at the end was read from PyTorch 2.13's computed
 * tables. Where PyTorch's fallback is a part of its Python or C++ runtime, there is a refusal here,
 * so that a call never silently skips a transform that the caller asked for.
 */
#include "dispatch/dispatch_shared.h"

/* ---- entries that cannot run ---- */

/*
 * Report a missing kernel. Without a tensor there is no backend to name, and the usual cause is an
 * empty list of tensors, so the sentence differs; both begin like PyTorch's. The operator's kernels
 * are listed, because the cure is to use or to register one of them, and those of undefined
 * operators with a near name, because one may be meant for this. That takes the registry lock,
 * which is free here: kernels run without it.
 */
static tn_status fail_missing(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    (void)args;
    (void)outs;
    const char *name = call->op->name.text;
    tni_buffer keys = {0};
    tni_op_print_keys(&keys, call->op);
    tni_op_print_orphans(&keys, name);
    const char *list = keys.failed || keys.data == NULL ? "?" : keys.data;
    tni_key key = tni_keyset_highest_key(call->keys);
    if (key == TNI_KEY_UNDEFINED)
        tni_fail(
            TN_ERR_NOT_IMPLEMENTED,
            "There were no tensor arguments to this function (e.g., you passed an empty list of "
            "Tensors), but no fallback function is registered for schema %s. Its kernels: %s.",
            name, list);
    else
        tni_fail(TN_ERR_NOT_IMPLEMENTED,
                 "Could not run '%s' with arguments from the '%s' backend. Its kernels: %s.", name,
                 tni_key_name(key), list);
    tni_buffer_free(&keys);
    return TN_ERR_NOT_IMPLEMENTED;
}

/*
 * PyTorch refuses this combination when it is called, not when it is registered: most operators
 * with it never get an AutogradOther tensor.
 */
static tn_status fail_ambiguous(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    (void)args;
    (void)outs;
    return tni_fail(
        TN_ERR_RUNTIME,
        "%s: has a CompositeImplicitAutograd kernel and one for a backend whose gradients "
        "go through AutogradOther, so it is open which of them AutogradOther means; "
        "register a kernel for AutogradOther too",
        call->op->name.text);
}

const tni_kernel tni_missing_kernel = {.function = fail_missing, .origin = "built in"};
const tni_kernel tni_ambiguous_kernel = {.function = fail_ambiguous, .origin = "built in"};

/* ---- fallbacks that redispatch ---- */

/*
 * Continue at the next lower key. This runs only if no mask removed the key: after tni_redispatch
 * with a given set, or while a registration changes the table. Below the lowest key there is
 * nothing to run.
 */
tn_status tni_fallthrough_call(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    unsigned highest = tni_highest_functionality(call->keys);
    if (highest == 0)
        return fail_missing(call, args, outs);
    tni_keyset below = (UINT64_C(1) << (TNI_NUM_BACKENDS + highest - 1)) - 1;
    return tni_redispatch(call->op, call->keys & below, args, outs);
}

/* Whether an argument or a return has an alias annotation: it shares memory, or is written. */
static bool has_alias_marks(const tn_schema *schema)
{
    for (size_t i = 0; i < schema->nargs; i++)
        if (tni_type_alias(schema->args[i].type) != NULL)
            return true;
    for (size_t i = 0; i < schema->nreturns; i++)
        if (tni_type_alias(schema->returns[i].type) != NULL)
            return true;
    return false;
}

/*
 * Continue below Functionalize. Tenon has no functional wrappers, and PyTorch's fallback passes
 * other tensors on as they are. The operators that a composite calls come here in turn. An operator
 * of a library that writes or makes views is refused, as in PyTorch, because its functional form is
 * not known.
 */
static tn_status run_below_functionalize(const tn_call *call, const StableIValue *args,
                                         StableIValue *outs)
{
    tni_keyset bit = TNI_FUNCTIONALITY_BIT(FUNCTIONALIZE);
    if (call->op->builtin == NULL && has_alias_marks(call->signature->schema))
        return tni_fail(TN_ERR_RUNTIME,
                        "%s: only operators without alias annotations can be functionalized, but "
                        "for those of aten",
                        call->op->name.text);
    return tni_redispatch(call->op, call->keys & (bit - 1), args, outs);
}

/* ---- fallbacks that refuse ---- */

/*
 * The message begins like PyTorch's. If an extension has named the Python module with the meta
 * kernel, the cure is to import that.
 */
static tn_status refuse_meta(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    (void)args;
    (void)outs;
    const char *module = atomic_load_explicit(&call->op->python_module, memory_order_acquire);
    return tni_fail(
        TN_ERR_NOT_IMPLEMENTED,
        "%s: attempted to run this operator with Meta tensors, but there was no fake impl "
        "or Meta kernel registered. Register a kernel for Meta or "
        "CompositeImplicitAutograd%s%s%s.",
        call->op->name.text, module == NULL ? "" : ", or import the Python module '",
        module == NULL ? "" : module, module == NULL ? "" : "', which has one");
}

/*
 * Refuse a transform that PyTorch implements in its Python and C++ layers: that is better than a
 * wrong result from the kernel below.
 */
static tn_status refuse_transform(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    (void)args;
    (void)outs;
    return tni_fail(TN_ERR_NOT_IMPLEMENTED,
                    "%s: no kernel for %s, and no fallback for it is part of this library",
                    call->op->name.text, tni_key_name(tni_keyset_highest_key(call->keys)));
}

/* ---- the table ---- */

#define BUILT_IN (TNI_KERNEL_BUILT_IN | TNI_KERNEL_FALLBACK)

static const tni_kernel skip = {.function = tni_fallthrough_call,
                                .flags = BUILT_IN | TNI_KERNEL_FALLTHROUGH,
                                .origin = "built in"};
static const tni_kernel refusal = {
    .function = refuse_transform, .flags = BUILT_IN, .origin = "built in"};
static const tni_kernel functionalize = {
    .function = run_below_functionalize, .flags = BUILT_IN, .origin = "built in"};
static const tni_kernel meta = {.function = refuse_meta, .flags = BUILT_IN, .origin = "built in"};

/*
 * Backends with an autograd key but no autograd fallback, as in the computed tables of PyTorch
 * 2.13, which tests/conformance compares entry by entry.
 */
#define WITHOUT_FALLBACK                                                                           \
    (TNI_BACKEND_BIT(HIP) | TNI_BACKEND_BIT(IPU) | TNI_BACKEND_BIT(VE) |                           \
     TNI_BACKEND_BIT(PRIVATEUSE2) | TNI_BACKEND_BIT(PRIVATEUSE3))

/*
 * By functionality: all backends of one have the same fallback, except those that
 * tni_builtin_fallback names. Functionalities without an entry have none, and a call that ends
 * there reports a missing kernel.
 */
static const tni_kernel *const fallbacks[TNI_NUM_FUNCTIONALITIES] = {
    [TNI_FUNCTIONALITY_BACKEND_SELECT] = &skip,
    [TNI_FUNCTIONALITY_PYTHON] = &refusal,
    [TNI_FUNCTIONALITY_FUNCTORCH_DYNAMIC_BACK] = &refusal,
    [TNI_FUNCTIONALITY_FUNCTIONALIZE] = &functionalize,
    [TNI_FUNCTIONALITY_CONJUGATE] = &tni_conjugate_kernel,
    [TNI_FUNCTIONALITY_NEGATIVE] = &tni_negative_kernel,
    [TNI_FUNCTIONALITY_ZERO_TENSOR] = &refusal,
    [TNI_FUNCTIONALITY_AD_INPLACE_OR_VIEW] = &skip,
    [TNI_FUNCTIONALITY_TRACER] = &refusal,
    [TNI_FUNCTIONALITY_AUTOCAST_CPU] = &skip,
    [TNI_FUNCTIONALITY_AUTOCAST_MTIA] = &skip,
    [TNI_FUNCTIONALITY_AUTOCAST_MAIA] = &skip,
    [TNI_FUNCTIONALITY_AUTOCAST_XPU] = &skip,
    [TNI_FUNCTIONALITY_AUTOCAST_MPS] = &skip,
    [TNI_FUNCTIONALITY_AUTOCAST_CUDA] = &skip,
    [TNI_FUNCTIONALITY_FUNCTORCH_BATCHED] = &refusal,
    [TNI_FUNCTIONALITY_BATCHED_NESTED_TENSOR] = &refusal,
    [TNI_FUNCTIONALITY_FUNCTORCH_VMAP_MODE] = &skip,
    [TNI_FUNCTIONALITY_BATCHED] = &refusal,
    [TNI_FUNCTIONALITY_VMAP_MODE] = &skip,
    [TNI_FUNCTIONALITY_FUNCTORCH_GRAD_WRAPPER] = &refusal,
    [TNI_FUNCTIONALITY_PYTHON_TLS_SNAPSHOT] = &refusal,
    [TNI_FUNCTIONALITY_FUNCTORCH_DYNAMIC_FRONT] = &refusal,
    [TNI_FUNCTIONALITY_PRE_DISPATCH] = &refusal,
    [TNI_FUNCTIONALITY_PYTHON_DISPATCHER] = &refusal,
};

/* Meta is the only backend of Dense with a fallback: for the others a kernel is missing. */
const tni_kernel *tni_builtin_fallback(tni_key key)
{
    tni_keyset set = tni_keyset_of(key);
    if (set == (TNI_FUNCTIONALITY_BIT(DENSE) | TNI_BACKEND_BIT(META)))
        return &meta;
    if ((set & TNI_FUNCTIONALITY_BIT(AUTOGRAD)) != 0 && (set & WITHOUT_FALLBACK) != 0)
        return NULL;
    if ((set & (TNI_FUNCTIONALITY_BIT(AUTOGRAD) | TNI_FUNCTIONALITY_BIT(AUTOGRAD_OTHER))) != 0)
        return tni_dispatch_hooks.autograd_fallback;
    return fallbacks[tni_key_functionality[key]];
}
