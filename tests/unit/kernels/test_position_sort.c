/* SPDX-License-Identifier: BSD-3-Clause */
/* Sorting by position, and what is built on it, against sorts that compare. */
#include "op_fixture.h"

#include <math.h>
#include <stdlib.h>

#include "kernels/core/isa.h"
#include "kernels/index/search_loops.h"
#include "kernels/index/sort_keys.h"

enum { MOST = 70001 };

/* Around the bounds of insertion, of digits in the cache, and of what is split in parts. */
static const int64_t counts[] = {1, 2, 31, 32, 33, 256, 257, 4095, 8192, 8193, 20000, MOST};

static uint64_t random_state;

static uint64_t next_number(void)
{
    random_state = random_state * UINT64_C(6364136223846793005) + 1442695040888963407;
    return random_state >> 11 ^ random_state << 40;
}

/* Kinds of keys: all bits, few values, a far one beside close ones, clusters far apart, equal. */
enum { ANY, FEW_VALUES, FAR_ONE, CLUSTERS, EQUAL, KINDS };

static int64_t element_of(int kind, int64_t i)
{
    uint64_t number = next_number();
    switch (kind) {
    case ANY:
        return (int64_t)number;
    case FEW_VALUES:
        return (int64_t)(number % 5) - 2;
    case FAR_ONE:
        return i == 7 ? INT64_MIN : (int64_t)(number % 1000);
    case CLUSTERS:
        return (int64_t)((number % 3) * (UINT64_C(1) << 61) + (number >> 20) % 50000);
    default:
        return -4;
    }
}

static const int64_t *compared;

/* By value, then by position. */
static int compare(const void *left, const void *right)
{
    int64_t a = *(const int64_t *)left;
    int64_t b = *(const int64_t *)right;
    if (compared[a] != compared[b])
        return compared[a] < compared[b] ? -1 : 1;
    return a < b ? -1 : 1;
}

/* Sort as a stable sort does, and compare values and positions. */
static void assert_sorted(const int64_t *items, int64_t count, bool descending)
{
    static uint64_t room[2 * MOST];
    static int64_t wanted[MOST], values[MOST], indices[MOST], turned[MOST];
    tni_key_source source = {TN_DTYPE_I64, (const char *)items, 8, count, descending};
    tni_sorted sorted = tni_positions_sort(&source, room);
    tni_sorted_output to = {(char *)values, 8, (char *)indices, 8};
    TNI_OF_ISA(&tni_key_loops)->write[TN_DTYPE_I64](&sorted, 0, count, &to);
    for (int64_t i = 0; i < count; i++) {
        wanted[i] = i;
        turned[i] = descending ? ~items[i] : items[i];
    }
    compared = turned;
    qsort(wanted, (size_t)count, sizeof *wanted, compare);
    assert_memory_equal(indices, wanted, (size_t)count * sizeof *wanted);
    for (int64_t i = 0; i < count; i++)
        assert_true(values[i] == items[wanted[i]]);
}

static void positions_are_those_of_a_stable_sort(void **state)
{
    static int64_t items[MOST];
    uint32_t before = tni_num_threads();
    (void)state;
    for (uint32_t threads = 1; threads <= 2; threads++) {
        tn_set_num_threads(threads);
        for (size_t k = 0; k < sizeof counts / sizeof *counts; k++)
            for (int kind = 0; kind < KINDS; kind++) {
                for (int64_t i = 0; i < counts[k]; i++)
                    items[i] = element_of(kind, i);
                assert_sorted(items, counts[k], kind % 2 == 0);
                assert_sorted(items, counts[k], kind % 2 != 0);
            }
    }
    tn_set_num_threads(before);
}

/* Zeros keep their signs and nans their bits, though they have one key each. */
static void elements_with_one_key_keep_their_bits(void **state)
{
    (void)state;
    enum { COUNT = 600 };
    static uint64_t room[2 * COUNT];
    uint32_t items[COUNT], values[COUNT];
    static const uint32_t special[] = {0,          0x80000000, 0x7fc00000,
                                       0xffc00001, 0x7f800000, 0xff800000};
    int64_t indices[COUNT];
    for (uint32_t i = 0; i < COUNT; i++)
        items[i] = i % 3 != 0 ? special[next_number() % 6] : 0x3f800000 + (i << 10);
    tni_key_source source = {TN_DTYPE_F32, (const char *)items, 4, COUNT, false};
    tni_sorted sorted = tni_positions_sort(&source, room);
    tni_sorted_output to = {(char *)values, 4, (char *)indices, 8};
    TNI_OF_ISA(&tni_key_loops)->write[TN_DTYPE_F32](&sorted, 0, COUNT, &to);
    for (int i = 0; i < COUNT; i++)
        assert_int_equal(values[i], items[indices[i]]);
    assert_int_equal(values[0], 0xff800000);
}

