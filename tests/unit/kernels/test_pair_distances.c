/* SPDX-License-Identifier: BSD-3-Clause */
/* Distances between rows against the sums that define them: in tiles and pair by pair. */
#include "op_fixture.h"

#include "kernels/core/isa.h"

#include <math.h>

/* Sizes of one call: batches of `rows` by `others` rows. */
typedef struct trial {
    int64_t batches, rows, others, columns;
} trial;

static double number_at(const tn_tensor *self, int64_t i)
{
    return self->dtype == TN_DTYPE_F32 ? (double)((const float *)self->data)[i]
                                       : ((const double *)self->data)[i];
}

/* Return a tensor of numbers without a pattern, row 0 of each batch all ones. */
static tn_tensor *numbers(tn_dtype dtype, int64_t batches, int64_t rows, int64_t columns,
                          int64_t seed)
{
    int64_t sizes[] = {batches, rows, columns};
    tn_tensor *made;
    tni_tensor_spec spec = {.dtype = dtype, .rank = 3, .sizes = sizes};
    assert_int_equal(tni_tensor_empty(&spec, (tn_device){0}, &made), TN_OK);
    for (int64_t i = 0; i < made->numel; i++) {
        bool is_first = i / columns % rows == 0;
        double number = is_first ? 1 : (double)((i * 7919 + seed) % 1013) / 97 - 5;
        if (dtype == TN_DTYPE_F32)
            ((float *)made->data)[i] = (float)number;
        else
            ((double *)made->data)[i] = number;
    }
    return made;
}

/* What a difference adds to a distance. */
static long double term(long double d, double p)
{
    d = d < 0 ? -d : d;
    return p == 0 ? (long double)(d != 0) : p == 1 ? d : p == 2 ? d * d : powl(d, p);
}

/* The distance of two rows, by the definition. */
static double distance(const tn_tensor *a, int64_t i, const tn_tensor *b, int64_t j, double p)
{
    int64_t columns = a->sizes[a->rank - 1];
    long double sum = 0;
    for (int64_t k = 0; k < columns; k++) {
        long double d =
            (long double)number_at(a, i * columns + k) - (long double)number_at(b, j * columns + k);
        if (isinf(p))
            sum = fabsl(d) > sum ? fabsl(d) : sum;
        else
            sum += term(d, p);
    }
    return (double)(p == 2 ? sqrtl(sum) : p > 2 && !isinf(p) ? powl(sum, 1 / p) : sum);
}

/* The derivative of that distance by column k of row i. */
static double slope(const tn_tensor *a, int64_t i, const tn_tensor *b, int64_t j, int64_t k,
                    double p)
{
    int64_t columns = a->sizes[a->rank - 1];
    double d = number_at(a, i * columns + k) - number_at(b, j * columns + k);
    double length = distance(a, i, b, j, p);
    double sign = d > 0 ? 1 : d < 0 ? -1 : 0;
    if (p == 0 || length == 0)
        return 0;
    if (a->dtype == TN_DTYPE_F32 && isinf(p)) { /* the length is a rounded difference */
        length = (double)(float)length;
        d = (double)(float)d;
    }
    return isinf(p) ? (fabs(d) == length ? sign : 0) : sign * pow(fabs(d) / length, p - 1);
}

/* The norms, one of each kind. */
static const double norms[] = {0, 1, 2, 3, INFINITY};

/* Return the sum of the squares of a row. */
static double square(const tn_tensor *a, int64_t i)
{
    const int64_t columns = a->sizes[a->rank - 1];
    double sum = 0;
    for (int64_t k = 0; k < columns; k++)
        sum += number_at(a, i * columns + k) * number_at(a, i * columns + k);
    return sum;
}

/* Write a number to an element. */
static void put(tn_tensor *self, int64_t i, double number)
{
    if (self->dtype == TN_DTYPE_F32)
        ((float *)self->data)[i] = (float)number;
    else
        ((double *)self->data)[i] = number;
}

/*
 * Return whether a distance is what it has to be, by products unless rows are close. A close pair
 * is as near as a sum of 300 squares in two lanes, 20 roundings; others lose what the subtraction
 * loses, too.
 */
static bool is_right(double is, double want, double squares, tn_dtype dtype)
{
    const double rounding = dtype == TN_DTYPE_F32 ? 0x1p-24 : 0x1p-53;
    if (isnan(want))
        return isnan(is);
    if (isinf(want) || want == 0)
        return is == want;
    const bool is_close =
        !(want * want * 10 >= squares) || want * want < 0x1p-90 || squares > 0x1p121;
    return fabs(is - want) <= rounding * want * (is_close ? 20 : 7 * squares / (want * want));
}

