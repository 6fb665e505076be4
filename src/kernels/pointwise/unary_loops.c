/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Loops of functions of one number, compiled once per ISA (isa.h): elementary functions, rounding,
 * classification, logical and bitwise not, frexp. loop_forms.h explains the forms.
 */
#include "kernels/pointwise/loop_forms.h"

#define PI 3.14159265358979323846

/* ---- functions of SLEEF (reals) and libm (complex numbers) ---- */

#define FUNCTION_OF_COMPLEX(name)                                                                  \
    MAPPED(name)                                                                                   \
    OF_COMPLEX(ONE_PLAIN, name, name(a))                                                           \
    LOOP(name, REALS(name) COMPLEX(name))
FUNCTION_OF_COMPLEX(acosh)
FUNCTION_OF_COMPLEX(asinh)

/* Functions of floats that are our own are inlined, so that their constants stay in registers. */
#define INLINED_FUNCTION(name)                                                                     \
    LANES_OF_REALS(name, LANE(name, x))                                                            \
    OF_COMPLEX(ONE_PLAIN, name, name(a))                                                           \
    LOOP(name, REALS(name) COMPLEX(name))
INLINED_FUNCTION(acos)
INLINED_FUNCTION(asin)
INLINED_FUNCTION(atan)
INLINED_FUNCTION(atanh)
INLINED_FUNCTION(cosh)
INLINED_FUNCTION(sinh)
INLINED_FUNCTION(tan)

#define LN2  0.69314718055994530942
#define LN10 2.30258509299404568402
LANES_OF_REALS(exp2, LANE(exp2, x))
OF_COMPLEX(ONE_PLAIN, exp2, exp((complex_double)a *LN2))
LOOP(exp2, REALS(exp2) COMPLEX(exp2))
LANES_OF_REALS(log2, LANE(log2, x))
OF_COMPLEX(ONE_PLAIN, log2, log((complex_double)a) / LN2)
LOOP(log2, REALS(log2) COMPLEX(log2))
LANES_OF_REALS(log10, LANE(log10, x))
OF_COMPLEX(ONE_PLAIN, log10, log((complex_double)a) / LN10)
LOOP(log10, REALS(log10) COMPLEX(log10))

/* Return e^z - 1 without cancellation near 0: the real part is expm1(x) cos(y) - 2 sin(y / 2)^2. */
#ifdef TNI_ISA_IS_BASE
static complex_double complex_expm1(complex_double z)
{
    double real = expm1(creal(z));
    double half = sin(cimag(z) / 2);
    double cosine = cos(cimag(z));
    /* exact for infinite x, too */
    double imaginary = cimag(z) == 0 ? cimag(z) : (real + 1) * sin(cimag(z));
    return complex_of(real * cosine - 2 * half * half, imaginary);
}
#endif
LANES_OF_REALS(expm1, LANE(expm1, x))
OF_COMPLEX(ONE_PLAIN, expm1, complex_expm1(a))
LOOP(expm1, REALS(expm1) COMPLEX(expm1))

/*
 * Return log(1 + z). Near 0 the real part is log1p(|1 + z|^2 - 1) / 2, where |1 + z|^2 - 1 is x (2
 * + x) + y^2.
 */
#ifdef TNI_ISA_IS_BASE
static complex_double complex_log1p(complex_double z)
{
    double x = creal(z);
    double y = cimag(z);
    if (isnan(x) || isnan(y))
        return complex_of(NAN, NAN);
    double size = y == 0 && x > -1                 ? log1p(x)
                  : fabs(x) < 0.5 && fabs(y) < 0.5 ? log1p(x * (2 + x) + y * y) / 2
                                                   : log(hypot(1 + x, y));
    return complex_of(size, atan2(y, 1 + x));
}
#endif
LANES_OF_REALS(log1p, LANE(log1p, x))
OF_COMPLEX(ONE_PLAIN, log1p, complex_log1p(a))
LOOP(log1p, REALS(log1p) COMPLEX(log1p))

/* sin(pi a) / (pi a), and 1 at 0. */
LANES_OF_REALS(sinc, SELECT(x == 0, SPLAT(x, 1), LANE(sin, x *(kind)PI) / (x * (kind)PI)))
OF_COMPLEX(ONE_PLAIN, sinc, a == 0 ? 1 : sin((complex_double)a * PI) / ((complex_double)a * PI))
LOOP(sinc, REALS(sinc) COMPLEX(sinc))

/*
 * a is the gradient, b the input: a / (b (1 - b)). Outside of the bounds it is 0, or nan outside of
 * [0, 1] without bounds.
 */
