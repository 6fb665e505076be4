/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Each family of operators, with its nth allocation failing for every n: the call fails with
 * TN_ERR_MEMORY, gives nothing back, keeps no reference to its arguments, and works the next time.
 */
#include "op_fixture.h"

static tn_tensor *matrix; /* float [3, 4] */
static tn_tensor *turned; /* its transpose */
static tn_tensor *whole;  /* int16 [3, 4] */
static tn_tensor *vector; /* float [4] */

static int make_tensors(void **state)
{
    (void)state;
    matrix = count_up(TN_DTYPE_F32, SIZES(3, 4));
    whole = count_up(TN_DTYPE_I16, SIZES(3, 4));
    vector = count_up(TN_DTYPE_F32, SIZES(4));
    turned = call("aten::t", ARGS(T(matrix)));
    return 0;
}

static int drop_tensors(void **state)
{
    (void)state;
    tn_tensor_release(turned);
    tn_tensor_release(vector);
    tn_tensor_release(whole);
    tn_tensor_release(matrix);
    return 0;
}

/* Nobody holds the arguments, or views of them, but this file; `turned` holds what it is a view of.
 */
static void assert_let_go(void)
{
    assert_int_equal(matrix->ref.count, 2);
    assert_int_equal(whole->ref.count, 1);
    assert_int_equal(vector->ref.count, 1);
    assert_int_equal(turned->ref.count, 1);
    assert_int_equal(matrix->storage->ref.count, 2);
    assert_int_equal(whole->storage->ref.count, 1);
    assert_int_equal(vector->storage->ref.count, 1);
}

/*
 * Calls `name` with ever later failures until there is no such request; at least `fewest` of them
 * fail the call. The handle of a tensor that was written is asked for again.
 */
static void survive(const char *name, const tn_value *args, size_t count, uint64_t fewest)
{
    const tn_op *op;
    uint64_t failures = 0;
    bool is_hit = true;
    assert_int_equal(tn_op_find(name, &op), TN_OK);
    for (uint64_t n = 1; is_hit; n++) {
        tn_value outs[3] = {NONE, NONE, NONE};
        tni_storage_trim();
        tni_fault_arm(n);
        tn_status status = tn_op_call(op, args, count, outs, TN_LEN(outs));
        is_hit = tni_fault_arm(0) >= n;
        if (status != TN_OK && status != TN_ERR_MEMORY)
            fail_msg("%s, allocation %llu: %s", name, (unsigned long long)n, tn_last_error());
        for (size_t i = 0; i < TN_LEN(outs); i++) {
            if (status != TN_OK && outs[i].kind != TN_KIND_NONE)
                fail_msg("%s, allocation %llu: failed, but gave a result", name,
                         (unsigned long long)n);
            tn_value_release(&outs[i]);
        }
        failures += status != TN_OK;
        assert_let_go();
    }
    assert_true(failures >= fewest);
}

static void views_survive(void **state)
{
    (void)state;
    survive("aten::select.int", ARGS(T(matrix), I(0), I(1)), 1);
    survive("aten::expand", ARGS(T(vector), INTS(2, 4)), 1);
    survive("aten::reshape", ARGS(T(matrix), INTS(-1)), 2);
    survive("aten::reshape", ARGS(T(turned), INTS(-1)), 4);
    survive("aten::flatten.using_ints", ARGS(T(turned)), 4);
}

static void copies_and_factories_survive(void **state)
{
    (void)state;
    survive("aten::clone", ARGS(T(turned)), 2);
    survive("aten::to.dtype", ARGS(T(matrix), DTYPE(F16)), 2);
    survive("aten::contiguous", ARGS(T(turned)), 2);
    survive("aten::copy_", ARGS(T(matrix), T(vector)), 0);
    survive("aten::full", ARGS(INTS(2, 2), D(1)), 2);
    survive("aten::new_zeros", ARGS(T(matrix), INTS(5)), 2);
}

static void arithmetic_survives(void **state)
{
    (void)state;
    survive("aten::add.Tensor", ARGS(T(matrix), T(vector)), 2);
    survive("aten::add.Tensor", ARGS(T(matrix), T(whole)), 2);
    survive("aten::add.Tensor", ARGS(T(matrix), D(2)), 4);
    survive("aten::div.Scalar", ARGS(T(whole), I(2)), 3);
    survive("aten::sum.dim_IntList", ARGS(T(whole), INTS(0), B(false), DTYPE(I32)), 3);
    survive("aten::amax", ARGS(T(matrix), INTS(1)), 2);
}

static void products_survive(void **state)
{
    (void)state;
    survive("aten::mm", ARGS(T(matrix), T(turned)), 1);
    survive("aten::dot", ARGS(T(vector), T(vector)), 1);
    survive("aten::matmul", ARGS(T(matrix), T(vector)), 2);
    survive("aten::matmul", ARGS(T(vector), T(turned)), 2);
    tn_tensor *bias = count_up(TN_DTYPE_F32, SIZES(3));
    tn_tensor *target = count_up(TN_DTYPE_F32, SIZES(1));
    survive("aten::addmm.out", ARGS(T(bias), T(matrix), T(turned), D(0.5), D(2), T(target)), 1);
    tn_tensor_release(target);
    tn_tensor_release(bias);
}

