/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Pointwise operators: one spec each.
 *
 *     spec: inputs, rules of dtypes, a preparation  ─►  loop name  ─►  a function per compute type
 *
 * Specs are in ..._specs.c, by family; pointwise.c runs them. The functions are in ..._loops.c,
 * which is compiled once per ISA (isa.h), or in special_functions.c, which is compiled once. They
 * compute in the compute types below; operands of other dtypes are converted, half types to float
 * among them. To add an operator: a name in isa_loops.inc or base_loops.inc, its expressions
 * (loop_forms.h), its spec, its entry in spec/native_functions.yaml.
 *
 * The arguments of a call are read in order. Tensors are inputs. If there are fewer than the spec
 * has inputs, the first Scalars are inputs, too: as tensors without dimensions that count in
 * promotion as numbers. All other Scalars, floats, integers and bools are numbers, which loops get.
 */
#ifndef TENON_POINTWISE_H
#define TENON_POINTWISE_H

#include "kernels/core/iterator.h"
#include "kernels/core/isa.h"

/* The compute types: the dtypes that loops compute in. */
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

/* Every loop, TNI_LOOP_abs and so on: those with a variant per ISA, then those with one variant. */
enum {
#define TNI_LOOP(name) TNI_LOOP_##name,
#include "kernels/pointwise/isa_loops.inc"
#include "kernels/pointwise/base_loops.inc"
#undef TNI_LOOP
    TNI_LOOP_COUNT
};

/*
 * The functions of one loop by compute type; NULL where the loop is not defined for it. A NULL of a
 * higher ISA is looked up at the base ISA: seldom used dtypes are compiled once.
 */
