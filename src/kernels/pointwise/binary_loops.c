/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Loops of functions of two numbers, compiled once per ISA (isa.h): division with rounding, gcd and
 * lcm, shifts, logical operators, extrema that ignore nan, and elementary functions. loop_forms.h
 * explains the forms.
 */
#include "kernels/pointwise/loop_forms.h"

/* ---- division with rounding and remainders ---- */

/*
 * a / b, truncated. A divisor of 0 sets *fault, and the call fails after the loop; several threads
 * may set it, hence the atomic store. INT64_MIN / -1, which traps on x86, wraps.
 */
static int64_t quotient(int64_t a, int64_t b, int *fault)
{
    if (b == 0)
        __atomic_store_n(fault, 1, __ATOMIC_RELAXED);
    return b == 0 ? 0 : b == -1 ? (int64_t)(0 - (uint64_t)a) : a / b;
}
/* The remainder of truncated division, with the sign of a. */
static int64_t remainder_of(int64_t a, int64_t b, int *fault)
{
    if (b == 0)
        __atomic_store_n(fault, 1, __ATOMIC_RELAXED);
    return b == 0 || b == -1 ? 0 : a % b;
}
/* Python's floor division: rounds towards minus infinity. */
static int64_t floor_quotient(int64_t a, int64_t b, int *fault)
{
    int64_t rest = remainder_of(a, b, fault);
    return quotient(a, b, fault) - (rest != 0 && (rest < 0) != (b < 0));
}
/* Python's %: has the sign of the divisor. */
static int64_t floor_remainder(int64_t a, int64_t b, int *fault)
{
    int64_t rest = remainder_of(a, b, fault);
    return rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest;
}

#define TEMPLATE "kernels/pointwise/floor_division.inc"
#include "kernels/core/for_reals.inc"

OF_SIGNED(TWO_PLAIN, div_floor, floor_quotient((int64_t)a, (int64_t)b, fault))
PAIRED_REALS(div_floor, LANE2(floor_quotient, x, y))
LOOP(div_floor, SIGNED(div_floor) REALS(div_floor))
OF_SIGNED(TWO_PLAIN, div_trunc, quotient((int64_t)a, (int64_t)b, fault))
OF_REALS(TWO, div_trunc, trunc(a / b))
LOOP(div_trunc, SIGNED(div_trunc) REALS(div_trunc))
OF_SIGNED(TWO_PLAIN, remainder, floor_remainder((int64_t)a, (int64_t)b, fault))
PAIRED_REALS(remainder, LANE2(floor_remainder, x, y))
LOOP(remainder, SIGNED(remainder) REALS(remainder))
OF_SIGNED(TWO_PLAIN, fmod, remainder_of((int64_t)a, (int64_t)b, fault))
PAIRED_REALS(fmod, LANE2(fmod, x, y))
LOOP(fmod, SIGNED(fmod) REALS(fmod))

/* ---- gcd and lcm ---- */

