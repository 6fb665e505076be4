/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Exported programs: archives (.pt2) that torch.export.save wrote run here as they are, on any
 * machine, without PyTorch and without a compiler.
 *
 *     tn_program *program;
 *     tn_value y;
 *     if (tn_program_load("program.pt2", NULL, &program) != TN_OK ||
 *         tn_program_run(program, (tn_value[]){tn_value_tensor(x)}, 1, &y, 1) != TN_OK)
 *         return fail(tn_last_error());
 *     use(tn_tensor_data(y.as.tensor));
 *     tn_value_release(&y);
 *     tn_program_free(program);
 *
 * A program is a list of operator calls. All of them are looked up when it is loaded, so what
 * cannot be served is told then, with the line of the author's source. Weights stay in the file,
 * which is mapped, as long as nobody writes them. Nothing in an archive is executed, and a damaged
 * one is refused.
 *
 * Inputs are the leaves of the arguments that the program was exported with, in order: the
 * positional ones, then the keyword ones, nests flattened; outputs are the leaves of its results.
 * tn_program_call_spec has the nests.
 *
 * State: parameters, buffers and constants belong to the program. A run reads them, and writes
 * those that the author's code writes, such as the running statistics of a normalisation: they keep
 * their new values.
 *
 * Ownership: a program is one object with one owner (tn_program_free). Inputs are borrowed, outputs
 * are new. Texts, arrays and tensors that describe a program are borrowed from it.
 *
 * Threads: several threads may run one program at once, and a run takes no lock. A program that
 * writes its state then writes it from several threads, as in PyTorch; an instance for each thread
 * (tn_program_clone) keeps them apart. tn_program_free must be the last call.
 */
#ifndef TENON_PROGRAM_H
#define TENON_PROGRAM_H

#include <tenon/op.h>
#include <tenon/tensor.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A loaded program. */
typedef struct tn_program tn_program;

/*
 * Parameters require gradients, as the author's module has it: runs are recorded while grad mode is
 * on, and tn_backward reaches the parameters.
 */
#define TN_PROGRAM_TRAIN 1u

/*
 * Operators that nobody has registered are no failure: the program says what it needs
 * (tn_program_node_at), and cannot be run.
 */
#define TN_PROGRAM_DESCRIBE 2u

/* How to load; zeroed but for the size means the defaults, as does a NULL. */
typedef struct tn_program_options {
    size_t size;      /* sizeof(tn_program_options) */
    const char *name; /* which program of the archive; NULL is its only one, else "model" */
    uint32_t flags;   /* TN_PROGRAM_TRAIN, TN_PROGRAM_DESCRIBE */
} tn_program_options;

/*
 * Loads a program from the archive at `path`. Load the extensions first whose operators it calls
 * (tn_extension_load). *out is new.
 *
 * TN_ERR_IO: the file cannot be read, or is no archive of a program, or contradicts itself.
 * TN_ERR_NOT_FOUND: no program of that name, or it calls operators that nobody has registered; all
 * are named. TN_ERR_NOT_IMPLEMENTED: a version of the format, a kind of call, of argument or of
 * tensor that is not served. TN_ERR_VALUE: options that are none.
 */
TN_API tn_status tn_program_load(const char *path, const tn_program_options *options,
                                 tn_program **out) TN_NODISCARD;

/*
 * Makes another instance of a program: parameters are shared, which are the same tensors, and so is
 * all that a run only reads; buffers and constants are its own, with the values that they have now,
 * so that what one instance writes there, the other does not see. Nobody may write them meanwhile.
 * *out is new; either may be freed first.
 */
TN_API tn_status tn_program_clone(const tn_program *program, tn_program **out) TN_NODISCARD;

/*
 * Gives all states the values of the file again, in place: what an optimiser or a run wrote is
 * lost, gradients stay. An instance that was made of another resets what is its own. Nobody may run
 * the program meanwhile. TN_ERR_RUNTIME: a state was resized; TN_ERR_IO: the file was cut off or
 * changed in place. States before the one that is named have been reset then.
 */
TN_API tn_status tn_program_reset(tn_program *program) TN_NODISCARD;

/* Frees a program that nobody runs any more; NULL is legal. Outputs live on. */
TN_API void tn_program_free(tn_program *program);

