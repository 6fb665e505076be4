/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Loops of functions that are called often, compiled once per ISA (isa.h): exponentials, tanh,
 * sigmoid, silu, gelu, elu, powers. loop_forms.h explains the forms.
 */
#include "kernels/pointwise/loop_forms.h"

#include "kernels/pointwise/gate.inc"

/* Functions of one number: those of lanes.h for real numbers, libm's for complex ones. */
#define FUNCTION_OF_COMPLEX(name)                                                                  \
    LANES_OF_REALS(name, LANE(name, x))                                                            \
    OF_COMPLEX(ONE_PLAIN, name, name(a))                                                           \
    LOOP(name, REALS(name) COMPLEX(name))
FUNCTION_OF_COMPLEX(cos)
OF_HALVES(LANES, cos, tni_narrow_sin(x, true))
FUNCTION_OF_COMPLEX(log)
FUNCTION_OF_COMPLEX(sin)
OF_HALVES(LANES, sin, tni_narrow_sin(x, false))
FUNCTION_OF_COMPLEX(tanh)

#if defined(__AVX2__) && !defined(__AVX512F__)
/* 2^(j / 8), and what that lacks. */
static const float power_tables[2 * 8] = {
    0x1.0p+0f, 0x1.172b84p+0f, 0x1.306fep+0f, 0x1.4bfdaep+0f, 0x1.6a09e6p+0f, 0x1.8ace54p+0f,
    0x1.ae89fap+0f, 0x1.d5818ep+0f,
    /* what they lack */
    0, -1.307754e-08f, 3.7976353e-08f, -4.0189995e-08f, 2.4203235e-08f, 8.070905e-09f,
    -2.4755327e-08f, -1.1239278e-08f};

/* Return the floats of a table of 8 that the lowest three bits of each lane count. */
static inline tni_floats look_up_8(const float *table, tni_float_masks at)
{
    return (tni_floats)_mm256_permutevar8x32_ps(_mm256_loadu_ps(table), (__m256i)at);
}

/*
 * e^x of floats within 0.59 ulp, in two thirds of the time of the one for other formulas: x is (8 k
 * + j) ln 2 / 8 + r, where j chooses a power and |r| <= ln(2) / 16, so that the series is short.
 */
static inline tni_floats exp_of_floats(tni_floats x)
{
    const tni_floats shift = tni_splat_floats(0x1.8p23);
    tni_floats shifted = tni_fma_floats(x, tni_splat_floats(11.54156), shift);
    tni_floats eighths = shifted - shift;
    /* The first 14 bits of ln 2 / 8, so that the first product is exact, then the rest. */
    tni_floats r = tni_fma_floats(eighths, tni_splat_floats(-0x1.62ep-4), x);
    r = tni_fma_floats(eighths, tni_splat_floats(-3.993273e-06), r);
    tni_float_masks at = (tni_float_masks)shifted;
    tni_floats power = look_up_8(power_tables, at);
    tni_floats growth = tni_fma_floats(r * r, TNI_POLYNOMIAL(r, 0.5f, 0.1666784f, 0.04166862f), r);
    tni_floats sum = power + tni_fma_floats(power, growth, look_up_8(power_tables + 8, at));
    /* The bits of k, at the place of the exponent. */
    tni_float_masks exponent = (tni_float_masks)((tni_float_words)at << 20) & ~0x7fffff;
    tni_floats result = (tni_floats)((tni_float_words)sum + (tni_float_words)exponent);
    /* Compared as integers, nan is larger, too. */
    tni_float_masks is_rare =
        (tni_float_masks)tni_fabs_floats(x) >= 0x42ae0000; /* the bits of 87 */
    if (__builtin_expect(!tni_any_floats(is_rare), 1))
        return result;
    return tni_select_floats(is_rare, tni_sleef_exp_floats(x), result);
}
LANES(exp_f32, floats, float, TNI_FLOATS, exp_of_floats(x))
LANES(exp_f64, doubles, double, TNI_DOUBLES, LANE(inline_exp, x))
#else
LANES_OF_REALS(exp, LANE(inline_exp, x))
#endif
OF_COMPLEX(ONE_PLAIN, exp, exp(a))
LOOP(exp, REALS(exp) COMPLEX(exp))

