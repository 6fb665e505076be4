/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * arange, linspace and full of lengths around vectors, blocks and shares of threads, against a
 * plain loop.
 */
#include "op_fixture.h"

#include "kernels/core/narrow_floats.h"

#include <math.h>

static const int64_t lengths[] = {2, 7, 8, 9, 255, 256, 257, 512, 1001, 70001};
static const tn_dtype dtypes[] = {TN_DTYPE_F64, TN_DTYPE_F32, TN_DTYPE_I64, TN_DTYPE_I32,
                                  TN_DTYPE_I16};

/* What a call wants as its options. */
#define OPTIONS(dtype) tn_value_dtype(dtype), NONE, NONE, NONE

/* Number i of `count` from start to end, computed from the nearer one. */
static double spaced(double start, double end, int64_t i, int64_t count)
{
    const double step = (end - start) / (double)(count - 1);
    return i < count / 2 ? fma(step, (double)i, start) : fma(-step, (double)(count - 1 - i), end);
}

/* Compare with numbers that are converted one by one. */
static void assert_numbers(tn_tensor *got, const tn_tensor *wanted, tn_dtype dtype)
{
    tn_tensor *narrow;
    tn_tensor *wide;
    assert_int_equal(tni_to_dtype((tn_tensor *)(uintptr_t)wanted, dtype, &narrow), TN_OK);
    assert_int_equal(tni_clone(narrow, TN_DTYPE_F64, TN_MEMORY_FORMAT_CONTIGUOUS, &wide), TN_OK);
    check(got, dtype, 1, wide->sizes, wide->data);
    tn_tensor_release(wide);
    tn_tensor_release(narrow);
}

static void check_length(tn_dtype dtype, int64_t count)
{
    tn_tensor *wanted;
    double *to;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F64, 1, &count, NULL, TN_CPU, &wanted), TN_OK);
    to = wanted->data;
    for (int64_t i = 0; i < count; i++)
        to[i] = (double)(5 - 3 * i);
    assert_numbers(
        call("aten::arange.start_step", ARGS(I(5), I(5 - 3 * count), I(-3), OPTIONS(dtype))),
        wanted, dtype);
    /* Between whole numbers, so that bounds of integers are not cut off. */
    for (int64_t i = 0; i < count; i++)
        to[i] = spaced(-9, 30, i, count);
    assert_numbers(call("aten::linspace", ARGS(D(-9), D(30), I(count), OPTIONS(dtype))), wanted,
                   dtype);
    for (int64_t i = 0; i < count; i++)
        to[i] = 77;
    assert_numbers(call("aten::full", ARGS(INTS(count), I(77), OPTIONS(dtype))), wanted, dtype);
    tn_tensor_release(wanted);
}

static void sequences_are_those_of_a_plain_loop(void **state)
{
    (void)state;
    const uint32_t threads = tn_num_threads();
    for (uint32_t team = 1; team <= 2; team++) {
        tn_set_num_threads(team);
        for (size_t i = 0; i < TN_LEN(dtypes); i++)
            for (size_t k = 0; k < TN_LEN(lengths); k++)
                check_length(dtypes[i], lengths[k]);
    }
    tn_set_num_threads(threads);
}

/* In half types every step is rounded; -9 to 30 and the difference need no rounding. */
static void half_types_round_at_every_step(void **state)
{
    (void)state;
    const tn_dtype halves[] = {TN_DTYPE_F16, TN_DTYPE_BF16};
    for (size_t k = 0; k < 2 * TN_LEN(lengths); k++) {
        const tn_dtype half = halves[k % 2];
        const int64_t count = lengths[k / 2];
        tn_tensor *wanted;
        assert_int_equal(tn_tensor_empty(TN_DTYPE_F64, 1, &count, NULL, TN_CPU, &wanted), TN_OK);
        const double step = tni_round_to_half(half, 39.0 / (double)(count - 1));
        for (int64_t i = 0; i < count; i++) {
            const bool is_near = i < count / 2;
            const double index = tni_round_to_half(half, (double)(is_near ? i : count - 1 - i));
            const double far = tni_round_to_half(half, step * index);
            ((double *)wanted->data)[i] = is_near ? -9 + far : 30 - far;
        }
        assert_numbers(call("aten::linspace", ARGS(D(-9), D(30), I(count), OPTIONS(half))), wanted,
                       half);
        tn_tensor_release(wanted);
    }
}

/* Nothing beside the elements is written, wherever a run begins and ends. */
static void a_filled_run_has_edges(void **state)
{
    (void)state;
    for (int64_t count = 0; count < 40; count++) {
        tn_tensor *whole = call("aten::zeros", ARGS(INTS(48), OPTIONS(TN_DTYPE_I16)));
        tn_tensor *part =
            call("aten::slice.Tensor", ARGS(T(whole), I(0), I(3), I(3 + count), I(1)));
        tn_tensor_release(call("aten::fill_.Scalar", ARGS(T(part), I(-2))));
        for (int64_t i = 0; i < 48; i++)
            assert_int_equal(((const int16_t *)whole->data)[i], i >= 3 && i < 3 + count ? -2 : 0);
        tn_tensor_release(part);
        tn_tensor_release(whole);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sequences_are_those_of_a_plain_loop),
        cmocka_unit_test(half_types_round_at_every_step),
        cmocka_unit_test(a_filled_run_has_edges),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
