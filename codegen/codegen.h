/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * codegen: tenon-gen, the host program that turns spec/ into gen/.
 *
 * It reads a yaml of operators in the grammar of ATen's native_functions.yaml (read_yaml.c), joins
 * the entries that are variants of one operator (group_entries.c), holds every entry against the
 * rules of docs/yaml-rules.md (check_rules.c, gen_rules.h), and writes tables (write_tables.c); the
 * manifest of the stable ABI goes the same way (abi_spec.h). It stops at the first fault with
 * `FILE:LINE: message`. Everything it allocates lives until it exits.
 */
#ifndef TENON_CODEGEN_H
#define TENON_CODEGEN_H

#include <stdbool.h>
#include <stdio.h>

#include "dispatch/dispatcher.h"
#include "schema/schema_tree.h"

/* The keys of an entry; docs/yaml-rules.md says what each is for. */
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
    GEN_NUM_KEYS
} gen_entry_key;

/* What a schema does with its arguments; where two fit, the earlier one is meant. */
typedef enum gen_kind {
    GEN_INPLACE,   /* add_: writes self, named so */
    GEN_SCRATCH,   /* written keyword arguments, one of them named _scratch_… */
    GEN_OUT,       /* add.out: writes keyword arguments */
    GEN_MUTABLE,   /* writes positional arguments */
    GEN_FUNCTIONAL /* writes nothing */
} gen_kind;
#define GEN_NUM_KINDS (GEN_FUNCTIONAL + 1)

/* One `KEY, KEY: kernel` of a dispatch section. */
typedef struct gen_dispatch {
    tni_key key;        /* a runtime or alias key */
    const char *kernel; /* the function's name after tni_kernel_ */
    size_t line;        /* where it stands */
} gen_dispatch;

/* Words in order. */
typedef struct gen_words {
    const char **items; /* `count` texts */
    size_t count;       /* number of words */
} gen_words;

/* One line of `precomputed`: `dim -> int first, int last`, or a bare `int extra` as the last. */
typedef struct gen_precomputed {
    const char *replaced; /* the argument whose place the values take; NULL for a bare line */
    tn_schema *values;    /* its arguments are the values */
    size_t line;          /* where it stands */
} gen_precomputed;

/* One loop of `ufunc_inner_loop`: `Generic: add (AllAndComplex, BFloat16)`. */
typedef struct gen_ufunc {
    const char *key;  /* Generic, ScalarOnly, CPUScalar … */
    const char *name; /* the loop's name */
    gen_words dtypes; /* sets of dtypes */
    size_t line;      /* where it stands */
} gen_ufunc;

/* One operator. */
typedef struct gen_entry {
    const char *file;             /* where it stands, for messages */
    size_t line;                  /* line of its first key */
    size_t lines[GEN_NUM_KEYS];   /* line of each key, 0 for one that is not given */
    const char *func;             /* the schema as written */
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
    const char *foreach;          /* the operator that lists are worked through by, NULL for most */
    bool is_structured;           /* structured: True */
    bool is_device_guarded;       /* device_guard, True unless given */
    bool is_manually_registered;  /* manual_kernel_registration */
    bool is_manually_bound;       /* manual_cpp_binding */
    bool is_const_ref;            /* use_const_ref_for_mutable_tensors */
    gen_dispatch *dispatch;       /* kernels in order */
    size_t ndispatch;             /* number of kernels */
    gen_precomputed *precomputed; /* values that the meta part hands to the kernel */
    size_t nprecomputed;          /* number of lines */
    gen_ufunc *ufuncs;            /* scalar loops */
    size_t nufuncs;               /* number of loops */
    gen_words autogen;            /* operators that are made from this one */
    gen_words no_defaults;        /* cpp_no_default_args */
    uint32_t tags;                /* bit i: the tag numbered i */
    struct gen_group *group;      /* the operator's variants, this one among them */
    const char *domain;           /* a word of spec/domains.txt, NULL before gen_read_domains */
} gen_entry;

