/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * program: exported programs (torch.export.save), from the archive to a run.
 *
 *     arena.c             memory of what is read once and freed together
 *     program_archive.c   finds a program in its archive; storages lie in place
 *     program_state.c     parameters, buffers and constants: tensors over these storages
 *     program_graph.c     JSON to nodes over registers: names become numbers, operators looked up
 *     program_control_reading.c, program_control.c    nodes that run graphs of their own
 *     program_expansion.c, program_vmap.c             nodes that stand for several calls
 *     program_effects.c   calls with effects, their tokens, and what a program prints
 *     symbols.c           the functions of numbers that programs call, such as _operator.add
 *     program_inputs.c    what inputs must be, compared before a run
 *     program_names.c     what the author calls them
 *     program_guards.c    conditions on their sizes; program_guard_checks.c evaluates them
 *     program_passes.c    what makes runs faster, and can be left out
 *     program_norms.c     batch norms that go into the weights of convolutions
 *     program_fusing.c, program_tiles.c       chains of pointwise calls, run tile by tile
 *     program_values.c, program_planning.c    in what memory values lie, and a plan of it
 *     program_run.c       runs the nodes in order
 *     program_pickle.c, program_pickled_tensors.c     files of torch.save in an archive, read
 *                         without running anything
 *     program_samples.c   the arguments that a program was exported with
 *     program_instances.c instances that share weights; the state of the file again
 *     program_save.c      writes the archive anew, with the present state
 *     program_tables.c    tables in it in place of pickles
 *     program_memory.c    how much memory it needs, for those who ask
 *     program_listing.c   its graphs as text, for those who ask
 *     program.c           the public functions
 *
 * A register holds one value of a run: a tensor, a number or None. The first registers are those of
 * the graph's inputs in their order (state and constants included), then come the results of nodes.
 * A node's arguments are a plan: constants as they are, and which registers go where. So a run
 * looks nothing up and reads no text.
 *
 * An archive is untrusted data: every reader here accepts any bytes, and fails with one sentence.
 */
#ifndef TENON_PROGRAMS_H
#define TENON_PROGRAMS_H

#include <tenon/experimental/archive.h>
#include <tenon/program.h>

#include "base/base.h"
#include "tensor/tensor_core.h"

struct json_t;

/* ---- arena.c ---- */

/* Memory that is freed together. Zeroed is empty. */
typedef struct tni_arena {
    struct tni_arena_chunk *chunks; /* the newest first */
    size_t left;                    /* unused bytes at the end of the newest */
} tni_arena;

/* Return zeroed memory, aligned for any type; NULL without memory, with a message. */
void *tni_arena_get(tni_arena *arena, size_t count, size_t size);

/* Return a NUL-terminated copy of a text; NULL without memory, with a message. */
char *tni_arena_text(tni_arena *arena, const char *text, size_t length);

void tni_arena_free(tni_arena *arena);

/* ---- program_archive.c ---- */

/*
 * A mapped file, counted: by its program, and by each storage whose bytes lie in it, which may live
 * longer.
 */
typedef struct tni_mapped_archive {
    tni_ref ref;          /* the program and the storages */
    tn_archive *archive;  /* the file */
    tn_archive *original; /* the file once more: here, nobody writes the bytes of storages */
} tni_mapped_archive;

/* A program in an archive. Zeroed is empty. */
typedef struct tni_program_archive {
    tni_mapped_archive *mapped; /* counted */
    tn_archive *archive;        /* the same file */
    const char *path;           /* its name for messages, borrowed */
    char *name;                 /* what the archive calls the program */
    size_t member;              /* which member is the program */
    char *root;                 /* folder of all members, with a slash at the end, or "" */
    bool is_older;              /* laid out as before 2.8: a file at the top for each part */
    struct json_t *json;        /* the program; NULL once it has been read */
    struct json_t *state;       /* the table of weights: {fqn: {…}} */
    struct json_t *constants;   /* the table of constants, in the same form */
} tni_program_archive;

