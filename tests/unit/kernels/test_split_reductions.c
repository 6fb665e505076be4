/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Reductions of so many elements that a reduced range is split into parts, and over the first
 * dimension of so many columns that several blocks of them are folded, in dtypes that are folded as
 * they are and in those that are converted first. The elements are small whole numbers, so sums are
 * exact and a plain loop gives what is wanted.
 */
#include "op_fixture.h"

#define LONG    INT64_C(300000) /* a line that is split */
#define COLUMNS 150             /* two whole blocks of columns and a rest */
#define ROWS    4000

/* Element k: -3 to 3, but a single 5 at three quarters and a single -5 before the end. */
static double element(int64_t k, int64_t count)
{
    if (k == count / 4 * 3)
        return 5;
    return k == count - 7 ? -5 : (double)(k * 7919 % 7 - 3);
}

/* Elements as above in row-major order. */
static tn_tensor *numbers(tn_dtype dtype, size_t rank, const int64_t *sizes)
{
    tn_tensor *wide;
    tn_tensor *tensor;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F64, (int64_t)rank, sizes, NULL, TN_CPU, &wide),
                     TN_OK);
    for (int64_t k = 0; k < wide->numel; k++)
        ((double *)wide->data)[k] = element(k, wide->numel);
    assert_int_equal(tni_to_dtype(wide, dtype, &tensor), TN_OK);
    tn_tensor_release(wide);
    return tensor;
}

static const tn_dtype dtypes[] = {TN_DTYPE_F64, TN_DTYPE_F32,  TN_DTYPE_F16, TN_DTYPE_BF16,
                                  TN_DTYPE_C64, TN_DTYPE_C128, TN_DTYPE_I64, TN_DTYPE_I32,
                                  TN_DTYPE_I16, TN_DTYPE_I8};

static bool is_complex(tn_dtype dtype)
{
    return dtype == TN_DTYPE_C64 || dtype == TN_DTYPE_C128;
}

static bool is_integer(tn_dtype dtype)
{
    return dtype == TN_DTYPE_I64 || dtype == TN_DTYPE_I32 || dtype == TN_DTYPE_I16 ||
           dtype == TN_DTYPE_I8;
}

/* What a plain loop over the elements of one result gives. */
typedef struct wanted {
    double sum;      /* of the elements */
    double absolute; /* sum of their absolute values */
    double most;     /* the greatest */
    double least;    /* the smallest */
    double at;       /* where the greatest is */
} wanted;

/* Elements first, first + stride …, of a tensor with `numel` of them. */
static wanted fold(int64_t first, int64_t stride, int64_t count, int64_t numel)
{
    wanted all = {0, 0, -10, 10, 0};
    for (int64_t i = 0; i < count; i++) {
        double x = element(first + i * stride, numel);
        all.sum += x;
        all.absolute += x < 0 ? -x : x;
        if (x > all.most) {
            all.most = x;
            all.at = (double)i;
        }
        all.least = x < all.least ? x : all.least;
    }
    return all;
}

/* Compare a result, which is released, with field `offset` of each `wanted`. */
static void check_field(tn_tensor *result, const wanted *all, size_t count, size_t offset)
{
    tn_tensor *wide;
    assert_int_equal(result->numel, count);
    assert_int_equal(tni_clone(result, TN_DTYPE_F64, TN_MEMORY_FORMAT_CONTIGUOUS, &wide), TN_OK);
    for (size_t i = 0; i < count; i++) {
        double want;
        memcpy(&want, (const char *)&all[i] + offset, sizeof want);
        if (((const double *)wide->data)[i] != want)
            fail_msg("%s, result %zu is %.17g, want %.17g", tn_dtype_name((tn_dtype)result->dtype),
                     i, ((const double *)wide->data)[i], want);
    }
    tn_tensor_release(wide);
    tn_tensor_release(result);
}

#define CHECK(result, field) check_field(result, all, count, offsetof(wanted, field))

