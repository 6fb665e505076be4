/* SPDX-License-Identifier: BSD-3-Clause */
/* Windows, Fourier transforms of short pieces, sequences aligned by their losses, noise. */
#include "op_fixture.h"

#include <math.h>

static void windows_are_whole_or_periodic(void **state)
{
    (void)state;
    check(
        call("aten::bartlett_window.periodic", ARGS(I(5), B(false), DTYPE(F64), NONE, NONE, NONE)),
        TN_DTYPE_F64, SIZES(5), VALUES(0, 0.5, 1, 0.5, 0));
    check(call("aten::bartlett_window", ARGS(I(4), NONE, NONE, NONE, NONE)), TN_DTYPE_F32, SIZES(4),
          VALUES(0, 0.5, 1, 0.5));
    check(call("aten::hann_window", ARGS(I(1), NONE, NONE, NONE, NONE)), TN_DTYPE_F32, SIZES(1),
          VALUES(1));
    check(
        call("aten::kaiser_window.beta", ARGS(I(3), B(false), D(0), DTYPE(F64), NONE, NONE, NONE)),
        TN_DTYPE_F64, SIZES(3), VALUES(1, 1, 1));
    call_fails("aten::hann_window", ARGS(I(4), DTYPE(I64), NONE, NONE, NONE), "floating point");
    call_fails("aten::hann_window", ARGS(I(-4), NONE, NONE, NONE, NONE), "window_length=-4");
}

/* Pieces that overlap by half, zeros around the signal. */
static void a_signal_comes_back(void **state)
{
    (void)state;
    tn_tensor *signal = make(TN_DTYPE_F64, SIZES(8), VALUES(1, 2, 3, 4, 4, 3, 2, 1));
    tn_tensor *spectrum =
        call("aten::stft.center", ARGS(T(signal), I(4), I(2), NONE, NONE, B(true), S("constant"),
                                       B(false), NONE, B(true), NONE));
    assert_shape(spectrum, 2, (const int64_t[]){3, 5});
    assert_strides(spectrum, 2, (const int64_t[]){1, 3});
    tn_tensor *back = call("aten::istft", ARGS(T(spectrum), I(4), I(2), NONE, NONE, B(true),
                                               B(false), NONE, NONE, B(false)));
    assert_shape(back, 1, (const int64_t[]){8});
    for (int64_t i = 0; i < 8; i++)
        assert_true(fabs(((double *)back->data)[i] - ((double *)signal->data)[i]) < 1e-12);
    tn_tensor_release(signal);
    tn_tensor_release(spectrum);
    tn_tensor_release(back);
}

static void a_window_that_leaves_gaps_cannot_be_undone(void **state)
{
    (void)state;
    tn_tensor *signal = make(TN_DTYPE_F32, SIZES(4), VALUES(1, 2, 3, 4));
    tn_tensor *window = make(TN_DTYPE_F32, SIZES(2), VALUES(0, 1));
    tn_tensor *spectrum = call(
        "aten::stft", ARGS(T(signal), I(2), I(2), NONE, T(window), B(false), NONE, B(true), NONE));
    call_fails(
        "aten::istft",
        ARGS(T(spectrum), I(2), I(2), NONE, T(window), B(false), B(false), NONE, NONE, B(false)),
        "window overlap add min");
    call_fails("aten::stft", ARGS(T(signal), I(5), NONE, NONE, NONE, B(false), NONE, B(true), NONE),
               "n_fft=5");
    call_fails("aten::stft", ARGS(T(signal), I(2), I(1), NONE, NONE, B(false), NONE, NONE, NONE),
               "return_complex");
    tn_tensor_release(signal);
    tn_tensor_release(window);
    tn_tensor_release(spectrum);
}

/* Each of several threads transforms matrices of its own; the last part has one, the others two. */
static void threads_change_nothing_in_transforms_of_matrices(void **state)
{
    enum { MATRICES = 11, N = 128, NUMBERS = MATRICES * N * N };
    tn_tensor *in = call("aten::zeros", ARGS(INTS(MATRICES, N, N), DTYPE(C64), NONE, NONE, NONE));
    uint32_t before = tni_num_threads();
    (void)state;
    for (int64_t i = 0; i < 2 * NUMBERS; i++)
        ((float *)in->data)[i] = (float)(i * i % 1009) - 500;
    tn_tensor *rows = call("aten::_fft_c2c", ARGS(T(in), INTS(2), I(0), B(true)));
    tn_tensor *columns = call("aten::_fft_c2c", ARGS(T(rows), INTS(1), I(0), B(true)));
    tn_tensor *both = call("aten::contiguous", ARGS(T(columns), DEFAULT));
    for (uint32_t i = 1; i <= 3; i++) {
        tni_set_num_threads(i);
        tn_tensor *result = call("aten::_fft_c2c", ARGS(T(in), INTS(1, 2), I(0), B(true)));
        assert_memory_equal(result->data, both->data, NUMBERS * 8);
        tn_tensor_release(result);
    }
    tni_set_num_threads(before);
    tn_tensor_release(in);
    tn_tensor_release(rows);
    tn_tensor_release(columns);
    tn_tensor_release(both);
}