typedef struct tni_loop_variant {
    /* By tni_compute_type. */
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

/*
 * The functions of one loop on elements of half types, of which those at step 0 are floats; for
 * operands of other dtypes the loop's function for floats serves, with conversions.
 */
typedef struct tni_half_variant {
    tni_loop_inner f16;  /* on float16 */
    tni_loop_inner bf16; /* on bfloat16 */
} tni_half_variant;

#define TNI_LOOP(name)                                                                             \
    extern const tni_half_variant tni_halves_##name##_base;                                        \
    extern const tni_half_variant tni_halves_##name##_avx2;                                        \
    extern const tni_half_variant tni_halves_##name##_avx512;
#include "kernels/pointwise/half_loops.inc"
#undef TNI_LOOP

/* Return the variant of a loop for an ISA; NULL where it has none of its own. */
const tni_loop_variant *tni_loop_at_isa(int loop, tni_isa isa);

/*
 * Return the function of a loop for a compute type, of the process's ISA or else of the base; NULL
 * for none.
 */
tni_loop_inner tni_find_loop(int loop, tni_compute_type compute_type);

/* A number among the arguments, in every form that a dtype may need; loops read one of them. */
typedef struct tni_number {
    double real;      /* as a real number, or the real part */
    double imaginary; /* the imaginary part */
    int64_t integer;  /* as an integer; 0 out of range */
} tni_number;

/* The context of every loop. */
#define TNI_MOST_NUMBERS 4
typedef struct tni_numbers {
    tni_number items[TNI_MOST_NUMBERS]; /* in the order of the arguments */
    int *fault;                         /* what a loop sets where an element is refused */
} tni_numbers;

/* Values of *fault: an integer is divided by 0; an input or a target is no probability. */
enum { TNI_FAULT_DIVISOR = 1, TNI_FAULT_INPUT = 2, TNI_FAULT_TARGET = 4 };

/* ---- specs ---- */

/* How the dtype that is computed in follows from the inputs. */
typedef enum tni_types_rule {
    TNI_TYPES_COMMON,   /* the promoted dtype */
    TNI_TYPES_FLOATING, /* the promoted dtype; for integers and bools the default dtype */
    TNI_TYPES_NUMBERS,  /* promoted, with the Scalars that are no inputs */
    TNI_TYPES_CHOSEN    /* the first input is a condition; the others are promoted */
} tni_types_rule;

/* The dtype of a result. */
typedef enum tni_result_rule {
    TNI_RESULT_COMMON,  /* the dtype that is computed in */
    TNI_RESULT_SAME,    /* likewise, and `out` must have it */
    TNI_RESULT_BOOL,    /* bool, converted to the dtype of a given result */
    TNI_RESULT_REAL,    /* the dtype of a complex number's parts */
    TNI_RESULT_COMPLEX, /* the complex dtype with such parts */
    TNI_RESULT_INT      /* int32, for a second result */
} tni_result_rule;

/* How the compute type of a dtype is found. */
typedef enum tni_compute_type_rule {
    TNI_COMPUTE_TYPES_USUAL, /* as pointwise.c has them */
    TNI_COMPUTE_TYPES_SMALL, /* 8-bit floats are computed, too, in float */
    TNI_COMPUTE_TYPES_WIDE,  /* real numbers are computed in double */
    /* elements are moved, as unsigned integers of their size or as C128 */
    TNI_COMPUTE_TYPES_MOVED
} tni_compute_type_rule;

/*
 * A number as a tensor on the stack. Nothing may retain the tensor or its storage beyond the call.
 */
typedef struct tni_wrapped {
    tn_tensor tensor;    /* rank 0, on the CPU */
    tni_storage storage; /* its own, over `data` */
    union {
        int64_t integer;   /* of an int Scalar */
        double real;       /* of a float Scalar */
        double complex[2]; /* real and imaginary part */
        bool boolean;      /* of a bool Scalar */
    } data;                /* the element */
} tni_wrapped;

struct tni_pointwise;

/* One call. */
typedef struct tni_pointwise_call {
    tni_work *work;                              /* the call of the structured kernel */
    const struct tni_pointwise *spec;            /* the operator's spec */
    int ninputs;                                 /* inputs that are given */
    tn_tensor *inputs[TNI_ITER_INPUTS];          /* the inputs, in order */
    tn_tensor *ordered[TNI_ITER_INPUTS];         /* the inputs in the order that decides strides */
    tni_wrapped wrapped[TNI_ITER_INPUTS];        /* storage for inputs that were numbers */
    const tni_scalar *scalars[TNI_MOST_NUMBERS]; /* the Scalars among `numbers`, NULL for None */
    bool is_given[TNI_MOST_NUMBERS];             /* whether each number is given, and not None */
    bool has_complex;                            /* a Scalar among the numbers is complex */
    const tni_string *text;                      /* the string argument, or NULL */
    tni_numbers numbers;                         /* the context of the loop */
    tni_iter iter;                               /* shape and dtypes of the inputs */
    int loop;                                    /* TNI_LOOP_… */
    tni_compute_type_rule compute_types;         /* how the compute type is found */
} tni_pointwise_call;

/*
 * Prepare a call before its dtypes are settled: refuse what the operator refuses. It may change
 * numbers, loop, compute_types, work->dtype and the layout of the result; a function that only
 * refuses is called check_....
 */
typedef tn_status (*tni_pointwise_prepare)(tni_pointwise_call *call);

/*
 * Fail unless given result `index` has the dtype that is computed in, for operators that do not
 * cast their result.
 */
tn_status tni_pointwise_check_given(const tni_work *work, int index) TN_NODISCARD;

/* Fail for bools, which have no negatives. */
tn_status tni_check_negatable(tn_dtype dtype) TN_NODISCARD;

/* The spec of one operator. */
typedef struct tni_pointwise {
    const char *name;              /* the kernel's name in messages: "add_stub" */
    int16_t loop;                  /* TNI_LOOP_… */
    uint8_t ninputs;               /* number of inputs */
    uint8_t types;                 /* a tni_types_rule */
    uint8_t result;                /* a tni_result_rule */
    uint8_t second;                /* the rule of the second result, if there is one */
    tni_pointwise_prepare prepare; /* NULL: nothing to do */
} tni_pointwise;

/* Run a call of any spec: shapes and work. */
tn_status tni_pointwise_run(tni_work *work) TN_NODISCARD;

/* What a call without elements would do to elements. */
typedef struct tni_pointwise_trace {
    int ncalls;                               /* pointwise calls; the rest tells of the last one */
    tni_loop_inner inner;                     /* the loop's function; NULL: it is no plain loop */
    int ninputs;                              /* its inputs */
    const tn_tensor *inputs[TNI_ITER_INPUTS]; /* them; NULL for numbers, not to be followed */
    tn_dtype wanted[TNI_ITER_INPUTS];         /* the dtype in which the loop reads each */
    char elements[TNI_ITER_INPUTS][16];       /* the numbers among them, in that dtype */
    const tn_tensor *result;                  /* not to be followed */
    tn_dtype result_dtype;                    /* what the loop writes */
    tni_number numbers[TNI_MOST_NUMBERS];     /* for the loop */
} tni_pointwise_trace;

/*
 * Have pointwise calls of this thread noted in `trace` whose result has no elements, until NULL is
 * given. Calls that convert elements or may fail at an element have no `inner`.
 */
void tni_pointwise_trace_calls(tni_pointwise_trace *trace);

/* Define the spec and the structured kernel of an operator; `second` is a tni_result_rule or 0. */
#define TNI_POINTWISE(kernel, name, loop, ninputs, types, result, second, prepare)                 \
    static const tni_pointwise spec_##kernel = {                                                   \
        name, TNI_LOOP_##loop, ninputs, TNI_TYPES_##types, TNI_RESULT_##result, second, prepare};  \
    extern const tni_structured tni_structured_##kernel;                                           \
    const tni_structured tni_structured_##kernel = {tni_pointwise_run, NULL, &spec_##kernel, false};

/* Define an operator that is not structured in PyTorch, run by the spec of a structured kernel. */
#define TNI_POINTWISE_AS(kernel, form, structured)                                                 \
    TNI_KERNEL(kernel)                                                                             \
    {                                                                                              \
        return tni_structured_run(&tni_structured_##structured, TNI_FORM_##form, call, args,       \
                                  outs);                                                           \
    }

/*
 * Run an operator that has Scalars in place of tensors: on the CPU and on meta by the spec,
 * elsewhere by calling `op`, its overload for tensors, with the number as a tensor.
 */
tn_status tni_pointwise_with_numbers(const tni_structured *kernel, tni_form form, tni_callee *op,
                                     const tn_call *call, const StableIValue *args,
                                     StableIValue *outs) TN_NODISCARD;

/*
 * Make a tensor without dimensions that counts in promotion as a number. *out is NULL on failure to
 * fill it.
 */
tn_status tni_new_number(const tni_scalar *number, tn_device device, tn_tensor **out) TN_NODISCARD;

/* Run an operator on lists (foreach.c); the context of the kernel is a tni_foreach. */
tn_status tni_run_foreach(const tn_call *call, const StableIValue *args, StableIValue *outs);

/* Define such an operator. */
#define TNI_WITH_NUMBERS(kernel, form, structured, op_name)                                        \
    TNI_KERNEL(kernel)                                                                             \
    {                                                                                              \
        static tni_callee op = {"aten::" op_name, NULL};                                           \
        return tni_pointwise_with_numbers(&tni_structured_##structured, TNI_FORM_##form, &op,      \
                                          call, args, outs);                                       \
    }

/*
 * Define another name of an operator with the same arguments; it calls that through the dispatcher.
 */
#define TNI_ALIAS(kernel, op_name)                                                                 \
    TNI_KERNEL(kernel)                                                                             \
    {                                                                                              \
        static tni_callee op = {"aten::" op_name, NULL};                                           \
        (void)call;                                                                                \
        return tni_callee_call(&op, args, outs);                                                   \
    }

#endif
