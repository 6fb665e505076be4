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

/* A table of thirds in no order. */
static tn_tensor *wide_table(tn_dtype dtype, int64_t columns)
{
    tn_tensor *wide;
    tn_tensor *made;
    const int64_t sizes[2] = {6, columns};
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F64, 2, sizes, NULL, TN_CPU, &wide), TN_OK);
    for (int64_t i = 0; i < wide->numel; i++)
        ((double *)wide->data)[i] = (double)(i * 7919 % 1009 - 500) / 3;
    assert_int_equal(tni_to_dtype(wide, dtype, &made), TN_OK);
    tn_tensor_release(wide);
    return made;
}

/* The bags of a table, by rows that are dense, and of one in which columns are. */
static void check_layouts(tn_dtype dtype, int64_t columns, int64_t mode, bool is_weighted,
                          int64_t padding)
{
    tn_tensor *rows = make(TN_DTYPE_I64, SIZES(12), VALUES(0, 5, 1, 1, 3, 2, 4, 4, 0, 5, 3, 3));
    tn_tensor *offsets = make(TN_DTYPE_I64, SIZES(5), VALUES(0, 3, 3, 11, 12));
    tn_tensor *factors = make(dtype, SIZES(12), VALUES(1, 2, 3, -1, -2, -3, .5, 1, 2, 0, 1, 1));
    tn_tensor *table = wide_table(dtype, columns);
    tn_tensor *view = call("aten::t", ARGS(T(table)));
    tn_tensor *turned = call("aten::contiguous", ARGS(T(view), I(0)));
    tn_tensor *by_columns = call("aten::t", ARGS(T(turned)));
    tn_tensor *tables[2] = {table, by_columns};
    tn_tensor *results[2];
    for (int i = 0; i < 2; i++) {
        tn_value outs[4] = {NONE, NONE, NONE, NONE};
        call_all("aten::embedding_bag.padding_idx",
                 ARGS(T(tables[i]), T(rows), T(offsets), B(false), I(mode), B(false),
                      is_weighted ? T(factors) : NONE, B(false), padding < 0 ? NONE : I(padding)),
                 outs, 4);
        results[i] = outs[0].as.tensor;
        for (int k = 1; k < 4; k++)
            tn_tensor_release(outs[k].as.tensor);
    }
    assert_int_equal(results[0]->numel, 5 * columns);
    assert_memory_equal(results[0]->data, results[1]->data,
                        (size_t)results[0]->numel * tni_dtypes[dtype].bytes);
    tn_tensor *const made[] = {rows,   offsets,    factors,    table,     view,
                               turned, by_columns, results[0], results[1]};
    for (size_t i = 0; i < TN_LEN(made); i++)
        tn_tensor_release(made[i]);
}

static void dense_rows_give_what_others_do(void **state)
{
    (void)state;
    const tn_dtype dtypes[] = {TN_DTYPE_F32, TN_DTYPE_F64, TN_DTYPE_BF16, TN_DTYPE_F16};
    const int64_t columns[] = {1, 2, 7, 8, 9, 16, 17, 31, 49, 64, 65, 130};
    for (size_t i = 0; i < TN_LEN(dtypes); i++)
        for (size_t k = 0; k < TN_LEN(columns); k++)
            for (int64_t padding = -1; padding < 5; padding += 5) {
                check_layouts(dtypes[i], columns[k], 0, false, padding);
                check_layouts(dtypes[i], columns[k], 0, true, padding);
                check_layouts(dtypes[i], columns[k], 1, false, padding);
            }
}

/* One bag of six rows: the largest of each column, first come; a nan stays only in the first row.
 */
