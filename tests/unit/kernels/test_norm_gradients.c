/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Gradients of normalisations against the formulas in double: rows and columns around the groups
 * that loops take at once, and gradients that are expanded, as that of a sum is.
 */
#include "op_fixture.h"

#include <math.h>

#define MOST_ROWS    17
#define MOST_COLUMNS 300
#define EPS          1e-5

/* A number of the input, of the gradient or of the weight. */
static double number(int64_t i, int64_t seed)
{
    return (double)((i * 37 + seed * 11 + i / 7) % 19 - 9) / 8 + (seed == 1 ? 3 : 0);
}

static tn_tensor *numbers(tn_dtype dtype, size_t rank, const int64_t *sizes, int64_t seed)
{
    static double values[MOST_ROWS * MOST_COLUMNS];
    int64_t count = 1;
    for (size_t i = 0; i < rank; i++)
        count *= sizes[i];
    for (int64_t i = 0; i < count; i++)
        values[i] = number(i, seed);
    return make(dtype, rank, sizes, values);
}

/* Compare a result with wanted numbers, and release it. */
static void check_near(tn_tensor *result, const double *want, double bound)
{
    tn_tensor *wide;
    assert_int_equal(tni_clone(result, TN_DTYPE_F64, TN_MEMORY_FORMAT_CONTIGUOUS, &wide), TN_OK);
    for (int64_t i = 0; i < wide->numel; i++) {
        double got = ((const double *)wide->data)[i];
        if (!(fabs(got - want[i]) <= bound * (1 + fabs(want[i]))))
            fail_msg("element %lld is %.9g, want %.9g", (long long)i, got, want[i]);
    }
    tn_tensor_release(wide);
    tn_tensor_release(result);
}

/* What the formulas give: gradients of the input, the weight and the bias; mean and rstd by row. */
static double wanted_x[MOST_ROWS * MOST_COLUMNS];
static double wanted_w[MOST_COLUMNS];
static double wanted_b[MOST_COLUMNS];
static double means[MOST_ROWS];
static double rstds[MOST_ROWS];

static void layer_formulas(int64_t rows, int64_t columns, bool is_expanded)
{
    memset(wanted_w, 0, sizeof wanted_w);
    memset(wanted_b, 0, sizeof wanted_b);
    for (int64_t row = 0; row < rows; row++) {
        double sum = 0, squares = 0, first = 0, second = 0;
        for (int64_t i = 0; i < columns; i++)
            sum += number(row * columns + i, 1);
        means[row] = sum / (double)columns;
        for (int64_t i = 0; i < columns; i++)
            squares += pow(number(row * columns + i, 1) - means[row], 2);
        rstds[row] = 1 / sqrt(squares / (double)columns + EPS);
        for (int64_t i = 0; i < columns; i++) {
            double g = is_expanded ? 1.5 : number(row * columns + i, 2);
            double hat = (number(row * columns + i, 1) - means[row]) * rstds[row];
            wanted_w[i] += g * hat;
            wanted_b[i] += g;
            first += g * number(i, 3) / (double)columns;
            second += g * number(i, 3) * hat / (double)columns;
        }
        for (int64_t i = 0; i < columns; i++) {
            double g = is_expanded ? 1.5 : number(row * columns + i, 2);
            double hat = (number(row * columns + i, 1) - means[row]) * rstds[row];
            wanted_x[row * columns + i] = rstds[row] * (g * number(i, 3) - first - hat * second);
        }
    }
}

