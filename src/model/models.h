/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * model: compiled models, from the package in a file to a run.
 *
 *     archive.c            maps the file and reads its directory; archive_writer.c writes one
 *     package.c            finds the files of one model in it
 *     cpu.c                whether this processor can run it
 *     proxy.c              operators that it calls by name
 *     loader               opens its code from a sealed copy in memory
 *     source.c             what it says of inputs and constants; constant_uses.c: which it writes
 *     model_constants.c    which constants have values; weight_files.c those in files
 *     container.c          puts these together, and runs
 *
 * A package is untrusted data: every reader here accepts any bytes, and fails with one sentence.
 * The code in it is trusted, as that of an extension is. The result of all this is a tn_model
 * (container.c).
 */
#ifndef TENON_MODELS_H
#define TENON_MODELS_H

#include <tenon/experimental/archive.h>
#include <tenon/model.h>

#include "abi/shims.h"
#include "base/base.h"

struct json_t;

/* ---- checksum.c ---- */

/* Return the CRC-32 of the bytes, as ZIP archives have it. */
uint32_t tni_checksum(const void *data, size_t bytes);

/* ---- archive.c ---- */

/*
 * As tn_archive_check for an archive that is a file; what is mapped of the member takes no memory
 * afterwards (tni_forget_pages).
 */
tn_status tni_archive_check_file(const tn_archive *archive, size_t index) TN_NODISCARD;

/* Find the member of a name, by bisection; false, and *index stays, if there is none. */
bool tni_archive_find(const tn_archive *archive, const char *name, size_t *index);

/* ---- archive_writer.c ---- */

/*
 * An archive while it is written, beside the file whose place it takes at its end. Members are
 * stored, and their data aligned to 64 bytes.
 */
typedef struct tni_archive_writer {
    tni_new_file file;    /* what is written */
    uint64_t at;          /* bytes written so far */
    uint64_t wide_from;   /* numbers from this one on take 64 bits; lower in tests */
    tni_buffer directory; /* entries of the members so far */
    uint64_t count;       /* members so far */
} tni_archive_writer;

/* Begin an archive. On failure nothing is left to be discarded. */
tn_status tni_archive_writer_open(const char *path, tni_archive_writer *out) TN_NODISCARD;

/* Write the next member. After a failure the archive can only be discarded. */
tn_status tni_archive_writer_add(tni_archive_writer *writer, const char *name, const void *data,
                                 size_t bytes) TN_NODISCARD;

/* Write the directory and put the archive in its place; on failure it is discarded. */
tn_status tni_archive_writer_commit(tni_archive_writer *writer) TN_NODISCARD;

void tni_archive_writer_discard(tni_archive_writer *writer);

/* ---- package.c ---- */

/* One file of a package: in place, or inflated. All zero if there is none. */
typedef struct tni_part {
    const char *name; /* its path in the archive, borrowed */
    const char *data; /* its bytes, without a NUL at the end */
    size_t bytes;     /* how many */
    void *owned;      /* the inflated bytes; NULL if they are in place */
} tni_part;

void tni_part_free(tni_part *part);

/* Give back the memory of a part's bytes that nobody will read soon, if they are in place. */
void tni_part_forget(const tni_part *part);

/*
 * Read member `index` of an archive; `path` is for messages. TN_ERR_IO: its bytes are not what
 * their checksum says.
 */
tn_status tni_part_read(tn_archive *archive, const char *path, size_t index,
                        tni_part *out) TN_NODISCARD;

/* Parse a part as a JSON object, which is new. TN_ERR_IO says with `what` it should be. */
tn_status tni_part_parse(const tni_part *part, const char *path, const char *what,
                         struct json_t **out) TN_NODISCARD;

/* An opened package in which one model was chosen. Zeroed is empty. */
typedef struct tni_package {
    tn_archive *archive;  /* the file */
    const char *path;     /* its name for messages, borrowed */
    char *folder;         /* the folder of the model's files, with a slash at the end */
    char *name;           /* what the package calls the model */
    const char *code;     /* path of the shared object in the archive */
    size_t stem_length;   /* length of `code` without ".so", with which other files begin */
    struct json_t *about; /* the metadata, an object of texts; NULL without */
} tni_package;

