/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * dispatch: from an operator and its arguments to the kernel that runs.
 *
 *     keys of the tensor arguments ─┐
 *     thread's included, excluded ──┴─► key set & operator's mask ─► entry ─► kernel
 *
 * A key set is PyTorch's 64-bit word: 16 backend bits, functionality bits above; the highest
 * functionality and the highest backend select a runtime key (keys.h). An operator's dispatch table
 * has one entry per runtime key. It is computed whole at the first call (dispatch_table.c), and
 * again whenever a registration changes; operators that are never called have none.
 *
 * In parts: keys.h, signature.h (what a call needs of the schema), boxed.h (ivalues), boxing.h
 * (reading and making them by type), older_schemas.h, this file (operators, kernels, the call),
 * callees.h (operators that Tenon's C code calls), builtins.h (the table of Tenon's own operators).
 *
 * Threads: registration is serialised by one lock (tni_registry_lock); lookups and calls take none.
 * Operators, tables, compiled signatures and kernel records are published atomically and never
 * freed.
 */
#ifndef TENON_DISPATCHER_H
#define TENON_DISPATCHER_H

#include "dispatch/signature.h"

/* ---- kernels and operators (op_table.c, dispatch_table.c) ---- */

enum {
    TNI_KERNEL_FALLTHROUGH = 1 << 0, /* skip this key */
    TNI_KERNEL_BUILT_IN = 1 << 1,    /* Tenon's own: of a built-in operator or fallback */
    TNI_KERNEL_FALLBACK = 1 << 2     /* stands for every operator at its key */
};

/* A registered kernel. Never freed; withdrawn kernels are only unlinked. */
typedef struct tni_kernel {
    tn_kernel function;          /* borrowed arguments in, new results out */
    tn_kernel body;              /* what a guarded kernel does (guards.c), NULL for others */
    void *context;               /* for function, through tn_call_context */
    uint32_t flags;              /* TNI_KERNEL_… */
    tni_key key;                 /* the runtime or alias key it was registered for */
    const char *origin;          /* "library file:line", never freed */
    const tn_schema *claim;      /* the signature it was written for, NULL if it claims none */
    const char *types;           /* the type string of TN_KERNEL, lasting; NULL without one */
    struct tni_kernel *older;    /* the kernel for the same key that this one hides */
    struct tni_kernel *next_key; /* the newest kernel of the operator's next key */
} tni_kernel;

/* An operator: a name that can be called once it has a schema and a kernel. */
struct tn_op {
    tni_name name;                              /* "ns::name" or "ns::name.overload" */
    uint32_t stem;                              /* bytes of "ns::name": where ".overload" begins */
    _Atomic(const tni_signature *) signature;   /* NULL until defined, and after withdrawal */
    _Atomic(struct tni_dispatch_table *) table; /* NULL until the first call */
    tni_kernel *kernels;                        /* newest kernel per key; the registry lock's */
    const struct tni_builtin
        *builtin;        /* the entry of the table of built-in operators, NULL for foreign ones */
    const char *origin;  /* where it was defined, "" before */
    const int32_t *tags; /* tags of the definition, never freed */
    size_t ntags;        /* number of tags */
    _Atomic(const char *) python_module; /* module that has its meta kernel, NULL if unknown */
    _Atomic(bool) was_defined;           /* had a schema once: calls say "unloaded" */
};

/* What a kernel may ask about its call. */
struct tn_call {
    const tn_op *op;                /* the operator called */
    const tni_signature *signature; /* its signature */
    const tni_kernel *kernel;       /* the kernel that was chosen */
    tni_keyset keys;                /* the set that chose it: wrappers redispatch with less */
};

/* The lock of all registrations. Never held while foreign code or a warning handler runs. */
void tni_registry_lock(void);
void tni_registry_unlock(void);

/*
 * The operator called "ns::name[.overload]": defined, built in or known only by a kernel. NULL if
 * unknown. Takes no lock unless a built-in operator is seen for the first time.
 */
tn_op *tni_op_lookup(const char *name, size_t length);

/* As above from the two parts the ABI passes ("" is no overload). Hot: no lock, no allocation. */
tn_op *tni_op_lookup_parts(const char *name, const char *overload);

/* As lookup, making an operator without schema if there is none. With the lock held. */
tn_status tni_op_intern(const char *name, size_t length, tn_op **out) TN_NODISCARD;

/*
 * With the lock held: whether no key has two lists of kernels, all kernels of a list are for its
 * key, and those that are hidden have no next key.
 */
