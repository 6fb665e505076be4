/* SPDX-License-Identifier: BSD-3-Clause */
/* Libraries that operators open when they first need them. */
#include "kernels/core/lazy_dlopen.h"
#include "kernels/core/isa.h"

#include <limits.h>
#include <setjmp.h>
#include <stdlib.h>
#include <cmocka.h>
#include <tenon/status.h>

static void the_first_name_that_opens_serves(void **state)
{
    tni_needed_library library = {.task = "a test needs a library",
                                  .package = "libc6",
                                  .names = {"libnowhere.so.1", "libm.so.6"}};
    void (*first)(void) = NULL;
    void (*again)(void) = NULL;
    (void)state;
    assert_int_equal(tni_needed_function(&library, "cos", &first), TN_OK);
    assert_int_equal(tni_needed_function(&library, "cos", &again), TN_OK);
    assert_true(first != NULL && first == again);
}

static void a_library_that_is_missing_is_named_with_its_package(void **state)
{
    tni_needed_library library = {
        .task = "a test needs a library", .package = "libnowhere1", .names = {"libnowhere.so.1"}};
    void (*function)(void) = NULL;
    (void)state;
    assert_int_equal(tni_needed_function(&library, "cos", &function), TN_ERR_RUNTIME);
    assert_null(function);
    assert_string_equal(tn_last_error(),
                        "a test needs a library, and libnowhere.so.1 is not there; "
                        "Debian's package is libnowhere1");
}

static void a_function_that_a_library_lacks_is_named(void **state)
{
    tni_needed_library library = {
        .task = "a test needs a library", .package = "libc6", .names = {"libm.so.6"}};
    void (*function)(void) = NULL;
    (void)state;
    assert_int_equal(tni_needed_function(&library, "no_such_function", &function), TN_ERR_RUNTIME);
    assert_null(function);
    assert_string_equal(tn_last_error(), "a test needs a library, and libm.so.6 has no "
                                         "no_such_function; Debian's package is libc6");
}

/* A candidate without the probe is passed over, and so is a file that is not there. */
static void a_candidate_without_the_probe_is_passed_over(void **state)
{
    tni_needed_library library = {.task = "a test needs a library",
                                  .package = "libc6",
                                  .probe = "cos",
                                  .names = {"/no/such/place.so", "libdl.so.2", "libm.so.6"}};
    void (*function)(void) = NULL;
    char path[PATH_MAX];
    (void)state;
    assert_int_equal(tni_needed_function(&library, "sin", &function), TN_OK);
    assert_non_null(function);
    assert_true(tni_needed_file(&library, path));
    assert_non_null(strstr(path, "libm.so"));
    assert_null(tni_needed_find(&library, "no_such_function"));
}

/* "co" and "s" are "cos", as "scipy_" and "dgetrf_" are one name. */
static void names_may_have_a_prefix(void **state)
{
    tni_needed_library library = {.task = "a test needs a library",
                                  .package = "libc6",
                                  .probe = "sh",
                                  .prefix = "co",
                                  .names = {"libm.so.6"}};
    tni_needed_library plain = {
        .task = "a test needs a library", .package = "libc6", .names = {"libm.so.6"}};
    (void)state;
    assert_non_null(tni_needed_find(&library, "sh"));
    assert_ptr_equal(tni_needed_find(&library, "sh"), tni_needed_find(&plain, "cosh"));
}

static int warnings;

static void count_warning(void *context, const char *message)
{
    (void)context;
    (void)message;
    warnings++;
}

static void the_file_of_the_variable_is_first(void **state)
{
    tni_needed_library wrong = {.task = "a test needs a library",
                                .package = "libc6",
                                .variable = "TENON_TEST_LIBRARY",
                                .probe = "cos",
                                .names = {"libm.so.6"}};
    tni_needed_library right = wrong;
    char path[PATH_MAX];
    (void)state;
    right.names[0] = "libnowhere.so.1";
    setenv("TENON_TEST_LIBRARY", "libm.so.6", 1);
    assert_non_null(tni_needed_find(&right, "cos"));
    tn_set_warning_handler(count_warning, NULL);
    setenv("TENON_TEST_LIBRARY", "libdl.so.2", 1);
    assert_true(tni_needed_file(&wrong, path));
    assert_non_null(strstr(path, "libm.so"));
    assert_int_equal(warnings, 1);
    tn_set_warning_handler(NULL, NULL);
    unsetenv("TENON_TEST_LIBRARY");
}

/* Return the core whose kernels a fake OpenBLAS uses after it was opened. */
static const char *core_of(const char *path)
{
    tni_needed_library library = {.task = "a test needs a library",
                                  .package = "libopenblas0",
                                  .variable = "TENON_TEST_LIBRARY",
                                  .names = {"libnowhere.so.1"}};
    setenv("TENON_TEST_LIBRARY", path, 1);
    void (*function)(void) = tni_needed_find(&library, "openblas_get_corename");
    unsetenv("TENON_TEST_LIBRARY");
    assert_non_null(function);
    return ((const char *(*)(void))function)();
}

static void openblas_keeps_the_core_that_the_user_chose(void **state)
{
    (void)state;
    setenv("OPENBLAS_CORETYPE", "Prescott", 1);
    assert_string_equal(core_of(TENON_FAKES "/openblas_of_user.so"), "Prescott");
    unsetenv("OPENBLAS_CORETYPE");
}

static void openblas_that_does_not_know_the_processor_uses_what_it_has(void **state)
{
    static const char *const cores[TNI_ISA_COUNT] = {"Prescott", "Haswell", "SkylakeX"};
    (void)state;
    assert_string_equal(core_of(TENON_FAKES "/openblas_for_new_processor.so"),
                        cores[tni_cpu_isa()]);
    assert_null(getenv("OPENBLAS_CORETYPE"));
}

/* Each library is asked for a function by which it is known. */
static void the_libraries_of_the_table_are_found_here(void **state)
{
    static const char *const functions[TNI_NEEDED_COUNT] = {
        [TNI_NEEDED_LAPACK] = "dgetrf_",
        [TNI_NEEDED_FFTW] = "fftw_plan_many_dft",
        [TNI_NEEDED_FFTW_SINGLE] = "fftwf_plan_many_dft",
    };
    (void)state;
    for (size_t i = 0; i < TNI_NEEDED_COUNT; i++) {
        tni_needed_library *library = &tni_needed_libraries[i];
        char path[PATH_MAX];
        assert_non_null(library->label);
        if (tni_needed_file(library, path))
            assert_non_null(tni_needed_find(library, functions[i]));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_first_name_that_opens_serves),
        cmocka_unit_test(a_library_that_is_missing_is_named_with_its_package),
        cmocka_unit_test(a_function_that_a_library_lacks_is_named),
        cmocka_unit_test(a_candidate_without_the_probe_is_passed_over),
        cmocka_unit_test(names_may_have_a_prefix),
        cmocka_unit_test(the_file_of_the_variable_is_first),
        cmocka_unit_test(openblas_keeps_the_core_that_the_user_chose),
        cmocka_unit_test(openblas_that_does_not_know_the_processor_uses_what_it_has),
        cmocka_unit_test(the_libraries_of_the_table_are_found_here),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
