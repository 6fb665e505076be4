/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The forms that loops of pointwise operators are written in.
 *
 * By element: an expression in `a`, `b`, `c`, of one of C's arithmetic types, which is called
 * `kind`; the compiler vectorizes it for the common steps. By lanes: an expression in the vectors
 * `x` to `w`, for functions that only exist on vectors; their elements are of the type `kind`.
 * Numbers among the arguments are n0 to n3. Outputs may be inputs, element for element.
 *
 * Functions of tgmath.h are those of the type at hand. A loop ends in LOOP(name, families of dtypes
 * that it has functions for), which defines its table. Only for files ..._loops.c and, with TNI_ISA
 * set to base, special_functions.c.
 */
#ifndef TENON_LOOP_FORMS_H
#define TENON_LOOP_FORMS_H

#include "kernels/core/lanes_complex.h"
#include "kernels/core/lanes_half.h"
#include "kernels/core/whole_vectors.h"
#include "kernels/pointwise/pointwise.h"
#include "kernels/pointwise/softplus.h"

#include <tgmath.h>

/* No iteration reads what another one writes: an output is an input at the same index, or apart. */
#ifdef __clang__
#    define EACH _Pragma("clang loop vectorize(assume_safety)")
#else
#    define EACH _Pragma("GCC ivdep")
#endif

#define UNUSED __attribute__((unused))

/* Read the context, copied so that the compiler sees that no store changes the numbers. */
#define NUMBERS(type)                                                                              \
    typedef UNUSED type kind;                                                                      \
    static const tni_numbers none;                                                                 \
    const tni_numbers *numbers = context == NULL ? &none : context;                                \
    UNUSED const tni_number n0 = numbers->items[0];                                                \
    UNUSED const tni_number n1 = numbers->items[1];                                                \
    UNUSED const tni_number n2 = numbers->items[2];                                                \
    UNUSED const tni_number n3 = numbers->items[3];                                                \
    UNUSED int *const fault = numbers->fault

typedef float _Complex complex_float;
typedef double _Complex complex_double;

/* Return a complex number; pedantic C lacks the imaginary unit. */
UNUSED static inline complex_double complex_of(double real, double imaginary)
{
    union {
        double parts[2];
        complex_double whole;
    } value = {{real, imaginary}};
    return value.whole;
}
/* ---- by element ---- */

/*
 * Pointers and steps are copied so that the compiler sees that no store changes them. Loops come in
 * several copies, in which the steps of common patterns are constants: these are vectorized.
 */
#define FUNCTION(name)                                                                             \
    static void name(char *const *data, const int64_t *strides, int64_t count, const void *context)
#define INPUT(letter, index)                                                                       \
    const char *in_##letter = data[index];                                                         \
    const int64_t step_##letter = strides[index]
#define POINTERS                                                                                   \
    char *out = data[0];                                                                           \
    const int64_t step = strides[0];                                                               \
    INPUT(a, 1)
