/* SPDX-License-Identifier: BSD-3-Clause */
#include "kernels/random/random.h"

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

/* What numbers a generator gives next, into a row. */
static void draw(const tn_value *generator, tn_tensor *row)
{
    tni_generator *own = (tni_generator *)(uintptr_t)generator->as.opaque;
    assert_int_equal(tni_random_uniforms(row, own, 0, 1), TN_OK);
}

/* Before the first number, in the middle, and where a normal number waits. */
static void a_state_goes_on_in_another_generator(void **state)
{
    (void)state;
    tn_value first, second;
    static unsigned char bytes[TN_GENERATOR_STATE_BYTES];
    tn_tensor *row = new_row(700), *other = new_row(700), *one = new_row(1);
    assert_int_equal(tn_generator_new(TN_CPU, 5, &first), TN_OK);
    assert_int_equal(tn_generator_new(TN_CPU, 6, &second), TN_OK);
    for (int i = 0; i < 3; i++) {
        if (i == 2)
            assert_int_equal(
                tni_random_normals(one, (tni_generator *)(uintptr_t)first.as.opaque, 0, 1), TN_OK);
        assert_int_equal(tn_generator_state(&first, bytes, sizeof bytes), TN_OK);
        assert_int_equal(tn_generator_set_state(&second, bytes, sizeof bytes), TN_OK);
        if (i == 2) {
            assert_int_equal(
                tni_random_normals(one, (tni_generator *)(uintptr_t)first.as.opaque, 0, 1), TN_OK);
            float wanted = *(const float *)one->data;
            assert_int_equal(
                tni_random_normals(one, (tni_generator *)(uintptr_t)second.as.opaque, 0, 1), TN_OK);
            assert_true(wanted == *(const float *)one->data);
        }
        draw(&first, row);
        draw(&second, other);
        assert_memory_equal(row->data, other->data, 700 * sizeof(float));
    }
    uint64_t seed = 0;
    assert_int_equal(tn_generator_initial_seed(&second, &seed), TN_OK);
    assert_int_equal(seed, 5);
    tn_value_release(&first);
    tn_value_release(&second);
    tn_tensor_release(row);
    tn_tensor_release(other);
    tn_tensor_release(one);
}

static void bytes_that_are_no_state_are_refused(void **state)
{
    (void)state;
    tn_value own, none = tn_value_none();
    unsigned char bytes[TN_GENERATOR_STATE_BYTES] = {0};
    uint64_t seed;
    assert_int_equal(tn_generator_new(TN_CPU, 5, &own), TN_OK);
    assert_int_equal(tn_generator_set_state(&own, bytes, sizeof bytes), TN_ERR_RUNTIME);
    assert_int_equal(tn_generator_set_state(&own, bytes, 7), TN_ERR_VALUE);
    assert_int_equal(tn_generator_set_state(&own, NULL, sizeof bytes), TN_ERR_VALUE);
    assert_int_equal(tn_generator_state(&own, bytes, 7), TN_ERR_VALUE);
    assert_int_equal(tn_generator_state(&own, NULL, sizeof bytes), TN_ERR_VALUE);
    assert_int_equal(tn_generator_state(&none, bytes, sizeof bytes), TN_ERR_TYPE);
    assert_int_equal(tn_generator_set_state(NULL, bytes, sizeof bytes), TN_ERR_TYPE);
    assert_int_equal(tn_generator_initial_seed(&none, &seed), TN_ERR_TYPE);
    assert_int_equal(tn_generator_initial_seed(&own, NULL), TN_ERR_VALUE);
    assert_int_equal(tn_generator_default(NULL), TN_ERR_VALUE);
    assert_int_equal(tn_generator_state(&own, bytes, sizeof bytes), TN_OK);
    bytes[16] = 9; /* the next word is another than the number left says */
    bytes[8] = 3;
    assert_int_equal(tn_generator_set_state(&own, bytes, sizeof bytes), TN_ERR_RUNTIME);
    tn_value_release(&own);
}

static void the_processs_generator_is_a_value_too(void **state)
{
    (void)state;
    tn_value own;
    tn_tensor *row = new_row(2);
    assert_int_equal(tn_generator_default(&own), TN_OK);
    assert_int_equal(tn_generator_seed(&own, 123), TN_OK);
    assert_int_equal(tni_random_uniforms(row, NULL, 0, 1), TN_OK);
    assert_true(*(const float *)row->data == 0.29611194133758545f);
    tn_value_release(&own);
    assert_int_equal(tni_random_uniforms(row, NULL, 0, 1), TN_OK);
    tn_tensor_release(row);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_twister_gives_the_words_of_its_paper),
        cmocka_unit_test(a_seed_gives_pytorchs_numbers),
        cmocka_unit_test(a_generator_of_ones_own_leaves_the_processs_alone),
        cmocka_unit_test(a_state_goes_on_in_another_generator),
        cmocka_unit_test(bytes_that_are_no_state_are_refused),
        cmocka_unit_test(the_processs_generator_is_a_value_too),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
