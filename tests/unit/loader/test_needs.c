/* SPDX-License-Identifier: BSD-3-Clause */
/* Where the libraries that a file needs are looked for, and what is said of those that are nowhere.
 */
#include "base/base.h"
#include "loader/loading.h"

#include <limits.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

static char folder[PATH_MAX]; /* holds sub/libfound.so, which is a text */

static void put_text(const char *path)
{
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs("no library", file);
    fclose(file);
}

static int begin(void **state)
{
    char path[PATH_MAX + 32];
    (void)state;
    snprintf(folder, sizeof folder, "/tmp/tenon-needs-XXXXXX");
    assert_non_null(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/sub", folder);
    assert_int_equal(mkdir(path, 0700), 0);
    snprintf(path, sizeof path, "%s/sub/libfound.so", folder);
    put_text(path);
    return 0;
}

static int end(void **state)
{
    char path[PATH_MAX + 32];
    (void)state;
    snprintf(path, sizeof path, "%s/sub/libfound.so", folder);
    unlink(path);
    snprintf(path, sizeof path, "%s/sub", folder);
    rmdir(path);
    return rmdir(folder);
}

/* What tni_needs_open says of a file at `path` with that search path, which needs `name`. */
static tn_status look_for(const char *path, const char *search, const char *name, tni_needs *needs)
{
    tni_text needed = tni_text_of(name);
    tni_elf elf = {.path = path, .search = tni_text_of(search), .needed = &needed, .nneeded = 1};
    *needs = (tni_needs){0};
    return tni_needs_open(&elf, needs);
}

/* The text is found if it is refused as none of the linker's files, by its path. */
static void finds(const char *path, const char *search)
{
    tni_needs needs;
    if (look_for(path, search, "libfound.so", &needs) != TN_ERR_IO ||
        strstr(tn_last_error(), "sub/libfound.so: ") == NULL)
        fail_msg("'%s' does not lead there: %s", search, tn_last_error());
    tni_needs_close(&needs);
}

static void misses(const char *path, const char *search)
{
    tni_needs needs;
    assert_int_equal(look_for(path, search, "libfound.so", &needs), TN_OK);
    assert_int_equal(needs.nmissing, 1);
    tni_needs_close(&needs);
}

static void origin_is_the_folder_of_the_file_in_both_spellings(void **state)
{
    char path[PATH_MAX + 32];
    (void)state;
    snprintf(path, sizeof path, "%s/lib.so", folder);
    finds(path, "$ORIGIN/sub");
    finds(path, "${ORIGIN}/sub");
    misses(path, "$ORIGIN/other");
    misses(path, "$LIB/sub");
}

static void a_file_without_a_folder_lies_in_the_current_one(void **state)
{
    char before[PATH_MAX];
    (void)state;
    assert_non_null(getcwd(before, sizeof before));
    assert_int_equal(chdir(folder), 0);
    finds("lib.so", "$ORIGIN/sub");
    assert_int_equal(chdir(before), 0);
}

static void folders_are_tried_in_order_and_empty_ones_skipped(void **state)
{
    char search[PATH_MAX + 64];
    char before[PATH_MAX];
    (void)state;
    snprintf(search, sizeof search, "::/nowhere:%s/sub", folder);
    finds("/lib.so", search);
    snprintf(search, sizeof search, "%s/sub:/nowhere", folder);
    finds("/lib.so", search);
    /* An empty entry would be the current folder. */
    assert_non_null(getcwd(before, sizeof before));
    snprintf(search, sizeof search, "%s/sub", folder);
    assert_int_equal(chdir(search), 0);
    misses("/lib.so", ":/nowhere:");
    assert_int_equal(chdir(before), 0);
}

static void a_path_that_is_too_long_is_no_file(void **state)
{
    static char search[2 * PATH_MAX];
    (void)state;
    memset(search, 'a', sizeof search - 1);
    search[0] = '/';
    misses("/lib.so", search);
    memcpy(search, "$ORIGIN/", 8);
    misses("/some/lib.so", search);
}

static void all_that_are_missing_are_named_with_who_needs_them(void **state)
{
    tni_text needed[] = {tni_text_of("libnowhere1.so"), tni_text_of("libc.so.6"),
                         tni_text_of("libnowhere2.so")};
    tni_elf elf = {.path = "/some/lib.so", .needed = needed, .nneeded = 3};
    tni_needs needs = {0};
    (void)state;
    assert_int_equal(tni_needs_open(&elf, &needs), TN_OK);
    assert_int_equal(needs.nmissing, 2);
    assert_string_equal(needs.missing.data,
                        "libnowhere1.so (needed by lib.so), libnowhere2.so (needed by lib.so)");
    tni_needs_close(&needs);
    elf.path = "lib.so";
    assert_int_equal(tni_needs_open(&elf, &needs), TN_OK);
    assert_string_equal(needs.missing.data,
                        "libnowhere1.so (needed by lib.so), libnowhere2.so (needed by lib.so)");
    tni_needs_close(&needs);
}

static void where_a_stand_in_lies_depends_on_what_it_is(void **state)
{
    char path[PATH_MAX + 64];
    (void)state;
    setenv("TENON_STUBS", "/some/where", 1);
    assert_int_equal(tni_stub_find_file("libtorch.so", path, sizeof path), TN_OK);
    assert_string_equal(path, "/some/where/libtorch.so");
    assert_int_equal(tni_stub_find_file("libtorch.so", path, 12), TN_ERR_IO);
    assert_string_equal(tn_last_error(), "the path of libtorch.so is too long");
    /* The checker is Tenon's own, and not of what a program brings. */
    assert_int_equal(tni_stub_find_file("libtenon-check.so", path, sizeof path), TN_OK);
    assert_null(strstr(path, "/some/where"));
    unsetenv("TENON_STUBS");
    assert_int_equal(tni_stub_find_file("libtorch_of_nobody.so", path, sizeof path), TN_OK);
    assert_non_null(strstr(path, "/tenon-torch/libtorch_of_nobody.so"));
    assert_int_equal(tni_stub_find_file("libtenon.so", path, sizeof path), TN_OK);
    assert_null(strstr(path, "tenon-torch"));
    assert_int_equal(tni_stub_find_file("libtenon.so", path, 8), TN_ERR_IO);
}

/* The copy's name is shorter than the original, which has to have one. */
static void a_copy_has_the_name_without_its_first_letter(void **state)
{
    char name[TNI_MAX_SONAME];
    char text[2 * TNI_MAX_SONAME];
    (void)state;
    memset(text, 'x', sizeof text);
    assert_true(tni_private_copy_name(tni_text_of("libfound.so"), name));
    assert_string_equal(name, "ibfound.so");
    assert_false(tni_private_copy_name(tni_text_of(""), name));
    assert_false(tni_private_copy_name(tni_text_of("l"), name));
    assert_false(tni_private_copy_name((tni_text){text, TNI_MAX_SONAME}, name));
    assert_true(tni_private_copy_name((tni_text){text, TNI_MAX_SONAME - 1}, name));
    assert_int_equal(strlen(name), TNI_MAX_SONAME - 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(origin_is_the_folder_of_the_file_in_both_spellings),
        cmocka_unit_test(a_file_without_a_folder_lies_in_the_current_one),
        cmocka_unit_test(folders_are_tried_in_order_and_empty_ones_skipped),
        cmocka_unit_test(a_path_that_is_too_long_is_no_file),
        cmocka_unit_test(all_that_are_missing_are_named_with_who_needs_them),
        cmocka_unit_test(where_a_stand_in_lies_depends_on_what_it_is),
        cmocka_unit_test(a_copy_has_the_name_without_its_first_letter),
    };
    return cmocka_run_group_tests(tests, begin, end);
}
