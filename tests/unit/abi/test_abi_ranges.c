/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Numbers that name nothing and lengths that cannot be, with everything else in order: each call
 * fails with a text, and leaves its output alone. test_abi_zero does the same with nothing in
 * order.
 */
#include "abi_fixture.h"

#include <torch/csrc/inductor/aoti_torch/generated/c_shim_aten.h>

#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

static const int64_t one_size[1] = {1};
static const int64_t one_stride[1] = {1};

static int fixture_bad_calls; /* how many calls a test made */

/* What a refused call looks like: a status, a text, and no output. */
static void expect_refusal(const char *call, long long number, AOTITorchError status,
                           AtenTensorHandle output)
{
    fixture_bad_calls++;
    if (status == AOTI_TORCH_FAILURE && output == NULL && fixture_error()[0] != '\0')
        return;
    fail_msg("%s with %lld: status %d, output %p, text \"%s\"", call, number, (int)status,
             (void *)output, fixture_error());
}

/* The same, with the function's name in the text. */
static void expect_refusal_by_name(const char *call, AOTITorchError status)
{
    char name[64] = "";
    expect_refusal(call, 0, status, NULL);
    memcpy(name, call, strcspn(call, "("));
    if (strstr(fixture_error(), name) == NULL)
        fail_msg("%s: the text is \"%s\"", call, fixture_error());
}

/* A call with one number in question; what else it needs comes from `t`, float32 [4]. */
typedef AOTITorchError (*numbered_call)(AtenTensorHandle t, int64_t number, AtenTensorHandle *out);

#define CALL(name) static AOTITorchError name(AtenTensorHandle t, int64_t n, AtenTensorHandle *out)

/* ---- dtypes ---- */

CALL(empty_of_dtype)
{
    (void)t;
    return aoti_torch_empty_strided(1, one_size, one_stride, (int32_t)n, 0, -1, out);
}
CALL(pinned_of_dtype)
{
    (void)t;
    return aoti_torch_empty_strided_pinned(1, one_size, one_stride, (int32_t)n, 0, -1, out);
}
CALL(blob_of_dtype)
{
    (void)t;
    return aoti_torch_create_tensor_from_blob(fixture_data, 1, one_size, one_stride, 0, (int32_t)n,
                                              0, -1, out);
}
CALL(blob_v2_of_dtype)
{
    (void)t;
    return aoti_torch_create_tensor_from_blob_v2(fixture_data, 1, one_size, one_stride, 0,
                                                 (int32_t)n, 0, -1, out, 0, NULL, 0);
}
CALL(from_blob_of_dtype)
{
    (void)t;
    return torch_from_blob(fixture_data, 1, one_size, one_stride, 0, (int32_t)n, 0, -1, out, 0,
                           NULL, 0, NULL, NULL);
}
CALL(pool_of_dtype)
{
    return aoti_torch__alloc_from_pool(t, 0, (int32_t)n, 1, one_size, one_stride, out);
}
CALL(view_of_dtype)
{
    return aoti_torch_view_dtype(t, (int32_t)n, out);
}
CALL(full_of_dtype)
{
    int32_t code = (int32_t)n;
    (void)t;
    return aoti_torch_aten_full(one_size, 1, 1, &code, NULL, NULL, 0, NULL, out);
}
CALL(new_empty_of_dtype)
{
    int32_t code = (int32_t)n;
    return aoti_torch_aten_new_empty(t, one_size, 1, &code, NULL, NULL, 0, NULL, out);
}
CALL(new_zeros_of_dtype)
{
    int32_t code = (int32_t)n;
    return aoti_torch_aten_new_zeros(t, one_size, 1, &code, NULL, NULL, 0, NULL, out);
}

static AtenTensorHandle another_handle(AtenTensorHandle t)
{
    AtenTensorHandle handle = NULL;
    assert_success(aoti_torch_new_tensor_handle(t, &handle));
    return handle;
}

static StableIValue optional_of(StableIValue inner)
{
    StableIValue *ivalue = NULL;
    assert_success(torch_new_stable_ivalue(&ivalue));
    *ivalue = inner;
    return fixture_box(ivalue);
}

/* The result of an operator's call, which is not there after a failure. */
static AOTITorchError boxed(const char *name, const char *overload, StableIValue *stack,
                            AtenTensorHandle *out)
{
    AOTITorchError status = torch_call_dispatcher(name, overload, stack, TORCH_ABI_VERSION);
    if (status == AOTI_TORCH_SUCCESS)
        *out = (AtenTensorHandle)(uintptr_t)stack[0];
    return status;
}