/*
 * The entries that compute the same with other ways to give the result: equal but for overload,
 * in-place mark, out arguments, alias marks, defaults, names of returns and tensor options.
 */
typedef struct gen_group {
    const char *signature;             /* what they have in common */
    gen_entry *members[GEN_NUM_KINDS]; /* by kind; NULL where there is none */
    struct gen_group *next;            /* in the order of their first entries */
} gen_group;

/* What PyTorch 2.13 says of an operator (check_facts.c). */
typedef struct gen_fact gen_fact;

/* All operators of a run. */
typedef struct gen_spec {
    gen_entry *entries; /* sorted by name */
    size_t count;       /* number of entries */
    gen_group *groups;  /* the first group */
    gen_fact *facts;    /* what PyTorch 2.13 says, sorted by name */
    size_t nfacts;      /* number of its operators; 0 where nothing is compared */
    gen_words domains;  /* of spec/domains.txt, in its order; none before gen_read_domains */
} gen_spec;

/* Prints `FILE:LINE: message` to stderr and exits with 1. */
_Noreturn void gen_fail(const char *file, size_t line, const char *format, ...) TN_PRINTF(3, 4);

/*
 * Does the work; false where it failed, and its message is printed. Only for work whose leavings
 * nobody looks at then.
 */
bool gen_try(void (*work)(void *context), void *context);

/* As calloc, ending the program without memory. */
void *gen_alloc(size_t count, size_t bytes);

/* The namespace of operators without one, for gen_read; `aten` until it is set. */
void gen_set_namespace(const char *name);

/*
 * Writes `text` to root/name unless it is there already. With a `cure`, nothing is written: a
 * difference is a fault, and its message says the cure.
 */
void gen_put(const char *root, const char *name, const char *text, size_t length, const char *cure);

/*
 * Removes the headers of root/folder that gen_note_made was not called for, paths below the root;
 * with a `cure`, nothing is removed and one that is there is a fault.
 */
void gen_note_made(const char *name);
void gen_sweep(const char *root, const char *folder, const char *cure);

/* Reads all entries of `path`, sorts them by name and groups them. */
void gen_read(const char *path, gen_spec *spec);

/* Joins entries into groups; gen_read does it. */
void gen_group_entries(gen_spec *spec);

/* Reads spec/aten_schemas.tsv, with which gen_check compares then; nothing where there is none. */
void gen_read_facts(const char *path, gen_spec *spec);

/* Whether what an earlier yaml brought is still there, for the same callers; a fault ends the
 * program. */
void gen_check_kept(const gen_spec *before, const gen_spec *now);

/* Reads a schema into `entry`, whose file and line a message cites. The text is kept. */
void gen_read_func(gen_entry *entry, const char *func);

/*
 * Kernels called so are made of another operator of the group: of the functional one, whose results
 * are copied to what is given, of the one that writes, which is given copies, or, X_copy, of the
 * view X, whose results are copied.
 */
extern const char gen_from_functional[];
extern const char gen_from_mutable[];
extern const char gen_from_view[];
bool gen_is_made_of_variant(const char *kernel);

/* The kernel of an operator with the key `foreach`, which applies that operator item by item. */
extern const char gen_from_foreach[];

/*
 * Where argument `index` of the operator that `entry` applies item by item comes from: the index of
 * an argument of `entry`, or a tni_foreach_source; -1 for one that nothing is there for.
 */
int gen_foreach_source(const gen_entry *entry, const gen_entry *item, size_t index);

/* Adds the operators that `autogen` names; after the check. */
void gen_make_variants(gen_spec *spec);

/*
 * Gives operators with a `ufunc_inner_loop` their kernel for CPU, which is called like the operator
 * and is the pointwise kernel around that loop; after the check.
 */
void gen_make_loops(gen_spec *spec);

