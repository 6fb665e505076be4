/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * abi_spec: the manifest of PyTorch's stable ABI, spec/stable_abi.yaml, in memory.
 *
 * read_abi.c reads it, abi_fields.c splits each `func` into its parts, check_abi.c keeps its rules;
 * read_names.c and check_names.c do so for the rows that are no functions.
 * match_shims.c finds the operators that functions stand for, write_abi.c and write_shims.c make
 * from it what the library, the tools and the docs need. The manifest's own head explains its keys.
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

/* What happens to what an argument or a result names. */
typedef enum abi_word {
    ABI_VALUE,       /* a number, or a function */
    ABI_BORROW,      /* the callee looks at it during the call */
    ABI_BORROW_FROM, /* the result lives as long as what another argument names */
    ABI_NEW,         /* the callee makes it; it is the caller's on success */
    ABI_STEAL,       /* the caller's no longer, on success and on failure */
    ABI_FILL,        /* memory of the caller that the callee writes on success */
    ABI_NUM_WORDS
} abi_word;

/* Whether Tenon serves a function. */
typedef enum abi_impl {
    ABI_DECLARED, /* a header has it; PyTorch's CPU library does not export it, nor does Tenon */
    ABI_ABSENT,   /* exported, and fails with a message that names it */
    ABI_PARTIAL,  /* works within the limit that `limit` says */
    ABI_FULL      /* works */
} abi_impl;

/* One parameter, or the result. */
typedef struct abi_value {
    abi_word word;    /* ownership */
    const char *from; /* with ABI_BORROW_FROM: whose memory it is */
    const char *type; /* C type; for a function pointer the whole declaration */
    const char *name; /* NULL for the result */
} abi_value;

/* A release, as major and minor number. */
typedef struct abi_version {
    int major;
    int minor;
} abi_version;

typedef struct abi_function {
    size_t line;         /* of `func` in the manifest */
    const char *header;  /* the path that an author includes */
    const char *name;    /* the symbol */
    abi_value result;    /* type "void" for none */
    abi_value *params;   /* in order */
    size_t nparams;      /* how many */
    abi_version since;   /* the first release that has it */
    abi_version guard;   /* the release its declaration is gated with, 0.0 for none */
    const char *feature; /* "CUDA", "XPU MKLDNN" …; NULL for none */
    abi_impl impl;       /* what Tenon does with it */
    const char *limit;   /* with ABI_PARTIAL: what is left out */
    const char *tests;   /* the programs that see it succeed, NULL for none */
    bool is_known;       /* false: a younger name of which only name and release are known */
    const char
        *stands_for; /* the operator it stands for, where its name does not say it; or NULL */
    const struct gen_entry *entry; /* the operator, if Tenon has it: the function is generated */
} abi_function;

/* What a row names that is no function. */
typedef enum abi_kind {
    ABI_TYPE,     /* a C type that is no handle */
    ABI_CONSTANT, /* a macro with a value, or an enumerator of C++ */
    ABI_HANDLE,   /* an opaque pointer */
    ABI_CALLBACK, /* the type of a function that the other side calls */
    ABI_FAMILY,   /* functions of one header that begin alike */
    ABI_MACRO,    /* any other macro that an author may use */
    ABI_CXX_NAME, /* a class, function or template of the C++ headers */
    ABI_NUM_KINDS
} abi_kind;

typedef struct abi_name {
    abi_kind kind;           /* which of the fields below it has */
    size_t line;             /* in the manifest */
    const char *header;      /* the path that an author includes */
    const char *name;        /* with its namespaces, without a leading :: */
    const char *text;        /* a type's other name, a constant's value, a handle's struct, or the
                                functions that take a callback as a parameter; or NULL */
    const char *maker;       /* of a handle: a function that gives one, NULL if the host does */
    const char *deleter;     /* of a handle: the function that takes it back, NULL without one */
    int size;                /* of a type: bytes, 0 where it is not said */
    int alignment;           /* of a type, likewise */
    bool follows_release;    /* a constant that every release has with another value */
    abi_function *signature; /* of a callback */
    abi_version since;       /* the first release that has it */
    abi_version guard;       /* the release its declaration is gated with, 0.0 for none */
    const char *feature;     /* the build that has it, or NULL */
} abi_name;

/* One symbol of a library that stands in for a foreign one. */
typedef struct abi_stub {
    size_t line;         /* in the manifest */
    const char *library; /* "cudart" */
    const char *symbol;  /* what is exported */
    const char *does;    /* "nothing", "handle" …: stubs/README.md */
    const char *use;     /* who needs it and why */
} abi_stub;

typedef struct abi_release {
    abi_version version; /* "2.9" */
    bool is_frozen;      /* its rows must not change any more: spec/frozen.txt */
} abi_release;

typedef struct abi_spec {
    const char *path;        /* the manifest's, for messages */
    abi_release *releases;   /* in order */
    size_t nreleases;        /* how many */
    abi_function *functions; /* sorted by name once read */
    size_t nfunctions;       /* how many */
    abi_name *names;         /* sorted by name, then header, once read */
    size_t nnames;           /* how many */
    abi_stub *stubs;         /* in the manifest's order */
    size_t nstubs;           /* how many */
} abi_spec;

