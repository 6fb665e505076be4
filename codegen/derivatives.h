/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * derivatives: compiles spec/derivatives.yaml to derivative programs. docs/autograd.md has the
 * grammar, src/autograd/derivative_specs.h the format of the result.
 *
 *     yaml -read_derivatives-> entries -parse_formula-> nodes -check_formula-> insns
 *          -formula_insns: what is needed and saved-> -write_derivatives-> gen/derivatives.c
 *
 * A formula is type-checked and compiled in one traversal: each node of its syntax tree is
 * evaluated to a value, which knows its type and is a register, a constant, or something that is
 * loaded where it is first needed. Calls of operators (formula_calls) and signs (formula_operators)
 * get values and evaluate nothing. The names of a formula are one linked list (gen_name). A
 * function of the yaml is inlined: its body is compiled with the arguments as names.
 */
#ifndef TENON_DERIVATIVES_H
#define TENON_DERIVATIVES_H

#include "autograd/derivative_specs.h"
#include "codegen.h"

/* Everything of a run; defined below. */
typedef struct gen_derivatives gen_derivatives;

/* ---- formulas as text (parse_formula.c) ---- */

/* A formula and where it is, for messages. */
typedef struct gen_location {
    const char *file;    /* the yaml */
    size_t line;         /* first line of the formula */
    const char *subject; /* "mul.Tensor: self" */
    const char *text;    /* the formula */
} gen_location;

/* The kinds of nodes of a formula's syntax tree. */
typedef enum gen_node_kind {
    GEN_NODE_NAME,     /* word */
    GEN_NODE_INT,      /* integer */
    GEN_NODE_FLOAT,    /* real */
    GEN_NODE_TEXT,     /* word */
    GEN_NODE_BOOL,     /* integer, 0 or 1 */
    GEN_NODE_NONE,     /* none */
    GEN_NODE_LIST,     /* [items] */
    GEN_NODE_TUPLE,    /* (items), two or more */
    GEN_NODE_LET,      /* let word = items[0]; items[1] */
    GEN_NODE_CHOICE,   /* items[0] ? items[1] : items[2] */
    GEN_NODE_BOTH,     /* items[0] && items[1] */
    GEN_NODE_EITHER,   /* items[0] || items[1] */
    GEN_NODE_OPERATOR, /* items[0] word items[1] */
    GEN_NODE_NEGATE,   /* -items[0] */
    GEN_NODE_NOT,      /* !items[0] */
    GEN_NODE_DOT,      /* items[0].word */
    GEN_NODE_INDEX,    /* items[0][items[1]] */
    GEN_NODE_CALL      /* items[0](items[1], …) */
} gen_node_kind;

/* A node of the syntax tree. */
typedef struct gen_node {
    gen_node_kind kind;      /* decides which of the others count */
    const char *at;          /* its first character in the formula */
    const char *word;        /* a name, an operator, a string; NULL for a CALL */
    int64_t integer;         /* of INT and BOOL */
    double real;             /* of FLOAT */
    struct gen_node **items; /* `count` children */
    const char **keys;       /* of a CALL: the keyword of each child, NULL for a positional one */
    size_t count;            /* how many parts */
} gen_node;

/*
 * End the program with the location, a message and the formula below it; `at` points into it or is
 * NULL.
 */
_Noreturn void gen_refuse(const gen_location *location, const char *at, const char *format, ...)
    TN_PRINTF(3, 4);

/* Parse a formula; end the program at a syntax error. */
gen_node *gen_parse_formula(const gen_location *location);

/* ---- insns (formula_insns.c) ---- */

/* An insn of a program that is being made: as tni_insn, but with its own operands. */
typedef struct gen_insn {
    tni_opcode code;      /* the operation */
    uint32_t what;        /* as in tni_insn; of a jump the target insn; of SAVED a gen_source */
    uint16_t target;      /* the first register that it writes */
    uint16_t ntargets;    /* how many it writes, consecutively */
    const char *text;     /* of STRING and REFUSE */
    uint64_t bits;        /* of CONSTANT */
    uint16_t *operands;   /* `count` registers */
    size_t count;         /* how many */
    const char *geometry; /* of CALL and NATIVE: 'g' for operands of which only sizes and the like
                             are read */
    bool is_needed;       /* found out at the end */
} gen_insn;

