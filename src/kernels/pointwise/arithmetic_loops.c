/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Loops of arithmetic, comparisons, extrema and selection, compiled once per ISA (isa.h).
 * loop_forms.h explains the forms. `a`, `b`, `c` are the inputs and n0, n1 the numbers among the
 * arguments; integers wrap, and multiplications begin with 1u so that narrow types are not promoted
 * to a signed int, whose overflow is undefined.
 */
#include "kernels/pointwise/loop_forms.h"

/* ---- sums, products, quotients ---- */

/* a + alpha * b; sub passes a negated alpha. */
TWO(add_bool, uint8_t, uint8_t, a || (n0.integer != 0 && b))
TWO(add_u8, uint8_t, uint8_t, a + 1u * (uint8_t)n0.integer * b)
RARE(TWO(add_u16, uint16_t, uint16_t, a + 1u * (uint16_t)n0.integer * b))
TWO(add_u32, uint32_t, uint32_t, a + (uint32_t)n0.integer * b)
TWO(add_u64, uint64_t, uint64_t, a + (uint64_t)n0.integer * b)
/* Either input may be one repeated number at full speed. */
OF_REALS(EITHER, add, a + (kind)n0.real * b)
OF_HALVES(PAIRED, add, x + (kind)n0.real * y)
VECTORS_OF_COMPLEX(TWO_COMPLEX, add, x + PRODUCT(number, y))
LOOP(add, BOOL(add) WRAPPING(add) REALS(add) COMPLEX_VARIANTS(add))

TWO(mul_bool, uint8_t, uint8_t, a &&b)
TWO_OF_WRAPPING(mul, 1u * a * b)
OF_REALS(EITHER, mul, a *b)
OF_HALVES(PAIRED, mul, x *y)
VECTORS_OF_COMPLEX(TWO_COMPLEX, mul, PRODUCT(x, y))
LOOP(mul, BOOL(mul) WRAPPING(mul) REALS(mul) COMPLEX_VARIANTS(mul))

OF_REALS(EITHER, div, a / b)
OF_HALVES(PAIRED, div, x / y)
WIDE_COMPLEX(TWO_COMPLEX, div, QUOTIENT(x, y))
LOOP(div, REALS(div) COMPLEX_VARIANTS(div))

/* a + value * b * c, from the left, which is PyTorch's order of rounding. */
THREE(addcmul_u8, uint8_t, uint8_t, a + 1u * (uint8_t)n0.integer * b * c)
RARE(THREE(addcmul_u16, uint16_t, uint16_t, a + 1u * (uint16_t)n0.integer * b * c))
THREE(addcmul_u32, uint32_t, uint32_t, a + (uint32_t)n0.integer * b * c)
THREE(addcmul_u64, uint64_t, uint64_t, a + (uint64_t)n0.integer * b * c)
OF_REALS(THREE, addcmul, a + (kind)n0.real * b * c)
OF_HALVES(TRIPLED, addcmul, x + (kind)n0.real * y * z)
VECTORS_OF_COMPLEX(THREE_COMPLEX, addcmul, x + PRODUCT(PRODUCT(number, y), z))
LOOP(addcmul, WRAPPING(addcmul) REALS(addcmul) COMPLEX_VARIANTS(addcmul))

OF_REALS(THREE, addcdiv, a + (kind)n0.real * b / c)
OF_HALVES(TRIPLED, addcdiv, x + (kind)n0.real * y / z)
WIDE_COMPLEX(THREE_COMPLEX, addcdiv, x + QUOTIENT(PRODUCT(number, y), z))
LOOP(addcdiv, REALS(addcdiv) COMPLEX_VARIANTS(addcdiv))

/*
 * a + weight (b - a), computed from the nearer end, so that weights 0 and 1 give the ends exactly.
 */
WITH_HALVES(TRIPLED, lerp,
            SELECT(LANE(fabs, z) < (kind)0.5, x + z * (y - x), y - (y - x) * (1 - z)))
#define SQUARED_SIZE(z) ((z) * (z) + LANE(swapped, (z) * (z)))
VECTORS_OF_COMPLEX(THREE_COMPLEX, lerp,
                   SELECT(SQUARED_SIZE(z) < (kind)0.25, x + PRODUCT(z, y - x),
                          y - PRODUCT(y - x, SPLAT_PAIRS(x, 1, 0) - z)))
LOOP(lerp, REALS(lerp) COMPLEX_VARIANTS(lerp))

ONE_OF_WRAPPING(neg, 0u - a)
OF_REALS(ONE, neg, -a)
VECTORS_OF_COMPLEX(ONE_COMPLEX, neg, -x)
LOOP(neg, WRAPPING(neg) REALS(neg) COMPLEX_VARIANTS(neg))

