/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Orthogonal polynomials: Chebyshev's by the angle inside of [-1, 1] and by the recurrence outside,
 * the others by their recurrences, which end early where nothing finite is left.
 */
#include "kernels/special_math.h"

#include <math.h>
#include <stdbool.h>
#include <stdint.h>

/* The degree as a whole number; -1 for what is none. */
static int64_t degree(double n)
{
    return n > -1 && n < 0x1p62 ? (int64_t)n : -1;
}

/* p(k+1) = 2 x p(k) - p(k-1) */
static double recurrence(double x, int64_t n, double first, double second)
{
    double before = first;
    double now = second;
    if (n == 0)
        return first;
    for (int64_t k = 1; k < n && !isnan(now); k++) {
        double next = 2 * x * now - before;
        before = now;
        now = next;
    }
    return now;
}

/* Few terms are summed even where the angle is known. */
static bool has_angle(double x, int64_t n)
{
    return n > 6 && fabs(x) < 1;
}

double tni_chebyshev_t(double x, double n)
{
    int64_t count = degree(n);
    if (count < 0)
        return 0;
    if (fabs(x) == 1)
        return x > 0 || count % 2 == 0 ? 1 : -1;
    return has_angle(x, count) ? cos((double)count * acos(x)) : recurrence(x, count, 1, x);
}

double tni_chebyshev_u(double x, double n)
{
    int64_t count = degree(n);
    if (count < 0)
        return 0;
    if (fabs(x) == 1)
        return x > 0 || count % 2 == 0 ? (double)count + 1 : -((double)count + 1);
    if (!has_angle(x, count))
        return recurrence(x, count, 1, 2 * x);
    double angle = acos(x);
    return sin(((double)count + 1) * angle) / sin(angle);
}

double tni_chebyshev_v(double x, double n)
{
    int64_t count = degree(n);
    if (count < 0)
        return 0;
    if (fabs(x) == 1)
        return x > 0 ? 1 : count % 2 == 0 ? 2 * (double)count + 1 : -(2 * (double)count + 1);
    if (!has_angle(x, count))
        return recurrence(x, count, 1, 2 * x - 1);
    double angle = acos(x);
    return cos(((double)count + 0.5) * angle) / cos(angle / 2);
}

double tni_chebyshev_w(double x, double n)
{
    int64_t count = degree(n);
    if (count < 0)
        return 0;
    if (fabs(x) == 1)
        return x > 0 ? 2 * (double)count + 1 : count % 2 == 0 ? 1 : -1;
    if (!has_angle(x, count))
        return recurrence(x, count, 1, 2 * x + 1);
    double angle = acos(x);
    return sin(((double)count + 0.5) * angle) / sin(angle / 2);
}

/* h(k+1) = 2 x h(k) - 2 k h(k-1) */
double tni_hermite_h(double x, double n)
{
    int64_t count = degree(n);
    double before = 0;
    double now = count < 0 ? 0 : 1;
    for (int64_t k = 0; k < count && !isnan(now); k++) {
        double next = 2 * x * now - 2 * (double)k * before;
        before = now;
        now = next;
    }
    return now;
}

/* h(k+1) = x h(k) - k h(k-1) */
double tni_hermite_he(double x, double n)
{
    int64_t count = degree(n);
    double before = 0;
    double now = count < 0 ? 0 : 1;
    for (int64_t k = 0; k < count && !isnan(now); k++) {
        double next = x * now - (double)k * before;
        before = now;
        now = next;
    }
    return now;
}

/* (k+1) l(k+1) = (2 k + 1 - x) l(k) - k l(k-1) */
double tni_laguerre_l(double x, double n)
{
    int64_t count = degree(n);
    double before = 0;
    double now = count < 0 ? 0 : 1;
    for (int64_t k = 0; k < count && !isnan(now) && x != 0; k++) {
        double next = ((2 * (double)k + 1 - x) * now - (double)k * before) / ((double)k + 1);
        before = now;
        now = next;
    }
    return now;
}

/* (k+1) p(k+1) = (2 k + 1) x p(k) - k p(k-1) */
double tni_legendre_p(double x, double n)
{
    int64_t count = degree(n);
    double before = 0;
    double now = count < 0 ? 0 : 1;
    if (count >= 0 && fabs(x) == 1)
        return x > 0 || count % 2 == 0 ? 1 : -1;
    for (int64_t k = 0; k < count && !isnan(now); k++) {
        double next = ((2 * (double)k + 1) * x * now - (double)k * before) / ((double)k + 1);
        before = now;
        now = next;
    }
    return now;
}