static void check_layer(tn_dtype dtype, double bound, int64_t rows, int64_t columns,
                        bool is_expanded)
{
    tn_value outs[3] = {tn_value_none(), tn_value_none(), tn_value_none()};
    tn_value all[] = {B(true), B(true), B(true)};
    layer_formulas(rows, columns, is_expanded);
    tn_dtype stats = dtype == TN_DTYPE_BF16 ? TN_DTYPE_F32 : dtype;
    tn_tensor *x = numbers(dtype, SIZES(rows, columns), 1);
    tn_tensor *one = make(dtype, SIZES(1, 1), VALUES(1.5));
    tn_tensor *g = is_expanded ? call("aten::expand", ARGS(T(one), INTS(rows, columns)))
                               : numbers(dtype, SIZES(rows, columns), 2);
    tn_tensor *w = numbers(stats, SIZES(columns), 3);
    tn_tensor *mean = make(stats, SIZES(rows, 1), means);
    tn_tensor *rstd = make(stats, SIZES(rows, 1), rstds);
    call_all("aten::native_layer_norm_backward",
             ARGS(T(g), T(x), INTS(columns), T(mean), T(rstd), T(w), NONE, tn_value_list(all, 3)),
             outs, 3);
    check_near(outs[0].as.tensor, wanted_x, bound * 20);
    check_near(outs[1].as.tensor, wanted_w, bound * 20);
    check_near(outs[2].as.tensor, wanted_b, bound * 20);
    tn_tensor *const used[] = {x, one, g, w, mean, rstd};
    for (size_t i = 0; i < TN_LEN(used); i++)
        tn_tensor_release(used[i]);
}

static void gradients_of_layer_norm_follow_the_formulas(void **state)
{
    (void)state;
    const int64_t row_counts[] = {1, 7, 8, 9, 16, 17};
    const int64_t column_counts[] = {2, 5, 16, 127, 128, 129, 255, 257, 300};
    for (size_t i = 0; i < TN_LEN(row_counts); i++)
        for (size_t k = 0; k < TN_LEN(column_counts); k++)
            for (int is_expanded = 0; is_expanded < 2; is_expanded++) {
                check_layer(TN_DTYPE_F32, 1e-6, row_counts[i], column_counts[k], is_expanded);
                check_layer(TN_DTYPE_F64, 1e-14, row_counts[i], column_counts[k], is_expanded);
                check_layer(TN_DTYPE_BF16, 5e-3, row_counts[i], column_counts[k], is_expanded);
            }
}

/* An expanded gradient gives what one that is written out gives. */
static void expanded_gradients_of_channels_are_written_out(void **state)
{
    (void)state;
    tn_value all[] = {B(true), B(true), B(true)};
    tn_tensor *x = numbers(TN_DTYPE_F32, SIZES(3, 4, 5, 6), 1);
    tn_tensor *last = call("aten::contiguous", ARGS(T(x), I(TN_MEMORY_FORMAT_CHANNELS_LAST)));
    tn_tensor *one = make(TN_DTYPE_F32, SIZES(1, 4, 1, 1), VALUES(1, -2, 3, 0.5));
    tn_tensor *expanded = call("aten::expand", ARGS(T(one), INTS(3, 4, 5, 6)));
    tn_tensor *written = call("aten::contiguous", ARGS(T(expanded), DEFAULT));
    tn_tensor *w = numbers(TN_DTYPE_F32, SIZES(4), 3);
    tn_tensor *stats[] = {numbers(TN_DTYPE_F32, SIZES(4), 1), numbers(TN_DTYPE_F32, SIZES(4), 4)};
    tn_tensor *groups[] = {numbers(TN_DTYPE_F32, SIZES(3, 2), 1),
                           numbers(TN_DTYPE_F32, SIZES(3, 2), 4)};
    for (int k = 0; k < 4; k++) {
        tn_value outs[2][3];
        tn_tensor *input = k % 2 == 0 ? x : last;
        for (int i = 0; i < 2; i++) {
            tn_tensor *grad = i == 0 ? expanded : written;
            for (int j = 0; j < 3; j++)
                outs[i][j] = tn_value_none();
            if (k < 2)
                call_all("aten::native_batch_norm_backward",
                         ARGS(T(grad), T(input), T(w), NONE, NONE, T(stats[0]), T(stats[1]),
                              B(true), D(EPS), tn_value_list(all, 3)),
                         outs[i], 3);
            else
                call_all("aten::native_group_norm_backward",
                         ARGS(T(grad), T(input), T(groups[0]), T(groups[1]), T(w), I(3), I(4),
                              I(30), I(2), tn_value_list(all, 3)),
                         outs[i], 3);
        }
        for (int j = 0; j < 3; j++) {
            tn_tensor *wide;
            assert_int_equal(
                tni_clone(outs[1][j].as.tensor, TN_DTYPE_F64, TN_MEMORY_FORMAT_CONTIGUOUS, &wide),
                TN_OK);
            check_near(outs[0][j].as.tensor, wide->data, 1e-5);
            tn_tensor_release(wide);
            tn_tensor_release(outs[1][j].as.tensor);
        }
    }
    tn_tensor *const used[] = {x, last,     one,      expanded,  written,
                               w, stats[0], stats[1], groups[0], groups[1]};
    for (size_t i = 0; i < TN_LEN(used); i++)
        tn_tensor_release(used[i]);
}

