/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The folds of reductions, whose loops take many elements at once: counts around the widths of
 * vectors and blocks, with the element that matters at each place of a row or a column.
 */
#include "op_fixture.h"

#include <math.h>

/* Around 16 lanes, pairs of them, and blocks of 128 elements. */
static const int64_t counts[] = {1,  2,  3,  5,  8,   9,   15,  16,  17,  23,  31,  32, 33,
                                 48, 63, 64, 65, 127, 128, 129, 160, 255, 256, 257, 300};
#define LONGEST 300

/* A square matrix of `rest`, with `special` on the diagonal: a row for each place it can have. */
static tn_tensor *diagonal(tn_dtype dtype, int64_t size, double rest, double special)
{
    static double values[LONGEST * LONGEST];
    for (int64_t i = 0; i < size * size; i++)
        values[i] = i % (size + 1) == 0 ? special : rest;
    return make(dtype, SIZES(size, size), values);
}

/* Reduce such matrices of each size along rows and along columns; all results are `want`. */
#define CHECK_DIAGONALS(call_, dtype, rest, special, result, want)                                 \
    for (size_t k = 0; k < TN_LEN(counts); k++) {                                                  \
        int64_t size = counts[k];                                                                  \
        double all[LONGEST];                                                                       \
        tn_tensor *self = diagonal(dtype, size, rest, special);                                    \
        for (int64_t place = 0; place < size; place++)                                             \
            all[place] = want;                                                                     \
        for (int64_t dim = 0; dim < 2; dim++)                                                      \
            check(call_, result, SIZES(size), all);                                                \
        tn_tensor_release(self);                                                                   \
    }

#define PROD call("aten::prod.dim_int", ARGS(T(self), I(dim)))
#define AMAX call("aten::amax", ARGS(T(self), INTS(dim)))
#define AMIN call("aten::amin", ARGS(T(self), INTS(dim)))
#define NORM(order)                                                                                \
    call("aten::linalg_vector_norm", ARGS(T(self), D(order), INTS(dim), B(false), NONE))

static void products_have_every_element_once(void **state)
{
    (void)state;
    const tn_dtype reals[] = {TN_DTYPE_F32, TN_DTYPE_F64, TN_DTYPE_F16, TN_DTYPE_C64,
                              TN_DTYPE_C128};
    const tn_dtype whole[] = {TN_DTYPE_I64, TN_DTYPE_I32, TN_DTYPE_I8};
    for (size_t i = 0; i < TN_LEN(reals); i++) {
        CHECK_DIAGONALS(PROD, reals[i], 1, -3, reals[i], -3)
        CHECK_DIAGONALS(PROD, reals[i], -1, 2, reals[i], size % 2 == 0 ? -2 : 2)
    }
    for (size_t i = 0; i < TN_LEN(whole); i++)
        CHECK_DIAGONALS(PROD, whole[i], -1, 5, TN_DTYPE_I64, size % 2 == 0 ? -5 : 5)
    CHECK_DIAGONALS(PROD, TN_DTYPE_U8, 1, 200, TN_DTYPE_I64, 200)
    CHECK_DIAGONALS(PROD, TN_DTYPE_BOOL, 1, 0, TN_DTYPE_I64, 0)
    CHECK_DIAGONALS(PROD, TN_DTYPE_F32, 2, NAN, TN_DTYPE_F32, NAN)
    CHECK_DIAGONALS(PROD, TN_DTYPE_F64, -0.0, INFINITY, TN_DTYPE_F64, size > 1 ? NAN : INFINITY)
}

/* No product of two floats overflows where products are carried in double. */
static void products_of_floats_are_carried_in_double(void **state)
{
    (void)state;
    double values[64];
    for (int i = 0; i < 64; i++)
        values[i] = i < 32 ? 0x1p24 : 0x1p-24;
    tn_tensor *self = make(TN_DTYPE_F32, SIZES(64), values);
    check(call("aten::prod", ARGS(T(self))), TN_DTYPE_F32, SCALAR, VALUES(1));
    tn_tensor_release(self);
}