/*
 * Open the archive at `path`, which must outlive it, and choose the program called `name`; NULL:
 * the only one, else "model". TN_ERR_IO: no archive, no program, or a damaged one.
 * TN_ERR_NOT_FOUND: no such program; the message names those that there are.
 * TN_ERR_NOT_IMPLEMENTED: a version of the format that is not known.
 */
tn_status tni_program_archive_open(const char *path, const char *name,
                                   tni_program_archive *out) TN_NODISCARD;

void tni_program_archive_close(tni_program_archive *archive);

/* Parse the program's JSON once more; *out is new. */
tn_status tni_program_archive_reread(const tni_program_archive *archive,
                                     struct json_t **out) TN_NODISCARD;

/* Free the parsed JSON, once all has been read. */
void tni_program_archive_drop_json(tni_program_archive *archive);

void tni_mapped_archive_release(tni_mapped_archive *mapped);

/* Parts of an archive that are files of torch.save. */
typedef enum tni_pickled_part {
    TNI_PICKLED_WEIGHTS,   /* {fqn: tensor}, in place of a table: before 2.9 */
    TNI_PICKLED_CONSTANTS, /* the same */
    TNI_PICKLED_SAMPLES    /* arguments as (args, kwargs) */
} tni_pickled_part;

/* Find the bytes of such a file, as tni_program_archive_find does. */
tn_status tni_program_archive_find_part(const tni_program_archive *archive, tni_pickled_part part,
                                        tn_archive_member *out) TN_NODISCARD;

/*
 * Read the table of weights or constants, {"config": {fqn: …}}; *out, which is new, is NULL without
 * one: PyTorch before 2.9 wrote a file of torch.save in its place.
 */
tn_status tni_program_archive_read_table(const tni_program_archive *archive, tni_pickled_part part,
                                         struct json_t **out) TN_NODISCARD;

struct tni_state;

/* Return the bytes of a state's storage as they are in the file. TN_ERR_IO: it has changed. */
tn_status tni_program_archive_original(const tni_program_archive *archive,
                                       const struct tni_state *state,
                                       const char **out) TN_NODISCARD;

/*
 * Find the bytes of a member below the root. out->data is NULL if it is not there or compressed.
 * TN_ERR_IO: they are not what their checksum says.
 */
tn_status tni_program_archive_find(const tni_program_archive *archive, const char *folder,
                                   const char *name, tn_archive_member *out) TN_NODISCARD;

/* ---- symbols.c ---- */

/* A function of numbers, as many as tni_symbol_find says. */
typedef tn_status tni_symbol_function(const tn_value *args, tn_value *out);

/*
 * Return the function of a target such as "_operator.add", and how many arguments it takes; NULL if
 * there is none.
 */
tni_symbol_function *tni_symbol_find(const char *target, uint32_t *count);

/* Call it. TN_ERR_TYPE: an argument is no number. Otherwise fails as Python does. */
tn_status tni_symbol_call(tni_symbol_function *function, const tn_value *args, size_t count,
                          tn_value *out) TN_NODISCARD;

/* ---- program_graph.c ---- */

/* A number of a register; none where a result is not kept. */
typedef uint32_t tni_register;
#define TNI_NO_REGISTER UINT32_MAX

/* No node, or no other index. */
#define TNI_NEVER UINT32_MAX

/* Fill one value from a register. */
typedef struct tni_plan_fill {
    uint32_t at;       /* which value */
    tni_register from; /* what it gets */
} tni_plan_fill;

/* A list whose items come from registers, at least in part: they are further values of the plan. */
typedef struct tni_plan_list {
    uint32_t at;    /* which value is the list */
    uint32_t first; /* its first item */
    uint32_t count; /* how many items */
} tni_plan_list;

/* How the values of a call are made. */
typedef struct tni_plan {
    tn_value *values;     /* the arguments, then items of lists; constants as they are */
    uint32_t nargs;       /* arguments */
    uint32_t nvalues;     /* all values */
    tni_plan_fill *fills; /* `nfills` values that registers give */
    uint32_t nfills;      /* how many */
    tni_plan_list *lists; /* `nlists` lists of such items */
    uint32_t nlists;      /* how many */
} tni_plan;

