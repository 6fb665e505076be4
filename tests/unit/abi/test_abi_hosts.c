/* SPDX-License-Identifier: BSD-3-Clause */
/* Codes, devices, loops and texts: what the ABI says of the host. */
#define USE_CUDA
#include "abi_fixture.h"

#include <pthread.h>
#include <stdatomic.h>

static void codes_are_pytorchs_numbers(void **state)
{
    (void)state;
    assert_int_equal(aoti_torch_dtype_uint8(), 0);
    assert_int_equal(aoti_torch_dtype_int8(), 1);
    assert_int_equal(aoti_torch_dtype_int16(), 2);
    assert_int_equal(aoti_torch_dtype_int32(), 3);
    assert_int_equal(aoti_torch_dtype_int64(), 4);
    assert_int_equal(aoti_torch_dtype_float16(), 5);
    assert_int_equal(aoti_torch_dtype_float32(), 6);
    assert_int_equal(aoti_torch_dtype_float64(), 7);
    assert_int_equal(aoti_torch_dtype_complex32(), 8);
    assert_int_equal(aoti_torch_dtype_complex64(), 9);
    assert_int_equal(aoti_torch_dtype_complex128(), 10);
    assert_int_equal(aoti_torch_dtype_bool(), 11);
    assert_int_equal(aoti_torch_dtype_bfloat16(), 15);
    assert_int_equal(aoti_torch_dtype_float8_e5m2(), 23);
    assert_int_equal(aoti_torch_dtype_float8_e4m3fn(), 24);
    assert_int_equal(aoti_torch_dtype_float8_e5m2fnuz(), 25);
    assert_int_equal(aoti_torch_dtype_float8_e4m3fnuz(), 26);
    assert_int_equal(aoti_torch_dtype_uint16(), 27);
    assert_int_equal(aoti_torch_dtype_uint32(), 28);
    assert_int_equal(aoti_torch_dtype_uint64(), 29);
    assert_int_equal(torch_dtype_float8_e8m0fnu(), 44);
    assert_int_equal(aoti_torch_dtype_float8_e8m0fnu(), 44);
    assert_int_equal(aoti_torch_dtype_float4_e2m1fn_x2(), 45);
    assert_int_equal(torch_dtype_float4_e2m1fn_x2(), 45);
    assert_int_equal(aoti_torch_device_type_cpu(), 0);
    assert_int_equal(aoti_torch_device_type_cuda(), 1);
    assert_int_equal(aoti_torch_device_type_xpu(), 12);
    assert_int_equal(aoti_torch_device_type_mps(), 13);
    assert_int_equal(aoti_torch_device_type_meta(), 14);
    assert_int_equal(aoti_torch_device_type_privateuse1(), 20);
    assert_int_equal(aoti_torch_layout_sparse_coo(), 1);
    assert_int_equal(aoti_torch_layout_sparse_csr(), 2);
    assert_int_equal(aoti_torch_layout__mkldnn(), 3);
    assert_int_equal(aoti_torch_layout_sparse_csc(), 4);
    assert_int_equal(aoti_torch_layout_sparse_bsr(), 5);
    assert_int_equal(aoti_torch_layout_sparse_bsc(), 6);
    assert_int_equal(aoti_torch_layout_jagged(), 7);
    assert_int_equal(aoti_torch_memory_format_contiguous_format(), 0);
    assert_int_equal(aoti_torch_memory_format_preserve_format(), 1);
    assert_int_equal(aoti_torch_memory_format_channels_last(), 2);
    assert_int_equal(aoti_torch_memory_format_channels_last_3d(), 3);
    assert_int_equal(torch_tag_core(), 0);
    assert_int_equal(torch_tag_cudagraph_unsafe(), 1);
    assert_int_equal(torch_tag_data_dependent_output(), 2);
    assert_int_equal(torch_tag_dynamic_output_shape(), 3);
    assert_int_equal(torch_tag_flexible_layout(), 4);
    assert_int_equal(torch_tag_generated(), 5);
    assert_int_equal(torch_tag_maybe_aliasing_or_mutating(), 8);
    assert_int_equal(torch_tag_needs_contiguous_strides(), 9);
    assert_int_equal(torch_tag_needs_exact_strides(), 10);
    assert_int_equal(torch_tag_needs_fixed_stride_order(), 11);
    assert_int_equal(torch_tag_nondeterministic_bitwise(), 12);
    assert_int_equal(torch_tag_nondeterministic_seeded(), 13);
    assert_int_equal(torch_tag_reduction(), 18);
    assert_int_equal(torch_tag_inplace_view(), 7);
    assert_int_equal(torch_tag_out_variant(), 15);
    assert_int_equal(torch_tag_view_copy(), 19);
    assert_int_equal(aoti_torch_dtype_element_size(10), 16);
    assert_int_equal(aoti_torch_dtype_element_size(22), 2);
}

static void version_is_the_newest_frozen_one(void **state)
{
    (void)state;
    assert_true(aoti_torch_abi_version() == UINT64_C(0x020f000000000000));
}

static void device_strings_are_read_or_refused_untouched(void **state)
{
    (void)state;
    uint32_t type = 77;
    int32_t index = 77;
    static const char *const bad[] = {
        "",        "cuda:", "cuda:01", "foo", "cpu:", "cpu:-1", "CPU", " cpu", "cpu:99999999999999",
        "cuda:128"};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        assert_failure(torch_parse_device_string(bad[i], &type, &index));
        assert_int_equal(type, 77);
        assert_int_equal(index, 77);
    }
    assert_failure(torch_parse_device_string(NULL, &type, &index));
    assert_success(torch_parse_device_string("cpu", &type, &index));
    assert_int_equal(type, 0);
    assert_int_equal(index, -1);
    assert_success(torch_parse_device_string("cuda:127", &type, &index));
    assert_int_equal(type, 1);
    assert_int_equal(index, 127);
}

