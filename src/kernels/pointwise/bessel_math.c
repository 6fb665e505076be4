/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Bessel functions and the Airy function Ai, of real arguments in double.
 *
 *     i0, i1, i0e, i1e   power series below 25, Hankel's asymptotic expansion from there on
 *     k0, k1, k0e, k1e   an integral representation by the trapezoidal rule
 *     j0, j1, y0, y1     libm
 *     spherical_j0       sin(x) / x
 *     airy_ai            power series, asymptotic expansion, or K of order 1/3
 *
 * A suffix e scales by e^-|x| or e^x. DLMF is the NIST Digital Library of Mathematical Functions.
 */
#include "kernels/pointwise/special_math.h"

#include <math.h>

#define PI 3.14159265358979323846

/* ---- modified, first kind: I ---- */

/*
 * Return e^-x I(x) of order 0 or 1, x >= 0. Below 25, the power series (DLMF 10.25.2): all its
 * terms are positive, so nothing cancels, and a hundred are more than are needed. From 25 on,
 * Hankel's expansion (DLMF 10.40.1), whose terms decrease until k is about 2 x; they are below
 * 1e-17 long before that.
 */
static double scaled_i(double x, int order)
{
    double term = 1;
    double sum = 1;
    if (x < 25) {
        double z = x * x / 4;
        for (int k = 1; k < 100 && term > sum * 1e-17; k++) {
            term *= z / (k * (k + (double)order));
            sum += term;
        }
        return exp(-x) * sum * (order == 0 ? 1 : x / 2);
    }
    double most = 4 * order * order; /* mu in DLMF 10.40.1 */
    for (int k = 1; k < 30 && fabs(term) > 1e-17; k++) {
        double odd = 2 * k - 1;
        term *= (odd * odd - most) / (8 * x * k);
        sum += term;
    }
    return isinf(x) ? 0 : sum / (sqrt(2 * PI) * sqrt(x)); /* 2 pi x may overflow */
}

/* Return I(x). It is even for order 0 and odd for order 1. Infinities give nan, as in PyTorch. */
static double unscaled_i(double x, int order)
{
    double size = fabs(x);
    if (isinf(x))
        return NAN;
    double half = exp(size / 2); /* e^x may overflow where the product does not */
    double value = half * scaled_i(size, order) * half;
    return order == 1 && x < 0 ? -value : value;
}

double tni_bessel_i0(double x)
{
    return unscaled_i(x, 0);
}
double tni_bessel_i1(double x)
{
    return unscaled_i(x, 1);
}
double tni_bessel_i0e(double x)
{
    return scaled_i(fabs(x), 0);
}
double tni_bessel_i1e(double x)
{
    double value = scaled_i(fabs(x), 1);
    return x < 0 ? -value : value; /* -0 becomes 0, as in PyTorch */
}

/* ---- modified, second kind: K ---- */

/*
 * Return e^x K(x) of an order up to 1, x > 0: the integral over t >= 0 of e^(-x (cosh t - 1))
 * cosh(order t), DLMF 10.32.9. The trapezoidal rule converges exponentially for such an integrand.
 * The step fits both the narrow bell that it is for large x and its double-exponential decay for
 * small x.
 */
static double scaled_k(double x, double order)
{
    double step = fmin(0.2, 0.7 / sqrt(x));
    /* The first term of the rule has weight one half. */
    double sum = 0.5;
    for (int k = 1; k < 4000; k++) {
        double t = k * step;
        double sine = sinh(t / 2);
        /* cosh t - 1 = 2 sinh(t / 2)^2, which does not cancel; 2 x might overflow */
        double exponent = -2 * (x * sine * sine);
        double term = exp(exponent) * cosh(order * t);
        sum += term;
        if (exponent < -1 && term < sum * 1e-18)
            break;
    }
    return sum * step;
}