/* How many inputs a run takes and outputs it gives; 0 for NULL. */
TN_API size_t tn_program_num_inputs(const tn_program *program);
TN_API size_t tn_program_num_outputs(const tn_program *program);

/*
 * An input as the program was exported for it. A caller sets `size` before it asks; members that an
 * older library does not know stay as they were. The arrays have `ndim` entries.
 */
typedef struct tn_program_input {
    size_t size;          /* sizeof(tn_program_input) of the caller */
    const char *name;     /* as the author's code has it, such as "pair[0]"; never NULL */
    tn_kind kind;         /* what it must be: TENSOR, INT, DOUBLE, BOOL, STRING or NONE */
    bool is_constant;     /* it must be `constant`, which it was when the program was exported */
    tn_value constant;    /* that value, borrowed; None for others */
    tn_dtype dtype;       /* of a tensor */
    int64_t ndim;         /* of a tensor */
    const int64_t *least; /* the smallest size of each dimension */
    const int64_t *most;  /* the largest one, INT64_MAX for any; equal to `least` if it is fixed */
} tn_program_input;

/* Describes one input, or gives the name of one output. TN_ERR_INDEX: there is none. */
TN_API tn_status tn_program_input_at(const tn_program *program, size_t index,
                                     tn_program_input *out) TN_NODISCARD;
TN_API tn_status tn_program_output_name(const tn_program *program, size_t index,
                                        const char **out) TN_NODISCARD;

/*
 * How arguments and results nest, as PyTorch's TreeSpec in JSON: the leaves of the first are the
 * inputs, those of the second the outputs. "" where an archive has none. Neither is NULL.
 */
TN_API tn_status tn_program_call_spec(const tn_program *program, const char **inputs,
                                      const char **outputs) TN_NODISCARD;

/*
 * Gives the arguments that the program was exported with, which PyTorch keeps in the archive: one
 * new value per input, to be dropped with tn_value_release. Tensors are copies, so a run may write
 * them.
 *
 * TN_ERR_NOT_FOUND: the archive has none. TN_ERR_NOT_IMPLEMENTED: there is something else among
 * them than tensors, numbers, texts and None in lists, tuples and dicts. TN_ERR_IO: they are
 * damaged, or do not fit the program. TN_ERR_VALUE: another number than the program has inputs.
 */
TN_API tn_status tn_program_sample_inputs(const tn_program *program, tn_value *inputs,
                                          size_t ninputs) TN_NODISCARD;

/*
 * Runs the program. `inputs` has one value per input, borrowed; one that the program writes is
 * written. `outputs` gets one new value per output, to be dropped with tn_value_release.
 *
 * TN_ERR_VALUE: another number of inputs or outputs than the program has, or an input of another
 * rank, size or device, or beyond the bounds of a size that may change, or inputs for which a
 * guard does not hold; TN_ERR_TYPE: of another kind or dtype. The message names the input, and
 * nothing has run. Anything else is what an operator failed at; the message names it and the
 * author's line.
 */
TN_API tn_status tn_program_run(tn_program *program, const tn_value *inputs, size_t ninputs,
                                tn_value *outputs, size_t noutputs) TN_NODISCARD;

/*
 * A condition on arguments that the exporter relied on, beside those that inputs have. As
 * tn_program_input is asked for.
 */
typedef struct tn_program_guard {
    size_t size;      /* sizeof(tn_program_guard) of the caller */
    const char *text; /* in Python, with the author's names: "(x.size()[0] % 2) == 0" */
    bool is_checked; /* runs refuse arguments for which it does not hold; else it is not understood,
                      * and is as the archive has it */
} tn_program_guard;

/* How many there are; 0 for NULL. */
TN_API size_t tn_program_num_guards(const tn_program *program);

/* Describes one. TN_ERR_INDEX: there is none. */
TN_API tn_status tn_program_guard_at(const tn_program *program, size_t index,
                                     tn_program_guard *out) TN_NODISCARD;

/* What a state is. */
typedef enum tn_program_state_kind {
    TN_PROGRAM_PARAMETER = 0, /* of the author's module: trained */
    TN_PROGRAM_BUFFER,        /* of the module, saved with it */
    TN_PROGRAM_TEMPORARY,     /* a buffer that the module does not save */
    TN_PROGRAM_TENSOR         /* a constant tensor in the author's code */
} tn_program_state_kind;

