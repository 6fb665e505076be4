/* SPDX-License-Identifier: BSD-3-Clause */
/* Recurrent networks. Weights are small whole numbers where results are to be exact. */
#include "op_fixture.h"

#include <math.h>
#include <stdlib.h>

/* A network of one feature that adds its input to its state: relu(1 * x + 1 * h). */
typedef struct adder {
    tn_tensor *one;     /* every weight */
    tn_value params[8]; /* of two directions without biases, or of two layers */
} adder;

static adder adder_make(void)
{
    adder a = {.one = make(TN_DTYPE_F64, SIZES(1, 1), VALUES(1))};
    for (size_t i = 0; i < TN_LEN(a.params); i++)
        a.params[i] = T(a.one);
    return a;
}

/* The results of a call, of which there are two. */
static void call_two_results(const char *name, const tn_value *args, size_t count,
                             tn_tensor *results[2])
{
    tn_value outs[2] = {tn_value_none(), tn_value_none()};
    call_all(name, args, count, outs, 2);
    results[0] = outs[0].as.tensor;
    results[1] = outs[1].as.tensor;
}

static void a_sequence_is_walked_in_both_directions(void **state)
{
    (void)state;
    adder a = adder_make();
    tn_tensor *input = make(TN_DTYPE_F64, SIZES(3, 1, 1), VALUES(1, 2, 4));
    tn_tensor *h = make(TN_DTYPE_F64, SIZES(2, 1, 1), VALUES(10, 100));
    tn_tensor *r[2];
    call_two_results("aten::rnn_relu.input",
                     ARGS(T(input), T(h), tn_value_list(a.params, 4), B(false), I(1), D(0),
                          B(false), B(true), B(false)),
                     r);
    check(r[0], TN_DTYPE_F64, SIZES(3, 1, 2), VALUES(11, 107, 13, 106, 17, 104));
    check(r[1], TN_DTYPE_F64, SIZES(2, 1, 1), VALUES(17, 107));
    tn_tensor_release(input);
    tn_tensor_release(h);
    tn_tensor_release(a.one);
}

static void a_layer_takes_what_the_one_before_it_gives(void **state)
{
    (void)state;
    adder a = adder_make();
    tn_tensor *input = make(TN_DTYPE_F64, SIZES(1, 3, 1), VALUES(1, 2, 4));
    tn_tensor *h = make(TN_DTYPE_F64, SIZES(2, 1, 1), VALUES(0, 0));
    tn_tensor *r[2];
    call_two_results("aten::rnn_relu.input",
                     ARGS(T(input), T(h), tn_value_list(a.params, 4), B(false), I(2), D(0),
                          B(false), B(false), B(true)),
                     r);
    check(r[0], TN_DTYPE_F64, SIZES(1, 3, 1), VALUES(1, 4, 11));
    check(r[1], TN_DTYPE_F64, SIZES(2, 1, 1), VALUES(7, 11));
    tn_tensor_release(input);
    tn_tensor_release(h);
    tn_tensor_release(a.one);
}

/* Two sequences, 1 2 4 and 8 16, packed time by time. */
static void sequences_of_a_packed_batch_end_on_their_own(void **state)
{
    (void)state;
    adder a = adder_make();
    tn_tensor *data = make(TN_DTYPE_F64, SIZES(5, 1), VALUES(1, 8, 2, 16, 4));
    tn_tensor *batches = make(TN_DTYPE_I64, SIZES(3), VALUES(2, 2, 1));
    tn_tensor *h = make(TN_DTYPE_F64, SIZES(2, 2, 1), VALUES(0, 0, 100, 200));
    tn_tensor *r[2];
    call_two_results("aten::rnn_relu.data",
                     ARGS(T(data), T(batches), T(h), tn_value_list(a.params, 4), B(false), I(1),
                          D(0), B(false), B(true)),
                     r);
    check(r[0], TN_DTYPE_F64, SIZES(5, 2), VALUES(1, 107, 8, 224, 3, 106, 24, 216, 7, 104));
    check(r[1], TN_DTYPE_F64, SIZES(2, 2, 1), VALUES(7, 24, 107, 224));
    tn_tensor_release(data);
    tn_tensor_release(batches);
    tn_tensor_release(h);
    tn_tensor_release(a.one);
}