/* Where a result goes. */
typedef struct tni_result {
    tni_register first; /* the register, or that of a list's first item; TNI_NO_REGISTER: nowhere */
    uint32_t count;     /* items of a list; 1 for others */
    bool is_list;       /* each item has a register of its own */
} tni_result;

/* How a tensor of four dimensions lies, where a program minds: channels last, or row-major. */
typedef enum tni_node_layout { TNI_LAYOUT_ROWS, TNI_LAYOUT_LAST } tni_node_layout;

/* The most graphs of a node, and lists among its arguments. */
#define TNI_CONTROL_GRAPHS 2
#define TNI_CONTROL_LISTS  3

/* What a node does. */
typedef enum tni_node_kind {
    TNI_NODE_OPERATOR, /* calls `op` */
    TNI_NODE_FUNCTION, /* calls `function` */
    TNI_NODE_CONTROL,  /* runs graphs of its own, as `control` says */
    TNI_NODE_LAYOUT    /* gives its argument in `layout`, by `op` if it lies otherwise */
} tni_node_kind;

/* One call. */
typedef struct tni_program_node {
    tni_node_kind kind;
    tni_node_layout layout; /* TNI_NODE_LAYOUT: which */
    bool is_folded;         /* depends on state alone: skipped where its results are kept */
    tni_plan plan;
    const tn_op *op;                    /* of an operator; NULL: nobody has registered it */
    const tn_op *in_place;              /* its form that may write its first argument, or NULL */
    tni_symbol_function *function;      /* of numbers */
    const struct tni_control *control;  /* of a node with graphs */
    struct tni_program_graph *graphs;   /* those */
    uint32_t groups[TNI_CONTROL_LISTS]; /* how many values each of its lists has */
    uint32_t nreturns;                  /* results of the call */
    tni_result *results;                /* where they go */
    tni_register *dead;                 /* registers that nobody reads after this node */
    uint32_t ndead;                     /* how many */
    const struct tni_chain *chain;      /* that begins here, or NULL */
    const char *name;                   /* the node's name */
    const char *target;                 /* what is called, as the file says it */
    const char *source;                 /* the author's line, "" if unknown */
} tni_program_node;

/* What a file says of a value. */
typedef struct tni_value_about {
    int64_t bytes;      /* of its elements, at the export if arguments change them; -1: not known */
    int8_t dtype;       /* a tn_dtype; -1: it is no tensor */
    int8_t rank;        /* its dimensions */
    bool is_fixed;      /* no argument changes its sizes */
    bool is_contiguous; /* row-major */
} tni_value_about;

/* A graph over registers. A graph in a node has registers of its own. */
typedef struct tni_program_graph {
    tni_program_node *nodes; /* in order */
    size_t nnodes;           /* how many */
    size_t nregisters;       /* registers in all */
    size_t ninputs;          /* inputs of the graph: the first registers */
    tni_plan outputs;        /* its results, as the arguments of a call */
    size_t nvalues;          /* the most values of a plan, and results, that a node needs */
    tni_register *kept;      /* results of folded nodes that others read */
    size_t nkept;            /* how many */
    tni_register *sources;   /* inputs that folded nodes read: states */
    size_t nsources;         /* how many */
    tni_value_about *about;  /* by register, until the graph is prepared */
    size_t about_room;       /* allocated */
    int64_t peak;            /* bytes of its values at once, once it was measured */
} tni_program_graph;

/* What a graph input is. */
typedef enum tni_input_kind {
    TNI_INPUT_USER,     /* an argument of the program */
    TNI_INPUT_CONSTANT, /* an argument that had to be this constant when it was exported */
    TNI_INPUT_STATE     /* a parameter, buffer or tensor of the module */
} tni_input_kind;