/* A program that is being made. */
typedef struct gen_insns {
    gen_insn *items;   /* `count` insns */
    size_t count;      /* how many */
    size_t nregisters; /* registers so far */
    size_t *visible;   /* insns whose results can be reused here, because they always run before */
    size_t nvisible;   /* how many */
} gen_insns;

/* Flag in the source of a SAVED insn: a result of the operator, otherwise an argument. */
enum { GEN_SOURCE_RESULT = 1 << 8 };

/*
 * Add an insn with one result and return its register. If an equal insn ran already, its register
 * is returned instead (common subexpression elimination).
 */
uint16_t gen_insn_add(gen_insns *insns, gen_insn insn, const uint16_t *operands, size_t count);

/* The same for an insn with one operand, and with two. */
uint16_t gen_insn_unary(gen_insns *insns, tni_opcode code, uint32_t what, uint16_t a);
uint16_t gen_insn_binary(gen_insns *insns, tni_opcode code, uint32_t what, uint16_t a, uint16_t b);

/* Add a call and return the first of its `nresults` registers; calls are never merged. */
uint16_t gen_insn_call(gen_insns *insns, gen_insn insn, const uint16_t *operands, size_t count,
                       size_t nresults);

/* Add an insn without a result, such as a jump. Return its index, for gen_insn_land. */
size_t gen_insn_end(gen_insns *insns, gen_insn insn, const uint16_t *operands, size_t count);

/* Add a jump that is taken if the condition is false. */
size_t gen_insn_jump_unless(gen_insns *insns, uint16_t condition);

/* Let the jump lead to the next insn. */
void gen_insn_land(gen_insns *insns, size_t jump);

/* Return a register that several branches write; add the insn by which one writes it. */
uint16_t gen_insn_merge(gen_insns *insns);
void gen_insn_copy(gen_insns *insns, uint16_t target, uint16_t from);

/* How much of a tensor a program needs: sizes, everything, or strides. */
enum { GEN_NEEDS_GEOMETRY = 1, GEN_NEEDS_ALL = 2, GEN_NEEDS_STRIDES = 4 };

/*
 * Remove insns whose results nobody needs (dead code elimination), and call `found` for every insn
 * that loads a SAVED source, with how much of it is needed.
 */
void gen_insns_finish(gen_insns *insns, void (*found)(void *context, gen_insn *insn, int needs),
                      void *context);

/* ---- values (formula_terms.c) ---- */

/* What a value is while a formula is compiled. */
typedef enum gen_term_kind {
    GEN_TERM_REGISTER,  /* held in `reg` */
    GEN_TERM_LOAD,      /* loaded by the insn `code` with `what`, where needed */
    GEN_TERM_INT,       /* integer */
    GEN_TERM_FLOAT,     /* real */
    GEN_TERM_BOOL,      /* integer */
    GEN_TERM_ENUM,      /* integer, of a type such as ScalarType */
    GEN_TERM_TEXT,      /* text */
    GEN_TERM_NONE,      /* none */
    GEN_TERM_UNDEFINED, /* an undefined tensor */
    GEN_TERM_LIST,      /* items */
    GEN_TERM_TUPLE,     /* items */
    GEN_TERM_NEVER,     /* not_implemented: no value is ever produced */
    GEN_TERM_REFUSED    /* the name may not be used here; text says why */
} gen_term_kind;

/* A value of a formula. */
typedef struct gen_term {
    gen_term_kind kind;     /* decides which of the others count */
    const tni_type *type;   /* of all but NONE, LIST, TUPLE, NEVER and REFUSED */
    uint16_t reg;           /* of REGISTER */
    tni_opcode code;        /* of LOAD */
    tni_opcode asked;       /* of LOAD: the insn for `.defined` */
    uint32_t what;          /* of LOAD */
    int64_t integer;        /* of INT, BOOL and ENUM */
    double real;            /* of FLOAT */
    const char *text;       /* of TEXT and REFUSED */
    struct gen_term *items; /* of LIST and TUPLE: `count` values */
    size_t count;           /* how many */
} gen_term;