/* Compare all distances. Those of floats may be sums of floats, but of few in a row. */
static void check_trial(const trial *t, tn_dtype dtype, double p)
{
    tn_tensor *a = numbers(dtype, t->batches, t->rows, t->columns, 11);
    tn_tensor *b = numbers(dtype, t->batches, t->others, t->columns, 500);
    tn_tensor *result = call("aten::_cdist_forward", ARGS(T(a), T(b), D(p), NONE));
    double bound = dtype == TN_DTYPE_F64 ? 0x1p-49 : 0x1p-21;
    /* What may come from a product: PyTorch's condition, and enough columns. */
    const bool multiplies = p == 2 && (t->rows > 25 || t->others > 25) && t->columns >= 16;
    assert_shape(result, 3, (const int64_t[]){t->batches, t->rows, t->others});
    for (int64_t i = 0; i < t->batches * t->rows; i++)
        for (int64_t j = 0; j < t->others; j++) {
            double want = distance(a, i, b, i / t->rows * t->others + j, p);
            double is = number_at(result, i * t->others + j);
            const double squares = square(a, i) + square(b, i / t->rows * t->others + j);
            assert_true(multiplies ? is_right(is, want, squares, dtype)
                                   : fabs(is - want) <= bound * want);
        }
    tn_tensor_release(a);
    tn_tensor_release(b);
    tn_tensor_release(result);
}

static void distances_are_what_defines_them(void **state)
{
    static const trial trials[] = {{1, 1, 9, 5},    {1, 4, 4, 63},   {1, 4, 4, 64},
                                   {2, 13, 33, 31}, {1, 97, 18, 33}, {3, 5, 130, 65},
                                   {1, 30, 7, 300}};
    (void)state;
    for (size_t i = 0; i < TN_LEN(trials); i++)
        for (size_t p = 0; p < TN_LEN(norms); p++) {
            check_trial(&trials[i], TN_DTYPE_F32, norms[p]);
            check_trial(&trials[i], TN_DTYPE_F64, norms[p]);
        }
}

/* Multiply all numbers. */
static void scale(tn_tensor *self, double by)
{
    for (int64_t i = 0; i < self->numel; i++)
        ((float *)self->data)[i] = (float)(number_at(self, i) * by);
}

/* Floats whose squares are no floats, in tiles, one by one, and far beside common ones. */
static void squares_beyond_floats_are_summed(void **state)
{
    static const double factors[] = {0x1p-100, 0x1p-72, 0x1p100, 0x1p66};
    (void)state;
    for (size_t at = 0; at < 2 * TN_LEN(factors); at++) {
        int64_t rows = at < TN_LEN(factors) ? 1 : 19;
        tn_tensor *a = numbers(TN_DTYPE_F32, 1, rows, 37, 11);
        tn_tensor *b = numbers(TN_DTYPE_F32, 1, 40, 37, 500);
        scale(a, factors[at % TN_LEN(factors)]);
        scale(b, factors[at % TN_LEN(factors)]);
        ((float *)b->data)[37] = 7;
        tn_tensor *result = call("aten::_cdist_forward", ARGS(T(a), T(b), D(2), NONE));
        for (int64_t i = 0; i < rows; i++)
            for (int64_t j = 0; j < 40; j++) {
                double want = distance(a, i, b, j, 2);
                assert_true(fabs(number_at(result, i * 40 + j) - want) <= 0x1p-22 * want);
            }
        tn_tensor_release(a);
        tn_tensor_release(b);
        tn_tensor_release(result);
    }
}

/* Digits are not lost where rows are close beside their norms. */
static void close_rows_keep_their_digits(void **state)
{
    (void)state;
    tn_tensor *a = numbers(TN_DTYPE_F32, 1, 30, 64, 11);
    tn_tensor *b = numbers(TN_DTYPE_F32, 1, 30, 64, 11);
    for (int64_t i = 0; i < b->numel; i++)
        ((float *)b->data)[i] *= 1 + (float)(i % 5) * 0x1p-22F;
    tn_tensor *result = call("aten::_cdist_forward", ARGS(T(a), T(b), D(2), NONE));
    for (int64_t i = 0; i < result->numel; i++) {
        double want = distance(a, i / 30, b, i % 30, 2);
        assert_true(is_right(number_at(result, i), want, square(a, i / 30) + square(b, i % 30),
                             TN_DTYPE_F32));
    }
    tn_tensor_release(a);
    tn_tensor_release(b);
    tn_tensor_release(result);
}

