/* SPDX-License-Identifier: BSD-3-Clause */
/* Results that are written past the caches, which every large one is in this program. */
#include "op_fixture.h"

#include <stdlib.h>

enum { COUNT = 100003, MOST_SHIFT = 17 };

/* 0, 1, … of a small cycle, in every dtype without rounding. */
static tn_tensor *cycle(tn_dtype dtype)
{
    const int64_t size = COUNT + MOST_SHIFT + 1;
    tn_tensor *wide;
    tn_tensor *tensor;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, 1, &size, NULL, TN_CPU, &wide), TN_OK);
    for (int64_t i = 0; i < size; i++)
        ((float *)wide->data)[i] = (float)(i % 53);
    assert_int_equal(tni_to_dtype(wide, dtype, &tensor), TN_OK);
    tn_tensor_release(wide);
    return tensor;
}

/* COUNT elements from the one at `shift` on; a view. */
static tn_tensor *part(tn_tensor *whole, int64_t shift)
{
    return call("aten::narrow", ARGS(T(whole), I(0), I(shift), I(COUNT)));
}

static void assert_cycle(tn_tensor *tensor, int64_t shift)
{
    tn_tensor *wide;
    assert_int_equal(tni_to_dtype(tensor, TN_DTYPE_F32, &wide), TN_OK);
    for (int64_t i = 0; i < wide->numel; i++) {
        float old = (float)(i % 53);
        bool is_new = i >= shift && i < shift + COUNT;
        assert_true(((float *)wide->data)[i] == (is_new ? 2 * old : old));
    }
    tn_tensor_release(wide);
}

/* Wherever lines of the cache begin, and with what is around the result left alone. */
static void large_results_are_written_whole(void **state)
{
    (void)state;
    static const tn_dtype dtypes[] = {TN_DTYPE_I8, TN_DTYPE_I16, TN_DTYPE_F32, TN_DTYPE_F64,
                                      TN_DTYPE_C128};
    static const int64_t shifts[] = {0, 1, 7, 16, MOST_SHIFT};
    for (size_t d = 0; d < TN_LEN(dtypes); d++)
        for (size_t s = 0; s < TN_LEN(shifts); s++) {
            tn_tensor *input = cycle(dtypes[d]);
            tn_tensor *target = cycle(dtypes[d]);
            tn_tensor *from = part(input, shifts[s]);
            tn_tensor *to = part(target, shifts[s]);
            tn_tensor_release(call("aten::add.out", ARGS(T(from), T(from), I(1), T(to))));
            assert_cycle(target, shifts[s]);
            tn_tensor_release(to);
            tn_tensor_release(from);
            tn_tensor_release(target);
            tn_tensor_release(input);
        }
}

static void large_tensors_are_changed_in_place(void **state)
{
    (void)state;
    tn_tensor *whole = cycle(TN_DTYPE_F32);
    tn_tensor *self = part(whole, 3);
    tn_tensor_release(call("aten::add_.Tensor", ARGS(T(self), T(self), I(1))));
    assert_cycle(whole, 3);
    tn_tensor_release(self);
    tn_tensor_release(whole);
}

/* Drops the sum. */
static void assert_six_more(tn_tensor *sum)
{
    for (int64_t i = 0; i < sum->numel; i++)
        assert_true(((float *)sum->data)[i] == (float)(i % 53) + 6);
    tn_tensor_release(sum);
}

/* One element beside a large tensor is no operand that counts; a Scalar is converted on the way. */
static void numbers_are_added_to_large_tensors(void **state)
{
    (void)state;
    tn_tensor *self = cycle(TN_DTYPE_F32);
    tn_tensor *two = make(TN_DTYPE_F32, SCALAR, VALUES(2));
    assert_six_more(call("aten::add.Scalar", ARGS(T(self), I(2), I(3))));
    assert_six_more(call("aten::add.Tensor", ARGS(T(self), T(two), I(3))));
    tn_tensor_release(two);
    tn_tensor_release(self);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(large_results_are_written_whole),
        cmocka_unit_test(large_tensors_are_changed_in_place),
        cmocka_unit_test(numbers_are_added_to_large_tensors),
    };
    setenv("TENON_STREAM_MB", "0", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
