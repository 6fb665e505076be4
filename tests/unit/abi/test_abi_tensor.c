/* SPDX-License-Identifier: BSD-3-Clause */
#include "abi_fixture.h"

#include "tensor/tensor_core.h"

static AtenTensorHandle make(int64_t ndim, const int64_t *sizes, const int64_t *strides,
                             int32_t dtype)
{
    AtenTensorHandle tensor = NULL;
    assert_success(aoti_torch_empty_strided(ndim, sizes, strides, dtype, 0, 0, &tensor));
    return tensor;
}

static void drop(AtenTensorHandle tensor)
{
    assert_success(aoti_torch_delete_tensor_object(tensor));
}

static void getters_tell_what_was_made(void **state)
{
    (void)state;
    const int64_t sizes[3] = {2, 3, 4};
    const int64_t strides[3] = {1, 8, 2};
    AtenTensorHandle t = make(3, sizes, strides, aoti_torch_dtype_float64());
    int64_t *pointer = NULL;
    int64_t number = 0;
    int32_t code = 0;
    bool flag = true;
    void *data = NULL;
    assert_success(aoti_torch_get_dim(t, &number));
    assert_int_equal(number, 3);
    assert_success(aoti_torch_get_numel(t, &number));
    assert_int_equal(number, 24);
    assert_success(aoti_torch_get_sizes(t, &pointer));
    assert_memory_equal(pointer, sizes, sizeof sizes);
    assert_success(aoti_torch_get_strides(t, &pointer));
    assert_memory_equal(pointer, strides, sizeof strides);
    assert_success(aoti_torch_get_size(t, -1, &number));
    assert_int_equal(number, 4);
    assert_success(aoti_torch_get_stride(t, 1, &number));
    assert_int_equal(number, 8);
    assert_success(aoti_torch_get_dtype(t, &code));
    assert_int_equal(code, 7);
    assert_success(aoti_torch_get_layout(t, &code));
    assert_int_equal(code, aoti_torch_layout_strided());
    assert_success(aoti_torch_get_device_type(t, &code));
    assert_int_equal(code, 0);
    assert_success(aoti_torch_get_device_index(t, &code));
    assert_int_equal(code, -1);
    assert_success(aoti_torch_get_storage_offset(t, &number));
    assert_int_equal(number, 0);
    assert_success(aoti_torch_get_storage_size(t, &number));
    assert_int_equal(number, 8 * (1 + 1 + 16 + 6));
    assert_success(aoti_torch_get_storage_numel(t, &number));
    assert_int_equal(number, 24);
    assert_success(aoti_torch_is_contiguous(t, &flag));
    assert_false(flag);
    assert_success(aoti_torch_get_data_ptr(t, &data));
    assert_non_null(data);
    assert_int_equal((uintptr_t)data % 64, 0);
    drop(t);
}

static void dimension_out_of_range_fails_and_leaves_the_output(void **state)
{
    (void)state;
    const int64_t sizes[2] = {2, 3};
    const int64_t strides[2] = {3, 1};
    int64_t number = 77;
    AtenTensorHandle t = make(2, sizes, strides, 6);
    AtenTensorHandle scalar = make(0, NULL, NULL, 6);
    assert_failure(aoti_torch_get_size(t, 2, &number));
    assert_error_has("Dimension out of range (expected to be in range of [-2, 1], but got 2)");
    assert_failure(aoti_torch_get_stride(t, -3, &number));
    assert_failure(aoti_torch_get_size(scalar, 0, &number));
    assert_error_has("Dimension specified as 0 but tensor has no dimensions");
    assert_int_equal(number, 77);
    drop(t);
    drop(scalar);
}

static void tensor_without_elements_has_no_data_but_sizes(void **state)
{
    (void)state;
    const int64_t sizes[1] = {0};
    const int64_t strides[1] = {1};
    void *data = &data;
    int64_t *pointer = NULL;
    AtenTensorHandle empty = make(1, sizes, strides, 6);
    AtenTensorHandle scalar = make(0, NULL, NULL, 6);
    assert_success(aoti_torch_get_data_ptr(empty, &data));
    assert_null(data);
    assert_success(aoti_torch_get_sizes(scalar, &pointer));
    assert_non_null(pointer);
    assert_success(aoti_torch_get_strides(scalar, &pointer));
    assert_non_null(pointer);
    drop(empty);
    drop(scalar);
}