/* quick_exp, within 1.1 ulp, takes half as long as SLEEF's exp. */
LANES_OF_REALS(sigmoid, LANE2(gate, x, SPLAT(x, 1)))
OF_COMPLEX(ONE_PLAIN, sigmoid, 1 / (1 + exp(-a)))
LOOP(sigmoid, REALS(sigmoid) COMPLEX(sigmoid))
/* a is the gradient, b the result. */
OF_REALS(EITHER, sigmoid_backward, a *(1 - b) * b)
OF_HALVES(PAIRED, sigmoid_backward, x *(1 - y) * y)
OF_COMPLEX(TWO_PLAIN, sigmoid_backward, a *conj((1 - b) * b))
LOOP(sigmoid_backward, REALS(sigmoid_backward) COMPLEX(sigmoid_backward))
/* (1 - b)(1 + b) keeps digits next to |b| = 1 that 1 - b^2 loses. */
OF_REALS(EITHER, tanh_backward, a *((1 - b) * (1 + b)))
OF_HALVES(PAIRED, tanh_backward, x *((1 - y) * (1 + y)))
OF_COMPLEX(TWO_PLAIN, tanh_backward, a *conj(1 - b * b))
LOOP(tanh_backward, REALS(tanh_backward) COMPLEX(tanh_backward))

LANES_OF_REALS(silu, LANE2(gate, x, x))
OF_COMPLEX(ONE_PLAIN, silu, a / (1 + exp(-a)))
LOOP(silu, REALS(silu) COMPLEX(silu))
/* x is the gradient, y the input: gradient * s (1 + y (1 - s)) with s = sigmoid(y). */
#define SILU_SLOPE(gate) (x * (gate) * (1 + y * (1 - (gate))))
#define SIGMOID(x)       (1 / (1 + LANE(quick_exp, -(x))))
PAIRED_REALS(silu_backward, SILU_SLOPE(SIGMOID(y)))
#define COMPLEX_GATE (1 / (1 + exp(-b)))
OF_COMPLEX(TWO_PLAIN, silu_backward, a *COMPLEX_GATE *(1 + b * (1 - COMPLEX_GATE)))
LOOP(silu_backward, REALS(silu_backward) COMPLEX(silu_backward))

/* ---- gelu: x times the normal distribution function, or its tanh approximation ---- */

