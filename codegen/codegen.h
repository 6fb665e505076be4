/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * codegen: tenon-gen, the host program that generates gen/ from spec/.
 *
 * It reads a yaml of operators in the grammar of ATen's native_functions.yaml (read_yaml.c), groups
 * the entries that are variants of one operator (group_entries.c), checks every entry against the
 * rules of docs/yaml-rules.md (check_rules.c, gen_rules.h), and writes tables (write_tables.c). The
 * manifest of the stable ABI is processed in the same way (abi_spec.h). The program stops at the
 * first fault with `FILE:LINE: message`. All memory it allocates is kept until it exits.
 */
#ifndef TENON_CODEGEN_H
#define TENON_CODEGEN_H

#include <stdbool.h>
#include <stdio.h>

#include "dispatch/builtins.h"
#include "schema/schema_tree.h"

/* The keys of an entry; docs/yaml-rules.md describes each. */
typedef enum gen_entry_key {
    GEN_FUNC,
    GEN_VARIANTS,
    GEN_DISPATCH,
    GEN_STRUCTURED,
    GEN_STRUCTURED_DELEGATE,
    GEN_STRUCTURED_INHERITS,
    GEN_PRECOMPUTED,
    GEN_UFUNC_INNER_LOOP,
    GEN_AUTOGEN,
    GEN_TAGS,
    GEN_PYTHON_MODULE,
    GEN_DEVICE_GUARD,
    GEN_DEVICE_CHECK,
    GEN_MANUAL_KERNEL_REGISTRATION,
    GEN_MANUAL_CPP_BINDING,
    GEN_CONST_REF,
    GEN_CATEGORY_OVERRIDE,
    GEN_CPP_NO_DEFAULT_ARGS,
    GEN_FOREACH,
    GEN_SINCE,
    GEN_UNTIL,
    GEN_NUM_KEYS
} gen_entry_key;

/* What a schema does with its arguments. Where two apply, the earlier one is used. */
typedef enum gen_kind {
    GEN_INPLACE,   /* add_: writes self, named so */
    GEN_SCRATCH,   /* written keyword arguments, one of them named _scratch_… */
    GEN_OUT,       /* add.out: writes keyword arguments */
    GEN_MUTABLE,   /* writes positional arguments */
    GEN_FUNCTIONAL /* writes nothing */
} gen_kind;
#define GEN_NUM_KINDS (GEN_FUNCTIONAL + 1)

/* One `KEY, KEY: kernel` of a dispatch section, for one of its keys. */
typedef struct gen_dispatch {
    tni_key key;        /* a runtime or alias key */
    const char *kernel; /* the function's name after tni_kernel_ */
    size_t line;        /* of the yaml */
} gen_dispatch;

/* Words in order. */
typedef struct gen_words {
    const char **items; /* `count` texts */
    size_t count;       /* number of words */
} gen_words;

/* One line of `precomputed`: `dim -> int first, int last`, or `int extra` alone as the last. */
typedef struct gen_precomputed {
    const char *replaced; /* the argument that the values replace; NULL for a line without one */
    tn_schema *values;    /* the values, as its arguments */
    size_t line;          /* of the yaml */
} gen_precomputed;

/* One loop of `ufunc_inner_loop`: `Generic: add (AllAndComplex, BFloat16)`. */
typedef struct gen_ufunc {
    const char *key;  /* Generic, ScalarOnly, CPUScalar, ... */
    const char *name; /* the loop's name */
    gen_words dtypes; /* sets of dtypes */
    size_t line;      /* of the yaml */
} gen_ufunc;

