/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Loops of pointwise losses and their gradients, compiled once per ISA (isa.h). loop_forms.h
 * explains the forms; the operators are in nn/losses.c. Formulas keep PyTorch's order of operations
 * where rounding or overflow shows it.
 *
 *     losses:     x input, y target, z weight, w weight of positive targets
 *     gradients:  x gradient of the loss, y input, z target, w weight
 *
 * NUMBER is beta or delta. FACTOR is 1, or 1 / number of elements for a mean.
 */
#include "kernels/pointwise/loop_forms.h"

#define NUMBER       ((kind)n0.real)
#define FACTOR       ((kind)n1.real)
#define LARGER(x, y) SELECT((x) > (y), x, y)

/* ---- squares and absolute values ---- */

/* mse_loss. */
PAIRED_REALS(squares, (x - y) * (x - y))
LOOP(squares, REALS(squares))

/* smooth_l1_loss: (x - y)^2 / (2 beta) within beta of the target, |x - y| - beta / 2 beyond. */
PAIRED_REALS(smooth, SELECT(LANE(fabs, x - y) < NUMBER, (kind)0.5 * (x - y) * (x - y) / NUMBER,
                            LANE(fabs, x - y) - (kind)0.5 * NUMBER))
LOOP(smooth, REALS(smooth))

/*
 * huber_loss (Huber, 1964): (x - y)^2 / 2 within delta of the target, and delta * (|x - y| - delta
 * / 2) beyond. It is beta times smooth_l1_loss.
 */
PAIRED_REALS(huber, SELECT(LANE(fabs, x - y) <= NUMBER, (kind)0.5 * (x - y) * (x - y),
                           NUMBER *(LANE(fabs, x - y) - (kind)0.5 * NUMBER)))
LOOP(huber, REALS(huber))

/* The slope y - z, clamped to [-delta, delta]. */
TRIPLED_REALS(huber_backward,
              SELECT(y - z < -NUMBER, -FACTOR *x *NUMBER,
                     SELECT(y - z > NUMBER, FACTOR *x *NUMBER, FACTOR *(y - z) * x)))
LOOP(huber_backward, REALS(huber_backward))

/*
 * FACTOR * (y - z) * x, multiplied in PyTorch's order, which shows next to overflow. Integers have
 * this gradient and the next, too, and wrap.
 */
TRIPLED_REALS(squares_backward, FACTOR *(y - z) * x)
RARE(THREE_PLAIN(squares_backward_i64, uint64_t, uint64_t, (uint64_t)(int64_t)n1.real *(b - c) * a))
LOOP(squares_backward, REALS(squares_backward) RARE([TNI_COMPUTE_I64] = squares_backward_i64, ))

/* (y - z) / beta, clamped to [-1, 1]. For integers, a beta of 0 never divides. */
TRIPLED_REALS(smooth_backward,
              SELECT(y - z <= -NUMBER, -FACTOR *x,
                     SELECT(y - z >= NUMBER, FACTOR *x, FACTOR *(y - z) * x / NUMBER)))
#ifdef TNI_ISA_IS_BASE
static int64_t whole_slope(int64_t gradient, int64_t difference, int64_t number, int64_t part)
{
    uint64_t factor = (uint64_t)part * (uint64_t)gradient;
    if (difference <= (int64_t)(0 - (uint64_t)number))
        return (int64_t)(0 - factor);
    if (difference >= number)
        return (int64_t)factor;
    return (int64_t)((uint64_t)difference * factor) / number;
}
#endif
RARE(THREE_PLAIN(smooth_backward_i64, int64_t, int64_t,
                 whole_slope(a, (int64_t)((uint64_t)b - (uint64_t)c), (int64_t)n0.real,
                             (int64_t)n1.real)))
LOOP(smooth_backward, REALS(smooth_backward) RARE([TNI_COMPUTE_I64] = smooth_backward_i64, ))

/* ---- cross entropies ---- */

/* binary_cross_entropy, and the same times the weight. */
#define TEMPLATE "kernels/pointwise/loss_entropy.inc"
#include "kernels/core/for_reals.inc"
LOOP(entropy, REALS(entropy))
LOOP(weighted_entropy, REALS(weighted_entropy))

/* (y - z) / (y (1 - y)), the divisor at least 1e-12. */
#define ENTROPY_SLOPE (FACTOR * x * (y - z) / LARGER((1 - y) * y, SPLAT(y, 1e-12)))
TRIPLED_REALS(entropy_backward, ENTROPY_SLOPE)
LOOP(entropy_backward, REALS(entropy_backward))
QUADRUPLED_REALS(weighted_entropy_backward, ENTROPY_SLOPE *w)
LOOP(weighted_entropy_backward, REALS(weighted_entropy_backward))

/*
 * binary_cross_entropy_with_logits: binary_cross_entropy of sigmoid(x), which is (1 - y) x +
 * softplus(-x).
 */
PAIRED_REALS(logits, (1 - y) * x + LANE(softplus, -x))
LOOP(logits, REALS(logits))
QUADRUPLED_REALS(weighted_logits, z *((1 - y) * x + ((w - 1) * y + 1) * LANE(softplus, -x)))
LOOP(weighted_logits, REALS(weighted_logits))

/* ---- margins ---- */

/* soft_margin_loss: log(1 + e^(-x y)). It is infinite where the power overflows, as in PyTorch. */
PAIRED_REALS(margin, LANE(log1p, LANE(exp, -x *y)))
LOOP(margin, REALS(margin))

/*
 * -x p / (1 + p) with p = e^(-x y). Here x is the target, y the input and z the gradient of the
 * loss: the strides of the result follow those of the target, so that is the first operand.
 */
#define POWER LANE(exp, -x *y)
TRIPLED_REALS(margin_backward, -x *POWER *FACTOR / (1 + POWER) * z)
LOOP(margin_backward, REALS(margin_backward))
