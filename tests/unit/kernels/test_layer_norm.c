/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * native_layer_norm against sums in long double: rows around the widths of vectors and of the
 * blocks in which half types are converted, one row to more than a block of them, 1 and 2 threads;
 * and rows that are passed over together are, to the bit, what each is alone.
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

/* Result, mean and rstd; `weight` is the bias as well, or NULL. */
static void normalise(tn_tensor *x, tn_tensor *weight, tn_value *r)
{
    const tn_value parameter = weight != NULL ? T(weight) : NONE;
    for (int i = 0; i < 3; i++)
        r[i] = tn_value_none();
    call_all("aten::native_layer_norm", ARGS(T(x), INTS(x->sizes[1]), parameter, parameter, D(EPS)),
             r, 3);
}

static void release_all(tn_value *r)
{
    for (int i = 0; i < 3; i++)
        tn_tensor_release(r[i].as.tensor);
}

/* Compare all results with the formula. */
static void check_formula(tn_tensor *x, tn_tensor *weight, const tn_value *r, double unit)
{
    const int64_t columns = x->sizes[1];
    tn_tensor *wide[5] = {NULL};
    const double *out[3];
    const double *from = doubles_of(x, &wide[3]);
    const double *factor = weight != NULL ? doubles_of(weight, &wide[4]) : NULL;
    for (int i = 0; i < 3; i++)
        out[i] = doubles_of(r[i].as.tensor, &wide[i]);
    for (int64_t row = 0; row < x->sizes[0]; row++) {
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
        near((double)(out[2][row] / scale), 1, unit / 2);
        for (int64_t i = 0; i < columns; i++) {
            const long double y = (line[i] - mean) * scale;
            if (factor == NULL)
                near(out[0][row * columns + i], (double)y, unit);
            else /* y was rounded, and the sum may be small */
                near(out[0][row * columns + i], (double)(y * factor[i] + factor[i]), 4 * unit);
        }
    }
    for (int i = 0; i < 5; i++)
        if (wide[i] != NULL)
            tn_tensor_release(wide[i]);
}

static void check_rows(tn_dtype dtype, int64_t rows, int64_t columns, double unit)
{
    tn_tensor *x = elements_new(dtype, rows, columns);
    tn_value r[3];
    normalise(x, NULL, r);
    check_formula(x, NULL, r, unit);
    release_all(r);
    tn_tensor_release(x);
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

/* Compare row `row` of each result with the results of that row alone. */
static void check_alone(tn_tensor *x, tn_tensor *weight, const tn_value *r, int64_t row)
{
    tn_tensor *line;
    tn_value alone[3];
    const int64_t columns = x->sizes[1], sizes[] = {1, columns};
    const size_t bytes = tn_dtype_size((tn_dtype)x->dtype);
    assert_int_equal(tn_tensor_view(x, 2, sizes, NULL, row * columns, &line), TN_OK);
    normalise(line, weight, alone);
    for (int i = 0; i < 3; i++) {
        const size_t length = bytes * (i == 0 ? (size_t)columns : 1);
        assert_memory_equal(alone[i].as.tensor->data,
                            (const char *)r[i].as.tensor->data + (size_t)row * length, length);
    }
    release_all(alone);
    tn_tensor_release(line);
}

/* With weights; of many rows only some are computed alone. */
static void check_together(tn_dtype dtype, int64_t rows, int64_t columns, double unit)
{
    const int64_t step = rows > 20 ? 13 : 1;
    tn_tensor *x = elements_new(dtype, rows, columns);
    tn_tensor *w = elements_new(dtype, 1, columns), *weight;
    tn_value r[3];
    assert_int_equal(tn_tensor_view(w, 1, &columns, NULL, 0, &weight), TN_OK);
    normalise(x, weight, r);
    check_formula(x, weight, r, unit);
    for (int64_t row = 0; row < rows; row += step)
        check_alone(x, weight, r, row);
    release_all(r);
    tn_tensor_release(weight);
    tn_tensor_release(w);
    tn_tensor_release(x);
}

static void rows_together_are_normalised_as_rows_alone(void **state)
{
    static const int64_t rows[] = {1, 2, 7, 8, 9, 17, 400};
    static const int64_t columns[] = {1,   3,   15,  16,  17,  63,  64,  65,   79,  80,
                                      127, 128, 129, 192, 511, 512, 600, 4095, 5000};
    const uint32_t before = tn_num_threads();
    (void)state;
    for (uint32_t threads = 1; threads <= 2; threads++) {
        tn_set_num_threads(threads);
        for (size_t c = 0; c < TN_LEN(columns); c++)
            for (size_t n = 0; n < TN_LEN(rows); n++) {
                check_together(TN_DTYPE_F32, rows[n], columns[c], 1e-6);
                check_together(TN_DTYPE_F64, rows[n], columns[c], 1e-14);
            }
    }
    tn_set_num_threads(before);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_row_is_normalised_by_its_own_moments),
        cmocka_unit_test(rows_together_are_normalised_as_rows_alone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