static void products_of_whole_numbers_wrap(void **state)
{
    (void)state;
    uint64_t want = 1;
    tn_tensor *self = diagonal(TN_DTYPE_I64, 100, 3, 3);
    for (int i = 0; i < 100; i++)
        want *= 3;
    for (int64_t dim = 0; dim < 2; dim++) {
        tn_tensor *result = PROD;
        for (int64_t i = 0; i < 100; i++)
            assert_int_equal(((const uint64_t *)result->data)[i], want);
        tn_tensor_release(result);
    }
    tn_tensor_release(self);
}

static void extremes_are_found_at_every_place(void **state)
{
    (void)state;
    const tn_dtype dtypes[] = {TN_DTYPE_F32, TN_DTYPE_F64, TN_DTYPE_BF16, TN_DTYPE_I64,
                               TN_DTYPE_I16};
    for (size_t i = 0; i < TN_LEN(dtypes); i++) {
        CHECK_DIAGONALS(AMAX, dtypes[i], -7, -3, dtypes[i], -3)
        CHECK_DIAGONALS(AMIN, dtypes[i], 7, 3, dtypes[i], 3)
    }
    CHECK_DIAGONALS(AMAX, TN_DTYPE_U8, 3, 250, TN_DTYPE_U8, 250)
    CHECK_DIAGONALS(AMIN, TN_DTYPE_U8, 250, 3, TN_DTYPE_U8, 3)
    CHECK_DIAGONALS(NORM(INFINITY), TN_DTYPE_F32, 3, -7, TN_DTYPE_F32, 7)
    CHECK_DIAGONALS(NORM(-INFINITY), TN_DTYPE_F32, -7, 3, TN_DTYPE_F32, 3)
}

/* Shorter integers are compared as they lie: their extremes have no numbers of int64 around them.
 */
static void extremes_of_short_integers_reach_their_limits(void **state)
{
    (void)state;
    CHECK_DIAGONALS(AMAX, TN_DTYPE_I8, -128, -127, TN_DTYPE_I8, -127)
    CHECK_DIAGONALS(AMIN, TN_DTYPE_I8, 127, 126, TN_DTYPE_I8, 126)
    CHECK_DIAGONALS(AMAX, TN_DTYPE_I16, -32768, -32768, TN_DTYPE_I16, -32768)
    CHECK_DIAGONALS(AMIN, TN_DTYPE_I32, 0x7fffffff, 0x7fffffff, TN_DTYPE_I32, 0x7fffffff)
    CHECK_DIAGONALS(AMAX, TN_DTYPE_I32, -0x80000000LL, -0x80000000LL, TN_DTYPE_I32, -0x80000000LL)
}

/* Sums of complex and 16-bit numbers, and products of i, whose powers come in turn. */
static void sums_have_every_element_once(void **state)
{
    (void)state;
    const tn_dtype dtypes[] = {TN_DTYPE_F32, TN_DTYPE_F64,  TN_DTYPE_F16, TN_DTYPE_BF16,
                               TN_DTYPE_C64, TN_DTYPE_C128, TN_DTYPE_I64};
    for (size_t i = 0; i < TN_LEN(dtypes); i++)
        CHECK_DIAGONALS(call("aten::sum.dim_IntList", ARGS(T(self), INTS(dim), B(false), NONE)),
                        dtypes[i], 0, -3, dtypes[i], -3)
    for (size_t k = 0; k < 2; k++)
        for (size_t j = 0; j < TN_LEN(counts); j++) {
            const double powers[][2] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
            int64_t size = counts[j];
            tn_tensor *zero = diagonal(k == 0 ? TN_DTYPE_F32 : TN_DTYPE_F64, size, 0, 0);
            tn_tensor *one = diagonal(k == 0 ? TN_DTYPE_F32 : TN_DTYPE_F64, size, 1, 1);
            tn_tensor *self = call("aten::complex", ARGS(T(zero), T(one)));
            for (int64_t dim = 0; dim < 2; dim++) {
                tn_tensor *sum =
                    call("aten::sum.dim_IntList", ARGS(T(self), INTS(dim), B(false), DTYPE(C128)));
                tn_tensor *product =
                    call("aten::prod.dim_int", ARGS(T(self), I(dim), B(false), DTYPE(C128)));
                for (int64_t i = 0; i < size; i++) {
                    const double *s = (const double *)sum->data + 2 * i;
                    const double *p = (const double *)product->data + 2 * i;
                    assert_true(s[0] == 0 && s[1] == (double)size);
                    assert_true(p[0] == powers[size % 4][0] && p[1] == powers[size % 4][1]);
                }
                tn_tensor_release(sum);
                tn_tensor_release(product);
            }
            tn_tensor_release(zero);
            tn_tensor_release(one);
            tn_tensor_release(self);
        }
}

