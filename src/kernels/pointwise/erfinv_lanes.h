/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The inverse error function of vectors of doubles, within 0.7 ulp and 0.25 on average. For
 * special_loops.c, at ISAs with products that are rounded once (tni_fma_doubles).
 *
 * Below 0.55 it is x times a polynomial in x^2. From there on it follows s = sqrt(-log(1 - x^2)),
 * computed with twice the digits of a double: s plus a polynomial in s, which is an eighth of s at
 * most, so that its errors hardly count. Polynomials interpolate at Chebyshev nodes.
 */
#ifndef TENON_ERFINV_LANES_H
#define TENON_ERFINV_LANES_H

/* A sum of two doubles, the second much smaller than the first. */
typedef struct lanes_sum {
    tni_doubles high; /* the sum, rounded */
    tni_doubles low;  /* what is missing */
} lanes_sum;

/* Return a + b, where |a| >= |b| or a is 0 (Dekker, 1971). */
static inline lanes_sum sum_exactly(tni_doubles a, tni_doubles b)
{
    tni_doubles high = a + b;
    return (lanes_sum){high, b - (high - a)};
}

/*
 * Return -log(p + e), where e is less than an ulp of p: p is m 2^k with m from sqrt(1/2) to
 * sqrt(2), and log m = 2 atanh(q) with q = (m - 1) / (m + 1), whose rounding error is added.
 */
static inline lanes_sum minus_log(tni_doubles p, tni_doubles e)
{
    const uint64_t root = 0x3fe6a09e667f3bcd; /* the bits of sqrt(1/2) */
    words bits = (words)p + (0x3ff0000000000000 - root);
    tni_doubles m = (tni_doubles)((bits & 0x000fffffffffffff) + root);
    tni_doubles k = (tni_doubles)((bits >> 52) | 0x4330000000000000) - (0x1p52 + 1023);
    lanes_sum divisor = sum_exactly(tni_splat_doubles(1), m);
    tni_doubles inverse = 1 / divisor.high;
    tni_doubles q = (m - 1) * inverse;
    tni_doubles rest = tni_fma_doubles(-q, divisor.high, m - 1) - q * divisor.low;
    tni_doubles z = q * q;
    tni_doubles series =
        q * z *
        POLYNOMIAL(z, 0.666666666666666969, 0.399999999998995045, 0.285714286259754849,
                   0.222222111347950799, 0.181828891252617221, 0.153317216005560413,
                   0.146164496850434059);
    /* ln 2 in two parts: k times the first one is exact. */
    lanes_sum result = sum_exactly(k * -0x1.62e42fefa38p-1, -2 * q);
    tni_doubles small = k * 0x1.ef35793c7673p-45 + 2 * rest * inverse + series + e / p;
    return sum_exactly(result.high, result.low - small);
}