/* A tensor that a program computes with. As tn_program_input is asked for. */
typedef struct tn_program_state {
    size_t size;                /* sizeof(tn_program_state) of the caller */
    const char *name;           /* as the author's module calls it: "layer1.0.weight" */
    tn_program_state_kind kind; /* what it is */
    tn_tensor *tensor;          /* its value, borrowed; what is written there counts from then on */
} tn_program_state;

/* How many there are; 0 for NULL. */
TN_API size_t tn_program_num_states(const tn_program *program);

/* Describes one. TN_ERR_INDEX: there is none. */
TN_API tn_status tn_program_state_at(const tn_program *program, size_t index,
                                     tn_program_state *out) TN_NODISCARD;

/* The memory that a program needs, in bytes. As tn_program_input is asked for. */
typedef struct tn_program_memory {
    size_t size;        /* sizeof(tn_program_memory) of the caller */
    uint64_t weights;   /* parameters and constants; memory that several share counts once */
    uint64_t buffers;   /* the same of buffers */
    uint64_t mapped;    /* of both, what is in the mapped file until somebody writes it */
    uint64_t packed;    /* packed forms that runs have made by now of weights, folded ones too */
    uint64_t values;    /* the most of what nodes give and others still read, at one time */
    const char *at;     /* the node of graph 0 at which that is; "" without values */
    bool is_exact;      /* no size depends on arguments; else `values` is for those of the export */
    size_t num_unknown; /* values whose sizes the archive does not say; they count as nothing */
    size_t num_reused;  /* results that are written into an argument which dies */
    uint64_t planned;   /* of the block that a run's values of fixed sizes lie in; 0: no plan */
} tn_program_memory;

/*
 * Finds out how much memory the program needs. Views count as what they are views of; what an
 * operator needs while it runs is not in it. The archive is read once more.
 */
TN_API tn_status tn_program_measure(const tn_program *program, tn_program_memory *out) TN_NODISCARD;

/* What an archive says of a program. As tn_program_input is asked for. */
typedef struct tn_program_about {
    size_t size;               /* sizeof(tn_program_about) of the caller */
    const char *name;          /* in its archive */
    const char *torch_version; /* of the PyTorch that exported it; "" if it does not say */
    size_t num_graphs;         /* its own, and those of its nodes */
    size_t num_nodes;          /* of all graphs */
} tn_program_about;

/* A graph: the program's own, which is number 0, or one that a node of another graph runs. */
typedef struct tn_program_graph {
    size_t size;         /* sizeof(tn_program_graph) of the caller */
    const char *name;    /* "forward", or what its node calls it: "true_graph_0" */
    size_t depth;        /* how many graphs it is in */
    const char *inputs;  /* their names: "p_weight, x"; of graph 0 state is among them, but
                          * no tokens, which keep calls with effects in order */
    const char *outputs; /* as code: "add, None" */
    size_t first_node;   /* its first node; they follow each other */
    size_t num_nodes;    /* how many */
} tn_program_graph;

/*
 * A node: results = target(arguments). The texts are as in the archive, which may have calls that a
 * run replaces by others.
 */
typedef struct tn_program_node {
    size_t size;           /* sizeof(tn_program_node) of the caller */
    const char *name;      /* "linear_1" */
    const char *target;    /* "torch.ops.aten.linear.default", "_operator.add" */
    const tn_op *op;       /* the operator, also one that a call of higher order names; NULL for
                            * others, and one that nobody has registered */
    bool is_served;        /* Tenon or a loaded extension has what is called */
    size_t graph;          /* which graph it is in */
    const char *results;   /* the names of what it gives: "getitem, getitem_1" */
    const char *arguments; /* as code: "x, p_weight, alpha=2" */
    const char *types;     /* of the tensors that it gives: "float32 [s77, 8]" */
    const char *source; /* the author's line: "model.py:12: return self.layers(x)"; "" if unknown */
} tn_program_node;

/*
 * Describe the program, a graph, a node. The archive is read once more by the first who asks, from
 * any thread. TN_ERR_INDEX: there is none.
 */
