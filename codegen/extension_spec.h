/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * extension_spec: what `tenon gen` reads from the yaml of an extension, and what it writes.
 *
 * The yaml is checked against the rules of docs/yaml-rules.md and then against those of its section
 * on extensions (check_extension.c): what neither PyTorch's stable ABI nor a host can express.
 */
#ifndef TENON_EXTENSION_SPEC_H
#define TENON_EXTENSION_SPEC_H

#include "codegen.h"

/* A run of `tenon gen`. */
typedef struct ext_spec {
    const gen_spec *operators; /* sorted by name, so by namespace first */
    const char *source;        /* the yaml's file name, for the first lines of files */
    const char *stem;          /* prefix of the files' names: the yaml's without its suffix */
    const char *guard;         /* the stem in capitals, for include guards */
} ext_spec;

/* End the program at the first entry that an extension cannot have. */
void ext_check(const gen_spec *spec);

/* Return whether a value of the type can cross the stable ABI. */
bool ext_is_boxable(const tni_type *type);

/* Write the code of a type as TN_KERNEL takes it: "T", "?Li", "g". */
void ext_write_code(FILE *out, const tni_type *type);

/* Return the C function's name of a kernel of the entry: "myops_add_scalar". */
const char *ext_kernel_name(const gen_entry *entry, const char *kernel);

/*
 * Write the kernels of an entry to an array of GEN_MOST_KERNELS and return how many: those of its
 * `dispatch`, else the implicit composite one, or none if they are registered by hand.
 */
size_t ext_kernels(const gen_entry *entry, gen_dispatch *kernels);

/* How one argument or return is written in the author's C; see write_extension.c. */
typedef struct ext_word {
    char code;          /* letter of tni_type_code */
    const char *plain;  /* type of a parameter */
    const char *other;  /* type of a parameter that may be None */
    const char *item;   /* type of an array's element; NULL: no lists */
    const char *result; /* type of a new result, without the star */
    const char *read;   /* function that reads the value from an ivalue */
    const char *make;   /* function that makes an ivalue of the value */
} ext_word;

/* The form of a type: its code, and how it is passed. */
typedef struct ext_type_form {
    char code[TNI_TYPE_CODE_ROOM]; /* of its type; "*" also for lists without an array */
    const ext_word *word;          /* for the code's letter */
    bool is_optional;              /* NULL is None */
    bool is_list;                  /* an array and a count */
    bool has_gaps;                 /* and its elements may be NULL */
} ext_type_form;

ext_type_form ext_type_form_of(const tni_type *type);

/* Write the parameters of a function for the schema, results last. */
void ext_write_parameters(FILE *out, const tn_schema *schema);

/* Write the schema as a comment, with the keys of `kernel` unless that is NULL. */
void ext_write_comment(FILE *out, const gen_entry *entry, const char *kernel);

/* Write STEM_kernels.h, STEM_register.c, STEM_calls.h (both hosts), STEM_tenon.h (programs). */
void ext_write_kernels(const ext_spec *spec, FILE *out);
void ext_write_registration(const ext_spec *spec, FILE *out);
void ext_write_calls(const ext_spec *spec, FILE *out);
void ext_write_program(const ext_spec *spec, FILE *out);

/* `tenon gen`: read the command line after the verb and return the exit status. */
int run_extension(int argc, char **argv);

#endif
