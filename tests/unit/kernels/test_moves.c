/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Copies that move elements to other positions, for every element size, around the lengths of
 * vectors and on one thread and two: each element of the result is compared with the one that it
 * must come from.
 */
#include "op_fixture.h"

/* One dtype for each element size. */
static const tn_dtype dtypes[] = {TN_DTYPE_U8, TN_DTYPE_I16, TN_DTYPE_I32, TN_DTYPE_I64,
                                  TN_DTYPE_C128};
static const int64_t lengths[] = {1, 3, 4, 5, 7, 8, 16, 31, 64, 65, 129, 513, 577, 1000};

/* A matrix whose elements differ in their lowest bytes. */
static tn_tensor *matrix(tn_dtype dtype, int64_t rows, int64_t columns)
{
    tn_tensor *made;
    const int64_t sizes[2] = {rows, columns};
    const int64_t bytes = tni_dtypes[dtype].bytes;
    assert_int_equal(tn_tensor_empty(dtype, 2, sizes, NULL, TN_CPU, &made), TN_OK);
    for (int64_t i = 0; i < made->numel * bytes; i++)
        ((uint8_t *)made->data)[i] = (uint8_t)(i / bytes * 7 + i % bytes * 31);
    return made;
}

/* Where an element of a result comes from: an index of the source, or -1 for zero. */
typedef int64_t (*origin)(int64_t row, int64_t column, int64_t rows, int64_t columns);

static void check_moved(tn_tensor *source, tn_tensor *result, origin from)
{
    const size_t bytes = tni_dtypes[source->dtype].bytes;
    const char zero[16] = {0};
    int64_t columns = result->numel / result->sizes[0];
    for (int64_t i = 0; i < result->numel; i++) {
        int64_t at = from(i / columns, i % columns, source->sizes[0], source->sizes[1]);
        assert_memory_equal((char *)result->data + (size_t)i * bytes,
                            at < 0 ? zero : (char *)source->data + (size_t)at * bytes, bytes);
    }
    tn_tensor_release(result);
}

static int64_t flipped(int64_t row, int64_t column, int64_t rows, int64_t columns)
{
    (void)rows;
    return row * columns + columns - 1 - column;
}

static int64_t every_other(int64_t row, int64_t column, int64_t rows, int64_t columns)
{
    (void)rows;
    return row * columns + 2 * column;
}

static int64_t every_third(int64_t row, int64_t column, int64_t rows, int64_t columns)
{
    (void)rows;
    return row * columns + 3 * column;
}

static int64_t rolled(int64_t row, int64_t column, int64_t rows, int64_t columns)
{
    (void)rows;
    return row * columns + (column + columns - 3 % columns) % columns;
}

static int64_t thrice(int64_t row, int64_t column, int64_t rows, int64_t columns)
{
    (void)rows;
    return row * columns + column / 3;
}

static int64_t twice_deep(int64_t row, int64_t column, int64_t rows, int64_t columns)
{
    (void)rows;
    return row * columns + column / 2;
}

static int64_t framed(int64_t row, int64_t column, int64_t rows, int64_t columns)
{
    bool is_inside = row >= 1 && row <= rows && column >= 2 && column < columns + 2;
    return is_inside ? (row - 1) * columns + column - 2 : -1;
}

/* Two of it side by side. */
static int64_t beside(int64_t row, int64_t column, int64_t rows, int64_t columns)
{
    (void)rows;
    return row * columns + column % columns;
}

/* Two of it, one below the other. */
static int64_t below(int64_t row, int64_t column, int64_t rows, int64_t columns)
{
    return row % rows * columns + column;
}

static int64_t begun_late(int64_t row, int64_t column, int64_t rows, int64_t columns)
{
    (void)rows;
    return column >= 37 && column < columns + 37 ? row * columns + column - 37 : -1;
}

static int64_t ended_late(int64_t row, int64_t column, int64_t rows, int64_t columns)
{
    (void)rows;
    return column < columns ? row * columns + column : -1;
}

