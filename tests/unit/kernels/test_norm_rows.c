/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * layer_norm of rows that are passed over together: against the formula in double, row by row, and
 * the same to the bit as each row alone, on one thread and on two.
 */
#include "op_fixture.h"

#include <math.h>

#define MOST_ROWS    400
#define MOST_COLUMNS 5000
#define EPS          1e-5

/* Rows that differ in their mean and spread. */
static double number(int64_t row, int64_t column)
{
    return (double)((column * 37 + row * 11 + column / 7) % 19 - 9) / (double)(row % 5 + 4) +
           (double)(row % 3);
}

static tn_tensor *new_rows(tn_dtype dtype, int64_t rows, int64_t columns)
{
    tn_tensor *wide, *tensor;
    assert_int_equal(
        tn_tensor_empty(TN_DTYPE_F64, 2, (int64_t[]){rows, columns}, NULL, TN_CPU, &wide), TN_OK);
    for (int64_t i = 0; i < rows * columns; i++)
        ((double *)wide->data)[i] = number(i / columns, i % columns);
    assert_int_equal(tni_clone(wide, dtype, TN_MEMORY_FORMAT_CONTIGUOUS, &tensor), TN_OK);
    tn_tensor_release(wide);
    return tensor;
}

/* Result, mean and rstd. */
static void normalise(tn_tensor *x, tn_value *outs)
{
    const int64_t columns = x->sizes[1];
    tn_tensor *w = new_rows((tn_dtype)x->dtype, 1, columns), *weight;
    assert_int_equal(tn_tensor_view(w, 1, &columns, NULL, 0, &weight), TN_OK);
    for (int i = 0; i < 3; i++)
        outs[i] = tn_value_none();
    call_all("aten::native_layer_norm", ARGS(T(x), INTS(columns), T(weight), T(weight), D(EPS)),
             outs, 3);
    tn_tensor_release(weight);
    tn_tensor_release(w);
}

static void release_all(tn_value *outs)
{
    for (int i = 0; i < 3; i++)
        tn_tensor_release(outs[i].as.tensor);
}

/* Compare row `row` of each result with the formula. */
static void check_formula(const tn_value *outs, int64_t row, int64_t columns)
{
    double sum = 0, squares = 0;
    for (int64_t i = 0; i < columns; i++)
        sum += number(row, i);
    const double mean = sum / (double)columns;
    for (int64_t i = 0; i < columns; i++)
        squares += (number(row, i) - mean) * (number(row, i) - mean);
    const double rstd = 1 / sqrt(squares / (double)columns + EPS);
    const float *out = (const float *)outs[0].as.tensor->data + row * columns;
    assert_float_equal(((const float *)outs[1].as.tensor->data)[row], mean, 1e-6);
    assert_true(fabs(((const float *)outs[2].as.tensor->data)[row] / rstd - 1) < 1e-6);
    for (int64_t i = 0; i < columns; i++) {
        const double want = (number(row, i) - mean) * rstd * number(0, i) + number(0, i);
        assert_true(fabs(out[i] - want) <= 2e-5 * (1 + fabs(want)));
    }
}

/* Compare row `row` of each result with the results of that row alone. */
static void check_alone(tn_tensor *x, const tn_value *outs, int64_t row)
{
    tn_tensor *line;
    tn_value alone[3];
    const int64_t columns = x->sizes[1], sizes[] = {1, columns};
    const size_t bytes = tn_dtype_size((tn_dtype)x->dtype);
    assert_int_equal(tn_tensor_view(x, 2, sizes, NULL, row * columns, &line), TN_OK);
    normalise(line, alone);
    for (int i = 0; i < 3; i++) {
        const size_t length = bytes * (i == 0 ? (size_t)columns : 1);
        assert_memory_equal(alone[i].as.tensor->data,
                            (const char *)outs[i].as.tensor->data + (size_t)row * length, length);
    }
    release_all(alone);
    tn_tensor_release(line);
}

static void rows_together_are_normalised_as_rows_alone(void **state)
{
    (void)state;
    static const int64_t row_counts[] = {1, 2, 7, 8, 9, 17, MOST_ROWS};
    static const int64_t column_counts[] = {1,   3,   15,  16,   17,          63,  64,
                                            65,  79,  80,  127,  128,         129, 192,
                                            511, 512, 600, 4095, MOST_COLUMNS};
    const uint32_t threads = tn_num_threads();
    for (size_t i = 0; i < TN_LEN(row_counts); i++)
        for (size_t k = 0; k < TN_LEN(column_counts); k++)
            for (uint32_t t = 1; t <= 2; t++) {
                const tn_dtype dtype = k % 4 == 3 ? TN_DTYPE_F64 : TN_DTYPE_F32;
                tn_tensor *x = new_rows(dtype, row_counts[i], column_counts[k]);
                tn_value outs[3];
                tn_set_num_threads(t);
                normalise(x, outs);
                for (int64_t row = 0; row<row_counts[i]; row += row_counts[i]> 20 ? 13 : 1) {
                    check_alone(x, outs, row);
                    if (dtype == TN_DTYPE_F32)
                        check_formula(outs, row, column_counts[k]);
                }
                release_all(outs);
                tn_tensor_release(x);
            }
    tn_set_num_threads(threads);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rows_together_are_normalised_as_rows_alone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
