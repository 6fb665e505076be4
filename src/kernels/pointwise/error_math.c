/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * erfcx, erfinv, ndtri, log_ndtr and entr, in double. The inverses are refined by Halley's method,
 * which triples the number of correct digits per step.
 */
#include "kernels/pointwise/special_math.h"

#include <math.h>

#define PI        3.14159265358979323846
#define ROOT_HALF 0.70710678118654752440

/*
 * Return e^(x^2) erfc(x). From 10 on, the asymptotic series in 1 / (2 x^2) (DLMF 7.12.1), whose 20
 * terms fall below 1e-17 there. Below -26.7 the result overflows, and from 1e8 on the first term is
 * all of it.
 */
double tni_erfcx(double x)
{
    double square = x * x;
    if (x < 10) /* the rounding error of the square, fma(x, x, -square), is a factor near 1 */
        return x < -26.7 ? INFINITY : exp(square) * (1 + fma(x, x, -square)) * erfc(x);
    if (x > 1e8)
        return 1 / sqrt(PI) / x; /* x sqrt(pi) may overflow */
    double z = 1 / (2 * x * x);
    double term = 1;
    double sum = 1;
    for (int k = 1; k < 20; k++) {
        term *= -(2 * k - 1) * z;
        sum += term;
    }
    return sum / (x * sqrt(PI));
}

/*
 * Return the x > 0 with erfc(x) = q, q in (0, 1]. The start is Hastings' rational approximation of
 * the normal quantile (Abramowitz and Stegun 26.2.23), off by at most 4.5e-4; three Halley steps
 * follow. Both sides are scaled by e^(x^2), so that neither underflows.
 */
static double inverse_erfc(double q)
{
    double t = sqrt(-2 * log(q / 2));
    double x = (t - (2.515517 + t * (0.802853 + t * 0.010328)) /
                        (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)))) *
               ROOT_HALF;
    for (int i = 0; i < 3; i++) {
        /* (erfc(x) - q) / -erfc'(x), from the scaled values. */
        double scaled = x < 26 ? q * exp(x * x) : exp(x * x + log(q)); /* e^(x^2) alone overflows */
        double step = (tni_erfcx(x) - scaled) * sqrt(PI) / 2;
        x += step / (1 + x * step);
    }
    return x;
}

/*
 * Inverse error function. Near 0, Halley's method on erf, starting from two terms of its series;
 * from 1/2 on, by the complement, which keeps the digits of 1 - |y|.
 */
double tni_erfinv(double y)
{
    double size = fabs(y);
    if (!(size <= 1))
        return NAN;
    if (size == 1)
        return copysign(INFINITY, y);
    if (size > 0.5)
        return copysign(inverse_erfc(1 - size), y);
    double x = y * sqrt(PI) / 2 * (1 + PI / 12 * y * y);
    for (int i = 0; i < 4; i++) {
        double step = (erf(x) - y) * exp(x * x) * sqrt(PI) / 2;
        x -= step / (1 + x * step);
    }
    return x;
}

/* The normal quantile: sqrt(2) erfinv(2 p - 1), or by erfc in the tails. */
double tni_ndtri(double p)
{
    if (!(p >= 0 && p <= 1))
        return NAN;
    if (p == 0 || p == 1)
        return p == 0 ? -INFINITY : INFINITY;
    if (p > 0.25 && p < 0.75)
        return tni_erfinv(2 * p - 1) / ROOT_HALF;
    return p < 0.5 ? -inverse_erfc(2 * p) / ROOT_HALF : inverse_erfc(2 * (1 - p)) / ROOT_HALF;
}

/*
 * The logarithm of the normal distribution function. Below -1, from erfcx, whose value does not
 * underflow.
 */
double tni_log_ndtr(double x)
{
    if (x < -1)
        return isinf(x) ? -INFINITY : log(tni_erfcx(-x * ROOT_HALF) / 2) - x * x / 2;
    return log1p(-erfc(x * ROOT_HALF) / 2);
}

/* Entropy term: -x log x. */
double tni_entr(double x)
{
    return isnan(x) ? x : x > 0 ? -x * log(x) : x == 0 ? 0 : -INFINITY;
}
