/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The logarithm of gamma, its derivatives (digamma, trigamma, polygamma), Hurwitz' zeta function
 * and the incomplete gamma functions, in double. The common method: recurrences up to where an
 * asymptotic series in 1 / x is short, and reflections for negative arguments. DLMF is the NIST
 * Digital Library of Mathematical Functions.
 */
#include "kernels/pointwise/special_math.h"

#include <math.h>
#include <stdbool.h>
#include <stdint.h>

#define PI 3.14159265358979323846

/* lgamma_r instead of lgamma, which writes a global variable. */
double tni_lgamma(double x)
{
    int sign;
    return lgamma_r(x, &sign);
}

/*
 * psi(x): from 12 on ln x - 1 / (2 x) - sum of B(2k) / (2k x^(2k)), DLMF 5.11.2; the first term
 * left out is 3617 / (8160 x^16), 2e-18 at 12. Smaller arguments move up by psi(x + 1) = psi(x) + 1
 * / x; negative ones are reflected (5.5.4). Only the fraction goes into tan, which keeps its digits
 * near the poles.
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
 * psi'(x): 1 / x + 1 / (2 x^2) + sum of B(2k) / x^(2k+1) from 15 on, the derivative of digamma's
 * series. At the poles sin(pi x) is not 0, as pi is rounded; PyTorch gives the same large numbers
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

/* B(2k) / (2k)!, the coefficients of the Euler-Maclaurin formula. */
static const double euler_maclaurin[] = {
    1.0 / 12,          -1.0 / 720,
    1.0 / 30240,       -1.0 / 1209600,
    1.0 / 47900160,    -691.0 / 1307674368000,
    1.0 / 74724249600, -3617.0 / 10670622842880000,
};

/*
 * Hurwitz' zeta for q > 0: the terms up to q = 10 one by one, and the rest by the Euler-Maclaurin
 * formula: an integral, half a term, and eight corrections. From 10 on these decrease to less than
 * 1e-17 of the sum, for every x for which the first terms are not already the sum.
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
    /* Integral of the rest, and half of its first term. */
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
 * Hurwitz' zeta for q = f - m < 0 with f in (0, 1): the terms f, f + 1, ... above 0, and m terms
 * below it, at distances from 1 - f on, whose sign is that of the power. Near f = 1/2 and for odd
 * powers both almost cancel, so the first twenty are subtracted in pairs; after these both sums are
 * small.
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

/* The cases without a sum: x <= 1, poles, and powers of negative numbers that are not real. */
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

/* polygamma(n, x) = (-1)^(n+1) n! zeta(n + 1, x), DLMF 25.11.12. n >= 0. */
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

/* Limit of terms: as many as the largest `a` that is summed for may need. */
#define MOST_TERMS 200000

/*
 * Return x^a e^-x / gamma(a + 1). For large a the three factors overflow, so they are combined
 * around x = a.
 */
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

/*
 * Lower function for x < a + 1: sum of x^k / ((a + 1) ... (a + k)), DLMF 8.11.4; the terms
 * decrease.
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
 * Upper function for x >= a + 1: Legendre's continued fraction (DLMF 8.9.2, contracted), by Lentz'
 * method as modified by Thompson and Barnett (1986); `tiny` replaces divisors of 0.
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
 * Upper function for small a and x, where it is much smaller than 1 and must not be computed as a
 * difference from it: gamma(a, x) = gamma(a) - x^a sum of (-x)^k / (k! (a + k)), DLMF 8.7.3. The
 * term k = 0 is combined with gamma(a), so that the cancellation happens in the argument of expm1.
 * 1 + a loses digits of a; lgamma gets them back by its slope at 1, which is minus Euler's
 * constant.
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
 * Both functions for a large a, where sums would be long: nearly a normal distribution of eta, with
 * eta^2 / 2 = d - log(1 + d) for x = a (1 + d) (Temme, 1979; DLMF 8.12.3, 8.12.4 and the first term
 * of 8.12.7). What is left out is a millionth of the correction. `side` is -1 for the lower and 1
 * for the upper function: the smaller of the two is not a difference from 1.
 */
static double for_large(double a, double x, int side)
{
    double d = (x - a) / a;
    /* Near d = 0 both differences cancel; their series are used instead. */
    double bend =
        fabs(d) < 1e-3 ? d * d * (0.5 - d * (1.0 / 3 - d * (0.25 - d / 5))) : d - log1p(d);
    double eta = copysign(sqrt(2 * bend), d);
    double slope = fabs(d) < 1e-3 ? -1.0 / 3 + eta / 12 : 1 / d - 1 / eta;
    return erfc(side * eta * sqrt(a / 2)) / 2 + side * exp(-a * bend) / sqrt(2 * PI * a) * slope;
}

/* Handle the cases that need no sum: return true and set both functions. */
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

/*
 * Each function takes the method for its region, or 1 minus the other one where that is the larger.
 */
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
