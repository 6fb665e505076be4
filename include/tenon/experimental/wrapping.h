/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Kernels that wrap others: what PyTorch's guards of the dispatch keys and `redispatch` are.
 * Experimental: it may change with any release (docs/versions.md).
 *
 * A kernel for a high key (Autograd, Autocast, a mode of the program's own) does its part and calls
 * the operator again below its key:
 *
 *     static tn_status count(const tn_call *call, const StableIValue *args, StableIValue *outs)
 *     {
 *         ++*(int *)tn_call_context(call);
 *         return tn_call_redispatch(call, NULL, args, outs);
 *     }
 *
 * A guard changes the keys of all calls on this thread until it is left:
 *
 *     tn_key_guard guard;
 *     if (tn_key_guard_enter(NULL, "Autograd", &guard) == TN_OK) {
 *         ...                         (calls here see no Autograd kernel)
 *         tn_key_guard_leave(&guard);
 *     }
 *
 * A call's keys are those of its tensors and what the thread includes, without what the thread
 * excludes: excluding wins. A thread begins with BackendSelect and ADInplaceOrView included and the
 * Autocast keys excluded. A key that no kernel shall be called for, for one operator or for all, is
 * a fallthrough: tn_library_impl_fallthrough, tn_library_fallback (tenon/library.h).
 */
#ifndef TENON_WRAPPING_H
#define TENON_WRAPPING_H

#include <tenon/library.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Calls the operator of `call` again with the call's keys below `key`, a runtime key or an alias
 * (NULL: the key at which this kernel runs). Neither the arguments nor the thread are asked for
 * keys again. `args` and `outs` are those of a kernel: borrowed in, new out. TN_ERR_RUNTIME: no
 * such key. TN_ERR_NOT_IMPLEMENTED: there is no kernel below. Else what the kernel returns.
 */
TN_API tn_status tn_call_redispatch(const tn_call *call, const char *key, const StableIValue *args,
                                    StableIValue *outs) TN_NODISCARD;

/*
 * The same with other arguments than the kernel's, as tagged values: boxed, checked and completed
 * as tn_op_call does, with results that are new.
 */
TN_API tn_status tn_call_redispatch_values(const tn_call *call, const char *key,
                                           const tn_value *args, size_t nargs, tn_value *outs,
                                           size_t nouts) TN_NODISCARD;

/* The runtime key at which the kernel runs, "AutogradCPU"; static, "" for NULL. */
TN_API const char *tn_call_key(const tn_call *call);

/* What a guard has changed, for leaving it: functionalities as bits. The caller's memory. */
typedef struct tn_key_guard {
    uint64_t included; /* added to what the thread includes */
    uint64_t excluded; /* added to what the thread excludes */
} tn_key_guard;

/*
 * Includes and excludes keys on this thread: names with commas between them, `Autograd` for all
 * keys of autograd; NULL for none. Excluding a backend's key (CPU) excludes the functionality
 * (Dense) for all backends, as in PyTorch. TN_ERR_RUNTIME: a word is no such key, and nothing has
 * changed.
 */
TN_API tn_status tn_key_guard_enter(const char *include, const char *exclude,
                                    tn_key_guard *out) TN_NODISCARD;

/*
 * Undoes what this guard has changed and nothing else: what was included or excluded before stays
 * so. On the thread that entered it, guards that were entered later first. NULL is legal.
 */
TN_API void tn_key_guard_leave(const tn_key_guard *guard);

#ifdef __cplusplus
}
#endif
#endif
