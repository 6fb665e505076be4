/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Gamma's logarithm, its derivatives, Hurwitz' zeta and the incomplete gamma functions: recurrences
 * to where a series in 1 / x is short, and reflections for negative numbers.
 */
#include "kernels/pointwise/special_math.h"

#include <math.h>
#include <stdbool.h>
#include <stdint.h>

#define PI 3.14159265358979323846

double tni_lgamma(double x)
{
    int sign;
    return lgamma_r(x, &sign);
}

/*
 * ln x - 1 / 2x - sum of B(2k) / (2k x^2k), from 12 on (DLMF 5.11.2): the first term left out is
 * 3617 / (8160 x^16), 2e-18 at 12. Smaller ones climb there by psi(x + 1) = psi(x) + 1 / x,
 * negative ones are reflected by 5.5.4; only the fraction goes into tan, which keeps its digits
 * near poles.
 */
double tni_digamma(double x)
{
    double below = 0;
    if (x == 0)
        return copysign(INFINITY, -x);
    if (x < 0) {
        double fraction = x - trunc(x);
        if (fraction == 0 || isinf(x))
            return NAN;
        return tni_digamma(1 - x) - PI / tan(PI * fraction);
    }
    for (; x < 12; x++)
        below -= 1 / x;
    if (isinf(x))
        return x;
    double z = 1 / (x * x);
    double series =
        z *
        (1.0 / 12 -
         z * (1.0 / 120 -
              z * (1.0 / 252 - z * (1.0 / 240 - z * (1.0 / 132 - z * (691.0 / 32760 - z / 12))))));
    return log(x) - 0.5 / x - series + below;
}

/*
 * 1 / x + 1 / 2x^2 + sum of B(2k) / x^(2k+1), from 15 on (the derivative of digamma's). At the
 * poles sin(pi x) is not 0 but what is left of rounding pi: PyTorch gives the same large numbers
 * there.
 */
double tni_trigamma(double x)
{
    double below = 0;
    if (x < 0.5) {
        double sine = sin(PI * x);
        return PI * PI / (sine * sine) - tni_trigamma(1 - x);
    }
    for (; x < 15; x++)
        below += 1 / (x * x);
    double z = 1 / (x * x);
    double series =
        1.0 / 6 -
        z * (1.0 / 30 - z * (1.0 / 42 - z * (1.0 / 30 - z * (5.0 / 66 - z * (691.0 / 2730)))));
    return below + 1 / x + z / 2 + z * series / x;
}

/* B(2k) / (2k)! for the sum of Euler and Maclaurin. */
static const double euler_maclaurin[] = {
    1.0 / 12,          -1.0 / 720,
    1.0 / 30240,       -1.0 / 1209600,
    1.0 / 47900160,    -691.0 / 1307674368000,
    1.0 / 74724249600, -3617.0 / 10670622842880000,
};

/*
 * Of q above 0: the terms up to q = 10, and for the others Euler and Maclaurin's formula: an
 * integral, half a term, and eight corrections. From 10 on they fall until they are below 1e-17 of
 * the sum for every x up to where the first terms alone are the sum.
 */
static double positive_zeta(double x, double q)
{
    double sum = 0;
    for (int k = 0; k < 10 || q < 10; k++, q++) {
        double term = pow(q, -x);
        sum += term;
        if (term < sum * 1e-17)
            return sum;
    }
    double term = pow(q, -x);
    if (term == 0)
        return sum;
    sum += term * q / (x - 1) + term / 2;
    double factor = x;
    double power = term / q;
    for (int k = 0; k < 8; k++) {
        double correction = euler_maclaurin[k] * factor * power;
        sum += correction;
        if (fabs(correction) < fabs(sum) * 1e-17)
            break;
        factor *= (x + 2 * k + 1) * (x + 2 * k + 2);
        power /= q * q;
    }
    return sum;
}

/*
 * Of q = f - m with f in (0, 1): f, f + 1, … above 0, and m terms below it, from 1 - f on, whose
 * sign is that of an odd power. Near a half those all but cancel, so the first ones are taken away
 * in pairs; behind those both sums are small.
 */
static double negative_zeta(double x, double q, bool is_even)
{
    double count = -floor(q);
    double below = -q - (count - 1);
    double above = 1 - below;
    double sum = 0;
    if (!(below > 0 && below < 1))
        return INFINITY; /* a pole */
    for (int k = 0; k < 20 && count > 0; k++, count--, above++, below++)
        sum += is_even ? pow(above, -x) + pow(below, -x) : pow(above, -x) - pow(below, -x);
    sum += positive_zeta(x, above);
    if (count == 0)
        return sum;
    double terms = positive_zeta(x, below) - positive_zeta(x, below + count);
    return is_even ? sum + terms : sum - terms;
}

double tni_zeta(double x, double q)
{
    if (x <= 1)
        return x == 1 ? INFINITY : NAN;
    if (q <= 0 && q == floor(q))
        return INFINITY;
    if (isnan(x) || isnan(q) || isinf(q) || (q < 0 && x != floor(x)))
        return NAN;
    return q > 0 ? positive_zeta(x, q) : negative_zeta(x, q, fmod(x, 2) == 0);
}

double tni_polygamma(double x, int64_t n)
{
    if (n == 0)
        return tni_digamma(x);
    if (n == 1)
        return tni_trigamma(x);
    double order = (double)n + 1;
    double factorial = tgamma(order);
    bool is_even = n % 2 == 0;
    double zeta = x < 0 && isfinite(x) ? negative_zeta(order, x, !is_even) : tni_zeta(order, x);
    return is_even ? -factorial * zeta : factorial * zeta;
}