/* Without weights every gate is half open, and nothing new comes in. */
static void gates_without_weights_are_half_open(void **state)
{
    (void)state;
    tn_tensor *zeros = make(TN_DTYPE_F64, SIZES(4, 1), VALUES(0, 0, 0, 0));
    tn_tensor *three = make(TN_DTYPE_F64, SIZES(3, 1), VALUES(0, 0, 0));
    tn_tensor *input = make(TN_DTYPE_F64, SIZES(1, 1), VALUES(5));
    tn_tensor *h = make(TN_DTYPE_F64, SIZES(1, 1), VALUES(3));
    tn_value states[] = {T(h), T(h)};
    tn_tensor *r[2];
    check(call("aten::gru_cell", ARGS(T(input), T(h), T(three), T(three))), TN_DTYPE_F64,
          SIZES(1, 1), VALUES(1.5));
    call_two_results("aten::lstm_cell",
                     ARGS(T(input), tn_value_list(states, 2), T(zeros), T(zeros)), r);
    check(r[0], TN_DTYPE_F64, SIZES(1, 1), VALUES(0.5 * tanh(1.5)));
    check(r[1], TN_DTYPE_F64, SIZES(1, 1), VALUES(1.5));
    tn_tensor_release(zeros);
    tn_tensor_release(three);
    tn_tensor_release(input);
    tn_tensor_release(h);
}

static void weights_that_do_not_fit_are_refused(void **state)
{
    (void)state;
    adder a = adder_make();
    tn_tensor *input = make(TN_DTYPE_F64, SIZES(1, 1, 1), VALUES(1));
    tn_tensor *nothing = make(TN_DTYPE_F64, SIZES(0, 1, 1), VALUES(0));
    tn_tensor *wide = make(TN_DTYPE_F64, SIZES(1, 2), VALUES(1, 2));
    tn_value state_only[] = {T(a.one)};
#define REST B(false), I(1), D(0), B(false), B(false), B(false)
    call_fails("aten::gru.input", ARGS(T(input), T(input), tn_value_list(a.params, 3), REST),
               "incorrect number of RNN parameters");
    call_fails("aten::gru.input", ARGS(T(input), T(input), tn_value_list(a.params, 4), REST),
               "Expected more weights");
    call_fails("aten::rnn_tanh.input", ARGS(T(nothing), T(input), tn_value_list(a.params, 2), REST),
               "sequence length");
    call_fails("aten::lstm_cell", ARGS(T(a.one), tn_value_list(state_only, 1), T(a.one), T(a.one)),
               "two hidden states");
    call_fails("aten::rnn_tanh_cell", ARGS(T(a.one), T(a.one), T(wide), T(a.one)),
               "input has inconsistent input_size: got 1 expected 2");
    call_fails("aten::gru_cell", ARGS(T(a.one), T(a.one), T(a.one), T(a.one)),
               "weight_ih first dim must be 3 * hidden_size = 3, but got 1");
    call_fails("aten::rnn_relu_cell", ARGS(T(a.one), T(wide), T(a.one), T(a.one)),
               "hidden0 has inconsistent hidden_size: got 2, expected 1");
#undef REST
    tn_tensor_release(input);
    tn_tensor_release(nothing);
    tn_tensor_release(wide);
    tn_tensor_release(a.one);
}

/* ---- all times at once ---- */

/* A new tensor of numbers from -0.5 to 0.5, the same ones for each dtype, and others for each
 * `seed`. */
static tn_tensor *scatter(tn_dtype dtype, uint32_t seed, size_t rank, const int64_t *sizes)
{
    size_t count = 1;
    for (size_t i = 0; i < rank; i++)
        count *= (size_t)sizes[i];
    double *values = calloc(count + 1, sizeof *values);
    assert_non_null(values);
    for (size_t i = 0; i < count; i++) {
        seed = seed * 1664525U + 1013904223U;
        /* Exact in float, so that both dtypes compute from the same numbers. */
        values[i] = (double)(seed >> 16) / 65536 - 0.5;
    }
    tn_tensor *made = make(dtype, rank, sizes, values);
    free(values);
    return made;
}

/* What a case varies. */
typedef struct sequence {
    int64_t times, rows, hidden;
    bool has_biases;
} sequence;

/*
 * Run LSTM (or GRU) in both directions from states whose rows have gaps. Double takes the step that
 * is composed of operators, float the loop over all times.
 */
