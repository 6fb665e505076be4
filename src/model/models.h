/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * model: compiled models, from the package on the disk to a run.
 *
 *     model.pt2 ─► archive.c ─► package.c ─► source.c    what it says of inputs and constants
 *      (mapped)    (members)    (files of    cpu.c       whether this CPU can run it
 *                                one model)  loader ─►   its code, from a sealed copy in memory
 *                                            container.c ─► runs
 *
 * A package is data of somebody else's: every reader here takes any bytes and fails in a sentence.
 * The code in it is trusted as an extension's is. tn_model (container.c) is what all of this makes.
 */
#ifndef TENON_MODELS_H
#define TENON_MODELS_H

#include <tenon/experimental/archive.h>
#include <tenon/model.h>

#include "abi/shims.h"
#include "base/base.h"

struct json_t;

/* ---- checksum.c ---- */

/* The CRC-32 that ZIP archives have of each member. */
uint32_t tni_checksum(const void *data, size_t bytes);

/* ---- package.c ---- */

/* One file of a package: in place, or inflated. Zeroed where there is none. */
typedef struct tni_part {
    const char *name; /* its path in the archive, borrowed */
    const char *data; /* its bytes; not NUL-terminated */
    size_t bytes;     /* how many */
    void *owned;      /* the inflated bytes, NULL for those in place */
} tni_part;

void tni_part_free(tni_part *part);

/* An opened package in which one model was chosen. Zeroed is empty. */
typedef struct tni_package {
    tn_archive *archive;  /* the file */
    const char *path;     /* its name for messages, borrowed */
    char *folder;         /* the folder of the model's files, with a slash at the end */
    char *name;           /* what the package calls the model */
    const char *code;     /* path of the shared object in the archive */
    size_t stem_length;   /* bytes of `code` without ".so": what the other files begin with */
    struct json_t *about; /* the metadata, an object of texts; NULL without */
} tni_package;

/*
 * Opens the package at `path`, which must outlive it, and chooses the model called `name`; NULL is
 * the only one, else "model". TN_ERR_IO: no archive, no package, or no code. TN_ERR_NOT_FOUND: no
 * such model; the message names those there are.
 */
tn_status tni_package_open(const char *path, const char *name, tni_package *out) TN_NODISCARD;

void tni_package_close(tni_package *package);

/* Where a file lies: its name goes on behind that of the code without ".so", or lies in the model's
 * folder, or below the package's root. */
typedef enum tni_package_part { TNI_BESIDE_CODE, TNI_IN_FOLDER, TNI_IN_PACKAGE } tni_package_part;

/* A file of the package. *out is zero where there is none. TN_ERR_IO: it is damaged. */
tn_status tni_package_read(const tni_package *package, tni_package_part place, const char *name,
                           tni_part *out) TN_NODISCARD;

/*
 * The same of a file in JSON: *out is new, and NULL where there is none. TN_ERR_IO: it is damaged,
 * or no object, which the message says with `what` it should be.
 */
tn_status tni_package_read_object(const tni_package *package, tni_package_part place,
                                  const char *name, const char *what,
                                  struct json_t **out) TN_NODISCARD;

/* A text of the metadata; NULL where there is none. */
const char *tni_package_about(const tni_package *package, const char *key);

/* Looks at a source file of the model, which is not empty. */
typedef void (*tni_source_visitor)(void *context, const tni_part *source);

/* Shows every source file of the model. TN_ERR_IO: one is damaged. */
tn_status tni_package_visit_sources(const tni_package *package, tni_source_visitor visitor,
                                    void *context) TN_NODISCARD;

/* ---- cpu.c ---- */

/*
 * TN_ERR_NOT_IMPLEMENTED: the package was compiled for another device, or for instructions that
 * this CPU or its kernel does not offer; the message names them. Asks the kernel for the use of
 * matrix tiles where the model's code has them.
 */
