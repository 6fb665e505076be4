/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * check: libtenon-check.so, which checks what crosses the stable ABI.
 *
 *     extension ──► wrapper ──► the host's function        every exported function of the manifest
 *     host ──► thunk ──► the extension's kernel            every kernel that is registered
 *
 * A wrapper (gen/check_wrappers.c) packs its arguments into words and calls tnc_before, which
 * checks them by the ownership words of the manifest. Then it calls the host and gives the result
 * to tnc_after. The host is the library that exports the ABI: PyTorch's with LD_PRELOAD, or
 * libtenon, whose loader binds an extension's imports to the wrappers (src/loader/checker.c). A
 * process that does not ask for the checker does not load it.
 *
 *   objects.c     all handles: whether they live, what made them, what ended them
 *   report.c      messages, each printed once, and the exit status
 *   frames.c      files, functions and lines of code
 *   crashes.c     signals that end the process while a kernel runs
 *   boundary.c    a call of an extension into the host
 *   stacks.c      ivalues with types from a schema: arguments and results of operators
 *   snapshots.c   the contents of a kernel's arguments before it ran
 *   quarantine.c  keeps objects that have ended, so that no other gets their addresses
 *   kernels.c     a call of the host into an extension
 *   allocators.c  memory that extensions allocate and free themselves
 *   host.c        finds the host, and the owner of code at an address
 *
 * Every function may be called from any thread; one lock guards the table of objects. Calls that
 * the host makes to its own functions are not checked.
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

/* ---- the manifest (gen/check_wrappers.c) ---- */

/* The ownership words of the manifest. spec/stable_abi.yaml defines them. */
typedef enum tnc_word {
    TNC_VALUE,       /* a number, or a function */
    TNC_BORROW,      /* the callee uses it during the call */
    TNC_BORROW_FROM, /* set by the callee, part of the object of another argument */
    TNC_NEW,         /* set by the callee, and owned by the caller */
    TNC_STEAL,       /* owned by the callee from the call on */
    TNC_FILL         /* memory of the caller that the callee writes */
} tnc_word;

/* What a word of a call is. Kinds before TNC_NUM_OBJECTS are objects that are made and deleted. */
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
    TNC_OPTIONAL_VALUE, /* the ivalue to which an optional points */
    TNC_HEAP,           /* memory of operator new */
    TNC_NUM_OBJECTS,
    TNC_NUMBER = TNC_NUM_OBJECTS, /* an integer or a code */
    TNC_REAL,                     /* a floating number, as the bits of a double */
    TNC_TEXT,                     /* a NUL-terminated string */
    TNC_OPTIONAL,                 /* a pointer to a tensor's handle, or NULL */
    TNC_TENSORS,                  /* an array of handles; the next parameter is its length */
    TNC_OPTIONALS,                /* an array of TNC_OPTIONAL; the next parameter is its length */
    TNC_STACK,                    /* the stack of an operator's call */
    TNC_MEMORY                    /* a pointer to anything else */
} tnc_kind;

/* A parameter of a function. */
typedef struct tnc_param {
    const char *name; /* its name in the header */
    uint8_t word;     /* its tnc_word */
    uint8_t kind;     /* the tnc_kind of the object or value */
    int8_t from; /* with TNC_BORROW_FROM the index of the parameter whose memory it is, else -1 */
} tnc_param;

/* A function of the ABI. */
typedef struct tnc_function {
    const char *name;        /* its symbol */
    const tnc_param *params; /* its parameters in order */
    size_t nparams;          /* the number of parameters */
} tnc_function;

/* Room of tables by function; gen/check_wrappers.c asserts that it is enough. */
#define TNC_MOST_FUNCTIONS 512

extern const tnc_function tnc_functions[]; /* sorted by name */
extern const size_t tnc_num_functions;     /* the length of tnc_functions */

/* A call of a wrapper. */
typedef struct tnc_call {
    const tnc_function *function; /* the function called */
    const uint64_t *words;   /* the arguments; a pointer as it is, a real as the bits of a double */
    const void *caller;      /* the address to which the call returns */
    bool is_watched;         /* false for the host's own calls */
    AOTITorchError answer;   /* the return value if the host is not called */
    const tn_schema *schema; /* of an operator that is called, NULL if not known */
} tnc_call;

/* A kernel with the ABI's signature. */
typedef void (*tnc_kernel)(StableIValue *stack, uint64_t num_args, uint64_t num_outputs);

