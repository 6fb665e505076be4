/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * check: libtenon-check.so, which watches what crosses the stable ABI.
 *
 *     extension ──► wrapper ──► the host's function        every exported function of the manifest
 *     host ──► thunk ──► the extension's kernel            every kernel that is registered
 *
 * A wrapper (gen/check_wrappers.c) packs its arguments into words, asks tnc_before what the
 * manifest's ownership words say of them, calls the host, and tells tnc_after what came of it. The
 * host is whichever library exports the ABI: PyTorch's, with LD_PRELOAD, or libtenon, whose loader
 * leads an extension's imports here (src/loader/checker.c). Nothing of this is in the way of a
 * process that does not ask for it.
 *
 *   objects.c   every handle: whether it lives, who made it, who ended it
 *   report.c    what is said of a fault, once each, and the exit status
 *   boundary.c  one call of an extension into the host
 *   stacks.c    ivalues whose types a schema gives: arguments and results of operators
 *   snapshots.c what a kernel's arguments held before it ran
 *   quarantine.c  keeps what has ended, so that its address names nothing else
 *   kernels.c   one call of the host into an extension
 *   allocators.c  what extensions take and free by themselves
 *   host.c      finds the host, and knows whose code is whose
 *
 * Threads: everything here may be called from any thread; one lock guards the table of objects.
 * Calls that the host makes of its own functions are not looked at.
 */
#ifndef TENON_CHECK_H
#define TENON_CHECK_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <torch/csrc/inductor/aoti_torch/c/shim.h>
#include <torch/csrc/stable/c/shim.h>

#include "schema/schema_tree.h"

/* ---- what the manifest says (gen/check_wrappers.c) ---- */

/* The ownership words of spec/stable_abi.yaml, which explains them. */
typedef enum tnc_word {
    TNC_VALUE,
    TNC_BORROW,
    TNC_BORROW_FROM,
    TNC_NEW,
    TNC_STEAL,
    TNC_FILL
} tnc_word;

/* What a word of a call names. The first group are objects that are made and deleted. */
typedef enum tnc_kind {
    TNC_TENSOR,
    TNC_LIST,
    TNC_STRING,
    TNC_GENERATOR,
    TNC_LIBRARY,
    TNC_STREAM,
    TNC_GUARD,
    TNC_IVALUE,
    TNC_RECORD,
    TNC_OPTIONAL_VALUE, /* the ivalue that an optional points to */
    TNC_HEAP,           /* memory of operator new */
    TNC_NUM_OBJECTS,
    TNC_NUMBER = TNC_NUM_OBJECTS, /* whole */
    TNC_REAL,                     /* the bits of a double */
    TNC_TEXT,                     /* NUL-terminated */
    TNC_OPTIONAL,                 /* a pointer to a tensor's handle, or NULL */
    TNC_TENSORS,                  /* an array of them; the next parameter is its length */
    TNC_OPTIONALS,                /* an array of TNC_OPTIONAL, likewise */
    TNC_STACK,                    /* of a call of an operator */
    TNC_MEMORY                    /* anything else behind a pointer */
} tnc_kind;

typedef struct tnc_param {
    const char *name; /* as the header spells it */
    uint8_t word;     /* tnc_word */
    uint8_t kind;     /* tnc_kind: of what is made, deleted or looked at */
    int8_t from;      /* with TNC_BORROW_FROM: the parameter whose memory it is, else -1 */
} tnc_param;

typedef struct tnc_function {
    const char *name;        /* the symbol */
    const tnc_param *params; /* in order */
    size_t nparams;          /* how many */
} tnc_function;

extern const tnc_function tnc_functions[]; /* sorted by name */
extern const size_t tnc_num_functions;     /* rows of tnc_functions */

/* One call of a wrapper. */
typedef struct tnc_call {
    const tnc_function *function; /* which */
    const uint64_t *words;   /* the arguments; pointers as they are, reals as bits of a double */
    const void *caller;      /* where it returns to */
    bool is_watched;         /* false for the host's own calls */
    AOTITorchError answer;   /* of a call that is not made */
    const tn_schema *schema; /* of a call of an operator, NULL if nobody told it */
} tnc_call;

/* A kernel as the ABI calls it. */
typedef void (*tnc_kernel)(StableIValue *stack, uint64_t num_args, uint64_t num_outputs);

/*
 * Before the host is called: looks at every argument. False: the call would corrupt the process and
 * was reported; it is answered with call->answer and not made.
 */
bool tnc_before(tnc_call *call);

/* After it: `status` is what it returned, 0 where it returns something else. */
void tnc_after(const tnc_call *call, AOTITorchError status);

/* Reports what was borrowed and has been written, before `before`, a function or an operator. */
void tnc_check_lent(const char *before);

/* What to register in place of `kernel`: a thunk, or `kernel` itself when none is left. */
tnc_kernel tnc_watch_kernel(const tnc_call *call, tnc_kernel kernel);

/* The host's function of row `index`. Ends the process if there is no host: nothing could go on. */
void (*tnc_real(size_t index))(void);

