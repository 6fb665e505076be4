/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Plans of Fourier transforms against the sum that defines them: every way a length is split,
 * short lines in every place of a run, lengths that are convolutions.
 */
#include "kernels/fft/fft_plan.h"
#include "kernels/fft/fft_loops.h"
#include "kernels/core/isa.h"

#include <math.h>
#include <setjmp.h>
#include <stdalign.h>
#include <stdlib.h>
#include <cmocka.h>

#define LONGEST 1009

/* The most lines of a run. */
#define MOST_LINES 16

/* Scratch memory for a run of the longest line: a panel has a row of 16 doubles for each number. */
alignas(TNI_FFT_ALIGNMENT) static double room[20 * LONGEST];

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

/* Numbers of a line in the precision of a form. */
static double number(const void *line, bool is_single, int64_t i)
{
    return is_single ? (double)((const float *)line)[i] : ((const double *)line)[i];
}

static void set_number(void *line, bool is_single, int64_t i, double value)
{
    if (is_single)
        ((float *)line)[i] = (float)value;
    else
        ((double *)line)[i] = value;
}

/* Run a plan on as many lines as it transforms together, line behind line. */
static void run_all(const tni_fft_plan *plan, const tni_fft_form *form, const void *in, void *out)
{
    int64_t bytes = (form->is_half ? form->n / 2 : form->n) * 2 *
                    (int64_t)(form->is_single ? sizeof(float) : sizeof(double));
    tni_fft_run(plan, &(tni_fft_batch){.from = in,
                                       .from_step = bytes,
                                       .to = out,
                                       .to_step = bytes,
                                       .lines = tni_fft_lines(plan),
                                       .scale = 1,
                                       .room = room});
}

/* Check plans for so many lines. */
static void check_length(int64_t n, int64_t lines, bool is_forward, bool is_single)
{
    alignas(TNI_FFT_ALIGNMENT) static double in[2 * MOST_LINES * LONGEST];
    alignas(TNI_FFT_ALIGNMENT) static double out[2 * MOST_LINES * LONGEST];
    tni_fft_plan *plan;
    tni_fft_form form = {.n = n, .is_forward = is_forward, .is_single = is_single};
    double bound = is_single ? 2e-6 * (double)n : 1e-9;
    size_t bytes = 2 * (size_t)n * (is_single ? sizeof(float) : sizeof(double));
    assert_int_equal(tni_fft_plan_new(&form, lines, &plan), TN_OK);
    assert_true(tni_fft_lines(plan) <= MOST_LINES && tni_fft_room(plan) <= sizeof room);
    for (int64_t i = 0; i < 2 * n * tni_fft_lines(plan); i++)
        set_number(in, is_single, i, sample(i % (2 * n)));
    run_all(plan, &form, in, out);
    for (int64_t i = 1; i < tni_fft_lines(plan); i++)
        assert_memory_equal(out, (char *)out + (size_t)i * bytes, bytes);
    for (int64_t k = 0; k < n; k++) {
        double want[2];
        sum_of(n, k, is_forward, want);
        assert_true(fabs(number(out, is_single, 2 * k) - want[0]) < bound);
        assert_true(fabs(number(out, is_single, 2 * k + 1) - want[1]) < bound);
    }
    tni_fft_plan_release(plan);
}

static const int64_t lengths[] = {1,   2,   3,   4,   5,   6,   7,   8,   12,  16,  17,   18,
                                  19,  20,  21,  22,  23,  24,  25,  26,  27,  28,  29,   30,
                                  31,  32,  36,  58,  61,  64,  67,  93,  120, 121, 125,  126,
                                  127, 128, 134, 145, 210, 331, 480, 512, 536, 720, 1000, 1009};

static void transforms_are_the_sums_that_define_them(void **state)
{
    (void)state;
    for (size_t i = 0; i < TN_LEN(lengths); i++)
        for (int direction = 0; direction < 2; direction++) {
            for (int64_t lines = 1; lines <= MOST_LINES; lines += MOST_LINES - 1) {
                check_length(lengths[i], lines, direction == 0, false);
                if (tni_fft_has_single())
                    check_length(lengths[i], lines, direction == 0, true);
            }
        }
}

