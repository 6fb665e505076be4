/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Derivatives as data: the tables that tenon-gen makes from spec/derivatives.yaml
 * (gen/derivatives.c), and the programs that formulas become.
 *
 *     operator ─► binding ─► derivative ─► inputs, saved values, formulas ─► program ─► insns
 *
 * A formula is a short program over registers that hold ivalues (StableIValue), as everywhere: an
 * insn reads the registers of its operands and writes its target. Types were checked when the
 * program was compiled, so no insn checks them. Insns call operators through the dispatcher, so a
 * formula is differentiable if its operators are, and grad mode decides whether it is recorded.
 *
 * The tables have offsets and indices and no pointers, so they lie in read-only memory as they are.
 * Derivatives of libraries have tables of their own in the same form (written_specs.c).
 */
#ifndef TENON_DERIVATIVE_SPECS_H
#define TENON_DERIVATIVE_SPECS_H

#include "dispatch/callees.h"

/* ---- programs ---- */

/*
 * The opcodes. `t` is the target, `a`, `b` … are the operands' ivalues, `what` is the insn's own
 * field. A bool is an ivalue of 0 or 1. Borrowed ivalues belong to somebody else; owned ones are
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
    TNI_INSN_SINCE, /* t = whether the process answers as PyTorch 2.`what` or a later release */

    /* Ivalues that point to others; they live until the program ends. */
    TNI_INSN_SOME,   /* t = an optional that holds a */
    TNI_INSN_SCALAR, /* t = a Scalar; what: a tn_kind, INT, DOUBLE or BOOL, of a */
    TNI_INSN_LIST,   /* t = a list of the `count` operands */
    TNI_INSN_MASK, /* t = bool[]: whether the inputs what, what + 1 … want a gradient; `operands`
                      many */

    /* Properties of a tensor, which may have been saved for its geometry alone. */
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

    /* Arithmetic. `what` is a tn_kind: INT or DOUBLE, or NONE for Scalars. */
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

    /* Control flow. */
    TNI_INSN_COPY,        /* t = a; borrowed */
    TNI_INSN_JUMP,        /* continue at insn `what` of the program */
    TNI_INSN_JUMP_UNLESS, /* the same if bool a is 0 */

    /* Calls. */
    TNI_INSN_CALL, /* t, t + 1 … = results of tni_formula_callees[what] on the operands; owned */
    TNI_INSN_NATIVE,    /* the same of tni_formula_natives[what], a function of Tenon's own */
    TNI_INSN_SCALED,    /* t = tensor a times Scalar b: a itself where b is 1 */
    TNI_INSN_CONJUGATE, /* t = conjugate of tensor a: a itself where it is real */

    /* Results of the program. */
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
    uint8_t count;     /* number of operands */
    uint16_t target;   /* the register that it writes; of several results, the first */
    uint16_t what;     /* which constant, saved value, callee … */
    uint16_t operands; /* index of its first operand in tni_program_operands, which are registers */
} tni_insn;

typedef struct tni_program {
    uint32_t first;      /* its first insn in tni_program_insns */
    uint16_t ninsns;     /* how many insns it has */
    uint16_t nregisters; /* registers that they use */
} tni_program;

/* ---- derivatives ---- */

typedef enum tni_save_kind {
    TNI_SAVE_ARGUMENT,          /* a tensor, an optional or a list of them: the argument `index` */
    TNI_SAVE_RESULT,            /* the same of a result */
    TNI_SAVE_ARGUMENT_GEOMETRY, /* sizes, strides, dtype and the like, without the elements */
    TNI_SAVE_RESULT_GEOMETRY,   /* the same of a result */
    TNI_SAVE_VALUE              /* an argument that is not a tensor */
} tni_save_kind;

typedef struct tni_saved_spec {
    uint8_t kind;      /* a tni_save_kind */
    uint8_t index;     /* of the argument, or of the result */
    uint16_t reserved; /* 0 */
    uint32_t formulas; /* bit i: formula i reads it; saved only if one of these will run */
} tni_saved_spec;

/* A differentiable argument, in the order of the schema. */
typedef struct tni_input_spec {
    uint8_t argument; /* its position in the schema */
    uint8_t is_list;  /* Tensor[]: as many edges as it has items */
    uint16_t formula; /* the formula that gives its gradient, counted within the derivative;
                         TNI_NO_FORMULA */
} tni_input_spec;
#define TNI_NO_FORMULA UINT16_MAX /* non_differentiable: it never gets a gradient */

typedef struct tni_formula_spec {
    uint16_t program;  /* in tni_programs */
    uint16_t reserved; /* 0 */
    uint32_t gives;    /* bit i: it gives the gradient of input i */
} tni_formula_spec;

/* A formula of forward mode: the tangent of a result. */
typedef struct tni_forward_spec {
    uint16_t program; /* in tni_programs; TNI_FORWARD_LINEAR: the operator, on the tangents */
    uint8_t result;   /* which result, counted from 0 */
    uint8_t reserved; /* 0 */
    uint32_t reads;   /* bit i: it reads the tangent of input i */
} tni_forward_spec;
#define TNI_FORWARD_LINEAR UINT16_MAX

