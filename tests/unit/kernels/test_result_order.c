/* SPDX-License-Identifier: BSD-3-Clause */
/* How results lie in memory where that does not follow from one rule. */
#include "op_fixture.h"

/* A 2 x 3 tensor whose columns are dense. */
static tn_tensor *by_columns(tn_dtype dtype)
{
    tn_tensor *rows = count_up(dtype, SIZES(3, 2));
    tn_tensor *columns = call("aten::t", ARGS(T(rows)));
    tn_tensor_release(rows);
    return columns;
}

static void assert_lies(tn_tensor *result, int64_t rows, int64_t columns)
{
    assert_strides(result, SIZES(rows, columns));
    tn_tensor_release(result);
}

/* What an empty tensor becomes when it is written. */
static void assert_written(const char *name, tn_tensor *self, const tn_value *more, tn_dtype dtype,
                           int64_t rows, int64_t columns)
{
    tn_tensor *out = make(dtype, SIZES(0), VALUES(0));
    tn_value args[3] = {T(self)};
    size_t count = 1;
    if (more != NULL)
        args[count++] = *more;
    args[count++] = T(out);
    tn_tensor_release(call(name, args, count));
    assert_lies(out, rows, columns);
}

static void complex_angles_are_written_row_major(void **state)
{
    (void)state;
    tn_tensor *real = by_columns(TN_DTYPE_F32);
    tn_tensor *complex = by_columns(TN_DTYPE_C64);
    assert_lies(call("aten::abs", ARGS(T(complex))), 1, 2);
    assert_written("aten::abs.out", complex, NULL, TN_DTYPE_F32, 3, 1);
    assert_written("aten::angle.out", complex, NULL, TN_DTYPE_F32, 3, 1);
    assert_written("aten::angle.out", real, NULL, TN_DTYPE_F32, 1, 2);
    tn_tensor_release(real);
    tn_tensor_release(complex);
}

static void results_that_are_delivered_keep_their_order(void **state)
{
    (void)state;
    tn_tensor *self = by_columns(TN_DTYPE_F32);
    tn_value two = D(2);
    tn_value other = T(self);
    assert_written("aten::msort.out", self, NULL, TN_DTYPE_F32, 1, 2);
    assert_written("aten::float_power.Tensor_Scalar_out", self, &two, TN_DTYPE_F64, 1, 2);
    assert_lies(call("aten::kron", ARGS(T(self), T(self))), 1, 4);
    assert_written("aten::kron.out", self, &other, TN_DTYPE_F32, 9, 1);
    tn_tensor_release(self);
}

static void gradients_of_losses_are_row_major(void **state)
{
    (void)state;
    tn_tensor *self = by_columns(TN_DTYPE_F32);
    assert_lies(call("aten::mse_loss_backward", ARGS(T(self), T(self), T(self), I(0))), 3, 1);
    assert_lies(call("aten::soft_margin_loss_backward", ARGS(T(self), T(self), T(self), I(0))), 1,
                2);
    tn_tensor_release(self);
}

static void sums_with_outer_products_lie_as_self(void **state)
{
    (void)state;
    tn_tensor *self = by_columns(TN_DTYPE_F32);
    tn_tensor *two = count_up(TN_DTYPE_F32, SIZES(2));
    tn_tensor *three = count_up(TN_DTYPE_F32, SIZES(3));
    tn_tensor *sum = call("aten::addr", ARGS(T(self), T(two), T(three)));
    assert_tensor(sum, TN_DTYPE_F32, SIZES(2, 3), VALUES(0, 2, 4, 1, 4, 7));
    assert_lies(sum, 1, 2);
    assert_lies(call("aten::addr", ARGS(T(three), T(two), T(three))), 3, 1);
    tn_tensor_release(self);
    tn_tensor_release(two);
    tn_tensor_release(three);
}

/* A copy may have sizes that no view can. */
static void a_view_copy_needs_no_view(void **state)
{
    (void)state;
    tn_tensor *self = by_columns(TN_DTYPE_F32);
    check(call("aten::view_copy", ARGS(T(self), INTS(6))), TN_DTYPE_F32, SIZES(6),
          VALUES(0, 2, 4, 1, 3, 5));
    tn_tensor_release(self);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(complex_angles_are_written_row_major),
        cmocka_unit_test(results_that_are_delivered_keep_their_order),
        cmocka_unit_test(gradients_of_losses_are_row_major),
        cmocka_unit_test(sums_with_outer_products_lie_as_self),
        cmocka_unit_test(a_view_copy_needs_no_view),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