tn_status tni_package_check_cpu(const tni_package *package) TN_NODISCARD;

/* ---- source.c ---- */

/* What the source of a model says of an input. The arrays have `ndim` entries. */
typedef struct tni_input_facts {
    tn_dtype dtype;              /* TN_DTYPE_UNDEFINED: it does not say */
    int32_t ndim;                /* highest dimension that is named, plus one; -1: none is */
    int64_t least[TN_MAX_DIM];   /* smallest sizes */
    int64_t most[TN_MAX_DIM];    /* largest sizes, INT64_MAX for any */
    int64_t strides[TN_MAX_DIM]; /* -1: not a fixed number */
    int64_t scales[TN_MAX_DIM];  /* a stride that follows from sizes is this times … */
    int64_t factors[TN_MAX_DIM]; /* … the sizes of these dimensions, a bit each; scale 0: any */
} tni_input_facts;

/* Reads facts about input `index` out of the source; all unknown where it has none. */
void tni_source_read_input(const tni_part *source, size_t index, tni_input_facts *out);

/* What the source of a model says of a constant. */
typedef struct tni_constant_facts {
    char *name;       /* the author's name, its own memory; NULL where the source has none */
    tn_dtype dtype;   /* TN_DTYPE_UNDEFINED: it does not say */
    int64_t ndim;     /* how many sizes, 0 where it does not say */
    int64_t *sizes;   /* TN_MAX_DIM of them, its own memory; NULL where it does not say */
    int64_t *strides; /* the same */
    uint64_t bytes;   /* as it is stored */
    bool is_folded;   /* computed from others */
} tni_constant_facts;

/* All that the source says of constants: *out is new, of *count (tni_constant_facts_free). */
tn_status tni_source_read_constants(const tni_part *source, tni_constant_facts **out,
                                    size_t *count) TN_NODISCARD;

void tni_constant_facts_free(tni_constant_facts *facts, size_t count);

/*
 * How many threads the loops of a source have room for, if that is less than *most, which is 0 for
 * any number.
 */
void tni_source_read_threads(const tni_part *source, uint32_t *most);

/* ---- proxy.c ---- */

/* The calls of operators by name that a package lists. */
typedef struct tni_proxy tni_proxy;

/*
 * Prepares every call; *out stays NULL for a package without any. TN_ERR_NOT_FOUND: operators that
 * are not registered, all named. TN_ERR_NOT_IMPLEMENTED: an argument that cannot be passed.
 */
tn_status tni_proxy_load(const tni_package *package, tni_proxy **out) TN_NODISCARD;

/* NULL is legal. */
void tni_proxy_free(tni_proxy *proxy);

/* ---- container.c ---- */

typedef struct AOTInductorModelContainerOpaque *tni_container; /* the model's own object */
typedef AOTITorchError tni_model_error;                        /* 0, or a failure */

/* A constant by name, as containers take and give them. */
typedef struct tni_constant_pair {
    const char *name;        /* the container's name of it, borrowed */
    AtenTensorHandle handle; /* the tensor, borrowed */
} tni_constant_pair;

/*
 * The functions that a model exports: member, name behind "AOTInductorModel", whether every package
 * has it, arguments. Those that PyTorch added later may be missing, and are NULL then.
 */
