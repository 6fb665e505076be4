/* SPDX-License-Identifier: BSD-3-Clause */
/* The error function's relatives; its inverses are found by steps of Halley's method. */
#include "kernels/pointwise/special_math.h"

#include <math.h>

#define PI        3.14159265358979323846
#define ROOT_HALF 0.70710678118654752440

/*
 * e^(x^2) erfc(x): from 10 on its series in 1 / 2x^2 (DLMF 7.12.1), whose 20 terms fall by far more
 * than 1e-17 there. Below -26.7 e^(x^2) is past the largest double, and from 1e8 on one term is
 * all.
 */
double tni_erfcx(double x)
{
    double square = x * x;
    if (x < 10) /* what the square was rounded by is a factor near 1 */
        return x < -26.7 ? INFINITY : exp(square) * (1 + fma(x, x, -square)) * erfc(x);
    if (x > 1e8)
        return 1 / sqrt(PI) / x; /* x sqrt(pi) may be too large */
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
 * The x above 0 with erfc(x) = q, for q in (0, 1]. It begins with Hastings' rational function for
 * the quantile (Abramowitz and Stegun 26.2.23), which is off by at most 4.5e-4; each step of
 * Halley's method triples the digits. Both sides are scaled by e^(x^2), so that none vanishes.
 */
static double inverse_erfc(double q)
{
    double t = sqrt(-2 * log(q / 2));
    double x = (t - (2.515517 + t * (0.802853 + t * 0.010328)) /
                        (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)))) *
               ROOT_HALF;
    for (int i = 0; i < 3; i++) {
        /* (erfc(x) - q) / erfc'(x), where both are small. */
        double scaled = x < 26 ? q * exp(x * x) : exp(x * x + log(q)); /* e^(x^2) overflows */
        double step = (tni_erfcx(x) - scaled) * sqrt(PI) / 2;
        x += step / (1 + x * step);
    }
    return x;
}

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

double tni_log_ndtr(double x)
{
    if (x < -1)
        return isinf(x) ? -INFINITY : log(tni_erfcx(-x * ROOT_HALF) / 2) - x * x / 2;
    return log1p(-erfc(x * ROOT_HALF) / 2);
}

double tni_entr(double x)
{
    return isnan(x) ? x : x > 0 ? -x * log(x) : x == 0 ? 0 : -INFINITY;
}