static double logit_slope(double a, double b, const tni_number *bound)
{
    double least = bound->real;
    if (least < 0)
        return b < 0 || b > 1 ? NAN : (b == 0 || b == 1 ? a * INFINITY : a / (b * (1 - b)));
    return b < least || b > 1 - least ? 0 : b == 0 || b == 1 ? a * INFINITY : a / (b * (1 - b));
}
OF_REALS(TWO_PLAIN, logit_backward, logit_slope((double)a, (double)b, &n0))
LOOP(logit_backward, REALS(logit_backward))

/* ---- rounding (to nearest, ties to even) ---- */

#define ROUNDED(name, function)                                                                    \
    OF_WHOLES(ONE, name, a)                                                                        \
    OF_REALS(ONE, name, function(a))                                                               \
    LOOP(name, WHOLES(name) REALS(name))
ROUNDED(ceil, ceil)
ROUNDED(floor, floor)
ROUNDED(round, nearbyint)
ROUNDED(trunc, trunc)
OF_REALS(ONE, frac, a - trunc(a))
LOOP(frac, REALS(frac))

/* Round to n0 decimals; n0.real is 10^|n0|. For negative n0 the power divides first. */
#define AT_DECIMALS(power)                                                                         \
    (n0.integer < 0 ? nearbyint(a / (power)) * (power) : nearbyint(a * (power)) / (power))
OF_REALS(ONE, round_decimals, AT_DECIMALS((kind)n0.real))
LOOP(round_decimals, REALS(round_decimals))

/* ---- signs and classification ---- */

#define SIGN(a) (((a) > 0) - ((a) < 0))
static int whole_sign(int64_t a)
{
    return SIGN(a);
}
ONE(sgn_bool, uint8_t, uint8_t, a)
OF_SIGNED(ONE, sgn, whole_sign((int64_t)a))
OF_REALS(ONE, sgn, SIGN(a))
/* In doubles the squares of a float neither overflow nor underflow. */
#define WIDE_SIZE(x) tni_sqrt_doubles((x) * (x) + tni_swapped_doubles((x) * (x)))
ONE_COMPLEX(sgn_c64, wide, double, TNI_DOUBLES / 2,
            SELECT((x == 0) & (LANE(swapped, x) == 0), SPLAT(x, 0), x / WIDE_SIZE(x)))
RARE(ONE_PLAIN(sgn_c128, complex_double, complex_double, a == 0 ? 0 : a / cabs(a)))
LOOP(sgn, BOOL(sgn) SIGNED(sgn) REALS(sgn)[TNI_COMPUTE_C64] = sgn_c64,
     RARE([TNI_COMPUTE_C128] = sgn_c128))

/* 8-bit floats: -0 and nan, which are not less than 0, keep their sign bit, as in PyTorch. */
ONE(abs_small_f32, float, float, a < 0 ? -a : a)
LOOP(abs_small, [TNI_COMPUTE_F32] = abs_small_f32)

/* The angle of a nan is nan. */
OF_REALS(ONE, angle, a != a ? a : a < 0 ? (kind)PI : 0)
#define COMPLEX_ANGLE (a != a ? creal(a) + cimag(a) : atan2((double)cimag(a), (double)creal(a)))
RARE(ONE_PLAIN(angle_c128, double, complex_double, COMPLEX_ANGLE))
typedef int32_t few_words __attribute__((vector_size(TNI_VECTOR_BYTES / 2)));
/* Return the floats whose bits are the low halves of the words. */
static inline tni_doubles wide_of_bits(tni_double_masks words)
{
    return __builtin_convertvector((tni_few_floats) __builtin_convertvector(words, few_words),
                                   tni_doubles);
}
#define WIDE_ANGLE(re, im) SELECT((re != re) | (im != im), re + im, LANE2(atan2, im, re))
/* The low half of a word is the real part, the high half the imaginary one. */
FUNCTION(angle_c64_whole)
{
    (void)context;
    POINTERS;
    for (int64_t i = 0; i < count; i += TNI_DOUBLES) {
        tni_double_masks words;
        memcpy(&words, in_a + i * step_a, sizeof words);
        tni_doubles real = wide_of_bits(words);
        tni_doubles imaginary = wide_of_bits(words >> 32);
        tni_write_wide(out + i * step, WIDE_ANGLE(real, imaginary));
    }
}
ANY_LAYOUT(angle_c64, 2, sizeof(float), 2 * sizeof(float), TNI_DOUBLES, false)
LOOP(angle, REALS(angle)[TNI_COMPUTE_C64] = angle_c64, RARE([TNI_COMPUTE_C128] = angle_c128))

