/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What calls do and would do: the path of one call, tables of operators that do not exist, and the
 * loops of this processor. Experimental: it may change with any release (docs/versions.md).
 *
 *     tn_keys_explain("CPU,XLA,AutogradCPU,CompositeImplicitAutograd", print_row, NULL);
 *     tn_op_call_traced(op, args, 2, outs, 1, print_step, NULL);
 *
 * All texts are borrowed for the visit. Structures that are handed to a visitor begin with their
 * size: a caller that was compiled against newer headers looks at it before it reads a member at
 * the end.
 *
 * Threads: everything here may be called from any thread; a trace sees the calls of its own thread.
 */
#ifndef TENON_EXPLAIN_H
#define TENON_EXPLAIN_H

#include <tenon/op.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * The computed table of an operator that has exactly these registrations, as tn_op_explain visits
 * one: runtime and alias keys with commas between them, and `KEY=fallthrough` for a fallthrough.
 * Nothing is registered. TN_ERR_RUNTIME: a word is no key; TN_ERR_VALUE: a key is given twice.
 */
TN_API tn_status tn_keys_explain(const char *keys, tn_dispatch_visitor visitor,
                                 void *context) TN_NODISCARD;

/* How a call came to its keys. */
typedef enum tn_step_kind {
    TN_STEP_CALL,       /* from the arguments' and the thread's keys */
    TN_STEP_REDISPATCH, /* given by the kernel that ran before */
    TN_STEP_DIRECT      /* the backend's kernel, whatever is above it */
} tn_step_kind;

/* One choice of a kernel on the path of a call. */
typedef struct tn_call_step {
    size_t size;              /* sizeof(tn_call_step) of the library */
    const tn_op *op;          /* the operator */
    tn_step_kind kind;        /* whose keys they are */
    unsigned depth;           /* 0 for the call itself, 1 for what its kernel called … */
    size_t nargs;             /* arguments of the operator */
    const char *const *names; /* their names in the schema */
    const char *const *args;  /* keys of each argument's tensors; "" where it has none */
    const char *included;     /* keys that the thread adds; "" for other kinds than a call */
    const char *excluded;     /* keys of the arguments that the thread takes out */
    const char *masked;       /* fallthroughs, and autograd where nothing is recorded */
    const char *keys;         /* what is left; the highest is the row's */
    bool wants_grad;          /* some argument requires a gradient */
    tn_dispatch_row row;      /* the entry, the kernel in it, and why it is that one */
} tn_call_step;

/* What tn_op_call_traced calls at each choice, before the kernel runs. It may call all of Tenon. */
typedef void (*tn_call_visitor)(void *context, const tn_call_step *step);

/*
 * tn_op_call, told step by step: the call itself, redispatches, and calls of operators by its
 * kernels on this thread. What other threads do for a kernel is not seen.
 */
TN_API tn_status tn_op_call_traced(const tn_op *op, const tn_value *args, size_t nargs,
                                   tn_value *outs, size_t nouts, tn_call_visitor visitor,
                                   void *context) TN_NODISCARD;

/* A call that a profile saw. */
typedef struct tn_profile_event {
    size_t size;        /* sizeof(tn_profile_event) of the library */
    const tn_op *op;    /* the operator */
    const char *key;    /* the runtime key at which its kernel ran; static */
    const char *inputs; /* dtypes and sizes of its tensors, "float32[2, 3] int64[2]"; may be cut */
    uint64_t begin;     /* nanoseconds of a clock that is the same for all events */
    uint64_t duration;  /* nanoseconds */
    uint32_t thread;    /* a number of the thread, from 1 */
    uint32_t depth;     /* 0 for a call from outside, 1 for what its kernel called … */
    tn_status status;   /* how the call ended */
} tn_profile_event;

/* What tn_profile_list calls for each event; return false to stop. It may call all of Tenon. */
typedef bool (*tn_profile_visitor)(void *context, const tn_profile_event *event);

/* A node of an exported program that a profile saw: the calls between its ends are its own. */
typedef struct tn_profile_node {
    size_t size;        /* sizeof(tn_profile_node) of the library */
    const char *name;   /* in its graph: "linear_1"; texts live as long as the process */
    const char *target; /* "torch.ops.aten.linear.default", "_operator.add" */
    const char *source; /* the author's line: "model.py:12: return self.layers(x)"; "" if unknown */
    const tn_op *op;    /* the operator that it calls; NULL for others */
    uint64_t begin;     /* as of tn_profile_event */
    uint64_t duration;  /* the same; graphs that it runs are in it */
    uint32_t thread;    /* the same */
    uint32_t depth;     /* nodes that it is in */
    tn_status status;   /* how it ended */
} tn_profile_node;

/* What tn_profile_list_nodes calls for each node, as tn_profile_visitor. */
typedef bool (*tn_profile_node_visitor)(void *context, const tn_profile_node *node);

