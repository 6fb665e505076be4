/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The call path: keys of the arguments, keys of the thread, the operator's mask, a table index, and
 * the kernel there. Nothing here takes a lock or allocates, but for an operator's first call,
 * which makes its table, and a built-in one's with an undefined tensor where it takes none.
 */
#include "dispatch/dispatch_shared.h"

/*
 * Return the keys of arguments after the 64th, which the signature's bit sets do not reach. No
 * known operator has so many; the schema language allows it, so it must work and may be slow.
 */
static TNI_COLD tni_keyset keys_of_far_arguments(const tni_signature *signature,
                                                 const StableIValue *args, bool *autograd)
{
    tni_keyset keys = 0;
    for (size_t i = 64; i < signature->nargs; i++)
        keys |= tni_argcode_keys(signature->args[i], signature->schema->args[i].type, args[i],
                                 autograd);
    return keys;
}

/*
 * Set in a key set if a plain Tensor argument was undefined. No key has the highest bit, so a call
 * tests for it with one test of a sign.
 */
#define UNDEFINED_SEEN (UINT64_C(1) << 63)

/*
 * Return the keys of all arguments. The loop walks the bits of those that may hold tensors, so an
 * operator with one tensor and ten numbers takes one iteration. A plain Tensor is read here; lists
 * and optionals are read by their argument codes. 0 is an undefined tensor that a caller passed as
 * NULL.
 */
static tni_keyset keys_of_arguments(const tni_signature *signature, const StableIValue *args,
                                    bool *autograd)
{
    tni_keyset keys = 0;
    for (uint64_t left = signature->key_args; left != 0; left &= left - 1) {
        unsigned i = (unsigned)__builtin_ctzll(left);
        if (TNI_UNLIKELY((signature->plain_tensors >> i & 1) == 0))
            keys |= tni_argcode_keys(signature->args[i], signature->schema->args[i].type, args[i],
                                     autograd);
        else if (TNI_LIKELY(args[i] != 0 && tni_boxed_tensor(args[i]) != NULL))
            keys |= tni_tensor_call_keys(tni_boxed_tensor(args[i]), autograd);
        else
            keys |= UNDEFINED_SEEN;
    }
    if (TNI_UNLIKELY(signature->nargs > 64))
        keys |= keys_of_far_arguments(signature, args, autograd);
    return keys;
}

/*
 * Whether all leading tensors are common CPU tensors (TNI_COMMON_KEYS), which may have autograd
 * state only if `with_autograd`. There must be at least one, because a call without tensors has
 * other keys.
 */
static inline bool all_common_cpu(const tni_signature *signature, const StableIValue *args,
                                  bool with_autograd)
{
    TNI_ASSERT(signature->leading <= signature->nargs);
    const StableIValue *end = args + signature->leading;
    if (TNI_UNLIKELY(args == end))
        return false;
    do {
        const tn_tensor *tensor = *args != 0 ? tni_boxed_tensor(*args) : NULL;
        if (TNI_UNLIKELY(tensor == NULL || tensor->keys != TNI_COMMON_KEYS ||
                         (!with_autograd && (tensor->flags & TNI_TENSOR_AUTOGRAD) != 0)))
            return false;
    } while (++args != end);
    return true;
}

/*
 * Run the kernel. Its function is tni_foreign_call for an extension's; tni_kernel_NAME for a
 * built-in one, or tni_run_… with what it works on as the context (src/dispatch_hooks.c);
 * one of recording.c's at Autograd; else one that redispatches or refuses (fallbacks.c,
 * lazy_bits.c, guards.c), or a program's own. This is the boundary between caller and kernel, so
 * debug builds check the tensors in both directions.
 */
__attribute__((always_inline)) static inline tn_status
run_kernel(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    TNI_ASSERT(tni_args_are_valid(call->signature, args));
    TNI_ASSERT(tni_graph_locks_held == 0);
    tn_status status = call->kernel->function(call, args, outs);
    TNI_ASSERT(status != TN_OK || tni_returns_are_valid(call->signature, outs));
    return status;
}

/*
 * Run the kernel that the keys select. No entry of a table is NULL (dispatch_shared.h), so there is
 * no test: where a kernel is missing, there is one that reports it.
 */
