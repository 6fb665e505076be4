/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Derivatives as data: what tenon-gen makes of spec/derivatives.yaml (gen/derivatives.c), and the
 * program that a formula becomes.
 *
 *     operator ─► binding ─► derivative ─► inputs, saved values, formulas ─► program ─► insns
 *
 * A formula is a short program over registers, which are ivalues as everywhere (StableIValue): a
 * insn reads the ivalues of its operands and writes its target. All types were checked when the
 * program was made, so an insn looks at none. What an insn calls are operators, through the
 * dispatcher: so a formula is differentiable where its operators are, and grad mode decides whether
 * that is recorded.
 *
 * Offsets and indices, no pointers: the tables lie in read-only memory as they are. A library's
 * derivatives have tables of their own, of the same form (written_specs.c).
 */
#ifndef TENON_DERIVATIVE_SPECS_H
#define TENON_DERIVATIVE_SPECS_H

#include "dispatch/dispatcher.h"

/* ---- programs ---- */

/*
 * The insns. `t` is the target, `a`, `b` … the ivalues of the operands, `what` the insn's own
 * field. A bool is an ivalue of 0 or 1. A borrowed ivalue is somebody else's, an owned one is
 * dropped when the program ends.
 */
typedef enum tni_opcode {
    /* Loads. */
    TNI_INSN_CONSTANT,  /* t = tni_program_constants[what], the bits of an int, a float, a bool, an
                           enum */
    TNI_INSN_STRING,    /* t = the text at tni_derivative_text + operands, `what` bytes; a str */
    TNI_INSN_NONE,      /* t = None: of an optional argument */
    TNI_INSN_UNDEFINED, /* t = a Tensor that is undefined */
    TNI_INSN_SAVED, /* t = the saved value `what`; a tensor is checked against its version; borrowed
                     */
    TNI_INSN_GRAD,  /* t = the gradient of result `what`, zeros where there is none; borrowed */
    TNI_INSN_GRAD_OR_UNDEFINED, /* the same, undefined where there is none */
    TNI_INSN_WANTED,            /* t = whether input `what` wants a gradient */
    TNI_INSN_ARGUMENT, /* forward mode: t = argument `what`, the primal of a tensor; borrowed */
    TNI_INSN_RESULT,   /* forward mode: t = result `what` of the call; borrowed */
    TNI_INSN_TANGENT, /* forward mode: t = the tangent of argument `what`, zeros where there is none
                       */
    TNI_INSN_TANGENT_OR_UNDEFINED, /* the same, undefined where there is none */

    /* Makers of ivalues that other ivalues point to; they live as long as the program runs. */
    TNI_INSN_SOME,   /* t = an optional that holds a */
    TNI_INSN_SCALAR, /* t = a Scalar; what: a tn_kind, INT, DOUBLE or BOOL, of a */
    TNI_INSN_LIST,   /* t = a list of the `count` operands */
    TNI_INSN_MASK, /* t = bool[]: whether the inputs what, what + 1 … want a gradient; `operands`
                      many */

    /* Questions to a tensor, which may be one that was saved for its geometry alone. */
    TNI_INSN_SIZES,   /* t = int[]: sizes of a */
    TNI_INSN_STRIDES, /* t = int[]: strides of a */
    TNI_INSN_SIZE,    /* t = size of dimension b, which counts from the end where it is negative */
    TNI_INSN_STRIDE,  /* t = stride of dimension b, in elements */
    TNI_INSN_OFFSET,  /* t = storage offset of a, in elements */
    TNI_INSN_DIM,     /* t = number of dimensions of a */
    TNI_INSN_NUMEL,   /* t = number of elements of a */
    TNI_INSN_DTYPE,   /* t = ScalarType of a */
    TNI_INSN_DEVICE,  /* t = Device of a */
    TNI_INSN_LAYOUT,  /* t = Layout of a */
    TNI_INSN_IS_COMPLEX, /* t = whether a's dtype is complex */
    TNI_INSN_IS_DEFINED, /* t = whether a is there; what: bit 0 an optional, bit 1 a tensor (in it)
                          */

    /* Lists and optionals. */
    TNI_INSN_LENGTH, /* t = number of items of list a */
    TNI_INSN_ITEM,   /* t = item b of list a, from the end where b is negative; borrowed */
    TNI_INSN_VALUE,  /* t = what optional a holds, which must be there; borrowed */

    /* Arithmetic; what: a tn_kind, INT or DOUBLE, or NONE for Scalars. */
    TNI_INSN_ADD,   /* t = a + b */
    TNI_INSN_SUB,   /* t = a - b */
    TNI_INSN_MUL,   /* t = a * b */
    TNI_INSN_DIV,   /* t = a / b; of ints rounded down, of Scalars true */
    TNI_INSN_MOD,   /* t = a % b, of ints, with the sign of b */
    TNI_INSN_POW,   /* t = a ** b, of Scalars and floats */
    TNI_INSN_NEG,   /* t = -a */
    TNI_INSN_CONJ,  /* t = the conjugate of Scalar a */
    TNI_INSN_EQUAL, /* t = a == b; what: also BOOL, STRING, INTS, DEVICE, or DTYPE for all enums */
    TNI_INSN_LESS,  /* t = a < b */
    TNI_INSN_NOT,   /* t = not a, of bools */
    TNI_INSN_TO_DOUBLE, /* t = float of an int a */

    /* The way. */
    TNI_INSN_COPY,        /* t = a; borrowed */
    TNI_INSN_JUMP,        /* goes on at insn `what` of the program */
    TNI_INSN_JUMP_UNLESS, /* the same where bool a is 0 */

    /* Work. */
    TNI_INSN_CALL, /* t, t + 1 … = results of tni_formula_callees[what] on the operands; owned */
    TNI_INSN_NATIVE,    /* the same of tni_formula_natives[what], a function of Tenon's own */
    TNI_INSN_SCALED,    /* t = tensor a times Scalar b: a itself where b is 1 */
    TNI_INSN_CONJUGATE, /* t = conjugate of tensor a: a itself where it is real */

    /* Ends. */
    TNI_INSN_GIVE, /* gives a as the gradient of input `what`, or as the tangent of result `what` */
    TNI_INSN_GIVE_LIST, /* gives the tensors of list a as the gradients of input `what`, a list */
    TNI_INSN_DECIDE,    /* of a condition: bool a is what it decides */
    TNI_INSN_REFUSE, /* fails: the derivative of the text at tni_derivative_text + operands is not
                        there */
    TNI_INSN_COUNT
} tni_opcode;