/* topk gives the first of sort, whatever the order in which the elements come. */
static void the_first_of_a_line_are_those_of_its_sort(void **state)
{
    (void)state;
    static const int64_t wanted[] = {1, 3, 16, 17, 100, 383, 384, 385, 2000};
    tn_tensor *sorted[2], *top[2], *line;
    int64_t count = 8001;
    for (int kind = 0; kind < KINDS + 2; kind++) {
        assert_int_equal(tn_tensor_empty(TN_DTYPE_I64, 1, &count, NULL, TN_CPU, &line), TN_OK);
        int64_t *items = line->data;
        for (int64_t i = 0; i < count; i++)
            items[i] = kind < KINDS ? element_of(kind, i) : kind == KINDS ? i : -i;
        tn_value in[5] = {tn_value_tensor(line), tn_value_bool(true), tn_value_int(0),
                          tn_value_bool(true), tn_value_none()};
        tn_value sorts[2];
        call_all("aten::sort.stable", in, 4, sorts, 2);
        sorted[0] = sorts[0].as.tensor;
        sorted[1] = sorts[1].as.tensor;
        for (size_t k = 0; k < sizeof wanted / sizeof *wanted; k++) {
            tn_value tops[2];
            tn_value how[5] = {tn_value_tensor(line), tn_value_int(wanted[k]), tn_value_int(0),
                               tn_value_bool(true), tn_value_bool(true)};
            call_all("aten::topk", how, 5, tops, 2);
            for (int i = 0; i < 2; i++) {
                top[i] = tops[i].as.tensor;
                assert_memory_equal(top[i]->data, sorted[i]->data, (size_t)wanted[k] * 8);
                tn_value_release(&tops[i]);
            }
        }
        tn_value_release(&sorts[0]);
        tn_value_release(&sorts[1]);
        tn_tensor_release(line);
    }
}

/* The first boundary that is not below the value (or is above it), one after the other. */
static int64_t first_bound(const double *bounds, int64_t length, double value, bool is_right)
{
    int64_t at = 0;
    while (at < length && !(is_right ? bounds[at] > value : bounds[at] >= value))
        at++;
    return at;
}

static void assert_found(const tni_search_loops *loops, int64_t length, int64_t count)
{
    double bounds[80], values[100];
    int64_t whole_bounds[80], whole[100], positions[100];
    for (int64_t i = 0; i < length; i++)
        whole_bounds[i] = i == 0 ? -9 : whole_bounds[i - 1] + (int64_t)(next_number() % 3);
    for (int64_t i = 0; i < length; i++)
        bounds[i] = (double)whole_bounds[i];
    for (int64_t i = 0; i < count; i++) {
        whole[i] = (int64_t)(next_number() % 100) - 15;
        values[i] = (double)whole[i] + (i % 5 == 0 ? 0.5 : 0);
    }
    if (count > 2) {
        values[0] = (double)NAN;
        values[1] = (double)INFINITY;
        values[2] = -(double)INFINITY;
    }
    for (int right = 0; right < 2; right++) {
        loops->find_real(bounds, NULL, length, values, count, right != 0, positions);
        for (int64_t i = 0; i < count; i++)
            assert_int_equal(positions[i], first_bound(bounds, length, values[i], right != 0));
        loops->find_whole(whole_bounds, NULL, length, whole, count, right != 0, positions);
        for (int64_t i = 0; i < count; i++)
            assert_int_equal(positions[i],
                             first_bound(bounds, length, (double)whole[i], right != 0));
    }
}

static void searches_side_by_side_find_what_a_scan_finds(void **state)
{
    (void)state;
    const tni_search_loops *all[TNI_ISA_COUNT] = {&tni_search_loops_base};
#ifdef __x86_64__
    all[TNI_ISA_AVX2] = &tni_search_loops_avx2;
    all[TNI_ISA_AVX512] = &tni_search_loops_avx512;
#endif
    for (int isa = 0; isa <= (int)tni_best_isa() && all[isa] != NULL; isa++)
        for (int64_t length = 1; length < 80; length++)
            for (int64_t count = 1; count < 100; count += 7)
                assert_found(all[isa], length, count);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(positions_are_those_of_a_stable_sort),
        cmocka_unit_test(elements_with_one_key_keep_their_bits),
        cmocka_unit_test(the_first_of_a_line_are_those_of_its_sort),
        cmocka_unit_test(searches_side_by_side_find_what_a_scan_finds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