/*
 * Open the package at `path`, which must outlive it, and choose the model called `name`; NULL: the
 * only one, else "model". TN_ERR_IO: no archive, no package, or no code. TN_ERR_NOT_FOUND: no such
 * model; the message names those that there are.
 */
tn_status tni_package_open(const char *path, const char *name, tni_package *out) TN_NODISCARD;

void tni_package_close(tni_package *package);

/*
 * Where a file is: its path is that of the code without ".so" and its name, or it is in the model's
 * folder, or below the package's root.
 */
typedef enum tni_package_part { TNI_BESIDE_CODE, TNI_IN_FOLDER, TNI_IN_PACKAGE } tni_package_part;

/* Read a file of the package; *out is zero if there is none. TN_ERR_IO: it is damaged. */
tn_status tni_package_read(const tni_package *package, tni_package_part place, const char *name,
                           tni_part *out) TN_NODISCARD;

/*
 * Read a JSON object from a file; *out is new, NULL if there is no such file. TN_ERR_IO: the file
 * is damaged or holds no object; the message says with `what` it should be.
 */
tn_status tni_package_read_object(const tni_package *package, tni_package_part place,
                                  const char *name, const char *what,
                                  struct json_t **out) TN_NODISCARD;

/* Return a text of the metadata; NULL if it has none of this name. */
const char *tni_package_about(const tni_package *package, const char *key);

/* Called with a source file of the model, which is not empty. */
typedef void (*tni_source_visitor)(void *context, const tni_part *source);

/* Call the visitor with every source file of the model. TN_ERR_IO: one is damaged. */
tn_status tni_package_visit_sources(const tni_package *package, tni_source_visitor visitor,
                                    void *context) TN_NODISCARD;

/* ---- cpu.c ---- */

/*
 * Fail with TN_ERR_NOT_IMPLEMENTED if the package was compiled for another device, or for
 * instructions that this CPU or its kernel does not offer; the message names them. If the model's
 * code uses matrix tiles, the kernel is asked for permission to.
 */
tn_status tni_package_check_cpu(const tni_package *package) TN_NODISCARD;

/* ---- source.c ---- */

/* What the source of a model says of an input. The arrays have `ndim` items. */
typedef struct tni_input_facts {
    tn_dtype dtype;              /* TN_DTYPE_UNDEFINED: it does not say */
    int32_t ndim;                /* highest dimension with a check, plus one; -1: it does not say */
    int64_t least[TN_MAX_DIM];   /* smallest sizes */
    int64_t most[TN_MAX_DIM];    /* largest sizes, INT64_MAX for any */
    int64_t strides[TN_MAX_DIM]; /* -1: not a fixed number */
    int64_t scales[TN_MAX_DIM];  /* a stride that depends on sizes is this (0: any stride) … */
    int64_t factors[TN_MAX_DIM]; /* … times the sizes of these dimensions, one bit each */
} tni_input_facts;

/* Read what the source says of input `index`; everything is unknown if it says nothing. */
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

/* Read what the source says of constants; *out is new, *count of them (tni_constant_facts_free). */
tn_status tni_source_read_constants(const tni_part *source, tni_constant_facts **out,
                                    size_t *count) TN_NODISCARD;

void tni_constant_facts_free(tni_constant_facts *facts, size_t count);

/* What the code of a model does with constants by their addresses (constant_uses.c). */
typedef struct tni_constant_uses {
    bool is_known;     /* the source could be read; else anything may be written */
    bool *may_write;   /* per constant: whether its elements may be written; its own memory */
    size_t count;      /* how many of these */
    size_t num_writes; /* how many of them are true */
} tni_constant_uses;

/*
 * Read from a model's source which constants its code may write without asking an operator.
 * TN_ERR_MEMORY only.
 */
tn_status tni_source_read_uses(const tni_part *source, tni_constant_uses *out) TN_NODISCARD;

void tni_constant_uses_free(tni_constant_uses *uses);

/*
 * Lower *most to the number of threads that the loops of a source have room for; 0 is any number.
 */
void tni_source_read_threads(const tni_part *source, uint32_t *most);

/* ---- call_labels.c ---- */