static void a_nan_is_an_extreme_at_every_place(void **state)
{
    (void)state;
    const tn_dtype dtypes[] = {TN_DTYPE_F32, TN_DTYPE_F64, TN_DTYPE_F16};
    for (size_t i = 0; i < TN_LEN(dtypes); i++) {
        CHECK_DIAGONALS(AMAX, dtypes[i], INFINITY, NAN, dtypes[i], NAN)
        CHECK_DIAGONALS(AMIN, dtypes[i], -INFINITY, NAN, dtypes[i], NAN)
        CHECK_DIAGONALS(NORM(INFINITY), dtypes[i], INFINITY, NAN, dtypes[i], NAN)
    }
}

/* Their sum is nan, which a run without nan may have. */
static void infinities_of_both_signs_are_extremes(void **state)
{
    (void)state;
    const tn_dtype dtypes[] = {TN_DTYPE_F32, TN_DTYPE_F64, TN_DTYPE_F16};
    for (size_t i = 0; i < TN_LEN(dtypes); i++) {
        CHECK_DIAGONALS(AMAX, dtypes[i], -INFINITY, INFINITY, dtypes[i], INFINITY)
        CHECK_DIAGONALS(AMIN, dtypes[i], INFINITY, -INFINITY, dtypes[i], -INFINITY)
    }
    CHECK_DIAGONALS(AMAX, TN_DTYPE_F32, -0x1.8p127, 0x1.8p127, TN_DTYPE_F32, 0x1.8p127)
}

static void sums_of_terms_have_every_element_once(void **state)
{
    (void)state;
    const tn_dtype dtypes[] = {TN_DTYPE_F32, TN_DTYPE_F64, TN_DTYPE_BF16};
    for (size_t i = 0; i < TN_LEN(dtypes); i++) {
        CHECK_DIAGONALS(NORM(2), dtypes[i], 0, -3, dtypes[i], 3)
        CHECK_DIAGONALS(NORM(1), dtypes[i], 0, -3, dtypes[i], 3)
        CHECK_DIAGONALS(NORM(3), dtypes[i], 0, -1, dtypes[i], 1)
        CHECK_DIAGONALS(call("aten::nansum", ARGS(T(self), INTS(dim), B(false), DTYPE(F64))),
                        dtypes[i], -1, NAN, TN_DTYPE_F64, 1 - (double)size)
    }
    /* The variance of n - 1 zeros and n is n. */
    CHECK_DIAGONALS(call("aten::var.dim", ARGS(T(self), INTS(dim), B(true), B(false))),
                    TN_DTYPE_F32, 0, (double)size, TN_DTYPE_F32, size > 1 ? (double)size : NAN)
}