/*
 * Matrices that are multiplied, with rows that must not be: equal, close, beyond the range of
 * squares, infinite, not numbers. They are too few of 300 to be among the pairs that are looked at
 * beforehand.
 */
static void check_products(const trial *t, tn_dtype dtype, int64_t mode)
{
    const int64_t n = t->columns;
    tn_tensor *a = numbers(dtype, t->batches, t->rows, n, 11);
    tn_tensor *b = numbers(dtype, t->batches, t->others, n, 500);
    for (int64_t k = 0; k < n; k++) {
        put(b, 5 * n + k, number_at(a, 7 * n + k));
        put(b, 6 * n + k, number_at(a, 7 * n + k) * (1 + (double)(k % 3) * 0x1p-21));
        put(b, 7 * n + k, 0);
        put(a, 8 * n + k, number_at(a, 8 * n + k) * 0x1p66);
        put(b, 8 * n + k, number_at(b, 8 * n + k) * 0x1p-70);
        put(a, 3 * n + k, number_at(a, 3 * n + k) * 0x1p-70);
    }
    put(a, 2 * n + 1, (double)NAN);
    put(b, 3 * n + n - 1, (double)INFINITY);
    put(a, 4 * n + n - 1, (double)INFINITY);
    tn_tensor *result = call("aten::_cdist_forward", ARGS(T(a), T(b), D(2), I(mode)));
    for (int64_t i = 0; i < t->batches * t->rows; i++)
        for (int64_t j = 0; j < t->others; j++) {
            const int64_t other = i / t->rows * t->others + j;
            assert_true(is_right(number_at(result, i * t->others + j), distance(a, i, b, other, 2),
                                 square(a, i) + square(b, other), dtype));
        }
    tn_tensor_release(a);
    tn_tensor_release(b);
    tn_tensor_release(result);
}

static void products_are_as_near_as_their_squares(void **state)
{
    static const trial trials[] = {
        {1, 300, 41, 16}, {1, 300, 64, 37}, {2, 150, 70, 65}, {1, 30, 3000, 17}, {1, 300, 30, 300}};
    (void)state;
    for (size_t i = 0; i < TN_LEN(trials); i++)
        for (int64_t mode = 0; mode <= 2; mode++) {
            check_products(&trials[i], TN_DTYPE_F32, mode);
            check_products(&trials[i], TN_DTYPE_F64, mode);
        }
}

/* Where many rows are close, all distances come from differences. */
static void clusters_keep_their_digits(void **state)
{
    enum { ROWS = 50, COLUMNS = 32 };
    (void)state;
    tn_tensor *a = numbers(TN_DTYPE_F32, 1, ROWS, COLUMNS, 11);
    for (int64_t i = 0; i < a->numel; i++)
        put(a, i, 100 + number_at(a, i) / 1000);
    tn_tensor *result = call("aten::_cdist_forward", ARGS(T(a), T(a), D(2), NONE));
    for (int64_t i = 0; i < result->numel; i++) {
        double want = distance(a, i / ROWS, a, i % ROWS, 2);
        assert_true(fabs(number_at(result, i) - want) <= 0x1p-22 * want);
    }
    tn_tensor_release(a);
    tn_tensor_release(result);
}

/* Compare the gradient of one norm: sums over all rows of b. Lengths are scaled inversely. */
static void check_gradient(const trial *t, tn_dtype dtype, double p, double grad_scale)
{
    tn_tensor *a = numbers(dtype, t->batches, t->rows, t->columns, 11);
    tn_tensor *b = numbers(dtype, t->batches, t->others, t->columns, 500);
    tn_tensor *grad = numbers(dtype, t->batches, t->rows, t->others, 77);
    if (grad_scale != 1) {
        scale(grad, grad_scale);
        scale(a, 1 / grad_scale);
        scale(b, 1 / grad_scale);
    }
    tn_tensor *lengths = call("aten::_cdist_forward", ARGS(T(a), T(b), D(p), NONE));
    tn_tensor *result = call("aten::_cdist_backward", ARGS(T(grad), T(a), T(b), D(p), T(lengths)));
    for (int64_t at = 0; at < a->numel; at++) {
        double want = 0;
        double most = 0;
        int64_t i = at / t->columns;
        for (int64_t j = 0; j < t->others; j++) {
            double part = number_at(grad, i * t->others + j) *
                          slope(a, i, b, i / t->rows * t->others + j, at % t->columns, p);
            want += part;
            most += fabs(part);
        }
        assert_true(fabs(number_at(result, at) - want) <=
                    most * (dtype == TN_DTYPE_F32 ? 0x1p-20 : 0x1p-48));
    }
    tn_tensor_release(a);
    tn_tensor_release(b);
    tn_tensor_release(grad);
    tn_tensor_release(lengths);
    tn_tensor_release(result);
}

