/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * shim_rules: how each type of the schema language looks in the C signature of a function that
 * stands for an operator, and how its boxed form is made.
 *
 * match_shims.c finds each function's operator and pairs parameters with arguments; write_shims.c
 * writes the functions. A type that no rule knows is a fault that names it.
 */
#ifndef TENON_SHIM_RULES_H
#define TENON_SHIM_RULES_H

#include "abi_spec.h"
#include "codegen.h"

/*
 * How a parameter becomes an ivalue, in the helpers of src/abi/operator_ivalues.h. In the three
 * texts
 * `$` stands for the parameter's name, `#` for its companion's, `@` for the list's size in the
 * schema.
 */
typedef struct shim_rule {
    const char *type;      /* the schema's, without marks and sizes, "int" for SymInt as well */
    const char *param;     /* the C type that stands for it */
    const char *companion; /* how the second parameter's name ends, NULL for none: a length or an
                              index */
    const char *check;     /* condition, to which the function's and the parameter's names are
                              added; NULL for types of which every value is right */
    const char *local;     /* declarations before the ivalues, NULL for none */
    const char *ivalue;    /* the expression of the ivalue */
    const char *back;      /* the C arguments out of an ivalue `%`, for tests, in the helpers of
                              tests/conformance/shim_calls.h; `#` is the argument's number */
} shim_rule;

/* One argument of the operator and what it is made from. */
typedef struct shim_link {
    const shim_rule *rule;  /* NULL for an argument that the function lacks: its default, None */
    const tni_arg *arg;     /* of the schema */
    const abi_value *param; /* of the function */
    const char *companion;  /* name of the length or index, NULL without one */
} shim_link;

/* Pairs all parameters; `links` has room for the schema's arguments. The result is the number of
 * parameters used: the outputs follow. A mismatch ends the program. */
size_t shim_match(const abi_spec *spec, const abi_function *function, shim_link *links);

/*
 * Whether the function, whose outputs follow parameter `first_result`, has one for this result: for
 * each that is new, or for all, although an argument is handed back.
 */
bool shim_hands_out(const abi_function *function, size_t first_result, const tni_arg *result);

#endif
