/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Special functions of doubles. At poles, outside of their domains and at infinities they return
 * what PyTorch's operators of these names do. They are pure and may be called from any thread.
 */
#ifndef TENON_SPECIAL_MATH_H
#define TENON_SPECIAL_MATH_H

#include <stdint.h>

/*
 * Gamma and related functions (gamma_math.c). igamma and igammac are regularized: between 0 and 1.
 */
double tni_lgamma(double x);
double tni_digamma(double x);
double tni_trigamma(double x);
double tni_polygamma(double x, int64_t n); /* n >= 0 */
double tni_zeta(double x, double q);
double tni_igamma(double a, double x);
double tni_igammac(double a, double x);

/* Error functions and the normal distribution (error_math.c). */
double tni_erfcx(double x);
double tni_erfinv(double y);
double tni_ndtri(double p);
double tni_log_ndtr(double x);
double tni_entr(double x);

/* Bessel functions (bessel_math.c). A suffix e scales by e^-|x| (i) or e^x (k). */
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

/*
 * Polynomials of degree n at x (polynomial_math.c). The degree is truncated to an integer; a
 * negative one gives 0. Numbers beyond `limit`, the largest of the dtype, are infinite, and what
 * the recurrence makes of those is nan. From some degree on, the time does not grow any more.
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