/* ---- real numbers as half as many complex ones ---- */

/* The sum that defines number k of the transform of n real numbers. */
static void real_sum_of(int64_t n, int64_t k, double *out)
{
    out[0] = out[1] = 0;
    for (int64_t j = 0; j < n; j++) {
        double angle = -2 * acos(-1) * (double)(j * k % n) / (double)n;
        out[0] += sample(j) * cos(angle);
        out[1] += sample(j) * sin(angle);
    }
}

/* There and back, with a scale on each way, at an address that is aligned for one number only. */
static void check_halves(const tni_fft_loops *loops, int64_t n, bool is_single)
{
    alignas(TNI_FFT_ALIGNMENT) static double line[2 * LONGEST];
    alignas(TNI_FFT_ALIGNMENT) static double half[2 * LONGEST];
    static double whole[LONGEST + 3];
    char *at = (char *)whole + (is_single ? sizeof(float) : sizeof(double));
    double bound = is_single ? 4e-6 * (double)n : 1e-9;
    tni_fft_plan *there;
    tni_fft_plan *back;
    tni_fft_form form = {.n = n, .is_forward = true, .is_single = is_single, .is_half = true};
    /* As for no lines: a panel would combine halves itself. */
    assert_int_equal(tni_fft_plan_new(&form, 0, &there), TN_OK);
    form.is_forward = false;
    assert_int_equal(tni_fft_plan_new(&form, 0, &back), TN_OK);
    for (int64_t i = 0; i < n; i++)
        set_number(line, is_single, i, sample(i));
    form.is_forward = true;
    run_all(there, &form, line, half);
    loops->from_halves[is_single](&(tni_fft_halves){half, at, tni_fft_factors(there), n / 2, 0.5});
    for (int64_t k = 0; k <= n / 2; k++) {
        double want[2];
        real_sum_of(n, k, want);
        assert_true(fabs(number(at, is_single, 2 * k) - want[0] / 2) < bound);
        assert_true(fabs(number(at, is_single, 2 * k + 1) - want[1] / 2) < bound);
    }
    /* What these hold is not read. */
    set_number(at, is_single, 1, NAN);
    set_number(at, is_single, n + 1, NAN);
    loops->to_halves[is_single](
        &(tni_fft_halves){at, half, tni_fft_factors(back), n / 2, 2.0 / (double)n});
    run_all(back, &form, half, line);
    loops->scale[is_single](line, n, 3);
    for (int64_t i = 0; i < n; i++)
        assert_true(fabs(number(line, is_single, i) - 3 * sample(i)) < 10 * bound);
    tni_fft_plan_release(there);
    tni_fft_plan_release(back);
}

static void check_loops(const tni_fft_loops *loops)
{
    for (int64_t n = 2; n <= 140; n += 2)
        for (int is_single = 0; is_single <= tni_fft_has_single(); is_single++)
            check_halves(loops, n, is_single);
    check_halves(loops, 1000, false);
}

static void halves_are_combined_at_each_isa(void **state)
{
    (void)state;
    check_loops(&tni_fft_loops_base);
#ifdef __x86_64__
    if (tni_best_isa() >= TNI_ISA_AVX2)
        check_loops(&tni_fft_loops_avx2);
    if (tni_best_isa() >= TNI_ISA_AVX512)
        check_loops(&tni_fft_loops_avx512);
#endif
}

/* ---- plans ---- */