typedef struct tni_graph_input {
    tni_input_kind role;
    const char *name;  /* of the graph; of state, its fqn */
    const char *label; /* as the author writes it: "pair[0]" */
    size_t state;      /* TNI_INPUT_STATE: which state */
    tn_value constant; /* TNI_INPUT_CONSTANT: what it must be */
    tn_kind kind;      /* of the value */
    tn_dtype dtype;    /* of a tensor */
    int64_t ndim;      /* of a tensor */
    int64_t *least;    /* of a tensor: the smallest sizes */
    int64_t *most;     /* of a tensor: the largest ones */
    uint32_t *symbols; /* of a tensor: which symbol each size is, from 1 on; 0: a fixed size */
} tni_graph_input;

/* A parameter, buffer or constant tensor. */
typedef struct tni_state {
    const char *name;           /* the author's name, its fqn */
    tn_program_state_kind kind; /* what it is */
    const void *data;           /* the bytes of its storage in the file */
    size_t bytes;               /* how many */
    const char *member;         /* the archive's member that they are in */
    size_t offset;              /* where they begin in it */
    bool is_shared;             /* with the instance that this one was made of */
    tn_tensor *tensor;          /* owned */
    tn_tensor *layout;          /* how it lies in its storage as the file says; owned */
} tni_state;

/* What an output of the graph is for. */
typedef struct tni_graph_output {
    bool is_user;     /* an output of the program; else it is copied to a graph input */
    bool is_written;  /* an output of the program whose value is also copied to a graph input */
    size_t input;     /* which */
    const char *name; /* of the value */
} tni_graph_output;

/* What an instruction of a guard does. */
typedef enum tni_guard_kind {
    TNI_GUARD_CONSTANT, /* pushes `constant` */
    TNI_GUARD_NUMBER,   /* pushes an argument that is a number */
    TNI_GUARD_SIZE,     /* pushes size `number` of an argument */
    TNI_GUARD_STRIDE,   /* its stride `number` */
    TNI_GUARD_OFFSET,   /* the offset of its storage */
    TNI_GUARD_CALL,     /* replaces `number` values by what `function` gives */
    TNI_GUARD_AND,      /* jumps to instruction `number` if the top is false, else drops it */
    TNI_GUARD_OR        /* jumps there if it is true, else drops it */
} tni_guard_kind;

/* The most numbers on the stack of a guard. */
#define TNI_GUARD_STACK 32

/* An instruction of a guard, for a stack of numbers. */
typedef struct tni_guard_insn {
    tni_guard_kind kind;
    uint32_t number;               /* as said above */
    uint32_t place;                /* of an argument among all of them */
    const tni_graph_input *input;  /* that argument; NULL for other instructions */
    tni_symbol_function *function; /* that is called */
    tn_value constant;             /* that is pushed */
} tni_guard_insn;

/* A condition on arguments that the exporter relied on. */
typedef struct tni_guard {
    const char *text;      /* in Python, with the author's names of arguments */
    tni_guard_insn *insns; /* that evaluate it */
    uint32_t ninsns;       /* how many; 0: it is not understood, and not checked */
} tni_guard;

/*
 * Instances of a program differ in `ref`, `origin`, `states`, `folded`, `block` and the handler of
 * prints alone; the first one owns the rest.
 */
struct tn_program {
    tni_ref ref;                 /* its owner, and the instances made of it */
    struct tn_program *origin;   /* of an instance that was made of another: the first, counted */
    tni_arena arena;             /* all below but tensors */
    tni_program_archive archive; /* stays open: states lie in it */
    tni_program_graph graph;
    tni_graph_input *inputs;   /* one per input of the graph */
    size_t nuser_inputs;       /* arguments of the program, constants included */
    tni_graph_output *outputs; /* one per output of the graph */
    size_t nuser_outputs;      /* results of the program */
    tni_guard *guards;         /* conditions on arguments */
    size_t nguards;            /* how many */
    tni_state *states;
    size_t nstates;
    uint32_t nsymbols;                   /* names of sizes that may change */
    struct tni_listing_place *listing;   /* what its graphs are as text, once somebody asked */
    const char *in_spec;                 /* how arguments are nested, "" if unknown */
    const char *out_spec;                /* how results are nested */
    char *path;                          /* for messages */
    uint32_t flags;                      /* TN_PROGRAM_… */
    uint32_t passes;                     /* TNI_PASS_… */
    _Atomic(struct tni_folded *) folded; /* what this instance keeps of folded nodes, or NULL */
    struct tni_memory_plan *memory_plan; /* where values lie; NULL: nowhere that is planned */
    _Atomic(struct tni_extent_block *) block; /* what the next run may use, without memory */
    tn_program_print_handler print;           /* gets what the program prints, or NULL */
    void *print_context;                      /* for it */
    struct tni_measure *measure; /* what reading the graph finds out of memory; else NULL */
};