static void undefined_tensor_has_one_empty_dimension_and_no_device(void **state)
{
    (void)state;
    AtenTensorHandle t = NULL;
    int64_t number = 77;
    int64_t *pointer = NULL;
    int32_t code = 77;
    bool flag = true;
    void *data = &data;
    void *before = data;
    assert_success(aoti_torch_new_uninitialized_tensor(&t));
    assert_success(aoti_torch_is_defined(t, &flag));
    assert_false(flag);
    assert_success(aoti_torch_is_contiguous(t, &flag));
    assert_true(flag);
    assert_success(aoti_torch_get_dim(t, &number));
    assert_int_equal(number, 1);
    assert_success(aoti_torch_get_numel(t, &number));
    assert_int_equal(number, 0);
    assert_success(aoti_torch_get_size(t, 0, &number));
    assert_int_equal(number, 0);
    assert_success(aoti_torch_get_sizes(t, &pointer));
    assert_int_equal(pointer[0], 0);
    /* Up to PyTorch 2.13 it was the number that BComplex32 has had since. */
    assert_int_equal(tn_torch_abi_select("2.13"), TN_OK);
    assert_success(aoti_torch_get_dtype(t, &code));
    assert_int_equal(code, 46);
    assert_int_equal(tn_torch_abi_select(NULL), TN_OK);
    assert_success(aoti_torch_get_dtype(t, &code));
    assert_int_equal(code, 47);
    number = 77;
    code = 77;
    assert_failure(aoti_torch_get_device_type(t, &code));
    assert_failure(aoti_torch_get_device_index(t, &code));
    assert_error_has("tensor does not have a device");
    assert_failure(aoti_torch_get_storage_size(t, &number));
    assert_failure(aoti_torch_get_storage_numel(t, &number));
    assert_failure(aoti_torch_get_stride(t, 0, &number));
    assert_failure(aoti_torch_get_data_ptr(t, &data));
    assert_int_equal(number, 77);
    assert_int_equal(code, 77);
    assert_ptr_equal(data, before);
    drop(t);
}

static void null_tensor_fails_by_name(void **state)
{
    (void)state;
    int64_t number = 77;
    AtenTensorHandle t = NULL;
    assert_failure(aoti_torch_get_dim(NULL, &number));
    assert_error_has("aoti_torch_get_dim");
    assert_failure(aoti_torch_get_size(NULL, 0, &number));
    assert_failure(aoti_torch_new_tensor_handle(NULL, &t));
    assert_failure(aoti_torch_assign_tensors(NULL, NULL));
    assert_failure(aoti_torch_as_strided(NULL, &number, &number, &t));
    assert_failure(aoti_torch_empty_strided(0, NULL, NULL, 6, 0, 0, NULL));
    assert_failure(torch_set_requires_grad(NULL, true));
    assert_int_equal(number, 77);
    assert_null(t);
    assert_success(aoti_torch_delete_tensor_object(NULL));
}

static void handles_name_one_tensor_and_can_be_assigned(void **state)
{
    (void)state;
    AtenTensorHandle a = fixture_counted();
    AtenTensorHandle b = NULL;
    AtenTensorHandle c = NULL;
    void *data = NULL;
    assert_success(aoti_torch_new_tensor_handle(a, &b));
    drop(a);
    assert_int_equal(fixture_frees, 0);
    assert_success(aoti_torch_new_uninitialized_tensor(&c));
    assert_success(aoti_torch_assign_tensors(b, c));
    assert_success(aoti_torch_assign_tensors(c, c));
    drop(b);
    assert_success(aoti_torch_get_data_ptr(c, &data));
    assert_ptr_equal(data, fixture_data);
    assert_success(aoti_torch_assign_tensors_out(c, &a));
    drop(c);
    assert_int_equal(fixture_frees, 0);
    drop(a);
    assert_int_equal(fixture_frees, 1);
}