/*
 * Check every argument before the host is called. Return false if the call must not be made: it was
 * reported because it would corrupt the process, or it was done here. The wrapper then returns
 * call->answer.
 */
bool tnc_before(tnc_call *call);

/*
 * Record what the host made and returned. `status` is its return value, or 0 if that is not a
 * status.
 */
void tnc_after(const tnc_call *call, AOTITorchError status);

/* Report borrowed memory that was written. `before` names the function or operator that follows. */
void tnc_check_lent(const char *before);

/*
 * Return the function to register in place of `kernel`: a thunk, or `kernel` itself if all thunks
 * are in use.
 */
tnc_kernel tnc_watch_kernel(const tnc_call *call, tnc_kernel kernel);

/*
 * Return the host's function of entry `index`. Abort if there is no host, since nothing could go
 * on.
 */
void (*tnc_real(size_t index))(void);

/* Return the address of the host's function `name`, or NULL. */
void *tnc_host_symbol(const char *name);

/* Return the host's function `name`. Abort if it has none. */
void (*tnc_real_named(const char *name))(void);

/* ---- options (report.c) ---- */

/* What TENON_DEBUG asks for, separated by commas. LD_PRELOAD alone asks for handles. */
typedef struct tnc_options {
    bool handles;      /* check everything */
    bool memory;       /* check also what kernels allocate with operator new */
    bool trace;        /* print every call */
    const char *count; /* the file for the names of functions that succeeded, or NULL */
} tnc_options;

/* Return the options, read from the environment by the first call. */
const tnc_options *tnc_get_options(void);

/* ---- locations (report.c) ---- */

/* The most frames that a location keeps. */
enum { TNC_FRAMES = 12 };

/* A call stack, innermost first. */
typedef struct tnc_location {
    void *frames[TNC_FRAMES]; /* return addresses */
    int count;                /* the number of frames */
} tnc_location;

/* Write the call stack of the caller to `location`, without frames of this library. */
void tnc_location_here(tnc_location *location);

/* ---- objects (objects.c) ---- */

/* The state of an object. */
typedef enum tnc_state {
    TNC_LIVE,
    TNC_DELETED, /* by the function that deletes its kind */
    TNC_STOLEN   /* handed over: to an operator's call, or as a kernel's result */
} tnc_state;

/* How an object began or ended. The strings are never freed. */
typedef struct tnc_event {
    const char *function;  /* the ABI's function, NULL for a kernel's argument or result */
    const char *operator_; /* the operator called or running, or NULL */
    const char *argument;  /* the name of its argument or result, "" if it has none, or NULL */
    bool is_result;        /* whether `argument` is a result */
    size_t index;          /* the index of `argument` */
    const void *stack;     /* the stack of the operator's call that took the object, or NULL */
    tnc_location location; /* the call stack */
} tnc_event;

/* Memory of an object that was lent out and must not be written. */
typedef struct tnc_lent {
    const void *memory; /* the memory, or NULL if unused */
    void *copy;         /* its contents when it was lent, owned */
    size_t bytes;       /* its size in bytes */
    uint64_t epoch;     /* tnc_changes at that time; if that has changed, a write may be legal */
} tnc_lent;

enum { TNC_MOST_LENT = 2 }; /* for a tensor's sizes and strides */

/* An object that crossed the ABI. */
typedef struct tnc_object {
    const void *address;          /* the handle */
    struct tnc_object *next;      /* the next in its chain */
    tnc_kind kind;                /* the kind */
    tnc_state state;              /* whether it may still be used */
    tnc_event begun;              /* how it was made */
    tnc_event ended;              /* how it was deleted or taken, if it is not alive */
    char *text;                   /* for a library its namespace and key, "ns\0CPU\0"; owned */
    tnc_lent lent[TNC_MOST_LENT]; /* memory lent out */
    uint64_t walk;                /* the number of the last check that met it */
    bool is_shelved;              /* a copy was handed over, and it waits for its deletion */
    bool may_leak; /* not reported at exit: it may be gone already, and its address used again */
} tnc_object;

/* Lock and unlock the table of objects. The lock may be taken again by its owner. */
void tnc_lock(void);
void tnc_unlock(void);

/*
 * Record an object that lives from now on, and return it; return NULL if there is no memory.
 * Forgets what was known of the address. This and the following functions are called under the
 * lock.
 */