/*
 * Read the graph, the signature and what inputs must be. TN_ERR_IO: the file contradicts itself.
 * TN_ERR_NOT_FOUND: operators that are not registered, all named with the author's line.
 * TN_ERR_NOT_IMPLEMENTED: an argument or a kind of node that is not served.
 */
tn_status tni_program_read_graph(tn_program *program) TN_NODISCARD;

/* ---- program_state.c ---- */

/* Make the tensor of every state. TN_ERR_IO: its table or its bytes are damaged or missing. */
tn_status tni_program_read_states(tn_program *program) TN_NODISCARD;

/* Free the tensors of all states. */
void tni_program_free_states(tn_program *program);

/* ---- program_inputs.c ---- */

/* Read what user inputs must be from the graph's tables. */
tn_status tni_program_describe_inputs(tn_program *program) TN_NODISCARD;

/*
 * Compare the arguments of a run with what the program was exported for. TN_ERR_VALUE or
 * TN_ERR_TYPE names the argument.
 */
tn_status tni_program_check_inputs(const tn_program *program, const tn_value *inputs) TN_NODISCARD;

/* ---- program_control.c ---- */

/* Return a value as a result, which is new. `out` may be `value`. */
tn_status tni_value_give(const tn_value *value, tn_value *out) TN_NODISCARD;

/* A call of a node with graphs. */
typedef struct tni_control_call {
    tn_program *program;          /* whose it is */
    const tni_program_node *node; /* what is called */
    tn_value *values;             /* its arguments, borrowed; they may be overwritten */
    tn_value *results;            /* new results */
} tni_control_call;

/*
 * A kind of node with graphs. Its form has a letter for each positional argument: g a graph, v a
 * value, l a list of values, * all values that follow, those of lists, too, + the same with lists
 * as they are, - what has no meaning for a run. The values become the arguments of the node.
 */
typedef struct tni_control {
    const char *name;                            /* behind torch.ops.higher_order. */
    const char *form;                            /* as said above */
    bool (*fits)(const tni_program_node *node);  /* the graphs take and give what the node does */
    tn_status (*run)(const tni_control_call *c); /* what it does */
} tni_control;

/* Kinds that no file names: they stand for others (program_expansion.c). */
#define TNI_CONTROL_CLONE "<clone>"
#define TNI_CONTROL_PRINT "<print>"
#define TNI_CONTROL_TOKEN "<token>"
#define TNI_CONTROL_VMAP  "<vmap>"

/*
 * Find the kind of a name behind torch.ops.higher_order., and prepare what it needs; *out is NULL
 * if there is none.
 */
tn_status tni_control_find(const char *name, const tni_control **out) TN_NODISCARD;

/* ---- program_effects.c ---- */

/* Nodes that give a token, which is None: whether one is in order, and what it does. */
bool tni_token_fits(const tni_program_node *node);
tn_status tni_token_run(const tni_control_call *c) TN_NODISCARD;

/* Nodes that print: (format, names of the last values, values…). */
bool tni_print_fits(const tni_program_node *node);
tn_status tni_print_run(const tni_control_call *c) TN_NODISCARD;

/* ---- program_autocast.c ---- */

/* Register the kernels of autocast; more than once is harmless. */
tn_status tni_autocast_prepare(void) TN_NODISCARD;

/* What a thread had before a region. */
typedef struct tni_autocast {
    tni_keyset excluded; /* keys */
    tn_dtype dtype;      /* of the region around it */
    int32_t regions;     /* how many were entered and not left */
} tni_autocast;