static void bad_geometry_is_refused_with_the_output_untouched(void **state)
{
    (void)state;
    AtenTensorHandle t = NULL;
    const int64_t negative[1] = {-1};
    const int64_t one[1] = {1};
    const int64_t huge[2] = {INT64_MAX, 16};
    const int64_t huge_strides[2] = {16, 1};
    const int64_t zero[1] = {0};
    assert_failure(aoti_torch_empty_strided(1, negative, one, 6, 0, 0, &t));
    assert_error_has("negative dimension -1");
    assert_failure(aoti_torch_empty_strided(1, one, negative, 6, 0, 0, &t));
    assert_error_has("aoti_torch_empty_strided: Negative strides");
    assert_failure(aoti_torch_empty_strided(2, huge, huge_strides, 6, 0, 0, &t));
    assert_failure(aoti_torch_empty_strided(-1, one, one, 6, 0, 0, &t));
    assert_failure(aoti_torch_empty_strided(65, one, one, 6, 0, 0, &t));
    assert_failure(aoti_torch_empty_strided(1, NULL, one, 6, 0, 0, &t));
    assert_failure(aoti_torch_empty_strided(1, one, one, 46, 0, 0, &t));
    assert_failure(aoti_torch_empty_strided(1, one, one, 6, 1, 0, &t));
    assert_error_has("cuda:0");
    assert_failure(aoti_torch_empty_strided(1, one, one, 6, 99, 0, &t));
    assert_failure(aoti_torch_empty_strided_pinned(1, one, one, 6, 0, 0, &t));
    assert_null(t);
    const int64_t many[1] = {1000};
    assert_success(aoti_torch_empty_strided(1, many, zero, 6, 0, 5, &t));
    drop(t);
}

static void blob_calls_its_deleter_when_the_last_view_goes(void **state)
{
    (void)state;
    const int64_t two[1] = {2};
    const int64_t one[1] = {1};
    AtenTensorHandle t = fixture_counted();
    AtenTensorHandle view = NULL;
    AtenTensorHandle deeper = NULL;
    void *data = NULL;
    int64_t offset = 0;
    assert_success(aoti_torch__reinterpret_tensor(t, 1, two, one, 1, &view));
    assert_success(aoti_torch__reinterpret_tensor(view, 1, one, one, 2, &deeper));
    drop(t);
    drop(view);
    assert_success(aoti_torch_get_storage_offset(deeper, &offset));
    assert_int_equal(offset, 3);
    assert_success(aoti_torch_get_data_ptr(deeper, &data));
    assert_ptr_equal(data, fixture_data + 3);
    assert_int_equal(fixture_frees, 0);
    drop(deeper);
    assert_int_equal(fixture_frees, 1);
}

static void failed_blob_leaves_the_memory_with_the_caller(void **state)
{
    (void)state;
    const int64_t negative[1] = {-1};
    const int64_t one[1] = {1};
    AtenTensorHandle t = NULL;
    assert_failure(torch_from_blob(fixture_data, 1, negative, one, 0, 6, 0, -1, &t, 0, NULL, 0,
                                   fixture_deleter, &fixture_frees));
    assert_failure(torch_from_blob(fixture_data, 1, one, negative, 0, 6, 0, -1, &t, 0, NULL, 0,
                                   fixture_deleter, &fixture_frees));
    assert_failure(torch_from_blob(fixture_data, 1, one, one, 0, 99, 0, -1, &t, 0, NULL, 0,
                                   fixture_deleter, &fixture_frees));
    assert_failure(torch_from_blob(fixture_data, 1, one, one, -1, 6, 0, -1, &t, 0, NULL, 0,
                                   fixture_deleter, &fixture_frees));
    assert_failure(torch_from_blob(fixture_data, 1, one, one, 0, 6, 1, 0, &t, 0, NULL, 0,
                                   fixture_deleter, &fixture_frees));
    assert_null(t);
    assert_int_equal(fixture_frees, 0);
}

static void blob_takes_cpu_index_zero_and_an_offset(void **state)
{
    (void)state;
    const int64_t two[1] = {2};
    const int64_t one[1] = {1};
    int64_t bytes = 0;
    int32_t index = 0;
    float *data = NULL;
    AtenTensorHandle t = NULL;
    assert_success(torch_from_blob(fixture_data, 1, two, one, 2, 6, 0, 0, &t, 0, NULL, 0,
                                   fixture_deleter, &fixture_frees));
    assert_success(aoti_torch_get_storage_size(t, &bytes));
    assert_int_equal(bytes, 16);
    assert_success(aoti_torch_get_device_index(t, &index));
    assert_int_equal(index, -1);
    assert_success(aoti_torch_get_data_ptr(t, (void **)&data));
    assert_ptr_equal(data, fixture_data + 2);
    drop(t);
    assert_int_equal(fixture_frees, 1);
    assert_success(aoti_torch_create_tensor_from_blob(fixture_data, 1, two, one, 0, 6, 0, 0, &t));
    drop(t);
    assert_success(aoti_torch_create_tensor_from_blob_v2(fixture_data, 1, two, one, 0, 6, 0, 0, &t,
                                                         99, NULL, 0));
    drop(t);
    t = NULL;
    assert_failure(aoti_torch_create_tensor_from_blob_v2(fixture_data, 1, two, one, 0, 6, 0, 0, &t,
                                                         aoti_torch_layout__mkldnn(), NULL, 0));
    assert_null(t);
}

