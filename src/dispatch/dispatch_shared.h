/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What the files of dispatch share among themselves: how a key set selects an entry, the thread's
 * keys, an operator's table, and the kernels that stand in a table without anybody having
 * registered them.
 */
#ifndef TENON_DISPATCH_SHARED_H
#define TENON_DISPATCH_SHARED_H

#include "dispatch/builtins.h"
#include "dispatch/dispatcher.h"

#include <tenon/experimental/explain.h>

/* ---- from a set to an entry ---- */

/* Where a functionality's entries begin, and whether the backend counts. */
typedef struct tni_key_range {
    uint8_t first;        /* entry of its first (or only) runtime key */
    uint8_t backend_mask; /* 0xff if there is one entry per backend, else 0 */
} tni_key_range;
extern const tni_key_range tni_key_ranges[TNI_NUM_FUNCTIONALITIES];

/* The functionality of each entry. */
extern const uint8_t tni_key_functionality[TNI_NUM_RUNTIME_KEYS];

/* Whether a set has no bit beyond the highest functionality's. */
static inline bool tni_keyset_is_valid(tni_keyset keys)
{
    return keys >> (TNI_NUM_BACKENDS + TNI_NUM_FUNCTIONALITIES - 1) == 0;
}

/* Number of the highest functionality; 0 for a set without one. */
static inline unsigned tni_highest_functionality(tni_keyset keys)
{
    tni_keyset functionalities = keys >> TNI_NUM_BACKENDS;
    return functionalities == 0 ? 0u : 64u - (unsigned)__builtin_clzll(functionalities);
}

/* Number of the highest backend; CPU for a set without one. */
static inline unsigned tni_highest_backend(tni_keyset keys)
{
    return 63u - (unsigned)__builtin_clzll((keys & TNI_BACKEND_BITS) | 1u);
}

static inline unsigned tni_table_index(tni_keyset keys)
{
    tni_key_range range = tni_key_ranges[tni_highest_functionality(keys)];
    TNI_ASSERT(tni_keyset_is_valid(keys));
    return range.first + (tni_highest_backend(keys) & range.backend_mask);
}

/* Marks a key set in which an argument was made in inference mode: bit 62, which no key has. */
#define TNI_INFERENCE_SHIFT 56
#define TNI_INFERENCE_SEEN  ((tni_keyset)TNI_TENSOR_INFERENCE << TNI_INFERENCE_SHIFT)

/*
 * What one tensor (NULL: undefined) adds to a call's keys; *autograd becomes true if it has
 * autograd state.
 */
static inline tni_keyset tni_tensor_call_keys(const tn_tensor *tensor, bool *autograd)
{
    if (tensor == NULL)
        return 0;
    if ((tensor->flags & TNI_TENSOR_AUTOGRAD) != 0)
        *autograd = true;
    return tensor->keys | (tni_keyset)(tensor->flags & TNI_TENSOR_INFERENCE) << TNI_INFERENCE_SHIFT;
}

/* ---- the thread's keys ---- */

#define TNI_DEFAULT_INCLUDED                                                                       \
    (TNI_FUNCTIONALITY_BIT(BACKEND_SELECT) | TNI_FUNCTIONALITY_BIT(AD_INPLACE_OR_VIEW))
#define TNI_DEFAULT_EXCLUDED                                                                       \
    (TNI_FUNCTIONALITY_BIT(AUTOCAST_CPU) | TNI_FUNCTIONALITY_BIT(AUTOCAST_MTIA) |                  \
     TNI_FUNCTIONALITY_BIT(AUTOCAST_MAIA) | TNI_FUNCTIONALITY_BIT(AUTOCAST_XPU) |                  \
     TNI_FUNCTIONALITY_BIT(AUTOCAST_IPU) | TNI_FUNCTIONALITY_BIT(AUTOCAST_HPU) |                   \
     TNI_FUNCTIONALITY_BIT(AUTOCAST_XLA) | TNI_FUNCTIONALITY_BIT(AUTOCAST_MPS) |                   \
     TNI_FUNCTIONALITY_BIT(AUTOCAST_CUDA) | TNI_FUNCTIONALITY_BIT(AUTOCAST_PRIVATEUSE1))

/* Differences from the defaults, so that a new thread's zeroed memory is right. */
typedef struct tni_thread_state {
    tni_keyset included;     /* against TNI_DEFAULT_INCLUDED */
    tni_keyset excluded;     /* against TNI_DEFAULT_EXCLUDED */
    struct tni_trace *trace; /* who follows this thread's calls (trace.c); NULL: nobody */
} tni_thread_state;
extern TNI_THREAD_LOCAL tni_thread_state tni_tls_keys;

/* Keys of arguments, as a thread in its first state turns them into those of a call. */
static inline tni_keyset tni_default_keys(tni_keyset keys)
{
    return (keys | TNI_DEFAULT_INCLUDED) & (~TNI_DEFAULT_EXCLUDED | TNI_BACKEND_BITS);
}

/* ---- tables ---- */

/*
 * What an operator's calls read: which functionalities count (fallthroughs are masked, per backend,
 * and Tenon's own autograd where no argument has autograd state or grad mode is off), and the
 * kernel of every entry. No entry is NULL: error kernels stand where nothing was registered.
 */
typedef struct tni_dispatch_table {
    /* [grad mode is on, and an argument has autograd state][backend] */
    _Atomic(tni_keyset) masks[2][TNI_NUM_BACKENDS];
    _Atomic(const tni_kernel *) kernels[TNI_NUM_RUNTIME_KEYS]; /* by runtime key */
    _Atomic(tni_keyset) fast_keys; /* masked, of common CPU tensors without autograd state */
    /* The kernel that these select; while a profile runs, tni_followed_kernel. */
    _Atomic(const tni_kernel *) fast_kernel;
    /* The same for common CPU tensors of which one has autograd state. */
    _Atomic(tni_keyset) fast_keys_autograd;
    _Atomic(const tni_kernel *) fast_kernel_autograd;
    /* For Meta: Tenon's kernel behind the check of guards.c; zero where another kernel is. */
    tni_kernel without_data;
} tni_dispatch_table;