/* Begin a region of this thread with casts to a dtype, or without casts; leave it. */
tni_autocast tni_autocast_enter(tn_dtype dtype, bool is_enabled);
void tni_autocast_leave(const tni_autocast *before);

/* ---- program_names.c ---- */

/* Find out what the author calls each argument; it is the graph's name where nothing says so. */
tn_status tni_program_name_inputs(tn_program *program) TN_NODISCARD;

/* ---- program_guards.c ---- */

/* Read the conditions that the archive has, once arguments have names. TN_ERR_IO: no texts. */
tn_status tni_program_read_guards(tn_program *program) TN_NODISCARD;

/* ---- program_guard_checks.c ---- */

/*
 * Evaluate them for arguments of the right kinds and ranks. TN_ERR_VALUE: one does not hold; the
 * message has it, and what it reads.
 */
tn_status tni_program_check_guards(const tn_program *program, const tn_value *inputs) TN_NODISCARD;

/* ---- program_values.c ---- */

/* Memory in which values lie. */
typedef struct tni_value_memory {
    int64_t bytes;   /* its size; 0 for what a run does not make, or that is not known */
    uint32_t maker;  /* the node whose result began it; TNI_NEVER: a run does not make it */
    uint32_t last;   /* the node after which no value lies in it; TNI_NEVER: the run ends first */
    uint32_t values; /* alive in it, while the graph is walked over */
} tni_value_memory;

/* The memories of a graph's values. Zeroed is empty. */
typedef struct tni_value_memories {
    tni_value_memory *of; /* by register: what the value lies in that begins it */
    uint32_t *homes;      /* by register: the register that began the memory it lies in */
    int64_t peak;         /* the most bytes that are alive at once */
    size_t at;            /* the node at which they are */
    size_t reused;        /* results that are written into arguments */
} tni_value_memories;

/* Find them, by what is known about the graph's registers, once the passes above have run. */
tn_status tni_find_memories(const tni_program_graph *graph, tni_value_memories *out) TN_NODISCARD;

void tni_free_memories(tni_value_memories *memories);

/* ---- program_planning.c ---- */

/* Plan the memory of the values of the program's own graph. TN_ERR_MEMORY only. */
tn_status tni_pass_plan(tn_program *program) TN_NODISCARD;

/* Return the bytes of a plan's block; NULL plans nothing. */
size_t tni_memory_plan_bytes(const struct tni_memory_plan *plan);

/* A run by a plan. Zeroed: none. */
typedef struct tni_planned_run {
    const struct tni_memory_plan *plan;
    struct tni_extent_block *block;   /* NULL: nothing is planned */
    uint32_t next;                    /* the first value that was not offered yet */
    uint32_t next_last;               /* in the order of last readers: the first that may live */
    uint32_t nlate;                   /* extents that are in use after their values' last reader */
    const struct tni_extent *late[8]; /* those */
} tni_planned_run;

/* Begin a run whose inputs are in their registers: get memory, unless calls may be recorded. */
tni_planned_run tni_planned_begin(tn_program *program, const tn_value *registers);

/* Offer what the results of a node shall lie in, for the node's call alone. */
void tni_planned_offer(tni_planned_run *run, uint32_t node);

/* Look at what dies with a node, once it is released. */
void tni_planned_settle(tni_planned_run *run, uint32_t node);

/* End the run, once all registers are released. */
void tni_planned_end(tn_program *program, tni_planned_run *run);

void tni_program_free_plan(tn_program *program);

/* ---- program_memory.c ---- */

/* What is found while the graphs of a program are measured. */
struct tni_measure {
    size_t at;      /* the node at which most is alive, of the graph that was measured last */
    size_t unknown; /* values without sizes */
    size_t reused;  /* results that are written into arguments */
    bool depends;   /* a size depends on arguments */
};

/* ---- program_listing.c ---- */

/* Where a program's listing is published; in memory of its own, as the program is constant then. */
typedef struct tni_listing_place {
    _Atomic(struct tni_listing *) listing; /* NULL: nobody has asked */
} tni_listing_place;

void tni_program_free_listing(tn_program *program);

/* ---- program_lifetimes.c ---- */