static inline tn_status call_kernel_of(const tn_op *op, const tni_signature *signature,
                                       const tni_dispatch_table *table, tni_keyset keys,
                                       const StableIValue *args, StableIValue *outs)
{
    const tni_kernel *kernel =
        atomic_load_explicit(&table->kernels[tni_table_index(keys)], memory_order_acquire);
    return run_kernel(&(tn_call){op, signature, kernel, keys}, args, outs);
}

/* Whether this call is followed: by a trace of its thread, or a profile of all threads. */
static inline bool is_followed(const tni_thread_state *thread)
{
    return thread->trace != NULL || atomic_load_explicit(&tni_profile_is_on, memory_order_relaxed);
}

/* Run the kernel of a followed call. */
static TNI_COLD tn_status call_followed(const tn_op *op, const tni_signature *signature,
                                        tn_step_kind kind, tni_keyset keys,
                                        const StableIValue *args, StableIValue *outs)
{
    const tni_dispatch_table *table = atomic_load_explicit(&op->table, memory_order_acquire);
    bool is_traced = tni_tls_keys.trace != NULL;
    bool is_profiled = atomic_load_explicit(&tni_profile_is_on, memory_order_relaxed);
    tni_profile_mark mark;
    if (is_traced)
        tni_trace_enter(op, signature, kind, keys, args);
    if (is_profiled)
        tni_profile_enter(&mark, signature, args);
    tn_status status = call_kernel_of(op, signature, table, keys, args, outs);
    if (is_profiled)
        tni_profile_leave(&mark, op, keys, status);
    if (is_traced)
        tni_trace_leave();
    return status;
}

/*
 * Whether a library registered a kernel for a built-in operator. The list of kernels is read under
 * the lock; a call with an undefined tensor is rare enough to take it.
 */
static bool has_foreign_kernel(const tn_op *op)
{
    tni_registry_lock();
    const tni_kernel *kernel = op->kernels;
    while (kernel != NULL && (kernel->flags & TNI_KERNEL_BUILT_IN) != 0)
        kernel = kernel->next_key;
    tni_registry_unlock();
    return kernel != NULL;
}

/*
 * Refuse an undefined tensor where the schema of a built-in operator says Tensor: none of them has
 * a meaning for it, and all refuse in the same words before a kernel sees it. An operator of a
 * library may have a meaning for it, and so may a library's kernel for a built-in operator: these
 * get it.
 */
static TNI_COLD tn_status check_undefined(const tn_op *op, const tni_signature *signature,
                                          const StableIValue *args)
{
    if (op->builtin == NULL || has_foreign_kernel(op))
        return TN_OK;
    for (size_t i = 0; i < signature->nargs; i++)
        if (signature->args[i] == TNI_PLAIN_TENSOR &&
            (args[i] == 0 || tni_boxed_tensor(args[i]) == NULL))
            return tni_fail(TN_ERR_RUNTIME, "%s: argument '%s' is an undefined tensor",
                            op->name.text, signature->schema->args[i].name.data);
    return TN_OK;
}

/*
 * Return the mask of a call. It removes fallthroughs, and Tenon's autograd if no argument has
 * autograd state, before the kernel is chosen: so these cost nothing per call, where following them
 * one by one would cost a jump each. It depends on the backend, because a fallthrough may be
 * registered for one only.
 */
static inline tni_keyset mask_of(const tni_dispatch_table *table, tni_keyset keys, bool autograd)
{
    return atomic_load_explicit(&table->masks[autograd][tni_highest_backend(keys)],
                                memory_order_acquire);
}

/* Two causes that need different cures; was_defined tells which. */
tn_status tni_fail_undefined(const tn_op *op)
{
    const char *name = op->name.text;
    if (op->was_defined)
        return tni_fail(TN_ERR_NOT_FOUND,
                        "%s: the library that defined this operator has been unloaded", name);
    return tni_fail(TN_ERR_NOT_FOUND, "%s: has kernels, but no library has defined this operator",
                    name);
}

/* Whether the schema says that an argument is written. */
static bool is_written(const tni_signature *signature, size_t index)
{
    const tni_alias *mark = tni_type_alias(signature->schema->args[index].type);
    return mark != NULL && mark->is_write;
}

