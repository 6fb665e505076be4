/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators along a dimension whose lines have neighbours, such as the columns of a matrix: blocks
 * of them are computed together, with the results of lines by themselves, for any number of lines,
 * layout and dtype, and with one thread or two.
 */
#include "op_fixture.h"

#include <math.h>

/* Element `row` of line `column`: numbers of both signs, some of them equal. */
static double element(int64_t row, int64_t column)
{
    return (double)((row * 37 + column * 101 + row * column) % 23 - 11) / 4;
}

/* A matrix [rows, columns] of such elements; `special` is element 1 of line 1, if there is one. */
static tn_tensor *matrix(tn_dtype dtype, int64_t rows, int64_t columns, double special)
{
    tn_tensor *wide;
    tn_tensor *self;
    const int64_t sizes[] = {rows, columns};
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F64, 2, sizes, NULL, TN_CPU, &wide), TN_OK);
    for (int64_t i = 0; i < wide->numel; i++)
        ((double *)wide->data)[i] = i == columns + 1 ? special : element(i / columns, i % columns);
    assert_int_equal(tni_to_dtype(wide, dtype, &self), TN_OK);
    tn_tensor_release(wide);
    return self;
}

/* The largest difference of two tensors of one shape; nan on one side alone fails. */
static double distance(tn_tensor *a, tn_tensor *b)
{
    tn_tensor *wide[2];
    double most = 0;
    assert_shape(a, (size_t)b->rank, b->sizes);
    assert_int_equal(tni_clone(a, TN_DTYPE_F64, TN_MEMORY_FORMAT_CONTIGUOUS, &wide[0]), TN_OK);
    assert_int_equal(tni_clone(b, TN_DTYPE_F64, TN_MEMORY_FORMAT_CONTIGUOUS, &wide[1]), TN_OK);
    for (int64_t i = 0; i < a->numel; i++) {
        double x = ((const double *)wide[0]->data)[i];
        double y = ((const double *)wide[1]->data)[i];
        assert_true((x != x) == (y != y));
        if (fabs(x - y) > most)
            most = fabs(x - y);
    }
    tn_tensor_release(wide[0]);
    tn_tensor_release(wide[1]);
    return most;
}

/* Compare with the bound and release both. */
static void check_near(tn_tensor *a, tn_tensor *b, double bound)
{
    double most = distance(a, b);
    if (!(most <= bound))
        fail_msg("%s: differs by %g, at most %g", tn_dtype_name((tn_dtype)a->dtype), most, bound);
    tn_tensor_release(a);
    tn_tensor_release(b);
}

/* The transpose in memory of its own, where lines along dimension 1 are dense. */
static tn_tensor *as_lines(tn_tensor *self)
{
    tn_tensor *turned = call("aten::t", ARGS(T(self)));
    tn_tensor *dense = call("aten::contiguous", ARGS(T(turned), DEFAULT));
    tn_tensor_release(turned);
    return dense;
}

/* The transpose of a tensor, which is released. */
static tn_tensor *turn(tn_tensor *self)
{
    tn_tensor *turned = call("aten::t", ARGS(T(self)));
    tn_tensor_release(self);
    return turned;
}

/* The same elements with the other order in memory. */
static tn_tensor *as_rows(tn_tensor *self)
{
    return turn(as_lines(self));
}

static const int64_t row_counts[] = {1, 2, 31, 64, 65, 1100};
static const int64_t column_counts[] = {1, 2, 7, 8, 16, 17, 65, 130, 273};

/* Run `body` for each pair of sizes, and with two threads for those that are worth it. */
static void each_size(void (*body)(int64_t rows, int64_t columns))
{
    uint32_t threads = tni_num_threads();
    for (uint32_t count = 1; count <= 2; count++) {
        tni_set_num_threads(count);
        for (size_t i = 0; i < TN_LEN(row_counts); i++)
            for (size_t k = 0; k < TN_LEN(column_counts); k++)
                if (count == 1 || row_counts[i] * column_counts[k] >= 4096)
                    body(row_counts[i], column_counts[k]);
    }
    tni_set_num_threads(threads);
}

/* Errors that roundings allow, for numbers of about 1. */
typedef struct bound {
    tn_dtype dtype;
    double most;
} bound;
static const bound bounds[] = {{TN_DTYPE_F32, 4e-6}, {TN_DTYPE_F64, 1e-14}, {TN_DTYPE_BF16, 0.05}};

static const char *const names[] = {"softmax", "log_softmax"};

