/* SPDX-License-Identifier: BSD-3-Clause */
#include "kernels/core/isa.h"
#include "kernels/random/random.h"
#include "kernels/random/random_loops.h"

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

/* ---- many numbers at once ---- */

enum { MANY = 1 << 16 };

/* Draws of many words leave off where as many draws of one word do, wherever a block begins. */
static void words_drawn_together_are_those_drawn_one_by_one(void **state)
{
    (void)state;
    static const int counts[] = {1, 3, 623, 624, 625, 1, 1300, 16, 7};
    static uint32_t words[1300];
    tni_generator *together, *single;
    assert_int_equal(tni_generator_new(TN_CPU, 11, &together), TN_OK);
    assert_int_equal(tni_generator_new(TN_CPU, 11, &single), TN_OK);
    for (size_t k = 0; k < sizeof counts / sizeof *counts; k++) {
        tni_random_words(together, counts[k], words);
        for (int i = 0; i < counts[k]; i++)
            assert_int_equal(words[i], tni_random_word(single));
        assert_int_equal(tni_random_word(together), tni_random_word(single));
    }
    tni_generator_release(together);
    tni_generator_release(single);
}

/* Words at random; the first ones are those whose results are 0, tiny, or hard to round. */
static uint32_t *new_words(void)
{
    static const uint32_t edges[] = {0,        0x400000, 0x800000,   0xc00000,
                                     1,        0xffffff, 0xffffffff, 0x3fffff,
                                     0x400001, 0x7fffff, 0x80000000, 0x1fffff};
    enum { EDGES = sizeof edges / sizeof *edges };
    /* Normal numbers so near the middle of two floats that 44 bits give the wrong one (searched).
     */
    static const uint32_t hard[][2] = {
        {0x352ca0, 0xb48db9}, {0x9fc78c, 0xdf86f4}, {0xdb8e94, 0x62ee29}};
    uint32_t *words = malloc(2 * MANY * sizeof *words);
    tni_generator *own;
    assert_non_null(words);
    assert_int_equal(tni_generator_new(TN_CPU, 3, &own), TN_OK);
    tni_random_words(own, 2 * MANY, words);
    tni_generator_release(own);
    /* Every edge beside every other, in pairs of words and of elements eight apart. */
    for (int i = 0; i < EDGES * EDGES; i++) {
        words[2 * i] = edges[i / EDGES];
        words[2 * i + 1] = edges[i % EDGES];
        words[4096 + 16 * i] = edges[i / EDGES];
        words[4096 + 16 * i + 8] = edges[i % EDGES];
    }
    for (int i = 0; i < 3; i++) {
        words[8192 + 16 * i] = hard[i][0];
        words[8192 + 16 * i + 8] = hard[i][1];
    }
    return words;
}

static double single_of(uint32_t word)
{
    return (double)(word & 0xffffff) * 0x1p-24;
}

static double double_of(const uint32_t *words)
{
    uint64_t bits = (uint64_t)words[0] << 32 | words[1];
    return (double)(bits & ((UINT64_C(1) << 53) - 1)) * 0x1p-53;
}

static void assert_bits(float a, double b)
{
    float rounded = (float)b;
    assert_memory_equal(&a, &rounded, sizeof a);
}

static void assert_reals(const tni_random_loops *loops, const uint32_t *words, int64_t count)
{
    static double reals[MANY];
    static float floats[MANY];
    const tni_interval in = {-1.5, 3.25, 1.75, -1.5};
    loops->singles(words, count, reals);
    loops->uniform_floats(words, count, &in, floats);
    for (int64_t i = 0; i < count; i++) {
        float number = fmaf((float)single_of(words[i]), 3.25f, -1.5f);
        assert_true(reals[i] == single_of(words[i]));
        assert_bits(floats[i], number < 1.75f ? (double)number : -1.5);
    }
    loops->doubles(words, count, reals);
    loops->chances(words, count, 0.3, floats);
    for (int64_t i = 0; i < count; i++) {
        assert_true(reals[i] == double_of(words + 2 * i));
        assert_true(floats[i] == (double_of(words + 2 * i) < 0.3));
    }
    loops->uniform_doubles(words, count, &in, reals);
    for (int64_t i = 0; i < count; i++) {
        double number = fma(double_of(words + 2 * i), 3.25, -1.5);
        assert_true(reals[i] == (number < 1.75 ? number : -1.5));
    }
}

