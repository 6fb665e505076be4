/* SPDX-License-Identifier: BSD-3-Clause */
/* Sequences of different lengths in one tensor, powers in a matrix, tensors on other storages. */
#include "op_fixture.h"

static void short_sequences_are_padded_on_either_side(void **state)
{
    (void)state;
    tn_tensor *two = make(TN_DTYPE_F32, SIZES(2), VALUES(1, 2));
    tn_tensor *one = make(TN_DTYPE_F32, SIZES(1), VALUES(3));
    tn_value both[] = {T(two), T(one)};
    check(call("aten::pad_sequence", ARGS(tn_value_list(both, 2))), TN_DTYPE_F32, SIZES(2, 2),
          VALUES(1, 3, 2, 0));
    check(call("aten::pad_sequence", ARGS(tn_value_list(both, 2), B(true), D(9), S("left"))),
          TN_DTYPE_F32, SIZES(2, 2), VALUES(1, 2, 9, 3));
    call_fails("aten::pad_sequence", ARGS(tn_value_list(both, 2), B(true), D(9), S("top")),
               "padding_side");
    call_fails("aten::pad_sequence", ARGS(tn_value_list(both, 0)), "empty list");
    tn_tensor *wide = make(TN_DTYPE_F32, SIZES(1, 2), VALUES(1, 2));
    tn_tensor *wider = make(TN_DTYPE_F32, SIZES(1, 3), VALUES(1, 2, 3));
    tn_value sizes[] = {T(wide), T(wider)};
    call_fails("aten::pad_sequence", ARGS(tn_value_list(sizes, 2)),
               "The size of tensor a (2) must match the size of tensor b (3) at non-singleton "
               "dimension 1");
    call_fails("aten::pad_sequence", ARGS(tn_value_list((tn_value[]){T(two), T(wide)}, 2)),
               "output with shape [1] doesn't match the broadcast shape [1, 2]");
    tn_tensor_release(wide), tn_tensor_release(wider);
    tn_tensor_release(two);
    tn_tensor_release(one);
}

static void powers_of_a_column_stand_in_a_row(void **state)
{
    (void)state;
    tn_tensor *x = make(TN_DTYPE_I8, SIZES(2), VALUES(2, 3));
    check(call("aten::vander", ARGS(T(x), I(3))), TN_DTYPE_I64, SIZES(2, 3),
          VALUES(4, 2, 1, 9, 3, 1));
    check(call("aten::vander", ARGS(T(x), NONE, B(true))), TN_DTYPE_I64, SIZES(2, 2),
          VALUES(1, 2, 1, 3));
    call_fails("aten::vander", ARGS(T(x), I(-1)), "non-negative");
    tn_tensor_release(x);
}

static void norms_are_taken_of_slices(void **state)
{
    (void)state;
    tn_tensor *v = make(TN_DTYPE_F32, SIZES(2, 2, 1), VALUES(3, 4, 0, 5));
    check(call("aten::norm_except_dim", ARGS(T(v), I(2), I(0))), TN_DTYPE_F32, SIZES(2, 1, 1),
          VALUES(5, 5));
    check(call("aten::norm_except_dim", ARGS(T(v), I(1), I(1))), TN_DTYPE_F32, SIZES(1, 2, 1),
          VALUES(3, 9));
    tn_tensor_release(v);
}

static void gradients_of_a_trace_lie_on_the_diagonal(void **state)
{
    (void)state;
    tn_tensor *grad = make(TN_DTYPE_F32, SCALAR, VALUES(2));
    check(call("aten::trace_backward", ARGS(T(grad), INTS(2, 3))), TN_DTYPE_F32, SIZES(2, 3),
          VALUES(2, 0, 0, 0, 2, 0));
    call_fails("aten::trace_backward", ARGS(T(grad), INTS(2)), "matrix");
    tn_tensor_release(grad);
}

/* Both see what either writes, and the old storage is dropped. */
static void a_tensor_is_set_to_the_storage_of_another(void **state)
{
    (void)state;
    tn_tensor *self = make(TN_DTYPE_F32, SIZES(1), VALUES(7));
    tn_tensor *source = count_up(TN_DTYPE_F32, SIZES(6));
    tn_tensor_release(call("aten::set_.source_Tensor_storage_offset",
                           ARGS(T(self), T(source), I(1), INTS(2, 2))));
    assert_true(tn_tensor_shares_storage(self, source));
    assert_tensor(self, TN_DTYPE_F32, SIZES(2, 2), VALUES(1, 2, 3, 4));
    tn_tensor_release(call("aten::zero_", ARGS(T(self))));
    assert_tensor(source, TN_DTYPE_F32, SIZES(6), VALUES(0, 0, 0, 0, 0, 5));
    tn_tensor_release(
        call("aten::set_.source_Tensor_storage_offset", ARGS(T(self), T(source), I(7), INTS(1))));
    assert_true(source->storage->bytes >= 8 * sizeof(float));
    tn_tensor_release(call("aten::set_", ARGS(T(self))));
    assert_tensor(self, TN_DTYPE_F32, SIZES(0), VALUES(0));
    assert_false(tn_tensor_shares_storage(self, source));
    tn_tensor_release(call("aten::set_.source_Tensor", ARGS(T(self), T(source))));
    assert_shape(self, SIZES(6));
    tn_tensor_release(source);
    assert_tensor(self, TN_DTYPE_F32, SIZES(6), VALUES(0, 0, 0, 0, 0, 5));
    tn_tensor_release(self);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(short_sequences_are_padded_on_either_side),
        cmocka_unit_test(powers_of_a_column_stand_in_a_row),
        cmocka_unit_test(norms_are_taken_of_slices),
        cmocka_unit_test(gradients_of_a_trace_lie_on_the_diagonal),
        cmocka_unit_test(a_tensor_is_set_to_the_storage_of_another),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