static int64_t wrapped(int64_t row, int64_t column, int64_t rows, int64_t columns)
{
    (void)rows;
    return row * columns + (column + columns - 1) % columns;
}

static int64_t covered(int64_t row, int64_t column, int64_t rows, int64_t columns)
{
    return row >= 2 && row < rows + 2 ? (row - 2) * columns + column : -1;
}

static int64_t replicated(int64_t row, int64_t column, int64_t rows, int64_t columns)
{
    int64_t at = column < 2 ? 0 : column - 2 < columns ? column - 2 : columns - 1;
    (void)rows;
    return row * columns + at;
}

static tn_tensor *sliced(tn_tensor *from, int64_t step)
{
    tn_tensor *part =
        call("aten::slice.Tensor", ARGS(T(from), I(1), I(0), I(from->sizes[1]), I(step)));
    tn_tensor *copy = call("aten::clone", ARGS(T(part), I(TN_MEMORY_FORMAT_CONTIGUOUS)));
    tn_tensor_release(part);
    return copy;
}

/* A frame of ones, whose bytes differ from each other and from those of fresh memory. */
static void check_frame(tn_tensor *from)
{
    const size_t bytes = tni_dtypes[from->dtype].bytes;
    tn_tensor *ones = call("aten::ones_like", ARGS(T(from)));
    tn_tensor *result = call("aten::constant_pad_nd", ARGS(T(from), INTS(2, 3, 1, 1), I(1)));
    for (int64_t i = 0; i < result->numel; i++) {
        int64_t columns = result->sizes[1];
        int64_t at = framed(i / columns, i % columns, from->sizes[0], from->sizes[1]);
        assert_memory_equal((char *)result->data + (size_t)i * bytes,
                            at < 0 ? ones->data : (char *)from->data + (size_t)at * bytes, bytes);
    }
    tn_tensor_release(result);
    tn_tensor_release(ones);
}

static void check_matrix(tn_tensor *from)
{
    tn_value twice[] = {T(from), T(from)};
    check_frame(from);
    check_moved(from, call("aten::cat", ARGS(tn_value_list(twice, 2), I(0))), below);
    check_moved(from, call("aten::cat", ARGS(tn_value_list(twice, 2), I(1))), beside);
    check_moved(from, call("aten::flip", ARGS(T(from), INTS(1))), flipped);
    check_moved(from, sliced(from, 2), every_other);
    check_moved(from, sliced(from, 3), every_third);
    check_moved(from, call("aten::roll", ARGS(T(from), INTS(3), INTS(1))), rolled);
    check_moved(from, call("aten::repeat_interleave.self_int", ARGS(T(from), I(3), I(1))), thrice);
    check_moved(from, call("aten::stack", ARGS(tn_value_list(twice, 2), I(2))), twice_deep);
    check_moved(from, call("aten::constant_pad_nd", ARGS(T(from), INTS(2, 3, 1, 1), I(0))), framed);
    check_moved(from, call("aten::constant_pad_nd", ARGS(T(from), INTS(0, 0, 2, 1), I(0))),
                covered);
    check_moved(from, call("aten::constant_pad_nd", ARGS(T(from), INTS(37, 0), I(0))), begun_late);
    check_moved(from, call("aten::constant_pad_nd", ARGS(T(from), INTS(0, 7), I(0))), ended_late);
    check_moved(from, call("aten::pad", ARGS(T(from), INTS(1, 1), S("circular"))), wrapped);
    check_moved(from, call("aten::replication_pad1d", ARGS(T(from), INTS(2, 3))), replicated);
}

static void elements_arrive_where_they_belong(void **state)
{
    (void)state;
    const uint32_t threads = tn_num_threads();
    for (uint32_t team = 1; team <= 2; team++) {
        tn_set_num_threads(team);
        for (size_t i = 0; i < TN_LEN(dtypes); i++)
            for (size_t k = 0; k < TN_LEN(lengths); k++) {
                /* Enough rows of the longest for two threads. */
                tn_tensor *from = matrix(dtypes[i], lengths[k] == 1000 ? 70 : 9, lengths[k]);
                check_matrix(from);
                tn_tensor_release(from);
            }
    }
    tn_set_num_threads(threads);
}

