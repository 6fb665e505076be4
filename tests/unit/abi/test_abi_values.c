/* SPDX-License-Identifier: BSD-3-Clause */
#include "abi_fixture.h"

#include <stdlib.h>

#include "dispatch/dispatcher.h"

static void list_keeps_its_elements_in_order_beyond_its_first_capacity(void **state)
{
    (void)state;
    StableListHandle list = NULL;
    assert_success(torch_new_list_reserve_size(0, &list));
    for (uint64_t i = 0; i < 100; i++)
        assert_success(torch_list_push_back(list, i * 3));
    size_t size = 0;
    assert_success(torch_list_size(list, &size));
    assert_int_equal(size, 100);
    assert_success(torch_list_set_item(list, 7, 77));
    for (uint64_t i = 0; i < 100; i++) {
        StableIValue item = 0;
        assert_success(torch_list_get_item(list, i, &item));
        assert_int_equal(item, i == 7 ? 77 : i * 3);
    }
    assert_success(torch_delete_list(list));
}

static void list_index_out_of_range_fails_and_leaves_the_output(void **state)
{
    (void)state;
    StableListHandle list = NULL;
    StableIValue item = 5;
    assert_success(torch_new_list_reserve_size(8, &list));
    assert_success(torch_list_push_back(list, 1));
    assert_failure(torch_list_get_item(list, 1, &item));
    assert_int_equal(item, 5);
    assert_error_has("index 1 is out of range for a list of 1");
    assert_failure(torch_list_set_item(list, 1, 2));
    assert_success(torch_delete_list(list));
}

static void deleting_a_list_leaves_its_elements_alone(void **state)
{
    (void)state;
    StableListHandle list = NULL;
    AtenTensorHandle tensor = fixture_counted();
    assert_success(torch_new_list_reserve_size(1, &list));
    assert_success(torch_list_push_back(list, fixture_box(tensor)));
    assert_success(torch_delete_list(list));
    assert_int_equal(fixture_frees, 0);
    assert_success(aoti_torch_delete_tensor_object(tensor));
    assert_int_equal(fixture_frees, 1);
}

static void string_may_hold_zeros_and_is_terminated(void **state)
{
    (void)state;
    StringHandle string = NULL;
    size_t length = 0;
    const char *data = NULL;
    assert_success(torch_new_string_handle("a\0b", 3, &string));
    assert_success(torch_string_length(string, &length));
    assert_success(torch_string_c_str(string, &data));
    assert_int_equal(length, 3);
    assert_memory_equal(data, "a\0b", 4);
    assert_success(torch_delete_string(string));
    assert_success(torch_new_string_handle(NULL, 0, &string));
    assert_success(torch_string_c_str(string, &data));
    assert_string_equal(data, "");
    assert_success(torch_delete_string(string));
}

static void optional_ivalue_pairs_with_malloc_and_free(void **state)
{
    (void)state;
    StableIValue *ivalue = NULL;
    assert_success(torch_new_stable_ivalue(&ivalue));
    *ivalue = 9;
    free(ivalue);
    ivalue = malloc(sizeof *ivalue);
    assert_non_null(ivalue);
    assert_success(torch_delete_stable_ivalue(ivalue));
}

static void null_ivalue_fails_without_touching_the_error_text(void **state)
{
    (void)state;
    assert_failure(torch_list_size(NULL, NULL));
    char before[200];
    snprintf(before, sizeof before, "%s", fixture_error());
    assert_failure(torch_new_stable_ivalue(NULL));
    assert_failure(torch_delete_stable_ivalue(NULL));
    assert_string_equal(fixture_error(), before);
}

static void generator_handles_share_their_state(void **state)
{
    (void)state;
    tni_generator *generator;
    AtenGeneratorHandle second = NULL;
    int32_t type = -1;
    int32_t index = -5;
    assert_int_equal(tni_generator_new(TN_CPU, 42, &generator), TN_OK);
    assert_success(torch_new_generator_handle(generator, &second));
    generator->next_normal = 10;
    assert_success(torch_delete_generator(generator));
    assert_true(second->next_normal == 10);
    assert_success(torch_generator_get_device(second, &type, &index));
    assert_int_equal(type, aoti_torch_device_type_cpu());
    assert_int_equal(index, -1);
    assert_success(torch_delete_generator(second));
}

static void null_handles_fail_by_name_and_deletes_accept_them(void **state)
{
    (void)state;
    size_t size = 3;
    StableIValue item = 4;
    const char *text = NULL;
    AtenGeneratorHandle generator = NULL;
    assert_failure(torch_list_size(NULL, &size));
    assert_error_has("torch_list_size");
    assert_failure(torch_list_get_item(NULL, 0, &item));
    assert_failure(torch_list_set_item(NULL, 0, 0));
    assert_failure(torch_list_push_back(NULL, 0));
    assert_failure(torch_new_list_reserve_size(1, NULL));
    assert_failure(torch_string_length(NULL, &size));
    assert_failure(torch_string_c_str(NULL, &text));
    assert_failure(torch_new_string_handle(NULL, 2, (StringHandle *)&text));
    assert_failure(torch_new_generator_handle(NULL, &generator));
    assert_failure(torch_generator_get_device(NULL, NULL, NULL));
    assert_int_equal(size, 3);
    assert_int_equal(item, 4);
    assert_null(text);
    assert_null(generator);
    assert_success(torch_delete_list(NULL));
    assert_success(torch_delete_string(NULL));
    assert_success(torch_delete_generator(NULL));
}