/* Rows of which every second, or third, element is taken, forwards. */
static void elements_at_a_step_are_reduced(void **state)
{
    (void)state;
    const tn_dtype dtypes[] = {TN_DTYPE_F32,  TN_DTYPE_F64, TN_DTYPE_F16, TN_DTYPE_BF16,
                               TN_DTYPE_C128, TN_DTYPE_I64, TN_DTYPE_I16, TN_DTYPE_U8};
    static double values[4 * LONGEST];
    for (size_t i = 0; i < TN_LEN(values); i++)
        values[i] = (double)(i % 7);
    for (size_t k = 0; k < TN_LEN(dtypes); k++)
        for (int64_t step = 2; step <= 3; step++)
            for (size_t j = 0; j < TN_LEN(counts); j++) {
                double sums[2] = {0};
                double most[2] = {0};
                int64_t length = counts[j] * step;
                if (length > 2 * LONGEST)
                    continue;
                for (int64_t i = 0; i < 2 * length; i += step) {
                    sums[i / length] += values[i];
                    most[i / length] = fmax(most[i / length], values[i]);
                }
                tn_tensor *whole = make(dtypes[k], SIZES(2, length), values);
                tn_tensor *self =
                    call("aten::slice.Tensor", ARGS(T(whole), I(1), I(0), NONE, I(step)));
                check(call("aten::sum.dim_IntList", ARGS(T(self), INTS(1), B(false), DTYPE(F64))),
                      TN_DTYPE_F64, SIZES(2), sums);
                if (tni_category(dtypes[k]) < 3)
                    check(call("aten::amax", ARGS(T(self), INTS(1))), dtypes[k], SIZES(2), most);
                tn_tensor_release(self);
                tn_tensor_release(whole);
            }
}

/* Check that two tensors are equal, and drop them. */
static void check_same(tn_tensor *got, tn_tensor *want)
{
    tn_tensor *same = call("aten::eq.Tensor", ARGS(T(got), T(want)));
    check(call("aten::all", ARGS(T(same))), TN_DTYPE_BOOL, SCALAR, VALUES(1));
    tn_tensor_release(same);
    tn_tensor_release(got);
    tn_tensor_release(want);
}

/* Columns of which every second, or third, is taken are reduced like a copy of them. */
static void columns_at_a_step_are_reduced(void **state)
{
    (void)state;
    const tn_dtype dtypes[] = {TN_DTYPE_F32, TN_DTYPE_F64, TN_DTYPE_F16,
                               TN_DTYPE_C64, TN_DTYPE_I64, TN_DTYPE_U8};
    enum { ROWS = 150, COLUMNS = 210 };
    static double values[ROWS * COLUMNS];
    for (size_t i = 0; i < TN_LEN(values); i++)
        values[i] = (double)(i * 7919 % 251); /* whole: sums are exact in any order */
    for (size_t k = 0; k < TN_LEN(dtypes); k++)
        for (int64_t step = 2; step <= 3; step++) {
            bool is_complex = tni_category(dtypes[k]) == 3;
            tn_tensor *whole = make(dtypes[k], SIZES(ROWS, COLUMNS), values);
            tn_tensor *self = call("aten::slice.Tensor", ARGS(T(whole), I(1), I(1), NONE, I(step)));
            tn_tensor *copy = call("aten::contiguous", ARGS(T(self), DEFAULT));
            check_same(call("aten::sum.dim_IntList", ARGS(T(self), INTS(0))),
                       call("aten::sum.dim_IntList", ARGS(T(copy), INTS(0))));
            if (!is_complex) {
                check_same(call("aten::amax", ARGS(T(self), INTS(0))),
                           call("aten::amax", ARGS(T(copy), INTS(0))));
                check_same(call("aten::argmax", ARGS(T(self), I(0))),
                           call("aten::argmax", ARGS(T(copy), I(0))));
            }
            if (tni_category(dtypes[k]) > 1)
                check_same(call("aten::norm.ScalarOpt_dim", ARGS(T(self), D(1), INTS(0))),
                           call("aten::norm.ScalarOpt_dim", ARGS(T(copy), D(1), INTS(0))));
            tn_tensor *const all[] = {whole, self, copy};
            for (size_t i = 0; i < TN_LEN(all); i++)
                tn_tensor_release(all[i]);
        }
}

