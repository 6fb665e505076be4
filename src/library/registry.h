/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * library: blocks of registrations and who owns them.
 *
 * A tn_library (include/tenon/library.h) remembers every definition, kernel and fallback that it
 * registered, so that freeing it withdraws exactly these. Definitions and kernels come in any
 * order: a kernel for an operator that nobody has defined waits without a schema. A block made
 * while an extension is loaded belongs to that load (tni_load_scope), which collects failures and
 * rolls back.
 */
#ifndef TENON_REGISTRY_H
#define TENON_REGISTRY_H

#include "dispatch/dispatcher.h"
#include <tenon/library.h>

/* A kernel of the ABI: it owns its stack, returns its results on it, and may throw. */
typedef void (*tni_foreign_kernel)(StableIValue *stack, uint64_t num_args, uint64_t num_outputs);

/* Whether `library` is a live block made by tn_library_new; it may be any pointer. */
bool tni_library_is_live(const tn_library *library);

/*
 * The ABI's impl: register `adapter`, whose context is `function`. A NULL function registers
 * nothing.
 */
tn_status tni_library_impl_foreign(tn_library *library, const char *name, tn_kernel adapter,
                                   tni_foreign_kernel function) TN_NODISCARD;

/*
 * Announce the type string that TN_KERNEL has for `function`, if that is the block's next kernel;
 * schema and kernel are compared by it.
 */
tn_status tni_library_announce_types(tn_library *library, tni_foreign_kernel function,
                                     const char *types) TN_NODISCARD;

/*
 * Append "ns::name" for a name that a block may call an operator: with its own namespace, or none.
 */
tn_status tni_library_qualify(const tn_library *library, const char *name,
                              tni_buffer *full) TN_NODISCARD;

/*
 * Whether a library has ever registered a kernel for an operator of ATen: then one form of an
 * operator may compute something else than another, and none is called for another. Kernels for
 * autocast do not count.
 */
extern _Atomic(bool) tni_aten_has_foreign_kernels;

/*
 * Register a kernel for the key Autograd that only records calls, written for `schema`. Like
 * Tenon's own, it is skipped by calls of which nothing is recorded.
 */
tn_status tni_library_impl_recorder(tn_library *library, const char *name, const tn_schema *schema,
                                    tn_kernel kernel, void *context) TN_NODISCARD;

/* Set the Python module with the meta kernels of the block's operators; for messages. */
tn_status tni_library_set_python_module(tn_library *library, const char *module,
                                        const char *context) TN_NODISCARD;

/*
 * A load in progress on this thread: the blocks made during it, and the first failure. PyTorch's
 * wrappers ignore failed registrations, or end the process inside static initialisers; so a
 * registration that fails during a load is recorded, reports success, and fails the load.
 */
typedef struct tni_load_scope {
    tn_library **libraries;        /* blocks made during the load, in order */
    size_t count;                  /* blocks in use */
    size_t capacity;               /* blocks allocated */
    tn_status status;              /* the first failure; TN_OK if there was none */
    char *message;                 /* its message, owned */
    struct tni_deferred *deferred; /* what runs at its end, in order; owned */
    struct tni_load_scope *outer;  /* the load that was in progress before this one */
} tni_load_scope;

void tni_load_scope_begin(tni_load_scope *scope);

/* End the scope: TN_OK, or withdraw all blocks and return the first failure with its message. */
tn_status tni_load_scope_end(tni_load_scope *scope) TN_NODISCARD;

/* Return the load in progress on this thread; NULL if there is none. */
tni_load_scope *tni_load_scope_current(void);

/*
 * Record this thread's last failure in the load in progress and return TN_OK; without a load,
 * return `status`.
 */
tn_status tni_load_scope_absorb(tn_status status);

/* Something that a load runs at its end, when all its blocks are there. */
typedef struct tni_deferred {
    struct tni_deferred *next;               /* the next one of the load */
    tn_status (*run)(struct tni_deferred *); /* its failure is the load's */
    void (*drop)(struct tni_deferred *);     /* frees it, whether it ran or not */
} tni_deferred;

/* Add it to the load in progress on this thread; there must be one. */
void tni_load_scope_defer(tni_deferred *deferred);

/* Withdraw the blocks of a finished load, newest first, and free the array. */
void tni_libraries_withdraw(tn_library **libraries, size_t count);

/*
 * Visit the operators that a block defined, in order of definition. Return false if the visitor
 * stopped.
 */
bool tni_library_visit(const tn_library *library, tn_op_visitor visitor, void *context);

#endif