static void accelerator_functions_fail_clearly_and_deletes_take_null(void **state)
{
    (void)state;
    DeviceGuardHandle guard = NULL;
    StreamHandle stream = NULL;
    int32_t index = 7;
    assert_failure(aoti_torch_create_device_guard(0, &guard));
    assert_string_equal(fixture_error(),
                        "Cannot access accelerator device when none is available.");
    assert_failure(aoti_torch_device_guard_set_index(NULL, 0));
    assert_failure(aoti_torch_get_current_device_index(&index));
    assert_failure(aoti_torch_get_current_stream(0, &stream));
    assert_failure(aoti_torch_stream_id(NULL, NULL));
    assert_failure(torch_stream_native_handle(NULL, NULL));
    assert_null(guard);
    assert_null(stream);
    assert_int_equal(index, 7);
    assert_success(aoti_torch_delete_device_guard(NULL));
    assert_success(aoti_torch_delete_stream(NULL));
    assert_failure(aoti_torch_delete_stream((StreamHandle)(uintptr_t)0x10));
}

static void cuda_errors_have_a_text(void **state)
{
    (void)state;
    char *text = (char *)(uintptr_t)0x10;
    assert_success(torch_c10_cuda_check_msg(0, "f.cu", "f", 3, false, &text));
    assert_null(text);
    assert_success(torch_c10_cuda_check_msg(2, "f.cu", "f", 3, false, &text));
    assert_non_null(strstr(text, "CUDA error 2"));
    torch_c10_cuda_free_error_msg(text);
    torch_c10_cuda_free_error_msg(NULL);
    assert_failure(torch_c10_cuda_check_msg(2, "f.cu", "f", 3, false, NULL));
}

/* ---- loops ---- */

/* What a loop counted. */
typedef struct counts {
    _Atomic(int64_t) items;    /* indices seen */
    _Atomic(int64_t) calls;    /* calls of the body */
    _Atomic(uint32_t) highest; /* highest thread index */
} counts;

static void count(int64_t begin, int64_t end, void *context)
{
    counts *c = context;
    uint32_t thread = 99;
    if (torch_get_thread_idx(&thread) != AOTI_TORCH_SUCCESS)
        thread = 98;
    atomic_fetch_add(&c->items, end - begin);
    atomic_fetch_add(&c->calls, 1);
    if (thread > atomic_load(&c->highest))
        atomic_store(&c->highest, thread);
}

static void loops_cover_their_range_once(void **state)
{
    (void)state;
    counts c = {0};
    uint32_t threads = 0;
    uint32_t index = 7;
    assert_success(torch_get_num_threads(&threads));
    assert_true(threads >= 1);
    assert_success(torch_parallel_for(10, 1010, 1, count, &c));
    assert_int_equal(c.items, 1000);
    assert_true(c.calls <= threads);
    assert_true(c.highest < threads);
    assert_success(torch_parallel_for(0, 100, 1000, count, &c));
    assert_int_equal(c.items, 1100);
    assert_success(torch_parallel_for(5, 5, 1, count, &c));
    assert_success(torch_parallel_for(5, 5, 1, NULL, NULL));
    assert_failure(torch_parallel_for(0, 5, 1, NULL, NULL));
    assert_int_equal(c.items, 1100);
    assert_success(torch_get_thread_idx(&index));
    assert_int_equal(index, 0);
    assert_failure(torch_get_thread_idx(NULL));
    assert_failure(torch_get_num_threads(NULL));
}

/* ---- texts ---- */

static void *first_text(void *context)
{
    snprintf(context, 20, "[%s]", torch_exception_get_what());
    return NULL;
}

static void error_text_is_the_threads_own_and_survives_success(void **state)
{
    (void)state;
    char text[20] = "";
    pthread_t thread;
    int64_t dim = 0;
    uint32_t threads = 0;
    assert_failure(aoti_torch_get_dim(NULL, &dim));
    assert_success(torch_get_num_threads(&threads));
    assert_error_has("aoti_torch_get_dim");
    assert_string_equal(torch_exception_get_what(), fixture_error());
    assert_int_equal(pthread_create(&thread, NULL, first_text, text), 0);
    assert_int_equal(pthread_join(thread, NULL), 0);
    assert_string_equal(text, "[]");
}

static void warnings_reach_the_handler(void **state)
{
    (void)state;
    aoti_torch_warn("f", "file.cc", 12, "mind the gap");
    assert_int_equal(fixture_warnings, 1);
    assert_non_null(strstr(fixture_warning, "mind the gap"));
    assert_non_null(strstr(fixture_warning, "file.cc:12"));
    aoti_torch_check(true, NULL, NULL, 0, NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(codes_are_pytorchs_numbers, fixture_setup),
        cmocka_unit_test_setup(version_is_the_newest_frozen_one, fixture_setup),
        cmocka_unit_test_setup(device_strings_are_read_or_refused_untouched, fixture_setup),
        cmocka_unit_test_setup(accelerator_functions_fail_clearly_and_deletes_take_null,
                               fixture_setup),
        cmocka_unit_test_setup(cuda_errors_have_a_text, fixture_setup),
        cmocka_unit_test_setup(loops_cover_their_range_once, fixture_setup),
        cmocka_unit_test_setup(error_text_is_the_threads_own_and_survives_success, fixture_setup),
        cmocka_unit_test_setup(warnings_reach_the_handler, fixture_setup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