static void compare_softmax(int64_t rows, int64_t columns)
{
    const double specials[] = {0.5, NAN, -INFINITY, INFINITY};
    for (size_t k = 0; k < TN_LEN(bounds) * TN_LEN(specials) * 2; k++) {
        const bound *b = &bounds[k / 2 % TN_LEN(bounds)];
        char name[40];
        snprintf(name, sizeof name, "aten::_%s", names[k % 2]);
        tn_tensor *self = matrix(b->dtype, rows, columns, specials[k / 2 / TN_LEN(bounds)]);
        tn_tensor *lines = as_lines(self);
        check_near(call(name, ARGS(T(self), I(0), B(false))),
                   turn(call(name, ARGS(T(lines), I(1), B(false)))), b->most);
        tn_tensor_release(self);
        tn_tensor_release(lines);
    }
}

static void softmax_of_columns_is_that_of_lines(void **state)
{
    (void)state;
    each_size(compare_softmax);
}

static void compare_gradients(int64_t rows, int64_t columns)
{
    for (size_t k = 0; k < TN_LEN(bounds) * 2; k++) {
        const bound *b = &bounds[k / 2];
        char forward[40];
        char back[60];
        snprintf(forward, sizeof forward, "aten::_%s", names[k % 2]);
        snprintf(back, sizeof back, "aten::_%s_backward_data", names[k % 2]);
        tn_tensor *grad = matrix(b->dtype, rows, columns, 2);
        tn_tensor *result = call(forward, ARGS(T(grad), I(0), B(false)));
        tn_tensor *lines[] = {as_lines(grad), as_lines(result)};
        check_near(call(back, ARGS(T(grad), T(result), I(0), tn_value_dtype(b->dtype))),
                   turn(call(back, ARGS(T(lines[0]), T(lines[1]), I(1), tn_value_dtype(b->dtype)))),
                   b->most * 40);
        tn_tensor_release(lines[0]);
        tn_tensor_release(lines[1]);
        tn_tensor_release(result);
        tn_tensor_release(grad);
    }
}

static void gradients_of_columns_are_those_of_lines(void **state)
{
    (void)state;
    each_size(compare_gradients);
}

/* Lines are neighbours in two dimensions that continue each other, or in one that is not last. */
static void neighbours_are_found_in_any_dimension(void **state)
{
    (void)state;
    double values[3 * 40 * 5 * 7];
    for (int i = 0; i < 3 * 40 * 5 * 7; i++)
        values[i] = element(i, i / 3);
    tn_tensor *self = make(TN_DTYPE_F32, SIZES(3, 40, 5, 7), values);
    for (int64_t from = 0; from < 4; from++)
        for (int64_t to = 0; to < 4; to++)
            for (int64_t dim = 0; dim < 4; dim++) {
                tn_tensor *moved = call("aten::transpose.int", ARGS(T(self), I(from), I(to)));
                tn_tensor *dense = call("aten::contiguous", ARGS(T(moved), DEFAULT));
                tn_tensor *last = call("aten::transpose.int", ARGS(T(moved), I(dim), I(3)));
                tn_tensor *rows = call("aten::contiguous", ARGS(T(last), DEFAULT));
                tn_tensor *soft = call("aten::_softmax", ARGS(T(rows), I(3), B(false)));
                tn_tensor *want = call("aten::transpose.int", ARGS(T(soft), I(dim), I(3)));
                tn_tensor_retain(want);
                check_near(call("aten::_softmax", ARGS(T(moved), I(dim), B(false))), want, 4e-6);
                check_near(call("aten::_softmax", ARGS(T(dense), I(dim), B(false))), want, 4e-6);
                tn_tensor *const all[] = {moved, dense, last, rows, soft};
                for (size_t i = 0; i < TN_LEN(all); i++)
                    tn_tensor_release(all[i]);
            }
    tn_tensor_release(self);
}

/* Compare cummax or cummin along dimension 0 with a plain loop. */
static void check_extremes(const char *name, tn_tensor *self, bool is_max)
{
    tn_value outs[2] = {tn_value_none(), tn_value_none()};
    tn_tensor *wide[2];
    int64_t columns = self->sizes[1];
    call_all(name, ARGS(T(self), I(0)), outs, 2);
    assert_int_equal(tni_clone(self, TN_DTYPE_F64, TN_MEMORY_FORMAT_CONTIGUOUS, &wide[0]), TN_OK);
    assert_int_equal(
        tni_clone(outs[0].as.tensor, TN_DTYPE_F64, TN_MEMORY_FORMAT_CONTIGUOUS, &wide[1]), TN_OK);
    tn_tensor *indices = call("aten::contiguous", ARGS(T(outs[1].as.tensor), DEFAULT));
    for (int64_t column = 0; column < columns; column++) {
        double best = is_max ? -INFINITY : INFINITY;
        int64_t at = 0;
        for (int64_t row = 0; row < self->sizes[0]; row++) {
            int64_t i = row * columns + column;
            double x = ((const double *)wide[0]->data)[i];
            double got = ((const double *)wide[1]->data)[i];
            if (x != x || (is_max ? x >= best : x <= best)) {
                best = x;
                at = row;
            }
            assert_int_equal(((const int64_t *)indices->data)[i], at);
            assert_true(got == best || (got != got && best != best));
        }
    }
    tn_tensor_release(wide[0]);
    tn_tensor_release(wide[1]);
    tn_tensor_release(indices);
    tn_tensor_release(outs[0].as.tensor);
    tn_tensor_release(outs[1].as.tensor);
}