/*
 * Records every call of an operator on all threads, with those that kernels make, and every node of
 * an exported program that runs, until tn_profile_stop; what was recorded before is dropped. At
 * most a million events are kept. While no profile runs, calls cost what they did. A program that
 * is started with TENON_TRACE=FILE in its environment begins one at its first call and writes the
 * file when it exits; a child that it forks and that exits has FILE.PID.
 *
 * TN_ERR_RUNTIME: one is running already, or, to stop, none is.
 */
TN_API tn_status tn_profile_start(void) TN_NODISCARD;
TN_API tn_status tn_profile_stop(void) TN_NODISCARD;

/*
 * Visits the events of the profile that was stopped last, in the order of their ends. *lost, which
 * may be NULL, gets how many there was no room for. TN_ERR_RUNTIME: one is running.
 */
TN_API tn_status tn_profile_list(tn_profile_visitor visitor, void *context,
                                 size_t *lost) TN_NODISCARD;

/* Visits the nodes of exported programs in the same way. */
TN_API tn_status tn_profile_list_nodes(tn_profile_node_visitor visitor, void *context,
                                       size_t *lost) TN_NODISCARD;

/*
 * Writes both as JSON in the format of trace events that chrome://tracing and ui.perfetto.dev read.
 * TN_ERR_IO: the file cannot be written. Else as tn_profile_list.
 */
TN_API tn_status tn_profile_write(const char *path) TN_NODISCARD;

/*
 * Whether failures keep the frames of the C stack at which they were detected; at first as
 * TENON_BACKTRACE says (set, and not 0). It costs some microseconds per failure.
 */
TN_API void tn_backtrace_enable(bool on);

/*
 * The frames of this thread's last failure, innermost first, one per line: file, offset (for
 * addr2line) and exported name. "" without a failure, without frames and without memory. Borrowed
 * until the thread's next failure or call of this.
 */
TN_API const char *tn_last_backtrace(void);

/*
 * TN_ERR_VALUE: the environment's TENON_DEBUG has a word that is none; the message names it and
 * those that there are. For a program to tell at its start: a load of an extension fails with it.
 */
TN_API tn_status tn_debug_check(void) TN_NODISCARD;

/* An instruction set that loops are compiled for. */
typedef struct tn_cpu_level {
    size_t size;       /* sizeof(tn_cpu_level) of the library */
    const char *name;  /* "base", "avx2", "avx512" */
    bool is_supported; /* this processor has it */
    bool is_used;      /* this process uses it: the best there is, or what TENON_ISA says */
} tn_cpu_level;

/* What tn_cpu_levels_list calls for each level, lowest first; return false to stop. */
typedef bool (*tn_cpu_level_visitor)(void *context, const tn_cpu_level *level);
TN_API tn_status tn_cpu_levels_list(tn_cpu_level_visitor visitor, void *context) TN_NODISCARD;

/*
 * What tn_cpu_sets_list calls for each instruction set: "avx2", "avx512bf16"; "neon", "dotprod",
 * "sve". Return false to stop.
 */
typedef bool (*tn_cpu_set_visitor)(void *context, const char *name);

/*
 * Visits the instruction sets that this processor has, of those that Tenon asks for. Not each of
 * them is used: a process may take a lower level, and no loop is compiled for SVE.
 */
TN_API tn_status tn_cpu_sets_list(tn_cpu_set_visitor visitor, void *context) TN_NODISCARD;

/* A loop, and where its functions come from. One row for each level that serves some dtype. */
typedef struct tn_loop_info {
    size_t size;        /* sizeof(tn_loop_info) of the library */
    const char *family; /* "pointwise", "product" */
    const char *name;   /* "add" */
    const char *level;  /* the level of the functions that this process calls */
    const char *dtypes; /* which dtypes they compute in, with ", " between them */
} tn_loop_info;

/* What tn_loops_list calls for each row; return false to stop. */
typedef bool (*tn_loop_visitor)(void *context, const tn_loop_info *loop);

/* Visits the loops that are compiled for several levels; the others have one version. */
TN_API tn_status tn_loops_list(tn_loop_visitor visitor, void *context) TN_NODISCARD;

/*
 * A plugin that this library knows of (tenon/plugin.h), or a library that operators open when they
 * need it, such as LAPACK. The texts live until the visit ends.
 */
typedef struct tn_plugin_info {
    size_t size;         /* sizeof(tn_plugin_info) of the library */
    const char *name;    /* "onednn" */
    const char *path;    /* its file; "" where it was not looked for or not found */
    const char *library; /* "oneDNN 3.2.0"; NULL where it is not used */
    const char *reason;  /* why it is not used; NULL where it is */
    const char *tasks;   /* what it is asked for on this processor; "" for nothing */
} tn_plugin_info;

/* What tn_plugins_list calls for each plugin; return false to stop. */
typedef bool (*tn_plugin_visitor)(void *context, const tn_plugin_info *plugin);

/*
 * Visits the plugins, then the other libraries. They are opened for it, which a process otherwise
 * does when it needs them.
 */
TN_API tn_status tn_plugins_list(tn_plugin_visitor visitor, void *context) TN_NODISCARD;

#ifdef __cplusplus
}
#endif
#endif