#define PREDICATE_OF_REALS(name, expression)                                                       \
    ONE(name##_f32, uint8_t, float, expression)                                                    \
    ONE(name##_f64, uint8_t, double, expression)
/* No integer is nan or infinite. 0 * a uses the operand. */
#define NO_WHOLE(name)                                                                             \
    ONE(name##_bool, uint8_t, uint8_t, 0 * a)                                                      \
    OF_WHOLES_TO_BOOL(ONE, name, 0 * a)
NO_WHOLE(isnan)
PREDICATE_OF_REALS(isnan, a != a)
OF_COMPLEX_TO_BOOL(ONE_PLAIN, isnan, a != a)
LOOP(isnan, BOOL(isnan) WHOLES(isnan) REALS(isnan) COMPLEX(isnan))
NO_WHOLE(isinf)
PREDICATE_OF_REALS(isinf, fabs(a) == (kind)INFINITY)
OF_COMPLEX_TO_BOOL(ONE_PLAIN, isinf, isinf(creal(a)) || isinf(cimag(a)))
LOOP(isinf, BOOL(isinf) WHOLES(isinf) REALS(isinf) COMPLEX(isinf))
NO_WHOLE(isposinf)
PREDICATE_OF_REALS(isposinf, a == (kind)INFINITY)
LOOP(isposinf, BOOL(isposinf) WHOLES(isposinf) REALS(isposinf))
NO_WHOLE(isneginf)
PREDICATE_OF_REALS(isneginf, a == -(kind)INFINITY)
LOOP(isneginf, BOOL(isneginf) WHOLES(isneginf) REALS(isneginf))
ONE(signbit_bool, uint8_t, uint8_t, 0 * a)
OF_WHOLES_TO_BOOL(ONE, signbit, (double)a < 0)
ONE(signbit_f32, uint8_t, uint32_t, a >> 31)
ONE(signbit_f64, uint8_t, uint64_t, a >> 63)
LOOP(signbit, BOOL(signbit) WHOLES(signbit) REALS(signbit))

/* Replace nan by n0, infinity by n1 and -infinity by n2. */
#define FINITE(x, type)                                                                            \
    ((x) != (x)               ? (type)n0.real                                                      \
     : (x) == (type)INFINITY  ? (type)n1.real                                                      \
     : (x) == -(type)INFINITY ? (type)n2.real                                                      \
                              : (x))
ONE(nan_to_num_bool, uint8_t, uint8_t, a)
OF_WHOLES(ONE, nan_to_num, a)
/* The same for vectors; most have nothing to replace. */
#define FINITE_LANES(plural, type)                                                                 \
    static inline tni_##plural tni_finite_##plural(tni_##plural x, const tni_numbers *numbers)     \
    {                                                                                              \
        const type infinity = (type)INFINITY;                                                      \
        if (!tni_any_##plural(x - x != 0))                                                         \
            return x;                                                                              \
        tni_##plural finite = SELECT(x == infinity, SPLAT(x, numbers->items[1].real), x);          \
        finite = SELECT(x == -infinity, SPLAT(x, numbers->items[2].real), finite);                 \
        return SELECT(x != x, SPLAT(x, numbers->items[0].real), finite);                           \
    }
FINITE_LANES(floats, float)
FINITE_LANES(doubles, double)
LANES_OF_REALS(nan_to_num, ON_LANES(finite, x)(x, numbers))
RARE(ONE_PLAIN(nan_to_num_c64, complex_float, complex_float,
               complex_of((double)FINITE(crealf(a), float), (double)FINITE(cimagf(a), float)))
         ONE_PLAIN(nan_to_num_c128, complex_double, complex_double,
                   complex_of(FINITE(creal(a), double), FINITE(cimag(a), double))))
LOOP(nan_to_num, BOOL(nan_to_num) WHOLES(nan_to_num) REALS(nan_to_num) COMPLEX(nan_to_num))

/* ---- logical and bitwise not ---- */

ONE(logical_not_bool, uint8_t, uint8_t, !a)
OF_WHOLES_TO_BOOL(ONE, logical_not, a == 0)
PREDICATE_OF_REALS(logical_not, a == 0)
ONE(logical_not_c64, uint8_t, uint64_t, !IS_TRUE_C64(a))
RARE(ONE_PLAIN(logical_not_c128, uint8_t, complex_double, a == 0))
LOOP(logical_not, BOOL(logical_not) WHOLES(logical_not) REALS(logical_not) TRUTH(logical_not))

ONE(bitwise_not_bool, uint8_t, uint8_t, !a)
ONE_OF_WRAPPING(bitwise_not, ~a)
LOOP(bitwise_not, BOOL(bitwise_not) WRAPPING(bitwise_not))

/* ---- frexp: two results ---- */

#define TEMPLATE "kernels/pointwise/frexp.inc"
#include "kernels/core/for_reals.inc"
LOOP(frexp, REALS(frexp))
