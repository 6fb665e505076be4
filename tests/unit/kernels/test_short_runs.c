/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Loops whose innermost run is short (core/loop.c), shared among threads at any element, and kron,
 * which makes runs longer, and copies of short rows: against plain loops. The numbers are small and
 * whole, so all are exact.
 */
#include "op_fixture.h"

/* A tensor of whole numbers from -5 to 5. */
static tn_tensor *numbers(tn_dtype dtype, int64_t rank, const int64_t *sizes)
{
    tn_tensor *wide;
    tn_tensor *made;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F64, rank, sizes, NULL, TN_CPU, &wide), TN_OK);
    for (int64_t i = 0; i < wide->numel; i++)
        ((double *)wide->data)[i] = (double)(i * 7919 % 11 - 5);
    assert_int_equal(tni_to_dtype(wide, dtype, &made), TN_OK);
    tn_tensor_release(wide);
    return made;
}

static tn_tensor *wide_of(const tn_tensor *from)
{
    tn_tensor *wide;
    assert_int_equal(tni_clone(from, TN_DTYPE_F64, TN_MEMORY_FORMAT_CONTIGUOUS, &wide), TN_OK);
    return wide;
}

static double number_at(const tn_tensor *from, int64_t i)
{
    return ((const double *)from->data)[i];
}

/* a[i, 1, j, 1] times b[1, k, 1, l]: no two dimensions are one run. */
static void check_products(tn_dtype dtype, const int64_t *n)
{
    tn_tensor *a = numbers(dtype, 4, (const int64_t[]){n[0], 1, n[2], 1});
    tn_tensor *b = numbers(dtype, 4, (const int64_t[]){1, n[1], 1, n[3]});
    tn_tensor *product = call("aten::mul.Tensor", ARGS(T(a), T(b)));
    tn_tensor *x = wide_of(a);
    tn_tensor *y = wide_of(b);
    tn_tensor *got = wide_of(product);
    assert_int_equal(got->numel, n[0] * n[1] * n[2] * n[3]);
    for (int64_t at = 0; at < got->numel; at++) {
        const int64_t l = at % n[3];
        const int64_t j = at / n[3] % n[2];
        const int64_t k = at / n[3] / n[2] % n[1];
        const int64_t i = at / n[3] / n[2] / n[1];
        assert_true(number_at(got, at) == number_at(x, i * n[2] + j) * number_at(y, k * n[3] + l));
    }
    tn_tensor *all[] = {a, b, product, x, y, got};
    for (size_t i = 0; i < TN_LEN(all); i++)
        tn_tensor_release(all[i]);
}

/* On two threads the second part begins within a run, within a row of runs, or at one. */
static void short_runs_give_what_plain_loops_do(void **state)
{
    (void)state;
    static const int64_t sizes[][4] = {{1, 1, 1, 1},    {2, 3, 5, 7},     {7, 11, 13, 2},
                                       {64, 8, 16, 4},  {65, 9, 31, 5},   {3, 1, 7001, 3},
                                       {257, 1, 65, 3}, {1, 90, 1, 1001}, {31, 33, 35, 1}};
    const uint32_t threads = tn_num_threads();
    for (uint32_t n = 1; n <= 3; n++) {
        tn_set_num_threads(n);
        for (size_t i = 0; i < TN_LEN(sizes); i++) {
            check_products(TN_DTYPE_F32, sizes[i]);
            check_products(TN_DTYPE_I16, sizes[i]);
            check_products(TN_DTYPE_F16, sizes[i]);
        }
    }
    tn_set_num_threads(threads);
}

/* A copy of [n, rows, 3, width] with the middle dimensions exchanged, or of its last 2/3 of rows.
 */
static void check_copies(tn_dtype dtype, int64_t n, int64_t rows, int64_t width)
{
    tn_tensor *self = numbers(dtype, 4, (const int64_t[]){n, rows, 3, width});
    tn_tensor *wide = wide_of(self);
    tn_tensor *turned = call("aten::transpose.int", ARGS(T(self), I(1), I(2)));
    tn_tensor *part = call("aten::slice.Tensor", ARGS(T(turned), I(2), I(rows / 3), NONE, I(1)));
    tn_tensor *copy = call("aten::contiguous", ARGS(T(part), I(TN_MEMORY_FORMAT_CONTIGUOUS)));
    tn_tensor *flipped = call("aten::flip", ARGS(T(part), INTS(2)));
    tn_tensor *got[] = {wide_of(copy), wide_of(flipped)};
    const int64_t kept = rows - rows / 3;
    assert_int_equal(copy->numel, n * 3 * kept * width);
    for (int64_t at = 0; at < copy->numel; at++) {
        const int64_t row = at / width % kept;
        const int64_t k = at / width / kept % 3;
        const int64_t i = at / width / kept / 3;
        const int64_t back = rows - 1 - row;
        assert_true(number_at(got[0], at) ==
                    number_at(wide, ((i * rows + row + rows / 3) * 3 + k) * width + at % width));
        assert_true(number_at(got[1], at) ==
                    number_at(wide, ((i * rows + back) * 3 + k) * width + at % width));
    }
    tn_tensor *all[] = {self, wide, turned, part, copy, flipped, got[0], got[1]};
    for (size_t i = 0; i < TN_LEN(all); i++)
        tn_tensor_release(all[i]);
}