/* One operator. */
typedef struct gen_entry {
    const char *file;             /* the yaml, for messages */
    size_t line;                  /* line of its first key */
    size_t lines[GEN_NUM_KEYS];   /* line of each key, 0 for one that is not given */
    const char *func;             /* the schema as it was written */
    const char *name;             /* "aten::add.Tensor" */
    const char *local_name;       /* "add.Tensor", in `name` */
    const char *base;             /* "add", without namespace and overload; "add_" in-place */
    tn_schema *schema;            /* func, parsed */
    gen_kind kind;                /* what the schema does with its arguments */
    const char *variants;         /* "function", "method" or both; NULL when not given */
    const char *module;           /* python_module, NULL when not given */
    const char *delegate;         /* structured_delegate, NULL when not given */
    const char *inherits;         /* structured_inherits, NULL when not given */
    const char *device_check;     /* NoCheck or ExactSame, NULL when not given */
    const char *category;         /* category_override, NULL when not given */
    const char *foreach;          /* the operator applied to each item of lists, NULL for most */
    const char *since;            /* the first release of PyTorch with it, NULL when not given */
    const char *until;            /* the first release without it, NULL when not given */
    bool is_structured;           /* structured: True */
    bool is_device_guarded;       /* device_guard, True unless given */
    bool is_manually_registered;  /* manual_kernel_registration: True */
    bool is_manually_bound;       /* manual_cpp_binding: True */
    bool is_const_ref;            /* use_const_ref_for_mutable_tensors: True */
    gen_dispatch *dispatch;       /* kernels, in the order of the yaml */
    size_t ndispatch;             /* number of kernels */
    gen_precomputed *precomputed; /* values that the meta function passes to the kernel */
    size_t nprecomputed;          /* number of lines */
    gen_ufunc *ufuncs;            /* scalar loops */
    size_t nufuncs;               /* number of loops */
    gen_words autogen;            /* operators that are generated from this one */
    gen_words no_defaults;        /* cpp_no_default_args */
    uint32_t tags;                /* bit i: the tag with number i */
    struct gen_group *group;      /* the variants of the operator, including this one */
    const char *domain;           /* a word of spec/domains.txt, NULL before gen_read_domains */
} gen_entry;

/*
 * The variants of one operator: entries that compute the same and return it in different ways.
 * Their schemas are equal except for overload name, in-place mark, out arguments, alias marks,
 * defaults, names of returns, and tensor options.
 */
typedef struct gen_group {
    const char *signature;             /* the common part of the schemas, as text */
    gen_entry *members[GEN_NUM_KINDS]; /* by kind; NULL where there is none */
    struct gen_group *next;            /* in the order of their first entries */
} gen_group;

/* What PyTorch 2.13 declares for an operator (check_facts.c). */
typedef struct gen_fact gen_fact;

/* All operators of a run of the program. */
typedef struct gen_spec {
    gen_entry *entries; /* sorted by name */
    size_t count;       /* number of entries */
    gen_group *groups;  /* the first group of the list */
    gen_fact *facts;    /* what PyTorch 2.13 declares, sorted by name */
    size_t nfacts;      /* number of its operators; 0: nothing to compare with */
    gen_words domains;  /* words of spec/domains.txt, in its order; none before gen_read_domains */
} gen_spec;

/* Print `FILE:LINE: message` to stderr and exit with status 1. */
_Noreturn void gen_fail(const char *file, size_t line, const char *format, ...) TN_PRINTF(3, 4);

/*
 * Do the work and return true; if it calls gen_fail, return false after the message was printed.
 * The results of unfinished work must not be used.
 */
bool gen_try(void (*work)(void *context), void *context);

/* Like calloc; end the program if there is no memory. */
void *gen_alloc(size_t count, size_t bytes);

/* Set the namespace of operators that are written without one; `aten` unless set. */
void gen_set_namespace(const char *name);

/*
 * Write `text` to root/name unless the file has this text already. With a `cure` nothing is
 * written: a difference is a fault, and its message tells to run the command `cure`.
 */
void gen_put(const char *root, const char *name, const char *text, size_t length, const char *cure);

/*
 * Note that a header was generated; later, remove the headers of root/folder that were not. Names
 * are paths below the root. With a `cure`, a header that would be removed is a fault instead.
 */
void gen_note_made(const char *name);
void gen_sweep(const char *root, const char *folder, const char *cure);

/* Read all entries of the yaml at `path`, sort them by name and group them. */
void gen_read(const char *path, gen_spec *spec);

/* Group the entries; gen_read calls it. */
void gen_group_entries(gen_spec *spec);

/*
 * Read spec/aten_schemas.tsv, with which gen_check then compares; nothing if the file is missing.
 */
void gen_read_facts(const char *path, gen_spec *spec);

/*
 * Check that everything in an earlier yaml still exists and can be called in the same way; end the
 * program if not.
 */
void gen_check_kept(const gen_spec *before, const gen_spec *now);

/* Parse a schema into `entry`, whose file and line messages cite. The text is kept. */
void gen_read_func(gen_entry *entry, const char *func);

/*
 * Names of kernels that are generated from another variant: from the functional one, whose results
 * are copied to the given tensors; from the one that writes, called with copies; or, for X_copy,
 * from the view X, whose results are copied.
 */
