/* SPDX-License-Identifier: BSD-3-Clause */
/* Allocation and the injection of its failure. */
#include "base/base.h"

#include <pthread.h>
#include <setjmp.h>
#include <cmocka.h>

static void only_the_nth_request_fails(void **state)
{
    (void)state;
    tni_fault_arm(3);
    void *first = tni_malloc(8);
    void *second = tni_calloc(2, 8);
    void *third = tni_malloc(8);
    void *fourth = tni_malloc_aligned(64, 8);
    uint64_t requests = tni_fault_arm(0);
    assert_non_null(first);
    assert_non_null(second);
    assert_null(third);
    assert_non_null(fourth);
    assert_int_equal(requests, 4);
    tni_free(first);
    tni_free(second);
    tni_free(fourth);
}

static void failed_realloc_keeps_the_memory(void **state)
{
    (void)state;
    char *text = tni_copy_text("kept", 4);
    tni_fault_arm(1);
    assert_null(tni_realloc(text, 100));
    tni_fault_arm(0);
    assert_string_equal(text, "kept");
    tni_free(text);
}

static void *count_in_thread(void *argument)
{
    void *memory = tni_malloc(8);
    *(bool *)argument = memory != NULL;
    tni_free(memory);
    return NULL;
}

static void injection_concerns_its_thread_alone(void **state)
{
    (void)state;
    bool worked = false;
    pthread_t thread;
    tni_fault_arm(1);
    assert_int_equal(pthread_create(&thread, NULL, count_in_thread, &worked), 0);
    pthread_join(thread, NULL);
    assert_int_equal(tni_fault_arm(0), 0);
    assert_true(worked);
}

static void nothing_is_counted_while_off(void **state)
{
    (void)state;
    tni_fault_arm(UINT64_MAX);
    tni_free(tni_malloc(1));
    assert_int_equal(tni_fault_arm(0), 1);
    tni_free(tni_malloc(1));
    assert_int_equal(tni_fault_arm(0), 0);
}

static void requests_for_nothing_succeed(void **state)
{
    (void)state;
    void *memory[] = {tni_malloc(0), tni_calloc(0, 8), tni_calloc(8, 0), tni_malloc_aligned(64, 0)};
    for (size_t i = 0; i < TN_LEN(memory); i++) {
        assert_non_null(memory[i]);
        tni_free(memory[i]);
    }
    volatile size_t half = SIZE_MAX / 2;
    assert_null(tni_calloc(half, 4));
}

static void aligned_memory_is_aligned(void **state)
{
    (void)state;
    for (size_t alignment = 16; alignment <= 4096; alignment *= 2) {
        void *memory = tni_malloc_aligned(alignment, 24);
        assert_int_equal((uintptr_t)memory % alignment, 0);
        tni_free(memory);
    }
}

static void reserve_doubles_and_changes_nothing_on_failure(void **state)
{
    (void)state;
    void *items = NULL;
    size_t capacity = 0;
    assert_int_equal(tni_reserve(&items, &capacity, 1, 4), TN_OK);
    assert_true(capacity >= 4);
    size_t before = capacity;
    void *same = items;
    tni_fault_arm(1);
    assert_int_equal(tni_reserve(&items, &capacity, before + 1, 4), TN_ERR_MEMORY);
    tni_fault_arm(0);
    assert_ptr_equal(items, same);
    assert_int_equal(capacity, before);
    assert_int_equal(tni_reserve(&items, &capacity, SIZE_MAX / 2, 4), TN_ERR_MEMORY);
    assert_int_equal(tni_reserve(&items, &capacity, before + 1, 4), TN_OK);
    assert_true(capacity >= 2 * before);
    tni_free(items);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(only_the_nth_request_fails),
        cmocka_unit_test(failed_realloc_keeps_the_memory),
        cmocka_unit_test(injection_concerns_its_thread_alone),
        cmocka_unit_test(nothing_is_counted_while_off),
        cmocka_unit_test(requests_for_nothing_succeed),
        cmocka_unit_test(aligned_memory_is_aligned),
        cmocka_unit_test(reserve_doubles_and_changes_nothing_on_failure),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
