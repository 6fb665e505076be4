/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Loops of activations and their gradients, compiled once per ISA (isa.h). loop_forms.h explains
 * the forms; the operators are in activation_specs.c. Every loop computes in float or double; half
 * types are converted on the way.
 */
#include "kernels/pointwise/loop_forms.h"

/*
 * In gradients `a` (or the vector `x`) is the gradient of the result, and `b` (or `y`) the input.
 */

/* ---- piecewise linear and quadratic functions ---- */

/* A nan passes both comparisons and stays. */
#define BETWEEN(x, least, greatest) ((x) < (least) ? (least) : (x) > (greatest) ? (greatest) : (x))
OF_REALS(ONE, hardsigmoid, BETWEEN(a + 3, 0, 6) / 6)
LOOP(hardsigmoid, REALS(hardsigmoid))
OF_REALS(EITHER, hardsigmoid_backward, b > -3 && b < 3 ? a / 6 : 0)
LOOP(hardsigmoid_backward, REALS(hardsigmoid_backward))
OF_REALS(ONE, hardswish, a *BETWEEN(a + 3, 0, 6) / 6)
LOOP(hardswish, REALS(hardswish))
/* relu6(x + 3) * x / 6, whose slope is x / 3 + 1/2 between -3 and 3. */
OF_REALS(EITHER, hardswish_backward, b <= -3 ? 0 : b < 3 ? a * (b / 3 + (kind)0.5) : a)
LOOP(hardswish_backward, REALS(hardswish_backward))
OF_REALS(EITHER, hardtanh_backward, b <= (kind)n0.real || b >= (kind)n1.real ? 0 : a)
LOOP(hardtanh_backward, REALS(hardtanh_backward))
/* n0 is lambda. */
OF_REALS(ONE, hardshrink, a >= -(kind)n0.real && a <= (kind)n0.real ? 0 : a)
LOOP(hardshrink, REALS(hardshrink))
/* 0 * a keeps a nan. */
OF_REALS(ONE, softshrink,
         a > (kind)n0.real    ? a - (kind)n0.real
         : a < -(kind)n0.real ? a + (kind)n0.real
                              : 0 * a)
LOOP(softshrink, REALS(softshrink))
OF_REALS(TWO, shrink_backward, b >= -(kind)n0.real && b <= (kind)n0.real ? 0 : a)
LOOP(shrink_backward, REALS(shrink_backward))
/* n0 is the negative slope. */
OF_REALS(EITHER, leaky_relu_backward, b > 0 ? a : a * (kind)n0.real)
LOOP(leaky_relu_backward, REALS(leaky_relu_backward))
/* b is the weight. */
OF_REALS(TWO, prelu, a > 0 ? a : b * a)
LOOP(prelu, REALS(prelu))

#define TEMPLATE "kernels/pointwise/prelu_backward.inc"
#include "kernels/core/for_reals.inc"
LOOP(prelu_backward, REALS(prelu_backward))

/* ---- exponentials ---- */

/*
 * elu_backward: n0 is alpha, n1 scale, n2 input_scale, and n3 says whether y is the result of elu
 * instead of its input. With y as the result, alpha * scale * e^(input) is y + alpha * scale.
 */
#define ELU_BELOW                                                                                  \
    (n3.integer != 0 ? x * (kind)n2.real * (y + SPLAT(y, n0.real * n1.real))                       \
                     : x * (kind)(n0.real * n1.real * n2.real) * LANE(exp, y * (kind)n2.real))
PAIRED_REALS(elu_backward, SELECT(y <= 0, ELU_BELOW, x *(kind)n1.real))
LOOP(elu_backward, REALS(elu_backward))

/*
 * softplus: log(1 + e^(beta x)) / beta, or x where beta x exceeds the threshold and the difference
 * is lost in rounding. n0 is beta and n1 the threshold.
 */
LANES_OF_REALS(softplus, SELECT(x *(kind)n0.real > (kind)n1.real, x,
                                LANE(softplus, x *(kind)n0.real) / (kind)n0.real))
LOOP(softplus, REALS(softplus))
PAIRED_REALS(softplus_backward,
             SELECT(y *(kind)n0.real > (kind)n1.real, x, x / (1 + LANE(exp, -y *(kind)n0.real))))
LOOP(softplus_backward, REALS(softplus_backward))

#define TEMPLATE "kernels/pointwise/log_sigmoid.inc"
#include "kernels/core/for_reals.inc"
LOOP(log_sigmoid, REALS(log_sigmoid))

/*
 * a is the gradient, b the input, c = e^-|b| from the forward loop: the slope is sigmoid(-b), which
 * is c / (1 + c) or 1 minus that.
 */
OF_REALS(THREE, log_sigmoid_backward, a *(b < 0 ? 1 - c / (1 + c) : c / (1 + c)))
LOOP(log_sigmoid_backward, REALS(log_sigmoid_backward))

LANES_OF_REALS(mish, x *LANE(tanh, LANE(softplus, x)))
LOOP(mish, REALS(mish))
/* With t = tanh(softplus(y)): gradient * (t + y (1 - t^2) sigmoid(y)). */
#define MISH_SLOPE(t) (x * ((t) + y * (1 - (t) * (t)) / (1 + LANE(exp, -y))))
PAIRED_REALS(mish_backward, MISH_SLOPE(LANE(tanh, LANE(softplus, y))))
LOOP(mish_backward, REALS(mish_backward))
