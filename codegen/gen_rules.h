/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * gen_rules: the rules of a yaml of operators, as tables. docs/yaml-rules.md has a row for each, by
 * its id, with a yaml that it refuses.
 */
#ifndef TENON_GEN_RULES_H
#define TENON_GEN_RULES_H

#include "codegen.h"

/* What a rule writes about the fault it found: names, or the text that should stand there. */
typedef struct gen_detail {
    char text[2000]; /* "" where the message says it all */
} gen_detail;

/* One rule about an entry, alone or among the others. */
typedef struct gen_rule {
    const char *id;    /* "out-variants" */
    gen_entry_key key; /* the key at fault, whose line is cited; func where it is not given */
    bool (*is_kept)(const gen_spec *spec, const gen_entry *entry, gen_detail *detail);
    const char *message; /* what is wrong and what to write; `@` stands for the detail */
} gen_rule;

/* The rules of a file; they are tried in order. */
typedef struct gen_rules {
    const gen_rule *items; /* `count` rules */
    size_t count;          /* number of rules */
} gen_rules;

extern const gen_rules gen_schema_rules;   /* check_schema.c: types, marks and defaults */
extern const gen_rules gen_kind_rules;     /* check_kinds.c: in-place, out= and their returns */
extern const gen_rules gen_entry_rules;    /* check_entry.c: the other keys of one entry */
extern const gen_rules gen_dispatch_rules; /* check_dispatch.c: kernels and their keys */
extern const gen_rules gen_group_rules;    /* check_groups.c: entries that belong together */
extern const gen_rules gen_foreach_rules;  /* check_foreach.c: operators that work through lists */
extern const gen_rules gen_fact_rules;     /* check_facts.c: what PyTorch 2.13 says */

/* Writes the detail; false, so that a rule can return it. */
bool gen_fault(gen_detail *detail, const char *format, ...) TN_PRINTF(2, 3);

/* The kernel of an entry without `dispatch`: "add_out" for add.out, "to_device" for to.device. */
void gen_default_kernel(const gen_entry *entry, gen_detail *name);

/* Whether there is a CompositeImplicitAutograd kernel, given or not: then it is no primitive. */
bool gen_is_implicit(const gen_entry *entry);

/* Whether the operator gives views of its arguments, or makes self one. */
bool gen_is_view(const gen_entry *entry);

/*
 * The names of the variants that are made for a group, "" for one that is not made: a functional
 * one where only writing ones are given, an out= one where some member's `autogen` names it.
 */
void gen_made_variants(const gen_group *group, gen_detail *functional, gen_detail *out);

/* Whether the text ends, or begins, with the word. */
bool gen_ends(const char *text, const char *end);
bool gen_begins(const char *text, const char *begin);

#endif