static void blob_without_data_has_memory_and_releases_its_context(void **state)
{
    (void)state;
    const int64_t two[1] = {2};
    const int64_t one[1] = {1};
    void *data = NULL;
    AtenTensorHandle t = NULL;
    assert_success(torch_from_blob(NULL, 1, two, one, 0, 6, 0, -1, &t, 0, NULL, 0, fixture_deleter,
                                   &fixture_frees));
    assert_int_equal(fixture_frees, 1);
    assert_success(aoti_torch_get_data_ptr(t, &data));
    assert_non_null(data);
    drop(t);
    assert_int_equal(fixture_frees, 1);
}

static void views_stay_within_their_storage(void **state)
{
    (void)state;
    const int64_t sizes[1] = {100};
    const int64_t two[1] = {2};
    const int64_t one[1] = {1};
    AtenTensorHandle t = fixture_counted();
    AtenTensorHandle view = NULL;
    int64_t bytes = 0;
    int32_t dtype = 0;
    assert_failure(aoti_torch_as_strided(t, sizes, one, &view));
    assert_error_has("out of bounds");
    assert_failure(aoti_torch__alloc_from_pool(t, 2, 6, 1, one, one, &view));
    assert_failure(aoti_torch__alloc_from_pool(t, 12, 6, 1, two, one, &view));
    assert_failure(aoti_torch__alloc_from_pool(t, 0, 99, 1, two, one, &view));
    assert_failure(aoti_torch__reinterpret_tensor(t, 1, two, one, -1, &view));
    assert_null(view);
    assert_success(aoti_torch__alloc_from_pool(t, 8, 4, 1, one, one, &view));
    assert_success(aoti_torch_get_storage_size(view, &bytes));
    assert_int_equal(bytes, 16);
    assert_success(aoti_torch_get_dtype(view, &dtype));
    assert_int_equal(dtype, 4);
    drop(view);
    assert_success(aoti_torch_as_strided(t, two, two, &view));
    drop(view);
    drop(t);
    assert_int_equal(fixture_frees, 1);
}

static void clone_can_keep_gaps(void **state)
{
    (void)state;
    const int64_t two[1] = {2};
    AtenTensorHandle t = fixture_counted();
    AtenTensorHandle gaps = NULL;
    AtenTensorHandle copy = NULL;
    int64_t bytes = 0;
    int64_t stride = 0;
    float *data = NULL;
    assert_success(aoti_torch__reinterpret_tensor(t, 1, two, two, 1, &gaps));
    assert_success(aoti_torch_clone_preserve_strides(gaps, &copy));
    drop(gaps);
    drop(t);
    assert_int_equal(fixture_frees, 1);
    assert_success(aoti_torch_get_storage_size(copy, &bytes));
    assert_int_equal(bytes, 12);
    assert_success(aoti_torch_get_stride(copy, 0, &stride));
    assert_int_equal(stride, 2);
    assert_success(aoti_torch_get_data_ptr(copy, (void **)&data));
    assert_true(data[0] == 2.0f && data[2] == 4.0f);
    drop(copy);
}

static void gradients_are_for_floating_dtypes(void **state)
{
    (void)state;
    AtenTensorHandle whole = make(0, NULL, NULL, 4);
    AtenTensorHandle real = make(0, NULL, NULL, 6);
    assert_failure(torch_set_requires_grad(whole, true));
    assert_error_has("Only Tensors of floating point and complex dtype can require gradients");
    assert_success(torch_set_requires_grad(whole, false));
    assert_success(torch_set_requires_grad(real, true));
    assert_int_equal(real->tensor->flags & TNI_TENSOR_REQUIRES_GRAD, TNI_TENSOR_REQUIRES_GRAD);
    assert_success(torch_set_requires_grad(real, false));
    assert_int_equal(real->tensor->flags & TNI_TENSOR_REQUIRES_GRAD, 0);
    drop(whole);
    drop(real);
    assert_true(aoti_torch_grad_mode_is_enabled());
    aoti_torch_grad_mode_set_enabled(false);
    assert_false(aoti_torch_grad_mode_is_enabled());
    aoti_torch_grad_mode_set_enabled(true);
}

