/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * gen_rules: the rules for a yaml of operators, as tables. docs/yaml-rules.md has a row for each
 * rule, by its id, with an example of a yaml that breaks it.
 */
#ifndef TENON_GEN_RULES_H
#define TENON_GEN_RULES_H

#include "codegen.h"

/* What a rule reports about a fault: names, or the text that should be written instead. */
typedef struct gen_detail {
    char text[2000]; /* "" if the message needs none */
} gen_detail;

/* One rule about an entry. */
typedef struct gen_rule {
    const char *id;    /* "out-variants" */
    gen_entry_key key; /* the key at fault, whose line is cited; that of func if the key is
                          missing */
    bool (*is_kept)(const gen_spec *spec, const gen_entry *entry, gen_detail *detail);
    const char *message; /* what is wrong and what to write; `@` is replaced by the detail */
} gen_rule;

/* The rules of one file, in the order in which they are tried. */
typedef struct gen_rules {
    const gen_rule *items; /* `count` rules */
    size_t count;          /* number of rules */
} gen_rules;

extern const gen_rules gen_schema_rules;   /* check_schema.c: types, marks and defaults */
extern const gen_rules gen_kind_rules;     /* check_kinds.c: in-place, out= and their returns */
extern const gen_rules gen_entry_rules;    /* check_entry.c: the other keys of one entry */
extern const gen_rules gen_dispatch_rules; /* check_dispatch.c: kernels and their keys */
extern const gen_rules gen_group_rules;    /* check_groups.c: rules between entries */
extern const gen_rules gen_foreach_rules;  /* check_foreach.c: operators on lists */
extern const gen_rules gen_fact_rules;     /* check_facts.c: agreement with PyTorch 2.13 */

/* Write the detail and return false, so that a rule can return the call. */
bool gen_fault(gen_detail *detail, const char *format, ...) TN_PRINTF(2, 3);

/* Write the kernel's name of an entry without `dispatch`: "add_out" for add.out. */
void gen_default_kernel(const gen_entry *entry, gen_detail *name);

/* Return whether the operator has a CompositeImplicitAutograd kernel, which is the default. */
bool gen_is_implicit(const gen_entry *entry);

/* Return whether the operator returns views of its arguments, or makes self a view. */
bool gen_is_view(const gen_entry *entry);

/*
 * Write the names of the variants that are generated for a group, "" if none: a functional one if
 * only writing ones are given, and an out= one if the `autogen` of a member names it.
 */
void gen_made_variants(const gen_group *group, gen_detail *functional, gen_detail *out);

/* Return whether the text ends, or begins, with the given string. */
bool gen_ends(const char *text, const char *end);
bool gen_begins(const char *text, const char *begin);

#endif
