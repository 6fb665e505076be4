/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * derivatives: what tenon-gen makes of spec/derivatives.yaml. docs/autograd.md has the grammar,
 * src/autograd/derivative_specs.h what is written.
 *
 *     yaml ─read_derivatives─► entries ─parse_formula─► nodes ─check_formula─► insns
 *          ─formula_insns: what is needed, what is saved─► ─write_derivatives─► gen/derivatives.c
 *
 * A formula becomes insns while it is checked: a node is evaluated to a value, which knows its type
 * and is a register, a constant or something that is loaded where it is first needed. Calls of
 * operators and signs (formula_calls, formula_operators) get values, and evaluate nothing. What a
 * name stands for is one table per formula (gen_name), and a function is its body with other names.
 */
#ifndef TENON_DERIVATIVES_H
#define TENON_DERIVATIVES_H

#include "autograd/derivative_specs.h"
#include "codegen.h"

/* Everything of a run; below. */
typedef struct gen_derivatives gen_derivatives;

/* ---- formulas as text (parse_formula.c) ---- */

/* A formula of the yaml, for messages. */
typedef struct gen_location {
    const char *file;    /* the yaml */
    size_t line;         /* where the formula begins */
    const char *subject; /* "mul.Tensor: self" */
    const char *text;    /* the formula */
} gen_location;

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

typedef struct gen_node {
    gen_node_kind kind;      /* says what the others are */
    const char *at;          /* where it begins in the formula's text */
    const char *word;        /* a name, an operator, a text; of a CALL NULL */
    int64_t integer;         /* of INT and BOOL */
    double real;             /* of FLOAT */
    struct gen_node **items; /* `count` parts */
    const char **keys;       /* of a CALL: the keyword of each part, NULL for a positional one */
    size_t count;            /* how many parts */
} gen_node;

/* Ends the program with the place, the message and below it the formula; `at` in it, or NULL. */
_Noreturn void gen_refuse(const gen_location *place, const char *at, const char *format, ...)
    TN_PRINTF(3, 4);

gen_node *gen_parse_formula(const gen_location *place);

/* ---- insns (formula_insns.c) ---- */

/* An insn while a program is made: as tni_insn, but its operands are its own. */
typedef struct gen_insn {
    tni_opcode code;    /* what it does */
    uint32_t what;      /* as in tni_insn; of a jump the insn; of SAVED a gen_source */
    uint16_t target;    /* the first register that it writes */
    uint16_t ntargets;  /* how many it writes */
    const char *text;   /* of STRING and REFUSE */
    uint64_t bits;      /* of CONSTANT */
    uint16_t *operands; /* `count` registers */
    size_t count;       /* how many */
    const char
        *geometry;  /* of CALL and NATIVE: 'g' for operands of which only questions are asked */
    bool is_needed; /* found out at the end */
} gen_insn;

/* A program while it is made. */
typedef struct gen_insns {
    gen_insn *items;   /* `count` insns */
    size_t count;      /* how many */
    size_t nregisters; /* registers so far */
    size_t *visible;   /* insns whose results can be used again here: they ran in any case */
    size_t nvisible;   /* how many */
} gen_insns;

/* A SAVED insn names an argument, or a result, of the operator; saved rows come of it. */
enum { GEN_SOURCE_RESULT = 1 << 8 };

/* The register of an insn with one result; an equal insn that ran already is not repeated. */
uint16_t gen_insn_add(gen_insns *insns, gen_insn insn, const uint16_t *operands, size_t count);

/* The same for an insn of one operand, and of two. */
uint16_t gen_step_unary(gen_insns *insns, tni_opcode code, uint32_t what, uint16_t a);
uint16_t gen_step_binary(gen_insns *insns, tni_opcode code, uint32_t what, uint16_t a, uint16_t b);

/* The first of `nresults` registers of a call, which is never shared. */
uint16_t gen_step_call(gen_insns *insns, gen_insn insn, const uint16_t *operands, size_t count,
                       size_t nresults);

/* An insn without a result: a jump, an end. Its index, for gen_insn_land. */
size_t gen_step_end(gen_insns *insns, gen_insn insn, const uint16_t *operands, size_t count);

/* A jump that is taken where the condition does not hold. */
size_t gen_step_jump_unless(gen_insns *insns, uint16_t condition);

/* The jump leads to what comes next. */
void gen_insn_land(gen_insns *insns, size_t jump);