/* The host's function called `name`. */
void (*tnc_real_named(const char *name))(void);

/* ---- what was asked for (report.c) ---- */

/* What TENON_DEBUG names, separated by commas; LD_PRELOAD alone means handles. */
typedef struct tnc_options {
    bool handles;      /* look at everything */
    bool memory;       /* also what kernels take with operator new */
    bool trace;        /* print every call */
    const char *count; /* a file that gets the names of functions that succeeded; NULL for none */
} tnc_options;

const tnc_options *tnc_get_options(void);

/* ---- places (report.c) ---- */

enum { TNC_FRAMES = 12 };

/* A call stack, innermost first. */
typedef struct tnc_location {
    void *frames[TNC_FRAMES]; /* return addresses */
    int count;                /* how many */
} tnc_location;

void tnc_location_here(tnc_location *place);

/* ---- objects (objects.c) ---- */

typedef enum tnc_state {
    TNC_LIVE,
    TNC_DELETED, /* by the function that deletes its kind */
    TNC_STOLEN   /* handed over: to an operator's call, or as a kernel's result */
} tnc_state;

/* How an object began or ended. The texts live for ever. */
typedef struct tnc_event {
    const char *function;  /* the ABI's, NULL for a kernel's argument or result */
    const char *operator_; /* the operator called or running, NULL for none */
    const char *argument;  /* its argument or result, "" without a name, NULL for none */
    bool is_result;        /* which of the two */
    size_t index;          /* position of that */
    const void *stack;     /* of the operator's call that took it, else NULL */
    tnc_location place;    /* where */
} tnc_event;

/* Memory of an object that was handed out and must not be written. */
typedef struct tnc_lent {
    const void *memory; /* where it is, NULL for none */
    void *copy;         /* what it held then; owned */
    size_t bytes;       /* how much */
    uint64_t epoch;     /* when: tnc_changes may have written it since */
} tnc_lent;

enum { TNC_MOST_LENT = 2 }; /* a tensor's sizes and strides */

typedef struct tnc_object {
    const void *address;          /* the handle */
    struct tnc_object *next;      /* in its chain */
    tnc_kind kind;                /* what it is */
    tnc_state state;              /* whether it may be used */
    tnc_event begun;              /* who made it */
    tnc_event ended;              /* who deleted or took it, when not alive */
    char *text;                   /* of a library: its namespace and key, "ns\0CPU\0"; owned */
    tnc_lent lent[TNC_MOST_LENT]; /* what was handed out of it */
    uint64_t walk;                /* the last walk over ivalues that met it */
    bool is_shelved; /* another was handed over in its place, and it waits to be deleted */
    bool may_leak;   /* not told at exit: it may be gone already, and its address others' */
} tnc_object;

void tnc_lock(void);
void tnc_unlock(void);

/* All under the lock. What was known of the address before is forgotten. */
tnc_object *tnc_object_begin(const void *address, tnc_kind kind, const tnc_event *event);
tnc_object *tnc_object_find(const void *address);
void tnc_object_end(tnc_object *object, tnc_state state, const tnc_event *event);
void tnc_object_forget(const void *address);
void tnc_objects_visit(void (*visit)(tnc_object *object));

/* Memory that belongs to the object and is the borrower's to read only. */
void tnc_object_lend(tnc_object *object, const void *memory, size_t bytes);
/* What was lent is not looked at any more. */
void tnc_object_take_back(tnc_object *object);
/* Whether what was lent was written by somebody without the right. */
bool tnc_object_was_written(tnc_object *object);
/* Those that lent memory lately. */
void tnc_lenders_visit(void (*visit)(tnc_object *object));
/* Counts what may legally change lent memory: operators, and functions that change a tensor. */
extern atomic_ulong tnc_changes;

/* With its article: "a StringHandle". */
const char *tnc_kind_name(tnc_kind kind);

/* ---- reports (report.c) ---- */

/* What the checker finds; docs/checker.md has an example of each. */
typedef enum tnc_problem {
    TNC_LEAK,
    TNC_DOUBLE_DELETE,
    TNC_USE_AFTER_DELETE,
    TNC_USE_AFTER_STEAL,
    TNC_WRONG_KIND,
    TNC_NULL_POINTER,
    TNC_BAD_VALUE,
    TNC_BORROWED_WRITE,
    TNC_WRONG_ALLOCATOR,
    TNC_WRONG_COUNT,
    TNC_WRONG_RESULT,
    TNC_MUTATED_ARGUMENT,
    TNC_BAD_STACK,
    TNC_NUM_PROBLEMS
} tnc_problem;

/*
 * Tells a problem once per place: the sentence, the running kernel, this place, and how `object`
 * (NULL for none) began and ended. Under the lock.
 */