extern const char gen_from_functional[];
extern const char gen_from_mutable[];
extern const char gen_from_view[];
bool gen_is_made_of_variant(const char *kernel);

/*
 * The kernel of an operator with the key `foreach`: it applies that operator to each item of the
 * lists.
 */
extern const char gen_from_foreach[];

/*
 * Return where argument `index` of the operator `item`, which `entry` applies to each item, comes
 * from: the index of an argument of `entry`, or a tni_foreach_source; -1 if it comes from nowhere.
 */
int gen_foreach_source(const gen_entry *entry, const gen_entry *item, size_t index);

/* Add the operators that `autogen` names; called after the check. */
void gen_make_variants(gen_spec *spec);

/*
 * Give operators with `ufunc_inner_loop` a kernel for CPU: the pointwise kernel around that loop,
 * with the operator's name. Called after the check.
 */
void gen_make_loops(gen_spec *spec);

/* Give factories a kernel for BackendSelect, which no yaml names; called after the check. */
void gen_select_backends(gen_spec *spec);

/*
 * Check every entry against the rules of docs/yaml-rules.md; end the program at a fault. The file
 * `exceptions` (may be NULL) lists faults that are allowed; one that does not occur is a fault,
 * too.
 */
void gen_check(const gen_spec *spec, const char *exceptions);

/*
 * Return the entry with this name, or NULL. A name without a namespace ("add.out") is in the
 * namespace of gen_set_namespace; gen_find_beside takes such a name in the namespace of `entry`.
 */
gen_entry *gen_find(const gen_spec *spec, const char *name);
gen_entry *gen_find_beside(const gen_spec *spec, const gen_entry *entry, const char *name);

/* Add the namespace to a name or schema that lacks one: "aten::add.Tensor". New. */
char *gen_qualify(const char *name);

/* Return the entry that structured_delegate names; NULL if there is none. */
gen_entry *gen_delegate(const gen_spec *spec, const gen_entry *entry);

/* Return whether the entry has the key. */
static inline bool gen_has(const gen_entry *entry, gen_entry_key key)
{
    return entry->lines[key] != 0;
}

/* Return whether an argument is written, and whether it is an out argument: written and
 * keyword-only. */
bool gen_is_written(const tni_arg *arg);
bool gen_is_out_arg(const tni_arg *arg);

/* Return whether a return has the argument's alias mark, so that the argument itself is returned.
 */
bool gen_is_returned(const tn_schema *schema, const tni_arg *arg);

/* Return the kind of an entry's schema; the entry's `base` must be set. */
gen_kind gen_kind_of(const gen_entry *entry);

/* Print the name that all variants share: without in-place mark and `_functional`. */
void gen_print_stem(FILE *out, const gen_entry *entry);

/*
 * Return the index of the first of the adjacent keyword arguments dtype, layout, device,
 * pin_memory; the number of arguments if the schema lacks them.
 */
size_t gen_tensor_options(const tn_schema *schema);

/*
 * Return whether the operator makes tensors without taking any. Its device argument then chooses
 * the backend.
 */
bool gen_is_factory(const gen_entry *entry);

/* Return whether the operator has the tag. */
bool gen_has_tag(const gen_entry *entry, const char *tag);

/* Return the number of a tag, -1 for an unknown word; and the name for a number. */
int gen_tag_number(const char *name);
const char *gen_tag_name(int number);

/* Write the licence line of a file with C comments, or with comments that # begins. */
void gen_licence(FILE *out);
void gen_hash_licence(FILE *out);

/* Write the first lines of a C file generated from `source`; tables are exempt from formatting. */
void gen_banner(FILE *out, const char *source);
void gen_table_banner(FILE *out, const char *source);

/* A C array that is being written. */
typedef struct gen_array {
    FILE *out;         /* where it goes */
    bool is_annotated; /* each element on its own line, with a note; else as many per line as fit */
    size_t column;     /* characters in the current line */
    size_t count;      /* elements so far */
} gen_array;

/*
 * Begin "DECLARATION = {"; add an element, formatted as by printf; end it, with `empty` as the only
 * element if there is none.
 */
void gen_begin_array(gen_array *array, const char *declaration);
void gen_element(gen_array *array, const char *note, const char *format, ...) TN_PRINTF(3, 4);
void gen_end_array(gen_array *array, const char *empty);

/* Write the `length` bytes of a string pool, each string with its NUL, as literals. */
void gen_print_text(FILE *out, const char *text, size_t length);

/* Maximum number of kernels of one operator. */
#define GEN_MOST_KERNELS 16

