/* SPDX-License-Identifier: BSD-3-Clause */
/* Copies of what is dense along other dimensions than the copy. */
#include "op_fixture.h"

#include <stdlib.h>

#include "kernels/core/transpose.h"

typedef void (*transpose_function)(const tni_transposition *t);

/* Bytes around a matrix, which have to stay, and between its rows. */
enum { EDGE = 96, MOST = 150 };

static const int64_t sides[] = {1, 3, 7, 8, 9, 15, 16, 17, 31, 33, 64, 65, 130};

/* A source and a target of a size, the target from byte `shift` of a line on. */
static void assert_turned(transpose_function function, int bytes, int64_t rows, int64_t columns,
                          int64_t shift, int64_t gap)
{
    static _Alignas(64) unsigned char from[MOST * (MOST + EDGE) * 16];
    static _Alignas(64) unsigned char to[MOST * (MOST + EDGE) * 16 + 3 * EDGE];
    int64_t to_step = columns * bytes + gap;
    int64_t from_step = rows * bytes + gap;
    size_t used = (size_t)(shift + rows * to_step);
    for (int64_t i = 0; i < columns * from_step; i++)
        from[i] = (unsigned char)((i * 2654435761) >> 13);
    memset(to, 0xA5, used + EDGE);
    tni_transposition t = {.to = (char *)to + shift,
                           .to_step = to_step,
                           .from = (const char *)from,
                           .from_step = from_step,
                           .rows = rows,
                           .columns = columns,
                           .bytes = bytes};
    function(&t);
    for (int64_t row = 0; row < rows; row++) {
        const unsigned char *line = to + shift + row * to_step;
        for (int64_t column = 0; column < columns; column++)
            assert_memory_equal(line + column * bytes, from + column * from_step + row * bytes,
                                (size_t)bytes);
        for (int64_t i = columns * bytes; i < to_step; i++)
            assert_int_equal(line[i], 0xA5);
    }
    for (int64_t i = 0; i < shift; i++)
        assert_int_equal(to[i], 0xA5);
    for (size_t i = used; i < used + EDGE; i++)
        assert_int_equal(to[i], 0xA5);
}

static void assert_all_sizes(transpose_function function)
{
    for (int bytes = 1; bytes <= 16; bytes *= 2)
        for (size_t i = 0; i < TN_LEN(sides); i++)
            for (size_t k = 0; k < TN_LEN(sides); k++) {
                assert_turned(function, bytes, sides[i], sides[k], 0, 0);
                assert_turned(function, bytes, sides[i], sides[k], 3 * bytes, 5);
                assert_turned(function, bytes, sides[i], sides[k], 5 * bytes,
                              64 - sides[k] * bytes % 64);
            }
}

/* Every ISA that this processor has. */
static void matrices_of_all_sizes_are_turned(void **state)
{
    (void)state;
    assert_all_sizes(tni_transpose_base);
#ifdef __x86_64__
    if (tni_best_isa() >= TNI_ISA_AVX2)
        assert_all_sizes(tni_transpose_avx2);
    if (tni_best_isa() >= TNI_ISA_AVX512)
        assert_all_sizes(tni_transpose_avx512);
#endif
}

/* 0, 1, … in a row-major tensor of three dimensions. */
static tn_tensor *numbered(tn_dtype dtype, int64_t a, int64_t b, int64_t c)
{
    const int64_t sizes[] = {a, b, c};
    tn_tensor *tensor;
    tn_tensor *result;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_I64, 3, sizes, NULL, TN_CPU, &tensor), TN_OK);
    for (int64_t i = 0; i < a * b * c; i++)
        ((int64_t *)tensor->data)[i] = i;
    assert_int_equal(tni_to_dtype(tensor, dtype, &result), TN_OK);
    tn_tensor_release(tensor);
    return result;
}

/* A copy of a permutation, in memory of its own with gaps or without. */
static void assert_permuted(tn_dtype dtype, const int64_t *sizes, const int64_t *order, bool gaps)
{
    tn_tensor *self = numbered(dtype, sizes[0], sizes[1], sizes[2]);
    tn_tensor *view = call("aten::permute", ARGS(T(self), INTS(order[0], order[1], order[2])));
    tn_tensor *room = numbered(dtype, view->sizes[0], view->sizes[1] + 3, view->sizes[2] + gaps);
    tn_tensor *part = call("aten::narrow", ARGS(T(room), I(1), I(2), I(view->sizes[1])));
    tn_tensor *copy = call("aten::narrow", ARGS(T(part), I(2), I(0), I(view->sizes[2])));
    tn_tensor *wide;
    tn_tensor_release(call("aten::copy_", ARGS(T(copy), T(view))));
    assert_int_equal(tni_clone(copy, TN_DTYPE_I64, TN_MEMORY_FORMAT_CONTIGUOUS, &wide), TN_OK);
    const int64_t *items = wide->data;
    const int64_t steps[] = {sizes[1] * sizes[2], sizes[2], 1};
    for (int64_t a = 0; a < wide->sizes[0]; a++)
        for (int64_t b = 0; b < wide->sizes[1]; b++)
            for (int64_t c = 0; c < wide->sizes[2]; c++)
                assert_int_equal(*items++,
                                 a * steps[order[0]] + b * steps[order[1]] + c * steps[order[2]]);
    tn_tensor_release(wide);
    tn_tensor_release(copy);
    tn_tensor_release(part);
    tn_tensor_release(room);
    tn_tensor_release(view);
    tn_tensor_release(self);
}

static void permuted_tensors_are_copied_in_blocks(void **state)
{
    (void)state;
    static const int64_t sizes[][3] = {{3, 530, 517}, {9, 8, 1030}, {40, 21, 33}, {8, 8, 8}};
    static const int64_t orders[][3] = {{0, 2, 1}, {2, 1, 0}, {1, 2, 0}, {2, 0, 1}, {1, 0, 2}};
    for (size_t i = 0; i < TN_LEN(sizes); i++)
        for (size_t k = 0; k < TN_LEN(orders); k++) {
            assert_permuted(TN_DTYPE_F64, sizes[i], orders[k], false);
            assert_permuted(TN_DTYPE_I32, sizes[i], orders[k], true);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(matrices_of_all_sizes_are_turned),
        cmocka_unit_test(permuted_tensors_are_copied_in_blocks),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
