/* SPDX-License-Identifier: BSD-3-Clause */
#include "kernels/random.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

static void the_twister_gives_the_words_of_its_paper(void **state)
{
    (void)state;
    tni_mt19937 engine;
    uint32_t word = 0;
    tni_mt19937_seed(&engine, 5489);
    assert_int_equal(tni_mt19937_next(&engine), 3499211612u);
    for (int i = 1; i < 10000; i++)
        word = tni_mt19937_next(&engine);
    assert_int_equal(word, 4123659995u);
}

/* A row of `count` floats, filled by the caller. */
static tn_tensor *new_row(int64_t count)
{
    tn_tensor *row;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, 1, &count, NULL, TN_CPU, &row), TN_OK);
    return row;
}

/* The numbers are those of torch.manual_seed(123) on the CPU. */
static void a_seed_gives_pytorchs_numbers(void **state)
{
    (void)state;
    tn_tensor *row = new_row(2);
    const float *numbers = row->data;
    tn_manual_seed(123);
    assert_int_equal(tni_random_uniforms(row, NULL, 0, 1), TN_OK);
    assert_true(numbers[0] == 0.29611194133758545f && numbers[1] == 0.51656228303909302f);
    tn_manual_seed(123);
    assert_int_equal(tni_random_normals(row, NULL, 1, 2), TN_OK);
    assert_true(fabsf(numbers[0] - 0.77706575f) < 1e-6f && fabsf(numbers[1] - 1.2407259f) < 1e-6f);
    tn_manual_seed(123);
    assert_int_equal(tni_random_integers(row, NULL, 0, 10), TN_OK);
    assert_true(numbers[0] == 2 && numbers[1] == 9);
    tn_tensor_release(row);
}

static void a_generator_of_ones_own_leaves_the_processs_alone(void **state)
{
    (void)state;
    tni_generator *own;
    tn_tensor *row = new_row(2);
    const float *numbers = row->data;
    assert_int_equal(tni_generator_new(TN_CPU, 123, &own), TN_OK);
    tn_manual_seed(123);
    for (int i = 0; i < 3; i++)
        assert_int_equal(tni_random_uniforms(row, own, 0, 1), TN_OK);
    assert_int_equal(tni_random_uniforms(row, NULL, 0, 1), TN_OK);
    assert_true(numbers[0] == 0.29611194133758545f);
    tni_generator_release(own);
    tn_tensor_release(row);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_twister_gives_the_words_of_its_paper),
        cmocka_unit_test(a_seed_gives_pytorchs_numbers),
        cmocka_unit_test(a_generator_of_ones_own_leaves_the_processs_alone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