#define TNI_ENTRY_LIST(X)                                                                          \
    X(create, "ContainerCreateWithDevice", true,                                                   \
      (tni_container * out, size_t instances, const char *device, const char *folder))             \
    X(destroy, "ContainerDelete", true, (tni_container self))                                      \
    X(run, "ContainerRun", true,                                                                   \
      (tni_container self, AtenTensorHandle * inputs, size_t ninputs, AtenTensorHandle * outputs,  \
       size_t noutputs, void *stream, void *proxy))                                                \
    X(run_alone, "ContainerRunSingleThreaded", false,                                              \
      (tni_container self, AtenTensorHandle * inputs, size_t ninputs, AtenTensorHandle * outputs,  \
       size_t noutputs, void *stream, void *proxy))                                                \
    X(num_inputs, "ContainerGetNumInputs", true, (tni_container self, size_t * out))               \
    X(input_name, "ContainerGetInputName", true,                                                   \
      (tni_container self, size_t index, const char **out))                                        \
    X(num_outputs, "ContainerGetNumOutputs", true, (tni_container self, size_t * out))             \
    X(output_name, "ContainerGetOutputName", true,                                                 \
      (tni_container self, size_t index, const char **out))                                        \
    X(call_spec, "ContainerGetCallSpec", false,                                                    \
      (tni_container self, const char **inputs, const char **outputs))                             \
    X(num_constants, "ContainerGetNumConstants", true, (tni_container self, size_t * out))         \
    X(constant_name, "ContainerGetConstantName", true,                                             \
      (tni_container self, size_t index, const char **out))                                        \
    X(constant_fqn, "ContainerGetConstantOriginalFQN", true,                                       \
      (tni_container self, size_t index, const char **out))                                        \
    X(constant_is_folded, "ContainerGetConstantFromFolded", false,                                 \
      (tni_container self, size_t index, bool *out))                                               \
    X(constant_dtype, "ContainerGetConstantDtype", true,                                           \
      (tni_container self, size_t index, int32_t * out))                                           \
    X(constant_bytes, "ContainerGetConstantDataSize", false,                                       \
      (tni_container self, size_t index, size_t * out))                                            \
    X(constants, "ContainerExtractConstantsMapEntries", false,                                     \
      (tni_container self, const tni_constant_pair **out, size_t *count, bool inactive))           \
    X(copy_constants, "ContainerUpdateConstantBufferPairs", false,                                 \
      (tni_container self, const tni_constant_pair *pairs, size_t count, bool inactive,            \
       bool is_full))                                                                              \
    X(share_constants, "ContainerUpdateUserManagedConstantBufferPairs", false,                     \
      (tni_container self, const tni_constant_pair *pairs, size_t count, bool inactive,            \
       bool is_full))                                                                              \
    X(load_constants, "UpdateConstantsFromBlob", false,                                            \
      (tni_container self, const uint8_t *bytes))                                                  \
    X(fold_constants, "ContainerRunConstantFolding", false,                                        \
      (tni_container self, bool inactive, void *stream, void *proxy))                              \
    X(swap_constants, "ContainerSwapConstantBuffer", false, (tni_container self))                  \
    X(drop_constants, "ContainerFreeInactiveConstantBuffer", false, (tni_container self))          \
    X(last_error, "GetLastError", false, (const char **out))

typedef struct tni_entries {
#define TNI_ENTRY_MEMBER(name, symbol, is_required, arguments) tni_model_error(*name) arguments;
    TNI_ENTRY_LIST(TNI_ENTRY_MEMBER)
#undef TNI_ENTRY_MEMBER
} tni_entries;

/* An input or output of a loaded model. */
typedef struct tni_model_input {
    const char *name; /* the container's text */
    tn_dtype dtype;   /* as tn_model_input */
    int32_t ndim;     /* likewise */
    int64_t *least;   /* `ndim` sizes, then as many of the others; its own memory */
    int64_t *most;    /* in the memory of `least` */
    int64_t *strides; /* likewise */
    int64_t *scales;  /* likewise, as in tni_input_facts */
    int64_t *factors; /* likewise */
} tni_model_input;

/* A weight or buffer of a loaded model. */
typedef struct tni_model_weight {
    const char *name;                /* the container's name, by which it takes it */
    const char *fqn;                 /* the author's name */
    int32_t dtype;                   /* a tn_dtype */
    size_t bytes;                    /* as the package stores it, 0 where it does not say */
    bool is_folded;                  /* computed from others */
    const tni_constant_facts *facts; /* what the source says, NULL where nothing */
    bool is_given[2];                /* has a value, in the buffer in use and in the other one */
} tni_model_weight;

