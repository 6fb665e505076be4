/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The gradient of embedding against a plain loop, and bincount where extremes are at any place of
 * the numbers. The elements are small whole numbers, so sums are exact.
 */
#include "op_fixture.h"

#define COUNT 3000

/* Indices, some of which name no row of `rows`. */
static tn_tensor *indices_of(int64_t rows)
{
    tn_tensor *made;
    const int64_t count = COUNT;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_I64, 1, &count, NULL, TN_CPU, &made), TN_OK);
    for (int64_t i = 0; i < count; i++)
        ((int64_t *)made->data)[i] = i * 7919 % (rows + 2) - 1;
    return made;
}

static tn_tensor *gradient_of(tn_dtype dtype, int64_t width)
{
    tn_tensor *wide;
    tn_tensor *made;
    const int64_t sizes[2] = {COUNT, width};
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F64, 2, sizes, NULL, TN_CPU, &wide), TN_OK);
    for (int64_t i = 0; i < wide->numel; i++)
        ((double *)wide->data)[i] = (double)(i * 7919 % 3 - 1);
    assert_int_equal(tni_to_dtype(wide, dtype, &made), TN_OK);
    tn_tensor_release(wide);
    return made;
}

static void check_gradient(tn_dtype dtype, int64_t rows, int64_t width)
{
    const int64_t padding = rows > 1 ? 1 : -1;
    const int64_t sizes[2] = {rows, width};
    tn_tensor *indices = indices_of(rows);
    tn_tensor *gradient = gradient_of(dtype, width);
    tn_tensor *wide;
    tn_tensor *wanted;
    assert_int_equal(tni_clone(gradient, TN_DTYPE_F64, TN_MEMORY_FORMAT_CONTIGUOUS, &wide), TN_OK);
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F64, 2, sizes, NULL, TN_CPU, &wanted), TN_OK);
    memset(wanted->data, 0, (size_t)wanted->numel * sizeof(double));
    for (int64_t i = 0; i < COUNT * width; i++) {
        int64_t row = ((const int64_t *)indices->data)[i / width];
        if (row >= 0 && row < rows && row != padding)
            ((double *)wanted->data)[row * width + i % width] += ((const double *)wide->data)[i];
    }
    check(call("aten::embedding_dense_backward",
               ARGS(T(gradient), T(indices), I(rows), I(padding), B(false))),
          dtype, 2, sizes, wanted->data);
    tn_tensor *const made[] = {indices, gradient, wide, wanted};
    for (size_t i = 0; i < TN_LEN(made); i++)
        tn_tensor_release(made[i]);
}

static void each_row_gets_the_gradients_of_its_lookups(void **state)
{
    (void)state;
    const tn_dtype dtypes[] = {TN_DTYPE_F32, TN_DTYPE_F64, TN_DTYPE_BF16};
    const int64_t widths[] = {1, 8, 33};
    const uint32_t threads = tn_num_threads();
    for (size_t i = 0; i < TN_LEN(dtypes); i++)
        for (size_t k = 0; k < TN_LEN(widths); k++) {
            tn_set_num_threads(k % 2 == 0 ? 2 : 1);
            check_gradient(dtypes[i], 400, widths[k]); /* few enough of each for bfloat16 */
            check_gradient(dtypes[i], 5000, widths[k]);
        }
    tn_set_num_threads(threads);
}

static void a_gradient_is_divided_by_the_lookups(void **state)
{
    (void)state;
    tn_tensor *indices = make(TN_DTYPE_I64, SIZES(4), VALUES(2, 0, 2, 5));
    tn_tensor *gradient = make(TN_DTYPE_F32, SIZES(4, 1), VALUES(4, 3, 8, 9));
    check(
        call("aten::embedding_dense_backward", ARGS(T(gradient), T(indices), I(3), I(-1), B(true))),
        TN_DTYPE_F32, SIZES(3, 1), VALUES(3, 0, 6));
    tn_tensor_release(indices);
    tn_tensor_release(gradient);
}

static void extremes_are_found_at_any_place(void **state)
{
    (void)state;
    for (int64_t count = 1; count < 12; count++)
        for (int64_t at = 0; at < count; at++) {
            double values[12] = {0};
            tn_tensor *numbers = make(TN_DTYPE_I64, 1, &count, values);
            int64_t *items = numbers->data;
            items[at] = 2;
            check(call("aten::bincount", ARGS(T(numbers), NONE, I(0))), TN_DTYPE_I64, SIZES(3),
                  VALUES((double)(count - 1), 0, 1));
            items[at] = -1;
            call_fails("aten::bincount", ARGS(T(numbers), NONE, I(0)), "non-negative");
            tn_tensor_release(numbers);
        }
}

/* So many numbers that threads count parts of them. */
static void parts_of_numbers_are_counted_by_threads(void **state)
{
    (void)state;
    enum { BINS = 301 };
    const int64_t count = 300007;
    uint32_t threads = tni_num_threads();
    int64_t wanted[BINS] = {0};
    tn_tensor *numbers;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_I64, 1, &count, NULL, TN_CPU, &numbers), TN_OK);
    int64_t *items = numbers->data;
    for (int64_t i = 0; i < count; i++) {
        items[i] = i * 7919 % BINS;
        wanted[items[i]]++;
    }
    for (uint32_t number = 1; number <= 5; number++) {
        tni_set_num_threads(number);
        tn_tensor *counts = call("aten::bincount", ARGS(T(numbers), NONE, I(0)));
        assert_int_equal(counts->numel, BINS);
        assert_memory_equal(counts->data, wanted, sizeof wanted);
        tn_tensor_release(counts);
        for (int64_t at = 0; at < count; at += count - 1) {
            int64_t kept = items[at];
            items[at] = -1;
            call_fails("aten::bincount", ARGS(T(numbers), NONE, I(0)), "non-negative");
            items[at] = kept;
        }
    }
    tni_set_num_threads(threads);
    tn_tensor_release(numbers);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_row_gets_the_gradients_of_its_lookups),
        cmocka_unit_test(a_gradient_is_divided_by_the_lookups),
        cmocka_unit_test(extremes_are_found_at_any_place),
        cmocka_unit_test(parts_of_numbers_are_counted_by_threads),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
