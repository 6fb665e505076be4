/* SPDX-License-Identifier: BSD-3-Clause */
/* index_add of half types: rows that meet are summed in float and rounded once. */
#include "kernels/core/narrow_floats.h"
#include "op_fixture.h"

#include <tenon/op.h>
#include <stdlib.h>

#define ROWS 9

/* Halves of no regular size, so that sums are rounded. */
static uint16_t half_of(int64_t at)
{
    return tni_float_to_f16((float)(at * 7919 % 1009 - 500) / 7);
}

static tn_tensor *halves_new(int64_t rows, int64_t columns)
{
    tn_tensor *made;
    const int64_t sizes[] = {rows, columns};
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F16, 2, sizes, NULL, TN_CPU, &made), TN_OK);
    for (int64_t i = 0; i < made->numel; i++)
        ((uint16_t *)made->data)[i] = half_of(i + 13 * rows);
    return made;
}

/* Add `count` rows, of which several meet, to a table, in place or to a new one. */
static void check_sums(int64_t count, int64_t columns, bool in_place)
{
    tn_tensor *table = halves_new(ROWS, columns);
    tn_tensor *source = halves_new(count, columns);
    tn_tensor *index = make(TN_DTYPE_I64, 1, &count, (double[64]){0});
    float *wanted = malloc((size_t)(ROWS * columns) * sizeof *wanted);
    assert_non_null(wanted);
    for (int64_t i = 0; i < ROWS * columns; i++)
        wanted[i] = tni_f16_to_float(((uint16_t *)table->data)[i]);
    for (int64_t i = 0; i < count; i++) {
        int64_t *row = (int64_t *)index->data + i;
        *row = i * i % 7 + 1;
        for (int64_t k = 0; k < columns; k++)
            wanted[*row * columns + k] +=
                tni_f16_to_float(((uint16_t *)source->data)[i * columns + k]);
    }
    tn_tensor *result = call(in_place ? "aten::index_add_" : "aten::index_add",
                             ARGS(T(table), I(0), T(index), T(source), I(1)));
    for (int64_t i = 0; i < ROWS * columns; i++)
        assert_int_equal(((uint16_t *)result->data)[i], tni_float_to_f16(wanted[i]));
    if (!in_place)
        assert_int_equal(((uint16_t *)table->data)[columns], half_of(columns + 13 * ROWS));
    free(wanted);
    tn_tensor_release(result);
    tn_tensor_release(table);
    tn_tensor_release(source);
    tn_tensor_release(index);
}

static void rows_that_meet_are_rounded_once(void **state)
{
    (void)state;
    const int64_t columns[] = {1, 5, 16, 17, 47, 128, 130, 1024, 1025, 2100};
    const int64_t counts[] = {1, 2, 7, 40, 64};
    const uint32_t before = tn_num_threads();
    for (size_t c = 0; c < TN_LEN(columns); c++)
        for (size_t n = 0; n < TN_LEN(counts); n++)
            for (uint32_t threads = 1; threads <= 2; threads++) {
                tn_set_num_threads(threads);
                check_sums(counts[n], columns[c], false);
                check_sums(counts[n], columns[c], true);
            }
    tn_set_num_threads(before);
}

static void a_row_that_is_not_there_changes_nothing(void **state)
{
    (void)state;
    tn_tensor *table = make(TN_DTYPE_F16, SIZES(2, 2), VALUES(1, 2, 3, 4));
    tn_tensor *source = make(TN_DTYPE_F16, SIZES(2, 2), VALUES(1, 1, 1, 1));
    tn_tensor *index = make(TN_DTYPE_I64, SIZES(2), VALUES(0, 2));
    call_fails("aten::index_add_", ARGS(T(table), I(0), T(index), T(source), I(1)),
               "out of bounds");
    assert_tensor(table, TN_DTYPE_F16, SIZES(2, 2), VALUES(1, 2, 3, 4));
    tn_tensor_release(table);
    tn_tensor_release(source);
    tn_tensor_release(index);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rows_that_meet_are_rounded_once),
        cmocka_unit_test(a_row_that_is_not_there_changes_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
