/* SPDX-License-Identifier: BSD-3-Clause */
/* The operators behind plain functions: what is boxed reaches them, and what they make comes back.
 */
#include "abi_fixture.h"

#include <torch/csrc/inductor/aoti_torch/generated/c_shim_aten.h>

#include "tensor/tensor_core.h"

static void drop(AtenTensorHandle tensor)
{
    assert_success(aoti_torch_delete_tensor_object(tensor));
}

/* float32 [2, 2] over fixture_data, which is 1 2 3 4 again. */
static AtenTensorHandle square(void)
{
    const int64_t sizes[2] = {2, 2};
    const int64_t strides[2] = {2, 1};
    AtenTensorHandle t = NULL;
    for (int i = 0; i < 4; i++)
        fixture_data[i] = (float)(i + 1);
    assert_success(
        aoti_torch_create_tensor_from_blob(fixture_data, 2, sizes, strides, 0, 6, 0, 0, &t));
    return t;
}

static void assert_floats(AtenTensorHandle t, const float *expected, size_t count)
{
    void *data = NULL;
    int64_t numel = 0;
    bool contiguous = false;
    assert_success(aoti_torch_is_contiguous(t, &contiguous));
    assert_true(contiguous);
    assert_success(aoti_torch_get_numel(t, &numel));
    assert_int_equal(numel, count);
    assert_success(aoti_torch_get_data_ptr(t, &data));
    assert_memory_equal(data, expected, count * sizeof *expected);
}

static void full_takes_options_or_the_defaults(void **state)
{
    (void)state;
    const int64_t sizes[2] = {1, 2};
    int32_t dtype = 7;
    int32_t device = 0;
    int32_t code = 0;
    double *data = NULL;
    AtenTensorHandle t = NULL;
    assert_success(aoti_torch_aten_full(sizes, 2, 1.5, NULL, NULL, NULL, 0, NULL, &t));
    assert_floats(t, (float[]){1.5f, 1.5f}, 2);
    drop(t);
    assert_success(aoti_torch_aten_full(sizes, 2, 1.5, &dtype, NULL, &device, -1, NULL, &t));
    assert_success(aoti_torch_get_dtype(t, &code));
    assert_int_equal(code, 7);
    assert_success(aoti_torch_get_data_ptr(t, (void **)&data));
    assert_true(data[1] == 1.5);
    drop(t);
}

static void bad_options_fail_by_name_with_the_output_untouched(void **state)
{
    (void)state;
    const int64_t sizes[1] = {2};
    int32_t bad = 99;
    int32_t cpu = 0;
    AtenTensorHandle t = NULL;
    assert_failure(aoti_torch_aten_full(sizes, 1, 0, &bad, NULL, NULL, 0, NULL, &t));
    assert_error_has("99 is no dtype");
    assert_failure(aoti_torch_aten_full(sizes, 1, 0, NULL, &bad, NULL, 0, NULL, &t));
    assert_failure(aoti_torch_aten_full(sizes, 1, 0, NULL, NULL, &bad, 0, NULL, &t));
    assert_failure(aoti_torch_aten_full(sizes, 1, 0, NULL, NULL, &cpu, 300, NULL, &t));
    assert_error_has("300 is out of range");
    assert_failure(aoti_torch_aten_full(NULL, 1, 0, NULL, NULL, NULL, 0, NULL, &t));
    assert_failure(aoti_torch_aten_full(sizes, -1, 0, NULL, NULL, NULL, 0, NULL, &t));
    assert_failure(aoti_torch_aten_full(sizes, 1, 0, NULL, NULL, NULL, 0, NULL, NULL));
    assert_failure(aoti_torch_aten_narrow(NULL, 0, 0, 1, &t));
    assert_failure(aoti_torch_aten_fill__Scalar(NULL, 1));
    assert_failure(aoti_torch_aten_amax(NULL, NULL, 0, 0, &t));
    assert_failure(aoti_torch_aten_subtract_Tensor(NULL, NULL, 1, &t));
    assert_failure(aoti_torch_aten_pad(NULL, sizes, 1, "constant", NULL, &t));
    assert_null(t);
}