CALL(boxed_dtype)
{
    StableIValue stack[6] = {fixture_box(another_handle(t)), optional_of((uint32_t)n)};
    return boxed("aten::empty_like", "", stack, out);
}

/* ---- devices ---- */

CALL(empty_on_device)
{
    (void)t;
    return aoti_torch_empty_strided(1, one_size, one_stride, 6, (int32_t)n, 0, out);
}
CALL(blob_on_device)
{
    (void)t;
    return aoti_torch_create_tensor_from_blob(fixture_data, 1, one_size, one_stride, 0, 6,
                                              (int32_t)n, 0, out);
}
CALL(from_blob_on_device)
{
    (void)t;
    return torch_from_blob(fixture_data, 1, one_size, one_stride, 0, 6, (int32_t)n, 0, out, 0, NULL,
                           0, NULL, NULL);
}
CALL(full_on_device)
{
    int32_t code = (int32_t)n;
    (void)t;
    return aoti_torch_aten_full(one_size, 1, 1, NULL, NULL, &code, 0, NULL, out);
}
CALL(new_zeros_on_device)
{
    int32_t code = (int32_t)n;
    return aoti_torch_aten_new_zeros(t, one_size, 1, NULL, NULL, &code, 0, NULL, out);
}
CALL(boxed_device)
{
    StableIValue stack[6] = {fixture_box(another_handle(t)), 0, 0,
                             optional_of((uint64_t)(uint32_t)n << 32)};
    return boxed("aten::empty_like", "", stack, out);
}
CALL(boxed_device_index)
{
    StableIValue stack[6] = {fixture_box(another_handle(t)), 0, 0, optional_of((uint32_t)n)};
    return boxed("aten::empty_like", "", stack, out);
}

/* ---- layouts, memory formats ---- */

CALL(boxed_layout)
{
    StableIValue stack[6] = {fixture_box(another_handle(t)), 0, optional_of((uint32_t)n)};
    return boxed("aten::empty_like", "", stack, out);
}
CALL(boxed_format)
{
    StableIValue stack[2] = {fixture_box(another_handle(t)), (uint32_t)n};
    return boxed("aten::contiguous", "", stack, out);
}
CALL(full_of_layout)
{
    int32_t code = (int32_t)n;
    (void)t;
    return aoti_torch_aten_full(one_size, 1, 1, NULL, &code, NULL, 0, NULL, out);
}

/* ---- lengths and places ---- */

CALL(empty_of_dims)
{
    (void)t;
    return aoti_torch_empty_strided(n, one_size, one_stride, 6, 0, -1, out);
}
CALL(from_blob_of_dims)
{
    (void)t;
    return torch_from_blob(fixture_data, n, one_size, one_stride, 0, 6, 0, -1, out, 0, NULL, 0,
                           NULL, NULL);
}
CALL(blob_of_dims)
{
    (void)t;
    return aoti_torch_create_tensor_from_blob(fixture_data, n, one_size, one_stride, 0, 6, 0, -1,
                                              out);
}
CALL(pool_of_dims)
{
    return aoti_torch__alloc_from_pool(t, 0, 6, n, one_size, one_stride, out);
}
CALL(view_of_dims)
{
    return aoti_torch__reinterpret_tensor(t, n, one_size, one_stride, 0, out);
}
CALL(full_of_dims)
{
    (void)t;
    return aoti_torch_aten_full(one_size, n, 1, NULL, NULL, NULL, 0, NULL, out);
}
CALL(new_empty_of_dims)
{
    return aoti_torch_aten_new_empty(t, one_size, n, NULL, NULL, NULL, 0, NULL, out);
}
CALL(new_zeros_of_dims)
{
    return aoti_torch_aten_new_zeros(t, one_size, n, NULL, NULL, NULL, 0, NULL, out);
}
CALL(greatest_of_dims)
{
    return aoti_torch_aten_amax(t, one_size, n, 0, out);
}
CALL(padded_by)
{
    return aoti_torch_aten_pad(t, one_size, n, "constant", NULL, out);
}
CALL(full_of_size)
{
    (void)t;
    return aoti_torch_aten_full(&n, 1, 1, NULL, NULL, NULL, 0, NULL, out);
}
CALL(blob_at)
{
    (void)t;
    return torch_from_blob(fixture_data, 1, one_size, one_stride, n, 6, 0, -1, out, 0, NULL, 0,
                           NULL, NULL);
}
CALL(pool_at)
{
    return aoti_torch__alloc_from_pool(t, n, 6, 1, one_size, one_stride, out);
}
CALL(view_at)
{
    return aoti_torch__reinterpret_tensor(t, 1, one_size, one_stride, n, out);
}
CALL(narrow_in)
{
    return aoti_torch_aten_narrow(t, n, 0, 1, out);
}
CALL(narrow_from)
{
    return aoti_torch_aten_narrow(t, 0, n, 1, out);
}
CALL(narrow_to)
{
    return aoti_torch_aten_narrow(t, 0, 1, n, out);
}
CALL(greatest_in)
{
    return aoti_torch_aten_amax(t, &n, 1, 0, out);
}
CALL(size_in)
{
    int64_t size = 77;
    AOTITorchError status = aoti_torch_get_size(t, n, &size);
    assert_int_equal(size, 77);
    (void)out;
    return status;
}
CALL(stride_in)
{
    int64_t stride = 77;
    AOTITorchError status = aoti_torch_get_stride(t, n, &stride);
    assert_int_equal(stride, 77);
    (void)out;
    return status;
}

