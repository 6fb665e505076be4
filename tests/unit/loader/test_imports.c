/* SPDX-License-Identifier: BSD-3-Clause */
/* What is said of functions and libraries that a file lacks: files with these imports alone. */
#include "base/base.h"
#include "loader/loading.h"

#include <dlfcn.h>
#include <setjmp.h>
#include <stdio.h>

#include <cmocka.h>

#define MOST 20

static char warning[2000];

static void keep_warning(void *context, const char *message)
{
    (void)context;
    snprintf(warning, sizeof warning, "%s", message);
}

/* The answer for a file that imports these functions, and whose other libraries are open. */
static tn_status check(const char *const *names, size_t count, void *stub, size_t missing,
                       bool is_lazy)
{
    tni_elf_symbol symbols[MOST];
    tni_elf elf = {.path = "it.so", .symbols = symbols, .nsymbols = count};
    tni_needs needs = {.nstubs = stub != NULL ? 1 : 0, .nmissing = missing};
    assert_true(count <= MOST);
    if (stub != NULL)
        needs.stubs[0] = stub;
    if (missing > 0)
        tni_buffer_print(&needs.missing, "libone.so%s", missing > 1 ? ", libtwo.so" : "");
    for (size_t i = 0; i < count; i++)
        symbols[i] = (tni_elf_symbol){
            .name = tni_text_of(names[i]), .is_undefined = true, .has_relocation = true};
    tn_status status = tni_imports_check(&elf, &needs, is_lazy);
    tni_buffer_free(&needs.missing);
    return status;
}

static void says(const char *text)
{
    if (strstr(tn_last_error(), text) == NULL)
        fail_msg("'%s' does not say '%s'", tn_last_error(), text);
}

static void says_nothing_of(const char *text)
{
    if (strstr(tn_last_error(), text) != NULL)
        fail_msg("'%s' says '%s'", tn_last_error(), text);
}

static void a_file_that_lacks_nothing_is_accepted(void **state)
{
    static const char *const names[] = {"printf", "malloc"};
    (void)state;
    assert_int_equal(check(names, 2, NULL, 0, false), TN_OK);
    assert_int_equal(check(names, 0, NULL, 0, false), TN_OK);
}

static void a_dozen_functions_are_named_and_the_others_counted(void **state)
{
    static char texts[15][40];
    const char *names[15];
    void *libc = dlopen("libc.so.6", RTLD_LAZY | RTLD_NOLOAD);
    (void)state;
    for (int i = 0; i < 15; i++) {
        snprintf(texts[i], sizeof texts[i], "aoti_torch_of_nobody_%d", i);
        names[i] = texts[i];
    }
    assert_int_equal(check(names, 15, libc, 0, false), TN_ERR_NOT_FOUND);
    says("it.so: ");
    says("aoti_torch_of_nobody_0 (in no PyTorch known here)");
    says("aoti_torch_of_nobody_11 ");
    says(", and more");
    says_nothing_of("aoti_torch_of_nobody_12 ");
    says("link the extension with what has the names that no PyTorch has");
}

static void a_file_that_names_no_library_is_told_so(void **state)
{
    static const char *const names[] = {"aoti_torch_of_nobody"};
    (void)state;
    assert_int_equal(check(names, 1, NULL, 0, false), TN_ERR_NOT_FOUND);
    says("names none of PyTorch's libraries");
}

static void names_of_cpp_are_counted_with_the_first(void **state)
{
    static const char *const names[] = {"_ZN2at3oneEv", "_ZN3c103twoEv", "aoti_torch_of_nobody"};
    void *libc = dlopen("libc.so.6", RTLD_LAZY | RTLD_NOLOAD);
    (void)state;
    assert_int_equal(check(names, 1, libc, 0, false), TN_ERR_NOT_FOUND);
    says("imports 1 C++ name of PyTorch, such as _ZN2at3oneEv");
    assert_int_equal(check(names, 3, libc, 0, false), TN_ERR_NOT_FOUND);
    says("imports 2 C++ names of PyTorch, such as _ZN2at3oneEv");
    says("; ");
    says("port the extension to the stable ABI");
}

static void missing_libraries_are_told_with_the_rest(void **state)
{
    static const char *const names[] = {"aoti_torch_of_nobody"};
    void *libc = dlopen("libc.so.6", RTLD_LAZY | RTLD_NOLOAD);
    (void)state;
    assert_int_equal(check(names, 0, NULL, 1, false), TN_ERR_NOT_FOUND);
    says("needs a library that cannot be found: libone.so");
    assert_int_equal(check(names, 1, libc, 2, false), TN_ERR_NOT_FOUND);
    says("needs libraries that cannot be found: libone.so, libtwo.so; ");
    says("install what is missing");
    says_nothing_of("TN_LOAD_LAZY");
    /* The missing one may be what leads to Tenon, so the functions are not looked for. */
    assert_int_equal(check(names, 1, NULL, 1, false), TN_ERR_NOT_FOUND);
    says_nothing_of("aoti_torch_of_nobody");
    assert_int_equal(check(names, 1, libc, 1, true), TN_ERR_NOT_FOUND);
}

static void functions_alone_may_be_missing_on_request(void **state)
{
    static const char *const names[] = {"aoti_torch_of_nobody"};
    void *libc = dlopen("libc.so.6", RTLD_LAZY | RTLD_NOLOAD);
    (void)state;
    tn_set_warning_handler(keep_warning, NULL);
    assert_int_equal(check(names, 1, libc, 0, true), TN_OK);
    tn_set_warning_handler(NULL, NULL);
    assert_non_null(strstr(warning, "aoti_torch_of_nobody"));
    assert_non_null(strstr(warning, "opened all the same"));
}

/* This program holds the core and exports nothing of it, so that a file would call the library's.
 */
static void another_runtime_in_the_process_is_told(void **state)
{
    static const char *const names[] = {"aoti_torch_abi_version"};
    char path[4096];
    (void)state;
    assert_int_equal(tni_stub_find_file("libtenon.so", path, sizeof path), TN_OK);
    void *other = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    assert_non_null(other);
    assert_int_equal(check(names, 1, other, 0, false), TN_ERR_RUNTIME);
    says("it.so: would call the functions of ");
    says("libtenon.so instead of Tenon's");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_file_that_lacks_nothing_is_accepted),
        cmocka_unit_test(a_dozen_functions_are_named_and_the_others_counted),
        cmocka_unit_test(a_file_that_names_no_library_is_told_so),
        cmocka_unit_test(names_of_cpp_are_counted_with_the_first),
        cmocka_unit_test(missing_libraries_are_told_with_the_rest),
        cmocka_unit_test(functions_alone_may_be_missing_on_request),
        cmocka_unit_test(another_runtime_in_the_process_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