/* Reads and checks the manifest; a fault ends the program with its place. */
void abi_read(const char *path, abi_spec *spec);
void abi_check(const abi_spec *spec);

/* The rows that are no functions: what stands under one key of a header, and under `stubs`.
 * abi_read_names is false for a key that is none of theirs. */
bool abi_read_names(const gen_yaml *in, const yaml_node_t *node, const char *key,
                    const char *header, abi_spec *spec);
void abi_read_stubs(const gen_yaml *in, const yaml_node_t *node, abi_spec *spec);
void abi_check_names(const abi_spec *spec);

/* Parts of a row: a declaration with ownership words, a release, a text of some length. */
void abi_read_declaration(const gen_yaml *in, const yaml_node_t *node, abi_function *function);
abi_version abi_read_version(const gen_yaml *in, const yaml_node_t *node, const char *key);
bool abi_is_release(const abi_spec *spec, abi_version version);
abi_function *abi_find(const abi_spec *spec, const char *name);
/* The word of the manifest: "handle". */
const char *abi_kind_name(abi_kind kind);

/* Finds the operators that functions stand for (match_shims.c). A row whose `impl` does not agree
 * with what Tenon has ends the program. */
void abi_bind(abi_spec *spec, const struct gen_spec *operators);

/* Fails unless every frozen release has the digest that `frozen` (spec/frozen.txt) records. */
void abi_check_frozen(const abi_spec *spec, const char *frozen);
/* The line of spec/frozen.txt for one release: a digest of every row up to it. */
void abi_print_digest(const abi_spec *spec, abi_version version, FILE *out);

/* The word as the manifest writes it. */
const char *abi_word_name(abi_word word);
/* -1, 0 or 1 as a is before, at or after b. */
int abi_compare(abi_version a, abi_version b);

/* gen/known_symbols.c, gen/abi_absent.c, gen/abi_assertions.c, docs/abi/symbols.md and
 * docs/abi/changes.md. */
void abi_write_symbols(const abi_spec *spec, FILE *out);
void abi_write_absent(const abi_spec *spec, FILE *out);
/* gen/abi_operators.c, and the list of its functions for the test that calls each. */
void abi_write_operators(const abi_spec *spec, FILE *out);
void abi_write_operator_list(const abi_spec *spec, FILE *out);

/* Calls of the same functions out of the ivalues of a recorded call (tests/conformance). */
void abi_write_shim_calls(const abi_spec *spec, FILE *out);
void abi_write_assertions(const abi_spec *spec, FILE *out);
void abi_write_pages(const abi_spec *spec, FILE *out);
void abi_write_changes(const abi_spec *spec, FILE *out);
/* gen/check_wrappers.c */
void abi_write_check(const abi_spec *spec, FILE *out);
/* tests/check/wrapped_names.h */
void abi_write_wrapped(const abi_spec *spec, FILE *out);
/* tests/check/deleted_calls.inc: every function with each handle deleted before the call. */
void abi_write_deleted(const abi_spec *spec, FILE *out);
/* The parameters as C, with their names or without; with ownership words. */
void abi_print_params(FILE *out, const abi_function *function, bool is_named);
void abi_print_owned(FILE *out, const abi_function *function);
void abi_print_version(FILE *out, abi_version version);
/* The headers describe the frozen releases: whether a row that came with `since` is in them. */
bool abi_is_frozen(const abi_spec *spec, abi_version since);
/* The part of gen/abi_assertions.c about rows that are no functions. */
void abi_assert_names(const abi_spec *spec, FILE *out);
/* docs/abi/names.md, docs/abi/header_only_apis.txt, tests/abi/headers/names.tsv and
 * stubs/stubs.tsv. */
void abi_write_name_page(const abi_spec *spec, FILE *out);
void abi_write_new_names(const abi_spec *spec, abi_version release, FILE *out);
void abi_write_header_only(const abi_spec *spec, FILE *out);
void abi_write_name_table(const abi_spec *spec, FILE *out);
void abi_write_stubs(const abi_spec *spec, FILE *out);
/* tests/unit/abi/abi_zero_calls.inc: every exported function, called with nothing but zeros. */
void abi_write_zero_calls(const abi_spec *spec, FILE *out);
/* include/torch/csrc/inductor/aoti_torch/generated/younger.h */
void abi_write_younger(const abi_spec *spec, FILE *out);
/* tests/abi/headers/gates.tsv */
void abi_write_gates(const abi_spec *spec, FILE *out);
/* gen/cli/abi_entries.c */
void abi_write_rows(const abi_spec *spec, FILE *out);
/* gen/cli/python_entries.c, from the file at `path`. */
void abi_write_python(const char *path, FILE *out);
/* src/exports.map; the headers are read below `root`. */
void abi_write_exports(const abi_spec *spec, const char *root, FILE *out);

#endif
