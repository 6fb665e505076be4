/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The inverse error function of vectors of doubles, within 0.7 ulp. For special_loops.c, at ISAs
 * with products that are rounded once (tni_fma_doubles).
 *
 * Below 1/2 it is x times a polynomial in x^2. From there on it follows s = sqrt(-log(1 - x^2)),
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

/* Return erfinv(x) for |x| = `size` from 1/2 to below 1. */
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
    tni_doubles difference =
        POLYNOMIAL(s - 1.375, -0.131192001996889847, -0.0620516758471170435, 0.0309610376254405233,
                   0.000486270952665169135, -0.00388609805084838776, -2.35981207323033577e-5,
                   0.000566511833463703419, 9.8191298612160428e-5, -9.94989938784998926e-5,
                   -3.92250948456635165e-5, 1.49924763016893022e-5, 1.19031589782719091e-5,
                   -1.1091788965565043e-6, -3.08753097359672917e-6, -3.77223270578576439e-7,
                   6.84655451338477966e-7, 2.38432549395677177e-7, -1.23542711884840682e-7,
                   -8.27484852551834565e-8, 1.57606678262040468e-8, 1.98857780716826144e-8,
                   -9.68027327232971956e-10, -2.60254910811082435e-9);
    if (tni_any_doubles(s > 2.25)) {
        tni_doubles far =
            POLYNOMIAL(s - 3.125, -0.166764741288854615, 0.004220468901840867,
                       0.00565448449404611779, -0.00290936858655105981, 0.000999022559947593124,
                       -0.00023285405457449366, 2.31636175805398525e-6, 3.37901969860451504e-5,
                       -1.96009709284653112e-5, 4.9447453609408527e-6, 8.43637689368089704e-7,
                       -1.31008369097538048e-6, 5.02450682480089015e-7, -1.59847367427880047e-8,
                       -7.98140271562393039e-8, 4.08418346999671018e-8, -4.19177957171987327e-9,
                       -5.09603479675142843e-9, 1.9502294045539071e-9);
        tni_doubles farthest =
            POLYNOMIAL(s - 5, -0.150093598625093274, 0.0103004651943054905,
                       -0.000138720898426873574, -0.000215025187406370415, 7.59840119128693484e-5,
                       -1.96617270107815974e-5, 4.49718640575595659e-6, -9.58513883947281672e-7,
                       1.94209550598084518e-7, -3.75351640851749283e-8, 6.76661286279692353e-9,
                       -1.01582678433322832e-9, 4.75260240830709479e-11, 5.96135590235422776e-11,
                       -4.0401879809587519e-11, 1.90426965579888777e-11, -6.82231659790602215e-12,
                       1.36378914068025225e-12, -5.28881190304703557e-14);
        difference =
            tni_select_doubles(s > 2.25, tni_select_doubles(s > 4, farthest, far), difference);
    }
    return s + (difference + low);
}

static inline tni_doubles erfinv_lanes(tni_doubles x)
{
    tni_doubles size = tni_fabs_doubles(x);
    tni_doubles z = x * x;
    /* sqrt(pi) / 2, the slope at 0, in two parts. */
    lanes_sum slope = sum_exactly(
        tni_splat_doubles(0.88622692545275805),
        z * POLYNOMIAL(z, 0.232013666534654535, 0.127556175305542314, 0.0865521292539684918,
                       0.0649596166593837418, 0.0517313311454083028, 0.0428354018418881224,
                       0.0364885173832500458, 0.031431605405679293, 0.0299680800398946275,
                       0.0146479225345897152, 0.0582348751190245851, -0.0543975033519297955,
                       0.0995139771600981272));
    tni_doubles result =
        tni_fma_doubles(size, slope.high, size * (slope.low - 3.8332932499128994e-17));
    if (tni_any_doubles(size >= 0.5))
        result = tni_select_doubles(size < 0.5, result, erfinv_outer(size));
    result = tni_signed_doubles(tni_fabs_doubles(result), x);
    /* At 1 infinity, beyond it nan. */
    tni_doubles end = tni_select_doubles(size == 1, x * __builtin_inf(), (x - x) / (x - x));
    return tni_select_doubles(size >= 1, end, result);
}

#endif
