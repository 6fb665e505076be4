/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * abi_spec: the manifest of PyTorch's stable ABI, spec/stable_abi.yaml, in memory.
 *
 * read_abi.c reads it, abi_fields.c splits each `func` into its parts, and check_abi.c checks its
 * rules; read_names.c and check_names.c do the same for entries that are not functions.
 * match_shims.c finds the operators that functions stand for. write_abi.c and write_shims.c
 * generate what the library, the tools and the docs need. The head of the manifest explains its
 * keys.
 */
#ifndef TENON_ABI_SPEC_H
#define TENON_ABI_SPEC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "yaml_read.h"

struct gen_entry;
struct gen_spec;

/* Who owns what an argument or a result names. */
typedef enum abi_word {
    ABI_VALUE,       /* a number, or a function pointer */
    ABI_BORROW,      /* the callee uses it during the call */
    ABI_BORROW_FROM, /* the result lives as long as another argument's object */
    ABI_NEW,         /* made by the callee; the caller owns it on success */
    ABI_STEAL,       /* the callee owns it, on success and on failure */
    ABI_FILL,        /* the caller's memory, which the callee writes on success */
    ABI_NUM_WORDS
} abi_word;

/* How far Tenon implements a function. */
typedef enum abi_impl {
    ABI_DECLARED, /* in a header only; PyTorch's CPU library does not export it, nor does Tenon */
    ABI_ABSENT,   /* exported; fails with a message that names it */
    ABI_PARTIAL,  /* works within the limits of `limit` */
    ABI_FULL      /* works */
} abi_impl;

/* One parameter, or the result. */
typedef struct abi_value { /* ownership of the value */
    abi_word word;         /* ownership */
    const char *from;      /* with ABI_BORROW_FROM: the owner's parameter */
    const char *type;      /* C type; for a function pointer the whole declaration */
    const char *name;      /* NULL for the result */
} abi_value;

/* A release, as major and minor number. */
typedef struct abi_version {
    int major;
    int minor;
} abi_version;

/* A function of the ABI. */
typedef struct abi_function {
    size_t line;         /* of `func` in the manifest */
    const char *header;  /* the path that authors include */
    const char *name;    /* the symbol */
    abi_value result;    /* type "void" for none */
    abi_value *params;   /* in order */
    size_t nparams;      /* how many */
    abi_version since;   /* the first release that has it */
    abi_version guard;   /* the release its declaration is gated with, 0.0 for none */
    const char *feature; /* "CUDA", "XPU MKLDNN", ...; NULL for none */
    abi_impl impl;       /* how far it is implemented */
    const char *limit;   /* with ABI_PARTIAL: what is missing */
    const char *tests;   /* test programs in which it succeeds, NULL for none */
    bool is_known;       /* false: a newer function of which only name and release are known */
    const char
        *stands_for; /* the operator it stands for, if its name does not say which; or NULL */
    const struct gen_entry *entry; /* the operator, if Tenon has it: then the function is
                                      generated */
} abi_function;

/* Kinds of entries that are not functions. */
typedef enum abi_kind {
    ABI_TYPE,     /* a C type that is not a handle */
    ABI_CONSTANT, /* a macro with a value, or an enumerator of C++ */
    ABI_HANDLE,   /* an opaque pointer */
    ABI_CALLBACK, /* the type of a function that the ABI calls back */
    ABI_FAMILY,   /* functions of one header with a common prefix */
    ABI_MACRO,    /* any other macro for authors */
    ABI_CXX_NAME, /* a class, function or template of the C++ headers */
    ABI_NUM_KINDS
} abi_kind;

/* An entry that is not a function. */
typedef struct abi_name {
    abi_kind kind;           /* which of the fields below it has */
    size_t line;             /* in the manifest */
    const char *header;      /* the path that authors include */
    const char *name;        /* with its namespaces, without a leading :: */
    const char *text;        /* a type's other name, a constant's value, a handle's struct, or the
                                functions that take a callback; or NULL */
    const char *maker;       /* of a handle: a function that makes one, NULL if the host does */
    const char *deleter;     /* of a handle: the function that deletes it, NULL without one */
    int size;                /* of a type: bytes, 0 if not given */
    int alignment;           /* of a type: bytes, 0 if not given */
    bool follows_release;    /* the constant's value changes with each release */
    abi_function *signature; /* of a callback */
    abi_version since;       /* the first release that has it */
    abi_version guard;       /* the release its declaration is gated with, 0.0 for none */
    const char *feature;     /* the build that has it, or NULL */
} abi_name;

/* One symbol of a stand-in. */
typedef struct abi_stub {
    size_t line;         /* in the manifest */
    const char *library; /* "cudart" */
    const char *symbol;  /* what is exported */
    const char *does;    /* "nothing", "handle" and so on: see stubs/README.md */
    const char *use;     /* what needs it, and why */
} abi_stub;

/* A release of PyTorch. */
typedef struct abi_release {
    abi_version version; /* "2.9" */
    bool is_frozen;      /* its entries must not change any more: spec/frozen.txt */
} abi_release;