void tnc_report(tnc_problem problem, const tnc_object *object, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Counts for the last line. */
extern atomic_ulong tnc_calls;     /* of extensions into the host */
extern atomic_ulong tnc_kernels;   /* of the host into extensions */
extern atomic_ulong tnc_unchecked; /* of those, without a schema that is known */
extern atomic_bool tnc_is_blind;   /* a kernel runs without its thunk */

/* Prints one line of a trace. */
void tnc_trace(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* ---- operators (stacks.c) ---- */

/* Remembers what a library defines. */
void tnc_define(const char *ns, const char *text);
/* The schema of an operator, NULL when nobody told; lives for ever. */
const tn_schema *tnc_schema_find(const char *name, const char *overload);

/* Which ivalues are walked. */
typedef struct tnc_ivalues {
    const char *operator_;       /* "ns::name" */
    const tni_arg *declared;     /* the schema's arguments or returns */
    size_t count;                /* how many */
    const StableIValue *ivalues; /* as many */
    bool are_returns;            /* which of the two */
    const char *function;        /* the ABI's, NULL for a kernel */
    const void *caller;          /* code of the extension that filled them */
} tnc_ivalues;

/* Everything that the ivalues own begins, or ends as handed over. */
void tnc_ivalues_begin(const tnc_ivalues *ivalues);
void tnc_ivalues_hand_over(const tnc_ivalues *ivalues);
/* After a call that failed: what it took may be alive or not, nobody can say. */
void tnc_ivalues_doubt(const tnc_ivalues *ivalues);
/* Whether the ivalues can be of those types; what cannot be is reported as `problem`. */
bool tnc_ivalues_check(const tnc_ivalues *ivalues, tnc_problem problem);
/*
 * What is handed over in place of an ivalue: a host frees what it takes at once, and a later use of
 * it would be a use of whatever gets its address. The ivalue's own objects are deleted later.
 */
StableIValue tnc_ivalue_exchange(const tnc_ivalues *ivalues, size_t index);
/* What they own may stay alive without being told; they may be anything. */
void tnc_ivalues_excuse(const tnc_ivalues *ivalues);
/* Whether a number is the address of a living object that has a handle. Under the lock. */
const tnc_object *tnc_handle_find(StableIValue ivalue);

/* Calls `visit` for each tensor in the ivalues, also in lists and optional values. */
void tnc_ivalues_visit_tensors(const tnc_ivalues *ivalues,
                               void (*visit)(void *context, size_t index, AtenTensorHandle tensor),
                               void *context);

/* ---- arguments that must stay as they are (snapshots.c) ---- */

/* What a tensor held before a kernel ran. */
typedef struct tnc_snapshot {
    const char *data;      /* first byte of its elements, NULL for nothing to look at */
    size_t bytes;          /* to the last one */
    uint64_t hash;         /* of all of them */
    size_t index;          /* of the argument that it is, or is in */
    bool is_written;       /* the schema says that the kernel writes it */
    AtenTensorHandle kept; /* a handle, so that the data stay */
} tnc_snapshot;

/* Those of all arguments. Zeros are none. */
typedef struct tnc_snapshots {
    const tn_schema *schema; /* the operator's */
    tnc_snapshot *all;       /* owned */
    size_t count;            /* how many */
    size_t room;             /* that `all` has */
} tnc_snapshots;

void tnc_snapshots_take(const tnc_ivalues *ivalues, const tn_schema *schema, tnc_snapshots *out);
/* Reports the arguments that the kernel wrote without the right. */
void tnc_snapshots_compare(const tnc_snapshots *snapshots, const char *operator_);
void tnc_snapshots_drop(tnc_snapshots *snapshots);

/* ---- what has ended (quarantine.c) ---- */

/* Deletes `object` later; `deleter` is the ABI's function, a literal. */
void tnc_quarantine(void *object, const char *deleter);
/* The same for a handle whose tensor goes now; false: it could not be emptied and is untouched. */
bool tnc_quarantine_tensor(AtenTensorHandle tensor);
/* Another handle for the same tensor, to be handed over in place of this one, which ends. */
StableIValue tnc_exchange_tensor(StableIValue ivalue);

/* ---- kernels (kernels.c) ---- */

/* The operator whose kernel runs on this thread, NULL outside. */
const char *tnc_running_operator(void);
/* `caller`; the running kernel for what it calls last, which returns to where the kernel was
 * called. */
const void *tnc_real_caller(const void *caller);

/* ---- the host (host.c) ---- */

/* Whether code at `address` is the host's. */
bool tnc_is_host(const void *address);
/* Whether it is this library's. Two threads that ask at once find the same. */
bool tnc_is_own(const void *address);
/* Whether the object file that holds `address` imports a function that only newer targets use. */
bool tnc_imports_ivalues(const void *address);
/* Whether code there belongs to what has registered a kernel. */
bool tnc_is_extension(const void *address);
/*
 * Whether every object that such code can have was seen: it is an extension's, it uses no functions
 * without a wrapper, and nothing ran unchecked.
 */
bool tnc_sees_all(const void *address);
void (*tnc_as_function(void *symbol))(void);
/* Whether anything is at an address at all. */
bool tnc_is_mapped(const void *address);

#endif