enum {
    TNI_DERIVATIVE_NEEDS_OLD_SELF =
        1 << 0, /* in place: formulas read self before the write: copy it first */
    TNI_DERIVATIVE_IS_COMPLEX = 1 << 1, /* complex results may require gradients */
    TNI_DERIVATIVE_IN_PLACE = 1 << 2,   /* bound to the operator that writes self */
    TNI_DERIVATIVE_RUNS_ONCE = 1 << 3   /* as if it saved a tensor: PyTorch's node saves one */
};

/*
 * The derivative of an operator, and of its in-place variant, which has the same arguments and
 * another flag in its binding.
 */
typedef struct tni_derivative {
    uint32_t name;          /* offset of the node's name, "MulBackward0", in tni_derivative_text */
    uint32_t outputs;       /* bit i: result i is differentiable */
    uint16_t condition;     /* program that DECIDEs whether any result is; TNI_NO_FORMULA: always */
    uint16_t first_input;   /* in tni_derivative_inputs */
    uint16_t first_saved;   /* in tni_derivative_saved */
    uint16_t first_formula; /* in tni_derivative_formulas */
    uint16_t first_forward; /* in tni_derivative_forwards */
    uint8_t ninputs;        /* inputs, including those without a formula */
    uint8_t nsaved;         /* values that formulas read */
    uint8_t nformulas;      /* formulas of backward */
    uint8_t nforwards;      /* formulas of forward mode, 0: forward mode fails */
    uint8_t flags;          /* TNI_DERIVATIVE_… */
    uint8_t reserved;       /* 0 */
} tni_derivative;

/*
 * The derivative of a built-in operator for a key, which is nearly always the alias Autograd. There
 * are three special values. TNI_DERIVATIVE_MISSING: the results could be differentiated, but there
 * is no formula (`not_implemented`). TNI_DERIVATIVE_NONE: the results never require a gradient.
 * TNI_DERIVATIVE_OUT: the operator writes its results to tensors of the caller, and then no
 * argument may require a gradient. Composite operators, and those without tensors among arguments
 * or results, have no binding.
 */
typedef struct tni_derivative_binding {
    uint16_t builtin;    /* in tni_builtins; bindings are sorted by it */
    int16_t key;         /* a tni_key */
    uint16_t derivative; /* in tni_derivatives */
    uint16_t flags;      /* TNI_DERIVATIVE_IN_PLACE for an in-place variant, else 0 */
} tni_derivative_binding;
#define TNI_DERIVATIVE_MISSING UINT16_MAX
#define TNI_DERIVATIVE_NONE    (UINT16_MAX - 1)
#define TNI_DERIVATIVE_OUT     (UINT16_MAX - 2)

/* A function in C that formulas call like an operator. The `op` of its call is NULL. */
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

/* The tables that the numbers in programs index. */
typedef struct tni_program_tables {
    const tni_program *programs;       /* by program number */
    const tni_insn *insns;             /* of all programs, one after another */
    const uint16_t *operands;          /* of the insns */
    const StableIValue *constants;     /* that insns load */
    const char *text;                  /* offsets of texts count from here */
    const tni_formula_native *natives; /* functions that insns call */
    tni_callee *callees;               /* operators that insns call */
    /*
     * By callee, the signature that the insns were compiled for: an operator of a library may be
     * withdrawn and defined again. NULL: all callees are built in and never change.
     */
    const tni_signature *const *signatures;
} tni_program_tables;
extern const tni_program_tables tni_builtin_programs;

/* ---- running a program (programs.c) ---- */

/* The functions that a program's loads and results go through. */
typedef struct tni_program_frame {
    const tni_program_tables *tables; /* the program is in these */
    void *context;                    /* passed to the functions */
    /* Put saved value `index` into *out, borrowed until the program ends. */
    tn_status (*saved)(void *context, size_t index, StableIValue *out);
    /*
     * Put gradient, argument, result or tangent `index`, as `code` says, into *out; also borrowed.
     */
    tn_status (*load)(void *context, tni_opcode code, size_t index, StableIValue *out);
    /* Whether input `index` wants a gradient. */
    bool (*wanted)(void *context, size_t index);
    /*
     * Take the tensor (a new reference, NULL if undefined) as item `item` of input `index`, in
     * forward mode of result `index`. Also called for inputs that want none, which must release it.
     */
    tn_status (*give)(void *context, size_t index, size_t item, tn_tensor *tensor);
    /* Fail if input `index`, a list, has not `count` tensors. NULL: not checked. */
    tn_status (*check_list)(void *context, size_t index, size_t count);
} tni_program_frame;

/* Run a program. On failure, what it has given before stays given. */
tn_status tni_program_run(uint16_t program, const tni_program_frame *frame) TN_NODISCARD;

/* Run a condition: *out is what it decides. */
tn_status tni_program_decide(uint16_t program, const tni_program_frame *frame,
                             bool *out) TN_NODISCARD;

#endif