static void run_sequence(tn_dtype dtype, bool is_lstm, const sequence *q, tn_tensor *results[3])
{
    const int64_t width = (is_lstm ? 4 : 3) * q->hidden;
    tn_tensor *input = scatter(dtype, 1, SIZES(q->times, q->rows, 2));
    tn_tensor *wide = scatter(dtype, 2, SIZES(2, q->rows, q->hidden + 3));
    tn_tensor *params[8];
    tn_value list[8], states[2], outs[3] = {NONE, NONE, NONE};
    const size_t each = q->has_biases ? 4 : 2;
    tn_tensor *h = call("aten::slice.Tensor", ARGS(T(wide), I(2), I(1), I(1 + q->hidden), I(1)));
    tn_tensor *c = call("aten::slice.Tensor", ARGS(T(wide), I(2), I(3), I(3 + q->hidden), I(1)));
    states[0] = T(h);
    states[1] = T(c);
    for (size_t i = 0; i < 2 * each; i++) {
        const uint32_t seed = 10 + (uint32_t)i;
        params[i] = i % each >= 2   ? scatter(dtype, seed, SIZES(width))
                    : i % each == 1 ? scatter(dtype, seed, SIZES(width, q->hidden))
                                    : scatter(dtype, seed, SIZES(width, 2));
        list[i] = T(params[i]);
    }
    call_all(is_lstm ? "aten::lstm.input" : "aten::gru.input",
             ARGS(T(input), is_lstm ? tn_value_list(states, 2) : T(h),
                  tn_value_list(list, 2 * each), B(q->has_biases), I(1), D(0), B(false), B(true),
                  B(false)),
             outs, is_lstm ? 3 : 2);
    for (size_t i = 0; i < 3; i++)
        results[i] = i < 2 || is_lstm ? outs[i].as.tensor : NULL;
    for (size_t i = 0; i < 2 * each; i++)
        tn_tensor_release(params[i]);
    tn_tensor_release(input);
    tn_tensor_release(wide);
    tn_tensor_release(h);
    tn_tensor_release(c);
}

/* Fail unless the numbers of a float tensor are near those of a double one, or the very same. */
static void compare(const tn_tensor *found, const tn_tensor *wanted)
{
    assert_int_equal(found->rank, wanted->rank);
    for (int i = 0; i < found->rank; i++)
        assert_int_equal(found->sizes[i], wanted->sizes[i]);
    assert_true((found->flags & TNI_TENSOR_CONTIGUOUS) != 0);
    for (int64_t i = 0; i < found->numel; i++) {
        const double x = ((const float *)found->data)[i];
        if (wanted->dtype == TN_DTYPE_F32)
            assert_true(x == ((const float *)wanted->data)[i]);
        else
            assert_true(fabs(x - ((const double *)wanted->data)[i]) < 1e-5);
    }
}

/* Hidden sizes around vectors; the last batch is large enough for two threads. */
static void all_times_at_once_are_those_of_steps(void **state)
{
    static const sequence sequences[] = {
        {1, 1, 1, true},    {2, 1, 7, false},    {5, 3, 8, true},  {3, 2, 15, true},
        {4, 1, 16, false},  {3, 3, 17, true},    {2, 1, 33, true}, {9, 1, 128, true},
        {3, 40, 130, true}, {3, 40, 130, false},
    };
    const uint32_t threads = tn_num_threads();
    (void)state;
    for (size_t i = 0; i < 2 * TN_LEN(sequences); i++) {
        const sequence *q = &sequences[i / 2];
        tn_tensor *steps[3], *one[3], *two[3];
        tn_set_num_threads(1);
        run_sequence(TN_DTYPE_F64, i % 2 == 0, q, steps);
        run_sequence(TN_DTYPE_F32, i % 2 == 0, q, one);
        tn_set_num_threads(2);
        run_sequence(TN_DTYPE_F32, i % 2 == 0, q, two);
        for (size_t k = 0; k < 3 && one[k] != NULL; k++) {
            compare(one[k], steps[k]);
            compare(two[k], one[k]);
            tn_tensor_release(steps[k]);
            tn_tensor_release(one[k]);
            tn_tensor_release(two[k]);
        }
    }
    tn_set_num_threads(threads);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_sequence_is_walked_in_both_directions),
        cmocka_unit_test(a_layer_takes_what_the_one_before_it_gives),
        cmocka_unit_test(sequences_of_a_packed_batch_end_on_their_own),
        cmocka_unit_test(gates_without_weights_are_half_open),
        cmocka_unit_test(weights_that_do_not_fit_are_refused),
        cmocka_unit_test(all_times_at_once_are_those_of_steps),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