/* Take what an argument is called, `length` bytes and a NUL; false ends the walk. */
typedef bool (*tni_label_visitor)(void *context, const char *label, size_t length);

/*
 * Visit what the leaves of a call's arguments are called, in their order, by a TreeSpec: pair[0],
 * options['scale']. `names` has the arguments' names; with NULL positional ones are args[0] and so
 * on, the others their keywords. *is_complete is false for a text that is no such spec.
 */
tn_status tni_visit_call_labels(const char *spec, struct json_t *names, tni_label_visitor visitor,
                                void *context, bool *is_complete) TN_NODISCARD;

/* Give the labels of a model's `count` inputs, new; NULL if the spec does not have as many. */
tn_status tni_read_call_labels(const char *spec, size_t count, char ***out) TN_NODISCARD;

/* Return what to call an input of this name; without labels it is the name. */
const char *tni_input_label(char *const *labels, size_t index, const char *name);

/* Free them; NULL is legal. */
void tni_call_labels_free(char **labels, size_t count);

/* ---- export_values.c ---- */

/*
 * Read a value of the export format that is fixed when a program is written, or a list of such;
 * `key` says its kind ("as_ints"). Texts are borrowed from the JSON; the items of a list are the
 * value's own (tni_free). *is_read is false for another kind, or a value that is not of its kind.
 */
tn_status tni_export_read_value(const char *key, struct json_t *json, bool *is_read,
                                tn_value *out) TN_NODISCARD;

/* The same for one value, which needs no memory; false if it is not of the kind. */
bool tni_export_read_number(const char *key, struct json_t *json, tn_value *out);

/* Return the format's number of a dtype, -1 if it has none; its number of strided tensors. */
int tni_export_dtype(tn_dtype dtype);
#define TNI_EXPORT_STRIDED 7

/* ---- proxy.c ---- */

/* The calls of operators by name in a package. */
typedef struct tni_proxy tni_proxy;

/*
 * Prepare all calls; *out stays NULL if the package has none. TN_ERR_NOT_FOUND: operators that are
 * not registered, all named. TN_ERR_NOT_IMPLEMENTED: an argument that cannot be passed.
 */
tn_status tni_proxy_load(const tni_package *package, tni_proxy **out) TN_NODISCARD;

/* NULL is legal. */
void tni_proxy_free(tni_proxy *proxy);

/* ---- container.c ---- */

typedef struct AOTInductorModelContainerOpaque *tni_container; /* the model's own object */
typedef AOTITorchError tni_model_error;                        /* 0, or a failure */

/* A constant and its name, as containers take and return them. */
typedef struct tni_constant_pair {
    const char *name;        /* the container's name of it, borrowed */
    AtenTensorHandle handle; /* the tensor, borrowed */
} tni_constant_pair;

/*
 * The functions that a model's code exports: member, name after "AOTInductor" (so `run` is
 * AOTInductorModelContainerRun), whether every package has it, arguments. Those that PyTorch added
 * later may be missing, and are NULL then.
 */