/* Euclid's algorithm. divisor(a, 0) = a, so gcd(0, 0) = 0. */
static uint64_t divisor(uint64_t a, uint64_t b)
{
    while (b != 0) {
        uint64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}
/* |a| as unsigned, which also INT64_MIN has. */
static uint64_t size_of(int64_t a)
{
    return a < 0 ? 0 - (uint64_t)a : (uint64_t)a;
}
/* The division comes first, so that only a result out of range wraps. */
static uint64_t multiple(int64_t a, int64_t b)
{
    uint64_t common = divisor(size_of(a), size_of(b));
    return common == 0 ? 0 : size_of(a) / common * size_of(b);
}
OF_SIGNED(TWO_PLAIN, gcd, divisor(size_of((int64_t)a), size_of((int64_t)b)))
LOOP(gcd, SIGNED(gcd))
/*
 * Return |product| as the dtype has it: a product that does not fit wraps to the dtype (of at least
 * 32 bits) before its sign is dropped.
 */
#define WRAPPED_SIZE(product)                                                                      \
    (sizeof(kind) >= 4 && (int64_t)(kind)(product) < 0 ? 0 - (product) : (product))
OF_SIGNED(TWO_PLAIN, lcm, WRAPPED_SIZE(multiple((int64_t)a, (int64_t)b)))
LOOP(lcm, SIGNED(lcm))

/* a * 2^exponent. Exponents are clamped to int: beyond 9999 no finite a has another result. */
static double scaled(double a, double exponent)
{
    return ldexp(a, (int)(exponent > 9999 ? 9999 : exponent < -9999 ? -9999 : exponent));
}
OF_REALS(TWO_PLAIN, ldexp, scaled((double)a, (double)b))
LOOP(ldexp, REALS(ldexp))

/* ---- shifts: a negative count, or one of all bits and more, leaves 0 or the sign ---- */

static bool is_far(int64_t bits, size_t size)
{
    return bits < 0 || bits >= (int64_t)(8 * size);
}
OF_SIGNED(TWO_PLAIN, left_shift, is_far((int64_t)b, sizeof a) ? 0 : (uint64_t)a << b)
LOOP(left_shift, SIGNED(left_shift))
OF_SIGNED(TWO_PLAIN, right_shift, (int64_t)a >> (is_far((int64_t)b, sizeof a) ? 63 : b))
LOOP(right_shift, SIGNED(right_shift))

/* ---- logical operators ---- */

#define LOGICAL(name, expression)                                                                  \
    TWO(name##_bool, uint8_t, uint8_t, expression)                                                 \
    OF_WHOLES_TO_BOOL(TWO_PLAIN, name, expression)                                                 \
    OF_REALS_TO_BOOL(TWO, name, expression)                                                        \
    OF_COMPLEX_TO_BOOL(TWO_PLAIN, name, expression)                                                \
    LOOP(name, BOOL(name) WHOLES(name) REALS(name) COMPLEX(name))
LOGICAL(logical_and, (a != 0) & (b != 0))
LOGICAL(logical_or, (a != 0) | (b != 0))
LOGICAL(logical_xor, (a != 0) != (b != 0))

/* ---- extrema that ignore nan ---- */

TWO_PLAIN(fmax_bool, uint8_t, uint8_t, (a | b) != 0)
OF_WHOLES(TWO_PLAIN, fmax, a > b ? a : b)
OF_REALS(TWO_PLAIN, fmax, fmax(a, b))
LOOP(fmax, BOOL(fmax) WHOLES(fmax) REALS(fmax))
TWO_PLAIN(fmin_bool, uint8_t, uint8_t, (a != 0) & (b != 0))
OF_WHOLES(TWO_PLAIN, fmin, a < b ? a : b)
OF_REALS(TWO_PLAIN, fmin, fmin(a, b))
LOOP(fmin, BOOL(fmin) WHOLES(fmin) REALS(fmin))

/* ---- elementary functions ---- */

PAIRED_REALS(atan2, LANE2(atan2, x, y))
LOOP(atan2, REALS(atan2))
PAIRED_REALS(hypot, LANE2(hypot, x, y))
LOOP(hypot, REALS(hypot))
OF_REALS(TWO, copysign, copysign(a, b))
LOOP(copysign, REALS(copysign))
#define TEMPLATE "kernels/pointwise/next_after.inc"
#include "kernels/core/for_reals.inc"
PAIRED_REALS(nextafter, LANE2(next, x, y))
LOOP(nextafter, REALS(nextafter))

/*
 * nextafter of 16-bit floats, on their bits; `infinity` has the bits of infinity, beyond which are
 * nans. Sign and magnitude become an integer that counts from one number to the next.
 */
static uint16_t next_narrow(uint16_t a, uint16_t b, uint16_t infinity)
{
    uint16_t size_a = a & 0x7fff;
    uint16_t size_b = b & 0x7fff;
    int order_a = (a & 0x8000) != 0 ? -size_a : size_a;
    int order_b = (b & 0x8000) != 0 ? -size_b : size_b;
    if (size_a > infinity || size_b > infinity)
        return size_a > infinity ? a : b;
    if (order_a == order_b)
        return b;
    int next = order_a + (order_b > order_a ? 1 : -1);
    return next < 0 ? (uint16_t)(0x8000 | -next) : next == 0 ? a & 0x8000 : (uint16_t)next;
}
TWO_PLAIN(nextafter_f16_u16, uint16_t, uint16_t, next_narrow(a, b, 0x7c00))
LOOP(nextafter_f16, [TNI_COMPUTE_U16] = nextafter_f16_u16)
TWO_PLAIN(nextafter_bf16_u16, uint16_t, uint16_t, next_narrow(a, b, 0x7f80))
LOOP(nextafter_bf16, [TNI_COMPUTE_U16] = nextafter_bf16_u16)

/* 0 for negative a, 1 for positive a, b at 0. */
TWO_PLAIN(heaviside_bool, uint8_t, uint8_t, a == 0 ? b : 1)
OF_SIGNED(TWO_PLAIN, heaviside, a == 0 ? b : a > 0)
OF_REALS(TWO, heaviside, a == 0 ? b : a > 0)
LOOP(heaviside, BOOL(heaviside) SIGNED(heaviside) REALS(heaviside))

PAIRED_REALS(xlogy, SELECT(y != y, y, SELECT(x == 0, SPLAT(x, 0), x *LANE(log, y))))
LOOP(xlogy, REALS(xlogy))

/*
 * log(base^x + base^y) = max + log1p(base^-|x - y|), with `factor` = 1 / ln(base). Equal infinities
 * are their own result, where x - y would be nan.
 */
#define LOG_OF_SUM(base, factor)                                                                   \
    SELECT((LANE(fabs, x) == (kind)INFINITY) & (x == y), x,                                        \
           SELECT(x > y, x, y) + LANE(log1p, LANE(base, -LANE(fabs, x - y))) * (kind)(factor))
PAIRED_REALS(logaddexp, LOG_OF_SUM(exp, 1))
#ifdef TNI_ISA_IS_BASE
/* The same for complex numbers, ordered by their real parts. */
static complex_double complex_log_of_sum(complex_double a, complex_double b)
{
    complex_double greater = creal(a) >= creal(b) ? a : b;
    complex_double smaller = creal(a) >= creal(b) ? b : a;
    if (isinf(creal(greater)) && creal(a) == creal(b))
        return creal(a) < 0 ? greater : log(exp(a) + exp(b));
    return greater + log(1 + exp(smaller - greater));
}
#endif
OF_COMPLEX(TWO_PLAIN, logaddexp, complex_log_of_sum(a, b))
LOOP(logaddexp, REALS(logaddexp) COMPLEX(logaddexp))
PAIRED_REALS(logaddexp2, LOG_OF_SUM(exp2, 1.44269504088896340736))
LOOP(logaddexp2, REALS(logaddexp2))

/* ---- complex numbers from two real ones ---- */

/* Interleave real and imaginary parts of `bytes` bytes each. */
static void join_parts(char *const *data, const int64_t *strides, int64_t count, const size_t bytes)
{
    for (int64_t i = 0; i < count; i++) {
        memcpy(data[0] + i * strides[0], data[1] + i * strides[1], bytes);
        memcpy(data[0] + i * strides[0] + bytes, data[2] + i * strides[2], bytes);
    }
}
FUNCTION(complex_f32)
{
    (void)context;
    join_parts(data, strides, count, sizeof(float));
}
FUNCTION(complex_f64)
{
    (void)context;
    join_parts(data, strides, count, sizeof(double));
}
LOOP(complex, REALS(complex))
TWO_PLAIN(polar_f32, complex_float, float,
          complex_of((double)a *cos((double)b), (double)a *sin((double)b)))
TWO_PLAIN(polar_f64, complex_double, double, complex_of(a *cos(b), a *sin(b)))
LOOP(polar, REALS(polar))