/* A name in scope. */
typedef struct gen_name {
    const char *name;       /* the name */
    gen_term value;         /* its value */
    size_t used;            /* how often it was used */
    struct gen_name *outer; /* the names declared before */
} gen_name;

/* The state of a compilation. */
typedef struct gen_maker {
    const gen_location *location; /* the formula */
    gen_derivatives *all;         /* the functions and operators it may call */
    gen_insns *insns;             /* the program */
    gen_name *names;              /* the innermost name in scope */
} gen_maker;

/* Return the type of a kind without alias mark; the list, and the optional, of a type. */
const tni_type *gen_type(tni_type_kind kind);
const tni_type *gen_type_list(const tni_type *item);
const tni_type *gen_type_optional(const tni_type *item);

/*
 * Return whether the value's type, its items' if it is a list, or what it holds if optional, is of
 * that kind.
 */
bool gen_is(const gen_term *value, tni_type_kind kind);
bool gen_is_list(const gen_term *value);
bool gen_is_optional(const gen_term *value);

/* "Tensor", "int[]", "none", for messages. */
const char *gen_term_print(const gen_term *value);
const char *gen_type_text(const tni_type *type);

/* Return how many conversions turn the value into the type; -1 if that is impossible. */
int gen_term_fits(const gen_term *value, const tni_type *type);

/* Return a register with the value, in its own type, or converted to a type that it fits. */
uint16_t gen_term_load(gen_maker *maker, const gen_term *value, const char *at);
uint16_t gen_term_convert(gen_maker *maker, const gen_term *value, const tni_type *type,
                          const char *at);

/* Return a value for a register; of several, a tuple. */
gen_term gen_term_register(uint16_t reg, const tni_type *type);

/* Return the type that both branches of a choice can have; NULL if there is none. */
const tni_type *gen_term_join(const gen_term *a, const gen_term *b);

/* Return the value of a default in a schema. */
gen_term gen_term_default(const tni_const *value, const tni_type *type);

/* Return a bool in a register. */
gen_term gen_term_bool(uint16_t reg);

/* Return what an optional holds; any other value unchanged. */
gen_term gen_term_held(gen_maker *maker, const gen_term *value, const char *at);

/* Return `.defined` of a tensor or an optional. */
gen_term gen_term_defined(gen_maker *maker, gen_term value, const char *at);

/* ---- calls of operators (formula_calls.c) ---- */

struct gen_detail; /* gen_rules.h */

/* Arguments of a call as they were written. */
typedef struct gen_arguments {
    gen_term *values;       /* `count` of them */
    const char **keys;      /* their keywords, NULL for positional ones */
    size_t count;           /* how many */
    const char *at;         /* of the call, for messages */
    const gen_term **bound; /* the value for each argument of the schema */
} gen_arguments;

/*
 * Find the value of each argument of the schema, including defaults. Return the sum of conversions,
 * or -1 with the reason in `why`.
 */
int gen_bind_arguments(const tn_schema *schema, gen_arguments *args, struct gen_detail *why);

/* Add `insn` with the bound arguments and return its results. */
gen_term gen_emit_call(gen_maker *maker, const tn_schema *schema, const gen_arguments *args,
                       gen_insn insn);

/* Call the operator `base`: the given overload, or with NULL the one that fits best. */
gen_term gen_call_overload(gen_maker *maker, const char *base, const char *overload,
                           gen_arguments *args);

/* Call the operator `base` for a sign such as `+` or `-`. */
gen_term gen_call_operator(gen_maker *maker, const char *base, const gen_term *values, size_t count,
                           const char *at);

/* `not_implemented("what")`: the program fails if it reaches this. */
gen_term gen_call_refusal(gen_maker *maker, const gen_arguments *args);

/*
 * Return whether the call is an insn and not an operator (a conjugate, a query with an argument);
 * if so,
 * `*out`.
 */
bool gen_call_step(gen_maker *maker, const char *name, const gen_arguments *args, gen_term *out);

/* ---- signs (formula_operators.c) ---- */

