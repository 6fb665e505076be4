/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * manifest: the rows of spec/stable_abi.yaml inside the command. tenon-gen makes the table
 * (gen/cli/abi_entries.c); everything is an offset into one text, so nothing is relocated at start.
 */
#ifndef TENON_CLI_MANIFEST_H
#define TENON_CLI_MANIFEST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Whether Tenon serves a function; the numbers are tenon-gen's. */
typedef enum cli_abi_impl {
    CLI_ABI_DECLARED = 0, /* PyTorch's CPU library does not export it, nor does Tenon */
    CLI_ABI_ABSENT = 1,   /* exported, and fails with a message that names it */
    CLI_ABI_PARTIAL = 2,  /* works within a limit */
    CLI_ABI_FULL = 3      /* works */
} cli_abi_impl;

/* One function; all but the last are offsets into cli_abi_text, where "" stands for none. */
typedef struct cli_abi_entry {
    uint32_t name;   /* the symbol */
    uint32_t type;   /* a line for the result, one for each parameter: ownership word, type, name */
    uint32_t header; /* the path that an author includes */
    uint32_t since;  /* the first release that has it */
    uint32_t guard;  /* the release its declaration is gated with */
    uint32_t feature; /* the build that has it, such as "CUDA" */
    uint32_t limit;   /* with CLI_ABI_PARTIAL: what is left out */
    uint32_t impl;    /* a cli_abi_impl */
} cli_abi_entry;

/* What is no function: a type, a handle, a constant …, or a symbol of a library that stands in for
 * a foreign one. All are offsets into cli_abi_text. */
typedef struct cli_abi_name {
    uint32_t name;    /* with its namespaces */
    uint32_t kind;    /* the manifest's word: "handle" */
    uint32_t detail;  /* lines of a word, blanks, and what it says */
    uint32_t header;  /* the path that an author includes, or the library of a stand-in */
    uint32_t since;   /* the first release that has it, "" for a stand-in */
    uint32_t guard;   /* the release its declaration is gated with */
    uint32_t feature; /* the build that has it */
} cli_abi_name;

extern const size_t cli_num_abi_names;     /* rows of cli_abi_names */
extern const cli_abi_name cli_abi_names[]; /* by name, then header; stand-ins at the end */

extern const size_t cli_num_abi_entries;      /* rows of cli_abi_entries */
extern const cli_abi_entry cli_abi_entries[]; /* sorted by name */
extern const char cli_abi_text[];             /* NUL-terminated texts */

/* A release as a number that compares, 2.13 and 2.13.1 being 2013; 0 for a text that is none. */
unsigned cli_release(const char *text);

/* The row of a name, NULL without one. */
const cli_abi_entry *cli_abi_find(const char *name);

static inline const char *cli_abi_string(uint32_t offset)
{
    return cli_abi_text + offset;
}

#endif