/* All reductions of `self` over `dim`, computed in float64 where the dtype's sums are rounded. */
static void check_reductions(tn_tensor *self, int64_t dim, const wanted *all, size_t count)
{
    tn_dtype dtype = (tn_dtype)self->dtype;
    tn_dtype sum_dtype = is_complex(dtype) ? TN_DTYPE_C128 : TN_DTYPE_F64;
    CHECK(call("aten::sum.dim_IntList",
               ARGS(T(self), INTS(dim), B(false), tn_value_dtype(sum_dtype))),
          sum);
    if (!is_integer(dtype))
        CHECK(call("aten::linalg_vector_norm",
                   ARGS(T(self), D(1), INTS(dim), B(false),
                        is_complex(dtype) ? tn_value_dtype(TN_DTYPE_C128) : DTYPE(F64))),
              absolute);
    if (is_complex(dtype))
        return;
    CHECK(call("aten::amax", ARGS(T(self), INTS(dim))), most);
    CHECK(call("aten::amin", ARGS(T(self), INTS(dim))), least);
    CHECK(call("aten::argmax", ARGS(T(self), I(dim))), at);
}

static void long_lines_are_reduced_in_parts(void **state)
{
    (void)state;
    wanted all[2] = {fold(0, 1, LONG, 2 * LONG), fold(LONG, 1, LONG, 2 * LONG)};
    for (size_t i = 0; i < TN_LEN(dtypes); i++) {
        tn_tensor *self = numbers(dtypes[i], SIZES(2, LONG));
        check_reductions(self, 1, all, TN_LEN(all));
        tn_tensor_release(self);
    }
}

/* Factors 1 but one in the first part and two in the last. */
static void long_products_are_multiplied_in_parts(void **state)
{
    (void)state;
    const tn_dtype kinds[] = {TN_DTYPE_F64, TN_DTYPE_F32, TN_DTYPE_BF16};
    tn_tensor *wide;
    const int64_t size = LONG;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F64, 1, &size, NULL, TN_CPU, &wide), TN_OK);
    for (int64_t k = 0; k < LONG; k++)
        ((double *)wide->data)[k] = 1;
    ((double *)wide->data)[0] = 6;
    ((double *)wide->data)[LONG - 1] = 2;
    ((double *)wide->data)[LONG - 7] = -5;
    const wanted all[1] = {{.sum = -60}};
    for (size_t i = 0; i < TN_LEN(kinds); i++) {
        tn_tensor *self;
        assert_int_equal(tni_to_dtype(wide, kinds[i], &self), TN_OK);
        check_field(call("aten::prod", ARGS(T(self))), all, 1, offsetof(wanted, sum));
        tn_tensor_release(self);
    }
    tn_tensor_release(wide);
}

static void many_columns_are_folded_block_by_block(void **state)
{
    (void)state;
    wanted all[COLUMNS];
    for (int64_t i = 0; i < COLUMNS; i++)
        all[i] = fold(i, COLUMNS, ROWS, ROWS * COLUMNS);
    for (size_t i = 0; i < TN_LEN(dtypes); i++) {
        tn_tensor *self = numbers(dtypes[i], SIZES(ROWS, COLUMNS));
        check_reductions(self, 0, all, TN_LEN(all));
        tn_tensor_release(self);
    }
}

/* Threads divide the columns at any place; the bits of a result do not say where. */
static void columns_are_the_same_on_any_number_of_threads(void **state)
{
    (void)state;
    uint32_t threads = tni_num_threads();
    const tn_dtype kinds[] = {TN_DTYPE_F64, TN_DTYPE_F32, TN_DTYPE_BF16};
    for (size_t i = 0; i < TN_LEN(kinds); i++) {
        tn_tensor *whole = numbers(TN_DTYPE_F64, SIZES(ROWS, COLUMNS));
        tn_tensor *parts = call("aten::div.Scalar", ARGS(T(whole), D(7)));
        tn_tensor *self;
        tn_tensor *first[4] = {NULL};
        assert_int_equal(tni_to_dtype(parts, kinds[i], &self), TN_OK);
        for (uint32_t count = 1; count <= 4; count++) {
            tni_set_num_threads(count);
            tn_tensor *all[] = {
                call("aten::var.dim", ARGS(T(self), INTS(0), B(true), B(false))),
                call("aten::logsumexp", ARGS(T(self), INTS(0), B(false))),
                call("aten::linalg_vector_norm",
                     ARGS(T(self), D(2), INTS(0), B(false), DTYPE(F64))),
                call("aten::sum.dim_IntList", ARGS(T(self), INTS(0), B(false), DTYPE(F64)))};
            for (size_t k = 0; k < TN_LEN(all); k++) {
                size_t bytes = COLUMNS * tni_dtypes[all[k]->dtype].bytes;
                if (count == 1) {
                    first[k] = all[k];
                    continue;
                }
                assert_memory_equal(all[k]->data, first[k]->data, bytes);
                tn_tensor_release(all[k]);
            }
        }
        for (size_t k = 0; k < TN_LEN(first); k++)
            tn_tensor_release(first[k]);
        tn_tensor_release(whole);
        tn_tensor_release(parts);
        tn_tensor_release(self);
    }
    tni_set_num_threads(threads);
}