static void typed_value_keeps_what_it_was_made_of(void **state)
{
    (void)state;
    const char *texts[] = {"one", "", "three"};
    C10IValueHandle values[4] = {0};
    AtenTensorHandle tensor = fixture_counted();
    assert_success(aoti_torch_int64_to_ivalue(-3, &values[0]));
    assert_success(aoti_torch_str_to_ivalue("text", &values[1]));
    assert_success(aoti_torch_strlist_to_ivalue(texts, 3, &values[2]));
    assert_success(aoti_torch_tensor_to_ivalue(tensor, &values[3]));
    assert_success(aoti_torch_delete_tensor_object(tensor));
    assert_int_equal(fixture_frees, 0);
    for (size_t i = 0; i < 4; i++)
        assert_success(aoti_torch_delete_c10_value_object(values[i]));
    assert_int_equal(fixture_frees, 1);
    assert_success(aoti_torch_delete_c10_value_object(NULL));
}

static void typed_value_of_nothing_is_refused(void **state)
{
    (void)state;
    const char *texts[] = {"one", NULL};
    C10IValueHandle value = NULL;
    assert_failure(aoti_torch_strlist_to_ivalue(texts, 2, &value));
    assert_error_has("text 1 is NULL");
    assert_failure(aoti_torch_strlist_to_ivalue(texts, -1, &value));
    assert_error_has("len is -1, which is negative");
    assert_failure(aoti_torch_str_to_ivalue(NULL, &value));
    assert_failure(aoti_torch_tensor_to_ivalue(NULL, &value));
    assert_null(value);
    assert_success(aoti_torch_strlist_to_ivalue(NULL, 0, &value));
    assert_success(aoti_torch_delete_c10_value_object(value));
}

static void record_begins_and_ends(void **state)
{
    (void)state;
    C10IValueHandle input = NULL;
    AtenRecordFunctionHandle records[2] = {NULL, NULL};
    assert_success(aoti_torch_int64_to_ivalue(1, &input));
    assert_success(aoti_record_function_start("outer", NULL, &input, 1, &records[0]));
    assert_success(aoti_record_function_start("inner", NULL, NULL, 0, &records[1]));
    assert_ptr_not_equal(records[0], records[1]);
    assert_success(aoti_record_function_end(records[1]));
    assert_success(aoti_record_function_end(records[0]));
    assert_success(aoti_record_function_end(NULL));
    assert_success(aoti_torch_delete_c10_value_object(input));
    assert_failure(aoti_record_function_start("none", NULL, NULL, 1, &records[0]));
}

/* Pointers that are NULL, one at a time. */
static void each_pointer_that_is_null_is_refused(void **state)
{
    (void)state;
    const char *text = "one";
    int32_t type = 7, index = 7;
    AtenGeneratorHandle generator = NULL;
    C10IValueHandle value = NULL;
    AtenRecordFunctionHandle record = NULL;
    AtenTensorHandle tensor = fixture_counted();
    tn_value made = tn_value_none();
    assert_int_equal(tn_generator_new(TN_CPU, 5, &made), TN_OK);
    AtenGeneratorHandle self = (AtenGeneratorHandle)made.as.opaque;
    assert_failure(torch_new_generator_handle(NULL, &generator));
    assert_failure(torch_new_generator_handle(self, NULL));
    assert_failure(torch_generator_get_device(NULL, &type, &index));
    assert_failure(torch_generator_get_device(self, NULL, &index));
    assert_failure(torch_generator_get_device(self, &type, NULL));
    assert_true(type == 7 && index == 7 && generator == NULL);
    assert_failure(aoti_torch_str_to_ivalue(NULL, &value));
    assert_failure(aoti_torch_str_to_ivalue(text, NULL));
    assert_failure(aoti_torch_strlist_to_ivalue(NULL, 1, &value));
    assert_failure(aoti_torch_strlist_to_ivalue(&text, 1, NULL));
    assert_failure(aoti_torch_tensor_to_ivalue(NULL, &value));
    assert_failure(aoti_torch_tensor_to_ivalue(tensor, NULL));
    assert_failure(aoti_record_function_start(NULL, NULL, NULL, 0, &record));
    assert_failure(aoti_record_function_start("name", NULL, NULL, 0, NULL));
    assert_failure(aoti_record_function_start("name", NULL, NULL, 1, &record));
    assert_true(value == NULL && record == NULL);
    assert_success(aoti_torch_strlist_to_ivalue(NULL, 0, &value));
    assert_success(aoti_torch_delete_c10_value_object(value));
    assert_success(aoti_torch_delete_tensor_object(tensor));
    tn_value_release(&made);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(list_keeps_its_elements_in_order_beyond_its_first_capacity,
                               fixture_setup),
        cmocka_unit_test_setup(list_index_out_of_range_fails_and_leaves_the_output, fixture_setup),
        cmocka_unit_test_setup(deleting_a_list_leaves_its_elements_alone, fixture_setup),
        cmocka_unit_test_setup(string_may_hold_zeros_and_is_terminated, fixture_setup),
        cmocka_unit_test_setup(optional_ivalue_pairs_with_malloc_and_free, fixture_setup),
        cmocka_unit_test_setup(null_ivalue_fails_without_touching_the_error_text, fixture_setup),
        cmocka_unit_test_setup(generator_handles_share_their_state, fixture_setup),
        cmocka_unit_test_setup(null_handles_fail_by_name_and_deletes_accept_them, fixture_setup),
        cmocka_unit_test_setup(typed_value_keeps_what_it_was_made_of, fixture_setup),
        cmocka_unit_test_setup(typed_value_of_nothing_is_refused, fixture_setup),
        cmocka_unit_test_setup(record_begins_and_ends, fixture_setup),
        cmocka_unit_test_setup(each_pointer_that_is_null_is_refused, fixture_setup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
