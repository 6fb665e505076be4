/* SPDX-License-Identifier: BSD-3-Clause */
/* Elements that a mask takes one after the other, nonzero, and means, compared with plain loops. */
#include "op_fixture.h"

#include <math.h>

/* One dtype for each element size. */
static const tn_dtype dtypes[] = {TN_DTYPE_U8, TN_DTYPE_I16, TN_DTYPE_F32, TN_DTYPE_F64,
                                  TN_DTYPE_C128};
static const int64_t columns[] = {1, 2, 7, 33};

#define ROWS 5
#define MOST (ROWS * 33)

/* Whether the mask is set at a flat position: here and there, nowhere, or everywhere. */
static bool is_set(int64_t at, int kind)
{
    return kind == 0 ? at * 2654435761 % 7 < 3 : kind == 2;
}

/* A matrix whose elements lie row by row, or column by column. */
static tn_tensor *matrix(tn_dtype dtype, int64_t rows, int64_t width, const double *values,
                         bool is_turned)
{
    tn_tensor *made = make(dtype, 2, (const int64_t[]){rows, width}, values);
    if (!is_turned)
        return made;
    tn_tensor *view = call("aten::t", ARGS(T(made)));
    tn_tensor *copy = call("aten::clone", ARGS(T(view), I(TN_MEMORY_FORMAT_CONTIGUOUS)));
    tn_tensor *turned = call("aten::t", ARGS(T(copy)));
    tn_tensor_release(copy);
    tn_tensor_release(view);
    tn_tensor_release(made);
    return turned;
}

/* A mask of one row is broadcast. The source has `spare` elements more than are taken. */
static void check_scatter(tn_dtype dtype, int64_t width, int kind, int layout, int64_t spare)
{
    const int64_t mask_rows = layout == 2 ? 1 : ROWS;
    double flags[MOST];
    double given[MOST];
    double expected[MOST];
    double from[MOST + 1];
    int64_t taken = 0;
    for (int64_t i = 0; i <= MOST; i++)
        from[i] = (double)(250 - i);
    for (int64_t i = 0; i < ROWS * width; i++) {
        const int64_t at = i % (mask_rows * width);
        flags[at] = is_set(at, kind);
        given[i] = (double)i;
        expected[i] = flags[at] != 0 ? from[taken++] : given[i];
    }
    taken += spare;
    tn_tensor *self = matrix(dtype, ROWS, width, given, layout == 1);
    tn_tensor *mask = matrix(TN_DTYPE_BOOL, mask_rows, width, flags, layout == 1);
    tn_tensor *source = make(dtype, 1, &taken, from);
    check(call("aten::masked_scatter", ARGS(T(self), T(mask), T(source))), dtype,
          SIZES(ROWS, width), expected);
    check(call("aten::masked_scatter_", ARGS(T(self), T(mask), T(source))), dtype,
          SIZES(ROWS, width), expected);
    tn_tensor_release(source);
    tn_tensor_release(mask);
    tn_tensor_release(self);
}

static void a_mask_takes_one_element_after_the_other(void **state)
{
    (void)state;
    for (size_t i = 0; i < TN_LEN(dtypes); i++)
        for (size_t k = 0; k < TN_LEN(columns); k++)
            for (int kind = 0; kind < 3; kind++)
                for (int layout = 0; layout < 3; layout++)
                    for (int64_t spare = 0; spare < 2; spare++)
                        check_scatter(dtypes[i], columns[k], kind, layout, spare);
}

/* The source may be what is written: it is read as it was. */
static void a_tensor_is_scattered_into_itself(void **state)
{
    (void)state;
    tn_tensor *self = count_up(TN_DTYPE_F32, SIZES(4));
    tn_tensor *mask = make(TN_DTYPE_BOOL, SIZES(4), VALUES(0, 1, 1, 1));
    check(call("aten::masked_scatter_", ARGS(T(self), T(mask), T(self))), TN_DTYPE_F32, SIZES(4),
          VALUES(0, 0, 1, 2));
    tn_tensor_release(mask);
    tn_tensor_release(self);
}

/* nonzero and masked_select of a matrix, row by row. */
static void check_found(tn_dtype dtype, int64_t width, bool is_turned)
{
    double given[MOST];
    double flags[MOST];
    int64_t count = 0;
    for (int64_t i = 0; i < ROWS * width; i++) {
        given[i] = is_set(i, 0) ? (double)(1 + i % 100) : 0;
        flags[i] = is_set(3 * i, 0);
    }
    tn_tensor *self = matrix(dtype, ROWS, width, given, is_turned);
    tn_tensor *mask = matrix(TN_DTYPE_BOOL, ROWS, width, flags, !is_turned);
    tn_tensor *found = call("aten::nonzero", ARGS(T(self)));
    tn_tensor *picked = call("aten::masked_select", ARGS(T(self), T(mask)));
    tn_tensor *wide;
    assert_int_equal(tni_to_dtype(picked, TN_DTYPE_C128, &wide), TN_OK);
    for (int64_t i = 0; i < ROWS * width; i++)
        if (given[i] != 0) {
            assert_true(count < found->sizes[0]);
            assert_int_equal(((const int64_t *)found->data)[count], i / width);
            assert_int_equal(((const int64_t *)found->data)[found->strides[1] + count], i % width);
            count++;
        }
    assert_int_equal(found->sizes[0], count);
    count = 0;
    for (int64_t i = 0; i < ROWS * width; i++)
        if (flags[i] != 0)
            assert_true(((const double *)wide->data)[2 * count++] == given[i]);
    assert_int_equal(wide->numel, count);
    tn_tensor *const made[] = {self, mask, found, picked, wide};
    for (size_t i = 0; i < TN_LEN(made); i++)
        tn_tensor_release(made[i]);
}

