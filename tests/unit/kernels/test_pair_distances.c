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

/* The distance of two rows, by the definition. */
static double distance(const tn_tensor *a, int64_t i, const tn_tensor *b, int64_t j, double p)
{
    int64_t columns = a->sizes[2];
    long double sum = 0;
    for (int64_t k = 0; k < columns; k++) {
        long double d =
            (long double)number_at(a, i * columns + k) - (long double)number_at(b, j * columns + k);
        sum += p == 2 ? d * d : d < 0 ? -d : d;
    }
    return (double)(p == 2 ? sqrtl(sum) : sum);
}

/* Compare all distances; those of floats are rounded once. */
static void check_trial(const trial *t, tn_dtype dtype, double p)
{
    tn_tensor *a = numbers(dtype, t->batches, t->rows, t->columns, 11);
    tn_tensor *b = numbers(dtype, t->batches, t->others, t->columns, 500);
    tn_tensor *result = call("aten::_cdist_forward", ARGS(T(a), T(b), D(p), NONE));
    double bound = dtype == TN_DTYPE_F32 ? 0x1p-23 : 0x1p-49;
    assert_shape(result, 3, (const int64_t[]){t->batches, t->rows, t->others});
    for (int64_t i = 0; i < t->batches * t->rows; i++)
        for (int64_t j = 0; j < t->others; j++) {
            double want = distance(a, i, b, i / t->rows * t->others + j, p);
            double is = number_at(result, i * t->others + j);
            assert_true(fabs(is - want) <= bound * want);
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
        for (int p = 1; p <= 2; p++) {
            check_trial(&trials[i], TN_DTYPE_F32, p);
            check_trial(&trials[i], TN_DTYPE_F64, p);
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
        cmocka_unit_test(special_numbers_stay_in_their_rows),
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