/* By the ways of few taps and many channels, of one channel per group, and those below. */
static void convolutions_survive(void **state)
{
    (void)state;
    for (int64_t channels = 1; channels <= 32; channels += 31) {
        tn_tensor *image = call("aten::ones", ARGS(INTS(1, 32, 9, 9)));
        tn_tensor *weight = call("aten::ones", ARGS(INTS(32, channels, 3, 3)));
        const tn_value ones = INTS(1, 1), groups = I(32 / channels);
        tn_value both[3] = {B(true), B(true), B(false)};
        survive("aten::convolution",
                ARGS(T(image), T(weight), NONE, ones, ones, ones, B(false), INTS(0, 0), groups), 2);
        survive("aten::convolution_backward",
                ARGS(T(image), T(image), T(weight), NONE, ones, ones, ones, B(false), INTS(0, 0),
                     groups, tn_value_list(both, 3)),
                6);
        /* by way of copies of channels-last images, where there are groups */
        tn_tensor *last =
            call("aten::contiguous", ARGS(T(image), I(TN_MEMORY_FORMAT_CHANNELS_LAST)));
        survive("aten::convolution_backward",
                ARGS(T(last), T(last), T(weight), NONE, ones, ones, ones, B(false), INTS(0, 0),
                     groups, tn_value_list(both, 3)),
                6);
        tn_tensor_release(last);
        tn_tensor_release(weight);
        tn_tensor_release(image);
    }
    /* by panels, and gradients by phases */
    tn_tensor *plane = call("aten::ones", ARGS(INTS(1, 8, 48, 48)));
    tn_tensor *strided = call("aten::ones", ARGS(INTS(1, 16, 24, 24)));
    tn_tensor *taps = call("aten::ones", ARGS(INTS(16, 8, 3, 3)));
    tn_value image_only[3] = {B(true), B(false), B(false)};
    const tn_value twos = INTS(2, 2), border = INTS(1, 1);
    survive("aten::convolution",
            ARGS(T(plane), T(taps), NONE, twos, border, border, B(false), INTS(0, 0), I(1)), 2);
    survive("aten::convolution_backward",
            ARGS(T(strided), T(plane), T(taps), NONE, twos, border, border, B(false), INTS(0, 0),
                 I(1), tn_value_list(image_only, 3)),
            4);
    tn_tensor_release(taps);
    tn_tensor_release(strided);
    tn_tensor_release(plane);
    tn_tensor *volume = call("aten::ones", ARGS(INTS(1, 32, 2, 9, 9)));
    tn_tensor *window = call("aten::ones", ARGS(INTS(32, 32, 3, 3, 3)));
    const tn_value ones = INTS(1, 1, 1);
    tn_value both[3] = {B(true), B(true), B(false)};
    survive("aten::convolution",
            ARGS(T(volume), T(window), NONE, ones, ones, ones, B(false), INTS(0), I(1)), 2);
    survive("aten::convolution_backward",
            ARGS(T(volume), T(volume), T(window), NONE, ones, ones, ones, B(false), INTS(0), I(1),
                 tn_value_list(both, 3)),
            4);
    tn_tensor_release(window);
    tn_tensor_release(volume);
}

/* The builder of such an operator asks for memory of its own. */
static void operators_of_many_calls_survive(void **state)
{
    (void)state;
    int64_t ones[40];
    for (size_t i = 0; i < TN_LEN(ones); i++)
        ones[i] = 1;
    tn_tensor *flat = count_up(TN_DTYPE_F32, 40, ones);
    tn_value operand[1] = {T(flat)};
    survive("aten::einsum",
            ARGS(S("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMN->"), tn_value_list(operand, 1)), 81);
    tn_tensor_release(flat);
}

static void rearrangements_survive(void **state)
{
    (void)state;
    tn_value parts[2] = {T(matrix), T(whole)};
    survive("aten::cat", ARGS(tn_value_list(parts, 2), I(0)), 3);
    survive("aten::flip", ARGS(T(matrix), INTS(0)), 2);
    survive("aten::sort", ARGS(T(matrix)), 5);
    survive("aten::pad", ARGS(T(matrix), INTS(1, 1)), 3);
    survive("aten::pad", ARGS(T(matrix), INTS(1, 1), S("reflect")), 3);
    survive("aten::cumsum", ARGS(T(whole), I(0)), 3);
    survive("aten::abs", ARGS(T(turned)), 2);
    tn_tensor *total = call("aten::sum", ARGS(T(vector)));
    survive("aten::item", ARGS(T(total)), 1);
    tn_tensor_release(total);
}

