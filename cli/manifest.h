/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * manifest: the entries of spec/stable_abi.yaml inside the command. tenon-gen writes the tables
 * (gen/cli/abi_entries.c). They contain offsets into one string pool, so nothing is relocated at
 * start.
 */
#ifndef TENON_CLI_MANIFEST_H
#define TENON_CLI_MANIFEST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* How far Tenon implements a function; the numbers are tenon-gen's. */
typedef enum cli_abi_impl {
    CLI_ABI_DECLARED = 0, /* PyTorch's CPU library does not export it, nor does Tenon */
    CLI_ABI_ABSENT = 1,   /* exported; fails with a message that names it */
    CLI_ABI_PARTIAL = 2,  /* works within a limit */
    CLI_ABI_FULL = 3      /* works */
} cli_abi_impl;

/* One function. All members but the last are offsets into cli_abi_text; "" stands for none. */
typedef struct cli_abi_entry {
    uint32_t name;   /* the symbol */
    uint32_t type;   /* a line for the result, one for each parameter: ownership word, type, name */
    uint32_t header; /* the path that authors include */
    uint32_t since;  /* the first release that has it */
    uint32_t guard;  /* the release its declaration is gated with */
    uint32_t feature; /* the build that has it, such as "CUDA" */
    uint32_t limit;   /* with CLI_ABI_PARTIAL: what is missing */
    uint32_t impl;    /* a cli_abi_impl */
} cli_abi_entry;

/*
 * An entry that is not a function: a type, handle, constant and so on, or a symbol of a stand-in.
 * All members are offsets into cli_abi_text.
 */
typedef struct cli_abi_name {
    uint32_t name;    /* with its namespaces */
    uint32_t kind;    /* the manifest's word: "handle" */
    uint32_t detail;  /* lines of a word, blanks, and a text */
    uint32_t header;  /* the path that authors include, or the library of a stand-in */
    uint32_t since;   /* the first release that has it, "" for a stand-in */
    uint32_t guard;   /* the release its declaration is gated with */
    uint32_t feature; /* the build that has it */
} cli_abi_name;

extern const size_t cli_num_abi_names;     /* length of cli_abi_names */
extern const cli_abi_name cli_abi_names[]; /* by name, then header; stand-ins at the end */

extern const size_t cli_num_abi_entries;      /* length of cli_abi_entries */
extern const cli_abi_entry cli_abi_entries[]; /* sorted by name */
extern const char cli_abi_text[];             /* NUL-terminated texts */

/* Return a release as a number that compares: 2.13 and 2.13.1 are 2013; 0 for any other text. */
unsigned cli_release(const char *text);

/* Return the entry of a name; NULL if there is none. */
const cli_abi_entry *cli_abi_find(const char *name);

static inline const char *cli_abi_string(uint32_t offset)
{
    return cli_abi_text + offset;
}

#endif