/*
 * List for each node the registers that nobody reads after it, and count what a run needs, once the
 * nodes are what they stay. TN_ERR_MEMORY only.
 */
tn_status tni_graph_settle(tni_arena *arena, tni_program_graph *graph) TN_NODISCARD;

/* ---- program_passes.c ---- */

/* What a load prepares for runs. */
enum {
    TNI_PASS_PACK = 1 << 0,   /* weights that are not trained are packed once (packed_forms.h) */
    TNI_PASS_REUSE = 1 << 1,  /* results are written into arguments that die */
    TNI_PASS_FOLD = 1 << 2,   /* what depends on state alone is computed once */
    TNI_PASS_LAYOUT = 1 << 3, /* convolutions and what follows them run channels-last */
    TNI_PASS_PLAN = 1 << 4,   /* values lie in one block of memory, at planned places */
    TNI_PASS_FUSE = 1 << 5,   /* chains of pointwise calls run tile by tile */
    TNI_PASS_NORM = 1 << 6    /* batch norms go into the weights of convolutions */
};

/* Run the passes on a program whose graph and states have been read. TN_ERR_MEMORY only. */
tn_status tni_program_prepare(tn_program *program) TN_NODISCARD;

/* ---- program_functional.c ---- */

/*
 * Call the forms that give a new result in place of those that write their first argument, where
 * nobody can tell: relu for relu_. TN_ERR_MEMORY only.
 */
tn_status tni_pass_functional(tni_program_graph *graph) TN_NODISCARD;

/* Whether a call of a graph may write an argument. */
bool tni_graph_writes(const tni_program_graph *graph);

/* Whether a node may write argument `index`, or share its memory with a result. */
bool tni_node_writes(const tni_program_node *node, uint32_t index);
bool tni_node_may_alias(const tni_program_node *node, uint32_t index);

/* Return what fills a value of a plan; NULL for a constant or a list. */
tni_plan_fill *tni_plan_find_fill(const tni_plan *plan, uint32_t at);

/* Return which argument a value of a plan belongs to: itself, or the list that it is an item of. */
uint32_t tni_plan_argument_of(const tni_plan *plan, uint32_t value);

/*
 * Make a node that a pass adds for `reader`, whose name it has: a call of one result, with room for
 * `nvalues` arguments and `nfills` of them from registers. TN_ERR_MEMORY only.
 */
tn_status tni_node_make(tni_arena *arena, const tn_op *op, uint32_t nvalues, uint32_t nfills,
                        const tni_program_node *reader, tni_program_node *out) TN_NODISCARD;

/* ---- program_norms.c ---- */

/* Put batch norms of inference into the weights of convolutions. TN_ERR_MEMORY only. */
tn_status tni_pass_norm(tn_program *program) TN_NODISCARD;

/* ---- program_layouts.c ---- */

/* Insert nodes that bring images to channels-last and back. TN_ERR_MEMORY only. */
tn_status tni_pass_layout(tn_program *program) TN_NODISCARD;

/* ---- program_fusing.c ---- */

/* The most steps, inputs and tile buffers of a chain. */
#define TNI_CHAIN_STEPS  32
#define TNI_CHAIN_INPUTS 8
#define TNI_CHAIN_TILES  6

/* Where an operand of a step is. */
typedef enum tni_chain_place {
    TNI_CHAIN_INPUT, /* an input of the chain */
    TNI_CHAIN_STEP,  /* what an earlier step gave */
    TNI_CHAIN_NUMBER /* an element of the step's own */
} tni_chain_place;

typedef struct tni_chain_operand {
    tni_chain_place place;
    uint32_t index;                /* which input or step */
    _Alignas(16) char element[16]; /* TNI_CHAIN_NUMBER: in the dtype that the loop reads */
} tni_chain_operand;

/* A call. */
typedef struct tni_chain_step {
    void (*inner)(char *const *data, const int64_t *strides, int64_t count, const void *context);
    const void *numbers;         /* its context, a tni_numbers */
    tni_chain_operand *operands; /* that it reads */
    uint32_t noperands;          /* how many */
    tn_dtype dtype;              /* of what it gives */
    tni_register result;         /* where that goes if others read it; else TNI_NO_REGISTER */
    uint32_t tile;               /* else the tile buffer that it is in */
    uint32_t over; /* the input into whose memory the result may go; TNI_NEVER: none */
} tni_chain_step;

