/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Functions of 2.14 and 2.15: whether a tensor has a storage, and objects of Python through a table
 * that the test registers, with numbers for objects. The package's own table:
 * tests/python/test_abi_objects.py.
 */
#define TORCH_TARGET_VERSION 0x020f000000000000ULL
#include "abi_fixture.h"

#include <tenon/experimental/python_objects.h>

static char some_object, some_type; /* stand for objects of Python */
static tn_tensor *held;             /* what the object of a tensor holds; owned */

static tn_status is_tensor(void *object, bool *out)
{
    *out = object == &some_object;
    return TN_OK;
}
static tn_status tensor_from(void *object, tn_tensor **out)
{
    if (object != &some_object)
        return tn_fail(TN_ERR_TYPE, "expected a tensor");
    *out = tn_tensor_retain(held);
    return TN_OK;
}
static tn_status tensor_to(tn_tensor *tensor, void *type, void **object)
{
    if (type != NULL && type != &some_type)
        return tn_fail(TN_ERR_TYPE, "no such type");
    assert_ptr_equal(tensor, held);
    *object = &some_object;
    return TN_OK;
}
static tn_status dtype_from(void *object, int32_t *dtype)
{
    *dtype = *(char *)object;
    return TN_OK;
}
static tn_status dtype_to(int32_t dtype, void **object)
{
    some_object = (char)dtype;
    *object = &some_object;
    return TN_OK;
}
static tn_status device_from(void *object, tn_device *device)
{
    *device = object == &some_object ? (tn_device){TN_DEVICE_CUDA, 3} : TN_CPU;
    return TN_OK;
}
static tn_status device_to(tn_device device, void **object)
{
    some_object = (char)(device.type * 10 + device.index);
    *object = &some_object;
    return TN_OK;
}
static const tn_python_objects table = {sizeof table, is_tensor, tensor_from, tensor_to,
                                        dtype_from,   dtype_to,  device_from, device_to};

static void only_a_tensor_of_strides_has_a_storage(void **state)
{
    bool has = false;
    AtenTensorHandle none;
    (void)state;
    AtenTensorHandle tensor = fixture_counted();
    assert_success(torch_has_storage(tensor, &has));
    assert_true(has);
    assert_success(aoti_torch_new_uninitialized_tensor(&none));
    assert_success(torch_has_storage(none, &has));
    assert_false(has);
    assert_success(aoti_torch_delete_tensor_object(none));
    assert_success(aoti_torch_delete_tensor_object(tensor));
}

/* Runs before the table is registered, which is for ever. */
static void without_a_table_objects_are_refused(void **state)
{
    void *object = NULL;
    AtenTensorHandle handle = NULL;
    (void)state;
    assert_failure(torch_tensor_from_pyobject(&some_object, &handle));
    assert_non_null(strstr(fixture_error(), "torch_tensor_from_pyobject: needs Python and the "
                                            "tenon package loaded"));
    assert_failure(torch_device_to_pyobject(0, -1, &object));
    assert_null(handle);
    assert_null(object);
}

static void a_table_that_is_not_whole_is_refused(void **state)
{
    tn_python_objects other = table;
    (void)state;
    other.device_to = NULL;
    assert_int_equal(tn_python_objects_register(NULL), TN_ERR_VALUE);
    assert_int_equal(tn_python_objects_register(&other), TN_ERR_VALUE);
    other = table;
    other.size--;
    assert_int_equal(tn_python_objects_register(&other), TN_ERR_VALUE);
    assert_int_equal(tn_python_objects_register(&table), TN_OK);
    assert_int_equal(tn_python_objects_register(&table), TN_OK);
    other = table;
    assert_int_equal(tn_python_objects_register(&other), TN_ERR_RUNTIME);
}

static void tensors_go_through_the_table(void **state)
{
    bool is = true;
    void *object = NULL;
    AtenTensorHandle tensor = fixture_counted(), handle = NULL;
    (void)state;
    held = tn_tensor_retain(tn_boxed_tensor((StableIValue)(uintptr_t)tensor));
    assert_success(torch_is_tensor_pyobject(&some_type, &is));
    assert_false(is);
    assert_failure(torch_tensor_from_pyobject(&some_type, &handle));
    assert_null(handle);
    assert_success(torch_tensor_from_pyobject(&some_object, &handle));
    assert_failure(torch_tensor_to_pyobject(handle, &object, &object));
    assert_null(object);
    assert_success(torch_tensor_to_pyobject(handle, &some_type, &object));
    assert_ptr_equal(object, &some_object);
    tn_tensor_release(held);
    assert_success(aoti_torch_delete_tensor_object(handle));
    assert_success(aoti_torch_delete_tensor_object(tensor));
}

static void dtypes_and_devices_go_through_the_table(void **state)
{
    int32_t number = 0, index = 0;
    void *object = NULL;
    (void)state;
    assert_success(torch_dtype_to_pyobject(6, &object));
    assert_success(torch_dtype_from_pyobject(object, &number));
    assert_int_equal(number, 6);
    assert_success(torch_device_from_pyobject(&some_object, &number, &index));
    assert_int_equal(number, TN_DEVICE_CUDA);
    assert_int_equal(index, 3);
    assert_success(torch_device_to_pyobject(1, -1, &object));
    assert_int_equal(some_object, 9);
    assert_failure(torch_device_to_pyobject(99, 0, &object));
    assert_non_null(strstr(fixture_error(), "invalid device type 99"));
    assert_failure(torch_device_to_pyobject(-1, 0, &object));
    assert_failure(torch_device_to_pyobject(1, 128, &object));
    assert_non_null(strstr(fixture_error(), "device index 128 is out of range"));
    assert_failure(torch_device_to_pyobject(1, -2, &object));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(only_a_tensor_of_strides_has_a_storage),
        cmocka_unit_test(without_a_table_objects_are_refused),
        cmocka_unit_test(a_table_that_is_not_whole_is_refused),
        cmocka_unit_test(tensors_go_through_the_table),
        cmocka_unit_test(dtypes_and_devices_go_through_the_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
