/* SPDX-License-Identifier: BSD-3-Clause */
/* Recurrent networks. Weights are small whole numbers where results are to be exact. */
#include "op_fixture.h"

#include <math.h>

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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_sequence_is_walked_in_both_directions),
        cmocka_unit_test(a_layer_takes_what_the_one_before_it_gives),
        cmocka_unit_test(sequences_of_a_packed_batch_end_on_their_own),
        cmocka_unit_test(gates_without_weights_are_half_open),
        cmocka_unit_test(weights_that_do_not_fit_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