#define TNI_ENTRY_LIST(X)                                                                          \
    X(create, "ModelContainerCreateWithDevice", true,                                              \
      (tni_container * out, size_t instances, const char *device, const char *folder))             \
    X(destroy, "ModelContainerDelete", true, (tni_container self))                                 \
    X(run, "ModelContainerRun", true,                                                              \
      (tni_container self, AtenTensorHandle * inputs, size_t ninputs, AtenTensorHandle * outputs,  \
       size_t noutputs, void *stream, void *proxy))                                                \
    X(run_single_threaded, "ModelContainerRunSingleThreaded", false,                               \
      (tni_container self, AtenTensorHandle * inputs, size_t ninputs, AtenTensorHandle * outputs,  \
       size_t noutputs, void *stream, void *proxy))                                                \
    X(num_inputs, "ModelContainerGetNumInputs", true, (tni_container self, size_t * out))          \
    X(input_name, "ModelContainerGetInputName", true,                                              \
      (tni_container self, size_t index, const char **out))                                        \
    X(num_outputs, "ModelContainerGetNumOutputs", true, (tni_container self, size_t * out))        \
    X(output_name, "ModelContainerGetOutputName", true,                                            \
      (tni_container self, size_t index, const char **out))                                        \
    X(call_spec, "ModelContainerGetCallSpec", false,                                               \
      (tni_container self, const char **inputs, const char **outputs))                             \
    X(num_constants, "ModelContainerGetNumConstants", true, (tni_container self, size_t * out))    \
    X(constant_name, "ModelContainerGetConstantName", true,                                        \
      (tni_container self, size_t index, const char **out))                                        \
    X(constant_fqn, "ModelContainerGetConstantOriginalFQN", true,                                  \
      (tni_container self, size_t index, const char **out))                                        \
    X(constant_is_folded, "ModelContainerGetConstantFromFolded", false,                            \
      (tni_container self, size_t index, bool *out))                                               \
    X(constant_dtype, "ModelContainerGetConstantDtype", true,                                      \
      (tni_container self, size_t index, int32_t * out))                                           \
    X(constant_bytes, "ModelContainerGetConstantDataSize", false,                                  \
      (tni_container self, size_t index, size_t * out))                                            \
    X(constants, "ModelContainerExtractConstantsMapEntries", false,                                \
      (tni_container self, const tni_constant_pair **out, size_t *count, bool inactive))           \
    X(copy_constants, "ModelContainerUpdateConstantBufferPairs", false,                            \
      (tni_container self, const tni_constant_pair *pairs, size_t count, bool inactive,            \
       bool is_full))                                                                              \
    X(share_constants, "ModelContainerUpdateUserManagedConstantBufferPairs", false,                \
      (tni_container self, const tni_constant_pair *pairs, size_t count, bool inactive,            \
       bool is_full))                                                                              \
    X(load_constants, "ModelUpdateConstantsFromBlob", false,                                       \
      (tni_container self, const uint8_t *bytes))                                                  \
    X(fold_constants, "ModelContainerRunConstantFolding", false,                                   \
      (tni_container self, bool inactive, void *stream, void *proxy))                              \
    X(swap_constants, "ModelContainerSwapConstantBuffer", false, (tni_container self))             \
    X(drop_constants, "ModelContainerFreeInactiveConstantBuffer", false, (tni_container self))     \
    X(last_error, "GetLastError", false, (const char **out))

typedef struct tni_entries {
#define TNI_ENTRY_MEMBER(name, symbol, is_required, arguments) tni_model_error(*name) arguments;
    TNI_ENTRY_LIST(TNI_ENTRY_MEMBER)
#undef TNI_ENTRY_MEMBER
} tni_entries;

/* An input or output of a loaded model. */
typedef struct tni_model_input {
    const char *name; /* the container's text */
    tn_dtype dtype;   /* as in tn_model_input */
    int32_t ndim;     /* as in tn_model_input */
    int64_t *least;   /* `ndim` items, as in tni_input_facts; owns the memory of all five arrays */
    int64_t *most;    /* in the memory of `least` */
    int64_t *strides; /* in the memory of `least` */
    int64_t *scales;  /* in the memory of `least` */
    int64_t *factors; /* in the memory of `least` */
} tni_model_input;

/* A weight or buffer of a loaded model. */
typedef struct tni_model_constant {
    const char *name;                /* the container's name, by which it is given */
    const char *fqn;                 /* the author's name */
    int32_t dtype;                   /* a tn_dtype */
    size_t bytes;                    /* size in the package; 0 if it does not say */
    bool is_folded;                  /* computed from other constants */
    const tni_constant_facts *facts; /* what the source says; NULL: nothing */
    bool is_given[2];                /* has a value in the buffer in use, and in the other one */
} tni_model_constant;