#define TNI_MOST_OPERANDS 32

typedef struct tni_insn {
    uint8_t code;      /* a tni_opcode */
    uint8_t count;     /* how many operands it has */
    uint16_t target;   /* the register that it writes, the first of them for several results */
    uint16_t what;     /* which constant, saved value, callee … */
    uint16_t operands; /* where its operands begin in tni_program_operands: registers */
} tni_insn;

typedef struct tni_program {
    uint32_t first;      /* its first insn in tni_program_insns */
    uint16_t ninsns;     /* how many follow */
    uint16_t nregisters; /* registers that they use */
} tni_program;

/* ---- derivatives ---- */

typedef enum tni_save_kind {
    TNI_SAVE_ARGUMENT,          /* a tensor, an optional or a list of them: the argument `index` */
    TNI_SAVE_RESULT,            /* the same of a result */
    TNI_SAVE_ARGUMENT_GEOMETRY, /* only what questions to the tensor ask for: no elements are kept
                                 */
    TNI_SAVE_RESULT_GEOMETRY,   /* the same of a result */
    TNI_SAVE_VALUE              /* an argument that is no tensor */
} tni_save_kind;

typedef struct tni_saved_spec {
    uint8_t kind;      /* a tni_save_kind */
    uint8_t index;     /* of the argument, or of the result */
    uint16_t reserved; /* 0 */
    uint32_t formulas; /* bit i: formula i reads it; it is saved only where one of them will run */
} tni_saved_spec;

/* A differentiable argument, in the order of the schema. */
typedef struct tni_input_spec {
    uint8_t argument; /* its position in the schema */
    uint8_t is_list;  /* Tensor[]: as many edges as it has items */
    uint16_t formula; /* the formula that gives its gradient, counted within the derivative;
                         TNI_NO_FORMULA */
} tni_input_spec;
#define TNI_NO_FORMULA UINT16_MAX /* non_differentiable: its gradient is never asked for */

typedef struct tni_formula_spec {
    uint16_t program;  /* in tni_programs */
    uint16_t reserved; /* 0 */
    uint32_t gives;    /* bit i: input i of the derivative */
} tni_formula_spec;

/* A formula of forward mode: the tangent of a result. */
typedef struct tni_forward_spec {
    uint16_t
        program; /* in tni_programs; TNI_FORWARD_LINEAR: the operator itself, called on tangents */
    uint8_t result;   /* which result, counted from 0 */
    uint8_t reserved; /* 0 */
    uint32_t reads;   /* bit i: it reads the tangent of input i */
} tni_forward_spec;
#define TNI_FORWARD_LINEAR UINT16_MAX

enum {
    TNI_DERIVATIVE_NEEDS_OLD_SELF =
        1 << 0, /* in place: the argument that is written is saved: copy it first */
    TNI_DERIVATIVE_IS_COMPLEX = 1 << 1, /* complex results may require gradients */
    TNI_DERIVATIVE_IN_PLACE = 1 << 2    /* bound to the operator that writes self */
};