/* Return the value of a binary OPERATOR node for the values of its sides; of prefix `-` and `!`. */
gen_term gen_apply_sign(gen_maker *maker, const gen_node *node, gen_term *sides);
gen_term gen_negate(gen_maker *maker, gen_term value, const char *at);
gen_term gen_negate_bool(gen_maker *maker, gen_term value, const char *at);

/* ---- expressions (check_formula.c) ---- */

/* A function or a native of the yaml. */
typedef struct gen_function_spec {
    gen_location location; /* of `is`, or of the native function */
    const char *name;      /* "scaled" */
    tn_schema *schema;     /* arguments and results */
    const gen_node *body;  /* NULL for a native function */
    const char *geometry;  /* of a native function: 'g' per argument of which only sizes and the
                              like are read */
    bool is_entered;       /* its body is being inlined, so a call of it would not end */
    size_t used;           /* how often it is called */
} gen_function_spec;

/* Evaluate a node, adding the insns that it needs. */
gen_term gen_evaluate(gen_maker *maker, const gen_node *node);

/* Return the name in scope, or NULL. */
gen_name *gen_name_find(const gen_maker *maker, const char *name);

/* Check the body of a function on its own. */
void gen_check_function(gen_derivatives *all, gen_function_spec *function);

/* ---- entries (read_derivatives.c, check_derivatives.c, make_programs.c, write_derivatives.c) ----
 */

/* One `KEY: formula`. */
typedef struct gen_formula {
    gen_location location; /* the formula and where it is */
    gen_words keys;        /* "self, other" */
    const gen_node
        *node; /* NULL for the words non_differentiable, auto_linear, auto_element_wise */
} gen_formula;

/* The formulas for one key. Most entries have one block, for the alias key Autograd. */
typedef struct gen_block {
    tni_key key;           /* the key it is registered for */
    size_t line;           /* its first line */
    gen_formula *formulas; /* `count` formulas */
    size_t count;          /* how many */
    size_t index;          /* index of its derivative in gen_derivatives */
} gen_block;

/* An entry of the yaml. */
typedef struct gen_derivative_spec {
    const char *file;          /* the yaml */
    size_t line;               /* its first line */
    const gen_entry *op;       /* the operator */
    const char *node;          /* the node's name if the yaml gives one, else NULL */
    gen_block *blocks;         /* `count` blocks */
    size_t count;              /* how many */
    bool has_outputs;          /* output_differentiability is given */
    uint32_t outputs;          /* bit i: result i is differentiable */
    const gen_formula *decide; /* its condition, NULL for none */
    bool refuses_complex;      /* complex_results: False */
    bool runs_once;            /* runs_once: True */
} gen_derivative_spec;

/* A compiled program of a derivative. */
typedef struct gen_program {
    gen_insns insns; /* what it does */
    size_t index;    /* index in tni_programs */
    uint32_t inputs; /* of a formula: inputs whose gradients it gives; of a tangent: inputs it
                        reads */
    size_t result;   /* of a tangent: which result */
    bool is_linear;  /* of a tangent: the operator itself, without insns */
} gen_program;

/* The ways in which a formula names gradients; the formulas of an entry use only one. */
enum { GEN_BY_GRAD = 1, GEN_BY_GRADS = 2, GEN_BY_NAME = 4 };

/* A derivative, checked and compiled. */
typedef struct gen_derivative {
    const gen_derivative_spec *spec; /* the entry */
    const gen_block *block;          /* its formulas */
    const char *name;                /* "MulBackward0" */
    uint32_t outputs;                /* bit i: result i is differentiable */
    tni_input_spec *inputs;          /* `ninputs` of them */
    size_t ninputs;                  /* how many */
    tni_saved_spec *saved;           /* `nsaved` of them */
    size_t nsaved;                   /* how many */
    gen_program *formulas;           /* `nformulas` programs */
    size_t nformulas;                /* how many */
    gen_program *forwards;           /* `nforwards` programs */
    size_t nforwards;                /* how many */
    gen_program *condition;          /* NULL for none */
    unsigned flags;                  /* TNI_DERIVATIVE_... */
    unsigned gradients;              /* GEN_BY_...: how its formulas name gradients */
    uint32_t gradients_read;         /* bit i: some formula reads the gradient of result i */
} gen_derivative;