/* An input. */
typedef struct tni_chain_input {
    tni_register from;
    uint32_t last; /* the last step that reads it */
    int8_t dtype;  /* that it must have */
    int8_t rank;   /* the same */
} tni_chain_input;

/* Nodes that follow each other, each one call of a pointwise loop. Constant after the load. */
typedef struct tni_chain {
    tni_chain_step *steps; /* one per node */
    uint32_t nsteps;       /* how many */
    uint32_t ninputs;      /* tensors that it reads */
    tni_chain_input inputs[TNI_CHAIN_INPUTS];
    int64_t most_bytes; /* of an element in it */
} tni_chain;

/*
 * Find the chains of a settled graph, by what is known about its registers; `reuses`: results may
 * be written into inputs that die. TN_ERR_MEMORY only.
 */
tn_status tni_pass_fuse(tni_arena *arena, tni_program_graph *graph, bool reuses) TN_NODISCARD;

/* ---- program_tiles.c ---- */

/*
 * Run a chain and fill the registers of its results. *is_done stays false, and nothing is done, if
 * the inputs are not what it is for: then its nodes are called one by one.
 */
tn_status tni_chain_run(const tni_chain *chain, tn_value *registers, bool *is_done) TN_NODISCARD;

/* ---- program_folding.c ---- */

/* Find the nodes that depend on state alone, and what is kept of them. TN_ERR_MEMORY only. */
tn_status tni_pass_fold(tn_program *program) TN_NODISCARD;

/* What a run begins with. */
typedef struct tni_folding {
    const struct tni_folded *known; /* what was kept and still holds; NULL: all nodes run */
    uint32_t *versions;             /* of the sources; NULL: what is computed cannot be kept */
} tni_folding;

/* Look up what can be skipped, and if nothing can, whether this run shall keep it. */
tni_folding tni_folding_begin(tn_program *program);

/* Put the kept values, if there are any, into their registers, borrowed; take them out again. */
void tni_folding_fill(const tn_program *program, const tni_folding *f, tn_value *registers);
void tni_folding_empty(const tn_program *program, const tni_folding *f, tn_value *registers);

/* Keep what a run computed, if the run succeeded and state is as it was. */
void tni_folding_end(tn_program *program, const tni_folding *f, const tn_value *registers,
                     bool has_succeeded);

/* Return the bytes of the packed forms of what is kept, without those that states have. */
uint64_t tni_folding_packed(const tn_program *program);

void tni_program_free_folded(tn_program *program);

/* Return the passes that run: all, or those that TENON_PROGRAM names. */
uint32_t tni_program_passes(void);

/*
 * Whether an operator has a form that writes its first argument and gives the same, if that
 * argument is a floating tensor of the result's sizes: aten::relu and the like.
 */
bool tni_may_write_first(const char *name);

/* Find the nodes of a graph whose first argument dies, and their in-place forms. */
void tni_pass_reuse(tni_program_graph *graph);

/*
 * Return whether such a node may write its first argument: nobody else has it, no call is recorded
 * or watched, and the result has its dtype and sizes.
 */
bool tni_may_reuse(const tn_value *args, size_t count);

/* Whether nobody else has a tensor or its memory, which is Tenon's own. */
bool tni_is_sole(const tn_tensor *tensor);

/* ---- program_run.c ---- */

/*
 * Run a graph: the program's own, whose inputs are its arguments, state being added, or one in a
 * node.
 */
tn_status tni_program_run_part(tn_program *program, const tni_program_graph *graph,
                               const tn_value *inputs, tn_value *outputs) TN_NODISCARD;

/* Run the graph; checked inputs, one value per user input, new outputs, one per user output. */
tn_status tni_program_run_graph(tn_program *program, const tn_value *inputs,
                                tn_value *outputs) TN_NODISCARD;

#endif
