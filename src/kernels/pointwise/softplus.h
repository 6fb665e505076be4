/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * log(1 + e^x) and its part for one sign, log(1 + y) for y from 0 to 1, on lanes (lanes.h): of
 * softplus, mish, log_sigmoid, logaddexp and losses of logits. For floats it is one polynomial,
 * where log1p needs an exponent, a division and sums of two floats. Only for files ..._loops.c.
 */
#ifndef TENON_SOFTPLUS_H
#define TENON_SOFTPLUS_H

#include "kernels/core/lanes.h"

#ifdef TNI_HAS_FMA
/*
 * Return (log(1 + x) - x) / x^2 for x from 0 to 1, by a polynomial in t, which runs from -1 to 1.
 * It was fitted by weighted least squares, its coefficients rounded one after another, each before
 * the next ones were fitted.
 */
static inline __attribute__((always_inline, unused)) tni_floats tni_unit_log1p_series(tni_floats x)
{
    tni_floats t = tni_fma_floats(x, tni_splat_floats(2), tni_splat_floats(-1));
    return TNI_POLYNOMIAL(t, -0.378139555f, 0.0896124393f, -0.0233077947f, 0.00638593966f,
                          -0.00180824671f, 0.000522354152f, -0.000154984969f, 4.98563604e-05f,
                          -1.57167906e-05f, 2.88966021e-06f);
}
#endif

/* Return log(1 + x) for x from 0 to 1, or nan: within 0.95 ulp, and 0.6 ulp below 0.1. */
static inline __attribute__((always_inline, unused)) tni_floats tni_unit_log1p_floats(tni_floats x)
{
#ifdef TNI_HAS_FMA
    return tni_fma_floats(x, x * tni_unit_log1p_series(x), x);
#else
    return tni_log1p_floats(x);
#endif
}
static inline __attribute__((unused)) tni_doubles tni_unit_log1p_doubles(tni_doubles x)
{
    return tni_log1p_doubles(x);
}

/*
 * Return log(1 + e^x) = max(x, 0) + log(1 + p) for p = e^-|x|, where nothing overflows. Where x is
 * between 0 and p, x + p is rounded first, and what that loses is added to the rest: there the
 * rounded logarithm would cost more digits than the sum has to spare.
 */
static inline __attribute__((always_inline, unused)) tni_floats
tni_softplus_of_power_floats(tni_floats x, tni_floats p)
{
    tni_floats positive = tni_select_floats(x > 0, x, (tni_floats){0});
#ifdef TNI_HAS_FMA
    tni_floats sum = x + p;
    tni_float_masks is_near = (x > 0) & (x <= p);
    tni_floats rest = tni_select_floats(is_near, x - (sum - p), p);
    return tni_select_floats(is_near, sum, positive) +
           tni_fma_floats(p, p * tni_unit_log1p_series(p), rest);
#else
    return positive + tni_log1p_floats(p);
#endif
}
static inline __attribute__((unused)) tni_doubles tni_softplus_of_power_doubles(tni_doubles x,
                                                                                tni_doubles p)
{
    return tni_select_doubles(x > 0, x, (tni_doubles){0}) + tni_log1p_doubles(p);
}

/*
 * The same of x alone. Where products are rounded twice, the logarithm of the sum loses less; far
 * out the result is x. For doubles once per file, as their logarithm is called anyway.
 */
static inline __attribute__((unused)) tni_floats tni_softplus_floats(tni_floats x)
{
#ifdef TNI_HAS_FMA
    return tni_softplus_of_power_floats(x, tni_inline_exp_floats(-tni_fabs_floats(x)));
#else
    tni_floats near =
        tni_log1p_floats(tni_exp_floats(tni_select_floats(x > 60, (tni_floats){0}, x)));
    return tni_select_floats(x > 60, x, near);
#endif
}
static __attribute__((noinline, unused)) tni_doubles tni_softplus_doubles(tni_doubles x)
{
    return tni_softplus_of_power_doubles(x, tni_exp_doubles(-tni_fabs_doubles(x)));
}

#endif