/* What is no number of an enumeration, and no count, place or dimension of [4]. */
static const int64_t bad_codes[] = {-1, 48, 99, 127, 256, 65536, INT32_MAX, INT32_MIN};
static const int64_t bad_counts[] = {-1, 65, 1 << 20, INT32_MAX, INT64_MAX, INT64_MIN};
static const int64_t bad_positions[] = {-5, 5, INT32_MAX, INT64_MAX / 4, INT64_MAX, INT64_MIN};
static const int64_t bad_offsets[] = {-1, -5, INT64_MAX / 4, INT64_MAX, INT64_MIN};
static const int64_t bad_sizes[] = {-1, INT64_MAX, INT64_MIN};
/* Bounds of a reinterpreted view are the caller's business, its direction is not. */
static const int64_t negatives[] = {-1, -5, INT64_MIN};
static const int64_t bad_indices[] = {-129, 128, 300, INT32_MAX, INT32_MIN};

static const struct range_row {
    const char *name;       /* in a failure of the test */
    numbered_call call;     /* makes it */
    const int64_t *numbers; /* which it has to refuse */
    size_t count;           /* how many these are */
} range_rows[] = {
#define ROW(call, numbers)                                                                         \
    {                                                                                              \
#        call, call, numbers, sizeof numbers / sizeof *numbers                                     \
    }
    ROW(empty_of_dtype, bad_codes),     ROW(pinned_of_dtype, bad_codes),
    ROW(blob_of_dtype, bad_codes),      ROW(blob_v2_of_dtype, bad_codes),
    ROW(from_blob_of_dtype, bad_codes), ROW(pool_of_dtype, bad_codes),
    ROW(view_of_dtype, bad_codes),      ROW(full_of_dtype, bad_codes),
    ROW(new_empty_of_dtype, bad_codes), ROW(new_zeros_of_dtype, bad_codes),
    ROW(boxed_dtype, bad_codes),        ROW(empty_on_device, bad_codes),
    ROW(blob_on_device, bad_codes),     ROW(from_blob_on_device, bad_codes),
    ROW(full_on_device, bad_codes),     ROW(new_zeros_on_device, bad_codes),
    ROW(boxed_device, bad_codes),       ROW(boxed_device_index, bad_indices),
    ROW(boxed_layout, bad_codes),       ROW(boxed_format, bad_codes),
    ROW(full_of_layout, bad_codes),     ROW(empty_of_dims, bad_counts),
    ROW(from_blob_of_dims, bad_counts), ROW(blob_of_dims, bad_counts),
    ROW(pool_of_dims, bad_counts),      ROW(view_of_dims, bad_counts),
    ROW(full_of_dims, bad_counts),      ROW(new_empty_of_dims, bad_counts),
    ROW(new_zeros_of_dims, bad_counts), ROW(greatest_of_dims, bad_counts),
    ROW(padded_by, bad_counts),         ROW(blob_at, bad_offsets),
    ROW(pool_at, bad_positions),        ROW(view_at, negatives),
    ROW(narrow_in, bad_positions),      ROW(narrow_from, bad_positions),
    ROW(narrow_to, bad_positions),      ROW(greatest_in, bad_positions),
    ROW(size_in, bad_positions),        ROW(stride_in, bad_positions),
    ROW(full_of_size, bad_sizes),
};

