/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Special functions of doubles, in the conventions of PyTorch's operators of these names: what they
 * give at poles, beyond their domain and for infinities is what those give. They are pure.
 */
#ifndef TENON_SPECIAL_MATH_H
#define TENON_SPECIAL_MATH_H

#include <stdint.h>

/* Gamma and its relatives (gamma_math.c). */
double tni_lgamma(double x);
double tni_digamma(double x);
double tni_trigamma(double x);
double tni_polygamma(double x, int64_t n); /* n >= 0 */
double tni_zeta(double x, double q);
double tni_igamma(double a, double x);
double tni_igammac(double a, double x);

/* Errors and normal distributions (error_math.c). */
double tni_erfcx(double x);
double tni_erfinv(double y);
double tni_ndtri(double p);
double tni_log_ndtr(double x);
double tni_entr(double x);

/* Bessel functions (bessel_math.c); those with an e are scaled by the exponential. */
double tni_bessel_i0(double x);
double tni_bessel_i0e(double x);
double tni_bessel_i1(double x);
double tni_bessel_i1e(double x);
double tni_bessel_k0(double x);
double tni_bessel_k0e(double x);
double tni_bessel_k1(double x);
double tni_bessel_k1e(double x);
double tni_bessel_j0(double x);
double tni_bessel_j1(double x);
double tni_bessel_y0(double x);
double tni_bessel_y1(double x);
double tni_spherical_j0(double x);
double tni_airy_ai(double x);

/* Polynomials of degree n (polynomial_math.c), which is cut off to a whole number; 0 below 0. */
/*
 * Polynomials of degree n at x; numbers beyond `limit`, the largest of the dtype, are infinite, and
 * what recurrences make of them is nan. The time does not grow with the degree past some point.
 */
double tni_chebyshev_t(double x, double n, double limit);
double tni_chebyshev_u(double x, double n, double limit);
double tni_chebyshev_v(double x, double n, double limit);
double tni_chebyshev_w(double x, double n, double limit);
double tni_hermite_h(double x, double n, double limit);
double tni_hermite_he(double x, double n, double limit);
double tni_laguerre_l(double x, double n, double limit);
double tni_legendre_p(double x, double n, double limit);

#endif