#define LOAD(type, name, step)                                                                     \
    type name;                                                                                     \
    memcpy(&name, in_##name + i * (step), sizeof name)
#define STORE(type, step, expression)                                                              \
    type result = (type)(expression);                                                              \
    memcpy(out + i * (step), &result, sizeof result)
#define EACH_ELEMENT for (int64_t i = 0; i < count; i++)

/* One input `a`. */
#define ONE_STEP(out_type, type, step, step_a, expression)                                         \
    {                                                                                              \
        LOAD(type, a, step_a);                                                                     \
        STORE(out_type, step, expression);                                                         \
    }
#define ONE(name, out_type, type, expression)                                                      \
    FUNCTION(name)                                                                                 \
    {                                                                                              \
        enum { OUT = sizeof(out_type), IN = sizeof(type) };                                        \
        NUMBERS(type);                                                                             \
        POINTERS;                                                                                  \
        if (step == OUT && step_a == IN)                                                           \
            EACH EACH_ELEMENT ONE_STEP(out_type, type, OUT, IN, expression) else EACH EACH_ELEMENT \
            ONE_STEP(out_type, type, step, step_a, expression)                                     \
    }
/* The same without a copy for dense operands, for work that would not be vectorized. */
#define ONE_PLAIN(name, out_type, type, expression)                                                \
    FUNCTION(name)                                                                                 \
    {                                                                                              \
        NUMBERS(type);                                                                             \
        POINTERS;                                                                                  \
        EACH_ELEMENT ONE_STEP(out_type, type, step, step_a, expression)                            \
    }

/* Two inputs `a` and `b`. `b` may be one repeated number at full speed and, in EITHER, `a`, too. */
#define TWO_STEP(out_type, type, step, step_a, step_b, expression)                                 \
    {                                                                                              \
        LOAD(type, a, step_a);                                                                     \
        LOAD(type, b, step_b);                                                                     \
        STORE(out_type, step, expression);                                                         \
    }
#define TWO_INPUTS(name, out_type, type, more, expression)                                         \
    FUNCTION(name)                                                                                 \
    {                                                                                              \
        enum { OUT = sizeof(out_type), IN = sizeof(type) };                                        \
        NUMBERS(type);                                                                             \
        POINTERS;                                                                                  \
        INPUT(b, 2);                                                                               \
        if (step == OUT && step_a == IN && step_b == IN)                                           \
            EACH EACH_ELEMENT TWO_STEP(out_type, type, OUT, IN, IN,                                \
                                       expression) else if (step == OUT && step_a == IN &&         \
                                                            step_b == 0) EACH EACH_ELEMENT         \
            TWO_STEP(out_type, type, OUT, IN, 0, expression) more else EACH EACH_ELEMENT           \
            TWO_STEP(out_type, type, step, step_a, step_b, expression)                             \
    }
#define TWO(name, out_type, type, expression) TWO_INPUTS(name, out_type, type, , expression)
#define REPEATED_A(out_type, type, expression)                                                     \
    else if (step == OUT && step_a == 0 && step_b == IN) EACH EACH_ELEMENT TWO_STEP(               \
        out_type, type, OUT, 0, IN, expression)
#define EITHER(name, out_type, type, expression)                                                   \
    TWO_INPUTS(name, out_type, type, REPEATED_A(out_type, type, expression), expression)
/*
 * TWO for extremes, and for comparisons and the like that return a bool. Operands with gaps between
 * their elements are copied without them first, block by block, which takes less time than a loop
 * by element.
 */
#define TWO_IN_BLOCKS(name, out_type, type, expression)                                            \
    TWO(name##_dense, out_type, type, expression)                                                  \
    FUNCTION(name)                                                                                 \
    {                                                                                              \
        enum { OUT = sizeof(out_type), IN = sizeof(type) };                                        \
        if (strides[0] == OUT && (strides[1] == IN || strides[1] == 0) &&                          \
            (strides[2] == IN || strides[2] == 0))                                                 \
            name##_dense(data, strides, count, context);                                           \
        else                                                                                       \
            tni_run_whole(data, strides, count, context, name##_dense,                             \
                          (tni_whole){3, OUT, IN, 1, false});                                      \
    }
#define TWO_PLAIN(name, out_type, type, expression)                                                \
    FUNCTION(name)                                                                                 \
    {                                                                                              \
        NUMBERS(type);                                                                             \
        POINTERS;                                                                                  \
        INPUT(b, 2);                                                                               \
        EACH_ELEMENT TWO_STEP(out_type, type, step, step_a, step_b, expression)                    \
    }

/*
 * Three inputs `a`, `b` and `c`, of which the first has a type of its own. `c` may be one repeated
 * number at full speed.
 */
#define THREE_STEP(type_a, type, step, step_a, step_b, step_c, expression)                         \
    {                                                                                              \
        LOAD(type_a, a, step_a);                                                                   \
        LOAD(type, b, step_b);                                                                     \
        LOAD(type, c, step_c);                                                                     \
        STORE(type, step, expression);                                                             \
    }
#define THREE_INPUTS(name, type_a, type, more, expression)                                         \
    FUNCTION(name)                                                                                 \
    {                                                                                              \
        enum { OUT = sizeof(type), IN = sizeof(type_a) };                                          \
        NUMBERS(type);                                                                             \
        POINTERS;                                                                                  \
        INPUT(b, 2);                                                                               \
        INPUT(c, 3);                                                                               \
        if (step == OUT && step_a == IN && step_b == OUT && step_c == OUT)                         \
            EACH EACH_ELEMENT THREE_STEP(type_a, type, OUT, IN, OUT, OUT,                          \
                                         expression) else if (step == OUT && step_a == IN &&       \
                                                              step_b == OUT && step_c == 0)        \
                EACH EACH_ELEMENT                                                                  \
                THREE_STEP(type_a, type, OUT, IN, OUT, 0, expression) more else EACH EACH_ELEMENT  \
                THREE_STEP(type_a, type, step, step_a, step_b, step_c, expression)                 \
    }
#define THREE(name, type_a, type, expression) THREE_INPUTS(name, type_a, type, , expression)
/* `b` may be one repeated number at full speed, too. */
#define REPEATED_B(type_a, type, expression)                                                       \
    else if (step == OUT && step_a == IN && step_b == 0 && step_c == OUT) EACH EACH_ELEMENT        \
    THREE_STEP(type_a, type, OUT, IN, 0, OUT, expression)
#define THREE_EITHER(name, type_a, type, expression)                                               \
    THREE_INPUTS(name, type_a, type, REPEATED_B(type_a, type, expression), expression)
#define THREE_PLAIN(name, type_a, type, expression)                                                \
    FUNCTION(name)                                                                                 \
    {                                                                                              \
        NUMBERS(type);                                                                             \
        POINTERS;                                                                                  \
        INPUT(b, 2);                                                                               \
        INPUT(c, 3);                                                                               \
        EACH_ELEMENT THREE_STEP(type_a, type, step, step_a, step_b, step_c, expression)            \
    }

/* ---- by lanes ---- */

/*
 * Inputs `x`, `y`, `z` and `w`, vectors; `expression` is a vector, too. A loop has one body, which
 * sees whole vectors only (whole_vectors.h): what is strided or left over comes to it in blocks.
 * `plural` names the vectors (lanes.h, lanes_wide.h), `lanes` is how many elements they hold.
 */
#define ELEMENT(plural, lanes) ((int64_t)(TNI_BYTES_##plural / (lanes)))
/*
 * Ask for what a loop over vectors of 64 bytes reads 32 vectors later: without that, arithmetic of
 * some length keeps the processor from seeing the next loads in time. On narrower vectors
 * arithmetic takes longer than memory anyway. The address may lie behind the operand: nothing is
 * read.
 */
#if TNI_VECTOR_BYTES == 64
#    define AHEAD(from) __builtin_prefetch((const void *)((uintptr_t)(from) + 2048))
#else
#    define AHEAD(from) ((void)0)
#endif
#define VECTOR(plural, vector, letter)                                                             \
    AHEAD(in_##letter + i * step_##letter);                                                        \
    UNUSED const tni_##plural vector = READ_##plural(in_##letter + i * step_##letter, step_##letter)
#define READ_floats(from, step)  tni_read_floats(from)
#define READ_doubles(from, step) tni_read_doubles(from)
#define READ_wide(from, step)    tni_read_wide(from)
/* An input of a half type that repeats one number is a vector of floats. */
#define READ_f16(from, step)     ((step) == 0 ? tni_read_floats(from) : tni_read_f16(from))
#define READ_bf16(from, step)    ((step) == 0 ? tni_read_floats(from) : tni_read_bf16(from))
#define WHOLE_VECTORS(name, operands, plural, type, lanes, inputs, vectors, expression)            \
    FUNCTION(name##_whole)                                                                         \
    {                                                                                              \
        NUMBERS(type);                                                                             \
        char *out = data[0];                                                                       \
        INPUT(a, 1);                                                                               \
        inputs;                                                                                    \
        (void)strides;                                                                             \
        for (int64_t i = 0; i < count; i += lanes) {                                               \
            VECTOR(plural, x, a);                                                                  \
            vectors;                                                                               \
            tni_write_##plural(out + i * ELEMENT(plural, lanes), (expression));                    \
        }                                                                                          \
    }                                                                                              \
    ANY_LAYOUT(name, operands, ELEMENT(plural, lanes), ELEMENT(plural, lanes), lanes,              \
               HALVES_##plural)
#define HALVES_floats  false
#define HALVES_doubles false
#define HALVES_wide    false
#define HALVES_f16     true
#define HALVES_bf16    true
/* The loop of a table, by the one over whole vectors. */
#define ANY_LAYOUT(name, operands, out_bytes, in_bytes, lanes, has_halves)                         \
    FUNCTION(name)                                                                                 \
    {                                                                                              \
        tni_run_whole(data, strides, count, context, name##_whole,                                 \
                      (tni_whole){operands, out_bytes, in_bytes, lanes, has_halves});              \
    }
#define LANES(name, plural, type, lanes, expression)                                               \
    WHOLE_VECTORS(name, 2, plural, type, lanes, , , expression)
#define PAIRED(name, plural, type, lanes, expression)                                              \
    WHOLE_VECTORS(name, 3, plural, type, lanes, INPUT(b, 2), VECTOR(plural, y, b), expression)
#define TRIPLED(name, plural, type, lanes, expression)                                             \
    WHOLE_VECTORS(name, 4, plural, type, lanes, INPUT(b, 2); INPUT(c, 3), VECTOR(plural, y, b);    \
                  VECTOR(plural, z, c), expression)
#define QUADRUPLED(name, plural, type, lanes, expression)                                          \
    WHOLE_VECTORS(name, 5, plural, type, lanes, INPUT(b, 2); INPUT(c, 3);                          \
                  INPUT(d, 4), VECTOR(plural, y, b); VECTOR(plural, z, c);                         \
                  VECTOR(plural, w, d), expression)
#define VECTORS_OF_REALS(FORM, op, expression)                                                     \
    FORM(op##_f32, floats, float, TNI_FLOATS, expression)                                          \
    FORM(op##_f64, doubles, double, TNI_DOUBLES, expression)
#define LANES_OF_REALS(op, expression)   VECTORS_OF_REALS(LANES, op, expression)
#define PAIRED_REALS(op, expression)     VECTORS_OF_REALS(PAIRED, op, expression)
#define TRIPLED_REALS(op, expression)    VECTORS_OF_REALS(TRIPLED, op, expression)
#define QUADRUPLED_REALS(op, expression) VECTORS_OF_REALS(QUADRUPLED, op, expression)

/*
 * Half types, converted in registers; the loop's name is in half_loops.inc. They are computed in
 * float, as elsewhere.
 */
#ifdef TNI_HAS_HALF_LANES
#    define OF_HALVES(FORM, op, expression)                                                        \
        FORM(op##_f16, f16, float, TNI_FLOATS, expression)                                         \
        FORM(op##_bf16, bf16, float, TNI_FLOATS, expression)                                       \
        const tni_half_variant TNI_AT_ISA(tni_halves_##op) = {op##_f16, op##_bf16};
#else
#    define OF_HALVES(FORM, op, expression)
#endif
/* A loop of vectors for real numbers and half types. */
#define WITH_HALVES(FORM, op, expression)                                                          \
    VECTORS_OF_REALS(FORM, op, expression)                                                         \
    OF_HALVES(FORM, op, expression)

/*
 * The same for vectors of complex numbers (lanes_complex.h); `number` is the first of the numbers
 * among the arguments.
 */
#define COMPLEX_NUMBER(plural)                                                                     \
    UNUSED const tni_##plural number = tni_splat_pairs_##plural(n0.real, n0.imaginary)
#define ONE_COMPLEX(name, plural, type, lanes, expression)                                         \
    WHOLE_VECTORS(name, 2, plural, type, (lanes), COMPLEX_NUMBER(plural), , expression)
#define TWO_COMPLEX(name, plural, type, lanes, expression)                                         \
    WHOLE_VECTORS(name, 3, plural, type, (lanes), COMPLEX_NUMBER(plural);                          \
                  INPUT(b, 2), VECTOR(plural, y, b), expression)
#define THREE_COMPLEX(name, plural, type, lanes, expression)                                       \
    WHOLE_VECTORS(name, 4, plural, type, (lanes), COMPLEX_NUMBER(plural); INPUT(b, 2);             \
                  INPUT(c, 3), VECTOR(plural, y, b); VECTOR(plural, z, c), expression)
/*
 * These have a variant per ISA. In WIDE_COMPLEX floats are computed in doubles.
 */
#define WIDE_COMPLEX(FORM, op, expression)                                                         \
    FORM(op##_c64, wide, double, TNI_DOUBLES / 2, expression)                                      \
    FORM(op##_c128, doubles, double, TNI_DOUBLES / 2, expression)
#define VECTORS_OF_COMPLEX(FORM, op, expression)                                                   \
    FORM(op##_c64, floats, float, TNI_FLOATS / 2, expression)                                      \
    FORM(op##_c128, doubles, double, TNI_DOUBLES / 2, expression)
#define COMPLEX_VARIANTS(op)            [TNI_COMPUTE_C64] = op##_c64, [TNI_COMPUTE_C128] = op##_c128,
#define PRODUCT(x, y)                   LANE2(product, x, y)
#define QUOTIENT(x, y)                  LANE2(quotient, x, y)
#define SPLAT_PAIRS(x, real, imaginary) (ON_LANES(splat_pairs, x)(real, imaginary))

/* A function of lanes.h on either kind of vector. */
#define ON_LANES(name, x)                                                                          \
    _Generic((x), tni_floats : tni_##name##_floats, default : tni_##name##_doubles)
#define LANE(name, x)         (ON_LANES(name, x)(x))
#define LANE2(name, x, y)     (ON_LANES(name, x)(x, y))
#define SELECT(mask, yes, no) (ON_LANES(select, yes)(mask, yes, no))
/* A vector of one number, of the kind that x is. */
#define SPLAT(x, number)      (ON_LANES(splat, x)(number))

/* ---- families of dtypes ---- */

/* Dtypes that are seldom computed with are compiled for the base ISA only. */
#ifdef TNI_ISA_IS_BASE
#    define RARE(...) __VA_ARGS__
#else
#    define RARE(...)
#endif

/* clang-format off: entries end with their commas, so that a table may lack them. */
#define LOOP(name, ...) const tni_loop_variant TNI_AT_ISA(tni_loop_##name) = {{__VA_ARGS__}};

/* Integers wrap: they are computed as unsigned numbers, and one function serves both signs. */
#define ONE_OF_WRAPPING(op, expression)                                                            \
    ONE(op##_u8, uint8_t, uint8_t, expression)                                                     \
    RARE(ONE(op##_u16, uint16_t, uint16_t, expression))                                            \
    ONE(op##_u32, uint32_t, uint32_t, expression)                                                  \
    ONE(op##_u64, uint64_t, uint64_t, expression)
#define TWO_OF_WRAPPING(op, expression)                                                            \
    TWO(op##_u8, uint8_t, uint8_t, expression)                                                     \
    RARE(TWO(op##_u16, uint16_t, uint16_t, expression))                                            \
    TWO(op##_u32, uint32_t, uint32_t, expression)                                                  \
    TWO(op##_u64, uint64_t, uint64_t, expression)
#define WRAPPING(op)                                                                               \
    [TNI_COMPUTE_U8] = op##_u8, [TNI_COMPUTE_I8] = op##_u8, [TNI_COMPUTE_I32] = op##_u32,          \
    [TNI_COMPUTE_U32] = op##_u32, [TNI_COMPUTE_I64] = op##_u64, [TNI_COMPUTE_U64] = op##_u64,      \
    RARE([TNI_COMPUTE_I16] = op##_u16, [TNI_COMPUTE_U16] = op##_u16, )

/* Integers whose sign matters, written by FORM; the result is of the same dtype. */
#define OF_WHOLES(FORM, op, expression)                                                            \
    FORM(op##_u8, uint8_t, uint8_t, expression)                                                    \
    FORM(op##_i32, int32_t, int32_t, expression)                                                   \
    FORM(op##_i64, int64_t, int64_t, expression)                                                   \
    RARE(FORM(op##_i8, int8_t, int8_t, expression) FORM(op##_i16, int16_t, int16_t, expression)    \
             FORM(op##_u16, uint16_t, uint16_t, expression)                                        \
                 FORM(op##_u32, uint32_t, uint32_t, expression)                                    \
                     FORM(op##_u64, uint64_t, uint64_t, expression))
/* The same with a bool as the result. */
#define OF_WHOLES_TO_BOOL(FORM, op, expression)                                                    \
    FORM(op##_u8, uint8_t, uint8_t, expression)                                                    \
    FORM(op##_i32, uint8_t, int32_t, expression)                                                   \
    FORM(op##_i64, uint8_t, int64_t, expression)                                                   \
    RARE(FORM(op##_i8, uint8_t, int8_t, expression) FORM(op##_i16, uint8_t, int16_t, expression)   \
             FORM(op##_u16, uint8_t, uint16_t, expression)                                         \
                 FORM(op##_u32, uint8_t, uint32_t, expression)                                     \
                     FORM(op##_u64, uint8_t, uint64_t, expression))
#define WHOLES(op)                                                                                 \
    [TNI_COMPUTE_U8] = op##_u8, [TNI_COMPUTE_I32] = op##_i32, [TNI_COMPUTE_I64] = op##_i64,        \
    RARE([TNI_COMPUTE_I8] = op##_i8, [TNI_COMPUTE_I16] = op##_i16, [TNI_COMPUTE_U16] = op##_u16,   \
         [TNI_COMPUTE_U32] = op##_u32, [TNI_COMPUTE_U64] = op##_u64, )

/* Signed integers and uint8, for operators that PyTorch has for these only. */
#define OF_SIGNED(FORM, op, expression)                                                            \
    FORM(op##_u8, uint8_t, uint8_t, expression)                                                    \
    FORM(op##_i8, int8_t, int8_t, expression)                                                      \
    FORM(op##_i16, int16_t, int16_t, expression)                                                   \
    FORM(op##_i32, int32_t, int32_t, expression)                                                   \
    FORM(op##_i64, int64_t, int64_t, expression)
#define SIGNED(op)                                                                                 \
    [TNI_COMPUTE_U8] = op##_u8, [TNI_COMPUTE_I8] = op##_i8, [TNI_COMPUTE_I16] = op##_i16,          \
    [TNI_COMPUTE_I32] = op##_i32, [TNI_COMPUTE_I64] = op##_i64,

#define OF_REALS(FORM, op, expression)                                                             \
    FORM(op##_f32, float, float, expression)                                                       \
    FORM(op##_f64, double, double, expression)
#define OF_REALS_TO_BOOL(FORM, op, expression)                                                     \
    FORM(op##_f32, uint8_t, float, expression)                                                     \
    FORM(op##_f64, uint8_t, double, expression)
#define REALS(op) [TNI_COMPUTE_F32] = op##_f32, [TNI_COMPUTE_F64] = op##_f64,

/* Complex numbers, at the base ISA only. */
#define OF_COMPLEX(FORM, op, expression)                                                           \
    RARE(FORM(op##_c64, complex_float, complex_float, expression)                                  \
             FORM(op##_c128, complex_double, complex_double, expression))
#define OF_COMPLEX_TO_BOOL(FORM, op, expression)                                                   \
    RARE(FORM(op##_c64, uint8_t, complex_float, expression)                                        \
             FORM(op##_c128, uint8_t, complex_double, expression))
#define COMPLEX(op) RARE([TNI_COMPUTE_C64] = op##_c64, [TNI_COMPUTE_C128] = op##_c128, )

/*
 * Whether a complex number of floats, read as 64 bits, is not 0: some bit besides the two signs is
 * set. Loops with such tests have a variant per ISA for it.
 */
#define IS_TRUE_C64(a) (((a)&0x7fffffff7fffffff) != 0)
#define TRUTH(op)      [TNI_COMPUTE_C64] = op##_c64, RARE([TNI_COMPUTE_C128] = op##_c128, )

/* Bools are bytes of 0 and 1. */
#define BOOL(op) [TNI_COMPUTE_BOOL] = op##_bool,

#define TEMPLATE "kernels/pointwise/map.inc"
#include "kernels/core/for_reals.inc"
/* A function of SLEEF by its name. */
#define MAPPED(name)                                                                               \
    FUNCTION(name##_f32_whole)                                                                     \
    {                                                                                              \
        (void)context;                                                                             \
        map_f32(data, strides, count, tni_##name##_floats);                                        \
    }                                                                                              \
    FUNCTION(name##_f64_whole)                                                                     \
    {                                                                                              \
        (void)context;                                                                             \
        map_f64(data, strides, count, tni_##name##_doubles);                                       \
    }                                                                                              \
    ANY_LAYOUT(name##_f32, 2, sizeof(float), sizeof(float), TNI_FLOATS, false)                     \
    ANY_LAYOUT(name##_f64, 2, sizeof(double), sizeof(double), TNI_DOUBLES, false)
/* clang-format on */

#endif