/* A register that branches write, and the insn that writes it. */
uint16_t gen_step_merge(gen_insns *insns);
void gen_step_copy(gen_insns *insns, uint16_t target, uint16_t from);

/* How much of a tensor a program needs. */
enum { GEN_NEEDS_GEOMETRY = 1, GEN_NEEDS_ALL = 2, GEN_NEEDS_STRIDES = 4 };

/*
 * Drops what nobody needs, and says of each SAVED source how much of it is: `found` is called for
 * every insn that loads one.
 */
void gen_steps_finish(gen_insns *insns, void (*found)(void *context, gen_insn *insn, int needs),
                      void *context);

/* ---- values (formula_terms.c) ---- */

typedef enum gen_term_kind {
    GEN_TERM_REGISTER,  /* in `reg` */
    GEN_TERM_LOAD,      /* by the insn `code` with `what`, where it is needed */
    GEN_TERM_INT,       /* integer */
    GEN_TERM_FLOAT,     /* real */
    GEN_TERM_BOOL,      /* integer */
    GEN_TERM_ENUM,      /* integer, of a type of its own */
    GEN_TERM_TEXT,      /* text */
    GEN_TERM_NONE,      /* none */
    GEN_TERM_UNDEFINED, /* a tensor that is not there */
    GEN_TERM_LIST,      /* items */
    GEN_TERM_TUPLE,     /* items */
    GEN_TERM_NEVER,     /* of not_implemented: there is no value */
    GEN_TERM_REFUSED    /* text says why the name may not be used here */
} gen_term_kind;

typedef struct gen_term {
    gen_term_kind kind;     /* says which of the others count */
    const tni_type *type;   /* of all but NONE, LIST, TUPLE, NEVER and REFUSED */
    uint16_t reg;           /* of REGISTER */
    tni_opcode code;        /* of LOAD */
    tni_opcode asked;       /* of LOAD: the insn where the formula asks whether it is defined */
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
    gen_term value;         /* what it stands for */
    size_t used;            /* how often it was used */
    struct gen_name *outer; /* names that were there before */
} gen_name;

/* What is being made. */
typedef struct gen_maker {
    const gen_location *place; /* the formula */
    gen_derivatives *all;      /* functions and operators that it may call */
    gen_insns *insns;          /* what it becomes */
    gen_name *names;           /* the innermost name in scope */
} gen_maker;

/* Types without a mark, one of each kind; the list and the optional of a type. */
const tni_type *gen_type(tni_type_kind kind);
const tni_type *gen_type_list(const tni_type *item);
const tni_type *gen_type_optional(const tni_type *item);

/* Whether the value's type is of that kind; of a list the items', of an optional what it holds. */
bool gen_is(const gen_term *value, tni_type_kind kind);
bool gen_is_list(const gen_term *value);
bool gen_is_optional(const gen_term *value);

/* "Tensor", "int[]", "none", for messages. */
const char *gen_term_print(const gen_term *value);
const char *gen_type_text(const tni_type *type);

/* How many conversions the value needs to be of the type; -1 where it cannot be. */
int gen_term_fits(const gen_term *value, const tni_type *type);

/* The register with the value, of its own type or (where it fits) as one of another. */
uint16_t gen_term_load(gen_maker *maker, const gen_term *value, const char *at);
uint16_t gen_term_convert(gen_maker *maker, const gen_term *value, const tni_type *type,
                          const char *at);

/* A value in a register; of several a tuple. */
gen_term gen_term_register(uint16_t reg, const tni_type *type);

/* The type that both can be, as a choice has it; NULL where there is none. */
const tni_type *gen_term_join(const gen_term *a, const gen_term *b);

/* What stands in a schema as a default. */
gen_term gen_term_default(const tni_const *value, const tni_type *type);

/* A bool in a register. */
gen_term gen_term_bool(uint16_t reg);

/* What an optional holds; any other value as it is. */
gen_term gen_term_held(gen_maker *maker, const gen_term *value, const char *at);

/* `.defined`, of a tensor or an optional. */
gen_term gen_term_defined(gen_maker *maker, gen_term value, const char *at);

/* ---- calls of operators (formula_calls.c) ---- */

struct gen_detail; /* gen_rules.h */

/* Arguments of a call as they were written. */
typedef struct gen_arguments {
    gen_term *values;       /* `count` of them */
    const char **keys;      /* their keywords, NULL for positional ones */
    size_t count;           /* how many */
    const char *at;         /* where the call stands, for messages */
    const gen_term **bound; /* what each argument of the schema gets */
} gen_arguments;