struct tn_model {
    tni_entries entries;       /* what the code exports */
    tni_container container;   /* the code's object */
    tni_model_input *inputs;   /* every input */
    size_t ninputs;            /* how many */
    size_t noutputs;           /* how many results a run gives */
    const char **outputs;      /* their names, the container's texts */
    const char *in_spec;       /* the nests of arguments, "" without */
    const char *out_spec;      /* the nests of results, "" without */
    tni_model_weight *weights; /* every constant */
    size_t nweights;           /* how many */
    _Atomic bool is_complete;  /* every constant in use has a value, as far as can be told */
    tni_constant_facts *facts; /* what the source says of constants */
    size_t nfacts;             /* how many */
    bool is_prepared;          /* the buffer that is not in use was filled since the last swap */
    pthread_mutex_t lock;      /* constants are given and swapped by one thread at a time */
    bool is_alone;             /* runs take no lock */
    bool keeps_bounds;         /* sizes beyond the bounds of dynamic ones are refused */
    bool copies_inputs;        /* inputs of another layout are copied rather than refused */
    _Atomic bool has_left;     /* a size beyond the bounds was told */
    uint32_t most_threads;     /* that its loops have room for; 0: any number */
    uint32_t instances;        /* runs at the same time */
    tni_proxy *proxy;          /* operators that it calls by name; NULL without */
    char *path;                /* the package, for messages */
    tni_package package;       /* stays open: what is in place may be needed later */
};

/* A call of the model's code: fills what it is for, and returns the code's answer. */
typedef tni_model_error (*tni_model_body)(tn_model *model, void *context);

/*
 * Calls the model's code: what it throws is caught, and a failure becomes one sentence that begins
 * with the package and `what`, from the shim that failed, else from the code itself.
 */
tn_status tni_model_call(tn_model *model, const char *what, tni_model_body body,
                         void *context) TN_NODISCARD;

/* ---- inputs.c ---- */

/* Keeps what the source says of an input in its input. */
tn_status tni_model_describe_input(tni_model_input *input,
                                   const tni_input_facts *facts) TN_NODISCARD;

/*
 * Compares an input with what the model was compiled for. One that lies otherwise in memory is
 * counted in *others where the model copies such, and refused where not.
 */
tn_status tni_model_check_input(tn_model *model, size_t index, const tn_tensor *tensor,
                                size_t *others) TN_NODISCARD;

/* The tensor itself, retained, or a copy that lies as the model wants it; *out is new. */
tn_status tni_model_lay_input(const tn_model *model, size_t index, tn_tensor *tensor,
                              tn_tensor **out) TN_NODISCARD;

/* Copies back what a run has changed of a copy, and nothing where it changed nothing. */
tn_status tni_model_return_input(const tn_tensor *copy, tn_tensor *tensor) TN_NODISCARD;

/* ---- weight_files.c ---- */

/* Room for the name of a storage. */
#define TNI_PICKLE_KEY 64

/*
 * The name of the one storage in a pickle of a tensor, of which nothing is run; false if it is not
 * a tensor's pickle.
 */
bool tni_pickle_read(const void *data, size_t bytes, char key[TNI_PICKLE_KEY]);

/* Gives the constants that the package has beside the code, where the code has none. */
tn_status tni_model_load_constants(tn_model *model) TN_NODISCARD;

/* ---- weights.c ---- */

/* Lists the constants of a container that was just made, and which of them have values. */
tn_status tni_model_read_constants(tn_model *model) TN_NODISCARD;

/* The constant of that name, NULL without. */
const tni_model_weight *tni_model_find_constant(const tn_model *model, const char *name);

/* Every constant in use has a value from now on. */
void tni_model_mark_given(tn_model *model);

/* TN_ERR_NOT_FOUND, naming them, if constants have no value. */
TNI_COLD tn_status tni_model_tell_missing(tn_model *model);

#endif