static void numbers_out_of_range_are_refused(void **state)
{
    (void)state;
    AtenTensorHandle t = fixture_counted();
    fixture_bad_calls = 0;
    for (size_t r = 0; r < sizeof range_rows / sizeof *range_rows; r++)
        for (size_t i = 0; i < range_rows[r].count; i++) {
            AtenTensorHandle out = NULL;
            int64_t number = range_rows[r].numbers[i];
            AOTITorchError status = range_rows[r].call(t, number, &out);
            expect_refusal(range_rows[r].name, number, status, out);
        }
    assert_true(fixture_bad_calls > 250);
    assert_success(aoti_torch_delete_tensor_object(t));
    assert_int_equal(fixture_frees, 1);
}

/* In the tests of outputs each call is in order but for where its output goes. */
#define REFUSED(call) expect_refusal_by_name(#call, (call))

static void questions_about_a_tensor_need_a_place(void **state)
{
    (void)state;
    AtenTensorHandle t = fixture_counted();
    REFUSED(aoti_torch_get_data_ptr(t, NULL));
    REFUSED(aoti_torch_get_storage_size(t, NULL));
    REFUSED(aoti_torch_get_dim(t, NULL));
    REFUSED(aoti_torch_get_numel(t, NULL));
    REFUSED(aoti_torch_get_storage_numel(t, NULL));
    REFUSED(aoti_torch_get_sizes(t, NULL));
    REFUSED(aoti_torch_get_strides(t, NULL));
    REFUSED(aoti_torch_get_dtype(t, NULL));
    REFUSED(aoti_torch_get_device_type(t, NULL));
    REFUSED(aoti_torch_get_device_index(t, NULL));
    REFUSED(aoti_torch_get_layout(t, NULL));
    REFUSED(aoti_torch_get_storage_offset(t, NULL));
    REFUSED(aoti_torch_is_contiguous(t, NULL));
    REFUSED(aoti_torch_is_defined(t, NULL));
    REFUSED(aoti_torch_new_tensor_handle(t, NULL));
    REFUSED(aoti_torch_assign_tensors_out(t, NULL));
    REFUSED(aoti_torch_clone(t, NULL));
    REFUSED(aoti_torch_clone_preserve_strides(t, NULL));
    REFUSED(torch_get_mutable_data_ptr(t, NULL));
    REFUSED(torch_get_const_data_ptr(t, NULL));
    REFUSED(aoti_torch_get_size(t, 0, NULL));
    REFUSED(aoti_torch_get_stride(t, 0, NULL));
    assert_int_equal(fixture_frees, 0);
    assert_success(aoti_torch_delete_tensor_object(t));
    assert_int_equal(fixture_frees, 1);
}

static void numbers_need_a_place(void **state)
{
    (void)state;
    AtenTensorHandle t = fixture_counted();
    REFUSED(aoti_torch_item_float16(t, NULL));
    REFUSED(aoti_torch_item_float32(t, NULL));
    REFUSED(aoti_torch_item_float64(t, NULL));
    REFUSED(aoti_torch_item_uint8(t, NULL));
    REFUSED(aoti_torch_item_uint16(t, NULL));
    REFUSED(aoti_torch_item_uint32(t, NULL));
    REFUSED(aoti_torch_item_uint64(t, NULL));
    REFUSED(aoti_torch_item_int8(t, NULL));
    REFUSED(aoti_torch_item_int16(t, NULL));
    REFUSED(aoti_torch_item_int32(t, NULL));
    REFUSED(aoti_torch_item_int64(t, NULL));
    REFUSED(aoti_torch_item_bool(t, NULL));
    REFUSED(aoti_torch_item_bfloat16(t, NULL));
    REFUSED(aoti_torch_item_complex64(t, NULL));
    REFUSED(aoti_torch_scalar_to_tensor_float32(1, NULL));
    REFUSED(aoti_torch_scalar_to_tensor_float64(1, NULL));
    REFUSED(aoti_torch_scalar_to_tensor_uint8(1, NULL));
    REFUSED(aoti_torch_scalar_to_tensor_uint16(1, NULL));
    REFUSED(aoti_torch_scalar_to_tensor_uint32(1, NULL));
    REFUSED(aoti_torch_scalar_to_tensor_uint64(1, NULL));
    REFUSED(aoti_torch_scalar_to_tensor_int8(1, NULL));
    REFUSED(aoti_torch_scalar_to_tensor_int16(1, NULL));
    REFUSED(aoti_torch_scalar_to_tensor_int32(1, NULL));
    REFUSED(aoti_torch_scalar_to_tensor_int64(1, NULL));
    REFUSED(aoti_torch_scalar_to_tensor_bool(1, NULL));
    assert_int_equal(fixture_frees, 0);
    assert_success(aoti_torch_delete_tensor_object(t));
    assert_int_equal(fixture_frees, 1);
}

