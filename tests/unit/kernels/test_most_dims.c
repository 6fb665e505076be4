/* SPDX-License-Identifier: BSD-3-Clause */
/* Operators that need one dimension more than their argument has, where it has the most already. */
#include "op_fixture.h"

/* [1, 1, …] with the sizes given for the first two dimensions and the last two. */
static tn_tensor *largest(int64_t first, int64_t second, int64_t third, int64_t last)
{
    int64_t sizes[TN_MAX_DIM];
    for (int i = 0; i < TN_MAX_DIM; i++)
        sizes[i] = 1;
    sizes[0] = first;
    sizes[1] = second;
    sizes[TN_MAX_DIM - 2] = third;
    sizes[TN_MAX_DIM - 1] = last;
    return count_up(TN_DTYPE_F32, TN_MAX_DIM, sizes);
}

static void assert_first(tn_value *result, double value)
{
    tn_tensor *tensor = result->as.tensor;
    assert_int_equal(result->kind, TN_KIND_TENSOR);
    assert_float_equal(((const float *)tensor->data)[0], value, 1e-4);
}

/* A group is a dimension of its own while its mean is made. */
static void channels_are_normalised(void **state)
{
    (void)state;
    const tn_op *op;
    tn_value outs[3];
    tn_tensor *input = largest(1, 4, 1, 2);
    tn_value group[] = {T(input), NONE, NONE, I(1), I(4), I(2), I(2), D(0)};
    assert_int_equal(tn_op_find("aten::native_group_norm", &op), TN_OK);
    assert_int_equal(tn_op_call(op, group, 8, outs, 3), TN_OK);
    assert_int_equal(tn_tensor_dim(outs[0].as.tensor), TN_MAX_DIM);
    assert_first(&outs[0], -1.5 / 1.118033989);
    assert_first(&outs[1], 1.5);
    for (int i = 0; i < 3; i++)
        tn_value_release(&outs[i]);
    tn_value batch[] = {T(input), NONE, NONE, NONE, NONE, B(true), D(0.1), D(0)};
    assert_int_equal(tn_op_find("aten::native_batch_norm", &op), TN_OK);
    assert_int_equal(tn_op_call(op, batch, 8, outs, 3), TN_OK);
    assert_first(&outs[0], -1);
    assert_first(&outs[1], 0.5);
    for (int i = 0; i < 3; i++)
        tn_value_release(&outs[i]);
    tn_tensor_release(input);
}

/* Heads of keys are repeated along a dimension of their own. */
static void heads_that_would_need_one_more_are_refused(void **state)
{
    (void)state;
    int64_t sizes[TN_MAX_DIM];
    for (int i = 0; i < TN_MAX_DIM; i++)
        sizes[i] = 1;
    tn_tensor *key = count_up(TN_DTYPE_F32, TN_MAX_DIM, sizes);
    sizes[TN_MAX_DIM - 3] = 2;
    tn_tensor *query = count_up(TN_DTYPE_F32, TN_MAX_DIM, sizes);
    call_fails("aten::scaled_dot_product_attention",
               ARGS(T(query), T(key), T(key), NONE, D(0), B(false), NONE, B(true)),
               "at most 64 dimensions");
    tn_tensor_release(query);
    tn_tensor_release(key);
}

/* The message is about the dimensions, whatever else the operator checks of its sizes. */
static void one_dimension_too_many_is_told(void **state)
{
    (void)state;
    int64_t sizes[TN_MAX_DIM + 1];
    for (int i = 0; i <= TN_MAX_DIM; i++)
        sizes[i] = 1;
    tn_tensor *self = count_up(TN_DTYPE_F32, TN_MAX_DIM, sizes);
    tn_value more = tn_value_ints(sizes, TN_MAX_DIM + 1);
    call_fails("aten::diag_embed", ARGS(T(self)), "at most 64 dimensions");
    call_fails("aten::expand", ARGS(T(self), more), "at most 64 dimensions");
    call_fails("aten::_reshape_alias", ARGS(T(self), more, more), "at most 64 dimensions");
    tn_tensor_release(self);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(channels_are_normalised),
        cmocka_unit_test(one_dimension_too_many_is_told),
        cmocka_unit_test(heads_that_would_need_one_more_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