/* More than are kept, of which the first is had twice. */
static void plans_are_whole_as_long_as_somebody_has_them(void **state)
{
    enum { COUNT = 20 };
    tni_fft_plan *plans[COUNT];
    alignas(TNI_FFT_ALIGNMENT) double in[16 * COUNT] = {1};
    alignas(TNI_FFT_ALIGNMENT) double out[16 * COUNT];
    tni_fft_form form = {.is_forward = true};
    (void)state;
    for (int64_t i = 0; i < COUNT; i++) {
        form.n = i == COUNT - 1 ? 1 : i + 1;
        assert_int_equal(tni_fft_plan_new(&form, 1, &plans[i]), TN_OK);
    }
    assert_ptr_equal(plans[COUNT - 1], plans[0]);
    tni_fft_plan_release(plans[0]);
    for (int64_t i = COUNT; i < 3 * COUNT; i++)
        check_length(i, 1, true, false);
    for (int64_t i = 1; i < COUNT; i++) {
        form.n = i + 1;
        run_all(plans[i], &form, in, out);
        assert_true(out[0] == 1 && out[1] == 0);
        tni_fft_plan_release(plans[i]);
    }
}

/* Plans that differ in one thing are kept apart. */
static void a_plan_is_for_one_form(void **state)
{
    static const tni_fft_form forms[] = {
        {.n = 64, .is_forward = true}, {.n = 64}, {.n = 64, .is_forward = true, .is_half = true}};
    tni_fft_plan *plans[TN_LEN(forms)];
    (void)state;
    for (size_t i = 0; i < TN_LEN(forms); i++) {
        assert_int_equal(tni_fft_plan_new(&forms[i], 1, &plans[i]), TN_OK);
        for (size_t j = 0; j < i; j++)
            assert_ptr_not_equal(plans[i], plans[j]);
        assert_true((tni_fft_factors(plans[i]) != NULL) == forms[i].is_half);
    }
    for (size_t i = 0; i < TN_LEN(forms); i++)
        tni_fft_plan_release(plans[i]);
}

static void a_length_that_no_line_has_is_refused(void **state)
{
    static const int64_t wrong[] = {0, -3, INT64_MAX};
    tni_fft_plan *plan;
    (void)state;
    for (size_t i = 0; i < TN_LEN(wrong); i++) {
        tni_fft_form form = {.n = wrong[i], .is_forward = true};
        assert_int_equal(tni_fft_plan_new(&form, 1, &plan), TN_ERR_RUNTIME);
    }
}

/* A sum without factors stays infinite: X[0], and X[n / 2] of an even number. */
static void check_infinity(int64_t n, bool is_single)
{
    enum { MOST = 31, LINES = 8 };
    alignas(TNI_FFT_ALIGNMENT) double in[2 * MOST * LINES];
    alignas(TNI_FFT_ALIGNMENT) double out[2 * MOST * LINES];
    tni_fft_plan *plan;
    tni_fft_form form = {.n = n, .is_forward = true, .is_single = is_single};
    assert_int_equal(tni_fft_plan_new(&form, 1, &plan), TN_OK);
    assert_true(n <= MOST && tni_fft_lines(plan) <= LINES);
    for (int64_t i = 0; i < 2 * n * tni_fft_lines(plan); i++)
        set_number(in, is_single, i, i % (2 * n) == 6 ? INFINITY : 0);
    run_all(plan, &form, in, out);
    if (tni_fft_lines(plan) > 1) {
        assert_true(number(out, is_single, 0) == INFINITY && number(out, is_single, 1) == 0);
        assert_true(n % 2 != 0 ||
                    (number(out, is_single, n) == -INFINITY && number(out, is_single, n + 1) == 0));
    }
    tni_fft_plan_release(plan);
}

static void infinities_stay_in_plain_sums(void **state)
{
    (void)state;
    for (int64_t n = 17; n <= 31; n++)
        for (int is_single = 0; is_single <= tni_fft_has_single(); is_single++)
            check_infinity(n, is_single);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(transforms_are_the_sums_that_define_them),
        cmocka_unit_test(infinities_stay_in_plain_sums),
        cmocka_unit_test(halves_are_combined_at_each_isa),
        cmocka_unit_test(plans_are_whole_as_long_as_somebody_has_them),
        cmocka_unit_test(a_plan_is_for_one_form),
        cmocka_unit_test(a_length_that_no_line_has_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