/* With the lock held: whether every entry has a kernel, and what is kept at hand is what the
 * entries say. */
bool tni_dispatch_table_is_valid(const tni_dispatch_table *table);

/* The operator's table, made now if there is none; NULL after a recorded failure. Takes the lock.
 */
tni_dispatch_table *tni_op_dispatch_table(const tn_op *op);

/* With the lock held: computes the table of an operator again, if it has one. */
void tni_dispatch_table_refresh(tn_op *op);

/* With the lock held: as above for every operator. */
void tni_dispatch_tables_refresh_all(void);

/*
 * With the lock held: the kernel for tensors without data, which is `*checked` for one of Tenon's
 * own. That is written once, zeroed before.
 */
const tni_kernel *tni_kernel_without_data(const tn_op *op, const tni_kernel *kernel,
                                          tni_kernel *checked);

/* A kernel that reports why its entry cannot run, in place of a missing or an ambiguous one. */
extern const tni_kernel tni_missing_kernel;
extern const tni_kernel tni_ambiguous_kernel;

/* The fallbacks of Conjugate and Negative (lazy_bits.c). */
extern const tni_kernel tni_conjugate_kernel;
extern const tni_kernel tni_negative_kernel;

/* Which of Conjugate and Negative a built-in operator heeds itself; their number. */
size_t tni_heeded_bits(const char *name, tni_key keys[2]);

/* The built-in fallback of a runtime key; NULL where there is none. */
const tni_kernel *tni_builtin_fallback(tni_key key);

/* ---- calls ---- */

/*
 * With a trace: tells of a choice before its kernel runs, and that the kernel is done. Calls in
 * between are one deeper.
 */
TNI_COLD void tni_trace_enter(const tn_op *op, const tni_signature *signature, tn_step_kind kind,
                              tni_keyset keys, const StableIValue *args);
TNI_COLD void tni_trace_leave(void);

/* Calls with tagged values for given keys, as tni_redispatch does with ivalues. */
tn_status tni_redispatch_values(const tn_op *op, tni_keyset keys, const tn_value *args,
                                size_t nargs, tn_value *outs, size_t nouts) TN_NODISCARD;

TNI_COLD void tni_profile_enter(tni_profile_mark *mark, const tni_signature *signature,
                                const StableIValue *args);
TNI_COLD void tni_profile_leave(const tni_profile_mark *mark, const tn_op *op, tni_keyset keys,
                                tn_status status);

/* Stands in a table's `fast_kernel` while a profile runs: calls go the long way, which is followed.
 */
extern const tni_kernel tni_followed_kernel;

/* What tn_op_dispatch says of one entry; with an empty rule if it has no kernel. Takes the lock. */
tn_dispatch_row tni_describe_key(const tn_op *op, tni_key key);

/* The failure of calling an operator without schema, withdrawn or never defined. */
TNI_COLD tn_status tni_fail_undefined(const tn_op *op);

/* ---- operators ---- */

/* All operators by name; for listing with the lock held. */
extern tni_table tni_op_table;

/* With the lock held: a new operator that is not in the table yet; NULL without memory. */
tn_op *tni_op_new(const char *name, size_t length);

/* The index of the built-in operator called so, -1 for none. */
int64_t tni_builtin_find(const char *name, size_t length);

/* With the lock held: makes an operator of a built-in's entry and publishes it. */
tn_status tni_builtin_intern(int64_t index, tn_op **out) TN_NODISCARD;

/* With the lock held: give a built-in operator the schema that its release has. */
tn_status tni_builtin_set_schema(tn_op *op, int64_t index) TN_NODISCARD;

/*
 * Of a built-in operator: which releases of PyTorch have it, NULL if all do; whether the process
 * chose one that does not; and the schema that the reported release has.
 */
const tni_builtin_release *tni_release_find(int64_t index);
bool tni_release_hides(int64_t index);
const char *tni_release_schema(int64_t index);

/* Drops an owned value by its type alone, as tni_argcode_drop does by code and type. */
void tni_type_drop(const tni_type *type, StableIValue value);

/* ---- values of calls (call_values.c) ---- */

struct tni_scratch;

/*
 * Boxes `value` for an argument of `op`, or, where `type` is not the argument's, for an element of
 * it: checks and converts as tn_op_call says. What the ivalue points to lies in `area` or is the
 * value's.
 */
tn_status tni_value_box(struct tni_scratch *area, const tn_op *op, const tni_arg *arg,
                        const tni_type *type, const tn_value *value,
                        StableIValue *out) TN_NODISCARD;

/*
 * All results of a call, whose ivalues are taken, also on failure; `values` holds `nreturns` of
 * them and is written on success only as far as the caller may read it.
 */
tn_status tni_returns_unbox(const tni_signature *signature, StableIValue *ivalues,
                            tn_value *values) TN_NODISCARD;

/* `status`, a failure; its message names the operator from now on. */
TNI_COLD tn_status tni_fail_in(const tn_op *op, tn_status status);

/* Appends the keys that `op` has kernels for, "CPU, Meta", or "none". Takes the lock. */
void tni_op_print_keys(tni_buffer *buffer, const tn_op *op);

/*
 * Appends operators with a name near `asked` that have kernels and no definition, "; a kernel is
 * registered for ns::name (at file:line), which no library defines", or nothing. Takes the lock.
 */
void tni_op_print_orphans(tni_buffer *text, const char *asked);

#endif