/* Return erfinv(x) for |x| = `size` from 0.55 to below 1. */
static inline tni_doubles erfinv_outer(tni_doubles size)
{
    /* 1 - x^2 = u (2 - u) with u = 1 - x, which is exact. */
    tni_doubles u = 1 - size;
    tni_doubles other = 2 - u;
    tni_doubles product = u * other;
    tni_doubles rest = tni_fma_doubles(u, other, -product) + u * ((2 - other) - u);
    lanes_sum w = minus_log(product, rest);
    tni_doubles s = tni_sqrt_doubles(w.high);
    tni_doubles low = (tni_fma_doubles(-s, s, w.high) + w.low) * (0.5 / s);
    /* The constant of the first polynomial, in two parts, is added to s exactly. */
    lanes_sum start = sum_exactly(s, tni_splat_doubles(-0.131192001996889851));
    tni_doubles difference =
        POLYNOMIAL(s - 1.375, -0.0620516758471170435, 0.0309610376254405233,
                   0.000486270952665169135, -0.00388609805084838776, -2.35981207323033577e-5,
                   0.000566511833463703419, 9.8191298612160428e-5, -9.94989938784998926e-5,
                   -3.92250948456635165e-5, 1.49924763016893022e-5, 1.19031589782719091e-5,
                   -1.1091788965565043e-6, -3.08753097359672917e-6, -3.77223270578576439e-7,
                   6.84655451338477966e-7, 2.38432549395677177e-7, -1.23542711884840682e-7,
                   -8.27484852551834565e-8, 1.57606678262040468e-8, 1.98857780716826144e-8,
                   -9.68027327232971956e-10, -2.60254910811082435e-9);
    difference = tni_fma_doubles(s - 1.375, difference, low + 4.4006035258215799e-18);
    if (tni_any_doubles(s > 2.25)) {
        tni_doubles far = POLYNOMIAL(
            s - 3.125, -0.166764741288854615, 0.00422046890184129133, 0.00565448449404797003,
            -0.00290936858658171143, 0.000999022559801993144, -0.000232854053918493963,
            2.31636511317671397e-6, 3.37901905525408343e-5, -1.96010060548831273e-5,
            4.94477976641356946e-6, 8.43836822718222968e-7, -1.31019237955756185e-6,
            5.01787725818886759e-7, -1.57762272322702588e-8, -7.84803210174231647e-8,
            4.06031453182003089e-8, -5.78604651898360551e-9, -4.94608005522181879e-9,
            2.9922924204439201e-9, -3.97887387449172097e-11, -2.86759254249498719e-10);
        tni_doubles farthest =
            POLYNOMIAL(s - 5, -0.150093598625093274, 0.0103004651943054905,
                       -0.000138720898426873574, -0.000215025187406370415, 7.59840119128693484e-5,
                       -1.96617270107815974e-5, 4.49718640575595659e-6, -9.58513883947281672e-7,
                       1.94209550598084518e-7, -3.75351640851749283e-8, 6.76661286279692353e-9,
                       -1.01582678433322832e-9, 4.75260240830709479e-11, 5.96135590235422776e-11,
                       -4.0401879809587519e-11, 1.90426965579888777e-11, -6.82231659790602215e-12,
                       1.36378914068025225e-12, -5.28881190304703557e-14);
        far = low + tni_select_doubles(s > 4, farthest, far);
        difference = tni_select_doubles(s > 2.25, far, difference);
        start.high = tni_select_doubles(s > 2.25, s, start.high);
        start.low = tni_select_doubles(s > 2.25, tni_splat_doubles(0), start.low);
    }
    return start.high + (start.low + difference);
}

static inline tni_doubles erfinv_lanes(tni_doubles x)
{
    tni_doubles size = tni_fabs_doubles(x);
    tni_doubles z = x * x;
    tni_doubles series = POLYNOMIAL(
        z, 0.232013666534654499, 0.127556175305590374, 0.0865521292434136354, 0.0649596175646731054,
        0.0517312911207385249, 0.0428364434984395298, 0.0364713931510222812, 0.0316155439112949067,
        0.0286736330571791105, 0.0203727494109047155, 0.0447962636444541784, -0.0535261794541545189,
        0.185801596692801143, -0.215307623970060564, 0.178867431105495268);
    /* With the rounding error of z; then sqrt(pi) / 2, the slope at 0, in two parts. */
    series = tni_fma_doubles(z, series, tni_fma_doubles(x, x, -z) * series);
    lanes_sum slope = sum_exactly(tni_splat_doubles(0.88622692545275805), series);
    tni_doubles result =
        tni_fma_doubles(size, slope.high, size * (slope.low - 3.8332932499128994e-17));
    if (tni_any_doubles(size >= 0.55))
        result = tni_select_doubles(size < 0.55, result, erfinv_outer(size));
    result = tni_signed_doubles(tni_fabs_doubles(result), x);
    /* At 1 infinity, beyond it nan. */
    tni_doubles end = tni_select_doubles(size == 1, x * __builtin_inf(), (x - x) / (x - x));
    return tni_select_doubles(size >= 1, end, result);
}

#endif