static void views_of_an_undefined_tensor_are_refused(void **state)
{
    (void)state;
    const int64_t one = 1;
    AtenTensorHandle none = NULL;
    AtenTensorHandle made = NULL;
    AtenTensorHandle t = make(1, &one, &one, 6);
    assert_success(aoti_torch_new_uninitialized_tensor(&none));
    assert_failure(aoti_torch_as_strided(none, &one, &one, &made));
    assert_error_has("aoti_torch_as_strided: self is an undefined Tensor");
    assert_failure(aoti_torch__reinterpret_tensor(none, 1, &one, &one, 0, &made));
    assert_failure(aoti_torch__alloc_from_pool(none, 0, 6, 1, &one, &one, &made));
    assert_failure(aoti_torch_clone_preserve_strides(none, &made));
    assert_failure(torch_set_requires_grad(none, true));
    assert_failure(aoti_torch_assign_tensors(t, NULL));
    assert_failure(aoti_torch_assign_tensors(NULL, t));
    assert_null(made);
    drop(none);
    drop(t);
}

/* An offset that cannot be added is no offset, and a view beyond all memory needs too much. */
static void offsets_and_sizes_that_overflow_are_refused(void **state)
{
    (void)state;
    const int64_t two = 2, one = 1, huge = INT64_MAX;
    AtenTensorHandle base = make(1, &two, &one, 6);
    AtenTensorHandle t = NULL;
    AtenTensorHandle made = NULL;
    assert_success(aoti_torch__reinterpret_tensor(base, 1, &one, &one, 1, &t));
    assert_failure(aoti_torch__reinterpret_tensor(t, 1, &one, &one, INT64_MAX, &made));
    assert_failure(aoti_torch_as_strided(base, &huge, &huge, &made));
    assert_failure(aoti_torch__alloc_from_pool(base, 0, 6, 1, NULL, &one, &made));
    assert_failure(aoti_torch__alloc_from_pool(base, 0, 6, 1, &one, NULL, &made));
    assert_failure(aoti_torch__alloc_from_pool(base, 0, 99, 1, &one, &one, &made));
    assert_failure(aoti_torch__alloc_from_pool(base, 2, 6, 1, &one, &one, &made));
    assert_null(made);
    drop(t);
    drop(base);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(getters_tell_what_was_made, fixture_setup),
        cmocka_unit_test_setup(dimension_out_of_range_fails_and_leaves_the_output, fixture_setup),
        cmocka_unit_test_setup(tensor_without_elements_has_no_data_but_sizes, fixture_setup),
        cmocka_unit_test_setup(undefined_tensor_has_one_empty_dimension_and_no_device,
                               fixture_setup),
        cmocka_unit_test_setup(null_tensor_fails_by_name, fixture_setup),
        cmocka_unit_test_setup(handles_name_one_tensor_and_can_be_assigned, fixture_setup),
        cmocka_unit_test_setup(bad_geometry_is_refused_with_the_output_untouched, fixture_setup),
        cmocka_unit_test_setup(blob_calls_its_deleter_when_the_last_view_goes, fixture_setup),
        cmocka_unit_test_setup(failed_blob_leaves_the_memory_with_the_caller, fixture_setup),
        cmocka_unit_test_setup(blob_takes_cpu_index_zero_and_an_offset, fixture_setup),
        cmocka_unit_test_setup(blob_without_data_has_memory_and_releases_its_context,
                               fixture_setup),
        cmocka_unit_test_setup(views_stay_within_their_storage, fixture_setup),
        cmocka_unit_test_setup(clone_can_keep_gaps, fixture_setup),
        cmocka_unit_test_setup(gradients_are_for_floating_dtypes, fixture_setup),
        cmocka_unit_test_setup(views_of_an_undefined_tensor_are_refused, fixture_setup),
        cmocka_unit_test_setup(offsets_and_sizes_that_overflow_are_refused, fixture_setup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