static void gradients_are_sums_of_slopes(void **state)
{
    static const trial trials[] = {
        {1, 2, 3, 1}, {1, 3, 64, 15}, {2, 3, 65, 33}, {1, 1, 130, 70}, {1, 2, 3, 515}};
    (void)state;
    for (size_t i = 0; i < TN_LEN(trials); i++)
        for (size_t p = 0; p < TN_LEN(norms); p++) {
            check_gradient(&trials[i], TN_DTYPE_F32, norms[p], 1);
            check_gradient(&trials[i], TN_DTYPE_F64, norms[p], 1);
        }
    /* Gradients whose quotients by the lengths are no floats. */
    check_gradient(&trials[2], TN_DTYPE_F32, 2, 0x1p-100);
    check_gradient(&trials[2], TN_DTYPE_F32, 2, 0x1p100);
}

/* pdist against cdist of a matrix and itself: distances, and the gradient of both its rows. */
static void check_triangle(int64_t rows, int64_t columns, double p)
{
    int64_t count = rows * (rows - 1) / 2;
    tn_tensor *cube = numbers(TN_DTYPE_F64, 1, rows, columns, 11);
    tn_tensor *a = call("aten::view", ARGS(T(cube), INTS(rows, columns)));
    tn_tensor *all = call("aten::_cdist_forward", ARGS(T(a), T(a), D(p), NONE));
    tn_tensor *some = call("aten::_pdist_forward", ARGS(T(a), D(p)));
    tn_tensor *all_grad = numbers(TN_DTYPE_F64, 1, rows, rows, 5);
    tn_tensor *square = call("aten::view", ARGS(T(all_grad), INTS(rows, rows)));
    tn_tensor *some_grad = numbers(TN_DTYPE_F64, 1, 1, count, 5);
    tn_tensor *line = call("aten::view", ARGS(T(some_grad), INTS(count)));
    for (int64_t i = 0, at = 0; i < rows; i++)
        for (int64_t j = i + 1; j < rows; j++, at++) {
            double want = number_at(all, i * rows + j);
            double *of_all = square->data;
            assert_true(fabs(number_at(some, at) - want) <= 0x1p-49 * want);
            of_all[i * rows + j] = of_all[j * rows + i] = number_at(line, at);
        }
    tn_tensor *want = call("aten::_cdist_backward", ARGS(T(square), T(a), T(a), D(p), T(all)));
    tn_tensor *is = call("aten::_pdist_backward", ARGS(T(line), T(a), D(p), T(some)));
    for (int64_t i = 0; i < is->numel; i++)
        assert_true(fabs(number_at(is, i) - number_at(want, i)) <= 0x1p-40);
    tn_tensor *made[] = {cube, a, all, some, all_grad, square, some_grad, line, want, is};
    for (size_t i = 0; i < TN_LEN(made); i++)
        tn_tensor_release(made[i]);
}

static void pairs_of_one_matrix_are_a_triangle(void **state)
{
    (void)state;
    for (size_t p = 0; p < TN_LEN(norms); p++) {
        check_triangle(2, 3, norms[p]);
        check_triangle(40, 17, norms[p]);
        check_triangle(97, 5, norms[p]);
        check_triangle(129, 9, norms[p]);
    }
}

/* Rows 1 to 4 of many: nan, infinity, its negative, and floats whose squares are no floats. */
static void special_numbers_stay_in_their_rows(void **state)
{
    enum { ROWS = 40, COLUMNS = 9 };
    (void)state;
    tn_tensor *a = numbers(TN_DTYPE_F32, 1, ROWS, COLUMNS, 3);
    float *at = a->data;
    at[COLUMNS] = NAN;
    at[2 * COLUMNS + 4] = INFINITY;
    at[3 * COLUMNS + 4] = -INFINITY;
    at[4 * COLUMNS + 8] = 0x1p100F;
    tn_tensor *result = call("aten::_cdist_forward", ARGS(T(a), T(a), D(2), NONE));
    const float *is = result->data;
    for (int i = 0; i < ROWS; i++)
        for (int j = 0; j < ROWS; j++) {
            float one = is[i * ROWS + j];
            bool is_infinite = (i == 2 || i == 3) != (j == 2 || j == 3) || (i != j && i + j == 5);
            if (i == 1 || j == 1 || (i == j && (i == 2 || i == 3)))
                assert_true(isnan(one));
            else if (is_infinite && (i == 2 || i == 3 || j == 2 || j == 3))
                assert_true(isinf(one));
            else if ((i == 4) != (j == 4))
                assert_true(one == 0x1p100F);
            else
                assert_true(isfinite(one) && (i != j || one == 0));
        }
    tn_tensor_release(a);
    tn_tensor_release(result);
}