/* Sums of columns are those of the same numbers in rows, to the last bit; nan as 0 or not. */
static void sums_of_columns_are_those_of_rows(void **state)
{
    (void)state;
    enum { COLUMNS = 70 };
    static double values[LONGEST * COLUMNS];
    const tn_dtype dtypes[] = {TN_DTYPE_F64, TN_DTYPE_F32};
    for (size_t i = 0; i < TN_LEN(values); i++)
        values[i] = i % 11 == 5 ? NAN : 1 + (double)(i * 7919 % 251) / 333;
    for (size_t d = 0; d < TN_LEN(dtypes); d++)
        for (size_t k = 0; k < TN_LEN(counts); k++) {
            tn_tensor *self = make(dtypes[d], SIZES(counts[k], COLUMNS), values);
            tn_tensor *turned = call("aten::t", ARGS(T(self)));
            tn_tensor *rows = call("aten::contiguous", ARGS(T(turned), DEFAULT));
            tn_tensor *numbers = call("aten::nan_to_num", ARGS(T(self), D(3), NONE, NONE));
            tn_tensor *turned_numbers = call("aten::t", ARGS(T(numbers)));
            tn_tensor *number_rows = call("aten::contiguous", ARGS(T(turned_numbers), DEFAULT));
            check_same(call("aten::nansum", ARGS(T(self), INTS(0), B(false), NONE)),
                       call("aten::nansum", ARGS(T(rows), INTS(1), B(false), NONE)));
            check_same(call("aten::sum.dim_IntList", ARGS(T(numbers), INTS(0))),
                       call("aten::sum.dim_IntList", ARGS(T(number_rows), INTS(1))));
            tn_tensor *const all[] = {self, turned, rows, numbers, turned_numbers, number_rows};
            for (size_t i = 0; i < TN_LEN(all); i++)
                tn_tensor_release(all[i]);
        }
}

/*
 * Products of numbers whose first half is far below the range of doubles and whose second half
 * brings them back: in parts of a run, in rows and in columns.
 */
static void products_come_back_from_out_of_range(void **state)
{
    (void)state;
    enum { COUNT = 100000, ROWS = 3 };
    static double values[ROWS * COUNT];
    const tn_dtype dtypes[] = {TN_DTYPE_F64, TN_DTYPE_F32};
    const double ones[ROWS] = {1, 1, 1};
    for (int64_t i = 0; i < ROWS * COUNT; i++)
        values[i] = i % COUNT < COUNT / 2 ? 0.5 : 2;
    for (size_t k = 0; k < TN_LEN(dtypes); k++) {
        tn_tensor *run = make(dtypes[k], SIZES(COUNT), values);
        tn_tensor *rows = make(dtypes[k], SIZES(ROWS, COUNT), values);
        tn_tensor *turned = call("aten::t", ARGS(T(rows)));
        tn_tensor *columns = call("aten::contiguous", ARGS(T(turned), DEFAULT));
        check(call("aten::prod", ARGS(T(run), NONE)), dtypes[k], SCALAR, ones);
        check(call("aten::prod.dim_int", ARGS(T(rows), I(1), B(false), NONE)), dtypes[k],
              SIZES(ROWS), ones);
        check(call("aten::prod.dim_int", ARGS(T(columns), I(0), B(false), NONE)), dtypes[k],
              SIZES(ROWS), ones);
        tn_tensor *const all[] = {run, rows, turned, columns};
        for (size_t i = 0; i < TN_LEN(all); i++)
            tn_tensor_release(all[i]);
    }
}

/*
 * Norms of 16-bit numbers of which two are not 0, 3 and 4 times a power of two, as far as bfloat16
 * reaches: squares are in range of a float or not.
 */
static void norms_of_short_floats_have_every_element_once(void **state)
{
    (void)state;
    static double values[9000];
    const int64_t lengths[] = {2, 15, 17, 31, 127, 129, 1000, 4097, TN_LEN(values)};
    const double powers[] = {1, 0x1p-9, 0x1p-76, 0x1p70, 0x1p120};
    for (size_t k = 0; k < TN_LEN(lengths); k++)
        for (size_t i = 0; i < 2 * TN_LEN(powers); i++)
            for (int64_t at = 1; at < lengths[k]; at += at < 40 ? 1 : 397) {
                const double power = powers[i / 2];
                const tn_dtype dtype = i % 2 == 0 || i > 3 ? TN_DTYPE_BF16 : TN_DTYPE_F16;
                values[0] = 3 * power;
                values[at] = 4 * power;
                tn_tensor *self = make(dtype, SIZES(lengths[k]), values);
                check(call("aten::norm.Scalar", ARGS(T(self), D(2))), dtype, SCALAR,
                      VALUES(5 * power));
                tn_tensor_release(self);
                values[at] = 0;
            }
}