/* Of one operator and, with another flag, of its in-place twin, whose arguments are the same. */
typedef struct tni_derivative {
    uint32_t name;      /* offset of the node's name, "MulBackward0", in tni_derivative_text */
    uint32_t outputs;   /* bit i: result i is differentiable */
    uint16_t condition; /* program that GIVEs whether any is, run forward; TNI_NO_FORMULA: always */
    uint16_t first_input;   /* in tni_derivative_inputs */
    uint16_t first_saved;   /* in tni_derivative_saved */
    uint16_t first_formula; /* in tni_derivative_formulas */
    uint16_t first_forward; /* in tni_derivative_forwards */
    uint8_t ninputs;        /* differentiable arguments, with those of TNI_NO_FORMULA */
    uint8_t nsaved;         /* values that formulas read */
    uint8_t nformulas;      /* formulas of backward */
    uint8_t nforwards;      /* formulas of forward mode, 0 where there are none */
    uint8_t flags;          /* TNI_DERIVATIVE_… */
    uint8_t reserved;       /* 0 */
} tni_derivative;

/*
 * Which derivative a built-in operator has for a key: nearly always the alias Autograd. A spec
 * whose derivative is TNI_DERIVATIVE_MISSING says that the operator has results that could be
 * differentiated and no formula, as `not_implemented` lists them, TNI_DERIVATIVE_NONE that its
 * results never require a gradient, TNI_DERIVATIVE_OUT that it writes its results to `out`, which
 * nothing that requires one may be. Composite operators, and those without tensors among arguments
 * or results, have none.
 */
typedef struct tni_derivative_binding {
    uint16_t builtin;    /* in tni_builtins; the specs are sorted by it */
    int16_t key;         /* a tni_key */
    uint16_t derivative; /* in tni_derivatives */
    uint16_t flags;      /* TNI_DERIVATIVE_IN_PLACE for a twin, else 0 */
} tni_derivative_binding;
#define TNI_DERIVATIVE_MISSING UINT16_MAX
#define TNI_DERIVATIVE_NONE    (UINT16_MAX - 1)
#define TNI_DERIVATIVE_OUT     (UINT16_MAX - 2)

/* A function that formulas call like an operator. The `op` of its call is NULL. */
#define TNI_MOST_NATIVE_RETURNS 7
typedef struct tni_formula_native {
    tn_kernel function;                           /* borrowed arguments in, new results out */
    uint8_t nreturns;                             /* how many results */
    tni_argcode returns[TNI_MOST_NATIVE_RETURNS]; /* what each is, none of them nested */
} tni_formula_native;

extern const tni_derivative_binding tni_derivative_bindings[];
extern const uint32_t tni_num_derivative_bindings;
extern const tni_derivative tni_derivatives[];
extern const tni_input_spec tni_derivative_inputs[];
extern const tni_saved_spec tni_derivative_saved[];
extern const tni_formula_spec tni_derivative_formulas[];
extern const tni_forward_spec tni_derivative_forwards[];
extern const tni_program tni_programs[];
extern const tni_insn tni_program_insns[];
extern const uint16_t tni_program_operands[];
extern const StableIValue tni_program_constants[];
extern const char tni_derivative_text[];
extern tni_callee tni_formula_callees[]; /* operators that formulas call */
extern const tni_formula_native tni_formula_natives[];

/* What the numbers in programs count in. */
typedef struct tni_program_tables {
    const tni_program *programs;       /* what tni_program_run numbers */
    const tni_insn *insns;             /* of the programs, behind one another */
    const uint16_t *operands;          /* of the insns */
    const StableIValue *constants;     /* that insns load */
    const char *text;                  /* offsets of texts count from here */
    const tni_formula_native *natives; /* functions that insns call */
    tni_callee *callees;               /* operators that insns call */
    /*
     * By callee, what the insns were made for: an operator of a library may be withdrawn and
     * defined anew. NULL: all are built in, and stay what they are.
     */
    const tni_signature *const *signatures;
} tni_program_tables;
extern const tni_program_tables tni_builtin_programs;

/* ---- running a program (programs.c) ---- */

/* What the loads of a program read, and where its ends put what it gives. */
typedef struct tni_program_frame {
    const tni_program_tables *tables; /* what the program is made of */
    void *context;                    /* the functions' own */
    /* Saved value `index` as a borrowed ivalue that stays until the program ends. */
    tn_status (*saved)(void *context, size_t index, StableIValue *out);
    /* Gradient, argument, result or tangent `index`, as `code` says; the same. */
    tn_status (*load)(void *context, tni_opcode code, size_t index, StableIValue *out);
    /* Whether input `index` wants a gradient. */
    bool (*wanted)(void *context, size_t index);
    /*
     * Takes the tensor, a new reference, NULL for an undefined one: item `item` of input (or of the
     * tangent of result) `index`; also of an input that wants none, which then drops it.
     */
    tn_status (*give)(void *context, size_t index, size_t item, tn_tensor *tensor);
    /* Fails where input `index`, a list, has not `count` tensors; NULL: nobody asks. */
    tn_status (*check_list)(void *context, size_t index, size_t count);
} tni_program_frame;

tn_status tni_program_run(uint16_t program, const tni_program_frame *frame) TN_NODISCARD;

/* The same for a condition: *out is what it decides. */
tn_status tni_program_decide(uint16_t program, const tni_program_frame *frame,
                             bool *out) TN_NODISCARD;

#endif
