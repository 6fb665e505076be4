/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * codegen: tenon-gen, the host program that turns spec/ into gen/.
 *
 * It reads a yaml of operators in the grammar of ATen's native_functions.yaml (read_yaml.c), checks
 * every entry against the document's rules (check_entry.c), and writes tables (write_tables.c); the
 * manifest of the stable ABI goes the same way (abi_spec.h). It stops at the first fault with
 * `FILE:LINE: message`. Everything it allocates lives until it exits.
 */
#ifndef TENON_CODEGEN_H
#define TENON_CODEGEN_H

#include <stdbool.h>
#include <stdio.h>

#include "dispatch/dispatcher.h"
#include "schema/schema_tree.h"

/* One `KEY, KEY: kernel` of a dispatch section. */
typedef struct gen_dispatch {
    tni_key key;        /* a runtime or alias key */
    const char *kernel; /* the function's name after tni_kernel_ */
} gen_dispatch;

/* One operator. */
typedef struct gen_entry {
    const char *file;         /* where it stands, for messages */
    size_t line;              /* line of its first key */
    const char *func;         /* the schema as written, without namespace */
    const char *name;         /* "aten::add.Tensor" */
    tn_schema *schema;        /* func, parsed */
    const char *variants;     /* "function", "method" or both; NULL when not given */
    const char *module;       /* python_module, NULL when not given */
    const char *delegate;     /* structured_delegate, NULL when not given */
    const char *device_check; /* NoCheck or ExactSame, NULL when not given */
    bool is_structured;       /* structured: True */
    bool is_device_guarded;   /* device_guard, True unless given */
    gen_dispatch *dispatch;   /* kernels in order */
    size_t ndispatch;         /* number of kernels */
    uint32_t tags;            /* bit i: the tag numbered i */
} gen_entry;

/* All operators of a run. */
typedef struct gen_spec {
    gen_entry *entries; /* sorted by name before they are written */
    size_t count;       /* number of entries */
} gen_spec;

/* Prints `FILE:LINE: message` to stderr and exits with 1. */
_Noreturn void gen_fail(const char *file, size_t line, const char *format, ...) TN_PRINTF(3, 4);

/* As calloc, ending the program without memory. */
void *gen_alloc(size_t count, size_t bytes);

/* Reads all entries of `path`. */
void gen_read(const char *path, gen_spec *spec);

/* The rules that one entry must keep, and those between entries. */
void gen_check(const gen_spec *spec);

/* The number of a tag, -1 for a word that is none; the name of a number. */
int gen_tag_number(const char *name);
const char *gen_tag_name(int number);

/* The first line of a file that takes C's comments, and of one where # begins a comment. */
void gen_licence(FILE *out);
void gen_hash_licence(FILE *out);

/* The first lines of a C file that is made from `source`. */
void gen_banner(FILE *out, const char *source);

/* Writes gen/operators.c and docs/operators.md. */
void gen_write_operators(const gen_spec *spec, FILE *out);
void gen_write_coverage(const gen_spec *spec, FILE *out);

#endif
