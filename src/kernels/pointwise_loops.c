/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The loops of pointwise operators, one compilation per level (levels.h).
 *
 * Two ways to write one. By element: an expression in `a`, `b` … of C's arithmetic types, which the
 * compiler turns into vector code for the common steps. By lanes: an expression in vectors, for
 * what needs functions on vectors. Outputs may be inputs, element for element.
 */
#include "kernels/lanes.h"
#include "kernels/pointwise.h"

#include <complex.h>
#include <math.h>
#undef I

/* No iteration reads what another one writes: an output is an input in the same place or apart. */
#ifdef __clang__
#    define EACH _Pragma("clang loop vectorize(assume_safety)")
#else
#    define EACH _Pragma("GCC ivdep")
#endif

#define CONTEXT                                                                                    \
    __attribute__((unused)) const tni_number *n =                                                  \
        ((const tni_numbers *)(context == NULL ? &no_numbers : context))->items
static const tni_numbers no_numbers;

typedef float _Complex complex_float;
typedef double _Complex complex_double;

/* ---- by element ---- */

/*
 * Pointers and steps are copied to where the compiler sees that no store changes them. The steps
 * are constants for the common patterns.
 */
#define POINTERS                                                                                   \
    char *out = data[0];                                                                           \
    const char *in_a = data[1];                                                                    \
    const int64_t step = strides[0];                                                               \
    const int64_t step_a = strides[1]

/* One input `a`. */
#define ONE_STEPS(out_type, type, step, step_a, expression)                                        \
    EACH for (int64_t i = 0; i < count; i++)                                                       \
    {                                                                                              \
        type a;                                                                                    \
        memcpy(&a, in_a + i * (step_a), sizeof a);                                                 \
        out_type y = (out_type)(expression);                                                       \
        memcpy(out + i * (step), &y, sizeof y);                                                    \
    }
#define ONE(name, out_type, type, expression)                                                      \
    static void name(char *const *data, const int64_t *strides, int64_t count,                     \
                     const void *context)                                                          \
    {                                                                                              \
        enum { OUT = sizeof(out_type), IN = sizeof(type) };                                        \
        CONTEXT;                                                                                   \
        POINTERS;                                                                                  \
        if (step == OUT && step_a == IN)                                                           \
            ONE_STEPS(out_type, type, OUT, IN, expression)                                         \
        else                                                                                       \
            ONE_STEPS(out_type, type, step, step_a, expression)                                    \
    }

/* Two inputs `a` and `b`; either may be one number that is repeated. */
#define TWO_STEPS(out_type, type, step, step_a, step_b, expression)                                \
    EACH for (int64_t i = 0; i < count; i++)                                                       \
    {                                                                                              \
        type a;                                                                                    \
        type b;                                                                                    \
        memcpy(&a, in_a + i * (step_a), sizeof a);                                                 \
        memcpy(&b, in_b + i * (step_b), sizeof b);                                                 \
        out_type y = (out_type)(expression);                                                       \
        memcpy(out + i * (step), &y, sizeof y);                                                    \
    }
#define TWO(name, out_type, type, expression)                                                      \
    static void name(char *const *data, const int64_t *strides, int64_t count,                     \
                     const void *context)                                                          \
    {                                                                                              \
        enum { OUT = sizeof(out_type), IN = sizeof(type) };                                        \
        CONTEXT;                                                                                   \
        POINTERS;                                                                                  \
        const char *in_b = data[2];                                                                \
        const int64_t step_b = strides[2];                                                         \
        if (step == OUT && step_a == IN && step_b == IN)                                           \
            TWO_STEPS(out_type, type, OUT, IN, IN, expression)                                     \
        else if (step == OUT && step_a == IN && step_b == 0)                                       \
            TWO_STEPS(out_type, type, OUT, IN, 0, expression)                                      \
        else if (step == OUT && step_a == 0 && step_b == IN)                                       \
            TWO_STEPS(out_type, type, OUT, 0, IN, expression)                                      \
        else                                                                                       \
            TWO_STEPS(out_type, type, step, step_a, step_b, expression)                            \
    }

/* ---- by lanes ---- */

/* One input `x`, a vector; `expression` is one, too. */
#define LANES(name, plural, type, lanes, expression)                                               \
    static void name(char *const *data, const int64_t *strides, int64_t count,                     \
                     const void *context)                                                          \
    {                                                                                              \
        CONTEXT;                                                                                   \
        POINTERS;                                                                                  \
        for (int64_t i = 0; i < count; i += lanes) {                                               \
            tni_##plural x = tni_load_##plural(in_a + i * step_a, step_a, count - i);              \
            tni_store_##plural(out + i * step, step, count - i, (expression));                     \
        }                                                                                          \
    }