/*
 * A tensor that was made in inference mode must not be written outside of it. The words are
 * PyTorch's.
 */
static TNI_COLD tn_status check_inference(const tni_signature *signature, const StableIValue *args)
{
    if (tni_inference_mode())
        return TN_OK;
    for (size_t i = 0; i < signature->nargs; i++) {
        if (signature->args[i] != TNI_PLAIN_TENSOR || args[i] == 0 || !is_written(signature, i))
            continue;
        const tn_tensor *tensor = tni_boxed_tensor(args[i]);
        if (tensor != NULL && (tensor->flags & TNI_TENSOR_INFERENCE) != 0)
            return tni_fail(TN_ERR_RUNTIME,
                            "Inplace update to inference tensor outside InferenceMode is not "
                            "allowed.You can make a clone to get a normal tensor before doing "
                            "inplace update.");
    }
    return TN_OK;
}

/* Whether a tensor shares the storage of an argument. */
static bool is_of_arguments(const tni_signature *signature, const StableIValue *args,
                            const tn_tensor *tensor)
{
    for (size_t i = 0; i < signature->nargs; i++)
        if (signature->args[i] == TNI_PLAIN_TENSOR && args[i] != 0 &&
            tn_tensor_shares_storage(tni_boxed_tensor(args[i]), tensor))
            return true;
    return false;
}

static void mark_inference(const tni_signature *signature, const StableIValue *args,
                           tn_tensor *tensor)
{
    if (tensor == NULL || is_of_arguments(signature, args, tensor))
        return;
    tensor->flags |= TNI_TENSOR_INFERENCE;
    tni_tensor_refresh_keys(tensor);
}

/*
 * In inference mode, mark the new tensors that a call returns. This is done after the kernel, so
 * that making a tensor need not look at the mode. A result that shares an argument's storage is a
 * view or the argument itself, and is not marked.
 */
static TNI_COLD tn_status call_in_inference(const tn_op *op, const tni_signature *signature,
                                            const tni_dispatch_table *table, tni_keyset keys,
                                            const StableIValue *args, StableIValue *outs)
{
    TN_TRY(call_kernel_of(op, signature, table, keys, args, outs));
    for (size_t i = 0; i < signature->nreturns; i++) {
        if (signature->returns[i] == TNI_PLAIN_TENSOR) {
            mark_inference(signature, args, tni_boxed_tensor(outs[i]));
        } else if (signature->returns[i] == (TNI_SHAPE_LIST | TNI_TYPE_TENSOR)) {
            const tni_list *list = (const tni_list *)(uintptr_t)outs[i];
            for (size_t j = 0; j < list->size; j++)
                mark_inference(signature, args, tni_boxed_tensor(list->items[j]));
        }
    }
    return TN_OK;
}

/*
 * The full path of a call:
 *
 *     keys   = those of the tensors | those the thread includes
 *     keys  &= ~ those the thread excludes      (backend bits stay: they say where the data is)
 *     keys  &= the operator's mask
 *     index  = highest functionality and, within it, highest backend
 *
 * The thread's sets are kept as differences from their defaults: so the zeroed memory of a new
 * thread is right, and two exclusive-ors give the sets. The arguments were boxed by `signature`, so
 * they are read by it, even if the operator was withdrawn and defined again since.
 */
static TNI_NOINLINE tn_status dispatch_any(const tn_op *op, const tni_signature *signature,
                                           const StableIValue *args, StableIValue *outs)
{
    const tni_dispatch_table *table = atomic_load_explicit(&op->table, memory_order_acquire);
    if (TNI_UNLIKELY(table == NULL) && (table = tni_op_dispatch_table(op)) == NULL)
        return TN_ERR_MEMORY;
    bool autograd = false;
    const tni_thread_state *thread = &tni_tls_keys;
    tni_keyset keys = keys_of_arguments(signature, args, &autograd);
    if (TNI_UNLIKELY((keys & UNDEFINED_SEEN) != 0)) {
        TN_TRY(check_undefined(op, signature, args));
        keys &= ~UNDEFINED_SEEN;
    }
    if (TNI_UNLIKELY((keys & TNI_INFERENCE_SEEN) != 0)) {
        TN_TRY(check_inference(signature, args));
        keys &= ~TNI_INFERENCE_SEEN;
    }
    keys |= thread->included ^ TNI_DEFAULT_INCLUDED;
    tni_keyset excluded = thread->excluded ^ TNI_DEFAULT_EXCLUDED;
    keys &= ~excluded | TNI_BACKEND_BITS; /* backend bits stay: they say where the data is */
    keys &= mask_of(table, keys, autograd && tni_grad_mode());
    if (TNI_UNLIKELY(is_followed(thread)))
        return call_followed(op, signature, TN_STEP_CALL, keys, args, outs);
    if (tni_inference_mode())
        return call_in_inference(op, signature, table, keys, args, outs);
    return call_kernel_of(op, signature, table, keys, args, outs);
}