/* A nan in column 1 of row 0, and in all columns of a row whose distance is one: of every norm. */
static void derivatives_by_what_is_not_a_number_are_nan(void **state)
{
    static const double orders[] = {1, 1.5, 2, 3, INFINITY};
    enum { COLUMNS = 21 };
    (void)state;
    for (int at = 0; at < 2 * (int)TN_LEN(orders); at++) {
        const tn_dtype dtype = at % 2 == 0 ? TN_DTYPE_F32 : TN_DTYPE_F64;
        const double p = orders[at / 2];
        tn_tensor *a = numbers(dtype, 1, 2, COLUMNS, 3);
        tn_tensor *b = numbers(dtype, 1, 1, COLUMNS, 70);
        tn_tensor *lengths = call("aten::_cdist_forward", ARGS(T(a), T(b), D(p), NONE));
        tn_tensor *ones = call("aten::ones_like", ARGS(T(lengths), NONE, NONE, NONE, NONE, NONE));
        if (dtype == TN_DTYPE_F32) {
            ((float *)a->data)[1] = NAN;
            ((float *)lengths->data)[1] = NAN;
        } else {
            ((double *)a->data)[1] = NAN;
            ((double *)lengths->data)[1] = NAN;
        }
        tn_tensor *result =
            call("aten::_cdist_backward", ARGS(T(ones), T(a), T(b), D(p), T(lengths)));
        for (int k = 0; k < COLUMNS; k++) {
            assert_true(isnan(number_at(result, k)) == (k == 1));
            /* With p = 1 the distance has no part in its derivative. */
            assert_true(isnan(number_at(result, COLUMNS + k)) == (p != 1));
        }
        tn_tensor_release(a);
        tn_tensor_release(b);
        tn_tensor_release(lengths);
        tn_tensor_release(ones);
        tn_tensor_release(result);
    }
}

/* Bits do not tell how many threads there were, for a large matrix and for many small ones. */
static void threads_change_nothing(void **state)
{
    static const trial trials[] = {{1, 300, 200, 70}, {50, 20, 30, 40}};
    uint32_t before = tni_num_threads();
    (void)state;
    for (size_t i = 0; i < TN_LEN(trials); i++) {
        const trial *t = &trials[i];
        tn_tensor *results[2];
        tn_tensor *a = numbers(TN_DTYPE_F64, t->batches, t->rows, t->columns, 11);
        tn_tensor *b = numbers(TN_DTYPE_F64, t->batches, t->others, t->columns, 500);
        for (uint32_t threads = 1; threads <= 2; threads++) {
            tni_set_num_threads(threads);
            results[threads - 1] = call("aten::_cdist_forward", ARGS(T(a), T(b), D(2), NONE));
        }
        assert_memory_equal(results[0]->data, results[1]->data, (size_t)results[0]->numel * 8);
        tn_tensor_release(a);
        tn_tensor_release(b);
        tn_tensor_release(results[0]);
        tn_tensor_release(results[1]);
    }
    tni_set_num_threads(before);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(distances_are_what_defines_them),
        cmocka_unit_test(squares_beyond_floats_are_summed),
        cmocka_unit_test(close_rows_keep_their_digits),
        cmocka_unit_test(products_are_as_near_as_their_squares),
        cmocka_unit_test(clusters_keep_their_digits),
        cmocka_unit_test(gradients_are_sums_of_slopes),
        cmocka_unit_test(pairs_of_one_matrix_are_a_triangle),
        cmocka_unit_test(special_numbers_stay_in_their_rows),
        cmocka_unit_test(derivatives_by_what_is_not_a_number_are_nan),
        cmocka_unit_test(threads_change_nothing),
    };
    int failed = 0;
    tni_isa best = tni_best_isa();
    for (int isa = 0; isa <= (int)best; isa++) {
        tni_isa_found = isa + 1;
        failed += cmocka_run_group_tests_name(tni_isa_name((tni_isa)isa), tests, NULL, NULL);
    }
    return failed;
}