/* The same expression for floats and doubles; FN(exp) is the function on either. */
#define LANES_OF_REALS(op, expression_f, expression_d)                                             \
    LANES(op##_f32, floats, float, TNI_FLOATS, expression_f)                                       \
    LANES(op##_f64, doubles, double, TNI_DOUBLES, expression_d)

/* ---- families ---- */

/* Dtypes that are seldom computed with have functions at the base level alone. */
#ifdef TNI_LEVEL_IS_BASE
#    define RARE(...) __VA_ARGS__
#else
#    define RARE(...)
#endif

/* clang-format off: entries end with their commas, so that a row may lack them. */
/* Whole numbers wrap: they are computed as unsigned numbers, signed and unsigned alike. */
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
    [TNI_COLUMN_U8] = op##_u8, [TNI_COLUMN_I8] = op##_u8, [TNI_COLUMN_I32] = op##_u32,             \
    [TNI_COLUMN_U32] = op##_u32, [TNI_COLUMN_I64] = op##_u64, [TNI_COLUMN_U64] = op##_u64,         \
    RARE([TNI_COLUMN_I16] = op##_u16, [TNI_COLUMN_U16] = op##_u16, )

/* Whole numbers whose sign counts; the result is of dtype `out`. */
#define TWO_OF_WHOLES(op, out, expression)                                                         \
    TWO(op##_u8, out, uint8_t, expression)                                                         \
    TWO(op##_i32, out, int32_t, expression)                                                        \
    TWO(op##_i64, out, int64_t, expression)                                                        \
    RARE(TWO(op##_i8, out, int8_t, expression) TWO(op##_i16, out, int16_t, expression)             \
             TWO(op##_u16, out, uint16_t, expression) TWO(op##_u32, out, uint32_t, expression)     \
                 TWO(op##_u64, out, uint64_t, expression))
#define WHOLES(op)                                                                                 \
    [TNI_COLUMN_U8] = op##_u8, [TNI_COLUMN_I32] = op##_i32, [TNI_COLUMN_I64] = op##_i64,           \
    RARE([TNI_COLUMN_I8] = op##_i8, [TNI_COLUMN_I16] = op##_i16, [TNI_COLUMN_U16] = op##_u16,      \
         [TNI_COLUMN_U32] = op##_u32, [TNI_COLUMN_U64] = op##_u64, )

#define ONE_OF_REALS(op, expression_f, expression_d)                                               \
    ONE(op##_f32, float, float, expression_f)                                                      \
    ONE(op##_f64, double, double, expression_d)
#define TWO_OF_REALS(op, expression)                                                               \
    TWO(op##_f32, float, float, expression)                                                        \
    TWO(op##_f64, double, double, expression)
#define REALS(op) [TNI_COLUMN_F32] = op##_f32, [TNI_COLUMN_F64] = op##_f64,

/* Complex numbers: libm's functions, at the base level, where a formula of them is long. */
#define ONE_OF_COMPLEX(op, expression_f, expression_d)                                             \
    RARE(ONE(op##_c64, complex_float, complex_float, expression_f)                                 \
             ONE(op##_c128, complex_double, complex_double, expression_d))
#define TWO_OF_COMPLEX(op, expression)                                                             \
    RARE(TWO(op##_c64, complex_float, complex_float, expression)                                   \
             TWO(op##_c128, complex_double, complex_double, expression))
#define COMPLEX(op) RARE([TNI_COLUMN_C64] = op##_c64, [TNI_COLUMN_C128] = op##_c128, )

/* Truths are bytes of 0 and 1. */
#define BOOL(op) [TNI_COLUMN_BOOL] = op##_bool,
#define TWO_COMPARED(op, expression)                                                               \
    TWO(op##_bool, uint8_t, uint8_t, expression)                                                   \
    TWO_OF_WHOLES(op, uint8_t, expression)                                                         \
    TWO(op##_f32, uint8_t, float, expression)                                                      \
    TWO(op##_f64, uint8_t, double, expression)
#define TWO_EQUAL(op, expression)                                                                  \
    TWO_COMPARED(op, expression)                                                                   \
    RARE(TWO(op##_c64, uint8_t, complex_float, expression)                                         \
             TWO(op##_c128, uint8_t, complex_double, expression))

/* clang-format on */

/* ---- the loops ---- */

#ifdef TNI_LEVEL_IS_BASE
/* A number as a complex one, without the imaginary unit that pedantic C lacks. */
static inline complex_double number_complex(const tni_number *number)
{
    union {
        double parts[2];
        complex_double whole;
    } value = {{number->real, number->imaginary}};
    return value.whole;
}
#endif

TWO(add_bool, uint8_t, uint8_t, a || (n->integer != 0 && b))
TWO(add_u8, uint8_t, uint8_t, a + 1u * (uint8_t)n->integer * b)
RARE(TWO(add_u16, uint16_t, uint16_t, a + 1u * (uint16_t)n->integer * b))
TWO(add_u32, uint32_t, uint32_t, a + (uint32_t)n->integer * b)
TWO(add_u64, uint64_t, uint64_t, a + (uint64_t)n->integer * b)
TWO(add_f32, float, float, a + (float)n->real * b)
TWO(add_f64, double, double, a + n->real * b)
RARE(TWO(add_c64, complex_float, complex_float, a + (complex_float)number_complex(n) * b)
         TWO(add_c128, complex_double, complex_double, a + number_complex(n) * b))

TWO(mul_bool, uint8_t, uint8_t, a &&b)
TWO_OF_WRAPPING(mul, 1u * a * b)
TWO_OF_REALS(mul, a *b)
TWO_OF_COMPLEX(mul, a *b)

TWO_OF_REALS(div, a / b)
TWO_OF_COMPLEX(div, a / b)

TWO_EQUAL(eq, a == b)
TWO_EQUAL(ne, a != b)
TWO_COMPARED(lt, a < b)
TWO_COMPARED(le, a <= b)
TWO_COMPARED(gt, a > b)
TWO_COMPARED(ge, a >= b)

ONE_OF_WRAPPING(neg, 0u - a)
ONE_OF_REALS(neg, -a, -a)
ONE_OF_COMPLEX(neg, -a, -a)

LANES_OF_REALS(exp, tni_exp_floats(x), tni_exp_doubles(x))
ONE_OF_COMPLEX(exp, cexpf(a), cexp(a))

LANES_OF_REALS(tanh, tni_tanh_floats(x), tni_tanh_doubles(x))
ONE_OF_COMPLEX(tanh, ctanhf(a), ctanh(a))

ONE_OF_REALS(sqrt, sqrtf(a), sqrt(a))
ONE_OF_COMPLEX(sqrt, csqrtf(a), csqrt(a))

LANES_OF_REALS(sigmoid, 1 / (1 + tni_exp_floats(-x)), 1 / (1 + tni_exp_doubles(-x)))
ONE_OF_COMPLEX(sigmoid, 1 / (1 + cexpf(-a)), 1 / (1 + cexp(-a)))

/* clang-format off */
const tni_loop_row TNI_AT_LEVEL(tni_pointwise_loops)[TNI_LOOP_COUNT] = {
    [TNI_LOOP_add] = {{BOOL(add) WRAPPING(add) REALS(add) COMPLEX(add)}},
    [TNI_LOOP_div] = {{REALS(div) COMPLEX(div)}},
    [TNI_LOOP_eq] = {{BOOL(eq) WHOLES(eq) REALS(eq) COMPLEX(eq)}},
    [TNI_LOOP_exp] = {{REALS(exp) COMPLEX(exp)}},
    [TNI_LOOP_ge] = {{BOOL(ge) WHOLES(ge) REALS(ge)}},
    [TNI_LOOP_gt] = {{BOOL(gt) WHOLES(gt) REALS(gt)}},
    [TNI_LOOP_le] = {{BOOL(le) WHOLES(le) REALS(le)}},
    [TNI_LOOP_lt] = {{BOOL(lt) WHOLES(lt) REALS(lt)}},
    [TNI_LOOP_mul] = {{BOOL(mul) WRAPPING(mul) REALS(mul) COMPLEX(mul)}},
    [TNI_LOOP_ne] = {{BOOL(ne) WHOLES(ne) REALS(ne) COMPLEX(ne)}},
    [TNI_LOOP_neg] = {{WRAPPING(neg) REALS(neg) COMPLEX(neg)}},
    [TNI_LOOP_sigmoid] = {{REALS(sigmoid) COMPLEX(sigmoid)}},
    [TNI_LOOP_sqrt] = {{REALS(sqrt) COMPLEX(sqrt)}},
    [TNI_LOOP_tanh] = {{REALS(tanh) COMPLEX(tanh)}},
};
/* clang-format on */