/* Sizes reduced over the first and the last dimension: short runs, and some that are split. */
static const int64_t shapes[][3] = {{2, 1, 3},     {9, 7, 16},    {40, 8, 63},
                                    {5, 9, 64},    {3, 20, 65},   {17, 33, 31},
                                    {2000, 3, 40}, {40, 3, 2000}, {128, 33, 50}};

/* The results are those of the same elements in rows. */
static void runs_of_a_result_are_reduced_together(void **state)
{
    (void)state;
    for (size_t i = 0; i < TN_LEN(dtypes); i++)
        for (size_t k = 0; k < TN_LEN(shapes); k++) {
            const int64_t *sizes = shapes[k];
            const int64_t run = sizes[2];
            wanted all[33];
            for (int64_t row = 0; row < sizes[1]; row++)
                all[row] = fold(row * sizes[0] * run, 1, sizes[0] * run, sizes[0] * sizes[1] * run);
            tn_tensor *rows = numbers(dtypes[i], SIZES(sizes[1], sizes[0], run));
            tn_tensor *view = call("aten::transpose.int", ARGS(T(rows), I(0), I(1)));
            tn_tensor *self = call("aten::clone", ARGS(T(view), I(0)));
            const size_t count = (size_t)sizes[1];
            tn_dtype sum = is_complex(dtypes[i]) ? TN_DTYPE_C128 : TN_DTYPE_F64;
            CHECK(call("aten::sum.dim_IntList",
                       ARGS(T(self), INTS(0, 2), B(false), tn_value_dtype(sum))),
                  sum);
            if (!is_complex(dtypes[i])) {
                CHECK(call("aten::amax", ARGS(T(self), INTS(0, 2))), most);
                CHECK(call("aten::amin", ARGS(T(self), INTS(2, 0))), least);
            }
            tn_tensor_release(self);
            tn_tensor_release(view);
            tn_tensor_release(rows);
        }
}

/* Threads divide the results at any place; the bits of a sum do not say where. */
static void runs_of_a_result_are_the_same_on_any_number_of_threads(void **state)
{
    (void)state;
    uint32_t threads = tni_num_threads();
    for (size_t k = 0; k < TN_LEN(shapes); k++) {
        tn_tensor *whole = numbers(TN_DTYPE_F64, 3, shapes[k]);
        tn_tensor *self = call("aten::div.Scalar", ARGS(T(whole), D(7)));
        tn_tensor *first = NULL;
        for (uint32_t count = 1; count <= 4; count++) {
            tni_set_num_threads(count);
            tn_tensor *sum =
                call("aten::sum.dim_IntList", ARGS(T(self), INTS(0, 2), B(false), DTYPE(F64)));
            if (first != NULL)
                assert_memory_equal(sum->data, first->data, (size_t)sum->numel * sizeof(double));
            if (first != NULL)
                tn_tensor_release(sum);
            else
                first = sum;
        }
        tn_tensor_release(first);
        tn_tensor_release(self);
        tn_tensor_release(whole);
    }
    tni_set_num_threads(threads);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(long_lines_are_reduced_in_parts),
        cmocka_unit_test(long_products_are_multiplied_in_parts),
        cmocka_unit_test(many_columns_are_folded_block_by_block),
        cmocka_unit_test(columns_are_the_same_on_any_number_of_threads),
        cmocka_unit_test(runs_of_a_result_are_reduced_together),
        cmocka_unit_test(runs_of_a_result_are_the_same_on_any_number_of_threads),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