/* Gives factories their kernel for BackendSelect, which no yaml names; after the check. */
void gen_select_backends(gen_spec *spec);

/*
 * Holds every entry against the rules of docs/yaml-rules.md; ends the program at a fault. What the
 * file `exceptions` excuses, NULL for nothing, must be a fault: a row that excuses nothing is one.
 */
void gen_check(const gen_spec *spec, const char *exceptions);

/*
 * The entry called `name`; NULL for none. Without a namespace ("add.out") it is the one that
 * gen_set_namespace says; gen_find_beside takes a name without one, in the namespace of `entry`.
 */
gen_entry *gen_find(const gen_spec *spec, const char *name);
gen_entry *gen_find_beside(const gen_spec *spec, const gen_entry *entry, const char *name);

/* The whole name, or schema, of what may lack its namespace: "aten::add.Tensor". New. */
char *gen_qualify(const char *name);

/* The entry that a structured_delegate names; NULL without one, or where it is missing. */
gen_entry *gen_delegate(const gen_spec *spec, const gen_entry *entry);

/* Whether the key stands in the entry. */
static inline bool gen_has(const gen_entry *entry, gen_entry_key key)
{
    return entry->lines[key] != 0;
}

/* Whether an argument is written, and whether it is an out argument: written behind the `*`. */
bool gen_is_written(const tni_arg *arg);
bool gen_is_out_arg(const tni_arg *arg);

/* Whether some return carries the argument's mark, so that it is returned itself. */
bool gen_is_returned(const tn_schema *schema, const tni_arg *arg);

/* What the schema of an entry with `base` is. */
gen_kind gen_kind_of(const gen_entry *entry);

/* The name that variants share: without in-place mark and `_functional`. */
void gen_print_stem(FILE *out, const gen_entry *entry);

/*
 * The first of the four keyword arguments dtype, layout, device, pin_memory that follow each other;
 * the number of arguments where there are none.
 */
size_t gen_tensor_options(const tn_schema *schema);

/* Whether the operator makes tensors without having one: then its device argument is its backend.
 */
bool gen_is_factory(const gen_entry *entry);

/* Whether the operator has the tag. */
bool gen_has_tag(const gen_entry *entry, const char *tag);

/* The number of a tag, -1 for a word that is none; the name of a number. */
int gen_tag_number(const char *name);
const char *gen_tag_name(int number);

/* The first line of a file that takes C's comments, and of one where # begins a comment. */
void gen_licence(FILE *out);
void gen_hash_licence(FILE *out);

/* The first lines of a C file that is made from `source`; one with tables has long texts. */
void gen_banner(FILE *out, const char *source);
void gen_table_banner(FILE *out, const char *source);

/* An array that is written as C. */
typedef struct gen_array {
    FILE *out;         /* where it goes */
    bool is_annotated; /* each element in a line of its own, with a note; else as many as fit */
    size_t column;     /* letters in the line so far */
    size_t count;      /* elements so far */
} gen_array;

/* Begins "DECLARATION = {"; an element, as by printf; the end, with `empty` where there is none. */
void gen_begin_array(gen_array *array, const char *declaration);
void gen_element(gen_array *array, const char *note, const char *format, ...) TN_PRINTF(3, 4);
void gen_end_array(gen_array *array, const char *empty);

/* The `length` bytes of a pool of texts, each with its NUL, as the literals of an array. */
void gen_print_text(FILE *out, const char *text, size_t length);

/* Most kernels of one operator. */
#define GEN_MOST_KERNELS 16

/* The keys that an operator has kernels for, in `keys` with room for GEN_MOST_KERNELS; how many. */
size_t gen_keys_of(const gen_spec *spec, const gen_entry *entry, tni_key *keys);

/* Writes gen/operators.c. */
void gen_write_operators(const gen_spec *spec, FILE *out);

struct gen_derivatives; /* derivatives.h */

