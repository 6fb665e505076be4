/* SPDX-License-Identifier: BSD-3-Clause */
#include "dispatch/dispatcher.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

static void a_list_grows_beyond_what_it_was_made_for(void **state)
{
    (void)state;
    for (size_t capacity = 0; capacity < 4; capacity++) {
        tni_list *list;
        assert_int_equal(tni_list_new(capacity, &list), TN_OK);
        assert_int_equal(list->size, 0);
        assert_true(list->capacity != 0); /* 0 marks a borrowed list */
        for (StableIValue i = 0; i < 100; i++)
            assert_int_equal(tni_list_push(list, i * i), TN_OK);
        assert_int_equal(list->size, 100);
        for (StableIValue i = 0; i < 100; i++)
            assert_int_equal(list->items[i], i * i);
        tni_list_free(list);
    }
    tni_list_free(NULL);
}

static void a_list_too_long_for_memory_is_refused(void **state)
{
    (void)state;
    tni_list *list = NULL;
    assert_int_equal(tni_list_new(SIZE_MAX / 2, &list), TN_ERR_MEMORY);
    assert_null(list);
}

static void a_push_without_memory_leaves_the_list_as_it_was(void **state)
{
    (void)state;
    tni_list *list;
    assert_int_equal(tni_list_new(1, &list), TN_OK);
    assert_int_equal(tni_list_push(list, 1), TN_OK);
    tni_fault_arm(1);
    assert_int_equal(tni_list_push(list, 2), TN_ERR_MEMORY);
    tni_fault_arm(0);
    assert_int_equal(list->size, 1);
    assert_int_equal(list->items[0], 1);
    assert_int_equal(tni_list_push(list, 2), TN_OK);
    tni_list_free(list);
}

static void a_string_keeps_nuls_and_ends_with_one(void **state)
{
    (void)state;
    tni_string *string;
    assert_int_equal(tni_string_new("a\0b", 3, &string), TN_OK);
    assert_int_equal(string->length, 3);
    assert_memory_equal(string->data, "a\0b", 4);
    tni_string_free(string);
    assert_int_equal(tni_string_new(NULL, 0, &string), TN_OK);
    assert_string_equal(string->data, "");
    tni_string_free(string);
}

static void an_optional_ivalue_is_plain_malloc(void **state)
{
    (void)state;
    StableIValue *ivalue;
    assert_int_equal(tni_optional_new(42, &ivalue), TN_OK);
    assert_int_equal(*ivalue, 42);
    free(ivalue);
    tni_fault_arm(1);
    assert_int_equal(tni_optional_new(42, &ivalue), TN_ERR_MEMORY);
    tni_fault_arm(0);
}

static void a_device_is_index_low_and_type_high(void **state)
{
    (void)state;
    assert_int_equal(tni_box_device((tn_device){TN_DEVICE_CPU, -1}), UINT64_C(0xffffffff));
    assert_int_equal(tni_box_device((tn_device){TN_DEVICE_CUDA, 3}), UINT64_C(0x100000003));
}

static void generators_are_counted(void **state)
{
    (void)state;
    tni_generator *generator;
    assert_int_equal(tni_generator_new(TN_CPU, 7, &generator), TN_OK);
    assert_ptr_equal(tni_generator_retain(generator), generator);
    tni_generator_release(generator);
    assert_int_equal(generator->seed, 7);
    tni_generator_release(generator);
    tni_generator_release(tni_generator_retain(NULL));
}

static void a_tensor_ivalue_names_its_tensor(void **state)
{
    (void)state;
    StableIValue ivalue;
    int64_t size = 1;
    tn_tensor *tensor;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, 1, &size, NULL, TN_CPU, &tensor), TN_OK);
    assert_int_equal(tn_boxed_from_tensor_take(tn_tensor_retain(tensor), &ivalue), TN_OK);
    assert_ptr_equal(tn_boxed_tensor(ivalue), tensor);
    tn_boxed_tensor_release(ivalue);
    assert_null(tn_boxed_tensor(0));
    tn_boxed_tensor_release(0);
    tn_tensor_release(tensor);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_list_grows_beyond_what_it_was_made_for),
        cmocka_unit_test(a_list_too_long_for_memory_is_refused),
        cmocka_unit_test(a_push_without_memory_leaves_the_list_as_it_was),
        cmocka_unit_test(a_string_keeps_nuls_and_ends_with_one),
        cmocka_unit_test(an_optional_ivalue_is_plain_malloc),
        cmocka_unit_test(a_device_is_index_low_and_type_high),
        cmocka_unit_test(generators_are_counted),
        cmocka_unit_test(a_tensor_ivalue_names_its_tensor),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
