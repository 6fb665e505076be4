/* SPDX-License-Identifier: BSD-3-Clause */
/* Bags of embeddings, losses with a margin, cross entropy, and what is looked up by value. */
#include "op_fixture.h"

#include <math.h>

static tn_tensor *table_new(void)
{
    return make(TN_DTYPE_F32, SIZES(4, 2), VALUES(1, 10, 2, 20, 4, 40, 8, 80));
}

static void bags_are_summed_averaged_and_compared(void **state)
{
    (void)state;
    tn_tensor *table = table_new();
    tn_tensor *rows = make(TN_DTYPE_I64, SIZES(5), VALUES(3, 1, 0, 2, 2));
    tn_tensor *offsets = make(TN_DTYPE_I64, SIZES(3), VALUES(0, 2, 2));
    static const double wanted[3][6] = {
        {10, 100, 0, 0, 9, 90}, {5, 50, 0, 0, 3, 30}, {8, 80, 0, 0, 4, 40}};
    for (int64_t mode = 0; mode < 3; mode++) {
        tn_value r[4];
        call_all("aten::embedding_bag",
                 ARGS(T(table), T(rows), T(offsets), B(false), I(mode), B(false), NONE, B(false)),
                 r, 4);
        check(r[0].as.tensor, TN_DTYPE_F32, SIZES(3, 2), wanted[mode]);
        if (mode == 0)
            check(r[1].as.tensor, TN_DTYPE_I64, SIZES(0), NULL);
        else
            check(r[1].as.tensor, TN_DTYPE_I64, SIZES(5), VALUES(0, 0, 2, 2, 2));
        if (mode == 2)
            check(r[3].as.tensor, TN_DTYPE_I64, SIZES(3, 2), VALUES(3, 3, 0, 0, 2, 2));
        else
            tn_tensor_release(r[3].as.tensor);
        tn_tensor_release(r[2].as.tensor);
    }
    tn_tensor_release(table);
    tn_tensor_release(rows);
    tn_tensor_release(offsets);
}

static void a_row_of_padding_counts_for_nothing(void **state)
{
    (void)state;
    tn_tensor *table = table_new();
    tn_tensor *rows = make(TN_DTYPE_I64, SIZES(4), VALUES(3, 1, 0, 3));
    tn_tensor *offsets = make(TN_DTYPE_I64, SIZES(2), VALUES(0, 2));
    tn_value r[4];
    call_all("aten::embedding_bag.padding_idx",
             ARGS(T(table), T(rows), T(offsets), B(false), I(1), B(false), NONE, B(false), I(-1)),
             r, 4);
    check(r[0].as.tensor, TN_DTYPE_F32, SIZES(2, 2), VALUES(2, 20, 1, 10));
    check(r[2].as.tensor, TN_DTYPE_I64, SIZES(2), VALUES(1, 1));
    tn_tensor_release(r[1].as.tensor);
    tn_tensor_release(r[3].as.tensor);
    tn_tensor_release(table);
    tn_tensor_release(rows);
    tn_tensor_release(offsets);
}

static void the_gradient_of_a_bag_goes_to_its_rows(void **state)
{
    (void)state;
    tn_tensor *grad = make(TN_DTYPE_F64, SIZES(2, 1), VALUES(1, 10));
    tn_tensor *rows = make(TN_DTYPE_I64, SIZES(4), VALUES(0, 1, 1, 2));
    tn_tensor *names = make(TN_DTYPE_I64, SIZES(4), VALUES(0, 1, 1, 1));
    tn_tensor *sizes = make(TN_DTYPE_I64, SIZES(2), VALUES(1, 3));
    tn_tensor *factors = make(TN_DTYPE_F64, SIZES(4), VALUES(1, 2, 3, 4));
#define DENSE(scaled, weights, padding)                                                            \
    ARGS(T(grad), T(rows), T(names), T(sizes), T(sizes), I(4), B(scaled), I(0), weights, I(padding))
    check(call("aten::_embedding_bag_dense_backward", DENSE(false, NONE, -1)), TN_DTYPE_F64,
          SIZES(4, 1), VALUES(1, 20, 10, 0));
    check(call("aten::_embedding_bag_dense_backward", DENSE(false, T(factors), 2)), TN_DTYPE_F64,
          SIZES(4, 1), VALUES(1, 50, 0, 0));
    /* The third of the rows is divided as the row of the third smallest index is: that is row 1. */
    check(call("aten::_embedding_bag_dense_backward", DENSE(true, NONE, -1)), TN_DTYPE_F64,
          SIZES(4, 1), VALUES(1, 10, 5, 0));
#undef DENSE
    tn_tensor_release(grad);
    tn_tensor_release(rows);
    tn_tensor_release(names);
    tn_tensor_release(sizes);
    tn_tensor_release(factors);
}

/* A call with four results must fail. */
static void bag_fails(const tn_value *args, size_t count, const char *text)
{
    const tn_op *op;
    tn_value outs[4] = {NONE, NONE, NONE, NONE};
    assert_int_equal(tn_op_find("aten::embedding_bag", &op), TN_OK);
    assert_int_not_equal(tn_op_call(op, args, count, outs, 4), TN_OK);
    assert_non_null(strstr(tn_last_error(), text));
}