static void check_largest(tn_dtype dtype, int64_t columns)
{
    const int64_t sizes[] = {6, columns};
    tn_tensor *wide;
    tn_tensor *table;
    tn_value r[4];
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F64, 2, sizes, NULL, TN_CPU, &wide), TN_OK);
    double *items = wide->data;
    for (int64_t i = 0; i < wide->numel; i++)
        items[i] = i % 13 == 4 ? NAN : i % 7 == 3 ? -0.0 : (double)(i * 7919 % 11 - 5);
    assert_int_equal(tni_to_dtype(wide, dtype, &table), TN_OK);
    tn_tensor *rows = make(TN_DTYPE_I64, SIZES(6), VALUES(2, 5, 0, 4, 1, 3));
    tn_tensor *offsets = make(TN_DTYPE_I64, SIZES(1), VALUES(0));
    call_all("aten::embedding_bag",
             ARGS(T(table), T(rows), T(offsets), B(false), I(2), B(false), NONE, B(false)), r, 4);
    tn_tensor *found;
    assert_int_equal(tni_to_dtype(r[0].as.tensor, TN_DTYPE_F64, &found), TN_OK);
    for (int64_t k = 0; k < columns; k++) {
        const int64_t *order = rows->data;
        int64_t at = order[0];
        for (int i = 1; i < 6; i++)
            if (items[order[i] * columns + k] > items[at * columns + k])
                at = order[i];
        const double most = items[at * columns + k];
        const double got = ((const double *)found->data)[k];
        assert_int_equal(((const int64_t *)r[3].as.tensor->data)[k], at);
        assert_true(isnan(most) ? isnan(got) : got == most && signbit(got) == signbit(most));
    }
    for (int i = 0; i < 4; i++)
        tn_tensor_release(r[i].as.tensor);
    tn_tensor *const made[] = {wide, table, rows, offsets, found};
    for (size_t i = 0; i < TN_LEN(made); i++)
        tn_tensor_release(made[i]);
}

static void the_largest_of_each_column_is_found(void **state)
{
    (void)state;
    for (int64_t columns = 1; columns < 135; columns += columns < 12 ? 1 : 11) {
        check_largest(TN_DTYPE_F32, columns);
        check_largest(TN_DTYPE_F64, columns);
        check_largest(TN_DTYPE_F16, columns);
    }
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

/* Every third number is an item; before, between and behind them are elements. */
static void elements_are_found_among_any_number_of_items(void **state)
{
    static const tn_dtype dtypes[] = {TN_DTYPE_I64, TN_DTYPE_U8, TN_DTYPE_F32, TN_DTYPE_F64};
    double items[40];
    double found[128];
    (void)state;
    for (size_t d = 0; d < TN_LEN(dtypes); d++)
        for (int64_t count = 0; count < 40; count++) {
            for (int64_t i = 0; i < count; i++)
                items[i] = (double)(3 * (count - 1 - i) + 1);
            for (int64_t i = 0; i < 128; i++)
                found[i] = i % 3 == 1 && i / 3 < count;
            tn_tensor *elements = count_up(dtypes[d], SIZES(128));
            tn_tensor *tests = make(dtypes[d], 1, &count, items);
            check(call("aten::isin.Tensor_Tensor", ARGS(T(elements), T(tests), B(false), B(false))),
                  TN_DTYPE_BOOL, SIZES(128), found);
            tn_tensor_release(tests);
            tn_tensor_release(elements);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bags_are_summed_averaged_and_compared),
        cmocka_unit_test(a_row_of_padding_counts_for_nothing),
        cmocka_unit_test(the_gradient_of_a_bag_goes_to_its_rows),
        cmocka_unit_test(dense_rows_give_what_others_do),
        cmocka_unit_test(the_largest_of_each_column_is_found),
        cmocka_unit_test(bags_that_overlap_or_name_no_row_are_refused),
        cmocka_unit_test(rows_are_made_smaller_once),
        cmocka_unit_test(a_class_should_lead_by_the_margin),
        cmocka_unit_test(a_smoothed_label_costs_something_of_each_class),
        cmocka_unit_test(nan_is_among_nothing),
        cmocka_unit_test(elements_are_found_among_any_number_of_items),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