static void assert_whole(const tni_random_loops *loops, const uint32_t *words, int64_t count)
{
    static const uint64_t ranges[] = {1,       2,        3,         7,          100,
                                      1 << 16, 99999989, 0xfffffff, 0x80000000, 0x100000000};
    static const int64_t lasts[] = {0, 1, 5, 1000003, 214748363 - MANY};
    static int64_t numbers[MANY];
    for (size_t k = 0; k < sizeof ranges / sizeof *ranges; k++) {
        loops->remainders(words, count, ranges[k], -77, numbers);
        for (int64_t i = 0; i < count; i++)
            assert_int_equal(numbers[i], (int64_t)(words[i] % ranges[k]) - 77);
    }
    for (size_t k = 0; k < sizeof lasts / sizeof *lasts; k++) {
        loops->positions(words, count, lasts[k], numbers);
        for (int64_t i = 0; i < count; i++)
            assert_int_equal(numbers[i], words[i] % (uint64_t)(lasts[k] + count - i));
    }
}

/*
 * Normal numbers are near the formula in double, and exponential ones are those of the formula with
 * the C library's functions. That normal ones are PyTorch's is tested with numbers of its own
 * (tests/python/test_random_numbers.py).
 */
static void assert_formulas(const tni_random_loops *loops, const uint32_t *words, int64_t count)
{
    static const double rates[] = {1, 0.37, 1e30, 1e-30};
    static float floats[MANY], base[MANY];
    loops->normals(words, count / 16, 0.25f, 3, floats);
    tni_random_loops_base.normals(words, count / 16, 0.25f, 3, base);
    assert_memory_equal(floats, base, (size_t)count * sizeof *floats);
    for (int64_t i = 0; i < count / 2; i++) {
        int64_t at = i / 8 * 16 + i % 8;
        double radius = sqrt(-2 * log(1 - single_of(words[at])));
        double angle = 6.283185307179586476925286766559 * single_of(words[at + 8]);
        assert_float_equal(floats[at], (float)(radius * cos(angle) * 3 + 0.25), 8e-6F);
        assert_float_equal(floats[at + 8], (float)(radius * sin(angle) * 3 + 0.25), 8e-6F);
    }
    for (size_t k = 0; k < sizeof rates / sizeof *rates; k++) {
        loops->exponentials(words, count, rates[k], floats);
        for (int64_t i = 0; i < count; i++)
            assert_bits(floats[i], -1 / rates[k] * log1p(-double_of(words + 2 * i)));
    }
}

static void every_isa_gives_the_numbers_of_the_formulas(void **state)
{
    (void)state;
    const tni_random_loops *all[TNI_ISA_COUNT] = {&tni_random_loops_base};
    uint32_t *words = new_words();
#ifdef __x86_64__
    all[TNI_ISA_AVX2] = &tni_random_loops_avx2;
    all[TNI_ISA_AVX512] = &tni_random_loops_avx512;
#endif
    for (int isa = 0; isa <= (int)tni_best_isa() && all[isa] != NULL; isa++) {
        for (int64_t count = 0; count < 40; count++) {
            assert_reals(all[isa], words + count, count);
            assert_whole(all[isa], words + count, count);
        }
        assert_reals(all[isa], words, MANY);
        assert_whole(all[isa], words, MANY);
        assert_formulas(all[isa], words, MANY);
        assert_formulas(all[isa], words, 48);
    }
    free(words);
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
        cmocka_unit_test(words_drawn_together_are_those_drawn_one_by_one),
        cmocka_unit_test(every_isa_gives_the_numbers_of_the_formulas),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