/* Two steps, classes blank and 1 with probability 1/2: of four ways three say 1. */
static void the_loss_counts_all_ways_to_a_target(void **state)
{
    (void)state;
    const double half = log(0.5);
    tn_tensor *probs = make(TN_DTYPE_F64, SIZES(2, 1, 2), VALUES(half, half, half, half));
    tn_tensor *target = make(TN_DTYPE_I64, SIZES(1, 2), VALUES(1, 1));
    tn_tensor *loss = call("aten::ctc_loss.IntList",
                           ARGS(T(probs), T(target), INTS(2), INTS(1), I(0), I(2), B(false)));
    assert_true(fabs(*(double *)loss->data + log(0.75)) < 1e-12);
    check(call("aten::ctc_loss.IntList",
               ARGS(T(probs), T(target), INTS(2), INTS(2), I(0), I(0), B(true))),
          TN_DTYPE_F64, SIZES(1), VALUES(0));
    check(call("aten::ctc_loss.IntList",
               ARGS(T(probs), T(target), INTS(2), INTS(2), I(0), I(0), B(false))),
          TN_DTYPE_F64, SIZES(1), VALUES(INFINITY));
    call_fails("aten::ctc_loss.IntList",
               ARGS(T(probs), T(target), INTS(3), INTS(1), I(0), I(0), B(false)), "input_lengths");
    tn_tensor_release(loss);
    tn_tensor_release(probs);
    tn_tensor_release(target);
}

/* Three steps of three classes: five of 27 ways say 1 2. What is nan, or +inf, has no loss. */
static void the_loss_adds_ways_that_stay_move_and_skip(void **state)
{
    (void)state;
    const double third = log(1.0 / 3);
    const double firsts[] = {third, (double)-INFINITY, (double)NAN, (double)INFINITY};
    tn_tensor *target = make(TN_DTYPE_I64, SIZES(1, 2), VALUES(1, 2));
    for (size_t i = 0; i < TN_LEN(firsts); i++) {
        tn_tensor *probs =
            make(TN_DTYPE_F64, SIZES(3, 1, 3),
                 VALUES(third, firsts[i], third, third, third, third, third, third, third));
        tn_value outs[2] = {NONE, NONE};
        call_all("aten::_ctc_loss", ARGS(T(probs), T(target), INTS(3), INTS(2), I(0), B(false)),
                 outs, 2);
        const double got = *(double *)outs[0].as.tensor->data;
        /* Of the five only _12 does not begin with the class whose first number is changed. */
        if (i < 2)
            assert_true(fabs(got + log((i == 0 ? 5 : 1) / 27.0)) < 1e-12);
        else
            assert_true(isnan(got) && isnan(((double *)outs[1].as.tensor->data)[6]));
        tn_value_release(&outs[0]);
        tn_value_release(&outs[1]);
        tn_tensor_release(probs);
    }
    tn_tensor_release(target);
}

static void slopes_of_negative_numbers_are_the_noise(void **state)
{
    (void)state;
    tn_tensor *x = make(TN_DTYPE_F64, SIZES(3), VALUES(-2, 3, -4));
    tn_tensor *noise = make(TN_DTYPE_F64, SIZES(3), VALUES(0, 0, 0));
    tn_tensor *result =
        call("aten::rrelu_with_noise", ARGS(T(x), T(noise), D(0.25), D(0.5), B(true), NONE));
    const double *slopes = noise->data;
    assert_true(slopes[0] >= 0.25 && slopes[0] < 0.5 && slopes[2] >= 0.25 && slopes[2] < 0.5);
    check(result, TN_DTYPE_F64, SIZES(3), VALUES(-2 * slopes[0], 3, -4 * slopes[2]));
    assert_true(slopes[1] == 1);
    check(call("aten::rrelu", ARGS(T(x), D(0.25), D(0.75), B(false), NONE)), TN_DTYPE_F64, SIZES(3),
          VALUES(-1, 3, -2));
    tn_tensor_release(x);
    tn_tensor_release(noise);
}

/* What PyTorch 2.13 draws after manual_seed(3). */
static void counts_are_those_of_the_seed(void **state)
{
    (void)state;
    tn_tensor *rates =
        make(TN_DTYPE_F32, SIZES(11), VALUES(0, 0.5, 1, 3, 9.9, 10, 12, 50, 200, 1e4, 1e6));
    tn_tensor *trials = make(TN_DTYPE_F32, SIZES(7), VALUES(10, 20, 100, 5, 0, 1000, 10));
    tn_tensor *p = make(TN_DTYPE_F32, SIZES(7), VALUES(0.5, 0.1, 0.7, 0, 0.5, 0.3, 1));
    tn_manual_seed(3);
    check(call("aten::poisson", ARGS(T(rates), NONE)), TN_DTYPE_F32, SIZES(11),
          VALUES(0, 0, 0, 4, 9, 6, 12, 45, 176, 10020, 1000635));
    tn_manual_seed(3);
    check(call("aten::binomial", ARGS(T(trials), T(p), NONE)), TN_DTYPE_F32, SIZES(7),
          VALUES(3, 2, 71, 0, 0, 313, 10));
    tn_tensor_release(rates);
    tn_tensor_release(trials);
    tn_tensor_release(p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(windows_are_whole_or_periodic),
        cmocka_unit_test(a_signal_comes_back),
        cmocka_unit_test(threads_change_nothing_in_transforms_of_matrices),
        cmocka_unit_test(a_window_that_leaves_gaps_cannot_be_undone),
        cmocka_unit_test(the_loss_counts_all_ways_to_a_target),
        cmocka_unit_test(the_loss_adds_ways_that_stay_move_and_skip),
        cmocka_unit_test(slopes_of_negative_numbers_are_the_noise),
        cmocka_unit_test(counts_are_those_of_the_seed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
