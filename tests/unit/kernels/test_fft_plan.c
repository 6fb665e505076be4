/* SPDX-License-Identifier: BSD-3-Clause */
/* Plans of Fourier transforms against the sum that defines them: every way a length is split. */
#include "kernels/fft/fft_plan.h"

#include <math.h>
#include <setjmp.h>
#include <stdlib.h>
#include <cmocka.h>

#define LONGEST 1009

/* Numbers without a pattern that a transform could hide in. */
static double sample(int64_t i)
{
    return (double)((i * 7919 + 13) % 101) / 50 - 1;
}

static void sum_of(int64_t n, int64_t k, bool is_forward, double *out)
{
    double sign = is_forward ? -1 : 1;
    out[0] = out[1] = 0;
    for (int64_t j = 0; j < n; j++) {
        double angle = sign * 2 * acos(-1) * (double)(j * k % n) / (double)n;
        double re = sample(2 * j);
        double im = sample(2 * j + 1);
        out[0] += re * cos(angle) - im * sin(angle);
        out[1] += re * sin(angle) + im * cos(angle);
    }
}

static void check_length(int64_t n, bool is_forward)
{
    static double in[2 * LONGEST];
    static double out[2 * LONGEST];
    tni_fft_plan *plan;
    assert_int_equal(tni_fft_plan_new(n, is_forward, &plan), TN_OK);
    for (int64_t i = 0; i < 2 * n; i++)
        in[i] = sample(i);
    tni_fft_run(plan, in, out);
    for (int64_t k = 0; k < n; k++) {
        double want[2];
        sum_of(n, k, is_forward, want);
        assert_true(fabs(out[2 * k] - want[0]) < 1e-9);
        assert_true(fabs(out[2 * k + 1] - want[1]) < 1e-9);
    }
    tni_fft_plan_release(plan);
}

static void transforms_are_the_sums_that_define_them(void **state)
{
    static const int64_t lengths[] = {1,  2,  3,  4,   5,   6,   7,   8,   12,  16,  31,   36,
                                      61, 64, 67, 120, 128, 134, 210, 331, 512, 536, 1000, 1009};
    (void)state;
    for (size_t i = 0; i < TN_LEN(lengths); i++) {
        check_length(lengths[i], true);
        check_length(lengths[i], false);
    }
}

/* More than are kept, of which the first is had twice. */
static void plans_are_whole_as_long_as_somebody_has_them(void **state)
{
    tni_fft_plan *plans[12];
    double in[24] = {1};
    double out[24];
    (void)state;
    for (int64_t i = 0; i < 12; i++)
        assert_int_equal(tni_fft_plan_new(i == 11 ? 1 : i + 1, true, &plans[i]), TN_OK);
    assert_ptr_equal(plans[11], plans[0]);
    tni_fft_plan_release(plans[0]);
    for (int64_t i = 20; i < 40; i++)
        check_length(i, true);
    for (int64_t i = 1; i < 12; i++) {
        tni_fft_run(plans[i], in, out);
        assert_true(out[0] == 1 && out[1] == 0);
        tni_fft_plan_release(plans[i]);
    }
}

static void a_length_that_no_line_has_is_refused(void **state)
{
    tni_fft_plan *plan;
    (void)state;
    assert_int_equal(tni_fft_plan_new(0, true, &plan), TN_ERR_RUNTIME);
    assert_int_equal(tni_fft_plan_new(-3, true, &plan), TN_ERR_RUNTIME);
    assert_int_equal(tni_fft_plan_new(INT64_MAX, true, &plan), TN_ERR_RUNTIME);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(transforms_are_the_sums_that_define_them),
        cmocka_unit_test(plans_are_whole_as_long_as_somebody_has_them),
        cmocka_unit_test(a_length_that_no_line_has_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
