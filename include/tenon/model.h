/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Compiled models: packages (.pt2) that PyTorch's AOTInductor made for a CPU run here as they are,
 * without PyTorch and without a compiler.
 *
 *     tn_model *model;
 *     tn_tensor *y;
 *     if (tn_model_load("model.pt2", NULL, &model) != TN_OK ||
 *         tn_model_run(model, (tn_tensor *[]){x}, 1, &y, 1) != TN_OK)
 *         return fail(tn_last_error());
 *     use(tn_tensor_data(y));
 *     tn_tensor_release(y);
 *     tn_model_free(model);
 *
 * A package holds the model as machine code, its weights, and what it needs besides. It is read in
 * place; the code is opened from a sealed copy in memory, so that nothing is unpacked to a disk and
 * nobody can change what runs. What the code needs is compared with what there is before any of it
 * runs: the machine, the instruction set, the functions it imports, the operators it calls. What
 * stands in a package runs with the rights of the process: load none from a stranger.
 *
 * Inputs are the leaves of the arguments that the model was exported with, in order: a tuple of the
 * positional ones, then the keyword ones, nests flattened; tn_model_call_spec has the nests.
 *
 * Ownership: a model is one object with one owner (tn_model_free). Inputs are borrowed, outputs are
 * new. Texts and arrays that describe a model are borrowed from it.
 *
 * Threads: any thread may run a model, and as many at once as it has instances
 * (tn_model_options.instances); further ones wait. Constants may be read and replaced while others
 * run: a run sees the old ones or the new ones. tn_model_free must be the last call.
 */
#ifndef TENON_MODEL_H
#define TENON_MODEL_H

#include <tenon/tensor.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A loaded model. */
typedef struct tn_model tn_model;

/*
 * For a model that one thread at a time runs, which is the caller's word: runs take no lock, where
 * the package is new enough to offer that. With one instance only.
 */
#define TN_MODEL_SINGLE_THREADED 1u
/*
 * Inputs are refused whose sizes are beyond the bounds that the package has of sizes that may
 * change (tn_model_input.least, most). The compiler narrows these by the sizes of its example, and
 * the code computes others, too: without this, as in PyTorch, they run, and the first of a model is
 * told by a warning. AOTI_RUNTIME_CHECK_INPUTS=1 in the environment asks for the same.
 */
#define TN_MODEL_CHECK_INPUTS    2u
/*
 * Inputs that lie in memory otherwise than the model was compiled for, such as transposed ones and
 * lazy conjugates, are copied; without this they are refused. What the model writes into the copy
 * is copied back, and an input that comes back as an output is the copy.
 */
#define TN_MODEL_COPY_INPUTS     4u

/* How to load; zeroed but for the size means the defaults, as does a NULL. */
typedef struct tn_model_options {
    size_t size;        /* sizeof(tn_model_options) */
    const char *name;   /* which model of the package; NULL is its only one, else "model" */
    uint32_t instances; /* how many runs go on at the same time; 0 is 1 */
    uint32_t flags;     /* a sum of the three above, or 0 */
} tn_model_options;

/*
 * Loads a model from the package at `path`. Load the extensions first whose operators it calls
 * (tn_extension_load). *out is new.
 *
 * TN_ERR_IO: the file cannot be read, is no package, or its code is refused. TN_ERR_NOT_FOUND: no
 * model of that name, or it needs libraries, functions or operators that are not there; all are
 * named. TN_ERR_NOT_IMPLEMENTED: it was compiled for another device or for instructions that this
 * CPU does not have. TN_ERR_VALUE: options that are none. TN_ERR_RUNTIME: the model's own code
 * failed; the message is its own.
 *
 * A package may come without its weights: then they are to be given (tn_model_set_constants) before
 * the first run.
 */
TN_API tn_status tn_model_load(const char *path, const tn_model_options *options,
                               tn_model **out) TN_NODISCARD;

/*
 * Frees a model that nobody runs any more; NULL is legal. Outputs live on. The code stays mapped,
 * as an extension's does.
 */
TN_API void tn_model_free(tn_model *model);

/* How many inputs a run takes and outputs it gives; 0 for NULL. */
TN_API size_t tn_model_num_inputs(const tn_model *model);
TN_API size_t tn_model_num_outputs(const tn_model *model);

/*
 * An input as the model was compiled for it. A caller sets `size` before it asks; members that an
 * older library does not know stay as they were. The arrays have `ndim` entries.
 */
typedef struct tn_model_input {
    size_t size;          /* sizeof(tn_model_input) of the caller */
    const char *name;     /* "arg0_1", or as the package calls it; never NULL */
    tn_dtype dtype;       /* TN_DTYPE_UNDEFINED where the package does not say */
    int64_t ndim;         /* -1 where the package does not say */
    const int64_t *least; /* the smallest size of each dimension that its compiler reckoned with */
    const int64_t *most;  /* the largest one, INT64_MAX for any; equal to `least` if it is fixed */
    const int64_t *strides; /* each stride, -1 where it follows from the sizes or may be any */
} tn_model_input;

/* Describes one input, or gives the name of one output. TN_ERR_INDEX: there is none. */
TN_API tn_status tn_model_input_at(const tn_model *model, size_t index,
                                   tn_model_input *out) TN_NODISCARD;

