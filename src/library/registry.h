/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * library: blocks of registrations and who owns them.
 *
 * A tn_library (include/tenon/library.h) remembers every definition, kernel and fallback it made,
 * so that freeing it withdraws exactly those. Definitions and kernels come in any order: a kernel
 * for an operator nobody defined waits without a schema. A block made while an extension loads
 * belongs to that load (tni_load_scope), which collects failures and rolls back.
 */
#ifndef TENON_REGISTRY_H
#define TENON_REGISTRY_H

#include "dispatch/dispatcher.h"
#include <tenon/library.h>

/* A kernel of the ABI: owns its stack, returns through it, may throw. */
typedef void (*tni_foreign_kernel)(StableIValue *stack, uint64_t num_args, uint64_t num_outputs);

/* Whether `library` is a live block made by tn_library_new (and not garbage or freed). */
bool tni_library_is_live(const tn_library *library);

/* The ABI's impl: `adapter` is called with `function` as its context. NULL function registers
 * nothing. */
tn_status tni_library_impl_foreign(tn_library *library, const char *name, tn_kernel adapter,
                                   tni_foreign_kernel function) TN_NODISCARD;

/*
 * What the next kernel of the block was written for, if it is `function`: the type string of
 * TN_KERNEL, which schema and kernel are compared by.
 */
tn_status tni_library_announce_types(tn_library *library, tni_foreign_kernel function,
                                     const char *types) TN_NODISCARD;

/*
 * Appends "ns::name" of what a block may call an operator: with its own namespace or none.
 */
tn_status tni_library_qualify(const tn_library *library, const char *name,
                              tni_buffer *full) TN_NODISCARD;

/*
 * Registers for the key Autograd a kernel that only records calls, written for `schema`: calls of
 * which nothing is to be recorded pass it by, as they do Tenon's own.
 */
tn_status tni_library_impl_recorder(tn_library *library, const char *name, const tn_schema *schema,
                                    tn_kernel kernel, void *context) TN_NODISCARD;

/* Remembers the Python module that serves the block's operators' meta kernels; for messages. */
tn_status tni_library_set_python_module(tn_library *library, const char *module,
                                        const char *context) TN_NODISCARD;

/*
 * A load in progress on this thread: the blocks made during it and the first failure. PyTorch's
 * wrappers ignore failed registrations or die of them inside static initialisers; here a failed
 * registration during a load is recorded, answered with success, and fails the load.
 */
typedef struct tni_load_scope {
    tn_library **libraries;        /* blocks made during the load, in order */
    size_t count;                  /* blocks in use */
    size_t capacity;               /* blocks allocated */
    tn_status status;              /* the first failure, TN_OK without one */
    char *message;                 /* its message, owned */
    struct tni_deferred *deferred; /* what is to run at its end, in order; owned */
    struct tni_load_scope *outer;  /* the load that was in progress before this one */
} tni_load_scope;

void tni_load_scope_begin(tni_load_scope *scope);

/* Ends the scope: TN_OK, or the first failure with its message after all blocks were withdrawn. */
tn_status tni_load_scope_end(tni_load_scope *scope) TN_NODISCARD;

/* The load in progress on this thread, NULL for none. */
tni_load_scope *tni_load_scope_current(void);

/* Records this thread's last failure in the load in progress and returns TN_OK; else returns
 * `status`. */
tn_status tni_load_scope_absorb(tn_status status);

/* What a load does at its end, when all its blocks are there. */
typedef struct tni_deferred {
    struct tni_deferred *next;               /* the load's */
    tn_status (*run)(struct tni_deferred *); /* its failure is the load's */
    void (*drop)(struct tni_deferred *);     /* frees it, whether it ran or not */
} tni_deferred;

/* Gives it to the load in progress on this thread, which there must be. */
void tni_load_scope_defer(tni_deferred *deferred);

/* Withdraws blocks of a finished load, newest first, and frees the array. */
void tni_libraries_withdraw(tn_library **libraries, size_t count);

/* Visits the operators that a block defined, in order of definition. Returns false when stopped. */
bool tni_library_visit(const tn_library *library, tn_op_visitor visitor, void *context);

#endif
