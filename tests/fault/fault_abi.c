/* SPDX-License-Identifier: BSD-3-Clause */
/* A life of an extension's library with its nth allocation failing, for every n. */
#include "abi_fixture.h"

#include "library/registry.h"

static void drop_tensor(StableIValue value)
{
    aoti_torch_delete_tensor_object((AtenTensorHandle)(uintptr_t)value);
}

/* (Tensor, Tensor[], str?) -> Tensor: gives the first back. */
static void kernel(StableIValue *stack, uint64_t num_args, uint64_t num_returns)
{
    (void)num_args;
    (void)num_returns;
    StableListHandle list = (StableListHandle)(uintptr_t)stack[1];
    StableIValue item = 0;
    torch_list_get_item(list, 0, &item);
    drop_tensor(item);
    torch_delete_list(list);
    StableIValue *ivalue = (StableIValue *)(uintptr_t)stack[2];
    torch_delete_string((StringHandle)(uintptr_t)*ivalue);
    torch_delete_stable_ivalue(ivalue);
}

/* The stack of a call; false, with what was made dropped, if there was no memory for it. */
static bool make_stack(StableIValue *stack)
{
    AtenTensorHandle first = NULL;
    AtenTensorHandle second = NULL;
    StableListHandle list = NULL;
    StringHandle string = NULL;
    StableIValue *ivalue = NULL;
    int64_t size = 2;
    int64_t stride = 1;
    int frees = fixture_frees;
    bool ok = aoti_torch_empty_strided(1, &size, &stride, 6, 0, 0, &first) == 0 &&
              torch_from_blob(fixture_data, 1, &size, &stride, 0, 6, 0, -1, &second, 0, NULL, 0,
                              fixture_deleter, &fixture_frees) == 0 &&
              torch_new_list_reserve_size(1, &list) == 0 &&
              torch_list_push_back(list, fixture_box(second)) == 0 &&
              torch_new_string_handle("text", 4, &string) == 0 &&
              torch_new_stable_ivalue(&ivalue) == 0;
    if (ok) {
        *ivalue = fixture_box(string);
        stack[0] = fixture_box(first);
        stack[1] = fixture_box(list);
        stack[2] = fixture_box(ivalue);
        return true;
    }
    /* A blob that failed leaves its memory with the caller. */
    assert_int_equal(fixture_frees, frees);
    drop_tensor(fixture_box(first));
    drop_tensor(fixture_box(second));
    assert_int_equal(fixture_frees, frees + (second != NULL));
    torch_delete_list(list);
    torch_delete_string(string);
    return false;
}

static bool call(void)
{
    StableIValue stack[3];
    if (!make_stack(stack))
        return false;
    AOTITorchError error = torch_call_dispatcher("abifault::op", "", stack, 0);
    if (error == AOTI_TORCH_SUCCESS) {
        drop_tensor(stack[0]);
        return true;
    }
    /* An unknown operator leaves the arguments with the caller; here it is always known. */
    return false;
}

/* True if every step found its memory. */
static bool live(void)
{
    TorchLibraryHandle library = NULL;
    bool ok = aoti_torch_library_init_fragment("abifault", "f", 1, &library) == 0;
    if (!ok) {
        assert_null(library);
        return false;
    }
    ok = aoti_torch_library_def(library, "op(Tensor a, Tensor[] b, str? c) -> Tensor") == 0 &&
         torch_library_impl(library, "op", kernel, 0) == 0 && call();
    if (!ok)
        assert_int_equal(tn_last_status(), TN_ERR_MEMORY);
    assert_success(aoti_torch_delete_library_object(library));
    return ok;
}

static void every_allocation_may_fail_in_a_librarys_life(void **state)
{
    (void)state;
    int frees = 0;
    bool ok = false;
    uint64_t n = 0;
    while (!ok) {
        assert_true(++n < 1000);
        tni_fault_arm(n);
        ok = live();
        tni_fault_arm(0);
        frees = fixture_frees;
        assert_true(live());
        assert_int_equal(fixture_frees, frees + 1);
    }
    assert_true(n > 5);
}

/* True if all typed values and a record were made; all that were are deleted. */
static bool values(AtenTensorHandle tensor)
{
    const char *texts[] = {"one", "two"};
    C10IValueHandle value[4] = {0};
    AtenRecordFunctionHandle record = NULL;
    bool ok = aoti_torch_int64_to_ivalue(1, &value[0]) == 0 &&
              aoti_torch_str_to_ivalue("text", &value[1]) == 0 &&
              aoti_torch_strlist_to_ivalue(texts, 2, &value[2]) == 0 &&
              aoti_torch_tensor_to_ivalue(tensor, &value[3]) == 0 &&
              aoti_record_function_start("name", NULL, NULL, 0, &record) == 0;
    for (size_t i = 0; i < 4; i++)
        assert_success(aoti_torch_delete_c10_value_object(value[i]));
    assert_success(aoti_record_function_end(record));
    return ok;
}

static void every_allocation_may_fail_in_the_making_of_values(void **state)
{
    (void)state;
    AtenTensorHandle tensor = fixture_counted();
    bool ok = false;
    uint64_t n = 0;
    while (!ok) {
        assert_true(++n < 1000);
        tni_fault_arm(n);
        ok = values(tensor);
        tni_fault_arm(0);
        assert_true(ok || tn_last_status() == TN_ERR_MEMORY);
    }
    assert_true(n > 8);
    int frees = fixture_frees;
    assert_success(aoti_torch_delete_tensor_object(tensor));
    assert_int_equal(fixture_frees, frees + 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(every_allocation_may_fail_in_a_librarys_life, fixture_setup),
        cmocka_unit_test_setup(every_allocation_may_fail_in_the_making_of_values, fixture_setup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
