/* SPDX-License-Identifier: BSD-3-Clause */
/* Environment, files, versions. */
#include "base/base.h"
#include "base/processor.h"
#include <tenon/version.h>

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
#include <cmocka.h>

static void variables_are_read(void **state)
{
    (void)state;
    setenv("TENON_TEST_VARIABLE", "value", 1);
    assert_string_equal(tni_env("TENON_TEST_VARIABLE"), "value");
    unsetenv("TENON_TEST_VARIABLE");
    assert_null(tni_env("TENON_TEST_VARIABLE"));
}

static int64_t number_in(const char *text, bool *is_wrong)
{
    setenv("TENON_TEST_VARIABLE", text, 1);
    int64_t number = tni_env_number("TENON_TEST_VARIABLE", 7, is_wrong);
    unsetenv("TENON_TEST_VARIABLE");
    return number;
}

static void a_variable_is_a_whole_number_or_wrong(void **state)
{
    (void)state;
    static const char *const wrong[] = {"abc", "-1",   "+1",  " 1", "1 ",
                                        "1M",  "0x10", "1.5", "",   "9223372036854775808"};
    bool is_wrong = true;
    assert_int_equal(tni_env_number("TENON_TEST_VARIABLE", 7, &is_wrong), 7);
    assert_false(is_wrong);
    assert_int_equal(number_in("0", &is_wrong), 0);
    assert_false(is_wrong);
    assert_int_equal(number_in("9223372036854775807", &is_wrong), INT64_MAX);
    assert_false(is_wrong);
    for (size_t i = 0; i < TN_LEN(wrong); i++) {
        assert_int_equal(number_in(wrong[i], &is_wrong), 7);
        assert_int_equal(is_wrong, *wrong[i] != '\0');
    }
}

static void file_is_mapped_whole(void **state)
{
    (void)state;
    char path[] = "/tmp/tenon-map-XXXXXX";
    const void *data = NULL;
    size_t bytes = 99;
    int file = mkstemp(path);
    assert_true(file >= 0);
    assert_int_equal(tni_map_file(path, &data, &bytes), TN_OK);
    assert_null(data);
    assert_int_equal(bytes, 0);
    assert_int_equal(write(file, "hello", 5), 5);
    assert_int_equal(tni_map_file(path, &data, &bytes), TN_OK);
    assert_int_equal(bytes, 5);
    assert_memory_equal(data, "hello", 5);
    tni_unmap(data, bytes);
    close(file);
    unlink(path);
}

static void unreadable_file_is_named_with_the_reason(void **state)
{
    (void)state;
    const void *data = &data;
    size_t bytes = 7;
    assert_int_equal(tni_map_file("/nonexistent/x.so", &data, &bytes), TN_ERR_IO);
    assert_string_equal(tn_last_error(), "/nonexistent/x.so: No such file or directory");
    assert_int_equal(tni_map_file("/tmp", &data, &bytes), TN_ERR_IO);
    assert_string_equal(tn_last_error(), "/tmp: not a regular file");
    assert_ptr_equal(data, &data);
    assert_int_equal(bytes, 7);
}

static void open_libraries_are_known_by_their_own_names(void **state)
{
    (void)state;
    assert_true(tni_library_is_open("libcmocka.so.0"));
#ifdef __GLIBC__
    assert_true(tni_library_is_open("libc.so.6"));
    assert_false(tni_library_is_open("libc.so"));
#endif
    assert_false(tni_library_is_open("libthread_db.so.1")); /* of the C library, opened by nobody */
}

/* What the compiler's question answers is what the C library does. */
static void the_processor_has_what_the_compiler_says(void **state)
{
    (void)state;
#ifdef __x86_64__
    bool has_any = false;
#    define COMPARE_SET(name, text)                                                                \
        assert_int_equal(tni_cpu_has(TNI_CPU_##name), __builtin_cpu_supports(text) != 0);          \
        has_any |= tni_cpu_has(TNI_CPU_##name);
    TNI_CPU_LIST(COMPARE_SET)
    assert_true(has_any);
    assert_true(!tni_cpu_has(TNI_CPU_AVX2) || tni_cpu_has_bit(0, 1, 5));
    assert_int_equal(tni_cpu_has(TNI_CPU_AVX512_BF16), tni_cpu_has_bit(1, 0, 5));
    assert_false(tni_cpu_has(TNI_CPU_ARM_ASIMD));
#else
    assert_false(tni_cpu_has(TNI_CPU_AVX2));
    assert_false(tni_cpu_may_use_tiles());
#endif
#ifdef __aarch64__
    /* Each of these instruction sets includes vectors. */
    assert_true(tni_cpu_has(TNI_CPU_ARM_ASIMD));
#endif
}

static void version_numbers_agree(void **state)
{
    (void)state;
    unsigned major, minor, patch;
    assert_int_equal(sscanf(tn_version_text(), "%u.%u.%u", &major, &minor, &patch), 3);
    assert_int_equal(tn_version(), major * 1000000 + minor * 1000 + patch);
    assert_int_equal(tn_version(), TENON_VERSION);
    assert_true(tn_torch_abi_version() == UINT64_C(0x020f000000000000));
}

static void an_older_release_may_be_selected(void **state)
{
    (void)state;
    static const char *const refused[] = {"", "2.8", "2.16", "2.1", "3.9", "2.10 ", "two"};
    assert_int_equal(tn_torch_abi_select("2.10"), TN_OK);
    assert_true(tn_torch_abi_version() == UINT64_C(0x020a000000000000));
    for (size_t i = 0; i < sizeof refused / sizeof refused[0]; i++)
        assert_int_equal(tn_torch_abi_select(refused[i]), TN_ERR_VALUE);
    assert_non_null(strstr(tn_last_error(), "'two' is no release"));
    assert_true(tn_torch_abi_version() == UINT64_C(0x020a000000000000));
    assert_int_equal(tn_torch_abi_select(NULL), TN_OK);
    assert_true(tn_torch_abi_version() == UINT64_C(0x020f000000000000));
}

static char warning[300];

static void keep_warning(void *context, const char *message)
{
    (void)context;
    snprintf(warning, sizeof warning, "%s", message);
}

/* Nobody could be told of it as a failure. */
static void a_release_in_the_environment_that_is_none_is_a_warning(void **state)
{
    (void)state;
    setenv("TENON_TORCH_ABI", "2.99", 1);
    tn_set_warning_handler(keep_warning, NULL);
    assert_true(tn_torch_abi_version() == UINT64_C(0x020f000000000000));
    tn_set_warning_handler(NULL, NULL);
    unsetenv("TENON_TORCH_ABI");
    assert_non_null(strstr(warning, "TENON_TORCH_ABI is '2.99'"));
}

static void a_processor_has_no_instructions_that_are_not_known(void **state)
{
    (void)state;
    assert_false(tni_cpu_has((tni_cpu_set)-1));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_release_in_the_environment_that_is_none_is_a_warning),
        cmocka_unit_test(variables_are_read),
        cmocka_unit_test(a_variable_is_a_whole_number_or_wrong),
        cmocka_unit_test(file_is_mapped_whole),
        cmocka_unit_test(unreadable_file_is_named_with_the_reason),
        cmocka_unit_test(open_libraries_are_known_by_their_own_names),
        cmocka_unit_test(the_processor_has_what_the_compiler_says),
        cmocka_unit_test(version_numbers_agree),
        cmocka_unit_test(an_older_release_may_be_selected),
        cmocka_unit_test(a_processor_has_no_instructions_that_are_not_known),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