/* The most negative integer has no positive counterpart and stays, as in two's complement. */
#define WHOLE_ABS(unsigned_kind) (a < 0 ? (unsigned_kind)0 - (unsigned_kind)a : (unsigned_kind)a)
ONE(abs_u8, uint8_t, uint8_t, a)
ONE(abs_i8, uint8_t, int8_t, WHOLE_ABS(uint8_t))
ONE(abs_i16, uint16_t, int16_t, WHOLE_ABS(uint16_t))
ONE(abs_i32, uint32_t, int32_t, WHOLE_ABS(uint32_t))
ONE(abs_i64, uint64_t, int64_t, WHOLE_ABS(uint64_t))
OF_REALS(ONE, abs, fabs(a))
/*
 * The magnitude of a complex float in double, where the squares neither overflow nor underflow. An
 * infinite part makes it infinite even if the other is nan.
 */
#define FLOAT_SIZE(re, im)                                                                         \
    (fabsf(re) == INFINITY || fabsf(im) == INFINITY                                                \
         ? INFINITY                                                                                \
         : (float)sqrt((double)(re) * (double)(re) + (double)(im) * (double)(im)))
RARE(ONE_PLAIN(abs_c64, float, complex_float, FLOAT_SIZE(crealf(a), cimagf(a)))
         ONE_PLAIN(abs_c128, double, complex_double, cabs(a)))
LOOP(abs, SIGNED(abs) REALS(abs) COMPLEX(abs))
/* The same and neg of half types, on their bits: n0 has those that stay, n1 those that turn. */
ONE(sign_of_half_u16, uint16_t, uint16_t, (a & (uint16_t)n0.integer) ^ (uint16_t)n1.integer)
LOOP(sign_of_half, [TNI_COMPUTE_U16] = sign_of_half_u16)

ONE_OF_WRAPPING(square, 1u * a * a)
OF_REALS(ONE, square, a *a)
OF_HALVES(LANES, square, x *x)
VECTORS_OF_COMPLEX(ONE_COMPLEX, square, PRODUCT(x, x))
LOOP(square, WRAPPING(square) REALS(square) COMPLEX_VARIANTS(square))

OF_REALS(ONE, reciprocal, 1 / a)
OF_HALVES(LANES, reciprocal, 1 / x)
/*
 * By Smith's method, as quotients. The squares of finite floats are in the range of doubles: where
 * no part is 0, whose sign would not be PyTorch's, the reciprocal is the conjugate over the sum of
 * squares, one division.
 */
static inline tni_doubles reciprocal_wide(tni_doubles x)
{
    tni_doubles squares = x * x;
    if (tni_any_doubles(~((squares > 0) & (squares < __builtin_inf()))))
        return tni_quotient_doubles(tni_splat_pairs_doubles(1, 0), x);
    return -tni_alternating_doubles(x) / (squares + tni_swapped_doubles(squares));
}
ONE_COMPLEX(reciprocal_c64, wide, double, TNI_DOUBLES / 2, reciprocal_wide(x))
ONE_COMPLEX(reciprocal_c128, doubles, double, TNI_DOUBLES / 2, QUOTIENT(SPLAT_PAIRS(x, 1, 0), x))
LOOP(reciprocal, REALS(reciprocal) COMPLEX_VARIANTS(reciprocal))

OF_REALS(ONE, sqrt, sqrt(a))
OF_HALVES(LANES, sqrt, LANE(sqrt, x))
OF_COMPLEX(ONE_PLAIN, sqrt, sqrt(a))
LOOP(sqrt, REALS(sqrt) COMPLEX(sqrt))

OF_REALS(ONE, rsqrt, 1 / sqrt(a))
OF_HALVES(LANES, rsqrt, 1 / LANE(sqrt, x))
OF_COMPLEX(ONE_PLAIN, rsqrt, 1 / sqrt(a))
LOOP(rsqrt, REALS(rsqrt) COMPLEX(rsqrt))

/* ---- comparisons ---- */

/*
 * Every byte but 0 is true: memory that is viewed as bool, or that other programs wrote, may hold
 * any byte.
 */