tnc_object *tnc_object_begin(const void *address, tnc_kind kind, const tnc_event *event);
/* Return the object at an address, or NULL if none is known. */
tnc_object *tnc_object_find(const void *address);
/* Record that an object has ended. */
void tnc_object_end(tnc_object *object, tnc_state state, const tnc_event *event);
/* Forget the object at an address, if one is known. */
void tnc_object_forget(const void *address);
/* Visit all objects. */
void tnc_objects_visit(void (*visit)(tnc_object *object));

/* Record that memory of the object was lent out, to be read only. */
void tnc_object_lend(tnc_object *object, const void *memory, size_t bytes);
/* Forget all memory that was lent. */
void tnc_object_take_back(tnc_object *object);
/* Return whether lent memory was written with nothing in between that may legally change it. */
bool tnc_object_was_written(tnc_object *object);
/* Visit the objects that lent memory since the last visit. */
void tnc_lenders_visit(void (*visit)(tnc_object *object));
/*
 * The number of calls that may legally change lent memory: of operators, and of functions that
 * change a tensor.
 */
extern atomic_ulong tnc_changes;

/* Return the name of a kind with its article: "a StringHandle". */
const char *tnc_kind_name(tnc_kind kind);

/* ---- reports (report.c) ---- */

/* The problems that the checker finds. docs/checker.md has an example of each. */
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
 * Report a problem, once for each place: the message, the running kernel, the location, and how
 * `object` (or NULL) began and ended. Called under the lock.
 */
