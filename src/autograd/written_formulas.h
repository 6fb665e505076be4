/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Derivatives that a library writes as text: the draft that the text is read into, before it
 * becomes a spec.
 *
 *     text ─tni_draft_read─► draft ─copied (written_specs.c)─► recorder, specs, program tables
 *
 * A draft has room for the longest text that is accepted, and is freed once it has been copied. Its
 * specs and insns are those of derivative_specs.h; their numbers index the draft's own arrays.
 */
#ifndef TENON_WRITTEN_FORMULAS_H
#define TENON_WRITTEN_FORMULAS_H

#include "autograd/graph.h"
#include "schema/schema_lexer.h"

/* Limits of a text: 32 lines, one bit each in masks, and enough insns for calls of 32 arguments. */
#define TNI_DRAFT_LINES     32
#define TNI_DRAFT_INSNS     2048
#define TNI_DRAFT_REGISTERS (2 * TNI_DRAFT_INSNS)
#define TNI_DRAFT_CONSTANTS 256
#define TNI_DRAFT_SAVED     128
#define TNI_DRAFT_ARGUMENTS 64

/* What a line says of an argument. */
typedef enum tni_mention {
    TNI_NOT_MENTIONED,
    TNI_HAS_FORMULA,
    TNI_IS_CONSTANT /* non_differentiable */
} tni_mention;

typedef struct tni_draft {
    tni_lexer lexer;                              /* of the text */
    tni_lexer here;                               /* where the current term began, for messages */
    const tn_op *op;                              /* the operator that gets the derivative */
    const tni_signature *signature;               /* the operator's */
    size_t ns;                                    /* length of the namespace in its name */
    bool says_grad;                               /* a formula names `grad` */
    bool says_grads;                              /* a formula names `grads` or `grad_NAME` */
    uint8_t mentions[TNI_DRAFT_ARGUMENTS];        /* a tni_mention, by argument */
    uint8_t formula_of[TNI_DRAFT_ARGUMENTS];      /* by argument: the formula that it has */
    uint8_t targets[TNI_DRAFT_LINES];             /* arguments before the colon of this line */
    size_t ntargets;                              /* how many */
    uint16_t nformulas;                           /* complete formulas; the number of this one */
    uint16_t ninsns;                              /* of all programs */
    uint16_t nregisters;                          /* of this program */
    uint16_t noperands;                           /* of all insns */
    uint16_t nconstants;                          /* of all insns */
    uint8_t nsaved;                               /* of all formulas */
    uint8_t ninputs;                              /* set after all lines are read */
    tni_input_spec inputs[TNI_DRAFT_LINES];       /* set after all lines are read */
    tni_formula_spec formulas[TNI_DRAFT_LINES];   /* one per formula */
    tni_program programs[TNI_DRAFT_LINES];        /* one per formula */
    tni_callee callees[TNI_DRAFT_LINES];          /* one per formula */
    const tni_signature *called[TNI_DRAFT_LINES]; /* signatures of the callees */
    tni_saved_spec saved[TNI_DRAFT_SAVED];        /* what formulas read */
    StableIValue constants[TNI_DRAFT_CONSTANTS];  /* what insns load */
    tni_insn insns[TNI_DRAFT_INSNS];              /* what formulas do */
    uint16_t operands[TNI_DRAFT_REGISTERS];       /* what insns read */
} tni_draft;

#define TNI_ARGCODE_TENSOR  TNI_PLAIN_TENSOR
#define TNI_ARGCODE_TENSORS (TNI_SHAPE_LIST | TNI_TYPE_TENSOR)

/*
 * Read the text into a zeroed draft whose operator, signature and `ns` are set. TN_ERR_VALUE: the
 * message says where the text is at fault.
 */
tn_status tni_draft_read(tni_draft *d, const char *text) TN_NODISCARD;

#endif