static void picking_survives(void **state)
{
    (void)state;
    survive("aten::nonzero_static", ARGS(T(matrix), I(20), I(-1)), 3);
    tn_tensor *none = count_up(TN_DTYPE_F32, SIZES(0));
    survive("aten::chunk", ARGS(T(none), I(20), I(0)), 3);
    tn_tensor_release(none);
    survive("aten::equal", ARGS(T(matrix), T(matrix)), 1);
    tn_tensor *mask = make(TN_DTYPE_BOOL, SIZES(3, 4), VALUES(1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 1));
    tn_tensor *rows = make(TN_DTYPE_I32, SIZES(2), VALUES(2, -3));
    tn_value by_mask[1] = {T(mask)};
    tn_value by_row[2] = {NONE, T(rows)};
    survive("aten::nonzero", ARGS(T(matrix)), 2);
    survive("aten::masked_select", ARGS(T(matrix), T(mask)), 2);
    survive("aten::index.Tensor", ARGS(T(matrix), tn_value_list(by_mask, 1)), 6);
    survive("aten::index.Tensor", ARGS(T(matrix), tn_value_list(by_row, 2)), 5);
    tn_tensor *index = make(TN_DTYPE_I32, SIZES(1, 2), VALUES(2, 0));
    tn_tensor *target = count_up(TN_DTYPE_F32, SIZES(1));
    survive("aten::scatter.src_out", ARGS(T(matrix), I(0), T(index), T(matrix), T(target)), 3);
    survive("aten::scatter.value_out", ARGS(T(matrix), I(0), T(index), D(2), T(target)), 3);
    tn_tensor *repeats = make(TN_DTYPE_I32, SIZES(2), VALUES(2, 3));
    tn_tensor *numbers = count_up(TN_DTYPE_F32, SIZES(4));
    tn_tensor *places = count_up(TN_DTYPE_I64, SIZES(4));
    survive("aten::cummax.out", ARGS(T(numbers), I(0), T(vector), T(places)), 4);
    tn_tensor_release(places);
    tn_tensor_release(numbers);
    survive("aten::repeat_interleave.Tensor", ARGS(T(repeats)), 4);
    survive("aten::_unique", ARGS(T(whole), B(true), B(true)), 5);
    tn_tensor_release(repeats);
    tn_tensor_release(target);
    tn_tensor_release(index);
    tn_tensor_release(rows);
    tn_tensor_release(mask);
}

static void losses_and_signals_survive(void **state)
{
    (void)state;
    tn_tensor *classes = make(TN_DTYPE_I64, SIZES(3), VALUES(1, 0, 2));
    tn_tensor *steps = count_up(TN_DTYPE_F32, SIZES(3, 1, 4));
    tn_value list[] = {T(matrix), T(matrix)};
    survive("aten::cross_entropy_loss", ARGS(T(matrix), T(classes), T(vector), I(1), I(0), D(0.25)),
            10);
    survive("aten::cross_entropy_loss", ARGS(T(matrix), T(matrix)), 4);
    survive("aten::multi_margin_loss", ARGS(T(matrix), T(classes)), 3);
    survive("aten::ctc_loss.IntList", ARGS(T(steps), T(classes), INTS(3), INTS(3)), 6);
    survive("aten::isin.Tensor_Tensor", ARGS(T(turned), T(whole)), 3);
    survive("aten::hash_tensor", ARGS(T(turned), INTS(1)), 2);
    survive("aten::_chunk_cat", ARGS(tn_value_list(list, 2), I(0), I(2)), 4);
    survive("aten::_euclidean_dist", ARGS(T(matrix), T(matrix)), 1);
    survive("aten::blackman_window", ARGS(I(6)), 6);
    survive("aten::bartlett_window", ARGS(I(6)), 6);
    survive("aten::kaiser_window", ARGS(I(6)), 6);
    survive(
        "aten::stft.center",
        ARGS(T(vector), I(4), NONE, I(2), NONE, B(true), S("constant"), B(false), NONE, B(true)),
        6);
    survive("aten::feature_alpha_dropout", ARGS(T(matrix), D(0.5), B(true)), 3);
    survive("aten::rrelu", ARGS(T(turned), D(0.1), D(0.2), B(true)), 3);
    survive("aten::cov", ARGS(T(matrix), I(1), NONE, T(vector)), 8);
    survive("aten::poisson", ARGS(T(matrix)), 2);
    survive("aten::binomial", ARGS(T(matrix), T(vector)), 3);
    tn_tensor_release(classes);
    tn_tensor_release(steps);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(views_survive),
        cmocka_unit_test(copies_and_factories_survive),
        cmocka_unit_test(arithmetic_survives),
        cmocka_unit_test(products_survive),
        cmocka_unit_test(convolutions_survive),
        cmocka_unit_test(operators_of_many_calls_survive),
        cmocka_unit_test(rearrangements_survive),
        cmocka_unit_test(picking_survives),
        cmocka_unit_test(losses_and_signals_survive),
    };
    return cmocka_run_group_tests(tests, make_tensors, drop_tensors);
}