static void new_tensors_need_a_place(void **state)
{
    (void)state;
    AtenTensorHandle t = fixture_counted();
    REFUSED(aoti_torch__alloc_from_pool(t, 0, 6, 1, one_size, one_stride, NULL));
    REFUSED(aoti_torch__reinterpret_tensor(t, 1, one_size, one_stride, 0, NULL));
    REFUSED(aoti_torch_empty_strided(1, one_size, one_stride, 6, 0, -1, NULL));
    REFUSED(aoti_torch_as_strided(t, one_size, one_stride, NULL));
    REFUSED(aoti_torch_create_tensor_from_blob(fixture_data, 1, one_size, one_stride, 0, 6, 0, -1,
                                               NULL));
    REFUSED(aoti_torch_create_tensor_from_blob_v2(fixture_data, 1, one_size, one_stride, 0, 6, 0,
                                                  -1, NULL, 0, NULL, 0));
    REFUSED(torch_from_blob(fixture_data, 1, one_size, one_stride, 0, 6, 0, -1, NULL, 0, NULL, 0,
                            fixture_deleter, &fixture_frees));
    REFUSED(aoti_torch_new_uninitialized_tensor(NULL));
    REFUSED(aoti_torch_view_dtype(t, 3, NULL));
    REFUSED(aoti_torch_view_as_real(t, NULL));
    assert_int_equal(fixture_frees, 0);
    assert_success(aoti_torch_delete_tensor_object(t));
    assert_int_equal(fixture_frees, 1);
}

static void results_of_operators_need_a_place(void **state)
{
    static const int64_t two_sizes[2] = {1, 1};
    (void)state;
    AtenTensorHandle t = fixture_counted();
    REFUSED(aoti_torch_aten_amax(t, one_size, 1, 0, NULL));
    REFUSED(aoti_torch_aten_full(one_size, 1, 1, NULL, NULL, NULL, 0, NULL, NULL));
    REFUSED(aoti_torch_aten_narrow(t, 0, 0, 1, NULL));
    REFUSED(aoti_torch_aten_new_empty(t, one_size, 1, NULL, NULL, NULL, 0, NULL, NULL));
    REFUSED(aoti_torch_aten_new_zeros(t, one_size, 1, NULL, NULL, NULL, 0, NULL, NULL));
    REFUSED(aoti_torch_aten_pad(t, two_sizes, 2, "constant", NULL, NULL));
    REFUSED(aoti_torch_aten_subtract_Tensor(t, t, 1, NULL));
    assert_int_equal(fixture_frees, 0);
    assert_success(aoti_torch_delete_tensor_object(t));
    assert_int_equal(fixture_frees, 1);
}

static void libraries_and_containers_need_a_place(void **state)
{
    (void)state;
    StableListHandle list = NULL;
    StringHandle string = NULL;
    uint32_t type = 77;
    int32_t index = 77;
    assert_success(torch_new_list_reserve_size(1, &list));
    assert_success(torch_list_push_back(list, 5));
    assert_success(torch_new_string_handle("a", 1, &string));
    REFUSED(aoti_torch_library_init_impl("ranges", "CPU", "test", 1, NULL));
    REFUSED(aoti_torch_library_init_def("ranges", "test", 1, NULL));
    REFUSED(aoti_torch_library_init_fragment("ranges", "test", 1, NULL));
    REFUSED(torch_new_list_reserve_size(1, NULL));
    REFUSED(torch_list_size(list, NULL));
    REFUSED(torch_list_get_item(list, 0, NULL));
    REFUSED(torch_parse_device_string("cpu", NULL, &index));
    REFUSED(torch_parse_device_string("cpu", &type, NULL));
    REFUSED(torch_get_thread_idx(NULL));
    REFUSED(torch_get_num_threads(NULL));
    REFUSED(torch_new_string_handle("a", 1, NULL));
    REFUSED(torch_string_length(string, NULL));
    REFUSED(torch_string_c_str(string, NULL));
    assert_success(torch_delete_string(string));
    assert_success(torch_delete_list(list));
}
#undef REFUSED

