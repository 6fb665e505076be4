/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Pointwise operators: a row each.
 *
 *     row: inputs, how dtypes follow, a preparation  ─►  loop name  ─►  a function per dtype
 *
 * The rows are in …_rows.c, by family; pointwise.c runs them. The functions are in …_loops.c, which
 * is compiled once per instruction set (isa.h), or in …_functions.c, which is compiled once, for
 * special functions. They compute in the dtypes of the compute_types below; the iterator converts
 * the others, float16 and bfloat16 to float among them. To add an operator: a name in
 * isa_loops.inc or base_loops.inc, its expressions (loop_forms.h), its row, its entry in
 * spec/native_functions.yaml.
 *
 * The arguments of a call are read in order. Tensors are inputs. If there are fewer than the row
 * has inputs, the first Scalars are inputs, too: tensors without dimensions that count in promotion
 * by their kind. All other Scalars, floats, integers and bools are numbers, which loops get.
 */
#ifndef TENON_POINTWISE_H
#define TENON_POINTWISE_H

#include "kernels/core/iterator.h"
#include "kernels/core/isa.h"

/* The dtypes that loops compute in. */
typedef enum tni_compute_type {
    TNI_COMPUTE_BOOL,
    TNI_COMPUTE_U8,
    TNI_COMPUTE_I8,
    TNI_COMPUTE_I16,
    TNI_COMPUTE_I32,
    TNI_COMPUTE_I64,
    TNI_COMPUTE_U16,
    TNI_COMPUTE_U32,
    TNI_COMPUTE_U64,
    TNI_COMPUTE_F32,
    TNI_COMPUTE_F64,
    TNI_COMPUTE_C64,
    TNI_COMPUTE_C128,
    TNI_COMPUTE_TYPE_COUNT
} tni_compute_type;

/* ---- loops ---- */

/* Every loop, TNI_LOOP_abs and so on: those with a row per ISA, then those with one row. */
enum {
#define TNI_LOOP(name) TNI_LOOP_##name,
#include "kernels/pointwise/isa_loops.inc"
#include "kernels/pointwise/base_loops.inc"
#undef TNI_LOOP
    TNI_LOOP_COUNT
};

/*
 * The functions of one loop by compute_type; NULL where it is not defined for a dtype. What is NULL
 * above the base ISA is looked for there: seldom used dtypes are compiled once.
 */
typedef struct tni_loop_variant {
    tni_loop_inner compute_types[TNI_COMPUTE_TYPE_COUNT];
} tni_loop_variant;

#define TNI_LOOP(name) extern const tni_loop_variant tni_loop_##name##_base;
#include "kernels/pointwise/isa_loops.inc"
#include "kernels/pointwise/base_loops.inc"
#undef TNI_LOOP
#define TNI_LOOP(name) extern const tni_loop_variant tni_loop_##name##_avx2;
#include "kernels/pointwise/isa_loops.inc"
#undef TNI_LOOP
#define TNI_LOOP(name) extern const tni_loop_variant tni_loop_##name##_avx512;
#include "kernels/pointwise/isa_loops.inc"
#undef TNI_LOOP

/* The row of a loop at an ISA; NULL where it has none of its own. */
const tni_loop_variant *tni_loop_at_isa(int loop, tni_isa isa);

/* A number among the arguments, in every form that a dtype may want; loops read one of them. */
typedef struct tni_number {
    double real;
    double imaginary;
    int64_t integer;
} tni_number;

/* What loops get as their context. */
#define TNI_MOST_NUMBERS 4
typedef struct tni_numbers {
    tni_number items[TNI_MOST_NUMBERS]; /* the numbers in order */
    int *fault;                         /* set to 1 by a loop that divides a whole number by 0 */
} tni_numbers;

/* ---- rows ---- */

/* How the dtype that is computed in follows. */
typedef enum tni_types_rule {
    TNI_TYPES_COMMON,   /* it is the promoted one */
    TNI_TYPES_FLOATING, /* whole numbers and bools become the default real dtype */
    TNI_TYPES_NUMBERS,  /* Scalars that are no inputs count in promotion, too */
    TNI_TYPES_CHOSEN    /* the first input is a bool that chooses, the others are promoted */
} tni_types_rule;

/* The dtype of a result. */
typedef enum tni_result_rule {
    TNI_RESULT_COMMON,  /* that which is computed in */
    TNI_RESULT_SAME,    /* the same, and `out` must have it */
    TNI_RESULT_BOOL,    /* bool, written to whatever dtype a given result has */
    TNI_RESULT_REAL,    /* of a complex number's parts */
    TNI_RESULT_COMPLEX, /* whose parts are of the dtype */
    TNI_RESULT_INT      /* int32, of a second result */
} tni_result_rule;

/* How a dtype's compute_type is found. */
typedef enum tni_columns_rule {
    TNI_COMPUTE_TYPES_USUAL, /* as pointwise.c has them */
    TNI_COMPUTE_TYPES_SMALL, /* floats of 8 bits are computed with, too, as floats */
    TNI_COMPUTE_TYPES_WIDE,  /* real numbers are computed with in double */
    TNI_COMPUTE_TYPES_MOVED  /* elements are moved: that of unsigned numbers of their size, or C128
                              */
} tni_columns_rule;

