/* SPDX-License-Identifier: BSD-3-Clause */
/* Orthogonal polynomials of large degree, to which no recurrence walks. */
#include "kernels/pointwise/special_math.h"
#include "op_fixture.h"

#include <float.h>
#include <math.h>

typedef double polynomial(double x, double n, double limit);

/* The first degree that is not walked to. */
#define LARGE 65536

static void assert_near(double got, double want, double tolerance)
{
    if (!(fabs(got - want) <= tolerance * (1 + fabs(want))))
        fail_msg("%.17g, want %.17g", got, want);
}

/* The degree below is walked to, and the two above must follow from each other and from it. */
static void degrees_beyond_the_walk_keep_the_recurrences(void **state)
{
    (void)state;
    static const double places[] = {0.3, -0.7, 0.999, 1.00000001, 3, 40};
    double k = LARGE;
    for (size_t i = 0; i < TN_LEN(places); i++) {
        double x = places[i];
        double l[3];
        double p[3];
        double t[3];
        for (int d = -1; d <= 1; d++) {
            l[d + 1] = tni_laguerre_l(x, k + d, DBL_MAX);
            p[d + 1] = tni_legendre_p(x, k + d, DBL_MAX);
            t[d + 1] = tni_chebyshev_t(x, k + d, DBL_MAX);
        }
        if (x > 0)
            assert_near(l[2], ((2 * k + 1 - x) * l[1] - k * l[0]) / (k + 1), 1e-5);
        if (fabs(x) <= 2) {
            assert_near(p[2], ((2 * k + 1) * x * p[1] - k * p[0]) / (k + 1), 1e-7);
            assert_near(t[2], 2 * x * t[1] - t[0], 1e-7);
        }
    }
}

static void kinds_of_chebyshev_mirror_each_other(void **state)
{
    (void)state;
    double x = -1.00000001;
    assert_near(tni_chebyshev_v(x, LARGE, DBL_MAX), tni_chebyshev_w(-x, LARGE, DBL_MAX), 1e-9);
    assert_near(tni_chebyshev_v(x, LARGE + 1, DBL_MAX), -tni_chebyshev_w(-x, LARGE + 1, DBL_MAX),
                1e-9);
    assert_near(tni_chebyshev_u(x, LARGE, DBL_MAX),
                2 * x * tni_chebyshev_u(x, LARGE - 1, DBL_MAX) -
                    tni_chebyshev_u(x, LARGE - 2, DBL_MAX),
                1e-7);
}

/* A walk would not end. */
static void the_largest_degree_is_reached(void **state)
{
    (void)state;
    static polynomial *const all[] = {tni_chebyshev_t, tni_chebyshev_u, tni_chebyshev_v,
                                      tni_chebyshev_w, tni_hermite_h,   tni_hermite_he,
                                      tni_laguerre_l,  tni_legendre_p};
    for (size_t i = 0; i < TN_LEN(all); i++) {
        assert_true(isnan(all[i](7.5, 0x1p61, DBL_MAX)) || all[i] == tni_laguerre_l);
        (void)all[i](1 + DBL_EPSILON, 0x1p61, DBL_MAX);
        (void)all[i](-DBL_MIN, 0x1p61, DBL_MAX);
        (void)all[i](0, 0x1p61, DBL_MAX);
    }
}

/* In single precision what is past its largest number is infinite, and two degrees later nan. */
static void single_precision_ends_at_its_own_limit(void **state)
{
    (void)state;
    assert_true(isfinite(tni_chebyshev_t(2, 67, FLT_MAX)));
    assert_true(isinf(tni_chebyshev_t(2, 68, FLT_MAX)));
    assert_true(isnan(tni_chebyshev_t(2, 70, FLT_MAX)));
    assert_true(isfinite(tni_chebyshev_t(2, 70, DBL_MAX)));
    assert_true(isnan(tni_hermite_h((double)0.3F, 51, FLT_MAX)));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(degrees_beyond_the_walk_keep_the_recurrences),
        cmocka_unit_test(kinds_of_chebyshev_mirror_each_other),
        cmocka_unit_test(the_largest_degree_is_reached),
        cmocka_unit_test(single_precision_ends_at_its_own_limit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