void tnc_report(tnc_problem problem, const tnc_object *object, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Numbers for the summary at exit. */
extern atomic_ulong tnc_calls;     /* calls of extensions into the host */
extern atomic_ulong tnc_kernels;   /* calls of the host into extensions */
extern atomic_ulong tnc_unchecked; /* calls of both sorts whose schema is not known */
extern atomic_bool tnc_is_blind;   /* whether a kernel runs without a thunk */

/* Print a line of a trace. */
void tnc_trace(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* ---- operators (stacks.c) ---- */

/* Record an operator that a library defines. `text` is its schema. */
void tnc_define(const char *ns, const char *text);
/* Return the schema of an operator, or NULL if it is not known. It is never freed. */
const tn_schema *tnc_schema_find(const char *name, const char *overload);

/* The ivalues to walk. */
typedef struct tnc_ivalues {
    const char *operator_;       /* "ns::name" */
    const tni_arg *declared;     /* the schema's arguments or returns */
    size_t count;                /* the number of ivalues */
    const StableIValue *ivalues; /* the ivalues */
    bool are_returns;            /* whether they are returns */
    const char *function;        /* the ABI's function, or NULL for a kernel */
    const void *caller;          /* code of the extension that set them */
} tnc_ivalues;

/* Begin every object that the ivalues own. */
void tnc_ivalues_begin(const tnc_ivalues *ivalues);
/* End every object that the ivalues own, as handed over. */
void tnc_ivalues_hand_over(const tnc_ivalues *ivalues);
/*
 * After a call that failed: objects that it took may be alive or not. They may be used, and are not
 * reported as leaks.
 */
void tnc_ivalues_doubt(const tnc_ivalues *ivalues);
/* Return whether the ivalues can be of the declared types; report the others as `problem`. */
bool tnc_ivalues_check(const tnc_ivalues *ivalues, tnc_problem problem);
/*
 * Return what to hand over in place of an ivalue, if possible a copy of its objects. The host frees
 * at once what it takes, and a later use of it could not be told from a use of the next object at
 * that address. The original objects are deleted later.
 */
StableIValue tnc_ivalue_exchange(const tnc_ivalues *ivalues, size_t index);
/* After a report: objects that the ivalues own are not reported as leaks. */
void tnc_ivalues_excuse(const tnc_ivalues *ivalues);
/*
 * Return the living object with a handle at the address `ivalue`, or NULL. Called under the lock.
 */
const tnc_object *tnc_handle_find(StableIValue ivalue);

/* Call `visit` for each tensor in the ivalues, in lists and optional values too. */
void tnc_ivalues_visit_tensors(const tnc_ivalues *ivalues,
                               void (*visit)(void *context, size_t index, AtenTensorHandle tensor),
                               void *context);

/* ---- arguments that must not change (snapshots.c) ---- */

/* The contents of a tensor before a kernel ran. */
typedef struct tnc_snapshot {
    const char *data;      /* the first byte of its elements, or NULL if it is not compared */
    size_t bytes;          /* the number of bytes to the last element's end */
    uint64_t hash;         /* the hash of all of them */
    size_t index;          /* the index of the argument */
    bool is_written;       /* whether the kernel may write it by its schema */
    AtenTensorHandle kept; /* a handle that keeps the memory alive */
} tnc_snapshot;

/* The snapshots of all arguments. All zeros is an empty one. */
typedef struct tnc_snapshots {
    const tn_schema *schema; /* the operator's schema */
    tnc_snapshot *all;       /* the snapshots, owned */
    size_t count;            /* the number of snapshots */
    size_t room;             /* the number for which `all` has room */
} tnc_snapshots;

/* Take snapshots of all tensors among a kernel's arguments. */
void tnc_snapshots_take(const tnc_ivalues *ivalues, const tn_schema *schema, tnc_snapshots *out);
/* Report the arguments that the kernel wrote though its schema does not allow it. */
void tnc_snapshots_compare(const tnc_snapshots *snapshots, const char *operator_);
/* Free the snapshots. */
void tnc_snapshots_drop(tnc_snapshots *snapshots);

/* ---- objects that have ended (quarantine.c) ---- */

/* Delete `object` later by the ABI's function `deleter`, a literal. */
void tnc_quarantine(void *object, const char *deleter);
/*
 * Delete the tensor now and its handle later. Return false if that is not possible; then nothing
 * has changed.
 */
bool tnc_quarantine_tensor(AtenTensorHandle tensor);
/*
 * Return a new handle of the same tensor, to be handed over in place of this one, which ends.
 * Return the same one on failure.
 */
StableIValue tnc_exchange_tensor(StableIValue ivalue);

/* ---- kernels (kernels.c) ---- */

/* Return the operator whose kernel runs on this thread, or NULL. */
const char *tnc_running_operator(void);
/*
 * Return `caller`, or the running kernel if `caller` is in this library. A kernel's last call may
 * return straight to the kernel's caller, which is the thunk.
 */
const void *tnc_real_caller(const void *caller);

/* ---- code (frames.c) ---- */

/* Room for the path of a file. */
enum { TNC_MOST_PATH = 4096 };

/*
 * Write the path of the file that has the code at `address`, for a copy in memory of the file that
 * was copied; return where it is mapped, or NULL if no file has it.
 */
const void *tnc_file_of(const void *address, char *path, size_t size);
/* Return what follows the last slash of a path. */
const char *tnc_without_folders(const char *path);
/* Print a line for a return address, unless no file has it. Called under the lock. */
void tnc_frame_print(const void *frame);

/* ---- crashes (crashes.c) ---- */

/* What is told of a kernel in which the process crashes. */
typedef struct tnc_culprit {
    uintptr_t base;   /* where its file is mapped */
    uintptr_t end;    /* the end of that */
    const char *file; /* the name of its file, in `text` */
    char text[];      /* "the kernel of ns::name ran (PATH)\n" and the name, NUL behind each */
} tnc_culprit;

/* A kernel that is entered. */
typedef struct tnc_visit {
    const tnc_culprit *outer; /* the kernel that ran before on this thread, or NULL */
    size_t index;             /* its index in the list of all that run */
} tnc_visit;

/* Install the handlers, at the first call. */
void tnc_crashes_watch(void);
/*
 * Return what is told of a kernel with code at `code`, from malloc; NULL without memory. It is
 * never freed.
 */
const tnc_culprit *tnc_culprit_new(const char *operator_, const char *overload, const void *code);
/* Say which kernel runs on this thread from now on (NULL: an unknown one), and take that back. */
tnc_visit tnc_crash_enter(const tnc_culprit *culprit);
void tnc_crash_leave(const tnc_visit *visit);

/* ---- the host (host.c) ---- */

/* Return whether the code at `address` is the host's. */
bool tnc_is_host(const void *address);
/* Return whether the code is this library's. */
bool tnc_is_own(const void *address);
/*
 * Return whether the object file at `address` imports the ABI's functions that make or delete
 * optional values. Only newer targets have them. Records the file as an extension.
 */
bool tnc_imports_ivalues(const void *address);
/* Return whether the code is of an object file that has registered a kernel. */
bool tnc_is_extension(const void *address);
/*
 * Return whether all objects that this code can have were seen: it is an extension's, it uses no
 * functions without a wrapper, and no call was unchecked.
 */
bool tnc_sees_all(const void *address);
/* Return the address behind the last segment of the file that has the code, 0 if none has it. */
uintptr_t tnc_end_of_file(const void *address);
/* Return a symbol from dlsym as a function. */
void (*tnc_as_function(void *symbol))(void);
/* Return whether an address may be that of an object: it is aligned and its page is mapped. */
bool tnc_is_mapped(const void *address);

#endif
