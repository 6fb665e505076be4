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
        __atomic_store_n(fault, TNI_FAULT_DIVISOR, __ATOMIC_RELAXED);
    return b == 0 ? 0 : b == -1 ? (int64_t)(0 - (uint64_t)a) : a / b;
}
/* The remainder of truncated division, with the sign of a. */
static int64_t remainder_of(int64_t a, int64_t b, int *fault)
{
    if (b == 0)
        __atomic_store_n(fault, TNI_FAULT_DIVISOR, __ATOMIC_RELAXED);
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

/*
 * The same for vectors of whole numbers below 2^51 in magnitude, with divisors that are not 0, as
 * doubles. The quotient, rounded to the nearest integer, is off by less than 1, and its product
 * with the divisor is exact, as all integers below 2^53 are; so the remainder is, too, and says
 * which way to correct. Processors divide doubles in vectors, but integers one by one.
 */
typedef struct lanes_division {
    tni_doubles whole; /* the quotient */
    tni_doubles rest;  /* the remainder */
} lanes_division;
static inline lanes_division divide_nearest(tni_doubles a, tni_doubles b)
{
    tni_doubles whole = (a / b + 0x1.8p52) - 0x1.8p52;
    return (lanes_division){whole, a - whole * b};
}
/* Return whether two numbers that are not nan have different signs, and the first is not 0. */
static inline tni_double_masks has_other_sign(tni_doubles a, tni_doubles b)
{
    return (a != 0) & ((a < 0) != (b < 0));
}
static inline lanes_division divide_floor(tni_doubles a, tni_doubles b)
{
    lanes_division d = divide_nearest(a, b);
    tni_double_masks is_above = has_other_sign(d.rest, b);
    return (lanes_division){tni_select_doubles(is_above, d.whole - 1, d.whole),
                            tni_select_doubles(is_above, d.rest + b, d.rest)};
}
static inline lanes_division divide_trunc(tni_doubles a, tni_doubles b)
{
    lanes_division d = divide_nearest(a, b);
    tni_double_masks is_beyond = has_other_sign(d.rest, a);
    tni_doubles step =
        tni_select_doubles((a < 0) != (b < 0), tni_splat_doubles(-1), tni_splat_doubles(1));
    return (lanes_division){tni_select_doubles(is_beyond, d.whole - step, d.whole),
                            tni_select_doubles(is_beyond, d.rest + step * b, d.rest)};
}
static inline tni_doubles lanes_quotient(tni_doubles a, tni_doubles b)
{
    return divide_trunc(a, b).whole;
}
static inline tni_doubles lanes_remainder(tni_doubles a, tni_doubles b)
{
    return divide_trunc(a, b).rest;
}
static inline tni_doubles lanes_floor_quotient(tni_doubles a, tni_doubles b)
{
    return divide_floor(a, b).whole;
}
static inline tni_doubles lanes_floor_remainder(tni_doubles a, tni_doubles b)
{
    return divide_floor(a, b).rest;
}

/* Elements that are divided at a time: a multiple of every number of lanes. */
#define BLOCK 64
typedef int64_t (*whole_function)(int64_t a, int64_t b, int *fault);
typedef tni_doubles (*lanes_function)(tni_doubles a, tni_doubles b);

/* Integers below 2^51 in magnitude as doubles: as the low bits of 1.5 * 2^52. And back. */
static inline tni_doubles doubles_of(const int64_t *from)
{
    tni_double_masks x;
    memcpy(&x, from, sizeof x);
    return (tni_doubles)(x + 0x4338000000000000) - 0x1.8p52;
}
static inline void wholes_of(tni_doubles x, int64_t *to)
{
    tni_double_masks bits = (tni_double_masks)(x + 0x1.8p52) - 0x4338000000000000;
    memcpy(to, &bits, sizeof bits);
}

/*
 * Divide a block: a[i] becomes the result of a[i] and b[i]. Blocks with a larger number or a
 * divisor of 0 are computed element by element.
 */
static inline __attribute__((always_inline)) void divide_block(int64_t *a, int64_t *b,
                                                               int64_t count, int *fault,
                                                               const whole_function whole,
                                                               const lanes_function lanes)
{
    uint64_t bits = 0;
    int64_t zeros = 0;
    for (int64_t i = count; i % TNI_DOUBLES != 0; i++) {
        a[i] = 0;
        b[i] = 1;
    }
    for (int64_t i = 0; i < count; i++) {
        bits |= ((uint64_t)a[i] + ((uint64_t)1 << 51)) | ((uint64_t)b[i] + ((uint64_t)1 << 51));
        zeros |= b[i] == 0;
    }
    if (bits >> 52 == 0 && zeros == 0)
        for (int64_t i = 0; i < count; i += TNI_DOUBLES)
            wholes_of(lanes(doubles_of(a + i), doubles_of(b + i)), a + i);
    else
        for (int64_t i = 0; i < count; i++)
            a[i] = whole(a[i], b[i], fault);
}

/* Read `count` integers at steps of `step` bytes; dense ones in vectors. */
#define READ_WHOLES(type, letter)                                                                  \
    if (step_##letter == sizeof(type))                                                             \
        EACH for (int64_t i = 0; i < part; i++)                                                    \
        {                                                                                          \
            type item;                                                                             \
            memcpy(&item, in_##letter + (done + i) * (int64_t)sizeof item, sizeof item);           \
            letter[i] = (int64_t)item;                                                             \
        }                                                                                          \
    else                                                                                           \
        for (int64_t i = 0; i < part; i++) {                                                       \
            type item;                                                                             \
            memcpy(&item, in_##letter + (done + i) * step_##letter, sizeof item);                  \
            letter[i] = (int64_t)item;                                                             \
        }
/* Write `part` integers at steps of `step` bytes. */
#define WRITE_WHOLE(type, step)                                                                    \
    for (int64_t i = 0; i < part; i++) {                                                           \
        type item = (type)a[i];                                                                    \
        memcpy(out + (done + i) * (int64_t)(step), &item, sizeof item);                            \
    }
#define WRITE_WHOLES(type)                                                                         \
    if (step == sizeof(type))                                                                      \
    EACH WRITE_WHOLE(type, sizeof(type)) else WRITE_WHOLE(type, step)
#define WHOLE_DIVISION_OF(name, type, whole, lanes)                                                \
    FUNCTION(name)                                                                                 \
    {                                                                                              \
        NUMBERS(type);                                                                             \
        POINTERS;                                                                                  \
        INPUT(b, 2);                                                                               \
        int64_t a[BLOCK];                                                                          \
        int64_t b[BLOCK];                                                                          \
        for (int64_t done = 0; done < count; done += BLOCK) {                                      \
            int64_t part = count - done < BLOCK ? count - done : BLOCK;                            \
            READ_WHOLES(type, a)                                                                   \
            READ_WHOLES(type, b)                                                                   \
            divide_block(a, b, part, fault, whole, lanes);                                         \
            WRITE_WHOLES(type)                                                                     \
        }                                                                                          \
    }
#define WHOLE_DIVISION(op, whole, lanes)                                                           \
    WHOLE_DIVISION_OF(op##_u8, uint8_t, whole, lanes)                                              \
    WHOLE_DIVISION_OF(op##_i8, int8_t, whole, lanes)                                               \
    WHOLE_DIVISION_OF(op##_i16, int16_t, whole, lanes)                                             \
    WHOLE_DIVISION_OF(op##_i32, int32_t, whole, lanes)                                             \
    WHOLE_DIVISION_OF(op##_i64, int64_t, whole, lanes)

#define TEMPLATE "kernels/pointwise/floor_division.inc"
#include "kernels/core/for_reals.inc"

WHOLE_DIVISION(div_floor, floor_quotient, lanes_floor_quotient)
PAIRED_REALS(div_floor, LANE2(floor_quotient, x, y))
LOOP(div_floor, SIGNED(div_floor) REALS(div_floor))
WHOLE_DIVISION(div_trunc, quotient, lanes_quotient)
OF_REALS(TWO, div_trunc, trunc(a / b))
LOOP(div_trunc, SIGNED(div_trunc) REALS(div_trunc))
WHOLE_DIVISION(remainder, floor_remainder, lanes_floor_remainder)
PAIRED_REALS(remainder, LANE2(floor_remainder, x, y))
LOOP(remainder, SIGNED(remainder) REALS(remainder))
WHOLE_DIVISION(fmod, remainder_of, lanes_remainder)
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
OF_SIGNED(TWO, left_shift, is_far((int64_t)b, sizeof a) ? 0 : (uint64_t)a << b)
LOOP(left_shift, SIGNED(left_shift))
OF_SIGNED(TWO, right_shift, (int64_t)a >> (is_far((int64_t)b, sizeof a) ? 63 : b))
LOOP(right_shift, SIGNED(right_shift))

/* ---- logical operators ---- */

#define LOGICAL(name, operation)                                                                   \
    TWO(name##_bool, uint8_t, uint8_t, (a != 0) operation(b != 0))                                 \
    OF_WHOLES_TO_BOOL(TWO_IN_BLOCKS, name, (a != 0) operation(b != 0))                             \
    OF_REALS_TO_BOOL(TWO_IN_BLOCKS, name, (a != 0) operation(b != 0))                              \
    TWO(name##_c64, uint8_t, uint64_t, IS_TRUE_C64(a) operation IS_TRUE_C64(b))                    \
    RARE(TWO_PLAIN(name##_c128, uint8_t, complex_double, (a != 0) operation(b != 0)))              \
    LOOP(name, BOOL(name) WHOLES(name) REALS(name) TRUTH(name))
LOGICAL(logical_and, &)
LOGICAL(logical_or, |)
LOGICAL(logical_xor, !=)

/* ---- extrema that ignore nan ---- */

#define UNLESS_NAN(a, sign, b) (a != a ? b : b != b || a sign b ? a : b)
TWO(fmax_bool, uint8_t, uint8_t, (a | b) != 0)
OF_WHOLES(TWO, fmax, a > b ? a : b)
OF_REALS(TWO, fmax, UNLESS_NAN(a, >, b))
LOOP(fmax, BOOL(fmax) WHOLES(fmax) REALS(fmax))
TWO(fmin_bool, uint8_t, uint8_t, (a != 0) & (b != 0))
OF_WHOLES(TWO, fmin, a < b ? a : b)
OF_REALS(TWO, fmin, UNLESS_NAN(a, <, b))
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
TWO(heaviside_bool, uint8_t, uint8_t, a == 0 ? b : 1)
OF_SIGNED(TWO, heaviside, a == 0 ? b : a > 0)
OF_REALS(TWO, heaviside, a == 0 ? b : a > 0)
LOOP(heaviside, BOOL(heaviside) SIGNED(heaviside) REALS(heaviside))

PAIRED_REALS(xlogy, SELECT(y != y, y, SELECT(x == 0, SPLAT(x, 0), x *LANE(log, y))))
LOOP(xlogy, REALS(xlogy))

/*
 * log(base^x + base^y) = max + log1p(base^-|x - y|), with `factor` = 1 / ln(base). Equal infinities
 * are their own result, where x - y would be nan.
 */
#define LOG_OF_SUM(log1p, base, factor)                                                            \
    SELECT((LANE(fabs, x) == (kind)INFINITY) & (x == y), x,                                        \
           SELECT(x > y, x, y) + LANE(log1p, LANE(base, -LANE(fabs, x - y))) * (kind)(factor))
PAIRED_REALS(logaddexp, LOG_OF_SUM(unit_log1p, inline_exp, 1))
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
PAIRED_REALS(logaddexp2, LOG_OF_SUM(log1p, exp2, 1.44269504088896340736))
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