struct tn_model {
    tni_entries entries;           /* what the code exports */
    tni_container container;       /* the code's object */
    tni_model_input *inputs;       /* every input */
    size_t ninputs;                /* how many */
    size_t noutputs;               /* how many results a run gives */
    const char **outputs;          /* their names, the container's texts */
    const char *in_spec;           /* how arguments are nested, "" if unknown */
    bool has_read_labels;          /* `labels` are read when they are first asked for */
    char **labels;                 /* what the author's call has for each input; NULL: unknown */
    const char *out_spec;          /* how results are nested, "" if unknown */
    tni_model_constant *constants; /* every constant */
    size_t nconstants;             /* how many */
    _Atomic bool is_complete;      /* every constant in use has a value, as far as known */
    tni_constant_uses uses;        /* which constants the code may write */
    tni_constant_facts *facts;     /* what the source says of constants */
    size_t nfacts;                 /* how many */
    bool is_prepared;              /* the other buffer was filled since the last swap */
    pthread_mutex_t lock;          /* on giving, swapping and reading constants */
    bool is_single_threaded;       /* runs take no lock */
    bool keeps_bounds;             /* sizes beyond the bounds of dynamic ones are refused */
    bool copies_inputs;            /* inputs of another layout are copied rather than refused */
    _Atomic bool has_warned_of_bounds; /* the warning of a size beyond its bounds was given */
    uint32_t most_threads;             /* threads that its loops have room for; 0: any number */
    uint32_t instances;                /* how many runs are possible at a time */
    tni_proxy *proxy;                  /* operators that it calls by name; NULL without */
    char *path;                        /* the package, for messages */
    tni_package package;               /* stays open: files in place may be read later */
    const char *stored;                /* where its code stores constants (tni_opened_copy) */
    size_t stored_bytes;               /* how many bytes; 0: none that can be given back */
};

/* A call of the model's code; returns what the code returns. */
typedef tni_model_error (*tni_model_body)(tn_model *model, void *context);

/*
 * Call the model's code. Exceptions are caught. A failure becomes one sentence that begins with the
 * package and `what`; the reason is that of the shim that failed, else that of the code.
 */
tn_status tni_model_call(tn_model *model, const char *what, tni_model_body body,
                         void *context) TN_NODISCARD;

/* ---- inputs.c ---- */

/* Return what an input is called in messages: its label, or its name if it has none. */
const char *tni_model_label(const tn_model *model, size_t index);

/* Store what the source says of an input. */
tn_status tni_model_describe_input(tni_model_input *input,
                                   const tni_input_facts *facts) TN_NODISCARD;

/*
 * Compare an input with what the model was compiled for. One with another layout is counted in
 * *others if the model copies such inputs, and refused if not.
 */
tn_status tni_model_check_input(tn_model *model, size_t index, const tn_tensor *tensor,
                                size_t *others) TN_NODISCARD;

/* Return in *out the tensor itself, retained, or a copy with the layout that the model wants. */
tn_status tni_model_lay_input(const tn_model *model, size_t index, tn_tensor *tensor,
                              tn_tensor **out) TN_NODISCARD;

/* Copy back what a run has changed in a copy; nothing is written if it changed nothing. */
tn_status tni_model_return_input(const tn_tensor *copy, tn_tensor *tensor) TN_NODISCARD;

/* ---- weight_files.c ---- */

/* Room for the name of a storage. */
#define TNI_PICKLE_KEY 64

/*
 * Read the name of the one storage in the pickle of a tensor, of which nothing is run. Return false
 * if it is not such a pickle.
 */
bool tni_pickle_read(const void *data, size_t bytes, char key[TNI_PICKLE_KEY]);

/* Give the container the constants that are in the package and not in the code. */
tn_status tni_model_load_constants(tn_model *model) TN_NODISCARD;

/* ---- model_constants.c ---- */

/* List the constants of a new container, and which of them have values. */
tn_status tni_model_read_constants(tn_model *model) TN_NODISCARD;

/*
 * Call the model's code as tni_model_call does, where it makes constants: they keep packed forms
 * (packed_forms.h) if the code writes none of them by its address.
 */
tn_status tni_model_make_constants(tn_model *model, const char *what, tni_model_body body,
                                   void *context) TN_NODISCARD;

/* Return whether a tensor of the constant's sizes has the strides that the code reads. */
bool tni_constant_lies_as(const tni_constant_facts *facts, const tn_tensor *tensor);

/* Return the constant of that name; NULL if there is none. */
const tni_model_constant *tni_model_find_constant(const tn_model *model, const char *name);

/* Note that every constant in use has a value. */
void tni_model_mark_given(tn_model *model);

/* Fail with TN_ERR_NOT_FOUND and the names of constants without values. */
TNI_COLD tn_status tni_model_tell_missing(tn_model *model);

#endif