/* A list of operators. */
typedef struct gen_operators {
    const gen_entry **items; /* `count` of them */
    size_t count;            /* how many */
} gen_operators;

/* Everything of a run. */
struct gen_derivatives {
    const gen_spec *spec;         /* the operators */
    gen_function_spec *functions; /* `nfunctions` functions and natives */
    size_t nfunctions;            /* how many */
    gen_derivative_spec *specs;   /* `nspecs` of them, in order */
    size_t nspecs;                /* how many */
    gen_operators without;        /* operators of `no_derivative` */
    gen_operators refused;        /* operators of `not_implemented` */
    gen_derivative *items;        /* `count` derivatives in order, one per block */
    size_t count;                 /* how many */
    size_t nfaults;               /* entries with a fault */
};

/* The state while the formulas of a block are compiled. */
typedef struct gen_building {
    gen_derivatives *all;         /* functions and operators */
    gen_derivative *made;         /* the result */
    const tn_schema *schema;      /* the operator's */
    const char *local_name;       /* the operator's */
    uint32_t formula;             /* bit of the formula that is being compiled */
    const gen_location *location; /* that formula */
    size_t *input_of;             /* by argument: the index of its input, SIZE_MAX for none */
    size_t written; /* argument that the operator or its in-place variant writes; or SIZE_MAX */
} gen_building;

/* Return whether the type is a tensor, a list or an optional of tensors; whether it is a list. */
bool gen_has_tensors(const tni_type *type);
bool gen_is_list_type(const tni_type *type);

/* Return the index of the argument with this name; `count` if there is none. */
size_t gen_find_arg(const tni_arg *args, size_t count, const char *name);

/* Find the result that a key names: by its own name, `result` or `resultN`. */
bool gen_find_result(const tn_schema *schema, const char *name, size_t *out);

/* Compile a formula for gradients, a tangent, or a condition, and add it to the derivative. */
void gen_make_gradient(gen_building *at, const gen_formula *formula);
void gen_make_tangent(gen_building *at, const gen_formula *formula);
void gen_make_condition(gen_building *at, const gen_formula *formula);

/* Read a file and add its entries. */
void gen_read_derivatives(const char *path, gen_derivatives *all);

/* Compile all formulas; each fault is printed and counted. */
void gen_build_derivatives(gen_derivatives *all);

/*
 * After all files were read, report functions that are never called and operators without
 * derivative.
 */
void gen_check_whole(gen_derivatives *all);

/* How an operator is differentiated, for the page that lists them. */
typedef enum gen_gradient {
    GEN_GRADIENT_NOTHING,     /* takes or returns no tensor */
    GEN_GRADIENT_AND_TANGENT, /* by formulas, also in forward mode */
    GEN_GRADIENT_FORMULA,     /* by formulas of backward only */
    GEN_GRADIENT_PARTS,       /* through the operators that it calls */
    GEN_GRADIENT_NONE,        /* its results never require a gradient */
    GEN_GRADIENT_OUT,         /* it writes to `out`, which must not require a gradient */
    GEN_GRADIENT_REFUSED,     /* backward fails and names the operator */
    GEN_GRADIENT_COUNT
} gen_gradient;
gen_gradient gen_gradient_of(const gen_derivatives *all, const gen_entry *entry);

/* Return whether the operator's results could be differentiable although the yaml does not mention
 * it. */
bool gen_is_unlisted(const gen_derivatives *all, const gen_entry *entry);

/* Return whether the list contains the operator. */
bool gen_is_among(const gen_operators *operators, const gen_entry *entry);

/*
 * Return whether the operator is an implicit composite only, so that the operators it calls are
 * differentiated.
 */
bool gen_is_through_parts(const gen_entry *entry);

/* Return the in-place variant to which an entry's formulas also apply; NULL if there is none. */
const gen_entry *gen_twin(const gen_entry *entry);

/* Write gen/derivatives.c; if annotated, each entry on its own line with a description. */
void gen_write_derivatives(gen_derivatives *all, bool is_annotated, FILE *out);

#endif