static void compare_extremes(int64_t rows, int64_t columns)
{
    const tn_dtype dtypes[] = {TN_DTYPE_F32, TN_DTYPE_F64, TN_DTYPE_F16, TN_DTYPE_BF16,
                               TN_DTYPE_I64, TN_DTYPE_I8,  TN_DTYPE_U8,  TN_DTYPE_BOOL};
    for (size_t k = 0; k < TN_LEN(dtypes); k++) {
        tn_tensor *self = matrix(dtypes[k], rows, columns, tni_category(dtypes[k]) == 2 ? NAN : 1);
        tn_tensor *lines = as_rows(self);
        check_extremes("aten::cummax", self, true);
        check_extremes("aten::cummin", self, false);
        check_extremes("aten::cummax", lines, true);
        check_extremes("aten::cummin", lines, false);
        tn_tensor_release(self);
        tn_tensor_release(lines);
    }
}

static void running_extremes_are_those_of_a_plain_loop(void **state)
{
    (void)state;
    each_size(compare_extremes);
}

/*
 * One extreme in a line, at each place: it is at its index and in all results behind it. Results
 * are dense, or every second element of a tensor.
 */
static void a_rare_extreme_is_copied_to_the_end(void **state)
{
    (void)state;
    enum { LINE = 131 };
    static double numbers[LINE * LINE];
    const tn_dtype dtypes[] = {TN_DTYPE_F32, TN_DTYPE_F16, TN_DTYPE_I64, TN_DTYPE_U8};
    for (int64_t i = 0; i < LINE * LINE; i++)
        numbers[i] = i % LINE == i / LINE ? 200 : (double)(LINE - i % LINE);
    for (size_t k = 0; k < TN_LEN(dtypes); k++)
        for (int64_t step = 1; step <= 2; step++) {
            tn_tensor *results[2];
            tn_tensor *views[2];
            tn_tensor *self = make(dtypes[k], SIZES(LINE, LINE), numbers);
            for (int i = 0; i < 2; i++) {
                tn_dtype dtype = i == 0 ? dtypes[k] : TN_DTYPE_I64;
                results[i] =
                    call("aten::empty.memory_format",
                         ARGS(INTS(LINE, LINE * step), tn_value_dtype(dtype), NONE, NONE, NONE));
                views[i] =
                    call("aten::slice.Tensor", ARGS(T(results[i]), I(1), I(0), NONE, I(step)));
            }
            call_all("aten::_cummax_helper", ARGS(T(self), T(views[0]), T(views[1]), I(1)), NULL,
                     0);
            for (int64_t row = 0; row < LINE; row++)
                for (int64_t i = 0; i < LINE; i++) {
                    int64_t at = ((const int64_t *)results[1]->data)[(row * LINE + i) * step];
                    assert_int_equal(at, i < row ? 0 : row);
                }
            tn_tensor *taken = call("aten::gather", ARGS(T(self), I(1), T(views[1]), DEFAULT));
            tn_tensor *same = call("aten::eq.Tensor", ARGS(T(taken), T(views[0])));
            check(call("aten::all", ARGS(T(same))), TN_DTYPE_BOOL, SCALAR, VALUES(1));
            tn_tensor *const all[] = {self,     results[0], results[1], views[0],
                                      views[1], taken,      same};
            for (size_t i = 0; i < TN_LEN(all); i++)
                tn_tensor_release(all[i]);
        }
}

/* The last of equal elements counts, and both zeros are equal. */
static void zeros_of_both_signs_are_equal(void **state)
{
    (void)state;
    double values[40];
    double indices[40];
    for (int i = 0; i < 40; i++) {
        values[i] = i % 3 == 0 ? -0.0 : 0.0;
        indices[i] = i;
    }
    tn_tensor *self = make(TN_DTYPE_F32, SIZES(40), values);
    tn_value outs[2] = {tn_value_none(), tn_value_none()};
    call_all("aten::cummax", ARGS(T(self), I(0)), outs, 2);
    check(outs[1].as.tensor, TN_DTYPE_I64, SIZES(40), indices);
    tn_tensor_release(outs[0].as.tensor);
    tn_tensor_release(self);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(softmax_of_columns_is_that_of_lines),
        cmocka_unit_test(gradients_of_columns_are_those_of_lines),
        cmocka_unit_test(neighbours_are_found_in_any_dimension),
        cmocka_unit_test(running_extremes_are_those_of_a_plain_loop),
        cmocka_unit_test(a_rare_extreme_is_copied_to_the_end),
        cmocka_unit_test(zeros_of_both_signs_are_equal),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