/* A number as a tensor on the stack; nothing retains it, or what it is made of, beyond the call. */
typedef struct tni_wrapped {
    tn_tensor tensor;    /* rank 0, on the CPU */
    tni_storage storage; /* its own, over `data` */
    union {
        int64_t integer;
        double real;
        double complex[2];
        bool boolean;
    } data; /* the element */
} tni_wrapped;

struct tni_pointwise;

/* One call. */
typedef struct tni_pointwise_call {
    tni_work *work;                              /* the call of the structured kernel */
    const struct tni_pointwise *row;             /* the operator */
    int ninputs;                                 /* inputs that are given */
    tn_tensor *inputs[TNI_ITER_INPUTS];          /* in order */
    tn_tensor *ordered[TNI_ITER_INPUTS];         /* in another order, for the result's layout */
    tni_wrapped wrapped[TNI_ITER_INPUTS];        /* what inputs that were numbers point to */
    const tni_scalar *scalars[TNI_MOST_NUMBERS]; /* the Scalars behind the inputs, NULL for None */
    bool is_given[TNI_MOST_NUMBERS];             /* whether a number is there, and not None */
    bool has_complex;                            /* whether one of the Scalars is complex */
    const tni_string *text;                      /* the string among the arguments, or NULL */
    tni_numbers numbers;                         /* what loops will get */
    tni_iter iter;                               /* inputs and their shape */
    int loop;                                    /* TNI_LOOP_… */
    tni_columns_rule compute_types;              /* how the compute_type is found */
} tni_pointwise_call;

/*
 * Prepares a call before its dtypes are settled: refuses what the operator refuses, and may change
 * numbers, loop, compute_types, work->dtype and how the result lies. One that only refuses is
 * called check_….
 */
typedef tn_status (*tni_pointwise_prepare)(tni_pointwise_call *call);

/* Where PyTorch casts nothing: `out` must have the dtype that is computed in. */
tn_status tni_pointwise_check_given(const tni_work *work, int index) TN_NODISCARD;

/* TN_ERR_RUNTIME for bools, which have no negatives. */
tn_status tni_check_negatable(tn_dtype dtype) TN_NODISCARD;

/* One operator. */
typedef struct tni_pointwise {
    const char *name;              /* of the loop in messages: "add_stub" */
    int16_t loop;                  /* TNI_LOOP_… */
    uint8_t ninputs;               /* inputs */
    uint8_t types;                 /* a tni_types_rule */
    uint8_t result;                /* a tni_result_rule */
    uint8_t second;                /* that of the second result, if there is one */
    tni_pointwise_prepare prepare; /* NULL: nothing to do */
} tni_pointwise;

/* The shapes and the work of every row. */
tn_status tni_pointwise_run(tni_work *work) TN_NODISCARD;

/* The structured kernel of a row; `…` are the results' rules and the preparation. */
#define TNI_POINTWISE(kernel, name, loop, ninputs, types, result, second, prepare)                 \
    static const tni_pointwise row_##kernel = {                                                    \
        name, TNI_LOOP_##loop, ninputs, TNI_TYPES_##types, TNI_RESULT_##result, second, prepare};  \
    extern const tni_structured tni_structured_##kernel;                                           \
    const tni_structured tni_structured_##kernel = {tni_pointwise_run, NULL, &row_##kernel, false};

/* An operator that PyTorch does not call structured, run by the row of a structured kernel. */
#define TNI_POINTWISE_AS(kernel, form, structured)                                                 \
    TNI_KERNEL(kernel)                                                                             \
    {                                                                                              \
        return tni_structured_run(&tni_structured_##structured, TNI_FORM_##form, call, args,       \
                                  outs);                                                           \
    }

/*
 * An operator with Scalars in place of tensors: on the CPU and on meta it runs the row, elsewhere
 * it calls `op`, the operator for tensors, with tensors made of the numbers.
 */
tn_status tni_pointwise_with_numbers(const tni_structured *kernel, tni_form form, tni_callee *op,
                                     const tn_call *call, const StableIValue *args,
                                     StableIValue *outs) TN_NODISCARD;

/* A new tensor without dimensions that counts in promotion as a number. */
tn_status tni_new_number(const tni_scalar *number, tn_device device, tn_tensor **out) TN_NODISCARD;

/* Operators on lists (foreach.c): the context of the kernel is a tni_foreach. */
tn_status tni_run_foreach(const tn_call *call, const StableIValue *args, StableIValue *outs);

#define TNI_WITH_NUMBERS(kernel, form, structured, op_name)                                        \
    TNI_KERNEL(kernel)                                                                             \
    {                                                                                              \
        static tni_callee op = {"aten::" op_name, NULL};                                           \
        return tni_pointwise_with_numbers(&tni_structured_##structured, TNI_FORM_##form, &op,      \
                                          call, args, outs);                                       \
    }

/* Another name of an operator with the same arguments, reached through the dispatcher. */
#define TNI_ALIAS(kernel, op_name)                                                                 \
    TNI_KERNEL(kernel)                                                                             \
    {                                                                                              \
        static tni_callee op = {"aten::" op_name, NULL};                                           \
        (void)call;                                                                                \
        return tni_call_out(&op, args, outs);                                                      \
    }

#endif