/*
 * Slow path. Most calls that come here have common CPU tensors, one of them with autograd state:
 * for these, too, the table caches the kernel; while grad mode is off, it is that of other tensors.
 */
static TNI_NOINLINE tn_status dispatch_rare(const tn_op *op, const tni_signature *signature,
                                            const StableIValue *args, StableIValue *outs)
{
    const tni_dispatch_table *table = atomic_load_explicit(&op->table, memory_order_acquire);
    const tni_thread_state *thread = &tni_tls_keys;
    if ((thread->included | thread->excluded | (uintptr_t)thread->trace) != 0 ||
        !all_common_cpu(signature, args, true))
        return dispatch_any(op, signature, args, outs);
    bool is_recording = tni_grad_mode();
    const tni_kernel *kernel = atomic_load_explicit(
        is_recording ? &table->fast_kernel_autograd : &table->fast_kernel, memory_order_acquire);
    tni_keyset keys = atomic_load_explicit(
        is_recording ? &table->fast_keys_autograd : &table->fast_keys, memory_order_acquire);
    return run_kernel(&(tn_call){op, signature, kernel, keys}, args, outs);
}

static tn_status follow(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    return dispatch_any(call->op, call->signature, args, outs);
}

const tni_kernel tni_followed_kernel = {.function = follow, .origin = ""};

/*
 * Fast path: for common CPU tensors on a thread with default keys, the table caches the kernel,
 * once with and once without autograd. The tensors must be the first arguments, and no other
 * argument may hold any, as in most operators. Nothing is called before the kernel, so no register
 * has to be saved.
 */
__attribute__((always_inline)) static inline tn_status dispatch(const tn_op *op,
                                                                const tni_signature *signature,
                                                                const StableIValue *args,
                                                                StableIValue *outs)
{
    const tni_dispatch_table *table = atomic_load_explicit(&op->table, memory_order_acquire);
    const tni_thread_state *thread = &tni_tls_keys;
    if (TNI_UNLIKELY(!signature->is_leading || table == NULL))
        return dispatch_any(op, signature, args, outs);
    if (TNI_UNLIKELY(!all_common_cpu(signature, args, false) ||
                     (thread->included | thread->excluded | (uintptr_t)thread->trace) != 0))
        return dispatch_rare(op, signature, args, outs);
    const tni_kernel *kernel = atomic_load_explicit(&table->fast_kernel, memory_order_acquire);
    tni_keyset keys = atomic_load_explicit(&table->fast_keys, memory_order_acquire);
    return run_kernel(&(tn_call){op, signature, kernel, keys}, args, outs);
}

/* For callers that have boxed by a signature: the call must be dispatched by the same one. */
tn_status tni_dispatch_signed(const tn_op *op, const tni_signature *signature,
                              const StableIValue *args, StableIValue *outs)
{
    return dispatch(op, signature, args, outs);
}

tn_status tni_dispatch(const tn_op *op, const StableIValue *args, StableIValue *outs)
{
    const tni_signature *signature = atomic_load_explicit(&op->signature, memory_order_acquire);
    if (TNI_UNLIKELY(signature == NULL))
        return tni_fail_undefined(op);
    return dispatch(op, signature, args, outs);
}

/*
 * For wrappers (autograd, fallthroughs, fallbacks): the key set is given. The thread's keys and the
 * mask do not apply, because the wrapper has decided what is left. A fallthrough that is reached
 * runs as a kernel, which redispatches.
 */
