/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Orthogonal polynomials of degree n at x, in double: Chebyshev's of four kinds, Hermite's
 * (physicists' and probabilists'), Laguerre's and Legendre's.
 *
 * Most are computed by their three-term recurrences (DLMF 18.9), which end early once nothing
 * finite is left. Chebyshev's are computed by the angle acos(x) inside of [-1, 1]. A recurrence
 * takes as many steps as the degree: from LARGE on, Chebyshev's take the hyperbolic angle outside
 * of [-1, 1], and those of Legendre and Laguerre their asymptotic forms, Bessel functions of an
 * angle (Szego, Orthogonal Polynomials, section 8.21; Frenzen and Wong, 1988), whose error falls
 * with the degree.
 */
#include "kernels/pointwise/special_math.h"

#include <math.h>
#include <stdbool.h>
#include <stdint.h>

/* Degrees from here on are not computed by recurrence. */
#define LARGE 65536

/* Return the degree truncated to an integer; -1 for negative degrees, nan and infinity. */
static int64_t degree(double n)
{
    return n > -1 && n < 0x1p62 ? (int64_t)n : -1;
}

/* Return a number as the dtype holds it: infinite beyond `limit`, its largest number. */
static double within(double value, double limit)
{
    return fabs(value) > limit ? copysign((double)INFINITY, value) : value;
}

/*
 * Return a number, or nan beyond the limit: PyTorch's recurrence has become a difference of
 * infinities by then.
 */
static double within_or_nan(double value, double limit)
{
    return fabs(value) <= limit ? value : (double)NAN;
}

/* ---- Chebyshev ---- */

/* p(k+1) = 2 x p(k) - p(k-1), from p(0) = 1 and p(1) = second. */
static double recurrence(double x, int64_t n, double second, double limit)
{
    double before = 1;
    double now = within(second, limit);
    if (n == 0)
        return before;
    for (int64_t k = 1; k < n && !isnan(now); k++) {
        double next = within(within(2 * x * now, limit) - before, limit);
        before = now;
        now = next;
    }
    return now;
}

/*
 * Return whether the angle is used. Not for low degrees: next to a zero of the polynomial, the
 * cosine of the angle has lost digits that the recurrence keeps.
 */
static bool has_angle(double x, int64_t n)
{
    return n > 32 && fabs(x) < 1;
}

/*
 * Return the sign of a polynomial of degree n at x outside of [-1, 1]: -1 for odd degrees left of
 * 0.
 */
static double sign_of(double x, int64_t n)
{
    return x < 0 && n % 2 != 0 ? -1 : 1;
}

/* Return whether the degree is too large for a recurrence. */
static bool is_far(int64_t n)
{
    return n >= LARGE;
}

/* First kind: T(cos a) = cos(n a). */
double tni_chebyshev_t(double x, double n, double limit)
{
    int64_t count = degree(n);
    if (count < 0)
        return 0;
    if (fabs(x) == 1)
        return sign_of(x, count);
    if (has_angle(x, count))
        return cos((double)count * acos(x));
    if (is_far(count))
        return within_or_nan(sign_of(x, count) * cosh((double)count * acosh(fabs(x))), limit);
    return recurrence(x, count, x, limit);
}

/* Second kind: U(cos a) = sin((n + 1) a) / sin(a). */
double tni_chebyshev_u(double x, double n, double limit)
{
    int64_t count = degree(n);
    if (count < 0)
        return 0;
    double next = (double)count + 1;
    if (fabs(x) == 1)
        return sign_of(x, count) * next;
    if (!has_angle(x, count) && !is_far(count))
        return recurrence(x, count, 2 * x, limit);
    double angle = fabs(x) < 1 ? acos(x) : acosh(fabs(x));
    if (fabs(x) < 1)
        return sin(next * angle) / sin(angle);
    return within_or_nan(sign_of(x, count) * sinh(next * angle) / sinh(angle), limit);
}

/*
 * Return the polynomials of the third and the fourth kind right of 1, by the hyperbolic angle. Left
 * of -1 each has the magnitude of the other.
 */
static double third_kind(double angle, int64_t n)
{
    return cosh(((double)n + 0.5) * angle) / cosh(angle / 2);
}

static double fourth_kind(double angle, int64_t n)
{
    return sinh(((double)n + 0.5) * angle) / sinh(angle / 2);
}

/* Third kind: V(cos a) = cos((n + 1/2) a) / cos(a / 2). */
double tni_chebyshev_v(double x, double n, double limit)
{
    int64_t count = degree(n);
    if (count < 0)
        return 0;
    if (fabs(x) == 1)
        return x > 0 ? 1 : sign_of(x, count) * (2 * (double)count + 1);
    if (has_angle(x, count))
        return cos(((double)count + 0.5) * acos(x)) / cos(acos(x) / 2);
    if (!is_far(count))
        return recurrence(x, count, 2 * x - 1, limit);
    double angle = acosh(fabs(x));
    double size = x > 0 ? third_kind(angle, count) : fourth_kind(angle, count);
    return within_or_nan(sign_of(x, count) * size, limit);
}