static void elements_that_are_not_zero_are_found(void **state)
{
    (void)state;
    static const tn_dtype all[] = {TN_DTYPE_U8,   TN_DTYPE_I8,  TN_DTYPE_I16, TN_DTYPE_I32,
                                   TN_DTYPE_I64,  TN_DTYPE_F16, TN_DTYPE_F32, TN_DTYPE_F64,
                                   TN_DTYPE_BF16, TN_DTYPE_C64, TN_DTYPE_C128};
    for (size_t i = 0; i < TN_LEN(all); i++)
        for (size_t k = 0; k < TN_LEN(columns); k++) {
            check_found(all[i], columns[k], false);
            check_found(all[i], columns[k], true);
        }
}

/* Zeros of either sign are zeros; a nan is none; of a complex number either part counts. */
static void zeros_have_signs_and_parts(void **state)
{
    (void)state;
    static const tn_dtype real[] = {TN_DTYPE_F16, TN_DTYPE_BF16, TN_DTYPE_F32, TN_DTYPE_F64};
    for (size_t i = 0; i < TN_LEN(real); i++) {
        tn_tensor *self = make(real[i], SIZES(4), VALUES(-0.0, 0.0, (double)NAN, -1));
        check(call("aten::nonzero", ARGS(T(self))), TN_DTYPE_I64, SIZES(2, 1), VALUES(2, 3));
        tn_tensor_release(self);
    }
    for (int is_double = 0; is_double < 2; is_double++) {
        tn_tensor *parts = make(is_double ? TN_DTYPE_F64 : TN_DTYPE_F32, SIZES(4, 2),
                                VALUES(-0.0, 0, 0, 1, 2, -0.0, 0, -0.0));
        tn_tensor *self = call("aten::view_as_complex", ARGS(T(parts)));
        check(call("aten::nonzero", ARGS(T(self))), TN_DTYPE_I64, SIZES(2, 1), VALUES(1, 2));
        tn_tensor_release(self);
        tn_tensor_release(parts);
    }
}

/* Means of what meets at a position, of which some have many and some none. */
static void scattered_numbers_are_averaged(void **state)
{
    (void)state;
    static const tn_dtype types[] = {TN_DTYPE_F32, TN_DTYPE_F64, TN_DTYPE_I32, TN_DTYPE_BF16};
    double values[2][35];
    double index[35];
    for (int i = 0; i < 35; i++) {
        values[0][i] = i % 9 - 4;
        values[1][i] = i * 5 % 13 - 6;
        index[i] = i * i % 4;
    }
    for (size_t t = 0; t < TN_LEN(types); t++)
        for (int way = 0; way < 4; way++) {
            const int64_t dim = way % 2;
            const bool has_self = way < 2;
            double sums[35];
            double counts[35];
            tn_tensor *self = make(types[t], SIZES(5, 7), values[0]);
            tn_tensor *source = make(types[t], SIZES(5, 7), values[1]);
            tn_tensor *places = make(TN_DTYPE_I64, SIZES(5, 7), index);
            for (int i = 0; i < 35; i++) {
                sums[i] = has_self ? values[0][i] : 0;
                counts[i] = has_self;
            }
            for (int i = 0; i < 35; i++) {
                const int at = dim == 0 ? (int)index[i] * 7 + i % 7 : i / 7 * 7 + (int)index[i];
                sums[at] += values[1][i];
                counts[at]++;
            }
            tn_tensor *mean =
                call("aten::scatter_reduce.two",
                     ARGS(T(self), I(dim), T(places), T(source), S("mean"), B(has_self)));
            tn_tensor *wide;
            assert_int_equal(tni_to_dtype(mean, TN_DTYPE_F64, &wide), TN_OK);
            for (int i = 0; i < 35; i++) {
                const double all = counts[i] == 0 ? values[0][i] : sums[i] / counts[i];
                const double wanted = types[t] == TN_DTYPE_I32 ? floor(all) : all;
                assert_true(fabs(((const double *)wide->data)[i] - wanted) <=
                            fabs(wanted) / (types[t] == TN_DTYPE_BF16 ? 200 : 1e6));
            }
            tn_tensor *const made[] = {self, source, places, mean, wide};
            for (size_t i = 0; i < TN_LEN(made); i++)
                tn_tensor_release(made[i]);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_mask_takes_one_element_after_the_other),
        cmocka_unit_test(a_tensor_is_scattered_into_itself),
        cmocka_unit_test(elements_that_are_not_zero_are_found),
        cmocka_unit_test(zeros_have_signs_and_parts),
        cmocka_unit_test(scattered_numbers_are_averaged),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