/* Dense groups, which are many enough to be divided among threads, and the same without gaps. */
static void moments_of_many_groups_are_those_of_each(void **state)
{
    (void)state;
    tn_value outs[3] = {tn_value_none(), tn_value_none(), tn_value_none()};
    static double want[2][40];
    tn_tensor *x = numbers(TN_DTYPE_F32, SIZES(10, 8, 5, 7), 1);
    call_all("aten::native_group_norm", ARGS(T(x), NONE, NONE, I(10), I(8), I(35), I(4), D(EPS)),
             outs, 3);
    for (int64_t group = 0; group < 40; group++) {
        double squares = 0;
        for (int64_t i = 0; i < 70; i++)
            want[0][group] += number(group * 70 + i, 1) / 70;
        for (int64_t i = 0; i < 70; i++)
            squares += pow(number(group * 70 + i, 1) - want[0][group], 2);
        want[1][group] = 1 / sqrt(squares / 70 + EPS);
    }
    tn_tensor_release(outs[0].as.tensor);
    check_near(outs[1].as.tensor, want[0], 1e-6);
    check_near(outs[2].as.tensor, want[1], 1e-6);
    tn_tensor_release(x);
}

/* Copies of expanded tensors repeat the element in every size, and convert it once. */
static void expanded_elements_are_repeated(void **state)
{
    (void)state;
    const tn_dtype dtypes[] = {TN_DTYPE_U8,  TN_DTYPE_I16,  TN_DTYPE_F32,
                               TN_DTYPE_F64, TN_DTYPE_C128, TN_DTYPE_BOOL};
    static double want[3 * 5000];
    for (int i = 0; i < 3 * 5000; i++)
        want[i] = i % 3 == 1 ? 0 : 1;
    for (size_t k = 0; k < TN_LEN(dtypes); k++)
        for (int64_t size = 1; size <= 5000; size = size < 4 ? size + 1 : size * 7 - 3) {
            tn_tensor *self = make(dtypes[k], SIZES(3, 1), VALUES(1, 0, 1));
            tn_tensor *many = call("aten::expand", ARGS(T(self), INTS(3, size)));
            tn_tensor *turned = call("aten::contiguous", ARGS(T(many), DEFAULT));
            tn_tensor *copy = call("aten::t", ARGS(T(turned)));
            check_near(call("aten::contiguous", ARGS(T(copy), DEFAULT)), want, 0);
            tn_tensor *wide = call("aten::to.dtype", ARGS(T(many), DTYPE(C64), B(false), B(true),
                                                          I(TN_MEMORY_FORMAT_CONTIGUOUS)));
            tn_tensor *back = call("aten::t", ARGS(T(wide)));
            check_near(call("aten::contiguous", ARGS(T(back), DEFAULT)), want, 0);
            tn_tensor *const used[] = {self, many, turned, copy, wide, back};
            for (size_t i = 0; i < TN_LEN(used); i++)
                tn_tensor_release(used[i]);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(gradients_of_layer_norm_follow_the_formulas),
        cmocka_unit_test(expanded_gradients_of_channels_are_written_out),
        cmocka_unit_test(moments_of_many_groups_are_those_of_each),
        cmocka_unit_test(expanded_elements_are_repeated),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
