/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * extension_spec: what `tenon gen` reads of the yaml of an extension, and writes.
 *
 * The yaml is held against the rules of docs/yaml-rules.md and then against those of its section on
 * extensions (check_extension.c): what an extension has to leave out because PyTorch's stable ABI
 * or a host cannot take it.
 */
#ifndef TENON_EXTENSION_SPEC_H
#define TENON_EXTENSION_SPEC_H

#include "codegen.h"

/* One run. */
typedef struct ext_spec {
    const gen_spec *operators; /* sorted by name, so by namespace first */
    const char *source;        /* the yaml's file name, for the first lines */
    const char *stem;          /* what the files' names begin with: the yaml's without its end */
    const char *guard;         /* the stem in capitals, for include guards */
} ext_spec;

/* Ends the program at the first entry that no extension can have. */
void ext_check(const gen_spec *spec);

/* Whether the stable ABI carries the type. */
bool ext_is_boxable(const tni_type *type);

/* Writes the code of a type as TN_KERNEL takes it: "T", "?Li", "g". */
void ext_write_code(FILE *out, const tni_type *type);

/* "myops_add_scalar": the C function of a kernel of the entry. */
const char *ext_kernel_name(const gen_entry *entry, const char *kernel);

/*
 * The kernels of an entry, with room for GEN_MOST_KERNELS: those of its `dispatch`, else the
 * implicit composite one, or none if somebody registers them by hand. Returns how many.
 */
size_t ext_kernels(const gen_entry *entry, gen_dispatch *kernels);

/* What one argument or return is on this side of the boundary; see write_extension.c. */
typedef struct ext_word {
    char code;          /* of tni_type_code */
    const char *plain;  /* a parameter */
    const char *other;  /* a parameter that may be None */
    const char *item;   /* an element of an array; NULL for no lists */
    const char *result; /* a new result, without the star */
    const char *read;   /* function from an ivalue to the value */
    const char *make;   /* function from the value to an ivalue */
} ext_word;

typedef struct ext_type_form {
    char code[TNI_TYPE_CODE_ROOM]; /* of its type; "*" also for lists that have no array */
    const ext_word *word;          /* of the code's letter */
    bool is_optional;              /* NULL is None */
    bool is_list;                  /* an array and a count */
    bool has_gaps;                 /* and its elements may be NULL */
} ext_type_form;

ext_type_form ext_type_form_of(const tni_type *type);

/* Writes the parameters of a function of the schema, results last. */
void ext_write_parameters(FILE *out, const tn_schema *schema);

/* Writes the schema as a comment, with which may be NULL, and the keys that `kernel` is for. */
void ext_write_comment(FILE *out, const gen_entry *entry, const char *kernel);

/* Writes STEM_kernels.h, STEM_register.c, STEM_calls.h (both hosts), STEM_tenon.h (programs). */
void ext_write_kernels(const ext_spec *spec, FILE *out);
void ext_write_registration(const ext_spec *spec, FILE *out);
void ext_write_calls(const ext_spec *spec, FILE *out);
void ext_write_program(const ext_spec *spec, FILE *out);

/* `tenon gen`: reads the command line behind the verb and returns the exit status. */
int run_extension(int argc, char **argv);

#endif