#define DENSITY          0.39894228040143267794 /* of the normal distribution at 0 */
#define ROOT_TWO_OVER_PI 0.79788456080286535588
#define CUBE             0.044715
#ifdef __AVX512F__
/* The normal distribution function at 0, 3/8, ..., 45/8, -6, ..., -3/8, and its polynomials. */
static const float normal_tables[6 * 32] = {
    /* values */
    0.5f, 0.6461698f, 0.77337265f, 0.8697055f, 0.9331928f, 0.96960366f, 0.9877755f, 0.9956676f,
    0.9986501f, 0.9996309f, 0.9999116f, 0.99998146f, 0.9999966f, 0.99999946f, 0.99999994f, 1, 0,
    9.275805e-09f, 7.605168e-08f, 5.4405103e-07f, 3.3977035e-06f, 1.8536823e-05f, 8.8417466e-05f,
    0.0003690787f, 0.0013498982f, 0.004332448f, 0.012224471f, 0.030396359f, 0.0668072f, 0.13029452f,
    0.22662735f, 0.35383025f,
    /* slopes */
    0.3989423f, 0.37185508f, 0.30113745f, 0.21187665f, 0.1295176f, 0.06878628f, 0.031739652f,
    0.012724182f, 0.0044318484f, 0.0013411188f, 0.00035259573f, 8.054048e-05f, 1.5983755e-05f,
    2.755947e-06f, 4.128483e-07f, 0, 0, 5.373259e-08f, 4.128483e-07f, 2.755947e-06f, 1.5983755e-05f,
    8.054048e-05f, 0.00035259573f, 0.0013411188f, 0.0044318484f, 0.012724182f, 0.031739652f,
    0.06878628f, 0.1295176f, 0.21187665f, 0.30113745f, 0.37185508f,
    /* coefficients of the power 2 */
    0, -0.069721006f, -0.112924434f, -0.1191797f, -0.09713865f, -0.0644881f, -0.035707798f,
    -0.016700696f, -0.006647697f, -0.002263004f, -0.0006610248f, -0.00016607142f, -3.594785e-05f,
    -6.713125e-06f, -1.0826643e-06f, 0, 0, 1.5091426e-07f, 1.0826643e-06f, 6.713125e-06f,
    3.594785e-05f, 0.00016607142f, 0.0006610248f, 0.002263004f, 0.006647697f, 0.016700696f,
    0.035707798f, 0.0644881f, 0.09713865f, 0.1191797f, 0.112924434f, 0.069721006f,
    /* coefficients of the power 3 */
    -0.066489555f, -0.053260036f, -0.021958174f, 0.009379376f, 0.026982445f, 0.028840067f,
    0.021490572f, 0.012492388f, 0.00590919f, 0.0023225055f, 0.0007676093f, 0.00021496945f,
    5.1274426e-05f, 1.0454496e-05f, 1.8270896e-06f, 0, 0, 2.7426313e-07f, 1.8270896e-06f,
    1.0454496e-05f, 5.1274426e-05f, 0.00021496945f, 0.0007676093f, 0.0023225055f, 0.00590919f,
    0.012492388f, 0.021490572f, 0.028840067f, 0.026982445f, 0.009379376f, -0.021958174f,
    -0.053260036f,
    /* coefficients of the power 4 */
    0, 0.016475257f, 0.022778498f, 0.017156487f, 0.0061054574f, -0.0026976017f, -0.006084942f,
    -0.005398804f, -0.0033296384f, -0.001592616f, -0.00061645225f, -0.00019729558f, -5.2876265e-05f,
    -1.196405e-05f, -2.298348e-06f, 0, 0, 3.76394e-07f, 2.298348e-06f, 1.196405e-05f,
    5.2876265e-05f, 0.00019729558f, 0.00061645225f, 0.001592616f, 0.0033296384f, 0.005398804f,
    0.006084942f, 0.0026976017f, -0.0061054574f, -0.017156487f, -0.022778498f, -0.016475257f,
    /* coefficients of the power 5 */
    0.009911184f, 0.006708274f, -0.00012906021f, -0.0052386317f, -0.005839407f, -0.0032859424f,
    -0.00047567318f, 0.0009568797f, 0.0011034975f, 0.0007201583f, 0.000343545f, 0.00012894042f,
    3.934665e-05f, 9.939471e-06f, 2.1018516e-06f, 0, 0, 3.7486706e-07f, 2.1018516e-06f,
    9.939471e-06f, 3.934665e-05f, 0.00012894042f, 0.000343545f, 0.0007201583f, 0.0011034975f,
    0.0009568797f, -0.00047567318f, -0.0032859424f, -0.005839407f, -0.0052386317f, -0.00012906021f,
    0.006708274f};

/*
 * The normal distribution function, within 6e-8: a polynomial in the distance from the nearest
 * multiple of 3/8, up to 3/16, which interpolates at the Chebyshev nodes. Numbers nearest to -6 or
 * below have 0, those nearest to 45/8 or above 1.
 */