bool tni_op_is_valid(const tn_op *op);

/* With the lock held: publishes or (NULL) withdraws the schema. */
void tni_op_set_signature(tn_op *op, const tni_signature *signature);

/* With the lock held: `kernel` becomes the newest for its key, or is unlinked. */
void tni_op_add_kernel(tn_op *op, tni_kernel *kernel);
void tni_op_remove_kernel(tn_op *op, tni_kernel *kernel);

/*
 * With the lock held, before it is added: a kernel for a device gets the device check and the
 * device guard of a built-in operator before it.
 */
void tni_kernel_guard(const tn_op *op, tni_kernel *kernel);

/*
 * Memory that readers without a lock may look at for ever: operators, kernels, signatures and their
 * texts. Zeroed. With the lock held; tni_immortal_free only before anything was published.
 */
void *tni_immortal_alloc(size_t bytes);
char *tni_immortal_text(const char *text, size_t length);
void tni_immortal_free(void *memory);

/* With the lock held: the fallback of a runtime key, NULL for none; setting resets every table. */
const tni_kernel *tni_fallback_get(tni_key key);
void tni_fallback_set(tni_key key, const tni_kernel *kernel);

/* Which kernel an entry gets, and by which rule. `kernel` NULL is a missing entry. */
typedef struct tni_resolution {
    const tni_kernel *kernel; /* the kernel, or the error kernel of an ambiguous entry */
    const char *rule;         /* "kernel", "default backend kernel", "math kernel" … */
} tni_resolution;

/*
 * Which kernel an entry gets, as a pure function of the operator's registrations and the fallbacks.
 * With the lock held.
 */
tni_resolution tni_resolve_key(const tn_op *op, tni_key key);

/* ---- profiles (profile.c) ---- */

/* Whether a profile runs. */
extern _Atomic(bool) tni_profile_is_on;

static inline bool tni_profile_runs(void)
{
    return atomic_load_explicit(&tni_profile_is_on, memory_order_relaxed);
}

/* What a profile follows until it ends: a call, or a node of a program. The caller's memory. */
typedef struct tni_profile_mark {
    uint64_t begin;      /* the clock */
    uint32_t generation; /* which profile */
    uint32_t depth;      /* followed calls, or nodes, around it */
    char inputs[76];     /* dtypes and sizes of a call's tensors */
} tni_profile_mark;

/* A node of an exported program: its texts are copied. */
typedef struct tni_profile_node {
    const char *name;   /* in its graph */
    const char *target; /* what it calls */
    const char *source; /* the author's line, or "" */
    const tn_op *op;    /* the operator that it calls, or NULL */
} tni_profile_node;

/* Begin the profile that TENON_TRACE asks for, once. Not with the registry's lock held. */
void tni_profile_start_from_env(void);

/* Follow a node while a profile runs. */
TNI_COLD void tni_profile_node_enter(tni_profile_mark *mark);
TNI_COLD void tni_profile_node_leave(const tni_profile_mark *mark, const tni_profile_node *node,
                                     tn_status status);

/* Follow a run of the model or program at `path` while a profile runs. */
TNI_COLD void tni_profile_run_enter(tni_profile_mark *mark);
TNI_COLD void tni_profile_run_leave(const tni_profile_mark *mark, const char *path,
                                    tn_status status);

/* ---- the call (calls.c) ---- */

/* The main entry: chooses by the arguments' keys and calls. `args` borrowed, `outs` new. */
tn_status tni_dispatch(const tn_op *op, const StableIValue *args, StableIValue *outs) TN_NODISCARD;

/* As tni_dispatch, for a caller that made `args` by `signature`: another one may be in force by
 * now. */
tn_status tni_dispatch_signed(const tn_op *op, const tni_signature *signature,
                              const StableIValue *args, StableIValue *outs) TN_NODISCARD;

/* The same with a given key set, used as it is: arguments and thread are not asked. */
tn_status tni_redispatch(const tn_op *op, tni_keyset keys, const StableIValue *args,
                         StableIValue *outs) TN_NODISCARD;

/*
 * Calls the kernel of the backend on which the arguments lie, CPU without any, past autograd,
 * autocast and the thread's keys; lazily conjugated and negated arguments are made plain.
 */
tn_status tni_dispatch_direct(const tn_op *op, const StableIValue *args,
                              StableIValue *outs) TN_NODISCARD;

/* What stands in the entry of a fallthrough: calls the next lower functionality. */
tn_status tni_fallthrough_call(const tn_call *call, const StableIValue *args, StableIValue *outs);

#endif