/*
 * Write the keys for which an operator has kernels to `keys`, an array of GEN_MOST_KERNELS; return
 * how many.
 */
size_t gen_keys_of(const gen_spec *spec, const gen_entry *entry, tni_key *keys);

/* Write gen/operators.c. */
void gen_write_operators(const gen_spec *spec, FILE *out);

struct gen_derivatives; /* derivatives.h */

/*
 * Write docs/operators.md: the operators, and how many recorded calls of each pass according to
 * ratchet.tsv and gradients.tsv in `folder` (tests/conformance/data). Counts whose file is missing
 * are omitted.
 */
void gen_write_coverage(const gen_spec *spec, const struct gen_derivatives *derivatives,
                        const char *folder, FILE *out);

/* Set the domain of each operator as the file `path` says; an operator without one is a fault. */
void gen_read_domains(const char *path, gen_spec *spec);

/* A use of a reader of arguments, or of a call, by the sources of one folder of src/. */
typedef struct gen_use {
    const char *part; /* "args/conv", a reader in src/kernels/conv, or "calls/conv", a call there */
    const char *name; /* of the kernel, or of the operator in C */
    size_t line;      /* of the file */
} gen_use;

/* All uses, sorted by part and name. */
typedef struct gen_uses {
    const char *path; /* spec/used_operators.txt, for messages */
    gen_use *items;   /* `count` of them */
    size_t count;     /* how many */
} gen_uses;

gen_uses gen_read_uses(const char *path);

/* Write gen/args/args_FOLDER.h or gen/calls/calls_FOLDER.h for the uses of a part. */
void gen_write_part(const gen_spec *spec, const gen_uses *uses, const char *part, FILE *out);

/*
 * Write gen/python/operators.tsv: the operators that Python binds, except for the names in the file
 * `path`, with the keys of the yaml that C does not need.
 */
void gen_write_bindings(const gen_spec *spec, const char *path, FILE *out);

/*
 * Return whether the entry is a Python function, or method (`variant`): an aten operator whose
 * `variants` say so and that the file `path` does not exclude. Operators made by autogen are
 * neither.
 */
bool gen_is_bound(const char *path, const gen_entry *entry, const char *variant);

/* Maximum number of overloads of a Python name. */
#define GEN_MOST_OVERLOADS 16

/* A name in a Python module or of Tensor, with its operators. */
typedef struct gen_function {
    size_t module;                                /* 0 for tenon itself, 1 for methods of Tensor */
    const char *base;                             /* of the operators */
    const gen_entry *entries[GEN_MOST_OVERLOADS]; /* in the order of trial, without those with
                                                     `out` */
    size_t count;                                 /* how many */
} gen_function;

/* All Python names, sorted by module and name. */
typedef struct gen_functions {
    gen_function *items; /* `count` of them; the caller frees them */
    size_t count;        /* how many */
} gen_functions;

/*
 * Collect the names that the file `unbound` does not exclude; `signatures` gives the order of
 * overloads.
 */
gen_functions gen_collect_functions(const gen_spec *spec, const char *unbound,
                                    const char *signatures);

/* Return "", "Tensor", "linalg" and so on, and the name in that module: `inv` for linalg_inv. */
const char *gen_function_module(const gen_function *of);
const char *gen_function_name(const gen_function *of);

/* Write python/tenon/_typed/MODULE.pyi (write_stubs.c): the typed signatures of one module. */
void gen_write_stubs(const gen_spec *spec, const char *unbound, const char *signatures,
                     const char *module, FILE *out);

/* Write python/tenon/return_types.pyi: each named tuple that a function or method returns, once. */
void gen_write_return_types(const gen_spec *spec, const char *unbound, const char *signatures,
                            FILE *out);

/*
 * Write gen/python/function_specs.c: the names of functions and methods in Python, except for those
 * in the file `unbound`, with overloads in the order of the file `signatures`.
 */
void gen_write_functions(const gen_spec *spec, const char *unbound, const char *signatures,
                         FILE *out);

/*
 * The headers of typed functions: include/tenon/ops.h, ops_out.h and ops_inner.h, and the parts
 * that they include, one for each domain. Return the number of files; the path of one below the
 * root; and write its text, returning false for a part without operators.
 */
size_t gen_ops_files(const gen_spec *spec);
const char *gen_ops_path(const gen_spec *spec, size_t file);
bool gen_write_ops(const gen_spec *spec, size_t file, FILE *out);

#endif