/* The arguments that need no integral: the pole at 0, infinity, and K1(x) = 1 / x for tiny x. */
static double second_kind(double x, int order, int is_scaled)
{
    if (isnan(x) || x < 0)
        return NAN;
    if (x == 0)
        return INFINITY;
    if (isinf(x))
        return 0;
    if (order == 1 && x < 1e-8)
        return 1 / x;
    double scaled = scaled_k(x, order);
    /* The factor e^-x in two halves, since it alone may underflow. */
    return is_scaled ? scaled : exp(-x / 2) * scaled * exp(-x / 2);
}

double tni_bessel_k0(double x)
{
    return second_kind(x, 0, 0);
}
double tni_bessel_k0e(double x)
{
    return second_kind(x, 0, 1);
}
double tni_bessel_k1(double x)
{
    return second_kind(x, 1, 0);
}
double tni_bessel_k1e(double x)
{
    return second_kind(x, 1, 1);
}

/* ---- first and second kind; nan at infinity, as in PyTorch ---- */

double tni_bessel_j0(double x)
{
    return isinf(x) ? NAN : j0(x);
}
double tni_bessel_j1(double x)
{
    return isinf(x) ? NAN : j1(x);
}
double tni_bessel_y0(double x)
{
    return x < 0 || isinf(x) ? NAN : x == 0 ? -INFINITY : y0(x);
}
double tni_bessel_y1(double x)
{
    return x < 0 || isinf(x) ? NAN : x == 0 ? -INFINITY : y1(x);
}

double tni_spherical_j0(double x)
{
    return x == 0 ? 1 : isinf(x) ? 0 : sin(x) / x;
}

/* ---- Airy ---- */

/*
 * Return Ai(x) for x in [-7, 1]: the two standard solutions with value and slope 1 at 0 (DLMF
 * 9.4.1), times Ai(0) and Ai'(0). At -7 terms reach about 1e4, which costs four digits; right of 1
 * Ai is a small difference of large sums, so the integral of K takes over (DLMF 9.6.2).
 */
static double airy_series(double x)
{
    double cube = x * x * x;
    double even = 1;
    double odd = x;
    double even_sum = even;
    double odd_sum = odd;
    for (int k = 1; k < 60; k++) {
        even *= cube / ((3.0 * k - 1) * (3.0 * k));
        odd *= cube / ((3.0 * k) * (3.0 * k + 1));
        even_sum += even;
        odd_sum += odd;
    }
    return 0.35502805388781723926 * even_sum - 0.25881940379280679841 * odd_sum;
}

/*
 * Return Ai(-size) for size > 7, where Ai oscillates: the asymptotic expansion DLMF 9.7.9, whose
 * coefficients follow from each other (9.7.2). The series diverges in the end, so it stops at its
 * smallest term.
 */
static double airy_swinging(double size)
{
    double zeta = 2 * size * sqrt(size) / 3;
    double term = 1;
    double sums[2] = {1, 0};
    for (int k = 1; k < 24; k++) {
        double next = term * (6.0 * k - 5) * (6.0 * k - 3) * (6.0 * k - 1) /
                      (216.0 * k * (2.0 * k - 1)) / zeta;
        if (next > term)
            break;
        term = next;
        sums[k % 2] += k / 2 % 2 == 0 ? term : -term;
    }
    /* sums[0] has the even terms and sums[1] the odd ones, with alternating signs. */
    double angle = zeta + PI / 4;
    return (sin(angle) * sums[0] - cos(angle) * sums[1]) / (sqrt(PI) * sqrt(sqrt(size)));
}

double tni_airy_ai(double x)
{
    if (isnan(x) || isinf(x))
        return NAN;
    if (x < -7)
        return airy_swinging(-x);
    if (x < 1)
        return airy_series(x);
    if (x > 200) /* Ai is 0 in double from 108 on, and zeta would overflow eventually */
        return 0;
    double zeta = 2 * x * sqrt(x) / 3;
    return sqrt(x / 3) / PI * exp(-zeta) * scaled_k(zeta, 1.0 / 3);
}