/*
 * Finds what each argument of the schema gets, with defaults. Returns the sum of conversions, or -1
 * and in `why` what does not fit.
 */
int gen_bind_arguments(const tn_schema *schema, gen_arguments *args, struct gen_detail *why);

/* Adds `insn` with the bound arguments, and returns its results. */
gen_term gen_emit_call(gen_maker *maker, const tn_schema *schema, const gen_arguments *args,
                       gen_insn insn);

/* A call of the operator `base`; of one overload, or with NULL of the one that fits best. */
gen_term gen_call_overload(gen_maker *maker, const char *base, const char *overload,
                           gen_arguments *args);

/* A call of the operator `base`, by a sign such as `+` or `-`, on values. */
gen_term gen_call_operator(gen_maker *maker, const char *base, const gen_term *values, size_t count,
                           const char *at);

/* `not_implemented("what")`: the program fails where it comes to it. */
gen_term gen_call_refusal(gen_maker *maker, const gen_arguments *args);

/* Whether the call is an insn of its own, a conjugate or a question with an argument: then *out. */
bool gen_call_step(gen_maker *maker, const char *name, const gen_arguments *args, gen_term *out);

/* ---- signs (formula_operators.c) ---- */

/* The value of an OPERATOR node between the values of its sides; of `-` and `!` before one. */
gen_term gen_apply_sign(gen_maker *maker, const gen_node *node, gen_term *sides);
gen_term gen_negate(gen_maker *maker, gen_term value, const char *at);
gen_term gen_negate_bool(gen_maker *maker, gen_term value, const char *at);

/* ---- expressions (check_formula.c) ---- */

/* A function or a native of the yaml. */
typedef struct gen_function_spec {
    gen_location place;   /* of `is`, or of the native */
    const char *name;     /* "scaled" */
    tn_schema *schema;    /* arguments and results */
    const gen_node *body; /* NULL for a native */
    const char *geometry; /* of a native: 'g' per argument of which it asks only questions */
    bool is_entered;      /* its body is being written out: a call of itself would not end */
    size_t used;          /* how often it is called */
} gen_function_spec;

/* The value of a node; insns are added as it needs them. */
gen_term gen_evaluate(gen_maker *maker, const gen_node *node);

/* The name in scope, NULL for none. */
gen_name *gen_name_find(const gen_maker *maker, const char *name);

/* Checks the body of a function by itself. */
void gen_check_function(gen_derivatives *all, gen_function_spec *function);

/* ---- entries (read_derivatives.c, check_derivatives.c, make_programs.c, write_derivatives.c) ----
 */

/* One `KEY: formula`. */
typedef struct gen_formula {
    gen_location place; /* where it stands */
    gen_words keys;     /* "self, other" */
    const gen_node
        *node; /* NULL for the words non_differentiable, auto_linear, auto_element_wise */
} gen_formula;

/* Formulas for one key: most entries have one block, for the alias Autograd. */
typedef struct gen_block {
    tni_key key;           /* that of the binding */
    size_t line;           /* where it begins */
    gen_formula *formulas; /* `count` formulas */
    size_t count;          /* how many */
    size_t index;          /* its derivative, in gen_derivatives */
} gen_block;

/* An entry as it was read. */
typedef struct gen_derivative_spec {
    const char *file;          /* the yaml */
    size_t line;               /* where it begins */
    const gen_entry *op;       /* the operator */
    const char *node;          /* the node's name where the yaml has one, else NULL */
    gen_block *blocks;         /* `count` blocks */
    size_t count;              /* how many */
    bool has_outputs;          /* output_differentiability is there */
    uint32_t outputs;          /* bit i: result i, as it says */
    const gen_formula *decide; /* its condition, NULL for none */
    bool refuses_complex;      /* complex_results is False */
} gen_derivative_spec;

/* A program of a derivative, finished. */
typedef struct gen_program {
    gen_insns insns; /* what it does */
    size_t index;    /* in tni_programs */
    uint32_t inputs; /* of a formula: inputs that it gives; of a tangent: inputs that it reads */
    size_t result;   /* of a tangent: which */
    bool is_linear;  /* of a tangent: the operator itself, no insns */
} gen_program;

/* The ways to name a gradient, of which formulas of an entry use one. */
enum { GEN_BY_GRAD = 1, GEN_BY_GRADS = 2, GEN_BY_NAME = 4 };