/* Threads begin and end anywhere in a row of the result, which need not be where an input does. */
static void joined_rows_are_shared_by_elements(void **state)
{
    (void)state;
    static const int64_t widths[] = {50001, 0, 20003, 7, 30007};
    const uint32_t threads = tn_num_threads();
    for (int64_t rows = 1; rows <= 3; rows++)
        for (uint32_t team = 1; team <= 5; team++) {
            tn_value parts[TN_LEN(widths)];
            tn_set_num_threads(team);
            for (size_t i = 0; i < TN_LEN(widths); i++)
                parts[i] = T(matrix(TN_DTYPE_I32, rows, widths[i]));
            tn_tensor *result = call("aten::cat", ARGS(tn_value_list(parts, TN_LEN(widths)), I(1)));
            const char *at = result->data;
            for (int64_t row = 0; row < rows; row++)
                for (size_t i = 0; i < TN_LEN(widths); i++) {
                    const size_t bytes = (size_t)widths[i] * sizeof(int32_t);
                    if (bytes > 0)
                        assert_memory_equal(
                            at, (char *)parts[i].as.tensor->data + (size_t)row * bytes, bytes);
                    at += bytes;
                }
            tn_tensor_release(result);
            for (size_t i = 0; i < TN_LEN(widths); i++)
                tn_tensor_release(parts[i].as.tensor);
        }
    tn_set_num_threads(threads);
}

/* Three dimensions that do not merge, so that runs end in all of them. */
static void runs_of_three_dimensions_follow_each_other(void **state)
{
    (void)state;
    tn_tensor *cube = count_up(TN_DTYPE_F32, SIZES(3, 4, 5));
    tn_tensor *flipped_cube = call("aten::flip", ARGS(T(cube), INTS(0, 2)));
    for (int i = 0; i < 60; i++)
        assert_int_equal(((const float *)flipped_cube->data)[i],
                         (2 - i / 20) * 20 + i / 5 % 4 * 5 + 4 - i % 5);
    tn_tensor_release(flipped_cube);
    tn_tensor_release(cube);
}

static void an_output_size_must_be_right(void **state)
{
    (void)state;
    tn_tensor *from = matrix(TN_DTYPE_I32, 2, 3);
    call_fails("aten::repeat_interleave.self_int", ARGS(T(from), I(2), I(0), I(5)),
               "Invalid output_size, expected 4 but got 5");
    tn_tensor_release(from);
}

/* Images keep their order of dimensions, and their colours lie together. */
static void an_image_is_padded_in_its_own_order(void **state)
{
    (void)state;
    tn_tensor *rows = count_up(TN_DTYPE_F32, SIZES(1, 2, 2, 2));
    tn_tensor *image = call("aten::contiguous", ARGS(T(rows), I(TN_MEMORY_FORMAT_CHANNELS_LAST)));
    tn_tensor *padded = call("aten::reflection_pad2d", ARGS(T(image), INTS(1, 0, 0, 1)));
    assert_strides(padded, SIZES(18, 1, 6, 2));
    check(padded, TN_DTYPE_F32, SIZES(1, 2, 3, 3),
          VALUES(1, 0, 1, 3, 2, 3, 1, 0, 1, 5, 4, 5, 7, 6, 7, 5, 4, 5));
    tn_tensor_release(image);
    tn_tensor_release(rows);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(elements_arrive_where_they_belong),
        cmocka_unit_test(joined_rows_are_shared_by_elements),
        cmocka_unit_test(runs_of_three_dimensions_follow_each_other),
        cmocka_unit_test(an_output_size_must_be_right),
        cmocka_unit_test(an_image_is_padded_in_its_own_order),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