static void bags_that_overlap_or_name_no_row_are_refused(void **state)
{
    (void)state;
    tn_tensor *table = table_new();
    tn_tensor *rows = make(TN_DTYPE_I64, SIZES(3), VALUES(0, 1, 4));
    tn_tensor *late = make(TN_DTYPE_I64, SIZES(1), VALUES(1));
    tn_tensor *back = make(TN_DTYPE_I64, SIZES(3), VALUES(0, 2, 1));
    tn_tensor *fine = make(TN_DTYPE_I64, SIZES(1), VALUES(0));
#define REST B(false), I(0), B(false), NONE, B(false)
    bag_fails(ARGS(T(table), T(rows), T(late), REST), "offsets[0]");
    bag_fails(ARGS(T(table), T(rows), T(back), REST), "not decrease");
    bag_fails(ARGS(T(table), T(rows), T(fine), REST), "value 4");
#undef REST
    tn_tensor_release(table);
    tn_tensor_release(rows);
    tn_tensor_release(late);
    tn_tensor_release(back);
    tn_tensor_release(fine);
}

static void rows_are_made_smaller_once(void **state)
{
    (void)state;
    tn_tensor *table = make(TN_DTYPE_F64, SIZES(2, 2), VALUES(30, 40, 0.3, 0.4));
    tn_tensor *rows = make(TN_DTYPE_I64, SIZES(3), VALUES(0, 1, 0));
    check(call("aten::embedding_renorm_", ARGS(T(table), T(rows), D(5), D(2))), TN_DTYPE_F64,
          SIZES(2, 2), VALUES(30 * (5 / (50 + 1e-7)), 40 * (5 / (50 + 1e-7)), 0.3, 0.4));
    tn_tensor_release(table);
    tn_tensor_release(rows);
}

static void a_class_should_lead_by_the_margin(void **state)
{
    (void)state;
    tn_tensor *scores = make(TN_DTYPE_F64, SIZES(1, 4), VALUES(1, 3, 2.5, 0));
    tn_tensor *target = make(TN_DTYPE_I64, SIZES(1), VALUES(1));
    tn_tensor *list = make(TN_DTYPE_I64, SIZES(1, 4), VALUES(1, 2, -1, 0));
    tn_tensor *one = make(TN_DTYPE_F64, SIZES(1), VALUES(4));
    check(call("aten::multi_margin_loss", ARGS(T(scores), T(target), I(2), I(1), NONE, I(0))),
          TN_DTYPE_F64, SIZES(1), VALUES(0.0625));
    check(call("aten::multi_margin_loss_backward",
               ARGS(T(one), T(scores), T(target), I(1), D(2.5), NONE, I(0))),
          TN_DTYPE_F64, SIZES(1, 4), VALUES(1, -2, 1, 0));
    /* Classes 1 and 2 lead 0 and 3 by more than 1; what stands behind the -1 is no class. */
    check(call("aten::multilabel_margin_loss", ARGS(T(scores), T(list), I(1))), TN_DTYPE_F64,
          SCALAR, VALUES(0));
    tn_tensor_release(scores);
    tn_tensor_release(target);
    tn_tensor_release(list);
    tn_tensor_release(one);
}

static void a_smoothed_label_costs_something_of_each_class(void **state)
{
    (void)state;
    tn_tensor *scores = make(TN_DTYPE_F64, SIZES(2, 2), VALUES(0, 0, 0, 0));
    tn_tensor *target = make(TN_DTYPE_I64, SIZES(2), VALUES(1, 0));
    tn_tensor *soft = make(TN_DTYPE_F64, SIZES(2, 2), VALUES(1, 0, 0, 3));
    check(call("aten::cross_entropy_loss", ARGS(T(scores), T(target), NONE, I(0), I(0), D(0.5))),
          TN_DTYPE_F64, SIZES(2), VALUES(log(2), 0));
    check(call("aten::cross_entropy_loss", ARGS(T(scores), T(soft), NONE, I(2), I(-100), D(0))),
          TN_DTYPE_F64, SCALAR, VALUES(4 * log(2)));
    call_fails("aten::cross_entropy_loss", ARGS(T(scores), T(soft), NONE, I(1), I(1), D(0)),
               "ignore_index");
    tn_tensor_release(scores);
    tn_tensor_release(target);
    tn_tensor_release(soft);
}

static void nan_is_among_nothing(void **state)
{
    (void)state;
    tn_tensor *elements = make(TN_DTYPE_F32, SIZES(3), VALUES(1, NAN, 2));
    tn_tensor *tests = make(TN_DTYPE_F32, SIZES(3), VALUES(NAN, 2, NAN));
    check(call("aten::isin.Tensor_Tensor", ARGS(T(elements), T(tests), B(false), B(false))),
          TN_DTYPE_BOOL, SIZES(3), VALUES(0, 0, 1));
    check(call("aten::isin.Tensor_Scalar", ARGS(T(elements), I(1), B(false), B(true))),
          TN_DTYPE_BOOL, SIZES(3), VALUES(0, 1, 1));
    tn_tensor_release(elements);
    tn_tensor_release(tests);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bags_are_summed_averaged_and_compared),
        cmocka_unit_test(a_row_of_padding_counts_for_nothing),
        cmocka_unit_test(the_gradient_of_a_bag_goes_to_its_rows),
        cmocka_unit_test(bags_that_overlap_or_name_no_row_are_refused),
        cmocka_unit_test(rows_are_made_smaller_once),
        cmocka_unit_test(a_class_should_lead_by_the_margin),
        cmocka_unit_test(a_smoothed_label_costs_something_of_each_class),
        cmocka_unit_test(nan_is_among_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