/* ---- incomplete gamma functions ---- */

/* Most terms: as many as the largest a that is summed for may need. */
#define MOST_TERMS 200000

/* x^a e^-x / gamma(a + 1); what a is large is computed with the distance of x from it. */
static double leading_factor(double a, double x)
{
    if (a < 20)
        return exp(a * log(x) - x - tni_lgamma(a + 1));
    /* Stirling: x^a e^-x / gamma(a + 1) = e^(a (log(1 + d) - d)) / sqrt(2 pi a) / correction. */
    double d = (x - a) / a;
    double z = 1 / (a * a);
    double correction = (1.0 / 12 - z * (1.0 / 360 - z * (1.0 / 1260 - z / 1680))) / a;
    double exponent = fabs(d) < 0.4 ? a * (log1p(d) - d) : a * log(x / a) - (x - a);
    return exp(exponent - correction) / sqrt(2 * PI * a);
}

/* The lower one for x < a + 1: sum of x^k / ((a + 1) ... (a + k)) (DLMF 8.11.4), terms that fall.
 */
static double lower_series(double a, double x)
{
    double term = 1;
    double sum = 1;
    for (int k = 1; k < MOST_TERMS; k++) {
        term *= x / (a + k);
        sum += term;
        if (term < sum * 1e-17)
            break;
    }
    return leading_factor(a, x) * sum;
}

/*
 * The upper one for x >= a + 1: the continued fraction of Legendre (DLMF 8.9.2, contracted), by
 * Lentz' method as Thompson and Barnett changed it; `tiny` stands for what would divide by 0.
 */
static double upper_fraction(double a, double x)
{
    const double tiny = 1e-300;
    double b = x + 1 - a;
    double c = 1 / tiny;
    double d = 1 / b;
    double fraction = d;
    for (int k = 1; k < MOST_TERMS; k++) {
        double numerator = -k * (k - a);
        b += 2;
        d = numerator * d + b;
        c = b + numerator / c;
        d = 1 / (fabs(d) < tiny ? tiny : d);
        c = fabs(c) < tiny ? tiny : c;
        fraction *= c * d;
        if (fabs(c * d - 1) < 1e-16)
            break;
    }
    return leading_factor(a, x) * a * fraction;
}

/*
 * The upper one for small a and x, where it is far less than 1 and must not be a difference from
 * it: gamma(a, x) = gamma(a) - x^a sum of (-x)^k / (k! (a + k)) (DLMF 8.7.3). The term of k = 0 is
 * taken together with gamma(a), so that what cancels does so in the argument of expm1, and lgamma
 * gets what 1 + a loses of a by its slope, which is minus Euler's constant.
 */
static double upper_series(double a, double x)
{
    const double euler = 0.57721566490153286061;
    double one_more = 1 + a;
    double exponent = a * log(x) - (tni_lgamma(one_more) - euler * (a - (one_more - 1)));
    double term = 1;
    double sum = 0;
    for (int k = 1; k < 100; k++) {
        term *= -x / k;
        sum += term / (a + k);
        if (fabs(term) < fabs(sum) * 1e-17)
            break;
    }
    return -expm1(exponent) - exp(exponent) * a * sum;
}

/*
 * For a large a, where sums would be long: nearly a normal distribution of eta, with
 * eta^2 / 2 = d - log(1 + d) for x = a (1 + d) (Temme; DLMF 8.12.3, 8.12.4 and the first term of
 * 8.12.7). What is left out is a millionth of the correction. Lower and upper one are made apart,
 * with `side` -1 and 1: the small one of them is no difference from 1.
 */
static double for_large(double a, double x, int side)
{
    double d = (x - a) / a;
    double bend =
        fabs(d) < 1e-3 ? d * d * (0.5 - d * (1.0 / 3 - d * (0.25 - d / 5))) : d - log1p(d);
    double eta = copysign(sqrt(2 * bend), d);
    double slope = fabs(d) < 1e-3 ? -1.0 / 3 + eta / 12 : 1 / d - 1 / eta;
    return erfc(side * eta * sqrt(a / 2)) / 2 + side * exp(-a * bend) / sqrt(2 * PI * a) * slope;
}

/* What needs no sum: true and the values of the lower and the upper function. */
static bool is_simple(double a, double x, double *lower, double *upper)
{
    *lower = *upper = NAN;
    if (a < 0 || x < 0)
        return true;
    if (a == 0)
        *lower = x > 0 ? 1 : NAN;
    else if (x == 0)
        *lower = 0;
    else if (isinf(a))
        *lower = isinf(x) ? NAN : 0;
    else if (isinf(x))
        *lower = 1;
    else if (!isnan(a) && !isnan(x) && a > 1e7)
        *lower = for_large(a, x, -1);
    else
        return isnan(a) || isnan(x);
    *upper = a > 1e7 && !isinf(a) && !isinf(x) ? for_large(a, x, 1) : 1 - *lower;
    return true;
}

double tni_igamma(double a, double x)
{
    double lower;
    double upper;
    if (is_simple(a, x, &lower, &upper))
        return lower;
    return x < a + 1 ? lower_series(a, x) : 1 - upper_fraction(a, x);
}

double tni_igammac(double a, double x)
{
    double lower;
    double upper;
    if (is_simple(a, x, &lower, &upper))
        return upper;
    if (a < 0.5 && x < 1)
        return upper_series(a, x);
    return x < a + 1 ? 1 - lower_series(a, x) : upper_fraction(a, x);
}