tn_status tni_redispatch(const tn_op *op, tni_keyset keys, const StableIValue *args,
                         StableIValue *outs)
{
    const tni_signature *signature = atomic_load_explicit(&op->signature, memory_order_acquire);
    const tni_dispatch_table *table = atomic_load_explicit(&op->table, memory_order_acquire);
    if (TNI_UNLIKELY(signature == NULL))
        return tni_fail_undefined(op);
    if (TNI_UNLIKELY(table == NULL) && (table = tni_op_dispatch_table(op)) == NULL)
        return TN_ERR_MEMORY;
    if (TNI_UNLIKELY(is_followed(&tni_tls_keys)))
        return call_followed(op, signature, TN_STEP_REDISPATCH, keys, args, outs);
    return call_kernel_of(op, signature, table, keys, args, outs);
}

/* Keys that say where and how elements are stored, and which lazy bits must be resolved first. */
#define ELEMENT_BITS                                                                               \
    (TNI_BACKEND_BITS | TNI_FUNCTIONALITY_BIT(DENSE) | TNI_FUNCTIONALITY_BIT(FPGA) |               \
     TNI_FUNCTIONALITY_BIT(VULKAN) | TNI_FUNCTIONALITY_BIT(METAL) |                                \
     TNI_FUNCTIONALITY_BIT(QUANTIZED) | TNI_FUNCTIONALITY_BIT(MKLDNN_CPU) |                        \
     TNI_FUNCTIONALITY_BIT(SPARSE) | TNI_FUNCTIONALITY_BIT(SPARSE_CSR) |                           \
     TNI_FUNCTIONALITY_BIT(NESTED_TENSOR) | TNI_FUNCTIONALITY_BIT(CONJUGATE) |                     \
     TNI_FUNCTIONALITY_BIT(NEGATIVE) | TNI_FUNCTIONALITY_BIT(ZERO_TENSOR))

/*
 * Call the backend's kernel, without autograd and without the thread's keys. Tensors that are not
 * on the CPU keep their own backend.
 */
tn_status tni_dispatch_direct(const tn_op *op, const StableIValue *args, StableIValue *outs)
{
    const tni_signature *signature = atomic_load_explicit(&op->signature, memory_order_acquire);
    const tni_dispatch_table *table = atomic_load_explicit(&op->table, memory_order_acquire);
    bool autograd = false;
    if (TNI_UNLIKELY(signature == NULL))
        return tni_fail_undefined(op);
    if (TNI_UNLIKELY(table == NULL) && (table = tni_op_dispatch_table(op)) == NULL)
        return TN_ERR_MEMORY;
    tni_keyset keys = keys_of_arguments(signature, args, &autograd);
    if (TNI_UNLIKELY((keys & UNDEFINED_SEEN) != 0))
        TN_TRY(check_undefined(op, signature, args));
    keys &= ELEMENT_BITS; /* also removes UNDEFINED_SEEN and TNI_INFERENCE_SEEN */
    if ((keys & ~TNI_BACKEND_BITS) == 0)
        keys |= TNI_FUNCTIONALITY_BIT(DENSE);
    if (TNI_UNLIKELY(is_followed(&tni_tls_keys)))
        return call_followed(op, signature, TN_STEP_DIRECT, keys, args, outs);
    return call_kernel_of(op, signature, table, keys, args, outs);
}

/*
 * The public name of a call. NULL is caught, because a C program gets it from a look-up whose
 * status it ignored; ivalues are not checked.
 */
tn_status tn_op_call_boxed(const tn_op *op, const StableIValue *args, StableIValue *outs)
{
    if (TNI_UNLIKELY(op == NULL))
        return tni_fail_null(__func__, "op");
    const tni_signature *signature = atomic_load_explicit(&op->signature, memory_order_acquire);
    if (TNI_UNLIKELY(signature == NULL))
        return tni_fail_undefined(op);
    return dispatch(op, signature, args, outs);
}

const tn_op *tn_call_op(const tn_call *call)
{
    return call != NULL ? call->op : NULL;
}

void *tn_call_context(const tn_call *call)
{
    return call != NULL ? call->kernel->context : NULL;
}