/* Threads take any number of rows: a row alone has the result that it has among others. */
static void short_rows_are_reduced_alike_in_any_number(void **state)
{
    (void)state;
    enum { ROWS = 5, LONGEST_ROW = 60 };
    double values[ROWS * 2 * LONGEST_ROW];
    const tn_dtype dtypes[] = {TN_DTYPE_F64, TN_DTYPE_C128};
    for (int i = 0; i < ROWS * 2 * LONGEST_ROW; i++)
        values[i] = 1 + (double)(i * 7919 % 251) / 333;
    for (size_t k = 0; k < TN_LEN(dtypes); k++)
        for (int64_t length = 1; length <= LONGEST_ROW; length++) {
            tn_tensor *parts = make(TN_DTYPE_F64, SIZES(ROWS, length, 2), values);
            tn_tensor *self = k == 0 ? call("aten::select.int", ARGS(T(parts), I(2), I(0)))
                                     : call("aten::view_as_complex", ARGS(T(parts)));
            tn_tensor *all = call("aten::contiguous", ARGS(T(self), DEFAULT));
            for (int64_t i = 0; i < ROWS; i++) {
                const tn_value one[] = {T(all), I(0), I(i), I(i + 1)};
                tn_tensor *row = call("aten::slice.Tensor", one, TN_LEN(one));
                tn_tensor *products = call("aten::prod.dim_int", ARGS(T(all), I(1)));
                tn_tensor *sums = call("aten::sum.dim_IntList", ARGS(T(all), INTS(1)));
                check_same(call("aten::prod.dim_int", ARGS(T(row), I(1))),
                           call("aten::select.int", ARGS(T(products), I(0), I(i))));
                check_same(call("aten::sum.dim_IntList", ARGS(T(row), INTS(1))),
                           call("aten::select.int", ARGS(T(sums), I(0), I(i))));
                tn_tensor_release(products);
                tn_tensor_release(sums);
                tn_tensor_release(row);
            }
            tn_tensor_release(all);
            tn_tensor_release(self);
            tn_tensor_release(parts);
        }
}

/* A sum over dimensions that are both expanded repeats each element as often. */
static void expanded_dimensions_are_summed(void **state)
{
    (void)state;
    tn_tensor *self = make(TN_DTYPE_F32, SIZES(1, 3, 1), VALUES(1, 2, 4));
    tn_tensor *many = call("aten::expand", ARGS(T(self), INTS(50, 3, 20)));
    check(call("aten::sum.dim_IntList", ARGS(T(many), INTS(0, 2))), TN_DTYPE_F32, SIZES(3),
          VALUES(1000, 2000, 4000));
    check(call("aten::sum", ARGS(T(many))), TN_DTYPE_F32, SCALAR, VALUES(7000));
    tn_tensor_release(many);
    tn_tensor_release(self);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(products_have_every_element_once),
        cmocka_unit_test(products_of_floats_are_carried_in_double),
        cmocka_unit_test(products_come_back_from_out_of_range),
        cmocka_unit_test(products_of_whole_numbers_wrap),
        cmocka_unit_test(extremes_are_found_at_every_place),
        cmocka_unit_test(extremes_of_short_integers_reach_their_limits),
        cmocka_unit_test(sums_have_every_element_once),
        cmocka_unit_test(a_nan_is_an_extreme_at_every_place),
        cmocka_unit_test(infinities_of_both_signs_are_extremes),
        cmocka_unit_test(sums_of_terms_have_every_element_once),
        cmocka_unit_test(norms_of_short_floats_have_every_element_once),
        cmocka_unit_test(elements_at_a_step_are_reduced),
        cmocka_unit_test(columns_at_a_step_are_reduced),
        cmocka_unit_test(sums_of_columns_are_those_of_rows),
        cmocka_unit_test(short_rows_are_reduced_alike_in_any_number),
        cmocka_unit_test(expanded_dimensions_are_summed),
    };
    tni_set_num_threads(1); /* these are too few elements for more */
    return cmocka_run_group_tests(tests, NULL, NULL);
}