#define COMPARED(op, sign)                                                                         \
    TWO(op##_bool, uint8_t, uint8_t, (a != 0) sign(b != 0))                                        \
    OF_WHOLES_TO_BOOL(TWO_IN_BLOCKS, op, a sign b)                                                 \
    OF_REALS_TO_BOOL(TWO_IN_BLOCKS, op, a sign b)
/* Complex numbers of floats are read as words, from which compilers make vectors of the parts. */
static inline float low_float(uint64_t word)
{
    uint32_t bits = (uint32_t)word;
    float x;
    memcpy(&x, &bits, sizeof x);
    return x;
}
static inline bool is_same_c64(uint64_t a, uint64_t b)
{
    const int is_low_same = low_float(a) == low_float(b);
    const int is_high_same = low_float(a >> 32) == low_float(b >> 32);
    return (is_low_same & is_high_same) != 0;
}
COMPARED(eq, ==)
TWO(eq_c64, uint8_t, uint64_t, is_same_c64(a, b))
RARE(TWO_PLAIN(eq_c128, uint8_t, complex_double, a == b))
LOOP(eq, BOOL(eq) WHOLES(eq) REALS(eq) TRUTH(eq))
COMPARED(ne, !=)
TWO(ne_c64, uint8_t, uint64_t, !is_same_c64(a, b))
RARE(TWO_PLAIN(ne_c128, uint8_t, complex_double, a != b))
LOOP(ne, BOOL(ne) WHOLES(ne) REALS(ne) TRUTH(ne))
/* Order is defined for real numbers only. */
COMPARED(lt, <)
LOOP(lt, BOOL(lt) WHOLES(lt) REALS(lt))
COMPARED(le, <=)
LOOP(le, BOOL(le) WHOLES(le) REALS(le))
COMPARED(gt, >)
LOOP(gt, BOOL(gt) WHOLES(gt) REALS(gt))
COMPARED(ge, >=)
LOOP(ge, BOOL(ge) WHOLES(ge) REALS(ge))

/* ---- bits ---- */

/* Bits of bools are logical operations. */
#define BITS(op, sign)                                                                             \
    TWO(op##_bool, uint8_t, uint8_t, (a != 0) sign(b != 0))                                        \
    TWO_OF_WRAPPING(op, a sign b)                                                                  \
    LOOP(op, BOOL(op) WRAPPING(op))
BITS(bitwise_and, &)
BITS(bitwise_or, |)
BITS(bitwise_xor, ^)

/* ---- extrema ---- */

/* A nan on either side is the result. */
TWO(maximum_bool, uint8_t, uint8_t, (a | b) != 0)
OF_WHOLES(TWO, maximum, a > b ? a : b)
OF_REALS(TWO_IN_BLOCKS, maximum, a != a || a > b ? a : b)
OF_HALVES(PAIRED, maximum, SELECT((x != x) | (x > y), x, y))
LOOP(maximum, BOOL(maximum) WHOLES(maximum) REALS(maximum))
TWO(minimum_bool, uint8_t, uint8_t, (a != 0) & (b != 0))
OF_WHOLES(TWO, minimum, a < b ? a : b)
OF_REALS(TWO_IN_BLOCKS, minimum, a != a || a < b ? a : b)
OF_HALVES(PAIRED, minimum, SELECT((x != x) | (x < y), x, y))
LOOP(minimum, BOOL(minimum) WHOLES(minimum) REALS(minimum))

/*
 * Clamp to two numbers; where they are in the wrong order the upper one is the result, as in
 * PyTorch. A nan stays.
 */
#define CLAMPED(a, least, greatest)                                                                \
    ((a) < (least) ? ((least) < (greatest) ? (least) : (greatest))                                 \
                   : ((a) > (greatest) ? (greatest) : (a)))
OF_WHOLES(ONE, clamp, CLAMPED(a, (kind)n0.integer, (kind)n1.integer))
WITH_HALVES(LANES, clamp, ON_LANES(clamp, x)(x, (kind)n0.real, (kind)n1.real))
LOOP(clamp, WHOLES(clamp) REALS(clamp))

#define CLAMPED_TENSORS CLAMPED(a, b, c)
OF_WHOLES(THREE, clamp_tensors, CLAMPED_TENSORS)
#define FIRST_NAN(x, other) SELECT((x) != (x), x, other)
TRIPLED_REALS(clamp_tensors,
              FIRST_NAN(x, FIRST_NAN(y, FIRST_NAN(z, SELECT(x < y, SELECT(y < z, y, z),
                                                            SELECT(x > z, z, x))))))
LOOP(clamp_tensors, WHOLES(clamp_tensors) REALS(clamp_tensors))

/*
 * threshold: n1 in place of everything that is not above n0. In the gradient 0 is in place of the
 * gradients of those.
 */
OF_WHOLES(ONE, threshold, a <= (kind)n0.integer ? (kind)n1.integer : a)
OF_REALS(ONE, threshold, a <= (kind)n0.real ? (kind)n1.real : a)
OF_HALVES(LANES, threshold, SELECT(x <= (kind)n0.real, SPLAT(x, n1.real), x))
LOOP(threshold, WHOLES(threshold) REALS(threshold))
OF_WHOLES(TWO, threshold_backward, b <= (kind)n0.integer ? 0 : a)
OF_REALS(EITHER, threshold_backward, b <= (kind)n0.real ? 0 : a)
OF_HALVES(PAIRED, threshold_backward, SELECT(y <= (kind)n0.real, SPLAT(x, 0), x))
LOOP(threshold_backward, WHOLES(threshold_backward) REALS(threshold_backward))

/* ---- selection ---- */

/* where moves elements without looking at them, so one loop per size serves all dtypes. */
THREE_EITHER(where_u8, uint8_t, uint8_t, a ? b : c)
THREE_EITHER(where_u16, uint8_t, uint16_t, a ? b : c)
THREE_EITHER(where_u32, uint8_t, uint32_t, a ? b : c)
THREE_EITHER(where_u64, uint8_t, uint64_t, a ? b : c)
RARE(THREE_PLAIN(where_c128, uint8_t, complex_double, a ? b : c))
LOOP(where, [TNI_COMPUTE_U8] = where_u8, [TNI_COMPUTE_U16] = where_u16,
     [TNI_COMPUTE_U32] = where_u32, [TNI_COMPUTE_U64] = where_u64,
     RARE([TNI_COMPUTE_C128] = where_c128))