static inline tni_floats normal_of_floats(tni_floats x)
{
    const tni_floats shift = tni_splat_floats(0x1.8p23);
    tni_floats near = tni_clamp_floats(x, -6, 5.75f);
    tni_floats shifted = tni_fma_floats(near, tni_splat_floats(2.66666667), shift);
    tni_floats distance = tni_fma_floats(shifted - shift, tni_splat_floats(-0.375), near);
    tni_float_masks at = (tni_float_masks)shifted;
    tni_floats sum = tni_look_up_32(normal_tables + 32 * 5, at);
    _Pragma("GCC unroll 8") for (int i = 4; i >= 0; i--) sum =
        tni_fma_floats(sum, distance, tni_look_up_32(normal_tables + 32 * i, at));
    return sum;
}
#else
static inline tni_floats normal_of_floats(tni_floats x)
{
    return tni_normal_floats(x);
}
#endif
#define NORMAL(x) _Generic((x), tni_floats : normal_of_floats, default : tni_normal_doubles)(x)
WITH_HALVES(LANES, gelu, x *NORMAL(x))
LOOP(gelu, REALS(gelu))
/* The gradient: normal(y) + y * density(y). */
PAIRED_REALS(gelu_backward, x *(NORMAL(y) + y * LANE(quick_exp, y *y *(kind)-0.5) * (kind)DENSITY))
LOOP(gelu_backward, REALS(gelu_backward))

/*
 * The tanh approximation (Hendrycks and Gimpel, 2016): x / 2 (1 + tanh(sqrt(2 / pi) (x + 0.044715
 * x^3))).
 */
#define INNER(x) LANE(tanh, (kind)ROOT_TWO_OVER_PI *((x) + (kind)CUBE * (x) * (x) * (x)))
LANES_OF_REALS(gelu_tanh, (kind)0.5 * x * (1 + INNER(x)))
LOOP(gelu_tanh, REALS(gelu_tanh))
/* With t = tanh(u(y)): (1 + t) / 2 + y (1 - t^2) u'(y) / 2. */
#define GELU_SLOPE(t)                                                                              \
    (x * (kind)0.5 *                                                                               \
     (1 + (t) + y * (1 - (t) * (t)) * (kind)ROOT_TWO_OVER_PI * (1 + 3 * (kind)CUBE * y * y)))
PAIRED_REALS(gelu_tanh_backward, GELU_SLOPE(INNER(y)))
LOOP(gelu_tanh_backward, REALS(gelu_tanh_backward))

/* ---- rectifiers ---- */

OF_REALS(ONE, leaky_relu, a > 0 ? a : a * (kind)n0.real)
OF_HALVES(LANES, leaky_relu, SELECT(x > 0, x, x *(kind)n0.real))
LOOP(leaky_relu, REALS(leaky_relu))

/* n0 is alpha, n1 scale, n2 input_scale. */
LANES_OF_REALS(elu, SELECT(x < 0, LANE(expm1, x *(kind)n2.real) * (kind)(n0.real * n1.real),
                           x *(kind)n1.real))
LOOP(elu, REALS(elu))

/* ---- powers ---- */

#ifdef TNI_ISA_IS_BASE
/*
 * Integers are multiplied by repeated squaring and wrap. A negative power is 0, except of 1 and -1.
 */
static inline uint64_t whole_power(uint64_t base, uint64_t power)
{
    uint64_t result = 1;
    for (; power != 0; power >>= 1, base *= base)
        if ((power & 1) != 0)
            result *= base;
    return result;
}
static inline int64_t signed_power(int64_t base, int64_t power)
{
    if (power >= 0)
        return (int64_t)whole_power((uint64_t)base, (uint64_t)power);
    return base == 1 ? 1 : base == -1 ? (power % 2 == 0 ? 1 : -1) : 0;
}
#endif
RARE(OF_SIGNED(TWO_PLAIN, pow, signed_power((int64_t)a, (int64_t)b)))
PAIRED_REALS(pow, LANE2(pow, x, y))
OF_COMPLEX(TWO_PLAIN, pow, pow(a, b))
/* The powers 0, 1, 3 and -2, which prepare_pow_number chooses. */
#define SMALL_POWER(a, one)                                                                        \
    (n0.integer == 0 ? (one) : n0.integer == 1 ? a : n0.integer == 3 ? a * a * a : 1 / (a * a))
LANES_OF_REALS(small_power, SMALL_POWER(x, SPLAT(x, 1)))
OF_COMPLEX(ONE_PLAIN, small_power, SMALL_POWER(a, 1))
LOOP(small_power, REALS(small_power) COMPLEX(small_power))
LOOP(pow, RARE(SIGNED(pow)) REALS(pow) COMPLEX(pow))