/* The manifest. */
typedef struct abi_spec {
    const char *path;        /* for messages */
    abi_release *releases;   /* in ascending order */
    size_t nreleases;        /* how many */
    abi_function *functions; /* sorted by name once read */
    size_t nfunctions;       /* how many */
    abi_name *names;         /* sorted by name, then header, once read */
    size_t nnames;           /* how many */
    abi_stub *stubs;         /* in the manifest's order */
    size_t nstubs;           /* how many */
} abi_spec;

/* Read and check the manifest; a fault ends the program with its location. */
void abi_read(const char *path, abi_spec *spec);
void abi_check(const abi_spec *spec);

/*
 * Read entries that are not functions: those under one key of a header (false if the key is not one
 * of theirs), and those under `stubs`. Check them.
 */
bool abi_read_names(const gen_yaml *in, const yaml_node_t *node, const char *key,
                    const char *header, abi_spec *spec);
void abi_read_stubs(const gen_yaml *in, const yaml_node_t *node, abi_spec *spec);
void abi_check_names(const abi_spec *spec);

/*
 * Read parts of an entry: a declaration with ownership words, a release. Look up a release or
 * function.
 */
void abi_read_declaration(const gen_yaml *in, const yaml_node_t *node, abi_function *function);
abi_version abi_read_version(const gen_yaml *in, const yaml_node_t *node, const char *key);
bool abi_is_release(const abi_spec *spec, abi_version version);
abi_function *abi_find(const abi_spec *spec, const char *name);
/* Return the manifest's word for a kind: "handle". */
const char *abi_kind_name(abi_kind kind);

/*
 * Find the operators that functions stand for (match_shims.c). If the `impl` of an entry
 * contradicts what Tenon has, the program ends.
 */
void abi_bind(abi_spec *spec, const struct gen_spec *operators);

/* Fail unless every frozen release has the digest recorded in `frozen` (spec/frozen.txt). */
void abi_check_frozen(const abi_spec *spec, const char *frozen);
/* Print the line of spec/frozen.txt for a release: a digest of all entries up to it. */
void abi_print_digest(const abi_spec *spec, abi_version version, FILE *out);

/* Return the manifest's word for an ownership. */
const char *abi_word_name(abi_word word);
/* Return -1, 0 or 1 if a is before, equal to or after b. */
int abi_compare(abi_version a, abi_version b);

/* Write gen/known_symbols.c, gen/abi_absent.c. */
void abi_write_symbols(const abi_spec *spec, FILE *out);
void abi_write_absent(const abi_spec *spec, FILE *out);
/* Write gen/abi_operators.c, and the list of its functions for the test that calls each. */
void abi_write_operators(const abi_spec *spec, FILE *out);
void abi_write_operator_list(const abi_spec *spec, FILE *out);

/* Write calls of the same functions with the ivalues of a recorded call (tests/conformance). */
void abi_write_shim_calls(const abi_spec *spec, FILE *out);
/* Write gen/abi_assertions.c, docs/abi/symbols.md and docs/abi/changes.md. */
void abi_write_assertions(const abi_spec *spec, FILE *out);
void abi_write_pages(const abi_spec *spec, FILE *out);
void abi_write_changes(const abi_spec *spec, FILE *out);
/* Write gen/check_wrappers.c. */
void abi_write_check(const abi_spec *spec, FILE *out);
/* Write tests/check/wrapped_names.h. */
void abi_write_wrapped(const abi_spec *spec, FILE *out);
/* Write tests/check/deleted_calls.inc: every function, with each handle deleted before the call. */
void abi_write_deleted(const abi_spec *spec, FILE *out);
/*
 * Print the parameters as C, with or without their names; or with ownership words. Print a release.
 */
void abi_print_params(FILE *out, const abi_function *function, bool is_named);
void abi_print_owned(FILE *out, const abi_function *function);
void abi_print_version(FILE *out, abi_version version);
/* Return whether an entry that came with `since` is in the headers, which describe the frozen
 * releases. */
bool abi_is_frozen(const abi_spec *spec, abi_version since);
/* Write the part of gen/abi_assertions.c about entries that are not functions. */
void abi_assert_names(const abi_spec *spec, FILE *out);
/*
 * Write docs/abi/names.md, docs/abi/header_only_apis.txt, tests/abi/headers/names.tsv and
 * stubs/stubs.tsv.
 */
void abi_write_name_page(const abi_spec *spec, FILE *out);
void abi_write_new_names(const abi_spec *spec, abi_version release, FILE *out);
void abi_write_header_only(const abi_spec *spec, FILE *out);
void abi_write_name_table(const abi_spec *spec, FILE *out);
void abi_write_stubs(const abi_spec *spec, FILE *out);
/* Write tests/unit/abi/abi_zero_calls.inc: every exported function, called with zeros only. */
void abi_write_zero_calls(const abi_spec *spec, FILE *out);
/* Write include/torch/csrc/inductor/aoti_torch/generated/younger.h. */
void abi_write_younger(const abi_spec *spec, FILE *out);
/* Write tests/abi/headers/gates.tsv. */
void abi_write_gates(const abi_spec *spec, FILE *out);
/* Write gen/cli/abi_entries.c. */
void abi_write_entries(const abi_spec *spec, FILE *out);
/* Write gen/cli/python_entries.c from the file at `path`. */
void abi_write_python(const char *path, FILE *out);
/* Write src/exports.map; the headers are read below `root`. */
void abi_write_exports(const abi_spec *spec, const char *root, FILE *out);

#endif
