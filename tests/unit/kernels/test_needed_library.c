/* SPDX-License-Identifier: BSD-3-Clause */
/* Libraries that operators open when they first need them. */
#include "kernels/core/lazy_dlopen.h"

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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_first_name_that_opens_serves),
        cmocka_unit_test(a_library_that_is_missing_is_named_with_its_package),
        cmocka_unit_test(a_function_that_a_library_lacks_is_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