/*
 * What an input is called in the call that the author exported: "scale" for a keyword,
 * "args[1]['x']" for what lies in a nest, "args[0]" for a positional argument that the compiler
 * called arg15_1, as no package has its own name; messages use these. Where the package does not
 * say how arguments nest it is the name. NULL: there is no such input.
 */
TN_API const char *tn_model_input_label(const tn_model *model, size_t index);
TN_API tn_status tn_model_output_name(const tn_model *model, size_t index,
                                      const char **out) TN_NODISCARD;

/*
 * How arguments and results nest, as PyTorch's TreeSpec in JSON: the leaves of the first are the
 * inputs, those of the second the outputs. "" where a package has none. Neither is NULL.
 */
TN_API tn_status tn_model_call_spec(const tn_model *model, const char **inputs,
                                    const char **outputs) TN_NODISCARD;

/*
 * What the package says of the model under a key such as "AOTI_CPU_ISA", or what its author added;
 * NULL where it says nothing.
 */
TN_API const char *tn_model_metadata(const tn_model *model, const char *key);

/*
 * Runs the model. `inputs` has one tensor per input, borrowed; a model that writes to an input
 * writes to that tensor. `outputs` gets one new tensor per output, to be dropped with
 * tn_tensor_release each, or NULL where the model returned None; one tensor may come twice, and an
 * input may come back.
 *
 * TN_ERR_VALUE: another number of inputs or outputs than the model has, or an input of another
 * rank, fixed size, stride or device than it was compiled for (TN_MODEL_CHECK_INPUTS: or beyond the
 * bounds of the others); TN_ERR_TYPE: of another dtype; the message names the input, and nothing
 * has run. TN_ERR_NOT_FOUND: constants are missing; the message names
 * them. Anything else is what the model failed at.
 */
TN_API tn_status tn_model_run(tn_model *model, tn_tensor *const *inputs, size_t ninputs,
                              tn_tensor **outputs, size_t noutputs) TN_NODISCARD;

/* A weight or buffer that the code computes with. As tn_model_input is asked for. */
typedef struct tn_model_constant {
    size_t size;      /* sizeof(tn_model_constant) of the caller */
    const char *name; /* as the author's module calls it: "layer1.0.weight" */
    tn_dtype dtype;   /* its element type */
    size_t bytes;     /* its bytes, rounded up as the package stores it; 0 where it does not say */
    bool is_folded;   /* computed from others (tn_model_fold_constants); nobody can give it */
    bool is_given;    /* it has a value: from the package or by tn_model_set_constants */
    int64_t ndim;     /* number of its dimensions, -1 where the package does not say */
    const int64_t *sizes; /* that many; borrowed from the model */
} tn_model_constant;

/* How many there are; 0 for NULL. */
TN_API size_t tn_model_num_constants(const tn_model *model);

/* Describes one. TN_ERR_INDEX: there is none. */
TN_API tn_status tn_model_constant_at(const tn_model *model, size_t index,
                                      tn_model_constant *out) TN_NODISCARD;

/*
 * A copy of the constant called `name`, as it is now. TN_ERR_NOT_FOUND: there is none, or it has no
 * value. TN_ERR_NOT_IMPLEMENTED: the package is too old to tell (before PyTorch 2.13).
 */
TN_API tn_status tn_model_constant_get(tn_model *model, const char *name,
                                       tn_tensor **out) TN_NODISCARD;

/*
 * The model computes in the tensors' own memory, which it retains, instead of in a copy: no memory
 * is used twice, and what the caller writes there later counts.
 */
#define TN_MODEL_SHARE    1u
/*
 * The constants go to the buffer that is not in use: runs go on with the old ones until
 * tn_model_swap_constants. What is not given since the last swap is as in the buffer in use.
 */
#define TN_MODEL_INACTIVE 2u

/*
 * Replaces constants by name, all or some: `count` names and as many tensors, borrowed. Constants
 * that share a name all get its tensor. A name is an author's (tn_model_constant.name), or else one
 * that the container has made. `flags` is a sum of the two above or 0. TN_ERR_NOT_FOUND:
 * no constant has one of the names. TN_ERR_VALUE: a tensor has another shape, or flags that are
 * none; TN_ERR_TYPE: another dtype; nothing is replaced then. TN_ERR_NOT_IMPLEMENTED: the package
 * is too old for it (before PyTorch 2.10).
 */
TN_API tn_status tn_model_set_constants(tn_model *model, const char *const *names,
                                        tn_tensor *const *tensors, size_t count,
                                        uint32_t flags) TN_NODISCARD;

/* The two buffers change places, for runs that begin from now on. */
TN_API tn_status tn_model_swap_constants(tn_model *model) TN_NODISCARD;

/*
 * Drops the buffer that is not in use, with the memory that the model keeps for it, after a swap
 * that nobody will take back; nothing happens where there is none. TN_ERR_NOT_IMPLEMENTED: the
 * package is too old for it (before PyTorch 2.8).
 */
TN_API tn_status tn_model_drop_constants(tn_model *model) TN_NODISCARD;

/*
 * Computes anew what the model derives from its constants once and for all. The first run does it
 * by itself; it is needed after constants were replaced, for the buffer in use or, with
 * TN_MODEL_INACTIVE, for the other one.
 */
TN_API tn_status tn_model_fold_constants(tn_model *model, uint32_t flags) TN_NODISCARD;

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