TN_API tn_status tn_program_describe(const tn_program *program, tn_program_about *out) TN_NODISCARD;
TN_API tn_status tn_program_graph_at(const tn_program *program, size_t index,
                                     tn_program_graph *out) TN_NODISCARD;
TN_API tn_status tn_program_node_at(const tn_program *program, size_t index,
                                    tn_program_node *out) TN_NODISCARD;

/*
 * The path of the author's module that calls a node, "layers.0"; "" for the outermost one and where
 * it is unknown. Borrowed from the program. NULL where tn_program_node_at would fail.
 */
TN_API const char *tn_program_node_module(const tn_program *program, size_t index);

/* What a program prints: torch._higher_order_ops.print(format, …) in the author's code. */
typedef struct tn_program_printed {
    size_t size;              /* sizeof(tn_program_printed) of the library */
    const char *format;       /* as Python's str.format takes it: "{} of {rows}" */
    const tn_value *values;   /* `count` values, borrowed for the call; a list of integers may be of
                               * kind INTS */
    const char *const *names; /* by value: its name in the format, NULL for one without */
    size_t count;             /* how many */
    const char *node;         /* the name of the node */
    const char *source;       /* the author's line, "" if unknown */
} tn_program_printed;

/*
 * Receives what a program prints, on the thread of the run. A failure (tn_fail) ends the run with
 * that failure.
 */
typedef tn_status (*tn_program_print_handler)(void *context, const tn_program_printed *printed);

/*
 * Has a program hand what it prints to `handler` with `context`, which is not looked at; NULL ends
 * that. Without a handler nothing is printed. Instances that are made of the program later have the
 * same one. Nobody may run the program meanwhile; a NULL program is ignored.
 */
TN_API void tn_program_set_print_handler(tn_program *program, tn_program_print_handler handler,
                                         void *context);

/*
 * Writes the archive anew to `path`, with the present values of all states: torch.export.load reads
 * it, and so does tn_program_load. All else in it is as it was, other programs included; tensors
 * that share memory still do. The file appears when it is complete, in place of the one that has
 * its name, which may be the one that the program was loaded from: that stays mapped as it was.
 * Nobody may write the state meanwhile.
 *
 * TN_ERR_IO: the file cannot be written, and the old one is as it was, or the archive that the
 * program was loaded from is damaged. TN_ERR_VALUE: a state has another dtype or other sizes than
 * in the archive, or shares no memory any more with one that it shared it with there.
 * TN_ERR_NOT_IMPLEMENTED: the archive's weights are in a form that is not written.
 */
TN_API tn_status tn_program_save(const tn_program *program, const char *path) TN_NODISCARD;

/* ---- autocast ---- */

/* What tn_autocast_enter changed. The caller's memory; its members are the library's. */
typedef struct tn_autocast_guard {
    uint64_t excluded; /* the thread's keys as they were */
    int32_t dtype;     /* of the region around it */
    int32_t regions;   /* how many the thread was in */
} tn_autocast_guard;

/*
 * Autocast on the CPU, for this thread: until tn_autocast_leave, operators of PyTorch's lists cast
 * arguments of float32 to `dtype` (linear, convolutions, products of matrices), to float32 (losses,
 * some transforms), or to the widest dtype among them (cat, stack). The dtype is BF16 or F16;
 * another one, or `is_on` false, leaves the mode until then. Each enter has its leave on the same
 * thread, the last entered first. TN_ERR_MEMORY: nothing was entered.
 */
TN_API tn_status tn_autocast_enter(tn_dtype dtype, bool is_on, tn_autocast_guard *out) TN_NODISCARD;
TN_API void tn_autocast_leave(const tn_autocast_guard *guard);

/*
 * Whether casts of parameters (leaves of the graph that require a gradient) are kept from now on
 * until the thread leaves its outermost region; returns what was before, at first true.
 */
TN_API bool tn_autocast_keep_casts(bool is_on);

/* Forgets the thread's casts: parameters that were changed within a region are cast anew. */
TN_API void tn_autocast_drop_casts(void);

/* Whether this thread is in the mode, and in *dtype, unless NULL, what it casts to. */
TN_API bool tn_autocast(tn_dtype *dtype);

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