/* A derivative, checked. */
typedef struct gen_derivative {
    const gen_derivative_spec *row; /* the entry */
    const gen_block *block;         /* its formulas */
    const char *name;               /* "MulBackward0" */
    uint32_t outputs;               /* bit i: result i is differentiable */
    tni_input_spec *inputs;         /* `ninputs` rows */
    size_t ninputs;                 /* how many */
    tni_saved_spec *saved;          /* `nsaved` rows */
    size_t nsaved;                  /* how many */
    gen_program *formulas;          /* `nformulas` programs */
    size_t nformulas;               /* how many */
    gen_program *forwards;          /* `nforwards` programs */
    size_t nforwards;               /* how many */
    gen_program *condition;         /* NULL for none */
    unsigned flags;                 /* TNI_DERIVATIVE_… */
    unsigned gradients;             /* GEN_BY_…: the way that its formulas take */
    uint32_t gradients_read;        /* bit i: the gradient of result i is read */
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
    gen_derivative_spec *rows;    /* `nrows` entries in order */
    size_t nrows;                 /* how many */
    gen_operators without;        /* those of `no_derivative` */
    gen_operators refused;        /* those of `not_implemented` */
    gen_derivative *items;        /* `count` derivatives in order, one per block */
    size_t count;                 /* how many */
    size_t nfaults;               /* entries that were refused */
};

/* An entry's block while its formulas are made. */
typedef struct gen_building {
    gen_derivatives *all;      /* functions and operators */
    gen_derivative *made;      /* what comes of it */
    const tn_schema *schema;   /* the operator's */
    const char *local_name;    /* the operator's */
    uint32_t formula;          /* the formula's bit, of the one that is made now */
    const gen_location *place; /* that formula */
    size_t *input_of;          /* by argument: the input that it is, SIZE_MAX for none */
    size_t written;            /* the argument that the operator, or its twin, writes; SIZE_MAX */
} gen_building;

/* Whether the type is a tensor, or a list or an optional of them; whether it is a list. */
bool gen_has_tensors(const tni_type *type);
bool gen_is_list_type(const tni_type *type);

/* The one called `name`; `count` for none. */
size_t gen_find_arg(const tni_arg *args, size_t count, const char *name);

/* The number of the result that a key names: by its own name, `result` or `resultN`. */
bool gen_find_result(const tn_schema *schema, const char *name, size_t *out);

/* The program of a formula, of a tangent, of a condition; added to the derivative. */
void gen_make_gradient(gen_building *at, const gen_formula *formula);
void gen_make_tangent(gen_building *at, const gen_formula *formula);
void gen_make_condition(gen_building *at, const gen_formula *formula);

/* Adds the entries of a file. */
void gen_read_derivatives(const char *path, gen_derivatives *all);

/* Makes programs of all formulas; each fault is printed and counted. */
void gen_build_derivatives(gen_derivatives *all);

/* Functions that nobody calls are faults, and operators of which nothing is said; after the check
 * of the whole file. */
void gen_check_whole(gen_derivatives *all);

/* How an operator is differentiated, for the page that lists them. */
typedef enum gen_gradient {
    GEN_GRADIENT_NOTHING,     /* no tensor goes in or comes out */
    GEN_GRADIENT_AND_TANGENT, /* by formulas, also in forward mode */
    GEN_GRADIENT_FORMULA,     /* by formulas of backward alone */
    GEN_GRADIENT_PARTS,       /* through the operators that it is made of */
    GEN_GRADIENT_NONE,        /* its results never require a gradient */
    GEN_GRADIENT_OUT,         /* it writes to `out`, which nothing that requires one may be */
    GEN_GRADIENT_REFUSED,     /* backward fails by its name */
    GEN_GRADIENT_COUNT
} gen_gradient;
gen_gradient gen_gradient_of(const gen_derivatives *all, const gen_entry *entry);

/* Whether the operator's results could be differentiated, and nothing says how or that they are
 * not.
 */
bool gen_is_unlisted(const gen_derivatives *all, const gen_entry *entry);

bool gen_is_among(const gen_operators *operators, const gen_entry *entry);

/* Whether the operator is a composite and nothing else: its parts are differentiated. */
bool gen_is_through_parts(const gen_entry *entry);

/* The in-place twin to which an entry's formulas apply as well; NULL for none. */
const gen_entry *gen_twin(const gen_entry *entry);

/* Writes gen/derivatives.c; annotated, each row in a line with what it says in words. */
void gen_write_derivatives(gen_derivatives *all, bool is_annotated, FILE *out);

#endif
