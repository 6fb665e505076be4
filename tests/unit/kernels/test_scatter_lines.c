/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * scatter_reduce of every dtype and reduction, along dense lines, strided ones and columns, against
 * a plain walk; means also of negative sums and beyond a block of those that are divided at once.
 */
#include "kernels/core/narrow_floats.h"
#include "op_fixture.h"

#include <math.h>

#define ROWS    5
#define COLUMNS 150

static const tn_dtype dtypes[] = {TN_DTYPE_U8,  TN_DTYPE_I8,  TN_DTYPE_I16, TN_DTYPE_I32,
                                  TN_DTYPE_I64, TN_DTYPE_F32, TN_DTYPE_F64, TN_DTYPE_BF16};
static const char *const words[] = {"sum", "prod", "amax", "amin", "mean"};

/* Elements so small that no sum or product of few is rounded or wraps. */
static double self_at(int64_t i, bool is_signed)
{
    return (double)(i * 7 % 5 + 1) * (is_signed && i % 3 == 0 ? -1 : 1);
}
static double source_at(int64_t i, bool is_signed)
{
    return (double)(i * 11 % 3 + 1) * (is_signed && i % 4 == 0 ? -1 : 1);
}

/* No position is named more than three times, so products stay small. */
static int64_t index_at(int64_t row, int64_t column, int64_t dim)
{
    return dim == 1 ? (column * 7 + row) % COLUMNS / 3 * 3 : (row + column) % ROWS;
}

static double combined(size_t how, double a, double b)
{
    switch (how) {
    case 1:
        return a * b;
    case 2:
        return a > b ? a : b;
    case 3:
        return a < b ? a : b;
    default:
        return a + b;
    }
}

/* What a tensor of such numbers is, its last dimension with the stride 2 if `is_strided`. */
static tn_tensor *laid_out(tn_dtype dtype, const double *values, bool is_strided)
{
    tn_tensor *dense = make(dtype, SIZES(ROWS, COLUMNS), values);
    if (!is_strided)
        return dense;
    tn_tensor *pairs = call("aten::repeat_interleave.self_int", ARGS(T(dense), I(2), I(1), NONE));
    tn_tensor *strided = call("aten::slice.Tensor", ARGS(T(pairs), I(1), I(0), NONE, I(2)));
    tn_tensor_release(dense);
    tn_tensor_release(pairs);
    return strided;
}

static void check_reduction(tn_dtype dtype, size_t how, int64_t dim, bool is_strided)
{
    const bool is_signed = dtype != TN_DTYPE_U8;
    double self_values[ROWS * COLUMNS];
    double source_values[ROWS * COLUMNS];
    double wanted[ROWS * COLUMNS];
    double positions[ROWS * COLUMNS];
    double counts[ROWS * COLUMNS];
    for (int64_t i = 0; i < ROWS * COLUMNS; i++) {
        self_values[i] = wanted[i] = self_at(i, is_signed);
        source_values[i] = source_at(i, is_signed);
        counts[i] = 1;
    }
    for (int64_t i = 0; i < ROWS * COLUMNS; i++) {
        const int64_t named = index_at(i / COLUMNS, i % COLUMNS, dim);
        const int64_t to = dim == 1 ? i / COLUMNS * COLUMNS + named : named * COLUMNS + i % COLUMNS;
        positions[i] = (double)named;
        wanted[to] = combined(how, wanted[to], source_values[i]);
        counts[to]++;
    }
    const bool is_whole = tni_category(dtype) <= 1;
    for (int64_t i = 0; i < ROWS * COLUMNS && how == 4; i++) {
        const double mean = wanted[i] / counts[i];
        wanted[i] = is_whole ? floor(mean)
                    : dtype == TN_DTYPE_BF16
                        ? (double)tni_bf16_to_float(tni_float_to_bf16((float)mean))
                    : dtype == TN_DTYPE_F32 ? (double)(float)mean
                                            : mean;
    }
    tn_tensor *self = laid_out(dtype, self_values, is_strided);
    tn_tensor *source = laid_out(dtype, source_values, is_strided);
    tn_tensor *index = laid_out(TN_DTYPE_I64, positions, is_strided);
    const char *word = words[how];
    tn_value args[] = {T(self), I(dim), T(index), T(source), tn_value_string(word, strlen(word)),
                       B(true)};
    tn_tensor *result = call("aten::scatter_reduce.two", args, TN_LEN(args));
    tn_tensor *again = call("aten::scatter_reduce_.two", args, TN_LEN(args));
    assert_tensor(result, dtype, SIZES(ROWS, COLUMNS), wanted);
    assert_tensor(again, dtype, SIZES(ROWS, COLUMNS), wanted);
    tn_tensor_release(result);
    tn_tensor_release(again);
    tn_tensor_release(self);
    tn_tensor_release(source);
    tn_tensor_release(index);
}

static void every_reduction_combines_what_meets(void **state)
{
    (void)state;
    for (size_t d = 0; d < TN_LEN(dtypes); d++)
        for (size_t how = 0; how < TN_LEN(words); how++)
            for (int64_t dim = 0; dim < 2; dim++)
                for (int strided = 0; strided < 2; strided++)
                    check_reduction(dtypes[d], how, dim, strided == 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_reduction_combines_what_meets),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
