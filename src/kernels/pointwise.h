/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Pointwise operators: a row each.
 *
 *     row (pointwise.c): inputs, how the dtype follows, numbers ─► loop name ─► a function per
 * dtype
 *
 * The functions are in pointwise_loops.c, which is compiled once per instruction set (levels.h).
 * They compute in the dtypes of the columns below; the iterator converts the others, float16 and
 * bfloat16 to float among them. To add an operator: a name in TNI_LOOPS, its expressions in
 * pointwise_loops.c, its row in pointwise.c, its entry in spec/native_functions.yaml.
 */
#ifndef TENON_POINTWISE_H
#define TENON_POINTWISE_H

#include "kernels/levels.h"
#include "kernels/structured.h"

/* The dtypes that loops compute in. */
typedef enum tni_column {
    TNI_COLUMN_BOOL,
    TNI_COLUMN_U8,
    TNI_COLUMN_I8,
    TNI_COLUMN_I16,
    TNI_COLUMN_I32,
    TNI_COLUMN_I64,
    TNI_COLUMN_U16,
    TNI_COLUMN_U32,
    TNI_COLUMN_U64,
    TNI_COLUMN_F32,
    TNI_COLUMN_F64,
    TNI_COLUMN_C64,
    TNI_COLUMN_C128,
    TNI_COLUMN_COUNT
} tni_column;

/* Every loop there is, sorted. */
#define TNI_LOOPS(X)                                                                               \
    X(add)                                                                                         \
    X(div) X(eq) X(exp) X(ge) X(gt) X(le) X(lt) X(mul) X(ne) X(neg) X(sigmoid) X(sqrt) X(tanh)

#define TNI_LOOP_NAME(name) TNI_LOOP_##name,
enum { TNI_LOOPS(TNI_LOOP_NAME) TNI_LOOP_COUNT };
#undef TNI_LOOP_NAME

/* The functions of one loop by column; NULL where it is not defined for a dtype. */
typedef struct tni_loop_row {
    tni_loop_inner columns[TNI_COLUMN_COUNT];
} tni_loop_row;

/*
 * The rows at each level. What is NULL above the base level is looked for there: seldom used dtypes
 * are compiled once.
 */
extern const tni_loop_row tni_pointwise_loops_base[TNI_LOOP_COUNT];
extern const tni_loop_row tni_pointwise_loops_avx2[TNI_LOOP_COUNT];
extern const tni_loop_row tni_pointwise_loops_avx512[TNI_LOOP_COUNT];

/* A number among the arguments, in every form that a dtype may want; loops read one of them. */
typedef struct tni_number {
    double real;
    double imaginary;
    int64_t integer;
} tni_number;

/* What loops get as their context: the Scalar arguments in order. */
#define TNI_MOST_NUMBERS 3
typedef struct tni_numbers {
    tni_number items[TNI_MOST_NUMBERS];
} tni_numbers;

#endif
