/* SPDX-License-Identifier: BSD-3-Clause */
/* histc against a plain count: lengths around the blocks of elements, parts for threads, edges. */
#include "kernels/core/narrow_floats.h"
#include "op_fixture.h"

#include <tenon/op.h>
#include <math.h>
#include <stdlib.h>

#define BINS 7
#define LOW  (-1.5)
#define HIGH 2.0

/* Numbers on both sides of the range, on its edges, and some that are none. */
static double number_at(int64_t i)
{
    static const double specials[] = {NAN, INFINITY, -INFINITY, LOW, HIGH, 0, -0.0, 0.5};
    return i % 11 == 5 ? specials[i / 11 % 8] : (double)(i * 7919 % 1013) / 200 - 2.25;
}

/* Count numbers of a dtype, to which each operation is rounded. */
static void check_counts(tn_dtype dtype, int64_t count)
{
    double wanted[BINS] = {0};
    tn_tensor *wide;
    tn_tensor *self;
    tn_tensor *exact;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F64, 1, &count, NULL, TN_CPU, &wide), TN_OK);
    for (int64_t i = 0; i < count; i++)
        ((double *)wide->data)[i] = number_at(i);
    assert_int_equal(tni_to_dtype(wide, dtype, &self), TN_OK);
    assert_int_equal(tni_clone(self, TN_DTYPE_F64, TN_MEMORY_FORMAT_CONTIGUOUS, &exact), TN_OK);
    for (int64_t i = 0; i < count; i++) {
        const double x = ((const double *)exact->data)[i];
        if (!(x >= LOW && x <= HIGH))
            continue;
        double step = tni_round_to(dtype, tni_round_to(dtype, x - LOW) * BINS);
        int64_t bin = (int64_t)tni_round_to(dtype, step / (HIGH - LOW));
        wanted[bin < BINS ? bin : BINS - 1]++;
    }
    for (int i = 0; i < BINS; i++)
        wanted[i] = tni_round_to(dtype, wanted[i]);
    check(call("aten::histc", ARGS(T(self), I(BINS), D(LOW), D(HIGH))), dtype, SIZES(BINS), wanted);
    tn_tensor_release(wide);
    tn_tensor_release(self);
    tn_tensor_release(exact);
}

static void each_element_is_in_one_bin(void **state)
{
    static const tn_dtype dtypes[] = {TN_DTYPE_F32, TN_DTYPE_F64, TN_DTYPE_F16};
    static const int64_t counts[] = {0, 1, 511, 512, 513, 5000, 200001};
    const uint32_t before = tn_num_threads();
    (void)state;
    for (uint32_t threads = 1; threads <= 2; threads++) {
        tn_set_num_threads(threads);
        for (size_t d = 0; d < TN_LEN(dtypes); d++)
            for (size_t i = 0; i < TN_LEN(counts); i++)
                check_counts(dtypes[d], counts[i]);
    }
    tn_set_num_threads(before);
}

/* An empty range is that of the elements, which must be finite. */
static void the_range_may_be_that_of_the_elements(void **state)
{
    (void)state;
    tn_tensor *self = make(TN_DTYPE_F32, SIZES(5), VALUES(1, 2, 2.5, 4, 5));
    tn_tensor *one = make(TN_DTYPE_F32, SIZES(2), VALUES(3, 3));
    check(call("aten::histc", ARGS(T(self), I(4), D(0), D(0))), TN_DTYPE_F32, SIZES(4),
          VALUES(1, 2, 0, 2));
    check(call("aten::histc", ARGS(T(one), I(2), D(0), D(0))), TN_DTYPE_F32, SIZES(2),
          VALUES(0, 2));
    tn_tensor_release(self);
    tn_tensor_release(one);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_element_is_in_one_bin),
        cmocka_unit_test(the_range_may_be_that_of_the_elements),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
