/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Loops of special functions, computed in double (special_math.h); compiled for the base ISA only.
 * Those that are called more often are in special_loops.c.
 */
#define TNI_ISA base
#define TNI_ISA_IS_BASE
#include "kernels/pointwise/loop_forms.h"
#include "kernels/pointwise/special_math.h"

#include <float.h>

#define SPECIAL(name)                                                                              \
    OF_REALS(ONE_PLAIN, name, tni_##name((double)a))                                               \
    LOOP(name, REALS(name))
#define SPECIAL_OF_TWO(name)                                                                       \
    OF_REALS(TWO_PLAIN, name, tni_##name((double)a, (double)b))                                    \
    LOOP(name, REALS(name))

/* The largest number of the loop's type, from which on a polynomial is infinite. */
#define LIMIT_OF(a) (sizeof(a) == sizeof(float) ? (double)FLT_MAX : DBL_MAX)
#define POLYNOMIAL(name)                                                                           \
    OF_REALS(TWO_PLAIN, name, tni_##name((double)a, (double)b, LIMIT_OF(a)))                       \
    LOOP(name, REALS(name))

SPECIAL(airy_ai)
SPECIAL(bessel_j0)
SPECIAL(bessel_j1)
SPECIAL(bessel_k0)
SPECIAL(bessel_k0e)
SPECIAL(bessel_k1)
SPECIAL(bessel_k1e)
SPECIAL(bessel_y0)
SPECIAL(bessel_y1)
POLYNOMIAL(chebyshev_t)
POLYNOMIAL(chebyshev_u)
POLYNOMIAL(chebyshev_v)
POLYNOMIAL(chebyshev_w)
SPECIAL(erfcx)
POLYNOMIAL(hermite_h)
POLYNOMIAL(hermite_he)
SPECIAL_OF_TWO(igamma)
SPECIAL_OF_TWO(igammac)
POLYNOMIAL(laguerre_l)
POLYNOMIAL(legendre_p)
SPECIAL(log_ndtr)
SPECIAL(spherical_j0)
SPECIAL_OF_TWO(zeta)

/* Shifted polynomials map [0, 1] to [-1, 1]. */
#define SHIFTED(name)                                                                              \
    OF_REALS(TWO_PLAIN, shifted_##name, tni_##name(2 * (double)a - 1, (double)b, LIMIT_OF(a)))     \
    LOOP(shifted_##name, REALS(shifted_##name))
SHIFTED(chebyshev_t)
SHIFTED(chebyshev_u)
SHIFTED(chebyshev_v)
SHIFTED(chebyshev_w)

OF_REALS(ONE_PLAIN, polygamma, tni_polygamma((double)a, n0.integer))
LOOP(polygamma, REALS(polygamma))

/*
 * The logarithm of the multivariate gamma function: p (p - 1) / 4 log(pi) + sum of lgamma(x - i /
 * 2).
 */
static double many_lgamma(double x, int64_t dimensions)
{
    double sum = (double)dimensions * ((double)dimensions - 1) / 4 * 1.14472988584940017414;
    for (int64_t i = 0; i < dimensions && isfinite(sum); i++)
        sum += tni_lgamma(x - (double)i / 2);
    return sum;
}
OF_REALS(ONE_PLAIN, mvlgamma, many_lgamma((double)a, n0.integer))
LOOP(mvlgamma, REALS(mvlgamma))

/* x log1p(y), with 0 for x = 0 unless y is nan. */
OF_REALS(TWO_PLAIN, xlog1py, b != b ? b : a == 0 ? 0 : a * log1p(b))
LOOP(xlog1py, REALS(xlog1py))
