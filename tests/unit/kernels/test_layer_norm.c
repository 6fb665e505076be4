/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * native_layer_norm against sums in long double: rows around the widths of vectors and of the
 * blocks in which half types are converted, one row to more than a block of them, 1 and 2 threads.
 */
#include "op_fixture.h"

#include <tenon/op.h>
#include <math.h>
#include <stdlib.h>

#define EPS 1e-5

/* Digits that hardly two rows share. */
static double element_at(int64_t i)
{
    return (double)(i * 7919 % 1013) / 256 - 1.5;
}

static tn_tensor *elements_new(tn_dtype dtype, int64_t rows, int64_t columns)
{
    tn_tensor *wide;
    tn_tensor *made;
    const int64_t sizes[] = {rows, columns};
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F64, 2, sizes, NULL, TN_CPU, &wide), TN_OK);
    for (int64_t i = 0; i < wide->numel; i++)
        ((double *)wide->data)[i] = element_at(i);
    assert_int_equal(tni_to_dtype(wide, dtype, &made), TN_OK);
    tn_tensor_release(wide);
    return made;
}

static double *doubles_of(const tn_tensor *tensor, tn_tensor **wide)
{
    assert_int_equal(tni_clone(tensor, TN_DTYPE_F64, TN_MEMORY_FORMAT_CONTIGUOUS, wide), TN_OK);
    return (*wide)->data;
}

static void near(double got, double want, double unit)
{
    if (!(fabs(got - want) <= unit * (1 + fabs(want))))
        fail_msg("%.17g, want %.17g", got, want);
}

static void check_rows(tn_dtype dtype, int64_t rows, int64_t columns, double unit)
{
    tn_tensor *x = elements_new(dtype, rows, columns);
    tn_value r[3];
    tn_tensor *wide[4];
    call_all("aten::native_layer_norm", ARGS(T(x), INTS(columns), NONE, NONE, D(EPS)), r, 3);
    const double *from = doubles_of(x, &wide[3]);
    const double *out[3];
    for (int i = 0; i < 3; i++)
        out[i] = doubles_of(r[i].as.tensor, &wide[i]);
    for (int64_t row = 0; row < rows; row++) {
        const double *line = from + row * columns;
        long double sum = 0;
        long double squares = 0;
        for (int64_t i = 0; i < columns; i++)
            sum += line[i];
        const long double mean = sum / columns;
        for (int64_t i = 0; i < columns; i++)
            squares += (line[i] - mean) * (line[i] - mean);
        const long double scale = 1 / sqrtl(squares / columns + EPS);
        near(out[1][row], (double)mean, unit);
        near(out[2][row], (double)scale, unit);
        for (int64_t i = 0; i < columns; i++)
            near(out[0][row * columns + i], (double)((line[i] - mean) * scale), unit);
    }
    for (int i = 0; i < 4; i++) {
        tn_tensor_release(wide[i]);
        tn_tensor_release(i < 3 ? r[i].as.tensor : x);
    }
}

static void each_row_is_normalised_by_its_own_moments(void **state)
{
    static const struct {
        tn_dtype dtype;
        double unit; /* a few units of the last place of 1 */
    } kinds[] = {
        {TN_DTYPE_F32, 1e-6}, {TN_DTYPE_F64, 1e-14}, {TN_DTYPE_F16, 1e-3}, {TN_DTYPE_BF16, 8e-3}};
    static const int64_t columns[] = {2, 15, 16, 17, 33, 127, 128, 131, 1025, 2048, 2049};
    static const int64_t rows[] = {1, 63, 64, 65, 130};
    const uint32_t before = tn_num_threads();
    (void)state;
    for (uint32_t threads = 1; threads <= 2; threads++) {
        tn_set_num_threads(threads);
        for (size_t k = 0; k < TN_LEN(kinds); k++)
            for (size_t c = 0; c < TN_LEN(columns); c++)
                for (size_t n = 0; n < TN_LEN(rows); n++)
                    check_rows(kinds[k].dtype, rows[n], columns[c], kinds[k].unit);
    }
    tn_set_num_threads(before);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_row_is_normalised_by_its_own_moments),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
