/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * shim_rules: how each type of the schema language appears in the C signature of a function that
 * stands for an operator, and how its ivalue is made.
 *
 * match_shims.c finds the operator of each function and pairs parameters with arguments;
 * write_shims.c writes the functions. A type without a rule is a fault that names it.
 */
#ifndef TENON_SHIM_RULES_H
#define TENON_SHIM_RULES_H

#include "abi_spec.h"
#include "codegen.h"

/*
 * How a parameter becomes an ivalue, using the helpers of src/abi/operator_ivalues.h. In the texts
 * `$` is replaced by the parameter's name, `#` by its companion's, and `@` by the list's size in
 * the schema.
 */
typedef struct shim_rule {
    const char *type;      /* of the schema, without marks and sizes; "int" also for SymInt */
    const char *param;     /* the corresponding C type */
    const char *companion; /* suffix of the second parameter's name, a length or an index; NULL
                              for none */
    const char *check;  /* condition, called with the function's and the parameter's name; NULL if
                           every value is valid */
    const char *local;  /* declarations before the ivalues, NULL for none */
    const char *ivalue; /* the expression of the ivalue */
    const char *back;   /* the C arguments for an ivalue `%`, for tests, using
                           tests/conformance/shim_calls.h; `#` is the argument's number */
} shim_rule;

/* One argument of the operator and the parameter it is made from. */
typedef struct shim_link {
    const shim_rule *rule;  /* NULL for an argument that the function lacks; it gets its default
                               or None */
    const tni_arg *arg;     /* of the schema */
    const abi_value *param; /* of the function */
    const char *companion;  /* name of the length or index, NULL without one */
} shim_link;

/*
 * Pair all parameters with arguments; `links` has an element per argument of the schema. Return the
 * number of parameters used; the outputs follow. A mismatch ends the program.
 */
size_t shim_match(const abi_spec *spec, const abi_function *function, shim_link *links);

/*
 * Return whether the function has an output for this result. Outputs begin at parameter
 * `first_result`. A function has them for new results only, or for all, including returned
 * arguments.
 */
bool shim_hands_out(const abi_function *function, size_t first_result, const tni_arg *result);

#endif