/*
 * Writes docs/operators.md: what there is, and how many recorded calls of each pass according to
 * ratchet.tsv and gradients.tsv of `folder`, tests/conformance/data. Without a file nothing is said
 * of its calls.
 */
void gen_write_coverage(const gen_spec *spec, const struct gen_derivatives *derivatives,
                        const char *folder, FILE *out);

/* Gives each operator its domain, as the file `path` says; one that has none is a fault. */
void gen_read_domains(const char *path, gen_spec *spec);

/* A reader of arguments, or a call, that sources of one folder of src/ name. */
typedef struct gen_use {
    const char *part; /* "args/conv", a reader in src/kernels/conv, or "calls/conv", a call there */
    const char *name; /* of the kernel, or of the operator in C */
    size_t line;      /* where it stands */
} gen_use;

/* All of them, sorted by part and name. */
typedef struct gen_uses {
    const char *path; /* spec/used_operators.txt, for messages */
    gen_use *items;   /* `count` of them */
    size_t count;     /* how many */
} gen_uses;

gen_uses gen_read_uses(const char *path);

/* Writes gen/args/args_FOLDER.h or gen/calls/calls_FOLDER.h, which has the uses of a part. */
void gen_write_part(const gen_spec *spec, const gen_uses *uses, const char *part, FILE *out);

/*
 * Writes gen/python/operators.tsv: what Python binds, but for the names in the file `path`, and the
 * keys that mean nothing in C.
 */
void gen_write_bindings(const gen_spec *spec, const char *path, FILE *out);

/*
 * Whether the entry is a function, or a method, of Python: one of aten whose `variants` say so, and
 * the file `path` does not take it away. What autogen made is neither.
 */
bool gen_is_bound(const char *path, const gen_entry *entry, const char *variant);

/* Most overloads of one name of Python's. */
#define GEN_MOST_OVERLOADS 16

/* A name that Python has for operators, in a module or of Tensor, and the entries behind it. */
typedef struct gen_function {
    size_t module;                                /* 0 for tenon itself, 1 for methods of Tensor */
    const char *base;                             /* the operator's */
    const gen_entry *entries[GEN_MOST_OVERLOADS]; /* in the order of trial, without `out` */
    size_t count;                                 /* how many */
} gen_function;

/* All of them, sorted by module and name. */
typedef struct gen_functions {
    gen_function *items; /* `count` of them, the caller's to free */
    size_t count;        /* how many */
} gen_functions;

/* The names that the file `unbound` leaves, with their overloads in the order of `signatures`. */
gen_functions gen_collect_functions(const gen_spec *spec, const char *unbound,
                                    const char *signatures);

/* "", "Tensor", "linalg" …, and the name there: `inv` for linalg_inv. */
const char *gen_function_module(const gen_function *of);
const char *gen_function_name(const gen_function *of);

/* Writes python/tenon/_typed/MODULE.pyi (write_stubs.c): the names of one module, as types see
 * them. */
void gen_write_stubs(const gen_spec *spec, const char *unbound, const char *signatures,
                     const char *module, FILE *out);

/* python/tenon/return_types.pyi: the named tuples that functions and methods return, each once. */
void gen_write_return_types(const gen_spec *spec, const char *unbound, const char *signatures,
                            FILE *out);

/*
 * Writes gen/python/function_specs.c: the names of Python's functions and methods, but for those in
 * the file `unbound`, with their overloads in the order that the file `signatures` says.
 */
void gen_write_functions(const gen_spec *spec, const char *unbound, const char *signatures,
                         FILE *out);

/*
 * The headers of typed functions, include/tenon/ops.h, ops_out.h and ops_inner.h, and the parts
 * that they include, one for each domain: how many files, the path of one below the root, and its
 * text; false for a part that no operator is in.
 */
size_t gen_ops_files(const gen_spec *spec);
const char *gen_ops_path(const gen_spec *spec, size_t file);
bool gen_write_ops(const gen_spec *spec, size_t file, FILE *out);

#endif