/* Rows on both sides of the lengths that are copied together, in blocks and parts of blocks. */
static void short_rows_are_copied(void **state)
{
    (void)state;
    static const int64_t lengths[] = {1,  2,  3,   4,   8,   15,  16,  17,
                                      33, 64, 127, 128, 255, 256, 511, 513};
    static const tn_dtype types[] = {TN_DTYPE_U8, TN_DTYPE_I16, TN_DTYPE_F32, TN_DTYPE_F64,
                                     TN_DTYPE_C128};
    const uint32_t threads = tn_num_threads();
    for (size_t i = 0; i < TN_LEN(lengths); i++)
        for (size_t t = 0; t < TN_LEN(types); t++) {
            tn_set_num_threads(1 + (uint32_t)(i + t) % 3);
            check_copies(types[t], 1, 2, lengths[i]);
            check_copies(types[t], 2, 7, lengths[i]);
            check_copies(types[t], 2, i < 8 ? 300 : 97, lengths[i]);
        }
    tn_set_num_threads(threads);
}

/* kron of matrices, or with is_deep of [2, …] and [3, …]. */
static void check_kron(tn_dtype dtype, const int64_t *n, bool is_deep)
{
    const int64_t first = is_deep ? 2 : 1;
    const int64_t second = is_deep ? 3 : 1;
    const int64_t rank = is_deep ? 3 : 2;
    const int64_t *a_sizes = (const int64_t[]){first, n[0], n[1]} + !is_deep;
    const int64_t *b_sizes = (const int64_t[]){second, n[2], n[3]} + !is_deep;
    tn_tensor *a = numbers(dtype, rank, a_sizes);
    tn_tensor *b = numbers(dtype, rank, b_sizes);
    tn_tensor *product = call("aten::kron", ARGS(T(a), T(b)));
    tn_tensor *x = wide_of(a);
    tn_tensor *y = wide_of(b);
    tn_tensor *got = wide_of(product);
    const int64_t rows = n[0] * n[2];
    const int64_t columns = n[1] * n[3];
    assert_int_equal(product->rank, rank);
    assert_int_equal(got->sizes[rank - 2], rows);
    assert_int_equal(got->sizes[rank - 1], columns);
    assert_int_equal(got->numel, first * second * rows * columns);
    for (int64_t at = 0; at < got->numel; at++) {
        const int64_t image = at / columns / rows;
        const int64_t row = at / columns % rows;
        const int64_t column = at % columns;
        const int64_t i = (image / second * n[0] + row / n[2]) * n[1] + column / n[3];
        const int64_t j = (image % second * n[2] + row % n[2]) * n[3] + column % n[3];
        assert_true(number_at(got, at) == number_at(x, i) * number_at(y, j));
    }
    tn_tensor *all[] = {a, b, product, x, y, got};
    for (size_t i = 0; i < TN_LEN(all); i++)
        tn_tensor_release(all[i]);
}

static void kron_is_each_product_of_two(void **state)
{
    (void)state;
    static const int64_t sizes[][4] = {{2, 3, 2, 2},   {16, 16, 16, 16}, {33, 5, 3, 31},
                                       {9, 9, 9, 200}, {1, 50, 1, 60},   {1, 70, 40, 7},
                                       {70, 1, 1, 40}, {80, 2, 30, 1},   {0, 3, 2, 2},
                                       {40, 40, 3, 0}, {17, 17, 1, 9},   {10, 10, 10, 127}};
    for (size_t i = 0; i < TN_LEN(sizes); i++)
        for (int is_deep = 0; is_deep < 2; is_deep++) {
            check_kron(TN_DTYPE_F32, sizes[i], is_deep != 0);
            check_kron(TN_DTYPE_I64, sizes[i], is_deep != 0);
        }
    tn_tensor *vector = numbers(TN_DTYPE_F64, 1, (const int64_t[]){100});
    tn_tensor *matrix = numbers(TN_DTYPE_F64, 2, (const int64_t[]){10, 10});
    tn_tensor *product = call("aten::kron", ARGS(T(vector), T(matrix)));
    for (int64_t at = 0; at < product->numel; at++)
        assert_true(number_at(product, at) == number_at(vector, at % 1000 / 10) *
                                                  number_at(matrix, at / 1000 * 10 + at % 10));
    tn_tensor_release(product);
    tn_tensor_release(matrix);
    tn_tensor_release(vector);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(short_runs_give_what_plain_loops_do),
        cmocka_unit_test(short_rows_are_copied),
        cmocka_unit_test(kron_is_each_product_of_two),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