static void new_tensors_take_after_self(void **state)
{
    (void)state;
    const int64_t sizes[1] = {2};
    int32_t dtype = 4;
    int32_t layout = 0;
    int32_t code = 0;
    int64_t *data = NULL;
    AtenTensorHandle self = square();
    AtenTensorHandle t = NULL;
    assert_success(aoti_torch_aten_new_empty(self, sizes, 1, NULL, &layout, NULL, 0, NULL, &t));
    assert_success(aoti_torch_get_dtype(t, &code));
    assert_int_equal(code, 6);
    drop(t);
    assert_success(aoti_torch_aten_new_zeros(self, sizes, 1, &dtype, NULL, NULL, 0, NULL, &t));
    assert_success(aoti_torch_get_dtype(t, &code));
    assert_int_equal(code, 4);
    assert_success(aoti_torch_get_data_ptr(t, (void **)&data));
    assert_true(data[0] == 0 && data[1] == 0);
    drop(t);
    int32_t meta = 14;
    assert_success(aoti_torch_aten_new_empty(self, sizes, 1, NULL, NULL, &meta, -1, NULL, &t));
    assert_success(aoti_torch_get_device_type(t, &code));
    assert_int_equal(code, 14);
    drop(t);
    drop(self);
}

static void fill_and_zero_write_through_the_handle(void **state)
{
    (void)state;
    AtenTensorHandle self = square();
    assert_success(aoti_torch_aten_fill__Scalar(self, 2.5));
    assert_floats(self, (float[]){2.5f, 2.5f, 2.5f, 2.5f}, 4);
    assert_success(aoti_torch_zero_(self));
    assert_floats(self, (float[]){0, 0, 0, 0}, 4);
    drop(self);
    assert_failure(aoti_torch_zero_(NULL));
}

static void narrow_is_a_view(void **state)
{
    (void)state;
    void *data = NULL;
    AtenTensorHandle self = square();
    AtenTensorHandle t = NULL;
    assert_success(aoti_torch_aten_narrow(self, 0, 1, 1, &t));
    assert_success(aoti_torch_get_data_ptr(t, &data));
    assert_ptr_equal(data, fixture_data + 2);
    drop(t);
    t = NULL;
    assert_failure(aoti_torch_aten_narrow(self, 0, 1, 5, &t));
    assert_null(t);
    drop(self);
}

static void copies_have_their_own_memory_and_opposite_orders(void **state)
{
    (void)state;
    AtenTensorHandle self = square();
    AtenTensorHandle copy = NULL;
    assert_success(aoti_torch_clone(self, &copy));
    assert_success(aoti_torch_zero_(self));
    assert_floats(copy, (float[]){1, 2, 3, 4}, 4);
    assert_success(aoti_torch_copy_(self, copy, 0));
    assert_floats(self, (float[]){1, 2, 3, 4}, 4);
    assert_success(aoti_torch_zero_(copy));
    assert_success(aoti_torch_tensor_copy_(self, copy));
    assert_floats(copy, (float[]){1, 2, 3, 4}, 4);
    assert_failure(aoti_torch_copy_(self, NULL, 0));
    assert_failure(aoti_torch_tensor_copy_(NULL, self));
    assert_failure(aoti_torch_clone(NULL, &copy));
    drop(copy);
    drop(self);
}

static void amax_reduces_the_given_dimensions(void **state)
{
    (void)state;
    const int64_t dim[1] = {0};
    int64_t rank = 0;
    AtenTensorHandle self = square();
    AtenTensorHandle t = NULL;
    assert_success(aoti_torch_aten_amax(self, dim, 1, 1, &t));
    assert_floats(t, (float[]){3, 4}, 2);
    assert_success(aoti_torch_get_dim(t, &rank));
    assert_int_equal(rank, 2);
    drop(t);
    assert_success(aoti_torch_aten_amax(self, NULL, 0, 0, &t));
    assert_floats(t, (float[]){4}, 1);
    drop(t);
    drop(self);
}

static void pad_passes_its_mode_and_optional_value(void **state)
{
    (void)state;
    const int64_t pad[2] = {1, 0};
    double value = 7;
    AtenTensorHandle self = square();
    AtenTensorHandle t = NULL;
    assert_success(aoti_torch_aten_pad(self, pad, 2, "constant", &value, &t));
    assert_floats(t, (float[]){7, 1, 2, 7, 3, 4}, 6);
    drop(t);
    assert_success(aoti_torch_aten_pad(self, pad, 2, "constant", NULL, &t));
    assert_floats(t, (float[]){0, 1, 2, 0, 3, 4}, 6);
    drop(t);
    t = NULL;
    assert_failure(aoti_torch_aten_pad(self, pad, 2, "nonsense", NULL, &t));
    assert_null(t);
    drop(self);
}