static void containers_refuse_sizes_that_no_memory_has(void **state)
{
    (void)state;
    StableListHandle list = NULL;
    StringHandle string = NULL;
    const size_t huge[] = {SIZE_MAX, SIZE_MAX / 8, SIZE_MAX / 8 + 1, SIZE_MAX - 1};
    for (size_t i = 0; i < sizeof huge / sizeof *huge; i++) {
        assert_failure(torch_new_list_reserve_size(huge[i], &list));
        assert_null(list);
    }
    assert_failure(torch_new_string_handle("a", SIZE_MAX, &string));
    assert_failure(torch_new_string_handle(NULL, 1, &string));
    assert_null(string);
    assert_success(torch_new_list_reserve_size(0, &list));
    StableIValue item = 77;
    assert_failure(torch_list_get_item(list, SIZE_MAX, &item));
    assert_failure(torch_list_set_item(list, SIZE_MAX, item));
    assert_int_equal(item, 77);
    assert_success(torch_delete_list(list));
}

static void tags_need_a_count(void **state)
{
    (void)state;
    TorchLibraryHandle library = NULL;
    int32_t tag = 99;
    assert_success(aoti_torch_library_init_fragment("ranges", "test", 1, &library));
    assert_failure(torch_library_def_with_tags(library, "a() -> ()", &tag, -1));
    assert_failure(torch_library_def_with_tags(library, "a() -> ()", &tag, INT32_MIN));
    assert_failure(torch_library_def_with_tags(library, "a() -> ()", NULL, 1));
    assert_success(torch_library_def_with_tags(library, "a() -> ()", &tag, 1));
    assert_success(torch_library_def_with_tags(library, "b() -> ()", NULL, 0));
    assert_success(aoti_torch_delete_library_object(library));
}

static void count_slice(int64_t begin, int64_t end, void *context)
{
    (void)begin;
    (void)end;
    __atomic_add_fetch((int *)context, 1, __ATOMIC_RELAXED);
}

static void loop_takes_any_range_and_grain(void **state)
{
    (void)state;
    int slices = 0;
    const int64_t grains[] = {0, -1, INT64_MIN, INT64_MAX};
    for (size_t i = 0; i < sizeof grains / sizeof *grains; i++) {
        assert_success(torch_parallel_for(5, 5, grains[i], count_slice, &slices));
        assert_success(torch_parallel_for(INT64_MAX, INT64_MIN, grains[i], count_slice, &slices));
        assert_int_equal(slices, 0);
        assert_success(torch_parallel_for(INT64_MIN, INT64_MAX, grains[i], count_slice, &slices));
        assert_success(
            torch_parallel_for(INT64_MAX - 1, INT64_MAX, grains[i], count_slice, &slices));
        assert_true(slices >= 2);
        slices = 0;
    }
    assert_failure(torch_parallel_for(0, 1, 1, NULL, NULL));
}

static void devices_without_accelerator_are_refused_by_any_index(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof bad_indices / sizeof *bad_indices; i++) {
        DeviceGuardHandle guard = NULL;
        StreamHandle stream = NULL;
        assert_failure(aoti_torch_create_device_guard((int32_t)bad_indices[i], &guard));
        assert_failure(aoti_torch_get_current_stream((int32_t)bad_indices[i], &stream));
        assert_null(guard);
        assert_null(stream);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(numbers_out_of_range_are_refused, fixture_setup),
        cmocka_unit_test_setup(questions_about_a_tensor_need_a_place, fixture_setup),
        cmocka_unit_test_setup(numbers_need_a_place, fixture_setup),
        cmocka_unit_test_setup(new_tensors_need_a_place, fixture_setup),
        cmocka_unit_test_setup(results_of_operators_need_a_place, fixture_setup),
        cmocka_unit_test_setup(libraries_and_containers_need_a_place, fixture_setup),
        cmocka_unit_test_setup(containers_refuse_sizes_that_no_memory_has, fixture_setup),
        cmocka_unit_test_setup(tags_need_a_count, fixture_setup),
        cmocka_unit_test_setup(loop_takes_any_range_and_grain, fixture_setup),
        cmocka_unit_test_setup(devices_without_accelerator_are_refused_by_any_index, fixture_setup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
