/* SPDX-License-Identifier: BSD-3-Clause */
/* The kinds of errors that operators fail with: those of PyTorch's exceptions. */
#include "op_fixture.h"

/* The call must fail with this status. */
static void fails_with(tn_status wanted, const char *name, const tn_value *args, size_t count)
{
    const tn_op *op;
    tn_value out = tn_value_none();
    assert_int_equal(tn_op_find(name, &op), TN_OK);
    tn_status status = tn_op_call(op, args, count, &out, 1);
    if (status != wanted)
        fail_msg("%s: status %s, want %s: %s", name, tn_status_name(status), tn_status_name(wanted),
                 tn_last_error());
}

static void impossible_sizes_are_runtime_errors(void **state)
{
    (void)state;
    tn_tensor *two = count_up(TN_DTYPE_F32, SIZES(2));
    fails_with(TN_ERR_RUNTIME, "aten::zeros", ARGS(INTS(-1)));
    fails_with(TN_ERR_RUNTIME, "aten::empty.memory_format", ARGS(INTS(INT64_MAX, 2)));
    fails_with(TN_ERR_RUNTIME, "aten::full", ARGS(INTS(INT64_C(1) << 62, 4), D(1)));
    fails_with(TN_ERR_RUNTIME, "aten::empty_strided", ARGS(INTS(2, 2), INTS(1, -1)));
    fails_with(TN_ERR_RUNTIME, "aten::as_strided", ARGS(T(two), INTS(2, 2), INTS(200, 200)));
    fails_with(TN_ERR_RUNTIME, "aten::as_strided", ARGS(T(two), INTS(2), INTS(1), I(-3)));
    fails_with(TN_ERR_RUNTIME, "aten::resize_", ARGS(T(two), INTS(-1)));
    tn_tensor_release(two);
}

static void nothing_to_join_is_a_value_error(void **state)
{
    (void)state;
    fails_with(TN_ERR_VALUE, "aten::cat", ARGS(tn_value_list(NULL, 0)));
    fails_with(TN_ERR_VALUE, "aten::concat", ARGS(tn_value_list(NULL, 0)));
    fails_with(TN_ERR_RUNTIME, "aten::stack", ARGS(tn_value_list(NULL, 0)));
    check(call("aten::block_diag", ARGS(tn_value_list(NULL, 0))), TN_DTYPE_F32, SIZES(1, 0),
          VALUES(0));
}

static void steps_of_zero_have_two_kinds(void **state)
{
    (void)state;
    tn_tensor *none = make(TN_DTYPE_I64, SIZES(0), VALUES(0));
    fails_with(TN_ERR_RUNTIME, "aten::arange.start_step", ARGS(I(0), I(3), I(0)));
    fails_with(TN_ERR_VALUE, "aten::arange.start_out", ARGS(I(0), I(3), D(0.5), T(none)));
    fails_with(TN_ERR_NOT_IMPLEMENTED, "aten::arange", ARGS(I(3), DTYPE(BOOL)));
    fails_with(TN_ERR_NOT_IMPLEMENTED, "aten::linspace", ARGS(I(0), I(3), I(2), DTYPE(U16)));
    fails_with(TN_ERR_NOT_IMPLEMENTED, "aten::tril_indices", ARGS(I(3), I(3), I(0), DTYPE(F32)));
    fails_with(TN_ERR_NOT_IMPLEMENTED, "aten::randperm", ARGS(I(3), DTYPE(BOOL)));
    tn_tensor_release(none);
}

static void places_out_of_range_have_two_kinds(void **state)
{
    (void)state;
    tn_tensor *line = count_up(TN_DTYPE_F32, SIZES(3));
    tn_tensor *matrix = count_up(TN_DTYPE_F32, SIZES(3, 2));
    tn_tensor *row = count_up(TN_DTYPE_F32, SIZES(1, 2));
    tn_tensor *one = count_up(TN_DTYPE_F32, SIZES(1));
    tn_tensor *five = make(TN_DTYPE_I64, SIZES(1), VALUES(5));
    tn_tensor *none = make(TN_DTYPE_F32, SIZES(0), VALUES(0));
    fails_with(TN_ERR_INDEX, "aten::index_add", ARGS(T(line), I(0), T(five), T(one)));
    fails_with(TN_ERR_RUNTIME, "aten::index_add", ARGS(T(matrix), I(0), T(five), T(row)));
    fails_with(TN_ERR_RUNTIME, "aten::narrow_copy", ARGS(T(matrix), I(2), I(0), I(1)));
    fails_with(TN_ERR_INDEX, "aten::narrow_copy", ARGS(T(matrix), I(-3), I(0), I(1)));
    check(call("aten::narrow_copy", ARGS(T(matrix), I(1), I(1), I(1))), TN_DTYPE_F32, SIZES(3, 1),
          VALUES(1, 3, 5));
    tn_value outs[2] = {tn_value_none(), tn_value_none()};
    call_all("aten::cummax", ARGS(T(none), I(1)), outs, 2);
    check(outs[0].as.tensor, TN_DTYPE_F32, SIZES(0), VALUES(0));
    check(outs[1].as.tensor, TN_DTYPE_I64, SIZES(0), VALUES(0));
    tn_tensor_release(line);
    tn_tensor_release(matrix);
    tn_tensor_release(row);
    tn_tensor_release(one);
    tn_tensor_release(five);
    tn_tensor_release(none);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(impossible_sizes_are_runtime_errors),
        cmocka_unit_test(nothing_to_join_is_a_value_error),
        cmocka_unit_test(steps_of_zero_have_two_kinds),
        cmocka_unit_test(places_out_of_range_have_two_kinds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