static void subtract_scales_the_other_and_refuses_integers(void **state)
{
    (void)state;
    AtenTensorHandle self = square();
    AtenTensorHandle whole = NULL;
    AtenTensorHandle t = NULL;
    assert_success(aoti_torch_aten_subtract_Tensor(self, self, 0.5, &t));
    assert_floats(t, (float[]){0.5f, 1, 1.5f, 2}, 4);
    drop(t);
    t = NULL;
    assert_success(aoti_torch_scalar_to_tensor_int64(3, &whole));
    assert_failure(aoti_torch_aten_subtract_Tensor(whole, whole, 1, &t));
    assert_null(t);
    drop(whole);
    drop(self);
}

/* Each argument in turn is NULL, and named; nothing is computed. */
static void the_argument_that_is_null_is_named(void **state)
{
    (void)state;
    static const char *const names[] = {"out", "a", "b", "c", "d"};
    AtenTensorHandle t = square();
    for (size_t i = 0; i < 5; i++) {
        AtenTensorHandle given[5] = {t, t, t, t, t};
        given[i] = NULL;
        assert_failure(
            aoti_torch__mm_plus_mm_out(given[0], given[1], given[2], given[3], given[4]));
        assert_error_has(names[i]);
    }
    assert_failure(aoti_torch_tensor_copy_(NULL, t));
    assert_error_has("src");
    assert_failure(aoti_torch_tensor_copy_(t, NULL));
    assert_error_has("dst");
    assert_failure(aoti_torch_index_put_out(NULL, t, &t, 1, t, false));
    assert_error_has("out");
    assert_failure(aoti_torch_index_put_out(t, NULL, &t, 1, t, false));
    assert_error_has("self");
    assert_failure(aoti_torch_index_put_out(t, t, NULL, 1, t, false));
    assert_error_has("indices");
    assert_failure(aoti_torch_index_put_out(t, t, &t, 1, NULL, false));
    assert_error_has("values");
    assert_floats(t, (float[]){1, 2, 3, 4}, 4);
    drop(t);
}

/* [3], which fits none of the squares. */
static void operators_that_fail_are_told_and_leave_what_they_write_to(void **state)
{
    (void)state;
    float data[3] = {7, 8, 9};
    const int64_t size = 3, stride = 1;
    AtenTensorHandle t = square();
    AtenTensorHandle row = NULL;
    assert_success(aoti_torch_create_tensor_from_blob(data, 1, &size, &stride, 0, 6, 0, 0, &row));
    assert_failure(aoti_torch_tensor_copy_(row, t));
    assert_failure(aoti_torch__mm_plus_mm_out(t, row, t, t, t));
    assert_failure(aoti_torch__mm_plus_mm_out(t, t, t, row, t));
    assert_failure(aoti_torch_index_put_out(t, t, &row, 1, t, false));
    AtenTensorHandle many[TN_MAX_DIM + 1] = {NULL};
    assert_failure(aoti_torch_index_put_out(t, t, many, TN_MAX_DIM + 1, t, false));
    assert_error_has("indices are more than");
    drop(row);
    drop(t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(full_takes_options_or_the_defaults, fixture_setup),
        cmocka_unit_test_setup(bad_options_fail_by_name_with_the_output_untouched, fixture_setup),
        cmocka_unit_test_setup(new_tensors_take_after_self, fixture_setup),
        cmocka_unit_test_setup(fill_and_zero_write_through_the_handle, fixture_setup),
        cmocka_unit_test_setup(narrow_is_a_view, fixture_setup),
        cmocka_unit_test_setup(copies_have_their_own_memory_and_opposite_orders, fixture_setup),
        cmocka_unit_test_setup(amax_reduces_the_given_dimensions, fixture_setup),
        cmocka_unit_test_setup(pad_passes_its_mode_and_optional_value, fixture_setup),
        cmocka_unit_test_setup(subtract_scales_the_other_and_refuses_integers, fixture_setup),
        cmocka_unit_test_setup(the_argument_that_is_null_is_named, fixture_setup),
        cmocka_unit_test_setup(operators_that_fail_are_told_and_leave_what_they_write_to,
                               fixture_setup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
