/* SPDX-License-Identifier: BSD-3-Clause */
/* Special functions where numbers are extreme, or a small result is next to a large one. */
#include "kernels/pointwise/special_math.h"
#include "op_fixture.h"

#include <float.h>
#include <math.h>

static void assert_close(double got, double want, double tolerance)
{
    if (!(fabs(got - want) <= tolerance * fabs(want)))
        fail_msg("%.17g, want %.17g", got, want);
}

/*
 * Gamma(a, x) is about a times the exponential integral; 1 minus the lower one has no digits. The
 * numbers are those of forty digits.
 */
static void a_small_upper_gamma_keeps_its_digits(void **state)
{
    (void)state;
    assert_close(tni_igammac(1e-10, 0.5), 5.59773594805498811e-11, 1e-13);
    assert_close(tni_igammac(1e-15, 0.5), 5.59773594776161149e-16, 1e-13);
    assert_close(tni_igammac(0.01, 1), 0.00221623462322799034, 1e-13);
    assert_close(tni_igammac(1e8, 1.0008e8), 6.3279034131222146e-16, 1e-9);
    assert_close(tni_igammac(1e8, 0.999e8) + tni_igamma(1e8, 0.999e8), 1, 1e-12);
    for (double a = 0.05; a < 0.5; a += 0.15)
        for (double x = 0.01; x < 1; x += 0.2)
            assert_close(tni_igammac(a, x) + tni_igamma(a, x), 1, 1e-14);
}

static void numbers_at_the_ends_of_their_range_have_values(void **state)
{
    (void)state;
    assert_close(tni_ndtri(5e-324), -38.467405617144344, 1e-12);
    assert_close(tni_ndtri(1e-310), -37.663060331949524, 1e-12);
    assert_close(tni_bessel_k0e(1.7e308), 9.612480633484344e-155, 1e-12);
    assert_close(tni_bessel_k1e(1.7e308), 9.612480633484342e-155, 1e-12);
    assert_true(tni_airy_ai(1e206) == 0);
    assert_true(tni_airy_ai(DBL_MAX) == 0);
}

static void a_bessel_function_of_minus_zero_is_zero(void **state)
{
    (void)state;
    assert_false(signbit(tni_bessel_i1e(-0.0)));
    assert_true(signbit(tni_bessel_i1e(-INFINITY)));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_small_upper_gamma_keeps_its_digits),
        cmocka_unit_test(numbers_at_the_ends_of_their_range_have_values),
        cmocka_unit_test(a_bessel_function_of_minus_zero_is_zero),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
