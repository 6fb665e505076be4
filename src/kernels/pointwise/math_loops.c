/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Loops of functions that are called often, compiled once per ISA (isa.h): exponentials, tanh,
 * sigmoid, silu, gelu, elu, powers. loop_forms.h explains the forms.
 */
#include "kernels/pointwise/loop_forms.h"

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
LANES_OF_REALS(exp, LANE(inline_exp, x))
OF_COMPLEX(ONE_PLAIN, exp, exp(a))
LOOP(exp, REALS(exp) COMPLEX(exp))
LANES_OF_REALS(erf, LANE(erf, x))
LOOP(erf, REALS(erf))

/* quick_exp, within 1.1 ulp, takes half as long as SLEEF's exp. */
LANES_OF_REALS(sigmoid, 1 / (1 + LANE(quick_exp, -x)))
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

LANES_OF_REALS(silu, x / (1 + LANE(quick_exp, -x)))
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
LANES_OF_REALS(gelu, x *LANE(normal, x))
LOOP(gelu, REALS(gelu))
/* The gradient: normal(y) + y * density(y). */
PAIRED_REALS(gelu_backward,
             x *(LANE(normal, y) + y * LANE(quick_exp, y *y *(kind)-0.5) * (kind)DENSITY))
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