/* Fourth kind: W(cos a) = sin((n + 1/2) a) / sin(a / 2). */
double tni_chebyshev_w(double x, double n, double limit)
{
    int64_t count = degree(n);
    if (count < 0)
        return 0;
    if (fabs(x) == 1)
        return x > 0 ? 2 * (double)count + 1 : sign_of(x, count);
    if (has_angle(x, count))
        return sin(((double)count + 0.5) * acos(x)) / sin(acos(x) / 2);
    if (!is_far(count))
        return recurrence(x, count, 2 * x + 1, limit);
    double angle = acosh(fabs(x));
    double size = x > 0 ? fourth_kind(angle, count) : third_kind(angle, count);
    return within_or_nan(sign_of(x, count) * size, limit);
}

/*
 * ---- Hermite: these exceed every number within a few hundred degrees, so no other way is needed
 * ----
 */

/* h(k+1) = scale (x h(k) - k h(k-1)): physicists' with scale 2, probabilists' with 1. */
static double hermite(double x, double n, double scale, double limit)
{
    int64_t count = degree(n);
    double before = 0;
    double now = count < 0 ? 0 : 1;
    for (int64_t k = 0; k < count && !isnan(now); k++) {
        double next = within(
            within(scale * x * now, limit) - within(scale * (double)k * before, limit), limit);
        before = now;
        now = next;
    }
    return now;
}

double tni_hermite_h(double x, double n, double limit)
{
    return hermite(x, n, 2, limit);
}

double tni_hermite_he(double x, double n, double limit)
{
    return hermite(x, n, 1, limit);
}

/* ---- Laguerre ---- */

/*
 * Return L(x) for a large degree. With v = 4 n + 2 and t = x / v: exp(x / 2) J0(v a) sqrt(a /
 * sqrt(t)) / (1 - t)^(1/4), where a = (asin(sqrt(t)) + sqrt(t - t^2)) / 2; left of 0 the same with
 * hyperbolic functions. Beyond x = 1440, where exp(x / 2) overflows, nothing is finite.
 */
static double large_laguerre(double x, int64_t n, double limit)
{
    double v = 4 * (double)n + 2;
    double t = fabs(x) / v;
    double root = sqrt(t);
    if (isnan(x) || x > 1440)
        return (double)NAN;
    double a = x > 0 ? (asin(root) + sqrt(t - t * t)) / 2 : (asinh(root) + sqrt(t + t * t)) / 2;
    double factor = sqrt(a / root) / sqrt(sqrt(x > 0 ? 1 - t : 1 + t));
    if (x > 0)
        return within_or_nan(exp(x / 2) * factor * tni_bessel_j0(v * a), limit);
    return within_or_nan(exp(x / 2 + v * a) * factor * tni_bessel_i0e(v * a), limit);
}

/* (k+1) l(k+1) = (2 k + 1 - x) l(k) - k l(k-1), DLMF 18.9. */
double tni_laguerre_l(double x, double n, double limit)
{
    int64_t count = degree(n);
    double before = 0;
    double now = count < 0 ? 0 : 1;
    if (count >= LARGE && x != 0)
        return large_laguerre(x, count, limit);
    for (int64_t k = 0; k < count && !isnan(now) && x != 0; k++) {
        double next = within(
            (within((2 * (double)k + 1 - x) * now, limit) - within((double)k * before, limit)) /
                ((double)k + 1),
            limit);
        before = now;
        now = next;
    }
    return now;
}

/* ---- Legendre ---- */

/*
 * Return P(x) for a large degree. With x = cos(a): sqrt(a / sin(a)) J0((n + 1/2) a); beyond 1 the
 * same with hyperbolic functions. Left of 0 the angle is counted from the other end, with the
 * polynomial's sign.
 */
static double large_legendre(double x, int64_t n, double limit)
{
    double half = (double)n + 0.5;
    double modulus = fabs(x);
    double sign = sign_of(x, n);
    if (isnan(x))
        return x;
    if (modulus < 1) {
        double angle = acos(modulus);
        return sign * sqrt(angle / sin(angle)) * tni_bessel_j0(half * angle);
    }
    double angle = acosh(modulus);
    double size = exp(half * angle) * tni_bessel_i0e(half * angle);
    return within_or_nan(sign * sqrt(angle / sinh(angle)) * size, limit);
}

/* (k+1) p(k+1) = (2 k + 1) x p(k) - k p(k-1), DLMF 18.9. */
double tni_legendre_p(double x, double n, double limit)
{
    int64_t count = degree(n);
    double before = 0;
    double now = count < 0 ? 0 : 1;
    if (count >= 0 && fabs(x) == 1)
        return sign_of(x, count);
    if (count >= LARGE)
        return large_legendre(x, count, limit);
    for (int64_t k = 0; k < count && !isnan(now); k++) {
        double next = within(
            (within((2 * (double)k + 1) * x * now, limit) - within((double)k * before, limit)) /
                ((double)k + 1),
            limit);
        before = now;
        now = next;
    }
    return now;
}
